/* SMDExperiment.h - quantities, of DualSpringMassDamper::SMDExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_SMDExperiment_H
#define MODEL_SMDExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement {
    double t;                               /* N*m, variable, SysPhSLibrary.xmi:95 */
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

/* RotationalMechanics::RotInertia */
struct RotInertia_2 {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:146 */
    double aV;                              /* rad/s, state, RotationalMechanics.xmi:150 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:154 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, derivative */
    struct AMomFlowElement a;               /* port, RotationalMechanics.xmi:13 */
    struct AMomFlowElement b;               /* port, RotationalMechanics.xmi:17 */
};

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m/rad, constant, RotationalMechanics.xmi:70 */
    double relPhi;                          /* rad, state, RotationalMechanics.xmi:74 */
    double der_relPhi;                      /* rad/s, derivative */
};

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring_2 {
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m/rad, constant, RotationalMechanics.xmi:70 */
    double relPhi;                          /* rad, state, RotationalMechanics.xmi:74 */
    double der_relPhi;                      /* rad/s, derivative */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m*s/rad, constant, RotationalMechanics.xmi:125 */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper_2 {
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m*s/rad, constant, RotationalMechanics.xmi:125 */
};

/* RotationalMechanics::RotFixed */
struct RotFixed {
    struct AMomFlowElement p;               /* port, RotationalMechanics.xmi:436 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double inertia1_aV;                     /* rad/s, initial value */
    double inertia1_angle;                  /* rad, initial value */
    double inertia2_aV;                     /* rad/s, initial value */
    double inertia2_angle;                  /* rad, initial value */
    double spring1_relPhi;                  /* rad, initial value */
    double spring2_relPhi;                  /* rad, initial value */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct RotInertia inertia1;             /* part, model.xmi:16 */
    struct RotInertia_2 inertia2;           /* part, model.xmi:20 */
    struct RotLinearSpring spring1;         /* part, model.xmi:24 */
    struct RotLinearSpring_2 spring2;       /* part, model.xmi:28 */
    struct RotLinearDamper damper1;         /* part, model.xmi:32 */
    struct RotLinearDamper_2 damper2;       /* part, model.xmi:36 */
    struct RotFixed ground;                 /* part, model.xmi:40 */
    struct ModelStart start;
};

#endif
