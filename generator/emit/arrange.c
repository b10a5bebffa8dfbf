/* arrange.c - orders the statements of a sequence: those of one form stand together, so that they become loops
 * (group.c).
 *
 * A statement's level is one more than the highest level of the statements that it depends on within the sequence.
 * Statements of one level do not depend on each other. If there are no loops, the order is unchanged. */
#include "emit/function.h"

typedef struct {
    Program *p;
    Sequence *sequence;
    const int *block_of; /* by variable: the step that determines it, plus one; 0: determined elsewhere */
    Arena *arena;        /* until the sequence is arranged */
} Arrangement;

/* The blocks of a step, which is a block or a call of a stage. A step without blocks is a barrier: it stays behind all
 * earlier steps. */
static const SequenceStep *blocks_of(const SequenceStep *step, int *count)
{
    *count = step->stage ? step->stage->sequence.steps.count : step->block ? 1 : 0;
    return step->stage ? step->stage->sequence.steps.at : step;
}

/* Finds the other steps of the sequence whose values a step needs. */
static void find_needed(const Arrangement *a, int step, IntList *needed)
{
    IntList mentioned = {0};
    int count;
    const SequenceStep *blocks = blocks_of(&a->sequence->steps.at[step], &count);
    needed->count = 0;
    for (int i = 0; i < count; i++)
        block_mentions(a->arena, a->p->causal, blocks[i].block, &mentioned);
    for (int i = 0; i < mentioned.count; i++) {
        const int by = a->block_of[mentioned.at[i]] - 1;
        if (by >= 0 && by != step)
            list_push(a->arena, needed, by);
    }
}

/* One more than the highest level of the steps that it needs; 0 if there are none. */
static int level_of(const Arrangement *a, int step, const int *levels)
{
    IntList needed = {0};
    int level = 0;
    find_needed(a, step, &needed);
    for (int i = 0; i < needed.count; i++)
        level = levels[needed.at[i]] >= level ? levels[needed.at[i]] + 1 : level;
    return level;
}

static void note_determined(const Arrangement *a, int *block_of)
{
    const Causal *causal = a->p->causal;
    for (int i = 0, count; i < a->sequence->steps.count; i++) {
        const SequenceStep *blocks = blocks_of(&a->sequence->steps.at[i], &count);
        for (int b = 0; b < count; b++) {
            const Block *block = blocks[b].block;
            for (int k = 0; k < block_size(block); k++)
                block_of[block_unknown(block, k)] = i + 1;
            if (block->kind != BLOCK_ALGORITHM)
                continue;
            const IntList *assigns = &causal->algorithms.at[block->algorithm].assigns;
            for (int k = 0; k < assigns->count; k++)
                block_of[assigns->at[k]] = i + 1;
        }
    }
}

/* Loops with one common head, and the single statements behind them, which may need their values. */
typedef struct {
    GroupRuns runs;
    IntList singles; /* runs */
} Section;

/* Statements in sections; the first section has no loop. A statement's place is twice its section's number, plus one if
 * it is single. */
typedef struct {
    const Arrangement *a;
    List(Section) sections;
    int *place, *round; /* by step; round: the iteration of its loop, from 0 */
    int least;          /* place of the last barrier */
} Fusion;

static bool is_barrier(const SequenceStep *step)
{
    return !step->block && !step->stage;
}

/* The first place where all values that a run needs are known. *has_all: a loop in that section has them in time,
 * too. */
static int earliest(const Fusion *f, const GroupRun *run, bool *has_all)
{
    const Arrangement *a = f->a;
    IntList needed = {0};
    int place = f->least;
    *has_all = true;
    if (is_barrier(&a->sequence->steps.at[run->items.at[0]])) /* stands behind all that came before it */
        return 2 * f->sections.count - 1;
    for (int k = 0; k < run->items.count; k++) {
        find_needed(a, run->items.at[k], &needed);
        for (int i = 0; i < needed.count; i++) {
            const int by = needed.at[i];
            if (f->place[by] > place)
                *has_all = true;
            if (f->place[by] >= place) {
                place = f->place[by];
                *has_all &= f->round[by] <= k;
            }
        }
    }
    return place;
}

static bool goes_round_alike(const Section *section, const GroupRun *run)
{
    const GroupRun *first = section->runs.count ? &section->runs.at[0] : NULL;
    return first && first->rows == run->rows && first->length == run->length &&
           (run->stretch || run->base == first->base);
}

/* Fuses loops of the same number of iterations if the values that each iteration needs are computed in it or before:
 * these are then still in the cache. Single statements stand as early as possible, so that they do not separate
 * loops. */
static void fuse(Fusion *f, const GroupRuns *runs)
{
    Arena *arena = f->a->arena;
    list_push(arena, &f->sections, (Section){{0}, {0}});
    for (int r = 0; r < runs->count; r++) {
        const GroupRun *run = &runs->at[r];
        bool has_all;
        const int place = earliest(f, run, &has_all);
        if (is_barrier(&f->a->sequence->steps.at[run->items.at[0]]))
            f->least = place;
        int section = place / 2;
        if (run->heads[1]) {
            section += place % 2 == 1 || !has_all;
            while (section < f->sections.count && !goes_round_alike(&f->sections.at[section], run))
                section++;
            if (section == f->sections.count)
                list_push(arena, &f->sections, (Section){{0}, {0}});
            Section *in = &f->sections.at[section];
            const bool is_moved = in->runs.count && run->base != in->runs.at[0].base;
            list_push(arena, &in->runs,
                      is_moved ? group_rebased(f->a->p->arena, run, in->runs.at[0].base) : *run);
        } else {
            list_push(arena, &f->sections.at[section].singles, r);
        }
        for (int k = 0; k < run->items.count; k++) {
            f->place[run->items.at[k]] = 2 * section + (run->heads[1] ? 0 : 1);
            f->round[run->items.at[k]] = k;
        }
    }
}

