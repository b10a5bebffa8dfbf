/* CircuitExperiment_checks.c - the equations as drawn, for --verify, of RlcCircuit::CircuitExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "CircuitExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

static NOINLINE void residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    /* E1  v = vP - vN */
    const double s_v = listed[4];
    const double s_p_v = listed[1];
    const double s_n_v = listed[3];
    residual[0] = s_v - (s_p_v - s_n_v);
    scale[0] = fabs(s_v) + fabs(s_p_v) + fabs(s_n_v);

    /* E2  i = iP */
    const double s_i = listed[5];
    const double s_p_i = listed[0];
    residual[1] = s_i - s_p_i;
    scale[1] = fabs(s_i) + fabs(s_p_i);

    /* E3  iP + iN = 0 */
    const double s_n_i = listed[2];
    residual[2] = s_p_i + s_n_i - 0.0;
    scale[2] = fabs(s_p_i) + fabs(s_n_i);

    /* E4  v = amp*sin(2*3.141592653589793*frequency*time) */
    const double s_amp = listed[6];
    const double s_frequency = listed[7];
    const double part_of_E4 = s_amp * sin(2.0 * 3.141592653589793 * s_frequency * time);
    residual[3] = s_v - part_of_E4;
    scale[3] = fabs(s_v) + fabs(part_of_E4);

    /* E5  v = vP - vN */
    const double rc_v = listed[12];
    const double rc_p_v = listed[9];
    const double rc_n_v = listed[11];
    residual[4] = rc_v - (rc_p_v - rc_n_v);
    scale[4] = fabs(rc_v) + fabs(rc_p_v) + fabs(rc_n_v);

    /* E6  i = iP */
    const double rc_i = listed[13];
    const double rc_p_i = listed[8];
    residual[5] = rc_i - rc_p_i;
    scale[5] = fabs(rc_i) + fabs(rc_p_i);

    /* E7  iP + iN = 0 */
    const double rc_n_i = listed[10];
    residual[6] = rc_p_i + rc_n_i - 0.0;
    scale[6] = fabs(rc_p_i) + fabs(rc_n_i);

    /* E8  r*i = v */
    const double rc_resistance = listed[18];
    residual[7] = rc_resistance * rc_i - rc_v;
    scale[7] = fabs(rc_resistance * rc_i) + fabs(rc_v);

    /* E9  v = vP - vN */
    const double c_v = listed[23];
    const double c_p_v = listed[20];
    const double c_n_v = listed[22];
    residual[8] = c_v - (c_p_v - c_n_v);
    scale[8] = fabs(c_v) + fabs(c_p_v) + fabs(c_n_v);

    /* E10  i = iP */
    const double c_i = listed[24];
    const double c_p_i = listed[19];
    residual[9] = c_i - c_p_i;
    scale[9] = fabs(c_i) + fabs(c_p_i);

    /* E11  iP + iN = 0 */
    const double c_n_i = listed[21];
    residual[10] = c_p_i + c_n_i - 0.0;
    scale[10] = fabs(c_p_i) + fabs(c_n_i);

    /* E12  c*der(v) = i */
    const double c_c = listed[25];
    const double der_c_v = listed[46];
    residual[11] = c_c * der_c_v - c_i;
    scale[11] = fabs(c_c * der_c_v) + fabs(c_i);

    /* E13  v = vP - vN */
    const double ri_v = listed[30];
    const double ri_p_v = listed[27];
    const double ri_n_v = listed[29];
    residual[12] = ri_v - (ri_p_v - ri_n_v);
    scale[12] = fabs(ri_v) + fabs(ri_p_v) + fabs(ri_n_v);

    /* E14  i = iP */
    const double ri_i = listed[31];
    const double ri_p_i = listed[26];
    residual[13] = ri_i - ri_p_i;
    scale[13] = fabs(ri_i) + fabs(ri_p_i);

    /* E15  iP + iN = 0 */
    const double ri_n_i = listed[28];
    residual[14] = ri_p_i + ri_n_i - 0.0;
    scale[14] = fabs(ri_p_i) + fabs(ri_n_i);

    /* E16  r*i = v */
    const double ri_resistance = listed[36];
    residual[15] = ri_resistance * ri_i - ri_v;
    scale[15] = fabs(ri_resistance * ri_i) + fabs(ri_v);

    /* E17  v = vP - vN */
    const double i_v = listed[41];
    const double i_p_v = listed[38];
    const double i_n_v = listed[40];
    residual[16] = i_v - (i_p_v - i_n_v);
    scale[16] = fabs(i_v) + fabs(i_p_v) + fabs(i_n_v);

    /* E18  i = iP */
    const double i_i = listed[42];
    const double i_p_i = listed[37];
    residual[17] = i_i - i_p_i;
    scale[17] = fabs(i_i) + fabs(i_p_i);

    /* E19  iP + iN = 0 */
    const double i_n_i = listed[39];
    residual[18] = i_p_i + i_n_i - 0.0;
    scale[18] = fabs(i_p_i) + fabs(i_n_i);

    /* E20  l*der(i) = v */
    const double i_l = listed[43];
    const double der_i_i = listed[47];
    residual[19] = i_l * der_i_i - i_v;
    scale[19] = fabs(i_l * der_i_i) + fabs(i_v);

    /* E21  vP = 0 */
    const double g_p_v = listed[45];
    residual[20] = g_p_v - 0.0;
    scale[20] = fabs(g_p_v);

    /* E22  connection Circuit::c1 */
    residual[21] = s_p_v - rc_p_v;
    scale[21] = fabs(s_p_v) + fabs(rc_p_v);

    /* E23  connection Circuit::c2 */
    residual[22] = rc_n_v - c_p_v;
    scale[22] = fabs(rc_n_v) + fabs(c_p_v);

    /* E24  connection Circuit::c3 */
    residual[23] = c_n_v - s_n_v;
    scale[23] = fabs(c_n_v) + fabs(s_n_v);

    /* E25  connection Circuit::c4 */
    residual[24] = s_p_v - ri_p_v;
    scale[24] = fabs(s_p_v) + fabs(ri_p_v);

    /* E26  connection Circuit::c5 */
    residual[25] = ri_n_v - i_p_v;
    scale[25] = fabs(ri_n_v) + fabs(i_p_v);

    /* E27  connection Circuit::c6 */
    residual[26] = i_n_v - s_n_v;
    scale[26] = fabs(i_n_v) + fabs(s_n_v);

    /* E28  connection Circuit::c7 */
    residual[27] = s_n_v - g_p_v;
    scale[27] = fabs(s_n_v) + fabs(g_p_v);

    /* E29  flows at Circuit::c1 */
    residual[28] = s_p_i + rc_p_i + ri_p_i - 0.0;
    scale[28] = fabs(s_p_i) + fabs(rc_p_i) + fabs(ri_p_i);

    /* E30  flows at Circuit::c2 */
    residual[29] = rc_n_i + c_p_i - 0.0;
    scale[29] = fabs(rc_n_i) + fabs(c_p_i);
}

static NOINLINE void residuals_2(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E31  flows at Circuit::c3 */
    const double c_n_i = listed[21];
    const double s_n_i = listed[2];
    const double i_n_i = listed[39];
    const double g_p_i = listed[44];
    residual[30] = c_n_i + s_n_i + i_n_i + g_p_i - 0.0;
    scale[30] = fabs(c_n_i) + fabs(s_n_i) + fabs(i_n_i) + fabs(g_p_i);

    /* E32  flows at Circuit::c5 */
    const double ri_n_i = listed[28];
    const double i_p_i = listed[37];
    residual[31] = ri_n_i + i_p_i - 0.0;
    scale[31] = fabs(ri_n_i) + fabs(i_p_i);
}

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    residuals(m, time, listed, residual, scale);
    residuals_2(m, time, listed, residual, scale);
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
