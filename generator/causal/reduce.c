/* reduce.c - equations that depend on each other in their highest derivatives.
 *
 * Structure tells which unknowns occur, not that the equations determine them: two capacitors in parallel give two
 * equations for two derivatives of which only the sum occurs. If the matrix of partial derivatives of a component is
 * singular at every point, a combination of its equations does not contain the unknowns. It replaces one of them, and
 * index reduction begins again: the hidden relation becomes a constraint of lower order. */
#include "causal/explain.h"

#include <math.h>

typedef struct {
    Arena *arena;
    Causal *causal;
    const Points *points;
    const IntList *unknowns;
} Component;

/* A sum of equations times factors. */
typedef struct {
    IntList equations;
    ExprList factors;
} Sum;

/* Images, by variable: `with` for each unknown of the component, integrated `times` times. Unknowns that are no
 * derivatives of that order are omitted. */
static Expr *integrated(const Component *c, int times, Expr with)
{
    Expr *image = arena_array(c->arena, Expr, c->causal->variables.count);
    for (int k = 0; k < c->unknowns->count; k++) {
        int unknown = c->unknowns->at[k];
        for (int i = 0; i < times && unknown >= 0; i++)
            unknown = c->causal->variables.at[unknown].integral;
        if (unknown >= 0)
            image[unknown] = with;
    }
    return image;
}

/* Reads the combination of equations that a row without unknowns has become, and undoes as many differentiations as all
 * of them have in common. An equation depends on its highest derivatives as its own derivative depends on theirs
 * (Griewank's lemma). So with the same factors, the combination of the undifferentiated equations does not contain the
 * unknowns, integrated as often. False if a factor depends on the unknowns or their integrals: nothing is known
 * then. */
static bool read_combination(const Component *c, const Matrix *matrix, int row, const IntList *equations, Sum *sum,
                             int *taken_back)
{
    int least = INT32_MAX;
    bool is_known = true;
    for (int i = 0; i < matrix->rows[row].count; i++) {
        const MatrixEntry *entry = &matrix->rows[row].at[i];
        if (entry->column < matrix->column_count) { /* vanishes at some points only: nothing to pivot on */
            is_known = false;
            continue;
        }
        int equation = equations->at[entry->column - matrix->column_count], depth = causal_order(c->causal, equation);
        least = depth < least ? depth : least;
        list_push(c->arena, &sum->equations, equation);
        list_push(c->arena, &sum->factors, entry->value);
    }
    const int orders[] = {0, least};
    for (int k = 0; k < 2 && is_known; k++) {
        const Expr *image = integrated(c, orders[k], expr_time());
        for (int i = 0; i < sum->factors.count; i++) {
            const IntList mentioned = causal_mentioned(c->arena, c->causal, sum->factors.at[i], NULL);
            for (int v = 0; v < mentioned.count; v++)
                is_known = is_known && !image[mentioned.at[v]];
        }
    }
    for (int i = 0; i < sum->equations.count && is_known; i++)
        for (int k = 0; k < least; k++)
            sum->equations.at[i] = c->causal->equations.at[sum->equations.at[i]].parent;
    *taken_back = least;
    return is_known;
}

static bool are_finite(const Component *c, Expr left, Expr right)
{
    for (int p = 0; p < STATED_POINTS; p++)
        if (!isfinite(causal_value(c->causal, left, points_time(p), c->points->values[p])) ||
            !isfinite(causal_value(c->causal, right, points_time(p), c->points->values[p])))
            return false;
    return true;
}

/* True if the sum has the value of its parts, which still contain the unknowns. Otherwise a small term was mistaken for
 * 0, or the other way round, and the sum must not be used. */
static bool agrees_with_parts(const Component *c, const Sum *parts, Expr left, Expr right)
{
    static const double most_rounding = 1e-7; /* of factors that are differences of products */
    for (int p = 0; p < STATED_POINTS; p++) {
        const double *values = c->points->values[p];
        double time = points_time(p), sum = 0, size = 0, magnitude;
        for (int i = 0; i < parts->equations.count; i++) {
            const CausalEquation *e = &c->causal->equations.at[parts->equations.at[i]];
            double factor = causal_value(c->causal, parts->factors.at[i], time, values);
            sum += factor * causal_residual(c->causal, e->left, e->right, time, values, &magnitude);
            size += fabs(factor) * magnitude;
        }
        double found = causal_residual(c->causal, left, right, time, values, NULL);
        if (isfinite(sum) && !(fabs(found - sum) <= most_rounding * size))
            return false;
    }
    return true;
}

