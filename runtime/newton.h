/* newton.h - functions shared by the files that solve nonlinear loops, from any guesses. */
#ifndef NEWTON_H
#define NEWTON_H

#include "dense.h"

/* newton.c: damped Newton from l->z. *is_stuck: not even a first step could be made. */
ModelStatus newton_solve(const Loop *l, bool *is_stuck);
ModelStatus newton_solve_by(const Loop *l, bool is_natural, bool *is_stuck); /* by the natural test */
bool newton_is_credible(const Loop *l); /* of a solution so far from the guess */
bool newton_is_far(const Loop *l);      /* so far from the guess that values are meaningless */
double loop_size(const Loop *l, int unknown); /* its declared magnitude, or 1 */
void newton_go_around(const Loop *l, int attempt); /* l->z: the guess (attempt -1), or a point around it */

/* Parts of the method. newton_direction(): l->step, in scaled unknowns; false if the Jacobian is singular.
 * newton_next(): the same for other residuals, with the present factors. newton_move(): l->trial, by a part of the
 * step. newton_finish(): the last steps down to rounding; `length` of the present step. */
bool newton_direction(const Loop *l);
bool newton_next(const Loop *l, const double *residual, double *step);
void newton_move(const Loop *l, double damping);
ModelStatus newton_finish(const Loop *l, double length);

/* shift.c: the distances of dependent unknowns' guesses from their values by the equations. shift_find() sets l->shift;
 * false if all guesses fulfil the equations. shift_by(): later evaluations add this part of it. shift_slope() sets
 * l->slope, the derivatives of the residuals by that part. */
bool shift_find(const Loop *l);
void shift_by(const Loop *l, double part);
void shift_slope(const Loop *l, double part, const double *z, const double *residual);
int shift_count(const Loop *l); /* number of these unknowns on which the residuals depend */
double shift_guess(const Loop *l, int inner); /* NaN if it has none */
double shift_value(const Loop *l, int inner);

/* homotopy.c: follows a path from l->z to a solution, if necessary in both directions, each with at most
 * most_evaluations. False if the path has none; the values in l are then meaningless. is_shifted: see shift_find. */
bool homotopy_solve(const Loop *l, bool is_shifted, int most_evaluations);

/* The same, but does not stop at a solution: calls found() for each. */
void homotopy_explore(const Loop *l, bool is_shifted, int most_evaluations, void (*found)(void *context),
                      void *context);

/* nearest.c. nearest_at_start(): finds the solution that is nearest to the guesses. nearest_follow(): finds the
 * solution to which Newton's path from l->z leads. False if there is none. */
bool nearest_at_start(const Loop *l);
bool nearest_follow(const Loop *l, bool is_shifted);

void nearest_put_around(const Loop *l, double part); /* l->z: the guess, moved by this part of unknowns' sizes */
void nearest_note(const Loop *l);                    /* notes an unknown far from its guess, for report_remote */

#endif
