/* solver_keep.c - what the integrator knows, in a saved state. */
#include "between.h"
#include "keeper.h"
#include "solver.h"

/* The integrator begins anew; its tolerances do not. */
void solver_keep(Solver *s, Keeper *k)
{
    int is_fixed = s->fixed != NULL;
    const int own = is_fixed;
    keep(k, &is_fixed, sizeof is_fixed);
    if (is_fixed != own)
        return;
    if (s->fixed) {
        model_parts.fixed->keep(s->fixed, k);
        return;
    }
    keep(k, s->magnitudes.size, (size_t)s->count * sizeof *s->magnitudes.size);
    keep(k, s->magnitudes.growing, (size_t)s->count * sizeof *s->magnitudes.growing);
}
