/* merge.c - merges all modes into one system, in which equal parts of several modes occur once.
 *
 * Variables and equations of all modes get one numbering. Derivatives of different modes are the same if variables have
 * the same name, or equations have the same id and form. unite.c makes one schedule of the blocks.
 */
#include "causal/loop.h"
#include "causal/mode.h"

#include <string.h>

typedef struct {
    Arena *arena;
    Causal *whole;
    const Causal *mode;  /* the mode being merged */
    int cluster, number; /* the cluster and number of the mode; cluster -1: the reference of all clusters */
    int *variable;       /* of the mode -> of the whole */
    int *equation;
    Map *equation_of;    /* id, declaration, parent and form of an equation -> equation of the whole */
} Merge;

/* ---- sets of modes ---- */

static uint64_t *in_none(const Merge *m)
{
    return arena_array(m->arena, uint64_t, m->whole->clusters.count);
}

/* Adds the mode being merged to `in`, bits by cluster. */
static void add_mode(const Merge *m, uint64_t *in)
{
    for (int c = 0; c < m->whole->clusters.count; c++)
        if (m->cluster < 0)
            in[c] |= modeset_bit(m->whole->clusters.at[c].reference);
    if (m->cluster >= 0)
        in[m->cluster] |= modeset_bit(m->number);
}

/* ---- variables and equations ---- */

static int merged(const int *numbers, int index)
{
    return index >= 0 ? numbers[index] : -1;
}

static IntList merged_list(const Merge *m, const int *numbers, const IntList *list)
{
    IntList result = {0};
    for (int i = 0; i < list->count; i++)
        list_push(m->arena, &result, numbers[list->at[i]]);
    return result;
}

static void take_variables(Merge *m)
{
    Causal *whole = m->whole;
    m->variable = arena_array(m->arena, int, m->mode->variables.count);
    for (int v = 0; v < m->mode->variables.count; v++) {
        const CausalVariable *own = &m->mode->variables.at[v];
        m->variable[v] = expr_index(whole->by_leaf, own->leaf);
        if (m->variable[v] >= 0)
            continue;
        m->variable[v] = whole->variables.count;
        expr_index_put(whole->by_leaf, own->leaf, whole->variables.count);
        list_push(m->arena, &whole->variables, *own);
        list_last(&whole->variables).derivative = list_last(&whole->variables).integral = -1;
        list_last(&whole->variables).role = ROLE_ABSENT;
    }
    for (int v = 0; v < m->mode->variables.count; v++) {
        CausalVariable *all = &whole->variables.at[m->variable[v]];
        const CausalVariable *own = &m->mode->variables.at[v];
        all->derivative = own->derivative >= 0 ? m->variable[own->derivative] : all->derivative;
        all->integral = own->integral >= 0 ? m->variable[own->integral] : all->integral;
        if (own->role == ROLE_JUMP || own->role == ROLE_OFFSET || own->is_product)
            all->of = merged(m->variable, own->of);
    }
}

/* Maps the equations of the mode to the whole. A drawn equation is mapped to itself if its form in the mode is the
 * general one. */
static void take_equations(Merge *m)
{
    Causal *whole = m->whole;
    const int drawn = whole->system->equations.count;
    m->equation = arena_array(m->arena, int, m->mode->equations.count);
    for (int e = 0; e < m->mode->equations.count; e++) {
        const CausalEquation *own = &m->mode->equations.at[e];
        const bool is_same = e < drawn && own->left == whole->equations.at[e].left &&
                             own->right == whole->equations.at[e].right;
        const Name key = name_format("%s %d %d %u %u", own->id->text, own->declared, merged(m->equation, own->parent),
                                     own->left->id, own->right->id);
        m->equation[e] = is_same || own->use != EQUATION_USED ? (e < drawn ? e : map_get(m->equation_of, key, -1))
                                                              : map_get(m->equation_of, key, -1);
        if (m->equation[e] >= 0)
            continue;
        m->equation[e] = whole->equations.count;
        map_put(m->equation_of, key, m->equation[e]);
        list_push(m->arena, &whole->equations, *own);
        list_last(&whole->equations).use = EQUATION_MODE;
        list_last(&whole->equations).parent = merged(m->equation, own->parent);
        list_last(&whole->equations).made_of = merged_list(m, m->equation, &own->made_of);
    }
}

