/* loop.h - algebraic loops: their blocks, guesses, products of unknowns, and partial derivatives.
 */
#ifndef CAUSAL_LOOP_H
#define CAUSAL_LOOP_H

#include "causal/index.h"

/* ---- guess.c ---- */

/* Makes guesses for branches that events assume and for unknowns without a start, where stated starts imply them. */
void guesses_build(Arena *arena, Causal *causal);

/* ---- growth.c: rounding along inner assignments ---- */

typedef struct Growth Growth;

/* Values of all variables at the points where entries are evaluated: the same for all loops. */
double **growth_samples(Arena *arena, const Causal *causal, const Points *points);

/* For affine rows. position, by unknown: its column; there are as many columns as rows. */
Growth *growth_new(Arena *arena, const Causal *causal, double *const *samples, const Row *rows, int count,
                   const bool *in_loop, const int *position);
void growth_scale(Growth *growth, bool is_balanced); /* the scale of errors; at first not balanced */
void growth_begin(Growth *growth); /* all columns are tearing variables */

/* Lets the row determine the column from known columns. False if that loses too many digits: the column remains a
 * tearing variable. */
bool growth_assign(Growth *growth, int row, int column);

/* ---- block.c ---- */

/* Derivatives of one unknown of a loop with respect to the tearing variables, ascending by column. */
typedef struct {
    int column;
    Expr value;
} GradientEntry;

typedef List(GradientEntry) Gradient;

/* Arrays by variable that all loops of a schedule share, made at the first loop. Each loop resets the entries that it
 * used, so that many small loops cost no more than their own size. */
typedef struct {
    Arena *arena, *scratch;   /* for blocks; for data that is freed with the builder */
    Causal *causal;
    bool *in_loop;            /* NULL before the first loop, like all fields below except is_differentiated */
    Expr *image;              /* by unknown: the value that is substituted for it in other expressions */
    int *position;            /* by unknown: its position within its loop */
    Gradient *gradient;
    double *constants;        /* values of constants, NaN for variables */
    Points *points;           /* with constants far apart */
    bool *is_differentiated;  /* by equation: it has a derivative among the equations, or is a derivative */
    double **samples;         /* of growth.c, by point and variable */
} BlockBuilder;

BlockBuilder *block_builder(Arena *arena, Arena *scratch, Causal *causal);

Block *block_of_assignment(Arena *arena, Assignment assignment);

/* Turns one strongly connected component into blocks, appended to the schedule. `unknowns` are the variables matched to
 * the rows, in the same order. False if it is singular, which is reported. */
bool block_build(BlockBuilder *builder, const Row *rows, const int *unknowns, int count, Schedule *schedule);

/* True if the row is affine in all marked unknowns together: no partial derivative contains any of them. */
bool block_row_is_affine(Arena *arena, const Causal *causal, const Row *row, const bool *in_loop);

/* ---- products.c ---- */

/* Treats products of unknowns as unknowns in nonlinear loops that become linear by this. True if there are such loops:
 * the schedule must be built anew. */
bool products_take(Arena *arena, Causal *causal, const Schedule *schedule);

/* ---- jacobian.c ---- */

const Linearization *linearize(Arena *arena, const Causal *causal);
void linearization_check(const Linearization *l); /* each row uses slots known before it; else internal_error */

/* The equations of the start: the model's own, then the starts that were taken (equation -1, left is the variable).
 * Columns are variables. */
typedef struct {
    Arena *arena;
    Causal *causal;
    const bool *is_unknown; /* by variable */
    RowList rows;
    RowLists columns;
    Matcher *matcher;
} StartRows;

/* ---- evaluate.c ---- */

/* The value of an expression for given values of the variables. */
double causal_value(const Causal *causal, Expr e, double time, const double *values);

/* The magnitude that rounding errors are proportional to: about the sum of the absolute terms. */
double causal_magnitude(const Causal *causal, Expr e, double time, const double *values);

/* left - right, and the magnitude of both sides together (NULL: not wanted). */
double causal_residual(const Causal *causal, Expr left, Expr right, double time, const double *values,
                       double *magnitude);

/* The magnitude of the partial derivative of e by a leaf, from its terms before they are added up. */
double causal_slope_magnitude(const Causal *causal, Expr e, Expr leaf, double time, const double *values);

/* Values of all constants: stated ones as in the model, derived ones computed; NaN where that fails, and for variables
 * that are not constants. */
void causal_constant_values(const Causal *causal, double *values);

/* Computes derived constants only; the other constants are given in `values`. */
void causal_derived_values(const Causal *causal, double *values);

/* A step of Gaussian elimination of a dense matrix: eliminates the column from all rows that are not done. The caller
 * limits the growth of rounding errors by its choice of pivots: the largest entry of a column or of all that remain
 * (Golub and Van Loan, Matrix Computations, section 3.4). For some tens of rows: larger loops are sparse. */
void matrix_pivot_dense(double *matrix, int rows, int columns, int row, int column, const bool *is_done);

/* Solves a loop for the given knowns, and once more if the error is above the bound. Returns the error: the largest
 * residual of its equations, relative to the largest sum of absolute terms; 0 if the loop cannot be solved there.
 * Changes the `values` of its unknowns. */
double block_error_at(const Causal *causal, const Block *block, double bound, double *values);

/* Rank test of a block's Jacobian for the given knowns and tearing variables: true if it is singular. Changes the
 * values of the inner variables. */
bool block_is_singular_at(const Causal *causal, const Block *block, double *values);

#endif
