/* Bounds of functions over an interval of time contain all their values there, and are narrow over short intervals. */
#include "hybrid.h"

#include "course.h"

#include <float.h>

typedef struct {
    const char *name;
    Course (*course)(Course);
    double (*value)(double);
    double low, high; /* the range of arguments tested */
} Function;

static Course cube(Course a) { return course_power(a, course_of(3)); }
static double cube_value(double x) { return x * x * x; }
static Course inverse_square(Course a) { return course_power(a, course_of(-2)); }
static double inverse_square_value(double x) { return 1 / (x * x); }
static Course root(Course a) { return course_power(a, course_of(0.3)); }
static double root_value(double x) { return pow(x, 0.3); }
static Course itself(Course a) { return course_power(a, a); }
static double itself_value(double x) { return pow(x, x); }
static Course quotient(Course a)
{
    return course_divide(course_subtract(a, course_of(1)), course_add(a, course_of(7)));
}
static double quotient_value(double x) { return (x - 1) / (x + 7); }
static Course angle(Course a) { return course_atan2(course_sin(a), course_cos(a)); }
static double angle_value(double x) { return atan2(sin(x), cos(x)); }
static Course remainder_of(Course a) { return course_mod(a, course_of(0.7)); }
static double remainder_value(double x) { return x - floor(x / 0.7) * 0.7; }
static Course truncated(Course a) { return course_rem(a, course_of(0.7)); }
static double truncated_value(double x) { return fmod(x, 0.7); }
static Course chosen(Course a) { return course_if(course_less(a, course_of(0.5)), course_negate(a), course_sin(a)); }
static double chosen_value(double x) { return x < 0.5 ? -x : sin(x); }
static Course smaller(Course a) { return course_min(a, course_max(course_cos(a), course_of(0.2))); }
static double smaller_value(double x) { return fmin(x, fmax(cos(x), 0.2)); }
static double sign_value(double x) { return (x > 0) - (x < 0); }

static const Function functions[] = {
    {"sin", course_sin, sin, -20, 20},       {"cos", course_cos, cos, -20, 20},
    {"tan", course_tan, tan, -4, 4},         {"asin", course_asin, asin, -1, 1},
    {"acos", course_acos, acos, -1, 1},      {"atan", course_atan, atan, -5, 5},
    {"exp", course_exp, exp, -5, 5},         {"log", course_log, log, 0, 5},
    {"log10", course_log10, log10, 0, 5},    {"sqrt", course_sqrt, sqrt, 0, 5},
    {"sinh", course_sinh, sinh, -3, 3},      {"cosh", course_cosh, cosh, -3, 3},
    {"tanh", course_tanh, tanh, -3, 3},      {"abs", course_abs, fabs, -2, 2},
    {"sign", course_sign, sign_value, -2, 2}, {"floor", course_floor, floor, -3, 3},
    {"ceil", course_ceil, ceil, -3, 3},      {"cube", cube, cube_value, -3, 3},
    {"x^-2", inverse_square, inverse_square_value, -3, 3},
    {"x^0.3", root, root_value, 0, 3},       {"x^x", itself, itself_value, 0.01, 3},
    {"quotient", quotient, quotient_value, -9, 9}, {"angle", angle, angle_value, -9, 9},
    {"mod", remainder_of, remainder_value, -3, 3}, {"rem", truncated, truncated_value, -3, 3},
    {"if", chosen, chosen_value, -3, 3},     {"min", smaller, smaller_value, -3, 3},
};

static uint64_t seed = 1;

static double random_part(void)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (double)(seed >> 11) / 9007199254740992.0;
}

static void holds(const Function *f, double low, double high)
{
    const Course c = f->course(course_of_time((Range){low, high}));
    double former = NAN, former_at = NAN;
    for (int k = 0; k <= 20; k++) {
        const double x = k == 20 ? high : low + (high - low) * k / 20, y = f->value(x);
        if (!isfinite(y))
            continue;
        if (!(c.value.low <= y && y <= c.value.high))
            fail_msg("%s(%.17g) = %.17g is not in %.17g .. %.17g", f->name, x, y, c.value.low, c.value.high);
        const double slope = (y - former) / (x - former_at), error = 4 * DBL_EPSILON * fabs(y) / (x - former_at);
        if (x > former_at && isfinite(slope) && !(c.slope.low - error <= slope && slope <= c.slope.high + error))
            fail_msg("%s rises by %.17g from %.17g on, not in %.17g .. %.17g", f->name, slope, former_at, c.slope.low,
                     c.slope.high);
        former = y;
        former_at = x;
    }
}

static void bounds_hold(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        for (int n = 0; n < 2000; n++) {
            const Function *f = &functions[i];
            const double low = f->low + (f->high - f->low) * random_part();
            holds(f, low, fmin(f->high, low + (f->high - f->low) * pow(random_part(), 6)));
        }
}

static void bounds_are_narrow(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        const Function *f = &functions[i];
        const double x = f->low + 0.77 * (f->high - f->low), width = 1e-6;
        const Course c = f->course(course_of_time((Range){x, x + width}));
        assert_true(c.value.high - c.value.low <= 4 * width * (1 + fmax(fabs(c.slope.low), fabs(c.slope.high))));
        assert_true(c.slope.high - c.slope.low <= 1e-3);
    }
}

static void nothing_is_no_number(void **state)
{
    (void)state;
    const Course c = course_sqrt(course_of_time((Range){-2, -1}));
    assert_true(isnan(c.value.low));
    assert_true(isnan(course_add(c, course_of(1)).value.high));
    const Course part = course_sqrt(course_of_time((Range){-1, 4}));
    assert_true(part.value.low <= 0 && part.value.high >= 2 && part.value.high < 2.001);
}

