/* unit_check.h - shared by the files of the check of units. */
#ifndef FLAT_UNIT_CHECK_H
#define FLAT_UNIT_CHECK_H

#include "flat/unit_terms.h"
#include "flat/units.h"

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

/* ---- unit_expression.c ---- */

/* The unit of an expression at the present site; what it says of the units in it is noted, and clashes are reported. */
NodeUnit flat_unit_of_expression(UnitCheck *c, Expr e);

bool flat_is_mere_number(double number); /* as a factor */

/* The two must be of one unit. */
void flat_require_same_unit(UnitCheck *c, ClashKind kind, Expr node, Expr a, NodeUnit first, Expr b, NodeUnit second);

/* A stated unit is not that of a variable in cycles where the other is in radians: 1 Hz and 1 rad/s. */
void flat_require_same_angle(UnitCheck *c, const Clash *clash, const Dimension *stated, int variable);

/* ---- unit_check.c ---- */
/* The meaning of a unit: as sysml_unit_meaning(), called once for each. NULL: it is not known. */
const UnitMeaning *flat_unit_meaning(UnitCheck *c, const Unit *unit);

/* ---- unit_known.c ---- */
const KnownUnit *flat_units_found(UnitCheck *c, Arena *arena); /* by variable, once nothing new follows */
const char *flat_unit_words(const Unit *unit);                 /* as stated, "" if nothing is */

/* ---- unit_report.c ---- */
/* The sides: the units of an equation's sides, or of a value's variable and the value. */
void flat_report_clash(UnitCheck *c, const UnitSite *site, const Clash *clash, const NodeUnit sides[2]);
#endif
