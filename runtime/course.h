/* course.h - what quantities of time alone do between events, with certainty; called by generated code.
 *
 * Interval arithmetic (Moore, Interval Analysis, Prentice-Hall 1966), rounded outwards: over a stretch of time, bounds
 * of all values of a quantity and of its derivative. So nothing that a relation does stays unseen, however short it
 * lasts and wherever steps end. */
#ifndef COURSE_H
#define COURSE_H

#include "instant.h"
#include "model_events.h"
#include "table.h"

typedef struct {
    double low, high; /* not numbers: nothing is defined there */
} Range;

/* A truth is 1, or 0, or both. */
typedef struct {
    Range value, slope;
} Course;

Course course_of(double constant);
Course course_of_time(Range time);

Course course_add(Course a, Course b);
Course course_subtract(Course a, Course b);
Course course_multiply(Course a, Course b);
Course course_divide(Course a, Course b);
Course course_negate(Course a);
Course course_power(Course a, Course b);
Course course_sqrt(Course a);
Course course_exp(Course a);
Course course_log(Course a);
Course course_log10(Course a);
Course course_sin(Course a);
Course course_cos(Course a);
Course course_tan(Course a);
Course course_asin(Course a);
Course course_acos(Course a);
Course course_atan(Course a);
Course course_atan2(Course y, Course x);
Course course_sinh(Course a);
Course course_cosh(Course a);
Course course_tanh(Course a);

/* Functions without events: under noEvent(). */
Course course_abs(Course a);
Course course_sign(Course a);
Course course_min(Course a, Course b);
Course course_max(Course a, Course b);
Course course_floor(Course a);
Course course_ceil(Course a);
Course course_div(Course a, Course b);
Course course_mod(Course a, Course b);
Course course_rem(Course a, Course b);
Course course_less(Course a, Course b); /* the same as <= but at one point */
Course course_equal(Course a, Course b);
Course course_not(Course a);
Course course_and(Course a, Course b);
Course course_or(Course a, Course b);
Course course_if(Course condition, Course then, Course otherwise);

/* Pieces of tables over one axis, in a given interval; the derivatives of the order and the next ones. */
Course course_piece(Course u, double interval, const Table *table, int order);

/* ---- branches ---- */

/* The values for which a branch keeps its own. */
typedef struct {
    double low, high;
    bool has_low, has_high; /* they belong to it */
} Band;

Band band_of_truth(bool truth, bool holds_at_zero); /* of x > 0, or x >= 0 */
Band band_of_part(double part);
Band band_of_interval(double interval, const Axis *axis);

/* A quantity over a time at which the model is between events. */
typedef Course (*CourseOf)(const Model *m, Range time);

/* A branch's value as it is just after an instant; at the end of the run, as it is there. */
bool course_truth(const Model *m, CourseOf quantity, Instant now, bool holds_at_zero);
double course_part(const Model *m, CourseOf quantity, Instant now);
double course_interval(const Model *m, CourseOf quantity, Instant now, const Axis *axis);

/* When the quantity first leaves the band; the branch is the row of events.branches that it decides. */
void course_search(const Model *m, CourseOf quantity, Band band, int branch, ModelSearch *s);

/* When the slope of something first changes its sign. */
void course_turn(const Model *m, CourseOf slope, ModelSearch *s);

#endif
