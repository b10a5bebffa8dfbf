/* Interpolation in constant tables: intervals, exact instants of knots, margins, values. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "table.h"

#include <math.h>

enum { KNOTS = 1000 };

static const double xs[] = {0, 1, 3, 4}, ys[] = {0, 2, 2, -1};
static const Axis linear = {4, false, false, xs}, held = {4, true, false, xs};

static bool are_close(double a, double b)
{
    return fabs(a - b) <= 1e-12 * (1 + fabs(b));
}

static void values_and_slopes(void **state)
{
    (void)state;
    static const double u[] = {-1, 0, 0.25, 1, 2, 3, 3.5, 4, 6};
    static const double expected[][4] = {{-2, 0, 2, 0},    {0, 0, 2, 2},         {0.5, 0.5, 2, 2},
                                         {2, 2, 0, 0},     {2, 2, 0, 0},         {2, 2, -3, -3},
                                         {0.5, 0.5, -3, -3}, {-1, -1, -3, 0},    {-7, -1, -3, 0}};
    const Table tables[] = {{&linear, NULL, ys, NULL}, {&held, NULL, ys, NULL}};
    for (int i = 0; i < 9; i++)
        for (int k = 0; k < 2; k++) {
            assert_true(are_close(table_value(u[i], tables[k].x, &tables[k]), expected[i][k]));
            assert_true(are_close(table_slope(axis_interval(u[i], tables[k].x), &tables[k]), expected[i][2 + k]));
        }
}

static void maps(void **state)
{
    (void)state;
    static const double at[] = {-1, 0.5, 2};
    const Axis v_axis = {3, false, false, at};
    double z[12];
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 3; k++)
            z[3 * i + k] = 1 + 2 * xs[i] + 3 * at[k] - xs[i] * at[k];
    const Table map = {&linear, &v_axis, z, NULL};
    for (int i = 0; i < 300; i++) {
        const double u = -2 + 0.023 * i, v = 4 - 0.019 * i;
        const double a = axis_interval(u, &linear), b = axis_interval(v, &v_axis);
        assert_true(are_close(table2_value(u, v, &linear, &v_axis, &map), 1 + 2 * u + 3 * v - u * v));
        assert_true(are_close(table2_slope(0, v, a, b, &map, true, false), 2 - v));
        assert_true(are_close(table2_slope(u, 0, a, b, &map, false, true), 3 - u));
        assert_true(are_close(table2_slope(0, 0, a, b, &map, true, true), -1));
    }
}

/* Values jump at repeated abscissas: the right value counts; beyond such an end the outer value is held. */
static void jumps(void **state)
{
    (void)state;
    static const double at[] = {0, 0, 1, 2, 2, 5}, values[] = {7, 1, 2, 3, 8, 2};
    static const double u[] = {-3, 0, 0.5, 1.5, 2, 3, 9}, expected[] = {7, 1, 1.5, 2.5, 8, 6, -6};
    const Axis axis = {6, false, false, at};
    const Table table = {&axis, NULL, values, NULL};
    for (int i = 0; i < 7; i++)
        assert_true(are_close(table_value(u[i], &axis, &table), expected[i]));
    assert_true(are_close(axis_interval_at((Instant){2, false}, 1, 0, &axis), 4));
    assert_true(are_close(axis_instant(1.5, 1, 0, 2, &axis), 2));
}

/* Data of (1 + u^3)*(2 - v^3) with known slopes: inside, interpolation reproduces the function and all its derivatives;
 * outside, it continues along tangents. */
