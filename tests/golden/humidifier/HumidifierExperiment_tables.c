/* HumidifierExperiment_tables.c - names, patterns and data, of Humidifier::HumidifierExperiment, from model.xmi,
 *     by sysphsc 0.1.0. */
#include "HumidifierExperiment.h"

const int model_variable_count = 54;
const int model_equation_count = 22;
const int model_constraint_count = 22;
const int model_loop_count = 0;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* Parts, owners first: name, row of the owner. */
const ModelInstance model_instances[] = {
    {"", -1},
    {"h", 0},
    {"uS", 1},
    {"c", 1},
    {"hC", 1},
    {"vGP", 1},
    {"wT", 1},
    {"hR", 0},
};
const int model_instance_count = 8;

static const char *instance_paths[8];
static char path_text[31];
const ModelMemory model_memory = {instance_paths, path_text};

static const char *const truths[] = {"false", "true", NULL};
static const char *const literals_51[] = {"Before", "InUse", "After", NULL};
static const char *const literals_53[] = {"Idle", "Active", NULL};
static const char *const literals_54[] = {"Off", "On", NULL};

/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"h.humidity.rSig", "%", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "hR.humidity", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, hR.humidity), 1, 0.0, offsetof(Model, hR.humidity_start), 0.0, 12, NULL, 0, false},
    /* 1 */ {"h.vapor.rSig", "kg/s", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "h.vGP.vapor", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.vapor), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
    /* 2 */ {"h.uS.switchOut.iSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:34 SysPhSLibrary::ComponentInteraction::SignalFlow::IntegerSignalOutElement::iSig", "h.uS.switch", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.uS.switch_), 1, 0.0, offsetof(Model, h.uS.switch_start), 0.0, 0, NULL, 0, false},
    /* 3 */ {"h.uS.onAfter", "s", "Time from the start until the humidifier is switched on",
        "model.xmi:19 Humidifier::UsageScenario::onAfter", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.uS.onAfter), 1, 0.0, offsetof(Model, h.uS.onAfter), 0.0, -1, NULL, 0, false},
    /* 4 */ {"h.uS.offAfter", "s", "Time from then until it is switched off",
        "model.xmi:22 Humidifier::UsageScenario::offAfter", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.uS.offAfter), 1, 0.0, offsetof(Model, h.uS.offAfter), 0.0, -1, NULL, 0, false},
    /* 5 */ {"h.uS.switch", "", "1: switched on",
        "model.xmi:25 Humidifier::UsageScenario::switch", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.uS.switch_), 1, 0.0, offsetof(Model, h.uS.switch_start), 0.0, -1, NULL, 0, false},
    /* 6 */ {"h.c.switchIn.iSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:27 SysPhSLibrary::ComponentInteraction::SignalFlow::IntegerSignalInElement::iSig", "h.uS.switch", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.uS.switch_), 1, 0.0, offsetof(Model, h.uS.switch_start), 0.0, 15, NULL, 0, false},
    /* 7 */ {"h.c.humidityIn.rSig", "%", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "hR.humidity", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, hR.humidity), 1, 0.0, offsetof(Model, hR.humidity_start), 0.0, 14, NULL, 0, false},
    /* 8 */ {"h.c.modeOut.iSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:34 SysPhSLibrary::ComponentInteraction::SignalFlow::IntegerSignalOutElement::iSig", "h.c.mode", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.c.mode), 1, 0.0, offsetof(Model, h.c.mode_start), 0.0, 1, NULL, 0, false},
    /* 9 */ {"h.c.fanPowerOut.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "h.c.fanPower", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.c.fanPower), 1, 0.0, offsetof(Model, h.c.fanPower_start), 0.0, 2, NULL, 0, false},
    /* 10 */ {"h.c.target", "%", "Humidity at which to turn off",
        "model.xmi:87 Humidifier::Control::target", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.c.target), 1, 0.0, offsetof(Model, h.c.target), 0.0, -1, NULL, 0, false},
    /* 11 */ {"h.c.threshold", "%", "How far the humidity must fall below the target before the humidifier turns on again",
        "model.xmi:90 Humidifier::Control::threshold", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.c.threshold), 1, 0.0, offsetof(Model, h.c.threshold), 0.0, -1, NULL, 0, false},
    /* 12 */ {"h.c.mode", "", "1: active",
        "model.xmi:93 Humidifier::Control::mode", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.c.mode), 1, 0.0, offsetof(Model, h.c.mode_start), 0.0, -1, NULL, 0, false},
    /* 13 */ {"h.c.fanPower", "1", "Power of the fan, from 0 to 1",
        "model.xmi:98 Humidifier::Control::fanPower", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.c.fanPower), 1, 0.0, offsetof(Model, h.c.fanPower_start), 0.0, -1, NULL, 0, false},
    /* 14 */ {"h.hC.modeIn.iSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:27 SysPhSLibrary::ComponentInteraction::SignalFlow::IntegerSignalInElement::iSig", "h.c.mode", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.c.mode), 1, 0.0, offsetof(Model, h.c.mode_start), 0.0, 16, NULL, 0, false},
    /* 15 */ {"h.hC.temperatureIn.rSig", "degC", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "h.vGP.temperature", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.temperature), 1, 0.0, offsetof(Model, h.vGP.temperature_start), 0.0, 18, NULL, 0, false},
    /* 16 */ {"h.hC.heaterPowerRatioOut.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "h.hC.heaterPowerRatio", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.hC.heaterPowerRatio), 1, 0.0, offsetof(Model, h.hC.heaterPowerRatio_start), 0.0, 3, NULL, 0, false},
    /* 17 */ {"h.hC.onTemperature", "degC", "Highest temperature at which the heater turns on",
        "model.xmi:171 Humidifier::HeaterControl::onTemperature", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.hC.onTemperature), 1, 0.0, offsetof(Model, h.hC.onTemperature), 0.0, -1, NULL, 0, false},
    /* 18 */ {"h.hC.safeTemperature", "degC", "Temperature at which it turns off",
        "model.xmi:174 Humidifier::HeaterControl::safeTemperature", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.hC.safeTemperature), 1, 0.0, offsetof(Model, h.hC.safeTemperature), 0.0, -1, NULL, 0, false},
    /* 19 */ {"h.hC.prLow", "1", "Power ratio while off",
        "model.xmi:177 Humidifier::HeaterControl::prLow", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.hC.prLow), 1, 0.0, offsetof(Model, h.hC.prLow), 0.0, -1, NULL, 0, false},
    /* 20 */ {"h.hC.prHigh", "1", "Power ratio while on",
        "model.xmi:182 Humidifier::HeaterControl::prHigh", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.hC.prHigh), 1, 0.0, offsetof(Model, h.hC.prHigh), 0.0, -1, NULL, 0, false},
    /* 21 */ {"h.hC.heating", "", "Is the heater on?",
        "model.xmi:187 Humidifier::HeaterControl::heating", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.hC.heating), 1, 0.0, offsetof(Model, h.hC.heating_start), 0.0, -1, truths, 0, false},
    /* 22 */ {"h.hC.heaterPowerRatio", "1", "Part of the full power",
        "model.xmi:192 Humidifier::HeaterControl::heaterPowerRatio", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.hC.heaterPowerRatio), 1, 0.0, offsetof(Model, h.hC.heaterPowerRatio_start), 0.0, -1, NULL, 0, false},
    /* 23 */ {"h.vGP.fanPowerIn.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "h.c.fanPower", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.c.fanPower), 1, 0.0, offsetof(Model, h.c.fanPower_start), 0.0, 17, NULL, 0, false},
    /* 24 */ {"h.vGP.heaterPowerRatioIn.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "h.hC.heaterPowerRatio", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.hC.heaterPowerRatio), 1, 0.0, offsetof(Model, h.hC.heaterPowerRatio_start), 0.0, 19, NULL, 0, false},
    /* 25 */ {"h.vGP.temperatureOut.rSig", "degC", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "h.vGP.temperature", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.temperature), 1, 0.0, offsetof(Model, h.vGP.temperature_start), 0.0, 7, NULL, 0, false},
    /* 26 */ {"h.vGP.vaporOut.rSig", "kg/s", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "h.vGP.vapor", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.vapor), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 27 */ {"h.vGP.maxHeaterPower", "W", "Full power of the heater",
        "model.xmi:258 Humidifier::VaporGenerationPlant::maxHeaterPower", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.maxHeaterPower), 1, 0.0, offsetof(Model, h.vGP.maxHeaterPower), 0.0, -1, NULL, 0, false},
    /* 28 */ {"h.vGP.heatCapacity", "J/K", "Heat capacity of the water",
        "model.xmi:261 Humidifier::VaporGenerationPlant::heatCapacity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.heatCapacity), 1, 0.0, offsetof(Model, h.vGP.heatCapacity), 0.0, -1, NULL, 0, false},
    /* 29 */ {"h.vGP.radiationFactor", "W/K", "Heat loss without the fan",
        "model.xmi:264 Humidifier::VaporGenerationPlant::radiationFactor", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.radiationFactor), 1, 0.0, offsetof(Model, h.vGP.radiationFactor), 0.0, -1, NULL, 0, false},
    /* 30 */ {"h.vGP.fanEff", "W/K", "What the fan at full power adds to the heat loss",
        "model.xmi:267 Humidifier::VaporGenerationPlant::fanEff", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.fanEff), 1, 0.0, offsetof(Model, h.vGP.fanEff), 0.0, -1, NULL, 0, false},
    /* 31 */ {"h.vGP.evaporationHeat", "J/kg", "Heat of evaporation",
        "model.xmi:270 Humidifier::VaporGenerationPlant::evaporationHeat", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.evaporationHeat), 1, 0.0, offsetof(Model, h.vGP.evaporationHeat), 0.0, -1, NULL, 0, false},
    /* 32 */ {"h.vGP.evaporationStart", "degC", "Temperature at which the water begins to evaporate",
        "model.xmi:273 Humidifier::VaporGenerationPlant::evaporationStart", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.evaporationStart), 1, 0.0, offsetof(Model, h.vGP.evaporationStart), 0.0, -1, NULL, 0, false},
    /* 33 */ {"h.vGP.evaporationRate", "kg/(s*K)", "Evaporation above that temperature, without the fan",
        "model.xmi:276 Humidifier::VaporGenerationPlant::evaporationRate", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.evaporationRate), 1, 0.0, offsetof(Model, h.vGP.evaporationRate), 0.0, -1, NULL, 0, false},
    /* 34 */ {"h.vGP.fanGain", "1", "What the fan at full power adds to the evaporation, as a part",
        "model.xmi:279 Humidifier::VaporGenerationPlant::fanGain", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.fanGain), 1, 0.0, offsetof(Model, h.vGP.fanGain), 0.0, -1, NULL, 0, false},
    /* 35 */ {"h.vGP.roomTemperature", "degC", "Temperature of the room",
        "model.xmi:283 Humidifier::VaporGenerationPlant::roomTemperature", NULL, "hR.roomTemperature", NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, h.vGP.roomTemperature), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 36 */ {"h.vGP.temperature", "degC", "Temperature of the water",
        "model.xmi:286 Humidifier::VaporGenerationPlant::temperature", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, h.vGP.temperature), 1, 0.0, offsetof(Model, h.vGP.temperature_start), 0.0, -1, NULL, 0, false},
    /* 37 */ {"h.vGP.radiation", "W", "Heat loss",
        "model.xmi:289 Humidifier::VaporGenerationPlant::radiation", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.radiation), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 38 */ {"h.vGP.vapor", "kg/s", "Water that evaporates",
        "model.xmi:292 Humidifier::VaporGenerationPlant::vapor", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.vapor), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 39 */ {"h.wT.vaporIn.rSig", "kg/s", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "h.vGP.vapor", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.vapor), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 20, NULL, 0, false},
    /* 40 */ {"h.wT.mass", "kg", "Mass of the water",
        "model.xmi:374 Humidifier::WaterTank::mass", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, h.wT.mass), 1, 0.0, offsetof(Model, h.wT.mass_start), 0.0, -1, NULL, 0, false},
    /* 41 */ {"hR.vaporIn.rSig", "kg/s", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "h.vGP.vapor", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.vapor), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
    /* 42 */ {"hR.humidityOut.rSig", "%", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "hR.humidity", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, hR.humidity), 1, 0.0, offsetof(Model, hR.humidity_start), 0.0, 11, NULL, 0, false},
    /* 43 */ {"hR.envHumidity", "%", "Humidity of the environment",
        "model.xmi:453 Humidifier::HumidifiedRoom::envHumidity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, hR.envHumidity), 1, 0.0, offsetof(Model, hR.envHumidity), 0.0, -1, NULL, 0, false},
    /* 44 */ {"hR.timeConstant", "s", "Time constant of the exchange of air",
        "model.xmi:456 Humidifier::HumidifiedRoom::timeConstant", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, hR.timeConstant), 1, 0.0, offsetof(Model, hR.timeConstant), 0.0, -1, NULL, 0, false},
    /* 45 */ {"hR.percentPerKg", "%/kg", "Humidity that a mass of vapor adds",
        "model.xmi:459 Humidifier::HumidifiedRoom::percentPerKg", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, hR.percentPerKg), 1, 0.0, offsetof(Model, hR.percentPerKg), 0.0, -1, NULL, 0, false},
    /* 46 */ {"hR.roomTemperature", "degC", "Temperature of the room",
        "model.xmi:462 Humidifier::HumidifiedRoom::roomTemperature", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, hR.roomTemperature), 1, 0.0, offsetof(Model, hR.roomTemperature), 0.0, -1, NULL, 0, false},
    /* 47 */ {"hR.humidity", "%", "Relative humidity",
        "model.xmi:465 Humidifier::HumidifiedRoom::humidity", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, hR.humidity), 1, 0.0, offsetof(Model, hR.humidity_start), 0.0, -1, NULL, 0, false},
    /* 48 */ {"der(h.vGP.temperature)", "degC/s", "",
        "model.xmi:286 Humidifier::VaporGenerationPlant::temperature", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, h.vGP.der_temperature), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 49 */ {"der(h.wT.mass)", "kg/s", "",
        "model.xmi:374 Humidifier::WaterTank::mass", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, h.wT.der_mass), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 50 */ {"der(hR.humidity)", "%/s", "",
        "model.xmi:465 Humidifier::HumidifiedRoom::humidity", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, hR.der_humidity), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 51 */ {"h.uS.Usage", "", "",
        "model.xmi:43 Humidifier::UsageScenario::Usage", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.uS.Usage), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, literals_51, 1, false},
    /* 52 */ {"h.c.Controlling", "", "",
        "model.xmi:126 Humidifier::Control::Controlling", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.c.Controlling), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, literals_53, 1, false},
    /* 53 */ {"h.hC.Heating", "", "",
        "model.xmi:210 Humidifier::HeaterControl::Heating", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.hC.Heating), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, literals_54, 1, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    2, 5, -1,
    8, 12, -1,
    9, 13, -1,
    16, 22, -1,
    28, 48, 27, 24, 37, 31, 38, -1,
    37, 36, 35, 29, 30, 23, -1,
    38, 33, 34, 23, 36, 32, -1,
    25, 36, -1,
    26, 38, -1,
    49, 39, -1,
    50, 45, 41, 47, 43, 44, -1,
    42, 47, -1,
    42, 0, -1,
    1, 41, -1,
    0, 7, -1,
    2, 6, -1,
    8, 14, -1,
    9, 23, -1,
    25, 15, -1,
    16, 24, -1,
    26, 39, -1,
    26, 1, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "Humidifier::Constraints::UsageScenarioConstraint::signal", "h.uS",
        "h.uS.switchOut.iSig = h.uS.switch", "model.xmi:556", held + 0, false},
    /* 1 */ {"E2", "Humidifier::Constraints::ControlConstraint::modeSignal", "h.c",
        "h.c.modeOut.iSig = h.c.mode", "model.xmi:577", held + 3, false},
    /* 2 */ {"E3", "Humidifier::Constraints::ControlConstraint::powerSignal", "h.c",
        "h.c.fanPowerOut.rSig = h.c.fanPower", "model.xmi:583", held + 6, false},
    /* 3 */ {"E4", "Humidifier::Constraints::HeaterControlConstraint::signal", "h.hC",
        "h.hC.heaterPowerRatioOut.rSig = h.hC.heaterPowerRatio", "model.xmi:598", held + 9, false},
    /* 4 */ {"E5", "Humidifier::Constraints::VaporGenerationPlantConstraint::balance", "h.vGP",
        "h.vGP.heatCapacity*der(h.vGP.temperature) = h.vGP.maxHeaterPower*h.vGP.heaterPowerRatioIn.rSig - h.vGP.radiation - h.vGP.evaporationHeat*h.vGP.vapor", "model.xmi:655", held + 12, false},
    /* 5 */ {"E6", "Humidifier::Constraints::VaporGenerationPlantConstraint::loss", "h.vGP",
        "h.vGP.radiation = (h.vGP.temperature - h.vGP.roomTemperature)*(h.vGP.radiationFactor + h.vGP.fanEff*h.vGP.fanPowerIn.rSig)", "model.xmi:661", held + 20, false},
    /* 6 */ {"E7", "Humidifier::Constraints::VaporGenerationPlantConstraint::evaporation", "h.vGP",
        "h.vGP.vapor = h.vGP.evaporationRate*(1 + h.vGP.fanGain*h.vGP.fanPowerIn.rSig)*max(0, h.vGP.temperature - h.vGP.evaporationStart)", "model.xmi:667", held + 27, false},
    /* 7 */ {"E8", "Humidifier::Constraints::VaporGenerationPlantConstraint::temperatureSignal", "h.vGP",
        "h.vGP.temperatureOut.rSig = h.vGP.temperature", "model.xmi:673", held + 34, false},
    /* 8 */ {"E9", "Humidifier::Constraints::VaporGenerationPlantConstraint::vaporSignal", "h.vGP",
        "h.vGP.vaporOut.rSig = h.vGP.vapor", "model.xmi:679", held + 37, false},
    /* 9 */ {"E10", "Humidifier::Constraints::WaterTankConstraint::balance", "h.wT",
        "der(h.wT.mass) = -h.wT.vaporIn.rSig", "model.xmi:694", held + 40, false},
    /* 10 */ {"E11", "Humidifier::Constraints::HumidifiedRoomConstraint::balance", "hR",
        "der(hR.humidity) = hR.percentPerKg*hR.vaporIn.rSig - (hR.humidity - hR.envHumidity)/hR.timeConstant", "model.xmi:721", held + 43, false},
    /* 11 */ {"E12", "Humidifier::Constraints::HumidifiedRoomConstraint::signal", "hR",
        "hR.humidityOut.rSig = hR.humidity", "model.xmi:727", held + 50, false},
    /* 12 */ {"E13", "Humidifier::HumidifierSystem::c1", "",
        "hR.humidityOut.rSig = h.humidity.rSig", "model.xmi:504", held + 53, false},
    /* 13 */ {"E14", "Humidifier::HumidifierSystem::c2", "",
        "h.vapor.rSig = hR.vaporIn.rSig", "model.xmi:508", held + 56, false},
    /* 14 */ {"E15", "Humidifier::Humidifier::c1", "h",
        "h.humidity.rSig = h.c.humidityIn.rSig", "model.xmi:412", held + 59, false},
    /* 15 */ {"E16", "Humidifier::Humidifier::c2", "h",
        "h.uS.switchOut.iSig = h.c.switchIn.iSig", "model.xmi:416", held + 62, false},
    /* 16 */ {"E17", "Humidifier::Humidifier::c3", "h",
        "h.c.modeOut.iSig = h.hC.modeIn.iSig", "model.xmi:420", held + 65, false},
    /* 17 */ {"E18", "Humidifier::Humidifier::c4", "h",
        "h.c.fanPowerOut.rSig = h.vGP.fanPowerIn.rSig", "model.xmi:424", held + 68, false},
    /* 18 */ {"E19", "Humidifier::Humidifier::c5", "h",
        "h.vGP.temperatureOut.rSig = h.hC.temperatureIn.rSig", "model.xmi:428", held + 71, false},
    /* 19 */ {"E20", "Humidifier::Humidifier::c6", "h",
        "h.hC.heaterPowerRatioOut.rSig = h.vGP.heaterPowerRatioIn.rSig", "model.xmi:432", held + 74, false},
    /* 20 */ {"E21", "Humidifier::Humidifier::c7", "h",
        "h.vGP.vaporOut.rSig = h.wT.vaporIn.rSig", "model.xmi:436", held + 77, false},
    /* 21 */ {"E22", "Humidifier::Humidifier::c8", "h",
        "h.vGP.vaporOut.rSig = h.vapor.rSig", "model.xmi:440", held + 80, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"0 > h.vGP.temperature - h.vGP.evaporationStart", "Humidifier::Constraints::VaporGenerationPlantConstraint::evaporation", "model.xmi:667", 6, offsetof(Model, branch.relation_of_E7), false, false, true, -1, 0, offsetof(Model, slack[0])},
    {"time >= h.uS.entered(Usage) + h.uS.onAfter", "Humidifier::UsageScenario::Usage", "model.xmi:41", -1, offsetof(Model, branch.time_at_least_h_uS_entered_Usage___h_uS_onAfter), false, true, false, -1, 0, offsetof(Model, slack[1])},
    {"time >= h.uS.entered(Usage) + h.uS.offAfter", "Humidifier::UsageScenario::Usage", "model.xmi:41", -1, offsetof(Model, branch.time_at_least_h_uS_entered_Usage___h_uS_offAfter), false, true, false, -1, 0, offsetof(Model, slack[2])},
    {"hR.humidity < h.c.target - h.c.threshold", "Humidifier::Control::Controlling", "model.xmi:124", -1, offsetof(Model, branch.hR_humidity_below_h_c_target___h_c_threshold), false, false, false, -1, 0, offsetof(Model, slack[3])},
    {"hR.humidity > h.c.target", "Humidifier::Control::Controlling", "model.xmi:124", -1, offsetof(Model, branch.hR_humidity_above_h_c_target), false, false, false, -1, 0, offsetof(Model, slack[4])},
    {"h.vGP.temperature <= h.hC.onTemperature", "Humidifier::HeaterControl::Heating", "model.xmi:208", -1, offsetof(Model, branch.h_vGP_temperature_at_most_h_hC_onTemperature), false, false, false, -1, 0, offsetof(Model, slack[5])},
    {"h.vGP.temperature > h.hC.safeTemperature", "Humidifier::HeaterControl::Heating", "model.xmi:208", -1, offsetof(Model, branch.h_vGP_temperature_above_h_hC_safeTemperature), false, false, false, -1, 0, offsetof(Model, slack[6])},
};

