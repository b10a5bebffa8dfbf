/* HumidifierExperiment_checks.c - the equations as drawn, for --verify, of Humidifier::HumidifierExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "HumidifierExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)time;
    /* E1  y = switch */
    const double h_uS_switchOut_iSig = listed[2];
    const double h_uS_switch = listed[5];
    residual[0] = h_uS_switchOut_iSig - h_uS_switch;
    scale[0] = fabs(h_uS_switchOut_iSig) + fabs(h_uS_switch);

    /* E2  m = mode */
    const double h_c_modeOut_iSig = listed[8];
    const double h_c_mode = listed[12];
    residual[1] = h_c_modeOut_iSig - h_c_mode;
    scale[1] = fabs(h_c_modeOut_iSig) + fabs(h_c_mode);

    /* E3  p = fanPower */
    const double h_c_fanPowerOut_rSig = listed[9];
    const double h_c_fanPower = listed[13];
    residual[2] = h_c_fanPowerOut_rSig - h_c_fanPower;
    scale[2] = fabs(h_c_fanPowerOut_rSig) + fabs(h_c_fanPower);

    /* E4  y = heaterPowerRatio */
    const double h_hC_heaterPowerRatioOut_rSig = listed[16];
    const double h_hC_heaterPowerRatio = listed[22];
    residual[3] = h_hC_heaterPowerRatioOut_rSig - h_hC_heaterPowerRatio;
    scale[3] = fabs(h_hC_heaterPowerRatioOut_rSig) + fabs(h_hC_heaterPowerRatio);

    /* E5  heatCapacity*der(temperature) = maxHeaterPower*ratio - radiation - evaporationHeat*vapor */
    const double h_vGP_heatCapacity = listed[28];
    const double der_h_vGP_temperature = listed[48];
    const double h_vGP_maxHeaterPower = listed[27];
    const double h_vGP_heaterPowerRatioIn_rSig = listed[24];
    const double h_vGP_radiation = listed[37];
    const double h_vGP_evaporationHeat = listed[31];
    const double h_vGP_vapor = listed[38];
    residual[4] = h_vGP_heatCapacity * der_h_vGP_temperature
            - (h_vGP_maxHeaterPower * h_vGP_heaterPowerRatioIn_rSig - h_vGP_radiation
            - h_vGP_evaporationHeat * h_vGP_vapor);
    scale[4] = fabs(h_vGP_heatCapacity * der_h_vGP_temperature)
            + fabs(h_vGP_maxHeaterPower * h_vGP_heaterPowerRatioIn_rSig) + fabs(h_vGP_radiation)
            + fabs(h_vGP_evaporationHeat * h_vGP_vapor);

    /* E6  radiation = (temperature - roomTemperature)*(radiationFactor + fanEff*fan) */
    const double h_vGP_temperature = listed[36];
    const double h_vGP_roomTemperature = listed[35];
    const double h_vGP_radiationFactor = listed[29];
    const double h_vGP_fanEff = listed[30];
    const double h_vGP_fanPowerIn_rSig = listed[23];
    residual[5] = h_vGP_radiation - (h_vGP_temperature - h_vGP_roomTemperature)
            * (h_vGP_radiationFactor + h_vGP_fanEff * h_vGP_fanPowerIn_rSig);
    scale[5] = fabs(h_vGP_radiation) + fabs((h_vGP_temperature - h_vGP_roomTemperature)
            * (h_vGP_radiationFactor + h_vGP_fanEff * h_vGP_fanPowerIn_rSig));

    /* E7  vapor = evaporationRate*(1 + fanGain*fan)*max(0, temperature - evaporationStart) */
    const double h_vGP_evaporationRate = listed[33];
    const double h_vGP_fanGain = listed[34];
    const double h_vGP_evaporationStart = listed[32];
    const double part_of_E7 = h_vGP_evaporationRate * (1.0 + h_vGP_fanGain * h_vGP_fanPowerIn_rSig)
            * (m->branch.relation_of_E7 ? 0.0 : h_vGP_temperature - h_vGP_evaporationStart);
    residual[6] = h_vGP_vapor - part_of_E7;
    scale[6] = fabs(h_vGP_vapor) + fabs(part_of_E7);

    /* E8  t = temperature */
    const double h_vGP_temperatureOut_rSig = listed[25];
    residual[7] = h_vGP_temperatureOut_rSig - h_vGP_temperature;
    scale[7] = fabs(h_vGP_temperatureOut_rSig) + fabs(h_vGP_temperature);

    /* E9  y = vapor */
    const double h_vGP_vaporOut_rSig = listed[26];
    residual[8] = h_vGP_vaporOut_rSig - h_vGP_vapor;
    scale[8] = fabs(h_vGP_vaporOut_rSig) + fabs(h_vGP_vapor);

    /* E10  der(mass) = -vapor */
    const double der_h_wT_mass = listed[49];
    const double h_wT_vaporIn_rSig = listed[39];
    residual[9] = der_h_wT_mass + h_wT_vaporIn_rSig;
    scale[9] = fabs(der_h_wT_mass) + fabs(h_wT_vaporIn_rSig);

    /* E11  der(humidity) = percentPerKg*vapor - (humidity - envHumidity)/timeConstant */
    const double der_hR_humidity = listed[50];
    const double hR_percentPerKg = listed[45];
    const double hR_vaporIn_rSig = listed[41];
    const double hR_humidity = listed[47];
    const double hR_envHumidity = listed[43];
    const double hR_timeConstant = listed[44];
    residual[10] = der_hR_humidity - (hR_percentPerKg * hR_vaporIn_rSig
            - (hR_humidity - hR_envHumidity) / hR_timeConstant);
    scale[10] = fabs(der_hR_humidity) + fabs(hR_percentPerKg * hR_vaporIn_rSig)
            + fabs((hR_humidity - hR_envHumidity) / hR_timeConstant);

    /* E12  y = humidity */
    const double hR_humidityOut_rSig = listed[42];
    residual[11] = hR_humidityOut_rSig - hR_humidity;
    scale[11] = fabs(hR_humidityOut_rSig) + fabs(hR_humidity);

    /* E13  connection HumidifierSystem::c1 */
    const double h_humidity_rSig = listed[0];
    residual[12] = hR_humidityOut_rSig - h_humidity_rSig;
    scale[12] = fabs(hR_humidityOut_rSig) + fabs(h_humidity_rSig);

    /* E14  connection HumidifierSystem::c2 */
    const double h_vapor_rSig = listed[1];
    residual[13] = h_vapor_rSig - hR_vaporIn_rSig;
    scale[13] = fabs(h_vapor_rSig) + fabs(hR_vaporIn_rSig);

    /* E15  connection Humidifier::c1 */
    const double h_c_humidityIn_rSig = listed[7];
    residual[14] = h_humidity_rSig - h_c_humidityIn_rSig;
    scale[14] = fabs(h_humidity_rSig) + fabs(h_c_humidityIn_rSig);

    /* E16  connection Humidifier::c2 */
    const double h_c_switchIn_iSig = listed[6];
    residual[15] = h_uS_switchOut_iSig - h_c_switchIn_iSig;
    scale[15] = fabs(h_uS_switchOut_iSig) + fabs(h_c_switchIn_iSig);

    /* E17  connection Humidifier::c3 */
    const double h_hC_modeIn_iSig = listed[14];
    residual[16] = h_c_modeOut_iSig - h_hC_modeIn_iSig;
    scale[16] = fabs(h_c_modeOut_iSig) + fabs(h_hC_modeIn_iSig);

    /* E18  connection Humidifier::c4 */
    residual[17] = h_c_fanPowerOut_rSig - h_vGP_fanPowerIn_rSig;
    scale[17] = fabs(h_c_fanPowerOut_rSig) + fabs(h_vGP_fanPowerIn_rSig);

    /* E19  connection Humidifier::c5 */
    const double h_hC_temperatureIn_rSig = listed[15];
    residual[18] = h_vGP_temperatureOut_rSig - h_hC_temperatureIn_rSig;
    scale[18] = fabs(h_vGP_temperatureOut_rSig) + fabs(h_hC_temperatureIn_rSig);

    /* E20  connection Humidifier::c6 */
    residual[19] = h_hC_heaterPowerRatioOut_rSig - h_vGP_heaterPowerRatioIn_rSig;
    scale[19] = fabs(h_hC_heaterPowerRatioOut_rSig) + fabs(h_vGP_heaterPowerRatioIn_rSig);

    /* E21  connection Humidifier::c7 */
    residual[20] = h_vGP_vaporOut_rSig - h_wT_vaporIn_rSig;
    scale[20] = fabs(h_vGP_vaporOut_rSig) + fabs(h_wT_vaporIn_rSig);

    /* E22  connection Humidifier::c8 */
    residual[21] = h_vGP_vaporOut_rSig - h_vapor_rSig;
    scale[21] = fabs(h_vGP_vaporOut_rSig) + fabs(h_vapor_rSig);
}

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    const struct UsageScenario *uS = &m->h.uS;

    (void)m, (void)time, (void)listed;
    const double h_vGP_evaporationStart = listed[32];
    const double h_vGP_temperature = listed[36];
    /* E7  0 > h.vGP.temperature - h.vGP.evaporationStart */
    margin[0] = m->branch.relation_of_E7 ? h_vGP_evaporationStart - h_vGP_temperature
            : -(h_vGP_evaporationStart - h_vGP_temperature);
    const double h_uS_onAfter = listed[3];
    /* A1  time >= h.uS.entered(Usage) + h.uS.onAfter */
    margin[1] = are_equal(m->pre.h_uS_Usage, 1.0)
            ? (m->branch.time_at_least_h_uS_entered_Usage___h_uS_onAfter ? time - (uS->entered_Usage + h_uS_onAfter)
            : -(time - (uS->entered_Usage + h_uS_onAfter))) : 1.0;
    const double h_uS_offAfter = listed[4];
    /* A1  time >= h.uS.entered(Usage) + h.uS.offAfter */
    margin[2] = are_equal(m->pre.h_uS_Usage, 2.0)
            ? (m->branch.time_at_least_h_uS_entered_Usage___h_uS_offAfter ? time - (uS->entered_Usage + h_uS_offAfter)
            : -(time - (uS->entered_Usage + h_uS_offAfter))) : 1.0;
    const double h_c_target = listed[10];
    const double h_c_threshold = listed[11];
    const double hR_humidity = listed[47];
    /* A2  hR.humidity < h.c.target - h.c.threshold */
    margin[3] = are_equal(m->pre.h_c_Controlling, 1.0)
            ? (m->branch.hR_humidity_below_h_c_target___h_c_threshold ? h_c_target - h_c_threshold - hR_humidity
            : -(h_c_target - h_c_threshold - hR_humidity)) : 1.0;
    /* A2  hR.humidity > h.c.target */
    margin[4] = are_equal(m->pre.h_c_Controlling, 2.0)
            ? (m->branch.hR_humidity_above_h_c_target ? hR_humidity - h_c_target : -(hR_humidity - h_c_target)) : 1.0;
    const double h_hC_onTemperature = listed[17];
    /* A3  h.vGP.temperature <= h.hC.onTemperature */
    margin[5] = are_equal(m->pre.h_hC_Heating, 1.0)
            ? (m->branch.h_vGP_temperature_at_most_h_hC_onTemperature ? h_hC_onTemperature - h_vGP_temperature
            : -(h_hC_onTemperature - h_vGP_temperature)) : 1.0;
    const double h_hC_safeTemperature = listed[18];
    /* A3  h.vGP.temperature > h.hC.safeTemperature */
    margin[6] = are_equal(m->pre.h_hC_Heating, 2.0)
            ? (m->branch.h_vGP_temperature_above_h_hC_safeTemperature ? h_vGP_temperature - h_hC_safeTemperature
            : -(h_vGP_temperature - h_hC_safeTemperature)) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double h_uS_switch = m->pre.h_uS_switch;
    bool h_uS_switch_is_set = false;
    double h_uS_Usage = m->pre.h_uS_Usage;
    bool h_uS_Usage_is_set = false;
    double h_uS_entered_Usage = m->pre.h_uS_entered_Usage;
    bool h_uS_entered_Usage_is_set = false;
    if (are_equal(m->pre.h_uS_Usage, 0.0)) {
        h_uS_Usage = 1.0;
        h_uS_Usage_is_set = true;
        h_uS_entered_Usage = time;
        h_uS_entered_Usage_is_set = true;
        h_uS_switch = 0.0;
        h_uS_switch_is_set = true;
    } else if (are_equal(m->pre.h_uS_Usage, 1.0)) {
        if (m->branch.time_at_least_h_uS_entered_Usage___h_uS_onAfter) {
            h_uS_Usage = 2.0;
            h_uS_Usage_is_set = true;
            h_uS_entered_Usage = time;
            h_uS_entered_Usage_is_set = true;
            h_uS_switch = 1.0;
            h_uS_switch_is_set = true;
        }
    } else if (are_equal(m->pre.h_uS_Usage, 2.0)) {
        if (m->branch.time_at_least_h_uS_entered_Usage___h_uS_offAfter) {
            h_uS_Usage = 3.0;
            h_uS_Usage_is_set = true;
            h_uS_switch = 0.0;
            h_uS_switch_is_set = true;
        }
    }
    value[0] = h_uS_switch;
    is_set[0] = h_uS_switch_is_set;
    value[1] = h_uS_Usage;
    is_set[1] = h_uS_Usage_is_set;
    value[2] = h_uS_entered_Usage;
    is_set[2] = h_uS_entered_Usage_is_set;
}

