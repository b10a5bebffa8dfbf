/* structure.h - data that depend on the structure of the equations: which variables are states, and how derivatives
 * depend on them. Most models have one structure. Models with modes have the data of all modes together, and the
 * present structure is composed of these: see compose.c. */
#ifndef STRUCTURE_H
#define STRUCTURE_H

#include <stdbool.h>
#include <stddef.h>

struct Model;

/* Doubles of struct Model that belong to elements of a vector, at constant distances in both. */
typedef struct {
    int at, step, more;      /* in the vector: index of the first (-1: end of the list), step; how many follow */
    size_t offset, distance; /* in struct Model */
    bool is_negative;        /* the vector's elements are the negated ones */
    bool is_number;          /* the vector's elements are this instead: */
    double number;
} ModelRun;

/* ---- the Jacobian of the derivatives by the states; in an FMU also of outputs and by inputs ----
 *
 * A linearization of model_evaluate, statement by statement. Each quantity that depends on a state has a slot for its
 * directional derivative: the states have the slots 0 .. states - 1, the others follow in evaluation order. A row
 * states d(slot) = sum of partial * d(term's slot); in a residual's row, with slot -1, this sum must be 0. One sweep
 * over the rows, with seeds in the states' slots, yields the directional derivatives of the derivatives. */

/* A loop's rows: `inner` assignments from `row` on, then `size` residuals. They determine the slots tear ..
 * tear + size - 1 of the loop's tearing variables, and then the slots of its inner assignments. */
typedef struct {
    int row, inner, size, tear;
} ModelSlopeLoop;

typedef struct {
    int states, slots, rows, loop_count;
    int inputs;        /* in an FMU: number of inputs, further columns, whose slots follow the states'; else 0 */
    int partial_count; /* numbers, then the partials that model_partials computes, */
    void (*further)(const struct Model *m, double *partial); /* then those that this computes; or NULL */
    int number_count;
    const double *numbers;    /* the first partials, which are numbers */
    const int *row_start;     /* rows + 1: where a row's terms begin */
    const int *row_slot;      /* rows */
    const int *term_slot, *term_partial; /* by term */
    const ModelSlopeLoop *loops;         /* in the order of rows */
    const int *derivative;    /* states: slot of a state's derivative, which may be a state's; -1: it depends on no
                               * state. NULL: the rows are not known, and difference quotients are used */
    bool is_augmented; /* no pattern: the rows form a linear system, as the Jacobian has far more entries */
    bool is_sparse;    /* its pattern is worth a sparse matrix */
    /* The pattern by columns, rows ascending, with the whole diagonal; and colours: columns of one colour share no
     * row except long ones, each of which takes a backward sweep. NULL for a full matrix: as many colours as states. */
    const int *column_start;  /* states + 1 */
    const int *row_index;
    const int *colour;        /* states: 0 .. colours - 1 */
    int colours;
    int long_row_count;
    const int *long_rows;     /* ascending */
    const int *of_all;        /* of a composed one: as `derivative`, but by state of all modes */
    const int *input_rows;    /* inputs: rows of variables */
    const int *output_slot;   /* by output signal of the system; -1: it depends on no column */
    const int *indicator_slot; /* by indicator, which here is positive on the side that excludes the boundary itself;
                                * NULL: not wanted */
    int number;               /* of the structure: see ModelStructure */
} ModelJacobian;

typedef struct {
    const ModelRun *states_at, *derivatives_at; /* places of the solver's vectors */
    int state_count;
    const int *states; /* rows of variables; -1 - n: a state of state set n, in order */
    const ModelJacobian *jacobian;
    const ModelJacobian *sensitivities; /* in an FMU: with inputs and outputs, without a pattern; or NULL */
    const int *absent; /* rows of variables that do not exist in it, ascending; NULL: all exist */
    int absent_count;
    const unsigned char *mode; /* of a composed one: by cluster, its mode; else NULL */
    int number;                /* among the composed structures, from 0 on; else 0 */
} ModelStructure;

#endif
