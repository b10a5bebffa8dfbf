/* jacobian.h - the magnitudes of states, and the Jacobian of their derivatives. */
#ifndef JACOBIAN_H
#define JACOBIAN_H

#include "runtime.h"

/* magnitude.c: the magnitudes of states. */

static const double magnitude_floor = 1e-9;

struct Magnitudes {
    int count;
    double *size;    /* by state */
    double *growing; /* by state: 1 if its magnitude follows it, 0 if it is nominal */
    double *reached; /* by state: the largest |x| so far, if its magnitude follows it */
    int *variable; /* by state: its row of variables */
};

Magnitudes magnitudes_new(Arena *a, int count);
void magnitudes_start(Magnitudes *g, const Model *m, const double *x);
void magnitudes_follow(Magnitudes *g, const double *x); /* after an accepted step */
void magnitudes_gather(const Magnitudes *g, double *reached); /* by variable: largest |x| if tiny, else infinity */

/* The states of a state set take the magnitudes of the variables that they now stand for. */
void magnitudes_restart(Magnitudes *g, const Model *m, const StateSets *sets, const double *x);
double magnitudes_difference(const Magnitudes *g, int state, double at); /* a step of difference quotients there */

/* jacobian.c: the Jacobian of the derivatives, by columns: `values` has as many numbers as jacobian_nonzeros(), in the
 * order of the pattern of model_structure(m), or of a full matrix without one. */

/* The derivatives at a time and states; one that is not finite is a failure, of the equation that determines it. */
ModelStatus derivatives_of(Model *m, double time, const double *x, double *dx);
ModelStatus derivatives_check(Model *m, const double *dx); /* fails if one of these is not finite */

const ModelJacobian *jacobian_pattern(const Model *m); /* of its present structure */
Jacobian *jacobian_new(Arena *a, const ModelJacobian *p);
size_t jacobian_nonzeros(const ModelJacobian *p);
/* the column's number of values; *first: the index of the first one */
int jacobian_column(const ModelJacobian *p, int column, size_t *first);
int jacobian_row(const ModelJacobian *p, size_t first, int k); /* of the k-th value in the column of `first` */

/* Exact values, where the model was evaluated last; fails if a partial derivative does not exist or a loop is singular.
 * The model does not change. */
ModelStatus jacobian_exact(Jacobian *j, Model *m, double *values);

/* By one-sided differences of `step` in each state, with one evaluation for each colour, or for each column if there
 * are long rows, and one more; they change the model's values. */
ModelStatus jacobian_differences(Jacobian *j, Model *m, double time, const double *x, const double *step,
                                 double *values);

#endif
