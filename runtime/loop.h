/* loop.h - solving algebraic loops; called by generated code.
 * Small ones are dense, without allocation: the caller provides LOOP_WORK(unknowns, what they determine)
 * doubles. Large ones are sparse, with memory that the runtime attaches to the model. */
#ifndef LOOP_H
#define LOOP_H

#include "model.h"

#define LOOP_WORK(n, inner) (4 * (n) * (n) + 23 * (n) + 5 + 3 * (inner))

/* How far one of the variables that a nonlinear loop's unknowns determine is from what its equation says: 0, but on the
 * path from guesses that do not fulfil it. */
static inline double loop_shift(const ModelSolving *solving, int inner)
{
    return solving->shift ? solving->part * solving->shift[inner] : 0;
}

/* Evaluates the torn loop at z: residual[n]; and, if jacobian is not NULL, its n by n row-major Jacobian.
 * Stores the loop's inner variables in the model. */
typedef ModelStatus (*LoopFunction)(Model *m, const double *z, double *residual, double *jacobian);

/* Linear loop: one exact step from z (any values), by LU with partial pivoting and one refinement; then evaluates once
 * more at the solution so that inner variables fit. z: in start values, out the solution. */
ModelStatus loop_linear(Model *m, const ModelLoop *loop, LoopFunction f, double *z, double *work);

/* The same of a loop whose branches follow its unknowns if it is asked for: it is nonlinear then. */
ModelStatus loop_piecewise(Model *m, const ModelLoop *loop, LoopFunction f, double *z, double *work);

/* Nonlinear loop: damped Newton from the guess z, columns scaled by the unknowns' magnitudes and rows by the
 * Jacobian's; at the start also a homotopy, and other guesses. On failure z is left as it was and the failure names the
 * loop. */
ModelStatus loop_newton(Model *m, const ModelLoop *loop, LoopFunction f, double *z, double *work);

/* A large loop, linear or not: `f` fills the entries of a sparse Jacobian, row by row as in loop->row_start. */
ModelStatus loop_large(Model *m, const ModelLoop *loop, LoopFunction f, double *z, LargeLoop *memory);

/* Sets what a loop assumes. Sets *has_changed, unless that is NULL, if it was another value. */
void loop_decide(double *number, double value, bool *has_changed);
void loop_decide_truth(bool *truth, bool value, bool *has_changed);
/* All that a loop of equal parts decides, by its present values. */
#define LOOP_DECIDE(m, row) ((m)->solving.index = (row)->index, (row)->decide((m), NULL))

/* Records a failure and gives the status to return. A zero divisor may be passed by with a smaller step. */
ModelStatus model_fail(Model *m, ModelFailureKind kind, int equation, const ModelLoop *loop, double value);

/* In functions that return a status: leaves if the called one did not get through, or if a divisor vanishes. */
#define REQUIRE(call) \
    do { \
        const ModelStatus required = (call); \
        if (required != MODEL_OK) \
            return required; \
    } while (false)

#define REQUIRE_NONZERO(m, divisor, equation) \
    do { \
        if (!(fabs(divisor) > 0.0)) \
            return model_fail((m), MODEL_DIVISION_BY_ZERO, (equation), NULL, (divisor)); \
    } while (false)

/* The same for a statement of an algorithm. */
ModelStatus model_fail_at(Model *m, ModelFailureKind kind, const char *place, double value);

#endif
