/* ConnectedTanksExperiment_checks.c - the equations as drawn, for --verify, of
 *     TwoTankHydraulics::ConnectedTanksExperiment, from model.xmi, by sysphsc 0.1.0. */
#include "ConnectedTanksExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E1  p = gravity*fluidLevel*fluidDensity */
    const double fluidReservoir1_tankOpening_p = listed[1];
    const double fluidReservoir1_gravity = listed[3];
    const double fluidReservoir1_fluidLevel = listed[5];
    const double fluidReservoir1_fluidDensity = listed[4];
    residual[0] = fluidReservoir1_tankOpening_p
            - fluidReservoir1_gravity * fluidReservoir1_fluidLevel * fluidReservoir1_fluidDensity;
    scale[0] = fabs(fluidReservoir1_tankOpening_p)
            + fabs(fluidReservoir1_gravity * fluidReservoir1_fluidLevel * fluidReservoir1_fluidDensity);

    /* E2  der(fluidLevel) = -q/tankSurfaceArea */
    const double der_fluidReservoir1_fluidLevel = listed[22];
    const double fluidReservoir1_tankOpening_q = listed[0];
    const double fluidReservoir1_tankSurfaceArea = listed[2];
    residual[1] = der_fluidReservoir1_fluidLevel + (fluidReservoir1_tankOpening_q / fluidReservoir1_tankSurfaceArea);
    scale[1] = fabs(der_fluidReservoir1_fluidLevel)
            + fabs(fluidReservoir1_tankOpening_q / fluidReservoir1_tankSurfaceArea);

    /* E3  p = gravity*fluidLevel*fluidDensity */
    const double fluidReservoir2_tankOpening_p = listed[7];
    const double fluidReservoir2_gravity = listed[9];
    const double fluidReservoir2_fluidLevel = listed[11];
    const double fluidReservoir2_fluidDensity = listed[10];
    residual[2] = fluidReservoir2_tankOpening_p
            - fluidReservoir2_gravity * fluidReservoir2_fluidLevel * fluidReservoir2_fluidDensity;
    scale[2] = fabs(fluidReservoir2_tankOpening_p)
            + fabs(fluidReservoir2_gravity * fluidReservoir2_fluidLevel * fluidReservoir2_fluidDensity);

    /* E4  der(fluidLevel) = -q/tankSurfaceArea */
    const double der_fluidReservoir2_fluidLevel = listed[23];
    const double fluidReservoir2_tankOpening_q = listed[6];
    const double fluidReservoir2_tankSurfaceArea = listed[8];
    residual[3] = der_fluidReservoir2_fluidLevel + (fluidReservoir2_tankOpening_q / fluidReservoir2_tankSurfaceArea);
    scale[3] = fabs(der_fluidReservoir2_fluidLevel)
            + fabs(fluidReservoir2_tankOpening_q / fluidReservoir2_tankSurfaceArea);

    /* E5  resistance = (8*dynamicViscosity*pipeLength)/(3.1416*(radius^4)) */
    const double pipe_resistance = listed[19];
    const double pipe_dynamicViscosity = listed[18];
    const double pipe_pipeLength = listed[16];
    const double pipe_radius = listed[17];
    const double part_of_E5 = 8.0 * pipe_dynamicViscosity * pipe_pipeLength
            / (3.1416 * (pipe_radius * pipe_radius * pipe_radius * pipe_radius));
    residual[4] = pipe_resistance - part_of_E5;
    scale[4] = fabs(pipe_resistance) + fabs(part_of_E5);

    /* E6  fluidFlow = fluidPressureDiff/resistance */
    const double pipe_fluidFlow = listed[20];
    const double pipe_fluidPressureDiff = listed[21];
    residual[5] = pipe_fluidFlow - pipe_fluidPressureDiff / pipe_resistance;
    scale[5] = fabs(pipe_fluidFlow) + fabs(pipe_fluidPressureDiff / pipe_resistance);

    /* E7  fluidPressureDiff = p2 - p1 */
    const double pipe_pipeOpening2_p = listed[15];
    const double pipe_pipeOpening1_p = listed[13];
    residual[6] = pipe_fluidPressureDiff - (pipe_pipeOpening2_p - pipe_pipeOpening1_p);
    scale[6] = fabs(pipe_fluidPressureDiff) + fabs(pipe_pipeOpening2_p) + fabs(pipe_pipeOpening1_p);

    /* E8  q1 + q2 = 0 */
    const double pipe_pipeOpening1_q = listed[12];
    const double pipe_pipeOpening2_q = listed[14];
    residual[7] = pipe_pipeOpening1_q + pipe_pipeOpening2_q - 0.0;
    scale[7] = fabs(pipe_pipeOpening1_q) + fabs(pipe_pipeOpening2_q);

    /* E9  fluidFlow = q1 */
    residual[8] = pipe_fluidFlow - pipe_pipeOpening1_q;
    scale[8] = fabs(pipe_fluidFlow) + fabs(pipe_pipeOpening1_q);

    /* E10  connection ConnectedTanks::c1 */
    residual[9] = fluidReservoir1_tankOpening_p - pipe_pipeOpening1_p;
    scale[9] = fabs(fluidReservoir1_tankOpening_p) + fabs(pipe_pipeOpening1_p);

    /* E11  connection ConnectedTanks::c2 */
    residual[10] = pipe_pipeOpening2_p - fluidReservoir2_tankOpening_p;
    scale[10] = fabs(pipe_pipeOpening2_p) + fabs(fluidReservoir2_tankOpening_p);

    /* E12  flows at ConnectedTanks::c1 */
    residual[11] = fluidReservoir1_tankOpening_q + pipe_pipeOpening1_q - 0.0;
    scale[11] = fabs(fluidReservoir1_tankOpening_q) + fabs(pipe_pipeOpening1_q);

    /* E13  flows at ConnectedTanks::c2 */
    residual[12] = pipe_pipeOpening2_q + fluidReservoir2_tankOpening_q - 0.0;
    scale[12] = fabs(pipe_pipeOpening2_q) + fabs(fluidReservoir2_tankOpening_q);
}

/* ---- what events set, as drawn ---- */

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)value, (void)is_set; /* nothing */
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}
