/* fold.c - the constructors that simplify by exact local rules.
 *
 * A rule never reorders operands and never reassociates a sum or product, so that rounding is that of the engineer's
 * text. It may lose an infinity, a nan or the sign of zero (0*x is 0), but never a zero divisor that is in the result.
 * Signs move outwards: (-a)*b is -(a*b), a + (-b) is a - b, and a negative first factor becomes a sign. Two signs that
 * meet are inverted: a - (-b + c) is a + (b - c), to the last bit. A term and its opposite cancel only if they are next
 * to each other, although this removes their rounding: a + b - b is a. */
#include "expr/inside.h"

#include <math.h>

static bool both_numbers(Expr a, Expr b)
{
    return a->op == OP_NUMBER && b->op == OP_NUMBER;
}

/* The value of the operator if all arguments are constant and the value is finite; otherwise the operator as drawn. */
static Expr constant_or_raw(Op op, int count, const Expr *arguments)
{
    Expr raw = expr_raw(op, NULL, count, arguments);
    double few[8] = {0};
    if (count < 1 || count > 8 || !table_is_read(raw))
        return raw;
    for (int i = 0; i < count; i++) {
        Op kind = arguments[i]->op;
        bool is_data = kind == OP_TABLE || (kind == OP_STRING && i >= op_quantities(op, count));
        const bool is_open = kind == OP_TABLE && (expr_is_past(arguments[i]) || expr_is_given(arguments[i]));
        if ((kind != OP_NUMBER && kind != OP_BOOLEAN && !is_data) || is_open)
            return raw;
        few[i] = arguments[i]->number;
    }
    const double too_large = 9007199254740992.0; /* 2^53: the program rejects Integers from there on */
    double value = op_evaluate(op, count, few);
    bool is_kept = isfinite(value) && (raw->type != TYPE_INTEGER || fabs(value) < too_large);
    return is_kept ? expr_number_typed(value, raw->type) : raw;
}

static Expr binary(Op op, Expr a, Expr b)
{
    return constant_or_raw(op, 2, (Expr[]){a, b});
}

/* The operand of a negation: x for -x, 3 for -3; NULL for all other expressions. */
static Expr negated(Expr e)
{
    if (e->op == OP_NEGATE)
        return e->at[0];
    return e->op == OP_NUMBER && e->number < 0 ? expr_number_typed(-e->number, e->type) : NULL;
}

/* Operands being gathered; the arena is created only if they do not fit into `few`. */
typedef struct {
    Arena *arena;
    ExprList terms;
    Expr few[16];
} Terms;

static void push(Terms *t, Expr term)
{
    if (!t->terms.at)
        t->terms = (ExprList){.at = t->few, .capacity = sizeof t->few / sizeof *t->few};
    if (!t->arena && t->terms.count == t->terms.capacity)
        t->arena = arena_new();
    list_push(t->arena, &t->terms, term);
}

/* Puts the terms so far into one, with an n-ary operator if there are several. */
static Expr join(Op op, const ExprList *terms)
{
    return terms->count == 1 ? terms->at[0] : expr_raw(op, NULL, terms->count, terms->at);
}

static Expr opposite(Expr e, int depth);

/* A first operand of the same operator is flattened: a + b + c either way. */
static void start(Terms *t, Op op, Expr first)
{
    t->terms.count = 0;
    if (first->op == op)
        for (int i = 0; i < first->count; i++)
            push(t, first->at[i]);
    else
        push(t, first);
}

static void add_term(Terms *t, Expr term)
{
    Expr only = t->terms.count == 1 ? t->terms.at[0] : NULL;
    if (expr_is_number(term, 0))
        return;
    if (only && expr_is_number(only, 0))
        start(t, OP_ADD, term);
    else if (only && both_numbers(only, term))
        start(t, OP_ADD, binary(OP_ADD, only, term));
    else if (negated(term))
        start(t, OP_ADD, expr_subtract(join(OP_ADD, &t->terms), negated(term)));
    else if (only && only->op == OP_SUBTRACT && only->at[1] == term && term->op != OP_NUMBER)
        start(t, OP_ADD, only->at[0]);
    else
        push(t, term);
}

