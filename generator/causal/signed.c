/* signed.c - signed roots and powers: sign(u)*sqrt(abs(u)), q*abs(q), if u > v then sqrt(u - v) else -sqrt(v - u).
 *
 * They are continuous at u = 0, but a branch of them cannot be kept across this point: a root is not defined beyond it,
 * and q*abs(q) = u has no solution there. No event is needed at u = 0: the slope of a root is infinite on both sides,
 * and that of a power is the same on both sides. Therefore their relations are put into noEvent(). Functions with a
 * kink, such as abs(u), do have events. */
#include "causal/alias.h"

#include <math.h>

/* The sides of a relation; their difference is 0 where it switches. */
typedef struct {
    Expr left, right;
} Switch;

static Switch switch_of(Expr u)
{
    if (u->op == OP_NEGATE)
        u = u->at[0];
    return u->op == OP_SUBTRACT ? (Switch){u->at[0], u->at[1]} : (Switch){u, expr_integer(0)};
}

static Switch switch_between(Expr left, Expr right)
{
    return expr_is_number(right, 0) ? switch_of(left) : (Switch){left, right};
}

static bool is_switch(Expr e, Switch s)
{
    Switch other = switch_of(e);
    return (other.left == s.left && other.right == s.right) || (other.left == s.right && other.right == s.left) ||
           (expr_is_number(s.left, 0) && expr_is_number(other.right, 0) && other.left == s.right);
}

/* max(u, 0) */
static bool is_clipped(Expr e)
{
    return e->op == OP_MAX && expr_is_number(e->at[1], 0);
}

/* The order of the zero that an expression has at u = 0: it vanishes like this power of u. 0: none, or not known. */
static double order_of(Expr e, Switch s)
{
    double order = 0;
    if (is_switch(e, s))
        return 1;
    switch (e->op) {
    case OP_NUMBER: return expr_is_number(e, 0) ? INFINITY : 0;
    case OP_ABS: case OP_NEGATE: case OP_NO_EVENT: return order_of(e->at[0], s);
    case OP_SQRT: return order_of(e->at[0], s) / 2;
    case OP_POWER:
        order = order_of(e->at[0], s);
        if (e->at[1]->op == OP_NUMBER)
            return e->at[1]->number > 0 ? order * e->at[1]->number : 0;
        return order > 0 ? order * sqrt(0.5) : 0; /* any number that is not whole */
    case OP_MULTIPLY:
        for (int i = 0; i < e->count; i++)
            order += order_of(e->at[i], s);
        return order;
    case OP_DIVIDE: return order_of(e->at[0], s) - order_of(e->at[1], s);
    case OP_ADD: case OP_SUBTRACT: case OP_IF:
        order = INFINITY;
        for (int i = e->op == OP_IF; i < e->count; i++)
            order = fmin(order, order_of(e->at[i], s));
        return order;
    case OP_MAX: return is_clipped(e) ? order_of(e->at[0], s) : 0;
    default: return 0;
    }
}

static bool is_signed_order(double order)
{
    return isfinite(order) && order > 0 && (order < 1 || order > 1);
}

typedef struct {
    Arena *arena;
    Map *found;       /* relations, signs and absolute values that need no event -> 1 */
    ExprList clipped; /* expressions max(u, 0) in roots */
} Signed;

static bool is_relation(Expr e)
{
    return e->op == OP_LESS || e->op == OP_LESS_EQUAL || e->op == OP_GREATER || e->op == OP_GREATER_EQUAL;
}

/* Marks absolute values among the factors of e, and with a whole also signs. `whole`: the product that e is part of;
 * its zero must not be a kink. */
static void mark_factors(Signed *s, Expr e, Expr whole)
{
    if (!whole && is_clipped(e))
        list_push(s->arena, &s->clipped, e);
    bool is_wanted = e->op == OP_ABS || (whole && e->op == OP_SIGN);
    if (is_wanted && (!whole || is_signed_order(order_of(whole, switch_of(e->at[0])))))
        map_put(s->found, e, 1);
    if (e->op == OP_MULTIPLY || e->op == OP_DIVIDE || e->op == OP_NEGATE)
        for (int i = 0; i < e->count; i++)
            mark_factors(s, e->at[i], whole);
}

static bool is_whole(Expr e)
{
    return e->op == OP_NUMBER && !(e->number > floor(e->number));
}

