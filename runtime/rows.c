/* rows.c - rows of the results on the grid; rows of events are in rows_event.c.
 *
 * For rows between steps, the integrator interpolates the states, and the model is evaluated there, so that algebraic
 * variables are consistent with the states. */
#include "run.h"

#include <math.h>
#include <string.h>
#include <time.h>

double cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

/* True if the variable is finite or absent. A stored number that is finite needs no look-up, since each row checks all
 * variables. */
static bool is_finite_or_absent(const Model *m, int variable)
{
    const ModelVariable *v = &described(m)->variables[variable];
    const bool is_number = v->sign != 0 && v->type == MODEL_NUMBER;
    return (is_number && isfinite(double_of(m, v->offset))) || isfinite(variable_value(m, variable)) ||
           variable_is_absent(m, variable);
}

/* The first variable that is not finite, states before others; -1: none. */
static int not_finite(const Model *m)
{
    for (int i = 0; i < model_state_count(m); i++) {
        const int variable = model_state_variable(m, i);
        if (!is_finite_or_absent(m, variable))
            return variable;
    }
    for (int i = 0; i < described(m)->variable_count; i++)
        if (!described(m)->variables[i].is_protected && !is_finite_or_absent(m, i))
            return i;
    return -1;
}

bool row_is_defined(const Model *m)
{
    return not_finite(m) < 0;
}

/* True for a row in a repeated step that the resumed run has written before. */
static bool is_old(const Options *o, double time)
{
    return o->start < o->shown && (time < o->shown || is_same_instant(time, o->shown));
}

int row_write(Run *run, double time)
{
    const Model *shown = run->model;
    int status = STATUS_DONE;
    EACH_PART(run, show)
        status = (*part)->show(run, time, &shown);
    if (status != STATUS_DONE || run->rows.is_silent)
        return status;
    const int variable = not_finite(shown);
    if (variable >= 0)
        return explain_value(shown, NOT_FINITE, variable, time);
    const int inexact = variable_inexact(shown);
    if (inexact >= 0)
        return explain_value(shown, INEXACT_INTEGER, inexact, time);
    model_accept_outputs(run->model);
    if (is_old(run->options, time))
        return STATUS_DONE;
    const double last = run->rows.time, told = time < last ? last : time; /* an event near the grid is told as on it */
    EACH_PART(run, row)
        (*part)->row(run, shown, told);
    const bool is_timed = run->options->is_timed; /* each is a system call, which rows normally do without */
    const double before = is_timed ? cpu_seconds() : 0;
    const int written = run->rows.results ? run->rows.write(run->rows.results, shown, told) : STATUS_DONE;
    if (is_timed)
        run->rows.times.output += cpu_seconds() - before;
    run->rows.times.rows++;
    run->rows.time = told;
    return written;
}

bool run_states_at(Run *run, double time)
{
    if (!run->solver || run->time.stage == STAGE_ANEW)
        return true;
    if (time < run->time.crossed_at || time > run->time.crossed_at || isnan(run->time.crossed_at))
        return solver_states(run->solver, time, run->states);
    memcpy(run->states, run->time.crossing, (size_t)model_state_count(run->model) * sizeof *run->states);
    return true;
}

bool evaluate_at(Run *run, double time)
{
    model_set_states(run->model, time, run->states);
    return model_evaluate(run->model) == MODEL_OK && model_outputs(run->model) == MODEL_OK;
}

bool evaluate_after_event(Run *run, double time)
{
    ModelSolving *solving = model_solving(run->model);
    solving->is_at_event = true;
    bool is_defined = evaluate_at(run, time);
    solving->is_searching = true;
    is_defined = is_defined || evaluate_at(run, time);
    solving->is_searching = solving->is_at_event = false;
    return is_defined;
}

