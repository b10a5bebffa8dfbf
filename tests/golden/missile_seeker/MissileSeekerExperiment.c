/* MissileSeekerExperiment.c - simulation of MissileSeeker::MissileSeekerExperiment, from model.xmi, by sysphsc
 *     0.1.0.
 *
 * 8 states, 67 equations (33 eliminated), no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals
 * another one, up to its sign) has no member and appears in the table model_variables alone. The comment above each
 * statement names the equation, the part and the constraint that it was drawn in, its text there, and where that stands;
 * of a state machine, the state or action. model_evaluate computes what the derivatives need, in order; model_outputs all
 * else; model_residuals evaluates the equations as drawn, with the values that results show, to check the former.
 * Positions in the solver's vectors occur in model_set_states, model_get_states and model_get_derivatives only.
 *
 * Between events, m->branch keeps what relations and integer parts are, and discrete variables keep their values;
 * model_indicators and model_next_instant tell when a branch changes. At an event model_update determines them anew, with
 * their values before it in m->pre, and is called again until nothing changes.
 */
#include "runtime/instant.h"
#include "runtime/loop.h"
#include "runtime/model.h"

#include <math.h>
#include <string.h>

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

const size_t model_size = sizeof(struct Model);

/* Long functions come in pieces, evaluate_2 and the like: a compiler that joined them again would take very long. */
#if defined(__GNUC__)
#define NOINLINE __attribute__((noinline))
#else
#define NOINLINE
#endif

