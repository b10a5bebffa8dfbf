/* loop.c - an executive for Linux: makes steps of cruise.h at a fixed rate, for a given number of seconds (default 2).
 * The chapter manual/portable-c.md explains how to build it. */
#define _POSIX_C_SOURCE 200809L

#include "cruise.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

enum { SECOND = 1000000000 }; /* ns */

static struct timespec next_period(struct timespec due)
{
    due.tv_nsec += SECOND / RATE;
    if (due.tv_nsec >= SECOND) {
        due.tv_nsec -= SECOND;
        due.tv_sec++;
    }
    return due;
}

static bool is_past(struct timespec due)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec > due.tv_sec || (now.tv_sec == due.tv_sec && now.tv_nsec >= due.tv_nsec);
}

static void wait_for(struct timespec due)
{
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &due, NULL) == EINTR) {
    }
}

int main(int argc, char **argv)
{
    const double steps = argc > 1 ? atof(argv[1]) * RATE : 2.0 * RATE;
    long overruns = 0;
    struct timespec due;
    PIController_Status status = begin_control();
    (void)clock_gettime(CLOCK_MONOTONIC, &due);
    for (long step = 0; (double)step <= steps && status == PIController_OK; step++) {
        Row row = {0};
        wait_for(due);
        status = control(&row);
        if (step % STEPS_PER_ROW == 0) {
            print_row(&row);
        }
        due = next_period(due);
        overruns += is_past(due);
    }
    if (overruns > 0) {
        (void)fprintf(stderr, "%ld overruns: the step took longer than its period\n", overruns);
    }
    if (status != PIController_OK) {
        (void)fprintf(stderr, "status %d of the controller\n", (int)status);
    }
    return status != PIController_OK;
}
