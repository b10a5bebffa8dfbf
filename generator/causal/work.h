/* work.h - shared by the files of this folder while a Causal is built: its variables and equations, and the variables
 * in expressions. Not for other folders.
 */
#ifndef CAUSAL_WORK_H
#define CAUSAL_WORK_H

#include "causal/causal.h"
#include "causal/graph.h"
#include "causal/heap.h"

/* One equation to be solved: of the system, or made for a schedule (equation -1). */
typedef struct {
    Expr left, right;
    int equation;
} Row;

typedef List(Row) RowList;

/* ---- causal.c ---- */

int causal_add_variable(Arena *arena, Causal *causal, Name path, Type type, Role role, int declared);

/* A derivative has its integral's declaration, a derived equation its ancestor's. */
const FlatVariable *causal_variable_declaration(const Causal *causal, int variable);
const FlatEquation *causal_equation_declaration(const Causal *causal, int equation);

int causal_undifferentiated(const Causal *causal, int variable); /* the variable of a derivative of any order */
int causal_ancestor(const Causal *causal, int equation);         /* the same for an equation */
int causal_order(const Causal *causal, int equation);            /* how often it was differentiated */

/* The derivative of a variable, and its value before an event. Made if it does not exist yet, which may move the array
 * of variables. */
int causal_derivative(Arena *arena, Causal *causal, int variable);
int causal_before_variable(Arena *arena, Causal *causal, int variable);

bool *causal_assigned(Arena *arena, const System *system); /* by variable: an algorithm assigns it */
int causal_owner(const System *system, int part);          /* the part that a port belongs to */
bool causal_list_once(Arena *arena, IntList *list, int number); /* appends it; false if it is there already */

/* The partial derivative of an expression by a leaf. Expressions without one do not pass the checks of level 1. */
Expr causal_partial(Expr e, Expr leaf);

/* ---- mention.c ---- */

/* The pattern of the rows' unknowns; each has a column, and several may share one. */
Incidence causal_incidence(Arena *arena, const Causal *causal, const Row *rows, int count, const bool *is_unknown,
                           const int *column_of, int columns);

/* An expression with variables replaced by their images; image, by variable: NULL keeps the variable. */
Expr causal_with_images(const Causal *causal, Expr e, const Expr *image);

/* ---- reason.c: made piece by piece, in the order of the words ---- */
Reason *reason_new(Arena *arena, const char *words); /* the first words, or "" */
void reason_add_words(Reason *reason, const char *words);
void reason_add_number(Reason *reason, int number);
void reason_add_equation(Reason *reason, Name id);
void reason_add_expr(Reason *reason, Expr e);
void reason_add_variable(Reason *reason, Expr leaf);
void reason_add_variables(Reason *reason, const Causal *causal, const IntList *variables); /* "a, b, c, d and 3 more" */
bool reason_is_same(const Reason *one, const Reason *other);
bool reason_says_zero(const Reason *reason, Expr leaf); /* "v is 0" for this variable v, or for -v */

#endif
