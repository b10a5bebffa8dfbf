/* solver.c - the integrator: calls cvode.c, fixed.c for methods of fixed steps, or given.c. */
#include "solver.h"

Solver *solver_new(Arena *a, Model *m, const Options *o)
{
    Solver *s = arena_take(a, 1, sizeof *s);
    s->about = o->about;
    s->structure = model_structure(m);
    if (has_events_at_steps(o->method)) {
        s->part = o->method == METHOD_GIVEN ? model_parts.given : model_parts.fixed;
        s->fixed = s->part->create(a, m, o);
        return s;
    }
    return model_parts.cvode->create(s, a, m, o) ? s : NULL;
}

double solver_end(const Solver *s, double stop)
{
    return s->fixed ? s->part->end(s->fixed) : stop;
}

bool solver_step(Solver *s, double limit)
{
    return s->fixed ? s->part->step(s->fixed, limit) : model_parts.cvode->step(s, limit);
}

double solver_time(const Solver *s)
{
    return s->fixed ? s->part->time(s->fixed) : s->time;
}

bool solver_states(Solver *s, double time, double *x)
{
    return s->fixed ? s->part->states(s->fixed, time, x) : model_parts.cvode->states(s, time, x);
}

int solver_explain(const Solver *s)
{
    return s->fixed ? s->part->explain(s->fixed) : model_parts.cvode->explain(s);
}
