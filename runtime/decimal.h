/* decimal.h - instants at equal distances of a decimal fraction, as quotients of integers that are exact as doubles.
 *
 * A period and a first instant are taken as the decimal fractions of their shortest digits: 0.001 is 1/1000. Instant k
 * is the double nearest to (first + k period)/10^d, with both as integers: below 2^53, and with d up to 22, numerator
 * and denominator are doubles themselves, and one division rounds correctly. So rounding does not add up. */
#ifndef DECIMAL_H
#define DECIMAL_H

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

enum { DECIMAL_DIGITS = 22 };

/* Instants (offset + k steps)/base; base 0: the integers are too large. */
typedef struct {
    double steps, offset, base;
} DecimalSteps;

/* 2^53: all integers up to it are doubles. */
static const double decimal_most = 9007199254740992;

/* The text of a number: digits * 10^exponent, digits being an integer. False if they are too many. */
static inline bool decimal_read(const char *text, double *digits, int *exponent)
{
    const bool is_negative = *text == '-';
    const char *p = text + is_negative;
    bool is_fraction = false;
    *digits = 0;
    *exponent = 0;
    for (; *p && *p != 'e'; p++) {
        if (*p == '.') {
            is_fraction = true;
            continue;
        }
        *digits = 10 * *digits + (*p - '0');
        *exponent -= is_fraction;
        if (*digits > decimal_most)
            return false;
    }
    if (*p == 'e')
        *exponent += (int)strtol(p + 1, NULL, 10);
    if (is_negative)
        *digits = -*digits;
    return true;
}

/* The steps for a period and a first instant, given as texts, and for instants up to `latest`. */
static inline DecimalSteps decimal_steps(const char *period_text, const char *first_text, double latest)
{
    static const double power_of_ten[DECIMAL_DIGITS + 1] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                            1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                                            1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    DecimalSteps s = {0, 0, 0};
    double period, first;
    int period_exponent, first_exponent;
    if (!decimal_read(period_text, &period, &period_exponent) || !decimal_read(first_text, &first, &first_exponent))
        return s;
    const int least = period_exponent < first_exponent ? period_exponent : first_exponent;
    const int places = least < 0 ? -least : 0;
    const int period_shift = period_exponent + places, first_shift = first_exponent + places;
    if (places > DECIMAL_DIGITS || period_shift > DECIMAL_DIGITS || first_shift > DECIMAL_DIGITS)
        return s;
    const double base = power_of_ten[places];
    s.steps = period * power_of_ten[period_shift];
    s.offset = first * power_of_ten[first_shift];
    if (fmax(fabs(s.offset), s.steps) + latest * base < decimal_most)
        s.base = base;
    return s;
}

#endif
