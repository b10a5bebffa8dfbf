/* sobol.h - how direction numbers of Sobol' sequences go on from the first ones; also for the search for these. */
#ifndef SAMPLE_SOBOL_H
#define SAMPLE_SOBOL_H

#include "sample/sample.h"

/* The recurrence of Bratley and Fox (Algorithm 659, 1988): the first numbers, odd and below 2, 4, 8 ..., as many as the
 * degree of the primitive polynomial, whose coefficients are bits; the others follow. As fractions of 2^32. */
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
