/* sizes.h - one text for all sizes, from the texts for some. */
#ifndef SIZES_H
#define SIZES_H

#include "base/base.h"

/* A whole number that decides how many equal elements there are, and its value in each of the samples: in the first one
 * the least, in the next ones, of which there is one for each size, it alone is another number; the rest are proof. */
typedef struct {
    const char *word; /* n: for people */
    const char *name; /* size_n: in C */
    int *at;          /* by sample */
    int variation;    /* of which it is the value */
} Size;

enum { MOST_SIZES = 4, MOST_SAMPLES = 8 };
typedef struct SampleTexts SampleTexts; /* samples.c */

typedef struct {
    const Size *at;
    int count, samples;
    long most;          /* out: the largest factor of a size, or constant, in what was joined */
    bool are_formatted; /* numbers within string literals may differ, too: variant_text() fills them in */
    const char *one, *other; /* out: where texts differ by more, two of them */
    SampleTexts *texts;
} SizeList;

/* An array of a program for all sizes, which lies behind struct Model; or a part. */
typedef struct {
    const char *owner; /* the struct that it is a member of; NULL: Model */
    const char *path;  /* within that */
    const char *inner; /* the struct that its elements are; NULL: they are none */
    int count;         /* 0: it is no array */
} PlacedArray;

/* The text that is each of these, of one sample each, if the names of sizes have its numbers: numbers that differ must
 * be whole and advance evenly in each size. NULL if they do not, or if the texts differ by more than numbers and
 * blanks. Enumerators that depend on sizes become macros. */
const char *sizes_join(Arena *arena, SizeList *sizes, const char *const *texts);

#endif
