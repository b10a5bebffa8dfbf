/* reduce.c - equations that depend on each other in their highest derivatives.
 *
 * Structure says which unknowns occur, not that the equations determine them: two capacitors in parallel give two
 * equations for two derivatives of which only the sum occurs. Where the partial derivatives of a component are singular
 * at every point, a combination of its equations is free of the unknowns. It takes the place of one of them, and index
 * reduction begins again with it: what was hidden becomes a constraint of lower order.
 */
#include "causal/work.h"

#include <math.h>

typedef struct {
    Arena *arena;
    Causal *causal;
    const Points *points;
    const IntList *equations, *unknowns;
    Map *column_of; /* leaf -> position in unknowns */
} Component;

static Matrix *partials_of(const Component *c, bool is_symbolic)
{
    int rows = c->equations->count;
    Matrix *matrix = matrix_new(c->arena, c->causal, c->points, rows, c->unknowns->count, is_symbolic);
    for (int row = 0; row < rows; row++)
        matrix_set_partials(matrix, row, c->equations->at[row], c->column_of);
    return matrix;
}

/* How often an equation was differentiated. */
static int depth_of(const Causal *causal, int equation)
{
    int depth = 0;
    for (; causal->equations.at[equation].parent >= 0; equation = causal->equations.at[equation].parent)
        depth++;
    return depth;
}

typedef struct {
    int equation;
    Expr factor;
} Part;

typedef List(Part) PartList;

static bool mentions_any(const Component *c, Expr e, const Map *of)
{
    ExprList leaves = {0};
    expr_variables(e, false, c->arena, &leaves);
    for (int i = 0; i < leaves.count; i++)
        if (map_get(of, leaves.at[i], -1) >= 0)
            return true;
    return false;
}

/* The unknown, integrated so many times; -1 if it is no derivative of that order. */
static int taken_back_unknown(const Component *c, int unknown, int times)
{
    for (int i = 0; i < times && unknown >= 0; i++)
        unknown = c->causal->variables.at[unknown].integral;
    return unknown;
}

/* Leaves of the unknowns, integrated so many times. */
static Map *taken_back_leaves(const Component *c, int times)
{
    Map *leaves = map_new(c->arena);
    for (int k = 0; k < c->unknowns->count; k++) {
        int unknown = taken_back_unknown(c, c->unknowns->at[k], times);
        if (unknown >= 0)
            map_put(leaves, c->causal->variables.at[unknown].leaf, k);
    }
    return leaves;
}

/* The combination of equations that a row without unknowns has become, taken back by as many differentiations as all of
 * them have in common. An equation depends on its highest derivatives as its own derivative does on theirs (Griewank's
 * lemma): with the same factors the equations that were taken back are free of the unknowns that were. False if a
 * factor depends on one or the other unknowns, then nothing is known. */
static bool read_combination(const Component *c, const Matrix *matrix, int row, PartList *parts, int *taken_back)
{
    int least = INT32_MAX;
    bool is_known = true;
    for (int i = 0; i < matrix->rows[row].count; i++) {
        const MatrixEntry *entry = &matrix->rows[row].at[i];
        if (entry->column < matrix->column_count) { /* vanishes at some points only: nothing to pivot on */
            is_known = false;
            continue;
        }
        int equation = c->equations->at[entry->column - matrix->column_count];
        is_known = is_known && !mentions_any(c, entry->value, c->column_of);
        int depth = depth_of(c->causal, equation);
        least = depth < least ? depth : least;
        list_push(c->arena, parts, (Part){equation, entry->value});
    }
    const Map *taken = least > 0 && is_known ? taken_back_leaves(c, least) : NULL;
    for (int i = 0; i < parts->count && taken; i++)
        is_known = is_known && !mentions_any(c, parts->at[i].factor, taken);
    if (!is_known)
        return false;
    for (int i = 0; i < parts->count; i++)
        for (int k = 0; k < least; k++)
            parts->at[i].equation = c->causal->equations.at[parts->at[i].equation].parent;
    *taken_back = least;
    return true;
}

typedef struct {
    Map *unknowns; /* leaf -> any number */
    Expr value;
} Fixing;

