/* design.c - combines values into the cases of a sample, one after the other.
 *
 * random      Each value is independent of all others; a longer sample begins with the shorter one.
 * latin       Latin hypercube: of N cases one lies in each of N equally likely strata of each parameter, at a random
 *             place (McKay, Beckman, Conover: A comparison of three methods, 1979).
 * sobol       A Sobol' sequence in the order of Gray's code (Antonov, Saleev 1979), each coordinate shifted by a random
 *             number digit by digit, without carry: the shifted points are as evenly distributed as the original ones,
 *             and each is uniform.
 * saltelli    Rows A and B are halves of the points of a shifted Sobol' sequence of twice as many dimensions; behind
 *             them come the rows A with one coordinate of B, for each parameter (Saltelli et al.: Variance based
 *             sensitivity analysis of model output, 2010).
 * grid        All combinations of levels, those of the last parameter changing fastest.
 *
 * Replications with one seed have different random numbers. Correlated parameters get normal scores that are sums of
 * independent ones (a Gaussian copula); therefore all but the first one do not keep strata and evenness exactly. */
#include "sample/sample.h"

#include <math.h>

const char *const sample_methods[SAMPLE_METHODS] = {"random", "latin", "sobol", "saltelli", "grid"};

struct Design {
    const Sample *sample;
    long cases, next;                            /* number of all cases; index of the next one */
    long row;                                    /* in the replication */
    double *values, *shares, *scores;            /* by column */
    double *other;                               /* SALTELLI: values of row B */
    uint32_t **order;                            /* LATIN: by column, the strata in the order of cases */
    uint32_t (*directions)[SOBOL_BITS], *points; /* by dimension */
    uint64_t *shifts;                            /* by dimension: 52 bits */
    long *levels;                                /* GRID: by column */
    SampleCase now;
};

/* ---- number of cases ---- */

static long levels_of(const Sample *sample, int column)
{
    return distribution_levels(&sample->columns.at[column].distribution, sample->plan.count);
}

long design_cases(const Sample *sample)
{
    const SamplePlan *plan = &sample->plan;
    double cases = (double)plan->count * plan->replications;
    if (plan->method == SAMPLE_SALTELLI)
        cases *= sample->columns.count + 2;
    if (plan->method == SAMPLE_GRID) {
        cases = 1;
        for (int i = 0; i < sample->columns.count; i++)
            cases *= (double)levels_of(sample, i);
    }
    return cases <= MOST_SAMPLED ? (long)cases : -1;
}

/* ---- Sobol' sequences ---- */

static int dimensions_of(const Sample *sample)
{
    return sample->columns.count * (sample->plan.method == SAMPLE_SALTELLI ? 2 : 1);
}

static void begin_sequence(Design *design, uint32_t replication)
{
    const uint64_t seed = design->sample->plan.seed;
    for (int i = 0; i < dimensions_of(design->sample); i++) {
        design->points[i] = 0;
        design->shifts[i] = random_bits(seed, RANDOM_SHIFT, replication, (uint32_t)i, 0);
    }
}

static double coordinate(const Design *design, int dimension)
{
    return random_unit((uint64_t)design->points[dimension] << 20 ^ design->shifts[dimension]);
}

/* Moves from the point of this number to the next one. */
static void advance_sequence(Design *design, long number)
{
    int zeros = 0;
    for (unsigned long rest = (unsigned long)number + 1; rest % 2 == 0; rest /= 2)
        zeros++;
    for (int i = 0; i < dimensions_of(design->sample); i++)
        design->points[i] ^= design->directions[i][zeros];
}

/* ---- strata ---- */

/* Draws the order of strata for each column by the shuffle of Fisher and Yates. */
static void begin_strata(Design *design, uint32_t replication)
{
    const SamplePlan *plan = &design->sample->plan;
    for (int c = 0; c < design->sample->columns.count; c++) {
        uint32_t *order = design->order[c];
        for (long i = 0; i < plan->count; i++) {
            const double u = random_unit(random_bits(plan->seed, RANDOM_ORDER, replication, (uint32_t)c, (uint32_t)i));
            const long other = (long)floor(u * (double)(i + 1));
            order[i] = order[other];
            order[other] = (uint32_t)i;
        }
    }
}

/* ---- cases ---- */

static const double largest_share = 0x1.fffffffffffffp-1;

static double share_of(const Design *design, int column, uint32_t replication, long row)
{
    const SamplePlan *plan = &design->sample->plan;
    const RandomPurpose purpose = plan->method == SAMPLE_LATIN ? RANDOM_WITHIN : RANDOM_VALUE;
    if (plan->method == SAMPLE_SOBOL || plan->method == SAMPLE_SALTELLI)
        return coordinate(design, column);
    const double u = random_unit(random_bits(plan->seed, purpose, replication, (uint32_t)column, (uint32_t)row));
    if (plan->method == SAMPLE_RANDOM)
        return u;
    return fmin((design->order[column][row] + u) / (double)plan->count, largest_share);
}

