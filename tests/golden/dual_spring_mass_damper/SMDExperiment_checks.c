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

/* Twist::limit  -most <= angle and angle <= most */
static void Twist_limit(const ModelPoint *at, double *residual, double *scale)
{
    const double twist1_violated_limit = model_value(at, 2),
            minus_mostTwist_at_most_spring1_relPhi = model_value(at, 3),
            spring1_relPhi_at_most_mostTwist = model_value(at, 4);
    *residual = twist1_violated_limit - (!(minus_mostTwist_at_most_spring1_relPhi > 0.5
            && spring1_relPhi_at_most_mostTwist > 0.5) ? 1.0 : 0.0);
    *scale = fabs(twist1_violated_limit) + fabs(!(minus_mostTwist_at_most_spring1_relPhi > 0.5
            && spring1_relPhi_at_most_mostTwist > 0.5) ? 1.0 : 0.0);
}

/* Twist::limit  -most <= angle and angle <= most */
static void Twist_limit_2(const ModelPoint *at, double *residual, double *scale)
{
    const double twist2_violated_limit = model_value(at, 2),
            minus_mostTwist_at_most_spring2_relPhi = model_value(at, 3),
            spring2_relPhi_at_most_mostTwist = model_value(at, 4);
    *residual = twist2_violated_limit - (!(minus_mostTwist_at_most_spring2_relPhi > 0.5
            && spring2_relPhi_at_most_mostTwist > 0.5) ? 1.0 : 0.0);
    *scale = fabs(twist2_violated_limit) + fabs(!(minus_mostTwist_at_most_spring2_relPhi > 0.5
            && spring2_relPhi_at_most_mostTwist > 0.5) ? 1.0 : 0.0);
}

/* SMD::settled  if time > 8 then -0.1 <= inertia1.angle <= 0.1 */
static void SMD_settled(const ModelPoint *at, double *residual, double *scale)
{
    const double exercised_settled = model_value(at, 0), time_above_8 = model_value(at, 1);
    *residual = exercised_settled - time_above_8;
    *scale = fabs(exercised_settled) + fabs(time_above_8);
}

/* SMD::settled  if time > 8 then -0.1 <= inertia1.angle <= 0.1 */
static void SMD_settled_2(const ModelPoint *at, double *residual, double *scale)
{
    const double violated_settled = model_value(at, 1), exercised_settled = model_value(at, 2),
            minus_0_1_at_most_inertia1_angle = model_value(at, 3), inertia1_angle_at_most_0_1 = model_value(at, 4);
    *residual = violated_settled - (exercised_settled > 0.5
            && !(minus_0_1_at_most_inertia1_angle > 0.5 && inertia1_angle_at_most_0_1 > 0.5) ? 1.0 : 0.0);
    *scale = fabs(violated_settled) + fabs(exercised_settled > 0.5
            && !(minus_0_1_at_most_inertia1_angle > 0.5 && inertia1_angle_at_most_0_1 > 0.5) ? 1.0 : 0.0);
}

enum {
    LAW_RotInertiaConstraint_flangeA, LAW_RotInertiaConstraint_flangeB, LAW_RotInertiaConstraint_motion,
    LAW_RotInertiaConstraint_euler, LAW_BinaryCompliantRotConstraint_balance, LAW_BinaryCompliantRotConstraint_motion,
    LAW_BinaryCompliantRotConstraint_torque, LAW_RotLinearSpringConstraint_integral,
    LAW_RotLinearSpringConstraint_law, LAW_RotLinearDamperConstraint_law, LAW_RotFixedConstraint_standstill,
    LAW_connection, LAW_sum_of_flows, LAW_no_flow, LAW_Twist_limit, LAW_Twist_limit_2, LAW_SMD_settled,
    LAW_SMD_settled_2, LAW_derived_RotLinearSpringConstraint_integral
};

