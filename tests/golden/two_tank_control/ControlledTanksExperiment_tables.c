/* ControlledTanksExperiment_tables.c - names, patterns and data, of TwoTankControl::ControlledTanksExperiment,
 *     from model.xmi, by sysphsc 0.1.0. */
#include "ControlledTanksExperiment.h"

const int model_variable_count = 46;
const int model_equation_count = 28;
const int model_constraint_count = 28;
const int model_loop_count = 0;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* ---- variables, by kind of part ---- */

static const char *const truths[] = {"false", "true", NULL};
static const char *const literals_1[] = {"Filling", "Pausing", "Waiting", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "",
        .source = "SysPhSLibrary.xmi:41 SysPhSLibrary::ComponentInteraction::SignalFlow::BooleanSignalInElement::bSig",
        .description = "Value of the signal", .literals = truths},
    /* 1 */ {.unit = "m^3/s",
        .source = "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q",
        .description = "Volume flow into the block that owns the port"},
    /* 2 */ {.unit = "Pa",
        .source = "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p",
        .description = "Pressure"},
    /* 3 */ {.unit = "m^3/s", .source = "model.xmi:85 TwoTankControl::Pump::delivery",
        .description = "Flow while the pump runs"},
    /* 4 */ {.unit = "m",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Value of the signal"},
    /* 5 */ {.unit = "m^2", .source = "model.xmi:25 TwoTankControl::Tank::area",
        .description = "Area of the surface"},
    /* 6 */ {.unit = "m/s^2", .source = "model.xmi:29 TwoTankControl::Tank::gravity",
        .description = "Acceleration of gravity"},
    /* 7 */ {.unit = "kg/m^3", .source = "model.xmi:33 TwoTankControl::Tank::density",
        .description = "Density of the fluid"},
    /* 8 */ {.unit = "m", .source = "model.xmi:37 TwoTankControl::Tank::level",
        .description = "Level of the fluid above the opening"},
    /* 9 */ {.unit = "m/s", .source = "model.xmi:37 TwoTankControl::Tank::level"},
    /* 10 */ {.unit = "Pa*s/m^3", .source = "Fluid.xmi:65 Fluid::SimplePipe::resistance",
        .description = "Pressure drop at unit flow"},
    /* 11 */ {.unit = "m^3/s", .source = "Fluid.xmi:68 Fluid::SimplePipe::VflowC", .description = "Flow from a to b"},
    /* 12 */ {.unit = "Pa", .source = "Fluid.xmi:72 Fluid::SimplePipe::dpC",
        .description = "Pressure at a minus pressure at b"},
    /* 13 */ {.unit = "Pa", .source = "Fluid.xmi:120 Fluid::CnstPressureSource::pressure", .description = "Pressure"},
    /* 14 */ {.unit = "m",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Value of the signal"},
    /* 15 */ {.unit = "",
        .source = "SysPhSLibrary.xmi:48 SysPhSLibrary::ComponentInteraction::SignalFlow::BooleanSignalOutElement::bSig",
        .description = "Value of the signal", .literals = truths},
    /* 16 */ {.unit = "m", .source = "model.xmi:118 TwoTankControl::PumpControl::full",
        .description = "Level of the first tank at which the pump stops"},
    /* 17 */ {.unit = "m", .source = "model.xmi:122 TwoTankControl::PumpControl::low",
        .description = "Level of the second tank at which the pump may start"},
    /* 18 */ {.unit = "s", .source = "model.xmi:126 TwoTankControl::PumpControl::pause",
        .description = "Least time between two runs of the pump"},
    /* 19 */ {.unit = "", .source = "model.xmi:129 TwoTankControl::PumpControl::fillings",
        .description = "Number of starts of the pump"},
    /* 20 */ {.unit = "", .source = "model.xmi:134 TwoTankControl::PumpControl::running",
        .description = "Does the pump run?", .literals = truths},
    /* 21 */ {.unit = "", .source = "model.xmi:152 TwoTankControl::PumpControl::Operation",
        .literals = literals_1, .first_literal = 1},
};

/* TwoTankControl::Pump */
static const ModelMember members_1[] = {
    {.name = "on.bSig", .kind = MODEL_DISCRETE, .equals = 44, .origin = 2, .equation = 24},
    {.name = "outlet.q", .quantity = 1, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Pump, outlet.q),
        .origin = 1},
    {.name = "outlet.p", .quantity = 2, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Pump, outlet.p),
        .origin = 1, .equation = 1},
    {.name = "delivery", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct Pump, delivery)},
};

