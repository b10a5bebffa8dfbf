/* writer.c - a thread that writes rows, the event log and lines of numbers, for a run that must not wait for a file.
 *
 * Ring buffers lie between it and the thread that integrates, each with one producer and one consumer (Lamport 1983):
 * copies of the model, from which results.c makes rows; lines of the log; numbers of exchanged values. The integrating
 * thread only copies and never waits: data without room are counted and lost. The writer looks for work a thousand
 * times a second, because a wake-up would be a system call in a thread that must not make any. */
#define _GNU_SOURCE
#include "thread.h"
#include "writer.h"

#include <errno.h>
#include <math.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>

enum { MOST_BYTES = 1 << 22, FEWEST_ROWS = 16, MOST_ROWS = 4096, LOG_BYTES = 1 << 18, LINE_BYTES = 1 << 12 };

struct Writer {
    Results *results; /* NULL: no rows are wanted */
    FILE *log;        /* or NULL */
    Model **rows;
    double *times;
    size_t room;                                                    /* for rows */
    char *text;                                                     /* of the log's ring */
    atomic_size_t rows_made, rows_written, text_made, text_written; /* since the start */
    double *numbers;                                                /* of lines; count: numbers in a line */
    int count;
    size_t line_room;
    FILE *lines;
    int log_error, lines_error; /* errno of the first failed write; 0: none */
    atomic_size_t lines_made, lines_written;
    WriterLosses lost;
    atomic_int status;
    atomic_bool is_running, is_ending;
    pthread_t thread;
};

Writer *writer_new(Arena *a, const ModelDescription *about, Results *results, FILE *log)
{
    Writer *w = arena_take(a, 1, sizeof *w);
    const size_t wanted = MOST_BYTES / about->size;
    w->results = results;
    w->log = log;
    w->room = wanted < FEWEST_ROWS ? FEWEST_ROWS : wanted > MOST_ROWS ? MOST_ROWS : wanted;
    w->rows = arena_take(a, w->room, sizeof(Model *));
    w->times = arena_doubles(a, w->room);
    for (size_t i = 0; i < w->room && results; i++)
        w->rows[i] = model_new(a, about);
    w->text = arena_take(a, LOG_BYTES, 1);
    return w;
}

void writer_open_lines(Writer *w, Arena *a, FILE *out, int count)
{
    w->lines = out;
    w->count = count;
    w->line_room = MOST_BYTES / sizeof(double) / (size_t)count;
    w->line_room = w->line_room < FEWEST_ROWS ? FEWEST_ROWS : w->line_room > MOST_ROWS ? MOST_ROWS : w->line_room;
    w->numbers = arena_doubles(a, w->line_room * (size_t)count);
}

/* Flushes the file. A failed write leaves errno in the thread that writes: it is kept for the thread that closes. */
static void flush(FILE *out, int *error)
{
    const bool is_whole = fflush(out) == 0 && !ferror(out);
    if (!is_whole && *error == 0)
        *error = errno;
}

/* ---- the event log ---- */

static size_t part_before_end(size_t from, size_t length)
{
    const size_t left = LOG_BYTES - from % LOG_BYTES;
    return length < left ? length : left;
}

/* Writes one or more lines of the log: to the ring, or to the file while the thread does not run. */
static ssize_t log_line(void *writer, const char *line, size_t length)
{
    Writer *w = writer;
    const size_t made = atomic_load_explicit(&w->text_made, memory_order_relaxed);
    const size_t held = made - atomic_load_explicit(&w->text_written, memory_order_acquire);
    const size_t first = part_before_end(made, length);
    if (!atomic_load(&w->is_running))
        return (ssize_t)fwrite(line, 1, length, w->log);
    if (held + length > LOG_BYTES) {
        for (size_t i = 0; i < length; i++)
            w->lost.events += line[i] == '\n';
        return (ssize_t)length;
    }
    memcpy(w->text + made % LOG_BYTES, line, first);
    memcpy(w->text, line + first, length - first);
    atomic_store_explicit(&w->text_made, made + length, memory_order_release);
    return (ssize_t)length;
}

/* Closing the underlying file reports its write errors, also earlier ones. */
static int close_log(void *writer)
{
    Writer *w = writer;
    flush(w->log, &w->log_error);
    if (w->log != stdout && fclose(w->log) != 0 && w->log_error == 0)
        w->log_error = errno;
    errno = w->log_error;
    return w->log_error == 0 ? 0 : EOF;
}

