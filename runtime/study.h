/* study.h - the table of many runs, and the findings from it: probabilities, distributions, influences. */
#ifndef STUDY_H
#define STUDY_H

#include "intervals.h"
#include "runtime.h"
#include "verdict.h"

#include <stdint.h>

typedef struct Envelopes Envelopes; /* envelope.h */

/* ---- the table ---- */

typedef enum { STUDY_PARAMETER, STUDY_VERDICT, STUDY_MARGIN, STUDY_FIGURE } StudyKind;

/* Values of a verdict's column are numbers of Verdict. */
typedef struct {
    StudyKind kind;
    const char *name;     /* the parameter's path; the requirement; the figure, such as max(T) */
    const char *unit;     /* "" if there is none */
    const double *values; /* by case; NAN: none, for the case failed or the cell is no number */
} StudyColumn;

typedef enum {
    CASE_DONE,
    CASE_VIOLATED, /* it ran to its end, and violated a requirement */
    CASE_FAILED,
    CASE_REFUSED,
    CASE_LOST,
    CASE_STATUSES
} CaseStatus;

/* How cases were chosen. */
typedef enum {
    DESIGN_NONE,
    DESIGN_RANDOM,
    DESIGN_LATIN,
    DESIGN_SOBOL,
    DESIGN_SALTELLI,
    DESIGN_GRID,
    DESIGNS
} DesignMethod;
enum { SALTELLI_A = -1, SALTELLI_B = -2 }; /* else the column of the parameter that comes from B, the rest from A */

/* Texts and arrays belong to the caller, and outlive the findings. */
typedef struct {
    const char *program, *model, *fingerprint, *settings; /* words; NULL: not known */
    const char *identity;           /* what tells it from other studies; likewise */
    DesignMethod method;
    const char *seed;               /* as text; NULL: none */
    int replications;               /* 1 or more */
    long count;                     /* of cases, at most UINT32_MAX */
    const char *const *names;       /* by case */
    const unsigned char *status;    /* CaseStatus by case */
    const char *const *reasons;     /* by case; "" or NULL */
    const int *replication, *part;  /* by case, 0 to replications - 1; NULL: all are of the first replication; of no
                                       Saltelli design */
    const StudyColumn *columns;
    int column_count;
} Study;

static inline bool case_has_run(const Study *s, long i)
{
    return s->status[i] == CASE_DONE || s->status[i] == CASE_VIOLATED;
}

/* Of a Saltelli design the rows of A and B alone are a sample of the parameters' distribution. */
static inline bool case_represents(const Study *s, long i)
{
    return s->method != DESIGN_SALTELLI || !s->part || s->part[i] < 0;
}

static inline int case_replication(const Study *s, long i)
{
    return s->replication ? s->replication[i] : 0;
}

/* ---- the findings ---- */

/* Why there is no interval. */
typedef enum {
    INTERVAL_IS_THERE,
    INTERVAL_NO_CASES,     /* there is nothing to estimate from */
    INTERVAL_NO_SAMPLE,    /* the cases are no sample of a distribution: DESIGN_NONE, DESIGN_GRID */
    INTERVAL_ONE_SAMPLE,   /* one replication of a design whose cases are not independent */
    INTERVAL_ALL_EQUAL,    /* the replications do not differ */
    INTERVAL_MISSING       /* a replication has no estimate, or there are too few cases */
} IntervalReason;

typedef struct {
    IntervalReason reason;
    double low, high; /* NAN unless it is there */
} StudyInterval;

/* A requirement, over the cases that represent the distribution. */
typedef struct {
    const char *name;        /* NULL: all of them */
    long verdicts[VERDICTS]; /* cases that ran, by verdict */
    long missing;            /* cases that ran without one */
    long excluded;           /* cases that did not run */
    long decided;            /* met or violated */
    double probability;      /* met of decided; NAN: none decided */
    StudyInterval interval;
    double worst; /* if those that did not run had violated it; NAN: all ran, or none decided */
    StudyInterval worst_interval;
} StudyRequirement;

enum { QUANTILES = 7, QUANTILE_5 = 1, QUANTILE_50 = 3, QUANTILE_95 = 5, CURVE_POINTS = 201 };
extern const double study_quantiles[QUANTILES]; /* their probabilities */

/* `bins` between edges[0] and edges[bins]: a bin holds its lower edge, the last one also its upper edge. Of few values,
 * edges are the values and counts[k] is of edges[k]. */
