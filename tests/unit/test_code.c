/* test_code.c - C as data: members, holes, numbers in loops, lines. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "emit/code.h"
#include "emit/group.h"

static void members_have_forms(void **state)
{
    Arena *arena = *state;
    const Member *cell = code_member(arena, NULL, NULL, "cell", (int[]){3}, 1);
    const Member *port = code_member(arena, cell, cell, "p", NULL, 0);
    const Member *entry = code_member(arena, port, cell, "A", (int[]){1, 20}, 2);
    assert_string_equal(entry->text, "cell[3].p.A[1][20]");
    assert_string_equal(entry->shape->text, "cell[].p.A[][]");
    assert_string_equal(entry->name, "A[1][20]");
    assert_string_equal(entry->base, "A");
    assert_int_equal(entry->count, 3);
    const Member *other = code_member(arena, code_member(arena, NULL, NULL, "cell", (int[]){7}, 1), cell, "p", NULL, 0);
    assert_ptr_equal(other->shape, port->shape);
}

static void formats_take_each_kind(void **state)
{
    Arena *arena = *state;
    const Member *member = code_member(arena, NULL, NULL, "x", (int[]){2}, 1);
    const Code *value = code_format(arena, "%s + %s", code_read(arena, member), "y");
    const Code *code = code_format(arena, "%s = %d * (%s) %% 2;", code_write(arena, member), 3, value);
    assert_string_equal(code_text(arena, code), "m->x[2] = 3 * (m->x[2] + y) % 2;");
    assert_int_equal(code->count, 2);
    assert_true(code->holes[0].is_written && !code->holes[1].is_written);
    assert_true(code_has_members(code));
    const Code *mention = code_format(arena, "f(%s)", code_mention(arena, "parts", "parts[4]"));
    assert_true(code_mentions(mention, "parts") && !code_mentions(mention, "part") && !code_has_members(mention));
    assert_string_equal(code_text(arena, mention), "f(parts[4])");
}

static void indices_are_sums(void **state)
{
    const struct {
        CodeIndex index;
        const char *text;
    } cases[] = {
        {{5, 0, 0, 0, NULL, NULL}, "5"},
        {{5, 1, 0, 5, NULL, NULL}, "i"},
        {{6, 3, 0, 0, NULL, NULL}, "3 * i + 6"},
        {{6, 3, 0, 4, NULL, NULL}, "3 * i - 6"},
        {{2, 1, 10, 0, NULL, NULL}, "10 * row + i + 2"},
        {{9, 1, 0, 0, "where", NULL}, "where[i]"},
        {{0, 1, 0, 4, NULL, name_of("2.5")}, "2.5"},
        {{0, 1, 10, 4, "numbers", name_of("2.5")}, "numbers[10 * row + i - 4]"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_string_equal(code_index_text(*state, &cases[i].index, false), cases[i].text);
}

/* The statement x[2 * k] = y[k] * 3, with a name for row k + 10. */
static const Code *statement(Arena *arena, int k, const char *name)
{
    const Member *x = code_member(arena, NULL, NULL, "x", (int[]){2 * k}, 1);
    const Member *y = code_member(arena, NULL, NULL, "y", &k, 1);
    return code_format(arena, "%s = %s * 3; row(%s);", code_write(arena, x), code_read(arena, y),
                       code_named(arena, k + 10, name, NULL));
}

static void statements_of_one_form_are_a_loop(void **state)
{
    Arena *arena = *state;
    Groups *groups = group_begin(arena, GROUP_MANY);
    CScope *scope = cscope_within(arena, NULL);
    for (int k = 0; k < 8; k++) {
        const Code *code = statement(arena, k < 6 ? k : 20 + k, "NAME");
        group_statement(groups, k, 0, NULL, &(CodeList){.at = &code, .count = 1});
    }
    const GroupRuns runs = group_runs(groups, scope);
    assert_int_equal(runs.count, 3);
    assert_string_equal(runs.at[0].heads[1], "for (int i = 0; i < 6; i++)");
    const Code *loop = group_code(arena, &runs.at[0], statement(arena, 0, "NAME"));
    assert_string_equal(code_text(arena, loop), "m->x[2 * i] = m->y[i] * 3; row(NAME + i);");
    assert_null(runs.at[1].heads[1]);
    assert_string_equal(code_text(arena, group_code(arena, &runs.at[1], statement(arena, 26, "OTHER"))),
                        "m->x[52] = m->y[26] * 3; row(OTHER);");
    const GroupRun moved = group_rebased(arena, &runs.at[0], 10);
    assert_string_equal(code_text(arena, moved.codes[0]), "m->x[2 * i - 20] = m->y[i - 10] * 3; row(NAME + (i - 10));");
}

static void lines_keep_what_they_are(void **state)
{
    Arena *arena = *state;
    CodeLines lines = code_lines_new(arena);
    code_lines_comment(&lines, 4, "what follows");
    code_lines_add(&lines, 4, "its trace", "    %s = 1.0;", "a");
    code_lines_call(&lines, 4, code_words(arena, "f(m)"));
    assert_int_equal(lines.all.at[1].indent, 8);
    assert_true(lines.all.at[2].hands_on && !lines.all.at[1].hands_on);
    assert_string_equal(code_lines_text(arena, &lines),
                        "    /* what follows */\n        a = 1.0; /* its trace */\n    REQUIRE(f(m));\n");
    assert_string_equal(code_text(arena, code_lines_joined(arena, &lines)), "0 8 a = 1.0;\n1 4 f(m)\n");
}

static int new_arena(void **state)
{
    *state = arena_new();
    return 0;
}

static int free_arena(void **state)
{
    arena_free(*state);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(members_have_forms, new_arena, free_arena),
        cmocka_unit_test_setup_teardown(formats_take_each_kind, new_arena, free_arena),
        cmocka_unit_test_setup_teardown(indices_are_sums, new_arena, free_arena),
        cmocka_unit_test_setup_teardown(statements_of_one_form_are_a_loop, new_arena, free_arena),
        cmocka_unit_test_setup_teardown(lines_keep_what_they_are, new_arena, free_arena),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
