/* copy.c - copies of a Model, whose arrays may lie behind it. */
#include "parts.h"

#include <string.h>

void model_copy(Model *to, const Model *from)
{
    memcpy((void *)to, from, model_size);
    if (model_info.place)
        model_info.place(to, (char *)to);
}
