/* SMDExperiment.h - quantities, of DualSpringMassDamper::SMDExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_SMDExperiment_H
#define MODEL_SMDExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"
#include "runtime/requirement.h"

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

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool minus_mostTwist_at_most_spring1_relPhi; /* -mostTwist <= spring1.relPhi */
    bool spring1_relPhi_at_most_mostTwist;  /* spring1.relPhi <= mostTwist */
    bool minus_mostTwist_at_most_spring2_relPhi; /* -mostTwist <= spring2.relPhi */
    bool spring2_relPhi_at_most_mostTwist;  /* spring2.relPhi <= mostTwist */
    bool time_above_8;                      /* time > 8 */
    bool minus_0_1_at_most_inertia1_angle;  /* -0.1 <= inertia1.angle */
    bool inertia1_angle_at_most_0_1;        /* inertia1.angle <= 0.1 */
};

/* Distances from the boundary within which a relation with an indicator keeps its value. */
struct ModelSlacks {
    double minus_mostTwist_at_most_spring1_relPhi;
    double spring1_relPhi_at_most_mostTwist;
    double minus_mostTwist_at_most_spring2_relPhi;
    double spring2_relPhi_at_most_mostTwist;
    double minus_0_1_at_most_inertia1_angle;
    double inertia1_angle_at_most_0_1;
};

/* Values of discrete variables before the present event. */
struct ModelBefore {
    bool twist1_violated_limit;
    bool twist2_violated_limit;
    bool exercised_settled;
    bool violated_settled;
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    double mostTwist;                       /* rad, constant */
    bool twist1_violated_limit, twist1_violated_limit_start; /* discrete; initial value */
    bool twist2_violated_limit, twist2_violated_limit_start; /* discrete; initial value */
    bool exercised_settled, exercised_settled_start; /* discrete; initial value */
    bool violated_settled, violated_settled_start; /* discrete; initial value */
    struct RotInertia inertia1;
    struct RotInertia inertia2;
    struct RotLinearSpring spring1;
    struct RotLinearSpring spring2;
    struct RotLinearDamper damper1;
    struct RotLinearDamper damper2;
    struct ModelBranches branch;
    struct ModelSlacks slack;
    struct ModelBefore pre;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_inertia1_law_euler = 3, EQ_inertia2_law_euler = 7 };

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

/* Margins of checks. */
void model_checks(const Model *m, ModelCheckValue *check);
void model_bounds(const Model *m, double *bound); /* limits of variables in checks */

#endif
