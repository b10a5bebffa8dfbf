/* test_jacobian.c - column colouring and the entries of a linearization. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "causal/causal.h"
#include "causal/graph.h"
#include "system_text.h"

#include <stdlib.h>
#include <string.h>

static int begin(void **state)
{
    *state = arena_new();
    return 0;
}

static int end(void **state)
{
    exprs_release();
    names_release();
    diag_release();
    arena_free(*state);
    return 0;
}

/* ---- colours ---- */

static int longest_row(const Incidence *rows)
{
    int longest = 0;
    for (int r = 0; r < rows->rows; r++)
        longest = rows->start[r + 1] - rows->start[r] > longest ? rows->start[r + 1] - rows->start[r] : longest;
    return longest;
}

/* splitmix64 */
static int below(uint64_t *seed, int n)
{
    uint64_t z = *seed += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return (int)((z ^ z >> 31) % (uint64_t)n);
}

/* Returns the number of colours; asserts that no two columns of a row share one and that every colour occurs. */
static int checked_colours(Arena *arena, const Incidence *rows)
{
    const Incidence transpose = incidence_transpose(arena, rows);
    const ColourPattern pattern = {rows->rows,   rows->columns,   rows->start,
                                   rows->column, transpose.start, transpose.column};
    int *colour = arena_array(arena, int, rows->columns);
    const int colours = colour_columns(&pattern, longest_row(rows), colour,
                                       arena_array(arena, int, rows->rows + rows->columns + 1));
    int *row_of = arena_array(arena, int, colours + 1), *uses = arena_array(arena, int, colours + 1);
    for (int c = 0; c < rows->columns; c++) {
        assert_in_range(colour[c], 0, colours - 1);
        uses[colour[c]]++;
    }
    for (int c = 0; c < colours; c++)
        assert_true(uses[c] > 0);
    for (int r = 0; r < rows->rows; r++)
        for (int k = rows->start[r]; k < rows->start[r + 1]; k++) {
            assert_int_not_equal(row_of[colour[rows->column[k]]], r + 1);
            row_of[colour[rows->column[k]]] = r + 1;
        }
    assert_true(colours >= longest_row(rows));
    return colours;
}

static void random_patterns(void **state)
{
    uint64_t seed = 4711;
    for (int round = 0; round < 400; round++) {
        Arena *arena = arena_new();
        int rows = below(&seed, 30), columns = 1 + below(&seed, 40), filled = 1 + below(&seed, 12);
        IntList *lists = arena_array(arena, IntList, rows);
        for (int r = 0; r < rows; r++)
            for (int k = below(&seed, filled); k > 0; k--)
                list_push(arena, &lists[r], below(&seed, columns));
        Incidence incidence = incidence_of(arena, rows, columns, lists);
        checked_colours(arena, &incidence);
        arena_free(arena);
    }
    (void)state;
}

static void banded_pattern(void **state)
{
    enum { SIZE = 500 };
    Arena *arena = *state;
    IntList *lists = arena_array(arena, IntList, SIZE);
    for (int r = 0; r < SIZE; r++)
        for (int c = r - 2; c <= r + 2; c++)
            if (c >= 0 && c < SIZE)
                list_push(arena, &lists[r], c);
    Incidence incidence = incidence_of(arena, SIZE, SIZE, lists);
    assert_int_equal(checked_colours(arena, &incidence), 5);
}

/* A row with entries in all columns needs as many colours as columns; a column with entries in all rows needs two. */
static void long_rows_and_columns(void **state)
{
    enum { SIZE = 3000 };
    Arena *arena = *state;
    for (int is_row = 0; is_row < 2; is_row++) {
        IntList *lists = arena_array(arena, IntList, SIZE);
        for (int r = 0; r < SIZE; r++) {
            list_push(arena, &lists[r], r);
            list_push(arena, &lists[is_row ? 0 : r], is_row ? r : 0);
        }
        Incidence incidence = incidence_of(arena, SIZE, SIZE, lists);
        assert_int_equal(checked_colours(arena, &incidence), is_row ? SIZE : 2);
    }
}

/* ---- linearizations ---- */

static const Linearization *linearized(Arena *arena, const char *text)
{
    const Causal *causal = causalize(arena, system_of_text(arena, text));
    assert_int_equal(diag_error_count(), 0);
    causal_check(causal);
    return causal->linearization;
}

/* The partial derivatives as "slot: slot*(partial) + ...; ". */
static const char *rows_text(Arena *arena, const Linearization *l)
{
    Text text = text_new(arena);
    text_add(&text, "");
    for (int r = 0; r < l->rows.count; r++) {
        const SlopeRow *row = &l->rows.at[r];
        text_format(&text, "%s%d:", r ? "; " : "", row->slot);
        for (int k = row->first; k < row->first + row->count; k++)
            text_format(&text, " %d*(%s)", l->terms.at[k].slot, expr_text(arena, l->terms.at[k].partial));
    }
    return text.at;
}

