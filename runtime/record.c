/* record.c - the record of a run as JSON: model and program, settings, constants, columns, and how the run ended. The
 * schema is in manual/results.md. */
#include "between.h"
#include "event.h"
#include "json.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Adds a variable. Its value is written by its name, if values have names. */
static void add_variable(Json *j, const Model *m, int variable, bool with_value)
{
    const ModelVariable *v = &described(m)->variables[variable];
    Number number;
    json_open_line(j, NULL, '{');
    json_text(j, "name", v->path);
    json_text(j, "kind", variable_kind(v));
    const double value = with_value ? variable_value(m, variable) : 0;
    if (with_value && v->literals)
        json_text(j, "value", variable_text(described(m), variable, value, &number));
    else if (with_value)
        json_number(j, "value", value);
    if (v->unit[0])
        json_text(j, "unit", v->unit);
    if (v->description[0])
        json_text(j, "description", v->description);
    if (variable_is_alias(v))
        json_text(j, v->sign < 0 ? "negative_of" : "equals", variable_equal(v, &number));
    json_close(j, '}');
}

static void add_program(const ModelDescription *about, Json *j)
{
    json_text(j, "program", about->info->name);
    json_text(j, "block", about->info->qualified_name);
    json_text(j, "compiler", about->info->version);
    json_text(j, "sundials", solver_library());
    json_text(j, "fingerprint", about->info->fingerprint);
    json_open(j, "files", '[');
    for (const ModelFile *file = about->info->files; file && file->name; file++) {
        json_open_line(j, NULL, '{');
        json_text(j, "name", file->name);
        json_text(j, "sha256", file->digest);
        json_close(j, '}');
    }
    json_close(j, ']');
    if (about->variant)
        about->variant->record(about, j);
}

static void add_settings(Json *j, const Options *o)
{
    json_open(j, "settings", '{');
    json_number(j, "start", o->start);
    json_number(j, "stop", o->stop);
    json_number(j, "interval", o->interval);
    json_number(j, "tolerance", o->tolerance);
    json_text(j, "solver", o->solver);
    if (has_fixed_steps(o->method))
        json_number(j, "step", o->step);
    if (o->input && model_parts.inputs)
        json_text(j, "input", o->input);
    if (o->restart) {
        json_text(j, "restart", o->restart);
        json_number(j, "origin", o->origin);
    }
    if (o->output)
        json_text(j, "output", o->output);
    json_open(j, "set", '{');
    for (int i = 0; i < o->settings.count; i++) {
        const Setting *s = &o->settings.items[i];
        json_number(j, o->about->variables[s->variable].path, s->value);
    }
    json_close(j, '}');
    json_close(j, '}');
}

/* Rounds to the significant digits of a measured time. */
static double rounded(double seconds)
{
    return strtod(number_rounded(seconds, 3).text, NULL);
}

static void add_counts(Json *j, const Run *run)
{
    const SolverCounts c = run_counts(run);
    json_open(j, "counts", '{');
    json_count(j, "states", model_state_count(run->model));
    json_count(j, "loops", run->about->loop_count);
    json_count(j, "rows", run->rows.times.rows);
    json_count(j, "steps", c.steps);
    json_count(j, "right_hand_sides", c.evaluations);
    json_count(j, "jacobians", c.jacobians);
    json_count(j, "nonlinear_iterations", c.iterations);
    json_count(j, "error_test_failures", c.error_failures);
    json_count(j, "convergence_failures", c.convergence_failures);
    if (run->event) {
        const EventCounts *e = &run->event->counts;
        json_count(j, "state_events", e->state_events);
        json_count(j, "time_events", e->time_events);
        json_count(j, "ticks", e->ticks);
        json_count(j, "restarts", e->restarts);
    }
    json_close(j, '}');
    if (model_parts.modes)
        model_parts.modes->record(run->event->modes, run->rows.time, j);
    if (model_parts.rig)
        model_parts.rig->record(run, j);
    json_open(j, "cpu_seconds", '{');
    json_number(j, "initialization", rounded(run->rows.times.initialization));
    json_number(j, "integration", rounded(run->rows.times.integration));
    json_number(j, "output", rounded(run->rows.times.output));
    json_close(j, '}');
}

static const char *verdict_of(const Run *run, int status)
{
    if (status == STATUS_DONE)
        return "done";
    if (status == STATUS_VIOLATED)
        return model_parts.requirements->are_violated(run) ? "violated" : "not checkable";
    return status > STATUS_SIGNAL ? "interrupted" : "failed";
}

