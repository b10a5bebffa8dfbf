/* name.c - interned strings. */
#include "base.h"

#include <string.h>

/* Open addressing over a power of two, at most half full. The table is the process's only one: a name is the same
 * pointer in every stage. */
static struct {
    Arena *arena;
    struct NameText **slots;
    uint32_t capacity, count;
} table;

static uint32_t hash_of(const char *text, size_t length)
{
    uint32_t hash = 2166136261u; /* FNV-1a */
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)text[i]) * 16777619u;
    return hash;
}

static struct NameText **slot_of(struct NameText **slots, uint32_t capacity, uint32_t hash, const char *text,
                                 size_t length)
{
    uint32_t i = hash & (capacity - 1);
    while (slots[i] &&
           (slots[i]->hash != hash || slots[i]->length != length || memcmp(slots[i]->text, text, length) != 0))
        i = (i + 1) & (capacity - 1);
    return &slots[i];
}

static void grow(void)
{
    if (!table.arena)
        table.arena = arena_new();
    uint32_t capacity = table.capacity ? table.capacity * 2 : 256;
    struct NameText **slots = arena_array(table.arena, struct NameText *, capacity);
    for (uint32_t i = 0; i < table.capacity; i++)
        if (table.slots[i])
            *slot_of(slots, capacity, table.slots[i]->hash, table.slots[i]->text, table.slots[i]->length) =
                table.slots[i];
    table.slots = slots;
    table.capacity = capacity;
}

Name name_of_length(const char *text, size_t length)
{
    if (length > UINT32_MAX / 2)
        out_of_memory();
    if (table.count * 2 >= table.capacity)
        grow();
    uint32_t hash = hash_of(text, length);
    struct NameText **slot = slot_of(table.slots, table.capacity, hash, text, length);
    if (!*slot) {
        struct NameText *name = arena_alloc(table.arena, sizeof *name + length + 1);
        name->id = table.count++;
        name->length = (uint32_t)length;
        name->hash = hash;
        memcpy(name->text, text, length);
        *slot = name;
    }
    return *slot;
}

Name name_of(const char *text)
{
    return name_of_length(text, strlen(text));
}

Name name_format(const char *format, ...)
{
    char buffer[256];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(buffer, sizeof buffer, format, arguments);
    va_end(arguments);
    if (length >= 0 && (size_t)length < sizeof buffer)
        return name_of_length(buffer, (size_t)length);

    Arena *scratch = arena_new();
    Text text = text_new(scratch);
    va_start(arguments, format);
    text_format_list(&text, format, arguments);
    va_end(arguments);
    Name name = name_of_length(text.at, text.length);
    arena_free(scratch);
    return name;
}

void names_reset(void)
{
    Arena *kept = table.arena;
    memset(&table, 0, sizeof table);
    if (kept)
        arena_reset(table.arena = kept);
}

void names_release(void)
{
    arena_free(table.arena);
    memset(&table, 0, sizeof table);
}
