/* cluster.c - the modes of an equation system: which combinations of selectors' values have a structure of their own.
 *
 * Selectors that do not depend on each other multiply nothing: each cluster of them is gone through by itself, with the
 * others in one combination that has a solution, the reference. partition.c begins with small clusters. They are joined
 * where a combination without a solution has one in other modes of another cluster, and where merge.c sees that what
 * differs is not of one cluster alone.
 */
#include "causal/work.h"

#include <math.h>
#include <string.h>

enum {
    MOST_ROUNDS = 8,
    MOST_BUILT = 3000000, /* variables of all modes together: so many take some GB */
    MOST_TRIED = 10000000 /* equations of combinations that may join clusters: a few seconds */
};

/* A cluster being looked at; its modes include those without a solution. */
typedef struct {
    IntList members; /* selectors */
    SelectorList selectors;
    ModeList modes;
    List(bool) is_left_out; /* by mode */
    bool is_known;          /* the modes are */
} Group;

typedef List(Group) GroupList;

typedef struct {
    Arena *arena;
    const Causal *base, *single;
    SelectorList *selectors, more; /* with those that the structures of modes show */
    GroupList groups;
    double *reference;  /* by selector */
    Causal *found;      /* in that */
    const char *start_obstacle; /* why no run begins in it; else NULL */
    int64_t built;
    bool is_needed, is_told;
} Clusters;

/* ---- combinations ---- */

/* A group's values among those of others. */
static double *with_values(Arena *arena, const Clusters *s, const double *others, const Group *group,
                           const double *values)
{
    double *all = arena_array(arena, double, s->selectors->count + 1);
    memcpy(all, others, (size_t)s->selectors->count * sizeof *all);
    for (int i = 0; i < group->members.count; i++)
        all[group->members.at[i]] = values[i];
    return all;
}

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

/* Groups become one, in the place of the first; its members in their order. */
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

/* ---- reports ---- */

/* Does a relation of unknowns decide it? Then what is impossible is chosen by nothing, as that an ideal diode blocks
 * which lies behind a source of current. */
static bool is_self_decided(Arena *arena, const Causal *causal, const Selector *selector)
{
    IntList open = causal_mentioned(arena, causal, selector->of, NULL);
    for (int i = 0; i < open.count; i++) {
        const CausalVariable *v = &causal->variables.at[open.at[i]];
        const int branch = v->role == ROLE_BRANCH ? map_get(causal->branch_at, v->leaf, -1) : -1;
        IntList more = {0};
        if (causal_is_unknown_role(v->role))
            return true;
        if (branch >= 0)
            causal_mentions(arena, causal, causal->branches.at[branch].value, NULL, &more);
        else if (v->role == ROLE_DISCRETE && v->equation >= 0)
            causal_mentions(arena, causal, causal->equations.at[v->equation].left,
                            causal->equations.at[v->equation].right, &more);
        for (int k = 0; k < more.count; k++)
            causal_list_once(arena, &open, more.at[k]);
    }
    return false;
}

static bool holds_no_unknown(Arena *arena, const Causal *base, Expr e, bool may_hold_relations)
{
    ExprList leaves = {0};
    expr_variables(e, false, arena, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        bool is_known = causal_mentions_constants_only(arena, base, leaves.at[i]);
        for (int b = 0; b < base->branches.count && may_hold_relations; b++)
            if (base->branches.at[b].variable == causal_variable(base, leaves.at[i]))
                is_known = holds_no_unknown(arena, base, base->branches.at[b].value, false);
        if (!is_known)
            return false;
    }
    return true;
}

/* Do time and constants alone decide on a truth? */
static bool is_decided_alone(Arena *arena, const Causal *base, Expr of)
{
    for (int e = 0; e < base->equations.count; e++)
        if (base->equations.at[e].use == EQUATION_DISCRETE && base->equations.at[e].left == of)
            return of->type == TYPE_BOOLEAN && holds_no_unknown(arena, base, base->equations.at[e].right, true);
    return false;
}

/* Every value of a truth or an enumeration must be possible, but where it decides itself; numbers need not come to be
 * what equations compare them with. Some modes have no solution, as told. Where the single structure serves, what
 * depends on its unknowns need not come to be so. */
