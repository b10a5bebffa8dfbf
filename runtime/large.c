/* large.c - large algebraic loops: Newton's method on a sparse matrix.
 *
 * Rows are divided by the sum of |Jacobian| times magnitude of unknown, so that units do not matter, and columns
 * multiplied by the magnitude. A nonlinear loop is solved by chord.c if its guess is good. Else its steps are damped: a
 * step is halved until the norm of the scaled residuals falls (Deuflhard, Newton Methods for Nonlinear Problems, 2004,
 * section 3.2). A linear loop takes a step and a refinement; its factors are kept while the matrix does not change. */
#include "between.h"
#include "continuation.h"
#include "dense.h"
#include "sparse.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { MOST_ITERATIONS = 60, MOST_HALVINGS = 30, MOST_POLISHING = 3, MOST_AROUND = 12 };

static const double near_solution = 1e-8; /* relative step from which Newton's next step reaches rounding */
static const double magnitude_floor = 1e-6;

struct LargeLoop {
    const ModelLoop *loop;
    Sparse *sparse;
    double *jacobian, *scaled; /* by entry */
    double *guess, *start; /* of a step of the run; of the present attempt */
    double *residual, *trial, *trial_residual, *step, *row, *magnitude;
    /* continuation.c: residuals at the guess, of which `part` remains while is_divided; begin of a step, and lengths */
    double *rest, *before, *longest, *length;
    double part;
    bool is_divided;
};

static ModelStatus evaluate(Model *m, const LargeLoop *l, LoopFunction f, const double *z, double *residual,
                            double *jacobian)
{
    const int n = l->loop->size, *start = l->loop->row_start;
    const ModelStatus status = loop_compute(m, l->loop, f, z, residual, jacobian);
    for (int i = 0; l->is_divided && i < n; i++)
        residual[i] -= l->part * l->rest[i];
    if (status != MODEL_OK || (all_finite(residual, n) && (!jacobian || all_finite(jacobian, start[n]))))
        return status;
    for (int i = 0; i < n; i++)
        if (!isfinite(residual[i]) || (jacobian && !all_finite(jacobian + start[i], start[i + 1] - start[i])))
            return model_fail(m, MODEL_NOT_FINITE, l->loop->equations[i], l->loop, residual[i]);
    return MODEL_OK;
}

/* Scales and factors the Jacobian. */
static ModelStatus factor(Model *m, LargeLoop *l, const double *z)
{
    const int n = l->loop->size, *start = l->loop->row_start, *column = l->loop->column;
    for (int j = 0; j < n; j++) {
        const double nominal = fabs(described(m)->variables[l->loop->unknowns[j]].nominal);
        const double least = nominal > 0 ? nominal : magnitude_floor;
        l->magnitude[j] = l->loop->is_linear ? 1 : fmax(fabs(z[j]), least);
    }
    for (int i = 0; i < n; i++) {
        l->row[i] = 0;
        for (int k = start[i]; k < start[i + 1]; k++)
            l->row[i] += fabs(l->jacobian[k]) * l->magnitude[column[k]];
        if (!(l->row[i] > 0))
            return model_fail(m, MODEL_SINGULAR_LOOP, l->loop->equations[i], l->loop, 0);
        for (int k = start[i]; k < start[i + 1]; k++)
            l->scaled[k] = l->jacobian[k] * l->magnitude[column[k]] / l->row[i];
    }
    return sparse_factor(l->sparse, l->scaled) ? MODEL_OK
                                               : model_fail(m, MODEL_SINGULAR_LOOP, -1, l->loop, 0);
}

static bool find_step(LargeLoop *l)
{
    for (int i = 0; i < l->loop->size; i++)
        l->step[i] = -l->residual[i] / l->row[i];
    return sparse_solve(l->sparse, l->step);
}

static void move(const LargeLoop *l, const double *from, double length, double *to)
{
    for (int j = 0; j < l->loop->size; j++)
        to[j] = from[j] + length * l->magnitude[j] * l->step[j];
}

static double norm(const LargeLoop *l, const double *residual)
{
    double sum = 0;
    for (int i = 0; i < l->loop->size; i++)
        sum += residual[i] / l->row[i] * (residual[i] / l->row[i]);
    return sqrt(sum);
}

static bool is_rounding(const LargeLoop *l)
{
    for (int i = 0; i < l->loop->size; i++)
        if (!(fabs(l->residual[i]) <= 64 * DBL_EPSILON * l->row[i]))
            return false;
    return true;
}

static ModelStatus solve_linear(Model *m, LargeLoop *l, LoopFunction f, double *z)
{
    ModelStatus status = evaluate(m, l, f, z, l->residual, l->jacobian);
    if (status == MODEL_OK)
        status = factor(m, l, z);
    for (int pass = 0; pass < 2 && status == MODEL_OK; pass++) {
        if (!find_step(l))
            return model_fail(m, MODEL_SINGULAR_LOOP, -1, l->loop, 0);
        move(l, z, 1, z);
        status = evaluate(m, l, f, z, l->residual, NULL);
    }
    return status;
}

