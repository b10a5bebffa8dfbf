/* statement.h - statements that are executed at events; private to this folder. */
#ifndef FLAT_STATEMENT_H
#define FLAT_STATEMENT_H

#include "flat/place.h"

/* ---- algorithm.c, discrete.c ---- */
/* The statements of a text in leaves of variables: names looked up, targets and types checked, reinit() an assignment.
 * Conditions and values are not watched between events: within noEvent() where that matters. The place is the text's.
 * False if a mistake was found; reported. */
bool flat_rewrite_statements(Flattening *f, const StatementList *drawn, const Place *place, StatementList *found);

typedef struct {
    Expr leaf;  /* of a variable; or a choice of such, x[1] or x[2] ..., by conditions: an index decides when it runs */
    Expr value; /* unwatched */
} Target;

typedef List(Target) TargetList;

/* Appends the variables that `name := value`, or that equation, sets: a variable, or each element of an array; none of
 * them a constant, derivative, index or input of its block. False if it cannot be set; reported. */
bool flat_read_targets(Flattening *f, Expr name, Expr value, const char *text, const Place *place, TargetList *found);

/* Appends an algorithm of statements in leaves of variables; the assigned variables are found here. Element, instance
 * and source are the place's; the caller may set its cycle. Assigned variables that are not states become discrete. */
FlatAlgorithm *flat_add_algorithm(Flattening *f, const StatementList *statements, const Place *place);
void flat_sort_assigned(FlatAlgorithm *algorithm); /* ascending, each once */

Statement *flat_statement_new(Flattening *f, enum StatementKind kind, const Place *place, const char *text);
Expr flat_unwatched(Expr e); /* within noEvent() where that matters */
void flat_claim(Flattening *f, Op op, int variable, const Place *place); /* to be checked by settle_discrete */
void flat_settle_discrete(Flattening *f); /* once all equations and algorithms are there; reports */
bool flat_is_assertion(Expr call);
bool flat_asserts(Flattening *f, Expr call, const char *text, const Place *place); /* with a text; else reports */
bool flat_ends_run(Expr call); /* terminate("text"), or assert(condition, "text") if that does not hold */
/* The hidden variable that ends the run when the condition makes it true, which always holds for terminate(). -1: a
 * mistake; reported. */
int flat_termination(Flattening *f, Expr call, const char *text, const Place *place, Expr *condition);

/* ---- machine.c, software.c ---- */
void flat_write_machine(Flattening *f, const Instance *scope); /* if it has one: variables and an algorithm */
void flat_write_software(Flattening *f, const Instance *scope); /* if it has some: an algorithm that calls C code */

#endif
