/* SeekerSoftwareExperiment.h - quantities, of MissileSeeker::SeekerSoftwareExperiment, from model.xmi, by sysphsc
 *     0.1.0. */
#ifndef MODEL_SeekerSoftwareExperiment_H
#define MODEL_SeekerSoftwareExperiment_H

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
struct SampledAxis_2 {
    double kp;                              /* constant */
    double ki;                              /* constant */
    double kd;                              /* constant */
    double limit;                           /* V, derived constant */
    double Ts;                              /* s, derived constant */
    double ePrev, ePrev_start;              /* rad, discrete; initial value */
    bool saturated, saturated_start;        /* discrete; initial value */
    double I_, I_start;                     /* discrete; initial value */
    bool hasRun, hasRun_start;              /* discrete; initial value */
    struct {
        double rSig, rSig_start;            /* discrete; initial value */
    } voltage;
};

/* MissileSeeker::SeekerController */
struct SeekerController {
    double limit;                           /* V, constant */
    double Ts;                              /* s, constant */
    struct SampledAxis_2 pitch;
    struct SampledAxis_2 yaw;
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
    double controller_pitch_voltage_rSig;
    double controller_pitch_ePrev;
    bool controller_pitch_saturated;
    double controller_pitch_I;
    bool controller_pitch_hasRun;
    double controller_yaw_voltage_rSig;
    double controller_yaw_ePrev;
    bool controller_yaw_saturated;
    double controller_yaw_I;
    bool controller_yaw_hasRun;
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
    struct ModelBranches branch;
    struct ModelBefore pre;
    struct ModelClocks tick;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_gimbal_law_momentumPitch = 9, EQ_pitchMotor_law_circuit = 19, EQ_yawMotor_law_circuit = 21 };

/* Calls of C code of the user. */
enum { CALL_controller_pitch_step_, CALL_controller_yaw_step_ };
extern const ModelSoftware model_software[];

/* Variables that messages name: rows of variables. */
enum { ROW_CONTROLLER_PITCH_VOLTAGE_R_SIG = 64, ROW_CONTROLLER_PITCH_E_PREV = 70, ROW_CONTROLLER_PITCH_I = 72,
    ROW_CONTROLLER_YAW_VOLTAGE_R_SIG = 76, ROW_CONTROLLER_YAW_E_PREV = 82, ROW_CONTROLLER_YAW_I = 84 };

/* Divisors that may pass through zero. */
void model_divisors(const Model *m, double *divisor);

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
