/* pole.c - finds divisors that may pass through zero and that derivatives depend on.
 *
 * There a quotient has a pole and changes its sign through infinity: the solution or its integral ends. The integrator
 * may not notice that where a state is 0 within its tolerances. Divisors that only results need are ignored. Those of
 * loops are ignored, too, since pivots may vanish although there is a solution.
 */
#include "causal/discrete.h"

typedef struct {
    Arena *arena;
    Causal *causal;
    Map *seen;
} Poles;

static bool is_odd(Expr exponent)
{
    return exponent->op == OP_NUMBER && exponent->number == (int)exponent->number && (int)exponent->number % 2 != 0;
}

/* 1: the expression is never negative; -1: never positive; 0: not known. Recursion follows the nesting. */
static int sign_of(Expr e)
{
    int sign;
    switch (e->op) {
    case OP_NUMBER: return e->number > 0 ? 1 : -1;
    case OP_EXP:
    case OP_COSH:
    case OP_SQRT:
    case OP_ABS: return 1;
    case OP_NEGATE: return -sign_of(e->at[0]);
    case OP_POWER: return e->at[1]->op == OP_NUMBER && is_odd(e->at[1]) ? sign_of(e->at[0]) : 1;
    case OP_SUBTRACT: sign = sign_of(e->at[0]); return sign == -sign_of(e->at[1]) ? sign : 0;
    case OP_ADD:
        sign = sign_of(e->at[0]);
        for (int i = 1; i < e->count && sign; i++)
            sign = sign_of(e->at[i]) == sign ? sign : 0;
        return sign;
    default: return 0;
    }
}

static bool occurs_evenly(Expr product, Expr factor)
{
    int count = 0;
    for (int i = 0; i < product->count; i++)
        count += product->at[i] == factor;
    return count % 2 == 0;
}

/* Adds the factors of a divisor that can change its sign. */
static void add_divisor(Poles *p, Expr e, int equation)
{
    switch (e->op) {
    case OP_NEGATE: add_divisor(p, e->at[0], equation); return;
    case OP_DIVIDE: add_divisor(p, e->at[0], equation); return;
    case OP_POWER:
        if (is_odd(e->at[1]))
            add_divisor(p, e->at[0], equation);
        return;
    case OP_MULTIPLY:
        for (int i = 0; i < e->count; i++)
            if (!occurs_evenly(e, e->at[i]))
                add_divisor(p, e->at[i], equation);
        return;
    default: break;
    }
    if (sign_of(e) || map_get(p->seen, e, 0) || causal_mentions_constants_only(p->arena, p->causal, e))
        return;
    map_put(p->seen, e, 1);
    list_push(p->arena, &p->causal->poles, ((Pole){e, equation}));
}

static void add_divisors_in(Poles *p, Expr value, int equation)
{
    ExprList nodes = {0};
    expr_nodes(value, p->arena, &nodes);
    for (int i = 0; i < nodes.count; i++) {
        Expr e = nodes.at[i];
        if (e->op == OP_DIVIDE)
            add_divisor(p, e->at[1], equation);
        else if (e->op == OP_POWER && e->at[1]->op == OP_NUMBER && e->at[1]->number < 0 && is_odd(e->at[1]))
            add_divisor(p, e->at[0], equation);
        else if (e->op == OP_TAN)
            add_divisor(p, expr_apply(OP_COS, 1, &e->at[0]), equation);
    }
}

void poles_find(Arena *arena, Causal *causal)
{
    Poles p = {arena, causal, map_new(arena)};
    for (int i = 0; i < causal->continuous.count; i++) {
        const Block *block = causal->continuous.at[i];
        const Assignment *a = &block->inner.at[0];
        if (block->kind != BLOCK_ASSIGN || block->is_output_only || block->modes.in || a->equation < 0)
            continue;
        if (a->divisor)
            add_divisor(&p, a->divisor, a->equation);
        add_divisors_in(&p, a->value, a->equation);
    }
}