Expr expr_sum(int count, const Expr *terms)
{
    if (count == 0)
        return expr_integer(0);
    if (count == 1)
        return terms[0];
    Terms t = {0};
    start(&t, OP_ADD, terms[0]);
    for (int i = 1; i < count; i++)
        add_term(&t, terms[i]);
    Expr result = join(OP_ADD, &t.terms);
    arena_free(t.arena);
    return result;
}

Expr expr_add(Expr a, Expr b)
{
    return expr_sum(2, (Expr[]){a, b});
}

Expr expr_subtract(Expr a, Expr b)
{
    if (expr_is_number(b, 0))
        return a;
    if (expr_is_number(a, 0))
        return expr_negate(b);
    if (a == b)
        return expr_integer(0);
    if (a->op == OP_ADD && a->at[a->count - 1] == b && b->op != OP_NUMBER)
        return a->count > 2 ? expr_raw(OP_ADD, NULL, a->count - 1, a->at) : a->at[0];
    Expr turned = both_numbers(a, b) ? NULL : opposite(b, 0);
    return turned ? expr_add(a, turned) : binary(OP_SUBTRACT, a, b);
}

static bool begins_with_sign(Expr e)
{
    while (e->op == OP_ADD || e->op == OP_SUBTRACT || e->op == OP_MULTIPLY || e->op == OP_DIVIDE)
        e = e->at[0];
    return negated(e) != NULL;
}

/* The opposite of an expression that begins with a sign: the operand of a negation, a sum with all signs inverted, or a
 * product or quotient with one sign inverted. NULL for all other expressions, and if terms are nested too deeply: they
 * may be shared, and inverting each of them costs time. */
static Expr opposite(Expr e, int depth)
{
    enum { DEEPEST = 3 };
    if (!begins_with_sign(e) || depth > DEEPEST)
        return NULL;
    Terms sums = {0};
    for (; e->op == OP_ADD || e->op == OP_SUBTRACT; e = e->at[0])
        push(&sums, e);
    Expr result = negated(e);
    if (!result)
        result = opposite(e->at[0], depth + 1);
    for (int k = 1; k < e->count && result; k++)
        result = e->op == OP_DIVIDE ? expr_divide(result, e->at[k]) : expr_multiply(result, e->at[k]);
    for (int i = sums.terms.count - 1; i >= 0; i--) {
        Expr sum = sums.terms.at[i];
        for (int k = 1; k < sum->count && result; k++) {
            const bool turns = sum->op == OP_ADD && begins_with_sign(sum->at[k]);
            Expr term = turns ? opposite(sum->at[k], depth + 1) : sum->at[k];
            if (sum->op == OP_ADD && !turns)
                result = expr_subtract(result, term);
            else
                result = term ? expr_add(result, term) : NULL;
        }
    }
    arena_free(sums.arena);
    return result;
}

Expr expr_negate(Expr a)
{
    Expr turned = opposite(a, 0);
    if (turned)
        return turned;
    if (a->op == OP_SUBTRACT)
        return expr_subtract(a->at[1], a->at[0]);
    return constant_or_raw(OP_NEGATE, 1, &a);
}

/* All signs of the factors are gathered into one before the product. */
static void multiply_term(Terms *t, Expr factor, bool *negative)
{
    Expr only = t->terms.count == 1 ? t->terms.at[0] : NULL;
    if (negated(factor)) {
        *negative = !*negative;
        factor = negated(factor);
    }
    if (expr_is_number(factor, 1) || (only && expr_is_number(only, 0)))
        return;
    if (expr_is_number(factor, 0) || (only && expr_is_number(only, 1)))
        start(t, OP_MULTIPLY, factor);
    else if (only && both_numbers(only, factor))
        start(t, OP_MULTIPLY, binary(OP_MULTIPLY, only, factor));
    else
        push(t, factor);
}

static Expr product(int count, const Expr *factors)
{
    Terms t = {0};
    bool negative = negated(factors[0]) != NULL;
    start(&t, OP_MULTIPLY, negative ? negated(factors[0]) : factors[0]);
    for (int i = 1; i < count; i++)
        multiply_term(&t, factors[i], &negative);
    Expr result = join(OP_MULTIPLY, &t.terms);
    arena_free(t.arena);
    return negative ? expr_negate(result) : result;
}

