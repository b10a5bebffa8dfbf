/* GravityCompensationExperiment_checks.c - the equations as drawn, for --verify, of
 *     Robot::GravityCompensationExperiment, from model.xmi, by sysphsc 0.1.0. */
#include "GravityCompensationExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* PendulumConstraint::momentum  mass*cmgDist^2*der(aV) = t - mass*verticalAcceleration*cmgDist*sin(angle) */
static void PendulumConstraint_momentum(const ModelPoint *at, double *residual, double *scale)
{
    const double mass = model_value(at, 0), cmgDist = model_value(at, 1), der_aV = model_value(at, 2),
            rot_t = model_value(at, 3), verticalAcceleration = model_value(at, 4), angle = model_value(at, 5);
    const double part_of_law = mass * verticalAcceleration * cmgDist * sin(angle);
    *residual = mass * (cmgDist * cmgDist) * der_aV - (rot_t - part_of_law);
    *scale = fabs(mass * (cmgDist * cmgDist) * der_aV) + fabs(rot_t) + fabs(part_of_law);
}

/* AngleSignalConstraint::signal  y = angle/angle2Signal */
static void AngleSignalConstraint_signal(const ModelPoint *at, double *residual, double *scale)
{
    const double angleOut_rSig = model_value(at, 0), angle = model_value(at, 1), angle2Signal = model_value(at, 2);
    *residual = angleOut_rSig - angle / angle2Signal;
    *scale = fabs(angleOut_rSig) + fabs(angle / angle2Signal);
}

/* GravityCompensationConstraint::torqueOfWeight  torque = gain*massEst*gEst*lengthEst*sin(angle) */
static void GravityCompensationConstraint_torqueOfWeight(const ModelPoint *at, double *residual, double *scale)
{
    const double torque_rSig = model_value(at, 0), gain = model_value(at, 1), massEst = model_value(at, 2),
            gEst = model_value(at, 3), lengthEst = model_value(at, 4), angle_rSig = model_value(at, 5);
    const double part_of_law = gain * massEst * gEst * lengthEst * sin(angle_rSig);
    *residual = torque_rSig - part_of_law;
    *scale = fabs(torque_rSig) + fabs(part_of_law);
}

/* FixedTorqueSourceConstraint::torque  t = -u*signal2Torque */
static void FixedTorqueSourceConstraint_torque(const ModelPoint *at, double *residual, double *scale)
{
    const double p_t = model_value(at, 0), in_rSig = model_value(at, 1), signal2Torque = model_value(at, 2);
    *residual = p_t + in_rSig * signal2Torque;
    *scale = fabs(p_t) + fabs(in_rSig * signal2Torque);
}

/* RotInertiaConstraint::euler  I*der(aV) = tA + tB */
static void RotInertiaConstraint_euler(const ModelPoint *at, double *residual, double *scale)
{
    const double I_ = model_value(at, 0), der_aV = model_value(at, 1), a_t = model_value(at, 2),
            b_t = model_value(at, 3);
    *residual = I_ * der_aV - (a_t + b_t);
    *scale = fabs(I_ * der_aV) + fabs(a_t) + fabs(b_t);
}

/* BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA */
static void BinaryCompliantRotConstraint_motion(const ModelPoint *at, double *residual, double *scale)
{
    const double aVRel = model_value(at, 0), b_aV = model_value(at, 1), a_aV = model_value(at, 2);
    *residual = aVRel - (b_aV - a_aV);
    *scale = fabs(aVRel) + fabs(b_aV) + fabs(a_aV);
}

/* RotLinearDamperConstraint::law  torqueThru = k*aVRel */
static void RotLinearDamperConstraint_law(const ModelPoint *at, double *residual, double *scale)
{
    const double torqueThru = model_value(at, 0), k = model_value(at, 1), aVRel = model_value(at, 2);
    *residual = torqueThru - k * aVRel;
    *scale = fabs(torqueThru) + fabs(k * aVRel);
}

