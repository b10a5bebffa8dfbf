/* sliding.h - motion along the boundary of a relation. */
#ifndef SLIDING_H
#define SLIDING_H

#include "runtime.h"

typedef struct Sliding Sliding;

typedef struct {
    const Switches *before;
    const bool *is_crossed; /* by branch */
    bool is_near;           /* to the event before */
    double near;            /* what that is, at most */
    const Magnitudes *magnitudes;
    double length;          /* of the run */
} SlidingEvent;

typedef enum { SLIDING_ENDS_HERE, SLIDING_ENDS_THERE, SLIDING_BROKEN } SlidingEnd; /* broken: by another event */

Sliding *sliding_new(Arena *a);
bool sliding_is_on(const Sliding *s);
const ModelBranch *sliding_boundary(const Sliding *s); /* of the present slide, or the last one */

/* After a located event that has set no states: does a slide begin? It does if the event has undone the one before, to
 * which it is near, and both fields lead to the boundary. The model stays on its side; the boundary's relations keep
 * their values until the end. */
bool sliding_begin(Sliding *s, Model *m, double time, const SlidingEvent *e);
void sliding_forget(Sliding *s); /* another kind of event has been */
void sliding_end(Sliding *s, Model *m, SlidingEnd end);

/* The model's own, and the other side's, at a time and states; m is left there. */
ModelStatus sliding_derivatives(Sliding *s, Model *m, double time, const double *x, double *dx);

/* Of both sides, and two more: negative where the model's field, or the other side's, leads away. */
bool sliding_indicators(Sliding *s, Model *m, double time, const double *x, double *values);
double sliding_next_instant(const Sliding *s); /* of the other side; INFINITY without a slide */
void sliding_accept(Sliding *s, Model *m, double time, const double *x); /* a step: the other side's guesses follow */

/* With the model and its outputs complete: continuous variables as they are on average. NULL where the other side is
 * not defined, and then its failure is that of sliding_other(); else that is complete too. */
const Model *sliding_shown(Sliding *s, Model *m, double time);
Model *sliding_other(Sliding *s);

/* The integrator, solver.c. */
const Magnitudes *solver_magnitudes(const Solver *s);         /* NULL: it cannot follow a slide */
void solver_slide(Solver *s, Sliding *sliding);               /* from its next begin on; NULL: no more */

#endif
