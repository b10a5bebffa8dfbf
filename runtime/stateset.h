/* stateset.h - dynamic state selection; called by generated code and by the runtime.
 *
 * A state set has m candidates c, which n constraints tie together, and n - m states x = A c, where each row of A
 * selects one candidate. The states then are those candidates; the others, dummies, follow from the constraints. */
#ifndef STATESET_H
#define STATESET_H

#include "model.h"
#include "modes.h"

/* State sets that are alike, such as those of equal parts. Their data form an array of structs in the model; the
 * candidates have their places in the table of variables. All sets are numbered, one such array after the other. */
typedef struct ModelStateSet {
    int candidate_count, constraint_count; /* of each */
    int first, count;        /* number of the first set; how many */
    const int *candidates;   /* indices into variables, set by set */
    const int *constraints;  /* indices of equations, set by set */
    size_t states;           /* offset of the first set's x in struct Model */
    size_t selection;        /* and of its A, row by row */
    size_t size;             /* bytes from one set to the next */
    void (*jacobian)(const Model *m, int i, double *jacobian); /* partial derivatives of the constraints (rows) by
                                                                  the candidates (columns), of set i of the array, at
                                                                  present values; call after model_outputs, or after
                                                                  the initial system */
    ModelModes modes; /* in which these sets exist */
} ModelStateSet;

#define STATESET_WORK(constraints, candidates) (2 * ((constraints) * (candidates) + (constraints) + (candidates)))

/* For the start: chooses the states of all sets of a kind at the model's present values, which need not fit A yet, and
 * sets each A and x. work: STATESET_WORK doubles. */
ModelStatus stateset_start(Model *m, const ModelStateSet *kind, double *work);

/* Chooses n of m columns of a matrix (n by m, row-major) as a basis in which no other column has a coefficient above
 * `bound`. dummies: n column indices, the present choice; it is kept as long as it satisfies this. Otherwise columns
 * are exchanged, the largest coefficient first, until none exceeds 1 by more than rounding (Goreinov, Oseledets,
 * Savostyanov, Tyrtyshnikov, Zamarashkin, How to find a good submatrix, 2010: each exchange multiplies the volume by
 * that coefficient, so that the exchanges end). The gap between `bound` and 1 prevents that a choice is taken back at
 * once. Rows should be scaled to 1. The tableau, n by m, is work space. Returns the smallest pivot of the chosen
 * columns; 0 if the rows depend on each other: then nothing is chosen. */
double stateset_pivot(const double *matrix, int n, int m, double *dummies, double bound, double *tableau);

#endif
