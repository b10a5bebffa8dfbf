/* stiffness.h - the choice between Adams and BDF during a run. */
#ifndef STIFFNESS_H
#define STIFFNESS_H

#include "solver.h"
#include "stability.h"

typedef struct Stiffness Stiffness;

Stiffness *stiffness_new(Arena *a, int n);      /* for n states */
void stiffness_restart(Stiffness *p);           /* when the integrator restarts; ends a trial */
bool stiffness_follow(Stiffness *p, Solver *s); /* after each step; true: the other method is to take over */

/* Computes J v, J J v and so on, behind v = motion[0], at the present states. False if the model is not defined there.
 * The solver's weights must be those of CVODE. */
bool stiffness_follow_motion(Solver *s, double *const *motion);

#endif
