/* name.c - interned strings. */
#include "base.h"

#include <string.h>

typedef struct {
    uint32_t hash;
    struct NameText *name;
} Slot;

/* Open addressing over a power of two, at most three quarters full. The table is the process's only one: a name is the
 * same pointer in every stage. */
static struct {
    Arena *arena;
    Slot *slots;
    uint32_t capacity, count;
} table;

/* A step of the finalizer of MurmurHash3. */
static uint64_t mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0xff51afd7ed558ccdu;
    return hash ^ hash >> 32;
}

/* Eight bytes at a time: most names are ids, long and alike at their beginning. */
static uint32_t hash_of(const char *text, size_t length)
{
    uint64_t hash = length, word;
    for (; length >= sizeof word; text += sizeof word, length -= sizeof word) {
        memcpy(&word, text, sizeof word);
        hash = mix(hash, word);
    }
    word = 0;
    memcpy(&word, text, length);
    return (uint32_t)mix(hash, word);
}

static bool is_other(const Slot *slot, uint32_t hash, const char *text, size_t length)
{
    return slot->hash != hash || slot->name->length != length || memcmp(slot->name->text, text, length) != 0;
}

static void grow(void)
{
    if (!table.arena)
        table.arena = arena_new();
    uint32_t capacity = table.capacity ? table.capacity * 2 : 256;
    Slot *slots = arena_array(table.arena, Slot, capacity);
    for (uint32_t i = 0; i < table.capacity; i++) {
        if (!table.slots[i].name)
            continue;
        uint32_t k = table.slots[i].hash & (capacity - 1);
        while (slots[k].name)
            k = (k + 1) & (capacity - 1);
        slots[k] = table.slots[i];
    }
    arena_return(table.arena, table.slots, table.capacity * sizeof *slots);
    table.slots = slots;
    table.capacity = capacity;
}

Name name_of_length(const char *text, size_t length)
{
    if (length > UINT32_MAX / 2)
        out_of_memory();
    if ((uint64_t)table.count * 4 >= (uint64_t)table.capacity * 3)
        grow();
    uint32_t hash = hash_of(text, length), i = hash & (table.capacity - 1);
    while (table.slots[i].name && is_other(&table.slots[i], hash, text, length))
        i = (i + 1) & (table.capacity - 1);
    if (!table.slots[i].name) {
        struct NameText *name = arena_alloc(table.arena, sizeof *name + length + 1);
        name->id = table.count++;
        name->length = (uint32_t)length;
        memcpy(name->text, text, length);
        table.slots[i] = (Slot){hash, name};
    }
    return table.slots[i].name;
}

Name name_of(const char *text)
{
    return name_of_length(text, strlen(text));
}

Name name_joined(Name first, const char *between, Name second)
{
    char buffer[256];
    size_t gap = strlen(between), length = first->length + gap + second->length;
    if (length > sizeof buffer)
        return name_format("%s%s%s", first->text, between, second->text);
    memcpy(buffer, first->text, first->length);
    memcpy(buffer + first->length, between, gap);
    memcpy(buffer + first->length + gap, second->text, second->length);
    return name_of_length(buffer, length);
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

uint32_t name_count(void)
{
    return table.count;
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