typedef struct {
    int bins; /* 0: none is drawn */
    bool is_of_values;
    double *edges;
    long *counts;
    long below, above; /* cases outside: far from the others */
} StudyHistogram;

/* Finite values of a margin, figure or parameter, over the cases that represent the distribution and, but for
 * parameters, ran. */
typedef struct {
    const StudyColumn *column;
    long count;             /* of finite values */
    long missing, infinite; /* of other cells */
    double mean, deviation, least, greatest; /* deviation: NAN of fewer than two */
    StudyInterval mean_interval;
    double quantiles[QUANTILES];
    double *curve; /* quantiles at k/(CURVE_POINTS - 1): the cumulative curve; NULL: no values */
    StudyHistogram histogram;
} StudyDistribution;

typedef struct {
    int parameter;      /* its column */
    double rank;        /* Spearman's rank correlation; NAN: one of both is constant */
    bool is_noise;      /* not distinguished from 0 at the level */
    double first, total; /* Sobol' indices; NAN: none */
    StudyInterval first_interval, total_interval;
} StudyInfluence;

/* Influences on a margin or figure, the strongest first. */
typedef struct {
    int column;
    long cases;     /* with both values finite, of the rank correlations, the least number */
    double noise;   /* rank correlations below it are noise */
    long rows, used; /* base rows of a Saltelli design, those that are complete */
    int count;
    StudyInfluence *of;
} StudyInfluences;

/* Cases that did not run, of one status and reason; reasons that differ in numbers alone are one. */
typedef struct {
    CaseStatus status;
    const char *reason; /* of the first case */
    bool is_varied;     /* do their numbers differ? */
    long count;
    const char *names[3]; /* of the first cases; NULL: fewer */
} StudyFailure;

typedef struct {
    const Study *study;
    double level;
    long by_status[CASE_STATUSES]; /* all cases */
    long representing;             /* cases that represent the distribution, run or not */
    int requirement_count;
    StudyRequirement *requirements;
    StudyRequirement *all; /* NULL: there are fewer than two that a case has decided */
    int undecided;         /* requirements that no case has decided: they are not in `all` */
    int distribution_count;
    StudyDistribution *distributions; /* margins, figures, parameters, in the table's order each */
    int influence_count;
    StudyInfluences *influences; /* margins, figures */
    int failure_count;
    StudyFailure *failures; /* the most frequent one first */
} StudyFindings;

/* What the runtime has of studies; NULL in a program without the part. `level` of intervals is between 0 and 1, such as
 * 0.95. The findings live as long as the arena; sums are in the order of cases. Texts are for people, UTF-8; envelopes
 * may be NULL. Errors of writing show in the stream. */
struct StudyPart {
    const StudyFindings *(*find)(const Study *s, double level, Arena *a);
    void (*print)(const StudyFindings *f, FILE *out);
    void (*write_csv)(const StudyFindings *f, FILE *out);
    void (*write_json)(const StudyFindings *f, FILE *out);
    void (*write_html)(const StudyFindings *f, const Envelopes *e, FILE *out);

    /* Of result files: see envelope.h. Exit statuses. */
    int (*envelopes)(const char *const *files, long count, size_t most_bytes, Arena *a, Envelopes *e);
    int (*write_envelopes)(const Envelopes *e, const char *file);
};

/* study.c */
const StudyFindings *study_find(const Study *s, double level, Arena *a);

/* distribution.c. `order`: cases of finite values in ascending order, `count` of them, see ranking.h. */
void study_distribution(const StudyColumn *c, const uint32_t *order, long count, Arena *a, StudyDistribution *d);

/* influence.c: rank correlations of each margin and figure with each parameter, `orders` by column. */
void study_rank_influences(const Study *s, const uint32_t *const *orders, const long *counts, double level,
                           StudyInfluences *of, int count);

/* estimate.c: the interval of an estimate by those of the replications, of which NAN is none. */
StudyInterval study_replications(const double *estimates, int count, double estimate, double level);

/* sobol.c: Sobol' indices of a Saltelli design, of which `part` is known. */
void study_sobol_influences(const Study *s, double level, StudyInfluences *of, int count);

/* study_report.c, study_data.c, study_html.c */
void study_print(const StudyFindings *f, FILE *out);
void study_write_csv(const StudyFindings *f, FILE *out);
void study_write_json(const StudyFindings *f, FILE *out);
void study_write_html(const StudyFindings *f, const Envelopes *e, FILE *out);

#endif
