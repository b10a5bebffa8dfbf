/* step.h - shared by hand-written steps: the classical Runge-Kutta method with compensated sums, in the order of
 * portable C, so that the numbers are equal. The including file defines STATES and STEP before, and derivatives(). */
#ifndef STEP_H
#define STEP_H

#include <math.h>
#include <stdbool.h>
#include <string.h>

bool step_by_hand(void);         /* false: a state is not finite */
double state_by_hand(int state); /* the current value */

static const double h = STEP;
static double now, begin, steps, x[STATES], rest[STATES]; /* s; start of the step in s; made; rounding of the sums */
static bool has_begun;

static void derivatives(double time, const double *state, double *slope);

static void along(double length, const double *slope, double *state)
{
    for (int i = 0; i < STATES; i++)
        state[i] = x[i] + length * slope[i];
}

/* One step, given the slopes at its start. */
static bool runge_kutta(const double *first)
{
    const double half = begin + h / 2;
    double at[STATES], slope[STATES], middle[STATES];
    steps += 1;
    now = begin = steps * h;
    along(h / 2, first, at);
    derivatives(half, at, middle);
    along(h / 2, middle, at);
    derivatives(half, at, slope);
    for (int i = 0; i < STATES; i++)
        middle[i] += slope[i];
    along(h, slope, at);
    derivatives(now, at, slope);
    for (int i = 0; i < STATES; i++) {
        const double change = h / 6 * (first[i] + 2 * middle[i] + slope[i]), whole = change + rest[i];
        const double former = x[i];
        if (!isfinite(change))
            return false;
        x[i] = former + whole;
        rest[i] = whole - (x[i] - former);
    }
    return true;
}

/* True if a and b are equal within rounding. */
static bool is_same(double a, double b)
{
    return fabs(a - b) <= 8 * 2.220446049250313e-16 * (a > b ? a : b);
}

double state_by_hand(int state)
{
    return x[state];
}

#endif
