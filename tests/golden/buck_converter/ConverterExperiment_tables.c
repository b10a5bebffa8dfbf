/* ConverterExperiment_tables.c - names, patterns and data, of BuckConverter::ConverterExperiment, from model.xmi,
 *     by sysphsc 0.1.0. */
#include "ConverterExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "model.xmi:60"
#define DRAWN_2 "model.xmi:64"
#define DRAWN_3 "model.xmi:68"
#define DRAWN_4 "SysPhSLibrary.xmi:126"
#define DRAWN_5 "SysPhSLibrary.xmi:129"
#define DRAWN_6 "Electrical.xmi:21"
#define DRAWN_7 "Electrical.xmi:25"
#define DRAWN_8 "Electrical.xmi:802"
#define DRAWN_9 "SysPhSLibrary.xmi:48"
#define DRAWN_10 "SysPhSLibrary.xmi:1590"
#define DRAWN_11 "SysPhSLibrary.xmi:1595"
#define DRAWN_12 "SysPhSLibrary.xmi:1599"
#define DRAWN_13 "SysPhSLibrary.xmi:41"
#define DRAWN_14 "model.xmi:35"
#define DRAWN_15 "model.xmi:40"
#define DRAWN_16 "model.xmi:44"
#define DRAWN_17 "Electrical.xmi:124"
#define DRAWN_18 "Electrical.xmi:104"
#define DRAWN_19 "Electrical.xmi:66"
#define DRAWN_20 "Electrical.xmi:69"
#define DRAWN_21 "Electrical.xmi:74"
#define DRAWN_22 "Electrical.xmi:78"
#define DRAWN_23 "Electrical.xmi:83"
#define DRAWN_24 "SysPhSLibrary.xmi:1604"
#define DRAWN_25 "model.xmi:49"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITH_MODES()
WITH_EQUATIONS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_PHASES()
WITHOUT_ACTIONS()
WITHOUT_CLOCKS()

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .impulses = &impulse_part, .modes = &mode_part, .checks = &check_part,
    .joints = &joint_part,
};

