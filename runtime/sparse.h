/* sparse.h - sparse linear systems, for files that have some. */
#ifndef SPARSE_H
#define SPARSE_H

#include "runtime.h"

/* sparse.c: sparse linear systems of n equations; rows compressed, row i is column[row_start[i]] and so on. */

typedef struct Sparse Sparse;

Sparse *sparse_new(Arena *a, int n, const int *row_start, const int *column);
bool sparse_factor(Sparse *s, const double *values); /* by entry; false if singular. The same values cost nothing */
void sparse_pivot_anew(Sparse *s);                   /* next time: the former pivots may not suit what comes */
bool sparse_solve(Sparse *s, double *b);             /* in: right side, out: solution; false if it is not finite */
bool sparse_prepare_augmented(Solver *s, Arena *a); /* the integrator's, by augmented.c */

#endif
