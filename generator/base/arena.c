/* arena.c - bump allocation in growing blocks. */
#include "base.h"

#include <stdlib.h>
#include <string.h>

/* Under AddressSanitizer, only requested memory may be accessed, and a gap follows it. A list moves as it grows, a
 * short one with each new element: this detects pointers into a list, and copies of it, that are used after that. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define IS_SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define IS_SANITIZED
#endif

#ifdef IS_SANITIZED
#include <sanitizer/asan_interface.h>
enum { GAP = 16 };
enum { LEAST_LIST = 0, DOUBLED_LIST = 64, LISTS_MOVE = true };
#define forbid(memory, size) __asan_poison_memory_region((memory), (size))
#define allow(memory, size) __asan_unpoison_memory_region((memory), (size))
#else
enum { GAP = 0 };
enum { LEAST_LIST = 2, DOUBLED_LIST = 1, LISTS_MOVE = false };
#define forbid(memory, size) ((void)(memory), (void)(size))
#define allow(memory, size) ((void)(memory), (void)(size))
#endif

/* The unit of allocation: requests are rounded up to a multiple of its size. */
typedef union {
    void *pointer;
    double number;
    uint64_t integer;
} Unit;

typedef struct ArenaBlock ArenaBlock;

struct ArenaBlock {
    ArenaBlock *next;
    size_t size, used;
    Unit memory[];
};

struct Arena {
    ArenaBlock *blocks; /* the newest first; requests are served from it */
    size_t bytes;
    bool marks_numbers, writes_floats;
};

/* The first block suits a scratch arena; doubling keeps the number of blocks logarithmic in size. Large requests get a
 * block of their own, which can be resized without leaving a copy behind. */
enum { FIRST_BLOCK = 4 * 1024 };
static const size_t LARGEST_BLOCK = (size_t)16 << 20;
static const size_t OWN_BLOCK = (size_t)1 << 20;

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

Arena *arena_new_like(const Arena *arena)
{
    Arena *other = arena_new();
    other->marks_numbers = arena->marks_numbers;
    other->writes_floats = arena->writes_floats;
    return other;
}

void arena_mark_numbers(Arena *arena)
{
    arena->marks_numbers = true;
}

bool arena_marks_numbers(const Arena *arena)
{
    return arena->marks_numbers;
}

void arena_write_floats(Arena *arena)
{
    arena->writes_floats = true;
}

bool arena_writes_floats(const Arena *arena)
{
    return arena->writes_floats;
}

static void free_blocks(ArenaBlock *block)
{
    while (block) {
        ArenaBlock *next = block->next;
        free(block);
        block = next;
    }
}

void arena_free(Arena *arena)
{
    if (arena)
        free_blocks(arena->blocks);
    free(arena);
}

void arena_reset(Arena *arena)
{
    ArenaBlock *kept = arena->blocks;
    if (!kept)
        return;
    free_blocks(kept->next);
    allow(kept->memory, kept->used);
    memset(kept->memory, 0, kept->used);
    forbid(kept->memory, kept->used);
    kept->next = NULL;
    kept->used = 0;
    arena->bytes = kept->size;
}

static size_t rounded(size_t size)
{
    const size_t unit = sizeof(Unit);
    if (size > SIZE_MAX / 2)
        out_of_memory();
    return (size + GAP + unit - 1) / unit * unit;
}

static ArenaBlock *new_block(Arena *arena, size_t capacity)
{
    ArenaBlock *block = system_alloc(sizeof *block + capacity);
    block->size = capacity;
    forbid(block->memory, capacity);
    arena->bytes += capacity;
    return block;
}

void *arena_alloc(Arena *arena, size_t wanted)
{
    size_t size = rounded(wanted);
    ArenaBlock *block = arena->blocks;
    if (size >= OWN_BLOCK && block) { /* put behind the newest block, which continues to serve small requests */
        ArenaBlock *own = new_block(arena, size);
        own->used = size;
        own->next = block->next;
        block->next = own;
        allow(own->memory, wanted);
        return own->memory;
    }
    if (!block || block->size - block->used < size) {
        size_t capacity = !block ? FIRST_BLOCK : block->size < LARGEST_BLOCK / 2 ? 2 * block->size : LARGEST_BLOCK;
        block = new_block(arena, capacity < size ? size : capacity);
        block->next = arena->blocks;
        arena->blocks = block;
    }
    void *memory = (char *)block->memory + block->used;
    block->used += size;
    allow(memory, wanted);
    return memory;
}

/* The link to the block that holds only this memory, or NULL. */
static ArenaBlock **own_block(Arena *arena, const void *memory, size_t size)
{
    ArenaBlock **link = &arena->blocks;
    while (*link && !((*link)->memory == memory && (*link)->used == size && (*link)->size == size))
        link = &(*link)->next;
    return *link ? link : NULL;
}

