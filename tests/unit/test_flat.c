/* test_flat.c - flattening: flat systems of small drawings, compared with values, equations and listings checked by
 * hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "flat/flat.h"

#include <stdlib.h>
#include <string.h>

#define DATA "tests/unit/data/flat/"

static Arena *arena;

static int set_up(void **state)
{
    (void)state;
    arena = arena_new();
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    exprs_release();
    names_release();
    diag_release();
    arena_free(arena);
    return 0;
}

static const System *system_changed(const char *path, const char *block, VariationList *variations)
{
    LibraryPath libraries = {0};
    list_push(arena, &libraries.folders, "libraries");
    bool unreadable = false, unknown = false;
    const SysmlModel *model = sysml_read(arena, path, &libraries, &unreadable);
    const Classifier *root = model ? sysml_choose_block(model, block, &unknown) : NULL;
    if (root)
        sysml_check(model, root, true);
    const System *system =
        root && !diag_error_count() ? flatten_changed(arena, model, root, NULL, NULL, variations) : NULL;
    if (diag_error_count()) {
        diag_flush(stderr, true);
        fail_msg("unexpected errors in %s", path);
    }
    flat_check(system);
    return system;
}

static const System *system_of(const char *path, const char *block)
{
    return system_changed(path, block, NULL);
}

static int index_of(const System *system, const char *path)
{
    for (int i = 0; i < system->variables.count; i++)
        if (strcmp(system->variables.at[i].path->text, path) == 0)
            return i;
    fail_msg("no variable '%s'", path);
    return -1;
}

static const FlatVariable *variable_of(const System *system, const char *path)
{
    return &system->variables.at[index_of(system, path)];
}

static const char *value_text(const System *system, const char *path)
{
    return expr_text(arena, variable_of(system, path)->value);
}

/* Asserts that an equation with this text has this origin. */
static void assert_equation(const System *system, FlatOrigin origin, const char *words)
{
    for (int i = 0; i < system->equations.count; i++) {
        const FlatEquation *equation = &system->equations.at[i];
        const char *left = expr_text(arena, equation->left), *right = expr_text(arena, equation->right);
        const char *text = arena_format(arena, "%s = %s", left, right);
        if (strcmp(text, words) == 0 && equation->origin == origin)
            return;
    }
    fail_msg("no equation '%s'", words);
}

static int count_of(const System *system, FlatOrigin origin)
{
    int count = 0;
    for (int i = 0; i < system->equations.count; i++)
        count += system->equations.at[i].origin == origin;
    return count;
}

/* ---- values ---- */

static void test_specific_value_wins(void **state)
{
    (void)state;
    const System *system = system_of(DATA "values.xmi", "System");
    assert_string_equal(value_text(system, "plain.rate"), "2.0");
    assert_string_equal(value_text(system, "special.rate"), "3*special.scale");
    assert_string_equal(value_text(system, "own.rate"), "5.0");
    assert_string_equal(value_text(system, "pair.left.rate"), "7.0");   /* the outer slot before the inner one */
    assert_string_equal(value_text(system, "pair.left.scale"), "20.0"); /* given by the inner slot only */
    assert_string_equal(value_text(system, "pair.right.rate"), "3*pair.right.scale");
}

static void test_start_in_scope_of_owner(void **state)
{
    (void)state;
    const System *system = system_of(DATA "values.xmi", "System");
    const FlatVariable *x = variable_of(system, "own.x");
    assert_int_equal(x->start, START_STATED);
    assert_string_equal(expr_text(arena, x->start_value), "start");
    assert_int_equal(variable_of(system, "y")->start, START_NONE);
}

static void test_bound_constants_follow_the_outermost(void **state)
{
    (void)state;
    const System *system = system_of(DATA "values.xmi", "System");
    int gravity = index_of(system, "gravity");
    assert_int_equal(variable_of(system, "gravity")->bound_to, -1);
    assert_int_equal(variable_of(system, "here.gravity")->bound_to, gravity);
    assert_int_equal(variable_of(system, "there.gravity")->bound_to, gravity);
    assert_string_equal(value_text(system, "there.half"), "there.gravity/2");
}

static void test_derived_constant_has_no_value(void **state)
{
    (void)state;
    const System *system = system_of(DATA "values.xmi", "System");
    assert_int_equal(variable_of(system, "area")->kind, FLAT_CONSTANT);
    assert_null(variable_of(system, "area")->value);
}

static void test_parameters_bound_to_each_other(void **state)
{
    (void)state;
    const System *system = system_of(DATA "values.xmi", "System");
    assert_int_equal(variable_of(system, "first.b")->kind, FLAT_VARIABLE);
    assert_equation(system, ORIGIN_CONSTRAINT, "y = 2*first.b");
    assert_equation(system, ORIGIN_CONSTRAINT, "first.b = pair.left.x + 1");
    assert_equation(system, ORIGIN_BINDING, "y = z");
    assert_int_equal(count_of(system, ORIGIN_BINDING), 1);
}

/* ---- ports ---- */

