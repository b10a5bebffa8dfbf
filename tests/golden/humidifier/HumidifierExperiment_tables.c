/* HumidifierExperiment_tables.c - names, patterns and data, of Humidifier::HumidifierExperiment, from model.xmi,
 *     by sysphsc 0.1.0. */
#include "HumidifierExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "SysPhSLibrary.xmi:13"
#define DRAWN_2 "SysPhSLibrary.xmi:20"
#define DRAWN_3 "SysPhSLibrary.xmi:34"
#define DRAWN_4 "model.xmi:19"
#define DRAWN_5 "model.xmi:22"
#define DRAWN_6 "model.xmi:25"
#define DRAWN_7 "model.xmi:41"
#define DRAWN_8 "SysPhSLibrary.xmi:27"
#define DRAWN_9 "model.xmi:87"
#define DRAWN_10 "model.xmi:90"
#define DRAWN_11 "model.xmi:93"
#define DRAWN_12 "model.xmi:98"
#define DRAWN_13 "model.xmi:124"
#define DRAWN_14 "model.xmi:171"
#define DRAWN_15 "model.xmi:174"
#define DRAWN_16 "model.xmi:177"
#define DRAWN_17 "model.xmi:182"
#define DRAWN_18 "model.xmi:187"
#define DRAWN_19 "model.xmi:192"
#define DRAWN_20 "model.xmi:208"
#define DRAWN_21 "model.xmi:258"
#define DRAWN_22 "model.xmi:261"
#define DRAWN_23 "model.xmi:264"
#define DRAWN_24 "model.xmi:267"
#define DRAWN_25 "model.xmi:270"
#define DRAWN_26 "model.xmi:273"
#define DRAWN_27 "model.xmi:276"
#define DRAWN_28 "model.xmi:279"
#define DRAWN_29 "model.xmi:283"
#define DRAWN_30 "model.xmi:286"
#define DRAWN_31 "model.xmi:289"
#define DRAWN_32 "model.xmi:292"
#define DRAWN_33 "model.xmi:374"
#define DRAWN_34 "model.xmi:453"
#define DRAWN_35 "model.xmi:456"
#define DRAWN_36 "model.xmi:459"
#define DRAWN_37 "model.xmi:462"
#define DRAWN_38 "model.xmi:465"
#define DRAWN_39 "model.xmi:667"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITHOUT_MODES()
WITH_EQUATIONS()
WITHOUT_OUTPUTS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_PHASES()
WITHOUT_CLOCKS()

/* Where statements of algorithms are drawn. */

/* h.uS.Usage()  Humidifier::UsageScenario::Usage  model.xmi:41
 * 45  Before
 * 48  switch := 0
 * 51  InUse
 * 54  switch := 1
 * 57  After
 * 60  switch := 0 */
/* h.c.Controlling()  Humidifier::Control::Controlling  model.xmi:124
 * 128  Idle
 * 131  mode := 0
 * 131  fanPower := 0
 * 134  Active
 * 137  mode := 1
 * 137  fanPower := 1 */
/* h.hC.Heating()  Humidifier::HeaterControl::Heating  model.xmi:208
 * 212  Off
 * 215  heating := false
 * 215  heaterPowerRatio := prLow
 * 218  On
 * 221  heating := true
 * 221  heaterPowerRatio := prHigh */

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .sliding = &sliding_part, .checks = &check_part, .joints = &joint_part,
};

