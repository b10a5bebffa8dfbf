/* vector.c - the solver's vectors, and where their elements are in struct Model. */
#include "runtime.h"

void vector_get(const Model *m, const ModelRun *runs, double *x)
{
    for (const ModelRun *run = runs; run->at >= 0; run++) {
        const char *from = run->is_number ? (const char *)&run->number : (const char *)m + run->offset;
        const size_t distance = run->distance;
        const int step = run->step, more = run->more;
        const double sign = run->is_negative ? -1 : 1;
        double *to = x + run->at;
        for (int i = 0; i <= more; i++)
            to[i * step] = sign * *(const double *)(const void *)(from + (size_t)i * distance);
    }
}

void vector_set(Model *m, const ModelRun *runs, const double *x)
{
    for (const ModelRun *run = runs; run->at >= 0; run++) {
        char *to = (char *)m + run->offset;
        const size_t distance = run->distance;
        const int step = run->step, more = run->more;
        const double *from = x + run->at;
        for (int i = 0; i <= more; i++)
            *(double *)(void *)(to + (size_t)i * distance) = from[i * step];
    }
}
