/* share.h - how many cases a run takes. */
#ifndef SHARE_H
#define SHARE_H

#include <stdlib.h>

/* Of cases that take long: a quarter, or all if TEST_ALL is set. */
static inline int sample_of(int cases)
{
    return getenv("TEST_ALL") ? cases : (cases + 3) / 4;
}

/* All of them; where sanitizers make each slow, a sample. */
static inline int share_of(int cases)
{
#ifdef __SANITIZE_ADDRESS__
    return sample_of(cases);
#else
    return cases;
#endif
}

#endif
