/* jacobian.c - the derivatives' Jacobian, by forward sweeps over the rows of its pattern.
 *
 * A sweep carries the directional derivatives of several groups of columns at once, one in each lane: the chain rule,
 * statement by statement. Columns of one colour share no row, so one direction gives them all (Curtis, Powell, Reid,
 * IMA J. Appl. Math. 13, 1974). In a loop the residuals' derivatives must vanish: with G, those by what it iterates on,
 * factored once for all sweeps, G dz = -dr, where dr are those for dz = 0 (Griewank and Walther, Evaluating
 * Derivatives, 2nd ed., SIAM 2008, ch. 15).
 *
 * A row that mentions very many columns would give each a colour of its own. It is the gradient of one quantity, which
 * a sweep backwards gives at once: what a quantity is made of takes part in its adjoint, by the same partial
 * derivatives. In a loop, the adjoint of what it iterates on goes to its residuals by the transpose of G.
 *
 * A large loop would take a large dense G: then each column is a solution of the augmented system instead. */
#include "parts.h"

#include <math.h>
#include <string.h>

ModelStatus derivatives_of(Model *m, double time, const double *x, double *dx)
{
    model_set_states(m, time, x);
    const ModelStatus status = model_evaluate(m);
    if (status != MODEL_OK)
        return status;
    model_get_derivatives(m, dx);
    if (all_finite(dx, model_state_count(m)))
        return MODEL_OK;
    int i = 0;
    while (isfinite(dx[i]))
        i++;
    const int derivative = variable_derivative(described(m), model_state_variable(m, i));
    return model_fail(m, MODEL_NOT_FINITE, derivative >= 0 ? described(m)->variables[derivative].equation : -1, NULL,
                      dx[i]);
}

struct Jacobian {
    Arena memory;
    const ModelJacobian *pattern; /* that all else is for */
    int number;        /* of its structure */
    Augmented *augmented; /* if the model is: then nothing of the next seven is needed; else NULL */
    double *partial;   /* partial_count */
    double *tangent;   /* slots by LANES */
    double *residual;  /* the largest loop's size by LANES */
    double *matrix;    /* the largest loop's size, squared */
    double *vector;    /* the largest loop's size */
    double *factors;   /* of all loops, one after the other: LOOP_FACTORS(size) each */
    size_t factor_count;
    int *long_row;     /* by row: its position among the long ones, or -1 */
    double *x, *before, *after; /* states */
};

/* The scaled and factored matrix, then row scales, column scales and swaps. */
#define LOOP_FACTORS(n) ((n) * (n) + 3 * (n))

const ModelJacobian *jacobian_pattern(const Model *m)
{
    const ModelStructure *s = model_structure(m);
    return s->jacobian ? s->jacobian : model_parts.modes->jacobian(s);
}

size_t jacobian_nonzeros(const ModelJacobian *p)
{
    const size_t n = (size_t)p->states;
    return p->column_start ? (size_t)p->column_start[n] : n * n;
}

static void take_memory(Jacobian *j, const ModelJacobian *p)
{
    const size_t n = (size_t)p->states;
    size_t largest = 0, factors = 0;
    Arena *a = &j->memory;
    j->pattern = p;
    j->number = p->number;
    j->x = arena_doubles(a, n);
    j->before = arena_doubles(a, n);
    j->after = arena_doubles(a, n);
    if (p->is_augmented) {
        j->augmented = model_parts.augmented->create(a, p);
        return;
    }
    for (int i = 0; i < p->loop_count; i++) {
        const size_t size = (size_t)p->loops[i].size;
        largest = size > largest ? size : largest;
        factors += LOOP_FACTORS(size);
    }
    j->partial = arena_doubles(a, (size_t)p->partial_count);
    j->tangent = arena_doubles(a, (size_t)p->slots * LANES);
    j->residual = arena_doubles(a, largest * LANES);
    j->matrix = arena_doubles(a, largest * largest);
    j->vector = arena_doubles(a, largest);
    j->factors = arena_doubles(a, factors);
    j->factor_count = factors;
    j->long_row = arena_take(a, n, sizeof *j->long_row);
    for (int i = 0; i < p->number_count; i++)
        j->partial[i] = p->numbers[i];
    for (size_t row = 0; row < n; row++)
        j->long_row[row] = -1;
    for (int i = 0; i < p->long_row_count; i++)
        j->long_row[p->long_rows[i]] = i;
}

