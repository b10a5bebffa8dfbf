/* value.h - values of parameters and constants, and what is known of them when compiling; private to this folder. */
#ifndef FLAT_VALUE_H
#define FLAT_VALUE_H

#include "flat/instance.h"

/* ---- binding.c ---- */
void flat_bind_parameter(Flattening *f, int parameter, Member other, const Connector *connector,
                         const Instance *instance);
void flat_complete_parameters(Flattening *f); /* sets that no value belongs to become constants or variables */
void flat_tie_members(Flattening *f, Member a, Member b, const Connector *connector, const Instance *instance);
bool flat_joins_constants(const System *system, const Tie *tie);
void flat_write_bindings(Flattening *f);
void flat_write_parameters(Flattening *f); /* units of parameters */
void flat_settle_values(Flattening *f);   /* values and starts in leaves of constants; sources of bindings; cycles */
void flat_check_constants(Flattening *f); /* every constant has a value or equations that give it one */

/* ---- known.c: numbers that are known when compiling ----
 * What the structure is computed from cannot be set in the program. */

/* The value of an expression in leaves of constants, through bindings; false if it depends on anything else. */
bool flat_known_number(Flattening *f, Expr e, double *number);
double flat_stated_number(Flattening *f, Expr e); /* the same, not taken for structural; NAN: none */

/* The same, in names seen from an instance; nothing needs to be built. */
bool flat_early_number(Flattening *f, const Instance *scope, Expr e, double *number);
/* Adds the constants with numbers of their own that an expression follows from, whose value is known; false: it follows
 * from something else, too. */
bool flat_sources(Flattening *f, const Instance *scope, Expr e, FactList *sources);
/* The value that a path of names stands for, seen from an instance. */
bool flat_fact_named(Flattening *f, const Instance *scope, Name name, Fact *fact);
Name flat_string_named(Flattening *f, const Instance *scope, Name name); /* the text of a String property, or NULL */
/* The sizes of what bindings tie to a value of an instance. */
bool flat_tied_sizes(Flattening *f, const Instance *instance, int slot, IntList *sizes);
/* Around the search for something else that is known early, by a key: false if that is being sought, was found unknown,
 * or the search is too deep. */
bool flat_early_begin(Flattening *f, Name key);
void flat_early_end(Flattening *f, Name key, bool is_known);
IntList flat_structural_so_far(Flattening *f); /* the constants that were used */
void flat_settle_structural(Flattening *f);    /* marks them */

#endif
