/* small_loops.h - what model.h asks of a model that has no large loops. */
#ifndef SMALL_LOOPS_H
#define SMALL_LOOPS_H

#include "all_parts.h"

const int model_large_loop_count = 0;

const ModelLoop *model_large_loop(int index)
{
    (void)index;
    return NULL;
}

void model_attach(Model *m, int index, LargeLoop *memory)
{
    (void)m, (void)index, (void)memory;
}

#endif