int model_variable_count = 61, model_instance_count = 9;
int model_equation_count = 54, model_constraint_count = 45;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const char *const truths[] = {"false", "true", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "J", .description = "Energy of the source",
        .source = DRAWN_1 " BuckConverter::Converter::delivered"},
    /* 1 */ {.unit = "J", .description = "Energy of the load", .source = DRAWN_2 " BuckConverter::Converter::used"},
    /* 2 */ {.unit = "J", .description = "What is delivered, and neither used nor stored",
        .source = DRAWN_3 " BuckConverter::Converter::energyBalance"},
    /* 3 */ {.unit = "J/s", .source = DRAWN_1 " BuckConverter::Converter::delivered"},
    /* 4 */ {.unit = "J/s", .source = DRAWN_2 " BuckConverter::Converter::used"},
    /* 5 */ {.unit = "A", .description = "Current into the block that owns the port",
        .source = DRAWN_4 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i"},
    /* 6 */ {.unit = "V", .description = "Electric potential",
        .source = DRAWN_5 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v"},
    /* 7 */ {.unit = "V", .description = "Voltage of p over n",
        .source = DRAWN_6 " Electrical::TwoPinElectricalComponent::v"},
    /* 8 */ {.unit = "A", .description = "Current from p to n",
        .source = DRAWN_7 " Electrical::TwoPinElectricalComponent::i"},
    /* 9 */ {.unit = "V", .description = "Voltage of p over n", .source = DRAWN_8 " Electrical::ConstantVoltage::V"},
    /* 10 */ {.unit = "", .description = "Output",
        .source = DRAWN_9 " SysPhSLibrary::ComponentInteraction::SignalFlow::BooleanSignalOutElement::bSig",
        .literals = truths},
    /* 11 */ {.unit = "", .description = "How long it is true, in percent of the period",
        .source = DRAWN_10 " SysPhSLibrary::ComponentBehavior::Sources::BooleanPulse::width"},
    /* 12 */ {.unit = "s", .description = "Time from one pulse to the next, greater than 0",
        .source = DRAWN_11 " SysPhSLibrary::ComponentBehavior::Sources::BooleanPulse::period"},
    /* 13 */ {.unit = "s", .description = "When the first pulse begins",
        .source = DRAWN_12 " SysPhSLibrary::ComponentBehavior::Sources::BooleanPulse::startTime"},
    /* 14 */ {.unit = "", .description = "true: closed",
        .source = DRAWN_13 " SysPhSLibrary::ComponentInteraction::SignalFlow::BooleanSignalInElement::bSig",
        .literals = truths},
    /* 15 */ {.unit = "ohm", .description = "Resistance that makes s a voltage where it conducts, too",
        .source = DRAWN_14 " BuckConverter::Diode::unitResistance"},
    /* 16 */ {.unit = "V",
        .description = "Place on the characteristic: voltage where it blocks, current times unitResistance where it "
        "conducts", .source = DRAWN_15 " BuckConverter::Diode::s"},
    /* 17 */ {.unit = "", .description = "Whether it blocks", .source = DRAWN_16 " BuckConverter::Diode::off",
        .literals = truths},
    /* 18 */ {.unit = "H", .description = "Inductance, greater than 0",
        .source = DRAWN_17 " Electrical::Inductor::l"},
    /* 19 */ {.unit = "A/s", .source = DRAWN_7 " Electrical::TwoPinElectricalComponent::i"},
    /* 20 */ {.unit = "F", .description = "Capacitance, greater than 0",
        .source = DRAWN_18 " Electrical::Capacitor::c"},
    /* 21 */ {.unit = "V/s", .source = DRAWN_6 " Electrical::TwoPinElectricalComponent::v"},
    /* 22 */ {.unit = "ohm", .description = "Resistance at T_ref", .source = DRAWN_19 " Electrical::Resistor::r"},
    /* 23 */ {.unit = "K", .description = "Reference temperature", .source = DRAWN_20 " Electrical::Resistor::T_ref"},
    /* 24 */ {.unit = "1/K", .description = "Relative rise of the resistance per kelvin above T_ref",
        .source = DRAWN_21 " Electrical::Resistor::alpha"},
    /* 25 */ {.unit = "K", .description = "Temperature", .source = DRAWN_22 " Electrical::Resistor::T"},
    /* 26 */ {.unit = "ohm", .description = "Resistance at T",
        .source = DRAWN_23 " Electrical::Resistor::resistance"},
};

/* BuckConverter::Converter */
static const ModelMember members_0[] = {
    {.name = "delivered", .kind = MODEL_STATE, .offset = offsetof(struct Model, delivered),
        .has_start = true, .start = offsetof(struct Model, delivered_start)},
    {.name = "used", .quantity = 1, .kind = MODEL_STATE, .offset = offsetof(struct Model, used),
        .has_start = true, .start = offsetof(struct Model, used_start)},
    {.name = "energyBalance", .quantity = 2, .offset = offsetof(struct Model, energyBalance), .origin = 1,
        .skipped = 2},
    {.name = "der(delivered)", .quantity = 3, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct Model, der_delivered), .origin = 1, .skipped = -3, .behind = 8},
    {.name = "der(used)", .quantity = 4, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Model, der_used),
        .origin = 1, .behind = 8},
};

/* Electrical::ConstantVoltage */
static const ModelMember members_1[] = {
    {.name = "p.i", .quantity = 5, .equals = 5, .origin = 2, .skipped = 4},
    {.name = "p.v", .quantity = 6, .equals = 5, .origin = 2, .skipped = -2},
    {.name = "n.i", .quantity = 5, .equals = 3, .is_negative = true, .origin = 2, .skipped = 1},
    {.name = "n.v", .quantity = 6, .is_number = true, .number = 0.0, .origin = 3, .skipped = 37},
    {.name = "v", .quantity = 7, .equals = 2, .origin = 2},
    {.name = "i", .quantity = 8, .offset = offsetof(struct ConstantVoltage, i), .origin = 4, .skipped = 42},
    {.name = "V", .quantity = 9, .kind = MODEL_CONSTANT, .offset = offsetof(struct ConstantVoltage, V)},
};

/* SysPhSLibrary::ComponentBehavior::Sources::BooleanPulse */
static const ModelMember members_2[] = {
    {.name = "y.bSig", .quantity = 10, .kind = MODEL_DISCRETE, .offset = offsetof(struct BooleanPulse, y.bSig),
        .type = MODEL_TRUTH, .has_start = true, .start = offsetof(struct BooleanPulse, y.bSig_start), .origin = 2},
    {.name = "width", .quantity = 11, .kind = MODEL_CONSTANT, .offset = offsetof(struct BooleanPulse, width)},
    {.name = "period", .quantity = 12, .kind = MODEL_CONSTANT, .offset = offsetof(struct BooleanPulse, period)},
    {.name = "startTime", .quantity = 13, .kind = MODEL_CONSTANT, .offset = offsetof(struct BooleanPulse, startTime)},
};

