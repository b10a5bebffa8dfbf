/* integrand.c - the model as the integrator sees it: derivatives at its times, and failures. */
#include "solver.h"

/* The integrator's status: 0; 1 for a failure of the model that a smaller step may avoid; -1 for another one. The
 * failed model is kept for the message, in case no step avoids it. */
int solver_status(Solver *s, ModelStatus status, double time)
{
    s->is_evaluated = status == MODEL_OK;
    s->evaluated_time = time;
    if (status == MODEL_OK)
        return 0;
    s->trouble = TROUBLE_MODEL;
    s->trouble_time = time;
    model_copy(s->failed, s->model);
    return status == MODEL_RETRY ? 1 : -1;
}

double solver_model_time(const Solver *s, double since)
{
    const double time = s->begin + since, until = time <= s->limit ? time : s->limit;
    return until >= s->anew ? until : s->anew;
}

ModelStatus solver_derivatives(Solver *s, double time, const double *x, double *dx)
{
    return s->sliding ? RUN_PART(sliding)->state->derivatives(s->sliding, s->model, time, x, dx)
                      : derivatives_of(s->model, time, x, dx);
}