/* Rows of branches. */
static const int indicator_branches[] = {0, 3, 4, 5, 6, -1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 7;
const int model_indicator_count = 5;

/* Row of model_variables, name, where it is stored, its value before and its start; felt between events, group
 * in which it is assumed, set by what steps; what is said when it ends the run, and if that is a failure. */
static const ModelDiscrete discretes[] = {
    {5, "h.uS.switch", offsetof(Model, h.uS.switch_), offsetof(Model, pre.h_uS_switch), offsetof(Model, h.uS.switch_start), false, -1, true, false, NULL, NULL, false},
    {12, "h.c.mode", offsetof(Model, h.c.mode), offsetof(Model, pre.h_c_mode), offsetof(Model, h.c.mode_start), false, -1, true, false, NULL, NULL, false},
    {13, "h.c.fanPower", offsetof(Model, h.c.fanPower), offsetof(Model, pre.h_c_fanPower), offsetof(Model, h.c.fanPower_start), true, -1, true, false, NULL, NULL, false},
    {21, "h.hC.heating", offsetof(Model, h.hC.heating), offsetof(Model, pre.h_hC_heating), offsetof(Model, h.hC.heating_start), false, -1, true, false, NULL, NULL, false},
    {22, "h.hC.heaterPowerRatio", offsetof(Model, h.hC.heaterPowerRatio), offsetof(Model, pre.h_hC_heaterPowerRatio), offsetof(Model, h.hC.heaterPowerRatio_start), true, -1, true, false, NULL, NULL, false},
    {51, "h.uS.Usage", offsetof(Model, h.uS.Usage), offsetof(Model, pre.h_uS_Usage), offsetof(Model, h.uS.Usage_start), false, -1, true, false, NULL, NULL, false},
    {-1, "h.uS.entered(Usage)", offsetof(Model, h.uS.entered_Usage), offsetof(Model, pre.h_uS_entered_Usage), offsetof(Model, h.uS.entered_Usage_start), false, -1, true, false, NULL, NULL, false},
    {52, "h.c.Controlling", offsetof(Model, h.c.Controlling), offsetof(Model, pre.h_c_Controlling), offsetof(Model, h.c.Controlling_start), false, -1, true, false, NULL, NULL, false},
    {53, "h.hC.Heating", offsetof(Model, h.hC.Heating), offsetof(Model, pre.h_hC_Heating), offsetof(Model, h.hC.Heating_start), false, -1, true, false, NULL, NULL, false},
};

const ModelDiscrete *const model_discretes = discretes;
const int model_discrete_count = 9;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

/* What algorithms set: name, statements, part, source; row of resets, -1 if it is discrete and stored there, its sign. */
static const ModelAction actions[] = {
    {"h.uS.switch", "Humidifier::UsageScenario::Usage", "h.uS", "model.xmi:41", -1, offsetof(Model, h.uS.switch_), 1},
    {"h.uS.Usage", "Humidifier::UsageScenario::Usage", "h.uS", "model.xmi:41", -1, offsetof(Model, h.uS.Usage), 1},
    {"h.uS.entered(Usage)", "Humidifier::UsageScenario::Usage", "h.uS", "model.xmi:41", -1, offsetof(Model, h.uS.entered_Usage), 1},
    {"h.c.mode", "Humidifier::Control::Controlling", "h.c", "model.xmi:124", -1, offsetof(Model, h.c.mode), 1},
    {"h.c.fanPower", "Humidifier::Control::Controlling", "h.c", "model.xmi:124", -1, offsetof(Model, h.c.fanPower), 1},
    {"h.c.Controlling", "Humidifier::Control::Controlling", "h.c", "model.xmi:124", -1, offsetof(Model, h.c.Controlling), 1},
    {"h.hC.heating", "Humidifier::HeaterControl::Heating", "h.hC", "model.xmi:208", -1, offsetof(Model, h.hC.heating), 1},
    {"h.hC.heaterPowerRatio", "Humidifier::HeaterControl::Heating", "h.hC", "model.xmi:208", -1, offsetof(Model, h.hC.heaterPowerRatio), 1},
    {"h.hC.Heating", "Humidifier::HeaterControl::Heating", "h.hC", "model.xmi:208", -1, offsetof(Model, h.hC.Heating), 1},
};

const ModelAction *const model_actions = actions;
const int model_action_count = 9;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    -1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 4, 5, 7};
static const int jacobian_row_slot[] = {
    3, 4, 5, 6, 7};
