/* The past of a quantity: pieces, breaks, and long runs, of which only the last part is kept. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "runtime.h"
#include "past.h"

#include <math.h>

/* A polynomial of the pieces' degree in each interval; it jumps at 1. */
static double quantity(double t, bool is_after)
{
    return is_after ? 10 - t * t * t : 1 + t - 2 * t * t + 3 * t * t * t * t;
}

static double slope(double t, bool is_after)
{
    return is_after ? -3 * t * t : 1 - 4 * t + 12 * t * t * t;
}

static void add(Past *p, double begin, double end, bool is_after)
{
    double values[PAST_NODES];
    for (int i = 0; i < PAST_NODES; i++)
        values[i] = quantity(past_node(begin, end, i), is_after);
    past_add(p, begin, end, values);
}

static void polynomials_on_both_sides_of_a_break(void **state)
{
    (void)state;
    Arena arena = {NULL};
    Past *p = past_new(&arena);
    past_begin(p, 0, 1);
    past_break(p, 0, 1, 0);
    add(p, 0, 0.3, false);
    add(p, 0.3, 1, false);
    past_break(p, 1, 9, 0);
    assert_true(fabs(past_value(1, 2, p) - 9) < 1e-15); /* no piece after the jump exists yet */
    add(p, 1, 2.5, true);
    assert_true(fabs(past_value(-3, 0, p) - 1) < 1e-15 && fabs(past_slope(-3, 0, p)) < 1e-15);
    for (double t = 0; t <= 1; t += 0.0625) {
        assert_true(fabs(past_value(t, 1, p) - quantity(t, false)) < 1e-14);
        assert_true(fabs(past_slope(t, 1, p) - slope(t, false)) < 1e-13);
        assert_true(fabs(past_value(t + 1, 2, p) - quantity(t + 1, true)) < 1e-14);
        assert_true(fabs(past_slope(t + 1, 2, p) - slope(t + 1, true)) < 1e-13);
    }
    /* Beyond an interval, values continue along a line, independent of the next piece. */
    assert_true(fabs(past_value(1.5, 1, p) - quantity(1, false) - 0.5 * slope(1, false)) < 1e-13);
    assert_true(fabs(past_value(0.5, 2, p) - quantity(1, true) + 0.5 * slope(1, true)) < 1e-13);
    assert_true(past_interval(-1, p) < 0.5 && fabs(past_interval(0.5, p) - 1) < 0.5);
    assert_true(fabs(past_interval(1, p) - 2) < 0.5);
    assert_true(past_above(1, 2, p) >= 0 && past_above(0.9, 2, p) < 0);
    assert_true(past_below(0.9, 1, p) >= 0 && past_below(1, 1, p) < 0);
    assert_true(fabs(past_instant(0.5, 1, -0.7, 1, p) - 1.7) < 1e-15);
    assert_true(isinf(past_instant(0.5, 1, -0.7, 2, p)));
    arena_release(&arena);
}

static void pieces_are_as_good_as_asked(void **state)
{
    (void)state;
    Arena arena = {NULL};
    Past *p = past_new(&arena);
    double values[PAST_NODES];
    past_begin(p, 0, 1);
    for (double length = 4; length > 1e-3; length /= 2) {
        for (int i = 0; i < PAST_NODES; i++)
            values[i] = cos(past_node(0, length, i));
        if (!past_fits(p, values, pow(1e-11, 0.6)))
            continue;
        assert_true(length > 0.02);
        past_break(p, 0, 1, 0);
        past_add(p, 0, length, values);
        for (double t = 0; t <= length; t += length / 64)
            assert_true(fabs(past_value(t, 1, p) - cos(t)) < 1e-10);
        arena_release(&arena);
        return;
    }
    fail();
}

/* Long runs, also with breaks: pieces older than the longest delay are dropped. */
static void long_runs_keep_their_last_part(void **state)
{
    (void)state;
    enum { STEPS = 100000 };
    const double step = 0.01, longest = 1;
    Arena arena = {NULL};
    Past *p = past_new(&arena);
    past_limits(p, longest, 0);
    past_begin(p, 0, 0);
    int breaks = 0;
    for (int k = 0; k < STEPS; k++) {
        const double begin = k * step, end = (k + 1) * step;
        double values[PAST_NODES];
        if (k % 7 == 0) {
            past_break(p, begin, begin, k % 5);
            breaks++;
        }
        for (int i = 0; i < PAST_NODES; i++)
            values[i] = past_node(begin, end, i);
        past_add(p, begin, end, values);
        const double then = end - longest * 0.99;
        if (then < 0)
            continue;
        const double interval = past_interval(then, p);
        assert_true(fabs(past_value(then, interval, p) - then) < 1e-9);
        assert_true(fabs(interval - breaks) <= 16);
        assert_true(past_order(p, interval) == ((int)interval - 1) * 7 % 5);
    }
    arena_release(&arena);
}

static void what_can_be_followed(void **state)
{
    (void)state;
    Arena arena = {NULL};
    Past *p = past_new(&arena);
    past_limits(p, 2, 0.01);
    past_begin(p, 0, 0);
    assert_true(past_holds(0.5, 0.5, 1, p) && past_holds(0.5, 0.495, 1, p) && past_holds(0.5, 1, 1, p));
    assert_false(past_holds(0.5, 0.48, 1, p)); /* not known yet */
    assert_false(past_holds(0.5, 1.1, 1, p));
    assert_false(past_holds(0, -0.02, 1, p));
    arena_release(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(polynomials_on_both_sides_of_a_break), cmocka_unit_test(pieces_are_as_good_as_asked),
        cmocka_unit_test(long_runs_keep_their_last_part), cmocka_unit_test(what_can_be_followed)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
