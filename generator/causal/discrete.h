/* discrete.h - what is kept between events and determined at them.
 */
#ifndef CAUSAL_DISCRETE_H
#define CAUSAL_DISCRETE_H

#include "causal/work.h"

/* ---- discrete.c: variables determined at events ---- */

/* Gives discrete variables their equations, such that the others determine the rest: these are EQUATION_DISCRETE then,
 * but plain equalities of discrete variables of one clock, which are left for aliases. */
void discrete_separate(Arena *arena, Causal *causal);

/* pre(), edge(), change(), initial(), terminal() and sample() in all equations become variables; delay() a piece of the
 * past. Makes clocks and delays. */
void discrete_rewrite(Arena *arena, Causal *causal);

/* The same in one expression. */
Expr discrete_image(Arena *arena, Causal *causal, Expr e, const Site *site);

/* Periods are times that can be told apart with the given constants; else reports, false. Warns of too many ticks. */
bool clocks_check(Arena *arena, const Causal *causal);

bool causal_keeps_its_value(const Causal *causal, int variable); /* a discrete variable that nothing mentions */
int clock_every(Arena *arena, Causal *causal, double period, const Site *site); /* -1 for period 0 */

/* ---- delay.c: the past of quantities ---- */

Expr delay_past(Expr delay);                                  /* delay(u, T) as interpolation in the past of u */
void delay_note(Arena *arena, Causal *causal, int equation);  /* that defines a delayed value */
void delays_settle(Arena *arena, Causal *causal);             /* once there are branches */
void delays_trace(Arena *arena, Causal *causal); /* influences on operands, by the schedule of continuous time */

void delays_start(Arena *arena, Causal *causal); /* adds the equations of the start: a delayed value is its operand's */

/* ---- algorithm.c: statements in representatives ---- */

void algorithms_rewrite(Arena *arena, Causal *causal);

/* Finds what an algorithm reads: values and conditions; variables that it only assigns are not among them. */
void algorithm_reads(Arena *arena, const Causal *causal, CausalAlgorithm *algorithm);

/* ---- branch.c: conditions of equations ---- */

/* Relations, and functions that change their form or jump, of what varies between events: in equations in use they
 * become branches, equal ones the same. */
void branches_make(Arena *arena, Causal *causal);

/* Tells which branches are of time, given the schedule of continuous time. */
void branches_time(Arena *arena, Causal *causal);

/* ---- peak.c: what may rise and fall within a step ---- */

void branches_peak(Causal *causal); /* given the schedule of continuous time */

/* ---- pole.c: what may be divided by, and pass through zero ---- */

void poles_find(Arena *arena, Causal *causal); /* given the schedule of continuous time */

/* ---- impulse.c ---- */

/* Given the schedule of continuous time, lets differentiated equations hold the jumps of what they were differentiated
 * from. False if nothing has changed: else the schedule is to be built anew. */
bool impulses_trace(Arena *arena, Causal *causal, const Schedule *continuous);

/* 0 for a product of 0 and for a quotient of it, else NULL: divisors are tested on their own. */
Expr causal_zero_product(Expr node);

/* ---- vanish.c ---- */

/* In the blocks of continuous time, leaves out what is 0 in their modes. */
void vanish_apply(Arena *arena, Causal *causal);

/* ---- events.c ---- */

/* The schedule of events, and which branches and discrete variables it assumes. */
bool causal_events_build(Arena *arena, Causal *causal);

#endif
