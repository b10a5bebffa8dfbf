/* tear.c - tearing: chooses tearing variables of a loop, and the order in which the other variables follow. */
#include "causal/graph.h"
#include "causal/heap.h"

/* The loop, renumbered: positions in the sorted lists of its rows and columns. A column is open until it is known:
 * torn, or solved for. A row remains until it is solved for something or all of its columns are known. */
typedef struct {
    Arena *arena;
    IntList rows, columns; /* ascending, in the numbers of the caller */
    Incidence by_row, by_column;
    bool *is_solvable;    /* by entry of by_row */
    bool *is_open;        /* by column */
    bool *remains;        /* by row */
    int *open_count;      /* by row: number of its open columns */
    int *use_count;       /* by column: number of remaining rows that contain it */
    int *solvable_count;  /* by column: number of those rows that can be solved for it */
    int *progress;        /* by column: number of rows that become solvable once it is known */
    int *rank;            /* by column: by preference, then order; the inverse is: */
    int *column_of_rank;
    Heap ready_rows, ready_columns, forced_columns, candidates;
    IntList first_rows, first_columns; /* solved one after another from the tearing variables on */
    IntList last_rows, last_columns;   /* solved at the end, the last one first */
    IntList tearing;
} Loop;

static IntList ascending(Arena *arena, const int *list, int count)
{
    IntList sorted = {0};
    for (int i = 0; i < count; i++)
        list_push(arena, &sorted, list[i]);
    ints_sort(&sorted);
    return sorted;
}

/* The incidence of the loop alone, renumbered: other columns are left out. */
static Incidence restricted(Arena *arena, const Incidence *incidence, const IntList *rows, const IntList *columns)
{
    IntList *lists = arena_array(arena, IntList, rows->count);
    Map *position_of = map_new(arena);
    for (int column = 0; column < columns->count; column++)
        map_put_number(position_of, (uint64_t)columns->at[column], column);
    for (int row = 0; row < rows->count; row++) {
        const int *start = incidence->start + rows->at[row];
        for (int i = start[0]; i < start[1]; i++) {
            int column = map_get_number(position_of, (uint64_t)incidence->column[i], -1);
            if (column >= 0)
                list_push(arena, &lists[row], column);
        }
    }
    return incidence_of(arena, rows->count, columns->count, lists);
}

/* The key that orders candidates for a tearing variable: first those that make most equations solvable at once, then
 * those that occur in most equations, then by rank. Smaller keys are better; counts above 65,535 make no difference. */
static uint64_t candidate_key(const Loop *loop, int column)
{
    const int most = UINT16_MAX;
    int progress = loop->progress[column] < most ? loop->progress[column] : most;
    int uses = loop->use_count[column] < most ? loop->use_count[column] : most;
    return (uint64_t)(most - progress) << 48 | (uint64_t)(most - uses) << 32 | (uint64_t)loop->rank[column];
}

/* Counts the progress of a row with two open columns: once one of them is known, the row determines the other if it can
 * be solved for it. change = -1 subtracts it again. */
static void count_progress(Loop *loop, int row, int change)
{
    int entry[2];
    int found = 0;
    for (int i = loop->by_row.start[row]; found < 2; i++)
        if (loop->is_open[loop->by_row.column[i]])
            entry[found++] = i;
    for (int k = 0; k < 2; k++) {
        if (!loop->is_solvable[entry[1 - k]])
            continue;
        int column = loop->by_row.column[entry[k]];
        loop->progress[column] += change;
        heap_push(loop->arena, &loop->candidates, candidate_key(loop, column));
    }
}

/* Queues a column. If no row can be solved for it, it must be a tearing variable; if only one row contains it, it may
 * be solved for last. In any case it is a candidate for a tearing variable. */
