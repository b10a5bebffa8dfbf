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
    /* E1  fixedT  FixedTemperatureConstraint::temperature  t = t_set  EntropyTransfer.xmi:665 */
    const double fixedT_p_t = listed[1];
    const double fixedT_t_set = listed[2];
    residual[0] = fixedT_p_t - fixedT_t_set;
    scale[0] = fabs(fixedT_p_t) + fabs(fixedT_t_set);

    /* E2  rod  Rod::first  der(T[1]) = k1*(2*(a.t - T[1]) - (T[1] - T[2]))  model.xmi:93 */
    const double der_rod_T_1 = listed[28];
    const double rod_k1 = listed[15];
    const double rod_a_t = listed[4];
    const double rod_T_1 = listed[17];
    const double rod_T_2 = listed[18];
    const double part_of_E2 = rod_k1 * (2.0 * (rod_a_t - rod_T_1) - (rod_T_1 - rod_T_2));
    residual[1] = der_rod_T_1 - part_of_E2;
    scale[1] = fabs(der_rod_T_1) + fabs(part_of_E2);

    /* E3  rod  Rod::inner  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 2  model.xmi:96 */
    const double der_rod_T_2 = listed[29];
    const double rod_T_3 = listed[19];
    residual[2] = der_rod_T_2 - rod_k1 * (rod_T_3 - 2.0 * rod_T_2 + rod_T_1);
    scale[2] = fabs(der_rod_T_2) + fabs(rod_k1 * (rod_T_3 - 2.0 * rod_T_2 + rod_T_1));

    /* E4  rod  Rod::inner  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 3  model.xmi:96 */
    const double der_rod_T_3 = listed[30];
    const double rod_T_4 = listed[20];
    residual[3] = der_rod_T_3 - rod_k1 * (rod_T_4 - 2.0 * rod_T_3 + rod_T_2);
    scale[3] = fabs(der_rod_T_3) + fabs(rod_k1 * (rod_T_4 - 2.0 * rod_T_3 + rod_T_2));

    /* E5  rod  Rod::inner  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 4  model.xmi:96 */
    const double der_rod_T_4 = listed[31];
    const double rod_T_5 = listed[21];
    residual[4] = der_rod_T_4 - rod_k1 * (rod_T_5 - 2.0 * rod_T_4 + rod_T_3);
    scale[4] = fabs(der_rod_T_4) + fabs(rod_k1 * (rod_T_5 - 2.0 * rod_T_4 + rod_T_3));

    /* E6  rod  Rod::last  der(T[n]) = k1*((T[n - 1] - T[n]) - 2*(T[n] - b.t))  model.xmi:99 */
    const double der_rod_T_5 = listed[32];
    const double rod_b_t = listed[6];
    const double part_of_E6 = rod_k1 * (rod_T_4 - rod_T_5 - 2.0 * (rod_T_5 - rod_b_t));
    residual[5] = der_rod_T_5 - part_of_E6;
    scale[5] = fabs(der_rod_T_5) + fabs(part_of_E6);

    /* E7  rod  Rod::left  Qa = k2*(a.t - T[1])  model.xmi:102 */
    const double rod_Qa = listed[22];
    const double rod_k2 = listed[16];
    residual[6] = rod_Qa - rod_k2 * (rod_a_t - rod_T_1);
    scale[6] = fabs(rod_Qa) + fabs(rod_k2 * (rod_a_t - rod_T_1));

    /* E8  rod  Rod::right  Qb = k2*(b.t - T[n])  model.xmi:105 */
    const double rod_Qb = listed[23];
    residual[7] = rod_Qb - rod_k2 * (rod_b_t - rod_T_5);
    scale[7] = fabs(rod_Qb) + fabs(rod_k2 * (rod_b_t - rod_T_5));

    /* E9  rod  Rod::leftEntropy  a.sF*a.t = Qa  model.xmi:108 */
    const double rod_a_sF = listed[3];
    residual[8] = rod_a_sF * rod_a_t - rod_Qa;
    scale[8] = fabs(rod_a_sF * rod_a_t) + fabs(rod_Qa);

    /* E10  rod  Rod::rightEntropy  b.sF*b.t = Qb  model.xmi:111 */
    const double rod_b_sF = listed[5];
    residual[9] = rod_b_sF * rod_b_t - rod_Qb;
    scale[9] = fabs(rod_b_sF * rod_b_t) + fabs(rod_Qb);

    /* E11  rod  Rod::heat  stored = rho*c*A*dx*sum(T[i] - T0 for i in 1:n)  model.xmi:114 */
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

    /* E12  fixedQflow  FixedThermalPowerConstraint::heat  sF*t = -power  EntropyTransfer.xmi:648 */
    const double fixedQflow_p_sF = listed[25];
    const double fixedQflow_p_t = listed[26];
    const double fixedQflow_power = listed[27];
    residual[11] = fixedQflow_p_sF * fixedQflow_p_t + fixedQflow_power;
    scale[11] = fabs(fixedQflow_p_sF * fixedQflow_p_t) + fabs(fixedQflow_power);

    /* E13  connection HeatedRod::fixedT.p-rod.a  fixedT.p.t = rod.a.t  model.xmi:132 */
    residual[12] = fixedT_p_t - rod_a_t;
    scale[12] = fabs(fixedT_p_t) + fabs(rod_a_t);

    /* E14  connection HeatedRod::rod.b-fixedQflow.p  rod.b.t = fixedQflow.p.t  model.xmi:138 */
    residual[13] = rod_b_t - fixedQflow_p_t;
    scale[13] = fabs(rod_b_t) + fabs(fixedQflow_p_t);

    /* E15  flows at HeatedRod::fixedT.p-rod.a  fixedT.p.sF + rod.a.sF = 0  model.xmi:132 */
    const double fixedT_p_sF = listed[0];
    residual[14] = fixedT_p_sF + rod_a_sF - 0.0;
    scale[14] = fabs(fixedT_p_sF) + fabs(rod_a_sF);

    /* E16  flows at HeatedRod::rod.b-fixedQflow.p  rod.b.sF + fixedQflow.p.sF = 0  model.xmi:138 */
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