static void release_memory(void *jacobian)
{
    Jacobian *j = jacobian;
    arena_release(&j->memory);
}

Jacobian *jacobian_new(Arena *a, const ModelJacobian *p)
{
    Jacobian *j = arena_take(a, 1, sizeof *j);
    arena_close_with(a, release_memory, j);
    take_memory(j, p);
    return j;
}

/* An integrator may go on with another structure of the same states. */
static const ModelJacobian *fit(Jacobian *j, const Model *m)
{
    const ModelJacobian *p = jacobian_pattern(m);
    if (j->number != p->number) {
        arena_release(&j->memory);
        take_memory(j, p);
    }
    return j->pattern = p;
}

/* ---- sweeps ---- */

static int lanes_from(int from, int count)
{
    return count - from < LANES ? count - from : LANES;
}

static void sweep_assignments(const Jacobian *j, int from, int to)
{
    for (int row = from; row < to; row++) {
        double sum[LANES];
        lanes_sum(j->pattern, row, j->partial, j->tangent, sum);
        memcpy(j->tangent + (size_t)j->pattern->row_slot[row] * LANES, sum, sizeof sum);
    }
}

/* The tangents of the loop's residuals for those of what it iterates on. */
static void sweep_loop(const Jacobian *j, const ModelSlopeLoop *loop)
{
    const int first = loop->row + loop->inner;
    sweep_assignments(j, loop->row, first);
    for (int i = 0; i < loop->size; i++)
        lanes_sum(j->pattern, first + i, j->partial, j->tangent, j->residual + (size_t)i * LANES);
}

static Loop loop_of(const Jacobian *j, const ModelSlopeLoop *loop, double *factors)
{
    const size_t n = (size_t)loop->size;
    return (Loop){.n = loop->size, .jacobian = j->matrix, .scaled = factors, .row = factors + n * n,
                  .magnitude = factors + n * n + n, .swaps = factors + n * n + 2 * n};
}

/* G by sweeps with unit seeds, while all other tangents are 0, and its factors. False if it is singular. */
static bool factor_loop(const Jacobian *j, const ModelSlopeLoop *loop, double *factors)
{
    const int n = loop->size;
    const size_t unknowns = (size_t)(n + loop->inner);
    double *tearing = j->tangent + (size_t)loop->tear * LANES, pivot = 0;
    for (int from = 0; from < n; from += LANES) {
        const int lanes = lanes_from(from, n);
        for (int l = 0; l < lanes; l++)
            tearing[(from + l) * LANES + l] = 1;
        sweep_loop(j, loop);
        for (int i = 0; i < n; i++)
            for (int l = 0; l < lanes; l++)
                j->matrix[i * n + from + l] = j->residual[i * LANES + l];
        for (int l = 0; l < lanes; l++)
            tearing[(from + l) * LANES + l] = 0;
    }
    memset(tearing, 0, unknowns * LANES * sizeof *tearing);
    const Loop l = loop_of(j, loop, factors);
    return loop_equilibrate(&l) && loop_factor(l.scaled, n, l.swaps, &pivot) < 0;
}

static void solve_loop(const Jacobian *j, const ModelSlopeLoop *loop, double *factors, int lanes)
{
    const Loop l = loop_of(j, loop, factors);
    double *tearing = j->tangent + (size_t)loop->tear * LANES;
    memset(tearing, 0, (size_t)l.n * LANES * sizeof *tearing);
    sweep_loop(j, loop);
    for (int lane = 0; lane < lanes; lane++) {
        for (int i = 0; i < l.n; i++)
            j->vector[i] = -j->residual[i * LANES + lane] / l.row[i];
        loop_substitute(l.scaled, l.n, l.swaps, j->vector);
        for (int i = 0; i < l.n; i++)
            tearing[i * LANES + lane] = l.magnitude[i] * j->vector[i];
    }
    sweep_assignments(j, loop->row, loop->row + loop->inner);
}

