/* StickSlipExperiment_checks.c - the equations as drawn, for --verify, of CoulombFriction::StickSlipExperiment,
 *     from model.xmi, by sysphsc 0.1.0. */
#include "StickSlipExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E1  lV = 0 */
    const double wall_p_lV = listed[1];
    residual[0] = wall_p_lV - 0.0;
    scale[0] = fabs(wall_p_lV);

    /* E2  fA + fB = 0 */
    const double spring_a_f = listed[2];
    const double spring_b_f = listed[4];
    residual[1] = spring_a_f + spring_b_f - 0.0;
    scale[1] = fabs(spring_a_f) + fabs(spring_b_f);

    /* E3  relV = vB - vA */
    const double spring_relV = listed[7];
    const double spring_b_lV = listed[5];
    const double spring_a_lV = listed[3];
    residual[2] = spring_relV - (spring_b_lV - spring_a_lV);
    scale[2] = fabs(spring_relV) + fabs(spring_b_lV) + fabs(spring_a_lV);

    /* E4  der(displ) = relV */
    const double der_spring_displ = listed[33];
    residual[3] = der_spring_displ - spring_relV;
    scale[3] = fabs(der_spring_displ) + fabs(spring_relV);

    /* E5  forceThru = fB */
    const double spring_forceThru = listed[6];
    residual[4] = spring_forceThru - spring_b_f;
    scale[4] = fabs(spring_forceThru) + fabs(spring_b_f);

    /* E6  forceThru = k*displ */
    const double spring_k = listed[9];
    const double spring_displ = listed[8];
    residual[5] = spring_forceThru - spring_k * spring_displ;
    scale[5] = fabs(spring_forceThru) + fabs(spring_k * spring_displ);

    /* E7  fA + fB = 0 */
    const double damper_a_f = listed[10];
    const double damper_b_f = listed[12];
    residual[6] = damper_a_f + damper_b_f - 0.0;
    scale[6] = fabs(damper_a_f) + fabs(damper_b_f);

    /* E8  relV = vB - vA */
    const double damper_relV = listed[15];
    const double damper_b_lV = listed[13];
    const double damper_a_lV = listed[11];
    residual[7] = damper_relV - (damper_b_lV - damper_a_lV);
    scale[7] = fabs(damper_relV) + fabs(damper_b_lV) + fabs(damper_a_lV);

    /* E9  der(displ) = relV */
    const double der_damper_displ = listed[34];
    residual[8] = der_damper_displ - damper_relV;
    scale[8] = fabs(der_damper_displ) + fabs(damper_relV);

    /* E10  forceThru = fB */
    const double damper_forceThru = listed[14];
    residual[9] = damper_forceThru - damper_b_f;
    scale[9] = fabs(damper_forceThru) + fabs(damper_b_f);

    /* E11  forceThru = k*relV */
    const double damper_k = listed[17];
    residual[10] = damper_forceThru - damper_k * damper_relV;
    scale[10] = fabs(damper_forceThru) + fabs(damper_k * damper_relV);

    /* E12  vA = v */
    const double mass_a_lV = listed[19];
    const double mass_v = listed[23];
    residual[11] = mass_a_lV - mass_v;
    scale[11] = fabs(mass_a_lV) + fabs(mass_v);

    /* E13  vB = v */
    const double mass_b_lV = listed[21];
    residual[12] = mass_b_lV - mass_v;
    scale[12] = fabs(mass_b_lV) + fabs(mass_v);

    /* E14  m*der(v) = fA + fB */
    const double mass_m = listed[22];
    const double der_mass_v = listed[35];
    const double mass_a_f = listed[18];
    const double mass_b_f = listed[20];
    residual[13] = mass_m * der_mass_v - (mass_a_f + mass_b_f);
    scale[13] = fabs(mass_m * der_mass_v) + fabs(mass_a_f) + fabs(mass_b_f);

    /* E15  der(x) = v */
    const double der_mass_x = listed[36];
    residual[14] = der_mass_x - mass_v;
    scale[14] = fabs(der_mass_x) + fabs(mass_v);

    /* E16  acceleration = der(v) */
    const double friction_acceleration = listed[31];
    const double der_friction_a_lV = listed[37];
    residual[15] = friction_acceleration - der_friction_a_lV;
    scale[15] = fabs(friction_acceleration) + fabs(der_friction_a_lV);

    /* E17  if mode == 0 then acceleration = 0; else force = mode*slidingForce; end if */
    const double friction_mode = listed[32];
    const double friction_force = listed[30];
    const double friction_slidingForce = listed[29];
    const double part_of_E17 = are_equal(friction_mode, 0.0) ? friction_acceleration
            : friction_force - friction_mode * friction_slidingForce;
    residual[16] = 0.0 - part_of_E17;
    scale[16] = fabs(part_of_E17);

    /* E18  f = -force */
    const double friction_a_f = listed[25];
    residual[17] = friction_a_f + friction_force;
    scale[17] = fabs(friction_a_f) + fabs(friction_force);

    /* E19  connection StickSlip::c1 */
    residual[18] = wall_p_lV - spring_a_lV;
    scale[18] = fabs(wall_p_lV) + fabs(spring_a_lV);

    /* E20  connection StickSlip::c2 */
    residual[19] = wall_p_lV - damper_a_lV;
    scale[19] = fabs(wall_p_lV) + fabs(damper_a_lV);

    /* E21  connection StickSlip::c3 */
    residual[20] = spring_b_lV - mass_a_lV;
    scale[20] = fabs(spring_b_lV) + fabs(mass_a_lV);

    /* E22  connection StickSlip::c4 */
    residual[21] = damper_b_lV - mass_a_lV;
    scale[21] = fabs(damper_b_lV) + fabs(mass_a_lV);

    /* E23  connection StickSlip::c5 */
    const double friction_a_lV = listed[26];
    residual[22] = friction_a_lV - mass_a_lV;
    scale[22] = fabs(friction_a_lV) + fabs(mass_a_lV);

    /* E24  flows at StickSlip::c1 */
    const double wall_p_f = listed[0];
    residual[23] = wall_p_f + spring_a_f + damper_a_f - 0.0;
    scale[23] = fabs(wall_p_f) + fabs(spring_a_f) + fabs(damper_a_f);

    /* E25  flows at StickSlip::c3 */
    residual[24] = spring_b_f + mass_a_f + damper_b_f + friction_a_f - 0.0;
    scale[24] = fabs(spring_b_f) + fabs(mass_a_f) + fabs(damper_b_f) + fabs(friction_a_f);

    /* E26  unconnected TransInertia::b */
    residual[25] = mass_b_f - 0.0;
    scale[25] = fabs(mass_b_f);
}

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double mass_v = listed[23];
    const double friction_beltSpeed = listed[27];
    const bool part_of_gate = are_equal(m->pre.friction_Contact, 1.0);
    /* A1  mass.v >= friction.beltSpeed */
    margin[0] = part_of_gate ? (m->branch.mass_v_at_least_friction_beltSpeed ? mass_v - friction_beltSpeed
            : -(mass_v - friction_beltSpeed)) : 1.0;
    const double friction_acceleration = listed[31];
    /* A1  friction.acceleration > 0 */
    margin[1] = part_of_gate ? (m->branch.friction_acceleration_above_0 ? friction_acceleration
            : -(friction_acceleration)) : 1.0;
    const double friction_force = listed[30];
    const double friction_staticForce = listed[28];
    const bool part_of_gate_2 = are_equal(m->pre.friction_Contact, 2.0);
    /* A1  friction.force >= friction.staticForce */
    margin[2] = part_of_gate_2 ? (m->branch.friction_force_at_least_friction_staticForce
            ? friction_force - friction_staticForce : -(friction_force - friction_staticForce)) : 1.0;
    /* A1  friction.force <= -friction.staticForce */
    margin[3] = part_of_gate_2 ? (m->branch.friction_force_at_most__friction_staticForce
            ? -friction_staticForce - friction_force : -(-friction_staticForce - friction_force)) : 1.0;
    const bool part_of_gate_3 = are_equal(m->pre.friction_Contact, 3.0);
    /* A1  mass.v <= friction.beltSpeed */
    margin[4] = part_of_gate_3 ? (m->branch.mass_v_at_most_friction_beltSpeed ? friction_beltSpeed - mass_v
            : -(friction_beltSpeed - mass_v)) : 1.0;
    /* A1  friction.acceleration < 0 */
    margin[5] = part_of_gate_3 ? (m->branch.friction_acceleration_below_0 ? -friction_acceleration
            : -(-friction_acceleration)) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double friction_mode = m->pre.friction_mode;
    bool friction_mode_is_set = false;
    double friction_Contact = m->pre.friction_Contact;
    bool friction_Contact_is_set = false;
    double friction_seen_Contact_SlipForward_1 = m->pre.friction_seen_Contact_SlipForward_1;
    bool friction_seen_Contact_SlipForward_1_is_set = false;
    double friction_since_Contact_SlipForward_1 = m->pre.friction_since_Contact_SlipForward_1;
    bool friction_since_Contact_SlipForward_1_is_set = false;
    double friction_consumed_Contact_1 = m->pre.friction_consumed_Contact_1;
    bool friction_consumed_Contact_1_is_set = false;
    double friction_held_Contact_SlipForward_1 = m->pre.friction_held_Contact_SlipForward_1;
    bool friction_held_Contact_SlipForward_1_is_set = false;
    double friction_seen_Contact_Stick_1 = m->pre.friction_seen_Contact_Stick_1;
    bool friction_seen_Contact_Stick_1_is_set = false;
    double friction_since_Contact_Stick_1 = m->pre.friction_since_Contact_Stick_1;
    bool friction_since_Contact_Stick_1_is_set = false;
    double friction_consumed_Contact_2 = m->pre.friction_consumed_Contact_2;
    bool friction_consumed_Contact_2_is_set = false;
    double friction_held_Contact_Stick_1 = m->pre.friction_held_Contact_Stick_1;
    bool friction_held_Contact_Stick_1_is_set = false;
    double friction_seen_Contact_Stick_2 = m->pre.friction_seen_Contact_Stick_2;
    bool friction_seen_Contact_Stick_2_is_set = false;
    double friction_since_Contact_Stick_2 = m->pre.friction_since_Contact_Stick_2;
    bool friction_since_Contact_Stick_2_is_set = false;
    double friction_consumed_Contact_3 = m->pre.friction_consumed_Contact_3;
    bool friction_consumed_Contact_3_is_set = false;
    double friction_held_Contact_Stick_2 = m->pre.friction_held_Contact_Stick_2;
    bool friction_held_Contact_Stick_2_is_set = false;
    double friction_seen_Contact_SlipBackward_1 = m->pre.friction_seen_Contact_SlipBackward_1;
    bool friction_seen_Contact_SlipBackward_1_is_set = false;
    double friction_since_Contact_SlipBackward_1 = m->pre.friction_since_Contact_SlipBackward_1;
    bool friction_since_Contact_SlipBackward_1_is_set = false;
    double friction_consumed_Contact_4 = m->pre.friction_consumed_Contact_4;
    bool friction_consumed_Contact_4_is_set = false;
    double friction_held_Contact_SlipBackward_1 = m->pre.friction_held_Contact_SlipBackward_1;
    bool friction_held_Contact_SlipBackward_1_is_set = false;
    if (are_equal(m->pre.friction_Contact, 1.0)) {
        if (m->branch.mass_v_at_least_friction_beltSpeed && m->branch.friction_acceleration_above_0) {
            if (are_equal(friction_seen_Contact_SlipForward_1, 0.0)) {
                friction_seen_Contact_SlipForward_1 = 3.0;
                friction_seen_Contact_SlipForward_1_is_set = true;
                friction_since_Contact_SlipForward_1 = time;
                friction_since_Contact_SlipForward_1_is_set = true;
            } else if (are_equal(friction_seen_Contact_SlipForward_1, 1.0)) {
                friction_seen_Contact_SlipForward_1 = 2.0;
                friction_seen_Contact_SlipForward_1_is_set = true;
                friction_since_Contact_SlipForward_1 = time;
                friction_since_Contact_SlipForward_1_is_set = true;
            }
        } else {
            friction_seen_Contact_SlipForward_1 = 1.0;
            friction_seen_Contact_SlipForward_1_is_set = true;
        }
    } else if (are_equal(m->pre.friction_Contact, 2.0)) {
        if (m->branch.friction_force_at_least_friction_staticForce) {
            if (are_equal(friction_seen_Contact_Stick_1, 0.0)) {
                friction_seen_Contact_Stick_1 = 3.0;
                friction_seen_Contact_Stick_1_is_set = true;
                friction_since_Contact_Stick_1 = time;
                friction_since_Contact_Stick_1_is_set = true;
            } else if (are_equal(friction_seen_Contact_Stick_1, 1.0)) {
                friction_seen_Contact_Stick_1 = 2.0;
                friction_seen_Contact_Stick_1_is_set = true;
                friction_since_Contact_Stick_1 = time;
                friction_since_Contact_Stick_1_is_set = true;
            }
        } else {
            friction_seen_Contact_Stick_1 = 1.0;
            friction_seen_Contact_Stick_1_is_set = true;
        }
        if (m->branch.friction_force_at_most__friction_staticForce) {
            if (are_equal(friction_seen_Contact_Stick_2, 0.0)) {
                friction_seen_Contact_Stick_2 = 3.0;
                friction_seen_Contact_Stick_2_is_set = true;
                friction_since_Contact_Stick_2 = time;
                friction_since_Contact_Stick_2_is_set = true;
            } else if (are_equal(friction_seen_Contact_Stick_2, 1.0)) {
                friction_seen_Contact_Stick_2 = 2.0;
                friction_seen_Contact_Stick_2_is_set = true;
                friction_since_Contact_Stick_2 = time;
                friction_since_Contact_Stick_2_is_set = true;
            }
        } else {
            friction_seen_Contact_Stick_2 = 1.0;
            friction_seen_Contact_Stick_2_is_set = true;
        }
    } else if (are_equal(m->pre.friction_Contact, 3.0)) {
        if (m->branch.mass_v_at_most_friction_beltSpeed && m->branch.friction_acceleration_below_0) {
            if (are_equal(friction_seen_Contact_SlipBackward_1, 0.0)) {
                friction_seen_Contact_SlipBackward_1 = 3.0;
                friction_seen_Contact_SlipBackward_1_is_set = true;
                friction_since_Contact_SlipBackward_1 = time;
                friction_since_Contact_SlipBackward_1_is_set = true;
            } else if (are_equal(friction_seen_Contact_SlipBackward_1, 1.0)) {
                friction_seen_Contact_SlipBackward_1 = 2.0;
                friction_seen_Contact_SlipBackward_1_is_set = true;
                friction_since_Contact_SlipBackward_1 = time;
                friction_since_Contact_SlipBackward_1_is_set = true;
            }
        } else {
            friction_seen_Contact_SlipBackward_1 = 1.0;
            friction_seen_Contact_SlipBackward_1_is_set = true;
        }
    }
    if (are_equal(m->pre.friction_Contact, 0.0)) {
        friction_Contact = 1.0;
        friction_Contact_is_set = true;
        friction_seen_Contact_SlipForward_1 = time <= friction_consumed_Contact_1 ? 4.0 : 0.0;
        friction_seen_Contact_SlipForward_1_is_set = true;
        friction_mode = 1.0;
        friction_mode_is_set = true;
    } else if (are_equal(m->pre.friction_Contact, 1.0)) {
        if (friction_seen_Contact_SlipForward_1 >= 2.0 && friction_seen_Contact_SlipForward_1 <= 3.0 && time <= friction_since_Contact_SlipForward_1) {
            if (friction_seen_Contact_SlipForward_1 >= 3.0 && friction_seen_Contact_SlipForward_1 <= 3.0 && time <= friction_since_Contact_SlipForward_1) {
                friction_held_Contact_SlipForward_1 = 1.0;
                friction_held_Contact_SlipForward_1_is_set = true;
            }
            if (friction_seen_Contact_SlipForward_1 >= 2.0 && friction_seen_Contact_SlipForward_1 <= 3.0 && time <= friction_since_Contact_SlipForward_1) {
                friction_consumed_Contact_1 = time;
                friction_consumed_Contact_1_is_set = true;
                friction_seen_Contact_SlipForward_1 = 4.0;
                friction_seen_Contact_SlipForward_1_is_set = true;
            }
            friction_Contact = 2.0;
            friction_Contact_is_set = true;
            friction_seen_Contact_Stick_1 = time <= friction_consumed_Contact_2 ? 4.0 : 0.0;
            friction_seen_Contact_Stick_1_is_set = true;
            friction_seen_Contact_Stick_2 = time <= friction_consumed_Contact_3 ? 4.0 : 0.0;
            friction_seen_Contact_Stick_2_is_set = true;
            friction_mode = 0.0;
            friction_mode_is_set = true;
        }
    } else if (are_equal(m->pre.friction_Contact, 2.0)) {
        if (friction_seen_Contact_Stick_1 >= 2.0 && friction_seen_Contact_Stick_1 <= 3.0 && time <= friction_since_Contact_Stick_1) {
            if (friction_seen_Contact_Stick_1 >= 3.0 && friction_seen_Contact_Stick_1 <= 3.0 && time <= friction_since_Contact_Stick_1) {
                friction_held_Contact_Stick_1 = 1.0;
                friction_held_Contact_Stick_1_is_set = true;
            }
            if (friction_seen_Contact_Stick_1 >= 2.0 && friction_seen_Contact_Stick_1 <= 3.0 && time <= friction_since_Contact_Stick_1) {
                friction_consumed_Contact_2 = time;
                friction_consumed_Contact_2_is_set = true;
                friction_seen_Contact_Stick_1 = 4.0;
                friction_seen_Contact_Stick_1_is_set = true;
            }
            friction_Contact = 1.0;
            friction_Contact_is_set = true;
            friction_seen_Contact_SlipForward_1 = time <= friction_consumed_Contact_1 ? 4.0 : 0.0;
            friction_seen_Contact_SlipForward_1_is_set = true;
            friction_mode = 1.0;
            friction_mode_is_set = true;
        } else if (friction_seen_Contact_Stick_2 >= 2.0 && friction_seen_Contact_Stick_2 <= 3.0 && time <= friction_since_Contact_Stick_2) {
            if (friction_seen_Contact_Stick_2 >= 3.0 && friction_seen_Contact_Stick_2 <= 3.0 && time <= friction_since_Contact_Stick_2) {
                friction_held_Contact_Stick_2 = 1.0;
                friction_held_Contact_Stick_2_is_set = true;
            }
            if (friction_seen_Contact_Stick_2 >= 2.0 && friction_seen_Contact_Stick_2 <= 3.0 && time <= friction_since_Contact_Stick_2) {
                friction_consumed_Contact_3 = time;
                friction_consumed_Contact_3_is_set = true;
                friction_seen_Contact_Stick_2 = 4.0;
                friction_seen_Contact_Stick_2_is_set = true;
            }
            friction_Contact = 3.0;
            friction_Contact_is_set = true;
            friction_seen_Contact_SlipBackward_1 = time <= friction_consumed_Contact_4 ? 4.0 : 0.0;
            friction_seen_Contact_SlipBackward_1_is_set = true;
            friction_mode = -1.0;
            friction_mode_is_set = true;
        }
    } else if (are_equal(m->pre.friction_Contact, 3.0)) {
        if (friction_seen_Contact_SlipBackward_1 >= 2.0 && friction_seen_Contact_SlipBackward_1 <= 3.0 && time <= friction_since_Contact_SlipBackward_1) {
            if (friction_seen_Contact_SlipBackward_1 >= 3.0 && friction_seen_Contact_SlipBackward_1 <= 3.0 && time <= friction_since_Contact_SlipBackward_1) {
                friction_held_Contact_SlipBackward_1 = 1.0;
                friction_held_Contact_SlipBackward_1_is_set = true;
            }
            if (friction_seen_Contact_SlipBackward_1 >= 2.0 && friction_seen_Contact_SlipBackward_1 <= 3.0 && time <= friction_since_Contact_SlipBackward_1) {
                friction_consumed_Contact_4 = time;
                friction_consumed_Contact_4_is_set = true;
                friction_seen_Contact_SlipBackward_1 = 4.0;
                friction_seen_Contact_SlipBackward_1_is_set = true;
            }
            friction_Contact = 2.0;
            friction_Contact_is_set = true;
            friction_seen_Contact_Stick_1 = time <= friction_consumed_Contact_2 ? 4.0 : 0.0;
            friction_seen_Contact_Stick_1_is_set = true;
            friction_seen_Contact_Stick_2 = time <= friction_consumed_Contact_3 ? 4.0 : 0.0;
            friction_seen_Contact_Stick_2_is_set = true;
            friction_mode = 0.0;
            friction_mode_is_set = true;
        }
    }
    value[0] = friction_mode;
    is_set[0] = friction_mode_is_set;
    value[1] = friction_Contact;
    is_set[1] = friction_Contact_is_set;
    value[2] = friction_seen_Contact_SlipForward_1;
    is_set[2] = friction_seen_Contact_SlipForward_1_is_set;
    value[3] = friction_since_Contact_SlipForward_1;
    is_set[3] = friction_since_Contact_SlipForward_1_is_set;
    value[4] = friction_consumed_Contact_1;
    is_set[4] = friction_consumed_Contact_1_is_set;
    value[5] = friction_held_Contact_SlipForward_1;
    is_set[5] = friction_held_Contact_SlipForward_1_is_set;
    value[6] = friction_seen_Contact_Stick_1;
    is_set[6] = friction_seen_Contact_Stick_1_is_set;
    value[7] = friction_since_Contact_Stick_1;
    is_set[7] = friction_since_Contact_Stick_1_is_set;
    value[8] = friction_consumed_Contact_2;
    is_set[8] = friction_consumed_Contact_2_is_set;
    value[9] = friction_held_Contact_Stick_1;
    is_set[9] = friction_held_Contact_Stick_1_is_set;
    value[10] = friction_seen_Contact_Stick_2;
    is_set[10] = friction_seen_Contact_Stick_2_is_set;
    value[11] = friction_since_Contact_Stick_2;
    is_set[11] = friction_since_Contact_Stick_2_is_set;
    value[12] = friction_consumed_Contact_3;
    is_set[12] = friction_consumed_Contact_3_is_set;
    value[13] = friction_held_Contact_Stick_2;
    is_set[13] = friction_held_Contact_Stick_2_is_set;
    value[14] = friction_seen_Contact_SlipBackward_1;
    is_set[14] = friction_seen_Contact_SlipBackward_1_is_set;
    value[15] = friction_since_Contact_SlipBackward_1;
    is_set[15] = friction_since_Contact_SlipBackward_1_is_set;
    value[16] = friction_consumed_Contact_4;
    is_set[16] = friction_consumed_Contact_4_is_set;
    value[17] = friction_held_Contact_SlipBackward_1;
    is_set[17] = friction_held_Contact_SlipBackward_1_is_set;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}
