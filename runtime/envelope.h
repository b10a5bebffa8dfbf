/* envelope.h - envelopes of many trajectories: the range of values of each variable over time. */
#ifndef ENVELOPE_H
#define ENVELOPE_H

#include "arena.h"

#include <stdbool.h>
#include <stddef.h>

/* The values of a variable, by point of time; NAN where no trajectory has a value. */
typedef struct {
    const char *name, *unit; /* "" if the files have none */
    double *least, *mean, *greatest;
    double *low, *high; /* 5 % and 95 % quantiles; NULL unless there are quantiles */
    long *counts;       /* number of trajectories with a value */
} Envelope;

typedef struct Envelopes {
    int points;
    double *times; /* ascending, equally far apart */
    int count;
    Envelope *of; /* in the order in which files name them */
    int shown;    /* number of the first ones that a page shows initially */
    long files;
    bool has_quantiles;
} Envelopes;

enum { ENVELOPE_MOST_POINTS = 1001 };

/* Reads result files, CSV: a header whose first name is `time`, maybe a row of units, rows of numbers. Two rows of one
 * time are a jump, after which the second one holds. Files may have different times, ends and variables, and empty
 * cells: each counts where it has values.
 *
 * Times go from the first to the last one of all files, by the median interval of the first file, but no more than
 * ENVELOPE_MOST_POINTS. Between rows values are interpolated linearly. Quantiles are left out if the values would take
 * more than `most_bytes`; without them memory is proportional to variables and points. Exit status. */
int envelopes_read(const char *const *files, long count, size_t most_bytes, Arena *a, Envelopes *e);

/* Writes a CSV file: time, then for each variable `x least`, `x 5 %`, `x mean`, `x 95 %`, `x greatest`; cells without a
 * value are empty. The file appears when it is complete. Exit status. */
int envelopes_write(const Envelopes *e, const char *file);

#endif
