/* Progressions: the numbers read back are those put in, and equal parts take few of them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "dice.h"
#include "emit/progression.h"

#include <string.h>

enum { MOST = 4000, WIDTH = 3 };

static Arena *arena;
static OccurrenceList occurrences;

static void add(int shape, int a, int b)
{
    int *numbers = arena_array(arena, int, WIDTH);
    memcpy(numbers, (int[]){occurrences.count, a, b}, WIDTH * sizeof *numbers);
    list_push(arena, &occurrences, (Occurrence){shape, WIDTH, numbers});
}

/* Each occurrence is in one progression, and they are as many. */
static void assert_found(int shapes, int progressions)
{
    static bool is_seen[MOST];
    memset(is_seen, 0, sizeof is_seen);
    ProgressionList found = progressions_find(arena, &occurrences, shapes);
    int seen = 0, last = -1;
    for (int i = 0; i < found.count; i++) {
        const Progression *p = &found.at[i];
        assert_true(p->first->numbers[0] > last);
        last = p->first->numbers[0];
        for (int k = 0; k < p->count; k++) {
            int numbers[WIDTH];
            for (int n = 0; n < WIDTH; n++)
                numbers[n] = p->first->numbers[n] + (k ? k * (p->next->numbers[n] - p->first->numbers[n]) : 0);
            assert_in_range(numbers[0], 0, occurrences.count - 1);
            assert_false(is_seen[numbers[0]]);
            is_seen[numbers[0]] = true;
            assert_int_equal(occurrences.at[numbers[0]].shape, p->first->shape);
            assert_memory_equal(occurrences.at[numbers[0]].numbers, numbers, sizeof numbers);
            seen++;
        }
    }
    assert_int_equal(seen, occurrences.count);
    if (progressions >= 0)
        assert_int_equal(found.count, progressions);
}

static int set_up(void **state)
{
    (void)state;
    arena = arena_new();
    occurrences = (OccurrenceList){0};
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    arena_free(arena);
    return 0;
}

static void nothing(void **state)
{
    (void)state;
    assert_found(0, 0);
    assert_found(3, 0);
}

static void equal_parts(void **state)
{
    (void)state;
    for (int i = 0; i < 1000; i++) {
        add(0, 7 + 22 * i, 40);
        add(1, 3 * i, 1000 - i);
    }
    assert_found(2, 2);
}

/* A spring and a damper of each cell, 8 and 14 apart. */
static void neighbours_take_turns(void **state)
{
    (void)state;
    for (int i = 0; i < 1000; i++) {
        add(0, 22 * i, 0);
        add(0, 22 * i + 8, 0);
    }
    assert_found(1, 2);
}

static void rows_of_a_grid(void **state)
{
    (void)state;
    for (int row = 0; row < 30; row++)
        for (int column = 0; column < 30; column++)
            add(0, 1000 * row + 10 * column, row);
    assert_found(1, 30);
}

static void one_is_different(void **state)
{
    (void)state;
    for (int i = 0; i < 100; i++)
        add(0, i == 50 ? -7 : 5 * i, 0);
    assert_found(1, 3);
}

static void anything(void **state)
{
    (void)state;
    Dice dice = {.seed = 17};
    for (int round = 0; round < 20; round++) {
        occurrences.count = 0;
        for (int i = 0; i < 200; i++)
            add(below(&dice, 3), below(&dice, 4), i * below(&dice, 2));
        assert_found(3, -1);
    }
}

int main(void)
{
#define TEST(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(nothing), TEST(equal_parts), TEST(neighbours_take_turns), TEST(rows_of_a_grid), TEST(one_is_different),
        TEST(anything),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