/* IdealFixedGearBoxConstraint::ratio  aVA = gearRatio*aVB */
static void IdealFixedGearBoxConstraint_ratio(const ModelPoint *at, double *residual, double *scale)
{
    const double rotA_aV = model_value(at, 0), gearRatio = model_value(at, 1), rotB_aV = model_value(at, 2);
    *residual = rotA_aV - gearRatio * rotB_aV;
    *scale = fabs(rotA_aV) + fabs(gearRatio * rotB_aV);
}

/* IdealFixedGearBoxConstraint::torque  tB = -gearRatio*tA */
static void IdealFixedGearBoxConstraint_torque(const ModelPoint *at, double *residual, double *scale)
{
    const double rotB_t = model_value(at, 0), gearRatio = model_value(at, 1), rotA_t = model_value(at, 2);
    *residual = rotB_t + gearRatio * rotA_t;
    *scale = fabs(rotB_t) + fabs(gearRatio * rotA_t);
}

/* RotLinearSpringConstraint::law  torqueThru = k*relPhi */
static void RotLinearSpringConstraint_law(const ModelPoint *at, double *residual, double *scale)
{
    const double torqueThru = model_value(at, 0), k = model_value(at, 1), relPhi = model_value(at, 2);
    *residual = torqueThru - k * relPhi;
    *scale = fabs(torqueThru) + fabs(k * relPhi);
}

/* RotDisplacementSignalConstraint::signal  y = relPhi/displacement2Signal */
static void RotDisplacementSignalConstraint_signal(const ModelPoint *at, double *residual, double *scale)
{
    const double out_rSig = model_value(at, 0), relPhi = model_value(at, 1), displacement2Signal = model_value(at, 2);
    *residual = out_rSig - relPhi / displacement2Signal;
    *scale = fabs(out_rSig) + fabs(relPhi / displacement2Signal);
}

/* SimpleSEAControllerConstraint::springTorque  curValue = springConstant*displacement */
static void SimpleSEAControllerConstraint_springTorque(const ModelPoint *at, double *residual, double *scale)
{
    const double pid_curValue_rSig = model_value(at, 0), springConstant = model_value(at, 1),
            displacement_rSig = model_value(at, 2);
    *residual = pid_curValue_rSig - springConstant * displacement_rSig;
    *scale = fabs(pid_curValue_rSig) + fabs(springConstant * displacement_rSig);
}

/* SimpleSEAControllerConstraint::scaling  motorSignal = outputScale*gearRatio*outSig */
static void SimpleSEAControllerConstraint_scaling(const ModelPoint *at, double *residual, double *scale)
{
    const double motorSignal_rSig = model_value(at, 0), outputScale = model_value(at, 1),
            gearRatio = model_value(at, 2), pid_outSig_rSig = model_value(at, 3);
    *residual = motorSignal_rSig - outputScale * gearRatio * pid_outSig_rSig;
    *scale = fabs(motorSignal_rSig) + fabs(outputScale * gearRatio * pid_outSig_rSig);
}

/* PIDControlConstraint::error  err = setPoint - curValue */
static void PIDControlConstraint_error(const ModelPoint *at, double *residual, double *scale)
{
    const double err = model_value(at, 0), setPoint_rSig = model_value(at, 1), curValue_rSig = model_value(at, 2);
    *residual = err - (setPoint_rSig - curValue_rSig);
    *scale = fabs(err) + fabs(setPoint_rSig) + fabs(curValue_rSig);
}

/* PIDControlConstraint::control  outSig = kp*err + ki*intErr + kd*der(err) */
static void PIDControlConstraint_control(const ModelPoint *at, double *residual, double *scale)
{
    const double outSig_rSig = model_value(at, 0), kp = model_value(at, 1), err = model_value(at, 2),
            ki = model_value(at, 3), intErr = model_value(at, 4), kd = model_value(at, 5), der_err = model_value(at, 6);
    *residual = outSig_rSig - (kp * err + ki * intErr + kd * der_err);
    *scale = fabs(outSig_rSig) + fabs(kp * err) + fabs(ki * intErr) + fabs(kd * der_err);
}

