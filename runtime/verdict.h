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
    double open_at;         /* the first time at which a value that decides it is no finite number; INFINITY: never */
    double least, least_at; /* the least margin, INFINITY: none yet, and when */
    double *values;         /* then of the check's variables; of one without margins, where it is violated */
    double *open_values;    /* at open_at */
} Watched;

/* requirement.c: all of them. */
struct Requirements {
    int count;
    Watched *watched; /* by check */
    ModelCheckValue *now, *here; /* at an event; at any point */
    double *size;     /* the largest sum of absolute values that it mentions, so far */
    double *greatest; /* margin so far */
    double *since;    /* of those that do not hold by an event: since when; NaN: they hold */
    double *states;   /* memory */
    Model *instant;   /* what is seen of an event as a whole; NULL: no check asks for it */
};

/* is_whole: the run has come to its end; else what has held so far may still be violated. */
bool verdicts_are_met(const Run *run); /* is nothing violated, nor undecided by its values? */
bool verdicts_are_violated(const Run *run);
void verdicts_print(const Run *run, bool is_whole, FILE *out);
/* The fields of each row, for other forms; these are their names. */
enum { VERDICT_FIELDS = 12 };
extern const char *const verdict_fields[VERDICT_FIELDS];
typedef enum { VERDICT_GOOD, VERDICT_OPEN, VERDICT_BAD } VerdictColour;
typedef void VerdictVisit(void *context, VerdictColour colour, const char *const *fields);
void verdicts_visit(const Run *run, bool is_whole, VerdictVisit *visit, void *context);

int verdicts_write(const Run *run, bool is_whole); /* to --requirements' file; exit status */

#endif
