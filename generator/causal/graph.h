/* graph.h - structural algorithms. They work on integers only: incidence lists in, index vectors out.
 *
 * Equations are rows 0..rows-1, unknowns are columns 0..columns-1. Results depend on the order of rows and of each
 * row's entries alone. No recursion on model size; every algorithm is near-linear in the number of entries in practice.
 */
#ifndef GRAPH_H
#define GRAPH_H

#include "base/base.h"

#include "../runtime/colour.h" /* groups of columns */

/* Compressed rows: the columns of row r are column[start[r]] .. column[start[r + 1] - 1]. Immutable once built. */
typedef struct {
    int rows, columns;
    const int *start, *column;
} Incidence;

/* Builds an incidence from one list of columns per row; repeated columns in a row count once. */
Incidence incidence_of(Arena *arena, int rows, int columns, const IntList *lists);
Incidence incidence_transpose(Arena *arena, const Incidence *incidence);

int *graph_indices(Arena *arena, int count); /* a new array, all -1: unmatched, none, not seen yet */

/* A maximum matching that prefers, for each row, its earlier entries: cheap assignment, then phases of disjoint
 * augmenting paths by depth-first search with lookahead (Pothen and Fan, ACM TOMS 16, 1990; Duff, Kaya, Ucar, ACM TOMS
 * 38, 2011, call this form PF+). column_of[row] and row_of[column], -1 where unmatched. Returns the number of matched
 * rows. row_of and column_of may hold a partial matching to begin with (all -1 for none). */
int graph_match(Arena *arena, const Incidence *incidence, int *column_of, int *row_of);

/* A matcher keeps a matching for incremental use (Pantelides). matcher_augment searches for an augmenting path from
 * `row`, which must be unmatched; true if it was found. Columns with blocked[c] are left out; `blocked` may be NULL.
 * `reached`, if not NULL, receives the rows (`row` first) and columns that a failed search reached; its lists are in
 * the matcher's arena. */
typedef struct {
    IntList rows, columns;
} Reached;
typedef struct Matcher Matcher;
Matcher *matcher_new(Arena *arena, int columns); /* grows with matcher_reserve */
void matcher_reserve(Matcher *matcher, int rows, int columns);
typedef List(IntList) RowLists; /* the columns of each row, while rows are still being added */
bool matcher_augment(Matcher *matcher, int row, const RowLists *rows, const bool *blocked, Reached *reached);
/* The same for many unmatched rows at once, much faster than one after another; `unmatched` keeps the rows for which no
 * path was found, in order. */
void matcher_complete(Matcher *matcher, IntList *unmatched, const RowLists *rows, const bool *blocked);
void matcher_assign(Matcher *matcher, int row, int column); /* both must be unmatched */
int matcher_column_of(const Matcher *matcher, int row); /* -1: unmatched, or not seen yet */
int matcher_row_of(const Matcher *matcher, int column);

/* Pantelides, SIAM J. Sci. Stat. Comput. 9 (1988): finds which equations to differentiate, and how often, so that the
 * highest derivatives can be matched. The caller creates the derivative of a variable or equation and returns its
 * index; a differentiated equation contains only the unknowns of its equation and their derivatives. Afterwards the
 * matcher holds all matches made on the way; equations without derivatives are matched with highest derivatives.
 * Some equations cannot be helped by differentiation: they outnumber their unknowns even if derivatives count as the
 * same unknown. Each such set is appended to `unmatched` (may be NULL), the surplus equation first, with the columns
 * that it competes for: the system is singular. */
typedef struct {
    void *context;
    const RowLists *rows; /* unknowns of equations, derivatives included; grows with each differentiated equation */
    int (*derivative_of_variable)(void *context, int column); /* existing, or -1 */
    int (*differentiate_variable)(void *context, int column);
    int (*differentiate_equation)(void *context, int row);
} PantelidesSystem;
/* Returns the number of differentiations of equations. -1 if more than `limit` are needed; `unmatched` then has the
 * equations to be differentiated next. A singular system does not reach the limit, which is a guard against sheer
 * size. */
int graph_pantelides(Arena *arena, int rows, int columns, const PantelidesSystem *system, int limit, Matcher *matcher,
                     Reached *unmatched);

/* The coarse parts of the Dulmage-Mendelsohn decomposition, from a maximum matching. over_rows and over_columns are
 * reached from unmatched rows by alternating paths (too many equations), under_rows and under_columns from unmatched
 * columns (too few equations). */
typedef struct {
    IntList over_rows, over_columns, under_rows, under_columns;
} GraphParts;
GraphParts graph_parts(Arena *arena, const Incidence *incidence, const int *column_of, const int *row_of);

/* Strongly connected components of the matched square system, in evaluation order (Tarjan, SIAM J. Comput. 1, 1972):
 * each component's rows ascending. Among components that could come next, one of the same group as the previous one is
 * preferred, then the one with the smallest first row. A component has the group of its first row, e.g. its part.
 * `group` may be NULL. Columns with row_of -1 count as known. */
typedef struct {
    int count;
    const int *start; /* component c: row[start[c]] .. row[start[c + 1] - 1] */
    const int *row;
    const int *component; /* by row */
} Components;
Components graph_components(Arena *arena, const Incidence *incidence, const int *row_of, const int *group);

/* Tearing of one component (greedy, in the manner of Cellier and Kofman; see tear.c): chooses tearing variables among
 * its columns so that the rest can be assigned one after another using solvable entries only. `solvable(context, row,
 * column)` is true if the row can be solved for the column without dividing by a value that may vanish.
 * `preference[column]` decides between equally good tearing variables: larger is better (a start value is known, ...);
 * may be NULL. inner_row[k] is solved for inner_column[k], in that order; residual rows and tear columns are the
 * remaining ones, ascending. */
typedef struct {
    IntList inner_row, inner_column, residual_row, tear_column;
} Tearing;
typedef bool Solvable(void *context, int row, int column);
Tearing graph_tear(Arena *arena, const Incidence *incidence, const int *rows, int row_count, const int *columns,
                   int column_count, Solvable *solvable, void *context, const int *preference);

#endif