/* A loop that only results need may have no solution where there is no row. */
bool evaluate_for(Run *run, double time, bool is_row, bool *is_defined)
{
    model_solving(run->model)->doubtful = NULL;
    *is_defined = run_states_at(run, time);
    if (*is_defined) {
        model_set_states(run->model, time, run->states);
        *is_defined = model_evaluate(run->model) == MODEL_OK;
    }
    run->guesses.has_outputs = *is_defined && (is_row || run->about->output_loop_count > 0) &&
                       model_outputs(run->model) == MODEL_OK;
    *is_defined = *is_defined && (run->guesses.has_outputs || !is_row);
    return *is_defined && !model_solving(run->model)->doubtful;
}

int evaluate_on_path(Run *run, double time, bool is_row, bool *is_defined, bool *was_another)
{
    EACH_PART(run, evaluate)
        return (*part)->evaluate(run, time, is_row, is_defined, was_another);
    *was_another = false;
    evaluate_for(run, time, is_row, is_defined);
    return STATUS_DONE;
}

void accept_loops(Run *run, double time)
{
    model_accept(run->model);
    if (run->guesses.has_outputs)
        model_accept_outputs(run->model);
    run->guesses.accepted = time;
}

int pause_run(Run *run, double time)
{
    EACH_PART(run, pause)
        return (*part)->pause(run, time);
    return STATUS_DONE;
}

/* Writes a row; if may_be_none, only where the model is defined. It may be undefined beyond the end of a branch, such
 * as the root of a level that has run empty. */
static int write_row_at(Run *run, double time, bool may_be_none)
{
    bool is_defined, was_another;
    const int status = evaluate_on_path(run, time, true, &is_defined, &was_another);
    if (status != STATUS_DONE)
        return status;
    if (may_be_none && (!is_defined || not_finite(run->model) >= 0))
        return STATUS_DONE;
    return is_defined ? row_write(run, time) : explain_model(run->model, time);
}

int row_at(Run *run, double time)
{
    return write_row_at(run, time, false);
}

bool row_is_wanted(const Run *run, double time, bool is_on_grid)
{
    const Rows rows = run->options->rows;
    const bool is_step = rows == ROWS_OF_STEPS && run->solver && !(run->time.ahead > time);
    return is_step || (is_on_grid && (rows == ROWS_OF_GRID || rows == ROWS_REGULAR || !(time < run->options->stop) ||
                                      (rows == ROWS_OF_STEPS && !run->solver)));
}

bool row_is_on_grid(const Run *run, double time)
{
    return is_same_instant(run->rows.due, time);
}

void rows_go_on(Run *run, long next)
{
    run->rows.next = next;
    run->rows.due = next < grid_count(run->options) ? grid_time(run->options, next) : INFINITY;
}

int rows_before(Run *run, double time, bool is_crossed)
{
    int status = STATUS_DONE;
    while (status == STATUS_DONE && run->rows.due < time && !row_is_on_grid(run, time)) {
        const double row = run->rows.due;
        rows_go_on(run, run->rows.next + 1);
        if (!row_is_wanted(run, row, true))
            continue;
        if (!run_states_at(run, row))
            return solver_explain(run->solver);
        const long rows = run->rows.times.rows;
        status = write_row_at(run, row, is_crossed);
        if (status == STATUS_DONE && run->rows.times.rows > rows)
            EACH_PART(run, between)
                (*part)->between(run, row);
        if (status == STATUS_DONE)
            status = pause_run(run, row);
    }
    return status;
}

/* A row that the integrator has not quite reached is written with its next step, if there is one. */
int row_without_event(Run *run, double time)
{
    const bool is_expected = row_is_on_grid(run, time) && (!(run->rows.due > time) || is_at_stop(run, time));
    const double row = is_expected ? run->rows.due : time;
    if (is_expected)
        rows_go_on(run, run->rows.next + 1);
    if (!row_is_wanted(run, row, is_expected))
        return STATUS_DONE;
    if (!run_states_at(run, row))
        return solver_explain(run->solver);
    return row_at(run, row);
}
