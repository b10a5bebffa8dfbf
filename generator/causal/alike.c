/* alike.c - merges identical states: one of them stays a state, and the others keep a constant offset from it.
 *
 * Assignments of continuous time with the same value, up to sign, determine equal variables; variables that relations
 * alone make equal are aliases already (alias.c). States with such derivatives, der(y) = s*der(x), keep their initial
 * difference: y = s*x + offset(y). Starts are unchanged: they determine both states, and then the offset.
 *
 * States that events set and states of state sets are not merged. Among identical states, one with a fixed start is
 * kept, then the one that starts nearest to 0, then the first one. Nearest to 0 is best because the offset then adds no
 * more rounding than the larger states have, and the tolerance of the kept state suffices for them. States with
 * different declared magnitudes are not merged, because they need tolerances of their own.
 */
#include "causal/alias.h"
#include "causal/loop.h"

#include <math.h>

typedef struct {
    Arena *arena, *scratch;
    Causal *causal;
    int *first, *sign; /* by variable: it equals sign times `first`, the first variable with its value */
    Map *determined;   /* value up to sign -> the first variable that it is assigned to */
    int *value_sign;   /* by such a variable: it is value_sign times that value */
} Alike;

static Expr with_sign(Expr e, bool is_negative)
{
    return is_negative ? expr_negate(e) : e;
}

/* The value without its sign; operands of a difference in a fixed order. */
static Expr value_up_to_sign(Expr value, int *sign)
{
    *sign = value->op == OP_NEGATE ? -1 : 1;
    if (value->op == OP_NEGATE)
        value = value->at[0];
    if (value->op != OP_SUBTRACT || value->at[0]->id < value->at[1]->id)
        return value;
    *sign = -*sign;
    return expr_subtract(value->at[1], value->at[0]);
}

/* Finds the first variable with the value of this assignment, or records its variable as the first one. */
static void number_assignment(Alike *a, const Assignment *assignment)
{
    int v = assignment->variable;
    int sign;
    const Expr value = value_up_to_sign(assignment->value, &sign);
    int equal = causal_variable(a->causal, value);
    a->value_sign[v] = sign;
    if (equal >= 0) {
        a->first[v] = a->first[equal];
        a->sign[v] = sign * a->sign[equal];
    } else if ((equal = map_get(a->determined, value, -1)) >= 0) {
        a->first[v] = equal;
        a->sign[v] = sign * a->value_sign[equal];
    } else {
        map_put(a->determined, value, v);
    }
}

/* ---- the state that is kept ---- */

static bool may_move_alike(const Alike *a, int state)
{
    return a->causal->variables.at[state].set < 0 && !ints_hold(&a->causal->resets, state);
}

/* True if `state` is to be kept rather than `other`, which comes before it. */
static bool is_better(const Causal *causal, int state, int other, const double *constants)
{
    const CausalVariable *v[] = {&causal->variables.at[state], &causal->variables.at[other]};
    double size[2];
    if (v[0]->is_fixed != v[1]->is_fixed)
        return v[0]->is_fixed;
    for (int i = 0; i < 2; i++)
        size[i] = v[i]->start ? fabs(causal_value(causal, v[i]->start, causal->system->experiment.start, constants))
                              : 0;
    return size[0] < size[1];
}

static double nominal_of(const Causal *causal, int state)
{
    return causal_variable_declaration(causal, state)->nominal;
}

static int value_of_derivative(const Alike *a, int state)
{
    return a->first[a->causal->variables.at[state].derivative];
}

/* By first variable with the value of the derivative: the state that is kept, or -1. */
static int *leaders(const Alike *a)
{
    const Causal *causal = a->causal;
    int *leader = graph_indices(a->scratch, causal->variables.count);
    double *constants = arena_array(a->scratch, double, causal->variables.count);
    causal_constant_values(causal, constants);
    for (int i = 0; i < causal->states.count; i++) {
        int state = causal->states.at[i], *best = &leader[value_of_derivative(a, state)];
        if (may_move_alike(a, state) && (*best < 0 || is_better(causal, state, *best, constants)))
            *best = state;
    }
    return leader;
}

/* ---- y = s*x + offset(y) ---- */

/* Index of the equation that determines the derivative of one of the two states. */
static int origin_of(const Alike *a, const Block *const *block_of, int state, int leader)
{
    int derivative = a->causal->variables.at[state].derivative;
    if (!block_of[derivative])
        derivative = a->causal->variables.at[leader].derivative;
    const Block *block = block_of[derivative];
    for (int i = 0; i < block_size(block); i++)
        if (block_unknown(block, i) == derivative)
            return block_equation(block, i);
    internal_error("'%s' is not determined by its block", a->causal->variables.at[derivative].path->text);
}

