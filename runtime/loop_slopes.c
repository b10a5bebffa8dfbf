/* loop_slopes.c - loops in sweeps over the rows of a Jacobian's pattern.
 *
 * In a loop the directional derivatives of the residuals must vanish: G dz = -dr. G are the residuals' derivatives by
 * the iteration variables z, factored once for all sweeps; dr are the directional derivatives for dz = 0 (Griewank and
 * Walther, Evaluating Derivatives, 2nd ed., SIAM 2008, ch. 15). In backward sweeps, the adjoints of the iteration
 * variables are passed to the residuals by the transpose of G. */
#include "slopes.h"
#include "dense.h"
#include "run.h"

#include <string.h>

/* The tangents of the loop's residuals, from those of its iteration variables. */
static void sweep_loop(const Jacobian *j, const ModelSlopeLoop *loop)
{
    const int first = loop->row + loop->inner;
    slopes_assign(j, loop->row, first);
    for (int i = 0; i < loop->size; i++)
        lanes_sum(j->pattern, first + i, j->partial, j->tangent, j->residual + (size_t)i * LANES);
}

static Loop loop_of(const Jacobian *j, const ModelSlopeLoop *loop, double *factors)
{
    const size_t n = (size_t)loop->size;
    return (Loop){.n = loop->size, .jacobian = j->matrix, .scaled = factors, .row = factors + n * n,
                  .magnitude = factors + n * n + n, .swaps = factors + n * n + 2 * n};
}

/* Finds G by sweeps with unit seeds, while all other tangents are 0, and factors it. False if it is singular. */
static bool factor_loop(const Jacobian *j, const ModelSlopeLoop *loop, double *factors)
{
    const int n = loop->size;
    const size_t unknowns = (size_t)(n + loop->inner);
    double *tearing = j->tangent + (size_t)loop->tear * LANES, pivot = 0;
    for (int from = 0; from < n; from += LANES) {
        const int lanes = lanes_from(from, n);
        for (int l = 0; l < lanes; l++)
            tearing[(from + l) * LANES + l] = 1;
        sweep_loop(j, loop);
        for (int i = 0; i < n; i++)
            for (int l = 0; l < lanes; l++)
                j->matrix[i * n + from + l] = j->residual[i * LANES + l];
        for (int l = 0; l < lanes; l++)
            tearing[(from + l) * LANES + l] = 0;
    }
    memset(tearing, 0, unknowns * LANES * sizeof *tearing);
    const Loop l = loop_of(j, loop, factors);
    return loop_equilibrate(&l) && loop_factor(l.scaled, n, l.swaps, &pivot) < 0;
}

static void solve_loop(const Jacobian *j, const ModelSlopeLoop *loop, double *factors, int lanes)
{
    const Loop l = loop_of(j, loop, factors);
    double *tearing = j->tangent + (size_t)loop->tear * LANES;
    memset(tearing, 0, (size_t)l.n * LANES * sizeof *tearing);
    sweep_loop(j, loop);
    for (int lane = 0; lane < lanes; lane++) {
        for (int i = 0; i < l.n; i++)
            j->vector[i] = -j->residual[i * LANES + lane] / l.row[i];
        loop_substitute(l.scaled, l.n, l.swaps, j->vector);
        for (int i = 0; i < l.n; i++)
            tearing[i * LANES + lane] = l.magnitude[i] * j->vector[i];
    }
    slopes_assign(j, loop->row, loop->row + loop->inner);
}

static void return_loop(const Jacobian *j, const ModelSlopeLoop *loop, double *factors, int lanes)
{
    const Loop l = loop_of(j, loop, factors);
    const int first = loop->row + loop->inner;
    const size_t bytes = (size_t)l.n * LANES * sizeof(double);
    double *tearing = j->tangent + (size_t)loop->tear * LANES;
    model_parts.gradients->back(j, loop->row, first);
    memset(j->residual, 0, bytes);
    for (int lane = 0; lane < lanes; lane++) {
        for (int i = 0; i < l.n; i++)
            j->vector[i] = l.magnitude[i] * tearing[i * LANES + lane];
        loop_substitute_transposed(l.scaled, l.n, l.swaps, j->vector);
        for (int i = 0; i < l.n; i++)
            j->residual[i * LANES + lane] = -j->vector[i] / l.row[i];
    }
    for (int i = 0; i < l.n; i++)
        lanes_spread(j->pattern, first + i, j->partial, j->residual + (size_t)i * LANES, j->tangent);
    model_parts.gradients->back(j, loop->row, first);
    memset(tearing, 0, bytes); /* these have been passed on by G */
}

static int tell_remote(Run *run)
{
    if (!run->options->quiet)
        loop_tell_remote(run->model, message_stream());
    return STATUS_DONE;
}

const struct LoopPart loop_part = {{.start = tell_remote}, factor_loop, solve_loop, return_loop, loop_is_selection};
