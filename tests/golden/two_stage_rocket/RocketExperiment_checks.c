/* RocketExperiment_checks.c - the equations as drawn, for --verify, of TwoStageRocket::RocketExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "RocketExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    /* E1  F1 = if phase == 1 then F1max*(1 - time/t1) else 0 */
    const double rocket_F1 = listed[12];
    const double rocket_phase = listed[14];
    const double rocket_F1max = listed[3];
    const double rocket_t1 = listed[5];
    const bool part_of_E1 = are_equal(rocket_phase, 1.0);
    const double part_of_E1_2 = part_of_E1 ? rocket_F1max * (1.0 - time / rocket_t1) : 0.0;
    residual[0] = rocket_F1 - part_of_E1_2;
    scale[0] = fabs(rocket_F1) + fabs(part_of_E1_2);

    /* E2  F2 = if phase > 1 and time < t3 then F2max*(1 - (time - t1)/(t3 - t1)) else 0 */
    const double rocket_F2 = listed[13];
    const double rocket_F2max = listed[4];
    const double rocket_t3 = listed[7];
    const double part_of_E2 = rocket_phase > 1.0 && m->branch.time_below_rocket_t3
            ? rocket_F2max * (1.0 - (time - rocket_t1) / (rocket_t3 - rocket_t1)) : 0.0;
    residual[1] = rocket_F2 - part_of_E2;
    scale[1] = fabs(rocket_F2) + fabs(part_of_E2);

    /* E3  der(h1) = v1 */
    const double der_rocket_h1 = listed[15];
    const double rocket_v1 = listed[9];
    residual[2] = der_rocket_h1 - rocket_v1;
    scale[2] = fabs(der_rocket_h1) + fabs(rocket_v1);

    /* E4  der(v1) = (if phase == 1 then F1/(m1 + m2) else 0) - g */
    const double der_rocket_v1 = listed[16];
    const double rocket_m1 = listed[0];
    const double rocket_m2 = listed[1];
    const double rocket_g = listed[2];
    const double part_of_E4 = part_of_E1 ? rocket_F1 / (rocket_m1 + rocket_m2) : 0.0;
    residual[3] = der_rocket_v1 - (part_of_E4 - rocket_g);
    scale[3] = fabs(der_rocket_v1) + fabs(part_of_E4) + fabs(rocket_g);

    /* E5  der(h2) = v2 */
    const double der_rocket_h2 = listed[17];
    const double rocket_v2 = listed[11];
    residual[4] = der_rocket_h2 - rocket_v2;
    scale[4] = fabs(der_rocket_h2) + fabs(rocket_v2);

    /* E6  der(v2) = if phase == 1 then der(v1) else F2/m2 - g */
    const double der_rocket_v2 = listed[18];
    const double part_of_E6 = part_of_E1 ? der_rocket_v1 : rocket_F2 / rocket_m2 - rocket_g;
    residual[5] = der_rocket_v2 - part_of_E6;
    scale[5] = fabs(der_rocket_v2) + fabs(part_of_E6);
}

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    const struct Rocket *rocket = &m->rocket;

    (void)m, (void)time, (void)listed;
    const double rocket_t3 = listed[7];
    margin[0] = m->branch.time_below_rocket_t3 ? rocket_t3 - time : -(rocket_t3 - time); /* E2  time < rocket.t3 */
    const double rocket_t1 = listed[5];
    /* A1  time >= rocket.entered(Flight) + rocket.t1 */
    margin[1] = are_equal(m->pre.rocket_Flight, 1.0)
            ? (m->branch.time_at_least_rocket_entered_Flight___rocket_t1 ? time - (rocket->entered_Flight + rocket_t1)
            : -(time - (rocket->entered_Flight + rocket_t1))) : 1.0;
    const double rocket_t2 = listed[6];
    /* A1  time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) */
    margin[2] = are_equal(m->pre.rocket_Flight, 2.0)
            ? (m->branch.relation_of_algorithm ? time - (rocket->entered_Flight + (rocket_t2 - rocket_t1))
            : -(time - (rocket->entered_Flight + (rocket_t2 - rocket_t1)))) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double rocket_h2 = listed[10];
    bool rocket_h2_is_set = false;
    double rocket_v2 = listed[11];
    bool rocket_v2_is_set = false;
    double rocket_phase = m->pre.rocket_phase;
    bool rocket_phase_is_set = false;
    double rocket_Flight = m->pre.rocket_Flight;
    bool rocket_Flight_is_set = false;
    double rocket_entered_Flight = m->pre.rocket_entered_Flight;
    bool rocket_entered_Flight_is_set = false;
    if (are_equal(m->pre.rocket_Flight, 0.0)) {
        rocket_Flight = 1.0;
        rocket_Flight_is_set = true;
        rocket_entered_Flight = time;
        rocket_entered_Flight_is_set = true;
    } else if (are_equal(m->pre.rocket_Flight, 1.0)) {
        if (m->branch.time_at_least_rocket_entered_Flight___rocket_t1) {
            rocket_Flight = 2.0;
            rocket_Flight_is_set = true;
            rocket_entered_Flight = time;
            rocket_entered_Flight_is_set = true;
            rocket_phase = 2.0;
            rocket_phase_is_set = true;
            rocket_h2 = listed[8];
            rocket_h2_is_set = true;
            rocket_v2 = listed[9];
            rocket_v2_is_set = true;
        }
    } else if (are_equal(m->pre.rocket_Flight, 2.0)) {
        if (m->branch.relation_of_algorithm) {
            rocket_Flight = 3.0;
            rocket_Flight_is_set = true;
            rocket_phase = 3.0;
            rocket_phase_is_set = true;
        }
    }
    value[0] = rocket_h2;
    is_set[0] = rocket_h2_is_set;
    value[1] = rocket_v2;
    is_set[1] = rocket_v2_is_set;
    value[2] = rocket_phase;
    is_set[2] = rocket_phase_is_set;
    value[3] = rocket_Flight;
    is_set[3] = rocket_Flight_is_set;
    value[4] = rocket_entered_Flight;
    is_set[4] = rocket_entered_Flight_is_set;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}
