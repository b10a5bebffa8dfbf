/* stage.c - assigns blocks of continuous time to functions, so that each statement is written once.
 *
 * Derivatives, results, indicators and events need different blocks. Blocks with the same users form a stage, provided
 * that events need them between the same blocks of their own. A stage is a function that all its users call, or
 * statements of its only user. A user of a block also needs the blocks that it depends on, so stages with more users
 * come first. If indicators or events need most blocks of derivatives, and the others cannot fail, they call
 * model_evaluate.
 *
 * If the structure can change, each mode has one function with all of its blocks from top to bottom, which a switch
 * over the modes of a cluster calls. Indicators, events and results then use model_evaluate, too. Only clusters of many
 * modes share blocks between modes. */
#include "emit/stage.h"

#include <limits.h>
#include <stdlib.h>

enum { NO_RUN = INT_MAX };

typedef struct {
    int block, run; /* index in the continuous schedule; its run in that of events, NO_RUN: not there */
    unsigned users; /* functions that compute it, or call its stage */
    bool is_modal;  /* there are modes */
    unsigned needs; /* users, also through model_evaluate; derivatives imply results */
} Item;

typedef struct {
    Program *p;
    int count;
    Item *items;    /* by block */
    bool *is_kept;  /* by variable: its value of the last evaluation must be kept until an event */
    Map *index_of;  /* block -> index */
    int runs;       /* of continuous blocks: their number in the schedule of events */
    bool is_whole;  /* model_evaluate is called wherever that is possible */
} Stages;

/* The number of groups that are determined by exactly the first `blocks` blocks of events. 0: no group ends there, or
 * it is the last one of fewer than GROUP_FEWEST, whose rounds cannot become a loop. */
static int determined_by(const Program *p, int blocks)
{
    const IntList *ends = &p->causal->group_ends;
    const int noted = ends->count - (ends->count < GROUP_FEWEST);
    int from = 0, to = noted; /* between them the first one that does not end before it */
    while (from < to) {
        const int middle = from + (to - from) / 2;
        if (ends->at[middle] < blocks)
            from = middle + 1;
        else
            to = middle;
    }
    return from < noted && ends->at[from] == blocks ? from + 1 : 0;
}

static const ProgramLoop *loop_of(const Program *p, const Block *block)
{
    const int index = map_get(p->loops.of_block, block, -1);
    return index >= 0 ? &p->loops.all.at[index] : NULL;
}

/* A run ends at a block that only events have, where a group is determined, and where branches are decided. */
static void find_runs(Stages *s)
{
    const Program *p = s->p;
    bool is_open = false;
    for (int i = 0; i < p->causal->events.count; i++) {
        const Block *block = p->causal->events.at[i];
        const int index = map_get(s->index_of, block, -1);
        is_open = is_open && index >= 0 && !determined_by(p, i);
        if (index < 0)
            continue;
        s->runs += !is_open;
        s->items[index].run = s->runs - 1;
        s->items[index].users |= FOR_EVENTS;
        is_open = !loop_of(p, block) || !loop_of(p, block)->decider;
    }
}

/* Marks variables whose values before an event are read, and variables that algorithms read. */
static void mark_kept(Stages *s)
{
    const Causal *causal = s->p->causal;
    for (int v = 0; v < causal->variables.count; v++)
        if (causal->variables.at[v].role == ROLE_BEFORE)
            s->is_kept[causal->variables.at[v].of] = true;
    for (int a = 0; a < causal->algorithms.count; a++)
        for (int i = 0; i < causal->algorithms.at[a].reads.count; i++)
            s->is_kept[causal->algorithms.at[a].reads.at[i]] = true;
}

static bool may_fail(const Stages *s, const Block *block)
{
    const Causal *causal = s->p->causal;
    const Assignment *a = &block->inner.at[0];
    return block->kind != BLOCK_ASSIGN ||
           (a->divisor && !causal_mentions_constants_only(s->p->scratch, causal, a->divisor)) ||
           (a->equation >= 0 && causal_delay(causal, a->equation));
}

/* True if it does no harm to compute the block without need. */
static bool is_harmless(const Stages *s, const Block *block)
{
    return !may_fail(s, block) && !s->is_kept[block->inner.at[0].variable];
}

/* True if that user calls model_evaluate; then it is removed from the users of its blocks. */
static bool calls_evaluate(Stages *s, unsigned user)
{
    int common = 0, further = 0;
    for (int i = 0; i < s->count; i++) {
        const unsigned users = s->items[i].users;
        if (!(users & FOR_DERIVATIVES))
            continue;
        if (!(users & user) && !is_harmless(s, s->p->causal->continuous.at[i]))
            return false;
        *(users & user ? &common : &further) += 1;
    }
    if ((further > common && !s->is_whole) || !common || (user == FOR_EVENTS && s->runs != 1))
        return false;
    for (int i = 0; i < s->count; i++)
        if (s->items[i].users & FOR_DERIVATIVES) {
            s->items[i].users &= ~user;
            s->items[i].needs |= user;
            s->items[i].run = user == FOR_EVENTS ? 0 : s->items[i].run;
        }
    return true;
}

