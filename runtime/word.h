/* word.h - words that are similar to each other, for hints such as "did you mean". */
#ifndef WORD_H
#define WORD_H

#include <stdbool.h>

/* The number of letters to change, add, leave out or swap with the next one, but at most `limit`. ASCII letters compare
 * equal in both cases (optimal string alignment: Damerau, 1964). */
int word_distance(const char *a, const char *b, int limit);

/* The largest distance at which two words count as similar: a quarter of the longer one. */
int word_tolerance(const char *a, const char *b);

/* True if the candidate is similar to the word and nearer than `*nearest`, which then becomes its distance. `*nearest`
 * has to begin as INT_MAX. */
bool word_is_nearer(const char *word, const char *candidate, int *nearest);

/* The index of the most similar word; -1 if none is similar. */
int word_nearest(const char *word, const char *const *words, int count);

#endif
