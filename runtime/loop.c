/* loop.c - algebraic loops: functions for all of them, and the solution of linear ones.
 *
 * Linear loops are solved by Gaussian elimination with partial pivoting on the equilibrated matrix and one step of
 * iterative refinement. A matrix is singular if a pivot is zero within rounding, relative to its equilibrated row and
 * column. */
#include "dense.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { MOST_DECISIONS = 20 }; /* at a point: each may change values that decide others */

static const double magnitude_floor = 1e-6; /* of an unknown near zero that declares no nominal value */

static void expand_kind(ModelLoop *loops, const ModelLoopKind *kind, const int *numbers)
{
    const int size = kind->first.size, inner = kind->first.inner_size;
    const size_t *offsets = kind->offsets;
    for (int k = 0; k < kind->count; k++) {
        ModelLoop *loop = &loops[kind->row + k * kind->step];
        *loop = kind->first;
        loop->number += k * kind->step;
        loop->index += k;
        loop->unknowns = numbers;
        loop->equations = numbers += size;
        loop->inner = numbers += size;
        loop->inner_equations = numbers += inner;
        numbers += inner;
        if (!offsets)
            continue;
        loop->inner_values = offsets;
        loop->inner_guesses = offsets += inner;
        offsets += inner;
    }
}

void loops_expand(ModelDescription *about, Arena *a)
{
    const ModelInfo *info = about->info;
    ModelLoop *loops = arena_take(a, (size_t)about->loop_rows, sizeof *loops);
    memcpy(loops, about->loops, (size_t)about->loop_rows * sizeof *loops);
    for (int i = 0; i < info->loop_kind_count; i++)
        expand_kind(loops, &info->loop_kinds[i], info->loop_numbers + info->loop_kinds[i].numbers);
    about->loops = loops;
}

void loop_begin(Model *m, const ModelLoop *loop, double *z)
{
    for (int i = 0; model_solving(m)->goes_on && i < loop->size; i++)
        z[i] = variable_value(m, loop->unknowns[i]);
}

Loop loop_prepare(Model *m, const ModelLoop *loop, LoopFunction f, double *z, double *work)
{
    model_solving(m)->index = loop->index;
    const size_t n = (size_t)loop->size;
    double *vectors = work + 3 * n * n, *path = vectors + 11 * n;
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
    l.failed = vectors + 8 * n;
    l.column = vectors + 9 * n;
    l.next = vectors + 10 * n;
    l.best = vectors + n * n + 20 * n + 5;
    l.found = l.best + n + loop->inner_size;
    l.slope = l.found + n + loop->inner_size;
    l.shift = l.slope + n;
    l.origin = path;
    l.first = path + n;
    l.previous = path + 2 * n;
    l.tangent = path + 3 * n;
    l.direction = l.tangent + n + 1;
    l.right = l.direction + n + 1;
    l.exchanges = l.right + n + 1;
    l.bordered = l.exchanges + n + 1;
    loop_begin(m, loop, z);
    memcpy(l.start, z, n * sizeof *z);
    return l;
}

double loop_norm(const double *v, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += v[i] * v[i];
    return sqrt(sum);
}

double loop_largest(const double *v, int count)
{
    double most = 0.0;
    for (int i = 0; i < count; i++) {
        most = fmax(most, fabs(v[i]));
    }
    return most;
}

double loop_least(const ModelDescription *about, const ModelLoop *loop, int unknown)
{
    const double nominal = fabs(about->variables[loop->unknowns[unknown]].nominal);
    return nominal > 0 ? nominal : magnitude_floor;
}

void loop_measure(const Loop *l)
{
    for (int j = 0; j < l->n; j++) {
        const double least = loop_least(described(l->m), l->loop, j);
        l->magnitude[j] = fabs(l->z[j]) > least ? fabs(l->z[j]) : least;
    }
}

bool loop_is_rounding(const Loop *l)
{
    for (int i = 0; i < l->n; i++) {
        if (!(fabs(l->residual[i]) <= (4.0 * (double)l->n * 2.220446049250313e-16 * l->row[i]))) {
            return false;
        }
    }
    return true;
}

void loop_decide(double *number, double value, bool *has_changed)
{
    if ((has_changed != NULL) && ((*number < value) || (*number > value))) {
        *has_changed = true;
    }
    *number = value;
}

void loop_decide_truth(bool *truth, bool value, bool *has_changed)
{
    if ((has_changed != NULL) && (*truth != value)) {
        *has_changed = true;
    }
    *truth = value;
}

