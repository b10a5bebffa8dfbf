/* start.c - the initial system: which starts hold, and in which order the states' initial values follow from them.
 *
 * Unknowns are all variables, states included. Fixed starts are taken as equations, in order, as long as they are
 * structurally independent of the model's equations and of each other; what is then still free is filled with the
 * states' guesses or 0. Only what determines the states is kept: the rest follows from them in continuous time.
 */
#include "causal/work.h"

typedef struct {
    List(IntList *) columns;
} Rows;

static const IntList *columns_of(void *context, int row)
{
    return ((Rows *)context)->columns.at[row];
}

/* A state without a stated value begins at 0; which ones do is remembered, to be said once. */
static void default_start(Arena *arena, Causal *causal, int variable, IntList *defaulted)
{
    CausalVariable *v = &causal->variables.at[variable];
    if (v->start)
        return;
    v->start = expr_number(0);
    list_push(arena, defaulted, variable);
}

static void note_defaults(Arena *arena, const Causal *causal, const IntList *defaulted)
{
    if (!defaulted->count)
        return;
    Source source = variable_source(causal, defaulted->at[0]);
    if (defaulted->count == 1) {
        diag(DIAG_C08, source, "'%s' has no stated start: it begins at 0",
             causal->variables.at[defaulted->at[0]].path->text);
        return;
    }
    diag(DIAG_C08, source, "%d states have no stated start: they begin at 0", defaulted->count);
    detail_variables(causal, arena, defaulted);
}

static Row start_row(const Causal *causal, int variable)
{
    const CausalVariable *v = &causal->variables.at[variable];
    return (Row){v->leaf, v->start, -1};
}

/* The usual case: exactly the states have fixed starts, or none of their own. */
static bool states_start_directly(const Causal *causal)
{
    if (causal->sets.count)
        return false;
    for (int v = 0; v < causal->variables.count; v++)
        if (causal->variables.at[v].is_fixed && causal->variables.at[v].role != ROLE_STATE &&
            causal->variables.at[v].role != ROLE_ALIAS)
            return false;
    return true;
}

static void add_row(Arena *arena, Causal *causal, const bool *is_unknown, Rows *graph, RowList *rows, Row row)
{
    IntList *columns = arena_new_of(arena, IntList);
    row_unknowns(arena, causal, row.left, row.right, is_unknown, columns);
    list_push(arena, &graph->columns, columns);
    list_push(arena, rows, row);
}

static bool try_row(Arena *arena, Causal *causal, const bool *is_unknown, Rows *graph, RowList *rows, Matcher *matcher,
                    int variable)
{
    add_row(arena, causal, is_unknown, graph, rows, start_row(causal, variable));
    matcher_reserve(matcher, rows->count, causal->variables.count);
    Reached reached = {0};
    if (matcher_augment(matcher, rows->count - 1, columns_of, graph, NULL, &reached))
        return true;
    rows->count--;
    graph->columns.count--;
    return false;
}

/* What is integrated at first: the states, and the chosen candidates of each state set. */
static void first_states(Arena *arena, const Causal *causal, IntList *found)
{
    for (int i = 0; i < causal->states.count; i++)
        if (causal->variables.at[causal->states.at[i]].set < 0)
            list_push(arena, found, causal->states.at[i]);
    for (int s = 0; s < causal->sets.count; s++)
        for (int i = 0; i < causal->sets.at[s].chosen.count; i++)
            list_push(arena, found, causal->sets.at[s].candidates.at[causal->sets.at[s].chosen.at[i]]);
}

/* Chooses start equations for a model where fixed starts are stated for other variables than the states. */
static void choose_rows(Arena *arena, Causal *causal, const bool *is_unknown, RowList *rows, IntList *defaulted)
{
    Rows graph = {0};
    Matcher *matcher = matcher_new(arena, causal->variables.count);
    for (int e = 0; e < causal->equations.count; e++) {
        const CausalEquation *equation = &causal->equations.at[e];
        if (equation->use == EQUATION_USED && equation->set < 0)
            add_row(arena, causal, is_unknown, &graph, rows, (Row){equation->left, equation->right, e});
    }
    matcher_reserve(matcher, rows->count, causal->variables.count);
    Reached reached = {0};
    for (int i = 0; i < rows->count; i++)
        if (!matcher_augment(matcher, i, columns_of, &graph, NULL, &reached))
            internal_error("equation row %d of the start cannot be matched", i);
    int missing = causal->states.count;
    for (int v = 0; v < causal->variables.count; v++) {
        const CausalVariable *variable = &causal->variables.at[v];
        if (!variable->is_fixed || variable->role == ROLE_ALIAS)
            continue;
        if (missing > 0 && try_row(arena, causal, is_unknown, &graph, rows, matcher, v))
            missing--;
        else
            list_push(arena, &causal->start_checks, (StartCheck){v, variable->start, variable->start_source});
    }
    IntList wanted = {0};
    first_states(arena, causal, &wanted);
    for (int i = 0; i < wanted.count && missing > 0; i++) {
        int state = wanted.at[i];
        if (causal->variables.at[state].is_fixed)
            continue;
        bool stated = causal->variables.at[state].start != NULL;
        if (!stated)
            causal->variables.at[state].start = expr_number(0);
        bool taken = try_row(arena, causal, is_unknown, &graph, rows, matcher, state);
        missing -= taken;
        if (!stated) {
            causal->variables.at[state].start = NULL;
            if (taken)
                default_start(arena, causal, state, defaulted);
        }
    }
}

/* Keeps the blocks that states need. */
static void prune(Arena *arena, const Causal *causal, const Schedule *all, Schedule *kept)
{
    bool *is_needed = arena_array(arena, bool, causal->variables.count);
    bool *keep = arena_array(arena, bool, all->count);
    for (int i = 0; i < causal->states.count; i++)
        is_needed[causal->states.at[i]] = true;
    for (int s = 0; s < causal->sets.count; s++)
        for (int i = 0; i < causal->sets.at[s].candidates.count; i++)
            is_needed[causal->sets.at[s].candidates.at[i]] = true;
    for (int b = all->count - 1; b >= 0; b--) {
        keep[b] = block_determines(all->at[b], is_needed);
        if (keep[b])
            block_mark_needs(arena, causal, all->at[b], is_needed);
    }
    for (int b = 0; b < all->count; b++)
        if (keep[b])
            list_push(arena, kept, all->at[b]);
}

bool start_build(Arena *arena, Causal *causal)
{
    bool *is_unknown = arena_array(arena, bool, causal->variables.count);
    RowList rows = {0};
    IntList defaulted = {0};
    if (states_start_directly(causal)) {
        for (int i = 0; i < causal->states.count; i++) {
            default_start(arena, causal, causal->states.at[i], &defaulted);
            is_unknown[causal->states.at[i]] = true;
            list_push(arena, &rows, start_row(causal, causal->states.at[i]));
        }
        note_defaults(arena, causal, &defaulted);
        return schedule_build(arena, causal, &rows, is_unknown, "the start", &causal->start);
    }
    for (int v = 0; v < causal->variables.count; v++)
        is_unknown[v] = is_unknown_role(causal->variables.at[v].role) && causal->variables.at[v].set < 0;
    choose_rows(arena, causal, is_unknown, &rows, &defaulted);
    note_defaults(arena, causal, &defaulted);
    Schedule all = {0};
    if (!schedule_build(arena, causal, &rows, is_unknown, "the start", &all))
        return false;
    prune(arena, causal, &all, &causal->start);
    return true;
}
