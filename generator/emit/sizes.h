/* sizes.h - one text for all sizes, from the texts for some. */
#ifndef SIZES_H
#define SIZES_H

#include "base/base.h"

/* A whole number that decides how many equal elements there are, and its value in each of the samples: of the first one
 * the next ones, of which there is one for each size, differ in that alone; the rest are proof. */
typedef struct {
    const char *word; /* n: for people */
    const char *name; /* size_n: in C */
    int *at;          /* by sample */
    int variation;    /* of which it is the value */
    int least;        /* that is asked for */
    int stated;       /* the model's own, unless that is less */
} Size;

enum { MOST_SIZES = MOST_OPEN_SIZES, MOST_SAMPLES = 8 };
typedef struct SampleTexts SampleTexts; /* samples.c */
typedef struct SizedTables SizedTables; /* sizes_table.c */

typedef struct SizeList {
    Size *at;
    int count, samples;
    int all;            /* samples and, behind them, those of which only the facts are compared */
    long most;          /* out: the largest factor of a size, or constant, in what was joined */
    int lacking;        /* out: a sample of which there is no text and no program either; 0: none was found */
    SampleTexts *texts;
    SizedTables *tables;
    const char *(*table_text)(Arena *arena, struct SizeList *sizes, int table); /* in C; NULL: it stays a mark */
} SizeList;

/* constant + sum of factor times size */
typedef struct {
    long constant, factor[MOST_SIZES];
} SizedNumber;

/* An array of a program for all sizes, which lies behind struct Model; or a part. */
typedef struct {
    const char *owner; /* the struct that it is a member of; NULL: Model */
    const char *path;  /* within that */
    const char *inner; /* the struct that its elements are; NULL: they are none */
    int count;         /* 0: it is no array */
} PlacedArray;

/* The text without its marked numbers, with one blank for several; the numbers are appended. The second function gives
 * the text with other numbers in their places. */
const char *sizes_law(Arena *arena, const char *text, IntList *numbers);
const char *sizes_write(Arena *arena, SizeList *sizes, const char *text, const SizedNumber *numbers);

/* One text for several, of one sample each: numbers that differ become multiples of sizes. NULL if such a number
 * has no mark or does not advance evenly in each size, or if the texts differ by more than numbers and blanks. In an
 * arena that marks numbers, those of the result are marked, too. */
const char *sizes_join(Arena *arena, SizeList *sizes, const char *const *texts);

/* Through the values at the first samples; its value at a sample; in C. */
SizedNumber sizes_number(const SizeList *sizes, const long *value);
long sizes_number_at(const SizedNumber *number, const SizeList *sizes, int sample);
double sizes_largest(const SizeList *sizes); /* size that it can count to: see `most` */
void sizes_number_print(Text *text, SizeList *sizes, const SizedNumber *number);

/* ---- sizes_table.c ---- */

/* A table of whole numbers: a mark that stands for it in C, while the program of a sample is written. */
SizedTables *sizes_tables_new(Arena *arena);
void sizes_begin_tables(const SizeList *sizes, int sample);
const char *sizes_numbers(Arena *arena, const SizeList *sizes, const int *numbers, int count);

/* True if the sample's tables are as those of the samples before it; at another one they have no less than nothing. In
 * C, of all samples. */
bool sizes_compare_tables(const SizeList *sizes);
bool sizes_tables_exist(const SizeList *sizes, int sample);
const char *sizes_table_text(Arena *arena, SizeList *sizes, int table);

#endif
