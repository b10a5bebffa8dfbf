/* ControlledTanksExperiment_tables.c - names, patterns and data, of TwoTankControl::ControlledTanksExperiment,
 *     from model.xmi, by sysphsc 0.1.0. */
#include "ControlledTanksExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "SysPhSLibrary.xmi:41"
#define DRAWN_2 "SysPhSLibrary.xmi:116"
#define DRAWN_3 "SysPhSLibrary.xmi:119"
#define DRAWN_4 "model.xmi:85"
#define DRAWN_5 "SysPhSLibrary.xmi:20"
#define DRAWN_6 "model.xmi:25"
#define DRAWN_7 "model.xmi:29"
#define DRAWN_8 "model.xmi:33"
#define DRAWN_9 "model.xmi:37"
#define DRAWN_10 "Fluid.xmi:65"
#define DRAWN_11 "Fluid.xmi:68"
#define DRAWN_12 "Fluid.xmi:72"
#define DRAWN_13 "Fluid.xmi:120"
#define DRAWN_14 "SysPhSLibrary.xmi:13"
#define DRAWN_15 "SysPhSLibrary.xmi:48"
#define DRAWN_16 "model.xmi:118"
#define DRAWN_17 "model.xmi:122"
#define DRAWN_18 "model.xmi:126"
#define DRAWN_19 "model.xmi:129"
#define DRAWN_20 "model.xmi:134"
#define DRAWN_21 "model.xmi:150"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITHOUT_MODES()
WITH_EQUATIONS()
WITHOUT_OUTPUTS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_PHASES()
WITHOUT_CLOCKS()

/* Where statements of algorithms are drawn. */

/* control.Operation()  TwoTankControl::PumpControl::Operation  model.xmi:150
 * 356  Filling->Pausing
 * 370  Waiting->Filling
 * 154  Filling
 * 356  Filling
 * 157  running := true
 * 157  fillings := fillings + 1
 * 161  running := false
 * 164  Pausing
 * 165  Waiting
 * 370  Waiting */

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .sliding = &sliding_part, .checks = &check_part, .joints = &joint_part,
};

