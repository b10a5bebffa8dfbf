/* CruiseExperiment.h - quantities, of CruiseController::CruiseExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_CruiseExperiment_H
#define MODEL_CruiseExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"

/* ---- quantities ---- */

/* CruiseController::Vehicle */
struct Vehicle {
    double m;                               /* kg, constant */
    double airDensity;                      /* kg/m^3, constant */
    double dragArea;                        /* m^2, constant */
    double rolling;                         /* constant */
    double g;                               /* m/s^2, constant */
    double v, v_start;                      /* m/s, state; initial value */
    double der_v;                           /* m/s^2, derivative */
    double x, x_start;                      /* m, state; initial value */
    double der_x;                           /* m/s, derivative */
    double drag;                            /* N, variable */
};

/* CruiseController::Engine */
struct Engine {
    double maxForce;                        /* N, constant */
    double timeConstant;                    /* s, constant */
    double force, force_start;              /* N, state; initial value */
    double der_force;                       /* N/s, derivative */
};

/* CruiseController::PIController */
struct PIController {
    double kp;                              /* constant */
    double ki;                              /* constant */
    double err;                             /* variable */
    double intErr, intErr_start;            /* state; initial value */
    double der_intErr;                      /* derivative */
    double unlimited;                       /* variable */
    double throttle;                        /* variable */
    struct {
        double rSig;                        /* variable */
    } setSpeed;
    struct {
        double rSig;                        /* variable */
    } speed;
};

/* TranslationalMechanics::TransVelocitySensor */
struct TransVelocitySensor {
    double velocity2Signal;                 /* m/s, constant */
};

/* CruiseController::StepSignal */
struct StepSignal {
    double first;                           /* constant */
    double second;                          /* constant */
    double changeTime;                      /* s, constant */
};

/* CruiseController::PulseSignal */
struct PulseSignal {
    double slope;                           /* constant */
    double start;                           /* s, constant */
    double end;                             /* s, constant */
    double slopeNow;                        /* variable */
};

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool n0_above_controller_unlimited;     /* 0 > controller.unlimited */
    bool relation_of_controller_law_limits; /* 1 < (if 0 > controller.unlimited then 0 else controller.unlimited) */
    bool time_below_setSpeed_changeTime;    /* time < setSpeed.changeTime */
    bool time_at_least_road_start;          /* time >= road.start */
    bool time_below_road_end;               /* time < road.end */
};

/* Distances from the boundary within which a relation with an indicator keeps its value. */
struct ModelSlacks {
    double n0_above_controller_unlimited;
    double relation_of_controller_law_limits;
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct Vehicle vehicle;
    struct Engine engine;
    struct PIController controller;
    struct TransVelocitySensor speedSensor;
    struct StepSignal setSpeed;
    struct PulseSignal road;
    struct ModelBranches branch;
    struct ModelSlacks slack;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_vehicle_law_momentum = 4, EQ_engine_law_lag = 5 };

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
