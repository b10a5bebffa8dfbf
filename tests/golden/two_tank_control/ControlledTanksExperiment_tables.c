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

/* Parts, owners first: name, row of the owner. */
const ModelInstance model_instances[] = {
    {"", -1},
    {"pump", 0},
    {"tank1", 0},
    {"pipe", 0},
    {"tank2", 0},
    {"outlet", 0},
    {"drain", 0},
    {"control", 0},
};
const int model_instance_count = 8;

static const char *instance_paths[8];
static char path_text[44];
const ModelMemory model_memory = {instance_paths, path_text};

static const char *const truths[] = {"false", "true", NULL};
static const char *const literals_45[] = {"Filling", "Pausing", "Waiting", NULL};

/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"pump.on.bSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:41 SysPhSLibrary::ComponentInteraction::SignalFlow::BooleanSignalInElement::bSig", "control.running", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, control.running), 1, 0.0, offsetof(Model, control.running_start), 0.0, 24, truths, 0, false},
    /* 1 */ {"pump.outlet.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pump.outlet.q), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 2 */ {"pump.outlet.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pump.outlet.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 3 */ {"pump.delivery", "m^3/s", "Flow while the pump runs",
        "model.xmi:85 TwoTankControl::Pump::delivery", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pump.delivery), 1, 0.0, offsetof(Model, pump.delivery), 0.0, -1, NULL, 0, false},
    /* 4 */ {"tank1.opening.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tank1.opening.q), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 25, NULL, 0, false},
    /* 5 */ {"tank1.opening.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "pump.outlet.p", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pump.outlet.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 17, NULL, 0, false},
    /* 6 */ {"tank1.levelOut.rSig", "m", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "tank1.level", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tank1.level), 1, 0.0, offsetof(Model, tank1.level_start), 0.0, 3, NULL, 0, false},
    /* 7 */ {"tank1.area", "m^2", "Area of the surface",
        "model.xmi:25 TwoTankControl::Tank::area", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tank1.area), 1, 0.0, offsetof(Model, tank1.area), 0.0, -1, NULL, 0, false},
    /* 8 */ {"tank1.gravity", "m/s^2", "Acceleration of gravity",
        "model.xmi:29 TwoTankControl::Tank::gravity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tank1.gravity), 1, 0.0, offsetof(Model, tank1.gravity), 0.0, -1, NULL, 0, false},
    /* 9 */ {"tank1.density", "kg/m^3", "Density of the fluid",
        "model.xmi:33 TwoTankControl::Tank::density", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tank1.density), 1, 0.0, offsetof(Model, tank1.density), 0.0, -1, NULL, 0, false},
    /* 10 */ {"tank1.level", "m", "Level of the fluid above the opening",
        "model.xmi:37 TwoTankControl::Tank::level", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, tank1.level), 1, 0.0, offsetof(Model, tank1.level_start), 0.0, -1, NULL, 0, false},
    /* 11 */ {"pipe.a.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "pipe.VflowC", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.VflowC), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 12 */ {"pipe.a.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "pump.outlet.p", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pump.outlet.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 18, NULL, 0, false},
    /* 13 */ {"pipe.b.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "-pipe.VflowC", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.VflowC), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 14 */ {"pipe.b.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.b.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 15 */ {"pipe.resistance", "Pa*s/m^3", "Pressure drop at unit flow",
        "Fluid.xmi:65 Fluid::SimplePipe::resistance", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pipe.resistance), 1, 0.0, offsetof(Model, pipe.resistance), 0.0, -1, NULL, 0, false},
    /* 16 */ {"pipe.VflowC", "m^3/s", "Flow from a to b",
        "Fluid.xmi:68 Fluid::SimplePipe::VflowC", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.VflowC), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 17 */ {"pipe.dpC", "Pa", "Pressure at a minus pressure at b",
        "Fluid.xmi:72 Fluid::SimplePipe::dpC", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.dpC), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 18 */ {"tank2.opening.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tank2.opening.q), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 26, NULL, 0, false},
    /* 19 */ {"tank2.opening.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "pipe.b.p", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.b.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 19, NULL, 0, false},
    /* 20 */ {"tank2.levelOut.rSig", "m", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "tank2.level", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tank2.level), 1, 0.0, offsetof(Model, tank2.level_start), 0.0, 10, NULL, 0, false},
    /* 21 */ {"tank2.area", "m^2", "Area of the surface",
        "model.xmi:25 TwoTankControl::Tank::area", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tank2.area), 1, 0.0, offsetof(Model, tank2.area), 0.0, -1, NULL, 0, false},
    /* 22 */ {"tank2.gravity", "m/s^2", "Acceleration of gravity",
        "model.xmi:29 TwoTankControl::Tank::gravity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tank2.gravity), 1, 0.0, offsetof(Model, tank2.gravity), 0.0, -1, NULL, 0, false},
    /* 23 */ {"tank2.density", "kg/m^3", "Density of the fluid",
        "model.xmi:33 TwoTankControl::Tank::density", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tank2.density), 1, 0.0, offsetof(Model, tank2.density), 0.0, -1, NULL, 0, false},
    /* 24 */ {"tank2.level", "m", "Level of the fluid above the opening",
        "model.xmi:37 TwoTankControl::Tank::level", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, tank2.level), 1, 0.0, offsetof(Model, tank2.level_start), 0.0, -1, NULL, 0, false},
    /* 25 */ {"outlet.a.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "outlet.VflowC", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, outlet.VflowC), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 11, NULL, 0, false},
    /* 26 */ {"outlet.a.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "pipe.b.p", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.b.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 20, NULL, 0, false},
    /* 27 */ {"outlet.b.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "-outlet.VflowC", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, outlet.VflowC), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 28 */ {"outlet.b.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "drain.pressure", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, drain.pressure), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
    /* 29 */ {"outlet.resistance", "Pa*s/m^3", "Pressure drop at unit flow",
        "Fluid.xmi:65 Fluid::SimplePipe::resistance", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, outlet.resistance), 1, 0.0, offsetof(Model, outlet.resistance), 0.0, -1, NULL, 0, false},
    /* 30 */ {"outlet.VflowC", "m^3/s", "Flow from a to b",
        "Fluid.xmi:68 Fluid::SimplePipe::VflowC", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, outlet.VflowC), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 31 */ {"outlet.dpC", "Pa", "Pressure at a minus pressure at b",
        "Fluid.xmi:72 Fluid::SimplePipe::dpC", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, outlet.dpC), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
    /* 32 */ {"drain.p.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "outlet.VflowC", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, outlet.VflowC), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 27, NULL, 0, false},
    /* 33 */ {"drain.p.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "drain.pressure", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, drain.pressure), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 34 */ {"drain.pressure", "Pa", "Pressure",
        "Fluid.xmi:120 Fluid::CnstPressureSource::pressure", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, drain.pressure), 1, 0.0, offsetof(Model, drain.pressure), 0.0, -1, NULL, 0, false},
    /* 35 */ {"control.upperLevel.rSig", "m", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "tank1.level", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tank1.level), 1, 0.0, offsetof(Model, tank1.level_start), 0.0, 22, NULL, 0, false},
    /* 36 */ {"control.lowerLevel.rSig", "m", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "tank2.level", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tank2.level), 1, 0.0, offsetof(Model, tank2.level_start), 0.0, 23, NULL, 0, false},
    /* 37 */ {"control.pumpOn.bSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:48 SysPhSLibrary::ComponentInteraction::SignalFlow::BooleanSignalOutElement::bSig", "control.running", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, control.running), 1, 0.0, offsetof(Model, control.running_start), 0.0, 16, truths, 0, false},
    /* 38 */ {"control.full", "m", "Level of the first tank at which the pump stops",
        "model.xmi:118 TwoTankControl::PumpControl::full", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, control.full), 1, 0.0, offsetof(Model, control.full), 0.0, -1, NULL, 0, false},
    /* 39 */ {"control.low", "m", "Level of the second tank at which the pump may start",
        "model.xmi:122 TwoTankControl::PumpControl::low", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, control.low), 1, 0.0, offsetof(Model, control.low), 0.0, -1, NULL, 0, false},
    /* 40 */ {"control.pause", "s", "Least time between two runs of the pump",
        "model.xmi:126 TwoTankControl::PumpControl::pause", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, control.pause), 1, 0.0, offsetof(Model, control.pause), 0.0, -1, NULL, 0, false},
    /* 41 */ {"control.fillings", "", "Number of starts of the pump",
        "model.xmi:129 TwoTankControl::PumpControl::fillings", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, control.fillings), 1, 0.0, offsetof(Model, control.fillings_start), 0.0, -1, NULL, 0, false},
    /* 42 */ {"control.running", "", "Does the pump run?",
        "model.xmi:134 TwoTankControl::PumpControl::running", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, control.running), 1, 0.0, offsetof(Model, control.running_start), 0.0, -1, truths, 0, false},
    /* 43 */ {"der(tank1.level)", "m/s", "",
        "model.xmi:37 TwoTankControl::Tank::level", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, tank1.der_level), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 44 */ {"der(tank2.level)", "m/s", "",
        "model.xmi:37 TwoTankControl::Tank::level", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, tank2.der_level), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 45 */ {"control.Operation", "", "",
        "model.xmi:152 TwoTankControl::PumpControl::Operation", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, control.Operation), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, literals_45, 1, false},
};

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

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"tank1.level >= control.full", "TwoTankControl::PumpControl::Operation", "model.xmi:150", -1, offsetof(Model, branch.tank1_level_at_least_control_full), false, false, false, -1, 0, offsetof(Model, slack[0])},
    {"tank2.level <= control.low", "TwoTankControl::PumpControl::Operation", "model.xmi:150", -1, offsetof(Model, branch.tank2_level_at_most_control_low), false, false, false, -1, 0, offsetof(Model, slack[1])},
    {"time >= control.entered(Operation) + control.pause", "TwoTankControl::PumpControl::Operation", "model.xmi:150", -1, offsetof(Model, branch.relation_of_algorithm), false, true, false, -1, 0, offsetof(Model, slack[2])},
};

