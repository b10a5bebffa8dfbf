/* steady.c - the operating point: states whose derivatives are zero, at a fixed time.
 *
 * implicit.c solves x = former + length f(time, x) in ever longer steps, with the time unchanged. If the Jacobian is
 * regular, these are Newton's steps for f = 0. If it is singular, as for a shaft's angle or for two tanks with a
 * constant total content, the steps follow a motion: quantities that linear equations conserve stay conserved, and a
 * state that no derivative depends on moves with the others until these rest. So no pseudo-inverse is needed (Kelley
 * and Keyes, SIAM J. Numer. Anal. 35, 1998, on such steps).
 *
 * If these steps fail, the run is integrated with all its events until it is nearly at rest, or to the stop. Then the
 * steps are tried from there.
 *
 * Derivatives count as zero if they are small compared with the contributions of the states: the sum of |partial
 * derivative| times (|state| + magnitude). */
#include "event.h"
#include "implicit.h"
#include "jacobian.h"
#include "steady.h"

#include <math.h>
#include <string.h>

enum { MOST_STEPS = 12, MOST_ROUNDS = 30, LOOKS = 16, SHOWN = 5 };
static const double firmness = 1e10, growth = 100; /* first step * largest partial derivative; per step */
static const double iterated = 1e-4, finest = 1e-13, most_tolerance = 1e-6, nearly = 1e-4;

/* Data that depend on the structure. */
typedef struct {
    Implicit *implicit;
    Jacobian *jacobian;
    double *entries; /* of the Jacobian */
} Means;

struct Steady {
    int count;
    int structure;                /* number of the present structure */
    double tolerance;
    Means *means;                 /* by number of the structure; without a Jacobian: not used yet */
    int means_count;
    double *x, *former, *slope, *scale, *step;
    double *reached;              /* states at which the last search began */
    double largest;               /* largest |partial derivative| */
    double residual;              /* the largest derivative, relative to its scale */
    Magnitudes size;
    SolverCounts counts;
    long looks;
};

static Means *means_of(Steady *s)
{
    return &s->means[s->structure];
}

static void make_room(Steady *s, Arena *a)
{
    const int count = s->structure + 1;
    if (count <= s->means_count)
        return;
    Means *means = arena_take(a, 2 * (size_t)count, sizeof *means);
    for (int i = 0; i < s->means_count; i++)
        means[i] = s->means[i];
    s->means = means;
    s->means_count = 2 * count;
}

/* Changes to the model's present structure; run->states has its states. */
static void take_structure(Steady *s, Run *run)
{
    const ModelStructure *structure = model_structure(run->model);
    s->structure = structure->number;
    make_room(s, run->arena);
    s->count = s->size.count = model_state_count(run->model);
    if (model_parts.modes)
        model_parts.modes->enter(run, run->time.at, structure);
    const ModelJacobian *p = jacobian_pattern(run->model);
    Means *means = means_of(s);
    if (!means->jacobian)
        *means = (Means){implicit_new(run->arena, p, iterated), jacobian_new(run->arena, p),
                         arena_doubles(run->arena, jacobian_nonzeros(p))};
    magnitudes_start(&s->size, run->model, run->states);
}

/* Takes over run->states, of any structure. True if the structure has changed. */
static bool take_states(Steady *s, Run *run)
{
    const bool is_other = model_structure(run->model)->number != s->structure;
    if (is_other)
        take_structure(s, run);
    memcpy(s->x, run->states, (size_t)s->count * sizeof *s->x);
    return is_other;
}

static Steady *steady_new(Run *run)
{
    Arena *a = run->arena;
    Steady *s = arena_take(a, 1, sizeof *s);
    const size_t most = (size_t)run->about->info->structure->state_count;
    s->tolerance = fmin(run->options->tolerance, most_tolerance);
    double **const vectors[] = {&s->x, &s->former, &s->slope, &s->scale, &s->step, &s->reached};
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
        *vectors[i] = arena_doubles(a, most);
    s->size = magnitudes_new(a, (int)most);
    take_structure(s, run);
    memcpy(s->x, run->states, (size_t)s->count * sizeof *s->x);
    return s;
}

