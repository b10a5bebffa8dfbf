/* test_causal_starts.c - start values that are used, their consequences, and those that contradict the equations. */
#include "causal_text.h"

static void test_two_fixed_starts_conflict(void **state)
{
    (void)state;
    const char *text = errors_of("variable a start 1\nvariable b start 2\nvariable f\na = b\nder(a) = f\nf = -der(b)");
    assert_mentions(text, "[C04]");
}

static void test_equal_fixed_starts_agree(void **state)
{
    (void)state;
    const Causal *c = causal_of("constant k = 2\nvariable a start k\nvariable b start 2\na = b\nder(a) = -a");
    assert_int_equal(c->states.count, 1);
    assert_true(variable_of(c, "a")->is_fixed);
    causal_of("constant k = 2\nvariable a start k/3\nvariable b start 0.666667\na = b\nder(a) = -a");
    const char *text = errors_of("constant k = 2\nvariable a start k/3\nvariable b start 0.66666\na = b\nder(a) = -a");
    assert_mentions(text, "'a' and 'b' are the same quantity but start at different values [C04]");
}

static void test_start_of_another_variable_determines_the_state(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable x\nvariable y start 6\nvariable z\ny = 3*x\nder(y) = z\nder(x) = -x\n");
    double *values = values_at_start(c);
    assert_value(c, values, "x", 2);
    assert_value(c, values, "z", -6);
}

/* Structurally, the start of g could determine f through p, but p and f cancel numerically. */
static void test_starts_that_follow_determine_nothing(void **state)
{
    (void)state;
    const Causal *c = causal_of("variable x start 1\nvariable s start 2\nvariable f\nvariable g start 3\n"
                                "variable z start 5\nvariable p\nvariable u\nvariable w\n"
                                "der(x) = -x\nder(s) = -s\nder(f) = -f\nz = 0.5*f\n1.62*p = 0.7*f - 1.69*s\n"
                                "g + 0.2314*(1.62*p) = 3*x + 0.2314*(0.7*f - 1.69*s)\nu = der(z)\nw = der(g)");
    double *values = values_at_start(c);
    assert_value(c, values, "f", 10);
    assert_value(c, values, "g", 3);
}

/* Variables that became constants are not part of the initialization. */
static void test_start_beside_computed_constants(void **state)
{
    (void)state;
    const Causal *c = causal_of("constant r = 2\nvariable area\nvariable x\nvariable y start 6\nvariable z\n"
                                "area = r^2\ny = 3*x\nder(y) = z\nder(x) = -area*x");
    double *values = values_at_start(c);
    assert_value(c, values, "x", 2);
    assert_value(c, values, "z", -24);
}

static const char *pendulum_of(const char *x, const char *y, const char *vx, const char *vy)
{
    return arena_format(arena,
                        "constant l = 1\nvariable x start %s\nvariable y start %s\nvariable vx start %s\n"
                        "variable vy start %s\nvariable f\nder(x) = vx\nder(y) = vy\nder(vx) = f*x\n"
                        "der(vy) = f*y - 9.81\nx^2 + y^2 = l^2", x, y, vx, vy);
}

/* Redundant starts agree within their written digits: also where the last digit of x changes y by a thousandth, and in
 * the horizontal position, where y = 0 is a double root. */
static void test_consistent_starts_may_be_more_than_needed(void **state)
{
    static const char *const agreeing[][4] = {{"0.6", "-0.8", "0", "0"},
                                              {"0.707107", "-0.707107", "2", "2"},
                                              {"0.999848", "-0.0174524", "-0.0174524", "-0.999848"},
                                              {"1", "0", "0", "3"}};
    (void)state;
    for (size_t i = 0; i < sizeof agreeing / sizeof *agreeing; i++) {
        const char *const *s = agreeing[i];
        const Causal *c = causal_of(pendulum_of(s[0], s[1], s[2], s[3]));
        assert_int_equal(c->states.count, 2);
        assert_int_equal(c->start_checks.count, 2);
    }
}

static void test_contradicting_starts_are_named_with_the_constraint(void **state)
{
    (void)state;
    const char *text = errors_of(pendulum_of("0.6", "-0.7", "0", "0"));
    assert_mentions(text, "the starts of 'y' (-0.7) and 'x' (0.6) contradict the equation E5 of 'System::constraint'");
    assert_mentions(text, "    y starts at -0.7 (system.txt:3), but follows as -0.8 from\n"
                          "    x starts at 0.6 (system.txt:2)\n    E5: x^2 + y^2 = l^2 ");
    diag_release();
    text = errors_of(pendulum_of("0.6", "-0.8", "1", "0.7"));
    assert_mentions(text, "'vy' (0.7), 'x' (0.6) and 'vx' (1) contradict the equations beginning with E5");
    assert_mentions(text, "follows as 0.75 from");
    assert_mentions(text, "derivative of E5: ");
    diag_release();
    text = errors_of("constant ratio = 2\nvariable p start 1\nvariable q start 3\nvariable w start 0\n"
                     "variable v start 1\nvariable t\np = ratio*q\n"
                     "der(p) = w\nder(q) = v\n2*der(w) = t\n3*der(v) = 1 - ratio*t");
    assert_mentions(text, "the starts of 'q' (3) and 'p' (1) contradict the equation E1 of");
}

