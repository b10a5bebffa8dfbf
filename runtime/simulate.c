/* simulate.c - one run: initialize, advance over the output grid, report. */
#include "interruption.h"
#include "run.h"

#include <math.h>
#include <signal.h>
#include <stdarg.h>
#include <string.h>

static bool rows_go_to_standard_output(const Options *o)
{
    return strcmp(o->output, "-") == 0;
}

static const char *output_name(const Options *o)
{
    return rows_go_to_standard_output(o) ? "standard output" : o->output;
}

FILE *report_stream(const Options *o)
{
    return rows_go_to_standard_output(o) || (o->events && strcmp(o->events, "-") == 0) ? stderr : stdout;
}

void run_note(Run *run, const char *format, ...)
{
    enum { LONGEST = 1024 };
    char *note = arena_take(run->arena, LONGEST, 1);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(note, LONGEST, format, arguments);
    va_end(arguments);
    run->notes = arena_room(run->arena, run->notes, run->note_count, &run->note_capacity, sizeof *run->notes);
    run->notes[run->note_count++] = note;
}

/* Rows go on behind that of the time at which the state was saved. */
static int restart(Run *run)
{
    const int status = model_parts.restart->restore(run);
    if (status != STATUS_DONE)
        return status;
    events_log(run->events, run->options->start, "restart", run->about->info->qualified_name);
    if (run->event)
        model_parts.events->begin_log(run, false);
    return STATUS_DONE;
}

static int start(Run *run)
{
    const double time = run->options->start;
    const double before = cpu_seconds();
    if (run->options->restart)
        return restart(run);
    int status = prepare_model(run->arena, run->model, run->options, &run->loops, run->delays, run->event);
    if (status == STATUS_DONE && !run->options->quiet && model_parts.loops)
        model_parts.loops->tell_remote(run->model, stderr);
    if (status == STATUS_DONE)
        status = run->delays ? model_parts.delays->start(run) : STATUS_DONE;
    if (status != STATUS_DONE)
        return status;
    model_get_states(run->model, run->states);
    events_log(run->events, time, "start", run->about->info->qualified_name);
    if (run->event)
        model_parts.events->begin_log(run, true);
    run->is_silent = run->options->is_steady;
    status = row_at(run, time);
    run->is_silent = false;
    run->next++;
    if (status == STATUS_DONE)
        model_accept(run->model);
    run->times.initialization = cpu_seconds() - before - run->times.output;
    return status;
}

/* Errors of states that have stayed far below the least magnitude are relative to that magnitude. */
static void note_small_states(Run *run)
{
    int count = 0, first = 0;
    for (int i = run->about->variable_count - 1; i >= 0; i--)
        if (run->reached[i] > 0 && run->reached[i] < INFINITY) {
            first = i;
            count++;
        }
    if (count == 0)
        return;
    char others[64] = "";
    if (count > 1)
        snprintf(others, sizeof others, " and %d other state%s", count - 1, count > 2 ? "s" : "");
    run_note(run,
             "'%s'%s may be inexact, so small as %s: the tolerance of a state that starts at 0 is relative to at least "
             "1e-9, and the largest absolute value is %s; use a smaller unit, or a small start value, such as 1e-20",
             run->about->variables[first].path, others, count > 1 ? "they are" : "it is",
             number_rounded(run->reached[first], 2).text);
}

static int go_on(Run *run)
{
    int status = STATUS_DONE;
    if (run->next >= grid_count(run->options) && !event_is_possible(run->about) && !run->options->save_state)
        return status;
    const double before = cpu_seconds(), output = run->times.output;
    status = advance(run);
    if (run->solver)
        solver_gather(run->solver, run->reached);
    if (status == STATUS_DONE && run->is_violated)
        status = message_fail(VIOLATED, "at time %s: %s", number_text(run->at).text, run->termination);
    if (run->sets)
        run->times.changes = model_parts.state_sets->changes(run->sets);
    run->times.integration = cpu_seconds() - before - (run->times.output - output);
    return status;
}

