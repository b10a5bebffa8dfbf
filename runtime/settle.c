/* settle.c - finds consistent values of branches and discrete variables that depend on each other: values that a pass
 * of the model assumes and confirms.
 *
 * Variables that depend on each other form a group. Groups are settled separately, but by the same passes: the number
 * of passes depends on the largest group, and counting restarts when more groups are confirmed.
 *
 * The first method is repetition: each pass assumes the values that the previous one has determined. This may cycle,
 * for instance with ideal diodes and dry friction. Then one relation of each group changes at a time. If this fails,
 * too, or if a loop has no solution for the assumed values (a transistor's may not), groups are searched one by one, in
 * the order in which they are determined and depend on each other. Repetition is tried with branches that follow the
 * loops while these are solved. Then combinations of the group's relations are tried, each of which differs from the
 * one before in one relation (Gray code), starting from the last values; the first consistent one is taken. There are
 * 2^n combinations: n is limited. Finally, the intervals of tables are tried, because repetition is Newton's method for
 * a loop that interpolates in a table, and may cycle like it.
 */
#include "discrete.h"

#include <string.h>

enum { MOST_TRIED = 12, MOST_SEARCHED = 4, FURTHER_PASSES = 10, PASSES_OF_ONE = 3, PIVOTS = 4 };

double branch_value(const Model *m, int branch)
{
    return place_value(m, described(m)->events->branches[branch].offset, described(m)->events->branches[branch].type);
}

bool branch_is_absent(const Model *m, int branch)
{
    return modes_lack(described(m)->events->branches[branch].absent, model_structure(m));
}

void branch_set(Model *m, int branch, double value)
{
    place_set(m, described(m)->events->branches[branch].offset, described(m)->events->branches[branch].type, value);
}

ModelStatus event_pass(Model *m)
{
    for (int i = 0; i < described(m)->events->discrete_count; i++)
        if (described(m)->events->discretes[i].is_stepwise || described(m)->events->discretes[i].is_ticking)
            discrete_copy(described(m), i, discrete_at(m, i), discrete_before_of(m, i));
    for (int i = 0; i < described(m)->events->reset_count; i++) {
        place_set(m, described(m)->events->resets[i].value, MODEL_NUMBER,
                  double_of(m, described(m)->events->resets[i].offset));
        place_set(m, described(m)->events->resets[i].is_set, MODEL_TRUTH, 0);
    }
    return model_update(m);
}

struct Settling {
    const ModelDescription *about;
    int *branches, branch_count, *discretes, discrete_count; /* rows: the members of groups */
    Switches *assumed, *first; /* assumed by the last pass; before the first pass */
    Toggles turns;             /* how often each changed in the later passes; resets do not count */
    int group_count, most;     /* most: passes in a row that confirm no further group */
    int determined;            /* groups that the last pass has determined: the first ones */
    bool *is_changed, *is_open, *is_turned; /* by group: by the last pass; at the begin of a search; a relation has */
    int tried[MOST_TRIED], tried_count;
    bool is_everything_assumed; /* everything is one group */
    const Settling *outer; /* the one whose passes contain this one's; or NULL */
    bool is_trying;        /* it tries combinations or intervals */
    Model *m;              /* of the present search, and the pass that determines its values */
    Pass pass;
    void *context;
};

static int group_of_branch(const Settling *s, int i)
{
    return s->is_everything_assumed ? 0 : s->about->events->branches[i].group;
}

static int group_of_discrete(const Settling *s, int i)
{
    return s->is_everything_assumed ? 0 : s->about->events->discretes[i].group;
}

Toggles toggles_new(const ModelDescription *about, Arena *a)
{
    Toggles t;
    t.branch = arena_take(a, (size_t)about->events->branch_count, sizeof *t.branch);
    t.discrete = arena_take(a, (size_t)about->events->discrete_count, sizeof *t.discrete);
    t.reset = arena_take(a, (size_t)about->events->reset_count, sizeof *t.reset);
    return t;
}

