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
    const char *words; /* the text with v1 for the first place */
    const char *name;  /* of its function; LAW_ and this is its index */
    int equation;      /* the first one */
    int held;
    LawTermsList terms;
    List(const char *) locals; /* by place, as the first equation calls what is there */
} Law;

enum { LAW_PLACE = 1, LAW_LEAF, LAW_TERMS }; /* begin the names of these, the place follows, from 1 */

/* ---- residual.c: their functions ---- */

/* The place that one of these stands for, from 0; -1: it is none. */
int law_place(Expr e, char kind);

/* Of an equality or a sum of all that is in the places, a function that all programs have; else NULL. */
const char *residual_usual(const Law *law);
const char *law_words(const Program *p, const Law *law); /* the drawn text, for people: of constraints as written */
void residual_print(Program *p, const Law *law, const char *words, Text *functions);

#endif
