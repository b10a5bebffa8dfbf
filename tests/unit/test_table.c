/* test_table.c - interpolation in tables: intervals, values, derivatives, and equations solved for its argument. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <math.h>

#include <cmocka.h>

#include "expr/expr.h"

enum { POINTS = 400 };

static const double xs[] = {0, 1, 3, 4}, ys[] = {0, 2, 2, -1};

static Expr variable(const char *name)
{
    return expr_variable(name_of(name), TYPE_REAL);
}

static Expr number(double value)
{
    return expr_number(value);
}

static Expr interpolate(Expr u, bool is_held)
{
    Expr x = expr_axis(name_of("xs"), is_held, SMOOTH_NOT, 4, xs), y = expr_table(name_of("ys"), x, NULL, ys);
    return expr_apply(OP_INTERPOLATE, 3, (Expr[]){u, x, y});
}

static double grid(double u, double v)
{
    return 1 + 2 * u + 3 * v - u * v;
}

static Expr interpolate2(Expr u, Expr v, bool is_held)
{
    static const double at[] = {-1, 0.5, 2};
    double zs[12];
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 3; k++)
            zs[3 * i + k] = grid(xs[i], at[k]);
    Expr x = expr_axis(name_of("xs"), is_held, SMOOTH_NOT, 4, xs);
    Expr y = expr_axis(name_of("at"), is_held, SMOOTH_NOT, 3, at);
    return expr_apply(OP_INTERPOLATE2, 5, (Expr[]){u, v, x, y, expr_table(name_of("zs"), x, y, zs)});
}

static Expr curve(Expr u, Smoothness smoothness, bool is_held)
{
    Expr x = expr_axis(name_of("us"), is_held, smoothness, 4, xs);
    return expr_apply(OP_INTERPOLATE, 3, (Expr[]){u, x, expr_table(name_of("ws"), x, NULL, ys)});
}

static Expr surface(Expr u, Expr v, Smoothness smoothness, bool is_held)
{
    static const double at[] = {-1, 0.5, 2}, zs[] = {0, 1, 0, 2, 5, -1, 2, 2, 2, 7, 0, 1};
    Expr x = expr_axis(name_of("us"), is_held, smoothness, 4, xs);
    Expr y = expr_axis(name_of("vs"), is_held, smoothness, 3, at);
    return expr_apply(OP_INTERPOLATE2, 5, (Expr[]){u, v, x, y, expr_table(name_of("heights"), x, y, zs)});
}

typedef struct {
    double u, v;
} Point;

static double value_of(void *context, Expr leaf)
{
    const Point *point = context;
    return leaf == variable("u") ? point->u : leaf == variable("v") ? point->v : NAN;
}

static double at(Expr e, double u, double v)
{
    return expr_evaluate(e, 0, value_of, &(Point){u, v});
}

static void close_to(double got, double expected)
{
    if (!(fabs(got - expected) <= 1e-9 * (1 + fabs(expected))))
        fail_msg("%.17g, not %.17g", got, expected);
}

static void values_and_right_derivatives(void **state)
{
    (void)state;
    static const struct {
        double u, linear, held, slope, held_slope;
    } expected[] = {{-1, -2, 0, 2, 0}, {0, 0, 0, 2, 2},       {0.25, 0.5, 0.5, 2, 2}, {1, 2, 2, 0, 0}, {2, 2, 2, 0, 0},
                    {3, 2, 2, -3, -3}, {3.5, 0.5, 0.5, -3, -3}, {4, -1, -1, -3, 0},     {6, -7, -1, -3, 0}};
    Expr u = variable("u");
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        for (int is_held = 0; is_held < 2; is_held++) {
            Expr e = interpolate(u, is_held), slope = expr_differentiate(e, u, NULL);
            close_to(at(e, expected[i].u, 0), is_held ? expected[i].held : expected[i].linear);
            close_to(at(slope, expected[i].u, 0), is_held ? expected[i].held_slope : expected[i].slope);
            Expr known = interpolate(number(expected[i].u), is_held);
            assert_int_equal(known->op, OP_NUMBER); /* interpolation at a constant folds to a number */
            close_to(known->number, is_held ? expected[i].held : expected[i].linear);
        }
}

static void intervals_count_the_knots_passed(void **state)
{
    (void)state;
    static const struct {
        double u;
        int linear, held;
    } expected[] = {{-1, 0, 0}, {0, 0, 1}, {0.9, 0, 1}, {1, 1, 2}, {3, 2, 3}, {4, 2, 4}, {9, 2, 4}};
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        for (int is_held = 0; is_held < 2; is_held++) {
            Expr axis = expr_axis(name_of("xs"), is_held, SMOOTH_NOT, 4, xs);
            assert_true(expr_is_number(expr_interval(number(expected[i].u), axis),
                                       is_held ? expected[i].held : expected[i].linear));
        }
    Expr short_axis = expr_axis(name_of("xs"), false, SMOOTH_NOT, 2, xs);
    assert_true(expr_is_number(expr_interval(variable("u"), short_axis), 0));
}

