/* index.h - index reduction and choice of states, by exact integer relations, and by elimination on values at points.
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
    double constant, size; /* of so large numbers the constant is the sum: next to them it may be rounding */
    IntList contributors; /* equations it was made of */
} Relation;

/* Reads left - right as a relation with small integer factors; false if it is none. */
bool relation_read(Arena *arena, const Causal *causal, Expr left, Expr right, Relation *relation);

/* Adds one term, merging equal variables; zero factors disappear. */
void relation_add(Arena *arena, Relation *relation, int variable, int64_t factor);

/* Fraction-free elimination over relations with three or more unknowns. Reports each relation that turns out to hold
 * one or two terms, or none, to `found` with the index of the relation that it replaces. */
typedef void RelationFound(void *context, int index, const Relation *reduced);
void relations_reduce(Arena *arena, const Causal *causal, Relation *relations, int count, RelationFound *found,
                      void *context);

/* ---- points.c ---- */

/* Points at which expressions are judged. At the first ones constants have their stated values and variables, at point
 * 0, their starts; at the others every quantity has a generic number. Constants may also be orders of magnitude from
 * the stated ones, if they are to be far apart. */
enum { STATED_POINTS = 3, POINT_COUNT = 5 };

typedef struct {
    double *values[POINT_COUNT]; /* by variable */
    double *start;               /* see points_start */
    bool *is_implied;            /* by variable: `start` is a constant's or stated, or follows from such */
} Points;

Points *points_new(Arena *arena, const Causal *causal, bool are_far_apart);
double points_time(int point);
double points_number(int variable, int point); /* between 0.5 and 1.5 */

/* The values at the start, as far as single equations give them one after the other from constants and stated starts;
 * for the rest the numbers of point 0. Computed once. */
const double *points_start(Arena *arena, const Causal *causal, Points *points);

/* Relative cancellation error of a sum that should be zero: with stated constants, whose sizes may differ by many
 * orders of magnitude, and with generic numbers. */
static const double stated_rounding = 4e-15, generic_rounding = 1e-11;

/* True if the expression is only rounding at all points with stated constants, or at all of the others. */
bool points_vanish(const Causal *causal, const Points *points, Expr e, bool stated);

/* True if it holds a term that vanishes on one side of a switch only. Points cannot decide then. */
bool points_switches(Expr e);

/* True if the partial derivative of left - right by a leaf is only rounding, at all points. Numbers that cancel leave a
 * remainder, 2e-16 in place of 0, whose scale is lost: the sides still show it. */
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
    bool is_symbolic; /* else values of entries that elimination changed are NULL: only their numbers count */
    MatrixRow *rows, spare; /* memory for the row that is written next */
    IntList *rows_of; /* by column: rows that hold it, or did */
    int *uses;        /* by column: rows that hold it and are not done */
    bool *is_marked;  /* by column: of the row that is looked at */
    bool *is_row_done, *is_column_done;
    const bool *is_late; /* by column: matrix_eliminate does not pivot on it; NULL: on all */
    double least;     /* what is left of a sum, as a part of its terms, that counts as nothing; 0: its rounding */
    IntList pivot_rows, pivot_columns; /* in order */
} Matrix;

/* A row for each equation, with the partial derivatives of its left - right by the variables, a column each. */
Matrix *matrix_of_partials(Arena *arena, Causal *causal, const Points *points, const IntList *equations,
                           const IntList *variables, bool is_symbolic);

/* Adds a column for each row, beyond the others, that says how often the row is part of what a row became. */
void matrix_track(Matrix *matrix);

const MatrixEntry *matrix_entry(const Matrix *matrix, int row, int column); /* NULL: zero */
int matrix_row_length(const Matrix *matrix, int row);                      /* entries, tracking left out */
void matrix_pivot(Matrix *matrix, int row, int column); /* eliminates the column from the rows that are not done */

/* The row that is not done in which the column weighs most, more than `most`, and is as certain as that kind: 0 for a
 * number, 1 for what constants decide, 2 for what may vanish while running. -1 if there is none. */
int matrix_heaviest_row(const Matrix *matrix, int column, double most, int worst_kind);

/* Pivots as long as there is something to pivot on, short rows first; `empty_rows` receives those without. */
void matrix_eliminate(Matrix *matrix, IntList *empty_rows);

/* After that: the columns that change together with one that is not done, while every row is unchanged. */
void matrix_direction(const Matrix *matrix, int free, IntList *columns);

/* ---- reduce.c ---- */

/* A sum of equations, times factors, that is free of the highest derivatives. */
typedef struct {
    int replaced; /* the equation whose place it takes */
    Expr left, right;
    const Reason *sum; /* "rod.left + rod.right" */
    IntList made_of;   /* the equations, or what they were derived from */
} Combination;

typedef List(Combination) CombinationList;

typedef List(IntList) RedundancyList; /* equations of which one follows from the others */

/* Do these equations determine these unknowns, as many? Appends what is found where they do not. False if that was
 * reported as an error, or appended to `redundant` for one. */
bool rank_examine(Arena *arena, Causal *causal, const Points *points, const IntList *equations,
                  const IntList *unknowns, CombinationList *found, RedundancyList *redundant);

/* ---- select.c ---- */

/* Chooses which of the unknowns of highest order, as many as there are differentiated equations among `equations`, are
 * dummies: algebraic although they are derivatives. Marks them; adds state sets where constants do not decide. False if
 * that was reported as impossible. */
bool states_select(Arena *arena, Causal *causal, Points *points, const IntList *equations,
                   const IntList *unknowns, bool *is_dummy);

/* Gives variables and derivatives their roles, and state sets their variables and equations. */
void states_assign(Arena *arena, Causal *causal, const bool *is_dummy);

/* ---- index.c ---- */

/* Differentiates what Pantelides asks for, and gives every variable its role. False if the structure was reported. */
bool index_reduce(Arena *arena, Causal *causal);

#endif
