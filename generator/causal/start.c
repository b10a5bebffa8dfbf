/* start.c - the initial system: the starts that hold, and the order in which the initial values of states follow.
 *
 * Unknowns are all variables, states included. Fixed starts are taken as equations, in order, as long as they are
 * independent of the model's equations and of each other. Independence is decided by structure and, if that misleads,
 * by numbers. Remaining degrees of freedom are filled with the states' guesses, then with stated non-zero values of
 * variables that are neither states nor unknowns of a nonlinear loop, then with 0. Only equations that determine the
 * states are kept: the rest follows from them in continuous time. */
#include "causal/discrete.h"
#include "causal/explain.h"
#include "causal/schedule.h"

#include <math.h>

/* Notes values that were taken as starts of states, and states that start at 0, unless a when-equation sets them when
 * the run begins. */
static void note_starts(Arena *arena, Causal *causal)
{
    const IntList *given = &causal->given, all = causal->defaulted;
    if (given->count) {
        const CausalVariable *first = &causal->variables.at[given->at[0]];
        diag(DIAG_C24, first->start_source,
             "states without a start value are initialized so that the value given for '%s'%s",
             first->path->text, given->count > 1 ? ", and others, hold" : " holds");
    }
    for (int i = 0; i < given->count; i++) {
        const CausalVariable *v = &causal->variables.at[given->at[i]];
        diag_detail("%s = %s (%s)", v->path->text, expr_text(arena, v->start), source_print(arena, v->start_source));
    }
    bool *is_set = arena_array(arena, bool, causal->variables.count);
    for (int v = 0; v < causal->system->variables.count; v++) {
        int own = causal->system->variables.at[v].is_set_first ? causal_representative(causal, v) : -1;
        if (own >= 0)
            is_set[own] = true;
    }
    IntList defaulted = {0};
    for (int i = 0; i < all.count; i++)
        if (!is_set[all.at[i]])
            list_push(arena, &defaulted, all.at[i]);
    causal->defaulted = defaulted;
    if (defaulted.count == 1) {
        diag(DIAG_C08, causal_drawn_source(causal, defaulted.at[0]), "'%s' has no start value: it starts at 0",
             causal->variables.at[defaulted.at[0]].path->text);
    } else if (defaulted.count) {
        diag(DIAG_C08, causal_drawn_source(causal, defaulted.at[0]),
             "%d states have no start value: they start at 0", defaulted.count);
        causal_detail_variables(arena, causal, &defaulted);
    }
}

/* True if a variable that is not a state has a stated value that is not a guess of a loop. 0 counts as unstated. */
static bool is_given_besides_states(const CausalVariable *v)
{
    return v->is_given && !v->is_guess && !v->is_fixed && v->role == ROLE_ALGEBRAIC && !expr_is_number(v->start, 0);
}

/* True in the usual case: only states have fixed starts, and no other stated values are needed for states without a
 * start. */
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

static void add_row(StartRows *start, Row row)
{
    list_push(start->arena, &start->columns,
              causal_mentioned_of(start->arena, start->causal, row.left, row.right, start->is_unknown));
    list_push(start->arena, &start->rows, row);
}

/* Takes the start of a variable as an equation if structure leaves the variable undetermined. */
static bool try_start(StartRows *start, int variable)
{
    const CausalVariable *v = &start->causal->variables.at[variable];
    add_row(start, (Row){v->leaf, v->start, -1});
    matcher_reserve(start->matcher, start->rows.count, start->causal->variables.count);
    if (matcher_augment(start->matcher, start->rows.count - 1, &start->columns, NULL, NULL))
        return true;
    start->rows.count--;
    start->columns.count--;
    return false;
}

/* Appends the variables that begin with values of their own: the states, and for each state set as many candidates,
 * which determine the others at the stated starts. */
static void first_states(Arena *arena, const Causal *causal, IntList *found)
{
    for (int i = 0; i < causal->states.count; i++)
        if (causal->variables.at[causal->states.at[i]].set < 0)
            list_push(arena, found, causal->states.at[i]);
    for (int s = 0; s < causal->sets.count; s++)
        for (int i = 0; i < causal->sets.at[s].started.count; i++)
            list_push(arena, found, causal->sets.at[s].candidates.at[causal->sets.at[s].started.at[i]]);
}

/* Appends variables that may begin with a value that is not fixed, the best ones first. */
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