const ModelLaw model_laws[] = {
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
    [LAW_RotLinearDamperConstraint_law] = {
        .text = "%1 = %2*%3", .id = "%p.law.law", .held = 3, .residual = RotLinearDamperConstraint_law},
    [LAW_RotFixedConstraint_standstill] = {
        .text = "%1 = 0", .id = "%p.law.standstill", .held = 1, .residual = equation_sum},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 + %3 = 0", .id = "sum(%1)", .held = 3, .residual = equation_sum},
    [LAW_no_flow] = {.text = "%1 = 0", .id = "open(%1)", .held = 1, .residual = equation_sum},
    [LAW_Twist_limit] = {
        .text = "twist1.violated(limit) = not (-%1 <= %2 and %2 <= %1)", .id = "twist1.violated(limit)", .held = 2,
        .is_discrete = true, .residual = Twist_limit},
    [LAW_Twist_limit_2] = {
        .text = "twist2.violated(limit) = not (-%1 <= %2 and %2 <= %1)", .id = "twist2.violated(limit)", .held = 2,
        .is_discrete = true, .residual = Twist_limit_2},
    [LAW_SMD_settled] = {.text = "exercised(settled) = time > 8", .id = "exercised(settled)", .is_discrete = true,
        .residual = SMD_settled},
    [LAW_SMD_settled_2] = {
        .text = "violated(settled) = exercised(settled) and not (-0.1 <= %1 and %1 <= 0.1)", .id = "violated(settled)",
        .held = 1, .is_discrete = true, .residual = SMD_settled_2},
    [LAW_derived_RotLinearSpringConstraint_integral] = {
        .text = "%1 = -%2 + offset(%1)", .id = "%p.law.integral~", .held = 2},
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
    {"DualSpringMassDamper::Twist::", "model.xmi"},
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
    {5, "c1", 49},
    {5, "c2", 57},
    {5, "c3", 65},
    {5, "c4", 73},
    {5, "c5", 81},
    {5, "c6", 89},
    {5, "c7", 97},
    {5, "c8", 105},
    {6, "a", 13},
    {7, "limit", 146},
    {5, "settled", 134},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {offsetof(Model, twist1_violated_limit), MODEL_TRUTH},
    {offsetof(Model, branch.minus_mostTwist_at_most_spring1_relPhi), MODEL_TRUTH},
    {offsetof(Model, branch.spring1_relPhi_at_most_mostTwist), MODEL_TRUTH},
    {offsetof(Model, twist2_violated_limit), MODEL_TRUTH},
    {offsetof(Model, branch.minus_mostTwist_at_most_spring2_relPhi), MODEL_TRUTH},
    {offsetof(Model, branch.spring2_relPhi_at_most_mostTwist), MODEL_TRUTH},
    {offsetof(Model, exercised_settled), MODEL_TRUTH},
    {offsetof(Model, branch.time_above_8), MODEL_TRUTH},
    {offsetof(Model, violated_settled), MODEL_TRUTH},
    {offsetof(Model, branch.minus_0_1_at_most_inertia1_angle), MODEL_TRUTH},
    {offsetof(Model, branch.inertia1_angle_at_most_0_1), MODEL_TRUTH},
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_RotInertiaConstraint_flangeA, 2, 5,   0, 1, 0, 1, 5,   4, 1, 0, 7, 7,
    LAW_RotInertiaConstraint_flangeB, 2, 5,   1, 1, 1, 3, 5,   4, 1, 0, 7, 7,
    LAW_RotInertiaConstraint_motion, 2, 5,   2, 1, 2, 47, 5,   4, 1, 0, 2, 7,
    LAW_RotInertiaConstraint_euler, 2, 7,   3, 1, 3, 4, 48, 0, 2,   4, 1, 0, 7, 2, 7, 7,
    LAW_BinaryCompliantRotConstraint_balance, 3, 5,   8, 3, 4, 14, 16,   5, 1, 0, 8, 8,
    LAW_BinaryCompliantRotConstraint_motion, 3, 6,   9, 3, 5, 18, 17, 15,   5, 1, 0, 8, 8, 8,
    LAW_BinaryCompliantRotConstraint_torque, 3, 5,   10, 3, 6, 19, 16,   5, 1, 0, 8, 8,
    LAW_RotLinearSpringConstraint_integral, 2, 5,   11, 3, 7, 51, 18,   5, 1, 0, 1, 8,
    LAW_RotLinearSpringConstraint_law, 2, 6,   12, 3, 8, 19, 20, 21,   5, 1, 0, 8, 8, 8,
    LAW_RotLinearDamperConstraint_law, 2, 6,   21, 5, 9, 35, 36, 34,   4, 1, 0, 7, 7, 7,
    LAW_BinaryCompliantRotConstraint_balance, 1, 5,   22, 6, 4, 37, 39,
    LAW_BinaryCompliantRotConstraint_motion, 1, 6,   23, 6, 5, 41, 40, 38,
    LAW_BinaryCompliantRotConstraint_torque, 1, 5,   24, 6, 6, 42, 39,
    LAW_RotFixedConstraint_standstill, 1, 4,   26, 7, 10, 45,
    LAW_connection, 2, 5,   27, 0, 11, 3, 15,   4, 0, 4, 7, 8,
    LAW_connection, 2, 5,   28, 0, 12, 3, 31,   4, 0, 4, 7, 7,
    LAW_connection, 2, 5,   29, 0, 13, 17, 8,   4, 0, 4, 8, 37,
    LAW_connection, 2, 5,   30, 0, 14, 33, 8,   4, 0, 4, 7, 37,
    LAW_sum_of_flows, 2, 6,   35, 0, 11, 2, 14, 30,   2, 0, 4, 7, 8, 7,
    LAW_sum_of_flows, 2, 6,   36, 0, 13, 16, 7, 32,   2, 0, 4, 8, 37, 7,
    LAW_no_flow, 1, 4,   39, 1, 19, 0,
    LAW_Twist_limit, 1, 8,   40, 0, 20, 46, 21, -1, -2, -3,
    LAW_Twist_limit_2, 1, 8,   41, 0, 20, 46, 29, -4, -5, -6,
    LAW_SMD_settled, 1, 5,   42, 0, 21, -7, -8,
    LAW_SMD_settled_2, 1, 8,   43, 0, 21, 6, -9, -7, -10, -11,
    LAW_derived_RotLinearSpringConstraint_integral, 1, 5,   44, 4, 7, 29, 13,
    -1};