static void cubics(void **state)
{
    (void)state;
    static const double at[] = {-1, 0.5, 2};
    const Axis x = {4, false, true, xs}, y = {3, true, true, at};
    double z[12], slopes[36], row[4], row_slopes[4];
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 3; k++) {
            const double a = 1 + pow(xs[i], 3), b = 2 - pow(at[k], 3), da = 3 * xs[i] * xs[i], db = -3 * at[k] * at[k];
            z[3 * i + k] = a * b;
            slopes[3 * i + k] = da * b;
            slopes[12 + 3 * i + k] = a * db;
            slopes[24 + 3 * i + k] = da * db;
            row[i] = a;
            row_slopes[i] = da;
        }
    const Table map = {&x, &y, z, slopes}, curve = {&x, NULL, row, row_slopes};
    for (int i = 0; i < 300; i++) {
        const double u = 0.0133 * i, v = -1 + 0.00999 * i, k = axis_interval(u, &x), m = axis_interval(v, &y);
        const double a[] = {1 + u * u * u, 3 * u * u, 6 * u, 6}, b[] = {2 - v * v * v, -3 * v * v, -6 * v, -6};
        for (int n = 0; n < 16; n++)
            assert_true(fabs(cubic2_piece(u, v, k, m, &map, n / 4, n % 4) - a[n / 4] * b[n % 4]) < 1e-9);
        for (int n = 0; n < 4; n++)
            assert_true(fabs(cubic_piece(u, k, &curve, n) - a[n]) < 1e-10);
    }
    assert_true(are_close(table_value(6, &x, &curve), 65 + 2 * 48));
    assert_true(are_close(table2_value(-2, 9, &x, &y, &map), -6));
    assert_true(are_close(cubic_piece(6, 4, &curve, 1), 48) && are_close(cubic_piece(6, 4, &curve, 2), 0));
}

/* Moves from knot to knot to the last one; asserts that each is met once, in order. Returns their number. */
static int walk(double time, double rate, double rest, const Axis *axis, const double *numbers, int first, int step)
{
    int met = 0;
    double interval = axis_interval_at((Instant){time, false}, rate, rest, axis);
    for (;;) {
        const double next = axis_instant(time, rate, rest, interval, axis);
        if (isinf(next))
            return met;
        assert_true(next > time);
        assert_true(are_close(rate * next + rest, numbers[first + step * met]));
        const double after = axis_interval_at((Instant){next, false}, rate, rest, axis);
        assert_true(are_close(after, interval + step));
        time = next;
        interval = after;
        met++;
    }
}

static void every_knot_of_time_is_met(void **state)
{
    (void)state;
    double numbers[KNOTS];
    for (int i = 0; i < KNOTS; i++)
        numbers[i] = 0.1 * i + 0.03 * sin(i);
    const Axis all = {KNOTS, true, false, numbers}, inner = {KNOTS, false, false, numbers};
    assert_int_equal(walk(-1, 1, 0, &all, numbers, 0, 1), KNOTS);
    assert_int_equal(walk(-1, 1, 0, &inner, numbers, 1, 1), KNOTS - 2);
    assert_int_equal(walk(-500, -0.3, 7, &all, numbers, KNOTS - 1, -1), KNOTS);
    assert_int_equal(walk(-500, -0.3, 7, &inner, numbers, KNOTS - 2, -1), KNOTS - 2);
    assert_int_equal(walk(0, 1e-3, 1e4, &all, numbers, 0, 1), 0); /* all lie behind */
    assert_int_equal(walk(0, 0, 5, &all, numbers, 0, 1), 0);      /* the argument is constant */
    assert_true(are_close(axis_interval_at((Instant){0, false}, 0, xs[1], &linear), 1));
}

static void margins_tell_the_way_to_the_knots(void **state)
{
    (void)state;
    assert_true(are_close(axis_above(2.5, 1, &linear), 1.5));
    assert_true(are_close(axis_below(2.5, 1, &linear), 0.5));
    assert_true(axis_above(-1e9, 0, &linear) > 0);
    assert_true(axis_below(1e9, 2, &linear) > 0);
    assert_true(axis_below(1e9, 4, &held) > 0);
    assert_true(axis_above(1, 1, &linear) >= 0); /* at a knot the interval to the right counts */
    assert_true(axis_below(1, 0, &linear) < 0);
    assert_true(axis_above(0.5, 1, &linear) < 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(values_and_slopes), cmocka_unit_test(maps),
                                       cmocka_unit_test(jumps), cmocka_unit_test(cubics),
                                       cmocka_unit_test(every_knot_of_time_is_met),
                                       cmocka_unit_test(margins_tell_the_way_to_the_knots)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
