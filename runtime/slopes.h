/* slopes.h - sweeps over the rows of a Jacobian's pattern, for jacobian.c, loop_slopes.c and gradient.c. */
#ifndef SLOPES_H
#define SLOPES_H

#include "jacobian.h"
#include "parts.h"

/* lanes.c: of several directions, a lane for each: a row's, from the tangents of what its terms mention, by slot; and
 * back, what a row's adjoint adds to theirs. */

enum { LANES = 8 };

void lanes_sum(const ModelJacobian *p, int row, const double *partials, const double *tangent, double *restrict sum);
void lanes_spread(const ModelJacobian *p, int row, const double *partials, const double *restrict adjoint,
                  double *tangent);

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

/* Partials where the model was evaluated last, loops factored, and all tangents 0; a partial that does not exist is
 * `otherwise`. False if that is NAN and there are such ones, or if a loop is singular. Then, for tangents of the
 * columns, those of all that depends on them. */
bool slopes_begin(Jacobian *j, const Model *m, double otherwise);
void slopes_sweep(const Jacobian *j, int lanes);

#endif
