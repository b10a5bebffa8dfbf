/* growth.c - the growth of rounding errors along the inner assignments of a linear loop.
 *
 * An assignment that divides by a small value amplifies the rounding errors of its sum, for example a diode's voltage
 * that is its current divided by its conductance while it blocks. Then tearing variables do not determine their
 * dependent variables to all digits, and no iteration repairs that. Tearing is elimination with pivots that structure
 * alone has chosen. Its error is bounded by the growth of numbers that are 1 in size at first, if rows and columns are
 * scaled to that size (Wilkinson, The Algebraic Eigenvalue Problem, 1965, chapter 4). Booleans are not known when a
 * model is compiled: each entry has the range of values that they can give it. */
#include "causal/loop.h"

#include <math.h>

enum { SCALINGS = 4, BALANCINGS = 16, SAMPLES = 4 };
static const double most_growth = 1e3;

typedef struct {
    int column;
    double least, most; /* absolute values */
} GrowthEntry;

typedef List(GrowthEntry) GrowthRow;

struct Growth {
    int count;
    GrowthRow *rows;
    double *row_scale, *column_scale;
    double *size; /* by column: rounding error of the variable, relative to that of the tearing variables */
    int *terms;   /* by column: memory for balance() */
};

double **growth_samples(Arena *arena, const Causal *causal, const Points *points)
{
    double **samples = arena_array(arena, double *, SAMPLES);
    for (int k = 0; k < SAMPLES; k++) { /* all Booleans have one value, or they alternate */
        samples[k] = arena_array(arena, double, causal->variables.count);
        for (int v = 0; v < causal->variables.count; v++) {
            const CausalVariable *variable = &causal->variables.at[v];
            bool is_open = variable->leaf->type == TYPE_BOOLEAN && !causal_is_constant_role(variable->role);
            bool is_true = k < 2 ? k : v % 2 == k % 2;
            samples[k][v] = is_open ? is_true : points->values[k % STATED_POINTS][v];
        }
    }
    return samples;
}

/* Scales rows and columns so that the mean of their logarithms is near 0 (Curtis and Reid, IMA J. Appl. Math. 10,
 * 1972). */
static void balance(Growth *g)
{
    double *sum = g->size;
    for (int i = 0; i < g->count; i++)
        sum[i] = g->terms[i] = 0;
    for (int i = 0; i < g->count; i++) {
        const GrowthRow *row = &g->rows[i];
        double row_sum = 0;
        int terms = 0;
        for (int k = 0; k < row->count; k++) {
            const bool is_any = row->at[k].most > 0;
            row_sum += is_any ? log2(row->at[k].most) + log2(g->column_scale[row->at[k].column]) : 0;
            terms += is_any;
        }
        g->row_scale[i] = terms ? exp2(-row_sum / terms) : 1;
        for (int k = 0; k < row->count; k++) {
            const bool is_any = row->at[k].most > 0;
            sum[row->at[k].column] += is_any ? log2(row->at[k].most) + log2(g->row_scale[i]) : 0;
            g->terms[row->at[k].column] += is_any;
        }
    }
    for (int i = 0; i < g->count; i++)
        g->column_scale[i] = g->terms[i] ? exp2(-sum[i] / g->terms[i]) : 1;
}

/* Scales the largest entry of each row and each column to 1. Even if the largest entries are 1 at first, balancing may
 * change the scale: in a + 1e-14 b, a + 3e-14 c and b - c, b and c are as large as a if they have other units. */
void growth_scale(Growth *g, bool is_balanced)
{
    double *largest = g->size;
    for (int i = 0; i < g->count; i++)
        g->row_scale[i] = g->column_scale[i] = 1;
    for (int times = 0; times < BALANCINGS && is_balanced; times++)
        balance(g);
    for (int times = 0; times < SCALINGS; times++) {
        for (int i = 0; i < g->count; i++)
            largest[i] = 0;
        for (int i = 0; i < g->count; i++) {
            const GrowthRow *row = &g->rows[i];
            double most = 0;
            for (int k = 0; k < row->count; k++)
                most = fmax(most, row->at[k].most * g->column_scale[row->at[k].column]);
            g->row_scale[i] = most > 0 ? 1 / most : 1;
            for (int k = 0; k < row->count; k++)
                largest[row->at[k].column] = fmax(largest[row->at[k].column], g->row_scale[i] * row->at[k].most);
        }
        for (int i = 0; i < g->count; i++)
            g->column_scale[i] = largest[i] > 0 ? 1 / largest[i] : 1;
    }
}

Growth *growth_new(Arena *arena, const Causal *causal, double *const *samples, const Row *rows, int count,
                   const bool *in_loop, const int *position)
{
    Growth *g = arena_new_of(arena, Growth);
    *g = (Growth){.count = count, .rows = arena_array(arena, GrowthRow, count),
                  .row_scale = arena_array(arena, double, count), .column_scale = arena_array(arena, double, count),
                  .size = arena_array(arena, double, count), .terms = arena_array(arena, int, count)};
    for (int i = 0; i < count; i++) {
        const IntList found = causal_mentioned_of(arena, causal, rows[i].left, rows[i].right, in_loop);
        for (int k = 0; k < found.count; k++) {
            GrowthEntry entry = {.column = position[found.at[k]], .least = INFINITY};
            Expr leaf = causal->variables.at[found.at[k]].leaf;
            Expr left = causal_partial(rows[i].left, leaf), right = causal_partial(rows[i].right, leaf);
            for (int s = 0; s < SAMPLES; s++) {
                double size = fabs(causal_residual(causal, left, right, points_time(s % STATED_POINTS), samples[s],
                                                   NULL));
                if (!isfinite(size))
                    continue;
                entry.least = fmin(entry.least, size);
                entry.most = fmax(entry.most, size);
            }
            list_push(arena, &g->rows[i], entry);
        }
    }
    growth_scale(g, false);
    return g;
}

void growth_begin(Growth *g)
{
    for (int i = 0; i < g->count; i++)
        g->size[i] = 1;
}

bool growth_assign(Growth *g, int row, int column)
{
    double size = 0, pivot = 0;
    for (int k = 0; k < g->rows[row].count; k++) {
        const GrowthEntry *entry = &g->rows[row].at[k];
        double scaled = g->row_scale[row] * g->column_scale[entry->column];
        if (entry->column == column)
            pivot = scaled * entry->least;
        else
            size += scaled * entry->most * g->size[entry->column];
    }
    bool is_small = size <= most_growth * pivot;
    g->size[column] = is_small ? fmax(1, size / pivot) : 1;
    return is_small;
}
