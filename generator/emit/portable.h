/* portable.h - the fields of the templates of portable C, besides those of the program's functions. */
#ifndef PORTABLE_H
#define PORTABLE_H

#include "emit/program.h"

/* program.c: the contents for the templates of portable/BLOCK.h and portable/BLOCK.c. */
Record *portable_record(Arena *arena, Arena *scratch, const Causal *causal, const char *name, bool is_unrolled,
                        const Portable *portable, PortableCost *cost);

extern const char *const portable_macros[];       /* names that nothing in the model may get; ends with NULL */
void portable_fields(Program *p, Record *record); /* once all functions are written */

double portable_fit(const Causal *causal, double step, int *clock); /* s: the step, or the shortest sample period if
                                                                       that is less, and its clock */
double portable_step(const Causal *causal); /* s, default: the shortest sample period; with states or without clocks
                                             * a tenth of the interval or less; at most the shortest delay */
/* The text as a quoted field of CSV. */
const char *portable_csv(Arena *arena, const char *words);

/* portable_constant.c: values as drawn, NAN: not known. */
const double *portable_fixed(Program *p); /* Program.fixed */
double portable_constant(const Causal *causal, Expr e);

/* portable_delay.c: the shortest delay, INFINITY: none; the first delay that cannot be kept with that step, with the
 * reason and the fix (or NULL); and the fields of the templates. `others`: C that tells whether derivatives are
 * affected by a change other than a delayed value that reaches a break. */
double portable_shortest_delay(const Causal *causal);
const Delay *portable_unkept(Arena *arena, const Causal *causal, double step, const char **why, const char **fix);
void portable_delays(Program *p, Record *record, const char *others);

/* portable_start.c: an equation of a loop whose solution at the start must be searched for, as index into
 * causal->equations, -1: none; and the fields for the solutions that the program found. */
int portable_sought(const Causal *causal);
void portable_starts(Program *p, Record *record);

/* portable_trace.c: adds BLOCK_trace.csv, which lists the origins of the statements in BLOCK.c. */
void portable_trace(Output *output, const Causal *causal, const char *name, const ShownList *statements);

PortableCost portable_cost(const Program *p); /* without memory */

/* portable_failed.c: ends of the run, and the meaning of numbers in `failed`, once all functions are written. */
void portable_ends(Program *p, Record *record);
/* Appends a statement that fails with that status unless the value is finite and, of an Integer, whole. */
void portable_require(Program *p, Text *text, const char *value, int variable, const char *status, int number);
void portable_check_discretes(Program *p, Record *record); /* the same, of drawn discrete variables */
void portable_numbers(Program *p, Record *record);

/* eva.c: ranges of variables; the value limited to its range, NULL: not necessary; the driver that proves ranges. */
void portable_find_ranges(Program *p);
void portable_require_within(const Program *p, int variable, double value); /* reports an error if it is not */
const char *portable_limited(Program *p, int variable, const char *value);
void portable_watch(Program *p, Record *record);

/* portable_modes.c: variable structure and impulses; C that is true if the state exists in the present modes, NULL: it
 * exists in all modes. */
void portable_modes(Program *p, Record *record);
const char *portable_state_condition(Program *p, int state);

/* kit.c: copies of the runtime's functions that it calls. */
void portable_kit(Program *p, Record *record);

/* portable_loop.c: the function that solves an algebraic loop with dense matrices. */
void portable_solver_print(Program *p, Text *functions, const ProgramLoop *loop);
void portable_loop_macros(Text *functions, const ProgramLoop *loop); /* names of positions */

#endif