static Expr fixed(void *context, Expr leaf)
{
    const Fixing *fixing = context;
    return map_get(fixing->unknowns, leaf, -1) >= 0 ? fixing->value : NULL;
}

static bool is_finite_at_points(const Component *c, Expr e)
{
    for (int p = 0; p < STATED_POINTS; p++)
        if (!isfinite(causal_value(c->causal, e, points_time(p), c->points->values[p])))
            return false;
    return true;
}

/* Does the sum say what its parts say with the unknowns in them? Else something was taken for nothing, or the other way
 * round, and nothing must be built on it. */
static bool agrees_with_parts(const Component *c, const PartList *parts, Expr left, Expr right)
{
    static const double most_rounding = 1e-7; /* of factors that are differences of products */
    for (int p = 0; p < STATED_POINTS; p++) {
        const double *values = c->points->values[p];
        double time = points_time(p), sum = 0, size = 0;
        for (int i = 0; i < parts->count; i++) {
            const CausalEquation *e = &c->causal->equations.at[parts->at[i].equation];
            double factor = causal_value(c->causal, parts->at[i].factor, time, values);
            sum += factor * (causal_value(c->causal, e->left, time, values) -
                             causal_value(c->causal, e->right, time, values));
            size += fabs(factor) * (causal_magnitude(c->causal, e->left, time, values) +
                                    causal_magnitude(c->causal, e->right, time, values));
        }
        double found = causal_value(c->causal, left, time, values) - causal_value(c->causal, right, time, values);
        if (isfinite(sum) && !(fabs(found - sum) <= most_rounding * size))
            return false;
    }
    return true;
}

/* The sum of the parts. It does not depend on the unknowns, so any numbers may stand for them: 0, else 1 where 0 is no
 * possible value. */
static bool sum_of(const Component *c, const PartList *parts, int taken_back, Expr *left, Expr *right)
{
    Fixing fixing = {.unknowns = taken_back_leaves(c, taken_back)};
    for (int attempt = 0; attempt < 2; attempt++) {
        fixing.value = expr_number(attempt);
        *left = *right = expr_number(0);
        for (int i = 0; i < parts->count; i++) {
            const CausalEquation *e = &c->causal->equations.at[parts->at[i].equation];
            *left = expr_add(*left, expr_multiply(parts->at[i].factor, expr_replace(e->left, true, fixed, &fixing)));
            *right = expr_add(*right, expr_multiply(parts->at[i].factor, expr_replace(e->right, true, fixed, &fixing)));
        }
        if (is_finite_at_points(c, *left) && is_finite_at_points(c, *right))
            return true;
    }
    return false;
}

static bool depends_on(const Component *c, Expr left, Expr right, Expr leaf)
{
    Expr culprit = NULL, by_left = expr_differentiate(left, leaf, &culprit);
    Expr by_right = expr_differentiate(right, leaf, &culprit);
    require(by_left && by_right); /* what has no derivative does not pass the checks of level 1 */
    Expr partial = expr_subtract(by_left, by_right);
    return !expr_is_number(partial, 0) &&
           !points_rounded_off(c->causal, c->points, left, right, leaf, partial) &&
           !points_vanish(c->causal, c->points, partial, false);
}

/* An unknown that cancels in the sum is there by its letters only: an order of evaluation that counts on it would
 * divide by rounding. Any number may stand for it. */
static void drop_cancelled(const Component *c, Expr *left, Expr *right)
{
    if (points_switches(*left) || points_switches(*right) || expr_find(*left, expr_is_stepwise) ||
        expr_find(*right, expr_is_stepwise))
        return;
    Fixing fixing = {.unknowns = map_new(c->arena)};
    IntList mentioned = {0};
    causal_mentions(c->arena, c->causal, *left, *right, &mentioned);
    for (int i = 0; i < mentioned.count; i++) {
        const CausalVariable *v = &c->causal->variables.at[mentioned.at[i]];
        if (!causal_is_constant_role(v->role) && !depends_on(c, *left, *right, v->leaf))
            map_put(fixing.unknowns, v->leaf, i);
    }
    for (int attempt = 0; attempt < 2; attempt++) {
        fixing.value = expr_number(attempt);
        Expr sides[] = {expr_replace(*left, true, fixed, &fixing), expr_replace(*right, true, fixed, &fixing)};
        if (!is_finite_at_points(c, sides[0]) || !is_finite_at_points(c, sides[1]))
            continue;
        *left = sides[0];
        *right = sides[1];
        return;
    }
}

