/* test_graph.c - structural algorithms on figures from the papers and on small systems solved by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "causal/graph.h"
#include "causal/heap.h"

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
    return 0;
}

/* Reads lists of numbers from a text: "0 1 / 2 / / 3". */
static IntList *lists_of(const char *text, int *count)
{
    List(IntList) lists = {0};
    IntList list = {0};
    for (const char *at = text;; at++) {
        if (*at == '/' || *at == '\0') {
            list_push(arena, &lists, list);
            list = (IntList){0};
            if (*at == '\0')
                break;
        } else if (*at != ' ') {
            char *end;
            int number = (int)strtol(at, &end, 10);
            list_push(arena, &list, number);
            at = end - 1;
        }
    }
    *count = lists.count;
    return lists.at;
}

static Incidence incidence(int columns, const char *text)
{
    int rows;
    const IntList *lists = lists_of(text, &rows);
    return incidence_of(arena, rows, columns, lists);
}

static int *numbers(int count, int value)
{
    int *array = arena_array(arena, int, count);
    for (int i = 0; i < count; i++)
        array[i] = value;
    return array;
}

static void add_words(Text *text, const int *at, int count)
{
    for (int i = 0; i < count; i++)
        text_format(text, i ? " %d" : "%d", at[i]);
}

static void assert_numbers(const int *at, int count, const char *expected)
{
    Text text = text_new(arena);
    add_words(&text, at, count);
    assert_string_equal(count ? text.at : "", expected);
}

static void assert_list(IntList list, const char *expected)
{
    assert_numbers(list.at, list.count, expected);
}

static void heap_sorts(void **state)
{
    (void)state;
    Heap heap = {0};
    IntList sorted = {0};
    const uint64_t keys[] = {5, 3, 9, 3, 0, 7, 1};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        heap_push(arena, &heap, keys[i]);
    while (heap.count > 0) {
        int smallest = (int)heap_pop(&heap);
        list_push(arena, &sorted, smallest);
    }
    assert_list(sorted, "0 1 3 3 5 7 9");
}

static void incidence_and_its_transpose(void **state)
{
    (void)state;
    Incidence graph = incidence(4, "2 0 2 / / 3 0 3 / 1");
    assert_numbers(graph.start, 5, "0 2 2 4 5");
    assert_numbers(graph.column, 5, "2 0 3 0 1");
    Incidence transpose = incidence_transpose(arena, &graph);
    assert_int_equal(transpose.rows, 4);
    assert_int_equal(transpose.columns, 4);
    assert_numbers(transpose.start, 5, "0 2 3 4 5");
    assert_numbers(transpose.column, 5, "0 2 3 0 2");
}

/* Rows are matched with their first free entry where this does not block other rows. */
static void matching_prefers_early_entries(void **state)
{
    (void)state;
    Incidence graph = incidence(4, "1 0 / 2 3 / 0 1 / 3 2");
    int *column_of = numbers(4, -1), *row_of = numbers(4, -1);
    assert_int_equal(graph_match(arena, &graph, column_of, row_of), 4);
    assert_numbers(column_of, 4, "1 2 0 3");
    assert_numbers(row_of, 4, "2 0 1 3");
}

/* The situation of Duff, ACM TOMS 7 (1981): the last row finds its columns taken, and a chain of reassignments
 * through all the others, with dead ends on the way, frees one. */
static void matching_by_a_chain_of_reassignments(void **state)
{
    (void)state;
    Incidence graph = incidence(6, "0 1 / 1 0 2 / 2 1 3 / 3 2 4 / 4 5 / 0 2");
    int *column_of = numbers(6, -1), *row_of = numbers(6, -1);
    assert_int_equal(graph_match(arena, &graph, column_of, row_of), 6);
    for (int row = 0; row < 6; row++)
        assert_int_equal(row_of[column_of[row]], row);
}

static void matching_continues_a_partial_one(void **state)
{
    (void)state;
    Incidence graph = incidence(3, "0 1 2 / 0 1 / 0");
    int column_of[] = {0, -1, -1}, row_of[] = {0, -1, -1};
    assert_int_equal(graph_match(arena, &graph, column_of, row_of), 3);
    assert_numbers(column_of, 3, "2 1 0");
}

