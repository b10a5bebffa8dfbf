/* envelope.h - of many trajectories, between which values each variable runs. */
#ifndef ENVELOPE_H
#define ENVELOPE_H

#include "arena.h"

#include <stdbool.h>
#include <stddef.h>

/* A variable, by point of time; NAN where no trajectory has a value. */
typedef struct {
    const char *name, *unit; /* "" if the files have none */
    double *least, *mean, *greatest;
    double *low, *high; /* 5 % and 95 % quantiles; NULL unless there are quantiles */
    long *counts;       /* of trajectories */
} Envelope;

typedef struct Envelopes {
    int points;
    double *times; /* ascending, equally far apart */
    int count;
    Envelope *of; /* in the order in which files name them */
    int shown;    /* how many of the first ones a page shows at first */
    long files;
    bool has_quantiles;
} Envelopes;

enum { ENVELOPE_MOST_POINTS = 1001 };

/* Reads result files, CSV: a header whose first name is `time`, maybe a row of units, rows of numbers. Two rows of one
 * time are a jump, after which the second one holds. Files may have different times, ends and variables, and empty
 * cells: each counts where it has values.
 *
 * Times go from the first to the last one of all files, by the commonest interval of the first file, but no more than
 * ENVELOPE_MOST_POINTS. Between rows values lie on a line. Quantiles are left out where the values would take more than
 * `most_bytes`; without them memory is proportional to variables and points. Exit status. */
int envelopes_read(const char *const *files, long count, size_t most_bytes, Arena *a, Envelopes *e);

/* CSV: time, then of each variable `x least`, `x 5 %`, `x mean`, `x 95 %`, `x greatest`; empty cells where there is no
 * value. The file appears when it is whole. Exit status. */
int envelopes_write(const Envelopes *e, const char *file);

#endif
