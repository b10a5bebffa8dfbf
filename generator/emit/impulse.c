/* impulse.c - separates the effects of impulses from continuous time.
 *
 * Derivatives of variables that may jump contain the size of the jump (causal/impulse.c). It is 0 unless the runtime
 * traces the impulses of an event. So the functions of continuous time omit it, and one function recomputes all values
 * that depend on it. If a loop or a function besides model_evaluate depends on it, it is not separated. */
#include "emit/stage.h"

const Block *jumps_without(Program *p, const Block *block)
{
    if ((!p->impulses.are_modal && !p->impulses.whole.sequence.steps.count) || block->kind != BLOCK_ASSIGN)
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

/* By block of continuous time. Modes are those of the only cluster; if there is no cluster or several, all bits are set
 * or none. */
typedef struct {
    const Program *p;
    IntList *by;       /* by variable: blocks that determine it and depend on a jump */
    uint64_t *depends; /* the modes in which it depends on a jump */
    bool *mentions;    /* it mentions a jump */
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
}

/* Adds the blocks that depend on a jump, each in the modes in which it does. While impulses are traced, the runtime
 * reads only derivatives; events read the values on which they depend, and verification all others. */
static void add_depending(Program *p, const Jumping *j, const unsigned *users)
{
    const Schedule *schedule = &p->causal->continuous;
    Sequence *sequence = &p->impulses.whole.sequence;
    const bool is_one = p->causal->clusters.count == 1;
    const uint64_t all = is_one ? modeset_all(&p->causal->clusters.at[0]) : 0;
    for (int i = 0; i < schedule->count; i++) {
        if (!j->depends[i] || users[i] != FOR_DERIVATIVES)
            continue;
        Block *block = arena_new_of(p->arena, Block);
        *block = *schedule->at[i];
        if (is_one)
            block->modes = (ModeSet){0, (j->depends[i] & all) == all ? 0 : j->depends[i] & all};
        list_push(p->arena, &sequence->steps, (SequenceStep){.block = block});
    }
    sequence->is_modal = p->causal->clusters.count > 0;
    sequence->is_of_impulses = true;
}

/* True if only blocks of single modes mention a jump; the functions of these modes then compute them. */
static bool are_all_modal(const Program *p, const Jumping *j)
{
    const Schedule *schedule = &p->causal->continuous;
    if (p->causal->clusters.count != 1 || p->causal->clusters.at[0].modes.count > MOST_APART)
        return false;
    for (int i = 0; i < schedule->count; i++)
        if (j->mentions[i] && !schedule->at[i]->modes.in)
            return false;
    return true;
}

void jumps_plan(Program *p, const unsigned *users)
{
    const Schedule *schedule = &p->causal->continuous;
    Jumping j = {p, arena_array(p->scratch, IntList, p->layout.places.count),
                 arena_array(p->scratch, uint64_t, schedule->count),
                 arena_array(p->scratch, bool, schedule->count)};
    bool are_apart = p->causal->jumps.count > 0;
    for (int i = 0; i < schedule->count && are_apart; i++) {
        look_at(&j, i);
        const bool is_later = users[i] == FOR_RESULTS && !j.mentions[i];
        are_apart = !j.depends[i] || !users[i] || is_later ||
                    (users[i] == FOR_DERIVATIVES && schedule->at[i]->kind == BLOCK_ASSIGN);
    }
    p->impulses.are_modal = are_apart && are_all_modal(p, &j);
    if (are_apart && !p->impulses.are_modal)
        add_depending(p, &j, users);
    arena_reset(p->scratch);
}