static void matching_of_what_is_not_square_or_empty(void **state)
{
    (void)state;
    Incidence tall = incidence(1, "0 / 0 / ");
    int column_of[] = {-1, -1, -1}, row_of[] = {-1};
    assert_int_equal(graph_match(arena, &tall, column_of, row_of), 1);
    assert_numbers(column_of, 3, "0 -1 -1");
    Incidence nothing = incidence_of(arena, 0, 0, NULL);
    assert_int_equal(graph_match(arena, &nothing, numbers(0, -1), numbers(0, -1)), 0);
}

static void augmenting_row_by_row(void **state)
{
    (void)state;
    int rows;
    const RowLists lists = {.at = lists_of("0 1 / 0 / 1 0 / 2", &rows), .count = 4};
    const bool blocked[] = {false, false, true};
    Reached reached = {0};
    Matcher *matcher = matcher_new(arena, 3);
    assert_true(matcher_augment(matcher, 0, &lists, blocked, &reached));
    assert_true(matcher_augment(matcher, 1, &lists, blocked, &reached));
    assert_int_equal(matcher_column_of(matcher, 0), 1);
    assert_int_equal(matcher_column_of(matcher, 1), 0);
    assert_false(matcher_augment(matcher, 2, &lists, blocked, &reached));
    assert_list(reached.rows, "2 0 1");
    assert_list(reached.columns, "1 0");
    assert_false(matcher_augment(matcher, 3, &lists, blocked, &reached));
    assert_list(reached.rows, "3");
    assert_list(reached.columns, "");
    assert_true(matcher_augment(matcher, 3, &lists, NULL, NULL));
    assert_int_equal(matcher_row_of(matcher, 2), 3);
    assert_int_equal(matcher_row_of(matcher, 99), -1);
    assert_int_equal(matcher_column_of(matcher, 99), -1);
}

/* A system for Pantelides' algorithm: the derivative of an equation contains its unknowns and their derivatives. */
typedef struct {
    RowLists rows;
    IntList parent;     /* by row: the row it is the derivative of; -1: none */
    IntList derivative; /* by column: its derivative's column; -1: none */
} TestSystem;

static TestSystem system_of(int columns, const char *rows, const char *derivative)
{
    TestSystem system = {0};
    int count, one;
    const IntList *lists = lists_of(rows, &count);
    for (int row = 0; row < count; row++) {
        list_push(arena, &system.rows, lists[row]);
        list_push(arena, &system.parent, -1);
    }
    system.derivative = *lists_of(derivative, &one);
    for (int column = system.derivative.count; column < columns; column++)
        list_push(arena, &system.derivative, -1);
    return system;
}

static int derivative_of_variable(void *context, int column)
{
    return ((const TestSystem *)context)->derivative.at[column];
}

static int differentiate_variable(void *context, int column)
{
    TestSystem *system = context;
    assert_int_equal(system->derivative.at[column], -1);
    int created = system->derivative.count;
    system->derivative.at[column] = created;
    list_push(arena, &system->derivative, -1);
    return created;
}

static int differentiate_equation(void *context, int row)
{
    TestSystem *system = context;
    IntList columns = {0};
    for (int i = 0; i < system->rows.at[row].count; i++) {
        int column = system->rows.at[row].at[i];
        assert_true(system->derivative.at[column] >= 0);
        list_push(arena, &columns, column);
        list_push(arena, &columns, system->derivative.at[column]);
    }
    list_push(arena, &system->rows, columns);
    list_push(arena, &system->parent, row);
    return system->rows.count - 1;
}

static int reduce(TestSystem *system, int limit, Matcher **matcher, Reached *unmatched)
{
    PantelidesSystem callbacks = {.context = system,
                                  .rows = &system->rows,
                                  .derivative_of_variable = derivative_of_variable,
                                  .differentiate_variable = differentiate_variable,
                                  .differentiate_equation = differentiate_equation};
    int rows = system->rows.count, columns = system->derivative.count;
    *matcher = matcher_new(arena, columns);
    return graph_pantelides(arena, rows, columns, &callbacks, limit, *matcher, unmatched);
}

