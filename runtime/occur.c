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
    for (int i = 0; run->search->is_hiding && i < run->about->events->indicator_count; i++)
        values[i] = run->search->is_hidden[i] ? 1 : values[i];
    return is_defined;
}

/* A slide has two more, by which it ends. */
static Locator locator_of(Run *run)
{
    const int count = run->about->events->indicator_count + (is_sliding(run) ? 2 : 0);
    return (Locator){indicators_at, run, count, run->search->low, run->search->high, run->search->trial, 0};
}

/* The last of the instants that are one with the first one, or the end of the fixed step that they are in; else the
 * stop. */
static double known_instant(const Run *run)
{
    const EventSearch *search = run->search;
    const double tick = clocks_next(run->event->clocks), first = fmin(run->options->stop, fmin(tick, search->instant));
    double last = -INFINITY;
    if (is_same_instant(tick, first))
        last = tick;
    if (is_same_instant(search->instant, first))
        last = fmax(last, search->instant);
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
    EventSearch *search = run->search;
    const double stop = run->options->stop, reached = fmax(run->time.ahead, run->time.at);
    const bool is_fixed = has_fixed_steps(run->options->method);
    while (search->instant > search->searched && !is_at_stop(run, search->searched) && !(search->searched > reached)) {
        const double next = fmax(search->searched + search->stretch, nextafter(search->searched, INFINITY));
        const double wanted = fmin(fmin(stop, search->instant), next);
        const double until = wanted < stop ? known_boundary(run, wanted) : known_end(run);
        const long looks = search->vain_looks < most_vain_looks ? MOST_LOOKS : LEAST_LOOKS;
        ModelSearch found = {search->searched, until, INFINITY, INFINITY, -1, looks};
        run->about->info->search(run->model, &found);
        if (is_sliding(run))
            run->about->info->search(model_parts.sliding->other(run->sliding), &found);
        search->vain_looks += found.unsure >= 0 ? looks - found.looks : 0;
        search->instant = fmin(search->instant, found.next);
        search->searched = is_fixed ? until : fmin(until, found.turn);
        search->stretch *= 2;
        event_unsure(run->event, found.unsure);
    }
}

/* A model may say the present time itself once more, by rounding; and -0, which is written as 0. */
static void seek_instant(Run *run, double time)
{
    double instant = is_sliding(run) ? model_parts.sliding->next_instant(run->sliding) : INFINITY;
    model_next_instant(run->model, &instant);
    run->search->instant = fmax(instant, nextafter(time, INFINITY)) + 0.0;
    run->search->searched = run->about->info->search ? time : INFINITY;
}

