/* advance.c - from the start to the stop, from event to event.
 *
 * The integrator steps as it likes, but never past an instant that is known beforehand: a tick, a timed branch, the
 * stop. After each step events are looked for in it (occur.c). A model without states goes from row to row instead. No
 * step is so long that a delay within it needs what it is to find. Loops' guesses move when a step is accepted, and at
 * events. */
#include "interruption.h"
#include "run.h"

#include <math.h>
#include <string.h>

/* ---- steps ---- */

/* To the next row of a model without states. Where its loops cannot be solved from the last solution, that is followed
 * in smaller steps; what is not defined because of an event on the way is no reason to. */
static int approach(Run *run, double limit)
{
    const Options *o = run->options;
    const double row = run->rows.next < grid_count(o) ? grid_time(o, run->rows.next) : limit;
    const double target = is_same_instant(row, limit) || row > limit ? limit : row;
    const double shortest = (target - run->time.at) / 1024;
    double step = target - run->time.at;
    for (; step >= shortest && run->time.at + step > run->time.at; step /= 2) {
        run->time.ahead = run->time.at + step < target ? run->time.at + step : target;
        if (evaluate_at(run, run->time.ahead))
            return STATUS_DONE;
        const ModelFailure failure = *model_failure(run->model);
        if (model_parts.events && model_parts.events->is_crossed(run, run->time.ahead))
            return STATUS_DONE;
        *model_failure(run->model) = failure;
    }
    return explain_model(run->model, run->time.ahead);
}

int take_step(Run *run, double limit)
{
    if (run->poles && run->time.stage == STAGE_ANEW)
        model_parts.poles->begin(run);
    if (run->time.stage == STAGE_ANEW) {
        run->time.crossed_at = NAN;
        memcpy(run->time.origin, run->states, (size_t)model_state_count(run->model) * sizeof *run->time.origin);
    }
    run->time.stage = run->time.stage == STAGE_ANEW || !run->solver ? STAGE_FIRST : STAGE_ON;
    if (!run->solver)
        return approach(run, limit);
    if (!solver_step(run->solver, limit)) {
        const bool is_of_sets = model_parts.state_sets && model_parts.state_sets->blame(run->sets, run->model);
        return is_of_sets ? explain_model(run->model, solver_time(run->solver)) : solver_explain(run->solver);
    }
    run->time.ahead = solver_time(run->solver);
    if (run->poles)
        model_parts.poles->expect(run);
    return STATUS_DONE;
}

/* Lets other candidates be the states, if the present ones do not determine the others well any more. */
static int choose_states(Run *run)
{
    bool has_changed;
    if (model_outputs(run->model) != MODEL_OK ||
        model_parts.state_sets->renew(run->sets, run->model, run->time.at, run->rows.events, &has_changed) != MODEL_OK)
        return explain_model(run->model, run->time.at);
    if (!has_changed)
        return STATUS_DONE;
    run->time.stage = STAGE_ANEW;
    model_get_states(run->model, run->states);
    if (model_parts.sliding)
        model_parts.sliding->end(run);
    return solver_restart(run->solver, run->time.at, run->sets) ? STATUS_DONE : solver_explain(run->solver);
}

int accept(Run *run, bool is_after_event)
{
    Model *m = run->model;
    bool is_defined, was_another;
    int status = STATUS_DONE;
    if (model_parts.sliding && !model_parts.sliding->accept(run))
        return solver_explain(run->solver);
    if (run->about->loop_count == 0 && run->about->info->state_set_count == 0)
        return STATUS_DONE;
    if (!run_states_at(run, run->time.at))
        return solver_explain(run->solver);
    if (is_after_event) {
        model_set_states(m, run->time.at, run->states);
        model_solving(m)->is_at_event = true;
        is_defined = model_evaluate(m) == MODEL_OK || evaluate_after_event(run, run->time.at);
        model_solving(m)->is_at_event = is_defined;
        run->guesses.has_outputs = is_defined && run->about->output_loop_count > 0 && model_outputs(m) == MODEL_OK;
        model_solving(m)->is_at_event = false;
    } else {
        status = evaluate_on_path(run, run->time.at, false, &is_defined, &was_another);
        if (model_parts.paths)
            model_parts.paths->measure(run);
    }
    if (status == STATUS_DONE && !is_defined)
        status = explain_model(m, run->time.at);
    if (status != STATUS_DONE)
        return status;
    accept_loops(run, run->time.at);
    const bool is_last = run->time.ahead > run->time.at || is_at_stop(run, run->time.at);
    return run->about->info->state_set_count > 0 && !is_last ? choose_states(run) : STATUS_DONE;
}

