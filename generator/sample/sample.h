/* sample.h - tables of cases: values of uncertain parameters and starts, for many runs of a program.
 *
 * Holds:       distributions, designs, random numbers; which quantities of a causal system are uncertain, as the
 *              drawing or the command line says.
 * Never holds: programs, their runs, results.
 * Invariants:  the same plan gives the same bytes on every machine: numbers are made of + - * / sqrt, frexp and ldexp
 *              only, which IEEE 754 determines to the last bit where no product and sum are contracted and nothing is
 *              kept in longer registers; and of no function of the C library that rounds in its own way.
 * Ownership:   the arena given; points into the causal system, which must live as long.
 * Order:       columns as the variables of the system, cases as their design says: see design.c.
 */
#ifndef SAMPLE_H
#define SAMPLE_H

#include "base/base.h"
#include "causal/causal.h"

/* ---- random.c: numbers by seed and place ---- */

/* What numbers are drawn for: those of one purpose say nothing of those of another. */
typedef enum { RANDOM_VALUE, RANDOM_WITHIN, RANDOM_ORDER, RANDOM_SHIFT } RandomPurpose;

/* Philox4x32-10 (Salmon, Moraes, Dror, Shaw: Parallel random numbers: as easy as 1, 2, 3, SC 2011). */
void random_block(uint64_t seed, const uint32_t counter[4], uint32_t block[4]);

/* 52 bits of the number at that place. */
uint64_t random_bits(uint64_t seed, RandomPurpose purpose, uint32_t replication, uint32_t column, uint32_t row);

/* The middle of the interval of 2^-52 that 52 bits name: never 0 or 1. */
double random_unit(uint64_t bits);

/* ---- normal.c: functions that are the same on every machine ---- */

double normal_log(double x); /* of a positive number, within 2 units in the last place */
double normal_exp(double x); /* likewise; 0 or infinity beyond the numbers that there are */

/* The standard normal distribution: the probability of less than x; its inverse, for p within (0, 1), to 4e-16 of the
 * value, or of 1 near 1/2. */
double normal_probability(double x);
double normal_quantile(double p);

/* ---- distribution.c ---- */

typedef enum {
    DISTRIBUTION_NORMAL,     /* between least and greatest, which may be infinite: truncated */
    DISTRIBUTION_UNIFORM,    /* from least to greatest */
    DISTRIBUTION_TRIANGULAR, /* likewise, most likely at mode */
    DISTRIBUTION_LOGNORMAL,  /* mean and deviation of the value itself, not of its logarithm */
    DISTRIBUTION_CHOICE,     /* each is as likely as any other */
    DISTRIBUTIONS
} DistributionKind;

extern const char *const distribution_kinds[DISTRIBUTIONS]; /* "normal" */

typedef struct {
    double number;    /* of a literal its number, of a truth 0 or 1 */
    const char *text; /* as a program reads it */
} SampleChoice;

typedef struct {
    DistributionKind kind;
    double mean, deviation; /* NORMAL, LOGNORMAL */
    double least, mode, greatest;
    List(SampleChoice) choices; /* CHOICE: one or more; its values are their indices */
    double below, above, kept;  /* NORMAL: probabilities of what is cut off, and of the rest */
} Distribution;

/* Finds probabilities that are cut off; NULL, or why it is no distribution: "its deviation is 0, not positive". */
const char *distribution_settle(Arena *arena, Distribution *d);

/* The value below which the share u of all lies, 0 < u < 1; the value of a standard normal score. */
double distribution_value(const Distribution *d, double u);
double distribution_of_score(const Distribution *d, double z);

/* Levels of a grid: of choices all; of a uniform distribution evenly from end to end, one level being the middle; of
 * others the middles of `wanted` equal shares. */
long distribution_levels(const Distribution *d, long wanted);
double distribution_level(const Distribution *d, long level, long levels);

/* ---- sobol.c: Sobol' sequences ---- */

enum { SOBOL_DIMENSIONS = 100, SOBOL_BITS = 32 };

/* Direction numbers of a dimension, from 0, as fractions of 2^32. */
void sobol_directions(int dimension, uint32_t directions[SOBOL_BITS]);
int sobol_degree(int dimension);          /* of its primitive polynomial; 0 of the first one, which has none */
unsigned sobol_polynomial(int dimension); /* its coefficients as bits, those of the ends included */

/* ---- design.c: which values go together ---- */

typedef enum { SAMPLE_RANDOM, SAMPLE_LATIN, SAMPLE_SOBOL, SAMPLE_SALTELLI, SAMPLE_GRID, SAMPLE_METHODS } SampleMethod;
extern const char *const sample_methods[SAMPLE_METHODS];

#define MOST_SAMPLED 10000000 /* cases */
#define MOST_STRATA 100000000 /* of all parameters of a Latin hypercube: they are kept in memory */

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
    double *scores; /* rows of a lower triangular matrix, column by column of the table: how normal scores are made of
                     * independent ones; NULL: they are independent */
} Sample;

typedef struct Design Design;

enum { PART_A = -1, PART_B = -2 }; /* of Saltelli's design; else the column that comes from B */
typedef struct {
    double *values;  /* by column; of a choice its index */
    int replication; /* from 1 */
    int part;
} SampleCase;

/* Cases that there will be; negative: more than MOST_SAMPLED. */
long design_cases(const Sample *sample);

Design *design_new(Arena *arena, const Sample *sample);
bool design_next(Design *design, SampleCase *next); /* false behind the last one; the values are overwritten */

/* The lower triangular factor of a correlation matrix of that size, row by row, in its place (Cholesky). Gives the
 * first row with which the matrix is not positive definite, else -1. */
int design_factorize(double *matrix, int size);

/* ---- plan.c ---- */

/* N[,METHOD[,SEED]], where N may be NxR. NULL, or the fault in words, and *meant a method of a similar name or NULL. */
const char *sample_read_plan(Arena *arena, const char *text, SamplePlan *plan, const char **meant);

/* Why there cannot be the sample as it is planned, and *fix the remedy; NULL: there can. */
const char *sample_refused(Arena *arena, const Sample *sample, const char **fix);

/* ---- find.c: which quantities are uncertain ---- */

typedef List(const char *) AskedTexts;

/* What the command line says of distributions. */
typedef struct {
    AskedTexts distributions; /* PATH=normal(3, 0.1) */
    AskedTexts correlations;  /* PATH,PATH=0.5 */
} SampleAsked;

/* The columns of a sample of which the plan is set: what is drawn, what is asked for in its place, and correlations.
 * Variations: constants of the structure that the program takes several values of, with these; or NULL. Reports;
 * *is_usage: the command line cannot be. */
void sample_find(Arena *arena, const Causal *causal, const VariationList *variations, const SampleAsked *asked,
                 Sample *sample, bool *is_usage);

/* ---- table.c ---- */

/* Writes the table to a file, whole or not at all, or with path "-" to standard output. False, with errno set, on
 * failure. */
bool sample_write(Arena *arena, const Sample *sample, const char *path);

#endif
