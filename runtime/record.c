/* record.c - what a run was, as JSON: of which model and program, with which settings, constants and columns, how it
 * ended. Numbers have the shortest digits that read back to the same double. */
#include "event.h"
#include "run.h"

#include <errno.h>
#include <math.h>
#include <string.h>

/* A value of JSON is written behind its name, or in an array; commas stand in front of all but the first. */
typedef struct {
    FILE *out;
    int depth;
    bool is_first;
} Json;

static void begin_value(Json *j, const char *name)
{
    fprintf(j->out, "%s\n%*s", j->is_first ? "" : ",", 2 * j->depth, "");
    if (name)
        fprintf(j->out, "\"%s\": ", name);
    j->is_first = false;
}

static void open_value(Json *j, const char *name, char bracket)
{
    if (j->depth > 0)
        begin_value(j, name);
    fputc(bracket, j->out);
    j->depth++;
    j->is_first = true;
}

static void close_value(Json *j, char bracket)
{
    j->depth--;
    if (!j->is_first)
        fprintf(j->out, "\n%*s", 2 * j->depth, "");
    fputc(bracket, j->out);
    j->is_first = false;
}

static void write_text(Json *j, const char *text)
{
    fputc('"', j->out);
    for (const unsigned char *at = (const unsigned char *)text; *at; at++)
        if (*at == '"' || *at == '\\')
            fprintf(j->out, "\\%c", *at);
        else if (*at < ' ')
            fprintf(j->out, "\\u%04x", *at);
        else
            fputc(*at, j->out);
    fputc('"', j->out);
}

static void add_text(Json *j, const char *name, const char *text)
{
    begin_value(j, name);
    write_text(j, text);
}

/* What JSON has no numbers for is null. */
static void add_number(Json *j, const char *name, double number)
{
    begin_value(j, name);
    fputs(isfinite(number) ? number_text(number).text : "null", j->out);
}

static void add_seconds(Json *j, const char *name, double seconds)
{
    begin_value(j, name);
    fputs(number_rounded(seconds, 3).text, j->out);
}

static void add_count(Json *j, const char *name, long count)
{
    begin_value(j, name);
    fprintf(j->out, "%ld", count);
}

/* A value as people know it: by its name, if values have names. */
static void add_variable(Json *j, const Model *m, int variable, bool with_value)
{
    const ModelVariable *v = &model_variables[variable];
    Number number;
    open_value(j, NULL, '{');
    add_text(j, "name", v->path);
    add_text(j, "kind", variable_kind(v));
    const double value = with_value ? variable_value(m, variable) : 0;
    if (with_value && v->literals)
        add_text(j, "value", variable_text(variable, value, &number));
    else if (with_value)
        add_number(j, "value", value);
    if (v->unit[0])
        add_text(j, "unit", v->unit);
    if (v->description[0])
        add_text(j, "description", v->description);
    if (variable_is_alias(v))
        add_text(j, v->sign < 0 ? "negative_of" : "equals", variable_equal(v, &number));
    close_value(j, '}');
}

static void add_program(Json *j)
{
    add_text(j, "program", model_info.name);
    add_text(j, "block", model_info.qualified_name);
    add_text(j, "compiler", model_info.version);
    add_text(j, "sundials", solver_library());
    add_text(j, "fingerprint", model_info.fingerprint);
    open_value(j, "files", '[');
    for (const ModelFile *file = model_info.files; file && file->name; file++) {
        open_value(j, NULL, '{');
        add_text(j, "name", file->name);
        add_text(j, "sha256", file->digest);
        close_value(j, '}');
    }
    close_value(j, ']');
}

