/* nonlinear.c - the order in which methods look for the solution of a nonlinear algebraic loop.
 *
 * First by chord.c, if the guess is good; then by Newton's method from there (newton.c), by either of its tests, and
 * from points beside the guess. Only at the start all methods are tried: first those that lead to the nearest solution
 * (nearest.c), then search(). */
#include "continuation.h"
#include "loop.h"
#include "newton.h"

#include <math.h>
#include <string.h>

enum { MOST_ATTEMPTS = 16, SMALL = 20 }; /* of the start; number of unknowns */
enum { MOST_PERTURBATIONS = 4 };

/* From the guess, in sizes of unknowns: a little up and down, then past zero. */
static const double perturbations[MOST_PERTURBATIONS] = {0.1, -0.1, 1.5, -1.5};

/* ---- chord.c on a full matrix ---- */

static bool evaluate_loop(const Loop *l, double *jacobian)
{
    const ModelStatus status = l->function(l->m, l->z, l->residual, jacobian);
    loop_leave(l, l->residual);
    return status == MODEL_OK;
}

/* Factors the Jacobian, with its rows scaled. l->trial becomes the reciprocals of the rows' sums. */
static bool factor_rows(const Loop *l)
{
    const int n = l->n;
    double pivot = 0.0;
    loop_measure(l);
    for (int i = 0; i < n; i++) {
        const double *from = &l->jacobian[i * n];
        double *to = &l->factors[i * n];
        double sum = 0.0;
        for (int j = 0; j < n; j++) {
            to[j] = from[j] * l->magnitude[j];
            sum += fabs(to[j]);
        }
        l->row[i] = sum;
        l->trial[i] = 1.0 / sum;
        for (int j = 0; j < n; j++) {
            to[j] *= l->trial[i];
        }
    }
    return loop_factor(l->factors, n, l->swaps, &pivot) < 0;
}

/* The Jacobian at z, which is evaluated with the residuals. */
static bool renew_factors(const Loop *l)
{
    return evaluate_loop(l, l->jacobian) && factor_rows(l);
}

/* Computes the Newton step at z with the present factors. Returns its length. */
static double find_step(const Loop *l)
{
    double length = 0.0;
    for (int i = 0; i < l->n; i++) {
        l->step[i] = -l->residual[i] * l->trial[i];
    }
    loop_substitute(l->factors, l->n, l->swaps, l->step);
    for (int j = 0; j < l->n; j++) {
        length += fabs(l->step[j]);
    }
    return length;
}

static bool renew_dense(const void *loop)
{
    return renew_factors(loop);
}

static bool evaluate_dense(const void *loop)
{
    return evaluate_loop(loop, NULL);
}

static bool end_dense(const void *loop)
{
    const Loop *l = loop;
    return loop_evaluate(l, l->z, l->residual, NULL) == MODEL_OK;
}

static double step_dense(const void *loop)
{
    return find_step(loop);
}

static void move_unknowns(const Loop *l)
{
    for (int j = 0; j < l->n; j++) {
        l->z[j] += l->magnitude[j] * l->step[j];
    }
}

static void move_dense(const void *loop)
{
    move_unknowns(loop);
}

static bool is_rounding_dense(const void *loop)
{
    return loop_is_rounding(loop);
}

static bool chord_dense(const Loop *l, bool *leads_on)
{
    static const Chord dense = {renew_dense, evaluate_dense, end_dense, step_dense, move_dense, is_rounding_dense};
    return chord_solve(&dense, l, leads_on);
}

/* ---- order of methods ---- */

/* The start: paths from the guess and from points around it, and Newton's method from these. A loop is solved once
 * there, so that the cost hardly matters, but one without solution must not take for ever. */
static ModelStatus search(const Loop *l)
{
    const int attempts = l->n <= SMALL ? MOST_ATTEMPTS : MOST_ATTEMPTS / 2;
    const int evaluations = l->n <= SMALL ? 1000 : 300;
    bool is_stuck;
    for (int attempt = -1; attempt < attempts; attempt++) {
        newton_go_around(l, attempt);
        const ModelStatus status = attempt < 0 ? MODEL_RETRY : newton_solve(l, &is_stuck);
        if (status != MODEL_RETRY)
            return status;
        newton_go_around(l, attempt);
        if (homotopy_solve(l, false, evaluations))
            return MODEL_OK;
    }
    return MODEL_RETRY;
}

/* Keeps the worst equations at the point evaluated last, the worst first. */
static void find_worst(const Loop *l, ModelFailure *failure)
{
    double *scaled = l->trial;
    for (int i = 0; i < l->n; i++) {
        int place = failure->worst_count;
        scaled[i] = fabs(l->residual[i]) / l->row[i];
        while (place > 0 && scaled[failure->worst[place - 1]] < scaled[i])
            place--;
        if (place == MODEL_WORST)
            continue;
        failure->worst_count += failure->worst_count < MODEL_WORST;
        for (int k = failure->worst_count - 1; k > place; k--)
            failure->worst[k] = failure->worst[k - 1];
        failure->worst[place] = i;
    }
    for (int k = 0; k < failure->worst_count; k++) {
        failure->residual[k] = l->residual[failure->worst[k]];
        failure->worst[k] = l->loop->equations[failure->worst[k]];
    }
}

