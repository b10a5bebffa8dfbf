/* implication.c - whether one presence follows from another one, or excludes it, by their form alone. */
#include "flat/presence.h"

#include <math.h>

/* Recursion follows the nesting of the text, which the parser limits. */
void flat_split_truth(Arena *arena, Expr e, Op op, TruthList *found)
{
    if (e && e->op == OP_NO_EVENT)
        e = e->at[0];
    for (int i = 0; e && e->op == op && i < e->count; i++)
        flat_split_truth(arena, e->at[i], op, found);
    if (e && e->op != op)
        list_push(arena, found, e);
}

/* The least whole number that a relation of a whole variable and a number allows: n >= 3, 2 < n, n == 3. */
static bool read_least(Expr e, Expr *variable, double *least)
{
    const bool is_swapped = e->op == OP_LESS || e->op == OP_LESS_EQUAL;
    const bool is = e->op == OP_GREATER || e->op == OP_GREATER_EQUAL || e->op == OP_EQUAL || is_swapped;
    if (!is || e->at[is_swapped]->op != OP_VARIABLE || e->at[is_swapped]->type != TYPE_INTEGER ||
        e->at[!is_swapped]->op != OP_NUMBER)
        return false;
    *variable = e->at[is_swapped];
    *least = e->at[!is_swapped]->number;
    if (e->op == OP_GREATER || e->op == OP_LESS)
        *least = floor(*least) + 1;
    return true;
}

/* There are as many parts if there are more: n >= 2 follows from n >= 3. */
static bool follows(Expr known, Expr wanted)
{
    Expr of_known, of_wanted;
    double least, needed;
    return known == wanted || (wanted->op == OP_GREATER_EQUAL && read_least(known, &of_known, &least) &&
                               read_least(wanted, &of_wanted, &needed) && of_known == of_wanted && least >= needed);
}

static bool is_among(const TruthList *truths, int count, Expr e)
{
    for (int i = 0; i < count; i++)
        if (truths->at[i] == e)
            return true;
    return false;
}

Expr flat_join_truths(Op op, const TruthList *truths)
{
    TruthList once = {0};
    Arena *scratch = arena_new();
    for (int i = 0; i < truths->count; i++)
        if (!is_among(truths, i, truths->at[i]))
            list_push(scratch, &once, truths->at[i]);
    Expr joined = once.count > 1 ? expr_raw(op, NULL, once.count, once.at) : once.count ? once.at[0] : NULL;
    arena_free(scratch);
    return joined;
}

Expr flat_both(Arena *arena, Expr a, Expr b)
{
    TruthList truths = {0};
    if (!a || !b)
        return a ? a : b;
    flat_split_truth(arena, a, OP_AND, &truths);
    flat_split_truth(arena, b, OP_AND, &truths);
    return flat_join_truths(OP_AND, &truths);
}

/* All alternatives of a are some of b. */
static bool is_narrower(Arena *arena, Expr a, Expr b)
{
    TruthList some = {0}, all = {0};
    flat_split_truth(arena, a, OP_OR, &some);
    flat_split_truth(arena, b, OP_OR, &all);
    bool is = true;
    for (int i = 0; is && i < some.count; i++) {
        is = false;
        for (int k = 0; !is && k < all.count; k++)
            is = follows(some.at[i], all.at[k]);
    }
    return is;
}

bool flat_implies(Arena *arena, Expr a, Expr b)
{
    TruthList known = {0}, wanted = {0};
    if (!b || a == b)
        return true;
    flat_split_truth(arena, a, OP_AND, &known);
    flat_split_truth(arena, b, OP_AND, &wanted);
    bool is = true;
    for (int i = 0; is && i < wanted.count; i++) {
        is = false;
        for (int k = 0; !is && k < known.count; k++)
            is = is_narrower(arena, known.at[k], wanted.at[i]);
    }
    return is;
}

/* m == 2 */
static bool is_choice(Expr e)
{
    return e->op == OP_EQUAL && e->at[0]->op == OP_VARIABLE && e->at[1]->op == OP_NUMBER;
}

/* Two choices of one variable, without a number in common; or one is the other's negation. */
static bool are_apart(Arena *arena, Expr a, Expr b)
{
    TruthList first = {0}, second = {0};
    if ((a->op == OP_NOT && a->at[0] == b) || (b->op == OP_NOT && b->at[0] == a))
        return true;
    flat_split_truth(arena, a, OP_OR, &first);
    flat_split_truth(arena, b, OP_OR, &second);
    bool are = true;
    for (int i = 0; are && i < first.count; i++)
        for (int k = 0; are && k < second.count; k++) {
            const Expr x = first.at[i], y = second.at[k];
            are = is_choice(x) && is_choice(y) && x->at[0] == y->at[0] && x->at[1] != y->at[1];
        }
    return are;
}

bool flat_excludes(Arena *arena, Expr a, Expr b)
{
    TruthList first = {0}, second = {0};
    flat_split_truth(arena, a, OP_AND, &first);
    flat_split_truth(arena, b, OP_AND, &second);
    for (int i = 0; i < first.count; i++)
        for (int k = 0; k < second.count; k++)
            if (are_apart(arena, first.at[i], second.at[k]))
                return true;
    return false;
}
