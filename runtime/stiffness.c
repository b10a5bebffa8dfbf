/* stiffness.c - chooses the method: Adams as long as accuracy limits its steps, BDF if its stability would limit them.
 *
 * After L. Petzold, Automatic selection of methods for solving stiff and nonstiff systems of ordinary differential
 * equations, SIAM J. Sci. Stat. Comput. 4 (1983). A step costs about the same with both, because Newton's method
 * serves both. The method with the longer steps is therefore the better one.
 *
 * Stability is judged by the fastest motion: the eigenvalue of f's Jacobian that a power iteration finds; each look
 * continues the iteration of the last one. Stability limits the steps of Adams if its formula of the present order
 * would hardly damp this motion, although it should have vanished long ago. BDF does not help with oscillations: the
 * eigenvalue must lie where BDF is stable up to order 4. The local error then belongs to the fastest motion, so that
 * the length of BDF's steps cannot be predicted. From BDF to Adams, the derivatives of the history predict the error of
 * longer steps.
 *
 * A change is therefore a trial: once the new method's steps have settled, they must be at least as long as the steps
 * before. If they are shorter, the former method continues, and the next trial waits four times as long. */
#include "stiffness.h"

#include <cvode/cvode.h>

#include <complex.h>
#include <math.h>
#include <string.h>

enum { FIRST_LOOK = 6, SETTLED = 10, BETWEEN = 10 }; /* steps since the begin, and between decisions */
enum { LEAST_PAUSE = 20, MOST_PAUSE = 640 };         /* steps between looks, and between changes */
enum { TRIAL = 20, LONGEST_TRIAL = 100, FRESH = 5 };
enum { HIGHEST_BDF = 5, LOWEST_LIMITED = 3 }; /* orders; at lower ones Adams' formulas do not let motions grow */

static const double shorter = 1.1;   /* Adams is limited if steps longer by this factor are not damped */
static const double gain = 1.25;     /* steps of Adams must be longer than those of BDF by this factor */
static const double vanished = 3;    /* time constants after which the fastest motion should have vanished */
static const double least_error = 3; /* a step surely succeeds if its error is below the limit by this factor */
static const double growing = 1.2;   /* growth of the mean step in TRIAL steps: they have not settled */
static const double wedge = 3;       /* ratio of imaginary to real part up to which BDF of order 4 is stable */
static const double memory = 8;      /* number of steps that the mean step averages */

struct Stiffness {
    double *motion[STABILITY_VECTORS]; /* v, J v, J J v and so on; the next look begins with the last one */
    double complex eigenvalue;
    bool is_known;
    double begin;           /* the integrator's time */
    long steps;             /* since then */
    double mean;            /* of the last steps */
    double former, longest; /* in a trial: mean step of the method before; own mean step at the last check. Else 0 */
    long since_look, look_pause, since_change, change_pause; /* steps */
};

Stiffness *stiffness_new(Arena *a, int n)
{
    Stiffness *p = arena_take(a, 1, sizeof *p);
    for (int k = 0; k < STABILITY_VECTORS; k++)
        p->motion[k] = arena_doubles(a, (size_t)n);
    p->look_pause = p->change_pause = LEAST_PAUSE;
    return p;
}

void stiffness_restart(Stiffness *p)
{
    p->steps = 0;
    p->former = p->longest = 0;
}

/* ---- the fastest motion ---- */

static double norm(const Solver *s, const double *v)
{
    const double *weights = N_VGetArrayPointer(s->weights);
    double sum = 0;
    for (int i = 0; i < s->count; i++)
        sum += v[i] * v[i] * weights[i] * weights[i];
    return sqrt(sum / s->count);
}

/* The product J v, by a difference of derivatives over a distance of about the tolerances. */
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

bool stiffness_follow_motion(Solver *s, double *const *motion)
{
    double *at = s->states;
    s->is_evaluated = false;
    s->evaluations++;
    if (solver_derivatives(s, s->time, N_VGetArrayPointer(s->x), at) != MODEL_OK)
        return false;
    for (int k = 1; k < STABILITY_VECTORS; k++)
        if (!(norm(s, motion[k - 1]) > 0))
            memset(motion[k], 0, (size_t)s->count * sizeof **motion);
        else if (!multiply(s, at, motion[k - 1], motion[k]))
            return false;
    return true;
}

/* Scales the vector for a look. At the first look all states begin at about their tolerances. */
static void scale_motion(Stiffness *p, const Solver *s)
{
    const double *weights = N_VGetArrayPointer(s->weights), size = norm(s, p->motion[0]);
    for (int i = 0; i < s->count; i++)
        p->motion[0][i] = size > 0 ? p->motion[0][i] / size : (1 + 0.1 * (i % 7)) / weights[i];
}

/* Updates the eigenvalue; changes nothing if the model is not defined. Motions that fit no single eigenvalue count as
 * one motion that is damped at their mean rate. */