/* Rows of branches. */
static const int indicator_branches[] = {0, 1, -1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 3;
const int model_indicator_count = 2;

/* Row of model_variables, name, where it is stored, its value before and its start; felt between events, group
 * in which it is assumed, set by what steps; what is said when it ends the run, and if that is a failure. */
static const ModelDiscrete discretes[] = {
    {41, "control.fillings", offsetof(Model, control.fillings), offsetof(Model, pre.control_fillings), offsetof(Model, control.fillings_start), false, -1, true, false, NULL, NULL, false},
    {42, "control.running", offsetof(Model, control.running), offsetof(Model, pre.control_running), offsetof(Model, control.running_start), true, -1, true, false, NULL, NULL, false},
    {45, "control.Operation", offsetof(Model, control.Operation), offsetof(Model, pre.control_Operation), offsetof(Model, control.Operation_start), false, -1, true, false, NULL, NULL, false},
    {-1, "control.entered(Operation)", offsetof(Model, control.entered_Operation), offsetof(Model, pre.control_entered_Operation), offsetof(Model, control.entered_Operation_start), false, -1, true, false, NULL, NULL, false},
    {-1, "control.seen(Operation.Filling,1)", offsetof(Model, control.seen_Operation_Filling_1), offsetof(Model, pre.control_seen_Operation_Filling_1), offsetof(Model, control.seen_Operation_Filling_1_start), false, -1, true, false, NULL, NULL, false},
    {-1, "control.since(Operation.Filling,1)", offsetof(Model, control.since_Operation_Filling_1), offsetof(Model, pre.control_since_Operation_Filling_1), offsetof(Model, control.since_Operation_Filling_1_start), false, -1, true, false, NULL, NULL, false},
    {-1, "control.consumed(Operation,1)", offsetof(Model, control.consumed_Operation_1), offsetof(Model, pre.control_consumed_Operation_1), offsetof(Model, control.consumed_Operation_1_start), false, -1, true, false, NULL, NULL, false},
    {-1, "control.held(Operation.Filling,1)", offsetof(Model, control.held_Operation_Filling_1), offsetof(Model, pre.control_held_Operation_Filling_1), offsetof(Model, control.held_Operation_Filling_1_start), false, -1, true, false, "'upperLevel.rSig >= full' (TwoTankControl::PumpControl::Operation::Filling->Pausing, of control, model.xmi:356)", NULL, false},
    {-1, "control.seen(Operation.Waiting,1)", offsetof(Model, control.seen_Operation_Waiting_1), offsetof(Model, pre.control_seen_Operation_Waiting_1), offsetof(Model, control.seen_Operation_Waiting_1_start), false, -1, true, false, NULL, NULL, false},
    {-1, "control.since(Operation.Waiting,1)", offsetof(Model, control.since_Operation_Waiting_1), offsetof(Model, pre.control_since_Operation_Waiting_1), offsetof(Model, control.since_Operation_Waiting_1_start), false, -1, true, false, NULL, NULL, false},
    {-1, "control.consumed(Operation,2)", offsetof(Model, control.consumed_Operation_2), offsetof(Model, pre.control_consumed_Operation_2), offsetof(Model, control.consumed_Operation_2_start), false, -1, true, false, NULL, NULL, false},
    {-1, "control.held(Operation.Waiting,1)", offsetof(Model, control.held_Operation_Waiting_1), offsetof(Model, pre.control_held_Operation_Waiting_1), offsetof(Model, control.held_Operation_Waiting_1_start), false, -1, true, false, "'lowerLevel.rSig <= low' (TwoTankControl::PumpControl::Operation::Waiting->Filling, of control, model.xmi:370)", NULL, false},
};

const ModelDiscrete *const model_discretes = discretes;
const int model_discrete_count = 12;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

/* What algorithms set: name, statements, part, source; row of resets, -1 if it is discrete and stored there, its sign. */
static const ModelAction actions[] = {
    {"control.fillings", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.fillings), 1},
    {"control.running", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.running), 1},
    {"control.Operation", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.Operation), 1},
    {"control.entered(Operation)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.entered_Operation), 1},
    {"control.seen(Operation.Filling,1)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.seen_Operation_Filling_1), 1},
    {"control.since(Operation.Filling,1)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.since_Operation_Filling_1), 1},
    {"control.consumed(Operation,1)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.consumed_Operation_1), 1},
    {"control.held(Operation.Filling,1)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.held_Operation_Filling_1), 1},
    {"control.seen(Operation.Waiting,1)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.seen_Operation_Waiting_1), 1},
    {"control.since(Operation.Waiting,1)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.since_Operation_Waiting_1), 1},
    {"control.consumed(Operation,2)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.consumed_Operation_2), 1},
    {"control.held(Operation.Waiting,1)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.held_Operation_Waiting_1), 1},
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
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = model_branch_margins,
    .integers = integers,
};
