/* ConnectedTanksExperiment.h - quantities, of TwoTankHydraulics::ConnectedTanksExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#ifndef MODEL_ConnectedTanksExperiment_H
#define MODEL_ConnectedTanksExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* TwoTankHydraulics::Tank */
struct Tank {
    double tankSurfaceArea;                 /* m^2, constant */
    double gravity;                         /* m/s^2, constant */
    double fluidDensity;                    /* kg/m^3, constant */
    double fluidLevel, fluidLevel_start;    /* m, state; initial value */
    double der_fluidLevel;                  /* m/s, derivative */
    struct {
        double p;                           /* Pa, variable */
    } tankOpening;
};

/* TwoTankHydraulics::Pipe */
struct Pipe {
    double pipeLength;                      /* m, constant */
    double radius;                          /* m, constant */
    double dynamicViscosity;                /* Pa*s, constant */
    double resistance;                      /* Pa*s/m^3, derived constant */
    double fluidFlow;                       /* m^3/s, variable */
    double fluidPressureDiff;               /* Pa, variable */
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct Tank fluidReservoir1;
    struct Tank fluidReservoir2;
    struct Pipe pipe;
};

#endif
