/* rows.c - tables of structs, and statements of a program for all sizes. Rows that differ in evenly advancing numbers
 * only, such as those of equal parts, are written once, in a loop that fills them when the program starts. In a program
 * of one size, only tables of events with many like rows are filled so; other rows are written out. */
#include "emit/emit.h"
#include "emit/item.h"
#include "emit/passes.h"
#include "emit/place.h"
#include "emit/sized.h"

#include <string.h>

enum { MOST_BESIDE = 50, FEWEST_ALIKE = 100 };

static const char *const indices[FAMILY_MOST_RANGES] = {"k", "l", "i", "j"}; /* of loops */

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

/* A row of a family, in terms of the indices of the loops that fill it. */
static const char *row_in(Arena *arena, const char *row, const Family *family)
{
    Size size[FAMILY_MOST_RANGES] = {{0}};
    SizeList loops = {.at = size, .count = family->ranges};
    SizedNumber *numbers = arena_array(arena, SizedNumber, family->first.width + 1);
    for (int r = 0; r < family->ranges; r++)
        size[r].word = size[r].name = indices[r];
    for (int i = 0; i < family->first.width; i++) {
        numbers[i].constant = family->first.places[i];
        for (int r = 0; r < family->ranges; r++)
            numbers[i].factor[r] = family->range[r].step[i];
    }
    return sizes_write(arena, &loops, row, numbers);
}

/* ---- in programs for all sizes ---- */

/* The family of `times` rows, which advance as from the first to the next one; or of one row. */
static Family family_between(Arena *arena, const IntList *first, const IntList *next, int times)
{
    int *step = arena_array(arena, int, first->count + 1);
    for (int i = 0; i < first->count; i++)
        step[i] = next->at[i] - first->at[i];
    return (Family){.first = {.width = first->count, .places = first->at},
                    .ranges = times > 1,
                    .range = {{.count = times, .step = step}}};
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
            const Family family =
                family_between(arena, &numbers[i], &numbers[is_loop ? i + run->turns : i], run->times);
            text_add(text, is_block ? "    {\n" : "");
            text_format(text, "%*s%s", are_blocks ? 0 : is_loop ? 8 : 4, "", row_in(arena, rows->at[i], &family));
            text_add(text, is_block ? "    }\n" : "");
        }
        text_add(text, is_loop ? "    }\n" : "");
    }
    arena_free(arena);
}

/* Appends the declaration of a local table of as many rows; returns the statements that fill them. */
static Lines begin_table(Text *text, Arena *arena, const char *type, const char *name, const Lines *rows)
{
    Lines statements = {0};
    for (int i = 0; i < rows->count; i++) {
        const char *fields = rows->at[i], *line = c_length(fields, strlen(fields)) > MOST_BESIDE ? "\n        " : "";
        list_push(arena, &statements, arena_format(arena, "%s[%d] = (%s){%s%s};\n", name, i, type, line, fields));
    }
    text_format(text, "    %s *const %s = series_rows(a, %d, sizeof *%s);\n", type, name, rows->count, name);
    return statements;
}

void rows_fill(Text *text, const char *type, const char *name, const Lines *rows)
{
    Arena *arena = arena_new_like(text->arena);
    const Lines statements = begin_table(text, arena, type, name, rows);
    rows_loop(text, &statements, false);
    arena_free(arena);
}

/* ---- in programs of one size ---- */

/* Rows that are written out: those of a table that are like no others. */
typedef struct {
    FillRecord *fill;
    void *context;
    IntList rows;
} Single;

static void fill_single(void *context, Record *record, int index)
{
    const Single *single = context;
    single->fill(single->context, record, single->rows.at[index]);
}

static FamilyList families_of(Arena *arena, const Lines *statements)
{
    FamilyLaws *laws = family_laws(arena);
    FamilyMember *members = arena_array(arena, FamilyMember, statements->count + 1);
    for (int i = 0; i < statements->count; i++) {
        IntList numbers = {0};
        family_say_words(laws, sizes_law(arena, statements->at[i], &numbers));
        for (int k = 0; k < numbers.count; k++)
            family_say_number(laws, numbers.at[k]);
        members[i] = family_take(laws);
    }
    return families_find(arena, members, statements->count, FEWEST_ALIKE);
}

static bool are_of_same_loops(const Family *a, const Family *b)
{
    bool are_same = a->ranges == b->ranges;
    for (int r = 0; r < a->ranges && are_same; r++)
        are_same = a->range[r].count == b->range[r].count;
    return are_same;
}

