/* fixed.h - steps of equal length, and those of somebody else, for solver.c. */
#ifndef FIXED_H
#define FIXED_H

#include "runtime.h"

typedef struct Fixed Fixed;

/* given.c: where a step of METHOD_GIVEN ends, which somebody else has made, whatever its limit is. */
typedef struct GivenPoint {
    double time;
    double *states; /* as many as the largest structure has */
} GivenPoint;

/* For solver.c; and which step an arrival of mailbox.c is in. */
struct FixedPart {
    Fixed *(*create)(Arena *a, Model *m, const Options *o);
    double (*step_with)(const Options *o, double time); /* the number of the step that ends there, or first after it */
    double (*boundary)(const Fixed *f, double time);
    double (*end)(const Fixed *f);
    bool (*passes_stop)(const Fixed *f);
    bool (*step)(Fixed *f, double limit);
    double (*time)(const Fixed *f);
    bool (*restart)(Fixed *f, double time, const StateSets *sets);
    bool (*states)(const Fixed *f, double time, double *x);
    int (*explain)(const Fixed *f);
    void (*keep)(Fixed *f, Keeper *k); /* of the same method and step; else it goes on from the model */
    void (*counts)(const Fixed *f, SolverCounts *counts);
    void (*gather)(const Fixed *f, double *reached); /* see solver_gather */
    double (*absolute_tolerance)(const Fixed *f, int state);
    int (*check)(const Options *o); /* is the step one that can be taken? Exit status */
};

#endif
