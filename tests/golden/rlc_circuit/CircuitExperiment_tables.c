/* CircuitExperiment_tables.c - names, patterns and data, of RlcCircuit::CircuitExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "CircuitExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "SysPhSLibrary.xmi:126"
#define DRAWN_2 "SysPhSLibrary.xmi:129"
#define DRAWN_3 "Electrical.xmi:21"
#define DRAWN_4 "Electrical.xmi:25"
#define DRAWN_5 "model.xmi:22"
#define DRAWN_6 "model.xmi:26"
#define DRAWN_7 "Electrical.xmi:66"
#define DRAWN_8 "Electrical.xmi:69"
#define DRAWN_9 "Electrical.xmi:74"
#define DRAWN_10 "Electrical.xmi:78"
#define DRAWN_11 "Electrical.xmi:83"
#define DRAWN_12 "Electrical.xmi:104"
#define DRAWN_13 "Electrical.xmi:124"

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

int model_variable_count = 48, model_instance_count = 7;
int model_equation_count = 32, model_constraint_count = 32;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "A", .description = "Current into the block that owns the port",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i"},
    /* 1 */ {.unit = "V", .description = "Electric potential",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v"},
    /* 2 */ {.unit = "V", .description = "Voltage of p over n",
        .source = DRAWN_3 " Electrical::TwoPinElectricalComponent::v"},
    /* 3 */ {.unit = "A", .description = "Current from p to n",
        .source = DRAWN_4 " Electrical::TwoPinElectricalComponent::i"},
    /* 4 */ {.unit = "V", .description = "Amplitude", .source = DRAWN_5 " RlcCircuit::Source::amp"},
    /* 5 */ {.unit = "Hz", .description = "Periods per second", .source = DRAWN_6 " RlcCircuit::Source::frequency"},
    /* 6 */ {.unit = "ohm", .description = "Resistance at T_ref", .source = DRAWN_7 " Electrical::Resistor::r"},
    /* 7 */ {.unit = "K", .description = "Reference temperature", .source = DRAWN_8 " Electrical::Resistor::T_ref"},
    /* 8 */ {.unit = "1/K", .description = "Relative rise of the resistance per kelvin above T_ref",
        .source = DRAWN_9 " Electrical::Resistor::alpha"},
    /* 9 */ {.unit = "K", .description = "Temperature", .source = DRAWN_10 " Electrical::Resistor::T"},
    /* 10 */ {.unit = "ohm", .description = "Resistance at T",
        .source = DRAWN_11 " Electrical::Resistor::resistance"},
    /* 11 */ {.unit = "F", .description = "Capacitance, greater than 0",
        .source = DRAWN_12 " Electrical::Capacitor::c"},
    /* 12 */ {.unit = "V/s", .source = DRAWN_3 " Electrical::TwoPinElectricalComponent::v"},
    /* 13 */ {.unit = "H", .description = "Inductance, greater than 0",
        .source = DRAWN_13 " Electrical::Inductor::l"},
    /* 14 */ {.unit = "A/s", .source = DRAWN_4 " Electrical::TwoPinElectricalComponent::i"},
};

/* RlcCircuit::Source */
static const ModelMember members_1[] = {
    {.name = "p.i", .equals = 5, .origin = 1, .skipped = 1},
    {.name = "p.v", .quantity = 1, .equals = 3, .origin = 1, .skipped = -2},
    {.name = "n.i", .equals = 3, .is_negative = true, .origin = 1, .skipped = 1},
    {.name = "n.v", .quantity = 1, .is_number = true, .number = 0.0, .origin = 2, .skipped = 27},
    {.name = "v", .quantity = 2, .offset = offsetof(struct Source, v), .origin = 1},
    {.name = "i", .quantity = 3, .offset = offsetof(struct Source, i), .origin = 3, .skipped = 28},
    {.name = "amp", .quantity = 4, .kind = MODEL_CONSTANT, .offset = offsetof(struct Source, amp)},
    {.name = "frequency", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct Source, frequency)},
};

/* Electrical::Resistor */
static const ModelMember members_2[] = {
    {.name = "p.i", .equals = 5, .origin = 1, .skipped = 1},
    {.name = "p.v", .quantity = 1, .equals = -5, .origin = 2, .skipped = -7},
    {.name = "n.i", .equals = 3, .is_negative = true, .origin = 1},
    {.name = "n.v", .quantity = 1, .equals = 12, .origin = 2},
    {.name = "v", .quantity = 2, .offset = offsetof(struct Resistor, v), .origin = 1, .skipped = -3},
    {.name = "i", .quantity = 3, .offset = offsetof(struct Resistor, i), .origin = 1, .skipped = 2},
    {.name = "r", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, r)},
    {.name = "T_ref", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, T_ref)},
    {.name = "alpha", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, alpha)},
    {.name = "T", .quantity = 9, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Resistor, T)},
    {.name = "resistance", .quantity = 10, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct Resistor, resistance)},
};

