/* HumidifierExperiment.c - simulation of Humidifier::HumidifierExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 3 states, 22 equations (17 eliminated), no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "HumidifierExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    struct VaporGenerationPlant *vGP = &m->h.vGP;

    /* h.vGP.law.loss  radiation = (temperature - roomTemperature)*(radiationFactor + fanEff*fan) */
    vGP->radiation = (vGP->temperature - vGP->roomTemperature) * (vGP->radiationFactor + vGP->fanEff * m->h.c.fanPower);
    /* h.vGP.law.evaporation  vapor = evaporationRate*(1 + fanGain*fan)*max(0, temperature - evaporationStart) */
    vGP->vapor = vGP->evaporationRate * (1.0 + vGP->fanGain * m->h.c.fanPower)
            * (m->branch.vGP_0_above_temperature_minus_evaporationStart ? 0.0
            : vGP->temperature - vGP->evaporationStart);
    /* h.vGP.law.balance  heatCapacity*der(temperature) = maxHeaterPower*ratio - radiation - evaporationHeat*vapor */
    vGP->der_temperature = (vGP->maxHeaterPower * m->h.hC.heaterPowerRatio - vGP->radiation
            - vGP->evaporationHeat * vGP->vapor) / vGP->heatCapacity;
    m->h.wT.der_mass = -vGP->vapor; /* h.wT.law.balance  der(mass) = -vapor */
    /* hR.law.balance  der(humidity) = percentPerKg*vapor - (humidity - envHumidity)/timeConstant */
    m->hR.der_humidity = m->hR.percentPerKg * vGP->vapor - (m->hR.humidity - m->hR.envHumidity) / m->hR.timeConstant;

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->h.uS.onAfter = 60.0; /* s */
    m->h.uS.offAfter = 9000.0; /* s */
    m->h.c.target = 50.0; /* % */
    m->h.c.threshold = 3.0; /* % */
    m->h.hC.onTemperature = 90.0; /* degC */
    m->h.hC.safeTemperature = 95.0; /* degC */
    m->h.hC.prLow = 0.0;
    m->h.hC.prHigh = 1.0;
    m->h.vGP.maxHeaterPower = 400.0; /* W */
    m->h.vGP.heatCapacity = 2000.0; /* J/K */
    m->h.vGP.radiationFactor = 0.2; /* W/K */
    m->h.vGP.fanEff = 0.8; /* W/K */
    m->h.vGP.evaporationHeat = 2270000.0; /* J/kg */
    m->h.vGP.evaporationStart = 60.0; /* degC */
    m->h.vGP.evaporationRate = 2.5e-06; /* kg/(s*K) */
    m->h.vGP.fanGain = 0.5;
    m->hR.envHumidity = 30.0; /* % */
    m->hR.timeConstant = 7200.0; /* s */
    m->hR.percentPerKg = 115.0; /* %/kg */
    m->hR.roomTemperature = 22.0; /* degC */
    m->h.uS.switch_start = 0.0;
    m->h.c.mode_start = 0.0;
    m->h.c.fanPower_start = 0.0;
    m->h.hC.heating_start = false;
    m->h.hC.heaterPowerRatio_start = 0.0;
    m->h.vGP.temperature_start = 22.0; /* degC */
    m->h.wT.mass_start = 3.0; /* kg */
    m->hR.humidity_start = 32.0; /* % */
    m->h.uS.Usage_start = Usage_inactive;
    m->h.c.Controlling_start = Controlling_inactive;
    m->h.hC.Heating_start = Heating_inactive;
}

ModelStatus model_derive_constants(Model *m)
{
    m->h.vGP.roomTemperature = m->hR.roomTemperature;
    REQUIRE_NONZERO(m, m->h.vGP.heatCapacity, EQ_h_vGP_law_balance);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->h.vGP.temperature = m->h.vGP.temperature_start;
    m->h.wT.mass = m->h.wT.mass_start;
    m->hR.humidity = m->hR.humidity_start;
    return model_evaluate(m);
}

/* ---- events ---- */

enum { WATCH_VGP_0_ABOVE_TEMPERATURE_MINUS_EVAPORATION_START, WATCH_HR_HUMIDITY_BELOW_H_C_TARGET_MINUS_H_C_THRESHOLD,
    WATCH_HR_HUMIDITY_ABOVE_H_C_TARGET, WATCH_H_VGP_TEMPERATURE_AT_MOST_H_HC_ON_TEMPERATURE,
    WATCH_H_VGP_TEMPERATURE_ABOVE_H_HC_SAFE_TEMPERATURE };

