/* evaluate.c - values of operators and of expressions, in IEEE arithmetic. */
#include "expr/inside.h"

#include <math.h>

/* Modelica's definitions: div truncates, mod takes the divisor's sign, rem the dividend's; integer() is floor. NaN is
 * an unknown value: a result that depends on it is NaN as well, even where C would return a number. */
double op_evaluate(Op op, int count, const double *a)
{
    bool hides_unknown = (op >= OP_LESS && op <= OP_NOT_EQUAL) || op == OP_SIGN || op == OP_MIN || op == OP_MAX;
    if (hides_unknown && (isnan(a[0]) || (count > 1 && isnan(a[1])))) /* ORDER ops.def */
        return NAN;
    double result = count ? a[0] : NAN;
    switch (op) {
    case OP_ADD:
        for (int i = 1; i < count; i++)
            result += a[i];
        return result;
    case OP_MULTIPLY: case OP_AND:
        for (int i = 1; i < count; i++)
            result *= a[i];
        return result;
    case OP_OR:
        result = 1 - a[0];
        for (int i = 1; i < count; i++)
            result *= 1 - a[i];
        return 1 - result;
    case OP_SUBTRACT: return a[0] - a[1];
    case OP_DIVIDE: return a[0] / a[1];
    case OP_POWER: return pow(a[0], a[1]);
    case OP_NEGATE: return -a[0];
    case OP_LESS: return a[0] < a[1];
    case OP_LESS_EQUAL: return a[0] <= a[1];
    case OP_GREATER: return a[0] > a[1];
    case OP_GREATER_EQUAL: return a[0] >= a[1];
    case OP_EQUAL: return a[0] == a[1];
    case OP_NOT_EQUAL: return a[0] != a[1];
    case OP_NOT: return 1 - a[0];
    case OP_IF: return a[0] == 1 ? a[1] : a[0] == 0 ? a[2] : a[0] * a[1] + (1 - a[0]) * a[2];
    case OP_ABS: return fabs(a[0]);
    case OP_SIGN: return (a[0] > 0) - (a[0] < 0);
    case OP_SQRT: return sqrt(a[0]);
    case OP_EXP: return exp(a[0]);
    case OP_LOG: return log(a[0]);
    case OP_LOG10: return log10(a[0]);
    case OP_SIN: return sin(a[0]);
    case OP_COS: return cos(a[0]);
    case OP_TAN: return tan(a[0]);
    case OP_ASIN: return asin(a[0]);
    case OP_ACOS: return acos(a[0]);
    case OP_ATAN: return atan(a[0]);
    case OP_ATAN2: return atan2(a[0], a[1]);
    case OP_SINH: return sinh(a[0]);
    case OP_COSH: return cosh(a[0]);
    case OP_TANH: return tanh(a[0]);
    case OP_MIN: return a[0] < a[1] ? a[0] : a[1];
    case OP_MAX: return a[0] > a[1] ? a[0] : a[1];
    case OP_FLOOR: case OP_INTEGER: return floor(a[0]);
    case OP_CEIL: return ceil(a[0]);
    case OP_DIV: return trunc(a[0] / a[1]);
    case OP_MOD: return a[0] - floor(a[0] / a[1]) * a[1];
    case OP_REM: return a[0] - trunc(a[0] / a[1]) * a[1];
    case OP_NO_EVENT: case OP_HOMOTOPY: return a[0];
    case OP_SMOOTH: return a[1];
    case OP_INTERPOLATE: case OP_INTERPOLATE2: case OP_INTERVAL: case OP_PIECE: case OP_PATCH:
        return table_evaluate(op, a);
    default: return NAN; /* memory, arrays, unknown functions: numbers alone give no value */
    }
}

double expr_evaluate(Expr e, double time, ExprValue *value, void *context)
{
    Walk *walk = walk_open(e);
    double *values = walk_values(walk, sizeof(double));
    double *arguments = values + walk->nodes.count; /* of one node at a time */
    for (int i = 0; i < walk->nodes.count; i++) {
        Expr node = walk->nodes.at[i];
        for (int k = 0; k < node->count; k++)
            arguments[k] = values[walk_arguments(walk, i)[k]];
        switch (node->op) {
        case OP_NUMBER: case OP_BOOLEAN: case OP_TABLE: values[i] = node->number; break;
        case OP_VARIABLE: values[i] = value ? value(context, node) : NAN; break;
        case OP_TIME: values[i] = time; break;
        default: values[i] = table_is_read(node) ? op_evaluate(node->op, node->count, arguments) : NAN;
        }
    }
    double result = values[walk->nodes.count - 1];
    walk_close(walk);
    return result;
}