/* Computes the values from independent shares, or from correlated scores. */
static void set_values(Design *design)
{
    const Sample *sample = design->sample;
    for (int i = 0; i < sample->columns.count; i++) {
        const Distribution *d = &sample->columns.at[i].distribution;
        const double *weights = sample->scores ? sample->scores + (long)i * sample->columns.count : NULL;
        bool is_alone = true;
        for (int k = 0; weights && k < i; k++)
            is_alone = is_alone && !(fabs(weights[k]) > 0);
        if (sample->scores)
            design->scores[i] = normal_quantile(design->shares[i]);
        if (is_alone) {
            design->values[i] = distribution_value(d, design->shares[i]);
            continue;
        }
        double z = 0;
        for (int k = 0; k <= i; k++)
            z += weights[k] * design->scores[k];
        design->values[i] = distribution_of_score(d, z);
    }
}

static void set_base_row(Design *design, uint32_t replication)
{
    const Sample *sample = design->sample;
    const int count = sample->columns.count;
    for (int i = 0; i < count; i++)
        design->shares[i] = share_of(design, i, replication, design->row);
    set_values(design);
    for (int i = 0; i < count && design->other; i++)
        design->other[i] = distribution_value(&sample->columns.at[i].distribution, coordinate(design, count + i));
}

/* Sets the values of the case of a grid with this number. */
static void set_levels(Design *design, long number)
{
    const Sample *sample = design->sample;
    for (int i = sample->columns.count - 1; i >= 0; i--) {
        design->values[i] =
            distribution_level(&sample->columns.at[i].distribution, number % design->levels[i], design->levels[i]);
        number /= design->levels[i];
    }
}

Design *design_new(Arena *arena, const Sample *sample)
{
    const int count = sample->columns.count, dimensions = dimensions_of(sample);
    const SampleMethod method = sample->plan.method;
    Design *design = arena_new_of(arena, Design);
    *design = (Design){.sample = sample,
                       .cases = design_cases(sample),
                       .values = arena_array(arena, double, count),
                       .shares = arena_array(arena, double, count),
                       .scores = arena_array(arena, double, count),
                       .order = arena_array(arena, uint32_t *, count),
                       .levels = arena_array(arena, long, count)};
    for (int i = 0; i < count; i++) {
        design->levels[i] = levels_of(sample, i);
        if (method == SAMPLE_LATIN)
            design->order[i] = arena_array(arena, uint32_t, sample->plan.count);
    }
    if (method == SAMPLE_SALTELLI)
        design->other = arena_array(arena, double, count);
    if (method != SAMPLE_SOBOL && method != SAMPLE_SALTELLI)
        return design;
    design->directions = arena_alloc_array(arena, (size_t)dimensions, sizeof *design->directions);
    design->points = arena_array(arena, uint32_t, dimensions);
    design->shifts = arena_array(arena, uint64_t, dimensions);
    for (int i = 0; i < dimensions; i++)
        sobol_directions(i, design->directions[i]);
    return design;
}

static void begin_replication(Design *design, uint32_t replication)
{
    if (design->sample->plan.method == SAMPLE_LATIN)
        begin_strata(design, replication);
    if (design->directions)
        begin_sequence(design, replication);
}

/* Exchanges a column between the rows A and B of Saltelli's design, which are computed together. */
static void exchange(Design *design, int column)
{
    const double own = design->values[column];
    design->values[column] = design->other[column];
    design->other[column] = own;
}

static void exchange_all(Design *design)
{
    for (int i = 0; i < design->sample->columns.count; i++)
        exchange(design, i);
}

/* Moves from row A to B, then to A with the first column of B, and so on; false: no part is left. */
static bool next_part(Design *design)
{
    SampleCase *now = &design->now;
    if (now->part == PART_A) {
        exchange_all(design);
        now->part = PART_B;
        return true;
    }
    if (now->part == PART_B)
        exchange_all(design);
    else
        exchange(design, now->part);
    now->part = now->part == PART_B ? 0 : now->part + 1;
    if (now->part == design->sample->columns.count)
        return false;
    exchange(design, now->part);
    return true;
}

bool design_next(Design *design, SampleCase *next)
{
    const SamplePlan *plan = &design->sample->plan;
    SampleCase *now = &design->now;
    if (design->next >= design->cases)
        return false;
    if (plan->method == SAMPLE_GRID) {
        set_levels(design, design->next);
        *now = (SampleCase){design->values, 1, PART_A};
    } else if (plan->method != SAMPLE_SALTELLI || !now->values || !next_part(design)) {
        const bool is_first = !now->values || design->row + 1 == plan->count;
        if (!is_first && design->directions)
            advance_sequence(design, design->row);
        *now = (SampleCase){design->values, now->replication + is_first, PART_A};
        design->row = is_first ? 0 : design->row + 1;
        if (is_first)
            begin_replication(design, (uint32_t)now->replication);
        set_base_row(design, (uint32_t)now->replication);
    }
    design->next++;
    *next = *now;
    return true;
}

int design_factorize(double *matrix, int size)
{
    static const double least = 1e-12; /* square of a pivot; smaller ones are rounding */
    for (int i = 0; i < size; i++) {
        double *row = matrix + (long)i * size;
        for (int k = 0; k <= i; k++) {
            const double *above = matrix + (long)k * size;
            double sum = row[k];
            for (int j = 0; j < k; j++)
                sum -= row[j] * above[j];
            if (k < i)
                row[k] = sum / above[k];
            else if (!(sum > least))
                return i;
            else
                row[k] = sqrt(sum);
        }
        for (int k = i + 1; k < size; k++)
            row[k] = 0;
    }
    return -1;
}