static int go_through(Run *run)
{
    int status = start(run);
    if (status == STATUS_DONE && model_parts.modes)
        model_parts.modes->enter(run, run->options->start, model_structure(run->model));
    if (status == STATUS_DONE)
        status = run->options->is_steady ? model_parts.linear->find_rest(run) : go_on(run);
    if (status == STATUS_DONE && run->options->is_linear)
        status = model_parts.linear->write(run);
    if (run->doubts.rows > 0 && !run->options->quiet)
        model_parts.events->tell_doubts(run);
    note_small_states(run);
    for (int i = 0; i < run->note_count && !run->options->quiet; i++)
        fprintf(report_stream(run->options), "note: %s\n", run->notes[i]);
    return status;
}

/* Everything that needs memory or a file. */
static int open_all(Run *run)
{
    const Options *o = run->options;
    Arena *a = run->arena;
    const bool is_instant = model_parts.values && !(o->stop > o->start);
    const bool with_constants = o->with_constants || (is_instant && o->glob_count == 0);
    int status = selection_new(run->about, &run->written, a, o->globs, o->glob_count);
    if (status == STATUS_DONE && with_constants)
        model_parts.select->add_constants(run->about, &run->written, a);
    else if (status == STATUS_DONE && o->glob_count == 0 && !o->is_mat)
        selection_vary(run->about, &run->written);
    if (status == STATUS_DONE && o->without_aliases)
        model_parts.select->leave_aliases(run->about, &run->written, a);
    if (status == STATUS_DONE && o->plot)
        status = model_parts.plots->select(run);
    if (status != STATUS_DONE)
        return status;
    const size_t variables = (size_t)run->about->variable_count,
                 indicators = (size_t)run->about->events->indicator_count + 2;
    run->model = model_new(a, run->about);
    run->kept = model_new(a, run->about);
    run->states = arena_doubles(a, variables);
    run->before = arena_doubles(a, variables);
    run->former = arena_doubles(a, variables);
    run->beyond = arena_doubles(a, variables);
    run->crossing = arena_doubles(a, variables);
    run->origin = arena_doubles(a, variables);
    run->low = arena_doubles(a, indicators);
    run->high = arena_doubles(a, indicators);
    run->trial = arena_doubles(a, indicators);
    run->grain = arena_doubles(a, indicators);
    run->values = arena_doubles(a, variables);
    run->derivatives = arena_doubles(a, 3 * variables);
    run->largest = arena_doubles(a, variables);
    run->reached = arena_doubles(a, variables);
    run->opening = o->record || o->stats_as_json ? arena_doubles(a, (size_t)run->about->events->branch_count) : NULL;
    run->is_crossed = arena_take(a, (size_t)run->about->events->branch_count, sizeof *run->is_crossed);
    run->is_hidden = arena_take(a, indicators, sizeof *run->is_hidden);
    run->event = model_parts.events ? model_parts.events->create(run->about, a) : NULL;
    run->poles = model_parts.poles ? model_parts.poles->create(run->about, a) : NULL;
    run->sliding = model_parts.sliding ? model_parts.sliding->create(a, o) : NULL;
    run->sets = model_parts.state_sets ? model_parts.state_sets->create(run->about, a) : NULL;
    run->delays = model_parts.delays ? model_parts.delays->create(a, o) : NULL;
    run->loops = large_loops_create(run->about, a);
    if (model_parts.trajectories)
        model_parts.trajectories->look_along(run);
    run->verification = o->verify ? model_parts.verify->create(a, o) : NULL;
    if (o->verify && run->event)
        model_parts.events->watch(run->event, model_parts.verify->event, run->verification);
    run->results = results_open(a, o, &run->written);
    return run->results ? events_open(&run->events, o->events) : STATUS_ENVIRONMENT;
}

static int severity(int status)
{
    return status == STATUS_DONE ? 0 : status == STATUS_VIOLATED ? 1 : 1 + status;
}

/* The more severe of two: a later success never hides a failure, nor a violation that of a file. */
static int worse(int a, int b)
{
    return severity(a) > severity(b) ? a : b;
}

