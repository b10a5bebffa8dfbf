/* StickSlipExperiment_checks.c - the equations as drawn, for --verify, of CoulombFriction::StickSlipExperiment,
 *     from model.xmi, by sysphsc 0.1.0. */
#include "StickSlipExperiment.h"
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

/* BeltFrictionConstraint::friction  if mode == 0 then acceleration = 0; else force = mode*slidingForce; end if */
static void BeltFrictionConstraint_friction(const ModelPoint *at, double *residual, double *scale)
{
    const double mode = model_value(at, 0), acceleration = model_value(at, 1), force = model_value(at, 2),
            slidingForce = model_value(at, 3);
    const double part_of_law = are_equal(mode, 0.0) ? acceleration : force - mode * slidingForce;
    *residual = 0.0 - part_of_law;
    *scale = fabs(part_of_law);
}

/* BeltFrictionConstraint::reaction  f = -force */
static void BeltFrictionConstraint_reaction(const ModelPoint *at, double *residual, double *scale)
{
    const double a_f = model_value(at, 0), force = model_value(at, 1);
    *residual = a_f + force;
    *scale = fabs(a_f) + fabs(force);
}

enum {
    LAW_TransFixedConstraint_standstill, LAW_BinaryCompliantTransConstraint_balance,
    LAW_BinaryCompliantTransConstraint_motion, LAW_BinaryCompliantTransConstraint_integral,
    LAW_BinaryCompliantTransConstraint_force, LAW_TransLinearSpringConstraint_law,
    LAW_TransLinearDamperConstraint_law, LAW_TransInertiaConstraint_flangeA, LAW_TransInertiaConstraint_flangeB,
    LAW_TransInertiaConstraint_newton, LAW_PositionConstraint_position, LAW_BeltFrictionConstraint_motion,
    LAW_BeltFrictionConstraint_friction, LAW_BeltFrictionConstraint_reaction, LAW_connection, LAW_sum_of_flows,
    LAW_sum_of_flows_2, LAW_no_flow, LAW_derived_BinaryCompliantTransConstraint_integral,
    LAW_derived_PositionConstraint_position
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
    [LAW_PositionConstraint_position] = {
        .text = "%1 = %2", .id = "%p.positionLaw.position", .held = 2, .residual = equation_equality},
    [LAW_BeltFrictionConstraint_motion] = {
        .text = "%1 = %2", .id = "%p.law.motion", .held = 2, .residual = equation_equality},
    [LAW_BeltFrictionConstraint_friction] = {
        .text = "0 = if %1 == 0 then %2 else %3 - %1*%4", .id = "%p.law.friction", .held = 4,
        .residual = BeltFrictionConstraint_friction},
    [LAW_BeltFrictionConstraint_reaction] = {
        .text = "%1 = -%2", .id = "%p.law.reaction", .held = 2, .residual = BeltFrictionConstraint_reaction},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 + %3 = 0", .id = "sum(%1)", .held = 3, .residual = equation_sum},
    [LAW_sum_of_flows_2] = {.text = "%1 + %2 + %3 + %4 = 0", .id = "sum(%1)", .held = 4, .residual = equation_sum},
    [LAW_no_flow] = {.text = "%1 = 0", .id = "open(%1)", .held = 1, .residual = equation_sum},
    [LAW_derived_BinaryCompliantTransConstraint_integral] = {
        .text = "%1 = %2 + offset(%1)", .id = "%p.binary.integral~", .held = 2},
    [LAW_derived_PositionConstraint_position] = {
        .text = "%1 = %2 + offset(%1)", .id = "%p.positionLaw.position~", .held = 2},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"TranslationalMechanics::Constraints::TransFixedConstraint::", "TranslationalMechanics.xmi"},
    {"TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::", "TranslationalMechanics.xmi"},
    {"TranslationalMechanics::Constraints::TransLinearSpringConstraint::", "TranslationalMechanics.xmi"},
    {"TranslationalMechanics::Constraints::TransLinearDamperConstraint::", "TranslationalMechanics.xmi"},
    {"TranslationalMechanics::Constraints::TransInertiaConstraint::", "TranslationalMechanics.xmi"},
    {"CoulombFriction::Constraints::PositionConstraint::", "model.xmi"},
    {"CoulombFriction::Constraints::BeltFrictionConstraint::", "model.xmi"},
    {"CoulombFriction::StickSlip::", "model.xmi"},
    {"TranslationalMechanics::TransInertia::", "TranslationalMechanics.xmi"},
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
    {5, "position", 231},
    {6, "motion", 258},
    {6, "friction", 264},
    {6, "reaction", 270},
    {7, "c1", 153},
    {7, "c2", 161},
    {7, "c3", 169},
    {7, "c4", 177},
    {7, "c5", 185},
    {8, "b", 123},
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
    LAW_BinaryCompliantTransConstraint_integral, 2, 5,   3, 2, 3, 33, 7,   5, 1, 0, 1, 8,
    LAW_BinaryCompliantTransConstraint_force, 2, 5,   4, 2, 4, 6, 4,   5, 1, 0, 8, 8,
    LAW_TransLinearSpringConstraint_law, 1, 6,   5, 2, 5, 6, 9, 8,
    LAW_TransLinearDamperConstraint_law, 1, 6,   10, 3, 6, 14, 17, 15,
    LAW_TransInertiaConstraint_flangeA, 1, 5,   11, 4, 7, 19, 23,
    LAW_TransInertiaConstraint_flangeB, 1, 5,   12, 4, 8, 21, 23,
    LAW_TransInertiaConstraint_newton, 1, 7,   13, 4, 9, 22, 35, 18, 20,
    LAW_PositionConstraint_position, 1, 5,   14, 4, 10, 36, 23,
    LAW_BeltFrictionConstraint_motion, 1, 5,   15, 5, 11, 31, 37,
    LAW_BeltFrictionConstraint_friction, 1, 7,   16, 5, 12, 32, 31, 30, 29,
    LAW_BeltFrictionConstraint_reaction, 1, 5,   17, 5, 13, 25, 30,
    LAW_connection, 1, 5,   18, 0, 14, 1, 3,
    LAW_connection, 2, 5,   19, 0, 15, 1, 11,   2, 0, 2, 12, 8,
    LAW_connection, 2, 5,   20, 0, 16, 5, 19,   2, 0, 2, 21, 0,
    LAW_sum_of_flows, 1, 6,   23, 0, 14, 0, 2, 10,
    LAW_sum_of_flows_2, 1, 7,   24, 0, 16, 4, 18, 12, 25,
    LAW_no_flow, 1, 4,   25, 4, 19, 20,
    LAW_derived_BinaryCompliantTransConstraint_integral, 1, 5,   26, 3, 3, 16, 8,
    LAW_derived_PositionConstraint_position, 1, 5,   27, 4, 10, 24, 8,
    -1};
