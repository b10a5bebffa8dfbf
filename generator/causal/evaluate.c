/* evaluate.c - evaluates the causal system in the compiler itself: for rank decisions, and for tests. */
#include "causal/loop.h"

#include <float.h>
#include <math.h>
#include <string.h>

typedef struct {
    const Causal *causal;
    const double *values;
    const Block *block;     /* whose partials are looked up, or NULL */
    const double *partials; /* their values */
} Evaluation;

static double leaf_value(void *context, Expr leaf)
{
    const Evaluation *evaluation = context;
    int variable = causal_variable(evaluation->causal, leaf);
    if (variable >= 0) {
        const CausalVariable *v = &evaluation->causal->variables.at[variable];
        if (v->role != ROLE_ALIAS)
            return evaluation->values[variable];
        return v->representative < 0 ? v->value : v->sign * evaluation->values[v->representative];
    }
    if (evaluation->block)
        for (int i = 0; i < evaluation->block->partials.count; i++)
            if (evaluation->block->partials.at[i].leaf == leaf)
                return evaluation->partials[i];
    internal_error("'%s' has no value", leaf->name->text);
}

double causal_value(const Causal *causal, Expr e, double time, const double *values)
{
    Evaluation evaluation = {.causal = causal, .values = values};
    return expr_evaluate(e, time, leaf_value, &evaluation);
}

void matrix_pivot_dense(double *matrix, int rows, int columns, int row, int column, const bool *is_done)
{
    for (int i = 0; i < rows; i++) {
        double factor = matrix[i * columns + column] / matrix[row * columns + column];
        for (int k = 0; k < columns && !is_done[i]; k++)
            matrix[i * columns + k] -= factor * matrix[row * columns + k];
    }
}

static void swap(double *a, double *b)
{
    const double kept = *a;
    *a = *b;
    *b = kept;
}

/* Solves a dense system of n rows, the right sides in column n, in place with partial pivoting; false if a pivot is not
 * above the threshold. */
static bool dense_solve(int n, double *matrix, double threshold)
{
    Arena *scratch = arena_new();
    bool *is_done = arena_array(scratch, bool, n), is_regular = true;
    const int m = n + 1;
    for (int k = 0; k < n && is_regular; k++) {
        int pivot = k;
        for (int i = k; i < n; i++)
            if (fabs(matrix[i * m + k]) > fabs(matrix[pivot * m + k]) || isnan(matrix[pivot * m + k]))
                pivot = i;
        is_regular = fabs(matrix[pivot * m + k]) > threshold;
        for (int j = 0; j < m; j++)
            swap(&matrix[k * m + j], &matrix[pivot * m + j]);
        is_done[k] = true;
        if (is_regular)
            matrix_pivot_dense(matrix, n, m, k, k, is_done);
    }
    for (int i = n - 1; i >= 0 && is_regular; i--) {
        for (int j = i + 1; j < n; j++)
            matrix[i * m + n] -= matrix[i * m + j] * matrix[j * m + n];
        matrix[i * m + n] /= matrix[i * m + i];
    }
    arena_free(scratch);
    return is_regular;
}

static void assign_inner(const Causal *causal, const Block *block, double time, double *values)
{
    for (int i = 0; i < block->inner.count; i++)
        values[block->inner.at[i].variable] = causal_value(causal, block->inner.at[i].value, time, values);
}

static void residuals_at(const Causal *causal, const Block *block, double time, const double *values, double *residual)
{
    for (int i = 0; i < block->residuals.count; i++) {
        const CausalEquation *e = &causal->equations.at[block->residuals.at[i]];
        residual[i] = causal_residual(causal, e->left, e->right, time, values, NULL);
    }
}

/* The Jacobian at given values, in the first n columns of n + 1. */
static void jacobian_at(const Causal *causal, const Block *block, double time, const double *values, double *matrix)
{
    Arena *scratch = arena_new();
    double *partials = arena_array(scratch, double, block->partials.count);
    Evaluation evaluation = {.causal = causal, .values = values, .block = block, .partials = partials};
    for (int i = 0; i < block->partials.count; i++)
        partials[i] = expr_evaluate(block->partials.at[i].value, time, leaf_value, &evaluation);
    int n = block->tearing.count;
    memset(matrix, 0, (size_t)n * (size_t)(n + 1) * sizeof *matrix);
    for (int i = 0; i < block->jacobian.count; i++) {
        const JacobianEntry *entry = &block->jacobian.at[i];
        matrix[entry->row * (n + 1) + entry->column] = expr_evaluate(entry->value, time, leaf_value, &evaluation);
    }
    arena_free(scratch);
}

static double norm(int n, const double *vector)
{
    double largest = 0;
    for (int i = 0; i < n; i++)
        largest = isfinite(vector[i]) ? fmax(largest, fabs(vector[i])) : INFINITY;
    return largest;
}

