/* ConnectedTanksExperiment.h - quantities, of TwoTankHydraulics::ConnectedTanksExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#ifndef MODEL_ConnectedTanksExperiment_H
#define MODEL_ConnectedTanksExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::VolumeFlowElement */
struct VolumeFlowElement {
    double p;                               /* Pa, variable, SysPhSLibrary.xmi:119 */
};

/* TwoTankHydraulics::Tank */
struct Tank {
    double tankSurfaceArea;                 /* m^2, constant, model.xmi:22 */
    double gravity;                         /* m/s^2, constant, model.xmi:26 */
    double fluidDensity;                    /* kg/m^3, constant, model.xmi:30 */
    double fluidLevel;                      /* m, state, model.xmi:34 */
    double der_fluidLevel;                  /* m/s, derivative */
    struct VolumeFlowElement tankOpening;   /* port, model.xmi:19 */
};

/* TwoTankHydraulics::Pipe */
struct Pipe {
    double pipeLength;                      /* m, constant, model.xmi:76 */
    double radius;                          /* m, constant, model.xmi:80 */
    double dynamicViscosity;                /* Pa*s, constant, model.xmi:84 */
    double resistance;                      /* Pa*s/m^3, derived constant, model.xmi:87 */
    double fluidFlow;                       /* m^3/s, variable, model.xmi:91 */
    double fluidPressureDiff;               /* Pa, variable, model.xmi:95 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double fluidReservoir1_fluidLevel;      /* m, initial value */
    double fluidReservoir2_fluidLevel;      /* m, initial value */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Tank fluidReservoir1;            /* part, model.xmi:151 */
    struct Tank fluidReservoir2;            /* part, model.xmi:154 */
    struct Pipe pipe;                       /* part, model.xmi:157 */
    struct ModelStart start;
};

#endif
