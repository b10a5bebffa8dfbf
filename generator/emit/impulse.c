/* impulse.c - what impulses change, apart from continuous time.
 *
 * Derivatives of what may jump hold how far it does (causal/impulse.c). That is 0 unless the runtime traces the
 * impulses of an event. So the functions of continuous time leave it out, and one function computes anew all that
 * depends on it. Where a loop depends on it, or a function besides model_evaluate, it stays where it is. */
#include "emit/stage.h"

Block *jumps_without(Program *p, Block *block)
{
    if (!p->impulses.sequence.steps.count || block->kind != BLOCK_ASSIGN)
        return block;
    const Assignment *a = &block->inner.at[0];
    const Expr value = causal_without_jumps(p->causal, a->value);
    if (value == a->value)
        return block;
    Block *without = arena_new_of(p->arena, Block);
    *without = *block;
    without->inner.at = arena_array(p->arena, Assignment, 1);
    without->inner.at[0] = *a;
    without->inner.at[0].value = value;
    return without;
}

/* By block of continuous time. Modes are those of the only cluster; with none or several, all bits are set or none. */
typedef struct {
    const Program *p;
    IntList *by;       /* by variable: blocks that depend on a jump and determine it */
    uint64_t *depends; /* the modes in which it depends on a jump */
    bool *mentions;    /* one */
    Map *continuous;   /* block -> 1 */
} Jumping;

static uint64_t modes_of(const Jumping *j, const Block *block)
{
    const Causal *causal = j->p->causal;
    return causal->clusters.count == 1 && block->modes.in ? block->modes.in : ~(uint64_t)0;
}

static void look_at(Jumping *j, int index)
{
    const Program *p = j->p;
    const Schedule *schedule = &p->causal->continuous;
    const Block *block = schedule->at[index];
    IntList mentioned = {0};
    block_mentions(p->scratch, p->causal, block, &mentioned);
    for (int i = 0; i < mentioned.count; i++) {
        const int v = mentioned.at[i];
        j->mentions[index] |= p->causal->variables.at[v].role == ROLE_JUMP;
        for (int k = 0; k < j->by[v].count; k++)
            if (modeset_meets(block->modes, schedule->at[j->by[v].at[k]]->modes))
                j->depends[index] |= j->depends[j->by[v].at[k]];
    }
    j->depends[index] = j->mentions[index] ? modes_of(j, block) : j->depends[index] & modes_of(j, block);
    for (int i = 0; i < block_size(block) && j->depends[index]; i++)
        list_push(p->scratch, &j->by[block_unknown(block, i)], index);
    map_put(j->continuous, block, 1);
}

/* The runtime reads these while impulses are traced: derivatives of states and of what jumps, and what events decide
 * by. */
static void find_read(const Program *p, const Jumping *j, bool *is_read)
{
    const Causal *causal = p->causal;
    IntList mentioned = {0};
    for (int i = 0; i < causal->states.count; i++)
        list_push(p->scratch, &mentioned, causal->variables.at[causal->states.at[i]].derivative);
    for (int i = 0; i < causal->jumps.count; i++)
        list_push(p->scratch, &mentioned, causal->jumps.at[i].derivative);
    for (int i = 0; i < causal->branches.count; i++)
        causal_mentions(p->scratch, causal, causal->branches.at[i].value, NULL, &mentioned);
    for (int i = 0; i < causal->algorithms.count; i++)
        for (int k = 0; k < causal->algorithms.at[i].reads.count; k++)
            list_push(p->scratch, &mentioned, causal->algorithms.at[i].reads.at[k]);
    for (int i = 0; i < causal->events.count; i++)
        if (map_get(j->continuous, causal->events.at[i], 0) == 0)
            block_mentions(p->scratch, causal, causal->events.at[i], &mentioned);
    for (int i = 0; i < mentioned.count; i++)
        is_read[mentioned.at[i]] = true;
    delays_mark_operands(causal, is_read);
}

/* The blocks that depend on a jump, each in the modes in which the runtime, or another one of them, needs it. */
static void add_needed(Program *p, const Jumping *j, const unsigned *users)
{
    const Schedule *schedule = &p->causal->continuous;
    const bool is_one = p->causal->clusters.count == 1;
    bool *is_read = arena_array(p->scratch, bool, p->layout.places.count);
    uint64_t *needed = arena_array(p->scratch, uint64_t, p->layout.places.count); /* by variable: modes */
    uint64_t *modes = arena_array(p->scratch, uint64_t, schedule->count + 1);
    find_read(p, j, is_read);
    for (int i = schedule->count - 1; i >= 0; i--) {
        IntList mentioned = {0};
        if (!j->depends[i] || users[i] != FOR_DERIVATIVES)
            continue;
        modes[i] = block_determines(schedule->at[i], is_read) ? j->depends[i] : 0;
        for (int k = 0; k < block_size(schedule->at[i]); k++)
            modes[i] |= j->depends[i] & needed[block_unknown(schedule->at[i], k)];
        if (modes[i])
            block_mentions(p->scratch, p->causal, schedule->at[i], &mentioned);
        for (int k = 0; k < mentioned.count; k++)
            needed[mentioned.at[k]] |= modes[i];
    }
    for (int i = 0; i < schedule->count; i++) {
        if (!modes[i])
            continue;
        Block *block = arena_new_of(p->arena, Block);
        *block = *schedule->at[i];
        const uint64_t all = is_one ? modeset_all(&p->causal->clusters.at[0]) : 0;
        if (is_one)
            block->modes = (ModeSet){0, (modes[i] & all) == all ? 0 : modes[i] & all};
        list_push(p->arena, &p->impulses.sequence.steps, (SequenceStep){.block = block});
    }
}

void jumps_plan(Program *p, const unsigned *users)
{
    const Schedule *schedule = &p->causal->continuous;
    Jumping j = {p, arena_array(p->scratch, IntList, p->layout.places.count),
                 arena_array(p->scratch, uint64_t, schedule->count),
                 arena_array(p->scratch, bool, schedule->count), map_new(p->scratch)};
    bool are_apart = p->causal->jumps.count > 0;
    for (int i = 0; i < schedule->count && are_apart; i++) {
        look_at(&j, i);
        const bool is_later = users[i] == FOR_RESULTS && !j.mentions[i];
        are_apart = !j.depends[i] || !users[i] || is_later ||
                    (users[i] == FOR_DERIVATIVES && schedule->at[i]->kind == BLOCK_ASSIGN);
    }
    if (are_apart)
        add_needed(p, &j, users);
    arena_reset(p->scratch);
}
