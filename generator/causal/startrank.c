/* startrank.c - which starts the equations leave open, by numbers.
 *
 * Structure tells which variables occur in which equations, not that the equations determine them: one may be a
 * multiple of others but for a few terms, and a start taken for what they determine leaves something else open. Where
 * starts chosen by structure do that, they are chosen by rank: the equations are solved for everything else first, then
 * for the variables with starts, least wanted ones first; what is left is the first basis in the order of wishes, as
 * the greedy way finds it in any matroid (Edmonds, Math. Programming 1, 1971).
 */
#include "causal/work.h"

/* The equations' partial derivatives by these variables. Rows of equations come first. */
static Matrix *partials_of(Arena *arena, const StartRows *start, const IntList *variables)
{
    IntList equations = {0};
    for (int row = 0; row < start->rows.count && start->rows.at[row].equation >= 0; row++)
        list_push(arena, &equations, start->rows.at[row].equation);
    return matrix_of_partials(arena, start->causal, points_new(arena, start->causal, false), &equations, variables,
                              false);
}

bool starts_determine(const StartRows *start)
{
    const Causal *causal = start->causal;
    Arena *scratch = arena_new();
    bool *is_started = arena_array(scratch, bool, causal->variables.count);
    IntList variables = {0}, empty = {0};
    for (int row = 0; row < start->rows.count; row++)
        if (start->rows.at[row].equation < 0)
            is_started[causal_variable(causal, start->rows.at[row].left)] = true;
    for (int v = 0; v < causal->variables.count; v++)
        if (start->is_unknown[v] && !is_started[v])
            list_push(scratch, &variables, v);
    matrix_eliminate(partials_of(scratch, start, &variables), &empty);
    arena_free(scratch);
    return empty.count == 0;
}

void starts_independent(const StartRows *start, const IntList *wanted, bool *is_independent)
{
    Arena *scratch = arena_new();
    int *column = graph_indices(scratch, start->causal->variables.count);
    IntList variables = {0}, left = {0};
    for (int v = 0; v < start->causal->variables.count; v++)
        if (start->is_unknown[v]) {
            column[v] = variables.count;
            list_push(scratch, &variables, v);
        }
    Matrix *matrix = partials_of(scratch, start, &variables);
    bool *is_late = arena_array(scratch, bool, variables.count);
    for (int i = 0; i < wanted->count; i++)
        if (column[wanted->at[i]] >= 0)
            is_late[column[wanted->at[i]]] = true;
    matrix->is_late = is_late;
    matrix_eliminate(matrix, &left);
    for (int i = wanted->count - 1; i >= 0; i--) {
        int at = column[wanted->at[i]], row = at >= 0 ? matrix_heaviest_row(matrix, at, 0, 0) : -1;
        if (row >= 0)
            matrix_pivot(matrix, row, at);
        is_independent[wanted->at[i]] = at >= 0 && row < 0;
    }
    arena_free(scratch);
}
