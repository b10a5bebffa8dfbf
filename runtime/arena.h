/* arena.h - the memory of a run, initialized with zeros and released at once. If memory runs out, the program ends with
 * a message. */
#ifndef ARENA_H
#define ARENA_H

#include <setjmp.h>
#include <stddef.h>

typedef struct ArenaBlock ArenaBlock;

typedef struct Arena {
    ArenaBlock *last; /* initially NULL */
} Arena;

void *arena_take(Arena *a, size_t count, size_t size);
double *arena_doubles(Arena *a, size_t count);
void *arena_room(Arena *a, void *items, int count, int *capacity, size_t size); /* the items, with room for one more */
void arena_close_with(Arena *a, void (*close)(void *object), void *object); /* called at release, last first */
void arena_release(Arena *a);
_Noreturn void arena_exhausted(void);
void arena_flee_to(jmp_buf *place); /* where this thread jumps if memory runs out; NULL: it ends the program */

#endif
