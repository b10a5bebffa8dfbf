/* test_group.c - statements of the same form become loops (group.h). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "emit/group.h"

#include <stdio.h>

static int begin(void **state)
{
    *state = arena_new();
    return 0;
}

static int end(void **state)
{
    names_release();
    arena_free(*state);
    return 0;
}

/* The statements `m->a[i + shift].x = m->b[f(i)].y;` for i = 0 .. count - 1. */
static GroupRuns runs_of(Arena *arena, int count, int (*first)(int), int (*second)(int), GroupStyle style)
{
    Groups *groups = group_begin(arena, style);
    for (int i = 0; i < count; i++) {
        const int indices[] = {first(i), second(i)};
        const Member *a = code_member(arena, NULL, NULL, "a", &indices[0], 1);
        const Member *b = code_member(arena, NULL, NULL, "b", &indices[1], 1);
        const Code *codes[] = {code_write(arena, code_member(arena, a, a, "x", NULL, 0)),
                               code_read(arena, code_member(arena, b, b, "y", NULL, 0))};
        group_statement(groups, i, 0, NULL, &(CodeList){.at = codes, .count = 2});
    }
    return group_runs(groups, cscope_within(arena, NULL));
}

static const char *code_of(Arena *arena, const GroupRuns *runs, int run, int code)
{
    return code_text(arena, runs->at[run].codes[code]);
}

static int same(int i)
{
    return i;
}

static int next(int i)
{
    return i + 1;
}

static int backwards(int i)
{
    return 30 - 3 * i;
}

static int constant(int i)
{
    (void)i;
    return 7;
}

static int scattered(int i)
{
    return i * i % 11;
}

static int row_of_five(int i)
{
    return i / 10 * 100 + i % 10;
}

static void neighbours(void **state)
{
    const GroupRuns runs = runs_of(*state, 9, next, same, GROUP_MANY);
    assert_int_equal(runs.count, 1);
    assert_int_equal(runs.at[0].items.count, 9);
    assert_string_equal(runs.at[0].heads[1], "for (int i = 1; i < 10; i++)");
    assert_null(runs.at[0].heads[0]);
    assert_string_equal(code_of(*state, &runs, 0, 0), "m->a[i].x");
    assert_string_equal(code_of(*state, &runs, 0, 1), "m->b[i - 1].y");
}

static void steps(void **state)
{
    const GroupRuns runs = runs_of(*state, 10, backwards, constant, GROUP_MANY);
    assert_int_equal(runs.count, 1);
    assert_string_equal(runs.at[0].heads[1], "for (int i = 0; i < 10; i++)");
    assert_string_equal(code_of(*state, &runs, 0, 0), "m->a[3 * i + 3].x"); /* in ascending order */
    assert_string_equal(code_of(*state, &runs, 0, 1), "m->b[7].y");
    assert_int_equal(runs.at[0].items.at[0], 9);
}

static void few_are_no_loop(void **state)
{
    const GroupRuns runs = runs_of(*state, 4, same, same, GROUP_MANY);
    assert_int_equal(runs.count, 4);
    for (int i = 0; i < 4; i++) {
        assert_null(runs.at[i].heads[1]);
        assert_int_equal(runs.at[i].items.at[0], i);
    }
    assert_string_equal(code_of(*state, &runs, 3, 1), "m->b[3].y");
}

static void none_when_unrolled(void **state)
{
    assert_int_equal(runs_of(*state, 20, same, same, GROUP_NONE).count, 20);
}

static void rows(void **state)
{
    const GroupRuns runs = runs_of(*state, 50, row_of_five, same, GROUP_MANY);
    assert_int_equal(runs.count, 1);
    assert_int_equal(runs.at[0].items.count, 50);
    assert_string_equal(runs.at[0].heads[0], "for (int row = 0; row < 5; row++)");
    assert_string_equal(runs.at[0].heads[1], "for (int i = 0; i < 10; i++)");
    assert_string_equal(code_of(*state, &runs, 0, 0), "m->a[100 * row + i].x");
    assert_string_equal(code_of(*state, &runs, 0, 1), "m->b[10 * row + i].y");
}

static void irregular_ones_are_looked_up(void **state)
{
    const GroupRuns runs = runs_of(*state, 9, same, scattered, GROUP_MANY);
    assert_int_equal(runs.count, 1);
    CodeLines lines = code_lines_new(*state);
    group_define(&runs.at[0].tables, &lines, 0);
    assert_string_equal(code_lines_text(*state, &lines),
                        "static const int where[9] = {\n    0, 1, 4, 9, 5, 3, 3, 5, 9};\n");
    assert_string_equal(code_of(*state, &runs, 0, 0), "m->a[i].x");
    assert_string_equal(code_of(*state, &runs, 0, 1), "m->b[where[i]].y");
}

