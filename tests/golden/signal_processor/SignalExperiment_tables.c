/* SignalExperiment_tables.c - names, patterns and data, of SignalProcessor::SignalExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "SignalExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "SysPhSLibrary.xmi:20"
#define DRAWN_2 "model.xmi:20"
#define DRAWN_3 "model.xmi:25"
#define DRAWN_4 "SysPhSLibrary.xmi:13"
#define DRAWN_5 "model.xmi:58"
#define DRAWN_6 "model.xmi:62"
#define DRAWN_7 "model.xmi:76"
#define DRAWN_8 "model.xmi:107"
#define DRAWN_9 "model.xmi:111"
#define DRAWN_10 "model.xmi:88"
#define DRAWN_11 "model.xmi:92"
#define DRAWN_12 "model.xmi:40"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITHOUT_MODES()
WITH_EQUATIONS()
WITHOUT_DERIVED_CONSTANTS()
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

int model_variable_count = 29, model_instance_count = 8;
int model_equation_count = 22, model_constraint_count = 22;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "", .description = "Signal",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 1 */ {.unit = "", .description = "Amplitude", .source = DRAWN_2 " SignalProcessor::SignalSource::amp"},
    /* 2 */ {.unit = "Hz", .description = "Frequency", .source = DRAWN_3 " SignalProcessor::SignalSource::frequency"},
    /* 3 */ {.unit = "", .description = "Signal in",
        .source = DRAWN_4 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 4 */ {.unit = "", .description = "Signal out",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 5 */ {.unit = "", .description = "Signal in", .source = DRAWN_5 " SignalProcessor::TwoPinSignalComponent::ip"},
    /* 6 */ {.unit = "", .description = "Signal out",
        .source = DRAWN_6 " SignalProcessor::TwoPinSignalComponent::op"},
    /* 7 */ {.unit = "", .description = "Gain", .source = DRAWN_7 " SignalProcessor::Amplifier::g"},
    /* 8 */ {.unit = "1/s", .description = "Cut-off angular frequency",
        .source = DRAWN_8 " SignalProcessor::HighPassFilter::alpha"},
    /* 9 */ {.unit = "", .description = "State: the slow part, which is taken away",
        .source = DRAWN_9 " SignalProcessor::HighPassFilter::xi"},
    /* 10 */ {.unit = "", .source = DRAWN_9 " SignalProcessor::HighPassFilter::xi"},
    /* 11 */ {.unit = "1/s", .description = "Cut-off angular frequency",
        .source = DRAWN_10 " SignalProcessor::LowPassFilter::alpha"},
    /* 12 */ {.unit = "", .description = "State: the filtered signal",
        .source = DRAWN_11 " SignalProcessor::LowPassFilter::xi"},
    /* 13 */ {.unit = "", .source = DRAWN_11 " SignalProcessor::LowPassFilter::xi"},
    /* 14 */ {.unit = "", .description = "First signal",
        .source = DRAWN_4 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 15 */ {.unit = "", .description = "Second signal",
        .source = DRAWN_4 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 16 */ {.unit = "", .description = "Sum",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 17 */ {.unit = "", .description = "Signal",
        .source = DRAWN_4 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 18 */ {.unit = "", .description = "What is shown", .source = DRAWN_12 " SignalProcessor::SignalSink::scope"},
};

/* SignalProcessor::SignalSource */
static const ModelMember members_1[] = {
    {.name = "y.rSig", .equals = 7, .origin = 1, .skipped = 14},
    {.name = "amp", .quantity = 1, .kind = MODEL_CONSTANT, .offset = offsetof(struct SignalSource, amp)},
    {.name = "frequency", .quantity = 2, .kind = MODEL_CONSTANT, .offset = offsetof(struct SignalSource, frequency)},
};

/* SignalProcessor::Processor */
static const ModelMember members_2[] = {
    {.name = "u.rSig", .quantity = 3, .equals = 4, .origin = 2, .skipped = 16},
    {.name = "y.rSig", .quantity = 4, .equals = 24, .origin = 1},
};

/* SignalProcessor::Amplifier */
static const ModelMember members_3[] = {
    {.name = "u.rSig", .quantity = 3, .equals = 2, .origin = 3, .skipped = 1},
    {.name = "y.rSig", .quantity = 4, .equals = 2, .origin = 3},
    {.name = "ip", .quantity = 5, .offset = offsetof(struct Amplifier, ip), .origin = 4},
    {.name = "op", .quantity = 6, .offset = offsetof(struct Amplifier, op), .origin = 3},
    {.name = "g", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Amplifier, g)},
};

/* SignalProcessor::HighPassFilter */
static const ModelMember members_4[] = {
    {.name = "u.rSig", .quantity = 3, .equals = -2, .origin = 2},
    {.name = "y.rSig", .quantity = 4, .equals = 2, .origin = 3, .skipped = 1},
    {.name = "ip", .quantity = 5, .equals = -4, .origin = 3, .skipped = -2},
    {.name = "op", .quantity = 6, .offset = offsetof(struct HighPassFilter, op), .origin = 3, .skipped = 2},
    {.name = "alpha", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct HighPassFilter, alpha)},
    {.name = "xi", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct HighPassFilter, xi),
        .has_start = true, .start = offsetof(struct HighPassFilter, xi_start)},
    {.name = "der(xi)", .quantity = 10, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct HighPassFilter, der_xi),
        .origin = 3, .skipped = -2, .is_late = true},
};

/* SignalProcessor::LowPassFilter */
static const ModelMember members_5[] = {
    {.name = "u.rSig", .quantity = 3, .equals = -9, .origin = 2},
    {.name = "y.rSig", .quantity = 4, .equals = 4, .origin = 3, .skipped = 2},
    {.name = "ip", .quantity = 5, .equals = -11, .origin = 3, .skipped = -2},
    {.name = "op", .quantity = 6, .equals = 2, .origin = 3, .skipped = 2},
    {.name = "alpha", .quantity = 11, .kind = MODEL_CONSTANT, .offset = offsetof(struct LowPassFilter, alpha)},
    {.name = "xi", .quantity = 12, .kind = MODEL_STATE, .offset = offsetof(struct LowPassFilter, xi),
        .has_start = true, .start = offsetof(struct LowPassFilter, xi_start)},
    {.name = "der(xi)", .quantity = 13, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct LowPassFilter, der_xi),
        .origin = 3, .skipped = -2, .is_late = true},
};