/* Does the way from run->time.at lead there? Asked for models with nonlinear loops. */
static int lead_on(Run *run, double time, bool is_event, bool *is_again)
{
    *is_again = false;
    return model_parts.paths ? model_parts.paths->lead_on(run, time, is_event, is_again) : STATUS_DONE;
}

static int next_piece(Run *run)
{
    const struct EventPart *events = model_parts.events;
    const struct DelayPart *delays = model_parts.delays;
    double searched = INFINITY;
    const double limit = events ? events->limit(run, &searched) : known_end(run);
    bool is_located = false, is_again = false;
    int status = STATUS_DONE;
    if (!(run->time.ahead > run->time.at) && !is_same_instant(limit, run->time.at))
        status = run->options->save_state ? model_parts.restart->save_before_stop(run) : STATUS_DONE;
    if (status == STATUS_DONE && !(run->time.ahead > run->time.at) && !is_same_instant(limit, run->time.at))
        status = take_step(run, fmin(limit, delays ? fmin(searched, delays->reach(run)) : searched));
    if (status != STATUS_DONE)
        return status;
    double time = is_same_instant(limit, run->time.at) ? limit : fmin(run->time.ahead, limit);
    if (events)
        status = events->look(run, limit, &time, &is_located);
    const bool is_event = event_is_possible(run->about) && (is_located || time >= limit);
    if (status == STATUS_DONE)
        status = lead_on(run, time, false, &is_again);
    if (is_again)
        return status;
    if (status == STATUS_DONE && run->poles)
        status = model_parts.poles->follow(run, time);
    if (status == STATUS_DONE)
        status = rows_before(run, time, is_located);
    if (status == STATUS_DONE && delays)
        status = delays->record(run, time);
    if (status != STATUS_DONE)
        return status;
    if (run->trajectory)
        model_parts.trajectories->follow(run, time);
    if (is_event) {
        status = lead_on(run, time, true, &is_again);
        return status == STATUS_DONE ? events->meet(run, time, is_located) : status;
    }
    run->time.at = time;
    status = row_without_event(run, time);
    return status == STATUS_DONE ? accept(run, false) : status;
}

int advance(Run *run)
{
    const struct EventPart *events = model_parts.events;
    const Options *o = run->options;
    int status = STATUS_DONE;
    run->time.at = run->time.ahead = run->guesses.accepted = o->start;
    run->time.stage = STAGE_ANEW;
    if (events)
        events->begin(run);
    if (model_state_count(run->model) > 0 && (!is_at_stop(run, o->start) || run->options->restart)) {
        run->solver = model_parts.modes ? model_parts.modes->solver(run)
                                        : solver_new(run->arena, run->model, o);
        if (!run->solver)
            return STATUS_ENVIRONMENT;
        if (run->options->restart)
            model_parts.restart->restore_solver(run);
        if (model_parts.sliding)
            model_parts.sliding->attach(run);
    }
    if (is_at_stop(run, o->start)) {
        if (run->trajectory)
            model_parts.trajectories->after(run, o->start);
        status = events ? events->meet(run, o->start, false) : STATUS_DONE;
        return status == STATUS_DONE && o->save_state ? model_parts.restart->save_and_end(run) : status;
    }
    if (events)
        events->tell(run);
    if (run->trajectory)
        model_parts.trajectories->after(run, o->start);
    while (status == STATUS_DONE && !is_at_stop(run, run->time.at) && !run->termination &&
           !(run->steady && model_parts.linear->is_near_rest(run))) {
        status = next_piece(run);
        progress_show(&run->rows.progress, o, run->time.at);
        results_keep(run->rows.results);
        if (status == STATUS_DONE && o->save_state)
            status = model_parts.restart->save_if_due(run);
        if (status == STATUS_DONE && !is_at_stop(run, run->time.at))
            status = interruption_status();
    }
    if (status == STATUS_DONE && o->save_state)
        status = model_parts.restart->save_and_end(run);
    const bool is_early = run->termination && !is_at_stop(run, run->time.at);
    return status == STATUS_DONE && is_early ? events->meet(run, run->time.at, false) : status;
}