/* Completes the files and reports, also those of a run that failed. */
static int finish(Run *run, int status)
{
    const Options *o = run->options;
    const int reason = status;
    const long rows = run->times.rows;
    const bool is_unread = status == STATUS_SIGNAL + SIGPIPE, is_interrupted = status > STATUS_SIGNAL;
    const bool is_cut = (is_interrupted && !is_unread) || status == STATUS_FAILED;
    events_log(run->events, run->time, is_interrupted ? "interruption" : reason != STATUS_DONE ? "failure" : "stop",
               run->termination ? run->termination : run->about->info->qualified_name);
    if (is_interrupted && !is_unread)
        message_fail(INTERRUPTED, "%d, at time %s", reason - STATUS_SIGNAL, number_text(fmax(run->at, run->time)).text);
    if (run->is_state_kept)
        model_parts.restart->discard(run);
    status = worse(status, events_close(run->events, o->events));
    status = worse(status, results_close(run->results));
    if (run->plot && rows > 0) {
        char title[512];
        snprintf(title, sizeof title, "%s%s%s", run->about->info->name,
                 is_interrupted          ? " - interrupted after time "
                 : reason != STATUS_DONE ? " - FAILED after time "
                                         : "",
                 reason != STATUS_DONE ? number_text(run->time).text : "");
        status = worse(status, model_parts.plots->write(run, title));
    } else if (run->plot) {
        file_discard(o->plot);
    }
    run->times.reached = run->time;
    if (o->stats)
        model_parts.records->statistics(run, report_stream(o));
    if (is_cut && status == reason && rows > 0)
        fprintf(stderr, "    %s holds the %ld row%s until time %s\n", output_name(o), rows, rows == 1 ? "" : "s",
                number_text(run->time).text);
    else if (is_cut && status == reason && !rows_go_to_standard_output(o))
        fprintf(stderr, "    there is no %s, for no row was computed\n", o->output);
    const int verified = run->verification && rows > 0
                             ? model_parts.verify->report(run->verification, report_stream(o)) : STATUS_DONE;
    status = worse(status, verified);
    const bool is_whole = reason == STATUS_DONE && !(run->termination && o->stops_on_violation);
    if (run->requirements && o->requirements && rows > 0)
        status = worse(status, model_parts.requirements->write(run, is_whole));
    if (status == STATUS_DONE && run->requirements && !o->ignores_requirements && !o->is_steady &&
        !model_parts.requirements->are_met(run))
        status = STATUS_VIOLATED;
    if (o->record)
        status = worse(status, model_parts.records->write(run, status, rows > 0 && verified == STATUS_DONE));
    if (o->stats_as_json)
        model_parts.records->print(run, status, rows > 0 && verified == STATUS_DONE, report_stream(o));
    if ((status != STATUS_DONE && status != STATUS_VIOLATED) || o->quiet || o->stats_as_json)
        return status;
    if (run->termination)
        fprintf(report_stream(o), "%s: ended early: %s\n", run->about->info->name, run->termination);
    if (model_parts.values && rows == 1)
        model_parts.values->print(run, report_stream(o));
    else if (rows == 0 && !rows_go_to_standard_output(o))
        fprintf(report_stream(o), "%s: there is no %s, for no row lies behind time %s\n", run->about->info->name,
                o->output, number_text(o->shown).text);
    else
        fprintf(report_stream(o), "%s: time %s to %s, %ld row%s of %d variables in %s\n", run->about->info->name,
                number_text(o->is_steady ? run->time : o->shown).text,
                number_text(run->termination || o->is_steady ? run->time : o->stop).text, rows, rows == 1 ? "" : "s",
                run->written.count, output_name(o));
    if (run->requirements && !o->is_steady)
        model_parts.requirements->print(run, is_whole, report_stream(o));
    return status;
}

int simulate(const Options *o, Arena *a)
{
    Run run = {.about = o->about,
               .options = o,
               .arena = a,
               .time = o->shown,
               .at = o->start,
               .searched = INFINITY,
               .crossed_at = NAN};
    interruption_expect(o->save_state != NULL);
    int status = open_all(&run);
    if (status != STATUS_DONE) {
        results_close(run.results);
        events_close(run.events, o->events);
        return status;
    }
    progress_begin(&run.progress, !o->quiet);
    status = go_through(&run);
    progress_end(&run.progress);
    return finish(&run, status);
}
