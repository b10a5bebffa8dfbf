/* pace.c - prevents steps of the integrator that are unnecessarily short: because of noise in derivatives, because of
 * the stability of its method, or because of the choice of the method. */
#include "noise.h"
#include "solver.h"
#include "stability.h"
#include "stiffness.h"

#include <cvode/cvode.h>

#include <float.h>
#include <math.h>
#include <string.h>

struct Pace {
    Noise *noise;
    Stability *stability;
    Stiffness *stiffness;              /* NULL: the method is given */
    double *motion[STABILITY_VECTORS]; /* the local error e, J e, J J e and so on */
    int most_order;
    double length; /* of the step before the last one */
};

static const double least_ratio = 0.01; /* of successive steps, for formulas of Adams */

static Pace *create(Arena *a, const Solver *s)
{
    Pace *p = arena_take(a, 1, sizeof *p);
    p->noise = noise_new(a, s->count);
    p->stability = stability_new(a);
    p->stiffness = s->is_chosen ? stiffness_new(a, s->count) : NULL;
    for (int k = 0; k < STABILITY_VECTORS; k++)
        p->motion[k] = arena_doubles(a, (size_t)s->count);
    p->most_order = stability_restart(p->stability, s->is_adams, s->since);
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
    p->most_order = stability_restart(p->stability, s->is_adams, s->since);
    if (p->stiffness)
        stiffness_restart(p->stiffness);
    return CVodeSetMaxOrd(s->cvode, p->most_order) == CV_SUCCESS;
}

/* Looks for noise on the last step if steps have been repeated, which may be due to noise. */
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

/* Computes the local error e and its products J e, J J e and so on. */
static bool find_motion(Solver *s)
{
    double *const *motion = s->pace->motion;
    if (CVodeGetErrWeights(s->cvode, s->weights) != CV_SUCCESS ||
        CVodeGetEstLocalErrors(s->cvode, s->errors) != CV_SUCCESS)
        return false;
    memcpy(motion[0], N_VGetArrayPointer(s->errors), (size_t)s->count * sizeof **motion);
    return stiffness_follow_motion(s, motion);
}

/* Lowers the order while stability limits the steps, and raises it again. False if the integrator fails. */
static bool follow_stability(Solver *s)
{
    Pace *p = s->pace;
    int order = 0, most = p->most_order;
    if (CVodeGetLastOrder(s->cvode, &order) != CV_SUCCESS || order == 0)
        return true;
    if (!stability_is_due(p->stability, s->since, order))
        most = stability_keep(p->stability);
    else if (find_motion(s))
        most = stability_look(p->stability, p->motion, N_VGetArrayPointer(s->weights), s->count, order);
    if (most == p->most_order)
        return true;
    s->lowered += most < p->most_order;
    p->most_order = most;
    return CVodeSetMaxOrd(s->cvode, most) == CV_SUCCESS && solver_begin_anew(s);
}

/* Adams' formulas of order 3 and higher lose their history in a step that is much shorter than the one before: the
 * steps after it grow by the largest ratio each, and the points of the history lie so unevenly that only rounding is
 * left. Therefore the integrator restarts after such a step. A step that would leave so short a rest of the way to the
 * end stops half way instead. */
static bool find_stop(Solver *s, double end, double *stop)
{
    Pace *p = s->pace;
    const double last = s->since - s->former, rest = end - s->since;
    double next = 0;
    int order = 0;
    *stop = end;
    if (!s->is_adams)
        return true;
    CVodeGetLastOrder(s->cvode, &order);
    if (order > 2 && last < least_ratio * p->length && !solver_begin_anew(s))
        return false;
    p->length = last;
    CVodeGetCurrentStep(s->cvode, &next);
    if (rest - next > 100 * DBL_EPSILON * end && rest - next < least_ratio * next)
        *stop = s->since + rest / 2;
    return true;
}

static bool use(Solver *s, bool is_adams)
{
    Pace *p = s->pace;
    p->most_order = stability_restart(p->stability, is_adams, s->since);
    return solver_use(s, is_adams);
}

static bool follow(Solver *s)
{
    follow_noise(s);
    if (!s->pace->stiffness || !stiffness_follow(s->pace->stiffness, s))
        return follow_stability(s);
    s->changes++;
    return use(s, !s->is_adams);
}

const struct PacePart pace_part = {create, follow, floor_of, follow_slope, restart, find_stop, use};
