/* occur.c - events along a run: the next known instant, indicators after each step, and the consequences of an event.
 *
 * Indicators are evaluated at the end of each step. If one has become negative, the first time at which one is negative
 * is located on the integrator's interpolant: the event is there. The integrator's work beyond it is discarded only if
 * the event affects derivatives. Instants within rounding of each other are one event, at the last of them. With fixed
 * steps, all events are at the ends of steps: crossings, and instants that are not on the grid, at the first end at
 * which they are known. */
#include "event.h"
#include "keeper.h"
#include "run.h"
#include "trajectory.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* Beyond this part of its first step the integrator's interpolant is reliable, unless the step has too few units of
 * time's rounding. */
static const double known_part = 0.125, shortest_step = 1024;

static double next_tick(const Run *run)
{
    return run->event->clocks ? model_parts.clocks->next(run->event->clocks) : INFINITY;
}

/* The last of the instants that are one with the first one, or the end of the fixed step that contains them. If there
 * are none, the stop. */
static double known_instant(const Run *run)
{
    const EventSearch *search = run->search;
    const double tick = next_tick(run), first = fmin(run->options->stop, fmin(tick, search->instant));
    double last = -INFINITY;
    if (is_same_instant(tick, first))
        last = tick;
    if (is_same_instant(search->instant, first))
        last = fmax(last, search->instant);
    return last > -INFINITY ? known_boundary(run, last) : known_end(run);
}

/* ---- instants ---- */

enum { FIRST_STRETCHES = 16 }; /* a run has so many of the length that is searched first */

enum { MOST_NOTED = 5 }; /* of a kind */
enum { MOST_IDLE = 16 }; /* located events in a row that changed nothing: the next one must */

/* Evaluations in a search; and in a run's inconclusive searches, before further ones get only the least. */
enum { MOST_LOOKS = 1000000, LEAST_LOOKS = 1000 };
static const long most_vain_looks = 1000000;
static const double least_stretch = 1e-6, stretch_rounding = 1024 * DBL_EPSILON; /* parts of the run, and of time */

/* Searches timed branches from the last event on, beyond the integrator's time. Each stretch is twice as long as the
 * one before, so that no more is searched in vain than is used. No step goes beyond the searched time. */
static void search_on(Run *run)
{
    EventSearch *search = run->search;
    const double stop = run->options->stop, reached = fmax(run->time.ahead, run->time.at);
    const bool is_fixed = has_events_at_steps(run->options->method);
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
        search->limit = -INFINITY;
        search->searched = is_fixed ? until : fmin(until, found.turn);
        search->stretch *= 2;
        event_unsure(run->event, found.unsure);
    }
}

