/* sized.c - the tables of a program for all sizes, made for the sizes of this run. */
#include "variant.h"

#include "colour.h"

#include <string.h>

static int *integers(VariantCall *call, int count)
{
    return arena_take(&call->arena, (size_t)count, sizeof(int));
}

/* Expands sections, of which 0 follows the last one. A section is -n, then n numbers; or n, a number of repetitions, n
 * numbers, and the increment of each per repetition. Returns the count of numbers. to: array for them, or NULL. */
static int put_numbers(int *to, const int *sections)
{
    int count = 0;
    for (const int *at = sections; *at;) {
        const int turns = *at > 0 ? *at : -*at, times = *at > 0 ? at[1] : 1;
        const int *first = *at > 0 ? at + 2 : at + 1, *step = first + turns;
        for (int k = 0; k < times; k++)
            for (int i = 0; i < turns; i++, count++)
                if (to)
                    to[count] = first[i] + (k ? k * step[i] : 0);
        at = *at > 0 ? step + turns : step;
    }
    return count;
}

const int *variant_numbers(VariantCall *call, const int *sections)
{
    int *numbers = integers(call, put_numbers(NULL, sections) + 1);
    put_numbers(numbers, sections);
    return numbers;
}

/* The given pattern is by columns, rows ascending; colouring needs it by rows, too. */
const ModelJacobian *variant_coloured(VariantCall *call, const ModelJacobian *j)
{
    const int n = j->states, *column_start = j->column_start, *row_index = j->row_index;
    ModelJacobian *coloured = arena_take(&call->arena, 1, sizeof *coloured);
    *coloured = *j;
    if (!column_start)
        return coloured;
    int *row_start = integers(call, n + 2), *row_columns = integers(call, column_start[n]);
    int *colour = integers(call, n), *long_rows = integers(call, n);
    for (int k = 0; k < column_start[n]; k++)
        row_start[row_index[k] + 2]++;
    for (int r = 0; r < n; r++)
        row_start[r + 2] += row_start[r + 1];
    for (int column = 0; column < n; column++) /* moves each start from that of the row before to its own */
        for (int k = column_start[column]; k < column_start[column + 1]; k++)
            row_columns[row_start[row_index[k] + 1]++] = column;
    const ColourPattern pattern = {n, n, row_start, row_columns, column_start, row_index};
    const int longest = colour_longest(&pattern, integers(call, n + 1));
    coloured->colours = colour_columns(&pattern, longest, colour, integers(call, 2 * n + 1));
    coloured->colour = colour;
    coloured->long_rows = long_rows;
    for (int r = 0; r < n; r++)
        if (row_start[r + 1] - row_start[r] > longest)
            long_rows[coloured->long_row_count++] = r;
    return coloured;
}

const void *variant_copy(VariantCall *call, const void *from, size_t size)
{
    return memcpy(arena_take(&call->arena, size, 1), from, size);
}

Model *variant_form(VariantCall *call, const ModelDescription *about)
{
    return model_new(&call->arena, about);
}
