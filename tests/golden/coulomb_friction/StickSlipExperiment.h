/* StickSlipExperiment.h - quantities, of CoulombFriction::StickSlipExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_StickSlipExperiment_H
#define MODEL_StickSlipExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::LMomFlowElement */
struct LMomFlowElement {
    double f;                               /* N, variable, SysPhSLibrary.xmi:85 */
};

/* TranslationalMechanics::TransFixed */
struct TransFixed {
    struct LMomFlowElement p;               /* port, TranslationalMechanics.xmi:562 */
};

/* TranslationalMechanics::TransLinearSpring */
struct TransLinearSpring {
    double forceThru;                       /* N, variable, TranslationalMechanics.xmi:21 */
    double displ;                           /* m, state, TranslationalMechanics.xmi:33 */
    double k;                               /* N/m, constant, TranslationalMechanics.xmi:78 */
    double der_displ;                       /* m/s, derivative */
};

/* TranslationalMechanics::TransLinearDamper */
struct TransLinearDamper {
    double forceThru;                       /* N, variable, TranslationalMechanics.xmi:21 */
    double displ;                           /* m, state, TranslationalMechanics.xmi:33 */
    double k;                               /* N*s/m, constant, TranslationalMechanics.xmi:99 */
    double der_displ;                       /* m/s, derivative */
};

/* CoulombFriction::PositionInertia */
struct PositionInertia {
    double m;                               /* kg, constant, TranslationalMechanics.xmi:127 */
    double v;                               /* m/s, state, TranslationalMechanics.xmi:131 */
    double x;                               /* m, state, model.xmi:22 */
    double der_v;                           /* m/s^2, derivative */
    double der_x;                           /* m/s, derivative */
    struct LMomFlowElement a;               /* port, TranslationalMechanics.xmi:119 */
};

/* CoulombFriction::BeltFriction */
struct BeltFriction {
    double beltSpeed;                       /* m/s, constant, model.xmi:43 */
    double staticForce;                     /* N, constant, model.xmi:47 */
    double slidingForce;                    /* N, constant, model.xmi:51 */
    double force;                           /* N, variable, model.xmi:55 */
    double acceleration;                    /* m/s^2, variable, model.xmi:59 */
    double mode;                            /* discrete, model.xmi:62 */
    double Contact;                         /* discrete, model.xmi:98 */
    double seen_Contact_SlipForward_1;      /* discrete, model.xmi:279 */
    double since_Contact_SlipForward_1;     /* discrete, model.xmi:279 */
    double consumed_Contact_1;              /* discrete, model.xmi:279 */
    double held_Contact_SlipForward_1;      /* discrete, model.xmi:279 */
    double seen_Contact_Stick_1;            /* discrete, model.xmi:291 */
    double since_Contact_Stick_1;           /* discrete, model.xmi:291 */
    double consumed_Contact_2;              /* discrete, model.xmi:291 */
    double held_Contact_Stick_1;            /* discrete, model.xmi:291 */
    double seen_Contact_Stick_2;            /* discrete, model.xmi:297 */
    double since_Contact_Stick_2;           /* discrete, model.xmi:297 */
    double consumed_Contact_3;              /* discrete, model.xmi:297 */
    double held_Contact_Stick_2;            /* discrete, model.xmi:297 */
    double seen_Contact_SlipBackward_1;     /* discrete, model.xmi:285 */
    double since_Contact_SlipBackward_1;    /* discrete, model.xmi:285 */
    double consumed_Contact_4;              /* discrete, model.xmi:285 */
    double held_Contact_SlipBackward_1;     /* discrete, model.xmi:285 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double spring_displ;                    /* m, initial value */
    double damper_displ;                    /* m, initial value */
    double mass_v;                          /* m/s, initial value */
    double mass_x;                          /* m, initial value */
    double friction_mode;                   /* initial value */
    double friction_Contact;                /* initial value */
    double friction_seen_Contact_SlipForward_1; /* initial value */
    double friction_since_Contact_SlipForward_1; /* initial value */
    double friction_consumed_Contact_1;     /* initial value */
    double friction_held_Contact_SlipForward_1; /* initial value */
    double friction_seen_Contact_Stick_1;   /* initial value */
    double friction_since_Contact_Stick_1;  /* initial value */
    double friction_consumed_Contact_2;     /* initial value */
    double friction_held_Contact_Stick_1;   /* initial value */
    double friction_seen_Contact_Stick_2;   /* initial value */
    double friction_since_Contact_Stick_2;  /* initial value */
    double friction_consumed_Contact_3;     /* initial value */
    double friction_held_Contact_Stick_2;   /* initial value */
    double friction_seen_Contact_SlipBackward_1; /* initial value */
    double friction_since_Contact_SlipBackward_1; /* initial value */
    double friction_consumed_Contact_4;     /* initial value */
    double friction_held_Contact_SlipBackward_1; /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double mass_v_at_least_friction_beltSpeed; /* mass.v >= friction.beltSpeed */
    double friction_acceleration_above_0;   /* friction.acceleration > 0 */
    double friction_force_at_least_friction_staticForce; /* friction.force >= friction.staticForce */
    double friction_force_at_most__friction_staticForce; /* friction.force <= -friction.staticForce */
    double mass_v_at_most_friction_beltSpeed; /* mass.v <= friction.beltSpeed */
    double friction_acceleration_below_0;   /* friction.acceleration < 0 */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double friction_mode;
    double friction_Contact;
    double friction_seen_Contact_SlipForward_1;
    double friction_since_Contact_SlipForward_1;
    double friction_consumed_Contact_1;
    double friction_held_Contact_SlipForward_1;
    double friction_seen_Contact_Stick_1;
    double friction_since_Contact_Stick_1;
    double friction_consumed_Contact_2;
    double friction_held_Contact_Stick_1;
    double friction_seen_Contact_Stick_2;
    double friction_since_Contact_Stick_2;
    double friction_consumed_Contact_3;
    double friction_held_Contact_Stick_2;
    double friction_seen_Contact_SlipBackward_1;
    double friction_since_Contact_SlipBackward_1;
    double friction_consumed_Contact_4;
    double friction_held_Contact_SlipBackward_1;
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct TransFixed wall;                 /* part, model.xmi:136 */
    struct TransLinearSpring spring;        /* part, model.xmi:139 */
    struct TransLinearDamper damper;        /* part, model.xmi:143 */
    struct PositionInertia mass;            /* part, model.xmi:147 */
    struct BeltFriction friction;           /* part, model.xmi:150 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[6];           /* how near to its boundary each of them keeps its value */
    struct ModelBefore pre;
    struct ModelStart start;
};

/* How far branches are from changing. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
