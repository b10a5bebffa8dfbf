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

/* Parts, owners first: name, row of the owner. */
const ModelInstance model_instances[] = {
    {"", -1},
    {"vehicle", 0},
    {"engine", 0},
    {"controller", 0},
    {"speedSensor", 0},
    {"setSpeed", 0},
    {"road", 0},
};
const int model_instance_count = 7;

static const char *instance_paths[7];
static char path_text[53];
const ModelMemory model_memory = {instance_paths, path_text};


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"vehicle.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "engine.force", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, engine.force), 1, 0.0, offsetof(Model, engine.force_start), 0.0, 23, NULL, 0, false},
    /* 1 */ {"vehicle.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "vehicle.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, vehicle.v), 1, 0.0, offsetof(Model, vehicle.v_start), 0.0, 0, NULL, 0, false},
    /* 2 */ {"vehicle.b.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 24, NULL, 0, false},
    /* 3 */ {"vehicle.b.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "vehicle.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, vehicle.v), 1, 0.0, offsetof(Model, vehicle.v_start), 0.0, 1, NULL, 0, false},
    /* 4 */ {"vehicle.slope.rSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "road.slopeNow", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, road.slopeNow), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 22, NULL, 0, false},
    /* 5 */ {"vehicle.m", "kg", "Mass",
        "model.xmi:28 CruiseController::Vehicle::m", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, vehicle.m), 1, 0.0, offsetof(Model, vehicle.m), 0.0, -1, NULL, 0, false},
    /* 6 */ {"vehicle.airDensity", "kg/m^3", "Density of the air",
        "model.xmi:31 CruiseController::Vehicle::airDensity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, vehicle.airDensity), 1, 0.0, offsetof(Model, vehicle.airDensity), 0.0, -1, NULL, 0, false},
    /* 7 */ {"vehicle.dragArea", "m^2", "Drag coefficient times area of the front",
        "model.xmi:34 CruiseController::Vehicle::dragArea", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, vehicle.dragArea), 1, 0.0, offsetof(Model, vehicle.dragArea), 0.0, -1, NULL, 0, false},
    /* 8 */ {"vehicle.rolling", "1", "Resistance of the tyres divided by the load",
        "model.xmi:38 CruiseController::Vehicle::rolling", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, vehicle.rolling), 1, 0.0, offsetof(Model, vehicle.rolling), 0.0, -1, NULL, 0, false},
    /* 9 */ {"vehicle.g", "m/s^2", "Acceleration of gravity",
        "model.xmi:42 CruiseController::Vehicle::g", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, vehicle.g), 1, 0.0, offsetof(Model, vehicle.g), 0.0, -1, NULL, 0, false},
    /* 10 */ {"vehicle.v", "m/s", "Velocity",
        "model.xmi:46 CruiseController::Vehicle::v", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, vehicle.v), 1, 0.0, offsetof(Model, vehicle.v_start), 0.0, -1, NULL, 0, false},
    /* 11 */ {"vehicle.x", "m", "Distance",
        "model.xmi:50 CruiseController::Vehicle::x", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, vehicle.x), 1, 0.0, offsetof(Model, vehicle.x_start), 0.0, -1, NULL, 0, false},
    /* 12 */ {"vehicle.drag", "N", "Drag of the air",
        "model.xmi:54 CruiseController::Vehicle::drag", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, vehicle.drag), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
    /* 13 */ {"engine.throttle.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "controller.throttle", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.throttle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
    /* 14 */ {"engine.p.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "-engine.force", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, engine.force), -1, 0.0, offsetof(Model, engine.force_start), 0.0, 6, NULL, 0, false},
    /* 15 */ {"engine.p.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "vehicle.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, vehicle.v), 1, 0.0, offsetof(Model, vehicle.v_start), 0.0, 17, NULL, 0, false},
    /* 16 */ {"engine.maxForce", "N", "Force at full throttle",
        "model.xmi:130 CruiseController::Engine::maxForce", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, engine.maxForce), 1, 0.0, offsetof(Model, engine.maxForce), 0.0, -1, NULL, 0, false},
    /* 17 */ {"engine.timeConstant", "s", "Lag of the force",
        "model.xmi:134 CruiseController::Engine::timeConstant", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, engine.timeConstant), 1, 0.0, offsetof(Model, engine.timeConstant), 0.0, -1, NULL, 0, false},
    /* 18 */ {"engine.force", "N", "Force on what is attached",
        "model.xmi:137 CruiseController::Engine::force", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, engine.force), 1, 0.0, offsetof(Model, engine.force_start), 0.0, -1, NULL, 0, false},
    /* 19 */ {"controller.setSpeed.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.setSpeed.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 20 */ {"controller.speed.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.speed.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
    /* 21 */ {"controller.outSig.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "controller.throttle", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.throttle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 11, NULL, 0, false},
    /* 22 */ {"controller.kp", "1", "Proportional gain",
        "model.xmi:178 CruiseController::PIController::kp", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, controller.kp), 1, 0.0, offsetof(Model, controller.kp), 0.0, -1, NULL, 0, false},
    /* 23 */ {"controller.ki", "1/s", "Integral gain",
        "model.xmi:182 CruiseController::PIController::ki", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, controller.ki), 1, 0.0, offsetof(Model, controller.ki), 0.0, -1, NULL, 0, false},
    /* 24 */ {"controller.err", "1", "Set speed minus speed",
        "model.xmi:186 CruiseController::PIController::err", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.err), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 25 */ {"controller.intErr", "s", "Integral of the error",
        "model.xmi:190 CruiseController::PIController::intErr", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, controller.intErr), 1, 0.0, offsetof(Model, controller.intErr_start), 0.0, -1, NULL, 0, false},
    /* 26 */ {"controller.unlimited", "1", "Output before it is limited",
        "model.xmi:194 CruiseController::PIController::unlimited", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.unlimited), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 27 */ {"controller.throttle", "1", "Output",
        "model.xmi:198 CruiseController::PIController::throttle", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.throttle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 28 */ {"speedSensor.p.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 29 */ {"speedSensor.p.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "vehicle.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, vehicle.v), 1, 0.0, offsetof(Model, vehicle.v_start), 0.0, 18, NULL, 0, false},
    /* 30 */ {"speedSensor.out.rSig", "1", "Velocity over velocity2Signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "controller.speed.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.speed.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 19, NULL, 0, false},
    /* 31 */ {"speedSensor.velocity2Signal", "m/s", "Velocity at which the signal is one",
        "TranslationalMechanics.xmi:418 TranslationalMechanics::TransVelocitySensor::velocity2Signal", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, speedSensor.velocity2Signal), 1, 0.0, offsetof(Model, speedSensor.velocity2Signal), 0.0, -1, NULL, 0, false},
    /* 32 */ {"setSpeed.out.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "controller.setSpeed.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, controller.setSpeed.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 20, NULL, 0, false},
    /* 33 */ {"setSpeed.first", "1", "Value before the change",
        "model.xmi:251 CruiseController::StepSignal::first", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, setSpeed.first), 1, 0.0, offsetof(Model, setSpeed.first), 0.0, -1, NULL, 0, false},
    /* 34 */ {"setSpeed.second", "1", "Value from the change on",
        "model.xmi:255 CruiseController::StepSignal::second", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, setSpeed.second), 1, 0.0, offsetof(Model, setSpeed.second), 0.0, -1, NULL, 0, false},
    /* 35 */ {"setSpeed.changeTime", "s", "Time of the change",
        "model.xmi:259 CruiseController::StepSignal::changeTime", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, setSpeed.changeTime), 1, 0.0, offsetof(Model, setSpeed.changeTime), 0.0, -1, NULL, 0, false},
    /* 36 */ {"road.out.rSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "road.slopeNow", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, road.slopeNow), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 16, NULL, 0, false},
    /* 37 */ {"road.slope", "", "Value during the pulse",
        "model.xmi:287 CruiseController::PulseSignal::slope", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, road.slope), 1, 0.0, offsetof(Model, road.slope), 0.0, -1, NULL, 0, false},
    /* 38 */ {"road.start", "s", "Begin of the pulse",
        "model.xmi:291 CruiseController::PulseSignal::start", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, road.start), 1, 0.0, offsetof(Model, road.start), 0.0, -1, NULL, 0, false},
    /* 39 */ {"road.end", "s", "End of the pulse",
        "model.xmi:294 CruiseController::PulseSignal::end", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, road.end), 1, 0.0, offsetof(Model, road.end), 0.0, -1, NULL, 0, false},
    /* 40 */ {"road.slopeNow", "", "Present value",
        "model.xmi:297 CruiseController::PulseSignal::slopeNow", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, road.slopeNow), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 41 */ {"der(vehicle.x)", "m/s", "",
        "model.xmi:50 CruiseController::Vehicle::x", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, vehicle.der_x), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 42 */ {"der(vehicle.v)", "m/s^2", "",
        "model.xmi:46 CruiseController::Vehicle::v", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, vehicle.der_v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 43 */ {"der(engine.force)", "N/s", "",
        "model.xmi:137 CruiseController::Engine::force", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, engine.der_force), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 44 */ {"der(controller.intErr)", "1", "",
        "model.xmi:190 CruiseController::PIController::intErr", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, controller.der_intErr), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
};

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

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"0 > controller.unlimited", "CruiseController::Constraints::PIControllerConstraint::limits", "model.xmi:554", 10, offsetof(Model, branch.n0_above_controller_unlimited), false, false, true, -1, 0, offsetof(Model, slack[0])},
    {"1 < (if 0 > controller.unlimited then 0 else controller.unlimited)", "CruiseController::Constraints::PIControllerConstraint::limits", "model.xmi:554", 10, offsetof(Model, branch.relation_of_E11), false, false, true, -1, 0, offsetof(Model, slack[1])},
    {"time < setSpeed.changeTime", "CruiseController::Constraints::StepSignalConstraint::signal", "model.xmi:581", 14, offsetof(Model, branch.time_below_setSpeed_changeTime), false, true, true, -1, 0, offsetof(Model, slack[2])},
    {"time >= road.start", "CruiseController::Constraints::PulseSignalConstraint::pulse", "model.xmi:605", 15, offsetof(Model, branch.time_at_least_road_start), false, true, true, -1, 0, offsetof(Model, slack[3])},
    {"time < road.end", "CruiseController::Constraints::PulseSignalConstraint::pulse", "model.xmi:605", 15, offsetof(Model, branch.time_below_road_end), false, true, true, -1, 0, offsetof(Model, slack[4])},
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
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = model_branch_margins,
};
