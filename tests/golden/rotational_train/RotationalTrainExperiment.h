/* RotationalTrainExperiment.h - quantities, of RotationalTrain::RotationalTrainExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#ifndef MODEL_RotationalTrainExperiment_H
#define MODEL_RotationalTrainExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement */
struct RealSignalOutElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:20 */
};

/* RealSignals::SineRealSignal */
struct SineRealSignal {
    double frequency;                       /* Hz, constant, RealSignals.xmi:73 */
    double amplitude;                       /* constant, RealSignals.xmi:78 */
    double offset;                          /* constant, RealSignals.xmi:83 */
    struct RealSignalOutElement out;        /* port, RealSignals.xmi:69 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement {
    double t;                               /* N*m, variable, SysPhSLibrary.xmi:95 */
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
};

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m/rad, constant, RotationalMechanics.xmi:70 */
    double relPhi;                          /* rad, state, RotationalMechanics.xmi:74 */
    double der_relPhi;                      /* rad/s, derivative */
};

/* RotationalMechanics::RotInertia */
struct RotInertia_2 {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:146 */
    double aV;                              /* rad/s, variable, RotationalMechanics.xmi:150 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:154 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, variable */
    struct AMomFlowElement b;               /* port, RotationalMechanics.xmi:17 */
};

/* RotationalMechanics::IdealFixedGearBox */
struct IdealFixedGearBox {
    double gearRatio;                       /* constant, RotationalMechanics.xmi:205 */
    struct AMomFlowElement rotB;            /* port, RotationalMechanics.xmi:201 */
};

/* RotationalMechanics::RotInertia */
struct RotInertia_3 {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:146 */
    double aV;                              /* rad/s, state, RotationalMechanics.xmi:150 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:154 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, derivative */
    struct AMomFlowElement b;               /* port, RotationalMechanics.xmi:17 */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m*s/rad, constant, RotationalMechanics.xmi:125 */
};

/* RotationalMechanics::RotInertia */
struct RotInertia_4 {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:146 */
    double aV;                              /* rad/s, state, RotationalMechanics.xmi:150 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:154 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, derivative */
    struct AMomFlowElement a;               /* port, RotationalMechanics.xmi:13 */
};

/* RotationalMechanics::AngleSensor */
struct AngleSensor {
    double angle2Signal;                    /* rad, constant, RotationalMechanics.xmi:399 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:403 */
    double der_angle;                       /* rad/s, derivative */
    struct RealSignalOutElement out;        /* port, RotationalMechanics.xmi:395 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double i1_aV;                           /* rad/s, initial value */
    double i1_angle;                        /* rad, initial value */
    double k1_relPhi;                       /* rad, initial value */
    double i4_angle;                        /* rad, initial value */
    double i5_aV;                           /* rad/s, initial value */
    double i5_angle;                        /* rad, initial value */
    double k2_relPhi;                       /* rad, initial value */
    double i2_aV;                           /* rad/s, initial value */
    double i2_angle;                        /* rad, initial value */
    double k3_relPhi;                       /* rad, initial value */
    double i3_aV;                           /* rad/s, initial value */
    double i3_angle;                        /* rad, initial value */
    double sensor_angle;                    /* rad, initial value */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct SineRealSignal sine;             /* part, model.xmi:19 */
    struct FixedTorqueSource tau;           /* part, model.xmi:23 */
    struct RotInertia i1;                   /* part, model.xmi:27 */
    struct RotLinearSpring k1;              /* part, model.xmi:31 */
    struct RotInertia_2 i4;                 /* part, model.xmi:35 */
    struct IdealFixedGearBox g1;            /* part, model.xmi:39 */
    struct RotInertia i5;                   /* part, model.xmi:43 */
    struct RotLinearSpring k2;              /* part, model.xmi:47 */
    struct RotInertia_3 i2;                 /* part, model.xmi:51 */
    struct RotLinearSpring k3;              /* part, model.xmi:55 */
    struct RotLinearDamper d3;              /* part, model.xmi:59 */
    struct RotInertia_4 i3;                 /* part, model.xmi:63 */
    struct AngleSensor sensor;              /* part, model.xmi:67 */
    struct ModelStart start;
};

#endif
