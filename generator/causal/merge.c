/* merge.c - one system of all modes: what is equal in several of them stands in it once.
 *
 * Variables and equations of all modes get one numbering; those that differentiation made are the same if they have the
 * same name, or say the same. A block that several modes have is one block of these. Their order is one in which each
 * mode finds its own blocks sorted; where two modes need shared blocks in opposite orders, each has its own.
 */
#include "causal/work.h"

#include <string.h>

typedef struct {
    Arena *arena;
    Causal *whole;
    const Causal *mode;  /* that is being taken in */
    int bit;             /* its number */
    int *variable;       /* of the mode -> of the whole */
    int *equation;
    Map *equation_of;    /* what an equation is and says -> of the whole */
} Merge;

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
        all->of = own->role == ROLE_JUMP || own->is_product ? merged(m->variable, own->of) : all->of;
    }
}

/* The drawn equation itself, if it says in the mode what it says in all. */
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
    block->modes = (ModeSet)1 << m->bit;
    return block;
}

static bool is_same_block(const Block *a, const Block *b)
{
    bool is_same = a->kind == b->kind && a->inner.count == b->inner.count && a->tearing.count == b->tearing.count;
    for (int i = 0; is_same && i < a->inner.count; i++)
        is_same = a->inner.at[i].variable == b->inner.at[i].variable && a->inner.at[i].value == b->inner.at[i].value &&
                  a->inner.at[i].divisor == b->inner.at[i].divisor &&
                  a->inner.at[i].equation == b->inner.at[i].equation;
    for (int i = 0; is_same && i < a->tearing.count; i++)
        is_same = a->tearing.at[i] == b->tearing.at[i] && a->residuals.at[i] == b->residuals.at[i];
    return is_same;
}

typedef List(Block *) BlockList;

typedef struct {
    Arena *arena;
    Causal *whole;
    Schedule *of_mode;   /* by mode: its own blocks, in its order */
    BlockList blocks;    /* all of them */
    IntList *alike;      /* by variable: blocks that determine it first */
    bool is_apart;       /* blocks of the second half of is_shared are not shared */
    const bool *is_shared; /* by block of an attempt before: may it be shared? NULL: all may */
    int **node_of;       /* by mode and variable: the block that determines it */
} Union;

static int first_variable(const Block *block)
{
    return block_unknown(block, 0);
}

/* A block of the union like this one, or -1. */
static int find_block(const Union *u, const Block *block)
{
    const IntList *alike = &u->alike[first_variable(block)];
    for (int i = 0; i < alike->count; i++)
        if (is_same_block(u->blocks.at[alike->at[i]], block))
            return alike->at[i];
    return -1;
}

/* Blocks of several modes become one. `is_own` tells by mode and position which stay their mode's own. */
static void unite(Union *u, bool *const *is_own, int **number)
{
    u->blocks.count = 0;
    for (int v = 0; v < u->whole->variables.count; v++)
        u->alike[v] = (IntList){0};
    for (int k = 0; k < u->whole->modes.count; k++)
        for (int b = 0; b < u->of_mode[k].count; b++) {
            Block *block = u->of_mode[k].at[b];
            int at = is_own[k][b] ? -1 : find_block(u, block);
            if (at < 0) {
                at = u->blocks.count;
                Block *copy = arena_new_of(u->arena, Block);
                *copy = *block;
                list_push(u->arena, &u->blocks, copy);
                if (!is_own[k][b])
                    list_push(u->arena, &u->alike[first_variable(block)], at);
            }
            u->blocks.at[at]->modes |= block->modes;
            u->blocks.at[at]->is_output_only &= block->is_output_only;
            number[k][b] = at;
            for (int i = 0; i < block_size(block); i++)
                u->node_of[k][block_unknown(block, i)] = at;
        }
}

/* Kahn's order (Comm. ACM 5, 1962) of the union's blocks: of those that could come next, one of the modes of the one
 * before, then the earliest. The blocks that are left have no common order. */
static Schedule order(const Union *u)
{
    const int count = u->blocks.count;
    int *waits = arena_array(u->arena, int, count);
    IntList *followers = arena_array(u->arena, IntList, count);
    Schedule result = {0};
    for (int b = 0; b < count; b++) {
        IntList mentioned = {0};
        block_mentions(u->arena, u->whole, u->blocks.at[b], &mentioned);
        for (int k = 0; k < u->whole->modes.count; k++)
            for (int i = 0; i < mentioned.count && (u->blocks.at[b]->modes >> k & 1); i++) {
                const int by = u->node_of[k][mentioned.at[i]];
                if (by < 0 || by == b)
                    continue;
                list_push(u->arena, &followers[by], b);
                waits[b]++;
            }
    }
    Map *heap_of = map_new(u->arena); /* of modes -> index */
    List(Heap) heaps = {0};
    List(ModeSet) sets = {0};
    int *heap = arena_array(u->arena, int, count);
    for (int b = 0; b < count; b++) {
        const Name key = name_format("%llx", (unsigned long long)u->blocks.at[b]->modes);
        heap[b] = map_get(heap_of, key, -1);
        if (heap[b] < 0) {
            heap[b] = heaps.count;
            map_put(heap_of, key, heaps.count);
            list_push(u->arena, &heaps, (Heap){0});
            list_push(u->arena, &sets, u->blocks.at[b]->modes);
        }
        if (waits[b] == 0)
            heap_push(u->arena, &heaps.at[heap[b]], (uint64_t)b);
    }
    for (int last = 0;;) {
        if (heaps.count && !heaps.at[last].count)
            for (int h = 0; h < heaps.count; h++)
                if (heaps.at[h].count && (!heaps.at[last].count || heaps.at[h].at[0] < heaps.at[last].at[0]))
                    last = h;
        if (!heaps.count || !heaps.at[last].count)
            return result;
        const int b = (int)heap_pop(&heaps.at[last]);
        list_push(u->arena, &result, u->blocks.at[b]);
        for (int i = 0; i < followers[b].count; i++)
            if (--waits[followers[b].at[i]] == 0)
                heap_push(u->arena, &heaps.at[heap[followers[b].at[i]]], (uint64_t)followers[b].at[i]);
    }
}

