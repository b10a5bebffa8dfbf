/* eliminate.c - sparse Gaussian elimination on partial derivatives.
 *
 * Every entry has an expression and its values at a few points. The values decide whether it is zero: an expression
 * that cancels leaves rounding at every point, and no set of symbolic rules would find all such expressions. At some
 * points the constants have values other than the stated ones: an entry that is zero only with the stated values
 * depends on them. */
#include "causal/loop.h"

#include <math.h>

/* Marks the constants in the expression: the structure relies on their stated values. If equations determine such a
 * constant, also marks the constants that it is computed from. */
static void mark_deciding(Arena *arena, Causal *causal, Expr e, const Reason *what)
{
    const IntList mentioned = causal_mentioned(arena, causal, e, NULL);
    for (int i = 0; i < mentioned.count; i++) {
        CausalVariable *v = &causal->variables.at[mentioned.at[i]];
        if (v->decides || !causal_is_constant_role(v->role))
            continue;
        v->decides = what;
        if (v->role != ROLE_DERIVED_CONSTANT)
            continue;
        bool *is_marked = arena_array(arena, bool, causal->variables.count);
        is_marked[mentioned.at[i]] = true;
        for (int b = 0; b < causal->constants.count; b++) {
            ExprList expressions = {0};
            if (block_determines(causal->constants.at[b], is_marked))
                block_expressions(arena, causal, causal->constants.at[b], &expressions);
            for (int k = 0; k < expressions.count; k++)
                mark_deciding(arena, causal, expressions.at[k], what);
        }
    }
}

/* Marks the constants of an expression that is 0 for the stated values. */
static void constants_decide(Arena *arena, Causal *causal, Expr e)
{
    enum { MOST_NODES = 200 };
    const bool is_short = expr_size(e) < MOST_NODES;
    Reason *what = reason_new(arena, is_short ? "" : "a sum");
    if (is_short)
        reason_add_expr(what, e);
    reason_add_words(what, " is ");
    reason_add_number(what, 0);
    mark_deciding(arena, causal, e, what);
}

static void set_entry(Matrix *matrix, int row, MatrixEntry entry)
{
    list_push(matrix->arena, &matrix->rows[row], entry);
    list_push(matrix->arena, &matrix->rows_of[entry.column], row);
    matrix->uses[entry.column]++;
}

/* Adds the partial derivative of an equation to a row. A piecewise derivative may be zero at the points but not
 * elsewhere: it counts as a generic number. So does one with steps, such as floor(k), where constants are generic. */
static void add_partial(Matrix *matrix, int row, int column, const CausalEquation *e, Expr leaf)
{
    Expr value = expr_subtract(causal_partial(e->left, leaf), causal_partial(e->right, leaf));
    MatrixEntry entry = {.column = column, .value = value};
    if (expr_is_number(value, 0))
        return;
    const bool switches = points_switches(value), has_steps = expr_find(value, expr_is_stepwise);
    for (int p = 0; p < POINT_COUNT; p++) {
        const bool is_open = switches || (has_steps && p >= STATED_POINTS);
        entry.at[p] = is_open ? NAN : causal_value(matrix->causal, value, points_time(p), matrix->points->values[p]);
        if (!isfinite(entry.at[p])) /* the same number for the same expression */
            entry.at[p] = points_number((int)(value->id % 1000003), p);
    }
    const bool vanishes = !switches && !has_steps &&
                          (points_rounded_off(matrix->causal, matrix->points, e->left, e->right, leaf, value) ||
                           points_vanish(matrix->causal, matrix->points, value, false));
    if (vanishes)
        return;
    if (switches || !points_vanish(matrix->causal, matrix->points, value, true))
        set_entry(matrix, row, entry);
    else if (matrix->is_symbolic)
        constants_decide(matrix->arena, matrix->causal, value);
}

