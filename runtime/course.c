/* course.c - interval arithmetic of values and their derivatives by time. */
#include "course.h"

#include <float.h>
#include <math.h>

static const double circle = 6.283185307179586, quarter = 1.5707963267948966;

static bool is_undefined(Range a)
{
    return isnan(a.low) || isnan(a.high);
}

static const Range nothing = {NAN, NAN}, anything = {-INFINITY, INFINITY}, none = {0, 0};

/* Widens bounds that were computed with an error of at most `units` in the last place. */
static Range about(double low, double high, double units)
{
    if (isnan(low) || isnan(high))
        return nothing;
    return (Range){fmin(DBL_MAX, low - fabs(low) * units * DBL_EPSILON - DBL_TRUE_MIN),
                   fmax(-DBL_MAX, high + fabs(high) * units * DBL_EPSILON + DBL_TRUE_MIN)};
}

/* Range of a monotonic function of the C library. */
static Range by_library(double a, double b)
{
    return a <= b ? about(a, b, 4) : about(b, a, 4);
}

static bool is_point(Range a)
{
    return a.low >= a.high;
}

static bool has_zero(Range a)
{
    return a.low <= 0 && a.high >= 0;
}

static Range hull(Range a, Range b)
{
    return (Range){fmin(a.low, b.low), fmax(a.high, b.high)};
}

static Range add(Range a, Range b)
{
    return about(a.low + b.low, a.high + b.high, 1);
}

static Range negative(Range a)
{
    return (Range){-a.high, -a.low};
}

/* 0 times infinity is 0: an infinite bound is no value, only a limit of values. */
static double product(double a, double b)
{
    return fabs(a) > 0 && fabs(b) > 0 ? a * b : 0;
}

static Range multiply(Range a, Range b)
{
    if (is_undefined(a) || is_undefined(b))
        return nothing;
    const double p = product(a.low, b.low), q = product(a.low, b.high), r = product(a.high, b.low),
                 s = product(a.high, b.high);
    const double low = fmin(fmin(p, q), fmin(r, s)), high = fmax(fmax(p, q), fmax(r, s));
    return fabs(low) > 0 || fabs(high) > 0 ? about(low, high, 1) : none;
}

static Range reciprocal(Range a)
{
    if (is_undefined(a) || (is_point(a) && has_zero(a)))
        return nothing;
    if (a.low < 0 && a.high > 0)
        return anything;
    return about(a.high < 0 || a.high > 0 ? 1 / a.high : -INFINITY, a.low < 0 || a.low > 0 ? 1 / a.low : INFINITY, 1);
}

static Range square(Range a)
{
    const double low = a.low * a.low, high = a.high * a.high;
    return has_zero(a) ? about(0, fmax(low, high), 1) : about(fmin(low, high), fmax(low, high), 1);
}

/* The part of a range from `low` on; undefined if there is none. */
static Range at_least(Range a, double low)
{
    return a.high >= low ? (Range){fmax(a.low, low), a.high} : nothing;
}

static Course course(Range value, Range slope)
{
    return is_undefined(value) ? (Course){nothing, nothing}
                               : (Course){value, is_undefined(slope) ? anything : slope};
}

static bool is_constant(Course a)
{
    return !(a.slope.low < 0) && !(a.slope.high > 0);
}

/* The course of a function of a, with the function's value and derivative. */
static Course function(Course a, Range value, Range derivative)
{
    return course(value, is_constant(a) ? none : multiply(derivative, a.slope));
}

Course course_of(double constant)
{
    return (Course){{constant, constant}, none};
}

Course course_of_time(Range time)
{
    return (Course){time, {1, 1}};
}

Course course_add(Course a, Course b)
{
    return course(add(a.value, b.value), is_constant(a) ? b.slope : is_constant(b) ? a.slope : add(a.slope, b.slope));
}

Course course_negate(Course a)
{
    return (Course){negative(a.value), negative(a.slope)};
}

