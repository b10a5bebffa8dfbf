/* unit_check.h - declarations for the files of the unit check. */
#ifndef FLAT_UNIT_CHECK_H
#define FLAT_UNIT_CHECK_H

#include "flat/units.h"

/* ---- unknown units, and the known facts on their products ----
 *
 * Holds:       a term for each quantity that has a unit. Terms that are powers of one another times known units form a
 *              class. The unit of a class may be known (the group of dimensions of Kennedy, Dimension Types, ESOP
 *              1994). Relations between three or more unknown classes wait until fewer are unknown.
 * Never holds: variables, equations: sites are the caller's numbers.
 * Cost:        union-find with powers; a merge wakes only the relations that watch the class with fewer watchers. */

/* factor * term^power; term -1: the factor alone */
typedef struct {
    int term;
    double power;
    Dimension factor;
    bool is_stated; /* the factor contains a stated unit, not only the units of time, der() and numbers */
} Monomial;

typedef struct {
    int parent;   /* itself: a root */
    double power; /* the term is factor * parent^power */
    Dimension factor;
    bool is_known; /* root: factor is its unit */
    int site;      /* root: site of the relation that made it known, -1 if it was declared */
    int first, watchers; /* root: first in `watches`, and number, of the relations that wait for it */
    int place;           /* index in `work`, if it occurs in the current relation */
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

int flat_term_new(UnitTerms *terms, const Dimension *unit); /* of this unit; NULL: unknown */
/* Defines a new term as factor*base^power. */
void flat_term_power_of(UnitTerms *terms, int term, int base, double power, Dimension factor);

/* The same in terms of the root of its class, or without a term if the unit of the class is known. */
Monomial flat_monomial_of(UnitTerms *terms, Monomial m);

/* The site of the relation that made a term's class known, -1 if it was declared. */
int flat_term_cause(UnitTerms *terms, int term);

/* States that the product of the factors is a pure number of scale 1, and draws the conclusions. A relation that
 * clashes has no effect. Only stated units make other units known or clash: der(x) = -x is right for an x without a
 * unit. */
UnitRelation flat_terms_relate(UnitTerms *terms, int count, const Monomial *factors, int site);

/* The next waiting relation that may give new information if its factors are related again; -1: none. */
int flat_terms_awakened(UnitTerms *terms);

/* ---- the check ---- */

/* The site of an expression. */
typedef struct {
    enum { SITE_EQUATION, SITE_VALUE, SITE_START, SITE_STATEMENT, SITE_PARAMETER } kind;
    int index;                  /* of the equation, the variable, the algorithm or the parameter */
    const Statement *statement; /* STATEMENT: the one with this value or these conditions */
} UnitSite;

/* The unit of an expression. */
typedef struct {
    bool is_open;   /* of any unit: a number, a Boolean, or not checked */
    bool is_number; /* made of numbers only ... */
    bool is_pure;   /* ... that are pure numbers as factors */
    bool is_time;   /* made of times and numbers only */
    bool is_shifted; /* a temperature in degC or degF, not a difference of temperatures */
    Monomial unit;
} NodeUnit;

typedef enum {
    CLASH_SIDES, CLASH_TERMS, CLASH_COMPARED, CLASH_CHOICE, CLASH_TABLE, CLASH_NUMBER, CLASH_PRODUCT,
    CLASH_SHIFTED /* `first` is a temperature in degC in a product or power */
} ClashKind;

typedef struct {
    ClashKind kind;
    Expr node;               /* the operator whose arguments clash; SIDES: NULL */
    Expr first, second;      /* NUMBER: second is NULL; PRODUCT: both are */
    Monomial of[2];
    bool is_scale;           /* the dimensions are the same */
    bool is_offset;          /* the scales are also the same, but not their zeros */
    bool is_angle;           /* the scales are also the same, but cycles stand for radians, or turns for pure numbers */
} Clash;

typedef struct {
    uint32_t stamp;
    int position;
} NodeMemo;

typedef struct {
    Expr e;
    int next; /* argument */
} NodeVisit;

/* A unit as written. Each is read only once, as models use few units many times. */
typedef struct {
    Unit unit;
    bool is_known;
    UnitMeaning meaning;
    int before; /* an earlier one with the same words, -1: none */
} ReadUnit;

typedef struct {
    Arena *arena; /* freed at the end */
    const System *system;
    UnitsMode mode;
    List(ReadUnit) read;
    Map *last_read;      /* symbol and name -> the last one in `read` with these words */
    UnitTerms terms;     /* the first ones are those of the variables */
    double *offsets; /* by class of equal variables: 273.15 of degC, NAN if unknown */
    Dimension *angles; /* by class: as one of its variables states it; meaningless where the offset is unknown */
    int *equal;      /* union-find over the variables: joined by direct equations a = b */
    Map *of_tables;  /* leaf of data -> the variable whose unit the data have */
    List(UnitSite) sites;
    bool has_clash;  /* at the current site, which reports the first clash only */
    Clash clash;
    Map *stated;     /* unit in base units -> a variable that states it, -2: with several names; NULL: not made yet */
    Map *reported;   /* the clashes reported so far: one for the equations of all instances of a block */
    NodeMemo *memo;  /* by id of expressions */
    uint32_t memo_size, stamp;
    List(NodeUnit) values;
    List(NodeVisit) visits;
    List(NodeUnit) arguments;
    IntList clashing; /* sites with clashes; a site may occur twice */
    List(Monomial) product;
} UnitCheck;

/* The unit of an expression at the current site. Draws the conclusions on the units in it, and notes a clash. */
NodeUnit flat_unit_of_expression(UnitCheck *c, Expr e);

/* Requires that both have the same unit. */
void flat_require_same_unit(UnitCheck *c, ClashKind kind, Expr node, Expr a, NodeUnit first, Expr b, NodeUnit second);

/* Notes a clash if the stated unit and that of the variable differ only in cycles and radians: 1 Hz and 1 rad/s. */
void flat_require_same_angle(UnitCheck *c, const Clash *clash, const Dimension *stated, int variable);

#endif
