/* test_graph_random.c - structural algorithms: compared with brute force on small random systems, and run on a million
 * rows. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "causal/graph.h"
#include "share.h"

enum { SEEDS = 3000, SMALL = 7, NO_ENTRY = -1 };

static unsigned seed; /* of the current case, for the failure message */
static uint64_t random_state;
static Arena *arena;

#define check(condition)                                    \
    do {                                                    \
        if (!(condition))                                   \
            fail_msg("seed %u: not so: %s", seed, #condition); \
    } while (0)

/* Random numbers by Marsaglia's xorshift, the same on every machine. */
static int random_below(int limit)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (int)((random_state >> 11) % (uint64_t)limit);
}

static void begin_case(unsigned number)
{
    seed = number;
    random_state = (number + 1) * UINT64_C(0x9E3779B97F4A7C15);
    arena = arena_new();
    for (int i = 0; i < 5; i++)
        random_below(2);
}

static void end_case(void)
{
    arena_free(arena);
}

/* A random incidence: each entry exists with probability percent/100; each row is in random order. */
static Incidence random_incidence(int rows, int columns, int percent, bool with_diagonal)
{
    IntList *lists = arena_array(arena, IntList, rows);
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++)
            if (random_below(100) < percent || (with_diagonal && row == column))
                list_push(arena, &lists[row], column);
        for (int i = lists[row].count - 1; i > 0; i--) {
            int k = random_below(i + 1);
            int other = lists[row].at[k];
            lists[row].at[k] = lists[row].at[i];
            lists[row].at[i] = other;
        }
    }
    return incidence_of(arena, rows, columns, lists);
}

static int *numbers(int count, int value)
{
    int *array = arena_array(arena, int, count);
    for (int i = 0; i < count; i++)
        array[i] = value;
    return array;
}

static bool has_entry(const Incidence *graph, int row, int column)
{
    for (int i = graph->start[row]; i < graph->start[row + 1]; i++)
        if (graph->column[i] == column)
            return true;
    return false;
}

static bool contains(const IntList *list, int value)
{
    for (int i = 0; i < list->count; i++)
        if (list->at[i] == value)
            return true;
    return false;
}

/* The size of a maximum matching without one row and one column (-1: with all), by trying all sets of used columns. */
static int largest_matching(const Incidence *graph, int without_row, int without_column)
{
    int best[1 << SMALL];
    for (int set = 0; set < 1 << SMALL; set++)
        best[set] = set == 0 ? 0 : -1;
    for (int row = 0; row < graph->rows; row++)
        for (int set = (1 << SMALL) - 1; set > 0 && row != without_row; set--)
            for (int column = 0; column < graph->columns; column++) {
                if (!(set >> column & 1) || column == without_column || !has_entry(graph, row, column))
                    continue;
                int before = best[set ^ 1 << column];
                if (before >= 0 && before + 1 > best[set])
                    best[set] = before + 1;
            }
    int largest = 0;
    for (int set = 0; set < 1 << SMALL; set++)
        if (best[set] > largest)
            largest = best[set];
    return largest;
}

static void check_matching(const Incidence *graph, const int *column_of, const int *row_of, int size)
{
    int matched = 0;
    for (int row = 0; row < graph->rows; row++) {
        if (column_of[row] < 0)
            continue;
        matched++;
        check(has_entry(graph, row, column_of[row]));
        check(row_of[column_of[row]] == row);
    }
    for (int column = 0; column < graph->columns; column++)
        check(row_of[column] < 0 || column_of[row_of[column]] == column);
    check(matched == size);
}

