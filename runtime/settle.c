/* settle.c - branches and discrete variables that depend on each other: values under which each is what was assumed.
 *
 * First by repetition: what one pass determines is what the next one assumes. Where that goes round, as it may with
 * ideal diodes and dry friction, relations change one at a time. Where that does not help either, or where a loop has
 * no solution for what is assumed, as a transistor's may not, it is repeated with branches that follow the loops while
 * these are solved. Then combinations of relations are tried, each next one differing in one of them (Gray code), from
 * the last values on; the first that confirms itself is taken. There are 2^n of them: n is limited. Then, as repetition
 * is Newton's method for a loop that interpolates in a table, and may go round as that does, the intervals of each such
 * table are tried. */
#include "runtime.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_TRIED = 12, MOST_SEARCHED = 4, FURTHER_PASSES = 10, PASSES_OF_ONE = 3, PIVOTS = 4 };

double branch_value(const Model *m, int branch)
{
    return double_of(m, model_branches[branch].offset);
}

double discrete_value(const Model *m, int discrete)
{
    return double_of(m, model_discretes[discrete].offset);
}

bool are_different(double a, double b)
{
    return a < b || a > b || (a != a) != (b != b);
}

bool has_moved(double a, double b)
{
    return are_different(a, b) && !(fabs(a - b) <= 64 * DBL_EPSILON * fmax(fabs(a), fabs(b)));
}

Switches *switches_new(void)
{
    Switches *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->branch = calloc((size_t)model_branch_count + 1, sizeof *s->branch);
    s->discrete = calloc((size_t)model_discrete_count + 1, sizeof *s->discrete);
    if (s->branch && s->discrete)
        return s;
    switches_free(s);
    return NULL;
}

void switches_free(Switches *s)
{
    if (!s)
        return;
    free(s->branch);
    free(s->discrete);
    free(s);
}

void switches_keep(Switches *s, const Model *m)
{
    for (int i = 0; i < model_branch_count; i++)
        s->branch[i] = branch_value(m, i);
    for (int i = 0; i < model_discrete_count; i++)
        s->discrete[i] = discrete_value(m, i);
}

void switches_restore(const Switches *s, Model *m)
{
    for (int i = 0; i < model_branch_count; i++)
        *double_at(m, model_branches[i].offset) = s->branch[i];
    for (int i = 0; i < model_discrete_count; i++)
        *double_at(m, model_discretes[i].offset) = s->discrete[i];
}

void switches_exchange(Switches *s, Model *m)
{
    for (int i = 0; i < model_branch_count; i++) {
        double *value = double_at(m, model_branches[i].offset);
        const double kept = s->branch[i];
        s->branch[i] = *value;
        *value = kept;
    }
    for (int i = 0; i < model_discrete_count; i++) {
        double *value = double_at(m, model_discretes[i].offset);
        const double kept = s->discrete[i];
        s->discrete[i] = *value;
        *value = *double_at(m, model_discretes[i].pre) = kept;
    }
}

struct Settling {
    Switches *assumed, *first; /* by the last pass; before the first one */
    Toggles turns;             /* how often each changed in the later passes; resets do not count */
    int tried[MOST_TRIED], tried_count;
    bool is_everything_assumed;
    const Settling *outer; /* its passes settle this one; or NULL */
    bool is_trying;        /* combinations or intervals */
};

Settling *settling_new(bool is_everything_assumed, const Settling *outer)
{
    Settling *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->is_everything_assumed = is_everything_assumed;
    s->outer = outer;
    s->assumed = switches_new();
    s->first = switches_new();
    s->turns.branch = calloc((size_t)model_branch_count + 1, sizeof *s->turns.branch);
    s->turns.discrete = calloc((size_t)model_discrete_count + 1, sizeof *s->turns.discrete);
    s->turns.reset = calloc((size_t)model_reset_count + 1, sizeof *s->turns.reset);
    if (s->assumed && s->first && s->turns.branch && s->turns.discrete && s->turns.reset)
        return s;
    settling_free(s);
    return NULL;
}

void settling_free(Settling *s)
{
    if (!s)
        return;
    switches_free(s->assumed);
    switches_free(s->first);
    free(s->turns.branch);
    free(s->turns.discrete);
    free(s->turns.reset);
    free(s);
}

const Toggles *settling_turns(const Settling *s)
{
    return &s->turns;
}

static bool is_branch_assumed(const Settling *s, int i)
{
    return s->is_everything_assumed || model_branches[i].is_assumed;
}