bool loop_is_near(const ModelDescription *about, const ModelLoop *loop, const double *guess, const double *z)
{
    static const double near = 1e-5;
    for (int j = 0; j < loop->size; j++)
        if (!(fabs(z[j] - guess[j]) <= near * fmax(fabs(z[j]), loop_least(about, loop, j))))
            return false;
    return true;
}

void loop_doubt(Model *m, const ModelLoop *loop, const double *guess, const double *z)
{
    if (!loop_is_near(described(m), loop, guess, z))
        model_solving(m)->doubtful = loop;
}

bool loop_is_following(Model *m, const ModelLoop *loop)
{
    return loop->decide && model_solving(m)->is_following;
}

ModelStatus loop_compute(Model *m, const ModelLoop *loop, LoopFunction f, const double *z, double *residual,
                      double *jacobian)
{
    ModelStatus status = f(m, z, residual, jacobian);
    bool has_changed = loop_is_following(m, loop);
    for (int times = 0; has_changed && times < MOST_DECISIONS && status == MODEL_OK; times++) {
        has_changed = false;
        loop->decide(m, &has_changed);
        if (has_changed)
            status = f(m, z, residual, jacobian);
    }
    return status;
}

void loop_leave(const Loop *l, double *residual)
{
    for (int i = 0; l->rest && i < l->n; i++)
        residual[i] -= l->part * l->rest[i];
}

ModelStatus loop_evaluate(const Loop *l, const double *z, double *residual, double *jacobian)
{
    const ModelStatus status = loop_compute(l->m, l->loop, l->function, z, residual, jacobian);
    loop_leave(l, residual);
    if (status != MODEL_OK || (all_finite(residual, l->n) && (!jacobian || all_finite(jacobian, l->n * l->n))))
        return status;
    for (int i = 0; i < l->n; i++)
        if (!isfinite(residual[i]) || (jacobian && !all_finite(jacobian + i * l->n, l->n)))
            return model_fail(l->m, MODEL_NOT_FINITE, l->loop->equations[i], l->loop, residual[i]);
    return MODEL_OK;
}

void loop_swap(double *a, double *b, int n)
{
    for (int k = 0; k < n; k++) {
        const double kept = a[k];
        a[k] = b[k];
        b[k] = kept;
    }
}

int loop_factor(double *a, int n, double *swaps, double *smallest_pivot)
{
    const double limit = 16.0 * (double)n * 2.220446049250313e-16;
    for (int k = 0; k < n; k++) {
        double *top = &a[k * n];
        int pivot = k;
        double most = fabs(top[k]);
        for (int i = k + 1; i < n; i++) {
            const double size = fabs(a[(i * n) + k]);
            if (size > most) {
                pivot = i;
                most = size;
            }
        }
        swaps[k] = (double)pivot;
        if (pivot != k) {
            loop_swap(top, &a[pivot * n], n);
        }
        *smallest_pivot = most;
        if (!(most > limit)) {
            return k;
        }
        const double reciprocal = 1.0 / top[k];
        top[k] = reciprocal;
        for (int i = k + 1; i < n; i++) {
            double *row = &a[i * n];
            const double multiplier = row[k] * reciprocal;
            row[k] = multiplier;
            if (fabs(multiplier) > 0.0) {
                for (int j = k + 1; j < n; j++) {
                    row[j] -= multiplier * top[j];
                }
            }
        }
    }
    return -1;
}

void loop_substitute(const double *a, int n, const double *swaps, double *b)
{
    for (int i = 0; i < n; i++) {
        const double *row = &a[i * n];
        const int pivot = (int)swaps[i];
        double sum = b[pivot];
        b[pivot] = b[i];
        for (int j = 0; j < i; j++) {
            sum -= row[j] * b[j];
        }
        b[i] = sum;
    }
    for (int i = n - 1; i >= 0; i--) {
        const double *row = &a[i * n];
        double sum = b[i];
        for (int j = i + 1; j < n; j++) {
            sum -= row[j] * b[j];
        }
        b[i] = sum * row[i];
    }
}

void loop_substitute_transposed(const double *a, int n, const double *swaps, double *b)
{
    for (int i = 0; i < n; i++) {
        double sum = b[i];
        for (int k = 0; k < i; k++)
            sum -= a[k * n + i] * b[k];
        b[i] = sum * a[i * n + i];
    }
    for (int i = n - 1; i >= 0; i--)
        for (int k = i + 1; k < n; k++)
            b[i] -= a[k * n + i] * b[k];
    for (int i = n - 1; i >= 0; i--) {
        const int other = (int)swaps[i];
        const double kept = b[i];
        b[i] = b[other];
        b[other] = kept;
    }
}

