/* RodExperiment_checks.c - the equations as drawn, for --verify, of HeatedRod::RodExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "RodExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E1  t = t_set */
    const double fixedT_p_t = listed[1];
    const double fixedT_t_set = listed[2];
    residual[0] = fixedT_p_t - fixedT_t_set;
    scale[0] = fabs(fixedT_p_t) + fabs(fixedT_t_set);

    /* E2  der(T[1]) = k1*(2*(a.t - T[1]) - (T[1] - T[2])) */
    const double der_rod_T_1 = listed[28];
    const double rod_k1 = listed[15];
    const double rod_a_t = listed[4];
    const double rod_T_1 = listed[17];
    const double rod_T_2 = listed[18];
    const double part_of_E2 = rod_k1 * (2.0 * (rod_a_t - rod_T_1) - (rod_T_1 - rod_T_2));
    residual[1] = der_rod_T_1 - part_of_E2;
    scale[1] = fabs(der_rod_T_1) + fabs(part_of_E2);

    /* E3  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 2 */
    const double der_rod_T_2 = listed[29];
    const double rod_T_3 = listed[19];
    residual[2] = der_rod_T_2 - rod_k1 * (rod_T_3 - 2.0 * rod_T_2 + rod_T_1);
    scale[2] = fabs(der_rod_T_2) + fabs(rod_k1 * (rod_T_3 - 2.0 * rod_T_2 + rod_T_1));

    /* E4  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 3 */
    const double der_rod_T_3 = listed[30];
    const double rod_T_4 = listed[20];
    residual[3] = der_rod_T_3 - rod_k1 * (rod_T_4 - 2.0 * rod_T_3 + rod_T_2);
    scale[3] = fabs(der_rod_T_3) + fabs(rod_k1 * (rod_T_4 - 2.0 * rod_T_3 + rod_T_2));

    /* E5  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 4 */
    const double der_rod_T_4 = listed[31];
    const double rod_T_5 = listed[21];
    residual[4] = der_rod_T_4 - rod_k1 * (rod_T_5 - 2.0 * rod_T_4 + rod_T_3);
    scale[4] = fabs(der_rod_T_4) + fabs(rod_k1 * (rod_T_5 - 2.0 * rod_T_4 + rod_T_3));

    /* E6  der(T[n]) = k1*((T[n - 1] - T[n]) - 2*(T[n] - b.t)) */
    const double der_rod_T_5 = listed[32];
    const double rod_b_t = listed[6];
    const double part_of_E6 = rod_k1 * (rod_T_4 - rod_T_5 - 2.0 * (rod_T_5 - rod_b_t));
    residual[5] = der_rod_T_5 - part_of_E6;
    scale[5] = fabs(der_rod_T_5) + fabs(part_of_E6);

    /* E7  Qa = k2*(a.t - T[1]) */
    const double rod_Qa = listed[22];
    const double rod_k2 = listed[16];
    residual[6] = rod_Qa - rod_k2 * (rod_a_t - rod_T_1);
    scale[6] = fabs(rod_Qa) + fabs(rod_k2 * (rod_a_t - rod_T_1));

    /* E8  Qb = k2*(b.t - T[n]) */
    const double rod_Qb = listed[23];
    residual[7] = rod_Qb - rod_k2 * (rod_b_t - rod_T_5);
    scale[7] = fabs(rod_Qb) + fabs(rod_k2 * (rod_b_t - rod_T_5));

    /* E9  a.sF*a.t = Qa */
    const double rod_a_sF = listed[3];
    residual[8] = rod_a_sF * rod_a_t - rod_Qa;
    scale[8] = fabs(rod_a_sF * rod_a_t) + fabs(rod_Qa);

    /* E10  b.sF*b.t = Qb */
    const double rod_b_sF = listed[5];
    residual[9] = rod_b_sF * rod_b_t - rod_Qb;
    scale[9] = fabs(rod_b_sF * rod_b_t) + fabs(rod_Qb);

    /* E11  stored = rho*c*A*dx*sum(T[i] - T0 for i in 1:n) */
    const double rod_stored = listed[24];
    const double rod_rho = listed[10];
    const double rod_c = listed[12];
    const double rod_A = listed[9];
    const double rod_dx = listed[14];
    const double rod_T0 = listed[13];
    const double part_of_E11 = rod_rho * rod_c * rod_A * rod_dx
            * (rod_T_1 - rod_T0 + (rod_T_2 - rod_T0) + (rod_T_3 - rod_T0) + (rod_T_4 - rod_T0) + (rod_T_5 - rod_T0));
    residual[10] = rod_stored - part_of_E11;
    scale[10] = fabs(rod_stored) + fabs(part_of_E11);

    /* E12  sF*t = -power */
    const double fixedQflow_p_sF = listed[25];
    const double fixedQflow_p_t = listed[26];
    const double fixedQflow_power = listed[27];
    residual[11] = fixedQflow_p_sF * fixedQflow_p_t + fixedQflow_power;
    scale[11] = fabs(fixedQflow_p_sF * fixedQflow_p_t) + fabs(fixedQflow_power);

    /* E13  connection HeatedRod::fixedT.p-rod.a */
    residual[12] = fixedT_p_t - rod_a_t;
    scale[12] = fabs(fixedT_p_t) + fabs(rod_a_t);

    /* E14  connection HeatedRod::rod.b-fixedQflow.p */
    residual[13] = rod_b_t - fixedQflow_p_t;
    scale[13] = fabs(rod_b_t) + fabs(fixedQflow_p_t);

    /* E15  flows at HeatedRod::fixedT.p-rod.a */
    const double fixedT_p_sF = listed[0];
    residual[14] = fixedT_p_sF + rod_a_sF - 0.0;
    scale[14] = fabs(fixedT_p_sF) + fabs(rod_a_sF);

    /* E16  flows at HeatedRod::rod.b-fixedQflow.p */
    residual[15] = rod_b_sF + fixedQflow_p_sF - 0.0;
    scale[15] = fabs(rod_b_sF) + fabs(fixedQflow_p_sF);
}

/* ---- what events set, as drawn ---- */

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)value, (void)is_set; /* nothing */
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}
