/* HumidifierExperiment_checks.c - the equations as drawn, for --verify, of Humidifier::HumidifierExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "HumidifierExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* VaporGenerationPlantConstraint::balance  heatCapacity*der(temperature) = maxHeaterPower*ratio - radiation -
 *     evaporationHeat*vapor */
static void VaporGenerationPlantConstraint_balance(const ModelPoint *at, double *residual, double *scale)
{
    const double heatCapacity = model_value(at, 0), der_temperature = model_value(at, 1),
            maxHeaterPower = model_value(at, 2), heaterPowerRatioIn_rSig = model_value(at, 3),
            radiation = model_value(at, 4), evaporationHeat = model_value(at, 5), vapor = model_value(at, 6);
    *residual = heatCapacity * der_temperature
            - (maxHeaterPower * heaterPowerRatioIn_rSig - radiation - evaporationHeat * vapor);
    *scale = fabs(heatCapacity * der_temperature) + fabs(maxHeaterPower * heaterPowerRatioIn_rSig) + fabs(radiation)
            + fabs(evaporationHeat * vapor);
}

/* VaporGenerationPlantConstraint::loss  radiation = (temperature - roomTemperature)*(radiationFactor + fanEff*fan) */
static void VaporGenerationPlantConstraint_loss(const ModelPoint *at, double *residual, double *scale)
{
    const double radiation = model_value(at, 0), temperature = model_value(at, 1), roomTemperature = model_value(at, 2),
            radiationFactor = model_value(at, 3), fanEff = model_value(at, 4), fanPowerIn_rSig = model_value(at, 5);
    *residual = radiation - (temperature - roomTemperature) * (radiationFactor + fanEff * fanPowerIn_rSig);
    *scale = fabs(radiation) + fabs((temperature - roomTemperature) * (radiationFactor + fanEff * fanPowerIn_rSig));
}

/* VaporGenerationPlantConstraint::evaporation  vapor = evaporationRate*(1 + fanGain*fan)*max(0, temperature -
 *     evaporationStart) */
static void VaporGenerationPlantConstraint_evaporation(const ModelPoint *at, double *residual, double *scale)
{
    const double vapor = model_value(at, 0), evaporationRate = model_value(at, 1), fanGain = model_value(at, 2),
            fanPowerIn_rSig = model_value(at, 3), temperature = model_value(at, 4),
            evaporationStart = model_value(at, 5), relation_of_h_vGP_law_evaporation = model_value(at, 6);
    const double part_of_law = evaporationRate * (1.0 + fanGain * fanPowerIn_rSig)
            * (relation_of_h_vGP_law_evaporation > 0.5 ? 0.0 : temperature - evaporationStart);
    *residual = vapor - part_of_law;
    *scale = fabs(vapor) + fabs(part_of_law);
}

/* WaterTankConstraint::balance  der(mass) = -vapor */
static void WaterTankConstraint_balance(const ModelPoint *at, double *residual, double *scale)
{
    const double der_mass = model_value(at, 0), vaporIn_rSig = model_value(at, 1);
    *residual = der_mass + vaporIn_rSig;
    *scale = fabs(der_mass) + fabs(vaporIn_rSig);
}

/* HumidifiedRoomConstraint::balance  der(humidity) = percentPerKg*vapor - (humidity - envHumidity)/timeConstant */
static void HumidifiedRoomConstraint_balance(const ModelPoint *at, double *residual, double *scale)
{
    const double der_humidity = model_value(at, 0), percentPerKg = model_value(at, 1),
            vaporIn_rSig = model_value(at, 2), humidity = model_value(at, 3), envHumidity = model_value(at, 4),
            timeConstant = model_value(at, 5);
    *residual = der_humidity - (percentPerKg * vaporIn_rSig - (humidity - envHumidity) / timeConstant);
    *scale = fabs(der_humidity) + fabs(percentPerKg * vaporIn_rSig) + fabs((humidity - envHumidity) / timeConstant);
}