static const int jacobian_term_slot[] = {
    0, 0, 3, 4, 4, 4, 2};
static const int jacobian_term_partial[] = {
    1, 2, 3, 4, 0, 5, 6};
static const int jacobian_derivative[] = {
    5, 6, 7};
static const int jacobian_column_start[] = {
    0, 3, 4, 5};
static const int jacobian_row_index[] = {
    0, 1, 2, 1, 2};
static const int jacobian_colour[] = {
    0, 1, 1};

const ModelJacobian model_jacobian = {
    .states = 3,
    .slots = 8,
    .rows = 5,
    .loop_count = 0,
    .partial_count = 7,
    .number_count = 1,
    .colours = 2,
    .numbers = jacobian_numbers,
    .row_start = jacobian_row_start,
    .row_slot = jacobian_row_slot,
    .term_slot = jacobian_term_slot,
    .term_partial = jacobian_term_partial,
    .derivative = jacobian_derivative,
    .column_start = jacobian_column_start,
    .row_index = jacobian_row_index,
    .colour = jacobian_colour,
};

/* Connector, part, source. */
static const ModelConnector connectors[] = {
    {"Humidifier::HumidifierSystem::c1", "", "model.xmi:504"},
    {"Humidifier::HumidifierSystem::c2", "", "model.xmi:508"},
    {"Humidifier::Humidifier::c1", "h", "model.xmi:412"},
    {"Humidifier::Humidifier::c2", "h", "model.xmi:416"},
    {"Humidifier::Humidifier::c3", "h", "model.xmi:420"},
    {"Humidifier::Humidifier::c4", "h", "model.xmi:424"},
    {"Humidifier::Humidifier::c5", "h", "model.xmi:428"},
    {"Humidifier::Humidifier::c6", "h", "model.xmi:432"},
    {"Humidifier::Humidifier::c7", "h", "model.xmi:436"},
    {"Humidifier::Humidifier::c8", "h", "model.xmi:440"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {42, 0}, {false, false}},
    {1, {1, 41}, {false, false}},
    {2, {0, 7}, {true, false}},
    {3, {2, 6}, {false, false}},
    {4, {8, 14}, {false, false}},
    {5, {9, 23}, {false, false}},
    {6, {25, 15}, {false, false}},
    {7, {16, 24}, {false, false}},
    {8, {26, 39}, {false, false}},
    {9, {26, 1}, {false, true}},
};