static void find_instant(Run *run, double time)
{
    EventSearch *search = run->search;
    seek_instant(run, time);
    if (run->about->info->search && time > search->last_event)
        search->stretch = fmax(2 * (time - search->last_event),
                            fmax(least_stretch * (run->options->stop - run->options->origin),
                                 stretch_rounding * fabs(time)));
    search->last_event = time;
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
 * crossed, the model is left there, too. The first step after an event is short, and its early times are looked at. */
static bool is_crossed_within(Run *run, Locator *l, double *begin, double *end)
{
    EventSearch *search = run->search;
    const size_t size = (size_t)l->count * sizeof *l->low;
    const double start = *begin, last = *end;
    double from = start, to = last;
    const double most = search->has_peaks ? 2 * model_parts.trajectories->spacing(run) : INFINITY; /* with its middle */
    search->patience += search->patience < PATIENCE;
    search->span = search->is_after_crossing ? last - start : fmax(search->span, first_span * (last - start));
    if (!indicators_at(run, from, l->low))
        return locator_is_crossed(l, l->high);
    for (;;) {
        const double next = fmin(last, fmax(from + fmin(search->span, most), nextafter(from, INFINITY)));
        const double middle = from + (next - from) / 2;
        if (next != to && !indicators_at(run, to = next, l->high))
            return indicators_at(run, last, l->high) && locator_is_crossed(l, l->high);
        const bool is_known = middle > from && middle < to && indicators_at(run, middle, l->trial);
        if (is_known && is_too_long(run, l, to - from, last - start))
            continue;
        if (!is_known)
            search->span = 2 * (to - from);
        double near = from, far = to;
        const bool is_there = locator_is_crossed(l, l->high);
        if (is_there || (is_known && is_crossed_between(run, l, &near, &far))) {
            search->patience = to < last ? PATIENCE : search->patience;
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
    for (; run->search->is_after_crossing && part < 1 && !*is_crossed; part *= early_ratio)
        *is_crossed = is_crossed_at(run, l, start + part * length, begin, end);
    if (*is_crossed)
        return STATUS_DONE;
    while (!indicators_at(run, *end, l->high)) {
        if (is_same_instant(start, *end))
            return explain_model(run->model, *end);
        *end = start + (*end - start) / 2;
    }
    const bool is_long = run->solver || run->search->has_peaks;
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
        run->search->is_crossed[run->about->events->indicator_branches[i]] = false;
    for (int i = 0; i < run->about->events->indicator_count; i++)
        run->search->is_crossed[run->about->events->indicator_branches[i]] |= l->high[i] < 0;
}

/* Of a fixed step, at whose end the indicators are in l->high: those count that are of what may peak, and that its end
 * does not tell. *begin and *end are around the first that is crossed within it. */
static bool is_crossed_inside(Run *run, Locator *l, double *begin, double *end)
{
    bool is_any = false;
    for (int i = 0; i < run->about->events->indicator_count; i++) {
        run->search->is_hidden[i] =
            l->high[i] < 0 || !run->about->events->branches[run->about->events->indicator_branches[i]].may_peak;
        is_any |= !run->search->is_hidden[i];
    }
    run->search->is_hiding = is_any;
    return is_any && indicators_at(run, *end, l->high) && is_crossed_within(run, l, begin, end);
}

/* Is there an event before *end, or there, that only the indicators tell? Then *end is moved there; it is also where
 * they are not defined so far on, and then as far as there is none. At the end of a fixed step there is nothing to
 * locate, but within it what may peak is. A crossing that has changed nothing, because branches are evaluated with
 * another rounding than indicators, would be found again at once; one within what a loop's solution leaves as
 * rounding would be crossed back and forth: so the next one is further away, and further each time. */
static int find_crossing(Run *run, double *end, bool *is_found)
{
    EventSearch *search = run->search;
    const bool is_fixed = has_fixed_steps(run->options->method) && run->solver;
    *is_found = false;
    if (run->about->events->indicator_count == 0 || is_within_step(run, *end) || !(run->time.at < *end))
        return STATUS_DONE;
    const int near = (run->event->near < MOST_DELAYING ? run->event->near : MOST_DELAYING) / 2;
    const int delay = search->idle_crossings > near ? search->idle_crossings : near;
    Locator l = locator_of(run);
    double begin = run->time.at, crossed = *end;
    int status = STATUS_DONE;
    for (int i = 0; i == 0 || (i <= (is_fixed ? 1 : MOST_SLACK) && *is_found && give_slack(run, &l, crossed)); i++) {
        begin = run->time.at;
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
    search->is_after_crossing = is_fixed && !search->has_peaks && search->is_after_crossing;
    if (is_fixed && (status != STATUS_DONE || !search->has_peaks || !is_crossed_inside(run, &l, &begin, &crossed))) {
        search->is_hiding = false;
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

/* The integrator does where the event was, unless the run ends there: its states are those of before. */
static int begin_anew(Run *run, bool is_last)
{
    run->time.stage = STAGE_ANEW;
    run->time.ahead = run->time.at;
    if (!run->solver || is_last)
        return STATUS_DONE;
    return solver_restart(run->solver, run->time.at, run->sets) ? STATUS_DONE : solver_explain(run->solver);
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
        if (later > run->options->stop || !run_states_at(run, fmin(later, run->time.ahead)))
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
    const double tick = clocks_next(run->event->clocks), known = fmin(run->search->instant, tick);
    const bool is_timed = run->search->instant <= time || is_same_instant(run->search->instant, time);
    const bool is_saved = is_at_stop(run, time) && run->options->save_state && !run->is_ending; /* a state is no end */
    const bool is_last = (is_at_stop(run, time) && !is_saved) || run->termination;
    const bool is_quiet = !is_located && !is_timed && tick > time && !is_same_instant(tick, time);
    if (is_saved && (is_quiet || is_within_step(run, time)) && !run->termination) {
        run->time.at = time;
        const int status = row_without_event(run, time);
        return status == STATUS_DONE ? accept(run, false) : status;
    }
    /* Relations that a loop decides, and that decide the loop, may contradict each other by rounding as they cross. */
    const bool may_wait = is_located && run->search->idle_crossings < MOST_IDLE && !is_at_stop(run, time) &&
                          !is_same_instant(run->search->instant, time) && !is_same_instant(tick, time);
    if (!run_states_at(run, time))
        return solver_explain(run->solver);
    time = defined_instant(run, time);
    model_solving(run->model)->is_end = is_at_stop(run, time) && options_end_there(run->options);
    model_set_states(run->model, time, run->states);
    for (int i = 0; i < run->about->events->indicator_count && is_located; i++)
        if (run->search->is_crossed[run->about->events->indicator_branches[i]])
            *boundary_slack(run, i) = 0; /* what has left its boundary is decided by its sign */
    if (is_located)
        boundary_meet(run, time);
    memcpy(run->before, run->states, (size_t)model_state_count(run->model) * sizeof *run->before);
    run->guesses.is_kept = model_solving(run->model)->has_nonlinear;
    if (run->guesses.is_kept)
        model_copy(run->guesses.kept, run->model);
    if (model_parts.sliding)
        model_parts.sliding->loosen(run);
    int status = is_located ? undefined_meet(run, time) : STATUS_DONE;
    if (status == STATUS_DONE)
        status = event_happen(run->event, run->model, time, is_last,
                              is_located ? run->search->is_crossed : NULL, may_wait);
    if (status != STATUS_DONE)
        return status;
    tell(run);
    counts->late_events += known < time && !is_same_instant(known, time); /* it was in the fixed step that ends here */
    const int ticks = event_ticks(run->event, time);
    EventChange change = event_change(run->event, run->model);
    counts->state_events += is_located;
    counts->time_events += is_timed || ticks > 0;
    run->time.at = time;
    if (model_parts.sliding)
        model_parts.sliding->follow(run, is_located, is_timed, &change);
    run->search->idle_crossings = is_located && !change.is_any ? run->search->idle_crossings + 1 : 0;
    run->search->is_after_crossing = is_located && (change.is_felt || run->time.stage == STAGE_FIRST);
    if (change.is_felt)
        model_get_states(run->model, run->states);
    status = rows_of_event(run, time, change.is_seen);
    if (status == STATUS_DONE && run->termination && !is_same_instant(run->rows.time, time))
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
    const double ahead = run->time.ahead, length = ahead - run->time.at;
    const double ulp = nextafter(fabs(ahead), INFINITY) - fabs(ahead);
    bool is_back = false;
    if (run->time.stage != STAGE_FIRST || !run->solver || has_fixed_steps(run->options->method) ||
        !(time - run->time.at < known_part * length) || length < shortest_step * ulp)
        return false;
    for (int i = 0; i < run->about->events->indicator_count && !is_back; i++) {
        const int branch = run->about->events->indicator_branches[i];
        is_back = run->search->is_crossed[branch] && run->about->events->branches[branch].group >= 0 &&
                  are_different(run->event->before->branch[branch], branch_value(run->model, branch));
    }
    return is_back;
}

/* From `at`, so far towards that time all is known: as far as the integrator is, and delayed values are. */
static double known_until(Run *run, double limit)
{
    const double time = fmin(run->time.ahead, limit);
    return model_parts.delays ? model_parts.delays->known(run, time) : time;
}

/* As far as the integrator is, or to the first crossing before. Of a premature one, the first step is made anew, and
 * shorter. */
static int look_for_crossing(Run *run, double limit, double *time, bool *is_located)
{
    const bool is_after_crossing = run->search->is_after_crossing;
    *time = is_same_instant(limit, run->time.at) ? limit : known_until(run, limit);
    int status = find_crossing(run, time, is_located);
    while (status == STATUS_DONE && *is_located && is_premature(run, *time)) {
        const double shorter = run->time.at + known_part / 2 * (run->time.ahead - run->time.at);
        memcpy(run->states, run->time.origin, (size_t)model_state_count(run->model) * sizeof *run->time.origin);
        model_set_states(run->model, run->time.at, run->states);
        status = begin_anew(run, false);
        if (status == STATUS_DONE)
            status = take_step(run, shorter);
        run->search->is_after_crossing = is_after_crossing;
        *time = known_until(run, limit);
        if (status == STATUS_DONE)
            status = find_crossing(run, time, is_located);
    }
    return status;
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
        if (run->search->is_crossed[run->about->events->indicator_branches[i]])
            *boundary_slack(run, i) = 0;
    model_set_states(run->model, time, run->states);
    const int status = event_happen(run->event, run->model, time, false, run->search->is_crossed, false);
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
    if (!isfinite(run->search->instant))
        return;
    int shown = 0;
    model_copy(run->guesses.kept, run->model);
    model_set_states(run->guesses.kept, run->search->instant, run->states);
    if (model_update(run->guesses.kept) != MODEL_OK)
        return;
    for (int i = 0; i < run->about->events->branch_count && shown < MOST_NOTED; i++)
        if (run->about->events->branches[i].is_timed && !branch_is_absent(run->model, i) &&
            are_different(branch_value(run->guesses.kept, i), branch_value(run->model, i))) {
            shown++;
            run_note(run, "%s (%s) turns at time %s, whatever the states are", run->about->events->branches[i].text,
                     run->about->events->branches[i].element, number_text(run->search->instant).text);
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

static void log_on(Run *run)
{
    run->event->log = run->rows.events;
}

static void begin_log(Run *run)
{
    log_on(run);
    event_log_start(run->event, run->model);
}

/* Of a run that goes on, inputs, and signals that are to come, may be others than those of the run before: is anything
 * else than it was, without an event? */
static bool is_other(Run *run)
{
    Model *m = run->guesses.kept;
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
        run->search->has_peaks |= run->about->events->branches[i].may_peak;
    event_ticks(run->event, o->start);
    if (!o->restart || !(run->search->stretch > 0)) { /* of a point of rest, nothing of this is known */
        run->search->last_event = o->start;
        run->search->stretch = (o->stop - o->origin) / FIRST_STRETCHES;
        run->search->span = 0;
        run->search->patience = PATIENCE;
        find_instant(run, o->start);
    } else {
        seek_instant(run, o->start);
    }
    if (o->restart && is_other(run))
        run->search->instant = o->start;
}

static void keep_events(Run *run, Keeper *k)
{
    event_keep(run->event, k);
    keep(k, &run->search->last_event, sizeof run->search->last_event);
    keep(k, &run->search->stretch, sizeof run->search->stretch);
    keep(k, &run->search->span, sizeof run->search->span);
    keep(k, &run->search->patience, sizeof run->search->patience);
    keep(k, &run->search->vain_looks, sizeof run->search->vain_looks);
    keep(k, &run->search->idle_crossings, sizeof run->search->idle_crossings);
    keep(k, &run->search->is_after_crossing, sizeof run->search->is_after_crossing);
}

/* What is searched ends where a fixed step does, but for rounding, and at the end of the next one at least. */
static void next_limit(Run *run, Piece *p)
{
    search_on(run);
    p->reach = run->solver && has_fixed_steps(run->options->method) ? INFINITY : run->search->searched;
    p->limit = known_instant(run);
}

static int find_end(Run *run, Piece *p)
{
    const int status = look_for_crossing(run, p->limit, &p->time, &p->is_located);
    p->is_event = event_is_possible(run->about) && (p->is_located || p->time >= p->limit);
    return status;
}

static void tell_at_start(Run *run)
{
    if (!is_at_stop(run, run->options->start))
        tell(run);
}

static bool is_crossed_by(Run *run, double time)
{
    const Locator l = locator_of(run);
    return run->about->events->indicator_count > 0 && indicators_at(run, time, run->search->high) &&
           locator_is_crossed(&l, run->search->high);
}

const struct EventPart event_part = {
    {.open = boundary_open, .attach = event_attach, .initialize = event_start, .log = begin_log, .begin = begin,
     .look = tell_at_start, .limit = next_limit, .after = find_end, .between = event_doubt, .left = event_tell_doubts,
     .meet = meet_event, .is_crossed = is_crossed_by},
    event_new, event_watch, event_exchange, event_report, event_show_whole, log_on, model_indicators, settle_here,
    note_held, event_resume, keep_events};
