/* reference.c - finds a reference: values of all selectors with a solution, preferably one in which a run can begin. */
#include "causal/cluster.h"
#include "causal/mode.h"

#include <string.h>

/* Takes values as the reference if they have a solution. is_start: only if a run can also begin in it. */
static bool take_reference(Clusters *s, const double *values, bool is_start)
{
    Mode mode = {.values = values};
    bool is_told = true;
    Arena *trial = arena_new();
    const bool is_one = mode_build(trial, s->base, s->selectors, values, &mode, &is_told) != NULL;
    const bool is_taken = is_one && !(is_start && mode.start_obstacle);
    arena_free(trial);
    if (!is_taken)
        return false;
    s->found = mode_build(s->arena, s->base, s->selectors, values, &mode, &s->is_told);
    s->start_obstacle = mode.start_obstacle;
    memcpy(s->reference, values, (size_t)s->selectors->count * sizeof *values);
    return true;
}

int cluster_excess(const Clusters *s, const double *values)
{
    Arena *scratch = arena_new();
    const Causal *base = s->base;
    List(IntList) rows = {0};
    for (int e = 0; e < base->equations.count; e++) {
        const CausalEquation *equation = &base->equations.at[e];
        if (equation->use != EQUATION_USED ||
            (equation->presence && selector_excludes(s->selectors, values, equation->presence)))
            continue;
        const IntList mentioned =
            causal_mentioned(scratch, base, selector_expression(s->selectors, values, equation->left),
                             selector_expression(s->selectors, values, equation->right));
        IntList columns = {0};
        for (int i = 0; i < mentioned.count; i++)
            if (causal_is_unknown_role(base->variables.at[mentioned.at[i]].role))
                list_push(scratch, &columns, causal_undifferentiated(base, mentioned.at[i]));
        list_push(scratch, &rows, columns);
    }
    const Incidence incidence = incidence_of(scratch, rows.count, base->variables.count, rows.at);
    const int matched = graph_match(scratch, &incidence, graph_indices(scratch, rows.count),
                                    graph_indices(scratch, base->variables.count));
    const int result = rows.count - matched;
    arena_free(scratch);
    return result;
}

/* Starts with the combination of each group that has the fewest surplus equations. */
static void begin_reference(Clusters *s)
{
    for (int i = 0; i < s->selectors->count; i++)
        s->reference[i] = s->selectors->at[i].values.at[0];
    for (int g = 0; g < s->groups.count; g++) {
        const Group *group = &s->groups.at[g];
        const ValuesList all = selector_combinations(s->arena, s->base, &group->selectors);
        int least = -1;
        const double *best = NULL;
        for (int k = 0; k < all.count && all.count <= MOST_COMBINATIONS && least != 0; k++) {
            const int now = cluster_excess(s, cluster_values(s, s->reference, group, all.at[k]));
            if (best && now >= least)
                continue;
            best = all.at[k];
            least = now;
        }
        if (best)
            memcpy(s->reference, cluster_values(s, s->reference, group, best),
                   (size_t)s->selectors->count * sizeof *s->reference);
    }
}

/* Tries the values of begin_reference() first. Then tries all combinations, or, if these are too many, other values of
 * one group at a time. */
bool cluster_find_reference(Clusters *s)
{
    const ValuesList all = selector_combinations(s->arena, s->base, s->selectors);
    for (int is_start = 1; is_start >= 0; is_start--) {
        begin_reference(s);
        if (take_reference(s, s->reference, is_start))
            return true;
        for (int g = 0; g < s->groups.count && all.count > MOST_COMBINATIONS; g++) {
            const Group *group = &s->groups.at[g];
            const ValuesList own = selector_combinations(s->arena, s->base, &group->selectors);
            for (int k = 0; k < own.count && own.count <= MOST_COMBINATIONS; k++)
                if (take_reference(s, cluster_values(s, s->reference, group, own.at[k]), is_start))
                    return true;
        }
        for (int k = 0; k < all.count && all.count <= MOST_COMBINATIONS; k++)
            if (take_reference(s, all.at[k], is_start))
                return true;
    }
    return false;
}

/* The first mode in which a run can begin, or else the first one. */
void cluster_choose_reference(Clusters *s)
{
    const Group *group = &s->groups.at[0];
    for (int is_start = 1; is_start >= 0; is_start--)
        for (int m = 0; m < group->modes.count; m++) {
            const Mode *mode = &group->modes.at[m];
            if (!mode->causal || (is_start && mode->start_obstacle))
                continue;
            s->found = mode->causal;
            s->start_obstacle = mode->start_obstacle;
            memcpy(s->reference, cluster_values(s, s->reference, group, mode->values),
                   (size_t)s->selectors->count * sizeof *s->reference);
            return;
        }
}
