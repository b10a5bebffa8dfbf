/* GripExperiment.h - quantities, of Gripper::GripExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_GripExperiment_H
#define MODEL_GripExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"

/* ---- quantities ---- */

/* Gripper::GripTest::Gripping */
enum Gripping { Gripping_inactive, Gripping_Free, Gripping_Held, Gripping_Released };

/* what a state has seen of a change event since it was entered */
enum seen { seen_nothing, seen_not_true, seen_consumed, seen_become_true, seen_held };

/* Gripper::Arm */
struct Arm {
    double m;                               /* kg, constant */
    double kp;                              /* N/m, constant */
    double kd;                              /* N*s/m, constant */
    double g;                               /* m/s^2, constant */
    double z, z_start;                      /* m, state; initial value */
    double der_z;                           /* m/s, derivative */
    double der_der_z;                       /* (m/s)/s, variable */
    double v, v_start;                      /* m/s, state; initial value */
    double der_v;                           /* m/s^2, derivative */
    double target;                          /* m, variable */
    double force;                           /* N, variable */
    double load;                            /* N, variable */
};

/* Gripper::Sphere */
struct Sphere {
    double m;                               /* kg, constant */
    double r;                               /* m, constant */
    double restitution;                     /* constant */
    double g;                               /* m/s^2, constant */
    double h, h_start;                      /* m, state; initial value */
    double der_h;                           /* m/s, derivative */
    double der_der_h;                       /* (m/s)/s, variable */
    double v, v_start;                      /* m/s, state; initial value */
    double der_v;                           /* m/s^2, derivative */
    double bounces, bounces_start;          /* discrete; initial value */
    bool when_impact, when_impact_start;    /* discrete; initial value */
};

/* Gripper::Target */
struct Target {
    double first;                           /* m, constant */
    double second;                          /* m, constant */
    double changeTime;                      /* s, constant */
};

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool sphere_h_at_most_sphere_r;         /* sphere.h <= sphere.r */
    bool sphere_v_below_0;                  /* sphere.v < 0 */
    bool time_below_ref_changeTime;         /* time < ref.changeTime */
    bool sphere_h_plus_sphere_r_at_least_gripper_z; /* sphere.h + sphere.r >= gripper.z */
    bool time_at_least_releaseTime;         /* time >= releaseTime */
};

/* Distances from the boundary within which a relation with an indicator keeps its value. */
struct ModelSlacks {
    double sphere_h_at_most_sphere_r;
    double sphere_v_below_0;
    double sphere_h_plus_sphere_r_at_least_gripper_z;
};

/* Values of discrete variables before the present event. */
struct ModelBefore {
    double sphere_bounces;
    bool attached;
    bool sphere_when_impact;
    enum Gripping Gripping;
    enum seen seen_Gripping_Free_1;
    double since_Gripping_Free_1;
    double consumed_Gripping_1;
    bool held_Gripping_Free_1;
};

/* Values to which algorithms set states at the present event, and whether they do. */
struct ModelResets {
    double sphere_v;
    bool sphere_v_is_set;
};

/* Jumps of differentiated quantities while their impulses are traced; otherwise 0. */
struct ModelJumps {
    double sphere_h;
    double sphere_v;
    double der_sphere_h;
};

/* Divisors made of constants, each computed and tested once, named by the divided quantity. */
struct ModelDivisors {
    double gripper_load;                    /* 1/gripper.m + 1/sphere.m */
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    double releaseTime;                     /* s, constant */
    bool attached, attached_start;          /* discrete; initial value */
    enum Gripping Gripping, Gripping_start; /* discrete; initial value */
    enum seen seen_Gripping_Free_1, seen_Gripping_Free_1_start; /* discrete; initial value */
    double since_Gripping_Free_1, since_Gripping_Free_1_start; /* discrete; initial value */
    double consumed_Gripping_1, consumed_Gripping_1_start; /* discrete; initial value */
    bool held_Gripping_Free_1, held_Gripping_Free_1_start; /* discrete; initial value */
    struct Arm gripper;
    struct Sphere sphere;
    struct Target ref;
    struct ModelBranches branch;
    struct ModelSlacks slack;
    struct ModelBefore pre;
    struct ModelResets reset;
    struct ModelJumps jump;
    struct ModelDivisors divisor;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_gripper_momentum = 6, EQ_sphere_momentum = 8, EQ_sphere_height_dot = 16 };

/* Modes of the equations. One mode of each cluster is active. */
enum {
    MODE_NOT_ATTACHED, /* not attached */
    MODE_ATTACHED, /* attached */
};

#define MODE_OF(m, cluster) ((m)->solving.structure->mode[cluster])
int wanted_mode(const Model *m);

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