/* If the structure can change, model_evaluate computes all variables that modes determine, so that one function shows
 * all equations of a mode. It also computes those that only results, indicators or events need, unless they may fail,
 * and those that these depend on. The same applies to blocks that contain the size of a jump. */
static void widen_evaluate(Stages *s)
{
    const Causal *causal = s->p->causal;
    bool *is_out = arena_array(s->p->scratch, bool, causal->variables.count); /* by variable: not computed there */
    bool *is_wanted = arena_array(s->p->scratch, bool, causal->variables.count);
    bool *is_fit = arena_array(s->p->scratch, bool, s->count), *has_jump = arena_array(s->p->scratch, bool, s->count);
    for (int i = 0; i < s->count; i++) {
        const Block *block = causal->continuous.at[i];
        IntList mentioned = {0};
        block_mentions(s->p->scratch, causal, block, &mentioned);
        is_fit[i] = s->items[i].users & FOR_EVENTS ? !may_fail(s, block) : is_harmless(s, block);
        for (int k = 0; k < mentioned.count; k++) {
            is_fit[i] &= !is_out[mentioned.at[k]];
            has_jump[i] |= causal->variables.at[mentioned.at[k]].role == ROLE_JUMP;
        }
        for (int k = 0; k < block_size(block); k++)
            is_out[block_unknown(block, k)] |= !(s->items[i].users & FOR_DERIVATIVES) && !is_fit[i];
    }
    for (int i = s->count - 1; i >= 0; i--) {
        const Block *block = causal->continuous.at[i];
        Item *item = &s->items[i];
        if (item->users & FOR_DERIVATIVES || !item->users || !is_fit[i] ||
            (item->users == FOR_RESULTS && !block->modes.in && !block_determines(block, is_wanted) &&
             !has_jump[i]))
            continue;
        item->users = (item->users | FOR_DERIVATIVES) & ~(unsigned)FOR_RESULTS;
        IntList mentioned = {0};
        block_mentions(s->p->scratch, causal, block, &mentioned);
        for (int k = 0; k < mentioned.count; k++)
            is_wanted[mentioned.at[k]] = true;
    }
    arena_reset(s->p->scratch);
}

static int set_size(unsigned set)
{
    int size = 0;
    for (; set; set &= set - 1)
        size++;
    return size;
}

bool stage_has_function(const Stage *stage)
{
    if (stage->ways.count)
        return false;
    return stage->sequence.is_of_impulses || stage->modes.in || (stage->users & (stage->users - 1)) != 0;
}

static int compare_items(const void *a, const void *b)
{
    const Item *one = a, *other = b;
    if (one->run != other->run)
        return one->run < other->run ? -1 : 1;
    if (one->needs != other->needs) {
        const int sizes = set_size(other->needs) - set_size(one->needs);
        return sizes ? sizes : one->needs < other->needs ? -1 : 1;
    }
    if (one->is_modal || other->is_modal) /* blocks stay between those that they need and those that need them */
        return one->block - other->block;
    return one->users != other->users ? (one->users < other->users ? -1 : 1) : one->block - other->block;
}

static void add_step(Program *p, Sequence *sequence, SequenceStep step)
{
    list_push(p->arena, &sequence->steps, step);
}

/* Adds the stages of a user, from `from` on; for events, up to a run. Shared stages become calls, its own ones
 * statements. Returns the index behind the last stage. */
static int add_stages(Program *p, Sequence *sequence, unsigned user, int from, int run)
{
    int i = from;
    for (; i < p->plan.stages.count && (user != FOR_EVENTS || p->plan.stages.at[i].run <= run); i++) {
        const Stage *stage = &p->plan.stages.at[i];
        if (!(stage->users & user))
            continue;
        const bool is_own = stage->users == user && !stage->modes.in && !stage->ways.count;
        if (!is_own)
            add_step(p, sequence, (SequenceStep){.stage = stage});
        for (int k = 0; k < stage->sequence.steps.count && is_own; k++)
            add_step(p, sequence, (SequenceStep){.block = stage->sequence.steps.at[k].block});
    }
    return i;
}

static void add_decision(Program *p, const Block *block)
{
    const ProgramLoop *loop = loop_of(p, block);
    if (loop && loop->decider)
        add_step(p, &p->plan.events, (SequenceStep){.decided = loop});
}

