/* RodExperiment_tables.c - names, patterns and data, of HeatedRod::RodExperiment, from model.xmi, by sysphsc
 *     0.1.0. */
#include "RodExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "SysPhSLibrary.xmi:105"
#define DRAWN_2 "SysPhSLibrary.xmi:108"
#define DRAWN_3 "EntropyTransfer.xmi:352"
#define DRAWN_4 "model.xmi:27"
#define DRAWN_5 "model.xmi:32"
#define DRAWN_6 "model.xmi:37"
#define DRAWN_7 "model.xmi:42"
#define DRAWN_8 "model.xmi:46"
#define DRAWN_9 "model.xmi:51"
#define DRAWN_10 "model.xmi:55"
#define DRAWN_11 "model.xmi:60"
#define DRAWN_12 "model.xmi:65"
#define DRAWN_13 "model.xmi:69"
#define DRAWN_14 "model.xmi:74"
#define DRAWN_15 "model.xmi:81"
#define DRAWN_16 "model.xmi:85"
#define DRAWN_17 "model.xmi:89"
#define DRAWN_18 "EntropyTransfer.xmi:324"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITHOUT_MODES()
WITH_EQUATIONS()
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

int model_variable_count = 33, model_instance_count = 4;
int model_equation_count = 17, model_constraint_count = 16;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "W/K",
        .description = "Entropy flow into the block that owns the port; heat flow divided by temperature",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF"},
    /* 1 */ {.unit = "K", .description = "Absolute temperature; the value is a guess for iterations",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t"},
    /* 2 */ {.unit = "K", .description = "Temperature",
        .source = DRAWN_3 " EntropyTransfer::FixedTemperature::t_set"},
    /* 3 */ {.unit = "", .description = "Number of volumes, 2 or more", .source = DRAWN_4 " HeatedRod::Rod::n"},
    /* 4 */ {.unit = "m", .description = "Length", .source = DRAWN_5 " HeatedRod::Rod::L"},
    /* 5 */ {.unit = "m^2", .description = "Cross-section", .source = DRAWN_6 " HeatedRod::Rod::A"},
    /* 6 */ {.unit = "kg/m^3", .description = "Density", .source = DRAWN_7 " HeatedRod::Rod::rho"},
    /* 7 */ {.unit = "W/(m*K)", .description = "Thermal conductivity", .source = DRAWN_8 " HeatedRod::Rod::lambda"},
    /* 8 */ {.unit = "J/(kg*K)", .description = "Specific heat capacity", .source = DRAWN_9 " HeatedRod::Rod::c"},
    /* 9 */ {.unit = "K", .description = "Temperature at the start", .source = DRAWN_10 " HeatedRod::Rod::T0"},
    /* 10 */ {.unit = "m", .description = "Length of a volume", .source = DRAWN_11 " HeatedRod::Rod::dx"},
    /* 11 */ {.unit = "1/s", .description = "Conductance between volumes over the heat capacity of one",
        .source = DRAWN_12 " HeatedRod::Rod::k1"},
    /* 12 */ {.unit = "W/K", .description = "Conductance of half a volume", .source = DRAWN_13 " HeatedRod::Rod::k2"},
    /* 13 */ {.unit = "K", .description = "Temperature of each volume", .source = DRAWN_14 " HeatedRod::Rod::T"},
    /* 14 */ {.unit = "W", .description = "Heat flow into the left end", .source = DRAWN_15 " HeatedRod::Rod::Qa"},
    /* 15 */ {.unit = "W", .description = "Heat flow into the right end", .source = DRAWN_16 " HeatedRod::Rod::Qb"},
    /* 16 */ {.unit = "J", .description = "Heat taken up since the start",
        .source = DRAWN_17 " HeatedRod::Rod::stored"},
    /* 17 */ {.unit = "K/s", .source = DRAWN_14 " HeatedRod::Rod::T"},
    /* 18 */ {.unit = "W", .description = "Heat flow out of the block",
        .source = DRAWN_18 " EntropyTransfer::FixedThermalPower::power"},
};

/* EntropyTransfer::FixedTemperature */
static const ModelMember members_1[] = {
    {.name = "p.sF", .offset = offsetof(struct FixedTemperature, p.sF), .origin = 1, .skipped = 8},
    {.name = "p.t", .quantity = 1, .equals = 1, .origin = 1, .skipped = -9},
    {.name = "t_set", .quantity = 2, .kind = MODEL_CONSTANT, .offset = offsetof(struct FixedTemperature, t_set)},
};

