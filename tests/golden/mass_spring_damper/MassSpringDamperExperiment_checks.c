/* MassSpringDamperExperiment_checks.c - the equations as drawn, for --verify, of
 *     MassSpringDamper::MassSpringDamperExperiment, from model.xmi, by sysphsc 0.1.0. */
#include "MassSpringDamperExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* BinaryCompliantTransConstraint::motion  relV = vB - vA */
static void BinaryCompliantTransConstraint_motion(const ModelPoint *at, double *residual, double *scale)
{
    const double relV = model_value(at, 0), b_lV = model_value(at, 1), a_lV = model_value(at, 2);
    *residual = relV - (b_lV - a_lV);
    *scale = fabs(relV) + fabs(b_lV) + fabs(a_lV);
}

/* TransLinearSpringConstraint::law  forceThru = k*displ */
static void TransLinearSpringConstraint_law(const ModelPoint *at, double *residual, double *scale)
{
    const double forceThru = model_value(at, 0), k = model_value(at, 1), displ = model_value(at, 2);
    *residual = forceThru - k * displ;
    *scale = fabs(forceThru) + fabs(k * displ);
}

/* TransLinearDamperConstraint::law  forceThru = k*relV */
static void TransLinearDamperConstraint_law(const ModelPoint *at, double *residual, double *scale)
{
    const double forceThru = model_value(at, 0), k = model_value(at, 1), relV = model_value(at, 2);
    *residual = forceThru - k * relV;
    *scale = fabs(forceThru) + fabs(k * relV);
}

/* TransInertiaConstraint::newton  m*der(v) = fA + fB */
static void TransInertiaConstraint_newton(const ModelPoint *at, double *residual, double *scale)
{
    const double m_ = model_value(at, 0), der_v = model_value(at, 1), a_f = model_value(at, 2),
            b_f = model_value(at, 3);
    *residual = m_ * der_v - (a_f + b_f);
    *scale = fabs(m_ * der_v) + fabs(a_f) + fabs(b_f);
}

/* TransForceSourceConstraint::force  f = -u*signal2Force */
static void TransForceSourceConstraint_force(const ModelPoint *at, double *residual, double *scale)
{
    const double p_f = model_value(at, 0), in_rSig = model_value(at, 1), signal2Force = model_value(at, 2);
    *residual = p_f + in_rSig * signal2Force;
    *scale = fabs(p_f) + fabs(in_rSig * signal2Force);
}

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

enum {
    LAW_TransFixedConstraint_standstill, LAW_BinaryCompliantTransConstraint_balance,
    LAW_BinaryCompliantTransConstraint_motion, LAW_BinaryCompliantTransConstraint_integral,
    LAW_BinaryCompliantTransConstraint_force, LAW_TransLinearSpringConstraint_law,
    LAW_TransLinearDamperConstraint_law, LAW_TransInertiaConstraint_flangeA, LAW_TransInertiaConstraint_flangeB,
    LAW_TransInertiaConstraint_newton, LAW_TransForceSourceConstraint_force, LAW_SineRealSignalConstraint_signal,
    LAW_connection, LAW_sum_of_flows, LAW_sum_of_flows_2, LAW_derived_BinaryCompliantTransConstraint_integral
};

