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

/* Room for 4096 rows, or fewer if these take 4 MiB, but 16 at least; results and the log stay the caller's. */
Writer *writer_new(Arena *a, const ModelDescription *about, Results *results, FILE *log);

/* A log in place of the one that was given: its lines are written by the thread while it runs. NULL without memory. */
FILE *writer_log(Writer *w);

bool writer_start(Writer *w, const cpu_set_t *cpus);     /* on one of these, if there are any; false: errno */
void writer_row(Writer *w, const Model *m, double time); /* never waits: it is lost where there is no room */
int writer_status(const Writer *w);                      /* of what has been written so far */

/* Besides, lines of so many numbers each, as CSV, NAN being an empty field; they are never waited for either. */
void writer_open_lines(Writer *w, Arena *a, FILE *out, int count);
void writer_line(Writer *w, const double *numbers);

/* Once all is written, that was not lost; from now on nobody writes rows, and lines of the log go to the file. */
void writer_stop(Writer *w, WriterLosses *lost);

#endif
