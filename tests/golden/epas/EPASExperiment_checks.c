/* EPASExperiment_checks.c - the equations as drawn, for --verify, of Epas::EPASExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "EPASExperiment.h"
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

/* RotLinearDamperConstraint::law  torqueThru = k*aVRel */
static void RotLinearDamperConstraint_law(const ModelPoint *at, double *residual, double *scale)
{
    const double torqueThru = model_value(at, 0), k = model_value(at, 1), aVRel = model_value(at, 2);
    *residual = torqueThru - k * aVRel;
    *scale = fabs(torqueThru) + fabs(k * aVRel);
}

/* RotLinearSpringConstraint::law  torqueThru = k*relPhi */
static void RotLinearSpringConstraint_law(const ModelPoint *at, double *residual, double *scale)
{
    const double torqueThru = model_value(at, 0), k = model_value(at, 1), relPhi = model_value(at, 2);
    *residual = torqueThru - k * relPhi;
    *scale = fabs(torqueThru) + fabs(k * relPhi);
}

/* IdealGearR2TConstraint::motion  aV = ratio*lV */
static void IdealGearR2TConstraint_motion(const ModelPoint *at, double *residual, double *scale)
{
    const double rot_aV = model_value(at, 0), ratio = model_value(at, 1), trans_lV = model_value(at, 2);
    *residual = rot_aV - ratio * trans_lV;
    *scale = fabs(rot_aV) + fabs(ratio * trans_lV);
}

/* IdealGearR2TConstraint::force  f = -ratio*t */
static void IdealGearR2TConstraint_force(const ModelPoint *at, double *residual, double *scale)
{
    const double trans_f = model_value(at, 0), ratio = model_value(at, 1), rot_t = model_value(at, 2);
    *residual = trans_f + ratio * rot_t;
    *scale = fabs(trans_f) + fabs(ratio * rot_t);
}

/* TransInertiaConstraint::newton  m*der(v) = fA + fB */
static void TransInertiaConstraint_newton(const ModelPoint *at, double *residual, double *scale)
{
    const double m_ = model_value(at, 0), der_v = model_value(at, 1), a_f = model_value(at, 2),
            b_f = model_value(at, 3);
    *residual = m_ * der_v - (a_f + b_f);
    *scale = fabs(m_ * der_v) + fabs(a_f) + fabs(b_f);
}

/* BinaryCompliantTransConstraint::motion  relV = vB - vA */
static void BinaryCompliantTransConstraint_motion(const ModelPoint *at, double *residual, double *scale)
{
    const double relV = model_value(at, 0), b_lV = model_value(at, 1), a_lV = model_value(at, 2);
    *residual = relV - (b_lV - a_lV);
    *scale = fabs(relV) + fabs(b_lV) + fabs(a_lV);
}

/* TransLinearDamperConstraint::law  forceThru = k*relV */
static void TransLinearDamperConstraint_law(const ModelPoint *at, double *residual, double *scale)
{
    const double forceThru = model_value(at, 0), k = model_value(at, 1), relV = model_value(at, 2);
    *residual = forceThru - k * relV;
    *scale = fabs(forceThru) + fabs(k * relV);
}

/* TransLinearSpringConstraint::law  forceThru = k*displ */
static void TransLinearSpringConstraint_law(const ModelPoint *at, double *residual, double *scale)
{
    const double forceThru = model_value(at, 0), k = model_value(at, 1), displ = model_value(at, 2);
    *residual = forceThru - k * displ;
    *scale = fabs(forceThru) + fabs(k * displ);
}

/* StepConstraint::step  y = if time < stepTime then 0 else stepVoltage */
static void StepConstraint_step(const ModelPoint *at, double *residual, double *scale)
{
    const double out_rSig = model_value(at, 0), stepVoltage = model_value(at, 2),
            time_below_step_stepTime = model_value(at, 3);
    const double part_of_law = time_below_step_stepTime > 0.5 ? 0.0 : stepVoltage;
    *residual = out_rSig - part_of_law;
    *scale = fabs(out_rSig) + fabs(part_of_law);
}

/* BinaryElectricalConstraint::voltage  v = vP - vN */
static void BinaryElectricalConstraint_voltage(const ModelPoint *at, double *residual, double *scale)
{
    const double v = model_value(at, 0), p_v = model_value(at, 1), n_v = model_value(at, 2);
    *residual = v - (p_v - n_v);
    *scale = fabs(v) + fabs(p_v) + fabs(n_v);
}