static void report_impossible(const Clusters *s, const Group *group, const bool *has_none, bool is_of_all)
{
    for (int i = 0; i < group->selectors.count; i++) {
        const Selector *selector = &group->selectors.at[i];
        const int variable = selector->of->op == OP_VARIABLE ? causal_variable(s->base, selector->of) : -1;
        const FlatVariable *v = variable >= 0 ? selector_declaration(s->base, variable) : NULL;
        if (selector->of->type != TYPE_BOOLEAN && !(v && v->literals.count))
            continue;
        if (is_of_all ? is_self_decided(s->arena, s->base, selector)
                      : !is_decided_alone(s->arena, s->base, selector->of))
            continue;
        for (int k = 0; k < selector->values.count; k++) {
            const Mode *impossible = NULL;
            bool is_possible = false;
            for (int m = 0; m < group->modes.count; m++) {
                const Mode *mode = &group->modes.at[m];
                if (fabs(mode->values[i] - selector->values.at[k]) > 0)
                    continue;
                is_possible |= !has_none[m];
                impossible = impossible ? impossible : mode;
            }
            if (!is_possible && impossible) {
                mode_report(s->arena, s->base, s->selectors,
                            with_values(s->arena, s, s->reference, group, impossible->values), impossible->condition);
                return;
            }
        }
    }
}

/* They are told of, and refused if they are needed: one structure for all of them need not serve all. */
static void report_too_many(Arena *arena, const Causal *causal, const SelectorList *selectors, int count,
                            bool is_needed)
{
    enum { MOST_SHOWN = 12 };
    diag(is_needed ? DIAG_C25 : DIAG_C29, causal->system->block->source,
         "the structure of the equations depends on %d conditions: %s%d modes", selectors->count,
         count > MOST_COMBINATIONS ? "more than " : "", count > MOST_COMBINATIONS ? MOST_COMBINATIONS : count);
    for (int i = 0; i < selectors->count && i < MOST_SHOWN; i++) {
        const int variable = causal_variable(causal, selectors->at[i].of);
        if (variable >= 0 && selector_declaration(causal, variable))
            diag_detail("%s (%s)", expr_text(arena, selectors->at[i].of),
                        source_print(arena, causal_drawn_source(causal, variable)));
        else
            diag_detail("%s", expr_text(arena, selectors->at[i].of));
    }
    if (selectors->count > MOST_SHOWN)
        diag_detail("and %d more", selectors->count - MOST_SHOWN);
    if (!is_needed)
        diag_detail("one structure is made for all of them, whose loops may have no unique solution while some hold");
}

static void report_too_large(const Clusters *s)
{
    diag(s->is_needed ? DIAG_C25 : DIAG_C29, s->base->system->block->source,
         "the structure of the equations depends on %d conditions, whose modes in all are too large",
         s->selectors->count);
}

/* ---- the modes of a group ---- */

typedef enum { LOOK_DONE, LOOK_AGAIN, LOOK_FAILED } Look; /* again: there are more selectors */

/* Is each combination a number of 64 bits? */
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
        report_too_many(s->arena, s->base, &group->selectors, all.count, s->is_needed);
        return LOOK_FAILED;
    }
    for (int k = 0; k < all.count; k++) {
        Mode mode = {.values = all.at[k]};
        mode.condition = mode_condition(s->arena, s->base, &group->selectors, mode.values);
        mode.name = mode_name(s->arena, &group->selectors, mode.condition, arena_format(s->arena, "mode_%d", k + 1));
        const double *values = with_values(s->arena, s, s->reference, group, mode.values);
        bool is_certain = false;
        if (s->found && are_values_same(s, values, s->reference)) {
            mode.causal = s->found;
            mode.start_obstacle = s->start_obstacle;
        } else {
            mode.causal = mode_build(s->arena, s->base, s->selectors, values, &mode, &s->is_told);
            s->built += s->base->variables.count;
        }
        if (s->built > MOST_BUILT) {
            report_too_large(s);
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

/* ---- the reference ---- */

/* Takes values as the reference, if they have a solution; is a run to begin in it, only if one can. */
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

/* How many equations are too many there, derivatives counting as what they are derivatives of. */
static int excess(const Clusters *s, const double *values)
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

/* A combination of each group that leaves the fewest equations too many. */
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
            const int now = excess(s, with_values(s->arena, s, s->reference, group, all.at[k]));
            if (best && now >= least)
                continue;
            best = all.at[k];
            least = now;
        }
        if (best)
            memcpy(s->reference, with_values(s->arena, s, s->reference, group, best),
                   (size_t)s->selectors->count * sizeof *s->reference);
    }
}

/* The first combination in which a run can begin, or else with a solution: from what begin_reference() finds on, then
 * with other values of one group at a time, or of all if those are not too many. */
static bool find_reference(Clusters *s)
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
                if (take_reference(s, with_values(s->arena, s, s->reference, group, own.at[k]), is_start))
                    return true;
        }
        for (int k = 0; k < all.count && all.count <= MOST_COMBINATIONS; k++)
            if (take_reference(s, all.at[k], is_start))
                return true;
    }
    return false;
}