/* Electrical::Capacitor */
static const ModelMember members_3[] = {
    {.name = "p.i", .equals = -6, .origin = 3},
    {.name = "p.v", .quantity = 1, .equals = 3, .origin = 1},
    {.name = "n.i", .equals = -8, .is_negative = true, .origin = 1, .skipped = 1},
    {.name = "n.v", .quantity = 1, .is_number = true, .number = 0.0, .origin = 2},
    {.name = "v", .quantity = 2, .kind = MODEL_STATE, .offset = offsetof(struct Capacitor, v),
        .has_start = true, .start = offsetof(struct Capacitor, v_start)},
    {.name = "i", .quantity = 3, .equals = -11, .origin = 1, .skipped = -2},
    {.name = "c", .quantity = 11, .kind = MODEL_CONSTANT, .offset = offsetof(struct Capacitor, c)},
    {.name = "der(v)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Capacitor, der_v),
        .origin = 1, .skipped = 1, .is_late = true},
};

/* Electrical::Resistor */
static const ModelMember members_4[] = {
    {.name = "p.i", .equals = 16, .origin = 1, .skipped = 2},
    {.name = "p.v", .quantity = 1, .equals = -24, .origin = 2},
    {.name = "n.i", .equals = 14, .is_negative = true, .origin = 3, .skipped = 1},
    {.name = "n.v", .quantity = 1, .equals = 12, .origin = 2},
    {.name = "v", .quantity = 2, .offset = offsetof(struct Resistor, v), .origin = 1},
    {.name = "i", .quantity = 3, .equals = 11, .origin = 1, .skipped = -3},
    {.name = "r", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, r)},
    {.name = "T_ref", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, T_ref)},
    {.name = "alpha", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, alpha)},
    {.name = "T", .quantity = 9, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Resistor, T)},
    {.name = "resistance", .quantity = 10, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct Resistor, resistance)},
};

/* Electrical::Inductor */
static const ModelMember members_5[] = {
    {.name = "p.i", .equals = 5, .origin = 1, .skipped = 3},
    {.name = "p.v", .quantity = 1, .equals = 3, .origin = 1, .skipped = -2},
    {.name = "n.i", .equals = 3, .is_negative = true, .origin = 1, .skipped = 1},
    {.name = "n.v", .quantity = 1, .is_number = true, .number = 0.0, .origin = 2},
    {.name = "v", .quantity = 2, .offset = offsetof(struct Inductor, v), .origin = 1, .skipped = -7},
    {.name = "i", .quantity = 3, .kind = MODEL_STATE, .offset = offsetof(struct Inductor, i),
        .has_start = true, .start = offsetof(struct Inductor, i_start)},
    {.name = "l", .quantity = 13, .kind = MODEL_CONSTANT, .offset = offsetof(struct Inductor, l)},
    {.name = "der(i)", .quantity = 14, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Inductor, der_i),
        .origin = 1, .skipped = 6, .is_late = true},
};

