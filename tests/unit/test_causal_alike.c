/* test_causal_alike.c - states with the same derivative: which one stays a state, and the equations of the others. */
#include "causal_text.h"

/* The merged states as the system prints them: "y = x + offset(y)". */
static const char *followers_of(const Causal *causal)
{
    Text text = text_new(arena);
    text_add(&text, "");
    for (int e = 0; e < causal->equations.count; e++)
        if (causal->equations.at[e].use == EQUATION_INTEGRAL)
            text_format(&text, "%s%s = %s", text.length ? ", " : "", expr_text(arena, causal->equations.at[e].left),
                        expr_text(arena, causal->equations.at[e].right));
    return text.at;
}

static const char *followers_in(const char *model)
{
    return followers_of(causal_of(model));
}

static void test_one_of_two_stays_a_state(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable v start 1\nvariable x start 0.5\nvariable y start 2\nvariable f\n"
                                "der(x) = v\nder(y) = v\nder(v) = -f\nf = 3*x + y");
    assert_string_equal(followers_of(c), "y = x + offset(y)");
    assert_int_equal(c->states.count, 2);
    assert_int_equal(variable_of(c, "y")->role, ROLE_ALGEBRAIC);
    assert_int_equal(variable_of(c, "der(y)")->role, ROLE_ALGEBRAIC);
    assert_int_equal(c->linearization->states, 2);
    double *values = values_at_start(c);
    assert_value(c, values, "offset(y)", 1.5);
    assert_value(c, values, "y", 2);
    assert_value(c, values, "der(v)", -3.5);
}

static void test_values_are_equal_up_to_sign(void **state)
{
    (void)state;
    const char *starts = "variable a start 1\nvariable b start 2\nvariable x start 3\nvariable y start 4\n"
                         "variable p\nvariable q\nconstant k = 2\nder(a) = -a\nder(b) = -a*b\np = k*(a - b)\n"
                         "q = -p\n";
    assert_string_equal(followers_in(arena_format(arena, "%sder(x) = a*p\nder(y) = q*a", starts)), "");
    assert_string_equal(followers_in(arena_format(arena, "%sder(x) = a*p\nder(y) = -(a*p)", starts)),
                        "y = -x + offset(y)");
    assert_string_equal(followers_in(arena_format(arena, "%sder(x) = p\nder(y) = q", starts)), "y = -x + offset(y)");
    assert_string_equal(followers_in(arena_format(arena, "%sder(x) = cos(p)\nder(y) = cos(q)", starts)), "");
    assert_string_equal(followers_in(arena_format(arena, "%sder(x) = p/b\nder(y) = b/p", starts)), "");
}

/* p and q, and f and g, become aliases before the states are merged. */
static void test_branches_in_parallel_have_one_difference(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable a start 1\nvariable b start 2\nvariable x start 3\nvariable y start 4\n"
                                "variable p\nvariable q\nvariable f\nvariable g\n"
                                "der(a) = f\nder(b) = g\np = a - b\nq = b - a\nder(x) = p\nder(y) = q\n"
                                "f + p + x = 0\ng = p + x");
    assert_string_equal(followers_of(c), "b = -a + offset(b), y = -x + offset(y)");
    assert_int_equal(variable_of(c, "q")->role, ROLE_ALIAS);
    assert_int_equal(variable_of(c, "q")->sign, -1);
    assert_int_equal(variable_of(c, "g")->role, ROLE_ALIAS);
    assert_int_equal(variable_of(c, "g")->sign, -1);
}

static void test_opposite_ones_start_apart(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable v start 1\nvariable x start 0.5\nvariable y start 2\n"
                                "der(x) = v - x\nder(y) = x - v\nder(v) = y");
    double *values = values_at_start(c);
    assert_value(c, values, "offset(y)", 2.5);
    assert_value(c, values, "der(v)", 2);
}

static void test_the_one_that_begins_nearest_to_zero_stays(void **state)
{
    (void)state;
    const char *equations = "variable v start 1\nder(x) = v\nder(y) = v\nder(z) = v\nder(v) = -x";
    const char *starts[] = {"start 3", "guess 0"};
    for (int i = 0; i < 2; i++)
        assert_string_equal(followers_in(arena_format(arena, "constant far = 7\nvariable x start far\n"
                                                             "variable y start -3\nvariable z %s\n%s",
                                                      starts[i], equations)),
                            "x = y + offset(x), z = y + offset(z)");
}

static void test_an_initial_equation_starts_them(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable x\nvariable y start 2\nvariable v start 1\nvariable s start 5\n"
                                "der(x) = v\nder(y) = v\nder(v) = -x\ns = x + y");
    double *values = values_at_start(c);
    assert_value(c, values, "x", 3);
    assert_value(c, values, "der(v)", -3);
}

static void test_a_second_derivative_moves_with_another(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable x start 1\nvariable y start 2\nder(der(x)) = -x\nder(der(y)) = -x");
    assert_string_equal(followers_of(c), "der(y) = der(x) + offset(der(y))");
    assert_int_equal(variable_of(c, "der(y)")->role, ROLE_DERIVATIVE);
    assert_int_equal(c->states.count, 3);
}

static void test_events_see_followers(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable v start 1\nvariable x start 0\nvariable y start 1\n"
                                "discrete n start 0 every 0.5\nboolean b start false\n"
                                "der(x) = v\nder(y) = v\nder(v) = -x\nn = 2*y\nb = y > 1.5");
    assert_string_equal(followers_of(c), "y = x + offset(y)");
    assert_true(c->events.at[0]->inner.at[0].variable == (int)(variable_of(c, "y") - c->variables.at));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_one_of_two_stays_a_state),
        TEST(test_values_are_equal_up_to_sign),
        TEST(test_branches_in_parallel_have_one_difference),
        TEST(test_opposite_ones_start_apart),
        TEST(test_the_one_that_begins_nearest_to_zero_stays),
        TEST(test_an_initial_equation_starts_them),
        TEST(test_a_second_derivative_moves_with_another),
        TEST(test_events_see_followers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
