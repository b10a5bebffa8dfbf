/* explain.h - messages about invalid systems: open, contradictory and floating variables, and inconsistent starts.
 */
#ifndef CAUSAL_EXPLAIN_H
#define CAUSAL_EXPLAIN_H

#include "causal/loop.h"

/* ---- explain.c: open, contradictory and floating variables ---- */

/* Adds lines that name equations and variables to the last diagnostic, a limited number of each. */
void causal_detail_equations(Arena *arena, const Causal *causal, const IntList *equations);
void causal_detail_variables(Arena *arena, const Causal *causal, const IntList *variables);

/* Reports the eliminated variables of the drawn equations, and the eliminating equations. */
void causal_detail_aliases(Arena *arena, const Causal *causal, const IntList *equations);

/* The place of a variable or equation in the model's own file, or else that of the part that it belongs to. */
Source causal_drawn_source(const Causal *causal, int variable);
Source causal_drawn_equation_source(const Causal *causal, int equation);
Source causal_drawn_on_part(const Causal *causal, Name instance, Source source); /* source of an element of the part */

/* Reports floating potentials and flows whose division is undetermined, among unknowns that lack `missing` equations.
 * False if there is another reason; nothing is reported then. `loose` receives the unknowns that can vary; it stays
 * empty if these are not clear. */
bool explain_open(Arena *arena, Causal *causal, const IntList *equations, const IntList *unknowns, int missing,
                  IntList *loose);

/* The same for a system with equations that follow from others: `redundant`, `count` lists of them. */
void explain_redundant(Arena *arena, Causal *causal, const IntList *equations, const IntList *unknowns,
                       const IntList *redundant, int count);

/* Notes on parts through which nothing flows because one of their ports is not connected. */
void causal_note_open_ports(Arena *arena, const Causal *causal);

/* Adds the drawn equations that mention unknowns but were dropped because others imply them. */
void causal_detail_redundant(Arena *arena, const Causal *causal, const IntList *unknowns);

/* Reports an equation that contains unknowns only in an expression that changes in steps: floor(), a condition etc. */
void explain_step(Arena *arena, const Causal *causal, int equation, Expr step, const IntList *unknowns);

/* Adds a remedy to the last diagnostic where an equation occurs twice, a discrete variable has two rules, or potentials
 * or flows are given more than once. */
void explain_excess(Arena *arena, const Causal *causal, const IntList *equations);

/* Adds the remedy for a port of these potentials that has no flow. False if all have one. */
bool explain_flowless(Arena *arena, const System *system, const IntList *potentials); /* balance.c */

/* Adds the variables of these equations that algorithms determine already. */
void causal_detail_algorithms(Arena *arena, const Causal *causal, const IntList *equations);

/* Adds the constants under der() in these equations, whose derivative is 0, and the remedy. True if there are any. */
bool causal_detail_still(Arena *arena, const Causal *causal, const IntList *equations);

/* If one of the unknowns belongs to a full port without equations, adds this to the last diagnostic. */
void explain_full_port(const Causal *causal, const IntList *unknowns);

/* Adds the drawn variables whose values are only guesses, and the remedy that one may be meant as a constant. */
void causal_detail_guessed(Arena *arena, const System *system, const IntList *unknowns); /* unbalanced.c */

/* Adds the constants whose stated values remove terms from these equations: "k is 0". If a single constant does so,
 * adds the remedy to change it, and returns true. */
bool causal_detail_deciding(Arena *arena, const Causal *causal, const IntList *equations);

/* Adds the variable that an eliminated variable equals, and the equations that lead to it. */
void causal_detail_alias(Arena *arena, const Causal *causal, int variable);

/* ---- balance.c ---- */

/* The equations of a part in its own unknowns. */
typedef struct {
    IntList unknowns;  /* variables of the system */
    IntList equations; /* of the system, its own */
    int flows;         /* at its ports */
    bool is_composite; /* it has parts: the variables of its ports are not unknowns of its own */
    bool is_vague;     /* not judged */
} Account;

const Account *causal_account(Arena *arena, Causal *causal, int part); /* empty for ports */

/* Number of equations of a part beyond its unknowns. 0 for ports, for parts that are not judged, and for a model that
 * has no parts. */
int causal_excess(Arena *arena, Causal *causal, int part);

/* Adds the unbalanced blocks to the last diagnostic: those that have one of the equations and more equations than
 * unknowns of their own, and those that have one of the unknowns, or an alias of one, and fewer equations, with the
 * remedy. Either list may be NULL. */
void causal_detail_bound(Arena *arena, const Causal *causal, const IntList *equations); /* values given by bindings */
void causal_detail_balance(Arena *arena, Causal *causal, const IntList *equations, const IntList *unknowns);

/* ---- unbalanced.c ---- */

/* Reports the blocks that have more or fewer equations than unknowns of their own. False if their sums do not explain
 * the numbers of surplus equations (over) and of surplus unknowns (under); nothing is reported then. */
bool explain_balance(Arena *arena, Causal *causal, int over, int under);

/* Reports equations that contradict the others, or each other: together they imply `said`. */
void explain_contradiction(Arena *arena, Causal *causal, const IntList *equations, const char *said);

/* ---- startrank.c ---- */

/* True if the equations determine all unknowns except those whose starts are taken. Judged at generic points (values:
 * NULL), or at the start (values by variable, NAN if not known). Rows of equations come first. */
bool starts_determine(const StartRows *start, const double *values);

/* Marks the wanted variables that may start with values of their own. In the order of the list, a variable is marked if
 * it does not follow from the equations and from the marked variables before it. `values` as above. */
void starts_independent(const StartRows *start, const IntList *wanted, const double *values, bool *is_independent);

/* The values at the start that its schedule gives for the given constants and starts, by variable, NAN if not known;
 * and the number of start checks that fail. */
typedef struct {
    double *at;
    int disagreements;
} StartValues;
StartValues starts_evaluate(Arena *arena, Causal *causal, const Schedule *schedule);

/* ---- startcheck.c ---- */

/* For each start check, finds the equations of the start and the other starts that determine its variable. */
void start_checks_tie(const StartRows *start);

/* Compares the start checks with the consequences of the given constants and starts. Reports the first contradiction;
 * false then. Checks that cannot be evaluated here are left to the program. */
bool start_checks_hold(Arena *arena, const Causal *causal);

/* True if the numbers differ by no more than rounding to six digits, plus `uncertain`. */
bool starts_agree(double found, double stated, double uncertain);
void causal_report_contradiction(Arena *arena, const Causal *causal, const StartCheck *check, double stated,
                                 double found);

#endif
