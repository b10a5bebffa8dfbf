/* EPASExperiment_checks.c - the equations as drawn, for --verify, of Epas::EPASExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "EPASExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

static NOINLINE void residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    /* E1  y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    const double driver_out_rSig = listed[0];
    const double driver_offset = listed[3];
    const double driver_amplitude = listed[2];
    const double driver_frequency = listed[1];
    const double part_of_E1 = driver_amplitude * sin(2.0 * 3.141592653589793 * driver_frequency * time);
    residual[0] = driver_out_rSig - (driver_offset + part_of_E1);
    scale[0] = fabs(driver_out_rSig) + fabs(driver_offset) + fabs(part_of_E1);

    /* E2  t = -u*signal2Torque */
    const double driverTorque_p_t = listed[5];
    const double driverTorque_in_rSig = listed[4];
    const double driverTorque_signal2Torque = listed[7];
    residual[1] = driverTorque_p_t + (driverTorque_in_rSig * driverTorque_signal2Torque);
    scale[1] = fabs(driverTorque_p_t) + fabs(driverTorque_in_rSig * driverTorque_signal2Torque);

    /* E3  aVA = aV */
    const double column_a_aV = listed[9];
    const double column_aV = listed[13];
    residual[2] = column_a_aV - column_aV;
    scale[2] = fabs(column_a_aV) + fabs(column_aV);

    /* E4  aVB = aV */
    const double column_b_aV = listed[11];
    residual[3] = column_b_aV - column_aV;
    scale[3] = fabs(column_b_aV) + fabs(column_aV);

    /* E5  der(angle) = aV */
    const double der_column_angle = listed[132];
    residual[4] = der_column_angle - column_aV;
    scale[4] = fabs(der_column_angle) + fabs(column_aV);

    /* E6  I*der(aV) = tA + tB */
    const double column_I = listed[12];
    const double der_column_aV = listed[133];
    const double column_a_t = listed[8];
    const double column_b_t = listed[10];
    residual[5] = column_I * der_column_aV - (column_a_t + column_b_t);
    scale[5] = fabs(column_I * der_column_aV) + fabs(column_a_t) + fabs(column_b_t);

    /* E7  tA + tB = 0 */
    const double columnDamper_a_t = listed[15];
    const double columnDamper_b_t = listed[17];
    residual[6] = columnDamper_a_t + columnDamper_b_t - 0.0;
    scale[6] = fabs(columnDamper_a_t) + fabs(columnDamper_b_t);

    /* E8  aVRel = aVB - aVA */
    const double columnDamper_aVRel = listed[19];
    const double columnDamper_b_aV = listed[18];
    const double columnDamper_a_aV = listed[16];
    residual[7] = columnDamper_aVRel - (columnDamper_b_aV - columnDamper_a_aV);
    scale[7] = fabs(columnDamper_aVRel) + fabs(columnDamper_b_aV) + fabs(columnDamper_a_aV);

    /* E9  torqueThru = tB */
    const double columnDamper_torqueThru = listed[20];
    residual[8] = columnDamper_torqueThru - columnDamper_b_t;
    scale[8] = fabs(columnDamper_torqueThru) + fabs(columnDamper_b_t);

    /* E10  torqueThru = k*aVRel */
    const double columnDamper_k = listed[21];
    residual[9] = columnDamper_torqueThru - columnDamper_k * columnDamper_aVRel;
    scale[9] = fabs(columnDamper_torqueThru) + fabs(columnDamper_k * columnDamper_aVRel);

    /* E11  aV = 0 */
    const double ground1_p_aV = listed[23];
    residual[10] = ground1_p_aV - 0.0;
    scale[10] = fabs(ground1_p_aV);

    /* E12  tA + tB = 0 */
    const double columnSpring_a_t = listed[24];
    const double columnSpring_b_t = listed[26];
    residual[11] = columnSpring_a_t + columnSpring_b_t - 0.0;
    scale[11] = fabs(columnSpring_a_t) + fabs(columnSpring_b_t);

    /* E13  aVRel = aVB - aVA */
    const double columnSpring_aVRel = listed[28];
    const double columnSpring_b_aV = listed[27];
    const double columnSpring_a_aV = listed[25];
    residual[12] = columnSpring_aVRel - (columnSpring_b_aV - columnSpring_a_aV);
    scale[12] = fabs(columnSpring_aVRel) + fabs(columnSpring_b_aV) + fabs(columnSpring_a_aV);

    /* E14  torqueThru = tB */
    const double columnSpring_torqueThru = listed[29];
    residual[13] = columnSpring_torqueThru - columnSpring_b_t;
    scale[13] = fabs(columnSpring_torqueThru) + fabs(columnSpring_b_t);

    /* E15  der(relPhi) = aVRel */
    const double der_columnSpring_relPhi = listed[134];
    residual[14] = der_columnSpring_relPhi - columnSpring_aVRel;
    scale[14] = fabs(der_columnSpring_relPhi) + fabs(columnSpring_aVRel);

    /* E16  torqueThru = k*relPhi */
    const double columnSpring_k = listed[30];
    const double columnSpring_relPhi = listed[31];
    residual[15] = columnSpring_torqueThru - columnSpring_k * columnSpring_relPhi;
    scale[15] = fabs(columnSpring_torqueThru) + fabs(columnSpring_k * columnSpring_relPhi);

    /* E17  aV = ratio*lV */
    const double pinion1_rot_aV = listed[33];
    const double pinion1_ratio = listed[36];
    const double pinion1_trans_lV = listed[35];
    residual[16] = pinion1_rot_aV - pinion1_ratio * pinion1_trans_lV;
    scale[16] = fabs(pinion1_rot_aV) + fabs(pinion1_ratio * pinion1_trans_lV);

    /* E18  f = -ratio*t */
    const double pinion1_trans_f = listed[34];
    const double pinion1_rot_t = listed[32];
    residual[17] = pinion1_trans_f + (pinion1_ratio * pinion1_rot_t);
    scale[17] = fabs(pinion1_trans_f) + fabs(pinion1_ratio * pinion1_rot_t);

    /* E19  vA = v */
    const double rack_a_lV = listed[38];
    const double rack_v = listed[42];
    residual[18] = rack_a_lV - rack_v;
    scale[18] = fabs(rack_a_lV) + fabs(rack_v);

    /* E20  vB = v */
    const double rack_b_lV = listed[40];
    residual[19] = rack_b_lV - rack_v;
    scale[19] = fabs(rack_b_lV) + fabs(rack_v);

    /* E21  m*der(v) = fA + fB */
    const double rack_m = listed[41];
    const double der_rack_v = listed[135];
    const double rack_a_f = listed[37];
    const double rack_b_f = listed[39];
    residual[20] = rack_m * der_rack_v - (rack_a_f + rack_b_f);
    scale[20] = fabs(rack_m * der_rack_v) + fabs(rack_a_f) + fabs(rack_b_f);

    /* E22  fA + fB = 0 */
    const double rackDamper_a_f = listed[43];
    const double rackDamper_b_f = listed[45];
    residual[21] = rackDamper_a_f + rackDamper_b_f - 0.0;
    scale[21] = fabs(rackDamper_a_f) + fabs(rackDamper_b_f);

    /* E23  relV = vB - vA */
    const double rackDamper_relV = listed[48];
    const double rackDamper_b_lV = listed[46];
    const double rackDamper_a_lV = listed[44];
    residual[22] = rackDamper_relV - (rackDamper_b_lV - rackDamper_a_lV);
    scale[22] = fabs(rackDamper_relV) + fabs(rackDamper_b_lV) + fabs(rackDamper_a_lV);

    /* E24  der(displ) = relV */
    const double der_rackDamper_displ = listed[136];
    residual[23] = der_rackDamper_displ - rackDamper_relV;
    scale[23] = fabs(der_rackDamper_displ) + fabs(rackDamper_relV);

    /* E25  forceThru = fB */
    const double rackDamper_forceThru = listed[47];
    residual[24] = rackDamper_forceThru - rackDamper_b_f;
    scale[24] = fabs(rackDamper_forceThru) + fabs(rackDamper_b_f);

    /* E26  forceThru = k*relV */
    const double rackDamper_k = listed[50];
    residual[25] = rackDamper_forceThru - rackDamper_k * rackDamper_relV;
    scale[25] = fabs(rackDamper_forceThru) + fabs(rackDamper_k * rackDamper_relV);

    /* E27  fA + fB = 0 */
    const double tyreSpring_a_f = listed[51];
    const double tyreSpring_b_f = listed[53];
    residual[26] = tyreSpring_a_f + tyreSpring_b_f - 0.0;
    scale[26] = fabs(tyreSpring_a_f) + fabs(tyreSpring_b_f);

    /* E28  relV = vB - vA */
    const double tyreSpring_relV = listed[56];
    const double tyreSpring_b_lV = listed[54];
    const double tyreSpring_a_lV = listed[52];
    residual[27] = tyreSpring_relV - (tyreSpring_b_lV - tyreSpring_a_lV);
    scale[27] = fabs(tyreSpring_relV) + fabs(tyreSpring_b_lV) + fabs(tyreSpring_a_lV);

    /* E29  der(displ) = relV */
    const double der_tyreSpring_displ = listed[137];
    residual[28] = der_tyreSpring_displ - tyreSpring_relV;
    scale[28] = fabs(der_tyreSpring_displ) + fabs(tyreSpring_relV);

    /* E30  forceThru = fB */
    const double tyreSpring_forceThru = listed[55];
    residual[29] = tyreSpring_forceThru - tyreSpring_b_f;
    scale[29] = fabs(tyreSpring_forceThru) + fabs(tyreSpring_b_f);
}