void toggles_forget(const ModelDescription *about, Toggles *t)
{
    memset(t->branch, 0, (size_t)about->events->branch_count * sizeof *t->branch);
    memset(t->discrete, 0, (size_t)about->events->discrete_count * sizeof *t->discrete);
    memset(t->reset, 0, (size_t)about->events->reset_count * sizeof *t->reset);
}

Settling *settling_new(const ModelDescription *about, Arena *a, bool is_everything_assumed, const Settling *outer)
{
    const int count = about->events->branch_count + about->events->discrete_count;
    int *size = arena_take(a, (size_t)count + 2, sizeof *size), largest = 0; /* by group */
    Settling *s = arena_take(a, 1, sizeof *s);
    s->about = about;
    s->is_everything_assumed = is_everything_assumed;
    s->outer = outer;
    s->assumed = switches_new(about, a);
    s->first = switches_new(about, a);
    s->turns = toggles_new(about, a);
    s->group_count = is_everything_assumed;
    s->branches = arena_take(a, (size_t)about->events->branch_count, sizeof *s->branches);
    s->discretes = arena_take(a, (size_t)about->events->discrete_count, sizeof *s->discretes);
    for (int i = 0; i < count; i++) {
        const int discrete = i - about->events->branch_count;
        const int group = discrete < 0 ? group_of_branch(s, i) : group_of_discrete(s, discrete);
        if (group >= 0 && discrete < 0)
            s->branches[s->branch_count++] = i;
        else if (group >= 0)
            s->discretes[s->discrete_count++] = discrete;
        if (group >= s->group_count)
            s->group_count = group + 1;
        if (group >= 0 && ++size[group] > largest)
            largest = size[group];
    }
    s->most = 2 * largest + FURTHER_PASSES;
    s->is_changed = arena_take(a, (size_t)s->group_count, sizeof *s->is_changed);
    s->is_open = arena_take(a, (size_t)s->group_count, sizeof *s->is_open);
    s->is_turned = arena_take(a, (size_t)s->group_count, sizeof *s->is_turned);
    return s;
}

const Toggles *settling_turns(const Settling *s)
{
    return &s->turns;
}

/* ---- one pass ---- */

static bool is_branch_changed(const Settling *s, int i)
{
    return are_different(branch_value(s->m, i), switches_branch(s->assumed, i));
}

static bool is_discrete_changed(const Settling *s, int i)
{
    return discrete_has_moved(s->about, i, discrete_of(s->m, i), discrete_kept(s->assumed, i));
}

/* Makes a pass, and finds out which groups differ from the assumptions and how many groups it has determined. */
static ModelStatus make_pass(Settling *s)
{
    switches_keep(s->assumed, s->m);
    const ModelStatus status = s->pass(s->context, s->m);
    s->determined = s->group_count;
    if (status != MODEL_OK)
        s->determined = s->is_everything_assumed ? 0 : model_solving(s->m)->determined;
    memset(s->is_changed, 0, (size_t)s->group_count * sizeof *s->is_changed);
    for (int i = 0; i < s->branch_count; i++)
        if (is_branch_changed(s, s->branches[i]))
            s->is_changed[group_of_branch(s, s->branches[i])] = true;
    for (int i = 0; i < s->discrete_count; i++)
        if (is_discrete_changed(s, s->discretes[i]))
            s->is_changed[group_of_discrete(s, s->discretes[i])] = true;
    return status;
}

static bool is_confirmed(const Settling *s, int group)
{
    return group < s->determined && !s->is_changed[group];
}

/* The number of confirmed groups; *first: the first group that is not confirmed. */
static int confirmed_count(const Settling *s, int *first)
{
    int count = 0;
    *first = s->group_count;
    for (int g = s->group_count - 1; g >= 0; g--) {
        count += is_confirmed(s, g);
        if (!is_confirmed(s, g))
            *first = g;
    }
    return count;
}

static bool are_confirmed_until(const Settling *s, int group)
{
    int first;
    confirmed_count(s, &first);
    return first > group;
}

static bool has_changed(const Settling *s)
{
    for (int g = 0; g < s->group_count; g++)
        if (s->is_changed[g])
            return true;
    return false;
}

/* ---- repetition ---- */

