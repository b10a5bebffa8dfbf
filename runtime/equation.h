/* equation.h - equations and their texts. */
#ifndef EQUATION_H
#define EQUATION_H

#include "runtime.h"

/* A text that is put together; beyond WORDS_LIMIT it is cut, and ends in dots. */
enum { WORDS_LIMIT = 4000 };
typedef struct {
    size_t length;
    bool is_cut;
    char text[WORDS_LIMIT + 8];
} Words;
Words words_of(const char *text);
void words_add(Words *w, const char *text);

ModelFamily family_of(const int *table, int index); /* with the index as its first number */
const ModelLaw *equation_law(const ModelFamily *equation);

/* An iteration over the variables in an equation, each once. Initially only the equation is set. */
typedef struct {
    const ModelFamily *equation;
    int place, term, leaf; /* the next one */
} Holding;
int holding_next(Holding *h); /* row of variables; -1 behind the last one */
Words equation_id(const ModelDescription *about, int index);
Words equation_text(const ModelDescription *about, int index);   /* with the variables' paths */
Words equation_element(const ModelDescription *about, int index); /* EntropyTransfer::ThermalCapacitor::storage */
Words equation_origin(const ModelDescription *about, int index); /* element, part and source */
Words equation_id_of(const ModelDescription *about, const ModelFamily *equation);
/* Elements of the drawing: EntropyTransfer::ThermalCapacitor::storage of bed, EntropyTransfer.xmi:88. */
Words element_origin(const char *part, int row); /* of model_drawn */
void element_add_name(Words *w, const ModelFamily *drawn);
void element_add_source(Words *w, const ModelFamily *drawn);

#endif