static void sweep(const Jacobian *j, int lanes)
{
    const ModelJacobian *p = j->pattern;
    double *factors = j->factors;
    int row = 0;
    for (int i = 0; i < p->loop_count; i++) {
        const ModelSlopeLoop *loop = &p->loops[i];
        sweep_assignments(j, row, loop->row);
        solve_loop(j, loop, factors, lanes);
        factors += LOOP_FACTORS((size_t)loop->size);
        row = loop->row + loop->inner + loop->size;
    }
    sweep_assignments(j, row, p->rows);
}

/* ---- sweeps backwards ---- */

/* Takes the adjoints of what the rows determine away. */
static void return_assignments(const Jacobian *j, int from, int to)
{
    for (int row = to - 1; row >= from; row--) {
        double adjoint[LANES], *own = j->tangent + (size_t)j->pattern->row_slot[row] * LANES;
        memcpy(adjoint, own, sizeof adjoint);
        memset(own, 0, sizeof adjoint);
        lanes_spread(j->pattern, row, j->partial, adjoint, j->tangent);
    }
}

static void return_loop(const Jacobian *j, const ModelSlopeLoop *loop, double *factors, int lanes)
{
    const Loop l = loop_of(j, loop, factors);
    const int first = loop->row + loop->inner;
    const size_t bytes = (size_t)l.n * LANES * sizeof(double);
    double *tearing = j->tangent + (size_t)loop->tear * LANES;
    return_assignments(j, loop->row, first);
    memset(j->residual, 0, bytes);
    for (int lane = 0; lane < lanes; lane++) {
        for (int i = 0; i < l.n; i++)
            j->vector[i] = l.magnitude[i] * tearing[i * LANES + lane];
        loop_substitute_transposed(l.scaled, l.n, l.swaps, j->vector);
        for (int i = 0; i < l.n; i++)
            j->residual[i * LANES + lane] = -j->vector[i] / l.row[i];
    }
    for (int i = 0; i < l.n; i++)
        lanes_spread(j->pattern, first + i, j->partial, j->residual + (size_t)i * LANES, j->tangent);
    return_assignments(j, loop->row, first);
    memset(tearing, 0, bytes); /* G has seen to them */
}

static void sweep_back(const Jacobian *j, int lanes)
{
    const ModelJacobian *p = j->pattern;
    double *factors = j->factors + j->factor_count;
    int end = p->rows;
    for (int i = p->loop_count - 1; i >= 0; i--) {
        const ModelSlopeLoop *loop = &p->loops[i];
        return_assignments(j, loop->row + loop->inner + loop->size, end);
        factors -= LOOP_FACTORS((size_t)loop->size);
        return_loop(j, loop, factors, lanes);
        end = loop->row;
    }
    return_assignments(j, 0, end);
}

/* ---- columns ---- */

static int colour_of(const ModelJacobian *p, int column)
{
    return p->colour ? p->colour[column] : column;
}

int jacobian_column(const ModelJacobian *p, int column, size_t *first)
{
    *first = p->column_start ? (size_t)p->column_start[column] : (size_t)column * (size_t)p->states;
    return p->column_start ? p->column_start[column + 1] - p->column_start[column] : p->states;
}

int jacobian_row(const ModelJacobian *p, size_t first, int k)
{
    return p->row_index ? p->row_index[first + (size_t)k] : k;
}

/* The long rows from one on, a lane for each. */
static void find_rows(const Jacobian *j, int from, int lanes, double *values)
{
    const ModelJacobian *p = j->pattern;
    memset(j->tangent, 0, (size_t)p->slots * LANES * sizeof *j->tangent);
    for (int l = 0; l < lanes; l++)
        j->tangent[(size_t)p->derivative[p->long_rows[from + l]] * LANES + (size_t)l] = 1;
    sweep_back(j, lanes);
    for (int column = 0; column < p->states; column++) {
        size_t first;
        const int count = jacobian_column(p, column, &first);
        for (int k = 0; k < count; k++) {
            const int lane = j->long_row[jacobian_row(p, first, k)] - from;
            if (lane >= 0 && lane < lanes)
                values[first + (size_t)k] = j->tangent[(size_t)column * LANES + (size_t)lane];
        }
    }
}

