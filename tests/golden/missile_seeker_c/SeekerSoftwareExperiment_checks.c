/* SeekerSoftwareExperiment_checks.c - the equations as drawn, for --verify, of
 *     MissileSeeker::SeekerSoftwareExperiment, from model.xmi, by sysphsc 0.1.0. */
#include "SeekerSoftwareExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

static NOINLINE void residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    /* E1  aVPitch = alphaV */
    const double gimbal_pitch_aV = listed[1];
    const double gimbal_alphaV = listed[9];
    residual[0] = gimbal_pitch_aV - gimbal_alphaV;
    scale[0] = fabs(gimbal_pitch_aV) + fabs(gimbal_alphaV);

    /* E2  aVYaw = betaV */
    const double gimbal_yaw_aV = listed[3];
    const double gimbal_betaV = listed[10];
    residual[1] = gimbal_yaw_aV - gimbal_betaV;
    scale[1] = fabs(gimbal_yaw_aV) + fabs(gimbal_betaV);

    /* E3  der(alpha) = alphaV */
    const double der_gimbal_alpha = listed[96];
    residual[2] = der_gimbal_alpha - gimbal_alphaV;
    scale[2] = fabs(der_gimbal_alpha) + fabs(gimbal_alphaV);

    /* E4  der(beta) = betaV */
    const double der_gimbal_beta = listed[97];
    residual[3] = der_gimbal_beta - gimbal_betaV;
    scale[3] = fabs(der_gimbal_beta) + fabs(gimbal_betaV);

    /* E5  M11 = ringIy + Ix*sin(beta)^2 + Iy*cos(beta)^2 */
    const double gimbal_M11 = listed[11];
    const double gimbal_ring_Iy = listed[16];
    const double gimbal_camera_Ix = listed[17];
    const double gimbal_beta = listed[8];
    const double gimbal_camera_Iy = listed[18];
    const double part_of_E5 = sin(gimbal_beta);
    const double part_of_E5_2 = gimbal_camera_Ix * (part_of_E5 * part_of_E5);
    const double part_of_E5_3 = cos(gimbal_beta);
    const double part_of_E5_4 = gimbal_camera_Iy * (part_of_E5_3 * part_of_E5_3);
    residual[4] = gimbal_M11 - (gimbal_ring_Iy + part_of_E5_2 + part_of_E5_4);
    scale[4] = fabs(gimbal_M11) + fabs(gimbal_ring_Iy) + fabs(part_of_E5_2) + fabs(part_of_E5_4);

    /* E6  M12 = -(Ixz*sin(beta) + Iyz*cos(beta)) */
    const double gimbal_M12 = listed[12];
    const double gimbal_camera_Ixz = listed[20];
    const double gimbal_camera_Iyz = listed[21];
    const double part_of_E6 = gimbal_camera_Ixz * part_of_E5;
    const double part_of_E6_2 = gimbal_camera_Iyz * part_of_E5_3;
    residual[5] = gimbal_M12 + (part_of_E6 + part_of_E6_2);
    scale[5] = fabs(gimbal_M12) + fabs(part_of_E6) + fabs(part_of_E6_2);

    /* E7  M22 = Iz */
    const double gimbal_M22 = listed[13];
    const double gimbal_camera_Iz = listed[19];
    residual[6] = gimbal_M22 - gimbal_camera_Iz;
    scale[6] = fabs(gimbal_M22) + fabs(gimbal_camera_Iz);

    /* E8  dM11 = 2*(Ix - Iy)*sin(beta)*cos(beta) */
    const double gimbal_dM11 = listed[14];
    const double part_of_E8 = 2.0 * (gimbal_camera_Ix - gimbal_camera_Iy) * part_of_E5 * part_of_E5_3;
    residual[7] = gimbal_dM11 - part_of_E8;
    scale[7] = fabs(gimbal_dM11) + fabs(part_of_E8);

    /* E9  dM12 = -(Ixz*cos(beta) - Iyz*sin(beta)) */
    const double gimbal_dM12 = listed[15];
    const double part_of_E9 = gimbal_camera_Ixz * part_of_E5_3;
    const double part_of_E9_2 = gimbal_camera_Iyz * part_of_E5;
    residual[8] = gimbal_dM12 + (part_of_E9 - part_of_E9_2);
    scale[8] = fabs(gimbal_dM12) + fabs(part_of_E9) + fabs(part_of_E9_2);

    /* E10  M11*der(alphaV) + M12*der(betaV) + dM11*alphaV*betaV + dM12*betaV^2 - m*g*l*cos(beta)*cos(alpha) =
     *     tPitch */
    const double der_gimbal_alphaV = listed[98];
    const double der_gimbal_betaV = listed[99];
    const double gimbal_camera_m = listed[22];
    const double gimbal_g = listed[6];
    const double gimbal_camera_l = listed[23];
    const double gimbal_alpha = listed[7];
    const double gimbal_pitch_t = listed[0];
    const double part_of_E10 = gimbal_camera_m * gimbal_g * gimbal_camera_l * part_of_E5_3 * cos(gimbal_alpha);
    residual[9] = gimbal_M11 * der_gimbal_alphaV + gimbal_M12 * der_gimbal_betaV
            + gimbal_dM11 * gimbal_alphaV * gimbal_betaV + gimbal_dM12 * (gimbal_betaV * gimbal_betaV) - part_of_E10
            - gimbal_pitch_t;
    scale[9] = fabs(gimbal_M11 * der_gimbal_alphaV) + fabs(gimbal_M12 * der_gimbal_betaV)
            + fabs(gimbal_dM11 * gimbal_alphaV * gimbal_betaV) + fabs(gimbal_dM12 * (gimbal_betaV * gimbal_betaV))
            + fabs(part_of_E10) + fabs(gimbal_pitch_t);

    /* E11  M12*der(alphaV) + M22*der(betaV) - dM11*alphaV^2/2 + m*g*l*sin(beta)*sin(alpha) = tYaw */
    const double gimbal_yaw_t = listed[2];
    const double part_of_E11 = gimbal_camera_m * gimbal_g * gimbal_camera_l * part_of_E5 * sin(gimbal_alpha);
    residual[10] = gimbal_M12 * der_gimbal_alphaV + gimbal_M22 * der_gimbal_betaV
            - gimbal_dM11 * (gimbal_alphaV * gimbal_alphaV) / 2.0 + part_of_E11 - gimbal_yaw_t;
    scale[10] = fabs(gimbal_M12 * der_gimbal_alphaV) + fabs(gimbal_M22 * der_gimbal_betaV)
            + fabs(gimbal_dM11 * (gimbal_alphaV * gimbal_alphaV) / 2.0) + fabs(part_of_E11) + fabs(gimbal_yaw_t);

    /* E12  pitchAngle = alpha */
    const double gimbal_pitchAngle_rSig = listed[4];
    residual[11] = gimbal_pitchAngle_rSig - gimbal_alpha;
    scale[11] = fabs(gimbal_pitchAngle_rSig) + fabs(gimbal_alpha);

    /* E13  yawAngle = beta */
    const double gimbal_yawAngle_rSig = listed[5];
    residual[12] = gimbal_yawAngle_rSig - gimbal_beta;
    scale[12] = fabs(gimbal_yawAngle_rSig) + fabs(gimbal_beta);

    /* E14  aV = aVPort */
    const double pitchJoint_aV = listed[28];
    const double pitchJoint_p_aV = listed[25];
    residual[13] = pitchJoint_aV - pitchJoint_p_aV;
    scale[13] = fabs(pitchJoint_aV) + fabs(pitchJoint_p_aV);

    /* E15  der(angle) = aV */
    const double der_pitchJoint_angle = listed[100];
    residual[14] = der_pitchJoint_angle - pitchJoint_aV;
    scale[14] = fabs(der_pitchJoint_angle) + fabs(pitchJoint_aV);

    /* E16  t = b*aV */
    const double pitchJoint_p_t = listed[24];
    const double pitchJoint_b = listed[26];
    residual[15] = pitchJoint_p_t - pitchJoint_b * pitchJoint_aV;
    scale[15] = fabs(pitchJoint_p_t) + fabs(pitchJoint_b * pitchJoint_aV);

    /* E17  aV = aVPort */
    const double yawJoint_aV = listed[33];
    const double yawJoint_p_aV = listed[30];
    residual[16] = yawJoint_aV - yawJoint_p_aV;
    scale[16] = fabs(yawJoint_aV) + fabs(yawJoint_p_aV);

    /* E18  der(angle) = aV */
    const double der_yawJoint_angle = listed[101];
    residual[17] = der_yawJoint_angle - yawJoint_aV;
    scale[17] = fabs(der_yawJoint_angle) + fabs(yawJoint_aV);

    /* E19  t = b*aV */
    const double yawJoint_p_t = listed[29];
    const double yawJoint_b = listed[31];
    residual[18] = yawJoint_p_t - yawJoint_b * yawJoint_aV;
    scale[18] = fabs(yawJoint_p_t) + fabs(yawJoint_b * yawJoint_aV);

    /* E20  l*der(i) + r*i + k*aV = u */
    const double pitchMotor_l = listed[39];
    const double der_pitchMotor_i = listed[102];
    const double pitchMotor_r = listed[38];
    const double pitchMotor_i = listed[40];
    const double pitchMotor_k = listed[37];
    const double pitchMotor_rot_aV = listed[36];
    const double pitchMotor_in_rSig = listed[34];
    residual[19] = pitchMotor_l * der_pitchMotor_i + pitchMotor_r * pitchMotor_i + pitchMotor_k * pitchMotor_rot_aV
            - pitchMotor_in_rSig;
    scale[19] = fabs(pitchMotor_l * der_pitchMotor_i) + fabs(pitchMotor_r * pitchMotor_i)
            + fabs(pitchMotor_k * pitchMotor_rot_aV) + fabs(pitchMotor_in_rSig);

    /* E21  t = -k*i */
    const double pitchMotor_rot_t = listed[35];
    residual[20] = pitchMotor_rot_t + (pitchMotor_k * pitchMotor_i);
    scale[20] = fabs(pitchMotor_rot_t) + fabs(pitchMotor_k * pitchMotor_i);

    /* E22  l*der(i) + r*i + k*aV = u */
    const double yawMotor_l = listed[46];
    const double der_yawMotor_i = listed[103];
    const double yawMotor_r = listed[45];
    const double yawMotor_i = listed[47];
    const double yawMotor_k = listed[44];
    const double yawMotor_rot_aV = listed[43];
    const double yawMotor_in_rSig = listed[41];
    residual[21] = yawMotor_l * der_yawMotor_i + yawMotor_r * yawMotor_i + yawMotor_k * yawMotor_rot_aV
            - yawMotor_in_rSig;
    scale[21] = fabs(yawMotor_l * der_yawMotor_i) + fabs(yawMotor_r * yawMotor_i) + fabs(yawMotor_k * yawMotor_rot_aV)
            + fabs(yawMotor_in_rSig);

    /* E23  t = -k*i */
    const double yawMotor_rot_t = listed[42];
    residual[22] = yawMotor_rot_t + (yawMotor_k * yawMotor_i);
    scale[22] = fabs(yawMotor_rot_t) + fabs(yawMotor_k * yawMotor_i);

    /* E24  v = u */
    const double pitchDriver_v = listed[50];
    const double pitchDriver_in_rSig = listed[48];
    residual[23] = pitchDriver_v - pitchDriver_in_rSig;
    scale[23] = fabs(pitchDriver_v) + fabs(pitchDriver_in_rSig);

    /* E25  y = v */
    const double pitchDriver_out_rSig = listed[49];
    residual[24] = pitchDriver_out_rSig - pitchDriver_v;
    scale[24] = fabs(pitchDriver_out_rSig) + fabs(pitchDriver_v);

    /* E26  v = u */
    const double yawDriver_v = listed[53];
    const double yawDriver_in_rSig = listed[51];
    residual[25] = yawDriver_v - yawDriver_in_rSig;
    scale[25] = fabs(yawDriver_v) + fabs(yawDriver_in_rSig);

    /* E27  y = v */
    const double yawDriver_out_rSig = listed[52];
    residual[26] = yawDriver_out_rSig - yawDriver_v;
    scale[26] = fabs(yawDriver_out_rSig) + fabs(yawDriver_v);

    /* E28  pitch = pitchAmplitude*sin(2*3.141592653589793*pitchFrequency*time) */
    const double ref_pitch = listed[94];
    const double ref_pitchAmplitude = listed[88];
    const double ref_pitchFrequency = listed[89];
    const double part_of_E28 = ref_pitchAmplitude * sin(2.0 * 3.141592653589793 * ref_pitchFrequency * time);
    residual[27] = ref_pitch - part_of_E28;
    scale[27] = fabs(ref_pitch) + fabs(part_of_E28);

    /* E29  yaw = yawAmplitude*sin(2*3.141592653589793*yawFrequency*time) + (if time >= yawStepTime then yawStep
     *     else 0) */
    const double ref_yaw = listed[95];
    const double ref_yawAmplitude = listed[92];
    const double ref_yawFrequency = listed[93];
    const double ref_yawStep = listed[90];
    const double part_of_E29 = ref_yawAmplitude * sin(2.0 * 3.141592653589793 * ref_yawFrequency * time);
    const double part_of_E29_2 = m->branch.time_at_least_ref_yawStepTime ? ref_yawStep : 0.0;
    residual[28] = ref_yaw - (part_of_E29 + part_of_E29_2);
    scale[28] = fabs(ref_yaw) + fabs(part_of_E29) + fabs(part_of_E29_2);

    /* E30  pitchRef = pitch */
    const double ref_pitchRef_rSig = listed[86];
    residual[29] = ref_pitchRef_rSig - ref_pitch;
    scale[29] = fabs(ref_pitchRef_rSig) + fabs(ref_pitch);
}

