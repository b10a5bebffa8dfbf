/* solver_keep.c - the integrator's data in a saved state. */
#include "between.h"
#include "keeper.h"
#include "solver.h"

/* CVODE restarts with the method that the run has chosen, but keeps its tolerances, which depend on the magnitudes. */
void solver_keep(Solver *s, Keeper *k)
{
    int is_fixed = s->fixed != NULL, is_adams = s->is_adams;
    const int own = is_fixed;
    keep(k, &is_fixed, sizeof is_fixed);
    if (is_fixed != own)
        return;
    if (s->fixed) {
        s->part->keep(s->fixed, k);
        return;
    }
    keep(k, s->magnitudes.size, (size_t)s->count * sizeof *s->magnitudes.size);
    keep(k, s->magnitudes.growing, (size_t)s->count * sizeof *s->magnitudes.growing);
    keep(k, &is_adams, sizeof is_adams);
    if (k->is_reading && s->is_chosen && is_adams != s->is_adams)
        model_parts.pace->use(s, is_adams);
}
