/* place.h - places of expressions in texts, and messages about mistakes there; private to this folder. */
#ifndef FLAT_PLACE_H
#define FLAT_PLACE_H

#include "flat/member.h"

/* A name at a place that is not a feature: the index of a loop around it, which is a leaf of its own or the number in
 * this round, or a variable of a function. */
typedef struct Local Local;
struct Local {
    Name name; /* as written */
    Expr leaf; /* NULL: a variable of a function that has no value yet */
    const Classifier *enumeration; /* the type of its values, or NULL */
    const Local *outer;
};

/* The place of an expression: the names and functions that it may use, and its source for messages. */
typedef struct {
    const Instance *scope; /* names are looked up here */
    const Constraint *law; /* the constraint whose text contains it, or NULL */
    Source source;
    int first_line;   /* line of the beginning of the text; 0: line of the source */
    Name element;
    bool spans_lines; /* lines of the text are lines of the file */
    bool is_quiet;    /* its mistakes were reported for another instance */
    bool is_action;   /* executed at events: in a branch of a when-equation, or in a statement; not a guard */
    const Local *locals; /* innermost first */
    Expr premise;        /* of a check: the condition of the branches around it; NULL: always */
    const char *premise_text, *round; /* the premise as drawn; the element or round of loops of a check; or NULL */
    Expr end;            /* value of `end` in a subscript, or NULL */
    const Function *function; /* the function that contains it: only locals can be named; or NULL */
    const StateMachine *machine; /* the machine that contains it: uses the states before its step; or NULL */
} Place;

/* An expression in leaves of variables, and the enumeration of its values: NULL if these are numbers or Booleans. */
typedef struct {
    Expr e; /* NULL: a mistake was found */
    const Classifier *enumeration;
} Typed;

/* The place of something in a text, at this line of the text (from 1). */
Place flat_place_at_line(const Place *text, int line);
const Local *flat_local_named(const Place *place, Name name); /* or NULL */
const char *flat_element_text(const Place *place);            /* for messages */
Place flat_place_with(const Place *place, const Local *local); /* the same with this innermost local */
Place flat_quiet(const Place *place);
/* The text with the values of the loop indices around: "x[i] = y, i = 2". */
const char *flat_text_in_round(Flattening *f, const char *text, const Place *place);
/* These values alone, before `inner`: "2,3"; inner (may be NULL) if there are no loops. */
const char *flat_rounds(Flattening *f, const Place *place, const char *inner);
Place flat_place_of_law(const Instance *scope, int law); /* one of its constraints */
Place flat_place_of_value(const Flattening *f, const Instance *scope, const Property *property, const Value *value);

bool flat_report_once(Flattening *f, const void *element);    /* true the first time */
Name flat_qualified_name(const Classifier *owner, Name name); /* Package::Block::name */
const char *flat_end_text(Arena *arena, const Connector *connector, int end);          /* Package::Block::pump.outlet */
Source flat_source_of_connector(Flattening *f, const Connector *connector); /* element is its name, or its ends */

/* Reports "'element': words". `in`: the text that contains the mistake, or NULL. False: the place is quiet; nothing was
 * reported, and no details may be added. */
bool flat_report_mistake(Flattening *f, DiagCode code, const Place *place, const char *in, const char *format, ...)
    PRINTF_LIKE(5, 6);

#endif
