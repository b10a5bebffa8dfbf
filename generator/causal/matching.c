/* matching.c - maximum matchings of rows with columns, all at once or one row at a time. */
#include "causal/graph.h"

#include <string.h>

/* The position of the search in a row: entries before `next` have been tried. */
typedef struct {
    int row, next;
} Step;

struct Matcher {
    Arena *arena;
    int rows, columns;
    int row_capacity, column_capacity;
    int *column_of, *row_of;
    int *seen; /* by column: stamp of the last search that visited it */
    int stamp;
    bool is_backward; /* rows are searched from their last entry to the first */
    List(Step) path;
};

/* Rows to be matched with columns: of an incidence, or of lists. */
typedef struct {
    const Incidence *incidence; /* or NULL */
    const RowLists *rows;
    const bool *blocked; /* or NULL */
} Entries;

static const int *entries_of(const Entries *entries, int row, int *count)
{
    if (entries->incidence) {
        const int *start = entries->incidence->start;
        *count = start[row + 1] - start[row];
        return entries->incidence->column + start[row];
    }
    *count = entries->rows->at[row].count;
    return entries->rows->at[row].at;
}

/* Enlarges an array of indices and sets new ones to `value`. */
static int *resize(Arena *arena, const int *old, int count, int capacity, int value)
{
    int *grown = arena_array(arena, int, capacity);
    if (count > 0)
        memcpy(grown, old, (size_t)count * sizeof *grown);
    for (int i = count; i < capacity; i++)
        grown[i] = value;
    return grown;
}

Matcher *matcher_new(Arena *arena, int columns)
{
    Matcher *matcher = arena_new_of(arena, Matcher);
    matcher->arena = arena;
    matcher_reserve(matcher, 0, columns);
    return matcher;
}

void matcher_reserve(Matcher *matcher, int rows, int columns)
{
    Arena *arena = matcher->arena;
    if (rows > matcher->row_capacity) {
        matcher->row_capacity = rows > matcher->row_capacity * 2L ? rows : matcher->row_capacity * 2;
        matcher->column_of = resize(arena, matcher->column_of, matcher->rows, matcher->row_capacity, -1);
    }
    if (columns > matcher->column_capacity) {
        matcher->column_capacity = columns > matcher->column_capacity * 2L ? columns : matcher->column_capacity * 2;
        matcher->row_of = resize(arena, matcher->row_of, matcher->columns, matcher->column_capacity, -1);
        matcher->seen = resize(arena, matcher->seen, matcher->columns, matcher->column_capacity, 0);
    }
    if (rows > matcher->rows)
        matcher->rows = rows;
    if (columns > matcher->columns)
        matcher->columns = columns;
}

int matcher_column_of(const Matcher *matcher, int row)
{
    return row < matcher->rows ? matcher->column_of[row] : -1;
}

int matcher_row_of(const Matcher *matcher, int column)
{
    return column < matcher->columns ? matcher->row_of[column] : -1;
}

void matcher_assign(Matcher *matcher, int row, int column)
{
    matcher_reserve(matcher, row + 1, column + 1);
    require(matcher->column_of[row] < 0 && matcher->row_of[column] < 0);
    matcher->column_of[row] = column;
    matcher->row_of[column] = row;
}

static bool is_open(const Matcher *matcher, const Entries *entries, int column)
{
    require(column >= 0 && column < matcher->columns);
    return !entries->blocked || !entries->blocked[column];
}

/* The first free column of the row, or -1: the lookahead, which avoids most descents. */
static int free_column(const Matcher *matcher, const Entries *entries, int row)
{
    int count;
    const int *columns = entries_of(entries, row, &count);
    for (int i = 0; i < count; i++)
        if (is_open(matcher, entries, columns[i]) && matcher->row_of[columns[i]] < 0)
            return columns[i];
    return -1;
}