/* Measures how far the derivatives are from zero at s->x. False if they are not defined there. */
static bool measure(Steady *s, Model *m, double time)
{
    const ModelJacobian *p = jacobian_pattern(m);
    const Means *means = means_of(s);
    if (derivatives_of(m, time, s->x, s->slope) != MODEL_OK)
        return false;
    for (int i = 0; i < s->count; i++) {
        s->scale[i] = 0;
        s->step[i] = magnitudes_difference(&s->size, i, s->x[i]);
    }
    if (jacobian_exact(means->jacobian, m, means->entries) != MODEL_OK &&
        (jacobian_differences(means->jacobian, m, time, s->x, s->step, means->entries) != MODEL_OK ||
         derivatives_of(m, time, s->x, s->slope) != MODEL_OK))
        return false;
    s->largest = s->residual = 0;
    for (int c = 0; c < s->count; c++) {
        size_t first;
        const int count = jacobian_column(p, c, &first);
        for (int k = 0; k < count; k++) {
            const double entry = fabs(means->entries[first + (size_t)k]);
            s->scale[jacobian_row(p, first, k)] += entry * (fabs(s->x[c]) + s->size.size[c]);
            s->largest = fmax(s->largest, entry);
        }
    }
    for (int i = 0; i < s->count; i++)
        if (fabs(s->slope[i]) > 0)
            s->residual = fmax(s->residual, fabs(s->slope[i]) / s->scale[i]);
    return true;
}

/* Makes steps until the derivatives at s->x do not decrease any more. True if they are then zero. */
static bool relax(Steady *s, Model *m, double time)
{
    if (!measure(s, m, time))
        return false;
    double length = s->largest > 0 ? firmness / s->largest : firmness;
    for (int i = 0; i < MOST_STEPS && s->residual > finest; i++, length *= growth) {
        const double before = s->residual;
        memcpy(s->former, s->x, (size_t)s->count * sizeof *s->x);
        Implicit *implicit = means_of(s)->implicit;
        const ImplicitStep step = {m, time, length, s->former, &s->size, s->x, &s->counts};
        const bool is_solved = implicit_solve(implicit, &step) == IMPLICIT_SOLVED && measure(s, m, time);
        if (!is_solved || (s->residual > before && before <= s->tolerance)) {
            memcpy(s->x, s->former, (size_t)s->count * sizeof *s->x);
            return measure(s, m, time) && s->residual <= s->tolerance;
        }
        model_accept(m);
    }
    return s->residual <= s->tolerance;
}

/* Searches from s->x on, until the branches and events at the point found change nothing. */
static int search(Steady *s, Run *run, double time, bool *is_found)
{
    bool has_changed = true;
    *is_found = true;
    memcpy(s->reached, s->x, (size_t)s->count * sizeof *s->x);
    for (int round = 0; round < MOST_ROUNDS && *is_found && has_changed; round++) {
        *is_found = relax(s, run->model, time);
        memcpy(run->states, s->x, (size_t)s->count * sizeof *s->x);
        run->time.stage = STAGE_ANEW; /* the integrator did not lead to these states */
        has_changed = false;
        const int status = *is_found && model_parts.events ? model_parts.events->settle(run, time, &has_changed)
                                                           : STATUS_DONE;
        if (status != STATUS_DONE)
            return status;
        if (take_states(s, run))
            memcpy(s->reached, s->x, (size_t)s->count * sizeof *s->x);
    }
    *is_found = *is_found && !has_changed;
    return STATUS_DONE;
}

bool steady_is_near(Run *run)
{
    Steady *s = run->steady;
    if (!s || ++s->looks % LOOKS || !run_states_at(run, run->time.at))
        return false;
    take_states(s, run);
    magnitudes_follow(&s->size, s->x);
    return measure(s, run->model, run->time.at) && s->residual <= nearly;
}

/* Integrates the run from the start, to rest or to the stop. */
static int move(Steady *s, Run *run, const Model *begun)
{
    model_copy(run->model, begun);
    model_get_states(run->model, run->states);
    take_states(s, run); /* the search may have led to another structure */
    run->steady = s;
    run->rows.is_silent = true;
    rows_go_on(run, grid_count(run->options));
    const int status = advance(run);
    run->rows.is_silent = false;
    run->steady = NULL;
    if (status != STATUS_DONE)
        return status;
    if (!run_states_at(run, run->time.at))
        return solver_explain(run->solver);
    take_states(s, run);
    magnitudes_follow(&s->size, s->x);
    if (model_parts.sliding)
        model_parts.sliding->end(run);
    return STATUS_DONE;
}

/* ---- messages ---- */

