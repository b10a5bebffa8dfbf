/* solver_structure.c - the integrator at changes of the structure of the equations. */
#include "between.h"
#include "solver.h"

#include <cvode/cvode.h>

#include <math.h>
#include <string.h>

void solver_adopt(Solver *s, const ModelStructure *structure)
{
    s->structure = structure;
}

/* True if the derivatives differ from the integrator's by at most a part of a step's tolerance, over a step. */
static bool is_followed(Solver *s, double since, const double *x, double length)
{
    static const double part = 0.5;
    double *dx = s->states, worst = 0;
    const double *errors = N_VGetArrayPointer(s->errors), *weights = N_VGetArrayPointer(s->weights);
    s->evaluations++;
    if (CVodeGetDky(s->cvode, since, 1, s->errors) != CV_SUCCESS ||
        solver_derivatives(s, solver_model_time(s, since), x, dx) != MODEL_OK)
        return false;
    for (int i = 0; i < s->count; i++)
        worst = fmax(worst, fabs(length * (dx[i] - errors[i]) * weights[i]));
    return worst <= part;
}

bool solver_goes_on(Solver *s, const ModelStructure *before, double time, const double *x)
{
    if (s->fixed)
        return false;
    const ModelStructure *now = model_structure(s->model);
    double length = 0;
    if (before != s->structure || now->state_count != before->state_count || s->steps_since_jump == 0 ||
        memcmp(now->states, before->states, (size_t)now->state_count * sizeof *now->states) != 0 ||
        CVodeGetLastStep(s->cvode, &length) != CV_SUCCESS || CVodeGetErrWeights(s->cvode, s->weights) != CV_SUCCESS)
        return false;
    const bool is_smooth = is_followed(s, s->since, N_VGetArrayPointer(s->x), length) &&
                           is_followed(s, fmax(s->former, time - s->begin), x, length);
    s->is_evaluated = false;
    if (is_smooth)
        s->structure = now;
    model_set_states(s->model, time, x);
    return model_evaluate(s->model) == MODEL_OK && is_smooth;
}
