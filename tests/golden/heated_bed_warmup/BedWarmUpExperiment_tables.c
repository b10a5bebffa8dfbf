/* BedWarmUpExperiment_tables.c - names, patterns and data, of HeatedBedWarmup::BedWarmUpExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "BedWarmUpExperiment.h"

const int model_variable_count = 44;
const int model_equation_count = 33;
const int model_constraint_count = 30;
const int model_loop_count = 0;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Value of the signal"},
    /* 1 */ {.unit = "W/K",
        .source = "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF",
        .description = "Entropy flow into the block that owns the port; heat flow divided by temperature"},
    /* 2 */ {.unit = "K",
        .source = "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t",
        .description = "Absolute temperature; the value is a guess for iterations"},
    /* 3 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Power over signal2Power; off at 0 and below"},
    /* 4 */ {.unit = "W", .source = "EntropyTransfer.xmi:290 EntropyTransfer::Heater::signal2Power",
        .description = "Heat flow at signal one"},
    /* 5 */ {.unit = "W/K", .source = "EntropyTransfer.xmi:86 EntropyTransfer::ThermalConductor::conductivity",
        .description = "Heat flow for one kelvin of difference"},
    /* 6 */ {.unit = "J/K", .source = "EntropyTransfer.xmi:53 EntropyTransfer::ThermalCapacitor::heatCapacity",
        .description = "Heat for one kelvin, greater than 0"},
    /* 7 */ {.unit = "K", .source = "EntropyTransfer.xmi:57 EntropyTransfer::ThermalCapacitor::T",
        .description = "Temperature of the body; its start is to be stated, greater than 0"},
    /* 8 */ {.unit = "K/s", .source = "EntropyTransfer.xmi:57 EntropyTransfer::ThermalCapacitor::T"},
    /* 9 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Temperature over signal2Temperature"},
    /* 10 */ {.unit = "K",
        .source = "EntropyTransfer.xmi:251 EntropyTransfer::TemperatureSensor::signal2Temperature",
        .description = "Temperature at which the signal is one"},
    /* 11 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Conductance over signal2Conductance"},
    /* 12 */ {.unit = "W/K", .source = "EntropyTransfer.xmi:167 EntropyTransfer::Convection::signal2Conductance",
        .description = "Conductance at signal one"},
    /* 13 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "The constant"},
    /* 14 */ {.unit = "1", .source = "RealSignals.xmi:17 RealSignals::ConstantRealSignal::cnsnt",
        .description = "Value of the signal"},
    /* 15 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Value that the controlled quantity is to have"},
    /* 16 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Value that it has, as measured"},
    /* 17 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Output, which drives what is controlled"},
    /* 18 */ {.unit = "1", .source = "RealSignals.xmi:122 RealSignals::PIDControl::kp",
        .description = "Proportional gain"},
    /* 19 */ {.unit = "1/s", .source = "RealSignals.xmi:127 RealSignals::PIDControl::ki",
        .description = "Integral gain"},
    /* 20 */ {.unit = "s", .source = "RealSignals.xmi:132 RealSignals::PIDControl::kd",
        .description = "Derivative gain"},
    /* 21 */ {.unit = "1", .source = "RealSignals.xmi:137 RealSignals::PIDControl::err",
        .description = "Set point minus current value"},
    /* 22 */ {.unit = "s", .source = "RealSignals.xmi:141 RealSignals::PIDControl::intErr",
        .description = "Time integral of the error"},
    /* 23 */ {.unit = "1", .source = "RealSignals.xmi:141 RealSignals::PIDControl::intErr"},
    /* 24 */ {.unit = "1/s", .source = "RealSignals.xmi:137 RealSignals::PIDControl::err"},
    /* 25 */ {.unit = "K", .source = "EntropyTransfer.xmi:352 EntropyTransfer::FixedTemperature::t_set",
        .description = "Temperature"},
};

/* HeatedBedWarmup::HeatedBed */
static const ModelMember members_1[] = {
    {.name = "setPoint.rSig", .kind = MODEL_ALGEBRAIC, .equals = 43, .origin = 2, .equation = 15},
    {.name = "air.sF", .quantity = 1, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct HeatedBed, air.sF),
        .origin = 1, .equation = 7},
    {.name = "air.t", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = 39, .origin = 2, .equation = 1},
};

