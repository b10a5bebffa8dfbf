/* ConnectedTanksExperiment_tables.c - names, patterns and data, of TwoTankHydraulics::ConnectedTanksExperiment,
 *     from model.xmi, by sysphsc 0.1.0. */
#include "ConnectedTanksExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "SysPhSLibrary.xmi:116"
#define DRAWN_2 "SysPhSLibrary.xmi:119"
#define DRAWN_3 "model.xmi:22"
#define DRAWN_4 "model.xmi:26"
#define DRAWN_5 "model.xmi:30"
#define DRAWN_6 "model.xmi:34"
#define DRAWN_7 "model.xmi:76"
#define DRAWN_8 "model.xmi:80"
#define DRAWN_9 "model.xmi:84"
#define DRAWN_10 "model.xmi:87"
#define DRAWN_11 "model.xmi:91"
#define DRAWN_12 "model.xmi:95"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITHOUT_MODES()
WITH_EQUATIONS()
WITHOUT_OUTPUTS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_INDICATORS()
WITHOUT_INSTANTS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_UPDATE()
WITHOUT_PHASES()
WITHOUT_ACTIONS()
WITHOUT_CLOCKS()

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .joints = &joint_part,
};

int model_variable_count = 24, model_instance_count = 4;
int model_equation_count = 13, model_constraint_count = 13;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "m^3/s", .description = "Volume flow into the block that owns the port",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q"},
    /* 1 */ {.unit = "Pa", .description = "Pressure",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p"},
    /* 2 */ {.unit = "m^2", .description = "Area of the surface",
        .source = DRAWN_3 " TwoTankHydraulics::Tank::tankSurfaceArea"},
    /* 3 */ {.unit = "m/s^2", .description = "Acceleration of gravity",
        .source = DRAWN_4 " TwoTankHydraulics::Tank::gravity"},
    /* 4 */ {.unit = "kg/m^3", .description = "Density of the fluid",
        .source = DRAWN_5 " TwoTankHydraulics::Tank::fluidDensity"},
    /* 5 */ {.unit = "m", .description = "Level of the fluid above the opening",
        .source = DRAWN_6 " TwoTankHydraulics::Tank::fluidLevel"},
    /* 6 */ {.unit = "m/s", .source = DRAWN_6 " TwoTankHydraulics::Tank::fluidLevel"},
    /* 7 */ {.unit = "m", .description = "Length of the pipe",
        .source = DRAWN_7 " TwoTankHydraulics::Pipe::pipeLength"},
    /* 8 */ {.unit = "m", .description = "Inner radius", .source = DRAWN_8 " TwoTankHydraulics::Pipe::radius"},
    /* 9 */ {.unit = "Pa*s", .description = "Dynamic viscosity of the fluid",
        .source = DRAWN_9 " TwoTankHydraulics::Pipe::dynamicViscosity"},
    /* 10 */ {.unit = "Pa*s/m^3", .description = "Pressure difference at unit flow",
        .source = DRAWN_10 " TwoTankHydraulics::Pipe::resistance"},
    /* 11 */ {.unit = "m^3/s", .description = "Flow out of pipeOpening1",
        .source = DRAWN_11 " TwoTankHydraulics::Pipe::fluidFlow"},
    /* 12 */ {.unit = "Pa", .description = "Pressure at pipeOpening2 minus that at pipeOpening1",
        .source = DRAWN_12 " TwoTankHydraulics::Pipe::fluidPressureDiff"},
};

/* TwoTankHydraulics::Tank */
static const ModelMember members_1[] = {
    {.name = "tankOpening.q", .equals = 22, .is_negative = true, .origin = 1, .skipped = 11},
    {.name = "tankOpening.p", .quantity = 1, .offset = offsetof(struct Tank, tankOpening.p), .origin = 2},
    {.name = "tankSurfaceArea", .quantity = 2, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct Tank, tankSurfaceArea)},
    {.name = "gravity", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, gravity)},
    {.name = "fluidDensity", .quantity = 4, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, fluidDensity)},
    {.name = "fluidLevel", .quantity = 5, .kind = MODEL_STATE, .offset = offsetof(struct Tank, fluidLevel),
        .has_start = true, .start = offsetof(struct Tank, fluidLevel_start)},
    {.name = "der(fluidLevel)", .quantity = 6, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct Tank, der_fluidLevel), .origin = 2, .is_late = true},
};

