/* jacobian.c - the derivatives' Jacobian, by forward sweeps over the rows of its pattern.
 *
 * A sweep carries the directional derivatives of several groups of columns at once, one in each lane: the chain rule,
 * statement by statement. Columns of one colour share no row, so one direction gives them all (Curtis, Powell, Reid,
 * IMA J. Appl. Math. 13, 1974). loop_slopes.c treats loops, gradient.c rows with entries in very many columns. If a
 * loop is large, each column is a solution of the augmented system instead. */
#include "slopes.h"

#include <math.h>
#include <string.h>

ModelStatus derivatives_of(Model *m, double time, const double *x, double *dx)
{
    model_set_states(m, time, x);
    const ModelStatus status = model_evaluate(m);
    if (status != MODEL_OK)
        return status;
    return isfinite(model_get_derivatives(m, dx)) ? MODEL_OK : derivatives_check(m, dx);
}

ModelStatus derivatives_check(Model *m, const double *dx)
{
    if (all_finite(dx, model_state_count(m)))
        return MODEL_OK;
    int i = 0;
    while (isfinite(dx[i]))
        i++;
    const int derivative = variable_derivative(described(m), model_state_variable(m, i));
    return model_fail(m, MODEL_NOT_FINITE, derivative >= 0 ? described(m)->variables[derivative].equation : -1, NULL,
                      dx[i]);
}

const ModelJacobian *jacobian_pattern(const Model *m)
{
    const ModelStructure *s = model_structure(m);
    return s->jacobian ? s->jacobian : RUN_PART(modes)->state->jacobian(s);
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
        j->augmented = EQUATION_PART(augmented)->augment(a, p);
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

/* Fits the memory to the model's structure: an integrator may go on with another structure of the same states. */
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

void slopes_assign(const Jacobian *j, int from, int to)
{
    for (int row = from; row < to; row++) {
        double sum[LANES];
        lanes_sum(j->pattern, row, j->partial, j->tangent, sum);
        memcpy(j->tangent + (size_t)j->pattern->row_slot[row] * LANES, sum, sizeof sum);
    }
}

bool slopes_begin(Jacobian *j, const Model *m, double otherwise)
{
    const ModelJacobian *p = j->pattern;
    model_partials(m, j->partial);
    if (p->further)
        p->further(m, j->partial);
    for (int i = p->number_count; i < p->partial_count && !isnan(otherwise); i++)
        j->partial[i] = isfinite(j->partial[i]) ? j->partial[i] : otherwise;
    if (!all_finite(j->partial, p->partial_count))
        return false;
    memset(j->tangent, 0, (size_t)p->slots * LANES * sizeof *j->tangent);
    double *factors = j->factors;
    for (int i = 0; i < p->loop_count; i++) {
        if (!model_parts.loops->factor(j, &p->loops[i], factors))
            return false;
        factors += LOOP_FACTORS((size_t)p->loops[i].size);
    }
    return true;
}

void slopes_sweep(const Jacobian *j, int lanes)
{
    const ModelJacobian *p = j->pattern;
    double *factors = j->factors;
    int row = 0;
    for (int i = 0; i < p->loop_count; i++) {
        const ModelSlopeLoop *loop = &p->loops[i];
        slopes_assign(j, row, loop->row);
        model_parts.loops->solve(j, loop, factors, lanes);
        factors += LOOP_FACTORS((size_t)loop->size);
        row = loop->row + loop->inner + loop->size;
    }
    slopes_assign(j, row, p->rows);
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

/* Finds the columns of the colours from `from` on, one colour in each lane. */
static void find_columns(const Jacobian *j, int from, int lanes, double *values)
{
    const ModelJacobian *p = j->pattern;
    memset(j->tangent, 0, (size_t)p->states * LANES * sizeof *j->tangent);
    for (int c = 0; c < p->states; c++)
        if (colour_of(p, c) >= from && colour_of(p, c) < from + lanes)
            j->tangent[(size_t)c * LANES + (size_t)(colour_of(p, c) - from)] = 1;
    slopes_sweep(j, lanes);
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

ModelStatus jacobian_exact(Jacobian *j, Model *m, double *values)
{
    const ModelJacobian *p = fit(j, m);
    if (!p->derivative)
        return MODEL_RETRY;
    if (j->augmented)
        return EQUATION_PART(augmented)->columns(j->augmented, m, j->x, values);
    if (!slopes_begin(j, m, NAN))
        return MODEL_RETRY;
    for (int from = 0; from < p->colours; from += LANES)
        find_columns(j, from, lanes_from(from, p->colours), values);
    if (p->long_row_count > 0)
        model_parts.gradients->find(j, values);
    return all_finite(values, (int)jacobian_nonzeros(p)) ? MODEL_OK : MODEL_RETRY;
}

/* ---- differences ---- */

/* The group of columns that are moved together: a colour. A long row has entries in columns of equal colour; then each
 * column is a group of its own. */
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
