/* MissileSeekerExperiment.h - quantities, of MissileSeeker::MissileSeekerExperiment, from model.xmi, by sysphsc
 *     0.1.0. */
#ifndef MODEL_MissileSeekerExperiment_H
#define MODEL_MissileSeekerExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement {
    double t;                               /* N*m, variable, SysPhSLibrary.xmi:95 */
};

/* MissileSeeker::Ring */
struct Ring {
    double Iy;                              /* kg*m^2, constant, model.xmi:25 */
};

/* MissileSeeker::Camera */
struct Camera {
    double Ix;                              /* kg*m^2, constant, model.xmi:32 */
    double Iy;                              /* kg*m^2, constant, model.xmi:36 */
    double Iz;                              /* kg*m^2, constant, model.xmi:40 */
    double Ixz;                             /* kg*m^2, constant, model.xmi:44 */
    double Iyz;                             /* kg*m^2, constant, model.xmi:48 */
    double m;                               /* kg, constant, model.xmi:52 */
    double l;                               /* m, constant, model.xmi:56 */
};

/* MissileSeeker::Gimbal */
struct Gimbal {
    double g;                               /* m/s^2, constant, model.xmi:75 */
    double alpha;                           /* rad, state, model.xmi:78 */
    double beta;                            /* rad, state, model.xmi:82 */
    double alphaV;                          /* rad/s, state, model.xmi:86 */
    double betaV;                           /* rad/s, state, model.xmi:90 */
    double M11;                             /* kg*m^2, variable, model.xmi:94 */
    double M12;                             /* kg*m^2, variable, model.xmi:98 */
    double dM11;                            /* kg*m^2, variable, model.xmi:106 */
    double dM12;                            /* kg*m^2, variable, model.xmi:110 */
    double der_alpha;                       /* rad/s, derivative */
    double der_beta;                        /* rad/s, derivative */
    double der_alphaV;                      /* rad/s^2, derivative */
    double der_betaV;                       /* rad/s^2, derivative */
    struct AMomFlowElement pitch;           /* port, model.xmi:63 */
    struct AMomFlowElement yaw;             /* port, model.xmi:66 */
    struct Ring ring;                       /* part, model.xmi:114 */
    struct Camera camera;                   /* part, model.xmi:117 */
};

/* MissileSeeker::Joint */
struct Joint {
    double b;                               /* N*m*s/rad, constant, model.xmi:235 */
    double angle;                           /* rad, state, model.xmi:239 */
    double der_angle;                       /* rad/s, derivative */
    struct AMomFlowElement p;               /* port, model.xmi:232 */
};

/* MissileSeeker::DCMotor */
struct DCMotor {
    double k;                               /* V*s/rad, constant, model.xmi:281 */
    double r;                               /* ohm, constant, model.xmi:285 */
    double l;                               /* H, constant, model.xmi:289 */
    double i;                               /* A, state, model.xmi:293 */
    double der_i;                           /* A/s, derivative */
    struct AMomFlowElement rot;             /* port, model.xmi:278 */
};

/* MissileSeeker::SampledAxis */
struct SampledAxis {
    double kp;                              /* constant, model.xmi:374 */
    double ki;                              /* constant, model.xmi:378 */
    double kd;                              /* constant, model.xmi:382 */
    double limit;                           /* V, derived constant, model.xmi:386 */
    double Ts;                              /* s, derived constant, model.xmi:390 */
    double e;                               /* rad, discrete, model.xmi:394 */
    double ePrev;                           /* rad, discrete, model.xmi:398 */
    double candidate;                       /* discrete, model.xmi:402 */
    double u0;                              /* V, discrete, model.xmi:406 */
    double saturated;                       /* discrete, model.xmi:410 */
    double I_;                              /* discrete, model.xmi:414 */
    double u;                               /* V, discrete, model.xmi:419 */
};

/* MissileSeeker::SeekerController */
struct SeekerController {
    double limit;                           /* V, constant, model.xmi:511 */
    double Ts;                              /* s, constant, model.xmi:515 */
    struct SampledAxis pitch;               /* part, model.xmi:519 */
    struct SampledAxis yaw;                 /* part, model.xmi:522 */
};

/* MissileSeeker::ReferenceGenerator */
struct ReferenceGenerator {
    double pitchAmplitude;                  /* rad, constant, model.xmi:574 */
    double pitchFrequency;                  /* Hz, constant, model.xmi:578 */
    double yawStep;                         /* rad, constant, model.xmi:582 */
    double yawStepTime;                     /* s, constant, model.xmi:586 */
    double yawAmplitude;                    /* rad, constant, model.xmi:590 */
    double yawFrequency;                    /* Hz, constant, model.xmi:594 */
    double pitch;                           /* rad, variable, model.xmi:598 */
    double yaw;                             /* rad, variable, model.xmi:602 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double gimbal_alpha;                    /* rad, initial value */
    double gimbal_beta;                     /* rad, initial value */
    double gimbal_alphaV;                   /* rad/s, initial value */
    double gimbal_betaV;                    /* rad/s, initial value */
    double pitchJoint_angle;                /* rad, initial value */
    double yawJoint_angle;                  /* rad, initial value */
    double pitchMotor_i;                    /* A, initial value */
    double yawMotor_i;                      /* A, initial value */
    double controller_pitch_e;              /* rad, initial value */
    double controller_pitch_ePrev;          /* rad, initial value */
    double controller_pitch_candidate;      /* initial value */
    double controller_pitch_u0;             /* V, initial value */
    double controller_pitch_saturated;      /* initial value */
    double controller_pitch_I;              /* initial value */
    double controller_pitch_u;              /* V, initial value */
    double controller_yaw_e;                /* rad, initial value */
    double controller_yaw_ePrev;            /* rad, initial value */
    double controller_yaw_candidate;        /* initial value */
    double controller_yaw_u0;               /* V, initial value */
    double controller_yaw_saturated;        /* initial value */
    double controller_yaw_I;                /* initial value */
    double controller_yaw_u;                /* V, initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double time_at_least_ref_yawStepTime;   /* time >= ref.yawStepTime */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double controller_pitch_e;
    double controller_pitch_ePrev;
    double controller_pitch_candidate;
    double controller_pitch_u0;
    double controller_pitch_saturated;
    double controller_pitch_I;
    double controller_pitch_u;
    double controller_yaw_e;
    double controller_yaw_ePrev;
    double controller_yaw_candidate;
    double controller_yaw_u0;
    double controller_yaw_saturated;
    double controller_yaw_I;
    double controller_yaw_u;
};

/* Sample clocks. */
struct ModelClocks {
    double every_0_001;                     /* 1 while it ticks */
    double every_0_001_period;              /* s */
    double every_0_001_first;               /* s */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Gimbal gimbal;                   /* part, model.xmi:654 */
    struct Joint pitchJoint;                /* part, model.xmi:657 */
    struct Joint yawJoint;                  /* part, model.xmi:660 */
    struct DCMotor pitchMotor;              /* part, model.xmi:663 */
    struct DCMotor yawMotor;                /* part, model.xmi:666 */
    struct SeekerController controller;     /* part, model.xmi:671 */
    struct ReferenceGenerator ref;          /* part, model.xmi:674 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[1];           /* how near to its boundary each of them keeps its value */
    struct ModelBefore pre;
    struct ModelClocks tick;
    struct ModelStart start;
};

/* How far branches are from changing. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
