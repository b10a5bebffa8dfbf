/* delay.c - delayed values.
 *
 * delay(u, T) is the past of u at time - T: a table that grows while the program runs, over the times at which u began
 * anew. So between events it is a smooth function of the time alone, or of what T depends on: u itself is not needed to
 * evaluate it, so that feedback through a delay is no algebraic loop. At the start, u has no past: it was all the time
 * before what it is there.
 */
#include "causal/work.h"

Expr delay_past(Expr delay)
{
    Expr axis, past = expr_past(delay->at[0]->name, &axis);
    Expr then = expr_raw(OP_SUBTRACT, NULL, 2, (Expr[]){expr_time(), delay->at[1]});
    return expr_raw(OP_INTERPOLATE, NULL, 3, (Expr[]){then, axis, past});
}

void delay_note(Arena *arena, Causal *causal, int equation)
{
    Expr drawn = causal->system->equations.at[equation].right, past = causal->equations.at[equation].right;
    list_push(arena, &causal->delays,
              (Delay){.equation = equation, .operand = flat_variable(causal->system, drawn->at[0]),
                      .time = drawn->at[1], .longest = drawn->at[drawn->count - 1], .past = past->at[2],
                      .breaks = past->at[1]});
}

void delays_settle(Arena *arena, Causal *causal)
{
    for (int i = 0; i < causal->delays.count; i++) {
        Delay *delay = &causal->delays.at[i];
        delay->time = causal_in_representatives(causal, branches_in(arena, causal, delay->time));
        delay->longest = causal_in_representatives(causal, delay->longest);
    }
}

/* ---- what operands feel ---- */

typedef struct {
    Arena *arena;
    const Causal *causal;
    const Block **block_of; /* by variable */
    const int *delay_of;    /* by branch, -1 if it is of none */
    bool *is_seen;          /* by variable */
    IntList open;           /* variables to be followed */
    Delay *delay;           /* whose operand it is */
} Trace;

static void open_variables(Trace *t, const IntList *found)
{
    for (int i = 0; i < found->count; i++) {
        if (t->is_seen[found->at[i]])
            continue;
        t->is_seen[found->at[i]] = true;
        list_push(t->arena, &t->open, found->at[i]);
    }
}

static void trace_variable(Trace *t, int variable)
{
    const Causal *causal = t->causal;
    const CausalVariable *v = &causal->variables.at[variable];
    int branch = v->role == ROLE_BRANCH ? map_get(causal->branch_at, v->leaf, -1) : -1;
    int delay = branch >= 0 ? t->delay_of[branch] : -1;
    if (delay >= 0)
        list_push(t->arena, &t->delay->causes, delay);
    else if ((causal_is_held_role(v->role) && v->role != ROLE_JUMP) || v->set >= 0 ||
             ints_hold(&causal->resets, variable))
        t->delay->is_switched = true;
    IntList found = {0};
    if (v->role == ROLE_STATE)
        list_push(t->arena, &found, v->derivative);
    else if (t->block_of[variable])
        block_mentions(t->arena, causal, t->block_of[variable], &found);
    open_variables(t, &found);
}

static void trace_operand(Trace *t, Delay *delay)
{
    t->delay = delay;
    t->is_seen = arena_array(t->arena, bool, t->causal->variables.count);
    t->open.count = 0;
    Expr operand = causal_in_representatives(t->causal, t->causal->variables.at[delay->operand].leaf);
    const IntList found = causal_mentioned(t->arena, t->causal, operand, NULL);
    open_variables(t, &found);
    while (t->open.count)
        trace_variable(t, t->open.at[--t->open.count]);
}

/* The branch of the piece of the past that the equation holds. */
static int branch_of(Arena *arena, const Causal *causal, const Delay *delay)
{
    ExprList nodes = {0};
    expr_nodes(causal->equations.at[delay->equation].right, arena, &nodes);
    for (int i = 0; i < nodes.count; i++)
        if (nodes.at[i]->op == OP_PIECE && nodes.at[i]->at[2] == delay->past)
            return map_get(causal->branch_at, nodes.at[i]->at[1], -1);
    return -1;
}

void delays_trace(Arena *arena, Causal *causal)
{
    if (!causal->delays.count)
        return;
    int *delay_of = arena_array(arena, int, causal->branches.count + 1);
    for (int i = 0; i < causal->branches.count; i++)
        delay_of[i] = -1;
    for (int i = 0; i < causal->delays.count; i++) {
        Delay *delay = &causal->delays.at[i];
        delay->branch = branch_of(arena, causal, delay);
        if (delay->branch >= 0)
            delay_of[delay->branch] = i;
    }
    Trace t = {.arena = arena, .causal = causal, .delay_of = delay_of,
               .block_of = blocks_by_variable(arena, causal, &causal->continuous)};
    for (int i = 0; i < causal->delays.count; i++)
        trace_operand(&t, &causal->delays.at[i]);
}

void delays_start(Arena *arena, Causal *causal)
{
    for (int i = 0; i < causal->delays.count; i++) {
        const Delay *delay = &causal->delays.at[i];
        CausalEquation equation = causal->equations.at[delay->equation];
        equation.id = name_format("%s.0", equation.id->text);
        equation.right = causal_in_representatives(causal, causal->variables.at[delay->operand].leaf);
        equation.use = EQUATION_START;
        equation.reason = "at the start";
        list_push(arena, &causal->equations, equation);
    }
}