enum {
    LAW_UsageScenarioConstraint_signal, LAW_ControlConstraint_modeSignal, LAW_ControlConstraint_powerSignal,
    LAW_HeaterControlConstraint_signal, LAW_VaporGenerationPlantConstraint_balance,
    LAW_VaporGenerationPlantConstraint_loss, LAW_VaporGenerationPlantConstraint_evaporation,
    LAW_VaporGenerationPlantConstraint_temperatureSignal, LAW_VaporGenerationPlantConstraint_vaporSignal,
    LAW_WaterTankConstraint_balance, LAW_HumidifiedRoomConstraint_balance, LAW_HumidifiedRoomConstraint_signal,
    LAW_connection, LAW_connection_2
};

const ModelLaw model_laws[] = {
    [LAW_UsageScenarioConstraint_signal] = {
        .text = "%1 = %2", .id = "%p.law.signal", .held = 2, .residual = equation_equality},
    [LAW_ControlConstraint_modeSignal] = {
        .text = "%1 = %2", .id = "%p.law.modeSignal", .held = 2, .residual = equation_equality},
    [LAW_ControlConstraint_powerSignal] = {
        .text = "%1 = %2", .id = "%p.law.powerSignal", .held = 2, .residual = equation_equality},
    [LAW_HeaterControlConstraint_signal] = {
        .text = "%1 = %2", .id = "%p.law.signal", .held = 2, .residual = equation_equality},
    [LAW_VaporGenerationPlantConstraint_balance] = {
        .text = "%1*%2 = %3*%4 - %5 - %6*%7", .id = "%p.law.balance", .held = 7,
        .residual = VaporGenerationPlantConstraint_balance},
    [LAW_VaporGenerationPlantConstraint_loss] = {
        .text = "%1 = (%2 - %3)*(%4 + %5*%6)", .id = "%p.law.loss", .held = 6,
        .residual = VaporGenerationPlantConstraint_loss},
    [LAW_VaporGenerationPlantConstraint_evaporation] = {
        .text = "%1 = %2*(1 + %3*%4)*max(0, %5 - %6)", .id = "%p.law.evaporation", .held = 6,
        .residual = VaporGenerationPlantConstraint_evaporation},
    [LAW_VaporGenerationPlantConstraint_temperatureSignal] = {
        .text = "%1 = %2", .id = "%p.law.temperatureSignal", .held = 2, .residual = equation_equality},
    [LAW_VaporGenerationPlantConstraint_vaporSignal] = {
        .text = "%1 = %2", .id = "%p.law.vaporSignal", .held = 2, .residual = equation_equality},
    [LAW_WaterTankConstraint_balance] = {
        .text = "%1 = -%2", .id = "%p.law.balance", .held = 2, .residual = WaterTankConstraint_balance},
    [LAW_HumidifiedRoomConstraint_balance] = {.text = "%1 = %2*%3 - (%4 - %5)/%6", .id = "%p.law.balance", .held = 6,
        .residual = HumidifiedRoomConstraint_balance},
    [LAW_HumidifiedRoomConstraint_signal] = {
        .text = "%1 = %2", .id = "%p.law.signal", .held = 2, .residual = equation_equality},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_connection_2] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"Humidifier::Constraints::UsageScenarioConstraint::", "model.xmi"},
    {"Humidifier::Constraints::ControlConstraint::", "model.xmi"},
    {"Humidifier::Constraints::HeaterControlConstraint::", "model.xmi"},
    {"Humidifier::Constraints::VaporGenerationPlantConstraint::", "model.xmi"},
    {"Humidifier::Constraints::WaterTankConstraint::", "model.xmi"},
    {"Humidifier::Constraints::HumidifiedRoomConstraint::", "model.xmi"},
    {"Humidifier::HumidifierSystem::", "model.xmi"},
    {"Humidifier::Humidifier::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "signal", 556},
    {1, "modeSignal", 577},
    {1, "powerSignal", 583},
    {2, "signal", 598},
    {3, "balance", 655},
    {3, "loss", 661},
    {3, "evaporation", 667},
    {3, "temperatureSignal", 673},
    {3, "vaporSignal", 679},
    {4, "balance", 694},
    {5, "balance", 721},
    {5, "signal", 727},
    {6, "c1", 504},
    {6, "c2", 508},
    {7, "c1", 412},
    {7, "c2", 416},
    {7, "c3", 420},
    {7, "c4", 424},
    {7, "c5", 428},
    {7, "c6", 432},
    {7, "c7", 436},
    {7, "c8", 440},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {offsetof(Model, branch.relation_of_h_vGP_law_evaporation), MODEL_TRUTH},
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_UsageScenarioConstraint_signal, 1, 5,   0, 2, 0, 2, 5,
    LAW_ControlConstraint_modeSignal, 1, 5,   1, 3, 1, 8, 12,
    LAW_ControlConstraint_powerSignal, 1, 5,   2, 3, 2, 9, 13,
    LAW_HeaterControlConstraint_signal, 1, 5,   3, 4, 3, 16, 22,
    LAW_VaporGenerationPlantConstraint_balance, 1, 10,   4, 5, 4, 28, 48, 27, 24, 37, 31, 38,
    LAW_VaporGenerationPlantConstraint_loss, 1, 9,   5, 5, 5, 37, 36, 35, 29, 30, 23,
    LAW_VaporGenerationPlantConstraint_evaporation, 1, 10,   6, 5, 6, 38, 33, 34, 23, 36, 32, -1,
    LAW_VaporGenerationPlantConstraint_temperatureSignal, 1, 5,   7, 5, 7, 25, 36,
    LAW_VaporGenerationPlantConstraint_vaporSignal, 1, 5,   8, 5, 8, 26, 38,
    LAW_WaterTankConstraint_balance, 1, 5,   9, 6, 9, 49, 39,
    LAW_HumidifiedRoomConstraint_balance, 1, 9,   10, 7, 10, 50, 45, 41, 47, 43, 44,
    LAW_HumidifiedRoomConstraint_signal, 1, 5,   11, 7, 11, 42, 47,
    LAW_connection, 2, 5,   12, 0, 12, 42, 0,   6, 1, 6, -17, 15,
    LAW_connection, 2, 5,   13, 0, 13, 1, 41,   6, 1, 6, 15, -17,
    LAW_connection, 2, 5,   14, 1, 14, 0, 7,   6, 0, 6, 26, 32,
    LAW_connection_2, 2, 5,   15, 1, 15, 2, 6,   1, 0, 1, 6, 8,
    LAW_connection, 2, 5,   17, 1, 17, 9, 23,   4, 0, 4, 17, -22,
    -1};