/* ---- blocks ---- */

static Block *merged_block(const Merge *m, const Block *own)
{
    Block *block = arena_new_of(m->arena, Block);
    *block = *own;
    memset(&block->inner, 0, sizeof block->inner);
    memset(&block->partials, 0, sizeof block->partials);
    for (int i = 0; i < own->inner.count; i++) {
        Assignment a = own->inner.at[i];
        a.variable = m->variable[a.variable];
        a.equation = merged(m->equation, a.equation);
        list_push(m->arena, &block->inner, a);
    }
    for (int i = 0; i < own->partials.count; i++) {
        Partial partial = own->partials.at[i];
        partial.variable = m->variable[partial.variable];
        list_push(m->arena, &block->partials, partial);
    }
    block->tearing = merged_list(m, m->variable, &own->tearing);
    block->residuals = merged_list(m, m->equation, &own->residuals);
    block->through = merged_list(m, m->equation, &own->through);
    return block;
}

/* ---- the whole ---- */

static const Role strongest[] = {ROLE_STATE, ROLE_DERIVATIVE, ROLE_SELECTION, ROLE_JUMP, ROLE_ALGEBRAIC};

static Role merged_role(Role a, Role b)
{
    for (size_t i = 0; i < sizeof strongest / sizeof *strongest; i++)
        if (a == strongest[i] || b == strongest[i])
            return strongest[i];
    return a == ROLE_ABSENT ? b : a;
}

static bool is_same_list(const IntList *a, const IntList *b)
{
    return a->count == b->count && memcmp(a->at, b->at, (size_t)a->count * sizeof *a->at) == 0;
}

static bool is_same_exprs(const ExprList *a, const ExprList *b)
{
    return a->count == b->count && memcmp(a->at, b->at, (size_t)a->count * sizeof *a->at) == 0;
}

typedef List(uint64_t *) InList;

static void take_jumps(Merge *m, InList *in)
{
    for (int i = 0; i < m->mode->jumps.count; i++) {
        Jump jump = m->mode->jumps.at[i];
        jump.variable = m->variable[jump.variable];
        jump.derivative = m->variable[jump.derivative];
        jump.size = m->variable[jump.size];
        int known = 0;
        while (known < m->whole->jumps.count && m->whole->jumps.at[known].variable != jump.variable)
            known++;
        if (known == m->whole->jumps.count) {
            list_push(m->arena, &m->whole->jumps, jump);
            list_push(m->arena, in, in_none(m));
        }
        m->whole->jumps.at[known].is_twice |= jump.is_twice;
        m->whole->jumps.at[known].is_lost |= jump.is_lost;
        m->whole->jumps.at[known].is_position |= jump.is_position;
        add_mode(m, in->at[known]);
    }
}

/* Merges state sets: sets of two modes with the same candidates are one. False if they have the same name but
 * differ. */
