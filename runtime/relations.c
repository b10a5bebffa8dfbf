/* relations.c - branches against their sides, at each row.
 *
 * The law: between events a branch is what its sides say. It may differ where these are within rounding of the
 * boundary: within its slack, or so near that a hundred-millionth takes them there, of the run on the way that states
 * go, or of the largest that each state has been, or that an error takes them there which the integrator allows a state
 * to have. Beyond, an event was missed, or decided otherwise than drawn. */
#include "relations.h"

#include <math.h>
#include <string.h>

static const double reach = 1e-8;

struct Relations {
    Model *copy;
    double *states, *listed;
    double *slopes, *largest;        /* by state, by variable: of a state, so far */
    double *margin, *nearby, *excuse; /* by branch */
    Excess *worst;
};

int relations_count(void)
{
    return model_info.margins ? model_branch_count : 0;
}

Relations *relations_new(Arena *a)
{
    const size_t branches = (size_t)model_branch_count, variables = (size_t)model_variable_count;
    Relations *r = arena_take(a, 1, sizeof *r);
    r->copy = arena_take(a, 1, model_size);
    r->states = arena_doubles(a, variables);
    r->listed = arena_doubles(a, variables);
    r->slopes = arena_doubles(a, variables);
    r->largest = arena_doubles(a, variables);
    r->margin = arena_doubles(a, branches);
    r->nearby = arena_doubles(a, branches);
    r->excuse = arena_doubles(a, branches);
    r->worst = arena_take(a, branches, sizeof *r->worst);
    return r;
}

/* How far the margins reach at a point nearby: on the way before and behind, and with states moved apart. */
static void look_around(Relations *r, const Model *m, const Solver *solver, double time, int way, double apart)
{
    const double later = way * reach * fmax(fabs(time), model_info.stop - model_info.start);
    memcpy(r->copy, m, model_size);
    model_get_states(m, r->states);
    model_get_derivatives(m, r->slopes);
    for (int i = 0; i < model_state_count(m); i++) {
        const double error = solver ? solver_absolute_tolerance(solver, i) / reach : 0;
        const double size = fmax(r->largest[model_state_variable(m, i)], error);
        const double weight = (i % 2 ? 1 : -1) * (0.5 + fmod(0.618 * i, 1)); /* that no difference stays as it is */
        r->states[i] += later * r->slopes[i] + weight * apart * size;
    }
    model_set_states(r->copy, time + later, r->states);
    if (model_evaluate(r->copy) != MODEL_OK || model_outputs(r->copy) != MODEL_OK)
        return;
    for (int i = 0; i < model_variable_count; i++)
        r->listed[i] = variable_value(r->copy, i);
    model_info.margins(r->copy, time + later, r->listed, r->nearby);
    for (int i = 0; i < model_branch_count; i++)
        r->excuse[i] = fmax(r->excuse[i], fabs(r->nearby[i] - r->margin[i]));
}

static void follow_states(Relations *r, const Model *m)
{
    for (int i = 0; i < model_state_count(m); i++) {
        const int variable = model_state_variable(m, i);
        r->largest[variable] = fmax(r->largest[variable], fabs(variable_value(m, variable)));
    }
}

void relations_point(Relations *r, const Model *m, const Solver *solver, double time, const double *listed)
{
    bool is_any = false;
    if (!model_info.margins)
        return;
    follow_states(r, m);
    model_info.margins(m, time, listed, r->margin);
    for (int i = 0; i < model_branch_count; i++) {
        r->excuse[i] = double_of(m, model_branches[i].slack);
        is_any = is_any || r->margin[i] < -r->excuse[i];
    }
    for (int k = -1; k <= 1 && is_any; k += 2) {
        look_around(r, m, solver, time, k, 0);
        look_around(r, m, solver, time, 0, k * reach);
    }
    for (int i = 0; i < model_branch_count; i++) {
        const double excess = -r->margin[i] - r->excuse[i], scaled = excess / fabs(r->margin[i]);
        if (excess > 0 && scaled > r->worst[i].scaled)
            r->worst[i] = (Excess){scaled, r->margin[i], time};
    }
}

const Excess *relations_of(const Relations *r, int branch)
{
    return &r->worst[branch];
}
