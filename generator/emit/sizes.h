/* sizes.h - one text for all sizes, from the texts for some. */
#ifndef SIZES_H
#define SIZES_H

#include "base/base.h"

/* A whole number that determines how many equal elements there are, and its value in each sample. Sample 1 + k differs
 * from sample 0 in size k only, for each size; further samples are proof. */
typedef struct {
    const char *word; /* n: in messages and comments */
    const char *name; /* size_n: in C */
    int *at;          /* by sample */
    int variation;    /* index of the variation that has this value */
    int least;        /* the least one asked for */
    int stated;       /* the model's own, but at least `least` */
} Size;

enum { MOST_SIZES = MOST_OPEN_SIZES, MOST_SAMPLES = 8 };
typedef struct SampleTexts SampleTexts; /* samples.c */
typedef struct SizedTables SizedTables; /* sizes_table.c */

typedef struct SizeList {
    Size *at;
    int count, samples;
    int all;            /* samples and, behind them, sizes at which only the facts are compared */
    long most;          /* out: the largest factor or constant in numbers that vary with sizes */
    int lacking;        /* out: a sample without text at which there can be no program; 0: none was found */
    SampleTexts *texts;
    SizedTables *tables;
    const char *(*table_text)(Arena *arena, struct SizeList *sizes, int table); /* in C; NULL: marks of tables stay */
} SizeList;

/* constant + sum of factor times size */
typedef struct {
    long constant, factor[MOST_SIZES];
} SizedNumber;

/* An array of a program for all sizes, which lies behind struct Model; or a part. */
typedef struct {
    const char *owner; /* the struct that it is a member of; NULL: Model */
    const char *path;  /* within its owner */
    const char *inner; /* the struct type of its elements; NULL: they are no structs */
    int count;         /* 0: it is a part, no array */
} PlacedArray;

/* sizes_law() returns the text without its marked numbers, which it appends to `numbers`, and with single blanks.
 * sizes_write() returns the text with other numbers in their places. */
const char *sizes_law(Arena *arena, const char *text, IntList *numbers);
const char *sizes_write(Arena *arena, SizeList *sizes, const char *text, const SizedNumber *numbers);

/* The common text of several, one for each sample: differing numbers become multiples of sizes. NULL if such a number
 * has no mark or does not advance evenly in each size, or if the texts differ by more than numbers and blanks. In an
 * arena that marks numbers, those of the result are marked, too. */
const char *sizes_join(Arena *arena, SizeList *sizes, const char *const *texts);

/* The number that has these values at the first samples; its value at a sample; its C text. */
SizedNumber sizes_number(const SizeList *sizes, const long *value);
long sizes_number_at(const SizedNumber *number, const SizeList *sizes, int sample);
double sizes_largest(const SizeList *sizes); /* size at which no number exceeds an int: see `most` */
void sizes_number_print(Text *text, SizeList *sizes, const SizedNumber *number);

/* ---- sizes_table.c ---- */

/* Tables of whole numbers. sizes_numbers() adds one while a sample's program is written, and returns its mark in C. */
SizedTables *sizes_tables_new(Arena *arena);
void sizes_begin_tables(const SizeList *sizes, int sample);
const char *sizes_numbers(Arena *arena, const SizeList *sizes, const int *numbers, int count);

/* sizes_compare_tables(): true if the present sample's tables have the form of those before. sizes_tables_exist(): true
 * if no table has a negative length at that sample. sizes_table_text(): the C text for all sizes. */
bool sizes_compare_tables(const SizeList *sizes);
bool sizes_tables_exist(const SizeList *sizes, int sample);
const char *sizes_table_text(Arena *arena, SizeList *sizes, int table);

#endif
