/* presence.h - parts that appear and disappear, their variables, equations and connections; private to this folder.
 *
 * A presence is a Boolean expression in leaves of variables. The part exists while it is true; NULL: always. It is the
 * conjunction of the conditions stated for the part and for each part around it. Such a condition requires that one of
 * several states is active, `m == 2 or m == 3`, or it is the variable that a rule determines.
 */
#ifndef FLAT_PRESENCE_H
#define FLAT_PRESENCE_H

#include "flat/place.h"

void flat_split_truth(Arena *arena, Expr e, Op op, ExprList *found); /* appends the operands of `and` or `or` */
Expr flat_both(Arena *arena, Expr a, Expr b);
bool flat_implies(Arena *arena, Expr a, Expr b);  /* true: certainly; false: perhaps not */

/* Sets the presences of parts, then of all variables so far, before equations are written. Variables that are added
 * later take the presence of their part. */
void flat_find_presences(Flattening *f);
const char *flat_presence_words(Flattening *f, Expr presence); /* for messages */
/* The variable that an equation determines, if this is the rule that states when a part exists; else NULL. */
Expr flat_ruled_leaf(const Flattening *f, const Instance *scope, const EquationNode *node);

Typed flat_rewrite_presence(Flattening *f, Expr e, const Place *place); /* of OP_PRESENT; in element.c */

void flat_check_presences(Flattening *f); /* after all equations are written: a used part must exist; reports */

/* One connection set: members in the order of first connection, and its connectors. */
typedef struct {
    IntList members; /* 2 * variable, plus 1 in the role of the port of the block around */
    List(const Connection *) connections;
    bool is_cut; /* members have different presences */
    bool is_written;
} ConnectionSet;

bool flat_is_cut(const Flattening *f, const ConnectionSet *set);
Expr flat_presence_of_set(Flattening *f, const ConnectionSet *set); /* true while some member exists */
Expr flat_flow_term(Flattening *f, int variable, Expr presence); /* of a sum with this presence */
void flat_write_cut(Flattening *f, const ConnectionSet *set); /* the equalities of a set that is cut */

#endif
