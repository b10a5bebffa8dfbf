/* progression.h - things that say alike, each by some numbers: those whose numbers advance evenly become one. */
#ifndef PROGRESSION_H
#define PROGRESSION_H

#include "emit/program.h"

/* One thing of a shape. */
typedef struct {
    int shape, width;
    const int *numbers; /* `width` of them; the first one is an index of its own */
} Occurrence;
typedef List(Occurrence) OccurrenceList;

/* Occurrences whose numbers advance evenly. */
typedef struct {
    const Occurrence *first, *next; /* NULL: there is one only */
    int count;
} Progression;
typedef List(Progression) ProgressionList;

/* Ordered by the first number of the first ones. */
ProgressionList progressions_find(Arena *arena, const OccurrenceList *occurrences, int shapes);

/* They become rows of a list, each with its `numbers`; shapes have these names, NULL: they are numbers. */
void progressions_record(Program *p, Record *record, const char *field, const OccurrenceList *occurrences, int shapes,
                         const char *const *names);

/* sizes_table.c: what stands for them in a program for all sizes. */
const char *sizes_progressions(Arena *arena, const SizeList *sizes, const OccurrenceList *occurrences, int shapes,
                               const char *const *names);
const char *progression_form(Arena *arena, const char *form); /* C: the string, cut if it is too long for one */

#endif
