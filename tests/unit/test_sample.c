/* test_sample.c - checks random numbers by published ones, functions by the C library and by round trips,
 * distributions by their moments and quantiles, Sobol' sequences by counting points, and designs by their
 * structure. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sample/sample.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static Arena *arena;

static int set_up(void **state)
{
    (void)state;
    arena = arena_new();
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    arena_free(arena);
    return 0;
}

static void assert_near(double value, double expected, double relative)
{
    if (!(fabs(value - expected) <= relative * fabs(expected)))
        fail_msg("%.17g, not %.17g", value, expected);
}

/* ---- random numbers ---- */

/* The known-answer tests of Random123, the library of the authors. */
static void published_random_numbers(void **state)
{
    (void)state;
    static const struct {
        uint64_t seed;
        uint32_t counter[4], block[4];
    } known[] = {
        {0, {0, 0, 0, 0}, {0x6627e8d5u, 0xe169c58du, 0xbc57ac4cu, 0x9b00dbd8u}},
        {UINT64_MAX, {~0u, ~0u, ~0u, ~0u}, {0x408f276du, 0x41c83b0eu, 0xa20bc7c6u, 0x6d5451fdu}},
        {0x299f31d0a4093822u,
         {0x243f6a88u, 0x85a308d3u, 0x13198a2eu, 0x03707344u},
         {0xd16cfe09u, 0x94fdccebu, 0x5001e420u, 0x24126ea1u}},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        uint32_t block[4];
        random_block(known[i].seed, known[i].counter, block);
        assert_memory_equal(block, known[i].block, sizeof block);
    }
    assert_true(random_unit(0) > 0 && random_unit((UINT64_C(1) << 52) - 1) < 1);
}

/* ---- functions ---- */

static void logarithm_and_exponential(void **state)
{
    (void)state;
    for (int i = 0; i < 200000; i++) {
        const double u = random_unit(random_bits(7, RANDOM_VALUE, 0, 0, (uint32_t)i));
        const double x = ldexp(0.5 + u, (int)(2000 * u) - 1000), near = 1 + (u - 0.5) / 8, y = 1400 * u - 700;
        assert_near(normal_log(x), log(x), 5e-16);
        assert_near(normal_log(near), log(near), 5e-16);
        assert_near(normal_exp(y), exp(y), 5e-16);
        assert_near(normal_exp(u / 3), exp(u / 3), 4e-16);
    }
    assert_true(normal_exp(-800) <= 0 && isinf(normal_exp(800)) && normal_log(1) <= 0 && normal_log(1) >= 0);
    assert_near(normal_log(0x1p-1070), -1070 * 0x1.62e42fefa39efp-1, 4e-16);
}

/* The quantile of a probability computed by erfc() must be the original x; its error is that of p divided by the
 * density. */
static void normal_round_trips(void **state)
{
    (void)state;
    for (double x = -37; x <= 0; x += 1.0 / 64) {
        const double p = erfc(-x / sqrt(2)) / 2, density = exp(-x * x / 2) / sqrt(8 * atan(1));
        const double allowed = 1e-15 * fabs(x) + 4e-16 * p * (1 + x * x) / density + 1e-16;
        if (!(fabs(normal_quantile(p) - x) <= allowed))
            fail_msg("%g: %.17g", x, normal_quantile(p));
        assert_near(normal_probability(x), p, 2e-14 + 2e-16 * x * x);
        assert_near(normal_probability(-x), 1 - p, 1e-15);
    }
    /* Expected values are known to 20 digits. */
    assert_near(normal_quantile(0.975), 1.9599639845400542355, 4e-16);
    assert_near(normal_quantile(0.001), -3.0902323061678135415, 4e-16);
    assert_near(normal_quantile(1e-20), -9.2623400897984075796, 6e-16);
    assert_near(normal_quantile(0.6), 0.25334710313579979879, 6e-16);
    assert_near(normal_probability(-8), 6.2209605742717841235e-16, 1e-14);
}

