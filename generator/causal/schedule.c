/* schedule.c - sorts equations into an order of evaluation, and explains why this is impossible. */
#include "causal/explain.h"
#include "causal/schedule.h"

/* ---- structural messages ---- */

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

/* The equations of rows; rows that were made for a schedule have none. */
static IntList equations_of(Arena *arena, const RowList *rows, const IntList *part)
{
    IntList equations = {0};
    for (int i = 0; i < part->count; i++)
        if (rows->at[part->at[i]].equation >= 0)
            list_push(arena, &equations, rows->at[part->at[i]].equation);
    return equations;
}

/* Reports a part of the model with too many equations. True if the reason is constants under der(). */
static bool explain_over(Arena *arena, Causal *causal, const RowList *rows, const IntList *part,
                         const IntList *variables, const char *what)
{
    IntList equations = equations_of(arena, rows, part);
    diag(DIAG_C01,
         equations.count ? causal_drawn_equation_source(causal, equations.at[0]) : causal->system->block->source,
         "%d equation%s of %s for %d unknown%s: %d too many", part->count, plural(part->count), what, variables->count,
         plural(variables->count), part->count - variables->count);
    causal_detail_equations(arena, causal, &equations);
    causal_detail_aliases(arena, causal, &equations);
    if (variables->count) {
        diag_detail("they determine only:");
        causal_detail_variables(arena, causal, variables);
    }
    causal_detail_algorithms(arena, causal, &equations);
    causal_detail_bound(arena, causal, &equations);
    causal_detail_balance(arena, causal, &equations, NULL);
    const bool is_still = causal_detail_still(arena, causal, &equations);
    if (!is_still && !causal_detail_deciding(arena, causal, &equations))
        explain_excess(arena, causal, &equations);
    return is_still;
}

static void explain_under(Arena *arena, Causal *causal, const RowList *rows, const IntList *part,
                          const IntList *variables, const char *what, bool in_full)
{
    IntList equations = equations_of(arena, rows, part), loose = {0};
    int missing = variables->count - part->count;
    if (in_full && equations.count == part->count &&
        explain_open(arena, causal, &equations, variables, missing, &loose))
        return;
    diag(DIAG_C02, causal_drawn_source(causal, variables->at[0]),
         "%d unknown%s of %s for %d equation%s: %d cannot be determined", variables->count, plural(variables->count),
         what, part->count, plural(part->count), missing);
    explain_full_port(causal, variables);
    bool is_narrower = loose.count && loose.count < variables->count;
    if (is_narrower)
        diag_detail("these can vary while all equations hold:");
    causal_detail_variables(arena, causal, is_narrower ? &loose : variables);
    if (equations.count) {
        diag_detail(is_narrower ? "the equations of all these unknowns:" : "only these equations contain them:");
        causal_detail_equations(arena, causal, &equations);
    }
    if (in_full)
        causal_detail_redundant(arena, causal, variables);
    IntList drawn = {0};
    for (int i = 0; in_full && i < variables->count; i++)
        list_push(arena, &drawn, (int)(causal_variable_declaration(causal, variables->at[i]) -
                                       causal->system->variables.at));
    causal_detail_guessed(arena, causal->system, &drawn);
    causal_detail_balance(arena, causal, NULL, variables);
}

typedef struct {
    IntList rows, columns;
} Piece;

typedef List(Piece) PieceList;

/* Splits rows and columns of a part into connected pieces: each piece is a defect of its own. */
static void split(Arena *arena, const Incidence *incidence, const IntList *rows, const IntList *columns,
                  PieceList *pieces)
{
    enum { OUTSIDE, WAITING, DONE };
    Incidence transpose = incidence_transpose(arena, incidence);
    char *row_state = arena_array(arena, char, incidence->rows);
    char *column_state = arena_array(arena, char, incidence->columns);
    for (int i = 0; i < rows->count; i++)
        row_state[rows->at[i]] = WAITING;
    for (int i = 0; i < columns->count; i++)
        column_state[columns->at[i]] = WAITING;
    for (int first = 0; first < rows->count + columns->count; first++) {
        bool is_row = first < rows->count;
        int seed = is_row ? rows->at[first] : columns->at[first - rows->count];
        if ((is_row ? row_state : column_state)[seed] != WAITING)
            continue;
        Piece piece = {0};
        (is_row ? row_state : column_state)[seed] = DONE;
        list_push(arena, is_row ? &piece.rows : &piece.columns, seed);
        for (int r = 0, c = 0; r < piece.rows.count || c < piece.columns.count;) {
            bool take_row = r < piece.rows.count;
            int at = take_row ? piece.rows.at[r++] : piece.columns.at[c++];
            const Incidence *of = take_row ? incidence : &transpose;
            char *state = take_row ? column_state : row_state;
            for (int k = of->start[at]; k < of->start[at + 1]; k++)
                if (state[of->column[k]] == WAITING) {
                    state[of->column[k]] = DONE;
                    list_push(arena, take_row ? &piece.columns : &piece.rows, of->column[k]);
                }
        }
        list_push(arena, pieces, piece);
    }
}

