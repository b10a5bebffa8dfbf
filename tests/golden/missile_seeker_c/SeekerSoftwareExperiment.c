/* SeekerSoftwareExperiment.c - simulation of MissileSeeker::SeekerSoftwareExperiment, from model.xmi, by sysphsc
 *     0.1.0.
 *
 * 6 states, 51 equations (31 eliminated), 1 algebraic loop (1 solved symbolically).
 *
 * README.md explains how to read it.
 */
#include "SeekerSoftwareExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/software.h"

#include "software/SampledAxis.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

/* Equations for results and events, in addition to those for derivatives. */
static void evaluate_ref(Model *m)
{
    /* ref.law.pitching  pitch = pitchAmplitude*sin(2*3.141592653589793*pitchFrequency*time) */
    m->ref.pitch = m->ref.pitchAmplitude * sin(6.283185307179586 * m->ref.pitchFrequency * m->time);
}

static void evaluate_ref_from_ref_law_yawing(Model *m)
{
    /* ref.law.yawing  yaw = yawAmplitude*sin(2*3.141592653589793*yawFrequency*time) + (if time >= yawStepTime then
     *     yawStep else 0) */
    m->ref.yaw = m->ref.yawAmplitude * sin(6.283185307179586 * m->ref.yawFrequency * m->time)
            + (m->branch.time_at_least_ref_yawStepTime ? m->ref.yawStep : 0.0);
}

ModelStatus model_evaluate(Model *m)
{
    struct Gimbal *gimbal = &m->gimbal;
    const struct Camera *camera = &m->gimbal.camera;
    const double alphaV = gimbal->alphaV; /* rad/s */
    const double betaV = gimbal->betaV; /* rad/s */
    const double Iz = camera->Iz; /* kg*m^2 */

    gimbal->der_alpha = alphaV; /* gimbal.law.pitchMotion  der(alpha) = alphaV */
    gimbal->der_beta = betaV; /* gimbal.law.yawMotion  der(beta) = betaV */
    const double sin_beta = sin(gimbal->beta);
    const double cos_beta = cos(gimbal->beta);
    /* gimbal.law.inertiaPitch  M11 = ringIy + Ix*sin(beta)^2 + Iy*cos(beta)^2 */
    gimbal->M11 = gimbal->ring.Iy + camera->Ix * (sin_beta * sin_beta) + camera->Iy * (cos_beta * cos_beta);
    /* gimbal.law.inertiaCoupling  M12 = -(Ixz*sin(beta) + Iyz*cos(beta)) */
    gimbal->M12 = -(camera->Ixz * sin_beta + camera->Iyz * cos_beta);
    /* gimbal.law.changePitch  dM11 = 2*(Ix - Iy)*sin(beta)*cos(beta) */
    gimbal->dM11 = 2.0 * (camera->Ix - camera->Iy) * sin_beta * cos_beta;
    /* gimbal.law.changeCoupling  dM12 = -(Ixz*cos(beta) - Iyz*sin(beta)) */
    gimbal->dM12 = camera->Iyz * sin_beta - camera->Ixz * cos_beta;
    m->pitchJoint.p.t = m->pitchJoint.b * alphaV; /* pitchJoint.law.friction  t = b*aV */
    m->yawJoint.p.t = m->yawJoint.b * betaV; /* yawJoint.law.friction  t = b*aV */
    /* pitchMotor.law.circuit  l*der(i) + r*i + k*aV = u */
    m->pitchMotor.der_i = (m->controller.pitch.voltage.rSig
            - (m->pitchMotor.r * m->pitchMotor.i + m->pitchMotor.k * alphaV)) / m->pitchMotor.l;
    m->pitchMotor.rot.t = -m->pitchMotor.k * m->pitchMotor.i; /* pitchMotor.law.torque  t = -k*i */
    /* sum(pitchMotor.rot.t)  flows at MissileSeeker::c7 */
    gimbal->pitch.t = -(m->pitchMotor.rot.t + m->pitchJoint.p.t);
    /* yawMotor.law.circuit  l*der(i) + r*i + k*aV = u */
    m->yawMotor.der_i = (m->controller.yaw.voltage.rSig - (m->yawMotor.r * m->yawMotor.i + m->yawMotor.k * betaV))
            / m->yawMotor.l;
    m->yawMotor.rot.t = -m->yawMotor.k * m->yawMotor.i; /* yawMotor.law.torque  t = -k*i */
    gimbal->yaw.t = -(m->yawMotor.rot.t + m->yawJoint.p.t); /* sum(yawMotor.rot.t)  flows at MissileSeeker::c11 */
    const double divisor_for_gimbal_der_alphaV = gimbal->M11 - gimbal->M12 * (gimbal->M12 / Iz);
    REQUIRE_NONZERO(m, divisor_for_gimbal_der_alphaV, EQ_gimbal_law_momentumPitch);
    const double part_of_gimbal_der_alphaV = gimbal->yaw.t
            - camera->m * gimbal->g * camera->l * sin_beta * sin(gimbal->alpha)
            + gimbal->dM11 * (alphaV * alphaV) / 2.0;
    /* gimbal.law.momentumPitch  M11*der(alphaV) + M12*der(betaV) + dM11*alphaV*betaV + dM12*betaV^2 -
     *     m*g*l*cos(beta)*cos(alpha) = tPitch; with gimbal.law.momentumYaw */
    gimbal->der_alphaV = (gimbal->pitch.t + camera->m * gimbal->g * camera->l * cos_beta * cos(gimbal->alpha)
            - (gimbal->M12 * (part_of_gimbal_der_alphaV / Iz) + gimbal->dM11 * alphaV * betaV
            + gimbal->dM12 * (betaV * betaV))) / divisor_for_gimbal_der_alphaV;
    /* gimbal.law.momentumYaw  M12*der(alphaV) + M22*der(betaV) - dM11*alphaV^2/2 + m*g*l*sin(beta)*sin(alpha) =
     *     tYaw */
    gimbal->der_betaV = (part_of_gimbal_der_alphaV - gimbal->M12 * gimbal->der_alphaV) / Iz;

    return MODEL_OK;
}

