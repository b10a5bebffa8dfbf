/* event.h - functions of what happens at events: branches (event.c), how they are searched (course.c), algorithms
 * (algorithm.c) and delays (delay.c).
 */
#ifndef EVENT_H
#define EVENT_H

#include "emit/body.h"

/* ---- delay.c: delayed values ---- */

void pasts_number(Program *p);                      /* before any function is written */
const char *delay_times_print(Program *p);          /* the inside of model_delay_times() */
const Code *past_code(const Program *p, Expr leaf); /* m->past[K], of either leaf of a past */
void delay_count(Body *body, const Assignment *a);
void delay_guard(Body *body, const Assignment *a);  /* leaves if the delay that it follows cannot be followed */
void delays_print(Program *p, Record *record);

/* ---- condition.c ---- */

bool emit_is_comparison(Expr e);                         /* of Reals */
bool emit_is_joined(Expr e);                             /* of other conditions */
bool emit_may_be_open(const Program *p, Expr condition); /* true if one in it may be of no finite number */

/* ---- branch.c, event.c, algorithm.c ---- */

void events_layout(Program *p);
void events_print(Program *p, Record *record); /* structs, functions and tables */
void clocks_print(Split *split);               /* periods and first ticks, from constants */
/* Where a branch is stored, to be set and as macros call it, and a wish for locals of it. */
typedef struct {
    const Code *target, *bare;
    const char *wish;
} BranchPlace;

/* The equation or algorithm that it stands in first. */
Source branch_origin(const Program *p, const Branch *branch, const char **id, const char **element);
Branch branch_course(const Program *p, const Branch *branch); /* its rate and rest there */
/* Values of the present tell it: what has indicators; in portable C also what a program searches for. */
bool branch_is_looked_at(const Program *p, const Branch *branch);
/* An algorithm sets it that is not there whenever it is. */
bool emit_is_set_elsewhere(const Program *p, int variable);
/* A relation that keeps its value near its boundary; in portable C with modes only, which bring it there. */
bool branch_is_slackened(const Program *p, const Branch *branch);
bool emit_mentions_given(Expr e); /* the course of an input */
Expr branch_interval(const Branch *branch); /* the axis of one that is the number of an interval, or NULL */
const Code *branch_axis(const Program *p, const Branch *branch); /* C: of the number of an interval; else NULL */
Expr branch_operands(const Branch *branch); /* its definition, as one expression */
Branch branch_with(const Branch *branch, Expr operands); /* the same of other operands */
BranchPlace branch_place(const Program *p, const Branch *branch);
const char *branch_at_zero(const Branch *branch); /* C for what it is where its sides are equal */
const char *branch_trace(const Program *p, const Branch *branch); /* where it is drawn, for comments */
const Branch *branch_of(const Program *p, int variable);          /* whose value that is, or NULL */
Expr branch_side(const Branch *branch); /* positive while a relation is true; what a part or an interval is of */
void algorithms_write(Program *p); /* before sequences are arranged, which call them */
void algorithms_print(Program *p, Record *record, Text *functions);

/* ---- course.c: statements of branches, and functions of those that are searched ---- */

void branch_count(Body *body, const Branch *branch);
/* Its value at an event; and the statement that sets it there. */
const Code *branch_value(Body *body, const Branch *branch, const BranchPlace *place);
CodeLine *branch_print(Body *body, const Branch *branch, const BranchPlace *place, const char *trace); /* the line */
void branch_print_instant(Body *body, int index, void *context); /* of one that is timed: when it changes next */
void courses_name(Program *p);                                    /* before any function is written */
void courses_print(Program *p, Record *record, Text *functions);  /* what quantities do over a stretch of time */

#endif
