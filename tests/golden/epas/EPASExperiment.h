/* EPASExperiment.h - quantities, of Epas::EPASExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_EPASExperiment_H
#define MODEL_EPASExperiment_H

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
    struct AMomFlowElement b;               /* port, RotationalMechanics.xmi:17 */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper {
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m*s/rad, constant, RotationalMechanics.xmi:125 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement_2 {
    double aV;                              /* rad/s, variable, SysPhSLibrary.xmi:98 */
};

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m/rad, constant, RotationalMechanics.xmi:70 */
    double relPhi;                          /* rad, state, RotationalMechanics.xmi:74 */
    double der_relPhi;                      /* rad/s, derivative */
    struct AMomFlowElement_2 b;             /* port, RotationalMechanics.xmi:17 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::LMomFlowElement */
struct LMomFlowElement {
    double f;                               /* N, variable, SysPhSLibrary.xmi:85 */
};

/* RotationalMechanics::IdealGearR2T */
struct IdealGearR2T {
    double ratio;                           /* rad/m, constant, RotationalMechanics.xmi:250 */
    struct LMomFlowElement trans;           /* port, RotationalMechanics.xmi:246 */
};

/* TranslationalMechanics::TransInertia */
struct TransInertia {
    double m;                               /* kg, constant, TranslationalMechanics.xmi:127 */
    double v;                               /* m/s, state, TranslationalMechanics.xmi:131 */
    double der_v;                           /* m/s^2, derivative */
    struct LMomFlowElement b;               /* port, TranslationalMechanics.xmi:123 */
};

/* TranslationalMechanics::TransLinearDamper */
struct TransLinearDamper {
    double forceThru;                       /* N, variable, TranslationalMechanics.xmi:21 */
    double displ;                           /* m, state, TranslationalMechanics.xmi:33 */
    double k;                               /* N*s/m, constant, TranslationalMechanics.xmi:99 */
    double der_displ;                       /* m/s, derivative */
};

/* TranslationalMechanics::TransLinearSpring */
struct TransLinearSpring {
    double forceThru;                       /* N, variable, TranslationalMechanics.xmi:21 */
    double displ;                           /* m, state, TranslationalMechanics.xmi:33 */
    double k;                               /* N/m, constant, TranslationalMechanics.xmi:78 */
    double der_displ;                       /* m/s, derivative */
};

/* TranslationalMechanics::TransFixed */
struct TransFixed {
    struct LMomFlowElement p;               /* port, TranslationalMechanics.xmi:562 */
};

/* Epas::StepSignal */
struct StepSignal {
    double stepTime;                        /* s, constant, model.xmi:31 */
    double stepVoltage;                     /* constant, model.xmi:35 */
};

/* Electrical::VoltageSource */
struct VoltageSource {
    double v;                               /* V, variable, Electrical.xmi:21 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::ChargeFlowElement */
struct ChargeFlowElement {
    double v;                               /* V, variable, SysPhSLibrary.xmi:129 */
};

/* Electrical::Resistor */
struct Resistor {
    double v;                               /* V, variable, Electrical.xmi:21 */
    double r;                               /* ohm, constant, Electrical.xmi:66 */
    double T_ref;                           /* K, constant, Electrical.xmi:69 */
    double alpha;                           /* 1/K, constant, Electrical.xmi:74 */
    double T;                               /* K, derived constant, Electrical.xmi:78 */
    double resistance;                      /* ohm, derived constant, Electrical.xmi:83 */
    struct ChargeFlowElement n;             /* port, Electrical.xmi:17 */
};

/* Electrical::Inductor */
struct Inductor {
    double v;                               /* V, variable, Electrical.xmi:21 */
    double i;                               /* A, state, Electrical.xmi:25 */
    double l;                               /* H, constant, Electrical.xmi:124 */
    double der_i;                           /* A/s, derivative */
    struct ChargeFlowElement n;             /* port, Electrical.xmi:17 */
};

/* Electrical::EMF */
struct EMF {
    double k;                               /* V*s/rad, constant, Electrical.xmi:174 */
    struct AMomFlowElement p;               /* port, Electrical.xmi:170 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement_3 {
    double t;                               /* N*m, variable, SysPhSLibrary.xmi:95 */
    double aV;                              /* rad/s, variable, SysPhSLibrary.xmi:98 */
};

/* RotationalMechanics::IdealFixedGearBox */
struct IdealFixedGearBox {
    double gearRatio;                       /* constant, RotationalMechanics.xmi:205 */
    struct AMomFlowElement_3 rotB;          /* port, RotationalMechanics.xmi:201 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double column_aV;                       /* rad/s, initial value */
    double column_angle;                    /* rad, initial value */
    double columnSpring_relPhi;             /* rad, initial value */
    double rack_v;                          /* m/s, initial value */
    double rackDamper_displ;                /* m, initial value */
    double tyreSpring_displ;                /* m, initial value */
    double coil_i;                          /* A, initial value */
    double rotor_aV;                        /* rad/s, initial value */
    double rotor_angle;                     /* rad, initial value */
    double motorSpring_relPhi;              /* rad, initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double time_below_step_stepTime;        /* time < step.stepTime */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct SineRealSignal driver;           /* part, model.xmi:57 */
    struct FixedTorqueSource driverTorque;  /* part, model.xmi:61 */
    struct RotInertia column;               /* part, model.xmi:65 */
    struct RotLinearDamper columnDamper;    /* part, model.xmi:69 */
    struct RotLinearSpring columnSpring;    /* part, model.xmi:76 */
    struct IdealGearR2T pinion1;            /* part, model.xmi:80 */
    struct TransInertia rack;               /* part, model.xmi:84 */
    struct TransLinearDamper rackDamper;    /* part, model.xmi:88 */
    struct TransLinearSpring tyreSpring;    /* part, model.xmi:92 */
    struct TransFixed wall;                 /* part, model.xmi:96 */
    struct StepSignal step;                 /* part, model.xmi:99 */
    struct VoltageSource source;            /* part, model.xmi:102 */
    struct Resistor resistor;               /* part, model.xmi:105 */
    struct Inductor coil;                   /* part, model.xmi:109 */
    struct EMF emf;                         /* part, model.xmi:113 */
    struct RotInertia rotor;                /* part, model.xmi:120 */
    struct RotLinearDamper rotorDamper;     /* part, model.xmi:124 */
    struct RotLinearSpring motorSpring;     /* part, model.xmi:131 */
    struct IdealFixedGearBox gear;          /* part, model.xmi:135 */
    struct IdealGearR2T pinion2;            /* part, model.xmi:139 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[1];           /* how near to its boundary each of them keeps its value */
    struct ModelStart start;
};

/* How far branches are from changing. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
