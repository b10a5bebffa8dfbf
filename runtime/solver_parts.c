/* solver_parts.c - functions of the integrator that parts of the runtime use. */
#include "between.h"
#include "solver.h"

#include <math.h>

static const double small_part = 0.1; /* of the least magnitude: smaller states are less exact than their tolerance */

void magnitudes_gather(const Magnitudes *g, double *reached)
{
    for (int i = 0; i < g->count; i++) {
        const bool is_small =
            g->growing[i] > 0 && g->size[i] <= magnitude_floor && g->reached[i] < small_part * g->size[i];
        double *const largest = &reached[g->variable[i]];
        *largest = fmax(*largest, is_small ? g->reached[i] : INFINITY);
    }
}

bool solver_passes_stop(const Solver *s)
{
    return s->fixed && s->part->passes_stop(s->fixed);
}

bool solver_restart(Solver *s, double time, const StateSets *sets)
{
    return s->fixed ? s->part->restart(s->fixed, time, sets) : model_parts.cvode->restart(s, time, sets);
}

void solver_counts(const Solver *s, SolverCounts *c)
{
    if (s->fixed)
        s->part->counts(s->fixed, c);
    else
        model_parts.cvode->counts(s, c);
}

bool solver_is_for(const Solver *s, const Model *m)
{
    return s->structure == model_structure(m);
}

double solver_absolute_tolerance(const Solver *s, int state)
{
    return s->fixed ? s->part->absolute_tolerance(s->fixed, state)
                    : model_parts.cvode->absolute_tolerance(s, state);
}

const Magnitudes *solver_magnitudes(const Solver *s)
{
    return s->fixed || !model_parts.cvode->may_slide(s) ? NULL : &s->magnitudes;
}

void solver_slide(Solver *s, Sliding *sliding)
{
    s->sliding = sliding;
}

double solver_boundary(const Solver *s, double time)
{
    return s->fixed ? s->part->boundary(s->fixed, time) : time;
}

void solver_gather(Solver *s, double *reached)
{
    if (s->fixed) {
        s->part->gather(s->fixed, reached);
        return;
    }
    model_parts.cvode->follow(s);
    magnitudes_gather(&s->magnitudes, reached);
}

int integrate_anew(Run *run)
{
    if (!run_states_at(run, run->time.at))
        return solver_explain(run->solver);
    model_set_states(run->model, run->time.at, run->states);
    run->time.stage = STAGE_ANEW;
    run->time.ahead = run->time.at;
    return solver_restart(run->solver, run->time.at, run->sets) ? STATUS_DONE : solver_explain(run->solver);
}
