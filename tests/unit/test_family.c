/* test_family.c - families: laws of names and expressions, ranges, single members, long sums, growth of run time. */
#include "family/family.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

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
    arena_free(arena);
    exprs_release();
    names_release();
    return 0;
}

static Expr expr_of(const char *text)
{
    Expr e;
    ParseError error;
    assert_true(parse_expression(arena, text, NULL, &e, &error));
    return e;
}

static void add_name(FamilyListing *l, const char *name)
{
    family_begin(l);
    family_name(l, name_of(name), 0, 0);
    family_line(l);
}

static void add_expr(FamilyListing *l, const char *text)
{
    family_begin(l);
    family_expr(l, expr_of(text));
    family_line(l);
}

static const char *printed(FamilyListing *l)
{
    Text text = text_new(arena);
    family_print(l, &text);
    return text.at;
}

static FamilyListing new_listing(void)
{
    FamilyListing l = family_listing(arena, false);
    family_begin_title(&l, FAMILY_FEWEST);
    return l;
}

static void equal_parts_join(void **state)
{
    (void)state;
    FamilyListing l = new_listing();
    for (int i = 1; i <= 9; i++)
        add_name(&l, i == 3 ? "m3.w" : arena_format(arena, "m%d.v", i));
    assert_string_equal(printed(&l), "m1.v\nm2.v\nm3.w\nm{i}.v, i = 4..9\n");
}

static void few_stay_alone(void **state)
{
    (void)state;
    FamilyListing l = new_listing();
    for (int i = 1; i <= 4; i++)
        add_name(&l, arena_format(arena, "T[%d]", i));
    assert_string_equal(printed(&l), "T[1]\nT[2]\nT[3]\nT[4]\n");
}

static void plates_have_two_ranges(void **state)
{
    (void)state;
    FamilyListing l = new_listing();
    for (int i = 1; i <= 3; i++)
        for (int j = 2; j <= 5; j++)
            add_name(&l, arena_format(arena, "plate.T[%d,%d]", i, j));
    assert_string_equal(printed(&l), "plate.T[i,j], i = 1..3, j = 2..5\n");
}

static void neighbours_take_turns(void **state)
{
    (void)state;
    FamilyListing l = new_listing();
    for (int i = 1; i <= 5; i++)
        for (int k = 0; k < 2; k++)
            add_name(&l, arena_format(arena, "x[%d]", 10 * i + k));
    assert_string_equal(printed(&l), "x[10*i+j-1], i = 1..5, j = 1..2\n");
}

static void laws_are_of_structure(void **state)
{
    (void)state;
    FamilyListing l = new_listing();
    for (int i = 1; i <= 5; i++)
        add_expr(&l, arena_format(arena, "a%d*b%d + a%d", i, i, i));
    for (int i = 1; i <= 5; i++)
        add_expr(&l, arena_format(arena, "a%d*b%d + b%d", i, i, i));
    for (int i = 1; i <= 5; i++)
        add_expr(&l, arena_format(arena, "-x%d^%d/3", 7 - i, 2 * i));
    assert_string_equal(printed(&l), "a{i}*b{i} + a{i}, i = 1..5\na{i}*b{i} + b{i}, i = 1..5\n"
                                     "-x{i}^(-2*i+14)/3, i = 2..6\n");
}

static void numbers_with_a_zero_before_them_are_words(void **state)
{
    (void)state;
    FamilyListing l = new_listing();
    for (int i = 1; i <= 5; i++)
        add_name(&l, arena_format(arena, "m0%d", i));
    assert_string_equal(printed(&l), "m01\nm02\nm03\nm04\nm05\n");
}

static void sections_are_apart(void **state)
{
    (void)state;
    FamilyListing l = new_listing();
    for (int i = 1; i <= 6; i++) {
        if (i == 4)
            family_begin_title(&l, FAMILY_FEWEST);
        add_name(&l, arena_format(arena, "m%d", i));
    }
    assert_string_equal(printed(&l), "m1\nm2\nm3\nm4\nm5\nm6\n");
}

static void long_sums_are_rules(void **state)
{
    (void)state;
    Text sum = text_new(arena);
    text_add(&sum, "q");
    for (int i = 1; i <= 9; i++)
        text_format(&sum, " + 2*m%d.f%d", i, i + 1);
    FamilyListing l = new_listing(), unrolled = family_listing(arena, true);
    add_expr(&l, sum.at);
    add_expr(&unrolled, sum.at);
    assert_string_equal(printed(&l), "q + sum(2*m{k}.f{k+1}, k = 1..9)\n");
    assert_string_equal(printed(&unrolled), arena_format(arena, "%s\n", sum.at));
}

