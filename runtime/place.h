/* place.h - arrays that lie behind struct Model, in a program for all sizes. */
#ifndef PLACE_H
#define PLACE_H

#include <stdint.h>
#include <string.h>

#include "series.h"

/* end: the address of the next array; shift: by how much pointers to arrays are to be smaller than addresses. */
typedef struct { uintptr_t end, shift; } ModelRoom;

static inline uintptr_t room_for(size_t bytes)
{
    enum { ALIGNMENT = 16 };
    return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

/* Makes room for an array and stores its address in the pointer at `pointer`; NULL: the room is only measured. */
static inline void *place_array(ModelRoom *room, void *pointer, size_t count, size_t size)
{
    const uintptr_t begin = room->end, said = begin - room->shift;
    room->end += room_for(count * size);
    if (!pointer)
        return NULL;
    memcpy(pointer, &said, sizeof said);
    return (void *)begin;
}

#define ARRAY(own, member, count) \
    place_array(room, (own) ? (void *)&(own)->member : NULL, (size_t)(count), sizeof *(own)->member)

#endif
