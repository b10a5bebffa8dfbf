/* sized.h - the common form of a model at all sizes: its facts, with numbers that advance evenly. */
#ifndef EMIT_SIZED_H
#define EMIT_SIZED_H

#include "emit/fact.h"
#include "emit/sizes.h"

/* The place where facts differ from others. */
typedef struct {
    const Fact *fact; /* the innermost one that has a label; NULL: none has one */
    bool is_missing;  /* it is equal, but facts that should follow it are missing */
} Gap;

typedef struct Sized Sized;

/* Facts of a list that repeat with evenly advancing numbers: `turns` of them from `first` on, `times` times; or one. */
typedef struct {
    int first, turns, times;
} FactRun;
typedef List(FactRun) FactRunList;
FactRunList sized_runs(Arena *arena, const Fact *list); /* each fact is in one; long runs are found first */

/* The common form of the facts of the first sample and of those in which one size is larger by one: these determine
 * the numbers. NULL, with the gap, if they are not alike. */
const Sized *sized_find(Arena *arena, const SizeList *sizes, const Fact *const *samples, Gap *gap);

/* True if these facts have the common form at the sample; else sets the gap. */
bool sized_holds(const Sized *family, const SizeList *sizes, int sample, const Fact *fact, Gap *gap);

/* True if no run has a negative length at the sample. */
bool sized_is_possible(const Sized *family, const SizeList *sizes, int sample);

/* Appends C: the rows of families, by shape, which the runtime takes as they are; the numbers of several lists of
 * facts, one after the other, which variant_numbers() of the runtime computes. */
void sized_print_families(Text *text, SizeList *sizes, const Sized *family, const char *const *names);
void sized_print_numbers(Text *text, SizeList *sizes, const Sized *const *families, int count);

#endif
