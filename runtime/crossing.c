/* crossing.c - finds the first time in a step at which a relation changes, by its indicators.
 *
 * Indicators are evaluated at the end and in the middle of each step, and at more points if these values do not exclude
 * a crossing. */
#include "event.h"
#include "run.h"
#include "trajectory.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* Times after a located event, as parts of the first step from there, at which indicators are evaluated too: a quantity
 * that has just crossed may come back within that step, as a ball does in its last bounces. */
enum { EARLY_TIMES = 12, MOST_SLACK = 8, MOST_DELAYING = 30 };
static const double early_ratio = 4, early_part = 0.25; /* the last of them */
static const double leaving = 1000;   /* change of an indicator, in units of its rounding, that is a crossing */
static const double near_zero = 0.25; /* part of an indicator's largest value: bound of its distance from a parabola */

/* A span of a step is halved while an indicator near 0 bends over it by more than a part of its value, as a sine does
 * over a ninth of its period. If all bend little, the next span may be longer. */
static const double most_bend = 0.125, little_bend = 1.0 / 32, least_bend = 1.0 / 512;
static const double least_span = 1e-6, first_span = 1e-3; /* parts of the step */
enum { FAST_GROWTH = 4 };

bool crossing_indicators(void *context, double time, double *values)
{
    Run *run = context;
    const bool is_defined = run_states_at(run, time) && indicators_of(run, time, values);
    for (int i = 0; run->search->is_hiding && i < run->about->events->indicator_count; i++)
        values[i] = run->search->is_hidden[i] ? 1 : values[i];
    return is_defined;
}

/* A slide has two more indicators, which show its end. */
Locator crossing_locator(Run *run)
{
    const int count = run->about->events->indicator_count + (is_sliding(run) ? 2 : 0);
    boundary_look(run);
    return (Locator){.evaluate = crossing_indicators, .context = run, .count = count, .low = run->search->low,
                     .high = run->search->high, .trial = run->search->trial, .negative = run->search->negative};
}

/* True if an indicator is negative at this time between *begin and *end. *end is then moved there; otherwise *begin is,
 * if the indicators are defined there. */
static bool is_crossed_at(Run *run, Locator *l, double time, double *begin, double *end)
{
    if (!(time > *begin && time < *end) || !crossing_indicators(run, time, l->high))
        return false;
    const bool is_crossed = locator_is_crossed(l, l->high);
    *(is_crossed ? end : begin) = time;
    return is_crossed;
}

/* The largest bend of an indicator over a span, relative to its largest value there. *is_near: one that bends much
 * comes so near to 0 that it may be crossed in between. Indicators that may be mere rounding are left out. */
static double bend_of(const Run *run, const Locator *l, bool *is_near)
{
    const Rounding *rounding = run->event->rounding;
    double most = 0;
    *is_near = false;
    for (int i = 0; i < l->count; i++) {
        const double largest = fmax(fabs(l->low[i]), fmax(fabs(l->trial[i]), fabs(l->high[i])));
        const double least = fmin(l->low[i], fmin(l->trial[i], l->high[i]));
        const double bend = fabs(l->low[i] - 2 * l->trial[i] + l->high[i]);
        if (rounding_may_be(rounding, i, largest))
            continue;
        most = fmax(most, bend / largest);
        *is_near |= bend > most_bend * largest && least < 2 * bend;
    }
    return most;
}

/* Finds indicators that cross and return within a span. It looks at the middle, and at the lowest point of the parabola
 * through an indicator's values at begin, middle and end, if that is lower than both ends and not far from 0. */
static bool is_crossed_between(Run *run, Locator *l, double *begin, double *end)
{
    const double start = *begin, length = *end - start;
    double lowest = 1, least = INFINITY;
    for (int i = 0; i < l->count; i++) {
        const double bend = 2 * (l->low[i] - 2 * l->trial[i] + l->high[i]);
        const double rise = 4 * l->trial[i] - 3 * l->low[i] - l->high[i], part = -rise / (2 * bend);
        if (!(bend > 0 && part > 0 && part < 1))
            continue;
        const double value = (l->low[i] + rise * part / 2) / fmax(l->low[i], fmax(l->trial[i], l->high[i]));
        if (value < near_zero && value < least) {
            least = value;
            lowest = part;
        }
    }
    if (locator_is_crossed(l, l->trial)) {
        memcpy(l->high, l->trial, (size_t)l->count * sizeof *l->high);
        *end = start + length / 2;
        return true;
    }
    return lowest < 1 && is_crossed_at(run, l, start + lowest * length, begin, end);
}

