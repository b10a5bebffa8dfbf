/* newton.h - what the files need of each other that solve nonlinear loops: loops from wherever their guesses lie. */
#ifndef NEWTON_H
#define NEWTON_H

#include "dense.h"

/* newton.c: damped Newton from l->z. *is_stuck: not even a first step could be made. */
ModelStatus newton_solve(const Loop *l, bool *is_stuck);
ModelStatus newton_solve_by(const Loop *l, bool is_natural, bool *is_stuck); /* by the test that knows no residuals */
bool newton_is_credible(const Loop *l); /* the solution, so far away as it is */
bool newton_is_far(const Loop *l);      /* so far from the guess that numbers mean nothing */
double loop_size(const Loop *l, int unknown); /* its declared magnitude, or 1 */
void newton_go_around(const Loop *l, int attempt); /* l->z: the guess (-1), or another point: the more, the farther */

/* Its parts: l->step, in scaled unknowns, false if the Jacobian is singular; the same for other residuals by the
 * factors at hand; l->trial, by a part of the step; and the way to rounding, with steps so short. */
bool newton_direction(const Loop *l);
bool newton_next(const Loop *l, const double *residual, double *step);
void newton_move(const Loop *l, double damping);
ModelStatus newton_finish(const Loop *l, double length);

/* shift.c: how far unknowns that are not iterated on are from what their equations say at their guesses: l->shift, of
 * which later evaluations take a part; l->slope, of the residuals by that part. False if all fulfil their equations. */
bool shift_find(const Loop *l);
void shift_by(const Loop *l, double part);
void shift_slope(const Loop *l, double part, const double *z, const double *residual);
int shift_count(const Loop *l); /* of these unknowns: on so many the residuals depend */
double shift_guess(const Loop *l, int inner); /* NaN if it has none */
double shift_value(const Loop *l, int inner);

/* homotopy.c: follows a path from l->z to a solution, both ways if need be, each with at most so many evaluations.
 * False if there is none on it; what l holds then means nothing. is_shifted: see shift_find. */
bool homotopy_solve(const Loop *l, bool is_shifted, int most_evaluations);

/* The same without end at a solution: tells of each. */
void homotopy_explore(const Loop *l, bool is_shifted, int most_evaluations, void (*found)(void *context),
                      void *context);

/* nearest.c: the solution that is nearest to the guesses; the one that Newton's path from l->z leads to. False if there
 * is none. */
bool nearest_at_start(const Loop *l);
bool nearest_follow(const Loop *l, bool is_shifted);

void nearest_put_around(const Loop *l, double part); /* l->z: beside the guess by that part of the unknowns' sizes */
void nearest_note(const Loop *l);                    /* of what is far from the guesses, for report_remote */

#endif
