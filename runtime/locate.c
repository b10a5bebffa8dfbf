/* locate.c - the earliest time at which an indicator is negative.
 *
 * The method is ITP (Oliveira and Takahashi, ACM TOMS 47(1), 2020): interpolate, truncate, project. It takes at most
 * one evaluation more than bisection, and for smooth indicators as few as the secant method. Of several indicators, the
 * one whose secant crosses first gives the guess. The bracket is kept so that any indicator is negative at its end;
 * which ones are may change on the way.
 *
 * Near its root an indicator is a staircase, because states are rounded. The secant then leads to one end again and
 * again. So the shift from its guess to the middle grows until the bracket is halved, and the last units of time's
 * rounding are bisected. */
#include "event.h"
#include "runtime.h"

#include <math.h>

static const double few_units = 32; /* of time's rounding: shorter brackets are halved, since secants are unreliable */

bool locator_is_crossed(const Locator *l, const double *values)
{
    for (int i = 0; i < l->count; i++)
        if (values[i] < 0)
            return true;
    return false;
}

bool locator_look(Locator *l, const double *values)
{
    if (!locator_is_crossed(l, values))
        return false;
    l->negative_count = 0;
    for (int i = 0; i < l->count; i++)
        if (values[i] < 0)
            l->negative[l->negative_count++] = i;
    return true;
}

/* The earliest crossing of the secants. An indicator that begins at 0, or below, crosses there. */
double locator_guess(const Locator *l, double a, double b)
{
    double first = NAN;
    for (int k = 0; k < l->negative_count; k++) {
        const int i = l->negative[k];
        const double part = l->low[i] > 0 ? l->low[i] / (l->low[i] - l->high[i]) : 0;
        if (!isnan(part) && !isnan(l->low[i]))
            first = fmin(first, a + part * (b - a));
    }
    return first;
}

double locate(Locator *l, double a, double b)
{
    const double largest = fmax(fabs(a), fabs(b)), ulp = nextafter(largest, INFINITY) - largest;
    const double nearness = 0.2 / (b - a);
    double growth = 1;
    locator_look(l, l->high);
    double reach = ulp * ldexp(1, (int)ceil(log2(fmax(1, (b - a) / (2 * ulp)))) + 1);
    for (; b - a > 2 * ulp; reach /= 2) {
        const double half = 0.5 * (b - a), middle = a + half, guess = locator_guess(l, a, b);
        const double radius = fmax(0, reach - half), shift = growth * fmax(nearness * (b - a) * (b - a), ulp);
        double time = middle;
        if (fabs(middle - guess) > shift)
            time = guess + copysign(shift, middle - guess);
        if (fabs(time - middle) > radius)
            time = middle + copysign(radius, guess - middle);
        if (!(time > a && time < b) || b - a < few_units * ulp)
            time = middle;
        const bool is_crossed = l->evaluate(l->context, time, l->trial) && locator_look(l, l->trial);
        double **const end = is_crossed ? &l->high : &l->low, *kept = *end;
        *end = l->trial;
        l->trial = kept;
        if (is_crossed)
            b = time;
        else
            a = time;
        growth = b - a > half ? 16 * growth : fmax(1, growth / 16);
    }
    l->before = a;
    return b;
}