/* ---- distributions ---- */

static Distribution settled(Distribution d)
{
    const char *fault = distribution_settle(arena, &d);
    if (fault)
        fail_msg("%s", fault);
    return d;
}

static Distribution normal(double mean, double deviation, double least, double greatest)
{
    return settled((Distribution){
        .kind = DISTRIBUTION_NORMAL, .mean = mean, .deviation = deviation, .least = least, .greatest = greatest});
}

/* Mean and deviation of many evenly spread quantiles. */
static void assert_moments(const Distribution *d, double mean, double deviation, double tolerance)
{
    enum { MANY = 400000 };
    double sum = 0, squares = 0;
    for (int i = 0; i < MANY; i++)
        sum += distribution_value(d, (i + 0.5) / MANY);
    for (int i = 0; i < MANY; i++)
        squares += pow(distribution_value(d, (i + 0.5) / MANY) - sum / MANY, 2);
    assert_true(fabs(sum / MANY - mean) <= tolerance * deviation);
    assert_true(fabs(sqrt(squares / MANY) - deviation) <= tolerance * deviation);
}

static void moments_of_distributions(void **state)
{
    (void)state;
    const Distribution plain = normal(3, 0.1, -INFINITY, INFINITY);
    assert_moments(&plain, 3, 0.1, 3e-5);
    /* Truncated at one deviation on both sides: the relative variance is 1 - 2 phi(1)/(2 Phi(1) - 1). */
    const Distribution cut = normal(3, 0.1, 2.9, 3.1);
    assert_moments(&cut, 3, 0.1 * sqrt(1 - 2 * exp(-0.5) / sqrt(8 * atan(1)) / erf(sqrt(0.5))), 1e-5);
    const Distribution even = settled((Distribution){.kind = DISTRIBUTION_UNIFORM, .least = -1, .greatest = 3});
    assert_moments(&even, 1, 4 / sqrt(12), 1e-9);
    const Distribution corner =
        settled((Distribution){.kind = DISTRIBUTION_TRIANGULAR, .least = 1, .mode = 2, .greatest = 5});
    assert_moments(&corner, 8.0 / 3, sqrt((1 + 4 + 25 - 2 - 5 - 10) / 18.0), 1e-6);
    const Distribution skew = settled((Distribution){.kind = DISTRIBUTION_LOGNORMAL, .mean = 2, .deviation = 0.5});
    assert_moments(&skew, 2, 0.5, 1e-4);
    assert_near(distribution_value(&skew, 0.5), 2 / sqrt(1 + 1.0 / 16), 1e-15);
    assert_near(distribution_value(&corner, 0.25), 2, 1e-15);
    assert_near(distribution_value(&plain, 0.975), 3.19599639845400542355, 1e-15);
}

/* Both tails of a truncated distribution are precise, and each value lies between the bounds. */
static void truncated_tails(void **state)
{
    (void)state;
    const Distribution far = normal(0, 1, 10, 12), low = normal(0, 1, -12, -10);
    for (double u = 0.001; u < 1; u += 0.007) {
        const double value = distribution_value(&far, u), share = erfc(value / sqrt(2)) / erfc(10 / sqrt(2));
        assert_true(value >= 10 && value <= 12);
        assert_near(share, 1 - u * (1 - erfc(12 / sqrt(2)) / erfc(10 / sqrt(2))), 1e-11);
        assert_near(distribution_value(&low, 1 - u), -value, 1e-14);
    }
}

static void is_no_distribution(Distribution d, const char *words)
{
    const char *fault = distribution_settle(arena, &d);
    assert_non_null(fault);
    assert_string_equal(fault, words);
}

