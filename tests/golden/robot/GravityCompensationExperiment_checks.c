/* GravityCompensationExperiment_checks.c - the equations as drawn, for --verify, of
 *     Robot::GravityCompensationExperiment, from model.xmi, by sysphsc 0.1.0. */
#include "GravityCompensationExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

static NOINLINE void residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)time;
    /* E1  aVRot = aV */
    const double pend1_rot_aV = listed[4];
    const double pend1_aV = listed[9];
    residual[0] = pend1_rot_aV - pend1_aV;
    scale[0] = fabs(pend1_rot_aV) + fabs(pend1_aV);

    /* E2  der(angle) = aV */
    const double der_pend1_angle = listed[97];
    residual[1] = der_pend1_angle - pend1_aV;
    scale[1] = fabs(der_pend1_angle) + fabs(pend1_aV);

    /* E3  mass*cmgDist^2*der(aV) = t - mass*verticalAcceleration*cmgDist*sin(angle) */
    const double pend1_mass = listed[5];
    const double pend1_cmgDist = listed[6];
    const double der_pend1_aV = listed[98];
    const double pend1_rot_t = listed[3];
    const double pend1_verticalAcceleration = listed[7];
    const double pend1_angle = listed[8];
    const double part_of_E3 = pend1_mass * pend1_verticalAcceleration * pend1_cmgDist * sin(pend1_angle);
    residual[2] = pend1_mass * (pend1_cmgDist * pend1_cmgDist) * der_pend1_aV - (pend1_rot_t - part_of_E3);
    scale[2] = fabs(pend1_mass * (pend1_cmgDist * pend1_cmgDist) * der_pend1_aV) + fabs(pend1_rot_t) + fabs(part_of_E3);

    /* E4  y = angle/angle2Signal */
    const double pend1_angleOut_rSig = listed[10];
    const double pend1_angle2Signal = listed[11];
    residual[3] = pend1_angleOut_rSig - pend1_angle / pend1_angle2Signal;
    scale[3] = fabs(pend1_angleOut_rSig) + fabs(pend1_angle / pend1_angle2Signal);

    /* E5  torque = gain*massEst*gEst*lengthEst*sin(angle) */
    const double gravityCompensationController_torque_rSig = listed[13];
    const double gravityCompensationController_gain = listed[14];
    const double gravityCompensationController_massEst = listed[15];
    const double gravityCompensationController_gEst = listed[17];
    const double gravityCompensationController_lengthEst = listed[16];
    const double gravityCompensationController_angle_rSig = listed[12];
    const double part_of_E5 = gravityCompensationController_gain * gravityCompensationController_massEst
            * gravityCompensationController_gEst * gravityCompensationController_lengthEst
            * sin(gravityCompensationController_angle_rSig);
    residual[4] = gravityCompensationController_torque_rSig - part_of_E5;
    scale[4] = fabs(gravityCompensationController_torque_rSig) + fabs(part_of_E5);

    /* E6  t = -u*signal2Torque */
    const double sea0_motor_torqueSource_p_t = listed[25];
    const double sea0_motor_torqueSource_in_rSig = listed[24];
    const double sea0_motor_torqueSource_signal2Torque = listed[27];
    residual[5] = sea0_motor_torqueSource_p_t
            + (sea0_motor_torqueSource_in_rSig * sea0_motor_torqueSource_signal2Torque);
    scale[5] = fabs(sea0_motor_torqueSource_p_t)
            + fabs(sea0_motor_torqueSource_in_rSig * sea0_motor_torqueSource_signal2Torque);

    /* E7  aVA = aV */
    const double sea0_motor_inertia_a_aV = listed[29];
    const double sea0_motor_inertia_aV = listed[33];
    residual[6] = sea0_motor_inertia_a_aV - sea0_motor_inertia_aV;
    scale[6] = fabs(sea0_motor_inertia_a_aV) + fabs(sea0_motor_inertia_aV);

    /* E8  aVB = aV */
    const double sea0_motor_inertia_b_aV = listed[31];
    residual[7] = sea0_motor_inertia_b_aV - sea0_motor_inertia_aV;
    scale[7] = fabs(sea0_motor_inertia_b_aV) + fabs(sea0_motor_inertia_aV);

    /* E9  der(angle) = aV */
    const double der_sea0_motor_inertia_angle = listed[99];
    residual[8] = der_sea0_motor_inertia_angle - sea0_motor_inertia_aV;
    scale[8] = fabs(der_sea0_motor_inertia_angle) + fabs(sea0_motor_inertia_aV);

    /* E10  I*der(aV) = tA + tB */
    const double sea0_motor_inertia_I = listed[32];
    const double der_sea0_motor_inertia_aV = listed[100];
    const double sea0_motor_inertia_a_t = listed[28];
    const double sea0_motor_inertia_b_t = listed[30];
    residual[9] = sea0_motor_inertia_I * der_sea0_motor_inertia_aV - (sea0_motor_inertia_a_t + sea0_motor_inertia_b_t);
    scale[9] = fabs(sea0_motor_inertia_I * der_sea0_motor_inertia_aV) + fabs(sea0_motor_inertia_a_t)
            + fabs(sea0_motor_inertia_b_t);

    /* E11  tA + tB = 0 */
    const double sea0_motor_damper_a_t = listed[35];
    const double sea0_motor_damper_b_t = listed[37];
    residual[10] = sea0_motor_damper_a_t + sea0_motor_damper_b_t - 0.0;
    scale[10] = fabs(sea0_motor_damper_a_t) + fabs(sea0_motor_damper_b_t);

    /* E12  aVRel = aVB - aVA */
    const double sea0_motor_damper_aVRel = listed[39];
    const double sea0_motor_damper_b_aV = listed[38];
    const double sea0_motor_damper_a_aV = listed[36];
    residual[11] = sea0_motor_damper_aVRel - (sea0_motor_damper_b_aV - sea0_motor_damper_a_aV);
    scale[11] = fabs(sea0_motor_damper_aVRel) + fabs(sea0_motor_damper_b_aV) + fabs(sea0_motor_damper_a_aV);

    /* E13  torqueThru = tB */
    const double sea0_motor_damper_torqueThru = listed[40];
    residual[12] = sea0_motor_damper_torqueThru - sea0_motor_damper_b_t;
    scale[12] = fabs(sea0_motor_damper_torqueThru) + fabs(sea0_motor_damper_b_t);

    /* E14  torqueThru = k*aVRel */
    const double sea0_motor_damper_k = listed[41];
    residual[13] = sea0_motor_damper_torqueThru - sea0_motor_damper_k * sea0_motor_damper_aVRel;
    scale[13] = fabs(sea0_motor_damper_torqueThru) + fabs(sea0_motor_damper_k * sea0_motor_damper_aVRel);

    /* E15  aV = 0 */
    const double sea0_motor_ground_p_aV = listed[43];
    residual[14] = sea0_motor_ground_p_aV - 0.0;
    scale[14] = fabs(sea0_motor_ground_p_aV);

    /* E16  aVA = gearRatio*aVB */
    const double sea0_gearbox_rotA_aV = listed[45];
    const double sea0_gearbox_gearRatio = listed[48];
    const double sea0_gearbox_rotB_aV = listed[47];
    residual[15] = sea0_gearbox_rotA_aV - sea0_gearbox_gearRatio * sea0_gearbox_rotB_aV;
    scale[15] = fabs(sea0_gearbox_rotA_aV) + fabs(sea0_gearbox_gearRatio * sea0_gearbox_rotB_aV);

    /* E17  tB = -gearRatio*tA */
    const double sea0_gearbox_rotB_t = listed[46];
    const double sea0_gearbox_rotA_t = listed[44];
    residual[16] = sea0_gearbox_rotB_t + (sea0_gearbox_gearRatio * sea0_gearbox_rotA_t);
    scale[16] = fabs(sea0_gearbox_rotB_t) + fabs(sea0_gearbox_gearRatio * sea0_gearbox_rotA_t);

    /* E18  tA + tB = 0 */
    const double sea0_spring_a_t = listed[49];
    const double sea0_spring_b_t = listed[51];
    residual[17] = sea0_spring_a_t + sea0_spring_b_t - 0.0;
    scale[17] = fabs(sea0_spring_a_t) + fabs(sea0_spring_b_t);

    /* E19  aVRel = aVB - aVA */
    const double sea0_spring_aVRel = listed[53];
    const double sea0_spring_b_aV = listed[52];
    const double sea0_spring_a_aV = listed[50];
    residual[18] = sea0_spring_aVRel - (sea0_spring_b_aV - sea0_spring_a_aV);
    scale[18] = fabs(sea0_spring_aVRel) + fabs(sea0_spring_b_aV) + fabs(sea0_spring_a_aV);

    /* E20  torqueThru = tB */
    const double sea0_spring_torqueThru = listed[54];
    residual[19] = sea0_spring_torqueThru - sea0_spring_b_t;
    scale[19] = fabs(sea0_spring_torqueThru) + fabs(sea0_spring_b_t);

    /* E21  der(relPhi) = aVRel */
    const double der_sea0_spring_relPhi = listed[101];
    residual[20] = der_sea0_spring_relPhi - sea0_spring_aVRel;
    scale[20] = fabs(der_sea0_spring_relPhi) + fabs(sea0_spring_aVRel);

    /* E22  torqueThru = k*relPhi */
    const double sea0_spring_k = listed[55];
    const double sea0_spring_relPhi = listed[56];
    residual[21] = sea0_spring_torqueThru - sea0_spring_k * sea0_spring_relPhi;
    scale[21] = fabs(sea0_spring_torqueThru) + fabs(sea0_spring_k * sea0_spring_relPhi);

    /* E23  y = relPhi/displacement2Signal */
    const double sea0_spring_out_rSig = listed[57];
    const double sea0_spring_displacement2Signal = listed[58];
    residual[22] = sea0_spring_out_rSig - sea0_spring_relPhi / sea0_spring_displacement2Signal;
    scale[22] = fabs(sea0_spring_out_rSig) + fabs(sea0_spring_relPhi / sea0_spring_displacement2Signal);

    /* E24  curValue = springConstant*displacement */
    const double sea0_controller_pid_curValue_rSig = listed[66];
    const double sea0_controller_springConstant = listed[62];
    const double sea0_controller_displacement_rSig = listed[60];
    residual[23] = sea0_controller_pid_curValue_rSig
            - sea0_controller_springConstant * sea0_controller_displacement_rSig;
    scale[23] = fabs(sea0_controller_pid_curValue_rSig)
            + fabs(sea0_controller_springConstant * sea0_controller_displacement_rSig);

    /* E25  motorSignal = outputScale*gearRatio*outSig */
    const double sea0_controller_motorSignal_rSig = listed[61];
    const double sea0_controller_outputScale = listed[64];
    const double sea0_controller_gearRatio = listed[63];
    const double sea0_controller_pid_outSig_rSig = listed[67];
    residual[24] = sea0_controller_motorSignal_rSig
            - sea0_controller_outputScale * sea0_controller_gearRatio * sea0_controller_pid_outSig_rSig;
    scale[24] = fabs(sea0_controller_motorSignal_rSig)
            + fabs(sea0_controller_outputScale * sea0_controller_gearRatio * sea0_controller_pid_outSig_rSig);

    /* E26  err = setPoint - curValue */
    const double sea0_controller_pid_err = listed[71];
    const double sea0_controller_pid_setPoint_rSig = listed[65];
    residual[25] = sea0_controller_pid_err - (sea0_controller_pid_setPoint_rSig - sea0_controller_pid_curValue_rSig);
    scale[25] = fabs(sea0_controller_pid_err) + fabs(sea0_controller_pid_setPoint_rSig)
            + fabs(sea0_controller_pid_curValue_rSig);

    /* E27  der(intErr) = err */
    const double der_sea0_controller_pid_intErr = listed[102];
    residual[26] = der_sea0_controller_pid_intErr - sea0_controller_pid_err;
    scale[26] = fabs(der_sea0_controller_pid_intErr) + fabs(sea0_controller_pid_err);

    /* E28  outSig = kp*err + ki*intErr + kd*der(err) */
    const double sea0_controller_pid_kp = listed[68];
    const double sea0_controller_pid_ki = listed[69];
    const double sea0_controller_pid_intErr = listed[72];
    const double sea0_controller_pid_kd = listed[70];
    const double der_sea0_controller_pid_err = listed[103];
    residual[27] = sea0_controller_pid_outSig_rSig
            - (sea0_controller_pid_kp * sea0_controller_pid_err + sea0_controller_pid_ki * sea0_controller_pid_intErr
            + sea0_controller_pid_kd * der_sea0_controller_pid_err);
    scale[27] = fabs(sea0_controller_pid_outSig_rSig) + fabs(sea0_controller_pid_kp * sea0_controller_pid_err)
            + fabs(sea0_controller_pid_ki * sea0_controller_pid_intErr)
            + fabs(sea0_controller_pid_kd * der_sea0_controller_pid_err);

    /* E29  if time < changeTime then action = 0; else action = speed1; end if */
    const double operator_action_action_rSig = listed[75];
    const double operator_action_speed1 = listed[77];
    const double part_of_E29 = m->branch.time_below_operator_action_changeTime ? 0.0 : operator_action_speed1;
    residual[28] = operator_action_action_rSig - part_of_E29;
    scale[28] = fabs(operator_action_action_rSig) + fabs(part_of_E29);

    /* E30  aV = u*signal2AngVelocity */
    const double operator_source_p_aV = listed[80];
    const double operator_source_in_rSig = listed[78];
    const double operator_source_signal2AngVelocity = listed[81];
    residual[29] = operator_source_p_aV - operator_source_in_rSig * operator_source_signal2AngVelocity;
    scale[29] = fabs(operator_source_p_aV) + fabs(operator_source_in_rSig * operator_source_signal2AngVelocity);
}

