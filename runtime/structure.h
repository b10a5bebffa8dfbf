/* structure.h - data that depend on the structure of the equations: which variables are states, and how derivatives
 * depend on them. Most models have one structure. Models with modes have the data of all modes together, and the
 * present structure is composed of these: see compose.c. */
#ifndef STRUCTURE_H
#define STRUCTURE_H

#include <stdbool.h>
#include <stddef.h>

struct Model;

/* Doubles of struct Model that are in a vector, at even distances in both. */
typedef struct {
    int at, step, more;      /* of the first one there; to the next, of which there are so many more; -1: the end */
    size_t offset, distance; /* in struct Model */
    bool is_negative;        /* the vector's are minus these */
    bool is_number;          /* or they are this: */
    double number;
} ModelRun;

/* ---- the Jacobian of the derivatives with respect to the states, and of a unit's outputs and by its inputs ----
 *
 * A linearization of model_evaluate, statement by statement. Each quantity that depends on a state has a slot for its
 * directional derivative: the states have the slots 0 .. states - 1, the others follow in evaluation order. A row says
 * d(slot) = sum of partial * d(term's slot); a residual's row, of slot -1, says the same of what must stay 0. One sweep
 * over the rows, for seeds in the states' slots, gives the derivatives' directional derivatives. */

/* A loop's rows: `inner` assignments from `row` on, then `size` residuals. They determine the slots tear ..
 * tear + size - 1 of what the loop iterates on, and then those of its inner assignments. */
typedef struct {
    int row, inner, size, tear;
} ModelSlopeLoop;

typedef struct {
    int states, slots, rows, loop_count;
    int inputs;        /* of a unit: so many slots follow the states', of further columns; else 0 */
    int partial_count; /* numbers and those that model_partials computes, */
    void (*further)(const struct Model *m, double *partial); /* and then this; NULL: those are all */
    int number_count;
    const double *numbers;    /* the first partials: what is a number */
    const int *row_start;     /* rows + 1: where a row's terms begin */
    const int *row_slot;      /* rows */
    const int *term_slot, *term_partial; /* by term */
    const ModelSlopeLoop *loops;         /* in the order of rows */
    const int *derivative;    /* states: slot of a state's derivative, which may be a state, -1 if that depends on no
                               * state; NULL: all of this is not known, and difference quotients serve */
    bool is_augmented; /* the Jacobian is much fuller than the rows: no pattern, they serve as a linear system */
    bool is_sparse;    /* its pattern is worth a sparse matrix */
    /* The pattern by columns, rows ascending, with the whole diagonal; and groups of columns that no row shares but the
     * long ones, which take a sweep backwards each. NULL for a full matrix, of as many colours as states. */
    const int *column_start;  /* states + 1 */
    const int *row_index;
    const int *colour;        /* states: 0 .. colours - 1 */
    int colours;
    int long_row_count;
    const int *long_rows;     /* ascending */
    const int *of_all;        /* of a composed one: by state of all modes, as derivative is by those that are here */
    const int *input_rows;    /* inputs: rows of variables */
    const int *output_slot;   /* by output signal of the system; -1: it depends on no column */
    const int *indicator_slot; /* by indicator, which there are positive where a boundary itself does not belong to;
                                * NULL: they are not wanted */
    int number;               /* of the structure, as there */
} ModelJacobian;

typedef struct {
    const ModelRun *states_at, *derivatives_at; /* in the solver's vectors */
    int state_count;
    const int *states; /* rows of variables; -1 - n: of the state set of that number, in order */
    const ModelJacobian *jacobian;
    const ModelJacobian *sensitivities; /* of a unit: by inputs, too, and of outputs, without a pattern; NULL: none */
    const int *absent; /* rows of variables that are not there, ascending; NULL: all are */
    int absent_count;
    const unsigned char *mode; /* of a composed one: by cluster the mode that it is of; else NULL */
    int number;                /* of all that were composed, from 0 on; else 0 */
} ModelStructure;

#endif