Course course_subtract(Course a, Course b)
{
    return course_add(a, course_negate(b));
}

Course course_multiply(Course a, Course b)
{
    const Range slope = is_constant(a)   ? multiply(a.value, b.slope)
                        : is_constant(b) ? multiply(a.slope, b.value)
                                         : add(multiply(a.slope, b.value), multiply(a.value, b.slope));
    return course(multiply(a.value, b.value), slope);
}

Course course_divide(Course a, Course b)
{
    const Range part = reciprocal(b.value);
    return course_multiply(a, function(b, part, negative(square(part))));
}

static Range sine(Range a)
{
    const double slack = 4 * DBL_EPSILON * fmax(fabs(a.low), fabs(a.high));
    if (is_undefined(a) || !(a.high - a.low + slack < circle))
        return is_undefined(a) ? nothing : (Range){-1, 1};
    const double top = quarter + circle * ceil((a.low - slack - quarter) / circle);
    const double bottom = -quarter + circle * ceil((a.low - slack + quarter) / circle);
    Range ends = by_library(sin(a.low), sin(a.high));
    if (top <= a.high + slack || top - circle >= a.low - slack)
        ends.high = 1;
    if (bottom <= a.high + slack || bottom - circle >= a.low - slack)
        ends.low = -1;
    return (Range){fmax(ends.low, -1), fmin(ends.high, 1)};
}

static Range cosine(Range a)
{
    if (!is_point(a))
        return sine(add(a, (Range){quarter, nextafter(quarter, 2)}));
    const double value = cos(a.low);
    return by_library(value, value);
}

Course course_sin(Course a)
{
    return function(a, sine(a.value), cosine(a.value));
}

Course course_cos(Course a)
{
    return function(a, cosine(a.value), negative(sine(a.value)));
}

Course course_tan(Course a)
{
    const Range c = cosine(a.value);
    const bool has_pole = !is_undefined(c) && has_zero(c);
    const Range value = has_pole ? anything : by_library(tan(a.value.low), tan(a.value.high));
    return function(a, is_undefined(c) ? nothing : value, reciprocal(square(c)));
}

static Range logarithm(Range a)
{
    return is_undefined(a) ? nothing : by_library(log(a.low), log(a.high));
}

static Range exponential(Range a)
{
    return is_undefined(a) ? nothing : at_least(by_library(exp(a.low), exp(a.high)), 0);
}

/* a^n for a whole number n other than 0. */
static Range whole_power(Range a, double n)
{
    if (is_undefined(a))
        return nothing;
    if (n < 0)
        return reciprocal(whole_power(a, -n));
    const double p = pow(a.low, n), q = pow(a.high, n);
    const bool is_even = !(fabs(fmod(n, 2)) > 0);
    const Range ends = by_library(p, q);
    return is_even && has_zero(a) ? (Range){0, ends.high} : ends;
}

static bool is_whole(Range a)
{
    return is_point(a) && a.low >= floor(a.low);
}

Course course_power(Course a, Course b)
{
    if (is_constant(b) && is_whole(b.value)) {
        const double n = b.value.low;
        if (!(fabs(n) > 0))
            return course_of(1);
        const bool is_linear = n >= 1 && n <= 1;
        const Range below = is_linear ? (Range){1, 1} : whole_power(a.value, n - 1);
        return function(a, whole_power(a.value, n), multiply(b.value, below));
    }
    const Range base = at_least(a.value, 0), value = exponential(multiply(b.value, logarithm(base)));
    if (is_constant(b))
        return function(a, value, multiply(b.value, multiply(value, reciprocal(base))));
    const Course exponent = course_multiply(b, function(a, logarithm(base), reciprocal(base)));
    return function(exponent, value, value);
}

Course course_sqrt(Course a)
{
    const Range domain = at_least(a.value, 0);
    const Range value = is_undefined(domain) ? nothing : at_least(by_library(sqrt(domain.low), sqrt(domain.high)), 0);
    return function(a, value, multiply((Range){0.5, 0.5}, reciprocal(value)));
}