/* Repeats passes until one changes nothing; returns its status. A pass that fails without a change may do so because a
 * loop's guess is from before the event: then it is made again with a search. */
static ModelStatus repeat(Settling *s)
{
    ModelStatus status = MODEL_OK;
    int confirmed = 0, first;
    toggles_forget(s->about, &s->turns);
    for (int i = 0; i < s->most; i++) {
        status = make_pass(s);
        if (!has_changed(s) && status != MODEL_OK) {
            const bool is_searching = model_solving(s->m)->is_searching;
            model_solving(s->m)->is_searching = true;
            status = is_searching ? MODEL_FAIL : make_pass(s);
            model_solving(s->m)->is_searching = is_searching;
        }
        if (!has_changed(s))
            break;
        if (confirmed_count(s, &first) > confirmed) {
            confirmed = confirmed_count(s, &first);
            toggles_forget(s->about, &s->turns);
            i = 0;
        }
        for (int k = 0; k < s->branch_count && i >= s->most / 2; k++)
            s->turns.branch[s->branches[k]] += is_branch_changed(s, s->branches[k]);
        for (int k = 0; k < s->discrete_count && i >= s->most / 2; k++)
            s->turns.discrete[s->discretes[k]] += is_discrete_changed(s, s->discretes[k]);
    }
    return status;
}

/* ---- searches ----
 *
 * A search is for the first group that repetition has not confirmed. Confirmed groups keep their values; the others
 * begin where repetition began. */

static void set_first(const Settling *s)
{
    for (int i = 0; i < s->branch_count; i++)
        if (s->is_open[group_of_branch(s, s->branches[i])])
            branch_set(s->m, s->branches[i], switches_branch(s->first, s->branches[i]));
    for (int i = 0; i < s->discrete_count; i++)
        if (s->is_open[group_of_discrete(s, s->discretes[i])])
            discrete_restore(s->m, s->discretes[i], s->first);
}

/* Repetition with branches that follow the iterations of the loops. A loop of continuous equations is then one system,
 * not one for each combination, and Newton's method crosses from one combination to another. */
static bool try_following(Settling *s, int group)
{
    bool is_found = false, is_solved = true;
    set_first(s);
    model_solving(s->m)->is_following = true;
    for (int i = 0; i < s->most && is_solved && !is_found; i++) {
        make_pass(s);
        is_solved = group < s->determined;
        is_found = are_confirmed_until(s, group);
    }
    model_solving(s->m)->is_following = false;
    return is_found;
}

/* Keeps the first change of a pass in each group, and reverts the others. False if there is none. */
static bool turn_first(Settling *s)
{
    bool is_any = false;
    memset(s->is_turned, 0, (size_t)s->group_count * sizeof *s->is_turned);
    for (int k = 0; k < s->branch_count; k++) {
        const int i = s->branches[k], group = group_of_branch(s, i);
        if (s->about->events->branches[i].is_integer_part || !is_branch_changed(s, i))
            continue;
        if (s->is_turned[group] || group >= s->determined)
            branch_set(s->m, i, switches_branch(s->assumed, i));
        else
            s->is_turned[group] = is_any = true;
    }
    return is_any;
}

/* Principal pivoting by least index (Murty, Linear Algebra Appl. 7, 1974): for a linear complementarity problem with a
 * P-matrix, such as a circuit of diodes that all leak and resist a little, it ends without a cycle, mostly after about
 * as many passes as there are relations. In each pass, every group turns one of its relations. */
static bool try_pivoting(Settling *s, int group)
{
    int confirmed = 0, first;
    set_first(s);
    for (int i = 0; i < PIVOTS * s->most; i++) {
        make_pass(s);
        if (confirmed_count(s, &first) > confirmed) {
            confirmed = confirmed_count(s, &first);
            i = 0;
        }
        if (!turn_first(s))
            break;
    }
    return are_confirmed_until(s, group);
}

