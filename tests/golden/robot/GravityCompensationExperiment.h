/* GravityCompensationExperiment.h - quantities, of Robot::GravityCompensationExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#ifndef MODEL_GravityCompensationExperiment_H
#define MODEL_GravityCompensationExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"

/* ---- quantities ---- */

/* Robot::PendulumWithAngleSensor */
struct PendulumWithAngleSensor {
    double mass;                            /* kg, derived constant */
    double cmgDist;                         /* m, derived constant */
    double verticalAcceleration;            /* m/s^2, derived constant */
    double angle, angle_start;              /* rad, state; initial value */
    double der_angle;                       /* rad/s, derivative */
    double aV, aV_start;                    /* rad/s, state; initial value */
    double der_aV;                          /* rad/s^2, derivative */
    double angle2Signal;                    /* rad, constant */
    struct {
        double t;                           /* N*m, variable */
    } rot;
    struct {
        double rSig;                        /* variable */
        double der_rSig;                    /* variable */
    } angleOut;
};

/* Robot::GravityCompensationController */
struct GravityCompensationController {
    double gain;                            /* constant */
    double massEst;                         /* kg, derived constant */
    double lengthEst;                       /* m, derived constant */
    double gEst;                            /* m/s^2, derived constant */
    struct {
        double rSig;                        /* variable */
    } torque;
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
    double aV, aV_start;                    /* rad/s, state; initial value */
    double der_aV;                          /* rad/s^2, derivative */
    double angle, angle_start;              /* rad, state; initial value */
    double der_angle;                       /* rad/s, derivative */
    struct {
        double t;                           /* N*m, variable */
    } b;
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper {
    double torqueThru;                      /* N*m, variable */
    double k;                               /* N*m*s/rad, constant */
};

/* Actuators::SimpleMotor */
struct SimpleMotor {
    struct {
        double rSig;                        /* variable */
    } torqueSignal;
    struct {
        double t;                           /* N*m, variable */
    } rot;
    struct FixedTorqueSource torqueSource;
    struct RotInertia inertia;
    struct RotLinearDamper damper;
};

/* RotationalMechanics::IdealFixedGearBox */
struct IdealFixedGearBox {
    double gearRatio;                       /* constant */
    struct {
        double aV;                          /* rad/s, variable */
    } rotB;
};

/* RotationalMechanics::RotLinearSpringWithDisplacementSensor */
struct RotLinearSpringWithDisplacementSensor {
    double aVRel;                           /* rad/s, variable */
    double torqueThru;                      /* N*m, variable */
    double k;                               /* N*m/rad, constant */
    double relPhi, relPhi_start;            /* rad, state; initial value */
    double der_relPhi;                      /* rad/s, derivative */
    double displacement2Signal;             /* rad, constant */
    struct {
        double rSig;                        /* variable */
    } out;
};

/* RealSignals::PIDControl */
struct PIDControl {
    double kp;                              /* constant */
    double ki;                              /* constant */
    double kd;                              /* constant */
    double err;                             /* variable */
    double der_err;                         /* variable */
    double intErr, intErr_start;            /* state; initial value */
    double der_intErr;                      /* derivative */
    struct {
        double rSig;                        /* variable */
    } curValue;
    struct {
        double rSig;                        /* variable */
    } outSig;
};

/* Actuators::SimpleSEAController */
struct SimpleSEAController {
    double springConstant;                  /* N*m/rad, constant */
    double gearRatio;                       /* constant */
    double outputScale;                     /* constant */
    struct PIDControl pid;
};

/* Actuators::SeriesElasticActuator */
struct SeriesElasticActuator {
    struct SimpleMotor motor;
    struct IdealFixedGearBox gearbox;
    struct RotLinearSpringWithDisplacementSensor spring;
    struct SimpleSEAController controller;
};

/* Robot::OperatorActionModel */
struct OperatorActionModel {
    double changeTime;                      /* s, constant */
    double speed1;                          /* constant */
    struct {
        double rSig;                        /* variable */
    } action;
};

/* RotationalMechanics::FixedaVSource */
struct FixedaVSource {
    double signal2AngVelocity;              /* rad/s, constant */
    struct {
        double aV;                          /* rad/s, variable */
    } p;
};

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring {
    double aVRel;                           /* rad/s, variable */
    double torqueThru;                      /* N*m, variable */
    double k;                               /* N*m/rad, constant */
    double relPhi, relPhi_start;            /* rad, state; initial value */
    double der_relPhi;                      /* rad/s, derivative */
};

/* Robot::Operator */
struct Operator {
    struct {
        double t;                           /* N*m, variable */
    } rot;
    struct OperatorActionModel action;
    struct FixedaVSource source;
    struct RotLinearSpring spring;
    struct RotLinearDamper damper;
};

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool time_below_operator_action_changeTime; /* time < operator.action.changeTime */
};

/* Divisors made of constants, each computed and tested once, named by the divided quantity. */
struct ModelDivisors {
    double pend1_der_aV;                    /* pend1.mass*pend1.cmgDist^2 */
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    double verticalAcceleration;            /* m/s^2, constant */
    double pendulumLength;                  /* m, constant */
    double pendulumMass;                    /* kg, constant */
    struct PendulumWithAngleSensor pend1;
    struct GravityCompensationController gravityCompensationController;
    struct SeriesElasticActuator sea0;
    struct Operator operator_;
    struct ModelBranches branch;
    struct ModelDivisors divisor;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_pend1_law_momentum = 2, EQ_sea0_motor_inertia_law_euler = 9, EQ_sea0_gearbox_law_ratio = 15 };

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
