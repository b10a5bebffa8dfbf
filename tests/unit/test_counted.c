/* Texts that are equal but for one number. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "emit/counted.h"

static void the_number_that_goes_up_is_found(void **state)
{
    static const struct { const char *first, *second, *third, *form; int number; } cases[] = {
        {"T[1]", "T[2]", "T[3]", "T[%]", 1},
        {"der(T[9])", "der(T[10])", "der(T[11])", "der(T[%])", 9},
        {"b[2].x[3].y", "b[2].x[4].y", "b[2].x[5].y", "b[2].x[%].y", 3},
        {"b[2].x[3]", "b[3].x[3]", "b[4].x[3]", "b[%].x[3]", 2},
        {"A[2,1]", "A[2,2]", "A[2,3]", "A[2,%]", 1},
        {"x[19]", "x[20]", "x[21]", "x[%]", 19},
    };
    Arena *arena = arena_new();
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const Counted c = counted_of(cases[i].first, cases[i].second);
        assert_non_null(c.text);
        assert_int_equal(c.first, cases[i].number);
        assert_string_equal(counted_form(arena, &c, "%"), cases[i].form);
        assert_true(counted_goes_on(&c, cases[i].third, 2));
        assert_false(counted_goes_on(&c, cases[i].third, 3));
        assert_false(counted_goes_on(&c, cases[i].form, 2));
    }
    arena_free(arena);
}

static void other_texts_have_none(void **state)
{
    static const char *const pairs[][2] = {
        {"T[1]", "T[3]"}, {"T[2]", "T[1]"}, {"T[1]", "T[1]"}, {"T[1]", "U[2]"}, {"T1", "T2"}, {"x", "x[1]"}, {"", ""},
        {"x[1].y[1]", "x[2].y[2]"}, {"x[1]", "x[12]"}, {"x[1].a", "x[2].b"}, {"x[01]", "x[02]"}, {"x[1]", "x[2"},
        {"x[a1]", "x[a2]"}, {"x[999999999]", "x[1000000000]"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        assert_null(counted_of(pairs[i][0], pairs[i][1]).text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_number_that_goes_up_is_found),
                                       cmocka_unit_test(other_texts_have_none)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