/* ---- quantities for results only ---- */

ModelStatus model_outputs(Model *m)
{
    evaluate_ref(m);
    evaluate_ref_from_ref_law_yawing(m);
    /* pitchJoint.law.motion~  changes as gimbal.alpha  der(angle) = aV */
    m->pitchJoint.angle = m->gimbal.alpha + m->pitchJoint.offset_angle;
    m->pitchJoint.der_angle = m->gimbal.alphaV; /* pitchJoint.law.motion  der(angle) = aV */
    /* yawJoint.law.motion~  changes as gimbal.beta  der(angle) = aV */
    m->yawJoint.angle = m->gimbal.beta + m->yawJoint.offset_angle;
    m->yawJoint.der_angle = m->gimbal.betaV; /* yawJoint.law.motion  der(angle) = aV */

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
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
    m->controller.pitch.voltage.rSig_start = 0.0;
    m->controller.pitch.ePrev_start = 0.0; /* rad */
    m->controller.pitch.saturated_start = false;
    m->controller.pitch.I_start = 0.0;
    m->controller.pitch.hasRun_start = false;
    m->controller.yaw.voltage.rSig_start = 0.0;
    m->controller.yaw.ePrev_start = 0.0; /* rad */
    m->controller.yaw.saturated_start = false;
    m->controller.yaw.I_start = 0.0;
    m->controller.yaw.hasRun_start = false;
}

