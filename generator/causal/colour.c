/* colour.c - groups of columns that no row distinguishes: one directional derivative gives all columns of a group. */
#include "causal/graph.h"

/* Rows longer than this would make the search quadratic: their columns take ever higher colours. */
enum { LONGEST_SEARCHED = 256 };

typedef struct {
    const Incidence *rows;
    Incidence columns;
    int *colour;
    int *taken; /* by colour: the column, plus one, that must not have it */
    int *above; /* by row: one more than its highest colour so far */
} Colouring;

/* The lowest colour that none of the column's neighbours has. */
static int free_colour(const Colouring *c, int column)
{
    int lowest = 0;
    for (int k = c->columns.start[column]; k < c->columns.start[column + 1]; k++) {
        int row = c->columns.column[k];
        if (c->rows->start[row + 1] - c->rows->start[row] > LONGEST_SEARCHED) {
            lowest = c->above[row] > lowest ? c->above[row] : lowest;
            continue;
        }
        for (int i = c->rows->start[row]; i < c->rows->start[row + 1]; i++) {
            int other = c->colour[c->rows->column[i]];
            if (other >= 0)
                c->taken[other] = column + 1;
        }
    }
    while (c->taken[lowest] == column + 1)
        lowest++;
    return lowest;
}

int graph_colour(Arena *arena, const Incidence *rows, int *colour)
{
    Colouring c = {.rows = rows, .columns = incidence_transpose(arena, rows), .colour = colour,
                   .taken = arena_array(arena, int, rows->columns + 1), .above = arena_array(arena, int, rows->rows)};
    int colours = 0;
    for (int column = 0; column < rows->columns; column++)
        colour[column] = -1;
    for (int column = 0; column < rows->columns; column++) {
        int chosen = colour[column] = free_colour(&c, column);
        colours = chosen >= colours ? chosen + 1 : colours;
        for (int k = c.columns.start[column]; k < c.columns.start[column + 1]; k++) {
            int row = c.columns.column[k];
            c.above[row] = chosen >= c.above[row] ? chosen + 1 : c.above[row];
        }
    }
    return colours;
}