static void a_kept_interval_stays_smooth(void **state)
{
    (void)state;
    Expr u = variable("u"), e = interpolate(u, false);
    Expr first = expr_piece(e, number(0), NULL), last = expr_piece(e, number(2), NULL);
    close_to(at(first, 10, 0), 20);
    close_to(at(last, 0, 0), 11);
    close_to(at(expr_piece(e, number(99), NULL), 0, 0), 11); /* no such interval: the nearest one */
    close_to(at(expr_piece(e, number(-99), NULL), 10, 0), 20);
    close_to(at(expr_piece(e, variable("w"), NULL), 10, 0), 20); /* nan */
    assert_true(expr_is_number(expr_differentiate(last, u, NULL), -3));
    assert_true(expr_is_number(expr_differentiate(expr_differentiate(e, u, NULL), u, NULL), 0));
}

static void bilinear_functions_come_back(void **state)
{
    (void)state;
    Expr u = variable("u"), v = variable("v"), e = interpolate2(u, v, false);
    Expr by_u = expr_differentiate(e, u, NULL), by_v = expr_differentiate(e, v, NULL);
    Expr mixed = expr_differentiate(by_u, v, NULL), same = expr_differentiate(by_v, u, NULL);
    for (int i = 0; i < POINTS; i++) {
        double a = -2 + 0.017 * i, b = 4 - 0.019 * i;
        close_to(at(e, a, b), grid(a, b));
        close_to(at(by_u, a, b), 2 - b);
        close_to(at(by_v, a, b), 3 - a);
        close_to(at(mixed, a, b), -1);
        close_to(at(same, a, b), -1);
        double c = fmin(fmax(a, 0), 4), d = fmin(fmax(b, -1), 2);
        close_to(at(interpolate2(u, v, true), a, b), grid(c, d));
        bool is_inside = a > 0 && a < 4;
        close_to(at(expr_differentiate(interpolate2(u, v, true), u, NULL), a, b), is_inside ? 2 - d : 0);
    }
}

/* Compares each derivative with finite differences of the next lower one, between knots. */
static void check_slopes(Expr e, Expr by, int order)
{
    const double step = 1e-5;
    for (int k = 0; k < order; k++) {
        Expr slope = expr_differentiate(e, by, NULL);
        for (int i = 0; i < 120; i++) {
            bool is_u = by == variable("u");
            double u = is_u ? -1.013 + 0.0519 * i : 1.7, du = is_u ? step : 0;
            double v = is_u ? 0.7 : -1.513 + 0.0421 * i, dv = step - du;
            double quotient = (at(e, u + du, v + dv) - at(e, u - du, v - dv)) / (2 * step);
            if (!(fabs(at(slope, u, v) - quotient) <= 1e-4 * (1 + fabs(quotient))))
                fail_msg("order %d at %g, %g: %g, not %g", k + 1, u, v, at(slope, u, v), quotient);
        }
        e = slope;
    }
}

static void cubics_are_smooth(void **state)
{
    (void)state;
    Expr u = variable("u"), v = variable("v");
    for (Smoothness smoothness = SMOOTH_AKIMA; smoothness <= SMOOTH_MONOTONE; smoothness++)
        for (int is_held = 0; is_held < 2; is_held++) {
            Expr e = curve(u, smoothness, is_held), map = surface(u, v, smoothness, is_held);
            Expr slope = expr_differentiate(e, u, NULL);
            for (int i = 0; i < 4; i++) {
                close_to(at(e, xs[i], 0), ys[i]);
                if (!is_held)
                    assert_true(fabs(at(slope, xs[i] - 1e-9, 0) - at(slope, xs[i], 0)) < 1e-6);
            }
            close_to(at(map, 1, 0.5), 5);
            close_to(at(map, 4, 2), 1);
            check_slopes(e, u, 3);
            check_slopes(map, u, 2);
            check_slopes(map, v, 2);
            check_slopes(expr_differentiate(map, u, NULL), v, 1);
            Expr third = expr_differentiate(expr_differentiate(expr_differentiate(e, u, NULL), u, NULL), u, NULL);
            assert_true(expr_is_number(expr_differentiate(third, u, NULL), 0));
            assert_int_equal(expr_solve(expr_piece(e, number(1), NULL), v, u).solvability, SOLVE_NOT);
        }
    assert_true(at(curve(u, SMOOTH_AKIMA, false), 2, 0) > 2);
    close_to(at(curve(u, SMOOTH_MONOTONE, false), 2, 0), 2); /* no higher than its neighbours */
    static const double two[] = {1, 3};
    Expr line = expr_axis(name_of("two"), false, SMOOTH_AKIMA, 2, two);
    close_to(at(expr_apply(OP_INTERPOLATE, 3, (Expr[]){u, line, expr_table(name_of("of"), line, NULL, two)}), 9, 0), 9);
}

