/* homotopy.c - nonlinear loops at the start that Newton's method does not solve from the guesses.
 *
 * Newton's homotopy H(z, t) = F(z) - (1 - t) F(z0) has the solution z0 for t = 0, for any z0, and the wanted solutions
 * for t = 1. Its path is followed by arc length, so that t may also decrease: Euler's step along the tangent, Newton's
 * steps back to the path at a right angle to it, a longer or shorter next step (Keller 1977; Allgower & Georg,
 * Numerical Continuation Methods, 1990, chapters 2, 4, 6). Lengths are relative to the unknowns' magnitudes. Where the
 * path passes t = 1, damped Newton takes over. A path may lead to infinity one way and to a solution the other way. */
#include "newton.h"

#include <math.h>
#include <string.h>

enum { MOST_CORRECTIONS = 5, MOST_ARRIVALS = 6 };

static const double first_step = 0.1, longest_step = 4, shortest_step = 1e-7;
static const double on_path = 1e-5;         /* a correction as short as that is the last one */
static const double sharpest_turn = 0.5;    /* cosine of the angle between successive tangents */
static const double farthest = 1e8;         /* of an unknown, relative to its guess or its size */
static const double outermost = 100;        /* of |t| */

typedef enum { GOES_ON, HAS_ARRIVED, HAS_ENDED } Advance;

typedef struct {
    const Loop *l;
    double t, step;
    int evaluations; /* the number left */
    int arrivals;    /* at t = 1: failed ones; or all of them, if the path goes on there */
    bool is_shifted;
    void (*found)(void *context); /* called for each solution at t = 1, where the path goes on; NULL: it ends there */
    void *context;
} Path;

static double magnitude_at(const Loop *l, const double *z, int unknown)
{
    return fmax(fabs(z[unknown]), loop_size(l, unknown));
}

/* Solves the bordered system, whose rows are those of H's derivative and the tangent, for l->right. */
static bool solve_bordered(const Path *p)
{
    const Loop *l = p->l;
    const int n = l->n, size = n + 1;
    double pivot, *column = l->direction; /* memory not in use yet */
    for (int i = 0; i < n; i++) {
        const double by_t = l->first[i] - (p->is_shifted ? l->slope[i] : 0);
        double *row = l->bordered + i * size, sum = fabs(by_t);
        for (int j = 0; j < n; j++) {
            row[j] = l->jacobian[i * n + j] * l->magnitude[j];
            sum += fabs(row[j]);
        }
        row[n] = by_t;
        if (!(sum > 0) || !isfinite(sum))
            return false;
        for (int j = 0; j < size; j++)
            row[j] /= sum;
        l->right[i] /= sum;
    }
    memcpy(l->bordered + n * size, l->tangent, (size_t)size * sizeof *l->tangent);
    for (int j = 0; j < size; j++) {
        column[j] = 0;
        for (int i = 0; i < size; i++)
            column[j] = fmax(column[j], fabs(l->bordered[i * size + j]));
        for (int i = 0; i < size && column[j] > 0; i++)
            l->bordered[i * size + j] /= column[j];
    }
    if (loop_factor(l->bordered, size, l->exchanges, &pivot) >= 0)
        return false;
    loop_substitute(l->bordered, size, l->exchanges, l->right);
    for (int j = 0; j < size; j++)
        l->right[j] /= column[j];
    return all_finite(l->right, size);
}

static bool evaluate(Path *p)
{
    const Loop *l = p->l;
    p->evaluations--;
    shift_by(l, p->is_shifted ? 1 - p->t : 0);
    if (loop_evaluate(l, l->z, l->residual, l->jacobian) != MODEL_OK)
        return false;
    if (p->is_shifted)
        shift_slope(l, 1 - p->t, l->z, l->residual);
    return true;
}

/* Finds the tangent at the point evaluated last, in the direction of the one before. Returns the cosine of the angle
 * between them, or -1. */
static double turn(const Path *p)
{
    const Loop *l = p->l;
    const int size = l->n + 1;
    memset(l->right, 0, (size_t)size * sizeof *l->right);
    l->right[l->n] = 1;
    const double before = loop_norm(l->tangent, size);
    if (!solve_bordered(p))
        return -1;
    const double length = loop_norm(l->right, size);
    for (int j = 0; j < size; j++)
        l->direction[j] = l->right[j] / length;
    return 1 / (before * length);
}

/* Newton's steps from the predicted point back to the path. Returns their number, or 0 if they do not lead there. */
static int correct(Path *p)
{
    const Loop *l = p->l;
    double before = p->step;
    for (int steps = 1; steps <= MOST_CORRECTIONS && p->evaluations > 0; steps++) {
        if (!evaluate(p))
            return 0;
        for (int i = 0; i < l->n; i++)
            l->right[i] = -(l->residual[i] - (1 - p->t) * l->first[i]);
        l->right[l->n] = 0;
        if (!solve_bordered(p))
            return 0;
        const double length = loop_norm(l->right, l->n + 1);
        if (!(length <= 0.5 * before) && length > on_path)
            return 0;
        for (int j = 0; j < l->n; j++)
            l->z[j] += l->magnitude[j] * l->right[j];
        p->t += l->right[l->n];
        if (length <= on_path)
            return evaluate(p) ? steps : 0;
        before = length;
    }
    return 0;
}