ModelStatus model_derive_constants(Model *m)
{
    m->controller.pitch.limit = m->controller.limit;
    m->controller.pitch.Ts = m->controller.Ts;
    m->controller.yaw.limit = m->controller.limit;
    m->controller.yaw.Ts = m->controller.Ts;
    REQUIRE_NONZERO(m, m->pitchMotor.l, EQ_pitchMotor_law_circuit);
    REQUIRE_NONZERO(m, m->yawMotor.l, EQ_yawMotor_law_circuit);
    REQUIRE_NONZERO(m, m->gimbal.camera.Iz, EQ_gimbal_law_momentumPitch);
    m->tick.every_0_001_period = 0.001;

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->gimbal.alpha = m->gimbal.alpha_start;
    m->gimbal.beta = m->gimbal.beta_start;
    m->gimbal.alphaV = m->gimbal.alphaV_start;
    m->gimbal.betaV = m->gimbal.betaV_start;
    m->pitchJoint.angle = m->pitchJoint.angle_start;
    m->yawJoint.angle = m->yawJoint.angle_start;
    m->pitchMotor.i = m->pitchMotor.i_start;
    m->yawMotor.i = m->yawMotor.i_start;
    /* pitchJoint.law.motion~  changes as gimbal.alpha  der(angle) = aV */
    m->pitchJoint.offset_angle = m->pitchJoint.angle - m->gimbal.alpha;
    /* yawJoint.law.motion~  changes as gimbal.beta  der(angle) = aV */
    m->yawJoint.offset_angle = m->yawJoint.angle - m->gimbal.beta;
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- events ---- */

/* controller.pitch.step()  MissileSeeker::SampledAxis::step */
static ModelStatus step_controller_pitch_step(Model *m)
{
    struct SampledAxis_2 *pitch = &m->controller.pitch;

    pitch->voltage.rSig = m->pre.controller_pitch_voltage_rSig;
    pitch->ePrev = m->pre.controller_pitch_ePrev;
    pitch->saturated = m->pre.controller_pitch_saturated;
    pitch->I_ = m->pre.controller_pitch_I;
    pitch->hasRun = m->pre.controller_pitch_hasRun;

    if (m->tick.every_0_001) {
        const ModelSoftware *software = &model_software[CALL_controller_pitch_step_];
        struct SampledAxis self = {
            .ref = m->ref.pitch,
            .angle = m->gimbal.alpha,
            .voltage = pitch->voltage.rSig,
            .kp = pitch->kp,
            .ki = pitch->ki,
            .kd = pitch->kd,
            .limit = pitch->limit,
            .Ts = pitch->Ts,
            .ePrev = pitch->ePrev,
            .saturated = pitch->saturated,
            .I_ = pitch->I_,
            .hasRun = pitch->hasRun,
        };
        const int result = sampled_axis_step(&self);
        if (result != 0)
            return software_fail(m, software, MODEL_SOFTWARE_STATUS, -1, result);
        if (!isfinite(self.voltage))
            return software_fail(m, software, MODEL_SOFTWARE_VALUE, ROW_CONTROLLER_PITCH_VOLTAGE_R_SIG, self.voltage);
        pitch->voltage.rSig = self.voltage;
        if (!isfinite(self.ePrev))
            return software_fail(m, software, MODEL_SOFTWARE_VALUE, ROW_CONTROLLER_PITCH_E_PREV, self.ePrev);
        pitch->ePrev = self.ePrev;
        pitch->saturated = self.saturated;
        if (!isfinite(self.I_))
            return software_fail(m, software, MODEL_SOFTWARE_VALUE, ROW_CONTROLLER_PITCH_I, self.I_);
        pitch->I_ = self.I_;
        pitch->hasRun = self.hasRun;
    }

    return MODEL_OK;
}

/* controller.yaw.step()  MissileSeeker::SampledAxis::step */
static ModelStatus step_controller_yaw_step(Model *m)
{
    struct SampledAxis_2 *yaw = &m->controller.yaw;

    yaw->voltage.rSig = m->pre.controller_yaw_voltage_rSig;
    yaw->ePrev = m->pre.controller_yaw_ePrev;
    yaw->saturated = m->pre.controller_yaw_saturated;
    yaw->I_ = m->pre.controller_yaw_I;
    yaw->hasRun = m->pre.controller_yaw_hasRun;

    if (m->tick.every_0_001) {
        const ModelSoftware *software = &model_software[CALL_controller_yaw_step_];
        struct SampledAxis self = {
            .ref = m->ref.yaw,
            .angle = m->gimbal.beta,
            .voltage = yaw->voltage.rSig,
            .kp = yaw->kp,
            .ki = yaw->ki,
            .kd = yaw->kd,
            .limit = yaw->limit,
            .Ts = yaw->Ts,
            .ePrev = yaw->ePrev,
            .saturated = yaw->saturated,
            .I_ = yaw->I_,
            .hasRun = yaw->hasRun,
        };
        const int result = sampled_axis_step(&self);
        if (result != 0)
            return software_fail(m, software, MODEL_SOFTWARE_STATUS, -1, result);
        if (!isfinite(self.voltage))
            return software_fail(m, software, MODEL_SOFTWARE_VALUE, ROW_CONTROLLER_YAW_VOLTAGE_R_SIG, self.voltage);
        yaw->voltage.rSig = self.voltage;
        if (!isfinite(self.ePrev))
            return software_fail(m, software, MODEL_SOFTWARE_VALUE, ROW_CONTROLLER_YAW_E_PREV, self.ePrev);
        yaw->ePrev = self.ePrev;
        yaw->saturated = self.saturated;
        if (!isfinite(self.I_))
            return software_fail(m, software, MODEL_SOFTWARE_VALUE, ROW_CONTROLLER_YAW_I, self.I_);
        yaw->I_ = self.I_;
        yaw->hasRun = self.hasRun;
    }

    return MODEL_OK;
}

void model_next_instant(const Model *m, double *next)
{
    *next = fmin(*next, instant_ahead(m->time, m->ref.yawStepTime)); /* time >= ref.yawStepTime */
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    evaluate_ref(m);
    /* ref.law.yawing  time >= ref.yawStepTime */
    m->branch.time_at_least_ref_yawStepTime = instant_from(NOW(m), m->ref.yawStepTime);
    evaluate_ref_from_ref_law_yawing(m);
    REQUIRE(step_controller_pitch_step(m));
    return step_controller_yaw_step(m);
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_gimbal_law_inertiaPitch_BY_BETA = 2, D_gimbal_law_inertiaCoupling_BY_BETA, D_gimbal_law_changePitch_BY_BETA,
    D_gimbal_law_changeCoupling_BY_BETA, D_pitchJoint_law_friction_BY_ALPHAV, D_yawJoint_law_friction_BY_BETAV,
    D_pitchMotor_law_circuit_BY_I, D_pitchMotor_law_circuit_BY_ALPHAV, D_pitchMotor_law_torque_BY_I,
    D_yawMotor_law_circuit_BY_I, D_yawMotor_law_circuit_BY_BETAV, D_yawMotor_law_torque_BY_I,
    D_gimbal_law_momentumPitch_BY_GIMBAL_PITCH_T, D_gimbal_law_momentumPitch_BY_BETA,
    D_gimbal_law_momentumPitch_BY_ALPHA, D_gimbal_law_momentumPitch_BY_M12,
    D_gimbal_law_momentumPitch_BY_GIMBAL_YAW_T, D_gimbal_law_momentumPitch_BY_DM11,
    D_gimbal_law_momentumPitch_BY_ALPHAV, D_gimbal_law_momentumPitch_BY_BETAV, D_gimbal_law_momentumPitch_BY_DM12,
    D_gimbal_law_momentumPitch_BY_M11, D_gimbal_law_momentumYaw_BY_T, D_gimbal_law_momentumYaw_BY_BETA,
    D_gimbal_law_momentumYaw_BY_ALPHA, D_gimbal_law_momentumYaw_BY_DM11, D_gimbal_law_momentumYaw_BY_ALPHAV,
    D_gimbal_law_momentumYaw_BY_M12, D_gimbal_law_momentumYaw_BY_DER_ALPHAV };

void model_partials(const Model *m, double *partial)
{
    const struct Gimbal *gimbal = &m->gimbal;
    const struct Camera *camera = &m->gimbal.camera;
    const double Ix = camera->Ix; /* kg*m^2 */
    const double Iy = camera->Iy; /* kg*m^2 */
    const double M12 = gimbal->M12; /* kg*m^2 */
    const double Iz = camera->Iz; /* kg*m^2 */
    const double camera_m = camera->m; /* kg */
    const double g = gimbal->g; /* m/s^2 */
    const double l = camera->l; /* m */
    const double dM11 = gimbal->dM11; /* kg*m^2 */
    const double alphaV = gimbal->alphaV; /* rad/s */
    const double betaV = gimbal->betaV; /* rad/s */

    const double sin_beta = sin(gimbal->beta);
    const double cos_beta = cos(gimbal->beta);
    /* gimbal.M11 */
    partial[D_gimbal_law_inertiaPitch_BY_BETA] = Ix * (2.0 * sin_beta * cos_beta) - Iy * (2.0 * cos_beta * sin_beta);
    partial[D_gimbal_law_inertiaCoupling_BY_BETA] = -camera->Ixz * cos_beta + camera->Iyz * sin_beta; /* gimbal.M12 */
    /* gimbal.dM11 */
    partial[D_gimbal_law_changePitch_BY_BETA] = 2.0 * (Ix - Iy) * cos_beta * cos_beta
            - 2.0 * (Ix - Iy) * sin_beta * sin_beta;
    partial[D_gimbal_law_changeCoupling_BY_BETA] = camera->Iyz * cos_beta + camera->Ixz * sin_beta; /* gimbal.dM12 */
    partial[D_pitchJoint_law_friction_BY_ALPHAV] = m->pitchJoint.b; /* pitchJoint.p.t */
    partial[D_yawJoint_law_friction_BY_BETAV] = m->yawJoint.b; /* yawJoint.p.t */
    partial[D_pitchMotor_law_circuit_BY_I] = -m->pitchMotor.r / m->pitchMotor.l; /* der(pitchMotor.i) */
    partial[D_pitchMotor_law_circuit_BY_ALPHAV] = -m->pitchMotor.k / m->pitchMotor.l;
    partial[D_pitchMotor_law_torque_BY_I] = -m->pitchMotor.k; /* pitchMotor.rot.t */
    partial[D_yawMotor_law_circuit_BY_I] = -m->yawMotor.r / m->yawMotor.l; /* der(yawMotor.i) */
    partial[D_yawMotor_law_circuit_BY_BETAV] = -m->yawMotor.k / m->yawMotor.l;
    partial[D_yawMotor_law_torque_BY_I] = -m->yawMotor.k; /* yawMotor.rot.t */
    const double part_of_gimbal_law_momentumPitch = gimbal->M11 - M12 * (M12 / Iz);
    /* der(gimbal.alphaV) */
    partial[D_gimbal_law_momentumPitch_BY_GIMBAL_PITCH_T] = 1.0 / part_of_gimbal_law_momentumPitch;
    const double cos_alpha = cos(gimbal->alpha);
    const double part_of_gimbal_law_momentumPitch_2 = camera_m * g * l * sin_beta * cos_alpha;
    const double sin_alpha = sin(gimbal->alpha);
    const double part_of_gimbal_law_momentumPitch_3 = camera_m * g * l * cos_beta * sin_alpha;
    const double part_of_gimbal_law_momentumPitch_4 = part_of_gimbal_law_momentumPitch_3 / Iz;
    partial[D_gimbal_law_momentumPitch_BY_BETA] = (-part_of_gimbal_law_momentumPitch_2
            + M12 * part_of_gimbal_law_momentumPitch_4) / part_of_gimbal_law_momentumPitch;
    const double part_of_gimbal_law_momentumPitch_5 = part_of_gimbal_law_momentumPitch_2 / Iz;
    partial[D_gimbal_law_momentumPitch_BY_ALPHA] = (-part_of_gimbal_law_momentumPitch_3
            + M12 * part_of_gimbal_law_momentumPitch_5) / part_of_gimbal_law_momentumPitch;
    const double part_of_gimbal_law_momentumPitch_6 = (gimbal->yaw.t - camera_m * g * l * sin_beta * sin_alpha
            + dM11 * (alphaV * alphaV) / 2.0) / Iz;
    const double part_of_gimbal_law_momentumPitch_7 = gimbal->pitch.t + camera_m * g * l * cos_beta * cos_alpha;
    const double part_of_gimbal_law_momentumPitch_8 = M12 * part_of_gimbal_law_momentumPitch_6 + dM11 * alphaV * betaV
            + gimbal->dM12 * (betaV * betaV);
    partial[D_gimbal_law_momentumPitch_BY_M12] = (-part_of_gimbal_law_momentumPitch_6 * part_of_gimbal_law_momentumPitch
            + (part_of_gimbal_law_momentumPitch_7 - part_of_gimbal_law_momentumPitch_8) * (M12 / Iz + M12 / Iz))
            / (part_of_gimbal_law_momentumPitch * part_of_gimbal_law_momentumPitch);
    partial[D_gimbal_law_momentumPitch_BY_GIMBAL_YAW_T] = -(M12 / Iz) / part_of_gimbal_law_momentumPitch;
    partial[D_gimbal_law_momentumPitch_BY_DM11] = -(M12 * (alphaV * alphaV / 2.0 / Iz) + alphaV * betaV)
            / part_of_gimbal_law_momentumPitch;
    partial[D_gimbal_law_momentumPitch_BY_ALPHAV] = -(M12 * (dM11 * alphaV / Iz) + dM11 * betaV)
            / part_of_gimbal_law_momentumPitch;
    partial[D_gimbal_law_momentumPitch_BY_BETAV] = -(dM11 * alphaV + gimbal->dM12 * (2.0 * betaV))
            / part_of_gimbal_law_momentumPitch;
    partial[D_gimbal_law_momentumPitch_BY_DM12] = -(betaV * betaV) / part_of_gimbal_law_momentumPitch;
    partial[D_gimbal_law_momentumPitch_BY_M11] = (part_of_gimbal_law_momentumPitch_8
            - part_of_gimbal_law_momentumPitch_7)
            / (part_of_gimbal_law_momentumPitch * part_of_gimbal_law_momentumPitch);
    partial[D_gimbal_law_momentumYaw_BY_T] = 1.0 / Iz; /* der(gimbal.betaV) */
    partial[D_gimbal_law_momentumYaw_BY_BETA] = -part_of_gimbal_law_momentumPitch_4;
    partial[D_gimbal_law_momentumYaw_BY_ALPHA] = -part_of_gimbal_law_momentumPitch_5;
    partial[D_gimbal_law_momentumYaw_BY_DM11] = alphaV * alphaV / 2.0 / Iz;
    partial[D_gimbal_law_momentumYaw_BY_ALPHAV] = dM11 * alphaV / Iz;
    partial[D_gimbal_law_momentumYaw_BY_M12] = -gimbal->der_alphaV / Iz;
    partial[D_gimbal_law_momentumYaw_BY_DER_ALPHAV] = -M12 / Iz;
}
