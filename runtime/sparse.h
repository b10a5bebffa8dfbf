/* sparse.h - the solver of sparse linear systems. */
#ifndef SPARSE_H
#define SPARSE_H

#include "runtime.h"

/* sparse.c: sparse linear systems of n equations in compressed rows: row i begins at column[row_start[i]]. */

typedef struct Sparse Sparse;

Sparse *sparse_new(Arena *a, int n, const int *row_start, const int *column);
bool sparse_factor(Sparse *s, const double *values); /* by entry; false: singular. Equal values cost nothing */
void sparse_pivot_anew(Sparse *s);                   /* next time: the old pivots may not suit the new values */
bool sparse_solve(Sparse *s, double *b);             /* b: right side, then solution; false if it is not finite */
bool sparse_prepare_augmented(Solver *s, Arena *a); /* prepares the integrator's augmented system (augmented.c) */

#endif
