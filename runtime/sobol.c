/* sobol.c - Sobol' indices from Saltelli's design: the share of a quantity's variance that a parameter causes alone
 * (first order), and the share that would remain if all other parameters were known (total).
 *
 * f(A), f(B) are values at two independent samples, f(AB) those at A with the parameter's column from B, V their
 * variance: first = mean(f(B) (f(AB) - f(A)))/V      Saltelli et al., Comput. Phys. Commun. 181, 2010, table 2 (b)
 *     total = mean((f(A) - f(AB))^2)/2/V       Jansen, Comput. Phys. Commun. 117, 1999
 * with the mean subtracted from f, which does not change the indices but reduces the scatter of the first one.
 * Intervals come from the replications. With a single replication, they come from the bootstrap (Archer, Saltelli and
 * Sobol', J. Stat. Comput. Simul. 58, 1997): base rows are drawn with repetition, and the interval's ends are quantiles
 * of the indices of the draws. If there are more than GROUPS base rows, groups of consecutive rows are drawn. */
#include "study.h"

#include <stdlib.h>

enum { GROUPS = 1000, DRAWS = 1000 };
static const uint32_t none = UINT32_MAX;

/* Base rows, by replication: row k has the k-th case of A, of B and of each parameter, in the order of the table. */
typedef struct {
    const Study *study;
    int parameters;
    const int *columns; /* of parameters */
    long rows;          /* base rows of all replications */
    long *begins;       /* by replication, and the end */
    int replications;
    uint32_t *cases; /* by row: of A, of B, of each parameter; UINT32_MAX: none */
} Base;

static int slot_of(const Base *b, int part)
{
    if (part == SALTELLI_A || part == SALTELLI_B)
        return part == SALTELLI_A ? 0 : 1;
    for (int k = 0; k < b->parameters; k++)
        if (b->columns[k] == part)
            return 2 + k;
    return -1;
}

static void match_rows(Base *b, Arena *a)
{
    const Study *s = b->study;
    int *slots = arena_take(a, (size_t)s->column_count + 2, sizeof *slots);
    for (int part = -2; part < s->column_count; part++)
        slots[part + 2] = slot_of(b, part);
    const size_t width = (size_t)b->parameters + 2;
    b->replications = s->replications > 1 ? s->replications : 1;
    long *seen = arena_take(a, (size_t)b->replications * width, sizeof *seen);
    for (int pass = 0; pass < 2; pass++) {
        for (long i = 0; i < s->count; i++) {
            const int slot = s->part[i] >= -2 && s->part[i] < s->column_count ? slots[s->part[i] + 2] : -1;
            const int r = case_replication(s, i);
            if (slot < 0 || r < 0 || r >= b->replications)
                continue;
            const long k = seen[(size_t)r * width + (size_t)slot]++;
            if (pass == 1)
                b->cases[(size_t)(b->begins[r] + k) * width + (size_t)slot] = (uint32_t)i;
        }
        if (pass == 1)
            break;
        b->begins = arena_take(a, (size_t)b->replications + 1, sizeof *b->begins);
        for (int r = 0; r < b->replications; r++) {
            long most = 0;
            for (size_t slot = 0; slot < width; slot++) {
                const long own = seen[(size_t)r * width + slot];
                most = own > most ? own : most;
                seen[(size_t)r * width + slot] = 0;
            }
            b->begins[r + 1] = b->begins[r] + most;
        }
        b->rows = b->begins[b->replications];
        b->cases = arena_take(a, (size_t)b->rows * width, sizeof *b->cases);
        for (size_t i = 0; i < (size_t)b->rows * width; i++)
            b->cases[i] = none;
    }
}

/* ---- the values of one margin or figure ---- */

/* Sums over base rows: their number; f and its square, over A and B; then for each parameter the terms of both
 * indices. */
enum { SUM_ROWS, SUM_VALUES, SUM_SQUARES, SUM_PRODUCTS };

typedef struct {
    const Base *base;
    const double *values;    /* by case */
    double origin, scale;    /* f is scale*value - origin: squares do not overflow, and a constant does not vary */
    unsigned char *is_whole; /* by base row */
    long whole;
    size_t width; /* of sums */
} Quantity;

