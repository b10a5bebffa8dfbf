/* start.c - the initial system: which starts hold, and in which order the states' initial values follow from them.
 *
 * Unknowns are all variables, states included. Fixed starts are taken as equations, in order, as long as they are
 * independent of the model's equations and of each other, by structure and if that misleads by numbers; what is then
 * still free is filled with the states' guesses, then with values other than 0 that are stated for what is no state
 * and no guess of a loop, then with 0. Only what determines the states is kept: the rest follows from
 * them in continuous time.
 */
#include "causal/work.h"

#include <stdlib.h>

static const IntList *columns_of(void *context, int row)
{
    return ((StartRows *)context)->columns.at[row];
}

/* A state without a stated value begins at 0; which ones do is remembered, to be said once. */
static void default_start(Arena *arena, Causal *causal, int variable)
{
    CausalVariable *v = &causal->variables.at[variable];
    if (v->start)
        return;
    v->start = expr_number(0);
    list_push(arena, &causal->defaulted, variable);
}

/* Variables that a when-equation sets as the run begins need no start. */
static void drop_set_first(Arena *arena, Causal *causal)
{
    bool *is_set = arena_array(arena, bool, causal->variables.count);
    IntList all = causal->defaulted;
    for (int v = 0; v < causal->system->variables.count; v++)
        if (causal->system->variables.at[v].is_set_first) {
            int own = causal_representative(causal, v);
            if (own >= 0)
                is_set[own] = true;
        }
    causal->defaulted = (IntList){0};
    for (int i = 0; i < all.count; i++)
        if (!is_set[all.at[i]])
            list_push(arena, &causal->defaulted, all.at[i]);
}

/* A guess that became a start is worth a word, and a state that begins at 0. */
static void note_starts(Arena *arena, Causal *causal)
{
    const IntList *given = &causal->given, *defaulted = &causal->defaulted;
    if (given->count) {
        const CausalVariable *first = &causal->variables.at[given->at[0]];
        diag(DIAG_C24, first->start_source, "states without a start begin such that the value stated for '%s'%s",
             first->path->text, given->count > 1 ? ", and others, hold" : " holds");
    }
    for (int i = 0; i < given->count; i++) {
        const CausalVariable *v = &causal->variables.at[given->at[i]];
        diag_detail("%s = %s (%s)", v->path->text, expr_text(arena, v->start), source_print(arena, v->start_source));
    }
    drop_set_first(arena, causal);
    if (defaulted->count == 1) {
        diag(DIAG_C08, causal_drawn_source(causal, defaulted->at[0]), "'%s' has no stated start: it begins at 0",
             causal->variables.at[defaulted->at[0]].path->text);
    } else if (defaulted->count) {
        diag(DIAG_C08, causal_drawn_source(causal, defaulted->at[0]),
             "%d states have no stated start: they begin at 0", defaulted->count);
        causal_detail_variables(causal, arena, defaulted);
    }
}

static Row start_row(const Causal *causal, int variable)
{
    const CausalVariable *v = &causal->variables.at[variable];
    return (Row){v->leaf, v->start, -1};
}

/* Has a variable that is no state a start of its own, not a guess? A 0 says no more than that nobody said anything. */
static bool is_given_besides_states(const CausalVariable *v)
{
    return v->is_given && !v->is_guess && !v->is_fixed && v->role == ROLE_ALGEBRAIC && !expr_is_number(v->start, 0);
}

/* The usual case: exactly the states have fixed starts, or none of their own. */
static bool states_start_directly(const Causal *causal)
{
    bool has_open = false, has_given = false;
    if (causal->sets.count || causal->delays.count)
        return false;
    for (int i = 0; i < causal->states.count; i++)
        has_open |= !causal->variables.at[causal->states.at[i]].start;
    for (int i = 0; i < causal->variables.count; i++) {
        const CausalVariable *v = &causal->variables.at[i];
        if (v->is_fixed && v->role != ROLE_STATE && v->role != ROLE_ALIAS && v->role != ROLE_DISCRETE)
            return false;
        has_given |= is_given_besides_states(v);
    }
    return !has_open || !has_given;
}

static void add_row(Arena *arena, Causal *causal, const bool *is_unknown, StartRows *start, Row row)
{
    IntList *columns = arena_new_of(arena, IntList);
    *columns = causal_mentioned_of(arena, causal, row.left, row.right, is_unknown);
    list_push(arena, &start->columns, columns);
    list_push(arena, &start->rows, row);
}

