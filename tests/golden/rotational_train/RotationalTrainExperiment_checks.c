/* RotationalTrainExperiment_checks.c - the equations as drawn, for --verify, of
 *     RotationalTrain::RotationalTrainExperiment, from model.xmi, by sysphsc 0.1.0. */
#include "RotationalTrainExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

static NOINLINE void residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    /* E1  y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    const double sine_out_rSig = listed[0];
    const double sine_offset = listed[3];
    const double sine_amplitude = listed[2];
    const double sine_frequency = listed[1];
    const double part_of_E1 = sine_amplitude * sin(2.0 * 3.141592653589793 * sine_frequency * time);
    residual[0] = sine_out_rSig - (sine_offset + part_of_E1);
    scale[0] = fabs(sine_out_rSig) + fabs(sine_offset) + fabs(part_of_E1);

    /* E2  t = -u*signal2Torque */
    const double tau_p_t = listed[5];
    const double tau_in_rSig = listed[4];
    const double tau_signal2Torque = listed[7];
    residual[1] = tau_p_t + (tau_in_rSig * tau_signal2Torque);
    scale[1] = fabs(tau_p_t) + fabs(tau_in_rSig * tau_signal2Torque);

    /* E3  aVA = aV */
    const double i1_a_aV = listed[9];
    const double i1_aV = listed[13];
    residual[2] = i1_a_aV - i1_aV;
    scale[2] = fabs(i1_a_aV) + fabs(i1_aV);

    /* E4  aVB = aV */
    const double i1_b_aV = listed[11];
    residual[3] = i1_b_aV - i1_aV;
    scale[3] = fabs(i1_b_aV) + fabs(i1_aV);

    /* E5  der(angle) = aV */
    const double der_i1_angle = listed[84];
    residual[4] = der_i1_angle - i1_aV;
    scale[4] = fabs(der_i1_angle) + fabs(i1_aV);

    /* E6  I*der(aV) = tA + tB */
    const double i1_I = listed[12];
    const double der_i1_aV = listed[85];
    const double i1_a_t = listed[8];
    const double i1_b_t = listed[10];
    residual[5] = i1_I * der_i1_aV - (i1_a_t + i1_b_t);
    scale[5] = fabs(i1_I * der_i1_aV) + fabs(i1_a_t) + fabs(i1_b_t);

    /* E7  tA + tB = 0 */
    const double k1_a_t = listed[15];
    const double k1_b_t = listed[17];
    residual[6] = k1_a_t + k1_b_t - 0.0;
    scale[6] = fabs(k1_a_t) + fabs(k1_b_t);

    /* E8  aVRel = aVB - aVA */
    const double k1_aVRel = listed[19];
    const double k1_b_aV = listed[18];
    const double k1_a_aV = listed[16];
    residual[7] = k1_aVRel - (k1_b_aV - k1_a_aV);
    scale[7] = fabs(k1_aVRel) + fabs(k1_b_aV) + fabs(k1_a_aV);

    /* E9  torqueThru = tB */
    const double k1_torqueThru = listed[20];
    residual[8] = k1_torqueThru - k1_b_t;
    scale[8] = fabs(k1_torqueThru) + fabs(k1_b_t);

    /* E10  der(relPhi) = aVRel */
    const double der_k1_relPhi = listed[86];
    residual[9] = der_k1_relPhi - k1_aVRel;
    scale[9] = fabs(der_k1_relPhi) + fabs(k1_aVRel);

    /* E11  torqueThru = k*relPhi */
    const double k1_k = listed[21];
    const double k1_relPhi = listed[22];
    residual[10] = k1_torqueThru - k1_k * k1_relPhi;
    scale[10] = fabs(k1_torqueThru) + fabs(k1_k * k1_relPhi);

    /* E12  aVA = aV */
    const double i4_a_aV = listed[24];
    const double i4_aV = listed[28];
    residual[11] = i4_a_aV - i4_aV;
    scale[11] = fabs(i4_a_aV) + fabs(i4_aV);

    /* E13  aVB = aV */
    const double i4_b_aV = listed[26];
    residual[12] = i4_b_aV - i4_aV;
    scale[12] = fabs(i4_b_aV) + fabs(i4_aV);

    /* E14  der(angle) = aV */
    const double der_i4_angle = listed[87];
    residual[13] = der_i4_angle - i4_aV;
    scale[13] = fabs(der_i4_angle) + fabs(i4_aV);

    /* E15  I*der(aV) = tA + tB */
    const double i4_I = listed[27];
    const double der_i4_aV = listed[88];
    const double i4_a_t = listed[23];
    const double i4_b_t = listed[25];
    residual[14] = i4_I * der_i4_aV - (i4_a_t + i4_b_t);
    scale[14] = fabs(i4_I * der_i4_aV) + fabs(i4_a_t) + fabs(i4_b_t);

    /* E16  aVA = gearRatio*aVB */
    const double g1_rotA_aV = listed[31];
    const double g1_gearRatio = listed[34];
    const double g1_rotB_aV = listed[33];
    residual[15] = g1_rotA_aV - g1_gearRatio * g1_rotB_aV;
    scale[15] = fabs(g1_rotA_aV) + fabs(g1_gearRatio * g1_rotB_aV);

    /* E17  tB = -gearRatio*tA */
    const double g1_rotB_t = listed[32];
    const double g1_rotA_t = listed[30];
    residual[16] = g1_rotB_t + (g1_gearRatio * g1_rotA_t);
    scale[16] = fabs(g1_rotB_t) + fabs(g1_gearRatio * g1_rotA_t);

    /* E18  aVA = aV */
    const double i5_a_aV = listed[36];
    const double i5_aV = listed[40];
    residual[17] = i5_a_aV - i5_aV;
    scale[17] = fabs(i5_a_aV) + fabs(i5_aV);

    /* E19  aVB = aV */
    const double i5_b_aV = listed[38];
    residual[18] = i5_b_aV - i5_aV;
    scale[18] = fabs(i5_b_aV) + fabs(i5_aV);

    /* E20  der(angle) = aV */
    const double der_i5_angle = listed[89];
    residual[19] = der_i5_angle - i5_aV;
    scale[19] = fabs(der_i5_angle) + fabs(i5_aV);

    /* E21  I*der(aV) = tA + tB */
    const double i5_I = listed[39];
    const double der_i5_aV = listed[90];
    const double i5_a_t = listed[35];
    const double i5_b_t = listed[37];
    residual[20] = i5_I * der_i5_aV - (i5_a_t + i5_b_t);
    scale[20] = fabs(i5_I * der_i5_aV) + fabs(i5_a_t) + fabs(i5_b_t);

    /* E22  tA + tB = 0 */
    const double k2_a_t = listed[42];
    const double k2_b_t = listed[44];
    residual[21] = k2_a_t + k2_b_t - 0.0;
    scale[21] = fabs(k2_a_t) + fabs(k2_b_t);

    /* E23  aVRel = aVB - aVA */
    const double k2_aVRel = listed[46];
    const double k2_b_aV = listed[45];
    const double k2_a_aV = listed[43];
    residual[22] = k2_aVRel - (k2_b_aV - k2_a_aV);
    scale[22] = fabs(k2_aVRel) + fabs(k2_b_aV) + fabs(k2_a_aV);

    /* E24  torqueThru = tB */
    const double k2_torqueThru = listed[47];
    residual[23] = k2_torqueThru - k2_b_t;
    scale[23] = fabs(k2_torqueThru) + fabs(k2_b_t);

    /* E25  der(relPhi) = aVRel */
    const double der_k2_relPhi = listed[91];
    residual[24] = der_k2_relPhi - k2_aVRel;
    scale[24] = fabs(der_k2_relPhi) + fabs(k2_aVRel);

    /* E26  torqueThru = k*relPhi */
    const double k2_k = listed[48];
    const double k2_relPhi = listed[49];
    residual[25] = k2_torqueThru - k2_k * k2_relPhi;
    scale[25] = fabs(k2_torqueThru) + fabs(k2_k * k2_relPhi);

    /* E27  aVA = aV */
    const double i2_a_aV = listed[51];
    const double i2_aV = listed[55];
    residual[26] = i2_a_aV - i2_aV;
    scale[26] = fabs(i2_a_aV) + fabs(i2_aV);

    /* E28  aVB = aV */
    const double i2_b_aV = listed[53];
    residual[27] = i2_b_aV - i2_aV;
    scale[27] = fabs(i2_b_aV) + fabs(i2_aV);

    /* E29  der(angle) = aV */
    const double der_i2_angle = listed[92];
    residual[28] = der_i2_angle - i2_aV;
    scale[28] = fabs(der_i2_angle) + fabs(i2_aV);

    /* E30  I*der(aV) = tA + tB */
    const double i2_I = listed[54];
    const double der_i2_aV = listed[93];
    const double i2_a_t = listed[50];
    const double i2_b_t = listed[52];
    residual[29] = i2_I * der_i2_aV - (i2_a_t + i2_b_t);
    scale[29] = fabs(i2_I * der_i2_aV) + fabs(i2_a_t) + fabs(i2_b_t);
}

