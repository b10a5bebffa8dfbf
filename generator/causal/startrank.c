/* startrank.c - chooses starts by numerical rank: those of variables that the equations leave undetermined.
 *
 * Structure tells which variables occur in which equations, not that the equations determine them: an equation may be a
 * multiple of others except for a few terms. A start that is taken for a variable which they determine leaves another
 * variable undetermined. If this happens with starts chosen by structure, starts are chosen by rank: the equations are
 * solved for all other variables first, then for variables with starts, least wanted ones first. The remaining
 * variables are the best basis in the order of preference, as the greedy algorithm finds it in any matroid (Edmonds,
 * Math. Programming 1, 1971).
 *
 * The same holds at a dead point for the starts as stated: where a pendulum hangs straight down, a start of its height
 * does not determine its angle. */
#include "causal/explain.h"

#include <math.h>

/* Part of its terms up to which an entry or sum at the start counts as 0. Starts are rounded to about six digits; at a
 * dead point, another value follows from a rounded start as a root. */
static const double nothing = 1e-2;
static const double as_written = 2e-5; /* relative error of values that follow from several starts */

/* The partial derivatives of the equations by these variables. Rows of equations come first. */
static Matrix *partials_of(Arena *arena, const StartRows *start, const IntList *variables)
{
    IntList equations = {0};
    for (int row = 0; row < start->rows.count && start->rows.at[row].equation >= 0; row++)
        list_push(arena, &equations, start->rows.at[row].equation);
    return matrix_of_partials(arena, start->causal, points_new(arena, start->causal, false), &equations, variables,
                              false);
}

/* Sets an entry to its value at the start, if known. False if that counts as 0: it is small against its values
 * elsewhere and, multiplied by the size of its variable, small against the other entries of its row. */
static bool settle_entry(const Causal *causal, MatrixEntry *entry, double size, double *largest, const double *values)
{
    const double time = causal->system->experiment.start, value = causal_value(causal, entry->value, time, values);
    const double elsewhere = fmax(fabs(entry->at[1]), fabs(entry->at[2]));
    if (!isfinite(value))
        return true;
    const bool is_little = fabs(value) <= nothing * elsewhere && fabs(value) * size <= nothing * *largest;
    for (int p = 0; p < POINT_COUNT && !is_little; p++)
        entry->at[p] = value;
    return !is_little;
}

/* Sets the entries of the matrix to their values at the start, and removes those that count as 0. */
static void settle(Matrix *matrix, const IntList *variables, const double *values)
{
    const Causal *causal = matrix->causal;
    const double time = causal->system->experiment.start;
    for (int row = 0; row < matrix->row_count; row++) {
        MatrixRow *entries = &matrix->rows[row];
        double largest = 0;
        int count = 0;
        for (int pass = 0; pass < 2; pass++)
            for (int i = 0; i < entries->count; i++) {
                MatrixEntry entry = entries->at[i];
                const double of = fabs(values[variables->at[entry.column]]), size = of > 0 ? of : 1;
                const double weight = fabs(causal_value(causal, entry.value, time, values)) * size;
                if (pass == 0)
                    largest = isfinite(weight) ? fmax(largest, weight) : largest;
                else if (settle_entry(causal, &entry, size, &largest, values))
                    entries->at[count++] = entry;
                else
                    matrix->uses[entry.column]--;
            }
        entries->count = count;
    }
    matrix->least = nothing;
}

/* The matrix of partial derivatives by all unknowns; matrix_eliminate will not solve for those marked in is_late.
 * column, by variable: receives its column. */
static Matrix *matrix_of_starts(Arena *arena, const StartRows *start, const double *values, const bool *is_late,
                                int *column)
{
    const Causal *causal = start->causal;
    IntList variables = {0};
    for (int v = 0; v < causal->variables.count; v++)
        if (start->is_unknown[v]) {
            column[v] = variables.count;
            list_push(arena, &variables, v);
        }
    Matrix *matrix = partials_of(arena, start, &variables);
    if (values)
        settle(matrix, &variables, values);
    bool *is_late_column = arena_array(arena, bool, variables.count);
    for (int k = 0; k < variables.count; k++)
        is_late_column[k] = is_late[variables.at[k]];
    matrix->is_late = is_late_column;
    return matrix;
}

bool starts_determine(const StartRows *start, const double *values)
{
    const Causal *causal = start->causal;
    Arena *scratch = arena_new();
    bool *is_started = arena_array(scratch, bool, causal->variables.count);
    IntList empty = {0};
    for (int row = 0; row < start->rows.count; row++)
        if (start->rows.at[row].equation < 0)
            is_started[causal_variable(causal, start->rows.at[row].left)] = true;
    int *column = graph_indices(scratch, causal->variables.count);
    matrix_eliminate(matrix_of_starts(scratch, start, values, is_started, column), &empty);
    arena_free(scratch);
    return empty.count == 0;
}