/* Takes guesses, or 0, for states that no fixed start determines. */
static void fill_states(StartRows *start, const bool *may_start, int missing)
{
    Causal *causal = start->causal;
    IntList wanted = {0};
    open_starts(start->arena, causal, &wanted);
    for (int i = 0; i < wanted.count && missing > 0; i++) {
        CausalVariable *v = &causal->variables.at[wanted.at[i]];
        if (!may_start[wanted.at[i]])
            continue;
        bool is_stated = v->start != NULL;
        v->start = is_stated ? v->start : expr_number(0);
        bool is_taken = try_start(start, wanted.at[i]);
        missing -= is_taken;
        if (is_taken && v->role != ROLE_STATE && v->set < 0)
            list_push(start->arena, &causal->given, wanted.at[i]);
        if (is_taken && !is_stated)
            list_push(start->arena, &causal->defaulted, wanted.at[i]);
        if (!is_taken && !is_stated)
            v->start = NULL;
    }
}

/* Finds fixed starts in the order in which they are taken. Variables that are integrated at first come first, because
 * the others follow best from them. The starts of other candidates of state sets are only checked: they need not
 * determine anything, such as that of a pendulum's x where it hangs straight down. */
static void fixed_starts(Arena *arena, const Causal *causal, IntList *found, IntList *checked)
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
        if (!is_listed[v] && variable->is_fixed && variable->role != ROLE_ALIAS && variable->role != ROLE_DISCRETE)
            list_push(arena, i >= integrated && i < candidates ? checked : found, v);
        is_listed[v] = true;
    }
}

/* Matches the model's own equations, then takes starts, among those that may be taken, of variables that structure
 * leaves undetermined. */
static void take_starts(StartRows *start, const bool *may_start)
{
    Arena *arena = start->arena;
    Causal *causal = start->causal;
    IntList unmatched = {0}, fixed = {0}, checked = {0};
    start->matcher = matcher_new(arena, causal->variables.count);
    for (int e = 0; e < causal->equations.count; e++) {
        const CausalEquation *equation = &causal->equations.at[e];
        bool holds = equation->use == EQUATION_START || (equation->use == EQUATION_USED && !causal_delay(causal, e));
        if (!holds || equation->set >= 0)
            continue;
        list_push(arena, &unmatched, start->rows.count);
        add_row(start, (Row){equation->left, equation->right, e});
    }
    matcher_reserve(start->matcher, start->rows.count, causal->variables.count);
    matcher_complete(start->matcher, &unmatched, &start->columns, NULL);
    if (unmatched.count > 0)
        internal_error("the equations of the start cannot be matched");
    fixed_starts(arena, causal, &fixed, &checked);
    int missing = causal->states.count;
    for (int i = 0; i < fixed.count; i++) {
        if (missing > 0 && may_start[fixed.at[i]] && try_start(start, fixed.at[i]))
            missing--;
        else
            list_push(arena, &checked, fixed.at[i]);
    }
    ints_sort(&checked);
    for (int i = 0; i < checked.count; i++) {
        const CausalVariable *v = &causal->variables.at[checked.at[i]];
        list_push(arena, &causal->start_checks,
                  (StartCheck){.variable = checked.at[i], .start = v->start, .source = v->start_source});
    }
    start_checks_tie(start);
    fill_states(start, may_start, missing);
}

static void forget_defaults(Causal *causal)
{
    for (int i = 0; i < causal->defaulted.count; i++)
        causal->variables.at[causal->defaulted.at[i]].start = NULL;
    causal->defaulted.count = 0;
}

/* Removes all starts that were taken. */
static void begin_anew(StartRows *start)
{
    Causal *causal = start->causal;
    forget_defaults(causal);
    causal->given.count = causal->start_checks.count = 0;
    start->rows.count = start->columns.count = 0;
}

/* Chooses starts by structure alone. */
static void choose_by_structure(StartRows *start)
{
    bool *may_start = arena_array(start->arena, bool, start->causal->variables.count);
    for (int v = 0; v < start->causal->variables.count; v++)
        may_start[v] = true;
    begin_anew(start);
    take_starts(start, may_start);
}

/* Chooses starts of variables that the equations leave undetermined by rank, at the start's values or (NULL) at generic
 * points. Needs the rows of equations. */
static void choose_by_rank(StartRows *start, const double *values)
{
    bool *may_start = arena_array(start->arena, bool, start->causal->variables.count);
    IntList wanted = {0}, checked = {0};
    forget_defaults(start->causal);
    fixed_starts(start->arena, start->causal, &wanted, &checked);
    open_starts(start->arena, start->causal, &wanted);
    starts_independent(start, &wanted, values, may_start);
    begin_anew(start);
    take_starts(start, may_start);
}

