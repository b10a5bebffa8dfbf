/* unit_check.h - shared by the files of the check of units. */
#ifndef FLAT_UNIT_CHECK_H
#define FLAT_UNIT_CHECK_H

#include "flat/units.h"

/* ---- unknown units, and the known facts on their products ----
 *
 * Holds:       a term for each quantity whose unit counts: a class of terms that are powers of one another times known
 *              units, and once it is known, the unit of the class (the group of dimensions of Kennedy, Dimension Types,
 *              ESOP 1994). Products of three classes or more wait until fewer are left.
 * Never holds: variables, equations: sites are the caller's numbers.
 * Cost:        union-find with powers; a merger awakens the products that watch the smaller class only. */

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

/* The site of the relation that made a term's class known, -1 if it was declared. */
int flat_term_cause(UnitTerms *terms, int term);

/* The product of the factors is a mere number, of scale 1: consequences are noted. One that clashes is not. Only stated
 * units make others known, or clash: der(x) = -x is right for an x without a unit. */
UnitRelation flat_terms_relate(UnitTerms *terms, int count, const Monomial *factors, int site);

/* The next waiting relation that can now say more: -1 if there is none. Relate its factors. */
int flat_terms_awakened(UnitTerms *terms);

/* ---- the check ---- */

/* The site of an expression. */
typedef struct {
    enum { SITE_EQUATION, SITE_VALUE, SITE_START, SITE_STATEMENT, SITE_PARAMETER } kind;
    int index;                  /* of the equation, the variable, the algorithm, the tie */
    const Statement *statement; /* STATEMENT: whose value or conditions */
} UnitSite;

/* The unit of an expression. */
typedef struct {
    bool is_open;   /* of any unit: a number, a truth value, or left alone */
    bool is_number; /* of numbers only ... */
    bool is_pure;   /* ... that are mere numbers as factors */
    bool is_time;   /* of times and numbers only */
    bool is_shifted; /* a temperature in degC or degF, no difference of them */
    Monomial unit;
} NodeUnit;

typedef enum {
    CLASH_SIDES, CLASH_TERMS, CLASH_COMPARED, CLASH_CHOICE, CLASH_TABLE, CLASH_NUMBER, CLASH_PRODUCT,
    CLASH_SHIFTED /* a temperature in degC in a product: `first` */
} ClashKind;

typedef struct {
    ClashKind kind;
    Expr node;               /* in which; SIDES: NULL */
    Expr first, second;      /* NUMBER: second is NULL; PRODUCT: both are */
    Monomial of[2];
    bool is_scale;           /* the dimensions are the same */
    bool is_offset;          /* and so are the scales, but not their zero */
    bool is_angle;           /* likewise, but cycles stand for radians, or turns for mere numbers */
} Clash;

typedef struct {
    uint32_t stamp;
    int position;
} NodeMemo;

typedef struct {
    Expr e;
    int next; /* argument */
} NodeVisit;

/* A unit as written, once it was read: few are written many times. */
typedef struct {
    Unit unit;
    bool is_known;
    UnitMeaning meaning;
    int before; /* another one of the same words, -1: none */
} ReadUnit;

typedef struct {
    Arena *arena; /* gone at the end */
    const System *system;
    UnitsMode mode;
    List(ReadUnit) read;
    Map *last_read;      /* symbol or name -> the last one of these words */
    UnitTerms terms;     /* the first are the variables' */
    double *offsets; /* by class of equal variables: 273.15 of degC, NAN if unknown */
    Dimension *angles; /* likewise: as one of them states it; meaningless where the offset is unknown */
    int *equal;      /* union-find over the variables: those that direct equations say are equal */
    Map *of_tables;  /* leaf of data -> the variable that has their unit */
    List(UnitSite) sites;
    bool has_clash;  /* at the present site: the first one counts */
    Clash clash;
    Map *stated;     /* a unit in base units -> its words in the model, NULL if there are several; or no map yet */
    Map *reported;   /* by drawing: equations of all instances of a block are one */
    NodeMemo *memo;  /* by id of expressions */
    uint32_t memo_size, stamp;
    List(NodeUnit) values;
    List(NodeVisit) visits;
    List(NodeUnit) arguments;
    IntList clashing; /* sites; some stand there twice */
    List(Monomial) product;
} UnitCheck;

/* The unit of an expression at the present site; what it says of the units in it is noted, and clashes are reported. */
NodeUnit flat_unit_of_expression(UnitCheck *c, Expr e);

/* The two must be of one unit. */
void flat_require_same_unit(UnitCheck *c, ClashKind kind, Expr node, Expr a, NodeUnit first, Expr b, NodeUnit second);

/* A stated unit is not that of a variable in cycles where the other is in radians: 1 Hz and 1 rad/s. */
void flat_require_same_angle(UnitCheck *c, const Clash *clash, const Dimension *stated, int variable);

#endif
