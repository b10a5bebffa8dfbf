/* figures.h - what quantities come to in a run: their first, last, least and greatest values. */
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

/* Nothing so far; and with one more value. Within rounding of another one it is that of the first time. */
extern const Extremes extremes_none;
void extremes_take(Extremes *r, double value, double time);

/* Of one quantity; values are NaN if it was never there. */
typedef struct {
    int variable;           /* row of variables */
    Extreme first, last;    /* of the rows */
    Extreme least, greatest; /* of the trajectory */
} Figure;

typedef struct Figures Figures;

/* of those selected that are no constants */
Figures *figures_new(const ModelDescription *about, Arena *a, const Selection *s, Onlooker *onlooker);
void figures_row(Figures *f, const Model *m, double time);
int figures_count(const Figures *f);
Figure figures_of(const Figures *f, int index);
void figures_record(const Figures *f, Json *j);

#endif
