/* ConnectedTanksExperiment.c - simulation of TwoTankHydraulics::ConnectedTanksExperiment, from model.xmi, by
 *     sysphsc 0.1.0.
 *
 * 2 states, 13 equations (6 eliminated), no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "ConnectedTanksExperiment.h"
#include "runtime/formula.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* fluidReservoir1.law.pressure  p = gravity*fluidLevel*fluidDensity */
    m->fluidReservoir1.tankOpening.p = m->fluidReservoir1.gravity * m->fluidReservoir1.fluidLevel
            * m->fluidReservoir1.fluidDensity;
    /* fluidReservoir2.law.pressure  p = gravity*fluidLevel*fluidDensity */
    m->fluidReservoir2.tankOpening.p = m->fluidReservoir2.gravity * m->fluidReservoir2.fluidLevel
            * m->fluidReservoir2.fluidDensity;
    /* pipe.law.difference  fluidPressureDiff = p2 - p1 */
    m->pipe.fluidPressureDiff = m->fluidReservoir2.tankOpening.p - m->fluidReservoir1.tankOpening.p;
    /* pipe.law.law  fluidFlow = fluidPressureDiff/resistance */
    m->pipe.fluidFlow = m->pipe.fluidPressureDiff / m->pipe.resistance;
    /* fluidReservoir1.law.storage  der(fluidLevel) = -q/tankSurfaceArea */
    m->fluidReservoir1.der_fluidLevel = m->pipe.fluidFlow / m->fluidReservoir1.tankSurfaceArea;
    /* fluidReservoir2.law.storage  der(fluidLevel) = -q/tankSurfaceArea */
    m->fluidReservoir2.der_fluidLevel = -m->pipe.fluidFlow / m->fluidReservoir2.tankSurfaceArea;

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->fluidReservoir1.tankSurfaceArea = 4.0; /* m^2 */
    m->fluidReservoir1.gravity = 9.8; /* m/s^2 */
    m->fluidReservoir1.fluidDensity = 10.0; /* kg/m^3 */
    m->fluidReservoir2.tankSurfaceArea = 4.0; /* m^2 */
    m->fluidReservoir2.gravity = 9.8; /* m/s^2 */
    m->fluidReservoir2.fluidDensity = 10.0; /* kg/m^3 */
    m->pipe.pipeLength = 10.0; /* m */
    m->pipe.radius = 0.5; /* m */
    m->pipe.dynamicViscosity = 2.0; /* Pa*s */
    m->fluidReservoir1.fluidLevel_start = 40.0; /* m */
    m->fluidReservoir2.fluidLevel_start = 15.0; /* m */
}

ModelStatus model_derive_constants(Model *m)
{
    const double radius = m->pipe.radius; /* m */

    /* pipe.law.friction  resistance = (8*dynamicViscosity*pipeLength)/(3.1416*(radius^4)) */
    m->pipe.resistance = 8.0 * m->pipe.dynamicViscosity * m->pipe.pipeLength
            / (3.1416 * (radius * radius * radius * radius));

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->fluidReservoir1.fluidLevel = m->fluidReservoir1.fluidLevel_start;
    m->fluidReservoir2.fluidLevel = m->fluidReservoir2.fluidLevel_start;
    return model_evaluate(m);
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_fluidReservoir1_law_pressure_BY_FLUID_LEVEL = 2, D_fluidReservoir2_law_pressure_BY_FLUID_LEVEL,
    D_pipe_law_law_BY_FLUID_PRESSURE_DIFF, D_fluidReservoir1_law_storage_BY_FLUID_FLOW,
    D_fluidReservoir2_law_storage_BY_FLUID_FLOW };

void model_partials(const Model *m, double *partial)
{
    /* fluidReservoir1.tankOpening.p */
    partial[D_fluidReservoir1_law_pressure_BY_FLUID_LEVEL] = m->fluidReservoir1.gravity
            * m->fluidReservoir1.fluidDensity;
    /* fluidReservoir2.tankOpening.p */
    partial[D_fluidReservoir2_law_pressure_BY_FLUID_LEVEL] = m->fluidReservoir2.gravity
            * m->fluidReservoir2.fluidDensity;
    partial[D_pipe_law_law_BY_FLUID_PRESSURE_DIFF] = 1.0 / m->pipe.resistance; /* pipe.fluidFlow */
    /* der(fluidReservoir1.fluidLevel) */
    partial[D_fluidReservoir1_law_storage_BY_FLUID_FLOW] = 1.0 / m->fluidReservoir1.tankSurfaceArea;
    /* der(fluidReservoir2.fluidLevel) */
    partial[D_fluidReservoir2_law_storage_BY_FLUID_FLOW] = -1.0 / m->fluidReservoir2.tankSurfaceArea;
}