/* Adds up the parts. The sum does not depend on the unknowns, so any number can replace them: 0, or 1 if the sum is not
 * finite with 0. */
static bool add_up(const Component *c, const Sum *parts, int taken_back, Expr *left, Expr *right)
{
    const Causal *causal = c->causal;
    for (int attempt = 0; attempt < 2; attempt++) {
        const Expr *image = integrated(c, taken_back, expr_number(attempt));
        ExprList lefts = {0}, rights = {0};
        for (int i = 0; i < parts->equations.count; i++) {
            const CausalEquation *e = &causal->equations.at[parts->equations.at[i]];
            Expr factor = parts->factors.at[i];
            list_push(c->arena, &lefts, expr_multiply(factor, causal_with_images(causal, e->left, image)));
            list_push(c->arena, &rights, expr_multiply(factor, causal_with_images(causal, e->right, image)));
        }
        *left = expr_sum(lefts.count, lefts.at);
        *right = expr_sum(rights.count, rights.at);
        if (are_finite(c, *left, *right))
            return true;
    }
    return false;
}

/* Removes unknowns that cancel in the sum and only seem to occur in it: solving for one would divide by rounding
 * errors. Any number can replace them. */
static void drop_cancelled(const Component *c, Expr *left, Expr *right)
{
    Causal *causal = c->causal;
    if (points_switches(*left) || points_switches(*right) || expr_find(*left, expr_is_stepwise) ||
        expr_find(*right, expr_is_stepwise))
        return;
    Expr *image[] = {arena_array(c->arena, Expr, causal->variables.count),
                     arena_array(c->arena, Expr, causal->variables.count)};
    const IntList mentioned = causal_mentioned(c->arena, causal, *left, *right);
    for (int i = 0; i < mentioned.count; i++) {
        const CausalVariable *v = &causal->variables.at[mentioned.at[i]];
        if (causal_is_constant_role(v->role))
            continue;
        Expr partial = expr_subtract(causal_partial(*left, v->leaf), causal_partial(*right, v->leaf));
        if (expr_is_number(partial, 0) || points_rounded_off(causal, c->points, *left, *right, v->leaf, partial) ||
            points_vanish(causal, c->points, partial, false))
            for (int attempt = 0; attempt < 2; attempt++)
                image[attempt][mentioned.at[i]] = expr_number(attempt);
    }
    for (int attempt = 0; attempt < 2; attempt++) {
        Expr sides[] = {causal_with_images(causal, *left, image[attempt]),
                        causal_with_images(causal, *right, image[attempt])};
        if (!are_finite(c, sides[0], sides[1]))
            continue;
        *left = sides[0];
        *right = sides[1];
        return;
    }
}

static void report_unclear(const Component *c, const IntList *equations)
{
    Source source = causal_drawn_equation_source(c->causal, equations->at[0]);
    const FlatEquation *declared = causal_equation_declaration(c->causal, equations->at[0]);
    if (equations->count == 1) {
        diag(DIAG_C05, source, "equation %s of '%s' contains no unknown that is not determined by other equations",
             declared->id->text, declared->element->text);
        diag_fix("look for a factor that is zero or not a number with the given start values and constants");
    } else {
        diag(DIAG_C05, source, "these %d equations depend on each other in a way that cannot be resolved",
             equations->count);
    }
    causal_detail_equations(c->arena, c->causal, equations);
}

/* The equation that the combination replaces. It must not be differentiated, and its factor must not vanish while
 * running. The equation whose row became empty is preferred. -1 if there is none. */
static int replaced_equation(const Component *c, const Sum *parts, int empty)
{
    int replaced = -1;
    for (int i = 0; i < parts->equations.count; i++) {
        Expr factor = parts->factors.at[i];
        bool may_be = causal_order(c->causal, parts->equations.at[i]) == 0 &&
                      (factor->op == OP_NUMBER || causal_mentions_constants_only(c->arena, c->causal, factor));
        if (may_be && (replaced < 0 || parts->equations.at[i] == empty))
            replaced = parts->equations.at[i];
    }
    return replaced;
}

