/* CruiseExperiment_tables.c - names, patterns and data, of CruiseController::CruiseExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "CruiseExperiment.h"

const int model_variable_count = 45;
const int model_equation_count = 25;
const int model_constraint_count = 25;
const int model_loop_count = 0;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "N",
        .source = "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f",
        .description = "Force on the block that owns the port"},
    /* 1 */ {.unit = "m/s",
        .source = "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV",
        .description = "Velocity of the flange"},
    /* 2 */ {.unit = "",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Value of the signal"},
    /* 3 */ {.unit = "kg", .source = "model.xmi:28 CruiseController::Vehicle::m", .description = "Mass"},
    /* 4 */ {.unit = "kg/m^3", .source = "model.xmi:31 CruiseController::Vehicle::airDensity",
        .description = "Density of the air"},
    /* 5 */ {.unit = "m^2", .source = "model.xmi:34 CruiseController::Vehicle::dragArea",
        .description = "Drag coefficient times area of the front"},
    /* 6 */ {.unit = "1", .source = "model.xmi:38 CruiseController::Vehicle::rolling",
        .description = "Resistance of the tyres divided by the load"},
    /* 7 */ {.unit = "m/s^2", .source = "model.xmi:42 CruiseController::Vehicle::g",
        .description = "Acceleration of gravity"},
    /* 8 */ {.unit = "m/s", .source = "model.xmi:46 CruiseController::Vehicle::v", .description = "Velocity"},
    /* 9 */ {.unit = "m", .source = "model.xmi:50 CruiseController::Vehicle::x", .description = "Distance"},
    /* 10 */ {.unit = "N", .source = "model.xmi:54 CruiseController::Vehicle::drag",
        .description = "Drag of the air"},
    /* 11 */ {.unit = "m/s", .source = "model.xmi:50 CruiseController::Vehicle::x"},
    /* 12 */ {.unit = "m/s^2", .source = "model.xmi:46 CruiseController::Vehicle::v"},
    /* 13 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Value of the signal"},
    /* 14 */ {.unit = "N", .source = "model.xmi:130 CruiseController::Engine::maxForce",
        .description = "Force at full throttle"},
    /* 15 */ {.unit = "s", .source = "model.xmi:134 CruiseController::Engine::timeConstant",
        .description = "Lag of the force"},
    /* 16 */ {.unit = "N", .source = "model.xmi:137 CruiseController::Engine::force",
        .description = "Force on what is attached"},
    /* 17 */ {.unit = "N/s", .source = "model.xmi:137 CruiseController::Engine::force"},
    /* 18 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Value of the signal"},
    /* 19 */ {.unit = "1", .source = "model.xmi:178 CruiseController::PIController::kp",
        .description = "Proportional gain"},
    /* 20 */ {.unit = "1/s", .source = "model.xmi:182 CruiseController::PIController::ki",
        .description = "Integral gain"},
    /* 21 */ {.unit = "1", .source = "model.xmi:186 CruiseController::PIController::err",
        .description = "Set speed minus speed"},
    /* 22 */ {.unit = "s", .source = "model.xmi:190 CruiseController::PIController::intErr",
        .description = "Integral of the error"},
    /* 23 */ {.unit = "1", .source = "model.xmi:194 CruiseController::PIController::unlimited",
        .description = "Output before it is limited"},
    /* 24 */ {.unit = "1", .source = "model.xmi:198 CruiseController::PIController::throttle",
        .description = "Output"},
    /* 25 */ {.unit = "1", .source = "model.xmi:190 CruiseController::PIController::intErr"},
    /* 26 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Velocity over velocity2Signal"},
    /* 27 */ {.unit = "m/s",
        .source = "TranslationalMechanics.xmi:418 TranslationalMechanics::TransVelocitySensor::velocity2Signal",
        .description = "Velocity at which the signal is one"},
    /* 28 */ {.unit = "1", .source = "model.xmi:251 CruiseController::StepSignal::first",
        .description = "Value before the change"},
    /* 29 */ {.unit = "1", .source = "model.xmi:255 CruiseController::StepSignal::second",
        .description = "Value from the change on"},
    /* 30 */ {.unit = "s", .source = "model.xmi:259 CruiseController::StepSignal::changeTime",
        .description = "Time of the change"},
    /* 31 */ {.unit = "",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Value of the signal"},
    /* 32 */ {.unit = "", .source = "model.xmi:287 CruiseController::PulseSignal::slope",
        .description = "Value during the pulse"},
    /* 33 */ {.unit = "s", .source = "model.xmi:291 CruiseController::PulseSignal::start",
        .description = "Begin of the pulse"},
    /* 34 */ {.unit = "s", .source = "model.xmi:294 CruiseController::PulseSignal::end",
        .description = "End of the pulse"},
    /* 35 */ {.unit = "", .source = "model.xmi:297 CruiseController::PulseSignal::slopeNow",
        .description = "Present value"},
};

/* CruiseController::Vehicle */
static const ModelMember members_1[] = {
    {.name = "a.f", .kind = MODEL_ALGEBRAIC, .equals = 20, .origin = 3, .equation = 23},
    {.name = "a.lV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 9, .origin = 1},
    {.name = "b.f", .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 4, .equation = 24},
    {.name = "b.lV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 7, .origin = 1, .equation = 1},
    {.name = "slope.rSig", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = 40, .origin = 2, .equation = 22},
    {.name = "m", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct Vehicle, m)},
    {.name = "airDensity", .quantity = 4, .kind = MODEL_CONSTANT, .offset = offsetof(struct Vehicle, airDensity)},
    {.name = "dragArea", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct Vehicle, dragArea)},
    {.name = "rolling", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Vehicle, rolling)},
    {.name = "g", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Vehicle, g)},
    {.name = "v", .quantity = 8, .kind = MODEL_STATE, .offset = offsetof(struct Vehicle, v),
        .has_start = true, .start = offsetof(struct Vehicle, v_start)},
    {.name = "x", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct Vehicle, x),
        .has_start = true, .start = offsetof(struct Vehicle, x_start)},
    {.name = "drag", .quantity = 10, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Vehicle, drag), .origin = 1,
        .equation = 2},
    {.name = "der(x)", .quantity = 11, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Vehicle, der_x),
        .origin = 1, .equation = -1, .is_late = true},
    {.name = "der(v)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Vehicle, der_v),
        .origin = 1, .equation = 2, .is_late = true},
};