static NOINLINE void residuals_2(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)time;
    /* E31  forceThru = k*displ */
    const double tyreSpring_forceThru = listed[55];
    const double tyreSpring_k = listed[58];
    const double tyreSpring_displ = listed[57];
    residual[30] = tyreSpring_forceThru - tyreSpring_k * tyreSpring_displ;
    scale[30] = fabs(tyreSpring_forceThru) + fabs(tyreSpring_k * tyreSpring_displ);

    /* E32  lV = 0 */
    const double wall_p_lV = listed[60];
    residual[31] = wall_p_lV - 0.0;
    scale[31] = fabs(wall_p_lV);

    /* E33  y = if time < stepTime then 0 else stepVoltage */
    const double step_out_rSig = listed[61];
    const double step_stepVoltage = listed[63];
    const double part_of_E33 = m->branch.time_below_step_stepTime ? 0.0 : step_stepVoltage;
    residual[32] = step_out_rSig - part_of_E33;
    scale[32] = fabs(step_out_rSig) + fabs(part_of_E33);

    /* E34  v = vP - vN */
    const double source_v = listed[68];
    const double source_p_v = listed[65];
    const double source_n_v = listed[67];
    residual[33] = source_v - (source_p_v - source_n_v);
    scale[33] = fabs(source_v) + fabs(source_p_v) + fabs(source_n_v);

    /* E35  i = iP */
    const double source_i = listed[69];
    const double source_p_i = listed[64];
    residual[34] = source_i - source_p_i;
    scale[34] = fabs(source_i) + fabs(source_p_i);

    /* E36  iP + iN = 0 */
    const double source_n_i = listed[66];
    residual[35] = source_p_i + source_n_i - 0.0;
    scale[35] = fabs(source_p_i) + fabs(source_n_i);

    /* E37  v = u */
    const double source_in_rSig = listed[70];
    residual[36] = source_v - source_in_rSig;
    scale[36] = fabs(source_v) + fabs(source_in_rSig);

    /* E38  v = vP - vN */
    const double resistor_v = listed[75];
    const double resistor_p_v = listed[72];
    const double resistor_n_v = listed[74];
    residual[37] = resistor_v - (resistor_p_v - resistor_n_v);
    scale[37] = fabs(resistor_v) + fabs(resistor_p_v) + fabs(resistor_n_v);

    /* E39  i = iP */
    const double resistor_i = listed[76];
    const double resistor_p_i = listed[71];
    residual[38] = resistor_i - resistor_p_i;
    scale[38] = fabs(resistor_i) + fabs(resistor_p_i);

    /* E40  iP + iN = 0 */
    const double resistor_n_i = listed[73];
    residual[39] = resistor_p_i + resistor_n_i - 0.0;
    scale[39] = fabs(resistor_p_i) + fabs(resistor_n_i);

    /* E41  r*i = v */
    const double resistor_resistance = listed[81];
    residual[40] = resistor_resistance * resistor_i - resistor_v;
    scale[40] = fabs(resistor_resistance * resistor_i) + fabs(resistor_v);

    /* E42  v = vP - vN */
    const double coil_v = listed[86];
    const double coil_p_v = listed[83];
    const double coil_n_v = listed[85];
    residual[41] = coil_v - (coil_p_v - coil_n_v);
    scale[41] = fabs(coil_v) + fabs(coil_p_v) + fabs(coil_n_v);

    /* E43  i = iP */
    const double coil_i = listed[87];
    const double coil_p_i = listed[82];
    residual[42] = coil_i - coil_p_i;
    scale[42] = fabs(coil_i) + fabs(coil_p_i);

    /* E44  iP + iN = 0 */
    const double coil_n_i = listed[84];
    residual[43] = coil_p_i + coil_n_i - 0.0;
    scale[43] = fabs(coil_p_i) + fabs(coil_n_i);

    /* E45  l*der(i) = v */
    const double coil_l = listed[88];
    const double der_coil_i = listed[138];
    residual[44] = coil_l * der_coil_i - coil_v;
    scale[44] = fabs(coil_l * der_coil_i) + fabs(coil_v);

    /* E46  iPos + iNeg = 0 */
    const double emf_pos_i = listed[89];
    const double emf_neg_i = listed[91];
    residual[45] = emf_pos_i + emf_neg_i - 0.0;
    scale[45] = fabs(emf_pos_i) + fabs(emf_neg_i);

    /* E47  vPos - vNeg = k*aV */
    const double emf_pos_v = listed[90];
    const double emf_neg_v = listed[92];
    const double emf_k = listed[95];
    const double emf_p_aV = listed[94];
    residual[46] = emf_pos_v - emf_neg_v - emf_k * emf_p_aV;
    scale[46] = fabs(emf_pos_v) + fabs(emf_neg_v) + fabs(emf_k * emf_p_aV);

    /* E48  t = -k*iPos */
    const double emf_p_t = listed[93];
    residual[47] = emf_p_t + (emf_k * emf_pos_i);
    scale[47] = fabs(emf_p_t) + fabs(emf_k * emf_pos_i);

    /* E49  vP = 0 */
    const double groundE_p_v = listed[97];
    residual[48] = groundE_p_v - 0.0;
    scale[48] = fabs(groundE_p_v);

    /* E50  aVA = aV */
    const double rotor_a_aV = listed[99];
    const double rotor_aV = listed[103];
    residual[49] = rotor_a_aV - rotor_aV;
    scale[49] = fabs(rotor_a_aV) + fabs(rotor_aV);

    /* E51  aVB = aV */
    const double rotor_b_aV = listed[101];
    residual[50] = rotor_b_aV - rotor_aV;
    scale[50] = fabs(rotor_b_aV) + fabs(rotor_aV);

    /* E52  der(angle) = aV */
    const double der_rotor_angle = listed[139];
    residual[51] = der_rotor_angle - rotor_aV;
    scale[51] = fabs(der_rotor_angle) + fabs(rotor_aV);

    /* E53  I*der(aV) = tA + tB */
    const double rotor_I = listed[102];
    const double der_rotor_aV = listed[140];
    const double rotor_a_t = listed[98];
    const double rotor_b_t = listed[100];
    residual[52] = rotor_I * der_rotor_aV - (rotor_a_t + rotor_b_t);
    scale[52] = fabs(rotor_I * der_rotor_aV) + fabs(rotor_a_t) + fabs(rotor_b_t);

    /* E54  tA + tB = 0 */
    const double rotorDamper_a_t = listed[105];
    const double rotorDamper_b_t = listed[107];
    residual[53] = rotorDamper_a_t + rotorDamper_b_t - 0.0;
    scale[53] = fabs(rotorDamper_a_t) + fabs(rotorDamper_b_t);

    /* E55  aVRel = aVB - aVA */
    const double rotorDamper_aVRel = listed[109];
    const double rotorDamper_b_aV = listed[108];
    const double rotorDamper_a_aV = listed[106];
    residual[54] = rotorDamper_aVRel - (rotorDamper_b_aV - rotorDamper_a_aV);
    scale[54] = fabs(rotorDamper_aVRel) + fabs(rotorDamper_b_aV) + fabs(rotorDamper_a_aV);

    /* E56  torqueThru = tB */
    const double rotorDamper_torqueThru = listed[110];
    residual[55] = rotorDamper_torqueThru - rotorDamper_b_t;
    scale[55] = fabs(rotorDamper_torqueThru) + fabs(rotorDamper_b_t);

    /* E57  torqueThru = k*aVRel */
    const double rotorDamper_k = listed[111];
    residual[56] = rotorDamper_torqueThru - rotorDamper_k * rotorDamper_aVRel;
    scale[56] = fabs(rotorDamper_torqueThru) + fabs(rotorDamper_k * rotorDamper_aVRel);

    /* E58  aV = 0 */
    const double ground2_p_aV = listed[113];
    residual[57] = ground2_p_aV - 0.0;
    scale[57] = fabs(ground2_p_aV);

    /* E59  tA + tB = 0 */
    const double motorSpring_a_t = listed[114];
    const double motorSpring_b_t = listed[116];
    residual[58] = motorSpring_a_t + motorSpring_b_t - 0.0;
    scale[58] = fabs(motorSpring_a_t) + fabs(motorSpring_b_t);

    /* E60  aVRel = aVB - aVA */
    const double motorSpring_aVRel = listed[118];
    const double motorSpring_b_aV = listed[117];
    const double motorSpring_a_aV = listed[115];
    residual[59] = motorSpring_aVRel - (motorSpring_b_aV - motorSpring_a_aV);
    scale[59] = fabs(motorSpring_aVRel) + fabs(motorSpring_b_aV) + fabs(motorSpring_a_aV);
}