/* BuckConverter::Switch */
static const ModelMember members_3[] = {
    {.name = "p.i", .quantity = 5, .equals = -6, .is_negative = true, .origin = 4, .skipped = -2},
    {.name = "p.v", .quantity = 6, .equals = -6, .origin = 3, .skipped = -6},
    {.name = "n.i", .quantity = 5, .equals = -8, .origin = 2, .skipped = 2},
    {.name = "n.v", .quantity = 6, .equals = 8, .is_negative = true, .origin = 3},
    {.name = "v", .quantity = 7, .offset = offsetof(struct Switch, v), .origin = 5, .skipped = 53},
    {.name = "i", .quantity = 8, .equals = -11, .is_negative = true, .origin = 2, .skipped = -2},
    {.name = "control.bSig", .quantity = 14, .kind = MODEL_DISCRETE, .equals = -10, .origin = 3, .skipped = -3},
};

/* BuckConverter::Diode */
static const ModelMember members_4[] = {
    {.name = "p.i", .quantity = 5, .equals = 5, .origin = 2, .skipped = 3},
    {.name = "p.v", .quantity = 6, .is_number = true, .number = 0.0, .origin = 3, .skipped = 6},
    {.name = "n.i", .quantity = 5, .equals = 3, .is_negative = true, .origin = 2},
    {.name = "n.v", .quantity = 6, .equals = 1, .is_negative = true, .origin = 2, .skipped = -3},
    {.name = "v", .quantity = 7, .offset = offsetof(struct Diode, v), .origin = 2, .skipped = -5},
    {.name = "i", .quantity = 8, .offset = offsetof(struct Diode, i), .origin = 6, .skipped = 49},
    {.name = "unitResistance", .quantity = 15, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct Diode, unitResistance)},
    {.name = "s", .quantity = 16, .offset = offsetof(struct Diode, s), .origin = 7, .skipped = 48},
    {.name = "off", .quantity = 17, .kind = MODEL_DISCRETE, .offset = offsetof(struct Diode, off),
        .type = MODEL_TRUTH, .has_start = true, .start = offsetof(struct Diode, off_start), .origin = 2,
        .skipped = 6},
};

/* Electrical::Inductor */
static const ModelMember members_5[] = {
    {.name = "p.i", .quantity = 5, .equals = 5, .origin = 2, .skipped = 3},
    {.name = "p.v", .quantity = 6, .equals = -6, .is_negative = true, .origin = 3, .skipped = -5},
    {.name = "n.i", .quantity = 5, .equals = 3, .is_negative = true, .origin = 2},
    {.name = "n.v", .quantity = 6, .equals = 9, .origin = 3},
    {.name = "v", .quantity = 7, .offset = offsetof(struct Inductor, v), .origin = 2, .skipped = -3},
    {.name = "i", .quantity = 8, .kind = MODEL_STATE, .offset = offsetof(struct Inductor, i),
        .has_start = true, .start = offsetof(struct Inductor, i_start), .origin = 4},
    {.name = "l", .quantity = 18, .kind = MODEL_CONSTANT, .offset = offsetof(struct Inductor, l)},
    {.name = "der(i)", .quantity = 19, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Inductor, der_i),
        .origin = 2, .skipped = 2, .is_late = true},
};

/* Electrical::Capacitor */
static const ModelMember members_6[] = {
    {.name = "p.i", .quantity = 5, .equals = 5, .origin = 2, .skipped = 1},
    {.name = "p.v", .quantity = 6, .equals = 3, .origin = 2, .skipped = -2},
    {.name = "n.i", .quantity = 5, .equals = 3, .is_negative = true, .origin = 2, .skipped = 1},
    {.name = "n.v", .quantity = 6, .is_number = true, .number = 0.0, .origin = 3, .skipped = 3},
    {.name = "v", .quantity = 7, .kind = MODEL_STATE, .offset = offsetof(struct Capacitor, v),
        .has_start = true, .start = offsetof(struct Capacitor, v_start)},
    {.name = "i", .quantity = 8, .offset = offsetof(struct Capacitor, i), .origin = 4},
    {.name = "c", .quantity = 20, .kind = MODEL_CONSTANT, .offset = offsetof(struct Capacitor, c)},
    {.name = "der(v)", .quantity = 21, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Capacitor, der_v),
        .origin = 2, .is_late = true},
};

