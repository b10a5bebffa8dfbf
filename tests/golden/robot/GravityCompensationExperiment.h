/* GravityCompensationExperiment.h - quantities, of Robot::GravityCompensationExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#ifndef MODEL_GravityCompensationExperiment_H
#define MODEL_GravityCompensationExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement {
    double t;                               /* N*m, variable, SysPhSLibrary.xmi:95 */
};

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement */
struct RealSignalOutElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:20 */
};

/* Robot::PendulumWithAngleSensor */
struct PendulumWithAngleSensor {
    double mass;                            /* kg, derived constant, model.xmi:28 */
    double cmgDist;                         /* m, derived constant, model.xmi:32 */
    double verticalAcceleration;            /* m/s^2, derived constant, model.xmi:36 */
    double angle;                           /* rad, state, model.xmi:39 */
    double aV;                              /* rad/s, state, model.xmi:43 */
    double angle2Signal;                    /* rad, constant, model.xmi:87 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, derivative */
    struct AMomFlowElement rot;             /* port, model.xmi:25 */
    struct RealSignalOutElement angleOut;   /* port, model.xmi:84 */
};

/* Robot::GravityCompensationController */
struct GravityCompensationController {
    double gain;                            /* constant, model.xmi:116 */
    double massEst;                         /* kg, derived constant, model.xmi:121 */
    double lengthEst;                       /* m, derived constant, model.xmi:125 */
    double gEst;                            /* m/s^2, derived constant, model.xmi:129 */
    struct RealSignalOutElement torque;     /* port, model.xmi:113 */
};

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement */
struct RealSignalInElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:13 */
};

/* RotationalMechanics::FixedTorqueSource */
struct FixedTorqueSource {
    double signal2Torque;                   /* N*m, constant, RotationalMechanics.xmi:294 */
    struct AMomFlowElement p;               /* port, RotationalMechanics.xmi:290 */
};

/* RotationalMechanics::RotInertia */
struct RotInertia {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:146 */
    double aV;                              /* rad/s, state, RotationalMechanics.xmi:150 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:154 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, derivative */
    struct AMomFlowElement b;               /* port, RotationalMechanics.xmi:17 */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper {
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m*s/rad, constant, RotationalMechanics.xmi:125 */
};

/* Actuators::SimpleMotor */
struct SimpleMotor {
    struct RealSignalInElement torqueSignal; /* port, Actuators.xmi:19 */
    struct AMomFlowElement rot;             /* port, Actuators.xmi:23 */
    struct FixedTorqueSource torqueSource;  /* part, Actuators.xmi:27 */
    struct RotInertia inertia;              /* part, Actuators.xmi:31 */
    struct RotLinearDamper damper;          /* part, Actuators.xmi:35 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement_2 {
    double aV;                              /* rad/s, variable, SysPhSLibrary.xmi:98 */
};

/* RotationalMechanics::IdealFixedGearBox */
struct IdealFixedGearBox {
    double gearRatio;                       /* constant, RotationalMechanics.xmi:205 */
    struct AMomFlowElement_2 rotB;          /* port, RotationalMechanics.xmi:201 */
};

/* RotationalMechanics::RotLinearSpringWithDisplacementSensor */
struct RotLinearSpringWithDisplacementSensor {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m/rad, constant, RotationalMechanics.xmi:70 */
    double relPhi;                          /* rad, state, RotationalMechanics.xmi:74 */
    double displacement2Signal;             /* rad, constant, RotationalMechanics.xmi:102 */
    double der_relPhi;                      /* rad/s, derivative */
    struct RealSignalOutElement out;        /* port, RotationalMechanics.xmi:98 */
};

/* RealSignals::PIDControl */
struct PIDControl {
    double kp;                              /* constant, RealSignals.xmi:122 */
    double ki;                              /* constant, RealSignals.xmi:127 */
    double kd;                              /* constant, RealSignals.xmi:132 */
    double err;                             /* variable, RealSignals.xmi:137 */
    double intErr;                          /* state, RealSignals.xmi:141 */
    double der_intErr;                      /* derivative */
    double der_err;                         /* variable */
    struct RealSignalInElement curValue;    /* port, RealSignals.xmi:114 */
    struct RealSignalOutElement outSig;     /* port, RealSignals.xmi:118 */
};

/* Actuators::SimpleSEAController */
struct SimpleSEAController {
    double springConstant;                  /* N*m/rad, constant, Actuators.xmi:94 */
    double gearRatio;                       /* constant, Actuators.xmi:99 */
    double outputScale;                     /* constant, Actuators.xmi:104 */
    struct PIDControl pid;                  /* part, Actuators.xmi:109 */
};

/* Actuators::SeriesElasticActuator */
struct SeriesElasticActuator {
    struct SimpleMotor motor;               /* part, Actuators.xmi:167 */
    struct IdealFixedGearBox gearbox;       /* part, Actuators.xmi:170 */
    struct RotLinearSpringWithDisplacementSensor spring; /* part, Actuators.xmi:174 */
    struct SimpleSEAController controller;  /* part, Actuators.xmi:178 */
};

/* Robot::OperatorActionModel */
struct OperatorActionModel {
    double changeTime;                      /* s, constant, model.xmi:167 */
    double speed1;                          /* constant, model.xmi:171 */
    struct RealSignalOutElement action;     /* port, model.xmi:164 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement_3 {
    double t;                               /* N*m, variable, SysPhSLibrary.xmi:95 */
    double aV;                              /* rad/s, variable, SysPhSLibrary.xmi:98 */
};

/* RotationalMechanics::FixedaVSource */
struct FixedaVSource {
    double signal2AngVelocity;              /* rad/s, constant, RotationalMechanics.xmi:327 */
    struct AMomFlowElement_3 p;             /* port, RotationalMechanics.xmi:323 */
};

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m/rad, constant, RotationalMechanics.xmi:70 */
    double relPhi;                          /* rad, state, RotationalMechanics.xmi:74 */
    double der_relPhi;                      /* rad/s, derivative */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper_2 {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m*s/rad, constant, RotationalMechanics.xmi:125 */
};

/* Robot::Operator */
struct Operator {
    struct AMomFlowElement rot;             /* port, model.xmi:193 */
    struct OperatorActionModel action;      /* part, model.xmi:196 */
    struct FixedaVSource source;            /* part, model.xmi:199 */
    struct RotLinearSpring spring;          /* part, model.xmi:203 */
    struct RotLinearDamper_2 damper;        /* part, model.xmi:207 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double pend1_angle;                     /* rad, initial value */
    double pend1_aV;                        /* rad/s, initial value */
    double sea0_motor_inertia_aV;           /* rad/s, initial value */
    double sea0_motor_inertia_angle;        /* rad, initial value */
    double sea0_spring_relPhi;              /* rad, initial value */
    double sea0_controller_pid_intErr;      /* initial value */
    double operator_spring_relPhi;          /* rad, initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double time_below_operator_action_changeTime; /* time < operator.action.changeTime */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    double verticalAcceleration;            /* m/s^2, constant, model.xmi:248 */
    double pendulumLength;                  /* m, constant, model.xmi:252 */
    double pendulumMass;                    /* kg, constant, model.xmi:257 */
    struct PendulumWithAngleSensor pend1;   /* part, model.xmi:262 */
    struct GravityCompensationController gravityCompensationController; /* part, model.xmi:265 */
    struct SeriesElasticActuator sea0;      /* part, model.xmi:268 */
    struct Operator operator_;              /* part, model.xmi:272 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[1];           /* how near to its boundary each of them keeps its value */
    struct ModelStart start;
};

/* How far branches are from changing. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