int model_variable_count = 54, model_instance_count = 8;
int model_equation_count = 22, model_constraint_count = 22;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const char *const truths[] = {"false", "true", NULL};
static const char *const literals_1[] = {"Before", "InUse", "After", NULL};
static const char *const literals_2[] = {"Idle", "Active", NULL};
static const char *const literals_3[] = {"Off", "On", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "%", .description = "Value of the signal",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 1 */ {.unit = "kg/s", .description = "Value of the signal",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 2 */ {.unit = "", .description = "Value of the signal",
        .source = DRAWN_3 " SysPhSLibrary::ComponentInteraction::SignalFlow::IntegerSignalOutElement::iSig"},
    /* 3 */ {.unit = "s", .description = "Time from the start until the humidifier is switched on",
        .source = DRAWN_4 " Humidifier::UsageScenario::onAfter"},
    /* 4 */ {.unit = "s", .description = "Time from then until it is switched off",
        .source = DRAWN_5 " Humidifier::UsageScenario::offAfter"},
    /* 5 */ {.unit = "", .description = "1: switched on", .source = DRAWN_6 " Humidifier::UsageScenario::switch"},
    /* 6 */ {.unit = "", .source = DRAWN_7 " Humidifier::UsageScenario::Usage",
        .literals = literals_1, .first_literal = 1},
    /* 7 */ {.unit = "", .description = "Value of the signal",
        .source = DRAWN_8 " SysPhSLibrary::ComponentInteraction::SignalFlow::IntegerSignalInElement::iSig"},
    /* 8 */ {.unit = "1", .description = "Value of the signal",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 9 */ {.unit = "%", .description = "Humidity at which to turn off",
        .source = DRAWN_9 " Humidifier::Control::target"},
    /* 10 */ {.unit = "%",
        .description = "How far the humidity must fall below the target before the humidifier turns on again",
        .source = DRAWN_10 " Humidifier::Control::threshold"},
    /* 11 */ {.unit = "", .description = "1: active", .source = DRAWN_11 " Humidifier::Control::mode"},
    /* 12 */ {.unit = "1", .description = "Power of the fan, from 0 to 1",
        .source = DRAWN_12 " Humidifier::Control::fanPower"},
    /* 13 */ {.unit = "", .source = DRAWN_13 " Humidifier::Control::Controlling",
        .literals = literals_2, .first_literal = 1},
    /* 14 */ {.unit = "degC", .description = "Value of the signal",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 15 */ {.unit = "degC", .description = "Highest temperature at which the heater turns on",
        .source = DRAWN_14 " Humidifier::HeaterControl::onTemperature"},
    /* 16 */ {.unit = "degC", .description = "Temperature at which it turns off",
        .source = DRAWN_15 " Humidifier::HeaterControl::safeTemperature"},
    /* 17 */ {.unit = "1", .description = "Power ratio while off",
        .source = DRAWN_16 " Humidifier::HeaterControl::prLow"},
    /* 18 */ {.unit = "1", .description = "Power ratio while on",
        .source = DRAWN_17 " Humidifier::HeaterControl::prHigh"},
    /* 19 */ {.unit = "", .description = "Is the heater on?",
        .source = DRAWN_18 " Humidifier::HeaterControl::heating", .literals = truths},
    /* 20 */ {.unit = "1", .description = "Part of the full power",
        .source = DRAWN_19 " Humidifier::HeaterControl::heaterPowerRatio"},
    /* 21 */ {.unit = "", .source = DRAWN_20 " Humidifier::HeaterControl::Heating",
        .literals = literals_3, .first_literal = 1},
    /* 22 */ {.unit = "1", .description = "Value of the signal",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 23 */ {.unit = "degC", .description = "Value of the signal",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 24 */ {.unit = "W", .description = "Full power of the heater",
        .source = DRAWN_21 " Humidifier::VaporGenerationPlant::maxHeaterPower"},
    /* 25 */ {.unit = "J/K", .description = "Heat capacity of the water",
        .source = DRAWN_22 " Humidifier::VaporGenerationPlant::heatCapacity"},
    /* 26 */ {.unit = "W/K", .description = "Heat loss without the fan",
        .source = DRAWN_23 " Humidifier::VaporGenerationPlant::radiationFactor"},
    /* 27 */ {.unit = "W/K", .description = "What the fan at full power adds to the heat loss",
        .source = DRAWN_24 " Humidifier::VaporGenerationPlant::fanEff"},
    /* 28 */ {.unit = "J/kg", .description = "Heat of evaporation",
        .source = DRAWN_25 " Humidifier::VaporGenerationPlant::evaporationHeat"},
    /* 29 */ {.unit = "degC", .description = "Temperature at which the water begins to evaporate",
        .source = DRAWN_26 " Humidifier::VaporGenerationPlant::evaporationStart"},
    /* 30 */ {.unit = "kg/(s*K)", .description = "Evaporation above that temperature, without the fan",
        .source = DRAWN_27 " Humidifier::VaporGenerationPlant::evaporationRate"},
    /* 31 */ {.unit = "1", .description = "What the fan at full power adds to the evaporation, as a part",
        .source = DRAWN_28 " Humidifier::VaporGenerationPlant::fanGain"},
    /* 32 */ {.unit = "degC", .description = "Temperature of the room",
        .source = DRAWN_29 " Humidifier::VaporGenerationPlant::roomTemperature"},
    /* 33 */ {.unit = "degC", .description = "Temperature of the water",
        .source = DRAWN_30 " Humidifier::VaporGenerationPlant::temperature"},
    /* 34 */ {.unit = "W", .description = "Heat loss",
        .source = DRAWN_31 " Humidifier::VaporGenerationPlant::radiation"},
    /* 35 */ {.unit = "kg/s", .description = "Water that evaporates",
        .source = DRAWN_32 " Humidifier::VaporGenerationPlant::vapor"},
    /* 36 */ {.unit = "degC/s", .source = DRAWN_30 " Humidifier::VaporGenerationPlant::temperature"},
    /* 37 */ {.unit = "kg/s", .description = "Value of the signal",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 38 */ {.unit = "kg", .description = "Mass of the water", .source = DRAWN_33 " Humidifier::WaterTank::mass"},
    /* 39 */ {.unit = "kg/s", .source = DRAWN_33 " Humidifier::WaterTank::mass"},
    /* 40 */ {.unit = "%", .description = "Value of the signal",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 41 */ {.unit = "%", .description = "Humidity of the environment",
        .source = DRAWN_34 " Humidifier::HumidifiedRoom::envHumidity"},
    /* 42 */ {.unit = "s", .description = "Time constant of the exchange of air",
        .source = DRAWN_35 " Humidifier::HumidifiedRoom::timeConstant"},
    /* 43 */ {.unit = "%/kg", .description = "Humidity that a mass of vapor adds",
        .source = DRAWN_36 " Humidifier::HumidifiedRoom::percentPerKg"},
    /* 44 */ {.unit = "degC", .description = "Temperature of the room",
        .source = DRAWN_37 " Humidifier::HumidifiedRoom::roomTemperature"},
    /* 45 */ {.unit = "%", .description = "Relative humidity",
        .source = DRAWN_38 " Humidifier::HumidifiedRoom::humidity"},
    /* 46 */ {.unit = "%/s", .source = DRAWN_38 " Humidifier::HumidifiedRoom::humidity"},
};

/* Humidifier::Humidifier */
static const ModelMember members_1[] = {
    {.name = "humidity.rSig", .equals = 52, .origin = 1, .skipped = 12},
    {.name = "vapor.rSig", .quantity = 1, .equals = 40, .origin = 2, .skipped = 21},
};

/* Humidifier::UsageScenario */
static const ModelMember members_2[] = {
    {.name = "switchOut.iSig", .quantity = 2, .kind = MODEL_DISCRETE, .equals = 3, .origin = 3},
    {.name = "onAfter", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct UsageScenario, onAfter)},
    {.name = "offAfter", .quantity = 4, .kind = MODEL_CONSTANT, .offset = offsetof(struct UsageScenario, offAfter)},
    {.name = "switch", .quantity = 5, .kind = MODEL_DISCRETE, .offset = offsetof(struct UsageScenario, switch_),
        .has_start = true, .start = offsetof(struct UsageScenario, switch_start)},
    {.name = "Usage", .quantity = 6, .kind = MODEL_DISCRETE, .offset = offsetof(struct UsageScenario, Usage),
        .type = MODEL_CHOICE, .is_late = true},
};

/* Humidifier::Control */
static const ModelMember members_3[] = {
    {.name = "switchIn.iSig", .quantity = 7, .kind = MODEL_DISCRETE, .equals = -2, .origin = 2, .skipped = -7},
    {.name = "humidityIn.rSig", .equals = 44, .origin = 2, .skipped = -2},
    {.name = "modeOut.iSig", .quantity = 2, .kind = MODEL_DISCRETE, .equals = 4, .origin = 3},
    {.name = "fanPowerOut.rSig", .quantity = 8, .kind = MODEL_DISCRETE, .equals = 4, .origin = 3},
    {.name = "target", .quantity = 9, .kind = MODEL_CONSTANT, .offset = offsetof(struct Control, target)},
    {.name = "threshold", .quantity = 10, .kind = MODEL_CONSTANT, .offset = offsetof(struct Control, threshold)},
    {.name = "mode", .quantity = 11, .kind = MODEL_DISCRETE, .offset = offsetof(struct Control, mode),
        .has_start = true, .start = offsetof(struct Control, mode_start)},
    {.name = "fanPower", .quantity = 12, .kind = MODEL_DISCRETE, .offset = offsetof(struct Control, fanPower),
        .has_start = true, .start = offsetof(struct Control, fanPower_start)},
    {.name = "Controlling", .quantity = 13, .kind = MODEL_DISCRETE, .offset = offsetof(struct Control, Controlling),
        .type = MODEL_CHOICE, .is_late = true},
};

/* Humidifier::HeaterControl */
static const ModelMember members_4[] = {
    {.name = "modeIn.iSig", .quantity = 7, .kind = MODEL_DISCRETE, .equals = -3, .origin = 2, .skipped = 1},
    {.name = "temperatureIn.rSig", .quantity = 14, .equals = 22, .origin = 2, .skipped = 1},
    {.name = "heaterPowerRatioOut.rSig", .quantity = 8, .kind = MODEL_DISCRETE, .equals = 6, .origin = 3},
    {.name = "onTemperature", .quantity = 15, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct HeaterControl, onTemperature)},
    {.name = "safeTemperature", .quantity = 16, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct HeaterControl, safeTemperature)},
    {.name = "prLow", .quantity = 17, .kind = MODEL_CONSTANT, .offset = offsetof(struct HeaterControl, prLow)},
    {.name = "prHigh", .quantity = 18, .kind = MODEL_CONSTANT, .offset = offsetof(struct HeaterControl, prHigh)},
    {.name = "heating", .quantity = 19, .kind = MODEL_DISCRETE, .offset = offsetof(struct HeaterControl, heating),
        .type = MODEL_TRUTH, .has_start = true, .start = offsetof(struct HeaterControl, heating_start)},
    {.name = "heaterPowerRatio", .quantity = 20, .kind = MODEL_DISCRETE,
        .offset = offsetof(struct HeaterControl, heaterPowerRatio),
        .has_start = true, .start = offsetof(struct HeaterControl, heaterPowerRatio_start)},
    {.name = "Heating", .quantity = 21, .kind = MODEL_DISCRETE, .offset = offsetof(struct HeaterControl, Heating),
        .type = MODEL_CHOICE, .is_late = true},
};

/* Humidifier::VaporGenerationPlant */
static const ModelMember members_5[] = {
    {.name = "fanPowerIn.rSig", .quantity = 22, .kind = MODEL_DISCRETE, .equals = -12, .origin = 2, .skipped = -2},
    {.name = "heaterPowerRatioIn.rSig", .quantity = 22, .kind = MODEL_DISCRETE, .equals = -3, .origin = 2,
        .skipped = 1},
    {.name = "temperatureOut.rSig", .quantity = 23, .equals = 11, .origin = 3, .skipped = 3},
    {.name = "vaporOut.rSig", .quantity = 1, .equals = 12, .origin = 3},
    {.name = "maxHeaterPower", .quantity = 24, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct VaporGenerationPlant, maxHeaterPower)},
    {.name = "heatCapacity", .quantity = 25, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct VaporGenerationPlant, heatCapacity)},
    {.name = "radiationFactor", .quantity = 26, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct VaporGenerationPlant, radiationFactor)},
    {.name = "fanEff", .quantity = 27, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct VaporGenerationPlant, fanEff)},
    {.name = "evaporationHeat", .quantity = 28, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct VaporGenerationPlant, evaporationHeat)},
    {.name = "evaporationStart", .quantity = 29, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct VaporGenerationPlant, evaporationStart)},
    {.name = "evaporationRate", .quantity = 30, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct VaporGenerationPlant, evaporationRate)},
    {.name = "fanGain", .quantity = 31, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct VaporGenerationPlant, fanGain)},
    {.name = "roomTemperature", .quantity = 32, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct VaporGenerationPlant, roomTemperature), .bound_to = 13},
    {.name = "temperature", .quantity = 33, .kind = MODEL_STATE,
        .offset = offsetof(struct VaporGenerationPlant, temperature),
        .has_start = true, .start = offsetof(struct VaporGenerationPlant, temperature_start)},
    {.name = "radiation", .quantity = 34, .offset = offsetof(struct VaporGenerationPlant, radiation), .origin = 3,
        .skipped = -4},
    {.name = "vapor", .quantity = 35, .offset = offsetof(struct VaporGenerationPlant, vapor), .origin = 3},
    {.name = "der(temperature)", .quantity = 36, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct VaporGenerationPlant, der_temperature), .origin = 3, .skipped = -3,
        .is_late = true},
};