/* EntropyTransfer::Heater */
static const ModelMember members_2[] = {
    {.name = "in.rSig", .quantity = 3, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Heater, in.rSig),
        .origin = 1, .equation = 5},
    {.name = "p.sF", .quantity = 1, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Heater, p.sF), .origin = 6,
        .equation = 32},
    {.name = "p.t", .quantity = 2, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Heater, p.t),
        .has_start = true, .start = offsetof(struct Heater, p.t_start), .origin = 1, .equation = -10},
    {.name = "signal2Power", .quantity = 4, .kind = MODEL_CONSTANT, .offset = offsetof(struct Heater, signal2Power)},
};

/* EntropyTransfer::ThermalConductor */
static const ModelMember members_3[] = {
    {.name = "a.sF", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -3, .is_negative = true, .origin = 3,
        .equation = 27},
    {.name = "a.t", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = -3, .origin = 2, .equation = 2},
    {.name = "b.sF", .quantity = 1, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct ThermalConductor, b.sF),
        .origin = 1, .equation = -2},
    {.name = "b.t", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = 5, .origin = 2, .equation = 1},
    {.name = "conductivity", .quantity = 5, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct ThermalConductor, conductivity)},
};

/* EntropyTransfer::ThermalCapacitor */
static const ModelMember members_4[] = {
    {.name = "p.sF", .quantity = 1, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct ThermalCapacitor, p.sF),
        .origin = 3, .equation = 1},
    {.name = "p.t", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 3},
    {.name = "heatCapacity", .quantity = 6, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct ThermalCapacitor, heatCapacity)},
    {.name = "T", .quantity = 7, .kind = MODEL_STATE, .offset = offsetof(struct ThermalCapacitor, T),
        .has_start = true, .start = offsetof(struct ThermalCapacitor, T_start)},
    {.name = "der(T)", .quantity = 8, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct ThermalCapacitor, der_T),
        .origin = 1, .equation = 1, .is_late = true},
};

/* EntropyTransfer::TemperatureSensor */
static const ModelMember members_5[] = {
    {.name = "p.sF", .quantity = 1, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 1,
        .equation = 1},
    {.name = "p.t", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = -3, .origin = 2, .equation = 1},
    {.name = "out.rSig", .quantity = 9, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct TemperatureSensor, out.rSig), .origin = 1, .equation = 1},
    {.name = "signal2Temperature", .quantity = 10, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct TemperatureSensor, signal2Temperature)},
};

/* EntropyTransfer::Convection */
static const ModelMember members_6[] = {
    {.name = "a.sF", .quantity = 1, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Convection, a.sF),
        .origin = 1, .equation = 2},
    {.name = "a.t", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = -7, .origin = 2, .equation = 1},
    {.name = "b.sF", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -22, .origin = 3, .equation = 1},
    {.name = "b.t", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = 17, .origin = 2, .equation = 1},
    {.name = "conductance.rSig", .quantity = 11, .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 2, .equation = 1},
    {.name = "signal2Conductance", .quantity = 12, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct Convection, signal2Conductance)},
};

/* RealSignals::ConstantRealSignal */
static const ModelMember members_7[] = {
    {.name = "out.rSig", .quantity = 13, .kind = MODEL_ALGEBRAIC, .equals = 1, .origin = 1, .equation = 1},
    {.name = "cnsnt", .quantity = 14, .kind = MODEL_CONSTANT, .offset = offsetof(struct ConstantRealSignal, cnsnt)},
};

/* RealSignals::PIDControl */
static const ModelMember members_8[] = {
    {.name = "setPoint.rSig", .quantity = 15, .kind = MODEL_ALGEBRAIC, .equals = 14, .origin = 2, .equation = 1},
    {.name = "curValue.rSig", .quantity = 16, .kind = MODEL_ALGEBRAIC, .equals = -11, .origin = 2, .equation = 1},
    {.name = "outSig.rSig", .quantity = 17, .kind = MODEL_ALGEBRAIC, .equals = -28, .origin = 2, .equation = 1},
    {.name = "kp", .quantity = 18, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIDControl, kp)},
    {.name = "ki", .quantity = 19, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIDControl, ki)},
    {.name = "kd", .quantity = 20, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIDControl, kd)},
    {.name = "err", .quantity = 21, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct PIDControl, err), .origin = 1,
        .equation = 1},
    {.name = "intErr", .quantity = 22, .kind = MODEL_STATE, .offset = offsetof(struct PIDControl, intErr),
        .has_start = true, .start = offsetof(struct PIDControl, intErr_start)},
    {.name = "der(intErr)", .quantity = 23, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct PIDControl, der_intErr), .origin = 1, .equation = 1, .is_late = true},
    {.name = "der(err)", .quantity = 24, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct PIDControl, der_err),
        .origin = 6, .equation = -2, .is_late = true},
};