static void add_run(const Fusion *f, Sequence *arranged, const GroupRun *run, int loop)
{
    Arena *arena = f->a->p->arena;
    const int from = arranged->steps.count;
    for (int i = 0; i < run->items.count; i++)
        list_push(arena, &arranged->steps, f->a->sequence->steps.at[run->items.at[i]]);
    if (run->heads[1])
        list_push(arena, &arranged->loops, (SequenceLoop){from, arranged->steps.count, loop, *run});
}

/* Ends a function before `more` statements if these would make it too long. */
static void cut(Arena *arena, Sequence *arranged, int *statements, int more)
{
    if (*statements > 0 && *statements + more > SECTION_MOST) {
        list_push(arena, &arranged->ends, arranged->steps.count);
        *statements = 0;
    }
    *statements += more;
}

/* Puts the sequence into this order. No function ends within a loop. A sequence that fitted into one function stays one
 * function, because values used only there are its locals. */
static void take_over(const Fusion *f, const GroupRuns *runs)
{
    Arena *arena = f->a->p->arena;
    Sequence arranged = {0};
    int statements = 0;
    for (int s = 0; s < f->sections.count; s++) {
        const Section *section = &f->sections.at[s];
        cut(arena, &arranged, &statements, section->runs.count);
        for (int k = 0; k < section->runs.count; k++)
            add_run(f, &arranged, &section->runs.at[k], s);
        for (int k = 0; k < section->singles.count; k++) {
            cut(arena, &arranged, &statements, 1);
            add_run(f, &arranged, &runs->at[section->singles.at[k]], s);
        }
    }
    if (f->a->sequence->ends.count == 1)
        arranged.ends.count = 0;
    list_push(arena, &arranged.ends, arranged.steps.count);
    *f->a->sequence = arranged;
}

static void arrange(Program *p, Sequence *sequence)
{
    Arena *arena = arena_new_like(p->arena);
    int *block_of = arena_array(arena, int, p->layout.places.count), *levels;
    Arrangement a = {p, sequence, block_of, arena};
    Groups *groups = group_begin(p->arena, p->style);
    CodeList codes = {0};
    bool has_loops = false;
    int least = 0, most = 0; /* levels: the least one behind the last barrier; the highest so far */
    note_determined(&a, block_of);
    levels = arena_array(arena, int, sequence->steps.count);
    for (int i = 0; i < sequence->steps.count; i++) {
        const SequenceStep *step = &sequence->steps.at[i];
        Expr form;
        levels[i] = is_barrier(step) ? most + 1 : level_of(&a, i, levels);
        levels[i] = levels[i] < least ? least : levels[i];
        most = levels[i] > most ? levels[i] : most;
        least = is_barrier(step) ? most + 1 : least;
        const bool has_form = form_of_step(p, arena, step, &form, &codes);
        if (!has_form) {
            codes.count = 0;
            list_push(arena, &codes, code_format(arena, "block %d", i));
        }
        group_statement(groups, i, levels[i], has_form ? form : NULL, &codes);
        arena_reset(p->scratch);
    }
    const GroupRuns runs = group_runs(groups, p->functions);
    for (int i = 0; i < runs.count; i++)
        has_loops |= runs.at[i].heads[1] != NULL;
    if (has_loops) {
        const int count = sequence->steps.count;
        Fusion fusion = {.a = &a, .place = arena_array(arena, int, count), .round = arena_array(arena, int, count),
                         .least = 1};
        fuse(&fusion, &runs);
        take_over(&fusion, &runs);
    }
    arena_free(arena);
}

static void arrange_stage(Program *p, Stage *stage)
{
    for (int i = 0; i < stage->ways.count; i++)
        arrange_stage(p, stage->ways.at[i]);
    for (int i = 0; i < stage->sequence.steps.count; i++)
        if (stage->sequence.steps.at[i].impulses)
            arrange_stage(p, stage->sequence.steps.at[i].impulses);
    if (stage->sequence.ends.count && !stage->kind && !stage->sequence.is_modal)
        arrange(p, &stage->sequence);
}

void sequences_arrange(Program *p)
{
    if (p->is_unrolled)
        return;
    round_join_stages(p);
    round_arrange(p);
    Sequence *sequences[] = {&p->plan.constants, &p->plan.start, &p->plan.evaluate, &p->plan.outputs,
                             &p->plan.indicate};
    for (int i = 0; i < 5; i++)
        arrange(p, sequences[i]);
    arrange_stage(p, &p->impulses.whole);
    for (int i = 0; i < p->plan.stages.count; i++)
        arrange_stage(p, &p->plan.stages.at[i]);
}
