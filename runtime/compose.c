/* compose.c - composes the structure of the equations for one mode of each cluster from the data of all modes together.
 *
 * States keep their order, and so do the rows of the Jacobian, which are in the order of evaluation in all modes. The
 * pattern of all modes together contains that of each structure, and columns of one colour share no row in it either. A
 * structure is composed when it is first asked for, its Jacobian when the run first uses it. Only structures that were
 * used lately are kept, because a run may meet more combinations than fit into memory. */
#include "compose.h"
#include "jacobian.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_KEPT = 256 };

/* A structure; its Jacobian is added later. */
typedef struct {
    ModelStructure structure; /* first: the others are found from it */
    Arena memory;             /* of all its parts */
    int *position; /* by state of all modes: the state here, -1: it is not a state here */
    bool *holds;   /* by set of modes: true if the structure's modes are in it */
    long used;     /* number of the last request for it, of all requests */
    Structures *among;
} Composed;

typedef struct {
    size_t offset;
    int state;
} Place;

struct Structures {
    const ModelDescription *about;
    const ModelStructure *first;
    Composed **at;
    int count, capacity, composed;
    long used;
    unsigned char *mode; /* by cluster: of the structure asked for */
    Place *places;       /* states of all modes by their places in struct Model, ascending */
};

static int *integers(Composed *c, size_t count)
{
    return arena_take(&c->memory, count, sizeof(int));
}

static int states_of(Composed *c)
{
    const ModelStructure *all = c->among->about->info->structure;
    int count = 0;
    for (int i = 0; i < all->state_count; i++)
        c->position[i] = c->holds[c->among->about->info->modal->states[i]] ? count++ : -1;
    int *states = integers(c, (size_t)count);
    for (int i = 0; i < all->state_count; i++)
        if (c->position[i] >= 0)
            states[c->position[i]] = all->states[i];
    c->structure.states = states;
    return count;
}

/* Splits the elements of a run that are in this structure into runs in which they advance evenly. */
static int split_run(const Composed *c, const ModelRun *run, ModelRun *to)
{
    int count = 0;
    for (int k = 0; k <= run->more; k++) {
        const int at = c->position[run->at + k * run->step];
        const size_t offset = run->offset + (size_t)k * run->distance;
        ModelRun *last = count ? &to[count - 1] : NULL;
        if (at < 0)
            continue;
        if (last && last->more == 0) {
            last->step = at - last->at;
            last->distance = offset - last->offset;
        }
        if (last && at == last->at + (last->more + 1) * last->step &&
            offset == last->offset + (size_t)(last->more + 1) * last->distance) {
            last->more++;
            continue;
        }
        to[count] = *run;
        to[count].at = at;
        to[count].offset = offset;
        to[count].more = to[count].step = 0;
        to[count++].distance = 0;
    }
    return count;
}

static const ModelRun *runs_of(Composed *c, const ModelRun *all)
{
    ModelRun *runs = arena_take(&c->memory, (size_t)c->structure.state_count + 1, sizeof *runs);
    int count = 0;
    for (const ModelRun *run = all; run->at >= 0; run++)
        count += split_run(c, run, runs + count);
    runs[count].at = -1;
    return runs;
}

static void find_absent(Composed *c)
{
    const ModelStructure *all = c->among->about->info->structure;
    int *rows = integers(c, (size_t)all->absent_count), count = 0;
    for (int i = 0; i < all->absent_count; i++)
        if (c->holds[c->among->about->info->modal->absent[i]] && (count == 0 || rows[count - 1] != all->absent[i]))
            rows[count++] = all->absent[i];
    c->structure.absent = rows;
    c->structure.absent_count = count;
}

