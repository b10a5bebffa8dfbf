/* unit_terms.h - unknown units and the known facts on their products; private to the check of units.
 *
 * Holds:       a term for each quantity whose unit counts: a class of terms that are powers of one another times known
 *              units, and once it is known, the unit of the class (the group of dimensions of Kennedy, Dimension Types,
 *              ESOP 1994). Products of three classes or more wait until fewer are left.
 * Never holds: variables, equations: sites are the caller's numbers.
 * Cost:        union-find with powers; a merger awakens the products that watch the smaller class only.
 */
#ifndef FLAT_UNIT_TERMS_H
#define FLAT_UNIT_TERMS_H

#include "expr/units.h"

/* factor * term^power; term -1: the factor alone */
typedef struct {
    int term;
    double power;
    Dimension factor;
    bool is_stated; /* the factor holds a unit that somebody stated, not just what time, der() and numbers mean */
} Monomial;

typedef struct {
    int parent;   /* itself: a root */
    double power; /* what it is of its parent ... */
    Dimension factor;
    bool is_known; /* root: factor is its unit */
    int site;      /* root: which relation made it known, -1 if it was declared */
    int first, watchers; /* root: of the relations that wait for it */
    int place;           /* in the relation at hand, if it is there */
} UnitTerm;

typedef struct {
    int first, count; /* of its factors */
    int site;
    bool is_queued;
} Waiting;

typedef struct {
    int waiting, next;
} Watch;

typedef struct {
    Arena *arena;
    List(UnitTerm) terms;
    List(Monomial) factors;
    List(Waiting) waiting;
    List(Watch) watches;
    IntList queue; /* of waiting relations, first in, first out */
    int next;      /* in it */
    List(Monomial) work;
} UnitTerms;

typedef enum { RELATION_HOLDS, RELATION_WAITS, RELATION_CLASHES, RELATION_CLASHES_IN_SCALE } UnitRelation;

int flat_term_new(UnitTerms *terms, const Dimension *unit); /* declared to be that; NULL: unknown */
/* Makes a new term factor*base^power. */
void flat_term_power_of(UnitTerms *terms, int term, int base, double power, Dimension factor);

/* In terms of its class, or of nothing if that is known. */
Monomial flat_monomial_of(UnitTerms *terms, Monomial m);
Monomial flat_monomial_times(Monomial a, Monomial b, double power); /* of which at most one has a term */

/* The site of the relation that made a term's class known, -1 if it was declared. */
int flat_term_cause(UnitTerms *terms, int term);

/* The product of the factors is a mere number, of scale 1: consequences are noted. One that clashes is not. Only stated
 * units make others known, or clash: der(x) = -x is right for an x without a unit. */
UnitRelation flat_terms_relate(UnitTerms *terms, int count, const Monomial *factors, int site);

/* The next waiting relation that can now say more: -1 if there is none. Relate its factors. */
int flat_terms_awakened(UnitTerms *terms);

#endif
