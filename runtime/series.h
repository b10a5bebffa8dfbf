/* series.h - series.c: the model's long tables, put together as an instance begins. */
#ifndef SERIES_H
#define SERIES_H

#include "arena.h"
#include "model.h"

void series_expand(ModelDescription *about, Arena *a);

/* For functions that fill rows in. */
void *series_rows(Arena *a, int count, size_t size);
const char *series_text(Arena *a, const char *format, ...); /* of whole numbers */

/* Where a member is in a Model, be it in the struct or behind it. */
#define PLACE_OF(of, member) ((unsigned)((const char *)&(of)->member - (const char *)(of)))

#endif
