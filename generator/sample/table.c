/* table.c - the table of cases as CSV (RFC 4180): columns, units, then a row for each case. */
#include "sample/sample.h"

#include "../runtime/csv.h" /* texts that a spreadsheet would evaluate */

#include <errno.h>
#include <string.h>

enum { MOST_WAITING = 1 << 16 };

typedef struct {
    FileDraft draft;
    bool is_file;
    Text text;
} Table;

static void add_text(Text *text, const char *words)
{
    double number;
    const bool is_quoted = strpbrk(words, ",\"\r\n") != NULL;
    text_add(text, is_quoted ? "\"" : "");
    text_add(text, csv_begins_formula(words) && !number_read(words, &number) ? "'" : "");
    for (; *words; words++) {
        if (*words == '"')
            text_add_char(text, '"');
        text_add_char(text, *words);
    }
    text_add(text, is_quoted ? "\"" : "");
}

static void add_heads(Text *text, const Sample *sample)
{
    text_add(text, "case,@design");
    for (int i = 0; i < sample->columns.count; i++) {
        text_add(text, ",");
        add_text(text, sample->columns.at[i].path);
    }
    text_add(text, "\n,");
    for (int i = 0; i < sample->columns.count; i++) {
        text_add(text, ",");
        add_text(text, sample->columns.at[i].unit);
    }
    text_add(text, "\n");
}

/* METHOD:SEED[:REPLICATION[:PART]] */
static void add_design(Arena *scratch, Text *text, const Sample *sample, const SampleCase *one)
{
    const SamplePlan *plan = &sample->plan;
    Text words = text_new(scratch);
    text_format(&words, "%s:%llu", sample_methods[plan->method], (unsigned long long)plan->seed);
    if (plan->replications > 1 || plan->method == SAMPLE_SALTELLI)
        text_format(&words, ":%d", one->replication);
    if (plan->method == SAMPLE_SALTELLI)
        text_format(&words, ":%s",
                    one->part == PART_A   ? "A"
                    : one->part == PART_B ? "B"
                                          : sample->columns.at[one->part].path);
    add_text(text, words.at);
}

static void add_values(Text *text, const Sample *sample, const SampleCase *one)
{
    for (int i = 0; i < sample->columns.count; i++) {
        const Distribution *d = &sample->columns.at[i].distribution;
        text_add(text, ",");
        if (d->kind == DISTRIBUTION_CHOICE)
            add_text(text, d->choices.at[(int)one->values[i]].text);
        else
            text_add(text, number_text(one->values[i]));
    }
    text_add(text, "\n");
}

/* Writes the waiting text, and empties it. */
static bool empty(Table *table)
{
    bool is_written = true;
    if (table->is_file) {
        file_append(&table->draft, table->text.at, table->text.length);
        is_written = !table->draft.error;
    } else {
        is_written = fwrite(table->text.at, 1, table->text.length, stdout) == table->text.length;
    }
    table->text.length = 0;
    return is_written;
}

bool sample_write(Arena *arena, const Sample *sample, const char *path)
{
    Table *table = arena_new_of(arena, Table);
    Arena *scratch = arena_new();
    Design *design = design_new(arena, sample);
    SampleCase one;
    bool is_written = true;
    long number = 0;
    *table = (Table){.is_file = strcmp(path, "-") != 0, .text = text_new(arena)};
    if (table->is_file && !file_begin(&table->draft, arena, path)) {
        arena_free(scratch);
        return false;
    }
    add_heads(&table->text, sample);
    while (is_written && design_next(design, &one)) {
        text_format(&table->text, "%d,", (int)++number);
        add_design(scratch, &table->text, sample, &one);
        add_values(&table->text, sample, &one);
        arena_reset(scratch);
        if (table->text.length > MOST_WAITING)
            is_written = empty(table);
    }
    is_written = is_written && empty(table);
    arena_free(scratch);
    return table->is_file ? file_commit(&table->draft) : is_written;
}
