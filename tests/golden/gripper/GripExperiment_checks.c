/* GripExperiment_checks.c - the equations as drawn, for --verify, of Gripper::GripExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "GripExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    const struct Sphere *sphere = &m->sphere;

    (void)time;
    /* E1  gripper.target = ref.height */
    const double gripper_target = listed[6];
    const double ref_height = listed[20];
    residual[0] = gripper_target - ref_height;
    scale[0] = fabs(gripper_target) + fabs(ref_height);

    /* E2  grip = if attached then gripper.force*sphere.m/(gripper.m + sphere.m) else 0 */
    const double grip = listed[23];
    const double attached = listed[22];
    const double gripper_force = listed[7];
    const double sphere_m = listed[9];
    const double gripper_m = listed[0];
    const double part_of_E2 = attached > 0.5 ? gripper_force * sphere_m / (gripper_m + sphere_m) : 0.0;
    residual[1] = grip - part_of_E2;
    scale[1] = fabs(grip) + fabs(part_of_E2);

    /* E3  sphere.hold = grip */
    const double sphere_hold = listed[15];
    residual[2] = sphere_hold - grip;
    scale[2] = fabs(sphere_hold) + fabs(grip);

    /* E4  gripper.load = grip */
    const double gripper_load = listed[8];
    residual[3] = gripper_load - grip;
    scale[3] = fabs(gripper_load) + fabs(grip);

    /* E5  common = (gripper.m*gripper.v + sphere.m*sphere.v)/(gripper.m + sphere.m) */
    const double common = listed[24];
    const double gripper_v = listed[5];
    const double sphere_v = listed[14];
    const double part_of_E5 = (gripper_m * gripper_v + sphere_m * sphere_v) / (gripper_m + sphere_m);
    residual[4] = common - part_of_E5;
    scale[4] = fabs(common) + fabs(part_of_E5);

    /* E6  force = kp*(target - z) - kd*v + m*g */
    const double gripper_kp = listed[1];
    const double gripper_z = listed[4];
    const double gripper_kd = listed[2];
    const double gripper_g = listed[3];
    residual[5] = gripper_force - (gripper_kp * (gripper_target - gripper_z) - gripper_kd * gripper_v
            + gripper_m * gripper_g);
    scale[5] = fabs(gripper_force) + fabs(gripper_kp * (gripper_target - gripper_z)) + fabs(gripper_kd * gripper_v)
            + fabs(gripper_m * gripper_g);

    /* E7  der(z) = v */
    const double der_gripper_z = listed[25];
    residual[6] = der_gripper_z - gripper_v;
    scale[6] = fabs(der_gripper_z) + fabs(gripper_v);

    /* E8  m*der(v) = force - load - m*g */
    const double der_gripper_v = listed[26];
    residual[7] = gripper_m * der_gripper_v - (gripper_force - gripper_load - gripper_m * gripper_g);
    scale[7] = fabs(gripper_m * der_gripper_v) + fabs(gripper_force) + fabs(gripper_load) + fabs(gripper_m * gripper_g);

    /* E9  der(h) = v */
    const double der_sphere_h = listed[27];
    residual[8] = der_sphere_h - sphere_v;
    scale[8] = fabs(der_sphere_h) + fabs(sphere_v);

    /* E10  m*der(v) = hold - m*g */
    const double der_sphere_v = listed[28];
    const double sphere_g = listed[12];
    residual[9] = sphere_m * der_sphere_v - (sphere_hold - sphere_m * sphere_g);
    scale[9] = fabs(sphere_m * der_sphere_v) + fabs(sphere_hold) + fabs(sphere_m * sphere_g);

    /* E11  when h <= r and v < 0 then */
    residual[10] = sphere->when_1 - (m->branch.sphere_h_at_most_sphere_r && m->branch.sphere_v_below_0 ? 1.0 : 0.0);
    scale[10] = fabs(sphere->when_1) + fabs(m->branch.sphere_h_at_most_sphere_r && m->branch.sphere_v_below_0 ? 1.0
            : 0.0);

    /* E12  when h <= r and v < 0 then reinit(v, -restitution*v); bounces = pre(bounces) + 1; end when */
    const double sphere_bounces = listed[16];
    const double part_of_E12 = sphere->when_1 > 0.5 && !(m->pre.sphere_when_1 > 0.5) ? m->pre.sphere_bounces + 1.0
            : m->pre.sphere_bounces;
    residual[11] = sphere_bounces - part_of_E12;
    scale[11] = fabs(sphere_bounces) + fabs(part_of_E12);

    /* E13  height = if time < changeTime then first else second */
    const double ref_first = listed[17];
    const double ref_second = listed[18];
    const double part_of_E13 = m->branch.time_below_ref_changeTime ? ref_first : ref_second;
    residual[12] = ref_height - part_of_E13;
    scale[12] = fabs(ref_height) + fabs(part_of_E13);
}

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double sphere_r = listed[10];
    const double sphere_h = listed[13];
    /* E11  sphere.h <= sphere.r */
    margin[0] = m->branch.sphere_h_at_most_sphere_r ? sphere_r - sphere_h : -(sphere_r - sphere_h);
    const double sphere_v = listed[14];
    margin[1] = m->branch.sphere_v_below_0 ? -sphere_v : -(-sphere_v); /* E11  sphere.v < 0 */
    const double ref_changeTime = listed[19];
    /* E13  time < ref.changeTime */
    margin[2] = m->branch.time_below_ref_changeTime ? ref_changeTime - time : -(ref_changeTime - time);
    const double gripper_z = listed[4];
    /* A2  sphere.h + sphere.r >= gripper.z */
    margin[3] = are_equal(m->pre.Gripping, 1.0)
            ? (m->branch.sphere_h___sphere_r_at_least_gripper_z ? sphere_h + sphere_r - gripper_z
            : -(sphere_h + sphere_r - gripper_z)) : 1.0;
    const double releaseTime = listed[21];
    /* A2  time >= releaseTime */
    margin[4] = are_equal(m->pre.Gripping, 2.0)
            ? (m->branch.time_at_least_releaseTime ? time - releaseTime : -(time - releaseTime)) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double sphere_v = listed[14];
    bool sphere_v_is_set = false;
    if (m->sphere.when_1 > 0.5 && !(m->pre.sphere_when_1 > 0.5)) {
        sphere_v = -(listed[11] * listed[14]);
        sphere_v_is_set = true;
    }
    value[0] = sphere_v;
    is_set[0] = sphere_v_is_set;
}