const int *model_equations = equations;

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double spring1_relPhi = listed[21];
    const double mostTwist = listed[46];
    /* twist1.violated(limit)  -mostTwist <= spring1.relPhi */
    margin[0] = (m->branch.minus_mostTwist_at_most_spring1_relPhi ? 1.0 : -1.0) * (spring1_relPhi + mostTwist);
    /* twist1.violated(limit)  spring1.relPhi <= mostTwist */
    margin[1] = (m->branch.spring1_relPhi_at_most_mostTwist ? 1.0 : -1.0) * (mostTwist - spring1_relPhi);
    const double spring2_relPhi = listed[29];
    /* twist2.violated(limit)  -mostTwist <= spring2.relPhi */
    margin[2] = (m->branch.minus_mostTwist_at_most_spring2_relPhi ? 1.0 : -1.0) * (spring2_relPhi + mostTwist);
    /* twist2.violated(limit)  spring2.relPhi <= mostTwist */
    margin[3] = (m->branch.spring2_relPhi_at_most_mostTwist ? 1.0 : -1.0) * (mostTwist - spring2_relPhi);
    margin[4] = (m->branch.time_above_8 ? 1.0 : -1.0) * (time - 8.0); /* exercised(settled)  time > 8 */
    const double inertia1_angle = listed[6];
    /* violated(settled)  -0.1 <= inertia1.angle */
    margin[5] = (m->branch.minus_0_1_at_most_inertia1_angle ? 1.0 : -1.0) * (inertia1_angle + 0.1);
    /* violated(settled)  inertia1.angle <= 0.1 */
    margin[6] = (m->branch.inertia1_angle_at_most_0_1 ? 1.0 : -1.0) * (0.1 - inertia1_angle);
}