static void mark_node(Signed *s, Expr e)
{
    if (e->op == OP_SQRT || (e->op == OP_POWER && (!is_whole(e->at[1]) || e->at[1]->number > 1)))
        mark_factors(s, e->at[0], NULL);
    if (e->op == OP_MULTIPLY || e->op == OP_DIVIDE)
        mark_factors(s, e, e);
    if (e->op != OP_IF || !is_relation(e->at[0]))
        return;
    Switch at = switch_between(e->at[0]->at[0], e->at[0]->at[1]);
    ExprList nodes = {0};
    if (is_signed_order(order_of(e->at[1], at)) && is_signed_order(order_of(e->at[2], at)))
        expr_nodes(e, s->arena, &nodes);
    for (int i = 0; i < nodes.count; i++) {
        Expr node = nodes.at[i];
        if (is_relation(node) && is_switch(expr_subtract(node->at[0], node->at[1]), at))
            map_put(s->found, node, 1);
    }
}

static Expr quieted(void *context, Expr e)
{
    const Signed *s = context;
    return map_get(s->found, e, 0) ? expr_apply(OP_NO_EVENT, 1, &e) : NULL;
}

static bool is_switching(Expr e)
{
    return e->op == OP_ABS || e->op == OP_SIGN || is_clipped(e) ||
           (e->op == OP_IF && is_relation(e->at[0]));
}

bool signed_is_kept(Expr e)
{
    return e->op == OP_NO_EVENT || e->op == OP_SMOOTH;
}

Expr signed_quietly(Arena *arena, Expr e, bool fold)
{
    if (!expr_find(e, is_switching))
        return e;
    Signed s = {.arena = arena, .found = map_new(arena)};
    ExprList nodes = {0};
    expr_nodes(e, arena, &nodes);
    for (int i = 0; i < nodes.count; i++)
        mark_node(&s, nodes.at[i]);
    for (int i = 0; i < s.clipped.count; i++) /* sqrt(max(u, 0)) - sqrt(max(-u, 0)); a single such root would stay 0 */
        for (int k = 0; k < s.clipped.count; k++)
            if (s.clipped.at[i] != s.clipped.at[k] &&
                is_switch(s.clipped.at[i]->at[0], switch_of(s.clipped.at[k]->at[0])))
                map_put(s.found, s.clipped.at[i], 1);
    return expr_rebuild(e, fold, signed_is_kept, quieted, &s);
}

/* ---- slopes for iterations ---- */

/* The slope of u^n, n < 1, is infinite at its zero. Newton's method would only jump from side to side there, as it does
 * for the inverse of u^n, n > 1. The step from u to 0 is that of the secant, which has the slope of the tangent at k u
 * with n k^(n - 1) = 1. So near the zero, within the integration error of the terms of u, the slope of the secant is
 * taken, and no root has an infinite slope. It is made even steeper, since the integrator keeps it while u gets nearer
 * to 0. */
static const double near_zero = 1e-6, steeper = 2.5, least = 1e-16, next_to_nothing = 1e-300;

enum { LARGEST_SIZE = 200 }; /* nodes */

static Expr absolute(Expr e)
{
    return e->op == OP_NUMBER ? expr_number(fabs(e->number)) : expr_apply(OP_ABS, 1, &e);
}

static Expr size_of(const SignedSlopes *s, Expr e, bool is_drawn);

/* The size of a variable: of its definition if this is known, otherwise its absolute value. To the value of a variable
 * that is not a constant, its declared magnitude is added, or that of a start number, or 1. Within a definition only
 * states and constants can be used where the slope is computed; NULL for other variables. */
static Expr size_of_variable(const SignedSlopes *s, Expr leaf, bool is_drawn)
{
    int variable = causal_variable(s->causal, leaf);
    const CausalVariable *v = variable < 0 ? NULL : &s->causal->variables.at[variable];
    if (!v || causal_is_constant_role(v->role))
        return absolute(leaf);
    Expr definition = s->definition ? s->definition[variable] : NULL;
    Expr size = definition && expr_size(definition) <= LARGEST_SIZE ? size_of(s, definition, false) : NULL;
    if (size && expr_size(size) <= LARGEST_SIZE)
        return size;
    double nominal = v->declared >= 0 ? fabs(s->causal->system->variables.at[v->declared].nominal) : 0;
    double start = v->start && v->start->op == OP_NUMBER ? fabs(v->start->number) : 0;
    double usual = nominal > 0 ? nominal : start > 0 ? start : 1;
    return is_drawn || v->role == ROLE_STATE ? expr_add(absolute(leaf), expr_number(usual)) : NULL;
}

