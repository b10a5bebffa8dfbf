/* library.c - functions of the Modelica standard library that are read as short expressions of operators. */
#include "expr/parse.h"

#include <string.h>

/* SI value = value * factor + offset; Modelica.Units.Conversions.from_X and to_X. */
static const struct {
    const char *unit;
    double factor, offset;
} units[] = {
    {"degC", 1, 273.15},
    {"degF", 5.0 / 9, 459.67 * 5.0 / 9},
    {"degRk", 5.0 / 9, 0},
    {"deg", 0.017453292519943295, 0},
    {"rpm", 0.10471975511965977, 0},
    {"Hz", 6.283185307179586, 0},
    {"kmh", 1 / 3.6, 0},
    {"bar", 1e5, 0},
    {"mmHg", 133.322387415, 0},
    {"litre", 1e-3, 0},
    {"minute", 60, 0},
    {"hour", 3600, 0},
    {"day", 86400, 0},
    {"kWh", 3.6e6, 0},
    {"Wh", 3600, 0},
};

static const char *after(const char *name, const char *prefix)
{
    size_t length = strlen(prefix);
    return strncmp(name, prefix, length) == 0 ? name + length : NULL;
}

static Expr conversion(const char *name, Expr value)
{
    const char *from = after(name, "from_"), *to = after(name, "to_"), *unit = from ? from : to;
    for (size_t i = 0; unit && i < sizeof units / sizeof *units; i++) {
        if (strcmp(units[i].unit, unit) != 0)
            continue;
        Expr factor = expr_number(units[i].factor), offset = expr_number(units[i].offset);
        bool scales = units[i].factor != 1, shifts = units[i].offset != 0;
        if (from && scales)
            value = expr_raw_binary(OP_MULTIPLY, value, factor);
        if (shifts)
            value = expr_raw_binary(from ? OP_ADD : OP_SUBTRACT, value, offset);
        return to && scales ? expr_raw_binary(OP_DIVIDE, value, factor) : value;
    }
    return NULL;
}

Expr expr_library_call(const char *name, int count, const Expr *arguments)
{
    const char *units_name = after(name, "Modelica.Units.Conversions.");
    const char *math_name = after(name, "Modelica.Math.");
    if (!units_name)
        units_name = after(name, "Modelica.SIunits.Conversions.");
    if (units_name && count == 1)
        return conversion(units_name, arguments[0]);
    if (math_name && count == 1) {
        Expr x = arguments[0], one = expr_integer(1), square = expr_raw_binary(OP_POWER, x, expr_integer(2));
        bool is_sine = strcmp(math_name, "asinh") == 0;
        if (is_sine || strcmp(math_name, "acosh") == 0) /* log(x + sqrt(x^2 + 1)), and - 1 */
            return expr_raw_unary(
                OP_LOG,
                expr_raw_binary(OP_ADD, x,
                                expr_raw_unary(OP_SQRT, expr_raw_binary(is_sine ? OP_ADD : OP_SUBTRACT, square, one))));
        return strcmp(math_name, "log2") == 0
                   ? expr_raw_binary(OP_DIVIDE, expr_raw_unary(OP_LOG, x), expr_number(0.6931471805599453))
                   : NULL;
    }
    if (strcmp(name, "semiLinear") != 0 || count != 3)
        return NULL;
    Expr slope = expr_raw(OP_IF, NULL, 3, (Expr[]){expr_raw_binary(OP_GREATER_EQUAL, arguments[0], expr_integer(0)),
                                                   arguments[1], arguments[2]});
    return expr_raw_binary(OP_MULTIPLY, slope, arguments[0]);
}