/* Pantelides, 1988: the pendulum in Cartesian coordinates. x y w z T are 0 1 2 3 4, x' y' w' z' 5 6 7 8:
 *     0: x' = w    1: y' = z    2: w' = T x    3: z' = T y - g    4: x^2 + y^2 = L^2
 * The length constraint must be differentiated twice, the definitions of the velocities once. */
static void pantelides_pendulum(void **state)
{
    (void)state;
    TestSystem pendulum = system_of(9, "5 2 / 6 3 / 7 4 0 / 8 4 1 / 0 1", "5 6 7 8");
    Matcher *matcher;
    Reached unmatched = {0};
    assert_int_equal(reduce(&pendulum, 100, &matcher, &unmatched), 4);
    assert_int_equal(unmatched.rows.count, 0);
    assert_list(pendulum.parent, "-1 -1 -1 -1 -1 4 5 0 1");
    assert_list(pendulum.derivative, "5 6 7 8 -1 9 10 -1 -1 -1 -1"); /* x'' and y'' are new */
    const int highest[] = {4, 7, 8, 9, 10};
    for (int i = 0; i < 5; i++) {
        int row = matcher_row_of(matcher, highest[i]);
        assert_true(row == 2 || row == 3 || row >= 6);
    }
}

/* x' = f(x, y), y' = g(x): no equation has to be differentiated. */
static void pantelides_leaves_explicit_systems_alone(void **state)
{
    (void)state;
    TestSystem system = system_of(4, "2 0 1 / 3 0", "2 3");
    Matcher *matcher;
    assert_int_equal(reduce(&system, 0, &matcher, NULL), 0);
    assert_int_equal(matcher_column_of(matcher, 0), 2);
    assert_int_equal(matcher_column_of(matcher, 1), 3);
}

/* x is given twice: differentiation does not help, and the algorithm must end. */
static void pantelides_finds_singular_systems(void **state)
{
    (void)state;
    TestSystem system = system_of(3, "2 / 0 / 1", "2");
    Matcher *matcher;
    Reached unmatched = {0};
    assert_int_equal(reduce(&system, 100, &matcher, &unmatched), 1);
    assert_list(unmatched.rows, "3 0"); /* row 3 is the derivative of row 1 */
    assert_list(unmatched.columns, "2");
    TestSystem constant = system_of(1, " / 0", "");
    unmatched = (Reached){0};
    assert_int_equal(reduce(&constant, 100, &matcher, &unmatched), 0);
    assert_list(unmatched.rows, "0");
}

static void pantelides_keeps_to_the_limit(void **state)
{
    (void)state;
    TestSystem pendulum = system_of(9, "5 2 / 6 3 / 7 4 0 / 8 4 1 / 0 1", "5 6 7 8");
    Matcher *matcher;
    Reached unmatched = {0};
    assert_int_equal(reduce(&pendulum, 3, &matcher, &unmatched), -1);
    assert_int_equal(unmatched.rows.at[0], 5);
    assert_int_equal(unmatched.rows.count, 3);
}

/* Rows 0 1 2 share two columns (over-determined), row 3 has one of its own, row 4 has two for itself. */
static void parts_of_a_singular_system(void **state)
{
    (void)state;
    Incidence graph = incidence(6, "0 1 / 0 / 1 0 / 2 1 / 3 4 2 / 5 2");
    int *column_of = numbers(6, -1), *row_of = numbers(6, -1);
    assert_int_equal(graph_match(arena, &graph, column_of, row_of), 5);
    GraphParts parts = graph_parts(arena, &graph, column_of, row_of);
    assert_list(parts.over_rows, "0 1 2");
    assert_list(parts.over_columns, "0 1");
    assert_list(parts.under_rows, "4");
    assert_list(parts.under_columns, "3 4");
}

static void parts_of_a_regular_system_are_empty(void **state)
{
    (void)state;
    Incidence graph = incidence(2, "0 1 / 1 0");
    int *column_of = numbers(2, -1), *row_of = numbers(2, -1);
    graph_match(arena, &graph, column_of, row_of);
    GraphParts parts = graph_parts(arena, &graph, column_of, row_of);
    assert_int_equal(parts.over_rows.count + parts.over_columns.count, 0);
    assert_int_equal(parts.under_rows.count + parts.under_columns.count, 0);
}