/* TwoTankHydraulics::Tank */
static const ModelMember members_2[] = {
    {.name = "tankOpening.q", .equals = 15, .origin = 1},
    {.name = "tankOpening.p", .quantity = 1, .offset = offsetof(struct Tank, tankOpening.p), .origin = 2},
    {.name = "tankSurfaceArea", .quantity = 2, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct Tank, tankSurfaceArea)},
    {.name = "gravity", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, gravity)},
    {.name = "fluidDensity", .quantity = 4, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, fluidDensity)},
    {.name = "fluidLevel", .quantity = 5, .kind = MODEL_STATE, .offset = offsetof(struct Tank, fluidLevel),
        .has_start = true, .start = offsetof(struct Tank, fluidLevel_start)},
    {.name = "der(fluidLevel)", .quantity = 6, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct Tank, der_fluidLevel), .origin = 2, .is_late = true},
};

/* TwoTankHydraulics::Pipe */
static const ModelMember members_3[] = {
    {.name = "pipeOpening1.q", .equals = 8, .origin = 2, .skipped = 4},
    {.name = "pipeOpening1.p", .quantity = 1, .equals = -14, .origin = 3, .skipped = 9},
    {.name = "pipeOpening2.q", .equals = 6, .is_negative = true, .origin = 2, .skipped = -2},
    {.name = "pipeOpening2.p", .quantity = 1, .equals = -9, .origin = 3},
    {.name = "pipeLength", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Pipe, pipeLength)},
    {.name = "radius", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct Pipe, radius)},
    {.name = "dynamicViscosity", .quantity = 9, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct Pipe, dynamicViscosity)},
    {.name = "resistance", .quantity = 10, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct Pipe, resistance), .origin = 2, .skipped = -4},
    {.name = "fluidFlow", .quantity = 11, .offset = offsetof(struct Pipe, fluidFlow), .origin = 2},
    {.name = "fluidPressureDiff", .quantity = 12, .offset = offsetof(struct Pipe, fluidPressureDiff), .origin = 2},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 7}, {members_2, 7}, {members_3, 10},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, fluidReservoir1), sizeof(struct Tank), 0},
    /* 2 */ {offsetof(struct Model, fluidReservoir2), sizeof(struct Tank), 0},
    /* 3 */ {offsetof(struct Model, pipe), sizeof(struct Pipe), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"fluidReservoir1", 0, 1, 1, 0, 0, 0, 0}, {"fluidReservoir2", 0, 2, 2, 0, 0, 0, 0},
    {"pipe", 0, 3, 3, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 0,
};

