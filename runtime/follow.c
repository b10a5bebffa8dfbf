/* follow.c - rows of inputs as they come. A thread reads them, and waits for the file; the run takes them from a ring
 * buffer with one producer and one consumer (Lamport 1983). If the ring is full, the thread waits, and so does the
 * writer of the file. */
#define _GNU_SOURCE
#include "follow.h"
#include "thread.h"

#include <stdatomic.h>
#include <string.h>
#include <time.h>

enum { ROWS = 1024 };

struct Follow {
    InputReader *reader;
    int inputs;
    double *times, *values; /* rows of the ring */
    double *now;            /* the row that is taken */
    atomic_size_t made, taken;
    atomic_int status;
    atomic_bool is_ending;
    Run *run;    /* while it starts; then NULL */
    bool is_any; /* the last read has found a row */
    bool is_running;
    pthread_t thread;
};

/* Reads into a free row of the ring. */
static int read_row(Follow *f, bool *is_any)
{
    const size_t made = atomic_load_explicit(&f->made, memory_order_relaxed), row = made % ROWS;
    const int status = input_rows.next(f->reader, &f->times[row], f->values + row * (size_t)f->inputs, is_any);
    if (status == STATUS_DONE && *is_any)
        atomic_store_explicit(&f->made, made + 1, memory_order_release);
    return status;
}

/* At the start a signal ends the waiting, later the end of the run does. */
static bool stops(void *follow)
{
    Follow *f = follow;
    return f->run ? pause_run(f->run, f->run->options->start) != STATUS_DONE : atomic_load(&f->is_ending);
}

int follow_open(Run *run, int inputs, Follow **opened)
{
    Follow *f = *opened = arena_take(run->arena, 1, sizeof *f);
    f->inputs = inputs;
    f->times = arena_doubles(run->arena, ROWS);
    f->values = arena_doubles(run->arena, ROWS * (size_t)inputs);
    f->now = arena_doubles(run->arena, (size_t)inputs);
    f->run = run;
    int status = input_rows.open(run->arena, run->options, stops, f, &f->reader);
    if (status == STATUS_DONE && !stops(f))
        status = read_row(f, &f->is_any);
    f->run = NULL;
    return status == STATUS_DONE ? pause_run(run, run->options->start) : status;
}

static void *read_all(void *follow)
{
    static const struct timespec rest = {.tv_nsec = 1000000};
    Follow *f = follow;
    int status = STATUS_DONE;
    while (status == STATUS_DONE && f->is_any) {
        while (atomic_load(&f->made) - atomic_load(&f->taken) >= ROWS && !stops(f))
            nanosleep(&rest, NULL);
        if (stops(f))
            return NULL;
        status = read_row(f, &f->is_any);
    }
    atomic_store(&f->status, status);
    return NULL;
}

bool follow_start(Follow *f, const cpu_set_t *cpus)
{
    return f->is_running = thread_start(&f->thread, cpus, read_all, f);
}

const double *follow_row(Follow *f, double time)
{
    const size_t taken = atomic_load_explicit(&f->taken, memory_order_relaxed), row = taken % ROWS;
    if (taken == atomic_load_explicit(&f->made, memory_order_acquire))
        return NULL;
    if (taken > 0 && f->times[row] > time && !is_same_instant(f->times[row], time))
        return NULL;
    memcpy(f->now, f->values + row * (size_t)f->inputs, (size_t)f->inputs * sizeof *f->now);
    atomic_store_explicit(&f->taken, taken + 1, memory_order_release);
    return f->now;
}

int follow_status(const Follow *f)
{
    return atomic_load(&f->status);
}

void follow_stop(Follow *f)
{
    if (!f->is_running)
        return;
    atomic_store(&f->is_ending, true);
    pthread_join(f->thread, NULL);
    f->is_running = false;
}
