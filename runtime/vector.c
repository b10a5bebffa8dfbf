/* vector.c - the solver's vectors, and where their elements are in struct Model. */
#include "runtime.h"

void vector_get(const Model *m, const ModelRun *runs, double *x)
{
    for (const ModelRun *run = runs; run->at >= 0; run++)
        for (int i = 0; i <= run->more; i++) {
            const double value = run->is_number ? run->number : double_of(m, run->offset + (size_t)i * run->distance);
            x[run->at + i * run->step] = run->is_negative ? -value : value;
        }
}

void vector_set(Model *m, const ModelRun *runs, const double *x)
{
    for (const ModelRun *run = runs; run->at >= 0; run++)
        for (int i = 0; i <= run->more; i++)
            *double_at(m, run->offset + (size_t)i * run->distance) = x[run->at + i * run->step];
}
