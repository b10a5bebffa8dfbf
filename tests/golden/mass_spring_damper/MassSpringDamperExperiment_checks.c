/* MassSpringDamperExperiment_checks.c - the equations as drawn, for --verify, of
 *     MassSpringDamper::MassSpringDamperExperiment, from model.xmi, by sysphsc 0.1.0. */
#include "MassSpringDamperExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    /* E1  lV = 0 */
    const double wall_p_lV = listed[1];
    residual[0] = wall_p_lV - 0.0;
    scale[0] = fabs(wall_p_lV);

    /* E2  fA + fB = 0 */
    const double k1_a_f = listed[2];
    const double k1_b_f = listed[4];
    residual[1] = k1_a_f + k1_b_f - 0.0;
    scale[1] = fabs(k1_a_f) + fabs(k1_b_f);

    /* E3  relV = vB - vA */
    const double k1_relV = listed[7];
    const double k1_b_lV = listed[5];
    const double k1_a_lV = listed[3];
    residual[2] = k1_relV - (k1_b_lV - k1_a_lV);
    scale[2] = fabs(k1_relV) + fabs(k1_b_lV) + fabs(k1_a_lV);

    /* E4  der(displ) = relV */
    const double der_k1_displ = listed[32];
    residual[3] = der_k1_displ - k1_relV;
    scale[3] = fabs(der_k1_displ) + fabs(k1_relV);

    /* E5  forceThru = fB */
    const double k1_forceThru = listed[6];
    residual[4] = k1_forceThru - k1_b_f;
    scale[4] = fabs(k1_forceThru) + fabs(k1_b_f);

    /* E6  forceThru = k*displ */
    const double k1_k = listed[9];
    const double k1_displ = listed[8];
    residual[5] = k1_forceThru - k1_k * k1_displ;
    scale[5] = fabs(k1_forceThru) + fabs(k1_k * k1_displ);

    /* E7  fA + fB = 0 */
    const double d1_a_f = listed[10];
    const double d1_b_f = listed[12];
    residual[6] = d1_a_f + d1_b_f - 0.0;
    scale[6] = fabs(d1_a_f) + fabs(d1_b_f);

    /* E8  relV = vB - vA */
    const double d1_relV = listed[15];
    const double d1_b_lV = listed[13];
    const double d1_a_lV = listed[11];
    residual[7] = d1_relV - (d1_b_lV - d1_a_lV);
    scale[7] = fabs(d1_relV) + fabs(d1_b_lV) + fabs(d1_a_lV);

    /* E9  der(displ) = relV */
    const double der_d1_displ = listed[33];
    residual[8] = der_d1_displ - d1_relV;
    scale[8] = fabs(der_d1_displ) + fabs(d1_relV);

    /* E10  forceThru = fB */
    const double d1_forceThru = listed[14];
    residual[9] = d1_forceThru - d1_b_f;
    scale[9] = fabs(d1_forceThru) + fabs(d1_b_f);

    /* E11  forceThru = k*relV */
    const double d1_k = listed[17];
    residual[10] = d1_forceThru - d1_k * d1_relV;
    scale[10] = fabs(d1_forceThru) + fabs(d1_k * d1_relV);

    /* E12  vA = v */
    const double m1_a_lV = listed[19];
    const double m1_v = listed[23];
    residual[11] = m1_a_lV - m1_v;
    scale[11] = fabs(m1_a_lV) + fabs(m1_v);

    /* E13  vB = v */
    const double m1_b_lV = listed[21];
    residual[12] = m1_b_lV - m1_v;
    scale[12] = fabs(m1_b_lV) + fabs(m1_v);

    /* E14  m*der(v) = fA + fB */
    const double m1_m = listed[22];
    const double der_m1_v = listed[34];
    const double m1_a_f = listed[18];
    const double m1_b_f = listed[20];
    residual[13] = m1_m * der_m1_v - (m1_a_f + m1_b_f);
    scale[13] = fabs(m1_m * der_m1_v) + fabs(m1_a_f) + fabs(m1_b_f);

    /* E15  f = -u*signal2Force */
    const double f_p_f = listed[25];
    const double f_in_rSig = listed[24];
    const double f_signal2Force = listed[27];
    residual[14] = f_p_f + (f_in_rSig * f_signal2Force);
    scale[14] = fabs(f_p_f) + fabs(f_in_rSig * f_signal2Force);

    /* E16  y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    const double sine_out_rSig = listed[28];
    const double sine_offset = listed[31];
    const double sine_amplitude = listed[30];
    const double sine_frequency = listed[29];
    const double part_of_E16 = sine_amplitude * sin(2.0 * 3.141592653589793 * sine_frequency * time);
    residual[15] = sine_out_rSig - (sine_offset + part_of_E16);
    scale[15] = fabs(sine_out_rSig) + fabs(sine_offset) + fabs(part_of_E16);

    /* E17  connection MassSpringDamper::c1 */
    residual[16] = wall_p_lV - k1_a_lV;
    scale[16] = fabs(wall_p_lV) + fabs(k1_a_lV);

    /* E18  connection MassSpringDamper::c2 */
    residual[17] = wall_p_lV - d1_a_lV;
    scale[17] = fabs(wall_p_lV) + fabs(d1_a_lV);

    /* E19  connection MassSpringDamper::c3 */
    residual[18] = k1_b_lV - m1_a_lV;
    scale[18] = fabs(k1_b_lV) + fabs(m1_a_lV);

    /* E20  connection MassSpringDamper::c4 */
    residual[19] = d1_b_lV - m1_a_lV;
    scale[19] = fabs(d1_b_lV) + fabs(m1_a_lV);

    /* E21  connection MassSpringDamper::c5 */
    const double f_p_lV = listed[26];
    residual[20] = m1_b_lV - f_p_lV;
    scale[20] = fabs(m1_b_lV) + fabs(f_p_lV);

    /* E22  connection MassSpringDamper::c6 */
    residual[21] = sine_out_rSig - f_in_rSig;
    scale[21] = fabs(sine_out_rSig) + fabs(f_in_rSig);

    /* E23  flows at MassSpringDamper::c1 */
    const double wall_p_f = listed[0];
    residual[22] = wall_p_f + k1_a_f + d1_a_f - 0.0;
    scale[22] = fabs(wall_p_f) + fabs(k1_a_f) + fabs(d1_a_f);

    /* E24  flows at MassSpringDamper::c3 */
    residual[23] = k1_b_f + m1_a_f + d1_b_f - 0.0;
    scale[23] = fabs(k1_b_f) + fabs(m1_a_f) + fabs(d1_b_f);

    /* E25  flows at MassSpringDamper::c5 */
    residual[24] = m1_b_f + f_p_f - 0.0;
    scale[24] = fabs(m1_b_f) + fabs(f_p_f);
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