static void open_loops(Text *text, const Family *family)
{
    static const char *const closing[] = {"", " {"};
    for (int r = 0; r < family->ranges; r++)
        text_format(text, "%*sfor (int %s = 0; %s < %d; %s++)%s\n", 4 + 4 * r, "", indices[r], indices[r],
                    family->range[r].count, indices[r], closing[r == family->ranges - 1]);
}

/* Loops that fill the rows of families. */
static void print_loops(Text *text, const Lines *statements, const FamilyList *families)
{
    const Family *open = NULL;
    for (int f = 0; f < families->count; f++) {
        const Family *family = &families->at[f];
        if (!family->ranges)
            continue;
        if (open && !are_of_same_loops(open, family))
            text_format(text, "%*s}\n", 4 * open->ranges, "");
        if (!open || !are_of_same_loops(open, family))
            open_loops(text, family);
        text_format(text, "%*s%s", 4 + 4 * family->ranges, "",
                    row_in(text->arena, statements->at[family->members.at[0]], family));
        open = family;
    }
    text_format(text, "%*s}\n", 4 * open->ranges, "");
}

/* Copies the rows that are written out to where they belong. */
static void print_copies(Text *text, const char *name, const IntList *rows)
{
    Items places = code_array(text->arena);
    for (int i = 0; i < rows->count; i++)
        code_add_number(&places, rows->at[i]);
    text_format(text,
                "    static const int %s_at[] = %s;\n"
                "    for (int k = 0; k < %d; k++)\n"
                "        %s[%s_at[k]] = events.%s[k];\n",
                name, code_array_text(NULL, &places), rows->count, name, name, name);
}

/* Appends C that fills a table in loops, and gives the rows that are not alike; false if too few are alike. */
static bool fill_alike(Program *p, const char *name, const char *type, const Lines *rows, IntList *others)
{
    Arena *arena = arena_new(), *marked = arena_new();
    Text text = text_new(arena);
    arena_mark_numbers(marked);
    const Lines statements = begin_table(&text, marked, type, name, rows);
    const FamilyList families = families_of(marked, &statements);
    const bool has_alike = families.count < rows->count;
    for (int f = 0; f < families.count && has_alike; f++)
        if (!families.at[f].ranges)
            list_push(p->arena, others, families.at[f].members.at[0]);
    if (has_alike) {
        print_loops(&text, &statements, &families);
        if (others->count)
            print_copies(&text, name, others);
        text_format(&p->sizes.filling, "%s    filled->%s = %s;\n", text.at, name, name);
    }
    arena_free(marked);
    arena_free(arena);
    return has_alike;
}

/* ---- in the templates ---- */

/* Rows as text in that arena, which marks numbers. */
static Lines rows_of(Program *p, Arena *arena, int count, FillRecord *fill, void *context)
{
    Arena *const scratch = p->scratch;
    Lines rows = {0};
    p->scratch = arena;
    for (int i = 0; i < count; i++) {
        Record *row = record_new(arena, NULL);
        fill(context, row, i);
        list_push(arena, &rows, record_text(row, "fields"));
    }
    p->scratch = scratch;
    return rows;
}

void record_filled(Program *p, Record *record, const char *list, const char *name, const char *type, int count,
                   FillRecord *fill, void *context)
{
    Record *listed = record_either(record, "listed", "filled", !p->sizes.list);
    if (!p->sizes.list) {
        record_rows(listed, list, count, fill, context, p->scratch);
        return;
    }
    Arena *arena = arena_new_like(p->arena);
    Lines rows = rows_of(p, arena, count, fill, context);
    list_push(arena, &rows, "0");
    rows_fill(&p->sizes.filling, type, name, &rows);
    arena_free(arena);
}

/* Records a table of events in which many rows are alike; the others are listed. False if too few are alike. */
static bool record_alike(Program *p, Record *table, const char *name, const char *type, int count, FillRecord *fill)
{
    if (p->sizes.list || p->is_unrolled || count < FEWEST_ALIKE || !parts_repeat(p->causal))
        return false;
    Arena *arena = arena_new();
    arena_mark_numbers(arena);
    const Lines rows = rows_of(p, arena, count, fill, p);
    Single *single = arena_new_of(p->arena, Single); /* lives as long as the rows */
    *single = (Single){.fill = fill, .context = p};
    const bool has_alike = fill_alike(p, name, type, &rows, &single->rows);
    arena_free(arena);
    if (!has_alike)
        return false;
    record_list(table, "filled");
    Record *listed = record_when(table, "listed", single->rows.count > 0);
    if (listed)
        record_rows(listed, "rows", single->rows.count, fill_single, single, p->scratch);
    return true;
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
    if (!record_alike(p, table, name, type, count, fill))
        record_filled(p, table, "rows", name, type, count, fill, p);
}