/* Reports surplus equations that contain undetermined variables only in the condition of a branch; true if there are
 * any. */
static bool explain_branches(Arena *arena, const Causal *causal, const RowList *rows, const GraphParts *parts,
                             const int *variable_of_column)
{
    bool *is_over = arena_array(arena, bool, causal->equations.count);
    bool *is_under = arena_array(arena, bool, causal->variables.count), any = false;
    IntList over = equations_of(arena, rows, &parts->over_rows);
    for (int i = 0; i < over.count; i++)
        is_over[over.at[i]] = true;
    for (int i = 0; i < parts->under_columns.count; i++)
        is_under[variable_of_column[parts->under_columns.at[i]]] = true;
    for (int i = 0; i < causal->branches.count; i++) {
        const Branch *branch = &causal->branches.at[i];
        const IntList unknowns = causal_mentioned_of(arena, causal, branch->value, NULL, is_under);
        if (branch->equation < 0 || !is_over[branch->equation] || !unknowns.count)
            continue;
        explain_step(arena, causal, branch->equation, branch->value, &unknowns);
        any = true;
    }
    return any;
}

static const char der_of_constants[] = "der of constants"; /* a cause */

/* The cause for undetermined unknowns whose equation contains der() of a constant in the place of theirs. */
static Cause left_open(Arena *arena, const Causal *causal, const IntList *unknowns)
{
    const char *first = causal_variable_declaration(causal, unknowns->at[0])->path->text;
    return (Cause){.key = der_of_constants, .is_consequence = true,
                   .one = "part of the model is undetermined because of it",
                   .many = "parts of the model are undetermined because of it",
                   .subject = unknowns->count > 1 ? arena_format(arena, "%s and %d more", first, unknowns->count - 1)
                                                  : first};
}

/* Matches the rows with columns; variable_of, by column: its variable. False if some are left over, which is
 * reported. */
static bool match_rows(Arena *arena, Causal *causal, const RowList *rows, const Incidence *incidence,
                       const int *variable_of, const char *what, int *column_of, int *row_of)
{
    enum { MOST_IN_FULL = 20 }; /* more errors are not shown */
    int matched = graph_match(arena, incidence, column_of, row_of);
    if (matched == incidence->rows && matched == incidence->columns)
        return true;
    GraphParts parts = graph_parts(arena, incidence, column_of, row_of);
    PieceList pieces = {0};
    const int over = parts.over_rows.count - parts.over_columns.count;
    const int under = parts.under_columns.count - parts.under_rows.count;
    bool is_still = false; /* the surplus of one part is missing in the others */
    if (explain_branches(arena, causal, rows, &parts, variable_of) ||
        explain_balance(arena, causal, over, under))
        return false;
    split(arena, incidence, &parts.over_rows, &parts.over_columns, &pieces);
    split(arena, incidence, &parts.under_rows, &parts.under_columns, &pieces);
    for (int i = 0; i < pieces.count; i++) {
        Piece *piece = &pieces.at[i];
        ints_sort(&piece->rows);
        for (int k = 0; k < piece->columns.count; k++)
            piece->columns.at[k] = variable_of[piece->columns.at[k]];
        ints_sort(&piece->columns);
        if (piece->rows.count > piece->columns.count) {
            is_still |= explain_over(arena, causal, rows, &piece->rows, &piece->columns, what) && over == under;
            if (is_still)
                diag_cause((Cause){.key = der_of_constants});
            continue;
        }
        explain_under(arena, causal, rows, &piece->rows, &piece->columns, what, i < MOST_IN_FULL && !is_still);
        if (is_still)
            diag_cause(left_open(arena, causal, &piece->columns));
    }
    return false;
}