static void test_starts_against_equations_alone(void **state)
{
    (void)state;
    const char *text = errors_of("variable x start 1\nvariable y\nx = sin(time) + 2\ny = der(x)");
    assert_mentions(text, "the start of 'x' (1) contradicts the equation E1 of 'System::constraint' [C12]");
    assert_mentions(text, "follows as 2 from\n    E1: x = sin(time) + 2");
    diag_release();
    text = errors_of("variable x start 1\nvariable y\nx = 3\ny = der(x)");
    assert_mentions(text, "the start of 'x' (1) contradicts the equation E1");
    diag_release();
    text = errors_of("constant k = 2\nvariable x start 1\nvariable y\nx = -k\ny = der(x)");
    assert_mentions(text, "the start of 'x' (1) contradicts the equation E1");
    diag_release();
    text = errors_of("variable x start 1\nvariable y\nvariable z\nz = 0\nx = z\ny = der(x)");
    assert_mentions(text, "follows as 0 from\n    x is 0 by E2: x = z (system.txt:5)\n"
                          "        and E1: z = 0 (system.txt:4)\n");
    diag_release();
    text = errors_of("variable x start 1\nvariable y\nvariable z\nz = sin(time) + 2\nx = z\ny = der(x)");
    assert_mentions(text, "follows as 2 from\n    E1: z = sin(time) + 2");
    assert_mentions(text, "    z is x by E2: x = z");
    diag_release();
    causal_of("variable x start 2\nvariable y\nx = sin(time) + 2\ny = der(x)");
    causal_of("constant k = 2\nvariable x start -2\nvariable y\nx = -k\ny = der(x)");
    causal_of("constant k = 2\nvariable x start 8\nvariable y\nx = k^3\ny = der(x)");
}

/* Only states that are determined by no start value begin at 0. */
static void test_defaults_are_those_that_are_needed(void **state)
{
    (void)state;
    const char *starts[][4] = {
        {" start 2", "", "", ""}, {"", " start 2", "", ""},         {" start 2", " start 1", "", ""},
        {"", "", " start 4", ""}, {"", " start 1", "", " start 3"}, {"", "", "", ""}};
    const int expected[] = {1, 1, 1, 1, 0, 2};
    for (int i = 0; i < 6; i++) {
        const char **s = starts[i];
        const Causal *c = causal_of(
            arena_format(arena, "constant ratio = 2\nvariable p%s\nvariable q%s\nvariable w%s\nvariable v%s\n"
                         "variable t\np = ratio*q\nder(p) = w\nder(q) = v\n2*der(w) = t\n3*der(v) = 1 - ratio*t",
                         s[0], s[1], s[2], s[3]));
        assert_int_equal(c->defaulted.count, expected[i]);
        for (int k = 0; k < c->defaulted.count; k++) {
            const CausalVariable *v = &c->variables.at[c->defaulted.at[k]];
            assert_int_equal(v->role, ROLE_STATE);
            assert_false(v->is_fixed);
            assert_non_null(v->start);
        }
    }
    const Causal *c = causal_of("variable x\nvariable y start 6\nvariable z\ny = 3*x\nder(y) = z\nder(x) = -x\n");
    assert_int_equal(c->defaulted.count, 0);
}

static void test_missing_start_is_zero_and_said(void **state)
{
    (void)state;
    causalize(arena, system_of_text(arena, "variable x\nder(x) = 1 - x"));
    char *buffer = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&buffer, &size);
    diag_flush(stream, false);
    fclose(stream);
    assert_mentions(buffer, "[C08]");
    free(buffer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_two_fixed_starts_conflict),
        TEST(test_equal_fixed_starts_agree),
        TEST(test_start_of_another_variable_determines_the_state),
        TEST(test_starts_that_follow_determine_nothing),
        TEST(test_start_beside_computed_constants),
        TEST(test_consistent_starts_may_be_more_than_needed),
        TEST(test_contradicting_starts_are_named_with_the_constraint),
        TEST(test_starts_against_equations_alone),
        TEST(test_defaults_are_those_that_are_needed),
        TEST(test_missing_start_is_zero_and_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
