/* arena.c - the memory of a run, taken piece by piece and released at once. If memory runs out, the program ends, or
 * its host takes over. */
#include "runtime.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct ArenaBlock {
    ArenaBlock *before;
    void (*close)(void *object); /* NULL: the block is memory */
    void *object;
    _Alignas(max_align_t) char memory[];
};

static _Thread_local jmp_buf *refuge; /* set by a host of the model; NULL: the program ends */

void arena_flee_to(jmp_buf *place)
{
    refuge = place;
}

void arena_exhausted(void)
{
    if (refuge)
        longjmp(*refuge, 1);
    exit(message_fail(OUT_OF_MEMORY, "for the run"));
}

static ArenaBlock *add_block(Arena *a, size_t count, size_t size)
{
    const bool is_possible = size == 0 || count <= (SIZE_MAX - sizeof(ArenaBlock)) / size;
    ArenaBlock *block = is_possible ? calloc(1, sizeof *block + count * size) : NULL;
    if (!block)
        arena_exhausted();
    block->before = a->last;
    a->last = block;
    return block;
}

void *arena_take(Arena *a, size_t count, size_t size)
{
    return add_block(a, count, size)->memory;
}

double *arena_doubles(Arena *a, size_t count)
{
    return arena_take(a, count, sizeof(double));
}

void *arena_room(Arena *a, void *items, int count, int *capacity, size_t size)
{
    if (count < *capacity)
        return items;
    *capacity = *capacity ? 2 * *capacity : 64;
    void *larger = arena_take(a, (size_t)*capacity, size);
    if (count > 0)
        memcpy(larger, items, (size_t)count * size);
    return larger;
}

void arena_close_with(Arena *a, void (*close)(void *object), void *object)
{
    ArenaBlock *block = add_block(a, 0, 0);
    block->close = close;
    block->object = object;
}

void arena_release(Arena *a)
{
    for (ArenaBlock *block = a->last, *before; block; block = before) {
        before = block->before;
        if (block->close)
            block->close(block->object);
        free(block);
    }
    a->last = NULL;
}