int model_variable_count = 46, model_instance_count = 8;
int model_equation_count = 28, model_constraint_count = 28;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const char *const truths[] = {"false", "true", NULL};
static const char *const literals_1[] = {"Filling", "Pausing", "Waiting", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "", .description = "Value of the signal",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::BooleanSignalInElement::bSig",
        .literals = truths},
    /* 1 */ {.unit = "m^3/s", .description = "Volume flow into the block that owns the port",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q"},
    /* 2 */ {.unit = "Pa", .description = "Pressure",
        .source = DRAWN_3 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p"},
    /* 3 */ {.unit = "m^3/s", .description = "Flow while the pump runs",
        .source = DRAWN_4 " TwoTankControl::Pump::delivery"},
    /* 4 */ {.unit = "m", .description = "Value of the signal",
        .source = DRAWN_5 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 5 */ {.unit = "m^2", .description = "Area of the surface", .source = DRAWN_6 " TwoTankControl::Tank::area"},
    /* 6 */ {.unit = "m/s^2", .description = "Acceleration of gravity",
        .source = DRAWN_7 " TwoTankControl::Tank::gravity"},
    /* 7 */ {.unit = "kg/m^3", .description = "Density of the fluid",
        .source = DRAWN_8 " TwoTankControl::Tank::density"},
    /* 8 */ {.unit = "m", .description = "Level of the fluid above the opening",
        .source = DRAWN_9 " TwoTankControl::Tank::level"},
    /* 9 */ {.unit = "m/s", .source = DRAWN_9 " TwoTankControl::Tank::level"},
    /* 10 */ {.unit = "Pa*s/m^3", .description = "Pressure drop at unit flow",
        .source = DRAWN_10 " Fluid::SimplePipe::resistance"},
    /* 11 */ {.unit = "m^3/s", .description = "Flow from a to b", .source = DRAWN_11 " Fluid::SimplePipe::VflowC"},
    /* 12 */ {.unit = "Pa", .description = "Pressure at a minus pressure at b",
        .source = DRAWN_12 " Fluid::SimplePipe::dpC"},
    /* 13 */ {.unit = "Pa", .description = "Pressure", .source = DRAWN_13 " Fluid::CnstPressureSource::pressure"},
    /* 14 */ {.unit = "m", .description = "Value of the signal",
        .source = DRAWN_14 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 15 */ {.unit = "", .description = "Value of the signal",
        .source = DRAWN_15 " SysPhSLibrary::ComponentInteraction::SignalFlow::BooleanSignalOutElement::bSig",
        .literals = truths},
    /* 16 */ {.unit = "m", .description = "Level of the first tank at which the pump stops",
        .source = DRAWN_16 " TwoTankControl::PumpControl::full"},
    /* 17 */ {.unit = "m", .description = "Level of the second tank at which the pump may start",
        .source = DRAWN_17 " TwoTankControl::PumpControl::low"},
    /* 18 */ {.unit = "s", .description = "Least time between two runs of the pump",
        .source = DRAWN_18 " TwoTankControl::PumpControl::pause"},
    /* 19 */ {.unit = "", .description = "Number of starts of the pump",
        .source = DRAWN_19 " TwoTankControl::PumpControl::fillings"},
    /* 20 */ {.unit = "", .description = "Does the pump run?",
        .source = DRAWN_20 " TwoTankControl::PumpControl::running", .literals = truths},
    /* 21 */ {.unit = "", .source = DRAWN_21 " TwoTankControl::PumpControl::Operation",
        .literals = literals_1, .first_literal = 1},
};

/* TwoTankControl::Pump */
static const ModelMember members_1[] = {
    {.name = "on.bSig", .kind = MODEL_DISCRETE, .equals = 44, .origin = 1, .skipped = 24},
    {.name = "outlet.q", .quantity = 1, .offset = offsetof(struct Pump, outlet.q), .origin = 2},
    {.name = "outlet.p", .quantity = 2, .offset = offsetof(struct Pump, outlet.p), .origin = 2},
    {.name = "delivery", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct Pump, delivery)},
};

/* TwoTankControl::Tank */
static const ModelMember members_2[] = {
    {.name = "opening.q", .quantity = 1, .offset = offsetof(struct Tank, opening.q), .origin = 3, .skipped = 25},
    {.name = "opening.p", .quantity = 2, .equals = -3, .origin = 1, .skipped = -8},
    {.name = "levelOut.rSig", .quantity = 4, .equals = 4, .origin = 2, .skipped = 1},
    {.name = "area", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, area)},
    {.name = "gravity", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, gravity)},
    {.name = "density", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, density)},
    {.name = "level", .quantity = 8, .kind = MODEL_STATE, .offset = offsetof(struct Tank, level),
        .has_start = true, .start = offsetof(struct Tank, level_start)},
    {.name = "der(level)", .quantity = 9, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Tank, der_level),
        .origin = 2, .skipped = -2, .is_late = true},
};

/* Fluid::SimplePipe */
static const ModelMember members_3[] = {
    {.name = "a.q", .quantity = 1, .equals = 5, .origin = 2, .skipped = 2},
    {.name = "a.p", .quantity = 2, .equals = -11, .origin = 1},
    {.name = "b.q", .quantity = 1, .equals = 3, .is_negative = true, .origin = 2, .skipped = -2},
    {.name = "b.p", .quantity = 2, .offset = offsetof(struct SimplePipe, b.p), .origin = 2, .skipped = 3},
    {.name = "resistance", .quantity = 10, .kind = MODEL_CONSTANT, .offset = offsetof(struct SimplePipe, resistance)},
    {.name = "VflowC", .quantity = 11, .offset = offsetof(struct SimplePipe, VflowC), .origin = 2, .skipped = -2},
    {.name = "dpC", .quantity = 12, .offset = offsetof(struct SimplePipe, dpC), .origin = 2, .skipped = -2},
};

