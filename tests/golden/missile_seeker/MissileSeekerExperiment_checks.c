/* MissileSeekerExperiment_checks.c - the equations as drawn, for --verify, of
 *     MissileSeeker::MissileSeekerExperiment, from model.xmi, by sysphsc 0.1.0. */
#include "MissileSeekerExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* GimbalConstraint::inertiaPitch  M11 = ringIy + Ix*sin(beta)^2 + Iy*cos(beta)^2 */
static void GimbalConstraint_inertiaPitch(const ModelPoint *at, double *residual, double *scale)
{
    const double M11 = model_value(at, 0), ring_Iy = model_value(at, 1), camera_Ix = model_value(at, 2),
            beta = model_value(at, 3), camera_Iy = model_value(at, 4);
    const double sin_beta = sin(beta);
    const double part_of_law = camera_Ix * (sin_beta * sin_beta);
    const double cos_beta = cos(beta);
    const double part_of_law_2 = camera_Iy * (cos_beta * cos_beta);
    *residual = M11 - (ring_Iy + part_of_law + part_of_law_2);
    *scale = fabs(M11) + fabs(ring_Iy) + fabs(part_of_law) + fabs(part_of_law_2);
}

/* GimbalConstraint::inertiaCoupling  M12 = -(Ixz*sin(beta) + Iyz*cos(beta)) */
static void GimbalConstraint_inertiaCoupling(const ModelPoint *at, double *residual, double *scale)
{
    const double M12 = model_value(at, 0), camera_Ixz = model_value(at, 1), beta = model_value(at, 2),
            camera_Iyz = model_value(at, 3);
    const double part_of_law = camera_Ixz * sin(beta);
    const double part_of_law_2 = camera_Iyz * cos(beta);
    *residual = M12 + (part_of_law + part_of_law_2);
    *scale = fabs(M12) + fabs(part_of_law) + fabs(part_of_law_2);
}

/* GimbalConstraint::changePitch  dM11 = 2*(Ix - Iy)*sin(beta)*cos(beta) */
static void GimbalConstraint_changePitch(const ModelPoint *at, double *residual, double *scale)
{
    const double dM11 = model_value(at, 0), camera_Ix = model_value(at, 1), camera_Iy = model_value(at, 2),
            beta = model_value(at, 3);
    const double part_of_law = 2.0 * (camera_Ix - camera_Iy) * sin(beta) * cos(beta);
    *residual = dM11 - part_of_law;
    *scale = fabs(dM11) + fabs(part_of_law);
}

/* GimbalConstraint::changeCoupling  dM12 = -(Ixz*cos(beta) - Iyz*sin(beta)) */
static void GimbalConstraint_changeCoupling(const ModelPoint *at, double *residual, double *scale)
{
    const double dM12 = model_value(at, 0), camera_Ixz = model_value(at, 1), beta = model_value(at, 2),
            camera_Iyz = model_value(at, 3);
    const double part_of_law = camera_Ixz * cos(beta);
    const double part_of_law_2 = camera_Iyz * sin(beta);
    *residual = dM12 + (part_of_law - part_of_law_2);
    *scale = fabs(dM12) + fabs(part_of_law) + fabs(part_of_law_2);
}

/* GimbalConstraint::momentumPitch  M11*der(alphaV) + M12*der(betaV) + dM11*alphaV*betaV + dM12*betaV^2 -
 *     m*g*l*cos(beta)*cos(alpha) = tPitch */
static void GimbalConstraint_momentumPitch(const ModelPoint *at, double *residual, double *scale)
{
    const double M11 = model_value(at, 0), der_alphaV = model_value(at, 1), M12 = model_value(at, 2),
            der_betaV = model_value(at, 3), dM11 = model_value(at, 4), alphaV = model_value(at, 5),
            betaV = model_value(at, 6), dM12 = model_value(at, 7), camera_m = model_value(at, 8),
            g = model_value(at, 9), camera_l = model_value(at, 10), beta = model_value(at, 11),
            alpha = model_value(at, 12), pitch_t = model_value(at, 13);
    const double part_of_law = camera_m * g * camera_l * cos(beta) * cos(alpha);
    *residual = M11 * der_alphaV + M12 * der_betaV + dM11 * alphaV * betaV + dM12 * (betaV * betaV) - part_of_law
            - pitch_t;
    *scale = fabs(M11 * der_alphaV) + fabs(M12 * der_betaV) + fabs(dM11 * alphaV * betaV) + fabs(dM12 * (betaV * betaV))
            + fabs(part_of_law) + fabs(pitch_t);
}