/* EntropyTransfer::FixedTemperature */
static const ModelMember members_9[] = {
    {.name = "p.sF", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -38, .is_negative = true, .origin = 3,
        .equation = -12},
    {.name = "p.t", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = 1, .origin = 1, .equation = 2},
    {.name = "t_set", .quantity = 25, .kind = MODEL_CONSTANT, .offset = offsetof(struct FixedTemperature, t_set)},
};

static const ModelShape shapes[] = {
    /* 0 */ {NULL, 0},
    /* 1 */ {members_1, 3},
    /* 2 */ {members_2, 4},
    /* 3 */ {members_3, 5},
    /* 4 */ {members_4, 5},
    /* 5 */ {members_5, 4},
    /* 6 */ {members_6, 6},
    /* 7 */ {members_7, 2},
    /* 8 */ {members_8, 10},
    /* 9 */ {members_9, 3},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0},
    /* 1 */ {offsetof(struct Model, bed), sizeof(struct HeatedBed)},
    /* 2 */ {offsetof(struct HeatedBed, bedHeater), sizeof(struct Heater)},
    /* 3 */ {offsetof(struct HeatedBed, bedInsulation), sizeof(struct ThermalConductor)},
    /* 4 */ {offsetof(struct HeatedBed, bedHeatCapacity), sizeof(struct ThermalCapacitor)},
    /* 5 */ {offsetof(struct HeatedBed, bedTempSensor), sizeof(struct TemperatureSensor)},
    /* 6 */ {offsetof(struct HeatedBed, bedConvection), sizeof(struct Convection)},
    /* 7 */ {offsetof(struct HeatedBed, convectionCoefficientBed), sizeof(struct ConstantRealSignal)},
    /* 8 */ {offsetof(struct HeatedBed, bedController), sizeof(struct PIDControl)},
    /* 9 */ {offsetof(struct Model, ambient), sizeof(struct FixedTemperature)},
    /* 10 */ {offsetof(struct Model, setTemperature), sizeof(struct ConstantRealSignal)},
};

/* Parts, owners first: name, row of the owner, of shapes, of fields; element of that. */
const ModelInstance model_instances[] = {
    {"", -1, 0, 0, 0},
    {"bed", 0, 1, 1, 0},
    {"bedHeater", 1, 2, 2, 0},
    {"bedInsulation", 1, 3, 3, 0},
    {"bedHeatCapacity", 1, 4, 4, 0},
    {"bedTempSensor", 1, 5, 5, 0},
    {"bedConvection", 1, 6, 6, 0},
    {"convectionCoefficientBed", 1, 7, 7, 0},
    {"bedController", 1, 8, 8, 0},
    {"ambient", 0, 9, 9, 0},
    {"setTemperature", 0, 7, 10, 0},
};
const int model_instance_count = 11;

