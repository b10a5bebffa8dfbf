/* components.c - what must be solved together, and in which order. */
#include "causal/graph.h"
#include "causal/heap.h"

/* Row r depends on row_of[c] for each of its columns c. Arrays are by row. */
typedef struct {
    const Incidence *incidence;
    const int *row_of;
    int *number;    /* order of discovery from 1; 0: not yet */
    int *low;       /* the smallest number known to be reachable within the component */
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

static void search_from(Arena *arena, Search *search, int root)
{
    discover(arena, search, root);
    while (search->path.count > 0) {
        int row = list_last(&search->path);
        if (search->next[row] < search->incidence->start[row + 1]) {
            int needed = search->row_of[search->incidence->column[search->next[row]++]];
            if (needed >= 0 && search->number[needed] == 0) /* -1: known from elsewhere */
                discover(arena, search, needed);
            else if (needed >= 0 && search->component[needed] < 0 && search->number[needed] < search->low[row])
                search->low[row] = search->number[needed];
            continue;
        }
        search->path.count--;
        if (search->low[row] < search->number[row]) { /* it leads to a row before it on the path */
            int before = list_last(&search->path);
            if (search->low[row] < search->low[before])
                search->low[before] = search->low[row];
            continue;
        }
        int member;
        do {
            member = search->open.at[--search->open.count];
            search->component[member] = search->count;
        } while (member != row);
        search->count++;
    }
}

/* Tarjan, SIAM J. Comput. 1 (1972), with the recursion's stack made explicit. */
static Search strong_components(Arena *arena, const Incidence *incidence, const int *row_of)
{
    int rows = incidence->rows;
    Search search = {.incidence = incidence, .row_of = row_of, .number = arena_array(arena, int, rows),
                     .low = arena_array(arena, int, rows), .component = arena_array(arena, int, rows),
                     .next = arena_array(arena, int, rows)};
    for (int row = 0; row < rows; row++)
        if (search.number[row] == 0)
            search_from(arena, &search, row);
    return search;
}

/* The components as nodes of a graph without cycles. */
typedef struct {
    int count;
    int *first_row;  /* the smallest row of each component */
    int *waiting;    /* how many components that it needs have not been placed yet */
    Incidence users; /* which components need it */
} Condensation;

static Condensation condense(Arena *arena, const Search *search)
{
    const Incidence *incidence = search->incidence;
    int count = search->count;
    Condensation graph = {
        .count = count, .first_row = arena_array(arena, int, count), .waiting = arena_array(arena, int, count)};
    IntList *needs = arena_array(arena, IntList, count);
    for (int row = incidence->rows - 1; row >= 0; row--) {
        int component = search->component[row];
        graph.first_row[component] = row;
        for (int i = incidence->start[row]; i < incidence->start[row + 1]; i++) {
            int needed = search->row_of[incidence->column[i]];
            if (needed >= 0 && search->component[needed] != component)
                list_push(arena, &needs[component], search->component[needed]);
        }
    }
    Incidence needed = incidence_of(arena, count, count, needs);
    for (int component = 0; component < count; component++)
        graph.waiting[component] = needed.start[component + 1] - needed.start[component];
    graph.users = incidence_transpose(arena, &needed);
    return graph;
}

/* Components that could come next, by their first row: all of them, and those of each group. An entry taken from one
 * heap stays in the other until it comes up there. */
typedef struct {
    Arena *arena;
    Heap all;
    Heap *of_group;       /* by dense number of the group; NULL if there are no groups */
    const int *group_of;  /* dense number, by row */
    bool *is_placed;      /* by row: the component that begins with it */
} Ready;

/* Groups may be any numbers; heaps want them dense. */
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

/* place[component]: its position in the order of evaluation. */
static int *evaluation_order(Arena *arena, const Search *search, const int *group)
{
    Condensation graph = condense(arena, search);
    Ready ready = ready_new(arena, search->incidence->rows, group);
    int *place = arena_array(arena, int, graph.count);
    for (int component = 0; component < graph.count; component++)
        if (graph.waiting[component] == 0)
            ready_add(&ready, graph.first_row[component]);
    int previous = -1;
    for (int position = 0; position < graph.count; position++) {
        previous = ready_take(&ready, previous);
        int component = search->component[previous];
        place[component] = position;
        for (int i = graph.users.start[component]; i < graph.users.start[component + 1]; i++) {
            int user = graph.users.column[i];
            if (--graph.waiting[user] == 0)
                ready_add(&ready, graph.first_row[user]);
        }
    }
    return place;
}

Components graph_components(Arena *arena, const Incidence *incidence, const int *row_of, const int *group)
{
    int rows = incidence->rows;
    Search search = strong_components(arena, incidence, row_of);
    const int *place = evaluation_order(arena, &search, group);
    int *start = arena_array(arena, int, (size_t)search.count + 1);
    int *end = arena_array(arena, int, search.count);
    int *row_at = arena_array(arena, int, rows);
    for (int row = 0; row < rows; row++)
        start[place[search.component[row]] + 1]++;
    for (int position = 0; position < search.count; position++) {
        start[position + 1] += start[position];
        end[position] = start[position];
    }
    for (int row = 0; row < rows; row++)
        row_at[end[place[search.component[row]]]++] = row;
    return (Components){.count = search.count, .start = start, .row = row_at};
}
