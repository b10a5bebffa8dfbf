/* unite.c - unites the blocks of all modes in one schedule.
 *
 * A block that several modes have in common is one block of these modes. The blocks are ordered so that those of each
 * mode are sorted; if two modes need shared blocks in opposite orders, each gets blocks of its own.
 *
 * Each mode of a cluster was built with the other clusters in their reference modes. Any other combination uses the
 * blocks of its modes. This is right if every difference between modes belongs to one cluster alone, each unknown is
 * determined by exactly one block, each equation is used by one block, and the blocks of all combinations are sorted.
 * Otherwise two clusters depend on each other.
 */
#include "causal/mode.h"

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

/* A block, and the modes that have it, bits by cluster. */
typedef struct {
    Block *block;
    uint64_t *in;
} Shared;

struct Union {
    Arena *arena;
    Causal *whole;
    List(Shared) shared;
    IntList *alike;      /* by variable: blocks whose first unknown it is */
    IntList *by;         /* by variable: blocks that determine it */
    const ModeSet *is_state; /* by variable: the modes in which it is a state */
    ModeSetList *dependent;
};

static int first_variable(const Block *block)
{
    return block_unknown(block, 0);
}

/* A block of the union like this one, or -1. */
static int find_block(const Union *u, const Block *block)
{
    const IntList *alike = &u->alike[first_variable(block)];
    for (int i = 0; i < alike->count; i++)
        if (is_same_block(u->shared.at[alike->at[i]].block, block))
            return alike->at[i];
    return -1;
}

Union *union_new(Arena *arena, Causal *whole)
{
    Union *u = arena_new_of(arena, Union);
    *u = (Union){.arena = arena, .whole = whole, .alike = arena_array(arena, IntList, whole->variables.count),
                 .by = arena_array(arena, IntList, whole->variables.count)};
    return u;
}

uint64_t *union_take(Union *u, Block *block)
{
    int at = find_block(u, block);
    if (at < 0) {
        at = u->shared.count;
        list_push(u->arena, &u->shared, (Shared){block, arena_array(u->arena, uint64_t, u->whole->clusters.count)});
        list_push(u->arena, &u->alike[first_variable(block)], at);
    }
    return u->shared.at[at].in;
}

static void find_determining(Union *u)
{
    for (int v = 0; v < u->whole->variables.count; v++)
        u->by[v].count = 0;
    for (int b = 0; b < u->shared.count; b++)
        for (int i = 0; i < block_size(u->shared.at[b].block); i++)
            list_push(u->arena, &u->by[block_unknown(u->shared.at[b].block, i)], b);
}

static bool are_dependent(Union *u, ModeSet one, ModeSet other)
{
    list_push(u->arena, u->dependent, modeset_apart(u->whole, one));
    list_push(u->arena, u->dependent, modeset_apart(u->whole, other));
    return true;
}

/* True if a variable or equation belongs to the modes of two clusters, which is an error. `owner`: the modes of the
 * cluster that it belongs to so far; none at first. */
static bool is_of_two(Union *u, ModeSet modes, ModeSet *owner)
{
    if (modes.in && owner->in && owner->cluster != modes.cluster)
        return are_dependent(u, *owner, modes);
    if (modes.in)
        *owner = (ModeSet){modes.cluster, owner->in | modes.in};
    return false;
}

/* True if an equation, or one that it was derived from, belongs to two clusters. A derived equation need not hold in
 * all modes in which its sources do. */
static bool rest_on_two(Union *u, IntList *equations, ModeSet modes, ModeSet *owner)
{
    for (int i = 0; i < equations->count; i++) {
        const CausalEquation *equation = &u->whole->equations.at[equations->at[i]];
        if (is_of_two(u, modes, &owner[equations->at[i]]))
            return true;
        if (equation->parent >= 0)
            causal_list_once(u->arena, equations, equation->parent);
        for (int k = 0; k < equation->made_of.count; k++)
            causal_list_once(u->arena, equations, equation->made_of.at[k]);
    }
    return false;
}