static void what_is_no_distribution(void **state)
{
    (void)state;
    Distribution d = {.kind = DISTRIBUTION_NORMAL, .mean = 1, .deviation = 0, .least = -INFINITY, .greatest = INFINITY};
    is_no_distribution(d, "its deviation is 0, not a positive number");
    d.deviation = NAN;
    is_no_distribution(d, "it has no deviation");
    d.deviation = 1;
    d.least = 100;
    is_no_distribution(d, "it has no values between its least and its greatest value");
    d.greatest = 100;
    is_no_distribution(d, "its least value 100 is not below its greatest, 100");
    d.mean = NAN;
    is_no_distribution(d, "it has no mean");
    d = (Distribution){.kind = DISTRIBUTION_LOGNORMAL, .mean = -1, .deviation = 1};
    is_no_distribution(d, "its mean is -1, not a positive number");
    d = (Distribution){.kind = DISTRIBUTION_TRIANGULAR, .least = 0, .mode = 2, .greatest = 1};
    is_no_distribution(d, "its mode 2 lies outside");
}

/* ---- Sobol' sequences ---- */

static void polynomials_are_primitive(void **state)
{
    (void)state;
    for (int d = 1; d < SOBOL_DIMENSIONS; d++) {
        const int degree = sobol_degree(d);
        const unsigned polynomial = sobol_polynomial(d), order = (1u << degree) - 1;
        unsigned power = 1, i = 0;
        do {
            power <<= 1;
            power ^= power >> degree & 1 ? polynomial : 0;
            i++;
        } while (power != 1 && i <= order);
        assert_int_equal(i, order);
        assert_true(d == 1 || polynomial > sobol_polynomial(d - 1));
    }
}

/* True if 2^m points of two dimensions form a (t,m,2)-net, found by counting them in each elementary interval. */
static bool is_net(const uint32_t *a, const uint32_t *b, int m, int t)
{
    for (int first = 0; first <= m - t; first++) {
        int counts[1 << 12] = {0};
        const int second = m - t - first;
        for (uint32_t n = 0; n < 1u << m; n++) {
            uint32_t x = 0, y = 0;
            for (int k = 0; k < m; k++) {
                x ^= n >> k & 1 ? a[k] : 0;
                y ^= n >> k & 1 ? b[k] : 0;
            }
            counts[(first ? x >> (32 - first) << second : 0) | (second ? y >> (32 - second) : 0)]++;
        }
        for (int i = 0; i < 1 << (m - t); i++)
            if (counts[i] != 1 << t)
                return false;
    }
    return true;
}

static void projections_are_even(void **state)
{
    (void)state;
    enum { POINTS = 10 };
    /* All pairs of the first dimensions and some pairs of the others, at 2^10 points. */
    static const struct {
        int dimensions, worst;
    } bounds[] = {{2, 0}, {3, 1}, {5, 2}, {10, 4}, {20, 5}, {50, 6}, {SOBOL_DIMENSIONS, 8}};
    static uint32_t directions[SOBOL_DIMENSIONS][SOBOL_BITS];
    for (int d = 0; d < SOBOL_DIMENSIONS; d++)
        sobol_directions(d, directions[d]);
    for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++)
        for (int a = 0; a < bounds[i].dimensions; a++)
            for (int b = a + 1; b<bounds[i].dimensions; b += bounds[i].dimensions> 30 ? 13 : 1)
                if (!is_net(directions[a], directions[b], POINTS, bounds[i].worst))
                    fail_msg("dimensions %d and %d: t is above %d", a + 1, b + 1, bounds[i].worst);
}

/* Property A: of 2^d points, each of the 2^d cubes made by halving all dimensions contains one. This holds if the first
 * digits of the direction numbers, which follow the recurrence of the polynomial, form a regular matrix. */
