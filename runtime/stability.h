/* stability.h - the highest order at which a method's stability does not limit its steps. */
#ifndef STABILITY_H
#define STABILITY_H

#include "runtime.h"

typedef struct Stability Stability;

Stability *stability_new(Arena *a);
int stability_restart(Stability *s, bool is_adams, double time); /* the highest order allowed from then on */

/* Called after each step; order: of this step. True if stability_look() is due, with the local error and its products
 * with J, J^2 and J^3. */
bool stability_is_due(Stability *s, double time, int order);
int stability_look(Stability *s, double *const *e, const double *weights, int n, int order); /* the highest order
                                          allowed from then on; if it changes, the integrator restarts */
int stability_keep(Stability *s);      /* the same, after each step for which no look was due */

enum { STABILITY_VECTORS = 4 };

/* The eigenvalue of the motion along e[0], where e[k] = J^k e[0], each of n states. False if no single eigenvalue, or
 * pair of complex ones, fits. */
bool stability_motion(double *const *e, const double *weights, int n, double _Complex *eigenvalue);

/* True if constant steps of this order damp y' = z y at least about half as fast as its solution decays. */
bool stability_is_damped(bool is_adams, int order, double _Complex z);

/* The logarithm of the growth of y' = z y in one step of this order, in the long run at a constant step. */
double stability_growth(bool is_adams, int order, double real, double imaginary);

#endif
