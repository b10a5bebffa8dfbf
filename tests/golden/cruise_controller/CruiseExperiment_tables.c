/* CruiseExperiment_tables.c - names, patterns and data, of CruiseController::CruiseExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "CruiseExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "SysPhSLibrary.xmi:85"
#define DRAWN_2 "SysPhSLibrary.xmi:88"
#define DRAWN_3 "SysPhSLibrary.xmi:13"
#define DRAWN_4 "model.xmi:28"
#define DRAWN_5 "model.xmi:31"
#define DRAWN_6 "model.xmi:34"
#define DRAWN_7 "model.xmi:38"
#define DRAWN_8 "model.xmi:42"
#define DRAWN_9 "model.xmi:46"
#define DRAWN_10 "model.xmi:50"
#define DRAWN_11 "model.xmi:54"
#define DRAWN_12 "model.xmi:130"
#define DRAWN_13 "model.xmi:134"
#define DRAWN_14 "model.xmi:137"
#define DRAWN_15 "SysPhSLibrary.xmi:20"
#define DRAWN_16 "model.xmi:178"
#define DRAWN_17 "model.xmi:182"
#define DRAWN_18 "model.xmi:186"
#define DRAWN_19 "model.xmi:190"
#define DRAWN_20 "model.xmi:194"
#define DRAWN_21 "model.xmi:198"
#define DRAWN_22 "TranslationalMechanics.xmi:418"
#define DRAWN_23 "model.xmi:251"
#define DRAWN_24 "model.xmi:255"
#define DRAWN_25 "model.xmi:259"
#define DRAWN_26 "model.xmi:287"
#define DRAWN_27 "model.xmi:291"
#define DRAWN_28 "model.xmi:294"
#define DRAWN_29 "model.xmi:297"
#define DRAWN_30 "model.xmi:554"
#define DRAWN_31 "model.xmi:581"
#define DRAWN_32 "model.xmi:605"

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
WITHOUT_ACTIONS()
WITHOUT_CLOCKS()

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .sliding = &sliding_part, .checks = &check_part, .joints = &joint_part,
};

int model_variable_count = 45, model_instance_count = 7;
int model_equation_count = 25, model_constraint_count = 25;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "N", .description = "Force on the block that owns the port",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f"},
    /* 1 */ {.unit = "m/s", .description = "Velocity of the flange",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV"},
    /* 2 */ {.unit = "", .description = "Value of the signal",
        .source = DRAWN_3 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 3 */ {.unit = "kg", .description = "Mass", .source = DRAWN_4 " CruiseController::Vehicle::m"},
    /* 4 */ {.unit = "kg/m^3", .description = "Density of the air",
        .source = DRAWN_5 " CruiseController::Vehicle::airDensity"},
    /* 5 */ {.unit = "m^2", .description = "Drag coefficient times area of the front",
        .source = DRAWN_6 " CruiseController::Vehicle::dragArea"},
    /* 6 */ {.unit = "1", .description = "Resistance of the tyres divided by the load",
        .source = DRAWN_7 " CruiseController::Vehicle::rolling"},
    /* 7 */ {.unit = "m/s^2", .description = "Acceleration of gravity",
        .source = DRAWN_8 " CruiseController::Vehicle::g"},
    /* 8 */ {.unit = "m/s", .description = "Velocity", .source = DRAWN_9 " CruiseController::Vehicle::v"},
    /* 9 */ {.unit = "m", .description = "Distance", .source = DRAWN_10 " CruiseController::Vehicle::x"},
    /* 10 */ {.unit = "N", .description = "Drag of the air", .source = DRAWN_11 " CruiseController::Vehicle::drag"},
    /* 11 */ {.unit = "m/s", .source = DRAWN_10 " CruiseController::Vehicle::x"},
    /* 12 */ {.unit = "m/s^2", .source = DRAWN_9 " CruiseController::Vehicle::v"},
    /* 13 */ {.unit = "1", .description = "Value of the signal",
        .source = DRAWN_3 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 14 */ {.unit = "N", .description = "Force at full throttle",
        .source = DRAWN_12 " CruiseController::Engine::maxForce"},
    /* 15 */ {.unit = "s", .description = "Lag of the force",
        .source = DRAWN_13 " CruiseController::Engine::timeConstant"},
    /* 16 */ {.unit = "N", .description = "Force on what is attached",
        .source = DRAWN_14 " CruiseController::Engine::force"},
    /* 17 */ {.unit = "N/s", .source = DRAWN_14 " CruiseController::Engine::force"},
    /* 18 */ {.unit = "1", .description = "Value of the signal",
        .source = DRAWN_15 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 19 */ {.unit = "1", .description = "Proportional gain",
        .source = DRAWN_16 " CruiseController::PIController::kp"},
    /* 20 */ {.unit = "1/s", .description = "Integral gain",
        .source = DRAWN_17 " CruiseController::PIController::ki"},
    /* 21 */ {.unit = "1", .description = "Set speed minus speed",
        .source = DRAWN_18 " CruiseController::PIController::err"},
    /* 22 */ {.unit = "s", .description = "Integral of the error",
        .source = DRAWN_19 " CruiseController::PIController::intErr"},
    /* 23 */ {.unit = "1", .description = "Output before it is limited",
        .source = DRAWN_20 " CruiseController::PIController::unlimited"},
    /* 24 */ {.unit = "1", .description = "Output", .source = DRAWN_21 " CruiseController::PIController::throttle"},
    /* 25 */ {.unit = "1", .source = DRAWN_19 " CruiseController::PIController::intErr"},
    /* 26 */ {.unit = "1", .description = "Velocity over velocity2Signal",
        .source = DRAWN_15 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 27 */ {.unit = "m/s", .description = "Velocity at which the signal is one",
        .source = DRAWN_22 " TranslationalMechanics::TransVelocitySensor::velocity2Signal"},
    /* 28 */ {.unit = "1", .description = "Value before the change",
        .source = DRAWN_23 " CruiseController::StepSignal::first"},
    /* 29 */ {.unit = "1", .description = "Value from the change on",
        .source = DRAWN_24 " CruiseController::StepSignal::second"},
    /* 30 */ {.unit = "s", .description = "Time of the change",
        .source = DRAWN_25 " CruiseController::StepSignal::changeTime"},
    /* 31 */ {.unit = "", .description = "Value of the signal",
        .source = DRAWN_15 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 32 */ {.unit = "", .description = "Value during the pulse",
        .source = DRAWN_26 " CruiseController::PulseSignal::slope"},
    /* 33 */ {.unit = "s", .description = "Begin of the pulse",
        .source = DRAWN_27 " CruiseController::PulseSignal::start"},
    /* 34 */ {.unit = "s", .description = "End of the pulse",
        .source = DRAWN_28 " CruiseController::PulseSignal::end"},
    /* 35 */ {.unit = "", .description = "Present value",
        .source = DRAWN_29 " CruiseController::PulseSignal::slopeNow"},
};

/* CruiseController::Vehicle */
static const ModelMember members_1[] = {
    {.name = "a.f", .equals = 20, .origin = 1, .skipped = 23},
    {.name = "a.lV", .quantity = 1, .equals = 9, .origin = 2},
    {.name = "b.f", .is_number = true, .number = 0.0, .origin = 3, .skipped = 24},
    {.name = "b.lV", .quantity = 1, .equals = 7, .origin = 2},
    {.name = "slope.rSig", .quantity = 2, .equals = 40, .origin = 4, .skipped = 22},
    {.name = "m", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct Vehicle, m)},
    {.name = "airDensity", .quantity = 4, .kind = MODEL_CONSTANT, .offset = offsetof(struct Vehicle, airDensity)},
    {.name = "dragArea", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct Vehicle, dragArea)},
    {.name = "rolling", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Vehicle, rolling)},
    {.name = "g", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Vehicle, g)},
    {.name = "v", .quantity = 8, .kind = MODEL_STATE, .offset = offsetof(struct Vehicle, v),
        .has_start = true, .start = offsetof(struct Vehicle, v_start)},
    {.name = "x", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct Vehicle, x),
        .has_start = true, .start = offsetof(struct Vehicle, x_start)},
    {.name = "drag", .quantity = 10, .offset = offsetof(struct Vehicle, drag), .origin = 2, .skipped = 1},
    {.name = "der(x)", .quantity = 11, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Vehicle, der_x),
        .origin = 2, .skipped = -2, .is_late = true},
    {.name = "der(v)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Vehicle, der_v),
        .origin = 2, .skipped = 1, .is_late = true},
};

