/* past.h - what a quantity was, for delays; called by generated code.
 *
 * The past is cut into intervals where the quantity began anew: interval 0 is all the time before the start, with the
 * value at the start; interval i begins at the i-th break, at which its value may jump. Between events the number of
 * the interval is kept, so that delayed values are smooth functions: beyond an interval they go on along a line. */
#ifndef PAST_H
#define PAST_H

#include "instant.h"

#include <stdbool.h>

typedef struct Past Past;

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

#endif
