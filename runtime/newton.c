/* newton.c - nonlinear algebraic loops, from wherever their guesses lie.
 *
 * Where the guess is good, chord.c has solved the loop already. Elsewhere, Newton with a line search (Dennis & Schnabel
 * 1983, chapter 6): the merit function is half the squared norm of the residuals, each divided by its row's sum of
 * |Jacobian| times magnitude of unknown, so that units do not matter. Where the Jacobian is singular, or no step along
 * Newton's direction lowers the merit, a Levenberg-Marquardt direction replaces Newton's. At a kink (max, if) the merit
 * may have a narrow valley; a few full steps are then taken although the merit rises. Where the merit is stationary at
 * a singular Jacobian, the point is nudged; if nothing can be done at the guess itself, widely perturbed guesses are
 * tried, elsewhere not, lest the loop hops to another solution. Where it creeps, as exponentials may make it, a test
 * that does not depend on the scales of residuals takes its place. nonlinear.c determines the order of all these
 * attempts. */
#include "newton.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { MOST_ITERATIONS = 100, MOST_FULL_STEPS = 8, MOST_POLISHING = 4, MOST_NUDGES = 4, MOST_WAVERING = 4 };

static const double smallest_damping = 1e-10;
static const double smallest_natural = 1e-4;
static const double near_solution = 1e-8;   /* relative step from which Newton's next step reaches rounding */
static const double stalled = 1e-6;         /* relative step that counts as none once the merit is noise */
static const double wavering = 1e-4;        /* likewise if so small a merit has not halved for some steps: */
static const double noise = 1e-16;
static const double far_away = 1e4;         /* from the guess: growth of an unknown */
static const double slow_decrease = 1.0 / 32; /* of the merit by a full step; a double root has 1/16 */

typedef enum { STEP_TAKEN, STEP_REFUSED, STEP_FATAL } StepResult;

static double merit(const Loop *l, const double *residual)
{
    double sum = 0;
    for (int i = 0; i < l->n; i++) {
        const double r = residual[i] / l->row[i];
        sum += 0.5 * r * r;
    }
    return sum;
}

/* The step for these residuals, with the present factors. */
bool newton_next(const Loop *l, const double *residual, double *step)
{
    for (int i = 0; i < l->n; i++)
        step[i] = -residual[i] / l->row[i];
    loop_substitute(l->factors, l->n, l->swaps, step);
    for (int j = 0; j < l->n; j++)
        step[j] /= l->column[j];
    return all_finite(step, l->n);
}

/* Newton's direction in scaled unknowns; false if the Jacobian is singular. An unknown near zero makes a small column
 * without being singular, so columns are equilibrated for the factorization. */
bool newton_direction(const Loop *l)
{
    const int n = l->n;
    double pivot, *column = l->column;
    for (int j = 0; j < n; j++) {
        column[j] = 0;
        for (int i = 0; i < n; i++)
            column[j] = fmax(column[j], fabs(l->scaled[i * n + j]));
        for (int i = 0; i < n; i++)
            l->factors[i * n + j] = column[j] > 0 ? l->scaled[i * n + j] / column[j] : 0;
    }
    if (loop_factor(l->factors, n, l->swaps, &pivot) >= 0)
        return false;
    return newton_next(l, l->residual, l->step);
}

/* Solves (S'S + damping I) step = -S' residual, S the scaled Jacobian. False where the gradient vanishes. */
static bool levenberg_direction(const Loop *l, double damping)
{
    const int n = l->n;
    double pivot, gradient = 0;
    for (int i = 0; i < n; i++) {
        l->step[i] = 0;
        for (int k = 0; k < n; k++)
            l->step[i] -= l->scaled[k * n + i] * l->residual[k] / l->row[k];
        gradient = fmax(gradient, fabs(l->step[i]));
        for (int j = 0; j < n; j++) {
            double sum = i == j ? damping : 0;
            for (int k = 0; k < n; k++)
                sum += l->scaled[k * n + i] * l->scaled[k * n + j];
            l->factors[i * n + j] = sum;
        }
    }
    if (gradient <= DBL_EPSILON * sqrt(merit(l, l->residual)) || loop_factor(l->factors, n, l->swaps, &pivot) >= 0)
        return false;
    loop_substitute(l->factors, n, l->swaps, l->step);
    return all_finite(l->step, n);
}

void newton_move(const Loop *l, double damping)
{
    for (int j = 0; j < l->n; j++)
        l->trial[j] = l->z[j] + damping * l->magnitude[j] * l->step[j];
}

static void take(const Loop *l)
{
    const size_t bytes = (size_t)l->n * sizeof *l->z;
    memcpy(l->z, l->trial, bytes);
    memcpy(l->residual, l->trial_residual, bytes);
}

/* The full step has lowered the merit, but by less than Newton's method should: doubles it as long as that pays. It
 * halves the way down an exponential and jumps onto multiple roots. Takes the best. */
