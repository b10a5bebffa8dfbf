/* sobol.h - the recurrence of direction numbers of Sobol' sequences; also used in the search for the first ones. */
#ifndef SAMPLE_SOBOL_H
#define SAMPLE_SOBOL_H

#include "sample/sample.h"

/* The recurrence of Bratley and Fox (Algorithm 659, 1988). `first`: as many numbers as the degree of the primitive
 * polynomial, odd and below 2, 4, 8 ... The polynomial has its coefficients as bits. Results are fractions of 2^32. */
static inline void sobol_go_on(unsigned polynomial, int degree, const unsigned short *first,
                               uint32_t directions[SOBOL_BITS])
{
    for (int i = 0; i < SOBOL_BITS; i++) {
        if (i < degree || !degree) {
            directions[i] = (degree ? first[i] : 1u) << (SOBOL_BITS - 1 - i);
            continue;
        }
        directions[i] = directions[i - degree] ^ directions[i - degree] >> degree;
        for (int k = 1; k < degree; k++)
            directions[i] ^= polynomial >> (degree - k) & 1 ? directions[i - k] : 0;
    }
}

#endif
