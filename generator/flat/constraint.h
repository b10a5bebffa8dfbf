/* constraint.h - equations and checks from the texts of constraints; private to this folder. */
#ifndef FLAT_CONSTRAINT_H
#define FLAT_CONSTRAINT_H

#include "flat/place.h"

/* ---- constraint.c ---- */
void flat_write_constraints(Flattening *f);
/* Index of the branch of an if-equation that holds, if a loop index decides it, or constants where it must be known.
 * The number of branches if none of them holds; -1 if it is not decided, or after a mistake. */
int flat_decided_branch(Flattening *f, const EquationNode *node, const Place *place, bool must_be_known);

/* One equation of a text, in the system's variables. */
typedef struct {
    Expr left, right;
    const EquationNode *node;
    const char *written; /* NULL: the node's text */
    const char *round, *purpose; /* see FlatEquation */
} Side;

typedef List(Side) SideList;

Expr flat_difference(const Side *side); /* left minus right */

/* ---- when.c ---- */

/* An equation of a branch of a when-equation. */
typedef struct {
    int variable;
    Expr value;
    const EquationNode *node;
} Setting;

typedef List(Setting) SettingList;

/* False if equations of one branch need the values that they set themselves, so that no order of evaluation exists;
 * reported. */
bool flat_has_order(Flattening *f, const SettingList *settings, const Place *place);

/* ---- extreme.c ---- */
/* Splits max() or min() of many values into steps: hidden variables and their equations, which it adds. */
Side flat_in_steps(Flattening *f, const Place *place, Side side);

/* ---- inequality.c, requirement.c ---- */
typedef enum { TRUTH_NO, TRUTH_YES, TRUTH_UNKNOWN } Truth;
Truth flat_is_truth(Flattening *f, Expr e, const Place *place); /* of e as drawn, or of each element; silent */

/* Adds a check for the condition, or for each condition of an array. message: of assert(), else NULL. False: a mistake;
 * reported. */
bool flat_add_check(Flattening *f, const EquationNode *node, Expr condition, const char *message, const Place *place);
/* The place of the n-th branch of an if-equation with these conditions, rewritten and as drawn. */
Place flat_place_of_branch(Flattening *f, const Place *place, const Expr *conditions, const ExprList *drawn, int n);
int flat_equation_count(const EquationList *equations); /* without checks */
void flat_keep_check(Flattening *f, FlatCheck check, CheckedAt at); /* completes and adds it, without its equations */
void flat_take_requirements(Flattening *f); /* after all constraints are written */
void flat_write_checks(Flattening *f); /* after all other equations, whose numbers must not depend on checks */

#endif
