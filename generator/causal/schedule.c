/* schedule.c - sorting equations into an order of evaluation, and explaining why it cannot be done. */
#include "causal/work.h"

void row_unknowns(Arena *arena, const Causal *causal, Expr left, Expr right, const bool *is_unknown, IntList *found)
{
    ExprList leaves = {0};
    expr_variables(left, false, arena, &leaves);
    expr_variables(right, false, arena, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        int variable = causal_variable(causal, leaves.at[i]);
        if (variable >= 0 && is_unknown[variable])
            list_push(arena, found, variable);
    }
}

/* ---- structural messages ---- */

/* The part of the model that has too many equations: some of them must go. */
static void explain_over(Arena *arena, const Causal *causal, const RowList *rows, const IntList *part,
                         const IntList *variables, int unmatched, const char *what)
{
    IntList equations = {0};
    for (int i = 0; i < part->count; i++)
        if (rows->at[part->at[i]].equation >= 0)
            list_push(arena, &equations, rows->at[part->at[i]].equation);
    const FlatEquation *first = equations.count ? equation_declaration(causal, equations.at[0]) : NULL;
    diag(DIAG_C01, first ? first->source : causal->system->block->source,
         "%d equation%s of %s for %d unknown%s: %d too many", part->count, part->count == 1 ? "" : "s", what,
         variables->count, variables->count == 1 ? "" : "s", unmatched);
    detail_equations(causal, arena, &equations);
    detail_aliases(causal, arena, &equations);
    if (variables->count) {
        diag_detail("they determine only:");
        detail_variables(causal, arena, variables);
    }
}

static void explain_under(Arena *arena, const Causal *causal, const RowList *rows, const IntList *part,
                          const IntList *variables, int unmatched, const char *what)
{
    IntList equations = {0};
    for (int i = 0; i < part->count; i++)
        if (rows->at[part->at[i]].equation >= 0)
            list_push(arena, &equations, rows->at[part->at[i]].equation);
    diag(DIAG_C02, variable_source(causal, variables->at[0]),
         "%d unknown%s of %s for %d equation%s: %d cannot be determined", variables->count,
         variables->count == 1 ? "" : "s", what, part->count, part->count == 1 ? "" : "s", unmatched);
    detail_variables(causal, arena, variables);
    if (equations.count) {
        diag_detail("only these equations mention them:");
        detail_equations(causal, arena, &equations);
    }
}

static void explain(Arena *arena, const Causal *causal, const RowList *rows, const Incidence *incidence,
                    const int *column_of, const int *row_of, const int *variable_of_column, const char *what)
{
    GraphParts parts = graph_parts(arena, incidence, column_of, row_of);
    int extra_rows = 0, extra_columns = 0;
    for (int i = 0; i < incidence->rows; i++)
        extra_rows += column_of[i] < 0;
    for (int c = 0; c < incidence->columns; c++)
        extra_columns += row_of[c] < 0;
    IntList over = {0}, under = {0};
    for (int i = 0; i < parts.over_columns.count; i++)
        list_push(arena, &over, variable_of_column[parts.over_columns.at[i]]);
    for (int i = 0; i < parts.under_columns.count; i++)
        list_push(arena, &under, variable_of_column[parts.under_columns.at[i]]);
    if (extra_rows)
        explain_over(arena, causal, rows, &parts.over_rows, &over, extra_rows, what);
    if (extra_columns)
        explain_under(arena, causal, rows, &parts.under_rows, &under, extra_columns, what);
}

/* Columns of each row under a mapping of variables, each column once. */
static IntList *row_lists(Arena *arena, const Causal *causal, const RowList *rows, const int *column_of_variable)
{
    bool *is_unknown = arena_array(arena, bool, causal->variables.count);
    int *seen = arena_array(arena, int, causal->variables.count);
    for (int v = 0; v < causal->variables.count; v++)
        is_unknown[v] = column_of_variable[v] >= 0;
    IntList *lists = arena_array(arena, IntList, rows->count);
    for (int i = 0; i < rows->count; i++) {
        IntList found = {0};
        row_unknowns(arena, causal, rows->at[i].left, rows->at[i].right, is_unknown, &found);
        for (int k = 0; k < found.count; k++) {
            int column = column_of_variable[found.at[k]];
            if (seen[column] == i + 1)
                continue;
            seen[column] = i + 1;
            list_push(arena, &lists[i], column);
        }
    }
    return lists;
}

static int *unmatched(Arena *arena, int count)
{
    int *of = arena_array(arena, int, count);
    for (int i = 0; i < count; i++)
        of[i] = -1;
    return of;
}