static ModelPlace places[11];
static int rows[44];
static ModelVariable variables[44];
static char path_text[1229];
const ModelTables model_tables = {
    .quantities = quantities,
    .shapes = shapes,
    .fields = fields,
    .places = places,
    .rows = rows,
    .variables = variables,
    .text = path_text,
};
const ModelVariable *const model_variables = variables;

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    4, 5, 3, 6, -1,
    7, 8, 9, 10, -1,
    7, 8, 11, 10, -1,
    15, 13, -1,
    14, 41, 12, 13, -1,
    16, -1,
    18, 17, 19, -1,
    20, 21, 22, 23, -1,
    20, 21, 24, 25, 23, -1,
    26, 27, -1,
    34, 28, 29, -1,
    42, 34, -1,
    30, 31, 34, 32, 35, 33, 43, -1,
    37, 38, -1,
    39, 40, -1,
    39, 0, -1,
    37, 2, -1,
    36, 1, -1,
    5, 8, -1,
    10, 13, -1,
    10, 17, -1,
    10, 21, -1,
    23, 2, -1,
    26, 24, -1,
    0, 28, -1,
    18, 29, -1,
    30, 3, -1,
    4, 7, -1,
    9, 12, 16, 20, -1,
    22, 1, -1,
    43, -1,
    41, 19, -1,
    4, 5, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "EntropyTransfer::Constraints::HeaterConstraint::power", "bed.bedHeater",
        "bed.bedHeater.p.sF*bed.bedHeater.p.t = if bed.bedHeater.in.rSig > 0 then -bed.bedHeater.in.rSig*bed.bedHeater.signal2Power else 0", "EntropyTransfer.xmi:627", held + 0, false},
    /* 1 */ {"E2", "EntropyTransfer::Constraints::HeatBalanceConstraint::balance", "bed.bedInsulation",
        "bed.bedInsulation.a.sF*bed.bedInsulation.a.t + bed.bedInsulation.b.sF*bed.bedInsulation.b.t = 0", "EntropyTransfer.xmi:424", held + 5, false},
    /* 2 */ {"E3", "EntropyTransfer::Constraints::ThermalConductorConstraint::conduction", "bed.bedInsulation",
        "bed.bedInsulation.a.sF*bed.bedInsulation.a.t = bed.bedInsulation.conductivity*(bed.bedInsulation.a.t - bed.bedInsulation.b.t)", "EntropyTransfer.xmi:480", held + 10, false},
    /* 3 */ {"E4", "EntropyTransfer::Constraints::ThermalCapacitorConstraint::temperature", "bed.bedHeatCapacity",
        "bed.bedHeatCapacity.T = bed.bedHeatCapacity.p.t", "EntropyTransfer.xmi:449", held + 15, false},
    /* 4 */ {"E5", "EntropyTransfer::Constraints::ThermalCapacitorConstraint::storage", "bed.bedHeatCapacity",
        "bed.bedHeatCapacity.heatCapacity*der(bed.bedHeatCapacity.T) = bed.bedHeatCapacity.p.sF*bed.bedHeatCapacity.p.t", "EntropyTransfer.xmi:455", held + 18, false},
    /* 5 */ {"E6", "EntropyTransfer::Constraints::TemperatureSensorConstraint::noHeat", "bed.bedTempSensor",
        "bed.bedTempSensor.p.sF = 0", "EntropyTransfer.xmi:596", held + 23, false},
    /* 6 */ {"E7", "EntropyTransfer::Constraints::TemperatureSensorConstraint::signal", "bed.bedTempSensor",
        "bed.bedTempSensor.out.rSig = bed.bedTempSensor.p.t/bed.bedTempSensor.signal2Temperature", "EntropyTransfer.xmi:602", held + 25, false},
    /* 7 */ {"E8", "EntropyTransfer::Constraints::HeatBalanceConstraint::balance", "bed.bedConvection",
        "bed.bedConvection.a.sF*bed.bedConvection.a.t + bed.bedConvection.b.sF*bed.bedConvection.b.t = 0", "EntropyTransfer.xmi:424", held + 29, false},
    /* 8 */ {"E9", "EntropyTransfer::Constraints::ConvectionConstraint::convection", "bed.bedConvection",
        "bed.bedConvection.a.sF*bed.bedConvection.a.t = bed.bedConvection.conductance.rSig*bed.bedConvection.signal2Conductance*(bed.bedConvection.a.t - bed.bedConvection.b.t)", "EntropyTransfer.xmi:542", held + 34, false},
    /* 9 */ {"E10", "RealSignals::Constraints::ConstantRealSignalConstraint::signal", "bed.convectionCoefficientBed",
        "bed.convectionCoefficientBed.out.rSig = bed.convectionCoefficientBed.cnsnt", "RealSignals.xmi:200", held + 40, false},
    /* 10 */ {"E11", "RealSignals::Constraints::PIDControlConstraint::error", "bed.bedController",
        "bed.bedController.err = bed.bedController.setPoint.rSig - bed.bedController.curValue.rSig", "RealSignals.xmi:287", held + 43, false},
    /* 11 */ {"E12", "RealSignals::Constraints::PIDControlConstraint::integral", "bed.bedController",
        "der(bed.bedController.intErr) = bed.bedController.err", "RealSignals.xmi:293", held + 47, false},
    /* 12 */ {"E13", "RealSignals::Constraints::PIDControlConstraint::control", "bed.bedController",
        "bed.bedController.outSig.rSig = bed.bedController.kp*bed.bedController.err + bed.bedController.ki*bed.bedController.intErr + bed.bedController.kd*der(bed.bedController.err)", "RealSignals.xmi:299", held + 50, false},
    /* 13 */ {"E14", "EntropyTransfer::Constraints::FixedTemperatureConstraint::temperature", "ambient",
        "ambient.p.t = ambient.t_set", "EntropyTransfer.xmi:665", held + 58, false},
    /* 14 */ {"E15", "RealSignals::Constraints::ConstantRealSignalConstraint::signal", "setTemperature",
        "setTemperature.out.rSig = setTemperature.cnsnt", "RealSignals.xmi:200", held + 61, false},
    /* 15 */ {"E16", "HeatedBedWarmup::BedWarmUp::c1", "",
        "setTemperature.out.rSig = bed.setPoint.rSig", "model.xmi:136", held + 64, false},
    /* 16 */ {"E17", "HeatedBedWarmup::BedWarmUp::c2", "",
        "ambient.p.t = bed.air.t", "model.xmi:142", held + 67, false},
    /* 17 */ {"E18", "HeatedBedWarmup::BedWarmUp::c2", "",
        "ambient.p.sF + bed.air.sF = 0", "model.xmi:142", held + 70, false},
    /* 18 */ {"E19", "HeatedBedWarmup::HeatedBed::c1", "bed",
        "bed.bedHeater.p.t = bed.bedInsulation.a.t", "model.xmi:56", held + 73, false},
    /* 19 */ {"E20", "HeatedBedWarmup::HeatedBed::c2", "bed",
        "bed.bedInsulation.b.t = bed.bedHeatCapacity.p.t", "model.xmi:64", held + 76, false},
    /* 20 */ {"E21", "HeatedBedWarmup::HeatedBed::c3", "bed",
        "bed.bedInsulation.b.t = bed.bedTempSensor.p.t", "model.xmi:72", held + 79, false},
    /* 21 */ {"E22", "HeatedBedWarmup::HeatedBed::c4", "bed",
        "bed.bedInsulation.b.t = bed.bedConvection.a.t", "model.xmi:80", held + 82, false},
    /* 22 */ {"E23", "HeatedBedWarmup::HeatedBed::c5", "bed",
        "bed.bedConvection.b.t = bed.air.t", "model.xmi:88", held + 85, false},
    /* 23 */ {"E24", "HeatedBedWarmup::HeatedBed::c6", "bed",
        "bed.convectionCoefficientBed.out.rSig = bed.bedConvection.conductance.rSig", "model.xmi:94", held + 88, false},
    /* 24 */ {"E25", "HeatedBedWarmup::HeatedBed::c7", "bed",
        "bed.setPoint.rSig = bed.bedController.setPoint.rSig", "model.xmi:102", held + 91, false},
    /* 25 */ {"E26", "HeatedBedWarmup::HeatedBed::c8", "bed",
        "bed.bedTempSensor.out.rSig = bed.bedController.curValue.rSig", "model.xmi:108", held + 94, false},
    /* 26 */ {"E27", "HeatedBedWarmup::HeatedBed::c9", "bed",
        "bed.bedController.outSig.rSig = bed.bedHeater.in.rSig", "model.xmi:116", held + 97, false},
    /* 27 */ {"E28", "HeatedBedWarmup::HeatedBed::c1", "bed",
        "bed.bedHeater.p.sF + bed.bedInsulation.a.sF = 0", "model.xmi:56", held + 100, false},
    /* 28 */ {"E29", "HeatedBedWarmup::HeatedBed::c2", "bed",
        "bed.bedInsulation.b.sF + bed.bedHeatCapacity.p.sF + bed.bedTempSensor.p.sF + bed.bedConvection.a.sF = 0", "model.xmi:64", held + 103, false},
    /* 29 */ {"E30", "HeatedBedWarmup::HeatedBed::c5", "bed",
        "bed.bedConvection.b.sF - bed.air.sF = 0", "model.xmi:88", held + 108, false},
    /* 30 */ {"E11'", "RealSignals::Constraints::PIDControlConstraint::error", "bed.bedController",
        "der(bed.bedController.err) = -der(bed.bedTempSensor.out.rSig)", "RealSignals.xmi:287", held + 111, false},
    /* 31 */ {"E7'", "EntropyTransfer::Constraints::TemperatureSensorConstraint::signal", "bed.bedTempSensor",
        "der(bed.bedTempSensor.out.rSig) = der(bed.bedHeatCapacity.T)/bed.bedTempSensor.signal2Temperature", "EntropyTransfer.xmi:602", held + 113, false},
    /* 32 */ {"E1#", "EntropyTransfer::Constraints::HeaterConstraint::power", "bed.bedHeater",
        "product(bed.bedHeater.p.sF, t) = bed.bedHeater.p.sF*bed.bedHeater.p.t", "EntropyTransfer.xmi:627", held + 116, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

static const ModelBranch branches[] = {
    {.text = "bed.bedHeater.in.rSig > 0", .element = "EntropyTransfer::Constraints::HeaterConstraint::power",
    .source = "EntropyTransfer.xmi:627", .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.bed_bedHeater_in_rSig_above_0), .is_felt = true,
    .slack = offsetof(Model, slack.bed_bedHeater_in_rSig_above_0)},
};