FILE *writer_log(Writer *w)
{
    FILE *log = fopencookie(w, "w", (cookie_io_functions_t){.write = log_line, .close = close_log});
    if (log)
        setvbuf(log, NULL, _IOLBF, LINE_BYTES);
    return log;
}

/* ---- the thread ---- */

static bool write_rows(Writer *w)
{
    const size_t made = atomic_load_explicit(&w->rows_made, memory_order_acquire);
    size_t written = atomic_load_explicit(&w->rows_written, memory_order_relaxed);
    const bool is_any = written < made;
    while (written < made) {
        if (atomic_load(&w->status) == STATUS_DONE)
            atomic_store(&w->status, results_row(w->results, w->rows[written % w->room], w->times[written % w->room]));
        atomic_store_explicit(&w->rows_written, ++written, memory_order_release);
    }
    return is_any;
}

static bool write_text(Writer *w)
{
    const size_t made = atomic_load_explicit(&w->text_made, memory_order_acquire);
    size_t written = atomic_load_explicit(&w->text_written, memory_order_relaxed);
    const bool is_any = written < made;
    while (written < made) {
        const size_t length = part_before_end(written, made - written);
        fwrite(w->text + written % LOG_BYTES, 1, length, w->log);
        written += length;
        atomic_store_explicit(&w->text_written, written, memory_order_release);
    }
    if (is_any)
        flush(w->log, &w->log_error);
    return is_any;
}

static bool write_lines(Writer *w)
{
    const size_t made = atomic_load_explicit(&w->lines_made, memory_order_acquire);
    size_t written = atomic_load_explicit(&w->lines_written, memory_order_relaxed);
    const bool is_any = written < made;
    while (written < made) {
        const double *numbers = w->numbers + written % w->line_room * (size_t)w->count;
        for (int i = 0; i < w->count; i++)
            fprintf(w->lines, "%s%c", isnan(numbers[i]) ? "" : number_text(numbers[i]).text,
                    i + 1 < w->count ? ',' : '\n');
        atomic_store_explicit(&w->lines_written, ++written, memory_order_release);
    }
    if (is_any)
        flush(w->lines, &w->lines_error);
    return is_any;
}

static void *write_all(void *writer)
{
    static const struct timespec rest = {.tv_nsec = 1000000};
    Writer *w = writer;
    bool is_ending = false;
    for (;;) {
        const bool wrote_rows = write_rows(w), wrote_text = write_text(w), wrote_lines = write_lines(w);
        if (wrote_rows || wrote_text || wrote_lines)
            continue;
        if (is_ending)
            return NULL;
        is_ending = atomic_load(&w->is_ending); /* and look once more */
        results_keep(w->results);
        if (!is_ending)
            nanosleep(&rest, NULL);
    }
}

bool writer_start(Writer *w, const cpu_set_t *cpus)
{
    atomic_store(&w->is_running, thread_start(&w->thread, cpus, write_all, w));
    return atomic_load(&w->is_running);
}

void writer_row(Writer *w, const Model *m, double time)
{
    const size_t made = atomic_load_explicit(&w->rows_made, memory_order_relaxed);
    if (!w->results)
        return;
    if (made - atomic_load_explicit(&w->rows_written, memory_order_acquire) >= w->room) {
        w->lost.rows++;
        return;
    }
    model_copy(w->rows[made % w->room], m);
    w->times[made % w->room] = time;
    atomic_store_explicit(&w->rows_made, made + 1, memory_order_release);
}

void writer_line(Writer *w, const double *numbers)
{
    const size_t made = atomic_load_explicit(&w->lines_made, memory_order_relaxed);
    if (made - atomic_load_explicit(&w->lines_written, memory_order_acquire) >= w->line_room) {
        w->lost.lines++;
        return;
    }
    memcpy(w->numbers + made % w->line_room * (size_t)w->count, numbers, (size_t)w->count * sizeof *numbers);
    atomic_store_explicit(&w->lines_made, made + 1, memory_order_release);
}

int writer_close_lines(Writer *w)
{
    flush(w->lines, &w->lines_error);
    if (fclose(w->lines) != 0 && w->lines_error == 0)
        w->lines_error = errno;
    return w->lines_error;
}

int writer_status(const Writer *w)
{
    return atomic_load(&w->status);
}

void writer_stop(Writer *w, WriterLosses *lost)
{
    if (atomic_load(&w->is_running)) {
        atomic_store(&w->is_ending, true);
        pthread_join(w->thread, NULL);
        atomic_store(&w->is_running, false);
    }
    *lost = w->lost;
}
