/* BedWarmUpExperiment_tables.c - names, patterns and data, of HeatedBedWarmup::BedWarmUpExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "BedWarmUpExperiment.h"
#include "runtime/requirement.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "SysPhSLibrary.xmi:13"
#define DRAWN_2 "SysPhSLibrary.xmi:105"
#define DRAWN_3 "SysPhSLibrary.xmi:108"
#define DRAWN_4 "EntropyTransfer.xmi:290"
#define DRAWN_5 "EntropyTransfer.xmi:86"
#define DRAWN_6 "EntropyTransfer.xmi:53"
#define DRAWN_7 "EntropyTransfer.xmi:57"
#define DRAWN_8 "SysPhSLibrary.xmi:20"
#define DRAWN_9 "EntropyTransfer.xmi:251"
#define DRAWN_10 "EntropyTransfer.xmi:167"
#define DRAWN_11 "RealSignals.xmi:17"
#define DRAWN_12 "RealSignals.xmi:122"
#define DRAWN_13 "RealSignals.xmi:127"
#define DRAWN_14 "RealSignals.xmi:132"
#define DRAWN_15 "RealSignals.xmi:137"
#define DRAWN_16 "RealSignals.xmi:141"
#define DRAWN_17 "EntropyTransfer.xmi:352"
#define DRAWN_18 "EntropyTransfer.xmi:627"
#define DRAWN_19 "model.xmi:149"
#define DRAWN_20 "model.xmi:152"
#define DRAWN_21 "model.xmi:155"
#define DRAWN_22 "model.xmi:185"
#define DRAWN_23 "model.xmi:186"
#define DRAWN_24 "model.xmi:187"
#define DRAWN_25 "model.xmi:188"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITHOUT_MODES()
WITH_EQUATIONS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_PHASES()
WITHOUT_ACTIONS()
WITHOUT_CLOCKS()

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .sliding = &sliding_part, .checks = &check_part, .joints = &joint_part,
    .requirements = &requirement_part, .poles = &pole_part,
};

int model_variable_count = 44, model_instance_count = 11;
int model_equation_count = 37, model_constraint_count = 34;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "1", .description = "Value of the signal",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 1 */ {.unit = "W/K",
        .description = "Entropy flow into the block that owns the port; heat flow divided by temperature",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF"},
    /* 2 */ {.unit = "K", .description = "Absolute temperature; the value is a guess for iterations",
        .source = DRAWN_3 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t"},
    /* 3 */ {.unit = "1", .description = "Power over signal2Power; off at 0 and below",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 4 */ {.unit = "W", .description = "Heat flow at signal one",
        .source = DRAWN_4 " EntropyTransfer::Heater::signal2Power"},
    /* 5 */ {.unit = "W/K", .description = "Heat flow for one kelvin of difference",
        .source = DRAWN_5 " EntropyTransfer::ThermalConductor::conductivity"},
    /* 6 */ {.unit = "J/K", .description = "Heat for one kelvin, greater than 0",
        .source = DRAWN_6 " EntropyTransfer::ThermalCapacitor::heatCapacity"},
    /* 7 */ {.unit = "K", .description = "Temperature of the body; its start is to be stated, greater than 0",
        .source = DRAWN_7 " EntropyTransfer::ThermalCapacitor::T"},
    /* 8 */ {.unit = "K/s", .source = DRAWN_7 " EntropyTransfer::ThermalCapacitor::T"},
    /* 9 */ {.unit = "1", .description = "Temperature over signal2Temperature",
        .source = DRAWN_8 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 10 */ {.unit = "K", .description = "Temperature at which the signal is one",
        .source = DRAWN_9 " EntropyTransfer::TemperatureSensor::signal2Temperature"},
    /* 11 */ {.unit = "1", .description = "Conductance over signal2Conductance",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 12 */ {.unit = "W/K", .description = "Conductance at signal one",
        .source = DRAWN_10 " EntropyTransfer::Convection::signal2Conductance"},
    /* 13 */ {.unit = "1", .description = "The constant",
        .source = DRAWN_8 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 14 */ {.unit = "1", .description = "Value of the signal",
        .source = DRAWN_11 " RealSignals::ConstantRealSignal::cnsnt"},
    /* 15 */ {.unit = "1", .description = "Value that the controlled quantity is to have",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 16 */ {.unit = "1", .description = "Value that it has, as measured",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 17 */ {.unit = "1", .description = "Output, which drives what is controlled",
        .source = DRAWN_8 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 18 */ {.unit = "1", .description = "Proportional gain", .source = DRAWN_12 " RealSignals::PIDControl::kp"},
    /* 19 */ {.unit = "1/s", .description = "Integral gain", .source = DRAWN_13 " RealSignals::PIDControl::ki"},
    /* 20 */ {.unit = "s", .description = "Derivative gain", .source = DRAWN_14 " RealSignals::PIDControl::kd"},
    /* 21 */ {.unit = "1", .description = "Set point minus current value",
        .source = DRAWN_15 " RealSignals::PIDControl::err"},
    /* 22 */ {.unit = "s", .description = "Time integral of the error",
        .source = DRAWN_16 " RealSignals::PIDControl::intErr"},
    /* 23 */ {.unit = "1", .source = DRAWN_16 " RealSignals::PIDControl::intErr"},
    /* 24 */ {.unit = "1/s", .source = DRAWN_15 " RealSignals::PIDControl::err"},
    /* 25 */ {.unit = "K", .description = "Temperature",
        .source = DRAWN_17 " EntropyTransfer::FixedTemperature::t_set"},
};

/* HeatedBedWarmup::HeatedBed */
static const ModelMember members_1[] = {
    {.name = "setPoint.rSig", .equals = 43, .origin = 1, .skipped = 15},
    {.name = "air.sF", .quantity = 1, .offset = offsetof(struct HeatedBed, air.sF), .origin = 2, .skipped = 7},
    {.name = "air.t", .quantity = 2, .equals = 39, .origin = 1},
};

/* EntropyTransfer::Heater */
static const ModelMember members_2[] = {
    {.name = "in.rSig", .quantity = 3, .offset = offsetof(struct Heater, in.rSig), .origin = 2, .skipped = 4},
    {.name = "p.sF", .quantity = 1, .offset = offsetof(struct Heater, p.sF), .origin = 3, .skipped = 36},
    {.name = "p.t", .quantity = 2, .offset = offsetof(struct Heater, p.t),
        .has_start = true, .start = offsetof(struct Heater, p.t_start), .origin = 2, .skipped = -11},
    {.name = "signal2Power", .quantity = 4, .kind = MODEL_CONSTANT, .offset = offsetof(struct Heater, signal2Power)},
};

/* EntropyTransfer::ThermalConductor */
static const ModelMember members_3[] = {
    {.name = "a.sF", .quantity = 1, .equals = -3, .is_negative = true, .origin = 4, .skipped = 27},
    {.name = "a.t", .quantity = 2, .equals = -3, .origin = 5, .skipped = 18},
    {.name = "b.sF", .quantity = 1, .offset = offsetof(struct ThermalConductor, b.sF), .origin = 2, .skipped = -3},
    {.name = "b.t", .quantity = 2, .equals = 5, .origin = 5},
    {.name = "conductivity", .quantity = 5, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct ThermalConductor, conductivity)},
};

/* EntropyTransfer::ThermalCapacitor */
static const ModelMember members_4[] = {
    {.name = "p.sF", .quantity = 1, .offset = offsetof(struct ThermalCapacitor, p.sF), .origin = 4},
    {.name = "p.t", .quantity = 2, .equals = 2, .origin = 2, .skipped = 2},
    {.name = "heatCapacity", .quantity = 6, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct ThermalCapacitor, heatCapacity)},
    {.name = "T", .quantity = 7, .kind = MODEL_STATE, .offset = offsetof(struct ThermalCapacitor, T),
        .has_start = true, .start = offsetof(struct ThermalCapacitor, T_start)},
    {.name = "der(T)", .quantity = 8, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct ThermalCapacitor, der_T),
        .origin = 2, .is_late = true},
};

/* EntropyTransfer::TemperatureSensor */
static const ModelMember members_5[] = {
    {.name = "p.sF", .quantity = 1, .is_number = true, .number = 0.0, .origin = 2},
    {.name = "p.t", .quantity = 2, .equals = -3, .origin = 5},
    {.name = "out.rSig", .quantity = 9, .offset = offsetof(struct TemperatureSensor, out.rSig), .origin = 2},
    {.name = "signal2Temperature", .quantity = 10, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct TemperatureSensor, signal2Temperature)},
};

/* EntropyTransfer::Convection */
static const ModelMember members_6[] = {
    {.name = "a.sF", .quantity = 1, .offset = offsetof(struct Convection, a.sF), .origin = 2, .skipped = 1},
    {.name = "a.t", .quantity = 2, .equals = -7, .origin = 5},
    {.name = "b.sF", .quantity = 1, .equals = -22, .origin = 4},
    {.name = "b.t", .quantity = 2, .equals = 17, .origin = 5},
    {.name = "conductance.rSig", .quantity = 11, .equals = 3, .origin = 5},
    {.name = "signal2Conductance", .quantity = 12, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct Convection, signal2Conductance)},
};

/* RealSignals::ConstantRealSignal */
static const ModelMember members_7[] = {
    {.name = "out.rSig", .quantity = 13, .equals = 1, .origin = 2},
    {.name = "cnsnt", .quantity = 14, .kind = MODEL_CONSTANT, .offset = offsetof(struct ConstantRealSignal, cnsnt)},
};

/* RealSignals::PIDControl */
static const ModelMember members_8[] = {
    {.name = "setPoint.rSig", .quantity = 15, .equals = 14, .origin = 5},
    {.name = "curValue.rSig", .quantity = 16, .equals = -11, .origin = 5},
    {.name = "outSig.rSig", .quantity = 17, .equals = -28, .origin = 5},
    {.name = "kp", .quantity = 18, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIDControl, kp)},
    {.name = "ki", .quantity = 19, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIDControl, ki)},
    {.name = "kd", .quantity = 20, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIDControl, kd)},
    {.name = "err", .quantity = 21, .offset = offsetof(struct PIDControl, err), .origin = 2},
    {.name = "intErr", .quantity = 22, .kind = MODEL_STATE, .offset = offsetof(struct PIDControl, intErr),
        .has_start = true, .start = offsetof(struct PIDControl, intErr_start)},
    {.name = "der(intErr)", .quantity = 23, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct PIDControl, der_intErr), .origin = 2, .is_late = true},
    {.name = "der(err)", .quantity = 24, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct PIDControl, der_err),
        .origin = 6, .skipped = 34, .is_late = true},
};