/* Advances in the last row of the path to the next matched column that is not seen yet; -1 if there is none. */
static int next_column(Matcher *matcher, const Entries *entries)
{
    int count;
    Step *step = &list_last(&matcher->path);
    const int *columns = entries_of(entries, step->row, &count);
    while (step->next < count) {
        int next = step->next++;
        int column = columns[matcher->is_backward ? count - 1 - next : next];
        if (is_open(matcher, entries, column) && matcher->seen[column] != matcher->stamp) {
            matcher->seen[column] = matcher->stamp;
            return column;
        }
    }
    return -1;
}

/* Searches an augmenting path from an unmatched row, depth first; columns with the present stamp are left out. */
static bool search(Matcher *matcher, const Entries *entries, int row, Reached *reached)
{
    Arena *arena = matcher->arena;
    matcher->path.count = 0;
    for (;;) {
        if (reached)
            list_push(arena, &reached->rows, row);
        list_push(arena, &matcher->path, (Step){.row = row});
        int column = free_column(matcher, entries, row);
        if (column >= 0) { /* each row on the path gets the column of the next one; the last takes the free column */
            matcher->seen[column] = matcher->stamp;
            for (int i = matcher->path.count - 1; i >= 0; i--) {
                int matched = matcher->path.at[i].row, released = matcher->column_of[matched];
                matcher->column_of[matched] = column;
                matcher->row_of[column] = matched;
                column = released;
            }
            return true;
        }
        while ((column = next_column(matcher, entries)) < 0)
            if (--matcher->path.count == 0)
                return false;
        if (reached)
            list_push(arena, &reached->columns, column);
        row = matcher->row_of[column];
    }
}

bool matcher_augment(Matcher *matcher, int row, const RowLists *rows, const bool *blocked, Reached *reached)
{
    Entries entries = {.rows = rows, .blocked = blocked};
    matcher_reserve(matcher, row + 1, 0);
    require(matcher->column_of[row] < 0);
    if (reached)
        reached->rows.count = reached->columns.count = 0;
    matcher->stamp++;
    return search(matcher, &entries, row, reached);
}

/* Pothen and Fan, ACM TOMS 16 (1990): the searches of a phase share their visited nodes, so that a phase costs one pass
 * over the entries and its paths are disjoint. A phase without a path proves that the matching is maximum. Every second
 * phase searches rows backwards, so that searches do not fail repeatedly in the same way (PF+: Duff, Kaya, Ucar, ACM
 * TOMS 38, 2011): on large random systems this is ten times as fast. */
static void complete(Matcher *matcher, const Entries *entries, IntList *unmatched)
{
    int left = 0;
    for (int i = 0; i < unmatched->count; i++) {
        int row = unmatched->at[i], column = free_column(matcher, entries, row);
        if (column >= 0)
            matcher_assign(matcher, row, column);
        else
            unmatched->at[left++] = row;
    }
    unmatched->count = left;
    for (int before = -1; unmatched->count != before;) {
        before = unmatched->count;
        unmatched->count = 0;
        matcher->stamp++;
        for (int i = 0; i < before; i++) {
            int row = unmatched->at[i];
            if (!search(matcher, entries, row, NULL))
                unmatched->at[unmatched->count++] = row;
        }
        matcher->is_backward = !matcher->is_backward;
    }
    matcher->is_backward = false;
}

void matcher_complete(Matcher *matcher, IntList *unmatched, const RowLists *rows, const bool *blocked)
{
    Entries entries = {.rows = rows, .blocked = blocked};
    for (int i = 0; i < unmatched->count; i++)
        matcher_reserve(matcher, unmatched->at[i] + 1, 0);
    complete(matcher, &entries, unmatched);
}

int graph_match(Arena *arena, const Incidence *incidence, int *column_of, int *row_of)
{
    Matcher matcher = {.arena = arena, .rows = incidence->rows, .columns = incidence->columns,
                       .row_capacity = incidence->rows, .column_capacity = incidence->columns, .column_of = column_of,
                       .row_of = row_of, .seen = arena_array(arena, int, incidence->columns)};
    Entries entries = {.incidence = incidence};
    IntList unmatched = {0};
    for (int row = 0; row < incidence->rows; row++)
        if (column_of[row] < 0)
            list_push(arena, &unmatched, row);
    complete(&matcher, &entries, &unmatched);
    return incidence->rows - unmatched.count;
}
