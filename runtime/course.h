/* course.h - guaranteed bounds of quantities that depend on time alone between events; called by generated code.
 *
 * Interval arithmetic (Moore, Interval Analysis, Prentice-Hall 1966), rounded outwards, gives bounds of all values of a
 * quantity and of its derivative over a stretch of time. So no change of a relation is missed, however short it lasts
 * and wherever steps end. */
#ifndef COURSE_H
#define COURSE_H

#include "instant.h"
#include "model_events.h"
#include "table.h"

typedef struct {
    double low, high; /* NaN: undefined everywhere */
} Range;

/* Bounds of a value and of its derivative. A truth has the range of 1, of 0, or of both. */
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
Course course_less(Course a, Course b); /* also for <=, which differs at one point only */
Course course_equal(Course a, Course b);
Course course_not(Course a);
Course course_and(Course a, Course b);
Course course_or(Course a, Course b);
Course course_if(Course condition, Course then, Course otherwise);

/* The piece of a table over one axis in a given interval, or its derivative of this order. */
Course course_piece(Course u, double interval, const Table *table, int order);

/* ---- branches ---- */

/* The values of a quantity for which a branch keeps its value. */
typedef struct {
    double low, high;
    bool has_low, has_high; /* low and high belong to the band */
} Band;

Band band_of_truth(bool truth, bool holds_at_zero); /* of x > 0, or x >= 0 */
Band band_of_part(double part);
Band band_of_interval(double interval, const Axis *axis);

/* A quantity over a stretch of time between events. */
typedef Course (*CourseOf)(const Model *m, Range time);

/* The value of a branch just after an instant; at the end of the run, its value at the instant. */
bool course_truth(const Model *m, CourseOf quantity, Instant now, bool holds_at_zero);
double course_part(const Model *m, CourseOf quantity, Instant now);
double course_interval(const Model *m, CourseOf quantity, Instant now, const Axis *axis);

/* Finds when the quantity first leaves the band. branch: row of events.branches whose value the quantity decides. */
void course_search(const Model *m, CourseOf quantity, Band band, int branch, ModelSearch *s);

/* Finds when a slope first changes its sign. */
void course_turn(const Model *m, CourseOf slope, ModelSearch *s);

#endif
