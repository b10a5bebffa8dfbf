/* round.c - stages of equal parts as one function with an index; and rounds as loops: events determine one group of
 * branches and discrete variables after the other, each in a round.
 *
 * Both are passages: consecutive steps, which stay in their order. Passages form a loop if corresponding steps have the
 * same form, up to indices that advance evenly or are in a table. The loop's statements are those of the first one. */
#include "emit/function.h"

/* Consecutive steps, without `to`. */
typedef struct {
    const Sequence *sequence;
    int from, to;
    int kind; /* passages of different kinds are not alike */
} Passage;
typedef List(Passage) PassageList;

/* The codes of all steps; `ends`, by step: the index behind its codes. False if a step has no form. */
static bool passage_codes(const Program *p, Arena *arena, const Passage *passage, CodeList *codes, IntList *ends)
{
    codes->count = ends->count = 0;
    for (int i = passage->from; i < passage->to; i++) {
        CodeList own = {0};
        Expr form;
        if (sequence_is_decided(p, passage->sequence->steps.at[i].block)) {
            list_push(arena, codes, code_words(arena, "decided"));
            list_push(arena, ends, codes->count);
            continue;
        }
        if (!form_of_step(p, arena, &passage->sequence->steps.at[i], &form, &own))
            return false;
        for (int k = 0; k < own.count; k++)
            list_push(arena, codes, own.at[k]);
        list_push(arena, codes, code_format(arena, "form %d", form ? (int)form->id : -1));
        list_push(arena, ends, codes->count);
    }
    list_push(arena, codes, code_format(arena, "kind %d", passage->kind));
    return true;
}

static void codes_of(const Program *p, Arena *arena, const PassageList *passages, int at, CodeList *codes)
{
    IntList ends = {0};
    if (passage_codes(p, arena, &passages->at[at], codes, &ends))
        return;
    codes->count = 0;
    list_push(arena, codes, code_format(arena, "alone %d", at));
}

static GroupRuns find_runs(Program *p, Arena *arena, Groups *groups, const PassageList *passages)
{
    CodeList codes = {0};
    for (int at = 0; at < passages->count; at++) {
        codes_of(p, arena, passages, at, &codes);
        group_statement(groups, at, 0, NULL, &codes);
    }
    return group_runs(groups, p->functions);
}

/* Adds the steps of a loop's passages. Corresponding steps, one after the other, are one statement of the loop. */
static void add_steps(Program *p, Arena *arena, const PassageList *passages, const GroupRun *run, int loop,
                      Sequence *sequence)
{
    const Passage *first = &passages->at[run->items.at[0]];
    CodeList codes = {0};
    IntList ends = {0};
    passage_codes(p, arena, first, &codes, &ends);
    GroupTables tables = run->tables; /* defined once, before all statements */
    for (int k = 0; k < first->to - first->from; k++) {
        SequenceLoop statement = {sequence->steps.count, sequence->steps.count + run->items.count, loop, *run};
        if (sequence_is_decided(p, first->sequence->steps.at[first->from + k].block))
            continue;
        for (int i = 0; i < run->items.count; i++) {
            const Passage *passage = &passages->at[run->items.at[i]];
            list_push(p->arena, &sequence->steps, passage->sequence->steps.at[passage->from + k]);
        }
        statement.run.codes += k ? ends.at[k - 1] : 0;
        statement.run.tables = tables;
        tables.count = 0;
        list_push(p->arena, &sequence->loops, statement);
    }
}

void round_join_stages(Program *p)
{
    Arena *arena = arena_new_like(p->arena);
    PassageList passages = {0};
    IntList stages = {0};
    int kinds = 0;
    for (int i = 0; i < p->plan.stages.count; i++)
        /* other stages are no function, several functions, or belong to some modes only */
        if (p->plan.stages.at[i].sequence.ends.count == 1 && !p->plan.stages.at[i].modes.in) {
            const Sequence *sequence = &p->plan.stages.at[i].sequence;
            list_push(arena, &passages, (Passage){sequence, 0, sequence->steps.count, (int)p->plan.stages.at[i].users});
            list_push(arena, &stages, i);
        }
    const GroupRuns runs = find_runs(p, arena, group_begin(p->arena, p->style), &passages);
    for (int r = 0; r < runs.count; r++) {
        const GroupRun *run = &runs.at[r];
        if (!run->heads[1])
            continue;
        StageKind *kind = arena_new_of(p->arena, StageKind);
        *kind = (StageKind){.number = kinds++, .count = run->items.count};
        add_steps(p, arena, &passages, run, 0, &kind->sequence);
        for (int i = 0; i < run->items.count; i++) {
            Stage *stage = &p->plan.stages.at[stages.at[run->items.at[i]]];
            stage->kind = kind;
            stage->index = group_index(run, i);
        }
    }
    arena_free(arena);
}

