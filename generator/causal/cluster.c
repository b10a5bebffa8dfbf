/* cluster.c - the modes of an equation system: combinations of selectors' values with a structure of their own.
 *
 * The modes of independent selectors need not be multiplied: each cluster of selectors is examined by itself, while the
 * others are in one combination that has a solution, the reference. partition.c begins with small clusters. Two
 * clusters are joined if a combination without a solution has one in other modes of the other cluster, or if merge.c
 * finds differences between modes that depend on both clusters.
 */
#include "causal/cluster.h"
#include "causal/mode.h"

#include <math.h>
#include <string.h>

enum {
    MOST_ROUNDS = 8,
    MOST_BUILT = 3000000, /* variables of all modes together: these take some GB */
    MOST_TRIED = 10000000 /* equations of all combinations tried to join clusters: a few seconds */
};

/* ---- combinations ---- */

static bool are_values_same(const Clusters *s, const double *a, const double *b)
{
    for (int i = 0; i < s->selectors->count; i++)
        if (fabs(a[i] - b[i]) > 0)
            return false;
    return true;
}

static void add_member(const Clusters *s, Group *group, int selector)
{
    list_push(s->arena, &group->members, selector);
    list_push(s->arena, &group->selectors, s->selectors->at[selector]);
}

static void find_groups(Clusters *s)
{
    const int *number = partition_selectors(s->arena, s->base, s->selectors);
    s->groups = (GroupList){0};
    for (int i = 0; i < s->selectors->count; i++) {
        if (number[i] == s->groups.count)
            list_push(s->arena, &s->groups, (Group){.is_known = false});
        add_member(s, &s->groups.at[number[i]], i);
    }
}

/* Joins two groups into one, in the place of the first; its members are in the order of selectors. */
static void join_groups(Clusters *s, int one, int other)
{
    Group joined = {.is_known = false};
    bool *is_member = arena_array(s->arena, bool, s->selectors->count);
    const int first = one < other ? one : other, second = one < other ? other : one;
    const Group *groups[] = {&s->groups.at[one], &s->groups.at[other]};
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < groups[k]->members.count; i++)
            is_member[groups[k]->members.at[i]] = true;
    for (int i = 0; i < s->selectors->count; i++)
        if (is_member[i])
            add_member(s, &joined, i);
    s->groups.at[first] = joined;
    for (int i = second; i + 1 < s->groups.count; i++)
        s->groups.at[i] = s->groups.at[i + 1];
    s->groups.count--;
}

/* ---- the modes of a group ---- */

typedef enum { LOOK_DONE, LOOK_AGAIN, LOOK_FAILED } Look; /* again: there are more selectors */

/* True if all combinations can be numbered with 64 bits. */
static bool are_countable(const SelectorList *selectors)
{
    double count = 1;
    for (int i = 0; i < selectors->count; i++)
        count *= selectors->at[i].values.count;
    return count <= 0x1p63;
}

static Look look(Clusters *s, Group *group)
{
    const ValuesList all = selector_combinations(s->arena, s->base, &group->selectors);
    group->modes = (ModeList){0};
    group->is_left_out.count = 0;
    if (all.count > MOST_COMBINATIONS || !are_countable(&group->selectors)) {
        cluster_report_many(s, &group->selectors, all.count);
        return LOOK_FAILED;
    }
    for (int k = 0; k < all.count; k++) {
        Mode mode = {.values = all.at[k]};
        mode.condition = mode_condition(s->arena, s->base, &group->selectors, mode.values);
        mode.name = mode_name_of(s->arena, s->base, &group->selectors, &mode,
                                 arena_format(s->arena, "mode_%d", k + 1));
        const double *values = cluster_values(s, s->reference, group, mode.values);
        bool is_certain = false;
        if (s->found && are_values_same(s, values, s->reference)) {
            mode.causal = s->found;
            mode.start_obstacle = s->start_obstacle;
        } else {
            mode.causal = mode_build(s->arena, s->base, s->selectors, values, &mode, &s->is_told);
            s->built += s->base->variables.count;
        }
        if (s->built > MOST_BUILT) {
            cluster_report_size(s);
            return LOOK_FAILED;
        }
        if (mode.causal)
            mode_find_selectors(s->arena, mode.causal, &s->more, &is_certain);
        list_push(s->arena, &group->modes, mode);
        list_push(s->arena, &group->is_left_out, false);
    }
    group->is_known = s->more.count == s->selectors->count;
    return group->is_known ? LOOK_DONE : LOOK_AGAIN;
}