/* A2 */
static void execute_2(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double gripper_v = listed[5];
    bool gripper_v_is_set = false;
    double sphere_v = listed[14];
    bool sphere_v_is_set = false;
    double attached = m->pre.attached;
    bool attached_is_set = false;
    double Gripping = m->pre.Gripping;
    bool Gripping_is_set = false;
    double seen_Gripping_Free_1 = m->pre.seen_Gripping_Free_1;
    bool seen_Gripping_Free_1_is_set = false;
    double since_Gripping_Free_1 = m->pre.since_Gripping_Free_1;
    bool since_Gripping_Free_1_is_set = false;
    double consumed_Gripping_1 = m->pre.consumed_Gripping_1;
    bool consumed_Gripping_1_is_set = false;
    double held_Gripping_Free_1 = m->pre.held_Gripping_Free_1;
    bool held_Gripping_Free_1_is_set = false;
    if (are_equal(m->pre.Gripping, 1.0)) {
        if (m->branch.sphere_h___sphere_r_at_least_gripper_z) {
            if (are_equal(seen_Gripping_Free_1, 0.0)) {
                seen_Gripping_Free_1 = 3.0;
                seen_Gripping_Free_1_is_set = true;
                since_Gripping_Free_1 = time;
                since_Gripping_Free_1_is_set = true;
            } else if (are_equal(seen_Gripping_Free_1, 1.0)) {
                seen_Gripping_Free_1 = 2.0;
                seen_Gripping_Free_1_is_set = true;
                since_Gripping_Free_1 = time;
                since_Gripping_Free_1_is_set = true;
            }
        } else {
            seen_Gripping_Free_1 = 1.0;
            seen_Gripping_Free_1_is_set = true;
        }
    }
    if (are_equal(m->pre.Gripping, 0.0)) {
        Gripping = 1.0;
        Gripping_is_set = true;
        seen_Gripping_Free_1 = time <= consumed_Gripping_1 ? 4.0 : 0.0;
        seen_Gripping_Free_1_is_set = true;
    } else if (are_equal(m->pre.Gripping, 1.0)) {
        if (seen_Gripping_Free_1 >= 2.0 && seen_Gripping_Free_1 <= 3.0 && time <= since_Gripping_Free_1) {
            if (seen_Gripping_Free_1 >= 3.0 && seen_Gripping_Free_1 <= 3.0 && time <= since_Gripping_Free_1) {
                held_Gripping_Free_1 = 1.0;
                held_Gripping_Free_1_is_set = true;
            }
            if (seen_Gripping_Free_1 >= 2.0 && seen_Gripping_Free_1 <= 3.0 && time <= since_Gripping_Free_1) {
                consumed_Gripping_1 = time;
                consumed_Gripping_1_is_set = true;
                seen_Gripping_Free_1 = 4.0;
                seen_Gripping_Free_1_is_set = true;
            }
            Gripping = 2.0;
            Gripping_is_set = true;
            attached = 1.0;
            attached_is_set = true;
            gripper_v = listed[24];
            gripper_v_is_set = true;
            sphere_v = listed[24];
            sphere_v_is_set = true;
        }
    } else if (are_equal(m->pre.Gripping, 2.0)) {
        if (m->branch.time_at_least_releaseTime) {
            Gripping = 3.0;
            Gripping_is_set = true;
            attached = 0.0;
            attached_is_set = true;
        }
    }
    value[1] = gripper_v;
    is_set[1] = gripper_v_is_set;
    value[2] = sphere_v;
    is_set[2] = sphere_v_is_set;
    value[3] = attached;
    is_set[3] = attached_is_set;
    value[4] = Gripping;
    is_set[4] = Gripping_is_set;
    value[5] = seen_Gripping_Free_1;
    is_set[5] = seen_Gripping_Free_1_is_set;
    value[6] = since_Gripping_Free_1;
    is_set[6] = since_Gripping_Free_1_is_set;
    value[7] = consumed_Gripping_1;
    is_set[7] = consumed_Gripping_1_is_set;
    value[8] = held_Gripping_Free_1;
    is_set[8] = held_Gripping_Free_1_is_set;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
    execute_2(m, time, listed, value, is_set);
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}
