/* heap.c - a binary heap of numbers. */
#include "causal/heap.h"

void heap_push(Arena *arena, Heap *heap, uint64_t key)
{
    list_push(arena, heap, key);
    int child = heap->count - 1;
    while (child > 0) {
        int parent = (child - 1) / 2;
        if (heap->at[parent] <= key)
            break;
        heap->at[child] = heap->at[parent];
        child = parent;
    }
    heap->at[child] = key;
}

uint64_t heap_pop(Heap *heap)
{
    require(heap->count > 0);
    uint64_t smallest = heap->at[0];
    uint64_t moved = heap->at[--heap->count];
    int parent = 0;
    while (parent < heap->count / 2) { /* while it has a child */
        int child = 2 * parent + 1;
        if (child + 1 < heap->count && heap->at[child + 1] < heap->at[child])
            child++;
        if (moved <= heap->at[child])
            break;
        heap->at[parent] = heap->at[child];
        parent = child;
    }
    heap->at[parent] = moved;
    return smallest;
}
