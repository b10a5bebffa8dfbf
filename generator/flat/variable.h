/* variable.h - variables of the system and their kinds; private to this folder. */
#ifndef FLAT_VARIABLE_H
#define FLAT_VARIABLE_H

#include "flat/place.h"

/* ---- variable.c ---- */
int flat_add_variable(Flattening *f, FlatVariable variable, Origin origin); /* not linked to others yet */
FlatEquation *flat_add_equation(Flattening *f, FlatOrigin origin, Expr left, Expr right, Source source, int part);

/* Adds a discrete variable without a property to the part of an instance. Its identifier should contain characters that
 * drawn identifiers cannot have, such as parentheses. Hidden ones are not in results. The variable starts at 0, false
 * or the first literal unless its start is set. */
int flat_add_discrete(Flattening *f, const Instance *scope, Name identifier, Type type, bool is_hidden, Source source);
int flat_hidden_discrete(Flattening *f, const char *kind, Type type, const Place *place);
Name flat_identifier_in_part(const Flattening *f, const Instance *scope, Name identifier);
/* Identifier of a variable that the element at this place creates: when(impact); the next one is when(impact,2). */
Name flat_hidden_identifier(Flattening *f, const char *kind, const Place *place);
void flat_set_discrete(Flattening *f, FlatVariable *variable, const Property *property);
/* Sets the names of its values from 0 on: `values`, NULL-terminated (NULL: 0 has no name), then its literals. */
void flat_set_values(Flattening *f, FlatVariable *variable, Name name, const char *words, const char *const *values);
const Classifier *flat_enumeration_of(const Flattening *f, int variable); /* NULL: it has numbers or Booleans */
Typed flat_typed_variable(const Flattening *f, int variable);
int flat_block_around(const System *system, int part); /* the part that a port, also a nested one, belongs to */
void flat_find_open_ports(Flattening *f);
void flat_mark_used(Flattening *f, Member member, const Instance *scope); /* a variable, or those of an array */
bool flat_is_made_of_constants(Flattening *f, Expr e); /* only of constants and numbers */
bool flat_is_derivative(Expr e); /* true if it is a der() */

/* ---- kind.c ---- */
enum { DETERMINED_ALONE = 1, DETERMINED_BY_MOTION = 2 }; /* on the left of an equation; by der() or by an action */
void flat_settle_kinds(Flattening *f); /* of values without a stereotype, after parameters are bound */
void flat_let_defaults_give_way(Flattening *f); /* to the values they are bound to, after kinds are settled */
void flat_add_spare(Flattening *f);   /* in a build with checks, before all other variables */
void flat_settle_data(Flattening *f); /* finds constants that are used for data only, after everything is written */
void flat_settle_idle(Flattening *f); /* finds and reports discrete variables that keep their value, at the same time */
void flat_leave_out_idle(Flattening *f); /* last: indices of variables change */

#endif
