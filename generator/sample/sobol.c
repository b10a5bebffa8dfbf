/* sobol.c - direction numbers of Sobol' sequences (Sobol': On the distribution of points in a cube, 1967).
 *
 * Primitive polynomials over GF(2) in order of degree, with first numbers for which projections to two dimensions are
 * good, as chosen by Joe and Kuo (Constructing Sobol sequences with better two-dimensional projections, 2008). The
 * numbers here were found by tools/sobol.c. */
#include "sample/sobol.h"

enum { MOST_DEGREE = 9 };

static const struct {
    unsigned short polynomial, first[MOST_DEGREE];
} numbers[SOBOL_DIMENSIONS] = {
    {1, {0}}, /* van der Corput's sequence */
#define SOBOL(polynomial, ...) {polynomial, {__VA_ARGS__}},
#include "sobol.def"
#undef SOBOL
};

unsigned sobol_polynomial(int dimension)
{
    return numbers[dimension].polynomial;
}

int sobol_degree(int dimension)
{
    int degree = 0;
    while (numbers[dimension].polynomial >> (degree + 1))
        degree++;
    return degree;
}

void sobol_directions(int dimension, uint32_t directions[SOBOL_BITS])
{
    sobol_go_on(numbers[dimension].polynomial, sobol_degree(dimension), numbers[dimension].first, directions);
}