const int *model_equations = equations;

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    const struct UsageScenario *uS = &m->h.uS;

    (void)m, (void)time, (void)listed;
    const double h_vGP_evaporationStart = listed[32];
    const double h_vGP_temperature = listed[36];
    /* h.vGP.law.evaporation  0 > h.vGP.temperature - h.vGP.evaporationStart */
    margin[0] = (m->branch.relation_of_h_vGP_law_evaporation ? 1.0 : -1.0)
            * (h_vGP_evaporationStart - h_vGP_temperature);
    const double h_uS_onAfter = listed[3];
    /* h.uS.Usage()  time >= h.uS.entered(Usage) + h.uS.onAfter */
    margin[1] = m->pre.h_uS_Usage == Usage_Before
            ? (m->branch.time_at_least_h_uS_entered_Usage_plus_h_uS_onAfter ? 1.0 : -1.0)
            * (time - (uS->entered_Usage + h_uS_onAfter)) : 1.0;
    const double h_uS_offAfter = listed[4];
    /* h.uS.Usage()  time >= h.uS.entered(Usage) + h.uS.offAfter */
    margin[2] = m->pre.h_uS_Usage == Usage_InUse
            ? (m->branch.time_at_least_h_uS_entered_Usage_plus_h_uS_offAfter ? 1.0 : -1.0)
            * (time - (uS->entered_Usage + h_uS_offAfter)) : 1.0;
    const double h_c_target = listed[10];
    const double h_c_threshold = listed[11];
    const double hR_humidity = listed[47];
    /* h.c.Controlling()  hR.humidity < h.c.target - h.c.threshold */
    margin[3] = m->pre.h_c_Controlling == Controlling_Idle
            ? (m->branch.hR_humidity_below_h_c_target_minus_h_c_threshold ? 1.0 : -1.0)
            * (h_c_target - h_c_threshold - hR_humidity) : 1.0;
    /* h.c.Controlling()  hR.humidity > h.c.target */
    margin[4] = m->pre.h_c_Controlling == Controlling_Active
            ? (m->branch.hR_humidity_above_h_c_target ? 1.0 : -1.0) * (hR_humidity - h_c_target) : 1.0;
    const double h_hC_onTemperature = listed[17];
    /* h.hC.Heating()  h.vGP.temperature <= h.hC.onTemperature */
    margin[5] = m->pre.h_hC_Heating == Heating_Off
            ? (m->branch.h_vGP_temperature_at_most_h_hC_onTemperature ? 1.0 : -1.0)
            * (h_hC_onTemperature - h_vGP_temperature) : 1.0;
    const double h_hC_safeTemperature = listed[18];
    /* h.hC.Heating()  h.vGP.temperature > h.hC.safeTemperature */
    margin[6] = m->pre.h_hC_Heating == Heating_On
            ? (m->branch.h_vGP_temperature_above_h_hC_safeTemperature ? 1.0 : -1.0)
            * (h_vGP_temperature - h_hC_safeTemperature) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* h.uS.Usage() */
