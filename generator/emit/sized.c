/* sized.c - the common form of a model at all sizes.
 *
 * Consecutive facts that differ in evenly advancing numbers only form a run; several facts may alternate in it. The
 * samples have the same runs. The length of a run is a constant plus a multiple of each size; so are the numbers of its
 * first facts, and the steps from each time to the next. At another size, the facts are compared one by one with those
 * of the runs, so that a run may have any number of facts there, even none. */
#include "emit/sized.h"
#include "emit/item.h"
#include "emit/words.h"

#include <stdlib.h>

enum { MOST_LEVELS = 4, MOST_TURNS = 60, FEWEST_TIMES = 3 };

typedef struct {
    SizedNumber times;
    int turns;
    const Sized *const *of; /* by turn */
} SizedRun;

struct Sized {
    Name kind;
    SizedNumber number, step[MOST_LEVELS]; /* at the begin of all surrounding runs; in each of them */
    int levels, count;
    const SizedRun *runs;
};

typedef struct {
    Arena *arena;
    const SizeList *sizes;
    Gap *gap;
} Finding;

/* In one sample: the fact at the first time of all surrounding runs; then, for each of these, at its second time. */
typedef struct {
    const Fact *at[MOST_LEVELS + 1];
} Occurring;

/* ---- runs ---- */

static bool is_same_form(const Fact *a, const Fact *b)
{
    return a->form == b->form && a->kind == b->kind && a->count == b->count;
}

/* True if all are alike but for numbers, and these advance from c to d as from a to b. */
static bool is_parallel(const Fact *a, const Fact *b, const Fact *c, const Fact *d)
{
    if (!is_same_form(a, b) || !is_same_form(b, c) || !is_same_form(c, d) ||
        b->number - a->number != d->number - c->number)
        return false;
    for (int i = 0; i < a->count; i++)
        if (!is_parallel(a->at[i], b->at[i], c->at[i], d->at[i]))
            return false;
    return true;
}

/* True if this fact evenly continues the two facts that are `turns` and twice `turns` before it, at the first and the
 * second time of each surrounding run. */
static bool goes_on(const Occurring *o, int levels, int at, int turns)
{
    const Fact *const *own = &o->at[0]->at[at];
    if (!is_parallel(own[-2 * turns], own[-turns], own[-turns], own[0]))
        return false;
    for (int l = 1; l <= levels; l++) {
        const Fact *const *other = &o->at[l]->at[at];
        if (!is_parallel(own[-2 * turns], own[-turns], other[-2 * turns], other[-turns]) ||
            !is_parallel(own[-turns], own[0], other[-turns], other[0]))
            return false;
    }
    return true;
}

static void add_run(Arena *arena, FactRunList *runs, int first, int end, int turns)
{
    const int times = (end - first) / turns;
    if (times >= FEWEST_TIMES)
        list_push(arena, runs, (FactRun){first, turns, times});
}

static int by_length(const void *a, const void *b)
{
    const FactRun *left = a, *right = b;
    const int saved = (right->times - 1) * right->turns - (left->times - 1) * left->turns;
    return saved ? saved : left->turns != right->turns ? left->turns - right->turns : left->first - right->first;
}

/* All possible runs of at most so many turns, the longest first. */
static FactRunList possible_runs(Arena *arena, const Occurring *o, int levels, int turns)
{
    FactRunList runs = {0};
    const int count = o->at[0]->count;
    for (int t = 1; t <= turns && FEWEST_TIMES * t <= count; t++) {
        int first = 0;
        for (int i = 2 * t; i < count; i++)
            if (!goes_on(o, levels, i, t)) {
                add_run(arena, &runs, first, i, t);
                first = i + 1 - 2 * t;
            }
        add_run(arena, &runs, first, count, t);
    }
    if (runs.count)
        qsort(runs.at, (size_t)runs.count, sizeof *runs.at, by_length);
    return runs;
}

