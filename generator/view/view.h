/* view.h - results that programs, OpenModelica and Dymola wrote, as interactive pages.
 *
 * Holds:       runs that were read, with the companion files of their results.
 * Ownership:   a run and its columns live in the arena that they are read with.
 * Errors:      a file that cannot be read, or is no result, or is too large, is a diagnostic (V01 to V03).
 */
#ifndef VIEW_H
#define VIEW_H

#include "base/base.h"

#include <jansson.h>

typedef struct {
    const char *path, *unit, *about, *kind; /* never NULL; kind: as in the record, or "" */
    float *values;                          /* as many as the run has rows; NaN: absent */
    int cell;                               /* CSV: index of its cell in a row, from 0 */
    bool is_constant;                       /* the same value in each row, which is `value`; `values` may be NULL */
    double value;
} ViewColumn;

typedef List(ViewColumn) ViewColumns;

typedef struct {
    const char *file, *name; /* path of the result, and its name on the page */
    const json_t *wanted; /* CSV: paths of the columns to read; NULL: all */
    long rows;
    double *times; /* ascending; two rows at one time are an event */
    ViewColumns columns;
    json_t *record, *verdicts, *events; /* NULL: none; events are {"time", "change", "element"} */
} ViewRun;

typedef List(ViewRun *) ViewRuns;

/* The most numbers that are read from a result: a gigabyte. */
enum { VIEW_MOST_NUMBERS = 1 << 28 };

/* Reads a result: CSV with a header that begins with time, and perhaps a row of units; or MAT, version 4, as programs,
 * OpenModelica and Dymola write it. False after a diagnostic. */
/* Before the call, all members of the run but `wanted` are zero. */
bool view_read(Arena *arena, const char *file, ViewRun *run);
bool view_read_mat(Arena *arena, const char *file, ViewRun *run); /* if view_is_mat() is true */
bool view_is_mat(const char *file);
bool view_refuse(Arena *arena, const char *file, int line, const char *format, ...) PRINTF_LIKE(4, 5); /* V02; false */
bool view_refuse_size(Arena *arena, const char *file, double rows, double columns);                    /* V03; false */
/* The numbers in the first row of a CSV file, by path; false: there is no row. */
typedef struct {
    Map *at;
    List(double) numbers;
} ViewStart;
bool view_read_start(Arena *arena, const char *file, ViewStart *start);
bool view_start_of(const ViewStart *start, const char *path, double *value);

/* Adds a companion file to a run. Its content decides what it is: a record, verdicts as JSON, or an event log. False,
 * without a diagnostic, if it is none of these or cannot be read. */
bool view_take_companion(Arena *arena, const char *file, ViewRun *run);
void view_find_companions(Arena *arena, ViewRun *run); /* NAME.record.json, NAME.verdicts.json, NAME.events.csv */
void view_describe(Arena *arena, ViewRun *run); /* completes columns by the record, and adds its constants */
const char *view_word(const json_t *object, const char *member); /* "" if it is no text */
void view_release(ViewRun *run);

/* Writes the page of one or several runs to a text stream. */
void view_write_page(Arena *arena, const ViewRuns *runs, const char *title, FILE *out);

/* The same as a part of another page, which has the style and the script: one run, with a few thousand samples of each
 * variable that the program drew. */
Text view_part(Arena *arena, ViewRun *run, const char *title);
Text view_style(Arena *arena);  /* in <head> */
Text view_script(Arena *arena); /* at the end of <body>, once */

#endif
