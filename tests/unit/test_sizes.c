/* Texts for some sizes as one for all: numbers that differ become a constant and a multiple of each size. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "emit/sizes.h"

#include <string.h>

/* One size: 10, 11, 17. */
static const char *joined(Arena *arena, const char *a, const char *b, const char *c, bool are_formatted)
{
    int at[] = {10, 11, 17};
    Size n = {"n", "size_n", at, 0, 10};
    SizeList sizes = {.at = &n, .count = 1, .samples = 3, .are_formatted = are_formatted};
    return sizes_join(arena, &sizes, (const char *[]){a, b, c});
}

static void assert_joined(const char *a, const char *b, const char *c, const char *wanted)
{
    Arena *arena = arena_new();
    const char *text = joined(arena, a, b, c, true);
    if (!wanted) {
        assert_null(text);
    } else {
        assert_non_null(text);
        assert_string_equal(text, wanted);
    }
    arena_free(arena);
}

static void numbers_are_multiples(void **state)
{
    (void)state;
    assert_joined("x[9] = 4;", "x[10] = 4;", "x[16] = 4;", "x[size_n - 1] = 4;");
    assert_joined("i < 10;", "i < 11;", "i < 17;", "i < size_n;");
    assert_joined("y = 2 * 23;", "y = 2 * 25;", "y = 2 * 37;", "y = 2 * (2 * size_n + 3);");
    assert_joined("{-30, 5}", "{-33, 5}", "{-51, 5}", "{-(3 * size_n), 5}");
    assert_joined("m->n = 10.0;", "m->n = 11.0;", "m->n = 17.0;", "m->n = (double)size_n;");
    assert_joined("x / 9.0;", "x / 10.0;", "x / 16.0;", "x / (size_n - 1.0);");
}

static void names_and_comments_have_the_word(void **state)
{
    (void)state;
    assert_joined("T_10 = 1;", "T_11 = 1;", "T_17 = 1;", "T_n = 1;");
    assert_joined("E21_BY = 1;", "E23_BY = 1;", "E35_BY = 1;", "E2n_plus_1_BY = 1;");
    assert_joined("a; /* E12  T[9], 10 of */", "a; /* E13  T[10], 11 of */", "a; /* E19  T[16], 17 of */",
                  "a; /* E(n + 2)  T[n - 1], n of */");
}

static void strings_are_filled_in(void **state)
{
    Arena *arena = arena_new();
    (void)state;
    assert_joined("{\"x[10] 5%\", 1}", "{\"x[11] 5%\", 1}", "{\"x[17] 5%\", 1}",
                  "{variant_text(call, \"x[%d] 5%%\", size_n), 1}");
    assert_joined("\"a\" \"b 10\"", "\"a\" \"b 11\"", "\"a\" \"b 17\"", "variant_text(call, \"a\" \"b %d\", size_n)");
    assert_null(joined(arena, "\"x[10]\"", "\"x[11]\"", "\"x[17]\"", false));
    arena_free(arena);
}

static void blanks_do_not_matter(void **state)
{
    (void)state;
    assert_joined("{1,\n    10, 2}", "{1, 11,\n    2}", "{1, 17, 2}", "{1,\n    size_n, 2}");
    assert_joined("/* a\n * b 10 */", "/* a b 11 */", "/* a\n *     b 17 */", "/* a\n * b n */");
}

static void enumerators_become_macros(void **state)
{
    (void)state;
    assert_joined("enum { A = 1, B, C = 20, D };\n", "enum { A = 1, B, C = 22, D };\n",
                  "enum { A = 1, B, C = 34, D };\n",
                  "#define A (1)\n#define B (A + 1)\n#define C (2 * size_n)\n#define D (C + 1)\n");
    assert_joined("enum { A, B = 3 };\n", "enum { A, B = 3 };\n", "enum { A, B = 3 };\n", "enum { A, B = 3 };\n");
}

static void others_are_refused(void **state)
{
    (void)state;
    assert_joined("x[100];", "x[121];", "x[289];", NULL);   /* a square */
    assert_joined("0.10;", "0.11;", "0.17;", NULL);         /* a fraction */
    assert_joined("1e10;", "1e11;", "1e17;", NULL);         /* an exponent */
    assert_joined("10.0;", "11.5;", "17.0;", NULL);
    assert_joined("x[010];", "x[011];", "x[017];", NULL);
    assert_joined("a; b;", "a; b;", "a; c;", NULL);
    assert_joined("a;", "a;", "a; b;", NULL);
    assert_joined("case 10: a;", "case 11: a;", "case 17: a;", NULL);
}

static void sizes_are_told_apart(void **state)
{
    Arena *arena = arena_new();
    int n[] = {10, 11, 10, 17, 30}, m[] = {4, 4, 5, 11, 24};
    Size both[] = {{"n", "size_n", n, 0, 10}, {"m", "size_m", m, 1, 4}};
    SizeList sizes = {.at = both, .count = 2, .samples = 5};
    (void)state;
    const char *texts[] = {"x[13];", "x[14];", "x[14];", "x[27];", "x[53];"};
    assert_string_equal(sizes_join(arena, &sizes, texts), "x[size_n + size_m - 1];");
    assert_int_equal(sizes.most, 1);
    const char *products[] = {"x[40];", "x[44];", "x[50];", "x[187];", "x[720];"};
    assert_null(sizes_join(arena, &sizes, products));
    assert_string_equal(sizes.one, "x[40];");
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_multiples),
        cmocka_unit_test(names_and_comments_have_the_word),
        cmocka_unit_test(strings_are_filled_in),
        cmocka_unit_test(blanks_do_not_matter),
        cmocka_unit_test(enumerators_become_macros),
        cmocka_unit_test(others_are_refused),
        cmocka_unit_test(sizes_are_told_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
