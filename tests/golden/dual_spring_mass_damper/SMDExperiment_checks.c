/* SMDExperiment_checks.c - the equations as drawn, for --verify, of DualSpringMassDamper::SMDExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "SMDExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

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

/* RotLinearDamperConstraint::law  torqueThru = k*aVRel */
static void RotLinearDamperConstraint_law(const ModelPoint *at, double *residual, double *scale)
{
    const double torqueThru = model_value(at, 0), k = model_value(at, 1), aVRel = model_value(at, 2);
    *residual = torqueThru - k * aVRel;
    *scale = fabs(torqueThru) + fabs(k * aVRel);
}

enum {
    LAW_RotInertiaConstraint_flangeA, LAW_RotInertiaConstraint_flangeB, LAW_RotInertiaConstraint_motion,
    LAW_RotInertiaConstraint_euler, LAW_BinaryCompliantRotConstraint_balance, LAW_BinaryCompliantRotConstraint_motion,
    LAW_BinaryCompliantRotConstraint_torque, LAW_RotLinearSpringConstraint_integral,
    LAW_RotLinearSpringConstraint_law, LAW_RotLinearDamperConstraint_law, LAW_RotFixedConstraint_standstill,
    LAW_connection, LAW_sum_of_flows, LAW_no_flow, LAW_derived_RotLinearSpringConstraint_integral
};

const ModelLaw model_laws[] = {
    [LAW_RotInertiaConstraint_flangeA] = {.text = "%1 = %2", .held = 2, .residual = equation_equality},
    [LAW_RotInertiaConstraint_flangeB] = {.text = "%1 = %2", .held = 2, .residual = equation_equality},
    [LAW_RotInertiaConstraint_motion] = {.text = "%1 = %2", .held = 2, .residual = equation_equality},
    [LAW_RotInertiaConstraint_euler] = {.text = "%1*%2 = %3 + %4", .held = 4, .residual = RotInertiaConstraint_euler},
    [LAW_BinaryCompliantRotConstraint_balance] = {.text = "%1 + %2 = 0", .held = 2, .residual = equation_sum},
    [LAW_BinaryCompliantRotConstraint_motion] = {
        .text = "%1 = %2 - %3", .held = 3, .residual = BinaryCompliantRotConstraint_motion},
    [LAW_BinaryCompliantRotConstraint_torque] = {.text = "%1 = %2", .held = 2, .residual = equation_equality},
    [LAW_RotLinearSpringConstraint_integral] = {.text = "%1 = %2", .held = 2, .residual = equation_equality},
    [LAW_RotLinearSpringConstraint_law] = {.text = "%1 = %2*%3", .held = 3, .residual = RotLinearSpringConstraint_law},
    [LAW_RotLinearDamperConstraint_law] = {.text = "%1 = %2*%3", .held = 3, .residual = RotLinearDamperConstraint_law},
    [LAW_RotFixedConstraint_standstill] = {.text = "%1 = 0", .held = 1, .residual = equation_sum},
    [LAW_connection] = {.text = "%1 = %2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 + %3 = 0", .held = 3, .residual = equation_sum},
    [LAW_no_flow] = {.text = "%1 = 0", .held = 1, .residual = equation_sum},
    [LAW_derived_RotLinearSpringConstraint_integral] = {.text = "%1 = -%2 + offset(%1)", .id = "E%~", .held = 2},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"RotationalMechanics::Constraints::RotInertiaConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::BinaryCompliantRotConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotLinearSpringConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotLinearDamperConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotFixedConstraint::", "RotationalMechanics.xmi"},
    {"DualSpringMassDamper::SMD::", "model.xmi"},
    {"RotationalMechanics::TwoFlangeRotComponent::", "RotationalMechanics.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "flangeA", 600},
    {0, "flangeB", 606},
    {0, "motion", 612},
    {0, "euler", 618},
    {1, "balance", 478},
    {1, "motion", 484},
    {1, "torque", 490},
    {2, "integral", 515},
    {2, "law", 521},
    {3, "law", 563},
    {4, "standstill", 815},
    {5, "c1", 43},
    {5, "c2", 51},
    {5, "c3", 59},
    {5, "c4", 67},
    {5, "c5", 75},
    {5, "c6", 83},
    {5, "c7", 91},
    {5, "c8", 99},
    {6, "a", 13},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
const ModelStored model_members[] = {
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, the number in its id if it is derived; then the steps from each to the next. */
const int model_equations[] = {
    LAW_RotInertiaConstraint_flangeA, 2, 5,   0, 1, 0, 1, 5,   4, 1, 0, 7, 7,
    LAW_RotInertiaConstraint_flangeB, 2, 5,   1, 1, 1, 3, 5,   4, 1, 0, 7, 7,
    LAW_RotInertiaConstraint_motion, 2, 5,   2, 1, 2, 46, 5,   4, 1, 0, 2, 7,
    LAW_RotInertiaConstraint_euler, 2, 7,   3, 1, 3, 4, 47, 0, 2,   4, 1, 0, 7, 2, 7, 7,
    LAW_BinaryCompliantRotConstraint_balance, 3, 5,   8, 3, 4, 14, 16,   5, 1, 0, 8, 8,
    LAW_BinaryCompliantRotConstraint_motion, 3, 6,   9, 3, 5, 18, 17, 15,   5, 1, 0, 8, 8, 8,
    LAW_BinaryCompliantRotConstraint_torque, 3, 5,   10, 3, 6, 19, 16,   5, 1, 0, 8, 8,
    LAW_RotLinearSpringConstraint_integral, 2, 5,   11, 3, 7, 50, 18,   5, 1, 0, 1, 8,
    LAW_RotLinearSpringConstraint_law, 2, 6,   12, 3, 8, 19, 20, 21,   5, 1, 0, 8, 8, 8,
    LAW_RotLinearDamperConstraint_law, 2, 6,   21, 5, 9, 35, 36, 34,   4, 1, 0, 7, 7, 7,
    LAW_BinaryCompliantRotConstraint_balance, 1, 5,   22, 6, 4, 37, 39,
    LAW_BinaryCompliantRotConstraint_motion, 1, 6,   23, 6, 5, 41, 40, 38,
    LAW_BinaryCompliantRotConstraint_torque, 1, 5,   24, 6, 6, 42, 39,
    LAW_RotFixedConstraint_standstill, 1, 4,   26, 7, 10, 45,
    LAW_connection, 1, 5,   27, 0, 11, 3, 15,
    LAW_connection, 1, 5,   28, 0, 12, 3, 31,
    LAW_connection, 2, 5,   29, 0, 13, 17, 8,   3, 0, 3, -7, 30,
    LAW_connection, 2, 5,   30, 0, 14, 33, 8,   3, 0, 3, -8, 37,
    LAW_connection, 2, 5,   31, 0, 15, 10, 23,   3, 0, 3, 30, 22,
    LAW_sum_of_flows, 2, 6,   35, 0, 11, 2, 14, 30,   2, 0, 4, 7, 8, 7,
    LAW_sum_of_flows, 2, 6,   36, 0, 13, 16, 7, 32,   2, 0, 4, 8, 37, 7,
    LAW_no_flow, 1, 4,   39, 1, 19, 0,
    LAW_derived_RotLinearSpringConstraint_integral, 1, 6,   40, 4, 7, 29, 13, 17,
    -1};
