/* ComputerExperiment_checks.c - the equations as drawn, for --verify, of Computer::ComputerExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "ComputerExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)time;
    /* E1  level = if time >= firstStart and time < firstEnd or time >= secondStart and time < secondEnd then 1
     *     else 0 */
    const double source_level = listed[7];
    const double part_of_E1 = (m->branch.time_at_least_source_firstStart && m->branch.time_below_source_firstEnd)
            || (m->branch.time_at_least_source_secondStart && m->branch.time_below_source_secondEnd) ? 1.0 : 0.0;
    residual[0] = source_level - part_of_E1;
    scale[0] = fabs(source_level) + fabs(part_of_E1);

    /* E2  y = level */
    const double source_out_rSig = listed[2];
    residual[1] = source_out_rSig - source_level;
    scale[1] = fabs(source_out_rSig) + fabs(source_level);

    /* E3  connection ComputerTest::c1 */
    const double computer_u_rSig = listed[0];
    residual[2] = source_out_rSig - computer_u_rSig;
    scale[2] = fabs(source_out_rSig) + fabs(computer_u_rSig);
}

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    const struct Computer *computer = &m->computer;

    (void)m, (void)time, (void)listed;
    const double source_firstStart = listed[3];
    /* E1  time >= source.firstStart */
    margin[0] = m->branch.time_at_least_source_firstStart ? time - source_firstStart : -(time - source_firstStart);
    const double source_firstEnd = listed[4];
    /* E1  time < source.firstEnd */
    margin[1] = m->branch.time_below_source_firstEnd ? source_firstEnd - time : -(source_firstEnd - time);
    const double source_secondStart = listed[5];
    /* E1  time >= source.secondStart */
    margin[2] = m->branch.time_at_least_source_secondStart ? time - source_secondStart : -(time - source_secondStart);
    const double source_secondEnd = listed[6];
    /* E1  time < source.secondEnd */
    margin[3] = m->branch.time_below_source_secondEnd ? source_secondEnd - time : -(source_secondEnd - time);
    /* A1  time >= computer.entered(Operation) + 5.0 */
    margin[4] = are_equal(m->pre.computer_Operation, 1.0)
            ? (m->branch.time_at_least_computer_entered_Operation___5_0 ? time - (computer->entered_Operation + 5.0)
            : -(time - (computer->entered_Operation + 5.0))) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double computer_y_rSig = m->pre.computer_y_rSig;
    bool computer_y_rSig_is_set = false;
    double computer_Operation = m->pre.computer_Operation;
    bool computer_Operation_is_set = false;
    double computer_entered_Operation = m->pre.computer_entered_Operation;
    bool computer_entered_Operation_is_set = false;
    double computer_seen_Operation_StandBy_1 = m->pre.computer_seen_Operation_StandBy_1;
    bool computer_seen_Operation_StandBy_1_is_set = false;
    double computer_since_Operation_StandBy_1 = m->pre.computer_since_Operation_StandBy_1;
    bool computer_since_Operation_StandBy_1_is_set = false;
    double computer_consumed_Operation_1 = m->pre.computer_consumed_Operation_1;
    bool computer_consumed_Operation_1_is_set = false;
    double computer_held_Operation_StandBy_1 = m->pre.computer_held_Operation_StandBy_1;
    bool computer_held_Operation_StandBy_1_is_set = false;
    double computer_seen_Operation_On_1 = m->pre.computer_seen_Operation_On_1;
    bool computer_seen_Operation_On_1_is_set = false;
    double computer_since_Operation_On_1 = m->pre.computer_since_Operation_On_1;
    bool computer_since_Operation_On_1_is_set = false;
    double computer_consumed_Operation_2 = m->pre.computer_consumed_Operation_2;
    bool computer_consumed_Operation_2_is_set = false;
    double computer_held_Operation_On_1 = m->pre.computer_held_Operation_On_1;
    bool computer_held_Operation_On_1_is_set = false;
    if (are_equal(m->pre.computer_Operation, 2.0)) {
        if (are_equal(listed[0], 1.0)) {
            if (are_equal(computer_seen_Operation_StandBy_1, 0.0)) {
                computer_seen_Operation_StandBy_1 = 3.0;
                computer_seen_Operation_StandBy_1_is_set = true;
                computer_since_Operation_StandBy_1 = time;
                computer_since_Operation_StandBy_1_is_set = true;
            } else if (are_equal(computer_seen_Operation_StandBy_1, 1.0)) {
                computer_seen_Operation_StandBy_1 = 2.0;
                computer_seen_Operation_StandBy_1_is_set = true;
                computer_since_Operation_StandBy_1 = time;
                computer_since_Operation_StandBy_1_is_set = true;
            }
        } else {
            computer_seen_Operation_StandBy_1 = 1.0;
            computer_seen_Operation_StandBy_1_is_set = true;
        }
    } else if (are_equal(m->pre.computer_Operation, 3.0)) {
        if (are_equal(listed[0], 0.0)) {
            if (are_equal(computer_seen_Operation_On_1, 0.0)) {
                computer_seen_Operation_On_1 = 3.0;
                computer_seen_Operation_On_1_is_set = true;
                computer_since_Operation_On_1 = time;
                computer_since_Operation_On_1_is_set = true;
            } else if (are_equal(computer_seen_Operation_On_1, 1.0)) {
                computer_seen_Operation_On_1 = 2.0;
                computer_seen_Operation_On_1_is_set = true;
                computer_since_Operation_On_1 = time;
                computer_since_Operation_On_1_is_set = true;
            }
        } else {
            computer_seen_Operation_On_1 = 1.0;
            computer_seen_Operation_On_1_is_set = true;
        }
    }
    if (are_equal(m->pre.computer_Operation, 0.0)) {
        computer_Operation = 1.0;
        computer_Operation_is_set = true;
        computer_entered_Operation = time;
        computer_entered_Operation_is_set = true;
    } else if (are_equal(m->pre.computer_Operation, 1.0)) {
        if (m->branch.time_at_least_computer_entered_Operation___5_0) {
            computer_Operation = 2.0;
            computer_Operation_is_set = true;
            computer_seen_Operation_StandBy_1 = time <= computer_consumed_Operation_1 ? 4.0 : 0.0;
            computer_seen_Operation_StandBy_1_is_set = true;
        }
    } else if (are_equal(m->pre.computer_Operation, 2.0)) {
        if (computer_seen_Operation_StandBy_1 >= 2.0 && computer_seen_Operation_StandBy_1 <= 3.0 && time <= computer_since_Operation_StandBy_1) {
            if (computer_seen_Operation_StandBy_1 >= 3.0 && computer_seen_Operation_StandBy_1 <= 3.0 && time <= computer_since_Operation_StandBy_1) {
                computer_held_Operation_StandBy_1 = 1.0;
                computer_held_Operation_StandBy_1_is_set = true;
            }
            if (computer_seen_Operation_StandBy_1 >= 2.0 && computer_seen_Operation_StandBy_1 <= 3.0 && time <= computer_since_Operation_StandBy_1) {
                computer_consumed_Operation_1 = time;
                computer_consumed_Operation_1_is_set = true;
                computer_seen_Operation_StandBy_1 = 4.0;
                computer_seen_Operation_StandBy_1_is_set = true;
            }
            computer_Operation = 3.0;
            computer_Operation_is_set = true;
            computer_seen_Operation_On_1 = time <= computer_consumed_Operation_2 ? 4.0 : 0.0;
            computer_seen_Operation_On_1_is_set = true;
        }
    } else if (are_equal(m->pre.computer_Operation, 3.0)) {
        if (computer_seen_Operation_On_1 >= 2.0 && computer_seen_Operation_On_1 <= 3.0 && time <= computer_since_Operation_On_1) {
            if (computer_seen_Operation_On_1 >= 3.0 && computer_seen_Operation_On_1 <= 3.0 && time <= computer_since_Operation_On_1) {
                computer_held_Operation_On_1 = 1.0;
                computer_held_Operation_On_1_is_set = true;
            }
            if (computer_seen_Operation_On_1 >= 2.0 && computer_seen_Operation_On_1 <= 3.0 && time <= computer_since_Operation_On_1) {
                computer_consumed_Operation_2 = time;
                computer_consumed_Operation_2_is_set = true;
                computer_seen_Operation_On_1 = 4.0;
                computer_seen_Operation_On_1_is_set = true;
            }
            computer_Operation = 2.0;
            computer_Operation_is_set = true;
            computer_seen_Operation_StandBy_1 = time <= computer_consumed_Operation_1 ? 4.0 : 0.0;
            computer_seen_Operation_StandBy_1_is_set = true;
        }
    }
    if (are_equal(computer_Operation, 2.0)) {
        computer_y_rSig = 8.0;
        computer_y_rSig_is_set = true;
    } else if (are_equal(computer_Operation, 3.0)) {
        computer_y_rSig = 3.0;
        computer_y_rSig_is_set = true;
    }
    value[0] = computer_y_rSig;
    is_set[0] = computer_y_rSig_is_set;
    value[1] = computer_Operation;
    is_set[1] = computer_Operation_is_set;
    value[2] = computer_entered_Operation;
    is_set[2] = computer_entered_Operation_is_set;
    value[3] = computer_seen_Operation_StandBy_1;
    is_set[3] = computer_seen_Operation_StandBy_1_is_set;
    value[4] = computer_since_Operation_StandBy_1;
    is_set[4] = computer_since_Operation_StandBy_1_is_set;
    value[5] = computer_consumed_Operation_1;
    is_set[5] = computer_consumed_Operation_1_is_set;
    value[6] = computer_held_Operation_StandBy_1;
    is_set[6] = computer_held_Operation_StandBy_1_is_set;
    value[7] = computer_seen_Operation_On_1;
    is_set[7] = computer_seen_Operation_On_1_is_set;
    value[8] = computer_since_Operation_On_1;
    is_set[8] = computer_since_Operation_On_1_is_set;
    value[9] = computer_consumed_Operation_2;
    is_set[9] = computer_consumed_Operation_2_is_set;
    value[10] = computer_held_Operation_On_1;
    is_set[10] = computer_held_Operation_On_1_is_set;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}