Expr expr_multiply(Expr a, Expr b)
{
    return product(2, (Expr[]){a, b});
}

Expr expr_divide(Expr a, Expr b)
{
    if (expr_is_number(b, 1) || (expr_is_number(a, 0) && b->op == OP_NUMBER && b->number != 0))
        return a;
    if (both_numbers(a, b))
        return binary(OP_DIVIDE, a, b);
    if (negated(a))
        return expr_negate(expr_divide(negated(a), b));
    if (negated(b))
        return expr_negate(expr_divide(a, negated(b)));
    return binary(OP_DIVIDE, a, b);
}

Expr expr_power(Expr base, Expr exponent)
{
    if (expr_is_number(exponent, 1))
        return base;
    if (expr_is_number(exponent, 0) || expr_is_number(base, 1))
        return expr_integer(1);
    return binary(OP_POWER, base, exponent);
}

Expr expr_if(Expr condition, Expr then, Expr otherwise)
{
    if (condition->op == OP_BOOLEAN && then != otherwise)
        return condition->number != 0 ? then : otherwise;
    return then == otherwise ? then : expr_raw(OP_IF, NULL, 3, (Expr[]){condition, then, otherwise});
}

/* and: false decides, true is left out; or: true decides, false is left out. */
static Expr junction(Op op, int count, const Expr *arguments)
{
    bool decisive = op == OP_OR;
    Terms kept = {0};
    Expr result = NULL;
    for (int i = 0; i < count && !result; i++) {
        if (arguments[i]->op != OP_BOOLEAN)
            push(&kept, arguments[i]);
        else if ((arguments[i]->number != 0) == decisive)
            result = expr_boolean(decisive);
    }
    if (!result)
        result = kept.terms.count ? join(op, &kept.terms) : expr_boolean(!decisive);
    arena_free(kept.arena);
    return result;
}

/* True if it may make an event during integration, or cannot be expanded. */
static bool makes_events(Expr e)
{
    return op_info[e->op].course == COURSE_BENDS || op_info[e->op].course == COURSE_JUMPS;
}

Expr expr_apply(Op op, int count, const Expr *arguments)
{
    switch (op) {
    case OP_ADD: return expr_sum(count, arguments);
    case OP_SUBTRACT: return expr_subtract(arguments[0], arguments[1]);
    case OP_MULTIPLY: return product(count, arguments);
    case OP_DIVIDE: return expr_divide(arguments[0], arguments[1]);
    case OP_POWER: return expr_power(arguments[0], arguments[1]);
    case OP_NEGATE: return expr_negate(arguments[0]);
    case OP_IF: return expr_if(arguments[0], arguments[1], arguments[2]);
    case OP_AND: case OP_OR: return junction(op, count, arguments);
    case OP_NO_EVENT: case OP_SMOOTH: { /* no effect on an expression that makes no events */
        Expr inner = arguments[count - 1];
        return expr_find(inner, makes_events) ? expr_raw(op, NULL, count, arguments) : inner;
    }
    case OP_INTERVAL: { /* without knots there is only one interval */
        const double *knots;
        bool has_knots = expr_is_past(arguments[1]) || table_knots(expr_table_of(arguments[1]), &knots) > 0;
        return has_knots ? binary(OP_INTERVAL, arguments[0], arguments[1]) : expr_integer(0);
    }
    case OP_NOT: return arguments[0]->op == OP_NOT ? arguments[0]->at[0] : constant_or_raw(op, count, arguments);
    case OP_DER: return arguments[0]->op == OP_NUMBER ? expr_integer(0) : expr_raw(op, NULL, count, arguments);
    case OP_PRE:
        return arguments[0]->op == OP_NUMBER || arguments[0]->op == OP_BOOLEAN ? arguments[0]
                                                                               : expr_raw(op, NULL, count, arguments);
    default: return constant_or_raw(op, count, arguments);
    }
}

Expr expr_function(Op op, Expr a)
{
    return expr_apply(op, 1, &a);
}