/* A passage for each step, with the steps behind it that need no statement. Steps of different clocks stay apart. */
static void find_passages(const Program *p, Arena *arena, PassageList *passages)
{
    const Sequence *events = &p->plan.events;
    for (int s = 0, i = 0; s < events->ends.count; s++)
        for (const int clock = events->clocks.at[s]; i < events->ends.at[s]; i++) {
            Passage *last = passages->count ? &list_last(passages) : NULL;
            if (last && last->kind == clock && sequence_is_decided(p, events->steps.at[i].block))
                last->to++;
            else
                list_push(arena, passages, (Passage){events, i, i + 1, clock});
        }
}

/* The number of passages from `from` on that repeat with this period: a multiple of it. */
static int count_turning(const Name *keys, int count, int from, int length)
{
    int to = from + length;
    while (to < count && keys[to] == keys[to - length])
        to++;
    return (to - from) / length * length;
}

/* The number of passages that repeat often enough for a loop, and their period; else 1, with period 1. */
static int find_turning(const Name *keys, int count, int from, int *length)
{
    enum { LONGEST = 48 };
    for (*length = 1; *length <= LONGEST; ++*length) {
        const int turning = count_turning(keys, count, from, *length);
        if (turning >= GROUP_FEWEST * *length)
            return turning;
    }
    *length = 1;
    return 1;
}

/* Joins the passages of each period, where they repeat often enough for a loop: the steps for one group, or for several
 * groups of different kinds that alternate. */
static void join_rounds(const Program *p, Arena *arena, PassageList *passages)
{
    Name *keys[2]; /* with literals; without */
    CodeList codes = {0};
    PassageList joined = {0};
    for (int k = 0; k < 2; k++)
        keys[k] = arena_array(arena, Name, passages->count);
    for (int i = 0; i < passages->count; i++) {
        codes_of(p, arena, passages, i, &codes);
        for (int k = 0; k < 2; k++)
            keys[k][i] = group_key(arena, &codes, k == 1);
    }
    for (int i = 0, length, turning; i < passages->count; i += turning) {
        turning = find_turning(keys[0], passages->count, i, &length);
        if (turning == 1 && p->style == GROUP_MANY)
            turning = find_turning(keys[1], passages->count, i, &length);
        for (int k = i; k < i + turning; k += length) {
            list_push(arena, &joined, passages->at[k]);
            list_last(&joined).to = passages->at[k + length - 1].to;
        }
    }
    *passages = joined;
}

/* Ends a section before `more` statements, if it would get too long or the clock changes. */
static void cut(Program *p, Sequence *sequence, int clock, int *statements, int more)
{
    const bool is_cut = list_last(&sequence->clocks) != clock || *statements + more > SECTION_MOST;
    if (is_cut && sequence->steps.count) {
        list_push(p->arena, &sequence->ends, sequence->steps.count);
        list_push(p->arena, &sequence->clocks, clock);
        *statements = 0;
    }
    *statements += more;
}

void round_arrange(Program *p)
{
    Arena *arena = arena_new_like(p->arena);
    PassageList passages = {0};
    Sequence arranged = {0};
    find_passages(p, arena, &passages);
    join_rounds(p, arena, &passages);
    const GroupRuns runs = find_runs(p, arena, group_begin_ordered(p->arena, p->style), &passages);
    bool has_loops = false;
    int statements = 0;
    list_push(p->arena, &arranged.clocks, p->plan.events.clocks.at[0]);
    for (int r = 0; r < runs.count; r++) {
        const GroupRun *run = &runs.at[r];
        const Passage *first = &passages.at[run->items.at[0]];
        has_loops |= run->heads[1] != NULL;
        if (run->heads[1]) {
            cut(p, &arranged, first->kind, &statements, first->to - first->from);
            add_steps(p, arena, &passages, run, r, &arranged);
        }
        for (int i = first->from; i < first->to && !run->heads[1]; i++) {
            cut(p, &arranged, first->kind, &statements, 1);
            list_push(p->arena, &arranged.steps, p->plan.events.steps.at[i]);
        }
    }
    list_push(p->arena, &arranged.ends, arranged.steps.count);
    if (has_loops)
        p->plan.events = arranged;
    arena_free(arena);
}