static void matchings_are_largest(void **state)
{
    (void)state;
    for (int i = 0; i < share_of(SEEDS); i++) {
        begin_case((unsigned)i);
        int rows = 1 + random_below(SMALL), columns = 1 + random_below(SMALL);
        Incidence graph = random_incidence(rows, columns, 10 + random_below(50), false);
        int *column_of = numbers(rows, -1), *row_of = numbers(columns, -1);
        int size = graph_match(arena, &graph, column_of, row_of);
        check_matching(&graph, column_of, row_of, size);
        check(size == largest_matching(&graph, -1, -1));

        IntList *lists = arena_array(arena, IntList, rows);
        for (int row = 0; row < rows; row++)
            for (int k = graph.start[row]; k < graph.start[row + 1]; k++)
                list_push(arena, &lists[row], graph.column[k]);
        Matcher *matcher = matcher_new(arena, columns);
        int augmented = 0;
        for (int row = rows - 1; row >= 0; row--)
            augmented += matcher_augment(matcher, row, &(RowLists){.at = lists, .count = rows}, NULL, NULL);
        check(augmented == size);
        end_case();
    }
}

/* A row is in the over-determined part if some maximum matching does not use it: if removing it loses no match. */
static void parts_are_dulmage_and_mendelsohns(void **state)
{
    (void)state;
    for (int i = 0; i < share_of(SEEDS); i++) {
        begin_case((unsigned)i);
        int rows = 1 + random_below(SMALL), columns = 1 + random_below(SMALL);
        Incidence graph = random_incidence(rows, columns, 10 + random_below(40), false);
        int *column_of = numbers(rows, -1), *row_of = numbers(columns, -1);
        int size = graph_match(arena, &graph, column_of, row_of);
        GraphParts parts = graph_parts(arena, &graph, column_of, row_of);
        bool over_column[SMALL] = {false}, under_row[SMALL] = {false};
        for (int row = 0; row < rows; row++) {
            bool over = largest_matching(&graph, row, -1) == size;
            check(contains(&parts.over_rows, row) == over);
            for (int k = graph.start[row]; over && k < graph.start[row + 1]; k++)
                over_column[graph.column[k]] = true;
        }
        for (int column = 0; column < columns; column++) {
            check(contains(&parts.over_columns, column) == over_column[column]);
            bool under = largest_matching(&graph, -1, column) == size;
            check(contains(&parts.under_columns, column) == under);
            for (int row = 0; row < rows && under; row++)
                under_row[row] = under_row[row] || has_entry(&graph, row, column);
        }
        for (int row = 0; row < rows; row++)
            check(contains(&parts.under_rows, row) == under_row[row]);
        end_case();
    }
}

/* Sets needs[row][other] where row depends on other, directly or indirectly. Rows are matched with the diagonal. */
static void close_transitively(const Incidence *graph, bool needs[SMALL][SMALL])
{
    for (int row = 0; row < graph->rows; row++)
        for (int other = 0; other < graph->rows; other++)
            needs[row][other] = row == other || has_entry(graph, row, other);
    for (int between = 0; between < graph->rows; between++)
        for (int row = 0; row < graph->rows; row++)
            for (int other = 0; other < graph->rows; other++)
                needs[row][other] = needs[row][other] || (needs[row][between] && needs[between][other]);
}

/* The first row of the component that must come next by the ordering rules. */
static int expected_next(int rows, bool needs[SMALL][SMALL], const bool *placed, const int *group, int previous)
{
    int best = -1;
    for (int row = 0; row < rows; row++) {
        bool possible = !placed[row];
        for (int other = 0; other < rows; other++) {
            bool together = needs[row][other] && needs[other][row];
            if (together ? other < row : needs[row][other] && !placed[other])
                possible = false;
        }
        if (!possible)
            continue;
        if (best < 0)
            best = row;
        else if (previous >= 0 && group && group[row] == group[previous] && group[best] != group[previous])
            best = row;
    }
    return best;
}

