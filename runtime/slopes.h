/* slopes.h - sweeps over the rows of a Jacobian's pattern, for jacobian.c, loop_slopes.c and gradient.c. */
#ifndef SLOPES_H
#define SLOPES_H

#include "jacobian.h"
#include "parts.h"

/* lanes.c: directional derivatives in several directions, one lane for each. lanes_sum: the derivatives of a row, from
 * the tangents of its terms' slots. lanes_spread: adds the share of a row's adjoint to the adjoints of these slots. */

enum { LANES = 8 };

void lanes_sum(const ModelJacobian *p, int row, const double *partials, const double *tangent, double *restrict sum);
void lanes_spread(const ModelJacobian *p, int row, const double *partials, const double *restrict adjoint,
                  double *tangent);

struct Jacobian {
    Arena memory;
    const ModelJacobian *pattern; /* for which the other members are made */
    int number;        /* of the pattern's structure */
    Augmented *augmented; /* for an augmented system, which does not use the next seven members; else NULL */
    double *partial;   /* partial_count */
    double *tangent;   /* slots by LANES */
    double *residual;  /* the largest loop's size by LANES */
    double *matrix;    /* the largest loop's size, squared */
    double *vector;    /* the largest loop's size */
    double *factors;   /* of all loops in order: LOOP_FACTORS(size) each */
    size_t factor_count;
    int *long_row;     /* by row: its position among the long ones, or -1 */
    double *x, *before, *after; /* states */
};

/* The scaled and factored matrix, then row scales, column scales and swaps. */
#define LOOP_FACTORS(n) ((n) * (n) + 3 * (n))

/* The number of lanes for the directions `from` .. `count` - 1: at most LANES. */
static inline int lanes_from(int from, int count)
{
    return count - from < LANES ? count - from : LANES;
}

/* jacobian.c: computes the tangents of the slots that these rows determine. */
void slopes_assign(const Jacobian *j, int from, int to);

/* slopes_begin: computes the partials at the point of the model's last evaluation, factors the loops, and sets all
 * tangents to 0. A partial that is not finite becomes `otherwise`. False if `otherwise` is NAN and such a partial
 * exists, or if a loop is singular. slopes_sweep: computes all other tangents from the tangents of the columns. */
bool slopes_begin(Jacobian *j, const Model *m, double otherwise);
void slopes_sweep(const Jacobian *j, int lanes);

#endif