/* The largest residual, relative to the largest term of all equations. */
static double error_at(const Causal *causal, const Block *block, double time, const double *values)
{
    double residual = 0, scale = 0, terms;
    for (int i = 0; i < block_size(block); i++) {
        const CausalEquation *e = &causal->equations.at[block_equation(block, i)];
        residual = fmax(residual, fabs(causal_residual(causal, e->left, e->right, time, values, &terms)));
        scale = fmax(scale, terms);
    }
    return scale > 0 ? residual / scale : 0;
}

/* Newton's method with step halving; linear blocks take one step. */
static bool solve_loop(const Causal *causal, const Block *block, double time, double *values)
{
    enum { MOST_STEPS = 60, MOST_HALVINGS = 30 };
    int n = block->tearing.count;
    Arena *scratch = arena_new();
    double *residual = arena_array(scratch, double, n), *start = arena_array(scratch, double, n);
    double *matrix = arena_array(scratch, double, n * (n + 1)), *step = matrix + n; /* stride n + 1 */
    bool converged = false, is_regular = true;
    for (int iteration = 0; iteration < MOST_STEPS && !converged && is_regular; iteration++) {
        assign_inner(causal, block, time, values);
        residuals_at(causal, block, time, values, residual);
        double before = norm(n, residual), size = 0, length = 1;
        if (!(before > 0) && block->kind == BLOCK_NONLINEAR) { /* also where the Jacobian is singular */
            converged = true;
            break;
        }
        jacobian_at(causal, block, time, values, matrix);
        for (int i = 0; i < n; i++) {
            step[i * (n + 1)] = -residual[i];
            start[i] = values[block->tearing.at[i]];
        }
        is_regular = dense_solve(n, matrix, 0);
        for (int halving = 0; halving < MOST_HALVINGS && is_regular; halving++, length /= 2) {
            for (int i = 0; i < n; i++)
                values[block->tearing.at[i]] = start[i] + length * step[i * (n + 1)];
            assign_inner(causal, block, time, values);
            residuals_at(causal, block, time, values, residual);
            if (norm(n, residual) <= before || block->kind == BLOCK_LINEAR)
                break;
        }
        for (int i = 0; i < n; i++)
            size = fmax(size, fabs(step[i * (n + 1)]) / fmax(fabs(start[i]), DBL_MIN));
        converged = block->kind == BLOCK_LINEAR || !(size > 1e-13) || !(norm(n, residual) > 0);
    }
    const bool is_known = is_regular && isfinite(norm(n, residual));
    arena_free(scratch);
    return converged ? is_regular : is_known && error_at(causal, block, time, values) < 1e-9;
}

bool causal_evaluate(const Causal *causal, const Schedule *schedule, double time, double *values)
{
    for (int b = 0; b < schedule->count; b++) {
        const Block *block = schedule->at[b];
        if (block->kind == BLOCK_ASSIGN)
            assign_inner(causal, block, time, values);
        else if (!solve_loop(causal, block, time, values))
            return false;
        for (int i = 0; i < block->inner.count; i++)
            if (!isfinite(values[block->inner.at[i].variable]))
                return false;
    }
    return true;
}

void causal_choose(const Causal *causal, double *values)
{
    for (int s = 0; s < causal->sets.count; s++) {
        const StateSet *set = &causal->sets.at[s];
        for (int i = 0; i < set->states.count; i++) {
            int chosen = set->chosen.at[i];
            for (int k = 0; k < set->candidates.count; k++)
                values[set->selection.at[i * set->candidates.count + k]] = k == chosen ? 1 : 0;
            values[set->states.at[i]] = values[set->candidates.at[chosen]];
        }
    }
}

void causal_constant_values(const Causal *causal, double *values)
{
    for (int i = 0; i < causal->variables.count; i++) {
        bool is_stated = causal->variables.at[i].role == ROLE_CONSTANT && i < causal->system->variables.count;
        values[i] = is_stated ? causal->system->variables.at[i].value->number : NAN;
    }
    causal_derived_values(causal, values);
}

void causal_derived_values(const Causal *causal, double *values)
{
    for (int b = 0; b < causal->constants.count; b++) {
        const Block *block = causal->constants.at[b];
        for (int i = 0; i < block->tearing.count; i++) {
            Expr start = causal->variables.at[block->tearing.at[i]].start;
            values[block->tearing.at[i]] = start && start->op == OP_NUMBER ? start->number : 0;
        }
        if (block->kind == BLOCK_ASSIGN)
            assign_inner(causal, block, 0, values);
        else if (!solve_loop(causal, block, 0, values))
            for (int i = 0; i < block->tearing.count; i++)
                values[block->tearing.at[i]] = NAN;
    }
}

double causal_magnitude(const Causal *causal, Expr e, double time, const double *values)
{
    Evaluation evaluation = {.causal = causal, .values = values};
    return expr_magnitude(e, time, leaf_value, &evaluation);
}

double causal_slope_magnitude(const Causal *causal, Expr e, Expr leaf, double time, const double *values)
{
    Evaluation evaluation = {.causal = causal, .values = values};
    return expr_slope_magnitude(e, leaf, time, leaf_value, &evaluation);
}