/* GimbalConstraint::momentumYaw  M12*der(alphaV) + M22*der(betaV) - dM11*alphaV^2/2 + m*g*l*sin(beta)*sin(alpha) =
 *     tYaw */
static void GimbalConstraint_momentumYaw(const ModelPoint *at, double *residual, double *scale)
{
    const double M12 = model_value(at, 0), der_alphaV = model_value(at, 1), M22 = model_value(at, 2),
            der_betaV = model_value(at, 3), dM11 = model_value(at, 4), alphaV = model_value(at, 5),
            camera_m = model_value(at, 6), g = model_value(at, 7), camera_l = model_value(at, 8),
            beta = model_value(at, 9), alpha = model_value(at, 10), yaw_t = model_value(at, 11);
    const double part_of_law = camera_m * g * camera_l * sin(beta) * sin(alpha);
    *residual = M12 * der_alphaV + M22 * der_betaV - dM11 * (alphaV * alphaV) / 2.0 + part_of_law - yaw_t;
    *scale = fabs(M12 * der_alphaV) + fabs(M22 * der_betaV) + fabs(dM11 * (alphaV * alphaV) / 2.0) + fabs(part_of_law)
            + fabs(yaw_t);
}

/* JointConstraint::friction  t = b*aV */
static void JointConstraint_friction(const ModelPoint *at, double *residual, double *scale)
{
    const double p_t = model_value(at, 0), b = model_value(at, 1), aV = model_value(at, 2);
    *residual = p_t - b * aV;
    *scale = fabs(p_t) + fabs(b * aV);
}

/* DCMotorConstraint::circuit  l*der(i) + r*i + k*aV = u */
static void DCMotorConstraint_circuit(const ModelPoint *at, double *residual, double *scale)
{
    const double l = model_value(at, 0), der_i = model_value(at, 1), r = model_value(at, 2), i = model_value(at, 3),
            k = model_value(at, 4), rot_aV = model_value(at, 5), in_rSig = model_value(at, 6);
    *residual = l * der_i + r * i + k * rot_aV - in_rSig;
    *scale = fabs(l * der_i) + fabs(r * i) + fabs(k * rot_aV) + fabs(in_rSig);
}

/* DCMotorConstraint::torque  t = -k*i */
static void DCMotorConstraint_torque(const ModelPoint *at, double *residual, double *scale)
{
    const double rot_t = model_value(at, 0), k = model_value(at, 1), i = model_value(at, 2);
    *residual = rot_t + k * i;
    *scale = fabs(rot_t) + fabs(k * i);
}

/* SampledAxisConstraint::error  e = ref - angle */
static void SampledAxisConstraint_error(const ModelPoint *at, double *residual, double *scale)
{
    const double e = model_value(at, 0), ref_rSig = model_value(at, 1), angle_rSig = model_value(at, 2),
            every_0_001 = model_value(at, 3), pre_e = model_value(at, 4);
    const double part_of_law = every_0_001 > 0.5 ? ref_rSig - angle_rSig : pre_e;
    *residual = e - part_of_law;
    *scale = fabs(e) + fabs(part_of_law);
}

/* SampledAxisConstraint::memory  ePrev = if initial() then e else pre(e) */
static void SampledAxisConstraint_memory(const ModelPoint *at, double *residual, double *scale)
{
    const double ePrev = model_value(at, 0), e = model_value(at, 1), every_0_001 = model_value(at, 2),
            initial_ = model_value(at, 3), pre_e = model_value(at, 4), pre_ePrev = model_value(at, 5);
    const double part_of_law = every_0_001 > 0.5 ? (initial_ > 0.5 ? e : pre_e) : pre_ePrev;
    *residual = ePrev - part_of_law;
    *scale = fabs(ePrev) + fabs(part_of_law);
}

