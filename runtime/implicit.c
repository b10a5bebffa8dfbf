/* implicit.c - the equations of a backward Euler step, x = former + length f(time, x), by Newton's method.
 *
 * The matrix is I - length J with the exact Jacobian, or with difference quotients where that does not exist, dense or
 * factored by KLU; or the augmented system (augmented.c). The factors are kept as long as each of Newton's steps is at
 * most a tenth of the one before; else the Jacobian is evaluated anew. A step is halved if the model is not defined at
 * its end, or if the next step, with the same factors, would not be shorter: the natural monotonicity test (Deuflhard,
 * Newton Methods for Nonlinear Problems, Springer 2004, ch. 3). The iteration ends with a step within the tolerance or,
 * if no step helps, within the effect of rounding of the states.
 *
 * If it fails, equations with shorter lengths are solved first, up to the whole length. */
#include "between.h"
#include "dense.h"
#include "implicit.h"
#include "jacobian.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { MOST_ITERATIONS = 50, MOST_HALVINGS = 12, MOST_PARTS = 100 };
static const double least_growth = 1.001, most_growth = 4; /* from one part of a length to the next */
static const double kept_contraction = 0.1, sqrt_epsilon = 1.4901161193847656e-8;

struct Implicit {
    int count;
    double tolerance;
    Augmented *augmented; /* NULL: the following are used instead */
    Jacobian *jacobian;
    double *entries; /* of J, by columns */
    double *value;   /* of the matrix, by rows */
    Sparse *sparse;
    int *place;      /* by entry of J: its place in the sparse matrix */
    Loop dense;      /* the matrix, if it is not sparse */
    double *trial, *slope, *change, *next, *solved; /* count */
    int worst;
    ImplicitStep step; /* the step to be solved; its length is the one that is tried now */
};

/* Creates the sparse matrix from the Jacobian's pattern, which has the whole diagonal, by rows. */
static void create_sparse(Implicit *n, const ModelJacobian *p, Arena *a)
{
    const int states = p->states;
    const size_t entries = jacobian_nonzeros(p);
    int *row_start = arena_take(a, (size_t)states + 1, sizeof *row_start);
    int *column = arena_take(a, entries, sizeof *column), *filled = arena_take(a, (size_t)states, sizeof *filled);
    n->place = arena_take(a, entries, sizeof *n->place);
    for (size_t k = 0; k < entries; k++)
        row_start[p->row_index[k] + 1]++;
    for (int r = 0; r < states; r++)
        row_start[r + 1] += row_start[r];
    for (int c = 0; c < states; c++) {
        size_t first;
        const int count = jacobian_column(p, c, &first);
        for (int k = 0; k < count; k++) {
            const int row = jacobian_row(p, first, k), place = row_start[row] + filled[row]++;
            n->place[first + (size_t)k] = place;
            column[place] = c;
        }
    }
    n->sparse = model_parts.sparse->create(a, states, row_start, column);
}

Implicit *implicit_new(Arena *a, const ModelJacobian *p, double tolerance)
{
    const size_t count = (size_t)p->states, entries = jacobian_nonzeros(p);
    Implicit *n = arena_take(a, 1, sizeof *n);
    double **const vectors[] = {&n->trial, &n->slope, &n->change, &n->next, &n->solved};
    n->count = p->states;
    n->tolerance = tolerance;
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
        *vectors[i] = arena_doubles(a, count);
    if (p->is_augmented) {
        n->augmented = EQUATION_PART(augmented)->augment(a, p);
        return n;
    }
    n->jacobian = jacobian_new(a, p);
    n->entries = arena_doubles(a, entries);
    n->value = arena_doubles(a, p->is_sparse ? entries : count * count);
    if (p->is_sparse)
        create_sparse(n, p, a);
    else
        n->dense = (Loop){.n = n->count, .jacobian = n->value, .scaled = arena_doubles(a, count * count),
                          .row = arena_doubles(a, count), .magnitude = arena_doubles(a, count),
                          .swaps = arena_doubles(a, count)};
    return n;
}

static ModelStatus evaluate(Implicit *n, const double *x)
{
    n->step.counts->evaluations++;
    return derivatives_of(n->step.m, n->step.time, x, n->slope);
}

/* Difference quotients at x, if no exact Jacobian exists. Their steps are at least a small part of the change by the
 * slope there, since a state that has been 0 so far may be about to become large. */