static Composed *compose(Structures *s, const unsigned char *mode)
{
    const ModelModal *modal = s->about->info->modal;
    Composed *c = calloc(1, sizeof *c);
    if (!c)
        arena_exhausted();
    unsigned char *own = arena_take(&c->memory, (size_t)modal->count, sizeof *own);
    memcpy(own, mode, (size_t)modal->count);
    c->structure.mode = own;
    c->among = s;
    c->structure.number = s->composed++;
    c->position = integers(c, (size_t)s->about->info->structure->state_count);
    c->holds = arena_take(&c->memory, (size_t)modal->set_count, sizeof *c->holds);
    for (int i = 0; i < modal->set_count; i++)
        c->holds[i] = modes_hold(modal->sets[i], &c->structure);
    c->structure.state_count = states_of(c);
    c->structure.states_at = runs_of(c, s->about->info->structure->states_at);
    c->structure.derivatives_at = runs_of(c, s->about->info->structure->derivatives_at);
    find_absent(c);
    return c;
}

/* ---- the Jacobian ---- */

typedef struct {
    Composed *c;
    const ModelJacobian *all;
    const int *rows, *tears; /* of this Jacobian, as in ModelModal */
    ModelJacobian *j;
    int *slot; /* by slot of all modes: the slot here, -1: it depends on no state */
    int *row_start, *row_slot, *term_slot, *term_partial;
    ModelSlopeLoop *loops;
    int terms;
} Draft;

static int slot_new(Draft *d, int slot)
{
    return d->slot[slot] = d->j->slots++;
}

static void take_row(Draft *d, int row)
{
    const ModelJacobian *all = d->all;
    for (int t = all->row_start[row]; t < all->row_start[row + 1]; t++) {
        const int slot = d->slot[all->term_slot[t]];
        if (slot < 0)
            continue;
        d->term_slot[d->terms] = slot;
        d->term_partial[d->terms++] = all->term_partial[t];
    }
    d->row_slot[d->j->rows++] = all->row_slot[row] < 0 ? -1 : d->slot[all->row_slot[row]];
    d->row_start[d->j->rows] = d->terms;
}

static void take_loop(Draft *d, const ModelSlopeLoop *loop)
{
    d->loops[d->j->loop_count++] =
        (ModelSlopeLoop){.row = d->j->rows, .inner = loop->inner, .size = loop->size, .tear = d->j->slots};
    for (int i = 0; i < loop->size; i++)
        slot_new(d, d->tears[loop->tear + i]);
    for (int i = 0; i < loop->inner; i++)
        slot_new(d, d->all->row_slot[loop->row + i]);
    for (int i = 0; i < loop->inner + loop->size; i++)
        take_row(d, loop->row + i);
}

static void take_rows(Draft *d)
{
    const ModelJacobian *all = d->all;
    for (int row = 0, loop = 0; row < all->rows;) {
        const bool holds = d->c->holds[d->rows[row]];
        const ModelSlopeLoop *own = loop < all->loop_count && all->loops[loop].row == row ? &all->loops[loop++] : NULL;
        if (holds && own)
            take_loop(d, own);
        if (holds && !own) {
            slot_new(d, all->row_slot[row]);
            take_row(d, row);
        }
        row += own ? own->inner + own->size : 1;
    }
}

/* Takes the pattern of all modes together, in the rows and columns of this structure's states. */
static void take_pattern(const Draft *d)
{
    const ModelJacobian *all = d->all;
    const int *position = d->c->position;
    const size_t states = (size_t)d->j->states;
    int *start = integers(d->c, states + 1), *rows = integers(d->c, (size_t)all->column_start[all->states]);
    int *colour = integers(d->c, states), *colour_of = integers(d->c, (size_t)all->colours);
    int *long_rows = integers(d->c, (size_t)all->long_row_count), entries = 0;
    d->j->colours = 0;
    for (int column = 0; column < all->states; column++) {
        if (position[column] < 0)
            continue;
        for (int k = all->column_start[column]; k < all->column_start[column + 1]; k++)
            if (position[all->row_index[k]] >= 0)
                rows[entries++] = position[all->row_index[k]];
        start[position[column] + 1] = entries;
        int *own = &colour_of[all->colour[column]]; /* plus 1; 0: none yet */
        *own = *own ? *own : ++d->j->colours;
        colour[position[column]] = *own - 1;
    }
    for (int i = 0; i < all->long_row_count; i++)
        if (position[all->long_rows[i]] >= 0)
            long_rows[d->j->long_row_count++] = position[all->long_rows[i]];
    d->j->column_start = start;
    d->j->row_index = rows;
    d->j->colour = colour;
    d->j->long_rows = long_rows;
}

