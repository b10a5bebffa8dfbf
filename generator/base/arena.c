/* arena.c - bump allocation in growing blocks. */
#include "base.h"

#include <stdlib.h>
#include <string.h>

typedef struct ArenaBlock ArenaBlock;

struct ArenaBlock {
    ArenaBlock *next;
    size_t size, used;
    max_align_t memory[];
};

struct Arena {
    ArenaBlock *blocks; /* the newest first; requests are served from it */
    size_t bytes;
};

/* Small models fit into one block; doubling keeps the number of blocks logarithmic in size. */
enum { FIRST_BLOCK = 64 * 1024 };
static const size_t LARGEST_BLOCK = (size_t)16 << 20;

static long fail_countdown;

void arena_fail_after(long n)
{
    fail_countdown = n;
}

static void *system_alloc(size_t size)
{
    if (fail_countdown > 0 && --fail_countdown == 0)
        out_of_memory();
    void *memory = calloc(1, size);
    if (!memory)
        out_of_memory();
    return memory;
}

Arena *arena_new(void)
{
    return system_alloc(sizeof(Arena));
}

void arena_free(Arena *arena)
{
    if (!arena)
        return;
    for (ArenaBlock *block = arena->blocks; block;) {
        ArenaBlock *next = block->next;
        free(block);
        block = next;
    }
    free(arena);
}

static size_t next_block_size(const Arena *arena)
{
    if (!arena->blocks)
        return FIRST_BLOCK;
    size_t size = arena->blocks->size * 2;
    return size < LARGEST_BLOCK ? size : LARGEST_BLOCK;
}

void *arena_alloc(Arena *arena, size_t size)
{
    const size_t unit = sizeof(max_align_t);
    if (size > SIZE_MAX / 2)
        out_of_memory();
    size = (size + unit - 1) / unit * unit;
    ArenaBlock *block = arena->blocks;
    if (!block || block->size - block->used < size) {
        size_t capacity = next_block_size(arena);
        if (capacity < size)
            capacity = size;
        block = system_alloc(sizeof *block + capacity);
        block->size = capacity;
        block->next = arena->blocks;
        arena->blocks = block;
        arena->bytes += capacity;
    }
    void *memory = (char *)block->memory + block->used;
    block->used += size;
    return memory;
}

void *arena_alloc_array(Arena *arena, size_t count, size_t size)
{
    if (size && count > SIZE_MAX / size)
        out_of_memory();
    return arena_alloc(arena, count * size);
}

char *arena_copy(Arena *arena, const char *text, size_t length)
{
    char *copy = arena_alloc(arena, length + 1);
    if (length)
        memcpy(copy, text, length);
    return copy;
}

char *arena_format(Arena *arena, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    Text text = text_new(arena);
    text_format_list(&text, format, arguments);
    va_end(arguments);
    return text.at ? text.at : arena_copy(arena, "", 0);
}

size_t arena_bytes(const Arena *arena)
{
    return arena->bytes;
}

void *list_grow(Arena *arena, void *items, int *capacity, size_t size)
{
    int old = *capacity;
    if (old > INT32_MAX / 2)
        out_of_memory();
    int grown = old ? old * 2 : 4;
    void *memory = arena_alloc_array(arena, (size_t)grown, size);
    if (old)
        memcpy(memory, items, (size_t)old * size);
    *capacity = grown;
    return memory;
}

void out_of_memory(void)
{
    fputs("error: out of memory\n", stderr);
    exit(STATUS_ENVIRONMENT);
}

void internal_error_at(const char *file, int line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "%s:%d: internal error: ", path_base(file), line);
    vfprintf(stderr, format, arguments);
    fputs("\n    this is a defect of sysphsc, not of the model; please report it with the model\n", stderr);
    va_end(arguments);
    abort();
}
