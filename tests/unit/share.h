/* share.h - how many cases a run takes. */
#ifndef SHARE_H
#define SHARE_H

#include <stdlib.h>

/* Of large sizes: a tenth under the sanitizers, which make each step slow; the plain tests of TEST_ALL take all. */
#ifdef __SANITIZE_ADDRESS__
enum { SMALLER = 10 };
#else
enum { SMALLER = 1 };
#endif

/* Of cases that take long: a quarter, or all if TEST_ALL is set. */
static inline int sample_of(int cases)
{
    return getenv("TEST_ALL") ? cases : (cases + 3) / 4;
}

/* Of cases in a row: the first one, and how far it is to the next. Without and with sanitizers they are others. */
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

/* A third of them; where sanitizers make each slow, a twentieth. All if TEST_ALL is set. */
static inline int share_of(int cases)
{
#ifdef __SANITIZE_ADDRESS__
    return getenv("TEST_ALL") ? cases : (cases + 19) / 20;
#else
    return getenv("TEST_ALL") ? cases : (cases + 2) / 3;
#endif
}

#endif