/* Electrical::Ground */
static const ModelMember members_6[] = {
    {.name = "p.i", .is_number = true, .number = 0.0, .origin = 3, .skipped = -2},
    {.name = "p.v", .quantity = 1, .is_number = true, .number = 0.0, .origin = 1},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 8}, {members_2, 11}, {members_3, 8}, {members_4, 11}, {members_5, 8}, {members_6, 2},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, s), sizeof(struct Source), 0},
    /* 2 */ {offsetof(struct Model, rc), sizeof(struct Resistor), 0},
    /* 3 */ {offsetof(struct Model, c), sizeof(struct Capacitor), 0},
    /* 4 */ {offsetof(struct Model, ri), sizeof(struct Resistor), 0},
    /* 5 */ {offsetof(struct Model, i), sizeof(struct Inductor), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"s", 0, 1, 1, 0, 0, 0, 0}, {"rc", 0, 2, 2, 0, 0, 0, 0},
    {"c", 0, 3, 3, 0, 0, 0, 0}, {"ri", 0, 4, 4, 0, 0, 0, 0}, {"i", 0, 5, 5, 0, 0, 0, 0},
    {"g", 0, 6, 0, 0, 0, 0, 0},
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
    .states = 2, .slots = 8, .rows = 6, .partial_count = 5, .number_count = 1, .colours = 1,
    .numbers = (const double[]){-1.0},
    .row_start = (const int[]){0, 1, 2, 3, 4, 5, 6},
    .row_slot = (const int[]){2, 3, 4, 5, 6, 7},
    .term_slot = (const int[]){0, 2, 3, 1, 5, 6},
    .term_partial = (const int[]){0, 1, 2, 3, 0, 4},
    .derivative = (const int[]){4, 7},
    .column_start = (const int[]){0, 1, 2},
    .row_index = (const int[]){0, 1},
    .colour = (const int[]){0, 0},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, c.v)}, {.at = 1, .offset = offsetof(Model, i.i)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, c.der_v)}, {.at = 1, .offset = offsetof(Model, i.der_i)}, {.at = -1}},
    .state_count = 2,
    .states = (const int[]){23, 42},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 14,
    .connectors = (const int[]){8, 0, 9, 0, 10, 0, 11, 0, 12, 0, 13, 0, 14, 0},
    .joints = (const int[]){
        0, 0, 8, 0, 0, 1, 9, 0, 1, 10, 19, 0, 1, 11, 20, 0, 2, 21, 2, 0, 2, 22, 3, 0, 3, 0, 26, 0, 3, 1, 27, 0, 4,
        28, 37, 0, 4, 29, 38, 0, 5, 39, 2, 0, 5, 40, 3, 0, 6, 2, 44, 0, 6, 3, 45, 0},
    .flow_count = 11,
    .flows = (const int[]){0, 2, 8, 10, 19, 21, 26, 28, 37, 39, 44},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of CircuitExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of constants, %d6 "
        "in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 0.0%oits start is given",
    /* 6 */ "Eliminated",
    /* 7 */ "  %1%v= %2%o%i",
    /* 8 */ "  %1%v= -%2%o%i",
    /* 9 */ "  %1%v= 0%o%i",
    /* 10 */ "  %1%v= 0%o%i  with %e2",
    /* 11 */ "Constants",
    /* 12 */ "  %1 := %2",
    /* 13 */ "  %1 := %2*(1 + %3*(%4 - %5))",
    /* 14 */ "Start",
    /* 15 */ "  %1 := 0.0",
    /* 16 */ "Continuous time",
    /* 17 */ "  %1 := %2*sin(6.283185307179586*%3*time)%o%i",
    /* 18 */ "  %1 := %2 - %3%o%i",
    /* 19 */ "  %1 := %2/%3  unless %3 vanishes%o%i",
    /* 20 */ "  %1 := %2*%3%o%i",
    /* 21 */ "For results only",
    /* 22 */ "  %1 := -(%2 + %3)%o%i",
    /* 23 */ "Drawn in",
    /* 24 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 2, 2,   1, -1,   39, 0,    2, 1, 8,   2, -1, 32, 0, 24, 0, 0, 8,
    3, 1, 6,   3, -1, 2, 8, 0, 0,    1, 2, 2,   4, -1,   40, 0,    4, 1, 2,   5, -1,
    5, 2, 3,   6, -1, 23,   1, 0, 19,    1, 2, 2,   8, -1,   45, 0,    6, 1, 2,   9, -1,
    7, 2, 4,   10, 1, 0, 5,   12, 8, 24, 8,    7, 2, 4,   11, 0, 1, 4,   12, 14, 25, 38,    8, 1, 4,   12, 2, 2, 5,
    9, 2, 3,   13, 27, 3,   18, -1, 37,    7, 2, 4,   14, 5, 8, 13,   10, 19, 19, -9,
    7, 2, 4,   15, 21, 9, 4,   11, 4, 20, 37,    8, 2, 4,   16, 6, 10, 13,   9, 25, 18, 29,
    7, 2, 4,   17, 22, 11, 23,   10, -9, 20, 19,    7, 2, 4,   18, 29, 19, 13,   10, -12, 18, 29,
    7, 2, 4,   19, 8, 20, 23,   10, 8, 18, 18,    8, 2, 4,   20, 10, 21, 13,   10, 8, 18, 29,
    9, 2, 3,   21, 23, 22,   12, -3, 23,    10, 1, 4,   32, 30, 44, 28,    1, 2, 2,   34, -1,   22, 0,
    11, 1, 2,   35, -1,    12, 2, 4,   36, -1, 17, 15,   2, 0, 18, 18,
    13, 2, 7,   37, -1, 18, 14, 16, 17, 15,   2, 0, 18, 18, 18, 18, 18,    14, 1, 2,   41, -1,
    15, 2, 3,   42, -1, 23,   1, 0, 19,    16, 1, 2,   45, -1,    17, 1, 5,   46, 3, 4, 6, 7,
    18, 2, 5,   47, 4, 12, 4, 23,   4, 8, 29, 0, 7,    19, 1, 5,   48, 7, 13, 12, 18,
    19, 2, 5,   49, 11, 46, 13, 25,   3, 8, 1, 28, 18,    20, 1, 5,   50, 15, 30, 36, 42,    21, 1, 2,   54, -1,
    22, 1, 5,   55, 28, 5, 13, 42,    23, 1, 2,   57, -1,    24, 4, 2,   58, 0,   1, 1,    24, 1, 2,   62, 7,
    24, 2, 2,   63, 11,   5, 12,    24, 2, 2,   64, 19,   5, 5,    24, 2, 2,   65, 20,   5, 5,
    24, 2, 2,   66, 21,   5, 5,    24, 2, 2,   67, 22,   5, 5,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "b621aac77b21194a208b7fe25597eb200993f82094c0735737441c62da38b644"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Electrical.xmi", "093066d976dae86b6c511fde4299695dffa7a6d18b7958525619a6f58a80ece4"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "CircuitExperiment",
    .qualified_name = "RlcCircuit::CircuitExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "87dd106a2d7beb23e07ff686b2ff74de194406f8edaabc4608bb6b844c6073d0",
    .files = files,
    .start = 0.0, .stop = 10.0, .interval = 0.01, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){{"s.v", 0, 0}, {"c.v", 0, 0}, {"i.i", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {73, lines, forms},
    .joints = &model_joints,
};
