/* heap.h - a binary heap of numbers, smallest first. Callers pack a key and an index into one number. */
#ifndef HEAP_H
#define HEAP_H

#include "base/base.h"

typedef List(uint64_t) Heap;

void heap_push(Arena *arena, Heap *heap, uint64_t key);
uint64_t heap_pop(Heap *heap); /* the heap must not be empty */

#endif
