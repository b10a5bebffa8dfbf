/* complementarity.h - linear complementarity problems by Lemke's method. */
#ifndef COMPLEMENTARITY_H
#define COMPLEMENTARITY_H

#include <stdbool.h>

enum { MOST_COMPLEMENTARY = 24 };

typedef struct {
    int count;
    double matrix[MOST_COMPLEMENTARY][MOST_COMPLEMENTARY], vector[MOST_COMPLEMENTARY];
} Complementarity;

/* z with w = matrix*z + vector, w >= 0, z >= 0, w'z = 0. False if the method ends on a ray, which it does not for a
 * positive semidefinite matrix whose problem has a solution. */
bool complementarity_solve(const Complementarity *problem, double *z);

/* Replaces the square matrix in the first columns of count rows of `width` numbers by the unit matrix, and what stands
 * beside it by the solutions. False if it is singular. */
bool matrix_solve(double *rows, int count, int width);

#endif
