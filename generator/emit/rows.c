/* rows.c - tables of structs, and statements of a program for all sizes: rows that are alike but for numbers which
 * advance evenly, as those of equal parts, are written once, in a loop that fills them in as the program begins. */
#include "emit/emit.h"
#include "emit/item.h"
#include "emit/place.h"
#include "emit/sized.h"

#include <string.h>

enum { MOST_BESIDE = 50 };

/* The laws and numbers of rows, as facts: rows that differ in numbers only have one law. */
static const Fact *facts_of(Arena *arena, const Lines *rows, IntList *numbers)
{
    Map *law_at = map_new(arena);
    FactList all = {0};
    for (int i = 0; i < rows->count; i++) {
        const Name law = name_of(sizes_law(arena, rows->at[i], &numbers[i]));
        const int index = map_get(law_at, law, i);
        FactList own = {0};
        map_put(law_at, law, index);
        list_push(arena, &own, fact_of_fields(arena, numbers[i].at, numbers[i].count));
        list_push(arena, &all, fact_of_list(arena, &own, index));
    }
    return fact_of_list(arena, &all, 0);
}

/* A row of a run, by the index k of the loop. */
static const char *row_in(Arena *arena, const char *row, const IntList *first, const IntList *second)
{
    Size k = {.word = "k", .name = "k"};
    SizeList loop = {.at = &k, .count = 1};
    SizedNumber *numbers = arena_array(arena, SizedNumber, first->count + 1);
    for (int i = 0; i < first->count; i++)
        numbers[i] = (SizedNumber){first->at[i], {second->at[i] - first->at[i]}};
    return sizes_write(arena, &loop, row, numbers);
}

void rows_loop(Text *text, const Lines *rows, bool are_blocks)
{
    Arena *arena = arena_new_like(text->arena);
    IntList *numbers = arena_array(arena, IntList, rows->count + 1);
    const FactRunList runs = sized_runs(arena, facts_of(arena, rows, numbers));
    for (int r = 0; r < runs.count; r++) {
        const FactRun *run = &runs.at[r];
        const bool is_loop = run->times > 1, is_block = are_blocks && (run->turns > 1 || !is_loop);
        if (is_loop)
            text_format(text, "    for (int k = 0; k < %d%s; k++) {\n", run->times, c_times(arena, run->times));
        for (int i = run->first; i < run->first + run->turns; i++) {
            const IntList *second = &numbers[is_loop ? i + run->turns : i];
            const char *row = row_in(arena, rows->at[i], &numbers[i], second);
            text_add(text, is_block ? "    {\n" : "");
            text_format(text, "%*s%s", are_blocks ? 0 : is_loop ? 8 : 4, "", row);
            text_add(text, is_block ? "    }\n" : "");
        }
        text_add(text, is_loop ? "    }\n" : "");
    }
    arena_free(arena);
}

void rows_fill(Text *text, const char *type, const char *name, const Lines *rows)
{
    Arena *arena = arena_new_like(text->arena);
    Lines statements = {0};
    for (int i = 0; i < rows->count; i++) {
        const char *fields = rows->at[i], *line = c_length(fields, strlen(fields)) > MOST_BESIDE ? "\n        " : "";
        list_push(arena, &statements, arena_format(arena, "%s[%d] = (%s){%s%s};\n", name, i, type, line, fields));
    }
    text_format(text, "    %s *const %s = variant_rows(call, %d, sizeof *%s);\n", type, name, rows->count, name);
    rows_loop(text, &statements, false);
    arena_free(arena);
}

/* ---- in the templates ---- */

void record_filled(Program *p, Record *record, const char *list, const char *name, const char *type, int count,
                   FillRecord *fill, void *context)
{
    Record *listed = record_either(record, "listed", "filled", !p->sizes.list);
    if (!p->sizes.list) {
        record_rows(listed, list, count, fill, context, p->scratch);
        return;
    }
    Lines rows = {0};
    for (int i = 0; i < count; i++) {
        Record *row = record_new(p->arena, NULL);
        fill(context, row, i);
        list_push(p->arena, &rows, record_text(row, "fields"));
    }
    list_push(p->arena, &rows, "0");
    rows_fill(&p->sizes.filling, type, name, &rows);
}

void record_table(Program *p, Record *record, const char *name, const char *type, int count, FillRecord *fill)
{
    Record *table = record_when(record, "event_tables", count > 0);
    if (!table)
        return;
    const size_t singular = strlen(name) - (strcmp(name, "branches") == 0 ? 2 : 1);
    record_set(table, "table", name);
    record_format(table, "count", ".%.*s_count = %d", (int)singular, name, count);
    record_set(table, "type", type);
    record_filled(p, table, "rows", name, type, count, fill, p);
}
