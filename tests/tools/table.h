/* table.h - CSV files by RFC 4180, in memory. An unusable file ends the program with status 2. */
#ifndef TABLE_H
#define TABLE_H

#include <stdbool.h>
#include <stddef.h>

/* A header and rows with the same number of cells, which point into `content`. */
typedef struct {
    const char *file;
    char *content;
    char **cells;         /* those of the header first */
    size_t columns, rows; /* rows without the header */
} Table;

Table table_read(const char *file);
void table_free(Table *t);

const char *table_cell(const Table *t, size_t row, size_t column);
double table_number(const Table *t, size_t row, size_t column); /* NaN if the cell is empty */

bool table_find(const Table *t, const char *name, size_t length, size_t *column);
size_t table_column(const Table *t, const char *name); /* the column must exist */

void stop(const char *format, ...) __attribute__((noreturn, format(printf, 1, 2)));
void *grow(void *memory, size_t size); /* realloc; ends the program if it fails */

#endif
