/* SignalExperiment_tables.c - names, patterns and data, of SignalProcessor::SignalExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "SignalExperiment.h"

const int model_variable_count = 29;
const int model_equation_count = 22;
const int model_constraint_count = 22;
const int model_loop_count = 0;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Signal"},
    /* 1 */ {.unit = "", .source = "model.xmi:20 SignalProcessor::SignalSource::amp", .description = "Amplitude"},
    /* 2 */ {.unit = "Hz", .source = "model.xmi:25 SignalProcessor::SignalSource::frequency",
        .description = "Frequency"},
    /* 3 */ {.unit = "",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Signal in"},
    /* 4 */ {.unit = "",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Signal out"},
    /* 5 */ {.unit = "", .source = "model.xmi:58 SignalProcessor::TwoPinSignalComponent::ip",
        .description = "Signal in"},
    /* 6 */ {.unit = "", .source = "model.xmi:62 SignalProcessor::TwoPinSignalComponent::op",
        .description = "Signal out"},
    /* 7 */ {.unit = "", .source = "model.xmi:76 SignalProcessor::Amplifier::g", .description = "Gain"},
    /* 8 */ {.unit = "1/s", .source = "model.xmi:107 SignalProcessor::HighPassFilter::alpha",
        .description = "Cut-off angular frequency"},
    /* 9 */ {.unit = "", .source = "model.xmi:111 SignalProcessor::HighPassFilter::xi",
        .description = "State: the slow part, which is taken away"},
    /* 10 */ {.unit = "", .source = "model.xmi:111 SignalProcessor::HighPassFilter::xi"},
    /* 11 */ {.unit = "1/s", .source = "model.xmi:88 SignalProcessor::LowPassFilter::alpha",
        .description = "Cut-off angular frequency"},
    /* 12 */ {.unit = "", .source = "model.xmi:92 SignalProcessor::LowPassFilter::xi",
        .description = "State: the filtered signal"},
    /* 13 */ {.unit = "", .source = "model.xmi:92 SignalProcessor::LowPassFilter::xi"},
    /* 14 */ {.unit = "",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "First signal"},
    /* 15 */ {.unit = "",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Second signal"},
    /* 16 */ {.unit = "",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Sum"},
    /* 17 */ {.unit = "",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Signal"},
    /* 18 */ {.unit = "", .source = "model.xmi:40 SignalProcessor::SignalSink::scope",
        .description = "What is shown"},
};

/* SignalProcessor::SignalSource */
static const ModelMember members_1[] = {
    {.name = "y.rSig", .kind = MODEL_ALGEBRAIC, .equals = 7, .origin = 2, .equation = 14},
    {.name = "amp", .quantity = 1, .kind = MODEL_CONSTANT, .offset = offsetof(struct SignalSource, amp)},
    {.name = "frequency", .quantity = 2, .kind = MODEL_CONSTANT, .offset = offsetof(struct SignalSource, frequency)},
};

/* SignalProcessor::Processor */
static const ModelMember members_2[] = {
    {.name = "u.rSig", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 4, .origin = 2, .equation = 2},
    {.name = "y.rSig", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = 24, .origin = 2, .equation = -1},
};

/* SignalProcessor::Amplifier */
static const ModelMember members_3[] = {
    {.name = "u.rSig", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 1},
    {.name = "y.rSig", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 1},
    {.name = "ip", .quantity = 5, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Amplifier, ip), .origin = 1,
        .equation = -2},
    {.name = "op", .quantity = 6, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Amplifier, op), .origin = 1,
        .equation = 3},
    {.name = "g", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Amplifier, g)},
};

/* SignalProcessor::HighPassFilter */
static const ModelMember members_4[] = {
    {.name = "u.rSig", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = -2, .origin = 1, .equation = 1},
    {.name = "y.rSig", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 1},
    {.name = "ip", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = -4, .origin = 2, .equation = 2},
    {.name = "op", .quantity = 6, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct HighPassFilter, op),
        .origin = 1, .equation = 2},
    {.name = "alpha", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct HighPassFilter, alpha)},
    {.name = "xi", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct HighPassFilter, xi),
        .has_start = true, .start = offsetof(struct HighPassFilter, xi_start)},
    {.name = "der(xi)", .quantity = 10, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct HighPassFilter, der_xi),
        .origin = 1, .equation = -1, .is_late = true},
};