static inline double sign_of(double a)
{
    return (a > 0.0 ? 1.0 : 0.0) - (a < 0.0 ? 1.0 : 0.0);
}

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* E3  gimbal  GimbalConstraint::pitchMotion  der(alpha) = alphaV  model.xmi:982 */
    m->gimbal.der_alpha = m->gimbal.alphaV;

    /* E4  gimbal  GimbalConstraint::yawMotion  der(beta) = betaV  model.xmi:988 */
    m->gimbal.der_beta = m->gimbal.betaV;

    /* E5  gimbal  GimbalConstraint::inertiaPitch  M11 = ringIy + Ix*sin(beta)^2 + Iy*cos(beta)^2  model.xmi:994 */
    const double part_of_gimbal_M11 = sin(m->gimbal.beta);
    const double part_of_gimbal_M11_2 = cos(m->gimbal.beta);
    const double gimbal_M11 = m->gimbal.ring.Iy + m->gimbal.camera.Ix * (part_of_gimbal_M11 * part_of_gimbal_M11)
            + m->gimbal.camera.Iy * (part_of_gimbal_M11_2 * part_of_gimbal_M11_2);

    /* E6  gimbal  GimbalConstraint::inertiaCoupling  M12 = -(Ixz*sin(beta) + Iyz*cos(beta))  model.xmi:1000 */
    const double gimbal_M12 = -(m->gimbal.camera.Ixz * part_of_gimbal_M11
            + m->gimbal.camera.Iyz * part_of_gimbal_M11_2);

    /* E8  gimbal  GimbalConstraint::changePitch  dM11 = 2*(Ix - Iy)*sin(beta)*cos(beta)  model.xmi:1012 */
    const double gimbal_dM11 = 2.0 * (m->gimbal.camera.Ix - m->gimbal.camera.Iy) * part_of_gimbal_M11
            * part_of_gimbal_M11_2;

    /* E9  gimbal  GimbalConstraint::changeCoupling  dM12 = -(Ixz*cos(beta) - Iyz*sin(beta))  model.xmi:1018 */
    const double gimbal_dM12 = m->gimbal.camera.Iyz * part_of_gimbal_M11
            - m->gimbal.camera.Ixz * part_of_gimbal_M11_2;

    /* E15  pitchJoint  JointConstraint::motion  der(angle) = aV  model.xmi:1072
     *     aV is gimbal.alphaV */
    m->pitchJoint.der_angle = m->gimbal.alphaV;

    /* E16  pitchJoint  JointConstraint::friction  t = b*aV  model.xmi:1078
     *     aV is gimbal.alphaV */
    const double pitchJoint_p_t = m->pitchJoint.b * m->gimbal.alphaV;

    /* E18  yawJoint  JointConstraint::motion  der(angle) = aV  model.xmi:1072
     *     aV is gimbal.betaV */
    m->yawJoint.der_angle = m->gimbal.betaV;

    /* E19  yawJoint  JointConstraint::friction  t = b*aV  model.xmi:1078
     *     aV is gimbal.betaV */
    const double yawJoint_p_t = m->yawJoint.b * m->gimbal.betaV;

    /* E20  pitchMotor  DCMotorConstraint::circuit  l*der(i) + r*i + k*aV = u  model.xmi:1108
     *     solved for der(pitchMotor.i); rot.aV is gimbal.alphaV, in.rSig is controller.pitch.u */
    m->pitchMotor.der_i = (m->controller.pitch.u
            - (m->pitchMotor.r * m->pitchMotor.i + m->pitchMotor.k * m->gimbal.alphaV)) / m->pitchMotor.l;

    /* E21  pitchMotor  DCMotorConstraint::torque  t = -k*i  model.xmi:1114 */
    const double pitchMotor_rot_t = -(m->pitchMotor.k * m->pitchMotor.i);

    /* E60  flows at MissileSeeker::c7  pitchMotor.rot.t + gimbal.pitch.t + pitchJoint.p.t = 0  model.xmi:701
     *     solved for gimbal.pitch.t */
    const double gimbal_pitch_t = -(pitchMotor_rot_t + pitchJoint_p_t);

    /* E22  yawMotor  DCMotorConstraint::circuit  l*der(i) + r*i + k*aV = u  model.xmi:1108
     *     solved for der(yawMotor.i); rot.aV is gimbal.betaV, in.rSig is controller.yaw.u */
    m->yawMotor.der_i = (m->controller.yaw.u - (m->yawMotor.r * m->yawMotor.i + m->yawMotor.k * m->gimbal.betaV))
            / m->yawMotor.l;

    /* E23  yawMotor  DCMotorConstraint::torque  t = -k*i  model.xmi:1114 */
    const double yawMotor_rot_t = -(m->yawMotor.k * m->yawMotor.i);

    /* E61  flows at MissileSeeker::c11  yawMotor.rot.t + gimbal.yaw.t + yawJoint.p.t = 0  model.xmi:717
     *     solved for gimbal.yaw.t */
    const double gimbal_yaw_t = -(yawMotor_rot_t + yawJoint_p_t);

    /* E10  gimbal  GimbalConstraint::momentumPitch  model.xmi:1024
     *     M11*der(alphaV) + M12*der(betaV) + dM11*alphaV*betaV + dM12*betaV^2 - m*g*l*cos(beta)*cos(alpha) =
     *     tPitch
     *     solved for der(gimbal.alphaV) */
    const double divisor_for_der_gimbal_alphaV = gimbal_M11 - gimbal_M12 * (gimbal_M12 / m->gimbal.camera.Iz);
    if (!(fabs(divisor_for_der_gimbal_alphaV) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 9, NULL, divisor_for_der_gimbal_alphaV);
    const double part_of_der_gimbal_alphaV = gimbal_yaw_t
            - m->gimbal.camera.m * m->gimbal.g * m->gimbal.camera.l * part_of_gimbal_M11 * sin(m->gimbal.alpha)
            + gimbal_dM11 * (m->gimbal.alphaV * m->gimbal.alphaV) / 2.0;
    m->gimbal.der_alphaV = (gimbal_pitch_t + m->gimbal.camera.m * m->gimbal.g * m->gimbal.camera.l
            * part_of_gimbal_M11_2 * cos(m->gimbal.alpha)
            - (gimbal_M12 * (part_of_der_gimbal_alphaV / m->gimbal.camera.Iz)
            + gimbal_dM11 * m->gimbal.alphaV * m->gimbal.betaV
            + gimbal_dM12 * (m->gimbal.betaV * m->gimbal.betaV))) / divisor_for_der_gimbal_alphaV;

    /* E11  gimbal  GimbalConstraint::momentumYaw  model.xmi:1030
     *     M12*der(alphaV) + M22*der(betaV) - dM11*alphaV^2/2 + m*g*l*sin(beta)*sin(alpha) = tYaw
     *     solved for der(gimbal.betaV); M22 is gimbal.camera.Iz */
    m->gimbal.der_betaV = (part_of_der_gimbal_alphaV - gimbal_M12 * m->gimbal.der_alphaV) / m->gimbal.camera.Iz;

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E5 again, as in model_evaluate */
    const double part_of_gimbal_M11 = sin(m->gimbal.beta);
    const double part_of_gimbal_M11_2 = cos(m->gimbal.beta);
    m->gimbal.M11 = m->gimbal.ring.Iy + m->gimbal.camera.Ix * (part_of_gimbal_M11 * part_of_gimbal_M11)
            + m->gimbal.camera.Iy * (part_of_gimbal_M11_2 * part_of_gimbal_M11_2);

    /* E6 again, as in model_evaluate */
    m->gimbal.M12 = -(m->gimbal.camera.Ixz * part_of_gimbal_M11 + m->gimbal.camera.Iyz * part_of_gimbal_M11_2);

    /* E8 again, as in model_evaluate */
    m->gimbal.dM11 = 2.0 * (m->gimbal.camera.Ix - m->gimbal.camera.Iy) * part_of_gimbal_M11 * part_of_gimbal_M11_2;

    /* E9 again, as in model_evaluate */
    m->gimbal.dM12 = m->gimbal.camera.Iyz * part_of_gimbal_M11 - m->gimbal.camera.Ixz * part_of_gimbal_M11_2;

    /* E16 again, as in model_evaluate */
    m->pitchJoint.p.t = m->pitchJoint.b * m->gimbal.alphaV;

    /* E19 again, as in model_evaluate */
    m->yawJoint.p.t = m->yawJoint.b * m->gimbal.betaV;

    /* E21 again, as in model_evaluate */
    m->pitchMotor.rot.t = -(m->pitchMotor.k * m->pitchMotor.i);

    /* E60 again, as in model_evaluate */
    m->gimbal.pitch.t = -(m->pitchMotor.rot.t + m->pitchJoint.p.t);

    /* E23 again, as in model_evaluate */
    m->yawMotor.rot.t = -(m->yawMotor.k * m->yawMotor.i);

    /* E61 again, as in model_evaluate */
    m->gimbal.yaw.t = -(m->yawMotor.rot.t + m->yawJoint.p.t);

    /* E44  ref  ReferenceConstraint::pitching  model.xmi:1273
     *     pitch = pitchAmplitude*sin(2*3.141592653589793*pitchFrequency*time) */
    m->ref.pitch = m->ref.pitchAmplitude * sin(6.283185307179586 * m->ref.pitchFrequency * m->time);

    /* E45  ref  ReferenceConstraint::yawing  model.xmi:1279
     *     yaw = yawAmplitude*sin(2*3.141592653589793*yawFrequency*time) + (if time >= yawStepTime then yawStep
     *     else 0) */
    m->ref.yaw = m->ref.yawAmplitude * sin(6.283185307179586 * m->ref.yawFrequency * m->time)
            + (m->branch.time_at_least_ref_yawStepTime > 0.5 ? m->ref.yawStep : 0.0);

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static void derive_constants(Model *m)
{
    /* controller.pitch.limit = controller.limit  model.xmi:386 */
    m->controller.pitch.limit = m->controller.limit;

    /* controller.pitch.Ts = controller.Ts  model.xmi:390 */
    m->controller.pitch.Ts = m->controller.Ts;

    /* controller.yaw.limit = controller.limit  model.xmi:386 */
    m->controller.yaw.limit = m->controller.limit;

    /* controller.yaw.Ts = controller.Ts  model.xmi:390 */
    m->controller.yaw.Ts = m->controller.Ts;
}

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E20  pitchMotor  DCMotorConstraint::circuit  l*der(i) + r*i + k*aV = u  model.xmi:1108 */
    if (!(fabs(m->pitchMotor.l) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 19, NULL, m->pitchMotor.l);

    /* divisor in E22  yawMotor  DCMotorConstraint::circuit  l*der(i) + r*i + k*aV = u  model.xmi:1108 */
    if (!(fabs(m->yawMotor.l) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 21, NULL, m->yawMotor.l);

    /* divisor in E11  gimbal  GimbalConstraint::momentumYaw  model.xmi:1030
     *     M12*der(alphaV) + M22*der(betaV) - dM11*alphaV^2/2 + m*g*l*sin(beta)*sin(alpha) = tYaw */
    if (!(fabs(m->gimbal.camera.Iz) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 10, NULL, m->gimbal.camera.Iz);

    return MODEL_OK;
}

static void derive_starts(Model *m)
{
    m->tick.every_0_001_period = 0.001;
}

static void start_states(Model *m)
{
    m->gimbal.alpha = m->start.gimbal_alpha;
    m->gimbal.beta = m->start.gimbal_beta;
    m->gimbal.alphaV = m->start.gimbal_alphaV;
    m->gimbal.betaV = m->start.gimbal_betaV;
    m->pitchJoint.angle = m->start.pitchJoint_angle;
    m->yawJoint.angle = m->start.yawJoint_angle;
    m->pitchMotor.i = m->start.pitchMotor_i;
    m->yawMotor.i = m->start.yawMotor_i;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->gimbal.g = 9.81; /* m/s^2 */
    m->gimbal.ring.Iy = 0.002; /* kg*m^2 */
    m->gimbal.camera.Ix = 0.0008; /* kg*m^2 */
    m->gimbal.camera.Iy = 0.001; /* kg*m^2 */
    m->gimbal.camera.Iz = 0.0012; /* kg*m^2 */
    m->gimbal.camera.Ixz = 0.0001; /* kg*m^2 */
    m->gimbal.camera.Iyz = 5e-05; /* kg*m^2 */
    m->gimbal.camera.m = 0.6; /* kg */
    m->gimbal.camera.l = 0.005; /* m */
    m->pitchJoint.b = 0.002; /* N*m*s/rad */
    m->yawJoint.b = 0.0015; /* N*m*s/rad */
    m->pitchMotor.k = 0.1; /* V*s/rad */
    m->pitchMotor.r = 4.0; /* ohm */
    m->pitchMotor.l = 0.003; /* H */
    m->yawMotor.k = 0.08; /* V*s/rad */
    m->yawMotor.r = 4.0; /* ohm */
    m->yawMotor.l = 0.003; /* H */
    m->controller.limit = 24.0; /* V */
    m->controller.Ts = 0.001; /* s */
    m->controller.pitch.kp = 90.0;
    m->controller.pitch.ki = 300.0;
    m->controller.pitch.kd = 4.0;
    m->controller.yaw.kp = 70.0;
    m->controller.yaw.ki = 200.0;
    m->controller.yaw.kd = 3.0;
    m->ref.pitchAmplitude = 0.3; /* rad */
    m->ref.pitchFrequency = 1.0; /* Hz */
    m->ref.yawStep = 0.25; /* rad */
    m->ref.yawStepTime = 0.1; /* s */
    m->ref.yawAmplitude = 0.1; /* rad */
    m->ref.yawFrequency = 2.0; /* Hz */
    m->start.gimbal_alpha = 0.0; /* rad */
    m->start.gimbal_beta = 0.1; /* rad */
    m->start.gimbal_alphaV = 0.0; /* rad/s */
    m->start.gimbal_betaV = 0.0; /* rad/s */
    m->start.pitchJoint_angle = 0.0; /* rad */
    m->start.yawJoint_angle = 0.1; /* rad */
    m->start.pitchMotor_i = 0.0; /* A */
    m->start.yawMotor_i = 0.0; /* A */
    m->start.controller_pitch_e = 0.0; /* rad */
    m->start.controller_pitch_ePrev = 0.0; /* rad */
    m->start.controller_pitch_candidate = 0.0;
    m->start.controller_pitch_u0 = 0.0; /* V */
    m->start.controller_pitch_saturated = 0.0;
    m->start.controller_pitch_I = 0.0;
    m->start.controller_pitch_u = 0.0; /* V */
    m->start.controller_yaw_e = 0.0; /* rad */
    m->start.controller_yaw_ePrev = 0.0; /* rad */
    m->start.controller_yaw_candidate = 0.0;
    m->start.controller_yaw_u0 = 0.0; /* V */
    m->start.controller_yaw_saturated = 0.0;
    m->start.controller_yaw_I = 0.0;
    m->start.controller_yaw_u = 0.0; /* V */
}

ModelStatus model_derive_constants(Model *m)
{
    ModelStatus status;

    derive_constants(m);
    status = check_divisors(m);
    if (status != MODEL_OK)
        return status;
    derive_starts(m);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    ModelStatus status;

    m->time = time;
    start_states(m);
    status = model_evaluate(m);
    if (status != MODEL_OK)
        return status;
    status = model_outputs(m);
    if (status != MODEL_OK)
        return status;
    model_accept(m);
    model_accept_outputs(m);

    return MODEL_OK;
}

void model_accept(Model *m)
{
    (void)m; /* no loops */
}

void model_accept_outputs(Model *m)
{
    (void)m; /* no loops */
}

void model_set_states(Model *m, double time, const double *restrict x)
{
    m->time = time;
    m->gimbal.alpha = x[0]; /* rad */
    m->gimbal.beta = x[1]; /* rad */
    m->gimbal.alphaV = x[2]; /* rad/s */
    m->gimbal.betaV = x[3]; /* rad/s */
    m->pitchJoint.angle = x[4]; /* rad */
    m->yawJoint.angle = x[5]; /* rad */
    m->pitchMotor.i = x[6]; /* A */
    m->yawMotor.i = x[7]; /* A */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->gimbal.alpha; /* rad */
    x[1] = m->gimbal.beta; /* rad */
    x[2] = m->gimbal.alphaV; /* rad/s */
    x[3] = m->gimbal.betaV; /* rad/s */
    x[4] = m->pitchJoint.angle; /* rad */
    x[5] = m->yawJoint.angle; /* rad */
    x[6] = m->pitchMotor.i; /* A */
    x[7] = m->yawMotor.i; /* A */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->gimbal.der_alpha; /* rad/s */
    dx[1] = m->gimbal.der_beta; /* rad/s */
    dx[2] = m->gimbal.der_alphaV; /* rad/s^2 */
    dx[3] = m->gimbal.der_betaV; /* rad/s^2 */
    dx[4] = m->pitchJoint.der_angle; /* rad/s */
    dx[5] = m->yawJoint.der_angle; /* rad/s */
    dx[6] = m->pitchMotor.der_i; /* A/s */
    dx[7] = m->yawMotor.der_i; /* A/s */
}

/* Rows of model_variables. */
static const int states[] = {
        7, 8, 9, 10, 27, 32, 40, 47};

int model_state_count(const Model *m)
{
    (void)m;
    return 8;
}

int model_state_variable(const Model *m, int state)
{
    (void)m;
    return states[state];
}

const ModelLoop *model_large_loop(int index)
{
    (void)index;
    return NULL;
}

void model_attach(Model *m, int index, LargeLoop *memory)
{
    (void)m, (void)index, (void)memory;
}


ModelSolving *model_solving(Model *m)
{
    return &m->solving;
}

ModelFailure *model_failure(Model *m)
{
    return &m->failure;
}

/* ---- events ---- */

static void begin_update(Model *m)
{
    /* What algorithms assign is seen in the next round; what no tick changes stays. */
    m->controller.pitch.e = m->pre.controller_pitch_e;
    m->controller.pitch.ePrev = m->pre.controller_pitch_ePrev;
    m->controller.pitch.candidate = m->pre.controller_pitch_candidate;
    m->controller.pitch.u0 = m->pre.controller_pitch_u0;
    m->controller.pitch.saturated = m->pre.controller_pitch_saturated;
    m->controller.pitch.I_ = m->pre.controller_pitch_I;
    m->controller.pitch.u = m->pre.controller_pitch_u;
    m->controller.yaw.e = m->pre.controller_yaw_e;
    m->controller.yaw.ePrev = m->pre.controller_yaw_ePrev;
    m->controller.yaw.candidate = m->pre.controller_yaw_candidate;
    m->controller.yaw.u0 = m->pre.controller_yaw_u0;
    m->controller.yaw.saturated = m->pre.controller_yaw_saturated;
    m->controller.yaw.I_ = m->pre.controller_yaw_I;
    m->controller.yaw.u = m->pre.controller_yaw_u;
}

static NOINLINE void update_2(Model *m)
{
    /* E44 again, as in model_outputs */
    m->ref.pitch = m->ref.pitchAmplitude * sin(6.283185307179586 * m->ref.pitchFrequency * m->time);

    /* E45  decides time >= ref.yawStepTime  model.xmi:1279 */
    m->branch.time_at_least_ref_yawStepTime = instant_truth(m->time, 1.0, -m->ref.yawStepTime, true);

    /* E45 again, as in model_outputs */
    m->ref.yaw = m->ref.yawAmplitude * sin(6.283185307179586 * m->ref.yawFrequency * m->time)
            + (m->branch.time_at_least_ref_yawStepTime > 0.5 ? m->ref.yawStep : 0.0);
}

static NOINLINE void update_controller(Model *m)
{
    if (m->tick.every_0_001 > 0.5) {
        /* E28  controller.pitch  SampledAxisConstraint::error  e = ref - angle  model.xmi:1192
         *     ref.rSig is ref.pitch, angle.rSig is gimbal.alpha */
        m->controller.pitch.e = m->ref.pitch - m->gimbal.alpha;

        /* E29  controller.pitch  SampledAxisConstraint::memory  model.xmi:1198
         *     ePrev = if initial() then e else pre(e) */
        m->controller.pitch.ePrev = m->is_initial > 0.5 ? m->controller.pitch.e : m->pre.controller_pitch_e;

        /* E30  controller.pitch  SampledAxisConstraint::integration  candidate = pre(I) + ki*Ts*e  model.xmi:1204 */
        m->controller.pitch.candidate = m->pre.controller_pitch_I
                + m->controller.pitch.ki * m->controller.pitch.Ts * m->controller.pitch.e;

        /* E31  controller.pitch  SampledAxisConstraint::law  u0 = kp*e + candidate + kd*(e - ePrev)/Ts
         *     model.xmi:1210 */
        m->controller.pitch.u0 = m->controller.pitch.kp * m->controller.pitch.e + m->controller.pitch.candidate
                + m->controller.pitch.kd * (m->controller.pitch.e - m->controller.pitch.ePrev)
                / m->controller.pitch.Ts;

        /* E32  controller.pitch  SampledAxisConstraint::saturation  saturated = abs(u0) > limit  model.xmi:1216 */
        m->controller.pitch.saturated = fabs(m->controller.pitch.u0) > m->controller.pitch.limit ? 1.0 : 0.0;

        /* E33  controller.pitch  SampledAxisConstraint::antiWindup  model.xmi:1222
         *     I = if saturated then pre(I) else candidate */
        m->controller.pitch.I_ = m->controller.pitch.saturated > 0.5 ? m->pre.controller_pitch_I
                : m->controller.pitch.candidate;

        /* E34  controller.pitch  SampledAxisConstraint::limitation  model.xmi:1228
         *     u = if saturated then limit*sign(u0) else u0 */
        m->controller.pitch.u = m->controller.pitch.saturated > 0.5
                ? m->controller.pitch.limit * sign_of(m->controller.pitch.u0) : m->controller.pitch.u0;

        /* E36  controller.yaw  SampledAxisConstraint::error  e = ref - angle  model.xmi:1192
         *     ref.rSig is ref.yaw, angle.rSig is gimbal.beta */
        m->controller.yaw.e = m->ref.yaw - m->gimbal.beta;

        /* E37  controller.yaw  SampledAxisConstraint::memory  ePrev = if initial() then e else pre(e)
         *     model.xmi:1198 */
        m->controller.yaw.ePrev = m->is_initial > 0.5 ? m->controller.yaw.e : m->pre.controller_yaw_e;

        /* E38  controller.yaw  SampledAxisConstraint::integration  candidate = pre(I) + ki*Ts*e  model.xmi:1204 */
        m->controller.yaw.candidate = m->pre.controller_yaw_I
                + m->controller.yaw.ki * m->controller.yaw.Ts * m->controller.yaw.e;

        /* E39  controller.yaw  SampledAxisConstraint::law  u0 = kp*e + candidate + kd*(e - ePrev)/Ts
         *     model.xmi:1210 */
        m->controller.yaw.u0 = m->controller.yaw.kp * m->controller.yaw.e + m->controller.yaw.candidate
                + m->controller.yaw.kd * (m->controller.yaw.e - m->controller.yaw.ePrev) / m->controller.yaw.Ts;

        /* E40  controller.yaw  SampledAxisConstraint::saturation  saturated = abs(u0) > limit  model.xmi:1216 */
        m->controller.yaw.saturated = fabs(m->controller.yaw.u0) > m->controller.yaw.limit ? 1.0 : 0.0;

        /* E41  controller.yaw  SampledAxisConstraint::antiWindup  model.xmi:1222
         *     I = if saturated then pre(I) else candidate */
        m->controller.yaw.I_ = m->controller.yaw.saturated > 0.5 ? m->pre.controller_yaw_I
                : m->controller.yaw.candidate;

        /* E42  controller.yaw  SampledAxisConstraint::limitation  model.xmi:1228
         *     u = if saturated then limit*sign(u0) else u0 */
        m->controller.yaw.u = m->controller.yaw.saturated > 0.5
                ? m->controller.yaw.limit * sign_of(m->controller.yaw.u0) : m->controller.yaw.u0;
    }
}

static void update(Model *m)
{
    update_2(m);
    update_controller(m);
}

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    (void)m, (void)indicator; /* nothing is watched */

    return MODEL_OK;
}

static void next_instant(const Model *m, double *next)
{
    /* time >= ref.yawStepTime */
    *next = fmin(*next, instant_of_truth(m->time, 1.0, -m->ref.yawStepTime));
}

double model_next_instant(const Model *m)
{
    double next = INFINITY;
    next_instant(m, &next);
    return next;
}

/* Before the first event: branches that loops assume, as far as stated starts decide them. */
void model_guess(Model *m, double time)
{
    m->time = time;
    (void)m; /* stated starts decide nothing */
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    begin_update(m);
    update(m);

    return MODEL_OK;
}

void model_set_phase(Model *m, bool is_initial, bool is_terminal)
{
    m->is_initial = is_initial;
    m->is_terminal = is_terminal;
}

/* ---- the equations as drawn ---- */

static NOINLINE void residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)time;
    /* E1  gimbal  GimbalConstraint::pitchVelocity  aVPitch = alphaV  model.xmi:970 */
    const double gimbal_pitch_aV = listed[1];
    const double gimbal_alphaV = listed[9];
    residual[0] = gimbal_pitch_aV - gimbal_alphaV;
    scale[0] = fabs(gimbal_pitch_aV) + fabs(gimbal_alphaV);

    /* E2  gimbal  GimbalConstraint::yawVelocity  aVYaw = betaV  model.xmi:976 */
    const double gimbal_yaw_aV = listed[3];
    const double gimbal_betaV = listed[10];
    residual[1] = gimbal_yaw_aV - gimbal_betaV;
    scale[1] = fabs(gimbal_yaw_aV) + fabs(gimbal_betaV);

    /* E3  gimbal  GimbalConstraint::pitchMotion  der(alpha) = alphaV  model.xmi:982 */
    const double der_gimbal_alpha = listed[102];
    residual[2] = der_gimbal_alpha - gimbal_alphaV;
    scale[2] = fabs(der_gimbal_alpha) + fabs(gimbal_alphaV);

    /* E4  gimbal  GimbalConstraint::yawMotion  der(beta) = betaV  model.xmi:988 */
    const double der_gimbal_beta = listed[103];
    residual[3] = der_gimbal_beta - gimbal_betaV;
    scale[3] = fabs(der_gimbal_beta) + fabs(gimbal_betaV);

    /* E5  gimbal  GimbalConstraint::inertiaPitch  M11 = ringIy + Ix*sin(beta)^2 + Iy*cos(beta)^2  model.xmi:994 */
    const double gimbal_M11 = listed[11];
    const double gimbal_ring_Iy = listed[16];
    const double gimbal_camera_Ix = listed[17];
    const double gimbal_beta = listed[8];
    const double gimbal_camera_Iy = listed[18];
    const double part_of_E5 = sin(gimbal_beta);
    const double part_of_E5_2 = gimbal_camera_Ix * (part_of_E5 * part_of_E5);
    const double part_of_E5_3 = cos(gimbal_beta);
    const double part_of_E5_4 = gimbal_camera_Iy * (part_of_E5_3 * part_of_E5_3);
    residual[4] = gimbal_M11 - (gimbal_ring_Iy + part_of_E5_2 + part_of_E5_4);
    scale[4] = fabs(gimbal_M11) + fabs(gimbal_ring_Iy) + fabs(part_of_E5_2) + fabs(part_of_E5_4);

    /* E6  gimbal  GimbalConstraint::inertiaCoupling  M12 = -(Ixz*sin(beta) + Iyz*cos(beta))  model.xmi:1000 */
    const double gimbal_M12 = listed[12];
    const double gimbal_camera_Ixz = listed[20];
    const double gimbal_camera_Iyz = listed[21];
    const double part_of_E6 = gimbal_camera_Ixz * part_of_E5;
    const double part_of_E6_2 = gimbal_camera_Iyz * part_of_E5_3;
    residual[5] = gimbal_M12 + (part_of_E6 + part_of_E6_2);
    scale[5] = fabs(gimbal_M12) + fabs(part_of_E6) + fabs(part_of_E6_2);

    /* E7  gimbal  GimbalConstraint::inertiaYaw  M22 = Iz  model.xmi:1006 */
    const double gimbal_M22 = listed[13];
    const double gimbal_camera_Iz = listed[19];
    residual[6] = gimbal_M22 - gimbal_camera_Iz;
    scale[6] = fabs(gimbal_M22) + fabs(gimbal_camera_Iz);

    /* E8  gimbal  GimbalConstraint::changePitch  dM11 = 2*(Ix - Iy)*sin(beta)*cos(beta)  model.xmi:1012 */
    const double gimbal_dM11 = listed[14];
    const double part_of_E8 = 2.0 * (gimbal_camera_Ix - gimbal_camera_Iy) * part_of_E5 * part_of_E5_3;
    residual[7] = gimbal_dM11 - part_of_E8;
    scale[7] = fabs(gimbal_dM11) + fabs(part_of_E8);

    /* E9  gimbal  GimbalConstraint::changeCoupling  dM12 = -(Ixz*cos(beta) - Iyz*sin(beta))  model.xmi:1018 */
    const double gimbal_dM12 = listed[15];
    const double part_of_E9 = gimbal_camera_Ixz * part_of_E5_3;
    const double part_of_E9_2 = gimbal_camera_Iyz * part_of_E5;
    residual[8] = gimbal_dM12 + (part_of_E9 - part_of_E9_2);
    scale[8] = fabs(gimbal_dM12) + fabs(part_of_E9) + fabs(part_of_E9_2);

    /* E10  gimbal  GimbalConstraint::momentumPitch  model.xmi:1024
     *     M11*der(alphaV) + M12*der(betaV) + dM11*alphaV*betaV + dM12*betaV^2 - m*g*l*cos(beta)*cos(alpha) =
     *     tPitch */
    const double der_gimbal_alphaV = listed[104];
    const double der_gimbal_betaV = listed[105];
    const double gimbal_camera_m = listed[22];
    const double gimbal_g = listed[6];
    const double gimbal_camera_l = listed[23];
    const double gimbal_alpha = listed[7];
    const double gimbal_pitch_t = listed[0];
    const double part_of_E10 = gimbal_camera_m * gimbal_g * gimbal_camera_l * part_of_E5_3 * cos(gimbal_alpha);
    residual[9] = gimbal_M11 * der_gimbal_alphaV + gimbal_M12 * der_gimbal_betaV
            + gimbal_dM11 * gimbal_alphaV * gimbal_betaV + gimbal_dM12 * (gimbal_betaV * gimbal_betaV) - part_of_E10
            - gimbal_pitch_t;
    scale[9] = fabs(gimbal_M11 * der_gimbal_alphaV) + fabs(gimbal_M12 * der_gimbal_betaV)
            + fabs(gimbal_dM11 * gimbal_alphaV * gimbal_betaV) + fabs(gimbal_dM12 * (gimbal_betaV * gimbal_betaV))
            + fabs(part_of_E10) + fabs(gimbal_pitch_t);

    /* E11  gimbal  GimbalConstraint::momentumYaw  model.xmi:1030
     *     M12*der(alphaV) + M22*der(betaV) - dM11*alphaV^2/2 + m*g*l*sin(beta)*sin(alpha) = tYaw */
    const double gimbal_yaw_t = listed[2];
    const double part_of_E11 = gimbal_camera_m * gimbal_g * gimbal_camera_l * part_of_E5 * sin(gimbal_alpha);
    residual[10] = gimbal_M12 * der_gimbal_alphaV + gimbal_M22 * der_gimbal_betaV
            - gimbal_dM11 * (gimbal_alphaV * gimbal_alphaV) / 2.0 + part_of_E11 - gimbal_yaw_t;
    scale[10] = fabs(gimbal_M12 * der_gimbal_alphaV) + fabs(gimbal_M22 * der_gimbal_betaV)
            + fabs(gimbal_dM11 * (gimbal_alphaV * gimbal_alphaV) / 2.0) + fabs(part_of_E11) + fabs(gimbal_yaw_t);

    /* E12  gimbal  GimbalConstraint::pitchSignal  pitchAngle = alpha  model.xmi:1036 */
    const double gimbal_pitchAngle_rSig = listed[4];
    residual[11] = gimbal_pitchAngle_rSig - gimbal_alpha;
    scale[11] = fabs(gimbal_pitchAngle_rSig) + fabs(gimbal_alpha);

    /* E13  gimbal  GimbalConstraint::yawSignal  yawAngle = beta  model.xmi:1042 */
    const double gimbal_yawAngle_rSig = listed[5];
    residual[12] = gimbal_yawAngle_rSig - gimbal_beta;
    scale[12] = fabs(gimbal_yawAngle_rSig) + fabs(gimbal_beta);

    /* E14  pitchJoint  JointConstraint::velocity  aV = aVPort  model.xmi:1066 */
    const double pitchJoint_aV = listed[28];
    const double pitchJoint_p_aV = listed[25];
    residual[13] = pitchJoint_aV - pitchJoint_p_aV;
    scale[13] = fabs(pitchJoint_aV) + fabs(pitchJoint_p_aV);

    /* E15  pitchJoint  JointConstraint::motion  der(angle) = aV  model.xmi:1072 */
    const double der_pitchJoint_angle = listed[106];
    residual[14] = der_pitchJoint_angle - pitchJoint_aV;
    scale[14] = fabs(der_pitchJoint_angle) + fabs(pitchJoint_aV);

    /* E16  pitchJoint  JointConstraint::friction  t = b*aV  model.xmi:1078 */
    const double pitchJoint_p_t = listed[24];
    const double pitchJoint_b = listed[26];
    residual[15] = pitchJoint_p_t - pitchJoint_b * pitchJoint_aV;
    scale[15] = fabs(pitchJoint_p_t) + fabs(pitchJoint_b * pitchJoint_aV);

    /* E17  yawJoint  JointConstraint::velocity  aV = aVPort  model.xmi:1066 */
    const double yawJoint_aV = listed[33];
    const double yawJoint_p_aV = listed[30];
    residual[16] = yawJoint_aV - yawJoint_p_aV;
    scale[16] = fabs(yawJoint_aV) + fabs(yawJoint_p_aV);

    /* E18  yawJoint  JointConstraint::motion  der(angle) = aV  model.xmi:1072 */
    const double der_yawJoint_angle = listed[107];
    residual[17] = der_yawJoint_angle - yawJoint_aV;
    scale[17] = fabs(der_yawJoint_angle) + fabs(yawJoint_aV);

    /* E19  yawJoint  JointConstraint::friction  t = b*aV  model.xmi:1078 */
    const double yawJoint_p_t = listed[29];
    const double yawJoint_b = listed[31];
    residual[18] = yawJoint_p_t - yawJoint_b * yawJoint_aV;
    scale[18] = fabs(yawJoint_p_t) + fabs(yawJoint_b * yawJoint_aV);

    /* E20  pitchMotor  DCMotorConstraint::circuit  l*der(i) + r*i + k*aV = u  model.xmi:1108 */
    const double pitchMotor_l = listed[39];
    const double der_pitchMotor_i = listed[108];
    const double pitchMotor_r = listed[38];
    const double pitchMotor_i = listed[40];
    const double pitchMotor_k = listed[37];
    const double pitchMotor_rot_aV = listed[36];
    const double pitchMotor_in_rSig = listed[34];
    residual[19] = pitchMotor_l * der_pitchMotor_i + pitchMotor_r * pitchMotor_i + pitchMotor_k * pitchMotor_rot_aV
            - pitchMotor_in_rSig;
    scale[19] = fabs(pitchMotor_l * der_pitchMotor_i) + fabs(pitchMotor_r * pitchMotor_i)
            + fabs(pitchMotor_k * pitchMotor_rot_aV) + fabs(pitchMotor_in_rSig);

    /* E21  pitchMotor  DCMotorConstraint::torque  t = -k*i  model.xmi:1114 */
    const double pitchMotor_rot_t = listed[35];
    residual[20] = pitchMotor_rot_t + (pitchMotor_k * pitchMotor_i);
    scale[20] = fabs(pitchMotor_rot_t) + fabs(pitchMotor_k * pitchMotor_i);

    /* E22  yawMotor  DCMotorConstraint::circuit  l*der(i) + r*i + k*aV = u  model.xmi:1108 */
    const double yawMotor_l = listed[46];
    const double der_yawMotor_i = listed[109];
    const double yawMotor_r = listed[45];
    const double yawMotor_i = listed[47];
    const double yawMotor_k = listed[44];
    const double yawMotor_rot_aV = listed[43];
    const double yawMotor_in_rSig = listed[41];
    residual[21] = yawMotor_l * der_yawMotor_i + yawMotor_r * yawMotor_i + yawMotor_k * yawMotor_rot_aV
            - yawMotor_in_rSig;
    scale[21] = fabs(yawMotor_l * der_yawMotor_i) + fabs(yawMotor_r * yawMotor_i) + fabs(yawMotor_k * yawMotor_rot_aV)
            + fabs(yawMotor_in_rSig);

    /* E23  yawMotor  DCMotorConstraint::torque  t = -k*i  model.xmi:1114 */
    const double yawMotor_rot_t = listed[42];
    residual[22] = yawMotor_rot_t + (yawMotor_k * yawMotor_i);
    scale[22] = fabs(yawMotor_rot_t) + fabs(yawMotor_k * yawMotor_i);

    /* E24  pitchDriver  DriverConstraint::voltage  v = u  model.xmi:1132 */
    const double pitchDriver_v = listed[50];
    const double pitchDriver_in_rSig = listed[48];
    residual[23] = pitchDriver_v - pitchDriver_in_rSig;
    scale[23] = fabs(pitchDriver_v) + fabs(pitchDriver_in_rSig);

    /* E25  pitchDriver  DriverConstraint::output  y = v  model.xmi:1138 */
    const double pitchDriver_out_rSig = listed[49];
    residual[24] = pitchDriver_out_rSig - pitchDriver_v;
    scale[24] = fabs(pitchDriver_out_rSig) + fabs(pitchDriver_v);

    /* E26  yawDriver  DriverConstraint::voltage  v = u  model.xmi:1132 */
    const double yawDriver_v = listed[53];
    const double yawDriver_in_rSig = listed[51];
    residual[25] = yawDriver_v - yawDriver_in_rSig;
    scale[25] = fabs(yawDriver_v) + fabs(yawDriver_in_rSig);

    /* E27  yawDriver  DriverConstraint::output  y = v  model.xmi:1138 */
    const double yawDriver_out_rSig = listed[52];
    residual[26] = yawDriver_out_rSig - yawDriver_v;
    scale[26] = fabs(yawDriver_out_rSig) + fabs(yawDriver_v);

    /* E28  controller.pitch  SampledAxisConstraint::error  e = ref - angle  model.xmi:1192 */
    const double controller_pitch_e = listed[70];
    const double controller_pitch_ref_rSig = listed[62];
    const double controller_pitch_angle_rSig = listed[63];
    const double part_of_E28 = m->tick.every_0_001 > 0.5 ? controller_pitch_e : controller_pitch_e;
    const double part_of_E28_2 = m->tick.every_0_001 > 0.5 ? controller_pitch_ref_rSig - controller_pitch_angle_rSig
            : m->pre.controller_pitch_e;
    residual[27] = part_of_E28 - part_of_E28_2;
    scale[27] = fabs(part_of_E28) + fabs(part_of_E28_2);

    /* E29  controller.pitch  SampledAxisConstraint::memory  model.xmi:1198
     *     ePrev = if initial() then e else pre(e) */
    const double controller_pitch_ePrev = listed[71];
    const double part_of_E29 = m->tick.every_0_001 > 0.5 ? controller_pitch_ePrev : controller_pitch_ePrev;
    const double part_of_E29_2 = m->tick.every_0_001 > 0.5
            ? (m->is_initial > 0.5 ? controller_pitch_e : m->pre.controller_pitch_e) : m->pre.controller_pitch_ePrev;
    residual[28] = part_of_E29 - part_of_E29_2;
    scale[28] = fabs(part_of_E29) + fabs(part_of_E29_2);

    /* E30  controller.pitch  SampledAxisConstraint::integration  candidate = pre(I) + ki*Ts*e  model.xmi:1204 */
    const double controller_pitch_candidate = listed[72];
    const double controller_pitch_ki = listed[66];
    const double controller_pitch_Ts = listed[69];
    const double part_of_E30 = m->tick.every_0_001 > 0.5 ? controller_pitch_candidate : controller_pitch_candidate;
    const double part_of_E30_2 = m->tick.every_0_001 > 0.5
            ? m->pre.controller_pitch_I + controller_pitch_ki * controller_pitch_Ts * controller_pitch_e
            : m->pre.controller_pitch_candidate;
    residual[29] = part_of_E30 - part_of_E30_2;
    scale[29] = fabs(part_of_E30) + fabs(part_of_E30_2);
}