static bool sort_rows(const StartRows *start, Schedule *all)
{
    *all = (Schedule){0};
    if (!schedule_build(start->arena, start->causal, &start->rows, start->is_unknown, "the start", all))
        return false;
    start_observe(start->arena, start->causal, all);
    return true;
}

/* States that nothing determines at the start begin at 0. */
static void complete_values(const StartRows *start, double *values)
{
    IntList states = {0};
    first_states(start->arena, start->causal, &states);
    for (int i = 0; i < states.count; i++)
        if (isnan(values[states.at[i]]) && !start->causal->variables.at[states.at[i]].start)
            values[states.at[i]] = 0;
}

static bool is_square(const StartRows *start)
{
    int unknowns = 0;
    for (int v = 0; v < start->causal->variables.count; v++)
        unknowns += start->is_unknown[v];
    return start->rows.count == unknowns;
}

/* Chooses start equations for a model with fixed starts of other variables than the states, and sorts them. If they are
 * singular at the stated starts, other equations are chosen, if these are not singular and no more start checks
 * fail. */
static bool build_rows(StartRows *start, Schedule *all)
{
    choose_by_structure(start);
    const bool is_usual = starts_determine(start, NULL);
    if (!is_usual)
        choose_by_rank(start, NULL);
    if (!sort_rows(start, all))
        return false;
    const StartValues before = starts_evaluate(start->arena, start->causal, all);
    if (starts_determine(start, before.at))
        return true;
    complete_values(start, before.at);
    choose_by_rank(start, before.at);
    if (is_square(start)) {
        if (!sort_rows(start, all))
            return false;
        const StartValues after = starts_evaluate(start->arena, start->causal, all);
        if (starts_determine(start, after.at) && after.disagreements <= before.disagreements)
            return true;
    }
    if (is_usual)
        choose_by_structure(start);
    else
        choose_by_rank(start, NULL);
    return sort_rows(start, all);
}

/* The blocks that states and the initial values of delays need. */
static Schedule needed_blocks(Arena *arena, const Causal *causal, const Schedule *all)
{
    bool *is_needed = arena_array(arena, bool, causal->variables.count);
    for (int i = 0; i < causal->states.count; i++)
        is_needed[causal->states.at[i]] = true;
    for (int s = 0; s < causal->sets.count; s++) {
        const StateSet *set = &causal->sets.at[s];
        for (int i = 0; i < set->candidates.count; i++)
            is_needed[set->candidates.at[i]] = true;
        for (int i = 0; i < set->jacobian.count; i++) /* decides which candidates are chosen first */
            causal_mark_mentions(arena, causal, set->jacobian.at[i], NULL, is_needed);
    }
    delays_mark_operands(causal, is_needed);
    return schedule_needed(arena, causal, all, is_needed);
}

bool start_build(Arena *arena, Causal *causal)
{
    bool *is_unknown = arena_array(arena, bool, causal->variables.count);
    StartRows start = {.arena = arena, .causal = causal, .is_unknown = is_unknown};
    for (int b = 0; b < causal->continuous.count; b++) {
        const Block *block = causal->continuous.at[b];
        for (int i = 0; block->kind == BLOCK_NONLINEAR && i < block_size(block); i++)
            causal->variables.at[block_unknown(block, i)].is_guess = true;
    }
    if (states_start_directly(causal)) {
        for (int i = 0; i < causal->states.count; i++) {
            CausalVariable *v = &causal->variables.at[causal->states.at[i]];
            if (!v->start)
                list_push(arena, &causal->defaulted, causal->states.at[i]);
            v->start = v->start ? v->start : expr_number(0);
            is_unknown[causal->states.at[i]] = true;
            list_push(arena, &start.rows, (Row){v->leaf, v->start, -1});
        }
        note_starts(arena, causal);
        return schedule_build(arena, causal, &start.rows, is_unknown, "the start", &causal->start);
    }
    for (int v = 0; v < causal->variables.count; v++)
        is_unknown[v] = causal_is_unknown_role(causal->variables.at[v].role) && causal->variables.at[v].set < 0;
    delays_start(arena, causal);
    Schedule all = {0};
    if (!build_rows(&start, &all))
        return false;
    note_starts(arena, causal);
    causal->start = needed_blocks(arena, causal, &all);
    return start_checks_hold(arena, causal);
}
