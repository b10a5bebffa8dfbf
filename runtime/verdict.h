/* verdict.h - what became of checks and requirements. */
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
    double least, least_at; /* the least margin, INFINITY: none yet, and when */
    double *values;         /* then of the check's variables */
} Watched;

Watched *requirement_watched(const Requirements *r, int *count);

/* is_whole: the run has come to its end; else what has held so far may still be violated. */
bool verdicts_are_met(const Run *run, bool is_whole); /* is nothing violated? */
void verdicts_print(const Run *run, bool is_whole, FILE *out);
int verdicts_write(const Run *run, bool is_whole); /* to --requirements' file; exit status */

#endif
