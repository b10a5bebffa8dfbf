/* discrete.c - access to the values of single discrete variables in memory (numbers, truths, choices and queues of
 * signals), and to those of all branches and discrete variables at once. */
#include "discrete.h"

#include "queue.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { COMPARED_AT_ONCE = 64 };

bool are_different(double a, double b)
{
    return (a < b) || (a > b) || ((isnan(a) != 0) != (isnan(b) != 0));
}

bool has_moved(double a, double b)
{
    return are_different(a, b) && !(fabs(a - b) <= (64.0 * 2.220446049250313e-16 * fmax(fabs(a), fabs(b))));
}

static size_t size_of_type(ModelType type)
{
    static const unsigned char sizes[] = {[MODEL_NUMBER] = sizeof(double), [MODEL_TRUTH] = sizeof(bool),
                                          [MODEL_CHOICE] = sizeof(unsigned), [MODEL_QUEUE] = sizeof(SignalQueue)};
    return sizes[type];
}

static size_t size_of(const ModelDescription *about, int discrete)
{
    return size_of_type(about->events->discretes[discrete].type);
}

void *discrete_at(Model *m, int discrete)
{
    return (char *)m + described(m)->events->discretes[discrete].offset;
}

const void *discrete_of(const Model *m, int discrete)
{
    return (const char *)m + described(m)->events->discretes[discrete].offset;
}

void *discrete_before_at(Model *m, int discrete)
{
    return (char *)m + described(m)->events->discretes[discrete].pre;
}

const void *discrete_before_of(const Model *m, int discrete)
{
    return (const char *)m + described(m)->events->discretes[discrete].pre;
}

const void *discrete_start_of(const Model *m, int discrete)
{
    return (const char *)m + described(m)->events->discretes[discrete].start;
}

void *discrete_kept(const Switches *s, int discrete)
{
    return s->value + s->from[s->about->events->branch_count + discrete];
}

static double number_of(ModelType type, const void *value)
{
    switch (type) {
    case MODEL_TRUTH: return *(const bool *)value;
    case MODEL_CHOICE: return *(const unsigned *)value;
    case MODEL_QUEUE: return ((const SignalQueue *)value)->length;
    case MODEL_NUMBER: break;
    }
    return *(const double *)value;
}

double discrete_number(const ModelDescription *about, int discrete, const void *value)
{
    return number_of(about->events->discretes[discrete].type, value);
}

double discrete_value(const Model *m, int discrete)
{
    return discrete_number(described(m), discrete, discrete_of(m, discrete));
}

void discrete_copy(const ModelDescription *about, int discrete, void *to, const void *from)
{
    memcpy(to, from, size_of(about, discrete));
}

bool discrete_differs(const ModelDescription *about, int discrete, const void *a, const void *b)
{
    const bool is_number = about->events->discretes[discrete].type == MODEL_NUMBER;
    return is_number ? are_different(*(const double *)a, *(const double *)b)
                     : memcmp(a, b, size_of(about, discrete)) != 0;
}

bool discrete_has_moved(const ModelDescription *about, int discrete, const void *a, const void *b)
{
    const bool is_number = about->events->discretes[discrete].type == MODEL_NUMBER;
    return is_number ? has_moved(*(const double *)a, *(const double *)b) : discrete_differs(about, discrete, a, b);
}

bool discrete_is_other(const Model *m, int discrete, const Switches *s)
{
    return discrete_differs(described(m), discrete, discrete_of(m, discrete), discrete_kept(s, discrete));
}

void discrete_accept(Model *m, int discrete)
{
    discrete_copy(described(m), discrete, discrete_before_at(m, discrete), discrete_of(m, discrete));
}

void discrete_restore(Model *m, int discrete, const Switches *s)
{
    discrete_copy(described(m), discrete, discrete_at(m, discrete), discrete_kept(s, discrete));
}

/* ---- all branches and discrete variables ---- */

/* Where the value of a row is. Rows are those of branches, followed by those of discrete variables. */
typedef struct {
    size_t offset;
    ModelType type;
    int row;
} Place;