/* CruiseController::Engine */
static const ModelMember members_2[] = {
    {.name = "throttle.rSig", .quantity = 13, .kind = MODEL_ALGEBRAIC, .equals = 15, .origin = 2, .equation = -1},
    {.name = "p.f", .kind = MODEL_ALGEBRAIC, .equals = 4, .is_negative = true, .origin = 1, .equation = 2},
    {.name = "p.lV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -7, .origin = 2, .equation = -4},
    {.name = "maxForce", .quantity = 14, .kind = MODEL_CONSTANT, .offset = offsetof(struct Engine, maxForce)},
    {.name = "timeConstant", .quantity = 15, .kind = MODEL_CONSTANT, .offset = offsetof(struct Engine, timeConstant)},
    {.name = "force", .quantity = 16, .kind = MODEL_STATE, .offset = offsetof(struct Engine, force),
        .has_start = true, .start = offsetof(struct Engine, force_start)},
    {.name = "der(force)", .quantity = 17, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Engine, der_force),
        .origin = 1, .equation = -1, .is_late = true},
};

/* CruiseController::PIController */
static const ModelMember members_3[] = {
    {.name = "setSpeed.rSig", .quantity = 13, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct PIController, setSpeed.rSig), .origin = 1, .equation = 9},
    {.name = "speed.rSig", .quantity = 13, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct PIController, speed.rSig), .origin = 1, .equation = -1},
    {.name = "outSig.rSig", .quantity = 18, .kind = MODEL_ALGEBRAIC, .equals = 6, .origin = 1, .equation = -2},
    {.name = "kp", .quantity = 19, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIController, kp)},
    {.name = "ki", .quantity = 20, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIController, ki)},
    {.name = "err", .quantity = 21, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct PIController, err),
        .origin = 1, .equation = -4},
    {.name = "intErr", .quantity = 22, .kind = MODEL_STATE, .offset = offsetof(struct PIController, intErr),
        .has_start = true, .start = offsetof(struct PIController, intErr_start)},
    {.name = "unlimited", .quantity = 23, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct PIController, unlimited), .origin = 1, .equation = 2},
    {.name = "throttle", .quantity = 24, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct PIController, throttle),
        .origin = 1, .equation = 1},
    {.name = "der(intErr)", .quantity = 25, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct PIController, der_intErr), .origin = 1, .equation = -2, .is_late = true},
};

