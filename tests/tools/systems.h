/* systems.h - checks that solutions of (I - gamma J) d = b by the augmented system are right for a given Jacobian. */
#ifndef SYSTEMS_H
#define SYSTEMS_H

#include "model.h"

#define SYSTEMS_BOUND 1e-9

/* The largest |b - (I - gamma J) d| of any row, relative to the sum of the row's absolute terms, for several gammas and
 * a right-hand side of the states' magnitudes. J is n by n, column-major; the model was last evaluated where J was
 * computed. INFINITY if there is no solution. */
double systems_disagreement(const Model *m, const double *jacobian, const double *size, int n);

#endif
