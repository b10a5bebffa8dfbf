/* value.h - values of parameters and constants, and those known at compile time; private to this folder. */
#ifndef FLAT_VALUE_H
#define FLAT_VALUE_H

#include "flat/instance.h"

/* ---- binding.c ---- */
void flat_bind_parameter(Flattening *f, int parameter, Member other, const Connector *connector,
                         const Instance *instance);
void flat_complete_parameters(Flattening *f); /* sets without a value become constants or variables */
void flat_tie_members(Flattening *f, Member a, Member b, const Connector *connector, const Instance *instance);
bool flat_joins_constants(const System *system, const Tie *tie);
void flat_write_bindings(Flattening *f);
void flat_write_parameters(Flattening *f); /* units of parameters */
void flat_settle_values(Flattening *f);   /* values and starts in leaves of constants; sources of bindings; cycles */
void flat_check_constants(Flattening *f); /* every constant has a value or equations that determine it */

/* ---- known.c: numbers that are known at compile time ----
 * Constants from which the structure is computed cannot be set in the program. */

/* The value of an expression in leaves of constants, also by bindings; false if it depends on anything else. */
bool flat_known_number(Flattening *f, Expr e, double *number);
double flat_stated_number(Flattening *f, Expr e); /* the same without making constants structural; NAN: not known */

/* The same for an expression in names seen from an instance; nothing has to be built. */
bool flat_early_number(Flattening *f, const Instance *scope, Expr e, double *number);
/* Appends the constants with numbers of their own on which an expression depends. False: it also depends on something
 * else. The value of the expression must be known. */
bool flat_sources(Flattening *f, const Instance *scope, Expr e, FactList *sources);
/* The value that a path of names, seen from an instance, stands for. */
bool flat_fact_named(Flattening *f, const Instance *scope, Name name, Fact *fact);
Name flat_string_named(Flattening *f, const Instance *scope, Name name); /* the text of a String property, or NULL */
/* The sizes of a value that bindings tie to this value of an instance. */
bool flat_tied_sizes(Flattening *f, const Instance *instance, int slot, IntList *sizes);
/* Called before and after another kind of early search, which has a key. False if the search for this key is going on
 * or had no result, or if the search is too deep. */
bool flat_early_begin(Flattening *f, Name key);
void flat_early_end(Flattening *f, Name key, bool is_known);
IntList flat_structural_so_far(Flattening *f); /* the constants from which the structure was computed */
void flat_settle_structural(Flattening *f);    /* marks them */

#endif
