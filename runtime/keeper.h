/* keeper.h - the state of a run in a file, from which another run of the same program goes on. */
#ifndef KEEPER_H
#define KEEPER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Writes the bytes that it is shown, or fills them with those that were written: one list of what a state is made of
 * serves both. Whoever has memory of its own shows it, in the same order each time. */
typedef struct Keeper {
    FILE *file;
    bool is_reading;
    bool has_failed; /* to write; when reading, the file has been checked before */
    uint64_t sum;    /* of what was written: FNV-1a */
} Keeper;

#define SUM_OF_NOTHING 14695981039346656037u
uint64_t keeper_sum(uint64_t sum, const void *bytes, size_t size); /* of these behind those that the sum is of */

void keep(Keeper *k, void *bytes, size_t size);

#endif
