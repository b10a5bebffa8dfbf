/* rounding.c - rounding noise of indicators.
 *
 * The distance of a branch from its boundary is known only up to rounding: of sums that cancel, of nearly singular
 * loops, of the states from the integrator. No bound for it is sharp, so it is measured: the indicators are evaluated
 * for states and times that differ by some units in the last place, and with loops that start from the solutions there.
 * This is done for an indicator that is much nearer to its boundary than it has been, or about as near as the largest
 * noise so far: a larger distance cannot be due to rounding. A state is changed relative to its present size: one that
 * has just been set is exact, however small. */
#include "event.h"
#include "jacobian.h"

#include <float.h>
#include <math.h>
#include <string.h>

static const double nearness = 1e-8;     /* an indicator may be noise up to this part of its largest value so far, */
static const double growth = 100;        /* or up to this multiple of its largest noise so far */

Rounding *rounding_new(const ModelDescription *about, Arena *a)
{
    const size_t states = (size_t)about->variable_count;
    /* includes the two of a slide, which have no noise */
    const size_t indicators = (size_t)about->events->indicator_count + 2;
    Rounding *n = arena_take(a, 1, sizeof *n);
    n->about = about;
    n->base = model_new(a, about);
    n->trial = model_new(a, about);
    n->states = arena_doubles(a, states);
    n->changed = arena_doubles(a, states);
    n->value = arena_doubles(a, indicators);
    n->sample = arena_doubles(a, indicators);
    n->level = arena_doubles(a, indicators);
    n->change = arena_doubles(a, indicators);
    n->largest = arena_doubles(a, indicators);
    n->loudest = arena_doubles(a, indicators);
    return n;
}

void rounding_follow(Rounding *n, const double *indicators)
{
    for (int i = 0; i < n->about->events->indicator_count; i++)
        if (fabs(indicators[i]) > n->largest[i] && isfinite(indicators[i]))
            n->largest[i] = fabs(indicators[i]);
}

bool rounding_may_be(const Rounding *n, int indicator, double value)
{
    const double size = fabs(value);
    return size <= nearness * n->largest[indicator] || size <= growth * n->loudest[indicator];
}

bool rounding_evaluate(Rounding *n)
{
    if (model_indicators(n->base, n->value) != MODEL_OK)
        return false;
    rounding_follow(n, n->value);
    return true;
}

bool rounding_is_near(const Rounding *n, int indicator)
{
    return !(n->loudest[indicator] > 0) || rounding_may_be(n, indicator, n->value[indicator]);
}

/* Relative change of a state or time, from -32 to 32 times DBL_EPSILON; the random sequence is always the same. */
static double random_rounding(uint32_t *dice)
{
    *dice = (*dice * 1664525U) + 1013904223U;
    return 32.0 * 2.220446049250313e-16 * (((double)(*dice >> 8) / 8388608.0) - 1.0);
}

void rounding_shake(double *to, const double *x, int count, uint32_t *dice)
{
    for (int i = 0; i < count; i++)
        to[i] = x[i] * (1 + random_rounding(dice));
}

static void compare(Rounding *n, double time, const double *states)
{
    model_set_states(n->trial, time, states);
    model_solving(n->trial)->shaking++;
    if (model_indicators(n->trial, n->sample) != MODEL_OK)
        return;
    for (int i = 0; i < n->about->events->indicator_count; i++) {
        const double level = rounding_safety * fabs(n->sample[i] - n->value[i]);
        if (level > n->level[i] && isfinite(n->sample[i]))
            n->level[i] = level;
    }
}

void rounding_measure(Rounding *n, double time)
{
    const int states = model_state_count(n->base);
    uint32_t dice = 1;
    memset(n->level, 0, (size_t)n->about->events->indicator_count * sizeof *n->level);
    model_get_states(n->base, n->states);
    model_copy(n->trial, n->base);
    for (int k = 0; k < ROUNDING_SAMPLES; k++) {
        rounding_shake(n->changed, n->states, states, &dice);
        compare(n, time * (1 + random_rounding(&dice)), n->changed);
        model_accept(n->trial);
        compare(n, time, n->states);
    }
    for (int i = 0; i < n->about->events->indicator_count; i++)
        n->loudest[i] = fmax(n->loudest[i], n->level[i]);
}

bool rounding_hides(const Rounding *n, int indicator)
{
    return fabs(n->value[indicator]) <= n->level[indicator];
}

bool rounding_go_on(Rounding *n, double time, double length)
{
    model_get_states(n->base, n->states);
    if (derivatives_of(n->base, time, n->states, n->changed) != MODEL_OK || !rounding_evaluate(n))
        return false;
    for (int i = 0; i < model_state_count(n->base); i++)
        n->changed[i] = n->states[i] + length * n->changed[i];
    model_set_states(n->base, time + length, n->changed);
    if (model_indicators(n->base, n->change) != MODEL_OK)
        return false;
    for (int i = 0; i < n->about->events->indicator_count; i++)
        n->change[i] -= n->value[i];
    return true;
}
