/* table.h - CSV files as RFC 4180 has them, in memory. An unusable file ends the program with status 2. */
#ifndef TABLE_H
#define TABLE_H

#include <stdbool.h>
#include <stddef.h>

/* A header and rows of equally many cells, which point into `content`. */
typedef struct {
    const char *file;
    char *content;
    char **cells;         /* those of the header first */
    size_t columns, rows; /* rows without the header */
} Table;

Table table_read(const char *file);
void table_free(Table *t);

const char *table_cell(const Table *t, size_t row, size_t column);
double table_number(const Table *t, size_t row, size_t column); /* not a number if the cell is empty */

bool table_find(const Table *t, const char *name, size_t length, size_t *column);
size_t table_column(const Table *t, const char *name); /* there must be one of this name */

void stop(const char *format, ...) __attribute__((noreturn, format(printf, 1, 2)));
void *grow(void *memory, size_t size); /* realloc that succeeds */

#endif
