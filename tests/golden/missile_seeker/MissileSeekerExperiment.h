/* MissileSeekerExperiment.h - quantities, of MissileSeeker::MissileSeekerExperiment, from model.xmi, by sysphsc
 *     0.1.0. */
#ifndef MODEL_MissileSeekerExperiment_H
#define MODEL_MissileSeekerExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"

/* ---- quantities ---- */

/* MissileSeeker::Ring */
struct Ring {
    double Iy;                              /* kg*m^2, constant */
};

/* MissileSeeker::Camera */
struct Camera {
    double Ix;                              /* kg*m^2, constant */
    double Iy;                              /* kg*m^2, constant */
    double Iz;                              /* kg*m^2, constant */
    double Ixz;                             /* kg*m^2, constant */
    double Iyz;                             /* kg*m^2, constant */
    double m;                               /* kg, constant */
    double l;                               /* m, constant */
};

/* MissileSeeker::Gimbal */
struct Gimbal {
    double g;                               /* m/s^2, constant */
    double alpha, alpha_start;              /* rad, state; initial value */
    double der_alpha;                       /* rad/s, derivative */
    double beta, beta_start;                /* rad, state; initial value */
    double der_beta;                        /* rad/s, derivative */
    double alphaV, alphaV_start;            /* rad/s, state; initial value */
    double der_alphaV;                      /* rad/s^2, derivative */
    double betaV, betaV_start;              /* rad/s, state; initial value */
    double der_betaV;                       /* rad/s^2, derivative */
    double M11;                             /* kg*m^2, variable */
    double M12;                             /* kg*m^2, variable */
    double dM11;                            /* kg*m^2, variable */
    double dM12;                            /* kg*m^2, variable */
    struct {
        double t;                           /* N*m, variable */
    } pitch;
    struct {
        double t;                           /* N*m, variable */
    } yaw;
    struct Ring ring;
    struct Camera camera;
};

/* MissileSeeker::Joint */
struct Joint {
    double b;                               /* N*m*s/rad, constant */
    double angle, angle_start;              /* rad, variable; initial value */
    double der_angle;                       /* rad/s, variable */
    double offset_angle;                    /* rad, known from the start */
    struct {
        double t;                           /* N*m, variable */
    } p;
};

/* MissileSeeker::DCMotor */
struct DCMotor {
    double k;                               /* V*s/rad, constant */
    double r;                               /* ohm, constant */
    double l;                               /* H, constant */
    double i, i_start;                      /* A, state; initial value */
    double der_i;                           /* A/s, derivative */
    struct {
        double t;                           /* N*m, variable */
    } rot;
};

/* MissileSeeker::SampledAxis */
struct SampledAxis {
    double kp;                              /* constant */
    double ki;                              /* constant */
    double kd;                              /* constant */
    double limit;                           /* V, derived constant */
    double Ts;                              /* s, derived constant */
    double e, e_start;                      /* rad, discrete; initial value */
    double ePrev, ePrev_start;              /* rad, discrete; initial value */
    double candidate, candidate_start;      /* discrete; initial value */
    double u0, u0_start;                    /* V, discrete; initial value */
    bool saturated, saturated_start;        /* discrete; initial value */
    double I_, I_start;                     /* discrete; initial value */
    double u, u_start;                      /* V, discrete; initial value */
};

/* MissileSeeker::SeekerController */
struct SeekerController {
    double limit;                           /* V, constant */
    double Ts;                              /* s, constant */
    struct SampledAxis pitch;
    struct SampledAxis yaw;
};

/* MissileSeeker::ReferenceGenerator */
struct ReferenceGenerator {
    double pitchAmplitude;                  /* rad, constant */
    double pitchFrequency;                  /* Hz, constant */
    double yawStep;                         /* rad, constant */
    double yawStepTime;                     /* s, constant */
    double yawAmplitude;                    /* rad, constant */
    double yawFrequency;                    /* Hz, constant */
    double pitch;                           /* rad, variable */
    double yaw;                             /* rad, variable */
};

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool time_at_least_ref_yawStepTime;     /* time >= ref.yawStepTime */
};

/* Values of discrete variables before the present event. */
struct ModelBefore {
    double controller_pitch_e;
    double controller_pitch_ePrev;
    double controller_pitch_candidate;
    double controller_pitch_u0;
    bool controller_pitch_saturated;
    double controller_pitch_I;
    double controller_pitch_u;
    double controller_yaw_e;
    double controller_yaw_ePrev;
    double controller_yaw_candidate;
    double controller_yaw_u0;
    bool controller_yaw_saturated;
    double controller_yaw_I;
    double controller_yaw_u;
};

/* Sample clocks. */
struct ModelClocks {
    bool every_0_001;                       /* it ticks */
    double every_0_001_period;              /* s */
    double every_0_001_first;               /* s */
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct Gimbal gimbal;
    struct Joint pitchJoint;
    struct Joint yawJoint;
    struct DCMotor pitchMotor;
    struct DCMotor yawMotor;
    struct SeekerController controller;
    struct ReferenceGenerator ref;
    bool is_initial, is_terminal;           /* during the first event, during the last event */
    struct ModelBranches branch;
    struct ModelBefore pre;
    struct ModelClocks tick;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_gimbal_law_momentumPitch = 9, EQ_pitchMotor_law_circuit = 19, EQ_yawMotor_law_circuit = 21 };

/* Divisors that may pass through zero. */
void model_divisors(const Model *m, double *divisor);

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