static Place place_of(const ModelDescription *about, int row)
{
    const int discrete = row - about->events->branch_count;
    if (discrete >= 0)
        return (Place){about->events->discretes[discrete].offset, about->events->discretes[discrete].type, row};
    return (Place){about->events->branches[row].offset, about->events->branches[row].type, row};
}

static Place place_before(const ModelDescription *about, int row)
{
    const int discrete = row - about->events->branch_count;
    return (Place){about->events->discretes[discrete].pre, about->events->discretes[discrete].type, row};
}

static int compare_places(const void *a, const void *b)
{
    const Place *one = a, *other = b;
    return (one->offset > other->offset) - (one->offset < other->offset);
}

/* Orders `count` rows from `first` on as their values follow each other in the model. */
static void order_rows(const ModelDescription *about, int first, int count, int *order, Arena *a)
{
    Place *all = arena_take(a, (size_t)count, sizeof *all);
    for (int i = 0; i < count; i++)
        all[i] = place_of(about, first + i);
    qsort(all, (size_t)count, sizeof *all, compare_places);
    for (int i = 0; i < count; i++)
        order[i] = all[i].row;
}

/* True if the value continues the last places. Distances have no sign, so the offset must lie behind them. */
static bool is_next(const Places *last, size_t offset, size_t size)
{
    const size_t end = last->offset + last->distance * (size_t)(last->count - 1);
    return last->size == size && offset > end && (last->count == 1 || offset - end == last->distance);
}

static const Places *places_new(const Switches *s, const int *rows, int count,
                                Place place(const ModelDescription *, int), Arena *a)
{
    Places *all = arena_take(a, (size_t)count + 1, sizeof *all), *last = all;
    for (int i = 0; i < count; i++) {
        const Place next = place(s->about, rows[i]);
        const size_t size = size_of_type(next.type);
        last += i > 0 && !is_next(last, next.offset, size);
        if (last->count == 1)
            last->distance = next.offset - last->offset;
        if (last->count == 0)
            *last = (Places){.offset = next.offset, .at = s->from[rows[i]], .size = size};
        last->count++;
    }
    return all;
}

/* The first place from `at` on for a value of the type; values of one type follow each other without a gap. */
static size_t aligned(size_t at, ModelType type)
{
    size_t unit = sizeof(double);
    while (size_of_type(type) % unit != 0)
        unit /= 2;
    return (at + unit - 1) / unit * unit;
}

static void find_bounds(Switches *s, int from, int count)
{
    for (int i = 0; i < count; i++) {
        const int own = s->order[from + i], before = i > 0 ? s->most[from + i - 1] : own;
        s->most[from + i] = own > before ? own : before;
    }
    for (int i = count - 1; i >= 0; i--) {
        const int own = s->order[from + i], behind = i + 1 < count ? s->least[from + i + 1] : own;
        s->least[from + i] = own < behind ? own : behind;
    }
}

Switches *switches_new(const ModelDescription *about, Arena *a)
{
    const int discretes = about->events->discrete_count, branches = about->events->branch_count;
    Switches *s = arena_take(a, 1, sizeof *s);
    s->about = about;
    s->order = arena_take(a, (size_t)branches + (size_t)discretes, sizeof *s->order);
    order_rows(about, 0, branches, s->order, a);
    order_rows(about, branches, discretes, s->order + branches, a);
    s->most = arena_take(a, (size_t)branches + (size_t)discretes, sizeof *s->most);
    s->least = arena_take(a, (size_t)branches + (size_t)discretes, sizeof *s->least);
    find_bounds(s, 0, branches);
    find_bounds(s, branches, discretes);
    s->from = arena_take(a, (size_t)branches + (size_t)discretes, sizeof *s->from);
    for (int i = 0; i < branches + discretes; i++) {
        const ModelType type = place_of(about, s->order[i]).type;
        s->from[s->order[i]] = aligned(s->size, type);
        s->size = s->from[s->order[i]] + size_of_type(type);
    }
    s->branches = places_new(s, s->order, branches, place_of, a);
    s->discretes = places_new(s, s->order + branches, discretes, place_of, a);
    s->befores = places_new(s, s->order + branches, discretes, place_before, a);
    s->value = arena_take(a, s->size + 1, 1);
    s->spare = arena_take(a, s->size + 1, 1);
    return s;
}

