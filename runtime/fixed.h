/* fixed.h - steps of equal length, for solver.c. */
#ifndef FIXED_H
#define FIXED_H

#include "keeper.h"
#include "runtime.h"

typedef struct Fixed Fixed;

/* The interface of solver.c. */
Fixed *fixed_new(Arena *a, Model *m, const Options *o);
double fixed_step_with(const Options *o, double time); /* the number of the step that ends there, or first after it */
double fixed_boundary(const Fixed *f, double time);
double fixed_end(const Fixed *f);
bool fixed_passes_stop(const Fixed *f);
bool fixed_step(Fixed *f, double limit);
double fixed_time(const Fixed *f);
bool fixed_restart(Fixed *f, double time, const StateSets *sets);
bool fixed_states(const Fixed *f, double time, double *x);
int fixed_explain(const Fixed *f);
void fixed_keep(Fixed *f, Keeper *k); /* of the same method and step; else it goes on from the model */
void fixed_counts(const Fixed *f, SolverCounts *counts);
void fixed_gather(const Fixed *f, double *reached); /* see solver_gather */
double fixed_absolute_tolerance(const Fixed *f, int state);

#endif