static void tell_derivative(Steady *s, const Model *m, int state)
{
    const int variable = model_state_variable(m, state), derivative = variable_derivative(described(m), variable);
    const char *path = described(m)->variables[variable].path;
    if (derivative < 0) {
        message_detail("der(%s) = %s", path, number_rounded(s->slope[state], 6).text);
    } else if (described(m)->variables[derivative].alias_of) {
        const ModelVariable *of = described(m)->variables[derivative].alias_of;
        message_detail("%s = %s%s%s keeps der(%s) from zero  (%s)", of->path,
                       number_rounded(described(m)->variables[derivative].sign * s->slope[state], 6).text,
                       of->unit[0] ? " " : "", of->unit, path, of->source);
    } else if (described(m)->variables[derivative].equation < 0) {
        explain_variable(described(m), "", derivative, s->slope[state]);
    } else {
        explain_equation(described(m), described(m)->variables[derivative].equation);
        explain_variables(m, described(m)->variables[derivative].equation, true);
    }
    if (!(s->scale[state] > 0))
        message_detail("    no state influences it");
}

static bool is_away(const Steady *s, int state)
{
    return fabs(s->slope[state]) > s->tolerance * s->scale[state];
}

/* Reports the derivatives that the search has not made zero, with their values where it began. */
static int fail(Steady *s, Run *run, double time)
{
    const size_t count = (size_t)s->count;
    bool *is_left = arena_take(run->arena, count, sizeof *is_left);
    int left = 0;
    const bool is_known = all_finite(s->x, s->count) && measure(s, run->model, time);
    for (int i = 0; i < s->count; i++)
        left += is_left[i] = !is_known || is_away(s, i);
    memcpy(s->x, s->reached, count * sizeof *s->x);
    memcpy(run->states, s->x, count * sizeof *s->x);
    message_begin(NOT_AT_REST, "at time %s", number_text(time).text);
    if (measure(s, run->model, time) && evaluate_at(run, time) && left > 0) {
        int shown = 0;
        for (int i = 0; i < s->count && shown < SHOWN; i++)
            if (is_left[i] && ++shown)
                tell_derivative(s, run->model, i);
        if (left > shown)
            message_detail("and %d more derivatives that do not become zero", left - shown);
    } else if (left == 0) {
        message_detail("relations switch at all points where derivatives are zero");
    }
    return message_end(NOT_AT_REST);
}

/* Notes if the states do not stay at rest at later times. */
static void look_ahead(Steady *s, Run *run, double time)
{
    const double parts[] = {0.37, 1e-3}, length = fmax(run->options->stop - run->options->start, 1);
    for (int k = 0; k < 2; k++) {
        if (derivatives_of(run->model, time + parts[k] * length, s->x, s->slope) != MODEL_OK)
            continue;
        for (int i = 0; i < s->count; i++) {
            if (!(fabs(s->slope[i]) > 10 * s->tolerance * s->scale[i]))
                continue;
            run_note(run, "the equilibrium holds at time %s only: der(%s) depends on time", number_text(time).text,
                     run->about->variables[model_state_variable(run->model, i)].path);
            return;
        }
    }
}

/* Writes a row, even far from the loops' guesses, which are updated. */
static int row_apart(Run *run, double time)
{
    if (!evaluate_after_event(run, time))
        return explain_model(run->model, time);
    accept_loops(run, time);
    return row_write(run, time);
}

int steady_find(Run *run)
{
    const Options *o = run->options;
    Model *begun = model_new(run->arena, run->about);
    Steady *s = steady_new(run);
    bool is_found;
    model_copy(begun, run->model);
    double time = o->start;
    int status = search(s, run, time, &is_found);
    if (status == STATUS_DONE && !is_found && o->stop > o->start) {
        status = move(s, run, begun);
        time = run->time.at;
        if (status == STATUS_DONE)
            status = search(s, run, time, &is_found);
        if (status == STATUS_DONE && is_found)
            run_note(run, "the equilibrium was found after a simulation until time %s", number_text(time).text);
    }
    if (status != STATUS_DONE)
        return status;
    if (!is_found)
        return fail(s, run, time);
    run->time.at = run->time.ahead = time;
    look_ahead(s, run, time);
    if (model_parts.events)
        model_parts.events->hold(run, time);
    status = row_apart(run, time);
    if (status == STATUS_DONE && o->save_state)
        status = model_parts.restart->save(run);
    if (status != STATUS_DONE)
        return status;
    FILE *out = report_stream(o);
    fprintf(out, "Operating point of %s at time %s: no derivative exceeds %s of its largest term\n",
            run->about->info->qualified_name, number_text(time).text, number_rounded(s->residual, 2).text);
    report_selected(run->model, &run->rows.written, out);
    return STATUS_DONE;
}
