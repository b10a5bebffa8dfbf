/* instant.h - relations and integer parts of time and of continuous quantities; called by generated code.
 *
 * A timed branch is the truth of rate*time + rest > 0 (>= 0 if it holds at zero), or the integer part of
 * rate*time + rest, as it is just after an instant; at the end of the run, as it is at that instant. Instants that
 * differ by rounding only are the same. */
#ifndef INSTANT_H
#define INSTANT_H

#include <float.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct {
    double time;
    bool is_end; /* of the run: nothing is just after it */
} Instant;

#define NEVER INFINITY /* the instant of a change that never comes */
#define NOW(m) ((Instant){(m)->time, (m)->solving.is_end})

/* True if `time` is at or after `instant`, up to rounding. */
bool instant_reached(double time, double instant);

enum { FAILS_AT_ZERO, HOLDS_AT_ZERO }; /* values of `holds_at_zero` */

bool instant_truth(Instant now, double rate, double rest, bool holds_at_zero);
double instant_part(Instant now, double rate, double rest);

/* The instant after `time` at which it changes next, or NEVER; of a part, from its present value. */
double instant_of_truth(double time, double rate, double rest);
double instant_of_part(double time, double rate, double rest, double part);

/* The truth of time > instant, time >= instant, time < instant and time <= instant; when it changes next. */
bool instant_after(Instant now, double instant);
bool instant_from(Instant now, double instant);
bool instant_before(Instant now, double instant);
bool instant_until(Instant now, double instant);
double instant_ahead(double time, double instant);

/* The distance of a relation from a change: `truth` is the kept value of `difference` > 0 (>= 0 if it holds at zero).
 * Not negative as long as that is right. */
static inline double instant_margin(double difference, bool truth, bool holds_at_zero)
{
    if (difference >= 0 && difference <= 0)
        return truth == holds_at_zero ? 0 : -DBL_TRUE_MIN;
    return truth ? difference : -difference;
}

/* True if two values for one state at one instant differ by more than rounding. */
bool instant_is_other(double a, double b);

/* A relation's truth; or the former one, while the difference of its sides is within its slack, if it has one. The same
 * for an integer part of x, by the distance of x from the former part's interval. */
bool instant_kept(bool truth, double difference, bool former, double slack);
double instant_part_kept(double x, double former, double slack);

/* The same for the branch of the model that has this name; KEEP_... also assigns it. */
#define KEPT_TRUTH(m, name, truth, difference) instant_kept((truth), (difference), (m)->branch.name, (m)->slack.name)
#define KEPT_PART(m, name, x) instant_part_kept((x), (m)->branch.name, (m)->slack.name)
#define KEEP_TRUTH(m, name, truth, difference) ((m)->branch.name = KEPT_TRUTH(m, name, truth, difference))
#define KEEP_PART(m, name, x) ((m)->branch.name = KEPT_PART(m, name, x))

/* 1 if a condition is true, -1 if it is false, 0 if it is undecided, since the difference of its sides is not a number.
 * The same for two conditions joined by `and`, and by `or`, which one of them may decide (Kleene 1938). */
int instant_decided(bool truth, double difference);
int instant_both(int a, int b);
int instant_either(int a, int b);

/* Ascending numbers, in memory from `first` on at a distance in bytes. They divide an axis into intervals, numbered
 * from 0: interval i begins at number i - 1. */
typedef struct {
    const double *first;
    size_t distance;
    int count;
} Knots;

double knots_at(Knots k, int i);
int knots_interval(Knots k, double u);

/* The interval of rate*time + rest, and the instant at which it changes next; INFINITY if it does not. */
int knots_interval_at(Knots k, Instant now, double rate, double rest);
double knots_instant(Knots k, double time, double rate, double rest, int interval);

/* The distance of u from leaving the interval downwards, and upwards: not negative as long as u is inside. */
double knots_above(Knots k, double u, int interval);
double knots_below(Knots k, double u, int interval);

#endif