static ModelStatus read_differences(Implicit *n)
{
    const ModelJacobian *j = jacobian_pattern(n->step.m);
    n->step.counts->differences++;
    if (n->augmented) {
        n->step.counts->evaluations += 2;
        return model_parts.augmented->read_nearby(n->augmented, n->step.m, n->step.time, n->step.x, n->step.magnitudes,
                                                  n->trial);
    }
    n->step.counts->evaluations += (j->long_row_count > 0 ? n->count : j->colours) + 1;
    for (int i = 0; i < n->count; i++)
        n->trial[i] = fmax(magnitudes_difference(n->step.magnitudes, i, n->step.x[i]),
                           sqrt_epsilon * n->step.length * fabs(n->slope[i]));
    return jacobian_differences(n->jacobian, n->step.m, n->step.time, n->step.x, n->trial, n->entries);
}

/* Finds and factors the matrix at x, where the model was evaluated last. */
static ImplicitResult renew(Implicit *n)
{
    const ModelJacobian *p = jacobian_pattern(n->step.m);
    n->step.counts->jacobians++;
    const bool is_exact = n->augmented ? model_parts.augmented->read(n->augmented, n->step.m)
                                       : jacobian_exact(n->jacobian, n->step.m, n->entries) == MODEL_OK;
    if (!is_exact && read_differences(n) != MODEL_OK)
        return IMPLICIT_MODEL_FAILED;
    if (n->augmented)
        return model_parts.augmented->factor(n->augmented, n->step.length) ? IMPLICIT_SOLVED : IMPLICIT_NOT_SOLVED;
    for (int c = 0; c < n->count; c++) {
        size_t first;
        const int count = jacobian_column(p, c, &first);
        for (int k = 0; k < count; k++) {
            const int row = jacobian_row(p, first, k);
            const int place = n->sparse ? n->place[first + (size_t)k] : row * n->count + c;
            n->value[place] = (row == c ? 1 : 0) - n->step.length * n->entries[first + (size_t)k];
        }
    }
    double pivot;
    const bool is_factored =
        n->sparse ? model_parts.sparse->factor(n->sparse, n->value)
                  : loop_equilibrate(&n->dense) && loop_factor(n->dense.scaled, n->count, n->dense.swaps, &pivot) < 0;
    return is_factored ? IMPLICIT_SOLVED : IMPLICIT_NOT_SOLVED;
}

/* In: right side, out: solution. False if it is not finite. */
static bool solve_system(Implicit *n, double *b)
{
    if (n->augmented)
        return model_parts.augmented->solve(n->augmented, b, b);
    if (n->sparse)
        return model_parts.sparse->solve(n->sparse, b);
    for (int i = 0; i < n->count; i++)
        b[i] /= n->dense.row[i];
    loop_substitute(n->dense.scaled, n->count, n->dense.swaps, b);
    for (int i = 0; i < n->count; i++)
        b[i] *= n->dense.magnitude[i];
    return all_finite(b, n->count);
}

/* Newton's step from x, where n->slope was evaluated. False if it is not finite. */
static bool solve(Implicit *n, const double *x, double *change)
{
    n->step.counts->iterations++;
    for (int i = 0; i < n->count; i++)
        change[i] = n->step.former[i] + n->step.length * n->slope[i] - x[i];
    return solve_system(n, change);
}

static double tolerance_of(Implicit *n, int state)
{
    return n->tolerance * (fabs(n->step.x[state]) + n->step.magnitudes->size[state]);
}

/* The largest change, in units of its tolerance. */
static double size_of(Implicit *n, const double *change)
{
    double size = 0;
    for (int i = 0; i < n->count; i++) {
        const double part = fabs(change[i]) / tolerance_of(n, i);
        if (part > size) {
            size = part;
            n->worst = i;
        }
    }
    return size;
}

/* Takes the largest part of n->change after which the next step is shorter; that is then n->next. */
static ImplicitResult go(Implicit *n, double size, double *part)
{
    ImplicitResult reason = IMPLICIT_NOT_SOLVED;
    *part = 1;
    for (int halving = 0; halving <= MOST_HALVINGS; halving++, *part /= 2) {
        for (int i = 0; i < n->count; i++)
            n->trial[i] = n->step.x[i] + *part * n->change[i];
        const ModelStatus status = evaluate(n, n->trial);
        if (status == MODEL_FAIL)
            return IMPLICIT_MODEL_FAILED;
        reason = status == MODEL_OK ? IMPLICIT_NOT_SOLVED : IMPLICIT_MODEL_FAILED;
        if (status == MODEL_OK && solve(n, n->trial, n->next) && size_of(n, n->next) <= (1 - *part / 4) * size) {
            memcpy(n->step.x, n->trial, (size_t)n->count * sizeof *n->step.x);
            return IMPLICIT_SOLVED;
        }
    }
    return reason;
}