static NOINLINE void residuals_2(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E31  tA + tB = 0 */
    const double k3_a_t = listed[57];
    const double k3_b_t = listed[59];
    residual[30] = k3_a_t + k3_b_t - 0.0;
    scale[30] = fabs(k3_a_t) + fabs(k3_b_t);

    /* E32  aVRel = aVB - aVA */
    const double k3_aVRel = listed[61];
    const double k3_b_aV = listed[60];
    const double k3_a_aV = listed[58];
    residual[31] = k3_aVRel - (k3_b_aV - k3_a_aV);
    scale[31] = fabs(k3_aVRel) + fabs(k3_b_aV) + fabs(k3_a_aV);

    /* E33  torqueThru = tB */
    const double k3_torqueThru = listed[62];
    residual[32] = k3_torqueThru - k3_b_t;
    scale[32] = fabs(k3_torqueThru) + fabs(k3_b_t);

    /* E34  der(relPhi) = aVRel */
    const double der_k3_relPhi = listed[94];
    residual[33] = der_k3_relPhi - k3_aVRel;
    scale[33] = fabs(der_k3_relPhi) + fabs(k3_aVRel);

    /* E35  torqueThru = k*relPhi */
    const double k3_k = listed[63];
    const double k3_relPhi = listed[64];
    residual[34] = k3_torqueThru - k3_k * k3_relPhi;
    scale[34] = fabs(k3_torqueThru) + fabs(k3_k * k3_relPhi);

    /* E36  tA + tB = 0 */
    const double d3_a_t = listed[65];
    const double d3_b_t = listed[67];
    residual[35] = d3_a_t + d3_b_t - 0.0;
    scale[35] = fabs(d3_a_t) + fabs(d3_b_t);

    /* E37  aVRel = aVB - aVA */
    const double d3_aVRel = listed[69];
    const double d3_b_aV = listed[68];
    const double d3_a_aV = listed[66];
    residual[36] = d3_aVRel - (d3_b_aV - d3_a_aV);
    scale[36] = fabs(d3_aVRel) + fabs(d3_b_aV) + fabs(d3_a_aV);

    /* E38  torqueThru = tB */
    const double d3_torqueThru = listed[70];
    residual[37] = d3_torqueThru - d3_b_t;
    scale[37] = fabs(d3_torqueThru) + fabs(d3_b_t);

    /* E39  torqueThru = k*aVRel */
    const double d3_k = listed[71];
    residual[38] = d3_torqueThru - d3_k * d3_aVRel;
    scale[38] = fabs(d3_torqueThru) + fabs(d3_k * d3_aVRel);

    /* E40  aVA = aV */
    const double i3_a_aV = listed[73];
    const double i3_aV = listed[77];
    residual[39] = i3_a_aV - i3_aV;
    scale[39] = fabs(i3_a_aV) + fabs(i3_aV);

    /* E41  aVB = aV */
    const double i3_b_aV = listed[75];
    residual[40] = i3_b_aV - i3_aV;
    scale[40] = fabs(i3_b_aV) + fabs(i3_aV);

    /* E42  der(angle) = aV */
    const double der_i3_angle = listed[95];
    residual[41] = der_i3_angle - i3_aV;
    scale[41] = fabs(der_i3_angle) + fabs(i3_aV);

    /* E43  I*der(aV) = tA + tB */
    const double i3_I = listed[76];
    const double der_i3_aV = listed[96];
    const double i3_a_t = listed[72];
    const double i3_b_t = listed[74];
    residual[42] = i3_I * der_i3_aV - (i3_a_t + i3_b_t);
    scale[42] = fabs(i3_I * der_i3_aV) + fabs(i3_a_t) + fabs(i3_b_t);

    /* E44  t = 0 */
    const double sensor_p_t = listed[79];
    residual[43] = sensor_p_t - 0.0;
    scale[43] = fabs(sensor_p_t);

    /* E45  der(angle) = aV */
    const double der_sensor_angle = listed[97];
    const double sensor_p_aV = listed[80];
    residual[44] = der_sensor_angle - sensor_p_aV;
    scale[44] = fabs(der_sensor_angle) + fabs(sensor_p_aV);

    /* E46  y = angle/angle2Signal */
    const double sensor_out_rSig = listed[81];
    const double sensor_angle = listed[83];
    const double sensor_angle2Signal = listed[82];
    residual[45] = sensor_out_rSig - sensor_angle / sensor_angle2Signal;
    scale[45] = fabs(sensor_out_rSig) + fabs(sensor_angle / sensor_angle2Signal);

    /* E47  connection RotationalTrain::c1 */
    const double sine_out_rSig = listed[0];
    const double tau_in_rSig = listed[4];
    residual[46] = sine_out_rSig - tau_in_rSig;
    scale[46] = fabs(sine_out_rSig) + fabs(tau_in_rSig);

    /* E48  connection RotationalTrain::c2 */
    const double tau_p_aV = listed[6];
    const double i1_a_aV = listed[9];
    residual[47] = tau_p_aV - i1_a_aV;
    scale[47] = fabs(tau_p_aV) + fabs(i1_a_aV);

    /* E49  connection RotationalTrain::c3 */
    const double i1_b_aV = listed[11];
    const double k1_a_aV = listed[16];
    residual[48] = i1_b_aV - k1_a_aV;
    scale[48] = fabs(i1_b_aV) + fabs(k1_a_aV);

    /* E50  connection RotationalTrain::c4 */
    const double k1_b_aV = listed[18];
    const double i4_a_aV = listed[24];
    residual[49] = k1_b_aV - i4_a_aV;
    scale[49] = fabs(k1_b_aV) + fabs(i4_a_aV);

    /* E51  connection RotationalTrain::c5 */
    const double i4_b_aV = listed[26];
    const double g1_rotA_aV = listed[31];
    residual[50] = i4_b_aV - g1_rotA_aV;
    scale[50] = fabs(i4_b_aV) + fabs(g1_rotA_aV);

    /* E52  connection RotationalTrain::c6 */
    const double g1_rotB_aV = listed[33];
    const double i5_a_aV = listed[36];
    residual[51] = g1_rotB_aV - i5_a_aV;
    scale[51] = fabs(g1_rotB_aV) + fabs(i5_a_aV);

    /* E53  connection RotationalTrain::c7 */
    const double i5_b_aV = listed[38];
    const double k2_a_aV = listed[43];
    residual[52] = i5_b_aV - k2_a_aV;
    scale[52] = fabs(i5_b_aV) + fabs(k2_a_aV);

    /* E54  connection RotationalTrain::c8 */
    const double k2_b_aV = listed[45];
    const double i2_a_aV = listed[51];
    residual[53] = k2_b_aV - i2_a_aV;
    scale[53] = fabs(k2_b_aV) + fabs(i2_a_aV);

    /* E55  connection RotationalTrain::c9 */
    const double i2_b_aV = listed[53];
    residual[54] = i2_b_aV - k3_a_aV;
    scale[54] = fabs(i2_b_aV) + fabs(k3_a_aV);

    /* E56  connection RotationalTrain::c10 */
    residual[55] = i2_b_aV - d3_a_aV;
    scale[55] = fabs(i2_b_aV) + fabs(d3_a_aV);

    /* E57  connection RotationalTrain::c11 */
    residual[56] = k3_b_aV - i3_a_aV;
    scale[56] = fabs(k3_b_aV) + fabs(i3_a_aV);

    /* E58  connection RotationalTrain::c12 */
    residual[57] = d3_b_aV - i3_a_aV;
    scale[57] = fabs(d3_b_aV) + fabs(i3_a_aV);

    /* E59  connection RotationalTrain::c13 */
    residual[58] = i3_b_aV - sensor_p_aV;
    scale[58] = fabs(i3_b_aV) + fabs(sensor_p_aV);

    /* E60  flows at RotationalTrain::c2 */
    const double tau_p_t = listed[5];
    const double i1_a_t = listed[8];
    residual[59] = tau_p_t + i1_a_t - 0.0;
    scale[59] = fabs(tau_p_t) + fabs(i1_a_t);
}

