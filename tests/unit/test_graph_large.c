/* test_graph_large.c - structural algorithms on large graphs of adverse shapes, with a small stack: a quadratic step
 * would not end in acceptable time, recursion over the graph would overflow the stack. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "graph_shapes.h"
#include "share.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ROWS = 100000 / SMALLER, INTEGRATORS = SMALLER == 1 ? 447 : 141 }; /* about ROWS rows with derivatives */

static bool always(void *context, int row, int column)
{
    (void)context, (void)row, (void)column;
    return true;
}

/* Asserts that each row is matched once and does not depend on rows that come after its component. */
static void check_order(Arena *arena, const Incidence *graph, const int *column_of, const int *row_of,
                        const Components *components)
{
    int *place = arena_array(arena, int, graph->rows);
    for (int row = 0; row < graph->rows; row++)
        require(row_of[column_of[row]] == row);
    for (int c = 0; c < components->count; c++)
        for (int i = components->start[c]; i < components->start[c + 1]; i++)
            place[components->row[i]] = c;
    for (int row = 0; row < graph->rows; row++)
        for (int i = graph->start[row]; i < graph->start[row + 1]; i++)
            require(place[row_of[graph->column[i]]] <= place[row]);
}

static void sort_shape(int which)
{
    Arena *arena = arena_new();
    Incidence graph = shape_of(arena, which, ROWS);
    int *column_of = arena_array(arena, int, ROWS), *row_of = arena_array(arena, int, ROWS);
    for (int i = 0; i < ROWS; i++)
        column_of[i] = row_of[i] = -1;
    require(graph_match(arena, &graph, column_of, row_of) == ROWS);
    GraphParts parts = graph_parts(arena, &graph, column_of, row_of);
    require(parts.over_rows.count == 0 && parts.under_rows.count == 0);
    Components components = graph_components(arena, &graph, row_of, NULL);
    check_order(arena, &graph, column_of, row_of, &components);
    int *columns = arena_array(arena, int, ROWS);
    for (int c = 0; c < components.count; c++) {
        const int *rows = components.row + components.start[c];
        int count = components.start[c + 1] - components.start[c];
        for (int i = 0; i < count; i++)
            columns[i] = column_of[rows[i]];
        Tearing tearing = graph_tear(arena, &graph, rows, count, columns, count, always, NULL, NULL);
        require(tearing.tear_column.count + tearing.inner_column.count == count);
        require(tearing.residual_row.count == tearing.tear_column.count);
    }
    arena_free(arena);
}

/* Asserts that each highest derivative is matched with an equation that was not differentiated further. */
static void reduce_system(int which)
{
    static const int expected[SYSTEMS] = {ROWS / 2 - 1, ROWS / 2, ROWS, ROWS, ROWS / 5 * 4,
                                          INTEGRATORS * (INTEGRATORS - 1) / 2, ROWS / 8};
    Arena *arena = arena_new();
    ShapeSystem system = {.arena = arena};
    Matcher *matcher;
    systems[which].fill(&system, ROWS);
    int declared = system.rows.count;
    require(system_reduce(&system, 2 * ROWS, &matcher) == expected[which]);
    int highest = 0;
    for (int column = 0; column < system.derivative.count; column++) {
        int row = matcher_row_of(matcher, column);
        if (system.derivative.at[column] >= 0)
            continue;
        highest++;
        require(row >= 0 && matcher_column_of(matcher, row) == column);
    }
    require(highest == declared);
    arena_free(arena);
}

/* Runs the function in a child process with a small stack; returns its status. */
static int status_with_little_stack(void (*run)(int), int which)
{
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        const struct rlimit limit = {.rlim_cur = 256 * 1024, .rlim_max = 256 * 1024};
        setrlimit(RLIMIT_STACK, &limit);
        run(which);
        _exit(0);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    return status;
}

static void sorting_adverse_shapes(void **state)
{
    (void)state;
    for (int which = 0; which < SHAPES; which++)
        if (status_with_little_stack(sort_shape, which) != 0)
            fail_msg("%s", shapes[which].name);
}

static void reducing_adverse_systems(void **state)
{
    (void)state;
    for (int which = 0; which < SYSTEMS; which++)
        if (status_with_little_stack(reduce_system, which) != 0)
            fail_msg("%s", systems[which].name);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sorting_adverse_shapes),
        cmocka_unit_test(reducing_adverse_systems),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
