/* series.c - long tables of whole numbers, written as repetitions.
 *
 * Patterns of large models repeat from part to part, each number by a step of its own. Such a table is written in
 * sections: how long, of how many numbers, these, and their steps; an instance of the model puts it together before it
 * does anything else (runtime/series.c). Short tables, and those in which little repeats, are written out. */
#include "emit/item.h"
#include "emit/passes.h"
#include "emit/words.h"

#include <string.h>

enum { FEWEST_NUMBERS = 64, LONGEST_PERIOD = 128, FEWEST_TIMES = 3 };

/* How far the next `period` numbers repeat, with steps; the last time may be cut off. */
static int length_of(const int *numbers, int count, int period)
{
    int at = 2 * period;
    if (at > count)
        return period;
    while (at < count && numbers[at] - numbers[at - period] == numbers[at - period] - numbers[at - 2 * period])
        at++;
    return at;
}

/* The period by which the most numbers are covered, for what it takes to write it; 0: none is worth it. */
static int best_period(const int *numbers, int count, int *length)
{
    int best = 0, most = 0;
    for (int period = 1; period <= LONGEST_PERIOD && FEWEST_TIMES * period <= count; period++) {
        const int found = length_of(numbers, count, period), saved = found - 2 * period - 2;
        if (found < FEWEST_TIMES * period || saved <= most)
            continue;
        best = period;
        most = saved;
        *length = found;
    }
    return best;
}

static void add_section(Items *items, const int *numbers, int length, int period)
{
    code_add_number(items, length);
    code_add_number(items, period);
    for (int i = 0; i < period; i++)
        code_add_number(items, numbers[i]);
    for (int i = 0; length > period && i < period; i++)
        code_add_number(items, numbers[period + i] - numbers[i]);
}

/* The sections, and how many numbers they hold. */
static Items sections_of(Arena *arena, const int *numbers, int count, int *written)
{
    Items items = code_items(arena, MOST_ENUMERATORS, true);
    int plain = 0; /* where numbers begin that repeat nothing */
    *written = 1;
    for (int at = 0; at <= count;) {
        int length = 0;
        const int period = at < count ? best_period(numbers + at, count - at, &length) : 0;
        if (at < count && !period) {
            at++;
            continue;
        }
        if (at > plain) {
            add_section(&items, numbers + plain, at - plain, at - plain);
            *written += 2 + at - plain;
        }
        if (at == count)
            break;
        add_section(&items, numbers + at, length, period);
        *written += 2 + 2 * period;
        plain = at += length;
    }
    code_add_number(&items, 0);
    return items;
}

/* In a program for all sizes it is put together where it stands. */
const char *series_short(const Program *p, const int *numbers, int count)
{
    if (p->sizes.list)
        return sizes_numbers(p->arena, p->sizes.list, numbers, count);
    Items items = code_array(p->arena);
    for (int i = 0; i < count; i++)
        code_add_number(&items, numbers[i]);
    return code_array_text("int", &items);
}

const char *series_text(Program *p, Text *tables, const char *name, const int *numbers, int count)
{
    int written = count;
    if (count >= FEWEST_NUMBERS && !p->is_unrolled && !p->sizes.list && parts_repeat(p->causal)) {
        const Items items = sections_of(p->scratch, numbers, count, &written);
        if (2 * written < count) {
            const char *sections = arena_format(p->arena, "%s_sections", name);
            text_format(tables, "static const int %s[] = {\n    %s};\n", sections, items.text.at);
            list_push(p->arena, &p->tables.series, sections);
            return sections;
        }
    }
    return series_short(p, numbers, count);
}

const char *series_print(Program *p, Text *tables, const char *name, const int *numbers, int count)
{
    const int before = p->tables.series.count;
    const char *text = series_text(p, tables, name, numbers, count);
    if (p->tables.series.count > before)
        return text;
    if (p->sizes.list)
        text_format(tables, "static const int *const %s = %s;\n", name, text);
    else
        text_format(tables, "static const int %s[] = %s;\n", name, strchr(text, '{'));
    return name;
}

void series_record(const Program *p, Record *record)
{
    Record *list = record_when(record, "with_series", p->tables.series.count > 0);
    for (int i = 0; i < p->tables.series.count; i++)
        record_set(record_add(list, "series"), "name", p->tables.series.at[i]);
}