static NOINLINE void residuals_3(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E61  flows at RotationalTrain::c3 */
    const double i1_b_t = listed[10];
    const double k1_a_t = listed[15];
    residual[60] = i1_b_t + k1_a_t - 0.0;
    scale[60] = fabs(i1_b_t) + fabs(k1_a_t);

    /* E62  flows at RotationalTrain::c4 */
    const double k1_b_t = listed[17];
    const double i4_a_t = listed[23];
    residual[61] = k1_b_t + i4_a_t - 0.0;
    scale[61] = fabs(k1_b_t) + fabs(i4_a_t);

    /* E63  flows at RotationalTrain::c5 */
    const double i4_b_t = listed[25];
    const double g1_rotA_t = listed[30];
    residual[62] = i4_b_t + g1_rotA_t - 0.0;
    scale[62] = fabs(i4_b_t) + fabs(g1_rotA_t);

    /* E64  flows at RotationalTrain::c6 */
    const double g1_rotB_t = listed[32];
    const double i5_a_t = listed[35];
    residual[63] = g1_rotB_t + i5_a_t - 0.0;
    scale[63] = fabs(g1_rotB_t) + fabs(i5_a_t);

    /* E65  flows at RotationalTrain::c7 */
    const double i5_b_t = listed[37];
    const double k2_a_t = listed[42];
    residual[64] = i5_b_t + k2_a_t - 0.0;
    scale[64] = fabs(i5_b_t) + fabs(k2_a_t);

    /* E66  flows at RotationalTrain::c8 */
    const double k2_b_t = listed[44];
    const double i2_a_t = listed[50];
    residual[65] = k2_b_t + i2_a_t - 0.0;
    scale[65] = fabs(k2_b_t) + fabs(i2_a_t);

    /* E67  flows at RotationalTrain::c9 */
    const double i2_b_t = listed[52];
    const double k3_a_t = listed[57];
    const double d3_a_t = listed[65];
    residual[66] = i2_b_t + k3_a_t + d3_a_t - 0.0;
    scale[66] = fabs(i2_b_t) + fabs(k3_a_t) + fabs(d3_a_t);

    /* E68  flows at RotationalTrain::c11 */
    const double k3_b_t = listed[59];
    const double i3_a_t = listed[72];
    const double d3_b_t = listed[67];
    residual[67] = k3_b_t + i3_a_t + d3_b_t - 0.0;
    scale[67] = fabs(k3_b_t) + fabs(i3_a_t) + fabs(d3_b_t);

    /* E69  flows at RotationalTrain::c13 */
    const double i3_b_t = listed[74];
    const double sensor_p_t = listed[79];
    residual[68] = i3_b_t + sensor_p_t - 0.0;
    scale[68] = fabs(i3_b_t) + fabs(sensor_p_t);
}

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    residuals(m, time, listed, residual, scale);
    residuals_2(m, time, listed, residual, scale);
    residuals_3(m, time, listed, residual, scale);
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