/* TwoTankControl::Tank */
static const ModelMember members_2[] = {
    {.name = "opening.q", .quantity = 1, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Tank, opening.q),
        .origin = 3, .equation = 25},
    {.name = "opening.p", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = -3, .origin = 2, .equation = -7},
    {.name = "levelOut.rSig", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = 4, .origin = 1, .equation = 2},
    {.name = "area", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, area)},
    {.name = "gravity", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, gravity)},
    {.name = "density", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, density)},
    {.name = "level", .quantity = 8, .kind = MODEL_STATE, .offset = offsetof(struct Tank, level),
        .has_start = true, .start = offsetof(struct Tank, level_start)},
    {.name = "der(level)", .quantity = 9, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Tank, der_level),
        .origin = 1, .equation = -1, .is_late = true},
};

/* Fluid::SimplePipe */
static const ModelMember members_3[] = {
    {.name = "a.q", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 5, .origin = 1, .equation = 2},
    {.name = "a.p", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = -11, .origin = 2, .equation = 1},
    {.name = "b.q", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 3, .is_negative = true, .origin = 1,
        .equation = 1},
    {.name = "b.p", .quantity = 2, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct SimplePipe, b.p), .origin = 1,
        .equation = 3},
    {.name = "resistance", .quantity = 10, .kind = MODEL_CONSTANT, .offset = offsetof(struct SimplePipe, resistance)},
    {.name = "VflowC", .quantity = 11, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct SimplePipe, VflowC),
        .origin = 1, .equation = -1},
    {.name = "dpC", .quantity = 12, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct SimplePipe, dpC), .origin = 1,
        .equation = -1},
};

/* TwoTankControl::Tank */
static const ModelMember members_4[] = {
    {.name = "opening.q", .quantity = 1, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Tank, opening.q),
        .origin = 3, .equation = 1},
    {.name = "opening.p", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = -5, .origin = 2, .equation = 1},
    {.name = "levelOut.rSig", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = 4, .origin = 1, .equation = 4},
    {.name = "area", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, area)},
    {.name = "gravity", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, gravity)},
    {.name = "density", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, density)},
    {.name = "level", .quantity = 8, .kind = MODEL_STATE, .offset = offsetof(struct Tank, level),
        .has_start = true, .start = offsetof(struct Tank, level_start)},
    {.name = "der(level)", .quantity = 9, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Tank, der_level),
        .origin = 1, .equation = -1, .is_late = true},
};

/* Fluid::SimplePipe */
static const ModelMember members_5[] = {
    {.name = "a.q", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 5, .origin = 1, .equation = 2},
    {.name = "a.p", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = -13, .origin = 2, .equation = 1},
    {.name = "b.q", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 3, .is_negative = true, .origin = 1,
        .equation = 1},
    {.name = "b.p", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = 6, .origin = 2, .equation = 1},
    {.name = "resistance", .quantity = 10, .kind = MODEL_CONSTANT, .offset = offsetof(struct SimplePipe, resistance)},
    {.name = "VflowC", .quantity = 11, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct SimplePipe, VflowC),
        .origin = 1, .equation = 2},
    {.name = "dpC", .quantity = 12, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct SimplePipe, dpC), .origin = 1,
        .equation = -1},
};

/* Fluid::CnstPressureSource */
static const ModelMember members_6[] = {
    {.name = "p.q", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -2, .origin = 3, .equation = 1},
    {.name = "p.p", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = 1, .origin = 1, .equation = 2},
    {.name = "pressure", .quantity = 13, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct CnstPressureSource, pressure)},
};

/* TwoTankControl::PumpControl */
static const ModelMember members_7[] = {
    {.name = "upperLevel.rSig", .quantity = 14, .kind = MODEL_ALGEBRAIC, .equals = -27, .origin = 2, .equation = 1},
    {.name = "lowerLevel.rSig", .quantity = 14, .kind = MODEL_ALGEBRAIC, .equals = -13, .origin = 2, .equation = 1},
    {.name = "pumpOn.bSig", .quantity = 15, .kind = MODEL_DISCRETE, .equals = 5, .origin = 1, .equation = 1},
    {.name = "full", .quantity = 16, .kind = MODEL_CONSTANT, .offset = offsetof(struct PumpControl, full)},
    {.name = "low", .quantity = 17, .kind = MODEL_CONSTANT, .offset = offsetof(struct PumpControl, low)},
    {.name = "pause", .quantity = 18, .kind = MODEL_CONSTANT, .offset = offsetof(struct PumpControl, pause)},
    {.name = "fillings", .quantity = 19, .kind = MODEL_DISCRETE, .offset = offsetof(struct PumpControl, fillings),
        .has_start = true, .start = offsetof(struct PumpControl, fillings_start)},
    {.name = "running", .quantity = 20, .kind = MODEL_DISCRETE, .offset = offsetof(struct PumpControl, running),
        .has_start = true, .start = offsetof(struct PumpControl, running_start)},
    {.name = "Operation", .quantity = 21, .kind = MODEL_DISCRETE, .offset = offsetof(struct PumpControl, Operation),
        .is_late = true},
};