/* Rows of branches. */
static const int indicator_branches[] = {0, -1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 1;
const int model_indicator_count = 1;

const ModelDiscrete *const model_discretes = NULL;
const int model_discrete_count = 0;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

const ModelAction *const model_actions = NULL;
const int model_action_count = 0;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    -1.0, 1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 3, 4, 8, 10, 12};
static const int jacobian_row_slot[] = {
    2, 3, 4, 5, 6, 7, 8};
static const int jacobian_term_slot[] = {
    0, 0, 2, 4, 4, 1, 3, 0, 6, 3, 7, 0};
static const int jacobian_term_partial[] = {
    2, 3, 0, 1, 4, 5, 6, 7, 0, 0, 8, 9};
static const int jacobian_derivative[] = {
    8, 5};
static const int jacobian_column_start[] = {
    0, 2, 4};
static const int jacobian_row_index[] = {
    0, 1, 0, 1};
static const int jacobian_colour[] = {
    0, 1};

const ModelJacobian model_jacobian = {
    .states = 2,
    .slots = 9,
    .rows = 7,
    .loop_count = 0,
    .partial_count = 10,
    .number_count = 2,
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
    {"HeatedBedWarmup::BedWarmUp::c1", "", "model.xmi:136"},
    {"HeatedBedWarmup::BedWarmUp::c2", "", "model.xmi:142"},
    {"HeatedBedWarmup::HeatedBed::c1", "bed", "model.xmi:56"},
    {"HeatedBedWarmup::HeatedBed::c2", "bed", "model.xmi:64"},
    {"HeatedBedWarmup::HeatedBed::c3", "bed", "model.xmi:72"},
    {"HeatedBedWarmup::HeatedBed::c4", "bed", "model.xmi:80"},
    {"HeatedBedWarmup::HeatedBed::c5", "bed", "model.xmi:88"},
    {"HeatedBedWarmup::HeatedBed::c6", "bed", "model.xmi:94"},
    {"HeatedBedWarmup::HeatedBed::c7", "bed", "model.xmi:102"},
    {"HeatedBedWarmup::HeatedBed::c8", "bed", "model.xmi:108"},
    {"HeatedBedWarmup::HeatedBed::c9", "bed", "model.xmi:116"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {39, 0}, {false, false}},
    {1, {36, 1}, {false, false}},
    {1, {37, 2}, {false, false}},
    {2, {4, 7}, {false, false}},
    {2, {5, 8}, {false, false}},
    {3, {9, 12}, {false, false}},
    {3, {10, 13}, {false, false}},
    {4, {9, 16}, {false, false}},
    {4, {10, 17}, {false, false}},
    {5, {9, 20}, {false, false}},
    {5, {10, 21}, {false, false}},
    {6, {22, 1}, {false, true}},
    {6, {23, 2}, {false, true}},
    {7, {26, 24}, {false, false}},
    {8, {0, 28}, {true, false}},
    {9, {18, 29}, {false, false}},
    {10, {30, 3}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    1, 4, 7, 9, 12, 16, 20, 22, 36};

static const ModelJoints model_joints = {17, 9, joint_table, connectors, flows};

static const char *const plot[] = {"bed.bedHeatCapacity.T", "bed.bedController.outSig.rSig", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of BedWarmUpExperiment",
    "",
    "30 equations drawn, 3 derived; 19 eliminated as aliases, 0 redundant, 0 of constants, 14 in use",
    "2 states; 14 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  bed.bedHeatCapacity.T                         start 293.0                                         its start is given",
    "  bed.bedController.intErr                      start 0.0                                           its start is given",
    "",
    "Eliminated",
    "  E16    bed.setPoint.rSig                      = setTemperature.cnsnt                              model.xmi:136",
    "  E17    bed.air.t                              = ambient.t_set                                     model.xmi:142",
    "  E28    bed.bedInsulation.a.sF                 = -bed.bedHeater.p.sF                               model.xmi:56",
    "  E19    bed.bedInsulation.a.t                  = bed.bedHeater.p.t                                 model.xmi:56",
    "  E20    bed.bedInsulation.b.t                  = bed.bedHeatCapacity.T                             model.xmi:64",
    "  E4     bed.bedHeatCapacity.p.t                = bed.bedHeatCapacity.T                             EntropyTransfer.xmi:449",
    "  E6     bed.bedTempSensor.p.sF                 = 0                                                 EntropyTransfer.xmi:596",
    "  E21    bed.bedTempSensor.p.t                  = bed.bedHeatCapacity.T                             model.xmi:72",
    "  E22    bed.bedConvection.a.t                  = bed.bedHeatCapacity.T                             model.xmi:80",
    "  E30    bed.bedConvection.b.sF                 = bed.air.sF                                        model.xmi:88",
    "  E23    bed.bedConvection.b.t                  = ambient.t_set                                     model.xmi:88",
    "  E24    bed.bedConvection.conductance.rSig     = bed.convectionCoefficientBed.cnsnt                model.xmi:94",
    "  E10    bed.convectionCoefficientBed.out.rSig  = bed.convectionCoefficientBed.cnsnt                RealSignals.xmi:200",
    "  E25    bed.bedController.setPoint.rSig        = setTemperature.cnsnt                              model.xmi:102",
    "  E26    bed.bedController.curValue.rSig        = bed.bedTempSensor.out.rSig                        model.xmi:108",
    "  E27    bed.bedController.outSig.rSig          = bed.bedHeater.in.rSig                             model.xmi:116",
    "  E18    ambient.p.sF                           = -bed.air.sF                                       model.xmi:142",
    "  E14    ambient.p.t                            = ambient.t_set                                     EntropyTransfer.xmi:665",
    "  E15    setTemperature.out.rSig                = setTemperature.cnsnt                              RealSignals.xmi:200",
    "",
    "Differentiated",
    "  E11'   der(bed.bedController.err) = -der(bed.bedTempSensor.out.rSig)                              time derivative of E11: it constrains bed.bedController.err, bed.bedTempSensor.out.rSig, which other equations determine already",
    "  E7'    der(bed.bedTempSensor.out.rSig) = der(bed.bedHeatCapacity.T)/bed.bedTempSensor.signal2Temperature time derivative of E7: it says what der(bed.bedTempSensor.out.rSig) is",
    "",
    "Products that are unknowns, so that loops are linear",
    "  E1#    product(bed.bedHeater.p.sF, t) = bed.bedHeater.p.sF*bed.bedHeater.p.t                      an unknown in the place of bed.bedHeater.p.sF",
    "",
    "Start",
    "         bed.bedHeatCapacity.T := 293.0",
    "         bed.bedController.intErr := 0.0",
    "",
    "Continuous time",
    "  E7     bed.bedTempSensor.out.rSig := bed.bedHeatCapacity.T/bed.bedTempSensor.signal2Temperature   EntropyTransfer.xmi:602",
    "  E9     bed.bedConvection.a.sF := bed.convectionCoefficientBed.cnsnt*bed.bedConvection.signal2Conductance*(bed.bedHeatCapacity.T - ambient.t_set)/bed.bedHeatCapacity.T  unless bed.bedHeatCapacity.T vanishes EntropyTransfer.xmi:542",
    "  E11    bed.bedController.err := setTemperature.cnsnt - bed.bedTempSensor.out.rSig                 RealSignals.xmi:287",
    "  E12    der(bed.bedController.intErr) := bed.bedController.err                                     RealSignals.xmi:293",
    "  E1     bed.bedInsulation.b.sF := (if bed.bedHeater.in.rSig > 0 then -(bed.bedController.kp*bed.bedController.err + bed.bedController.ki*bed.bedController.intErr + bed.bedController.kd*(bed.bedConvection.a.sF*bed.bedHeatCapacity.T/bed.bedHeatCapacity.heatCapacity/bed.bedTempSensor.signal2Temperature))*bed.bedHeater.signal2Power else 0)/(bed.bedHeatCapacity.T - (if bed.bedHeater.in.rSig > 0 then -bed.bedController.kd*(bed.bedHeatCapacity.T/bed.bedHeatCapacity.heatCapacity/bed.bedTempSensor.signal2Temperature)*bed.bedHeater.signal2Power else 0))  unless bed.bedHeatCapacity.T - (if bed.bedHeater.in.rSig > 0 then -bed.bedController.kd*(bed.bedHeatCapacity.T/bed.bedHeatCapacity.heatCapacity/bed.bedTempSensor.signal2Temperature)*bed.bedHeater.signal2Power else 0) vanishes EntropyTransfer.xmi:627",
    "  E29    bed.bedHeatCapacity.p.sF := -(bed.bedInsulation.b.sF + bed.bedConvection.a.sF)             model.xmi:64",
    "  E5     der(bed.bedHeatCapacity.T) := bed.bedHeatCapacity.p.sF*bed.bedHeatCapacity.T/bed.bedHeatCapacity.heatCapacity  unless bed.bedHeatCapacity.heatCapacity vanishes EntropyTransfer.xmi:455",
    "",
    "For results only",
    "  E8     bed.air.sF := -bed.bedConvection.a.sF*bed.bedHeatCapacity.T/ambient.t_set  unless ambient.t_set vanishes EntropyTransfer.xmi:424",
    "  E2     product(bed.bedHeater.p.sF, t) := bed.bedInsulation.b.sF*bed.bedHeatCapacity.T             EntropyTransfer.xmi:424",
    "  E7'    der(bed.bedTempSensor.out.rSig) := der(bed.bedHeatCapacity.T)/bed.bedTempSensor.signal2Temperature EntropyTransfer.xmi:602",
    "  E11'   der(bed.bedController.err) := -der(bed.bedTempSensor.out.rSig)                             RealSignals.xmi:287",
    "  E13    bed.bedHeater.in.rSig := bed.bedController.kp*bed.bedController.err + bed.bedController.ki*bed.bedController.intErr + bed.bedController.kd*der(bed.bedController.err) RealSignals.xmi:299",
    "  E3     bed.bedHeater.p.t := -product(bed.bedHeater.p.sF, t)/bed.bedInsulation.conductivity + bed.bedHeatCapacity.T  unless bed.bedInsulation.conductivity vanishes EntropyTransfer.xmi:480",
    "  E1#    bed.bedHeater.p.sF := product(bed.bedHeater.p.sF, t)/bed.bedHeater.p.t  unless bed.bedHeater.p.t vanishes EntropyTransfer.xmi:627",
    "",
    "Branches, kept between events",
    "  E1     bed.bedHeater.in.rSig > 0              located                                             EntropyTransfer.xmi:627",
    "",
    "At events their former values are assumed, until they are confirmed",
    "  bed.bedHeater.in.rSig > 0",
    "",
    "At events",
    "  E7     bed.bedTempSensor.out.rSig := bed.bedHeatCapacity.T/bed.bedTempSensor.signal2Temperature   EntropyTransfer.xmi:602",
    "  E9     bed.bedConvection.a.sF := bed.convectionCoefficientBed.cnsnt*bed.bedConvection.signal2Conductance*(bed.bedHeatCapacity.T - ambient.t_set)/bed.bedHeatCapacity.T  unless bed.bedHeatCapacity.T vanishes EntropyTransfer.xmi:542",
    "  E11    bed.bedController.err := setTemperature.cnsnt - bed.bedTempSensor.out.rSig                 RealSignals.xmi:287",
    "  E1     bed.bedInsulation.b.sF := (if bed.bedHeater.in.rSig > 0 then -(bed.bedController.kp*bed.bedController.err + bed.bedController.ki*bed.bedController.intErr + bed.bedController.kd*(bed.bedConvection.a.sF*bed.bedHeatCapacity.T/bed.bedHeatCapacity.heatCapacity/bed.bedTempSensor.signal2Temperature))*bed.bedHeater.signal2Power else 0)/(bed.bedHeatCapacity.T - (if bed.bedHeater.in.rSig > 0 then -bed.bedController.kd*(bed.bedHeatCapacity.T/bed.bedHeatCapacity.heatCapacity/bed.bedTempSensor.signal2Temperature)*bed.bedHeater.signal2Power else 0))  unless bed.bedHeatCapacity.T - (if bed.bedHeater.in.rSig > 0 then -bed.bedController.kd*(bed.bedHeatCapacity.T/bed.bedHeatCapacity.heatCapacity/bed.bedTempSensor.signal2Temperature)*bed.bedHeater.signal2Power else 0) vanishes EntropyTransfer.xmi:627",
    "  E29    bed.bedHeatCapacity.p.sF := -(bed.bedInsulation.b.sF + bed.bedConvection.a.sF)             model.xmi:64",
    "  E5     der(bed.bedHeatCapacity.T) := bed.bedHeatCapacity.p.sF*bed.bedHeatCapacity.T/bed.bedHeatCapacity.heatCapacity  unless bed.bedHeatCapacity.heatCapacity vanishes EntropyTransfer.xmi:455",
    "  E7'    der(bed.bedTempSensor.out.rSig) := der(bed.bedHeatCapacity.T)/bed.bedTempSensor.signal2Temperature EntropyTransfer.xmi:602",
    "  E11'   der(bed.bedController.err) := -der(bed.bedTempSensor.out.rSig)                             RealSignals.xmi:287",
    "  E13    bed.bedHeater.in.rSig := bed.bedController.kp*bed.bedController.err + bed.bedController.ki*bed.bedController.intErr + bed.bedController.kd*der(bed.bedController.err) RealSignals.xmi:299",
    "  E1     decide bed.bedHeater.in.rSig > 0                                                           EntropyTransfer.xmi:627",
    NULL};

/* Rows of model_variables; -1: of a state set. */
static const int states[] = {
    15, 35};

const ModelParts model_parts = {
    .events = &event_part,
    .impulses = NULL,
    .sliding = NULL,
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
    .name = "BedWarmUpExperiment",
    .qualified_name = "HeatedBedWarmup::BedWarmUpExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 400.0,
    .interval = 0.5,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .state_count = 2,
    .states = states,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = model_branch_margins,
};
