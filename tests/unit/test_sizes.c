/* test_sizes.c - joins the texts for some sizes to one for all sizes: numbers that differ become a constant plus
 * multiples of the sizes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "emit/emit.h"
#include "emit/sizes.h"

#include <string.h>

/* The text with marks around the numbers behind these signs: #12 in C, ~12 in a comment, $12 in a string, !12.0 a
 * double, and @12 a count. */
static const char *signed_text(Arena *arena, const char *words)
{
    static const char signs[] = "#~$!@", marks[] = {NUMBER_BEGIN, NUMBER_IN_COMMENT, NUMBER_IN_STRING,
                                                    NUMBER_OF_DOUBLE, NUMBER_OF_TIMES};
    Text text = text_new(arena);
    for (const char *at = words; *at; at++) {
        const char *sign = strchr(signs, *at);
        if (!sign) {
            text_add_char(&text, *at);
            continue;
        }
        const size_t length = strspn(at + 1, *sign == '!' ? "-0123456789." : "-0123456789");
        text_add_char(&text, marks[sign - signs]);
        text_add_length(&text, at + 1, length);
        text_add_char(&text, NUMBER_END);
        at += length;
    }
    return text.at;
}

/* Joins the texts for the sizes 10, 11 and 17; the further sizes are 3 and 2. lacking: index of the first size with a
 * negative count; 0: none. */
static const char *joined(Arena *arena, const char *a, const char *b, const char *c, int *lacking)
{
    int at[] = {10, 11, 17, 3, 2};
    Size n = {"n", "size_n", at, 0, 2, 2};
    SizeList sizes = {.at = &n, .count = 1, .samples = 3, .all = 5};
    const char *text = sizes_join(arena, &sizes, (const char *[]){signed_text(arena, a), signed_text(arena, b),
                                                                  signed_text(arena, c)});
    *lacking = sizes.lacking;
    return text;
}

static void assert_joined(const char *a, const char *b, const char *c, const char *wanted)
{
    Arena *arena = arena_new();
    int lacking;
    const char *text = joined(arena, a, b, c, &lacking);
    if (!wanted) {
        assert_null(text);
    } else {
        assert_non_null(text);
        assert_string_equal(text, wanted);
    }
    assert_int_equal(lacking, 0);
    arena_free(arena);
}

static void numbers_are_multiples(void **state)
{
    (void)state;
    assert_joined("x[#9] = 4;", "x[#10] = 4;", "x[#16] = 4;", "x[size_n - 1] = 4;");
    assert_joined("i < #10;", "i < #11;", "i < #17;", "i < size_n;");
    assert_joined("y = 2 * #23;", "y = 2 * #25;", "y = 2 * #37;", "y = 2 * (2 * size_n + 3);");
    assert_joined("{#-30, #5}", "{#-33, #5}", "{#-51, #5}", "{-3 * size_n, 5}");
    assert_joined("m->n = !10.0;", "m->n = !11.0;", "m->n = !17.0;", "m->n = (double)size_n;");
    assert_joined("x / !9.0;", "x / !10.0;", "x / !16.0;", "x / (size_n - 1.0);");
    assert_joined("#20", "#22", "#34", "2 * size_n");
}

static void names_and_comments_have_the_word(void **state)
{
    (void)state;
    assert_joined("T_#10 = 1;", "T_#11 = 1;", "T_#17 = 1;", "T_n = 1;");
    assert_joined("E#21_BY = 1;", "E#23_BY = 1;", "E#35_BY = 1;", "E2n_plus_1_BY = 1;");
    assert_joined("a; /* E~12  T[~9], ~10 of */", "a; /* E~13  T[~10], ~11 of */", "a; /* E~19  T[~16], ~17 of */",
                  "a; /* E(n + 2)  T[n - 1], n of */");
}

static void strings_are_filled_in(void **state)
{
    (void)state;
    assert_joined("{\024\"x[$10] 5%\"\025, 1}", "{\024\"x[$11] 5%\"\025, 1}", "{\024\"x[$17] 5%\"\025, 1}",
                  "{series_text(a, \"x[%d] 5%%\", size_n), 1}");
    assert_joined("\024\"a $5\"\025, \024\"b $10\"\025", "\024\"a $5\"\025, \024\"b $11\"\025",
                  "\024\"a $5\"\025, \024\"b $17\"\025", "\"a 5\", series_text(a, \"b %d\", size_n)");
}

static void blanks_do_not_matter(void **state)
{
    (void)state;
    assert_joined("{1,\n    #10, 2}", "{1, #11,\n    2}", "{1, #17, 2}", "{1,\n    size_n, 2}");
}

static void others_are_refused(void **state)
{
    (void)state;
    assert_joined("x[#100];", "x[#121];", "x[#289];", NULL); /* a square */
    assert_joined("x[10];", "x[11];", "x[17];", NULL);       /* without marks */
    assert_joined("x[#10];", "x[!11.0];", "x[#17];", NULL);
    assert_joined("a; b;", "a; b;", "a; c;", NULL);
    assert_joined("a;", "a;", "a; b;", NULL);
}

/* A count of n - 3 is 0 at size 3, but invalid at size 2. */
static void less_than_nothing_is_noted(void **state)
{
    Arena *arena = arena_new();
    int lacking;
    (void)state;
    assert_string_equal(joined(arena, "i < #8@7;", "i < #9@8;", "i < #15@14;", &lacking), "i < size_n - 2;");
    assert_int_equal(lacking, 4);
    arena_free(arena);
}

/* Numbers that are equal in all texts keep their marks, so that the result can be joined again. */
static void marks_are_kept(void **state)
{
    Arena *arena = arena_new();
    (void)state;
    arena_mark_numbers(arena);
    int lacking;
    assert_string_equal(joined(arena, "x[#10] = #7; /* ~12 */", "x[#11] = #7; /* ~13 */", "x[#17] = #7; /* ~19 */",
                               &lacking),
                        signed_text(arena, "x[size_n] = #7; /* (n + ~2) */"));
    arena_free(arena);
}

static void sizes_are_told_apart(void **state)
{
    Arena *arena = arena_new();
    int n[] = {10, 11, 10, 17, 30}, m[] = {4, 4, 5, 11, 24};
    Size both[] = {{"n", "size_n", n, 0, 10, 10}, {"m", "size_m", m, 1, 4, 4}};
    SizeList sizes = {.at = both, .count = 2, .samples = 5};
    (void)state;
    const char *numbers[] = {"x[#13];", "x[#14];", "x[#14];", "x[#27];", "x[#53];"};
    const char *products[] = {"x[#40];", "x[#44];", "x[#50];", "x[#187];", "x[#720];"};
    for (int s = 0; s < 5; s++) {
        numbers[s] = signed_text(arena, numbers[s]);
        products[s] = signed_text(arena, products[s]);
    }
    assert_string_equal(sizes_join(arena, &sizes, numbers), "x[size_n + size_m - 1];");
    assert_int_equal(sizes.most, 1);
    assert_null(sizes_join(arena, &sizes, products));
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_multiples),
        cmocka_unit_test(names_and_comments_have_the_word),
        cmocka_unit_test(strings_are_filled_in),
        cmocka_unit_test(blanks_do_not_matter),
        cmocka_unit_test(others_are_refused),
        cmocka_unit_test(less_than_nothing_is_noted),
        cmocka_unit_test(marks_are_kept),
        cmocka_unit_test(sizes_are_told_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
