/* test_causal_events.c - the causal level of small hybrid systems: discrete variables, the order in which events
 * determine them, assumed values, and branches of time. */
#include "causal_text.h"

static int named(const Causal *causal, const char *path)
{
    for (int v = 0; v < causal->variables.count; v++)
        if (strcmp(causal->variables.at[v].path->text, path) == 0)
            return v;
    fail_msg("no variable %s", path);
    return -1;
}

/* The equations that determine discrete variables: "E1 z, E3 w". */
static const char *discrete_of(const char *model)
{
    const Causal *causal = causal_of(model);
    Text text = text_new(arena);
    text_add(&text, "");
    for (int e = 0; e < causal->equations.count; e++)
        if (causal->equations.at[e].use == EQUATION_DISCRETE)
            text_format(&text, "%s%s %s", text.length ? ", " : "", causal->equations.at[e].id->text,
                        causal->variables.at[causal->equations.at[e].determines].path->text);
    return text.at;
}

/* The variables that events determine, in order; the tearing variables of a loop in brackets. */
static const char *instants_of(const Causal *causal)
{
    Text text = text_new(arena);
    text_add(&text, "");
    for (int b = 0; b < causal->events.count; b++) {
        const Block *block = causal->events.at[b];
        for (int i = 0; i < block->tearing.count; i++)
            text_format(&text, "%s[%s]", text.length ? ", " : "",
                        causal->variables.at[block->tearing.at[i]].path->text);
        for (int i = 0; i < block->inner.count; i++)
            text_format(&text, "%s%s", text.length ? ", " : "",
                        causal->variables.at[block->inner.at[i].variable].path->text);
    }
    return text.at;
}

static const char *assumed_of(const Causal *causal)
{
    Text text = text_new(arena);
    text_add(&text, "");
    for (int v = 0; v < causal->variables.count; v++)
        if (causal->is_assumed[v])
            text_format(&text, "%s%s", text.length ? ", " : "", causal->variables.at[v].path->text);
    return text.at;
}

/* ---- which equations are discrete ---- */

static void test_what_says_what_a_variable_is(void **state)
{
    (void)state;
    assert_string_equal(discrete_of("variable x start 0\ndiscrete u start 0 every 0.1\nder(x) = u\nu = 1 - x"), "E2 u");
    assert_string_equal(discrete_of("variable x start 0\ndiscrete u start 0 every 0.1\nu = der(x)\nder(x) = 1 - x"),
                        "E1 u");
    assert_string_equal(discrete_of("variable x start 0\nvariable y\ndiscrete u start 0\nder(x) = u\ny = 2*x\n"
                                    "u + y = 1"), "E3 u");
    assert_string_equal(discrete_of("variable y\ndiscrete u start 0\ny = u\n2*u = floor(time)"), "E2 u");
    assert_string_equal(discrete_of("discrete z start 0\ndiscrete w start 0\nz - w = 1\nz + w = floor(time)"),
                        "E1 z, E2 w");
    assert_string_equal(discrete_of("variable y\nboolean b start true\nb = y > 1\ny = if b then time else 2"), "E1 b");
}

/* An equality of discrete variables of one clock is an alias; of two clocks, it is a sample. */
static void test_plain_equalities(void **state)
{
    (void)state;
    assert_string_equal(discrete_of("integer n start 0\ninteger m start 0\nn = pre(n) + 1\nm = n"), "E1 n");
    assert_string_equal(discrete_of("discrete n start 0 every 0.1\ndiscrete m start 0 every 0.2\nn = pre(n) + 1\n"
                                    "m = n"), "E1 n, E2 m");
}

/* Independent of the number of variables that exist when the clock is created. */
static void test_every_clock_is_kept(void **state)
{
    (void)state;
    for (int others = 0; others < 70; others++) {
        Text text = text_new(arena);
        for (int i = 0; i < others; i++)
            text_format(&text, "variable x%d start 0\nder(x%d) = 1\n", i, i);
        text_add(&text, "discrete u start 0 every 0.1\nu = pre(u) + 1\n");
        const Causal *causal = causal_of(text.at);
        assert_int_equal(causal->variables.at[named(causal, "u")].clock, 0);
    }
}

