/* continuation.c - follows a loop's solution from its guess while the residuals shrink.
 *
 * The shortest step of time, between two doubles, may still be too long to show that a solution leads on from the one
 * before: a turbulent flow that begins changes by sqrt(1e-16) of a unit in it. But the residuals at the guess can be
 * divided further: F(z) = part * F(guess) is solved for parts from 1 to 0 (Allgower & Georg, Numerical Continuation
 * Methods, 1990, chapter 2). Each solution begins at the one before, in steps that show that it leads on. If no step is
 * short enough for that, the change over the shortest step distinguishes an infinite slope from a jump: it is small
 * against the whole way if the slope is infinite. */
#include "continuation.h"
#include "dense.h"

#include <math.h>
#include <string.h>

enum { MOST_STEPS = 1000 };

static const double shortest = 1e-12;  /* step of the part */
static const double remaining = 0.02;  /* of the whole way: more than that in the shortest step is a jump, */
static const double noticed = 1e-4;    /* unless it is less than this part of the unknown's least magnitude */

/* Adds a step to the unknowns' ways, and notes the longest step that does not lead on. */
static void measure(const Continuation *c, bool leads_on)
{
    for (int j = 0; j < c->loop->size; j++) {
        const double way = fabs(c->z[j] - c->before[j]);
        c->length[j] += way;
        if (!leads_on)
            c->longest[j] = fmax(c->longest[j], way);
    }
}

static bool has_jumped(const Continuation *c)
{
    for (int j = 0; j < c->loop->size; j++)
        if (c->longest[j] > fmax(remaining * c->length[j], noticed * loop_least(c->about, c->loop, j)))
            return true;
    return false;
}

bool continuation_follow(const Continuation *c)
{
    const size_t bytes = (size_t)c->loop->size * sizeof *c->z;
    double part = 1, step = 0.25;
    memset(c->longest, 0, bytes);
    memset(c->length, 0, bytes);
    for (int i = 0; i < MOST_STEPS && part > 0; i++) {
        const double next = part > step ? part - step : 0;
        bool leads_on = false;
        memcpy(c->before, c->z, bytes);
        const ModelStatus status = c->solve(c->context, next, &leads_on);
        if (status == MODEL_FAIL)
            return false;
        leads_on = status == MODEL_OK && (leads_on || loop_is_near(c->about, c->loop, c->before, c->z));
        if (!leads_on && step > shortest) {
            memcpy(c->z, c->before, bytes);
            step = fmax(step / 4, shortest);
            continue;
        }
        if (status != MODEL_OK)
            return false;
        measure(c, leads_on);
        part = next;
        step *= 2;
    }
    return !(part > 0) && !has_jumped(c);
}
