/* noise.c - the numerical noise of derivatives: a tolerance below it would only make the integrator's steps short.
 *
 * A derivative contains the rounding errors of its terms: 3.9 V - 3.9 V across 2 mohm may leave 2e-13 A. Where the
 * model is smooth, fourth differences of the derivative at points close to each other show only this noise (Moré and
 * Wild, Estimating computational noise, SIAM J. Sci. Comput. 33, 2011). The points lie on the integrator's last step,
 * where the states are a polynomial of time, in two separate stretches; the quieter one counts, so that a kink is not
 * taken for noise. States that hardly move in the step would not show their own rounding: each is moved by it, up or
 * down. In a step of length h, noise of a derivative moves its state by h times the noise, or by the noise divided by
 * |J|, if that is less. A tolerance below a multiple of this has no use.
 *
 * Noise is measured only after the integrator has repeated several steps, and less and less often if it turns out not
 * to matter. */
#include "noise.h"

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

enum { POINTS = 7, STRETCHES = NOISE_SAMPLES / POINTS, DIFFERENCES = 4 };
enum { FIRST_TROUBLES = 8, STEPS_BETWEEN = 50 };

static const double spacing = 1.0 / 16384;    /* of the points of a stretch, part of the step */
static const double apart = 0.5;              /* distance of the stretches' first points */
static const double normalization = 1.0 / 70; /* (4!)^2/8!: makes a mean square of fourth differences a variance */
static const double multiple = 32;            /* so that iterations of the step's equations converge, too */
static const double negligible = 0.1;         /* part of the tolerance */

struct Noise {
    int count;
    double *samples; /* NOISE_SAMPLES by count */
    double *level;   /* standard deviation of derivatives, 0 where it is not known to matter */
    double *slope;   /* |J| of a state's derivative by itself, 0 if not known */

    long due;        /* at so many troubles, and */
    long due_step;
};

Noise *noise_new(Arena *a, int count)
{
    const size_t n = (size_t)count;
    Noise *e = arena_take(a, 1, sizeof *e);
    e->count = count;
    e->due = FIRST_TROUBLES;
    e->samples = arena_doubles(a, NOISE_SAMPLES * n);
    e->level = arena_doubles(a, n);
    e->slope = arena_doubles(a, n);
    return e;
}

bool noise_is_due(const Noise *e, long troubles, long steps)
{
    return troubles >= e->due && steps >= e->due_step;
}

double noise_time(double end, double length, int sample)
{
    return end - length * (apart * (sample / POINTS) + spacing * (sample % POINTS));
}

double *noise_sample(Noise *e, int sample)
{
    return e->samples + (size_t)sample * (size_t)e->count;
}

/* Bits that differ among states and stretches; not all bits are equal. */
static unsigned ups_and_downs(unsigned which)
{
    uint32_t hash = (which + 1) * UINT32_C(2654435769);
    hash = (hash ^ hash >> 15) * UINT32_C(2246822519);
    hash ^= hash >> 13;
    return 1 + hash % ((1U << POINTS) - 2);
}

void noise_round(const Noise *e, int sample, double *x)
{
    for (int i = 0; i < e->count; i++) {
        const unsigned bits = ups_and_downs((unsigned)(i * STRETCHES + sample / POINTS));
        x[i] *= bits >> sample % POINTS & 1 ? 1 + DBL_EPSILON : 1 - DBL_EPSILON;
    }
}

void noise_slope(Noise *e, int state, double slope)
{
    e->slope[state] = fabs(slope);
}

double noise_floor(const Noise *e, int state, double length)
{
    return multiple * e->level[state] * length / (1 + length * e->slope[state]);
}

static double deviation(const Noise *e, int stretch, int state)
{
    double v[POINTS], sum = 0;
    for (int k = 0; k < POINTS; k++)
        v[k] = e->samples[(size_t)(stretch * POINTS + k) * (size_t)e->count + (size_t)state];
    for (int order = 1; order <= DIFFERENCES; order++)
        for (int k = 0; k < POINTS - order; k++)
            v[k] = v[k + 1] - v[k];
    for (int k = 0; k < POINTS - DIFFERENCES; k++)
        sum += v[k] * v[k];
    return sqrt(normalization * sum / (POINTS - DIFFERENCES));
}

void noise_measure(Noise *e, const double *tolerance, double length, long troubles, long steps)
{
    bool matters = false;
    for (int i = 0; tolerance && i < e->count; i++) {
        const double level = fmin(deviation(e, 0, i), deviation(e, STRETCHES - 1, i));
        e->level[i] = isfinite(level) ? level : 0;
        matters |= noise_floor(e, i, length) > negligible * tolerance[i];
    }
    if (!matters)
        memset(e->level, 0, (size_t)e->count * sizeof *e->level);
    e->due = matters ? troubles : 2 * troubles;
    e->due_step = steps + STEPS_BETWEEN;
}

void noise_forget(Noise *e, int state)
{
    e->level[state] = 0;
}
