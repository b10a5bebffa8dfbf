/* occur.c - events along a run: which instant is next, what indicators tell after each step, and what follows.
 *
 * Indicators are evaluated at the end of each step. If one has become negative, the first time at which one is, is
 * located on the integrator's interpolant, and the event is there; what the integrator has done beyond it is given up
 * only if the event changes what derivatives feel. Instants within rounding of each other are one event, at the last of
 * them. Where steps are fixed, all events are at the ends of steps: of what an indicator tells, and of instants that
 * are not on their grid, the first end at which it is known. */
#include "event.h"
#include "keeper.h"
#include "run.h"
#include "trajectory.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* Times after a located event, as parts of the first step from there, at which indicators are evaluated too: what has
 * just crossed may come back within that step, as a ball does in its last bounces. */
enum { EARLY_TIMES = 12, MOST_IDLE = 16, MOST_SLACK = 8, MOST_DELAYING = 30 };
static const double early_ratio = 4;
static const double crossing = 1000;  /* change of an indicator that is beyond its boundary, in its rounding */
static const double near_zero = 0.25; /* part of an indicator's largest value: a parabola is not so far from it */

/* A span of a step is halved while an indicator near 0 bends over it by more than a part of its value, a sine over a
 * ninth of its period; if all bend little, the next one may be longer. */
static const double most_bend = 0.125, little_bend = 1.0 / 32, least_bend = 1.0 / 512;
static const double least_span = 1e-6, first_span = 1e-3; /* parts of the step */
enum { FAST_GROWTH = 4, PATIENCE = 10000 };

/* Beyond this part of its first step the integrator's interpolant is right, if the step has not too few units of time's
 * rounding. */
static const double known_part = 0.125, shortest_step = 1024;

static bool indicators_at(void *context, double time, double *values)
{
    Run *run = context;
    const bool is_defined = run_states_at(run, time) && indicators_of(run, time, values);
    for (int i = 0; run->is_hiding && i < run->about->events->indicator_count; i++)
        values[i] = run->is_hidden[i] ? 1 : values[i];
    return is_defined;
}

/* A slide has two more, by which it ends. */
static Locator locator_of(Run *run)
{
    const int count = run->about->events->indicator_count + (is_sliding(run) ? 2 : 0);
    return (Locator){indicators_at, run, count, run->low, run->high, run->trial, 0};
}

/* The last of the instants that are one with the first one, or the end of the fixed step that they are in; else the
 * stop. */
static double known_instant(const Run *run)
{
    const double tick = clocks_next(run->event->clocks), first = fmin(run->options->stop, fmin(tick, run->instant));
    double last = -INFINITY;
    if (is_same_instant(tick, first))
        last = tick;
    if (is_same_instant(run->instant, first))
        last = fmax(last, run->instant);
    return last > -INFINITY ? known_boundary(run, last) : known_end(run);
}

/* ---- instants ---- */

enum { FIRST_STRETCHES = 16 }; /* of a run, as long as the first one that is searched */

enum { MOST_NOTED = 5 }; /* of a kind */

/* Evaluations in a search; and what a run spends on searches whose bounds do not tell, before they get the least. */
enum { MOST_LOOKS = 1000000, LEAST_LOOKS = 1000 };
static const long most_vain_looks = 1000000;
static const double least_stretch = 1e-6, stretch_rounding = 1024 * DBL_EPSILON; /* parts of the run, and of time */

/* Timed branches are searched from the last event on, a stretch twice as long each time, so that what is searched in
 * vain is no more than what is used; further than the integrator is. No step goes beyond. */
static void search_on(Run *run)
{
    const double stop = run->options->stop, reached = fmax(run->ahead, run->at);
    const bool is_fixed = has_fixed_steps(run->options->method);
    while (run->instant > run->searched && !is_at_stop(run, run->searched) && !(run->searched > reached)) {
        const double next = fmax(run->searched + run->stretch, nextafter(run->searched, INFINITY));
        const double wanted = fmin(fmin(stop, run->instant), next);
        const double until = wanted < stop ? known_boundary(run, wanted) : known_end(run);
        const long looks = run->vain_looks < most_vain_looks ? MOST_LOOKS : LEAST_LOOKS;
        ModelSearch search = {run->searched, until, INFINITY, INFINITY, -1, looks};
        run->about->info->search(run->model, &search);
        if (is_sliding(run))
            run->about->info->search(model_parts.sliding->other(run->sliding), &search);
        run->vain_looks += search.unsure >= 0 ? looks - search.looks : 0;
        run->instant = fmin(run->instant, search.next);
        run->searched = is_fixed ? until : fmin(until, search.turn);
        run->stretch *= 2;
        event_unsure(run->event, search.unsure);
    }
}

