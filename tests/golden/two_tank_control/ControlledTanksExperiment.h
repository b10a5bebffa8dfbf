/* ControlledTanksExperiment.h - quantities, of TwoTankControl::ControlledTanksExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#ifndef MODEL_ControlledTanksExperiment_H
#define MODEL_ControlledTanksExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::VolumeFlowElement */
struct VolumeFlowElement {
    double q;                               /* m^3/s, variable, SysPhSLibrary.xmi:116 */
    double p;                               /* Pa, variable, SysPhSLibrary.xmi:119 */
};

/* TwoTankControl::Pump */
struct Pump {
    double delivery;                        /* m^3/s, constant, model.xmi:85 */
    struct VolumeFlowElement outlet;        /* port, model.xmi:82 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::VolumeFlowElement */
struct VolumeFlowElement_2 {
    double q;                               /* m^3/s, variable, SysPhSLibrary.xmi:116 */
};

/* TwoTankControl::Tank */
struct Tank {
    double area;                            /* m^2, constant, model.xmi:25 */
    double gravity;                         /* m/s^2, constant, model.xmi:29 */
    double density;                         /* kg/m^3, constant, model.xmi:33 */
    double level;                           /* m, state, model.xmi:37 */
    double der_level;                       /* m/s, derivative */
    struct VolumeFlowElement_2 opening;     /* port, model.xmi:19 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::VolumeFlowElement */
struct VolumeFlowElement_3 {
    double p;                               /* Pa, variable, SysPhSLibrary.xmi:119 */
};

/* Fluid::SimplePipe */
struct SimplePipe {
    double resistance;                      /* Pa*s/m^3, constant, Fluid.xmi:65 */
    double VflowC;                          /* m^3/s, variable, Fluid.xmi:68 */
    double dpC;                             /* Pa, variable, Fluid.xmi:72 */
    struct VolumeFlowElement_3 b;           /* port, Fluid.xmi:61 */
};

/* Fluid::SimplePipe */
struct SimplePipe_2 {
    double resistance;                      /* Pa*s/m^3, constant, Fluid.xmi:65 */
    double VflowC;                          /* m^3/s, variable, Fluid.xmi:68 */
    double dpC;                             /* Pa, variable, Fluid.xmi:72 */
};

/* Fluid::CnstPressureSource */
struct CnstPressureSource {
    double pressure;                        /* Pa, constant, Fluid.xmi:120 */
};

/* TwoTankControl::PumpControl */
struct PumpControl {
    double full;                            /* m, constant, model.xmi:118 */
    double low;                             /* m, constant, model.xmi:122 */
    double pause;                           /* s, constant, model.xmi:126 */
    double fillings;                        /* discrete, model.xmi:129 */
    double running;                         /* discrete, model.xmi:134 */
    double Operation;                       /* discrete, model.xmi:152 */
    double entered_Operation;               /* discrete, model.xmi:152 */
    double seen_Operation_Filling_1;        /* discrete, model.xmi:356 */
    double since_Operation_Filling_1;       /* discrete, model.xmi:356 */
    double consumed_Operation_1;            /* discrete, model.xmi:356 */
    double held_Operation_Filling_1;        /* discrete, model.xmi:356 */
    double seen_Operation_Waiting_1;        /* discrete, model.xmi:370 */
    double since_Operation_Waiting_1;       /* discrete, model.xmi:370 */
    double consumed_Operation_2;            /* discrete, model.xmi:370 */
    double held_Operation_Waiting_1;        /* discrete, model.xmi:370 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double tank1_level;                     /* m, initial value */
    double tank2_level;                     /* m, initial value */
    double control_fillings;                /* initial value */
    double control_running;                 /* initial value */
    double control_Operation;               /* initial value */
    double control_entered_Operation;       /* initial value */
    double control_seen_Operation_Filling_1; /* initial value */
    double control_since_Operation_Filling_1; /* initial value */
    double control_consumed_Operation_1;    /* initial value */
    double control_held_Operation_Filling_1; /* initial value */
    double control_seen_Operation_Waiting_1; /* initial value */
    double control_since_Operation_Waiting_1; /* initial value */
    double control_consumed_Operation_2;    /* initial value */
    double control_held_Operation_Waiting_1; /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double tank1_level_at_least_control_full; /* tank1.level >= control.full */
    double tank2_level_at_most_control_low; /* tank2.level <= control.low */
    double relation_of_algorithm;           /* time >= control.entered(Operation) + control.pause */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double control_fillings;
    double control_running;
    double control_Operation;
    double control_entered_Operation;
    double control_seen_Operation_Filling_1;
    double control_since_Operation_Filling_1;
    double control_consumed_Operation_1;
    double control_held_Operation_Filling_1;
    double control_seen_Operation_Waiting_1;
    double control_since_Operation_Waiting_1;
    double control_consumed_Operation_2;
    double control_held_Operation_Waiting_1;
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Pump pump;                       /* part, model.xmi:181 */
    struct Tank tank1;                      /* part, model.xmi:184 */
    struct SimplePipe pipe;                 /* part, model.xmi:187 */
    struct Tank tank2;                      /* part, model.xmi:191 */
    struct SimplePipe_2 outlet;             /* part, model.xmi:194 */
    struct CnstPressureSource drain;        /* part, model.xmi:198 */
    struct PumpControl control;             /* part, model.xmi:202 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[3];           /* how near to its boundary each of them keeps its value */
    struct ModelBefore pre;
    struct ModelStart start;
};

/* How far branches are from changing. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