/* True if the span is too long to judge by three points; it is then halved. search->patience limits vain halvings. */
static bool is_too_long(Run *run, const Locator *l, double length, double step)
{
    EventSearch *search = run->search;
    bool is_near;
    const double bend = bend_of(run, l, &is_near);
    if (is_near && search->patience > 0 && length > least_span * step && !search->is_after_crossing) {
        search->patience--;
        search->span = length / 2;
        return true;
    }
    search->span = length * (bend < least_bend ? FAST_GROWTH : bend < little_bend ? 2 : 1);
    return false;
}

/* Goes through a step, at whose end the indicators are in l->high, in spans over which they are nearly parabolas:
 * the integrator's steps are as long as the states allow, and sin(x) > 0 may change many times in one. Where one is
 * crossed, the model is left there, too. The first step after an event is one span at first: it is short, and its early
 * times are looked at separately. */
static bool is_crossed_within(Run *run, Locator *l, double *begin, double *end)
{
    EventSearch *search = run->search;
    const size_t size = (size_t)l->count * sizeof *l->low;
    const double start = *begin, last = *end;
    double from = start, to = last;
    const double most = search->has_peaks ? 2 * model_parts.trajectories->spacing(run) : INFINITY; /* with its middle */
    search->patience += search->patience < CROSSING_PATIENCE;
    search->span = search->is_after_crossing ? last - start : fmax(search->span, first_span * (last - start));
    if (!(from < search->known_at) && !(from > search->known_at) && !isnan(search->known_at))
        memcpy(l->low, search->known, size);
    else if (!crossing_indicators(run, from, l->low))
        return locator_is_crossed(l, l->high);
    for (;;) {
        const double next = fmin(last, fmax(from + fmin(search->span, most), nextafter(from, INFINITY)));
        const double middle = from + (next - from) / 2;
        if (next != to && !crossing_indicators(run, to = next, l->high))
            return crossing_indicators(run, last, l->high) && locator_is_crossed(l, l->high);
        const bool is_known = middle > from && middle < to && crossing_indicators(run, middle, l->trial);
        if (is_known && is_too_long(run, l, to - from, last - start))
            continue;
        if (!is_known)
            search->span = 2 * (to - from);
        double near = from, far = to;
        const bool is_there = locator_is_crossed(l, l->high);
        if (is_there || (is_known && is_crossed_between(run, l, &near, &far))) {
            search->patience = to < last ? CROSSING_PATIENCE : search->patience;
            *begin = near;
            *end = far;
            return !is_there || crossing_indicators(run, far, l->high);
        }
        if (!(to < last))
            return false;
        memcpy(l->low, l->high, size);
        from = to;
    }
}

/* The part of the first step after a located event in which its begin, middle and end exclude a crossing, because each
 * indicator is nearly a parabola. It is the whole step if every indicator's lowest point is an end or far from 0; up to
 * early_part if its begin and its value there are far from 0; otherwise 0. It is never early_part with loops: the
 * rounding of their solutions depends on where they were solved before. */
