/* simulate.c - one run: initialize, integrate over the output grid, report.
 *
 * The integrator steps as it likes; rows lie in between by its own interpolation, and the model is evaluated there
 * anew, so that algebraic variables fit the states. Loops' guesses move only when a step is accepted. */
#include "runtime.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    const Options *options;
    Model *model;
    LargeLoops loops;
    double *states;
    Selection written, drawn;
    Results *results;
    FILE *events;
    Plot *plot;
    Verification *verification;
    Solver *solver;
    StateSets *sets;
    Progress progress;
    Times times;
    double time; /* of the last row */
    long next;   /* row to be written next */
} Run;

/* A last interval of less than a millionth is rounding of stop, not an interval of its own. */
long grid_count(const Options *o)
{
    if (!(o->stop > o->start))
        return 1;
    return (long)ceil((o->stop - o->start) / o->interval - 1e-6) + 1;
}

double grid_time(const Options *o, long k)
{
    return k + 1 >= grid_count(o) && o->stop > o->start ? o->stop : o->start + (double)k * o->interval;
}

static double cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static bool rows_go_to_standard_output(const Options *o)
{
    return strcmp(o->output, "-") == 0;
}

static const char *output_name(const Options *o)
{
    return rows_go_to_standard_output(o) ? "standard output" : o->output;
}

/* What reports are printed to. */
static FILE *report_stream(const Options *o)
{
    return rows_go_to_standard_output(o) ? stderr : stdout;
}

static int check_finite(const Run *run, double time)
{
    for (int i = 0; i < model_state_count(run->model); i++) {
        const int variable = model_state_variable(run->model, i);
        if (!isfinite(variable_value(run->model, variable)))
            return explain_not_finite(run->model, variable, time);
    }
    for (int i = 0; i < model_variable_count; i++)
        if (!isfinite(variable_value(run->model, i)))
            return explain_not_finite(run->model, i, time);
    return STATUS_DONE;
}

/* Everything that is wanted of the model's present values, which must be complete. */
static int write_row(Run *run, double time)
{
    const int status = check_finite(run, time);
    if (status != STATUS_DONE)
        return status;
    if (run->verification)
        verification_point(run->verification, run->model, time);
    const double before = cpu_seconds();
    if (run->plot)
        plot_row(run->plot, run->model, time);
    const int written = results_row(run->results, run->model, time);
    run->times.output += cpu_seconds() - before;
    run->times.rows++;
    run->time = time;
    run->next++;
    progress_show(&run->progress, run->options, time);
    return written;
}

static bool evaluate_at(const Run *run, double time)
{
    model_set_states(run->model, time, run->states);
    return model_evaluate(run->model) == MODEL_OK && model_outputs(run->model) == MODEL_OK;
}

/* Evaluates the model at (time, run->states) and writes the row. */
static int row_at(Run *run, double time)
{
    return evaluate_at(run, time) ? write_row(run, time) : explain_model(run->model, time);
}

static int start(Run *run)
{
    const double time = run->options->start;
    const double before = cpu_seconds();
    int status = prepare_model(run->model, run->options, &run->loops);
    if (status != STATUS_DONE)
        return status;
    model_get_states(run->model, run->states);
    events_log(run->events, time, "start", model_info.qualified_name);
    status = row_at(run, time);
    if (status == STATUS_DONE)
        model_accept(run->model);
    run->times.initialization = cpu_seconds() - before - run->times.output;
    return status;
}

/* Evaluates a model without states at the time of the next row. Where its loops cannot be solved from the last row's
 * solution, that is followed in smaller steps. *tried is the time of the last evaluation. */
static bool approach(const Run *run, double time, double *tried)
{
    const double shortest = (time - run->time) / 1024;
    double reached = run->time, step = time - reached;
    while (step >= shortest) {
        *tried = reached + step < time ? reached + step : time;
        if (!evaluate_at(run, *tried)) {
            step /= 2;
            continue;
        }
        if (*tried >= time)
            return true;
        model_accept(run->model);
        reached = *tried;
    }
    return false;
}

