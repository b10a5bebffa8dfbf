/* SeekerSoftwareExperiment_checks.c - the equations as drawn, for --verify, of
 *     MissileSeeker::SeekerSoftwareExperiment, from model.xmi, by sysphsc 0.1.0. */
#include "SeekerSoftwareExperiment.h"
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
    LAW_DriverConstraint_voltage, LAW_DriverConstraint_output, LAW_ReferenceConstraint_pitching,
    LAW_ReferenceConstraint_yawing, LAW_ReferenceConstraint_pitchSignal, LAW_ReferenceConstraint_yawSignal,
    LAW_connection, LAW_sum_of_flows, LAW_derived_JointConstraint_motion
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
    {"MissileSeeker::Constraints::ReferenceConstraint::", "model.xmi"},
    {"MissileSeeker::MissileSeeker::", "model.xmi"},
    {"MissileSeeker::SeekerController::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "pitchVelocity", 895},
    {0, "yawVelocity", 901},
    {0, "pitchMotion", 907},
    {0, "yawMotion", 913},
    {0, "inertiaPitch", 919},
    {0, "inertiaCoupling", 925},
    {0, "inertiaYaw", 931},
    {0, "changePitch", 937},
    {0, "changeCoupling", 943},
    {0, "momentumPitch", 949},
    {0, "momentumYaw", 955},
    {0, "pitchSignal", 961},
    {0, "yawSignal", 967},
    {1, "velocity", 991},
    {1, "motion", 997},
    {1, "friction", 1003},
    {2, "circuit", 1033},
    {2, "torque", 1039},
    {3, "voltage", 1057},
    {3, "output", 1063},
    {4, "pitching", 1102},
    {4, "yawing", 1108},
    {4, "pitchSignal", 1114},
    {4, "yawSignal", 1120},
    {5, "c1", 602},
    {5, "c2", 606},
    {5, "c3", 610},
    {5, "c4", 614},
    {5, "c5", 618},
    {5, "c6", 622},
    {5, "c7", 626},
    {5, "c8", 630},
    {5, "c9", 634},
    {5, "c10", 638},
    {5, "c11", 642},
    {5, "c12", 646},
    {6, "c1", 466},
    {6, "c2", 470},
    {6, "c3", 474},
    {6, "c4", 478},
    {6, "c5", 482},
    {6, "c6", 486},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {offsetof(Model, branch.time_at_least_ref_yawStepTime), MODEL_TRUTH},
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_GimbalConstraint_pitchVelocity, 1, 5,   0, 1, 0, 1, 9,
    LAW_GimbalConstraint_yawVelocity, 1, 5,   1, 1, 1, 3, 10,
    LAW_GimbalConstraint_pitchMotion, 1, 5,   2, 1, 2, 96, 9,
    LAW_GimbalConstraint_yawMotion, 1, 5,   3, 1, 3, 97, 10,
    LAW_GimbalConstraint_inertiaPitch, 1, 8,   4, 1, 4, 11, 16, 17, 8, 18,
    LAW_GimbalConstraint_inertiaCoupling, 1, 7,   5, 1, 5, 12, 20, 8, 21,
    LAW_GimbalConstraint_inertiaYaw, 1, 5,   6, 1, 6, 13, 19,
    LAW_GimbalConstraint_changePitch, 1, 7,   7, 1, 7, 14, 17, 18, 8,
    LAW_GimbalConstraint_changeCoupling, 1, 7,   8, 1, 8, 15, 20, 8, 21,
    LAW_GimbalConstraint_momentumPitch, 1, 17,   9, 1, 9, 11, 98, 12, 99, 14, 9, 10, 15, 22, 6, 23, 8, 7, 0,
    LAW_GimbalConstraint_momentumYaw, 1, 15,   10, 1, 10, 12, 98, 13, 99, 14, 9, 22, 6, 23, 8, 7, 2,
    LAW_GimbalConstraint_pitchSignal, 1, 5,   11, 1, 11, 4, 7,
    LAW_GimbalConstraint_yawSignal, 1, 5,   12, 1, 12, 5, 8,
    LAW_JointConstraint_velocity, 2, 5,   13, 4, 13, 28, 25,   3, 1, 0, 5, 5,
    LAW_JointConstraint_motion, 2, 5,   14, 4, 14, 100, 28,   3, 1, 0, 1, 5,
    LAW_JointConstraint_friction, 2, 6,   15, 4, 15, 24, 26, 28,   3, 1, 0, 5, 5, 5,
    LAW_DCMotorConstraint_circuit, 2, 10,   19, 6, 16, 39, 102, 38, 40, 37, 36, 34,   2, 1, 0, 7, 1, 7, 7, 7, 7, 7,
    LAW_DCMotorConstraint_torque, 2, 6,   20, 6, 17, 35, 37, 40,   2, 1, 0, 7, 7, 7,
    LAW_DriverConstraint_voltage, 2, 5,   23, 8, 18, 50, 48,   2, 1, 0, 3, 3,
    LAW_DriverConstraint_output, 2, 5,   24, 8, 19, 49, 50,   2, 1, 0, 3, 3,
    LAW_ReferenceConstraint_pitching, 1, 6,   27, 13, 20, 94, 88, 89,
    LAW_ReferenceConstraint_yawing, 1, 9,   28, 13, 21, 95, 92, 93, 91, 90, -1,
    LAW_ReferenceConstraint_pitchSignal, 1, 5,   29, 13, 22, 86, 94,
    LAW_ReferenceConstraint_yawSignal, 1, 5,   30, 13, 23, 87, 95,
    LAW_connection, 2, 5,   31, 0, 24, 86, 54,   9, 0, 9, -34, -13,
    LAW_connection, 2, 5,   32, 0, 25, 87, 55,   9, 0, 9, -44, -52,
    LAW_connection, 2, 5,   33, 0, 26, 4, 56,   9, 0, 9, 26, -53,
    LAW_connection, 2, 5,   34, 0, 27, 5, 57,   11, 10, 9, 49, 5,
    LAW_connection, 2, 5,   35, 0, 28, 58, 48,   11, 10, 9, -2, 15,
    LAW_connection, 2, 5,   36, 0, 29, 49, 34,   11, 10, 9, 15, 24,
    LAW_connection, 2, 5,   37, 0, 30, 36, 1,   11, 10, 9, 19, 73,
    LAW_connection, 2, 5,   38, 0, 31, 25, 1,   11, 10, 9, 32, 74,
    LAW_connection, 2, 5,   39, 0, 32, 59, 51,   11, 10, 9, 17, 8,
    LAW_sum_of_flows, 2, 6,   43, 0, 30, 35, 0, 24,   1, 0, 4, 7, 2, 5,
    LAW_derived_JointConstraint_motion, 2, 5,   51, 4, 14, 27, 7,   1, 1, 0, 5, 1,
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
    const double ref_yawStepTime = listed[91];
    /* ref.law.yawing  time >= ref.yawStepTime */
    margin[0] = (m->branch.time_at_least_ref_yawStepTime ? 1.0 : -1.0) * (time - ref_yawStepTime);
}

/* ---- clocks, as drawn ---- */

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    period[0] = 0.001;
    (void)m, (void)listed, (void)period, (void)first;
}