static Look look_at_all(Clusters *s)
{
    Look result = LOOK_DONE;
    for (int g = 0; g < s->groups.count && result != LOOK_FAILED; g++)
        if (!s->groups.at[g].is_known) {
            const Look own = look(s, &s->groups.at[g]);
            result = own == LOOK_DONE ? result : own;
        }
    return result;
}

/* ---- groups that depend on each other ---- */

/* Values of the last mode with a solution; the reference if it is the only one. */
static const double *last_possible(const Group *group)
{
    for (int m = group->modes.count - 1; m >= 0; m--)
        if (group->modes.at[m].causal)
            return group->modes.at[m].values;
    return NULL;
}

static bool is_possible(const Clusters *s, const double *values)
{
    Arena *scratch = arena_new();
    bool is_told = true;
    const bool result = mode_build(scratch, s->base, s->selectors, values, &(Mode){.values = values}, &is_told) != NULL;
    arena_free(scratch);
    return result;
}

/* True if the combination has a solution in another mode of the group `other`. */
static bool is_possible_with(const Clusters *s, const double *values, const Group *other)
{
    for (int m = 0; m < other->modes.count; m++) {
        if (!other->modes.at[m].causal)
            continue;
        const double *trial = cluster_values(s, values, other, other->modes.at[m].values);
        if (!are_values_same(s, trial, values) && cluster_excess(s, trial) == 0 && is_possible(s, trial))
            return true;
    }
    return false;
}

/* The cost of trying all modes without a solution with all modes that have one, in equations. */
static double cost_of_trying(const Clusters *s)
{
    double without = 0, with = 0;
    for (int g = 0; g < s->groups.count; g++)
        for (int m = 0; m < s->groups.at[g].modes.count; m++) {
            const bool is_one = s->groups.at[g].modes.at[m].causal != NULL;
            with += is_one;
            without += !is_one && !s->groups.at[g].is_left_out.at[m];
        }
    return without * with * s->base->equations.count;
}

/* Groups are joined if a combination that fails in one has a solution in other modes of another. Of many groups only
 * the last modes are tried, all at once; a combination missed by this is rejected when a run reaches it. */
static bool join_by_obstacles(Clusters *s)
{
    const bool is_each_tried = cost_of_trying(s) < MOST_TRIED;
    const double *last = s->reference;
    for (int g = 0; g < s->groups.count; g++)
        last = cluster_values(s, last, &s->groups.at[g], last_possible(&s->groups.at[g]));
    for (int g = 0; g < s->groups.count && s->groups.count > 1; g++)
        for (int m = 0; m < s->groups.at[g].modes.count; m++) {
            const Group *group = &s->groups.at[g];
            const Mode *mode = &group->modes.at[m];
            if (mode->causal || group->is_left_out.at[m])
                continue;
            const double *own = cluster_values(s, s->reference, group, mode->values);
            const bool is_one = is_possible(s, cluster_values(s, last, group, mode->values));
            for (int d = 0; d < s->groups.count && (is_one || is_each_tried); d++)
                if (d != g && is_possible_with(s, own, &s->groups.at[d])) {
                    join_groups(s, g, d);
                    return true;
                }
            while (is_one && s->groups.count > 1) /* several groups are needed for a solution */
                join_groups(s, 0, 1);
            if (is_one)
                return true;
        }
    return false;
}

/* ---- modes that are left out ---- */

/* True if the selector has the value in a mode that stays. */
static bool stays(const Group *group, const bool *leaves, int selector, double value)
{
    for (int m = 0; m < group->modes.count; m++)
        if (group->modes.at[m].causal && !leaves[m] && fabs(group->modes.at[m].values[selector] - value) <= 0)
            return true;
    return false;
}

