/* past.h - what a quantity was, for delays; called by generated code.
 *
 * The past is cut into intervals where the quantity began anew: interval 0 is all the time before the start, with the
 * value at the start; interval i begins at the i-th break, at which its value may jump. Between events the number of
 * the interval is kept, so that delayed values are smooth functions: beyond an interval they go on along a line. */
#ifndef PAST_H
#define PAST_H

#include "instant.h"
#include "model.h"

#include <stdbool.h>

struct Keeper;

/* A quantity that is what another one, its operand, was some time ago. */
typedef struct ModelDelay {
    int variable;     /* row of variables */
    int past;         /* of its operand: index into the operands */
    int branch;       /* row of events.branches: the interval of the past that it is in, -1 if there is none */
    bool is_constant; /* its time */
} ModelDelay;

typedef struct ModelDelays {
    int count, past_count;
    const ModelDelay *at;
    const int *operands; /* rows of variables */
    const int *const *causes; /* by operand: the delays that it feels in no time, or integrated; -1 at the end */
    const bool *is_switched;  /* by operand: it feels other branches, discrete variables or resets like that */

    size_t memory; /* offset in struct Model of as many pointers to Past: attached after model_set_defaults, before
                      model_initialize, which begins them */

    /* By delay: its time, after model_outputs, and what it never exceeds, once constants are derived. */
    void (*times)(const Model *m, double *time, double *longest);
} ModelDelays;

void past_begin(Past *p, double time, double value); /* anew, at the start of a run */

double past_interval(double time, const Past *p);

/* The interval of rate*time + rest just after the instant, and when it changes next, as far as is known now; INFINITY
 * if it does not. Instants within rounding of each other are one. */
double past_interval_at(Instant now, double rate, double rest, const Past *p);
double past_instant(double time, double rate, double rest, double interval, const Past *p);

/* How far a time is from leaving the interval downwards or upwards: not negative as long as it is inside. */
double past_above(double time, double interval, const Past *p);
double past_below(double time, double interval, const Past *p);

/* The value at a time in the interval, and its derivative. */
double past_value(double time, double interval, const Past *p);
double past_slope(double time, double interval, const Past *p);

/* Can a delay be followed at that time: is it no longer than `longest`, and does it not reach into what is not known
 * yet, by more than the shortest of steps? So much it may be below 0 too, before the event is found at which it is. */
bool past_holds(double time, double delay, double longest, const Past *p);

/* ---- for delay.c ---- */

/* The past of a quantity. It is known until the end of the last piece that was added. */

enum { PAST_NODES = 5 };
#define PAST_INNER 0.7071067811865476 /* of Chebyshev points, from -1 to 1 */

Past *past_new(struct Arena *a);

/* The longest delay that it is kept for; and the step that no delay cuts: so far what was may be carried on. */
void past_limits(Past *p, double longest, double shortest);
double past_end(const Past *p); /* the value at the end */

/* A break, or the one that is there already: the value just after it, and which derivative jumps there, 0 being the
 * value itself. */
void past_break(Past *p, double time, double value, int order);
int past_order(const Past *p, double interval); /* of the break that it begins with */

/* Pieces are made of the values at their nodes, of which the first is the begin and the last the end. */
double past_node(double begin, double end, int node);
bool past_fits(const Past *p, const double *values, double part); /* what it may miss, of the largest value */
void past_add(Past *p, double begin, double end, const double *values);
void past_keep(Past *p, struct Keeper *k);

#endif
