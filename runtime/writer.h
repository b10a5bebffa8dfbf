/* writer.h - a thread that writes rows and the event log, for a run that must not wait for a file. */
#ifndef WRITER_H
#define WRITER_H

#include "results.h"

#include <sched.h>
#include <stdio.h>

typedef struct Writer Writer;

typedef struct {
    long rows, events, lines;
} WriterLosses;

/* Has room for 4096 rows, or for fewer if these exceed 4 MiB, but for at least 16. The caller keeps results and log. */
Writer *writer_new(Arena *a, const ModelDescription *about, Results *results, FILE *log);

/* A log that replaces the given one: the thread writes its lines while it runs. NULL: out of memory. */
FILE *writer_log(Writer *w);

bool writer_start(Writer *w, const cpu_set_t *cpus);     /* on one of these CPUs, if any; false: errno */
void writer_row(Writer *w, const Model *m, double time); /* never waits: without room the row is lost */
int writer_status(const Writer *w);                      /* of what has been written so far */

/* Also writes lines of `count` numbers as CSV, with an empty field for NAN; writer_line() never waits either. */
void writer_open_lines(Writer *w, Arena *a, FILE *out, int count);
void writer_line(Writer *w, const double *numbers);
int writer_close_lines(Writer *w); /* after writer_stop(), closes their file; errno of the first failed write, or 0 */

/* Returns once everything is written that was not lost. Afterwards no row may follow; the log writes to its file. */
void writer_stop(Writer *w, WriterLosses *lost);

#endif