static void test_equal_samples_share_a_clock(void **state)
{
    (void)state;
    const Causal *causal = causal_of("constant period = 0.1\nvariable x start 1\nvariable y\nvariable z\n"
                                     "der(x) = y + z\ny = if sample(0, period) then 1 else 0\n"
                                     "z = if sample(0, period) or sample(1, 2) then 1 else 0");
    assert_int_equal(causal->clocks.count, 2);
    assert_ptr_equal(causal->clocks.at[0].period, text_expression(arena, "period"));
}

/* ---- the order of an event ---- */

static void test_order_of_instants(void **state)
{
    (void)state;
    const Causal *causal = causal_of("variable x start 0\nvariable y\nboolean b start false\ndiscrete z start 0\n"
                                     "variable w\nz = if b then y else pre(z)\nb = y > 1\ny = 2*x\nder(x) = 1\n"
                                     "w = z + x");
    assert_string_equal(instants_of(causal), "y, y > 1, b, z");
    assert_string_equal(assumed_of(causal), "");
    assert_true(causal->is_seen[named(causal, "z")]);
    assert_false(causal->is_felt[named(causal, "z")]);
    assert_false(causal->is_seen[named(causal, "b")]);
}

static void test_what_derivatives_feel(void **state)
{
    (void)state;
    const Causal *causal = causal_of("variable x start 0\nvariable v\nvariable w\ndiscrete z start 0\n"
                                     "discrete y start 0\nz = if x > 1 then 1 else pre(z)\n"
                                     "y = if x > 2 then 1 else pre(y)\nv = z + 1\nder(x) = v\nw = y + x");
    assert_true(causal->is_felt[named(causal, "z")] && causal->is_seen[named(causal, "z")]);
    assert_true(!causal->is_felt[named(causal, "y")] && causal->is_seen[named(causal, "y")]);
}

static void test_cycles_assume_branches_first(void **state)
{
    (void)state;
    const Causal *diode = causal_of("variable s\nvariable v\nvariable i\nboolean off start false\n"
                                    "sin(time) = v + 2*i\noff = s < 0\nv = if off then s else 0\n"
                                    "i = if off then 0 else s");
    assert_string_equal(assumed_of(diode), "s < 0");
    const Causal *alone = causal_of("variable y\ny = if y > 0 then -1 else 1");
    assert_string_equal(assumed_of(alone), "y > 0");
    assert_int_equal(alone->branches.at[0].kind, BRANCH_RELATION);
    const Causal *truths = causal_of("boolean a start false\nboolean b start true\na = not b\nb = not a");
    assert_string_equal(assumed_of(truths), "b");
}

/* The assumed values by group, each group with the end of its blocks: "s1 < 0 2; s2 < 0 4". */
static const char *groups_of(const Causal *causal)
{
    Text text = text_new(arena);
    text_add(&text, "");
    for (int g = 0; g < causal->group_ends.count; g++) {
        const char *before = g ? "; " : "";
        for (int v = 0; v < causal->variables.count; v++) {
            assert_int_equal(causal->is_assumed[v], causal->group[v] >= 0);
            if (causal->group[v] != g)
                continue;
            text_format(&text, "%s%s", before, causal->variables.at[v].path->text);
            before = ", ";
        }
        text_format(&text, " %d", causal->group_ends.at[g]);
    }
    return text.at;
}

#define DIODE(n, source) \
    "variable s" n "\nvariable v" n "\nvariable i" n "\nboolean off" n " start false\n" \
    source " = v" n " + 2*i" n "\noff" n " = s" n " < 0\nv" n " = if off" n " then s" n " else 0\n" \
    "i" n " = if off" n " then 0 else s" n "\n"

/* Independent groups are separate however their equations are mixed; dependent ones follow their dependencies. */
static void test_what_does_not_depend_on_each_other_is_apart(void **state)
{
    (void)state;
    assert_string_equal(groups_of(causal_of(DIODE("1", "sin(time)"))), "s1 < 0 2");
    assert_string_equal(groups_of(causal_of(DIODE("1", "sin(time)") DIODE("2", "cos(time)"))),
                        "s1 < 0 2; s2 < 0 4");
    assert_string_equal(groups_of(causal_of(DIODE("1", "sin(time) + v2") DIODE("2", "cos(time)"))),
                        "s2 < 0 2; s1 < 0 4");
    assert_string_equal(groups_of(causal_of(DIODE("1", "sin(time) + v2/2") DIODE("2", "cos(time) + v1/2"))),
                        "s1 < 0, s2 < 0 5");
    assert_string_equal(groups_of(causal_of("boolean a start false\nboolean b start true\nboolean c start true\n"
                                            "boolean d start true\na = not c\nb = not d\nc = not a\nd = not b or a")),
                        "c 2; d 4");
    assert_string_equal(groups_of(causal_of("boolean a start false\na = sin(time) > 0")), "");
}

