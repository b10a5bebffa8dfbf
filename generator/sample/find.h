/* find.h - the search for uncertain quantities; private to this folder. */
#ifndef SAMPLE_FIND_H
#define SAMPLE_FIND_H

#include "sample/sample.h"

typedef struct {
    Arena *arena;
    const Causal *causal;
    const System *system;
    const VariationList *variations; /* or NULL */
    Sample *sample;
    int *column;     /* by causal variable that is set: its column, from 1; 0: none */
    bool *is_start;  /* by causal variable: it starts at a value that can be set */
    bool is_refused; /* the command line is wrong */
} Finder;

/* ---- target.c ---- */

/* The causal variable to set for a variable of the system: itself, or one that it equals. -1: it cannot be set, for the
 * reason *words ("is computed from other constants"); *instead: a variable to set in its place, or NULL. */
int sample_target(const Finder *finder, int variable, const char **words, const char **instead);
const Variation *sample_variation(const Finder *finder, int variable); /* NULL: it is no variation */
void sample_find_starts(Finder *finder);

/* ---- read.c ---- */

/* Reads the distribution of a variable, such as "normal(3 mm, 0.1 mm)". Returns NULL, or the fault in words; *fix: its
 * remedy, or NULL. */
const char *sample_read_distribution(const Finder *finder, int variable, const char *text, Distribution *d,
                                     const char **fix);

#endif