/* TranslationalMechanics::TransVelocitySensor */
static const ModelMember members_4[] = {
    {.name = "p.f", .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 1, .equation = 4},
    {.name = "p.lV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -23, .origin = 2, .equation = 1},
    {.name = "out.rSig", .quantity = 26, .kind = MODEL_ALGEBRAIC, .equals = -11, .origin = 2, .equation = 1},
    {.name = "velocity2Signal", .quantity = 27, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct TransVelocitySensor, velocity2Signal)},
};

/* CruiseController::StepSignal */
static const ModelMember members_5[] = {
    {.name = "out.rSig", .quantity = 18, .kind = MODEL_ALGEBRAIC, .equals = -14, .origin = 2, .equation = 1},
    {.name = "first", .quantity = 28, .kind = MODEL_CONSTANT, .offset = offsetof(struct StepSignal, first)},
    {.name = "second", .quantity = 29, .kind = MODEL_CONSTANT, .offset = offsetof(struct StepSignal, second)},
    {.name = "changeTime", .quantity = 30, .kind = MODEL_CONSTANT, .offset = offsetof(struct StepSignal, changeTime)},
};

/* CruiseController::PulseSignal */
static const ModelMember members_6[] = {
    {.name = "out.rSig", .quantity = 31, .kind = MODEL_ALGEBRAIC, .equals = 4, .origin = 1, .equation = 4},
    {.name = "slope", .quantity = 32, .kind = MODEL_CONSTANT, .offset = offsetof(struct PulseSignal, slope)},
    {.name = "start", .quantity = 33, .kind = MODEL_CONSTANT, .offset = offsetof(struct PulseSignal, start)},
    {.name = "end", .quantity = 34, .kind = MODEL_CONSTANT, .offset = offsetof(struct PulseSignal, end)},
    {.name = "slopeNow", .quantity = 35, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct PulseSignal, slopeNow),
        .origin = 1, .equation = -1},
};

static const ModelShape shapes[] = {
    /* 0 */ {NULL, 0},
    /* 1 */ {members_1, 15},
    /* 2 */ {members_2, 7},
    /* 3 */ {members_3, 10},
    /* 4 */ {members_4, 4},
    /* 5 */ {members_5, 4},
    /* 6 */ {members_6, 5},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0},
    /* 1 */ {offsetof(struct Model, vehicle), sizeof(struct Vehicle)},
    /* 2 */ {offsetof(struct Model, engine), sizeof(struct Engine)},
    /* 3 */ {offsetof(struct Model, controller), sizeof(struct PIController)},
    /* 4 */ {offsetof(struct Model, speedSensor), sizeof(struct TransVelocitySensor)},
    /* 5 */ {offsetof(struct Model, setSpeed), sizeof(struct StepSignal)},
    /* 6 */ {offsetof(struct Model, road), sizeof(struct PulseSignal)},
};

/* Parts, owners first: name, row of the owner, of shapes, of fields; element of that. */
const ModelInstance model_instances[] = {
    {"", -1, 0, 0, 0},
    {"vehicle", 0, 1, 1, 0},
    {"engine", 0, 2, 2, 0},
    {"controller", 0, 3, 3, 0},
    {"speedSensor", 0, 4, 4, 0},
    {"setSpeed", 0, 5, 5, 0},
    {"road", 0, 6, 6, 0},
};
const int model_instance_count = 7;