static void assert_components(const Incidence *graph, const int *row_of, const int *group, const char *expected)
{
    Components components = graph_components(arena, graph, row_of, group);
    Text text = text_new(arena);
    for (int i = 0; i < components.count; i++) {
        text_add(&text, i ? " / " : "");
        add_words(&text, components.row + components.start[i], components.start[i + 1] - components.start[i]);
    }
    assert_string_equal(text.at, expected);
}

/* Tarjan, 1972, figure 3, with nodes counted from 0. The targets of a node come before it. */
static void components_of_tarjans_figure(void **state)
{
    (void)state;
    Incidence graph = incidence(8, "0 1 / 1 2 7 / 2 3 6 / 3 4 / 4 2 5 / 5 / 6 3 5 / 7 0 6");
    const int identity[] = {0, 1, 2, 3, 4, 5, 6, 7};
    assert_components(&graph, identity, NULL, "5 / 2 3 4 6 / 0 1 7");
}

/* Unmatched columns are known; the matching need not be the diagonal. */
static void components_through_the_matching(void **state)
{
    (void)state;
    Incidence graph = incidence(4, "1 3 / 0 1 / 2 0 3");
    const int row_of[] = {1, 0, 2, -1};
    assert_components(&graph, row_of, NULL, "0 / 1 / 2");
}

/* Two chains 0 3 4 and 1 2 5: source order interleaves them; groups separate them as far as dependencies allow. */
static void components_stay_with_their_group(void **state)
{
    (void)state;
    Incidence graph = incidence(7, "0 / 1 / 2 1 / 3 0 / 4 3 / 5 2 / 6 0 5");
    const int identity[] = {0, 1, 2, 3, 4, 5, 6};
    const int group[] = {-7, 40, 40, -7, -7, 40, -7};
    assert_components(&graph, identity, NULL, "0 / 1 / 2 / 3 / 4 / 5 / 6");
    assert_components(&graph, identity, group, "0 / 3 / 4 / 1 / 2 / 5 / 6");
}

static bool always(void *context, int row, int column)
{
    (void)context, (void)row, (void)column;
    return true;
}

/* context: by row, the list of columns for which the row can be solved. */
static bool listed(void *context, int row, int column)
{
    const IntList *list = (const IntList *)context + row;
    for (int i = 0; i < list->count; i++)
        if (list->at[i] == column)
            return true;
    return false;
}

static Tearing tear_all(const Incidence *graph, Solvable *solvable, void *context, const int *preference)
{
    int *all = arena_array(arena, int, graph->rows);
    for (int i = 0; i < graph->rows; i++)
        all[i] = i;
    return graph_tear(arena, graph, all, graph->rows, all, graph->columns, solvable, context, preference);
}

/* The resistors of the circuit in Cellier and Kofman, chapter 7: u1 i1 u2 i2 u3 i3 are 0 to 5, the source is known.
 *     0: u1 = R1 i1   1: u2 = R2 i2   2: u3 = R3 i3   3: u0 = u1 + u3   4: u3 = u2   5: i1 = i2 + i3
 * One tear suffices for the six equations. */
static void tearing_of_three_resistors(void **state)
{
    (void)state;
    Incidence graph = incidence(6, "0 1 / 2 3 / 4 5 / 0 4 / 4 2 / 1 3 5");
    Tearing tearing = tear_all(&graph, always, NULL, NULL);
    assert_list(tearing.tear_column, "4");
    assert_list(tearing.inner_row, "2 3 0 4 1");
    assert_list(tearing.inner_column, "5 0 1 2 3");
    assert_list(tearing.residual_row, "5");
}