static void look(Stiffness *p, Solver *s)
{
    const double *last = p->motion[STABILITY_VECTORS - 1];
    p->since_look = 0;
    if (CVodeGetErrWeights(s->cvode, s->weights) != CV_SUCCESS)
        return;
    for (int round = p->is_known ? 1 : 0; round < 2; round++) {
        scale_motion(p, s);
        if (!stiffness_follow_motion(s, p->motion) || !isfinite(norm(s, last)))
            return;
        if (!stability_motion(p->motion, N_VGetArrayPointer(s->weights), s->count, &p->eigenvalue))
            p->eigenvalue = -pow(norm(s, last) / norm(s, p->motion[0]), 1.0 / (STABILITY_VECTORS - 1));
        memcpy(p->motion[0], last, (size_t)s->count * sizeof *last);
    }
    p->is_known = true;
}

/* ---- the choice ---- */

static int order_of(const Solver *s)
{
    int order = 0;
    CVodeGetLastOrder(s->cvode, &order);
    return order;
}

static bool is_adams_limited(const Stiffness *p, const Solver *s)
{
    const double complex z = p->mean * p->eigenvalue;
    const int order = order_of(s) > LOWEST_LIMITED ? order_of(s) : LOWEST_LIMITED;
    const bool has_vanished = creal(p->eigenvalue) * (s->since - p->begin) < -vanished;
    return has_vanished && fabs(cimag(z)) < -wedge * creal(z) && !stability_is_damped(true, order, shorter * z);
}

/* The error of a step of Adams, at the mean step times `gain`, relative to the tolerance; negative: not known. BDF's
 * own error yields the derivative whose order is one higher than the order of BDF. */
static double error_of_adams(const Stiffness *p, Solver *s, int order)
{
    static const double adams[HIGHEST_BDF + 1] = {1, 1. / 2, 1. / 12, 1. / 24, 19. / 720, 3. / 160};
    const int present = order_of(s);
    double length = 0;
    CVodeGetLastStep(s->cvode, &length);
    const int flag = order < present ? CVodeGetDky(s->cvode, s->since, order + 1, s->errors)
                                     : CVodeGetEstLocalErrors(s->cvode, s->errors);
    if (flag != CV_SUCCESS || !(length > 0))
        return -1;
    const double size = norm(s, N_VGetArrayPointer(s->errors));
    const double derivative = order < present ? size * pow(length, order + 1) : size * (present + 1);
    return adams[order] * derivative * pow(gain * p->mean / length, order + 1);
}

static bool would_adams_pay(const Stiffness *p, Solver *s)
{
    if (CVodeGetErrWeights(s->cvode, s->weights) != CV_SUCCESS)
        return false;
    for (int order = order_of(s); order >= LOWEST_LIMITED; order--) {
        const double error = error_of_adams(p, s, order);
        if (error >= 0 && least_error * error <= 1 && stability_is_damped(true, order, gain * p->mean * p->eigenvalue))
            return true;
    }
    return false;
}

static bool would_change_pay(const Stiffness *p, Solver *s)
{
    return s->is_adams ? is_adams_limited(p, s) : would_adams_pay(p, s);
}

/* After a trial's steps: true if it has failed. */
static bool has_failed(Stiffness *p)
{
    if (p->steps % TRIAL != 0)
        return false;
    const bool is_growing = p->mean > growing * p->longest && p->steps < LONGEST_TRIAL, is_worse = p->mean < p->former;
    p->longest = p->mean;
    if (is_worse && is_growing)
        return false;
    p->former = 0;
    p->since_change = 0;
    if (!is_worse)
        p->change_pause = 2 * LEAST_PAUSE;
    else if (p->change_pause < MOST_PAUSE)
        p->change_pause *= 4;
    return is_worse;
}

bool stiffness_follow(Stiffness *p, Solver *s)
{
    const double length = s->since - s->former;
    if (!(length > 0))
        return false;
    if (p->steps == 0)
        p->begin = s->former;
    p->steps++;
    p->since_look++;
    p->since_change++;
    p->mean = p->steps <= SETTLED ? length : p->mean + (length - p->mean) / memory;
    if (p->former > 0)
        return has_failed(p);
    if (p->steps >= FIRST_LOOK && p->since_look >= (p->is_known ? p->look_pause : FIRST_LOOK)) {
        p->look_pause = p->look_pause < MOST_PAUSE ? 2 * p->look_pause : p->look_pause;
        look(p, s);
    }
    const bool is_due = p->is_known && p->since_change >= p->change_pause && p->steps % BETWEEN == 0;
    if (!is_due || !would_change_pay(p, s))
        return false;
    if (p->since_look > FRESH) {
        look(p, s);
        if (!would_change_pay(p, s))
            return false;
    }
    const double mean = p->mean;
    stiffness_restart(p);
    p->former = mean;
    p->look_pause = LEAST_PAUSE;
    return true;
}
