/* series.c - puts together the model's long tables, which are written as what repeats. Of whole numbers: sections of
 * how often, how many numbers, these, and, of more than once, by how much each grows from one time to the next; then
 * 0. Of loops: loops_expand(). */
#include "runtime.h"

void series_expand(void)
{
    if (model_info.expand_loops)
        model_info.expand_loops();
    for (int i = 0; i < model_info.series_count; i++) {
        int *to = model_info.series[i].numbers;
        for (const int *at = model_info.series[i].sections; *at;) {
            const int times = at[0], period = at[1], *first = at + 2, *step = first + period;
            for (int k = 0; k < times; k++)
                for (int j = 0; j < period; j++)
                    *to++ = k ? first[j] + k * step[j] : first[j];
            at = times > 1 ? step + period : step;
        }
    }
}
