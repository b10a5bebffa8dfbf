/* effort.c - the effort of a run: the work of its integrators, and elapsed time. */
#define _POSIX_C_SOURCE 200809L
#include "event.h"
#include "run.h"

#include <time.h>

SolverCounts run_counts(const Run *run)
{
    SolverCounts counts = {.steps = 0};
    if (model_parts.modes)
        model_parts.modes->counts(run->event->modes, run->solver, &counts);
    else if (run->solver)
        solver_counts(run->solver, &counts);
    return counts;
}

double wall_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}
