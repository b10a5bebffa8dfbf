/* test_statements.c - statements of actions, resolved to variables of the system: names, targets, types, rejections. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "flat/connect.h"
#include "flat/constraint.h"
#include "flat/size.h"
#include "flat/statement.h"
#include "flat/union.h"
#include "flat/value.h"

#include <string.h>

#define MODEL "tests/unit/data/flat/hybrid.xmi"

static Arena *arena;
static Flattening f;

static const Instance *scope; /* the instance that owns the actions */

/* Flattens a model up to its constraints. */
static void begin(const char *path, const char *block)
{
    arena = arena_new();
    LibraryPath libraries = {0};
    list_push(arena, &libraries.folders, "libraries");
    bool unreadable = false, unknown = false;
    const SysmlModel *model = sysml_read(arena, path, &libraries, &unreadable);
    const Classifier *root = sysml_choose_block(model, block, &unknown);
    f = (Flattening){.arena = arena,
                     .scratch = arena,
                     .model = model,
                     .system = arena_new_of(arena, System),
                     .shape_of = map_new(arena),
                     .literals = sysml_literals(model, arena),
                     .hidden_count = map_new(arena),
                     .reported = map_new(arena)};
    f.system->block = root;
    f.system->by_leaf = expr_indices_new(arena);
    assert_true(flat_is_buildable(&f, root));
    flat_instantiate(&f, root, NULL, NULL);
    flat_read_connectors(&f);
    flat_complete_parameters(&f);
    f.connectable = f.system->variables.count;
    f.equal = flat_union_new(arena, f.connectable);
    flat_settle_values(&f);
    flat_write_constraints(&f);
    assert_int_equal(diag_error_count(), 0);
    scope = f.instances.at[0];
}

static int set_up(void **state)
{
    (void)state;
    begin(MODEL, "System");
    return 0;
}

