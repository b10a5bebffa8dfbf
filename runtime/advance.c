/* advance.c - advances a run from the start to the stop, from event to event.
 *
 * The integrator steps as it likes, but never past an instant that is known beforehand: a tick, a timed branch, the
 * stop. After each step events are looked for in it (occur.c). A model without states goes from row to row instead. No
 * step is so long that a delayed value would lie in the step itself. The guesses of loops are renewed when a step is
 * accepted, and at events. */
#include "run.h"

#include <math.h>
#include <string.h>

/* ---- steps ---- */

/* Goes to the next row of a model without states. If its loops cannot be solved from the last solution, this solution
 * is followed in smaller steps, unless the reason is an event on the way. */
static int approach(Run *run, double limit)
{
    const double row = run->rows.due;
    const double target = is_same_instant(row, limit) || row > limit ? limit : row;
    const double shortest = (target - run->time.at) / 1024;
    double step = target - run->time.at;
    for (; step >= shortest && run->time.at + step > run->time.at; step /= 2) {
        run->time.ahead = run->time.at + step < target ? run->time.at + step : target;
        if (evaluate_at(run, run->time.ahead))
            return STATUS_DONE;
        const ModelFailure failure = *model_failure(run->model);
        EACH_PART(run, is_crossed)
            if ((*part)->is_crossed(run, run->time.ahead))
                return STATUS_DONE;
        *model_failure(run->model) = failure;
    }
    return explain_model(run->model, run->time.ahead);
}

int take_step(Run *run, double limit)
{
    EACH_PART(run, step)
        (*part)->step(run, false);
    if (run->time.stage == STAGE_ANEW) {
        run->time.crossed_at = NAN;
        memcpy(run->time.origin, run->states, (size_t)model_state_count(run->model) * sizeof *run->time.origin);
    }
    run->time.stage = run->time.stage == STAGE_ANEW || !run->solver ? STAGE_FIRST : STAGE_ON;
    if (!run->solver)
        return approach(run, limit);
    if (!solver_step(run->solver, limit)) {
        EACH_PART(run, blame)
            if ((*part)->blame(run))
                return explain_model(run->model, solver_time(run->solver));
        return solver_explain(run->solver);
    }
    run->time.ahead = solver_time(run->solver);
    EACH_PART(run, step)
        (*part)->step(run, true);
    return STATUS_DONE;
}

int accept(Run *run, bool is_after_event)
{
    Model *m = run->model;
    bool is_defined, was_another;
    int status = STATUS_DONE;
    EACH_PART(run, accept)
        if (!(*part)->accept(run))
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
        EACH_PART(run, measure)
            (*part)->measure(run);
    }
    if (status == STATUS_DONE && !is_defined)
        status = explain_model(m, run->time.at);
    if (status != STATUS_DONE)
        return status;
    accept_loops(run, run->time.at);
    const bool is_last = run->time.ahead > run->time.at || is_at_stop(run, run->time.at);
    EACH_PART(run, choose)
        return is_last ? STATUS_DONE : (*part)->choose(run);
    return STATUS_DONE;
}

int advance_meet(Run *run, double time, bool is_located)
{
    EACH_PART(run, meet)
        return (*part)->meet(run, time, is_located);
    return STATUS_DONE;
}

Piece advance_next(Run *run)
{
    Piece p = {.limit = INFINITY, .reach = INFINITY};
    EACH_PART(run, limit)
        (*part)->limit(run, &p);
    if (!(p.limit < INFINITY))
        p.limit = known_end(run);
    return p;
}

int advance_reach(Run *run, Piece *p)
{
    int status = STATUS_DONE;
    const bool is_here = is_same_instant(p->limit, run->time.at);
    if (!(run->time.ahead > run->time.at) && !is_here) {
        EACH_PART(run, before)
            status = status == STATUS_DONE ? (*part)->before(run, p) : status;
        if (status == STATUS_DONE)
            status = take_step(run, p->limit < p->reach ? p->limit : p->reach);
    }
    if (status != STATUS_DONE)
        return status;
    p->time = is_here || !(run->time.ahead < p->limit) ? p->limit : run->time.ahead;
    EACH_PART(run, after)
        if (status == STATUS_DONE && !p->is_again)
            status = (*part)->after(run, p);
    if (p->is_again || status != STATUS_DONE)
        return status;
    return rows_before(run, p->time, p->is_located);
}

int advance_end(Run *run, Piece *p)
{
    int status = STATUS_DONE;
    EACH_PART(run, passed)
        status = status == STATUS_DONE ? (*part)->passed(run, p) : status;
    if (status != STATUS_DONE || p->is_again)
        return status;
    if (p->is_event)
        return advance_meet(run, p->time, p->is_located);
    run->time.at = p->time;
    status = row_without_event(run, p->time);
    return status == STATUS_DONE ? accept(run, false) : status;
}

/* A step, or up to the next known event, with the event at the end. */
static int advance_piece(Run *run)
{
    Piece p = advance_next(run);
    const int status = advance_reach(run, &p);
    return status == STATUS_DONE && !p.is_again ? advance_end(run, &p) : status;
}

/* The integrator of the model's present structure; NULL after a message. */
static Solver *new_solver(Run *run)
{
    EACH_PART(run, solver)
        return (*part)->solver(run);
    return solver_new(run->arena, run->model, run->options);
}

int advance_begin(Run *run)
{
    const Options *o = run->options;
    run->time.at = run->time.ahead = run->guesses.accepted = o->start;
    run->time.stage = STAGE_ANEW;
    EACH_PART(run, begin)
        (*part)->begin(run);
    if (model_state_count(run->model) > 0 && (!is_at_stop(run, o->start) || o->restart)) {
        run->solver = new_solver(run);
        if (!run->solver)
            return STATUS_ENVIRONMENT;
        EACH_PART(run, integrate)
            (*part)->integrate(run);
    }
    EACH_PART(run, look)
        (*part)->look(run);
    return STATUS_DONE;
}

int advance(Run *run)
{
    const Options *o = run->options;
    int status = advance_begin(run);
    if (status != STATUS_DONE)
        return status;
    if (is_at_stop(run, o->start)) {
        status = advance_meet(run, o->start, false);
        return status == STATUS_DONE && o->save_state ? model_parts.restart->save_and_end(run) : status;
    }
    bool is_there = false;
    while (status == STATUS_DONE && !is_there && !run->termination &&
           !(run->steady && model_parts.linear->is_near_rest(run))) {
        status = advance_piece(run);
        is_there = is_at_stop(run, run->time.at);
        results_keep(run->rows.results);
        if (status == STATUS_DONE && o->save_state)
            status = model_parts.restart->save_if_due(run);
        const int wanted = pause_run(run, run->time.at);
        if (status == STATUS_DONE && !is_there)
            status = wanted;
    }
    if (status == STATUS_DONE && o->save_state)
        status = model_parts.restart->save_and_end(run);
    const bool is_early = run->termination && !is_at_stop(run, run->time.at);
    return status == STATUS_DONE && is_early ? advance_meet(run, run->time.at, false) : status;
}