Matrix *matrix_of_partials(Arena *arena, Causal *causal, const Points *points, const IntList *equations,
                           const IntList *variables, bool is_symbolic)
{
    int rows = equations->count, columns = variables->count;
    Matrix *matrix = arena_new_of(arena, Matrix);
    *matrix = (Matrix){.arena = arena, .causal = causal, .points = points, .row_count = rows, .column_count = columns,
                       .is_symbolic = is_symbolic, .rows = arena_array(arena, MatrixRow, rows),
                       .rows_of = arena_array(arena, IntList, columns + rows),
                       .uses = arena_array(arena, int, columns + rows),
                       .is_marked = arena_array(arena, bool, columns + rows),
                       .is_row_done = arena_array(arena, bool, rows),
                       .is_column_done = arena_array(arena, bool, columns)};
    Map *column_of = map_new(arena);
    for (int k = 0; k < columns; k++)
        map_put_number(column_of, (uint64_t)variables->at[k], k);
    for (int row = 0; row < rows; row++) {
        const CausalEquation *e = &causal->equations.at[equations->at[row]];
        const IntList mentioned = causal_mentioned(arena, causal, e->left, e->right);
        Heap order = {0};
        for (int i = 0; i < mentioned.count; i++) {
            int column = map_get_number(column_of, (uint64_t)mentioned.at[i], -1);
            if (column >= 0)
                heap_push(arena, &order, (uint64_t)column);
        }
        for (int last = -1; order.count > 0;) {
            int column = (int)heap_pop(&order);
            if (column != last) /* else it is on both sides */
                add_partial(matrix, row, column, e, causal->variables.at[variables->at[column]].leaf);
            last = column;
        }
    }
    return matrix;
}

void matrix_track(Matrix *matrix)
{
    for (int row = 0; row < matrix->row_count; row++) {
        MatrixEntry entry = {.column = matrix->column_count + row, .value = expr_number(1)};
        for (int p = 0; p < POINT_COUNT; p++)
            entry.at[p] = 1;
        set_entry(matrix, row, entry);
    }
}

const MatrixEntry *matrix_entry(const Matrix *matrix, int row, int column)
{
    const MatrixRow *list = &matrix->rows[row];
    int low = 0, high = list->count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (list->at[middle].column < column)
            low = middle + 1;
        else
            high = middle;
    }
    return low < list->count && list->at[low].column == column ? &list->at[low] : NULL;
}

/* result = a - factor * b; false if it vanishes. */
static bool subtract(Matrix *matrix, const MatrixEntry *a, const MatrixEntry *factor, const MatrixEntry *b,
                     MatrixEntry *result)
{
    bool vanishes_as_stated = true, vanishes_always = true;
    result->column = b->column;
    for (int p = 0; p < POINT_COUNT; p++) {
        double before = a ? a->at[p] : 0, change = factor->at[p] * b->at[p], size = fabs(before) + fabs(change);
        result->at[p] = before - change;
        if (p < STATED_POINTS)
            vanishes_as_stated =
                vanishes_as_stated && fabs(result->at[p]) <= fmax(stated_rounding, matrix->least) * size;
        else
            vanishes_always = vanishes_always && fabs(result->at[p]) <= generic_rounding * size;
    }
    bool vanishes = vanishes_as_stated || vanishes_always;
    if (!matrix->is_symbolic)
        return !vanishes;
    Expr change = expr_multiply(factor->value, b->value);
    result->value = a ? expr_subtract(a->value, change) : expr_negate(change);
    if (vanishes_as_stated && !vanishes_always)
        constants_decide(matrix->arena, matrix->causal, result->value);
    return !vanishes && !expr_is_number(result->value, 0);
}

/* entry / pivot. A quotient with the same value at all points, such as C/C, is replaced by that number. */
static MatrixEntry quotient(const Matrix *matrix, const MatrixEntry *entry, const MatrixEntry *pivot)
{
    MatrixEntry factor = {.column = entry->column};
    bool is_number = true;
    for (int p = 0; p < POINT_COUNT; p++) {
        factor.at[p] = entry->at[p] / pivot->at[p];
        is_number = is_number && fabs(factor.at[p] - factor.at[0]) < 1e-14 * fabs(factor.at[0]);
    }
    if (!matrix->is_symbolic)
        return factor;
    double nearest = round(factor.at[0]);
    if (is_number)
        factor.value = expr_number(fabs(factor.at[0] - nearest) < 1e-13 * fabs(nearest) ? nearest : factor.at[0]);
    else
        factor.value = expr_divide(entry->value, pivot->value);
    return factor;
}

