/* verdict.h - the verdicts of checks and requirements. */
#ifndef VERDICT_H
#define VERDICT_H

#include "requirement.h"
#include "runtime.h"

typedef struct Run Run;
typedef struct Requirements Requirements;

/* A check along a run. */
typedef struct {
    const ModelCheck *check;
    bool is_exercised, is_violated;
    double violated_at;     /* the first time */
    double open_at;         /* the first time at which a value needed to decide it is not finite; INFINITY: never */
    double least, least_at; /* the least margin (INFINITY: none yet), and its time */
    double *values;         /* of the check's variables at least_at; of a check without margins at violated_at */
    double *open_values;    /* likewise, at open_at */
} Watched;

/* requirement.c: all of them. */
struct Requirements {
    int count;
    Watched *watched; /* by check */
    ModelCheckValue *now, *here; /* at an event; at any point */
    double *size;     /* by check: largest sum so far of the absolute values that it mentions */
    double *greatest; /* by check: greatest margin so far */
    double *since;    /* by check: since when, by events, it does not hold; NaN: it holds */
    double *states;   /* work space */
    Model *instant;   /* a copy that shows an event as a whole; NULL: no check needs it */
};

/* In ascending order of severity. A requirement has the most severe verdict of its checks and of the requirements that
 * it consists of. Without any of these it is not checkable. */
typedef enum {
#define VERDICT(name, text) VERDICT_##name,
#include "verdicts.def"
#undef VERDICT
    VERDICTS
} Verdict;

static inline bool watched_is_open(const Watched *w)
{
    return !w->is_violated && isfinite(w->open_at);
}

/* is_whole: the run has reached its end. Otherwise a check that has held so far may still be violated. */
static inline Verdict verdict_of_check(const Watched *w, bool is_whole)
{
    if (w->is_violated || watched_is_open(w))
        return w->is_violated ? VERDICT_VIOLATED : VERDICT_NOT_CHECKABLE;
    return !is_whole ? VERDICT_NOT_DECIDED : w->is_exercised ? VERDICT_MET : VERDICT_NOT_EXERCISED;
}

/* The least margin; not negative if the check is met, since a negative one is then rounding. */
static inline double verdict_margin(const Watched *w)
{
    return w->is_violated ? w->least : fmax(w->least, 0);
}

/* The recursion ends, because requirements have no cycle. */
static inline Verdict verdict_of_requirement(const ModelDescription *about, const Watched *watched,
                                             const ModelRequirement *r, bool is_whole)
{
    Verdict worst = r->checks || r->parts ? VERDICT_MET : VERDICT_NOT_CHECKABLE;
    for (int i = 0; r->checks && r->checks[i] >= 0; i++) {
        const Verdict own = verdict_of_check(&watched[r->checks[i]], is_whole);
        worst = own > worst ? own : worst;
    }
    for (int i = 0; r->parts && r->parts[i] >= 0; i++) {
        const Verdict own =
            verdict_of_requirement(about, watched, &about->info->requirements->requirements[r->parts[i]], is_whole);
        worst = own > worst ? own : worst;
    }
    return worst;
}

/* True if the requirement consists of a single check, with which it shares one row. */
static inline bool requirement_is_one(const ModelRequirement *r)
{
    return r->checks && r->checks[1] < 0 && !r->parts;
}

/* The fields of each row, for other output formats, and their names. */
enum { VERDICT_FIELDS = 12 };
extern const char *const verdict_fields[VERDICT_FIELDS];
typedef enum { VERDICT_GOOD, VERDICT_OPEN, VERDICT_BAD } VerdictColour;
typedef void VerdictVisit(void *context, VerdictColour colour, const char *const *fields);
void verdicts_visit(const Run *run, bool is_whole, VerdictVisit *visit, void *context);

#endif