/* Humidifier::WaterTank */
static const ModelMember members_6[] = {
    {.name = "vaporIn.rSig", .quantity = 37, .equals = -2, .origin = 2},
    {.name = "mass", .quantity = 38, .kind = MODEL_STATE, .offset = offsetof(struct WaterTank, mass),
        .has_start = true, .start = offsetof(struct WaterTank, mass_start)},
    {.name = "der(mass)", .quantity = 39, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct WaterTank, der_mass),
        .origin = 3, .skipped = 4, .is_late = true},
};

/* Humidifier::HumidifiedRoom */
static const ModelMember members_7[] = {
    {.name = "vaporIn.rSig", .quantity = 37, .equals = -5, .origin = 1},
    {.name = "humidityOut.rSig", .quantity = 40, .equals = 5, .origin = 4, .skipped = 11},
    {.name = "envHumidity", .quantity = 41, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct HumidifiedRoom, envHumidity)},
    {.name = "timeConstant", .quantity = 42, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct HumidifiedRoom, timeConstant)},
    {.name = "percentPerKg", .quantity = 43, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct HumidifiedRoom, percentPerKg)},
    {.name = "roomTemperature", .quantity = 44, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct HumidifiedRoom, roomTemperature)},
    {.name = "humidity", .quantity = 45, .kind = MODEL_STATE, .offset = offsetof(struct HumidifiedRoom, humidity),
        .has_start = true, .start = offsetof(struct HumidifiedRoom, humidity_start)},
    {.name = "der(humidity)", .quantity = 46, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct HumidifiedRoom, der_humidity), .origin = 4, .skipped = -2, .is_late = true},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 2}, {members_2, 5}, {members_3, 9}, {members_4, 10}, {members_5, 17}, {members_6, 3},
    {members_7, 8},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, h), sizeof(struct Humidifier), 0},
    /* 2 */ {offsetof(struct Humidifier, uS), sizeof(struct UsageScenario), 0},
    /* 3 */ {offsetof(struct Humidifier, c), sizeof(struct Control), 0},
    /* 4 */ {offsetof(struct Humidifier, hC), sizeof(struct HeaterControl), 0},
    /* 5 */ {offsetof(struct Humidifier, vGP), sizeof(struct VaporGenerationPlant), 0},
    /* 6 */ {offsetof(struct Humidifier, wT), sizeof(struct WaterTank), 0},
    /* 7 */ {offsetof(struct Model, hR), sizeof(struct HumidifiedRoom), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"h", 0, 1, 1, 0, 0, 0, 0}, {"uS", 1, 2, 2, 0, 0, 0, 0},
    {"c", 1, 3, 3, 0, 0, 0, 0}, {"hC", 1, 4, 4, 0, 0, 0, 0}, {"vGP", 1, 5, 5, 0, 0, 0, 0},
    {"wT", 1, 6, 6, 0, 0, 0, 0}, {"hR", 0, 7, 7, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

/* Instances of what is listed behind all others, in that order. */
static const int late[] = {5, 6, 7, 2, 3, 4};

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
    .late = late,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 7,
    .branches = (const ModelBranch[]){
        {.text = "0 > h.vGP.temperature - h.vGP.evaporationStart",
        .element = "Humidifier::Constraints::VaporGenerationPlantConstraint::evaporation", .source = DRAWN_39,
        .equation = 6, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.relation_of_h_vGP_law_evaporation),
        .is_felt = true, .group = -1, .slack = offsetof(Model, slack.relation_of_h_vGP_law_evaporation)},
        {.text = "time >= h.uS.entered(Usage) + h.uS.onAfter", .element = "Humidifier::UsageScenario::Usage",
        .source = DRAWN_7, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.time_at_least_h_uS_entered_Usage_plus_h_uS_onAfter), .is_timed = true,
        .group = -1},
        {.text = "time >= h.uS.entered(Usage) + h.uS.offAfter", .element = "Humidifier::UsageScenario::Usage",
        .source = DRAWN_7, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.time_at_least_h_uS_entered_Usage_plus_h_uS_offAfter), .is_timed = true,
        .group = -1},
        {.text = "hR.humidity < h.c.target - h.c.threshold", .element = "Humidifier::Control::Controlling",
        .source = DRAWN_13, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.hR_humidity_below_h_c_target_minus_h_c_threshold), .group = -1,
        .slack = offsetof(Model, slack.hR_humidity_below_h_c_target_minus_h_c_threshold)},
        {.text = "hR.humidity > h.c.target", .element = "Humidifier::Control::Controlling", .source = DRAWN_13,
        .equation = -1, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.hR_humidity_above_h_c_target),
        .group = -1, .slack = offsetof(Model, slack.hR_humidity_above_h_c_target)},
        {.text = "h.vGP.temperature <= h.hC.onTemperature", .element = "Humidifier::HeaterControl::Heating",
        .source = DRAWN_20, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.h_vGP_temperature_at_most_h_hC_onTemperature), .holds_at_zero = true,
        .group = -1, .slack = offsetof(Model, slack.h_vGP_temperature_at_most_h_hC_onTemperature)},
        {.text = "h.vGP.temperature > h.hC.safeTemperature", .element = "Humidifier::HeaterControl::Heating",
        .source = DRAWN_20, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.h_vGP_temperature_above_h_hC_safeTemperature), .group = -1,
        .slack = offsetof(Model, slack.h_vGP_temperature_above_h_hC_safeTemperature)},
    },
    .discrete_count = 9,
    .discretes = (const ModelDiscrete[]){
        {.variable = 5, .name = "h.uS.switch", .offset = offsetof(Model, h.uS.switch_),
        .pre = offsetof(Model, pre.h_uS_switch), .start = offsetof(Model, h.uS.switch_start), .group = -1,
        .is_stepwise = true},
        {.variable = 12, .name = "h.c.mode", .offset = offsetof(Model, h.c.mode),
        .pre = offsetof(Model, pre.h_c_mode), .start = offsetof(Model, h.c.mode_start), .group = -1,
        .is_stepwise = true},
        {.variable = 13, .name = "h.c.fanPower", .offset = offsetof(Model, h.c.fanPower),
        .pre = offsetof(Model, pre.h_c_fanPower), .start = offsetof(Model, h.c.fanPower_start), .is_felt = true,
        .group = -1, .is_stepwise = true},
        {.variable = 21, .name = "h.hC.heating", .type = MODEL_TRUTH, .offset = offsetof(Model, h.hC.heating),
        .pre = offsetof(Model, pre.h_hC_heating), .start = offsetof(Model, h.hC.heating_start), .group = -1,
        .is_stepwise = true},
        {.variable = 22, .name = "h.hC.heaterPowerRatio", .offset = offsetof(Model, h.hC.heaterPowerRatio),
        .pre = offsetof(Model, pre.h_hC_heaterPowerRatio), .start = offsetof(Model, h.hC.heaterPowerRatio_start),
        .is_felt = true, .group = -1, .is_stepwise = true},
        {.variable = 51, .name = "h.uS.Usage", .type = MODEL_CHOICE, .offset = offsetof(Model, h.uS.Usage),
        .pre = offsetof(Model, pre.h_uS_Usage), .start = offsetof(Model, h.uS.Usage_start), .group = -1,
        .is_stepwise = true},
        {.variable = -1, .name = "h.uS.entered(Usage)", .offset = offsetof(Model, h.uS.entered_Usage),
        .pre = offsetof(Model, pre.h_uS_entered_Usage), .start = offsetof(Model, h.uS.entered_Usage_start),
        .group = -1, .is_stepwise = true},
        {.variable = 52, .name = "h.c.Controlling", .type = MODEL_CHOICE,
        .offset = offsetof(Model, h.c.Controlling), .pre = offsetof(Model, pre.h_c_Controlling),
        .start = offsetof(Model, h.c.Controlling_start), .group = -1, .is_stepwise = true},
        {.variable = 53, .name = "h.hC.Heating", .type = MODEL_CHOICE, .offset = offsetof(Model, h.hC.Heating),
        .pre = offsetof(Model, pre.h_hC_Heating), .start = offsetof(Model, h.hC.Heating_start), .group = -1,
        .is_stepwise = true},
    },
    .action_count = 9,
    .actions = (const ModelAction[]){
        {.name = "h.uS.switch", .element = "Humidifier::UsageScenario::Usage", .instance = "h.uS",
        .source = DRAWN_7, .offset = offsetof(Model, h.uS.switch_), .sign = 1},
        {.name = "h.uS.Usage", .element = "Humidifier::UsageScenario::Usage", .instance = "h.uS", .source = DRAWN_7,
        .type = MODEL_CHOICE, .offset = offsetof(Model, h.uS.Usage), .sign = 1},
        {.name = "h.uS.entered(Usage)", .element = "Humidifier::UsageScenario::Usage", .instance = "h.uS",
        .source = DRAWN_7, .offset = offsetof(Model, h.uS.entered_Usage), .sign = 1},
        {.name = "h.c.mode", .element = "Humidifier::Control::Controlling", .instance = "h.c", .source = DRAWN_13,
        .offset = offsetof(Model, h.c.mode), .sign = 1},
        {.name = "h.c.fanPower", .element = "Humidifier::Control::Controlling", .instance = "h.c",
        .source = DRAWN_13, .offset = offsetof(Model, h.c.fanPower), .sign = 1},
        {.name = "h.c.Controlling", .element = "Humidifier::Control::Controlling", .instance = "h.c",
        .source = DRAWN_13, .type = MODEL_CHOICE, .offset = offsetof(Model, h.c.Controlling), .sign = 1},
        {.name = "h.hC.heating", .element = "Humidifier::HeaterControl::Heating", .instance = "h.hC",
        .source = DRAWN_20, .type = MODEL_TRUTH, .offset = offsetof(Model, h.hC.heating), .sign = 1},
        {.name = "h.hC.heaterPowerRatio", .element = "Humidifier::HeaterControl::Heating", .instance = "h.hC",
        .source = DRAWN_20, .offset = offsetof(Model, h.hC.heaterPowerRatio), .sign = 1},
        {.name = "h.hC.Heating", .element = "Humidifier::HeaterControl::Heating", .instance = "h.hC",
        .source = DRAWN_20, .type = MODEL_CHOICE, .offset = offsetof(Model, h.hC.Heating), .sign = 1},
    },
    .indicator_count = 5,
    .indicator_branches = (const int[]){0, 3, 4, 5, 6},
};

