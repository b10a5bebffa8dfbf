/* augmented.c - solves the integrator's linear systems (I - gamma J) d = b by statements, without forming J.
 *
 * A loop of many unknowns makes each derivative depend on every state that enters it, and so does a sum that all of
 * them share: J is full, although each statement mentions few quantities. The changes of all quantities that depend on
 * states are therefore unknowns beside the states' own, one for each slot of the pattern, as in solvers of
 * differential-algebraic equations (Brenan, Campbell, Petzold, Numerical Solution of Initial-Value Problems, SIAM 1996,
 * ch. 5):
 *
 *     d(state) - gamma d(its derivative)     = b    a row for each state
 *     d(slot) - sum of partial d(term)       = 0    for each assignment
 *               sum of partial d(term)       = 0    for each residual of a loop
 *
 * The pattern is always the same. KLU finds by itself that assignments need almost no elimination. */
#include "between.h"
#include "jacobian.h"
#include "sparse.h"

#include <math.h>
#include <string.h>

#define MOST_CHANGE 10 /* largest factor by which gamma may change with the same pivots */

struct Augmented {
    Arena memory;
    const ModelJacobian *pattern; /* to which all other members belong */
    int number;      /* of its structure */
    size_t state_count, slots;
    Sparse *sparse;
    double *partial; /* partial_count */
    double *value;   /* by entry, row by row: states, then statements */
    double *change;  /* by slot */
    double *states;  /* of a nearby point */
    double pivot_gamma; /* for which the pivots have been chosen; NAN: partials have been read since */
};

static size_t augmented_nonzeros(const ModelJacobian *p)
{
    size_t count = p->rows > 0 ? (size_t)p->row_start[p->rows] : 0;
    for (int i = 0; i < p->states; i++)
        count += p->derivative[i] >= 0 ? 2 : 1;
    for (int r = 0; r < p->rows; r++)
        count += p->row_slot[r] >= 0;
    return count;
}

static void fill_pattern(const ModelJacobian *p, int *row_start, int *column)
{
    int at = 0, row = 0;
    for (int i = 0; i < p->states; i++) {
        row_start[row++] = at;
        column[at++] = i;
        if (p->derivative[i] >= 0)
            column[at++] = p->derivative[i];
    }
    for (int r = 0; r < p->rows; r++) {
        row_start[row++] = at;
        if (p->row_slot[r] >= 0)
            column[at++] = p->row_slot[r];
        for (int t = p->row_start[r]; t < p->row_start[r + 1]; t++)
            column[at++] = p->term_slot[t];
    }
    row_start[row] = at;
}

static void take_memory(Augmented *a, const ModelJacobian *p)
{
    const size_t entries = augmented_nonzeros(p);
    Arena *arena = &a->memory;
    a->pattern = p;
    a->number = p->number;
    a->state_count = (size_t)p->states;
    a->slots = (size_t)p->slots;
    int *row_start = arena_take(arena, a->slots + 1, sizeof *row_start);
    int *column = arena_take(arena, entries, sizeof *column);
    a->partial = arena_doubles(arena, (size_t)p->partial_count);
    a->value = arena_doubles(arena, entries);
    a->change = arena_doubles(arena, a->slots);
    a->states = arena_doubles(arena, a->state_count);
    fill_pattern(p, row_start, column);
    a->sparse = sparse_new(arena, p->slots, row_start, column);
    for (int i = 0; i < p->number_count; i++)
        a->partial[i] = p->numbers[i];
}

static void release_memory(void *augmented)
{
    Augmented *a = augmented;
    arena_release(&a->memory);
}

static Augmented *augmented_new(Arena *arena, const ModelJacobian *p)
{
    Augmented *a = arena_take(arena, 1, sizeof *a);
    arena_close_with(arena, release_memory, a);
    take_memory(a, p);
    return a;
}

static bool augmented_fits(const Augmented *a, const Model *m)
{
    return a->number == jacobian_pattern(m)->number;
}

