/* known.h - random numbers, and expressions as text together with their values over time.
 *
 * A Known is an expression with its known Taylor coefficients at time 0. Adding a polynomial in time to one side makes
 * an equation between any two expressions hold, and every derivative that index reduction takes of it has a known
 * value.
 */
#ifndef KNOWN_H
#define KNOWN_H

#include "base/base.h"
#include "dice.h"

#include <math.h>
#include <string.h>

enum { ORDERS = 8 };

typedef struct {
    const char *text;
    int orders; /* known coefficients */
    double at[ORDERS];
} Known;

static double real(Dice *dice) /* two decimals, not close to 0 */
{
    double size = 0.3 + below(dice, 300) / 100.0;
    return below(dice, 2) ? size : -size;
}

static Known known_number(Dice *dice, double number)
{
    return (Known){arena_format(dice->arena, number < 0 ? "(%.17g)" : "%.17g", number), ORDERS, {number}};
}

/* A polynomial of low degree. */
static Known known_motion(Dice *dice, const char *name, int degree)
{
    Known k = {name, ORDERS, {0}};
    for (int i = 0; i <= degree; i++)
        k.at[i] = real(dice) / (1 + i);
    return k;
}

static int fewer(Known a, Known b)
{
    return a.orders < b.orders ? a.orders : b.orders;
}

static Known known_add(Dice *dice, Known a, Known b)
{
    Known sum = {arena_format(dice->arena, "%s + %s", a.text, b.text), fewer(a, b), {0}};
    for (int i = 0; i < sum.orders; i++)
        sum.at[i] = a.at[i] + b.at[i];
    return sum;
}

static Known known_subtract(Dice *dice, Known a, Known b)
{
    Known difference = {arena_format(dice->arena, "%s - (%s)", a.text, b.text), fewer(a, b), {0}};
    for (int i = 0; i < difference.orders; i++)
        difference.at[i] = a.at[i] - b.at[i];
    return difference;
}

static Known known_multiply(Dice *dice, Known a, Known b)
{
    Known product = {arena_format(dice->arena, "(%s)*(%s)", a.text, b.text), fewer(a, b), {0}};
    for (int i = 0; i < product.orders; i++)
        for (int k = 0; k <= i; k++)
            product.at[i] += a.at[k] * b.at[i - k];
    return product;
}

/* sin' = a' cos, cos' = -a' sin, order by order. */
static Known known_sine(Dice *dice, Known a, bool is_cosine)
{
    double sine[ORDERS] = {sin(a.at[0])}, cosine[ORDERS] = {cos(a.at[0])};
    for (int i = 1; i < a.orders; i++)
        for (int k = 1; k <= i; k++) {
            sine[i] += k * a.at[k] * cosine[i - k] / i;
            cosine[i] -= k * a.at[k] * sine[i - k] / i;
        }
    Known result = {arena_format(dice->arena, is_cosine ? "cos(%s)" : "sin(%s)", a.text), a.orders, {0}};
    memcpy(result.at, is_cosine ? cosine : sine, sizeof result.at);
    return result;
}

static Known known_exp(Dice *dice, Known a)
{
    Known result = {arena_format(dice->arena, "exp(%s)", a.text), a.orders, {exp(a.at[0])}};
    for (int i = 1; i < a.orders; i++)
        for (int k = 1; k <= i; k++)
            result.at[i] += k * a.at[k] * result.at[i - k] / i;
    return result;
}

static Known known_der(Dice *dice, Known variable)
{
    Known slope = {arena_format(dice->arena, "der(%s)", variable.text), variable.orders - 1, {0}};
    for (int i = 0; i < slope.orders; i++)
        slope.at[i] = (i + 1) * variable.at[i + 1];
    return slope;
}

/* The coefficients of `a` as a polynomial in time. */
static Known known_in_time(Dice *dice, Known a)
{
    Text text = text_new(dice->arena);
    text_format(&text, a.at[0] < 0 ? "(%.17g)" : "%.17g", a.at[0]);
    for (int i = 1; i < a.orders; i++)
        if (fabs(a.at[i]) > 1e-13)
            text_format(&text, i == 1 ? " + (%.17g)*time" : " + (%.17g)*time^%d", a.at[i], i);
    a.text = text.at;
    return a;
}

/* The derivative of this order at time 0; NaN if unknown. */
static double known_derivative(const Known *a, int order)
{
    return order < a->orders ? a->at[order] * tgamma(order + 1) : NAN;
}

#endif
