/* item.h - rows of tables in generated C: initializers of arrays and structs (item.c), rows that are written only once
 * (unique.c), and long tables of whole numbers (series.c).
 */
#ifndef ITEM_H
#define ITEM_H

#include "emit/program.h"

/* ---- item.c: initializers, and lists of them ---- */

/* The items of an initializer, with commas, in lines. A new line begins once a line has more than `most` columns; if
 * counts_next, the next item is counted, too. */
typedef struct {
    Text text;
    size_t columns; /* of the present line, without its indentation */
    size_t most;
    bool counts_next;
    int indent; /* of the lines that follow */
} Items;
const char *code_string(Arena *arena, const char *words); /* a literal, perhaps in several lines; "NULL" for NULL */
Items code_items(Arena *arena, size_t most, bool counts_next);
void code_add_item(Items *items, const char *item);
/* The items of an array that a field points to; and this array as C. */
Items code_array(Arena *arena);
const char *code_array_text(const char *type, const Items *items); /* NULL: in braces only */
/* An array that a table points to. In a program for all sizes it is a local variable, of which a copy is kept. */
const char *code_kept(const Program *p, const char *array);
void code_add_number(Items *items, int number);
/* code_add_field() adds `.name = value`, unless it is the default value of a field. code_add_place() adds where a
 * member is stored. */
void code_add_field(Items *items, const char *name, const char *value);
const char *code_place(Arena *arena, const char *member); /* in struct Model; for all sizes: and behind it */
void code_add_place(Items *items, const char *name, const Member *member);
void code_add_count(Items *items, const char *name, int number);

/* Enumerators with their numbers; a number that follows the one before is omitted unless is_told. In a program for all
 * sizes they are macros, because an enumerator cannot depend on sizes. "" if there are none. */
const char *code_enumerators(Arena *arena, const NameList *names, const IntList *numbers, bool is_told);

void record_members(Record *record, const char *list, const char *members); /* of a struct, if any */
/* Sets the inside of a function; an empty one is left out. True if it is not empty. */
bool record_function(Record *record, const char *name, const char *inside);

/* ---- rows.c: tables of structs ---- */

/* A table of events with that name and type of rows, if it has rows. If many rows are alike, loops fill it. */
void record_table(Program *p, Record *record, const char *name, const char *type, int count, FillRecord *fill);

/* A table in that list; in a program for all sizes, C that fills it, with an empty row at the end. */
void record_filled(Program *p, Record *record, const char *list, const char *name, const char *type, int count,
                   FillRecord *fill, void *context);

/* ---- unique.c: drawn elements ---- */

int emit_element_row(Program *p, Name element, Source source); /* in model_elements, of its qualified name */

/* ---- series.c: tables of whole numbers ---- */

/* C for a pointer to the numbers. `tables` gets the definitions that must precede it: a table with repetitions, of that
 * name. */
const char *series_short(const Program *p, const int *numbers, int count);
const char *series_text(Program *p, Text *tables, const char *name, const int *numbers, int count);
const char *series_print(Program *p, Text *tables, const char *name, const int *numbers, int count); /* named, too */
void series_record(const Program *p, Record *record); /* after all others */

#endif