/* True if states that differ by rounding would lead to such changes, too. */
static bool is_rounding(Implicit *n)
{
    double *noise = n->next;
    if (evaluate(n, n->step.x) != MODEL_OK)
        return false;
    memcpy(noise, n->slope, (size_t)n->count * sizeof *noise);
    for (int i = 0; i < n->count; i++)
        n->trial[i] = n->step.x[i] * (1 + (i % 2 ? -4 : 4) * DBL_EPSILON);
    if (evaluate(n, n->trial) != MODEL_OK)
        return false;
    for (int i = 0; i < n->count; i++)
        noise[i] = n->step.length * fabs(n->slope[i] - noise[i]);
    if (!solve_system(n, noise))
        return false;
    for (int i = 0; i < n->count; i++)
        if (!(fabs(n->change[i]) <= tolerance_of(n, i) + 4 * (fabs(noise[i]) + DBL_EPSILON * fabs(n->step.x[i]))))
            return false;
    return true;
}

static ImplicitResult newton(Implicit *n)
{
    bool is_kept = false;
    n->worst = -1;
    if (evaluate(n, n->step.x) != MODEL_OK)
        return IMPLICIT_MODEL_FAILED;
    for (int iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
        const ImplicitResult renewed = is_kept ? IMPLICIT_SOLVED : renew(n);
        if (renewed != IMPLICIT_SOLVED)
            return renewed;
        if (!is_kept && !solve(n, n->step.x, n->change))
            return IMPLICIT_NOT_SOLVED;
        const double size = size_of(n, n->change);
        if (size <= 1) {
            for (int i = 0; i < n->count; i++)
                n->step.x[i] += n->change[i];
            return IMPLICIT_SOLVED;
        }
        double part;
        const ImplicitResult gone = go(n, size, &part);
        if (gone == IMPLICIT_NOT_SOLVED && is_rounding(n))
            return IMPLICIT_SOLVED;
        if (gone != IMPLICIT_SOLVED)
            return gone;
        is_kept = part >= 1 && size_of(n, n->next) <= kept_contraction * size;
        if (is_kept)
            memcpy(n->change, n->next, (size_t)n->count * sizeof *n->change);
    }
    return IMPLICIT_NOT_SOLVED;
}

/* Solves for growing parts of the length, each from the solution for the part before. */
static ImplicitResult follow(Implicit *n, double length)
{
    const size_t bytes = (size_t)n->count * sizeof *n->solved;
    double reached = 0, growth = most_growth;
    ImplicitResult result = IMPLICIT_NOT_SOLVED;
    memcpy(n->solved, n->step.former, bytes);
    n->step.length = length / 4;
    for (int part = 0; part < MOST_PARTS && growth > least_growth; part++) {
        memcpy(n->step.x, n->solved, bytes);
        result = newton(n);
        if (result == IMPLICIT_SOLVED && n->step.length >= length)
            return IMPLICIT_SOLVED;
        if (result == IMPLICIT_SOLVED) {
            memcpy(n->solved, n->step.x, bytes);
            reached = n->step.length;
            growth = fmin(most_growth, growth * growth);
        } else {
            growth = reached > 0 ? sqrt(growth) : growth;
        }
        n->step.length = reached > 0 ? fmin(length, reached * growth) : n->step.length / 16;
    }
    return result == IMPLICIT_SOLVED ? IMPLICIT_NOT_SOLVED : result;
}

ImplicitResult implicit_solve(Implicit *n, const ImplicitStep *step)
{
    n->step = *step;
    const ImplicitResult result = newton(n);
    return result == IMPLICIT_SOLVED ? result : follow(n, step->length);
}

static ImplicitResult implicit_step(Implicit *n, const ImplicitStep *step)
{
    n->step = *step;
    n->worst = -1;
    if (evaluate(n, n->step.x) != MODEL_OK)
        return IMPLICIT_MODEL_FAILED;
    const ImplicitResult renewed = renew(n);
    if (renewed != IMPLICIT_SOLVED)
        return renewed;
    n->step.counts->iterations++;
    for (int i = 0; i < n->count; i++)
        n->change[i] = n->step.length * n->slope[i];
    if (!solve_system(n, n->change))
        return IMPLICIT_NOT_SOLVED;
    for (int i = 0; i < n->count; i++)
        n->step.x[i] += n->change[i];
    return IMPLICIT_SOLVED;
}

static int implicit_worst(const Implicit *n)
{
    return n->worst;
}

const struct ImplicitPart implicit_part = {implicit_new, implicit_solve, implicit_step, implicit_worst};