bool loop_scale(const Loop *l)
{
    const int n = l->n;
    bool complete = true;
    for (int i = 0; i < n; i++) {
        l->row[i] = 0.0;
        for (int j = 0; j < n; j++) {
            l->row[i] += fabs(l->jacobian[(i * n) + j]) * l->magnitude[j];
        }
        if (!(l->row[i] > 0.0) || (isfinite(l->row[i]) == 0)) {
            l->row[i] = 1.0;
            complete = false;
        }
        for (int j = 0; j < n; j++) {
            l->scaled[(i * n) + j] = l->jacobian[(i * n) + j] * l->magnitude[j] / l->row[i];
        }
    }
    return complete;
}

bool loop_equilibrate(const Loop *l)
{
    const int n = l->n;
    for (int j = 0; j < n; j++) {
        l->magnitude[j] = 1.0;
    }
    if (!loop_scale(l)) {
        return false;
    }
    for (int j = 0; j < n; j++) {
        double largest = 0.0;
        for (int i = 0; i < n; i++) {
            largest = fmax(largest, fabs(l->scaled[(i * n) + j]));
        }
        if (!(largest > 0.0)) {
            return false;
        }
        l->magnitude[j] = 1.0 / largest;
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

ModelStatus loop_fail_to_converge(Model *m, const ModelLoop *loop, const double *residual, const double *row)
{
    int worst = 0;
    for (int i = 1; i < loop->size; i++)
        if (fabs(residual[i]) / row[i] > fabs(residual[worst]) / row[worst])
            worst = i;
    return model_fail(m, MODEL_NO_CONVERGENCE, loop->equations[worst], loop, fabs(residual[worst]) / row[worst]);
}

/* z = z - J^-1 residual, with the present factors of J. */
static void linear_step(const Loop *l, double *z)
{
    for (int i = 0; i < l->n; i++) {
        l->step[i] = -l->residual[i] / l->row[i];
    }
    loop_substitute(l->factors, l->n, l->swaps, l->step);
    for (int j = 0; j < l->n; j++) {
        z[j] += l->magnitude[j] * l->step[j];
    }
}

/* A pseudo-random number from -1 to 1. */
static double throw_dice(unsigned *dice)
{
    *dice = *dice * 1664525u + 1013904223u;
    return (double)(*dice >> 8) / 8388608.0 - 1;
}

/* Changes the solution by as much as rounding of the residuals' terms and of the unknowns may: neither it nor values
 * that follow from it are known any better. Each loop has random numbers of its own, in whatever order loops are
 * solved. */
static ModelStatus shake(const Loop *l)
{
    static const double part = 8 * DBL_EPSILON;
    unsigned dice = model_solving(l->m)->shaking * 2654435761u + (unsigned)l->loop->number;
    throw_dice(&dice);
    for (int i = 0; i < l->n; i++) {
        double terms = 0;
        for (int j = 0; j < l->n; j++)
            terms += fabs(l->jacobian[i * l->n + j] * l->z[j]);
        l->residual[i] = part * terms * throw_dice(&dice);
    }
    linear_step(l, l->z);
    for (int j = 0; j < l->n; j++)
        l->z[j] *= 1 + part * throw_dice(&dice);
    return loop_evaluate(l, l->z, l->residual, NULL);
}

ModelStatus loop_linear(Model *m, const ModelLoop *loop, LoopFunction f, double *z, double *work)
{
    const Loop l = loop_prepare(m, loop, f, z, work);
    const size_t n = (size_t)l.n;
    double pivot = 0;
    ModelStatus status = loop_evaluate(&l, z, l.residual, l.jacobian);
    if (status != MODEL_OK)
        return status;
    if (!loop_equilibrate(&l))
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
    return status == MODEL_OK && model_solving(m)->shaking ? shake(&l) : status;
}

bool loop_is_selection(const ModelLoop *loop)
{
    return loop && loop->is_state_selection;
}

void loop_tell_remote(Model *m, FILE *out)
{
    const ModelSolving *solving = model_solving(m);
    if (!solving->remote)
        return;
    const ModelVariable *v = &described(m)->variables[solving->remote_unknown];
    fprintf(out, "note: loop %d has no solution near its guesses: '%s' begins at %s, its guess is %s\n",
            solving->remote->number, v->path,
            number_rounded(variable_value(m, solving->remote_unknown), 7).text,
            number_text(solving->remote_guess).text);
}
