/* equation.h - equations and their texts. */
#ifndef EQUATION_H
#define EQUATION_H

#include "runtime.h"

/* One of several things that say alike, each by some numbers, which advance evenly: see model_equations. */
typedef struct {
    int shape, count, width;
    int position; /* of this one */
    const int *first, *step;
    const int *next; /* the progression behind it */
} Progression;

bool progression_next(Progression *s); /* to begin with, `next` alone is set: to the table */
int progression_number(const Progression *s, int number);
Progression *progressions_all(Arena *a, const int *table, int count); /* by their first number, an index */

/* Words that are put together; behind WORDS_LIMIT they are cut, and end in dots. */
enum { WORDS_LIMIT = 4000 };
typedef struct {
    size_t length;
    bool is_cut;
    char text[WORDS_LIMIT + 8];
} Words;
Words words_of(const char *text);
void words_add(Words *w, const char *text);

Progression equation_of(const ModelDescription *about, int index);
const ModelLaw *equation_law(const Progression *equation);

/* The variables that an equation holds, each once: to begin with, the equation alone is set. */
typedef struct {
    const Progression *equation;
    int place, term, leaf; /* the next one */
} Holding;
int holding_next(Holding *h); /* row of variables; -1 behind the last one */
Words equation_id(const ModelDescription *about, int index);
Words equation_text(const ModelDescription *about, int index);   /* with the variables' paths */
Words equation_element(const ModelDescription *about, int index); /* EntropyTransfer::ThermalCapacitor::storage */
Words equation_origin(const ModelDescription *about, int index); /* element, part and source */
Words equation_id_of(const ModelDescription *about, const Progression *equation);
void equation_add_element(Words *w, const Progression *equation);
void equation_add_source(Words *w, const Progression *equation);

#endif