/* By rounding, a model may return the present time again; -0 becomes 0. */
static void seek_instant(Run *run, double time)
{
    double instant = is_sliding(run) ? model_parts.sliding->next_instant(run->sliding) : INFINITY;
    model_next_instant(run->model, &instant);
    run->search->instant = fmax(instant, nextafter(time, INFINITY)) + 0.0;
    run->search->searched = run->about->info->search ? time : INFINITY;
    run->search->limit = -INFINITY;
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

/* Restarts the integrator at the event. If the run ends there, it keeps the states before the event. */
static int begin_anew(Run *run, bool is_last)
{
    run->time.stage = STAGE_ANEW;
    run->time.ahead = run->time.at;
    if (!run->solver || is_last)
        return STATUS_DONE;
    return solver_restart(run->solver, run->time.at, run->sets) ? STATUS_DONE : solver_explain(run->solver);
}

/* Notes whether the event terminates the run, and reports it. */
static void tell(Run *run)
{
    if (!run->termination)
        run->termination = event_termination(run->model, &run->is_violated);
    if (HAS_REPORTS)
        event_tell(run);
}

/* Changes to the integrator of the new structure, also for a slide. */
static int take_structure(Run *run, bool *goes_on)
{
    if (is_sliding(run) && run->solver)
        solver_slide(run->solver, NULL);
    const int status = model_parts.modes->take(run, goes_on);
    if (status == STATUS_DONE && model_parts.sliding)
        model_parts.sliding->attach(run);
    return status;
}

/* The instant of the event. If the equations of a mode are not defined there, such as 0/0 of a junction without flow,
 * it is a little later: within rounding of the instant, but as far from it as that allows. Sets the states. */
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

/* Relations that have left their boundary are decided by their sign. */
static void decide_crossed(Run *run)
{
    for (int i = 0; i < run->about->events->indicator_count; i++)
        if (run->search->is_crossed[run->about->events->indicator_branches[i]])
            *boundary_slack(run, i) = 0;
}

static int meet_event(Run *run, double instant, bool is_located)
{
    double time = instant;
    EventCounts *counts = &run->event->counts;
    const double tick = next_tick(run), known = fmin(run->search->instant, tick);
    const bool is_timed = run->search->instant <= time || is_same_instant(run->search->instant, time);
    const bool is_saved = is_at_stop(run, time) && run->options->save_state && !run->is_ending; /* no end of it */
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
    if (is_located) {
        decide_crossed(run);
        boundary_meet(run, time);
    }
    memcpy(run->before, run->states, (size_t)model_state_count(run->model) * sizeof *run->before);
    run->guesses.is_kept = model_solving(run->model)->has_nonlinear;
    if (run->guesses.is_kept)
        model_copy(run->guesses.kept, run->model);
    if (model_parts.sliding)
        model_parts.sliding->loosen(run);
    int status = is_located ? undefined_meet(run, time) : STATUS_DONE;
    run->search->known_at = NAN;
    if (status == STATUS_DONE)
        status = event_happen(run->event, run->model, time, is_last,
                              is_located ? run->search->is_crossed : NULL, may_wait);
    if (status != STATUS_DONE)
        return status;
    tell(run);
    counts->late_events += known < time && !is_same_instant(known, time); /* it was in the fixed step that ends here */
    const int ticks = event_ticks(run->event, time);
    EventChange change = event_change(run->event, run->model);
    if (run->is_recalibrated)
        change.is_any = change.is_felt = change.is_seen = change.is_own = true;
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
    run->is_recalibrated = false;
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

/* True if a relation that depends on its own loop changes back at the beginning of the first step after the event at
 * which it changed. The interpolant of a whole step does not show what settles early in it, so that a diode that is off
 * at its end seems to switch off at once: again and again, each time a little later. */
static bool is_premature(const Run *run, double time)
{
    const double ahead = run->time.ahead, length = ahead - run->time.at;
    const double ulp = nextafter(fabs(ahead), INFINITY) - fabs(ahead);
    bool is_back = false;
    if (run->time.stage != STAGE_FIRST || !run->solver || has_events_at_steps(run->options->method) ||
        !(time - run->time.at < known_part * length) || length < shortest_step * ulp)
        return false;
    for (int i = 0; i < run->about->events->indicator_count && !is_back; i++) {
        const int branch = run->about->events->indicator_branches[i];
        is_back = run->search->is_crossed[branch] && run->about->events->branches[branch].group >= 0 &&
                  are_different(switches_branch(run->event->before, branch), branch_value(run->model, branch));
    }
    return is_back;
}

/* The time, at most `limit`, until which the integrator's states and delayed values are known. */
static double known_until(Run *run, double limit)
{
    const double time = fmin(run->time.ahead, limit);
    return model_parts.delays ? model_parts.delays->known(run, time) : time;
}

/* Sets *time to the end of known values, or to the first crossing before it. If the crossing is premature, the first
 * step is repeated with a shorter length. */
static int look_for_crossing(Run *run, double limit, double *time, bool *is_located)
{
    const bool is_after_crossing = run->search->is_after_crossing;
    *time = is_same_instant(limit, run->time.at) ? limit : known_until(run, limit);
    int status = crossing_find(run, time, is_located);
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
            status = crossing_find(run, time, is_located);
    }
    return status;
}

/* ---- points that no step has led to ---- */

static int settle_here(Run *run, double time, bool *has_changed)
{
    const Locator l = crossing_locator(run);
    *has_changed = false;
    if (run->about->events->indicator_count == 0 || !crossing_indicators(run, time, l.high) ||
        !locator_is_crossed(&l, l.high))
        return STATUS_DONE;
    crossing_mark(run, &l);
    decide_crossed(run);
    model_set_states(run->model, time, run->states);
    run->search->known_at = NAN;
    const int status = event_happen(run->event, run->model, time, false, run->search->is_crossed, false);
    if (status != STATUS_DONE)
        return status;
    *has_changed = event_change(run->event, run->model).is_any;
    model_get_states(run->model, run->states);
    tell(run);
    return STATUS_DONE;
}

/* Notes the branches of time alone that change next. */
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
            run_note(run, "%s (%s) changes at time %s, independently of the states",
                     run->about->events->branches[i].text,
                     run->about->events->branches[i].element, number_text(run->search->instant).text);
        }
}

