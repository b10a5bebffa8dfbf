/* components.c - groups of equations that must be solved together (strongly connected components), and their order. */
#include "causal/graph.h"
#include "causal/heap.h"

/* Row r depends on row_of[c] for each of its columns c. Arrays are by row. */
typedef struct {
    const Incidence *incidence;
    const int *row_of;
    int *number;    /* order of discovery from 1; 0: not yet */
    int *low;       /* smallest number known to be reachable within the component */
    int *component; /* -1: open */
    int *next;      /* the entry to be followed next */
    IntList path, open;
    int discovered, count;
} Search;

static void discover(Arena *arena, Search *search, int row)
{
    search->number[row] = search->low[row] = ++search->discovered;
    search->component[row] = -1;
    search->next[row] = search->incidence->start[row];
    list_push(arena, &search->path, row);
    list_push(arena, &search->open, row);
}

/* Tarjan, SIAM J. Comput. 1 (1972), with the recursion's stack made explicit. */
static Search strong_components(Arena *arena, const Incidence *incidence, const int *row_of)
{
    int rows = incidence->rows;
    Search s = {.row_of = row_of, .incidence = incidence, .number = arena_array(arena, int, rows),
                .low = arena_array(arena, int, rows), .component = arena_array(arena, int, rows),
                .next = arena_array(arena, int, rows)};
    for (int root = 0; root < rows || s.path.count > 0;) {
        if (s.path.count == 0) {
            if (s.number[root] == 0)
                discover(arena, &s, root);
            root++;
            continue;
        }
        int row = list_last(&s.path);
        if (s.next[row] < incidence->start[row + 1]) {
            int needed = row_of[incidence->column[s.next[row]++]];
            if (needed >= 0 && s.number[needed] == 0) /* -1: known from elsewhere */
                discover(arena, &s, needed);
            else if (needed >= 0 && s.component[needed] < 0 && s.number[needed] < s.low[row])
                s.low[row] = s.number[needed];
            continue;
        }
        s.path.count--;
        if (s.low[row] < s.number[row]) { /* it leads to an earlier row on the path */
            int before = list_last(&s.path);
            if (s.low[row] < s.low[before])
                s.low[before] = s.low[row];
            continue;
        }
        int member;
        do {
            member = s.open.at[--s.open.count];
            s.component[member] = s.count;
        } while (member != row);
        s.count++;
    }
    return s;
}

/* Components that could come next, by their first row, in one heap for all and one for each group. An entry taken from
 * one heap stays in the other until it is popped there. */
typedef struct {
    Arena *arena;
    Heap all;
    Heap *of_group;       /* by dense number of the group; NULL if there are no groups */
    const int *group_of;  /* dense number, by row */
    bool *is_placed;      /* by row: the component that begins with it */
} Ready;

/* Makes the heaps. Groups may be any numbers; the heaps need dense numbers. */
static Ready ready_new(Arena *arena, int rows, const int *group)
{
    Ready ready = {.arena = arena, .is_placed = arena_array(arena, bool, rows)};
    if (!group)
        return ready;
    Map *dense = map_new(arena);
    int *group_of = arena_array(arena, int, rows);
    int groups = 0;
    for (int row = 0; row < rows; row++) {
        uint64_t key = (uint64_t)(int64_t)group[row];
        group_of[row] = map_get_number(dense, key, groups);
        if (group_of[row] == groups)
            map_put_number(dense, key, groups++);
    }
    ready.group_of = group_of;
    ready.of_group = arena_array(arena, Heap, groups);
    return ready;
}

static void ready_add(Ready *ready, int first_row)
{
    heap_push(ready->arena, &ready->all, (uint64_t)first_row);
    if (ready->of_group)
        heap_push(ready->arena, &ready->of_group[ready->group_of[first_row]], (uint64_t)first_row);
}

/* The first row of the component to follow the one that begins with `previous` (-1: none yet). */
static int ready_take(Ready *ready, int previous)
{
    bool has_group = ready->of_group && previous >= 0;
    Heap *heaps[] = {has_group ? &ready->of_group[ready->group_of[previous]] : &ready->all, &ready->all};
    for (int k = 0; k < 2; k++)
        while (heaps[k]->count > 0) {
            int first_row = (int)heap_pop(heaps[k]);
            if (ready->is_placed[first_row])
                continue;
            ready->is_placed[first_row] = true;
            return first_row;
        }
    internal_error("the condensation has a cycle");
}

/* place[component]: its position in the order of evaluation of the components, a graph without cycles. */
static int *evaluation_order(Arena *arena, const Search *search, const int *group)
{
    const Incidence *incidence = search->incidence;
    int count = search->count, *place = arena_array(arena, int, count), previous = -1;
    int *first_row = arena_array(arena, int, count); /* the smallest row of each component */
    int *waiting = arena_array(arena, int, count);   /* number of needed components that are not placed yet */
    IntList *needs = arena_array(arena, IntList, count);
    for (int row = incidence->rows - 1; row >= 0; row--) {
        int component = search->component[row];
        first_row[component] = row;
        for (int i = incidence->start[row]; i < incidence->start[row + 1]; i++) {
            int needed = search->row_of[incidence->column[i]];
            if (needed >= 0 && search->component[needed] != component)
                list_push(arena, &needs[component], search->component[needed]);
        }
    }
    Incidence needed = incidence_of(arena, count, count, needs), users = incidence_transpose(arena, &needed);
    Ready ready = ready_new(arena, incidence->rows, group);
    for (int component = 0; component < count; component++) {
        waiting[component] = needed.start[component + 1] - needed.start[component];
        if (waiting[component] == 0)
            ready_add(&ready, first_row[component]);
    }
    for (int position = 0; position < count; position++) {
        previous = ready_take(&ready, previous);
        int component = search->component[previous];
        place[component] = position;
        for (int i = users.start[component]; i < users.start[component + 1]; i++)
            if (--waiting[users.column[i]] == 0)
                ready_add(&ready, first_row[users.column[i]]);
    }
    return place;
}

Components graph_components(Arena *arena, const Incidence *incidence, const int *row_of, const int *group)
{
    int rows = incidence->rows;
    Search search = strong_components(arena, incidence, row_of);
    const int *place = evaluation_order(arena, &search, group);
    int *start = arena_array(arena, int, (size_t)search.count + 1), *end = arena_array(arena, int, search.count);
    int *row_at = arena_array(arena, int, rows), *component = arena_array(arena, int, rows);
    for (int row = 0; row < rows; row++) {
        component[row] = place[search.component[row]];
        start[component[row] + 1]++;
    }
    for (int position = 0; position < search.count; position++) {
        start[position + 1] += start[position];
        end[position] = start[position];
    }
    for (int row = 0; row < rows; row++)
        row_at[end[component[row]]++] = row;
    return (Components){.count = search.count, .start = start, .row = row_at, .component = component};
}