/* Halves the step until the residuals fall; then moves z there, with the residuals. False if they do not fall. */
static bool search_line(Model *m, LargeLoop *l, LoopFunction f, double *z)
{
    const double before = norm(l, l->residual);
    double length = 1;
    for (int halving = 0; halving < MOST_HALVINGS; halving++, length /= 2) {
        move(l, z, length, l->trial);
        if (evaluate(m, l, f, l->trial, l->trial_residual, NULL) == MODEL_OK &&
            norm(l, l->trial_residual) <= (1 - length / 4) * before) {
            memcpy(z, l->trial, (size_t)l->loop->size * sizeof *z);
            return true;
        }
    }
    return false;
}

/* Full steps with the factors at hand, as long as they get shorter. */
static ModelStatus polish(Model *m, LargeLoop *l, LoopFunction f, double *z)
{
    double previous = INFINITY;
    for (int i = 0; i < MOST_POLISHING; i++) {
        const double length = loop_largest(l->step, l->loop->size);
        if (!(length < previous))
            break;
        previous = length;
        move(l, z, 1, z);
        if (length <= 2 * DBL_EPSILON || evaluate(m, l, f, z, l->residual, NULL) != MODEL_OK || !find_step(l))
            break;
    }
    return evaluate(m, l, f, z, l->residual, NULL);
}

/* ---- chord.c's way: few factorizations ---- */

typedef struct {
    Model *m;
    LargeLoop *l;
    LoopFunction f;
    double *z;
} Solving;

static bool renew(const void *context)
{
    const Solving *s = context;
    return evaluate(s->m, s->l, s->f, s->z, s->l->residual, s->l->jacobian) == MODEL_OK &&
           factor(s->m, s->l, s->z) == MODEL_OK;
}

static bool evaluate_on(const void *context)
{
    const Solving *s = context;
    return evaluate(s->m, s->l, s->f, s->z, s->l->residual, NULL) == MODEL_OK;
}

static double step_on(const void *context)
{
    const Solving *s = context;
    return find_step(s->l) ? loop_largest(s->l->step, s->l->loop->size) : INFINITY;
}

static void move_on(const void *context)
{
    const Solving *s = context;
    move(s->l, s->z, 1, s->z);
}

static bool is_rounding_there(const void *context)
{
    const Solving *s = context;
    return is_rounding(s->l);
}

static const Chord chord = {renew, evaluate_on, evaluate_on, step_on, move_on, is_rounding_there};

/* ---- Newton's way ---- */

/* Newton's method with damped steps. *is_stuck: not even a first step could be made. */
static ModelStatus solve_nonlinear(Model *m, LargeLoop *l, LoopFunction f, double *z, bool *leads_on, bool *is_stuck)
{
    for (int iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
        *is_stuck = iteration == 0;
        ModelStatus status = evaluate(m, l, f, z, l->residual, l->jacobian);
        if (status == MODEL_OK && !(loop_largest(l->residual, l->loop->size) > 0))
            return MODEL_OK; /* also where the Jacobian is singular, as in turbulent flows at rest */
        if (status == MODEL_OK)
            status = factor(m, l, z);
        if (status != MODEL_OK)
            return status;
        if (!find_step(l))
            return model_fail(m, MODEL_SINGULAR_LOOP, -1, l->loop, 0);
        if (loop_largest(l->step, l->loop->size) <= near_solution || is_rounding(l)) {
            *leads_on |= iteration == 0;
            return polish(m, l, f, z);
        }
        const double length = loop_largest(l->step, l->loop->size);
        if (!search_line(m, l, f, z))
            return loop_fail_to_converge(m, l->loop, l->residual, l->row);
        if (iteration == 0) /* as in chord.c */
            *leads_on = evaluate(m, l, f, z, l->residual, NULL) == MODEL_OK && find_step(l) &&
                        loop_largest(l->step, l->loop->size) <= 0.25 * length;
    }
    return loop_fail_to_converge(m, l->loop, l->residual, l->row);
}

/* Starts from points around a guess that leads nowhere, such as zero flows, where turbulent losses have no slope. The
 * nearest points come first; each unknown moves by its own sign and size (see newton.c). */
static ModelStatus search(Model *m, LargeLoop *l, LoopFunction f, double *z, ModelStatus status)
{
    static const double parts[] = {0.01, 0.1, 0.5, 1, 2, 10};
    const ModelFailure first = *model_failure(m);
    bool leads_on, is_stuck;
    for (int i = 0; i < MOST_AROUND && status == MODEL_RETRY; i++) {
        const double part = parts[i % (int)(sizeof parts / sizeof *parts)];
        for (int j = 0; j < l->loop->size; j++) {
            const double nominal = fabs(described(m)->variables[l->loop->unknowns[j]].nominal);
            const double size = fmax(fabs(l->start[j]), nominal > 0 ? nominal : 1);
            const double turns = sqrt(2) * (i * l->loop->size + j + 1);
            z[j] = l->start[j] + size * part * (i % 2 ? 1 + 0.1 * (j % 7) : 2 * (turns - floor(turns)) - 1);
        }
        status = solve_nonlinear(m, l, f, z, &leads_on, &is_stuck);
    }
    if (status == MODEL_RETRY)
        *model_failure(m) = first;
    return status;
}