void *arena_resize(Arena *arena, void *memory, size_t old, size_t size)
{
    size_t present = rounded(old), wanted = rounded(size);
    ArenaBlock *newest = arena->blocks;
    if (memory && wanted <= present) {
        allow(memory, size > old ? size : old);
        return memory;
    }
    if (memory && newest && (char *)memory + present == (char *)newest->memory + newest->used &&
        newest->size - newest->used >= wanted - present) {
        newest->used += wanted - present;
        allow(memory, size);
        return memory;
    }
    ArenaBlock **link = memory && present >= OWN_BLOCK ? own_block(arena, memory, present) : NULL;
    if (link) {
        ArenaBlock *block = realloc(*link, sizeof *block + wanted);
        if (!block)
            out_of_memory();
        block->size = block->used = wanted;
        arena->bytes += wanted - present;
        *link = block;
        forbid(block->memory, wanted);
        allow(block->memory, size);
        return block->memory;
    }
    void *moved = arena_alloc(arena, size);
    if (old)
        memcpy(moved, memory, old);
    return moved;
}

void arena_return(Arena *arena, void *memory, size_t size)
{
    size_t present = rounded(size);
    ArenaBlock **link = memory && present >= OWN_BLOCK ? own_block(arena, memory, present) : NULL;
    if (!link)
        return;
    ArenaBlock *block = *link;
    *link = block->next;
    arena->bytes -= present;
    free(block);
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

const char *arena_marked_format(Arena *arena, const char *format)
{
    static const char number[] = "%d";
    if (!arena->marks_numbers || !strstr(format, number))
        return format;
    Text marked = text_new(arena);
    for (const char *at; (at = strstr(format, number)) != NULL; format = at + 2) {
        text_add_length(&marked, format, (size_t)(at - format));
        text_add(&marked, (const char[]){NUMBER_BEGIN, '%', 'd', NUMBER_END, '\0'});
    }
    text_add(&marked, format);
    return marked.at;
}

char *arena_format(Arena *arena, const char *format, ...)
{
    format = arena_marked_format(arena, format);
    va_list arguments;
    va_start(arguments, format);
    char probe[256];
    int length = format_list(probe, sizeof probe, format, arguments);
    va_end(arguments);
    if (length < 0)
        internal_error("bad format '%s'", format);
    if ((size_t)length < sizeof probe)
        return arena_copy(arena, probe, (size_t)length);
    char *text = arena_alloc(arena, (size_t)length + 1);
    va_start(arguments, format);
    format_list(text, (size_t)length + 1, format, arguments);
    va_end(arguments);
    return text;
}

size_t arena_bytes(const Arena *arena)
{
    return arena->bytes;
}

/* True if the memory belongs to the arena. The first memory of a list may come from elsewhere. */
static bool is_of_arena(const Arena *arena, const void *memory)
{
    const uintptr_t at = (uintptr_t)memory;
    const ArenaBlock *block = arena->blocks;
    while (block && (at < (uintptr_t)block->memory || at >= (uintptr_t)block->memory + block->size))
        block = block->next;
    return block;
}

bool pointers_hold(const void *pointers, int count, const void *sought)
{
    const void *each;
    for (int i = 0; i < count; i++) {
        memcpy(&each, (const char *)pointers + (size_t)i * sizeof each, sizeof each);
        if (each == sought)
            return true;
    }
    return false;
}

void *list_grow(Arena *arena, void *items, int *capacity, size_t size)
{
    int old = *capacity;
    if (old > INT32_MAX / 2)
        out_of_memory();
    const int grown = old >= DOUBLED_LIST ? old * 2 : old < LEAST_LIST ? LEAST_LIST : old + 1;
    if ((size_t)grown > SIZE_MAX / 2 / size)
        out_of_memory();
    *capacity = grown;
    const size_t present = (size_t)old * size, wanted = (size_t)grown * size;
    if (!LISTS_MOVE || !items)
        return arena_resize(arena, items, present, wanted);
    void *moved = arena_alloc(arena, wanted);
    memcpy(moved, items, present);
    if (is_of_arena(arena, items))
        forbid(items, present);
    return moved;
}

static int compare_ints(const void *left, const void *right)
{
    int a = *(const int *)left, b = *(const int *)right;
    return (a > b) - (a < b);
}

void ints_sort(IntList *list)
{
    if (list->count > 1)
        qsort(list->at, (size_t)list->count, sizeof *list->at, compare_ints);
}

bool ints_hold(const IntList *list, int number)
{
    return list->count && bsearch(&number, list->at, (size_t)list->count, sizeof *list->at, compare_ints);
}

void out_of_memory(void)
{
    unfinished_abandon();
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
