/* delay.c - delayed values.
 *
 * delay(u, T) is the past of u at time - T: a table that grows while the program runs, with breaks at the times at
 * which u began anew. Between events it is a smooth function of time alone, or of time and the variables of T. u itself
 * is not needed to evaluate it, so that feedback through a delay is not an algebraic loop. Before the start, u is
 * assumed to have had its initial value all the time. */
#include "causal/alias.h"
#include "causal/discrete.h"

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

/* ---- influences on operands ---- */

/* Finds the influences on the operand: goes back through the blocks, and from states to their derivatives. */
static void trace_operand(Arena *arena, const Causal *causal, const IntList *blocks_of, const int *delay_of,
                          Delay *delay)
{
    bool *is_seen = arena_array(arena, bool, causal->variables.count);
    Expr operand = causal_in_representatives(causal, causal->variables.at[delay->operand].leaf);
    IntList found = causal_mentioned(arena, causal, operand, NULL), open = {0};
    for (;;) {
        for (int i = 0; i < found.count; i++)
            if (!is_seen[found.at[i]]) {
                is_seen[found.at[i]] = true;
                list_push(arena, &open, found.at[i]);
            }
        if (!open.count)
            return;
        int variable = open.at[--open.count];
        const CausalVariable *v = &causal->variables.at[variable];
        int branch = v->role == ROLE_BRANCH ? map_get(causal->branch_at, v->leaf, -1) : -1;
        if (branch >= 0 && delay_of[branch] >= 0)
            list_push(arena, &delay->causes, delay_of[branch]);
        else if ((causal_is_held_role(v->role) && v->role != ROLE_JUMP) || v->set >= 0 ||
                 ints_hold(&causal->resets, variable))
            delay->is_switched = true;
        found.count = 0;
        if (v->role == ROLE_STATE)
            list_push(arena, &found, v->derivative);
        for (int i = 0; i < blocks_of[variable].count; i++) {
            const Block *block = causal->continuous.at[blocks_of[variable].at[i]];
            delay->is_switched |= block->modes.in != 0;
            block_mentions(arena, causal, block, &found);
        }
    }
}

void delays_trace(Arena *arena, Causal *causal)
{
    if (!causal->delays.count)
        return;
    IntList *blocks_of = arena_array(arena, IntList, causal->variables.count); /* several where modes differ */
    for (int b = 0; b < causal->continuous.count; b++)
        for (int i = 0; i < block_size(causal->continuous.at[b]); i++)
            list_push(arena, &blocks_of[block_unknown(causal->continuous.at[b], i)], b);
    int *delay_of = graph_indices(arena, causal->branches.count); /* by branch */
    for (int i = 0; i < causal->delays.count; i++) { /* the branch of the piece of the past that the equation holds */
        Delay *delay = &causal->delays.at[i];
        ExprList nodes = {0};
        delay->branch = -1;
        expr_nodes(causal->equations.at[delay->equation].right, arena, &nodes);
        for (int k = 0; k < nodes.count && delay->branch < 0; k++)
            if (nodes.at[k]->op == OP_PIECE && nodes.at[k]->at[2] == delay->past)
                delay->branch = map_get(causal->branch_at, nodes.at[k]->at[1], -1);
        if (delay->branch >= 0)
            delay_of[delay->branch] = i;
    }
    for (int i = 0; i < causal->delays.count; i++)
        trace_operand(arena, causal, blocks_of, delay_of, &causal->delays.at[i]);
}

void delays_start(Arena *arena, Causal *causal)
{
    for (int i = 0; i < causal->delays.count; i++) {
        const Delay *delay = &causal->delays.at[i];
        CausalEquation equation = causal->equations.at[delay->equation];
        equation.id = name_format("%s.0", equation.id->text);
        equation.right = causal_in_representatives(causal, causal->variables.at[delay->operand].leaf);
        equation.use = EQUATION_START;
        equation.reason = reason_new(arena, "at the start");
        list_push(arena, &causal->equations, equation);
    }
}