static const ModelShape shapes[] = {
    /* 0 */ {NULL, 0},
    /* 1 */ {members_1, 4},
    /* 2 */ {members_2, 8},
    /* 3 */ {members_3, 7},
    /* 4 */ {members_4, 8},
    /* 5 */ {members_5, 7},
    /* 6 */ {members_6, 3},
    /* 7 */ {members_7, 9},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0},
    /* 1 */ {offsetof(struct Model, pump), sizeof(struct Pump)},
    /* 2 */ {offsetof(struct Model, tank1), sizeof(struct Tank)},
    /* 3 */ {offsetof(struct Model, pipe), sizeof(struct SimplePipe)},
    /* 4 */ {offsetof(struct Model, tank2), sizeof(struct Tank)},
    /* 5 */ {offsetof(struct Model, outlet), sizeof(struct SimplePipe)},
    /* 6 */ {offsetof(struct Model, drain), sizeof(struct CnstPressureSource)},
    /* 7 */ {offsetof(struct Model, control), sizeof(struct PumpControl)},
};

/* Parts, owners first: name, row of the owner, of shapes, of fields; element of that. */
const ModelInstance model_instances[] = {
    {"", -1, 0, 0, 0},
    {"pump", 0, 1, 1, 0},
    {"tank1", 0, 2, 2, 0},
    {"pipe", 0, 3, 3, 0},
    {"tank2", 0, 4, 4, 0},
    {"outlet", 0, 5, 5, 0},
    {"drain", 0, 6, 6, 0},
    {"control", 0, 7, 7, 0},
};
const int model_instance_count = 8;

