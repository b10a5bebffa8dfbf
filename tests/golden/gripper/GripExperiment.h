/* GripExperiment.h - quantities, of Gripper::GripExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_GripExperiment_H
#define MODEL_GripExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* Gripper::Arm */
struct Arm {
    double m;                               /* kg, constant, model.xmi:16 */
    double kp;                              /* N/m, constant, model.xmi:20 */
    double kd;                              /* N*s/m, constant, model.xmi:24 */
    double g;                               /* m/s^2, constant, model.xmi:28 */
    double z;                               /* m, state, model.xmi:32 */
    double v;                               /* m/s, state, model.xmi:37 */
    double target;                          /* m, variable, model.xmi:42 */
    double force;                           /* N, variable, model.xmi:46 */
    double load;                            /* N, variable, model.xmi:50 */
    double der_z;                           /* m/s, derivative */
    double der_v;                           /* m/s^2, derivative */
};

/* Gripper::Sphere */
struct Sphere {
    double m;                               /* kg, constant, model.xmi:66 */
    double r;                               /* m, constant, model.xmi:70 */
    double restitution;                     /* constant, model.xmi:75 */
    double g;                               /* m/s^2, constant, model.xmi:80 */
    double h;                               /* m, state, model.xmi:84 */
    double v;                               /* m/s, state, model.xmi:89 */
    double bounces;                         /* discrete, model.xmi:98 */
    double der_h;                           /* m/s, derivative */
    double der_v;                           /* m/s^2, derivative */
    double when_1;                          /* discrete, model.xmi:110 */
};

/* Gripper::Target */
struct Target {
    double first;                           /* m, constant, model.xmi:115 */
    double second;                          /* m, constant, model.xmi:120 */
    double changeTime;                      /* s, constant, model.xmi:125 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double gripper_z;                       /* m, initial value */
    double gripper_v;                       /* m/s, initial value */
    double sphere_h;                        /* m, initial value */
    double sphere_v;                        /* m/s, initial value */
    double sphere_bounces;                  /* initial value */
    double attached;                        /* initial value */
    double sphere_when_1;                   /* initial value */
    double Gripping;                        /* initial value */
    double seen_Gripping_Free_1;            /* initial value */
    double since_Gripping_Free_1;           /* initial value */
    double consumed_Gripping_1;             /* initial value */
    double held_Gripping_Free_1;            /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double sphere_h_at_most_sphere_r;       /* sphere.h <= sphere.r */
    double sphere_v_below_0;                /* sphere.v < 0 */
    double time_below_ref_changeTime;       /* time < ref.changeTime */
    double sphere_h___sphere_r_at_least_gripper_z; /* sphere.h + sphere.r >= gripper.z */
    double time_at_least_releaseTime;       /* time >= releaseTime */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double sphere_bounces;
    double attached;
    double sphere_when_1;
    double Gripping;
    double seen_Gripping_Free_1;
    double since_Gripping_Free_1;
    double consumed_Gripping_1;
    double held_Gripping_Free_1;
};

/* What algorithms set states to at the present event, and whether they do. */
struct ModelResets {
    double gripper_v;
    double gripper_v_is_set;
    double sphere_v;
    double sphere_v_is_set;
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    double releaseTime;                     /* s, constant, model.xmi:152 */
    double attached;                        /* discrete, model.xmi:157 */
    double common;                          /* m/s, variable, model.xmi:166 */
    double Gripping;                        /* discrete, model.xmi:187 */
    double seen_Gripping_Free_1;            /* discrete, model.xmi:294 */
    double since_Gripping_Free_1;           /* discrete, model.xmi:294 */
    double consumed_Gripping_1;             /* discrete, model.xmi:294 */
    double held_Gripping_Free_1;            /* discrete, model.xmi:294 */
    struct Arm gripper;                     /* part, model.xmi:140 */
    struct Sphere sphere;                   /* part, model.xmi:144 */
    struct Target ref;                      /* part, model.xmi:148 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[5];           /* how near to its boundary each of them keeps its value */
    struct ModelBefore pre;
    struct ModelResets reset;
    struct ModelStart start;
};

/* How far branches are from changing. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
