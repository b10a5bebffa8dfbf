/* copy.c - Models as memory: each begins with a pointer to its description, and its arrays may lie behind it. */
#include "parts.h"

#include <string.h>

Model *model_new(Arena *a, const ModelDescription *about)
{
    Model *m = arena_take(a, 1, about->size);
    *(const ModelDescription **)(void *)m = about;
    return m;
}

static void place_arrays(Model *m)
{
    if (described(m)->info->place)
        described(m)->info->place(m, (char *)m);
}

void model_clear(Model *m)
{
    memset((char *)m + sizeof(ModelDescription *), 0, described(m)->size - sizeof(ModelDescription *));
    place_arrays(m);
}

void model_copy(Model *to, const Model *from)
{
    memcpy((void *)to, from, described(from)->size);
    place_arrays(to);
}