/* Adds the steps of events; the stages of a run are at the place of its first block. */
static void add_events(Stages *s, bool calls_all)
{
    Program *p = s->p;
    const Schedule *events = &p->causal->events;
    for (int i = 0, run = -1, stage = 0; i < events->count; i++) {
        const int index = map_get(s->index_of, events->at[i], -1), determined = determined_by(p, i);
        if (determined)
            add_step(p, &p->plan.events, (SequenceStep){.determined = determined});
        if (index < 0) {
            add_step(p, &p->plan.events, (SequenceStep){.block = events->at[i]});
        } else if (s->items[index].run != run) {
            run = s->items[index].run;
            if (calls_all)
                add_step(p, &p->plan.events, (SequenceStep){.calls_evaluate = true});
            stage = add_stages(p, &p->plan.events, FOR_EVENTS, stage, run);
        }
        add_decision(p, events->at[i]);
    }
    const int determined = determined_by(p, events->count);
    if (determined)
        add_step(p, &p->plan.events, (SequenceStep){.determined = determined});
}

/* Adds the blocks of a mode from `from` on, without terms that are 0 in that mode. */
static void add_mode_blocks(Program *p, Sequence *sequence, const Block **blocks, int count, int from)
{
    vanish_among(p->arena, p->causal, blocks, count);
    for (int i = from; i < count; i++)
        add_step(p, sequence, (SequenceStep){.block = blocks[i]});
}

/* Adds blocks of a mode, without jumps; the last one contains the size of a jump. While impulses are traced, a function
 * computes those that depend on jumps again, with the jumps. The rest go to `others`; returns their number. */
static int add_jumping(Program *p, Stage *way, const Block **blocks, const Block **others, int count)
{
    bool *is_felt = arena_array(p->scratch, bool, p->layout.places.count); /* by variable */
    const Block **felt = arena_array(p->scratch, const Block *, count);
    const Block **without = arena_array(p->scratch, const Block *, count);
    Stage *impulses = arena_new_of(p->arena, Stage);
    int felt_count = 0, other_count = 0;
    for (int i = 0; i < count; i++) {
        IntList mentioned = {0};
        block_mentions(p->scratch, p->causal, blocks[i], &mentioned);
        without[i] = jumps_without(p, blocks[i]);
        bool feels = without[i] != blocks[i];
        for (int k = 0; k < mentioned.count && !feels; k++)
            feels = is_felt[mentioned.at[k]];
        for (int k = 0; k < block_size(blocks[i]) && feels; k++)
            is_felt[block_unknown(blocks[i], k)] = true;
        if (feels)
            felt[felt_count++] = blocks[i];
        else
            others[other_count++] = blocks[i];
    }
    *impulses = (Stage){.users = way->users, .run = way->run, .modes = way->modes, .sequence.is_of_impulses = true};
    add_mode_blocks(p, &way->sequence, without, count, 0);
    add_mode_blocks(p, &impulses->sequence, felt, felt_count, 0);
    add_step(p, &way->sequence, (SequenceStep){.impulses = impulses});
    return other_count;
}

/* The blocks of the stage that the first of these modes computes, with all modes that compute the same ones. Terms that
 * are 0 in these modes are left out, even if other modes share the block. */
static Stage *way_of(Program *p, const Stage *stage, ModeSet modes)
{
    const int steps = stage->sequence.steps.count;
    const Block **blocks = arena_array(p->scratch, const Block *, steps + 1);
    const Block **others = arena_array(p->scratch, const Block *, steps + 1);
    int mode = 0, count = 0, end = 0, left = 0;
    while (!(modes.in >> mode & 1))
        mode++;
    Stage *way = arena_new_of(p->arena, Stage);
    *way = (Stage){.users = stage->users, .run = stage->run, .modes = modes};
    for (int i = 0; i < steps; i++) {
        const Block *block = stage->sequence.steps.at[i].block;
        const bool holds = modeset_holds(block->modes, modes.cluster, mode);
        if (block->modes.in)
            way->modes.in &= holds ? block->modes.in : ~block->modes.in;
        if (!holds)
            continue;
        blocks[count++] = block;
        end = p->impulses.are_modal && jumps_without(p, block) != block ? count : end;
    }
    if (end)
        left = add_jumping(p, way, blocks, others, end);
    for (int i = end; i < count; i++)
        others[left + i - end] = jumps_without(p, blocks[i]);
    add_mode_blocks(p, &way->sequence, others, left + count - end, left);
    return way;
}

/* Adds a stage with the blocks that each mode of a cluster computes, in order. Modes with the same blocks share one
 * function. */
