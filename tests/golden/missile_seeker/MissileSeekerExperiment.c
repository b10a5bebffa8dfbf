/* MissileSeekerExperiment.c - simulation of MissileSeeker::MissileSeekerExperiment, from model.xmi, by sysphsc
 *     0.1.0.
 *
 * 6 states, 67 equations (33 eliminated), no algebraic loops.
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
#include "MissileSeekerExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

const size_t model_size = sizeof(struct Model);

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

    /* E16  pitchJoint  JointConstraint::friction  t = b*aV  model.xmi:1078
     *     aV is gimbal.alphaV */
    const double pitchJoint_p_t = m->pitchJoint.b * m->gimbal.alphaV;

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
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E10, NULL, divisor_for_der_gimbal_alphaV);
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

    /* E15~  moves as gimbal.alpha  pitchJoint  JointConstraint::motion  der(angle) = aV  model.xmi:1072
     *     aV is gimbal.alphaV */
    m->pitchJoint.angle = m->gimbal.alpha + m->pitchJoint.offset_angle;

    /* E15  pitchJoint  JointConstraint::motion  der(angle) = aV  model.xmi:1072
     *     aV is gimbal.alphaV */
    m->pitchJoint.der_angle = m->gimbal.alphaV;

    /* E16 again, as in model_evaluate */
    m->pitchJoint.p.t = m->pitchJoint.b * m->gimbal.alphaV;

    /* E18~  moves as gimbal.beta  yawJoint  JointConstraint::motion  der(angle) = aV  model.xmi:1072
     *     aV is gimbal.betaV */
    m->yawJoint.angle = m->gimbal.beta + m->yawJoint.offset_angle;

    /* E18  yawJoint  JointConstraint::motion  der(angle) = aV  model.xmi:1072
     *     aV is gimbal.betaV */
    m->yawJoint.der_angle = m->gimbal.betaV;

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
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E20, NULL, m->pitchMotor.l);

    /* divisor in E22  yawMotor  DCMotorConstraint::circuit  l*der(i) + r*i + k*aV = u  model.xmi:1108 */
    if (!(fabs(m->yawMotor.l) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E22, NULL, m->yawMotor.l);

    /* divisor in E11  gimbal  GimbalConstraint::momentumYaw  model.xmi:1030
     *     M12*der(alphaV) + M22*der(betaV) - dM11*alphaV^2/2 + m*g*l*sin(beta)*sin(alpha) = tYaw */
    if (!(fabs(m->gimbal.camera.Iz) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E11, NULL, m->gimbal.camera.Iz);

    return MODEL_OK;
}

static void derive_starts(Model *m)
{
    m->tick.every_0_001_period = 0.001;
}

static void start_states(Model *m)
{
    m->gimbal.alpha = m->gimbal.alpha_start;
    m->gimbal.beta = m->gimbal.beta_start;
    m->gimbal.alphaV = m->gimbal.alphaV_start;
    m->gimbal.betaV = m->gimbal.betaV_start;
    m->pitchJoint.angle = m->pitchJoint.angle_start;
    m->yawJoint.angle = m->yawJoint.angle_start;
    m->pitchMotor.i = m->pitchMotor.i_start;
    m->yawMotor.i = m->yawMotor.i_start;

    /* E15~  moves as gimbal.alpha  pitchJoint  JointConstraint::motion  der(angle) = aV  model.xmi:1072
     *     solved for offset(pitchJoint.angle); aV is gimbal.alphaV */
    m->pitchJoint.offset_angle = m->pitchJoint.angle - m->gimbal.alpha;

    /* E18~  moves as gimbal.beta  yawJoint  JointConstraint::motion  der(angle) = aV  model.xmi:1072
     *     solved for offset(yawJoint.angle); aV is gimbal.betaV */
    m->yawJoint.offset_angle = m->yawJoint.angle - m->gimbal.beta;
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
    m->gimbal.alpha_start = 0.0; /* rad */
    m->gimbal.beta_start = 0.1; /* rad */
    m->gimbal.alphaV_start = 0.0; /* rad/s */
    m->gimbal.betaV_start = 0.0; /* rad/s */
    m->pitchJoint.angle_start = 0.0; /* rad */
    m->yawJoint.angle_start = 0.1; /* rad */
    m->pitchMotor.i_start = 0.0; /* A */
    m->yawMotor.i_start = 0.0; /* A */
    m->controller.pitch.e_start = 0.0; /* rad */
    m->controller.pitch.ePrev_start = 0.0; /* rad */
    m->controller.pitch.candidate_start = 0.0;
    m->controller.pitch.u0_start = 0.0; /* V */
    m->controller.pitch.saturated_start = 0.0;
    m->controller.pitch.I_start = 0.0;
    m->controller.pitch.u_start = 0.0; /* V */
    m->controller.yaw.e_start = 0.0; /* rad */
    m->controller.yaw.ePrev_start = 0.0; /* rad */
    m->controller.yaw.candidate_start = 0.0;
    m->controller.yaw.u0_start = 0.0; /* V */
    m->controller.yaw.saturated_start = 0.0;
    m->controller.yaw.I_start = 0.0;
    m->controller.yaw.u_start = 0.0; /* V */
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
    m->pitchMotor.i = x[4]; /* A */
    m->yawMotor.i = x[5]; /* A */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->gimbal.alpha; /* rad */
    x[1] = m->gimbal.beta; /* rad */
    x[2] = m->gimbal.alphaV; /* rad/s */
    x[3] = m->gimbal.betaV; /* rad/s */
    x[4] = m->pitchMotor.i; /* A */
    x[5] = m->yawMotor.i; /* A */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->gimbal.der_alpha; /* rad/s */
    dx[1] = m->gimbal.der_beta; /* rad/s */
    dx[2] = m->gimbal.der_alphaV; /* rad/s^2 */
    dx[3] = m->gimbal.der_betaV; /* rad/s^2 */
    dx[4] = m->pitchMotor.der_i; /* A/s */
    dx[5] = m->yawMotor.der_i; /* A/s */
}

/* Rows of model_variables. */
static const int states[] = {
        7, 8, 9, 10, 40, 47};

int model_state_count(const Model *m)
{
    (void)m;
    return 6;
}

int model_state_variable(const Model *m, int state)
{
    (void)m;
    return states[state];
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

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_E5_BY_BETA = 2, D_E6_BY_BETA, D_E8_BY_BETA, D_E9_BY_BETA, D_E16_BY_ALPHAV, D_E19_BY_BETAV, D_E20_BY_I,
    D_E20_BY_ALPHAV, D_E21_BY_I, D_E22_BY_I, D_E22_BY_BETAV, D_E23_BY_I, D_E10_BY_GIMBAL_PITCH_T, D_E10_BY_BETA,
    D_E10_BY_ALPHA, D_E10_BY_M12, D_E10_BY_GIMBAL_YAW_T, D_E10_BY_DM11, D_E10_BY_ALPHAV, D_E10_BY_BETAV,
    D_E10_BY_DM12, D_E10_BY_M11, D_E11_BY_T, D_E11_BY_BETA, D_E11_BY_ALPHA, D_E11_BY_DM11, D_E11_BY_ALPHAV,
    D_E11_BY_M12, D_E11_BY_DER_ALPHAV };

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

    /* E5  gimbal.M11 */
    partial[D_E5_BY_BETA] = m->gimbal.camera.Ix * (2.0 * part_of_gimbal_M11 * part_of_gimbal_M11_2)
            - m->gimbal.camera.Iy * (2.0 * part_of_gimbal_M11_2 * part_of_gimbal_M11);

    /* E6  gimbal.M12 */
    partial[D_E6_BY_BETA] = -part_of_gimbal_dM12_2 + part_of_gimbal_dM12;

    /* E8  gimbal.dM11 */
    partial[D_E8_BY_BETA] = 2.0 * (m->gimbal.camera.Ix - m->gimbal.camera.Iy) * part_of_gimbal_M11_2
            * part_of_gimbal_M11_2 - 2.0 * (m->gimbal.camera.Ix - m->gimbal.camera.Iy) * part_of_gimbal_M11
            * part_of_gimbal_M11;

    /* E9  gimbal.dM12 */
    partial[D_E9_BY_BETA] = part_of_gimbal_M12_2 + part_of_gimbal_M12;

    /* E16  pitchJoint.p.t */
    partial[D_E16_BY_ALPHAV] = m->pitchJoint.b;

    /* E19  yawJoint.p.t */
    partial[D_E19_BY_BETAV] = m->yawJoint.b;

    /* E20  der(pitchMotor.i) */
    partial[D_E20_BY_I] = -(m->pitchMotor.r / m->pitchMotor.l);
    partial[D_E20_BY_ALPHAV] = -(m->pitchMotor.k / m->pitchMotor.l);

    /* E21  pitchMotor.rot.t */
    partial[D_E21_BY_I] = -m->pitchMotor.k;

    /* E22  der(yawMotor.i) */
    partial[D_E22_BY_I] = -(m->yawMotor.r / m->yawMotor.l);
    partial[D_E22_BY_BETAV] = -(m->yawMotor.k / m->yawMotor.l);

    /* E23  yawMotor.rot.t */
    partial[D_E23_BY_I] = -m->yawMotor.k;

    /* E10  der(gimbal.alphaV) */
    const double part_of_slope_of_der_gimbal_alphaV = gimbal_M11 - gimbal_M12 * (gimbal_M12 / m->gimbal.camera.Iz);
    partial[D_E10_BY_GIMBAL_PITCH_T] = 1.0 / part_of_slope_of_der_gimbal_alphaV;
    const double part_of_slope_of_der_gimbal_alphaV_2 = cos(m->gimbal.alpha);
    const double part_of_slope_of_der_gimbal_alphaV_3 = m->gimbal.camera.m * m->gimbal.g * m->gimbal.camera.l
            * part_of_gimbal_M11 * part_of_slope_of_der_gimbal_alphaV_2;
    const double part_of_slope_of_der_gimbal_alphaV_4 = sin(m->gimbal.alpha);
    const double part_of_slope_of_der_gimbal_alphaV_5 = m->gimbal.camera.m * m->gimbal.g * m->gimbal.camera.l
            * part_of_gimbal_M11_2 * part_of_slope_of_der_gimbal_alphaV_4;
    const double part_of_slope_of_der_gimbal_alphaV_6 = part_of_slope_of_der_gimbal_alphaV_5 / m->gimbal.camera.Iz;
    partial[D_E10_BY_BETA] = (-part_of_slope_of_der_gimbal_alphaV_3
            + gimbal_M12 * part_of_slope_of_der_gimbal_alphaV_6) / part_of_slope_of_der_gimbal_alphaV;
    const double part_of_slope_of_der_gimbal_alphaV_7 = part_of_slope_of_der_gimbal_alphaV_3 / m->gimbal.camera.Iz;
    partial[D_E10_BY_ALPHA] = (-part_of_slope_of_der_gimbal_alphaV_5
            + gimbal_M12 * part_of_slope_of_der_gimbal_alphaV_7) / part_of_slope_of_der_gimbal_alphaV;
    const double part_of_slope_of_der_gimbal_alphaV_8 = (gimbal_yaw_t
            - m->gimbal.camera.m * m->gimbal.g * m->gimbal.camera.l * part_of_gimbal_M11
            * part_of_slope_of_der_gimbal_alphaV_4
            + gimbal_dM11 * (m->gimbal.alphaV * m->gimbal.alphaV) / 2.0) / m->gimbal.camera.Iz;
    const double part_of_slope_of_der_gimbal_alphaV_9 = gimbal_pitch_t
            + m->gimbal.camera.m * m->gimbal.g * m->gimbal.camera.l * part_of_gimbal_M11_2
            * part_of_slope_of_der_gimbal_alphaV_2;
    const double part_of_slope_of_der_gimbal_alphaV_10 = gimbal_M12 * part_of_slope_of_der_gimbal_alphaV_8
            + gimbal_dM11 * m->gimbal.alphaV * m->gimbal.betaV + gimbal_dM12 * (m->gimbal.betaV * m->gimbal.betaV);
    partial[D_E10_BY_M12] = (-(part_of_slope_of_der_gimbal_alphaV_8 * part_of_slope_of_der_gimbal_alphaV)
            + (part_of_slope_of_der_gimbal_alphaV_9 - part_of_slope_of_der_gimbal_alphaV_10)
            * (gimbal_M12 / m->gimbal.camera.Iz + gimbal_M12
            * (1.0 / m->gimbal.camera.Iz))) / (part_of_slope_of_der_gimbal_alphaV * part_of_slope_of_der_gimbal_alphaV);
    partial[D_E10_BY_GIMBAL_YAW_T] = -(gimbal_M12 * (1.0 / m->gimbal.camera.Iz) / part_of_slope_of_der_gimbal_alphaV);
    partial[D_E10_BY_DM11] = -((gimbal_M12 * (m->gimbal.alphaV * m->gimbal.alphaV / 2.0 / m->gimbal.camera.Iz)
            + m->gimbal.alphaV * m->gimbal.betaV) / part_of_slope_of_der_gimbal_alphaV);
    partial[D_E10_BY_ALPHAV] = -((gimbal_M12 * (gimbal_dM11 * (2.0 * m->gimbal.alphaV) / 2.0 / m->gimbal.camera.Iz)
            + gimbal_dM11 * m->gimbal.betaV) / part_of_slope_of_der_gimbal_alphaV);
    partial[D_E10_BY_BETAV] = -((gimbal_dM11 * m->gimbal.alphaV + gimbal_dM12 * (2.0 * m->gimbal.betaV))
            / part_of_slope_of_der_gimbal_alphaV);
    partial[D_E10_BY_DM12] = -(m->gimbal.betaV * m->gimbal.betaV / part_of_slope_of_der_gimbal_alphaV);
    partial[D_E10_BY_M11] = (part_of_slope_of_der_gimbal_alphaV_10 - part_of_slope_of_der_gimbal_alphaV_9)
            / (part_of_slope_of_der_gimbal_alphaV * part_of_slope_of_der_gimbal_alphaV);

    /* E11  der(gimbal.betaV) */
    partial[D_E11_BY_T] = 1.0 / m->gimbal.camera.Iz;
    partial[D_E11_BY_BETA] = -part_of_slope_of_der_gimbal_alphaV_6;
    partial[D_E11_BY_ALPHA] = -part_of_slope_of_der_gimbal_alphaV_7;
    partial[D_E11_BY_DM11] = m->gimbal.alphaV * m->gimbal.alphaV / 2.0 / m->gimbal.camera.Iz;
    partial[D_E11_BY_ALPHAV] = gimbal_dM11 * (2.0 * m->gimbal.alphaV) / 2.0 / m->gimbal.camera.Iz;
    partial[D_E11_BY_M12] = -(m->gimbal.der_alphaV / m->gimbal.camera.Iz);
    partial[D_E11_BY_DER_ALPHAV] = -(gimbal_M12 / m->gimbal.camera.Iz);
}
