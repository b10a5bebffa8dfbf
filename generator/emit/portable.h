/* portable.h - the fields of the templates of portable C, besides those of the program's functions. */
#ifndef PORTABLE_H
#define PORTABLE_H

#include "emit/program.h"

/* program.c: the contents for the templates of portable/BLOCK.h and portable/BLOCK.c. */
Record *portable_record(Arena *arena, Arena *scratch, const Causal *causal, const char *name, bool is_unrolled,
                        const Portable *portable, PortableCost *cost);

extern const char *const portable_macros[];       /* names that nothing of the drawing may have; ends with NULL */
void portable_fields(Program *p, Record *record); /* once all functions are written */

double portable_fit(const Causal *causal, double step, int *clock); /* s: the step, or the shortest sample period, of
                                                                       that clock */
double portable_step(const Causal *causal); /* s: the shortest sample period, or with states a tenth of the interval */
/* A field of CSV. */
const char *portable_csv(Arena *arena, const char *words);

/* portable_constant.c: values as drawn, NAN: not known. */
const double *portable_fixed(Program *p); /* Program.fixed */
double portable_constant(const Causal *causal, Expr e);

/* portable_delay.c: the shortest delay, INFINITY: there is none; the first one that cannot be kept with that step, with
 * the reason; and the fields of the templates: `others`, whether anything has changed that derivatives feel, besides
 * that delayed values have come to breaks. */
double portable_shortest_delay(const Causal *causal);
const Delay *portable_unkept(Arena *arena, const Causal *causal, double step, const char **why, const char **fix);
void portable_delays(Program *p, Record *record, const char *others);

/* portable_start.c: the equation, of causal's, of a loop whose solution at the start must be searched for, -1: there is
 * none; and what the program has found. */
int portable_sought(const Causal *causal);
void portable_starts(Program *p, Record *record);

/* portable_trace.c: adds BLOCK_trace.csv: where the statements of BLOCK.c are drawn. */
void portable_trace(Output *output, const Causal *causal, const char *name, const ShownList *statements);

PortableCost portable_cost(const Program *p); /* but for its memory */

/* portable_failed.c: ends of the run, and what numbers in `failed` stand for, once all functions are written. */
void portable_ends(Program *p, Record *record);
/* Fails with that status unless the value is finite, and of an Integer whole. */
void portable_require(Program *p, Text *text, const char *value, int variable, const char *status, int number);
void portable_check_discretes(Program *p, Record *record); /* those that are drawn */
void portable_numbers(Program *p, Record *record);

/* eva.c: where variables lie; the value held there, NULL: it needs not be; and the driver that proves it. */
void portable_find_ranges(Program *p);
void portable_require_within(const Program *p, int variable, double value); /* as drawn; an error if it is not */
const char *portable_limited(Program *p, int variable, const char *value);
void portable_watch(Program *p, Record *record);

/* portable_modes.c: equations that change, and impulses; C: is it a state in the present modes? NULL: in all. */
void portable_modes(Program *p, Record *record);
const char *portable_state_condition(Program *p, int state);

/* kit.c: the functions that it calls, as the runtime has them. */
void portable_kit(Program *p, Record *record);

/* portable_loop.c: the function that solves an algebraic loop of dense matrices. */
void portable_solver_print(Program *p, Text *functions, const ProgramLoop *loop);
void portable_loop_macros(Text *functions, const ProgramLoop *loop); /* numbers that have names there */

#endif
