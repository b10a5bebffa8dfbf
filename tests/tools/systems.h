/* systems.h - is (I - gamma J) d = b, where the augmented system says so, also for the Jacobian by sweeps? */
#ifndef SYSTEMS_H
#define SYSTEMS_H

#include "model.h"

#define SYSTEMS_BOUND 1e-9

/* The largest |b - (I - gamma J) d| of any row, relative to the row's absolute terms, for several gammas and a right
 * side of the states' sizes. J is n by n, by columns; the model was evaluated where it was made. INFINITY if there is
 * no solution. */
double systems_disagreement(const Model *m, const double *jacobian, const double *size, int n);

#endif
