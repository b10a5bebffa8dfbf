/* place.h - a program for all sizes: where its arrays are. */
#ifndef EMIT_PLACE_H
#define EMIT_PLACE_H

#include "emit/body.h"

/* In C, of the elements of an array: the place of the pointer to it, NULL if it is in none; how far it is behind the
 * array's begin, NULL: not; and a text of places in a struct as one of places in struct Model. */
const char *place_pointer(const Program *p, const char *offset);
const char *place_within(const Program *p, const char *path, const char *offset);
const char *place_in_form(const Program *p, const char *path, const char *text);

/* Appends C that executes these statements, each lines of a block of its own. */
void rows_loop(Text *text, const Lines *statements);

/* Appends C that fills a table of these rows, of that type, as a local of that name. */
void rows_fill(Text *text, const char *type, const char *name, const Lines *rows);

/* The contents of the templates with sizes, and without. */
void sizes_record(const Program *p, Record *record);

#endif
