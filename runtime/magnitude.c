/* magnitude.c - the magnitudes of states, to which tolerances and differences are relative.
 *
 * The magnitude of a state is the declared nominal value, if there is one, else the largest of |x| at the start, |x| at
 * any accepted step so far, and a floor of 1e-9, or the stated start if that is smaller but not 0. */
#include "jacobian.h"
#include "parts.h"

#include <float.h>
#include <math.h>

Magnitudes magnitudes_new(Arena *a, int count)
{
    const size_t n = (size_t)count;
    int *variable = arena_take(a, n, sizeof *variable);
    return (Magnitudes){count, arena_doubles(a, n), arena_doubles(a, n), arena_doubles(a, n), variable};
}

void magnitudes_follow(Magnitudes *g, const double *x)
{
    for (int i = 0; i < g->count; i++) {
        const double size = g->growing[i] * fabs(x[i]);
        if (size > g->reached[i])
            g->reached[i] = size;
        if (size > g->size[i])
            g->size[i] = size;
    }
}

/* A declared magnitude is kept; otherwise the magnitude begins with the known size of the state. */
static void begin(Magnitudes *g, const Model *m, int state, double known)
{
    g->variable[state] = model_state_variable(m, state);
    const ModelVariable *v = &described(m)->variables[g->variable[state]];
    const double declared = fabs(v->nominal);
    const double stated = v->set_offset == MODEL_NOT_SETTABLE ? 0 : fabs(double_of(m, v->set_offset));
    const double least = stated > 0 ? fmin(stated, magnitude_floor) : magnitude_floor;
    g->growing[state] = declared > 0 ? 0 : 1;
    g->reached[state] = known;
    g->size[state] = declared > 0 ? declared : fmax(known, least);
}

void magnitudes_start(Magnitudes *g, const Model *m, const double *x)
{
    for (int i = 0; i < g->count; i++)
        begin(g, m, i, 0);
    magnitudes_follow(g, x);
}

void magnitudes_restart(Magnitudes *g, const Model *m, const StateSets *sets, const double *x)
{
    for (int i = 0; i < g->count; i++) {
        const double magnitude = state_set_magnitude(sets, m, i);
        if (magnitude >= 0)
            begin(g, m, i, magnitude);
    }
    magnitudes_follow(g, x);
}

double magnitudes_difference(const Magnitudes *g, int state, double at)
{
    return sqrt(DBL_EPSILON) * fmax(fabs(at), g->size[state]);
}