/* True if the path, which has passed t = 1 between the previous point and this one, ends there. If not, the magnitudes
 * are again those of the previous point. */
static bool arrive(const Path *p, double previous_t)
{
    const Loop *l = p->l;
    const double part = (1 - previous_t) / (p->t - previous_t);
    bool is_stuck;
    shift_by(l, 0);
    for (int j = 0; j < l->n; j++)
        l->z[j] = l->previous[j] + part * (l->z[j] - l->previous[j]);
    if (newton_solve(l, &is_stuck) == MODEL_OK) {
        if (!p->found)
            return true;
        p->found(p->context);
    }
    for (int j = 0; j < l->n; j++)
        l->magnitude[j] = magnitude_at(l, l->previous, j);
    return false;
}

/* Takes one step, shortened until it succeeds. */
static Advance advance(Path *p)
{
    const Loop *l = p->l;
    const double t = p->t;
    memcpy(l->previous, l->z, (size_t)l->n * sizeof *l->z);
    for (; p->step > shortest_step && p->evaluations > 0; p->step *= 0.5) {
        for (int j = 0; j < l->n; j++)
            l->z[j] = l->previous[j] + p->step * l->magnitude[j] * l->tangent[j];
        p->t = t + p->step * l->tangent[l->n];
        const int corrections = correct(p);
        if (!corrections || turn(p) < sharpest_turn)
            continue;
        if (p->found ? (p->t >= 1) != (t >= 1) : p->t >= 1) {
            memcpy(l->failed, l->z, (size_t)l->n * sizeof *l->z);
            if (arrive(p, t))
                return HAS_ARRIVED;
            if (p->arrivals++ >= MOST_ARRIVALS)
                return HAS_ENDED;
            if (!p->found)
                continue;
            memcpy(l->z, l->failed, (size_t)l->n * sizeof *l->z);
        }
        memcpy(l->tangent, l->direction, (size_t)(l->n + 1) * sizeof *l->tangent);
        for (int j = 0; j < l->n; j++) { /* the tangent is in units of magnitudes */
            const double now = magnitude_at(l, l->z, j);
            l->tangent[j] *= l->magnitude[j] / now;
            l->magnitude[j] = now;
        }
        p->step = fmin(longest_step, p->step * (corrections <= 2 ? 2 : corrections == 3 ? 1.2 : 0.8));
        bool is_lost = !(fabs(p->t) <= outermost);
        for (int j = 0; j < l->n && !is_lost; j++)
            is_lost = !(fabs(l->z[j]) <= farthest * magnitude_at(l, l->start, j));
        return is_lost ? HAS_ENDED : GOES_ON;
    }
    return HAS_ENDED;
}

/* Follows the path from l->origin, with t increasing at first (1) or decreasing (-1). */
static bool follow(Path *p, int way)
{
    const Loop *l = p->l;
    const int n = l->n;
    memcpy(l->z, l->origin, (size_t)n * sizeof *l->z);
    p->t = 0;
    p->arrivals = 0;
    p->step = first_step;
    for (int j = 0; j < n; j++) {
        l->tangent[j] = 0;
        l->magnitude[j] = magnitude_at(l, l->z, j);
    }
    l->tangent[n] = way;
    if (!evaluate(p))
        return false;
    memcpy(l->first, l->residual, (size_t)n * sizeof *l->first);
    if (turn(p) < 0)
        return false;
    memcpy(l->tangent, l->direction, (size_t)(n + 1) * sizeof *l->tangent);
    Advance result;
    do
        result = advance(p);
    while (result == GOES_ON);
    return result == HAS_ARRIVED;
}

static bool follow_both_ways(Path *p, int most_evaluations)
{
    const Loop *l = p->l;
    memcpy(l->origin, l->z, (size_t)l->n * sizeof *l->z);
    bool has_arrived = false;
    for (int way = 1; way >= -1 && !has_arrived; way -= 2) {
        p->evaluations = most_evaluations;
        has_arrived = follow(p, way);
    }
    shift_by(l, 0);
    return has_arrived;
}

bool homotopy_solve(const Loop *l, bool is_shifted, int most_evaluations)
{
    Path path = {.l = l, .is_shifted = is_shifted};
    return follow_both_ways(&path, most_evaluations);
}

void homotopy_explore(const Loop *l, bool is_shifted, int most_evaluations, void (*found)(void *context),
                      void *context)
{
    Path path = {.l = l, .is_shifted = is_shifted, .found = found, .context = context};
    follow_both_ways(&path, most_evaluations);
}
