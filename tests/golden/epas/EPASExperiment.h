/* EPASExperiment.h - quantities, of Epas::EPASExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_EPASExperiment_H
#define MODEL_EPASExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"

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

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring {
    double aVRel;                           /* rad/s, variable */
    double torqueThru;                      /* N*m, variable */
    double k;                               /* N*m/rad, constant */
    double relPhi, relPhi_start;            /* rad, state; initial value */
    double der_relPhi;                      /* rad/s, derivative */
    struct {
        double aV;                          /* rad/s, variable */
    } b;
};

/* RotationalMechanics::IdealGearR2T */
struct IdealGearR2T {
    double ratio;                           /* rad/m, constant */
    struct {
        double f;                           /* N, variable */
    } trans;
};

/* TranslationalMechanics::TransInertia */
struct TransInertia {
    double m;                               /* kg, constant */
    double v, v_start;                      /* m/s, state; initial value */
    double der_v;                           /* m/s^2, derivative */
    struct {
        double f;                           /* N, variable */
    } b;
};

/* TranslationalMechanics::TransLinearDamper */
struct TransLinearDamper {
    double forceThru;                       /* N, variable */
    double displ, displ_start;              /* m, state; initial value */
    double der_displ;                       /* m/s, derivative */
    double k;                               /* N*s/m, constant */
};

/* TranslationalMechanics::TransLinearSpring */
struct TransLinearSpring {
    double forceThru;                       /* N, variable */
    double displ, displ_start;              /* m, variable; initial value */
    double der_displ;                       /* m/s, variable */
    double offset_displ;                    /* m, known from the start */
    double k;                               /* N/m, constant */
};

/* TranslationalMechanics::TransFixed */
struct TransFixed {
    struct {
        double f;                           /* N, variable */
    } p;
};

/* Epas::StepSignal */
struct StepSignal {
    double stepTime;                        /* s, constant */
    double stepVoltage;                     /* constant */
};

/* Electrical::VoltageSource */
struct VoltageSource {
    double v;                               /* V, variable */
};

/* Electrical::Resistor */
struct Resistor {
    double v;                               /* V, variable */
    double r;                               /* ohm, constant */
    double T_ref;                           /* K, constant */
    double alpha;                           /* 1/K, constant */
    double T;                               /* K, derived constant */
    double resistance;                      /* ohm, derived constant */
    struct {
        double v;                           /* V, variable */
    } n;
};

/* Electrical::Inductor */
struct Inductor {
    double v;                               /* V, variable */
    double i, i_start;                      /* A, state; initial value */
    double der_i;                           /* A/s, derivative */
    double l;                               /* H, constant */
    struct {
        double v;                           /* V, variable */
    } n;
};

/* Electrical::EMF */
struct EMF {
    double k;                               /* V*s/rad, constant */
    struct {
        double t;                           /* N*m, variable */
    } p;
};

/* RotationalMechanics::IdealFixedGearBox */
struct IdealFixedGearBox {
    double gearRatio;                       /* constant */
    struct {
        double t;                           /* N*m, variable */
        double aV;                          /* rad/s, variable */
    } rotB;
};

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool time_below_step_stepTime;          /* time < step.stepTime */
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct SineRealSignal driver;
    struct FixedTorqueSource driverTorque;
    struct RotInertia column;
    struct RotLinearDamper columnDamper;
    struct RotLinearSpring columnSpring;
    struct IdealGearR2T pinion1;
    struct TransInertia rack;
    struct TransLinearDamper rackDamper;
    struct TransLinearSpring tyreSpring;
    struct TransFixed wall;
    struct StepSignal step;
    struct VoltageSource source;
    struct Resistor resistor;
    struct Inductor coil;
    struct EMF emf;
    struct RotInertia rotor;
    struct RotLinearDamper rotorDamper;
    struct RotLinearSpring motorSpring;
    struct IdealFixedGearBox gear;
    struct IdealGearR2T pinion2;
    struct ModelBranches branch;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_column_law_euler = 5, EQ_rack_law_newton = 20, EQ_coil_law_induction = 44, EQ_rotor_law_euler = 52 };

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
