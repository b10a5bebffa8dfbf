/* item.h - the rows of the C's tables: initializers of arrays and structs (item.c), rows that are written once
 * (unique.c), and long ones of whole numbers (series.c).
 */
#ifndef ITEM_H
#define ITEM_H

#include "emit/program.h"

/* ---- item.c: initializers, and lists of them ---- */

/* The items of an initializer, with commas, in lines: a new one begins once one has more than `most` columns; with
 * the item that comes, if counts_next. */
typedef struct {
    Text text;
    size_t columns; /* of the present one, without its indentation */
    size_t most;
    bool counts_next;
    int indent; /* of the lines that follow */
} Items;
const char *code_string(Arena *arena, const char *words); /* a literal, in several lines if it is long; of NULL, NULL */
Items code_items(Arena *arena, size_t most, bool counts_next);
void code_add_item(Items *items, const char *item);
/* Items that an array has where a field points to it; and that, as C. */
Items code_array(Arena *arena);
const char *code_array_text(const char *type, const Items *items); /* NULL: in braces only */
/* An array that a table points to: in a program for all sizes it is a local, of which a copy is kept. */
const char *code_kept(const Program *p, const char *array);
void code_add_number(Items *items, int number);
/* .name = value, unless it is what C makes of a field that is left out; and where a member is stored. */
void code_add_field(Items *items, const char *name, const char *value);
const char *code_place(Arena *arena, const char *member); /* in struct Model; for all sizes: and behind it */
void code_add_place(Items *items, const char *name, const Member *member);
void code_add_count(Items *items, const char *name, int number);

/* Enumerators, with their numbers, which are left out where they follow each other, unless they are to be told. For all
 * sizes they are macros: no enumerator depends on sizes. "" if there are none. */
const char *code_enumerators(Arena *arena, const NameList *names, const IntList *numbers, bool is_told);

void record_members(Record *record, const char *list, const char *members); /* of a struct, if any */
/* The inside of a function, which is left out if there is none: is there? */
bool record_function(Record *record, const char *name, const char *inside);

/* ---- rows.c: tables of structs ---- */

/* A table of events, which has that name there and rows of that type, if it has rows; where many are alike, loops that
 * fill it. */
void record_table(Program *p, Record *record, const char *name, const char *type, int count, FillRecord *fill);

/* A table in that list; of a program for all sizes C that fills it, with a row of nothing behind it. */
void record_filled(Program *p, Record *record, const char *list, const char *name, const char *type, int count,
                   FillRecord *fill, void *context);

/* ---- unique.c: what is drawn ---- */

int emit_element_row(Program *p, Name element, Source source); /* in model_elements, of its qualified name */

/* ---- series.c: tables of whole numbers ---- */

/* C: a pointer to the numbers. `tables` takes what stands before it: a table that repeats, of that name. */
const char *series_short(const Program *p, const int *numbers, int count);
const char *series_text(Program *p, Text *tables, const char *name, const int *numbers, int count);
const char *series_print(Program *p, Text *tables, const char *name, const int *numbers, int count); /* named, too */
void series_record(const Program *p, Record *record); /* once all of them are */

#endif