bool structure_check(Arena *arena, Causal *causal, const RowList *rows, const int *column_of_variable,
                     int column_count, const char *what)
{
    bool *is_unknown = arena_array(arena, bool, causal->variables.count);
    int *variable_of = graph_indices(arena, column_count);
    for (int v = 0; v < causal->variables.count; v++) {
        is_unknown[v] = column_of_variable[v] >= 0;
        if (is_unknown[v] && variable_of[column_of_variable[v]] < 0)
            variable_of[column_of_variable[v]] = v;
    }
    Incidence incidence = causal_incidence(arena, causal, rows->at, rows->count, is_unknown, column_of_variable,
                                           column_count);
    return match_rows(arena, causal, rows, &incidence, variable_of, what, graph_indices(arena, rows->count),
                      graph_indices(arena, column_count));
}

/* The components, with rows ordered by the part whose unknown they determine, then as drawn: variables of one part are
 * computed together. A sum of flows comes with the part that it accelerates or fills, close to its terms. The rows of
 * the components are positions in `order`. */
static Components sorted_components(Arena *arena, const Causal *causal, const Incidence *incidence,
                                    const int *unknown_of_row, const int *row_of, int *order)
{
    int count = incidence->rows, parts = causal->system->parts.count, *first = arena_array(arena, int, parts + 1);
    int *group = arena_array(arena, int, count), *place = arena_array(arena, int, count);
    int *sorted_row_of = arena_array(arena, int, incidence->columns);
    IntList *lists = arena_array(arena, IntList, count);
    for (int i = 0; i < count; i++)
        first[causal_variable_declaration(causal, unknown_of_row[i])->part + 1]++;
    for (int p = 0; p < parts; p++)
        first[p + 1] += first[p];
    for (int i = 0; i < count; i++) {
        int part = causal_variable_declaration(causal, unknown_of_row[i])->part;
        place[i] = first[part]++;
        group[place[i]] = part;
        order[place[i]] = i;
        for (int k = incidence->start[i]; k < incidence->start[i + 1]; k++)
            list_push(arena, &lists[place[i]], incidence->column[k]);
    }
    for (int c = 0; c < incidence->columns; c++)
        sorted_row_of[c] = place[row_of[c]];
    Incidence sorted = incidence_of(arena, count, incidence->columns, lists);
    return graph_components(arena, &sorted, sorted_row_of, group);
}

/* Builds the blocks of each component. */
static bool build_blocks(BlockBuilder *builder, Arena *scratch, const RowList *rows, const Components *components,
                         const int *order, const int *unknown_of_row, Schedule *schedule)
{
    Row *members = arena_array(scratch, Row, rows->count);
    int *determined = arena_array(scratch, int, rows->count);
    bool ok = true;
    for (int c = 0; c < components->count; c++) {
        int first = components->start[c], count = components->start[c + 1] - first;
        for (int k = 0; k < count; k++) {
            int row = order[components->row[first + k]];
            members[k] = rows->at[row];
            determined[k] = unknown_of_row[row];
        }
        ok = block_build(builder, members, determined, count, schedule) && ok;
    }
    return ok;
}

bool schedule_build(Arena *arena, Causal *causal, const RowList *rows, const bool *is_unknown, const char *what,
                    Schedule *schedule)
{
    Arena *scratch = arena_new();
    int *column = arena_array(scratch, int, causal->variables.count);
    IntList unknowns = {0}; /* by column */
    for (int v = 0; v < causal->variables.count; v++)
        if (is_unknown[v]) {
            column[v] = unknowns.count;
            list_push(scratch, &unknowns, v);
        }
    Incidence incidence = causal_incidence(scratch, causal, rows->at, rows->count, is_unknown, column, unknowns.count);
    int *column_of = graph_indices(scratch, rows->count), *row_of = graph_indices(scratch, unknowns.count);
    bool ok = match_rows(scratch, causal, rows, &incidence, unknowns.at, what, column_of, row_of);
    if (ok) {
        int *unknown_of_row = arena_array(scratch, int, rows->count), *order = arena_array(scratch, int, rows->count);
        for (int i = 0; i < rows->count; i++)
            unknown_of_row[i] = unknowns.at[column_of[i]];
        Components components = sorted_components(scratch, causal, &incidence, unknown_of_row, row_of, order);
        BlockBuilder *builder = block_builder(arena, scratch, causal);
        ok = build_blocks(builder, scratch, rows, &components, order, unknown_of_row, schedule);
    }
    arena_free(scratch);
    return ok;
}