static void components_come_in_the_promised_order(void **state)
{
    (void)state;
    for (int i = 0; i < share_of(SEEDS); i++) {
        begin_case((unsigned)i);
        int rows = 1 + random_below(SMALL);
        Incidence graph = random_incidence(rows, rows, 5 + random_below(30), true);
        int group_of[SMALL], identity[SMALL];
        for (int row = 0; row < rows; row++) {
            identity[row] = row;
            group_of[row] = random_below(3) - 1;
        }
        const int *group = random_below(2) ? group_of : NULL;
        bool needs[SMALL][SMALL];
        bool placed[SMALL] = {false};
        close_transitively(&graph, needs);
        Components components = graph_components(arena, &graph, identity, group);
        int previous = -1;
        check(components.start[0] == 0 && components.start[components.count] == rows);
        for (int component = 0; component < components.count; component++) {
            int next = expected_next(rows, needs, placed, group, previous);
            int at = components.start[component];
            check(components.row[at] == next);
            for (int row = next; row < rows; row++)
                if (needs[row][next] && needs[next][row]) {
                    check(at < components.start[component + 1] && components.row[at] == row);
                    placed[row] = true;
                    at++;
                }
            check(at == components.start[component + 1]);
            previous = next;
        }
        end_case();
    }
}

/* A system in which equation i contains the order[i][j]-th derivative of variable j, and sometimes lower ones. */
typedef struct {
    int size;
    int order[SMALL][SMALL]; /* or NO_ENTRY */
    RowLists rows;
    IntList row_parent, derivative;
} RandomSystem;

static int derivative_of_variable(void *context, int column)
{
    return ((const RandomSystem *)context)->derivative.at[column];
}

static int differentiate_variable(void *context, int column)
{
    RandomSystem *system = context;
    int created = system->derivative.count;
    check(system->derivative.at[column] < 0);
    system->derivative.at[column] = created;
    list_push(arena, &system->derivative, -1);
    return created;
}

static int differentiate_equation(void *context, int row)
{
    RandomSystem *system = context;
    IntList columns = {0};
    for (int i = 0; i < system->rows.at[row].count; i++) {
        int column = system->rows.at[row].at[i];
        check(system->derivative.at[column] >= 0);
        list_push(arena, &columns, column);
        list_push(arena, &columns, system->derivative.at[column]);
    }
    list_push(arena, &system->rows, columns);
    list_push(arena, &system->row_parent, row);
    return system->rows.count - 1;
}

static RandomSystem random_system(int size, int percent)
{
    RandomSystem system = {.size = size};
    for (int variable = 0; variable < size; variable++)
        list_push(arena, &system.derivative, -1);
    for (int row = 0; row < size; row++) {
        IntList columns = {0};
        for (int variable = 0; variable < size; variable++) {
            system.order[row][variable] = random_below(100) < percent ? random_below(3) : NO_ENTRY;
            int column = variable;
            for (int order = 0; order <= system.order[row][variable]; order++) {
                if (order > 0 && system.derivative.at[column] < 0)
                    differentiate_variable(&system, column);
                if (order > 0)
                    column = system.derivative.at[column];
                if (order == system.order[row][variable] || random_below(3) == 0)
                    list_push(arena, &columns, column);
            }
        }
        list_push(arena, &system.rows, columns);
        list_push(arena, &system.row_parent, -1);
    }
    return system;
}

/* The largest sum of orders on a transversal, found by trying all permutations; -1 if there is no transversal. */
static int best_transversal(const RandomSystem *system, int row, unsigned used, int *best)
{
    if (row == system->size)
        return 0;
    int value = -1;
    for (int variable = 0; variable < system->size; variable++) {
        int order = system->order[row][variable];
        if (order < 0 || used >> variable & 1u)
            continue;
        int rest[SMALL] = {0};
        int sum = best_transversal(system, row + 1, used | 1u << variable, rest);
        if (sum < 0 || order + sum <= value)
            continue;
        value = order + sum;
        for (int later = row + 1; later < system->size; later++)
            best[later] = rest[later];
        best[row] = variable;
    }
    return value;
}

/* Pryce, BIT 41 (2001): the smallest offsets of the equations follow from any best transversal by fixed-point
 * iteration, and they are the numbers of differentiations of Pantelides' algorithm. */
