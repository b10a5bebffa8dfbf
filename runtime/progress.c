/* progress.c - a line with the progress of the run, on a terminal, or on request. */
#define _POSIX_C_SOURCE 200809L
#include "interruption.h"
#include "run.h"

#include <time.h>
#include <unistd.h>

static const double patience = 1.0, rest = 0.2; /* seconds */

struct Progress {
    bool wanted, shown;
    double begun, last;
};

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void open(Run *run)
{
    const double begun = now();
    interruption_expect();
    run->rows.progress = arena_take(run->arena, 1, sizeof *run->rows.progress);
    *run->rows.progress = (Progress){!run->options->quiet && isatty(STDERR_FILENO), false, begun, begun};
}

/* The speed is model time per elapsed second. */
static void print_line(const Progress *p, const Options *o, double time, double at, const char *end)
{
    const double done = time - o->start, all = o->stop - o->start, speed = done / (at - p->begun);
    fprintf(stderr, "%3.0f %%  time %s of %s", 100 * (all > 0 ? done / all : 1), number_rounded(time, 6).text,
            number_rounded(o->stop, 6).text);
    if (speed > 0)
        fprintf(stderr, "  %s s/s  %.0f s left", number_rounded(speed, 6).text, (o->stop - time) / speed);
    fputs(end, stderr);
    fflush(stderr);
}

static void show(Progress *p, const Options *o, double time)
{
    const bool is_asked = interruption_asked();
    if (!p->wanted && !is_asked)
        return;
    const double at = now();
    if (is_asked)
        print_line(p, o, time, at, "\n");
    if (!p->wanted || at - p->begun < patience || at - p->last < rest)
        return;
    fputc('\r', stderr);
    print_line(p, o, time, at, "\033[K");
    p->last = at;
    p->shown = true;
}

static int pause_here(Run *run, double time)
{
    show(run->rows.progress, run->options, time);
    return interruption_status();
}

static void end(Run *run)
{
    Progress *p = run->rows.progress;
    if (p->shown)
        fputs("\r\033[K", stderr);
    p->shown = false;
}

const struct InterruptionPart interruption_part = {{.open = open, .pause = pause_here, .left = end},
                                                   interruption_is_unread, interruption_expect,
                                                   interruption_status};