/* The equations of a block, and those substituted into it. */
static IntList equations_of(const Union *u, const Block *block)
{
    IntList equations = {0};
    for (int i = 0; i < block_size(block); i++)
        if (block_equation(block, i) >= 0)
            list_push(u->arena, &equations, block_equation(block, i));
    for (int i = 0; i < block->through.count; i++)
        list_push(u->arena, &equations, block->through.at[i]);
    return equations;
}

static bool are_determined_by_two(Union *u)
{
    ModeSet *of_variable = arena_array(u->arena, ModeSet, u->whole->variables.count);
    ModeSet *of_equation = arena_array(u->arena, ModeSet, u->whole->equations.count);
    for (int b = 0; b < u->shared.count; b++) {
        const Block *block = u->shared.at[b].block;
        if (!block->modes.in)
            continue;
        for (int i = 0; i < block_size(block); i++)
            if (is_of_two(u, block->modes, &of_variable[block_unknown(block, i)]))
                return true;
        IntList equations = equations_of(u, block);
        if (rest_on_two(u, &equations, block->modes, of_equation))
            return true;
    }
    return false;
}

/* True if a block of one cluster uses a value that exists only in some modes of another one. */
static bool is_used_elsewhere(Union *u)
{
    for (int b = 0; b < u->shared.count; b++) {
        const Block *block = u->shared.at[b].block;
        IntList mentioned = {0};
        if (!block->modes.in)
            continue;
        block_mentions(u->arena, u->whole, block, &mentioned);
        for (int i = 0; i < mentioned.count; i++) {
            const int v = mentioned.at[i];
            ModeSet in = u->is_state[v];
            bool is_always = u->by[v].count == 0 && !u->is_state[v].in;
            for (int k = 0; k < u->by[v].count; k++) {
                const ModeSet modes = u->shared.at[u->by[v].at[k]].block->modes;
                is_always |= !modes.in;
                in = in.in && in.cluster != modes.cluster ? in : (ModeSet){modes.cluster, in.in | modes.in};
            }
            if (!is_always && in.cluster != block->modes.cluster &&
                in.in != modeset_all(&u->whole->clusters.at[in.cluster]))
                return are_dependent(u, in, block->modes);
        }
    }
    return false;
}

/* By block: the blocks that need it in some combination of modes. */
static IntList *find_followers(const Union *u)
{
    IntList *followers = arena_array(u->arena, IntList, u->shared.count);
    for (int b = 0; b < u->shared.count; b++) {
        IntList mentioned = {0};
        block_mentions(u->arena, u->whole, u->shared.at[b].block, &mentioned);
        for (int i = 0; i < mentioned.count; i++) {
            const IntList *by = &u->by[mentioned.at[i]];
            for (int k = 0; k < by->count; k++)
                if (by->at[k] != b &&
                    modeset_meets(u->shared.at[b].block->modes, u->shared.at[by->at[k]].block->modes))
                    list_push(u->arena, &followers[by->at[k]], b);
        }
    }
    return followers;
}

/* Orders the blocks. Of those that can come next, blocks with the same modes as the last one are taken first, then in
 * order. is_ordered, by block: it is in the result; blocks in cycles and blocks that need them are not. */
