/* verify.h - the checks of --verify that not every model needs. */
#ifndef VERIFY_H
#define VERIFY_H

#include "parts.h"

/* audit.c: checks of events, and of relations between events. */

typedef struct {
    double scaled, found, drawn, time; /* at the worst point: relative difference; value found, value as drawn */
} Finding;

typedef struct {
    double scaled, margin, time; /* at the worst point: share of the margin that nothing excuses; margin */
} Excess;

typedef struct Audit Audit;
typedef struct Relations Relations;

struct CheckPart {
    Audit *(*create)(const ModelDescription *about, Arena *arena);
    int (*count)(const ModelDescription *about);
    const Finding *(*of)(const Audit *a, int index);
    void (*describe)(const ModelDescription *about, FILE *out, int index);

    /* statements: checks what a round has set; seen, listed: the model before it, as equations see it. states: checks
     * the states after the round. */
    void (*statements)(Audit *a, const Model *m, const Model *seen, const double *listed, double time);
    void (*states)(Audit *a, const Model *m, double time);
    void (*clocks)(Audit *a, const Model *m, const double *listed, double start, double done, double time);

    /* Checks jumps by listed values before, after and under impulses; noise: what rounding may change. */
    void (*jumps)(Audit *a, const ModelStructure *structure, const double *before, const double *after,
                  const double *noise, const double *under, double factor, double time);

    Relations *(*relations_create)(const ModelDescription *about, Arena *a);
    void (*relations_point)(Relations *r, const Model *m, const Solver *solver, double time, const double *listed);
    int (*relations_count)(const ModelDescription *about);
    const Excess *(*relation_of)(const Relations *r, int branch);
};

/* joints.c: checks of connectors. A law means that two potentials or signals are equal, that a sum of flows is zero, or
 * that a variable is not connected. */

typedef struct Joints Joints;

struct JointPart {
    Joints *(*create)(const ModelDescription *about, Arena *a);
    int (*count)(const Joints *j);
    void (*residuals)(const Joints *j, const double *listed, double *residual, double *scale);
    const int *(*held)(const Joints *j, int law); /* rows of variables, then -1 */
    bool (*is_broken)(const Joints *j, int law);  /* it fails whatever the values are */
    void (*describe)(FILE *out, const Joints *j, int law, int indent); /* the law; on a new line, its place */
};

#endif