static void execute_1(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)is_set;
    double switch_ = m->pre.h_uS_switch;
    double Usage = m->pre.h_uS_Usage;
    double entered_Usage = m->pre.h_uS_entered_Usage;
    if (m->pre.h_uS_Usage == Usage_inactive) {
        Usage = 1.0;
        entered_Usage = time;
        switch_ = 0.0;
    } else if (m->pre.h_uS_Usage == Usage_Before) {
        if (m->branch.time_at_least_h_uS_entered_Usage_plus_h_uS_onAfter) {
            Usage = 2.0;
            entered_Usage = time;
            switch_ = 1.0;
        }
    } else if (m->pre.h_uS_Usage == Usage_InUse) {
        if (m->branch.time_at_least_h_uS_entered_Usage_plus_h_uS_offAfter) {
            Usage = 3.0;
            switch_ = 0.0;
        }
    }
    value[0] = switch_;
    value[1] = Usage;
    value[2] = entered_Usage;
}

/* h.c.Controlling() */
static void execute_2(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)is_set;
    double mode = m->pre.h_c_mode;
    double fanPower = m->pre.h_c_fanPower;
    double Controlling = m->pre.h_c_Controlling;
    if (m->pre.h_c_Controlling == Controlling_inactive) {
        Controlling = 1.0;
        mode = 0.0;
        fanPower = 0.0;
    } else if (m->pre.h_c_Controlling == Controlling_Idle) {
        if (are_equal(listed[6], 1.0) && m->branch.hR_humidity_below_h_c_target_minus_h_c_threshold) {
            Controlling = 2.0;
            mode = 1.0;
            fanPower = 1.0;
        }
    } else if (m->pre.h_c_Controlling == Controlling_Active) {
        if (are_equal(listed[6], 0.0) || m->branch.hR_humidity_above_h_c_target) {
            Controlling = 1.0;
            mode = 0.0;
            fanPower = 0.0;
        }
    }
    value[3] = mode;
    value[4] = fanPower;
    value[5] = Controlling;
}

/* h.hC.Heating() */
static void execute_3(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)is_set;
    double heating = m->pre.h_hC_heating;
    double heaterPowerRatio = m->pre.h_hC_heaterPowerRatio;
    double Heating = m->pre.h_hC_Heating;
    if (m->pre.h_hC_Heating == Heating_inactive) {
        Heating = 1.0;
        heating = 0.0;
        heaterPowerRatio = listed[19];
    } else if (m->pre.h_hC_Heating == Heating_Off) {
        if (are_equal(listed[14], 1.0) && m->branch.h_vGP_temperature_at_most_h_hC_onTemperature) {
            Heating = 2.0;
            heating = 1.0;
            heaterPowerRatio = listed[20];
        }
    } else if (m->pre.h_hC_Heating == Heating_On) {
        if (are_equal(listed[14], 0.0) || m->branch.h_vGP_temperature_above_h_hC_safeTemperature) {
            Heating = 1.0;
            heating = 0.0;
            heaterPowerRatio = listed[19];
        }
    }
    value[6] = heating;
    value[7] = heaterPowerRatio;
    value[8] = Heating;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
    execute_2(m, time, listed, value, is_set);
    execute_3(m, time, listed, value, is_set);
}