static void queue_column(Loop *loop, int column)
{
    if (loop->solvable_count[column] == 0)
        heap_push(loop->arena, &loop->forced_columns, (uint64_t)column);
    else if (loop->use_count[column] == 1)
        heap_push(loop->arena, &loop->ready_columns, (uint64_t)column);
    heap_push(loop->arena, &loop->candidates, candidate_key(loop, column));
}

static void know_column(Loop *loop, int column)
{
    const int *first = loop->by_column.column + loop->by_column.start[column];
    const int *end = loop->by_column.column + loop->by_column.start[column + 1];
    for (const int *row = first; row < end; row++)
        if (loop->remains[*row] && loop->open_count[*row] == 2)
            count_progress(loop, *row, -1);
    loop->is_open[column] = false;
    for (const int *row = first; row < end; row++) {
        if (!loop->remains[*row])
            continue;
        int open_count = --loop->open_count[*row];
        if (open_count == 2)
            count_progress(loop, *row, +1);
        else if (open_count == 1)
            heap_push(loop->arena, &loop->ready_rows, (uint64_t)*row);
        else if (open_count == 0)
            loop->remains[*row] = false;
    }
}

/* Solves a row with a single open column for it, if possible. There is no better use of the row, so this is done at
 * once. */
static void solve_next(Loop *loop, int row)
{
    if (!loop->remains[row] || loop->open_count[row] != 1)
        return;
    int entry = loop->by_row.start[row];
    while (!loop->is_open[loop->by_row.column[entry]])
        entry++;
    if (!loop->is_solvable[entry])
        return;
    int column = loop->by_row.column[entry];
    loop->remains[row] = false;
    list_push(loop->arena, &loop->first_rows, row);
    list_push(loop->arena, &loop->first_columns, column);
    know_column(loop, column);
}

/* Postpones a column that only one remaining row contains until all others are known, if the row can be solved for
 * it. */
static void solve_last(Loop *loop, int column)
{
    if (!loop->is_open[column] || loop->use_count[column] != 1 || loop->solvable_count[column] != 1)
        return;
    int i = loop->by_column.start[column];
    while (!loop->remains[loop->by_column.column[i]])
        i++;
    int row = loop->by_column.column[i];
    if (loop->open_count[row] == 2)
        count_progress(loop, row, -1);
    loop->remains[row] = false;
    loop->is_open[column] = false;
    list_push(loop->arena, &loop->last_rows, row);
    list_push(loop->arena, &loop->last_columns, column);
    for (int entry = loop->by_row.start[row]; entry < loop->by_row.start[row + 1]; entry++) {
        int other = loop->by_row.column[entry];
        if (!loop->is_open[other])
            continue;
        loop->use_count[other]--;
        loop->solvable_count[other] -= loop->is_solvable[entry];
        queue_column(loop, other);
    }
}

/* Takes the next step; a tearing variable is chosen only if no other step is possible. False if there is no step
 * left. */
static bool advance(Loop *loop)
{
    int torn = -1;
    if (loop->ready_rows.count > 0) {
        solve_next(loop, (int)heap_pop(&loop->ready_rows));
    } else if (loop->ready_columns.count > 0) {
        solve_last(loop, (int)heap_pop(&loop->ready_columns));
    } else if (loop->forced_columns.count > 0) {
        torn = (int)heap_pop(&loop->forced_columns);
    } else if (loop->candidates.count > 0) {
        uint64_t key = heap_pop(&loop->candidates);
        torn = loop->column_of_rank[key & UINT32_MAX];
        if (loop->is_open[torn] && key != candidate_key(loop, torn)) /* out of date */
            torn = -1;
    } else {
        return false;
    }
    if (torn >= 0 && loop->is_open[torn]) {
        list_push(loop->arena, &loop->tearing, torn);
        know_column(loop, torn);
    }
    return true;
}

