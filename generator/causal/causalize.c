/* causalize.c - turns the flat system into the causal one: the steps in order. */
#include "causal/alias.h"
#include "causal/discrete.h"
#include "causal/explain.h"
#include "causal/mode.h"
#include "causal/schedule.h"

#include <math.h>

/* ---- constants ---- */

static const Reason *structural_reason(Arena *arena, const System *system, const FlatVariable *v)
{
    const bool is_size = flat_is_size(system, v->path);
    Reason *reason = reason_new(arena, "");
    reason_add_variable(reason, v->leaf);
    reason_add_words(reason, is_size ? " is a number of elements" : " is ");
    if (!is_size && v->value->op == OP_NUMBER && v->value->type == TYPE_INTEGER)
        reason_add_number(reason, (int)v->value->number);
    else if (!is_size)
        reason_add_expr(reason, v->value);
    return reason;
}

static Causal *causal_begin(Arena *arena, const System *system)
{
    Causal *causal = arena_new_of(arena, Causal);
    causal->system = system;
    causal->by_leaf = expr_indices_new(arena);
    causal->set_numbers = arena_new_of(arena, SetNumbers);
    causal->set_numbers->of = map_new(arena);
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *v = &system->variables.at[i];
        bool is_number = v->value && (v->value->op == OP_NUMBER || v->value->op == OP_BOOLEAN) && v->bound_to < 0;
        CausalVariable variable = {.path = v->path, .leaf = v->leaf, .derivative = v->derivative,
                                   .integral = v->integral, .representative = -1, .sign = 1, .equation = -1, .set = -1,
                                   .before = -1, .clock = -1, .declared = i, .presence = v->presence};
        variable.role = v->kind != FLAT_CONSTANT ? ROLE_ALGEBRAIC : is_number ? ROLE_CONSTANT : ROLE_DERIVED_CONSTANT;
        for (int k = v->integral; k >= 0; k = system->variables.at[k].integral)
            variable.declared = k;
        if (v->is_structural && !v->is_data && variable.role == ROLE_CONSTANT)
            variable.decides = structural_reason(arena, system, v);
        list_push(arena, &causal->variables, variable);
        expr_index_put(causal->by_leaf, v->leaf, i);
    }
    for (int i = 0; i < system->equations.count; i++) {
        const FlatEquation *e = &system->equations.at[i];
        list_push(arena, &causal->equations, (CausalEquation){.id = e->id, .left = e->left, .right = e->right,
                                                              .parent = -1, .set = -1, .declared = i,
                                                              .clock = -1, .presence = e->presence,
                                                              .source = e->source});
    }
    return causal;
}

/* The definition of a constant that an expression of other constants defines. It replaces the constant, so that
 * equations of constants contain only constants with a number and those that these equations determine. */
static Expr definition_of(void *context, Expr leaf)
{
    const Causal *causal = context;
    int index = causal_variable(causal, leaf);
    if (index < 0 || causal->variables.at[index].role != ROLE_DERIVED_CONSTANT ||
        !causal->system->variables.at[index].value)
        return NULL;
    return expr_replace(causal->system->variables.at[index].value, true, definition_of, context);
}

/* Builds the schedule of constants. A nonlinear equation may determine a constant without a value, such as a radius
 * from A = pi*r^2. Its iteration starts at 1, because usually the positive one of several solutions is meant. */