static bool take_sets(Merge *m, InList *in)
{
    Causal *whole = m->whole;
    for (int s = 0; s < m->mode->sets.count; s++) {
        StateSet set = m->mode->sets.at[s];
        set.candidates = merged_list(m, m->variable, &set.candidates);
        set.states = merged_list(m, m->variable, &set.states);
        set.selection = merged_list(m, m->variable, &set.selection);
        set.equations = merged_list(m, m->equation, &set.equations);
        int known = -1;
        for (int k = 0; k < whole->sets.count; k++)
            if (whole->sets.at[k].states.at[0] == set.states.at[0])
                known = k;
        if (known < 0) {
            known = whole->sets.count;
            list_push(m->arena, &whole->sets, set);
            list_push(m->arena, in, in_none(m));
        } else if (!is_same_list(&whole->sets.at[known].candidates, &set.candidates) ||
                   !is_same_list(&whole->sets.at[known].states, &set.states) ||
                   !is_same_exprs(&whole->sets.at[known].jacobian, &set.jacobian)) {
            return false;
        }
        add_mode(m, in->at[known]);
        for (int i = 0; i < set.states.count; i++) {
            whole->variables.at[set.states.at[i]].set = known;
            const int derivative = whole->variables.at[set.states.at[i]].derivative;
            if (derivative >= 0)
                whole->variables.at[derivative].set = known;
        }
        for (int i = 0; i < set.selection.count; i++)
            whole->variables.at[set.selection.at[i]].set = known;
    }
    return true;
}

static void take_starts(Merge *m)
{
    Causal *whole = m->whole;
    for (int v = 0; v < m->mode->variables.count; v++) {
        CausalVariable *all = &whole->variables.at[m->variable[v]];
        all->start = all->start ? all->start : m->mode->variables.at[v].start;
        all->is_guess |= m->mode->variables.at[v].is_guess;
        all->reason = all->reason ? all->reason : m->mode->variables.at[v].reason;
    }
    for (int i = 0; i < m->mode->start_checks.count; i++) {
        StartCheck check = m->mode->start_checks.at[i];
        check.variable = m->variable[check.variable];
        check.starts = merged_list(m, m->variable, &check.starts);
        check.equations = merged_list(m, m->equation, &check.equations);
        bool is_known = false;
        for (int k = 0; k < whole->start_checks.count; k++)
            is_known |= whole->start_checks.at[k].variable == check.variable;
        if (!is_known)
            list_push(m->arena, &whole->start_checks, check);
    }
}

static void report_sets(const Causal *whole, const Mode *mode)
{
    diag(DIAG_C28, whole->system->block->source, "states are chosen while running, and differently while %s",
         mode->condition);
}

/* A view of the mode by itself, numbered as the whole; its schedules are added later. */
static Causal *view_of(const Merge *m)
{
    Causal *view = arena_new_of(m->arena, Causal);
    *view = *m->mode;
    view->by_leaf = m->whole->by_leaf;
    view->states = merged_list(m, m->variable, &m->mode->states);
    ints_sort(&view->states);
    return view;
}

/* Adds variables and equations to a view, once the whole has all of them. */
static void complete_view(const Merge *m, Causal *view)
{
    const Causal *whole = m->whole;
    memset(&view->variables, 0, sizeof view->variables);
    memset(&view->equations, 0, sizeof view->equations);
    for (int v = 0; v < whole->variables.count; v++) {
        list_push(m->arena, &view->variables, whole->variables.at[v]);
        CausalVariable *own = &view->variables.at[v];
        own->derivative = own->integral = -1;
        if (v >= whole->system->variables.count && (own->role == ROLE_ABSENT || causal_is_unknown_role(own->role) ||
                                                    own->role == ROLE_JUMP || own->role == ROLE_SELECTION))
            own->role = ROLE_ABSENT;
    }
    for (int v = 0; v < m->mode->variables.count; v++) {
        CausalVariable *own = &view->variables.at[m->variable[v]];
        own->role = m->mode->variables.at[v].role;
        own->derivative = merged(m->variable, m->mode->variables.at[v].derivative);
        own->integral = merged(m->variable, m->mode->variables.at[v].integral);
    }
    for (int e = 0; e < whole->equations.count; e++) {
        list_push(m->arena, &view->equations, whole->equations.at[e]);
        const EquationUse use = whole->equations.at[e].use;
        if (use == EQUATION_USED || use == EQUATION_MODE)
            list_last(&view->equations).use = EQUATION_ABSENT;
    }
    for (int e = 0; e < m->mode->equations.count; e++)
        view->equations.at[m->equation[e]].use = m->mode->equations.at[e].use;
}