/* Electrical::Resistor */
static const ModelMember members_7[] = {
    {.name = "p.i", .quantity = 5, .equals = 5, .origin = 2, .skipped = 1},
    {.name = "p.v", .quantity = 6, .equals = -5, .origin = 3, .skipped = -4},
    {.name = "n.i", .quantity = 5, .equals = 3, .is_negative = true, .origin = 2},
    {.name = "n.v", .quantity = 6, .is_number = true, .number = 0.0, .origin = 3, .skipped = 3},
    {.name = "v", .quantity = 7, .equals = -8, .origin = 2, .skipped = -3},
    {.name = "i", .quantity = 8, .offset = offsetof(struct Resistor, i), .origin = 2, .skipped = 2},
    {.name = "r", .quantity = 22, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, r)},
    {.name = "T_ref", .quantity = 23, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, T_ref)},
    {.name = "alpha", .quantity = 24, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, alpha)},
    {.name = "T", .quantity = 25, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Resistor, T)},
    {.name = "resistance", .quantity = 26, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct Resistor, resistance)},
};

/* Electrical::Ground */
static const ModelMember members_8[] = {
    {.name = "p.i", .quantity = 5, .is_number = true, .number = 0.0, .origin = 4},
    {.name = "p.v", .quantity = 6, .is_number = true, .number = 0.0, .origin = 2},
};

static const ModelShape shapes[] = {
    {members_0, 5}, {members_1, 7}, {members_2, 4}, {members_3, 7}, {members_4, 9}, {members_5, 8}, {members_6, 8},
    {members_7, 11}, {members_8, 2},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, source), sizeof(struct ConstantVoltage), 0},
    /* 2 */ {offsetof(struct Model, clock), sizeof(struct BooleanPulse), 0},
    /* 3 */ {offsetof(struct Model, switch_), sizeof(struct Switch), 0},
    /* 4 */ {offsetof(struct Model, diode), sizeof(struct Diode), 0},
    /* 5 */ {offsetof(struct Model, inductor), sizeof(struct Inductor), 0},
    /* 6 */ {offsetof(struct Model, capacitor), sizeof(struct Capacitor), 0},
    /* 7 */ {offsetof(struct Model, load), sizeof(struct Resistor), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"source", 0, 1, 1, 0, 0, 0, 0}, {"clock", 0, 2, 2, 0, 0, 0, 0},
    {"switch", 0, 3, 3, 0, 0, 0, 0}, {"diode", 0, 4, 4, 0, 0, 0, 0}, {"inductor", 0, 5, 5, 0, 0, 0, 0},
    {"capacitor", 0, 6, 6, 0, 0, 0, 0}, {"load", 0, 7, 7, 0, 0, 0, 0}, {"ground", 0, 8, 0, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 4,
    .branches = (const ModelBranch[]){
        {.text = "time >= clock.startTime",
        .element = "SysPhSLibrary::ComponentBehavior::Sources::BooleanPulse::value", .source = DRAWN_24,
        .equation = 7, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_at_least_clock_startTime),
        .is_timed = true, .group = -1},
        {.text = "floor((time - clock.startTime)/clock.period)",
        .element = "SysPhSLibrary::ComponentBehavior::Sources::BooleanPulse::value", .source = DRAWN_24,
        .equation = 7, .offset = offsetof(Model, branch.part_of_clock_value), .is_integer_part = true,
        .is_timed = true, .group = -1},
        {.text = "time - clock.startTime - floor((time - clock.startTime)/clock.period)*clock.period < "
        "clock.period*clock.width/100",
        .element = "SysPhSLibrary::ComponentBehavior::Sources::BooleanPulse::value", .source = DRAWN_24,
        .equation = 7, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.relation_of_clock_value),
        .is_timed = true, .group = -1},
        {.text = "diode.s < 0", .element = "BuckConverter::Diode::state", .source = DRAWN_25, .equation = 15,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.diode_s_below_0), .group = -1,
        .slack = offsetof(Model, slack.diode_s_below_0)},
    },
    .discrete_count = 2,
    .discretes = (const ModelDiscrete[]){
        {.variable = 10, .name = "clock.y.bSig", .type = MODEL_TRUTH, .offset = offsetof(Model, clock.y.bSig),
        .pre = offsetof(Model, pre.clock_y_bSig), .start = offsetof(Model, clock.y.bSig_start), .group = -1},
        {.variable = 29, .name = "diode.off", .type = MODEL_TRUTH, .offset = offsetof(Model, diode.off),
        .pre = offsetof(Model, pre.diode_off), .start = offsetof(Model, diode.off_start), .group = -1},
    },
    .jump_count = 3,
    .jumps = (const ModelJump[]){
        {.name = "source.i", .variable = 8, .equation = 42, .offset = offsetof(Model, source.i),
        .derivative = offsetof(Model, source.der_i), .size = offsetof(Model, jump.source_i), .modes = {0, 0x2u}},
        {.name = "diode.i", .variable = 26, .equation = 49, .offset = offsetof(Model, diode.i),
        .derivative = offsetof(Model, diode.der_i), .size = offsetof(Model, jump.diode_i), .modes = {0, 0x2u}},
        {.name = "inductor.i", .variable = 35, .equation = 42, .offset = offsetof(Model, inductor.i),
        .derivative = offsetof(Model, inductor.der_i), .size = offsetof(Model, jump.inductor_i),
        .modes = {0, 0x2u}},
    },
    .indicator_count = 1,
    .indicator_branches = (const int[]){3},
};