/* The integrator may go on with another structure of the same states. Until this call it uses the former factors. */
static bool augmented_read(Augmented *a, const Model *m)
{
    const ModelJacobian *p = jacobian_pattern(m);
    if (a->number != p->number) {
        arena_release(&a->memory);
        take_memory(a, p);
    }
    a->pattern = p;
    model_partials(m, a->partial);
    a->pivot_gamma = NAN;
    return all_finite(a->partial, p->partial_count);
}

static ModelStatus augmented_read_nearby(Augmented *a, Model *m, double time, const double *x, const Magnitudes *g,
                                  double *dx)
{
    ModelStatus status = MODEL_OK;
    for (int direction = 1; direction >= -1; direction -= 2) {
        for (int i = 0; i < g->count; i++)
            a->states[i] = x[i] + direction * magnitudes_difference(g, i, x[i]);
        status = derivatives_of(m, time, a->states, dx);
        if (status == MODEL_OK && augmented_read(a, m))
            return MODEL_OK;
    }
    return status == MODEL_OK ? model_fail(m, MODEL_NOT_FINITE, -1, NULL, NAN) : status;
}

/* Pivots that suit one gamma suit those nearby; far away rounding errors grow as much as gamma has changed. */
static void choose_pivots(Augmented *a, double gamma)
{
    const double now = fabs(gamma), then = fabs(a->pivot_gamma);
    if (now <= MOST_CHANGE * then && then <= MOST_CHANGE * now)
        return;
    sparse_pivot_anew(a->sparse);
    a->pivot_gamma = gamma;
}

static bool augmented_factor(Augmented *a, double gamma)
{
    const ModelJacobian *p = a->pattern;
    double *value = a->value;
    choose_pivots(a, gamma);
    for (int i = 0; i < p->states; i++) {
        *value++ = 1;
        if (p->derivative[i] >= 0)
            *value++ = -gamma;
    }
    for (int r = 0; r < p->rows; r++) {
        if (p->row_slot[r] >= 0)
            *value++ = -1;
        for (int t = p->row_start[r]; t < p->row_start[r + 1]; t++)
            *value++ = a->partial[p->term_partial[t]];
    }
    return sparse_factor(a->sparse, a->value);
}

static bool augmented_solve(Augmented *a, const double *b, double *d)
{
    memcpy(a->change, b, a->state_count * sizeof *b);
    memset(a->change + a->state_count, 0, (a->slots - a->state_count) * sizeof *a->change);
    if (!sparse_solve(a->sparse, a->change))
        return false;
    memcpy(d, a->change, a->state_count * sizeof *d);
    return true;
}

static double augmented_derivative(const Augmented *a, int state)
{
    const int slot = a->pattern->derivative[state];
    return slot < 0 ? 0 : a->change[slot];
}

/* With gamma = 0 the changes of the states are the right-hand side. */
static ModelStatus augmented_columns(Augmented *a, const Model *m, double *d, double *values)
{
    const int n = a->pattern->states;
    if (!augmented_read(a, m) || !augmented_factor(a, 0))
        return MODEL_RETRY;
    for (int column = 0; column < n; column++) {
        memset(d, 0, (size_t)n * sizeof *d);
        d[column] = 1;
        if (!augmented_solve(a, d, d))
            return MODEL_RETRY;
        size_t first;
        const int count = jacobian_column(a->pattern, column, &first);
        for (int k = 0; k < count; k++)
            values[first + (size_t)k] = augmented_derivative(a, jacobian_row(a->pattern, first, k));
    }
    return MODEL_OK;
}

const struct AugmentedPart augmented_part = {
    {.augment = augmented_new, .columns = augmented_columns, .matrix = sparse_prepare_augmented},
    augmented_nonzeros, augmented_fits, augmented_read, augmented_read_nearby, augmented_factor, augmented_solve,
    augmented_derivative};