static NOINLINE void residuals_2(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    /* E31  controller.pitch  SampledAxisConstraint::law  u0 = kp*e + candidate + kd*(e - ePrev)/Ts  model.xmi:1210 */
    const double controller_pitch_u0 = listed[73];
    const double controller_pitch_kp = listed[65];
    const double controller_pitch_e = listed[70];
    const double controller_pitch_candidate = listed[72];
    const double controller_pitch_kd = listed[67];
    const double controller_pitch_ePrev = listed[71];
    const double controller_pitch_Ts = listed[69];
    const double part_of_E31 = m->tick.every_0_001 > 0.5 ? controller_pitch_u0 : controller_pitch_u0;
    const double part_of_E31_2 = m->tick.every_0_001 > 0.5
            ? controller_pitch_kp * controller_pitch_e + controller_pitch_candidate
            + controller_pitch_kd * (controller_pitch_e - controller_pitch_ePrev) / controller_pitch_Ts
            : m->pre.controller_pitch_u0;
    residual[30] = part_of_E31 - part_of_E31_2;
    scale[30] = fabs(part_of_E31) + fabs(part_of_E31_2);

    /* E32  controller.pitch  SampledAxisConstraint::saturation  saturated = abs(u0) > limit  model.xmi:1216 */
    const double controller_pitch_saturated = listed[74];
    const double controller_pitch_limit = listed[68];
    const double part_of_E32 = m->tick.every_0_001 > 0.5 ? controller_pitch_saturated : controller_pitch_saturated;
    const bool part_of_E32_2 = (m->tick.every_0_001 > 0.5 ? fabs(controller_pitch_u0) > controller_pitch_limit
            : m->pre.controller_pitch_saturated > 0.5);
    residual[31] = part_of_E32 - (part_of_E32_2 ? 1.0 : 0.0);
    scale[31] = fabs(part_of_E32) + fabs(part_of_E32_2 ? 1.0 : 0.0);

    /* E33  controller.pitch  SampledAxisConstraint::antiWindup  model.xmi:1222
     *     I = if saturated then pre(I) else candidate */
    const double controller_pitch_I = listed[75];
    const double part_of_E33 = m->tick.every_0_001 > 0.5 ? controller_pitch_I : controller_pitch_I;
    const double part_of_E33_2 = m->tick.every_0_001 > 0.5
            ? (controller_pitch_saturated > 0.5 ? m->pre.controller_pitch_I : controller_pitch_candidate)
            : m->pre.controller_pitch_I;
    residual[32] = part_of_E33 - part_of_E33_2;
    scale[32] = fabs(part_of_E33) + fabs(part_of_E33_2);

    /* E34  controller.pitch  SampledAxisConstraint::limitation  model.xmi:1228
     *     u = if saturated then limit*sign(u0) else u0 */
    const double controller_pitch_u = listed[76];
    const double part_of_E34 = m->tick.every_0_001 > 0.5 ? controller_pitch_u : controller_pitch_u;
    const double part_of_E34_2 = m->tick.every_0_001 > 0.5
            ? (controller_pitch_saturated > 0.5 ? controller_pitch_limit * sign_of(controller_pitch_u0)
            : controller_pitch_u0) : m->pre.controller_pitch_u;
    residual[33] = part_of_E34 - part_of_E34_2;
    scale[33] = fabs(part_of_E34) + fabs(part_of_E34_2);

    /* E35  controller.pitch  SampledAxisConstraint::output  voltage = u  model.xmi:1234 */
    const double controller_pitch_voltage_rSig = listed[64];
    residual[34] = controller_pitch_voltage_rSig - controller_pitch_u;
    scale[34] = fabs(controller_pitch_voltage_rSig) + fabs(controller_pitch_u);

    /* E36  controller.yaw  SampledAxisConstraint::error  e = ref - angle  model.xmi:1192 */
    const double controller_yaw_e = listed[85];
    const double controller_yaw_ref_rSig = listed[77];
    const double controller_yaw_angle_rSig = listed[78];
    const double part_of_E36 = m->tick.every_0_001 > 0.5 ? controller_yaw_e : controller_yaw_e;
    const double part_of_E36_2 = m->tick.every_0_001 > 0.5 ? controller_yaw_ref_rSig - controller_yaw_angle_rSig
            : m->pre.controller_yaw_e;
    residual[35] = part_of_E36 - part_of_E36_2;
    scale[35] = fabs(part_of_E36) + fabs(part_of_E36_2);

    /* E37  controller.yaw  SampledAxisConstraint::memory  ePrev = if initial() then e else pre(e)  model.xmi:1198 */
    const double controller_yaw_ePrev = listed[86];
    const double part_of_E37 = m->tick.every_0_001 > 0.5 ? controller_yaw_ePrev : controller_yaw_ePrev;
    const double part_of_E37_2 = m->tick.every_0_001 > 0.5
            ? (m->is_initial > 0.5 ? controller_yaw_e : m->pre.controller_yaw_e) : m->pre.controller_yaw_ePrev;
    residual[36] = part_of_E37 - part_of_E37_2;
    scale[36] = fabs(part_of_E37) + fabs(part_of_E37_2);

    /* E38  controller.yaw  SampledAxisConstraint::integration  candidate = pre(I) + ki*Ts*e  model.xmi:1204 */
    const double controller_yaw_candidate = listed[87];
    const double controller_yaw_ki = listed[81];
    const double controller_yaw_Ts = listed[84];
    const double part_of_E38 = m->tick.every_0_001 > 0.5 ? controller_yaw_candidate : controller_yaw_candidate;
    const double part_of_E38_2 = m->tick.every_0_001 > 0.5
            ? m->pre.controller_yaw_I + controller_yaw_ki * controller_yaw_Ts * controller_yaw_e
            : m->pre.controller_yaw_candidate;
    residual[37] = part_of_E38 - part_of_E38_2;
    scale[37] = fabs(part_of_E38) + fabs(part_of_E38_2);

    /* E39  controller.yaw  SampledAxisConstraint::law  u0 = kp*e + candidate + kd*(e - ePrev)/Ts  model.xmi:1210 */
    const double controller_yaw_u0 = listed[88];
    const double controller_yaw_kp = listed[80];
    const double controller_yaw_kd = listed[82];
    const double part_of_E39 = m->tick.every_0_001 > 0.5 ? controller_yaw_u0 : controller_yaw_u0;
    const double part_of_E39_2 = m->tick.every_0_001 > 0.5
            ? controller_yaw_kp * controller_yaw_e + controller_yaw_candidate
            + controller_yaw_kd * (controller_yaw_e - controller_yaw_ePrev) / controller_yaw_Ts
            : m->pre.controller_yaw_u0;
    residual[38] = part_of_E39 - part_of_E39_2;
    scale[38] = fabs(part_of_E39) + fabs(part_of_E39_2);

    /* E40  controller.yaw  SampledAxisConstraint::saturation  saturated = abs(u0) > limit  model.xmi:1216 */
    const double controller_yaw_saturated = listed[89];
    const double controller_yaw_limit = listed[83];
    const double part_of_E40 = m->tick.every_0_001 > 0.5 ? controller_yaw_saturated : controller_yaw_saturated;
    const bool part_of_E40_2 = (m->tick.every_0_001 > 0.5 ? fabs(controller_yaw_u0) > controller_yaw_limit
            : m->pre.controller_yaw_saturated > 0.5);
    residual[39] = part_of_E40 - (part_of_E40_2 ? 1.0 : 0.0);
    scale[39] = fabs(part_of_E40) + fabs(part_of_E40_2 ? 1.0 : 0.0);

    /* E41  controller.yaw  SampledAxisConstraint::antiWindup  model.xmi:1222
     *     I = if saturated then pre(I) else candidate */
    const double controller_yaw_I = listed[90];
    const double part_of_E41 = m->tick.every_0_001 > 0.5 ? controller_yaw_I : controller_yaw_I;
    const double part_of_E41_2 = m->tick.every_0_001 > 0.5
            ? (controller_yaw_saturated > 0.5 ? m->pre.controller_yaw_I : controller_yaw_candidate)
            : m->pre.controller_yaw_I;
    residual[40] = part_of_E41 - part_of_E41_2;
    scale[40] = fabs(part_of_E41) + fabs(part_of_E41_2);

    /* E42  controller.yaw  SampledAxisConstraint::limitation  model.xmi:1228
     *     u = if saturated then limit*sign(u0) else u0 */
    const double controller_yaw_u = listed[91];
    const double part_of_E42 = m->tick.every_0_001 > 0.5 ? controller_yaw_u : controller_yaw_u;
    const double part_of_E42_2 = m->tick.every_0_001 > 0.5
            ? (controller_yaw_saturated > 0.5 ? controller_yaw_limit * sign_of(controller_yaw_u0) : controller_yaw_u0)
            : m->pre.controller_yaw_u;
    residual[41] = part_of_E42 - part_of_E42_2;
    scale[41] = fabs(part_of_E42) + fabs(part_of_E42_2);

    /* E43  controller.yaw  SampledAxisConstraint::output  voltage = u  model.xmi:1234 */
    const double controller_yaw_voltage_rSig = listed[79];
    residual[42] = controller_yaw_voltage_rSig - controller_yaw_u;
    scale[42] = fabs(controller_yaw_voltage_rSig) + fabs(controller_yaw_u);

    /* E44  ref  ReferenceConstraint::pitching  model.xmi:1273
     *     pitch = pitchAmplitude*sin(2*3.141592653589793*pitchFrequency*time) */
    const double ref_pitch = listed[100];
    const double ref_pitchAmplitude = listed[94];
    const double ref_pitchFrequency = listed[95];
    const double part_of_E44 = ref_pitchAmplitude * sin(2.0 * 3.141592653589793 * ref_pitchFrequency * time);
    residual[43] = ref_pitch - part_of_E44;
    scale[43] = fabs(ref_pitch) + fabs(part_of_E44);

    /* E45  ref  ReferenceConstraint::yawing  model.xmi:1279
     *     yaw = yawAmplitude*sin(2*3.141592653589793*yawFrequency*time) + (if time >= yawStepTime then yawStep
     *     else 0) */
    const double ref_yaw = listed[101];
    const double ref_yawAmplitude = listed[98];
    const double ref_yawFrequency = listed[99];
    const double ref_yawStep = listed[96];
    const double part_of_E45 = ref_yawAmplitude * sin(2.0 * 3.141592653589793 * ref_yawFrequency * time);
    const double part_of_E45_2 = m->branch.time_at_least_ref_yawStepTime > 0.5 ? ref_yawStep : 0.0;
    residual[44] = ref_yaw - (part_of_E45 + part_of_E45_2);
    scale[44] = fabs(ref_yaw) + fabs(part_of_E45) + fabs(part_of_E45_2);

    /* E46  ref  ReferenceConstraint::pitchSignal  pitchRef = pitch  model.xmi:1285 */
    const double ref_pitchRef_rSig = listed[92];
    residual[45] = ref_pitchRef_rSig - ref_pitch;
    scale[45] = fabs(ref_pitchRef_rSig) + fabs(ref_pitch);

    /* E47  ref  ReferenceConstraint::yawSignal  yawRef = yaw  model.xmi:1291 */
    const double ref_yawRef_rSig = listed[93];
    residual[46] = ref_yawRef_rSig - ref_yaw;
    scale[46] = fabs(ref_yawRef_rSig) + fabs(ref_yaw);

    /* E48  connection MissileSeeker::c1  ref.pitchRef.rSig = controller.pitchRef.rSig  model.xmi:677 */
    const double controller_pitchRef_rSig = listed[54];
    residual[47] = ref_pitchRef_rSig - controller_pitchRef_rSig;
    scale[47] = fabs(ref_pitchRef_rSig) + fabs(controller_pitchRef_rSig);

    /* E49  connection MissileSeeker::c2  ref.yawRef.rSig = controller.yawRef.rSig  model.xmi:681 */
    const double controller_yawRef_rSig = listed[55];
    residual[48] = ref_yawRef_rSig - controller_yawRef_rSig;
    scale[48] = fabs(ref_yawRef_rSig) + fabs(controller_yawRef_rSig);

    /* E50  connection MissileSeeker::c3  gimbal.pitchAngle.rSig = controller.pitchAngle.rSig  model.xmi:685 */
    const double gimbal_pitchAngle_rSig = listed[4];
    const double controller_pitchAngle_rSig = listed[56];
    residual[49] = gimbal_pitchAngle_rSig - controller_pitchAngle_rSig;
    scale[49] = fabs(gimbal_pitchAngle_rSig) + fabs(controller_pitchAngle_rSig);

    /* E51  connection MissileSeeker::c4  gimbal.yawAngle.rSig = controller.yawAngle.rSig  model.xmi:689 */
    const double gimbal_yawAngle_rSig = listed[5];
    const double controller_yawAngle_rSig = listed[57];
    residual[50] = gimbal_yawAngle_rSig - controller_yawAngle_rSig;
    scale[50] = fabs(gimbal_yawAngle_rSig) + fabs(controller_yawAngle_rSig);

    /* E52  connection MissileSeeker::c5  controller.pitchVoltage.rSig = pitchDriver.in.rSig  model.xmi:693 */
    const double controller_pitchVoltage_rSig = listed[58];
    const double pitchDriver_in_rSig = listed[48];
    residual[51] = controller_pitchVoltage_rSig - pitchDriver_in_rSig;
    scale[51] = fabs(controller_pitchVoltage_rSig) + fabs(pitchDriver_in_rSig);

    /* E53  connection MissileSeeker::c6  pitchDriver.out.rSig = pitchMotor.in.rSig  model.xmi:697 */
    const double pitchDriver_out_rSig = listed[49];
    const double pitchMotor_in_rSig = listed[34];
    residual[52] = pitchDriver_out_rSig - pitchMotor_in_rSig;
    scale[52] = fabs(pitchDriver_out_rSig) + fabs(pitchMotor_in_rSig);

    /* E54  connection MissileSeeker::c7  pitchMotor.rot.aV = gimbal.pitch.aV  model.xmi:701 */
    const double pitchMotor_rot_aV = listed[36];
    const double gimbal_pitch_aV = listed[1];
    residual[53] = pitchMotor_rot_aV - gimbal_pitch_aV;
    scale[53] = fabs(pitchMotor_rot_aV) + fabs(gimbal_pitch_aV);

    /* E55  connection MissileSeeker::c8  pitchJoint.p.aV = gimbal.pitch.aV  model.xmi:705 */
    const double pitchJoint_p_aV = listed[25];
    residual[54] = pitchJoint_p_aV - gimbal_pitch_aV;
    scale[54] = fabs(pitchJoint_p_aV) + fabs(gimbal_pitch_aV);

    /* E56  connection MissileSeeker::c9  controller.yawVoltage.rSig = yawDriver.in.rSig  model.xmi:709 */
    const double controller_yawVoltage_rSig = listed[59];
    const double yawDriver_in_rSig = listed[51];
    residual[55] = controller_yawVoltage_rSig - yawDriver_in_rSig;
    scale[55] = fabs(controller_yawVoltage_rSig) + fabs(yawDriver_in_rSig);

    /* E57  connection MissileSeeker::c10  yawDriver.out.rSig = yawMotor.in.rSig  model.xmi:713 */
    const double yawDriver_out_rSig = listed[52];
    const double yawMotor_in_rSig = listed[41];
    residual[56] = yawDriver_out_rSig - yawMotor_in_rSig;
    scale[56] = fabs(yawDriver_out_rSig) + fabs(yawMotor_in_rSig);

    /* E58  connection MissileSeeker::c11  yawMotor.rot.aV = gimbal.yaw.aV  model.xmi:717 */
    const double yawMotor_rot_aV = listed[43];
    const double gimbal_yaw_aV = listed[3];
    residual[57] = yawMotor_rot_aV - gimbal_yaw_aV;
    scale[57] = fabs(yawMotor_rot_aV) + fabs(gimbal_yaw_aV);

    /* E59  connection MissileSeeker::c12  yawJoint.p.aV = gimbal.yaw.aV  model.xmi:721 */
    const double yawJoint_p_aV = listed[30];
    residual[58] = yawJoint_p_aV - gimbal_yaw_aV;
    scale[58] = fabs(yawJoint_p_aV) + fabs(gimbal_yaw_aV);

    /* E60  flows at MissileSeeker::c7  pitchMotor.rot.t + gimbal.pitch.t + pitchJoint.p.t = 0  model.xmi:701 */
    const double pitchMotor_rot_t = listed[35];
    const double gimbal_pitch_t = listed[0];
    const double pitchJoint_p_t = listed[24];
    residual[59] = pitchMotor_rot_t + gimbal_pitch_t + pitchJoint_p_t - 0.0;
    scale[59] = fabs(pitchMotor_rot_t) + fabs(gimbal_pitch_t) + fabs(pitchJoint_p_t);
}