/* OperatorActionConstraint::change  if time < changeTime then action = 0; else action = speed1; end if */
static void OperatorActionConstraint_change(const ModelPoint *at, double *residual, double *scale)
{
    const double action_rSig = model_value(at, 0), speed1 = model_value(at, 2),
            time_below_operator_action_changeTime = model_value(at, 3);
    const double part_of_law = time_below_operator_action_changeTime > 0.5 ? 0.0 : speed1;
    *residual = action_rSig - part_of_law;
    *scale = fabs(action_rSig) + fabs(part_of_law);
}

/* FixedaVSourceConstraint::velocity  aV = u*signal2AngVelocity */
static void FixedaVSourceConstraint_velocity(const ModelPoint *at, double *residual, double *scale)
{
    const double p_aV = model_value(at, 0), in_rSig = model_value(at, 1), signal2AngVelocity = model_value(at, 2);
    *residual = p_aV - in_rSig * signal2AngVelocity;
    *scale = fabs(p_aV) + fabs(in_rSig * signal2AngVelocity);
}

/* v1 + v2 - v3 = 0 */
static void sum_of_flows_4(const ModelPoint *at, double *residual, double *scale)
{
    const double v1 = model_value(at, 0), v2 = model_value(at, 1), v3 = model_value(at, 2);
    *residual = v1 + v2 - v3;
    *scale = fabs(v1) + fabs(v2) + fabs(v3);
}

enum {
    LAW_PendulumConstraint_velocity, LAW_PendulumConstraint_motion, LAW_PendulumConstraint_momentum,
    LAW_AngleSignalConstraint_signal, LAW_GravityCompensationConstraint_torqueOfWeight,
    LAW_FixedTorqueSourceConstraint_torque, LAW_RotInertiaConstraint_flangeA, LAW_RotInertiaConstraint_flangeB,
    LAW_RotInertiaConstraint_motion, LAW_RotInertiaConstraint_euler, LAW_BinaryCompliantRotConstraint_balance,
    LAW_BinaryCompliantRotConstraint_motion, LAW_BinaryCompliantRotConstraint_torque,
    LAW_RotLinearDamperConstraint_law, LAW_RotFixedConstraint_standstill, LAW_IdealFixedGearBoxConstraint_ratio,
    LAW_IdealFixedGearBoxConstraint_torque, LAW_RotLinearSpringConstraint_integral, LAW_RotLinearSpringConstraint_law,
    LAW_RotDisplacementSignalConstraint_signal, LAW_SimpleSEAControllerConstraint_springTorque,
    LAW_SimpleSEAControllerConstraint_scaling, LAW_PIDControlConstraint_error, LAW_PIDControlConstraint_integral,
    LAW_PIDControlConstraint_control, LAW_OperatorActionConstraint_change, LAW_FixedaVSourceConstraint_velocity,
    LAW_connection, LAW_sum_of_flows, LAW_sum_of_flows_2, LAW_sum_of_flows_3, LAW_sum_of_flows_4,
    LAW_derived_PIDControlConstraint_error, LAW_derived_GravityCompensationConstraint_torqueOfWeight,
    LAW_derived_AngleSignalConstraint_signal, LAW_derived_SimpleSEAControllerConstraint_springTorque,
    LAW_derived_RotDisplacementSignalConstraint_signal
};

