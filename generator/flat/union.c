/* union.c - union-find over integers. */
#include "flat/union.h"

int *flat_union_new(Arena *arena, int count)
{
    int *parents = arena_array(arena, int, count > 0 ? count : 1);
    for (int i = 0; i < count; i++)
        parents[i] = i;
    return parents;
}

int flat_union_find(int *parents, int i)
{
    while (parents[i] != i) {
        parents[i] = parents[parents[i]];
        i = parents[i];
    }
    return i;
}

bool flat_union_join(int *parents, int a, int b)
{
    a = flat_union_find(parents, a);
    b = flat_union_find(parents, b);
    if (a == b)
        return false;
    if (a < b)
        parents[b] = a;
    else
        parents[a] = b;
    return true;
}