/* Of a single group the first mode in which a run can begin, or else the first one, is the reference. */
static void choose_reference(Clusters *s)
{
    const Group *group = &s->groups.at[0];
    for (int is_start = 1; is_start >= 0; is_start--)
        for (int m = 0; m < group->modes.count; m++) {
            const Mode *mode = &group->modes.at[m];
            if (!mode->causal || (is_start && mode->start_obstacle))
                continue;
            s->found = mode->causal;
            s->start_obstacle = mode->start_obstacle;
            memcpy(s->reference, with_values(s->arena, s, s->reference, group, mode->values),
                   (size_t)s->selectors->count * sizeof *s->reference);
            return;
        }
}

/* ---- groups that depend on each other ---- */

/* Values of the last mode with a solution, which is the reference if that is the only one. */
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

/* Has it a solution with some mode of another group? */
static bool is_possible_with(const Clusters *s, const double *values, const Group *other)
{
    for (int m = 0; m < other->modes.count; m++) {
        if (!other->modes.at[m].causal)
            continue;
        const double *trial = with_values(s->arena, s, values, other, other->modes.at[m].values);
        if (!are_values_same(s, trial, values) && excess(s, trial) == 0 && is_possible(s, trial))
            return true;
    }
    return false;
}

/* How much trying costs: modes without a solution with all of the others', each with all equations. */
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

/* Has what one group lacks a solution in other modes of others? Then they are joined. Of many, only their last modes
 * are tried, all at once: what this misses is refused as it is asked for. */
static bool join_by_obstacles(Clusters *s)
{
    const bool is_each_tried = cost_of_trying(s) < MOST_TRIED;
    const double *last = s->reference;
    for (int g = 0; g < s->groups.count; g++)
        last = with_values(s->arena, s, last, &s->groups.at[g], last_possible(&s->groups.at[g]));
    for (int g = 0; g < s->groups.count && s->groups.count > 1; g++)
        for (int m = 0; m < s->groups.at[g].modes.count; m++) {
            const Group *group = &s->groups.at[g];
            const Mode *mode = &group->modes.at[m];
            if (mode->causal || group->is_left_out.at[m])
                continue;
            const double *own = with_values(s->arena, s, s->reference, group, mode->values);
            const bool is_one = is_possible(s, with_values(s->arena, s, last, group, mode->values));
            for (int d = 0; d < s->groups.count && (is_one || is_each_tried); d++)
                if (d != g && is_possible_with(s, own, &s->groups.at[d])) {
                    join_groups(s, g, d);
                    return true;
                }
            while (is_one && s->groups.count > 1) /* it takes several of them */
                join_groups(s, 0, 1);
            if (is_one)
                return true;
        }
    return false;
}

/* ---- modes that are left out ---- */

/* Has the selector the value in a mode that stays? */
static bool stays(const Group *group, const bool *leaves, int selector, double value)
{
    for (int m = 0; m < group->modes.count; m++)
        if (group->modes.at[m].causal && !leaves[m] && fabs(group->modes.at[m].values[selector] - value) <= 0)
            return true;
    return false;
}

/* Leaves out those modes of a group's cluster, unless a value of a selector is in no other one. */
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
            group->modes.at[m].obstacle = "it is left out, as it changes what other conditions select between [C30]";
            group->is_left_out.at[m] = true;
        }
    return is_any;
}

static void note_left_out(const Clusters *s)
{
    enum { MOST_SHOWN = 8 };
    int count = 0;
    for (int g = 0; g < s->groups.count; g++)
        for (int m = 0; m < s->groups.at[g].modes.count; m++)
            count += s->groups.at[g].is_left_out.at[m];
    if (!count)
        return;
    diag(DIAG_C30, s->base->system->block->source, "%d mode%s left out, which change%s what other conditions select "
         "between: all combinations would be too many", count, count == 1 ? " is" : "s are", count == 1 ? "s" : "");
    for (int g = 0, shown = 0; g < s->groups.count; g++)
        for (int m = 0; m < s->groups.at[g].modes.count; m++)
            if (s->groups.at[g].is_left_out.at[m] && shown++ < MOST_SHOWN)
                diag_detail("while %s", s->groups.at[g].modes.at[m].condition);
    if (count > MOST_SHOWN)
        diag_detail("and %d more", count - MOST_SHOWN);
}

static int reference_of(const Clusters *s, const Cluster *cluster, const Group *group)
{
    for (int m = 0; m < cluster->modes.count; m++)
        if (are_values_same(s, with_values(s->arena, s, s->reference, group, cluster->modes.at[m].values),
                            s->reference))
            return m;
    internal_error("the reference is no mode of a cluster");
}