/* CruiseController::Engine */
static const ModelMember members_2[] = {
    {.name = "throttle.rSig", .quantity = 13, .equals = 15, .origin = 4, .skipped = -2},
    {.name = "p.f", .equals = 4, .is_negative = true, .origin = 2, .skipped = 1},
    {.name = "p.lV", .quantity = 1, .equals = -7, .origin = 4, .skipped = -5},
    {.name = "maxForce", .quantity = 14, .kind = MODEL_CONSTANT, .offset = offsetof(struct Engine, maxForce)},
    {.name = "timeConstant", .quantity = 15, .kind = MODEL_CONSTANT, .offset = offsetof(struct Engine, timeConstant)},
    {.name = "force", .quantity = 16, .kind = MODEL_STATE, .offset = offsetof(struct Engine, force),
        .has_start = true, .start = offsetof(struct Engine, force_start)},
    {.name = "der(force)", .quantity = 17, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Engine, der_force),
        .origin = 2, .skipped = -2, .is_late = true},
};

/* CruiseController::PIController */
static const ModelMember members_3[] = {
    {.name = "setSpeed.rSig", .quantity = 13, .offset = offsetof(struct PIController, setSpeed.rSig), .origin = 2,
        .skipped = 8},
    {.name = "speed.rSig", .quantity = 13, .offset = offsetof(struct PIController, speed.rSig), .origin = 2,
        .skipped = -2},
    {.name = "outSig.rSig", .quantity = 18, .equals = 6, .origin = 2, .skipped = -3},
    {.name = "kp", .quantity = 19, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIController, kp)},
    {.name = "ki", .quantity = 20, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIController, ki)},
    {.name = "err", .quantity = 21, .offset = offsetof(struct PIController, err), .origin = 2, .skipped = -5},
    {.name = "intErr", .quantity = 22, .kind = MODEL_STATE, .offset = offsetof(struct PIController, intErr),
        .has_start = true, .start = offsetof(struct PIController, intErr_start)},
    {.name = "unlimited", .quantity = 23, .offset = offsetof(struct PIController, unlimited), .origin = 2,
        .skipped = 1},
    {.name = "throttle", .quantity = 24, .offset = offsetof(struct PIController, throttle), .origin = 2},
    {.name = "der(intErr)", .quantity = 25, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct PIController, der_intErr), .origin = 2, .skipped = -3, .is_late = true},
};

