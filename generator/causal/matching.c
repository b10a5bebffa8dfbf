/* matching.c - maximum matchings of rows with columns, all at once or one row at a time. */
#include "causal/graph.h"

#include <string.h>

/* The search's position in a row: entries before `next` have been tried. */
typedef struct {
    int row, next;
} Step;

struct Matcher {
    Arena *arena;
    int rows, columns;
    int row_capacity, column_capacity;
    int *column_of, *row_of;
    int *seen; /* by column: the stamp of the last search that came by */
    int stamp;
    bool is_backward; /* rows are searched from their last entry on */
    List(Step) path;
};

/* Rows to be matched with columns. Entries come from an incidence or, where it still grows, from a callback. */
typedef struct {
    const Incidence *incidence; /* or NULL */
    RowColumns *columns_of;
    void *context;
    const bool *blocked; /* or NULL */
} Entries;

typedef struct {
    const int *at;
    int count;
} RowEntries;

static RowEntries entries_of(const Entries *entries, int row)
{
    if (entries->incidence) {
        const int *start = entries->incidence->start;
        return (RowEntries){.at = entries->incidence->column + start[row], .count = start[row + 1] - start[row]};
    }
    const IntList *list = entries->columns_of(entries->context, row);
    return (RowEntries){.at = list->at, .count = list->count};
}

/* Enlarges an array of indices and sets what is new to `value`. */
static int *resize(Arena *arena, const int *old, int count, int capacity, int value)
{
    int *grown = arena_array(arena, int, capacity);
    if (count > 0)
        memcpy(grown, old, (size_t)count * sizeof *grown);
    for (int i = count; i < capacity; i++)
        grown[i] = value;
    return grown;
}

static int larger_capacity(int capacity, int needed)
{
    int doubled = capacity > INT32_MAX / 2 ? INT32_MAX : capacity * 2;
    return doubled < needed ? needed : doubled;
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
        int capacity = larger_capacity(matcher->row_capacity, rows);
        matcher->column_of = resize(arena, matcher->column_of, matcher->rows, capacity, -1);
        matcher->row_capacity = capacity;
    }
    if (columns > matcher->column_capacity) {
        int capacity = larger_capacity(matcher->column_capacity, columns);
        matcher->row_of = resize(arena, matcher->row_of, matcher->columns, capacity, -1);
        matcher->seen = resize(arena, matcher->seen, matcher->columns, capacity, 0);
        matcher->column_capacity = capacity;
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

/* The first column of the row that is free, or -1: the lookahead, which spares most descents. */
static int free_column(const Matcher *matcher, const Entries *entries, int row)
{
    RowEntries row_entries = entries_of(entries, row);
    for (int i = 0; i < row_entries.count; i++) {
        int column = row_entries.at[i];
        if (is_open(matcher, entries, column) && matcher->row_of[column] < 0)
            return column;
    }
    return -1;
}

/* Advances in the row on top of the path to the next matched column not seen yet; -1 if there is none. */
static int next_column(Matcher *matcher, const Entries *entries)
{
    Step *step = &list_last(&matcher->path);
    RowEntries row_entries = entries_of(entries, step->row);
    while (step->next < row_entries.count) {
        int next = step->next++;
        int column = row_entries.at[matcher->is_backward ? row_entries.count - 1 - next : next];
        if (is_open(matcher, entries, column) && matcher->seen[column] != matcher->stamp) {
            matcher->seen[column] = matcher->stamp;
            return column;
        }
    }
    return -1;
}

/* Gives each row on the path the column of the next one; the last takes the free column. */
static void shift_along_path(Matcher *matcher, int column)
{
    matcher->seen[column] = matcher->stamp;
    for (int i = matcher->path.count - 1; i >= 0; i--) {
        int row = matcher->path.at[i].row;
        int released = matcher->column_of[row];
        matcher->column_of[row] = column;
        matcher->row_of[column] = row;
        column = released;
    }
}

/* Looks for an augmenting path from an unmatched row, depth first; columns that bear the present stamp are left out. */
static bool search(Matcher *matcher, const Entries *entries, int row, Reached *reached)
{
    Arena *arena = matcher->arena;
    matcher->path.count = 0;
    for (;;) {
        if (reached)
            list_push(arena, &reached->rows, row);
        list_push(arena, &matcher->path, (Step){.row = row});
        int column = free_column(matcher, entries, row);
        if (column >= 0) {
            shift_along_path(matcher, column);
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

bool matcher_augment(Matcher *matcher, int row, RowColumns *columns_of, void *context, const bool *blocked,
                     Reached *reached)
{
    Entries entries = {.columns_of = columns_of, .context = context, .blocked = blocked};
    matcher_reserve(matcher, row + 1, 0);
    require(matcher->column_of[row] < 0);
    if (reached)
        reached->rows.count = reached->columns.count = 0;
    matcher->stamp++;
    return search(matcher, &entries, row, reached);
}

/* Pothen and Fan, ACM TOMS 16 (1990): the searches of a phase share what they have seen, so that a phase costs one
 * pass over the entries and its paths are disjoint. A phase that finds none proves the matching to be maximum. Every
 * second one searches rows backwards, so that none is led astray in the same way again (Duff, Kaya, Ucar, ACM TOMS
 * 38, 2011, PF+): on large random systems that is ten times as fast. */
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

void matcher_complete(Matcher *matcher, IntList *rows, RowColumns *columns_of, void *context, const bool *blocked)
{
    Entries entries = {.columns_of = columns_of, .context = context, .blocked = blocked};
    for (int i = 0; i < rows->count; i++)
        matcher_reserve(matcher, rows->at[i] + 1, 0);
    complete(matcher, &entries, rows);
}

int graph_match(Arena *arena, const Incidence *incidence, int *column_of, int *row_of)
{
    Matcher matcher = {.arena = arena,
                       .rows = incidence->rows,
                       .columns = incidence->columns,
                       .row_capacity = incidence->rows,
                       .column_capacity = incidence->columns,
                       .column_of = column_of,
                       .row_of = row_of,
                       .seen = arena_array(arena, int, incidence->columns)};
    Entries entries = {.incidence = incidence};
    IntList unmatched = {0};
    for (int row = 0; row < incidence->rows; row++)
        if (column_of[row] < 0)
            list_push(arena, &unmatched, row);
    complete(&matcher, &entries, &unmatched);
    return incidence->rows - unmatched.count;
}