static ModelPlace places[7];
static int rows[45];
static ModelVariable variables[45];
static char path_text[773];
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
    1, 10, -1,
    3, 10, -1,
    41, 10, -1,
    12, 6, 7, 10, -1,
    5, 42, 0, 2, 12, 9, 8, 4, -1,
    17, 43, 16, 13, 18, -1,
    14, 18, -1,
    24, 19, 20, -1,
    44, 24, -1,
    26, 22, 24, 23, 25, -1,
    27, 26, -1,
    21, 27, -1,
    28, -1,
    30, 29, 31, -1,
    32, 35, 33, 34, -1,
    40, 38, 39, 37, -1,
    36, 40, -1,
    15, 1, -1,
    29, 1, -1,
    30, 20, -1,
    32, 19, -1,
    21, 13, -1,
    36, 4, -1,
    14, 0, 28, -1,
    2, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "CruiseController::Constraints::VehicleConstraint::flangeA", "vehicle",
        "vehicle.a.lV = vehicle.v", "model.xmi:446", held + 0, false},
    /* 1 */ {"E2", "CruiseController::Constraints::VehicleConstraint::flangeB", "vehicle",
        "vehicle.b.lV = vehicle.v", "model.xmi:452", held + 3, false},
    /* 2 */ {"E3", "CruiseController::Constraints::VehicleConstraint::distance", "vehicle",
        "der(vehicle.x) = vehicle.v", "model.xmi:458", held + 6, false},
    /* 3 */ {"E4", "CruiseController::Constraints::VehicleConstraint::air", "vehicle",
        "vehicle.drag = 0.5*vehicle.airDensity*vehicle.dragArea*vehicle.v*abs(vehicle.v)", "model.xmi:464", held + 9, false},
    /* 4 */ {"E5", "CruiseController::Constraints::VehicleConstraint::momentum", "vehicle",
        "vehicle.m*der(vehicle.v) = vehicle.a.f + vehicle.b.f - vehicle.drag - vehicle.m*vehicle.g*(vehicle.rolling*cos(vehicle.slope.rSig) + sin(vehicle.slope.rSig))", "model.xmi:470", held + 14, false},
    /* 5 */ {"E6", "CruiseController::Constraints::EngineConstraint::lag", "engine",
        "engine.timeConstant*der(engine.force) = engine.maxForce*engine.throttle.rSig - engine.force", "model.xmi:494", held + 23, false},
    /* 6 */ {"E7", "CruiseController::Constraints::EngineConstraint::reaction", "engine",
        "engine.p.f = -engine.force", "model.xmi:500", held + 29, false},
    /* 7 */ {"E8", "CruiseController::Constraints::PIControllerConstraint::error", "controller",
        "controller.err = controller.setSpeed.rSig - controller.speed.rSig", "model.xmi:536", held + 32, false},
    /* 8 */ {"E9", "CruiseController::Constraints::PIControllerConstraint::integral", "controller",
        "der(controller.intErr) = controller.err", "model.xmi:542", held + 36, false},
    /* 9 */ {"E10", "CruiseController::Constraints::PIControllerConstraint::control", "controller",
        "controller.unlimited = controller.kp*controller.err + controller.ki*controller.intErr", "model.xmi:548", held + 39, false},
    /* 10 */ {"E11", "CruiseController::Constraints::PIControllerConstraint::limits", "controller",
        "controller.throttle = min(1, max(0, controller.unlimited))", "model.xmi:554", held + 45, false},
    /* 11 */ {"E12", "CruiseController::Constraints::PIControllerConstraint::signal", "controller",
        "controller.outSig.rSig = controller.throttle", "model.xmi:560", held + 48, false},
    /* 12 */ {"E13", "TranslationalMechanics::Constraints::TransVelocitySensorConstraint::noForce", "speedSensor",
        "speedSensor.p.f = 0", "TranslationalMechanics.xmi:738", held + 51, false},
    /* 13 */ {"E14", "TranslationalMechanics::Constraints::TransVelocitySensorConstraint::signal", "speedSensor",
        "speedSensor.out.rSig = speedSensor.p.lV/speedSensor.velocity2Signal", "TranslationalMechanics.xmi:744", held + 53, false},
    /* 14 */ {"E15", "CruiseController::Constraints::StepSignalConstraint::signal", "setSpeed",
        "setSpeed.out.rSig = if time < setSpeed.changeTime then setSpeed.first else setSpeed.second", "model.xmi:581", held + 57, false},
    /* 15 */ {"E16", "CruiseController::Constraints::PulseSignalConstraint::pulse", "road",
        "road.slopeNow = if time >= road.start and time < road.end then road.slope else 0", "model.xmi:605", held + 62, false},
    /* 16 */ {"E17", "CruiseController::Constraints::PulseSignalConstraint::signal", "road",
        "road.out.rSig = road.slopeNow", "model.xmi:611", held + 67, false},
    /* 17 */ {"E18", "CruiseController::CruiseTest::c1", "",
        "engine.p.lV = vehicle.a.lV", "model.xmi:345", held + 70, false},
    /* 18 */ {"E19", "CruiseController::CruiseTest::c2", "",
        "speedSensor.p.lV = vehicle.a.lV", "model.xmi:349", held + 73, false},
    /* 19 */ {"E20", "CruiseController::CruiseTest::c3", "",
        "speedSensor.out.rSig = controller.speed.rSig", "model.xmi:355", held + 76, false},
    /* 20 */ {"E21", "CruiseController::CruiseTest::c4", "",
        "setSpeed.out.rSig = controller.setSpeed.rSig", "model.xmi:361", held + 79, false},
    /* 21 */ {"E22", "CruiseController::CruiseTest::c5", "",
        "controller.outSig.rSig = engine.throttle.rSig", "model.xmi:365", held + 82, false},
    /* 22 */ {"E23", "CruiseController::CruiseTest::c6", "",
        "road.out.rSig = vehicle.slope.rSig", "model.xmi:369", held + 85, false},
    /* 23 */ {"E24", "CruiseController::CruiseTest::c1", "",
        "engine.p.f + vehicle.a.f + speedSensor.p.f = 0", "model.xmi:345", held + 88, false},
    /* 24 */ {"E25", "CruiseController::Vehicle::b", "vehicle",
        "vehicle.b.f = 0", "model.xmi:22", held + 92, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

static const ModelBranch branches[] = {
    {.text = "0 > controller.unlimited", .element = "CruiseController::Constraints::PIControllerConstraint::limits",
    .source = "model.xmi:554", .equation = 10, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.n0_above_controller_unlimited), .is_felt = true, .group = -1,
    .slack = offsetof(Model, slack.n0_above_controller_unlimited)},
    {.text = "1 < (if 0 > controller.unlimited then 0 else controller.unlimited)",
    .element = "CruiseController::Constraints::PIControllerConstraint::limits", .source = "model.xmi:554",
    .equation = 10, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.relation_of_E11), .is_felt = true,
    .group = -1, .slack = offsetof(Model, slack.relation_of_E11)},
    {.text = "time < setSpeed.changeTime", .element = "CruiseController::Constraints::StepSignalConstraint::signal",
    .source = "model.xmi:581", .equation = 14, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.time_below_setSpeed_changeTime), .is_timed = true, .is_felt = true,
    .group = -1, .slack = offsetof(Model, slack.time_below_setSpeed_changeTime)},
    {.text = "time >= road.start", .element = "CruiseController::Constraints::PulseSignalConstraint::pulse",
    .source = "model.xmi:605", .equation = 15, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.time_at_least_road_start), .is_timed = true, .is_felt = true, .group = -1,
    .slack = offsetof(Model, slack.time_at_least_road_start)},
    {.text = "time < road.end", .element = "CruiseController::Constraints::PulseSignalConstraint::pulse",
    .source = "model.xmi:605", .equation = 15, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.time_below_road_end), .is_timed = true, .is_felt = true, .group = -1,
    .slack = offsetof(Model, slack.time_below_road_end)},
};