static bool try_row(Arena *arena, Causal *causal, const bool *is_unknown, StartRows *start, int variable)
{
    add_row(arena, causal, is_unknown, start, start_row(causal, variable));
    matcher_reserve(start->matcher, start->rows.count, causal->variables.count);
    if (matcher_augment(start->matcher, start->rows.count - 1, columns_of, start, NULL, NULL))
        return true;
    start->rows.count--;
    start->columns.count--;
    return false;
}

/* Variables that begin with values of their own: the states, and of each state set as many candidates, such that the
 * others can be told from them at the stated starts. */
static void first_states(Arena *arena, const Causal *causal, IntList *found)
{
    for (int i = 0; i < causal->states.count; i++)
        if (causal->variables.at[causal->states.at[i]].set < 0)
            list_push(arena, found, causal->states.at[i]);
    for (int s = 0; s < causal->sets.count; s++)
        for (int i = 0; i < causal->sets.at[s].started.count; i++)
            list_push(arena, found, causal->sets.at[s].candidates.at[causal->sets.at[s].started.at[i]]);
}

/* Variables that may begin with a value that is not fixed, the best ones first. */
static void open_starts(Arena *arena, const Causal *causal, IntList *found)
{
    IntList states = {0};
    first_states(arena, causal, &states);
    for (int i = 0; i < states.count; i++)
        if (!causal->variables.at[states.at[i]].is_fixed && causal->variables.at[states.at[i]].start)
            list_push(arena, found, states.at[i]);
    for (int v = 0; v < causal->variables.count; v++)
        if (is_given_besides_states(&causal->variables.at[v]))
            list_push(arena, found, v);
    for (int i = 0; i < states.count; i++)
        if (!causal->variables.at[states.at[i]].start)
            list_push(arena, found, states.at[i]);
}

/* Takes guesses, or 0, for what no fixed start determines. */
static void fill_states(Arena *arena, Causal *causal, const bool *is_unknown, const bool *may_start, StartRows *start,
                        int missing)
{
    IntList wanted = {0};
    open_starts(arena, causal, &wanted);
    for (int i = 0; i < wanted.count && missing > 0; i++) {
        int state = wanted.at[i];
        if (!may_start[state])
            continue;
        bool stated = causal->variables.at[state].start != NULL;
        if (!stated)
            causal->variables.at[state].start = expr_number(0);
        bool taken = try_row(arena, causal, is_unknown, start, state);
        missing -= taken;
        if (taken && causal->variables.at[state].role != ROLE_STATE && causal->variables.at[state].set < 0)
            list_push(arena, &causal->given, state);
        if (!stated) {
            causal->variables.at[state].start = NULL;
            if (taken)
                default_start(arena, causal, state);
        }
    }
}

static void add_check(Arena *arena, Causal *causal, int variable)
{
    const CausalVariable *v = &causal->variables.at[variable];
    list_push(arena, &causal->start_checks,
              (StartCheck){.variable = variable, .start = v->start, .source = v->start_source});
}

static int as_drawn(const void *left, const void *right)
{
    return ((const StartCheck *)left)->variable - ((const StartCheck *)right)->variable;
}

/* Fixed starts in the order in which they are taken: what is integrated at first comes first, for from that the others
 * follow best. The other candidates of a state set are left to be checked: their starts need not determine anything,
 * like that of a pendulum's x where it hangs straight down. */
static void fixed_starts(Arena *arena, Causal *causal, IntList *found)
{
    bool *is_listed = arena_array(arena, bool, causal->variables.count);
    IntList first = {0};
    first_states(arena, causal, &first);
    int integrated = first.count;
    for (int s = 0; s < causal->sets.count; s++)
        for (int k = 0; k < causal->sets.at[s].candidates.count; k++)
            list_push(arena, &first, causal->sets.at[s].candidates.at[k]);
    int candidates = first.count;
    for (int v = 0; v < causal->variables.count; v++)
        list_push(arena, &first, v);
    for (int i = 0; i < first.count; i++) {
        int v = first.at[i];
        const CausalVariable *variable = &causal->variables.at[v];
        bool counts = !is_listed[v] && variable->is_fixed && variable->role != ROLE_ALIAS &&
                      variable->role != ROLE_DISCRETE;
        if (counts && i >= integrated && i < candidates)
            add_check(arena, causal, v);
        else if (counts)
            list_push(arena, found, v);
        is_listed[v] = true;
    }
}