/* A2 */
static void execute_2(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double h_c_mode = m->pre.h_c_mode;
    bool h_c_mode_is_set = false;
    double h_c_fanPower = m->pre.h_c_fanPower;
    bool h_c_fanPower_is_set = false;
    double h_c_Controlling = m->pre.h_c_Controlling;
    bool h_c_Controlling_is_set = false;
    if (are_equal(m->pre.h_c_Controlling, 0.0)) {
        h_c_Controlling = 1.0;
        h_c_Controlling_is_set = true;
        h_c_mode = 0.0;
        h_c_mode_is_set = true;
        h_c_fanPower = 0.0;
        h_c_fanPower_is_set = true;
    } else if (are_equal(m->pre.h_c_Controlling, 1.0)) {
        if (are_equal(listed[6], 1.0) && m->branch.hR_humidity_below_h_c_target___h_c_threshold) {
            h_c_Controlling = 2.0;
            h_c_Controlling_is_set = true;
            h_c_mode = 1.0;
            h_c_mode_is_set = true;
            h_c_fanPower = 1.0;
            h_c_fanPower_is_set = true;
        }
    } else if (are_equal(m->pre.h_c_Controlling, 2.0)) {
        if (are_equal(listed[6], 0.0) || m->branch.hR_humidity_above_h_c_target) {
            h_c_Controlling = 1.0;
            h_c_Controlling_is_set = true;
            h_c_mode = 0.0;
            h_c_mode_is_set = true;
            h_c_fanPower = 0.0;
            h_c_fanPower_is_set = true;
        }
    }
    value[3] = h_c_mode;
    is_set[3] = h_c_mode_is_set;
    value[4] = h_c_fanPower;
    is_set[4] = h_c_fanPower_is_set;
    value[5] = h_c_Controlling;
    is_set[5] = h_c_Controlling_is_set;
}

