/* loop.h - algebraic loops: their blocks, guesses, products of unknowns, and partial derivatives.
 */
#ifndef CAUSAL_LOOP_H
#define CAUSAL_LOOP_H

#include "causal/index.h"

/* ---- guess.c ---- */

/* Decides the branches that events assume from stated starts, as far as these tell. */
void guesses_build(Arena *arena, Causal *causal);

/* ---- growth.c: rounding along inner assignments ---- */

typedef struct Growth Growth;

/* Values of all variables at the points where entries are looked at: the same for all loops. */
double **growth_samples(Arena *arena, const Causal *causal, const Points *points);

/* For affine rows. position: of an unknown among the columns, which are as many as the rows. */
Growth *growth_new(Arena *arena, const Causal *causal, double *const *samples, const Row *rows, int count,
                   const bool *in_loop, const int *position);
void growth_scale(Growth *growth, bool is_balanced); /* what errors are measured by; at first it is not */
void growth_begin(Growth *growth); /* all columns are tearing variables */

/* The row then determines the column from columns that are known. False if that loses too many digits: it remains a
 * tear. */
bool growth_assign(Growth *growth, int row, int column);

/* ---- block.c ---- */

/* Derivatives of one unknown of a loop by the tearing variables, ascending by column. */
typedef struct {
    int column;
    Expr value;
} GradientEntry;

typedef List(GradientEntry) Gradient;

/* Memory that all loops of a schedule share, by variable, made at the first one: each loop cleans up what it used, so
 * that many small loops cost no more than their own size. */
typedef struct {
    Arena *arena, *scratch;   /* of blocks; of what is gone with the builder */
    Causal *causal;
    bool *in_loop;            /* NULL before the first loop, as all that follows but is_differentiated */
    Expr *image;              /* of an unknown that is put into others */
    int *position;            /* of an unknown within its loop */
    Gradient *gradient;
    double *constants;        /* values of constants, NaN for variables */
    Points *points;           /* with constants far apart */
    bool *is_differentiated;  /* by equation: it has a derivative among the equations, or is one */
    double **samples;         /* of growth.c: by point and variable */
} BlockBuilder;

BlockBuilder *block_builder(Arena *arena, Arena *scratch, Causal *causal);

Block *block_of_assignment(Arena *arena, Assignment assignment);

/* Turns one strongly connected component into blocks, appended to the schedule. `unknowns` are the variables matched to
 * the rows, in the same order. False if it was reported as singular. */
bool block_build(BlockBuilder *builder, const Row *rows, const int *unknowns, int count, Schedule *schedule);

/* Affine in all of the marked unknowns together: no partial derivative mentions any of them. */
bool block_row_is_affine(Arena *arena, const Causal *causal, const Row *row, const bool *in_loop);

/* ---- products.c ---- */

/* Lets products of unknowns be unknowns in nonlinear loops that become linear by that. False if there are none: else
 * the schedule is to be built anew. */
bool products_take(Arena *arena, Causal *causal, const Schedule *schedule);

/* ---- jacobian.c ---- */

const Linearization *linearize(Arena *arena, const Causal *causal);
void linearization_check(const Linearization *l); /* what a row uses is known before it; internal_error if not */

/* The equations of the start: the model's own, and starts taken (equation -1, left is the variable); columns are
 * variables. */
typedef struct {
    Arena *arena;
    Causal *causal;
    const bool *is_unknown; /* by variable */
    RowList rows;
    RowLists columns;
    Matcher *matcher;
} StartRows;

/* ---- evaluate.c ---- */

/* An expression at given values of the variables. */
double causal_value(const Causal *causal, Expr e, double time, const double *values);

/* The terms that rounding is in proportion to: about the sum of the absolute ones. */
double causal_magnitude(const Causal *causal, Expr e, double time, const double *values);

/* left - right, and the terms of both (NULL: not wanted). */
double causal_residual(const Causal *causal, Expr left, Expr right, double time, const double *values,
                       double *magnitude);

/* The same of the partial derivative by a leaf, its terms not yet added up. */
double causal_slope_magnitude(const Causal *causal, Expr e, Expr leaf, double time, const double *values);

/* Values of all constants as the model states them, derived ones computed; NaN where that fails. */
void causal_constant_values(const Causal *causal, double *values);

/* The same of derived ones alone; the others' stand in `values`. */
void causal_derived_values(const Causal *causal, double *values);

/* A step of Gaussian elimination of a dense matrix: takes the column from all rows that are not done. Whoever chooses
 * the pivots bounds the growth of rounding, by taking the largest of a column or of all that is left (Golub and Van
 * Loan, Matrix Computations, section 3.4). For some tens of rows: larger loops are sparse. */
void matrix_pivot_dense(double *matrix, int rows, int columns, int row, int column, const bool *is_done);

/* Solves a loop for knowns as given, and once more if that leaves more than the bound: the largest residual of its
 * equations, relative to the largest sum of absolute terms; 0 where it cannot be solved there. `values` of its unknowns
 * are changed. */
double block_error_at(const Causal *causal, const Block *block, double bound, double *values);

/* Rank test of a block's Jacobian where its knowns and tearing variables are as given; the inner variables' values are
 * changed. */
bool block_is_singular_at(const Causal *causal, const Block *block, double *values);

#endif