/* SampledAxisConstraint::integration  candidate = pre(I) + ki*Ts*e */
static void SampledAxisConstraint_integration(const ModelPoint *at, double *residual, double *scale)
{
    const double candidate = model_value(at, 0), ki = model_value(at, 2), Ts = model_value(at, 3),
            e = model_value(at, 4), every_0_001 = model_value(at, 5), pre_I = model_value(at, 6),
            pre_candidate = model_value(at, 7);
    const double part_of_law = every_0_001 > 0.5 ? pre_I + ki * Ts * e : pre_candidate;
    *residual = candidate - part_of_law;
    *scale = fabs(candidate) + fabs(part_of_law);
}

/* SampledAxisConstraint::law  u0 = kp*e + candidate + kd*(e - ePrev)/Ts */
static void SampledAxisConstraint_law(const ModelPoint *at, double *residual, double *scale)
{
    const double u0 = model_value(at, 0), kp = model_value(at, 1), e = model_value(at, 2),
            candidate = model_value(at, 3), kd = model_value(at, 4), ePrev = model_value(at, 5),
            Ts = model_value(at, 6), every_0_001 = model_value(at, 7), pre_u0 = model_value(at, 8);
    const double part_of_law = every_0_001 > 0.5 ? kp * e + candidate + kd * (e - ePrev) / Ts : pre_u0;
    *residual = u0 - part_of_law;
    *scale = fabs(u0) + fabs(part_of_law);
}

/* SampledAxisConstraint::saturation  saturated = abs(u0) > limit */
static void SampledAxisConstraint_saturation(const ModelPoint *at, double *residual, double *scale)
{
    const double saturated = model_value(at, 0), u0 = model_value(at, 1), limit = model_value(at, 2),
            every_0_001 = model_value(at, 3), pre_saturated = model_value(at, 4);
    const bool part_of_law = (every_0_001 > 0.5 ? fabs(u0) > limit : pre_saturated > 0.5);
    *residual = saturated - (part_of_law ? 1.0 : 0.0);
    *scale = fabs(saturated) + fabs(part_of_law ? 1.0 : 0.0);
}

/* SampledAxisConstraint::antiWindup  I = if saturated then pre(I) else candidate */
static void SampledAxisConstraint_antiWindup(const ModelPoint *at, double *residual, double *scale)
{
    const double I_ = model_value(at, 0), saturated = model_value(at, 1), candidate = model_value(at, 2),
            every_0_001 = model_value(at, 3), pre_I = model_value(at, 4);
    const double part_of_law = every_0_001 > 0.5 ? (saturated > 0.5 ? pre_I : candidate) : pre_I;
    *residual = I_ - part_of_law;
    *scale = fabs(I_) + fabs(part_of_law);
}

/* SampledAxisConstraint::limitation  u = if saturated then limit*sign(u0) else u0 */
static void SampledAxisConstraint_limitation(const ModelPoint *at, double *residual, double *scale)
{
    const double u = model_value(at, 0), saturated = model_value(at, 1), limit = model_value(at, 2),
            u0 = model_value(at, 3), every_0_001 = model_value(at, 4), pre_u = model_value(at, 5);
    const double part_of_law = every_0_001 > 0.5 ? (saturated > 0.5 ? limit * sign_of(u0) : u0) : pre_u;
    *residual = u - part_of_law;
    *scale = fabs(u) + fabs(part_of_law);
}

/* ReferenceConstraint::pitching  pitch = pitchAmplitude*sin(2*3.141592653589793*pitchFrequency*time) */
static void ReferenceConstraint_pitching(const ModelPoint *at, double *residual, double *scale)
{
    const double pitch = model_value(at, 0), pitchAmplitude = model_value(at, 1), pitchFrequency = model_value(at, 2);
    const double time = at->time;
    const double part_of_law = pitchAmplitude * sin(2.0 * 3.141592653589793 * pitchFrequency * time);
    *residual = pitch - part_of_law;
    *scale = fabs(pitch) + fabs(part_of_law);
}