static Schedule order(const Union *u, const IntList *followers, bool *is_ordered)
{
    const int count = u->shared.count;
    int *waits = arena_array(u->arena, int, count);
    Schedule result = {0};
    for (int b = 0; b < count; b++)
        for (int i = 0; i < followers[b].count; i++)
            waits[followers[b].at[i]]++;
    Map *heap_of = map_new(u->arena); /* of modes -> index */
    List(Heap) heaps = {0};
    int *heap = arena_array(u->arena, int, count);
    for (int b = 0; b < count; b++) {
        const ModeSet modes = u->shared.at[b].block->modes;
        const Name key = name_format("%d %llx", modes.in ? modes.cluster : 0, (unsigned long long)modes.in);
        heap[b] = map_get(heap_of, key, -1);
        if (heap[b] < 0) {
            heap[b] = heaps.count;
            map_put(heap_of, key, heaps.count);
            list_push(u->arena, &heaps, (Heap){0});
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
        is_ordered[b] = true;
        list_push(u->arena, &result, u->shared.at[b].block);
        for (int i = 0; i < followers[b].count; i++)
            if (--waits[followers[b].at[i]] == 0)
                heap_push(u->arena, &heaps.at[heap[followers[b].at[i]]], (uint64_t)followers[b].at[i]);
    }
}

/* The cycles: components of blocks that need each other, among those that could not be ordered. */
static Components find_cycles(const Union *u, const IntList *followers, const bool *is_ordered)
{
    const int count = u->shared.count;
    IntList *needed = arena_array(u->arena, IntList, count);
    int *itself = arena_array(u->arena, int, count);
    for (int b = 0; b < count; b++) {
        itself[b] = b;
        list_push(u->arena, &needed[b], b);
        for (int i = 0; i < followers[b].count && !is_ordered[b]; i++)
            list_push(u->arena, &needed[followers[b].at[i]], b);
    }
    const Incidence incidence = incidence_of(u->arena, count, count, needed);
    return graph_components(u->arena, &incidence, itself, NULL);
}

/* Splits cycles: blocks that need each other in different modes of one cluster are replaced by copies for each mode.
 * False if a cycle has modes of several clusters. */
static bool part_cycles(Union *u, const Components *cycles)
{
    const int count = u->shared.count;
    List(Shared) parted = {0};
    for (int c = 0; c < cycles->count; c++) {
        ModeSet owner = {0, 0};
        const bool is_cycle = cycles->start[c + 1] - cycles->start[c] > 1;
        for (int i = cycles->start[c]; i < cycles->start[c + 1] && is_cycle; i++) {
            const ModeSet modes = u->shared.at[cycles->row[i]].block->modes;
            if (is_of_two(u, modes, &owner))
                return false;
        }
        require(!is_cycle || owner.in);
        for (int i = cycles->start[c]; i < cycles->start[c + 1] && is_cycle; i++) {
            const int b = cycles->row[i];
            const ModeSet modes = u->shared.at[b].block->modes;
            uint64_t in = modes.in ? modes.in : modeset_all(&u->whole->clusters.at[owner.cluster]);
            for (int k = 0; k < MOST_MODES && in >> k; k++) {
                if (!(in >> k & 1))
                    continue;
                Block *copy = arena_new_of(u->arena, Block);
                *copy = *u->shared.at[b].block;
                copy->modes = (ModeSet){owner.cluster, modeset_bit(k)};
                list_push(u->arena, &parted, (Shared){copy, NULL});
            }
            u->shared.at[b].block = NULL;
        }
    }
    int kept = 0;
    for (int b = 0; b < count; b++)
        if (u->shared.at[b].block)
            u->shared.at[kept++] = u->shared.at[b];
    u->shared.count = kept;
    for (int i = 0; i < parted.count; i++)
        list_push(u->arena, &u->shared, parted.at[i]);
    return true;
}

bool union_schedule(Union *u, const ModeSet *is_state, const uint64_t *unknown, Schedule *result,
                    ModeSetList *dependent)
{
    u->is_state = is_state;
    u->dependent = dependent;
    for (int b = 0; b < u->shared.count; b++)
        if (!modeset_find(u->arena, u->whole, u->shared.at[b].in, unknown, &u->shared.at[b].block->modes, dependent))
            return false;
    find_determining(u);
    if (are_determined_by_two(u) || is_used_elsewhere(u))
        return false;
    for (;;) {
        const IntList *followers = find_followers(u);
        bool *is_ordered = arena_array(u->arena, bool, u->shared.count);
        *result = order(u, followers, is_ordered);
        if (result->count == u->shared.count)
            return true;
        const Components cycles = find_cycles(u, followers, is_ordered);
        if (!part_cycles(u, &cycles))
            return false;
        find_determining(u);
    }
}