/* HeatedRod::Rod */
static const ModelMember members_2[] = {
    {.name = "a.sF", .equals = -3, .is_negative = true, .origin = 2, .skipped = 14},
    {.name = "a.t", .quantity = 1, .equals = -2, .origin = 3, .skipped = 12},
    {.name = "b.sF", .offset = offsetof(struct Rod, b.sF), .origin = 4, .skipped = 16},
    {.name = "b.t", .quantity = 1, .offset = offsetof(struct Rod, b.t), .origin = 1, .skipped = 6},
    {.name = "n", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rod, n), .decides = "rod.n is 5"},
    {.name = "L", .quantity = 4, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rod, L)},
    {.name = "A", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rod, A)},
    {.name = "rho", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rod, rho)},
    {.name = "lambda", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rod, lambda)},
    {.name = "c", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rod, c)},
    {.name = "T0", .quantity = 9, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rod, T0)},
    {.name = "dx", .quantity = 10, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Rod, dx)},
    {.name = "k1", .quantity = 11, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Rod, k1)},
    {.name = "k2", .quantity = 12, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Rod, k2)},
    {.name = "T[%]", .first = 1, .count = 5, .quantity = 13, .kind = MODEL_STATE,
        .offset = offsetof(struct Rod, T[0]), .has_start = true, .start = offsetof(struct Rod, T_start[0]),
        .stride = sizeof(double)},
    {.name = "Qa", .quantity = 14, .offset = offsetof(struct Rod, Qa), .origin = 1, .skipped = -2},
    {.name = "Qb", .quantity = 15, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Rod, Qb), .origin = 1,
        .skipped = 2},
    {.name = "stored", .quantity = 16, .offset = offsetof(struct Rod, stored), .origin = 1},
    {.name = "der(T[1])", .quantity = 17, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Rod, der_T[0]),
        .origin = 1, .skipped = -10, .is_late = true},
    {.name = "der(T[%])", .first = 2, .count = 4, .quantity = 17, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct Rod, der_T[1]), .stride = sizeof(double), .origin = 1, .is_late = true},
};

