/* rows.c - tables of structs in a program for all sizes: rows that are alike, as those of equal parts, are written
 * once, in a loop that fills them in as the program begins. */
#include "emit/place.h"

#include <string.h>

enum { MOST_TURNS = 60, FEWEST_TIMES = 3 };

/* The common form of three rows, for k = 0, 1 and `last`; NULL if they are not alike. */
static const char *row_of(Arena *arena, const char *first, const char *second, const char *other, int last)
{
    int at[] = {0, 1, last};
    Size k = {.word = "k", .name = "k", .at = at};
    SizeList turns = {.at = &k, .count = 1, .samples = 3};
    return sizes_join(arena, &turns, (const char *[]){first, second, other});
}

/* How often the first `turns` of the rows are there in turn; less than three times is once. */
static int times_of(Arena *arena, const char *const *rows, int count, int turns)
{
    const char *known[MOST_TURNS];
    int end = 2 * turns;
    for (; end < count; end++) {
        const int own = end % turns, last = end / turns;
        const char *row = row_of(arena, rows[own], rows[own + turns], rows[end], last);
        if (!row || (last > 2 && strcmp(row, known[own]) != 0))
            break;
        known[own] = row;
    }
    return end < FEWEST_TIMES * turns || end > count ? 1 : end / turns;
}

/* Rows from one on: as many in turn, and so often, as leave the fewest. */
typedef struct {
    int first, turns, times;
} RowRun;

static RowRun next_run(Arena *arena, const Lines *rows, int first)
{
    RowRun run = {first, 1, 1};
    for (int t = 1; t <= MOST_TURNS && FEWEST_TIMES * t <= rows->count - first; t++) {
        const int times = times_of(arena, &rows->at[first], rows->count - first, t);
        if ((times - 1) * t > (run.times - 1) * run.turns) {
            run.turns = t;
            run.times = times;
        }
    }
    return run;
}

static const char *row_in(Arena *arena, const Lines *rows, const RowRun *run, int turn)
{
    const char *const *at = &rows->at[run->first + turn];
    return run->times > 1 ? row_of(arena, at[0], at[run->turns], at[2 * run->turns], 2) : at[0];
}

static const char *loop_head(Arena *arena, int times)
{
    return arena_format(arena, "    for (int k = 0; k < %d%s; k++) {\n", times, c_times(arena, times));
}

void rows_fill(Text *text, const char *type, const char *name, const Lines *rows)
{
    Arena *arena = arena_new_like(text->arena);
    RowRun run;
    text_format(text, "    %s *const %s = variant_rows(call, %d, sizeof *%s);\n", type, name, rows->count, name);
    for (int i = 0; i < rows->count; i += run.turns * run.times) {
        run = next_run(arena, rows, i);
        const bool is_loop = run.times > 1;
        const char *step = run.turns == 1 ? "k" : arena_format(arena, "%d * k", run.turns);
        if (is_loop)
            text_add(text, loop_head(arena, run.times));
        for (int turn = 0; turn < run.turns; turn++) {
            const char *row = arena_format(arena, "%d", i + turn);
            const char *from = i + turn ? arena_format(arena, "%s + %s", row, step) : step;
            text_format(text, "    %s%s[%s] = (%s){%s};\n", is_loop ? "    " : "", name, is_loop ? from : row, type,
                        row_in(arena, rows, &run, turn));
        }
        text_add(text, is_loop ? "    }\n" : "");
    }
    arena_free(arena);
}

void rows_loop(Text *text, const Lines *statements)
{
    Arena *arena = arena_new_like(text->arena);
    RowRun run;
    for (int i = 0; i < statements->count; i += run.turns * run.times) {
        run = next_run(arena, statements, i);
        text_add(text, run.times > 1 ? loop_head(arena, run.times) : "");
        for (int turn = 0; turn < run.turns; turn++)
            text_format(text, "    {\n%s    }\n", row_in(arena, statements, &run, turn));
        text_add(text, run.times > 1 ? "    }\n" : "");
    }
    arena_free(arena);
}
