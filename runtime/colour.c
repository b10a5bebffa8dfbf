/* colour.c - groups columns that have no row in common: one directional derivative gives all columns of a group. For
 * the compiler, and for programs whose sizes are known only at their start. */
#include "colour.h"

/* Rows longer than this would make the search quadratic: their columns take ever higher colours. */
enum { LONGEST_SEARCHED = 256 };

typedef struct {
    const ColourPattern *pattern;
    int longest;
    int *colour; /* -1: none yet */
    int *taken;  /* by colour: the column, plus one, that must not have it */
    int *above;  /* by row: one more than its highest colour so far */
} Colouring;

static int length_of(const ColourPattern *p, int row)
{
    return p->row_start[row + 1] - p->row_start[row];
}

int colour_longest(const ColourPattern *p, int *space)
{
    int *lengths = space, longest = 0;
    for (int r = 0; r < p->rows; r++) {
        const int length = length_of(p, r);
        lengths[length]++;
        longest = length > longest ? length : longest;
    }
    int best = longest, least = longest, longer = 0;
    for (int length = longest; length > 0; length--) {
        if (longer + length < least) {
            least = longer + length;
            best = length;
        }
        longer += lengths[length];
    }
    return 2 * least <= longest ? best : longest;
}

/* The lowest colour that none of the column's neighbours has. */
static int free_colour(const Colouring *c, int column)
{
    const ColourPattern *p = c->pattern;
    int lowest = 0;
    for (int k = p->column_start[column]; k < p->column_start[column + 1]; k++) {
        const int row = p->column_rows[k], length = length_of(p, row);
        if (length > c->longest)
            continue;
        if (length > LONGEST_SEARCHED) {
            lowest = c->above[row] > lowest ? c->above[row] : lowest;
            continue;
        }
        for (int i = p->row_start[row]; i < p->row_start[row + 1]; i++) {
            const int other = c->colour[p->row_columns[i]];
            if (other >= 0)
                c->taken[other] = column + 1;
        }
    }
    while (c->taken[lowest] == column + 1)
        lowest++;
    return lowest;
}

int colour_columns(const ColourPattern *p, int longest, int *colour, int *space)
{
    const Colouring c = {p, longest, colour, space, space + p->columns + 1};
    int colours = 0;
    for (int column = 0; column < p->columns; column++)
        colour[column] = -1;
    for (int column = 0; column < p->columns; column++) {
        const int chosen = colour[column] = free_colour(&c, column);
        colours = chosen >= colours ? chosen + 1 : colours;
        for (int k = p->column_start[column]; k < p->column_start[column + 1]; k++) {
            const int row = p->column_rows[k];
            c.above[row] = chosen >= c.above[row] ? chosen + 1 : c.above[row];
        }
    }
    return colours;
}