static void add_ways(Program *p, const Item *item, const ModalBlocks *blocks)
{
    const Schedule *schedule = &p->causal->continuous;
    Stage stage = {.users = item->users, .run = item->run};
    for (int i = 0; i < blocks->blocks.count; i++)
        add_step(p, &stage.sequence, (SequenceStep){.block = schedule->at[blocks->blocks.at[i]]});
    for (uint64_t left = modeset_all(&p->causal->clusters.at[blocks->cluster]); left;) {
        Stage *way = way_of(p, &stage, (ModeSet){blocks->cluster, left});
        left &= ~way->modes.in;
        if (way->sequence.steps.count)
            list_push(p->arena, &stage.ways, way);
    }
    list_push(p->arena, &p->plan.stages, stage.ways.count > 1 ? stage : *stage.ways.at[0]);
}

/* Adds blocks of one run with the same users as stages. */
static void add_blocks(Program *p, const Item *item, const IntList *blocks)
{
    const Schedule *schedule = &p->causal->continuous;
    const ModalBlocksList gathered = modes_gather(p, schedule, blocks);
    for (int i = 0; i < gathered.count; i++) {
        const ModalBlocks *together = &gathered.at[i];
        const Block *block = schedule->at[together->blocks.at[0]];
        const Stage *last = p->plan.stages.count ? &list_last(&p->plan.stages) : NULL;
        if (together->cluster >= 0) {
            add_ways(p, item, together);
            continue;
        }
        if (!last || last->users != item->users || last->run != item->run || last->ways.count ||
            !modeset_is_same(last->modes, block->modes))
            list_push(p->arena, &p->plan.stages,
                      (Stage){.users = item->users, .run = item->run, .modes = block->modes});
        add_step(p, &list_last(&p->plan.stages).sequence, (SequenceStep){.block = jumps_without(p, block)});
    }
}

void stages_plan(Program *p, const bool *is_evaluated, const bool *is_shown, const bool *is_indicated)
{
    const Schedule *schedule = &p->causal->continuous;
    Stages s = {.p = p, .count = schedule->count, .items = arena_array(p->arena, Item, schedule->count),
                .is_kept = arena_array(p->arena, bool, p->layout.places.count), .index_of = map_new(p->arena)};
    for (int i = 0; i < s.count; i++) {
        map_put(s.index_of, schedule->at[i], i);
        s.items[i] = (Item){.block = i, .run = NO_RUN, .is_modal = p->causal->clusters.count > 0};
        s.items[i].users = (is_evaluated[i] ? FOR_DERIVATIVES : is_shown[i] ? FOR_RESULTS : 0) |
                           (is_indicated[i] ? FOR_INDICATORS : 0);
    }
    find_runs(&s);
    for (int i = 0; i < s.count; i++)
        if (emit_assigned(schedule->at[i]) >= 0 && emit_is_given(p, emit_assigned(schedule->at[i])))
            s.items[i].users = 0;
    mark_kept(&s);
    s.is_whole = p->causal->clusters.count || p->causal->jumps.count;
    if (s.is_whole)
        widen_evaluate(&s);
    const bool indicators_call = calls_evaluate(&s, FOR_INDICATORS), events_call = calls_evaluate(&s, FOR_EVENTS);
    Item *order = arena_array(p->arena, Item, s.count);
    unsigned *users = arena_array(p->arena, unsigned, s.count);
    for (int i = 0; i < s.count; i++)
        users[i] = s.items[i].users;
    jumps_plan(p, users);
    for (int i = 0; i < s.count; i++) {
        order[i] = s.items[i];
        order[i].needs |= order[i].users | (order[i].users & FOR_DERIVATIVES ? FOR_RESULTS : 0);
    }
    if (s.count)
        qsort(order, (size_t)s.count, sizeof *order, compare_items);
    for (int i = 0; i < s.count; i++) {
        IntList blocks = {0};
        const int first = i;
        for (; i < s.count && order[i].users == order[first].users && order[i].run == order[first].run &&
               order[i].needs == order[first].needs; i++)
            list_push(p->arena, &blocks, order[i].block);
        if (order[first].users)
            add_blocks(p, &order[first], &blocks);
        i--;
    }
    if (indicators_call)
        add_step(p, &p->plan.indicate, (SequenceStep){.calls_evaluate = true});
    add_stages(p, &p->plan.evaluate, FOR_DERIVATIVES, 0, NO_RUN);
    if (p->impulses.whole.sequence.steps.count)
        add_step(p, &p->plan.evaluate, (SequenceStep){.impulses = &p->impulses.whole});
    add_stages(p, &p->plan.outputs, FOR_RESULTS, 0, NO_RUN);
    add_stages(p, &p->plan.indicate, FOR_INDICATORS, 0, NO_RUN);
    add_events(&s, events_call);
}