/* The schedules of all modes as one; NULL in `of_mode` is none. */
static Schedule unite_schedules(Arena *arena, Causal *whole, Schedule *of_mode)
{
    const int modes = whole->modes.count, variables = whole->variables.count;
    Union u = {.arena = arena, .whole = whole, .of_mode = of_mode, .alike = arena_array(arena, IntList, variables),
               .node_of = arena_array(arena, int *, modes)};
    bool **is_own = arena_array(arena, bool *, modes);
    int **number = arena_array(arena, int *, modes);
    for (int k = 0; k < modes; k++) {
        u.node_of[k] = graph_indices(arena, variables);
        is_own[k] = arena_array(arena, bool, of_mode[k].count + 1);
        number[k] = arena_array(arena, int, of_mode[k].count + 1);
    }
    for (;;) {
        unite(&u, is_own, number);
        const Schedule result = order(&u);
        if (result.count == u.blocks.count)
            return result;
        bool *is_ordered = arena_array(arena, bool, u.blocks.count);
        Map *position = map_new(arena);
        for (int i = 0; i < result.count; i++)
            map_put(position, result.at[i], 1);
        for (int b = 0; b < u.blocks.count; b++)
            is_ordered[b] = map_get(position, u.blocks.at[b], 0) > 0;
        for (int k = 0; k < modes; k++)
            for (int b = 0; b < of_mode[k].count; b++)
                is_own[k][b] |= !is_ordered[number[k][b]];
    }
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

static void take_jumps(Merge *m)
{
    for (int i = 0; i < m->mode->jumps.count; i++) {
        Jump jump = m->mode->jumps.at[i];
        jump.variable = m->variable[jump.variable];
        jump.derivative = m->variable[jump.derivative];
        jump.size = m->variable[jump.size];
        jump.modes = (ModeSet)1 << m->bit;
        int known = -1;
        for (int k = 0; k < m->whole->jumps.count && known < 0; k++)
            if (m->whole->jumps.at[k].variable == jump.variable)
                known = k;
        if (known >= 0) {
            m->whole->jumps.at[known].modes |= jump.modes;
            m->whole->jumps.at[known].is_twice |= jump.is_twice;
            m->whole->jumps.at[known].is_lost |= jump.is_lost;
        } else {
            list_push(m->arena, &m->whole->jumps, jump);
        }
    }
}

/* Sets of two modes that tie the same candidates are one. False if they are different ones of one name. */
static bool take_sets(Merge *m)
{
    Causal *whole = m->whole;
    for (int s = 0; s < m->mode->sets.count; s++) {
        StateSet set = m->mode->sets.at[s];
        set.candidates = merged_list(m, m->variable, &set.candidates);
        set.states = merged_list(m, m->variable, &set.states);
        set.selection = merged_list(m, m->variable, &set.selection);
        set.equations = merged_list(m, m->equation, &set.equations);
        set.modes = (ModeSet)1 << m->bit;
        int known = -1;
        for (int k = 0; k < whole->sets.count; k++)
            if (whole->sets.at[k].states.at[0] == set.states.at[0])
                known = k;
        if (known < 0) {
            known = whole->sets.count;
            list_push(m->arena, &whole->sets, set);
        } else if (!is_same_list(&whole->sets.at[known].candidates, &set.candidates) ||
                   !is_same_list(&whole->sets.at[known].states, &set.states) ||
                   !is_same_exprs(&whole->sets.at[known].jacobian, &set.jacobian)) {
            return false;
        }
        whole->sets.at[known].modes |= set.modes;
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

/* The mode by itself, in the whole's numbers; schedules follow. */
static Causal *view_of(const Merge *m)
{
    Causal *view = arena_new_of(m->arena, Causal);
    *view = *m->mode;
    view->by_leaf = m->whole->by_leaf;
    view->states = merged_list(m, m->variable, &m->mode->states);
    ints_sort(&view->states);
    return view;
}

/* Once the whole has all variables and equations. */
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

/* Only blocks of that mode. */
static Schedule blocks_in(Arena *arena, const Schedule *all, int mode)
{
    Schedule result = {0};
    for (int b = 0; b < all->count; b++)
        if (!all->at[b]->modes || (all->at[b]->modes >> mode & 1))
            list_push(arena, &result, all->at[b]);
    return result;
}

void merge_modes(Arena *arena, Causal *whole, Causal *const *found)
{
    const int all = whole->modes.count;
    Merge *merges = arena_array(arena, Merge, all);
    Map *equation_of = map_new(arena);
    List(Mode) possible = {0}, impossible = {0};
    for (int k = 0; k < all; k++) {
        if (!found[k]) {
            list_push(arena, &impossible, whole->modes.at[k]);
            continue;
        }
        Merge *m = &merges[possible.count];
        *m = (Merge){.arena = arena, .whole = whole, .mode = found[k], .bit = possible.count,
                     .equation_of = equation_of};
        list_push(arena, &possible, whole->modes.at[k]);
        take_variables(m);
        take_equations(m);
        take_starts(m);
    }
    const int count = possible.count;
    memcpy(&whole->modes, &possible, sizeof whole->modes);
    memcpy(&whole->impossible, &impossible, sizeof whole->impossible);
    Schedule *continuous = arena_array(arena, Schedule, count), *start = arena_array(arena, Schedule, count);
    bool *is_state = arena_array(arena, bool, whole->variables.count);
    bool is_first_start = true;
    for (int k = 0; k < count; k++) {
        Merge *m = &merges[k];
        take_jumps(m);
        if (!take_sets(m))
            report_sets(whole, &whole->modes.at[k]);
        for (int b = 0; b < m->mode->continuous.count; b++)
            list_push(arena, &continuous[k], merged_block(m, m->mode->continuous.at[b]));
        for (int b = 0; b < m->mode->start.count && !whole->modes.at[k].start_obstacle; b++)
            list_push(arena, &start[k], merged_block(m, m->mode->start.at[b]));
        for (int i = 0; i < m->mode->states.count; i++)
            is_state[m->variable[m->mode->states.at[i]]] = true;
        if (is_first_start && !whole->modes.at[k].start_obstacle) {
            whole->defaulted = merged_list(m, m->variable, &m->mode->defaulted);
            whole->given = merged_list(m, m->variable, &m->mode->given);
            is_first_start = false;
        }
    }
    for (int v = 0; v < whole->variables.count; v++)
        if (causal_is_unknown_role(whole->variables.at[v].role))
            whole->variables.at[v].role = ROLE_ABSENT;
    for (int k = 0; k < count; k++) {
        Causal *view = view_of(&merges[k]);
        complete_view(&merges[k], view);
        whole->modes.at[k].causal = view;
        for (int v = 0; v < merges[k].mode->variables.count; v++) {
            CausalVariable *own = &whole->variables.at[merges[k].variable[v]];
            own->role = merged_role(own->role, merges[k].mode->variables.at[v].role);
        }
    }
    for (int v = 0; v < whole->variables.count; v++)
        if (is_state[v])
            list_push(arena, &whole->states, v);
    whole->continuous = unite_schedules(arena, whole, continuous);
    whole->start = unite_schedules(arena, whole, start);
    const ModeSet every = count == MOST_MODES ? ~(ModeSet)0 : ((ModeSet)1 << count) - 1;
    for (int b = 0; b < whole->continuous.count; b++)
        if (whole->continuous.at[b]->modes == every)
            whole->continuous.at[b]->modes = 0;
    for (int b = 0; b < whole->start.count; b++)
        if (whole->start.at[b]->modes == every)
            whole->start.at[b]->modes = 0;
}

void merge_complete(Arena *arena, Causal *whole)
{
    for (int k = 0; k < whole->modes.count; k++) {
        Causal *view = whole->modes.at[k].causal;
        view->continuous = blocks_in(arena, &whole->continuous, k);
        view->start = blocks_in(arena, &whole->start, k);
        view->events = blocks_in(arena, &whole->events, k);
        view->constants = whole->constants;
        view->discretes = whole->discretes;
        view->stepwise = whole->stepwise;
        memset(&view->sets, 0, sizeof view->sets);
        for (int s = 0; s < whole->sets.count; s++)
            if (whole->sets.at[s].modes >> k & 1)
                list_push(arena, &view->sets, whole->sets.at[s]);
        view->branches = whole->branches;
        view->is_assumed = whole->is_assumed;
        view->group = whole->group;
        view->is_felt = whole->is_felt;
        for (int v = 0; v < whole->variables.count; v++) { /* events have added some */
            if (v >= view->variables.count)
                list_push(arena, &view->variables, whole->variables.at[v]);
            view->variables.at[v].before = whole->variables.at[v].before;
        }
        for (int v = 0; v < whole->system->variables.count; v++) /* of what constants alone determine */
            if (causal_is_constant_role(whole->variables.at[v].role))
                view->variables.at[v].role = whole->variables.at[v].role;
        for (int e = 0; e < whole->equations.count; e++)
            if (whole->equations.at[e].use == EQUATION_CONSTANT)
                view->equations.at[e].use = EQUATION_CONSTANT;
        view->linearization = linearize(arena, view);
    }
}