/* The blocks of a mode, with other clusters in their reference modes. */
static Schedule blocks_in(Arena *arena, const Causal *whole, const Schedule *all, int cluster, int mode)
{
    Schedule result = {0};
    for (int b = 0; b < all->count; b++)
        if (modeset_holds_in(whole, all->at[b]->modes, cluster, mode))
            list_push(arena, &result, all->at[b]);
    return result;
}

typedef List(Merge) MergeList;

/* The reference, then all modes that differ from it. */
static MergeList merges_of(Arena *arena, Causal *whole, const Causal *reference)
{
    MergeList merges = {0};
    const Merge first = {.arena = arena, .whole = whole, .mode = reference, .cluster = -1,
                         .equation_of = map_new(arena)};
    list_push(arena, &merges, first);
    for (int c = 0; c < whole->clusters.count; c++)
        for (int k = 0; k < whole->clusters.at[c].modes.count; k++) {
            Merge merge = first;
            merge.mode = whole->clusters.at[c].modes.at[k].causal;
            merge.cluster = c;
            merge.number = k;
            if (k != whole->clusters.at[c].reference)
                list_push(arena, &merges, merge);
        }
    return merges;
}

static const Mode *mode_of(const Merge *m)
{
    const Cluster *cluster = &m->whole->clusters.at[m->cluster < 0 ? 0 : m->cluster];
    return &cluster->modes.at[m->cluster < 0 ? cluster->reference : m->number];
}

static void take_schedule(const Merge *m, const Schedule *own, Union *u)
{
    for (int b = 0; b < own->count; b++)
        add_mode(m, union_take(u, merged_block(m, own->at[b])));
}

static bool merge_schedules(const MergeList *merges, ModeSetList *dependent)
{
    Arena *arena = merges->at[0].arena;
    Causal *whole = merges->at[0].whole;
    const int variables = whole->variables.count;
    uint64_t **in = arena_array(arena, uint64_t *, variables); /* modes in which it is a state */
    ModeSet *is_state = arena_array(arena, ModeSet, variables);
    uint64_t *startless = in_none(&merges->at[0]);
    Union *start = union_new(arena, whole), *continuous = union_new(arena, whole);
    for (int i = 0; i < merges->count; i++) {
        const Merge *m = &merges->at[i];
        for (int k = 0; k < m->mode->states.count; k++) {
            const int v = m->variable[m->mode->states.at[k]];
            in[v] = in[v] ? in[v] : in_none(m);
            add_mode(m, in[v]);
        }
        if (mode_of(m)->start_obstacle)
            add_mode(m, startless);
        else
            take_schedule(m, &m->mode->start, start);
        take_schedule(m, &m->mode->continuous, continuous);
    }
    for (int v = 0; v < variables; v++) {
        if (in[v] && !modeset_find(arena, whole, in[v], NULL, &is_state[v], dependent))
            return false;
        if (in[v])
            list_push(arena, &whole->states, v);
    }
    for (int i = 0; i < whole->states.count; i++)
        list_push(arena, &whole->state_modes, is_state[whole->states.at[i]]);
    return union_schedule(continuous, is_state, NULL, &whole->continuous, dependent) &&
           union_schedule(start, is_state, startless, &whole->start, dependent);
}

/* Makes the views of all modes, once the whole has all variables and equations. */
static void make_views(const MergeList *merges)
{
    Causal *whole = merges->at[0].whole;
    for (int v = 0; v < whole->variables.count; v++)
        if (causal_is_unknown_role(whole->variables.at[v].role))
            whole->variables.at[v].role = ROLE_ABSENT;
    for (int i = 0; i < merges->count; i++) {
        const Merge *m = &merges->at[i];
        Causal *view = view_of(m);
        complete_view(m, view);
        for (int c = 0; c < whole->clusters.count; c++) {
            Cluster *cluster = &whole->clusters.at[c];
            if (m->cluster < 0 || m->cluster == c)
                cluster->modes.at[m->cluster < 0 ? cluster->reference : m->number].causal = view;
        }
    }
    for (int i = 0; i < merges->count; i++)
        for (int v = 0; v < merges->at[i].mode->variables.count; v++) {
            CausalVariable *own = &whole->variables.at[merges->at[i].variable[v]];
            own->role = merged_role(own->role, merges->at[i].mode->variables.at[v].role);
        }
}

