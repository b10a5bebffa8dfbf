/* statement.h - statements that are executed at events; private to this folder. */
#ifndef FLAT_STATEMENT_H
#define FLAT_STATEMENT_H

#include "flat/place.h"

/* ---- algorithm.c, discrete.c ---- */
/* Appends the statements of a text in leaves of variables: names are looked up, targets and types are checked, reinit()
 * becomes an assignment. Conditions and values are put in noEvent() where necessary, so that they are not watched
 * between events. `place` is that of the text. False if a mistake was found; reported. */
bool flat_rewrite_statements(Flattening *f, const StatementList *drawn, const Place *place, StatementList *found);

typedef struct {
    Expr leaf;  /* of a variable; or a choice of leaves, x[1] or x[2] ..., if the index is known only at run time */
    Expr value; /* not watched between events */
} Target;

typedef List(Target) TargetList;

/* Appends the variables that `name := value`, or an equation name = value, sets: a variable, or each element of an
 * array. A constant, derivative, index or input of its block cannot be set: false; reported. */
bool flat_read_targets(Flattening *f, Expr name, Expr value, const char *text, const Place *place, TargetList *found);

/* Adds an algorithm with these statements in leaves of variables, and finds the variables that it assigns. Element,
 * instance and source are those of the place; the caller may set its cycle. Assigned variables that are not states
 * become discrete. */
FlatAlgorithm *flat_add_algorithm(Flattening *f, const StatementList *statements, const Place *place);
void flat_sort_assigned(FlatAlgorithm *algorithm); /* ascending, each once */

Statement *flat_statement_new(Flattening *f, enum StatementKind kind, const Place *place, const char *text);
Expr flat_unwatched(Expr e); /* within noEvent() where that matters */
void flat_claim(Flattening *f, Op op, int variable, const Place *place); /* checked by flat_settle_discrete */
void flat_settle_discrete(Flattening *f); /* after all equations and algorithms are written; reports */
bool flat_is_assertion(Expr call);
bool flat_asserts(Flattening *f, Expr call, const char *text, const Place *place); /* has a text; else reports */
bool flat_ends_run(Expr call); /* terminate("text"), or assert(condition, "text"), which ends it if violated */
/* The hidden variable that ends the run when the condition makes it true. For terminate(), the condition is always
 * true. -1: a mistake; reported. */
int flat_termination(Flattening *f, Expr call, const char *text, const Place *place, Expr *condition);

/* ---- machine.c, software.c ---- */
void flat_write_machine(Flattening *f, const Instance *scope); /* if it has one: variables and an algorithm */
void flat_write_software(Flattening *f, const Instance *scope); /* if it has some: an algorithm that calls C code */

#endif