void switches_copy(Switches *to, const Switches *from)
{
    memcpy(to->value, from->value, to->size);
}

/* Copies values of one size between places at even distances; one of the two distances is the size itself. */
static void copy(char *to, size_t step, const char *from, size_t distance, int count, size_t size)
{
    if (step == distance)
        memcpy(to, from, size * (size_t)count);
    else
        for (; count > 0; count--, to += step, from += distance)
            memcpy(to, from, size);
}

static void gather(char *to, const Model *m, const Places *p)
{
    for (; p->count > 0; p++)
        copy(to + p->at, p->size, (const char *)m + p->offset, p->distance, p->count, p->size);
}

static void scatter(Model *m, const Places *p, const char *from)
{
    for (; p->count > 0; p++)
        copy((char *)m + p->offset, p->distance, from + p->at, p->size, p->count, p->size);
}

void switches_keep(Switches *s, const Model *m)
{
    s->structure = model_structure(m);
    gather(s->value, m, s->branches);
    gather(s->value, m, s->discretes);
}

void switches_keep_before(Switches *s, const Model *m)
{
    gather(s->value, m, s->befores);
}

void switches_restore_before(const Switches *s, Model *m)
{
    scatter(m, s->befores, s->value);
}

void switches_restore(const Switches *s, Model *m)
{
    model_solving(m)->structure = s->structure;
    scatter(m, s->branches, s->value);
    scatter(m, s->discretes, s->value);
}

void switches_exchange(Switches *s, Model *m)
{
    const ModelStructure *structure = s->structure;
    memcpy(s->spare, s->value, s->size);
    switches_keep(s, m);
    model_solving(m)->structure = structure;
    scatter(m, s->befores, s->spare);
    scatter(m, s->branches, s->spare);
    scatter(m, s->discretes, s->spare);
}

static bool is_same(const Switches *a, const Switches *b, int row, int last)
{
    const size_t from = a->from[row], to = a->from[last] + size_of_type(place_of(a->about, last).type);
    return memcmp(a->value + from, b->value + from, to - from) == 0;
}

/* The first of `count` places at which `most`, the largest row up to there, is at least `row`. */
static int first_place(const int *most, int count, int row)
{
    int low = 0;
    for (int high = count; low < high;) {
        const int middle = low + (high - low) / 2;
        if (most[middle] < row)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The least row from `row` on whose value differs in any bit, of `count` rows in order; INT_MAX: none. Few differ. */
static int next_other(const Switches *a, const Switches *b, int from, int count, int row)
{
    const int *order = a->order + from, *rest = a->least + from;
    int least = INT_MAX;
    for (int i = first_place(a->most + from, count, row), end; i < count && rest[i] < least; i = end) {
        end = count - i < COMPARED_AT_ONCE ? count : i + COMPARED_AT_ONCE;
        if (is_same(a, b, order[i], order[end - 1]))
            continue;
        for (; i < end && rest[i] < least; i++)
            if (order[i] >= row && order[i] < least && !is_same(a, b, order[i], order[i]))
                least = order[i];
    }
    return least;
}

double switches_branch(const Switches *s, int branch)
{
    return number_of(s->about->events->branches[branch].type, s->value + s->from[branch]);
}

int switches_next_branch(const Switches *a, const Switches *b, int i)
{
    const int count = a->about->events->branch_count;
    for (; (i = next_other(a, b, 0, count, i)) < INT_MAX; i++)
        if (are_different(switches_branch(a, i), switches_branch(b, i)))
            return i;
    return -1;
}

int switches_next_discrete(const Switches *a, const Switches *b, int i)
{
    const int branches = a->about->events->branch_count, discretes = a->about->events->discrete_count;
    const int row = next_other(a, b, branches, discretes, branches + i);
    return row < INT_MAX ? row - branches : -1;
}