static void reduce_row(Matrix *matrix, int row, int pivot_row, const MatrixEntry *entry, const MatrixEntry *pivot)
{
    const MatrixRow from = matrix->rows[row], by = matrix->rows[pivot_row];
    const MatrixEntry factor = quotient(matrix, entry, pivot);
    MatrixRow result = matrix->spare;
    result.count = 0;
    for (int i = 0, k = 0; i < from.count || k < by.count;) {
        int left = i < from.count ? from.at[i].column : INT32_MAX, right = k < by.count ? by.at[k].column : INT32_MAX;
        if (left < right) {
            list_push(matrix->arena, &result, from.at[i]);
        } else if (right != pivot->column) {
            MatrixEntry changed = {0};
            if (subtract(matrix, left == right ? &from.at[i] : NULL, &factor, &by.at[k], &changed)) {
                list_push(matrix->arena, &result, changed);
                if (left > right) {
                    list_push(matrix->arena, &matrix->rows_of[right], row);
                    matrix->uses[right]++;
                }
            } else if (left == right) {
                matrix->uses[left]--;
            }
        }
        i += left <= right;
        k += right <= left;
    }
    matrix->rows[row] = result;
    matrix->spare = from;
}

int matrix_row_length(const Matrix *matrix, int row)
{
    int count = 0;
    for (int i = 0; i < matrix->rows[row].count && matrix->rows[row].at[i].column < matrix->column_count; i++)
        count++;
    return count;
}

/* 0 for a number, 1 for an expression of constants, 2 for one that may vanish while running. */
static int pivot_kind(const Matrix *matrix, const MatrixEntry *entry)
{
    if (!matrix->is_symbolic || entry->value->op == OP_NUMBER)
        return 0;
    return causal_mentions_constants_only(matrix->arena, matrix->causal, entry->value) ? 1 : 2;
}

/* True if it differs from zero at all points. */
static bool is_usable(const MatrixEntry *entry)
{
    for (int p = 0; p < POINT_COUNT; p++)
        if (!(fabs(entry->at[p]) > 0))
            return false;
    return true;
}

int matrix_heaviest_row(const Matrix *matrix, int column, double most, int worst_kind)
{
    int best = -1;
    for (int i = 0; i < matrix->rows_of[column].count; i++) {
        int row = matrix->rows_of[column].at[i];
        const MatrixEntry *entry = matrix->is_row_done[row] ? NULL : matrix_entry(matrix, row, column);
        if (!entry || !(fabs(entry->at[STATED_POINTS]) > most) || pivot_kind(matrix, entry) > worst_kind ||
            !is_usable(entry))
            continue;
        best = row;
        most = fabs(entry->at[STATED_POINTS]);
    }
    return best;
}

void matrix_pivot(Matrix *matrix, int row, int column)
{
    const MatrixEntry pivot = *matrix_entry(matrix, row, column);
    matrix->is_row_done[row] = matrix->is_column_done[column] = true;
    for (int i = 0; i < matrix->rows[row].count; i++)
        matrix->uses[matrix->rows[row].at[i].column]--;
    list_push(matrix->arena, &matrix->pivot_rows, row);
    list_push(matrix->arena, &matrix->pivot_columns, column);
    const IntList rows = matrix->rows_of[column]; /* rows that join while this goes on do not hold the column */
    for (int i = 0; i < rows.count; i++) {
        int other = rows.at[i];
        if (matrix->is_row_done[other])
            continue;
        const MatrixEntry *found = matrix_entry(matrix, other, column);
        if (found) {
            const MatrixEntry entry = *found;
            reduce_row(matrix, other, row, &entry, &pivot);
        }
    }
}

/* Number of columns that the rows with `column` share with the marked row: the more, the less fill-in. */
static int shared_columns(const Matrix *matrix, int column)
{
    int shared = 0;
    for (int i = 0; i < matrix->rows_of[column].count; i++) {
        const MatrixRow *row = &matrix->rows[matrix->rows_of[column].at[i]];
        for (int k = 0; k < row->count && !matrix->is_row_done[matrix->rows_of[column].at[i]]; k++)
            shared += matrix->is_marked[row->at[k].column];
    }
    return shared;
}

/* The pivot column of a row. Its entry is of the most certain kind, not small against the others of the row, and in few
 * rows; among equal ones, these rows share most columns with this row. In a grid, that is a node's own potential. */
