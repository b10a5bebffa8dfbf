/* table.c - CSV files by RFC 4180. The program never sets a locale, so numbers have a decimal point. */
#include "table.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void stop(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("compare: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(2);
}

void *grow(void *memory, size_t size)
{
    memory = realloc(memory, size);
    if (!memory)
        stop("out of memory");
    return memory;
}

static char *read_all(const char *name)
{
    FILE *file = fopen(name, "rb");
    if (!file)
        stop("cannot read '%s'", name);
    size_t length = 0, capacity = 1 << 16, got;
    char *content = grow(NULL, capacity);
    while ((got = fread(content + length, 1, capacity - length - 1, file)) > 0) {
        length += got;
        if (capacity - length < 2)
            content = grow(content, capacity *= 2);
    }
    if (ferror(file))
        stop("cannot read '%s'", name);
    fclose(file);
    content[length] = '\0';
    return content;
}

/* Reads one cell from *at, unquoted in place, and returns its terminator: a comma, a line feed or NUL. */
static char take_cell(char **at, char **cell)
{
    char *from = *at, *to = *at;
    *cell = to;
    if (*from == '"') {
        for (from++; *from && (*from != '"' || from[1] == '"'); *to++ = *from++)
            from += *from == '"';
        from += *from == '"';
    }
    while (*from && *from != ',' && *from != '\n')
        *to++ = *from++;
    const char end = *from;
    if (end == '\n' && to > *cell && to[-1] == '\r')
        to--;
    *at = end ? from + 1 : from;
    *to = '\0';
    return end;
}

Table table_read(const char *file)
{
    Table t = {.file = file, .content = read_all(file)};
    size_t capacity = 0, count = 0, in_line = 0, line = 1;
    for (char *at = t.content; *at || in_line > 0;) {
        if (count == capacity)
            t.cells = grow(t.cells, (capacity = 2 * capacity + 64) * sizeof *t.cells);
        const char end = take_cell(&at, &t.cells[count++]);
        in_line++;
        if (end == ',')
            continue;
        if (line == 1)
            t.columns = in_line;
        if (in_line != t.columns)
            stop("%s: row %zu has %zu cells, the header %zu", file, line, in_line, t.columns);
        in_line = 0;
        line++;
    }
    if (count == 0)
        stop("'%s' is empty", file);
    t.rows = count / t.columns - 1;
    return t;
}

void table_free(Table *t)
{
    free(t->cells);
    free(t->content);
}

const char *table_cell(const Table *t, size_t row, size_t column)
{
    return t->cells[(row + 1) * t->columns + column];
}

bool table_find(const Table *t, const char *name, size_t length, size_t *column)
{
    for (*column = 0; *column < t->columns; ++*column)
        if (strlen(t->cells[*column]) == length && strncmp(t->cells[*column], name, length) == 0)
            return true;
    return false;
}

size_t table_column(const Table *t, const char *name)
{
    size_t column;
    if (!table_find(t, name, strlen(name), &column))
        stop("%s: there is no column '%s'", t->file, name);
    return column;
}

/* An empty cell means that the variable does not exist at that time. */
double table_number(const Table *t, size_t row, size_t column)
{
    const char *text = table_cell(t, row, column);
    char *end;
    const double value = strtod(text, &end);
    if (*end)
        stop("%s: row %zu: '%s' is not a number", t->file, row + 2, text);
    return *text ? value : (double)NAN;
}