static const ModelJacobian jacobian = {
    .states = 4, .slots = 15, .rows = 15, .partial_count = 8, .number_count = 2, .colours = 3,
    .numbers = (const double[]){1.0, -1.0},
    .row_start = (const int[]){0, 1, 3, 4, 5, 6, 6, 7, 9, 10, 10, 11, 13, 14, 16, 17},
    .row_slot = (const int[]){4, 5, 6, 7, 8, 6, 2, 9, 10, 8, 7, 11, 12, 13, 14},
    .term_slot = (const int[]){3, 3, 4, 2, 3, 7, 6, 2, 4, 9, 8, 6, 2, 11, 7, 3, 13},
    .term_partial = (const int[]){2, 3, 4, 0, 1, 0, 0, 0, 1, 5, 0, 0, 1, 6, 1, 1, 7},
    .derivative = (const int[]){12, 5, 14, 10},
    .column_start = (const int[]){0, 1, 2, 5, 8},
    .row_index = (const int[]){0, 1, 0, 2, 3, 1, 2, 3},
    .colour = (const int[]){0, 0, 1, 2},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, delivered)}, {.at = 1, .offset = offsetof(Model, used)},
        {.at = 2, .offset = offsetof(Model, inductor.i)}, {.at = 3, .offset = offsetof(Model, capacitor.v)},
        {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, der_delivered)}, {.at = 1, .offset = offsetof(Model, der_used)},
        {.at = 2, .offset = offsetof(Model, inductor.der_i)},
        {.at = 3, .offset = offsetof(Model, capacitor.der_v)}, {.at = -1}},
    .state_count = 4,
    .states = (const int[]){0, 1, 35, 41},
    .jacobian = &jacobian,
};

static const ModelMode modes_0[] = {
    {
        .condition = "not diode.off, not clock.y.bSig",
    },
    {
        .condition = "diode.off, not clock.y.bSig",
    },
    {
        .condition = "diode.off, clock.y.bSig",
    },
};

/* Values for which there is none, and why. */
static const ModelObstacle impossible_0[] = {
    {"not diode.off, clock.y.bSig", "3 equations of the model for 2 unknowns: 1 too many"},
    {NULL, NULL},
};
static const ModelCluster clusters[] = {
    {0, 3, modes_0, wanted_mode, impossible_0},
};

/* In which modes states, rows of the Jacobian and variables are: by number of a set. */
static const ModelModal modal = {
    .count = 1, .mode_count = 3,
    .clusters = clusters,
    .sets = (const ModelModes[]){
        {0, 0x0u}, {0, 0x5u}, {0, 0x1u}, {0, 0x2u}, {0, 0x3u}, {0, 0x6u}, {0, 0x4u}},
    .set_count = 7,
    .states = (const int[]){0, 0, 1, 0},
    .rows = (const int[]){0, 0, 2, 3, 4, 5, 3, 0, 0, 6, 6, 6, 0, 1, 1},
    .absent = NULL,
    .tears = NULL,
};