/* h.uS.Usage()  Humidifier::UsageScenario::Usage */
static void step_h_uS_Usage(Model *m)
{
    struct UsageScenario *uS = &m->h.uS;

    if (m->pre.h_uS_Usage == Usage_inactive) {
        uS->Usage = Usage_Before;
        uS->entered_Usage = m->time;
        uS->switch_ = 0.0; /* switch := 0 */
    } else if (m->pre.h_uS_Usage == Usage_Before) {
        if (m->branch.time_at_least_h_uS_entered_Usage_plus_h_uS_onAfter) {
            uS->Usage = Usage_InUse;
            uS->entered_Usage = m->time;
            uS->switch_ = 1.0; /* switch := 1 */
        }
    } else if (m->pre.h_uS_Usage == Usage_InUse) {
        if (m->branch.time_at_least_h_uS_entered_Usage_plus_h_uS_offAfter) {
            uS->Usage = Usage_After;
            uS->switch_ = 0.0; /* switch := 0 */
        }
    }
}

/* h.c.Controlling()  Humidifier::Control::Controlling */
static void step_h_c_Controlling(Model *m)
{
    struct Control *c = &m->h.c;

    if (m->pre.h_c_Controlling == Controlling_inactive) {
        c->Controlling = Controlling_Idle;
        c->mode = 0.0; /* mode := 0 */
        c->fanPower = 0.0; /* fanPower := 0 */
    } else if (m->pre.h_c_Controlling == Controlling_Idle) {
        if (are_equal(m->pre.h_uS_switch, 1.0) && m->branch.hR_humidity_below_h_c_target_minus_h_c_threshold) {
            c->Controlling = Controlling_Active;
            c->mode = 1.0; /* mode := 1 */
            c->fanPower = 1.0; /* fanPower := 1 */
        }
    } else if (m->pre.h_c_Controlling == Controlling_Active) {
        if (are_equal(m->pre.h_uS_switch, 0.0) || m->branch.hR_humidity_above_h_c_target) {
            c->Controlling = Controlling_Idle;
            c->mode = 0.0; /* mode := 0 */
            c->fanPower = 0.0; /* fanPower := 0 */
        }
    }
}

/* h.hC.Heating()  Humidifier::HeaterControl::Heating */
static void step_h_hC_Heating(Model *m)
{
    struct HeaterControl *hC = &m->h.hC;

    if (m->pre.h_hC_Heating == Heating_inactive) {
        hC->Heating = Heating_Off;
        hC->heating = false; /* heating := false */
        hC->heaterPowerRatio = hC->prLow; /* heaterPowerRatio := prLow */
    } else if (m->pre.h_hC_Heating == Heating_Off) {
        if (are_equal(m->pre.h_c_mode, 1.0) && m->branch.h_vGP_temperature_at_most_h_hC_onTemperature) {
            hC->Heating = Heating_On;
            hC->heating = true; /* heating := true */
            hC->heaterPowerRatio = hC->prHigh; /* heaterPowerRatio := prHigh */
        }
    } else if (m->pre.h_hC_Heating == Heating_On) {
        if (are_equal(m->pre.h_c_mode, 0.0) || m->branch.h_vGP_temperature_above_h_hC_safeTemperature) {
            hC->Heating = Heating_Off;
            hC->heating = false; /* heating := false */
            hC->heaterPowerRatio = hC->prLow; /* heaterPowerRatio := prLow */
        }
    }
}

/* Distances of watched branches from a change. A distance becomes negative when its branch changes. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    const struct Control *c = &m->h.c;
    const double temperature = m->h.vGP.temperature; /* degC */

    indicator[WATCH_VGP_0_ABOVE_TEMPERATURE_MINUS_EVAPORATION_START] = instant_margin(m->h.vGP.evaporationStart
            - temperature, m->branch.vGP_0_above_temperature_minus_evaporationStart, FAILS_AT_ZERO);
    indicator[WATCH_HR_HUMIDITY_BELOW_H_C_TARGET_MINUS_H_C_THRESHOLD] = m->pre.h_c_Controlling == Controlling_Idle
            ? instant_margin(c->target - c->threshold - m->hR.humidity,
            m->branch.hR_humidity_below_h_c_target_minus_h_c_threshold, FAILS_AT_ZERO) : 1.0;
    indicator[WATCH_HR_HUMIDITY_ABOVE_H_C_TARGET] = m->pre.h_c_Controlling == Controlling_Active
            ? instant_margin(m->hR.humidity - c->target, m->branch.hR_humidity_above_h_c_target, FAILS_AT_ZERO) : 1.0;
    indicator[WATCH_H_VGP_TEMPERATURE_AT_MOST_H_HC_ON_TEMPERATURE] = m->pre.h_hC_Heating == Heating_Off
            ? instant_margin(m->h.hC.onTemperature - temperature,
            m->branch.h_vGP_temperature_at_most_h_hC_onTemperature, HOLDS_AT_ZERO) : 1.0;
    indicator[WATCH_H_VGP_TEMPERATURE_ABOVE_H_HC_SAFE_TEMPERATURE] = m->pre.h_hC_Heating == Heating_On
            ? instant_margin(temperature - m->h.hC.safeTemperature,
            m->branch.h_vGP_temperature_above_h_hC_safeTemperature, FAILS_AT_ZERO) : 1.0;

    return MODEL_OK;
}