static NOINLINE void residuals_3(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E61  flows at MissileSeeker::c11  yawMotor.rot.t + gimbal.yaw.t + yawJoint.p.t = 0  model.xmi:717 */
    const double yawMotor_rot_t = listed[42];
    const double gimbal_yaw_t = listed[2];
    const double yawJoint_p_t = listed[29];
    residual[60] = yawMotor_rot_t + gimbal_yaw_t + yawJoint_p_t - 0.0;
    scale[60] = fabs(yawMotor_rot_t) + fabs(gimbal_yaw_t) + fabs(yawJoint_p_t);

    /* E62  connection SeekerController::c1  controller.pitchRef.rSig = controller.pitch.ref.rSig  model.xmi:541 */
    const double controller_pitchRef_rSig = listed[54];
    const double controller_pitch_ref_rSig = listed[62];
    residual[61] = controller_pitchRef_rSig - controller_pitch_ref_rSig;
    scale[61] = fabs(controller_pitchRef_rSig) + fabs(controller_pitch_ref_rSig);

    /* E63  connection SeekerController::c2  model.xmi:545
     *     controller.pitchAngle.rSig = controller.pitch.angle.rSig */
    const double controller_pitchAngle_rSig = listed[56];
    const double controller_pitch_angle_rSig = listed[63];
    residual[62] = controller_pitchAngle_rSig - controller_pitch_angle_rSig;
    scale[62] = fabs(controller_pitchAngle_rSig) + fabs(controller_pitch_angle_rSig);

    /* E64  connection SeekerController::c3  model.xmi:549
     *     controller.pitch.voltage.rSig = controller.pitchVoltage.rSig */
    const double controller_pitch_voltage_rSig = listed[64];
    const double controller_pitchVoltage_rSig = listed[58];
    residual[63] = controller_pitch_voltage_rSig - controller_pitchVoltage_rSig;
    scale[63] = fabs(controller_pitch_voltage_rSig) + fabs(controller_pitchVoltage_rSig);

    /* E65  connection SeekerController::c4  controller.yawRef.rSig = controller.yaw.ref.rSig  model.xmi:553 */
    const double controller_yawRef_rSig = listed[55];
    const double controller_yaw_ref_rSig = listed[77];
    residual[64] = controller_yawRef_rSig - controller_yaw_ref_rSig;
    scale[64] = fabs(controller_yawRef_rSig) + fabs(controller_yaw_ref_rSig);

    /* E66  connection SeekerController::c5  controller.yawAngle.rSig = controller.yaw.angle.rSig  model.xmi:557 */
    const double controller_yawAngle_rSig = listed[57];
    const double controller_yaw_angle_rSig = listed[78];
    residual[65] = controller_yawAngle_rSig - controller_yaw_angle_rSig;
    scale[65] = fabs(controller_yawAngle_rSig) + fabs(controller_yaw_angle_rSig);

    /* E67  connection SeekerController::c6  model.xmi:561
     *     controller.yaw.voltage.rSig = controller.yawVoltage.rSig */
    const double controller_yaw_voltage_rSig = listed[79];
    const double controller_yawVoltage_rSig = listed[59];
    residual[66] = controller_yaw_voltage_rSig - controller_yawVoltage_rSig;
    scale[66] = fabs(controller_yaw_voltage_rSig) + fabs(controller_yawVoltage_rSig);
}

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    residuals(m, time, listed, residual, scale);
    residuals_2(m, time, listed, residual, scale);
    residuals_3(m, time, listed, residual, scale);
}

/* ---- how far branches are from changing ---- */

static void branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    /* E45  decides time >= ref.yawStepTime  model.xmi:1279 */
    const double ref_yawStepTime = listed[97];
    margin[0] = (2.0 * m->branch.time_at_least_ref_yawStepTime - 1.0) * (time - ref_yawStepTime);
}

/* ---- what events set, as drawn ---- */

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)value, (void)is_set; /* nothing */
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    period[0] = 0.001;
    (void)m, (void)listed, (void)period, (void)first;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

void model_partials(const Model *m, double *partial)
{
    /* E5 again, as in model_evaluate */
    const double part_of_gimbal_M11 = sin(m->gimbal.beta);
    const double part_of_gimbal_M11_2 = cos(m->gimbal.beta);
    const double gimbal_M11 = m->gimbal.ring.Iy + m->gimbal.camera.Ix * (part_of_gimbal_M11 * part_of_gimbal_M11)
            + m->gimbal.camera.Iy * (part_of_gimbal_M11_2 * part_of_gimbal_M11_2);
    /* E6 again, as in model_evaluate */
    const double part_of_gimbal_M12 = m->gimbal.camera.Ixz * part_of_gimbal_M11;
    const double part_of_gimbal_M12_2 = m->gimbal.camera.Iyz * part_of_gimbal_M11_2;
    const double gimbal_M12 = -(part_of_gimbal_M12 + part_of_gimbal_M12_2);
    /* E8 again, as in model_evaluate */
    const double gimbal_dM11 = 2.0 * (m->gimbal.camera.Ix - m->gimbal.camera.Iy) * part_of_gimbal_M11
            * part_of_gimbal_M11_2;
    /* E9 again, as in model_evaluate */
    const double part_of_gimbal_dM12 = m->gimbal.camera.Iyz * part_of_gimbal_M11;
    const double part_of_gimbal_dM12_2 = m->gimbal.camera.Ixz * part_of_gimbal_M11_2;
    const double gimbal_dM12 = part_of_gimbal_dM12 - part_of_gimbal_dM12_2;
    /* E16 again, as in model_evaluate */
    const double pitchJoint_p_t = m->pitchJoint.b * m->gimbal.alphaV;
    /* E19 again, as in model_evaluate */
    const double yawJoint_p_t = m->yawJoint.b * m->gimbal.betaV;
    /* E21 again, as in model_evaluate */
    const double pitchMotor_rot_t = -(m->pitchMotor.k * m->pitchMotor.i);
    /* E60 again, as in model_evaluate */
    const double gimbal_pitch_t = -(pitchMotor_rot_t + pitchJoint_p_t);
    /* E23 again, as in model_evaluate */
    const double yawMotor_rot_t = -(m->yawMotor.k * m->yawMotor.i);
    /* E61 again, as in model_evaluate */
    const double gimbal_yaw_t = -(yawMotor_rot_t + yawJoint_p_t);

    /* E5: gimbal.M11 by gimbal.beta */
    partial[2] = m->gimbal.camera.Ix * (2.0 * part_of_gimbal_M11 * part_of_gimbal_M11_2)
            - m->gimbal.camera.Iy * (2.0 * part_of_gimbal_M11_2 * part_of_gimbal_M11);

    /* E6: gimbal.M12 by gimbal.beta */
    partial[3] = -part_of_gimbal_dM12_2 + part_of_gimbal_dM12;

    /* E8: gimbal.dM11 by gimbal.beta */
    partial[4] = 2.0 * (m->gimbal.camera.Ix - m->gimbal.camera.Iy) * part_of_gimbal_M11_2 * part_of_gimbal_M11_2
            - 2.0 * (m->gimbal.camera.Ix - m->gimbal.camera.Iy) * part_of_gimbal_M11 * part_of_gimbal_M11;

    /* E9: gimbal.dM12 by gimbal.beta */
    partial[5] = part_of_gimbal_M12_2 + part_of_gimbal_M12;

    /* E16: pitchJoint.p.t by gimbal.alphaV */
    partial[6] = m->pitchJoint.b;

    /* E19: yawJoint.p.t by gimbal.betaV */
    partial[7] = m->yawJoint.b;

    /* E20: der(pitchMotor.i) by pitchMotor.i, gimbal.alphaV */
    partial[8] = -(m->pitchMotor.r / m->pitchMotor.l);
    partial[9] = -(m->pitchMotor.k / m->pitchMotor.l);

    /* E21: pitchMotor.rot.t by pitchMotor.i */
    partial[10] = -m->pitchMotor.k;

    /* E22: der(yawMotor.i) by yawMotor.i, gimbal.betaV */
    partial[11] = -(m->yawMotor.r / m->yawMotor.l);
    partial[12] = -(m->yawMotor.k / m->yawMotor.l);

    /* E23: yawMotor.rot.t by yawMotor.i */
    partial[13] = -m->yawMotor.k;

    /* E10: der(gimbal.alphaV) by gimbal.pitch.t, gimbal.beta, gimbal.alpha, gimbal.M12, gimbal.yaw.t, gimbal.dM11,
     *     gimbal.alphaV, gimbal.betaV, gimbal.dM12, gimbal.M11 */
    const double part_of_slope_of_der_gimbal_alphaV = gimbal_M11 - gimbal_M12 * (gimbal_M12 / m->gimbal.camera.Iz);
    partial[14] = 1.0 / part_of_slope_of_der_gimbal_alphaV;
    const double part_of_slope_of_der_gimbal_alphaV_2 = cos(m->gimbal.alpha);
    const double part_of_slope_of_der_gimbal_alphaV_3 = m->gimbal.camera.m * m->gimbal.g * m->gimbal.camera.l
            * part_of_gimbal_M11 * part_of_slope_of_der_gimbal_alphaV_2;
    const double part_of_slope_of_der_gimbal_alphaV_4 = sin(m->gimbal.alpha);
    const double part_of_slope_of_der_gimbal_alphaV_5 = m->gimbal.camera.m * m->gimbal.g * m->gimbal.camera.l
            * part_of_gimbal_M11_2 * part_of_slope_of_der_gimbal_alphaV_4;
    const double part_of_slope_of_der_gimbal_alphaV_6 = part_of_slope_of_der_gimbal_alphaV_5 / m->gimbal.camera.Iz;
    partial[15] = (-part_of_slope_of_der_gimbal_alphaV_3 + gimbal_M12 * part_of_slope_of_der_gimbal_alphaV_6)
            / part_of_slope_of_der_gimbal_alphaV;
    const double part_of_slope_of_der_gimbal_alphaV_7 = part_of_slope_of_der_gimbal_alphaV_3 / m->gimbal.camera.Iz;
    partial[16] = (-part_of_slope_of_der_gimbal_alphaV_5 + gimbal_M12 * part_of_slope_of_der_gimbal_alphaV_7)
            / part_of_slope_of_der_gimbal_alphaV;
    const double part_of_slope_of_der_gimbal_alphaV_8 = (gimbal_yaw_t
            - m->gimbal.camera.m * m->gimbal.g * m->gimbal.camera.l * part_of_gimbal_M11
            * part_of_slope_of_der_gimbal_alphaV_4
            + gimbal_dM11 * (m->gimbal.alphaV * m->gimbal.alphaV) / 2.0) / m->gimbal.camera.Iz;
    const double part_of_slope_of_der_gimbal_alphaV_9 = gimbal_pitch_t
            + m->gimbal.camera.m * m->gimbal.g * m->gimbal.camera.l * part_of_gimbal_M11_2
            * part_of_slope_of_der_gimbal_alphaV_2;
    const double part_of_slope_of_der_gimbal_alphaV_10 = gimbal_M12 * part_of_slope_of_der_gimbal_alphaV_8
            + gimbal_dM11 * m->gimbal.alphaV * m->gimbal.betaV + gimbal_dM12 * (m->gimbal.betaV * m->gimbal.betaV);
    partial[17] = (-(part_of_slope_of_der_gimbal_alphaV_8 * part_of_slope_of_der_gimbal_alphaV)
            + (part_of_slope_of_der_gimbal_alphaV_9 - part_of_slope_of_der_gimbal_alphaV_10)
            * (gimbal_M12 / m->gimbal.camera.Iz + gimbal_M12
            * (1.0 / m->gimbal.camera.Iz))) / (part_of_slope_of_der_gimbal_alphaV * part_of_slope_of_der_gimbal_alphaV);
    partial[18] = -(gimbal_M12 * (1.0 / m->gimbal.camera.Iz) / part_of_slope_of_der_gimbal_alphaV);
    partial[19] = -((gimbal_M12 * (m->gimbal.alphaV * m->gimbal.alphaV / 2.0 / m->gimbal.camera.Iz)
            + m->gimbal.alphaV * m->gimbal.betaV) / part_of_slope_of_der_gimbal_alphaV);
    partial[20] = -((gimbal_M12 * (gimbal_dM11 * (2.0 * m->gimbal.alphaV) / 2.0 / m->gimbal.camera.Iz)
            + gimbal_dM11 * m->gimbal.betaV) / part_of_slope_of_der_gimbal_alphaV);
    partial[21] = -((gimbal_dM11 * m->gimbal.alphaV + gimbal_dM12 * (2.0 * m->gimbal.betaV))
            / part_of_slope_of_der_gimbal_alphaV);
    partial[22] = -(m->gimbal.betaV * m->gimbal.betaV / part_of_slope_of_der_gimbal_alphaV);
    partial[23] = (part_of_slope_of_der_gimbal_alphaV_10 - part_of_slope_of_der_gimbal_alphaV_9)
            / (part_of_slope_of_der_gimbal_alphaV * part_of_slope_of_der_gimbal_alphaV);

    /* E11: der(gimbal.betaV) by gimbal.yaw.t, gimbal.beta, gimbal.alpha, gimbal.dM11, gimbal.alphaV, gimbal.M12,
     *     der(gimbal.alphaV) */
    partial[24] = 1.0 / m->gimbal.camera.Iz;
    partial[25] = -part_of_slope_of_der_gimbal_alphaV_6;
    partial[26] = -part_of_slope_of_der_gimbal_alphaV_7;
    partial[27] = m->gimbal.alphaV * m->gimbal.alphaV / 2.0 / m->gimbal.camera.Iz;
    partial[28] = gimbal_dM11 * (2.0 * m->gimbal.alphaV) / 2.0 / m->gimbal.camera.Iz;
    partial[29] = -(m->gimbal.der_alphaV / m->gimbal.camera.Iz);
    partial[30] = -(gimbal_M12 / m->gimbal.camera.Iz);
}

