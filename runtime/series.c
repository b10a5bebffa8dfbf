/* series.c - puts together the model's long tables, which are written as what repeats. Of whole numbers: sections of
 * how often, how many numbers, these, and, of more than once, by how much each grows from one time to the next; then
 * 0. Of loops: the first one of each kind. */
#include "runtime.h"

static void expand_loops(const ModelLoopKind *kind)
{
    const int width = 2 * (kind->first.size + kind->first.inner_size);
    for (int k = 0; k < kind->count; k++) {
        ModelLoop *loop = &model_info.loops[kind->row + k * kind->step];
        *loop = kind->first;
        loop->number += k * kind->step;
        loop->index += k;
        loop->unknowns += k * width;
        loop->equations += k * width;
        if (loop->inner) {
            loop->inner += k * width;
            loop->inner_equations += k * width;
        }
        if (loop->inner_values) {
            loop->inner_values += k * 2 * loop->inner_size;
            loop->inner_guesses += k * 2 * loop->inner_size;
        }
    }
}

void series_expand(void)
{
    for (int i = 0; i < model_info.loop_kind_count; i++)
        expand_loops(&model_info.loop_kinds[i]);
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