/* Leaves out these modes of a group, unless a value of a selector occurs in no other mode. */
static bool leave_out(Clusters *s, ModeSet modes)
{
    Group *group = &s->groups.at[modes.cluster];
    bool *leaves = arena_array(s->arena, bool, group->modes.count), is_any = false;
    for (int m = 0, k = 0; m < group->modes.count; m++) {
        leaves[m] = group->modes.at[m].causal && (modes.in >> k & 1);
        k += group->modes.at[m].causal != NULL;
        is_any |= leaves[m];
    }
    for (int m = 0; m < group->modes.count; m++)
        for (int i = 0; i < group->selectors.count; i++)
            if (leaves[m] && !stays(group, leaves, i, group->modes.at[m].values[i]))
                return false;
    for (int m = 0; m < group->modes.count; m++)
        if (leaves[m]) {
            group->modes.at[m].causal = NULL;
            group->modes.at[m].obstacle = "it is left out, because it changes the equations between which other "
                                          "conditions select [C30]";
            group->is_left_out.at[m] = true;
        }
    return is_any;
}

static int reference_of(const Clusters *s, const Cluster *cluster, const Group *group)
{
    for (int m = 0; m < cluster->modes.count; m++)
        if (are_values_same(s, cluster_values(s, s->reference, group, cluster->modes.at[m].values),
                            s->reference))
            return m;
    internal_error("the reference is not a mode of a cluster");
}

/* Adds the groups to the whole as clusters; false if one has too many modes. */
static bool add_clusters(const Clusters *s, Causal *whole)
{
    for (int g = 0; g < s->groups.count; g++) {
        const Group *group = &s->groups.at[g];
        Cluster cluster = {.selectors = group->selectors};
        for (int m = 0; m < group->modes.count; m++) {
            Mode mode = group->modes.at[m];
            if (s->groups.count > 1)
                mode.name = mode_name_of(s->arena, s->base, &group->selectors, &mode,
                                         arena_format(s->arena, "mode_%d_%d", g + 1, m + 1));
            if (mode.causal)
                list_push(s->arena, &cluster.modes, mode);
            else
                list_push(s->arena, &cluster.impossible, mode);
        }
        if (cluster.modes.count > MOST_MODES) {
            cluster_report_many(s, &group->selectors, cluster.modes.count);
            return false;
        }
        cluster.reference = reference_of(s, &cluster, group);
        list_push(s->arena, &whole->clusters, cluster);
    }
    return true;
}

/* ---- all of it ---- */

/* True if modes are needed: the single structure fails in some combination. Even if that combination has no solution, a
 * loop that searches for another combination could not leave it. */
static bool are_needed(const Clusters *s)
{
    const Points *points = s->single ? points_new(s->arena, s->single, false) : NULL;
    bool is_any = !s->single, **has_none = arena_array(s->arena, bool *, s->groups.count);
    for (int g = 0; g < s->groups.count && s->single; g++) {
        const Group *group = &s->groups.at[g];
        has_none[g] = arena_array(s->arena, bool, group->modes.count + 1);
        for (int m = 0; m < group->modes.count; m++) {
            const double *values = cluster_values(s, s->reference, group, group->modes.at[m].values);
            const bool is_singular = mode_is_singular(s->single, points, s->selectors, values);
            has_none[g][m] = !group->modes.at[m].causal && is_singular;
            is_any |= is_singular && s->found;
        }
    }
    for (int g = 0; g < s->groups.count && !is_any; g++)
        cluster_report_impossible(s, &s->groups.at[g], has_none[g], false);
    return is_any;
}

static void report_all_impossible(const Clusters *s)
{
    for (int g = 0; g < s->groups.count; g++) {
        const Group *group = &s->groups.at[g];
        bool *has_none = arena_array(s->arena, bool, group->modes.count + 1);
        for (int m = 0; m < group->modes.count; m++)
            has_none[m] = !group->modes.at[m].causal;
        cluster_report_impossible(s, group, has_none, true);
    }
}

