/* fact.h - what is known of a model, as a tree of words and whole numbers: in it models of other sizes are compared. */
#ifndef EMIT_FACT_H
#define EMIT_FACT_H

#include "causal/causal.h"

typedef struct Fact Fact;
typedef List(const Fact *) FactList;

struct Fact {
    Name kind;     /* all of it but for whole numbers */
    long number;
    uint64_t form; /* of facts that differ in numbers only it is the same */
    int count;
    const Fact *const *at;
    const char *label; /* of an equation its id, of a variable its path; else NULL */
    Expr left, right;  /* of an equation; else NULL */
    Source source;     /* of what has a label */
};

/* What determines the program of a model: equations, variables, what is solved in which order, and events. */
const Fact *fact_of(Arena *arena, const Causal *causal);

/* Numbers that are alike, and numbers each of which is something else. */
const Fact *fact_of_numbers(Arena *arena, const int *numbers, int count);
const Fact *fact_of_fields(Arena *arena, const int *numbers, int count);
const Fact *fact_of_list(Arena *arena, const FactList *of, int number); /* with another one none is alike */

/* Without those that it consists of. */
const Fact *fact_copy(Arena *arena, const Fact *fact);

#endif
