/* grid.c - times of a run: those of rows, and the distance of doubles there. */
#include "runtime.h"

#include <math.h>

/* A last interval of less than a millionth of the others is rounding of stop, and does not count; a single one does. */
long grid_count(const Options *o)
{
    if (!(o->stop > o->origin))
        return 1;
    return (long)fmax(1, ceil((o->stop - o->origin) / o->interval - 1e-6)) + 1;
}

double grid_time(const Options *o, long k)
{
    return k + 1 >= grid_count(o) && o->stop > o->origin ? o->stop : o->origin + (double)k * o->interval;
}

double time_resolution(const Options *o)
{
    const double latest = fmax(fabs(o->start), fabs(o->stop));
    return nextafter(latest, INFINITY) - latest;
}
