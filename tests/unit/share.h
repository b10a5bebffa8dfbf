/* share.h - how many random cases a run takes. */
#ifndef SHARE_H
#define SHARE_H

#include <stdlib.h>

/* All of them; where sanitizers make each slow a quarter, unless TEST_ALL is set. */
static int share_of(int cases)
{
#ifdef __SANITIZE_ADDRESS__
    if (!getenv("TEST_ALL"))
        return (cases + 3) / 4;
#endif
    return cases;
}

#endif