static void the_chain_rule_holds(void **state)
{
    (void)state;
    Expr u = variable("u"), v = variable("v");
    Expr e = interpolate2(expr_multiply(u, u), expr_add(u, v), false), slope = expr_differentiate(e, u, NULL);
    for (int i = 1; i < 100; i++) {
        double a = 0.0213 * i, b = 0.3, step = 1e-6;
        double quotient = (at(e, a + step, b) - at(e, a - step, b)) / (2 * step);
        if (!(fabs(at(slope, a, b) - quotient) <= 1e-6 * (1 + fabs(quotient))))
            fail_msg("at %g: %g, not %g", a, at(slope, a, b), quotient);
    }
}

static void a_piece_is_solved_for_its_quantity(void **state)
{
    (void)state;
    Expr u = variable("u"), v = variable("v");
    Expr piece = expr_piece(interpolate(expr_multiply(number(2), u), false), number(2), NULL);
    Solution s = expr_solve(piece, v, u);
    assert_int_equal(s.solvability, SOLVE_ALWAYS);
    close_to(at(s.result, 0, -4), 2.5); /* 11 - 3*2*u = -4 */
    Expr kept = expr_piece(interpolate(u, false), variable("i"), NULL);
    s = expr_solve(kept, v, u);
    assert_int_equal(s.solvability, SOLVE_DIVIDED);
    assert_int_equal(expr_solve(interpolate(u, false), v, u).solvability, SOLVE_NOT);
    Expr patch = expr_piece(interpolate2(u, number(1), false), number(0), number(1));
    s = expr_solve(patch, v, u);
    assert_int_equal(s.solvability, SOLVE_ALWAYS);
    close_to(at(s.result, 0, grid(7, 1)), 7);
}

static void listings_name_the_data(void **state)
{
    (void)state;
    static const double others[] = {0, 1, 3, 5};
    Arena *arena = arena_new();
    Expr u = variable("u"), e = interpolate(u, false), axis = expr_axis(name_of("xs"), false, SMOOTH_NOT, 4, xs);
    assert_ptr_equal(axis, expr_axis(name_of("xs"), false, SMOOTH_NOT, 4, xs));
    assert_string_equal(expr_text(arena, e), "interpolate(u, xs, ys)");
    assert_string_equal(expr_text(arena, expr_piece(e, variable("i"), NULL)), "interpolate(u, xs, ys)");
    assert_string_equal(expr_text(arena, expr_differentiate(e, u, NULL)), "slope(interval(u, xs), xs, ys)");
    assert_string_equal(expr_text(arena, expr_interval(u, axis)), "interval(u, xs)");
    assert_string_equal(expr_text(arena, expr_interval(u, expr_axis(name_of("xs"), true, SMOOTH_NOT, 4, xs))),
                        "interval(u, xs, \"hold\")");
    assert_string_equal(expr_text(arena, expr_interval(u, expr_axis(name_of("xs"), false, SMOOTH_NOT, 4, others))),
                        "interval(u, xs (4))");
    Expr v = variable("v"), map = interpolate2(u, v, false);
    assert_string_equal(expr_text(arena, map), "interpolate2(u, v, xs, at, zs)");
    assert_string_equal(expr_text(arena, expr_differentiate(map, v, NULL)),
                        "slope2(u, interval(v, at), xs, at, zs)");
    Expr smooth = curve(u, SMOOTH_AKIMA, true), by_u = expr_differentiate(smooth, u, NULL);
    assert_string_equal(expr_text(arena, by_u), "slope(u, us, ws, \"akima\", \"hold\")");
    assert_string_equal(expr_text(arena, expr_differentiate(by_u, u, NULL)), "slope2(u, us, ws, \"akima\", \"hold\")");
    Expr bent = expr_differentiate(surface(u, v, SMOOTH_MONOTONE, false), v, NULL);
    assert_string_equal(expr_text(arena, expr_differentiate(bent, v, NULL)),
                        "slope_0_2(u, v, us, vs, heights, \"monotone\")");
    arena_free(arena);
}

static int teardown(void **state)
{
    (void)state;
    exprs_release();
    names_release();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_and_right_derivatives), cmocka_unit_test(intervals_count_the_knots_passed),
        cmocka_unit_test(a_kept_interval_stays_smooth), cmocka_unit_test(bilinear_functions_come_back),
        cmocka_unit_test(cubics_are_smooth),
        cmocka_unit_test(the_chain_rule_holds),         cmocka_unit_test(a_piece_is_solved_for_its_quantity),
        cmocka_unit_test(listings_name_the_data)};
    return cmocka_run_group_tests(tests, NULL, teardown);
}
