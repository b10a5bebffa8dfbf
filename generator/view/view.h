/* view.h - results that programs, OpenModelica and Dymola wrote, as interactive pages.
 *
 * Holds:       runs that are read, with what lies beside their files.
 * Ownership:   a run and its columns live in the arena that they are read with.
 * Errors:      a file that cannot be read, or is no result, or is too large, is a diagnostic (V01 to V03).
 */
#ifndef VIEW_H
#define VIEW_H

#include "base/base.h"

#include <jansson.h>

typedef struct {
    const char *path, *unit, *about, *kind; /* never NULL; the kind is that of a record, or "" */
    float *values;                          /* as many as the run has rows; NaN: absent */
    int cell;                               /* CSV: of a row, from 0 */
    bool is_constant;                       /* the same value in each row, which is `value`; `values` may be NULL */
    double value;
} ViewColumn;

typedef List(ViewColumn) ViewColumns;

typedef struct {
    const char *file, *name; /* of the result, and how the page calls it */
    const json_t *wanted; /* paths of the columns to read, of CSV; NULL: all */
    long rows;
    double *times; /* ascending; two rows at one time are an event */
    ViewColumns columns;
    json_t *record, *verdicts, *events; /* NULL: there is none; events are {"time", "change", "element"} */
} ViewRun;

typedef List(ViewRun *) ViewRuns;

/* So many numbers of a result are read at most: a gigabyte. */
enum { VIEW_MOST_NUMBERS = 1 << 28 };

/* Reads a result: CSV with a header that begins with time, if wanted with a row of units; or MAT, version 4, as
 * programs, OpenModelica and Dymola write it. False after a diagnostic. */
/* The run begins with what is wanted, and zeros. */
bool view_read(Arena *arena, const char *file, ViewRun *run);
bool view_read_mat(Arena *arena, const char *file, ViewRun *run); /* of a file that view_is_mat() */
bool view_is_mat(const char *file);
bool view_refuse(Arena *arena, const char *file, int line, const char *format, ...) PRINTF_LIKE(4, 5); /* V02; false */
bool view_refuse_size(Arena *arena, const char *file, double rows, double columns);                    /* V03; false */
/* The numbers of the first row, CSV, by path; false: there is no row. */
typedef struct {
    Map *at;
    List(double) numbers;
} ViewStart;
bool view_read_start(Arena *arena, const char *file, ViewStart *start);
bool view_start_of(const ViewStart *start, const char *path, double *value);

void view_complete(ViewRun *run); /* finds columns that are constant */

/* A file beside a result, by its content: a record, verdicts as JSON, or an event log, which then belongs to the run.
 * False: it is none of these, or cannot be read, without a diagnostic. */
bool view_take_companion(Arena *arena, const char *file, ViewRun *run);
void view_find_companions(Arena *arena, ViewRun *run); /* NAME.record.json, NAME.verdicts.json, NAME.events.csv */
void view_describe(Arena *arena, ViewRun *run); /* columns as the record knows them, with its constants */
const char *view_word(const json_t *object, const char *member); /* "" if it is no text */
void view_release(ViewRun *run);

/* The page of several runs, to a stream of text. */
void view_write_page(Arena *arena, const ViewRuns *runs, const char *title, FILE *out);

/* The same within another page, which has the style and the script: of one run, with a few thousand samples of each of
 * the variables that the program drew. */
Text view_part(Arena *arena, ViewRun *run, const char *title);
Text view_style(Arena *arena);  /* in <head> */
Text view_script(Arena *arena); /* at the end of <body>, once */

#endif
