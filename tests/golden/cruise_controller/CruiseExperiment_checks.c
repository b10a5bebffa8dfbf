/* CruiseExperiment_checks.c - the equations as drawn, for --verify, of CruiseController::CruiseExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "CruiseExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)time;
    /* E1  vA = v */
    const double vehicle_a_lV = listed[1];
    const double vehicle_v = listed[10];
    residual[0] = vehicle_a_lV - vehicle_v;
    scale[0] = fabs(vehicle_a_lV) + fabs(vehicle_v);

    /* E2  vB = v */
    const double vehicle_b_lV = listed[3];
    residual[1] = vehicle_b_lV - vehicle_v;
    scale[1] = fabs(vehicle_b_lV) + fabs(vehicle_v);

    /* E3  der(x) = v */
    const double der_vehicle_x = listed[41];
    residual[2] = der_vehicle_x - vehicle_v;
    scale[2] = fabs(der_vehicle_x) + fabs(vehicle_v);

    /* E4  drag = 0.5*airDensity*dragArea*v*abs(v) */
    const double vehicle_drag = listed[12];
    const double vehicle_airDensity = listed[6];
    const double vehicle_dragArea = listed[7];
    const double part_of_E4 = 0.5 * vehicle_airDensity * vehicle_dragArea * vehicle_v * fabs(vehicle_v);
    residual[3] = vehicle_drag - part_of_E4;
    scale[3] = fabs(vehicle_drag) + fabs(part_of_E4);

    /* E5  m*der(v) = fA + fB - drag - m*g*(rolling*cos(slope) + sin(slope)) */
    const double vehicle_m = listed[5];
    const double der_vehicle_v = listed[42];
    const double vehicle_a_f = listed[0];
    const double vehicle_b_f = listed[2];
    const double vehicle_g = listed[9];
    const double vehicle_rolling = listed[8];
    const double vehicle_slope_rSig = listed[4];
    const double part_of_E5 = vehicle_m * vehicle_g
            * (vehicle_rolling * cos(vehicle_slope_rSig) + sin(vehicle_slope_rSig));
    residual[4] = vehicle_m * der_vehicle_v - (vehicle_a_f + vehicle_b_f - vehicle_drag - part_of_E5);
    scale[4] = fabs(vehicle_m * der_vehicle_v) + fabs(vehicle_a_f) + fabs(vehicle_b_f) + fabs(vehicle_drag)
            + fabs(part_of_E5);

    /* E6  timeConstant*der(force) = maxForce*throttle - force */
    const double engine_timeConstant = listed[17];
    const double der_engine_force = listed[43];
    const double engine_maxForce = listed[16];
    const double engine_throttle_rSig = listed[13];
    const double engine_force = listed[18];
    residual[5] = engine_timeConstant * der_engine_force - (engine_maxForce * engine_throttle_rSig - engine_force);
    scale[5] = fabs(engine_timeConstant * der_engine_force) + fabs(engine_maxForce * engine_throttle_rSig)
            + fabs(engine_force);

    /* E7  f = -force */
    const double engine_p_f = listed[14];
    residual[6] = engine_p_f + engine_force;
    scale[6] = fabs(engine_p_f) + fabs(engine_force);

    /* E8  err = setSpeed - speed */
    const double controller_err = listed[24];
    const double controller_setSpeed_rSig = listed[19];
    const double controller_speed_rSig = listed[20];
    residual[7] = controller_err - (controller_setSpeed_rSig - controller_speed_rSig);
    scale[7] = fabs(controller_err) + fabs(controller_setSpeed_rSig) + fabs(controller_speed_rSig);

    /* E9  der(intErr) = err */
    const double der_controller_intErr = listed[44];
    residual[8] = der_controller_intErr - controller_err;
    scale[8] = fabs(der_controller_intErr) + fabs(controller_err);

    /* E10  unlimited = kp*err + ki*intErr */
    const double controller_unlimited = listed[26];
    const double controller_kp = listed[22];
    const double controller_ki = listed[23];
    const double controller_intErr = listed[25];
    residual[9] = controller_unlimited - (controller_kp * controller_err + controller_ki * controller_intErr);
    scale[9] = fabs(controller_unlimited) + fabs(controller_kp * controller_err)
            + fabs(controller_ki * controller_intErr);

    /* E11  throttle = min(1, max(0, unlimited)) */
    const double controller_throttle = listed[27];
    const double part_of_E11 = m->branch.relation_of_E11 ? 1.0
            : (m->branch.n0_above_controller_unlimited ? 0.0 : controller_unlimited);
    residual[10] = controller_throttle - part_of_E11;
    scale[10] = fabs(controller_throttle) + fabs(part_of_E11);

    /* E12  outSig = throttle */
    const double controller_outSig_rSig = listed[21];
    residual[11] = controller_outSig_rSig - controller_throttle;
    scale[11] = fabs(controller_outSig_rSig) + fabs(controller_throttle);

    /* E13  f = 0 */
    const double speedSensor_p_f = listed[28];
    residual[12] = speedSensor_p_f - 0.0;
    scale[12] = fabs(speedSensor_p_f);

    /* E14  y = lV/velocity2Signal */
    const double speedSensor_out_rSig = listed[30];
    const double speedSensor_p_lV = listed[29];
    const double speedSensor_velocity2Signal = listed[31];
    residual[13] = speedSensor_out_rSig - speedSensor_p_lV / speedSensor_velocity2Signal;
    scale[13] = fabs(speedSensor_out_rSig) + fabs(speedSensor_p_lV / speedSensor_velocity2Signal);

    /* E15  y = if time < changeTime then first else second */
    const double setSpeed_out_rSig = listed[32];
    const double setSpeed_first = listed[33];
    const double setSpeed_second = listed[34];
    const double part_of_E15 = m->branch.time_below_setSpeed_changeTime ? setSpeed_first : setSpeed_second;
    residual[14] = setSpeed_out_rSig - part_of_E15;
    scale[14] = fabs(setSpeed_out_rSig) + fabs(part_of_E15);

    /* E16  slopeNow = if time >= start and time < stop then slope else 0 */
    const double road_slopeNow = listed[40];
    const double road_slope = listed[37];
    const double part_of_E16 = m->branch.time_at_least_road_start && m->branch.time_below_road_end ? road_slope : 0.0;
    residual[15] = road_slopeNow - part_of_E16;
    scale[15] = fabs(road_slopeNow) + fabs(part_of_E16);

    /* E17  y = slopeNow */
    const double road_out_rSig = listed[36];
    residual[16] = road_out_rSig - road_slopeNow;
    scale[16] = fabs(road_out_rSig) + fabs(road_slopeNow);

    /* E18  connection CruiseTest::c1 */
    const double engine_p_lV = listed[15];
    residual[17] = engine_p_lV - vehicle_a_lV;
    scale[17] = fabs(engine_p_lV) + fabs(vehicle_a_lV);

    /* E19  connection CruiseTest::c2 */
    residual[18] = speedSensor_p_lV - vehicle_a_lV;
    scale[18] = fabs(speedSensor_p_lV) + fabs(vehicle_a_lV);

    /* E20  connection CruiseTest::c3 */
    residual[19] = speedSensor_out_rSig - controller_speed_rSig;
    scale[19] = fabs(speedSensor_out_rSig) + fabs(controller_speed_rSig);

    /* E21  connection CruiseTest::c4 */
    residual[20] = setSpeed_out_rSig - controller_setSpeed_rSig;
    scale[20] = fabs(setSpeed_out_rSig) + fabs(controller_setSpeed_rSig);

    /* E22  connection CruiseTest::c5 */
    residual[21] = controller_outSig_rSig - engine_throttle_rSig;
    scale[21] = fabs(controller_outSig_rSig) + fabs(engine_throttle_rSig);

    /* E23  connection CruiseTest::c6 */
    residual[22] = road_out_rSig - vehicle_slope_rSig;
    scale[22] = fabs(road_out_rSig) + fabs(vehicle_slope_rSig);

    /* E24  flows at CruiseTest::c1 */
    residual[23] = engine_p_f + vehicle_a_f + speedSensor_p_f - 0.0;
    scale[23] = fabs(engine_p_f) + fabs(vehicle_a_f) + fabs(speedSensor_p_f);

    /* E25  unconnected Vehicle::b */
    residual[24] = vehicle_b_f - 0.0;
    scale[24] = fabs(vehicle_b_f);
}

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double controller_unlimited = listed[26];
    /* E11  0 > controller.unlimited */
    margin[0] = m->branch.n0_above_controller_unlimited ? -controller_unlimited : -(-controller_unlimited);
    /* E11  1 < (if 0 > controller.unlimited then 0 else controller.unlimited) */
    margin[1] = m->branch.relation_of_E11 ? (m->branch.n0_above_controller_unlimited ? 0.0 : controller_unlimited) - 1.0
            : -((m->branch.n0_above_controller_unlimited ? 0.0 : controller_unlimited) - 1.0);
    const double setSpeed_changeTime = listed[35];
    /* E15  time < setSpeed.changeTime */
    margin[2] = m->branch.time_below_setSpeed_changeTime ? setSpeed_changeTime - time : -(setSpeed_changeTime - time);
    const double road_start = listed[38];
    /* E16  time >= road.start */
    margin[3] = m->branch.time_at_least_road_start ? time - road_start : -(time - road_start);
    const double road_end = listed[39];
    margin[4] = m->branch.time_below_road_end ? road_end - time : -(road_end - time); /* E16  time < road.end */
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