static const char *pattern_text(Arena *arena, const Incidence *pattern)
{
    Text text = text_new(arena);
    text_add(&text, "");
    for (int r = 0; r < pattern->rows; r++) {
        text_add(&text, r ? "; " : "");
        for (int k = pattern->start[r]; k < pattern->start[r + 1]; k++)
            text_format(&text, "%s%d", k > pattern->start[r] ? " " : "", pattern->column[k]);
    }
    return text.at;
}

static void statements(void **state)
{
    const Linearization *l = linearized(
        *state, "constant k = 8\nconstant m = 2\nvariable x start 1\nvariable v start 0\nvariable f\nvariable g\n"
                "variable h\nder(x) = v\nf = -k*x^3\ng = sin(time)\nm*der(v) = f + g - v\nh = f*v\n");
    /* g depends on time alone, h is for results only; the derivative of x is v's slot or a row of its own */
    assert_int_equal(l->states, 2);
    assert_string_equal(rows_text(*state, l), "2: 1*(1); 3: 0*(-k*(3*x^2)); 4: 3*(1/m) 1*(-1/m)");
    assert_string_equal(pattern_text(*state, &l->depends), "1; 0 1");
    assert_string_equal(pattern_text(*state, &l->pattern), "0 1; 0 1");
    assert_int_equal(l->nonzeros, 4);
    assert_int_equal(l->colours, 2);
}

/* Terms that cancel leave no entry; relations count as constant; equal leaves become one term. */
static void vanishing_terms(void **state)
{
    const Linearization *l =
        linearized(*state, "variable x start 1\nvariable y start 1\nvariable a\na = x + y - x + x*y\n"
                           "der(x) = a + a\nder(y) = if x > 1 then y else 2*y\n");
    assert_string_equal(rows_text(*state, l), "2: 0*(y) 1*(1 + x); 3: 2*(2); 4: 1*(if x > 1 then 1 else 2)");
    assert_string_equal(pattern_text(*state, &l->depends), "0 1; 1");
}

/* All unknowns of a loop depend on whatever enters it. */
static void loops(void **state)
{
    const Linearization *l = linearized(*state, "variable x start 1\nvariable w start 1\nvariable y guess 1\n"
                                                "variable z guess 0.5\nvariable c guess 1\nvariable d guess 1\n"
                                                "der(x) = -y\nder(w) = -w*c\ny + exp(z) = x\nz*y + sin(z) = w\n"
                                                "c*d = 2\nc + exp(d) = 3\n");
    assert_int_equal(l->loops.count, 1); /* the loop of constants has no slots */
    assert_int_equal(l->loops.at[0].size + l->loops.at[0].inner, 2);
    assert_string_equal(pattern_text(*state, &l->depends), "0 1; 1");
}

/* Sums of sums: each set of dependencies contains the previous one and some more, below and above. */
static void growing_sets(void **state)
{
    const Linearization *l = linearized(
        *state, "variable x1 start 1\nvariable x2 start 1\nvariable x3 start 1\nvariable x4 start 1\n"
                "variable x5 start 1\nvariable a\nvariable b\nvariable c\na = sin(x2*x4)\nb = cos(a*x5*x1)\nc = b*x3\n"
                "der(x1) = -c\nder(x2) = -a\nder(x3) = -b\nder(x4) = -x4\nder(x5) = -a*b\n");
    assert_string_equal(pattern_text(*state, &l->depends), "0 1 2 3 4; 1 3; 0 1 3 4; 3; 0 1 3 4");
    assert_string_equal(pattern_text(*state, &l->pattern), "0 1 2 3 4; 1 3; 0 1 2 3 4; 3; 0 1 3 4");
}

/* Returns the sum x0 + x1 + ...; writes the declarations of its terms to `text`. */
static const char *sum_of_states(Arena *arena, Text *text, int size)
{
    Text sum = text_new(arena);
    text_add(&sum, "");
    for (int i = 0; i < size; i++) {
        text_format(text, "variable x%d start %d\n", i, i);
        text_format(&sum, "%sx%d", i ? " + " : "", i);
    }
    return sum.at;
}