static int *variables_of_columns(Arena *arena, const Causal *causal, const int *column_of_variable, int column_count)
{
    int *variable = unmatched(arena, column_count);
    for (int v = 0; v < causal->variables.count; v++)
        if (column_of_variable[v] >= 0 && variable[column_of_variable[v]] < 0)
            variable[column_of_variable[v]] = v;
    return variable;
}

bool structure_check(Arena *arena, const Causal *causal, const RowList *rows, const int *column_of_variable,
                     int column_count, const char *what)
{
    const IntList *lists = row_lists(arena, causal, rows, column_of_variable);
    Incidence incidence = incidence_of(arena, rows->count, column_count, lists);
    int *column_of = unmatched(arena, rows->count), *row_of = unmatched(arena, column_count);
    int matched = graph_match(arena, &incidence, column_of, row_of);
    if (matched == rows->count && matched == column_count)
        return true;
    explain(arena, causal, rows, &incidence, column_of, row_of,
            variables_of_columns(arena, causal, column_of_variable, column_count), what);
    return false;
}

/* Rows ordered by the part whose unknown they determine, then as drawn: what belongs to one part is computed together,
 * and a sum of flows stands with the part that it accelerates or fills, close to where its terms were computed. */
static int *order_by_part(Arena *arena, const Causal *causal, int count, const int *unknown_of_row, int *group)
{
    int parts = causal->system->parts.count;
    int *first = arena_array(arena, int, parts + 1), *order = arena_array(arena, int, count);
    for (int i = 0; i < count; i++)
        first[variable_declaration(causal, unknown_of_row[i])->part + 1]++;
    for (int p = 0; p < parts; p++)
        first[p + 1] += first[p];
    for (int i = 0; i < count; i++) {
        int part = variable_declaration(causal, unknown_of_row[i])->part;
        group[first[part]] = part;
        order[first[part]++] = i;
    }
    return order;
}

static Components sorted_components(Arena *arena, const Incidence *incidence, const int *order, const int *row_of,
                                    const int *group)
{
    IntList *lists = arena_array(arena, IntList, incidence->rows);
    int *place = arena_array(arena, int, incidence->rows), *row_of_column = unmatched(arena, incidence->columns);
    for (int i = 0; i < incidence->rows; i++) {
        place[order[i]] = i;
        for (int k = incidence->start[order[i]]; k < incidence->start[order[i] + 1]; k++)
            list_push(arena, &lists[i], incidence->column[k]);
    }
    for (int c = 0; c < incidence->columns; c++)
        row_of_column[c] = place[row_of[c]];
    Incidence sorted = incidence_of(arena, incidence->rows, incidence->columns, lists);
    return graph_components(arena, &sorted, row_of_column, group);
}

bool schedule_build(Arena *arena, Causal *causal, const RowList *rows, const bool *is_unknown, const char *what,
                    Schedule *schedule)
{
    int *column = unmatched(arena, causal->variables.count), columns = 0;
    for (int v = 0; v < causal->variables.count; v++)
        if (is_unknown[v])
            column[v] = columns++;
    const int *variable_of = variables_of_columns(arena, causal, column, columns);
    const IntList *lists = row_lists(arena, causal, rows, column);
    Incidence incidence = incidence_of(arena, rows->count, columns, lists);
    int *column_of = unmatched(arena, rows->count), *row_of = unmatched(arena, columns);
    int matched = graph_match(arena, &incidence, column_of, row_of);
    if (matched < rows->count || matched < columns) {
        explain(arena, causal, rows, &incidence, column_of, row_of, variable_of, what);
        return false;
    }

    int *unknown_of_row = arena_array(arena, int, rows->count), *group = arena_array(arena, int, rows->count);
    for (int i = 0; i < rows->count; i++)
        unknown_of_row[i] = variable_of[column_of[i]];
    const int *order = order_by_part(arena, causal, rows->count, unknown_of_row, group);
    Components components = sorted_components(arena, &incidence, order, row_of, group);
    BlockBuilder *builder = block_builder(arena, causal);
    bool ok = true;
    for (int c = 0; c < components.count; c++) {
        int count = components.start[c + 1] - components.start[c];
        Row *members = arena_array(arena, Row, count);
        int *unknowns = arena_array(arena, int, count);
        for (int k = 0; k < count; k++) {
            int row = order[components.row[components.start[c] + k]];
            members[k] = rows->at[row];
            unknowns[k] = unknown_of_row[row];
        }
        ok = block_build(builder, members, unknowns, count, schedule) && ok;
    }
    return ok;
}
