/* series.c - puts together the model's long tables, which are written as repetitions. Of whole numbers: sections of how
 * long, of how many numbers, these, and, if it is longer, by how much each grows from one time to the next; then 0. Of
 * loops: loops_expand(). */
#include "parts.h"

int series_length(const int *sections)
{
    int length = 0;
    for (const int *at = sections; *at; at += 2 + (at[0] > at[1] ? 2 : 1) * at[1])
        length += at[0];
    return length;
}

void series_put(int *to, const int *sections)
{
    for (const int *at = sections; *at;) {
        const int length = at[0], period = at[1], *first = at + 2, *step = first + period;
        for (int k = 0; k < length; k++)
            *to++ = k < period ? first[k] : first[k % period] + k / period * step[k % period];
        at = length > period ? step + period : step;
    }
}

void series_expand(const ModelDescription *about)
{
    if (about->info->expand_loops)
        about->info->expand_loops(about);
    for (int i = 0; i < about->info->series_count; i++)
        series_put(about->info->series[i].numbers, about->info->series[i].sections);
}
