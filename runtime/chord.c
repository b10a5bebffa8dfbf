/* chord.c - nonlinear loops from a guess that is nearly right, which is what almost every evaluation starts from.
 *
 * Newton's full steps, with the same factors as long as each step is much shorter than the one before (Deuflhard 2004,
 * chapter 2): near a solution the residuals alone then give all digits. Steps that do not get shorter so, a Jacobian
 * that is nearly singular, and anything undefined or not finite are left to newton.c, which starts anew from the
 * guess. A step's length is the sum of its parts relative to the unknowns' magnitudes, in which whatever is not finite
 * shows. */
#include "dense.h"
#include "runtime.h"

#include <float.h>
#include <math.h>

enum { MOST_STEPS = 12 };

static const double rounding = 2 * DBL_EPSILON;   /* a step so short is not worth taking */
static const double negligible = DBL_EPSILON / 4; /* nor one so short worth knowing */
static const double far = 0.1;                    /* a step that changes the unknowns' magnitudes */
static const double worth_keeping = 0.01;         /* ratio of successive steps up to which the factors are kept */
static const double hopeful = 0.3;                /* and up to which the guess is called good */

static bool evaluate(const Loop *l, double *jacobian)
{
    const ModelStatus status = l->function(l->m, l->z, l->residual, jacobian);
    loop_leave(l, l->residual);
    return status == MODEL_OK;
}

/* Factors the Jacobian at z, which is evaluated with the residuals. Leaves the rows' reciprocals in l->trial. */
static bool renew_factors(const Loop *l)
{
    const int n = l->n;
    double pivot;
    if (!evaluate(l, l->jacobian))
        return false;
    loop_measure(l);
    for (int i = 0; i < n; i++) {
        const double *from = l->jacobian + i * n;
        double *to = l->factors + i * n, sum = 0;
        for (int j = 0; j < n; j++) {
            to[j] = from[j] * l->magnitude[j];
            sum += fabs(to[j]);
        }
        l->row[i] = sum;
        l->trial[i] = 1 / sum;
        for (int j = 0; j < n; j++)
            to[j] *= l->trial[i];
    }
    return loop_factor(l->factors, n, l->swaps, &pivot) < 0;
}

/* The step from z by the factors at hand: its length. */
static double find_step(const Loop *l)
{
    double length = 0;
    for (int i = 0; i < l->n; i++)
        l->step[i] = -l->residual[i] * l->trial[i];
    loop_substitute(l->factors, l->n, l->swaps, l->step);
    for (int j = 0; j < l->n; j++)
        length += fabs(l->step[j]);
    return length;
}

/* The first step may be long, as from an unknown's zero, if the second, in new magnitudes, is not. It leads on if what
 * it leaves, by the factors that it was made with, is at most a quarter of it: the equations are then not so curved on
 * the way that another solution could be meant. From then on each must be shorter than the one before by a ratio that
 * also tells how long the next would be. */
bool loop_chord(const Loop *l, bool *leads_on)
{
    *leads_on = false;
    if (!renew_factors(l))
        return false;
    double length = find_step(l), ratio = 1;
    for (int steps = 0; steps < MOST_STEPS; steps++) {
        if (length <= rounding) {
            *leads_on |= steps == 0;
            return true;
        }
        for (int j = 0; j < l->n; j++)
            l->z[j] += l->magnitude[j] * l->step[j];
        if (steps == 0 && length > far)
            *leads_on = evaluate(l, NULL) && find_step(l) <= 0.25 * length;
        if (ratio * length <= negligible)
            return loop_evaluate(l, l->z, l->residual, NULL) == MODEL_OK;
        if ((steps == 0 ? length > far : ratio > worth_keeping) ? !renew_factors(l) : !evaluate(l, NULL))
            return false;
        const double before = length;
        length = find_step(l);
        if (before > far && !(length <= far))
            return false;
        ratio = before > far ? 1 : length / before;
        *leads_on |= steps == 0 && ratio <= hopeful;
        if (length > rounding && before <= far && !(ratio <= hopeful))
            return loop_is_rounding(l);
    }
    return false;
}
