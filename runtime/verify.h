/* verify.h - what --verify asks of the parts that not every model needs. */
#ifndef VERIFY_H
#define VERIFY_H

#include "parts.h"

/* audit.c: what --verify asks of events, and of relations between them. */

typedef struct {
    double scaled, found, drawn, time; /* the worst difference of an event, relative */
} Finding;

typedef struct {
    double scaled, margin, time; /* what of the worst margin of a relation nothing excuses, relative to it */
} Excess;

typedef struct Audit Audit;
typedef struct Relations Relations;

struct CheckPart {
    Audit *(*create)(const ModelDescription *about, Arena *arena);
    int (*count)(const ModelDescription *about);
    const Finding *(*of)(const Audit *a, int index);
    void (*describe)(const ModelDescription *about, FILE *out, int index);

    /* seen, listed: as equations see it. Then what became of it in that round. */
    void (*statements)(Audit *a, const Model *m, const Model *seen, const double *listed, double time);
    void (*states)(Audit *a, const Model *m, double time);
    void (*clocks)(Audit *a, const Model *m, const double *listed, double start, double done, double time);

    /* Checks jumps against listed values before and after impulses, of which some is noise, and under them. */
    void (*jumps)(Audit *a, const ModelStructure *structure, const double *before, const double *after,
                  const double *noise, const double *under, double factor, double time);

    Relations *(*relations_create)(const ModelDescription *about, Arena *a);
    void (*relations_point)(Relations *r, const Model *m, const Solver *solver, double time, const double *listed);
    int (*relations_count)(const ModelDescription *about);
    const Excess *(*relation_of)(const Relations *r, int branch);
};

/* joints.c: what it asks of connectors: two potentials or signals are equal, the sum of flows is zero, or a variable is
 * joined to nothing. */

typedef struct Joints Joints;

struct JointPart {
    Joints *(*create)(const ModelDescription *about, Arena *a);
    int (*count)(const Joints *j);
    void (*residuals)(const Joints *j, const double *listed, double *residual, double *scale);
    const int *(*held)(const Joints *j, int law); /* rows of variables, then -1 */
    bool (*is_broken)(const Joints *j, int law);  /* whatever the values are */
    void (*describe)(FILE *out, const Joints *j, int law, int indent); /* what it says; in a new line, where */
};

#endif
