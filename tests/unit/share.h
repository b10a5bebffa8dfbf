/* share.h - the number of cases in a test run. */
#ifndef SHARE_H
#define SHARE_H

#include <stdlib.h>

/* Divisor of large sizes: 10 under the sanitizers, which make each step slow; 1 in the plain tests. */
#ifdef __SANITIZE_ADDRESS__
enum { SMALLER = 10 };
#else
enum { SMALLER = 1 };
#endif

/* Number of slow cases to run: a quarter, or all if TEST_ALL is set. */
static inline int sample_of(int cases)
{
    return getenv("TEST_ALL") ? cases : (cases + 3) / 4;
}

/* The first of consecutively numbered cases, and (below) the step to the next one. Runs with and without sanitizers
 * take different cases. */
static inline long first_case(void)
{
#ifdef __SANITIZE_ADDRESS__
    return getenv("TEST_ALL") ? 1 : 3;
#else
    return 1;
#endif
}

static inline long case_stride(void)
{
#ifdef __SANITIZE_ADDRESS__
    return getenv("TEST_ALL") ? 1 : 32;
#else
    return getenv("TEST_ALL") ? 1 : 4;
#endif
}

/* Number of cases to run: a third; a twentieth under the sanitizers, which make each slow. All if TEST_ALL is set. */
static inline int share_of(int cases)
{
#ifdef __SANITIZE_ADDRESS__
    return getenv("TEST_ALL") ? cases : (cases + 19) / 20;
#else
    return getenv("TEST_ALL") ? cases : (cases + 2) / 3;
#endif
}

#endif
