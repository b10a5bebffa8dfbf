/* GripExperiment_checks.c - the equations as drawn, for --verify, of Gripper::GripExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "GripExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* GripTest::holding  if attached then sphere.h + sphere.r = gripper.z; else grip = 0; end if */
static void GripTest_holding(const ModelPoint *at, double *residual, double *scale)
{
    const double attached = model_value(at, 0), sphere_h = model_value(at, 1), sphere_r = model_value(at, 2),
            gripper_z = model_value(at, 3), grip = model_value(at, 4);
    const double part_of_law = attached > 0.5 ? sphere_h + sphere_r - gripper_z : grip;
    *residual = 0.0 - part_of_law;
    *scale = fabs(part_of_law);
}

/* Arm::control  force = kp*(target - z) - kd*v + m*g */
static void Arm_control(const ModelPoint *at, double *residual, double *scale)
{
    const double force = model_value(at, 0), kp = model_value(at, 1), target = model_value(at, 2),
            z_ = model_value(at, 3), kd = model_value(at, 4), v = model_value(at, 5), m_ = model_value(at, 6),
            g = model_value(at, 7);
    *residual = force - (kp * (target - z_) - kd * v + m_ * g);
    *scale = fabs(force) + fabs(kp * (target - z_)) + fabs(kd * v) + fabs(m_ * g);
}

/* Arm::momentum  m*der(v) = force - load - m*g */
static void Arm_momentum(const ModelPoint *at, double *residual, double *scale)
{
    const double m_ = model_value(at, 0), der_v = model_value(at, 1), force = model_value(at, 2),
            load = model_value(at, 3), g = model_value(at, 4);
    *residual = m_ * der_v - (force - load - m_ * g);
    *scale = fabs(m_ * der_v) + fabs(force) + fabs(load) + fabs(m_ * g);
}

/* Sphere::momentum  m*der(v) = hold - m*g */
static void Sphere_momentum(const ModelPoint *at, double *residual, double *scale)
{
    const double m_ = model_value(at, 0), der_v = model_value(at, 1), hold = model_value(at, 2), g = model_value(at, 3);
    *residual = m_ * der_v - (hold - m_ * g);
    *scale = fabs(m_ * der_v) + fabs(hold) + fabs(m_ * g);
}

/* Sphere::impact  when h <= r and v < 0 then */
static void Sphere_impact(const ModelPoint *at, double *residual, double *scale)
{
    const double when_impact = model_value(at, 3), sphere_h_at_most_sphere_r = model_value(at, 4),
            sphere_v_below_0 = model_value(at, 5);
    *residual = when_impact - (sphere_h_at_most_sphere_r > 0.5 && sphere_v_below_0 > 0.5 ? 1.0 : 0.0);
    *scale = fabs(when_impact) + fabs(sphere_h_at_most_sphere_r > 0.5 && sphere_v_below_0 > 0.5 ? 1.0 : 0.0);
}

/* Sphere::impact  when h <= r and v < 0 then reinit(v, -restitution*v); bounces = pre(bounces) + 1; end when */
static void Sphere_impact_2(const ModelPoint *at, double *residual, double *scale)
{
    const double bounces = model_value(at, 0), when_impact = model_value(at, 1), pre_when_impact = model_value(at, 2),
            pre_bounces = model_value(at, 3);
    const double part_of_law = when_impact > 0.5 && !(pre_when_impact > 0.5) ? pre_bounces + 1.0 : pre_bounces;
    *residual = bounces - part_of_law;
    *scale = fabs(bounces) + fabs(part_of_law);
}

/* Target::change  height = if time < changeTime then first else second */
static void Target_change(const ModelPoint *at, double *residual, double *scale)
{
    const double height = model_value(at, 0), first = model_value(at, 2), second = model_value(at, 3),
            time_below_ref_changeTime = model_value(at, 4);
    const double part_of_law = time_below_ref_changeTime > 0.5 ? first : second;
    *residual = height - part_of_law;
    *scale = fabs(height) + fabs(part_of_law);
}

enum {
    LAW_GripTest_asked, LAW_GripTest_holding, LAW_GripTest_action, LAW_GripTest_reaction, LAW_Arm_control,
    LAW_Arm_height, LAW_Arm_momentum, LAW_Sphere_height, LAW_Sphere_momentum, LAW_Sphere_impact, LAW_Sphere_impact_2,
    LAW_Target_change, LAW_derived_GripTest_holding, LAW_derived_GripTest_holding_2, LAW_derived_GripTest_holding_3,
    LAW_derived_GripTest_holding_4, LAW_derived_Sphere_height, LAW_derived_Arm_height
};

