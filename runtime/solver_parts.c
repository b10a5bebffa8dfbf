/* solver_parts.c - what parts of the runtime ask of the integrator. */
#include "between.h"
#include "solver.h"

#include <cvode/cvode.h>

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
    return s->fixed && model_parts.fixed->passes_stop(s->fixed);
}

/* CVODE estimates its first step anew. */
bool solver_restart(Solver *s, double time, const StateSets *sets)
{
    if (s->fixed)
        return model_parts.fixed->restart(s->fixed, time, sets);
    s->time = s->anew = s->limit = time;
    s->since = s->former = time - s->begin;
    model_get_states(s->model, N_VGetArrayPointer(s->x));
    magnitudes_restart(&s->magnitudes, s->model, sets, N_VGetArrayPointer(s->x));
    s->idle_steps = 0;
    s->is_evaluated = false;
    if ((!s->pace || model_parts.pace->restart(s, sets)) && solver_begin_anew(s))
        return true;
    s->trouble = TROUBLE_OTHER;
    return false;
}

void solver_counts(const Solver *s, SolverCounts *c)
{
    if (s->fixed) {
        model_parts.fixed->counts(s->fixed, c);
        return;
    }
    *c = s->before;
    c->evaluations = s->evaluations;
    c->differences = s->differences;
    c->jumps = s->jumps;
    c->lowered = s->lowered;
    c->changes = s->changes;
    c->factoring = s->augmented || SUNMatGetID(s->matrix) == SUNMATRIX_SPARSE ? "KLU" : "dense";
    solver_add_counts(s, c);
}

bool solver_is_for(const Solver *s, const Model *m)
{
    return s->structure == model_structure(m);
}

double solver_absolute_tolerance(const Solver *s, int state)
{
    if (s->fixed)
        return model_parts.fixed->absolute_tolerance(s->fixed, state);
    double length = 0;
    CVodeGetLastStep(s->cvode, &length);
    return solver_tolerance_at(s, state, 0) + (s->pace ? model_parts.pace->floor(s->pace, state, length) : 0);
}

/* Is there room for a Jacobian without zeros? */
static bool may_slide(const Solver *s)
{
    return !s->augmented && SUNMatGetID(s->matrix) == SUNMATRIX_DENSE;
}

const Magnitudes *solver_magnitudes(const Solver *s)
{
    return s->fixed || !may_slide(s) ? NULL : &s->magnitudes;
}

void solver_slide(Solver *s, Sliding *sliding)
{
    s->sliding = sliding;
}

double solver_boundary(const Solver *s, double time)
{
    return s->fixed ? model_parts.fixed->boundary(s->fixed, time) : time;
}

void solver_gather(Solver *s, double *reached)
{
    if (s->fixed) {
        model_parts.fixed->gather(s->fixed, reached);
        return;
    }
    magnitudes_follow(&s->magnitudes, N_VGetArrayPointer(s->x));
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