/* ---- tables ---- */

const int model_variable_count = 110;
const int model_equation_count = 67;
const int model_constraint_count = 67;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

static const char *const truths[] = {"false", "true", NULL};

/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"gimbal.pitch.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.pitch.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 59, NULL, 0, false},
    /* 1 */ {"gimbal.pitch.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "gimbal.alphaV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.alphaV), 1, 0.0, offsetof(Model, start.gimbal_alphaV), 0.0, 0, NULL, 0, false},
    /* 2 */ {"gimbal.yaw.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.yaw.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 60, NULL, 0, false},
    /* 3 */ {"gimbal.yaw.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "gimbal.betaV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.betaV), 1, 0.0, offsetof(Model, start.gimbal_betaV), 0.0, 1, NULL, 0, false},
    /* 4 */ {"gimbal.pitchAngle.rSig", "rad", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "gimbal.alpha", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.alpha), 1, 0.0, offsetof(Model, start.gimbal_alpha), 0.0, 11, NULL, 0, false},
    /* 5 */ {"gimbal.yawAngle.rSig", "rad", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "gimbal.beta", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.beta), 1, 0.0, offsetof(Model, start.gimbal_beta), 0.0, 12, NULL, 0, false},
    /* 6 */ {"gimbal.g", "m/s^2", "Acceleration of gravity",
        "model.xmi:75 MissileSeeker::Gimbal::g", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gimbal.g), 1, 0.0, offsetof(Model, gimbal.g), 0.0, -1, NULL, 0, false},
    /* 7 */ {"gimbal.alpha", "rad", "Pitch of the ring",
        "model.xmi:78 MissileSeeker::Gimbal::alpha", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, gimbal.alpha), 1, 0.0, offsetof(Model, start.gimbal_alpha), 0.0, -1, NULL, 0, false},
    /* 8 */ {"gimbal.beta", "rad", "Yaw of the camera in the ring",
        "model.xmi:82 MissileSeeker::Gimbal::beta", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, gimbal.beta), 1, 0.0, offsetof(Model, start.gimbal_beta), 0.0, -1, NULL, 0, false},
    /* 9 */ {"gimbal.alphaV", "rad/s", "Angular velocity of the pitch",
        "model.xmi:86 MissileSeeker::Gimbal::alphaV", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, gimbal.alphaV), 1, 0.0, offsetof(Model, start.gimbal_alphaV), 0.0, -1, NULL, 0, false},
    /* 10 */ {"gimbal.betaV", "rad/s", "Angular velocity of the yaw",
        "model.xmi:90 MissileSeeker::Gimbal::betaV", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, gimbal.betaV), 1, 0.0, offsetof(Model, start.gimbal_betaV), 0.0, -1, NULL, 0, false},
    /* 11 */ {"gimbal.M11", "kg*m^2", "Inertia against pitching",
        "model.xmi:94 MissileSeeker::Gimbal::M11", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.M11), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 12 */ {"gimbal.M12", "kg*m^2", "Inertia that couples pitch and yaw",
        "model.xmi:98 MissileSeeker::Gimbal::M12", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.M12), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 13 */ {"gimbal.M22", "kg*m^2", "Inertia against yawing",
        "model.xmi:102 MissileSeeker::Gimbal::M22", "gimbal.camera.Iz", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.camera.Iz), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 14 */ {"gimbal.dM11", "kg*m^2", "Derivative of M11 with respect to the yaw",
        "model.xmi:106 MissileSeeker::Gimbal::dM11", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.dM11), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 15 */ {"gimbal.dM12", "kg*m^2", "Derivative of M12 with respect to the yaw",
        "model.xmi:110 MissileSeeker::Gimbal::dM12", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.dM12), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 16 */ {"gimbal.ring.Iy", "kg*m^2", "Moment of inertia about the pitch axis",
        "model.xmi:25 MissileSeeker::Ring::Iy", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gimbal.ring.Iy), 1, 0.0, offsetof(Model, gimbal.ring.Iy), 0.0, -1, NULL, 0, false},
    /* 17 */ {"gimbal.camera.Ix", "kg*m^2", "Moment of inertia about x",
        "model.xmi:32 MissileSeeker::Camera::Ix", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gimbal.camera.Ix), 1, 0.0, offsetof(Model, gimbal.camera.Ix), 0.0, -1, NULL, 0, false},
    /* 18 */ {"gimbal.camera.Iy", "kg*m^2", "Moment of inertia about y",
        "model.xmi:36 MissileSeeker::Camera::Iy", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gimbal.camera.Iy), 1, 0.0, offsetof(Model, gimbal.camera.Iy), 0.0, -1, NULL, 0, false},
    /* 19 */ {"gimbal.camera.Iz", "kg*m^2", "Moment of inertia about z",
        "model.xmi:40 MissileSeeker::Camera::Iz", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gimbal.camera.Iz), 1, 0.0, offsetof(Model, gimbal.camera.Iz), 0.0, -1, NULL, 0, false},
    /* 20 */ {"gimbal.camera.Ixz", "kg*m^2", "Product of inertia, x and z",
        "model.xmi:44 MissileSeeker::Camera::Ixz", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gimbal.camera.Ixz), 1, 0.0, offsetof(Model, gimbal.camera.Ixz), 0.0, -1, NULL, 0, false},
    /* 21 */ {"gimbal.camera.Iyz", "kg*m^2", "Product of inertia, y and z",
        "model.xmi:48 MissileSeeker::Camera::Iyz", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gimbal.camera.Iyz), 1, 0.0, offsetof(Model, gimbal.camera.Iyz), 0.0, -1, NULL, 0, false},
    /* 22 */ {"gimbal.camera.m", "kg", "Mass",
        "model.xmi:52 MissileSeeker::Camera::m", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gimbal.camera.m), 1, 0.0, offsetof(Model, gimbal.camera.m), 0.0, -1, NULL, 0, false},
    /* 23 */ {"gimbal.camera.l", "m", "Distance of the mass centre from the axes, along x",
        "model.xmi:56 MissileSeeker::Camera::l", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gimbal.camera.l), 1, 0.0, offsetof(Model, gimbal.camera.l), 0.0, -1, NULL, 0, false},
    /* 24 */ {"pitchJoint.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pitchJoint.p.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 25 */ {"pitchJoint.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "gimbal.alphaV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.alphaV), 1, 0.0, offsetof(Model, start.gimbal_alphaV), 0.0, 13, NULL, 0, false},
    /* 26 */ {"pitchJoint.b", "N*m*s/rad", "Friction",
        "model.xmi:235 MissileSeeker::Joint::b", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pitchJoint.b), 1, 0.0, offsetof(Model, pitchJoint.b), 0.0, -1, NULL, 0, false},
    /* 27 */ {"pitchJoint.angle", "rad", "Angle of the bearing",
        "model.xmi:239 MissileSeeker::Joint::angle", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, pitchJoint.angle), 1, 0.0, offsetof(Model, start.pitchJoint_angle), 0.0, -1, NULL, 0, false},
    /* 28 */ {"pitchJoint.aV", "rad/s", "Angular velocity of the bearing",
        "model.xmi:243 MissileSeeker::Joint::aV", "gimbal.alphaV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.alphaV), 1, 0.0, offsetof(Model, start.gimbal_alphaV), 0.0, 54, NULL, 0, false},
    /* 29 */ {"yawJoint.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, yawJoint.p.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 18, NULL, 0, false},
    /* 30 */ {"yawJoint.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "gimbal.betaV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.betaV), 1, 0.0, offsetof(Model, start.gimbal_betaV), 0.0, 16, NULL, 0, false},
    /* 31 */ {"yawJoint.b", "N*m*s/rad", "Friction",
        "model.xmi:235 MissileSeeker::Joint::b", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, yawJoint.b), 1, 0.0, offsetof(Model, yawJoint.b), 0.0, -1, NULL, 0, false},
    /* 32 */ {"yawJoint.angle", "rad", "Angle of the bearing",
        "model.xmi:239 MissileSeeker::Joint::angle", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, yawJoint.angle), 1, 0.0, offsetof(Model, start.yawJoint_angle), 0.0, -1, NULL, 0, false},
    /* 33 */ {"yawJoint.aV", "rad/s", "Angular velocity of the bearing",
        "model.xmi:243 MissileSeeker::Joint::aV", "gimbal.betaV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.betaV), 1, 0.0, offsetof(Model, start.gimbal_betaV), 0.0, 58, NULL, 0, false},
    /* 34 */ {"pitchMotor.in.rSig", "V", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "controller.pitch.u", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.pitch.u), 1, 0.0, offsetof(Model, start.controller_pitch_u), 0.0, 52, NULL, 0, false},
    /* 35 */ {"pitchMotor.rot.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pitchMotor.rot.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 20, NULL, 0, false},
    /* 36 */ {"pitchMotor.rot.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "gimbal.alphaV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.alphaV), 1, 0.0, offsetof(Model, start.gimbal_alphaV), 0.0, 53, NULL, 0, false},
    /* 37 */ {"pitchMotor.k", "V*s/rad", "Torque for one unit of current",
        "model.xmi:281 MissileSeeker::DCMotor::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pitchMotor.k), 1, 0.0, offsetof(Model, pitchMotor.k), 0.0, -1, NULL, 0, false},
    /* 38 */ {"pitchMotor.r", "ohm", "Resistance of the armature",
        "model.xmi:285 MissileSeeker::DCMotor::r", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pitchMotor.r), 1, 0.0, offsetof(Model, pitchMotor.r), 0.0, -1, NULL, 0, false},
    /* 39 */ {"pitchMotor.l", "H", "Inductance of the armature",
        "model.xmi:289 MissileSeeker::DCMotor::l", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pitchMotor.l), 1, 0.0, offsetof(Model, pitchMotor.l), 0.0, -1, NULL, 0, false},
    /* 40 */ {"pitchMotor.i", "A", "Current",
        "model.xmi:293 MissileSeeker::DCMotor::i", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, pitchMotor.i), 1, 0.0, offsetof(Model, start.pitchMotor_i), 0.0, -1, NULL, 0, false},
    /* 41 */ {"yawMotor.in.rSig", "V", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "controller.yaw.u", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.yaw.u), 1, 0.0, offsetof(Model, start.controller_yaw_u), 0.0, 56, NULL, 0, false},
    /* 42 */ {"yawMotor.rot.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, yawMotor.rot.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 22, NULL, 0, false},
    /* 43 */ {"yawMotor.rot.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "gimbal.betaV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.betaV), 1, 0.0, offsetof(Model, start.gimbal_betaV), 0.0, 57, NULL, 0, false},
    /* 44 */ {"yawMotor.k", "V*s/rad", "Torque for one unit of current",
        "model.xmi:281 MissileSeeker::DCMotor::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, yawMotor.k), 1, 0.0, offsetof(Model, yawMotor.k), 0.0, -1, NULL, 0, false},
    /* 45 */ {"yawMotor.r", "ohm", "Resistance of the armature",
        "model.xmi:285 MissileSeeker::DCMotor::r", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, yawMotor.r), 1, 0.0, offsetof(Model, yawMotor.r), 0.0, -1, NULL, 0, false},
    /* 46 */ {"yawMotor.l", "H", "Inductance of the armature",
        "model.xmi:289 MissileSeeker::DCMotor::l", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, yawMotor.l), 1, 0.0, offsetof(Model, yawMotor.l), 0.0, -1, NULL, 0, false},
    /* 47 */ {"yawMotor.i", "A", "Current",
        "model.xmi:293 MissileSeeker::DCMotor::i", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, yawMotor.i), 1, 0.0, offsetof(Model, start.yawMotor_i), 0.0, -1, NULL, 0, false},
    /* 48 */ {"pitchDriver.in.rSig", "V", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "controller.pitch.u", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.pitch.u), 1, 0.0, offsetof(Model, start.controller_pitch_u), 0.0, 23, NULL, 0, false},
    /* 49 */ {"pitchDriver.out.rSig", "V", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "controller.pitch.u", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.pitch.u), 1, 0.0, offsetof(Model, start.controller_pitch_u), 0.0, 24, NULL, 0, false},
    /* 50 */ {"pitchDriver.v", "V", "Voltage on the motor",
        "model.xmi:341 MissileSeeker::Driver::v", "controller.pitch.u", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.pitch.u), 1, 0.0, offsetof(Model, start.controller_pitch_u), 0.0, 63, NULL, 0, false},
    /* 51 */ {"yawDriver.in.rSig", "V", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "controller.yaw.u", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.yaw.u), 1, 0.0, offsetof(Model, start.controller_yaw_u), 0.0, 25, NULL, 0, false},
    /* 52 */ {"yawDriver.out.rSig", "V", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "controller.yaw.u", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.yaw.u), 1, 0.0, offsetof(Model, start.controller_yaw_u), 0.0, 26, NULL, 0, false},
    /* 53 */ {"yawDriver.v", "V", "Voltage on the motor",
        "model.xmi:341 MissileSeeker::Driver::v", "controller.yaw.u", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.yaw.u), 1, 0.0, offsetof(Model, start.controller_yaw_u), 0.0, 66, NULL, 0, false},
    /* 54 */ {"controller.pitchRef.rSig", "rad", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "ref.pitch", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, ref.pitch), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 47, NULL, 0, false},
    /* 55 */ {"controller.yawRef.rSig", "rad", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "ref.yaw", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, ref.yaw), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 48, NULL, 0, false},
    /* 56 */ {"controller.pitchAngle.rSig", "rad", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "gimbal.alpha", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.alpha), 1, 0.0, offsetof(Model, start.gimbal_alpha), 0.0, 49, NULL, 0, false},
    /* 57 */ {"controller.yawAngle.rSig", "rad", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "gimbal.beta", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.beta), 1, 0.0, offsetof(Model, start.gimbal_beta), 0.0, 50, NULL, 0, false},
    /* 58 */ {"controller.pitchVoltage.rSig", "V", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "controller.pitch.u", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.pitch.u), 1, 0.0, offsetof(Model, start.controller_pitch_u), 0.0, 51, NULL, 0, false},
    /* 59 */ {"controller.yawVoltage.rSig", "V", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "controller.yaw.u", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.yaw.u), 1, 0.0, offsetof(Model, start.controller_yaw_u), 0.0, 55, NULL, 0, false},
    /* 60 */ {"controller.limit", "V", "Largest voltage",
        "model.xmi:511 MissileSeeker::SeekerController::limit", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, controller.limit), 1, 0.0, offsetof(Model, controller.limit), 0.0, -1, NULL, 0, false},
    /* 61 */ {"controller.Ts", "s", "Time between samples: the change cycle of the controllers",
        "model.xmi:515 MissileSeeker::SeekerController::Ts", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, controller.Ts), 1, 0.0, offsetof(Model, controller.Ts), 0.0, -1, NULL, 0, false},
    /* 62 */ {"controller.pitch.ref.rSig", "rad", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "ref.pitch", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, ref.pitch), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 61, NULL, 0, false},
    /* 63 */ {"controller.pitch.angle.rSig", "rad", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "gimbal.alpha", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.alpha), 1, 0.0, offsetof(Model, start.gimbal_alpha), 0.0, 62, NULL, 0, false},
    /* 64 */ {"controller.pitch.voltage.rSig", "V", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "controller.pitch.u", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.pitch.u), 1, 0.0, offsetof(Model, start.controller_pitch_u), 0.0, 34, NULL, 0, false},
    /* 65 */ {"controller.pitch.kp", "kg*m^2/(s^3*A)", "Proportional gain",
        "model.xmi:374 MissileSeeker::SampledAxis::kp", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, controller.pitch.kp), 1, 0.0, offsetof(Model, controller.pitch.kp), 0.0, -1, NULL, 0, false},
    /* 66 */ {"controller.pitch.ki", "kg*m^2/(s^4*A)", "Integral gain",
        "model.xmi:378 MissileSeeker::SampledAxis::ki", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, controller.pitch.ki), 1, 0.0, offsetof(Model, controller.pitch.ki), 0.0, -1, NULL, 0, false},
    /* 67 */ {"controller.pitch.kd", "kg*m^2/(s^2*A)", "Derivative gain",
        "model.xmi:382 MissileSeeker::SampledAxis::kd", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, controller.pitch.kd), 1, 0.0, offsetof(Model, controller.pitch.kd), 0.0, -1, NULL, 0, false},
    /* 68 */ {"controller.pitch.limit", "V", "Largest voltage",
        "model.xmi:386 MissileSeeker::SampledAxis::limit", NULL, "controller.limit", NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, controller.pitch.limit), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 69 */ {"controller.pitch.Ts", "s", "Time between samples",
        "model.xmi:390 MissileSeeker::SampledAxis::Ts", NULL, "controller.Ts", NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, controller.pitch.Ts), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 70 */ {"controller.pitch.e", "rad", "Error at the sample",
        "model.xmi:394 MissileSeeker::SampledAxis::e", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.pitch.e), 1, 0.0, offsetof(Model, start.controller_pitch_e), 0.0, 27, NULL, 0, false},
    /* 71 */ {"controller.pitch.ePrev", "rad", "Error at the sample before; at the first sample, its own",
        "model.xmi:398 MissileSeeker::SampledAxis::ePrev", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.pitch.ePrev), 1, 0.0, offsetof(Model, start.controller_pitch_ePrev), 0.0, 28, NULL, 0, false},
    /* 72 */ {"controller.pitch.candidate", "kg*m^2/(s^3*A)", "Integral if the output is not at its limit",
        "model.xmi:402 MissileSeeker::SampledAxis::candidate", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.pitch.candidate), 1, 0.0, offsetof(Model, start.controller_pitch_candidate), 0.0, 29, NULL, 0, false},
    /* 73 */ {"controller.pitch.u0", "V", "Output without limit",
        "model.xmi:406 MissileSeeker::SampledAxis::u0", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.pitch.u0), 1, 0.0, offsetof(Model, start.controller_pitch_u0), 0.0, 30, NULL, 0, false},
    /* 74 */ {"controller.pitch.saturated", "", "Whether the limit acts",
        "model.xmi:410 MissileSeeker::SampledAxis::saturated", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.pitch.saturated), 1, 0.0, offsetof(Model, start.controller_pitch_saturated), 0.0, 31, truths, 0, false},
    /* 75 */ {"controller.pitch.I", "kg*m^2/(s^3*A)", "Integral that is kept for the next sample",
        "model.xmi:414 MissileSeeker::SampledAxis::I", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.pitch.I_), 1, 0.0, offsetof(Model, start.controller_pitch_I), 0.0, 32, NULL, 0, false},
    /* 76 */ {"controller.pitch.u", "V", "Output",
        "model.xmi:419 MissileSeeker::SampledAxis::u", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.pitch.u), 1, 0.0, offsetof(Model, start.controller_pitch_u), 0.0, 33, NULL, 0, false},
    /* 77 */ {"controller.yaw.ref.rSig", "rad", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "ref.yaw", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, ref.yaw), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 64, NULL, 0, false},
    /* 78 */ {"controller.yaw.angle.rSig", "rad", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "gimbal.beta", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gimbal.beta), 1, 0.0, offsetof(Model, start.gimbal_beta), 0.0, 65, NULL, 0, false},
    /* 79 */ {"controller.yaw.voltage.rSig", "V", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "controller.yaw.u", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.yaw.u), 1, 0.0, offsetof(Model, start.controller_yaw_u), 0.0, 42, NULL, 0, false},
    /* 80 */ {"controller.yaw.kp", "kg*m^2/(s^3*A)", "Proportional gain",
        "model.xmi:374 MissileSeeker::SampledAxis::kp", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, controller.yaw.kp), 1, 0.0, offsetof(Model, controller.yaw.kp), 0.0, -1, NULL, 0, false},
    /* 81 */ {"controller.yaw.ki", "kg*m^2/(s^4*A)", "Integral gain",
        "model.xmi:378 MissileSeeker::SampledAxis::ki", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, controller.yaw.ki), 1, 0.0, offsetof(Model, controller.yaw.ki), 0.0, -1, NULL, 0, false},
    /* 82 */ {"controller.yaw.kd", "kg*m^2/(s^2*A)", "Derivative gain",
        "model.xmi:382 MissileSeeker::SampledAxis::kd", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, controller.yaw.kd), 1, 0.0, offsetof(Model, controller.yaw.kd), 0.0, -1, NULL, 0, false},
    /* 83 */ {"controller.yaw.limit", "V", "Largest voltage",
        "model.xmi:386 MissileSeeker::SampledAxis::limit", NULL, "controller.limit", NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, controller.yaw.limit), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 84 */ {"controller.yaw.Ts", "s", "Time between samples",
        "model.xmi:390 MissileSeeker::SampledAxis::Ts", NULL, "controller.Ts", NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, controller.yaw.Ts), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 85 */ {"controller.yaw.e", "rad", "Error at the sample",
        "model.xmi:394 MissileSeeker::SampledAxis::e", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.yaw.e), 1, 0.0, offsetof(Model, start.controller_yaw_e), 0.0, 35, NULL, 0, false},
    /* 86 */ {"controller.yaw.ePrev", "rad", "Error at the sample before; at the first sample, its own",
        "model.xmi:398 MissileSeeker::SampledAxis::ePrev", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.yaw.ePrev), 1, 0.0, offsetof(Model, start.controller_yaw_ePrev), 0.0, 36, NULL, 0, false},
    /* 87 */ {"controller.yaw.candidate", "kg*m^2/(s^3*A)", "Integral if the output is not at its limit",
        "model.xmi:402 MissileSeeker::SampledAxis::candidate", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.yaw.candidate), 1, 0.0, offsetof(Model, start.controller_yaw_candidate), 0.0, 37, NULL, 0, false},
    /* 88 */ {"controller.yaw.u0", "V", "Output without limit",
        "model.xmi:406 MissileSeeker::SampledAxis::u0", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.yaw.u0), 1, 0.0, offsetof(Model, start.controller_yaw_u0), 0.0, 38, NULL, 0, false},
    /* 89 */ {"controller.yaw.saturated", "", "Whether the limit acts",
        "model.xmi:410 MissileSeeker::SampledAxis::saturated", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.yaw.saturated), 1, 0.0, offsetof(Model, start.controller_yaw_saturated), 0.0, 39, truths, 0, false},
    /* 90 */ {"controller.yaw.I", "kg*m^2/(s^3*A)", "Integral that is kept for the next sample",
        "model.xmi:414 MissileSeeker::SampledAxis::I", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.yaw.I_), 1, 0.0, offsetof(Model, start.controller_yaw_I), 0.0, 40, NULL, 0, false},
    /* 91 */ {"controller.yaw.u", "V", "Output",
        "model.xmi:419 MissileSeeker::SampledAxis::u", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, controller.yaw.u), 1, 0.0, offsetof(Model, start.controller_yaw_u), 0.0, 41, NULL, 0, false},
    /* 92 */ {"ref.pitchRef.rSig", "rad", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "ref.pitch", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, ref.pitch), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 45, NULL, 0, false},
    /* 93 */ {"ref.yawRef.rSig", "rad", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "ref.yaw", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, ref.yaw), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 46, NULL, 0, false},
    /* 94 */ {"ref.pitchAmplitude", "rad", "Amplitude of the pitch",
        "model.xmi:574 MissileSeeker::ReferenceGenerator::pitchAmplitude", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ref.pitchAmplitude), 1, 0.0, offsetof(Model, ref.pitchAmplitude), 0.0, -1, NULL, 0, false},
    /* 95 */ {"ref.pitchFrequency", "Hz", "Periods per second of the pitch",
        "model.xmi:578 MissileSeeker::ReferenceGenerator::pitchFrequency", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ref.pitchFrequency), 1, 0.0, offsetof(Model, ref.pitchFrequency), 0.0, -1, NULL, 0, false},
    /* 96 */ {"ref.yawStep", "rad", "Step of the yaw",
        "model.xmi:582 MissileSeeker::ReferenceGenerator::yawStep", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ref.yawStep), 1, 0.0, offsetof(Model, ref.yawStep), 0.0, -1, NULL, 0, false},
    /* 97 */ {"ref.yawStepTime", "s", "Instant of the step",
        "model.xmi:586 MissileSeeker::ReferenceGenerator::yawStepTime", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ref.yawStepTime), 1, 0.0, offsetof(Model, ref.yawStepTime), 0.0, -1, NULL, 0, false},
    /* 98 */ {"ref.yawAmplitude", "rad", "Amplitude of the yaw",
        "model.xmi:590 MissileSeeker::ReferenceGenerator::yawAmplitude", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ref.yawAmplitude), 1, 0.0, offsetof(Model, ref.yawAmplitude), 0.0, -1, NULL, 0, false},
    /* 99 */ {"ref.yawFrequency", "Hz", "Periods per second of the yaw",
        "model.xmi:594 MissileSeeker::ReferenceGenerator::yawFrequency", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ref.yawFrequency), 1, 0.0, offsetof(Model, ref.yawFrequency), 0.0, -1, NULL, 0, false},
    /* 100 */ {"ref.pitch", "rad", "Wanted pitch",
        "model.xmi:598 MissileSeeker::ReferenceGenerator::pitch", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, ref.pitch), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 43, NULL, 0, false},
    /* 101 */ {"ref.yaw", "rad", "Wanted yaw",
        "model.xmi:602 MissileSeeker::ReferenceGenerator::yaw", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, ref.yaw), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 44, NULL, 0, false},
    /* 102 */ {"der(gimbal.alpha)", "rad/s", "",
        "model.xmi:78 MissileSeeker::Gimbal::alpha", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, gimbal.der_alpha), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 103 */ {"der(gimbal.beta)", "rad/s", "",
        "model.xmi:82 MissileSeeker::Gimbal::beta", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, gimbal.der_beta), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
    /* 104 */ {"der(gimbal.alphaV)", "rad/s^2", "",
        "model.xmi:86 MissileSeeker::Gimbal::alphaV", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, gimbal.der_alphaV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 105 */ {"der(gimbal.betaV)", "rad/s^2", "",
        "model.xmi:90 MissileSeeker::Gimbal::betaV", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, gimbal.der_betaV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 106 */ {"der(pitchJoint.angle)", "rad/s", "",
        "model.xmi:239 MissileSeeker::Joint::angle", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, pitchJoint.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 107 */ {"der(yawJoint.angle)", "rad/s", "",
        "model.xmi:239 MissileSeeker::Joint::angle", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, yawJoint.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 17, NULL, 0, false},
    /* 108 */ {"der(pitchMotor.i)", "A/s", "",
        "model.xmi:293 MissileSeeker::DCMotor::i", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, pitchMotor.der_i), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 19, NULL, 0, false},
    /* 109 */ {"der(yawMotor.i)", "A/s", "",
        "model.xmi:293 MissileSeeker::DCMotor::i", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, yawMotor.der_i), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    1, 9, -1,
    3, 10, -1,
    102, 9, -1,
    103, 10, -1,
    11, 16, 17, 8, 18, -1,
    12, 20, 8, 21, -1,
    13, 19, -1,
    14, 17, 18, 8, -1,
    15, 20, 8, 21, -1,
    11, 104, 12, 105, 14, 9, 10, 15, 22, 6, 23, 8, 7, 0, -1,
    12, 104, 13, 105, 14, 9, 22, 6, 23, 8, 7, 2, -1,
    4, 7, -1,
    5, 8, -1,
    28, 25, -1,
    106, 28, -1,
    24, 26, 28, -1,
    33, 30, -1,
    107, 33, -1,
    29, 31, 33, -1,
    39, 108, 38, 40, 37, 36, 34, -1,
    35, 37, 40, -1,
    46, 109, 45, 47, 44, 43, 41, -1,
    42, 44, 47, -1,
    50, 48, -1,
    49, 50, -1,
    53, 51, -1,
    52, 53, -1,
    70, 62, 63, -1,
    71, 70, -1,
    72, 75, 66, 69, 70, -1,
    73, 65, 70, 72, 67, 71, 69, -1,
    74, 73, 68, -1,
    75, 74, 72, -1,
    76, 74, 68, 73, -1,
    64, 76, -1,
    85, 77, 78, -1,
    86, 85, -1,
    87, 90, 81, 84, 85, -1,
    88, 80, 85, 87, 82, 86, 84, -1,
    89, 88, 83, -1,
    90, 89, 87, -1,
    91, 89, 83, 88, -1,
    79, 91, -1,
    100, 94, 95, -1,
    101, 98, 99, 97, 96, -1,
    92, 100, -1,
    93, 101, -1,
    92, 54, -1,
    93, 55, -1,
    4, 56, -1,
    5, 57, -1,
    58, 48, -1,
    49, 34, -1,
    36, 1, -1,
    25, 1, -1,
    59, 51, -1,
    52, 41, -1,
    43, 3, -1,
    30, 3, -1,
    35, 0, 24, -1,
    42, 2, 29, -1,
    54, 62, -1,
    56, 63, -1,
    64, 58, -1,
    55, 77, -1,
    57, 78, -1,
    79, 59, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "MissileSeeker::Constraints::GimbalConstraint::pitchVelocity", "gimbal",
        "gimbal.pitch.aV = gimbal.alphaV", "model.xmi:970", held + 0, false},
    /* 1 */ {"E2", "MissileSeeker::Constraints::GimbalConstraint::yawVelocity", "gimbal",
        "gimbal.yaw.aV = gimbal.betaV", "model.xmi:976", held + 3, false},
    /* 2 */ {"E3", "MissileSeeker::Constraints::GimbalConstraint::pitchMotion", "gimbal",
        "der(gimbal.alpha) = gimbal.alphaV", "model.xmi:982", held + 6, false},
    /* 3 */ {"E4", "MissileSeeker::Constraints::GimbalConstraint::yawMotion", "gimbal",
        "der(gimbal.beta) = gimbal.betaV", "model.xmi:988", held + 9, false},
    /* 4 */ {"E5", "MissileSeeker::Constraints::GimbalConstraint::inertiaPitch", "gimbal",
        "gimbal.M11 = gimbal.ring.Iy + gimbal.camera.Ix*sin(gimbal.beta)^2 + gimbal.camera.Iy*cos(gimbal.beta)^2", "model.xmi:994", held + 12, false},
    /* 5 */ {"E6", "MissileSeeker::Constraints::GimbalConstraint::inertiaCoupling", "gimbal",
        "gimbal.M12 = -(gimbal.camera.Ixz*sin(gimbal.beta) + gimbal.camera.Iyz*cos(gimbal.beta))", "model.xmi:1000", held + 18, false},
    /* 6 */ {"E7", "MissileSeeker::Constraints::GimbalConstraint::inertiaYaw", "gimbal",
        "gimbal.M22 = gimbal.camera.Iz", "model.xmi:1006", held + 23, false},
    /* 7 */ {"E8", "MissileSeeker::Constraints::GimbalConstraint::changePitch", "gimbal",
        "gimbal.dM11 = 2*(gimbal.camera.Ix - gimbal.camera.Iy)*sin(gimbal.beta)*cos(gimbal.beta)", "model.xmi:1012", held + 26, false},
    /* 8 */ {"E9", "MissileSeeker::Constraints::GimbalConstraint::changeCoupling", "gimbal",
        "gimbal.dM12 = -(gimbal.camera.Ixz*cos(gimbal.beta) - gimbal.camera.Iyz*sin(gimbal.beta))", "model.xmi:1018", held + 31, false},
    /* 9 */ {"E10", "MissileSeeker::Constraints::GimbalConstraint::momentumPitch", "gimbal",
        "gimbal.M11*der(gimbal.alphaV) + gimbal.M12*der(gimbal.betaV) + gimbal.dM11*gimbal.alphaV*gimbal.betaV + gimbal.dM12*gimbal.betaV^2 - gimbal.camera.m*gimbal.g*gimbal.camera.l*cos(gimbal.beta)*cos(gimbal.alpha) = gimbal.pitch.t", "model.xmi:1024", held + 36, false},
    /* 10 */ {"E11", "MissileSeeker::Constraints::GimbalConstraint::momentumYaw", "gimbal",
        "gimbal.M12*der(gimbal.alphaV) + gimbal.M22*der(gimbal.betaV) - gimbal.dM11*gimbal.alphaV^2/2 + gimbal.camera.m*gimbal.g*gimbal.camera.l*sin(gimbal.beta)*sin(gimbal.alpha) = gimbal.yaw.t", "model.xmi:1030", held + 51, false},
    /* 11 */ {"E12", "MissileSeeker::Constraints::GimbalConstraint::pitchSignal", "gimbal",
        "gimbal.pitchAngle.rSig = gimbal.alpha", "model.xmi:1036", held + 64, false},
    /* 12 */ {"E13", "MissileSeeker::Constraints::GimbalConstraint::yawSignal", "gimbal",
        "gimbal.yawAngle.rSig = gimbal.beta", "model.xmi:1042", held + 67, false},
    /* 13 */ {"E14", "MissileSeeker::Constraints::JointConstraint::velocity", "pitchJoint",
        "pitchJoint.aV = pitchJoint.p.aV", "model.xmi:1066", held + 70, false},
    /* 14 */ {"E15", "MissileSeeker::Constraints::JointConstraint::motion", "pitchJoint",
        "der(pitchJoint.angle) = pitchJoint.aV", "model.xmi:1072", held + 73, false},
    /* 15 */ {"E16", "MissileSeeker::Constraints::JointConstraint::friction", "pitchJoint",
        "pitchJoint.p.t = pitchJoint.b*pitchJoint.aV", "model.xmi:1078", held + 76, false},
    /* 16 */ {"E17", "MissileSeeker::Constraints::JointConstraint::velocity", "yawJoint",
        "yawJoint.aV = yawJoint.p.aV", "model.xmi:1066", held + 80, false},
    /* 17 */ {"E18", "MissileSeeker::Constraints::JointConstraint::motion", "yawJoint",
        "der(yawJoint.angle) = yawJoint.aV", "model.xmi:1072", held + 83, false},
    /* 18 */ {"E19", "MissileSeeker::Constraints::JointConstraint::friction", "yawJoint",
        "yawJoint.p.t = yawJoint.b*yawJoint.aV", "model.xmi:1078", held + 86, false},
    /* 19 */ {"E20", "MissileSeeker::Constraints::DCMotorConstraint::circuit", "pitchMotor",
        "pitchMotor.l*der(pitchMotor.i) + pitchMotor.r*pitchMotor.i + pitchMotor.k*pitchMotor.rot.aV = pitchMotor.in.rSig", "model.xmi:1108", held + 90, false},
    /* 20 */ {"E21", "MissileSeeker::Constraints::DCMotorConstraint::torque", "pitchMotor",
        "pitchMotor.rot.t = -pitchMotor.k*pitchMotor.i", "model.xmi:1114", held + 98, false},
    /* 21 */ {"E22", "MissileSeeker::Constraints::DCMotorConstraint::circuit", "yawMotor",
        "yawMotor.l*der(yawMotor.i) + yawMotor.r*yawMotor.i + yawMotor.k*yawMotor.rot.aV = yawMotor.in.rSig", "model.xmi:1108", held + 102, false},
    /* 22 */ {"E23", "MissileSeeker::Constraints::DCMotorConstraint::torque", "yawMotor",
        "yawMotor.rot.t = -yawMotor.k*yawMotor.i", "model.xmi:1114", held + 110, false},
    /* 23 */ {"E24", "MissileSeeker::Constraints::DriverConstraint::voltage", "pitchDriver",
        "pitchDriver.v = pitchDriver.in.rSig", "model.xmi:1132", held + 114, false},
    /* 24 */ {"E25", "MissileSeeker::Constraints::DriverConstraint::output", "pitchDriver",
        "pitchDriver.out.rSig = pitchDriver.v", "model.xmi:1138", held + 117, false},
    /* 25 */ {"E26", "MissileSeeker::Constraints::DriverConstraint::voltage", "yawDriver",
        "yawDriver.v = yawDriver.in.rSig", "model.xmi:1132", held + 120, false},
    /* 26 */ {"E27", "MissileSeeker::Constraints::DriverConstraint::output", "yawDriver",
        "yawDriver.out.rSig = yawDriver.v", "model.xmi:1138", held + 123, false},
    /* 27 */ {"E28", "MissileSeeker::Constraints::SampledAxisConstraint::error", "controller.pitch",
        "controller.pitch.e = controller.pitch.ref.rSig - controller.pitch.angle.rSig", "model.xmi:1192", held + 126, true},
    /* 28 */ {"E29", "MissileSeeker::Constraints::SampledAxisConstraint::memory", "controller.pitch",
        "controller.pitch.ePrev = if initial() then controller.pitch.e else pre(controller.pitch.e)", "model.xmi:1198", held + 130, true},
    /* 29 */ {"E30", "MissileSeeker::Constraints::SampledAxisConstraint::integration", "controller.pitch",
        "controller.pitch.candidate = pre(controller.pitch.I) + controller.pitch.ki*controller.pitch.Ts*controller.pitch.e", "model.xmi:1204", held + 133, true},
    /* 30 */ {"E31", "MissileSeeker::Constraints::SampledAxisConstraint::law", "controller.pitch",
        "controller.pitch.u0 = controller.pitch.kp*controller.pitch.e + controller.pitch.candidate + controller.pitch.kd*(controller.pitch.e - controller.pitch.ePrev)/controller.pitch.Ts", "model.xmi:1210", held + 139, true},
    /* 31 */ {"E32", "MissileSeeker::Constraints::SampledAxisConstraint::saturation", "controller.pitch",
        "controller.pitch.saturated = abs(controller.pitch.u0) > controller.pitch.limit", "model.xmi:1216", held + 147, true},
    /* 32 */ {"E33", "MissileSeeker::Constraints::SampledAxisConstraint::antiWindup", "controller.pitch",
        "controller.pitch.I = if controller.pitch.saturated then pre(controller.pitch.I) else controller.pitch.candidate", "model.xmi:1222", held + 151, true},
    /* 33 */ {"E34", "MissileSeeker::Constraints::SampledAxisConstraint::limitation", "controller.pitch",
        "controller.pitch.u = if controller.pitch.saturated then controller.pitch.limit*sign(controller.pitch.u0) else controller.pitch.u0", "model.xmi:1228", held + 155, true},
    /* 34 */ {"E35", "MissileSeeker::Constraints::SampledAxisConstraint::output", "controller.pitch",
        "controller.pitch.voltage.rSig = controller.pitch.u", "model.xmi:1234", held + 160, false},
    /* 35 */ {"E36", "MissileSeeker::Constraints::SampledAxisConstraint::error", "controller.yaw",
        "controller.yaw.e = controller.yaw.ref.rSig - controller.yaw.angle.rSig", "model.xmi:1192", held + 163, true},
    /* 36 */ {"E37", "MissileSeeker::Constraints::SampledAxisConstraint::memory", "controller.yaw",
        "controller.yaw.ePrev = if initial() then controller.yaw.e else pre(controller.yaw.e)", "model.xmi:1198", held + 167, true},
    /* 37 */ {"E38", "MissileSeeker::Constraints::SampledAxisConstraint::integration", "controller.yaw",
        "controller.yaw.candidate = pre(controller.yaw.I) + controller.yaw.ki*controller.yaw.Ts*controller.yaw.e", "model.xmi:1204", held + 170, true},
    /* 38 */ {"E39", "MissileSeeker::Constraints::SampledAxisConstraint::law", "controller.yaw",
        "controller.yaw.u0 = controller.yaw.kp*controller.yaw.e + controller.yaw.candidate + controller.yaw.kd*(controller.yaw.e - controller.yaw.ePrev)/controller.yaw.Ts", "model.xmi:1210", held + 176, true},
    /* 39 */ {"E40", "MissileSeeker::Constraints::SampledAxisConstraint::saturation", "controller.yaw",
        "controller.yaw.saturated = abs(controller.yaw.u0) > controller.yaw.limit", "model.xmi:1216", held + 184, true},
    /* 40 */ {"E41", "MissileSeeker::Constraints::SampledAxisConstraint::antiWindup", "controller.yaw",
        "controller.yaw.I = if controller.yaw.saturated then pre(controller.yaw.I) else controller.yaw.candidate", "model.xmi:1222", held + 188, true},
    /* 41 */ {"E42", "MissileSeeker::Constraints::SampledAxisConstraint::limitation", "controller.yaw",
        "controller.yaw.u = if controller.yaw.saturated then controller.yaw.limit*sign(controller.yaw.u0) else controller.yaw.u0", "model.xmi:1228", held + 192, true},
    /* 42 */ {"E43", "MissileSeeker::Constraints::SampledAxisConstraint::output", "controller.yaw",
        "controller.yaw.voltage.rSig = controller.yaw.u", "model.xmi:1234", held + 197, false},
    /* 43 */ {"E44", "MissileSeeker::Constraints::ReferenceConstraint::pitching", "ref",
        "ref.pitch = ref.pitchAmplitude*sin(2*3.141592653589793*ref.pitchFrequency*time)", "model.xmi:1273", held + 200, false},
    /* 44 */ {"E45", "MissileSeeker::Constraints::ReferenceConstraint::yawing", "ref",
        "ref.yaw = ref.yawAmplitude*sin(2*3.141592653589793*ref.yawFrequency*time) + (if time >= ref.yawStepTime then ref.yawStep else 0)", "model.xmi:1279", held + 204, false},
    /* 45 */ {"E46", "MissileSeeker::Constraints::ReferenceConstraint::pitchSignal", "ref",
        "ref.pitchRef.rSig = ref.pitch", "model.xmi:1285", held + 210, false},
    /* 46 */ {"E47", "MissileSeeker::Constraints::ReferenceConstraint::yawSignal", "ref",
        "ref.yawRef.rSig = ref.yaw", "model.xmi:1291", held + 213, false},
    /* 47 */ {"E48", "MissileSeeker::MissileSeeker::c1", "",
        "ref.pitchRef.rSig = controller.pitchRef.rSig", "model.xmi:677", held + 216, false},
    /* 48 */ {"E49", "MissileSeeker::MissileSeeker::c2", "",
        "ref.yawRef.rSig = controller.yawRef.rSig", "model.xmi:681", held + 219, false},
    /* 49 */ {"E50", "MissileSeeker::MissileSeeker::c3", "",
        "gimbal.pitchAngle.rSig = controller.pitchAngle.rSig", "model.xmi:685", held + 222, false},
    /* 50 */ {"E51", "MissileSeeker::MissileSeeker::c4", "",
        "gimbal.yawAngle.rSig = controller.yawAngle.rSig", "model.xmi:689", held + 225, false},
    /* 51 */ {"E52", "MissileSeeker::MissileSeeker::c5", "",
        "controller.pitchVoltage.rSig = pitchDriver.in.rSig", "model.xmi:693", held + 228, false},
    /* 52 */ {"E53", "MissileSeeker::MissileSeeker::c6", "",
        "pitchDriver.out.rSig = pitchMotor.in.rSig", "model.xmi:697", held + 231, false},
    /* 53 */ {"E54", "MissileSeeker::MissileSeeker::c7", "",
        "pitchMotor.rot.aV = gimbal.pitch.aV", "model.xmi:701", held + 234, false},
    /* 54 */ {"E55", "MissileSeeker::MissileSeeker::c8", "",
        "pitchJoint.p.aV = gimbal.pitch.aV", "model.xmi:705", held + 237, false},
    /* 55 */ {"E56", "MissileSeeker::MissileSeeker::c9", "",
        "controller.yawVoltage.rSig = yawDriver.in.rSig", "model.xmi:709", held + 240, false},
    /* 56 */ {"E57", "MissileSeeker::MissileSeeker::c10", "",
        "yawDriver.out.rSig = yawMotor.in.rSig", "model.xmi:713", held + 243, false},
    /* 57 */ {"E58", "MissileSeeker::MissileSeeker::c11", "",
        "yawMotor.rot.aV = gimbal.yaw.aV", "model.xmi:717", held + 246, false},
    /* 58 */ {"E59", "MissileSeeker::MissileSeeker::c12", "",
        "yawJoint.p.aV = gimbal.yaw.aV", "model.xmi:721", held + 249, false},
    /* 59 */ {"E60", "MissileSeeker::MissileSeeker::c7", "",
        "pitchMotor.rot.t + gimbal.pitch.t + pitchJoint.p.t = 0", "model.xmi:701", held + 252, false},
    /* 60 */ {"E61", "MissileSeeker::MissileSeeker::c11", "",
        "yawMotor.rot.t + gimbal.yaw.t + yawJoint.p.t = 0", "model.xmi:717", held + 256, false},
    /* 61 */ {"E62", "MissileSeeker::SeekerController::c1", "controller",
        "controller.pitchRef.rSig = controller.pitch.ref.rSig", "model.xmi:541", held + 260, false},
    /* 62 */ {"E63", "MissileSeeker::SeekerController::c2", "controller",
        "controller.pitchAngle.rSig = controller.pitch.angle.rSig", "model.xmi:545", held + 263, false},
    /* 63 */ {"E64", "MissileSeeker::SeekerController::c3", "controller",
        "controller.pitch.voltage.rSig = controller.pitchVoltage.rSig", "model.xmi:549", held + 266, false},
    /* 64 */ {"E65", "MissileSeeker::SeekerController::c4", "controller",
        "controller.yawRef.rSig = controller.yaw.ref.rSig", "model.xmi:553", held + 269, false},
    /* 65 */ {"E66", "MissileSeeker::SeekerController::c5", "controller",
        "controller.yawAngle.rSig = controller.yaw.angle.rSig", "model.xmi:557", held + 272, false},
    /* 66 */ {"E67", "MissileSeeker::SeekerController::c6", "controller",
        "controller.yaw.voltage.rSig = controller.yawVoltage.rSig", "model.xmi:561", held + 275, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"time >= ref.yawStepTime", "MissileSeeker::Constraints::ReferenceConstraint::yawing", "model.xmi:1279", 44, offsetof(Model, branch.time_at_least_ref_yawStepTime), false, true, true, -1, 0, offsetof(Model, slack[0])},
};

