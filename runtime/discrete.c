/* discrete.c - values of discrete variables: numbers, truths, choices and queues of signals, as they are in memory. */
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

static size_t size_of(const ModelDescription *about, int discrete)
{
    static const unsigned char sizes[] = {[MODEL_NUMBER] = sizeof(double), [MODEL_TRUTH] = sizeof(bool),
                                          [MODEL_CHOICE] = sizeof(unsigned), [MODEL_QUEUE] = sizeof(SignalQueue)};
    return sizes[about->events->discretes[discrete].type];
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

void discrete_restore_before(Model *m, int discrete, const Switches *s)
{
    discrete_copy(described(m), discrete, discrete_before_at(m, discrete), discrete_kept(s, discrete));
}

void discretes_new(Switches *s, const ModelDescription *about, Arena *a)
{
    s->from = arena_take(a, (size_t)about->events->discrete_count + 1, sizeof *s->from);
    s->size = 0;
    for (int i = 0; i < about->events->discrete_count; i++) {
        const size_t unit = sizeof(double);
        s->from[i] = s->size;
        s->size += (size_of(about, i) + unit - 1) / unit * unit;
    }
    s->discrete = arena_take(a, s->size + 1, 1);
}
