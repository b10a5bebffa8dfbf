/* given.c - steps that are made by the caller, who gives the end of each step and the states there.
 *
 * Within a step, states are interpolated by the cubic through both ends and their slopes (Hermite). The slopes are
 * evaluated only when states in between are asked for. */
#include "fixed.h"
#include "jacobian.h"

#include <stdint.h>
#include <string.h>

typedef struct {
    Model *model;
    const GivenPoint *point;
    int count;
    double stop, begin, time;             /* end of the run; begin and end of the last step */
    double *former, *x, *first, *last;    /* states at both ends of the step, and slopes */
    bool has_slopes;
    SolverCounts counts;
} Given;

static Given *given_of(const Fixed *f)
{
    return (Given *)(uintptr_t)f;
}

static void begin_at(Given *g, double time)
{
    const size_t size = (size_t)g->count * sizeof *g->x;
    g->begin = g->time = time;
    g->has_slopes = false;
    model_get_states(g->model, g->x);
    memcpy(g->former, g->x, size);
}

static Fixed *given_new(Arena *a, Model *m, const Options *o)
{
    const size_t count = (size_t)model_state_count(m);
    Given *g = arena_take(a, 1, sizeof *g);
    double **const vectors[] = {&g->former, &g->x, &g->first, &g->last};
    g->model = m;
    g->point = o->given;
    g->stop = o->stop;
    g->count = (int)count;
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
        *vectors[i] = arena_doubles(a, count);
    begin_at(g, o->start);
    return (Fixed *)(void *)g;
}

static bool given_step(Fixed *f, double limit)
{
    Given *g = given_of(f);
    double *const former = g->former;
    (void)limit;
    g->former = g->x;
    g->x = former;
    g->begin = g->time;
    g->time = g->point->time;
    memcpy(g->x, g->point->states, (size_t)g->count * sizeof *g->x);
    g->has_slopes = false;
    g->counts.steps++;
    return true;
}

static bool given_restart(Fixed *f, double time, const StateSets *sets)
{
    (void)sets;
    begin_at(given_of(f), time);
    return true;
}

static bool find_slopes(Given *g)
{
    g->has_slopes = g->has_slopes || (derivatives_of(g->model, g->begin, g->former, g->first) == MODEL_OK &&
                                      derivatives_of(g->model, g->time, g->x, g->last) == MODEL_OK);
    return g->has_slopes;
}

static bool given_states(const Fixed *f, double time, double *x)
{
    Given *g = given_of(f);
    const double h = g->time - g->begin, p = h > 0 ? (time - g->begin) / h : 1;
    const bool is_end = p >= 1;
    if (is_end || p <= 0 || !find_slopes(g)) {
        memcpy(x, p > 0.5 ? g->x : g->former, (size_t)g->count * sizeof *x);
        return is_end || p <= 0;
    }
    const double q = 1 - p, from = q * q * (1 + 2 * p), to = p * p * (1 + 2 * q);
    for (int i = 0; i < g->count; i++)
        x[i] = from * g->former[i] + to * g->x[i] + h * p * q * (q * g->first[i] - p * g->last[i]);
    return true;
}

static int given_explain(const Fixed *f)
{
    return explain_model(given_of(f)->model, given_of(f)->time);
}

static double given_boundary(const Fixed *f, double time)
{
    (void)f;
    return time;
}

static double given_time(const Fixed *f)
{
    return given_of(f)->time;
}

static double given_end(const Fixed *f)
{
    return given_of(f)->stop;
}

static bool given_passes_stop(const Fixed *f)
{
    (void)f;
    return false;
}

/* Nothing is kept: a restored run begins anew from the model. */
static void given_keep(Fixed *f, Keeper *k)
{
    (void)f, (void)k;
}

static void given_counts(const Fixed *f, SolverCounts *counts)
{
    *counts = given_of(f)->counts;
}

static void given_gather(const Fixed *f, double *reached)
{
    (void)f, (void)reached;
}

static double given_absolute_tolerance(const Fixed *f, int state)
{
    (void)f, (void)state;
    return 0;
}

const struct FixedPart given_part = {
    .create = given_new,         .boundary = given_boundary, .end = given_end,       .passes_stop = given_passes_stop,
    .step = given_step,          .time = given_time,         .restart = given_restart, .states = given_states,
    .explain = given_explain,    .keep = given_keep,         .counts = given_counts, .gather = given_gather,
    .absolute_tolerance = given_absolute_tolerance};