/* Makes the state an algebraic variable that follows the leader; returns the block that determines it. */
static Block *follow(Alike *a, const Block *const *block_of, int state, int leader)
{
    Causal *causal = a->causal;
    int derivative = causal->variables.at[state].derivative;
    const bool turns = a->sign[derivative] != a->sign[causal->variables.at[leader].derivative];
    const CausalEquation origin = causal->equations.at[origin_of(a, block_of, state, leader)];
    Name name = name_format("offset(%s)", causal->variables.at[state].path->text);
    int offset = causal_add_variable(a->arena, causal, name, TYPE_REAL, ROLE_OFFSET,
                                     causal->variables.at[state].declared);
    CausalVariable *y = &causal->variables.at[state], *dy = &causal->variables.at[derivative];
    const Expr moved = with_sign(causal->variables.at[leader].leaf, turns);
    const Expr distance = causal->variables.at[offset].leaf;
    Reason *reason = reason_new(a->arena, turns ? "changes as -" : "changes as ");
    reason_add_variable(reason, causal->variables.at[leader].leaf);
    const Assignment kept = {state, expr_add(moved, distance), NULL, causal->equations.count};
    const Assignment begun = {offset, turns ? expr_add(y->leaf, causal->variables.at[leader].leaf)
                                            : expr_subtract(y->leaf, moved), NULL, causal->equations.count};
    list_push(a->arena, &causal->equations,
              (CausalEquation){.id = name_format("%s~", origin.id->text), .left = y->leaf, .right = kept.value,
                               .use = EQUATION_INTEGRAL, .clock = -1, .parent = -1, .set = -1,
                               .declared = origin.declared, .source = origin.source, .reason = reason});
    causal->variables.at[offset].of = state;
    y->role = y->integral >= 0 ? ROLE_DERIVATIVE : ROLE_ALGEBRAIC;
    dy->role = dy->role == ROLE_DERIVATIVE ? ROLE_ALGEBRAIC : dy->role;
    list_push(a->arena, &causal->start, block_of_assignment(a->arena, begun));
    return block_of_assignment(a->arena, kept);
}

/* Inserts each follower's block (by variable) before the first block that needs the follower or determines its
 * derivative. */
static void insert_blocks(Alike *a, Schedule *schedule, Block **block_of_follower)
{
    Causal *causal = a->causal;
    Schedule result = {0};
    IntList needed = {0}, *ends = schedule == &causal->events ? &causal->group_ends : &(IntList){0};
    int *count = arena_array(a->scratch, int, schedule->count + 1); /* by old count of blocks: the new one */
    for (int b = 0; b < schedule->count; b++) {
        const Block *block = schedule->at[b];
        needed.count = 0;
        block_mentions(a->scratch, causal, block, &needed);
        for (int i = 0; i < block_size(block); i++)
            if (causal->variables.at[block_unknown(block, i)].integral >= 0)
                list_push(a->scratch, &needed, causal->variables.at[block_unknown(block, i)].integral);
        for (int i = 0; i < needed.count; i++) {
            Block *follower = block_of_follower[needed.at[i]];
            if (follower)
                list_push(a->arena, &result, follower);
            block_of_follower[needed.at[i]] = NULL;
        }
        list_push(a->arena, &result, schedule->at[b]);
        count[b + 1] = result.count;
    }
    for (int i = 0; i < ends->count; i++)
        ends->at[i] = count[ends->at[i]];
    *schedule = result;
}

/* Extends the tables of events, by variable, to the variables added since there were `before`. */
static void extend_tables(Causal *causal, Arena *arena, int before)
{
    int count = causal->variables.count, *group = graph_indices(arena, count);
    bool *is_assumed = arena_array(arena, bool, count), *is_felt = arena_array(arena, bool, count);
    bool *is_seen = arena_array(arena, bool, count);
    for (int v = 0; v < before; v++) {
        group[v] = causal->group[v];
        is_assumed[v] = causal->is_assumed[v];
        is_felt[v] = causal->is_felt[v];
        is_seen[v] = causal->is_seen[v];
    }
    causal->group = group;
    causal->is_assumed = is_assumed;
    causal->is_felt = is_felt;
    causal->is_seen = is_seen;
}

bool states_move_alike(Arena *arena, Causal *causal)
{
    Arena *scratch = arena_new();
    const int n = causal->variables.count;
    Alike a = {.arena = arena, .scratch = scratch, .causal = causal, .first = arena_array(scratch, int, n),
               .sign = arena_array(scratch, int, n), .determined = map_new(scratch),
               .value_sign = arena_array(scratch, int, n)};
    for (int v = 0; v < n; v++) {
        a.first[v] = v;
        a.sign[v] = 1;
    }
    for (int b = 0; b < causal->continuous.count && causal->states.count > 1; b++)
        for (int i = 0; i < causal->continuous.at[b]->inner.count; i++)
            number_assignment(&a, &causal->continuous.at[b]->inner.at[i]);
    const int *leader = leaders(&a);
    const Block *const *block_of = blocks_by_variable(scratch, causal, &causal->continuous);
    Block **followers = arena_array(scratch, Block *, n), **at_events = arena_array(scratch, Block *, n);
    IntList states = {0};
    for (int i = 0; i < causal->states.count; i++) {
        int state = causal->states.at[i], best = leader[value_of_derivative(&a, state)];
        bool follows = best >= 0 && best != state && may_move_alike(&a, state) &&
                       fabs(nominal_of(causal, state) - nominal_of(causal, best)) <= 0;
        if (follows)
            followers[state] = at_events[state] = follow(&a, block_of, state, best);
        else
            list_push(arena, &states, state);
    }
    const bool is_any = states.count < causal->states.count;
    if (is_any) {
        causal->states = states;
        insert_blocks(&a, &causal->continuous, followers);
        insert_blocks(&a, &causal->events, at_events);
    }
    if (is_any && causal->is_assumed)
        extend_tables(causal, arena, n);
    arena_free(scratch);
    return is_any;
}