/* Tries one combination of relations; the other assumptions follow by repetition as long as it is confirmed. */
static bool try_combination(Settling *s, int group, unsigned flipped)
{
    set_first(s);
    for (int pass = 0; pass < PASSES_OF_ONE; pass++) {
        bool is_kept = true;
        for (int i = 0; i < s->tried_count; i++) {
            const bool was_true = switches_branch(s->first, s->tried[i]) > 0;
            branch_set(s->m, s->tried[i], was_true != (flipped >> i & 1u) ? 1 : 0);
        }
        make_pass(s);
        for (int i = 0; i < s->tried_count && is_kept; i++)
            is_kept = !is_branch_changed(s, s->tried[i]);
        if (group >= s->determined || !is_kept)
            return false;
        if (are_confirmed_until(s, group))
            return true;
    }
    return false;
}

static bool try_each(Settling *s, int group, int count)
{
    for (unsigned k = 0; count > 0 && k < 1u << count; k++)
        if (try_combination(s, group, k ^ k >> 1))
            return true;
    return false;
}

/* Combines relations that turned in the last passes, then others, up to the limit. All combinations are tried with
 * loops solved from their guesses, which is quick. Searches far from these may take long: with them few are tried. */
static bool try_combinations(Settling *s, int group)
{
    ModelSolving *solving = model_solving(s->m);
    const bool is_searching = solving->is_searching;
    s->tried_count = 0;
    for (int pass = 0; pass < 2; pass++)
        for (int k = 0; k < s->branch_count && s->tried_count < MOST_TRIED; k++) {
            const int i = s->branches[k];
            const bool is_relation = group_of_branch(s, i) == group && !s->about->events->branches[i].is_integer_part;
            if (is_relation && (s->turns.branch[i] > 0) == (pass == 0))
                s->tried[s->tried_count++] = i;
        }
    solving->is_searching = false;
    const bool is_found = try_each(s, group, s->tried_count);
    solving->is_searching = is_searching;
    return is_found || (is_searching &&
                        try_each(s, group, s->tried_count < MOST_SEARCHED ? s->tried_count : MOST_SEARCHED));
}

/* Tries one interval of a table; all other assumptions follow by repetition. */
static bool try_interval(Settling *s, int group, int branch, int interval)
{
    set_first(s);
    for (int i = 0; i < PASSES_OF_ONE; i++) {
        branch_set(s->m, branch, interval);
        make_pass(s);
        if (group >= s->determined || is_branch_changed(s, branch))
            return false;
        if (are_confirmed_until(s, group))
            return true;
    }
    return false;
}

/* Confirms this group, and keeps the groups before it confirmed. */
static bool try_all(Settling *s, int group)
{
    for (int g = 0; g < s->group_count; g++)
        s->is_open[g] = !is_confirmed(s, g);
    s->is_trying = true;
    bool is_found = try_pivoting(s, group) || try_following(s, group) || try_combinations(s, group);
    for (int n = 0; n < s->branch_count && !is_found; n++) {
        const int i = s->branches[n];
        for (int k = 0; k < s->about->events->branches[i].intervals && !is_found; k++)
            is_found = group_of_branch(s, i) == group && s->turns.branch[i] > 0 && try_interval(s, group, i, k);
    }
    s->is_trying = false;
    return is_found;
}

/* No group depends on a later one, so that each is searched at most once. */
SettleResult settle(Settling *s, Model *m, Pass pass, void *context)
{
    const bool is_within_trial = s->outer && s->outer->is_trying; /* nested trials would multiply */
    s->m = m;
    s->pass = pass;
    s->context = context;
    switches_keep(s->first, m);
    for (int next = 0;;) {
        int group;
        const ModelStatus status = repeat(s);
        const bool is_inconsistent = has_changed(s);
        if (status == MODEL_OK && !is_inconsistent)
            return SETTLED;
        const ModelFailure failure = *model_failure(m);
        confirmed_count(s, &group);
        const bool is_sought = !is_within_trial && group >= next && group < s->group_count;
        if (is_sought && try_all(s, group)) {
            if (are_confirmed_until(s, s->group_count - 1))
                return SETTLED;
            next = group + 1;
            continue;
        }
        if (is_inconsistent)
            return SETTLE_INCONSISTENT;
        *model_failure(m) = failure;
        return SETTLE_FAILED;
    }
}
