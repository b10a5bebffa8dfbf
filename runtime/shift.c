/* shift.c - guesses of a loop's inner unknowns, as shifts: differences between the guesses and the assigned values. */
#include "newton.h"

#include <math.h>
#include <string.h>

enum { MOST_PASSES = 12 };

static const double difference = 1e-6;  /* of the part, to compute a slope */
static const double negligible = 1e-12; /* shift, relative to the shifted value */

double shift_guess(const Loop *l, int inner)
{
    const size_t offset = l->loop->inner_guesses ? l->loop->inner_guesses[inner] : MODEL_NOT_SETTABLE;
    return offset == MODEL_NOT_SETTABLE ? NAN : *(const double *)((const char *)l->m + offset);
}

double shift_value(const Loop *l, int inner)
{
    return *(const double *)((const char *)l->m + l->loop->inner_values[inner]);
}

void shift_by(const Loop *l, double part)
{
    ModelSolving *solving = model_solving(l->m);
    solving->shift = part > 0 || part < 0 ? l->shift : NULL;
    solving->part = part;
}

int shift_count(const Loop *l)
{
    return l->loop->inner_size - l->loop->observers;
}

/* Finds the shifts in several passes: an assignment may depend on earlier ones, and its shift on theirs. */
static bool find(const Loop *l)
{
    const int count = shift_count(l);
    bool has_shift = false, has_changed = true;
    memset(l->shift, 0, (size_t)l->loop->inner_size * sizeof *l->shift);
    for (int pass = 0; pass < MOST_PASSES && has_changed; pass++) {
        has_changed = false;
        if (loop_evaluate(l, l->start, l->residual, NULL) != MODEL_OK)
            return false;
        for (int k = 0; k < count; k++) {
            const double guess = shift_guess(l, k), value = shift_value(l, k);
            if (!(fabs(guess - value) > negligible * fmax(fabs(guess), fabs(value))))
                continue;
            l->shift[k] += guess - value;
            has_shift = has_changed = true;
            shift_by(l, 1);
        }
    }
    return has_shift && all_finite(l->shift, count);
}

bool shift_find(const Loop *l)
{
    if (!l->loop->inner_guesses)
        return false;
    bool has_guess = false;
    for (int k = 0; k < shift_count(l) && !has_guess; k++)
        has_guess = isfinite(shift_guess(l, k));
    const bool has_shift = has_guess && find(l);
    shift_by(l, 0);
    return has_shift;
}

void shift_slope(const Loop *l, double part, const double *z, const double *residual)
{
    shift_by(l, part + difference);
    if (loop_evaluate(l, z, l->slope, NULL) != MODEL_OK)
        memcpy(l->slope, residual, (size_t)l->n * sizeof *l->slope);
    shift_by(l, part);
    for (int i = 0; i < l->n; i++)
        l->slope[i] = (l->slope[i] - residual[i]) / difference;
}