/* Divides the facts within a fact into runs. The longest run goes as far as it can: shorter ones must not take its
 * first facts, which may be few in a small model. */
static FactRunList runs_of(Arena *arena, const Occurring *o, int levels, int turns)
{
    const int count = o->at[0]->count;
    FactRunList runs = {0}, possible = {0};
    const FactRun **run_at = arena_array(arena, const FactRun *, count);
    if (turns)
        possible = possible_runs(arena, o, levels, turns);
    for (int r = 0; r < possible.count; r++) {
        FactRun *run = &possible.at[r];
        int end = run->first + run->turns * run->times;
        while (run->first < end && run_at[run->first])
            run->first++;
        int free = run->first;
        while (free < end && !run_at[free])
            free++;
        run->times = (free - run->first) / run->turns;
        for (int i = 0; run->times >= FEWEST_TIMES && i < run->turns * run->times; i++)
            run_at[run->first + i] = run;
    }
    for (int i = 0; i < count;) {
        const FactRun run = run_at[i] ? *run_at[i] : (FactRun){i, 1, 1};
        list_push(arena, &runs, run);
        i += run.turns * run.times;
    }
    return runs;
}

FactRunList sized_runs(Arena *arena, const Fact *list)
{
    const Occurring alone = {.at = {list}};
    return runs_of(arena, &alone, 0, MOST_TURNS);
}

/* ---- samples that determine numbers ---- */

static const Sized *find(const Finding *f, const Occurring *samples, int levels);

static bool missed(const Finding *f, const Fact *fact)
{
    if (!f->gap->fact && fact->label)
        *f->gap = (Gap){.fact = fact};
    return false;
}

/* True if all samples have the same runs; else notes a fact at which they differ. */
static bool are_alike(const Finding *f, const Occurring *samples, const FactRunList *runs)
{
    for (int r = 0; r < runs[0].count; r++)
        for (int s = 1; s <= f->sizes->count; s++) {
            const bool is_there = r < runs[s].count;
            const FactRun *own = &runs[0].at[r], *other = is_there ? &runs[s].at[r] : own;
            if (!is_there || own->turns != other->turns || (own->times == 1) != (other->times == 1))
                return missed(f, samples[0].at[0]->at[own->first]);
        }
    for (int s = 1; s <= f->sizes->count; s++)
        if (runs[s].count > runs[0].count)
            return missed(f, samples[s].at[0]->at[runs[s].at[runs[0].count].first]);
    return true;
}

static bool find_run(const Finding *f, const Occurring *samples, const FactRunList *runs, int index, int levels,
                     SizedRun *found)
{
    const int turns = runs[0].at[index].turns;
    const bool is_run = runs[0].at[index].times > 1;
    const Sized **of = arena_array(f->arena, const Sized *, turns);
    long times[MOST_SIZES + 1] = {0};
    for (int turn = 0; turn < turns; turn++) {
        Occurring next[MOST_SIZES + 1];
        for (int s = 0; s <= f->sizes->count; s++) {
            const int first = runs[s].at[index].first + turn;
            times[s] = runs[s].at[index].times;
            for (int l = 0; l <= levels; l++)
                next[s].at[l] = samples[s].at[l]->at[first];
            if (is_run)
                next[s].at[levels + 1] = samples[s].at[0]->at[first + turns];
        }
        of[turn] = find(f, next, levels + is_run);
        if (!of[turn])
            return false;
    }
    *found = (SizedRun){sizes_number(f->sizes, times), turns, of};
    return true;
}

