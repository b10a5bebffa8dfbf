/* mode.h - structures that conditions select.
 */
#ifndef CAUSAL_MODE_H
#define CAUSAL_MODE_H

#include "causal/index.h"

/* ---- selector.c: what conditions are made of ---- */

enum { MOST_COMBINATIONS = 4096 }; /* that are tried */

/* Adds one that is not there yet. */
void selector_add(Arena *arena, SelectorList *selectors, Selector selector);

/* Adds those of which a condition is made. */
void selector_add_condition(Arena *arena, const Causal *causal, SelectorList *selectors, Expr condition);

/* Numbers get the values that equations compare them with, what they begin with first, and another one. */
void selector_complete(Arena *arena, const Causal *causal, SelectorList *selectors);

/* Values by selector, of all combinations that do not contradict themselves, as ranges of one number do that have
 * nothing in common; beyond MOST_COMBINATIONS, one more than that. */
typedef List(const double *) ValuesList;
ValuesList selector_combinations(Arena *arena, const Causal *causal, const SelectorList *selectors);

Expr selector_expression(const SelectorList *selectors, const double *values, Expr e); /* where these values hold */
bool selector_excludes(const SelectorList *selectors, const double *values, Expr truth); /* it is false there */

/* "locked", "not open", "gear = second" */
const char *selector_words(Arena *arena, const Causal *causal, const Selector *selector, double value);

const FlatVariable *selector_declaration(const Causal *causal, int variable);           /* NULL: it has none */

/* ---- mode.c: structures that conditions select ---- */

/* Adds the selectors on which the structure rests, given a schedule of continuous time for all of their values. False
 * if there are no new ones. is_certain becomes true if some of their values make it divide by zero, whatever loops
 * do. */
bool mode_find_selectors(Arena *arena, const Causal *causal, SelectorList *selectors, bool *is_certain);

/* The selectors of what is there only now and then. False if all is there always. */
bool mode_find_presences(Arena *arena, const Causal *causal, SelectorList *selectors);

/* The selectors of all conditions under which equations hold other unknowns than otherwise. */
void mode_suspect_selectors(Arena *arena, const Causal *base, SelectorList *selectors);

const char *mode_condition(Arena *arena, const Causal *causal, const SelectorList *selectors,
                           const double *values); /* "locked, not open, gear = second" */

/* Short for functions: what the condition says, if that is short too; else the number. */
const char *mode_name(Arena *arena, const SelectorList *selectors, const char *condition, const char *number);

/* Likewise of a mode: "only_locked_and_open", of what holds in it, if all of the condition is too long. */
const char *mode_name_of(Arena *arena, const Causal *causal, const SelectorList *selectors, const Mode *mode,
                         const char *number);

/* The equations where the selectors have these values, reduced and sorted; NULL if they have no solution; the mode's
 * `obstacle` is then the reason. Messages about a start are printed once, for the first mode that a run can begin
 * in. */
Causal *mode_build(Arena *arena, const Causal *base, const SelectorList *selectors, const double *values, Mode *mode,
                   bool *is_told);

/* Reports what is wrong there, in full. */
void mode_report(Arena *arena, const Causal *base, const SelectorList *selectors, const double *values,
                 const char *condition);

/* True if a block of the single structure is singular there. */
bool mode_is_singular(const Causal *single, const Points *points, const SelectorList *selectors, const double *values);

/* ---- partition.c ---- */

/* By selector the number of the cluster that it may belong to, from 0 in the order of the first ones. */
int *partition_selectors(Arena *arena, const Causal *base, const SelectorList *selectors);

/* ---- cluster.c ---- */

/* The system of all modes, from one before index reduction and what selects them; `single` is its structure for all of
 * them at once, NULL: it has none, or one that certainly does not serve all of them. NULL: there is no need of modes,
 * or of more of them than can be, or it was reported why there are none. */
Causal *cluster_build(Arena *arena, const Causal *base, const Causal *single, bool is_certain,
                      SelectorList *selectors);

Causal *causal_copy(Arena *arena, const Causal *causal); /* lists that grow are its own */

/* ---- merge.c ---- */

/* Of clusters that depend on each other: modes in which they differ from their references where they do. */
typedef List(ModeSet) ModeSetList;

/* Takes in the modes of all clusters, each in its own numbers, and makes views of them; those of reference modes are
 * the reference. False if clusters depend on each other: reported; the whole is not to be used then. */
bool merge_modes(Arena *arena, Causal *whole, const Causal *reference, ModeSetList *dependent);
void merge_complete(Arena *arena, Causal *whole); /* the modes by themselves, once the whole is complete */

/* ---- modeset.c ---- */

/* Of modes, or of the others if the reference is one of them: those in which it is not as in the reference. */
ModeSet modeset_apart(const Causal *whole, ModeSet modes);

/* In which modes something is, given those by cluster, where other clusters are in their reference modes. False if that
 * depends on several clusters: reported. `unknown`, by cluster, are modes of which it is not known, NULL none. */
bool modeset_find(Arena *arena, const Causal *whole, const uint64_t *in, const uint64_t *unknown, ModeSet *modes,
                  ModeSetList *dependent);

/* ---- unite.c ---- */

typedef struct Union Union;
Union *union_new(Arena *arena, Causal *whole);

/* Takes a block of a mode, in the whole's numbers. Gives in which modes it is, by cluster, for the caller to add that
 * one. */
uint64_t *union_take(Union *u, Block *block);

/* Their schedule. is_state, by variable: in which modes it is a state. False if clusters depend on each other:
 * reported. */
bool union_schedule(Union *u, const ModeSet *is_state, const uint64_t *unknown, Schedule *result,
                    ModeSetList *dependent);

#endif
