/* past.h - the past of quantities, for delays; called by generated code.
 *
 * The past is divided into intervals by breaks. Interval 0 is the time before the start, with the value at the start;
 * interval i begins at the i-th break, at which the value may jump. Between events the number of the interval is kept,
 * so that delayed values are smooth functions: beyond an interval they continue along a straight line. */
#ifndef PAST_H
#define PAST_H

#include "instant.h"
#include "model.h"

#include <stdbool.h>

struct Keeper;

/* A delayed quantity: its value is the one that another quantity, its operand, had some time ago. */
typedef struct ModelDelay {
    int variable;     /* row of variables */
    int past;         /* of its operand: index into the operands */
    int branch;       /* row of events.branches: the present interval of the past; -1: none */
    bool is_constant; /* its delay time */
} ModelDelay;

typedef struct ModelDelays {
    int count, past_count;
    const ModelDelay *at;
    const int *operands; /* rows of variables */
    const int *const *causes; /* by operand: delays on which it depends, directly or by integration; -1: end */
    const bool *is_switched;  /* by operand: it also depends on other branches, discrete variables or resets */

    size_t memory; /* offset in struct Model of past_count pointers to Past: attached after model_set_defaults, before
                      model_initialize, which begins them */

    /* By delay: its time, after model_outputs, and the upper bound of this time, once constants are derived. */
    void (*times)(const Model *m, double *time, double *longest);
} ModelDelays;

void past_begin(Past *p, double time, double value); /* anew, at the start of a run */

double past_interval(double time, const Past *p);

/* The interval of rate*time + rest just after the instant; and the time of its next change, as far as known now,
 * INFINITY if there is none. Instants that differ only by rounding count as one. */
double past_interval_at(Instant now, double rate, double rest, const Past *p);
double past_instant(double time, double rate, double rest, double interval, const Past *p);

/* The distance of a time from the begin and from the end of the interval: not negative while it is inside. */
double past_above(double time, double interval, const Past *p);
double past_below(double time, double interval, const Past *p);

/* The value at a time in the interval, and its derivative. */
double past_value(double time, double interval, const Past *p);
double past_slope(double time, double interval, const Past *p);

/* True if the delayed value can be evaluated at that time: the delay is at most `longest`, and time - delay is beyond
 * the known past by at most the shortest step. The delay may be negative by as much, before the event is found at which
 * it becomes negative. */
bool past_holds(double time, double delay, double longest, const Past *p);

/* ---- for delay.c ---- */

/* The past of a quantity. It is known until the end of the last piece that was added. */

enum { PAST_NODES = 5 };
#define PAST_INNER 0.7071067811865476 /* of Chebyshev points, from -1 to 1 */

Past *past_new(struct Arena *a);

/* longest: the longest delay for which the past is kept. shortest: a step that no delay cuts, over which the past may
 * be extrapolated. */
void past_limits(Past *p, double longest, double shortest);
double past_end(const Past *p); /* the value at the end */

/* Adds a break, or changes the one at that time. value: just after it. order: of the derivative that jumps there; 0:
 * the value itself. */
void past_break(Past *p, double time, double value, int order);
int past_order(const Past *p, double interval); /* of the break at its begin */

/* Pieces are built from the values at their nodes; the first node is the begin of the piece, the last one its end. */
double past_node(double begin, double end, int node);
bool past_fits(const Past *p, const double *values, double part); /* part: admissible error / largest value */
void past_add(Past *p, double begin, double end, const double *values);
void past_keep(Past *p, struct Keeper *k);

#endif
