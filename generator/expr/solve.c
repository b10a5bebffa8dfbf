/* solve.c - equations solved for one variable.
 *
 * While the variable occurs in one operand only, that operand is isolated by the operator's inverse: the result keeps
 * the shape of the equation. Where it occurs in several, or on both sides, the equation must be affine in it.
 * Inverses are unique on the whole of their domain. Trigonometric functions and roots are not inverted: asin, tan and
 * squares would return values for arguments that the equation forbids. Nor are sinh and tanh: their inverses lose
 * digits when written with log.
 */
#include "expr/inside.h"

/* ---- affine splitting -------------------------------------------------------------------------------------------- */

/* coefficient*variable + rest; coefficient NULL: not affine, the number 0: free of the variable. */
typedef struct {
    Expr coefficient, rest;
} Affine;

static const Affine not_affine = {NULL, NULL};

static bool is_free(Affine a)
{
    return a.coefficient && expr_is_number(a.coefficient, 0);
}

/* Both parts of an operator that is linear in all of its arguments but the first `fixed` ones. */
static Affine linear_operator(Walk *walk, Expr e, const Affine *parts, const int *at, int fixed)
{
    Affine result;
    for (int k = 0; k < e->count; k++)
        walk->gathered[k] = k < fixed ? parts[at[k]].rest : parts[at[k]].coefficient;
    result.coefficient = expr_apply(e->op, e->count, walk->gathered);
    for (int k = 0; k < e->count; k++)
        walk->gathered[k] = parts[at[k]].rest;
    result.rest = expr_apply(e->op, e->count, walk->gathered);
    return result;
}

/* A product, or a piece of a table of lines, is affine in each of its quantities, if all other arguments are free:
 * these keep their places in both parts. */
static Affine affine_in_one(Walk *walk, Expr e, const Affine *parts, const int *at)
{
    int holder = -1;
    for (int k = 0; k < e->count; k++) {
        if (!is_free(parts[at[k]])) {
            if (holder >= 0 || k >= op_quantities(e->op, e->count))
                return not_affine;
            holder = k;
        }
        walk->gathered[k] = parts[at[k]].rest;
    }
    Affine result;
    Expr coefficient = parts[at[holder]].coefficient;
    const bool is_inverse = coefficient->op == OP_DIVIDE && expr_is_number(coefficient->at[0], 1);
    result.rest = expr_apply(e->op, e->count, walk->gathered);
    walk->gathered[holder] = is_inverse ? coefficient->at[0] : coefficient;
    result.coefficient = e->op == OP_MULTIPLY ? expr_apply(OP_MULTIPLY, e->count, walk->gathered)
                                              : expr_multiply(table_slope(e, holder), coefficient);
    if (is_inverse && e->op == OP_MULTIPLY)
        result.coefficient = expr_divide(result.coefficient, coefficient->at[1]);
    return result;
}

static Expr without_factor(Expr product, int factor)
{
    Expr rest = NULL;
    for (int k = 0; k < product->count; k++)
        if (k != factor)
            rest = rest ? expr_multiply(rest, product->at[k]) : product->at[k];
    return rest;
}

/* The quotient by a divisor that is recorded as non-zero: 0 divided by it is 0. */
static Expr quotient(Expr numerator, Expr divisor)
{
    return expr_is_number(numerator, 0) ? numerator : expr_divide(numerator, divisor);
}

/* The same for a divisor that is part of the recorded one; a factor of the numerator that equals it is left out. */
static Expr rest_quotient(Expr numerator, Expr divisor)
{
    if (numerator->op == OP_NEGATE)
        return expr_negate(rest_quotient(numerator->at[0], divisor));
    for (int k = 0; numerator->op == OP_MULTIPLY && k < numerator->count; k++)
        if (numerator->at[k] == divisor)
            return without_factor(numerator, k);
    return numerator == divisor ? expr_integer(1) : quotient(numerator, divisor);
}

static Affine affine_of(Walk *walk, int i, const Affine *parts, Expr variable)
{
    Expr e = walk->nodes.at[i];
    const int *at = walk_arguments(walk, i);
    if (e == variable)
        return (Affine){expr_integer(1), expr_integer(0)};
    bool affine = true, free = true, unchanged = true;
    for (int k = 0; k < e->count; k++) {
        affine &= parts[at[k]].coefficient != NULL;
        free &= is_free(parts[at[k]]);
        unchanged &= parts[at[k]].rest == e->at[k];
        walk->gathered[k] = parts[at[k]].rest;
    }
    if (free)
        return (Affine){expr_integer(0), unchanged ? e : expr_with_arguments(e, true, walk->gathered)};
    if (!affine)
        return not_affine;
    switch (e->op) {
    case OP_ADD: case OP_SUBTRACT: case OP_NEGATE: case OP_NO_EVENT: case OP_HOMOTOPY:
        return linear_operator(walk, e, parts, at, 0);
    case OP_IF: case OP_SMOOTH:
        return is_free(parts[at[0]]) ? linear_operator(walk, e, parts, at, 1) : not_affine;
    case OP_MULTIPLY:
        return affine_in_one(walk, e, parts, at);
    case OP_PIECE: case OP_PATCH:
        if (expr_is_cubic(e) || (e->op == OP_PIECE && expr_is_past(e->at[2])))
            return not_affine;
        return affine_in_one(walk, e, parts, at);
    case OP_DIVIDE: { /* the coefficient contains the divisor, which tells where it vanishes */
        Affine a = parts[at[0]], b = parts[at[1]];
        return is_free(b) ? (Affine){expr_divide(a.coefficient, b.rest), rest_quotient(a.rest, b.rest)} : not_affine;
    }
    default:
        return not_affine;
    }
}