static StepResult extend_step(const Loop *l)
{
    double damping = 1, best = merit(l, l->trial_residual);
    for (;;) {
        newton_move(l, 2 * damping);
        const ModelStatus status = loop_evaluate(l, l->trial, l->trial_residual, NULL);
        if (status == MODEL_FAIL)
            return STEP_FATAL;
        const double after = status == MODEL_OK ? merit(l, l->trial_residual) : HUGE_VAL;
        if (!(after < 0.5 * best))
            break;
        best = after;
        damping *= 2;
    }
    newton_move(l, damping);
    if (loop_evaluate(l, l->trial, l->trial_residual, NULL) != MODEL_OK)
        return STEP_REFUSED;
    take(l);
    return STEP_TAKEN;
}

/* Armijo's rule with quadratic interpolation. Along Newton's direction the merit's slope is -2 merit; a step of
 * Levenberg's has a flatter one, for which any decrease is taken. */
static StepResult search_line(const Loop *l, bool is_newton)
{
    const double before = merit(l, l->residual);
    for (double damping = 1; damping > smallest_damping;) {
        newton_move(l, damping);
        const ModelStatus status = loop_evaluate(l, l->trial, l->trial_residual, NULL);
        if (status == MODEL_FAIL)
            return STEP_FATAL;
        double shrink = 0.5;
        if (status == MODEL_OK) {
            const double after = merit(l, l->trial_residual);
            if (after <= before * (is_newton ? 1 - 2e-4 * damping : 1 - 1e-12)) {
                if (is_newton && damping >= 1 && after > slow_decrease * before)
                    return extend_step(l);
                take(l);
                return STEP_TAKEN;
            }
            if (is_newton && isfinite(after))
                shrink = fmin(0.5, fmax(0.1, before * damping / (after - before + 2 * before * damping)));
        }
        damping *= shrink;
    }
    return STEP_REFUSED;
}

/* Deuflhard's natural monotonicity test (2004, section 3.3): the next step, with the present factors, must be shorter.
 * It does not depend on the scaling of residuals, by which the merit may hide the decisive one. */
static StepResult natural_step(const Loop *l)
{
    const double before = loop_norm(l->step, l->n);
    for (double damping = 1; damping > smallest_natural; damping /= 2) {
        newton_move(l, damping);
        const ModelStatus status = loop_evaluate(l, l->trial, l->trial_residual, NULL);
        if (status == MODEL_FAIL)
            return STEP_FATAL;
        if (status == MODEL_OK && newton_next(l, l->trial_residual, l->next) &&
            loop_norm(l->next, l->n) <= (1 - damping / 4) * before) {
            take(l);
            return STEP_TAKEN;
        }
    }
    return STEP_REFUSED;
}

static StepResult full_step(const Loop *l)
{
    newton_move(l, 1);
    const ModelStatus status = loop_evaluate(l, l->trial, l->trial_residual, NULL);
    if (status == MODEL_OK)
        take(l);
    return status == MODEL_OK ? STEP_TAKEN : status == MODEL_FAIL ? STEP_FATAL : STEP_REFUSED;
}

static StepResult levenberg_step(const Loop *l)
{
    StepResult result = STEP_REFUSED;
    for (double damping = 1e-6; result == STEP_REFUSED && damping < 1e3; damping *= 100)
        if (levenberg_direction(l, damping))
            result = search_line(l, false);
    return result;
}

/* Newton's steps near the solution, as long as they get shorter; the last evaluation is at z. */
static ModelStatus polish(const Loop *l, double previous)
{
    for (int i = 0; i < MOST_POLISHING; i++) {
        if (loop_evaluate(l, l->z, l->residual, l->jacobian) != MODEL_OK)
            break;
        loop_measure(l);
        loop_scale(l);
        if (!newton_direction(l) || loop_largest(l->step, l->n) > 0.75 * previous)
            break;
        previous = loop_largest(l->step, l->n);
        if (full_step(l) != STEP_TAKEN)
            break;
        if (previous <= 2 * DBL_EPSILON)
            return MODEL_OK;
    }
    return loop_evaluate(l, l->z, l->residual, NULL);
}

ModelStatus newton_finish(const Loop *l, double length)
{
    return full_step(l) == STEP_TAKEN ? polish(l, length) : loop_evaluate(l, l->z, l->residual, NULL);
}

/* Newton from l->z, by one of the two tests; *is_stuck: not even the first step could be made. A point where the
 * Jacobian is singular although it is no solution is nudged: by a hundredth of each unknown's magnitude, and a
 * thousandth of that each time it happens again. */