static int set_up_computer(void **state)
{
    (void)state;
    begin("models/computer/model.xmi", "ComputerTest");
    for (int i = 0; i < f.instances.count; i++)
        if (strcmp(f.instances.at[i]->path->text, "computer") == 0)
            scope = f.instances.at[i];
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

static Place place_here(void)
{
    return (Place){.scope = scope,
                   .source = {.file = f.model->main, .line = 10},
                   .element = name_of("Hybrid::System::life"),
                   .spans_lines = true};
}

static bool rewritten(const char *text, StatementList *found)
{
    StatementList drawn;
    ParseError error;
    if (!parse_statements(arena, text, NULL, &drawn, &error))
        fail_msg("'%s': found %s, expected %s", text, error.found, error.expected);
    Place place = place_here();
    *found = (StatementList){0};
    return flat_rewrite_statements(&f, &drawn, &place, found);
}

static void check(const char *text, const char *expected)
{
    StatementList found;
    if (!rewritten(text, &found)) {
        diag_flush(stderr, false);
        fail_msg("'%s' is refused", text);
    }
    Text printed = text_new(arena);
    text_add(&printed, "");
    statements_print(&printed, &found, 0);
    assert_string_equal(printed.at, expected);
}

static void check_messages(const char *expected)
{
    FILE *stream = tmpfile();
    assert_non_null(stream);
    diag_flush(stream, true);
    rewind(stream);
    Text messages = text_new(arena);
    text_add(&messages, "");
    for (int c = fgetc(stream); c != EOF; c = fgetc(stream))
        text_add_char(&messages, (char)c);
    fclose(stream);
    if (!strstr(messages.at, expected))
        fail_msg("'%s' is not said:\n%s", expected, messages.at);
}

static void refuse(const char *text, const char *expected)
{
    StatementList found;
    assert_false(rewritten(text, &found));
    check_messages(expected);
}

static void names_become_variables(void **state)
{
    (void)state;
    check("mode := Mode.ajar; hits := pre(hits) + 1", "mode := 3;\nhits := pre(hits) + 1;\n");
    check("high := x > 1 and mode == closed", "high := noEvent(x > 1 and mode == 1);\n");
    check("held := x*e; reinit(v, -pre(v))", "held := x*e;\nv := -pre(v);\n");
    check("if high then held := 1 else return end if",
          "if high then\n    held := 1;\nelse\n    return;\nend if;\n");
    check("while held < 3 loop held := held + 1; break; end while",
          "while noEvent(held < 3) loop\n    held := held + 1;\n    break;\nend while;\n");
}

/* A loop index is a separate leaf, also if a variable or an outer index has the same name. */
static void indices_are_leaves_of_their_own(void **state)
{
    (void)state;
    check("for i in 1:hits loop for i in i:-1:1 loop held := held + i end for end for",
          "for i in 1:hits loop\n    for i_ in i:-1:1 loop\n        held := held + i_;\n    end for;\nend for;\n");
    check("for ticks in 1:2 loop held := ticks end for; held := ticks",
          "for ticks_ in 1:2 loop\n    held := ticks_;\nend for;\nheld := ticks;\n");
}

static void what_cannot_be_set_is_refused(void **state)
{
    (void)state;
    refuse("e := 3", "[F26]");
    refuse("nothing := 3", "uses the name 'nothing', but there is no such name [F07]");
    refuse("Mode.open := 3", "which is a constant or a literal [F26]");
    refuse("x[2] := 3", "a number has 1 subscript [F38]");
    refuse("for i in 1:2 loop i := 3 end for", "which is the index of a loop [F26]");
}

/* Only actions of the block that has the input are rejected; a block around it may set the input. */
static void inputs_are_not_set(void **state)
{
    (void)state;
    assert_ptr_not_equal(scope, f.instances.at[0]);
    check("y.rSig := 8", "computer.y.rSig := 8;\n");
    check("y := u + 1", "computer.y.rSig := computer.u.rSig + 1;\n");
    refuse("u.rSig := 1", "sets 'u.rSig', which is an input of its block [F26]");
    scope = f.instances.at[0];
    check("computer.u.rSig := 1", "computer.u.rSig := 1;\n");
}

static void types_are_checked(void **state)
{
    (void)state;
    refuse("hits := x", "an Integer is given a Real value [F16]");
    refuse("high := 1", "a Boolean is set equal to a number [F16]");
    refuse("held := high", "a Boolean is set equal to a number [F16]");
    refuse("mode := 2", "a value of an enumeration is set equal to a number [F16]");
    refuse("mode := Door.shut", "values of different enumerations are set equal [F16]");
    refuse("high := mode == Door.shut", "values of different enumerations are compared [F16]");
    refuse("high := mode < 2", "a value of an enumeration is compared with a number [F16]");
    refuse("high := mode < Door.shut", "values of different enumerations are compared [F16]");
    refuse("held := 3 + mode", "a value of an enumeration is used as a number [F16]");
    refuse("if hits then return end if", "a number is used as a condition [F16]");
    refuse("while 1 loop return end while", "a number is used as a condition [F16]");
    refuse("for i in 1:x loop return end for", "the range of a loop is not one of Integers [F16]");
    refuse("for i in 1:0:3 loop return end for", "the step of a loop is 0 [F09]");
    refuse("for i in closed:open loop return end for", "several enumerations have a literal of that name");
}

static void what_stands_in_the_wrong_place_is_refused(void **state)
{
    (void)state;
    refuse("held := 1;\nbreak", "hybrid.xmi:11: error: 'Hybrid::System::life': 'break' is used outside of loops [F23]");
    refuse("held := reinit(v, 3)", "reinit() is not a value [F23]");
    refuse("high := sample(0, 1)", "causes events itself [F25]");
    refuse("held := pre(x + 1)", "pre() of an expression [F22]");
    refuse("held := pre(e)", "pre() of a constant, which never changes [F22]");
    refuse("for i in 1:3 loop held := pre(i) end for", "pre() of the index of a loop [F22]");
    refuse("print(3)", "the call of 'print' is not supported yet [F14]");
}

static void settle_claims_of(const char *text, const char *expected)
{
    StatementList found;
    assert_true(rewritten(text, &found));
    flat_settle_discrete(&f);
    check_messages(expected);
}

static void claims_are_settled_at_the_end(void **state)
{
    (void)state;
    settle_claims_of("reinit(held, 3)", "reinit() of 'held', whose derivative appears in no equation [F24]");
    settle_claims_of("high := change(x)", "change() of 'x', which is continuous [F22]");
}

static void algorithms_list_what_they_assign(void **state)
{
    (void)state;
    StatementList found;
    assert_true(rewritten("y := 1; if high then v := 2; x := 3; y := 4 end if", &found));
    Place place = place_here();
    flat_add_algorithm(&f, &found, &place)->cycle = 0.5;
    flat_settle_discrete(&f);
    const FlatAlgorithm *algorithm = &list_last(&f.system->algorithms);
    static const char *const paths[] = {"v", "x", "y"};
    static const bool is_discrete[] = {false, true, true};
    assert_int_equal(algorithm->assigned.count, 3);
    for (int i = 0; i < 3; i++) {
        const FlatVariable *variable = &f.system->variables.at[algorithm->assigned.at[i]];
        assert_string_equal(variable->path->text, paths[i]);
        assert_int_equal(variable->is_discrete, is_discrete[i]);
    }
    for (int i = 0; i < f.system->equations.count; i++)
        f.system->equations.at[i].id = name_format("E%d", i + 1);
    for (int i = 0; i < f.system->algorithms.count; i++)
        f.system->algorithms.at[i].id = name_format("A%d", i + 1);
    flat_check(f.system);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(names_become_variables, set_up, tear_down),
        cmocka_unit_test_setup_teardown(indices_are_leaves_of_their_own, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_cannot_be_set_is_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(inputs_are_not_set, set_up_computer, tear_down),
        cmocka_unit_test_setup_teardown(types_are_checked, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_stands_in_the_wrong_place_is_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(claims_are_settled_at_the_end, set_up, tear_down),
        cmocka_unit_test_setup_teardown(algorithms_list_what_they_assign, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
