/* test_bound.c - a sentence that states a bound is no longer read as one after a word that changes its meaning is
 * inserted. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "flat/bound.h"

#include <string.h>

static const BoundNames names = {" mass duration temperature gap speed v efficiency pressure power force level phi ",
                                 " body temp ", "level", "Body"};

/* Calls `look` for each sentence of the table that states a bound; returns their number. */
static int for_sentences(void (*look)(Arena *arena, const char *sentence))
{
    FILE *table = fopen("tests/requirements/bounds.txt", "r");
    char line[1024];
    int count = 0;
    assert_non_null(table);
    while (fgets(line, sizeof line, table)) {
        char *end = strstr(line, " ~ ");
        if (*line == '#' || !end || strstr(end, "not checkable"))
            continue;
        *end = '\0';
        Arena *arena = arena_new();
        Bound bound;
        const char *reason = flat_read_bound(arena, line, names, &bound);
        if (reason)
            fail_msg("'%s': %s", line, reason);
        assert_true(bound.least.is_given || bound.most.is_given);
        look(arena, line);
        arena_free(arena);
        count++;
    }
    fclose(table);
    return count;
}

static void look_at_words(Arena *arena, const char *sentence)
{
    static const char *const words[] = {"when",    "unless", "if",     "except", "about",     "half",    "average",
                                        "twice",   "minus",  "plus",   "or",     "neither",   "without", "only",
                                        "usually", "nearly", "during", "until",  "sometimes", "change",  "cannot"};
    for (size_t at = 0; at <= strlen(sentence); at++) {
        if (at && sentence[at] && sentence[at - 1] != ' ')
            continue;
        for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
            const char *changed = arena_format(arena, "%.*s %s %s", (int)at, sentence, words[i], sentence + at);
            Bound bound;
            if (!flat_read_bound(arena, changed, names, &bound))
                fail_msg("'%s' is read as a bound", changed);
        }
    }
}

static void words_that_change_it(void **state)
{
    (void)state;
    assert_true(for_sentences(look_at_words) > 150);
}

/* Cuts the sentence before each of its characters: a beginning without a number states no bound. */
static void look_at_beginnings(Arena *arena, const char *sentence)
{
    for (size_t length = 0; length < strlen(sentence); length++) {
        Bound bound;
        const char *begun = arena_copy(arena, sentence, length);
        if (length && !strpbrk(begun, "0123456789"))
            assert_non_null(flat_read_bound(arena, begun, names, &bound));
    }
}

static void beginnings_without_a_number(void **state)
{
    (void)state;
    for_sentences(look_at_beginnings);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_that_change_it),
        cmocka_unit_test(beginnings_without_a_number),
    };
    const int status = cmocka_run_group_tests(tests, NULL, NULL);
    names_release();
    return status;
}
