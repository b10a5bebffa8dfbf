/* complementarity.h - linear complementarity problems by Lemke's method. */
#ifndef COMPLEMENTARITY_H
#define COMPLEMENTARITY_H

#include <stdbool.h>

enum { MOST_COMPLEMENTARY = 24 };

typedef struct {
    int count;
    double matrix[MOST_COMPLEMENTARY][MOST_COMPLEMENTARY], vector[MOST_COMPLEMENTARY];
} Complementarity;

/* Finds z with w = matrix*z + vector, w >= 0, z >= 0, w'z = 0. False if the method ends on a ray. That does not happen
 * for a positive semidefinite matrix if the problem has a solution. */
bool complementarity_solve(const Complementarity *problem, double *z);

/* Reduces the square matrix in the first columns of count rows of `width` numbers to the identity matrix; the columns
 * to its right become the solutions. False if it is singular. */
bool matrix_solve(double *rows, int count, int width);

#endif
