/* place.h - a program for all sizes: where its arrays are. */
#ifndef EMIT_PLACE_H
#define EMIT_PLACE_H

#include "emit/body.h"

/* In C, of an element of an array: the name of the array in the struct of its part, NULL of a member of none; how far
 * it is behind the array's begin, NULL: not. */
const char *place_array(Arena *arena, const Member *member);
const char *place_within(Arena *arena, const Member *member);

/* Appends C that executes these statements, in some order; as blocks, their lines are indented by 8. */
void rows_loop(Text *text, const Lines *statements, bool are_blocks);

/* Appends C that fills a table of these rows, of that type, as a local of that name. */
void rows_fill(Text *text, const char *type, const char *name, const Lines *rows);

/* The contents of the templates with sizes, and without. */
void sizes_record(const Program *p, Record *record);

#endif
