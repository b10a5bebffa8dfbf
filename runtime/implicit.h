/* implicit.h - the equations of a backward Euler step, x = former + length f(time, x), for fixed.c and steady.c. */
#ifndef IMPLICIT_H
#define IMPLICIT_H

#include "runtime.h"

typedef struct Implicit Implicit;
typedef enum { IMPLICIT_SOLVED, IMPLICIT_MODEL_FAILED, IMPLICIT_NOT_SOLVED } ImplicitResult;

Implicit *implicit_new(Arena *a, const ModelJacobian *p, double tolerance); /* relative */

/* A step from `former` to `time`. x: in the guess, out the solution. */
typedef struct {
    Model *m;
    double time, length;
    const double *former;
    const Magnitudes *magnitudes;
    double *x;
    SolverCounts *counts;
} ImplicitStep;
ImplicitResult implicit_solve(Implicit *n, const ImplicitStep *step);

/* The same functions, for fixed.c. */
struct ImplicitPart {
    Implicit *(*create)(Arena *a, const ModelJacobian *p, double tolerance);
    ImplicitResult (*solve)(Implicit *n, const ImplicitStep *step);
    ImplicitResult (*step)(Implicit *n, const ImplicitStep *step);
    int (*worst)(const Implicit *n);
};

#endif