static const int *slots_of(const Draft *d, const int *all, int count)
{
    int *slots = integers(d->c, (size_t)count);
    for (int i = 0; i < count; i++)
        slots[i] = all[i] < 0 ? -1 : d->slot[all[i]];
    return slots;
}

/* Takes the parts that only a unit has. */
static void take_unit(const Draft *d)
{
    const ModelDescription *about = d->c->among->about;
    const int *outputs = about->info->outputs;
    int count = 0;
    while (outputs && outputs[count] >= 0)
        count++;
    d->j->input_rows = d->all->input_rows;
    d->j->further = d->all->further;
    if (d->all->output_slot)
        d->j->output_slot = slots_of(d, d->all->output_slot, count);
    if (d->all->indicator_slot)
        d->j->indicator_slot = slots_of(d, d->all->indicator_slot, about->events->indicator_count);
}

static const ModelJacobian *jacobian_of(Composed *c, const ModelJacobian *all, const int *of_rows, const int *of_tears)
{
    const int states = c->structure.state_count, terms = all->rows ? all->row_start[all->rows] : 0;
    ModelJacobian *j = arena_take(&c->memory, 1, sizeof *j);
    *j = (ModelJacobian){.states = states,
                         .inputs = all->inputs,
                         .slots = states + all->inputs,
                         .partial_count = all->partial_count,
                         .number_count = all->number_count,
                         .numbers = all->numbers,
                         .colours = states,
                         .is_augmented = all->is_augmented,
                         .is_sparse = all->is_sparse,
                         .number = c->structure.number};
    if (states == 0 && all == c->among->about->info->structure->jacobian)
        return j;
    Draft d = {.c = c,
               .all = all,
               .rows = of_rows,
               .tears = of_tears,
               .j = j,
               .slot = integers(c, (size_t)all->slots),
               .row_start = integers(c, (size_t)all->rows + 1),
               .row_slot = integers(c, (size_t)all->rows),
               .term_slot = integers(c, (size_t)terms),
               .term_partial = integers(c, (size_t)terms),
               .loops = arena_take(&c->memory, (size_t)all->loop_count, sizeof *d.loops)};
    for (int i = 0; i < all->slots; i++)
        d.slot[i] = i < all->states ? c->position[i] : i < all->states + all->inputs ? states + i - all->states : -1;
    take_rows(&d);
    int *derivative = integers(c, (size_t)states);
    j->of_all = slots_of(&d, all->derivative, all->states);
    for (int i = 0; i < all->states; i++)
        if (c->position[i] >= 0)
            derivative[c->position[i]] = j->of_all[i];
    j->row_start = d.row_start;
    j->row_slot = d.row_slot;
    j->term_slot = d.term_slot;
    j->term_partial = d.term_partial;
    j->loops = d.loops;
    j->derivative = derivative;
    if (all->column_start)
        take_pattern(&d);
    take_unit(&d);
    return j;
}

int mode_of_combination(const ModelCombination *at, size_t count, unsigned long long combination, int otherwise)
{
    size_t from = 0U;
    size_t to = count;
    while (from < to) {
        const size_t middle = (from + to) / 2U;
        if (at[middle].combination < combination) {
            from = middle + 1U;
        } else {
            to = middle;
        }
    }
    return ((from < count) && (at[from].combination == combination)) ? at[from].mode : otherwise;
}

/* ---- all composed structures ---- */

static void forget(Composed *c)
{
    arena_release(&c->memory);
    free(c);
}

static void close_structures(void *structures)
{
    Structures *s = structures;
    for (int i = 0; i < s->count; i++)
        forget(s->at[i]);
    free(s->at);
}