/* SignalProcessor::LowPassFilter */
static const ModelMember members_5[] = {
    {.name = "u.rSig", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = -9, .origin = 1, .equation = 2},
    {.name = "y.rSig", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = 4, .origin = 1, .equation = 1},
    {.name = "ip", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = -11, .origin = 2, .equation = 1},
    {.name = "op", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 2},
    {.name = "alpha", .quantity = 11, .kind = MODEL_CONSTANT, .offset = offsetof(struct LowPassFilter, alpha)},
    {.name = "xi", .quantity = 12, .kind = MODEL_STATE, .offset = offsetof(struct LowPassFilter, xi),
        .has_start = true, .start = offsetof(struct LowPassFilter, xi_start)},
    {.name = "der(xi)", .quantity = 13, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct LowPassFilter, der_xi),
        .origin = 1, .equation = -1, .is_late = true},
};

/* SignalProcessor::Mixer */
static const ModelMember members_6[] = {
    {.name = "u1.rSig", .quantity = 14, .kind = MODEL_ALGEBRAIC, .equals = -11, .origin = 2, .equation = 1},
    {.name = "u2.rSig", .quantity = 15, .kind = MODEL_ALGEBRAIC, .equals = -3, .origin = 2, .equation = 1},
    {.name = "y.rSig", .quantity = 16, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 2, .equation = 1},
};

/* SignalProcessor::SignalSink */
static const ModelMember members_7[] = {
    {.name = "u.rSig", .quantity = 17, .kind = MODEL_ALGEBRAIC, .equals = 1, .origin = 1, .equation = 3},
    {.name = "scope", .quantity = 18, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct SignalSink, scope),
        .origin = 1, .equation = -1},
};

static const ModelShape shapes[] = {
    /* 0 */ {NULL, 0},
    /* 1 */ {members_1, 3},
    /* 2 */ {members_2, 2},
    /* 3 */ {members_3, 5},
    /* 4 */ {members_4, 7},
    /* 5 */ {members_5, 7},
    /* 6 */ {members_6, 3},
    /* 7 */ {members_7, 2},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0},
    /* 1 */ {offsetof(struct Model, source), sizeof(struct SignalSource)},
    /* 2 */ {offsetof(struct Model, processor), sizeof(struct Processor)},
    /* 3 */ {offsetof(struct Processor, a), sizeof(struct Amplifier)},
    /* 4 */ {offsetof(struct Processor, hPF), sizeof(struct HighPassFilter)},
    /* 5 */ {offsetof(struct Processor, lPF), sizeof(struct LowPassFilter)},
    /* 6 */ {offsetof(struct Model, sink), sizeof(struct SignalSink)},
};

/* Parts, owners first: name, row of the owner, of shapes, of fields; element of that. */
const ModelInstance model_instances[] = {
    {"", -1, 0, 0, 0},
    {"source", 0, 1, 1, 0},
    {"processor", 0, 2, 2, 0},
    {"a", 2, 3, 3, 0},
    {"hPF", 2, 4, 4, 0},
    {"lPF", 2, 5, 5, 0},
    {"mixer", 2, 6, 0, 0},
    {"sink", 0, 7, 6, 0},
};
const int model_instance_count = 8;

