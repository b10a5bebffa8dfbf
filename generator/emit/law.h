/* law.h - the common form of several equations; law.c describes how it is found. */
#ifndef LAW_H
#define LAW_H

#include "emit/program.h"

/* Like terms of a long sum. A place holds their number. Two places follow for each leaf in which they differ: the
 * leaf's number in the first term, and the step from each term to the next. */
typedef struct {
    int place, leaves;
    int count; /* in the present equation */
} LawTerms;
typedef List(LawTerms) LawTermsList;

/* In the sides, variables with special names stand for places, and calls whose only argument is the first of them stand
 * for like terms. */
typedef struct {
    Expr sides[2];     /* NULL: not known */
    const char *text, *id;
    const char *name;  /* LAW_NAME is its index */
    int equation;      /* the first one */
    int held;
    LawTermsList terms;
} Law;

enum { LAW_PLACE = 1, LAW_LEAF, LAW_TERMS }; /* first character of these names; the place follows, from 1 */

/* ---- postfix.c: laws as code that the runtime evaluates ---- */

/* The place that an expression with such a name stands for, from 0; -1: none. */
int law_place(Expr e, char kind);

/* C functions that laws share. */
typedef struct LawFunctions LawFunctions;
LawFunctions *law_functions_new(Arena *arena);
const char *law_functions_text(const LawFunctions *functions);

/* Fields of ModelLaw, as C; and the memory of its evaluation, in numbers. */
typedef struct {
    const char *code, *numbers, *functions;
    int memory;
} LawCode;
LawCode law_code(Program *p, const Law *law, LawFunctions *functions);

#endif
