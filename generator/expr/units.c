/* units.c - products and powers of units, and how they are shown. */
#include "expr/units.h"

#include <math.h>

#define PI 3.14159265358979323846

const Dimension no_dimension = {.scale = 0}, dimension_of_time = {.exponent = {[BASE_SECOND] = 1}};

static const char *const base_units[BASE_UNITS] = {"kg", "m", "s", "A", "K", "mol", "cd"};

/* Exponents are sums of products of small fractions. */
static const double exponent_tolerance = 1e-6, scale_tolerance = 1e-6;

Dimension dimension_times(Dimension a, Dimension b, double power)
{
    for (int i = 0; i < BASE_UNITS; i++)
        a.exponent[i] += power * b.exponent[i];
    for (int i = 0; i < ANGLES; i++)
        a.angle[i] += power * b.angle[i];
    a.scale += power * b.scale;
    return a;
}

Dimension dimension_power(Dimension a, double power)
{
    return dimension_times(no_dimension, a, power);
}

bool dimension_is_same(const Dimension *a, const Dimension *b)
{
    for (int i = 0; i < BASE_UNITS; i++)
        if (!(fabs(a->exponent[i] - b->exponent[i]) < exponent_tolerance))
            return false;
    return true;
}

bool scale_is_same(const Dimension *a, const Dimension *b)
{
    return fabs(a->scale - b->scale) < scale_tolerance;
}

static bool is_whole(double x)
{
    return x > 0.5 && x < 1e15 && fabs(x - round(x)) < 1e-12 * x;
}

/* To as many digits as any decimal number keeps. */
static double decimal(double number)
{
    char text[32];
    snprintf(text, sizeof text, "%.15g", number);
    number_read(text, &number);
    return number;
}

static bool is_none(double exponent)
{
    return fabs(exponent) < exponent_tolerance;
}

bool angle_is_none(const Dimension *d)
{
    return is_none(d->angle[ANGLE_RADIANS]) && is_none(d->angle[ANGLE_TURNS]) && is_none(d->angle[ANGLE_CYCLES]);
}

bool angles_convert(const Dimension *from, const Dimension *to, double *power)
{
    double radians = from->angle[ANGLE_RADIANS] - to->angle[ANGLE_RADIANS];
    double turns = from->angle[ANGLE_TURNS] - to->angle[ANGLE_TURNS];
    double cycles = from->angle[ANGLE_CYCLES] - to->angle[ANGLE_CYCLES];
    *power = 0;
    if (is_none(cycles) && (is_none(turns) || is_none(turns + radians)))
        return true;
    if (is_none(turns) && is_none(radians))
        return true;
    *power = is_none(cycles - turns) ? -turns : cycles - turns;
    bool are_counts = is_none(radians) && is_none(turns + cycles);
    if (are_counts)
        *power = -turns;
    return are_counts;
}

double unit_convert(double number, const UnitMeaning *from, const UnitMeaning *to)
{
    double offset = (from->offset - to->offset) * exp(-to->dimension.scale);
    double turns, scale = from->dimension.scale - to->dimension.scale;
    if (angles_convert(&from->dimension, &to->dimension, &turns))
        scale += turns * log(2 * PI);
    /* scales are logarithms, whose errors a ratio of whole numbers is free of: km/h is 5/18 m/s, an inch 127/5000 m */
    enum { LARGEST_DIVISOR = 10000 };
    const double ratio = exp(scale);
    int divisor = 1;
    while (divisor <= LARGEST_DIVISOR && !is_whole(ratio * divisor))
        divisor++;
    if (is_whole(1 / ratio))
        number = decimal(number / round(1 / ratio));
    else if (divisor <= LARGEST_DIVISOR)
        number = decimal(number * round(ratio * divisor) / divisor);
    else
        number *= ratio;
    return fabs(offset) > 0 ? round((number + offset) * 1e9) / 1e9 : number;
}

/* m*s^2*A^(1/2)*K^0.283, of the exponents of that sign. */
static void print_factors(Text *text, const Dimension *dimension, double sign)
{
    enum { LARGEST_DIVISOR = 6 };
    int count = 0;
    for (int i = 0; i < BASE_UNITS; i++) {
        const double exponent = sign * dimension->exponent[i];
        if (exponent < exponent_tolerance)
            continue;
        text_format(text, "%s%s", count++ ? "*" : "", base_units[i]);
        if (fabs(exponent - 1) < exponent_tolerance)
            continue;
        int divisor = 1;
        while (divisor <= LARGEST_DIVISOR &&
               !(fabs(exponent - round(exponent * divisor) / divisor) < exponent_tolerance))
            divisor++;
        if (divisor > LARGEST_DIVISOR)
            text_format(text, "^%.6g", exponent);
        else
            text_format(text, divisor == 1 ? "^%.0f" : "^(%.0f/%d)", round(exponent * divisor), divisor);
    }
}

void dimension_print(Text *text, const Dimension *dimension)
{
    int above = 0, below = 0;
    for (int i = 0; i < BASE_UNITS; i++) {
        above += dimension->exponent[i] >= exponent_tolerance;
        below += dimension->exponent[i] <= -exponent_tolerance;
    }
    bool has_factor = !scale_is_same(dimension, &no_dimension);
    if (has_factor)
        text_format(text, "%.6g%s", exp(dimension->scale), above ? "*" : "");
    if (above)
        print_factors(text, dimension, 1);
    else if (!has_factor)
        text_add(text, "1");
    if (below)
        text_add(text, below > 1 ? "/(" : "/");
    print_factors(text, dimension, -1);
    if (below > 1)
        text_add(text, ")");
}