/* Rows of branches. */
static const int indicator_branches[] = {-1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 1;
const int model_indicator_count = 0;

/* Row of model_variables, name, where it is stored, its value before and its start; felt between events, group
 * in which it is assumed, set by what steps; what is said when it ends the run, and if that is a failure. */
static const ModelDiscrete discretes[] = {
    {70, "controller.pitch.e", offsetof(Model, controller.pitch.e), offsetof(Model, pre.controller_pitch_e), offsetof(Model, start.controller_pitch_e), false, -1, false, false, NULL, NULL, false},
    {71, "controller.pitch.ePrev", offsetof(Model, controller.pitch.ePrev), offsetof(Model, pre.controller_pitch_ePrev), offsetof(Model, start.controller_pitch_ePrev), false, -1, false, false, NULL, NULL, false},
    {72, "controller.pitch.candidate", offsetof(Model, controller.pitch.candidate), offsetof(Model, pre.controller_pitch_candidate), offsetof(Model, start.controller_pitch_candidate), false, -1, false, false, NULL, NULL, false},
    {73, "controller.pitch.u0", offsetof(Model, controller.pitch.u0), offsetof(Model, pre.controller_pitch_u0), offsetof(Model, start.controller_pitch_u0), false, -1, false, false, NULL, NULL, false},
    {74, "controller.pitch.saturated", offsetof(Model, controller.pitch.saturated), offsetof(Model, pre.controller_pitch_saturated), offsetof(Model, start.controller_pitch_saturated), false, -1, false, false, NULL, NULL, false},
    {75, "controller.pitch.I", offsetof(Model, controller.pitch.I_), offsetof(Model, pre.controller_pitch_I), offsetof(Model, start.controller_pitch_I), false, -1, false, false, NULL, NULL, false},
    {76, "controller.pitch.u", offsetof(Model, controller.pitch.u), offsetof(Model, pre.controller_pitch_u), offsetof(Model, start.controller_pitch_u), true, -1, false, false, NULL, NULL, false},
    {85, "controller.yaw.e", offsetof(Model, controller.yaw.e), offsetof(Model, pre.controller_yaw_e), offsetof(Model, start.controller_yaw_e), false, -1, false, false, NULL, NULL, false},
    {86, "controller.yaw.ePrev", offsetof(Model, controller.yaw.ePrev), offsetof(Model, pre.controller_yaw_ePrev), offsetof(Model, start.controller_yaw_ePrev), false, -1, false, false, NULL, NULL, false},
    {87, "controller.yaw.candidate", offsetof(Model, controller.yaw.candidate), offsetof(Model, pre.controller_yaw_candidate), offsetof(Model, start.controller_yaw_candidate), false, -1, false, false, NULL, NULL, false},
    {88, "controller.yaw.u0", offsetof(Model, controller.yaw.u0), offsetof(Model, pre.controller_yaw_u0), offsetof(Model, start.controller_yaw_u0), false, -1, false, false, NULL, NULL, false},
    {89, "controller.yaw.saturated", offsetof(Model, controller.yaw.saturated), offsetof(Model, pre.controller_yaw_saturated), offsetof(Model, start.controller_yaw_saturated), false, -1, false, false, NULL, NULL, false},
    {90, "controller.yaw.I", offsetof(Model, controller.yaw.I_), offsetof(Model, pre.controller_yaw_I), offsetof(Model, start.controller_yaw_I), false, -1, false, false, NULL, NULL, false},
    {91, "controller.yaw.u", offsetof(Model, controller.yaw.u), offsetof(Model, pre.controller_yaw_u), offsetof(Model, start.controller_yaw_u), true, -1, false, false, NULL, NULL, false},
};

const ModelDiscrete *const model_discretes = discretes;
const int model_discrete_count = 14;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

/* Period, first tick, from the start of the run, whether it ticks, what it belongs to. */
static const ModelClock clocks[] = {
    {offsetof(Model, tick.every_0_001_period), offsetof(Model, tick.every_0_001_first), true, offsetof(Model, tick.every_0_001), "controller.pitch.e"},
};

const ModelClock *const model_clocks = clocks;
const int model_clock_count = 1;

const ModelAction *const model_actions = NULL;
const int model_action_count = 0;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    1.0, -1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 15, 17, 18, 20, 30, 37};
static const int jacobian_row_slot[] = {
    8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25};
