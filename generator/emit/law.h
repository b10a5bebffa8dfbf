/* law.h - the common form of several equations; how it is found stands in law.c. */
#ifndef LAW_H
#define LAW_H

#include "emit/program.h"

/* Of a long sum, terms that are alike: a place holds their number; behind it stand, of each leaf in which they differ,
 * what the first term has there and the step from each term to the next. */
typedef struct {
    int place, leaves;
    int count; /* in the present equation */
} LawTerms;
typedef List(LawTerms) LawTermsList;

/* Sides hold, for what is in places, variables of other names, and for such terms a call of which the only argument is
 * one of them. */
typedef struct {
    Expr sides[2];     /* NULL: not known */
    const char *text, *id;
    const char *name;  /* LAW_ and this is its index */
    int equation;      /* the first one */
    int held;
    LawTermsList terms;
} Law;

enum { LAW_PLACE = 1, LAW_LEAF, LAW_TERMS }; /* begin the names of these, the place follows, from 1 */

/* ---- postfix.c: what is drawn, as the runtime evaluates it ---- */

/* The place that one of these stands for, from 0; -1: it is none. */
int law_place(Expr e, char kind);

/* C functions that laws share. */
typedef struct LawFunctions LawFunctions;
LawFunctions *law_functions_new(Arena *arena);
const char *law_functions_text(const LawFunctions *functions);

/* Fields of ModelLaw, as C; and how many numbers its evaluation needs. */
typedef struct {
    const char *code, *numbers, *functions;
    int memory;
} LawCode;
LawCode law_code(Program *p, const Law *law, LawFunctions *functions);

#endif
