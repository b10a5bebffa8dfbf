/* sized.h - what models of all sizes have in common: their facts, with numbers that advance evenly. */
#ifndef EMIT_SIZED_H
#define EMIT_SIZED_H

#include "emit/fact.h"
#include "emit/sizes.h"

/* Facts in place of others: those of the last one with a label. */
typedef struct {
    const Fact *fact; /* NULL: nothing has a label */
    bool is_missing;  /* something is, behind it */
} Gap;

typedef struct Sized Sized;

/* Facts of a list that repeat with numbers which advance evenly: from one on as many in turn, so often; or one. */
typedef struct {
    int first, turns, times;
} FactRun;
typedef List(FactRun) FactRunList;
FactRunList sized_runs(Arena *arena, const Fact *list); /* all of them are in one, the longest runs are found first */

/* From the facts of the samples by which numbers are found: the first one and those of one size more. NULL if they are
 * not alike. */
const Sized *sized_find(Arena *arena, const SizeList *sizes, const Fact *const *samples, Gap *gap);

/* True if these are the facts of the sample. */
bool sized_holds(const Sized *family, const SizeList *sizes, int sample, const Fact *fact, Gap *gap);

/* True if at the sample none of its runs is of less than nothing. */
bool sized_is_possible(const Sized *family, const SizeList *sizes, int sample);

/* In C the numbers that the facts of several are, one after the other, put together by variant_numbers() of the
 * runtime; and families, by shape, of which the runtime takes the rows as they are. */
void sized_print_families(Text *text, SizeList *sizes, const Sized *family, const char *const *names);
void sized_print_numbers(Text *text, SizeList *sizes, const Sized *const *families, int count);

#endif