static double value_of(const Quantity *q, long row, int slot)
{
    const uint32_t i = q->base->cases[(size_t)row * ((size_t)q->base->parameters + 2) + (size_t)slot];
    return i == none || !case_has_run(q->base->study, i) ? NAN : q->scale * q->values[i] - q->origin;
}

static void find_whole_rows(Quantity *q)
{
    const Base *b = q->base;
    double size = 0;
    q->scale = 1;
    for (long row = 0; row < b->rows; row++) {
        q->is_whole[row] = true;
        for (int slot = 0; slot < b->parameters + 2; slot++) {
            const double value = value_of(q, row, slot);
            q->is_whole[row] = q->is_whole[row] && isfinite(value);
            size = isfinite(value) ? fmax(size, fabs(value)) : size;
        }
        q->whole += q->is_whole[row];
    }
    int power = 0;
    frexp(size, &power);
    q->scale = ldexp(1, power > -1000 ? -power : 1000);
    double first = NAN, sum = 0;
    for (long row = 0; row < b->rows; row++) {
        if (!q->is_whole[row])
            continue;
        if (isnan(first))
            first = value_of(q, row, 0);
        sum += (value_of(q, row, 0) - first) + (value_of(q, row, 1) - first);
    }
    q->origin = q->whole ? first + sum / (2 * (double)q->whole) : 0;
}

static void add_row(const Quantity *q, long row, double *sums)
{
    const double a = value_of(q, row, 0), b = value_of(q, row, 1);
    sums[SUM_ROWS] += 1;
    sums[SUM_VALUES] += a + b;
    sums[SUM_SQUARES] += a * a + b * b;
    for (int k = 0; k < q->base->parameters; k++) {
        const double mixed = value_of(q, row, 2 + k);
        sums[SUM_PRODUCTS + 2 * k] += b * (mixed - a);
        sums[SUM_PRODUCTS + 2 * k + 1] += 0.5 * (a - mixed) * (a - mixed);
    }
}

/* The first-order and the total index of each parameter; NAN if the quantity does not vary. */
static void estimate(const Quantity *q, const double *sums, double *indices)
{
    const double n = sums[SUM_ROWS], mean = sums[SUM_VALUES] / (2 * n);
    const double variance = sums[SUM_SQUARES] / (2 * n) - mean * mean;
    for (int k = 0; k < 2 * q->base->parameters; k++)
        indices[k] = n > 1 && variance > 0 ? sums[SUM_PRODUCTS + k] / n / variance : NAN;
}

/* The group of a base row: its replication, or one of `groups` by its number `whole` among complete rows. */
static int group_of(const Quantity *q, bool by_replication, long row, long whole, int groups)
{
    if (!by_replication)
        return (int)((double)whole * groups / (double)q->whole);
    int r = 0;
    while (row >= q->base->begins[r + 1])
        r++;
    return r;
}

/* A random number below `most`, by SplitMix64 (Steele, Lea and Flood, OOPSLA 2014); the same sequence each time. */
static int draw(uint64_t *state, int most)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return (int)(((z ^ z >> 31) >> 32) * (uint64_t)most >> 32);
}