/* A model without states is a function of time. */
static int follow_time(Run *run)
{
    while (run->next < grid_count(run->options)) {
        const double time = grid_time(run->options, run->next);
        double tried = time;
        const int status = approach(run, time, &tried) ? write_row(run, time) : explain_model(run->model, tried);
        if (status != STATUS_DONE)
            return status;
        model_accept(run->model);
    }
    return STATUS_DONE;
}

static int rows_within_step(Run *run)
{
    const long count = grid_count(run->options);
    const double reached = solver_time(run->solver);
    while (run->next < count && grid_time(run->options, run->next) <= reached) {
        const double time = grid_time(run->options, run->next);
        if (!solver_states(run->solver, time, run->states))
            return solver_explain(run->solver);
        const int status = row_at(run, time);
        if (status != STATUS_DONE)
            return status;
    }
    return STATUS_DONE;
}

/* Lets other candidates be the states, if the present ones do not determine the others well any more. */
static int choose_states(Run *run, double time)
{
    bool has_changed;
    if (model_outputs(run->model) != MODEL_OK ||
        statesets_renew(run->sets, run->model, time, run->events, &has_changed) != MODEL_OK)
        return explain_model(run->model, time);
    return !has_changed || solver_restart(run->solver, run->sets) ? STATUS_DONE : solver_explain(run->solver);
}

/* Moves the loops' guesses to the accepted step. */
static int accept(Run *run)
{
    if (model_loop_count == 0 && model_state_set_count == 0)
        return STATUS_DONE;
    const double time = solver_time(run->solver);
    if (!solver_states(run->solver, time, run->states))
        return solver_explain(run->solver);
    model_set_states(run->model, time, run->states);
    if (model_evaluate(run->model) != MODEL_OK)
        return explain_model(run->model, time);
    model_accept(run->model);
    return model_state_set_count > 0 && !solver_arrived(run->solver) ? choose_states(run, time) : STATUS_DONE;
}

/* Why there is no next step. */
static int explain_step(Run *run)
{
    if (statesets_blame(run->sets, run->model))
        return explain_model(run->model, solver_time(run->solver));
    return solver_explain(run->solver);
}

static int integrate(Run *run)
{
    const Options *o = run->options;
    int status = STATUS_DONE;
    run->solver = solver_new(run->model, o->method, o->start, o->stop, o->tolerance);
    if (!run->solver)
        return STATUS_ENVIRONMENT;
    while (status == STATUS_DONE && !solver_arrived(run->solver)) {
        if (!solver_step(run->solver))
            return explain_step(run);
        status = rows_within_step(run);
        if (status == STATUS_DONE)
            status = accept(run);
        progress_show(&run->progress, o, solver_time(run->solver));
    }
    return status;
}

static int advance(Run *run)
{
    int status = start(run);
    if (status != STATUS_DONE || run->next >= grid_count(run->options))
        return status;
    const double before = cpu_seconds(), output = run->times.output;
    status = model_state_count(run->model) > 0 ? integrate(run) : follow_time(run);
    run->times.changes = statesets_changes(run->sets);
    run->times.integration = cpu_seconds() - before - (run->times.output - output);
    return status;
}

static void keep_states(Selection *s)
{
    int kept = 0;
    for (int i = 0; i < s->count; i++)
        if (model_variables[s->variables[i]].kind == MODEL_STATE ||
            model_variables[s->variables[i]].kind == MODEL_CANDIDATE)
            s->variables[kept++] = s->variables[i];
    if (kept > 0)
        s->count = kept;
}

