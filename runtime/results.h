/* results.h - the result file: CSV, by results.c, or MAT, by results_mat.c. */
#ifndef RESULTS_H
#define RESULTS_H

#include "csv.h"
#include "runtime.h"

typedef struct Results Results;

Results *results_open(Arena *a, const Options *o, const Selection *s); /* NULL after a message */
int results_row(Results *r, const Model *m, double time);
void results_keep(Results *r); /* writes the rows of the second that has passed: a run that is killed leaves these */
int results_close(Results *r); /* without rows there is no file */

/* csv.c: a field of a CSV file, quoted if need be; an apostrophe stands before what a spreadsheet would compute, but
 * not before numbers. */
void csv_text(FILE *out, const char *text);

void xml_text(FILE *out, const char *text); /* xml.c: of SVG and HTML */

bool is_same_file(const char *a, const char *b); /* to be written or read */
bool file_ends_with(const char *file, const char *ending); /* options.c */

/* whole.c: a file that is there as a whole or not at all; synced, also after a failure of the machine. Exit status. */
typedef void FilePrint(const void *context, FILE *out);
int file_write_whole(const char *file, bool is_synced, FilePrint *print, const void *context);
bool file_is_plain(const char *file); /* or not there: no link, device or pipe */

int file_refuse(const char *file);   /* errno says why it cannot be written */
bool output_is_unread(void);         /* somebody has closed a pipe that is written to */
void file_discard(const char *file); /* of this run or an earlier one; devices, pipes and links are let alone */

#endif
