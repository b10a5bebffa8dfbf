/* find.h - looking for uncertain quantities; private to this folder. */
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
    bool *is_start;  /* by causal variable: the program takes its start from where it is set */
    bool is_refused; /* the command line */
} Finder;

/* ---- target.c ---- */

/* The causal variable that is set with that of the system, itself or one that it equals; -1: it cannot be set, *words
 * say why ("is computed from other constants"), *instead is one to set in its place or NULL. */
int sample_target(const Finder *finder, int variable, const char **words, const char **instead);
const Variation *sample_variation(const Finder *finder, int variable); /* NULL: it is none of them */
void sample_find_starts(Finder *finder);

/* ---- read.c ---- */

/* The distribution of a variable from "normal(3 mm, 0.1 mm)". NULL, or the fault in words, and *fix its remedy or
 * NULL. */
const char *sample_read_distribution(const Finder *finder, int variable, const char *text, Distribution *d,
                                     const char **fix);

#endif