static ModelPlace places[8];
static int rows[29];
static ModelVariable variables[29];
static char path_text[601];
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
    0, 1, 2, -1,
    7, 5, -1,
    8, 6, -1,
    8, 9, 7, -1,
    12, 10, -1,
    13, 11, -1,
    27, 14, 12, 15, -1,
    13, 12, 15, -1,
    18, 16, -1,
    19, 17, -1,
    28, 20, 18, 21, -1,
    19, 21, -1,
    24, 22, 23, -1,
    26, 25, -1,
    0, 3, -1,
    4, 25, -1,
    3, 5, -1,
    6, 10, -1,
    6, 16, -1,
    11, 22, -1,
    17, 23, -1,
    24, 4, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "SignalProcessor::SignalSource::source", "source",
        "source.y.rSig = source.amp*sin(2*3.141592653589793*source.frequency*time)", "model.xmi:31", held + 0, false},
    /* 1 */ {"E2", "SignalProcessor::TwoPinSignalComponent::input", "processor.a",
        "processor.a.ip = processor.a.u.rSig", "model.xmi:67", held + 4, false},
    /* 2 */ {"E3", "SignalProcessor::TwoPinSignalComponent::output", "processor.a",
        "processor.a.op = processor.a.y.rSig", "model.xmi:70", held + 7, false},
    /* 3 */ {"E4", "SignalProcessor::Amplifier::amplifier", "processor.a",
        "processor.a.op = processor.a.g*processor.a.ip", "model.xmi:82", held + 10, false},
    /* 4 */ {"E5", "SignalProcessor::TwoPinSignalComponent::input", "processor.hPF",
        "processor.hPF.ip = processor.hPF.u.rSig", "model.xmi:67", held + 14, false},
    /* 5 */ {"E6", "SignalProcessor::TwoPinSignalComponent::output", "processor.hPF",
        "processor.hPF.op = processor.hPF.y.rSig", "model.xmi:70", held + 17, false},
    /* 6 */ {"E7", "SignalProcessor::HighPassFilter::state", "processor.hPF",
        "der(processor.hPF.xi) = processor.hPF.alpha*(processor.hPF.ip - processor.hPF.xi)", "model.xmi:117", held + 20, false},
    /* 7 */ {"E8", "SignalProcessor::HighPassFilter::highPass", "processor.hPF",
        "processor.hPF.op = processor.hPF.ip - processor.hPF.xi", "model.xmi:120", held + 25, false},
    /* 8 */ {"E9", "SignalProcessor::TwoPinSignalComponent::input", "processor.lPF",
        "processor.lPF.ip = processor.lPF.u.rSig", "model.xmi:67", held + 29, false},
    /* 9 */ {"E10", "SignalProcessor::TwoPinSignalComponent::output", "processor.lPF",
        "processor.lPF.op = processor.lPF.y.rSig", "model.xmi:70", held + 32, false},
    /* 10 */ {"E11", "SignalProcessor::LowPassFilter::state", "processor.lPF",
        "der(processor.lPF.xi) = processor.lPF.alpha*(processor.lPF.ip - processor.lPF.xi)", "model.xmi:98", held + 35, false},
    /* 11 */ {"E12", "SignalProcessor::LowPassFilter::lowPass", "processor.lPF",
        "processor.lPF.op = processor.lPF.xi", "model.xmi:101", held + 40, false},
    /* 12 */ {"E13", "SignalProcessor::Mixer::mixer", "processor.mixer",
        "processor.mixer.y.rSig = processor.mixer.u1.rSig + processor.mixer.u2.rSig", "model.xmi:138", held + 43, false},
    /* 13 */ {"E14", "SignalProcessor::SignalSink::sink", "sink",
        "sink.scope = sink.u.rSig", "model.xmi:45", held + 47, false},
    /* 14 */ {"E15", "SignalProcessor::TestBed::source.y-processor.u", "",
        "source.y.rSig = processor.u.rSig", "model.xmi:203", held + 50, false},
    /* 15 */ {"E16", "SignalProcessor::TestBed::processor.y-sink.u", "",
        "processor.y.rSig = sink.u.rSig", "model.xmi:207", held + 53, false},
    /* 16 */ {"E17", "SignalProcessor::Processor::u-a.u", "processor",
        "processor.u.rSig = processor.a.u.rSig", "model.xmi:166", held + 56, false},
    /* 17 */ {"E18", "SignalProcessor::Processor::a.y-hPF.u", "processor",
        "processor.a.y.rSig = processor.hPF.u.rSig", "model.xmi:170", held + 59, false},
    /* 18 */ {"E19", "SignalProcessor::Processor::a.y-lPF.u", "processor",
        "processor.a.y.rSig = processor.lPF.u.rSig", "model.xmi:174", held + 62, false},
    /* 19 */ {"E20", "SignalProcessor::Processor::hPF.y-mixer.u1", "processor",
        "processor.hPF.y.rSig = processor.mixer.u1.rSig", "model.xmi:178", held + 65, false},
    /* 20 */ {"E21", "SignalProcessor::Processor::lPF.y-mixer.u2", "processor",
        "processor.lPF.y.rSig = processor.mixer.u2.rSig", "model.xmi:182", held + 68, false},
    /* 21 */ {"E22", "SignalProcessor::Processor::mixer.y-y", "processor",
        "processor.mixer.y.rSig = processor.y.rSig", "model.xmi:186", held + 71, false},
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

static const int jacobian_row_start[] = {
    0, 1, 2};
static const int jacobian_row_slot[] = {
    2, 3};
static const int jacobian_term_slot[] = {
    0, 1};
static const int jacobian_term_partial[] = {
    0, 1};
static const int jacobian_derivative[] = {
    2, 3};
static const int jacobian_column_start[] = {
    0, 1, 2};
static const int jacobian_row_index[] = {
    0, 1};
static const int jacobian_colour[] = {
    0, 0};