static ModelStatus iterate(const Loop *l, bool is_natural, bool *is_stuck)
{
    int full_steps = 0, nudges = 0, idle = 0;
    double best = HUGE_VAL;
    for (int iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
        *is_stuck = iteration == 0;
        const ModelStatus status = loop_evaluate(l, l->z, l->residual, l->jacobian);
        if (status != MODEL_OK)
            return status;
        loop_measure(l);
        loop_scale(l);
        if (!(loop_largest(l->residual, l->n) > 0))
            return MODEL_OK; /* also where the Jacobian is singular, as in a turbulent flow at rest */
        const bool regular = newton_direction(l);
        const double length = regular ? loop_largest(l->step, l->n) : 0;
        if (regular && (length <= near_solution || loop_is_rounding(l)))
            return newton_finish(l, length);
        const double now = regular ? merit(l, l->residual) : HUGE_VAL;
        idle = now < 0.5 * best ? 0 : idle + 1;
        best = fmin(best, now);
        if (length <= wavering && idle >= MOST_WAVERING && now <= noise)
            return loop_evaluate(l, l->z, l->residual, NULL);

        StepResult result = regular && is_natural ? natural_step(l) : STEP_REFUSED;
        if (result == STEP_REFUSED && regular)
            result = search_line(l, true);
        if (result == STEP_REFUSED && regular && length <= stalled)
            return loop_evaluate(l, l->z, l->residual, NULL);
        if (result == STEP_REFUSED && regular && full_steps++ < MOST_FULL_STEPS)
            result = full_step(l);
        if (result == STEP_REFUSED)
            result = levenberg_step(l);
        if (result == STEP_FATAL)
            return MODEL_FAIL;
        if (result == STEP_REFUSED && !regular && iteration > 0 && nudges < MOST_NUDGES) {
            const double part = 0.01 * pow(1e-3, nudges++);
            for (int j = 0; j < l->n; j++)
                l->z[j] += (j % 2 ? -part : part) * l->magnitude[j] * (1 + 0.1 * (j % 7));
        } else if (result == STEP_REFUSED) {
            if (!regular && !(iteration > 0 && merit(l, l->residual) > near_solution))
                return loop_fail_singular(l, -1, 0);
            break;
        }
    }
    return loop_fail_to_converge(l->m, l->loop, l->residual, l->row);
}

double loop_size(const Loop *l, int unknown)
{
    const double nominal = fabs(described(l->m)->variables[l->loop->unknowns[unknown]].nominal);
    return nominal > 0 ? nominal : 1;
}

/* The guess (-1), or another point: all unknowns greater, all less, larger, then each of its own sign and size, by the
 * fractional parts of multiples of the square root of 2, which are evenly distributed (Weyl 1916). If the residuals are
 * not defined there, the point moves towards the guess until they are. */
void newton_go_around(const Loop *l, int attempt)
{
    enum { MOST_TENTHS = 9 };
    static const double parts[] = {1, -1, 0.1, -0.1, 10, -10};
    const int regular = sizeof parts / sizeof parts[0];
    for (int j = 0; j < l->n; j++) {
        const double size = fmax(fabs(l->start[j]), loop_size(l, j));
        const double turns = sqrt(2) * (attempt * l->n + j + 1), any = 6 * (turns - floor(turns)) - 3;
        const double part = attempt < 0 ? 0 : attempt < regular ? parts[attempt] * (1 + 0.1 * (j % 7)) : any;
        l->z[j] = l->start[j] + size * part;
    }
    for (int i = 0; i < MOST_TENTHS && loop_evaluate(l, l->z, l->residual, l->jacobian) == MODEL_RETRY; i++)
        for (int j = 0; j < l->n; j++)
            l->z[j] = l->start[j] + 0.1 * (l->z[j] - l->start[j]);
}

/* The largest growth of an unknown, relative to its guess or its usual size. */
static double growth_of(const Loop *l)
{
    double growth = 0;
    for (int j = 0; j < l->n; j++)
        growth = fmax(growth, fabs(l->z[j]) / fmax(fabs(l->start[j]), loop_size(l, j)));
    return growth;
}

bool newton_is_far(const Loop *l)
{
    return !(growth_of(l) <= far_away);
}

/* Far away from the guess every step is short against the unknown, and any step looks like convergence: there the
 * residuals themselves must be rounding, and beyond the last bound nothing is believed. */
bool newton_is_credible(const Loop *l)
{
    static const double beyond_belief = 1e10, rounding = 1e-12;
    const double growth = growth_of(l);
    if (growth <= far_away)
        return true;
    if (!(growth <= beyond_belief) || loop_evaluate(l, l->z, l->residual, l->jacobian) != MODEL_OK)
        return false;
    loop_measure(l);
    loop_scale(l);
    for (int i = 0; i < l->n; i++)
        if (!(fabs(l->residual[i]) <= rounding * l->row[i]))
            return false;
    return true;
}

ModelStatus newton_solve_by(const Loop *l, bool is_natural, bool *is_stuck)
{
    const ModelStatus status = iterate(l, is_natural, is_stuck);
    if (status != MODEL_OK || newton_is_credible(l))
        return status;
    *is_stuck = true;
    return loop_fail_to_converge(l->m, l->loop, l->residual, l->row);
}

ModelStatus newton_solve(const Loop *l, bool *is_stuck)
{
    return newton_solve_by(l, false, is_stuck);
}
