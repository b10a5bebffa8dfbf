/* unit.c - products and powers of units, and numbers in other units. */
#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define PI 3.14159265358979323846

const Dimension no_dimension = {.scale = 0}, dimension_of_time = {.exponent = {[BASE_SECOND] = 1}};

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

static double rounded(double number, int digits)
{
    char text[32];
    snprintf(text, sizeof text, "%.*g", digits, number);
    return strtod(text, NULL);
}

/* Rounds to as many digits as every decimal number keeps in a double. */
double unit_decimal(double number)
{
    return rounded(number, 15);
}

/* Replaces a number by one with few digits if they differ only by rounding of logarithms: lb is 0.45359237 kg. */
static double plain(double number)
{
    const double few = rounded(number, 12);
    return fabs(few - number) < 4e-15 * fabs(number) ? few : number;
}

static bool is_none(double exponent)
{
    return fabs(exponent) < exponent_tolerance;
}

bool angle_is_none(const Dimension *d)
{
    return is_none(d->angle[ANGLE_RADIANS]) && is_none(d->angle[ANGLE_TURNS]) && is_none(d->angle[ANGLE_CYCLES]);
}

/* True for a rate such as 1/min and a speed in radians: the rate may count turns, as of a shaft, or mere numbers. */
static bool is_rate_of_angle(const Dimension *rate, const Dimension *speed)
{
    return angle_is_none(rate) && rate->exponent[BASE_SECOND] < 0 && !is_none(speed->angle[ANGLE_RADIANS]) &&
           !scale_is_same(rate, speed);
}

bool angles_convert(const Dimension *from, const Dimension *to, double *power)
{
    if (is_rate_of_angle(from, to) || is_rate_of_angle(to, from)) {
        *power = angle_is_none(from) ? 1 : -1;
        return false;
    }
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

bool unit_converts(const UnitMeaning *from, const UnitMeaning *to)
{
    double power;
    return dimension_is_same(&from->dimension, &to->dimension) &&
           angles_convert(&from->dimension, &to->dimension, &power);
}

double unit_convert(double number, const UnitMeaning *from, const UnitMeaning *to)
{
    double offset = (from->offset - to->offset) * exp(-to->dimension.scale);
    double turns, scale = from->dimension.scale - to->dimension.scale;
    if (angles_convert(&from->dimension, &to->dimension, &turns))
        scale += turns * log(2 * PI);
    /* scales are logarithms with errors; a ratio of whole numbers has none: km/h is 5/18 m/s, an inch 127/5000 m */
    enum { LARGEST_DIVISOR = 10000 };
    const double ratio = exp(scale);
    int divisor = 1;
    while (divisor <= LARGEST_DIVISOR && !is_whole(ratio * divisor))
        divisor++;
    if (is_whole(1 / ratio))
        number = unit_decimal(number / round(1 / ratio));
    else if (divisor <= LARGEST_DIVISOR)
        number = unit_decimal(number * round(ratio * divisor) / divisor);
    else
        number = plain(number * ratio);
    return fabs(offset) > 0 ? round((number + offset) * 1e9) / 1e9 : number;
}
