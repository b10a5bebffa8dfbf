/* quadrature.h - integrals of several functions by time, over stretches in which these are continuous. */
#ifndef QUADRATURE_H
#define QUADRATURE_H

#include "arena.h"

typedef struct Quadrature Quadrature;

/* The functions' values at a time, by function; no numbers where they are not defined. */
typedef void QuadratureValues(void *context, double time, double *values);

/* Of so many functions, one at least; tolerance: of an integral, relative to the stretch's length times the largest
 * absolute value in it. */
Quadrature *quadrature_new(Arena *a, int count, double tolerance, QuadratureValues *values);

/* Adds to sums, by function, the integrals over a stretch, with the values at its ends: no number if a value that is
 * needed is none. */
void quadrature_add(Quadrature *q, void *context, double from, double to, const double *at_from, const double *at_to,
                    double *sums);

/* So far, of a sum: how far it may be off where the tolerance was not reached. */
double quadrature_uncertainty(const Quadrature *q, int function);

#endif