static NOINLINE void residuals_2(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E31  tA + tB = 0 */
    const double operator_spring_a_t = listed[82];
    const double operator_spring_b_t = listed[84];
    residual[30] = operator_spring_a_t + operator_spring_b_t - 0.0;
    scale[30] = fabs(operator_spring_a_t) + fabs(operator_spring_b_t);

    /* E32  aVRel = aVB - aVA */
    const double operator_spring_aVRel = listed[86];
    const double operator_spring_b_aV = listed[85];
    const double operator_spring_a_aV = listed[83];
    residual[31] = operator_spring_aVRel - (operator_spring_b_aV - operator_spring_a_aV);
    scale[31] = fabs(operator_spring_aVRel) + fabs(operator_spring_b_aV) + fabs(operator_spring_a_aV);

    /* E33  torqueThru = tB */
    const double operator_spring_torqueThru = listed[87];
    residual[32] = operator_spring_torqueThru - operator_spring_b_t;
    scale[32] = fabs(operator_spring_torqueThru) + fabs(operator_spring_b_t);

    /* E34  der(relPhi) = aVRel */
    const double der_operator_spring_relPhi = listed[104];
    residual[33] = der_operator_spring_relPhi - operator_spring_aVRel;
    scale[33] = fabs(der_operator_spring_relPhi) + fabs(operator_spring_aVRel);

    /* E35  torqueThru = k*relPhi */
    const double operator_spring_k = listed[88];
    const double operator_spring_relPhi = listed[89];
    residual[34] = operator_spring_torqueThru - operator_spring_k * operator_spring_relPhi;
    scale[34] = fabs(operator_spring_torqueThru) + fabs(operator_spring_k * operator_spring_relPhi);

    /* E36  tA + tB = 0 */
    const double operator_damper_a_t = listed[90];
    const double operator_damper_b_t = listed[92];
    residual[35] = operator_damper_a_t + operator_damper_b_t - 0.0;
    scale[35] = fabs(operator_damper_a_t) + fabs(operator_damper_b_t);

    /* E37  aVRel = aVB - aVA */
    const double operator_damper_aVRel = listed[94];
    const double operator_damper_b_aV = listed[93];
    const double operator_damper_a_aV = listed[91];
    residual[36] = operator_damper_aVRel - (operator_damper_b_aV - operator_damper_a_aV);
    scale[36] = fabs(operator_damper_aVRel) + fabs(operator_damper_b_aV) + fabs(operator_damper_a_aV);

    /* E38  torqueThru = tB */
    const double operator_damper_torqueThru = listed[95];
    residual[37] = operator_damper_torqueThru - operator_damper_b_t;
    scale[37] = fabs(operator_damper_torqueThru) + fabs(operator_damper_b_t);

    /* E39  torqueThru = k*aVRel */
    const double operator_damper_k = listed[96];
    residual[38] = operator_damper_torqueThru - operator_damper_k * operator_damper_aVRel;
    scale[38] = fabs(operator_damper_torqueThru) + fabs(operator_damper_k * operator_damper_aVRel);

    /* E40  connection GravityCompensationTest::c1 */
    const double pend1_rot_aV = listed[4];
    const double sea0_rot_aV = listed[20];
    residual[39] = pend1_rot_aV - sea0_rot_aV;
    scale[39] = fabs(pend1_rot_aV) + fabs(sea0_rot_aV);

    /* E41  connection GravityCompensationTest::c2 */
    const double operator_rot_aV = listed[74];
    residual[40] = pend1_rot_aV - operator_rot_aV;
    scale[40] = fabs(pend1_rot_aV) + fabs(operator_rot_aV);

    /* E42  connection GravityCompensationTest::c3 */
    const double pend1_angleOut_rSig = listed[10];
    const double gravityCompensationController_angle_rSig = listed[12];
    residual[41] = pend1_angleOut_rSig - gravityCompensationController_angle_rSig;
    scale[41] = fabs(pend1_angleOut_rSig) + fabs(gravityCompensationController_angle_rSig);

    /* E43  connection GravityCompensationTest::c4 */
    const double gravityCompensationController_torque_rSig = listed[13];
    const double sea0_desiredTorque_rSig = listed[18];
    residual[42] = gravityCompensationController_torque_rSig - sea0_desiredTorque_rSig;
    scale[42] = fabs(gravityCompensationController_torque_rSig) + fabs(sea0_desiredTorque_rSig);

    /* E44  flows at GravityCompensationTest::c1 */
    const double pend1_rot_t = listed[3];
    const double sea0_rot_t = listed[19];
    const double operator_rot_t = listed[73];
    residual[43] = pend1_rot_t + sea0_rot_t + operator_rot_t - 0.0;
    scale[43] = fabs(pend1_rot_t) + fabs(sea0_rot_t) + fabs(operator_rot_t);

    /* E45  connection SeriesElasticActuator::c1 */
    const double sea0_motor_rot_aV = listed[23];
    const double sea0_gearbox_rotA_aV = listed[45];
    residual[44] = sea0_motor_rot_aV - sea0_gearbox_rotA_aV;
    scale[44] = fabs(sea0_motor_rot_aV) + fabs(sea0_gearbox_rotA_aV);

    /* E46  connection SeriesElasticActuator::c2 */
    const double sea0_gearbox_rotB_aV = listed[47];
    const double sea0_spring_b_aV = listed[52];
    residual[45] = sea0_gearbox_rotB_aV - sea0_spring_b_aV;
    scale[45] = fabs(sea0_gearbox_rotB_aV) + fabs(sea0_spring_b_aV);

    /* E47  connection SeriesElasticActuator::c3 */
    const double sea0_spring_a_aV = listed[50];
    residual[46] = sea0_spring_a_aV - sea0_rot_aV;
    scale[46] = fabs(sea0_spring_a_aV) + fabs(sea0_rot_aV);

    /* E48  connection SeriesElasticActuator::c4 */
    const double sea0_spring_out_rSig = listed[57];
    const double sea0_controller_displacement_rSig = listed[60];
    residual[47] = sea0_spring_out_rSig - sea0_controller_displacement_rSig;
    scale[47] = fabs(sea0_spring_out_rSig) + fabs(sea0_controller_displacement_rSig);

    /* E49  connection SeriesElasticActuator::c5 */
    const double sea0_controller_desiredTorque_rSig = listed[59];
    residual[48] = sea0_desiredTorque_rSig - sea0_controller_desiredTorque_rSig;
    scale[48] = fabs(sea0_desiredTorque_rSig) + fabs(sea0_controller_desiredTorque_rSig);

    /* E50  connection SeriesElasticActuator::c6 */
    const double sea0_controller_motorSignal_rSig = listed[61];
    const double sea0_motor_torqueSignal_rSig = listed[21];
    residual[49] = sea0_controller_motorSignal_rSig - sea0_motor_torqueSignal_rSig;
    scale[49] = fabs(sea0_controller_motorSignal_rSig) + fabs(sea0_motor_torqueSignal_rSig);

    /* E51  flows at SeriesElasticActuator::c1 */
    const double sea0_motor_rot_t = listed[22];
    const double sea0_gearbox_rotA_t = listed[44];
    residual[50] = sea0_motor_rot_t + sea0_gearbox_rotA_t - 0.0;
    scale[50] = fabs(sea0_motor_rot_t) + fabs(sea0_gearbox_rotA_t);

    /* E52  flows at SeriesElasticActuator::c2 */
    const double sea0_gearbox_rotB_t = listed[46];
    const double sea0_spring_b_t = listed[51];
    residual[51] = sea0_gearbox_rotB_t + sea0_spring_b_t - 0.0;
    scale[51] = fabs(sea0_gearbox_rotB_t) + fabs(sea0_spring_b_t);

    /* E53  flows at SeriesElasticActuator::c3 */
    const double sea0_spring_a_t = listed[49];
    residual[52] = sea0_spring_a_t - sea0_rot_t - 0.0;
    scale[52] = fabs(sea0_spring_a_t) + fabs(sea0_rot_t);

    /* E54  connection SimpleMotor::c1 */
    const double sea0_motor_torqueSource_in_rSig = listed[24];
    residual[53] = sea0_motor_torqueSignal_rSig - sea0_motor_torqueSource_in_rSig;
    scale[53] = fabs(sea0_motor_torqueSignal_rSig) + fabs(sea0_motor_torqueSource_in_rSig);

    /* E55  connection SimpleMotor::c2 */
    const double sea0_motor_torqueSource_p_aV = listed[26];
    const double sea0_motor_inertia_a_aV = listed[29];
    residual[54] = sea0_motor_torqueSource_p_aV - sea0_motor_inertia_a_aV;
    scale[54] = fabs(sea0_motor_torqueSource_p_aV) + fabs(sea0_motor_inertia_a_aV);

    /* E56  connection SimpleMotor::c3 */
    const double sea0_motor_inertia_b_aV = listed[31];
    residual[55] = sea0_motor_inertia_b_aV - sea0_motor_rot_aV;
    scale[55] = fabs(sea0_motor_inertia_b_aV) + fabs(sea0_motor_rot_aV);

    /* E57  connection SimpleMotor::c4 */
    const double sea0_motor_damper_b_aV = listed[38];
    residual[56] = sea0_motor_damper_b_aV - sea0_motor_inertia_b_aV;
    scale[56] = fabs(sea0_motor_damper_b_aV) + fabs(sea0_motor_inertia_b_aV);

    /* E58  connection SimpleMotor::c5 */
    const double sea0_motor_damper_a_aV = listed[36];
    const double sea0_motor_ground_p_aV = listed[43];
    residual[57] = sea0_motor_damper_a_aV - sea0_motor_ground_p_aV;
    scale[57] = fabs(sea0_motor_damper_a_aV) + fabs(sea0_motor_ground_p_aV);

    /* E59  flows at SimpleMotor::c2 */
    const double sea0_motor_torqueSource_p_t = listed[25];
    const double sea0_motor_inertia_a_t = listed[28];
    residual[58] = sea0_motor_torqueSource_p_t + sea0_motor_inertia_a_t - 0.0;
    scale[58] = fabs(sea0_motor_torqueSource_p_t) + fabs(sea0_motor_inertia_a_t);

    /* E60  flows at SimpleMotor::c3 */
    const double sea0_motor_inertia_b_t = listed[30];
    const double sea0_motor_damper_b_t = listed[37];
    residual[59] = sea0_motor_inertia_b_t + sea0_motor_damper_b_t - sea0_motor_rot_t - 0.0;
    scale[59] = fabs(sea0_motor_inertia_b_t) + fabs(sea0_motor_damper_b_t) + fabs(sea0_motor_rot_t);
}

