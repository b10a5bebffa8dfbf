/* dense.h - dense loops while they are solved, for loop.c and the solvers of nonlinear loops. */
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
    const double *rest; /* residuals of which `part` is to be left, for continuation.c; NULL: none */
    double part;
    double *column;    /* the largest entries of the columns of newton.c's factors, by which these were divided */
    double *next;      /* the step after the one being judged */
    double *best;      /* the solution nearest to the guesses so far: unknowns, then inner variables */
    double *found;     /* another solution, likewise */
    double *slope;     /* of the residuals by the part of the shifts */
    double *shift;     /* of inner variables, from the value of the equation to the guess */
    /* homotopy.c: where a path begins, the residuals there, a point on it; n + 1; n + 1 by n + 1 */
    double *origin, *first, *previous;
    double *tangent, *direction, *right, *exchanges;
    double *bordered;
} Loop;

void loop_begin(Model *m, const ModelLoop *loop, double *z); /* z: the guess; if loops go on, their present values */
Loop loop_prepare(Model *m, const ModelLoop *loop, LoopFunction f, double *z, double *work);
void loop_swap(double *a, double *b, int n);
double loop_norm(const double *v, int count);
double loop_largest(const double *v, int count); /* largest absolute value */

/* True if a loop is solved with branches that follow its unknowns. It is then not linear; if the model's equations are
 * continuous, it is continuous, but not smooth. */
bool loop_is_following(Model *m, const ModelLoop *loop);

/* Evaluates a loop's function and, while branches follow, decides these at that point and evaluates again, until none
 * changes. */
ModelStatus loop_compute(Model *m, const ModelLoop *loop, LoopFunction f, const double *z, double *residual,
                         double *jacobian);

void loop_leave(const Loop *l, double *residual); /* subtracts the part of them that is to be left */

/* Evaluates residuals, and the Jacobian if it is not NULL. Values that are not finite are a failure, too. */
ModelStatus loop_evaluate(const Loop *l, const double *z, double *residual, double *jacobian);

void loop_measure(const Loop *l);     /* magnitude, from z and the unknowns' nominal values */
bool loop_is_rounding(const Loop *l); /* true if the residuals are only the rounding of their terms */

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

/* chord.c: solves a nonlinear loop, in any storage, from a good guess. False if the guess is not good: z, or the point
 * of the last evaluation, is then undefined. leads_on: the first steps show that the guess leads to this solution. */
typedef struct {
    bool (*renew)(const void *loop);    /* evaluates and factors the Jacobian at z, with the residuals */
    bool (*evaluate)(const void *loop); /* the residuals at z, */
    bool (*end)(const void *loop);      /* and where z is the solution */
    double (*step)(const void *loop);   /* finds the step, by the present factors; its length relative to magnitudes */
    void (*move)(const void *loop);     /* z by that step */
    bool (*is_rounding)(const void *loop); /* true if the residuals are mere rounding */
} Chord;
bool chord_solve(const Chord *c, const void *loop, bool *leads_on);

/* loop.c: the least magnitude of an unknown; whether a solution is so near to the guess that it does not matter whether
 * the guess leads to it; and, unless it is, a note that the guess may lead to another solution. */
double loop_least(const ModelDescription *about, const ModelLoop *loop, int unknown);
bool loop_is_near(const ModelDescription *about, const ModelLoop *loop, const double *guess, const double *z);
void loop_doubt(Model *m, const ModelLoop *loop, const double *guess, const double *z);

/* For explain.c: true if the loop chooses states; and a note of a start that is far from the guess. */
bool loop_is_selection(const ModelLoop *loop);
void loop_tell_remote(Model *m, FILE *out);

#endif
