/* simulate.c - one run: initialize, advance over the output grid, report. */
#include "run.h"

#include <math.h>
#include <signal.h>
#include <stdarg.h>
#include <string.h>

static bool rows_go_to_standard_output(const Options *o)
{
    return o->output && strcmp(o->output, "-") == 0;
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
    RunRows *rows = &run->rows;
    rows->notes = arena_room(run->arena, rows->notes, rows->note_count, &rows->note_capacity, sizeof *rows->notes);
    rows->notes[rows->note_count++] = note;
}

int run_start(Run *run)
{
    const double time = run->options->start;
    const double before = cpu_seconds();
    int status = STATUS_DONE;
    EACH_PART(run, ready)
        status = status == STATUS_DONE ? (*part)->ready(run) : status;
    if (status == STATUS_DONE && run->options->restart)
        return model_parts.snapshots->restore(run);
    status = status == STATUS_DONE ? prepare_model(run) : status;
    EACH_PART(run, start)
        status = status == STATUS_DONE ? (*part)->start(run) : status;
    if (status != STATUS_DONE)
        return status;
    model_get_states(run->model, run->states);
    if (HAS_REPORTS)
        events_log(run->rows.events, time, "start", run->about->info->qualified_name);
    EACH_PART(run, log)
        (*part)->log(run);
    run->rows.is_silent = run->options->is_steady;
    status = row_at(run, time);
    run->rows.is_silent = false;
    rows_go_on(run, run->rows.next + 1);
    if (status == STATUS_DONE)
        model_accept(run->model);
    run->rows.times.initialization = cpu_seconds() - before - run->rows.times.output;
    return status;
}

static int go_on(Run *run)
{
    int status = STATUS_DONE;
    if (!isfinite(run->rows.due) && !event_is_possible(run->about) && !run->options->save_state)
        return status;
    const double before = cpu_seconds(), output = run->rows.times.output;
    status = advance(run);
    if (status == STATUS_DONE && run->is_violated)
        status = message_fail(VIOLATED, "at time %s: %s", number_text(run->time.at).text, run->termination);
    run->rows.times.integration = cpu_seconds() - before - (run->rows.times.output - output);
    return status;
}

static int go_through(Run *run)
{
    int status = run_start(run);
    EACH_PART(run, started)
        if (status == STATUS_DONE)
            (*part)->started(run);
    if (status == STATUS_DONE)
        status = run->options->is_steady ? model_parts.linear->find_rest(run) : go_on(run);
    if (status == STATUS_DONE && run->options->is_linear)
        status = model_parts.linear->write(run);
    EACH_PART(run, left)
        (*part)->left(run);
    for (int i = 0; i < run->rows.note_count && !run->options->quiet; i++)
        fprintf(report_stream(run->options), "note: %s\n", run->rows.notes[i]);
    return status;
}

void run_open(Run *run)
{
    Arena *a = run->arena;
    const size_t variables = (size_t)run->about->variable_count;
    run->model = model_new(a, run->about);
    run->guesses.kept = model_new(a, run->about);
    run->states = arena_doubles(a, variables);
    run->before = arena_doubles(a, variables);
    run->time.crossing = arena_doubles(a, variables);
    run->time.origin = arena_doubles(a, variables);
    run->guesses.values = arena_doubles(a, variables);
    run->guesses.derivatives = arena_doubles(a, 3 * variables);
    run->guesses.largest = arena_doubles(a, variables);
    run->reached = arena_doubles(a, variables);
    EACH_PART(run, open)
        (*part)->open(run);
}

/* Takes the memory and opens the files of a run. */
static int open_all(Run *run)
{
    const Options *o = run->options;
    Arena *a = run->arena;
    const bool is_instant = model_parts.values && !(o->stop > o->start);
    const bool with_constants = o->with_constants || (is_instant && o->glob_count == 0);
    int status = selection_new(run->about, &run->rows.written, a, o->globs, o->glob_count, "--variables");
    if (status == STATUS_DONE && with_constants)
        model_parts.select->add_constants(run->about, &run->rows.written, a);
    else if (status == STATUS_DONE && o->glob_count == 0 && !o->is_mat)
        selection_vary(run->about, &run->rows.written);
    if (status == STATUS_DONE && o->without_aliases)
        model_parts.select->leave_aliases(run->about, &run->rows.written, a);
    EACH_PART(run, select)
        status = status == STATUS_DONE ? (*part)->select(run) : status;
    if (status != STATUS_DONE)
        return status;
    run_open(run);
    run->rows.write = results_row;
    run->rows.results = o->output ? results_open(a, o, &run->rows.written) : NULL;
    return run->rows.results || !o->output ? events_open(&run->rows.events, o->events) : STATUS_ENVIRONMENT;
}