const ModelJacobian model_jacobian = {
    .states = 2,
    .slots = 4,
    .rows = 2,
    .loop_count = 0,
    .partial_count = 2,
    .number_count = 0,
    .colours = 1,
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
    {"SignalProcessor::TestBed::source.y-processor.u", "", "model.xmi:203"},
    {"SignalProcessor::TestBed::processor.y-sink.u", "", "model.xmi:207"},
    {"SignalProcessor::Processor::u-a.u", "processor", "model.xmi:166"},
    {"SignalProcessor::Processor::a.y-hPF.u", "processor", "model.xmi:170"},
    {"SignalProcessor::Processor::a.y-lPF.u", "processor", "model.xmi:174"},
    {"SignalProcessor::Processor::hPF.y-mixer.u1", "processor", "model.xmi:178"},
    {"SignalProcessor::Processor::lPF.y-mixer.u2", "processor", "model.xmi:182"},
    {"SignalProcessor::Processor::mixer.y-y", "processor", "model.xmi:186"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {0, 3}, {false, false}},
    {1, {4, 25}, {false, false}},
    {2, {3, 5}, {true, false}},
    {3, {6, 10}, {false, false}},
    {4, {6, 16}, {false, false}},
    {5, {11, 22}, {false, false}},
    {6, {17, 23}, {false, false}},
    {7, {24, 4}, {false, true}},
};

static const ModelJoints model_joints = {8, 0, joint_table, connectors, NULL};

static const char *const plot[] = {"source.y.rSig", "processor.y.rSig", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of SignalExperiment",
    "",
    "22 equations drawn, 0 derived; 16 eliminated as aliases, 0 redundant, 0 of constants, 6 in use",
    "2 states; 6 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  processor.hPF.xi                              start 0.5                                           its start is given",
    "  processor.lPF.xi                              start -1.0                                          its start is given",
    "",
    "Eliminated",
    "  E15    source.y.rSig                          = processor.a.ip                                    model.xmi:203",
    "  E17    processor.u.rSig                       = processor.a.ip                                    model.xmi:166",
    "  E16    processor.y.rSig                       = sink.scope                                        model.xmi:207",
    "  E2     processor.a.u.rSig                     = processor.a.ip                                    model.xmi:67",
    "  E3     processor.a.y.rSig                     = processor.a.op                                    model.xmi:70",
    "  E5     processor.hPF.u.rSig                   = processor.a.op                                    model.xmi:67",
    "  E6     processor.hPF.y.rSig                   = processor.hPF.op                                  model.xmi:70",
    "  E18    processor.hPF.ip                       = processor.a.op                                    model.xmi:170",
    "  E9     processor.lPF.u.rSig                   = processor.a.op                                    model.xmi:67",
    "  E10    processor.lPF.y.rSig                   = processor.lPF.xi                                  model.xmi:70",
    "  E19    processor.lPF.ip                       = processor.a.op                                    model.xmi:174",
    "  E12    processor.lPF.op                       = processor.lPF.xi                                  model.xmi:101",
    "  E20    processor.mixer.u1.rSig                = processor.hPF.op                                  model.xmi:178",
    "  E21    processor.mixer.u2.rSig                = processor.lPF.xi                                  model.xmi:182",
    "  E22    processor.mixer.y.rSig                 = sink.scope                                        model.xmi:186",
    "  E14    sink.u.rSig                            = sink.scope                                        model.xmi:45",
    "",
    "Start",
    "         processor.hPF.xi := 0.5",
    "         processor.lPF.xi := -1.0",
    "",
    "Continuous time",
    "  E1     processor.a.ip := source.amp*sin(6.283185307179586*source.frequency*time)                  model.xmi:31",
    "  E4     processor.a.op := processor.a.g*processor.a.ip                                             model.xmi:82",
    "  E7     der(processor.hPF.xi) := processor.hPF.alpha*(processor.a.op - processor.hPF.xi)           model.xmi:117",
    "  E11    der(processor.lPF.xi) := processor.lPF.alpha*(processor.a.op - processor.lPF.xi)           model.xmi:98",
    "",
    "For results only",
    "  E8     processor.hPF.op := processor.a.op - processor.hPF.xi                                      model.xmi:120",
    "  E13    sink.scope := processor.hPF.op + processor.lPF.xi                                          model.xmi:138",
    NULL};

/* Rows of model_variables; -1: of a state set. */
static const int states[] = {
    15, 21};

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
    .name = "SignalExperiment",
    .qualified_name = "SignalProcessor::SignalExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 4.0,
    .interval = 0.01,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .state_count = 2,
    .states = states,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
};
