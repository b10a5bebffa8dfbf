/* differentiate.c - partial and total derivatives, each shared node differentiated once.
 *
 * Piecewise functions are differentiated branch by branch; a value that is constant between jumps (floor, sign,
 * relations) has derivative 0. A function whose arguments do not vary is constant, known or not. Otherwise an unknown
 * function is an error only if the result needs its derivative: a condition is never differentiated. */
#include "expr/inside.h"

#include <math.h>

/* The derivative of a node, or NULL and the node that has no derivative. */
typedef struct {
    Expr derivative, culprit;
} Slope;

static Expr function_of_two(Op op, Expr a, Expr b)
{
    return expr_apply(op, 2, (Expr[]){a, b});
}

static bool is_zero(Expr e)
{
    return expr_is_number(e, 0);
}

static Expr square(Expr e)
{
    return expr_power(e, expr_integer(2));
}

/* The product of the factors. If factor `one` is 1/v, the product of the others divided by v. */
static Expr product_with(Expr *factors, int count, int one)
{
    const Expr inverse = factors[one];
    if (inverse->op != OP_DIVIDE || !expr_is_number(inverse->at[0], 1))
        return expr_apply(OP_MULTIPLY, count, factors);
    factors[one] = inverse->at[0];
    const Expr product = expr_apply(OP_MULTIPLY, count, factors);
    return product == inverse->at[1] ? expr_integer(1) : expr_divide(product, inverse->at[1]);
}

/* e divided by a number that is a factor of it, or of one of its factors, such as the 2 in 2*x, the derivative of a
 * square. NULL: the number is no such factor. */
static Expr without_number(Expr e, Expr number, int depth)
{
    enum { DEEPEST = 2 };
    for (int k = 0; e->op == OP_MULTIPLY && k < e->count && depth < DEEPEST; k++) {
        const Expr rest = e->at[k] == number ? expr_integer(1) : without_number(e->at[k], number, depth + 1);
        if (!rest)
            continue;
        Expr product = k == 0 ? rest : e->at[0];
        for (int i = 1; i < e->count; i++)
            product = expr_multiply(product, i == k ? rest : e->at[i]);
        return product;
    }
    return NULL;
}

static Expr quotient(Expr e, Expr divisor)
{
    const Expr rest = divisor->op == OP_NUMBER ? without_number(e, divisor, 0) : NULL;
    return rest ? rest : expr_divide(e, divisor);
}

/* The sum of products in each of which one factor is replaced by its derivative, in the order of the factors. Many
 * factors are split into halves, because the size of this sum is quadratic in their number. */
static Expr product_rule(int count, const Expr *factors, const Expr *d)
{
    enum { FEW_FACTORS = 16 };
    if (count <= FEW_FACTORS) {
        Expr replaced[FEW_FACTORS], sum = expr_integer(0);
        for (int i = 0; i < count; i++) {
            if (is_zero(d[i]))
                continue;
            for (int k = 0; k < count; k++)
                replaced[k] = k == i ? d[i] : factors[k];
            sum = expr_add(sum, product_with(replaced, count, i));
        }
        return sum;
    }
    int half = count / 2, rest = count - half;
    Expr left = product_rule(half, factors, d), right = product_rule(rest, factors + half, d + half);
    if (!is_zero(left))
        left = expr_multiply(left, expr_apply(OP_MULTIPLY, rest, factors + half));
    if (!is_zero(right))
        right = expr_multiply(expr_apply(OP_MULTIPLY, half, factors), right);
    return expr_add(left, right);
}

/* f'(u)*u' of a function f of one argument; NULL if there is no rule. 1/v as outer derivative becomes du/v. */
static Expr chain_rule(Expr e, Expr du)
{
    Expr u = e->at[0], one = expr_integer(1), outer;
    switch (e->op) {
    case OP_ABS: outer = expr_function(OP_SIGN, u); break;
    case OP_SQRT: outer = expr_divide(one, expr_multiply(expr_integer(2), e)); break;
    case OP_EXP: outer = e; break;
    case OP_LOG: outer = expr_divide(one, u); break;
    case OP_LOG10: outer = expr_divide(one, expr_multiply(u, expr_number(log(10)))); break;
    case OP_SIN: outer = expr_function(OP_COS, u); break;
    case OP_COS: outer = expr_negate(expr_function(OP_SIN, u)); break;
    case OP_TAN: outer = expr_add(one, square(e)); break;
    case OP_ASIN: case OP_ACOS:
        outer = expr_divide(one, expr_function(OP_SQRT, expr_subtract(one, square(u))));
        outer = e->op == OP_ACOS ? expr_negate(outer) : outer;
        break;
    case OP_ATAN: outer = expr_divide(one, expr_add(one, square(u))); break;
    case OP_SINH: outer = expr_function(OP_COSH, u); break;
    case OP_COSH: outer = expr_function(OP_SINH, u); break;
    case OP_TANH: outer = expr_subtract(one, square(e)); break;
    default: return NULL;
    }
    bool negative = outer->op == OP_NEGATE;
    Expr inner = negative ? outer->at[0] : outer;
    if (inner->op != OP_DIVIDE || !expr_is_number(inner->at[0], 1))
        return expr_multiply(outer, du);
    Expr quotient = expr_divide(du, inner->at[1]);
    return negative ? expr_negate(quotient) : quotient;
}