/* Rows of branches. */
static const int indicator_branches[] = {0, 1, -1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 5;
const int model_indicator_count = 2;

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
    0, 1, 2, 3, 4, 5, 7, 8, 10, 12};
static const int jacobian_row_slot[] = {
    4, 5, 6, 7, 8, 9, 10, 11, 12};
static const int jacobian_term_slot[] = {
    0, 0, 0, 6, 7, 7, 3, 9, 10, 2, 2, 5};
static const int jacobian_term_partial[] = {
    0, 2, 3, 1, 0, 4, 5, 6, 7, 8, 9, 10};
static const int jacobian_derivative[] = {
    12, 4, 11, 8};
static const int jacobian_column_start[] = {
    0, 4, 5, 7, 9};
static const int jacobian_row_index[] = {
    0, 1, 2, 3, 1, 0, 2, 2, 3};
static const int jacobian_colour[] = {
    0, 1, 1, 2};

const ModelJacobian model_jacobian = {
    .states = 4,
    .slots = 13,
    .rows = 9,
    .loop_count = 0,
    .partial_count = 11,
    .number_count = 2,
    .colours = 3,
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
    {"CruiseController::CruiseTest::c1", "", "model.xmi:345"},
    {"CruiseController::CruiseTest::c2", "", "model.xmi:349"},
    {"CruiseController::CruiseTest::c3", "", "model.xmi:355"},
    {"CruiseController::CruiseTest::c4", "", "model.xmi:361"},
    {"CruiseController::CruiseTest::c5", "", "model.xmi:365"},
    {"CruiseController::CruiseTest::c6", "", "model.xmi:369"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {14, 0}, {false, false}},
    {0, {15, 1}, {false, false}},
    {1, {28, 0}, {false, false}},
    {1, {29, 1}, {false, false}},
    {2, {30, 20}, {false, false}},
    {3, {32, 19}, {false, false}},
    {4, {21, 13}, {false, false}},
    {5, {36, 4}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    0, 2, 14, 28};

static const ModelJoints model_joints = {8, 4, joint_table, connectors, flows};

static const char *const plot[] = {"vehicle.v", "controller.throttle", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of CruiseExperiment",
    "",
    "25 equations drawn, 0 derived; 14 eliminated as aliases, 0 redundant, 0 of constants, 11 in use",
    "4 states; 11 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  vehicle.v                                     start 20.0                                          its start is given",
    "  vehicle.x                                     start 0.0                                           its start is given",
    "  engine.force                                  start 0.0                                           its start is given",
    "  controller.intErr                             start 0.0                                           its start is given",
    "",
    "Eliminated",
    "  E24    vehicle.a.f                            = engine.force                                      model.xmi:345",
    "  E1     vehicle.a.lV                           = vehicle.v                                         model.xmi:446",
    "  E25    vehicle.b.f                            = 0                                                 model.xmi:22",
    "  E2     vehicle.b.lV                           = vehicle.v                                         model.xmi:452",
    "  E23    vehicle.slope.rSig                     = road.slopeNow                                     model.xmi:369",
    "  E22    engine.throttle.rSig                   = controller.throttle                               model.xmi:365",
    "  E7     engine.p.f                             = -engine.force                                     model.xmi:500",
    "  E18    engine.p.lV                            = vehicle.v                                         model.xmi:345",
    "  E12    controller.outSig.rSig                 = controller.throttle                               model.xmi:560",
    "  E13    speedSensor.p.f                        = 0                                                 TranslationalMechanics.xmi:738",
    "  E19    speedSensor.p.lV                       = vehicle.v                                         model.xmi:349",
    "  E20    speedSensor.out.rSig                   = controller.speed.rSig                             model.xmi:355",
    "  E21    setSpeed.out.rSig                      = controller.setSpeed.rSig                          model.xmi:361",
    "  E17    road.out.rSig                          = road.slopeNow                                     model.xmi:611",
    "",
    "Start",
    "         vehicle.v := 20.0",
    "         vehicle.x := 0.0",
    "         engine.force := 0.0",
    "         controller.intErr := 0.0",
    "",
    "Continuous time",
    "  E3     der(vehicle.x) := vehicle.v                                                                model.xmi:458",
    "  E4     vehicle.drag := 0.5*vehicle.airDensity*vehicle.dragArea*vehicle.v*noEvent(abs(vehicle.v))  model.xmi:464",
    "  E15    controller.setSpeed.rSig := if time < setSpeed.changeTime then setSpeed.first else setSpeed.second model.xmi:581",
    "  E14    controller.speed.rSig := vehicle.v/speedSensor.velocity2Signal                             TranslationalMechanics.xmi:744",
    "  E8     controller.err := controller.setSpeed.rSig - controller.speed.rSig                         model.xmi:536",
    "  E9     der(controller.intErr) := controller.err                                                   model.xmi:542",
    "  E10    controller.unlimited := controller.kp*controller.err + controller.ki*controller.intErr     model.xmi:548",
    "  E11    controller.throttle := if 1 < (if 0 > controller.unlimited then 0 else controller.unlimited) then 1 elseif 0 > controller.unlimited then 0 else controller.unlimited model.xmi:554",
    "  E6     der(engine.force) := (engine.maxForce*controller.throttle - engine.force)/engine.timeConstant  unless engine.timeConstant vanishes model.xmi:494",
    "  E16    road.slopeNow := if time >= road.start and time < road.end then road.slope else 0          model.xmi:605",
    "  E5     der(vehicle.v) := (engine.force - vehicle.drag - vehicle.m*vehicle.g*(vehicle.rolling*cos(road.slopeNow) + sin(road.slopeNow)))/vehicle.m  unless vehicle.m vanishes model.xmi:470",
    "",
    "Branches, kept between events",
    "  E11    0 > controller.unlimited               located                                             model.xmi:554",
    "  E11    1 < (if 0 > controller.unlimited then 0 else controller.unlimited) located                 model.xmi:554",
    "  E15    time < setSpeed.changeTime             at setSpeed.changeTime                              model.xmi:581",
    "  E16    time >= road.start                     at road.start                                       model.xmi:605",
    "  E16    time < road.end                        at road.end                                         model.xmi:605",
    "",
    "At events",
    "  E14    controller.speed.rSig := vehicle.v/speedSensor.velocity2Signal                             TranslationalMechanics.xmi:744",
    "  E15    decide time < setSpeed.changeTime                                                          model.xmi:581",
    "  E15    controller.setSpeed.rSig := if time < setSpeed.changeTime then setSpeed.first else setSpeed.second model.xmi:581",
    "  E8     controller.err := controller.setSpeed.rSig - controller.speed.rSig                         model.xmi:536",
    "  E10    controller.unlimited := controller.kp*controller.err + controller.ki*controller.intErr     model.xmi:548",
    "  E11    decide 0 > controller.unlimited                                                            model.xmi:554",
    "  E11    decide 1 < (if 0 > controller.unlimited then 0 else controller.unlimited)                  model.xmi:554",
    "  E16    decide time >= road.start                                                                  model.xmi:605",
    "  E16    decide time < road.end                                                                     model.xmi:605",
    NULL};

/* Rows of model_variables; -1: of a state set. */
static const int states[] = {
    10, 11, 18, 25};

const ModelParts model_parts = {
    .events = &event_part,
    .impulses = NULL,
    .sliding = &sliding_part,
    .delays = NULL,
    .paths = NULL,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = &check_part,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "CruiseExperiment",
    .qualified_name = "CruiseController::CruiseExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 150.0,
    .interval = 0.1,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .state_count = 4,
    .states = states,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = model_branch_margins,
};