static void add_settings(Json *j, const Options *o)
{
    open_value(j, "settings", '{');
    add_number(j, "start", o->start);
    add_number(j, "stop", o->stop);
    add_number(j, "interval", o->interval);
    add_number(j, "tolerance", o->tolerance);
    add_text(j, "solver", o->solver);
    if (has_fixed_steps(o->method))
        add_number(j, "step", o->step);
    if (o->input && model_parts.inputs)
        add_text(j, "input", o->input);
    if (o->restart) {
        add_text(j, "restart", o->restart);
        add_number(j, "origin", o->origin);
    }
    add_text(j, "output", o->output);
    open_value(j, "set", '{');
    for (int i = 0; i < o->settings.count; i++) {
        const Setting *s = &o->settings.items[i];
        begin_value(j, NULL);
        write_text(j, model_variables[s->variable].path);
        fprintf(j->out, ": %s", number_text(s->value).text);
    }
    close_value(j, '}');
    close_value(j, '}');
}

static void add_counts(Json *j, const Run *run)
{
    SolverCounts c = {.steps = 0};
    if (run->solver)
        solver_counts(run->solver, &c);
    open_value(j, "counts", '{');
    add_count(j, "states", model_state_count(run->model));
    add_count(j, "loops", model_loop_count);
    add_count(j, "rows", run->times.rows);
    add_count(j, "steps", c.steps);
    add_count(j, "right_hand_sides", c.evaluations);
    add_count(j, "jacobians", c.jacobians);
    add_count(j, "nonlinear_iterations", c.iterations);
    add_count(j, "error_test_failures", c.error_failures);
    add_count(j, "convergence_failures", c.convergence_failures);
    if (run->event) {
        const EventCounts *e = &run->event->counts;
        add_count(j, "state_events", e->state_events);
        add_count(j, "time_events", e->time_events);
        add_count(j, "ticks", e->ticks);
        add_count(j, "restarts", e->restarts);
    }
    close_value(j, '}');
    open_value(j, "cpu_seconds", '{');
    add_seconds(j, "initialization", run->times.initialization);
    add_seconds(j, "integration", run->times.integration);
    add_seconds(j, "output", run->times.output);
    close_value(j, '}');
}

static void add_end(Json *j, const Run *run, int status, bool is_verified)
{
    open_value(j, "end", '{');
    add_count(j, "status", status);
    add_text(j, "verdict", status == STATUS_DONE    ? "done"
                           : status > STATUS_SIGNAL ? "interrupted"
                                                    : "failed");
    add_number(j, "time", run->time);
    if (run->termination)
        add_text(j, "terminated", run->termination);
    if (run->verification) {
        begin_value(j, "verified");
        fputs(is_verified ? "true" : "false", j->out);
    }
    close_value(j, '}');
}

void record_print(const Run *run, int status, bool is_verified, FILE *out)
{
    Json j = {.out = out, .is_first = true};
    const Model *m = run->model;
    open_value(&j, NULL, '{');
    add_program(&j);
    add_settings(&j, run->options);
    open_value(&j, "constants", '[');
    for (int i = 0; i < model_variable_count; i++)
        if (model_variables[i].kind >= MODEL_CONSTANT && !model_variables[i].is_protected)
            add_variable(&j, m, i, true);
    close_value(&j, ']');
    open_value(&j, "columns", '[');
    for (int i = 0; i < run->written.count; i++)
        add_variable(&j, m, run->written.variables[i], false);
    close_value(&j, ']');
    add_counts(&j, run);
    add_end(&j, run, status, is_verified);
    close_value(&j, '}');
    fputc('\n', out);
}

int record_write(const Run *run, int status, bool is_verified)
{
    const char *file = run->options->record;
    const bool is_standard = strcmp(file, "-") == 0;
    FILE *out = is_standard ? stdout : fopen(file, "w");
    if (out)
        record_print(run, status, is_verified, out);
    bool is_written = out && fflush(out) == 0 && !ferror(out);
    if (out && !is_standard)
        is_written = fclose(out) == 0 && is_written;
    if (is_written)
        return STATUS_DONE;
    return message_fail(UNWRITABLE, "%s: %s", is_standard ? "standard output" : file, strerror(errno));
}