static int severity(int status)
{
    return status == STATUS_DONE ? 0 : status == STATUS_VIOLATED ? 1 : 1 + status;
}

/* The more severe of two statuses: a success never hides a failure, a violation never hides another failure. */
int worse_status(int a, int b)
{
    return severity(a) > severity(b) ? a : b;
}

static void print_summary(const Run *run)
{
    const Options *o = run->options;
    const long rows = run->rows.times.rows;
    if (run->termination)
        fprintf(report_stream(o), "%s: ended early: %s\n", run->about->info->name, run->termination);
    if (model_parts.values && rows == 1)
        model_parts.values->print(run, report_stream(o));
    else if (rows == 0 && !rows_go_to_standard_output(o))
        fprintf(report_stream(o), "%s: %s does not exist, because no row lies behind time %s\n", run->about->info->name,
                o->output, number_text(o->shown).text);
    else
        fprintf(report_stream(o), "%s: time %s to %s, %ld row%s of %d variables in %s\n", run->about->info->name,
                number_text(o->is_steady ? run->rows.time : o->shown).text,
                number_text(run->termination || o->is_steady || o->is_endless ? run->rows.time : o->stop).text, rows,
                rows == 1 ? "" : "s", run->rows.written.count, output_name(o));
}

/* Completes the files and reports, even if the run has failed. */
static int finish(Run *run, int status)
{
    const Options *o = run->options;
    const int reason = status;
    const long rows = run->rows.times.rows;
    const bool is_unread = status == STATUS_SIGNAL + SIGPIPE, is_interrupted = status > STATUS_SIGNAL;
    const bool is_wanted = is_interrupted && !is_unread && o->is_endless; /* it has no other end */
    const bool is_cut = (is_interrupted && !is_unread && !is_wanted) || status == STATUS_FAILED;
    events_log(run->rows.events, run->rows.time,
               is_interrupted ? "interruption" : reason != STATUS_DONE ? "failure" : "stop",
               run->termination ? run->termination : run->about->info->qualified_name);
    if (is_cut && is_interrupted)
        message_fail(INTERRUPTED, "%d, at time %s", reason - STATUS_SIGNAL,
                     number_text(fmax(run->time.at, run->rows.time)).text);
    status = worse_status(status, events_close(run->rows.events, o->events));
    status = worse_status(status, results_close(run->rows.results));
    run->rows.times.reached = run->rows.time;
    EACH_PART(run, close)
        status = worse_status(status, (*part)->close(run, reason));
    if (is_cut && status == reason && rows > 0 && o->output)
        message_detail("%s holds the %ld row%s until time %s", output_name(o), rows, rows == 1 ? "" : "s",
                       number_text(run->rows.time).text);
    else if (is_cut && status == reason && !rows_go_to_standard_output(o) && o->output)
        message_detail("%s does not exist, because no row was computed", o->output);
    EACH_PART(run, report)
        status = worse_status(status, (*part)->report(run, reason, status));
    if ((status != STATUS_DONE && status != STATUS_VIOLATED && !is_wanted) || o->stats_as_json)
        return status;
    if (!o->quiet)
        print_summary(run);
    EACH_PART(run, print)
        (*part)->print(run, reason, report_stream(o));
    return status;
}

int simulate(const Options *o, Arena *a)
{
    Run run = {.about = o->about,
               .options = o,
               .arena = a,
               .time = {.at = o->start, .crossed_at = NAN},
               .rows = {.time = o->shown}};
    run_has_parts(&run);
    rows_go_on(&run, 0);
    const int status = open_all(&run);
    if (status != STATUS_DONE) {
        results_close(run.rows.results);
        events_close(run.rows.events, o->events);
        return status;
    }
    return finish(&run, go_through(&run));
}
