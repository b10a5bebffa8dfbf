/* explain.h - what is said of systems that cannot be right: open, contradictory and floating variables, and starts that
 * do not fit.
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

/* The place in the model's own file of a variable or equation, or else of the part that it belongs to. */
Source causal_drawn_source(const Causal *causal, int variable);
Source causal_drawn_equation_source(const Causal *causal, int equation);
Source causal_drawn_on_part(const Causal *causal, Name instance, Source source); /* of the part's own elements */

/* Reports potentials that float and flows that nothing divides, among unknowns that lack `missing` equations. False if
 * it is something else; nothing is reported then. `loose` receives those that can move, empty if that is not clear. */
bool explain_open(Arena *arena, Causal *causal, const IntList *equations, const IntList *unknowns, int missing,
                  IntList *loose);

/* The same for a system with equations that follow from others: `redundant`, `count` lists of them. */
void explain_redundant(Arena *arena, Causal *causal, const IntList *equations, const IntList *unknowns,
                       const IntList *redundant, int count);

/* Notes on parts through which nothing flows, for a port of theirs is connected to nothing. */
void causal_note_open_ports(Arena *arena, const Causal *causal);

/* Adds the drawn equations that mention unknowns but were dropped because others imply them. */
void causal_detail_redundant(Arena *arena, const Causal *causal, const IntList *unknowns);

/* Reports an equation that holds unknowns only where that goes in steps: in floor(), a condition or the like. */
void explain_step(Arena *arena, const Causal *causal, int equation, Expr step, const IntList *unknowns);

/* Completes the last diagnostic's remedy where an equation is there twice, a constant is 0, or potentials or flows are
 * given more than once. */
void explain_excess(Arena *arena, const Causal *causal, const IntList *equations);

/* Likewise, that ports of these potentials have no flow. False: they have. */
bool explain_flowless(Arena *arena, const System *system, const IntList *potentials); /* balance.c */

/* Adds which of the equations' variables algorithms determine already. */
void causal_detail_algorithms(Arena *arena, const Causal *causal, const IntList *equations);

/* Adds which constants stand under der() in these equations, which is 0 then, and that as the remedy. */
bool causal_detail_still(Arena *arena, const Causal *causal, const IntList *equations);

/* Adds to the last diagnostic that one of the unknowns is of a full port without equations, if so. */
void explain_full_port(const Causal *causal, const IntList *unknowns);

/* Adds which drawn variables have values that are guesses, and, as the remedy, that one may be meant as a constant. */
void causal_detail_guessed(Arena *arena, const System *system, const IntList *unknowns); /* unbalanced.c */

/* Constants whose stated value makes an equation say less: "k is 0"; of one that does so alone, the remedy speaks, and
 * true is returned. */
bool causal_detail_deciding(Arena *arena, const Causal *causal, const IntList *equations);

/* Reports the variable that an eliminated one equals, and the equations between. */
void causal_detail_alias(Arena *arena, const Causal *causal, int variable);

/* ---- balance.c ---- */

/* The equations of a part in its own unknowns. */
typedef struct {
    IntList unknowns;  /* variables of the system */
    IntList equations; /* of the system, its own */
    int flows;         /* at its ports */
    bool is_composite; /* its ports are those of parts inside: no unknowns of its own */
    bool is_vague;     /* not judged */
} Account;

const Account *causal_account(Arena *arena, Causal *causal, int part); /* none of ports */

/* Equations of a part beyond its unknowns; 0 of ports, what is not judged, and the only block of a model, the whole. */
int causal_excess(Arena *arena, Causal *causal, int part);

/* Adds to the last diagnostic the blocks with more equations than unknowns of their own, and one of the equations; or
 * those with fewer, and one of the unknowns or an equal variable: that is the remedy then. Either list may be NULL. */
void causal_detail_bound(Arena *arena, const Causal *causal, const IntList *equations); /* values by bindings */
void causal_detail_balance(Arena *arena, Causal *causal, const IntList *equations, const IntList *unknowns);

/* ---- unbalanced.c ---- */

/* Reports the blocks that have more equations, or less, than unknowns of their own. False if these do not explain how
 * many equations of the whole are too many, and unknowns too many; nothing is reported then. */
bool explain_balance(Arena *arena, Causal *causal, int over, int under);

/* Reports that equations contradict the others, or each other: together they imply `said`. */
void explain_contradiction(Arena *arena, Causal *causal, const IntList *equations, const char *said);

/* ---- startrank.c ---- */

/* True if the equations determine all unknowns but those whose starts are taken: at generic points (NULL), or at the
 * start (values by variable, NAN if not known). Rows of equations come first. */
bool starts_determine(const StartRows *start, const double *values);

/* Marks which of the wanted variables may start with values of their own, there: as the list says, those of them that
 * do not follow from the equations and from the marked ones before them. */
void starts_independent(const StartRows *start, const IntList *wanted, const double *values, bool *is_independent);

/* The values at the start as its schedule gives them with the given constants and starts, by variable, NAN if not
 * known; and how many starts that must come out do not. */
typedef struct {
    double *at;
    int disagreements;
} StartValues;
StartValues starts_evaluate(Arena *arena, Causal *causal, const Schedule *schedule);

/* ---- startcheck.c ---- */

/* For each start check: which of the start's equations and other starts determine its variable. */
void start_checks_tie(const StartRows *start);

/* Compares the start checks with the consequences of the given constants and starts. Reports the first contradiction;
 * false then. Checks that cannot be evaluated here are left to the program. */
bool start_checks_hold(Arena *arena, const Causal *causal);

/* Numbers that differ by rounding to six digits are the same; `uncertain` is added to that. */
bool starts_agree(double found, double stated, double uncertain);
void causal_report_contradiction(Arena *arena, const Causal *causal, const StartCheck *check, double stated,
                                 double found);

#endif