const ModelLaw model_laws[] = {
    [LAW_GripTest_asked] = {.text = "%1 = %2", .id = "asked", .held = 2, .residual = equation_equality},
    [LAW_GripTest_holding] = {
        .text = "0 = if %1 then %2 + %3 - %4 else %5", .id = "holding", .held = 5, .residual = GripTest_holding},
    [LAW_GripTest_action] = {.text = "%1 = %2", .id = "action", .held = 2, .residual = equation_equality},
    [LAW_GripTest_reaction] = {.text = "%1 = %2", .id = "reaction", .held = 2, .residual = equation_equality},
    [LAW_Arm_control] = {
        .text = "%1 = %2*(%3 - %4) - %5*%6 + %7*%8", .id = "%p.control", .held = 8, .residual = Arm_control},
    [LAW_Arm_height] = {.text = "%1 = %2", .id = "%p.height", .held = 2, .residual = equation_equality},
    [LAW_Arm_momentum] = {.text = "%1*%2 = %3 - %4 - %1*%5", .id = "%p.momentum", .held = 5, .residual = Arm_momentum},
    [LAW_Sphere_height] = {.text = "%1 = %2", .id = "%p.height", .held = 2, .residual = equation_equality},
    [LAW_Sphere_momentum] = {.text = "%1*%2 = %3 - %1*%4", .id = "%p.momentum", .held = 4, .residual = Sphere_momentum},
    [LAW_Sphere_impact] = {
        .text = "%p.when(impact) = %1 <= %2 and %3 < 0", .id = "%p.when(impact)", .held = 3, .is_discrete = true,
        .residual = Sphere_impact},
    [LAW_Sphere_impact_2] = {
        .text = "%1 = if edge(%p.when(impact)) then pre(%1) + 1 else pre(%1)", .id = "%p.impact", .held = 1,
        .is_discrete = true, .residual = Sphere_impact_2},
    [LAW_Target_change] = {
        .text = "%1 = if time < %2 then %3 else %4", .id = "%p.change", .held = 4, .residual = Target_change},
    [LAW_derived_GripTest_holding] = {.text = "0 = %1", .id = "holding", .held = 1},
    [LAW_derived_GripTest_holding_2] = {.text = "0 = %1 + %2 - %3", .id = "holding", .held = 3},
    [LAW_derived_GripTest_holding_3] = {.text = "0 = %1 - jump(%3) - %2", .id = "holding'", .held = 2},
    [LAW_derived_GripTest_holding_4] = {.text = "0 = der(%1) - jump(der(sphere.h)) - der(%2)", .id = "holding''"},
    [LAW_derived_Sphere_height] = {.text = "der(%2) - jump(der(%p.h)) = %1 - jump(%3)", .id = "%p.height'", .held = 1},
    [LAW_derived_Arm_height] = {.text = "der(%2) = %1", .id = "%p.height'", .held = 1},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"Gripper::GripTest::", "model.xmi"},
    {"Gripper::Arm::", "model.xmi"},
    {"Gripper::Sphere::", "model.xmi"},
    {"Gripper::Target::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "asked", 167},
    {0, "holding", 170},
    {0, "action", 173},
    {0, "reaction", 176},
    {1, "control", 55},
    {1, "height", 58},
    {1, "momentum", 61},
    {2, "height", 104},
    {2, "momentum", 107},
    {2, "impact", 110},
    {3, "change", 135},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {offsetof(Model, sphere.when_impact), MODEL_TRUTH},
    {offsetof(Model, branch.sphere_h_at_most_sphere_r), MODEL_TRUTH},
    {offsetof(Model, branch.sphere_v_below_0), MODEL_TRUTH},
    {offsetof(Model, pre.sphere_when_impact), MODEL_TRUTH},
    {offsetof(Model, pre.sphere_bounces), MODEL_NUMBER},
    {offsetof(Model, branch.time_below_ref_changeTime), MODEL_TRUTH},
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_GripTest_asked, 1, 5,   0, 0, 0, 6, 20,
    LAW_GripTest_holding, 1, 8,   1, 0, 1, 22, 13, 10, 4, 23,
    LAW_GripTest_action, 1, 5,   2, 0, 2, 15, 23,
    LAW_GripTest_reaction, 1, 5,   3, 0, 3, 8, 23,
    LAW_Arm_control, 1, 11,   4, 1, 4, 7, 1, 6, 4, 2, 5, 0, 3,
    LAW_Arm_height, 1, 5,   5, 1, 5, 24, 5,
    LAW_Arm_momentum, 1, 8,   6, 1, 6, 0, 25, 7, 8, 3,
    LAW_Sphere_height, 1, 5,   7, 2, 7, 26, 14,
    LAW_Sphere_momentum, 1, 7,   8, 2, 8, 9, 27, 15, 12,
    LAW_Sphere_impact, 1, 9,   9, 2, 9, 13, 10, 14, -1, -2, -3,
    LAW_Sphere_impact_2, 1, 7,   10, 2, 9, 16, -1, -4, -5,
    LAW_Target_change, 1, 8,   11, 3, 10, 20, 19, 17, 18, -6,
    LAW_derived_GripTest_holding, 1, 4,   12, 0, 1, 8,
    LAW_derived_GripTest_holding_2, 1, 6,   13, 0, 1, 13, 10, 4,
    LAW_derived_GripTest_holding_3, 1, 6,   14, 0, 1, 26, 24, 13,
    LAW_derived_GripTest_holding_4, 1, 5,   15, 0, 1, 26, 24,
    LAW_derived_Sphere_height, 1, 6,   16, 2, 7, 27, 26, 14,
    LAW_derived_Arm_height, 1, 5,   17, 1, 5, 25, 24,
    -1};
