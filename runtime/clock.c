/* clock.c - when sample clocks tick.
 *
 * A clock's period and first tick are the decimal fractions that their shortest digits say: 0.001 is 1/1000. Tick k is
 * the double nearest to (first + k period)/10^d, with both as integers: below 2^53, and with d up to 22, numerator and
 * denominator are doubles themselves, and one division rounds correctly. So nothing adds up over any number of ticks,
 * and clocks that tick together on paper tick at the same double. Where the integers get larger, as for a third of a
 * second over more than some seconds, ticks are first + k period with a single rounding, and ticks within rounding of
 * each other are one instant. */
#include "event.h"
#include "runtime.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

enum { MOST_DIGITS = 22 };

static const double power_of_ten[MOST_DIGITS + 1] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                     1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                                     1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
static const double most_exact = 9007199254740992; /* 2^53: all integers up to it are doubles */
static const double most_ticks = 1e11;             /* of a run: a day of computing */
static const double least_period = 64 * DBL_EPSILON; /* as a part of the largest time of a tick */

typedef struct {
    double period, first;
    double steps, offset, base; /* ticks are at (offset + k steps)/base; base 0: the integers are too large */
    double next;                /* k of the next tick */
} Clock;

struct Clocks {
    const ModelDescription *about;
    Clock *items;
};

/* value = digits * 10^exponent, digits being an integer. False if they are too many. */
static bool read_decimal(double value, double *digits, int *exponent)
{
    const Number n = number_text(fabs(value));
    const char *p = n.text;
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
        if (*digits > most_exact)
            return false;
    }
    if (*p == 'e')
        *exponent += (int)strtol(p + 1, NULL, 10);
    if (value < 0)
        *digits = -*digits;
    return true;
}

static void make_exact(Clock *c, double latest)
{
    double period, first;
    int period_exponent, first_exponent;
    c->base = 0;
    if (!read_decimal(c->period, &period, &period_exponent) || !read_decimal(c->first, &first, &first_exponent))
        return;
    const int least = period_exponent < first_exponent ? period_exponent : first_exponent;
    const int places = least < 0 ? -least : 0;
    const int period_shift = period_exponent + places, first_shift = first_exponent + places;
    if (places > MOST_DIGITS || period_shift > MOST_DIGITS || first_shift > MOST_DIGITS)
        return;
    const double base = power_of_ten[places];
    c->steps = period * power_of_ten[period_shift];
    c->offset = first * power_of_ten[first_shift];
    if (fmax(fabs(c->offset), c->steps) + latest * base < most_exact)
        c->base = base;
}

static double tick_time(const Clock *c, double k)
{
    return c->base > 0 ? (c->offset + k * c->steps) / c->base : fma(k, c->period, c->first);
}

static int refuse(const ModelClock *clock, const char *what, double value)
{
    return message_fail(BAD_PERIOD, "of %s: %s%s s", clock->element, what, number_text(value).text);
}

static int start_clock(Clock *c, const ModelClock *clock, const Model *m, const Options *o)
{
    const double latest = fmax(fabs(o->start), fabs(o->stop));
    c->period = double_of(m, clock->period);
    c->first = clock->is_from_start ? o->origin : double_of(m, clock->first);
    if (!(c->period > 0) || !isfinite(c->period))
        return refuse(clock, "", c->period);
    if (!isfinite(c->first))
        return refuse(clock, "its first tick is at ", c->first);
    if (c->first < o->start && c->period < least_period * fabs(c->first))
        return refuse(clock, "too short for ticks that begin so long before the start: ", c->period);
    if (c->period < least_period * latest || (o->stop - o->start) / c->period > most_ticks)
        return refuse(clock, "too short for a run until that time: ", c->period);
    const bool is_followed = !has_fixed_steps(o->method) || model_state_count(m) == 0 || c->period >= o->step;
    if (!is_followed && !is_same_instant(c->period, o->step))
        return refuse(clock, "shorter than the step: ", c->period);
    make_exact(c, latest + c->period);
    c->next = fmax(0, floor((o->start - c->first) / c->period) - 1);
    while (tick_time(c, c->next) < o->start && !is_same_instant(tick_time(c, c->next), o->start))
        c->next++;
    return STATUS_DONE;
}

Clocks *clocks_new(const ModelDescription *about, Arena *a)
{
    Clocks *c = arena_take(a, 1, sizeof *c);
    c->about = about;
    c->items = arena_take(a, (size_t)about->events->clock_count, sizeof *c->items);
    return c;
}

int clocks_start(Clocks *c, const Model *m, const Options *o)
{
    int status = STATUS_DONE;
    for (int i = 0; i < o->about->events->clock_count && status == STATUS_DONE; i++)
        status = start_clock(&c->items[i], &o->about->events->clocks[i], m, o);
    return status;
}

double clocks_next(const Clocks *c)
{
    double next = INFINITY;
    for (int i = 0; i < c->about->events->clock_count; i++)
        next = fmin(next, tick_time(&c->items[i], c->items[i].next));
    return next;
}

bool clocks_tick_at(const Clocks *c, int clock, double time)
{
    const double next = tick_time(&c->items[clock], c->items[clock].next);
    return next <= time || is_same_instant(next, time);
}

int clocks_pass(Clocks *c, double time)
{
    int ticks = 0;
    for (int i = 0; i < c->about->events->clock_count; i++)
        if (clocks_tick_at(c, i, time)) {
            c->items[i].next++;
            ticks++;
        }
    return ticks;
}
