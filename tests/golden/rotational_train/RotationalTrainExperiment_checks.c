/* RotationalTrainExperiment_checks.c - the equations as drawn, for --verify, of
 *     RotationalTrain::RotationalTrainExperiment, from model.xmi, by sysphsc 0.1.0. */
#include "RotationalTrainExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* SineRealSignalConstraint::signal  y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
static void SineRealSignalConstraint_signal(const ModelPoint *at, double *residual, double *scale)
{
    const double out_rSig = model_value(at, 0), offset = model_value(at, 1), amplitude = model_value(at, 2),
            frequency = model_value(at, 3);
    const double time = at->time;
    const double part_of_law = amplitude * sin(2.0 * 3.141592653589793 * frequency * time);
    *residual = out_rSig - (offset + part_of_law);
    *scale = fabs(out_rSig) + fabs(offset) + fabs(part_of_law);
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

/* RotLinearSpringConstraint::law  torqueThru = k*relPhi */
static void RotLinearSpringConstraint_law(const ModelPoint *at, double *residual, double *scale)
{
    const double torqueThru = model_value(at, 0), k = model_value(at, 1), relPhi = model_value(at, 2);
    *residual = torqueThru - k * relPhi;
    *scale = fabs(torqueThru) + fabs(k * relPhi);
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

/* RotLinearDamperConstraint::law  torqueThru = k*aVRel */
static void RotLinearDamperConstraint_law(const ModelPoint *at, double *residual, double *scale)
{
    const double torqueThru = model_value(at, 0), k = model_value(at, 1), aVRel = model_value(at, 2);
    *residual = torqueThru - k * aVRel;
    *scale = fabs(torqueThru) + fabs(k * aVRel);
}

/* AngleSensorConstraint::signal  y = angle/angle2Signal */
static void AngleSensorConstraint_signal(const ModelPoint *at, double *residual, double *scale)
{
    const double out_rSig = model_value(at, 0), angle = model_value(at, 1), angle2Signal = model_value(at, 2);
    *residual = out_rSig - angle / angle2Signal;
    *scale = fabs(out_rSig) + fabs(angle / angle2Signal);
}

enum {
    LAW_SineRealSignalConstraint_signal, LAW_FixedTorqueSourceConstraint_torque, LAW_RotInertiaConstraint_flangeA,
    LAW_RotInertiaConstraint_flangeB, LAW_RotInertiaConstraint_motion, LAW_RotInertiaConstraint_euler,
    LAW_BinaryCompliantRotConstraint_balance, LAW_BinaryCompliantRotConstraint_motion,
    LAW_BinaryCompliantRotConstraint_torque, LAW_RotLinearSpringConstraint_integral,
    LAW_RotLinearSpringConstraint_law, LAW_IdealFixedGearBoxConstraint_ratio, LAW_IdealFixedGearBoxConstraint_torque,
    LAW_RotLinearDamperConstraint_law, LAW_AngleSensorConstraint_noTorque, LAW_AngleSensorConstraint_motion,
    LAW_AngleSensorConstraint_signal, LAW_connection, LAW_sum_of_flows, LAW_sum_of_flows_2,
    LAW_derived_IdealFixedGearBoxConstraint_ratio, LAW_derived_AngleSensorConstraint_motion
};

const ModelLaw model_laws[] = {
    [LAW_SineRealSignalConstraint_signal] = {
        .text = "%1 = %2 + %3*sin(2*3.141592653589793*%4*time)", .id = "%p.law.signal", .held = 4,
        .residual = SineRealSignalConstraint_signal},
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
    [LAW_RotLinearSpringConstraint_integral] = {
        .text = "%1 = %2", .id = "%p.law.integral", .held = 2, .residual = equation_equality},
    [LAW_RotLinearSpringConstraint_law] = {
        .text = "%1 = %2*%3", .id = "%p.law.law", .held = 3, .residual = RotLinearSpringConstraint_law},
    [LAW_IdealFixedGearBoxConstraint_ratio] = {
        .text = "%1 = %2*%3", .id = "%p.law.ratio", .held = 3, .residual = IdealFixedGearBoxConstraint_ratio},
    [LAW_IdealFixedGearBoxConstraint_torque] = {
        .text = "%1 = -%2*%3", .id = "%p.law.torque", .held = 3, .residual = IdealFixedGearBoxConstraint_torque},
    [LAW_RotLinearDamperConstraint_law] = {
        .text = "%1 = %2*%3", .id = "%p.law.law", .held = 3, .residual = RotLinearDamperConstraint_law},
    [LAW_AngleSensorConstraint_noTorque] = {
        .text = "%1 = 0", .id = "%p.law.noTorque", .held = 1, .residual = equation_sum},
    [LAW_AngleSensorConstraint_motion] = {
        .text = "%1 = %2", .id = "%p.law.motion", .held = 2, .residual = equation_equality},
    [LAW_AngleSensorConstraint_signal] = {
        .text = "%1 = %2/%3", .id = "%p.law.signal", .held = 3, .residual = AngleSensorConstraint_signal},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 = 0", .id = "sum(%1)", .held = 2, .residual = equation_sum},
    [LAW_sum_of_flows_2] = {.text = "%1 + %2 + %3 = 0", .id = "sum(%1)", .held = 3, .residual = equation_sum},
    [LAW_derived_IdealFixedGearBoxConstraint_ratio] = {.text = "%1 = %2*%3", .id = "%p.law.ratio'", .held = 3},
    [LAW_derived_AngleSensorConstraint_motion] = {.text = "%1 = %2 + offset(%1)", .id = "%p.law.motion~", .held = 2},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"RealSignals::Constraints::SineRealSignalConstraint::", "RealSignals.xmi"},
    {"RotationalMechanics::Constraints::FixedTorqueSourceConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotInertiaConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::BinaryCompliantRotConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotLinearSpringConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotLinearDamperConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::AngleSensorConstraint::", "RotationalMechanics.xmi"},
    {"RotationalTrain::RotationalTrain::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "signal", 246},
    {1, "torque", 709},
    {2, "flangeA", 600},
    {2, "flangeB", 606},
    {2, "motion", 612},
    {2, "euler", 618},
    {3, "balance", 478},
    {3, "motion", 484},
    {3, "torque", 490},
    {4, "integral", 515},
    {4, "law", 521},
    {5, "ratio", 647},
    {5, "torque", 653},
    {6, "law", 563},
    {7, "noTorque", 790},
    {7, "motion", 796},
    {7, "signal", 802},
    {8, "c1", 71},
    {8, "c2", 79},
    {8, "c3", 87},
    {8, "c4", 95},
    {8, "c5", 103},
    {8, "c6", 111},
    {8, "c7", 119},
    {8, "c8", 127},
    {8, "c9", 135},
    {8, "c10", 143},
    {8, "c11", 151},
    {8, "c12", 159},
    {8, "c13", 167},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_SineRealSignalConstraint_signal, 1, 7,   0, 1, 0, 0, 3, 2, 1,
    LAW_FixedTorqueSourceConstraint_torque, 1, 6,   1, 2, 1, 5, 4, 7,
    LAW_RotInertiaConstraint_flangeA, 1, 5,   2, 3, 2, 9, 13,
    LAW_RotInertiaConstraint_flangeB, 1, 5,   3, 3, 3, 11, 13,
    LAW_RotInertiaConstraint_motion, 1, 5,   4, 3, 4, 84, 13,
    LAW_RotInertiaConstraint_euler, 1, 7,   5, 3, 5, 12, 85, 8, 10,
    LAW_BinaryCompliantRotConstraint_balance, 2, 5,   6, 4, 6, 15, 17,   24, 6, 0, 42, 42,
    LAW_BinaryCompliantRotConstraint_motion, 2, 6,   7, 4, 7, 19, 18, 16,   24, 6, 0, 42, 42, 42,
    LAW_BinaryCompliantRotConstraint_torque, 2, 5,   8, 4, 8, 20, 17,   24, 6, 0, 42, 42,
    LAW_RotLinearSpringConstraint_integral, 1, 5,   9, 4, 9, 86, 19,
    LAW_RotLinearSpringConstraint_law, 1, 6,   10, 4, 10, 20, 21, 22,
    LAW_RotInertiaConstraint_flangeA, 2, 5,   11, 5, 2, 24, 28,   15, 4, 0, 27, 27,
    LAW_RotInertiaConstraint_flangeB, 2, 5,   12, 5, 3, 26, 28,   15, 4, 0, 27, 27,
    LAW_RotInertiaConstraint_motion, 2, 5,   13, 5, 4, 87, 28,   15, 4, 0, 5, 27,
    LAW_RotInertiaConstraint_euler, 2, 7,   14, 5, 5, 27, 88, 23, 25,   15, 4, 0, 27, 5, 27, 27,
    LAW_IdealFixedGearBoxConstraint_ratio, 1, 6,   15, 6, 11, 31, 34, 33,
    LAW_IdealFixedGearBoxConstraint_torque, 1, 6,   16, 6, 12, 32, 34, 30,
    LAW_RotInertiaConstraint_flangeA, 2, 5,   17, 7, 2, 36, 40,   22, 5, 0, 37, 37,
    LAW_RotInertiaConstraint_flangeB, 2, 5,   18, 7, 3, 38, 40,   22, 5, 0, 37, 37,
    LAW_RotInertiaConstraint_motion, 2, 5,   19, 7, 4, 89, 40,   22, 5, 0, 6, 37,
    LAW_RotInertiaConstraint_euler, 2, 7,   20, 7, 5, 39, 90, 35, 37,   22, 5, 0, 37, 6, 37, 37,
    LAW_BinaryCompliantRotConstraint_balance, 2, 5,   21, 8, 6, 42, 44,   14, 3, 0, 23, 23,
    LAW_BinaryCompliantRotConstraint_motion, 2, 6,   22, 8, 7, 46, 45, 43,   14, 3, 0, 23, 23, 23,
    LAW_BinaryCompliantRotConstraint_torque, 2, 5,   23, 8, 8, 47, 44,   14, 3, 0, 23, 23,
    LAW_RotLinearSpringConstraint_integral, 2, 5,   24, 8, 9, 91, 46,   9, 2, 0, 3, 15,
    LAW_RotLinearSpringConstraint_law, 2, 6,   25, 8, 10, 47, 48, 49,   9, 2, 0, 15, 15, 15,
    LAW_RotLinearDamperConstraint_law, 1, 6,   38, 11, 13, 70, 71, 69,
    LAW_AngleSensorConstraint_noTorque, 1, 4,   43, 13, 14, 79,
    LAW_AngleSensorConstraint_motion, 1, 5,   44, 13, 15, 97, 80,
    LAW_AngleSensorConstraint_signal, 1, 6,   45, 13, 16, 81, 83, 82,
    LAW_connection, 1, 5,   46, 0, 17, 0, 4,
    LAW_connection, 2, 5,   47, 0, 18, 6, 9,   6, 0, 6, 39, 42,
    LAW_connection, 2, 5,   48, 0, 19, 11, 16,   6, 0, 6, 42, 42,
    LAW_connection, 2, 5,   49, 0, 20, 18, 24,   6, 0, 6, 35, 42,
    LAW_connection, 2, 5,   50, 0, 21, 26, 31,   6, 0, 6, 34, 42,
    LAW_connection, 2, 5,   51, 0, 22, 33, 36,   6, 0, 6, 35, 37,
    LAW_connection, 2, 5,   52, 0, 23, 38, 43,   6, 0, 6, 37, 37,
    LAW_sum_of_flows, 2, 5,   59, 0, 18, 5, 8,   4, 0, 4, 27, 27,
    LAW_sum_of_flows, 2, 5,   60, 0, 19, 10, 15,   4, 0, 4, 27, 27,
    LAW_sum_of_flows, 2, 5,   61, 0, 20, 17, 23,   4, 0, 4, 27, 27,
    LAW_sum_of_flows, 2, 5,   62, 0, 21, 25, 30,   6, 0, 8, 49, 49,
    LAW_sum_of_flows_2, 2, 6,   66, 0, 25, 52, 57, 65,   1, 0, 2, 7, 15, 2,
    LAW_derived_IdealFixedGearBoxConstraint_ratio, 1, 6,   69, 6, 11, 88, 34, 90,
    LAW_derived_AngleSensorConstraint_motion, 1, 5,   70, 13, 15, 83, 78,
    -1};
const int *model_equations = equations;
