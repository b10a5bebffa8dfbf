/* graphs.c - times of structural algorithms on large graphs of adverse shapes, the shortest of several runs:
 * graphs [ROWS]. */
#include "../unit/graph_shapes.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { RUNS = 5 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return 1e3 * (double)time.tv_sec + 1e-6 * (double)time.tv_nsec;
}

static bool always(void *context, int row, int column)
{
    (void)context, (void)row, (void)column;
    return true;
}

typedef struct {
    double match, order, tear;
    int entries, components, tearing;
} Figures;

static void shorten(double *best, double took)
{
    if (took < *best)
        *best = took;
}

static void measure(Arena *arena, const Incidence *graph, Figures *figures)
{
    int n = graph->rows;
    int *column_of = arena_array(arena, int, n), *row_of = arena_array(arena, int, n);
    for (int i = 0; i < n; i++)
        column_of[i] = row_of[i] = -1;
    double begin = now();
    if (graph_match(arena, graph, column_of, row_of) < n)
        internal_error("not matched");
    double matched = now();
    Components components = graph_components(arena, graph, row_of, NULL);
    double ordered = now();
    figures->tearing = 0;
    int *columns = arena_array(arena, int, n);
    for (int c = 0; c < components.count; c++) {
        const int *rows = components.row + components.start[c];
        int count = components.start[c + 1] - components.start[c];
        if (count == 1)
            continue;
        for (int i = 0; i < count; i++)
            columns[i] = column_of[rows[i]];
        Tearing tearing = graph_tear(arena, graph, rows, count, columns, count, always, NULL, NULL);
        figures->tearing += tearing.tear_column.count;
    }
    double torn = now();
    shorten(&figures->match, matched - begin);
    shorten(&figures->order, ordered - matched);
    shorten(&figures->tear, torn - ordered);
    figures->entries = graph->start[n];
    figures->components = components.count;
}

static void measure_index(int which, int rows)
{
    double best = 1e9;
    int equations = 0, differentiations = 0;
    for (int run = 0; run < RUNS; run++) {
        Arena *arena = arena_new();
        ShapeSystem system = {.arena = arena};
        systems[which].fill(&system, rows);
        equations = system.rows.count;
        Matcher *matcher;
        double begin = now();
        differentiations = system_reduce(&system, 10 * rows, &matcher);
        shorten(&best, now() - begin);
        arena_free(arena);
    }
    printf("%-24s %9d %16d | %8.1f\n", systems[which].name, equations, differentiations, best);
}

int main(int count, char **arguments)
{
    int rows = count > 1 ? atoi(arguments[1]) : 100000;
    printf("Structural algorithms alone, %d rows (shortest of %d runs, ms)\n", rows, RUNS);
    printf("%-24s %9s %10s %8s | %8s %8s %8s %8s\n", "", "entries", "components", "tearing", "match", "order", "tear",
           "total");
    for (int which = 0; which < SHAPES; which++) {
        Figures f = {.match = 1e9, .order = 1e9, .tear = 1e9};
        for (int run = 0; run < RUNS; run++) {
            Arena *arena = arena_new();
            Incidence graph = shape_of(arena, which, rows);
            measure(arena, &graph, &f);
            arena_free(arena);
        }
        printf("%-24s %9d %10d %8d | %8.1f %8.1f %8.1f %8.1f\n", shapes[which].name, f.entries, f.components, f.tearing,
               f.match, f.order, f.tear, f.match + f.order + f.tear);
    }
    printf("\nIndex reduction (Pantelides; shortest of %d runs, ms)\n", RUNS);
    printf("%-24s %9s %16s | %8s\n", "", "equations", "differentiations", "reduce");
    for (int which = 0; which < SYSTEMS; which++)
        measure_index(which, rows);
    return 0;
}