static void add_end(Json *j, const Run *run, int status, bool is_verified)
{
    json_open(j, "end", '{');
    json_count(j, "status", status);
    json_text(j, "verdict", verdict_of(run, status));
    json_number(j, "time", run->rows.time);
    if (run->termination)
        json_text(j, "terminated", run->termination);
    if (run->rows.verification) {
        const VerifiedResidual residual = model_parts.verify->residual(run->rows.verification);
        json_truth(j, "verified", is_verified);
        json_open_line(j, "residual", '{');
        json_number(j, "largest", residual.largest);
        json_number(j, "bound", residual.bound);
        if (residual.equation) {
            json_text(j, "equation", residual.equation);
            json_number(j, "time", residual.time);
        }
        json_close(j, '}');
    }
    json_close(j, '}');
}

static void open_record(Run *run)
{
    if (run->options->record || run->options->stats_as_json)
        run->rows.opening = arena_doubles(run->arena, (size_t)run->about->events->branch_count);
}

static void record_row(Run *run, const Model *shown, double time)
{
    const ModelDescription *about = run->about;
    double *opening = run->rows.opening;
    if (!opening || run->rows.times.rows > 0)
        return;
    const ModelStructure *structure = model_structure(run->model);
    double *listed = arena_doubles(run->arena, (size_t)about->variable_count);
    for (int i = 0; i < about->variable_count; i++)
        listed[i] = variable_value(shown, i);
    if (about->info->margins)
        about->info->margins(run->model, time, listed, opening);
    for (int i = 0; i < about->events->branch_count; i++) {
        const ModelBranch *b = &about->events->branches[i];
        const double value = isnan(opening[i]) ? HUGE_VAL : place_value(run->model, b->offset, b->type);
        opening[i] = modes_lack(b->absent, structure) ? NAN : value;
    }
}

/* Adds the relations at the start, as drawn; parts that are absent then have none. The relation of an inactive state is
 * not evaluated, and has no value. */
static void add_opening(Json *j, const Run *run)
{
    json_open(j, "at_start", '[');
    for (int i = 0; i < run->about->events->branch_count; i++) {
        const ModelBranch *b = &run->about->events->branches[i];
        if (isnan(run->rows.opening[i]))
            continue;
        json_open(j, NULL, '{');
        json_count(j, "number", i + 1);
        json_text(j, "relation", b->text);
        json_text(j, "element", b->element);
        if (b->type == MODEL_TRUTH && isfinite(run->rows.opening[i]))
            json_truth(j, "value", run->rows.opening[i] > 0);
        else
            json_number(j, "value", run->rows.opening[i]);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void record_print(const Run *run, int status, bool is_verified, FILE *out)
{
    Json j = {.out = out};
    const Model *m = run->model;
    json_open(&j, NULL, '{');
    add_program(run->about, &j);
    add_settings(&j, run->options);
    json_open(&j, "constants", '[');
    for (int i = 0; i < run->about->variable_count; i++)
        if (run->about->variables[i].kind >= MODEL_CONSTANT && !run->about->variables[i].is_protected)
            add_variable(&j, m, i, true);
    json_close(&j, ']');
    json_open(&j, "columns", '[');
    for (int i = 0; i < run->rows.written.count; i++)
        add_variable(&j, m, run->rows.written.variables[i], false);
    json_close(&j, ']');
    if (run->rows.opening && run->rows.times.rows > 0)
        add_opening(&j, run);
    if (run->rows.drawing)
        model_parts.plots->record(run, &j);
    if (run->answers)
        model_parts.figures->record(run, &j);
    if (run->rows.note_count)
        json_open(&j, "notes", '[');
    for (int i = 0; i < run->rows.note_count; i++)
        json_text(&j, NULL, run->rows.notes[i]);
    if (run->rows.note_count)
        json_close(&j, ']');
    add_counts(&j, run);
    add_end(&j, run, status, is_verified);
    json_close(&j, '}');
}

typedef struct {
    int status;
    bool is_verified;
} End;

static void print_end(const Run *run, FILE *out, const void *context)
{
    const End *end = context;
    record_print(run, end->status, end->is_verified, out);
}

static int report(Run *run, int reason, int status)
{
    const Options *o = run->options;
    const bool is_verified = run->rows.times.rows > 0 && !run->rows.is_unverified;
    (void)reason;
    if (o->record)
        status = worse_status(status, report_write(run, o->record, print_end, &(End){status, is_verified}));
    if (o->stats_as_json)
        record_print(run, status, is_verified, report_stream(o));
    return status;
}

static int print_statistics(Run *run, int reason)
{
    (void)reason;
    if (run->solver && !run->options->is_steady) /* its statistics are those at the end */
        solver_gather(run->solver, run->reached);
    if (run->options->stats)
        statistics_print(run, report_stream(run->options));
    return STATUS_DONE;
}

const struct RecordPart record_part = {{.open = open_record, .row = record_row, .close = print_statistics,
                                        .report = report}};