static bool schedule_constants(Arena *arena, Causal *causal)
{
    const System *system = causal->system;
    RowList rows = {0};
    bool *is_unknown = arena_array(arena, bool, causal->variables.count);
    for (int e = 0; e < causal->equations.count; e++) {
        CausalEquation *equation = &causal->equations.at[e];
        const IntList found = causal_mentioned(arena, causal, equation->left, equation->right);
        bool determines = false;
        for (int i = 0; i < found.count; i++)
            determines |= causal->variables.at[found.at[i]].role == ROLE_DERIVED_CONSTANT &&
                          !system->variables.at[found.at[i]].value;
        if (!determines || !causal_mentions_constants_only(arena, causal, equation->left) ||
            !causal_mentions_constants_only(arena, causal, equation->right))
            continue;
        equation->use = EQUATION_CONSTANT;
        equation->left = expr_replace(equation->left, true, definition_of, causal);
        equation->right = expr_replace(equation->right, true, definition_of, causal);
        list_push(arena, &rows, (Row){equation->left, equation->right, e});
    }
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *v = &system->variables.at[i];
        is_unknown[i] = causal->variables.at[i].role == ROLE_DERIVED_CONSTANT;
        if (is_unknown[i] && v->value)
            list_push(arena, &rows, (Row){v->leaf, v->value, -1});
    }
    if (!schedule_build(arena, causal, &rows, is_unknown, "the constants", &causal->constants))
        return false;
    for (int b = 0; b < causal->constants.count; b++) {
        const Block *block = causal->constants.at[b];
        for (int i = 0; i < block->tearing.count && block->kind == BLOCK_NONLINEAR; i++)
            if (!causal->variables.at[block->tearing.at[i]].start)
                causal->variables.at[block->tearing.at[i]].start = expr_number(1);
    }
    return true;
}

/* Reports constants without a finite value for the stated values. If a nonlinear loop determines the constant, its
 * equations are named. */
static void check_constants(Arena *arena, const Causal *causal)
{
    double *values = arena_array(arena, double, causal->variables.count);
    const Block **block_of = blocks_by_variable(arena, causal, &causal->constants);
    causal_constant_values(causal, values);
    for (int i = 0; i < causal->system->variables.count; i++) {
        const FlatVariable *v = &causal->system->variables.at[i];
        if (causal->variables.at[i].role != ROLE_DERIVED_CONSTANT || isfinite(values[i]))
            continue;
        diag(DIAG_C07, v->source, "constant '%s' has no finite value with the given constants", v->path->text);
        if (v->value)
            diag_detail("%s = %s", v->path->text, expr_text(arena, v->value));
        if (!block_of[i] || block_of[i]->kind != BLOCK_NONLINEAR)
            continue;
        causal_detail_equations(arena, causal, &block_of[i]->residuals);
        diag_fix("give '%s' a value, or correct these equations, which have no solution for it", v->path->text);
    }
}

/* The operand of an if-expression that the constants in its condition rule out, 1 or 2; -1: none. Recursion follows the
 * nesting of the text, which the parser limits. */
static int ruled_out(Arena *scratch, const Causal *causal, Expr condition, const double *values)
{
    if (causal_mentions_constants_only(scratch, causal, condition))
        return causal_value(causal, condition, 0, values) > 0 ? 2 : 1;
    for (int i = 0; i < condition->count && (condition->op == OP_AND || condition->op == OP_OR); i++)
        if (ruled_out(scratch, causal, condition->at[i], values) == (condition->op == OP_AND ? 1 : 2))
            return condition->op == OP_AND ? 1 : 2;
    return -1;
}

/* Reports a drawn division by an expression of constants that is zero; not in an `if` branch that constants rule out.
 * False if it was reported. */
static bool check_divisions(Arena *scratch, const Causal *causal, Expr e, const double *values,
                            const FlatEquation *drawn)
{
    ExprList nodes = {0}; /* grows during the loop; shared nodes occur once */
    Map *seen = map_new(scratch);
    list_push(scratch, &nodes, e);
    for (int n = 0; n < nodes.count; n++) {
        Expr node = nodes.at[n];
        const int left_out = node->op == OP_IF ? ruled_out(scratch, causal, node->at[0], values) : -1;
        for (int i = 0; i < node->count; i++)
            if (i != left_out && !map_get(seen, node->at[i], 0)) {
                map_put(seen, node->at[i], 1);
                list_push(scratch, &nodes, node->at[i]);
            }
        Expr divisor = node->op == OP_DIVIDE ? node->at[1] : NULL;
        if (!divisor || !causal_mentions_constants_only(scratch, causal, divisor) ||
            fabs(causal_value(causal, divisor, 0, values)) > 0)
            continue;
        const bool is_written = divisor->op == OP_NUMBER;
        diag(DIAG_C07, drawn->source, "equation %s of '%s' divides by zero%s", drawn->id->text, drawn->element->text,
             is_written ? "" : " with the given constants");
        diag_detail("%s = %s", expr_text(scratch, drawn->left), expr_text(scratch, drawn->right));
        if (is_written)
            diag_fix("divide by another number");
        else
            diag_detail("%s is 0", expr_text(scratch, divisor));
        return false;
    }
    return true;
}

