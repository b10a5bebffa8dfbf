/* discrete.c - values of discrete variables: numbers, truths, choices and queues of signals, as they are in memory. */
#include "discrete.h"

#include "queue.h"

#include <string.h>

static size_t size_of(int discrete)
{
    static const unsigned char sizes[] = {[MODEL_NUMBER] = sizeof(double), [MODEL_TRUTH] = sizeof(bool),
                                          [MODEL_CHOICE] = sizeof(unsigned), [MODEL_QUEUE] = sizeof(SignalQueue)};
    return sizes[model_events.discretes[discrete].type];
}

void *discrete_at(Model *m, int discrete)
{
    return (char *)m + model_events.discretes[discrete].offset;
}

const void *discrete_of(const Model *m, int discrete)
{
    return (const char *)m + model_events.discretes[discrete].offset;
}

void *discrete_before_at(Model *m, int discrete)
{
    return (char *)m + model_events.discretes[discrete].pre;
}

const void *discrete_before_of(const Model *m, int discrete)
{
    return (const char *)m + model_events.discretes[discrete].pre;
}

const void *discrete_start_of(const Model *m, int discrete)
{
    return (const char *)m + model_events.discretes[discrete].start;
}

void *discrete_kept(const Switches *s, int discrete)
{
    return s->discrete + s->from[discrete];
}

double discrete_number(int discrete, const void *value)
{
    switch (model_events.discretes[discrete].type) {
    case MODEL_TRUTH: return *(const bool *)value;
    case MODEL_CHOICE: return *(const unsigned *)value;
    case MODEL_QUEUE: return ((const SignalQueue *)value)->length;
    case MODEL_NUMBER: break;
    }
    return *(const double *)value;
}

double discrete_value(const Model *m, int discrete)
{
    return discrete_number(discrete, discrete_of(m, discrete));
}

void discrete_copy(int discrete, void *to, const void *from)
{
    memcpy(to, from, size_of(discrete));
}

bool discrete_differs(int discrete, const void *a, const void *b)
{
    const bool is_number = model_events.discretes[discrete].type == MODEL_NUMBER;
    return is_number ? are_different(*(const double *)a, *(const double *)b) : memcmp(a, b, size_of(discrete)) != 0;
}

bool discrete_has_moved(int discrete, const void *a, const void *b)
{
    const bool is_number = model_events.discretes[discrete].type == MODEL_NUMBER;
    return is_number ? has_moved(*(const double *)a, *(const double *)b) : discrete_differs(discrete, a, b);
}

bool discrete_is_other(const Model *m, int discrete, const Switches *s)
{
    return discrete_differs(discrete, discrete_of(m, discrete), discrete_kept(s, discrete));
}

void discrete_accept(Model *m, int discrete)
{
    discrete_copy(discrete, discrete_before_at(m, discrete), discrete_of(m, discrete));
}

void discrete_restore(Model *m, int discrete, const Switches *s)
{
    discrete_copy(discrete, discrete_at(m, discrete), discrete_kept(s, discrete));
}

void discrete_restore_before(Model *m, int discrete, const Switches *s)
{
    discrete_copy(discrete, discrete_before_at(m, discrete), discrete_kept(s, discrete));
}

void discretes_new(Switches *s, Arena *a)
{
    s->from = arena_take(a, (size_t)model_events.discrete_count + 1, sizeof *s->from);
    s->size = 0;
    for (int i = 0; i < model_events.discrete_count; i++) {
        const size_t unit = sizeof(double);
        s->from[i] = s->size;
        s->size += (size_of(i) + unit - 1) / unit * unit;
    }
    s->discrete = arena_take(a, s->size + 1, 1);
}
