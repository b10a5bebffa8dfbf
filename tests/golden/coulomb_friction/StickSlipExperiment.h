/* StickSlipExperiment.h - quantities, of CoulombFriction::StickSlipExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_StickSlipExperiment_H
#define MODEL_StickSlipExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"

/* ---- quantities ---- */

/* CoulombFriction::BeltFriction::Contact */
enum Contact { Contact_inactive, Contact_SlipForward, Contact_Stick, Contact_SlipBackward };

/* what a state has seen of a change event since it was entered */
enum seen { seen_nothing, seen_not_true, seen_consumed, seen_become_true, seen_held };

/* TranslationalMechanics::TransFixed */
struct TransFixed {
    struct {
        double f;                           /* N, variable */
    } p;
};

/* TranslationalMechanics::TransLinearSpring */
struct TransLinearSpring {
    double forceThru;                       /* N, variable */
    double displ, displ_start;              /* m, state; initial value */
    double der_displ;                       /* m/s, derivative */
    double k;                               /* N/m, constant */
};

/* TranslationalMechanics::TransLinearDamper */
struct TransLinearDamper {
    double forceThru;                       /* N, variable */
    double displ, displ_start;              /* m, variable; initial value */
    double der_displ;                       /* m/s, variable */
    double offset_displ;                    /* m, known from the start */
    double k;                               /* N*s/m, constant */
};

/* CoulombFriction::PositionInertia */
struct PositionInertia {
    double m;                               /* kg, constant */
    double v, v_start;                      /* m/s, state; initial value */
    double der_v;                           /* m/s^2, derivative */
    double x, x_start;                      /* m, variable; initial value */
    double der_x;                           /* m/s, variable */
    double offset_x;                        /* m, known from the start */
    struct {
        double f;                           /* N, variable */
    } a;
};

/* CoulombFriction::BeltFriction */
struct BeltFriction {
    double beltSpeed;                       /* m/s, constant */
    double staticForce;                     /* N, constant */
    double slidingForce;                    /* N, constant */
    double force;                           /* N, variable */
    double acceleration;                    /* m/s^2, variable */
    double mode, mode_start;                /* discrete; initial value */
    enum Contact Contact, Contact_start;    /* discrete; initial value */
    enum seen seen_Contact_SlipForward_1, seen_Contact_SlipForward_1_start; /* discrete; initial value */
    double since_Contact_SlipForward_1, since_Contact_SlipForward_1_start; /* discrete; initial value */
    double consumed_Contact_1, consumed_Contact_1_start; /* discrete; initial value */
    bool held_Contact_SlipForward_1, held_Contact_SlipForward_1_start; /* discrete; initial value */
    enum seen seen_Contact_Stick_1, seen_Contact_Stick_1_start; /* discrete; initial value */
    double since_Contact_Stick_1, since_Contact_Stick_1_start; /* discrete; initial value */
    double consumed_Contact_2, consumed_Contact_2_start; /* discrete; initial value */
    bool held_Contact_Stick_1, held_Contact_Stick_1_start; /* discrete; initial value */
    enum seen seen_Contact_Stick_2, seen_Contact_Stick_2_start; /* discrete; initial value */
    double since_Contact_Stick_2, since_Contact_Stick_2_start; /* discrete; initial value */
    double consumed_Contact_3, consumed_Contact_3_start; /* discrete; initial value */
    bool held_Contact_Stick_2, held_Contact_Stick_2_start; /* discrete; initial value */
    enum seen seen_Contact_SlipBackward_1, seen_Contact_SlipBackward_1_start; /* discrete; initial value */
    double since_Contact_SlipBackward_1, since_Contact_SlipBackward_1_start; /* discrete; initial value */
    double consumed_Contact_4, consumed_Contact_4_start; /* discrete; initial value */
    bool held_Contact_SlipBackward_1, held_Contact_SlipBackward_1_start; /* discrete; initial value */
};

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool mass_v_at_least_friction_beltSpeed; /* mass.v >= friction.beltSpeed */
    bool friction_acceleration_above_0;     /* friction.acceleration > 0 */
    bool friction_force_at_least_friction_staticForce; /* friction.force >= friction.staticForce */
    bool friction_force_at_most_minus_friction_staticForce; /* friction.force <= -friction.staticForce */
    bool mass_v_at_most_friction_beltSpeed; /* mass.v <= friction.beltSpeed */
    bool friction_acceleration_below_0;     /* friction.acceleration < 0 */
};

/* Distances from the boundary within which a relation with an indicator keeps its value. */
struct ModelSlacks {
    double mass_v_at_least_friction_beltSpeed;
    double friction_acceleration_above_0;
    double friction_force_at_least_friction_staticForce;
    double friction_force_at_most_minus_friction_staticForce;
    double mass_v_at_most_friction_beltSpeed;
    double friction_acceleration_below_0;
};

/* Values of discrete variables before the present event. */
struct ModelBefore {
    double friction_mode;
    enum Contact friction_Contact;
    enum seen friction_seen_Contact_SlipForward_1;
    double friction_since_Contact_SlipForward_1;
    double friction_consumed_Contact_1;
    bool friction_held_Contact_SlipForward_1;
    enum seen friction_seen_Contact_Stick_1;
    double friction_since_Contact_Stick_1;
    double friction_consumed_Contact_2;
    bool friction_held_Contact_Stick_1;
    enum seen friction_seen_Contact_Stick_2;
    double friction_since_Contact_Stick_2;
    double friction_consumed_Contact_3;
    bool friction_held_Contact_Stick_2;
    enum seen friction_seen_Contact_SlipBackward_1;
    double friction_since_Contact_SlipBackward_1;
    double friction_consumed_Contact_4;
    bool friction_held_Contact_SlipBackward_1;
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct TransFixed wall;
    struct TransLinearSpring spring;
    struct TransLinearDamper damper;
    struct PositionInertia mass;
    struct BeltFriction friction;
    struct ModelBranches branch;
    struct ModelSlacks slack;
    struct ModelBefore pre;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_friction_law_friction = 16 };

/* Divisors that may pass through zero. */
void model_divisors(const Model *m, double *divisor);

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