/* The derivative in the present interval; at a knot, the one to the right. NULL if there is none. */
static Expr table_rule(Expr e, const Expr *d)
{
    Expr sum = expr_integer(0);
    for (int k = 0; k < op_quantities(e->op, e->count); k++) {
        Expr slope = is_zero(d[k]) ? NULL : table_slope(e, k);
        if (!slope && !is_zero(d[k]))
            return NULL;
        if (slope)
            sum = expr_add(sum, expr_multiply(slope, d[k]));
    }
    return sum;
}

/* d: the arguments' derivatives, at least one of them not 0. NULL without a rule. */
static Expr smooth_rule(Expr e, const Expr *d)
{
    const Expr *u = e->at;
    switch (e->op) {
    case OP_ADD: return expr_sum(e->count, d);
    case OP_SUBTRACT: return expr_subtract(d[0], d[1]);
    case OP_NEGATE: return expr_negate(d[0]);
    case OP_MULTIPLY: return product_rule(e->count, u, d);
    case OP_DIVIDE:
        if (is_zero(d[1]))
            return quotient(d[0], u[1]);
        return expr_divide(expr_subtract(expr_multiply(d[0], u[1]), expr_multiply(u[0], d[1])), square(u[1]));
    case OP_POWER: { /* b*a^(b - 1)*a' for constant b, and a^b*(b'*log(a) + b*a'/a) in general */
        if (is_zero(d[1])) {
            Expr outer = expr_multiply(u[1], expr_power(u[0], expr_subtract(u[1], expr_integer(1))));
            return expr_multiply(outer, d[0]);
        }
        Expr log_part = expr_multiply(d[1], expr_function(OP_LOG, u[0]));
        if (!is_zero(d[0]))
            log_part = expr_add(log_part, expr_divide(expr_multiply(u[1], d[0]), u[0]));
        return expr_multiply(e, log_part);
    }
    case OP_IF: return expr_if(u[0], d[1], d[2]);
    case OP_ATAN2: {
        Expr numerator = expr_subtract(expr_multiply(u[1], d[0]), expr_multiply(u[0], d[1]));
        return expr_divide(numerator, expr_add(square(u[1]), square(u[0])));
    }
    case OP_MIN: return expr_if(function_of_two(OP_LESS, u[0], u[1]), d[0], d[1]);
    case OP_MAX: return expr_if(function_of_two(OP_GREATER, u[0], u[1]), d[0], d[1]);
    case OP_MOD: case OP_REM: { /* x - k*y with k constant between jumps */
        if (is_zero(d[1]))
            return d[0];
        Expr k =
            e->op == OP_MOD ? expr_function(OP_FLOOR, expr_divide(u[0], u[1])) : function_of_two(OP_DIV, u[0], u[1]);
        return expr_subtract(d[0], expr_multiply(k, d[1]));
    }
    case OP_NO_EVENT: return expr_function(OP_NO_EVENT, d[0]);
    case OP_SMOOTH: /* the derivative is smooth to one order less; with order 0 it need not be smooth */
        if (u[0]->op != OP_NUMBER || u[0]->number < 1)
            return d[1];
        return function_of_two(OP_SMOOTH, expr_subtract(u[0], expr_integer(1)), d[1]);
    case OP_HOMOTOPY: return d[0] == d[1] ? d[0] : function_of_two(OP_HOMOTOPY, d[0], d[1]);
    case OP_INTERPOLATE: case OP_INTERPOLATE2: case OP_PIECE: case OP_PATCH: return table_rule(e, d);
    case OP_NAMED: return d[0];
    default: return e->count == 1 ? chain_rule(e, d[0]) : NULL;
    }
}

static bool is_steep(Expr e)
{
    return e->op == OP_SQRT || e->op == OP_ASIN || e->op == OP_ACOS || e->op == OP_POWER;
}

/* The slope on one side of a condition if it is 0 on the other side: the operand `side` of its if-expression, in a
 * product times the other factors. NULL: it is not 0 on a side. */