bool merge_modes(Arena *arena, Causal *whole, const Causal *reference, ModeSetList *dependent)
{
    MergeList merges = merges_of(arena, whole, reference);
    InList jumps = {0}, sets = {0};
    bool is_first_start = true;
    for (int i = 0; i < merges.count; i++) {
        take_variables(&merges.at[i]);
        take_equations(&merges.at[i]);
        take_starts(&merges.at[i]);
    }
    for (int i = 0; i < merges.count; i++) {
        Merge *m = &merges.at[i];
        take_jumps(m, &jumps);
        if (!take_sets(m, &sets))
            report_sets(whole, mode_of(m));
        if (is_first_start && !mode_of(m)->start_obstacle) {
            whole->defaulted = merged_list(m, m->variable, &m->mode->defaulted);
            whole->given = merged_list(m, m->variable, &m->mode->given);
            is_first_start = false;
        }
    }
    for (int i = 0; i < jumps.count; i++)
        if (!modeset_find(arena, whole, jumps.at[i], NULL, &whole->jumps.at[i].modes, dependent))
            return false;
    for (int i = 0; i < sets.count; i++)
        if (!modeset_find(arena, whole, sets.at[i], NULL, &whole->sets.at[i].modes, dependent))
            return false;
    if (!merge_schedules(&merges, dependent))
        return false;
    make_views(&merges);
    return true;
}

static void complete(Arena *arena, Causal *whole, int cluster, int mode)
{
    Causal *view = whole->clusters.at[cluster].modes.at[mode].causal;
    view->continuous = blocks_in(arena, whole, &whole->continuous, cluster, mode);
    memset(&view->start, 0, sizeof view->start);
    if (!whole->clusters.at[cluster].modes.at[mode].start_obstacle)
        view->start = blocks_in(arena, whole, &whole->start, cluster, mode);
    view->events = blocks_in(arena, whole, &whole->events, cluster, mode);
    view->constants = whole->constants;
    view->discretes = whole->discretes;
    view->stepwise = whole->stepwise;
    memset(&view->sets, 0, sizeof view->sets);
    for (int s = 0; s < whole->sets.count; s++)
        if (modeset_holds_in(whole, whole->sets.at[s].modes, cluster, mode))
            list_push(arena, &view->sets, whole->sets.at[s]);
    view->branches = whole->branches;
    view->is_assumed = whole->is_assumed;
    view->group = whole->group;
    view->is_felt = whole->is_felt;
    view->is_seen = whole->is_seen;
    for (int v = 0; v < whole->variables.count; v++) { /* building the events has added some */
        if (v >= view->variables.count)
            list_push(arena, &view->variables, whole->variables.at[v]);
        view->variables.at[v].before = whole->variables.at[v].before;
    }
    for (int v = 0; v < whole->variables.count; v++) /* variables that constants alone determine */
        if (causal_is_constant_role(whole->variables.at[v].role))
            view->variables.at[v].role = whole->variables.at[v].role;
    for (int e = 0; e < whole->equations.count; e++)
        if (whole->equations.at[e].use == EQUATION_CONSTANT)
            view->equations.at[e].use = EQUATION_CONSTANT;
    view->linearization = linearize(arena, view);
}

void merge_complete(Arena *arena, Causal *whole)
{
    for (int c = 0; c < whole->clusters.count; c++)
        for (int k = 0; k < whole->clusters.at[c].modes.count; k++)
            if (c == 0 || k != whole->clusters.at[c].reference) /* all clusters share the reference */
                complete(arena, whole, c, k);
    whole->linearization = linearize(arena, whole);
}
