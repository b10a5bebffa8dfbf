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
    const double *values; /* by case; NAN: none, because the case failed or the cell is not a number */
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
enum { SALTELLI_A = -1, SALTELLI_B = -2 }; /* of Study.part; else the column of the parameter that is from B */

/* Texts and arrays belong to the caller, and outlive the findings. */
typedef struct {
    const char *program, *model, *fingerprint, *settings; /* words; NULL: not known */
    const char *identity;           /* distinguishes it from other studies; NULL: not known */
    DesignMethod method;
    const char *seed;               /* as text; NULL: none */
    int replications;               /* 1 or more */
    long count;                     /* of cases, at most UINT32_MAX */
    const char *const *names;       /* by case */
    const unsigned char *status;    /* CaseStatus by case */
    const char *const *reasons;     /* by case; "" or NULL */
    const int *replication, *part;  /* by case: 0 to replications - 1 (NULL: all belong to the first replication); part
                                       of a Saltelli design (NULL: it is another design) */
    const StudyColumn *columns;
    int column_count;
} Study;

static inline bool case_has_run(const Study *s, long i)
{
    return s->status[i] == CASE_DONE || s->status[i] == CASE_VIOLATED;
}

/* True if the case belongs to a sample of the parameters' distribution: of a Saltelli design, the rows of A and B. */
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
    INTERVAL_NO_CASES,     /* no cases to estimate from */
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
    const char *name;        /* NULL: all requirements together */
    long verdicts[VERDICTS]; /* cases that ran, by verdict */
    long missing;            /* cases that ran without a verdict */
    long excluded;           /* cases that did not run */
    long decided;            /* met or violated */
    double probability;      /* met divided by decided; NAN: none decided */
    StudyInterval interval;
    double worst; /* probability if the cases that did not run had violated it; NAN: all ran, or none decided */
    StudyInterval worst_interval;
} StudyRequirement;

enum { QUANTILES = 7, QUANTILE_5 = 1, QUANTILE_50 = 3, QUANTILE_95 = 5, CURVE_POINTS = 201 };
extern const double study_quantiles[QUANTILES]; /* their probabilities */

/* `bins` between edges[0] and edges[bins]: a bin holds its lower edge, the last one also its upper edge. If there are
 * only few different values, edges are these values and counts[k] is the number of cases at edges[k]. */
typedef struct {
    int bins; /* 0: none is drawn */
    bool is_of_values;
    double *edges;
    long *counts;
    long below, above; /* outliers, which no bin holds */
} StudyHistogram;

/* Finite values of a margin, figure or parameter. Only cases that ran and represent the distribution count. */
typedef struct {
    const StudyColumn *column;
    long count;             /* of finite values */
    long missing, infinite; /* cells without a number; infinite cells */
    double mean, deviation, least, greatest; /* deviation: NAN if there are fewer than two */
    StudyInterval mean_interval;
    double quantiles[QUANTILES];
    double *curve; /* quantiles at k/(CURVE_POINTS - 1): the cumulative curve; NULL: no values */
    StudyHistogram histogram;
} StudyDistribution;

typedef struct {
    int parameter;      /* its column */
    double rank;        /* Spearman's rank correlation; NAN: one of the two is constant */
    bool is_noise;      /* not distinguishable from 0 at the level */
    double first, total; /* Sobol' indices; NAN: none */
    StudyInterval first_interval, total_interval;
} StudyInfluence;

/* Influences on a margin or figure, the strongest first. */
typedef struct {
    int column;
    long cases;     /* with both values finite: the least number over the rank correlations */
    double noise;   /* rank correlations below it are noise */
    long rows, used; /* base rows of a Saltelli design; how many are complete */
    int count;
    StudyInfluence *of;
} StudyInfluences;

/* Cases that did not run, of one status and reason; reasons that differ only in numbers count as one. */
typedef struct {
    CaseStatus status;
    const char *reason; /* of the first case */
    bool is_varied;     /* the numbers in the reasons differ */
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
    StudyRequirement *all; /* NULL: fewer than two are decided by any case */
    int undecided;         /* requirements that no case has decided; `all` excludes them */
    int distribution_count;
    StudyDistribution *distributions; /* margins and figures, then parameters, each in the table's order */
    int influence_count;
    StudyInfluences *influences; /* on margins and figures */
    int failure_count;
    StudyFailure *failures; /* the most frequent one first */
} StudyFindings;

/* The runtime's functions for studies; NULL in a program without this part. level: of confidence intervals, between 0
 * and 1, such as 0.95. The findings live as long as the arena; sums are in the order of cases. Texts are for people,
 * in UTF-8; envelopes may be NULL. Write errors show in the stream. */
struct StudyPart {
    const StudyFindings *(*find)(const Study *s, double level, Arena *a);
    void (*print)(const StudyFindings *f, FILE *out);
    void (*write_csv)(const StudyFindings *f, FILE *out);
    void (*write_json)(const StudyFindings *f, FILE *out);
    void (*write_html)(const StudyFindings *f, const Envelopes *e, FILE *out);

    /* Envelopes of result files: see envelope.h. Exit statuses. */
    int (*envelopes)(const char *const *files, long count, size_t most_bytes, Arena *a, Envelopes *e);
    int (*write_envelopes)(const Envelopes *e, const char *file);
};

/* study.c */
const StudyFindings *study_find(const Study *s, double level, Arena *a);

/* distribution.c. order: the `count` cases with finite values, in ascending order of these; see ranking.h. */
void study_distribution(const StudyColumn *c, const uint32_t *order, long count, Arena *a, StudyDistribution *d);

/* influence.c: rank correlations of each margin and figure with each parameter, `orders` by column. */
void study_rank_influences(const Study *s, const uint32_t *const *orders, const long *counts, double level,
                           StudyInfluences *of, int count);

/* estimate.c: the interval of an estimate, from the estimates of the replications (NAN: none). */
StudyInterval study_replications(const double *estimates, int count, double estimate, double level);

/* sobol.c: Sobol' indices of a Saltelli design, whose `part` must not be NULL. */
void study_sobol_influences(const Study *s, double level, StudyInfluences *of, int count);

/* study_report.c, study_data.c, study_html.c */
void study_print(const StudyFindings *f, FILE *out);
void study_write_csv(const StudyFindings *f, FILE *out);
void study_write_json(const StudyFindings *f, FILE *out);
void study_write_html(const StudyFindings *f, const Envelopes *e, FILE *out);

#endif