/* EntropyTransfer::FixedTemperature */
static const ModelMember members_9[] = {
    {.name = "p.sF", .quantity = 1, .equals = -38, .is_negative = true, .origin = 7, .skipped = 17},
    {.name = "p.t", .quantity = 2, .equals = 1, .origin = 8, .skipped = 13},
    {.name = "t_set", .quantity = 25, .kind = MODEL_CONSTANT, .offset = offsetof(struct FixedTemperature, t_set)},
};

/* RealSignals::ConstantRealSignal */
static const ModelMember members_10[] = {
    {.name = "out.rSig", .quantity = 13, .equals = 1, .origin = 8},
    {.name = "cnsnt", .quantity = 14, .kind = MODEL_CONSTANT, .offset = offsetof(struct ConstantRealSignal, cnsnt)},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 3}, {members_2, 4}, {members_3, 5}, {members_4, 5}, {members_5, 4}, {members_6, 6},
    {members_7, 2}, {members_8, 10}, {members_9, 3}, {members_10, 2},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, bed), sizeof(struct HeatedBed), 0},
    /* 2 */ {offsetof(struct HeatedBed, bedHeater), sizeof(struct Heater), 0},
    /* 3 */ {offsetof(struct HeatedBed, bedInsulation), sizeof(struct ThermalConductor), 0},
    /* 4 */ {offsetof(struct HeatedBed, bedHeatCapacity), sizeof(struct ThermalCapacitor), 0},
    /* 5 */ {offsetof(struct HeatedBed, bedTempSensor), sizeof(struct TemperatureSensor), 0},
    /* 6 */ {offsetof(struct HeatedBed, bedConvection), sizeof(struct Convection), 0},
    /* 7 */ {offsetof(struct HeatedBed, convectionCoefficientBed), sizeof(struct ConstantRealSignal), 0},
    /* 8 */ {offsetof(struct HeatedBed, bedController), sizeof(struct PIDControl), 0},
    /* 9 */ {offsetof(struct Model, ambient), sizeof(struct FixedTemperature), 0},
    /* 10 */ {offsetof(struct Model, setTemperature), sizeof(struct ConstantRealSignal), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"bed", 0, 1, 1, 0, 0, 0, 0}, {"bedHeater", 1, 2, 2, 0, 0, 0, 0},
    {"bedInsulation", 1, 3, 3, 0, 0, 0, 0}, {"bedHeatCapacity", 1, 4, 4, 0, 0, 0, 0},
    {"bedTempSensor", 1, 5, 5, 0, 0, 0, 0}, {"bedConvection", 1, 6, 6, 0, 0, 0, 0},
    {"convectionCoefficientBed", 1, 7, 7, 0, 0, 0, 0}, {"bedController", 1, 8, 8, 0, 0, 0, 0},
    {"ambient", 0, 9, 9, 0, 0, 0, 0}, {"setTemperature", 0, 10, 10, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 5,
    .branches = (const ModelBranch[]){
        {.text = "bed.bedHeater.in.rSig > 0", .element = "EntropyTransfer::Constraints::HeaterConstraint::power",
        .source = DRAWN_18, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.bed_bedHeater_in_rSig_above_0),
        .may_peak = true, .is_felt = true, .slack = offsetof(Model, slack.bed_bedHeater_in_rSig_above_0)},
        {.text = "time > 300", .element = "HeatedBedWarmup::BedWarmUp::warm", .source = DRAWN_19, .equation = 30,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_above_300), .is_timed = true, .group = -1},
        {.text = "bed.bedHeatCapacity.T >= 372", .element = "HeatedBedWarmup::BedWarmUp::warm", .source = DRAWN_19,
        .equation = 31, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.bed_bedHeatCapacity_T_at_least_372),
        .holds_at_zero = true, .group = -1, .slack = offsetof(Model, slack.bed_bedHeatCapacity_T_at_least_372)},
        {.text = "bed.bedHeatCapacity.T <= 374", .element = "HeatedBedWarmup::BedWarmUp::noOvershoot",
        .source = DRAWN_20, .equation = 32, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.bed_bedHeatCapacity_T_at_most_374), .holds_at_zero = true, .group = -1,
        .slack = offsetof(Model, slack.bed_bedHeatCapacity_T_at_most_374)},
        {.text = "bed.bedHeater.signal2Power*bed.bedHeater.in.rSig <= 500",
        .element = "HeatedBedWarmup::BedWarmUp::power", .source = DRAWN_21, .equation = 33, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.relation_of_violated), .holds_at_zero = true, .may_peak = true,
        .group = -1, .slack = offsetof(Model, slack.relation_of_violated)},
    },
    .discrete_count = 4,
    .discretes = (const ModelDiscrete[]){
        {.variable = -1, .name = "exercised(warm)", .type = MODEL_TRUTH, .offset = offsetof(Model, exercised_warm),
        .pre = offsetof(Model, pre.exercised_warm), .start = offsetof(Model, exercised_warm_start), .group = -1,
        .is_of_check = true},
        {.variable = -1, .name = "violated(warm)", .type = MODEL_TRUTH, .offset = offsetof(Model, violated_warm),
        .pre = offsetof(Model, pre.violated_warm), .start = offsetof(Model, violated_warm_start), .group = -1,
        .is_of_check = true},
        {.variable = -1, .name = "violated(noOvershoot)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, violated_noOvershoot), .pre = offsetof(Model, pre.violated_noOvershoot),
        .start = offsetof(Model, violated_noOvershoot_start), .group = -1, .is_of_check = true},
        {.variable = -1, .name = "violated(power)", .type = MODEL_TRUTH, .offset = offsetof(Model, violated_power),
        .pre = offsetof(Model, pre.violated_power), .start = offsetof(Model, violated_power_start), .group = -1,
        .is_of_check = true},
    },
    .indicator_count = 4,
    .indicator_branches = (const int[]){0, 2, 3, 4},
};