static Expr slope_on_side(Expr slope, Expr *condition, int *side)
{
    if (slope->op == OP_IF && (is_zero(slope->at[1]) || is_zero(slope->at[2]))) {
        *condition = slope->at[0];
        *side = is_zero(slope->at[1]) ? 2 : 1;
        return slope->at[*side];
    }
    if (slope->op == OP_NEGATE) {
        const Expr positive = slope_on_side(slope->at[0], condition, side);
        return positive ? expr_negate(positive) : NULL;
    }
    for (int k = 0; slope->op == OP_MULTIPLY && k < slope->count; k++) {
        Expr product = slope->at[k]->op == OP_IF ? slope_on_side(slope->at[k], condition, side) : NULL;
        for (int i = k - 1; i >= 0 && product; i--)
            product = expr_multiply(slope->at[i], product);
        for (int i = k + 1; i < slope->count && product; i++)
            product = expr_multiply(product, slope->at[i]);
        if (product)
            return product;
    }
    return NULL;
}

/* d: the arguments' derivatives, at least one of them not 0. NULL without a rule. An argument that rests on one side of
 * a condition has no effect there, even if the function is infinitely steep, as sqrt(max(x, 0)) is. */
static Expr rule(Expr e, const Expr *d)
{
    Expr condition;
    int side;
    Expr slope = is_steep(e) && (e->count == 1 || is_zero(d[1])) ? slope_on_side(d[0], &condition, &side) : NULL;
    if (slope) {
        const Expr there = rule(e, (Expr[]){slope, expr_integer(0)}), none = expr_integer(0);
        return expr_if(condition, side == 1 ? there : none, side == 1 ? none : there);
    }
    return smooth_rule(e, d);
}

bool expr_is_stepwise(Expr e)
{
    return op_info[e->op].course == COURSE_JUMPS || op_info[e->op].course == COURSE_KEEPS;
}

static Slope node_slope(Walk *walk, int i, const Slope *slopes)
{
    Expr e = walk->nodes.at[i];
    bool is_constant_leaf = !e->count && e->op != OP_VARIABLE && e->op != OP_TIME;
    if (expr_is_stepwise(e) || e->type == TYPE_STRING || is_constant_leaf)
        return (Slope){expr_integer(0), NULL};
    bool varies = false;
    for (int k = 0; k < e->count; k++) {
        Slope argument = slopes[walk_arguments(walk, i)[k]];
        if (k == 0 && (e->op == OP_IF || e->op == OP_SMOOTH)) /* its changes are jumps, without a derivative */
            argument = (Slope){expr_integer(0), NULL};
        if (!argument.derivative)
            return argument;
        walk->gathered[k] = argument.derivative;
        varies |= !is_zero(argument.derivative);
    }
    Expr derivative = varies ? rule(e, walk->gathered) : expr_integer(0);
    return (Slope){derivative, derivative ? NULL : e};
}

/* `leaf` returns the derivative of the nodes that it knows, NULL for others. A leaf without one is the culprit. */
static Expr derive(Expr e, ExprImage *leaf, void *context, Expr *culprit)
{
    Walk *walk = walk_open(e);
    Slope *slopes = walk_values(walk, sizeof(Slope));
    for (int i = 0; i < walk->nodes.count; i++) {
        Expr node = walk->nodes.at[i], known = leaf(context, node);
        if (known)
            slopes[i] = (Slope){known, NULL};
        else if (node->op == OP_VARIABLE || node->op == OP_TIME || node->op == OP_DER)
            slopes[i] = (Slope){NULL, node};
        else
            slopes[i] = node_slope(walk, i, slopes);
    }
    Slope result = slopes[walk->nodes.count - 1];
    walk_close(walk);
    if (!result.derivative && culprit)
        *culprit = result.culprit;
    return result.derivative;
}

/* der(...) is an independent leaf here; a caller that needs more replaces it by a variable before. So is the slope of
 * the past, whose own slope is not known. */
static Expr partial_leaf(void *context, Expr node)
{
    if (node == *(Expr *)context)
        return expr_integer(1);
    const bool is_slope = node->op == OP_PIECE && !expr_is_number(node->at[3], 0) && expr_is_past(node->at[2]);
    const bool is_leaf = node->op == OP_VARIABLE || node->op == OP_TIME || node->op == OP_DER || is_slope;
    return is_leaf ? expr_integer(0) : NULL;
}

Expr expr_differentiate(Expr e, Expr variable, Expr *culprit)
{
    return derive(e, partial_leaf, &variable, culprit);
}

typedef struct {
    ExprImage *derivative_of;
    void *context;
} TimeLeaf;

static Expr time_leaf(void *context, Expr node)
{
    const TimeLeaf *leaf = context;
    if (node->op == OP_TIME)
        return expr_integer(1);
    return node->op == OP_VARIABLE ? leaf->derivative_of(leaf->context, node) : NULL;
}

Expr expr_time_derivative(Expr e, ExprImage *derivative_of, void *context, Expr *culprit)
{
    TimeLeaf leaf = {derivative_of, context};
    return derive(e, time_leaf, &leaf, culprit);
}
