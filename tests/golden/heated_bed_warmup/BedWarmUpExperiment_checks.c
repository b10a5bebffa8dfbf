/* BedWarmUpExperiment_checks.c - the equations as drawn, for --verify, of HeatedBedWarmup::BedWarmUpExperiment,
 *     from model.xmi, by sysphsc 0.1.0. */
#include "BedWarmUpExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)time;
    /* E1  if u > 0 then sF*t = -u*signal2Power; else sF*t = 0; end if */
    const double bed_bedHeater_p_sF = listed[4];
    const double bed_bedHeater_p_t = listed[5];
    const double bed_bedHeater_in_rSig = listed[3];
    const double bed_bedHeater_signal2Power = listed[6];
    const double part_of_E1 = m->branch.bed_bedHeater_in_rSig_above_0
            ? -(bed_bedHeater_in_rSig * bed_bedHeater_signal2Power) : 0.0;
    residual[0] = bed_bedHeater_p_sF * bed_bedHeater_p_t - part_of_E1;
    scale[0] = fabs(bed_bedHeater_p_sF * bed_bedHeater_p_t) + fabs(part_of_E1);

    /* E2  sFA*tA + sFB*tB = 0 */
    const double bed_bedInsulation_a_sF = listed[7];
    const double bed_bedInsulation_a_t = listed[8];
    const double bed_bedInsulation_b_sF = listed[9];
    const double bed_bedInsulation_b_t = listed[10];
    residual[1] = bed_bedInsulation_a_sF * bed_bedInsulation_a_t + bed_bedInsulation_b_sF * bed_bedInsulation_b_t - 0.0;
    scale[1] = fabs(bed_bedInsulation_a_sF * bed_bedInsulation_a_t)
            + fabs(bed_bedInsulation_b_sF * bed_bedInsulation_b_t);

    /* E3  sFA*tA = conductivity*(tA - tB) */
    const double bed_bedInsulation_conductivity = listed[11];
    residual[2] = bed_bedInsulation_a_sF * bed_bedInsulation_a_t
            - bed_bedInsulation_conductivity * (bed_bedInsulation_a_t - bed_bedInsulation_b_t);
    scale[2] = fabs(bed_bedInsulation_a_sF * bed_bedInsulation_a_t)
            + fabs(bed_bedInsulation_conductivity * (bed_bedInsulation_a_t - bed_bedInsulation_b_t));

    /* E4  T = t */
    const double bed_bedHeatCapacity_T = listed[15];
    const double bed_bedHeatCapacity_p_t = listed[13];
    residual[3] = bed_bedHeatCapacity_T - bed_bedHeatCapacity_p_t;
    scale[3] = fabs(bed_bedHeatCapacity_T) + fabs(bed_bedHeatCapacity_p_t);

    /* E5  heatCapacity*der(T) = sF*t */
    const double bed_bedHeatCapacity_heatCapacity = listed[14];
    const double der_bed_bedHeatCapacity_T = listed[41];
    const double bed_bedHeatCapacity_p_sF = listed[12];
    residual[4] = bed_bedHeatCapacity_heatCapacity * der_bed_bedHeatCapacity_T
            - bed_bedHeatCapacity_p_sF * bed_bedHeatCapacity_p_t;
    scale[4] = fabs(bed_bedHeatCapacity_heatCapacity * der_bed_bedHeatCapacity_T)
            + fabs(bed_bedHeatCapacity_p_sF * bed_bedHeatCapacity_p_t);

    /* E6  sF = 0 */
    const double bed_bedTempSensor_p_sF = listed[16];
    residual[5] = bed_bedTempSensor_p_sF - 0.0;
    scale[5] = fabs(bed_bedTempSensor_p_sF);

    /* E7  y = t/signal2Temperature */
    const double bed_bedTempSensor_out_rSig = listed[18];
    const double bed_bedTempSensor_p_t = listed[17];
    const double bed_bedTempSensor_signal2Temperature = listed[19];
    residual[6] = bed_bedTempSensor_out_rSig - bed_bedTempSensor_p_t / bed_bedTempSensor_signal2Temperature;
    scale[6] = fabs(bed_bedTempSensor_out_rSig) + fabs(bed_bedTempSensor_p_t / bed_bedTempSensor_signal2Temperature);

    /* E8  sFA*tA + sFB*tB = 0 */
    const double bed_bedConvection_a_sF = listed[20];
    const double bed_bedConvection_a_t = listed[21];
    const double bed_bedConvection_b_sF = listed[22];
    const double bed_bedConvection_b_t = listed[23];
    residual[7] = bed_bedConvection_a_sF * bed_bedConvection_a_t + bed_bedConvection_b_sF * bed_bedConvection_b_t - 0.0;
    scale[7] = fabs(bed_bedConvection_a_sF * bed_bedConvection_a_t)
            + fabs(bed_bedConvection_b_sF * bed_bedConvection_b_t);

    /* E9  sFA*tA = u*signal2Conductance*(tA - tB) */
    const double bed_bedConvection_conductance_rSig = listed[24];
    const double bed_bedConvection_signal2Conductance = listed[25];
    residual[8] = bed_bedConvection_a_sF * bed_bedConvection_a_t
            - bed_bedConvection_conductance_rSig * bed_bedConvection_signal2Conductance
            * (bed_bedConvection_a_t - bed_bedConvection_b_t);
    scale[8] = fabs(bed_bedConvection_a_sF * bed_bedConvection_a_t)
            + fabs(bed_bedConvection_conductance_rSig * bed_bedConvection_signal2Conductance
            * (bed_bedConvection_a_t - bed_bedConvection_b_t));

    /* E10  y = cnsnt */
    const double bed_convectionCoefficientBed_out_rSig = listed[26];
    const double bed_convectionCoefficientBed_cnsnt = listed[27];
    residual[9] = bed_convectionCoefficientBed_out_rSig - bed_convectionCoefficientBed_cnsnt;
    scale[9] = fabs(bed_convectionCoefficientBed_out_rSig) + fabs(bed_convectionCoefficientBed_cnsnt);

    /* E11  err = setPoint - curValue */
    const double bed_bedController_err = listed[34];
    const double bed_bedController_setPoint_rSig = listed[28];
    const double bed_bedController_curValue_rSig = listed[29];
    residual[10] = bed_bedController_err - (bed_bedController_setPoint_rSig - bed_bedController_curValue_rSig);
    scale[10] = fabs(bed_bedController_err) + fabs(bed_bedController_setPoint_rSig)
            + fabs(bed_bedController_curValue_rSig);

    /* E12  der(intErr) = err */
    const double der_bed_bedController_intErr = listed[42];
    residual[11] = der_bed_bedController_intErr - bed_bedController_err;
    scale[11] = fabs(der_bed_bedController_intErr) + fabs(bed_bedController_err);

    /* E13  outSig = kp*err + ki*intErr + kd*der(err) */
    const double bed_bedController_outSig_rSig = listed[30];
    const double bed_bedController_kp = listed[31];
    const double bed_bedController_ki = listed[32];
    const double bed_bedController_intErr = listed[35];
    const double bed_bedController_kd = listed[33];
    const double der_bed_bedController_err = listed[43];
    residual[12] = bed_bedController_outSig_rSig
            - (bed_bedController_kp * bed_bedController_err + bed_bedController_ki * bed_bedController_intErr
            + bed_bedController_kd * der_bed_bedController_err);
    scale[12] = fabs(bed_bedController_outSig_rSig) + fabs(bed_bedController_kp * bed_bedController_err)
            + fabs(bed_bedController_ki * bed_bedController_intErr)
            + fabs(bed_bedController_kd * der_bed_bedController_err);

    /* E14  t = t_set */
    const double ambient_p_t = listed[37];
    const double ambient_t_set = listed[38];
    residual[13] = ambient_p_t - ambient_t_set;
    scale[13] = fabs(ambient_p_t) + fabs(ambient_t_set);

    /* E15  y = cnsnt */
    const double setTemperature_out_rSig = listed[39];
    const double setTemperature_cnsnt = listed[40];
    residual[14] = setTemperature_out_rSig - setTemperature_cnsnt;
    scale[14] = fabs(setTemperature_out_rSig) + fabs(setTemperature_cnsnt);

    /* E16  connection BedWarmUp::c1 */
    const double bed_setPoint_rSig = listed[0];
    residual[15] = setTemperature_out_rSig - bed_setPoint_rSig;
    scale[15] = fabs(setTemperature_out_rSig) + fabs(bed_setPoint_rSig);

    /* E17  connection BedWarmUp::c2 */
    const double bed_air_t = listed[2];
    residual[16] = ambient_p_t - bed_air_t;
    scale[16] = fabs(ambient_p_t) + fabs(bed_air_t);

    /* E18  flows at BedWarmUp::c2 */
    const double ambient_p_sF = listed[36];
    const double bed_air_sF = listed[1];
    residual[17] = ambient_p_sF + bed_air_sF - 0.0;
    scale[17] = fabs(ambient_p_sF) + fabs(bed_air_sF);

    /* E19  connection HeatedBed::c1 */
    residual[18] = bed_bedHeater_p_t - bed_bedInsulation_a_t;
    scale[18] = fabs(bed_bedHeater_p_t) + fabs(bed_bedInsulation_a_t);

    /* E20  connection HeatedBed::c2 */
    residual[19] = bed_bedInsulation_b_t - bed_bedHeatCapacity_p_t;
    scale[19] = fabs(bed_bedInsulation_b_t) + fabs(bed_bedHeatCapacity_p_t);

    /* E21  connection HeatedBed::c3 */
    residual[20] = bed_bedInsulation_b_t - bed_bedTempSensor_p_t;
    scale[20] = fabs(bed_bedInsulation_b_t) + fabs(bed_bedTempSensor_p_t);

    /* E22  connection HeatedBed::c4 */
    residual[21] = bed_bedInsulation_b_t - bed_bedConvection_a_t;
    scale[21] = fabs(bed_bedInsulation_b_t) + fabs(bed_bedConvection_a_t);

    /* E23  connection HeatedBed::c5 */
    residual[22] = bed_bedConvection_b_t - bed_air_t;
    scale[22] = fabs(bed_bedConvection_b_t) + fabs(bed_air_t);

    /* E24  connection HeatedBed::c6 */
    residual[23] = bed_convectionCoefficientBed_out_rSig - bed_bedConvection_conductance_rSig;
    scale[23] = fabs(bed_convectionCoefficientBed_out_rSig) + fabs(bed_bedConvection_conductance_rSig);

    /* E25  connection HeatedBed::c7 */
    residual[24] = bed_setPoint_rSig - bed_bedController_setPoint_rSig;
    scale[24] = fabs(bed_setPoint_rSig) + fabs(bed_bedController_setPoint_rSig);

    /* E26  connection HeatedBed::c8 */
    residual[25] = bed_bedTempSensor_out_rSig - bed_bedController_curValue_rSig;
    scale[25] = fabs(bed_bedTempSensor_out_rSig) + fabs(bed_bedController_curValue_rSig);

    /* E27  connection HeatedBed::c9 */
    residual[26] = bed_bedController_outSig_rSig - bed_bedHeater_in_rSig;
    scale[26] = fabs(bed_bedController_outSig_rSig) + fabs(bed_bedHeater_in_rSig);

    /* E28  flows at HeatedBed::c1 */
    residual[27] = bed_bedHeater_p_sF + bed_bedInsulation_a_sF - 0.0;
    scale[27] = fabs(bed_bedHeater_p_sF) + fabs(bed_bedInsulation_a_sF);

    /* E29  flows at HeatedBed::c2 */
    residual[28] = bed_bedInsulation_b_sF + bed_bedHeatCapacity_p_sF + bed_bedTempSensor_p_sF + bed_bedConvection_a_sF
            - 0.0;
    scale[28] = fabs(bed_bedInsulation_b_sF) + fabs(bed_bedHeatCapacity_p_sF) + fabs(bed_bedTempSensor_p_sF)
            + fabs(bed_bedConvection_a_sF);

    /* E30  flows at HeatedBed::c5 */
    residual[29] = bed_bedConvection_b_sF - bed_air_sF - 0.0;
    scale[29] = fabs(bed_bedConvection_b_sF) + fabs(bed_air_sF);
}

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double bed_bedHeater_in_rSig = listed[3];
    /* E1  bed.bedHeater.in.rSig > 0 */
    margin[0] = m->branch.bed_bedHeater_in_rSig_above_0 ? bed_bedHeater_in_rSig : -(bed_bedHeater_in_rSig);
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
