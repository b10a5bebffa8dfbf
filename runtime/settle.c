/* settle.c - branches and discrete variables that depend on each other: values under which each is what was assumed.
 *
 * Those that depend on each other are a group, and groups are settled apart, though by the same passes: how long is
 * tried follows the largest one, and begins anew as more of them are confirmed.
 *
 * First by repetition: what one pass determines is what the next one assumes. Where that goes round, as it may with
 * ideal diodes and dry friction, relations change one at a time in each group. Where that does not help either, or
 * where a loop has no solution for what is assumed, as a transistor's may not, one group after the other is looked at,
 * in the order in which they are determined and depend on each other. It is repeated with branches that follow the
 * loops while these are solved. Then combinations of the group's relations are tried, each next one differing in one of
 * them (Gray code), from the last values on; the first that confirms itself is taken. There are 2^n of them: n is
 * limited. Then, as repetition is Newton's method for a loop that interpolates in a table, and may go round as that
 * does, the intervals of each such table are tried.
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
    int *branches, branch_count, *discretes, discrete_count; /* rows of those that are in a group */
    Switches *assumed, *first; /* by the last pass; before the first one */
    Toggles turns;             /* how often each changed in the later passes; resets do not count */
    int group_count, most;     /* passes that confirm no other group */
    int determined;            /* groups that the last pass has got through: the first ones */
    bool *is_changed, *is_open, *is_turned; /* by group: by the last pass; when a search began; one of its relations */
    int tried[MOST_TRIED], tried_count;
    bool is_everything_assumed; /* all of it is one group */
    const Settling *outer; /* its passes settle this one; or NULL */
    bool is_trying;        /* combinations or intervals */
    Model *m;              /* of the present search, with what determines its values */
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

/* Which groups have become what had not been assumed, and how many has it got through? */
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

/* In all; *first: how many are, before the first one that is not. */
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

/* Until a pass changes nothing; its status. One that fails where nothing has changed may do so because a loop's guess
 * is from before the event. */
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
 * They begin where repetition did, but for groups that it has confirmed, and are for the first one that it has not. */

static void set_first(const Settling *s)
{
    for (int i = 0; i < s->branch_count; i++)
        if (s->is_open[group_of_branch(s, s->branches[i])])
            branch_set(s->m, s->branches[i], switches_branch(s->first, s->branches[i]));
    for (int i = 0; i < s->discrete_count; i++)
        if (s->is_open[group_of_discrete(s, s->discretes[i])])
            discrete_restore(s->m, s->discretes[i], s->first);
}

/* Repetition again, with loops whose branches follow what they iterate on: a loop of continuous equations is then one
 * system, not one for each combination, and Newton's method crosses from one to the other. */
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

/* Keeps the first change of a pass in each group, and takes the others back. False if there is none. */
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
 * P-matrix, as a circuit of diodes is that all leak and resist a little, it ends without a cycle, mostly after about as
 * many passes as there are relations. All groups turn one of theirs in the same pass. */
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

/* One combination of what is tried; the rest follows, by repetition, as long as the combination confirms itself. */
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

/* Tries relations that turned at last, then the others, as many as are tried: all combinations with loops solved from
 * their guesses, which is quick; far from these, a search may take long, and few are tried. */
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

/* All other assumptions follow by repetition. */
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

/* Confirms that group, and leaves those before it confirmed. */
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

/* As no group depends on a later one, each is searched for once at most. */
SettleResult settle(Settling *s, Model *m, Pass pass, void *context)
{
    const bool is_within_trial = s->outer && s->outer->is_trying; /* there would be as many as both have, multiplied */
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