static double clear_part(Run *run, Locator *l, double begin, double end)
{
    EventSearch *search = run->search;
    const double middle = begin + (end - begin) / 2;
    if ((search->has_peaks && end - begin > 2 * model_parts.trajectories->spacing(run)) ||
        !(middle > begin && middle < end) || !crossing_indicators(run, begin, l->low) ||
        !crossing_indicators(run, middle, l->trial) || !crossing_indicators(run, end, l->high))
        return 0;
    double most = 0, part = 1;
    for (int i = 0; i < l->count; i++) {
        const double low = l->low[i], trial = l->trial[i], high = l->high[i];
        const double largest = fmax(low, fmax(trial, high)), bend = 2 * (low - 2 * trial + high);
        const double rise = 4 * trial - 3 * low - high, early = low + early_part * (rise + early_part * bend);
        const bool has_lowest = bend > 0 && rise < 0 && -rise < 2 * bend;
        const double lowest = low - rise * rise / (4 * bend), far = near_zero * largest;
        if (!(low >= 0) || !(fabs(bend) <= 2 * most_bend * largest))
            return 0;
        if (!(trial >= 0 && high >= 0) || (has_lowest && !(lowest >= far))) {
            if (run->about->loop_count > 0 || !(low >= far && early >= far))
                return 0;
            part = early_part;
        }
        most = fmax(most, fabs(bend) / (2 * largest));
    }
    if (part < 1)
        return part;
    search->patience += search->patience < CROSSING_PATIENCE;
    search->span = (end - begin) * (most < least_bend ? FAST_GROWTH : 2);
    return part;
}

/* Looks for a time until *end at which an indicator is negative, and moves *end there. *end also moves back while the
 * indicators are not defined there. *begin is brought nearer to it if possible. Leaves the indicators in l->high. */
static int look_ahead(Run *run, Locator *l, double *begin, double *end, bool *is_crossed)
{
    double part = ldexp(1, -2 * EARLY_TIMES);
    const double length = *end - *begin, start = *begin;
    *is_crossed = false;
    const bool is_after_crossing = run->search->is_after_crossing;
    const double clear = is_after_crossing ? clear_part(run, l, start, *end) : 0;
    if (clear >= 1)
        return STATUS_DONE;
    *begin = start + clear * length;
    for (; is_after_crossing && !(clear > 0) && part < 1 && !*is_crossed; part *= early_ratio)
        *is_crossed = is_crossed_at(run, l, start + part * length, begin, end);
    if (*is_crossed)
        return STATUS_DONE;
    while (!crossing_indicators(run, *end, l->high)) {
        if (is_same_instant(start, *end))
            return explain_model(run->model, *end);
        *end = start + (*end - start) / 2;
    }
    const bool is_long = run->solver || run->search->has_peaks;
    *is_crossed = is_long ? is_crossed_within(run, l, begin, end) : locator_is_crossed(l, l->high);
    return STATUS_DONE;
}

/* Gives slack to indicators that are beyond their boundaries, at a time, by rounding only. An indicator that moves so
 * fast that it is soon a thousand times its rounding away is crossing. True if a slack has grown. */
static bool give_slack(Run *run, const Locator *l, double time)
{
    Rounding *rounding = run->event->rounding;
    bool is_near = false, has_given = false;
    model_copy(rounding->base, run->model);
    if (!rounding_evaluate(rounding))
        return false;
    for (int i = 0; i < run->about->events->indicator_count; i++)
        is_near |= l->high[i] < 0 && rounding_is_near(rounding, i);
    if (!is_near)
        return false;
    rounding_measure(rounding, time);
    const bool is_known = rounding_go_on(rounding, time, boundary_while(run));
    for (int i = 0; i < run->about->events->indicator_count; i++)
        if (l->high[i] < 0 && rounding_is_near(rounding, i) && rounding_hides(rounding, i) &&
            !(is_known && rounding->change[i] < -leaving * rounding->level[i])) {
            has_given |= rounding->level[i] > *boundary_slack(run, i);
            *boundary_slack(run, i) = fmax(*boundary_slack(run, i), rounding->level[i]);
        }
    boundary_look(run);
    return has_given;
}

void crossing_mark(Run *run, const Locator *l)
{
    memset(run->search->is_crossed, 0, (size_t)run->about->events->branch_count * sizeof *run->search->is_crossed);
    for (int i = 0; i < run->about->events->indicator_count; i++)
        run->search->is_crossed[run->about->events->indicator_branches[i]] |= l->high[i] < 0;
}

/* For a fixed step, with the indicators of its end in l->high: true if one is crossed within it that may peak and is
 * not negative at the end. *begin and *end are then around the first crossing. */