static const ModelJacobian jacobian = {
    .states = 2, .slots = 9, .rows = 7, .partial_count = 10, .number_count = 2, .colours = 2,
    .numbers = (const double[]){-1.0, 1.0},
    .row_start = (const int[]){0, 1, 2, 3, 4, 8, 10, 12},
    .row_slot = (const int[]){2, 3, 4, 5, 6, 7, 8},
    .term_slot = (const int[]){0, 0, 2, 4, 4, 1, 3, 0, 6, 3, 7, 0},
    .term_partial = (const int[]){2, 3, 0, 1, 4, 5, 6, 7, 0, 0, 8, 9},
    .derivative = (const int[]){8, 5},
    .column_start = (const int[]){0, 2, 4},
    .row_index = (const int[]){0, 1, 0, 1},
    .colour = (const int[]){0, 1},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, bed.bedHeatCapacity.T)},
        {.at = 1, .offset = offsetof(Model, bed.bedController.intErr)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, bed.bedHeatCapacity.der_T)},
        {.at = 1, .offset = offsetof(Model, bed.bedController.der_intErr)}, {.at = -1}},
    .state_count = 2,
    .states = (const int[]){15, 35},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 17,
    .connectors = (const int[]){
        13, 0, 14, 0, 15, 1, 16, 1, 17, 1, 18, 1, 19, 1, 20, 1, 21, 1, 22, 1, 23, 1},
    .joints = (const int[]){
        0, 39, 0, 0, 1, 36, 1, 0, 1, 37, 2, 0, 2, 4, 7, 0, 2, 5, 8, 0, 3, 9, 12, 0, 3, 10, 13, 0, 4, 9, 16, 0, 4,
        10, 17, 0, 5, 9, 20, 0, 5, 10, 21, 0, 6, 22, 1, 2, 6, 23, 2, 2, 7, 26, 24, 0, 8, 0, 28, 1, 9, 18, 29, 0,
        10, 30, 3, 0},
    .flow_count = 9,
    .flows = (const int[]){1, 4, 7, 9, 12, 16, 20, 22, 36},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of BedWarmUpExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 at events only, "
        "%d6 of constants, %d7 in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 293.0%oits start is given",
    /* 6 */ "  %1%vstart 0.0%oits start is given",
    /* 7 */ "Eliminated",
    /* 8 */ "  %1%v= %2%o%i",
    /* 9 */ "  %1%v= -%2%o%i",
    /* 10 */ "  %1%v= 0%o%i",
    /* 11 */ "Differentiated",
    /* 12 */ "  %1 = -der(%2)%o%i  time derivative of %e3: it constrains %4, %2, which other equations "
        "determine already",
    /* 13 */ "  der(%1) = %2/%3%o%i  time derivative of %e4: it determines der(%1)",
    /* 14 */ "Products that are unknowns, so that loops are linear",
    /* 15 */ "  product(bed.bedHeater.p.sF, t) = %1*%2%o%i  an unknown in the place of %1",
    /* 16 */ "Start",
    /* 17 */ "  %1 := 293.0",
    /* 18 */ "  %1 := 0.0",
    /* 19 */ "Continuous time",
    /* 20 */ "  %1 := %2/%3%o%i",
    /* 21 */ "  %1 := %2*%3*(%4 - %5)/%4  unless %4 vanishes%o%i",
    /* 22 */ "  %1 := %2 - %3%o%i",
    /* 23 */ "  %1 := %2%o%i",
    /* 24 */ "  %1 := (if %2 > 0 then -(%3*%4 + %5*%6 + %7*(%8*%9/%10/%11))*%12 else 0)/(%9 - (if %2 > 0 then "
        "-%7*(%9/%10/%11)*%12 else 0))  unless %9 - (if %2 > 0 then -%7*(%9/%10/%11)*%12 else 0) "
        "vanishes%o%i",
    /* 25 */ "  %1 := -(%2 + %3)%o%i",
    /* 26 */ "  %1 := %2*%3/%4  unless %4 vanishes%o%i",
    /* 27 */ "For results only",
    /* 28 */ "  %1 := -%2*%3/%4  unless %4 vanishes%o%i",
    /* 29 */ "  product(bed.bedHeater.p.sF, t) := %1*%2%o%i",
    /* 30 */ "  der(%1) := %2/%3%o%i",
    /* 31 */ "  %1 := -der(%2)%o%i",
    /* 32 */ "  %1 := %2*%3 + %4*%5 + %6*%7%o%i",
    /* 33 */ "  %1 := -product(bed.bedHeater.p.sF, t)/%2 + %3  unless %2 vanishes%o%i",
    /* 34 */ "  %1 := product(bed.bedHeater.p.sF, t)/%2  unless %2 vanishes%o%i",
    /* 35 */ "Branches, kept between events",
    /* 36 */ "  %1 > 0%vlocated%o%i",
    /* 37 */ "  time > 300%vat 300%o%i",
    /* 38 */ "  %1 >= 372%vlocated%o%i",
    /* 39 */ "  %1 <= 374%vlocated%o%i",
    /* 40 */ "  %1*%2 <= 500%vlocated%o%i",
    /* 41 */ "At events their former values are assumed, until they are confirmed",
    /* 42 */ "  %1 > 0",
    /* 43 */ "At events",
    /* 44 */ "  decide %1 > 0%o%i",
    /* 45 */ "  decide time > 300%o%i",
    /* 46 */ "  decide %1 >= 372%o%i",
    /* 47 */ "  decide %1 <= 374%o%i",
    /* 48 */ "  decide %1*%2 <= 500%o%i",
    /* 49 */ "  exercised(warm) := time > 300%o%i",
    /* 50 */ "  violated(warm) := exercised(warm) and not %1 >= 372%o%i",
    /* 51 */ "  violated(noOvershoot) := not %1 <= 374%o%i",
    /* 52 */ "  violated(power) := not %1*%2 <= 500%o%i",
    /* 53 */ "Drawn in",
    /* 54 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 2, 2,   1, -1,   39, 0,    2, 1, 9,   2, -1, 30, 7, 19, 0, 4, 0, 14,
    3, 1, 6,   3, -1, 2, 14, 0, 0,    1, 2, 2,   4, -1,   45, 0,    4, 1, 2,   5, -1,    5, 1, 3,   6, -1, 15,
    6, 1, 3,   7, -1, 35,    1, 2, 2,   8, -1,   50, 0,    7, 1, 2,   9, -1,
    8, 2, 4,   10, 15, 0, 40,   10, 7, 23, -2,    8, 2, 4,   11, 16, 2, 38,   10, 7, 22, -11,
    9, 2, 4,   12, 27, 7, 4,   14, -10, 29, -3,    8, 2, 4,   13, 18, 8, 5,   9, -9, 18, 22,
    8, 2, 4,   14, 19, 10, 15,   9, 5, 18, 25,    8, 2, 4,   15, 3, 13, 15,   9, 22, 16, 3,    10, 1, 3,   16, 5, 16,
    8, 2, 4,   17, 20, 17, 15,   8, 6, 13, -12,    8, 2, 4,   18, 21, 21, 15,   9, -8, 16, 23,
    8, 2, 4,   19, 29, 22, 1,   9, -15, 17, 39,    1, 2, 2,   29, -1,   36, 0,    11, 1, 2,   30, -1,
    12, 1, 6,   31, 34, 43, 18, 10, 34,    13, 1, 6,   32, 35, 18, 41, 19, 6,    1, 2, 2,   33, -1,   35, 0,
    14, 1, 2,   34, -1,    15, 1, 4,   35, 36, 4, 5,    1, 2, 2,   36, -1,   52, 0,    16, 1, 2,   37, -1,
    17, 1, 3,   38, -1, 15,    18, 1, 3,   39, -1, 35,    19, 1, 2,   41, -1,
    20, 2, 5,   42, 6, 18, 15, 19,   28, 0, 0, 0, 0,
    21, 2, 7,   43, 8, 20, 27, 25, 15, 38,   28, 0, 0, 0, 0, 0, 0,
    22, 2, 5,   44, 10, 34, 40, 18,   28, 0, 0, 0, 0,    23, 1, 4,   45, 11, 42, 34,
    24, 2, 14,   46, 0, 9, 3, 31, 34, 32, 35, 33, 20, 15, 14, 19, 6,   27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    25, 2, 5,   47, 28, 12, 9, 20,   27, 0, 0, 0, 0,    26, 2, 6,   48, 4, 41, 12, 15, 14,   27, 0, 0, 0, 0, 0,
    27, 1, 2,   50, -1,    28, 1, 6,   51, 7, 1, 20, 15, 38,    29, 1, 4,   52, 1, 9, 15,
    30, 2, 5,   53, 35, 18, 41, 19,   23, 0, 0, 0, 0,    31, 2, 4,   54, 34, 43, 18,   23, 0, 0, 0,
    32, 2, 9,   55, 12, 3, 31, 34, 32, 35, 33, 43,   23, 0, 0, 0, 0, 0, 0, 0, 0,    33, 1, 5,   56, 2, 5, 11, 15,
    34, 1, 4,   57, 36, 4, 5,    35, 1, 2,   59, -1,    36, 1, 3,   60, 0, 3,    37, 1, 2,   61, 30,
    38, 1, 3,   62, 31, 15,    39, 1, 3,   63, 32, 15,    40, 1, 4,   64, 33, 6, 3,    41, 1, 2,   66, -1,
    42, 1, 3,   67, -1, 3,    43, 1, 2,   69, -1,    44, 1, 3,   79, 0, 3,    45, 1, 2,   80, 30,
    46, 1, 3,   81, 31, 15,    47, 1, 3,   82, 32, 15,    48, 1, 4,   83, 33, 6, 3,    49, 1, 2,   84, 30,
    50, 1, 3,   85, 31, 15,    51, 1, 3,   86, 32, 15,    52, 1, 4,   87, 33, 6, 3,    53, 1, 2,   89, -1,
    54, 7, 2,   90, 0,   1, 1,    54, 2, 2,   97, 8,   10, 12,    54, 2, 2,   98, 9,   10, 12,
    54, 2, 2,   99, 10,   10, 12,    54, 2, 2,   100, 11,   10, 12,    54, 2, 2,   101, 12,   10, 12,
    54, 2, 2,   102, 13,   10, 12,    54, 2, 2,   103, 15,   10, 11,    54, 2, 2,   104, 16,   10, 14,
    54, 2, 2,   105, 18,   10, 14,    54, 2, 2,   106, 19,   10, 14,
    -1};

/* What must hold, by row as model_checks tells of it. */
static const ModelCheck checks[] = {
    {.text = "if time > 300 then bed.bedHeatCapacity.T >= 372", .element = 24, .has_margin = true,
        .has_premise = true, .unit = "K", .variables = (const int[]){15, -1}},
    {.text = "bed.bedHeatCapacity.T <= 374", .element = 25, .has_margin = true, .unit = "K",
        .variables = (const int[]){15, -1}},
    {.text = "bed.bedHeater.signal2Power*bed.bedController.outSig.rSig <= 500", .element = 26,
        .has_margin = true, .unit = "", .variables = (const int[]){6, 30, -1}},
    {.text = NULL},
};