static void property_a(void **state)
{
    (void)state;
    static unsigned matrix[SOBOL_DIMENSIONS][SOBOL_DIMENSIONS];
    for (int d = 0; d < SOBOL_DIMENSIONS; d++) {
        uint32_t directions[SOBOL_BITS];
        const int degree = sobol_degree(d);
        sobol_directions(d, directions);
        for (int i = 0; i < SOBOL_DIMENSIONS; i++) {
            matrix[d][i] = i < SOBOL_BITS && directions[i] >> 31;
            for (int k = 1; i >= SOBOL_BITS && k <= degree; k++)
                matrix[d][i] ^= (sobol_polynomial(d) >> (degree - k) & 1) & matrix[d][i - k];
        }
        for (int k = 0; k < d; k++)
            for (int i = 0, is = matrix[d][k] != 0; is && i < SOBOL_DIMENSIONS; i++)
                matrix[d][i] ^= matrix[k][i];
        assert_int_equal(matrix[d][d], 1);
    }
}

/* ---- designs ---- */

static Sample sample_of(SampleMethod method, long count, int replications, int columns)
{
    Sample sample = {.plan = {method, count, replications, 5}};
    for (int i = 0; i < columns; i++) {
        SampleColumn column = {.path = "x", .unit = ""};
        column.distribution = settled((Distribution){.kind = DISTRIBUTION_UNIFORM, .least = 0, .greatest = 1});
        list_push(arena, &sample.columns, column);
    }
    return sample;
}

/* All values, case by case; all designs in this file are small. */
static double *values_of(const Sample *sample, long *cases)
{
    Design *design = design_new(arena, sample);
    const int columns = sample->columns.count;
    double *values = arena_array(arena, double, design_cases(sample) * columns);
    SampleCase one;
    for (*cases = 0; design_next(design, &one); ++*cases)
        memcpy(values + *cases * columns, one.values, (size_t)columns * sizeof *values);
    assert_int_equal(*cases, design_cases(sample));
    return values;
}

/* Asserts that of `count` cases beginning with `from`, each column has one value in each of `count` equal strata. */
static void assert_stratified(const double *values, int columns, long from, long count)
{
    for (int c = 0; c < columns; c++) {
        bool *is_met = arena_array(arena, bool, count);
        for (long i = from; i < from + count; i++) {
            const long stratum = (long)floor(values[i * columns + c] * (double)count);
            assert_false(is_met[stratum]);
            is_met[stratum] = true;
        }
    }
}

static void strata(void **state)
{
    (void)state;
    long cases;
    const Sample latin = sample_of(SAMPLE_LATIN, 777, 2, 4), sobol = sample_of(SAMPLE_SOBOL, 1024, 2, SOBOL_DIMENSIONS);
    const double *values = values_of(&latin, &cases);
    assert_stratified(values, 4, 0, 777);
    assert_stratified(values, 4, 777, 777);
    assert_true(fabs(values[0] - values[777 * 4]) > 0);
    values = values_of(&sobol, &cases);
    assert_stratified(values, SOBOL_DIMENSIONS, 0, 1024);
    assert_stratified(values, SOBOL_DIMENSIONS, 1024, 1024);
}

static void longer_samples_begin_with_shorter(void **state)
{
    (void)state;
    static const SampleMethod methods[] = {SAMPLE_RANDOM, SAMPLE_SOBOL, SAMPLE_SALTELLI};
    for (int i = 0; i < 3; i++) {
        long few, many;
        const Sample shorter = sample_of(methods[i], 50, 1, 3), longer = sample_of(methods[i], 500, 1, 3);
        const double *first = values_of(&shorter, &few), *second = values_of(&longer, &many);
        assert_true(few < many);
        assert_memory_equal(first, second, (size_t)few * 3 * sizeof *first);
    }
}

