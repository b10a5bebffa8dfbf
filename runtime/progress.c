/* progress.c - a line that tells how far the run is; nothing at all where nobody looks at it. */
#define _POSIX_C_SOURCE 200809L
#include "runtime.h"

#include <time.h>
#include <unistd.h>

static const double patience = 1.0, rest = 0.2; /* seconds */

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

void progress_begin(Progress *p, bool wanted)
{
    const double begun = now();
    *p = (Progress){wanted && isatty(STDERR_FILENO), false, begun, begun};
}

void progress_show(Progress *p, const Options *o, double time)
{
    if (!p->wanted)
        return;
    const double at = now();
    if (at - p->begun < patience || at - p->last < rest)
        return;
    const double part = o->stop > o->start ? (time - o->start) / (o->stop - o->start) : 1;
    fprintf(stderr, "\r%3.0f %%  time %s of %s\033[K", 100 * part, number_rounded(time, 6).text,
            number_rounded(o->stop, 6).text);
    fflush(stderr);
    p->last = at;
    p->shown = true;
}

void progress_end(Progress *p)
{
    if (p->shown)
        fputs("\r\033[K", stderr);
    p->shown = false;
}