/* Unknowns that cannot be solved for must be torn, and the others are then assigned. */
static void tearing_never_divides_by_what_may_vanish(void **state)
{
    (void)state;
    Incidence graph = incidence(3, "0 1 / 1 2 / 2 0");
    int rows;
    IntList *solvable = lists_of("1 / 1 / 0", &rows);
    Tearing tearing = tear_all(&graph, listed, solvable, NULL);
    assert_list(tearing.tear_column, "2");
    assert_list(tearing.inner_row, "1 2");
    assert_list(tearing.inner_column, "1 0");
    assert_list(tearing.residual_row, "0");
    solvable = lists_of(" / / ", &rows);
    tearing = tear_all(&graph, listed, solvable, NULL);
    assert_list(tearing.tear_column, "0 1 2");
    assert_list(tearing.residual_row, "0 1 2");
    assert_int_equal(tearing.inner_row.count, 0);
}

static void tearing_follows_the_preference(void **state)
{
    (void)state;
    Incidence graph = incidence(3, "0 1 / 1 2 / 2 0");
    const int preference[] = {0, -5, 3};
    assert_list(tear_all(&graph, always, NULL, NULL).tear_column, "0");
    assert_list(tear_all(&graph, always, NULL, preference).tear_column, "2");
}

/* Tears some rows and columns of a larger system, in any order; all other columns are known. */
static void tearing_of_a_part(void **state)
{
    (void)state;
    Incidence graph = incidence(6, "0 / 5 3 0 / 1 / 3 4 1 / 4 5 2 / 2");
    const int rows[] = {4, 1, 3}, columns[] = {5, 4, 3};
    Tearing tearing = graph_tear(arena, &graph, rows, 3, columns, 3, always, NULL, NULL);
    assert_list(tearing.tear_column, "3");
    assert_list(tearing.inner_row, "1 3");
    assert_list(tearing.inner_column, "5 4");
    assert_list(tearing.residual_row, "4");
}

/* Each row except the last has its own unknown and the common one; the last row has all. The common unknown determines
 * all others. */
static void tearing_of_an_arrowhead(void **state)
{
    (void)state;
    Incidence graph = incidence(5, "0 4 / 1 4 / 2 4 / 3 4 / 0 1 2 3 4");
    Tearing tearing = tear_all(&graph, always, NULL, NULL);
    assert_list(tearing.tear_column, "4");
    assert_list(tearing.residual_row, "4");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(heap_sorts, set_up, tear_down),
        cmocka_unit_test_setup_teardown(incidence_and_its_transpose, set_up, tear_down),
        cmocka_unit_test_setup_teardown(matching_prefers_early_entries, set_up, tear_down),
        cmocka_unit_test_setup_teardown(matching_by_a_chain_of_reassignments, set_up, tear_down),
        cmocka_unit_test_setup_teardown(matching_continues_a_partial_one, set_up, tear_down),
        cmocka_unit_test_setup_teardown(matching_of_what_is_not_square_or_empty, set_up, tear_down),
        cmocka_unit_test_setup_teardown(augmenting_row_by_row, set_up, tear_down),
        cmocka_unit_test_setup_teardown(pantelides_pendulum, set_up, tear_down),
        cmocka_unit_test_setup_teardown(pantelides_leaves_explicit_systems_alone, set_up, tear_down),
        cmocka_unit_test_setup_teardown(pantelides_finds_singular_systems, set_up, tear_down),
        cmocka_unit_test_setup_teardown(pantelides_keeps_to_the_limit, set_up, tear_down),
        cmocka_unit_test_setup_teardown(parts_of_a_singular_system, set_up, tear_down),
        cmocka_unit_test_setup_teardown(parts_of_a_regular_system_are_empty, set_up, tear_down),
        cmocka_unit_test_setup_teardown(components_of_tarjans_figure, set_up, tear_down),
        cmocka_unit_test_setup_teardown(components_through_the_matching, set_up, tear_down),
        cmocka_unit_test_setup_teardown(components_stay_with_their_group, set_up, tear_down),
        cmocka_unit_test_setup_teardown(tearing_of_three_resistors, set_up, tear_down),
        cmocka_unit_test_setup_teardown(tearing_never_divides_by_what_may_vanish, set_up, tear_down),
        cmocka_unit_test_setup_teardown(tearing_follows_the_preference, set_up, tear_down),
        cmocka_unit_test_setup_teardown(tearing_of_a_part, set_up, tear_down),
        cmocka_unit_test_setup_teardown(tearing_of_an_arrowhead, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