static void full_matrix(void **state)
{
    enum { SIZE = 80 };
    Text text = text_new(*state);
    const char *sum = sum_of_states(*state, &text, SIZE);
    for (int i = 0; i < SIZE; i++)
        text_format(&text, "der(x%d) = %s - 2*x%d\n", i, sum, i);
    const Linearization *l = linearized(*state, text.at);
    assert_true(l->is_full && !l->is_augmented);
    assert_int_equal(l->nonzeros, SIZE * SIZE);
    assert_int_equal(l->colours, SIZE);
    assert_int_equal(l->pattern.rows, 0);
    Text listing = text_new(*state);
    discretized_print(&listing, causalize(*state, system_of_text(*state, text.at)), true);
    assert_non_null(strstr(listing.at, "Jacobian, 80 x 80, 6400 entries with the diagonal, 80 colours\n  full\n"));
}

/* The same sum in all rows: with 64 states it becomes an unknown of the augmented Jacobian, with its own row. */
static void shared_sum(void **state)
{
    for (int size = 63; size <= 64; size++) {
        Text text = text_new(*state);
        const char *sum = sum_of_states(*state, &text, size);
        for (int i = 0; i < size; i++)
            text_format(&text, "der(x%d) = s - 2*x%d\n", i, i);
        text_format(&text, "variable s\ns = (%s)/3\n", sum);
        const Linearization *l = linearized(*state, text.at);
        assert_int_equal(l->is_augmented, size == 64);
        assert_int_equal(l->nonzeros, size == 64 ? 64 + 1 + 3 * 64 + 2 * 64 : 63 * 63);
    }
}

/* A ring of 200 equations between two states. */
static void large_loop(void **state)
{
    enum { SIZE = 200 };
    Text text = text_new(*state);
    text_add(&text, "variable x start 1\nvariable y start 0\nder(x) = v0 - x\nder(y) = v50\n");
    for (int i = 0; i < SIZE; i++)
        text_format(&text, "variable v%d\nsin(v%d) + 3*v%d + cos(v%d) = %s\n", i, (i + SIZE - 1) % SIZE, i,
                    (i + 1) % SIZE, i == 3 ? "x" : i == 7 ? "y" : "0");
    const Linearization *l = linearized(*state, text.at);
    assert_int_equal(l->loops.count, 1);
    assert_true(l->is_augmented);
    assert_int_equal(l->pattern.rows, 0);
    Text listing = text_new(*state);
    discretized_print(&listing, causalize(*state, system_of_text(*state, text.at)), true);
    assert_non_null(strstr(listing.at, "Jacobian, augmented, 204 x 204, 611 entries\n"));
}

/* A ring of states and two rows with the sum of all: two colours, and the two long rows by backward sweeps. */
static void long_rows(void **state)
{
    enum { SIZE = 40 };
    Text text = text_new(*state), sum = text_new(*state);
    text_add(&sum, "");
    for (int i = 0; i < SIZE; i++) {
        text_format(&text, "variable x%d start %d\n", i, i);
        text_format(&sum, "%sx%d^2", i ? " + " : "", i);
    }
    text_add(&text, "variable e start 0\nvariable f start 0\nder(f) = e + p - f\nder(e) = p\nvariable p\n");
    for (int i = 0; i < SIZE; i++)
        text_format(&text, "der(x%d) = x%d - 2*x%d\n", i, (i + 1) % SIZE, i);
    text_format(&text, "p = %s\n", sum.at);
    const Linearization *l = linearized(*state, text.at);
    assert_int_equal(l->long_rows.count, 2);
    assert_int_equal(l->long_rows.at[0], SIZE);
    assert_int_equal(l->long_rows.at[1], SIZE + 1);
    assert_int_equal(l->colours, 2);
    assert_int_equal(l->nonzeros, 2 * SIZE + SIZE + 1 + SIZE + 2);
}

static void no_states(void **state)
{
    const Linearization *l = linearized(*state, "constant c = 1\nvariable y\ny = c*time\n");
    assert_int_equal(l->states + l->slots + l->rows.count + l->colours, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(random_patterns, begin, end),
        cmocka_unit_test_setup_teardown(banded_pattern, begin, end),
        cmocka_unit_test_setup_teardown(long_rows_and_columns, begin, end),
        cmocka_unit_test_setup_teardown(statements, begin, end),
        cmocka_unit_test_setup_teardown(vanishing_terms, begin, end),
        cmocka_unit_test_setup_teardown(loops, begin, end),
        cmocka_unit_test_setup_teardown(growing_sets, begin, end),
        cmocka_unit_test_setup_teardown(full_matrix, begin, end),
        cmocka_unit_test_setup_teardown(shared_sum, begin, end),
        cmocka_unit_test_setup_teardown(large_loop, begin, end),
        cmocka_unit_test_setup_teardown(long_rows, begin, end),
        cmocka_unit_test_setup_teardown(no_states, begin, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