static ModelPlace places[8];
static int rows[46];
static ModelVariable variables[46];
static char path_text[692];
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
    1, 0, 3, -1,
    5, 9, 8, 10, -1,
    7, 43, 4, -1,
    6, 10, -1,
    11, 13, -1,
    16, 11, -1,
    17, 12, 14, -1,
    17, 15, 16, -1,
    19, 23, 22, 24, -1,
    21, 44, 18, -1,
    20, 24, -1,
    25, 27, -1,
    30, 25, -1,
    31, 26, 28, -1,
    31, 29, 30, -1,
    33, 34, -1,
    37, 42, -1,
    2, 5, -1,
    5, 12, -1,
    14, 19, -1,
    19, 26, -1,
    28, 33, -1,
    6, 35, -1,
    20, 36, -1,
    37, 0, -1,
    1, 4, 11, -1,
    13, 18, 25, -1,
    27, 32, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "TwoTankControl::Constraints::PumpConstraint::flow", "pump",
        "pump.outlet.q = if pump.on.bSig then -pump.delivery else 0", "model.xmi:332", held + 0, false},
    /* 1 */ {"E2", "TwoTankControl::Constraints::TankConstraint::pressure", "tank1",
        "tank1.opening.p = tank1.density*tank1.gravity*tank1.level", "model.xmi:302", held + 4, false},
    /* 2 */ {"E3", "TwoTankControl::Constraints::TankConstraint::storage", "tank1",
        "tank1.area*der(tank1.level) = tank1.opening.q", "model.xmi:308", held + 9, false},
    /* 3 */ {"E4", "TwoTankControl::Constraints::TankConstraint::signal", "tank1",
        "tank1.levelOut.rSig = tank1.level", "model.xmi:314", held + 13, false},
    /* 4 */ {"E5", "Fluid::Constraints::SimplePipeConstraint::balance", "pipe",
        "pipe.a.q + pipe.b.q = 0", "Fluid.xmi:206", held + 16, false},
    /* 5 */ {"E6", "Fluid::Constraints::SimplePipeConstraint::flow", "pipe",
        "pipe.VflowC = pipe.a.q", "Fluid.xmi:212", held + 19, false},
    /* 6 */ {"E7", "Fluid::Constraints::SimplePipeConstraint::drop", "pipe",
        "pipe.dpC = pipe.a.p - pipe.b.p", "Fluid.xmi:218", held + 22, false},
    /* 7 */ {"E8", "Fluid::Constraints::SimplePipeConstraint::law", "pipe",
        "pipe.dpC = pipe.resistance*pipe.VflowC", "Fluid.xmi:224", held + 26, false},
    /* 8 */ {"E9", "TwoTankControl::Constraints::TankConstraint::pressure", "tank2",
        "tank2.opening.p = tank2.density*tank2.gravity*tank2.level", "model.xmi:302", held + 30, false},
    /* 9 */ {"E10", "TwoTankControl::Constraints::TankConstraint::storage", "tank2",
        "tank2.area*der(tank2.level) = tank2.opening.q", "model.xmi:308", held + 35, false},
    /* 10 */ {"E11", "TwoTankControl::Constraints::TankConstraint::signal", "tank2",
        "tank2.levelOut.rSig = tank2.level", "model.xmi:314", held + 39, false},
    /* 11 */ {"E12", "Fluid::Constraints::SimplePipeConstraint::balance", "outlet",
        "outlet.a.q + outlet.b.q = 0", "Fluid.xmi:206", held + 42, false},
    /* 12 */ {"E13", "Fluid::Constraints::SimplePipeConstraint::flow", "outlet",
        "outlet.VflowC = outlet.a.q", "Fluid.xmi:212", held + 45, false},
    /* 13 */ {"E14", "Fluid::Constraints::SimplePipeConstraint::drop", "outlet",
        "outlet.dpC = outlet.a.p - outlet.b.p", "Fluid.xmi:218", held + 48, false},
    /* 14 */ {"E15", "Fluid::Constraints::SimplePipeConstraint::law", "outlet",
        "outlet.dpC = outlet.resistance*outlet.VflowC", "Fluid.xmi:224", held + 52, false},
    /* 15 */ {"E16", "Fluid::Constraints::CnstPressureSourceConstraint::source", "drain",
        "drain.p.p = drain.pressure", "Fluid.xmi:241", held + 56, false},
    /* 16 */ {"E17", "TwoTankControl::Constraints::PumpControlConstraint::signal", "control",
        "control.pumpOn.bSig = control.running", "model.xmi:347", held + 59, false},
    /* 17 */ {"E18", "TwoTankControl::ControlledTanks::c1", "",
        "pump.outlet.p = tank1.opening.p", "model.xmi:205", held + 62, false},
    /* 18 */ {"E19", "TwoTankControl::ControlledTanks::c2", "",
        "tank1.opening.p = pipe.a.p", "model.xmi:209", held + 65, false},
    /* 19 */ {"E20", "TwoTankControl::ControlledTanks::c3", "",
        "pipe.b.p = tank2.opening.p", "model.xmi:215", held + 68, false},
    /* 20 */ {"E21", "TwoTankControl::ControlledTanks::c4", "",
        "tank2.opening.p = outlet.a.p", "model.xmi:221", held + 71, false},
    /* 21 */ {"E22", "TwoTankControl::ControlledTanks::c5", "",
        "outlet.b.p = drain.p.p", "model.xmi:227", held + 74, false},
    /* 22 */ {"E23", "TwoTankControl::ControlledTanks::c6", "",
        "tank1.levelOut.rSig = control.upperLevel.rSig", "model.xmi:235", held + 77, false},
    /* 23 */ {"E24", "TwoTankControl::ControlledTanks::c7", "",
        "tank2.levelOut.rSig = control.lowerLevel.rSig", "model.xmi:239", held + 80, false},
    /* 24 */ {"E25", "TwoTankControl::ControlledTanks::c8", "",
        "control.pumpOn.bSig = pump.on.bSig", "model.xmi:243", held + 83, false},
    /* 25 */ {"E26", "TwoTankControl::ControlledTanks::c1", "",
        "pump.outlet.q + tank1.opening.q + pipe.a.q = 0", "model.xmi:205", held + 86, false},
    /* 26 */ {"E27", "TwoTankControl::ControlledTanks::c3", "",
        "pipe.b.q + tank2.opening.q + outlet.a.q = 0", "model.xmi:215", held + 90, false},
    /* 27 */ {"E28", "TwoTankControl::ControlledTanks::c5", "",
        "outlet.b.q + drain.p.q = 0", "model.xmi:227", held + 94, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

static const ModelBranch branches[] = {
    {.text = "tank1.level >= control.full", .element = "TwoTankControl::PumpControl::Operation",
    .source = "model.xmi:150", .equation = -1, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.tank1_level_at_least_control_full), .group = -1,
    .slack = offsetof(Model, slack.tank1_level_at_least_control_full)},
    {.text = "tank2.level <= control.low", .element = "TwoTankControl::PumpControl::Operation",
    .source = "model.xmi:150", .equation = -1, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.tank2_level_at_most_control_low), .group = -1,
    .slack = offsetof(Model, slack.tank2_level_at_most_control_low)},
    {.text = "time >= control.entered(Operation) + control.pause",
    .element = "TwoTankControl::PumpControl::Operation", .source = "model.xmi:150", .equation = -1,
    .type = MODEL_TRUTH, .offset = offsetof(Model, branch.relation_of_algorithm), .is_timed = true, .group = -1,
    .slack = offsetof(Model, slack.relation_of_algorithm)},
};