/* TranslationalMechanics::TransVelocitySensor */
static const ModelMember members_4[] = {
    {.name = "p.f", .is_number = true, .number = 0.0, .origin = 2, .skipped = 3},
    {.name = "p.lV", .quantity = 1, .equals = -23, .origin = 4},
    {.name = "out.rSig", .quantity = 26, .equals = -11, .origin = 4},
    {.name = "velocity2Signal", .quantity = 27, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct TransVelocitySensor, velocity2Signal)},
};

/* CruiseController::StepSignal */
static const ModelMember members_5[] = {
    {.name = "out.rSig", .quantity = 18, .equals = -14, .origin = 4},
    {.name = "first", .quantity = 28, .kind = MODEL_CONSTANT, .offset = offsetof(struct StepSignal, first)},
    {.name = "second", .quantity = 29, .kind = MODEL_CONSTANT, .offset = offsetof(struct StepSignal, second)},
    {.name = "changeTime", .quantity = 30, .kind = MODEL_CONSTANT, .offset = offsetof(struct StepSignal, changeTime)},
};

/* CruiseController::PulseSignal */
static const ModelMember members_6[] = {
    {.name = "out.rSig", .quantity = 31, .equals = 4, .origin = 2, .skipped = 3},
    {.name = "slope", .quantity = 32, .kind = MODEL_CONSTANT, .offset = offsetof(struct PulseSignal, slope)},
    {.name = "start", .quantity = 33, .kind = MODEL_CONSTANT, .offset = offsetof(struct PulseSignal, start)},
    {.name = "end", .quantity = 34, .kind = MODEL_CONSTANT, .offset = offsetof(struct PulseSignal, end)},
    {.name = "slopeNow", .quantity = 35, .offset = offsetof(struct PulseSignal, slopeNow), .origin = 2,
        .skipped = -2},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 15}, {members_2, 7}, {members_3, 10}, {members_4, 4}, {members_5, 4}, {members_6, 5},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, vehicle), sizeof(struct Vehicle), 0},
    /* 2 */ {offsetof(struct Model, engine), sizeof(struct Engine), 0},
    /* 3 */ {offsetof(struct Model, controller), sizeof(struct PIController), 0},
    /* 4 */ {offsetof(struct Model, speedSensor), sizeof(struct TransVelocitySensor), 0},
    /* 5 */ {offsetof(struct Model, setSpeed), sizeof(struct StepSignal), 0},
    /* 6 */ {offsetof(struct Model, road), sizeof(struct PulseSignal), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"vehicle", 0, 1, 1, 0, 0, 0, 0}, {"engine", 0, 2, 2, 0, 0, 0, 0},
    {"controller", 0, 3, 3, 0, 0, 0, 0}, {"speedSensor", 0, 4, 4, 0, 0, 0, 0}, {"setSpeed", 0, 5, 5, 0, 0, 0, 0},
    {"road", 0, 6, 6, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 5,
    .branches = (const ModelBranch[]){
        {.text = "0 > controller.unlimited",
        .element = "CruiseController::Constraints::PIControllerConstraint::limits", .source = DRAWN_30,
        .equation = 10, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.n0_above_controller_unlimited),
        .is_felt = true, .group = -1, .slack = offsetof(Model, slack.n0_above_controller_unlimited)},
        {.text = "1 < (if 0 > controller.unlimited then 0 else controller.unlimited)",
        .element = "CruiseController::Constraints::PIControllerConstraint::limits", .source = DRAWN_30,
        .equation = 10, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.relation_of_controller_law_limits),
        .is_felt = true, .group = -1, .slack = offsetof(Model, slack.relation_of_controller_law_limits)},
        {.text = "time < setSpeed.changeTime",
        .element = "CruiseController::Constraints::StepSignalConstraint::signal", .source = DRAWN_31,
        .equation = 14, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_below_setSpeed_changeTime),
        .is_timed = true, .is_felt = true, .group = -1},
        {.text = "time >= road.start", .element = "CruiseController::Constraints::PulseSignalConstraint::pulse",
        .source = DRAWN_32, .equation = 15, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.time_at_least_road_start), .is_timed = true, .is_felt = true, .group = -1},
        {.text = "time < road.end", .element = "CruiseController::Constraints::PulseSignalConstraint::pulse",
        .source = DRAWN_32, .equation = 15, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.time_below_road_end), .is_timed = true, .is_felt = true, .group = -1},
    },
    .indicator_count = 2,
    .indicator_branches = (const int[]){0, 1},
};

