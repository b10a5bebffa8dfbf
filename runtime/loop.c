/* loop.c - algebraic loops: what both kinds share, and linear ones.
 *
 * Linear loops are solved by Gauss with partial pivoting on the equilibrated matrix and one step of iterative
 * refinement. A pivot within rounding of zero relative to its equilibrated row and column means singular. */
#include "runtime.h"

#include <float.h>
#include <math.h>
#include <string.h>

ModelStatus model_fail(Model *m, ModelFailureKind kind, int equation, const ModelLoop *loop, double value)
{
    *model_failure(m) = (ModelFailure){.kind = kind, .equation = equation, .loop = loop, .value = value};
    return kind == MODEL_INCONSISTENT_START ? MODEL_FAIL : MODEL_RETRY;
}

Loop loop_prepare(Model *m, const ModelLoop *loop, LoopFunction f, double *z, double *work)
{
    const size_t n = (size_t)loop->size;
    double *vectors = work + 3 * n * n;
    Loop l = {.m = m, .loop = loop, .function = f, .n = loop->size, .z = z};
    l.jacobian = work;
    l.factors = work + n * n;
    l.scaled = work + 2 * n * n;
    l.residual = vectors;
    l.trial = vectors + n;
    l.trial_residual = vectors + 2 * n;
    l.step = vectors + 3 * n;
    l.row = vectors + 4 * n;
    l.magnitude = vectors + 5 * n;
    l.swaps = vectors + 6 * n;
    l.start = vectors + 7 * n;
    memcpy(l.start, z, n * sizeof *z);
    return l;
}

bool loop_all_finite(const double *v, int count)
{
    for (int i = 0; i < count; i++)
        if (!isfinite(v[i]))
            return false;
    return true;
}

static bool is_zero(double x)
{
    return fpclassify(x) == FP_ZERO;
}

ModelStatus loop_evaluate(const Loop *l, const double *z, double *residual, double *jacobian)
{
    const ModelStatus status = l->function(l->m, z, residual, jacobian);
    if (status != MODEL_OK)
        return status;
    for (int i = 0; i < l->n; i++)
        if (!isfinite(residual[i]) || (jacobian && !loop_all_finite(jacobian + i * l->n, l->n)))
            return model_fail(l->m, MODEL_NOT_FINITE, l->loop->equations[i], l->loop, residual[i]);
    return MODEL_OK;
}

static void swap_rows(double *a, int n, int i, int j)
{
    for (int k = 0; k < n && i != j; k++) {
        const double kept = a[i * n + k];
        a[i * n + k] = a[j * n + k];
        a[j * n + k] = kept;
    }
}

int loop_factor(double *a, int n, double *swaps, double *smallest_pivot)
{
    const double limit = 16 * n * DBL_EPSILON;
    for (int k = 0; k < n; k++) {
        int pivot = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(a[i * n + k]) > fabs(a[pivot * n + k]))
                pivot = i;
        swaps[k] = pivot;
        swap_rows(a, n, k, pivot);
        *smallest_pivot = fabs(a[k * n + k]);
        if (!(*smallest_pivot > limit))
            return k;
        for (int i = k + 1; i < n; i++) {
            const double multiplier = a[i * n + k] /= a[k * n + k];
            for (int j = k + 1; j < n && !is_zero(multiplier); j++)
                a[i * n + j] -= multiplier * a[k * n + j];
        }
    }
    return -1;
}

void loop_substitute(const double *a, int n, const double *swaps, double *b)
{
    for (int k = 0; k < n; k++) {
        const int pivot = (int)swaps[k];
        const double kept = b[k];
        b[k] = b[pivot];
        b[pivot] = kept;
    }
    for (int i = 1; i < n; i++)
        for (int j = 0; j < i; j++)
            b[i] -= a[i * n + j] * b[j];
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++)
            b[i] -= a[i * n + j] * b[j];
        b[i] /= a[i * n + i];
    }
}

bool loop_scale(const Loop *l)
{
    const int n = l->n;
    bool complete = true;
    for (int i = 0; i < n; i++) {
        l->row[i] = 0;
        for (int j = 0; j < n; j++)
            l->row[i] += fabs(l->jacobian[i * n + j]) * l->magnitude[j];
        if (!(l->row[i] > 0) || !isfinite(l->row[i])) {
            l->row[i] = 1;
            complete = false;
        }
        for (int j = 0; j < n; j++)
            l->scaled[i * n + j] = l->jacobian[i * n + j] * l->magnitude[j] / l->row[i];
    }
    return complete;
}

/* Sets every column's magnitude so that the largest entry of each scaled column is 1. False if one is empty. */
static bool equilibrate(const Loop *l)
{
    const int n = l->n;
    for (int j = 0; j < n; j++)
        l->magnitude[j] = 1;
    if (!loop_scale(l))
        return false;
    for (int j = 0; j < n; j++) {
        double largest = 0;
        for (int i = 0; i < n; i++)
            largest = fmax(largest, fabs(l->scaled[i * n + j]));
        if (is_zero(largest))
            return false;
        l->magnitude[j] = 1 / largest;
    }
    return loop_scale(l);
}

/* The equation of the original row that pivoting has brought to position k. */
static int equation_at(const Loop *l, int k)
{
    int position = k;
    for (int step = k; step >= 0; step--) {
        const int other = (int)l->swaps[step];
        if (position == step)
            position = other;
        else if (position == other)
            position = step;
    }
    return l->loop->equations[position];
}

ModelStatus loop_fail_singular(const Loop *l, int column, double pivot)
{
    const int equation = column >= 0 ? equation_at(l, column) : -1;
    return model_fail(l->m, MODEL_SINGULAR_LOOP, equation, l->loop, pivot);
}

/* z = z - J^-1 residual, with the factors at hand. */
static void linear_step(const Loop *l, double *z)
{
    for (int i = 0; i < l->n; i++)
        l->step[i] = -l->residual[i] / l->row[i];
    loop_substitute(l->factors, l->n, l->swaps, l->step);
    for (int j = 0; j < l->n; j++)
        z[j] += l->magnitude[j] * l->step[j];
}

ModelStatus loop_linear(Model *m, const ModelLoop *loop, LoopFunction f, double *z, double *work)
{
    const Loop l = loop_prepare(m, loop, f, z, work);
    const size_t n = (size_t)l.n;
    double pivot = 0;
    ModelStatus status = loop_evaluate(&l, z, l.residual, l.jacobian);
    if (status != MODEL_OK)
        return status;
    if (!equilibrate(&l))
        return loop_fail_singular(&l, -1, 0);
    memcpy(l.factors, l.scaled, n * n * sizeof *l.factors);
    const int column = loop_factor(l.factors, l.n, l.swaps, &pivot);
    if (column >= 0)
        return loop_fail_singular(&l, column, pivot);

    linear_step(&l, z);
    status = loop_evaluate(&l, z, l.residual, NULL);
    if (status == MODEL_OK) {
        linear_step(&l, z);
        status = loop_evaluate(&l, z, l.residual, NULL);
    }
    if (status != MODEL_OK)
        memcpy(z, l.start, n * sizeof *z);
    return status;
}