/* Rows of branches. */
static const int indicator_branches[] = {0, 1, -1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 3;
const int model_indicator_count = 2;

static const ModelDiscrete discretes[] = {
    {.variable = 41, .name = "control.fillings", .type = MODEL_NUMBER, .offset = offsetof(Model, control.fillings),
    .pre = offsetof(Model, pre.control_fillings), .start = offsetof(Model, control.fillings_start), .group = -1,
    .is_stepwise = true},
    {.variable = 42, .name = "control.running", .type = MODEL_NUMBER, .offset = offsetof(Model, control.running),
    .pre = offsetof(Model, pre.control_running), .start = offsetof(Model, control.running_start), .is_felt = true,
    .group = -1, .is_stepwise = true},
    {.variable = 45, .name = "control.Operation", .type = MODEL_NUMBER,
    .offset = offsetof(Model, control.Operation), .pre = offsetof(Model, pre.control_Operation),
    .start = offsetof(Model, control.Operation_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "control.entered(Operation)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, control.entered_Operation), .pre = offsetof(Model, pre.control_entered_Operation),
    .start = offsetof(Model, control.entered_Operation_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "control.seen(Operation.Filling,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, control.seen_Operation_Filling_1),
    .pre = offsetof(Model, pre.control_seen_Operation_Filling_1),
    .start = offsetof(Model, control.seen_Operation_Filling_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "control.since(Operation.Filling,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, control.since_Operation_Filling_1),
    .pre = offsetof(Model, pre.control_since_Operation_Filling_1),
    .start = offsetof(Model, control.since_Operation_Filling_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "control.consumed(Operation,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, control.consumed_Operation_1),
    .pre = offsetof(Model, pre.control_consumed_Operation_1),
    .start = offsetof(Model, control.consumed_Operation_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "control.held(Operation.Filling,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, control.held_Operation_Filling_1),
    .pre = offsetof(Model, pre.control_held_Operation_Filling_1),
    .start = offsetof(Model, control.held_Operation_Filling_1_start), .group = -1, .is_stepwise = true,
    .remark = "'upperLevel.rSig >= full' (TwoTankControl::PumpControl::Operation::Filling->Pausing, of control, model.xmi:356)"},
    {.variable = -1, .name = "control.seen(Operation.Waiting,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, control.seen_Operation_Waiting_1),
    .pre = offsetof(Model, pre.control_seen_Operation_Waiting_1),
    .start = offsetof(Model, control.seen_Operation_Waiting_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "control.since(Operation.Waiting,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, control.since_Operation_Waiting_1),
    .pre = offsetof(Model, pre.control_since_Operation_Waiting_1),
    .start = offsetof(Model, control.since_Operation_Waiting_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "control.consumed(Operation,2)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, control.consumed_Operation_2),
    .pre = offsetof(Model, pre.control_consumed_Operation_2),
    .start = offsetof(Model, control.consumed_Operation_2_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "control.held(Operation.Waiting,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, control.held_Operation_Waiting_1),
    .pre = offsetof(Model, pre.control_held_Operation_Waiting_1),
    .start = offsetof(Model, control.held_Operation_Waiting_1_start), .group = -1, .is_stepwise = true,
    .remark = "'lowerLevel.rSig <= low' (TwoTankControl::PumpControl::Operation::Waiting->Filling, of control, model.xmi:370)"},
};

const ModelDiscrete *const model_discretes = discretes;
const int model_discrete_count = 12;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

/* What algorithms set. */
static const ModelAction actions[] = {
    {.name = "control.fillings", .element = "TwoTankControl::PumpControl::Operation", .instance = "control",
    .source = "model.xmi:150", .reset = -1, .offset = offsetof(Model, control.fillings), .sign = 1},
    {.name = "control.running", .element = "TwoTankControl::PumpControl::Operation", .instance = "control",
    .source = "model.xmi:150", .reset = -1, .offset = offsetof(Model, control.running), .sign = 1},
    {.name = "control.Operation", .element = "TwoTankControl::PumpControl::Operation", .instance = "control",
    .source = "model.xmi:150", .reset = -1, .offset = offsetof(Model, control.Operation), .sign = 1},
    {.name = "control.entered(Operation)", .element = "TwoTankControl::PumpControl::Operation",
    .instance = "control", .source = "model.xmi:150", .reset = -1,
    .offset = offsetof(Model, control.entered_Operation), .sign = 1},
    {.name = "control.seen(Operation.Filling,1)", .element = "TwoTankControl::PumpControl::Operation",
    .instance = "control", .source = "model.xmi:150", .reset = -1,
    .offset = offsetof(Model, control.seen_Operation_Filling_1), .sign = 1},
    {.name = "control.since(Operation.Filling,1)", .element = "TwoTankControl::PumpControl::Operation",
    .instance = "control", .source = "model.xmi:150", .reset = -1,
    .offset = offsetof(Model, control.since_Operation_Filling_1), .sign = 1},
    {.name = "control.consumed(Operation,1)", .element = "TwoTankControl::PumpControl::Operation",
    .instance = "control", .source = "model.xmi:150", .reset = -1,
    .offset = offsetof(Model, control.consumed_Operation_1), .sign = 1},
    {.name = "control.held(Operation.Filling,1)", .element = "TwoTankControl::PumpControl::Operation",
    .instance = "control", .source = "model.xmi:150", .reset = -1,
    .offset = offsetof(Model, control.held_Operation_Filling_1), .sign = 1},
    {.name = "control.seen(Operation.Waiting,1)", .element = "TwoTankControl::PumpControl::Operation",
    .instance = "control", .source = "model.xmi:150", .reset = -1,
    .offset = offsetof(Model, control.seen_Operation_Waiting_1), .sign = 1},
    {.name = "control.since(Operation.Waiting,1)", .element = "TwoTankControl::PumpControl::Operation",
    .instance = "control", .source = "model.xmi:150", .reset = -1,
    .offset = offsetof(Model, control.since_Operation_Waiting_1), .sign = 1},
    {.name = "control.consumed(Operation,2)", .element = "TwoTankControl::PumpControl::Operation",
    .instance = "control", .source = "model.xmi:150", .reset = -1,
    .offset = offsetof(Model, control.consumed_Operation_2), .sign = 1},
    {.name = "control.held(Operation.Waiting,1)", .element = "TwoTankControl::PumpControl::Operation",
    .instance = "control", .source = "model.xmi:150", .reset = -1,
    .offset = offsetof(Model, control.held_Operation_Waiting_1), .sign = 1},
};

const ModelAction *const model_actions = actions;
const int model_action_count = 12;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    1.0, -1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 4, 5, 6, 7, 8, 9, 11, 12};
static const int jacobian_row_slot[] = {
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
static const int jacobian_term_slot[] = {
    0, 1, 2, 3, 4, 5, 6, 3, 8, 5, 9, 10};
static const int jacobian_term_partial[] = {
    2, 3, 0, 1, 4, 1, 5, 0, 6, 0, 1, 7};
static const int jacobian_derivative[] = {
    7, 11};
static const int jacobian_column_start[] = {
    0, 2, 4};
static const int jacobian_row_index[] = {
    0, 1, 0, 1};
static const int jacobian_colour[] = {
    0, 1};

const ModelJacobian model_jacobian = {
    .states = 2,
    .slots = 12,
    .rows = 10,
    .loop_count = 0,
    .partial_count = 8,
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
    {"TwoTankControl::ControlledTanks::c1", "", "model.xmi:205"},
    {"TwoTankControl::ControlledTanks::c2", "", "model.xmi:209"},
    {"TwoTankControl::ControlledTanks::c3", "", "model.xmi:215"},
    {"TwoTankControl::ControlledTanks::c4", "", "model.xmi:221"},
    {"TwoTankControl::ControlledTanks::c5", "", "model.xmi:227"},
    {"TwoTankControl::ControlledTanks::c6", "", "model.xmi:235"},
    {"TwoTankControl::ControlledTanks::c7", "", "model.xmi:239"},
    {"TwoTankControl::ControlledTanks::c8", "", "model.xmi:243"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {1, 4}, {false, false}},
    {0, {2, 5}, {false, false}},
    {1, {4, 11}, {false, false}},
    {1, {5, 12}, {false, false}},
    {2, {13, 18}, {false, false}},
    {2, {14, 19}, {false, false}},
    {3, {18, 25}, {false, false}},
    {3, {19, 26}, {false, false}},
    {4, {27, 32}, {false, false}},
    {4, {28, 33}, {false, false}},
    {5, {6, 35}, {false, false}},
    {6, {20, 36}, {false, false}},
    {7, {37, 0}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    1, 4, 11, 13, 18, 25, 27, 32};

static const ModelJoints model_joints = {13, 8, joint_table, connectors, flows};

static const char *const plot[] = {"tank1.level", "tank2.level", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

/* Variables that are whole numbers. */
static const int integers[] = {41, -1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of ControlledTanksExperiment",
    "",
    "28 equations drawn, 0 derived; 17 eliminated as aliases, 0 redundant, 0 of constants, 11 in use",
    "2 states; 11 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  tank1.level                                   start 0.2                                           its start is given",
    "  tank2.level                                   start 0.1                                           its start is given",
    "",
    "Eliminated",
    "  E25    pump.on.bSig                           = control.running                                   model.xmi:243",
    "  E18    tank1.opening.p                        = pump.outlet.p                                     model.xmi:205",
    "  E4     tank1.levelOut.rSig                    = tank1.level                                       model.xmi:314",
    "  E5     pipe.a.q                               = pipe.VflowC                                       Fluid.xmi:206",
    "  E19    pipe.a.p                               = pump.outlet.p                                     model.xmi:209",
    "  E6     pipe.b.q                               = -pipe.VflowC                                      Fluid.xmi:212",
    "  E20    tank2.opening.p                        = pipe.b.p                                          model.xmi:215",
    "  E11    tank2.levelOut.rSig                    = tank2.level                                       model.xmi:314",
    "  E12    outlet.a.q                             = outlet.VflowC                                     Fluid.xmi:206",
    "  E21    outlet.a.p                             = pipe.b.p                                          model.xmi:221",
    "  E13    outlet.b.q                             = -outlet.VflowC                                    Fluid.xmi:212",
    "  E22    outlet.b.p                             = drain.pressure                                    model.xmi:227",
    "  E28    drain.p.q                              = outlet.VflowC                                     model.xmi:227",
    "  E16    drain.p.p                              = drain.pressure                                    Fluid.xmi:241",
    "  E23    control.upperLevel.rSig                = tank1.level                                       model.xmi:235",
    "  E24    control.lowerLevel.rSig                = tank2.level                                       model.xmi:239",
    "  E17    control.pumpOn.bSig                    = control.running                                   model.xmi:347",
    "",
    "Start",
    "         tank1.level := 0.2",
    "         tank2.level := 0.1",
    "",
    "Continuous time",
    "  E1     pump.outlet.q := if control.running then -pump.delivery else 0                             model.xmi:332",
    "  E2     pump.outlet.p := tank1.density*tank1.gravity*tank1.level                                   model.xmi:302",
    "  E9     pipe.b.p := tank2.density*tank2.gravity*tank2.level                                        model.xmi:302",
    "  E7     pipe.dpC := pump.outlet.p - pipe.b.p                                                       Fluid.xmi:218",
    "  E8     pipe.VflowC := pipe.dpC/pipe.resistance  unless pipe.resistance vanishes                   Fluid.xmi:224",
    "  E26    tank1.opening.q := -(pump.outlet.q + pipe.VflowC)                                          model.xmi:205",
    "  E3     der(tank1.level) := tank1.opening.q/tank1.area  unless tank1.area vanishes                 model.xmi:308",
    "  E14    outlet.dpC := pipe.b.p - drain.pressure                                                    Fluid.xmi:218",
    "  E15    outlet.VflowC := outlet.dpC/outlet.resistance  unless outlet.resistance vanishes           Fluid.xmi:224",
    "  E27    tank2.opening.q := -(-pipe.VflowC + outlet.VflowC)                                         model.xmi:215",
    "  E10    der(tank2.level) := tank2.opening.q/tank2.area  unless tank2.area vanishes                 model.xmi:308",
    "",
    "Branches, kept between events",
    "         tank1.level >= control.full            located",
    "         tank2.level <= control.low             located",
    "         time >= control.entered(Operation) + control.pause at control.entered(Operation) + control.pause",
    "",
    "At events",
    "         decide tank1.level >= control.full",
    "         decide tank2.level <= control.low",
    "         decide time >= control.entered(Operation) + control.pause",
    "  A1     TwoTankControl::PumpControl::Operation                                                     model.xmi:150",
    "         if pre(control.Operation) == 1 then",
    "             if tank1.level >= control.full then",
    "                 if noEvent(control.seen(Operation.Filling,1) == 0) then",
    "                     control.seen(Operation.Filling,1) := 3;",
    "                     control.since(Operation.Filling,1) := time;",
    "                 elseif noEvent(control.seen(Operation.Filling,1) == 1) then",
    "                     control.seen(Operation.Filling,1) := 2;",
    "                     control.since(Operation.Filling,1) := time;",
    "                 end if;",
    "             else",
    "                 control.seen(Operation.Filling,1) := 1;",
    "             end if;",
    "         elseif pre(control.Operation) == 3 then",
    "             if tank2.level <= control.low then",
    "                 if noEvent(control.seen(Operation.Waiting,1) == 0) then",
    "                     control.seen(Operation.Waiting,1) := 3;",
    "                     control.since(Operation.Waiting,1) := time;",
    "                 elseif noEvent(control.seen(Operation.Waiting,1) == 1) then",
    "                     control.seen(Operation.Waiting,1) := 2;",
    "                     control.since(Operation.Waiting,1) := time;",
    "                 end if;",
    "             else",
    "                 control.seen(Operation.Waiting,1) := 1;",
    "             end if;",
    "         end if;",
    "         if pre(control.Operation) == 0 then",
    "             control.Operation := 1;",
    "             control.seen(Operation.Filling,1) := if noEvent(time <= control.consumed(Operation,1)) then 4 else 0;",
    "             control.running := true;",
    "             control.fillings := control.fillings + 1;",
    "         elseif pre(control.Operation) == 1 then",
    "             if noEvent(control.seen(Operation.Filling,1) >= 2) and noEvent(control.seen(Operation.Filling,1) <= 3) and noEvent(time <= control.since(Operation.Filling,1)) then",
    "                 if noEvent(control.seen(Operation.Filling,1) >= 3) and noEvent(control.seen(Operation.Filling,1) <= 3) and noEvent(time <= control.since(Operation.Filling,1)) then",
    "                     control.held(Operation.Filling,1) := true;",
    "                 end if;",
    "                 if noEvent(control.seen(Operation.Filling,1) >= 2) and noEvent(control.seen(Operation.Filling,1) <= 3) and noEvent(time <= control.since(Operation.Filling,1)) then",
    "                     control.consumed(Operation,1) := time;",
    "                     control.seen(Operation.Filling,1) := 4;",
    "                 end if;",
    "                 control.running := false;",
    "                 control.Operation := 2;",
    "                 control.entered(Operation) := time;",
    "             end if;",
    "         elseif pre(control.Operation) == 2 then",
    "             if time >= control.entered(Operation) + control.pause then",
    "                 control.Operation := 3;",
    "                 control.seen(Operation.Waiting,1) := if noEvent(time <= control.consumed(Operation,2)) then 4 else 0;",
    "             end if;",
    "         elseif pre(control.Operation) == 3 then",
    "             if noEvent(control.seen(Operation.Waiting,1) >= 2) and noEvent(control.seen(Operation.Waiting,1) <= 3) and noEvent(time <= control.since(Operation.Waiting,1)) then",
    "                 if noEvent(control.seen(Operation.Waiting,1) >= 3) and noEvent(control.seen(Operation.Waiting,1) <= 3) and noEvent(time <= control.since(Operation.Waiting,1)) then",
    "                     control.held(Operation.Waiting,1) := true;",
    "                 end if;",
    "                 if noEvent(control.seen(Operation.Waiting,1) >= 2) and noEvent(control.seen(Operation.Waiting,1) <= 3) and noEvent(time <= control.since(Operation.Waiting,1)) then",
    "                     control.consumed(Operation,2) := time;",
    "                     control.seen(Operation.Waiting,1) := 4;",
    "                 end if;",
    "                 control.Operation := 1;",
    "                 control.seen(Operation.Filling,1) := if noEvent(time <= control.consumed(Operation,1)) then 4 else 0;",
    "                 control.running := true;",
    "                 control.fillings := control.fillings + 1;",
    "             end if;",
    "         end if;",
    NULL};

/* Rows of model_variables; -1: of a state set. */
static const int states[] = {
    10, 24};

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
    .name = "ControlledTanksExperiment",
    .qualified_name = "TwoTankControl::ControlledTanksExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 600.0,
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
    .integers = integers,
};