const int *model_equations = equations;

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double sphere_r = listed[10];
    const double sphere_h = listed[13];
    /* sphere.when(impact)  sphere.h <= sphere.r */
    margin[0] = (m->branch.sphere_h_at_most_sphere_r ? 1.0 : -1.0) * (sphere_r - sphere_h);
    const double sphere_v = listed[14];
    margin[1] = (m->branch.sphere_v_below_0 ? 1.0 : -1.0) * (-sphere_v); /* sphere.when(impact)  sphere.v < 0 */
    const double ref_changeTime = listed[19];
    /* ref.change  time < ref.changeTime */
    margin[2] = (m->branch.time_below_ref_changeTime ? 1.0 : -1.0) * (ref_changeTime - time);
    const double gripper_z = listed[4];
    /* Gripping()  sphere.h + sphere.r >= gripper.z */
    margin[3] = m->pre.Gripping == Gripping_Free
            ? (m->branch.sphere_h_plus_sphere_r_at_least_gripper_z ? 1.0 : -1.0) * (sphere_h + sphere_r - gripper_z)
            : 1.0;
    const double releaseTime = listed[21];
    /* Gripping()  time >= releaseTime */
    margin[4] = m->pre.Gripping == Gripping_Held
            ? (m->branch.time_at_least_releaseTime ? 1.0 : -1.0) * (time - releaseTime) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* sphere.impact() */
static void execute_1(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)is_set;
    double v = listed[14];
    bool v_is_set = false;
    if (m->sphere.when_impact && !m->pre.sphere_when_impact) {
        v = -listed[11] * listed[14];
        v_is_set = true;
    }
    value[0] = v;
    is_set[0] = v_is_set;
}

/* Gripping() */
static void execute_2(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)is_set;
    double attached = m->pre.attached;
    double Gripping = m->pre.Gripping;
    double seen_Gripping_Free_1 = m->pre.seen_Gripping_Free_1;
    double since_Gripping_Free_1 = m->pre.since_Gripping_Free_1;
    double consumed_Gripping_1 = m->pre.consumed_Gripping_1;
    double held_Gripping_Free_1 = m->pre.held_Gripping_Free_1;
    if (m->pre.Gripping == Gripping_Free) {
        if (!m->branch.sphere_h_plus_sphere_r_at_least_gripper_z) {
            seen_Gripping_Free_1 = 1.0;
        } else if (seen_Gripping_Free_1 <= 1.0) {
            seen_Gripping_Free_1 = are_equal(seen_Gripping_Free_1, 0.0) ? 4.0 : 3.0;
            since_Gripping_Free_1 = time;
        }
    }
    if (m->pre.Gripping == Gripping_inactive) {
        Gripping = 1.0;
        seen_Gripping_Free_1 = time <= consumed_Gripping_1 ? 2.0 : 0.0;
    } else if (m->pre.Gripping == Gripping_Free) {
        if (seen_Gripping_Free_1 >= 3.0 && time <= since_Gripping_Free_1) {
            held_Gripping_Free_1 = held_Gripping_Free_1 > 0.5 || are_equal(seen_Gripping_Free_1, 4.0) ? 1.0 : 0.0;
            consumed_Gripping_1 = time;
            seen_Gripping_Free_1 = 2.0;
            Gripping = 2.0;
            attached = 1.0;
        }
    } else if (m->pre.Gripping == Gripping_Held) {
        if (m->branch.time_at_least_releaseTime) {
            Gripping = 3.0;
            attached = 0.0;
        }
    }
    value[1] = attached;
    value[2] = Gripping;
    value[3] = seen_Gripping_Free_1;
    value[4] = since_Gripping_Free_1;
    value[5] = consumed_Gripping_1;
    value[6] = held_Gripping_Free_1;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
    execute_2(m, time, listed, value, is_set);
}
