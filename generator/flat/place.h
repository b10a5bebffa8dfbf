/* place.h - places in texts, and messages about mistakes there; private to this folder. */
#ifndef FLAT_PLACE_H
#define FLAT_PLACE_H

#include "flat/member.h"

/* A name that is no feature at a place: the index of a loop around it, a leaf of its own or the number that it is in
 * this round. */
typedef struct Local Local;
struct Local {
    Name name; /* as written */
    Expr leaf; /* NULL: a variable of a function that has no value yet */
    const Classifier *enumeration; /* that its values are of, or NULL */
    const Local *outer;
};

/* The place of an expression: what it may use, and for messages. */
typedef struct {
    const Instance *scope; /* names are looked up here */
    const Constraint *law; /* whose text it stands in; or NULL */
    Source source;
    int first_line;   /* of the text that it stands in, if it is not at its beginning; else 0 */
    Name element;
    bool spans_lines; /* lines of the text are lines of the file */
    bool is_quiet;    /* its mistakes were reported for another instance */
    bool is_action;   /* executed at events: in a when-equation's branch or a statement; not a guard */
    const Local *locals; /* innermost first */
    Expr premise;        /* of a check: what branches around it say; NULL: always */
    const char *premise_text, *round; /* the same as drawn; of a check which element, or round of loops; or NULL */
    Expr end;            /* what `end` is in a subscript, or NULL */
    const Function *function; /* whose statement it is: names are the locals only; or NULL */
    const StateMachine *machine; /* whose text it is: it sees the states before its step; or NULL */
} Place;

/* An expression in leaves of variables, and the enumeration that its values are of: NULL if they are numbers or truth
 * values. */
typedef struct {
    Expr e; /* NULL: a mistake was found */
    const Classifier *enumeration;
} Typed;

/* The place of something in a text, at this line of the text (from 1). */
Place flat_place_at_line(const Place *text, int line);
const Local *flat_local_named(const Place *place, Name name); /* or NULL */
const char *flat_element_text(const Place *place);            /* for messages */
Place flat_place_with(const Place *place, const Local *local); /* the same, where that is known too */
Place flat_quiet(const Place *place);
/* The text with the rounds of the loops around, "x[i] = y, i = 2"; these alone, before those further in, or NULL. */
const char *flat_text_in_round(Flattening *f, const char *text, const Place *place);
const char *flat_rounds(Flattening *f, const Place *place, const char *inner);
Place flat_place_of_law(const Instance *scope, int law); /* one of its constraints */
Place flat_place_of_value(const Flattening *f, const Instance *scope, const Property *property, const Value *value);

bool flat_report_once(Flattening *f, const void *element);    /* true the first time */
Name flat_qualified_name(const Classifier *owner, Name name); /* Package::Block::name */
const char *flat_end_text(Arena *arena, const Connector *connector, int end);          /* Package::Block::pump.outlet */
Source flat_source_of_connector(Flattening *f, const Connector *connector); /* element is its name, or its ends */

/* Reports "'element': words", with the text that the mistake stands in, or NULL. False: the place is quiet, nothing was
 * said, and nothing may be added. */
bool flat_report_mistake(Flattening *f, DiagCode code, const Place *place, const char *in, const char *format, ...)
    PRINTF_LIKE(5, 6);

#endif
