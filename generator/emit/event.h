/* event.h - functions of events: branches (event.c), the search for their changes (course.c), algorithms (algorithm.c)
 * and delays (delay.c).
 */
#ifndef EVENT_H
#define EVENT_H

#include "emit/body.h"

/* ---- delay.c: delayed values ---- */

void pasts_number(Program *p);                      /* before any function is written */
const char *delay_times_print(Program *p);          /* the inside of model_delay_times() */
const Code *past_code(const Program *p, Expr leaf); /* m->past[K], for both leaves of a past */
void delay_count(Body *body, const Assignment *a);
void delays_print(Program *p, Record *record);

/* ---- condition.c ---- */

bool emit_is_comparison(Expr e);                         /* true for a comparison of Reals */
bool emit_is_joined(Expr e);                             /* true for a combination of conditions */
bool emit_may_be_open(const Program *p, Expr condition); /* true if an operand may not be finite */

/* ---- branch.c, event.c, algorithm.c ---- */

void events_layout(Program *p);
void events_print(Program *p, Record *record); /* structs, functions and tables */
void clocks_print(Split *split);               /* periods and first ticks, from constants */
/* Where a branch is stored, as a target and as an argument of macros; and a name for its locals. */
typedef struct {
    const Code *target, *bare;
    const char *wish;
} BranchPlace;

/* The equation or algorithm in which the branch occurs first. */
Source branch_origin(const Program *p, const Branch *branch, const char **id, const char **element);
Branch branch_course(const Program *p, const Branch *branch); /* in portable C: with inputs held */
/* True if present values decide the branch: it has indicators, or, in portable C, a program would search for it. */
bool branch_is_looked_at(const Program *p, const Branch *branch);
/* True if an algorithm sets the variable that exists under another condition than the variable. */
bool emit_is_set_elsewhere(const Program *p, int variable);
/* True for a relation that keeps its value near its boundary; in portable C only with modes, which may bring it
 * there. */
bool branch_is_slackened(const Program *p, const Branch *branch);
bool emit_mentions_given(Expr e); /* true if it has the course of an input */
Expr branch_interval(const Branch *branch); /* axis, if the branch is the number of an interval; else NULL */
const Code *branch_axis(const Program *p, const Branch *branch); /* C for branch_interval(), or NULL */
Expr branch_operands(const Branch *branch); /* its definition, as one expression */
Branch branch_with(const Branch *branch, Expr operands); /* the branch with other operands */
BranchPlace branch_place(const Program *p, const Branch *branch);
const char *branch_at_zero(const Branch *branch); /* C for its value where both sides are equal */
const char *branch_trace(const Program *p, const Branch *branch); /* where it is drawn, for comments */
const Branch *branch_of(const Program *p, int variable);          /* the branch of that value, or NULL */
Expr branch_side(const Branch *branch); /* positive while a relation is true; else argument of the part or interval */
void algorithms_write(Program *p); /* before sequences are arranged, which call them */
void algorithms_print(Program *p, Record *record, Text *functions);

/* ---- course.c: statements of branches, and functions of branches that are searched for ---- */

void branch_count(Body *body, const Branch *branch);
/* Its value at an event; and the statement that sets it there. */
const Code *branch_value(Body *body, const Branch *branch, const BranchPlace *place);
CodeLine *branch_print(Body *body, const Branch *branch, const BranchPlace *place, const char *trace); /* the line */
void branch_print_instant(Body *body, int index, void *context); /* a timed branch: its next change */
void courses_name(Program *p);                                    /* before any function is written */
void courses_print(Program *p, Record *record, Text *functions);  /* bounds of quantities over an interval */

#endif