/* TwoTankControl::Tank */
static const ModelMember members_4[] = {
    {.name = "opening.q", .quantity = 1, .offset = offsetof(struct Tank, opening.q), .origin = 3},
    {.name = "opening.p", .quantity = 2, .equals = -5, .origin = 1},
    {.name = "levelOut.rSig", .quantity = 4, .equals = 4, .origin = 2, .skipped = 3},
    {.name = "area", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, area)},
    {.name = "gravity", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, gravity)},
    {.name = "density", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Tank, density)},
    {.name = "level", .quantity = 8, .kind = MODEL_STATE, .offset = offsetof(struct Tank, level),
        .has_start = true, .start = offsetof(struct Tank, level_start)},
    {.name = "der(level)", .quantity = 9, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Tank, der_level),
        .origin = 2, .skipped = -2, .is_late = true},
};

/* Fluid::SimplePipe */
static const ModelMember members_5[] = {
    {.name = "a.q", .quantity = 1, .equals = 5, .origin = 2, .skipped = 2},
    {.name = "a.p", .quantity = 2, .equals = -13, .origin = 1},
    {.name = "b.q", .quantity = 1, .equals = 3, .is_negative = true, .origin = 2, .skipped = -2},
    {.name = "b.p", .quantity = 2, .equals = 6, .origin = 1},
    {.name = "resistance", .quantity = 10, .kind = MODEL_CONSTANT, .offset = offsetof(struct SimplePipe, resistance)},
    {.name = "VflowC", .quantity = 11, .offset = offsetof(struct SimplePipe, VflowC), .origin = 2, .skipped = 2},
    {.name = "dpC", .quantity = 12, .offset = offsetof(struct SimplePipe, dpC), .origin = 2, .skipped = -2},
};

/* Fluid::CnstPressureSource */
static const ModelMember members_6[] = {
    {.name = "p.q", .quantity = 1, .equals = -2, .origin = 3},
    {.name = "p.p", .quantity = 2, .equals = 1, .origin = 2, .skipped = 1},
    {.name = "pressure", .quantity = 13, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct CnstPressureSource, pressure)},
};

