/* startrank.c - which starts the equations leave open, by numbers.
 *
 * Structure tells which variables occur in which equations, not that the equations determine them: one may be a
 * multiple of others but for a few terms, and a start taken for what they determine leaves something else open. Where
 * starts chosen by structure do that, they are chosen by rank: the equations are solved for everything else first, then
 * for the variables with starts, least wanted ones first; what is left is the first basis in the order of wishes, as
 * the greedy way finds it in any matroid (Edmonds, Math. Programming 1, 1971).
 */
#include "causal/work.h"

#include <math.h>

static int equation_rows(const StartRows *start)
{
    int count = 0;
    while (count < start->rows.count && start->rows.at[count].equation >= 0)
        count++;
    return count;
}

static Matrix *equations_of(Arena *arena, Causal *causal, const StartRows *start, const int *column, int columns)
{
    Map *column_of = map_new(arena);
    for (int v = 0; v < causal->variables.count; v++)
        if (column[v] >= 0)
            map_put(column_of, causal->variables.at[v].leaf, column[v]);
    int rows = equation_rows(start);
    Matrix *matrix = matrix_new(arena, causal, points_new(arena, causal, false), rows, columns, false);
    for (int row = 0; row < rows; row++)
        matrix_set_partials(matrix, row, start->rows.at[row].equation, column_of);
    return matrix;
}

bool starts_determine(Causal *causal, const bool *is_unknown, const StartRows *start)
{
    Arena *scratch = arena_new();
    int *column = arena_array(scratch, int, causal->variables.count), columns = 0;
    for (int v = 0; v < causal->variables.count; v++)
        column[v] = is_unknown[v] ? 0 : -1;
    for (int row = equation_rows(start); row < start->rows.count; row++)
        column[causal_variable(causal, start->rows.at[row].left)] = -1;
    for (int v = 0; v < causal->variables.count; v++)
        if (column[v] >= 0)
            column[v] = columns++;
    IntList empty = {0};
    matrix_eliminate(equations_of(scratch, causal, start, column, columns), &empty);
    arena_free(scratch);
    return empty.count == 0;
}

/* The row in which the column weighs most, among those not solved for anything yet; -1 if there is none. */
static int heaviest_row(const Matrix *matrix, int column)
{
    int best = -1;
    double most = 0;
    for (int i = 0; i < matrix->rows_of[column].count; i++) {
        int row = matrix->rows_of[column].at[i];
        const MatrixEntry *entry = matrix->is_row_done[row] ? NULL : matrix_entry(matrix, row, column);
        bool usable = entry != NULL;
        for (int p = 0; p < POINT_COUNT && usable; p++)
            usable = fabs(entry->at[p]) > 0;
        if (usable && fabs(entry->at[STATED_POINTS]) > most) {
            best = row;
            most = fabs(entry->at[STATED_POINTS]);
        }
    }
    return best;
}

void starts_independent(Causal *causal, const bool *is_unknown, const StartRows *start, const IntList *wanted,
                        bool *is_independent)
{
    Arena *scratch = arena_new();
    int *column = arena_array(scratch, int, causal->variables.count), columns = 0;
    for (int v = 0; v < causal->variables.count; v++)
        column[v] = is_unknown[v] ? columns++ : -1;
    Matrix *matrix = equations_of(scratch, causal, start, column, columns);
    bool *is_late = arena_array(scratch, bool, columns);
    for (int i = 0; i < wanted->count; i++)
        if (column[wanted->at[i]] >= 0)
            is_late[column[wanted->at[i]]] = true;
    IntList left = {0};
    matrix->is_late = is_late;
    matrix_eliminate(matrix, &left);
    for (int i = wanted->count - 1; i >= 0; i--) {
        int at = column[wanted->at[i]], row = at >= 0 ? heaviest_row(matrix, at) : -1;
        if (row >= 0)
            matrix_pivot(matrix, row, at);
        is_independent[wanted->at[i]] = at >= 0 && row < 0;
    }
    arena_free(scratch);
}
