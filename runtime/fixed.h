/* fixed.h - integration with fixed steps, and with steps that another program makes, for solver.c. */
#ifndef FIXED_H
#define FIXED_H

#include "runtime.h"

typedef struct Fixed Fixed;

/* given.c: the end of a step of METHOD_GIVEN, which another program has made regardless of the limit. */
typedef struct GivenPoint {
    double time;
    double *states; /* as many as the largest structure has */
} GivenPoint;

/* For solver.c; and for mailbox.c, to find the step of an arrival. */
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
    void (*keep)(Fixed *f, Keeper *k); /* for the same method and step; otherwise it begins from the model */
    void (*counts)(const Fixed *f, SolverCounts *counts);
    void (*gather)(const Fixed *f, double *reached); /* see solver_gather */
    double (*absolute_tolerance)(const Fixed *f, int state);
    int (*check)(const Options *o); /* checks the length of the step; exit status */
};

#endif
