/* relations.h - branches against their sides, at each row: for verify.c. */
#ifndef RELATIONS_H
#define RELATIONS_H

#include "runtime.h"

typedef struct {
    double scaled, margin, time; /* what of the worst margin nothing excuses, relative to it */
} Excess;

typedef struct Relations Relations;

Relations *relations_new(Arena *a);
void relations_point(Relations *r, const Model *m, const Solver *solver, double time, const double *listed);
int relations_count(void);
const Excess *relations_of(const Relations *r, int branch);

#endif
