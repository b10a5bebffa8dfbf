/* word.h - words that are taken for each other: "did you mean". */
#ifndef WORD_H
#define WORD_H

#include <stdbool.h>

/* How many letters are to be changed, added, left out or swapped with the next one, cut off at `limit`; letters of
 * ASCII alike in both cases (optimal string alignment: Damerau, 1964). */
int word_distance(const char *a, const char *b, int limit);

/* The largest distance at which two words are taken for each other: a quarter of the longer one. */
int word_tolerance(const char *a, const char *b);

/* True if the candidate may be meant by the word, and is nearer than `*nearest`, which is then its distance. It
 * begins as INT_MAX. */
bool word_is_nearer(const char *word, const char *candidate, int *nearest);

/* The index of the word that is meant, -1 if there is none. */
int word_nearest(const char *word, const char *const *words, int count);

#endif
