/* alias.h - variables that others can replace: aliases, and identical states, which are merged.
 */
#ifndef CAUSAL_ALIAS_H
#define CAUSAL_ALIAS_H

#include "causal/work.h"

/* ---- alias.c ---- */

/* An expression with aliases replaced, folded. */
Expr causal_in_representatives(const Causal *causal, Expr e);
/* The same in an algorithm that sets the states `is_set` (by variable): their pre() differs from their new values. */
Expr causal_in_representatives_setting(const Causal *causal, Expr e, const bool *is_set);

/* Alias elimination: eliminates a = ±b, a = number and such equalities as integer-linear relations imply, exactly.
 * Drops relations that follow from others; rewrites the equations in representatives; merges start values. */
void alias_eliminate(Arena *arena, Causal *causal);

/* ---- credit.c: the equation that an alias is credited to ---- */

/* Equations that together make two variables equal but for the sign, or one variable a number. */
typedef struct {
    IntList equations; /* the first one is eliminated */
    int ends[2];       /* the variables; the second is -1: a number */
    int stands_in[2];  /* by end: the equation in which it occurs */
    bool is_needed[2]; /* by end: the other equations do not imply the edge without that one */
} AliasEdge;

typedef struct {
    Arena *arena; /* freed after aliases are credited */
    List(AliasEdge) list;
    CausalEquation *before; /* by equation: its form before aliases were replaced */
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
    bool is_secant;         /* near a root's zero, the slope is that of the secant to it; else it is only bounded */
    bool is_implicit;       /* the same near the zero of a power, whose inverse is iterated */
} SignedSlopes;

/* Adapts a partial derivative `slope` of e for iterations: roots in e have no infinite slope where they vanish. */
Expr signed_slope(const SignedSlopes *s, Expr e, Expr slope);

/* ---- alike.c ---- */

/* Merges states whose derivatives are equal or opposite: they follow one of them. False if there are none. */
bool states_move_alike(Arena *arena, Causal *causal);

#endif