/* A model may say the present time itself once more, by rounding; and -0, which is written as 0. */
static void seek_instant(Run *run, double time)
{
    double instant = is_sliding(run) ? model_parts.sliding->next_instant(run->sliding) : INFINITY;
    model_next_instant(run->model, &instant);
    run->instant = fmax(instant, nextafter(time, INFINITY)) + 0.0;
    run->searched = run->about->info->search ? time : INFINITY;
}

static void find_instant(Run *run, double time)
{
    seek_instant(run, time);
    if (run->about->info->search && time > run->last_event)
        run->stretch = fmax(2 * (time - run->last_event),
                            fmax(least_stretch * (run->options->stop - run->options->origin),
                                 stretch_rounding * fabs(time)));
    run->last_event = time;
}

/* ---- events ---- */

/* Is an indicator negative at a time in between? Then *end is there, else *begin, if they are defined there. */
static bool is_crossed_at(Run *run, Locator *l, double time, double *begin, double *end)
{
    if (!(time > *begin && time < *end) || !indicators_at(run, time, l->high))
        return false;
    const bool is_crossed = locator_is_crossed(l, l->high);
    *(is_crossed ? end : begin) = time;
    return is_crossed;
}

/* By how much indicators bend over a span, as a part of the largest value that each has in it; *is_near if one that
 * bends much comes so near to 0 that it may be crossed in between. What may be rounding has no shape. */
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

/* Finds indicators that leave and return within a span: its middle tells, and where the parabola through an indicator's
 * values at its begin, middle and end is lowest, if that is lower than at the ends and not far from 0. */
