/* figures.h - the first, last, least and greatest values of quantities in a run. */
#ifndef FIGURES_H
#define FIGURES_H

#include "json.h"
#include "trajectory.h"

typedef struct {
    double value, time;
} Extreme;

typedef struct {
    Extreme least, greatest;
} Extremes;

/* extremes_none: no values yet. extremes_take: adds a value; of values equal within rounding the first one is kept. */
extern const Extremes extremes_none;
void extremes_take(Extremes *r, double value, double time);

/* The figures of one quantity; values are NaN if it was never present. */
typedef struct {
    int variable;           /* row of variables */
    Extreme first, last;    /* of the rows */
    Extreme least, greatest; /* of the trajectory */
} Figure;

typedef struct Figures Figures;

/* for the selected variables that are not constant */
Figures *figures_new(const ModelDescription *about, Arena *a, const Selection *s, Onlooker *onlooker);
void figures_row(Figures *f, const Model *m, double time);
int figures_count(const Figures *f);
Figure figures_of(const Figures *f, int index);
void figures_record(const Figures *f, Json *j);

#endif