static void lists_are_rules(void **state)
{
    (void)state;
    FamilyReferences names = {0};
    for (int i = 1; i <= 9; i++)
        list_push(arena, &names, ((FamilyReference){name_format("m%d.v", i), 0, 0}));
    list_push(arena, &names, ((FamilyReference){name_of("w"), 0, 0}));
    FamilyListing l = new_listing();
    family_begin(&l);
    family_names(&l, &names, ", ", FAMILY_FEWEST_TERMS);
    family_line(&l);
    assert_string_equal(printed(&l), "m{k}.v (k = 1..9), w\n");
}

static void unrolled_is_one_by_one(void **state)
{
    (void)state;
    FamilyListing l = family_listing(arena, true);
    for (int i = 1; i <= 6; i++)
        add_expr(&l, arena_format(arena, "x[%d] - 3", i));
    assert_string_equal(printed(&l), "x[1] - 3\nx[2] - 3\nx[3] - 3\nx[4] - 3\nx[5] - 3\nx[6] - 3\n");
}

/* The laws of a family reproduce each of its members. */
static void members_follow_from_the_first(void **state)
{
    (void)state;
    enum { ROWS = 6, COLUMNS = 7 };
    FamilyLaws *laws = family_laws(arena);
    FamilyMember members[ROWS * COLUMNS];
    for (int n = 0; n < ROWS * COLUMNS; n++) {
        const int row = n % ROWS, column = n / ROWS;
        family_say_name(laws, name_format("a[%d].b%d.c[%d]", row + 1, 100 - 3 * column, row + 2 * column));
        members[n] = family_take(laws);
    }
    const FamilyList found = families_find(arena, members, ROWS * COLUMNS, FAMILY_FEWEST);
    assert_int_equal(found.count, 1);
    const Family *f = &found.at[0];
    assert_int_equal(f->ranges, 2);
    assert_int_equal(f->range[0].count * f->range[1].count, ROWS * COLUMNS);
    for (int k = 0; k < f->members.count; k++)
        for (int p = 0; p < f->first.width; p++)
            assert_int_equal(members[f->members.at[k]].places[p],
                             f->first.places[p] + k / f->range[1].count * f->range[0].step[p] +
                                 k % f->range[1].count * f->range[1].step[p]);
}

static double seconds(int count)
{
    Arena *own = arena_new();
    FamilyLaws *laws = family_laws(own);
    FamilyMember *members = arena_array(own, FamilyMember, count);
    const clock_t begin = clock();
    for (int i = 0; i < count; i++) {
        family_say_name(laws, name_format("cell%d.v", i / 2));
        family_say_expr(laws, expr_subtract(expr_variable(name_format("x[%d]", i + 1), TYPE_REAL),
                                            expr_variable(name_format("x[%d]", i), TYPE_REAL)));
        family_say_number(laws, i % 100 == 0 ? i % 977 * (i % 977) % 977 : 0); /* exceptions */
        members[i] = family_take(laws);
    }
    families_find(own, members, count, FAMILY_FEWEST);
    const double took = (double)(clock() - begin) / CLOCKS_PER_SEC;
    arena_free(own);
    return took;
}

static void time_is_near_linear(void **state)
{
    (void)state;
    double least[2] = {1e9, 1e9};
    const int counts[2] = {1000, 100000};
    for (int round = 0; round < 3; round++)
        for (int k = 0; k < 2; k++) {
            const double took = seconds(counts[k]);
            least[k] = took < least[k] ? took : least[k];
        }
    assert_true(least[1] < 400 * least[0] + 0.05);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(equal_parts_join),
        TEST(few_stay_alone),
        TEST(plates_have_two_ranges),
        TEST(neighbours_take_turns),
        TEST(laws_are_of_structure),
        TEST(numbers_with_a_zero_before_them_are_words),
        TEST(sections_are_apart),
        TEST(long_sums_are_rules),
        TEST(lists_are_rules),
        TEST(unrolled_is_one_by_one),
        TEST(members_follow_from_the_first),
        TEST(time_is_near_linear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
