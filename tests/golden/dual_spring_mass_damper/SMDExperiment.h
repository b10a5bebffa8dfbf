/* SMDExperiment.h - quantities, of DualSpringMassDamper::SMDExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_SMDExperiment_H
#define MODEL_SMDExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* RotationalMechanics::RotInertia */
struct RotInertia {
    double I_;                              /* kg*m^2, constant */
    double aV, aV_start;                    /* rad/s, state; initial value */
    double der_aV;                          /* rad/s^2, derivative */
    double angle, angle_start;              /* rad, state; initial value */
    double der_angle;                       /* rad/s, derivative */
    struct {
        double t;                           /* N*m, variable */
    } b;
};

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring {
    double aVRel;                           /* rad/s, variable */
    double torqueThru;                      /* N*m, variable */
    double k;                               /* N*m/rad, constant */
    double relPhi, relPhi_start;            /* rad; initial value */
    double der_relPhi;                      /* rad/s */
    double offset_relPhi;                   /* rad, known from the start */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper {
    double torqueThru;                      /* N*m, variable */
    double k;                               /* N*m*s/rad, constant */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct RotInertia inertia1;
    struct RotInertia inertia2;
    struct RotLinearSpring spring1;
    struct RotLinearSpring spring2;
    struct RotLinearDamper damper1;
    struct RotLinearDamper damper2;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_E4 = 3, EQ_E8 = 7 };

#endif