static bool holds_unknowns(const Component *c, Expr left, Expr right)
{
    IntList mentioned = {0};
    causal_mentions(c->arena, c->causal, left, right, &mentioned);
    for (int i = 0; i < mentioned.count; i++)
        if (!causal_is_known_role(c->causal->variables.at[mentioned.at[i]].role))
            return true;
    return false;
}

static void list_parts(const Component *c, const PartList *parts, IntList *equations)
{
    for (int i = 0; i < parts->count; i++)
        list_push(c->arena, equations, parts->at[i].equation);
}

/* Nothing is left of the combination but constants and time: it holds anyway, and unknowns can move together, or it
 * never does. */
static void note_empty(const Component *c, const PartList *parts, Expr left, Expr right, RedundancyList *redundant)
{
    Causal *causal = c->causal;
    IntList equations = {0};
    list_parts(c, parts, &equations);
    if (points_vanish(causal, c->points, expr_subtract(left, right), true)) {
        list_push(c->arena, redundant, equations);
        return;
    }
    const FlatEquation *declared = causal_equation_declaration(causal, equations.at[0]);
    const char *said = arena_format(c->arena, "%s = %s", expr_text(c->arena, left), expr_text(c->arena, right));
    Source source = causal_drawn_equation_source(causal, equations.at[0]);
    if (equations.count == 1)
        diag(DIAG_C03, source, "equation %s of '%s' contradicts the others: with them it says %s",
             declared->id->text, declared->element->text, said);
    else
        diag(DIAG_C03, source, "these equations contradict each other: together they say %s", said);
    causal_detail_equations(causal, c->arena, &equations);
    causal_detail_aliases(causal, c->arena, &equations);
    explain_excess(c->arena, causal, &equations);
    causal_detail_balance(c->arena, causal, &equations);
    causal_detail_still(c->arena, causal, &equations);
    causal_detail_deciding(c->arena, causal, &equations);
}

static void report_unclear(const Component *c, const IntList *equations)
{
    Source source = causal_drawn_equation_source(c->causal, equations->at[0]);
    const FlatEquation *declared = causal_equation_declaration(c->causal, equations->at[0]);
    if (equations->count == 1) {
        diag(DIAG_C05, source, "equation %s of '%s' does not determine any unknown that others leave to it",
             declared->id->text, declared->element->text);
        diag_fix("look for a factor in it that is zero, or no number, for the stated starts and constants");
    } else {
        diag(DIAG_C05, source, "these %d equations depend on each other in a way that cannot be resolved",
             equations->count);
    }
    causal_detail_equations(c->causal, c->arena, equations);
}

static bool may_be_replaced(const Component *c, const Part *part)
{
    return depth_of(c->causal, part->equation) == 0 &&
           (part->factor->op == OP_NUMBER || causal_mentions_constants_only(c->arena, c->causal, part->factor));
}

/* The equation that the combination replaces: not differentiated, its factor never zero; the one that became empty if
 * that is possible. -1 if there is none. */
static int replaced_equation(const Component *c, const PartList *parts, int empty)
{
    int replaced = -1;
    for (int i = 0; i < parts->count; i++)
        if (may_be_replaced(c, &parts->at[i]) && (replaced < 0 || parts->at[i].equation == empty))
            replaced = parts->at[i].equation;
    return replaced;
}

static bool is_replaced(const CombinationList *found, int equation)
{
    for (int i = 0; i < found->count; i++)
        if (found->at[i].replaced == equation)
            return true;
    return false;
}

enum { MOST_READ = 200 }; /* nodes of a factor; a longer one, its shared parts written out, is read by nobody */