static void check_equations(Arena *arena, Causal *causal)
{
    double *values = arena_array(arena, double, causal->variables.count);
    Arena *scratch = arena_new();
    causal_constant_values(causal, values);
    for (int e = 0; e < causal->system->equations.count; e++) {
        const FlatEquation *drawn = &causal->system->equations.at[e];
        if (check_divisions(scratch, causal, drawn->left, values, drawn))
            check_divisions(scratch, causal, drawn->right, values, drawn);
        arena_reset(scratch);
    }
    arena_free(scratch);
}

/* ---- constants that are drawn as variables ---- */

typedef struct {
    Arena *arena, *scratch; /* scratch: freed at the end */
    Causal *causal;
    double *values;     /* of constants */
    int *open;          /* by equation: number of variables in it that are not constants */
    IntList *mentioned; /* by equation */
    IntList *rows;      /* by variable: the equations that mention it */
    Schedule settled;
} Settling;

/* The assignment of the only unknown of an equation if it can become a constant: it must be an algebraic variable
 * without derivative, value before an event, presence or fixed start. NULL if not. */
static Block *settling_block(const Settling *s, int equation)
{
    const CausalEquation *e = &s->causal->equations.at[equation];
    int only = -1;
    for (int i = 0; i < s->mentioned[equation].count; i++)
        if (!causal_is_constant_role(s->causal->variables.at[s->mentioned[equation].at[i]].role))
            only = s->mentioned[equation].at[i];
    const CausalVariable *v = &s->causal->variables.at[only];
    if (e->presence || causal_delay(s->causal, equation) || v->role != ROLE_ALGEBRAIC || v->presence || v->is_fixed ||
        v->derivative >= 0 || v->integral >= 0 || v->before >= 0)
        return NULL;
    const Solution solution = expr_solve(e->left, e->right, v->leaf);
    if (!solution.solvability || !causal_mentions_constants_only(s->scratch, s->causal, solution.result) ||
        !isfinite(causal_value(s->causal, solution.result, 0, s->values)))
        return NULL;
    const double divisor = solution.divisor ? causal_value(s->causal, solution.divisor, 0, s->values) : 1;
    const double size = solution.divisor ? causal_magnitude(s->causal, solution.divisor, 0, s->values) : 1;
    if (!(fabs(divisor) > stated_rounding * size))
        return NULL;
    return block_of_assignment(s->arena, (Assignment){only, solution.result, solution.divisor, equation});
}

/* Settles constants, one equation after the other, as soon as an equation has a single unknown. False if another
 * equation loses its last unknown: it is redundant or contradicts others, and is explained together with them. */
static bool settle_constants(Settling *s)
{
    Causal *causal = s->causal;
    IntList waiting = {0};
    for (int e = 0; e < causal->equations.count; e++)
        if (s->open[e] == 1)
            list_push(s->scratch, &waiting, e);
    for (int i = 0; i < waiting.count; i++) {
        Block *block = s->open[waiting.at[i]] == 1 ? settling_block(s, waiting.at[i]) : NULL;
        if (!block)
            continue;
        const Assignment *a = &block->inner.at[0];
        causal->variables.at[a->variable].role = ROLE_DERIVED_CONSTANT;
        s->values[a->variable] = causal_value(causal, a->value, 0, s->values);
        list_push(s->arena, &s->settled, block);
        for (int k = 0; k < s->rows[a->variable].count; k++) {
            const int row = s->rows[a->variable].at[k];
            if (--s->open[row] == 1)
                list_push(s->scratch, &waiting, row);
            else if (s->open[row] == 0 && row != a->equation)
                return false;
        }
    }
    return true;
}

