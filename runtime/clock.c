/* clock.c - the ticks of sample clocks.
 *
 * Ticks are decimal fractions (decimal.h): clocks that tick together on paper tick at the same double. Where the
 * integers get too large, as for a third of a second over more than some seconds, ticks are first + k period with a
 * single rounding, and ticks within rounding of each other are one instant. */
#include "between.h"
#include "decimal.h"
#include "event.h"
#include "runtime.h"

#include <float.h>
#include <math.h>

static const double most_ticks = 1e11;             /* in a run: they take a day of computing */
static const double least_period = 64 * DBL_EPSILON; /* as a part of the largest time of a tick */

typedef struct {
    double period, first;
    DecimalSteps at;
    double next;                /* k of the next tick */
} Clock;

struct Clocks {
    const ModelDescription *about;
    Clock *items;
};

static double tick_time(const Clock *c, double k)
{
    return c->at.base > 0 ? (c->at.offset + k * c->at.steps) / c->at.base : fma(k, c->period, c->first);
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
    c->at = decimal_steps(number_text(c->period).text, number_text(c->first).text, latest + c->period);
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

const struct ClockPart clock_part = {clocks_new, clocks_start, clocks_next, clocks_tick_at, clocks_pass};