static bool smallest_offsets(const RandomSystem *system, int *offset)
{
    int transversal[SMALL] = {0};
    if (best_transversal(system, 0, 0, transversal) < 0)
        return false;
    for (int row = 0; row < system->size; row++)
        offset[row] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int row = 0; row < system->size; row++) {
            int variable = transversal[row], highest = 0;
            for (int other = 0; other < system->size; other++)
                if (system->order[other][variable] >= 0 && system->order[other][variable] + offset[other] > highest)
                    highest = system->order[other][variable] + offset[other];
            int needed = highest - system->order[row][variable];
            changed = changed || needed != offset[row];
            offset[row] = needed;
        }
    }
    return true;
}

static void check_highest_derivatives(const RandomSystem *system, const Matcher *matcher)
{
    bool *is_differentiated = arena_array(arena, bool, system->rows.count);
    for (int row = 0; row < system->rows.count; row++)
        if (system->row_parent.at[row] >= 0)
            is_differentiated[system->row_parent.at[row]] = true;
    for (int row = 0; row < system->rows.count; row++) {
        int column = matcher_column_of(matcher, row);
        if (is_differentiated[row])
            continue;
        check(column >= 0 && matcher_row_of(matcher, column) == row);
        check(contains(&system->rows.at[row], column) && system->derivative.at[column] < 0);
    }
}

static void pantelides_differentiates_as_little_as_possible(void **state)
{
    (void)state;
    int singular = 0, total = 0;
    for (int i = 0; i < share_of(SEEDS); i++) {
        begin_case((unsigned)i);
        int size = 1 + random_below(5);
        RandomSystem system = random_system(size, 25 + random_below(50));
        PantelidesSystem callbacks = {.context = &system,
                                      .rows = &system.rows,
                                      .derivative_of_variable = derivative_of_variable,
                                      .differentiate_variable = differentiate_variable,
                                      .differentiate_equation = differentiate_equation};
        Matcher *matcher = matcher_new(arena, system.derivative.count);
        Reached unmatched = {0};
        int count = graph_pantelides(arena, size, system.derivative.count, &callbacks, 1000, matcher, &unmatched);
        int offset[SMALL] = {0}, sum = 0;
        check(count >= 0);
        if (!smallest_offsets(&system, offset)) {
            check(unmatched.rows.count > 0);
            singular++;
        } else {
            check(unmatched.rows.count == 0);
            for (int row = 0; row < size; row++)
                sum += offset[row];
            for (int row = system.rows.count - 1; row >= 0; row--) {
                int original = row;
                while (system.row_parent.at[original] >= 0)
                    original = system.row_parent.at[original];
                offset[original] -= row != original;
            }
            for (int row = 0; row < size; row++)
                check(offset[row] == 0);
            check(count == sum);
            check_highest_derivatives(&system, matcher);
        }
        total += sum;
        end_case();
    }
    print_message("singular: %d of %d, differentiations: %d\n", singular, share_of(SEEDS), total);
    /* Otherwise the cases would cover too little: */
    assert_true(singular > share_of(SEEDS) / 10 && singular < share_of(SEEDS) && total > share_of(SEEDS) / 4);
}

typedef struct {
    const Incidence *graph;
    bool allowed[SMALL + 1][SMALL + 1];
} SolvableEntries;

static bool is_allowed(void *context, int row, int column)
{
    const SolvableEntries *entries = context;
    check(has_entry(entries->graph, row, column));
    return entries->allowed[row][column];
}

/* True if all other columns follow from those in `known`, by repeatedly solving rows that have a single unknown for
 * it. */
static bool suffices(const Incidence *graph, const SolvableEntries *entries, unsigned known)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (int row = 0; row < graph->rows; row++) {
            int unknown = -1, count = 0;
            for (int i = graph->start[row]; i < graph->start[row + 1]; i++)
                if (!(known >> graph->column[i] & 1u)) {
                    unknown = graph->column[i];
                    count++;
                }
            if (count == 1 && entries->allowed[row][unknown]) {
                known |= 1u << unknown;
                changed = true;
            }
        }
    }
    return known == (1u << graph->columns) - 1;
}