/* Finds the modes of the groups, for the selectors known so far. */
static Look find_modes(Clusters *s)
{
    s->found = NULL;
    s->is_told = false;
    s->built = 0;
    s->more = (SelectorList){0};
    for (int i = 0; i < s->selectors->count; i++)
        list_push(s->arena, &s->more, s->selectors->at[i]);
    s->reference = arena_array(s->arena, double, s->selectors->count + 1);
    for (int i = 0; i < s->selectors->count; i++)
        s->reference[i] = s->selectors->at[i].values.at[0];
    find_groups(s);
    if (s->groups.count > 1 && !cluster_find_reference(s))
        while (s->groups.count > 1)
            join_groups(s, 0, 1);
    Look result = look_at_all(s);
    if (result == LOOK_DONE && s->groups.count == 1)
        cluster_choose_reference(s);
    return result;
}

/* Makes the whole, with the groups as clusters. Joins groups that depend on each other, or leaves out the modes in
 * which they do. */
static Look merge(Clusters *s, bool leaves_out, Causal **whole)
{
    for (;;) {
        if (s->groups.count > 1 && s->start_obstacle) /* starts are examined with a start of the other groups */
            while (s->groups.count > 1)
                join_groups(s, 0, 1);
        Look result = look_at_all(s);
        while (result == LOOK_DONE && join_by_obstacles(s))
            result = look_at_all(s);
        if (result != LOOK_DONE)
            return result;
        ModeSetList dependent = {0};
        *whole = causal_copy(s->arena, s->base);
        if (!add_clusters(s, *whole))
            return LOOK_FAILED;
        if (merge_modes(s->arena, *whole, s->found, &dependent))
            return LOOK_DONE;
        bool is_any_left = false; /* in all dependent clusters, so that equal parts are treated alike */
        for (int i = 0; i < dependent.count && leaves_out; i++)
            is_any_left |= leave_out(s, dependent.at[i]);
        for (int i = dependent.count - 1; i > 0 && !is_any_left; i--)
            join_groups(s, dependent.at[0].cluster, dependent.at[i].cluster);
    }
}

/* Joins clusters that depend on each other. If that makes too many modes, leaves out the modes in which they depend on
 * each other instead, for example where two switches short one capacitor. */
static Look merge_all(Clusters *s, Causal **whole)
{
    const int mark = diag_mark();
    GroupList apart = {0};
    for (int g = 0; g < s->groups.count; g++)
        list_push(s->arena, &apart, s->groups.at[g]);
    Look result = merge(s, false, whole);
    if (result != LOOK_FAILED || apart.count == 1)
        return result;
    const int after = diag_mark();
    s->groups = apart;
    result = merge(s, true, whole);
    if (result == LOOK_FAILED) /* it was reported before */
        diag_rewind(after);
    else
        diag_forget(mark, after);
    return result;
}

/* True if there are modes and they are needed in place of the single structure; otherwise reports defects. */
static bool is_worth(const Clusters *s)
{
    const Group *first = &s->groups.at[0];
    if (s->found || s->single)
        return are_needed(s) && s->found;
    mode_report(s->arena, s->base, s->selectors,
                cluster_values(s, s->reference, first, first->modes.at[0].values), first->modes.at[0].condition);
    return false;
}

Causal *cluster_build(Arena *arena, const Causal *base, const Causal *single, bool is_certain,
                      SelectorList *selectors)
{
    Clusters s = {.arena = arena, .base = base, .single = single, .selectors = selectors,
                  .is_needed = !single || is_certain};
    Causal *whole = NULL;
    Look result = LOOK_AGAIN;
    for (int round = 0; round < MOST_ROUNDS && result == LOOK_AGAIN; round++) {
        const int mark = diag_mark();
        selector_complete(arena, base, selectors);
        result = find_modes(&s);
        if (result == LOOK_DONE && !is_worth(&s))
            return NULL;
        if (result == LOOK_DONE)
            result = merge_all(&s, &whole);
        if (result != LOOK_AGAIN)
            continue;
        diag_rewind(mark);
        *selectors = s.more;
    }
    if (result == LOOK_AGAIN)
        cluster_report_many(&s, selectors, MOST_COMBINATIONS + 1);
    if (result != LOOK_DONE)
        return NULL;
    report_all_impossible(&s);
    cluster_note_left_out(&s);
    return whole;
}
