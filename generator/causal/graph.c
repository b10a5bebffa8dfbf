/* graph.c - incidence in compressed rows, and the coarse parts of a system that cannot be matched completely. */
#include "causal/graph.h"

/* Columns that a row names twice count once: the other algorithms rely on that when they count. */
Incidence incidence_of(Arena *arena, int rows, int columns, const IntList *lists)
{
    size_t entries = 0;
    for (int row = 0; row < rows; row++)
        entries += (size_t)lists[row].count;
    require(entries <= INT32_MAX);
    int *start = arena_array(arena, int, (size_t)rows + 1);
    int *column = arena_array(arena, int, entries);
    int *last_row = arena_array(arena, int, columns); /* the last row, plus one, that has named the column */
    int count = 0;
    for (int row = 0; row < rows; row++) {
        start[row] = count;
        for (int i = 0; i < lists[row].count; i++) {
            int named = lists[row].at[i];
            require(named >= 0 && named < columns);
            if (last_row[named] == row + 1)
                continue;
            last_row[named] = row + 1;
            column[count++] = named;
        }
    }
    start[rows] = count;
    return (Incidence){.rows = rows, .columns = columns, .start = start, .column = column};
}

Incidence incidence_transpose(Arena *arena, const Incidence *incidence)
{
    int entries = incidence->start[incidence->rows];
    int *start = arena_array(arena, int, (size_t)incidence->columns + 1);
    int *row_at = arena_array(arena, int, entries);
    int *end = arena_array(arena, int, incidence->columns); /* by column: end of its filled part */
    for (int i = 0; i < entries; i++)
        start[incidence->column[i] + 1]++;
    for (int column = 0; column < incidence->columns; column++) {
        start[column + 1] += start[column];
        end[column] = start[column];
    }
    for (int row = 0; row < incidence->rows; row++)
        for (int i = incidence->start[row]; i < incidence->start[row + 1]; i++)
            row_at[end[incidence->column[i]]++] = row;
    return (Incidence){.rows = incidence->columns, .columns = incidence->rows, .start = start, .column = row_at};
}

int *graph_indices(Arena *arena, int count)
{
    int *indices = arena_array(arena, int, count);
    for (int i = 0; i < count; i++)
        indices[i] = -1;
    return indices;
}

/* Finds all rows and columns on alternating paths from unmatched rows: to a column by any entry, back to a row by a
 * matched entry. */
static void reach_from_unmatched(Arena *arena, const Incidence *incidence, const int *column_of, const int *row_of,
                                 IntList *rows, IntList *columns)
{
    bool *row_reached = arena_array(arena, bool, incidence->rows);
    bool *column_reached = arena_array(arena, bool, incidence->columns);
    IntList waiting = {0};
    for (int row = 0; row < incidence->rows; row++)
        if (column_of[row] < 0) {
            row_reached[row] = true;
            list_push(arena, &waiting, row);
        }
    while (waiting.count > 0) {
        int row = waiting.at[--waiting.count];
        for (int i = incidence->start[row]; i < incidence->start[row + 1]; i++) {
            int column = incidence->column[i];
            if (column_reached[column])
                continue;
            column_reached[column] = true;
            int partner = row_of[column];
            if (partner < 0)
                internal_error("the matching is not a maximum: row %d leads to the free column %d", row, column);
            row_reached[partner] = true;
            list_push(arena, &waiting, partner);
        }
    }
    for (int row = 0; row < incidence->rows; row++)
        if (row_reached[row])
            list_push(arena, rows, row);
    for (int column = 0; column < incidence->columns; column++)
        if (column_reached[column])
            list_push(arena, columns, column);
}

/* Dulmage and Mendelsohn, Canad. J. Math. 10 (1958). In a maximum matching no alternating path leads from an unmatched
 * row to an unmatched column, so the two parts are disjoint. They are the same for every maximum matching. */
GraphParts graph_parts(Arena *arena, const Incidence *incidence, const int *column_of, const int *row_of)
{
    GraphParts parts = {0};
    Incidence transpose = incidence_transpose(arena, incidence);
    reach_from_unmatched(arena, incidence, column_of, row_of, &parts.over_rows, &parts.over_columns);
    reach_from_unmatched(arena, &transpose, row_of, column_of, &parts.under_columns, &parts.under_rows);
    return parts;
}