bool expr_linear(Expr e, Expr variable, Expr *coefficient, Expr *rest)
{
    Walk *walk = walk_open(e);
    Affine *parts = walk_values(walk, sizeof(Affine));
    for (int i = 0; i < walk->nodes.count; i++)
        parts[i] = affine_of(walk, i, parts, variable);
    Affine result = parts[walk->nodes.count - 1];
    walk_close(walk);
    *coefficient = result.coefficient;
    *rest = result.rest;
    return result.coefficient != NULL;
}

/* ---- isolating --------------------------------------------------------------------------------------------------- */

/* Deeper nested if-expressions are left to solve_affine(); this bounds the recursion. */
enum { CHOICES_LIMIT = 50 };

typedef struct {
    Walk *walk;
    const bool *holds; /* per node: whether the variable is in it */
    Expr variable;
} Isolation;

static const Solution not_solved = {SOLVE_NOT, NULL, NULL};

static bool never_zero(Expr e)
{
    switch (e->op) {
    case OP_NUMBER: return e->number != 0;
    case OP_NEGATE: case OP_NO_EVENT: return never_zero(e->at[0]);
    case OP_IF: return never_zero(e->at[1]) && never_zero(e->at[2]);
    default: return false;
    }
}

/* Records e as a divisor that must not be zero; false if e is always zero. */
static bool add_divisor(Solution *s, Expr e)
{
    e = expr_fold(e);
    if (expr_is_number(e, 0))
        return false;
    if (never_zero(e))
        return true;
    s->divisor = s->divisor ? expr_multiply(s->divisor, e) : e;
    s->solvability = SOLVE_DIVIDED;
    return true;
}

/* left - right = (cl - cr)*x + (rl - rr) */
static Solution solve_affine(Expr left, Expr right, Expr variable, Solution s)
{
    Affine l, r;
    if (!expr_linear(left, variable, &l.coefficient, &l.rest) || !expr_linear(right, variable, &r.coefficient, &r.rest))
        return not_solved;
    Expr coefficient = expr_subtract(l.coefficient, r.coefficient), rest = expr_subtract(r.rest, l.rest);
    if (coefficient->op == OP_NEGATE || (coefficient->op == OP_NUMBER && coefficient->number < 0) ||
        (coefficient->op == OP_SUBTRACT && coefficient->at[0]->op == OP_NEGATE)) {
        coefficient = expr_negate(coefficient);
        rest = expr_subtract(l.rest, r.rest);
    }
    if (!add_divisor(&s, coefficient))
        return not_solved;
    s.result = quotient(rest, coefficient);
    return s;
}

/* The operands but one, under their operator. */
static Expr others(Walk *walk, Expr e, int without)
{
    int count = 0;
    for (int k = 0; k < e->count; k++)
        if (k != without)
            walk->gathered[count++] = e->at[k];
    return count == 1 ? walk->gathered[0] : expr_apply(e->op, count, walk->gathered);
}

/* base^exponent = s->result. An odd root keeps the sign; it makes no event, being continuous. */
static bool invert_power(Solution *s, Expr base, Expr exponent, int holder)
{
    if (holder == 1) { /* b^x = v */
        bool usable = base->op == OP_NUMBER && base->number > 0 && base->number != 1;
        if (!usable || !add_divisor(s, s->result))
            return false;
        s->result = expr_divide(expr_function(OP_LOG, s->result), expr_function(OP_LOG, base));
        return true;
    }
    if (exponent->op != OP_NUMBER || exponent->number < 1 ||
        op_evaluate(OP_REM, 2, (double[]){exponent->number, 2}) != 1)
        return false;
    Expr root = expr_power(expr_function(OP_ABS, s->result), expr_divide(expr_integer(1), exponent));
    s->result = expr_function(OP_NO_EVENT, expr_multiply(expr_function(OP_SIGN, s->result), root));
    return true;
}

