/* differences.h - compares derivatives with differences of their variables along the flow. */
#ifndef DIFFERENCES_H
#define DIFFERENCES_H

#include "runtime.h"

#define DIFFERENCES_BOUND 1e-6     /* of a deviation, relative to the derivative */
#define DIFFERENCES_CERTAIN 2.5e-7 /* largest relative uncertainty of a difference that is compared */

typedef struct Differences Differences;

typedef struct {
    int derivative;           /* row of variables */
    long compared;            /* number of points at which the difference was certain */
    double scaled, time;      /* worst of these: deviation beyond the difference's own uncertainty, and when */
    double value, difference; /* at that time */
    bool is_zero;             /* the derivative is 0 at all points */
    bool was_distinct;        /* it was larger than the difference's uncertainty at some point */
} Deviation;

Differences *differences_new(Arena *a, const Options *o);
void differences_point(Differences *d, const Model *m, double time); /* the model is complete there, and not changed */
int differences_count(const Differences *d);
const Deviation *differences_of(const Differences *d, int index);

#endif