static bool is_crossed_between(Run *run, Locator *l, double *begin, double *end)
{
    const double start = *begin, length = *end - start;
    double lowest = 1, least = INFINITY;
    for (int i = 0; i < l->count; i++) {
        const double bend = 2 * (l->low[i] - 2 * l->trial[i] + l->high[i]);
        const double rise = 4 * l->trial[i] - 3 * l->low[i] - l->high[i], part = -rise / (2 * bend);
        const double value = (l->low[i] + rise * part / 2) / fmax(l->low[i], fmax(l->trial[i], l->high[i]));
        if (bend > 0 && part > 0 && part < 1 && value < near_zero && value < least) {
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

/* Is the span too long for what three points tell? Halving it in vain is not gone on with forever. */
static bool is_too_long(Run *run, const Locator *l, double length, double step)
{
    bool is_near;
    const double bend = bend_of(run, l, &is_near);
    if (is_near && run->patience > 0 && length > least_span * step && !run->is_after_crossing) {
        run->patience--;
        run->span = length / 2;
        return true;
    }
    run->span = length * (bend < least_bend ? FAST_GROWTH : bend < little_bend ? 2 : 1);
    return false;
}

/* Goes through a step, at whose end the indicators are in l->high, in spans over which they are nearly parabolas:
 * the integrator's steps are as long as the states allow, and sin(x) > 0 may change many times in one. Where one is
 * crossed, the model is left there, too. The first step after an event is short, and its early times are looked at. */
static bool is_crossed_within(Run *run, Locator *l, double *begin, double *end)
{
    const size_t size = (size_t)l->count * sizeof *l->low;
    const double start = *begin, last = *end;
    double from = start, to = last;
    const double most = run->has_peaks ? 2 * model_parts.trajectories->spacing(run) : INFINITY; /* with its middle */
    run->patience += run->patience < PATIENCE;
    run->span = run->is_after_crossing ? last - start : fmax(run->span, first_span * (last - start));
    if (!indicators_at(run, from, l->low))
        return locator_is_crossed(l, l->high);
    for (;;) {
        const double next = fmin(last, fmax(from + fmin(run->span, most), nextafter(from, INFINITY)));
        const double middle = from + (next - from) / 2;
        if (next != to && !indicators_at(run, to = next, l->high))
            return indicators_at(run, last, l->high) && locator_is_crossed(l, l->high);
        const bool is_known = middle > from && middle < to && indicators_at(run, middle, l->trial);
        if (is_known && is_too_long(run, l, to - from, last - start))
            continue;
        if (!is_known)
            run->span = 2 * (to - from);
        double near = from, far = to;
        const bool is_there = locator_is_crossed(l, l->high);
        if (is_there || (is_known && is_crossed_between(run, l, &near, &far))) {
            run->patience = to < last ? PATIENCE : run->patience;
            *begin = near;
            *end = far;
            return !is_there || indicators_at(run, far, l->high);
        }
        if (!(to < last))
            return false;
        memcpy(l->low, l->high, size);
        from = to;
    }
}

/* Looks for a time until *end at which an indicator is negative, and moves *end there; also where they are not defined
 * so far on. *begin is brought nearer to it if possible. Leaves the indicators in l->high. */
static int look_ahead(Run *run, Locator *l, double *begin, double *end, bool *is_crossed)
{
    double part = ldexp(1, -2 * EARLY_TIMES);
    const double length = *end - *begin, start = *begin;
    *is_crossed = false;
    for (; run->is_after_crossing && part < 1 && !*is_crossed; part *= early_ratio)
        *is_crossed = is_crossed_at(run, l, start + part * length, begin, end);
    if (*is_crossed)
        return STATUS_DONE;
    while (!indicators_at(run, *end, l->high)) {
        if (is_same_instant(start, *end))
            return explain_model(run->model, *end);
        *end = start + (*end - start) / 2;
    }
    const bool is_long = run->solver || run->has_peaks;
    *is_crossed = is_long ? is_crossed_within(run, l, begin, end) : locator_is_crossed(l, l->high);
    return STATUS_DONE;
}

/* Gives slack to indicators that are beyond their boundaries, at a time, by rounding only. What moves so fast that it
 * is soon a thousand times as far away is crossing. */
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
            !(is_known && rounding->change[i] < -crossing * rounding->level[i])) {
            has_given |= rounding->level[i] > *boundary_slack(run, i);
            *boundary_slack(run, i) = fmax(*boundary_slack(run, i), rounding->level[i]);
        }
    return has_given;
}

static void mark_crossed(Run *run, const Locator *l)
{
    for (int i = 0; i < run->about->events->indicator_count; i++)
        run->is_crossed[run->about->events->indicator_branches[i]] = false;
    for (int i = 0; i < run->about->events->indicator_count; i++)
        run->is_crossed[run->about->events->indicator_branches[i]] |= l->high[i] < 0;
}

/* Of a fixed step, at whose end the indicators are in l->high: those count that are of what may peak, and that its end
 * does not tell. *begin and *end are around the first that is crossed within it. */
static bool is_crossed_inside(Run *run, Locator *l, double *begin, double *end)
{
    bool is_any = false;
    for (int i = 0; i < run->about->events->indicator_count; i++) {
        run->is_hidden[i] =
            l->high[i] < 0 || !run->about->events->branches[run->about->events->indicator_branches[i]].may_peak;
        is_any |= !run->is_hidden[i];
    }
    run->is_hiding = is_any;
    return is_any && indicators_at(run, *end, l->high) && is_crossed_within(run, l, begin, end);
}

/* Is there an event before *end, or there, that only the indicators tell? Then *end is moved there; it is also where
 * they are not defined so far on, and then as far as there is none. At the end of a fixed step there is nothing to
 * locate, but within it what may peak is. A crossing that has changed nothing, because branches are evaluated with
 * another rounding than indicators, would be found again at once; one within what a loop's solution leaves as
 * rounding would be crossed back and forth: so the next one is further away, and further each time. */
static int find_crossing(Run *run, double *end, bool *is_found)
{
    const bool is_fixed = has_fixed_steps(run->options->method) && run->solver;
    *is_found = false;
    if (run->about->events->indicator_count == 0 || is_within_step(run, *end) || !(run->at < *end))
        return STATUS_DONE;
    const int near = (run->event->near < MOST_DELAYING ? run->event->near : MOST_DELAYING) / 2;
    const int delay = run->idle_crossings > near ? run->idle_crossings : near;
    Locator l = locator_of(run);
    double begin = run->at, crossed = *end;
    int status = STATUS_DONE;
    for (int i = 0; i == 0 || (i <= (is_fixed ? 1 : MOST_SLACK) && *is_found && give_slack(run, &l, crossed)); i++) {
        begin = run->at;
        crossed = *end;
        if (!is_fixed)
            status = look_ahead(run, &l, &begin, &crossed, is_found);
        else if (indicators_at(run, crossed, l.high))
            *is_found = locator_is_crossed(&l, l.high) || boundary_is_reached(run, l.high, crossed);
        else if (i == 0)
            status = explain_model(run->model, crossed);
        if (status != STATUS_DONE)
            break;
    }
    if (status == STATUS_DONE)
        status = undefined_look(run, l.high, crossed, *is_found);
    if (is_fixed && status == STATUS_DONE)
        mark_crossed(run, &l);
    run->is_after_crossing = is_fixed && !run->has_peaks && run->is_after_crossing;
    if (is_fixed && (status != STATUS_DONE || !run->has_peaks || !is_crossed_inside(run, &l, &begin, &crossed))) {
        run->is_hiding = false;
        return status;
    }
    *is_found |= is_fixed;
    if (status != STATUS_DONE || !*is_found) {
        *end = crossed;
        if (status == STATUS_DONE)
            event_follow(run->event, run->model, l.high);
        return status;
    }
    if (!is_fixed)
        mark_crossed(run, &l);
    if (!indicators_at(run, begin, l.low))
        memset(l.low, 0, (size_t)l.count * sizeof *l.low);
    l.before = begin;
    crossed = locate(&l, begin, crossed);
    if (is_fixed)
        mark_crossed(run, &l);
    run->is_hiding = false;
    if (delay > 0)
        crossed = fmax(crossed, run->at + ldexp(nextafter(fabs(crossed), INFINITY) - fabs(crossed), delay));
    run->is_leaving_here =
        l.count > run->about->events->indicator_count && l.high[run->about->events->indicator_count] < 0;
    run->is_leaving_there =
        l.count > run->about->events->indicator_count && l.high[run->about->events->indicator_count + 1] < 0;
    *end = is_same_instant(crossed, *end) ? *end : fmin(crossed, *end);
    boundary_refine(run, &l, *end, delay == 0 && !is_fixed);
    return STATUS_DONE;
}

/* The integrator does where the event was, unless the run ends there: its states are those of before. */
static int begin_anew(Run *run, bool is_last)
{
    run->is_begun_anew = true;
    run->ahead = run->at;
    if (!run->solver || is_last)
        return STATUS_DONE;
    return solver_restart(run->solver, run->at, run->sets) ? STATUS_DONE : solver_explain(run->solver);
}

/* Tells an event as far as it is worth it. */
static void tell(Run *run)
{
    if (!run->termination)
        run->termination = event_termination(run->model, &run->is_violated);
    if (!run->options->quiet)
        event_tell(run->event, run->model, report_stream(run->options));
}

/* The integrator is another one, also of a slide. */
static int take_structure(Run *run, bool *goes_on)
{
    if (is_sliding(run) && run->solver)
        solver_slide(run->solver, NULL);
    const int status = model_parts.modes->take(run, goes_on);
    if (status == STATUS_DONE && model_parts.sliding)
        model_parts.sliding->attach(run);
    return status;
}

/* Where the equations of a mode are not defined at the very instant, as 0/0 of a junction without flow is not, the
 * event is a little later: within rounding of the instant, and as far from it as that allows. The states are set. */
static double defined_instant(Run *run, double time)
{
    const double unit = nextafter(fabs(time), INFINITY) - fabs(time);
    Modes *modes = run->event->modes;
    if (!modes || run->delays || model_parts.modes->are_defined(modes, run->model, time, run->states))
        return time;
    for (int units = 4; units > 0; units /= 2) {
        const double later = time + units * unit;
        if (later > run->options->stop || !run_states_at(run, fmin(later, run->ahead)))
            continue;
        if (model_parts.modes->are_defined(modes, run->model, later, run->states))
            return later;
    }
    run_states_at(run, time);
    return time;
}

static int meet_event(Run *run, double instant, bool is_located)
{
    double time = instant;
    EventCounts *counts = &run->event->counts;
    const double tick = clocks_next(run->event->clocks), known = fmin(run->instant, tick);
    const bool is_timed = run->instant <= time || is_same_instant(run->instant, time);
    const bool is_saved = is_at_stop(run, time) && run->options->save_state && !run->is_ending; /* a state is no end */
    const bool is_last = (is_at_stop(run, time) && !is_saved) || run->termination;
    const bool is_quiet = !is_located && !is_timed && tick > time && !is_same_instant(tick, time);
    if (is_saved && (is_quiet || is_within_step(run, time)) && !run->termination) {
        run->at = time;
        const int status = row_without_event(run, time);
        return status == STATUS_DONE ? accept(run, false) : status;
    }
    /* Relations that a loop decides, and that decide the loop, may contradict each other by rounding as they cross. */
    const bool may_wait = is_located && run->idle_crossings < MOST_IDLE && !is_at_stop(run, time) &&
                          !is_same_instant(run->instant, time) && !is_same_instant(tick, time);
    if (!run_states_at(run, time))
        return solver_explain(run->solver);
    time = defined_instant(run, time);
    model_solving(run->model)->is_end = is_at_stop(run, time) && options_end_there(run->options);
    model_set_states(run->model, time, run->states);
    for (int i = 0; i < run->about->events->indicator_count && is_located; i++)
        if (run->is_crossed[run->about->events->indicator_branches[i]])
            *boundary_slack(run, i) = 0; /* what has left its boundary is decided by its sign */
    if (is_located)
        boundary_meet(run, time);
    memcpy(run->before, run->states, (size_t)model_state_count(run->model) * sizeof *run->before);
    run->is_kept = model_solving(run->model)->has_nonlinear;
    if (run->is_kept)
        model_copy(run->kept, run->model);
    if (model_parts.sliding)
        model_parts.sliding->loosen(run);
    int status = is_located ? undefined_meet(run, time) : STATUS_DONE;
    if (status == STATUS_DONE)
        status = event_happen(run->event, run->model, time, is_last, is_located ? run->is_crossed : NULL, may_wait);
    if (status != STATUS_DONE)
        return status;
    tell(run);
    counts->late_events += known < time && !is_same_instant(known, time); /* it was in the fixed step that ends here */
    const int ticks = event_ticks(run->event, time);
    EventChange change = event_change(run->event, run->model);
    counts->state_events += is_located;
    counts->time_events += is_timed || ticks > 0;
    run->at = time;
    if (model_parts.sliding)
        model_parts.sliding->follow(run, is_located, is_timed, &change);
    run->idle_crossings = is_located && !change.is_any ? run->idle_crossings + 1 : 0;
    run->is_after_crossing = is_located && (change.is_felt || run->is_first_step);
    if (change.is_felt)
        model_get_states(run->model, run->states);
    status = rows_of_event(run, time, change.is_seen);
    if (status == STATUS_DONE && run->termination && !is_same_instant(run->time, time))
        status = row_at(run, time);
    if (status == STATUS_DONE && model_parts.delays)
        status = model_parts.delays->meet(run, time, change);
    if (status == STATUS_DONE && (is_located || is_timed))
        status = event_check_distance(run->event, run->model,
                                      is_sliding(run) ? model_parts.sliding->boundary(run->sliding) : -1);
    find_instant(run, time);
    bool goes_on = false;
    if (status == STATUS_DONE && change.is_restructured)
        status = take_structure(run, &goes_on);
    if (status == STATUS_DONE && change.is_felt && (run->solver || change.is_restructured) && !goes_on) {
        counts->restarts += !is_last;
        status = begin_anew(run, is_last);
    }
    status = status == STATUS_DONE ? accept(run, true) : status;
    if (status == STATUS_DONE && run->trajectory)
        model_parts.trajectories->after(run, time);
    return status;
}

/* Does a relation that decides the loop which decides it turn back at the begin of the first step from the event at
 * which it turned? An interpolant from there to the end of a step knows nothing of what has long settled by then, and a
 * diode that will be off at the end seems to go off at once: again and again, each time a little further on. */
static bool is_premature(const Run *run, double time)
{
    const double length = run->ahead - run->at, ulp = nextafter(fabs(run->ahead), INFINITY) - fabs(run->ahead);
    bool is_back = false;
    if (!run->is_first_step || !run->solver || has_fixed_steps(run->options->method) ||
        !(time - run->at < known_part * length) || length < shortest_step * ulp)
        return false;
    for (int i = 0; i < run->about->events->indicator_count && !is_back; i++) {
        const int branch = run->about->events->indicator_branches[i];
        is_back = run->is_crossed[branch] && run->about->events->branches[branch].group >= 0 &&
                  are_different(run->event->before->branch[branch], branch_value(run->model, branch));
    }
    return is_back;
}

/* From `at`, so far towards that time all is known: as far as the integrator is, and delayed values are. */
static double known_until(Run *run, double limit)
{
    const double time = fmin(run->ahead, limit);
    return model_parts.delays ? model_parts.delays->known(run, time) : time;
}

/* As far as the integrator is, or to the first crossing before. Of a premature one, the first step is made anew, and
 * shorter. */
static int look_for_crossing(Run *run, double limit, double *time, bool *is_located)
{
    const bool is_after_crossing = run->is_after_crossing;
    *time = is_same_instant(limit, run->at) ? limit : known_until(run, limit);
    int status = find_crossing(run, time, is_located);
    while (status == STATUS_DONE && *is_located && is_premature(run, *time)) {
        const double shorter = run->at + known_part / 2 * (run->ahead - run->at);
        memcpy(run->states, run->origin, (size_t)model_state_count(run->model) * sizeof *run->origin);
        model_set_states(run->model, run->at, run->states);
        status = begin_anew(run, false);
        if (status == STATUS_DONE)
            status = take_step(run, shorter);
        run->is_after_crossing = is_after_crossing;
        *time = known_until(run, limit);
        if (status == STATUS_DONE)
            status = find_crossing(run, time, is_located);
    }
    return status;
}

/* A row between events that rounding does not explain. With fixed steps events are late. */
static void doubt(Run *run, double time)
{
    if (is_sliding(run) || has_fixed_steps(run->options->method) || !indicators_of(run, time, run->high))
        return;
    for (int i = 0; i < run->about->events->indicator_count; i++)
        if (run->high[i] < 0 && !rounding_may_be(run->event->rounding, i, run->high[i])) {
            if (run->doubts.rows++ == 0)
                run->doubts = (Doubts){1, time, run->about->events->indicator_branches[i]};
            return;
        }
}

static void tell_doubts(const Run *run)
{
    const Doubts *d = &run->doubts;
    const ModelBranch *b = &run->about->events->branches[d->branch];
    message_fail(UNSEEN_CHANGE, "%s (%s, %s), %ld row%s, first at time %s", b->text, b->element, b->source, d->rows,
                 d->rows == 1 ? "" : "s", number_text(d->time).text);
}

/* ---- points that no step has led to ---- */

static int settle_here(Run *run, double time, bool *has_changed)
{
    const Locator l = locator_of(run);
    *has_changed = false;
    if (run->about->events->indicator_count == 0 || !indicators_at(run, time, l.high) ||
        !locator_is_crossed(&l, l.high))
        return STATUS_DONE;
    mark_crossed(run, &l);
    for (int i = 0; i < run->about->events->indicator_count; i++)
        if (run->is_crossed[run->about->events->indicator_branches[i]])
            *boundary_slack(run, i) = 0;
    model_set_states(run->model, time, run->states);
    const int status = event_happen(run->event, run->model, time, false, run->is_crossed, false);
    if (status != STATUS_DONE)
        return status;
    *has_changed = event_change(run->event, run->model).is_any;
    model_get_states(run->model, run->states);
    tell(run);
    return STATUS_DONE;
}

/* What turns next by the time alone. */
static void note_instant(Run *run, double time)
{
    find_instant(run, time);
    if (!isfinite(run->instant))
        return;
    int shown = 0;
    model_copy(run->kept, run->model);
    model_set_states(run->kept, run->instant, run->states);
    if (model_update(run->kept) != MODEL_OK)
        return;
    for (int i = 0; i < run->about->events->branch_count && shown < MOST_NOTED; i++)
        if (run->about->events->branches[i].is_timed && !branch_is_absent(run->model, i) &&
            are_different(branch_value(run->kept, i), branch_value(run->model, i))) {
            shown++;
            run_note(run, "%s (%s) turns at time %s, whatever the states are", run->about->events->branches[i].text,
                     run->about->events->branches[i].element, number_text(run->instant).text);
        }
}

static void note_held(Run *run, double time)
{
    const Locator l = locator_of(run);
    const Event *e = run->event;
    if (is_same_instant(e->time, time) && time > run->options->start && event_change(e, run->model).is_felt)
        run_note(run, "an event occurs at time %s: the result is that after the event", number_text(time).text);
    for (int i = 0; i < run->about->events->clock_count && i < MOST_NOTED; i++)
        run_note(run, "the clock of %s ticks every %s s: the variables that it assigns are held",
                 run->about->events->clocks[i].element,
                 number_text(double_of(run->model, run->about->events->clocks[i].period)).text);
    if (run->about->events->indicator_count > 0 && indicators_at(run, time, l.high)) {
        int shown = 0;
        for (int i = 0; i < run->about->events->indicator_count && shown < MOST_NOTED; i++) {
            const int branch = run->about->events->indicator_branches[i];
            const ModelBranch *b = &run->about->events->branches[branch];
            if (branch_is_absent(run->model, branch) ||
                (fabs(l.high[i]) > DBL_MIN && !rounding_may_be(e->rounding, i, l.high[i])))
                continue;
            shown++;
            run_note(run, b->type == MODEL_TRUTH && !b->is_integer_part && !b->intervals
                              ? "%s (%s) is at its boundary: this is the side where it is %s"
                              : "%s (%s) is at its boundary: this is the side of the number %s",
                     b->text, b->element,
                     b->type == MODEL_TRUTH ? (branch_value(run->model, branch) > 0 ? "true" : "false")
                                            : number_text(branch_value(run->model, branch)).text);
        }
    }
    note_instant(run, time);
}

/* ---- the part ---- */

static void begin_log(Run *run, bool is_start)
{
    run->event->log = run->events;
    if (is_start)
        event_log_start(run->event, run->model);
}

/* Of a run that goes on, inputs, and signals that are to come, may be others than those of the run before: is anything
 * else than it was, without an event? */
static bool is_other(Run *run)
{
    Model *m = run->kept;
    model_copy(m, run->model);
    bool is_other = event_pass(m) != MODEL_OK || model_evaluate(m) != MODEL_OK || model_outputs(m) != MODEL_OK;
    for (int i = 0; i < run->about->events->branch_count && !is_other; i++)
        is_other = are_different(branch_value(m, i), branch_value(run->model, i));
    is_other |= model_parts.inputs && model_parts.inputs->are_other(m, run->model);
    model_copy(m, run->model);
    return is_other;
}

static void begin(Run *run)
{
    const Options *o = run->options;
    for (int i = 0; i < run->about->events->branch_count; i++)
        run->has_peaks |= run->about->events->branches[i].may_peak;
    event_ticks(run->event, o->start);
    if (!run->keeper || !(run->stretch > 0)) { /* of a point of rest, nothing of this is known */
        run->last_event = o->start;
        run->stretch = (o->stop - o->origin) / FIRST_STRETCHES;
        run->span = 0;
        run->patience = PATIENCE;
        find_instant(run, o->start);
    } else {
        seek_instant(run, o->start);
    }
    if (run->keeper && is_other(run))
        run->instant = o->start;
}

static void keep_events(Run *run, Keeper *k)
{
    event_keep(run->event, k);
    keep(k, &run->last_event, sizeof run->last_event);
    keep(k, &run->stretch, sizeof run->stretch);
    keep(k, &run->span, sizeof run->span);
    keep(k, &run->patience, sizeof run->patience);
    keep(k, &run->vain_looks, sizeof run->vain_looks);
    keep(k, &run->idle_crossings, sizeof run->idle_crossings);
    keep(k, &run->is_after_crossing, sizeof run->is_after_crossing);
}

static double next_limit(Run *run)
{
    search_on(run);
    return known_instant(run);
}

static bool is_crossed_by(Run *run, double time)
{
    const Locator l = locator_of(run);
    return run->about->events->indicator_count > 0 && indicators_at(run, time, run->high) &&
           locator_is_crossed(&l, run->high);
}

const struct EventPart event_part = {event_new, event_attach, event_start, event_watch, event_exchange, event_report,
                                     event_show_whole, begin_log, begin, tell, next_limit, is_crossed_by,
                                     look_for_crossing, meet_event, doubt, tell_doubts,
                                     settle_here, note_held, event_resume, keep_events};
