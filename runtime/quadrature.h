/* quadrature.h - integrals of several functions over time, for stretches in which they are continuous. */
#ifndef QUADRATURE_H
#define QUADRATURE_H

#include "arena.h"

typedef struct Quadrature Quadrature;

/* Computes the values at a time, by function; not finite where a function is not defined. */
typedef void QuadratureValues(void *context, double time, double *values);

/* count: number of functions, at least one. tolerance: of an integral, relative to the length of the stretch times the
 * largest absolute value in it. */
Quadrature *quadrature_new(Arena *a, int count, double tolerance, QuadratureValues *values);

/* Adds the integrals over a stretch to `sums`, by function; at_from and at_to are the values at its ends. A sum is not
 * finite if a value that is needed is not. */
void quadrature_add(Quadrature *q, void *context, double from, double to, const double *at_from, const double *at_to,
                    double *sums);

/* The possible error of a sum so far, from parts in which the tolerance was not reached. */
double quadrature_uncertainty(const Quadrature *q, int function);

#endif
