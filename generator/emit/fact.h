/* fact.h - the facts of a model as a tree of words and whole numbers, to compare models of different sizes. */
#ifndef EMIT_FACT_H
#define EMIT_FACT_H

#include "causal/causal.h"

typedef struct Fact Fact;
typedef List(const Fact *) FactList;

struct Fact {
    Name kind;     /* everything except whole numbers */
    long number;
    uint64_t form; /* equal for facts that differ only in numbers */
    int count;
    const Fact *const *at;
    const char *label; /* of an equation its id, of a variable its path; else NULL */
    Expr left, right;  /* of an equation; else NULL */
    Source source;     /* of a fact with a label */
};

/* All facts that determine the program of a model: equations, variables, schedules and events. */
const Fact *fact_of(Arena *arena, const Causal *causal);

/* Numbers of the same meaning; numbers that each have another meaning. */
const Fact *fact_of_numbers(Arena *arena, const int *numbers, int count);
const Fact *fact_of_fields(Arena *arena, const int *numbers, int count);
const Fact *fact_of_list(Arena *arena, const FactList *of, int number); /* lists of different `number` are never
                                                                         * alike */

/* A copy without the facts that it contains. */
const Fact *fact_copy(Arena *arena, const Fact *fact);

#endif