/* The columns of the colours from one on, a lane for each. */
static void find_columns(const Jacobian *j, int from, int lanes, double *values)
{
    const ModelJacobian *p = j->pattern;
    memset(j->tangent, 0, (size_t)p->states * LANES * sizeof *j->tangent);
    for (int c = 0; c < p->states; c++)
        if (colour_of(p, c) >= from && colour_of(p, c) < from + lanes)
            j->tangent[(size_t)c * LANES + (size_t)(colour_of(p, c) - from)] = 1;
    sweep(j, lanes);
    for (int c = 0; c < p->states; c++) {
        const int lane = colour_of(p, c) - from;
        size_t first;
        const int count = lane >= 0 && lane < lanes ? jacobian_column(p, c, &first) : 0;
        for (int k = 0; k < count; k++) {
            const int row = jacobian_row(p, first, k), slot = p->derivative[row];
            if (j->long_row[row] < 0)
                values[first + (size_t)k] = slot < 0 ? 0 : j->tangent[(size_t)slot * LANES + (size_t)lane];
        }
    }
}

/* For gamma 0 the states' changes are the right-hand side. */
static ModelStatus solve_columns(Jacobian *j, const Model *m, double *values)
{
    const ModelJacobian *p = j->pattern;
    const int n = p->states;
    if (!model_parts.augmented->read(j->augmented, m) || !model_parts.augmented->factor(j->augmented, 0))
        return MODEL_RETRY;
    for (int column = 0; column < n; column++) {
        memset(j->x, 0, (size_t)n * sizeof *j->x);
        j->x[column] = 1;
        if (!model_parts.augmented->solve(j->augmented, j->x, j->x))
            return MODEL_RETRY;
        size_t first;
        const int count = jacobian_column(p, column, &first);
        for (int k = 0; k < count; k++)
            values[first + (size_t)k] = model_parts.augmented->derivative(j->augmented, jacobian_row(p, first, k));
    }
    return MODEL_OK;
}

ModelStatus jacobian_exact(Jacobian *j, Model *m, double *values)
{
    const ModelJacobian *p = fit(j, m);
    if (!p->derivative)
        return MODEL_RETRY;
    if (j->augmented)
        return solve_columns(j, m, values);
    model_partials(m, j->partial);
    if (!all_finite(j->partial, p->partial_count))
        return MODEL_RETRY;
    memset(j->tangent, 0, (size_t)p->slots * LANES * sizeof *j->tangent);
    double *factors = j->factors;
    for (int i = 0; i < p->loop_count; i++) {
        if (!factor_loop(j, &p->loops[i], factors))
            return MODEL_RETRY;
        factors += LOOP_FACTORS((size_t)p->loops[i].size);
    }
    for (int from = 0; from < p->colours; from += LANES)
        find_columns(j, from, lanes_from(from, p->colours), values);
    for (int from = 0; from < p->long_row_count; from += LANES)
        find_rows(j, from, lanes_from(from, p->long_row_count), values);
    return all_finite(values, (int)jacobian_nonzeros(p)) ? MODEL_OK : MODEL_RETRY;
}

/* ---- differences ---- */

/* Differences cannot be told apart in a long row: then each column is a group of its own. */
static int group_of(const ModelJacobian *p, int column)
{
    return p->long_row_count > 0 ? column : colour_of(p, column);
}

ModelStatus jacobian_differences(Jacobian *j, Model *m, double time, const double *x, const double *step,
                                 double *values)
{
    const ModelJacobian *p = fit(j, m);
    ModelStatus status = derivatives_of(m, time, x, j->before);
    const int groups = p->long_row_count > 0 ? p->states : p->colours;
    for (int group = 0; group < groups && status == MODEL_OK; group++) {
        for (int c = 0; c < p->states; c++)
            j->x[c] = group_of(p, c) == group ? x[c] + step[c] : x[c];
        status = derivatives_of(m, time, j->x, j->after);
        for (int c = 0; c < p->states && status == MODEL_OK; c++) {
            if (group_of(p, c) != group)
                continue;
            size_t first;
            const int count = jacobian_column(p, c, &first);
            for (int k = 0; k < count; k++) {
                const int row = jacobian_row(p, first, k);
                values[first + (size_t)k] = (j->after[row] - j->before[row]) / (j->x[c] - x[c]);
            }
        }
    }
    return status;
}