/* ---- the search ---- */

static Course wave(const Model *m, Range time)
{
    (void)m;
    return course_subtract(course_sin(course_multiply(course_of(1e5), course_of_time(time))), course_of(1 - 1e-12));
}

static Course touch(const Model *m, Range time)
{
    (void)m;
    return course_power(course_subtract(course_of_time(time), course_of(0.3)), course_of(2));
}

static Course always_one(const Model *m, Range time)
{
    (void)m;
    const Course t = course_of_time(time), s = course_sin(t), c = course_cos(t);
    return course_add(course_multiply(s, s), course_multiply(c, c));
}

static Course ends(const Model *m, Range time)
{
    (void)m;
    return course_sqrt(course_subtract(course_of(1), course_of_time(time)));
}

static double next_of(CourseOf quantity, Band band, double after, double until)
{
    ModelSearch search = {after, until, INFINITY, INFINITY, -1, 100000};
    course_search(NULL, quantity, band, 0, &search);
    return search.next;
}

static void the_narrowest_pulse_is_found(void **state)
{
    (void)state;
    const double top = acos(-1) / 2 * 1e-5, half_width = sqrt(2e-12) * 1e-5;
    const double begin = next_of(wave, band_of_truth(0, false), 0, 1);
    assert_true(fabs(begin - (top - half_width)) < 1e-15);
    const double end = next_of(wave, band_of_truth(1, false), begin, 1);
    assert_true(fabs(end - (top + half_width)) < 1e-15);
    assert_true(fabs(next_of(wave, band_of_truth(0, false), end, 1) - (begin + 4 * top)) < 1e-15);
    assert_true(isinf(next_of(wave, band_of_truth(0, false), end, end + 3 * top)));
}

static void what_only_touches_has_not_left(void **state)
{
    (void)state;
    assert_true(isinf(next_of(touch, band_of_truth(1, true), 0, 1)));
    assert_true(fabs(next_of(touch, band_of_part(0), 0, 2) - 1.3) < 1e-15);
}

static void beyond_its_end_nothing_is_left(void **state)
{
    (void)state;
    const Band band = {0.5, INFINITY, true, true};
    for (double until = 0.8; until < 3; until += 0.13)
        assert_true(fabs(next_of(ends, band, 0, until) - 0.75) < 1e-15);
    assert_true(isinf(next_of(ends, band_of_truth(1, true), 0, 2)));
}

static void a_search_ends(void **state)
{
    (void)state;
    ModelSearch search = {0, 1, INFINITY, INFINITY, -1, 100000};
    course_search(NULL, always_one, (Band){1, INFINITY, false, true}, 7, &search);
    assert_true(isinf(search.next) || search.next < 1);
    search = (ModelSearch){0, 1000, INFINITY, INFINITY, -1, 100000};
    course_search(NULL, always_one, (Band){1 - 1e-15, 1 + 1e-15, true, true}, 7, &search);
    assert_int_equal(search.unsure, 7);
}

static void values_are_those_just_after(void **state)
{
    (void)state;
    assert_true(course_truth(NULL, touch, (Instant){0.3, false}, false));
    assert_true(course_part(NULL, touch, (Instant){1.3, false}) > 0);
    assert_true(course_part(NULL, touch, (Instant){1.3 - 1e-12, false}) < 1);
}

static void at_the_end_values_are_those_there(void **state)
{
    (void)state;
    const Instant now = {0.3, false}, end = {0.3, true};
    assert_true(course_truth(NULL, touch, end, true) && !course_truth(NULL, touch, end, false));
    assert_true(course_part(NULL, touch, (Instant){1.3, true}) > 0);
    assert_true(instant_truth(now, 1, -0.3, false) && !instant_truth(now, -1, 0.3, true));
    assert_true(instant_truth(end, 1, -0.3, true) && !instant_truth(end, 1, -0.3, false));
    assert_true(instant_truth(end, -1, 0.3, true) && !instant_truth(end, -1, 0.3, false));
    assert_true(instant_truth(end, 1, -0.2, false) && !instant_truth(end, 1, -0.4, true));
    assert_true(instant_truth(end, 1e-310, 1, false) && instant_part(end, -0.0, -3.5) < -3.5);
    assert_true(instant_after(now, 0.3) && instant_from(now, 0.3));
    assert_false(instant_before(now, 0.3) || instant_until(now, 0.3));
    assert_true(instant_from(end, 0.3) && instant_until(end, 0.3));
    assert_false(instant_after(end, 0.3) || instant_before(end, 0.3));
    assert_true(instant_after(end, 0.2) && instant_before(end, 0.4));
    assert_true(fabs(instant_part(now, -10, 0) + 4) < 1e-9 && fabs(instant_part(end, -10, 0) + 3) < 1e-9);
    assert_true(fabs(instant_part(end, 10, 0) - 3) < 1e-9 && fabs(instant_part(end, 10, 0.5) - 3) < 1e-9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(bounds_hold),
                                       cmocka_unit_test(bounds_are_narrow),
                                       cmocka_unit_test(nothing_is_no_number),
                                       cmocka_unit_test(the_narrowest_pulse_is_found),
                                       cmocka_unit_test(what_only_touches_has_not_left),
                                       cmocka_unit_test(beyond_its_end_nothing_is_left),
                                       cmocka_unit_test(a_search_ends),
                                       cmocka_unit_test(values_are_those_just_after),
                                       cmocka_unit_test(at_the_end_values_are_those_there)};
    return RUN_GROUP(tests);
}