static const ModelJoints model_joints = {
    .count = 19,
    .connectors = (const int[]){16, 0, 17, 0, 18, 0, 19, 0, 20, 0, 21, 0, 22, 0, 23, 0, 24, 0, 25, 0},
    .joints = (const int[]){
        0, 10, 20, 0, 1, 3, 14, 0, 1, 4, 15, 0, 2, 16, 30, 0, 2, 17, 31, 0, 3, 23, 30, 0, 3, 24, 31, 0, 4, 32, 37,
        0, 4, 33, 38, 0, 5, 32, 44, 0, 5, 33, 45, 0, 6, 5, 55, 0, 6, 6, 56, 0, 7, 21, 55, 0, 7, 22, 56, 0, 8, 39,
        55, 0, 8, 40, 56, 0, 9, 46, 55, 0, 9, 47, 56, 0},
    .flow_count = 13,
    .flows = (const int[]){3, 5, 14, 16, 21, 23, 30, 32, 37, 39, 44, 46, 55},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of ConverterExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 at events only, "
        "%d6 of constants, %d7 of modes, %d8 in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "Modes",
    /* 5 */ "  %d1  not diode.off, not clock.y.bSig%v%d2 states: %3, %4, %5, %6",
    /* 6 */ "  %d1  diode.off, not clock.y.bSig%v%d2 states: %3, %4, %5",
    /* 7 */ "  %d1  diode.off, clock.y.bSig%v%d2 states: %3, %4, %5, %6",
    /* 8 */ "Without a solution",
    /* 9 */ "     not diode.off, clock.y.bSig",
    /* 10 */ "         3 equations of the model for 2 unknowns: 1 too many",
    /* 11 */ "States",
    /* 12 */ "  %1%vstart 0.0%oits start is given",
    /* 13 */ "Eliminated",
    /* 14 */ "  %1%v= %2%o%i",
    /* 15 */ "  %1%v= -%2%o%i",
    /* 16 */ "  %1%v= 0%o%i",
    /* 17 */ "  %1%v= 0%o%i  with %e2, %e3",
    /* 18 */ "As they are in single modes",
    /* 19 */ "  0 = -%1%o%i  while not diode.off; or not clock.y.bSig",
    /* 20 */ "  %1 = 0%o%i  while not diode.off",
    /* 21 */ "  %1 = %2/%3%o%i  while not diode.off",
    /* 22 */ "  %1 = %2%o%i  while diode.off",
    /* 23 */ "  %1 = 0%o%i  while diode.off",
    /* 24 */ "  0 = %1%o%i  while clock.y.bSig",
    /* 25 */ "Differentiated",
    /* 26 */ "  der(%1) - jump(%1) + (%2 - jump(%3)) - (der(%4) - jump(%4)) = 0%o%i  time derivative of %e5: "
        "it constrains %1, %3, %4, which other equations determine already",
    /* 27 */ "  0 = jump(%1) - der(%1)%o%i  time derivative of %e2: it determines der(%1)",
    /* 28 */ "  der(%1) - jump(%1) = 0%o%i  time derivative of %e2: it determines der(%1)",
    /* 29 */ "Constants",
    /* 30 */ "  %1 := %2",
    /* 31 */ "  %1 := %2*(1 + %3*(%4 - %5))",
    /* 32 */ "Start",
    /* 33 */ "  %1 := 0.0",
    /* 34 */ "Start, while not diode.off; or clock.y.bSig",
    /* 35 */ "  %1 must come out as 0.0",
    /* 36 */ "Continuous time",
    /* 37 */ "  %1 := %2/%3  unless %3 vanishes%o%i",
    /* 38 */ "  %1 := %2*%3%o%i",
    /* 39 */ "Continuous time, while not diode.off; or not clock.y.bSig",
    /* 40 */ "  %1 := 0%o%i",
    /* 41 */ "Continuous time, while not diode.off",
    /* 42 */ "  %1 := %2 + %3%o%i",
    /* 43 */ "Continuous time, while diode.off, not clock.y.bSig",
    /* 44 */ "  der(%1) := jump(%1)%o%i",
    /* 45 */ "  %1 := der(%2) - jump(%2) - (der(%3) - jump(%3)) + jump(%4)%o%i",
    /* 46 */ "  %1 := -(%2 + %3)%o%i",
    /* 47 */ "Continuous time, while diode.off",
    /* 48 */ "  %1 := %2 - %3%o%i",
    /* 49 */ "Continuous time, while clock.y.bSig",
    /* 50 */ "  %1 := -%2*%3%o%i",
    /* 51 */ "Continuous time, while not diode.off; or clock.y.bSig",
    /* 52 */ "  %1 := -%2 - %3%o%i",
    /* 53 */ "For results only, while not diode.off",
    /* 54 */ "For results only",
    /* 55 */ "  %1 := %2 - %3 - %4*%5^2/2 - %6*%7^2/2%o%i",
    /* 56 */ "For results only, while diode.off",
    /* 57 */ "  %1 := %2%o%i",
    /* 58 */ "Branches, kept between events",
    /* 59 */ "  time >= %1%vat %1%o%i",
    /* 60 */ "  floor((time - %1)/%2)%vat integers of 1/%2*time - %1/%2%o%i",
    /* 61 */ "  time - %1 - floor((time - %1)/%2)*%2 < %2*%3/100%vat %1 + floor((time - %1)/%2)*%2 + "
        "%2*%3/100%o%i",
    /* 62 */ "  %1 < 0%vlocated%o%i",
    /* 63 */ "At events, while not diode.off; or not clock.y.bSig",
    /* 64 */ "At events, while not diode.off",
    /* 65 */ "At events, while diode.off, not clock.y.bSig",
    /* 66 */ "At events, while clock.y.bSig",
    /* 67 */ "At events, while diode.off",
    /* 68 */ "At events",
    /* 69 */ "  decide time >= %1%o%i",
    /* 70 */ "  decide floor((time - %1)/%2)%o%i",
    /* 71 */ "  decide time - %1 - floor((time - %1)/%2)*%2 < %2*%3/100%o%i",
    /* 72 */ "  decide %1 < 0%o%i",
    /* 73 */ "  %1 := time >= %2 and time - %2 - floor((time - %2)/%3)*%3 < %3*%4/100%o%i",
    /* 74 */ "  %1 := %2 < 0%o%i",
    /* 75 */ "Drawn in",
    /* 76 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 1, 2,   1, -1,    2, 1, 10,   2, -1, 45, 9, 30, 0, 2, 0, 9, 13,
    3, 1, 6,   3, -1, 4, 24, 0, 0,    1, 1, 2,   4, -1,    4, 1, 2,   5, -1,    5, 1, 8,   6, -1, 1, 4, 0, 1, 35, 41,
    6, 1, 7,   7, -1, 2, 3, 0, 1, 41,    7, 1, 8,   8, -1, 3, 4, 0, 1, 35, 41,    1, 1, 2,   9, -1,
    8, 1, 2,   10, -1,    9, 1, 2,   11, -1,    10, 1, 2,   12, -1,    1, 1, 2,   13, -1,    11, 1, 2,   14, -1,
    12, 2, 3,   15, -1, 0,   2, 0, 35,    12, 2, 3,   16, -1, 1,   2, 0, 40,    1, 1, 2,   19, -1,
    13, 1, 2,   20, -1,    14, 2, 4,   21, 4, 3, 8,   15, 15, 27, 27,    14, 2, 4,   22, 3, 4, 9,   17, 32, 29, 32,
    15, 2, 4,   23, 5, 5, 8,   12, 7, 19, 17,    16, 1, 3,   24, 37, 6,    14, 2, 4,   25, 6, 7, 9,   15, 17, 30, 33,
    15, 2, 4,   26, 41, 14, 8,   11, -7, 17, 17,    14, 2, 4,   27, 32, 15, 9,   14, -10, 23, 32,
    14, 2, 4,   28, 10, 16, 8,   16, 17, 28, 41,    15, 2, 4,   29, 33, 17, 25,   9, -13, 15, 10,
    15, 2, 4,   30, 9, 19, 8,   12, 15, 20, 34,    14, 2, 4,   31, 31, 20, 10,   14, 5, 25, 31,
    14, 2, 4,   32, 13, 21, 26,   16, 13, 27, 15,    16, 2, 3,   33, 38, 22,   14, 2, 25,
    15, 2, 4,   34, 14, 23, 26,   12, 14, 23, 23,    16, 2, 3,   43, 39, 40,   7, -9, 16,
    17, 1, 5,   49, 44, 55, 42, 43,    1, 1, 2,   51, -1,    18, 1, 2,   52, -1,    19, 1, 3,   53, 45, 8,
    20, 1, 3,   54, 46, 25,    21, 1, 5,   55, 47, 26, 28, 27,    22, 1, 4,   56, 48, 25, 28,
    23, 1, 3,   57, 49, 26,    24, 1, 3,   58, 53, 18,    1, 1, 2,   59, -1,    25, 1, 2,   60, -1,
    26, 1, 7,   61, 50, 8, 59, 35, 26, 42,    27, 1, 4,   62, 51, 8, 45,    28, 1, 4,   63, 52, 26, 49,
    1, 1, 2,   64, -1,    29, 1, 2,   65, -1,    30, 1, 4,   66, -1, 53, 51,
    31, 1, 7,   67, -1, 54, 50, 52, 53, 51,    1, 2, 2,   68, -1,   48, 0,    32, 1, 2,   69, -1,
    33, 2, 3,   70, -1, 0,   2, 0, 41,    33, 2, 3,   71, -1, 1,   4, 0, 34,    1, 2, 2,   73, -1,   47, 0,
    34, 1, 2,   74, -1,    35, 1, 3,   76, -1, 35,    1, 2, 2,   77, -1,   46, 0,    36, 1, 2,   78, -1,
    37, 1, 5,   79, 29, 49, 41, 54,    38, 1, 5,   80, 1, 58, 41, 49,    1, 2, 2,   81, -1,   45, 0,
    39, 2, 2,   82, -1,   14, 0,    40, 2, 3,   83, 45, 8,   27, 8, 10,    1, 2, 2,   84, -1,   45, 0,
    41, 1, 2,   85, -1,    40, 2, 3,   86, 46, 25,   51, -1, -17,    42, 1, 5,   87, 42, 26, 8, 35,
    1, 2, 2,   88, -1,   47, 0,    43, 2, 2,   89, -1,   13, 0,    44, 2, 3,   90, 51, 8,   54, 0, 0,
    44, 2, 3,   91, 52, 26,   54, 0, 0,    45, 2, 6,   92, 50, 59, 26, 8, 35,   54, 0, 0, 0, 0, 0,
    38, 2, 5,   93, 21, 34, 36, 59,   48, 26, -6, -10, -32,    46, 2, 5,   94, 18, 25, 34, 41,   54, 0, 0, 0, 0,
    1, 2, 2,   95, -1,   43, 0,    42, 2, 5,   97, 8, 18, 9, 25,   43, 34, 8, -1, 10,    1, 2, 2,   98, -1,   44, 0,
    47, 1, 2,   99, -1,    40, 2, 3,   100, 49, 26,   51, 4, -8,    1, 2, 2,   101, -1,   48, 0,
    48, 1, 5,   103, 42, 35, 26, 8,    1, 2, 2,   104, -1,   49, 0,    36, 2, 2,   105, -1,   9, 0,
    48, 2, 5,   106, 43, 42, 35, 49,   6, -1, -34, -9, -14,    37, 2, 5,   107, 25, 60, 42, 43,   12, -4, -1, -8, -7,
    1, 2, 2,   108, -1,   48, 0,    49, 1, 2,   109, -1,    48, 2, 5,   111, 8, 25, 18, 9,   41, 0, 0, 0, 0,
    1, 2, 2,   113, -1,   51, 0,    50, 1, 5,   115, 0, 57, 9, 8,    51, 1, 2,   117, -1,
    52, 1, 5,   118, 18, 34, 25, 41,    53, 1, 2,   121, -1,
    38, 2, 5,   122, 47, 28, 26, 27,   25, -26, 6, 10, 32,    54, 1, 2,   124, -1,
    55, 1, 9,   125, 2, 2, 0, 1, 36, 35, 43, 41,    56, 1, 2,   127, -1,
    57, 2, 4,   128, 48, 28, 25,   27, 0, 0, 0,    58, 1, 2,   130, -1,    59, 1, 3,   131, 7, 13,
    60, 1, 4,   132, 7, 13, 12,    61, 1, 5,   133, 7, 13, 12, 11,    62, 1, 3,   134, 15, 28,
    63, 1, 2,   136, -1,    64, 1, 2,   139, -1,    65, 1, 2,   143, -1,    66, 1, 2,   150, -1,
    67, 1, 2,   154, -1,    68, 1, 2,   157, -1,    69, 1, 3,   158, 7, 13,    70, 1, 4,   159, 7, 13, 12,
    71, 1, 5,   160, 7, 13, 12, 11,    72, 1, 3,   161, 15, 28,    73, 1, 6,   162, 7, 10, 13, 12, 11,
    74, 1, 4,   163, 15, 29, 28,    75, 1, 2,   165, -1,    76, 8, 2,   166, 0,   1, 1,
    76, 2, 2,   174, 11,   9, 21,    76, 2, 2,   175, 15,   9, 18,    76, 2, 2,   176, 16,   9, 18,
    76, 2, 2,   177, 17,   9, 18,    76, 2, 2,   178, 21,   9, 15,    76, 2, 2,   179, 25,   9, 12,
    76, 2, 2,   180, 29,   9, 9,    76, 2, 2,   181, 30,   9, 9,    76, 2, 2,   182, 31,   9, 9,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "23a036960d3a0586e7a6c30ffb11ab77f045d886225fdf5609353cfe2a4fcb1b"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Electrical.xmi", "093066d976dae86b6c511fde4299695dffa7a6d18b7958525619a6f58a80ece4"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "ConverterExperiment",
    .qualified_name = "BuckConverter::ConverterExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "6ee74cfbae65452b48788dd8a8b2b9931b6468fa84355c77a4979438d4fb798f",
    .files = files,
    .start = 0.0, .stop = 0.00201, .interval = 1e-06, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){{"capacitor.v", 0, 0}, {"inductor.i", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .modal = &modal,
    .start_checks = (const int[]){35, -1, 42, 45, 49, -1, -1},
    .listing = {192, lines, forms},
    .joints = &model_joints,
    .margins = model_branch_margins,
};
