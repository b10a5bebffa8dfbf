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

/* Parts, owners first: name, row of the owner. */
const ModelInstance model_instances[] = {
    {"", -1},
    {"source", 0},
    {"processor", 0},
    {"a", 2},
    {"hPF", 2},
    {"lPF", 2},
    {"mixer", 2},
    {"sink", 0},
};
const int model_instance_count = 8;

static const char *instance_paths[8];
static char path_text[79];
const ModelMemory model_memory = {instance_paths, path_text};


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"source.y.rSig", "", "Signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "processor.a.ip", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.ip), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 1 */ {"source.amp", "", "Amplitude",
        "model.xmi:20 SignalProcessor::SignalSource::amp", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, source.amp), 1, 0.0, offsetof(Model, source.amp), 0.0, -1, NULL, 0, false},
    /* 2 */ {"source.frequency", "Hz", "Frequency",
        "model.xmi:25 SignalProcessor::SignalSource::frequency", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, source.frequency), 1, 0.0, offsetof(Model, source.frequency), 0.0, -1, NULL, 0, false},
    /* 3 */ {"processor.u.rSig", "", "Signal in",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "processor.a.ip", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.ip), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 16, NULL, 0, false},
    /* 4 */ {"processor.y.rSig", "", "Signal out",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "sink.scope", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sink.scope), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 5 */ {"processor.a.u.rSig", "", "Signal in",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "processor.a.ip", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.ip), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 6 */ {"processor.a.y.rSig", "", "Signal out",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "processor.a.op", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 7 */ {"processor.a.ip", "", "Signal in",
        "model.xmi:58 SignalProcessor::TwoPinSignalComponent::ip", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.ip), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 8 */ {"processor.a.op", "", "Signal out",
        "model.xmi:62 SignalProcessor::TwoPinSignalComponent::op", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
    /* 9 */ {"processor.a.g", "", "Gain",
        "model.xmi:76 SignalProcessor::Amplifier::g", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, processor.a.g), 1, 0.0, offsetof(Model, processor.a.g), 0.0, -1, NULL, 0, false},
    /* 10 */ {"processor.hPF.u.rSig", "", "Signal in",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "processor.a.op", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 11 */ {"processor.hPF.y.rSig", "", "Signal out",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "processor.hPF.op", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.hPF.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 12 */ {"processor.hPF.ip", "", "Signal in",
        "model.xmi:58 SignalProcessor::TwoPinSignalComponent::ip", "processor.a.op", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 17, NULL, 0, false},
    /* 13 */ {"processor.hPF.op", "", "Signal out",
        "model.xmi:62 SignalProcessor::TwoPinSignalComponent::op", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.hPF.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 14 */ {"processor.hPF.alpha", "1/s", "Cut-off angular frequency",
        "model.xmi:107 SignalProcessor::HighPassFilter::alpha", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, processor.hPF.alpha), 1, 0.0, offsetof(Model, processor.hPF.alpha), 0.0, -1, NULL, 0, false},
    /* 15 */ {"processor.hPF.xi", "", "State: the slow part, which is taken away",
        "model.xmi:111 SignalProcessor::HighPassFilter::xi", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, processor.hPF.xi), 1, 0.0, offsetof(Model, processor.hPF.xi_start), 0.0, -1, NULL, 0, false},
    /* 16 */ {"processor.lPF.u.rSig", "", "Signal in",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "processor.a.op", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 17 */ {"processor.lPF.y.rSig", "", "Signal out",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "processor.lPF.xi", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.lPF.xi), 1, 0.0, offsetof(Model, processor.lPF.xi_start), 0.0, 9, NULL, 0, false},
    /* 18 */ {"processor.lPF.ip", "", "Signal in",
        "model.xmi:58 SignalProcessor::TwoPinSignalComponent::ip", "processor.a.op", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 18, NULL, 0, false},
    /* 19 */ {"processor.lPF.op", "", "Signal out",
        "model.xmi:62 SignalProcessor::TwoPinSignalComponent::op", "processor.lPF.xi", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.lPF.xi), 1, 0.0, offsetof(Model, processor.lPF.xi_start), 0.0, 11, NULL, 0, false},
    /* 20 */ {"processor.lPF.alpha", "1/s", "Cut-off angular frequency",
        "model.xmi:88 SignalProcessor::LowPassFilter::alpha", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, processor.lPF.alpha), 1, 0.0, offsetof(Model, processor.lPF.alpha), 0.0, -1, NULL, 0, false},
    /* 21 */ {"processor.lPF.xi", "", "State: the filtered signal",
        "model.xmi:92 SignalProcessor::LowPassFilter::xi", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, processor.lPF.xi), 1, 0.0, offsetof(Model, processor.lPF.xi_start), 0.0, -1, NULL, 0, false},
    /* 22 */ {"processor.mixer.u1.rSig", "", "First signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "processor.hPF.op", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.hPF.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 19, NULL, 0, false},
    /* 23 */ {"processor.mixer.u2.rSig", "", "Second signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "processor.lPF.xi", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.lPF.xi), 1, 0.0, offsetof(Model, processor.lPF.xi_start), 0.0, 20, NULL, 0, false},
    /* 24 */ {"processor.mixer.y.rSig", "", "Sum",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "sink.scope", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sink.scope), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
    /* 25 */ {"sink.u.rSig", "", "Signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "sink.scope", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sink.scope), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
    /* 26 */ {"sink.scope", "", "What is shown",
        "model.xmi:40 SignalProcessor::SignalSink::scope", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sink.scope), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 27 */ {"der(processor.hPF.xi)", "", "",
        "model.xmi:111 SignalProcessor::HighPassFilter::xi", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, processor.hPF.der_xi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 28 */ {"der(processor.lPF.xi)", "", "",
        "model.xmi:92 SignalProcessor::LowPassFilter::xi", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, processor.lPF.der_xi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
};

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
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
};