static NOINLINE void residuals_3(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E61  flows at SimpleMotor::c5 */
    const double sea0_motor_damper_a_t = listed[35];
    const double sea0_motor_ground_p_t = listed[42];
    residual[60] = sea0_motor_damper_a_t + sea0_motor_ground_p_t - 0.0;
    scale[60] = fabs(sea0_motor_damper_a_t) + fabs(sea0_motor_ground_p_t);

    /* E62  connection SimpleSEAController::c1 */
    const double sea0_controller_desiredTorque_rSig = listed[59];
    const double sea0_controller_pid_setPoint_rSig = listed[65];
    residual[61] = sea0_controller_desiredTorque_rSig - sea0_controller_pid_setPoint_rSig;
    scale[61] = fabs(sea0_controller_desiredTorque_rSig) + fabs(sea0_controller_pid_setPoint_rSig);

    /* E63  connection Operator::c1 */
    const double operator_action_action_rSig = listed[75];
    const double operator_source_in_rSig = listed[78];
    residual[62] = operator_action_action_rSig - operator_source_in_rSig;
    scale[62] = fabs(operator_action_action_rSig) + fabs(operator_source_in_rSig);

    /* E64  connection Operator::c2 */
    const double operator_source_p_aV = listed[80];
    const double operator_spring_a_aV = listed[83];
    residual[63] = operator_source_p_aV - operator_spring_a_aV;
    scale[63] = fabs(operator_source_p_aV) + fabs(operator_spring_a_aV);

    /* E65  connection Operator::c3 */
    const double operator_damper_a_aV = listed[91];
    residual[64] = operator_source_p_aV - operator_damper_a_aV;
    scale[64] = fabs(operator_source_p_aV) + fabs(operator_damper_a_aV);

    /* E66  connection Operator::c4 */
    const double operator_spring_b_aV = listed[85];
    const double operator_rot_aV = listed[74];
    residual[65] = operator_spring_b_aV - operator_rot_aV;
    scale[65] = fabs(operator_spring_b_aV) + fabs(operator_rot_aV);

    /* E67  connection Operator::c5 */
    const double operator_damper_b_aV = listed[93];
    residual[66] = operator_damper_b_aV - operator_rot_aV;
    scale[66] = fabs(operator_damper_b_aV) + fabs(operator_rot_aV);

    /* E68  flows at Operator::c2 */
    const double operator_source_p_t = listed[79];
    const double operator_spring_a_t = listed[82];
    const double operator_damper_a_t = listed[90];
    residual[67] = operator_source_p_t + operator_spring_a_t + operator_damper_a_t - 0.0;
    scale[67] = fabs(operator_source_p_t) + fabs(operator_spring_a_t) + fabs(operator_damper_a_t);

    /* E69  flows at Operator::c4 */
    const double operator_spring_b_t = listed[84];
    const double operator_damper_b_t = listed[92];
    const double operator_rot_t = listed[73];
    residual[68] = operator_spring_b_t + operator_damper_b_t - operator_rot_t - 0.0;
    scale[68] = fabs(operator_spring_b_t) + fabs(operator_damper_b_t) + fabs(operator_rot_t);
}

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    residuals(m, time, listed, residual, scale);
    residuals_2(m, time, listed, residual, scale);
    residuals_3(m, time, listed, residual, scale);
}

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double operator_action_changeTime = listed[76];
    /* E29  time < operator.action.changeTime */
    margin[0] = m->branch.time_below_operator_action_changeTime ? operator_action_changeTime - time
            : -(operator_action_changeTime - time);
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