/* The sum of the absolute terms of an expression; NULL if it is not known. */
static Expr size_of(const SignedSlopes *s, Expr e, bool is_drawn)
{
    bool is_transparent = e->op == OP_NEGATE || e->op == OP_ABS || e->op == OP_NO_EVENT || e->op == OP_ADD ||
                          e->op == OP_SUBTRACT || e->op == OP_MULTIPLY || e->op == OP_DIVIDE;
    if (e->op == OP_VARIABLE)
        return size_of_variable(s, e, is_drawn);
    if (!is_transparent)
        return is_drawn || e->op == OP_NUMBER ? absolute(e) : NULL;
    Arena *arena = arena_new();
    ExprList sizes = {0};
    Expr size = size_of(s, e->at[0], is_drawn);
    list_push(arena, &sizes, size);
    for (int i = 1; i < e->count && size; i++) {
        Expr next = size_of(s, e->at[i], is_drawn);
        list_push(arena, &sizes, next);
        size = !next                   ? NULL
               : e->op == OP_MULTIPLY ? expr_multiply(size, next)
               : e->op == OP_DIVIDE   ? expr_divide(size, absolute(e->at[i]))
                                      : next;
    }
    if (size && e->op != OP_MULTIPLY && e->op != OP_DIVIDE)
        size = expr_sum(sizes.count, sizes.at);
    arena_free(arena);
    return size;
}

static Expr of_two(Op op, Expr a, Expr b)
{
    return expr_apply(op, 2, (Expr[]){a, b});
}

/* A point where an expression has a zero of this order. */
typedef struct {
    Switch at;
    double order;
} Zero;

typedef struct {
    const SignedSlopes *slopes;
    List(Zero) zeros;
} Away;

/* Replaces u in a slope: u itself if it is not near 0, otherwise a value of the same sign at which the slope is
 * taken. */
static Expr moved(void *context, Expr e)
{
    const Away *a = context;
    int zero = e->op == OP_NEGATE ? a->zeros.count : 0;
    while (zero < a->zeros.count && !is_switch(e, a->zeros.at[zero].at))
        zero++;
    if (zero == a->zeros.count) /* a slope may divide by the root of a clipped 0 */
        return is_clipped(e) ? of_two(OP_MAX, e->at[0], expr_number(next_to_nothing)) : NULL;
    double order = a->zeros.at[zero].order, inverse = 1 / fmax(order, 1);
    double part = pow(order, 1 / (1 - order)) * pow(steeper, -1 / fabs(1 - order));
    Expr size = size_of(a->slopes, e, true), distance = absolute(e), used = distance;
    if (a->slopes->is_secant)
        used = expr_if(of_two(OP_LESS, distance, expr_multiply(expr_number(pow(near_zero, inverse)), size)),
                       expr_multiply(expr_number(part), distance), distance);
    Expr magnitude = of_two(OP_MAX, used, expr_multiply(expr_number(pow(least, inverse)), size));
    Expr away = expr_if(of_two(OP_LESS, e, expr_integer(0)), expr_negate(magnitude), magnitude);
    return expr_apply(OP_NO_EVENT, 1, &away);
}

static bool switches(Expr e)
{
    return e->op == OP_ABS || is_relation(e) || is_clipped(e);
}

/* Zeros are where a relation in the expression switches and a root in it vanishes, or the whole expression vanishes as
 * a power. */
Expr signed_slope(const SignedSlopes *s, Expr e, Expr slope)
{
    if (!expr_find(e, switches))
        return slope;
    Arena *scratch = arena_new();
    Away away = {.slopes = s};
    ExprList nodes = {0};
    expr_nodes(e, scratch, &nodes);
    for (int i = 0; i < nodes.count; i++) {
        Expr at = nodes.at[i];
        if (!switches(at))
            continue;
        Zero zero = {at->op == OP_ABS ? switch_of(at->at[0]) : switch_between(at->at[0], at->at[1]), 0};
        for (int k = 0; k < nodes.count && !(zero.order > 0); k++) {
            Expr root = nodes.at[k];
            bool is_root = root->op == OP_SQRT || (root->op == OP_POWER && !is_whole(root->at[1]));
            zero.order = is_root ? order_of(root, zero.at) : 0;
        }
        if (!(zero.order > 0 && zero.order < 1))
            zero.order = s->is_implicit ? order_of(list_last(&nodes), zero.at) : 0;
        if (is_signed_order(zero.order))
            list_push(scratch, &away.zeros, zero);
    }
    if (away.zeros.count)
        slope = expr_rebuild(slope, true, NULL, moved, &away);
    arena_free(scratch);
    return slope;
}
