/* stiffness.h - the choice between Adams and BDF while a run goes on. */
#ifndef STIFFNESS_H
#define STIFFNESS_H

#include "solver.h"
#include "stability.h"

typedef struct Stiffness Stiffness;

Stiffness *stiffness_new(Arena *a, int n);      /* of n states */
void stiffness_restart(Stiffness *p);           /* the integrator begins anew; a trial ends */
bool stiffness_follow(Stiffness *p, Solver *s); /* after each step: would the other method's steps be longer? */

/* From v on: J v, J J v and so on, at the present states; false if the model is not defined there. The solver's weights
 * are those of CVODE. */
bool stiffness_follow_motion(Solver *s, double *const *motion);

#endif