static const ModelJacobian jacobian = {
    .states = 3, .slots = 8, .rows = 5, .partial_count = 7, .number_count = 1, .colours = 2,
    .numbers = (const double[]){-1.0},
    .row_start = (const int[]){0, 1, 2, 4, 5, 7},
    .row_slot = (const int[]){3, 4, 5, 6, 7},
    .term_slot = (const int[]){0, 0, 3, 4, 4, 4, 2},
    .term_partial = (const int[]){1, 2, 3, 4, 0, 5, 6},
    .derivative = (const int[]){5, 6, 7},
    .column_start = (const int[]){0, 3, 4, 5},
    .row_index = (const int[]){0, 1, 2, 1, 2},
    .colour = (const int[]){0, 1, 1},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, h.vGP.temperature)}, {.at = 1, .offset = offsetof(Model, h.wT.mass)},
        {.at = 2, .offset = offsetof(Model, hR.humidity)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, h.vGP.der_temperature)}, {.at = 1, .offset = offsetof(Model, h.wT.der_mass)},
        {.at = 2, .offset = offsetof(Model, hR.der_humidity)}, {.at = -1}},
    .state_count = 3,
    .states = (const int[]){36, 40, 47},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 10,
    .connectors = (const int[]){12, 0, 13, 0, 14, 1, 15, 1, 16, 1, 17, 1, 18, 1, 19, 1, 20, 1, 21, 1},
    .joints = (const int[]){
        0, 42, 0, 0, 1, 1, 41, 0, 2, 0, 7, 1, 3, 2, 6, 0, 4, 8, 14, 0, 5, 9, 23, 0, 6, 25, 15, 0, 7, 16, 24, 0, 8,
        26, 39, 0, 9, 26, 1, 2},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of HumidifierExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of constants, %d6 "
        "in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 22.0%oits start is given",
    /* 6 */ "  %1%vstart 3.0%oits start is given",
    /* 7 */ "  %1%vstart 32.0%oits start is given",
    /* 8 */ "Eliminated",
    /* 9 */ "  %1%v= %2%o%i",
    /* 10 */ "Constants",
    /* 11 */ "  %1 := %2",
    /* 12 */ "Start",
    /* 13 */ "  %1 := 22.0",
    /* 14 */ "  %1 := 3.0",
    /* 15 */ "  %1 := 32.0",
    /* 16 */ "Continuous time",
    /* 17 */ "  %1 := (%2 - %3)*(%4 + %5*%6)%o%i",
    /* 18 */ "  %1 := %2*(1 + %3*%4)*(if 0 > %5 - %6 then 0 else %5 - %6)%o%i",
    /* 19 */ "  %1 := (%2*%3 - %4 - %5*%6)/%7  unless %7 vanishes%o%i",
    /* 20 */ "  %1 := -%2%o%i",
    /* 21 */ "  %1 := %2*%3 - (%4 - %5)/%6%o%i",
    /* 22 */ "Branches, kept between events",
    /* 23 */ "  0 > %1 - %2%vlocated%o%i",
    /* 24 */ "  time >= h.uS.entered(Usage) + %1%vat h.uS.entered(Usage) + %1",
    /* 25 */ "  %1 < %2 - %3%vlocated",
    /* 26 */ "  %1 > %2%vlocated",
    /* 27 */ "  %1 <= %2%vlocated",
    /* 28 */ "At events",
    /* 29 */ "  decide 0 > %1 - %2%o%i",
    /* 30 */ "  decide time >= h.uS.entered(Usage) + %1",
    /* 31 */ "  decide %1 < %2 - %3",
    /* 32 */ "  decide %1 > %2",
    /* 33 */ "  decide %1 <= %2",
    /* 34 */ "  h.uS.Usage()",
    /* 35 */ "      if pre(%1) == 0 then",
    /* 36 */ "          %1 := 1;",
    /* 37 */ "          h.uS.entered(Usage) := time;",
    /* 38 */ "          %1 := 0;",
    /* 39 */ "      elseif pre(%1) == 1 then",
    /* 40 */ "          if time >= h.uS.entered(Usage) + %1 then",
    /* 41 */ "              %1 := 2;",
    /* 42 */ "              h.uS.entered(Usage) := time;",
    /* 43 */ "              %1 := 1;",
    /* 44 */ "          end if;",
    /* 45 */ "      elseif pre(%1) == 2 then",
    /* 46 */ "              %1 := 3;",
    /* 47 */ "              %1 := 0;",
    /* 48 */ "      end if;",
    /* 49 */ "  h.c.Controlling()",
    /* 50 */ "          if %1 == 1 and %2 < %3 - %4 then",
    /* 51 */ "          if %1 == 0 or %2 > %3 then",
    /* 52 */ "  h.hC.Heating()",
    /* 53 */ "          %1 := false;",
    /* 54 */ "          %1 := %2;",
    /* 55 */ "          if %1 == 1 and %2 <= %3 then",
    /* 56 */ "              %1 := true;",
    /* 57 */ "              %1 := %2;",
    /* 58 */ "              %1 := false;",
    /* 59 */ "Drawn in",
    /* 60 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 1, 2,   1, -1,    2, 1, 8,   2, -1, 22, 0, 17, 0, 0, 5,    3, 1, 6,   3, -1, 3, 5, 0, 0,
    1, 2, 2,   4, -1,   32, 0,    4, 1, 2,   5, -1,    5, 1, 3,   6, -1, 36,    6, 1, 3,   7, -1, 40,
    7, 1, 3,   8, -1, 47,    1, 2, 2,   9, -1,   34, 0,    8, 1, 2,   10, -1,    9, 1, 4,   11, 12, 0, 47,
    9, 2, 4,   12, 21, 1, 38,   8, -18, 15, -16,    9, 2, 4,   13, 0, 2, 5,   8, 17, 21, 8,
    9, 2, 4,   14, 15, 6, 5,   8, 4, 18, 17,    9, 2, 4,   15, 14, 7, 47,   8, -7, 18, -11,
    9, 2, 4,   16, 1, 8, 12,   8, 7, 18, 26,    9, 2, 4,   17, 2, 9, 13,   8, 18, 30, 25,
    9, 2, 4,   18, 16, 14, 12,   8, -3, 27, 26,    9, 2, 4,   19, 18, 15, 36,   8, -7, 27, 11,
    1, 2, 2,   28, -1,   24, 0,    10, 1, 2,   29, -1,    11, 1, 4,   30, -1, 35, 46,    1, 2, 2,   31, -1,   83, 0,
    12, 1, 2,   32, -1,    13, 1, 3,   33, -1, 36,    14, 1, 3,   34, -1, 40,    15, 1, 3,   35, -1, 47,
    16, 1, 2,   37, -1,    17, 1, 8,   38, 5, 37, 36, 35, 29, 30, 13,    18, 1, 8,   39, 6, 38, 33, 34, 13, 36, 32,
    19, 1, 9,   40, 4, 48, 27, 22, 37, 31, 38, 28,    20, 1, 4,   41, 9, 49, 38,
    21, 1, 8,   42, 10, 50, 45, 38, 47, 43, 44,    22, 1, 2,   44, -1,    23, 1, 4,   45, 6, 36, 32,
    24, 2, 3,   46, -1, 3,   1, 0, 1,    25, 1, 5,   48, -1, 47, 10, 11,
    26, 2, 4,   49, -1, 47, 10,   2, 0, -11, 8,    27, 1, 4,   50, -1, 36, 17,    28, 1, 2,   53, -1,
    29, 1, 4,   54, 6, 36, 32,    30, 2, 3,   55, -1, 3,   1, 0, 1,    31, 1, 5,   57, -1, 47, 10, 11,
    32, 2, 4,   58, -1, 47, 10,   2, 0, -11, 8,    33, 1, 4,   59, -1, 36, 17,    34, 1, 2,   61, -1,
    35, 1, 3,   62, -1, 51,    36, 1, 3,   63, -1, 51,    37, 1, 2,   64, -1,    38, 1, 3,   65, -1, 5,
    39, 1, 3,   66, -1, 51,    40, 2, 3,   67, -1, 3,   6, 0, 1,    41, 1, 3,   68, -1, 51,    42, 1, 2,   69, -1,
    43, 1, 3,   70, -1, 5,    44, 2, 2,   71, -1,   23, 0,    45, 1, 3,   72, -1, 51,    46, 1, 3,   74, -1, 51,
    47, 1, 3,   75, -1, 5,    44, 2, 2,   76, -1,   30, 0,    48, 3, 2,   77, -1,   18, 0,    49, 1, 2,   78, -1,
    35, 2, 3,   79, -1, 52,   18, 0, 1,    36, 2, 3,   80, -1, 52,   18, 0, 1,    38, 2, 3,   81, -1, 12,   1, 0, 1,
    39, 2, 3,   83, -1, 52,   18, 0, 1,    50, 1, 6,   84, -1, 5, 47, 10, 11,    41, 2, 3,   85, -1, 52,   18, 0, 1,
    43, 2, 3,   86, -1, 12,   5, 0, 40,    43, 2, 3,   87, -1, 13,   22, 0, 40,    44, 2, 2,   88, -1,   24, 0,
    45, 2, 3,   89, -1, 52,   18, 0, 1,    51, 2, 5,   90, -1, 5, 47, 10,   18, 0, 7, -11, 8,
    47, 2, 3,   92, -1, 12,   1, 0, 1,    52, 1, 2,   96, -1,    53, 1, 3,   99, -1, 21,
    54, 1, 4,   100, -1, 22, 19,    55, 1, 5,   102, -1, 12, 36, 17,    56, 1, 3,   104, -1, 21,
    57, 2, 4,   105, -1, 22, 20,   6, 0, 0, -1,    58, 1, 3,   110, -1, 21,    59, 1, 2,   115, -1,
    60, 22, 2,   116, 0,   1, 1,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "c96379a9e334d7e735f0650c0acc640a2ef1443cbe9e2a2c39e455096a24cb69"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "HumidifierExperiment",
    .qualified_name = "Humidifier::HumidifierExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "92306f3250b69eac5c0cf7f617fe2a57a955ff8b77000fa8eee18e8e538ae7be",
    .files = files,
    .start = 0.0, .stop = 14400.0, .interval = 10.0, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){{"hR.humidity", 0, 0}, {"h.vGP.temperature", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {138, lines, forms},
    .joints = &model_joints,
    .margins = model_branch_margins,
    .integers = (const int[]){2, 5, 6, 8, 12, 14, -1},
};