/* Two discrete variables are solved together. In a loop with continuous variables, the discrete ones are the tearing
 * variables, so that they keep their values. */
static void test_discrete_reals_are_solved_together(void **state)
{
    (void)state;
    const Causal *pair = causal_of("discrete z start 0 every 0.1\ndiscrete w start 0 every 0.1\nz + 2*w = 3\n"
                                   "z - w = 0");
    assert_string_equal(instants_of(pair), "[z], [w]");
    assert_string_equal(assumed_of(pair), "");
    const Causal *cubic = causal_of("variable x start 0\nvariable y\ndiscrete u start 0 every 0.1\nder(x) = u\n"
                                    "y = x + 0.5*u^3\nu = 1 - y^3");
    assert_string_equal(instants_of(cubic), "[u], y");
    assert_int_equal(list_last(&cubic->events)->kind, BLOCK_NONLINEAR);
    const Causal *linear = causal_of("variable x start 0\nvariable y\ndiscrete u start 0 every 0.1\nder(x) = u\n"
                                     "y = x + 0.5*u\nu = 2*(1 - y)");
    assert_string_equal(instants_of(linear), "u, y");
    assert_string_equal(assumed_of(linear), "");
}

/* ---- branches of time ---- */

static void assert_timed(const char *equations, const char *rate, const char *rest)
{
    const Causal *causal = causal_of(equations);
    const Branch *branch = &causal->branches.at[0];
    assert_int_equal(branch->kind, BRANCH_TIMED);
    assert_string_equal(expr_text(arena, branch->rate), rate);
    assert_string_equal(expr_text(arena, branch->rest), rest);
}

static void test_branches_of_time(void **state)
{
    (void)state;
    assert_timed("variable y\ny = if time > 1 then 1 else 0", "1", "-1");
    assert_timed("variable y\ny = if 2*time < 5 then 1 else 0", "-2", "5");
    assert_timed("variable y\ny = floor(time/0.5)", "2.0", "0");
    assert_timed("constant k = 3\nvariable y\nvariable u\nu = k*time + 1\ny = if u >= 4 then 1 else 0", "k", "-3");
    assert_timed("variable y\ndiscrete t start 0\nt = if time >= 2 then 1 else 0\ny = max(time - t, 0.5)", "1",
                 "-2");
    static const char *const searched[] = {"variable y\ny = if time*time > 1 then 1 else 0",
                                           "variable y\ny = floor(3*sin(time))"};
    for (size_t i = 0; i < sizeof searched / sizeof *searched; i++)
        assert_int_equal(causal_of(searched[i])->branches.at[0].kind, BRANCH_SEARCHED);
    static const char *const others[] = {"variable x start 0\nvariable y\nder(x) = 1\ny = if x > time then 1 else 0",
                                         "variable y\ny = time - (if y > 0 then 1 else 0)"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        assert_int_equal(causal_of(others[i])->branches.at[0].kind, BRANCH_RELATION);
}

static void test_equal_relations_are_one_branch(void **state)
{
    (void)state;
    const Causal *causal = causal_of("variable x start 0\nvariable a\nvariable b\nvariable c\nboolean q start false\n"
                                     "der(x) = 1\na = if x > 1 then 1 else 0\nb = if x > 1 then 2 else 3\n"
                                     "q = x > 1\nc = noEvent(if x > 2 then 1 else 0)");
    assert_int_equal(causal->branches.count, 1);
    const Causal *sampled = causal_of("variable x start 0\ndiscrete z start 0 every 0.1\nder(x) = 1\n"
                                      "z = if x > 1 then 1 else max(x, 0)");
    assert_int_equal(sampled->branches.count, 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_what_says_what_a_variable_is), TEST(test_plain_equalities), TEST(test_every_clock_is_kept),
        TEST(test_equal_samples_share_a_clock),
        TEST(test_order_of_instants), TEST(test_what_derivatives_feel), TEST(test_cycles_assume_branches_first),
        TEST(test_what_does_not_depend_on_each_other_is_apart), TEST(test_discrete_reals_are_solved_together),
        TEST(test_branches_of_time), TEST(test_equal_relations_are_one_branch),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
