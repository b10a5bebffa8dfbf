/* loop.h - solving algebraic loops; called by generated code.
 * Small ones are dense, without allocation: the caller provides LOOP_WORK(unknowns, inner variables)
 * doubles. Large ones are sparse, with memory that the runtime attaches to the model. */
#ifndef LOOP_H
#define LOOP_H

#include "model.h"

/* An algebraic loop. */
struct ModelLoop {
    int number;
    int index;               /* among the loops of equal parts, which share one function */
    bool is_linear;
    bool is_state_selection; /* it solves differentiated constraints: singular means a bad choice of states */
    int size;                /* of the torn system: number of unknowns iterated on */
    const int *unknowns;     /* indices into variables, `size` of them */
    const int *equations;    /* indices of the equations of the residuals, `size` of them */
    int inner_size;          /* number of inner variables, which the unknowns determine, in order */
    int observers;           /* number of these, at the end, that only select the solution: the one in which they equal
                                their guesses, which are starts to be reproduced */
    const int *inner, *inner_equations; /* rows of variables (-1: not listed), of equations */
    const int *row_start, *column; /* of a large loop: its Jacobian's pattern, compressed rows; else NULL */
    void (*decide)(Model *m, bool *has_changed); /* sets the branches that it assumes and its present values decide, and
                                                    *has_changed if one changes; NULL if there are none */
    const size_t *inner_values, *inner_guesses; /* of inner variables: offsets of their values and of their guesses. A
                                                   missing guess is NaN, or has the offset MODEL_NOT_SETTABLE. NULL:
                                                   guesses do not matter */
};

/* Loops that are solved with memory that is attached to them after model_set_defaults. */
typedef struct ModelLargeLoops {
    int count;
    const ModelLoop *const *at;
    size_t memory; /* offset in struct Model of as many pointers to LargeLoop */
} ModelLargeLoops;

/* Loops of equal parts, each `step` rows behind the one before in the model's loops. `first` lacks its arrays. */
typedef struct ModelLoopKind {
    int row, step, count;
    int numbers;           /* in loop_numbers: of each loop its unknowns, equations, inner and inner_equations */
    const size_t *offsets; /* of each its inner_values and inner_guesses; NULL: they have none */
    ModelLoop first;
} ModelLoopKind;

/* Composes the loops of a description from its kinds of loops, if it has any. */
void loops_expand(ModelDescription *about, struct Arena *a);

#define LOOP_WORK(n, inner) (4 * (n) * (n) + 23 * (n) + 5 + 3 * (inner))

/* The deviation of an inner variable of a nonlinear loop from its equation: 0, except on the path from guesses that do
 * not fulfil it. */
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

/* The same for a loop whose branches follow its unknowns on demand: it is nonlinear then. */
ModelStatus loop_piecewise(Model *m, const ModelLoop *loop, LoopFunction f, double *z, double *work);

/* Nonlinear loop: damped Newton from the guess z, columns scaled by the unknowns' magnitudes and rows by the
 * Jacobian's; at the start also a homotopy, and other guesses. On failure z is left as it was and the failure names the
 * loop. */
ModelStatus loop_newton(Model *m, const ModelLoop *loop, LoopFunction f, double *z, double *work);

/* A large loop, linear or not: `f` fills the entries of a sparse Jacobian, row by row as in loop->row_start. */
ModelStatus loop_large(Model *m, const ModelLoop *loop, LoopFunction f, double *z, LargeLoop *memory);

/* Sets a value that a loop assumes. Sets *has_changed, unless that is NULL, if the value before was another one. */
void loop_decide(double *number, double value, bool *has_changed);
void loop_decide_truth(bool *truth, bool value, bool *has_changed);
/* Decides the branches and discrete variables that a loop of equal parts assumes, by its present values. */
#define LOOP_DECIDE(m, row) ((m)->solving.index = (row)->index, (row)->decide((m), NULL))

#endif
