/* ConnectedTanksExperiment.c - simulation of TwoTankHydraulics::ConnectedTanksExperiment, from model.xmi, by
 *     sysphsc 0.1.0.
 *
 * 2 states, 13 equations (6 eliminated), no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; of quantities that are equal, up to
 * their signs, one. Each statement stands once, with the number and the text of its equation as drawn; where that
 * stands, and in which part, the tables tell. model_evaluate computes what derivatives need, model_outputs what else
 * results show. Positions in the solver's vectors occur in model_set_states, model_get_states and
 * model_get_derivatives only.
 */
#include "ConnectedTanksExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

const size_t model_size = sizeof(struct Model);

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    struct Tank *fluidReservoir1 = &m->fluidReservoir1;
    struct Tank *fluidReservoir2 = &m->fluidReservoir2;
    struct Pipe *pipe = &m->pipe;

    /* E1  p = gravity*fluidLevel*fluidDensity */
    fluidReservoir1->tankOpening.p = fluidReservoir1->gravity * fluidReservoir1->fluidLevel
            * fluidReservoir1->fluidDensity;
    /* E3  p = gravity*fluidLevel*fluidDensity */
    fluidReservoir2->tankOpening.p = fluidReservoir2->gravity * fluidReservoir2->fluidLevel
            * fluidReservoir2->fluidDensity;
    /* E7  fluidPressureDiff = p2 - p1 */
    pipe->fluidPressureDiff = fluidReservoir2->tankOpening.p - fluidReservoir1->tankOpening.p;
    pipe->fluidFlow = pipe->fluidPressureDiff / pipe->resistance; /* E6  fluidFlow = fluidPressureDiff/resistance */
    /* E2  der(fluidLevel) = -q/tankSurfaceArea */
    fluidReservoir1->der_fluidLevel = pipe->fluidFlow / fluidReservoir1->tankSurfaceArea;
    /* E4  der(fluidLevel) = -q/tankSurfaceArea */
    fluidReservoir2->der_fluidLevel = -(pipe->fluidFlow / fluidReservoir2->tankSurfaceArea);

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    (void)m; /* nothing to do */

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static void derive_constants(Model *m)
{
    struct Pipe *pipe = &m->pipe;
    const double radius = pipe->radius; /* m */

    /* E5  resistance = (8*dynamicViscosity*pipeLength)/(3.1416*(radius^4)) */
    pipe->resistance = 8.0 * pipe->dynamicViscosity * pipe->pipeLength / (3.1416 * (radius * radius * radius * radius));
}

static void start_states(Model *m)
{
    struct Tank *fluidReservoir1 = &m->fluidReservoir1;
    struct Tank *fluidReservoir2 = &m->fluidReservoir2;

    fluidReservoir1->fluidLevel = fluidReservoir1->fluidLevel_start;
    fluidReservoir2->fluidLevel = fluidReservoir2->fluidLevel_start;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    struct Tank *fluidReservoir1 = &m->fluidReservoir1;
    struct Tank *fluidReservoir2 = &m->fluidReservoir2;
    struct Pipe *pipe = &m->pipe;

    fluidReservoir1->tankSurfaceArea = 4.0; /* m^2 */
    fluidReservoir1->gravity = 9.8; /* m/s^2 */
    fluidReservoir1->fluidDensity = 10.0; /* kg/m^3 */
    fluidReservoir2->tankSurfaceArea = 4.0; /* m^2 */
    fluidReservoir2->gravity = 9.8; /* m/s^2 */
    fluidReservoir2->fluidDensity = 10.0; /* kg/m^3 */
    pipe->pipeLength = 10.0; /* m */
    pipe->radius = 0.5; /* m */
    pipe->dynamicViscosity = 2.0; /* Pa*s */
    fluidReservoir1->fluidLevel_start = 40.0; /* m */
    fluidReservoir2->fluidLevel_start = 15.0; /* m */
}

ModelStatus model_derive_constants(Model *m)
{
    derive_constants(m);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    start_states(m);
    REQUIRE(model_evaluate(m));
    REQUIRE(model_outputs(m));
    model_accept(m);
    model_accept_outputs(m);

    return MODEL_OK;
}

void model_accept(Model *m)
{
    (void)m; /* no loops */
}

void model_accept_outputs(Model *m)
{
    (void)m; /* no loops */
}

void model_set_states(Model *m, double time, const double *restrict x)
{
    m->time = time;
    m->fluidReservoir1.fluidLevel = x[0]; /* m */
    m->fluidReservoir2.fluidLevel = x[1]; /* m */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->fluidReservoir1.fluidLevel; /* m */
    x[1] = m->fluidReservoir2.fluidLevel; /* m */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->fluidReservoir1.der_fluidLevel; /* m/s */
    dx[1] = m->fluidReservoir2.der_fluidLevel; /* m/s */
}

ModelSolving *model_solving(Model *m)
{
    return &m->solving;
}

ModelFailure *model_failure(Model *m)
{
    return &m->failure;
}

/* ---- events ---- */

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    (void)m, (void)indicator; /* nothing is watched */

    return MODEL_OK;
}

static void next_instant(const Model *m, double *next)
{
    (void)m, (void)next; /* no branch is of time alone */
}

double model_next_instant(const Model *m)
{
    double next = INFINITY;
    next_instant(m, &next);
    return next;
}

/* Before the first event: branches that loops assume, as far as stated starts decide them. */
void model_guess(Model *m, double time)
{
    m->time = time;
    (void)m; /* stated starts decide nothing */
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    (void)m; /* nothing changes */

    return MODEL_OK;
}

void model_set_phase(Model *m, bool is_initial, bool is_terminal)
{
    (void)m, (void)is_initial, (void)is_terminal;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_E1_BY_FLUID_LEVEL = 2, D_E3_BY_FLUID_LEVEL, D_E6_BY_FLUID_PRESSURE_DIFF, D_E2_BY_FLUID_FLOW,
    D_E4_BY_FLUID_FLOW };

void model_partials(const Model *m, double *partial)
{
    const struct Tank *fluidReservoir1 = &m->fluidReservoir1;
    const struct Tank *fluidReservoir2 = &m->fluidReservoir2;

    /* E1  fluidReservoir1.tankOpening.p */
    partial[D_E1_BY_FLUID_LEVEL] = fluidReservoir1->gravity * fluidReservoir1->fluidDensity;

    /* E3  fluidReservoir2.tankOpening.p */
    partial[D_E3_BY_FLUID_LEVEL] = fluidReservoir2->gravity * fluidReservoir2->fluidDensity;

    /* E6  pipe.fluidFlow */
    partial[D_E6_BY_FLUID_PRESSURE_DIFF] = 1.0 / m->pipe.resistance;

    /* E2  der(fluidReservoir1.fluidLevel) */
    partial[D_E2_BY_FLUID_FLOW] = 1.0 / fluidReservoir1->tankSurfaceArea;

    /* E4  der(fluidReservoir2.fluidLevel) */
    partial[D_E4_BY_FLUID_FLOW] = -(1.0 / fluidReservoir2->tankSurfaceArea);
}