static const int jacobian_term_slot[] = {
    2, 3, 1, 1, 1, 1, 2, 2, 3, 3, 6, 2, 6, 19, 15, 7, 3, 7, 22, 17, 20, 1, 0, 11, 23, 12, 2, 3, 13, 10, 23, 1, 0,
    12, 2, 11, 24};
static const int jacobian_term_partial[] = {
    0, 0, 2, 3, 4, 5, 0, 6, 0, 7, 8, 9, 10, 1, 1, 11, 12, 13, 1, 1, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
    26, 27, 28, 29, 30};
static const int jacobian_derivative[] = {
    8, 9, 24, 25, 14, 16, 18, 21};
static const int jacobian_column_start[] = {
    0, 3, 6, 11, 16, 17, 18, 21, 24};
static const int jacobian_row_index[] = {
    0, 2, 3, 1, 2, 3, 0, 2, 3, 4, 6, 1, 2, 3, 5, 7, 4, 5, 2, 3, 6, 2, 3, 7};
static const int jacobian_colour[] = {
    0, 1, 2, 3, 0, 0, 4, 5};

const ModelJacobian model_jacobian = {
    .states = 8,
    .slots = 26,
    .rows = 18,
    .loop_count = 0,
    .partial_count = 31,
    .number_count = 2,
    .colours = 6,
    .numbers = jacobian_numbers,
    .row_start = jacobian_row_start,
    .row_slot = jacobian_row_slot,
    .term_slot = jacobian_term_slot,
    .term_partial = jacobian_term_partial,
    .derivative = jacobian_derivative,
    .column_start = jacobian_column_start,
    .row_index = jacobian_row_index,
    .colour = jacobian_colour,
};