/* ResistorConstraint::ohm  r*i = v */
static void ResistorConstraint_ohm(const ModelPoint *at, double *residual, double *scale)
{
    const double resistance = model_value(at, 0), i = model_value(at, 1), v = model_value(at, 2);
    *residual = resistance * i - v;
    *scale = fabs(resistance * i) + fabs(v);
}

/* InductorConstraint::induction  l*der(i) = v */
static void InductorConstraint_induction(const ModelPoint *at, double *residual, double *scale)
{
    const double l = model_value(at, 0), der_i = model_value(at, 1), v = model_value(at, 2);
    *residual = l * der_i - v;
    *scale = fabs(l * der_i) + fabs(v);
}

/* EMFConstraint::induction  vPos - vNeg = k*aV */
static void EMFConstraint_induction(const ModelPoint *at, double *residual, double *scale)
{
    const double pos_v = model_value(at, 0), neg_v = model_value(at, 1), k = model_value(at, 2),
            p_aV = model_value(at, 3);
    *residual = pos_v - neg_v - k * p_aV;
    *scale = fabs(pos_v) + fabs(neg_v) + fabs(k * p_aV);
}

/* EMFConstraint::torque  t = -k*iPos */
static void EMFConstraint_torque(const ModelPoint *at, double *residual, double *scale)
{
    const double p_t = model_value(at, 0), k = model_value(at, 1), pos_i = model_value(at, 2);
    *residual = p_t + k * pos_i;
    *scale = fabs(p_t) + fabs(k * pos_i);
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

enum {
    LAW_SineRealSignalConstraint_signal, LAW_FixedTorqueSourceConstraint_torque, LAW_RotInertiaConstraint_flangeA,
    LAW_RotInertiaConstraint_flangeB, LAW_RotInertiaConstraint_motion, LAW_RotInertiaConstraint_euler,
    LAW_BinaryCompliantRotConstraint_balance, LAW_BinaryCompliantRotConstraint_motion,
    LAW_BinaryCompliantRotConstraint_torque, LAW_RotLinearDamperConstraint_law, LAW_RotFixedConstraint_standstill,
    LAW_RotLinearSpringConstraint_integral, LAW_RotLinearSpringConstraint_law, LAW_IdealGearR2TConstraint_motion,
    LAW_IdealGearR2TConstraint_force, LAW_TransInertiaConstraint_flangeA, LAW_TransInertiaConstraint_flangeB,
    LAW_TransInertiaConstraint_newton, LAW_BinaryCompliantTransConstraint_balance,
    LAW_BinaryCompliantTransConstraint_motion, LAW_BinaryCompliantTransConstraint_integral,
    LAW_BinaryCompliantTransConstraint_force, LAW_TransLinearDamperConstraint_law,
    LAW_TransLinearSpringConstraint_law, LAW_TransFixedConstraint_standstill, LAW_StepConstraint_step,
    LAW_BinaryElectricalConstraint_voltage, LAW_BinaryElectricalConstraint_current,
    LAW_BinaryElectricalConstraint_balance, LAW_VoltageSourceConstraint_source, LAW_ResistorConstraint_ohm,
    LAW_InductorConstraint_induction, LAW_EMFConstraint_balance, LAW_EMFConstraint_induction,
    LAW_EMFConstraint_torque, LAW_GroundConstraint_potential, LAW_IdealFixedGearBoxConstraint_ratio,
    LAW_IdealFixedGearBoxConstraint_torque, LAW_connection, LAW_sum_of_flows, LAW_sum_of_flows_2, LAW_sum_of_flows_3,
    LAW_derived_BinaryCompliantTransConstraint_integral
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
    [LAW_RotLinearDamperConstraint_law] = {
        .text = "%1 = %2*%3", .id = "%p.law.law", .held = 3, .residual = RotLinearDamperConstraint_law},
    [LAW_RotFixedConstraint_standstill] = {
        .text = "%1 = 0", .id = "%p.law.standstill", .held = 1, .residual = equation_sum},
    [LAW_RotLinearSpringConstraint_integral] = {
        .text = "%1 = %2", .id = "%p.law.integral", .held = 2, .residual = equation_equality},
    [LAW_RotLinearSpringConstraint_law] = {
        .text = "%1 = %2*%3", .id = "%p.law.law", .held = 3, .residual = RotLinearSpringConstraint_law},
    [LAW_IdealGearR2TConstraint_motion] = {
        .text = "%1 = %2*%3", .id = "%p.law.motion", .held = 3, .residual = IdealGearR2TConstraint_motion},
    [LAW_IdealGearR2TConstraint_force] = {
        .text = "%1 = -%2*%3", .id = "%p.law.force", .held = 3, .residual = IdealGearR2TConstraint_force},
    [LAW_TransInertiaConstraint_flangeA] = {
        .text = "%1 = %2", .id = "%p.law.flangeA", .held = 2, .residual = equation_equality},
    [LAW_TransInertiaConstraint_flangeB] = {
        .text = "%1 = %2", .id = "%p.law.flangeB", .held = 2, .residual = equation_equality},
    [LAW_TransInertiaConstraint_newton] = {
        .text = "%1*%2 = %3 + %4", .id = "%p.law.newton", .held = 4, .residual = TransInertiaConstraint_newton},
    [LAW_BinaryCompliantTransConstraint_balance] = {
        .text = "%1 + %2 = 0", .id = "%p.binary.balance", .held = 2, .residual = equation_sum},
    [LAW_BinaryCompliantTransConstraint_motion] = {
        .text = "%1 = %2 - %3", .id = "%p.binary.motion", .held = 3, .residual = BinaryCompliantTransConstraint_motion},
    [LAW_BinaryCompliantTransConstraint_integral] = {
        .text = "%1 = %2", .id = "%p.binary.integral", .held = 2, .residual = equation_equality},
    [LAW_BinaryCompliantTransConstraint_force] = {
        .text = "%1 = %2", .id = "%p.binary.force", .held = 2, .residual = equation_equality},
    [LAW_TransLinearDamperConstraint_law] = {
        .text = "%1 = %2*%3", .id = "%p.law.law", .held = 3, .residual = TransLinearDamperConstraint_law},
    [LAW_TransLinearSpringConstraint_law] = {
        .text = "%1 = %2*%3", .id = "%p.law.law", .held = 3, .residual = TransLinearSpringConstraint_law},
    [LAW_TransFixedConstraint_standstill] = {
        .text = "%1 = 0", .id = "%p.law.standstill", .held = 1, .residual = equation_sum},
    [LAW_StepConstraint_step] = {
        .text = "%1 = if time < %2 then 0 else %3", .id = "%p.law.step", .held = 3, .residual = StepConstraint_step},
    [LAW_BinaryElectricalConstraint_voltage] = {
        .text = "%1 = %2 - %3", .id = "%p.pins.voltage", .held = 3, .residual = BinaryElectricalConstraint_voltage},
    [LAW_BinaryElectricalConstraint_current] = {
        .text = "%1 = %2", .id = "%p.pins.current", .held = 2, .residual = equation_equality},
    [LAW_BinaryElectricalConstraint_balance] = {
        .text = "%1 + %2 = 0", .id = "%p.pins.balance", .held = 2, .residual = equation_sum},
    [LAW_VoltageSourceConstraint_source] = {
        .text = "%1 = %2", .id = "%p.law.source", .held = 2, .residual = equation_equality},
    [LAW_ResistorConstraint_ohm] = {
        .text = "%1*%2 = %3", .id = "%p.law.ohm", .held = 3, .residual = ResistorConstraint_ohm},
    [LAW_InductorConstraint_induction] = {
        .text = "%1*%2 = %3", .id = "%p.law.induction", .held = 3, .residual = InductorConstraint_induction},
    [LAW_EMFConstraint_balance] = {.text = "%1 + %2 = 0", .id = "%p.law.balance", .held = 2, .residual = equation_sum},
    [LAW_EMFConstraint_induction] = {
        .text = "%1 - %2 = %3*%4", .id = "%p.law.induction", .held = 4, .residual = EMFConstraint_induction},
    [LAW_EMFConstraint_torque] = {
        .text = "%1 = -%2*%3", .id = "%p.law.torque", .held = 3, .residual = EMFConstraint_torque},
    [LAW_GroundConstraint_potential] = {
        .text = "%1 = 0", .id = "%p.law.potential", .held = 1, .residual = equation_sum},
    [LAW_IdealFixedGearBoxConstraint_ratio] = {
        .text = "%1 = %2*%3", .id = "%p.law.ratio", .held = 3, .residual = IdealFixedGearBoxConstraint_ratio},
    [LAW_IdealFixedGearBoxConstraint_torque] = {
        .text = "%1 = -%2*%3", .id = "%p.law.torque", .held = 3, .residual = IdealFixedGearBoxConstraint_torque},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 = 0", .id = "sum(%1)", .held = 2, .residual = equation_sum},
    [LAW_sum_of_flows_2] = {.text = "%1 + %2 + %3 = 0", .id = "sum(%1)", .held = 3, .residual = equation_sum},
    [LAW_sum_of_flows_3] = {.text = "%1 + %2 + %3 + %4 = 0", .id = "sum(%1)", .held = 4, .residual = equation_sum},
    [LAW_derived_BinaryCompliantTransConstraint_integral] = {
        .text = "%1 = %2 + offset(%1)", .id = "%p.binary.integral~", .held = 2},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"RealSignals::Constraints::SineRealSignalConstraint::", "RealSignals.xmi"},
    {"RotationalMechanics::Constraints::FixedTorqueSourceConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotInertiaConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::BinaryCompliantRotConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotLinearDamperConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotFixedConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotLinearSpringConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::IdealGearR2TConstraint::", "RotationalMechanics.xmi"},
    {"TranslationalMechanics::Constraints::TransInertiaConstraint::", "TranslationalMechanics.xmi"},
    {"TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::", "TranslationalMechanics.xmi"},
    {"TranslationalMechanics::Constraints::TransLinearDamperConstraint::", "TranslationalMechanics.xmi"},
    {"TranslationalMechanics::Constraints::TransLinearSpringConstraint::", "TranslationalMechanics.xmi"},
    {"TranslationalMechanics::Constraints::TransFixedConstraint::", "TranslationalMechanics.xmi"},
    {"Epas::Constraints::StepConstraint::", "model.xmi"},
    {"Electrical::Constraints::BinaryElectricalConstraint::", "Electrical.xmi"},
    {"Electrical::Constraints::VoltageSourceConstraint::", "Electrical.xmi"},
    {"Electrical::Constraints::ResistorConstraint::", "Electrical.xmi"},
    {"Electrical::Constraints::InductorConstraint::", "Electrical.xmi"},
    {"Electrical::Constraints::EMFConstraint::", "Electrical.xmi"},
    {"Electrical::Constraints::GroundConstraint::", "Electrical.xmi"},
    {"RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::", "RotationalMechanics.xmi"},
    {"Epas::EPAS::", "model.xmi"},
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
    {4, "law", 563},
    {5, "standstill", 815},
    {6, "integral", 515},
    {6, "law", 521},
    {7, "motion", 682},
    {7, "force", 688},
    {8, "flangeA", 701},
    {8, "flangeB", 707},
    {8, "newton", 713},
    {9, "balance", 608},
    {9, "motion", 614},
    {9, "integral", 620},
    {9, "force", 626},
    {10, "law", 668},
    {11, "law", 647},
    {12, "standstill", 840},
    {13, "step", 551},
    {14, "voltage", 263},
    {14, "current", 269},
    {14, "balance", 275},
    {15, "source", 355},
    {16, "ohm", 296},
    {17, "induction", 338},
    {18, "balance", 392},
    {18, "induction", 398},
    {18, "torque", 404},
    {19, "potential", 417},
    {20, "ratio", 647},
    {20, "torque", 653},
    {21, "c1", 143},
    {21, "c2", 151},
    {21, "c3", 159},
    {21, "c4", 167},
    {21, "c5", 175},
    {21, "c6", 183},
    {21, "c7", 191},
    {21, "c8", 199},
    {21, "c9", 207},
    {21, "c10", 215},
    {21, "c11", 223},
    {21, "c12", 231},
    {21, "c13", 237},
    {21, "c14", 245},
    {21, "c15", 253},
    {21, "c16", 261},
    {21, "c17", 269},
    {21, "c18", 277},
    {21, "c19", 285},
    {21, "c20", 293},
    {21, "c21", 301},
    {21, "c22", 309},
    {21, "c23", 317},
    {21, "c24", 325},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {offsetof(Model, branch.time_below_step_stepTime), MODEL_TRUTH},
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_SineRealSignalConstraint_signal, 1, 7,   0, 1, 0, 0, 3, 2, 1,
    LAW_FixedTorqueSourceConstraint_torque, 1, 6,   1, 2, 1, 5, 4, 7,
    LAW_RotInertiaConstraint_flangeA, 2, 5,   2, 3, 2, 9, 13,   47, 15, 0, 90, 90,
    LAW_RotInertiaConstraint_flangeB, 2, 5,   3, 3, 3, 11, 13,   47, 15, 0, 90, 90,
    LAW_RotInertiaConstraint_motion, 2, 5,   4, 3, 4, 132, 13,   47, 15, 0, 7, 90,
    LAW_RotInertiaConstraint_euler, 2, 7,   5, 3, 5, 12, 133, 8, 10,   47, 15, 0, 90, 7, 90, 90,
    LAW_BinaryCompliantRotConstraint_balance, 2, 5,   6, 4, 6, 15, 17,   47, 15, 0, 90, 90,
    LAW_BinaryCompliantRotConstraint_motion, 2, 6,   7, 4, 7, 19, 18, 16,   47, 15, 0, 90, 90, 90,
    LAW_BinaryCompliantRotConstraint_torque, 2, 5,   8, 4, 8, 20, 17,   47, 15, 0, 90, 90,
    LAW_RotLinearDamperConstraint_law, 2, 6,   9, 4, 9, 20, 21, 19,   47, 15, 0, 90, 90, 90,
    LAW_RotFixedConstraint_standstill, 2, 4,   10, 5, 10, 23,   47, 15, 0, 90,
    LAW_BinaryCompliantRotConstraint_balance, 2, 5,   11, 6, 6, 24, 26,   47, 15, 0, 90, 90,
    LAW_BinaryCompliantRotConstraint_motion, 2, 6,   12, 6, 7, 28, 27, 25,   47, 15, 0, 90, 90, 90,
    LAW_BinaryCompliantRotConstraint_torque, 2, 5,   13, 6, 8, 29, 26,   47, 15, 0, 90, 90,
    LAW_RotLinearSpringConstraint_integral, 2, 5,   14, 6, 11, 134, 28,   47, 15, 0, 7, 90,
    LAW_RotLinearSpringConstraint_law, 2, 6,   15, 6, 12, 29, 30, 31,   47, 15, 0, 90, 90, 90,
    LAW_IdealGearR2TConstraint_motion, 2, 6,   16, 7, 13, 33, 36, 35,   49, 16, 0, 95, 95, 95,
    LAW_IdealGearR2TConstraint_force, 2, 6,   17, 7, 14, 34, 36, 32,   49, 16, 0, 95, 95, 95,
    LAW_TransInertiaConstraint_flangeA, 1, 5,   18, 8, 15, 38, 42,
    LAW_TransInertiaConstraint_flangeB, 1, 5,   19, 8, 16, 40, 42,
    LAW_TransInertiaConstraint_newton, 1, 7,   20, 8, 17, 41, 135, 37, 39,
    LAW_BinaryCompliantTransConstraint_balance, 2, 5,   21, 9, 18, 43, 45,   5, 1, 0, 8, 8,
    LAW_BinaryCompliantTransConstraint_motion, 2, 6,   22, 9, 19, 48, 46, 44,   5, 1, 0, 8, 8, 8,
    LAW_BinaryCompliantTransConstraint_integral, 2, 5,   23, 9, 20, 136, 48,   5, 1, 0, 1, 8,
    LAW_BinaryCompliantTransConstraint_force, 2, 5,   24, 9, 21, 47, 45,   5, 1, 0, 8, 8,
    LAW_TransLinearDamperConstraint_law, 1, 6,   25, 9, 22, 47, 50, 48,
    LAW_TransLinearSpringConstraint_law, 1, 6,   30, 10, 23, 55, 58, 57,
    LAW_TransFixedConstraint_standstill, 1, 4,   31, 11, 24, 60,
    LAW_StepConstraint_step, 1, 7,   32, 12, 25, 61, 62, 63, -1,
    LAW_BinaryElectricalConstraint_voltage, 1, 6,   33, 13, 26, 68, 65, 67,
    LAW_BinaryElectricalConstraint_current, 1, 5,   34, 13, 27, 69, 64,
    LAW_BinaryElectricalConstraint_balance, 1, 5,   35, 13, 28, 64, 66,
    LAW_VoltageSourceConstraint_source, 1, 5,   36, 13, 29, 68, 70,
    LAW_BinaryElectricalConstraint_voltage, 2, 6,   37, 14, 26, 75, 72, 74,   4, 1, 0, 11, 11, 11,
    LAW_BinaryElectricalConstraint_current, 2, 5,   38, 14, 27, 76, 71,   4, 1, 0, 11, 11,
    LAW_BinaryElectricalConstraint_balance, 2, 5,   39, 14, 28, 71, 73,   4, 1, 0, 11, 11,
    LAW_ResistorConstraint_ohm, 1, 6,   40, 14, 30, 81, 76, 75,
    LAW_InductorConstraint_induction, 1, 6,   44, 15, 31, 88, 138, 86,
    LAW_EMFConstraint_balance, 1, 5,   45, 16, 32, 89, 91,
    LAW_EMFConstraint_induction, 1, 7,   46, 16, 33, 90, 92, 95, 94,
    LAW_EMFConstraint_torque, 1, 6,   47, 16, 34, 93, 95, 89,
    LAW_GroundConstraint_potential, 1, 4,   48, 17, 35, 97,
    LAW_IdealFixedGearBoxConstraint_ratio, 1, 6,   63, 22, 36, 123, 126, 125,
    LAW_IdealFixedGearBoxConstraint_torque, 1, 6,   64, 22, 37, 124, 126, 122,
    LAW_connection, 2, 5,   67, 0, 38, 0, 4,   12, 0, 12, 65, 68,
    LAW_connection, 2, 5,   68, 0, 39, 6, 9,   12, 0, 12, 68, 74,
    LAW_connection, 2, 5,   69, 0, 40, 16, 23,   12, 0, 12, 69, 67,
    LAW_connection, 2, 5,   70, 0, 41, 18, 11,   12, 0, 12, 74, 56,
    LAW_connection, 2, 5,   71, 0, 42, 11, 25,   12, 0, 12, 56, 72,
    LAW_connection, 2, 5,   72, 0, 43, 27, 33,   12, 0, 12, 67, 66,
    LAW_connection, 2, 5,   73, 0, 44, 35, 38,   12, 0, 12, 71, 75,
    LAW_connection, 2, 5,   74, 0, 45, 60, 44,   12, 0, 12, 48, 57,
    LAW_connection, 2, 5,   75, 0, 46, 60, 52,   12, 0, 12, 41, 63,
    LAW_connection, 2, 5,   76, 0, 47, 46, 40,   12, 0, 12, 71, 83,
    LAW_connection, 2, 5,   77, 0, 48, 54, 40,   12, 0, 12, 71, 88,
    LAW_connection, 2, 5,   78, 0, 49, 61, 70,   12, 0, 12, 69, -30,
    LAW_sum_of_flows, 1, 5,   91, 0, 39, 5, 8,
    LAW_sum_of_flows, 2, 5,   92, 0, 40, 15, 22,   8, 0, 12, 69, 67,
    LAW_sum_of_flows_2, 2, 6,   93, 0, 41, 17, 10, 24,   8, 0, 12, 74, 56, 72,
    LAW_sum_of_flows, 2, 5,   94, 0, 43, 26, 32,   8, 0, 12, 67, 66,
    LAW_sum_of_flows, 2, 5,   95, 0, 44, 34, 37,   8, 0, 12, 71, 75,
    LAW_sum_of_flows_2, 2, 6,   96, 0, 45, 59, 43, 51,   8, 0, 12, 48, 57, 63,
    LAW_sum_of_flows_3, 1, 7,   97, 0, 47, 45, 39, 53, 129,
    LAW_sum_of_flows, 2, 5,   98, 0, 50, 64, 71,   7, 0, 9, 52, 51,
    LAW_sum_of_flows, 2, 5,   99, 0, 51, 73, 82,   7, 0, 9, 51, 45,
    LAW_derived_BinaryCompliantTransConstraint_integral, 1, 5,   107, 10, 20, 57, 49,
    -1};
const int *model_equations = equations;

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double step_stepTime = listed[62];
    /* step.law.step  time < step.stepTime */
    margin[0] = (m->branch.time_below_step_stepTime ? 1.0 : -1.0) * (step_stepTime - time);
}