static void parts_of_saltelli(void **state)
{
    (void)state;
    enum { COLUMNS = 3 };
    const Sample sample = sample_of(SAMPLE_SALTELLI, 32, 2, COLUMNS);
    Design *design = design_new(arena, &sample);
    double a[COLUMNS], b[COLUMNS];
    SampleCase one;
    for (int row = 0; row < 64; row++)
        for (int part = PART_A; part < COLUMNS; part = part == PART_A ? PART_B : part == PART_B ? 0 : part + 1) {
            assert_true(design_next(design, &one));
            assert_int_equal(one.part, part);
            assert_int_equal(one.replication, 1 + row / 32);
            if (part == PART_A || part == PART_B)
                memcpy(part == PART_A ? a : b, one.values, sizeof a);
            for (int c = 0; c < COLUMNS && part >= 0; c++)
                assert_memory_equal(&one.values[c], c == part ? &b[c] : &a[c], sizeof *a);
        }
    assert_false(design_next(design, &one));
}

static void levels_of_grid(void **state)
{
    (void)state;
    long cases;
    Sample sample = sample_of(SAMPLE_GRID, 3, 1, 2);
    sample.columns.at[1].distribution = normal(10, 1, -INFINITY, INFINITY);
    const double *values = values_of(&sample, &cases);
    assert_int_equal(cases, 9);
    for (int i = 0; i < 9; i++) {
        assert_near(values[2 * i], i / 3 / 2.0, 0);
        assert_near(values[2 * i + 1], 10 + normal_quantile((i % 3 + 0.5) / 3), 1e-15);
    }
    sample.columns.at[1].distribution.kind = DISTRIBUTION_UNIFORM;
    assert_near(distribution_level(&sample.columns.at[0].distribution, 0, 1), 0.5, 0);
    sample.plan.count = 10000;
    assert_true(design_cases(&sample) < 0);
}

static void correlated_scores(void **state)
{
    (void)state;
    enum { COLUMNS = 3, CASES = 20000 };
    static const SampleMethod methods[] = {SAMPLE_RANDOM, SAMPLE_LATIN, SAMPLE_SOBOL};
    static const double wanted[COLUMNS][COLUMNS] = {{1, 0.8, -0.5}, {0.8, 1, 0}, {-0.5, 0, 1}};
    for (int m = 0; m < 3; m++) {
        long cases;
        Sample sample = sample_of(methods[m], CASES, 1, COLUMNS);
        double factor[COLUMNS * COLUMNS];
        memcpy(factor, wanted, sizeof factor);
        assert_int_equal(design_factorize(factor, COLUMNS), -1);
        sample.scores = factor;
        const double *values = values_of(&sample, &cases);
        for (int a = 0; a < COLUMNS; a++)
            for (int b = 0; b < a; b++) {
                double sum = 0, ranks = 0;
                for (int i = 0; i < CASES; i++) {
                    const double u = values[COLUMNS * i + a], v = values[COLUMNS * i + b];
                    sum += normal_quantile(u) * normal_quantile(v);
                    ranks += 12 * (u - 0.5) * (v - 0.5);
                }
                assert_true(fabs(sum / CASES - wanted[a][b]) < 0.03);
                /* Pearson 1907: the correlation of ranks of a normal distribution. */
                assert_true(fabs(ranks / CASES - 6 / (4 * atan(1)) * asin(wanted[a][b] / 2)) < 0.03);
            }
    }
    double odd[9] = {1, 0.9, -0.9, 0.9, 1, 0.9, -0.9, 0.9, 1};
    assert_int_equal(design_factorize(odd, 3), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(published_random_numbers),
        cmocka_unit_test(logarithm_and_exponential),
        cmocka_unit_test(normal_round_trips),
        cmocka_unit_test(moments_of_distributions),
        cmocka_unit_test(truncated_tails),
        cmocka_unit_test(what_is_no_distribution),
        cmocka_unit_test(polynomials_are_primitive),
        cmocka_unit_test(projections_are_even),
        cmocka_unit_test(property_a),
        cmocka_unit_test(strata),
        cmocka_unit_test(longer_samples_begin_with_shorter),
        cmocka_unit_test(parts_of_saltelli),
        cmocka_unit_test(levels_of_grid),
        cmocka_unit_test(correlated_scores),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
