/* implicit.h - the equations of a step backwards, x = former + length f(time, x), for fixed.c and steady.c. */
#ifndef IMPLICIT_H
#define IMPLICIT_H

#include "runtime.h"

typedef struct Implicit Implicit;
typedef enum { IMPLICIT_SOLVED, IMPLICIT_MODEL_FAILED, IMPLICIT_NOT_SOLVED } ImplicitResult;

Implicit *implicit_new(Arena *a, const ModelJacobian *p, double tolerance); /* of iterations, relative */
ImplicitResult implicit_solve(Implicit *n, Model *m, double time, double length, const double *former,
                              const Magnitudes *g, double *x, SolverCounts *counts); /* x: a guess, then the solution */
int implicit_worst(const Implicit *n); /* the state that the last iteration would have changed most, -1 if not known */

#endif