static NOINLINE void residuals_3(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E61  torqueThru = tB */
    const double motorSpring_torqueThru = listed[119];
    const double motorSpring_b_t = listed[116];
    residual[60] = motorSpring_torqueThru - motorSpring_b_t;
    scale[60] = fabs(motorSpring_torqueThru) + fabs(motorSpring_b_t);

    /* E62  der(relPhi) = aVRel */
    const double der_motorSpring_relPhi = listed[141];
    const double motorSpring_aVRel = listed[118];
    residual[61] = der_motorSpring_relPhi - motorSpring_aVRel;
    scale[61] = fabs(der_motorSpring_relPhi) + fabs(motorSpring_aVRel);

    /* E63  torqueThru = k*relPhi */
    const double motorSpring_k = listed[120];
    const double motorSpring_relPhi = listed[121];
    residual[62] = motorSpring_torqueThru - motorSpring_k * motorSpring_relPhi;
    scale[62] = fabs(motorSpring_torqueThru) + fabs(motorSpring_k * motorSpring_relPhi);

    /* E64  aVA = gearRatio*aVB */
    const double gear_rotA_aV = listed[123];
    const double gear_gearRatio = listed[126];
    const double gear_rotB_aV = listed[125];
    residual[63] = gear_rotA_aV - gear_gearRatio * gear_rotB_aV;
    scale[63] = fabs(gear_rotA_aV) + fabs(gear_gearRatio * gear_rotB_aV);

    /* E65  tB = -gearRatio*tA */
    const double gear_rotB_t = listed[124];
    const double gear_rotA_t = listed[122];
    residual[64] = gear_rotB_t + (gear_gearRatio * gear_rotA_t);
    scale[64] = fabs(gear_rotB_t) + fabs(gear_gearRatio * gear_rotA_t);

    /* E66  aV = ratio*lV */
    const double pinion2_rot_aV = listed[128];
    const double pinion2_ratio = listed[131];
    const double pinion2_trans_lV = listed[130];
    residual[65] = pinion2_rot_aV - pinion2_ratio * pinion2_trans_lV;
    scale[65] = fabs(pinion2_rot_aV) + fabs(pinion2_ratio * pinion2_trans_lV);

    /* E67  f = -ratio*t */
    const double pinion2_trans_f = listed[129];
    const double pinion2_rot_t = listed[127];
    residual[66] = pinion2_trans_f + (pinion2_ratio * pinion2_rot_t);
    scale[66] = fabs(pinion2_trans_f) + fabs(pinion2_ratio * pinion2_rot_t);

    /* E68  connection EPAS::c1 */
    const double driver_out_rSig = listed[0];
    const double driverTorque_in_rSig = listed[4];
    residual[67] = driver_out_rSig - driverTorque_in_rSig;
    scale[67] = fabs(driver_out_rSig) + fabs(driverTorque_in_rSig);

    /* E69  connection EPAS::c2 */
    const double driverTorque_p_aV = listed[6];
    const double column_a_aV = listed[9];
    residual[68] = driverTorque_p_aV - column_a_aV;
    scale[68] = fabs(driverTorque_p_aV) + fabs(column_a_aV);

    /* E70  connection EPAS::c3 */
    const double columnDamper_a_aV = listed[16];
    const double ground1_p_aV = listed[23];
    residual[69] = columnDamper_a_aV - ground1_p_aV;
    scale[69] = fabs(columnDamper_a_aV) + fabs(ground1_p_aV);

    /* E71  connection EPAS::c4 */
    const double columnDamper_b_aV = listed[18];
    const double column_b_aV = listed[11];
    residual[70] = columnDamper_b_aV - column_b_aV;
    scale[70] = fabs(columnDamper_b_aV) + fabs(column_b_aV);

    /* E72  connection EPAS::c5 */
    const double columnSpring_a_aV = listed[25];
    residual[71] = column_b_aV - columnSpring_a_aV;
    scale[71] = fabs(column_b_aV) + fabs(columnSpring_a_aV);

    /* E73  connection EPAS::c6 */
    const double columnSpring_b_aV = listed[27];
    const double pinion1_rot_aV = listed[33];
    residual[72] = columnSpring_b_aV - pinion1_rot_aV;
    scale[72] = fabs(columnSpring_b_aV) + fabs(pinion1_rot_aV);

    /* E74  connection EPAS::c7 */
    const double pinion1_trans_lV = listed[35];
    const double rack_a_lV = listed[38];
    residual[73] = pinion1_trans_lV - rack_a_lV;
    scale[73] = fabs(pinion1_trans_lV) + fabs(rack_a_lV);

    /* E75  connection EPAS::c8 */
    const double wall_p_lV = listed[60];
    const double rackDamper_a_lV = listed[44];
    residual[74] = wall_p_lV - rackDamper_a_lV;
    scale[74] = fabs(wall_p_lV) + fabs(rackDamper_a_lV);

    /* E76  connection EPAS::c9 */
    const double tyreSpring_a_lV = listed[52];
    residual[75] = wall_p_lV - tyreSpring_a_lV;
    scale[75] = fabs(wall_p_lV) + fabs(tyreSpring_a_lV);

    /* E77  connection EPAS::c10 */
    const double rackDamper_b_lV = listed[46];
    const double rack_b_lV = listed[40];
    residual[76] = rackDamper_b_lV - rack_b_lV;
    scale[76] = fabs(rackDamper_b_lV) + fabs(rack_b_lV);

    /* E78  connection EPAS::c11 */
    const double tyreSpring_b_lV = listed[54];
    residual[77] = tyreSpring_b_lV - rack_b_lV;
    scale[77] = fabs(tyreSpring_b_lV) + fabs(rack_b_lV);

    /* E79  connection EPAS::c12 */
    const double step_out_rSig = listed[61];
    const double source_in_rSig = listed[70];
    residual[78] = step_out_rSig - source_in_rSig;
    scale[78] = fabs(step_out_rSig) + fabs(source_in_rSig);

    /* E80  connection EPAS::c13 */
    const double source_p_v = listed[65];
    const double resistor_p_v = listed[72];
    residual[79] = source_p_v - resistor_p_v;
    scale[79] = fabs(source_p_v) + fabs(resistor_p_v);

    /* E81  connection EPAS::c14 */
    const double resistor_n_v = listed[74];
    const double coil_p_v = listed[83];
    residual[80] = resistor_n_v - coil_p_v;
    scale[80] = fabs(resistor_n_v) + fabs(coil_p_v);

    /* E82  connection EPAS::c15 */
    const double coil_n_v = listed[85];
    const double emf_pos_v = listed[90];
    residual[81] = coil_n_v - emf_pos_v;
    scale[81] = fabs(coil_n_v) + fabs(emf_pos_v);

    /* E83  connection EPAS::c16 */
    const double emf_neg_v = listed[92];
    const double source_n_v = listed[67];
    residual[82] = emf_neg_v - source_n_v;
    scale[82] = fabs(emf_neg_v) + fabs(source_n_v);

    /* E84  connection EPAS::c17 */
    const double groundE_p_v = listed[97];
    residual[83] = source_n_v - groundE_p_v;
    scale[83] = fabs(source_n_v) + fabs(groundE_p_v);

    /* E85  connection EPAS::c18 */
    const double emf_p_aV = listed[94];
    const double rotor_a_aV = listed[99];
    residual[84] = emf_p_aV - rotor_a_aV;
    scale[84] = fabs(emf_p_aV) + fabs(rotor_a_aV);

    /* E86  connection EPAS::c19 */
    const double rotorDamper_a_aV = listed[106];
    const double ground2_p_aV = listed[113];
    residual[85] = rotorDamper_a_aV - ground2_p_aV;
    scale[85] = fabs(rotorDamper_a_aV) + fabs(ground2_p_aV);

    /* E87  connection EPAS::c20 */
    const double rotorDamper_b_aV = listed[108];
    const double rotor_b_aV = listed[101];
    residual[86] = rotorDamper_b_aV - rotor_b_aV;
    scale[86] = fabs(rotorDamper_b_aV) + fabs(rotor_b_aV);

    /* E88  connection EPAS::c21 */
    const double motorSpring_a_aV = listed[115];
    residual[87] = rotor_b_aV - motorSpring_a_aV;
    scale[87] = fabs(rotor_b_aV) + fabs(motorSpring_a_aV);

    /* E89  connection EPAS::c22 */
    const double motorSpring_b_aV = listed[117];
    residual[88] = motorSpring_b_aV - gear_rotA_aV;
    scale[88] = fabs(motorSpring_b_aV) + fabs(gear_rotA_aV);

    /* E90  connection EPAS::c23 */
    residual[89] = gear_rotB_aV - pinion2_rot_aV;
    scale[89] = fabs(gear_rotB_aV) + fabs(pinion2_rot_aV);
}