static void note_held(Run *run, double time)
{
    const Locator l = crossing_locator(run);
    Event *e = run->event;
    if (is_same_instant(e->time, time) && time > run->options->start && event_change(e, run->model).is_felt)
        run_note(run, "an event occurs at time %s: the result is valid after the event", number_text(time).text);
    for (int i = 0; i < run->about->events->clock_count && i < MOST_NOTED; i++)
        run_note(run, "the clock of %s ticks every %s s: the variables that it assigns are held",
                 run->about->events->clocks[i].element,
                 number_text(double_of(run->model, run->about->events->clocks[i].period)).text);
    if (run->about->events->indicator_count > 0 && crossing_indicators(run, time, l.high)) {
        int shown = 0;
        for (int i = 0; i < run->about->events->indicator_count && shown < MOST_NOTED; i++) {
            const int branch = run->about->events->indicator_branches[i];
            const ModelBranch *b = &run->about->events->branches[branch];
            if (branch_is_absent(run->model, branch) ||
                (fabs(l.high[i]) > DBL_MIN && !rounding_may_be(e->rounding, i, l.high[i])))
                continue;
            shown++;
            run_note(run, b->type == MODEL_TRUTH && !b->is_integer_part && !b->intervals
                              ? "%s (%s) is at its boundary: the result is valid on the side where it is %s"
                              : "%s (%s) is at its boundary: the result is valid on the side of the number %s",
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

/* True if values have changed without an event: a continued run may have other inputs and other signals to come than
 * the run before. */
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
        run->search->has_peaks |= run->about->events->branches[i].may_peak && o->method != METHOD_GIVEN;
    if (!o->is_due)
        event_ticks(run->event, o->start);
    if (!o->restart || !(run->search->stretch > 0)) { /* a saved equilibrium knows nothing of this */
        run->search->last_event = o->start;
        run->search->stretch = (o->stop - o->origin) / FIRST_STRETCHES;
        run->search->span = 0;
        run->search->patience = CROSSING_PATIENCE;
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
    keep(k, &run->search->known_at, sizeof run->search->known_at);
    keep(k, run->search->known, (size_t)run->about->events->indicator_count * sizeof *run->search->known);
}

/* The search ends where a fixed step ends, except for rounding, and not before the end of the next one. */
static void next_limit(Run *run, Piece *p)
{
    search_on(run);
    p->reach = run->solver && has_events_at_steps(run->options->method) ? INFINITY : run->search->searched;
    if (!(run->search->limit - run->time.ahead > 2 * run->options->step))
        run->search->limit = known_instant(run);
    p->limit = run->search->limit;
}

static int find_end(Run *run, Piece *p)
{
    int status = STATUS_DONE;
    if (run->about->events->indicator_count > 0 || model_parts.delays)
        status = look_for_crossing(run, p->limit, &p->time, &p->is_located);
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
    const Locator l = crossing_locator(run);
    return run->about->events->indicator_count > 0 && crossing_indicators(run, time, run->search->high) &&
           locator_is_crossed(&l, run->search->high);
}

const struct EventPart event_part = {
    {.open = boundary_open, .attach = event_attach, .initialize = event_start, .log = REPORTING(begin_log),
     .begin = begin, .look = tell_at_start, .limit = next_limit, .after = find_end, .between = REPORTING(event_doubt),
     .left = REPORTING(event_tell_doubts), .meet = meet_event, .is_crossed = is_crossed_by},
    event_new, event_watch, event_exchange, REPORTING(event_report), event_show_whole, REPORTING(log_on),
    model_indicators, settle_here, REPORTING(note_held), event_resume, keep_events};