/* The model's own equations, matched, and the starts that structure leaves open, among those that may be taken. */
static void take_starts(Arena *arena, Causal *causal, const bool *is_unknown, const bool *may_start, StartRows *start)
{
    IntList unmatched = {0}, fixed = {0};
    start->matcher = matcher_new(arena, causal->variables.count);
    for (int e = 0; e < causal->equations.count; e++) {
        const CausalEquation *equation = &causal->equations.at[e];
        bool holds = equation->use == EQUATION_START || (equation->use == EQUATION_USED && !causal_delay(causal, e));
        if (!holds || equation->set >= 0)
            continue;
        list_push(arena, &unmatched, start->rows.count);
        add_row(arena, causal, is_unknown, start, (Row){equation->left, equation->right, e});
    }
    matcher_reserve(start->matcher, start->rows.count, causal->variables.count);
    matcher_complete(start->matcher, &unmatched, columns_of, start, NULL);
    if (unmatched.count > 0)
        internal_error("the equations of the start cannot be matched");
    fixed_starts(arena, causal, &fixed);
    int missing = causal->states.count;
    for (int i = 0; i < fixed.count; i++) {
        int v = fixed.at[i];
        if (missing > 0 && may_start[v] && try_row(arena, causal, is_unknown, start, v))
            missing--;
        else
            add_check(arena, causal, v);
    }
    if (causal->start_checks.count > 1)
        qsort(causal->start_checks.at, (size_t)causal->start_checks.count, sizeof *causal->start_checks.at, as_drawn);
    start_checks_tie(arena, causal, start);
    fill_states(arena, causal, is_unknown, may_start, start, missing);
}

/* Chooses start equations for a model where fixed starts are stated for other variables than the states. */
static void choose_rows(Arena *arena, Causal *causal, const bool *is_unknown, StartRows *start)
{
    bool *may_start = arena_array(arena, bool, causal->variables.count);
    for (int v = 0; v < causal->variables.count; v++)
        may_start[v] = true;
    take_starts(arena, causal, is_unknown, may_start, start);
    if (starts_determine(causal, is_unknown, start))
        return;
    IntList wanted = {0};
    fixed_starts(arena, causal, &wanted);
    open_starts(arena, causal, &wanted);
    starts_independent(causal, is_unknown, start, &wanted, may_start);
    for (int i = 0; i < causal->defaulted.count; i++)
        causal->variables.at[causal->defaulted.at[i]].start = NULL;
    causal->defaulted.count = causal->given.count = causal->start_checks.count = 0;
    *start = (StartRows){0};
    take_starts(arena, causal, is_unknown, may_start, start);
}

/* The blocks that states need, and what delays begin with. */
static Schedule needed_blocks(Arena *arena, const Causal *causal, const Schedule *all)
{
    bool *is_needed = arena_array(arena, bool, causal->variables.count);
    for (int i = 0; i < causal->states.count; i++)
        is_needed[causal->states.at[i]] = true;
    for (int s = 0; s < causal->sets.count; s++) {
        const StateSet *set = &causal->sets.at[s];
        for (int i = 0; i < set->candidates.count; i++)
            is_needed[set->candidates.at[i]] = true;
        for (int i = 0; i < set->jacobian.count; i++) /* tells which of them are chosen first */
            causal_mark_mentions(arena, causal, set->jacobian.at[i], NULL, is_needed);
    }
    delays_mark_operands(causal, is_needed);
    return schedule_needed(arena, causal, all, is_needed);
}

bool start_build(Arena *arena, Causal *causal)
{
    bool *is_unknown = arena_array(arena, bool, causal->variables.count);
    StartRows start = {0};
    for (int b = 0; b < causal->continuous.count; b++) {
        const Block *block = causal->continuous.at[b];
        for (int i = 0; block->kind == BLOCK_NONLINEAR && i < block_size(block); i++)
            causal->variables.at[block_unknown(block, i)].is_guess = true;
    }
    if (states_start_directly(causal)) {
        for (int i = 0; i < causal->states.count; i++) {
            default_start(arena, causal, causal->states.at[i]);
            is_unknown[causal->states.at[i]] = true;
            list_push(arena, &start.rows, start_row(causal, causal->states.at[i]));
        }
        note_starts(arena, causal);
        return schedule_build(arena, causal, &start.rows, is_unknown, "the start", &causal->start);
    }
    for (int v = 0; v < causal->variables.count; v++)
        is_unknown[v] = causal_is_unknown_role(causal->variables.at[v].role) && causal->variables.at[v].set < 0;
    delays_start(arena, causal);
    choose_rows(arena, causal, is_unknown, &start);
    note_starts(arena, causal);
    Schedule all = {0};
    if (!schedule_build(arena, causal, &start.rows, is_unknown, "the start", &all))
        return false;
    causal->start = needed_blocks(arena, causal, &all);
    return start_checks_hold(arena, causal);
}
