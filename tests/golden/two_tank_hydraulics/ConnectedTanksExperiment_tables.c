/* ConnectedTanksExperiment_tables.c - names, patterns and data, of TwoTankHydraulics::ConnectedTanksExperiment,
 *     from model.xmi, by sysphsc 0.1.0. */
#include "ConnectedTanksExperiment.h"

const int model_variable_count = 24;
const int model_equation_count = 13;
const int model_constraint_count = 13;
const int model_loop_count = 0;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* Parts, owners first: name, row of the owner. */
const ModelInstance model_instances[] = {
    {"", -1},
    {"fluidReservoir1", 0},
    {"fluidReservoir2", 0},
    {"pipe", 0},
};
const int model_instance_count = 4;

static const char *instance_paths[4];
static char path_text[38];
const ModelMemory model_memory = {instance_paths, path_text};


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"fluidReservoir1.tankOpening.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "-pipe.fluidFlow", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.fluidFlow), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 11, NULL, 0, false},
    /* 1 */ {"fluidReservoir1.tankOpening.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fluidReservoir1.tankOpening.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 2 */ {"fluidReservoir1.tankSurfaceArea", "m^2", "Area of the surface",
        "model.xmi:22 TwoTankHydraulics::Tank::tankSurfaceArea", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fluidReservoir1.tankSurfaceArea), 1, 0.0, offsetof(Model, fluidReservoir1.tankSurfaceArea), 0.0, -1, NULL, 0, false},
    /* 3 */ {"fluidReservoir1.gravity", "m/s^2", "Acceleration of gravity",
        "model.xmi:26 TwoTankHydraulics::Tank::gravity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fluidReservoir1.gravity), 1, 0.0, offsetof(Model, fluidReservoir1.gravity), 0.0, -1, NULL, 0, false},
    /* 4 */ {"fluidReservoir1.fluidDensity", "kg/m^3", "Density of the fluid",
        "model.xmi:30 TwoTankHydraulics::Tank::fluidDensity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fluidReservoir1.fluidDensity), 1, 0.0, offsetof(Model, fluidReservoir1.fluidDensity), 0.0, -1, NULL, 0, false},
    /* 5 */ {"fluidReservoir1.fluidLevel", "m", "Level of the fluid above the opening",
        "model.xmi:34 TwoTankHydraulics::Tank::fluidLevel", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, fluidReservoir1.fluidLevel), 1, 0.0, offsetof(Model, fluidReservoir1.fluidLevel_start), 0.0, -1, NULL, 0, false},
    /* 6 */ {"fluidReservoir2.tankOpening.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "pipe.fluidFlow", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.fluidFlow), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 7 */ {"fluidReservoir2.tankOpening.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fluidReservoir2.tankOpening.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 8 */ {"fluidReservoir2.tankSurfaceArea", "m^2", "Area of the surface",
        "model.xmi:22 TwoTankHydraulics::Tank::tankSurfaceArea", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fluidReservoir2.tankSurfaceArea), 1, 0.0, offsetof(Model, fluidReservoir2.tankSurfaceArea), 0.0, -1, NULL, 0, false},
    /* 9 */ {"fluidReservoir2.gravity", "m/s^2", "Acceleration of gravity",
        "model.xmi:26 TwoTankHydraulics::Tank::gravity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fluidReservoir2.gravity), 1, 0.0, offsetof(Model, fluidReservoir2.gravity), 0.0, -1, NULL, 0, false},
    /* 10 */ {"fluidReservoir2.fluidDensity", "kg/m^3", "Density of the fluid",
        "model.xmi:30 TwoTankHydraulics::Tank::fluidDensity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fluidReservoir2.fluidDensity), 1, 0.0, offsetof(Model, fluidReservoir2.fluidDensity), 0.0, -1, NULL, 0, false},
    /* 11 */ {"fluidReservoir2.fluidLevel", "m", "Level of the fluid above the opening",
        "model.xmi:34 TwoTankHydraulics::Tank::fluidLevel", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, fluidReservoir2.fluidLevel), 1, 0.0, offsetof(Model, fluidReservoir2.fluidLevel_start), 0.0, -1, NULL, 0, false},
    /* 12 */ {"pipe.pipeOpening1.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "pipe.fluidFlow", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.fluidFlow), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 13 */ {"pipe.pipeOpening1.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "fluidReservoir1.tankOpening.p", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fluidReservoir1.tankOpening.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 14 */ {"pipe.pipeOpening2.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "-pipe.fluidFlow", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.fluidFlow), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 15 */ {"pipe.pipeOpening2.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "fluidReservoir2.tankOpening.p", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fluidReservoir2.tankOpening.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 16 */ {"pipe.pipeLength", "m", "Length of the pipe",
        "model.xmi:76 TwoTankHydraulics::Pipe::pipeLength", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pipe.pipeLength), 1, 0.0, offsetof(Model, pipe.pipeLength), 0.0, -1, NULL, 0, false},
    /* 17 */ {"pipe.radius", "m", "Inner radius",
        "model.xmi:80 TwoTankHydraulics::Pipe::radius", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pipe.radius), 1, 0.0, offsetof(Model, pipe.radius), 0.0, -1, NULL, 0, false},
    /* 18 */ {"pipe.dynamicViscosity", "Pa*s", "Dynamic viscosity of the fluid",
        "model.xmi:84 TwoTankHydraulics::Pipe::dynamicViscosity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pipe.dynamicViscosity), 1, 0.0, offsetof(Model, pipe.dynamicViscosity), 0.0, -1, NULL, 0, false},
    /* 19 */ {"pipe.resistance", "Pa*s/m^3", "Pressure difference at unit flow",
        "model.xmi:87 TwoTankHydraulics::Pipe::resistance", NULL, NULL, NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, pipe.resistance), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 20 */ {"pipe.fluidFlow", "m^3/s", "Flow out of pipeOpening1",
        "model.xmi:91 TwoTankHydraulics::Pipe::fluidFlow", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.fluidFlow), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 21 */ {"pipe.fluidPressureDiff", "Pa", "Pressure at pipeOpening2 minus that at pipeOpening1",
        "model.xmi:95 TwoTankHydraulics::Pipe::fluidPressureDiff", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.fluidPressureDiff), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 22 */ {"der(fluidReservoir1.fluidLevel)", "m/s", "",
        "model.xmi:34 TwoTankHydraulics::Tank::fluidLevel", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, fluidReservoir1.der_fluidLevel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 23 */ {"der(fluidReservoir2.fluidLevel)", "m/s", "",
        "model.xmi:34 TwoTankHydraulics::Tank::fluidLevel", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, fluidReservoir2.der_fluidLevel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    1, 3, 5, 4, -1,
    22, 0, 2, -1,
    7, 9, 11, 10, -1,
    23, 6, 8, -1,
    19, 18, 16, 17, -1,
    20, 21, 19, -1,
    21, 15, 13, -1,
    12, 14, -1,
    20, 12, -1,
    1, 13, -1,
    15, 7, -1,
    0, 12, -1,
    14, 6, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "TwoTankHydraulics::Constraints::TankConstraint::pressure", "fluidReservoir1",
        "fluidReservoir1.tankOpening.p = fluidReservoir1.gravity*fluidReservoir1.fluidLevel*fluidReservoir1.fluidDensity", "model.xmi:247", held + 0, false},
    /* 1 */ {"E2", "TwoTankHydraulics::Constraints::TankConstraint::storage", "fluidReservoir1",
        "der(fluidReservoir1.fluidLevel) = -fluidReservoir1.tankOpening.q/fluidReservoir1.tankSurfaceArea", "model.xmi:253", held + 5, false},
    /* 2 */ {"E3", "TwoTankHydraulics::Constraints::TankConstraint::pressure", "fluidReservoir2",
        "fluidReservoir2.tankOpening.p = fluidReservoir2.gravity*fluidReservoir2.fluidLevel*fluidReservoir2.fluidDensity", "model.xmi:247", held + 9, false},
    /* 3 */ {"E4", "TwoTankHydraulics::Constraints::TankConstraint::storage", "fluidReservoir2",
        "der(fluidReservoir2.fluidLevel) = -fluidReservoir2.tankOpening.q/fluidReservoir2.tankSurfaceArea", "model.xmi:253", held + 14, false},
    /* 4 */ {"E5", "TwoTankHydraulics::Constraints::PipeConstraint::friction", "pipe",
        "pipe.resistance = 8*pipe.dynamicViscosity*pipe.pipeLength/(3.1416*pipe.radius^4)", "model.xmi:292", held + 18, false},
    /* 5 */ {"E6", "TwoTankHydraulics::Constraints::PipeConstraint::law", "pipe",
        "pipe.fluidFlow = pipe.fluidPressureDiff/pipe.resistance", "model.xmi:298", held + 23, false},
    /* 6 */ {"E7", "TwoTankHydraulics::Constraints::PipeConstraint::difference", "pipe",
        "pipe.fluidPressureDiff = pipe.pipeOpening2.p - pipe.pipeOpening1.p", "model.xmi:304", held + 27, false},
    /* 7 */ {"E8", "TwoTankHydraulics::Constraints::PipeConstraint::balance", "pipe",
        "pipe.pipeOpening1.q + pipe.pipeOpening2.q = 0", "model.xmi:310", held + 31, false},
    /* 8 */ {"E9", "TwoTankHydraulics::Constraints::PipeConstraint::flow", "pipe",
        "pipe.fluidFlow = pipe.pipeOpening1.q", "model.xmi:316", held + 34, false},
    /* 9 */ {"E10", "TwoTankHydraulics::ConnectedTanks::c1", "",
        "fluidReservoir1.tankOpening.p = pipe.pipeOpening1.p", "model.xmi:160", held + 37, false},
    /* 10 */ {"E11", "TwoTankHydraulics::ConnectedTanks::c2", "",
        "pipe.pipeOpening2.p = fluidReservoir2.tankOpening.p", "model.xmi:164", held + 40, false},
    /* 11 */ {"E12", "TwoTankHydraulics::ConnectedTanks::c1", "",
        "fluidReservoir1.tankOpening.q + pipe.pipeOpening1.q = 0", "model.xmi:160", held + 43, false},
    /* 12 */ {"E13", "TwoTankHydraulics::ConnectedTanks::c2", "",
        "pipe.pipeOpening2.q + fluidReservoir2.tankOpening.q = 0", "model.xmi:164", held + 46, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

const ModelBranch *const model_branches = NULL;
const int *const model_indicator_branches = NULL;
const int model_branch_count = 0;
const int model_indicator_count = 0;

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
    1.0, -1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 4, 5, 6, 7};
static const int jacobian_row_slot[] = {
    2, 3, 4, 5, 6, 7};
static const int jacobian_term_slot[] = {
    0, 1, 3, 2, 4, 5, 5};
static const int jacobian_term_partial[] = {
    2, 3, 0, 1, 4, 5, 6};
static const int jacobian_derivative[] = {
    6, 7};
static const int jacobian_column_start[] = {
    0, 2, 4};
static const int jacobian_row_index[] = {
    0, 1, 0, 1};
static const int jacobian_colour[] = {
    0, 1};

const ModelJacobian model_jacobian = {
    .states = 2,
    .slots = 8,
    .rows = 6,
    .loop_count = 0,
    .partial_count = 7,
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
    {"TwoTankHydraulics::ConnectedTanks::c1", "", "model.xmi:160"},
    {"TwoTankHydraulics::ConnectedTanks::c2", "", "model.xmi:164"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {0, 12}, {false, false}},
    {0, {1, 13}, {false, false}},
    {1, {14, 6}, {false, false}},
    {1, {15, 7}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    0, 6, 12, 14};

static const ModelJoints model_joints = {4, 4, joint_table, connectors, flows};

static const char *const plot[] = {"fluidReservoir1.fluidLevel", "fluidReservoir2.fluidLevel", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of ConnectedTanksExperiment",
    "",
    "13 equations drawn, 0 derived; 6 eliminated as aliases, 0 redundant, 1 of constants, 6 in use",
    "2 states; 6 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  fluidReservoir1.fluidLevel                    start 40.0                                          its start is given",
    "  fluidReservoir2.fluidLevel                    start 15.0                                          its start is given",
    "",
    "Eliminated",
    "  E12    fluidReservoir1.tankOpening.q          = -pipe.fluidFlow                                   model.xmi:160",
    "  E13    fluidReservoir2.tankOpening.q          = pipe.fluidFlow                                    model.xmi:164",
    "  E8     pipe.pipeOpening1.q                    = pipe.fluidFlow                                    model.xmi:310",
    "  E10    pipe.pipeOpening1.p                    = fluidReservoir1.tankOpening.p                     model.xmi:160",
    "  E9     pipe.pipeOpening2.q                    = -pipe.fluidFlow                                   model.xmi:316",
    "  E11    pipe.pipeOpening2.p                    = fluidReservoir2.tankOpening.p                     model.xmi:164",
    "",
    "Constants",
    "  E5     pipe.resistance := 8*pipe.dynamicViscosity*pipe.pipeLength/(3.1416*pipe.radius^4)          model.xmi:292",
    "",
    "Start",
    "         fluidReservoir1.fluidLevel := 40.0",
    "         fluidReservoir2.fluidLevel := 15.0",
    "",
    "Continuous time",
    "  E1     fluidReservoir1.tankOpening.p := fluidReservoir1.gravity*fluidReservoir1.fluidLevel*fluidReservoir1.fluidDensity model.xmi:247",
    "  E3     fluidReservoir2.tankOpening.p := fluidReservoir2.gravity*fluidReservoir2.fluidLevel*fluidReservoir2.fluidDensity model.xmi:247",
    "  E7     pipe.fluidPressureDiff := fluidReservoir2.tankOpening.p - fluidReservoir1.tankOpening.p    model.xmi:304",
    "  E6     pipe.fluidFlow := pipe.fluidPressureDiff/pipe.resistance                                   model.xmi:298",
    "  E2     der(fluidReservoir1.fluidLevel) := pipe.fluidFlow/fluidReservoir1.tankSurfaceArea          model.xmi:253",
    "  E4     der(fluidReservoir2.fluidLevel) := -pipe.fluidFlow/fluidReservoir2.tankSurfaceArea         model.xmi:253",
    NULL};

const ModelParts model_parts = {
    .events = NULL,
    .impulses = NULL,
    .sliding = NULL,
    .delays = NULL,
    .paths = NULL,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = NULL,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "ConnectedTanksExperiment",
    .qualified_name = "TwoTankHydraulics::ConnectedTanksExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 90.0,
    .interval = 0.1,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
};
