/* report.c - what the program tells about its model and its run. */
#include "event.h"
#include "results.h"
#include "run.h"

#include <string.h>

static int wider(int width, const char *text)
{
    const int length = (int)strlen(text);
    return length > width ? length : width;
}

/* In one line, on at least that many columns. */
static void write_text(FILE *out, const char *words, int width)
{
    for (const char *at = words; *at; at++)
        fputc((unsigned char)*at < ' ' || *at == 0x7F ? ' ' : *at, out);
    fprintf(out, "%*s", wider(width, words) - wider(0, words), "");
}

/* Behind a word that introduces it and before a blank, if there is any. */
static void write_part(FILE *out, const char *word, const char *words)
{
    if (!words || !*words)
        return;
    fputs(word, out);
    write_text(out, words, 0);
    fputc(' ', out);
}

static const char *value_text(const Model *m, int variable, Number *number)
{
    return variable_is_absent(m, variable) ? "absent"
                                           : variable_text(described(m), variable, variable_value(m, variable), number);
}

void report_selected(const Model *m, const Selection *s, FILE *out)
{
    int path = 4, unit = 4, value = 5;
    Number number;
    for (int i = 0; i < s->count; i++) {
        const ModelVariable *v = &described(m)->variables[s->variables[i]];
        path = wider(path, v->path);
        unit = wider(unit, v->unit);
        value = wider(value, value_text(m, s->variables[i], &number));
    }
    fprintf(out, "%-*s  %-10s  %*s  %-*s  %s\n", path, "path", "kind", value, "value", unit, "unit",
            "description, source");
    for (int i = 0; i < s->count; i++) {
        const ModelVariable *v = &described(m)->variables[s->variables[i]];
        write_text(out, v->path, path);
        fprintf(out, "  %-10s  ", variable_kind(v));
        const char *words = value_text(m, s->variables[i], &number);
        fprintf(out, "%*s", value - wider(0, words), "");
        write_text(out, words, 0);
        fputs("  ", out);
        write_text(out, v->unit, unit);
        fputs("  ", out);
        if (variable_is_alias(v))
            write_part(out, v->sign < 0 ? "= -" : "= ", variable_equal(v, &number));
        write_part(out, "from ", v->bound_to ? v->bound_to->path : NULL);
        for (int k = 0; v->literals && v->literals[k]; k++) {
            write_text(out, v->literals[k], 0);
            fputs(v->literals[k + 1] ? ", " : " ", out);
        }
        if (described(m)->variant)
            described(m)->variant->show(described(m), s->variables[i], out);
        write_part(out, "", v->description);
        fputc('(', out);
        write_text(out, v->source, 0);
        fputs(")\n", out);
    }
}

/* Every variable, protected ones too, with its value at the start. */
int report_variables(const Options *o, Arena *a, FILE *out)
{
    static const char *const everything[] = {"*"};
    Selection s;
    int status = selection_new(o->about, &s, a, o->glob_count > 0 ? o->globs : everything,
                               o->glob_count > 0 ? o->glob_count : 1);
    if (status != STATUS_DONE)
        return status;
    const LargeLoops loops = large_loops_create(o->about, a);
    Model *m = model_new(a, o->about);
    Event *e = model_parts.events ? model_parts.events->create(o->about, a) : NULL;
    Delays *delays = model_parts.delays ? model_parts.delays->create(a, o) : NULL;
    status = prepare_model(a, m, o, &loops, delays, e);
    if (status == STATUS_DONE && (model_evaluate(m) != MODEL_OK || model_outputs(m) != MODEL_OK))
        status = explain_model(m, o->start);
    report_selected(m, &s, out);
    return status;
}

static void list_tolerances(const Model *m, const Solver *s, FILE *out)
{
    int width = 0;
    for (int i = 0; i < model_state_count(m); i++)
        width = wider(width, described(m)->variables[model_state_variable(m, i)].path);
    fprintf(out, "  absolute tolerances of steps, at the end\n");
    for (int i = 0; i < model_state_count(m); i++) {
        const ModelVariable *v = &described(m)->variables[model_state_variable(m, i)];
        fprintf(out, "    %-*s  %s%s%s\n", width, v->path, number_rounded(solver_absolute_tolerance(s, i), 3).text,
                v->unit[0] ? " " : "", v->unit);
    }
}

static void print_jacobian(const SolverCounts *c, const ModelJacobian *j, FILE *out)
{
    fprintf(out, "  Jacobian                 ");
    if (j->is_augmented)
        fprintf(out, "augmented %d x %d, %zu nonzeros", j->slots, j->slots, model_parts.augmented->nonzeros(j));
    else
        fprintf(out, "%d x %d, %zu nonzeros, %d colour%s", j->states, j->states, jacobian_nonzeros(j), j->colours,
                j->colours == 1 ? "" : "s");
    if (j->long_row_count > 0 && !j->is_augmented)
        fprintf(out, " and %d long row%s", j->long_row_count, j->long_row_count == 1 ? "" : "s");
    fprintf(out, ", %s\n", c->factoring);
    fprintf(out, "  Jacobian evaluations     %ld", c->jacobians);
    if (c->differences > 0)
        fprintf(out, ", %ld %s", c->differences, j->is_augmented ? "at a point nearby" : "by differences");
    fputc('\n', out);
}

