/* series.h - series.c: expands the model's long tables when an instance begins. */
#ifndef SERIES_H
#define SERIES_H

#include "arena.h"
#include "model.h"

void series_expand(ModelDescription *about, Arena *a);

/* For functions that fill in rows of tables. */
void *series_rows(Arena *a, int count, size_t size);
const char *series_text(Arena *a, const char *format, ...); /* the arguments are whole numbers */

/* The offset of a member in a Model: in the struct or behind it. */
#define PLACE_OF(of, member) ((unsigned)((const char *)&(of)->member - (const char *)(of)))

#endif
