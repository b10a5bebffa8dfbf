/* test_sized.c - tables of numbers for several sizes: a law found at a few sizes must give the tables of all sizes,
 * also of small ones, and no other numbers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "emit/sized.h"

#include <string.h>

enum { MOST = 400 };

static Arena *arena;
static int sample_sizes[] = {10, 11, 100, 1, 2, 3, 4, 7, 0};
static Size size = {.word = "n", .name = "size_n", .at = sample_sizes};
static SizeList sizes = {.at = &size, .count = 1, .samples = 3};

/* Stores the numbers of a table for size n; returns their count. */
typedef int Table(int n, int *numbers);

static const Fact *fact_at(Table *table, int n)
{
    int numbers[MOST];
    const int count = table(n, numbers);
    return fact_of_numbers(arena, numbers, count);
}

static const Sized *found(Table *table)
{
    const Fact *facts[] = {fact_at(table, 10), fact_at(table, 11)};
    Gap gap;
    return sized_find(arena, &sizes, facts, &gap);
}

static void assert_holds_everywhere(Table *table, int least)
{
    Gap gap;
    const Sized *family = found(table);
    assert_non_null(family);
    for (size_t s = 0; s < sizeof sample_sizes / sizeof *sample_sizes; s++)
        if (sample_sizes[s] >= least) {
            assert_true(sized_is_possible(family, &sizes, (int)s));
            assert_true(sized_holds(family, &sizes, (int)s, fact_at(table, sample_sizes[s]), &gap));
        }
}

/* The columns of a tridiagonal matrix, row by row; their first numbers alone look like a run too. */
static int neighbours(int n, int *numbers)
{
    int count = 0;
    for (int i = 0; i < n; i++)
        for (int k = i > 0 ? i - 1 : i; k <= i + 1 && k < n; k++)
            numbers[count++] = k;
    return count;
}

/* A pair of numbers repeated n times, between other numbers. */
static int between(int n, int *numbers)
{
    int count = 0;
    numbers[count++] = 7;
    for (int i = 0; i < n; i++) {
        numbers[count++] = 5 * i;
        numbers[count++] = 3;
    }
    numbers[count++] = 2 * n + 1;
    return count;
}

static int halves(int n, int *numbers)
{
    for (int i = 0; i < n; i++)
        numbers[i] = i % 2;
    return n;
}

static int squares(int n, int *numbers)
{
    numbers[0] = n * n;
    return 1;
}

static void few_are_as_many(void **state)
{
    (void)state;
    assert_holds_everywhere(neighbours, 2);
    assert_holds_everywhere(between, 0);
}

static void others_are_not(void **state)
{
    Gap gap;
    (void)state;
    assert_null(found(halves));
    const Sized *family = found(squares);
    assert_true(sized_holds(family, &sizes, 1, fact_at(squares, 11), &gap));
    assert_false(sized_holds(family, &sizes, 2, fact_at(squares, 100), &gap));
    assert_false(sized_holds(found(between), &sizes, 2, fact_at(between, 99), &gap));
}

static void tables_are_sections(void **state)
{
    Text text = text_new(arena);
    (void)state;
    const Sized *family = found(between);
    sized_print_numbers(&text, &sizes, &family, 1);
    assert_string_equal(text.at, "variant_numbers(call, (const int[]){"
                                 "-1, 7, 2, size_n, 0, 3, 5, 0, -1, 2 * size_n + 1, 0})");
}

static int set_up(void **state)
{
    (void)state;
    arena = arena_new();
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    arena_free(arena);
    names_release();
    return 0;
}

int main(void)
{
#define TEST(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
    const struct CMUnitTest tests[] = {TEST(few_are_as_many), TEST(others_are_not), TEST(tables_are_sections)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