static bool find_runs(const Finding *f, const Occurring *samples, int levels, Sized *family)
{
    FactRunList runs[MOST_SIZES + 1] = {0};
    bool are_as_many = true;
    for (int s = 0; s <= f->sizes->count; s++) {
        runs[s] = runs_of(f->arena, &samples[s], levels, levels < MOST_LEVELS ? MOST_TURNS : 0);
        are_as_many = are_as_many && samples[s].at[0]->count == samples[0].at[0]->count;
    }
    Gap gap = *f->gap;
    if (!are_alike(f, samples, runs)) {
        if (!are_as_many)
            return false;
        *f->gap = gap;
        for (int s = 0; s <= f->sizes->count; s++)
            runs[s] = runs_of(f->arena, &samples[s], levels, 0);
    }
    SizedRun *all = arena_array(f->arena, SizedRun, runs[0].count);
    family->runs = all;
    family->count = runs[0].count;
    for (int r = 0; r < runs[0].count; r++)
        if (!find_run(f, samples, runs, r, levels, &all[r]))
            return false;
    return true;
}

static const Sized *find(const Finding *f, const Occurring *samples, int levels)
{
    Sized *family = arena_new_of(f->arena, Sized);
    long numbers[MOST_SIZES + 1] = {0}, steps[MOST_SIZES + 1] = {0};
    const Fact *own = samples[0].at[0];
    *family = (Sized){.kind = own->kind, .levels = levels};
    for (int s = 0; s <= f->sizes->count; s++) {
        numbers[s] = samples[s].at[0]->number;
        if (samples[s].at[0]->kind != own->kind) {
            missed(f, own);
            return NULL;
        }
    }
    family->number = sizes_number(f->sizes, numbers);
    for (int l = 0; l < levels; l++) {
        for (int s = 0; s <= f->sizes->count; s++)
            steps[s] = samples[s].at[l + 1]->number - numbers[s];
        family->step[l] = sizes_number(f->sizes, steps);
    }
    if (find_runs(f, samples, levels, family))
        return family;
    missed(f, own);
    return NULL;
}

const Sized *sized_find(Arena *arena, const SizeList *sizes, const Fact *const *samples, Gap *gap)
{
    const Finding finding = {arena, sizes, gap};
    Occurring all[MOST_SIZES + 1];
    for (int s = 0; s <= sizes->count; s++)
        all[s].at[0] = samples[s];
    *gap = (Gap){0};
    return find(&finding, all, 0);
}

/* ---- another sample ---- */

typedef struct {
    const SizeList *sizes;
    int sample;
    long turn[MOST_LEVELS]; /* times in the surrounding runs */
    Gap *gap;
} Proof;

static bool holds(Proof *proof, const Sized *family, const Fact *fact);

/* True if the facts from *next on are those of one time of the run. */
static bool holds_at(Proof *proof, const SizedRun *run, const Fact *fact, int *next)
{
    for (int turn = 0; turn < run->turns; turn++, (*next)++) {
        if (*next < fact->count && holds(proof, run->of[turn], fact->at[*next]))
            continue;
        if (*next >= fact->count && fact->count && !proof->gap->fact && fact->at[fact->count - 1]->label)
            *proof->gap = (Gap){fact->at[fact->count - 1], true};
        return false;
    }
    return true;
}

static bool hold_all(Proof *proof, const Sized *family, const Fact *fact)
{
    int next = 0;
    for (int r = 0; r < family->count; r++) {
        const SizedRun *run = &family->runs[r];
        const bool is_run = run->of[0]->levels > family->levels;
        const long times = sizes_number_at(&run->times, proof->sizes, proof->sample);
        for (long k = 0; k < times; k++) {
            if (is_run)
                proof->turn[family->levels] = k;
            if (!holds_at(proof, run, fact, &next))
                return false;
        }
        if (times < 0)
            return false;
    }
    if (next < fact->count && !proof->gap->fact && fact->at[next]->label)
        *proof->gap = (Gap){.fact = fact->at[next]};
    return next == fact->count;
}