/* True if z is far away from the guess: there any step is short relative to the unknown, and looks like convergence. */
static bool is_far(const Model *m, const LargeLoop *l, const double *z)
{
    static const double far_away = 1e4;
    for (int j = 0; j < l->loop->size; j++) {
        const double nominal = fabs(described(m)->variables[l->loop->unknowns[j]].nominal);
        if (!(fabs(z[j]) <= far_away * fmax(fabs(l->start[j]), nominal > 0 ? nominal : 1)))
            return true;
    }
    return false;
}

/* Solves from z, by the chord method or else by Newton's. If not even a first step can be made, and at the start, it
 * also tries points around z. */
static ModelStatus solve_from(Model *m, LargeLoop *l, LoopFunction f, double *z, bool *leads_on)
{
    bool is_stuck;
    Solving solving = {m, l, f, z};
    memcpy(l->start, z, (size_t)l->loop->size * sizeof *z);
    if (chord_solve(&chord, &solving, leads_on) && !is_far(m, l, z))
        return MODEL_OK;
    memcpy(z, l->start, (size_t)l->loop->size * sizeof *z);
    *leads_on = false;
    const ModelStatus status = solve_nonlinear(m, l, f, z, leads_on, &is_stuck);
    if (status != MODEL_RETRY || !(is_stuck || model_solving(m)->is_searching))
        return status;
    *leads_on = false;
    return search(m, l, f, z, status);
}

static ModelStatus solve_part(void *context, double part, bool *leads_on)
{
    const Solving *s = context;
    s->l->part = part;
    return solve_from(s->m, s->l, s->f, s->z, leads_on);
}

static bool follow_parts(Model *m, LargeLoop *l, LoopFunction f, double *z)
{
    Solving solving = {m, l, f, z};
    if (evaluate(m, l, f, z, l->rest, NULL) != MODEL_OK)
        return false;
    l->is_divided = true;
    const bool is_solved = continuation_follow(
        &(Continuation){described(m), l->loop, z, l->before, l->longest, l->length, solve_part, &solving});
    l->is_divided = false;
    return is_solved;
}

ModelStatus loop_large(Model *m, const ModelLoop *loop, LoopFunction f, double *z, LargeLoop *l)
{
    const size_t size = (size_t)loop->size * sizeof *z;
    const bool is_linear = loop->is_linear && !loop_is_following(m, loop);
    bool leads_on = is_linear;
    loop_begin(m, loop, z);
    memcpy(l->guess, z, size);
    model_solving(m)->has_nonlinear |= !loop->is_linear;
    if (!is_linear && model_solving(m)->is_divided && follow_parts(m, l, f, z))
        return MODEL_OK;
    memcpy(z, l->guess, size);
    const ModelStatus status = is_linear ? solve_linear(m, l, f, z) : solve_from(m, l, f, z, &leads_on);
    if (status != MODEL_OK)
        memcpy(z, l->guess, size);
    else if (!leads_on)
        loop_doubt(m, loop, l->guess, z);
    return status;
}

/* ---- the large loops of a model ---- */

static LargeLoops large_loops_new(const ModelDescription *about, Arena *a)
{
    const ModelLargeLoops none = {0}, *large = about->info->large_loops ? about->info->large_loops : &none;
    LargeLoops loops = {arena_take(a, (size_t)large->count, sizeof *loops.items), large->count};
    for (int i = 0; i < loops.count; i++) {
        const ModelLoop *loop = large->at[i];
        const size_t n = (size_t)loop->size, entries = (size_t)loop->row_start[n];
        LargeLoop *l = loops.items[i] = arena_take(a, 1, sizeof *l);
        double **const vectors[] = {&l->guess, &l->start,     &l->residual, &l->trial,  &l->trial_residual, &l->step,
                                    &l->row,   &l->magnitude, &l->rest,     &l->before, &l->longest,        &l->length};
        l->loop = loop;
        l->jacobian = arena_doubles(a, entries);
        l->scaled = arena_doubles(a, entries);
        for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++)
            *vectors[k] = arena_doubles(a, n);
        l->sparse = sparse_new(a, loop->size, loop->row_start, loop->column);
    }
    return loops;
}

static void large_loops_attach(const LargeLoops *loops, Model *m)
{
    if (loops->count > 0)
        memcpy((char *)m + described(m)->info->large_loops->memory, loops->items,
               (size_t)loops->count * sizeof *loops->items);
}

static void open_loops(Run *run)
{
    run->guesses.loops = large_loops_new(run->about, run->arena);
}

static void attach(Run *run, Model *m)
{
    large_loops_attach(&run->guesses.loops, m);
}

const struct LargeLoopPart large_loop_part = {{.open = open_loops, .attach = attach}, large_loops_new,
                                              large_loops_attach};