static const Reason *combination_reason(const Component *c, const Sum *parts)
{
    enum { MOST_READ = 200 }; /* nodes of a factor; a longer one, its shared parts written out, is unreadable */
    Reason *sum = reason_new(c->arena, "");
    for (int i = 0; i < parts->equations.count; i++) {
        const Expr factor = parts->factors.at[i];
        const bool is_minus = expr_is_number(factor, -1), is_factor = !is_minus && !expr_is_number(factor, 1);
        const bool is_read = expr_size(factor) <= MOST_READ;
        reason_add_words(sum, is_minus ? (i ? " - " : "-") : i ? " + " : "");
        reason_add_words(sum, !is_factor ? "" : is_read ? "(" : "(...");
        if (is_factor && is_read)
            reason_add_expr(sum, factor);
        reason_add_words(sum, is_factor ? ")*" : "");
        reason_add_equation(sum, c->causal->equations.at[parts->equations.at[i]].id);
    }
    return sum;
}

/* Makes a combination that replaces an equation. If it contains only constants and time, it is either redundant, so
 * that unknowns are undetermined, or a contradiction. False in these cases, and if no combination can be made. */
static bool combine(const Component *c, const Matrix *matrix, int row, const IntList *equations, int empty,
                    CombinationList *found, RedundancyList *redundant)
{
    Causal *causal = c->causal;
    Sum parts = {0};
    int taken_back = 0, replaced = -1;
    Expr left = NULL, right = NULL;
    if (read_combination(c, matrix, row, equations, &parts, &taken_back) &&
        add_up(c, &parts, taken_back, &left, &right)) {
        drop_cancelled(c, &left, &right);
        if (agrees_with_parts(c, &parts, left, right))
            replaced = replaced_equation(c, &parts, empty);
    }
    if (replaced < 0) {
        report_unclear(c, &parts.equations);
        return false;
    }
    bool holds_unknowns = false;
    const IntList mentioned = causal_mentioned(c->arena, causal, left, right);
    for (int i = 0; i < mentioned.count; i++)
        holds_unknowns |= !causal_is_known_role(causal->variables.at[mentioned.at[i]].role);
    if (!holds_unknowns && points_vanish(causal, c->points, expr_subtract(left, right), true)) {
        list_push(c->arena, redundant, parts.equations);
    } else if (!holds_unknowns) {
        explain_contradiction(c->arena, causal, &parts.equations,
                              expr_equation_text(c->arena, left, right));
        causal_detail_deciding(c->arena, causal, &parts.equations);
    }
    bool is_new = holds_unknowns;
    for (int i = 0; i < found->count; i++)
        is_new = is_new && found->at[i].replaced != replaced; /* otherwise it is found again later */
    IntList made_of = {0};
    for (int i = 0; i < parts.equations.count && is_new; i++)
        list_push(c->arena, &made_of, causal_ancestor(causal, parts.equations.at[i]));
    if (is_new)
        list_push(c->arena, found, (Combination){.replaced = replaced, .left = left, .right = right,
                                                 .sum = combination_reason(c, &parts), .made_of = made_of});
    return holds_unknowns;
}

/* Combines dependent equations. Numerical elimination identifies the equations that take part in each empty row; only
 * these are eliminated symbolically. */
static bool combine_dependent(const Component *c, const IntList *equations, CombinationList *found,
                              RedundancyList *redundant)
{
    Matrix *numbers = matrix_of_partials(c->arena, c->causal, c->points, equations, c->unknowns, false);
    IntList empty = {0};
    bool ok = true;
    matrix_track(numbers);
    matrix_eliminate(numbers, &empty);
    for (int i = 0; i < empty.count && ok; i++) {
        const MatrixRow *row = &numbers->rows[empty.at[i]];
        IntList dependent = {0}, left = {0};
        for (int k = 0; k < row->count; k++)
            if (row->at[k].column >= numbers->column_count)
                list_push(c->arena, &dependent, equations->at[row->at[k].column - numbers->column_count]);
        Matrix *matrix = matrix_of_partials(c->arena, c->causal, c->points, &dependent, c->unknowns, true);
        matrix_track(matrix);
        matrix_eliminate(matrix, &left);
        for (int k = 0; k < left.count && ok; k++)
            ok = combine(c, matrix, left.at[k], &dependent, equations->at[empty.at[i]], found, redundant);
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
    const CausalEquation *first = &causal->equations.at[equations->at[0]];
    Expr leaf = causal->variables.at[unknowns->at[0]].leaf;
    if (equations->count == 1 && first->left == leaf && !expr_contains(first->right, leaf))
        return true; /* its partial derivative is a number, as in nearly all cases */
    Arena *scratch = arena_new();
    IntList empty = {0};
    matrix_eliminate(matrix_of_partials(scratch, causal, points, equations, unknowns, false), &empty);
    arena_free(scratch);
    const Component c = {arena, causal, points, unknowns};
    return !empty.count || combine_dependent(&c, equations, found, redundant);
}
