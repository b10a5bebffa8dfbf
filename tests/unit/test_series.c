/* test_series.c - integer tables stored as repetitions: the program must restore the original tables. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "dice.h"
#include "emit/item.h"

#include <stdlib.h>
#include <string.h>

/* Reads the numbers of the initializer with this name and expands its sections. Returns their count. */
static int numbers_of(const char *text, const char *name, int *numbers, int most)
{
    const char *sections = strstr(text, "_sections[] = {\n");
    const char *at = strchr(sections ? sections : strstr(text, name), '{') + 1;
    int read[4096], count = 0, made = 0;
    for (char *end; count < 4096; at = end + 1) {
        read[count++] = (int)strtol(at, &end, 10);
        if (*end == '}')
            break;
    }
    if (!sections) {
        memcpy(numbers, read, (size_t)count * sizeof *numbers);
        return count;
    }
    for (int i = 0; read[i] >= 0;) {
        const int width = read[i + 1], ranges = read[i + 2], times = ranges ? read[i + 3] : 1;
        const int *first = &read[i + 3 + ranges], *step = first + width;
        for (int k = 0; k < times * width && made < most; k++)
            numbers[made++] = first[k % width] + (ranges ? k / width * step[k % width] : 0);
        i += 3 + ranges + width * (1 + ranges);
    }
    return made;
}

static void assert_kept(const int *numbers, int count, int most_bytes)
{
    System system = {.variables = {.count = 1000}}; /* large enough for repetitions */
    Causal causal = {.system = &system};
    Program program = {.arena = arena_new(), .scratch = arena_new(), .causal = &causal};
    Text text = text_new(program.arena);
    int *again = malloc(((size_t)count + 1) * sizeof *again);
    series_print(&program, &text, "table", numbers, count);
    assert_int_equal(numbers_of(text.at, "table", again, count + 1), count);
    assert_memory_equal(again, numbers, (size_t)count * sizeof *numbers);
    if (most_bytes)
        assert_in_range(text.length, 1, most_bytes);
    free(again);
    arena_free(program.scratch);
    arena_free(program.arena);
}

static void patterns_of_parts(void **state)
{
    enum { PARTS = 3000, PERIOD = 14 };
    static int numbers[3 + PARTS * PERIOD + 2] = {7, -1, 7};
    (void)state;
    for (int i = 0; i < PARTS; i++)
        for (int k = 0; k < PERIOD; k++)
            numbers[3 + i * PERIOD + k] = k % 3 == 0 ? 5 * k : k * k + i * (k % 5);
    numbers[3 + PARTS * PERIOD] = 99;
    assert_kept(numbers, 3 + PARTS * PERIOD + 2, 400);
}

static void short_and_constant_ones(void **state)
{
    static const int few[] = {1, 2, 3, 4, 5};
    static int zeros[500];
    (void)state;
    assert_kept(few, 5, 0);
    assert_kept(few, 1, 0);
    assert_kept(zeros, 500, 120);
}

/* Random numbers alternating with repeated random patterns. */
static void random_ones(void **state)
{
    Dice dice = {.seed = 17};
    (void)state;
    for (int round = 0; round < 200; round++) {
        int numbers[600], count = 0;
        while (count < 500) {
            const int period = below(&dice, 9) + 1, times = below(&dice, 12);
            int first[9], step[9];
            for (int k = 0; k < period; k++) {
                first[k] = below(&dice, 2000) - 1000;
                step[k] = below(&dice, 7) - 3;
            }
            for (int i = 0; i < times * period && count < 500; i++)
                numbers[count++] = first[i % period] + i / period * step[i % period];
            for (int i = below(&dice, 5); i > 0 && count < 500; i--)
                numbers[count++] = below(&dice, 100);
        }
        assert_kept(numbers, count, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(patterns_of_parts),
        cmocka_unit_test(short_and_constant_ones),
        cmocka_unit_test(random_ones),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
