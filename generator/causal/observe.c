/* observe.c - start checks select the intended solution of a nonlinear loop of the start.
 *
 * If x = l*cos(a) has the start of x alone, a has two solutions. A start of y = l*sin(a), which is one more than the
 * start needs, selects the intended solution. Therefore the variable of such a check is computed within the last
 * nonlinear loop that it depends on, although no equation of the loop needs it. There its stated start is a guess, as
 * those of other unknowns of the loop. */
#include "causal/schedule.h"

typedef struct {
    Arena *arena;
    const Causal *causal;
    Schedule *schedule;
    int *block_of;  /* by variable: position in the schedule, -1: known before it */
    bool *is_moved; /* by position: it has become a part of a loop */
} Observers;

/* True for an assignment without a divisor, which is defined wherever the loop is evaluated. */
static bool is_plain(const Block *block)
{
    return block->kind == BLOCK_ASSIGN && !block->inner.at[0].divisor;
}

/* The positions of the blocks that a block needs, including itself, ascending. Goes back through plain assignments. */
static IntList needed_by(const Observers *o, int block)
{
    enum { MOST = 200 };
    IntList found = {0};
    list_push(o->arena, &found, block);
    for (int i = 0; i < found.count && found.count < MOST; i++) {
        IntList mentioned = {0};
        const Block *own = o->schedule->at[found.at[i]];
        if (is_plain(own))
            block_mentions(o->arena, o->causal, own, &mentioned);
        for (int k = 0; k < mentioned.count; k++)
            if (o->block_of[mentioned.at[k]] >= 0)
                causal_list_once(o->arena, &found, o->block_of[mentioned.at[k]]);
    }
    ints_sort(&found);
    return found;
}

/* Moves the assignment of a check, and those between it and the last loop that it needs, into this loop. */
static void observe(Observers *o, int block)
{
    const IntList needed = needed_by(o, block);
    int last = -1;
    bool are_plain = true;
    for (int i = 0; i < needed.count; i++) {
        const Block *own = o->schedule->at[needed.at[i]];
        const bool is_loop = own->kind == BLOCK_NONLINEAR && !own->is_sparse;
        last = is_loop ? needed.at[i] : last;
        are_plain = is_loop || (are_plain && is_plain(own));
    }
    if (last < 0 || !are_plain)
        return;
    Block *loop = o->schedule->at[last];
    for (int i = 0; i < needed.count; i++) {
        if (needed.at[i] <= last)
            continue;
        const Assignment *a = &o->schedule->at[needed.at[i]]->inner.at[0];
        list_push(o->arena, &loop->inner, *a);
        loop->observers++;
        o->block_of[a->variable] = last;
        o->is_moved[needed.at[i]] = true;
    }
}

void start_observe(Arena *arena, const Causal *causal, Schedule *schedule)
{
    Arena *scratch = arena_new();
    Observers o = {.arena = arena, .causal = causal, .schedule = schedule,
                   .block_of = graph_indices(scratch, causal->variables.count),
                   .is_moved = arena_array(scratch, bool, schedule->count)};
    for (int b = 0; b < schedule->count; b++)
        for (int i = 0; i < block_size(schedule->at[b]); i++)
            o.block_of[block_unknown(schedule->at[b], i)] = b;
    for (int i = 0; i < causal->start_checks.count; i++) {
        const int block = o.block_of[causal->start_checks.at[i].variable];
        if (block >= 0 && is_plain(schedule->at[block]))
            observe(&o, block);
    }
    int count = 0;
    for (int b = 0; b < schedule->count; b++)
        if (!o.is_moved[b])
            schedule->at[count++] = schedule->at[b];
    schedule->count = count;
    arena_free(scratch);
}