/* The groups as clusters of the whole; false if one has too many modes. */
static bool add_clusters(const Clusters *s, Causal *whole)
{
    for (int g = 0; g < s->groups.count; g++) {
        const Group *group = &s->groups.at[g];
        Cluster cluster = {.selectors = group->selectors};
        for (int m = 0; m < group->modes.count; m++) {
            Mode mode = group->modes.at[m];
            if (s->groups.count > 1)
                mode.name = mode_name(s->arena, &group->selectors, mode.condition,
                                      arena_format(s->arena, "mode_%d_%d", g + 1, m + 1));
            if (mode.causal)
                list_push(s->arena, &cluster.modes, mode);
            else
                list_push(s->arena, &cluster.impossible, mode);
        }
        if (cluster.modes.count > MOST_MODES) {
            report_too_many(s->arena, s->base, &group->selectors, cluster.modes.count, s->is_needed);
            return false;
        }
        cluster.reference = reference_of(s, &cluster, group);
        list_push(s->arena, &whole->clusters, cluster);
    }
    return true;
}

/* ---- all of it ---- */

/* Does the single structure fail in some combination? That may have no solution, but loops that search for one that has
 * would not get out of it. */
static bool are_needed(const Clusters *s)
{
    const Points *points = s->single ? points_new(s->arena, s->single, false) : NULL;
    bool is_any = !s->single, **has_none = arena_array(s->arena, bool *, s->groups.count);
    for (int g = 0; g < s->groups.count && s->single; g++) {
        const Group *group = &s->groups.at[g];
        has_none[g] = arena_array(s->arena, bool, group->modes.count + 1);
        for (int m = 0; m < group->modes.count; m++) {
            const double *values = with_values(s->arena, s, s->reference, group, group->modes.at[m].values);
            const bool is_singular = mode_is_singular(s->single, points, s->selectors, values);
            has_none[g][m] = !group->modes.at[m].causal && is_singular;
            is_any |= is_singular && s->found;
        }
    }
    for (int g = 0; g < s->groups.count && !is_any; g++)
        report_impossible(s, &s->groups.at[g], has_none[g], false);
    return is_any;
}

static void report_all_impossible(const Clusters *s)
{
    for (int g = 0; g < s->groups.count; g++) {
        const Group *group = &s->groups.at[g];
        bool *has_none = arena_array(s->arena, bool, group->modes.count + 1);
        for (int m = 0; m < group->modes.count; m++)
            has_none[m] = !group->modes.at[m].causal;
        report_impossible(s, group, has_none, true);
    }
}

/* The groups' modes, for the selectors that are known. */
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
    if (s->groups.count > 1 && !find_reference(s))
        while (s->groups.count > 1)
            join_groups(s, 0, 1);
    Look result = look_at_all(s);
    if (result == LOOK_DONE && s->groups.count == 1)
        choose_reference(s);
    return result;
}

/* Makes clusters of groups, and the whole: joins those that depend on each other, or leaves out modes in which they
 * do. */
static Look merge(Clusters *s, bool leaves_out, Causal **whole)
{
    for (;;) {
        if (s->groups.count > 1 && s->start_obstacle) /* starts are looked at with a start of the others */
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
        bool is_any_left = false; /* of all of them, so that equal parts are treated alike */
        for (int i = 0; i < dependent.count && leaves_out; i++)
            is_any_left |= leave_out(s, dependent.at[i]);
        for (int i = dependent.count - 1; i > 0 && !is_any_left; i--)
            join_groups(s, dependent.at[0].cluster, dependent.at[i].cluster);
    }
}

/* Clusters that depend on each other are joined; if that makes too many modes, those are left out in which they do, as
 * where two switches short one capacitor. */
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
    if (result == LOOK_FAILED) /* it was said before */
        diag_rewind(after);
    else
        diag_forget(mark, after);
    return result;
}

/* Are there modes, and do they serve better than the single structure? Else what is wrong with them is reported. */
static bool is_worth(const Clusters *s)
{
    const Group *first = &s->groups.at[0];
    if (s->found || s->single)
        return are_needed(s) && s->found;
    mode_report(s->arena, s->base, s->selectors,
                with_values(s->arena, s, s->reference, first, first->modes.at[0].values), first->modes.at[0].condition);
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
        report_too_many(arena, base, selectors, MOST_COMBINATIONS + 1, s.is_needed);
    if (result != LOOK_DONE)
        return NULL;
    report_all_impossible(&s);
    note_left_out(&s);
    return whole;
}