static bool holds(Proof *proof, const Sized *family, const Fact *fact)
{
    long number = sizes_number_at(&family->number, proof->sizes, proof->sample);
    for (int l = 0; l < family->levels; l++)
        number += proof->turn[l] * sizes_number_at(&family->step[l], proof->sizes, proof->sample);
    if (family->kind == fact->kind && number == fact->number && hold_all(proof, family, fact))
        return true;
    if (!proof->gap->fact && fact->label)
        *proof->gap = (Gap){.fact = fact};
    return false;
}

bool sized_holds(const Sized *family, const SizeList *sizes, int sample, const Fact *fact, Gap *gap)
{
    Proof proof = {.sizes = sizes, .sample = sample, .gap = gap};
    *gap = (Gap){0};
    return holds(&proof, family, fact);
}

/* ---- C ---- */

static void add_number(Items *items, SizeList *sizes, const SizedNumber *number)
{
    Text text = text_new(items->text.arena);
    sizes_number_print(&text, sizes, number);
    code_add_item(items, text.at);
}

static void add_sections(Items *items, SizeList *sizes, const Sized *family)
{
    for (int r = 0, singles; r < family->count; r += singles ? singles : 1) {
        singles = 0;
        while (r + singles < family->count && !family->runs[r + singles].of[0]->levels)
            singles++;
        if (singles)
            code_add_number(items, -singles);
        for (int i = r; i < r + singles; i++)
            add_number(items, sizes, &family->runs[i].of[0]->number);
        if (singles)
            continue;
        const SizedRun *run = &family->runs[r];
        code_add_number(items, run->turns);
        add_number(items, sizes, &run->times);
        for (int i = 0; i < run->turns; i++)
            add_number(items, sizes, &run->of[i]->number);
        for (int i = 0; i < run->turns; i++)
            add_number(items, sizes, &run->of[i]->step[0]);
    }
}

void sized_print_numbers(Text *text, SizeList *sizes, const Sized *const *families, int count)
{
    Items items = code_items(text->arena, MOST_ENUMERATORS, true);
    for (int i = 0; i < count; i++)
        add_sections(&items, sizes, families[i]);
    code_add_number(&items, 0);
    text_format(text, "variant_numbers(call, (const int[]){%s})", items.text.at);
}

/* A row: shape, width, one range, how often, the first numbers and their steps. */
static void print_row(Text *text, SizeList *sizes, const SizedNumber *times, const Sized *own, const char *name)
{
    Items items = code_items(text->arena, 111, true);
    items.indent = 8;
    code_add_item(&items, name);
    code_add_number(&items, own->count);
    code_add_number(&items, 1);
    add_number(&items, sizes, times);
    for (int i = 0; i < own->count; i++)
        add_number(&items, sizes, &own->runs[i].of[0]->number);
    for (int i = 0; i < own->count; i++)
        add_number(&items, sizes, &own->runs[i].of[0]->step[0]); /* of a single fact: 0 */
    text_format(text, "%s    %s,", text->length ? "\n" : "", items.text.at);
}

void sized_print_families(Text *text, SizeList *sizes, const Sized *family, const char *const *names)
{
    Text rows = text_new(text->arena);
    for (int s = 0; s < family->count; s++) {
        const Sized *shape = family->runs[s].of[0];
        for (int r = 0; r < shape->count; r++)
            for (int turn = 0; turn < shape->runs[r].turns; turn++)
                print_row(&rows, sizes, &shape->runs[r].times, shape->runs[r].of[turn],
                          names ? names[s] : arena_format(text->arena, "%d", s));
    }
    text_add(text, rows.at);
}

bool sized_is_possible(const Sized *family, const SizeList *sizes, int sample)
{
    bool is_possible = true;
    for (int r = 0; r < family->count && is_possible; r++) {
        is_possible = sizes_number_at(&family->runs[r].times, sizes, sample) >= 0;
        for (int turn = 0; turn < family->runs[r].turns && is_possible; turn++)
            is_possible = sized_is_possible(family->runs[r].of[turn], sizes, sample);
    }
    return is_possible;
}
