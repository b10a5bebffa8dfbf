/* continuous.c - the schedule of continuous time, after index reduction. */
#include "causal/discrete.h"
#include "causal/loop.h"
#include "causal/schedule.h"

static bool sort_continuous(Arena *arena, Causal *causal)
{
    RowList rows = {0};
    bool *is_unknown = arena_array(arena, bool, causal->variables.count);
    for (int v = 0; v < causal->variables.count; v++)
        is_unknown[v] =
            causal->variables.at[v].role == ROLE_DERIVATIVE || causal->variables.at[v].role == ROLE_ALGEBRAIC;
    for (int e = 0; e < causal->equations.count; e++) {
        const CausalEquation *equation = &causal->equations.at[e];
        if (equation->use == EQUATION_USED)
            list_push(arena, &rows, (Row){equation->left, equation->right, e});
    }
    causal->continuous = (Schedule){0};
    return schedule_build(arena, causal, &rows, is_unknown, "the model", &causal->continuous);
}

bool continuous_build(Arena *arena, Causal *causal)
{
    if (!sort_continuous(arena, causal))
        return false;
    if (impulses_trace(arena, causal, &causal->continuous) && !sort_continuous(arena, causal))
        return false;
    return !products_take(arena, causal, &causal->continuous) || sort_continuous(arena, causal);
}
