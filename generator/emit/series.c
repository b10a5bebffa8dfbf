/* series.c - long tables of whole numbers, written as repetitions.
 *
 * Patterns of large models repeat from part to part; each number advances by a step of its own. Such a table is written
 * as rows, each of which is a family whose numbers are consecutive in the table. An instance of the model composes the
 * table before it does anything else (runtime/series.c). Short tables, and those with little repetition, are written
 * out. */
#include "emit/item.h"
#include "emit/numbers.h"
#include "emit/passes.h"
#include "emit/words.h"

enum { FEWEST_NUMBERS = 64, LONGEST_PERIOD = 128, FEWEST_TIMES = 3, ROW_HEAD = 4 };

/* How often the next `period` numbers occur, each time advanced by the same steps. */
static int times_of(const int *numbers, int count, int period)
{
    int at = 2 * period;
    while (at < count && numbers[at] - numbers[at - period] == numbers[at - period] - numbers[at - 2 * period])
        at++;
    return at > count ? 1 : at / period;
}

/* The period that saves the most numbers, and how often it occurs; 0: none saves any. */
static int best_period(const int *numbers, int count, int *times)
{
    int best = 0, most = 0;
    for (int period = 1; period <= LONGEST_PERIOD && FEWEST_TIMES * period <= count; period++) {
        const int found = times_of(numbers, count, period), saved = (found - 2) * period - ROW_HEAD;
        if (found < FEWEST_TIMES || saved <= most)
            continue;
        best = period;
        most = saved;
        *times = found;
    }
    return best;
}

static void add_row(Text *rows, const int *numbers, int period, int times)
{
    Arena *arena = rows->arena;
    int *step = arena_array(arena, int, period);
    Family family = {.first = {.width = period, .places = numbers}, .ranges = times > 1};
    for (int i = 0; i < period && times > 1; i++)
        step[i] = numbers[period + i] - numbers[i];
    family.range[0] = (FamilyRange){.count = times, .step = step};
    text_format(rows, "    %s,\n", numbers_row(arena, "0", &family));
}

/* C: the rows; *written: how many numbers these are. */
static const char *rows_of(Arena *arena, const int *numbers, int count, int *written)
{
    Text rows = text_new(arena);
    int plain = 0; /* begin of the numbers that do not repeat */
    *written = 1;
    for (int at = 0, times = 0; at <= count;) {
        const int period = at < count ? best_period(numbers + at, count - at, &times) : 0;
        if (at < count && !period) {
            at++;
            continue;
        }
        if (at > plain) {
            add_row(&rows, numbers + plain, at - plain, 1);
            *written += ROW_HEAD + at - plain;
        }
        if (at == count)
            break;
        add_row(&rows, numbers + at, period, times);
        *written += ROW_HEAD + 2 * period;
        plain = at += times * period;
    }
    return rows.at;
}

static Items items_of(const Program *p, const int *numbers, int count)
{
    Items items = code_array(p->arena);
    for (int i = 0; i < count; i++)
        code_add_number(&items, numbers[i]);
    return items;
}

/* In a program for all sizes, the table is composed where it is used. */
const char *series_short(const Program *p, const int *numbers, int count)
{
    if (p->sizes.list)
        return sizes_numbers(p->arena, p->sizes.list, numbers, count);
    const Items items = items_of(p, numbers, count);
    return code_array_text("int", &items);
}

/* Appends the table as rows and returns their name; NULL: it is short, or does not repeat enough. */
static const char *print_sections(Program *p, Text *tables, const char *name, const int *numbers, int count)
{
    int written = count;
    if (count < FEWEST_NUMBERS || p->is_unrolled || p->sizes.list || !parts_repeat(p->causal))
        return NULL;
    const char *rows = rows_of(p->scratch, numbers, count, &written);
    if (2 * written >= count)
        return NULL;
    const char *sections = arena_format(p->arena, "%s_sections", name);
    text_format(tables, "static const int %s[] = {\n%s    -1};\n", sections, rows);
    list_push(p->arena, &p->tables.series, sections);
    return sections;
}

const char *series_text(Program *p, Text *tables, const char *name, const int *numbers, int count)
{
    const char *sections = print_sections(p, tables, name, numbers, count);
    return sections ? sections : series_short(p, numbers, count);
}

const char *series_print(Program *p, Text *tables, const char *name, const int *numbers, int count)
{
    const char *sections = print_sections(p, tables, name, numbers, count);
    const Items items = items_of(p, numbers, p->sizes.list ? 0 : count);
    if (sections)
        return sections;
    if (p->sizes.list)
        text_format(tables, "const int *const %s = %s;\n", name, series_short(p, numbers, count));
    else
        text_format(tables, "static const int %s[] = %s;\n", name, code_array_text(NULL, &items));
    return name;
}

void series_record(const Program *p, Record *record)
{
    const bool has_alike = !p->sizes.list && p->sizes.filling.length > 0;
    Record *list = record_when(record, "with_sections", p->tables.series.count > 0);
    for (int i = 0; i < p->tables.series.count; i++)
        record_set(record_add(list, "series"), "name", p->tables.series.at[i]);
    Record *alike = record_when(record, "with_alike", has_alike);
    if (alike)
        record_set(alike, "alike", p->sizes.filling.at);
    record_when(record, "with_series", list || alike);
}
