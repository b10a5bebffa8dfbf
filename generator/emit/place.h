/* place.h - places of arrays in a program for all sizes, and loops over its statements and rows. */
#ifndef EMIT_PLACE_H
#define EMIT_PLACE_H

#include "emit/body.h"

/* Of an element of an array, as C: the array's name in the struct of its part, NULL if the member is in no array; the
 * element's distance from the begin of the array, NULL if it is the first one. */
const char *place_array(Arena *arena, const Member *member);
const char *place_within(Arena *arena, const Member *member);

/* Appends C that executes these statements, as loops where they repeat. Blocks are indented by 8. */
void rows_loop(Text *text, const Lines *statements, bool are_blocks);

/* Appends C that declares a local table of that type and name and fills it with these rows. */
void rows_fill(Text *text, const char *type, const char *name, const Lines *rows);

/* Sets the fields of the templates for programs with sizes and without. */
void sizes_record(const Program *p, Record *record);

#endif
