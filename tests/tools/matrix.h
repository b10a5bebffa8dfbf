/* matrix.h - small dense matrices, for independent solutions. */
#ifndef MATRIX_H
#define MATRIX_H

#include <stdbool.h>

enum { ORDER = 64 };

typedef struct {
    int rows, columns;
    double at[ORDER][ORDER];
} Matrix;

void matrix_clear(Matrix *m, int rows, int columns);
void matrix_multiply(Matrix *product, const Matrix *a, const Matrix *b);
void matrix_transpose(Matrix *result, const Matrix *a);
void matrix_add(Matrix *sum, double factor, const Matrix *a);

/* Solves A x = B by elimination with pivoting; false if A is singular. */
bool matrix_solve(Matrix *x, const Matrix *a, const Matrix *b);

/* Orthonormal bases, as columns, of the row space of a matrix and of its null space. */
void matrix_spaces(const Matrix *a, Matrix *rows, Matrix *null);

/* exp(factor A), by scaling and squaring. */
void matrix_exponential(Matrix *result, const Matrix *a, double factor);

#endif