static int fewest_tears(const Incidence *graph, const SolvableEntries *entries)
{
    int fewest = graph->columns;
    for (unsigned set = 0; set < 1u << graph->columns; set++) {
        int size = 0;
        for (unsigned rest = set; rest; rest &= rest - 1)
            size++;
        if (size < fewest && suffices(graph, entries, set))
            fewest = size;
    }
    return fewest;
}

static void check_tearing(const Incidence *graph, const SolvableEntries *entries, const Tearing *tearing)
{
    unsigned known = 0, used_rows = 0;
    for (int i = 0; i < tearing->tear_column.count; i++) {
        check(i == 0 || tearing->tear_column.at[i - 1] < tearing->tear_column.at[i]);
        check(i == 0 || tearing->residual_row.at[i - 1] < tearing->residual_row.at[i]);
        known |= 1u << tearing->tear_column.at[i];
        used_rows |= 1u << tearing->residual_row.at[i];
    }
    check(tearing->inner_row.count == tearing->inner_column.count);
    for (int i = 0; i < tearing->inner_row.count; i++) {
        int row = tearing->inner_row.at[i], column = tearing->inner_column.at[i];
        check(!(used_rows >> row & 1u) && !(known >> column & 1u));
        check(has_entry(graph, row, column) && entries->allowed[row][column]);
        used_rows |= 1u << row;
        known |= 1u << column;
        for (int k = graph->start[row]; k < graph->start[row + 1]; k++)
            check(known >> graph->column[k] & 1u);
    }
    check(tearing->tear_column.count == tearing->residual_row.count);
    check(tearing->tear_column.count + tearing->inner_row.count == graph->columns);
    check(used_rows == (1u << graph->rows) - 1 && known == (1u << graph->columns) - 1);
}

static void tearings_are_valid_and_small(void **state)
{
    (void)state;
    int chosen = 0, fewest = 0;
    for (int i = 0; i < share_of(SEEDS); i++) {
        begin_case((unsigned)i);
        int size = 1 + random_below(SMALL + 1), all[SMALL + 1], preference[SMALL + 1];
        Incidence graph = random_incidence(size, size, 10 + random_below(50), random_below(4) > 0);
        SolvableEntries entries = {.graph = &graph};
        int percent = random_below(2) ? 100 : 60;
        for (int row = 0; row < size; row++) {
            all[row] = row;
            preference[row] = random_below(3) - 1;
            for (int column = 0; column < size; column++)
                entries.allowed[row][column] = random_below(100) < percent;
        }
        Tearing tearing = graph_tear(arena, &graph, all, size, all, size, is_allowed, &entries,
                                     random_below(2) ? preference : NULL);
        check_tearing(&graph, &entries, &tearing);
        int least = fewest_tears(&graph, &entries);
        check(tearing.tear_column.count >= least);
        chosen += tearing.tear_column.count;
        fewest += least;
        end_case();
    }
    print_message("tearing chosen: %d, fewest possible: %d\n", chosen, fewest);
    assert_true(chosen <= fewest + fewest / 20);
}
enum { MANY = 1000000 / SMALLER };

/* Row i needs columns i - 1, i, i + 1 of a chain; the order of rows is scrambled by a step that is prime to MANY. */
static Incidence chain(int rows, int step)
{
    int *start = arena_array(arena, int, (size_t)rows + 1);
    int *column = arena_array(arena, int, 3 * (size_t)rows);
    int count = 0;
    for (int row = 0; row < rows; row++) {
        int place = (int)((int64_t)row * step % rows);
        start[row] = count;
        if (place > 0)
            column[count++] = place - 1;
        column[count++] = place;
        if (place + 1 < rows)
            column[count++] = place + 1;
    }
    start[rows] = count;
    return (Incidence){.rows = rows, .columns = rows, .start = start, .column = column};
}

static bool always(void *context, int row, int column)
{
    (void)context, (void)row, (void)column;
    return true;
}