static bool is_crossed_inside(Run *run, Locator *l, double *begin, double *end)
{
    bool is_any = false;
    for (int i = 0; i < run->about->events->indicator_count; i++) {
        run->search->is_hidden[i] =
            l->high[i] < 0 || !run->about->events->branches[run->about->events->indicator_branches[i]].may_peak;
        is_any |= !run->search->is_hidden[i];
    }
    run->search->is_hiding = is_any;
    return is_any && crossing_indicators(run, *end, l->high) && is_crossed_within(run, l, begin, end);
}

/* Looks for an event until *end that only the indicators show, and moves *end there. *end also moves back to where the
 * indicators are defined. With fixed steps, only crossings of relations that may peak are located within the step.
 * A crossing that changed nothing, because branches are evaluated with other rounding than indicators, would be found
 * again at once. A crossing within the rounding of a loop's solution would be crossed back and forth. Therefore the
 * next crossing is moved further away, and further each time, but not so far that events are no longer near. */
int crossing_find(Run *run, double *end, bool *is_found)
{
    EventSearch *search = run->search;
    const bool is_fixed = has_events_at_steps(run->options->method) && run->solver;
    *is_found = false;
    if (run->about->events->indicator_count == 0 || is_within_step(run, *end) || !(run->time.at < *end))
        return STATUS_DONE;
    const int close = (run->event->close + 1 < MOST_DELAYING ? run->event->close + 1 : MOST_DELAYING) / 2;
    const int delay = search->idle_crossings > close ? search->idle_crossings : close;
    Locator l = crossing_locator(run);
    double begin = run->time.at, crossed = *end;
    int status = STATUS_DONE;
    for (int i = 0; i == 0 || (i <= (is_fixed ? 1 : MOST_SLACK) && *is_found && give_slack(run, &l, crossed)); i++) {
        begin = run->time.at;
        crossed = *end;
        if (!is_fixed)
            status = look_ahead(run, &l, &begin, &crossed, is_found);
        else if (crossing_indicators(run, crossed, l.high))
            *is_found = locator_is_crossed(&l, l.high) || boundary_is_reached(run, l.high, crossed);
        else if (i == 0)
            status = explain_model(run->model, crossed);
        if (status != STATUS_DONE)
            break;
    }
    if (status == STATUS_DONE)
        status = undefined_look(run, l.high, crossed, *is_found);
    if (is_fixed && status == STATUS_DONE)
        crossing_mark(run, &l);
    search->is_after_crossing = is_fixed && !search->has_peaks && search->is_after_crossing;
    if (is_fixed && (status != STATUS_DONE || !search->has_peaks || !is_crossed_inside(run, &l, &begin, &crossed))) {
        search->is_hiding = false;
        return status;
    }
    *is_found |= is_fixed;
    if (status != STATUS_DONE || !*is_found) {
        *end = crossed;
        if (status != STATUS_DONE)
            return status;
        event_follow(run->event, run->model, l.high);
        memcpy(search->known, l.high, (size_t)l.count * sizeof *l.high);
        search->known_at = crossed;
        return STATUS_DONE;
    }
    if (!is_fixed)
        crossing_mark(run, &l);
    if (!crossing_indicators(run, begin, l.low))
        memset(l.low, 0, (size_t)l.count * sizeof *l.low);
    l.before = begin;
    crossed = locate(&l, begin, crossed);
    if (is_fixed)
        crossing_mark(run, &l);
    search->is_hiding = false;
    if (delay > 0)
        crossed = fmax(crossed, run->time.at + ldexp(nextafter(fabs(crossed), INFINITY) - fabs(crossed), delay));
    search->is_leaving_here =
        l.count > run->about->events->indicator_count && l.high[run->about->events->indicator_count] < 0;
    search->is_leaving_there =
        l.count > run->about->events->indicator_count && l.high[run->about->events->indicator_count + 1] < 0;
    *end = is_same_instant(crossed, *end) ? *end : fmin(crossed, *end);
    boundary_refine(run, &l, *end, delay == 0 && !is_fixed);
    return STATUS_DONE;
}