/* A3 */
static void execute_3(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double h_hC_heating = m->pre.h_hC_heating;
    bool h_hC_heating_is_set = false;
    double h_hC_heaterPowerRatio = m->pre.h_hC_heaterPowerRatio;
    bool h_hC_heaterPowerRatio_is_set = false;
    double h_hC_Heating = m->pre.h_hC_Heating;
    bool h_hC_Heating_is_set = false;
    if (are_equal(m->pre.h_hC_Heating, 0.0)) {
        h_hC_Heating = 1.0;
        h_hC_Heating_is_set = true;
        h_hC_heating = 0.0;
        h_hC_heating_is_set = true;
        h_hC_heaterPowerRatio = listed[19];
        h_hC_heaterPowerRatio_is_set = true;
    } else if (are_equal(m->pre.h_hC_Heating, 1.0)) {
        if (are_equal(listed[14], 1.0) && m->branch.h_vGP_temperature_at_most_h_hC_onTemperature) {
            h_hC_Heating = 2.0;
            h_hC_Heating_is_set = true;
            h_hC_heating = 1.0;
            h_hC_heating_is_set = true;
            h_hC_heaterPowerRatio = listed[20];
            h_hC_heaterPowerRatio_is_set = true;
        }
    } else if (are_equal(m->pre.h_hC_Heating, 2.0)) {
        if (are_equal(listed[14], 0.0) || m->branch.h_vGP_temperature_above_h_hC_safeTemperature) {
            h_hC_Heating = 1.0;
            h_hC_Heating_is_set = true;
            h_hC_heating = 0.0;
            h_hC_heating_is_set = true;
            h_hC_heaterPowerRatio = listed[19];
            h_hC_heaterPowerRatio_is_set = true;
        }
    }
    value[6] = h_hC_heating;
    is_set[6] = h_hC_heating_is_set;
    value[7] = h_hC_heaterPowerRatio;
    is_set[7] = h_hC_heaterPowerRatio_is_set;
    value[8] = h_hC_Heating;
    is_set[8] = h_hC_Heating_is_set;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
    execute_2(m, time, listed, value, is_set);
    execute_3(m, time, listed, value, is_set);
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}
