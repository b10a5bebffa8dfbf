/* keeper.h - the state of a run in a file, from which another run of the same program can continue. */
#ifndef KEEPER_H
#define KEEPER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Writes the bytes that keep() is given, or fills them with those that were written: the same calls serve both. Each
 * part of the program keeps its own memory, in the same order each time. */
typedef struct Keeper {
    FILE *file;
    bool is_reading;
    bool has_failed; /* to write; when reading, the file has been checked before */
    uint64_t sum;    /* of the bytes that were written: FNV-1a */
} Keeper;

#define SUM_OF_NOTHING 14695981039346656037u
uint64_t keeper_sum(uint64_t sum, const void *bytes, size_t size); /* the sum, continued over these bytes */

void keep(Keeper *k, void *bytes, size_t size);

#endif
