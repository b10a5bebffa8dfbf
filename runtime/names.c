/* names.c - a hash table of names (FNV-1a, 64 bits), with open addressing, at most half full. */
#include "names.h"

#include <stdint.h>
#include <string.h>

typedef struct {
    const char *name; /* NULL: the slot is empty */
    int value;
} NameSlot;

struct Names {
    size_t mask; /* number of slots minus one */
    NameSlot *slots;
};

Names *names_new(Arena *a, int count)
{
    size_t size = 4;
    while (size < 2 * (size_t)count)
        size *= 2;
    Names *n = arena_take(a, 1, sizeof *n);
    *n = (Names){size - 1, arena_take(a, size, sizeof(NameSlot))};
    return n;
}

/* The slot of the name, or the empty slot where it would be. */
static NameSlot *find(const Names *n, const char *name, size_t length)
{
    uint64_t hash = 14695981039346656037u;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)name[i]) * 1099511628211u;
    size_t at = (size_t)(hash ^ hash >> 32) & n->mask;
    for (const char *other; (other = n->slots[at].name); at = (at + 1) & n->mask)
        if (strncmp(other, name, length) == 0 && !other[length])
            break;
    return &n->slots[at];
}

int *names_value(Names *n, const char *name)
{
    NameSlot *slot = find(n, name, strlen(name));
    if (!slot->name)
        *slot = (NameSlot){name, -1};
    return &slot->value;
}

int names_find(const Names *n, const char *name, size_t length)
{
    const NameSlot *slot = find(n, name, length);
    return slot->name ? slot->value : -1;
}
