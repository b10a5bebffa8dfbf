/* stability.h - up to which order steps are not limited by a method's stability. */
#ifndef STABILITY_H
#define STABILITY_H

#include "runtime.h"

typedef struct Stability Stability;

Stability *stability_new(Arena *a);
int stability_restart(Stability *s, bool is_adams, double time); /* the order that is allowed from there on */

/* After each step, of that order: is it time to look at the local error and its products with J, J^2 and J^3? */
bool stability_is_due(Stability *s, double time, int order);
int stability_look(Stability *s, double *const *e, const double *weights, int n, int order); /* what is allowed
                                          from there on; if it changes, the integrator begins anew */
int stability_keep(Stability *s);      /* likewise, after each step that was not due */

enum { STABILITY_VECTORS = 4 };

/* The eigenvalue of the motion along e[0], of n states, of which e[k] is the product with J^k; false if it is along no
 * single one. */
bool stability_motion(double *const *e, const double *weights, int n, double _Complex *eigenvalue);

/* Is y' = z y damped about as it should be, by constant steps of an order? */
bool stability_is_damped(bool is_adams, int order, double _Complex z);

/* How much y' = z y grows in a step of an order, as a logarithm, in the long run at a constant step. */
double stability_growth(bool is_adams, int order, double real, double imaginary);

#endif