/* SignalProcessor::Mixer */
static const ModelMember members_6[] = {
    {.name = "u1.rSig", .quantity = 14, .equals = -11, .origin = 2},
    {.name = "u2.rSig", .quantity = 15, .equals = -3, .origin = 2},
    {.name = "y.rSig", .quantity = 16, .equals = 2, .origin = 2},
};

/* SignalProcessor::SignalSink */
static const ModelMember members_7[] = {
    {.name = "u.rSig", .quantity = 17, .equals = 1, .origin = 4, .skipped = 12},
    {.name = "scope", .quantity = 18, .offset = offsetof(struct SignalSink, scope), .origin = 3, .skipped = 1},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 3}, {members_2, 2}, {members_3, 5}, {members_4, 7}, {members_5, 7}, {members_6, 3},
    {members_7, 2},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, source), sizeof(struct SignalSource), 0},
    /* 2 */ {offsetof(struct Model, processor), sizeof(struct Processor), 0},
    /* 3 */ {offsetof(struct Processor, a), sizeof(struct Amplifier), 0},
    /* 4 */ {offsetof(struct Processor, hPF), sizeof(struct HighPassFilter), 0},
    /* 5 */ {offsetof(struct Processor, lPF), sizeof(struct LowPassFilter), 0},
    /* 6 */ {offsetof(struct Model, sink), sizeof(struct SignalSink), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"source", 0, 1, 1, 0, 0, 0, 0}, {"processor", 0, 2, 2, 0, 0, 0, 0},
    {"a", 2, 3, 3, 0, 0, 0, 0}, {"hPF", 2, 4, 4, 0, 0, 0, 0}, {"lPF", 2, 5, 5, 0, 0, 0, 0},
    {"mixer", 2, 6, 0, 0, 0, 0, 0}, {"sink", 0, 7, 6, 0, 0, 0, 0},
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
    .states = 2, .slots = 4, .rows = 2, .partial_count = 2, .colours = 1,
    .row_start = (const int[]){0, 1, 2},
    .row_slot = (const int[]){2, 3},
    .term_slot = (const int[]){0, 1},
    .term_partial = (const int[]){0, 1},
    .derivative = (const int[]){2, 3},
    .column_start = (const int[]){0, 1, 2},
    .row_index = (const int[]){0, 1},
    .colour = (const int[]){0, 0},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, processor.hPF.xi)}, {.at = 1, .offset = offsetof(Model, processor.lPF.xi)},
        {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, processor.hPF.der_xi)},
        {.at = 1, .offset = offsetof(Model, processor.lPF.der_xi)}, {.at = -1}},
    .state_count = 2,
    .states = (const int[]){15, 21},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 8,
    .connectors = (const int[]){10, 0, 11, 0, 12, 2, 13, 2, 14, 2, 15, 2, 16, 2, 17, 2},
    .joints = (const int[]){
        0, 0, 3, 0, 1, 4, 25, 0, 2, 3, 5, 1, 3, 6, 10, 0, 4, 6, 16, 0, 5, 11, 22, 0, 6, 17, 23, 0, 7, 24, 4, 2},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of SignalExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of constants, %d6 "
        "in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 0.5%oits start is given",
    /* 6 */ "  %1%vstart -1.0%oits start is given",
    /* 7 */ "Eliminated",
    /* 8 */ "  %1%v= %2%o%i",
    /* 9 */ "Start",
    /* 10 */ "  %1 := 0.5",
    /* 11 */ "  %1 := -1.0",
    /* 12 */ "Continuous time",
    /* 13 */ "  %1 := %2*sin(6.283185307179586*%3*time)%o%i",
    /* 14 */ "  %1 := %2*%3%o%i",
    /* 15 */ "  %1 := %2*(%3 - %4)%o%i",
    /* 16 */ "For results only",
    /* 17 */ "  %1 := %2 - %3%o%i",
    /* 18 */ "  %1 := %2 + %3%o%i",
    /* 19 */ "Drawn in",
    /* 20 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 1, 2,   1, -1,    2, 1, 8,   2, -1, 22, 0, 16, 0, 0, 6,    3, 1, 6,   3, -1, 2, 6, 0, 0,
    1, 2, 2,   4, -1,   26, 0,    4, 1, 2,   5, -1,    5, 1, 3,   6, -1, 15,    6, 1, 3,   7, -1, 21,
    1, 2, 2,   8, -1,   28, 0,    7, 1, 2,   9, -1,    8, 2, 4,   10, 14, 0, 7,   8, 4, 16, 1,
    8, 2, 4,   11, 16, 3, 7,   8, -7, 14, 14,    8, 2, 4,   12, 15, 4, 26,   8, -7, 14, -18,
    8, 2, 4,   13, 1, 5, 7,   8, 10, 14, 14,    8, 2, 4,   14, 2, 6, 8,   8, 17, 16, 5,
    8, 2, 4,   15, 17, 10, 8,   8, 3, 13, 13,    8, 2, 4,   16, 5, 11, 13,   8, 16, 13, 13,
    8, 2, 4,   17, 4, 12, 8,   8, 9, 13, 18,    1, 2, 2,   26, -1,   14, 0,    9, 1, 2,   27, -1,
    10, 1, 3,   28, -1, 15,    11, 1, 3,   29, -1, 21,    12, 1, 2,   31, -1,    13, 1, 5,   32, 0, 7, 1, 2,
    14, 1, 5,   33, 3, 8, 9, 7,    15, 2, 6,   34, 6, 27, 14, 8, 15,   1, 4, 1, 6, 0, 6,    16, 1, 2,   37, -1,
    17, 1, 5,   38, 7, 13, 8, 15,    18, 1, 5,   39, 12, 26, 13, 21,    19, 1, 2,   41, -1,
    20, 2, 2,   42, 0,   9, 13,    20, 2, 2,   43, 1,   9, 13,    20, 2, 2,   44, 2,   9, 13,
    20, 2, 2,   45, 3,   9, 13,    20, 2, 2,   46, 6,   9, 11,    20, 2, 2,   47, 7,   9, 11,
    20, 2, 2,   48, 10,   9, 9,    20, 2, 2,   49, 11,   9, 9,    20, 2, 2,   50, 12,   9, 9,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "00fdb58c71a3ee2fe77b815669eb58354bb4c97ad39ae98af5fa02b8123184ab"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "SignalExperiment",
    .qualified_name = "SignalProcessor::SignalExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "945b9aa49e119fe5435dd6e35ee6129dabf7274e98b4d3979d5395f6a564edd4",
    .files = files,
    .start = 0.0, .stop = 4.0, .interval = 0.01, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){{"source.y.rSig", 0, 0}, {"processor.y.rSig", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {60, lines, forms},
    .joints = &model_joints,
};