/* Makes the first failure the model's record, and the model's values those of the point where it happened: the last
 * point, or the guess if the last point is so far away that its numbers are meaningless. */
static void record_failure(const Loop *l, const ModelFailure *first)
{
    const size_t bytes = (size_t)l->n * sizeof *l->z;
    ModelFailure failure = *first;
    memcpy(l->z, l->failed, bytes);
    if (newton_is_far(l))
        memcpy(l->z, l->start, bytes);
    if (loop_evaluate(l, l->z, l->residual, l->jacobian) == MODEL_OK) {
        loop_measure(l);
        loop_scale(l);
        find_worst(l, &failure);
    } else {
        failure.is_at_guess = model_solving(l->m)->is_searching && memcmp(l->z, l->start, bytes) == 0;
    }
    *model_failure(l->m) = failure;
}

/* Newton's method from the guess, by either test, and from points beside it where not even a first step can be made.
 * first: why it failed at the guess. */
static ModelStatus solve_from_guess(const Loop *l, ModelFailure *first)
{
    const size_t bytes = (size_t)l->n * sizeof *l->z;
    bool is_stuck = false;
    ModelStatus status = newton_solve(l, &is_stuck);
    *first = *model_failure(l->m);
    memcpy(l->failed, l->z, bytes);
    if (status == MODEL_RETRY && !is_stuck) {
        memcpy(l->z, l->start, bytes);
        status = newton_solve_by(l, true, &is_stuck);
    }
    for (int attempt = 0; status == MODEL_RETRY && is_stuck && attempt < MOST_PERTURBATIONS; attempt++) {
        nearest_put_around(l, perturbations[attempt]);
        status = newton_solve(l, &is_stuck);
    }
    return status;
}

static ModelStatus solve_part(void *context, double part, bool *leads_on)
{
    Loop *l = context;
    const size_t bytes = (size_t)l->n * sizeof *l->z;
    ModelFailure first;
    l->part = part;
    memcpy(l->start, l->z, bytes);
    if (chord_dense(l, leads_on) && newton_is_credible(l))
        return MODEL_OK;
    *leads_on = false;
    memcpy(l->z, l->start, bytes);
    return solve_from_guess(l, &first);
}

/* Uses memory of the search at the start, which is over. */
static bool follow_parts(const Loop *l)
{
    Loop within = *l;
    within.start = l->origin;
    within.rest = l->first;
    memcpy(l->z, l->start, (size_t)l->n * sizeof *l->z);
    return loop_evaluate(l, l->z, l->first, NULL) == MODEL_OK &&
           continuation_follow(
               &(Continuation){described(l->m), l->loop, l->z, l->previous, l->best, l->found, solve_part, &within});
}

ModelStatus loop_newton(Model *m, const ModelLoop *loop, LoopFunction f, double *z, double *work)
{
    const Loop l = loop_prepare(m, loop, f, z, work);
    const size_t bytes = (size_t)l.n * sizeof *z;
    const bool is_following = loop_is_following(m, loop), is_searching = model_solving(m)->is_searching;
    bool leads_on = false;
    model_solving(m)->has_nonlinear |= !loop->is_linear;
    if (is_searching && !is_following) {
        if (nearest_at_start(&l))
            return MODEL_OK;
    } else if (!is_following) {
        if (model_solving(m)->is_divided && follow_parts(&l))
            return MODEL_OK;
        memcpy(z, l.start, bytes);
        const bool is_path = model_solving(m)->is_at_event && shift_find(&l);
        if (!is_path && chord_dense(&l, &leads_on) && newton_is_credible(&l) &&
            (leads_on || !model_solving(m)->is_at_event)) {
            if (!leads_on)
                loop_doubt(m, loop, l.start, z);
            return MODEL_OK;
        }
        memcpy(z, l.start, bytes);
        if (model_solving(m)->is_at_event && nearest_follow(&l, is_path))
            return MODEL_OK;
    }
    memcpy(z, l.start, bytes);
    ModelFailure first;
    ModelStatus status = solve_from_guess(&l, &first);
    if (status == MODEL_RETRY && is_searching)
        status = search(&l);
    if (status == MODEL_OK) {
        if (is_searching)
            nearest_note(&l);
        loop_doubt(m, loop, l.start, z);
        return MODEL_OK;
    }
    if (status == MODEL_RETRY)
        record_failure(&l, &first);
    if (!model_failure(m)->loop)
        model_failure(m)->loop = loop;
    memcpy(z, l.start, bytes);
    return status;
}

ModelStatus loop_piecewise(Model *m, const ModelLoop *loop, LoopFunction f, double *z, double *work)
{
    return (loop_is_following(m, loop) ? loop_newton : loop_linear)(m, loop, f, z, work);
}