Course course_exp(Course a)
{
    const Range value = exponential(a.value);
    return function(a, value, value);
}

Course course_log(Course a)
{
    const Range domain = at_least(a.value, 0);
    return function(a, logarithm(domain), at_least(reciprocal(domain), 0));
}

Course course_log10(Course a)
{
    return course_divide(course_log(a), course_of(log(10)));
}

/* 1/sqrt(1 - a^2) */
static Range steepness(Range a)
{
    const Range rest = at_least(add((Range){1, 1}, negative(square(a))), 0);
    return is_undefined(rest) ? anything : reciprocal(at_least(by_library(sqrt(rest.low), sqrt(rest.high)), 0));
}

static Range within_one(Range a)
{
    return a.low <= 1 && a.high >= -1 ? (Range){fmax(a.low, -1), fmin(a.high, 1)} : nothing;
}

Course course_asin(Course a)
{
    const Range domain = within_one(a.value);
    return function(a, is_undefined(domain) ? nothing : by_library(asin(domain.low), asin(domain.high)),
                    steepness(domain));
}

Course course_acos(Course a)
{
    const Range domain = within_one(a.value);
    return function(a, is_undefined(domain) ? nothing : by_library(acos(domain.low), acos(domain.high)),
                    negative(steepness(domain)));
}

Course course_atan(Course a)
{
    return function(a, by_library(atan(a.value.low), atan(a.value.high)),
                    reciprocal(add((Range){1, 1}, square(a.value))));
}

/* If the rectangle of x and y does not meet the branch cut, the angles at its corners bound all others. */
Course course_atan2(Course y, Course x)
{
    const Range v = y.value, u = x.value;
    if (is_undefined(u) || is_undefined(v))
        return (Course){nothing, nothing};
    const Range distance = add(square(u), square(v));
    const Course turning = course_subtract(course_multiply(course((Range){u.low, u.high}, none), y),
                                           course_multiply(course((Range){v.low, v.high}, none), x));
    const Range slope = is_constant(x) && is_constant(y) ? none : multiply(turning.slope, reciprocal(distance));
    if (u.low <= 0 && has_zero(v) && !(is_point(u) && is_point(v)))
        return course((Range){-2 * nextafter(quarter, 2), 2 * nextafter(quarter, 2)}, anything);
    const Range left = by_library(atan2(v.low, u.low), atan2(v.high, u.low));
    return course(hull(left, by_library(atan2(v.low, u.high), atan2(v.high, u.high))), slope);
}

Course course_sinh(Course a)
{
    const Range up = exponential(a.value), down = exponential(negative(a.value));
    const Range value = by_library(sinh(a.value.low), sinh(a.value.high));
    return function(a, is_undefined(up) ? nothing : value, multiply((Range){0.5, 0.5}, add(up, down)));
}

Course course_cosh(Course a)
{
    const Range slope = by_library(sinh(a.value.low), sinh(a.value.high));
    const Range ends = by_library(cosh(a.value.low), cosh(a.value.high));
    return function(a, has_zero(a.value) ? (Range){1, ends.high} : ends, slope);
}

Course course_tanh(Course a)
{
    const Range value = by_library(tanh(a.value.low), tanh(a.value.high));
    return function(a, value, within_one(add((Range){1, 1}, negative(square(value)))));
}

/* ---- under noEvent() ---- */

static const Range either = {0, 1};

static Course truth(Range a, bool is_true, bool is_false)
{
    return is_undefined(a) ? (Course){nothing, nothing}
           : is_true       ? course_of(1)
           : is_false      ? course_of(0)
                           : course(either, anything);
}

Course course_less(Course a, Course b)
{
    const Range rest = add(b.value, negative(a.value));
    return truth(rest, rest.low > 0, rest.high < 0);
}