/* TwoTankControl::PumpControl */
static const ModelMember members_7[] = {
    {.name = "upperLevel.rSig", .quantity = 14, .equals = -27, .origin = 1},
    {.name = "lowerLevel.rSig", .quantity = 14, .equals = -13, .origin = 1},
    {.name = "pumpOn.bSig", .quantity = 15, .kind = MODEL_DISCRETE, .equals = 5, .origin = 2},
    {.name = "full", .quantity = 16, .kind = MODEL_CONSTANT, .offset = offsetof(struct PumpControl, full)},
    {.name = "low", .quantity = 17, .kind = MODEL_CONSTANT, .offset = offsetof(struct PumpControl, low)},
    {.name = "pause", .quantity = 18, .kind = MODEL_CONSTANT, .offset = offsetof(struct PumpControl, pause)},
    {.name = "fillings", .quantity = 19, .kind = MODEL_DISCRETE, .offset = offsetof(struct PumpControl, fillings),
        .has_start = true, .start = offsetof(struct PumpControl, fillings_start)},
    {.name = "running", .quantity = 20, .kind = MODEL_DISCRETE, .offset = offsetof(struct PumpControl, running),
        .type = MODEL_TRUTH, .has_start = true, .start = offsetof(struct PumpControl, running_start)},
    {.name = "Operation", .quantity = 21, .kind = MODEL_DISCRETE, .offset = offsetof(struct PumpControl, Operation),
        .type = MODEL_CHOICE, .is_late = true},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 4}, {members_2, 8}, {members_3, 7}, {members_4, 8}, {members_5, 7}, {members_6, 3},
    {members_7, 9},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, pump), sizeof(struct Pump), 0},
    /* 2 */ {offsetof(struct Model, tank1), sizeof(struct Tank), 0},
    /* 3 */ {offsetof(struct Model, pipe), sizeof(struct SimplePipe), 0},
    /* 4 */ {offsetof(struct Model, tank2), sizeof(struct Tank), 0},
    /* 5 */ {offsetof(struct Model, outlet), sizeof(struct SimplePipe), 0},
    /* 6 */ {offsetof(struct Model, drain), sizeof(struct CnstPressureSource), 0},
    /* 7 */ {offsetof(struct Model, control), sizeof(struct PumpControl), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"pump", 0, 1, 1, 0, 0, 0, 0}, {"tank1", 0, 2, 2, 0, 0, 0, 0},
    {"pipe", 0, 3, 3, 0, 0, 0, 0}, {"tank2", 0, 4, 4, 0, 0, 0, 0}, {"outlet", 0, 5, 5, 0, 0, 0, 0},
    {"drain", 0, 6, 6, 0, 0, 0, 0}, {"control", 0, 7, 7, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 3,
    .branches = (const ModelBranch[]){
        {.text = "tank1.level >= control.full", .element = "TwoTankControl::PumpControl::Operation",
        .source = DRAWN_21, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.tank1_level_at_least_control_full), .holds_at_zero = true, .group = -1,
        .slack = offsetof(Model, slack.tank1_level_at_least_control_full)},
        {.text = "tank2.level <= control.low", .element = "TwoTankControl::PumpControl::Operation",
        .source = DRAWN_21, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.tank2_level_at_most_control_low), .holds_at_zero = true, .group = -1,
        .slack = offsetof(Model, slack.tank2_level_at_most_control_low)},
        {.text = "time >= control.entered(Operation) + control.pause",
        .element = "TwoTankControl::PumpControl::Operation", .source = DRAWN_21, .equation = -1,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.relation_of_control_Operation), .is_timed = true,
        .group = -1},
    },
    .discrete_count = 12,
    .discretes = (const ModelDiscrete[]){
        {.variable = 41, .name = "control.fillings", .offset = offsetof(Model, control.fillings),
        .pre = offsetof(Model, pre.control_fillings), .start = offsetof(Model, control.fillings_start),
        .group = -1, .is_stepwise = true},
        {.variable = 42, .name = "control.running", .type = MODEL_TRUTH, .offset = offsetof(Model, control.running),
        .pre = offsetof(Model, pre.control_running), .start = offsetof(Model, control.running_start),
        .is_felt = true, .group = -1, .is_stepwise = true},
        {.variable = 45, .name = "control.Operation", .type = MODEL_CHOICE,
        .offset = offsetof(Model, control.Operation), .pre = offsetof(Model, pre.control_Operation),
        .start = offsetof(Model, control.Operation_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "control.entered(Operation)", .offset = offsetof(Model, control.entered_Operation),
        .pre = offsetof(Model, pre.control_entered_Operation),
        .start = offsetof(Model, control.entered_Operation_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "control.seen(Operation.Filling,1)", .type = MODEL_CHOICE,
        .offset = offsetof(Model, control.seen_Operation_Filling_1),
        .pre = offsetof(Model, pre.control_seen_Operation_Filling_1),
        .start = offsetof(Model, control.seen_Operation_Filling_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "control.since(Operation.Filling,1)",
        .offset = offsetof(Model, control.since_Operation_Filling_1),
        .pre = offsetof(Model, pre.control_since_Operation_Filling_1),
        .start = offsetof(Model, control.since_Operation_Filling_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "control.consumed(Operation,1)",
        .offset = offsetof(Model, control.consumed_Operation_1),
        .pre = offsetof(Model, pre.control_consumed_Operation_1),
        .start = offsetof(Model, control.consumed_Operation_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "control.held(Operation.Filling,1)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, control.held_Operation_Filling_1),
        .pre = offsetof(Model, pre.control_held_Operation_Filling_1),
        .start = offsetof(Model, control.held_Operation_Filling_1_start), .group = -1, .is_stepwise = true,
        .remark = "'upperLevel.rSig >= full' (TwoTankControl::PumpControl::Operation::Filling->Pausing, of "
        "control, model.xmi:356)"},
        {.variable = -1, .name = "control.seen(Operation.Waiting,1)", .type = MODEL_CHOICE,
        .offset = offsetof(Model, control.seen_Operation_Waiting_1),
        .pre = offsetof(Model, pre.control_seen_Operation_Waiting_1),
        .start = offsetof(Model, control.seen_Operation_Waiting_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "control.since(Operation.Waiting,1)",
        .offset = offsetof(Model, control.since_Operation_Waiting_1),
        .pre = offsetof(Model, pre.control_since_Operation_Waiting_1),
        .start = offsetof(Model, control.since_Operation_Waiting_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "control.consumed(Operation,2)",
        .offset = offsetof(Model, control.consumed_Operation_2),
        .pre = offsetof(Model, pre.control_consumed_Operation_2),
        .start = offsetof(Model, control.consumed_Operation_2_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "control.held(Operation.Waiting,1)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, control.held_Operation_Waiting_1),
        .pre = offsetof(Model, pre.control_held_Operation_Waiting_1),
        .start = offsetof(Model, control.held_Operation_Waiting_1_start), .group = -1, .is_stepwise = true,
        .remark = "'lowerLevel.rSig <= low' (TwoTankControl::PumpControl::Operation::Waiting->Filling, of control, "
        "model.xmi:370)"},
    },
    .action_count = 12,
    .actions = (const ModelAction[]){
        {.name = "control.fillings", .element = "TwoTankControl::PumpControl::Operation", .instance = "control",
        .source = DRAWN_21, .offset = offsetof(Model, control.fillings), .sign = 1},
        {.name = "control.running", .element = "TwoTankControl::PumpControl::Operation", .instance = "control",
        .source = DRAWN_21, .type = MODEL_TRUTH, .offset = offsetof(Model, control.running), .sign = 1},
        {.name = "control.Operation", .element = "TwoTankControl::PumpControl::Operation", .instance = "control",
        .source = DRAWN_21, .type = MODEL_CHOICE, .offset = offsetof(Model, control.Operation), .sign = 1},
        {.name = "control.entered(Operation)", .element = "TwoTankControl::PumpControl::Operation",
        .instance = "control", .source = DRAWN_21, .offset = offsetof(Model, control.entered_Operation), .sign = 1},
        {.name = "control.seen(Operation.Filling,1)", .element = "TwoTankControl::PumpControl::Operation",
        .instance = "control", .source = DRAWN_21, .type = MODEL_CHOICE,
        .offset = offsetof(Model, control.seen_Operation_Filling_1), .sign = 1},
        {.name = "control.since(Operation.Filling,1)", .element = "TwoTankControl::PumpControl::Operation",
        .instance = "control", .source = DRAWN_21, .offset = offsetof(Model, control.since_Operation_Filling_1),
        .sign = 1},
        {.name = "control.consumed(Operation,1)", .element = "TwoTankControl::PumpControl::Operation",
        .instance = "control", .source = DRAWN_21, .offset = offsetof(Model, control.consumed_Operation_1),
        .sign = 1},
        {.name = "control.held(Operation.Filling,1)", .element = "TwoTankControl::PumpControl::Operation",
        .instance = "control", .source = DRAWN_21, .type = MODEL_TRUTH,
        .offset = offsetof(Model, control.held_Operation_Filling_1), .sign = 1},
        {.name = "control.seen(Operation.Waiting,1)", .element = "TwoTankControl::PumpControl::Operation",
        .instance = "control", .source = DRAWN_21, .type = MODEL_CHOICE,
        .offset = offsetof(Model, control.seen_Operation_Waiting_1), .sign = 1},
        {.name = "control.since(Operation.Waiting,1)", .element = "TwoTankControl::PumpControl::Operation",
        .instance = "control", .source = DRAWN_21, .offset = offsetof(Model, control.since_Operation_Waiting_1),
        .sign = 1},
        {.name = "control.consumed(Operation,2)", .element = "TwoTankControl::PumpControl::Operation",
        .instance = "control", .source = DRAWN_21, .offset = offsetof(Model, control.consumed_Operation_2),
        .sign = 1},
        {.name = "control.held(Operation.Waiting,1)", .element = "TwoTankControl::PumpControl::Operation",
        .instance = "control", .source = DRAWN_21, .type = MODEL_TRUTH,
        .offset = offsetof(Model, control.held_Operation_Waiting_1), .sign = 1},
    },
    .indicator_count = 2,
    .indicator_branches = (const int[]){0, 1},
};

static const ModelJacobian jacobian = {
    .states = 2, .slots = 12, .rows = 10, .partial_count = 8, .number_count = 2, .colours = 2,
    .numbers = (const double[]){1.0, -1.0},
    .row_start = (const int[]){0, 1, 2, 4, 5, 6, 7, 8, 9, 11, 12},
    .row_slot = (const int[]){2, 3, 4, 5, 6, 7, 8, 9, 10, 11},
    .term_slot = (const int[]){0, 1, 2, 3, 4, 5, 6, 3, 8, 5, 9, 10},
    .term_partial = (const int[]){2, 3, 0, 1, 4, 1, 5, 0, 6, 0, 1, 7},
    .derivative = (const int[]){7, 11},
    .column_start = (const int[]){0, 2, 4},
    .row_index = (const int[]){0, 1, 0, 1},
    .colour = (const int[]){0, 1},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, tank1.level)}, {.at = 1, .offset = offsetof(Model, tank2.level)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, tank1.der_level)}, {.at = 1, .offset = offsetof(Model, tank2.der_level)},
        {.at = -1}},
    .state_count = 2,
    .states = (const int[]){10, 24},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 13,
    .connectors = (const int[]){10, 0, 11, 0, 12, 0, 13, 0, 14, 0, 15, 0, 16, 0, 17, 0},
    .joints = (const int[]){
        0, 1, 4, 0, 0, 2, 5, 0, 1, 4, 11, 0, 1, 5, 12, 0, 2, 13, 18, 0, 2, 14, 19, 0, 3, 18, 25, 0, 3, 19, 26, 0,
        4, 27, 32, 0, 4, 28, 33, 0, 5, 6, 35, 0, 6, 20, 36, 0, 7, 37, 0, 0},
    .flow_count = 8,
    .flows = (const int[]){1, 4, 11, 13, 18, 25, 27, 32},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of ControlledTanksExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of constants, %d6 "
        "in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 0.2%oits start is given",
    /* 6 */ "  %1%vstart 0.1%oits start is given",
    /* 7 */ "Eliminated",
    /* 8 */ "  %1%v= %2%o%i",
    /* 9 */ "  %1%v= -%2%o%i",
    /* 10 */ "Start",
    /* 11 */ "  %1 := 0.2",
    /* 12 */ "  %1 := 0.1",
    /* 13 */ "Continuous time",
    /* 14 */ "  %1 := if %2 then -%3 else 0%o%i",
    /* 15 */ "  %1 := %2*%3*%4%o%i",
    /* 16 */ "  %1 := %2 - %3%o%i",
    /* 17 */ "  %1 := %2/%3  unless %3 vanishes%o%i",
    /* 18 */ "  %1 := -(%2 + %3)%o%i",
    /* 19 */ "Branches, kept between events",
    /* 20 */ "  %1 >= %2%vlocated",
    /* 21 */ "  %1 <= %2%vlocated",
    /* 22 */ "  time >= control.entered(Operation) + %1%vat control.entered(Operation) + %1",
    /* 23 */ "At events",
    /* 24 */ "  decide %1 >= %2",
    /* 25 */ "  decide %1 <= %2",
    /* 26 */ "  decide time >= control.entered(Operation) + %1",
    /* 27 */ "  control.Operation()",
    /* 28 */ "      if pre(%1) == 1 then",
    /* 29 */ "          if not %1 >= %2 then",
    /* 30 */ "              control.seen(Operation.Filling,1) := 1;",
    /* 31 */ "          elseif noEvent(control.seen(Operation.Filling,1) <= 1) then",
    /* 32 */ "              control.seen(Operation.Filling,1) := if noEvent(control.seen(Operation.Filling,1) "
        "== 0) then 4 else 3;",
    /* 33 */ "              control.since(Operation.Filling,1) := time;",
    /* 34 */ "          end if;",
    /* 35 */ "      elseif pre(%1) == 3 then",
    /* 36 */ "          if not %1 <= %2 then",
    /* 37 */ "              control.seen(Operation.Waiting,1) := 1;",
    /* 38 */ "          elseif noEvent(control.seen(Operation.Waiting,1) <= 1) then",
    /* 39 */ "              control.seen(Operation.Waiting,1) := if noEvent(control.seen(Operation.Waiting,1) "
        "== 0) then 4 else 3;",
    /* 40 */ "              control.since(Operation.Waiting,1) := time;",
    /* 41 */ "      end if;",
    /* 42 */ "      if pre(%1) == 0 then",
    /* 43 */ "          %1 := 1;",
    /* 44 */ "          control.seen(Operation.Filling,1) := if noEvent(time <= "
        "control.consumed(Operation,1)) then 2 else 0;",
    /* 45 */ "          %1 := true;",
    /* 46 */ "          %1 := %1 + 1;",
    /* 47 */ "      elseif pre(%1) == 1 then",
    /* 48 */ "          if noEvent(control.seen(Operation.Filling,1) >= 3) and noEvent(time <= "
        "control.since(Operation.Filling,1)) then",
    /* 49 */ "              control.held(Operation.Filling,1) := control.held(Operation.Filling,1) or "
        "noEvent(control.seen(Operation.Filling,1) == 4);",
    /* 50 */ "              control.consumed(Operation,1) := time;",
    /* 51 */ "              control.seen(Operation.Filling,1) := 2;",
    /* 52 */ "              %1 := false;",
    /* 53 */ "              %1 := 2;",
    /* 54 */ "              control.entered(Operation) := time;",
    /* 55 */ "      elseif pre(%1) == 2 then",
    /* 56 */ "          if time >= control.entered(Operation) + %1 then",
    /* 57 */ "              %1 := 3;",
    /* 58 */ "              control.seen(Operation.Waiting,1) := if noEvent(time <= "
        "control.consumed(Operation,2)) then 2 else 0;",
    /* 59 */ "          if noEvent(control.seen(Operation.Waiting,1) >= 3) and noEvent(time <= "
        "control.since(Operation.Waiting,1)) then",
    /* 60 */ "              control.held(Operation.Waiting,1) := control.held(Operation.Waiting,1) or "
        "noEvent(control.seen(Operation.Waiting,1) == 4);",
    /* 61 */ "              control.consumed(Operation,2) := time;",
    /* 62 */ "              control.seen(Operation.Waiting,1) := 2;",
    /* 63 */ "              %1 := 1;",
    /* 64 */ "              control.seen(Operation.Filling,1) := if noEvent(time <= "
        "control.consumed(Operation,1)) then 2 else 0;",
    /* 65 */ "              %1 := true;",
    /* 66 */ "              %1 := %1 + 1;",
    /* 67 */ "Drawn in",
    /* 68 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 2, 2,   1, -1,   30, 0,    2, 1, 8,   2, -1, 28, 0, 17, 0, 0, 11,
    3, 1, 6,   3, -1, 2, 11, 0, 0,    1, 2, 2,   4, -1,   40, 0,    4, 1, 2,   5, -1,    5, 1, 3,   6, -1, 10,
    6, 1, 3,   7, -1, 24,    1, 2, 2,   8, -1,   41, 0,    7, 1, 2,   9, -1,    8, 1, 4,   10, 24, 0, 42,
    8, 2, 4,   11, 17, 5, 2,   8, 3, 21, 12,    8, 2, 4,   12, 3, 6, 10,   9, 18, 22, 24,
    8, 2, 4,   13, 5, 11, 16,   9, 22, 21, 14,    8, 2, 4,   14, 18, 12, 2,   9, -3, 21, 32,
    9, 2, 4,   15, 4, 13, 16,   5, 7, 14, 14,    8, 2, 4,   16, 19, 19, 14,   8, 3, 16, -4,
    8, 2, 4,   17, 10, 20, 24,   8, 13, 16, 0,    8, 2, 4,   18, 12, 25, 30,   8, 4, 12, 12,
    1, 2, 2,   27, -1,   73, 0,    10, 1, 2,   28, -1,    11, 1, 3,   29, -1, 10,    12, 1, 3,   30, -1, 24,
    13, 1, 2,   32, -1,    14, 1, 5,   33, 0, 1, 42, 3,    15, 2, 6,   34, 1, 2, 9, 8, 10,   1, 7, 12, 14, 14, 14,
    16, 1, 5,   36, 6, 17, 2, 14,    17, 2, 5,   37, 7, 16, 17, 15,   4, 7, 14, 14, 14,
    18, 1, 5,   38, 25, 4, 1, 16,    17, 2, 5,   39, 2, 43, 4, 7,   4, 7, 1, 14, 14,
    16, 2, 5,   40, 13, 31, 14, 34,   2, 13, -13, 2, -4,    19, 1, 2,   45, -1,    20, 1, 4,   46, -1, 10, 38,
    21, 1, 4,   47, -1, 24, 39,    22, 1, 3,   48, -1, 40,    23, 1, 2,   50, -1,    24, 1, 4,   51, -1, 10, 38,
    25, 1, 4,   52, -1, 24, 39,    26, 1, 3,   53, -1, 40,    27, 1, 2,   54, -1,    28, 1, 3,   55, -1, 45,
    29, 1, 4,   56, -1, 10, 38,    30, 1, 2,   57, -1,    31, 1, 2,   58, -1,    32, 1, 2,   59, -1,
    33, 1, 2,   60, -1,    34, 1, 2,   61, -1,    35, 2, 3,   62, -1, 45,   27, 0, 0,    36, 1, 4,   63, -1, 24, 39,
    37, 1, 2,   64, -1,    38, 1, 2,   65, -1,    39, 1, 2,   66, -1,    40, 1, 2,   67, -1,
    34, 2, 2,   68, -1,   20, 0,    41, 2, 2,   69, -1,   30, 0,    42, 1, 3,   70, -1, 45,
    43, 1, 3,   71, -1, 45,    44, 1, 2,   72, -1,    45, 1, 3,   73, -1, 42,    46, 1, 3,   74, -1, 41,
    47, 1, 3,   75, -1, 45,    48, 1, 2,   76, -1,    49, 1, 2,   77, -1,    50, 1, 2,   78, -1,
    51, 1, 2,   79, -1,    52, 1, 3,   80, -1, 42,    53, 1, 3,   81, -1, 45,    54, 1, 2,   82, -1,
    34, 2, 2,   83, -1,   15, 0,    55, 1, 3,   84, -1, 45,    56, 1, 3,   85, -1, 40,    57, 1, 3,   86, -1, 45,
    58, 1, 2,   87, -1,    59, 1, 2,   90, -1,    60, 1, 2,   91, -1,    61, 1, 2,   92, -1,    62, 1, 2,   93, -1,
    63, 1, 3,   94, -1, 45,    64, 1, 2,   95, -1,    65, 1, 3,   96, -1, 42,    66, 1, 3,   97, -1, 41,
    67, 1, 2,   101, -1,    68, 2, 2,   102, 0,   9, 16,    68, 2, 2,   103, 1,   9, 16,
    68, 2, 2,   104, 2,   9, 16,    68, 2, 2,   105, 3,   9, 16,    68, 2, 2,   106, 4,   9, 16,
    68, 2, 2,   107, 5,   9, 16,    68, 2, 2,   108, 6,   9, 16,    68, 2, 2,   109, 7,   9, 16,
    68, 2, 2,   110, 15,   9, 9,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "7400614415f628b489f3b88a09b3f1fe6f8737b16b0c0276373febe2871a20ee"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Fluid.xmi", "e8d56c35f460b400d875bcc779b459663c5a36f6f764df9c7fe5df6b4a4be60a"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "ControlledTanksExperiment",
    .qualified_name = "TwoTankControl::ControlledTanksExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "205d1108e388e4c4ffb36c054752421871964f2716e42f5591d15fdba845d2cf",
    .files = files,
    .start = 0.0, .stop = 600.0, .interval = 0.5, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){{"tank1.level", 0, 0}, {"tank2.level", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {120, lines, forms},
    .joints = &model_joints,
    .margins = model_branch_margins,
    .integers = (const int[]){41, -1},
};
