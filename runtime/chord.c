/* chord.c - solves nonlinear loops from a good guess, which almost every evaluation has.
 *
 * The method takes Newton's full steps, with the same factors as long as each step is much shorter than the one before
 * (Deuflhard 2004, chapter 2): near a solution the residuals alone then give all digits. Steps that do not get shorter
 * in this way, a nearly singular Jacobian, and undefined or infinite values are left to the caller, which starts anew
 * from the guess (newton.c, large.c). The length of a step is relative to the magnitudes of the unknowns. A step that
 * is not finite has a length that is not finite either. */
#include "dense.h"
#include "runtime.h"

#include <float.h>
#include <math.h>

enum { MOST_STEPS = 12 };

static const double rounding = 2 * DBL_EPSILON;   /* a step up to this length is not worth taking, */
static const double negligible = DBL_EPSILON / 4; /* and up to this one not worth knowing */
static const double far = 0.1;                    /* a step that changes the unknowns' magnitudes */
static const double worth_keeping = 0.01;         /* ratio of successive steps up to which the factors are kept */
static const double hopeful = 0.3;                /* and up to which the guess is called good */

/* The first step may be long, as from an unknown that is 0, if the second, in new magnitudes, is not. The long step
 * leads on if the next one with the same factors is at most a quarter of it: the equations are then not so curved on
 * the way that another solution could be meant. From then on each step must be shorter than the one before by a ratio,
 * which also predicts the length of the next step. */
bool chord_solve(const Chord *c, const void *loop, bool *leads_on)
{
    *leads_on = false;
    if (!c->renew(loop))
        return false;
    double length = c->step(loop), ratio = 1;
    for (int steps = 0; steps < MOST_STEPS; steps++) {
        if (length <= rounding) {
            *leads_on |= steps == 0;
            return true;
        }
        c->move(loop);
        if (steps == 0 && length > far)
            *leads_on = c->evaluate(loop) && c->step(loop) <= 0.25 * length;
        if (ratio * length <= negligible)
            return c->end(loop);
        if (!((steps == 0 ? length > far : ratio > worth_keeping) ? c->renew : c->evaluate)(loop))
            return false;
        const double before = length;
        length = c->step(loop);
        if (before > far && !(length <= far))
            return false;
        ratio = before > far ? 1 : length / before;
        *leads_on |= steps == 0 && ratio <= hopeful;
        if (length > rounding && before <= far && !(ratio <= hopeful))
            return c->is_rounding(loop);
    }
    return false;
}