static void test_flows_of_outer_ports_are_negated(void **state)
{
    (void)state;
    const System *system = system_of(DATA "ports.xmi", "System");
    assert_equation(system, ORIGIN_FLOW_SUM, "assembly.spring.a.f + assembly.damper.a.f - assembly.end.f = 0");
    assert_equation(system, ORIGIN_FLOW_SUM, "assembly.end.f - grip.f = 0");
    assert_equation(system, ORIGIN_FLOW_ZERO, "grip.f = 0");
}

static void test_flow_property_names_that_collide_are_kept(void **state)
{
    (void)state;
    const System *system = system_of(DATA "ports.xmi", "System");
    assert_string_equal(variable_of(system, "box.p.left.f")->identifier->text, "left.f");
    assert_equation(system, ORIGIN_CONNECTION, "box.p.right.lV = maker.q.right.lV");
    assert_equation(system, ORIGIN_FLOW_SUM, "box.p.left.f + maker.q.left.f = 0");
}

static void test_connector_in_a_loop_adds_nothing(void **state)
{
    (void)state;
    const System *system = system_of(DATA "ports.xmi", "System");
    assert_int_equal(count_of(system, ORIGIN_CONNECTION), 7);
    const FlatEquation *sum = &system->equations.at[system->equations.count - 2];
    assert_int_equal(sum->origin, ORIGIN_FLOW_SUM);
    assert_int_equal(sum->connectors.count, 2);
    assert_string_equal(sum->connectors.at[1].element->text, "Ports::Assembly::again");
}

static void test_ports_pair_by_name_or_as_the_only_one(void **state)
{
    (void)state;
    const System *system = system_of(DATA "structure.xmi", NULL);
    assert_equation(system, ORIGIN_CONNECTION, "s.o.a = r.i.b");
    assert_equation(system, ORIGIN_CONNECTION, "l.d.m1.lV = rt.e.m1.lV"); /* ports in ports */
    assert_equation(system, ORIGIN_FLOW_SUM, "l.d.m2.f + rt.e.m2.f = 0");
    assert_equation(system, ORIGIN_CONNECTION, "l.d.cmd = rt.e.cmd");
}

static void test_inherited_connector_joins_the_redefining_part(void **state)
{
    (void)state;
    const System *system = system_of(DATA "structure.xmi", NULL);
    assert_string_equal(value_text(system, "dv.spring2.k"), "1000.0");
    assert_equation(system, ORIGIN_FLOW_SUM, "dv.spring2.a.f + dv.extra.a.f - dv.end.f = 0");
}

/* ---- experiments ---- */

static void test_experiment_is_outside_of_paths(void **state)
{
    (void)state;
    const System *system = system_of(DATA "structure.xmi", NULL);
    assert_true(system->experiment.is_drawn);
    assert_string_equal(system->experiment.qualified->text, "Structure::X");
    assert_float_equal(system->experiment.interval, 0.02, 1e-15);
    assert_string_equal(value_text(system, "off"), "3.0");
    assert_string_equal(expr_text(arena, variable_of(system, "n.x")->start_value), "8.0"); /* twice its own number */
}

/* ---- equations ---- */

static void test_nested_constraint_blocks(void **state)
{
    (void)state;
    const System *system = system_of(DATA "structure.xmi", NULL);
    assert_equation(system, ORIGIN_CONSTRAINT, "n.x = 2*n.y");
    assert_equation(system, ORIGIN_CONSTRAINT, "n.x = n.y + 1");
}

static void test_der(void **state)
{
    (void)state;
    const System *system = system_of(DATA "equations.xmi", "System");
    int x = index_of(system, "x"), first = index_of(system, "der(x)"), second = index_of(system, "der(der(x))");
    assert_int_equal(system->variables.at[x].derivative, first);
    assert_int_equal(system->variables.at[first].integral, x);
    assert_int_equal(system->variables.at[first].derivative, second);
    assert_int_equal(system->variables.at[second].integral, first);
    assert_int_equal(variable_of(system, "k")->derivative, -1);
}

static void test_if_equations(void **state)
{
    (void)state;
    const System *system = system_of(DATA "equations.xmi", "System");
    assert_equation(system, ORIGIN_CONSTRAINT, "q = if u > 0 then -u elseif u < -1 then 1 + u else 0");
    assert_equation(system, ORIGIN_CONSTRAINT, "0 = if on and u2 >= 1 then q2 + y - 3 else q2 - 4*y");
    assert_equation(system, ORIGIN_CONSTRAINT, "u2 = if on and u2 >= 1 then 2 else 1 + y");
}

/* ---- discrete variables ---- */