void model_next_instant(const Model *m, double *next)
{
    const struct UsageScenario *uS = &m->h.uS;

    if (m->pre.h_uS_Usage == Usage_Before) /* time >= h.uS.entered(Usage) + h.uS.onAfter */
        *next = fmin(*next, instant_ahead(m->time, uS->entered_Usage + uS->onAfter));
    if (m->pre.h_uS_Usage == Usage_InUse) /* time >= h.uS.entered(Usage) + h.uS.offAfter */
        *next = fmin(*next, instant_ahead(m->time, uS->entered_Usage + uS->offAfter));
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    const struct VaporGenerationPlant *vGP = &m->h.vGP;
    const struct UsageScenario *uS = &m->h.uS;
    const struct Control *c = &m->h.c;
    const struct HeaterControl *hC = &m->h.hC;
    const double temperature = vGP->temperature; /* degC */
    const double humidity = m->hR.humidity; /* % */
    const double target = c->target; /* % */

    /* h.vGP.law.evaporation  0 > h.vGP.temperature - h.vGP.evaporationStart */
    KEEP_TRUTH(m, vGP_0_above_temperature_minus_evaporationStart, 0.0 > temperature - vGP->evaporationStart,
            vGP->evaporationStart - temperature);
    if (m->pre.h_uS_Usage == Usage_Before) /* h.uS.Usage()  time >= h.uS.entered(Usage) + h.uS.onAfter */
        m->branch.time_at_least_h_uS_entered_Usage_plus_h_uS_onAfter = instant_from(NOW(m),
                uS->entered_Usage + uS->onAfter);
    if (m->pre.h_uS_Usage == Usage_InUse) /* h.uS.Usage()  time >= h.uS.entered(Usage) + h.uS.offAfter */
        m->branch.time_at_least_h_uS_entered_Usage_plus_h_uS_offAfter = instant_from(NOW(m),
                uS->entered_Usage + uS->offAfter);
    if (m->pre.h_c_Controlling == Controlling_Idle) /* h.c.Controlling()  hR.humidity < h.c.target - h.c.threshold */
        KEEP_TRUTH(m, hR_humidity_below_h_c_target_minus_h_c_threshold, humidity < target - c->threshold,
                humidity - (target - c->threshold));
    if (m->pre.h_c_Controlling == Controlling_Active) /* h.c.Controlling()  hR.humidity > h.c.target */
        KEEP_TRUTH(m, hR_humidity_above_h_c_target, humidity > target, humidity - target);
    if (m->pre.h_hC_Heating == Heating_Off) /* h.hC.Heating()  h.vGP.temperature <= h.hC.onTemperature */
        KEEP_TRUTH(m, h_vGP_temperature_at_most_h_hC_onTemperature, temperature <= hC->onTemperature,
                temperature - hC->onTemperature);
    if (m->pre.h_hC_Heating == Heating_On) /* h.hC.Heating()  h.vGP.temperature > h.hC.safeTemperature */
        KEEP_TRUTH(m, h_vGP_temperature_above_h_hC_safeTemperature, temperature > hC->safeTemperature,
                temperature - hC->safeTemperature);
    step_h_uS_Usage(m);
    step_h_c_Controlling(m);
    step_h_hC_Heating(m);

    return MODEL_OK;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_h_vGP_law_loss_BY_TEMPERATURE = 1, D_h_vGP_law_evaporation_BY_TEMPERATURE, D_h_vGP_law_balance_BY_RADIATION,
    D_h_vGP_law_balance_BY_VAPOR, D_hR_law_balance_BY_VAPOR, D_hR_law_balance_BY_HUMIDITY };

void model_partials(const Model *m, double *partial)
{
    const struct VaporGenerationPlant *vGP = &m->h.vGP;

    /* h.vGP.radiation */
    partial[D_h_vGP_law_loss_BY_TEMPERATURE] = vGP->radiationFactor + vGP->fanEff * m->h.c.fanPower;
    /* h.vGP.vapor */
    partial[D_h_vGP_law_evaporation_BY_TEMPERATURE] = vGP->evaporationRate * (1.0 + vGP->fanGain * m->h.c.fanPower)
            * (m->branch.vGP_0_above_temperature_minus_evaporationStart ? 0.0 : 1.0);
    partial[D_h_vGP_law_balance_BY_RADIATION] = -1.0 / vGP->heatCapacity; /* der(h.vGP.temperature) */
    partial[D_h_vGP_law_balance_BY_VAPOR] = -vGP->evaporationHeat / vGP->heatCapacity;
    partial[D_hR_law_balance_BY_VAPOR] = m->hR.percentPerKg; /* der(hR.humidity) */
    partial[D_hR_law_balance_BY_HUMIDITY] = -1.0 / m->hR.timeConstant;
}
