/* stateset.h - states that are chosen while running; called by generated code and by simulate.c.
 *
 * A state set has m candidates c, which n constraints tie together, and n - m states x = A c, where each row of A
 * selects one candidate. The states then are those candidates; the others, dummies, follow from the constraints. */
#ifndef STATESET_H
#define STATESET_H

#include "model.h"
#include "modes.h"

/* States that are chosen while running, x = A c, among candidates c that constraints tie together: as many fewer as
 * there are constraints. Each row of A selects one candidate. Where the candidates are is in their rows. Sets that are
 * alike, as those of equal parts, are an array of structs; sets are numbered, one such array after the other. */
typedef struct ModelStateSet {
    int candidate_count, constraint_count; /* of each */
    int first, count;        /* number of the first set; how many */
    const int *candidates;   /* indices into variables, set by set */
    const int *constraints;  /* indices of equations, set by set */
    size_t states;           /* offset of the first set's x in struct Model */
    size_t selection;        /* and of its A, row by row */
    size_t size;             /* bytes from one set to the next */
    void (*jacobian)(const Model *m, int i, double *jacobian); /* of constraints by candidates, row by row, of the set
                                                                  at that index of the array, at present values; call
                                                                  after model_outputs, or after the initial system */
    ModelModes modes; /* in which they are */
} ModelStateSet;

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
