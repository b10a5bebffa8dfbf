/* discrete.c - values of discrete variables: numbers, truths, choices and queues of signals, as they are in memory; and
 * of all branches and discrete variables at once. */
#include "discrete.h"

#include "queue.h"

#include <float.h>
#include <math.h>
#include <string.h>

bool are_different(double a, double b)
{
    return a < b || a > b || (a != a) != (b != b);
}

bool has_moved(double a, double b)
{
    return are_different(a, b) && !(fabs(a - b) <= 64 * DBL_EPSILON * fmax(fabs(a), fabs(b)));
}

static size_t size_of_type(ModelType type)
{
    static const unsigned char sizes[] = {[MODEL_NUMBER] = sizeof(double), [MODEL_TRUTH] = sizeof(bool),
                                          [MODEL_CHOICE] = sizeof(unsigned), [MODEL_QUEUE] = sizeof(SignalQueue)};
    return sizes[type];
}

/* What it takes where values are kept one after the other. */
static size_t slot_of(ModelType type)
{
    const size_t unit = sizeof(double);
    return (size_of_type(type) + unit - 1) / unit * unit;
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
    return s->discrete + s->from[discrete];
}

double discrete_number(const ModelDescription *about, int discrete, const void *value)
{
    switch (about->events->discretes[discrete].type) {
    case MODEL_TRUTH: return *(const bool *)value;
    case MODEL_CHOICE: return *(const unsigned *)value;
    case MODEL_QUEUE: return ((const SignalQueue *)value)->length;
    case MODEL_NUMBER: break;
    }
    return *(const double *)value;
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

/* ---- all of them ---- */

typedef struct {
    size_t offset;
    ModelType type;
} Place;

static Place place_of_branch(const ModelDescription *about, int i)
{
    return (Place){about->events->branches[i].offset, about->events->branches[i].type};
}

static Place place_of_discrete(const ModelDescription *about, int i)
{
    return (Place){about->events->discretes[i].offset, about->events->discretes[i].type};
}

static Place place_before(const ModelDescription *about, int i)
{
    return (Place){about->events->discretes[i].pre, about->events->discretes[i].type};
}

/* Goes on with the last places if it can. A distance is no less than 0, so that there is no sign. */
static bool is_next(const Places *last, Place next)
{
    const size_t end = last->offset + last->distance * (size_t)(last->count - 1);
    return last->type == next.type && next.offset > end && (last->count == 1 || next.offset - end == last->distance);
}

static const Places *places_new(const ModelDescription *about, int count, Place place(const ModelDescription *, int),
                                Arena *a)
{
    Places *all = arena_take(a, (size_t)count + 1, sizeof *all), *last = all;
    for (int i = 0; i < count; i++) {
        const Place next = place(about, i);
        last += i > 0 && !is_next(last, next);
        if (last->count == 1)
            last->distance = next.offset - last->offset;
        if (last->count == 0)
            *last = (Places){next.offset, 0, 0, next.type};
        last->count++;
    }
    return all;
}

Switches *switches_new(const ModelDescription *about, Arena *a)
{
    const int discretes = about->events->discrete_count, branches = about->events->branch_count;
    Switches *s = arena_take(a, 1, sizeof *s);
    s->about = about;
    s->branch = arena_doubles(a, (size_t)branches);
    s->from = arena_take(a, (size_t)discretes + 1, sizeof *s->from);
    for (int i = 0; i < discretes; i++) {
        s->from[i] = s->size;
        s->size += slot_of(about->events->discretes[i].type);
    }
    s->from[discretes] = s->size;
    s->discrete = arena_take(a, s->size + 1, 1);
    s->spare = arena_take(a, s->size + 1, 1);
    s->branches = places_new(about, branches, place_of_branch, a);
    s->discretes = places_new(about, discretes, place_of_discrete, a);
    s->befores = places_new(about, discretes, place_before, a);
    return s;
}

void switches_copy(Switches *to, const Switches *from)
{
    memcpy(to->branch, from->branch, (size_t)to->about->events->branch_count * sizeof *to->branch);
    memcpy(to->discrete, from->discrete, to->size);
}

/* Values of a type at even distances, to where they are at others. */
static void copy(char *to, size_t step, const char *from, size_t distance, int count, ModelType type)
{
    switch (type) {
    case MODEL_NUMBER:
        for (; count > 0; count--, to += step, from += distance)
            memcpy(to, from, sizeof(double));
        break;
    case MODEL_TRUTH:
        for (; count > 0; count--, to += step, from += distance)
            *to = *from;
        break;
    case MODEL_CHOICE:
    case MODEL_QUEUE:
        for (; count > 0; count--, to += step, from += distance)
            memcpy(to, from, size_of_type(type));
        break;
    }
}

static void gather(char *to, const Model *m, const Places *places)
{
    for (const Places *p = places; p->count > 0; p++) {
        const size_t step = slot_of(p->type);
        copy(to, step, (const char *)m + p->offset, p->distance, p->count, p->type);
        to += step * (size_t)p->count;
    }
}

static void scatter(Model *m, const Places *places, const char *from)
{
    for (const Places *p = places; p->count > 0; p++) {
        const size_t step = slot_of(p->type);
        copy((char *)m + p->offset, p->distance, from, step, p->count, p->type);
        from += step * (size_t)p->count;
    }
}

static void gather_branches(const Switches *s, const Model *m)
{
    double *to = s->branch;
    for (const Places *p = s->branches; p->count > 0; p++) {
        const char *from = (const char *)m + p->offset;
        for (int i = 0; i < p->count && p->type == MODEL_TRUTH; i++, from += p->distance)
            to[i] = *(const bool *)from;
        for (int i = 0; i < p->count && p->type != MODEL_TRUTH; i++)
            to[i] = place_value(m, p->offset + (size_t)i * p->distance, p->type);
        to += p->count;
    }
}

void switches_keep(Switches *s, const Model *m)
{
    s->structure = model_structure(m);
    gather_branches(s, m);
    gather(s->discrete, m, s->discretes);
}

void switches_keep_before(Switches *s, const Model *m)
{
    gather(s->discrete, m, s->befores);
}

void switches_restore_before(const Switches *s, Model *m)
{
    scatter(m, s->befores, s->discrete);
}

void switches_restore(const Switches *s, Model *m)
{
    const double *from = s->branch;
    model_solving(m)->structure = s->structure;
    for (const Places *p = s->branches; p->count > 0; p++)
        for (int i = 0; i < p->count; i++)
            place_set(m, p->offset + (size_t)i * p->distance, p->type, *from++);
    scatter(m, s->discretes, s->discrete);
}

void switches_exchange(Switches *s, Model *m)
{
    const ModelStructure *structure = model_structure(m);
    double *kept = s->branch;
    model_solving(m)->structure = s->structure;
    s->structure = structure;
    for (const Places *p = s->branches; p->count > 0; p++)
        for (int i = 0; i < p->count; i++) {
            const size_t offset = p->offset + (size_t)i * p->distance;
            const double value = place_value(m, offset, p->type);
            place_set(m, offset, p->type, *kept);
            *kept++ = value;
        }
    memcpy(s->spare, s->discrete, s->size);
    gather(s->discrete, m, s->discretes);
    scatter(m, s->befores, s->spare);
    scatter(m, s->discretes, s->spare);
}

int switches_next_branch(const Switches *a, const Switches *b, int i)
{
    for (; i < a->about->events->branch_count; i++)
        if (are_different(a->branch[i], b->branch[i]))
            return i;
    return -1;
}

int switches_next_discrete(const Switches *a, const Switches *b, int i)
{
    for (; i < a->about->events->discrete_count; i++) {
        const char *one = a->discrete + a->from[i], *other = b->discrete + a->from[i];
        const size_t size = a->from[i + 1] - a->from[i], slot = sizeof(double);
        if (size == slot ? memcmp(one, other, slot) != 0 : memcmp(one, other, size) != 0)
            return i;
    }
    return -1;
}