static void test_what_is_discrete(void **state)
{
    (void)state;
    const System *system = system_of(DATA "hybrid.xmi", "System");
    static const char *const discrete[] = {"hits", "mode", "high", "sampled", "held", "peak", "when(rule3)",
                                           "count.when(rule1,2)"};
    for (size_t i = 0; i < sizeof discrete / sizeof *discrete; i++)
        assert_true(variable_of(system, discrete[i])->is_discrete);
    static const char *const others[] = {"h", "v", "x", "y", "der(v)", "e", "rest"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        assert_false(variable_of(system, others[i])->is_discrete);
    assert_true(variable_of(system, "when(rule3)")->is_hidden);
    assert_false(variable_of(system, "mode")->is_hidden);
    assert_float_equal(variable_of(system, "sampled")->cycle, 0.25, 0);
    assert_float_equal(variable_of(system, "hits")->cycle, 0, 0);
}

static void test_starts_of_discrete_variables(void **state)
{
    (void)state;
    const System *system = system_of(DATA "hybrid.xmi", "System");
    static const struct {
        const char *path, *start;
    } starts[] = {{"mode", "2"}, {"former", "1"}, {"hits", "0"}, {"high", "false"}, {"held", "0.0"},
                  {"sampled", "2*e"}};
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        assert_string_equal(expr_text(arena, flat_start(variable_of(system, starts[i].path))), starts[i].start);
    assert_int_equal(variable_of(system, "mode")->start, START_STATED);
    assert_string_equal(variable_of(system, "mode")->literals.at[2]->text, "ajar");
    assert_string_equal(value_text(system, "rest"), "2");
}

static void test_when_equations(void **state)
{
    (void)state;
    const System *system = system_of(DATA "hybrid.xmi", "System");
    assert_equation(system, ORIGIN_CONSTRAINT, "when(rule3) = h > 0.9");
    assert_equation(system, ORIGIN_CONSTRAINT,
                    "held = if edge(when(rule3)) then pre(held) elseif edge(when(rule3,2)) then h else pre(held)");
    assert_int_equal(system->algorithms.count, 2);
    const FlatAlgorithm *bounce = &system->algorithms.at[0];
    assert_int_equal(bounce->assigned.count, 1);
    assert_int_equal(bounce->assigned.at[0], index_of(system, "v"));
    assert_string_equal(bounce->element->text, "Hybrid::CountLaw::rule1");
}

/* ---- listings ---- */

/* chain.n = m + 1 = 2 is the number of elements of x. */
static void test_variations(void **state)
{
    (void)state;
    static const char model[] = "tests/cases/variants/model.xmi";
    Variation size = {.path = "chain.n"}, gap = {.path = "gap"}, law = {.path = "law"};
    list_push(arena, &size.words, "4");
    list_push(arena, &size.words, "2");
    list_push(arena, &gap.words, "20 mm");
    list_push(arena, &law.words, "square");
    VariationList variations = {0};
    list_push(arena, &variations, size);
    list_push(arena, &variations, gap);
    list_push(arena, &variations, law);
    const System *system = system_changed(model, "System", &variations);
    const Variation *sizes = &variations.at[0], *gaps = &variations.at[1], *laws = &variations.at[2];
    assert_false(variations.is_refused);
    assert_int_equal(sizes->choices.count, 2);
    assert_int_equal(sizes->stated, 1);
    assert_string_equal(sizes->choices.at[0].text, "4");
    assert_int_equal(gaps->choices.count, 2);
    assert_int_equal(gaps->stated, 0);
    assert_string_equal(gaps->choices.at[1].text, "0.02");
    assert_string_equal(laws->choices.at[0].text, "linear");
    assert_string_equal(value_text(system, "gap"), "0.0");
    index_of(system, "chain.x[2]");

    variations.chosen = (const int[]){0, 1, 1};
    system = system_changed(model, "System", &variations);
    assert_string_equal(value_text(system, "chain.n"), "4");
    assert_string_equal(value_text(system, "gap"), "0.02");
    assert_string_equal(value_text(system, "law"), "2");
    index_of(system, "chain.x[4]");
}

static void assert_listing(const char *model, const char *block, const char *expected)
{
    Text listing = text_new(arena);
    flat_print(&listing, system_of(model, block), false);
    FILE *file = fopen(expected, "rb");
    assert_non_null(file);
    Text text = text_new(arena);
    for (int c = fgetc(file); c != EOF; c = fgetc(file))
        text_add_char(&text, (char)c);
    fclose(file);
    assert_string_equal(listing.at, text.at);
}

static void test_listings(void **state)
{
    (void)state;
    assert_listing(DATA "values.xmi", "System", DATA "values.txt");
    assert_listing(DATA "equations.xmi", "System", DATA "equations.txt");
    assert_listing(DATA "hybrid.xmi", "System", DATA "hybrid.txt");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_specific_value_wins, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_start_in_scope_of_owner, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_bound_constants_follow_the_outermost, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_derived_constant_has_no_value, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_parameters_bound_to_each_other, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_flows_of_outer_ports_are_negated, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_flow_property_names_that_collide_are_kept, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_connector_in_a_loop_adds_nothing, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_ports_pair_by_name_or_as_the_only_one, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_inherited_connector_joins_the_redefining_part, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_experiment_is_outside_of_paths, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_nested_constraint_blocks, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_der, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_if_equations, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_what_is_discrete, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_starts_of_discrete_variables, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_when_equations, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_variations, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_listings, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