static int compare_places(const void *a, const void *b)
{
    const Place *one = a, *other = b;
    return (one->offset > other->offset) - (one->offset < other->offset);
}

static void find_places(Structures *s, Arena *a)
{
    const size_t count = (size_t)s->about->info->structure->state_count;
    s->places = arena_take(a, count, sizeof *s->places);
    for (const ModelRun *run = s->about->info->structure->states_at; run->at >= 0; run++)
        for (int k = 0; k <= run->more; k++) {
            const int state = run->at + k * run->step;
            s->places[state] = (Place){run->offset + (size_t)k * run->distance, state};
        }
    qsort(s->places, count, sizeof *s->places, compare_places);
}

/* Marks a structure as asked for now. */
static const ModelStructure *use(Composed *c)
{
    c->used = ++c->among->used;
    return &c->structure;
}

/* The structure of these modes, by cluster. */
static const ModelStructure *structure_of(Structures *s, const unsigned char *mode)
{
    for (int i = 0; i < s->count; i++)
        if (memcmp(s->at[i]->structure.mode, mode, (size_t)s->about->info->modal->count) == 0)
            return use(s->at[i]);
    if (s->count == s->capacity) {
        s->capacity = 2 * s->capacity + MOST_KEPT;
        s->at = realloc(s->at, (size_t)s->capacity * sizeof(Composed *));
        if (!s->at)
            arena_exhausted();
    }
    return use(s->at[s->count++] = compose(s, mode));
}

Structures *structures_new(const ModelDescription *about, Arena *a)
{
    Structures *s = arena_take(a, 1, sizeof *s);
    s->about = about;
    find_places(s, a);
    s->mode = arena_take(a, (size_t)about->info->modal->count, sizeof *s->mode);
    arena_close_with(a, close_structures, s);
    s->first = structure_of(s, s->mode);
    return s;
}

const ModelStructure *structures_first(const Structures *s)
{
    return s->first;
}

static Composed *composed(const ModelStructure *s)
{
    return (Composed *)(void *)(uintptr_t)s;
}

const ModelStructure *structure_with(const ModelStructure *s, int cluster, int mode)
{
    Structures *among = composed(s)->among;
    use(composed(s));
    memcpy(among->mode, s->mode, (size_t)among->about->info->modal->count);
    among->mode[cluster] = (unsigned char)mode;
    return structure_of(among, among->mode);
}

bool structure_has_state(const ModelStructure *s, size_t offset)
{
    const Composed *c = composed(s);
    const Place wanted = {.offset = offset}, *found;
    found = bsearch(&wanted, c->among->places, (size_t)c->among->about->info->structure->state_count, sizeof wanted,
                    compare_places);
    return found && c->position[found->state] >= 0;
}

const ModelJacobian *structure_jacobian(const ModelStructure *s)
{
    Composed *c = composed(s);
    const ModelInfo *info = c->among->about->info;
    if (!c->structure.jacobian)
        c->structure.jacobian = jacobian_of(c, info->structure->jacobian, info->modal->rows, info->modal->tears);
    return c->structure.jacobian;
}

const ModelJacobian *structure_sensitivities(const ModelStructure *s)
{
    Composed *c = composed(s);
    const ModelInfo *info = c->among->about->info;
    const ModelJacobian *all = info->structure->sensitivities;
    if (all == info->structure->jacobian)
        return structure_jacobian(s);
    if (all && !c->structure.sensitivities)
        c->structure.sensitivities = jacobian_of(c, all, info->modal->further_rows, info->modal->further_tears);
    return c->structure.sensitivities;
}

void structures_forget(Structures *s, bool (*is_held)(void *context, const ModelStructure *s), void *context)
{
    int kept = 0;
    for (int i = 0; i < s->count; i++) {
        Composed *c = s->at[i];
        const bool is_late = s->used - c->used < MOST_KEPT || &c->structure == s->first;
        if (is_late || is_held(context, &c->structure))
            s->at[kept++] = c;
        else
            forget(c);
    }
    s->count = kept;
}
