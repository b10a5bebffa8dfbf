/* discrete.h - variables that are determined at events and kept between them, and conditions that cause events.
 */
#ifndef CAUSAL_DISCRETE_H
#define CAUSAL_DISCRETE_H

#include "causal/work.h"

/* ---- discrete.c: variables determined at events ---- */

/* Gives each discrete variable an equation, so that the other equations determine the other unknowns. Its use becomes
 * EQUATION_DISCRETE, except for plain equalities of discrete variables of one clock, which become aliases. */
void discrete_separate(Arena *arena, Causal *causal);

/* Replaces pre(), edge(), change(), initial(), terminal() and sample() in all equations by variables, and delay() by a
 * piece of the past. Makes clocks and delays. */
void discrete_rewrite(Arena *arena, Causal *causal);

/* The same in one expression. */
Expr discrete_image(Arena *arena, Causal *causal, Expr e, const Site *site);

/* True if all periods, with the given constants, are longer than the resolution of time; others are reported. Warns if
 * a result would have too many rows. */
bool clocks_check(Arena *arena, const Causal *causal);

bool causal_keeps_its_value(const Causal *causal, int variable); /* a discrete variable that nothing mentions */
int clock_every(Arena *arena, Causal *causal, double period, const Site *site); /* -1 for period 0 */

/* ---- delay.c: the past of quantities ---- */

Expr delay_past(Expr delay);                                  /* delay(u, T) as interpolation in the past of u */
void delay_note(Arena *arena, Causal *causal, int equation);  /* takes the equation of a delayed value */
void delays_settle(Arena *arena, Causal *causal);             /* rewrites their expressions, once branches exist */
void delays_trace(Arena *arena, Causal *causal); /* finds influences on operands in the schedule of continuous time */

void delays_start(Arena *arena, Causal *causal); /* adds equations for the start: a delayed value equals its operand */

/* ---- algorithm.c: statements in representatives ---- */

void algorithms_rewrite(Arena *arena, Causal *causal);

/* Finds the variables that an algorithm reads, in values and conditions. Variables that it only assigns are not among
 * them. */
void algorithm_reads(Arena *arena, const Causal *causal, CausalAlgorithm *algorithm);

/* ---- branch.c: conditions of equations ---- */

/* Makes branches of relations, and of functions that change their form or jump, if their operands vary between events.
 * Equal conditions become the same branch. Equations and algorithms that hold at ticks of a clock only have none. */
void branches_make(Arena *arena, Causal *causal);

/* Finds the branches that depend on time alone, given the schedule of continuous time. */
void branches_time(Arena *arena, Causal *causal);

/* ---- peak.c: relations whose sides may rise and fall within an integrator step ---- */

void branches_peak(Causal *causal); /* given the schedule of continuous time */

/* ---- pole.c: divisors that may pass through zero ---- */

void poles_find(Arena *arena, Causal *causal); /* given the schedule of continuous time */

/* ---- impulse.c ---- */

/* Given the schedule of continuous time, adds to differentiated equations the jumps of the variables in their parents.
 * True if equations have changed, so that the schedule must be built anew. */
bool impulses_trace(Arena *arena, Causal *causal, const Schedule *continuous);

/* 0 if the node is a product with a factor 0, or a quotient of 0; else NULL. Divisors are tested elsewhere. */
Expr causal_zero_product(Expr node);

/* ---- vanish.c ---- */

/* Leaves values that are 0 in the modes of a block out of the block, in continuous time. */
void vanish_apply(Arena *arena, Causal *causal);

/* ---- events.c ---- */

/* Builds the schedule of events, and finds the branches and discrete variables that it assumes. False: reported. */
bool causal_events_build(Arena *arena, Causal *causal);

#endif
