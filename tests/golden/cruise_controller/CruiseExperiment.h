/* CruiseExperiment.h - quantities, of CruiseController::CruiseExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_CruiseExperiment_H
#define MODEL_CruiseExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* CruiseController::Vehicle */
struct Vehicle {
    double m;                               /* kg, constant, model.xmi:28 */
    double airDensity;                      /* kg/m^3, constant, model.xmi:31 */
    double dragArea;                        /* m^2, constant, model.xmi:34 */
    double rolling;                         /* constant, model.xmi:38 */
    double g;                               /* m/s^2, constant, model.xmi:42 */
    double v;                               /* m/s, state, model.xmi:46 */
    double x;                               /* m, state, model.xmi:50 */
    double drag;                            /* N, variable, model.xmi:54 */
    double der_x;                           /* m/s, derivative */
    double der_v;                           /* m/s^2, derivative */
};

/* CruiseController::Engine */
struct Engine {
    double maxForce;                        /* N, constant, model.xmi:130 */
    double timeConstant;                    /* s, constant, model.xmi:134 */
    double force;                           /* N, state, model.xmi:137 */
    double der_force;                       /* N/s, derivative */
};

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement */
struct RealSignalInElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:13 */
};

/* CruiseController::PIController */
struct PIController {
    double kp;                              /* constant, model.xmi:178 */
    double ki;                              /* constant, model.xmi:182 */
    double err;                             /* variable, model.xmi:186 */
    double intErr;                          /* state, model.xmi:190 */
    double unlimited;                       /* variable, model.xmi:194 */
    double throttle;                        /* variable, model.xmi:198 */
    double der_intErr;                      /* derivative */
    struct RealSignalInElement setSpeed;    /* port, model.xmi:169 */
    struct RealSignalInElement speed;       /* port, model.xmi:172 */
};

/* TranslationalMechanics::TransVelocitySensor */
struct TransVelocitySensor {
    double velocity2Signal;                 /* m/s, constant, TranslationalMechanics.xmi:418 */
};

/* CruiseController::StepSignal */
struct StepSignal {
    double first;                           /* constant, model.xmi:251 */
    double second;                          /* constant, model.xmi:255 */
    double changeTime;                      /* s, constant, model.xmi:259 */
};

/* CruiseController::PulseSignal */
struct PulseSignal {
    double slope;                           /* constant, model.xmi:287 */
    double start;                           /* s, constant, model.xmi:291 */
    double end;                             /* s, constant, model.xmi:294 */
    double slopeNow;                        /* variable, model.xmi:297 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double vehicle_v;                       /* m/s, initial value */
    double vehicle_x;                       /* m, initial value */
    double engine_force;                    /* N, initial value */
    double controller_intErr;               /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double n0_above_controller_unlimited;   /* 0 > controller.unlimited */
    double relation_of_E11;                 /* 1 < (if 0 > controller.unlimited then 0 else controller.unlimited) */
    double time_below_setSpeed_changeTime;  /* time < setSpeed.changeTime */
    double time_at_least_road_start;        /* time >= road.start */
    double time_below_road_end;             /* time < road.end */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Vehicle vehicle;                 /* part, model.xmi:327 */
    struct Engine engine;                   /* part, model.xmi:330 */
    struct PIController controller;         /* part, model.xmi:333 */
    struct TransVelocitySensor speedSensor; /* part, model.xmi:336 */
    struct StepSignal setSpeed;             /* part, model.xmi:339 */
    struct PulseSignal road;                /* part, model.xmi:342 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[5];           /* how near to its boundary each of them keeps its value */
    struct ModelStart start;
};

/* How far branches are from changing. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