/* The statements `m->a[i].x = literal(i);`. */
static GroupRuns runs_of_literals(Arena *arena, int count, int (*first)(int), int (*literal)(int), bool is_ordered)
{
    Groups *groups = is_ordered ? group_begin_ordered(arena, GROUP_MANY) : group_begin(arena, GROUP_MANY);
    for (int i = 0; i < count; i++) {
        const int index = first(i);
        const Member *a = code_member(arena, NULL, NULL, "a", &index, 1);
        const Code *codes[] = {code_write(arena, code_member(arena, a, a, "x", NULL, 0)),
                               code_literal(arena, literal(i) + 0.5)};
        group_statement(groups, i, 0, NULL, &(CodeList){.at = codes, .count = 2});
    }
    return group_runs(groups, cscope_within(arena, NULL));
}

static int of_two(int i)
{
    return i % 2;
}

static void literals_are_a_table(void **state)
{
    for (int is_ordered = 0; is_ordered < 2; is_ordered++) {
        const GroupRuns runs = runs_of_literals(*state, 9, next, backwards, is_ordered);
        assert_int_equal(runs.count, 1);
        assert_string_equal(runs.at[0].heads[1], "for (int i = 1; i < 10; i++)");
        CodeLines lines = code_lines_new(*state);
        group_define(&runs.at[0].tables, &lines, 0);
        assert_string_equal(code_lines_text(*state, &lines),
                            "static const double x_numbers[9] = {\n"
                            "    30.5, 27.5, 24.5, 21.5, 18.5, 15.5, 12.5, 9.5, 6.5};\n");
        assert_string_equal(code_of(*state, &runs, 0, 0), "m->a[i].x");
        assert_string_equal(code_of(*state, &runs, 0, 1), "x_numbers[i - 1]");
        assert_true(group_is_varied(runs.at[0].codes[1]));
    }
}

static void literals_of_rows(void **state)
{
    const GroupRuns runs = runs_of_literals(*state, 50, row_of_five, same, false);
    assert_int_equal(runs.count, 1);
    assert_string_equal(code_of(*state, &runs, 0, 0), "m->a[100 * row + i].x");
    assert_string_equal(code_of(*state, &runs, 0, 1), "x_numbers[10 * row + i]");
}

/* A few different literals do not become a table either: each gets loops of its own. */
static void few_literals_are_no_table(void **state)
{
    assert_int_equal(runs_of_literals(*state, 7, same, same, false).count, 7);
    const GroupRuns runs = runs_of_literals(*state, 20, same, of_two, false);
    assert_int_equal(runs.count, 2);
    assert_int_equal(runs.at[0].tables.count, 0);
    assert_string_equal(code_of(*state, &runs, 0, 1), "0.5");
    assert_string_equal(code_of(*state, &runs, 1, 0), "m->a[2 * i + 1].x");
    assert_string_equal(code_of(*state, &runs, 1, 1), "1.5");
}

/* Statements of a higher level come after those of lower ones, on which they depend; loops with the same head are
 * adjacent. */
static void levels(void **state)
{
    Arena *arena = *state;
    Groups *groups = group_begin(arena, GROUP_MANY);
    for (int i = 0; i < 30; i++) {
        const int index = i / 3;
        const char *name = arena_format(arena, "%c", "abc"[i % 3]);
        const Code *code = code_read(arena, code_member(arena, NULL, NULL, name, &index, 1));
        group_statement(groups, i, i % 3 == 1, NULL, &(CodeList){.at = &code, .count = 1});
    }
    const Code *alone = code_read(arena, code_member(arena, NULL, NULL, "alone", NULL, 0));
    group_statement(groups, 30, 0, NULL, &(CodeList){.at = &alone, .count = 1});
    const GroupRuns runs = group_runs(groups, cscope_within(arena, NULL));
    const char *const expected[] = {"m->a[i]", "m->c[i]", "m->alone", "m->b[i]"};
    assert_int_equal(runs.count, 4);
    for (int i = 0; i < 4; i++)
        assert_string_equal(code_of(*state, &runs, i, 0), expected[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(neighbours, begin, end),
        cmocka_unit_test_setup_teardown(steps, begin, end),
        cmocka_unit_test_setup_teardown(few_are_no_loop, begin, end),
        cmocka_unit_test_setup_teardown(none_when_unrolled, begin, end),
        cmocka_unit_test_setup_teardown(rows, begin, end),
        cmocka_unit_test_setup_teardown(irregular_ones_are_looked_up, begin, end),
        cmocka_unit_test_setup_teardown(literals_are_a_table, begin, end),
        cmocka_unit_test_setup_teardown(literals_of_rows, begin, end),
        cmocka_unit_test_setup_teardown(few_literals_are_no_table, begin, end),
        cmocka_unit_test_setup_teardown(levels, begin, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
