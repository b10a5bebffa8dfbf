/* instant.c - instants at which branches of time change, and the distances of other branches from a change. */
#include "instant.h"

#include <float.h>
#include <math.h>

#define ROUNDING (8.0 * DBL_EPSILON) /* relative error of an instant that was computed */

bool instant_reached(double time, double instant)
{
    return time >= (instant - (ROUNDING * fmax(fabs(time), fabs(instant))));
}

/* True if the run ends now, at the instant. False for an infinite instant: one of the sums is then not a number. */
static bool is_end_at(Instant now, double instant)
{
    const double distance = ROUNDING * fmax(fabs(now.time), fabs(instant));
    return now.is_end && (now.time >= (instant - distance)) && (now.time <= (instant + distance));
}

bool instant_after(Instant now, double instant)
{
    return instant_reached(now.time, instant) && !is_end_at(now, instant);
}

bool instant_from(Instant now, double instant)
{
    return instant_reached(now.time, instant);
}

bool instant_before(Instant now, double instant)
{
    return !instant_from(now, instant);
}

bool instant_until(Instant now, double instant)
{
    return !instant_after(now, instant);
}

bool instant_truth(Instant now, double rate, double rest, bool holds_at_zero)
{
    if (rate > 0.0) {
        return holds_at_zero ? instant_from(now, -rest / rate) : instant_after(now, -rest / rate);
    }
    if (rate < 0.0) {
        return holds_at_zero ? instant_until(now, -rest / rate) : instant_before(now, -rest / rate);
    }
    return holds_at_zero ? (rest >= 0.0) : (rest > 0.0);
}

/* Time at which rate*time + rest equals a number. */
static double instant_at(double number, double rate, double rest)
{
    return (number - rest) / rate;
}

double instant_part(Instant now, double rate, double rest)
{
    const double time = now.time;
    const double part = floor((rate * time) + rest);
    const double next = part + 1.0;
    if (is_end_at(now, instant_at(part, rate, rest))) {
        return part;
    }
    if (is_end_at(now, instant_at(next, rate, rest))) {
        return next;
    }
    if ((rate > 0.0) && instant_reached(time, instant_at(next, rate, rest))) {
        return next;
    }
    if ((rate > 0.0) && !instant_reached(time, instant_at(part, rate, rest))) {
        return part - 1.0;
    }
    if ((rate < 0.0) && instant_reached(time, instant_at(part, rate, rest))) {
        return part - 1.0;
    }
    if ((rate < 0.0) && !instant_reached(time, instant_at(next, rate, rest))) {
        return next;
    }
    return part;
}

double instant_ahead(double time, double instant)
{
    return ((instant > time) && !instant_reached(time, instant)) ? instant : NEVER;
}

double instant_of_truth(double time, double rate, double rest)
{
    return ((rate > 0.0) || (rate < 0.0)) ? instant_ahead(time, -rest / rate) : NEVER;
}

double instant_of_part(double time, double rate, double rest, double part)
{
    if (rate > 0.0) {
        return instant_ahead(time, instant_at(part + 1.0, rate, rest));
    }
    return (rate < 0.0) ? instant_ahead(time, instant_at(part, rate, rest)) : NEVER;
}

bool instant_is_other(double a, double b)
{
    return !(fabs(a - b) <= (ROUNDING * fmax(fabs(a), fabs(b))));
}

bool instant_kept(bool truth, double difference, bool former, double slack)
{
    const bool is_within = (slack > 0.0) && (fabs(difference) <= slack);
    return ((isinf(slack) != 0) || is_within) ? former : truth;
}

double instant_part_kept(double x, double former, double slack)
{
    const double part = floor(x), beyond = x < former ? former - x : x - former - 1;
    return isinf(slack) || (beyond > 0 && beyond <= slack) ? former : part;
}

int instant_decided(bool truth, double difference)
{
    return (isnan(difference) != 0) ? 0 : (truth ? 1 : -1);
}

int instant_both(int a, int b)
{
    return (a < b) ? a : b;
}

int instant_either(int a, int b)
{
    return (a > b) ? a : b;
}

double knots_at(Knots k, int i)
{
    return *(const double *)(const void *)((const char *)k.first + (size_t)i * k.distance);
}

int knots_interval(Knots k, double u)
{
    int low = 0;
    int high = k.count;
    while (low < high) { /* bisection */
        const int middle = (low + high) / 2;
        if (knots_at(k, middle) <= u) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

int knots_interval_at(Knots k, Instant now, double rate, double rest)
{
    const double time = now.time;
    int i = knots_interval(k, (rate * time) + rest);
    for (int near = (i <= 0) ? 0 : (i - 1); (near <= i) && (near < k.count); near++) {
        if (is_end_at(now, instant_at(knots_at(k, near), rate, rest))) {
            return knots_interval(k, knots_at(k, near));
        }
    }
    /* Each loop ends at an end of the knots. */
    if (rate > 0.0) {
        while ((i < k.count) && instant_reached(time, instant_at(knots_at(k, i), rate, rest))) {
            i++;
        }
        while ((i > 0) && !instant_reached(time, instant_at(knots_at(k, i - 1), rate, rest))) {
            i--;
        }
    }
    if (rate < 0.0) {
        while ((i > 0) && instant_reached(time, instant_at(knots_at(k, i - 1), rate, rest))) {
            i--;
        }
        while ((i < k.count) && !instant_reached(time, instant_at(knots_at(k, i), rate, rest))) {
            i++;
        }
    }
    return i;
}

double knots_instant(Knots k, double time, double rate, double rest, int interval)
{
    const int next = (rate > 0.0) ? interval : (interval - 1);
    if (!((rate > 0.0) || (rate < 0.0)) || (next < 0) || (next >= k.count)) {
        return NEVER;
    }
    return instant_ahead(time, instant_at(knots_at(k, next), rate, rest));
}

static const double far_away = 1;

double knots_above(Knots k, double u, int interval)
{
    return interval > 0 && interval <= k.count ? instant_margin(u - knots_at(k, interval - 1), true, true) : far_away;
}

double knots_below(Knots k, double u, int interval)
{
    return interval >= 0 && interval < k.count ? instant_margin(knots_at(k, interval) - u, true, false) : far_away;
}