/* What they allow variables, by row as model_bounds tells of it. */
static const ModelBound bounds[] = {
    {.variable = 15},
    {.check = 1, .variable = 15, .is_upper = true},
};

/* And what it is required for. */
static const ModelRequirement required[] = {
    {.name = "Warm-up", .id = "R1", .text = "The bed shall be ready for printing soon, and safely.",
        .source = DRAWN_22, .parts = (const int[]){1, 2, 3, -1}},
    {.name = "Warm-up time", .id = "R1.1", .text = "From 300 s on the bed shall have at least 372 K.",
        .source = DRAWN_23, .checks = (const int[]){0, -1}},
    {.name = "Overshoot", .id = "R1.2", .text = "The bed shall not become warmer than 374 K.",
        .source = DRAWN_24, .checks = (const int[]){1, -1}},
    {.name = "Heater power", .id = "R1.3", .text = "The heater shall take no more than 500 W.",
        .source = DRAWN_25, .checks = (const int[]){2, -1}},
    {.name = NULL},
};

static const ModelRequirements requirements = {
    .checks = checks,
    .requirements = required,
    .values = model_checks,
    .bounds = bounds,
    .bound_count = 2,
    .bound_values = model_bounds,
};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "e9b3aedd0c6df68d56b21b4e556b0c2a8b5fec898c11d29c2bf7cd91dac0723d"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"EntropyTransfer.xmi", "08a6eb96e6b9d33ab0779f7142869fc0bb65dddd8313f6d0e4f2d4e7fd5222ff"},
    {"RealSignals.xmi", "81975f90adf202f3403c57876de25d6278a35d465c44c0ad6ec4207fe8b67cd3"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "BedWarmUpExperiment",
    .qualified_name = "HeatedBedWarmup::BedWarmUpExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "9be07a1fa678e3317b37e1106fb311548262c530ff7f679d67c00b89f6abdfe9",
    .files = files,
    .start = 0.0, .stop = 400.0, .interval = 0.5, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){
        {"bed.bedHeatCapacity.T", 0, 0}, {"bed.bedController.outSig.rSig", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {117, lines, forms},
    .joints = &model_joints,
    .divisors = model_divisors,
    .divisor_count = 2,
    .divided = (const int[]){8, 0},
    .margins = model_branch_margins,
    .requirements = &requirements,
};
