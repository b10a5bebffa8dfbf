/* results.h - the result file: CSV, by results.c, or MAT, by results_mat.c. */
#ifndef RESULTS_H
#define RESULTS_H

#include "csv.h"
#include "runtime.h"

typedef struct Results Results;

Results *results_open(Arena *a, const Options *o, const Selection *s); /* NULL after a message */
int results_row(Results *r, const Model *m, double time);
void results_keep(Results *r); /* writes waiting rows once per second, so that a killed run leaves them */
int results_close(Results *r); /* removes the file if it has no rows */

/* csv.c: writes a field of a CSV file, quoted if necessary. An apostrophe is put before text that a spreadsheet would
 * evaluate, but not before numbers. */
void csv_text(FILE *out, const char *text);

void xml_text(FILE *out, const char *text); /* xml.c: writes text of SVG and HTML */

bool is_same_file(const char *a, const char *b); /* also of files that do not exist yet */
bool file_ends_with(const char *file, const char *ending); /* options.c */

/* whole.c: writes a file completely or not at all; if is_synced, even if the machine fails. Returns the exit status. */
typedef void FilePrint(const void *context, FILE *out);
int file_write_whole(const char *file, bool is_synced, FilePrint *print, const void *context);
bool file_is_plain(const char *file); /* true if plain or not there: no link, device or pipe */

int file_refuse(const char *file);   /* message that it cannot be written because of errno; exit status */
bool output_is_unread(void);         /* true if the reader of a pipe has closed it */
void file_discard(const char *file); /* deletes it, of this run or an earlier one, but no device, pipe or link */

#endif
