/* pace.c - steps of the integrator that are short in vain: because of the noise of derivatives, or of the stability of
 * its method. */
#include "noise.h"
#include "solver.h"
#include "stability.h"

#include <cvode/cvode.h>

#include <math.h>
#include <string.h>

struct Pace {
    Noise *noise;
    Stability *stability;
    double *motion; /* STABILITY_VECTORS of them */
    int most_order;
};

static Pace *create(Arena *a, const Solver *s)
{
    Pace *p = arena_take(a, 1, sizeof *p);
    p->noise = noise_new(a, s->count);
    p->stability = stability_new(a, s->is_adams);
    p->motion = arena_doubles(a, STABILITY_VECTORS * (size_t)s->count);
    p->most_order = stability_restart(p->stability, s->since);
    return p;
}

static double floor_of(const Pace *p, int state, double length)
{
    return noise_floor(p->noise, state, length);
}

static void follow_slope(Pace *p, int state, double slope)
{
    noise_slope(p->noise, state, slope);
}

static bool restart(Solver *s, const StateSets *sets)
{
    Pace *p = s->pace;
    for (int i = 0; i < s->count; i++)
        if (state_set_magnitude(sets, s->model, i) >= 0)
            noise_forget(p->noise, i);
    p->most_order = stability_restart(p->stability, s->since);
    return CVodeSetMaxOrd(s->cvode, p->most_order) == CV_SUCCESS;
}

/* Steps that were repeated may be so because of noise: looks for it on the last step. */
static void follow_noise(Solver *s)
{
    Pace *p = s->pace;
    SolverCounts c = s->before;
    double length = 0;
    solver_add_counts(s, &c);
    const long troubles = c.error_failures + c.convergence_failures;
    if (!noise_is_due(p->noise, troubles, c.steps))
        return;
    double *x = N_VGetArrayPointer(s->errors), *tolerance = N_VGetArrayPointer(s->weights);
    bool is_known = CVodeGetLastStep(s->cvode, &length) == CV_SUCCESS && length > 0;
    for (int i = 0; i < NOISE_SAMPLES && is_known; i++) {
        const double since = noise_time(s->since, length, i);
        is_known = CVodeGetDky(s->cvode, since, 0, s->errors) == CV_SUCCESS;
        noise_round(p->noise, i, x);
        is_known = is_known && solver_derivatives_since(s, since, x, noise_sample(p->noise, i)) == MODEL_OK;
        s->evaluations++;
    }
    s->is_evaluated = false;
    for (int i = 0; i < s->count; i++)
        tolerance[i] = solver_tolerance_at(s, i, N_VGetArrayPointer(s->x)[i]);
    noise_measure(p->noise, is_known ? tolerance : NULL, length, troubles, c.steps);
}

/* J v, by a difference of the derivatives about as far away as tolerances are. */
static bool multiply(Solver *s, const double *at, const double *v, double *product)
{
    double *moved = N_VGetArrayPointer(s->errors), size = 0;
    const double *weights = N_VGetArrayPointer(s->weights);
    for (int i = 0; i < s->count; i++)
        size = fmax(size, fabs(v[i]) * weights[i]);
    const double scale = size > 0 ? 1 / size : 0;
    for (int i = 0; i < s->count; i++)
        moved[i] = N_VGetArrayPointer(s->x)[i] + scale * v[i];
    s->evaluations++;
    if (!(scale > 0) || solver_derivatives(s, s->time, moved, product) != MODEL_OK)
        return false;
    for (int i = 0; i < s->count; i++)
        product[i] = (product[i] - at[i]) / scale;
    return true;
}

/* The local error and how the motion along it goes on: e, J e, J J e and so on. */
static bool find_motion(Solver *s, const double **e)
{
    Pace *p = s->pace;
    double *at = s->states;
    s->is_evaluated = false;
    s->evaluations++;
    if (CVodeGetErrWeights(s->cvode, s->weights) != CV_SUCCESS ||
        CVodeGetEstLocalErrors(s->cvode, s->errors) != CV_SUCCESS ||
        solver_derivatives(s, s->time, N_VGetArrayPointer(s->x), at) != MODEL_OK)
        return false;
    memcpy(p->motion, N_VGetArrayPointer(s->errors), (size_t)s->count * sizeof *p->motion);
    for (int k = 0; k < STABILITY_VECTORS; k++) {
        e[k] = p->motion + k * s->count;
        if (k > 0 && !multiply(s, at, e[k - 1], p->motion + k * s->count))
            return false;
    }
    return true;
}

/* Lowers the order while stability limits the steps, and raises it again. False if the integrator fails. */
static bool follow_stability(Solver *s)
{
    Pace *p = s->pace;
    const double *motion[STABILITY_VECTORS];
    int order = 0, most = p->most_order;
    if (CVodeGetLastOrder(s->cvode, &order) != CV_SUCCESS || order == 0)
        return true;
    if (!stability_is_due(p->stability, s->since, order))
        most = stability_keep(p->stability);
    else if (find_motion(s, motion))
        most = stability_look(p->stability, motion, N_VGetArrayPointer(s->weights), s->count, order);
    if (most == p->most_order)
        return true;
    s->lowered += most < p->most_order;
    p->most_order = most;
    return CVodeSetMaxOrd(s->cvode, most) == CV_SUCCESS && solver_begin_anew(s);
}

static bool follow(Solver *s)
{
    follow_noise(s);
    return follow_stability(s);
}

const struct PacePart pace_part = {create, follow, floor_of, follow_slope, restart};
