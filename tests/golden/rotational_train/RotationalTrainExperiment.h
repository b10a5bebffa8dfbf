/* RotationalTrainExperiment.h - quantities, of RotationalTrain::RotationalTrainExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#ifndef MODEL_RotationalTrainExperiment_H
#define MODEL_RotationalTrainExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* RealSignals::SineRealSignal */
struct SineRealSignal {
    double frequency;                       /* Hz, constant */
    double amplitude;                       /* constant */
    double offset;                          /* constant */
    struct {
        double rSig;                        /* variable */
    } out;
};

/* RotationalMechanics::FixedTorqueSource */
struct FixedTorqueSource {
    double signal2Torque;                   /* N*m, constant */
    struct {
        double t;                           /* N*m, variable */
    } p;
};

/* RotationalMechanics::RotInertia */
struct RotInertia {
    double I_;                              /* kg*m^2, constant */
    double aV, aV_start;                    /* rad/s; initial value */
    double der_aV;                          /* rad/s^2 */
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
    double relPhi, relPhi_start;            /* rad, state; initial value */
    double der_relPhi;                      /* rad/s, derivative */
};

/* RotationalMechanics::IdealFixedGearBox */
struct IdealFixedGearBox {
    double gearRatio;                       /* constant */
    struct {
        double t;                           /* N*m, variable */
    } rotB;
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper {
    double torqueThru;                      /* N*m, variable */
    double k;                               /* N*m*s/rad, constant */
};

/* RotationalMechanics::AngleSensor */
struct AngleSensor {
    double angle2Signal;                    /* rad, constant */
    double angle, angle_start;              /* rad, variable; initial value */
    double der_angle;                       /* rad/s, variable */
    double offset_angle;                    /* rad, known from the start */
    struct {
        double rSig;                        /* variable */
    } out;
};

/* Divisors made of constants, each computed and tested once, named by the divided quantity. */
struct ModelDivisors {
    double i4_der_aV;                       /* i5.I/g1.gearRatio + g1.gearRatio*i4.I */
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct SineRealSignal sine;
    struct FixedTorqueSource tau;
    struct RotInertia i1;
    struct RotLinearSpring k1;
    struct RotInertia i4;
    struct IdealFixedGearBox g1;
    struct RotInertia i5;
    struct RotLinearSpring k2;
    struct RotInertia i2;
    struct RotLinearSpring k3;
    struct RotLinearDamper d3;
    struct RotInertia i3;
    struct AngleSensor sensor;
    struct ModelDivisors divisor;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_i1_law_euler = 5, EQ_i5_law_euler = 20, EQ_i2_law_euler = 29, EQ_i3_law_euler = 42,
    EQ_g1_law_ratio_dot = 69 };

#endif
