/* audit.h - what events do, as drawn: for verify.c. */
#ifndef AUDIT_H
#define AUDIT_H

#include "runtime.h"

typedef struct {
    double scaled, found, drawn, time; /* the worst difference, relative */
} Finding;

typedef struct Audit Audit;

Audit *audit_new(Arena *arena);
int audit_count(void);
const Finding *audit_of(const Audit *a, int index);
void audit_describe(FILE *out, int index);

/* seen, listed: as equations see it. Then what became of it in that round. */
void audit_statements(Audit *a, const Model *m, const Model *seen, const double *listed, double time);
void audit_states(Audit *a, const Model *m, double time);
void audit_clocks(Audit *a, const Model *m, const double *listed, double start, double time);

/* What is listed before and after impulses, and under them. */
void audit_jumps(Audit *a, const double *before, const double *after, const double *under, double factor,
                 double time);

#endif
