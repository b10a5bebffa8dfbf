/* slopes.h - sweeps over the rows of a Jacobian's pattern, for jacobian.c, loop_slopes.c and gradient.c. */
#ifndef SLOPES_H
#define SLOPES_H

#include "parts.h"

struct Jacobian {
    Arena memory;
    const ModelJacobian *pattern; /* that all else is for */
    int number;        /* of its structure */
    Augmented *augmented; /* if the model is: then nothing of the next seven is needed; else NULL */
    double *partial;   /* partial_count */
    double *tangent;   /* slots by LANES */
    double *residual;  /* the largest loop's size by LANES */
    double *matrix;    /* the largest loop's size, squared */
    double *vector;    /* the largest loop's size */
    double *factors;   /* of all loops, one after the other: LOOP_FACTORS(size) each */
    size_t factor_count;
    int *long_row;     /* by row: its position among the long ones, or -1 */
    double *x, *before, *after; /* states */
};

/* The scaled and factored matrix, then row scales, column scales and swaps. */
#define LOOP_FACTORS(n) ((n) * (n) + 3 * (n))

/* How many of `count` directions from one on have a lane. */
static inline int lanes_from(int from, int count)
{
    return count - from < LANES ? count - from : LANES;
}

/* jacobian.c: tangents of what these rows determine. */
void slopes_assign(const Jacobian *j, int from, int to);

#endif