static NOINLINE void residuals_2(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E31  yawRef = yaw */
    const double ref_yawRef_rSig = listed[87];
    const double ref_yaw = listed[95];
    residual[30] = ref_yawRef_rSig - ref_yaw;
    scale[30] = fabs(ref_yawRef_rSig) + fabs(ref_yaw);

    /* E32  connection MissileSeeker::c1 */
    const double ref_pitchRef_rSig = listed[86];
    const double controller_pitchRef_rSig = listed[54];
    residual[31] = ref_pitchRef_rSig - controller_pitchRef_rSig;
    scale[31] = fabs(ref_pitchRef_rSig) + fabs(controller_pitchRef_rSig);

    /* E33  connection MissileSeeker::c2 */
    const double controller_yawRef_rSig = listed[55];
    residual[32] = ref_yawRef_rSig - controller_yawRef_rSig;
    scale[32] = fabs(ref_yawRef_rSig) + fabs(controller_yawRef_rSig);

    /* E34  connection MissileSeeker::c3 */
    const double gimbal_pitchAngle_rSig = listed[4];
    const double controller_pitchAngle_rSig = listed[56];
    residual[33] = gimbal_pitchAngle_rSig - controller_pitchAngle_rSig;
    scale[33] = fabs(gimbal_pitchAngle_rSig) + fabs(controller_pitchAngle_rSig);

    /* E35  connection MissileSeeker::c4 */
    const double gimbal_yawAngle_rSig = listed[5];
    const double controller_yawAngle_rSig = listed[57];
    residual[34] = gimbal_yawAngle_rSig - controller_yawAngle_rSig;
    scale[34] = fabs(gimbal_yawAngle_rSig) + fabs(controller_yawAngle_rSig);

    /* E36  connection MissileSeeker::c5 */
    const double controller_pitchVoltage_rSig = listed[58];
    const double pitchDriver_in_rSig = listed[48];
    residual[35] = controller_pitchVoltage_rSig - pitchDriver_in_rSig;
    scale[35] = fabs(controller_pitchVoltage_rSig) + fabs(pitchDriver_in_rSig);

    /* E37  connection MissileSeeker::c6 */
    const double pitchDriver_out_rSig = listed[49];
    const double pitchMotor_in_rSig = listed[34];
    residual[36] = pitchDriver_out_rSig - pitchMotor_in_rSig;
    scale[36] = fabs(pitchDriver_out_rSig) + fabs(pitchMotor_in_rSig);

    /* E38  connection MissileSeeker::c7 */
    const double pitchMotor_rot_aV = listed[36];
    const double gimbal_pitch_aV = listed[1];
    residual[37] = pitchMotor_rot_aV - gimbal_pitch_aV;
    scale[37] = fabs(pitchMotor_rot_aV) + fabs(gimbal_pitch_aV);

    /* E39  connection MissileSeeker::c8 */
    const double pitchJoint_p_aV = listed[25];
    residual[38] = pitchJoint_p_aV - gimbal_pitch_aV;
    scale[38] = fabs(pitchJoint_p_aV) + fabs(gimbal_pitch_aV);

    /* E40  connection MissileSeeker::c9 */
    const double controller_yawVoltage_rSig = listed[59];
    const double yawDriver_in_rSig = listed[51];
    residual[39] = controller_yawVoltage_rSig - yawDriver_in_rSig;
    scale[39] = fabs(controller_yawVoltage_rSig) + fabs(yawDriver_in_rSig);

    /* E41  connection MissileSeeker::c10 */
    const double yawDriver_out_rSig = listed[52];
    const double yawMotor_in_rSig = listed[41];
    residual[40] = yawDriver_out_rSig - yawMotor_in_rSig;
    scale[40] = fabs(yawDriver_out_rSig) + fabs(yawMotor_in_rSig);

    /* E42  connection MissileSeeker::c11 */
    const double yawMotor_rot_aV = listed[43];
    const double gimbal_yaw_aV = listed[3];
    residual[41] = yawMotor_rot_aV - gimbal_yaw_aV;
    scale[41] = fabs(yawMotor_rot_aV) + fabs(gimbal_yaw_aV);

    /* E43  connection MissileSeeker::c12 */
    const double yawJoint_p_aV = listed[30];
    residual[42] = yawJoint_p_aV - gimbal_yaw_aV;
    scale[42] = fabs(yawJoint_p_aV) + fabs(gimbal_yaw_aV);

    /* E44  flows at MissileSeeker::c7 */
    const double pitchMotor_rot_t = listed[35];
    const double gimbal_pitch_t = listed[0];
    const double pitchJoint_p_t = listed[24];
    residual[43] = pitchMotor_rot_t + gimbal_pitch_t + pitchJoint_p_t - 0.0;
    scale[43] = fabs(pitchMotor_rot_t) + fabs(gimbal_pitch_t) + fabs(pitchJoint_p_t);

    /* E45  flows at MissileSeeker::c11 */
    const double yawMotor_rot_t = listed[42];
    const double gimbal_yaw_t = listed[2];
    const double yawJoint_p_t = listed[29];
    residual[44] = yawMotor_rot_t + gimbal_yaw_t + yawJoint_p_t - 0.0;
    scale[44] = fabs(yawMotor_rot_t) + fabs(gimbal_yaw_t) + fabs(yawJoint_p_t);

    /* E46  connection SeekerController::c1 */
    const double controller_pitch_ref_rSig = listed[62];
    residual[45] = controller_pitchRef_rSig - controller_pitch_ref_rSig;
    scale[45] = fabs(controller_pitchRef_rSig) + fabs(controller_pitch_ref_rSig);

    /* E47  connection SeekerController::c2 */
    const double controller_pitch_angle_rSig = listed[63];
    residual[46] = controller_pitchAngle_rSig - controller_pitch_angle_rSig;
    scale[46] = fabs(controller_pitchAngle_rSig) + fabs(controller_pitch_angle_rSig);

    /* E48  connection SeekerController::c3 */
    const double controller_pitch_voltage_rSig = listed[64];
    residual[47] = controller_pitch_voltage_rSig - controller_pitchVoltage_rSig;
    scale[47] = fabs(controller_pitch_voltage_rSig) + fabs(controller_pitchVoltage_rSig);

    /* E49  connection SeekerController::c4 */
    const double controller_yaw_ref_rSig = listed[74];
    residual[48] = controller_yawRef_rSig - controller_yaw_ref_rSig;
    scale[48] = fabs(controller_yawRef_rSig) + fabs(controller_yaw_ref_rSig);

    /* E50  connection SeekerController::c5 */
    const double controller_yaw_angle_rSig = listed[75];
    residual[49] = controller_yawAngle_rSig - controller_yaw_angle_rSig;
    scale[49] = fabs(controller_yawAngle_rSig) + fabs(controller_yaw_angle_rSig);

    /* E51  connection SeekerController::c6 */
    const double controller_yaw_voltage_rSig = listed[76];
    residual[50] = controller_yaw_voltage_rSig - controller_yawVoltage_rSig;
    scale[50] = fabs(controller_yaw_voltage_rSig) + fabs(controller_yawVoltage_rSig);
}

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    residuals(m, time, listed, residual, scale);
    residuals_2(m, time, listed, residual, scale);
}

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double ref_yawStepTime = listed[91];
    /* E29  time >= ref.yawStepTime */
    margin[0] = m->branch.time_at_least_ref_yawStepTime ? time - ref_yawStepTime : -(time - ref_yawStepTime);
}

/* ---- what events set, as drawn ---- */

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)value, (void)is_set; /* nothing */
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    period[0] = 0.001;
    (void)m, (void)listed, (void)period, (void)first;
}
