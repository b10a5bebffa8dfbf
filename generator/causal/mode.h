/* mode.h - structures that conditions select.
 */
#ifndef CAUSAL_MODE_H
#define CAUSAL_MODE_H

#include "causal/index.h"

/* ---- selector.c: operands of conditions ---- */

enum { MOST_COMBINATIONS = 4096 }; /* that are tried */

/* Adds a selector if the list does not have it yet. */
void selector_add(Arena *arena, SelectorList *selectors, Selector selector);

/* Adds the selectors that a condition is made of. */
void selector_add_condition(Arena *arena, const Causal *causal, SelectorList *selectors, Expr condition);

/* Gives selectors that are numbers their values: the initial value first, then the values that equations compare them
 * with, and another number. */
void selector_complete(Arena *arena, const Causal *causal, SelectorList *selectors);

/* All combinations of values, by selector, that do not contradict themselves; disjoint ranges of one number do. If
 * there are more than MOST_COMBINATIONS, returns only one more than that. */
typedef List(const double *) ValuesList;
ValuesList selector_combinations(Arena *arena, const Causal *causal, const SelectorList *selectors);

Expr selector_expression(const SelectorList *selectors, const double *values, Expr e); /* e for these values */
bool selector_excludes(const SelectorList *selectors, const double *values, Expr truth); /* `truth` is false then */

/* "locked", "not open", "gear = second" */
const char *selector_words(Arena *arena, const Causal *causal, const Selector *selector, double value);

const FlatVariable *selector_declaration(const Causal *causal, int variable);           /* NULL: it has none */

/* ---- mode.c: structures that conditions select ---- */

/* Adds the selectors that the structure depends on, given a schedule of continuous time for all their values. False if
 * there are no new ones. is_certain becomes true if an assignment divides by zero for some values, because no loop can
 * avoid that. */
bool mode_find_selectors(Arena *arena, const Causal *causal, SelectorList *selectors, bool *is_certain);

/* Adds the selectors that decide whether equations and variables exist. False if all of them always exist. */
bool mode_find_presences(Arena *arena, const Causal *causal, SelectorList *selectors);

/* Adds the selectors of all conditions whose branches contain different unknowns. */
void mode_suspect_selectors(Arena *arena, const Causal *base, SelectorList *selectors);

const char *mode_condition(Arena *arena, const Causal *causal, const SelectorList *selectors,
                           const double *values); /* "locked, not open, gear = second" */

/* A short name for functions: the words of the condition if they are short enough; else `number`. */
const char *mode_name(Arena *arena, const SelectorList *selectors, const char *condition, const char *number);

/* The same for a mode. If its whole condition is too long, the name lists what holds: "only_locked_and_open". */
const char *mode_name_of(Arena *arena, const Causal *causal, const SelectorList *selectors, const Mode *mode,
                         const char *number);

/* The system for these values of the selectors, reduced and sorted. NULL if it has no solution; the mode's `obstacle`
 * is the reason then. Messages about a start are printed once, for the first mode that a run can begin in. */
Causal *mode_build(Arena *arena, const Causal *base, const SelectorList *selectors, const double *values, Mode *mode,
                   bool *is_told);

/* Reports in full why there is no solution for these values. */
void mode_report(Arena *arena, const Causal *base, const SelectorList *selectors, const double *values,
                 const char *condition);

/* True if a block of the single structure is singular for these values. */
bool mode_is_singular(const Causal *single, const Points *points, const SelectorList *selectors, const double *values);

/* ---- partition.c ---- */

/* By selector: number of the cluster that it may belong to. Clusters are numbered from 0 by their first selectors. */
int *partition_selectors(Arena *arena, const Causal *base, const SelectorList *selectors);

/* ---- cluster.c ---- */

/* The system of all modes, made from `base`, the system before index reduction, and its selectors. `single` is the
 * structure for all modes at once; NULL: there is none. is_certain: `single` certainly fails in some modes. Returns
 * NULL if no modes are needed, or if there are too many or none, which is reported. */
Causal *cluster_build(Arena *arena, const Causal *base, const Causal *single, bool is_certain,
                      SelectorList *selectors);

Causal *causal_copy(Arena *arena, const Causal *causal); /* lists that grow are copied */

/* ---- merge.c ---- */

/* The modes in which clusters depend on each other: those that differ there from the reference mode of the cluster. */
typedef List(ModeSet) ModeSetList;

/* Merges the modes of all clusters, each with a numbering of its own, into the whole, and makes views of them.
 * `reference` is the system in all reference modes. False if clusters depend on each other, which `dependent` receives;
 * the whole must not be used then. */
bool merge_modes(Arena *arena, Causal *whole, const Causal *reference, ModeSetList *dependent);
void merge_complete(Arena *arena, Causal *whole); /* completes the views of modes, once the whole is complete */

/* ---- modeset.c ---- */

/* The modes that differ from the reference mode: the given ones, or all others if the reference is one of them. */
ModeSet modeset_apart(const Causal *whole, ModeSet modes);

/* Makes a set of modes from the modes of each cluster (`in`, bits by cluster), where other clusters are in their
 * reference modes. False if several clusters restrict it, which `dependent` receives. `unknown`, by cluster: modes for
 * which it is not known; NULL: none. */
bool modeset_find(Arena *arena, const Causal *whole, const uint64_t *in, const uint64_t *unknown, ModeSet *modes,
                  ModeSetList *dependent);

/* ---- unite.c ---- */

typedef struct Union Union;
Union *union_new(Arena *arena, Causal *whole);

/* Takes a block of a mode, numbered as the whole. Returns the modes that have this block, bits by cluster, to which the
 * caller adds the mode. */
uint64_t *union_take(Union *u, Block *block);

/* The schedule of all blocks that were taken. is_state, by variable: the modes in which it is a state. `unknown` as
 * above. False if clusters depend on each other, which `dependent` receives. */
bool union_schedule(Union *u, const ModeSet *is_state, const uint64_t *unknown, Schedule *result,
                    ModeSetList *dependent);

#endif
