/* presence.h - parts that come and go, with their variables, equations and connections; private to this folder.
 *
 * A presence is a truth in leaves of variables: what is there while it holds; NULL: always. It is a conjunction of what
 * is stated of a part and of each part around it; what is stated is that one of some states is active, `m == 2 or
 * m == 3`, or the variable of a rule's condition.
 */
#ifndef FLAT_PRESENCE_H
#define FLAT_PRESENCE_H

#include "flat/place.h"

void flat_split_truth(Arena *arena, Expr e, Op op, ExprList *found); /* what `and`, or `or`, joins; of NULL nothing */
Expr flat_both(Arena *arena, Expr a, Expr b);
bool flat_implies(Arena *arena, Expr a, Expr b);  /* surely; false: perhaps not */

/* Of parts, then of all variables so far; before equations are written. Variables added later follow their part. */
void flat_find_presences(Flattening *f);
const char *flat_presence_words(Flattening *f, Expr presence); /* for messages */
/* The variable that an equation is of, if that is the rule which states when a part is there; else NULL. */
Expr flat_ruled_leaf(const Flattening *f, const Instance *scope, const EquationNode *node);

Typed flat_rewrite_presence(Flattening *f, Expr e, const Place *place); /* of OP_PRESENT; in element.c */

void flat_check_presences(Flattening *f); /* once everything is written: a used part must be there; reports */

/* One connection set: members in the order of first connection, and its connectors. */
typedef struct {
    IntList members; /* 2 * variable, plus 1 in the role of the port of the block around */
    List(const Connection *) connections;
    bool is_cut; /* members differ in when they are there */
    bool is_written;
} ConnectionSet;

bool flat_is_cut(const Flattening *f, const ConnectionSet *set);
Expr flat_presence_of_set(Flattening *f, const ConnectionSet *set); /* some member is there */
Expr flat_flow_term(Flattening *f, int variable, Expr presence); /* of a sum of that presence */
void flat_write_cut(Flattening *f, const ConnectionSet *set); /* equalities */

#endif
