/* linear.h - the linear model at a point: linear.c, linear_file.c, eigenvalue.c.
 *
 *     d(x - x0)/dt = A (x - x0) + B (u - u0),   y - y0 = C (x - x0) + D (u - u0) */
#ifndef LINEAR_H
#define LINEAR_H

#include "run.h"

typedef enum { LINEAR_X, LINEAR_U, LINEAR_Y, LINEAR_VECTORS } LinearVector;

typedef struct {
    const ModelDescription *about;
    double time;
    bool is_at_rest;
    int count[LINEAR_VECTORS];         /* of states, inputs, outputs */
    const int *variables[LINEAR_VECTORS]; /* rows of variables */
    const struct ModelInput **inputs;
    double *course;   /* memory: as many as the longest input has rows */
    double *at[LINEAR_VECTORS];        /* x0, u0, y0 */
    double *slopes;   /* states and outputs by states and inputs, row by row: A and B, below them C and D */
    bool is_exact;    /* A is, and so are rows of C of outputs that are states or derivatives */
    double uncertain; /* largest error of difference quotients, relative to the output or its largest term */
    bool has_eigenvalues;
    double *real, *imaginary; /* as many as states, slow ones first */
} Linear;

/* An element of A, B, C or D. */
static inline double linear_slope(const Linear *l, LinearVector row_of, int row, LinearVector column_of, int column)
{
    const int states = l->count[LINEAR_X], columns = states + l->count[LINEAR_U];
    const int at = (row + (row_of == LINEAR_Y ? states : 0)) * columns + column + (column_of == LINEAR_U ? states : 0);
    return l->slopes[at] + 0.0; /* never a negative zero */
}

/* linear_file.c; they return the exit status. */
int linear_write_json(const Linear *l, const Run *run);
int linear_write_mat(const Linear *l, const Run *run);

/* eigenvalue.c: all eigenvalues of an n by n matrix, row by row, which is overwritten. Conjugate eigenvalues follow
 * each other, the one with the positive imaginary part first. False if the iteration does not converge, or if an
 * element is not finite. */
bool eigenvalues_of(Arena *arena, double *a, int n, double *real, double *imaginary);

/* The figures of an eigenvalue: |z|/(2 pi), -Re z/|z| and -1/Re z; NAN where one is meaningless. */
double eigenvalue_frequency(double real, double imaginary);
double eigenvalue_damping(double real, double imaginary);
double eigenvalue_time_constant(double real);

#endif
