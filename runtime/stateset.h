/* stateset.h - states that are chosen while running; called by generated code and by simulate.c.
 *
 * A state set has m candidates c, which n constraints tie together, and n - m states x = A c, where each row of A
 * selects one candidate. The states then are those candidates; the others, dummies, follow from the constraints. */
#ifndef STATESET_H
#define STATESET_H

#include "model.h"

#define STATESET_WORK(constraints, candidates) (2 * ((constraints) * (candidates) + (constraints) + (candidates)))

/* Chooses the states of sets that are alike at the model's present values, which need not fit A yet, and sets each A
 * and x. For the start. work: STATESET_WORK doubles. */
ModelStatus stateset_start(Model *m, const ModelStateSet *kind, double *work);

/* Chooses n of m columns of a matrix, n by m, row-major, such that no other column needs more than `bound` times one of
 * them in the basis that they form. dummies: n column indices, the choice that is kept as long as it satisfies that;
 * if it does not, columns are exchanged, the largest coefficient first, until none exceeds 1 by more than rounding
 * (Goreinov, Oseledets, Savostyanov, Tyrtyshnikov, Zamarashkin, How to find a good submatrix, 2010: each exchange
 * multiplies the volume by that coefficient, so that it ends). The gap between `bound` and 1 keeps a choice from being
 * taken back at once. Rows should be scaled to 1. The tableau, n by m, is work space. The result is the smallest pivot
 * of the columns chosen; 0 if the rows depend on each other: then nothing is chosen. */
double stateset_pivot(const double *matrix, int n, int m, double *dummies, double bound, double *tableau);

#endif