void starts_independent(const StartRows *start, const IntList *wanted, const double *values, bool *is_independent)
{
    Arena *scratch = arena_new();
    int *column = graph_indices(scratch, start->causal->variables.count);
    bool *is_wanted = arena_array(scratch, bool, start->causal->variables.count);
    IntList left = {0};
    for (int i = 0; i < wanted->count; i++)
        is_wanted[wanted->at[i]] = true;
    Matrix *matrix = matrix_of_starts(scratch, start, values, is_wanted, column);
    matrix_eliminate(matrix, &left);
    for (int i = wanted->count - 1; i >= 0; i--) {
        int at = column[wanted->at[i]], row = at >= 0 ? matrix_heaviest_row(matrix, at, 0, 0) : -1;
        if (row >= 0)
            matrix_pivot(matrix, row, at);
        is_independent[wanted->at[i]] = at >= 0 && row < 0;
    }
    arena_free(scratch);
}

/* ---- the values at the start ---- */

typedef struct {
    const Causal *causal;
    const Points *points;
    int *check_of; /* by variable: index of its start check, -1: none */
    bool *is_open; /* by variable: its value is not known */
    double *values;
} Evaluation;

/* True if the solution reproduces the start of a check. The error may be this part of the largest value involved: its
 * own or those of the starts that determine it. */
static bool comes_out(const Evaluation *e, int index, double part)
{
    const StartCheck *check = &e->causal->start_checks.at[index];
    const double stated = causal_value(e->causal, check->start, 0, e->values), found = e->values[check->variable];
    double size = fmax(fabs(found), fabs(stated));
    for (int k = 0; k < check->starts.count; k++)
        size = fmax(size, fabs(e->values[check->starts.at[k]]));
    return fabs(found - stated) <= part * size;
}

/* Sets the tearing variables of a block to guesses: stated or implied values, or 0; in later attempts, other numbers of
 * either sign. */
static void guess_at(Evaluation *e, const Block *block, int attempt)
{
    for (int i = 0; i < block->tearing.count; i++) {
        const int v = block->tearing.at[i];
        const double other = attempt > 0 ? e->points->values[(attempt - 1) / 2][v] : 0;
        e->values[v] = e->points->is_implied[v] && attempt == 0 ? e->points->start[v] : attempt % 2 ? other : -other;
    }
}

/* True if a nonlinear loop is solved within the rounding of starts. Rounded starts may have no exact solution, for
 * example a cosine above 1. */
static bool is_nearly_solved(const Evaluation *e, const Block *block, double time)
{
    for (int i = 0; i < block->residuals.count; i++) {
        const CausalEquation *equation = &e->causal->equations.at[block->residuals.at[i]];
        double magnitude;
        const double rest = causal_residual(e->causal, equation->left, equation->right, time, e->values, &magnitude);
        if (!(fabs(rest) <= as_written * magnitude))
            return false;
    }
    return block->kind == BLOCK_NONLINEAR;
}

/* Solves a block, if possible for the intended solution: the one that reproduces the starts of checks. */
static bool solve(Evaluation *e, Block *block)
{
    static const double rough = 1e-3;
    const int attempts = block->kind == BLOCK_NONLINEAR ? 2 * POINT_COUNT + 1 : 1;
    const Schedule one = {.at = &block, .count = 1, .capacity = 1};
    const double time = e->causal->system->experiment.start;
    bool is_solved = false, is_meant = false;
    for (int attempt = 0; attempt < attempts && !is_meant; attempt++) {
        guess_at(e, block, attempt);
        is_solved = is_meant = causal_evaluate(e->causal, &one, time, e->values) || is_nearly_solved(e, block, time);
        for (int i = 0; i < block_size(block) && is_meant; i++) {
            const int check = e->check_of[block_unknown(block, i)];
            is_meant = check < 0 || comes_out(e, check, rough);
        }
    }
    return is_solved;
}

/* Unknowns that cannot be solved for keep their stated or implied value. */
StartValues starts_evaluate(Arena *arena, Causal *causal, const Schedule *schedule)
{
    int n = causal->variables.count;
    Points *points = points_new(arena, causal, false);
    points_start(arena, causal, points);
    Evaluation e = {.causal = causal, .points = points, .check_of = graph_indices(arena, n),
                    .is_open = arena_array(arena, bool, n), .values = arena_array(arena, double, n)};
    int disagreements = 0;
    for (int i = 0; i < causal->start_checks.count; i++)
        e.check_of[causal->start_checks.at[i].variable] = i;
    for (int v = 0; v < n; v++)
        e.values[v] = points->is_implied[v] ? points->start[v] : 0;
    for (int b = 0; b < schedule->count; b++) {
        Block *block = schedule->at[b];
        IntList mentioned = {0};
        bool is_known = true;
        block_mentions(arena, causal, block, &mentioned);
        for (int i = 0; i < mentioned.count; i++)
            is_known = is_known && !e.is_open[mentioned.at[i]];
        is_known = is_known && solve(&e, block);
        for (int i = 0; i < block_size(block) && !is_known; i++) {
            const int v = block_unknown(block, i);
            e.is_open[v] = !points->is_implied[v];
            e.values[v] = points->is_implied[v] ? points->start[v] : NAN;
        }
    }
    for (int i = 0; i < causal->start_checks.count; i++)
        disagreements += !comes_out(&e, i, as_written);
    return (StartValues){e.values, disagreements};
}
