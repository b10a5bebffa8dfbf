/* distribution.c - the distribution of the values of one column.
 *
 * The deviation is computed in two passes, with the correction for the mean's rounding (Chan, Golub and LeVeque,
 * Algorithms for computing the sample variance, Am. Stat. 37, 1983), from distances to one of the values: numbers near
 * 1e9 that differ by 1e-3 keep their digits. Sums are compensated (Neumaier, ZAMM 54, 1974) and run through the values
 * in ascending order, so that they do not depend on the order of cases. */
#include "ranking.h"
#include "study.h"
#include "svg.h"

#include <float.h>

const double study_quantiles[QUANTILES] = {0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99};

enum { MOST_VALUES = 12, MOST_BINS = 50, FEWEST_BINS = 5 };
static const double far = 5; /* bins end this many distances of the quartiles beyond these */

typedef struct {
    double sum, lost;
} Sum;

static void add(Sum *s, double value)
{
    const double next = s->sum + value;
    s->lost += fabs(s->sum) >= fabs(value) ? (s->sum - next) + value : (value - next) + s->sum;
    s->sum = next;
}

/* Scaled by a power of two: neither squares nor sums overflow. */
static void find_moments(StudyDistribution *d, const double *sorted)
{
    const double n = (double)d->count;
    int power = 0;
    frexp(fmax(fabs(d->least), fabs(d->greatest)), &power);
    power = power > -1000 ? power : -1000;
    const double scale = ldexp(1, -power), origin = scale * sorted[d->count / 2];
    Sum sum = {0, 0}, rest = {0, 0}, squares = {0, 0};
    for (long i = 0; i < d->count; i++)
        add(&sum, scale * sorted[i] - origin);
    const double mean = (sum.sum + sum.lost) / n;
    for (long i = 0; i < d->count; i++) {
        const double distance = scale * sorted[i] - origin - mean;
        add(&rest, distance);
        add(&squares, distance * distance);
    }
    const double left = rest.sum + rest.lost, all = squares.sum + squares.lost - left * left / n;
    d->mean = ldexp(origin + mean, power);
    d->mean = fmin(fmax(d->mean, d->least), d->greatest);
    d->deviation = d->count > 1 ? ldexp(sqrt(fmax(all, 0) / (n - 1)), power) : NAN;
}

/* ---- the histogram ---- */

/* Returns the number of different values, with the values and their counts; most + 1 if there are more. */
static int find_values(const double *sorted, long count, int most, double *values, long *counts)
{
    int found = 0;
    for (long i = 0; i < count; i++) {
        if (found == 0 || sorted[i] > values[found - 1]) {
            if (found == most)
                return most + 1;
            values[found] = sorted[i];
            counts[found++] = 0;
        }
        counts[found - 1]++;
    }
    return found;
}

/* Counts the cases in [edge, next edge); the last bin includes its upper edge. */
static void count_bins(StudyHistogram *h, const double *sorted, long count)
{
    int bin = 0;
    for (long i = 0; i < count; i++) {
        const double value = sorted[i];
        while (bin < h->bins - 1 && value >= h->edges[bin + 1])
            bin++;
        if (value < h->edges[0])
            h->below++;
        else if (value > h->edges[h->bins])
            h->above++;
        else
            h->counts[bin]++;
    }
}

/* Bins have the width of Freedman and Diaconis (Z. Wahrscheinlichkeitstheorie verw. Geb. 57, 1981): twice the distance
 * of the quartiles, divided by the cube root of the number of values. It is rounded so that edges are multiples of 1, 2
 * or 5 times a power of ten, with 0 among these multiples. */
static void find_bins(StudyDistribution *d, const double *sorted, Arena *a)
{
    const long n = d->count;
    StudyHistogram *h = &d->histogram;
    const double lower = ranking_quantile(sorted, n, 0.25), upper = ranking_quantile(sorted, n, 0.75),
                 apart = upper - lower;
    double low = d->least, high = d->greatest;
    if (apart > 0 && high - low > (2 * far + 1) * apart) {
        low = fmax(low, lower - far * apart);
        high = fmin(high, upper + far * apart);
    }
    const double range = high - low;
    if (!isfinite(range) || !(range > 0))
        return;
    const double best = apart > 0 ? 2 * apart / cbrt((double)n) : range / (1 + log2((double)n));
    const double wanted = fmin(fmax(range / best, FEWEST_BINS), MOST_BINS);
    const double finest = 8 * DBL_EPSILON * fmax(fabs(low), fabs(high));
    const double step = svg_step(fmax(range, finest * wanted), (int)wanted);
    const double first = floor(low / step + 1e-9), last = ceil(high / step - 1e-9);
    if (!(step > 0) || !(last - first >= 1) || last - first > 2 * MOST_BINS)
        return;
    h->bins = (int)(last - first);
    h->edges = arena_doubles(a, (size_t)h->bins + 1);
    h->counts = arena_take(a, (size_t)h->bins, sizeof *h->counts);
    for (int k = 0; k <= h->bins; k++)
        h->edges[k] = (first + k) * step;
    /* Rounding of the end edges leaves no value out. */
    h->edges[0] = fabs(h->edges[0] - low) < 1e-6 * step ? fmin(h->edges[0], low) : h->edges[0];
    h->edges[h->bins] =
        fabs(h->edges[h->bins] - high) < 1e-6 * step ? fmax(h->edges[h->bins], high) : h->edges[h->bins];
    count_bins(h, sorted, n);
}

static void find_histogram(StudyDistribution *d, const double *sorted, Arena *a)
{
    StudyHistogram *h = &d->histogram;
    double values[MOST_VALUES];
    long counts[MOST_VALUES];
    const int different = find_values(sorted, d->count, MOST_VALUES, values, counts);
    if (different > MOST_VALUES || (different > 2 && different == d->count)) {
        find_bins(d, sorted, a);
        return;
    }
    h->bins = different;
    h->is_of_values = true;
    h->edges = arena_doubles(a, (size_t)different);
    h->counts = arena_take(a, (size_t)different, sizeof *h->counts);
    for (int k = 0; k < different; k++) {
        h->edges[k] = values[k];
        h->counts[k] = counts[k];
    }
}

void study_distribution(const StudyColumn *c, const uint32_t *order, long count, Arena *a, StudyDistribution *d)
{
    d->column = c;
    d->count = count;
    d->mean = d->deviation = d->least = d->greatest = NAN;
    for (int k = 0; k < QUANTILES; k++)
        d->quantiles[k] = NAN;
    if (count == 0)
        return;
    Arena own = {NULL};
    double *sorted = arena_doubles(&own, (size_t)count);
    for (long i = 0; i < count; i++)
        sorted[i] = c->values[order[i]];
    d->least = sorted[0];
    d->greatest = sorted[count - 1];
    find_moments(d, sorted);
    for (int k = 0; k < QUANTILES; k++)
        d->quantiles[k] = ranking_quantile(sorted, count, study_quantiles[k]);
    d->curve = arena_doubles(a, CURVE_POINTS);
    for (int k = 0; k < CURVE_POINTS; k++)
        d->curve[k] = ranking_quantile(sorted, count, (double)k / (CURVE_POINTS - 1));
    find_histogram(d, sorted, a);
    arena_release(&own);
}