/* One strong component of a million rows, in three row orders; recursion or a quadratic step would not end. */
static void chains_of_a_million_rows(void **state)
{
    (void)state;
    const int steps[] = {1, MANY - 1, 61803};
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        begin_case((unsigned)i);
        Incidence graph = chain(MANY, steps[i]);
        int *column_of = numbers(MANY, -1), *row_of = numbers(MANY, -1);
        assert_int_equal(graph_match(arena, &graph, column_of, row_of), MANY);
        GraphParts parts = graph_parts(arena, &graph, column_of, row_of);
        assert_int_equal(parts.over_rows.count + parts.under_rows.count, 0);
        Components components = graph_components(arena, &graph, row_of, NULL);
        assert_int_equal(components.count, 1);
        int *columns = numbers(MANY, 0);
        for (int column = 0; column < MANY; column++)
            columns[column] = column;
        Tearing tearing =
            graph_tear(arena, &graph, components.row, MANY, columns, MANY, always, NULL, NULL);
        assert_int_equal(tearing.tear_column.count, 1);
        assert_int_equal(tearing.inner_row.count, MANY - 1);
        end_case();
    }
}

/* Each row depends on the next one, and the last can be matched only by reassigning all others. */
static void a_dependency_through_a_million_rows(void **state)
{
    (void)state;
    begin_case(0);
    IntList *lists = arena_array(arena, IntList, MANY);
    int *group = numbers(MANY, 0);
    for (int row = 0; row < MANY; row++) {
        if (row + 1 < MANY)
            list_push(arena, &lists[row], row + 1);
        list_push(arena, &lists[row], row);
        group[row] = row % 1000;
    }
    Incidence graph = incidence_of(arena, MANY, MANY, lists);
    int *column_of = numbers(MANY, -1), *row_of = numbers(MANY, -1);
    assert_int_equal(graph_match(arena, &graph, column_of, row_of), MANY);
    Components components = graph_components(arena, &graph, row_of, group);
    assert_int_equal(components.count, MANY);
    assert_int_equal(components.row[0], MANY - 1);
    end_case();
}

/* Many pendulums side by side, each with an index of three. */
static void a_hundred_thousand_pendulums(void **state)
{
    (void)state;
    enum { COUNT = 100000 / SMALLER };
    begin_case(0);
    RandomSystem system = {.size = 0};
    for (int pendulum = 0; pendulum < COUNT; pendulum++) {
        const int base = 9 * pendulum;
        static const int rows[5][3] = {{5, 2, 2}, {6, 3, 3}, {7, 4, 0}, {8, 4, 1}, {0, 1, 1}};
        for (int row = 0; row < 5; row++) {
            IntList columns = {0};
            for (int i = 0; i < 3; i++)
                list_push(arena, &columns, base + rows[row][i]);
            list_push(arena, &system.rows, columns);
            list_push(arena, &system.row_parent, -1);
        }
        for (int column = 0; column < 9; column++)
            list_push(arena, &system.derivative, column < 4 ? base + column + 5 : -1);
    }
    PantelidesSystem callbacks = {.context = &system,
                                  .rows = &system.rows,
                                  .derivative_of_variable = derivative_of_variable,
                                  .differentiate_variable = differentiate_variable,
                                  .differentiate_equation = differentiate_equation};
    Matcher *matcher = matcher_new(arena, 9 * COUNT);
    assert_int_equal(graph_pantelides(arena, 5 * COUNT, 9 * COUNT, &callbacks, 5 * COUNT, matcher, NULL), 4 * COUNT);
    end_case();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(matchings_are_largest),
        cmocka_unit_test(parts_are_dulmage_and_mendelsohns),
        cmocka_unit_test(components_come_in_the_promised_order),
        cmocka_unit_test(pantelides_differentiates_as_little_as_possible),
        cmocka_unit_test(tearings_are_valid_and_small),
        cmocka_unit_test(chains_of_a_million_rows),
        cmocka_unit_test(a_dependency_through_a_million_rows),
        cmocka_unit_test(a_hundred_thousand_pendulums),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