const int *model_equations = equations;

/* ---- divisors that may pass through zero ---- */

void model_divisors(const Model *m, double *divisor)
{
    divisor[0] = are_equal(m->friction.mode, 0.0) ? 1.0 : m->mass.m;
}

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double mass_v = listed[23];
    const double friction_beltSpeed = listed[27];
    const bool pre_Contact_is_SlipForward = m->pre.friction_Contact == Contact_SlipForward;
    /* friction.Contact()  mass.v >= friction.beltSpeed */
    margin[0] = pre_Contact_is_SlipForward ? (m->branch.mass_v_at_least_friction_beltSpeed ? 1.0 : -1.0)
            * (mass_v - friction_beltSpeed) : 1.0;
    const double friction_acceleration = listed[31];
    /* friction.Contact()  friction.acceleration > 0 */
    margin[1] = pre_Contact_is_SlipForward ? (m->branch.friction_acceleration_above_0 ? 1.0 : -1.0)
            * (friction_acceleration) : 1.0;
    const double friction_force = listed[30];
    const double friction_staticForce = listed[28];
    const bool pre_Contact_is_Stick = m->pre.friction_Contact == Contact_Stick;
    /* friction.Contact()  friction.force >= friction.staticForce */
    margin[2] = pre_Contact_is_Stick ? (m->branch.friction_force_at_least_friction_staticForce ? 1.0 : -1.0)
            * (friction_force - friction_staticForce) : 1.0;
    /* friction.Contact()  friction.force <= -friction.staticForce */
    margin[3] = pre_Contact_is_Stick ? (m->branch.friction_force_at_most_minus_friction_staticForce ? 1.0 : -1.0)
            * (-friction_staticForce - friction_force) : 1.0;
    const bool pre_Contact_is_SlipBackward = m->pre.friction_Contact == Contact_SlipBackward;
    /* friction.Contact()  mass.v <= friction.beltSpeed */
    margin[4] = pre_Contact_is_SlipBackward
            ? (m->branch.mass_v_at_most_friction_beltSpeed ? 1.0 : -1.0) * (friction_beltSpeed - mass_v) : 1.0;
    /* friction.Contact()  friction.acceleration < 0 */
    margin[5] = pre_Contact_is_SlipBackward
            ? (m->branch.friction_acceleration_below_0 ? 1.0 : -1.0) * (-friction_acceleration) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* friction.Contact() */