/* EntropyTransfer::FixedThermalPower */
static const ModelMember members_3[] = {
    {.name = "p.sF", .equals = -25, .is_negative = true, .origin = 2},
    {.name = "p.t", .quantity = 1, .equals = -25, .origin = 3},
    {.name = "power", .quantity = 18, .kind = MODEL_CONSTANT, .offset = offsetof(struct FixedThermalPower, power)},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 3}, {members_2, 20}, {members_3, 3},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, fixedT), sizeof(struct FixedTemperature), 0},
    /* 2 */ {offsetof(struct Model, rod), sizeof(struct Rod), 0},
    /* 3 */ {offsetof(struct Model, fixedQflow), sizeof(struct FixedThermalPower), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"fixedT", 0, 1, 1, 0, 0, 0, 0}, {"rod", 0, 2, 2, 0, 0, 0, 0},
    {"fixedQflow", 0, 3, 3, 0, 0, 0, 0},
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
    .states = 5, .slots = 11, .rows = 6, .partial_count = 12, .number_count = 1, .colours = 3,
    .numbers = (const double[]){1.0},
    .row_start = (const int[]){0, 2, 5, 8, 11, 12, 15},
    .row_slot = (const int[]){5, 6, 7, 8, 9, 10},
    .term_slot = (const int[]){0, 1, 2, 1, 0, 3, 2, 1, 4, 3, 2, 4, 3, 4, 9},
    .term_partial = (const int[]){1, 2, 3, 4, 3, 5, 6, 5, 7, 8, 7, 0, 9, 10, 11},
    .derivative = (const int[]){5, 6, 7, 8, 10},
    .column_start = (const int[]){0, 2, 5, 8, 11, 13},
    .row_index = (const int[]){0, 1, 0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4},
    .colour = (const int[]){0, 1, 2, 0, 1},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, rod.T[0]), .step = 1, .more = 4,
        .distance = offsetof(Model, rod.T[1]) - offsetof(Model, rod.T[0])},
        {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, rod.der_T[0]), .step = 1, .more = 4,
        .distance = offsetof(Model, rod.der_T[1]) - offsetof(Model, rod.der_T[0])},
        {.at = -1}},
    .state_count = 5,
    .states = (const int[]){17, 18, 19, 20, 21},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 4,
    .connectors = (const int[]){10, 0, 11, 0},
    .joints = (const int[]){0, 0, 3, 0, 0, 1, 4, 0, 1, 5, 25, 0, 1, 6, 26, 0},
    .flow_count = 4,
    .flows = (const int[]){0, 3, 5, 25},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of RodExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of constants, %d6 "
        "in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart %2%oits start is given",
    /* 6 */ "Constants that decide the structure",
    /* 7 */ "  %1%o%1 is %d2",
    /* 8 */ "Eliminated",
    /* 9 */ "  %1%v= %2%o%i",
    /* 10 */ "  %1%v= -%2%o%i",
    /* 11 */ "Products that are unknowns, so that loops are linear",
    /* 12 */ "  product(rod.b.sF, t) = %1*%2%o%i  an unknown in the place of %1",
    /* 13 */ "Constants",
    /* 14 */ "  %1 := %2/%3",
    /* 15 */ "  %1 := %2/(%3*%4*%5^2)",
    /* 16 */ "  %1 := 2*%2*%3/%4",
    /* 17 */ "  product(rod.b.sF, t) := %1%o%i",
    /* 18 */ "  %1 := product(rod.b.sF, t)%o%i",
    /* 19 */ "Start",
    /* 20 */ "  %1 := %2",
    /* 21 */ "Continuous time",
    /* 22 */ "  %1 := %2*(2*(%3 - %4) - (%4 - %5))%o%i",
    /* 23 */ "  %1 := %2*(%3 - 2*%4 + %5)%o%i",
    /* 24 */ "  %1 := %2/%3 + %4  unless %3 vanishes%o%i",
    /* 25 */ "  %1 := %2*(%3 - %4 - 2*(%4 - %5))%o%i",
    /* 26 */ "For results only",
    /* 27 */ "  %1 := %2*(%3 - %4)%o%i",
    /* 28 */ "  %1 := %2*%3*%4*%5*(%6 - %7 + (%8 - %7) + (%9 - %7) + (%10 - %7) + (%11 - %7))%o%i",
    /* 29 */ "  %1 := -%2/%3  unless %3 vanishes%o%i",
    /* 30 */ "  %1 := product(rod.b.sF, t)/%2  unless %2 vanishes%o%i",
    /* 31 */ "Drawn in",
    /* 32 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 2, 2,   1, -1,   23, 0,    2, 1, 8,   2, -1, 16, 1, 5, 0, 2, 10,
    3, 1, 6,   3, -1, 5, 10, 0, 0,    1, 2, 2,   4, -1,   27, 0,    4, 1, 2,   5, -1,
    5, 5, 4,   6, -1, 17, 13,   1, 0, 1, 0,    1, 2, 2,   11, -1,   27, 0,    6, 1, 2,   12, -1,
    7, 1, 4,   13, -1, 7, 5,    1, 2, 2,   14, -1,   32, 0,    8, 1, 2,   15, -1,    9, 1, 4,   16, 0, 1, 2,
    10, 2, 4,   17, 14, 3, 0,   2, 1, 22, 5,    9, 2, 4,   18, 12, 4, 2,   2, 1, 22, 4,
    1, 2, 2,   21, -1,   31, 0,    11, 1, 2,   22, -1,    12, 1, 4,   23, 16, 5, 6,    13, 1, 2,   25, -1,
    14, 1, 5,   26, -1, 14, 8, 7,    15, 1, 7,   27, -1, 15, 11, 12, 10, 14,    16, 1, 6,   28, -1, 16, 11, 9, 14,
    17, 1, 3,   29, 11, 27,    18, 1, 3,   30, 9, 23,    19, 1, 2,   32, -1,
    20, 5, 4,   33, -1, 17, 13,   1, 0, 1, 0,    21, 1, 2,   39, -1,    22, 1, 7,   40, 1, 28, 15, 2, 17, 18,
    23, 3, 7,   41, 2, 29, 15, 19, 18, 17,   1, 1, 1, 0, 1, 1, 1,    24, 1, 6,   44, 7, 6, 23, 16, 21,
    25, 1, 7,   45, 5, 32, 15, 20, 21, 6,    26, 1, 2,   47, -1,    27, 1, 6,   48, 6, 22, 16, 2, 17,
    28, 1, 13,   49, 10, 24, 10, 12, 9, 14, 17, 13, 18, 19, 20, 21,    29, 1, 5,   50, 8, 0, 22, 2,
    30, 1, 4,   51, 16, 5, 6,    31, 1, 2,   53, -1,    32, 2, 2,   54, 0,   6, 8,    32, 2, 2,   55, 1,   6, 8,
    32, 2, 2,   56, 2,   6, 8,    32, 2, 2,   57, 5,   6, 6,    32, 2, 2,   58, 6,   6, 6,
    32, 2, 2,   59, 7,   6, 6,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "48e6179b02ab6c31d3899b06d9f2c002dfea67ca4e9a17ccbebf64578e77f254"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"EntropyTransfer.xmi", "08a6eb96e6b9d33ab0779f7142869fc0bb65dddd8313f6d0e4f2d4e7fd5222ff"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "RodExperiment",
    .qualified_name = "HeatedRod::RodExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "3427abd93cb0a4bb30a144a3a1c19f6ed0e6ce5c5cb0212d417e1ffc03fd01c5",
    .files = files,
    .start = 0.0, .stop = 100000.0, .interval = 200.0, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){{"rod.T[%]", 1, 5}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {66, lines, forms},
    .joints = &model_joints,
    .integers = (const int[]){7, -1},
};