/* The loop before the first step. Columns are ranked by preference, the larger ones first, then in order. */
static Loop begin(Arena *arena, const Incidence *incidence, IntList rows, IntList columns, const int *preference,
                  Solvable *solvable, void *context)
{
    int n = columns.count;
    Loop loop = {.arena = arena, .rows = rows, .columns = columns,
                 .by_row = restricted(arena, incidence, &rows, &columns), .is_open = arena_array(arena, bool, n),
                 .remains = arena_array(arena, bool, rows.count), .open_count = arena_array(arena, int, rows.count),
                 .use_count = arena_array(arena, int, n), .solvable_count = arena_array(arena, int, n),
                 .progress = arena_array(arena, int, n), .rank = arena_array(arena, int, n),
                 .column_of_rank = arena_array(arena, int, n)};
    loop.by_column = incidence_transpose(arena, &loop.by_row);
    loop.is_solvable = arena_array(arena, bool, loop.by_row.start[rows.count]);
    Heap heap = {0};
    for (int column = 0; column < n; column++) {
        int64_t preferred = preference ? preference[columns.at[column]] : 0;
        heap_push(arena, &heap, (uint64_t)(INT32_MAX - preferred) << 32 | (uint64_t)column);
        loop.is_open[column] = true;
    }
    for (int rank = 0; rank < n; rank++) {
        int column = (int)(heap_pop(&heap) & UINT32_MAX);
        loop.rank[column] = rank;
        loop.column_of_rank[rank] = column;
    }
    for (int row = 0; row < rows.count; row++) {
        for (int i = loop.by_row.start[row]; i < loop.by_row.start[row + 1]; i++) {
            int column = loop.by_row.column[i];
            loop.is_solvable[i] = solvable(context, rows.at[row], columns.at[column]);
            loop.solvable_count[column] += loop.is_solvable[i];
            loop.use_count[column]++;
        }
        int open_count = loop.by_row.start[row + 1] - loop.by_row.start[row];
        loop.open_count[row] = open_count;
        loop.remains[row] = open_count > 0;
        if (open_count == 1)
            heap_push(arena, &loop.ready_rows, (uint64_t)row);
        else if (open_count == 2)
            count_progress(&loop, row, +1);
    }
    for (int column = 0; column < n; column++)
        queue_column(&loop, column);
    return loop;
}

static Tearing result_of(const Loop *loop)
{
    Arena *arena = loop->arena;
    Tearing tearing = {0};
    bool *is_inner = arena_array(arena, bool, loop->rows.count);
    const int first = loop->first_rows.count, last = loop->last_rows.count;
    for (int i = 0; i < first + last; i++) {
        int row = i < first ? loop->first_rows.at[i] : loop->last_rows.at[first + last - 1 - i];
        int column = i < first ? loop->first_columns.at[i] : loop->last_columns.at[first + last - 1 - i];
        is_inner[row] = true;
        list_push(arena, &tearing.inner_row, loop->rows.at[row]);
        list_push(arena, &tearing.inner_column, loop->columns.at[column]);
    }
    for (int row = 0; row < loop->rows.count; row++)
        if (!is_inner[row])
            list_push(arena, &tearing.residual_row, loop->rows.at[row]);
    IntList guessed = ascending(arena, loop->tearing.at, loop->tearing.count);
    for (int i = 0; i < guessed.count; i++)
        list_push(arena, &tearing.tear_column, loop->columns.at[guessed.at[i]]);
    return tearing;
}

/* Only the choice of tearing variables is greedy, as in Cellier and Kofman, Continuous System Simulation (2006),
 * chapter 7; finding the fewest is NP-hard. No cycle can arise: all other columns of a row are known when it is solved.
 * This also holds for rows that are solved last, because no row that is solved before them uses their columns. */
Tearing graph_tear(Arena *arena, const Incidence *incidence, const int *rows, int row_count, const int *columns,
                   int column_count, Solvable *solvable, void *context, const int *preference)
{
    Loop loop = begin(arena, incidence, ascending(arena, rows, row_count), ascending(arena, columns, column_count),
                      preference, solvable, context);
    while (advance(&loop))
        continue;
    return result_of(&loop);
}