/* What --variables names, else what the model names, else the states, else everything. */
static int select_drawn(Run *run)
{
    const Options *o = run->options;
    int named = 0;
    while (model_info.plot && model_info.plot[named])
        named++;
    if (o->glob_count == 0 && named > 0)
        return selection_new(&run->drawn, model_info.plot, named);
    const int status = selection_new(&run->drawn, o->globs, o->glob_count);
    if (status == STATUS_DONE && o->glob_count == 0)
        keep_states(&run->drawn);
    return status;
}

/* Everything that needs memory or a file. */
static int open_all(Run *run)
{
    const Options *o = run->options;
    int status = selection_new(&run->written, o->globs, o->glob_count);
    if (status == STATUS_DONE && o->plot)
        status = select_drawn(run);
    if (status != STATUS_DONE)
        return status;
    run->model = calloc(1, model_size);
    run->states = run->model ? calloc((size_t)model_variable_count + 1, sizeof *run->states) : NULL;
    if (o->plot)
        run->plot = plot_new(&run->drawn, grid_count(o));
    if (o->verify)
        run->verification = verification_new(o);
    run->sets = statesets_new();
    if (!run->states || !run->sets || (o->plot && !run->plot) || (o->verify && !run->verification))
        return message_fail(OUT_OF_MEMORY, "for the simulation");
    status = large_loops_new(&run->loops);
    if (status != STATUS_DONE)
        return status;
    run->results = results_open(o->output, &run->written);
    return run->results ? events_open(&run->events, o->events) : STATUS_ENVIRONMENT;
}

/* The more severe of two: a later success never hides a failure. */
static int worse(int a, int b)
{
    return a > b ? a : b;
}

static int draw(const Run *run, bool failed)
{
    char title[512];
    if (failed)
        snprintf(title, sizeof title, "%s - FAILED after time %s", model_info.name, number_text(run->time).text);
    else
        snprintf(title, sizeof title, "%s", model_info.name);
    return plot_write(run->plot, run->options->plot, title);
}

static void print_summary(const Run *run)
{
    const Options *o = run->options;
    fprintf(report_stream(o), "%s: time %s to %s, %ld row%s of %d variables in %s\n", model_info.name,
            number_text(o->start).text, number_text(o->stop).text, run->times.rows, run->times.rows == 1 ? "" : "s",
            run->written.count, output_name(o));
}

/* Completes the files and reports, also those of a run that failed. */
static int finish(Run *run, int status)
{
    const Options *o = run->options;
    const bool failed = status != STATUS_DONE;
    if (run->times.rows > 0)
        events_log(run->events, run->time, failed ? "failure" : "stop", model_info.qualified_name);
    status = worse(status, events_close(run->events, o->events));
    status = worse(status, results_close(run->results));
    if (run->plot && run->times.rows > 0)
        status = worse(status, draw(run, failed));
    if (o->stats)
        report_statistics(o, run->model, run->solver, &run->times, report_stream(o));
    if (failed && status == STATUS_FAILED && run->times.rows > 0)
        fprintf(stderr, "    %s holds the %ld row%s until time %s\n", output_name(o), run->times.rows,
                run->times.rows == 1 ? "" : "s", number_text(run->time).text);
    if (run->verification && run->times.rows > 0)
        status = worse(status, verification_report(run->verification, report_stream(o)));
    if (status == STATUS_DONE && !o->quiet)
        print_summary(run);
    return status;
}

int simulate(const Options *o)
{
    Run run = {.options = o};
    int status = open_all(&run);
    if (status == STATUS_DONE) {
        progress_begin(&run.progress, !o->quiet);
        status = advance(&run);
        progress_end(&run.progress);
        status = finish(&run, status);
    } else {
        results_close(run.results);
        events_close(run.events, o->events);
    }
    solver_free(run.solver);
    statesets_free(run.sets);
    plot_free(run.plot);
    verification_free(run.verification);
    selection_free(&run.written);
    selection_free(&run.drawn);
    large_loops_free(&run.loops);
    free(run.states);
    free(run.model);
    return status;
}