/* Finds variables that constants alone determine. Called before equations are differentiated, since their derivatives
 * are 0. */
static void find_constants(Arena *arena, Causal *causal)
{
    Arena *scratch = arena_new();
    const int equations = causal->equations.count, variables = causal->variables.count;
    Settling s = {.arena = arena, .scratch = scratch, .causal = causal,
                  .values = arena_array(scratch, double, variables), .open = arena_array(scratch, int, equations),
                  .mentioned = arena_array(scratch, IntList, equations),
                  .rows = arena_array(scratch, IntList, variables)};
    causal_constant_values(causal, s.values);
    for (int e = 0; e < equations; e++) {
        if (causal->equations.at[e].use != EQUATION_USED)
            continue;
        s.mentioned[e] = causal_mentioned(scratch, causal, causal->equations.at[e].left, causal->equations.at[e].right);
        for (int i = 0; i < s.mentioned[e].count; i++) {
            const int variable = s.mentioned[e].at[i];
            s.open[e] += !causal_is_constant_role(causal->variables.at[variable].role);
            list_push(scratch, &s.rows[variable], e);
        }
    }
    const bool is_sound = settle_constants(&s);
    for (int b = 0; b < s.settled.count; b++) {
        const Assignment *a = &s.settled.at[b]->inner.at[0];
        causal->variables.at[a->variable].role = is_sound ? ROLE_DERIVED_CONSTANT : ROLE_ALGEBRAIC;
        if (!is_sound)
            continue;
        causal->equations.at[a->equation].use = EQUATION_CONSTANT;
        list_push(arena, &causal->constants, s.settled.at[b]);
    }
    arena_free(scratch);
}

/* ---- schedules ---- */

/* Variables that constants alone determine, such as a pipe's resistance drawn as a variable, are computed once. */
static void move_to_constants(Arena *arena, Causal *causal)
{
    Schedule rest = {0};
    for (int b = 0; b < causal->continuous.count; b++) {
        Block *block = causal->continuous.at[b];
        CausalVariable *v = block->kind == BLOCK_ASSIGN ? &causal->variables.at[block->inner.at[0].variable] : NULL;
        bool moves =
            v && v->role == ROLE_ALGEBRAIC && !block->modes.in &&
            causal_mentions_constants_only(arena, causal, block->inner.at[0].value);
        if (moves) {
            v->role = ROLE_DERIVED_CONSTANT;
            causal->equations.at[block->inner.at[0].equation].use = EQUATION_CONSTANT;
            list_push(arena, &causal->constants, block);
        } else {
            list_push(arena, &rest, block);
        }
    }
    causal->continuous = rest;
    Schedule start = {0}; /* with modes; otherwise it is built later */
    for (int b = 0; b < causal->start.count; b++)
        if (causal->variables.at[block_unknown(causal->start.at[b], 0)].role != ROLE_DERIVED_CONSTANT)
            list_push(arena, &start, causal->start.at[b]);
    causal->start = start;
}

/* Marks the blocks that derivatives do not need, not even indirectly. */
static void mark_output_only(Arena *arena, Causal *causal)
{
    bool *is_needed = arena_array(arena, bool, causal->variables.count);
    for (int i = 0; i < causal->states.count; i++)
        is_needed[causal->variables.at[causal->states.at[i]].derivative] = true;
    const bool *is_taken = blocks_needed(arena, causal, &causal->continuous, is_needed, NULL, NULL);
    for (int b = 0; b < causal->continuous.count; b++)
        causal->continuous.at[b]->is_output_only = !is_taken[b];
}