static const char *combination_text(const Component *c, const PartList *parts)
{
    Text text = text_new(c->arena);
    for (int i = 0; i < parts->count; i++) {
        Expr factor = parts->at[i].factor;
        bool is_minus = expr_is_number(factor, -1);
        text_add(&text, is_minus ? (i ? " - " : "-") : i ? " + " : "");
        if (!is_minus && !expr_is_number(factor, 1))
            text_format(&text, "(%s)*", expr_size(factor) <= MOST_READ ? expr_text(c->arena, factor) : "...");
        text_add(&text, c->causal->equations.at[parts->at[i].equation].id->text);
    }
    return text.at;
}

static bool combine(const Component *c, const Matrix *matrix, int row, int empty, CombinationList *found,
                    RedundancyList *redundant)
{
    PartList parts = {0};
    IntList equations = {0};
    int taken_back = 0, replaced = -1;
    Expr left, right;
    bool clear = read_combination(c, matrix, row, &parts, &taken_back) && sum_of(c, &parts, taken_back, &left, &right);
    list_parts(c, &parts, &equations);
    if (clear)
        drop_cancelled(c, &left, &right);
    if (clear && agrees_with_parts(c, &parts, left, right))
        replaced = replaced_equation(c, &parts, empty);
    if (replaced < 0) {
        report_unclear(c, &equations);
        return false;
    }
    if (!holds_unknowns(c, left, right)) {
        note_empty(c, &parts, left, right, redundant);
        return false;
    }
    if (!is_replaced(found, replaced)) /* else it is found again */
        list_push(c->arena, found, (Combination){.replaced = replaced, .left = left, .right = right,
                                                 .text = combination_text(c, &parts)});
    return true;
}

/* One equation for one unknown, its partial derivative a number: nearly all. */
static bool is_plain(const Component *c)
{
    if (c->equations->count != 1)
        return false;
    const CausalEquation *e = &c->causal->equations.at[c->equations->at[0]];
    Expr leaf = c->causal->variables.at[c->unknowns->at[0]].leaf;
    return e->left == leaf && !expr_contains(e->right, leaf);
}

/* Numbers tell which equations take part in what became empty; those alone are eliminated symbolically. */
static bool combine_dependent(const Component *c, CombinationList *found, RedundancyList *redundant)
{
    Matrix *numbers = partials_of(c, false);
    IntList empty = {0};
    bool ok = true;
    matrix_track(numbers);
    matrix_eliminate(numbers, &empty);
    for (int i = 0; i < empty.count && ok; i++) {
        const MatrixRow *row = &numbers->rows[empty.at[i]];
        IntList dependent = {0}, left = {0};
        for (int k = 0; k < row->count; k++)
            if (row->at[k].column >= numbers->column_count)
                list_push(c->arena, &dependent, c->equations->at[row->at[k].column - numbers->column_count]);
        Component part = *c;
        part.equations = &dependent;
        Matrix *matrix = partials_of(&part, true);
        matrix_track(matrix);
        matrix_eliminate(matrix, &left);
        for (int k = 0; k < left.count && ok; k++)
            ok = combine(&part, matrix, left.at[k], c->equations->at[empty.at[i]], found, redundant);
        if (!left.count) {
            report_unclear(c, &dependent);
            ok = false;
        }
    }
    return ok;
}

bool rank_examine(Arena *arena, Causal *causal, const Points *points, const IntList *equations,
                  const IntList *unknowns, CombinationList *found, RedundancyList *redundant)
{
    Arena *scratch = arena_new();
    Component c = {.arena = scratch, .causal = causal, .points = points, .equations = equations, .unknowns = unknowns};
    bool ok = true;
    if (!is_plain(&c)) {
        c.column_of = map_new(scratch);
        for (int k = 0; k < unknowns->count; k++)
            map_put(c.column_of, causal->variables.at[unknowns->at[k]].leaf, k);
        IntList empty = {0};
        matrix_eliminate(partials_of(&c, false), &empty);
        if (empty.count > 0) {
            c.arena = arena; /* what is found lasts */
            ok = combine_dependent(&c, found, redundant);
        }
    }
    arena_free(scratch);
    return ok;
}