static NOINLINE void residuals_4(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E91  connection EPAS::c24 */
    const double pinion2_trans_lV = listed[130];
    const double rack_b_lV = listed[40];
    residual[90] = pinion2_trans_lV - rack_b_lV;
    scale[90] = fabs(pinion2_trans_lV) + fabs(rack_b_lV);

    /* E92  flows at EPAS::c2 */
    const double driverTorque_p_t = listed[5];
    const double column_a_t = listed[8];
    residual[91] = driverTorque_p_t + column_a_t - 0.0;
    scale[91] = fabs(driverTorque_p_t) + fabs(column_a_t);

    /* E93  flows at EPAS::c3 */
    const double columnDamper_a_t = listed[15];
    const double ground1_p_t = listed[22];
    residual[92] = columnDamper_a_t + ground1_p_t - 0.0;
    scale[92] = fabs(columnDamper_a_t) + fabs(ground1_p_t);

    /* E94  flows at EPAS::c4 */
    const double columnDamper_b_t = listed[17];
    const double column_b_t = listed[10];
    const double columnSpring_a_t = listed[24];
    residual[93] = columnDamper_b_t + column_b_t + columnSpring_a_t - 0.0;
    scale[93] = fabs(columnDamper_b_t) + fabs(column_b_t) + fabs(columnSpring_a_t);

    /* E95  flows at EPAS::c6 */
    const double columnSpring_b_t = listed[26];
    const double pinion1_rot_t = listed[32];
    residual[94] = columnSpring_b_t + pinion1_rot_t - 0.0;
    scale[94] = fabs(columnSpring_b_t) + fabs(pinion1_rot_t);

    /* E96  flows at EPAS::c7 */
    const double pinion1_trans_f = listed[34];
    const double rack_a_f = listed[37];
    residual[95] = pinion1_trans_f + rack_a_f - 0.0;
    scale[95] = fabs(pinion1_trans_f) + fabs(rack_a_f);

    /* E97  flows at EPAS::c8 */
    const double wall_p_f = listed[59];
    const double rackDamper_a_f = listed[43];
    const double tyreSpring_a_f = listed[51];
    residual[96] = wall_p_f + rackDamper_a_f + tyreSpring_a_f - 0.0;
    scale[96] = fabs(wall_p_f) + fabs(rackDamper_a_f) + fabs(tyreSpring_a_f);

    /* E98  flows at EPAS::c10 */
    const double rackDamper_b_f = listed[45];
    const double rack_b_f = listed[39];
    const double tyreSpring_b_f = listed[53];
    const double pinion2_trans_f = listed[129];
    residual[97] = rackDamper_b_f + rack_b_f + tyreSpring_b_f + pinion2_trans_f - 0.0;
    scale[97] = fabs(rackDamper_b_f) + fabs(rack_b_f) + fabs(tyreSpring_b_f) + fabs(pinion2_trans_f);

    /* E99  flows at EPAS::c13 */
    const double source_p_i = listed[64];
    const double resistor_p_i = listed[71];
    residual[98] = source_p_i + resistor_p_i - 0.0;
    scale[98] = fabs(source_p_i) + fabs(resistor_p_i);

    /* E100  flows at EPAS::c14 */
    const double resistor_n_i = listed[73];
    const double coil_p_i = listed[82];
    residual[99] = resistor_n_i + coil_p_i - 0.0;
    scale[99] = fabs(resistor_n_i) + fabs(coil_p_i);

    /* E101  flows at EPAS::c15 */
    const double coil_n_i = listed[84];
    const double emf_pos_i = listed[89];
    residual[100] = coil_n_i + emf_pos_i - 0.0;
    scale[100] = fabs(coil_n_i) + fabs(emf_pos_i);

    /* E102  flows at EPAS::c16 */
    const double emf_neg_i = listed[91];
    const double source_n_i = listed[66];
    const double groundE_p_i = listed[96];
    residual[101] = emf_neg_i + source_n_i + groundE_p_i - 0.0;
    scale[101] = fabs(emf_neg_i) + fabs(source_n_i) + fabs(groundE_p_i);

    /* E103  flows at EPAS::c18 */
    const double emf_p_t = listed[93];
    const double rotor_a_t = listed[98];
    residual[102] = emf_p_t + rotor_a_t - 0.0;
    scale[102] = fabs(emf_p_t) + fabs(rotor_a_t);

    /* E104  flows at EPAS::c19 */
    const double rotorDamper_a_t = listed[105];
    const double ground2_p_t = listed[112];
    residual[103] = rotorDamper_a_t + ground2_p_t - 0.0;
    scale[103] = fabs(rotorDamper_a_t) + fabs(ground2_p_t);

    /* E105  flows at EPAS::c20 */
    const double rotorDamper_b_t = listed[107];
    const double rotor_b_t = listed[100];
    const double motorSpring_a_t = listed[114];
    residual[104] = rotorDamper_b_t + rotor_b_t + motorSpring_a_t - 0.0;
    scale[104] = fabs(rotorDamper_b_t) + fabs(rotor_b_t) + fabs(motorSpring_a_t);

    /* E106  flows at EPAS::c22 */
    const double motorSpring_b_t = listed[116];
    const double gear_rotA_t = listed[122];
    residual[105] = motorSpring_b_t + gear_rotA_t - 0.0;
    scale[105] = fabs(motorSpring_b_t) + fabs(gear_rotA_t);

    /* E107  flows at EPAS::c23 */
    const double gear_rotB_t = listed[124];
    const double pinion2_rot_t = listed[127];
    residual[106] = gear_rotB_t + pinion2_rot_t - 0.0;
    scale[106] = fabs(gear_rotB_t) + fabs(pinion2_rot_t);
}

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    residuals(m, time, listed, residual, scale);
    residuals_2(m, time, listed, residual, scale);
    residuals_3(m, time, listed, residual, scale);
    residuals_4(m, time, listed, residual, scale);
}

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double step_stepTime = listed[62];
    /* E33  time < step.stepTime */
    margin[0] = m->branch.time_below_step_stepTime ? step_stepTime - time : -(step_stepTime - time);
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