static void execute_1(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)is_set;
    double mode = m->pre.friction_mode;
    double Contact = m->pre.friction_Contact;
    double seen_Contact_SlipForward_1 = m->pre.friction_seen_Contact_SlipForward_1;
    double since_Contact_SlipForward_1 = m->pre.friction_since_Contact_SlipForward_1;
    double consumed_Contact_1 = m->pre.friction_consumed_Contact_1;
    double held_Contact_SlipForward_1 = m->pre.friction_held_Contact_SlipForward_1;
    double seen_Contact_Stick_1 = m->pre.friction_seen_Contact_Stick_1;
    double since_Contact_Stick_1 = m->pre.friction_since_Contact_Stick_1;
    double consumed_Contact_2 = m->pre.friction_consumed_Contact_2;
    double held_Contact_Stick_1 = m->pre.friction_held_Contact_Stick_1;
    double seen_Contact_Stick_2 = m->pre.friction_seen_Contact_Stick_2;
    double since_Contact_Stick_2 = m->pre.friction_since_Contact_Stick_2;
    double consumed_Contact_3 = m->pre.friction_consumed_Contact_3;
    double held_Contact_Stick_2 = m->pre.friction_held_Contact_Stick_2;
    double seen_Contact_SlipBackward_1 = m->pre.friction_seen_Contact_SlipBackward_1;
    double since_Contact_SlipBackward_1 = m->pre.friction_since_Contact_SlipBackward_1;
    double consumed_Contact_4 = m->pre.friction_consumed_Contact_4;
    double held_Contact_SlipBackward_1 = m->pre.friction_held_Contact_SlipBackward_1;
    if (m->pre.friction_Contact == Contact_SlipForward) {
        if (!(m->branch.mass_v_at_least_friction_beltSpeed && m->branch.friction_acceleration_above_0)) {
            seen_Contact_SlipForward_1 = 1.0;
        } else if (seen_Contact_SlipForward_1 <= 1.0) {
            seen_Contact_SlipForward_1 = are_equal(seen_Contact_SlipForward_1, 0.0) ? 4.0 : 3.0;
            since_Contact_SlipForward_1 = time;
        }
    } else if (m->pre.friction_Contact == Contact_Stick) {
        if (!m->branch.friction_force_at_least_friction_staticForce) {
            seen_Contact_Stick_1 = 1.0;
        } else if (seen_Contact_Stick_1 <= 1.0) {
            seen_Contact_Stick_1 = are_equal(seen_Contact_Stick_1, 0.0) ? 4.0 : 3.0;
            since_Contact_Stick_1 = time;
        }
        if (!m->branch.friction_force_at_most_minus_friction_staticForce) {
            seen_Contact_Stick_2 = 1.0;
        } else if (seen_Contact_Stick_2 <= 1.0) {
            seen_Contact_Stick_2 = are_equal(seen_Contact_Stick_2, 0.0) ? 4.0 : 3.0;
            since_Contact_Stick_2 = time;
        }
    } else if (m->pre.friction_Contact == Contact_SlipBackward) {
        if (!(m->branch.mass_v_at_most_friction_beltSpeed && m->branch.friction_acceleration_below_0)) {
            seen_Contact_SlipBackward_1 = 1.0;
        } else if (seen_Contact_SlipBackward_1 <= 1.0) {
            seen_Contact_SlipBackward_1 = are_equal(seen_Contact_SlipBackward_1, 0.0) ? 4.0 : 3.0;
            since_Contact_SlipBackward_1 = time;
        }
    }
    if (m->pre.friction_Contact == Contact_inactive) {
        Contact = 1.0;
        seen_Contact_SlipForward_1 = time <= consumed_Contact_1 ? 2.0 : 0.0;
        mode = 1.0;
    } else if (m->pre.friction_Contact == Contact_SlipForward) {
        if (seen_Contact_SlipForward_1 >= 3.0 && time <= since_Contact_SlipForward_1) {
            held_Contact_SlipForward_1 = held_Contact_SlipForward_1 > 0.5 || are_equal(seen_Contact_SlipForward_1, 4.0)
                    ? 1.0 : 0.0;
            consumed_Contact_1 = time;
            seen_Contact_SlipForward_1 = 2.0;
            Contact = 2.0;
            seen_Contact_Stick_1 = time <= consumed_Contact_2 ? 2.0 : 0.0;
            seen_Contact_Stick_2 = time <= consumed_Contact_3 ? 2.0 : 0.0;
            mode = 0.0;
        }
    } else if (m->pre.friction_Contact == Contact_Stick) {
        if (seen_Contact_Stick_1 >= 3.0 && time <= since_Contact_Stick_1) {
            held_Contact_Stick_1 = held_Contact_Stick_1 > 0.5 || are_equal(seen_Contact_Stick_1, 4.0) ? 1.0 : 0.0;
            consumed_Contact_2 = time;
            seen_Contact_Stick_1 = 2.0;
            Contact = 1.0;
            seen_Contact_SlipForward_1 = time <= consumed_Contact_1 ? 2.0 : 0.0;
            mode = 1.0;
        } else if (seen_Contact_Stick_2 >= 3.0 && time <= since_Contact_Stick_2) {
            held_Contact_Stick_2 = held_Contact_Stick_2 > 0.5 || are_equal(seen_Contact_Stick_2, 4.0) ? 1.0 : 0.0;
            consumed_Contact_3 = time;
            seen_Contact_Stick_2 = 2.0;
            Contact = 3.0;
            seen_Contact_SlipBackward_1 = time <= consumed_Contact_4 ? 2.0 : 0.0;
            mode = -1.0;
        }
    } else if (m->pre.friction_Contact == Contact_SlipBackward) {
        if (seen_Contact_SlipBackward_1 >= 3.0 && time <= since_Contact_SlipBackward_1) {
            held_Contact_SlipBackward_1 = held_Contact_SlipBackward_1 > 0.5
                    || are_equal(seen_Contact_SlipBackward_1, 4.0) ? 1.0 : 0.0;
            consumed_Contact_4 = time;
            seen_Contact_SlipBackward_1 = 2.0;
            Contact = 2.0;
            seen_Contact_Stick_1 = time <= consumed_Contact_2 ? 2.0 : 0.0;
            seen_Contact_Stick_2 = time <= consumed_Contact_3 ? 2.0 : 0.0;
            mode = 0.0;
        }
    }
    value[0] = mode;
    value[1] = Contact;
    value[2] = seen_Contact_SlipForward_1;
    value[3] = since_Contact_SlipForward_1;
    value[4] = consumed_Contact_1;
    value[5] = held_Contact_SlipForward_1;
    value[6] = seen_Contact_Stick_1;
    value[7] = since_Contact_Stick_1;
    value[8] = consumed_Contact_2;
    value[9] = held_Contact_Stick_1;
    value[10] = seen_Contact_Stick_2;
    value[11] = since_Contact_Stick_2;
    value[12] = consumed_Contact_3;
    value[13] = held_Contact_Stick_2;
    value[14] = seen_Contact_SlipBackward_1;
    value[15] = since_Contact_SlipBackward_1;
    value[16] = consumed_Contact_4;
    value[17] = held_Contact_SlipBackward_1;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
}