/* s->result is e's value; afterwards it is the value of its argument `holder`. */
static bool invert(Solution *s, Walk *walk, Expr e, int holder)
{
    switch (e->op) {
    case OP_ADD:
        s->result = expr_subtract(s->result, others(walk, e, holder));
        return true;
    case OP_SUBTRACT:
        s->result = holder == 0 ? expr_add(s->result, e->at[1]) : expr_subtract(e->at[0], s->result);
        return true;
    case OP_NEGATE: case OP_NOT:
        s->result = expr_function(e->op, s->result);
        return true;
    case OP_MULTIPLY: {
        Expr factor = others(walk, e, holder);
        if (!add_divisor(s, factor))
            return false;
        s->result = quotient(s->result, factor);
        return true;
    }
    case OP_DIVIDE: /* a/b = v: a is v*b, b is a/v */
        if (holder == 1 && !add_divisor(s, s->result))
            return false;
        s->result = holder == 0 ? expr_multiply(s->result, e->at[1]) : expr_divide(e->at[0], s->result);
        return true;
    case OP_POWER:
        return invert_power(s, e->at[0], e->at[1], holder);
    case OP_EXP:
        if (!add_divisor(s, s->result))
            return false;
        s->result = expr_function(OP_LOG, s->result);
        return true;
    case OP_LOG:
        s->result = expr_function(OP_EXP, s->result);
        return true;
    case OP_LOG10:
        s->result = expr_power(expr_integer(10), s->result);
        return true;
    case OP_NO_EVENT:
        return true;
    case OP_SMOOTH:
        return holder == 1;
    default:
        return false;
    }
}

/* True if the node is a difference of which the first operand alone holds the variable. */
static bool is_difference(const Isolation *of, int position)
{
    const int *at = walk_arguments(of->walk, position);
    return of->walk->nodes.at[position]->op == OP_SUBTRACT && of->holds[at[0]] && !of->holds[at[1]];
}

/* x - a - b = v: x is v + b + a, in one step; to copy the sum for each term would take quadratic time. Returns the
 * position of x. */
static int invert_differences(const Isolation *of, int position, Solution *s)
{
    Arena *scratch = arena_new();
    ExprList terms = {0};
    list_push(scratch, &terms, s->result);
    for (; is_difference(of, position); position = walk_arguments(of->walk, position)[0])
        list_push(scratch, &terms, of->walk->nodes.at[position]->at[1]);
    s->result = expr_sum(terms.count, terms.at);
    arena_free(scratch);
    return position;
}

static Solution isolate(const Isolation *of, int position, Solution s, int choices);

/* Solves an if-expression with the variable in both branches for each branch. */
static Solution isolate_if(const Isolation *of, int position, Solution s, int choices)
{
    Expr e = of->walk->nodes.at[position];
    const int *at = walk_arguments(of->walk, position);
    Solution outer = s, then = not_solved, otherwise = not_solved;
    s.divisor = NULL;
    s.solvability = SOLVE_ALWAYS;
    if (!of->holds[at[0]] && of->holds[at[1]] && of->holds[at[2]] && choices < CHOICES_LIMIT) {
        then = isolate(of, at[1], s, choices + 1);
        otherwise = isolate(of, at[2], s, choices + 1);
    }
    if (!then.solvability || !otherwise.solvability)
        return solve_affine(e, s.result, of->variable, outer);
    Expr one = expr_integer(1);
    outer.result = expr_if(e->at[0], then.result, otherwise.result);
    Expr divisor = expr_if(e->at[0], then.divisor ? then.divisor : one, otherwise.divisor ? otherwise.divisor : one);
    return add_divisor(&outer, divisor) ? outer : not_solved;
}

/* Solves "node at position = s.result", which is free of the variable. */
static Solution isolate(const Isolation *of, int position, Solution s, int choices)
{
    for (;;) {
        Expr e = of->walk->nodes.at[position];
        const int *at = walk_arguments(of->walk, position);
        if (e == of->variable)
            return s;
        if (e->op == OP_IF)
            return isolate_if(of, position, s, choices);
        if (is_difference(of, position) && is_difference(of, at[0])) {
            position = invert_differences(of, position, &s);
            continue;
        }
        int holder = -1, holders = 0;
        for (int k = 0; k < e->count; k++)
            if (of->holds[at[k]]) {
                holder = k;
                holders++;
            }
        if (holders != 1 || e->op == OP_PIECE || e->op == OP_PATCH)
            return solve_affine(e, s.result, of->variable, s);
        if (!invert(&s, of->walk, e, holder))
            return not_solved;
        position = at[holder];
    }
}

static Solution solve_side(Expr side, Expr value, Expr variable)
{
    Walk *walk = walk_open(side);
    bool *holds = walk_values(walk, sizeof(bool));
    for (int i = 0; i < walk->nodes.count; i++) {
        Expr e = walk->nodes.at[i];
        holds[i] = e == variable;
        for (int k = 0; k < e->count && !holds[i]; k++)
            holds[i] = holds[walk_arguments(walk, i)[k]];
    }
    Isolation isolation = {walk, holds, variable};
    Solution s = isolate(&isolation, walk->nodes.count - 1, (Solution){SOLVE_ALWAYS, value, NULL}, 0);
    walk_close(walk);
    return s;
}

Solution expr_solve(Expr left, Expr right, Expr variable)
{
    bool on_left = expr_contains(left, variable), on_right = expr_contains(right, variable);
    if (on_left && on_right)
        return solve_affine(left, right, variable, (Solution){SOLVE_ALWAYS, NULL, NULL});
    if (on_left)
        return solve_side(left, right, variable);
    return on_right ? solve_side(right, left, variable) : not_solved;
}