double causal_residual(const Causal *causal, Expr left, Expr right, double time, const double *values,
                       double *magnitude)
{
    if (magnitude)
        *magnitude = causal_magnitude(causal, left, time, values) + causal_magnitude(causal, right, time, values);
    return causal_value(causal, left, time, values) - causal_value(causal, right, time, values);
}

double block_error_at(const Causal *causal, const Block *block, double bound, double *values)
{
    const double time = 0.4;
    double least = INFINITY;
    for (int refinement = 0; refinement < 2 && least > bound; refinement++) {
        if (!solve_loop(causal, block, time, values))
            return 0;
        least = fmin(least, error_at(causal, block, time, values));
    }
    return least;
}

/* Scales rows, and the first n columns of n + 1, to a largest entry of 1: ranks must not depend on units, nor on the
 * growth of values along chains of inner assignments. */
static bool equilibrate(int n, double *matrix)
{
    const int m = n + 1;
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < n; i++) {
            double scale = norm(n, matrix + i * m);
            if (!isfinite(scale))
                return false;
            for (int j = 0; j < n && scale > 0; j++)
                matrix[i * m + j] /= scale;
        }
        for (int j = 0; j < n; j++) {
            double scale = 0;
            for (int i = 0; i < n; i++)
                scale = fmax(scale, fabs(matrix[i * m + j]));
            for (int i = 0; i < n && scale > 0; i++)
                matrix[i * m + j] /= scale;
        }
    }
    return true;
}

/* The errors of the matrix entries due to rounding of the values that they are computed from. */
static void find_errors(const Causal *causal, const Block *block, double time, const double *values, double *matrix,
                        double *error)
{
    enum { SAMPLES = 4 };
    static const double units = 8;
    const int n = block->tearing.count, count = causal->variables.count, size = n * (n + 1);
    Arena *scratch = arena_new();
    double *shaken = arena_array(scratch, double, count), *sample = arena_array(scratch, double, size);
    for (int i = 0; i < size; i++)
        error[i] = units * DBL_EPSILON * fabs(matrix[i]);
    for (int k = 0; k < SAMPLES; k++) {
        for (int v = 0; v < count; v++)
            shaken[v] = values[v] * (1 + units / 2 * DBL_EPSILON * ((v * (k + 2) + k) % 5 - 2)); /* differs by sample */
        assign_inner(causal, block, time, shaken);
        jacobian_at(causal, block, time, shaken, sample);
        for (int i = 0; i < size; i++)
            error[i] = fmax(error[i], fabs(sample[i] - matrix[i]));
    }
    arena_free(scratch);
}

/* Gaussian elimination that also propagates the errors of all entries: true if a pivot is not above its own error. This
 * does not depend on units, nor on the sizes of entries over the matrix. */
static bool is_singular_by_error(int n, double *matrix, double *error)
{
    static const double safety = 16;
    const int m = n + 1;
    for (int k = 0; k < n; k++) {
        int pivot = k;
        double most = 0;
        for (int i = k; i < n; i++) {
            const double size = fabs(matrix[i * m + k]), certainty = size > 0 ? size / error[i * m + k] : 0;
            if (certainty > most) {
                most = certainty;
                pivot = i;
            }
        }
        if (!(most > safety))
            return true;
        for (int j = 0; j < n; j++) {
            swap(&matrix[k * m + j], &matrix[pivot * m + j]);
            swap(&error[k * m + j], &error[pivot * m + j]);
        }
        const double divisor = fabs(matrix[k * m + k]);
        for (int i = k + 1; i < n; i++) {
            const double factor = matrix[i * m + k] / matrix[k * m + k];
            const double doubt = (error[i * m + k] + fabs(factor) * error[k * m + k]) / divisor;
            for (int j = k + 1; j < n; j++) {
                const double change = factor * matrix[k * m + j];
                error[i * m + j] += doubt * fabs(matrix[k * m + j]) + fabs(factor) * error[k * m + j] +
                                    DBL_EPSILON * (fabs(matrix[i * m + j]) + fabs(change));
                matrix[i * m + j] -= change;
            }
        }
    }
    return false;
}

bool block_is_singular_at(const Causal *causal, const Block *block, double *values)
{
    static const double time = 0.4;
    const int n = block->tearing.count, size = n * (n + 1);
    Arena *scratch = arena_new();
    double *matrix = arena_array(scratch, double, size), *equilibrated = arena_array(scratch, double, size);
    assign_inner(causal, block, time, values);
    jacobian_at(causal, block, time, values, matrix);
    memcpy(equilibrated, matrix, (size_t)size * sizeof *matrix);
    /* An exact zero shows as rounding, about 1e-16 times the growth of the elimination. Other remainders may be as
     * small, such as femtofarads beside 1. */
    bool singular = equilibrate(n, equilibrated) && !dense_solve(n, equilibrated, 1e-13);
    if (singular) {
        double *error = arena_array(scratch, double, size);
        find_errors(causal, block, time, values, matrix, error);
        singular = is_singular_by_error(n, matrix, error);
    }
    arena_free(scratch);
    return singular;
}
