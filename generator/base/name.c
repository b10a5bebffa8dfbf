/* name.c - interned strings. */
#include "base.h"

#include <string.h>

/* The only pool of names in the process: a name is the same pointer in every stage. */
static Pool pool;

/* A step of the finalizer of MurmurHash3. */
static uint64_t mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0xff51afd7ed558ccdu;
    return hash ^ hash >> 32;
}

typedef struct {
    const char *text;
    size_t length;
} Key;

static bool is_text_of(const void *item, const void *context)
{
    const struct NameText *name = item;
    const Key *key = context;
    return name->length == key->length && memcmp(name->text, key->text, key->length) == 0;
}

/* Hashes eight bytes at a time: most names are ids, long and alike at their beginning. */
Name name_of_length(const char *text, size_t length)
{
    if (length > UINT32_MAX / 2)
        out_of_memory();
    const char *at = text;
    size_t rest = length;
    uint64_t hash = length, word;
    for (; rest >= sizeof word; at += sizeof word, rest -= sizeof word) {
        memcpy(&word, at, sizeof word);
        hash = mix(hash, word);
    }
    word = 0;
    memcpy(&word, at, rest);
    const void **item = pool_find(&pool, (uint32_t)mix(hash, word), is_text_of, &(Key){text, length});
    if (!*item) {
        struct NameText *name = arena_alloc(pool.arena, sizeof *name + length + 1);
        name->id = name_count() - 1;
        name->length = (uint32_t)length;
        memcpy(name->text, text, length);
        *item = name;
    }
    return *item;
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
    int length = format_list(buffer, sizeof buffer, format, arguments);
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
    return (uint32_t)pool.items.count;
}

void names_reset(void)
{
    pool_reset(&pool);
}

void names_release(void)
{
    arena_free(pool.arena);
    pool = (Pool){0};
}