static const ModelJacobian jacobian = {
    .states = 2, .slots = 8, .rows = 6, .partial_count = 7, .number_count = 2, .colours = 2,
    .numbers = (const double[]){1.0, -1.0},
    .row_start = (const int[]){0, 1, 2, 4, 5, 6, 7},
    .row_slot = (const int[]){2, 3, 4, 5, 6, 7},
    .term_slot = (const int[]){0, 1, 3, 2, 4, 5, 5},
    .term_partial = (const int[]){2, 3, 0, 1, 4, 5, 6},
    .derivative = (const int[]){6, 7},
    .column_start = (const int[]){0, 2, 4},
    .row_index = (const int[]){0, 1, 0, 1},
    .colour = (const int[]){0, 1},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, fluidReservoir1.fluidLevel)},
        {.at = 1, .offset = offsetof(Model, fluidReservoir2.fluidLevel)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, fluidReservoir1.der_fluidLevel)},
        {.at = 1, .offset = offsetof(Model, fluidReservoir2.der_fluidLevel)}, {.at = -1}},
    .state_count = 2,
    .states = (const int[]){5, 11},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 4,
    .connectors = (const int[]){7, 0, 8, 0},
    .joints = (const int[]){0, 0, 12, 0, 0, 1, 13, 0, 1, 14, 6, 0, 1, 15, 7, 0},
    .flow_count = 4,
    .flows = (const int[]){0, 6, 12, 14},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of ConnectedTanksExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of constants, %d6 "
        "in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 40.0%oits start is given",
    /* 6 */ "  %1%vstart 15.0%oits start is given",
    /* 7 */ "Eliminated",
    /* 8 */ "  %1%v= -%2%o%i",
    /* 9 */ "  %1%v= %2%o%i",
    /* 10 */ "Constants",
    /* 11 */ "  %1 := 8*%2*%3/(3.1416*%4^4)%o%i",
    /* 12 */ "Start",
    /* 13 */ "  %1 := 40.0",
    /* 14 */ "  %1 := 15.0",
    /* 15 */ "Continuous time",
    /* 16 */ "  %1 := %2*%3*%4%o%i",
    /* 17 */ "  %1 := %2 - %3%o%i",
    /* 18 */ "  %1 := %2/%3%o%i",
    /* 19 */ "  %1 := -%2/%3%o%i",
    /* 20 */ "Drawn in",
    /* 21 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 2, 2,   1, -1,   15, 0,    2, 1, 8,   2, -1, 13, 0, 6, 0, 1, 6,
    3, 1, 6,   3, -1, 2, 6, 0, 0,    1, 2, 2,   4, -1,   15, 0,    4, 1, 2,   5, -1,    5, 1, 3,   6, -1, 5,
    6, 1, 3,   7, -1, 11,    1, 2, 2,   8, -1,   15, 0,    7, 1, 2,   9, -1,
    8, 2, 4,   10, 11, 0, 20,   4, -4, 14, 0,    9, 2, 4,   11, 12, 6, 20,   2, -3, 7, -19,
    9, 2, 4,   12, 8, 12, 20,   3, 2, 3, -13,    10, 1, 2,   17, -1,    11, 1, 6,   18, 4, 19, 18, 16, 17,
    12, 1, 2,   20, -1,    13, 1, 3,   21, -1, 5,    14, 1, 3,   22, -1, 11,    15, 1, 2,   24, -1,
    16, 2, 6,   25, 0, 1, 3, 5, 4,   1, 2, 6, 6, 6, 6,    17, 1, 5,   27, 6, 21, 7, 1,
    18, 2, 5,   28, 5, 20, 21, 19,   1, -4, 2, -1, -17,    19, 1, 5,   30, 3, 23, 20, 8,    1, 1, 2,   31, -1,
    20, 1, 2,   32, -1,    21, 1, 2,   33, 0,    21, 2, 2,   34, 1,   4, 6,    21, 2, 2,   35, 4,   4, 4,
    21, 2, 2,   36, 5,   4, 4,    21, 2, 2,   37, 6,   4, 4,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "703d3b3d68119cf27d91274dc217cb9e87fdb19a8d398b42e47ce68a45106618"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Fluid.xmi", "e8d56c35f460b400d875bcc779b459663c5a36f6f764df9c7fe5df6b4a4be60a"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "ConnectedTanksExperiment",
    .qualified_name = "TwoTankHydraulics::ConnectedTanksExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "e846cc1a9519f0120f650b26ce1dd2f9721e1aae1cd358b90be774b7b4d3333a",
    .files = files,
    .start = 0.0, .stop = 90.0, .interval = 0.1, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){
        {"fluidReservoir1.fluidLevel", 0, 0}, {"fluidReservoir2.fluidLevel", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {42, lines, forms},
    .joints = &model_joints,
};