static bool is_discrete_assumed(const Settling *s, int i)
{
    return s->is_everything_assumed || model_discretes[i].is_assumed;
}

static int assumed_count(const Settling *s)
{
    int count = 0;
    for (int i = 0; i < model_branch_count; i++)
        count += is_branch_assumed(s, i);
    for (int i = 0; i < model_discrete_count; i++)
        count += is_discrete_assumed(s, i);
    return count;
}

/* Is what was determined what had been assumed? */
static bool is_confirmed(const Settling *s, const Model *m)
{
    for (int i = 0; i < model_branch_count; i++)
        if (is_branch_assumed(s, i) && are_different(branch_value(m, i), s->assumed->branch[i]))
            return false;
    for (int i = 0; i < model_discrete_count; i++)
        if (is_discrete_assumed(s, i) && has_moved(discrete_value(m, i), s->assumed->discrete[i]))
            return false;
    return true;
}

static void count_turns(Settling *s, const Model *m)
{
    const Switches *assumed = s->assumed;
    for (int i = 0; i < model_branch_count; i++)
        s->turns.branch[i] += is_branch_assumed(s, i) && are_different(branch_value(m, i), assumed->branch[i]);
    for (int i = 0; i < model_discrete_count; i++)
        s->turns.discrete[i] += is_discrete_assumed(s, i) &&
                                has_moved(discrete_value(m, i), assumed->discrete[i]);
}

static void set_first(const Settling *s, Model *m)
{
    for (int i = 0; i < model_branch_count; i++)
        if (is_branch_assumed(s, i))
            *double_at(m, model_branches[i].offset) = s->first->branch[i];
    for (int i = 0; i < model_discrete_count; i++)
        if (is_discrete_assumed(s, i))
            *double_at(m, model_discretes[i].offset) = s->first->discrete[i];
}

/* ---- branches that follow ---- */

/* Repetition again, with loops whose branches follow what they iterate on: a loop of continuous equations is then one
 * system, not one for each combination, and Newton's method crosses from one to the other. */
static bool try_following(Settling *s, Model *m, Pass pass, void *context, int most)
{
    bool is_found = false, is_solved = true;
    set_first(s, m);
    model_solving(m)->is_following = true;
    for (int i = 0; i < most && is_solved && !is_found; i++) {
        switches_keep(s->assumed, m);
        is_solved = pass(context, m) == MODEL_OK;
        is_found = is_solved && is_confirmed(s, m);
    }
    model_solving(m)->is_following = false;
    return is_found;
}

/* ---- one relation at a time ---- */

/* Of the relations that a pass has changed the first one alone stays so. False if it has changed none. */
static bool turn_first(const Settling *s, Model *m)
{
    bool is_found = false;
    for (int i = 0; i < model_branch_count; i++) {
        double *value = double_at(m, model_branches[i].offset);
        if (!is_branch_assumed(s, i) || model_branches[i].is_integer_part)
            continue;
        if (is_found)
            *value = s->assumed->branch[i];
        is_found = is_found || are_different(*value, s->assumed->branch[i]);
    }
    return is_found;
}

/* Principal pivoting by least index (Murty, Linear Algebra Appl. 7, 1974): for a linear complementarity problem with a
 * P-matrix, as a circuit of diodes is that all leak and resist a little, it ends without a cycle, mostly after about as
 * many passes as there are relations. */
static bool try_pivoting(Settling *s, Model *m, Pass pass, void *context, int most)
{
    set_first(s, m);
    for (int i = 0; i < most; i++) {
        switches_keep(s->assumed, m);
        if (pass(context, m) != MODEL_OK)
            return false;
        if (is_confirmed(s, m))
            return true;
        if (!turn_first(s, m))
            return false;
    }
    return false;
}

/* ---- combinations of relations ---- */

/* Those that turned at last, then the others, as many as are tried. */
static void choose_tried(Settling *s)
{
    s->tried_count = 0;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < model_branch_count && s->tried_count < MOST_TRIED; i++) {
            const bool is_relation = is_branch_assumed(s, i) && !model_branches[i].is_integer_part;
            if (is_relation && (s->turns.branch[i] > 0) == (pass == 0))
                s->tried[s->tried_count++] = i;
        }
}

static void set_combination(const Settling *s, Model *m, unsigned flipped)
{
    for (int i = 0; i < s->tried_count; i++) {
        const bool was_true = s->first->branch[s->tried[i]] > 0;
        *double_at(m, model_branches[s->tried[i]].offset) = was_true != (flipped >> i & 1u) ? 1 : 0;
    }
}

