/* statistics.c - the report of --stats. */
#include "event.h"
#include "jacobian.h"
#include "run.h"

static void list_tolerances(const Model *m, const Solver *s, FILE *out)
{
    int width = 0;
    for (int i = 0; i < model_state_count(m); i++)
        width = report_wider(width, described(m)->variables[model_state_variable(m, i)].path);
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
        fprintf(out, ", %ld %s", c->differences, j->is_augmented ? "at a nearby point" : "by differences");
    fputc('\n', out);
}

static bool is_place_set(const Settings *s, size_t offset)
{
    return s->count > 0 && offset < s->about->size && s->of_place[offset];
}

/* The compiler's notes, as far as the settings leave them valid. */
static void list_notes(const Options *o, FILE *out)
{
    enum { MOST_NAMED = 10 };
    int count = 0;
    for (const int *state = o->about->info->defaulted; state && *state >= 0; state++) {
        const ModelVariable *v = &o->about->variables[*state];
        if (!is_place_set(&o->settings, v->set_offset) && count++ < MOST_NAMED)
            fprintf(out, "  note: %s starts at 0, because no start value is given\n", v->path);
    }
    if (count > MOST_NAMED)
        fprintf(out, "  note: %d more states start at 0, because no start value is given\n", count - MOST_NAMED);
    for (const char *const *note = o->about->info->notes; note && *note; note++)
        fprintf(out, "  note: %s\n", *note);
}

static void print_method(const Options *o, bool has_states, FILE *out)
{
    const bool is_fixed = has_fixed_steps(o->method), is_implicit = o->method >= METHOD_IMPLICIT_EULER;
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
            : !is_fixed   ? "; each step of CVODE uses a twentieth of it"
            : is_implicit ? "; the iterations of each step use a twentieth of it"
                          : ", without influence on explicit fixed steps");
}

void statistics_print(const Run *run, FILE *out)
{
    const Options *o = run->options;
    const Model *m = run->model;
    const Solver *s = run->solver;
    const Times *t = &run->rows.times;
    const Event *e = run->event;
    const SolverCounts c = run_counts(run);
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
        fprintf(out, "  changes of state sets    %ld time%s, %ld state%s\n", t->changes.times,
                t->changes.times == 1 ? "" : "s", t->changes.states, t->changes.states == 1 ? "" : "s");
    if (event_is_possible(o->about))
        model_parts.events->report(e, out);
    if (model_parts.modes)
        model_parts.modes->report(e->modes, t->reached, out);
    if (c.lowered > 0)
        fprintf(out, "  orders lowered           %ld time%s, because stability limited the steps\n", c.lowered,
                c.lowered == 1 ? "" : "s");
    if (o->method == METHOD_AUTO)
        fprintf(out, "  changes of the method    %ld, %ld step%s with Adams\n", c.changes, c.adams_steps,
                c.adams_steps == 1 ? "" : "s");
    if (model_parts.rig)
        model_parts.rig->report(run, out);
    if (c.jumps > 0)
        fprintf(out, "  steps over jumps         %ld\n", c.jumps);
    fprintf(out, "  CPU initialization       %s s\n", number_rounded(t->initialization, 3).text);
    fprintf(out, "  CPU integration          %s s\n", number_rounded(t->integration, 3).text);
    fprintf(out, "  CPU output               %s s\n", number_rounded(t->output, 3).text);
    if (c.factoring && s && solver_is_for(s, m)) /* a run may fail as the structure changes */
        list_tolerances(m, s, out);
    list_notes(o, out);
}