static void note_redundant(Arena *arena, Causal *causal)
{
    for (int e = 0; e < causal->system->equations.count; e++)
        if (causal->equations.at[e].use == EQUATION_REDUNDANT) {
            const FlatEquation *declared = &causal->system->equations.at[e];
            diag(DIAG_C09, declared->source, "equation %s of '%s' follows from others and is not needed",
                 declared->id->text, declared->element->text);
            diag_detail("%s = %s", expr_text(arena, declared->left), expr_text(arena, declared->right));
        }
}

static bool is_conditional(Expr e)
{
    return e->op == OP_IF;
}

/* True if an equation contains a condition, which may change the structure. */
static bool has_conditions(const Causal *causal)
{
    for (int e = 0; e < causal->equations.count; e++)
        if (causal->equations.at[e].use == EQUATION_USED &&
            (expr_find(causal->equations.at[e].left, is_conditional) ||
             expr_find(causal->equations.at[e].right, is_conditional)))
            return true;
    return false;
}

/* Rewrites presences in representatives. */
static void presences_settle(Causal *causal)
{
    for (int e = 0; e < causal->equations.count; e++)
        if (causal->equations.at[e].presence)
            causal->equations.at[e].presence = causal_in_representatives(causal, causal->equations.at[e].presence);
    for (int v = 0; v < causal->variables.count; v++)
        if (causal->variables.at[v].presence)
            causal->variables.at[v].presence = causal_in_representatives(causal, causal->variables.at[v].presence);
}

/* Builds one structure, or one for each mode. */
static bool build_structure(Arena *arena, Causal *causal)
{
    SelectorList selectors = {0};
    const bool has_absences = mode_find_presences(arena, causal, &selectors);
    const Causal *base = has_absences || has_conditions(causal) ? causal_copy(arena, causal) : NULL;
    const int mark = diag_mark();
    bool is_certain = false;
    const bool is_single = !has_absences && index_reduce(arena, causal) && continuous_build(arena, causal);
    if (base && is_single)
        mode_find_selectors(arena, causal, &selectors, &is_certain);
    else if (base && !has_absences)
        mode_suspect_selectors(arena, base, &selectors);
    if (!selectors.count)
        return is_single;
    const int after = diag_mark();
    Causal *whole = cluster_build(arena, base, is_single ? causal : NULL, is_certain, &selectors);
    if (!whole && !is_single && after > mark) /* the error was reported before */
        diag_rewind(after);
    if (!whole)
        return is_single && !diag_error_count();
    diag_forget(mark, after);
    *causal = *whole;
    return !diag_error_count();
}

static void build_events(Arena *arena, Causal *causal)
{
    branches_time(arena, causal);
    delays_trace(arena, causal);
    if (!causal_events_build(arena, causal))
        return;
    if (!causal->clusters.count && !start_build(arena, causal))
        return;
    guesses_build(arena, causal);
    if (!causal->clusters.count && states_move_alike(arena, causal))
        mark_output_only(arena, causal);
    note_redundant(arena, causal);
    causal_note_open_ports(arena, causal);
    flat_note_open_ports(arena, causal->system);
    if (!causal->clusters.count)
        causal->linearization = linearize(arena, causal);
    else
        merge_complete(arena, causal);
    branches_peak(causal);
    poles_find(arena, causal);
}

const Causal *causalize(Arena *arena, const System *system)
{
    Causal *causal = causal_begin(arena, system);
    discrete_rewrite(arena, causal);
    if (!schedule_constants(arena, causal))
        return causal;
    check_constants(arena, causal);
    clocks_check(arena, causal);
    check_equations(arena, causal);
    discrete_separate(arena, causal);
    if (diag_error_count())
        return causal;
    alias_eliminate(arena, causal);
    algorithms_rewrite(arena, causal);
    branches_make(arena, causal);
    delays_settle(arena, causal);
    presences_settle(causal);
    find_constants(arena, causal);
    if (diag_error_count() || !build_structure(arena, causal))
        return causal;
    if (causal->clusters.count || causal->jumps.count)
        vanish_apply(arena, causal);
    move_to_constants(arena, causal);
    mark_output_only(arena, causal);
    build_events(arena, causal);
    return causal;
}
