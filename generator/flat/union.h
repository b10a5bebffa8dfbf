/* union.h - union-find over integers, with the smallest index as root; private to this folder. */
#ifndef FLAT_UNION_H
#define FLAT_UNION_H

#include "base/base.h"

int *flat_union_new(Arena *arena, int count);
int flat_union_find(int *parents, int i);
bool flat_union_join(int *parents, int a, int b); /* false if they were joined already */

#endif
