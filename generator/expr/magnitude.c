/* magnitude.c - the size of rounding errors in a value or in a slope: a result that is small against it may be 0.
 *
 * A running error analysis (Wilkinson, Numer. Math. 55, 1986): every literal number, and the result of every operation,
 * may have a relative error of 2^-53. The terms returned, times 2^-53, bound the effect of all these errors on the
 * result. For a sum of products, they are about the sum of the absolute products; a factor that cancels within itself
 * multiplies the other factors only by its remaining value.
 */
#include "expr/inside.h"

#include <math.h>

typedef struct {
    double value, terms;
    double slope, slope_terms; /* of the partial derivative */
} Magnitude;

/* Adds the effect of argument k on a function, by finite differences. These are accurate enough for terms, and for a
 * slope that is no sum. */
static void add_function_slope(Op op, int count, const Magnitude *of, double *arguments, int k, Magnitude *m)
{
    double at = arguments[k], step = 1e-4 * (fabs(at) > 0 ? fabs(at) : 1);
    arguments[k] = at + step;
    double up = op_evaluate(op, count, arguments);
    arguments[k] = at - step;
    double down = op_evaluate(op, count, arguments);
    arguments[k] = at;
    double slope = (up - down) / (2 * step), curvature = (up - 2 * m->value + down) / (step * step);
    if (!isfinite(slope)) /* the exponent of a negative base */
        return;
    m->terms += fabs(slope) * of[k].terms;
    m->slope += slope * of[k].slope;
    m->slope_terms += fabs(slope) * of[k].slope_terms + fabs(curvature * of[k].slope) * of[k].terms;
}

static Magnitude product(const Magnitude *a, const Magnitude *b)
{
    Magnitude m = {.value = a->value * b->value, .slope = a->slope * b->value + a->value * b->slope};
    m.terms = a->terms * fabs(b->value) + fabs(a->value) * b->terms + fabs(m.value);
    m.slope_terms = a->slope_terms * fabs(b->value) + fabs(a->slope) * b->terms + a->terms * fabs(b->slope) +
                    fabs(a->value) * b->slope_terms + fabs(m.slope);
    return m;
}

static Magnitude magnitude_of(Op op, int count, const Magnitude *of, double *arguments)
{
    Magnitude m = {0};
    switch (op) {
    case OP_ADD: case OP_SUBTRACT: case OP_NEGATE:
        for (int k = 0; k < count; k++) {
            double sign = op == OP_NEGATE || (op == OP_SUBTRACT && k > 0) ? -1 : 1;
            m.value += sign * of[k].value;
            m.terms += of[k].terms;
            m.slope += sign * of[k].slope;
            m.slope_terms += of[k].slope_terms;
        }
        return m;
    case OP_MULTIPLY:
        m = (Magnitude){.value = 1};
        for (int k = 0; k < count; k++)
            m = k ? product(&m, &of[k]) : of[k];
        return m;
    case OP_DIVIDE: { /* the product with the inverse of the divisor */
        const Magnitude *by = &of[1];
        const double value = 1 / by->value, square = value * value;
        m = (Magnitude){.value = value, .terms = by->terms * square + fabs(value), .slope = -by->slope * square};
        m.slope_terms = by->slope_terms * square + 2 * fabs(by->slope * value) * square * by->terms + fabs(m.slope);
        return product(&of[0], &m);
    }
    default:
        for (int k = 0; k < count; k++)
            arguments[k] = of[k].value;
        m.value = op_evaluate(op, count, arguments);
        m.terms = fabs(m.value);
        for (int k = 0; k < op_quantities(op, count); k++)
            add_function_slope(op, count, of, arguments, k, &m);
        return m;
    }
}

static Magnitude magnitude(Expr e, Expr variable, double time, ExprValue *value, void *context)
{
    Walk *walk = walk_open(e);
    int n = walk->nodes.count;
    Magnitude *values = walk_values(walk, sizeof(Magnitude) + sizeof(double));
    Magnitude *of = values + n;                         /* arguments of one node at a time */
    double *arguments = (double *)(of + walk->widest);
    for (int i = 0; i < n; i++) {
        Expr node = walk->nodes.at[i];
        for (int k = 0; k < node->count; k++)
            of[k] = values[walk_arguments(walk, i)[k]];
        double leaf = NAN;
        switch (node->op) {
        case OP_NUMBER: case OP_BOOLEAN: case OP_TABLE: leaf = node->number; break;
        case OP_VARIABLE: leaf = value ? value(context, node) : NAN; break;
        case OP_TIME: leaf = time; break;
        default: values[i] = magnitude_of(node->op, node->count, of, arguments); continue;
        }
        values[i] = (Magnitude){leaf, fabs(leaf), node == variable, 0};
    }
    Magnitude result = values[n - 1];
    walk_close(walk);
    return result;
}

double expr_magnitude(Expr e, double time, ExprValue *value, void *context)
{
    return magnitude(e, NULL, time, value, context).terms;
}

double expr_slope_magnitude(Expr e, Expr variable, double time, ExprValue *value, void *context)
{
    return magnitude(e, variable, time, value, context).slope_terms;
}