/* Connector, part, source. */
static const ModelConnector connectors[] = {
    {"MissileSeeker::MissileSeeker::c1", "", "model.xmi:677"},
    {"MissileSeeker::MissileSeeker::c2", "", "model.xmi:681"},
    {"MissileSeeker::MissileSeeker::c3", "", "model.xmi:685"},
    {"MissileSeeker::MissileSeeker::c4", "", "model.xmi:689"},
    {"MissileSeeker::MissileSeeker::c5", "", "model.xmi:693"},
    {"MissileSeeker::MissileSeeker::c6", "", "model.xmi:697"},
    {"MissileSeeker::MissileSeeker::c7", "", "model.xmi:701"},
    {"MissileSeeker::MissileSeeker::c8", "", "model.xmi:705"},
    {"MissileSeeker::MissileSeeker::c9", "", "model.xmi:709"},
    {"MissileSeeker::MissileSeeker::c10", "", "model.xmi:713"},
    {"MissileSeeker::MissileSeeker::c11", "", "model.xmi:717"},
    {"MissileSeeker::MissileSeeker::c12", "", "model.xmi:721"},
    {"MissileSeeker::SeekerController::c1", "controller", "model.xmi:541"},
    {"MissileSeeker::SeekerController::c2", "controller", "model.xmi:545"},
    {"MissileSeeker::SeekerController::c3", "controller", "model.xmi:549"},
    {"MissileSeeker::SeekerController::c4", "controller", "model.xmi:553"},
    {"MissileSeeker::SeekerController::c5", "controller", "model.xmi:557"},
    {"MissileSeeker::SeekerController::c6", "controller", "model.xmi:561"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {92, 54}, {false, false}},
    {1, {93, 55}, {false, false}},
    {2, {4, 56}, {false, false}},
    {3, {5, 57}, {false, false}},
    {4, {58, 48}, {false, false}},
    {5, {49, 34}, {false, false}},
    {6, {35, 0}, {false, false}},
    {6, {36, 1}, {false, false}},
    {7, {24, 0}, {false, false}},
    {7, {25, 1}, {false, false}},
    {8, {59, 51}, {false, false}},
    {9, {52, 41}, {false, false}},
    {10, {42, 2}, {false, false}},
    {10, {43, 3}, {false, false}},
    {11, {29, 2}, {false, false}},
    {11, {30, 3}, {false, false}},
    {12, {54, 62}, {true, false}},
    {13, {56, 63}, {true, false}},
    {14, {64, 58}, {false, true}},
    {15, {55, 77}, {true, false}},
    {16, {57, 78}, {true, false}},
    {17, {79, 59}, {false, true}},
};

/* Rows of model_variables. */
static const int flows[] = {
    0, 2, 24, 29, 35, 42};

static const ModelJoints model_joints = {22, 6, joint_table, connectors, flows};

static const char *const plot[] = {"ref.pitch", "ref.yaw", "pitchJoint.angle", "yawJoint.angle", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of MissileSeekerExperiment",
    "",
    "67 equations drawn, 0 derived; 33 eliminated as aliases, 0 redundant, 0 of constants, 20 in use",
    "8 states; 20 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  gimbal.alpha                                  start 0.0                                           its start is given",
    "  gimbal.beta                                   start 0.1                                           its start is given",
    "  gimbal.alphaV                                 start 0.0                                           its start is given",
    "  gimbal.betaV                                  start 0.0                                           its start is given",
    "  pitchJoint.angle                              start 0.0                                           its start is given",
    "  yawJoint.angle                                start 0.1                                           its start is given",
    "  pitchMotor.i                                  start 0.0                                           its start is given",
    "  yawMotor.i                                    start 0.0                                           its start is given",
    "",
    "Eliminated",
    "  E1     gimbal.pitch.aV                        = gimbal.alphaV                                     model.xmi:970",
    "  E2     gimbal.yaw.aV                          = gimbal.betaV                                      model.xmi:976",
    "  E12    gimbal.pitchAngle.rSig                 = gimbal.alpha                                      model.xmi:1036",
    "  E13    gimbal.yawAngle.rSig                   = gimbal.beta                                       model.xmi:1042",
    "  E7     gimbal.M22                             = gimbal.camera.Iz                                  model.xmi:1006",
    "  E14    pitchJoint.p.aV                        = gimbal.alphaV                                     model.xmi:1066",
    "  E55    pitchJoint.aV                          = gimbal.alphaV                                     model.xmi:705",
    "  E17    yawJoint.p.aV                          = gimbal.betaV                                      model.xmi:1066",
    "  E59    yawJoint.aV                            = gimbal.betaV                                      model.xmi:721",
    "  E53    pitchMotor.in.rSig                     = controller.pitch.u                                model.xmi:697",
    "  E54    pitchMotor.rot.aV                      = gimbal.alphaV                                     model.xmi:701",
    "  E57    yawMotor.in.rSig                       = controller.yaw.u                                  model.xmi:713",
    "  E58    yawMotor.rot.aV                        = gimbal.betaV                                      model.xmi:717",
    "  E24    pitchDriver.in.rSig                    = controller.pitch.u                                model.xmi:1132",
    "  E25    pitchDriver.out.rSig                   = controller.pitch.u                                model.xmi:1138",
    "  E64    pitchDriver.v                          = controller.pitch.u                                model.xmi:549",
    "  E26    yawDriver.in.rSig                      = controller.yaw.u                                  model.xmi:1132",
    "  E27    yawDriver.out.rSig                     = controller.yaw.u                                  model.xmi:1138",
    "  E67    yawDriver.v                            = controller.yaw.u                                  model.xmi:561",
    "  E48    controller.pitchRef.rSig               = ref.pitch                                         model.xmi:677",
    "  E49    controller.yawRef.rSig                 = ref.yaw                                           model.xmi:681",
    "  E50    controller.pitchAngle.rSig             = gimbal.alpha                                      model.xmi:685",
    "  E51    controller.yawAngle.rSig               = gimbal.beta                                       model.xmi:689",
    "  E52    controller.pitchVoltage.rSig           = controller.pitch.u                                model.xmi:693",
    "  E56    controller.yawVoltage.rSig             = controller.yaw.u                                  model.xmi:709",
    "  E62    controller.pitch.ref.rSig              = ref.pitch                                         model.xmi:541",
    "  E63    controller.pitch.angle.rSig            = gimbal.alpha                                      model.xmi:545",
    "  E35    controller.pitch.voltage.rSig          = controller.pitch.u                                model.xmi:1234",
    "  E65    controller.yaw.ref.rSig                = ref.yaw                                           model.xmi:553",
    "  E66    controller.yaw.angle.rSig              = gimbal.beta                                       model.xmi:557",
    "  E43    controller.yaw.voltage.rSig            = controller.yaw.u                                  model.xmi:1234",
    "  E46    ref.pitchRef.rSig                      = ref.pitch                                         model.xmi:1285",
    "  E47    ref.yawRef.rSig                        = ref.yaw                                           model.xmi:1291",
    "",
    "Constants",
    "         controller.pitch.limit := controller.limit",
    "         controller.pitch.Ts := controller.Ts",
    "         controller.yaw.limit := controller.limit",
    "         controller.yaw.Ts := controller.Ts",
    "",
    "Start",
    "         gimbal.alpha := 0.0",
    "         gimbal.beta := 0.1",
    "         gimbal.alphaV := 0.0",
    "         gimbal.betaV := 0.0",
    "         pitchJoint.angle := 0.0",
    "         yawJoint.angle := 0.1",
    "         pitchMotor.i := 0.0",
    "         yawMotor.i := 0.0",
    "",
    "Continuous time",
    "  E3     der(gimbal.alpha) := gimbal.alphaV                                                         model.xmi:982",
    "  E4     der(gimbal.beta) := gimbal.betaV                                                           model.xmi:988",
    "  E5     gimbal.M11 := gimbal.ring.Iy + gimbal.camera.Ix*sin(gimbal.beta)^2 + gimbal.camera.Iy*cos(gimbal.beta)^2 model.xmi:994",
    "  E6     gimbal.M12 := -(gimbal.camera.Ixz*sin(gimbal.beta) + gimbal.camera.Iyz*cos(gimbal.beta))   model.xmi:1000",
    "  E8     gimbal.dM11 := 2*(gimbal.camera.Ix - gimbal.camera.Iy)*sin(gimbal.beta)*cos(gimbal.beta)   model.xmi:1012",
    "  E9     gimbal.dM12 := gimbal.camera.Iyz*sin(gimbal.beta) - gimbal.camera.Ixz*cos(gimbal.beta)     model.xmi:1018",
    "  E15    der(pitchJoint.angle) := gimbal.alphaV                                                     model.xmi:1072",
    "  E16    pitchJoint.p.t := pitchJoint.b*gimbal.alphaV                                               model.xmi:1078",
    "  E18    der(yawJoint.angle) := gimbal.betaV                                                        model.xmi:1072",
    "  E19    yawJoint.p.t := yawJoint.b*gimbal.betaV                                                    model.xmi:1078",
    "  E20    der(pitchMotor.i) := (controller.pitch.u - (pitchMotor.r*pitchMotor.i + pitchMotor.k*gimbal.alphaV))/pitchMotor.l  unless pitchMotor.l vanishes model.xmi:1108",
    "  E21    pitchMotor.rot.t := -pitchMotor.k*pitchMotor.i                                             model.xmi:1114",
    "  E60    gimbal.pitch.t := -(pitchMotor.rot.t + pitchJoint.p.t)                                     model.xmi:701",
    "  E22    der(yawMotor.i) := (controller.yaw.u - (yawMotor.r*yawMotor.i + yawMotor.k*gimbal.betaV))/yawMotor.l  unless yawMotor.l vanishes model.xmi:1108",
    "  E23    yawMotor.rot.t := -yawMotor.k*yawMotor.i                                                   model.xmi:1114",
    "  E61    gimbal.yaw.t := -(yawMotor.rot.t + yawJoint.p.t)                                           model.xmi:717",
    "  E10    der(gimbal.alphaV) := (gimbal.pitch.t + gimbal.camera.m*gimbal.g*gimbal.camera.l*cos(gimbal.beta)*cos(gimbal.alpha) - (gimbal.M12*((gimbal.yaw.t - gimbal.camera.m*gimbal.g*gimbal.camera.l*sin(gimbal.beta)*sin(gimbal.alpha) + gimbal.dM11*gimbal.alphaV^2/2)/gimbal.camera.Iz) + gimbal.dM11*gimbal.alphaV*gimbal.betaV + gimbal.dM12*gimbal.betaV^2))/(gimbal.M11 - gimbal.M12*(gimbal.M12/gimbal.camera.Iz))  unless gimbal.M11 - gimbal.M12*(gimbal.M12/gimbal.camera.Iz) vanishes model.xmi:1024",
    "  E11    der(gimbal.betaV) := (gimbal.yaw.t - gimbal.camera.m*gimbal.g*gimbal.camera.l*sin(gimbal.beta)*sin(gimbal.alpha) + gimbal.dM11*gimbal.alphaV^2/2 - gimbal.M12*der(gimbal.alphaV))/gimbal.camera.Iz  unless gimbal.camera.Iz vanishes model.xmi:1030",
    "",
    "For results only",
    "  E44    ref.pitch := ref.pitchAmplitude*sin(6.283185307179586*ref.pitchFrequency*time)             model.xmi:1273",
    "  E45    ref.yaw := ref.yawAmplitude*sin(6.283185307179586*ref.yawFrequency*time) + (if time >= ref.yawStepTime then ref.yawStep else 0) model.xmi:1279",
    "",
    "Branches, kept between events",
    "  E45    time >= ref.yawStepTime                at ref.yawStepTime                                  model.xmi:1279",
    "",
    "Clocks",
    "  every(0.001)                                  every 0.001 s from the start",
    "",
    "At events",
    "  E44    ref.pitch := ref.pitchAmplitude*sin(6.283185307179586*ref.pitchFrequency*time)             model.xmi:1273",
    "  E45    decide time >= ref.yawStepTime                                                             model.xmi:1279",
    "  E45    ref.yaw := ref.yawAmplitude*sin(6.283185307179586*ref.yawFrequency*time) + (if time >= ref.yawStepTime then ref.yawStep else 0) model.xmi:1279",
    "  E28    controller.pitch.e := if every(0.001) then ref.pitch - gimbal.alpha else pre(controller.pitch.e) model.xmi:1192",
    "  E29    controller.pitch.ePrev := if every(0.001) then if initial() then controller.pitch.e else pre(controller.pitch.e) else pre(controller.pitch.ePrev) model.xmi:1198",
    "  E30    controller.pitch.candidate := if every(0.001) then pre(controller.pitch.I) + controller.pitch.ki*controller.pitch.Ts*controller.pitch.e else pre(controller.pitch.candidate) model.xmi:1204",
    "  E31    controller.pitch.u0 := if every(0.001) then controller.pitch.kp*controller.pitch.e + controller.pitch.candidate + controller.pitch.kd*(controller.pitch.e - controller.pitch.ePrev)/controller.pitch.Ts else pre(controller.pitch.u0) model.xmi:1210",
    "  E32    controller.pitch.saturated := if every(0.001) then abs(controller.pitch.u0) > controller.pitch.limit else pre(controller.pitch.saturated) model.xmi:1216",
    "  E33    controller.pitch.I := if every(0.001) then if controller.pitch.saturated then pre(controller.pitch.I) else controller.pitch.candidate else pre(controller.pitch.I) model.xmi:1222",
    "  E34    controller.pitch.u := if every(0.001) then if controller.pitch.saturated then controller.pitch.limit*sign(controller.pitch.u0) else controller.pitch.u0 else pre(controller.pitch.u) model.xmi:1228",
    "  E36    controller.yaw.e := if every(0.001) then ref.yaw - gimbal.beta else pre(controller.yaw.e)  model.xmi:1192",
    "  E37    controller.yaw.ePrev := if every(0.001) then if initial() then controller.yaw.e else pre(controller.yaw.e) else pre(controller.yaw.ePrev) model.xmi:1198",
    "  E38    controller.yaw.candidate := if every(0.001) then pre(controller.yaw.I) + controller.yaw.ki*controller.yaw.Ts*controller.yaw.e else pre(controller.yaw.candidate) model.xmi:1204",
    "  E39    controller.yaw.u0 := if every(0.001) then controller.yaw.kp*controller.yaw.e + controller.yaw.candidate + controller.yaw.kd*(controller.yaw.e - controller.yaw.ePrev)/controller.yaw.Ts else pre(controller.yaw.u0) model.xmi:1210",
    "  E40    controller.yaw.saturated := if every(0.001) then abs(controller.yaw.u0) > controller.yaw.limit else pre(controller.yaw.saturated) model.xmi:1216",
    "  E41    controller.yaw.I := if every(0.001) then if controller.yaw.saturated then pre(controller.yaw.I) else controller.yaw.candidate else pre(controller.yaw.I) model.xmi:1222",
    "  E42    controller.yaw.u := if every(0.001) then if controller.yaw.saturated then controller.yaw.limit*sign(controller.yaw.u0) else controller.yaw.u0 else pre(controller.yaw.u) model.xmi:1228",
    NULL};

const ModelParts model_parts = {
    .events = &event_part,
    .impulses = NULL,
    .sliding = NULL,
    .delays = NULL,
    .paths = NULL,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = &check_part,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "MissileSeekerExperiment",
    .qualified_name = "MissileSeeker::MissileSeekerExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 1.0,
    .interval = 0.001,
    .tolerance = 1e-10,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = branch_margins,
};