static const ModelJacobian jacobian = {
    .states = 4, .slots = 13, .rows = 9, .partial_count = 11, .number_count = 2, .colours = 3,
    .numbers = (const double[]){1.0, -1.0},
    .row_start = (const int[]){0, 1, 2, 3, 4, 5, 7, 8, 10, 12},
    .row_slot = (const int[]){4, 5, 6, 7, 8, 9, 10, 11, 12},
    .term_slot = (const int[]){0, 0, 0, 6, 7, 7, 3, 9, 10, 2, 2, 5},
    .term_partial = (const int[]){0, 2, 3, 1, 0, 4, 5, 6, 7, 8, 9, 10},
    .derivative = (const int[]){12, 4, 11, 8},
    .column_start = (const int[]){0, 4, 5, 7, 9},
    .row_index = (const int[]){0, 1, 2, 3, 1, 0, 2, 2, 3},
    .colour = (const int[]){0, 1, 1, 2},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, vehicle.v)}, {.at = 1, .offset = offsetof(Model, vehicle.x)},
        {.at = 2, .offset = offsetof(Model, engine.force)},
        {.at = 3, .offset = offsetof(Model, controller.intErr)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, vehicle.der_v)}, {.at = 1, .offset = offsetof(Model, vehicle.der_x)},
        {.at = 2, .offset = offsetof(Model, engine.der_force)},
        {.at = 3, .offset = offsetof(Model, controller.der_intErr)}, {.at = -1}},
    .state_count = 4,
    .states = (const int[]){10, 11, 18, 25},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 8,
    .connectors = (const int[]){17, 0, 18, 0, 19, 0, 20, 0, 21, 0, 22, 0},
    .joints = (const int[]){
        0, 14, 0, 0, 0, 15, 1, 0, 1, 28, 0, 0, 1, 29, 1, 0, 2, 30, 20, 0, 3, 32, 19, 0, 4, 21, 13, 0, 5, 36, 4, 0},
    .flow_count = 4,
    .flows = (const int[]){0, 2, 14, 28},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of CruiseExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of constants, %d6 "
        "in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 20.0%oits start is given",
    /* 6 */ "  %1%vstart 0.0%oits start is given",
    /* 7 */ "Eliminated",
    /* 8 */ "  %1%v= %2%o%i",
    /* 9 */ "  %1%v= 0%o%i",
    /* 10 */ "  %1%v= -%2%o%i",
    /* 11 */ "Start",
    /* 12 */ "  %1 := 20.0",
    /* 13 */ "  %1 := 0.0",
    /* 14 */ "Continuous time",
    /* 15 */ "  %1 := %2%o%i",
    /* 16 */ "  %1 := 0.5*%2*%3*%4*noEvent(abs(%4))%o%i",
    /* 17 */ "  %1 := if time < %2 then %3 else %4%o%i",
    /* 18 */ "  %1 := %2/%3%o%i",
    /* 19 */ "  %1 := %2 - %3%o%i",
    /* 20 */ "  %1 := %2*%3 + %4*%5%o%i",
    /* 21 */ "  %1 := if 1 < (if 0 > %2 then 0 else %2) then 1 elseif 0 > %2 then 0 else %2%o%i",
    /* 22 */ "  %1 := (%2*%3 - %4)/%5  unless %5 vanishes%o%i",
    /* 23 */ "  %1 := if time >= %2 and time < %3 then %4 else 0%o%i",
    /* 24 */ "  %1 := (%2 - %3 - %4*%5*(%6*cos(%7) + sin(%7)))/%4  unless %4 vanishes%o%i",
    /* 25 */ "Branches, kept between events",
    /* 26 */ "  0 > %1%vlocated%o%i",
    /* 27 */ "  1 < (if 0 > %1 then 0 else %1)%vlocated%o%i",
    /* 28 */ "  time < %1%vat %1%o%i",
    /* 29 */ "  time >= %1%vat %1%o%i",
    /* 30 */ "At events",
    /* 31 */ "  decide time < %1%o%i",
    /* 32 */ "  decide 0 > %1%o%i",
    /* 33 */ "  decide 1 < (if 0 > %1 then 0 else %1)%o%i",
    /* 34 */ "  decide time >= %1%o%i",
    /* 35 */ "Drawn in",
    /* 36 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 2, 2,   1, -1,   31, 0,    2, 1, 8,   2, -1, 25, 0, 14, 0, 0, 11,
    3, 1, 6,   3, -1, 4, 11, 0, 0,    1, 2, 2,   4, -1,   41, 0,    4, 1, 2,   5, -1,    5, 1, 3,   6, -1, 10,
    6, 3, 3,   7, -1, 11,   1, 0, 7,    1, 2, 2,   10, -1,   42, 0,    7, 1, 2,   11, -1,
    8, 1, 4,   12, 23, 0, 18,    8, 2, 4,   13, 0, 1, 10,   7, 11, 20, 17,    9, 2, 3,   14, 24, 2,   7, -12, 26,
    8, 2, 4,   15, 1, 3, 10,   7, 17, 26, 0,    8, 2, 4,   16, 22, 4, 40,   7, -3, 26, -20,
    8, 2, 4,   17, 21, 13, 27,   7, -1, 19, -8,    10, 1, 4,   18, 6, 14, 18,
    8, 2, 4,   19, 17, 15, 10,   6, -1, 21, 30,    1, 2, 2,   26, -1,   37, 0,    11, 1, 2,   27, -1,
    12, 1, 3,   28, -1, 10,    13, 3, 3,   29, -1, 11,   1, 0, 7,    14, 1, 2,   33, -1,
    15, 2, 4,   34, 2, 41, 10,   5, 6, 3, 14,    16, 1, 6,   35, 3, 12, 6, 7, 10,
    17, 2, 6,   36, 14, 19, 35, 33, 34,   20, 0, 0, 0, 0, 0,    18, 2, 5,   37, 13, 20, 10, 31,   17, 0, 0, 0, 0,
    19, 2, 5,   38, 7, 24, 19, 20,   19, 0, 0, 0, 0,
    20, 2, 7,   40, 9, 26, 22, 24, 23, 25,   18, 0, 0, 0, 0, 0, 0,    21, 1, 4,   41, 10, 27, 26,
    22, 1, 7,   42, 5, 43, 16, 27, 18, 17,    23, 1, 6,   43, 15, 40, 38, 39, 37,
    24, 1, 9,   44, 4, 42, 18, 12, 5, 9, 8, 40,    25, 1, 2,   46, -1,    26, 1, 3,   47, 10, 26,
    27, 1, 3,   48, 10, 26,    28, 2, 3,   49, 14, 35,   2, 1, 4,    29, 1, 3,   50, 15, 38,    30, 1, 2,   53, -1,
    31, 2, 3,   55, 14, 35,   7, 1, 4,    32, 1, 3,   59, 10, 26,    33, 1, 3,   60, 10, 26,
    34, 1, 3,   61, 15, 38,    35, 1, 2,   64, -1,    36, 23, 2,   65, 0,   1, 1,    36, 1, 2,   88, 24,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "a7bdd04c9464530783a768fd4c69f01efefb1bf4cc109b68432e330d3d3fa074"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"TranslationalMechanics.xmi", "ba6bccf523ac52840c3bd8fa770fba19068f3e84f6e7e4f43c51258dc7289559"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "CruiseExperiment",
    .qualified_name = "CruiseController::CruiseExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "d099fb31460d49d4f8074e33cc79c8aa6e5e218954d3a4fe9c815ef4a23e3b49",
    .files = files,
    .start = 0.0, .stop = 150.0, .interval = 0.1, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){{"vehicle.v", 0, 0}, {"controller.throttle", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {89, lines, forms},
    .joints = &model_joints,
    .margins = model_branch_margins,
};