static bool is_combination_kept(const Settling *s, const Model *m)
{
    for (int i = 0; i < s->tried_count; i++)
        if (are_different(branch_value(m, s->tried[i]), s->assumed->branch[s->tried[i]]))
            return false;
    return true;
}

/* What is not tried follows, by repetition, as long as the combination confirms itself. */
static bool try_combination(Settling *s, Model *m, Pass pass, void *context, unsigned flipped)
{
    set_first(s, m);
    for (int i = 0; i < PASSES_OF_ONE; i++) {
        set_combination(s, m, flipped);
        switches_keep(s->assumed, m);
        if (pass(context, m) != MODEL_OK || !is_combination_kept(s, m))
            return false;
        if (is_confirmed(s, m))
            return true;
    }
    return false;
}

static bool try_each(Settling *s, Model *m, Pass pass, void *context, int count)
{
    for (unsigned k = 0; count > 0 && k < 1u << count; k++)
        if (try_combination(s, m, pass, context, k ^ k >> 1))
            return true;
    return false;
}

/* All combinations with loops solved from their guesses, which is quick; far from these, a search may take long, and
 * few are tried. */
static bool try_combinations(Settling *s, Model *m, Pass pass, void *context)
{
    const bool is_searching = model_solving(m)->is_searching;
    choose_tried(s);
    model_solving(m)->is_searching = false;
    const bool is_found = try_each(s, m, pass, context, s->tried_count);
    model_solving(m)->is_searching = is_searching;
    return is_found || (is_searching && try_each(s, m, pass, context,
                                                 s->tried_count < MOST_SEARCHED ? s->tried_count : MOST_SEARCHED));
}

/* What else is assumed follows by repetition. */
static bool try_interval(Settling *s, Model *m, Pass pass, void *context, int branch, int interval)
{
    set_first(s, m);
    for (int i = 0; i < PASSES_OF_ONE; i++) {
        *double_at(m, model_branches[branch].offset) = interval;
        switches_keep(s->assumed, m);
        if (pass(context, m) != MODEL_OK || are_different(branch_value(m, branch), interval))
            return false;
        if (is_confirmed(s, m))
            return true;
    }
    return false;
}

static bool try_intervals(Settling *s, Model *m, Pass pass, void *context)
{
    for (int i = 0; i < model_branch_count; i++)
        for (int k = 0; is_branch_assumed(s, i) && s->turns.branch[i] > 0 && k < model_branches[i].intervals; k++)
            if (try_interval(s, m, pass, context, i, k))
                return true;
    return false;
}

/* One that fails where nothing has changed may do so because a loop's guess is from before the event. */
static ModelStatus search(Model *m, Pass pass, void *context)
{
    if (model_solving(m)->is_searching)
        return MODEL_FAIL;
    model_solving(m)->is_searching = true;
    const ModelStatus status = pass(context, m);
    model_solving(m)->is_searching = false;
    return status;
}

SettleResult settle(Settling *s, Model *m, Pass pass, void *context)
{
    const int most = 2 * assumed_count(s) + FURTHER_PASSES;
    ModelStatus status = MODEL_OK;
    bool is_settled = false;
    switches_keep(s->first, m);
    memset(s->turns.branch, 0, (size_t)model_branch_count * sizeof *s->turns.branch);
    memset(s->turns.discrete, 0, (size_t)model_discrete_count * sizeof *s->turns.discrete);
    for (int i = 0; i < most && !is_settled; i++) {
        switches_keep(s->assumed, m);
        status = pass(context, m);
        is_settled = is_confirmed(s, m);
        if (is_settled && status != MODEL_OK) {
            status = search(m, pass, context);
            is_settled = is_confirmed(s, m);
        }
        if (i >= most / 2)
            count_turns(s, m);
    }
    if (is_settled && status == MODEL_OK)
        return SETTLED;
    const ModelFailure failure = *model_failure(m);
    const bool is_within_trial = s->outer && s->outer->is_trying; /* there would be as many as both have, multiplied */
    s->is_trying = !is_within_trial;
    const bool is_found =
        !is_within_trial &&
        (try_pivoting(s, m, pass, context, PIVOTS * most) || try_following(s, m, pass, context, most) ||
         try_combinations(s, m, pass, context) || try_intervals(s, m, pass, context));
    s->is_trying = false;
    if (is_found)
        return SETTLED;
    if (!is_settled)
        return SETTLE_INCONSISTENT;
    *model_failure(m) = failure;
    return SETTLE_FAILED;
}
