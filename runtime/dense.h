/* dense.h - loops being solved, for loop.c and what solves nonlinear ones. */
#ifndef DENSE_H
#define DENSE_H

#include "loop.h"
#include "runtime.h"

/* A loop being solved; the vectors lie in the caller's work space, LOOP_WORK() doubles. */
typedef struct {
    Model *m;
    const ModelLoop *loop;
    LoopFunction function;
    int n;
    double *z;         /* present point, the caller's */
    double *start;     /* the guess */
    double *jacobian;  /* n by n */
    double *factors;   /* n by n */
    double *scaled;    /* n by n: rows divided by row, columns multiplied by magnitude */
    double *residual, *trial, *trial_residual, *step, *row, *magnitude, *swaps;
    double *failed;    /* the point where Newton's method gave up first */
    const double *rest; /* `part` of these residuals is left, as continuation.c asks for; NULL: none is */
    double part;
    double *column;    /* of the factors of newton.c: their columns' largest entries, by which these were divided */
    double *next;      /* the step after the one being judged */
    double *best;      /* the solution nearest to the guesses so far: unknowns, then what is not iterated on */
    double *found;     /* another one, likewise */
    double *slope;     /* of the residuals by the part of the shifts */
    double *shift;     /* of what is not iterated on, from its equation to its guess */
    /* homotopy.c: where a path begins, the residuals there, a point on it; n + 1; n + 1 by n + 1 */
    double *origin, *first, *previous;
    double *tangent, *direction, *right, *exchanges;
    double *bordered;
} Loop;

void loop_begin(Model *m, const ModelLoop *loop, double *z); /* z: the guess, or else where the loop is to go on */
Loop loop_prepare(Model *m, const ModelLoop *loop, LoopFunction f, double *z, double *work);
void loop_swap(double *a, double *b, int n);
double loop_norm(const double *v, int count);
double loop_largest(const double *v, int count); /* absolute value */

/* True if a loop is solved with branches that follow its unknowns. It is then not linear; if the model's equations are
 * continuous, it is continuous, but not smooth. */
bool loop_is_following(Model *m, const ModelLoop *loop);

/* Evaluates a loop's function and, while branches follow, decides these at that point and evaluates again, until none
 * changes. */
ModelStatus loop_compute(Model *m, const ModelLoop *loop, LoopFunction f, const double *z, double *residual,
                         double *jacobian);

void loop_leave(const Loop *l, double *residual); /* what is left of them where the loop is followed in parts */

/* Evaluates residuals, and the Jacobian if it is not NULL; what is not finite is a failure too. */
ModelStatus loop_evaluate(const Loop *l, const double *z, double *residual, double *jacobian);

void loop_measure(const Loop *l);     /* magnitude, from z and the unknowns' nominal values */
bool loop_is_rounding(const Loop *l); /* nothing is left of the residuals but the rounding of their terms */

/* scaled = jacobian with columns times magnitude and rows divided by row, the sum of |entry| times magnitude.
 * False if a row is empty. */
bool loop_scale(const Loop *l);

/* The same with magnitudes that make the largest entry of each scaled column 1. False also if a column is empty. */
bool loop_equilibrate(const Loop *l);

/* Factors an equilibrated matrix in place, with the pivots' reciprocals on the diagonal. Returns -1, or the column at
 * which the best pivot is within rounding of zero: the rows from there on depend on those before. */
int loop_factor(double *a, int n, double *swaps, double *smallest_pivot);
void loop_substitute(const double *a, int n, const double *swaps, double *b);
void loop_substitute_transposed(const double *a, int n, const double *swaps, double *b);
ModelStatus loop_fail_singular(const Loop *l, int column, double pivot); /* column -1: not known */

/* The failure with residuals in their rows' units, naming the worst. */
ModelStatus loop_fail_to_converge(Model *m, const ModelLoop *loop, const double *residual, const double *row);

/* chord.c: solves a nonlinear loop whose guess is good, however it is stored. False if it is not: z, or where it was
 * evaluated last, then means nothing. leads_on: the solution is the one that the guess leads to, as the first steps
 * show. */
typedef struct {
    bool (*renew)(const void *loop);    /* evaluates and factors the Jacobian at z, with the residuals */
    bool (*evaluate)(const void *loop); /* the residuals at z, */
    bool (*end)(const void *loop);      /* and where z is the solution */
    double (*step)(const void *loop);   /* from z, by the factors at hand: its length, relative to magnitudes */
    void (*move)(const void *loop);     /* z by that */
    bool (*is_rounding)(const void *loop); /* what is left of the residuals */
} Chord;
bool chord_solve(const Chord *c, const void *loop, bool *leads_on);

/* loop.c: how large an unknown counts at least; and a note that a solution may be another one than that which the guess
 * leads to, unless it is so near to it that this does not matter. */
double loop_least(const ModelDescription *about, const ModelLoop *loop, int unknown);
bool loop_is_near(const ModelDescription *about, const ModelLoop *loop, const double *guess, const double *z);
void loop_doubt(Model *m, const ModelLoop *loop, const double *guess, const double *z);

/* For explain.c: does it choose states? And a note of a start that is far from what was guessed. */
bool loop_is_selection(const ModelLoop *loop);
void loop_tell_remote(Model *m, FILE *out);

#endif