/* ReferenceConstraint::yawing  yaw = yawAmplitude*sin(2*3.141592653589793*yawFrequency*time) + (if time >=
 *     yawStepTime then yawStep else 0) */
static void ReferenceConstraint_yawing(const ModelPoint *at, double *residual, double *scale)
{
    const double yaw = model_value(at, 0), yawAmplitude = model_value(at, 1), yawFrequency = model_value(at, 2),
            yawStep = model_value(at, 4), time_at_least_ref_yawStepTime = model_value(at, 5);
    const double time = at->time;
    const double part_of_law = yawAmplitude * sin(2.0 * 3.141592653589793 * yawFrequency * time);
    const double part_of_law_2 = time_at_least_ref_yawStepTime > 0.5 ? yawStep : 0.0;
    *residual = yaw - (part_of_law + part_of_law_2);
    *scale = fabs(yaw) + fabs(part_of_law) + fabs(part_of_law_2);
}

enum {
    LAW_GimbalConstraint_pitchVelocity, LAW_GimbalConstraint_yawVelocity, LAW_GimbalConstraint_pitchMotion,
    LAW_GimbalConstraint_yawMotion, LAW_GimbalConstraint_inertiaPitch, LAW_GimbalConstraint_inertiaCoupling,
    LAW_GimbalConstraint_inertiaYaw, LAW_GimbalConstraint_changePitch, LAW_GimbalConstraint_changeCoupling,
    LAW_GimbalConstraint_momentumPitch, LAW_GimbalConstraint_momentumYaw, LAW_GimbalConstraint_pitchSignal,
    LAW_GimbalConstraint_yawSignal, LAW_JointConstraint_velocity, LAW_JointConstraint_motion,
    LAW_JointConstraint_friction, LAW_DCMotorConstraint_circuit, LAW_DCMotorConstraint_torque,
    LAW_DriverConstraint_voltage, LAW_DriverConstraint_output, LAW_SampledAxisConstraint_error,
    LAW_SampledAxisConstraint_memory, LAW_SampledAxisConstraint_integration, LAW_SampledAxisConstraint_law,
    LAW_SampledAxisConstraint_saturation, LAW_SampledAxisConstraint_antiWindup, LAW_SampledAxisConstraint_limitation,
    LAW_SampledAxisConstraint_output, LAW_ReferenceConstraint_pitching, LAW_ReferenceConstraint_yawing,
    LAW_ReferenceConstraint_pitchSignal, LAW_ReferenceConstraint_yawSignal, LAW_connection, LAW_sum_of_flows,
    LAW_derived_JointConstraint_motion
};