const ModelLaw model_laws[] = {
    [LAW_PendulumConstraint_velocity] = {
        .text = "%1 = %2", .id = "%p.law.velocity", .held = 2, .residual = equation_equality},
    [LAW_PendulumConstraint_motion] = {
        .text = "%1 = %2", .id = "%p.law.motion", .held = 2, .residual = equation_equality},
    [LAW_PendulumConstraint_momentum] = {
        .text = "%1*%2^2*%3 = %4 - %1*%5*%2*sin(%6)", .id = "%p.law.momentum", .held = 6,
        .residual = PendulumConstraint_momentum},
    [LAW_AngleSignalConstraint_signal] = {
        .text = "%1 = %2/%3", .id = "%p.sensing.signal", .held = 3, .residual = AngleSignalConstraint_signal},
    [LAW_GravityCompensationConstraint_torqueOfWeight] = {
        .text = "%1 = %2*%3*%4*%5*sin(%6)", .id = "%p.law.torqueOfWeight", .held = 6,
        .residual = GravityCompensationConstraint_torqueOfWeight},
    [LAW_FixedTorqueSourceConstraint_torque] = {
        .text = "%1 = -%2*%3", .id = "%p.law.torque", .held = 3, .residual = FixedTorqueSourceConstraint_torque},
    [LAW_RotInertiaConstraint_flangeA] = {
        .text = "%1 = %2", .id = "%p.law.flangeA", .held = 2, .residual = equation_equality},
    [LAW_RotInertiaConstraint_flangeB] = {
        .text = "%1 = %2", .id = "%p.law.flangeB", .held = 2, .residual = equation_equality},
    [LAW_RotInertiaConstraint_motion] = {
        .text = "%1 = %2", .id = "%p.law.motion", .held = 2, .residual = equation_equality},
    [LAW_RotInertiaConstraint_euler] = {
        .text = "%1*%2 = %3 + %4", .id = "%p.law.euler", .held = 4, .residual = RotInertiaConstraint_euler},
    [LAW_BinaryCompliantRotConstraint_balance] = {
        .text = "%1 + %2 = 0", .id = "%p.binary.balance", .held = 2, .residual = equation_sum},
    [LAW_BinaryCompliantRotConstraint_motion] = {
        .text = "%1 = %2 - %3", .id = "%p.binary.motion", .held = 3, .residual = BinaryCompliantRotConstraint_motion},
    [LAW_BinaryCompliantRotConstraint_torque] = {
        .text = "%1 = %2", .id = "%p.binary.torque", .held = 2, .residual = equation_equality},
    [LAW_RotLinearDamperConstraint_law] = {
        .text = "%1 = %2*%3", .id = "%p.law.law", .held = 3, .residual = RotLinearDamperConstraint_law},
    [LAW_RotFixedConstraint_standstill] = {
        .text = "%1 = 0", .id = "%p.law.standstill", .held = 1, .residual = equation_sum},
    [LAW_IdealFixedGearBoxConstraint_ratio] = {
        .text = "%1 = %2*%3", .id = "%p.law.ratio", .held = 3, .residual = IdealFixedGearBoxConstraint_ratio},
    [LAW_IdealFixedGearBoxConstraint_torque] = {
        .text = "%1 = -%2*%3", .id = "%p.law.torque", .held = 3, .residual = IdealFixedGearBoxConstraint_torque},
    [LAW_RotLinearSpringConstraint_integral] = {
        .text = "%1 = %2", .id = "%p.law.integral", .held = 2, .residual = equation_equality},
    [LAW_RotLinearSpringConstraint_law] = {
        .text = "%1 = %2*%3", .id = "%p.law.law", .held = 3, .residual = RotLinearSpringConstraint_law},
    [LAW_RotDisplacementSignalConstraint_signal] = {
        .text = "%1 = %2/%3", .id = "%p.sensing.signal", .held = 3, .residual = RotDisplacementSignalConstraint_signal},
    [LAW_SimpleSEAControllerConstraint_springTorque] = {.text = "%1 = %2*%3", .id = "%p.law.springTorque", .held = 3,
        .residual = SimpleSEAControllerConstraint_springTorque},
    [LAW_SimpleSEAControllerConstraint_scaling] = {
        .text = "%1 = %2*%3*%4", .id = "%p.law.scaling", .held = 4, .residual = SimpleSEAControllerConstraint_scaling},
    [LAW_PIDControlConstraint_error] = {
        .text = "%1 = %2 - %3", .id = "%p.law.error", .held = 3, .residual = PIDControlConstraint_error},
    [LAW_PIDControlConstraint_integral] = {
        .text = "%1 = %2", .id = "%p.law.integral", .held = 2, .residual = equation_equality},
    [LAW_PIDControlConstraint_control] = {.text = "%1 = %2*%3 + %4*%5 + %6*%7", .id = "%p.law.control", .held = 7,
        .residual = PIDControlConstraint_control},
    [LAW_OperatorActionConstraint_change] = {
        .text = "%1 = if time < %2 then 0 else %3", .id = "%p.law.change", .held = 3,
        .residual = OperatorActionConstraint_change},
    [LAW_FixedaVSourceConstraint_velocity] = {
        .text = "%1 = %2*%3", .id = "%p.law.velocity", .held = 3, .residual = FixedaVSourceConstraint_velocity},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 + %3 = 0", .id = "sum(%1)", .held = 3, .residual = equation_sum},
    [LAW_sum_of_flows_2] = {.text = "%1 + %2 = 0", .id = "sum(%1)", .held = 2, .residual = equation_sum},
    [LAW_sum_of_flows_3] = {.text = "%1 - %2 = 0", .id = "sum(%1)", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows_4] = {.text = "%1 + %2 - %3 = 0", .id = "sum(%1)", .held = 3, .residual = sum_of_flows_4},
    [LAW_derived_PIDControlConstraint_error] = {.text = "%1 = der(%2) - der(%3)", .id = "%p.law.error'", .held = 1},
    [LAW_derived_GravityCompensationConstraint_torqueOfWeight] = {
        .text = "der(%6) = %1*%2*%3*%4*(cos(%5)*der(%5))", .id = "%p.law.torqueOfWeight'", .held = 5},
    [LAW_derived_AngleSignalConstraint_signal] = {.text = "der(%3) = %1/%2", .id = "%p.sensing.signal'", .held = 2},
    [LAW_derived_SimpleSEAControllerConstraint_springTorque] = {
        .text = "der(%2) = %1*der(%3)", .id = "%p.law.springTorque'", .held = 1},
    [LAW_derived_RotDisplacementSignalConstraint_signal] = {
        .text = "der(%3) = %1/%2", .id = "%p.sensing.signal'", .held = 2},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"Robot::Constraints::PendulumConstraint::", "model.xmi"},
    {"Robot::Constraints::AngleSignalConstraint::", "model.xmi"},
    {"Robot::Constraints::GravityCompensationConstraint::", "model.xmi"},
    {"RotationalMechanics::Constraints::FixedTorqueSourceConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotInertiaConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::BinaryCompliantRotConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotLinearDamperConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotFixedConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotLinearSpringConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotDisplacementSignalConstraint::", "RotationalMechanics.xmi"},
    {"Actuators::Constraints::SimpleSEAControllerConstraint::", "Actuators.xmi"},
    {"RealSignals::Constraints::PIDControlConstraint::", "RealSignals.xmi"},
    {"Robot::Constraints::OperatorActionConstraint::", "model.xmi"},
    {"RotationalMechanics::Constraints::FixedaVSourceConstraint::", "RotationalMechanics.xmi"},
    {"Robot::GravityCompensationTest::", "model.xmi"},
    {"Actuators::SeriesElasticActuator::", "Actuators.xmi"},
    {"Actuators::SimpleMotor::", "Actuators.xmi"},
    {"Actuators::SimpleSEAController::", "Actuators.xmi"},
    {"Robot::Operator::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "velocity", 615},
    {0, "motion", 621},
    {0, "momentum", 627},
    {1, "signal", 645},
    {2, "torqueOfWeight", 672},
    {3, "torque", 709},
    {4, "flangeA", 600},
    {4, "flangeB", 606},
    {4, "motion", 612},
    {4, "euler", 618},
    {5, "balance", 478},
    {5, "motion", 484},
    {5, "torque", 490},
    {6, "law", 563},
    {7, "standstill", 815},
    {8, "ratio", 647},
    {8, "torque", 653},
    {9, "integral", 515},
    {9, "law", 521},
    {10, "signal", 542},
    {11, "springTorque", 250},
    {11, "scaling", 256},
    {12, "error", 287},
    {12, "integral", 293},
    {12, "control", 299},
    {13, "change", 690},
    {14, "velocity", 730},
    {15, "c1", 297},
    {15, "c2", 303},
    {15, "c3", 307},
    {15, "c4", 311},
    {16, "c1", 181},
    {16, "c2", 187},
    {16, "c3", 195},
    {16, "c4", 201},
    {16, "c5", 207},
    {16, "c6", 211},
    {17, "c1", 43},
    {17, "c2", 49},
    {17, "c3", 57},
    {17, "c4", 63},
    {17, "c5", 71},
    {18, "c1", 150},
    {19, "c1", 211},
    {19, "c2", 217},
    {19, "c3", 225},
    {19, "c4", 233},
    {19, "c5", 239},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {offsetof(Model, branch.time_below_operator_action_changeTime), MODEL_TRUTH},
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_PendulumConstraint_velocity, 1, 5,   0, 1, 0, 4, 9,
    LAW_PendulumConstraint_motion, 1, 5,   1, 1, 1, 97, 9,
    LAW_PendulumConstraint_momentum, 1, 9,   2, 1, 2, 5, 6, 98, 3, 7, 8,
    LAW_AngleSignalConstraint_signal, 1, 6,   3, 1, 3, 10, 8, 11,
    LAW_GravityCompensationConstraint_torqueOfWeight, 1, 9,   4, 2, 4, 13, 14, 15, 17, 16, 12,
    LAW_FixedTorqueSourceConstraint_torque, 1, 6,   5, 5, 5, 25, 24, 27,
    LAW_RotInertiaConstraint_flangeA, 1, 5,   6, 6, 6, 29, 33,
    LAW_RotInertiaConstraint_flangeB, 1, 5,   7, 6, 7, 31, 33,
    LAW_RotInertiaConstraint_motion, 1, 5,   8, 6, 8, 99, 33,
    LAW_RotInertiaConstraint_euler, 1, 7,   9, 6, 9, 32, 100, 28, 30,
    LAW_BinaryCompliantRotConstraint_balance, 2, 5,   10, 7, 10, 35, 37,   20, 9, 0, 47, 47,
    LAW_BinaryCompliantRotConstraint_motion, 2, 6,   11, 7, 11, 39, 38, 36,   20, 9, 0, 47, 47, 47,
    LAW_BinaryCompliantRotConstraint_torque, 2, 5,   12, 7, 12, 40, 37,   20, 9, 0, 47, 47,
    LAW_RotLinearDamperConstraint_law, 2, 6,   13, 7, 13, 40, 41, 39,   25, 10, 0, 55, 55, 55,
    LAW_RotFixedConstraint_standstill, 1, 4,   14, 8, 14, 43,
    LAW_IdealFixedGearBoxConstraint_ratio, 1, 6,   15, 9, 15, 45, 48, 47,
    LAW_IdealFixedGearBoxConstraint_torque, 1, 6,   16, 9, 16, 46, 48, 44,
    LAW_BinaryCompliantRotConstraint_balance, 2, 5,   17, 10, 10, 49, 51,   18, 7, 0, 41, 41,
    LAW_BinaryCompliantRotConstraint_motion, 2, 6,   18, 10, 11, 53, 52, 50,   18, 7, 0, 41, 41, 41,
    LAW_BinaryCompliantRotConstraint_torque, 2, 5,   19, 10, 12, 54, 51,   18, 7, 0, 41, 41,
    LAW_RotLinearSpringConstraint_integral, 2, 5,   20, 10, 17, 101, 53,   13, 6, 0, 3, 33,
    LAW_RotLinearSpringConstraint_law, 2, 6,   21, 10, 18, 54, 55, 56,   13, 6, 0, 33, 33, 33,
    LAW_RotDisplacementSignalConstraint_signal, 1, 6,   22, 10, 19, 57, 56, 58,
    LAW_SimpleSEAControllerConstraint_springTorque, 1, 6,   23, 11, 20, 66, 62, 60,
    LAW_SimpleSEAControllerConstraint_scaling, 1, 7,   24, 11, 21, 61, 64, 63, 67,
    LAW_PIDControlConstraint_error, 1, 6,   25, 12, 22, 71, 65, 66,
    LAW_PIDControlConstraint_integral, 1, 5,   26, 12, 23, 102, 71,
    LAW_PIDControlConstraint_control, 1, 10,   27, 12, 24, 67, 68, 71, 69, 72, 70, 103,
    LAW_OperatorActionConstraint_change, 1, 7,   28, 14, 25, 75, 76, 77, -1,
    LAW_FixedaVSourceConstraint_velocity, 1, 6,   29, 15, 26, 80, 78, 81,
    LAW_connection, 1, 5,   39, 0, 27, 4, 20,
    LAW_connection, 2, 5,   40, 0, 28, 4, 74,   14, 4, 10, 22, -45,
    LAW_connection, 2, 5,   41, 0, 29, 10, 12,   14, 4, 10, 21, 11,
    LAW_connection, 2, 5,   42, 0, 30, 13, 18,   14, 4, 10, 25, 13,
    LAW_sum_of_flows, 2, 6,   43, 0, 27, 3, 19, 73,   24, 13, 17, 76, 63, 17,
    LAW_connection, 2, 5,   44, 3, 31, 23, 45,   13, 1, 10, 13, -2,
    LAW_connection, 2, 5,   45, 3, 32, 47, 52,   16, 8, 10, 12, 13,
    LAW_connection, 2, 5,   46, 3, 33, 50, 20,   16, 10, 10, 25, 58,
    LAW_connection, 2, 5,   47, 3, 34, 57, 60,   16, 10, 10, 23, 23,
    LAW_connection, 2, 5,   48, 3, 35, 18, 59,   16, 10, 10, 62, 32,
    LAW_connection, 2, 5,   49, 3, 36, 61, 21,   16, 10, 10, 24, 53,
    LAW_sum_of_flows_2, 2, 5,   50, 3, 31, 22, 44,   8, 1, 7, 3, -16,
    LAW_sum_of_flows_2, 2, 5,   51, 3, 32, 46, 51,   9, 1, 9, -11, -9,
    LAW_sum_of_flows_3, 1, 5,   52, 3, 33, 49, 19,
    LAW_connection, 2, 5,   53, 4, 37, 21, 24,   13, 9, 10, 72, 50,
    LAW_sum_of_flows_4, 2, 6,   59, 4, 39, 30, 37, 22,   9, 9, 7, 54, 55, 51,
    LAW_derived_PIDControlConstraint_error, 1, 6,   69, 12, 22, 103, 13, 66,
    LAW_derived_GravityCompensationConstraint_torqueOfWeight, 1, 9,   70, 2, 4, 14, 15, 17, 16, 10, 13,
    LAW_derived_AngleSignalConstraint_signal, 1, 6,   71, 1, 3, 97, 11, 10,
    LAW_derived_SimpleSEAControllerConstraint_springTorque, 1, 6,   72, 11, 20, 62, 66, 57,
    LAW_derived_RotDisplacementSignalConstraint_signal, 1, 6,   73, 10, 19, 101, 58, 57,
    -1};
const int *model_equations = equations;

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double operator_action_changeTime = listed[76];
    /* operator.action.law.change  time < operator.action.changeTime */
    margin[0] = (m->branch.time_below_operator_action_changeTime ? 1.0 : -1.0) * (operator_action_changeTime - time);
}
