/* sample.h - tables of cases: values of uncertain parameters and starts, for many runs of a program.
 *
 * Holds:       distributions, designs, random numbers; which quantities of a causal system are uncertain, according to
 *              the drawing or the command line.
 * Never holds: programs, their runs, results.
 * Invariants:  the same plan gives the same bytes on every machine: numbers are computed only by + - * / sqrt, frexp
 *              and ldexp, which IEEE 754 determines to the last bit, provided that no product and sum are contracted
 *              and no longer registers are used. No function of the C library that rounds in its own way is used.
 * Ownership:   the arena given; points into the causal system, which must live as long.
 * Order:       columns as the variables of the system, cases by the design: see design.c.
 */
#ifndef SAMPLE_H
#define SAMPLE_H

#include "base/base.h"
#include "causal/causal.h"

/* ---- random.c: numbers by seed and place ---- */

/* The purposes of random numbers. Numbers for different purposes are independent. */
typedef enum { RANDOM_VALUE, RANDOM_WITHIN, RANDOM_ORDER, RANDOM_SHIFT } RandomPurpose;

/* Philox4x32-10 (Salmon, Moraes, Dror, Shaw: Parallel random numbers: as easy as 1, 2, 3, SC 2011). */
void random_block(uint64_t seed, const uint32_t counter[4], uint32_t block[4]);

/* The random number of 52 bits at this place. */
uint64_t random_bits(uint64_t seed, RandomPurpose purpose, uint32_t replication, uint32_t column, uint32_t row);

/* The middle of the interval of length 2^-52 that 52 bits denote: never 0 or 1. */
double random_unit(uint64_t bits);

/* ---- normal.c: functions that are the same on every machine ---- */

double normal_log(double x); /* of a positive number, within 2 units in the last place */
double normal_exp(double x); /* within 2 units as well; 0 or infinity beyond the range of doubles */

/* The standard normal distribution: the probability of values below x; and its inverse for p within (0, 1), with an
 * error of at most 4e-16 relative to the value, or absolute near p = 1/2. */
double normal_probability(double x);
double normal_quantile(double p);

/* ---- distribution.c ---- */

typedef enum {
    DISTRIBUTION_NORMAL,     /* truncated at least and greatest, which may be infinite */
    DISTRIBUTION_UNIFORM,    /* from least to greatest */
    DISTRIBUTION_TRIANGULAR, /* from least to greatest, most likely at mode */
    DISTRIBUTION_LOGNORMAL,  /* mean and deviation of the value itself, not of its logarithm */
    DISTRIBUTION_CHOICE,     /* values that are equally likely */
    DISTRIBUTIONS
} DistributionKind;

extern const char *const distribution_kinds[DISTRIBUTIONS]; /* "normal" */

typedef struct {
    double number;    /* literal: its number; Boolean: 0 or 1 */
    const char *text; /* as a program reads it */
} SampleChoice;

typedef struct {
    DistributionKind kind;
    double mean, deviation; /* NORMAL, LOGNORMAL */
    double least, mode, greatest;
    List(SampleChoice) choices; /* CHOICE: one or more; its values are their indices */
    double below, above, kept;  /* NORMAL: probabilities of both parts that are cut off, and of the rest */
} Distribution;

/* Checks the parameters and computes the probabilities. Returns NULL, or the fault: "its deviation is 0, not ...". */
const char *distribution_settle(Arena *arena, Distribution *d);

/* The quantile for the probability u, 0 < u < 1; the value for a standard normal score. */
double distribution_value(const Distribution *d, double u);
double distribution_of_score(const Distribution *d, double z);

/* Levels of a grid. Choices: all values. Uniform distributions: evenly from end to end, or the middle as the only
 * level. Other distributions: the middles of `wanted` parts of equal probability. */
long distribution_levels(const Distribution *d, long wanted);
double distribution_level(const Distribution *d, long level, long levels);

/* ---- sobol.c: Sobol' sequences ---- */

enum { SOBOL_DIMENSIONS = 100, SOBOL_BITS = 32 };

/* Direction numbers of a dimension, from 0, as fractions of 2^32. */
void sobol_directions(int dimension, uint32_t directions[SOBOL_BITS]);
int sobol_degree(int dimension);          /* of its primitive polynomial; 0 for the first dimension, which has none */
unsigned sobol_polynomial(int dimension); /* its coefficients as bits, the first and last ones included */

/* ---- design.c: how values are combined ---- */

typedef enum { SAMPLE_RANDOM, SAMPLE_LATIN, SAMPLE_SOBOL, SAMPLE_SALTELLI, SAMPLE_GRID, SAMPLE_METHODS } SampleMethod;
extern const char *const sample_methods[SAMPLE_METHODS];

#define MOST_SAMPLED 10000000 /* cases */
#define MOST_STRATA 100000000 /* strata of all parameters of a Latin hypercube, which are kept in memory */

typedef struct {
    SampleMethod method;
    long count;       /* cases of a replication; rows of Saltelli's base sample; levels of a grid */
    int replications; /* 1 or more */
    uint64_t seed;
} SamplePlan;

typedef struct {
    int variable; /* of the system */
    const char *path, *unit;
    Distribution distribution;
    Source source;
} SampleColumn;

typedef struct {
    SamplePlan plan;
    List(SampleColumn) columns;
    double *scores; /* a lower triangular matrix, row by row, with a row for each column of the table: it computes the
                     * normal scores from independent ones; NULL: they are independent */
} Sample;

typedef struct Design Design;

enum { PART_A = -1, PART_B = -2 }; /* of Saltelli's design; other parts: the column that is taken from B */
typedef struct {
    double *values;  /* by column; choice: the index of its value */
    int replication; /* from 1 */
    int part;
} SampleCase;

/* The number of cases; negative: more than MOST_SAMPLED. */
long design_cases(const Sample *sample);

Design *design_new(Arena *arena, const Sample *sample);
bool design_next(Design *design, SampleCase *next); /* false after the last one; overwrites the values */

/* Replaces a correlation matrix of this size, row by row, by its lower triangular Cholesky factor. Returns the first
 * row with which the matrix is not positive definite, else -1. */
int design_factorize(double *matrix, int size);

/* ---- plan.c ---- */

/* Reads N[,METHOD[,SEED]], where N may be NxR. Returns NULL, or the fault in words; *meant: a method of a similar name,
 * or NULL. */
const char *sample_read_plan(Arena *arena, const char *text, SamplePlan *plan, const char **meant);

/* Returns why the planned sample is not possible, and the remedy in *fix; NULL: it is possible. */
const char *sample_refused(Arena *arena, const Sample *sample, const char **fix);

/* ---- find.c: which quantities are uncertain ---- */

typedef List(const char *) AskedTexts;

/* Distributions and correlations given on the command line. */
typedef struct {
    AskedTexts distributions; /* PATH=normal(3, 0.1) */
    AskedTexts correlations;  /* PATH,PATH=0.5 */
} SampleAsked;

/* Finds the columns of a sample whose plan is set: distributions of the drawing, those of the command line in their
 * place, and correlations. variations: structural constants with the values that the program accepts, or NULL. Reports
 * errors; *is_usage: the command line is wrong. */
void sample_find(Arena *arena, const Causal *causal, const VariationList *variations, const SampleAsked *asked,
                 Sample *sample, bool *is_usage);

/* ---- table.c ---- */

/* Writes the table to a file, whole or not at all, or with path "-" to standard output. False, with errno set, on
 * failure. */
bool sample_write(Arena *arena, const Sample *sample, const char *path);

#endif
