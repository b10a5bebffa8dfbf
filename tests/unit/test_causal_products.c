/* test_causal_products.c - products of unknowns as new unknowns in place of a factor: the loops that become linear by
 * this, and those that stay unchanged. */
#include "causal_text.h"

/* Equations that define a product: "E1# product(p.s, t) = p.s*p.t". */
static const char *products_of(const Causal *causal)
{
    Text text = text_new(arena);
    text_add(&text, "");
    for (int e = 0; e < causal->equations.count; e++) {
        const CausalEquation *equation = &causal->equations.at[e];
        if (equation->is_product)
            text_format(&text, "%s%s %s = %s", text.length ? ", " : "", equation->id->text,
                        expr_text(arena, equation->left), expr_text(arena, equation->right));
    }
    return text.at;
}

static int loops_of(const Causal *causal)
{
    int loops = 0;
    for (int b = 0; b < causal->continuous.count; b++)
        loops += causal->continuous.at[b]->kind != BLOCK_ASSIGN;
    return loops;
}

static const char *const heater = "constant power = 600\nconstant k = 2\nport variable p.t guess 300 unit K\n"
                                  "port variable p.s\nvariable T start 290\nder(T) = p.s*p.t/1000\n";

static void test_a_heater_is_explicit(void **state)
{
    (void)state;
    const Causal *c = causal_of(arena_format(arena, "%s%s", heater, "p.s*p.t = power\n-p.s*p.t = k*(T - p.t)"));
    assert_string_equal(products_of(c), "E2# product(p.s, t) = p.s*p.t");
    assert_int_equal(loops_of(c), 0);
    double *values = values_at_start(c);
    assert_value(c, values, "p.t", 590);
    assert_value(c, values, "p.s", 600.0 / 590);
}

static void test_any_form_of_a_product(void **state)
{
    (void)state;
    static const char *const forms[] = {
        "-(3*p.s/k)*(p.t*2) + 0 = -power*3\np.t - T = if time < 1 then p.s*p.t/k else p.t*(p.s/k)",
        "power + p.t - p.t*(1 - 0 + p.s) = 0*T\nk*(T - p.t) + (p.s + 0)*(p.t + p.t)/2 = 0"};
    for (int i = 0; i < 2; i++) {
        const Causal *c = causal_of(arena_format(arena, "%s%s", heater, forms[i]));
        assert_string_equal(products_of(c), "E2# product(p.s, t) = p.s*p.t");
        assert_int_equal(loops_of(c), 0);
        assert_value(c, values_at_start(c), "p.t", 590);
    }
}

/* Three conductors meet in a node: the sum of their flows is multiplied by its temperature. */
static const char *const star = "port variable p.t guess 300 unit K\nport variable p.a\nport variable p.b\n"
                                "port variable p.c\nvariable T start 400\nder(T) = p.a*p.t\np.a*p.t = 2*(T - p.t)\n"
                                "p.b*p.t = 1*(250 - p.t)\np.c*p.t = 5*(280 - p.t)\n";

static void test_flows_that_meet(void **state)
{
    (void)state;
    const Causal *c = causal_of(arena_format(arena, "%s%s", star, "p.a + p.b + p.c = 0"));
    assert_string_equal(products_of(c), "E2# product(p.a, t) = p.a*p.t, E3# product(p.b, t) = p.b*p.t, "
                                        "E4# product(p.c, t) = p.c*p.t");
    double *values = values_at_start(c);
    assert_value(c, values, "p.t", (2 * 400 + 250 + 5 * 280) / 8.0);
    assert_value(c, values, "p.a", 2 * (400 - 306.25) / 306.25);
    assert_int_equal(loops_of(c), 0);
    c = causal_of(arena_format(arena, "%s%s", star, "p.a + p.b/2 + p.c = sin(time) - T/500"));
    assert_value(c, values_at_start(c), "p.t", (2 * 400 + 0.5 * 250 + 5 * 280) / (7.5 - 0.8));
}

static void test_two_products_of_one_equation(void **state)
{
    (void)state;
    const Causal *c = causal_of("port variable p.t guess 300 unit K\nport variable p.a\nport variable p.b\n"
                                "variable x start 1\nder(x) = p.a\np.a*p.t + p.b*p.t = 600*x\n"
                                "2*p.a*p.t - p.b*p.t = p.t\np.b*p.t = 290 + p.t/10");
    assert_string_equal(products_of(c), "E2# product(p.a, t) = p.a*p.t, E2## product(p.b, t) = p.b*p.t");
    double *values = values_at_start(c), t = value_of(c, values, "p.t"), b = value_of(c, values, "p.b");
    assert_value(c, values, "p.b", (290 + t / 10) / t);
    assert_value(c, values, "p.a", 600 / t - b);
}

static void keeps(const char *model)
{
    const Causal *c = causal_of(model);
    assert_string_equal(products_of(c), "");
    assert_true(loops_of(c) > 0);
    for (int v = 0; v < c->variables.count; v++)
        assert_false(c->variables.at[v].is_product);
}

static void test_what_may_vanish_divides_nothing(void **state)
{
    (void)state;
    static const char *const units[] = {"V", "degC"};
    for (int i = 0; i < 2; i++)
        keeps(arena_format(arena, "port variable p.t guess 230 unit %s\nport variable p.s\nvariable T start 290\n"
                                  "der(T) = p.s\np.s*p.t = 600\n-p.s*p.t = 2*(T - p.t)", units[i]));
    keeps("variable t guess 300 unit K\nvariable s\nvariable T start 290\nder(T) = s\ns*t = 600\n-s*t = 2*(T - t)");
}

static void test_what_stays_nonlinear_is_left_alone(void **state)
{
    (void)state;
    keeps(arena_format(arena, "%s%s", heater, "p.s*p.t = power\n-p.s*p.t = k*(T - p.t) + p.t^2"));
    keeps(arena_format(arena, "%s%s", heater, "p.s*p.t = power\np.s + p.t = T + 10"));
    keeps(arena_format(arena, "%s%s", star, "p.a + p.b + p.c = p.t/300"));
    keeps(arena_format(arena, "%s%s", heater, "p.s*p.t + sin(p.s) = power\n-p.s*p.t = k*(T - p.t)"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_a_heater_is_explicit),
        TEST(test_any_form_of_a_product),
        TEST(test_flows_that_meet),
        TEST(test_two_products_of_one_equation),
        TEST(test_what_may_vanish_divides_nothing),
        TEST(test_what_stays_nonlinear_is_left_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