/* Notes of the compiler that still hold. */
static void list_notes(const Options *o, FILE *out)
{
    enum { MOST_NAMED = 10 };
    int count = 0;
    for (const int *state = o->about->info->defaulted; state && *state >= 0; state++) {
        const ModelVariable *v = &o->about->variables[*state];
        if (!settings_have_place(&o->settings, v->set_offset) && count++ < MOST_NAMED)
            fprintf(out, "  note: %s begins at 0, because no start value is given\n", v->path);
    }
    if (count > MOST_NAMED)
        fprintf(out, "  note: %d more states begin at 0, because no start value is given\n", count - MOST_NAMED);
    for (const char *const *note = o->about->info->notes; note && *note; note++)
        fprintf(out, "  note: %s\n", *note);
}

static void print_method(const Options *o, bool has_states, FILE *out)
{
    const bool is_fixed = has_fixed_steps(o->method), is_implicit = o->method == METHOD_IMPLICIT_EULER;
    fprintf(out, "  solver                   ");
    if (has_states)
        fprintf(out, "%s (%s)\n", o->solver, is_fixed ? "fixed step" : "CVODE");
    else
        fprintf(out, "none\n");
    if (has_states && is_fixed)
        fprintf(out, "  step                     %s%s\n", number_text(o->step).text,
                o->is_step_given                ? ""
                : o->step < o->interval / 10 ? ", the whole run"
                                             : ", a tenth of the interval");
    fprintf(out, "  relative tolerance       %s%s\n", number_text(o->tolerance).text,
            !has_states   ? ""
            : !is_fixed   ? ", of which CVODE is given a twentieth for each step"
            : is_implicit ? ", of which a twentieth is that of each step's iterations"
                          : ", which has no influence on fixed explicit steps");
}

void report_remote(Model *m, const char *before, FILE *out)
{
    const ModelSolving *solving = model_solving(m);
    if (!solving->remote)
        return;
    const ModelVariable *v = &described(m)->variables[solving->remote_unknown];
    fprintf(out, "%snote: loop %d has no solution near its guesses: '%s' begins at %s, its guess is %s\n", before,
            solving->remote->number, v->path,
            number_rounded(variable_value(m, solving->remote_unknown), 7).text,
            number_text(solving->remote_guess).text);
}

void report_statistics(const Options *o, const Model *m, const Solver *s, const Times *t, const Event *e, FILE *out)
{
    SolverCounts c = {.steps = 0};
    if (model_parts.modes)
        model_parts.modes->counts(e->modes, s, &c);
    else if (s)
        solver_counts(s, &c);
    fprintf(out, "Statistics of %s\n", o->about->info->qualified_name);
    if (o->about->variant)
        o->about->variant->report(o->about, out);
    print_method(o, s != NULL, out);
    fprintf(out, "  states                   %d\n", model_state_count(m));
    fprintf(out, "  algebraic loops          %d\n", o->about->loop_count);
    fprintf(out, "  rows                     %ld\n", t->rows);
    fprintf(out, "  steps                    %ld\n", c.steps);
    fprintf(out, "  right-hand sides         %ld\n", c.evaluations);
    if (c.factoring)
        print_jacobian(&c, jacobian_pattern(m), out);
    fprintf(out, "  nonlinear iterations     %ld\n", c.iterations);
    fprintf(out, "  error test failures      %ld\n", c.error_failures);
    fprintf(out, "  convergence failures     %ld\n", c.convergence_failures);
    if (o->about->info->state_set_count > 0)
        fprintf(out, "  changes of states        %ld time%s, %ld state%s\n", t->changes.times,
                t->changes.times == 1 ? "" : "s", t->changes.states, t->changes.states == 1 ? "" : "s");
    if (event_is_possible(o->about))
        model_parts.events->report(e, out);
    if (model_parts.modes)
        model_parts.modes->report(e->modes, t->reached, out);
    if (c.lowered > 0)
        fprintf(out, "  orders lowered           %ld time%s, where stability limited the steps\n", c.lowered,
                c.lowered == 1 ? "" : "s");
    if (c.jumps > 0)
        fprintf(out, "  steps over jumps         %ld\n", c.jumps);
    fprintf(out, "  CPU initialization       %s s\n", number_rounded(t->initialization, 3).text);
    fprintf(out, "  CPU integration          %s s\n", number_rounded(t->integration, 3).text);
    fprintf(out, "  CPU output               %s s\n", number_rounded(t->output, 3).text);
    if (c.factoring && s && solver_is_for(s, m)) /* a run may fail as the structure changes */
        list_tolerances(m, s, out);
    list_notes(o, out);
}

void report_version(const ModelDescription *about, FILE *out)
{
    fprintf(out, "%s (%s), from %s\nsysphsc %s, SUNDIALS %s\nfingerprint %s\n", about->info->name,
            about->info->qualified_name, about->info->source, about->info->version, solver_library(),
            about->info->fingerprint);
    for (const ModelFile *file = about->info->files; file && file->name; file++)
        fprintf(out, "  %s  %s\n", file->digest, file->name);
}

int report_write(const Run *run, const char *file, ReportPrint *print, const void *context)
{
    const bool is_standard = strcmp(file, "-") == 0;
    FILE *out = is_standard ? stdout : fopen(file, "w");
    if (out)
        print(run, out, context);
    bool is_written = out && fflush(out) == 0 && !ferror(out);
    if (out && !is_standard)
        is_written = fclose(out) == 0 && is_written;
    if (is_written)
        return STATUS_DONE;
    return file_refuse(file);
}
