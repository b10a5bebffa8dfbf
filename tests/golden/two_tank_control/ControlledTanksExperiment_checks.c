/* ControlledTanksExperiment_checks.c - the equations as drawn, for --verify, of
 *     TwoTankControl::ControlledTanksExperiment, from model.xmi, by sysphsc 0.1.0. */
#include "ControlledTanksExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E1  q = if on then -delivery else 0 */
    const double pump_outlet_q = listed[1];
    const double pump_on_bSig = listed[0];
    const double pump_delivery = listed[3];
    const double part_of_E1 = pump_on_bSig > 0.5 ? -pump_delivery : 0.0;
    residual[0] = pump_outlet_q - part_of_E1;
    scale[0] = fabs(pump_outlet_q) + fabs(part_of_E1);

    /* E2  p = density*gravity*level */
    const double tank1_opening_p = listed[5];
    const double tank1_density = listed[9];
    const double tank1_gravity = listed[8];
    const double tank1_level = listed[10];
    residual[1] = tank1_opening_p - tank1_density * tank1_gravity * tank1_level;
    scale[1] = fabs(tank1_opening_p) + fabs(tank1_density * tank1_gravity * tank1_level);

    /* E3  area*der(level) = q */
    const double tank1_area = listed[7];
    const double der_tank1_level = listed[43];
    const double tank1_opening_q = listed[4];
    residual[2] = tank1_area * der_tank1_level - tank1_opening_q;
    scale[2] = fabs(tank1_area * der_tank1_level) + fabs(tank1_opening_q);

    /* E4  y = level */
    const double tank1_levelOut_rSig = listed[6];
    residual[3] = tank1_levelOut_rSig - tank1_level;
    scale[3] = fabs(tank1_levelOut_rSig) + fabs(tank1_level);

    /* E5  qA + qB = 0 */
    const double pipe_a_q = listed[11];
    const double pipe_b_q = listed[13];
    residual[4] = pipe_a_q + pipe_b_q - 0.0;
    scale[4] = fabs(pipe_a_q) + fabs(pipe_b_q);

    /* E6  VflowC = qA */
    const double pipe_VflowC = listed[16];
    residual[5] = pipe_VflowC - pipe_a_q;
    scale[5] = fabs(pipe_VflowC) + fabs(pipe_a_q);

    /* E7  dpC = pA - pB */
    const double pipe_dpC = listed[17];
    const double pipe_a_p = listed[12];
    const double pipe_b_p = listed[14];
    residual[6] = pipe_dpC - (pipe_a_p - pipe_b_p);
    scale[6] = fabs(pipe_dpC) + fabs(pipe_a_p) + fabs(pipe_b_p);

    /* E8  dpC = resistance*VflowC */
    const double pipe_resistance = listed[15];
    residual[7] = pipe_dpC - pipe_resistance * pipe_VflowC;
    scale[7] = fabs(pipe_dpC) + fabs(pipe_resistance * pipe_VflowC);

    /* E9  p = density*gravity*level */
    const double tank2_opening_p = listed[19];
    const double tank2_density = listed[23];
    const double tank2_gravity = listed[22];
    const double tank2_level = listed[24];
    residual[8] = tank2_opening_p - tank2_density * tank2_gravity * tank2_level;
    scale[8] = fabs(tank2_opening_p) + fabs(tank2_density * tank2_gravity * tank2_level);

    /* E10  area*der(level) = q */
    const double tank2_area = listed[21];
    const double der_tank2_level = listed[44];
    const double tank2_opening_q = listed[18];
    residual[9] = tank2_area * der_tank2_level - tank2_opening_q;
    scale[9] = fabs(tank2_area * der_tank2_level) + fabs(tank2_opening_q);

    /* E11  y = level */
    const double tank2_levelOut_rSig = listed[20];
    residual[10] = tank2_levelOut_rSig - tank2_level;
    scale[10] = fabs(tank2_levelOut_rSig) + fabs(tank2_level);

    /* E12  qA + qB = 0 */
    const double outlet_a_q = listed[25];
    const double outlet_b_q = listed[27];
    residual[11] = outlet_a_q + outlet_b_q - 0.0;
    scale[11] = fabs(outlet_a_q) + fabs(outlet_b_q);

    /* E13  VflowC = qA */
    const double outlet_VflowC = listed[30];
    residual[12] = outlet_VflowC - outlet_a_q;
    scale[12] = fabs(outlet_VflowC) + fabs(outlet_a_q);

    /* E14  dpC = pA - pB */
    const double outlet_dpC = listed[31];
    const double outlet_a_p = listed[26];
    const double outlet_b_p = listed[28];
    residual[13] = outlet_dpC - (outlet_a_p - outlet_b_p);
    scale[13] = fabs(outlet_dpC) + fabs(outlet_a_p) + fabs(outlet_b_p);

    /* E15  dpC = resistance*VflowC */
    const double outlet_resistance = listed[29];
    residual[14] = outlet_dpC - outlet_resistance * outlet_VflowC;
    scale[14] = fabs(outlet_dpC) + fabs(outlet_resistance * outlet_VflowC);

    /* E16  p = pressure */
    const double drain_p_p = listed[33];
    const double drain_pressure = listed[34];
    residual[15] = drain_p_p - drain_pressure;
    scale[15] = fabs(drain_p_p) + fabs(drain_pressure);

    /* E17  y = running */
    const double control_pumpOn_bSig = listed[37];
    const double control_running = listed[42];
    residual[16] = control_pumpOn_bSig - control_running;
    scale[16] = fabs(control_pumpOn_bSig) + fabs(control_running);

    /* E18  connection ControlledTanks::c1 */
    const double pump_outlet_p = listed[2];
    residual[17] = pump_outlet_p - tank1_opening_p;
    scale[17] = fabs(pump_outlet_p) + fabs(tank1_opening_p);

    /* E19  connection ControlledTanks::c2 */
    residual[18] = tank1_opening_p - pipe_a_p;
    scale[18] = fabs(tank1_opening_p) + fabs(pipe_a_p);

    /* E20  connection ControlledTanks::c3 */
    residual[19] = pipe_b_p - tank2_opening_p;
    scale[19] = fabs(pipe_b_p) + fabs(tank2_opening_p);

    /* E21  connection ControlledTanks::c4 */
    residual[20] = tank2_opening_p - outlet_a_p;
    scale[20] = fabs(tank2_opening_p) + fabs(outlet_a_p);

    /* E22  connection ControlledTanks::c5 */
    residual[21] = outlet_b_p - drain_p_p;
    scale[21] = fabs(outlet_b_p) + fabs(drain_p_p);

    /* E23  connection ControlledTanks::c6 */
    const double control_upperLevel_rSig = listed[35];
    residual[22] = tank1_levelOut_rSig - control_upperLevel_rSig;
    scale[22] = fabs(tank1_levelOut_rSig) + fabs(control_upperLevel_rSig);

    /* E24  connection ControlledTanks::c7 */
    const double control_lowerLevel_rSig = listed[36];
    residual[23] = tank2_levelOut_rSig - control_lowerLevel_rSig;
    scale[23] = fabs(tank2_levelOut_rSig) + fabs(control_lowerLevel_rSig);

    /* E25  connection ControlledTanks::c8 */
    residual[24] = control_pumpOn_bSig - pump_on_bSig;
    scale[24] = fabs(control_pumpOn_bSig) + fabs(pump_on_bSig);

    /* E26  flows at ControlledTanks::c1 */
    residual[25] = pump_outlet_q + tank1_opening_q + pipe_a_q - 0.0;
    scale[25] = fabs(pump_outlet_q) + fabs(tank1_opening_q) + fabs(pipe_a_q);

    /* E27  flows at ControlledTanks::c3 */
    residual[26] = pipe_b_q + tank2_opening_q + outlet_a_q - 0.0;
    scale[26] = fabs(pipe_b_q) + fabs(tank2_opening_q) + fabs(outlet_a_q);

    /* E28  flows at ControlledTanks::c5 */
    const double drain_p_q = listed[32];
    residual[27] = outlet_b_q + drain_p_q - 0.0;
    scale[27] = fabs(outlet_b_q) + fabs(drain_p_q);
}

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    const struct PumpControl *control = &m->control;

    (void)m, (void)time, (void)listed;
    const double tank1_level = listed[10];
    const double control_full = listed[38];
    /* A1  tank1.level >= control.full */
    margin[0] = are_equal(m->pre.control_Operation, 1.0)
            ? (m->branch.tank1_level_at_least_control_full ? tank1_level - control_full : -(tank1_level - control_full))
            : 1.0;
    const double control_low = listed[39];
    const double tank2_level = listed[24];
    /* A1  tank2.level <= control.low */
    margin[1] = are_equal(m->pre.control_Operation, 3.0)
            ? (m->branch.tank2_level_at_most_control_low ? control_low - tank2_level : -(control_low - tank2_level))
            : 1.0;
    const double control_pause = listed[40];
    /* A1  time >= control.entered(Operation) + control.pause */
    margin[2] = are_equal(m->pre.control_Operation, 2.0)
            ? (m->branch.relation_of_algorithm ? time - (control->entered_Operation + control_pause)
            : -(time - (control->entered_Operation + control_pause))) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double control_fillings = m->pre.control_fillings;
    bool control_fillings_is_set = false;
    double control_running = m->pre.control_running;
    bool control_running_is_set = false;
    double control_Operation = m->pre.control_Operation;
    bool control_Operation_is_set = false;
    double control_entered_Operation = m->pre.control_entered_Operation;
    bool control_entered_Operation_is_set = false;
    double control_seen_Operation_Filling_1 = m->pre.control_seen_Operation_Filling_1;
    bool control_seen_Operation_Filling_1_is_set = false;
    double control_since_Operation_Filling_1 = m->pre.control_since_Operation_Filling_1;
    bool control_since_Operation_Filling_1_is_set = false;
    double control_consumed_Operation_1 = m->pre.control_consumed_Operation_1;
    bool control_consumed_Operation_1_is_set = false;
    double control_held_Operation_Filling_1 = m->pre.control_held_Operation_Filling_1;
    bool control_held_Operation_Filling_1_is_set = false;
    double control_seen_Operation_Waiting_1 = m->pre.control_seen_Operation_Waiting_1;
    bool control_seen_Operation_Waiting_1_is_set = false;
    double control_since_Operation_Waiting_1 = m->pre.control_since_Operation_Waiting_1;
    bool control_since_Operation_Waiting_1_is_set = false;
    double control_consumed_Operation_2 = m->pre.control_consumed_Operation_2;
    bool control_consumed_Operation_2_is_set = false;
    double control_held_Operation_Waiting_1 = m->pre.control_held_Operation_Waiting_1;
    bool control_held_Operation_Waiting_1_is_set = false;
    if (are_equal(m->pre.control_Operation, 1.0)) {
        if (m->branch.tank1_level_at_least_control_full) {
            if (are_equal(control_seen_Operation_Filling_1, 0.0)) {
                control_seen_Operation_Filling_1 = 3.0;
                control_seen_Operation_Filling_1_is_set = true;
                control_since_Operation_Filling_1 = time;
                control_since_Operation_Filling_1_is_set = true;
            } else if (are_equal(control_seen_Operation_Filling_1, 1.0)) {
                control_seen_Operation_Filling_1 = 2.0;
                control_seen_Operation_Filling_1_is_set = true;
                control_since_Operation_Filling_1 = time;
                control_since_Operation_Filling_1_is_set = true;
            }
        } else {
            control_seen_Operation_Filling_1 = 1.0;
            control_seen_Operation_Filling_1_is_set = true;
        }
    } else if (are_equal(m->pre.control_Operation, 3.0)) {
        if (m->branch.tank2_level_at_most_control_low) {
            if (are_equal(control_seen_Operation_Waiting_1, 0.0)) {
                control_seen_Operation_Waiting_1 = 3.0;
                control_seen_Operation_Waiting_1_is_set = true;
                control_since_Operation_Waiting_1 = time;
                control_since_Operation_Waiting_1_is_set = true;
            } else if (are_equal(control_seen_Operation_Waiting_1, 1.0)) {
                control_seen_Operation_Waiting_1 = 2.0;
                control_seen_Operation_Waiting_1_is_set = true;
                control_since_Operation_Waiting_1 = time;
                control_since_Operation_Waiting_1_is_set = true;
            }
        } else {
            control_seen_Operation_Waiting_1 = 1.0;
            control_seen_Operation_Waiting_1_is_set = true;
        }
    }
    if (are_equal(m->pre.control_Operation, 0.0)) {
        control_Operation = 1.0;
        control_Operation_is_set = true;
        control_seen_Operation_Filling_1 = time <= control_consumed_Operation_1 ? 4.0 : 0.0;
        control_seen_Operation_Filling_1_is_set = true;
        control_running = 1.0;
        control_running_is_set = true;
        control_fillings = control_fillings + 1.0;
        control_fillings_is_set = true;
    } else if (are_equal(m->pre.control_Operation, 1.0)) {
        if (control_seen_Operation_Filling_1 >= 2.0 && control_seen_Operation_Filling_1 <= 3.0 && time <= control_since_Operation_Filling_1) {
            if (control_seen_Operation_Filling_1 >= 3.0 && control_seen_Operation_Filling_1 <= 3.0 && time <= control_since_Operation_Filling_1) {
                control_held_Operation_Filling_1 = 1.0;
                control_held_Operation_Filling_1_is_set = true;
            }
            if (control_seen_Operation_Filling_1 >= 2.0 && control_seen_Operation_Filling_1 <= 3.0 && time <= control_since_Operation_Filling_1) {
                control_consumed_Operation_1 = time;
                control_consumed_Operation_1_is_set = true;
                control_seen_Operation_Filling_1 = 4.0;
                control_seen_Operation_Filling_1_is_set = true;
            }
            control_running = 0.0;
            control_running_is_set = true;
            control_Operation = 2.0;
            control_Operation_is_set = true;
            control_entered_Operation = time;
            control_entered_Operation_is_set = true;
        }
    } else if (are_equal(m->pre.control_Operation, 2.0)) {
        if (m->branch.relation_of_algorithm) {
            control_Operation = 3.0;
            control_Operation_is_set = true;
            control_seen_Operation_Waiting_1 = time <= control_consumed_Operation_2 ? 4.0 : 0.0;
            control_seen_Operation_Waiting_1_is_set = true;
        }
    } else if (are_equal(m->pre.control_Operation, 3.0)) {
        if (control_seen_Operation_Waiting_1 >= 2.0 && control_seen_Operation_Waiting_1 <= 3.0 && time <= control_since_Operation_Waiting_1) {
            if (control_seen_Operation_Waiting_1 >= 3.0 && control_seen_Operation_Waiting_1 <= 3.0 && time <= control_since_Operation_Waiting_1) {
                control_held_Operation_Waiting_1 = 1.0;
                control_held_Operation_Waiting_1_is_set = true;
            }
            if (control_seen_Operation_Waiting_1 >= 2.0 && control_seen_Operation_Waiting_1 <= 3.0 && time <= control_since_Operation_Waiting_1) {
                control_consumed_Operation_2 = time;
                control_consumed_Operation_2_is_set = true;
                control_seen_Operation_Waiting_1 = 4.0;
                control_seen_Operation_Waiting_1_is_set = true;
            }
            control_Operation = 1.0;
            control_Operation_is_set = true;
            control_seen_Operation_Filling_1 = time <= control_consumed_Operation_1 ? 4.0 : 0.0;
            control_seen_Operation_Filling_1_is_set = true;
            control_running = 1.0;
            control_running_is_set = true;
            control_fillings = control_fillings + 1.0;
            control_fillings_is_set = true;
        }
    }
    value[0] = control_fillings;
    is_set[0] = control_fillings_is_set;
    value[1] = control_running;
    is_set[1] = control_running_is_set;
    value[2] = control_Operation;
    is_set[2] = control_Operation_is_set;
    value[3] = control_entered_Operation;
    is_set[3] = control_entered_Operation_is_set;
    value[4] = control_seen_Operation_Filling_1;
    is_set[4] = control_seen_Operation_Filling_1_is_set;
    value[5] = control_since_Operation_Filling_1;
    is_set[5] = control_since_Operation_Filling_1_is_set;
    value[6] = control_consumed_Operation_1;
    is_set[6] = control_consumed_Operation_1_is_set;
    value[7] = control_held_Operation_Filling_1;
    is_set[7] = control_held_Operation_Filling_1_is_set;
    value[8] = control_seen_Operation_Waiting_1;
    is_set[8] = control_seen_Operation_Waiting_1_is_set;
    value[9] = control_since_Operation_Waiting_1;
    is_set[9] = control_since_Operation_Waiting_1_is_set;
    value[10] = control_consumed_Operation_2;
    is_set[10] = control_consumed_Operation_2_is_set;
    value[11] = control_held_Operation_Waiting_1;
    is_set[11] = control_held_Operation_Waiting_1_is_set;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}