static const ModelJoints model_joints = {10, 0, joint_table, connectors, NULL};

static const char *const plot[] = {"hR.humidity", "h.vGP.temperature", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

/* Variables that are whole numbers. */
static const int integers[] = {2, 5, 6, 8, 12, 14, -1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of HumidifierExperiment",
    "",
    "22 equations drawn, 0 derived; 17 eliminated as aliases, 0 redundant, 0 of constants, 5 in use",
    "3 states; 5 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  h.vGP.temperature                             start 22.0                                          its start is given",
    "  h.wT.mass                                     start 3.0                                           its start is given",
    "  hR.humidity                                   start 32.0                                          its start is given",
    "",
    "Eliminated",
    "  E13    h.humidity.rSig                        = hR.humidity                                       model.xmi:504",
    "  E14    h.vapor.rSig                           = h.vGP.vapor                                       model.xmi:508",
    "  E1     h.uS.switchOut.iSig                    = h.uS.switch                                       model.xmi:556",
    "  E16    h.c.switchIn.iSig                      = h.uS.switch                                       model.xmi:416",
    "  E15    h.c.humidityIn.rSig                    = hR.humidity                                       model.xmi:412",
    "  E2     h.c.modeOut.iSig                       = h.c.mode                                          model.xmi:577",
    "  E3     h.c.fanPowerOut.rSig                   = h.c.fanPower                                      model.xmi:583",
    "  E17    h.hC.modeIn.iSig                       = h.c.mode                                          model.xmi:420",
    "  E19    h.hC.temperatureIn.rSig                = h.vGP.temperature                                 model.xmi:428",
    "  E4     h.hC.heaterPowerRatioOut.rSig          = h.hC.heaterPowerRatio                             model.xmi:598",
    "  E18    h.vGP.fanPowerIn.rSig                  = h.c.fanPower                                      model.xmi:424",
    "  E20    h.vGP.heaterPowerRatioIn.rSig          = h.hC.heaterPowerRatio                             model.xmi:432",
    "  E8     h.vGP.temperatureOut.rSig              = h.vGP.temperature                                 model.xmi:673",
    "  E9     h.vGP.vaporOut.rSig                    = h.vGP.vapor                                       model.xmi:679",
    "  E21    h.wT.vaporIn.rSig                      = h.vGP.vapor                                       model.xmi:436",
    "  E22    hR.vaporIn.rSig                        = h.vGP.vapor                                       model.xmi:440",
    "  E12    hR.humidityOut.rSig                    = hR.humidity                                       model.xmi:727",
    "",
    "Constants",
    "         h.vGP.roomTemperature := hR.roomTemperature",
    "",
    "Start",
    "         h.vGP.temperature := 22.0",
    "         h.wT.mass := 3.0",
    "         hR.humidity := 32.0",
    "",
    "Continuous time",
    "  E6     h.vGP.radiation := (h.vGP.temperature - h.vGP.roomTemperature)*(h.vGP.radiationFactor + h.vGP.fanEff*h.c.fanPower) model.xmi:661",
    "  E7     h.vGP.vapor := h.vGP.evaporationRate*(1 + h.vGP.fanGain*h.c.fanPower)*(if 0 > h.vGP.temperature - h.vGP.evaporationStart then 0 else h.vGP.temperature - h.vGP.evaporationStart) model.xmi:667",
    "  E5     der(h.vGP.temperature) := (h.vGP.maxHeaterPower*h.hC.heaterPowerRatio - h.vGP.radiation - h.vGP.evaporationHeat*h.vGP.vapor)/h.vGP.heatCapacity  unless h.vGP.heatCapacity vanishes model.xmi:655",
    "  E10    der(h.wT.mass) := -h.vGP.vapor                                                             model.xmi:694",
    "  E11    der(hR.humidity) := hR.percentPerKg*h.vGP.vapor - (hR.humidity - hR.envHumidity)/hR.timeConstant model.xmi:721",
    "",
    "Branches, kept between events",
    "  E7     0 > h.vGP.temperature - h.vGP.evaporationStart located                                     model.xmi:667",
    "         time >= h.uS.entered(Usage) + h.uS.onAfter at h.uS.entered(Usage) + h.uS.onAfter",
    "         time >= h.uS.entered(Usage) + h.uS.offAfter at h.uS.entered(Usage) + h.uS.offAfter",
    "         hR.humidity < h.c.target - h.c.threshold located",
    "         hR.humidity > h.c.target               located",
    "         h.vGP.temperature <= h.hC.onTemperature located",
    "         h.vGP.temperature > h.hC.safeTemperature located",
    "",
    "At events",
    "  E7     decide 0 > h.vGP.temperature - h.vGP.evaporationStart                                      model.xmi:667",
    "         decide time >= h.uS.entered(Usage) + h.uS.onAfter",
    "         decide time >= h.uS.entered(Usage) + h.uS.offAfter",
    "         decide hR.humidity < h.c.target - h.c.threshold",
    "         decide hR.humidity > h.c.target",
    "         decide h.vGP.temperature <= h.hC.onTemperature",
    "         decide h.vGP.temperature > h.hC.safeTemperature",
    "  A1     Humidifier::UsageScenario::Usage                                                           model.xmi:41",
    "         if pre(h.uS.Usage) == 0 then",
    "             h.uS.Usage := 1;",
    "             h.uS.entered(Usage) := time;",
    "             h.uS.switch := 0;",
    "         elseif pre(h.uS.Usage) == 1 then",
    "             if time >= h.uS.entered(Usage) + h.uS.onAfter then",
    "                 h.uS.Usage := 2;",
    "                 h.uS.entered(Usage) := time;",
    "                 h.uS.switch := 1;",
    "             end if;",
    "         elseif pre(h.uS.Usage) == 2 then",
    "             if time >= h.uS.entered(Usage) + h.uS.offAfter then",
    "                 h.uS.Usage := 3;",
    "                 h.uS.switch := 0;",
    "             end if;",
    "         end if;",
    "  A2     Humidifier::Control::Controlling                                                           model.xmi:124",
    "         if pre(h.c.Controlling) == 0 then",
    "             h.c.Controlling := 1;",
    "             h.c.mode := 0;",
    "             h.c.fanPower := 0;",
    "         elseif pre(h.c.Controlling) == 1 then",
    "             if h.uS.switch == 1 and hR.humidity < h.c.target - h.c.threshold then",
    "                 h.c.Controlling := 2;",
    "                 h.c.mode := 1;",
    "                 h.c.fanPower := 1;",
    "             end if;",
    "         elseif pre(h.c.Controlling) == 2 then",
    "             if h.uS.switch == 0 or hR.humidity > h.c.target then",
    "                 h.c.Controlling := 1;",
    "                 h.c.mode := 0;",
    "                 h.c.fanPower := 0;",
    "             end if;",
    "         end if;",
    "  A3     Humidifier::HeaterControl::Heating                                                         model.xmi:208",
    "         if pre(h.hC.Heating) == 0 then",
    "             h.hC.Heating := 1;",
    "             h.hC.heating := false;",
    "             h.hC.heaterPowerRatio := h.hC.prLow;",
    "         elseif pre(h.hC.Heating) == 1 then",
    "             if h.c.mode == 1 and h.vGP.temperature <= h.hC.onTemperature then",
    "                 h.hC.Heating := 2;",
    "                 h.hC.heating := true;",
    "                 h.hC.heaterPowerRatio := h.hC.prHigh;",
    "             end if;",
    "         elseif pre(h.hC.Heating) == 2 then",
    "             if h.c.mode == 0 or h.vGP.temperature > h.hC.safeTemperature then",
    "                 h.hC.Heating := 1;",
    "                 h.hC.heating := false;",
    "                 h.hC.heaterPowerRatio := h.hC.prLow;",
    "             end if;",
    "         end if;",
    NULL};

const ModelParts model_parts = {
    .events = &event_part,
    .impulses = NULL,
    .sliding = &sliding_part,
    .delays = NULL,
    .paths = NULL,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = &check_part,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "HumidifierExperiment",
    .qualified_name = "Humidifier::HumidifierExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 14400.0,
    .interval = 10.0,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = model_branch_margins,
    .integers = integers,
};