static int compare_numbers(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void draw_intervals(const Quantity *q, const double *sums, int groups, double level, StudyInterval *intervals,
                           Arena *a)
{
    const int indices = 2 * q->base->parameters;
    uint64_t state = 1;
    double *total = arena_doubles(a, q->width), *now = arena_doubles(a, (size_t)indices);
    double *drawn = arena_doubles(a, (size_t)indices * DRAWS);
    for (int k = 0; k < DRAWS; k++) {
        for (size_t i = 0; i < q->width; i++)
            total[i] = 0;
        for (int g = 0; g < groups; g++) {
            const double *of = sums + (size_t)draw(&state, groups) * q->width;
            for (size_t i = 0; i < q->width; i++)
                total[i] += of[i];
        }
        estimate(q, total, now);
        for (int i = 0; i < indices; i++)
            drawn[i * DRAWS + k] = now[i];
    }
    for (int i = 0; i < indices; i++) {
        double *own = drawn + i * DRAWS;
        int count = 0;
        for (int k = 0; k < DRAWS; k++)
            if (isfinite(own[k]))
                own[count++] = own[k];
        if (count < DRAWS / 2) {
            intervals[i] = (StudyInterval){INTERVAL_MISSING, NAN, NAN};
            continue;
        }
        qsort(own, (size_t)count, sizeof *own, compare_numbers);
        const int cut = (int)(0.5 * (1 - level) * count);
        intervals[i] = (StudyInterval){INTERVAL_IS_THERE, own[cut], own[count - 1 - cut]};
    }
}

static void replicate_intervals(const Quantity *q, const double *sums, const double *indices, double level,
                                StudyInterval *intervals, Arena *a)
{
    const int replications = q->base->replications, count = 2 * q->base->parameters;
    double *now = arena_doubles(a, (size_t)count), *estimates = arena_doubles(a, (size_t)count * (size_t)replications);
    for (int r = 0; r < replications; r++) {
        estimate(q, sums + (size_t)r * q->width, now);
        for (int i = 0; i < count; i++)
            estimates[i * replications + r] = now[i];
    }
    for (int i = 0; i < count; i++)
        intervals[i] = study_replications(estimates + i * replications, replications, indices[i], level);
}

static void find_indices(const Base *b, double level, StudyInfluences *of)
{
    Arena own = {NULL};
    Quantity q = {
        .base = b, .values = b->study->columns[of->column].values, .width = SUM_PRODUCTS + 2 * (size_t)b->parameters};
    q.is_whole = arena_take(&own, (size_t)b->rows, 1);
    find_whole_rows(&q);
    of->rows = b->rows;
    of->used = q.whole;
    const bool by_replication = b->replications > 1;
    const int groups = by_replication ? b->replications : q.whole < GROUPS ? (int)q.whole : GROUPS;
    const size_t indices = 2 * (size_t)b->parameters;
    double *sums = arena_doubles(&own, (size_t)groups * q.width), *all = arena_doubles(&own, q.width);
    double *found = arena_doubles(&own, indices);
    StudyInterval *intervals = arena_take(&own, indices, sizeof *intervals);
    for (long row = 0, whole = 0; row < b->rows; row++)
        if (q.is_whole[row])
            add_row(&q, row, sums + (size_t)group_of(&q, by_replication, row, whole++, groups) * q.width);
    for (int g = 0; g < groups; g++)
        for (size_t i = 0; i < q.width; i++)
            all[i] += sums[(size_t)g * q.width + i];
    estimate(&q, all, found);
    if (by_replication)
        replicate_intervals(&q, sums, found, level, intervals, &own);
    else
        draw_intervals(&q, sums, groups, level, intervals, &own);
    for (int k = 0; k < of->count; k++) {
        const int slot = slot_of(b, of->of[k].parameter) - 2;
        if (slot < 0)
            continue;
        of->of[k].first = found[2 * slot];
        of->of[k].total = found[2 * slot + 1];
        of->of[k].first_interval = intervals[2 * slot];
        of->of[k].total_interval = intervals[2 * slot + 1];
    }
    arena_release(&own);
}

void study_sobol_influences(const Study *s, double level, StudyInfluences *of, int count)
{
    Arena own = {NULL};
    Base b = {.study = s};
    int *columns = arena_take(&own, (size_t)s->column_count, sizeof *columns);
    unsigned char *has_rows = arena_take(&own, (size_t)s->column_count, 1);
    for (long i = 0; i < s->count; i++)
        if (s->part[i] >= 0 && s->part[i] < s->column_count)
            has_rows[s->part[i]] = true;
    for (int k = 0; k < s->column_count; k++)
        if (has_rows[k] && s->columns[k].kind == STUDY_PARAMETER)
            columns[b.parameters++] = k;
    b.columns = columns;
    match_rows(&b, &own);
    for (int k = 0; k < count; k++)
        find_indices(&b, level, &of[k]);
    arena_release(&own);
}