const ModelLaw model_laws[] = {
    [LAW_GimbalConstraint_pitchVelocity] = {
        .text = "%1 = %2", .id = "%p.law.pitchVelocity", .held = 2, .residual = equation_equality},
    [LAW_GimbalConstraint_yawVelocity] = {
        .text = "%1 = %2", .id = "%p.law.yawVelocity", .held = 2, .residual = equation_equality},
    [LAW_GimbalConstraint_pitchMotion] = {
        .text = "%1 = %2", .id = "%p.law.pitchMotion", .held = 2, .residual = equation_equality},
    [LAW_GimbalConstraint_yawMotion] = {
        .text = "%1 = %2", .id = "%p.law.yawMotion", .held = 2, .residual = equation_equality},
    [LAW_GimbalConstraint_inertiaPitch] = {
        .text = "%1 = %2 + %3*sin(%4)^2 + %5*cos(%4)^2", .id = "%p.law.inertiaPitch", .held = 5,
        .residual = GimbalConstraint_inertiaPitch},
    [LAW_GimbalConstraint_inertiaCoupling] = {
        .text = "%1 = -(%2*sin(%3) + %4*cos(%3))", .id = "%p.law.inertiaCoupling", .held = 4,
        .residual = GimbalConstraint_inertiaCoupling},
    [LAW_GimbalConstraint_inertiaYaw] = {
        .text = "%1 = %2", .id = "%p.law.inertiaYaw", .held = 2, .residual = equation_equality},
    [LAW_GimbalConstraint_changePitch] = {
        .text = "%1 = 2*(%2 - %3)*sin(%4)*cos(%4)", .id = "%p.law.changePitch", .held = 4,
        .residual = GimbalConstraint_changePitch},
    [LAW_GimbalConstraint_changeCoupling] = {
        .text = "%1 = -(%2*cos(%3) - %4*sin(%3))", .id = "%p.law.changeCoupling", .held = 4,
        .residual = GimbalConstraint_changeCoupling},
    [LAW_GimbalConstraint_momentumPitch] = {
        .text = "%1*%2 + %3*%4 + %5*%6*%7 + %8*%7^2 - %9*%10*%11*cos(%12)*cos(%13) = %14",
        .id = "%p.law.momentumPitch", .held = 14, .residual = GimbalConstraint_momentumPitch},
    [LAW_GimbalConstraint_momentumYaw] = {
        .text = "%1*%2 + %3*%4 - %5*%6^2/2 + %7*%8*%9*sin(%10)*sin(%11) = %12", .id = "%p.law.momentumYaw", .held = 12,
        .residual = GimbalConstraint_momentumYaw},
    [LAW_GimbalConstraint_pitchSignal] = {
        .text = "%1 = %2", .id = "%p.law.pitchSignal", .held = 2, .residual = equation_equality},
    [LAW_GimbalConstraint_yawSignal] = {
        .text = "%1 = %2", .id = "%p.law.yawSignal", .held = 2, .residual = equation_equality},
    [LAW_JointConstraint_velocity] = {
        .text = "%1 = %2", .id = "%p.law.velocity", .held = 2, .residual = equation_equality},
    [LAW_JointConstraint_motion] = {.text = "%1 = %2", .id = "%p.law.motion", .held = 2, .residual = equation_equality},
    [LAW_JointConstraint_friction] = {
        .text = "%1 = %2*%3", .id = "%p.law.friction", .held = 3, .residual = JointConstraint_friction},
    [LAW_DCMotorConstraint_circuit] = {
        .text = "%1*%2 + %3*%4 + %5*%6 = %7", .id = "%p.law.circuit", .held = 7, .residual = DCMotorConstraint_circuit},
    [LAW_DCMotorConstraint_torque] = {
        .text = "%1 = -%2*%3", .id = "%p.law.torque", .held = 3, .residual = DCMotorConstraint_torque},
    [LAW_DriverConstraint_voltage] = {
        .text = "%1 = %2", .id = "%p.law.voltage", .held = 2, .residual = equation_equality},
    [LAW_DriverConstraint_output] = {
        .text = "%1 = %2", .id = "%p.law.output", .held = 2, .residual = equation_equality},
    [LAW_SampledAxisConstraint_error] = {.text = "%1 = %2 - %3", .id = "%p.law.error", .held = 3, .is_discrete = true,
        .residual = SampledAxisConstraint_error},
    [LAW_SampledAxisConstraint_memory] = {
        .text = "%1 = if initial() then %2 else pre(%2)", .id = "%p.law.memory", .held = 2, .is_discrete = true,
        .residual = SampledAxisConstraint_memory},
    [LAW_SampledAxisConstraint_integration] = {
        .text = "%1 = pre(%2) + %3*%4*%5", .id = "%p.law.integration", .held = 5, .is_discrete = true,
        .residual = SampledAxisConstraint_integration},
    [LAW_SampledAxisConstraint_law] = {
        .text = "%1 = %2*%3 + %4 + %5*(%3 - %6)/%7", .id = "%p.law.law", .held = 7, .is_discrete = true,
        .residual = SampledAxisConstraint_law},
    [LAW_SampledAxisConstraint_saturation] = {
        .text = "%1 = abs(%2) > %3", .id = "%p.law.saturation", .held = 3, .is_discrete = true,
        .residual = SampledAxisConstraint_saturation},
    [LAW_SampledAxisConstraint_antiWindup] = {
        .text = "%1 = if %2 then pre(%1) else %3", .id = "%p.law.antiWindup", .held = 3, .is_discrete = true,
        .residual = SampledAxisConstraint_antiWindup},
    [LAW_SampledAxisConstraint_limitation] = {
        .text = "%1 = if %2 then %3*sign(%4) else %4", .id = "%p.law.limitation", .held = 4, .is_discrete = true,
        .residual = SampledAxisConstraint_limitation},
    [LAW_SampledAxisConstraint_output] = {
        .text = "%1 = %2", .id = "%p.law.output", .held = 2, .residual = equation_equality},
    [LAW_ReferenceConstraint_pitching] = {
        .text = "%1 = %2*sin(2*3.141592653589793*%3*time)", .id = "%p.law.pitching", .held = 3,
        .residual = ReferenceConstraint_pitching},
    [LAW_ReferenceConstraint_yawing] = {
        .text = "%1 = %2*sin(2*3.141592653589793*%3*time) + (if time >= %4 then %5 else 0)", .id = "%p.law.yawing",
        .held = 5, .residual = ReferenceConstraint_yawing},
    [LAW_ReferenceConstraint_pitchSignal] = {
        .text = "%1 = %2", .id = "%p.law.pitchSignal", .held = 2, .residual = equation_equality},
    [LAW_ReferenceConstraint_yawSignal] = {
        .text = "%1 = %2", .id = "%p.law.yawSignal", .held = 2, .residual = equation_equality},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 + %3 = 0", .id = "sum(%1)", .held = 3, .residual = equation_sum},
    [LAW_derived_JointConstraint_motion] = {.text = "%1 = %2 + offset(%1)", .id = "%p.law.motion~", .held = 2},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"MissileSeeker::Constraints::GimbalConstraint::", "model.xmi"},
    {"MissileSeeker::Constraints::JointConstraint::", "model.xmi"},
    {"MissileSeeker::Constraints::DCMotorConstraint::", "model.xmi"},
    {"MissileSeeker::Constraints::DriverConstraint::", "model.xmi"},
    {"MissileSeeker::Constraints::SampledAxisConstraint::", "model.xmi"},
    {"MissileSeeker::Constraints::ReferenceConstraint::", "model.xmi"},
    {"MissileSeeker::MissileSeeker::", "model.xmi"},
    {"MissileSeeker::SeekerController::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "pitchVelocity", 970},
    {0, "yawVelocity", 976},
    {0, "pitchMotion", 982},
    {0, "yawMotion", 988},
    {0, "inertiaPitch", 994},
    {0, "inertiaCoupling", 1000},
    {0, "inertiaYaw", 1006},
    {0, "changePitch", 1012},
    {0, "changeCoupling", 1018},
    {0, "momentumPitch", 1024},
    {0, "momentumYaw", 1030},
    {0, "pitchSignal", 1036},
    {0, "yawSignal", 1042},
    {1, "velocity", 1066},
    {1, "motion", 1072},
    {1, "friction", 1078},
    {2, "circuit", 1108},
    {2, "torque", 1114},
    {3, "voltage", 1132},
    {3, "output", 1138},
    {4, "error", 1192},
    {4, "memory", 1198},
    {4, "integration", 1204},
    {4, "law", 1210},
    {4, "saturation", 1216},
    {4, "antiWindup", 1222},
    {4, "limitation", 1228},
    {4, "output", 1234},
    {5, "pitching", 1273},
    {5, "yawing", 1279},
    {5, "pitchSignal", 1285},
    {5, "yawSignal", 1291},
    {6, "c1", 677},
    {6, "c2", 681},
    {6, "c3", 685},
    {6, "c4", 689},
    {6, "c5", 693},
    {6, "c6", 697},
    {6, "c7", 701},
    {6, "c8", 705},
    {6, "c9", 709},
    {6, "c10", 713},
    {6, "c11", 717},
    {6, "c12", 721},
    {7, "c1", 541},
    {7, "c2", 545},
    {7, "c3", 549},
    {7, "c4", 553},
    {7, "c5", 557},
    {7, "c6", 561},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {offsetof(Model, tick.every_0_001), MODEL_TRUTH},
    {offsetof(Model, pre.controller_pitch_e), MODEL_NUMBER},
    {offsetof(Model, is_initial), MODEL_TRUTH},
    {offsetof(Model, pre.controller_pitch_ePrev), MODEL_NUMBER},
    {offsetof(Model, pre.controller_pitch_I), MODEL_NUMBER},
    {offsetof(Model, pre.controller_pitch_candidate), MODEL_NUMBER},
    {offsetof(Model, pre.controller_pitch_u0), MODEL_NUMBER},
    {offsetof(Model, pre.controller_pitch_saturated), MODEL_TRUTH},
    {offsetof(Model, pre.controller_pitch_u), MODEL_NUMBER},
    {offsetof(Model, pre.controller_yaw_e), MODEL_NUMBER},
    {offsetof(Model, pre.controller_yaw_ePrev), MODEL_NUMBER},
    {offsetof(Model, pre.controller_yaw_I), MODEL_NUMBER},
    {offsetof(Model, pre.controller_yaw_candidate), MODEL_NUMBER},
    {offsetof(Model, pre.controller_yaw_u0), MODEL_NUMBER},
    {offsetof(Model, pre.controller_yaw_saturated), MODEL_TRUTH},
    {offsetof(Model, pre.controller_yaw_u), MODEL_NUMBER},
    {offsetof(Model, branch.time_at_least_ref_yawStepTime), MODEL_TRUTH},
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_GimbalConstraint_pitchVelocity, 1, 5,   0, 1, 0, 1, 9,
    LAW_GimbalConstraint_yawVelocity, 1, 5,   1, 1, 1, 3, 10,
    LAW_GimbalConstraint_pitchMotion, 1, 5,   2, 1, 2, 102, 9,
    LAW_GimbalConstraint_yawMotion, 1, 5,   3, 1, 3, 103, 10,
    LAW_GimbalConstraint_inertiaPitch, 1, 8,   4, 1, 4, 11, 16, 17, 8, 18,
    LAW_GimbalConstraint_inertiaCoupling, 1, 7,   5, 1, 5, 12, 20, 8, 21,
    LAW_GimbalConstraint_inertiaYaw, 1, 5,   6, 1, 6, 13, 19,
    LAW_GimbalConstraint_changePitch, 1, 7,   7, 1, 7, 14, 17, 18, 8,
    LAW_GimbalConstraint_changeCoupling, 1, 7,   8, 1, 8, 15, 20, 8, 21,
    LAW_GimbalConstraint_momentumPitch, 1, 17,   9, 1, 9, 11, 104, 12, 105, 14, 9, 10, 15, 22, 6, 23, 8, 7, 0,
    LAW_GimbalConstraint_momentumYaw, 1, 15,   10, 1, 10, 12, 104, 13, 105, 14, 9, 22, 6, 23, 8, 7, 2,
    LAW_GimbalConstraint_pitchSignal, 1, 5,   11, 1, 11, 4, 7,
    LAW_GimbalConstraint_yawSignal, 1, 5,   12, 1, 12, 5, 8,
    LAW_JointConstraint_velocity, 2, 5,   13, 4, 13, 28, 25,   3, 1, 0, 5, 5,
    LAW_JointConstraint_motion, 2, 5,   14, 4, 14, 106, 28,   3, 1, 0, 1, 5,
    LAW_JointConstraint_friction, 2, 6,   15, 4, 15, 24, 26, 28,   3, 1, 0, 5, 5, 5,
    LAW_DCMotorConstraint_circuit, 2, 10,   19, 6, 16, 39, 108, 38, 40, 37, 36, 34,   2, 1, 0, 7, 1, 7, 7, 7, 7, 7,
    LAW_DCMotorConstraint_torque, 2, 6,   20, 6, 17, 35, 37, 40,   2, 1, 0, 7, 7, 7,
    LAW_DriverConstraint_voltage, 2, 5,   23, 8, 18, 50, 48,   2, 1, 0, 3, 3,
    LAW_DriverConstraint_output, 2, 5,   24, 8, 19, 49, 50,   2, 1, 0, 3, 3,
    LAW_SampledAxisConstraint_error, 2, 8,   27, 11, 20, 70, 62, 63, -1, -2,   8, 1, 0, 15, 15, 15, 0, -8,
    LAW_SampledAxisConstraint_memory, 2, 9,   28, 11, 21, 71, 70, -1, -3, -2, -4,   8, 1, 0, 15, 15, 0, 0, -8, -7,
    LAW_SampledAxisConstraint_integration, 2, 11,   29, 11, 22, 72, 75, 66, 69, 70, -1, -5, -6,   8, 1, 0, 15, 15, 15,
        15, 15, 0, -7, -7,
    LAW_SampledAxisConstraint_law, 2, 12,   30, 11, 23, 73, 65, 70, 72, 67, 71, 69, -1, -7,   8, 1, 0, 15, 15, 15, 15,
        15, 15, 15, 0, -7,
    LAW_SampledAxisConstraint_saturation, 2, 8,   31, 11, 24, 74, 73, 68, -1, -8,   8, 1, 0, 15, 15, 15, 0, -7,
    LAW_SampledAxisConstraint_antiWindup, 2, 8,   32, 11, 25, 75, 74, 72, -1, -5,   8, 1, 0, 15, 15, 15, 0, -7,
    LAW_SampledAxisConstraint_limitation, 2, 9,   33, 11, 26, 76, 74, 68, 73, -1, -9,   8, 1, 0, 15, 15, 15, 15, 0,
        -7,
    LAW_SampledAxisConstraint_output, 2, 5,   34, 11, 27, 64, 76,   8, 1, 0, 15, 15,
    LAW_ReferenceConstraint_pitching, 1, 6,   43, 13, 28, 100, 94, 95,
    LAW_ReferenceConstraint_yawing, 1, 9,   44, 13, 29, 101, 98, 99, 97, 96, -17,
    LAW_ReferenceConstraint_pitchSignal, 1, 5,   45, 13, 30, 92, 100,
    LAW_ReferenceConstraint_yawSignal, 1, 5,   46, 13, 31, 93, 101,
    LAW_connection, 2, 5,   47, 0, 32, 92, 54,   9, 0, 9, -40, -13,
    LAW_connection, 2, 5,   48, 0, 33, 93, 55,   9, 0, 9, -50, -52,
    LAW_connection, 2, 5,   49, 0, 34, 4, 56,   9, 0, 9, 26, -53,
    LAW_connection, 2, 5,   50, 0, 35, 5, 57,   11, 10, 9, 49, 5,
    LAW_connection, 2, 5,   51, 0, 36, 58, 48,   11, 10, 9, -2, 15,
    LAW_connection, 2, 5,   52, 0, 37, 49, 34,   11, 10, 9, 15, 24,
    LAW_connection, 2, 5,   53, 0, 38, 36, 1,   11, 10, 9, 19, 76,
    LAW_connection, 2, 5,   54, 0, 39, 25, 1,   11, 10, 9, 32, 77,
    LAW_connection, 2, 5,   55, 0, 40, 59, 51,   11, 10, 9, 20, 8,
    LAW_sum_of_flows, 2, 6,   59, 0, 38, 35, 0, 24,   1, 0, 4, 7, 2, 5,
    LAW_derived_JointConstraint_motion, 2, 5,   67, 4, 14, 27, 7,   1, 1, 0, 5, 1,
    -1};
const int *model_equations = equations;

/* ---- divisors that may pass through zero ---- */

void model_divisors(const Model *m, double *divisor)
{
    const struct Gimbal *gimbal = &m->gimbal;

    divisor[0] = gimbal->M11 - gimbal->M12 * (gimbal->M12 / gimbal->camera.Iz);
}

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double ref_yawStepTime = listed[97];
    /* ref.law.yawing  time >= ref.yawStepTime */
    margin[0] = (m->branch.time_at_least_ref_yawStepTime ? 1.0 : -1.0) * (time - ref_yawStepTime);
}

/* ---- clocks, as drawn ---- */

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    period[0] = 0.001;
    (void)m, (void)listed, (void)period, (void)first;
}