Course course_equal(Course a, Course b)
{
    const Range rest = add(b.value, negative(a.value));
    return truth(rest, is_point(a.value) && is_point(b.value) && has_zero(rest), !has_zero(rest));
}

Course course_not(Course a)
{
    return course_subtract(course_of(1), a);
}

Course course_and(Course a, Course b)
{
    return course_multiply(a, b);
}

Course course_or(Course a, Course b)
{
    return course_not(course_multiply(course_not(a), course_not(b)));
}

Course course_if(Course condition, Course then, Course otherwise)
{
    if (is_undefined(condition.value) || condition.value.low > 0.5)
        return is_undefined(condition.value) ? condition : then;
    if (condition.value.high < 0.5)
        return otherwise;
    return course(hull(then.value, otherwise.value), anything);
}

Course course_abs(Course a)
{
    if (!(a.value.low < 0))
        return a;
    if (!(a.value.high > 0))
        return course_negate(a);
    return course((Range){0, fmax(-a.value.low, a.value.high)}, hull(a.slope, negative(a.slope)));
}

static Course steps(Course a, double low, double high)
{
    return is_undefined(a.value) ? a : course((Range){low, high}, low < high ? anything : none);
}

Course course_sign(Course a)
{
    return steps(a, (a.value.low > 0) - (a.value.low < 0), (a.value.high > 0) - (a.value.high < 0));
}

Course course_floor(Course a)
{
    return steps(a, floor(a.value.low), floor(a.value.high));
}

Course course_ceil(Course a)
{
    return steps(a, ceil(a.value.low), ceil(a.value.high));
}

Course course_div(Course a, Course b)
{
    const Course quotient = course_divide(a, b);
    return steps(quotient, trunc(quotient.value.low), trunc(quotient.value.high));
}

Course course_mod(Course a, Course b)
{
    return course_subtract(a, course_multiply(course_floor(course_divide(a, b)), b));
}

Course course_rem(Course a, Course b)
{
    return course_subtract(a, course_multiply(course_div(a, b), b));
}

Course course_min(Course a, Course b)
{
    if (is_undefined(a.value) || is_undefined(b.value))
        return is_undefined(a.value) ? a : b;
    const Range slope = a.value.high < b.value.low ? a.slope : b.value.high < a.value.low ? b.slope
                                                                                          : hull(a.slope, b.slope);
    return course((Range){fmin(a.value.low, b.value.low), fmin(a.value.high, b.value.high)}, slope);
}

Course course_max(Course a, Course b)
{
    return course_negate(course_min(course_negate(a), course_negate(b)));
}

/* ---- tables ---- */

/* The derivative of that order; those of cubics vanish from the fourth on, those of lines from the second on. */
static double derivative(double u, double interval, const Table *table, int order)
{
    if (table->slopes)
        return order > 3 ? 0 : cubic_piece(u, interval, table, order);
    return order == 0 ? table_piece(u, interval, table) : order == 1 ? table_slope(interval, table) : 0;
}

/* A polynomial in powers of the distance from the middle: bounds of it are narrow. */
static Range polynomial(Range distance, double u, double interval, const Table *table, int order)
{
    Range sum = none;
    for (int k = 3; k >= 0; k--) {
        const double coefficient = derivative(u, interval, table, order + k) / (k == 3 ? 6 : k == 2 ? 2 : 1);
        sum = add(multiply(sum, distance), about(coefficient, coefficient, 8));
    }
    return sum;
}

Course course_piece(Course u, double interval, const Table *table, int order)
{
    const double middle = u.value.low + (u.value.high - u.value.low) / 2;
    if (is_undefined(u.value) || !isfinite(middle))
        return course(is_undefined(u.value) ? nothing : anything, anything);
    const Range distance = add(u.value, (Range){-middle, -middle});
    return function(u, polynomial(distance, middle, interval, table, order),
                    polynomial(distance, middle, interval, table, order + 1));
}