const ModelLaw model_laws[] = {
    [LAW_TransFixedConstraint_standstill] = {
        .text = "%1 = 0", .id = "%p.law.standstill", .held = 1, .residual = equation_sum},
    [LAW_BinaryCompliantTransConstraint_balance] = {
        .text = "%1 + %2 = 0", .id = "%p.binary.balance", .held = 2, .residual = equation_sum},
    [LAW_BinaryCompliantTransConstraint_motion] = {
        .text = "%1 = %2 - %3", .id = "%p.binary.motion", .held = 3, .residual = BinaryCompliantTransConstraint_motion},
    [LAW_BinaryCompliantTransConstraint_integral] = {
        .text = "%1 = %2", .id = "%p.binary.integral", .held = 2, .residual = equation_equality},
    [LAW_BinaryCompliantTransConstraint_force] = {
        .text = "%1 = %2", .id = "%p.binary.force", .held = 2, .residual = equation_equality},
    [LAW_TransLinearSpringConstraint_law] = {
        .text = "%1 = %2*%3", .id = "%p.law.law", .held = 3, .residual = TransLinearSpringConstraint_law},
    [LAW_TransLinearDamperConstraint_law] = {
        .text = "%1 = %2*%3", .id = "%p.law.law", .held = 3, .residual = TransLinearDamperConstraint_law},
    [LAW_TransInertiaConstraint_flangeA] = {
        .text = "%1 = %2", .id = "%p.law.flangeA", .held = 2, .residual = equation_equality},
    [LAW_TransInertiaConstraint_flangeB] = {
        .text = "%1 = %2", .id = "%p.law.flangeB", .held = 2, .residual = equation_equality},
    [LAW_TransInertiaConstraint_newton] = {
        .text = "%1*%2 = %3 + %4", .id = "%p.law.newton", .held = 4, .residual = TransInertiaConstraint_newton},
    [LAW_TransForceSourceConstraint_force] = {
        .text = "%1 = -%2*%3", .id = "%p.law.force", .held = 3, .residual = TransForceSourceConstraint_force},
    [LAW_SineRealSignalConstraint_signal] = {
        .text = "%1 = %2 + %3*sin(2*3.141592653589793*%4*time)", .id = "%p.law.signal", .held = 4,
        .residual = SineRealSignalConstraint_signal},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 + %3 = 0", .id = "sum(%1)", .held = 3, .residual = equation_sum},
    [LAW_sum_of_flows_2] = {.text = "%1 + %2 = 0", .id = "sum(%1)", .held = 2, .residual = equation_sum},
    [LAW_derived_BinaryCompliantTransConstraint_integral] = {
        .text = "%1 = %2 + offset(%1)", .id = "%p.binary.integral~", .held = 2},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"TranslationalMechanics::Constraints::TransFixedConstraint::", "TranslationalMechanics.xmi"},
    {"TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::", "TranslationalMechanics.xmi"},
    {"TranslationalMechanics::Constraints::TransLinearSpringConstraint::", "TranslationalMechanics.xmi"},
    {"TranslationalMechanics::Constraints::TransLinearDamperConstraint::", "TranslationalMechanics.xmi"},
    {"TranslationalMechanics::Constraints::TransInertiaConstraint::", "TranslationalMechanics.xmi"},
    {"TranslationalMechanics::Constraints::TransForceSourceConstraint::", "TranslationalMechanics.xmi"},
    {"RealSignals::Constraints::SineRealSignalConstraint::", "RealSignals.xmi"},
    {"MassSpringDamper::MassSpringDamper::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "standstill", 840},
    {1, "balance", 608},
    {1, "motion", 614},
    {1, "integral", 620},
    {1, "force", 626},
    {2, "law", 647},
    {3, "law", 668},
    {4, "flangeA", 701},
    {4, "flangeB", 707},
    {4, "newton", 713},
    {5, "force", 806},
    {6, "signal", 246},
    {7, "c1", 42},
    {7, "c2", 50},
    {7, "c3", 58},
    {7, "c4", 66},
    {7, "c5", 74},
    {7, "c6", 82},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_TransFixedConstraint_standstill, 1, 4,   0, 1, 0, 1,
    LAW_BinaryCompliantTransConstraint_balance, 2, 5,   1, 2, 1, 2, 4,   5, 1, 0, 8, 8,
    LAW_BinaryCompliantTransConstraint_motion, 2, 6,   2, 2, 2, 7, 5, 3,   5, 1, 0, 8, 8, 8,
    LAW_BinaryCompliantTransConstraint_integral, 2, 5,   3, 2, 3, 32, 7,   5, 1, 0, 1, 8,
    LAW_BinaryCompliantTransConstraint_force, 2, 5,   4, 2, 4, 6, 4,   5, 1, 0, 8, 8,
    LAW_TransLinearSpringConstraint_law, 1, 6,   5, 2, 5, 6, 9, 8,
    LAW_TransLinearDamperConstraint_law, 1, 6,   10, 3, 6, 14, 17, 15,
    LAW_TransInertiaConstraint_flangeA, 1, 5,   11, 4, 7, 19, 23,
    LAW_TransInertiaConstraint_flangeB, 1, 5,   12, 4, 8, 21, 23,
    LAW_TransInertiaConstraint_newton, 1, 7,   13, 4, 9, 22, 34, 18, 20,
    LAW_TransForceSourceConstraint_force, 1, 6,   14, 5, 10, 25, 24, 27,
    LAW_SineRealSignalConstraint_signal, 1, 7,   15, 6, 11, 28, 31, 30, 29,
    LAW_connection, 2, 5,   16, 0, 12, 1, 3,   3, 0, 3, 12, 16,
    LAW_connection, 2, 5,   17, 0, 13, 1, 11,   3, 0, 3, 20, 15,
    LAW_connection, 2, 5,   18, 0, 14, 5, 19,   3, 0, 3, 23, 5,
    LAW_sum_of_flows, 2, 6,   22, 0, 12, 0, 2, 10,   1, 0, 2, 4, 16, 2,
    LAW_sum_of_flows_2, 1, 5,   24, 0, 16, 20, 25,
    LAW_derived_BinaryCompliantTransConstraint_integral, 1, 5,   25, 3, 3, 16, 8,
    -1};
const int *model_equations = equations;
