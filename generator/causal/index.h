/* index.h - index reduction and state selection, by exact integer relations and by elimination on values at points.
 */
#ifndef CAUSAL_INDEX_H
#define CAUSAL_INDEX_H

#include "causal/work.h"

/* ---- integer.c: exact integer-linear relations ---- */

typedef struct {
    int variable;
    int64_t factor;
} Term;

/* sum of factor * variable + constant = 0; terms ascending by variable, no zero factors. */
typedef struct {
    List(Term) terms;
    double constant, size; /* size: sum of the absolute numbers in the constant, to recognize rounding */
    IntList contributors; /* the equations that it was made of */
} Relation;

/* Reads left - right as a relation with small integer factors; false if it is no such relation. */
bool relation_read(Arena *arena, const Causal *causal, Expr left, Expr right, Relation *relation);

/* Adds one term, merging equal variables; zero factors disappear. */
void relation_add(Arena *arena, Relation *relation, int variable, int64_t factor);

/* Fraction-free elimination over relations with three or more unknowns. Passes each relation that is reduced to at most
 * two terms, or to known terms, to `found` with the index of the relation that it replaces. */
typedef void RelationFound(void *context, int index, const Relation *reduced);
void relations_reduce(Arena *arena, const Causal *causal, Relation *relations, int count, RelationFound *found,
                      void *context);

/* ---- points.c ---- */

/* Points at which expressions are evaluated to find zeros. At the first STATED_POINTS points, constants have their
 * stated values; at point 0, variables have their starts. At the other points all quantities have generic numbers. With
 * are_far_apart, constants there are orders of magnitude away from their stated values. */
enum { STATED_POINTS = 3, POINT_COUNT = 5 };

typedef struct {
    double *values[POINT_COUNT]; /* by variable */
    double *start;               /* see points_start */
    bool *is_implied;            /* by variable: `start` is a constant, is stated, or follows from such values */
} Points;

Points *points_new(Arena *arena, const Causal *causal, bool are_far_apart);
double points_time(int point);
double points_number(int variable, int point); /* between 0.5 and 1.5 */

/* The values at the start, where single equations give them one after the other from constants and stated starts;
 * otherwise the numbers of point 0. Computed once. */
const double *points_start(Arena *arena, const Causal *causal, Points *points);

/* Relative cancellation error of a sum that should be zero: with stated constants, whose sizes may differ by many
 * orders of magnitude, and with generic numbers. */
static const double stated_rounding = 4e-15, generic_rounding = 1e-11;

/* True if the value of the expression is only rounding at all points with stated constants (stated), or at all other
 * points. */
bool points_vanish(const Causal *causal, const Points *points, Expr e, bool stated);

/* True if the expression is piecewise: a term may vanish on one side of a switch only, so that points cannot decide. */
bool points_switches(Expr e);

/* True if the partial derivative of left - right by a leaf is only rounding, at all points. Numbers that cancel leave a
 * remainder such as 2e-16 in place of 0, whose scale is lost in `partial`; left and right still have it. */
bool points_rounded_off(const Causal *causal, const Points *points, Expr left, Expr right, Expr leaf, Expr partial);

/* ---- eliminate.c: sparse elimination on partial derivatives ---- */

typedef struct {
    int column;
    Expr value;
    double at[POINT_COUNT];
} MatrixEntry;

typedef List(MatrixEntry) MatrixRow; /* ascending by column; no zeros */

typedef struct {
    Arena *arena;
    Causal *causal;
    const Points *points;
    int row_count, column_count;
    bool is_symbolic; /* else values of entries that elimination changed are NULL: only their numbers are computed */
    MatrixRow *rows, spare; /* spare: memory for the row that is written next */
    IntList *rows_of; /* by column: rows that contain it, or did */
    int *uses;        /* by column: number of rows that contain it and are not done */
    bool *is_marked;  /* by column: the current row contains it */
    bool *is_row_done, *is_column_done;
    const bool *is_late; /* by column: matrix_eliminate does not pivot on it; NULL: on all */
    double least;     /* a difference counts as 0 up to this part of its terms; 0: up to rounding */
    IntList pivot_rows, pivot_columns; /* in order */
} Matrix;

/* A row for each equation, with the partial derivatives of its left - right by the variables, a column each. */
Matrix *matrix_of_partials(Arena *arena, Causal *causal, const Points *points, const IntList *equations,
                           const IntList *variables, bool is_symbolic);

/* Adds a further column for each original row: its factor in the linear combination that a row has become. */
void matrix_track(Matrix *matrix);

const MatrixEntry *matrix_entry(const Matrix *matrix, int row, int column); /* NULL: zero */
int matrix_row_length(const Matrix *matrix, int row);                      /* entries, without tracking columns */
void matrix_pivot(Matrix *matrix, int row, int column); /* eliminates the column from the rows that are not done */

/* Among rows that are not done, the one with the largest entry in the column. The entry must be larger than `most` and
 * of a kind up to worst_kind: 0 for a number, 1 for an expression of constants, 2 for an expression that may vanish
 * while running. -1 if there is none. */
int matrix_heaviest_row(const Matrix *matrix, int column, double most, int worst_kind);

/* Pivots as long as a row has a usable pivot, short rows first; `empty_rows` receives the rows without one. */
void matrix_eliminate(Matrix *matrix, IntList *empty_rows);

/* After matrix_eliminate: the columns that change together with `free`, a column that is not done, if all rows keep
 * their values. */
void matrix_direction(const Matrix *matrix, int free, IntList *columns);

/* ---- reduce.c ---- */

/* A sum of equations times factors that does not contain the highest derivatives. */
typedef struct {
    int replaced; /* the equation whose place it takes */
    Expr left, right;
    const Reason *sum; /* "rod.left + rod.right" */
    IntList made_of;   /* the equations, or those that they were derived from */
} Combination;

typedef List(Combination) CombinationList;

typedef List(IntList) RedundancyList; /* equations of which one follows from the others */

/* Tests if these equations determine these unknowns, of the same number. Where they do not, appends combinations to
 * `found`, or redundant equations to `redundant`. False if an error was reported or equations are redundant. */
bool rank_examine(Arena *arena, Causal *causal, const Points *points, const IntList *equations,
                  const IntList *unknowns, CombinationList *found, RedundancyList *redundant);

/* ---- select.c ---- */

/* Chooses dummy derivatives (derivatives that are treated as algebraic) among the unknowns of highest order: one for
 * each differentiated equation among `equations`. Marks them; adds state sets where constants do not decide. False if
 * this is impossible, which is reported. */
bool states_select(Arena *arena, Causal *causal, Points *points, const IntList *equations,
                   const IntList *unknowns, bool *is_dummy);

/* Gives variables and derivatives their roles; makes the variables and equations of state sets. */
void states_assign(Arena *arena, Causal *causal, const bool *is_dummy);

/* ---- index.c ---- */

/* Index reduction: differentiates the equations that Pantelides' algorithm finds, and gives every variable its role.
 * False if the structure is wrong, which is reported. */
bool index_reduce(Arena *arena, Causal *causal);

#endif
