/* alias.h - variables that are as good as others: aliases, and states that move alike.
 */
#ifndef CAUSAL_ALIAS_H
#define CAUSAL_ALIAS_H

#include "causal/work.h"

/* ---- alias.c ---- */

/* An expression with aliases replaced, folded. */
Expr causal_in_representatives(const Causal *causal, Expr e);
/* The same in an algorithm that sets the states `is_set` (by variable): their pre() is kept apart from what it sets
 * them to. */
Expr causal_in_representatives_setting(const Causal *causal, Expr e, const bool *is_set);

/* Eliminates a = ±b, a = number and what integer-linear relations imply of that kind, exactly; drops relations that
 * follow from others; rewrites the equations in representatives; merges start values. */
void alias_eliminate(Arena *arena, Causal *causal);

/* ---- credit.c: which equation an alias is credited to ---- */

/* Equations that together make two variables equal but for the sign, or one variable a number. */
typedef struct {
    IntList equations; /* the first one is eliminated */
    int ends[2];       /* the variables; the second is -1: a number */
    int stands_in[2];  /* one of the equations, by end */
    bool is_needed[2]; /* the others together do not imply it without that one, by end */
} AliasEdge;

typedef struct {
    Arena *arena; /* gone when aliases are credited */
    List(AliasEdge) list;
    CausalEquation *before; /* by equation: before aliases were replaced */
} AliasEdges;

/* Gives each alias its equation. */
void alias_credit(Arena *arena, Causal *causal, const AliasEdges *edges);

/* ---- signed.c: sign(u)*sqrt(abs(u)) and the like ---- */

bool signed_is_kept(Expr e); /* noEvent(), smooth(): no events happen in it */

/* An equation's side with noEvent() around the relations of signed roots and powers. */
Expr signed_quietly(Arena *arena, Expr e, bool fold);

typedef struct {
    const Causal *causal;
    const Expr *definition; /* by variable: its assigned value, or NULL; NULL: none is known */
    bool is_secant;         /* near a root's zero, of a step to there; else only bounded */
    bool is_implicit;       /* likewise near the zero of a power, whose inverse counts */
} SignedSlopes;

/* A partial derivative of e for iterations: no root of e has an infinite slope where it vanishes. */
Expr signed_slope(const SignedSlopes *s, Expr e, Expr slope);

/* ---- alike.c ---- */

/* Lets states whose derivatives are equal, or opposite, follow one of them. False if there are none. */
bool states_move_alike(Arena *arena, Causal *causal);

#endif