static int best_column(Matrix *matrix, int row)
{
    const MatrixRow *list = &matrix->rows[row];
    const int length = matrix_row_length(matrix, row);
    double largest = 0;
    for (int i = 0; i < length; i++)
        if (!matrix->is_late || !matrix->is_late[list->at[i].column])
            largest = fmax(largest, fabs(list->at[i].at[0]));
    int best = -1, best_kind = 0, best_uses = 0, best_shared = -1;
    for (int i = 0; i < list->count; i++)
        matrix->is_marked[list->at[i].column] = true;
    for (int i = 0; i < length; i++) {
        const MatrixEntry *entry = &list->at[i];
        int kind = pivot_kind(matrix, entry), uses = matrix->uses[entry->column];
        if (!is_usable(entry) || (matrix->is_late && matrix->is_late[entry->column]) ||
            (!matrix->is_symbolic && fabs(entry->at[0]) < 0.01 * largest))
            continue;
        bool is_better = best < 0 || kind < best_kind || (kind == best_kind && uses < best_uses);
        bool is_equal = best >= 0 && kind == best_kind && uses == best_uses;
        if (is_equal && best_shared < 0)
            best_shared = shared_columns(matrix, best);
        int shared = is_equal ? shared_columns(matrix, entry->column) : -1;
        if (is_better || shared > best_shared) {
            best = entry->column;
            best_kind = kind;
            best_uses = uses;
            best_shared = shared;
        }
    }
    for (int i = 0; i < list->count; i++)
        matrix->is_marked[list->at[i].column] = false;
    return best;
}

/* Short rows and rare columns first, in the manner of Markowitz, Management Science 3 (1957), for little fill-in. But
 * if another entry of the column is at least as certain and much larger than the row's own, that one becomes the pivot:
 * otherwise rounding errors would grow. */
void matrix_eliminate(Matrix *matrix, IntList *empty_rows)
{
    Heap heap = {0};
    bool *is_empty = arena_array(matrix->arena, bool, matrix->row_count);
    for (int row = 0; row < matrix->row_count; row++)
        heap_push(matrix->arena, &heap, (uint64_t)matrix_row_length(matrix, row) << 32 | (uint64_t)row);
    while (heap.count > 0) {
        uint64_t key = heap_pop(&heap);
        int row = (int)(key & UINT32_MAX), length = matrix_row_length(matrix, row);
        if (matrix->is_row_done[row] || is_empty[row] || length != (int)(key >> 32))
            continue; /* out of date: the heap has a newer entry */
        int column = length ? best_column(matrix, row) : -1;
        if (column < 0) {
            is_empty[row] = true;
            list_push(matrix->arena, empty_rows, row);
            continue;
        }
        const MatrixEntry *own = matrix_entry(matrix, row, column);
        int other = matrix_heaviest_row(matrix, column, 10 * fabs(own->at[STATED_POINTS]), pivot_kind(matrix, own));
        matrix_pivot(matrix, other < 0 ? row : other, column);
        const IntList *changed = &matrix->rows_of[column];
        for (int i = 0; i < changed->count; i++)
            if (!matrix->is_row_done[changed->at[i]])
                heap_push(matrix->arena, &heap, (uint64_t)matrix_row_length(matrix, changed->at[i]) << 32 |
                                                    (uint64_t)changed->at[i]);
    }
}

void matrix_direction(const Matrix *matrix, int free, IntList *columns)
{
    double *value = arena_array(matrix->arena, double, matrix->column_count);
    value[free] = 1;
    for (int i = matrix->pivot_rows.count - 1; i >= 0; i--) {
        const MatrixRow *row = &matrix->rows[matrix->pivot_rows.at[i]];
        int pivot = matrix->pivot_columns.at[i];
        double sum = 0, size = 0;
        for (int k = 0; k < row->count && row->at[k].column < matrix->column_count; k++)
            if (row->at[k].column != pivot) {
                sum += row->at[k].at[0] * value[row->at[k].column];
                size += fabs(row->at[k].at[0] * value[row->at[k].column]);
            }
        const MatrixEntry *entry = matrix_entry(matrix, matrix->pivot_rows.at[i], pivot);
        value[pivot] = fabs(sum) > 1e-9 * size ? -sum / entry->at[0] : 0;
    }
    for (int column = 0; column < matrix->column_count; column++)
        if (fabs(value[column]) > 0)
            list_push(matrix->arena, columns, column);
}
