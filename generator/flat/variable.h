/* variable.h - variables of the system, and of what kind they are; private to this folder. */
#ifndef FLAT_VARIABLE_H
#define FLAT_VARIABLE_H

#include "flat/place.h"

/* ---- variable.c ---- */
int flat_add_variable(Flattening *f, FlatVariable variable, Origin origin); /* not linked to others yet */
FlatEquation *flat_add_equation(Flattening *f, FlatOrigin origin, Expr left, Expr right, Source source, int part);

/* A discrete variable that no property stands for, of an instance's part. Its identifier should hold what no identifier
 * of a drawing can, such as parentheses. A hidden one is not listed in results. Starts at 0, false or the first literal
 * unless its start is set. */
int flat_add_discrete(Flattening *f, const Instance *scope, Name identifier, Type type, bool is_hidden, Source source);
int flat_hidden_discrete(Flattening *f, const char *kind, Type type, const Place *place);
Name flat_identifier_in_part(const Flattening *f, const Instance *scope, Name identifier);
/* Of a variable that an element drawn there creates: when(impact), the next one of that name when(impact,2). */
Name flat_hidden_identifier(Flattening *f, const char *kind, const Place *place);
void flat_set_discrete(Flattening *f, FlatVariable *variable, const Property *property);
/* Names of its values from 0 on: these, NULL-terminated (NULL: 0 has none), then its literals. */
void flat_set_values(Flattening *f, FlatVariable *variable, Name name, const char *words, const char *const *values);
const Classifier *flat_enumeration_of(const Flattening *f, int variable); /* NULL: it holds numbers or truth values */
Typed flat_typed_variable(const Flattening *f, int variable);
int flat_block_around(const System *system, int part); /* the part that a port belongs to, at whatever depth */
void flat_find_open_ports(Flattening *f);
void flat_mark_used(Flattening *f, Member member, const Instance *scope); /* a variable, or those of an array */
bool flat_is_made_of_constants(Flattening *f, Expr e); /* and of numbers */
bool flat_is_derivative(Expr e); /* is it a der()? */

/* ---- kind.c ---- */
enum { DETERMINED_ALONE = 1, DETERMINED_BY_MOTION = 2 }; /* on the left of an equation; a derivative, or an action */
void flat_settle_kinds(Flattening *f); /* of values without a stereotype, once parameters are bound */
void flat_let_defaults_give_way(Flattening *f); /* to what they are bound to, once kinds are settled */
void flat_add_spare(Flattening *f);   /* in a build with checks, before all other variables */
void flat_settle_data(Flattening *f); /* finds constants that only data were taken from, once everything is written */
void flat_settle_idle(Flattening *f); /* finds discrete variables that keep their value, likewise; notes them */
void flat_leave_out_idle(Flattening *f); /* last: indices of variables change */

#endif
