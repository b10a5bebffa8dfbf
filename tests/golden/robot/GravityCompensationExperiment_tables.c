/* GravityCompensationExperiment_tables.c - names, patterns and data, of Robot::GravityCompensationExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "GravityCompensationExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "model.xmi:248"
#define DRAWN_2 "model.xmi:252"
#define DRAWN_3 "model.xmi:257"
#define DRAWN_4 "SysPhSLibrary.xmi:95"
#define DRAWN_5 "SysPhSLibrary.xmi:98"
#define DRAWN_6 "model.xmi:28"
#define DRAWN_7 "model.xmi:32"
#define DRAWN_8 "model.xmi:36"
#define DRAWN_9 "model.xmi:39"
#define DRAWN_10 "model.xmi:43"
#define DRAWN_11 "SysPhSLibrary.xmi:20"
#define DRAWN_12 "model.xmi:87"
#define DRAWN_13 "SysPhSLibrary.xmi:13"
#define DRAWN_14 "model.xmi:116"
#define DRAWN_15 "model.xmi:121"
#define DRAWN_16 "model.xmi:125"
#define DRAWN_17 "model.xmi:129"
#define DRAWN_18 "RotationalMechanics.xmi:294"
#define DRAWN_19 "RotationalMechanics.xmi:146"
#define DRAWN_20 "RotationalMechanics.xmi:150"
#define DRAWN_21 "RotationalMechanics.xmi:154"
#define DRAWN_22 "RotationalMechanics.xmi:25"
#define DRAWN_23 "RotationalMechanics.xmi:29"
#define DRAWN_24 "RotationalMechanics.xmi:125"
#define DRAWN_25 "RotationalMechanics.xmi:205"
#define DRAWN_26 "RotationalMechanics.xmi:70"
#define DRAWN_27 "RotationalMechanics.xmi:74"
#define DRAWN_28 "RotationalMechanics.xmi:102"
#define DRAWN_29 "Actuators.xmi:94"
#define DRAWN_30 "Actuators.xmi:99"
#define DRAWN_31 "Actuators.xmi:104"
#define DRAWN_32 "RealSignals.xmi:122"
#define DRAWN_33 "RealSignals.xmi:127"
#define DRAWN_34 "RealSignals.xmi:132"
#define DRAWN_35 "RealSignals.xmi:137"
#define DRAWN_36 "RealSignals.xmi:141"
#define DRAWN_37 "model.xmi:167"
#define DRAWN_38 "model.xmi:171"
#define DRAWN_39 "RotationalMechanics.xmi:327"
#define DRAWN_40 "model.xmi:690"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITHOUT_MODES()
WITH_EQUATIONS()
WITHOUT_OUTPUTS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_INDICATORS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_PHASES()
WITHOUT_ACTIONS()
WITHOUT_CLOCKS()

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .checks = &check_part, .joints = &joint_part,
};

int model_variable_count = 105, model_instance_count = 18;
int model_equation_count = 74, model_constraint_count = 69;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "m/s^2", .description = "Acceleration of gravity",
        .source = DRAWN_1 " Robot::GravityCompensationTest::verticalAcceleration"},
    /* 1 */ {.unit = "m", .description = "Length of the arm",
        .source = DRAWN_2 " Robot::GravityCompensationTest::pendulumLength"},
    /* 2 */ {.unit = "kg", .description = "Mass of the payload",
        .source = DRAWN_3 " Robot::GravityCompensationTest::pendulumMass"},
    /* 3 */ {.unit = "N*m", .description = "Torque on the block that owns the port",
        .source = DRAWN_4 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t"},
    /* 4 */ {.unit = "rad/s", .description = "Angular velocity of the flange",
        .source = DRAWN_5 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV"},
    /* 5 */ {.unit = "kg", .description = "Mass at the end of the arm", .source = DRAWN_6 " Robot::Pendulum::mass"},
    /* 6 */ {.unit = "m", .description = "Distance of the mass from the axis",
        .source = DRAWN_7 " Robot::Pendulum::cmgDist"},
    /* 7 */ {.unit = "m/s^2", .description = "Acceleration of gravity",
        .source = DRAWN_8 " Robot::Pendulum::verticalAcceleration"},
    /* 8 */ {.unit = "rad", .description = "Angle of the arm from hanging down",
        .source = DRAWN_9 " Robot::Pendulum::angle"},
    /* 9 */ {.unit = "rad/s", .description = "Angular velocity of the arm",
        .source = DRAWN_10 " Robot::Pendulum::aV"},
    /* 10 */ {.unit = "1", .description = "Value of the signal",
        .source = DRAWN_11 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 11 */ {.unit = "rad", .description = "Angle at which the signal is one",
        .source = DRAWN_12 " Robot::PendulumWithAngleSensor::angle2Signal"},
    /* 12 */ {.unit = "rad/s", .source = DRAWN_9 " Robot::Pendulum::angle"},
    /* 13 */ {.unit = "rad/s^2", .source = DRAWN_10 " Robot::Pendulum::aV"},
    /* 14 */ {.unit = "1", .description = "Value of the signal",
        .source = DRAWN_13 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 15 */ {.unit = "kg*m^2/s^2", .description = "Value of the signal",
        .source = DRAWN_11 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 16 */ {.unit = "1", .description = "Factor on the torque",
        .source = DRAWN_14 " Robot::GravityCompensationController::gain"},
    /* 17 */ {.unit = "kg", .description = "Estimate of the mass",
        .source = DRAWN_15 " Robot::GravityCompensationController::massEst"},
    /* 18 */ {.unit = "m", .description = "Estimate of the arm's length",
        .source = DRAWN_16 " Robot::GravityCompensationController::lengthEst"},
    /* 19 */ {.unit = "m/s^2", .description = "Estimate of the acceleration of gravity",
        .source = DRAWN_17 " Robot::GravityCompensationController::gEst"},
    /* 20 */ {.unit = "kg*m^2/s^2", .description = "Torque that the load shall get, in N*m",
        .source = DRAWN_13 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 21 */ {.unit = "1", .description = "Torque of the motor over the torque source's signal2Torque",
        .source = DRAWN_13 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 22 */ {.unit = "1", .description = "Torque over signal2Torque; positive drives in the positive direction",
        .source = DRAWN_13 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 23 */ {.unit = "N*m", .description = "Torque at signal one",
        .source = DRAWN_18 " RotationalMechanics::FixedTorqueSource::signal2Torque"},
    /* 24 */ {.unit = "kg*m^2", .description = "Moment of inertia about the axis, greater than 0",
        .source = DRAWN_19 " RotationalMechanics::RotInertia::I"},
    /* 25 */ {.unit = "rad/s", .description = "Angular velocity of the rotor",
        .source = DRAWN_20 " RotationalMechanics::RotInertia::aV"},
    /* 26 */ {.unit = "rad", .description = "Angle of the rotor",
        .source = DRAWN_21 " RotationalMechanics::RotInertia::angle"},
    /* 27 */ {.unit = "rad/s", .source = DRAWN_21 " RotationalMechanics::RotInertia::angle"},
    /* 28 */ {.unit = "rad/s^2", .source = DRAWN_20 " RotationalMechanics::RotInertia::aV"},
    /* 29 */ {.unit = "rad/s", .description = "Angular velocity of b relative to a",
        .source = DRAWN_22 " RotationalMechanics::CompliantRotComponent::aVRel"},
    /* 30 */ {.unit = "N*m", .description = "Torque through the component",
        .source = DRAWN_23 " RotationalMechanics::CompliantRotComponent::torqueThru"},
    /* 31 */ {.unit = "N*m*s/rad", .description = "Damping",
        .source = DRAWN_24 " RotationalMechanics::RotLinearDamper::k"},
    /* 32 */ {.unit = "1", .description = "Angular velocity of rotA over that of rotB",
        .source = DRAWN_25 " RotationalMechanics::IdealFixedGearBox::gearRatio"},
    /* 33 */ {.unit = "N*m/rad", .description = "Stiffness",
        .source = DRAWN_26 " RotationalMechanics::RotLinearSpring::k"},
    /* 34 */ {.unit = "rad", .description = "Twist, the angle of b relative to a",
        .source = DRAWN_27 " RotationalMechanics::RotLinearSpring::relPhi"},
    /* 35 */ {.unit = "1", .description = "Twist over displacement2Signal",
        .source = DRAWN_11 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 36 */ {.unit = "rad", .description = "Twist at which the signal is one",
        .source = DRAWN_28 " RotationalMechanics::RotLinearSpringWithDisplacementSensor::displacement2Signal"},
    /* 37 */ {.unit = "rad/s", .source = DRAWN_27 " RotationalMechanics::RotLinearSpring::relPhi"},
    /* 38 */ {.unit = "kg*m^2/s^2", .description = "Torque that the spring shall have, in N*m",
        .source = DRAWN_13 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 39 */ {.unit = "1", .description = "Twist of the spring in rad, as measured",
        .source = DRAWN_13 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 40 */ {.unit = "1", .description = "Signal to the motor",
        .source = DRAWN_11 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 41 */ {.unit = "N*m/rad", .description = "Stiffness of the spring",
        .source = DRAWN_29 " Actuators::SimpleSEAController::springConstant"},
    /* 42 */ {.unit = "", .description = "Ratio of the gear box",
        .source = DRAWN_30 " Actuators::SimpleSEAController::gearRatio"},
    /* 43 */ {.unit = "",
        .description = "Factor from the output of the controller, times the gear ratio, to the signal",
        .source = DRAWN_31 " Actuators::SimpleSEAController::outputScale"},
    /* 44 */ {.unit = "kg*m^2/s^2", .description = "Value that the controlled quantity is to have",
        .source = DRAWN_13 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 45 */ {.unit = "kg*m^2/s^2", .description = "Value that it has, as measured",
        .source = DRAWN_13 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 46 */ {.unit = "", .description = "Output, which drives what is controlled",
        .source = DRAWN_11 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 47 */ {.unit = "", .description = "Proportional gain", .source = DRAWN_32 " RealSignals::PIDControl::kp"},
    /* 48 */ {.unit = "", .description = "Integral gain", .source = DRAWN_33 " RealSignals::PIDControl::ki"},
    /* 49 */ {.unit = "", .description = "Derivative gain", .source = DRAWN_34 " RealSignals::PIDControl::kd"},
    /* 50 */ {.unit = "kg*m^2/s^2", .description = "Set point minus current value",
        .source = DRAWN_35 " RealSignals::PIDControl::err"},
    /* 51 */ {.unit = "kg*m^2/s", .description = "Time integral of the error",
        .source = DRAWN_36 " RealSignals::PIDControl::intErr"},
    /* 52 */ {.unit = "kg*m^2/s^2", .source = DRAWN_36 " RealSignals::PIDControl::intErr"},
    /* 53 */ {.unit = "kg*m^2/s^3", .source = DRAWN_35 " RealSignals::PIDControl::err"},
    /* 54 */ {.unit = "s", .description = "Instant at which the operator starts",
        .source = DRAWN_37 " Robot::OperatorActionModel::changeTime"},
    /* 55 */ {.unit = "1", .description = "Signal from then on",
        .source = DRAWN_38 " Robot::OperatorActionModel::speed1"},
    /* 56 */ {.unit = "1", .description = "Speed over signal2AngVelocity",
        .source = DRAWN_13 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 57 */ {.unit = "rad/s", .description = "Angular velocity at signal one",
        .source = DRAWN_39 " RotationalMechanics::FixedaVSource::signal2AngVelocity"},
};

/* Robot::GravityCompensationTest */
static const ModelMember members_0[] = {
    {.name = "verticalAcceleration", .kind = MODEL_CONSTANT, .offset = offsetof(struct Model, verticalAcceleration)},
    {.name = "pendulumLength", .quantity = 1, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct Model, pendulumLength)},
    {.name = "pendulumMass", .quantity = 2, .kind = MODEL_CONSTANT, .offset = offsetof(struct Model, pendulumMass)},
};

/* Robot::PendulumWithAngleSensor */
static const ModelMember members_1[] = {
    {.name = "rot.t", .quantity = 3, .offset = offsetof(struct PendulumWithAngleSensor, rot.t), .origin = 1,
        .skipped = 43},
    {.name = "rot.aV", .quantity = 4, .equals = 5, .origin = 2},
    {.name = "mass", .quantity = 5, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct PendulumWithAngleSensor, mass), .bound_to = -3},
    {.name = "cmgDist", .quantity = 6, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct PendulumWithAngleSensor, cmgDist), .bound_to = -5},
    {.name = "verticalAcceleration", .quantity = 7, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct PendulumWithAngleSensor, verticalAcceleration), .bound_to = -7},
    {.name = "angle", .quantity = 8, .kind = MODEL_STATE, .offset = offsetof(struct PendulumWithAngleSensor, angle),
        .has_start = true, .start = offsetof(struct PendulumWithAngleSensor, angle_start)},
    {.name = "aV", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct PendulumWithAngleSensor, aV),
        .has_start = true, .start = offsetof(struct PendulumWithAngleSensor, aV_start)},
    {.name = "angleOut.rSig", .quantity = 10, .offset = offsetof(struct PendulumWithAngleSensor, angleOut.rSig),
        .origin = 2, .skipped = 2},
    {.name = "angle2Signal", .quantity = 11, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct PendulumWithAngleSensor, angle2Signal)},
    {.name = "der(angle)", .quantity = 12, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct PendulumWithAngleSensor, der_angle), .origin = 2, .skipped = -3, .is_late = true},
    {.name = "der(aV)", .quantity = 13, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct PendulumWithAngleSensor, der_aV), .origin = 2, .is_late = true},
};

/* Robot::GravityCompensationController */
static const ModelMember members_2[] = {
    {.name = "angle.rSig", .quantity = 14, .equals = -4, .origin = 3, .skipped = 41},
    {.name = "torque.rSig", .quantity = 15, .offset = offsetof(struct GravityCompensationController, torque.rSig),
        .origin = 2, .skipped = 1},
    {.name = "gain", .quantity = 16, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct GravityCompensationController, gain)},
    {.name = "massEst", .quantity = 17, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct GravityCompensationController, massEst), .bound_to = -15},
    {.name = "lengthEst", .quantity = 18, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct GravityCompensationController, lengthEst), .bound_to = -17},
    {.name = "gEst", .quantity = 19, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct GravityCompensationController, gEst), .bound_to = -19},
};

/* Actuators::SeriesElasticActuator */
static const ModelMember members_3[] = {
    {.name = "desiredTorque.rSig", .quantity = 20, .equals = -5, .origin = 3},
    {.name = "rot.t", .quantity = 3, .equals = 37, .is_negative = true, .origin = 4, .skipped = 52},
    {.name = "rot.aV", .quantity = 4, .equals = -13, .origin = 3, .skipped = -4},
};

/* Actuators::SimpleMotor */
static const ModelMember members_4[] = {
    {.name = "torqueSignal.rSig", .quantity = 21, .offset = offsetof(struct SimpleMotor, torqueSignal.rSig),
        .origin = 5, .skipped = 24},
    {.name = "rot.t", .quantity = 3, .offset = offsetof(struct SimpleMotor, rot.t), .origin = 5, .skipped = -9},
    {.name = "rot.aV", .quantity = 4, .equals = 10, .origin = 6, .skipped = 55},
};

/* RotationalMechanics::FixedTorqueSource */
static const ModelMember members_5[] = {
    {.name = "in.rSig", .quantity = 22, .equals = -3, .origin = 6, .skipped = -3},
    {.name = "p.t", .quantity = 3, .offset = offsetof(struct FixedTorqueSource, p.t), .origin = 7, .skipped = 5},
    {.name = "p.aV", .quantity = 4, .equals = 7, .origin = 6},
    {.name = "signal2Torque", .quantity = 23, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct FixedTorqueSource, signal2Torque)},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_6[] = {
    {.name = "a.t", .quantity = 3, .equals = -3, .is_negative = true, .origin = 8, .skipped = 58},
    {.name = "a.aV", .quantity = 4, .equals = 4, .origin = 7},
    {.name = "b.t", .quantity = 3, .offset = offsetof(struct RotInertia, b.t), .origin = 8},
    {.name = "b.aV", .quantity = 4, .equals = 2, .origin = 7},
    {.name = "I", .quantity = 24, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 25, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 26, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 27, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 7, .is_late = true},
    {.name = "der(aV)", .quantity = 28, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 7, .is_late = true},
};

/* RotationalMechanics::RotLinearDamper */
static const ModelMember members_7[] = {
    {.name = "a.t", .quantity = 3, .equals = 5, .is_negative = true, .origin = 7},
    {.name = "a.aV", .quantity = 4, .is_number = true, .number = 0.0, .origin = 6, .skipped = 2},
    {.name = "b.t", .quantity = 3, .equals = 3, .origin = 7, .skipped = 1},
    {.name = "b.aV", .quantity = 4, .equals = -7, .origin = 6, .skipped = -2},
    {.name = "aVRel", .quantity = 29, .equals = -8, .origin = 7, .skipped = -2},
    {.name = "torqueThru", .quantity = 30, .offset = offsetof(struct RotLinearDamper, torqueThru), .origin = 7,
        .skipped = 1},
    {.name = "k", .quantity = 31, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearDamper, k)},
};

/* RotationalMechanics::RotFixed */
static const ModelMember members_8[] = {
    {.name = "p.t", .quantity = 3, .equals = -2, .origin = 8},
    {.name = "p.aV", .quantity = 4, .is_number = true, .number = 0.0, .origin = 7},
};

/* RotationalMechanics::IdealFixedGearBox */
static const ModelMember members_9[] = {
    {.name = "rotA.t", .quantity = 3, .equals = -24, .is_negative = true, .origin = 4, .skipped = -3},
    {.name = "rotA.aV", .quantity = 4, .equals = -14, .origin = 9, .skipped = 44},
    {.name = "rotB.t", .quantity = 3, .equals = 8, .is_negative = true, .origin = 4},
    {.name = "rotB.aV", .quantity = 4, .offset = offsetof(struct IdealFixedGearBox, rotB.aV), .origin = 5,
        .skipped = -2},
    {.name = "gearRatio", .quantity = 32, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct IdealFixedGearBox, gearRatio)},
};

/* RotationalMechanics::RotLinearSpringWithDisplacementSensor */
static const ModelMember members_10[] = {
    {.name = "a.t", .quantity = 3, .equals = 5, .is_negative = true, .origin = 5, .skipped = 1},
    {.name = "a.aV", .quantity = 4, .equals = -45, .origin = 9, .skipped = 1},
    {.name = "b.t", .quantity = 3, .equals = 3, .origin = 5, .skipped = 1},
    {.name = "b.aV", .quantity = 4, .equals = -5, .origin = 9, .skipped = -2},
    {.name = "aVRel", .quantity = 29, .offset = offsetof(struct RotLinearSpringWithDisplacementSensor, aVRel),
        .origin = 5, .skipped = -2},
    {.name = "torqueThru", .quantity = 30,
        .offset = offsetof(struct RotLinearSpringWithDisplacementSensor, torqueThru), .origin = 5, .skipped = 2},
    {.name = "k", .quantity = 33, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct RotLinearSpringWithDisplacementSensor, k)},
    {.name = "relPhi", .quantity = 34, .kind = MODEL_STATE,
        .offset = offsetof(struct RotLinearSpringWithDisplacementSensor, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpringWithDisplacementSensor, relPhi_start)},
    {.name = "out.rSig", .quantity = 35, .offset = offsetof(struct RotLinearSpringWithDisplacementSensor, out.rSig),
        .origin = 5},
    {.name = "displacement2Signal", .quantity = 36, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct RotLinearSpringWithDisplacementSensor, displacement2Signal)},
    {.name = "der(relPhi)", .quantity = 37, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpringWithDisplacementSensor, der_relPhi), .origin = 5, .skipped = -3,
        .is_late = true},
};

/* Actuators::SimpleSEAController */
static const ModelMember members_11[] = {
    {.name = "desiredTorque.rSig", .quantity = 38, .equals = -49, .origin = 9, .skipped = 2},
    {.name = "displacement.rSig", .quantity = 39, .equals = -4, .origin = 9, .skipped = -2},
    {.name = "motorSignal.rSig", .quantity = 40, .equals = -43, .origin = 9, .skipped = 1},
    {.name = "springConstant", .quantity = 41, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct SimpleSEAController, springConstant)},
    {.name = "gearRatio", .quantity = 42, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct SimpleSEAController, gearRatio)},
    {.name = "outputScale", .quantity = 43, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct SimpleSEAController, outputScale)},
};

/* RealSignals::PIDControl */
static const ModelMember members_12[] = {
    {.name = "setPoint.rSig", .quantity = 44, .equals = -55, .origin = 6, .skipped = 4},
    {.name = "curValue.rSig", .quantity = 45, .offset = offsetof(struct PIDControl, curValue.rSig), .origin = 5,
        .skipped = 2},
    {.name = "outSig.rSig", .quantity = 46, .offset = offsetof(struct PIDControl, outSig.rSig), .origin = 7,
        .skipped = 12},
    {.name = "kp", .quantity = 47, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIDControl, kp)},
    {.name = "ki", .quantity = 48, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIDControl, ki)},
    {.name = "kd", .quantity = 49, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIDControl, kd)},
    {.name = "err", .quantity = 50, .offset = offsetof(struct PIDControl, err), .origin = 7, .skipped = -3},
    {.name = "intErr", .quantity = 51, .kind = MODEL_STATE, .offset = offsetof(struct PIDControl, intErr),
        .has_start = true, .start = offsetof(struct PIDControl, intErr_start)},
    {.name = "der(intErr)", .quantity = 52, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct PIDControl, der_intErr), .origin = 7, .is_late = true},
    {.name = "der(err)", .quantity = 53, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct PIDControl, der_err),
        .origin = 10, .skipped = 69, .is_late = true},
};

/* Robot::Operator */
static const ModelMember members_13[] = {
    {.name = "rot.t", .quantity = 3, .offset = offsetof(struct Operator, rot.t), .origin = 4, .skipped = 16},
    {.name = "rot.aV", .quantity = 4, .equals = -72, .origin = 3},
};

/* Robot::OperatorActionModel */
static const ModelMember members_14[] = {
    {.name = "action.rSig", .quantity = 10, .offset = offsetof(struct OperatorActionModel, action.rSig), .origin = 5,
        .skipped = 4},
    {.name = "changeTime", .quantity = 54, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct OperatorActionModel, changeTime)},
    {.name = "speed1", .quantity = 55, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct OperatorActionModel, speed1)},
};

/* RotationalMechanics::FixedaVSource */
static const ModelMember members_15[] = {
    {.name = "in.rSig", .quantity = 56, .equals = -3, .origin = 9, .skipped = 12},
    {.name = "p.t", .quantity = 3, .equals = -6, .origin = 4, .skipped = -2},
    {.name = "p.aV", .quantity = 4, .offset = offsetof(struct FixedaVSource, p.aV), .origin = 5},
    {.name = "signal2AngVelocity", .quantity = 57, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct FixedaVSource, signal2AngVelocity)},
};

/* RotationalMechanics::RotLinearSpring */
static const ModelMember members_16[] = {
    {.name = "a.t", .quantity = 3, .equals = 5, .is_negative = true, .origin = 5},
    {.name = "a.aV", .quantity = 4, .equals = -3, .origin = 9},
    {.name = "b.t", .quantity = 3, .equals = 3, .origin = 5, .skipped = 1},
    {.name = "b.aV", .quantity = 4, .equals = -83, .origin = 9, .skipped = 1},
    {.name = "aVRel", .quantity = 29, .offset = offsetof(struct RotLinearSpring, aVRel), .origin = 5, .skipped = -2},
    {.name = "torqueThru", .quantity = 30, .offset = offsetof(struct RotLinearSpring, torqueThru), .origin = 5,
        .skipped = 2},
    {.name = "k", .quantity = 33, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearSpring, k)},
    {.name = "relPhi", .quantity = 34, .kind = MODEL_STATE, .offset = offsetof(struct RotLinearSpring, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpring, relPhi_start)},
    {.name = "der(relPhi)", .quantity = 37, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpring, der_relPhi), .origin = 5, .skipped = -2, .is_late = true},
};

/* RotationalMechanics::RotLinearDamper */
static const ModelMember members_17[] = {
    {.name = "a.t", .quantity = 3, .equals = 5, .is_negative = true, .origin = 5, .skipped = 1},
    {.name = "a.aV", .quantity = 4, .equals = -12, .origin = 9, .skipped = -2},
    {.name = "b.t", .quantity = 3, .equals = 3, .origin = 5, .skipped = 1},
    {.name = "b.aV", .quantity = 4, .equals = -92, .origin = 9, .skipped = 1},
    {.name = "aVRel", .quantity = 29, .equals = -9, .origin = 5, .skipped = -2},
    {.name = "torqueThru", .quantity = 30, .offset = offsetof(struct RotLinearDamper, torqueThru), .origin = 5,
        .skipped = 1},
    {.name = "k", .quantity = 31, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearDamper, k)},
};

static const ModelShape shapes[] = {
    {members_0, 3}, {members_1, 11}, {members_2, 6}, {members_3, 3}, {members_4, 3}, {members_5, 4},
    {members_6, 9}, {members_7, 7}, {members_8, 2}, {members_9, 5}, {members_10, 11}, {members_11, 6},
    {members_12, 10}, {members_13, 2}, {members_14, 3}, {members_15, 4}, {members_16, 9}, {members_17, 7},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, pend1), sizeof(struct PendulumWithAngleSensor), 0},
    /* 2 */ {offsetof(struct Model, gravityCompensationController), sizeof(struct GravityCompensationController), 0},
    /* 3 */ {offsetof(struct Model, sea0), sizeof(struct SeriesElasticActuator), 0},
    /* 4 */ {offsetof(struct SeriesElasticActuator, motor), sizeof(struct SimpleMotor), 0},
    /* 5 */ {offsetof(struct SimpleMotor, torqueSource), sizeof(struct FixedTorqueSource), 0},
    /* 6 */ {offsetof(struct SimpleMotor, inertia), sizeof(struct RotInertia), 0},
    /* 7 */ {offsetof(struct SimpleMotor, damper), sizeof(struct RotLinearDamper), 0},
    /* 8 */ {offsetof(struct SeriesElasticActuator, gearbox), sizeof(struct IdealFixedGearBox), 0},
    /* 9 */ {offsetof(struct SeriesElasticActuator, spring), sizeof(struct RotLinearSpringWithDisplacementSensor), 0},
    /* 10 */ {offsetof(struct SeriesElasticActuator, controller), sizeof(struct SimpleSEAController), 0},
    /* 11 */ {offsetof(struct SimpleSEAController, pid), sizeof(struct PIDControl), 0},
    /* 12 */ {offsetof(struct Model, operator_), sizeof(struct Operator), 0},
    /* 13 */ {offsetof(struct Operator, action), sizeof(struct OperatorActionModel), 0},
    /* 14 */ {offsetof(struct Operator, source), sizeof(struct FixedaVSource), 0},
    /* 15 */ {offsetof(struct Operator, spring), sizeof(struct RotLinearSpring), 0},
    /* 16 */ {offsetof(struct Operator, damper), sizeof(struct RotLinearDamper), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"pend1", 0, 1, 1, 0, 0, 0, 0},
    {"gravityCompensationController", 0, 2, 2, 0, 0, 0, 0}, {"sea0", 0, 3, 3, 0, 0, 0, 0},
    {"motor", 3, 4, 4, 0, 0, 0, 0}, {"torqueSource", 4, 5, 5, 0, 0, 0, 0}, {"inertia", 4, 6, 6, 0, 0, 0, 0},
    {"damper", 4, 7, 7, 0, 0, 0, 0}, {"ground", 4, 8, 0, 0, 0, 0, 0}, {"gearbox", 3, 9, 8, 0, 0, 0, 0},
    {"spring", 3, 10, 9, 0, 0, 0, 0}, {"controller", 3, 11, 10, 0, 0, 0, 0}, {"pid", 11, 12, 11, 0, 0, 0, 0},
    {"operator", 0, 13, 12, 0, 0, 0, 0}, {"action", 13, 14, 13, 0, 0, 0, 0}, {"source", 13, 15, 14, 0, 0, 0, 0},
    {"spring", 13, 16, 15, 0, 0, 0, 0}, {"damper", 13, 17, 16, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 1,
    .branches = (const ModelBranch[]){
        {.text = "time < operator.action.changeTime",
        .element = "Robot::Constraints::OperatorActionConstraint::change", .source = DRAWN_40, .equation = 28,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_below_operator_action_changeTime),
        .is_timed = true, .is_felt = true, .group = -1},
    },
};

static const ModelJacobian jacobian = {
    .states = 7, .slots = 38, .rows = 31, .partial_count = 26, .number_count = 2, .colours = 5,
    .numbers = (const double[]){1.0, -1.0},
    .row_start = (const int[]){
        0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18, 19, 20, 22, 23, 25, 28, 29, 30, 32, 33, 34, 35, 36,
        38, 40, 42},
    .row_slot = (const int[]){
        7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
        34, 35, 36, 37},
    .term_slot = (const int[]){
        1, 0, 7, 8, 8, 9, 2, 2, 2, 14, 1, 15, 4, 17, 18, 13, 4, 16, 20, 21, 10, 22, 24, 11, 23, 24, 5, 26, 27, 28,
        29, 19, 1, 31, 6, 31, 33, 34, 35, 17, 36, 0},
    .term_partial = (const int[]){
        0, 2, 3, 4, 5, 6, 0, 7, 8, 0, 1, 0, 9, 10, 0, 1, 11, 12, 13, 14, 0, 1, 0, 0, 1, 15, 16, 17, 18, 19, 20, 21,
        0, 0, 22, 23, 0, 0, 1, 0, 24, 25},
    .derivative = (const int[]){7, 37, 30, 12, 16, 25, 32},
    .column_start = (const int[]){0, 4, 9, 12, 13, 17, 19, 21},
    .row_index = (const int[]){0, 1, 2, 5, 0, 1, 2, 4, 6, 2, 3, 4, 3, 1, 2, 4, 5, 2, 5, 1, 6},
    .colour = (const int[]){0, 1, 2, 0, 3, 4, 2},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, pend1.angle)}, {.at = 1, .offset = offsetof(Model, pend1.aV)},
        {.at = 2, .offset = offsetof(Model, sea0.motor.inertia.aV)},
        {.at = 3, .offset = offsetof(Model, sea0.motor.inertia.angle)},
        {.at = 4, .offset = offsetof(Model, sea0.spring.relPhi)},
        {.at = 5, .offset = offsetof(Model, sea0.controller.pid.intErr)},
        {.at = 6, .offset = offsetof(Model, operator_.spring.relPhi)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, pend1.der_angle)}, {.at = 1, .offset = offsetof(Model, pend1.der_aV)},
        {.at = 2, .offset = offsetof(Model, sea0.motor.inertia.der_aV)},
        {.at = 3, .offset = offsetof(Model, sea0.motor.inertia.der_angle)},
        {.at = 4, .offset = offsetof(Model, sea0.spring.der_relPhi)},
        {.at = 5, .offset = offsetof(Model, sea0.controller.pid.der_intErr)},
        {.at = 6, .offset = offsetof(Model, operator_.spring.der_relPhi)}, {.at = -1}},
    .state_count = 7,
    .states = (const int[]){8, 9, 33, 34, 56, 72, 89},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 34,
    .connectors = (const int[]){
        27, 0, 28, 0, 29, 0, 30, 0, 31, 3, 32, 3, 33, 3, 34, 3, 35, 3, 36, 3, 37, 4, 38, 4, 39, 4, 40, 4, 41, 4,
        42, 11, 43, 13, 44, 13, 45, 13, 46, 13, 47, 13},
    .joints = (const int[]){
        0, 3, 19, 0, 0, 4, 20, 0, 1, 3, 73, 0, 1, 4, 74, 0, 2, 10, 12, 0, 3, 13, 18, 0, 4, 22, 44, 0, 4, 23, 45, 0,
        5, 46, 51, 0, 5, 47, 52, 0, 6, 49, 19, 2, 6, 50, 20, 2, 7, 57, 60, 0, 8, 18, 59, 1, 9, 61, 21, 0, 10, 21,
        24, 1, 11, 25, 28, 0, 11, 26, 29, 0, 12, 30, 22, 2, 12, 31, 23, 2, 13, 37, 30, 0, 13, 38, 31, 0, 14, 35,
        42, 0, 14, 36, 43, 0, 15, 59, 65, 1, 16, 75, 78, 0, 17, 79, 82, 0, 17, 80, 83, 0, 18, 79, 90, 0, 18, 80,
        91, 0, 19, 84, 73, 2, 19, 85, 74, 2, 20, 92, 73, 2, 20, 93, 74, 2},
    .flow_count = 19,
    .flows = (const int[]){
        3, 19, 22, 25, 28, 30, 35, 37, 42, 44, 46, 49, 51, 73, 79, 82, 84, 90, 92},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of GravityCompensationExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of constants, %d6 "
        "in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 1.5707963267948966%oits start is given",
    /* 6 */ "  %1%vstart 0.0%oits start is given",
    /* 7 */ "Eliminated",
    /* 8 */ "  %1%v= %2%o%i",
    /* 9 */ "  %1%v= -%2%o%i",
    /* 10 */ "  %1%v= 0%o%i",
    /* 11 */ "  %1%v= %2%o%i  with %e3",
    /* 12 */ "Differentiated",
    /* 13 */ "  %1 = der(%2) - der(%3)%o%i  time derivative of %e4: it constrains %5, %2, %3, which other "
        "equations determine already",
    /* 14 */ "  der(%1) = %2*%3*%4*%5*(cos(%6)*der(%6))%o%i  time derivative of %e7: it determines der(%1)",
    /* 15 */ "  der(%1) = %2/%3%o%i  time derivative of %e4: it determines der(%1)",
    /* 16 */ "  der(%1) = %2*der(%3)%o%i  time derivative of %e4: it determines der(%1)",
    /* 17 */ "Constants",
    /* 18 */ "  %1 := %2",
    /* 19 */ "Start",
    /* 20 */ "  %1 := 1.5707963267948966",
    /* 21 */ "  %1 := 0.0",
    /* 22 */ "Continuous time",
    /* 23 */ "  %1 := %2%o%i",
    /* 24 */ "  %1 := %2/%3%o%i",
    /* 25 */ "  der(%1) := %2/%3%o%i",
    /* 26 */ "  %1 := %2*%3*%4*%5*sin(%6)%o%i",
    /* 27 */ "  der(%1) := %2*%3*%4*%5*(cos(%6)*der(%6))%o%i",
    /* 28 */ "  %1 := %2*%3%o%i",
    /* 29 */ "  %1 := %2/%3  unless %3 vanishes%o%i",
    /* 30 */ "  %1 := %2 - %3%o%i",
    /* 31 */ "  %1 := -%2/%3  unless %3 vanishes%o%i",
    /* 32 */ "  der(%1) := %2*der(%3)%o%i",
    /* 33 */ "  %1 := der(%2) - der(%3)%o%i",
    /* 34 */ "  %1 := %2*%3 + %4*%5 + %6*%7%o%i",
    /* 35 */ "  %1 := %2*%3*%4%o%i",
    /* 36 */ "  %1 := -%2*%3%o%i",
    /* 37 */ "  %1 := (-%2 + %3)/%4  unless %4 vanishes%o%i",
    /* 38 */ "  %1 := if time < %2 then 0 else %3%o%i",
    /* 39 */ "  %1 := %2 + %3%o%i",
    /* 40 */ "  %1 := -%2 + %3%o%i",
    /* 41 */ "  %1 := (%2 - %3*%4*%5*sin(%6))/(%3*%5^2)  unless %3*%5^2 vanishes%o%i",
    /* 42 */ "Branches, kept between events",
    /* 43 */ "  time < %1%vat %1%o%i",
    /* 44 */ "At events",
    /* 45 */ "  decide time < %1%o%i",
    /* 46 */ "Drawn in",
    /* 47 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 2, 2,   1, -1,   70, 0,    2, 1, 8,   2, -1, 69, 5, 41, 0, 0, 33,
    3, 1, 6,   3, -1, 7, 33, 0, 0,    1, 2, 2,   4, -1,   76, 0,    4, 1, 2,   5, -1,    5, 1, 3,   6, -1, 8,
    6, 2, 3,   7, -1, 9,   3, 0, 47,    6, 2, 3,   8, -1, 33,   3, 0, 39,    6, 2, 3,   9, -1, 34,   3, 0, 55,
    1, 2, 2,   13, -1,   102, 0,    7, 1, 2,   14, -1,    8, 1, 4,   15, 0, 4, 9,    8, 1, 4,   16, 41, 12, 10,
    8, 1, 4,   17, 42, 18, 13,    9, 2, 4,   18, 52, 19, 54,   17, -1, 27, 0,    8, 1, 4,   19, 39, 20, 9,
    8, 1, 4,   20, 55, 23, 33,    8, 2, 4,   21, 53, 24, 21,   19, -5, 35, -8,
    8, 2, 4,   22, 54, 26, 33,   19, -7, 34, 24,    9, 2, 4,   23, 58, 28, 25,   13, -41, 21, 29,
    8, 2, 4,   24, 6, 29, 33,   18, 43, 32, -12,    8, 2, 4,   25, 7, 31, 33,   18, 54, 34, -20,
    9, 2, 4,   26, 10, 35, 40,   21, 20, 47, 47,    10, 2, 3,   27, 57, 36,   5, -43, 7,
    8, 2, 4,   28, 12, 37, 40,   16, 28, 37, -31,    8, 2, 4,   29, 56, 38, 33,   16, 6, 40, 42,
    8, 2, 4,   30, 11, 39, 33,   18, 52, 44, 47,    8, 2, 4,   31, 60, 42, 40,   18, -28, 42, 47,
    9, 2, 4,   33, 50, 44, 22,   18, -15, 46, 73,    8, 2, 4,   34, 44, 45, 33,   16, 21, 40, -24,
    8, 2, 4,   37, 46, 50, 9,   15, 18, 41, 71,    8, 2, 4,   38, 19, 51, 54,   15, 18, 41, 41,
    8, 2, 4,   39, 45, 52, 47,   15, 21, 41, -38,    11, 2, 5,   46, 67, 79, 73, 68,   9, -31, 15, 13, -37,
    1, 2, 2,   56, -1,   62, 0,    12, 1, 2,   57, -1,    13, 1, 7,   58, 69, 103, 13, 66, 25, 71,
    14, 1, 9,   59, 70, 13, 14, 15, 17, 16, 10, 4,    15, 2, 6,   60, 71, 10, 97, 11, 3,   2, 2, 47, 4, 47, 19,
    16, 1, 6,   61, 72, 66, 62, 57, 23,    1, 2, 2,   63, -1,   58, 0,    17, 1, 2,   64, -1,
    18, 2, 4,   65, -1, 5, 2,   3, 0, 10, 0,    18, 2, 4,   66, -1, 6, 1,   3, 0, 10, 0,
    18, 2, 4,   67, -1, 7, 0,   3, 0, 10, 0,    19, 1, 2,   72, -1,    20, 1, 3,   73, -1, 8,
    21, 2, 3,   74, -1, 9,   3, 0, 47,    21, 2, 3,   75, -1, 33,   3, 0, 39,    21, 2, 3,   76, -1, 34,   3, 0, 55,
    22, 1, 2,   81, -1,    23, 1, 4,   82, 1, 97, 9,    24, 2, 5,   83, 3, 10, 8, 11,   12, 19, 47, 48, 47,
    25, 2, 5,   84, 71, 10, 97, 11,   12, 2, 47, 4, 47,    26, 1, 8,   85, 4, 13, 14, 15, 17, 16, 10,
    27, 1, 8,   86, 70, 13, 14, 15, 17, 16, 10,    23, 2, 4,   87, 8, 99, 33,   13, 18, 3, 38,
    28, 2, 5,   88, 13, 40, 41, 33,   19, 16, 40, 34, 48,    29, 1, 5,   89, 15, 47, 33, 48,
    30, 2, 5,   90, 18, 53, 47, 9,   9, 7, 18, -34, 57,    23, 2, 4,   91, 20, 101, 53,   18, 13, 3, 33,
    28, 2, 5,   92, 21, 54, 55, 56,   18, 13, 33, 33, 33,    31, 1, 5,   93, 16, 22, 54, 48,
    30, 2, 5,   94, 59, 30, 22, 40,   14, -28, 56, -13, 40,    28, 2, 5,   97, 23, 66, 62, 57,   14, 15, 29, 34, 29,
    32, 1, 5,   98, 72, 66, 62, 57,    33, 1, 5,   101, 69, 103, 13, 66,
    34, 1, 9,   102, 27, 67, 68, 71, 69, 72, 70, 103,    35, 1, 6,   103, 24, 21, 64, 63, 67,
    36, 1, 5,   104, 5, 25, 21, 27,    37, 1, 6,   105, 9, 100, 25, 30, 32,    38, 1, 5,   106, 28, 75, 76, 77,
    39, 1, 5,   112, 68, 73, 87, 95,    40, 1, 5,   113, 43, 3, 73, 54,    41, 1, 8,   114, 2, 98, 3, 5, 7, 6, 8,
    42, 1, 2,   116, -1,    43, 1, 3,   117, 28, 76,    44, 1, 2,   119, -1,    45, 1, 3,   120, 28, 76,
    46, 1, 2,   122, -1,    47, 17, 2,   123, 0,   1, 1,    47, 10, 2,   140, 20,   1, 1,
    47, 4, 2,   150, 39,   1, 1,    47, 2, 2,   154, 44,   8, 11,    47, 2, 2,   155, 45,   8, 11,
    47, 2, 2,   156, 46,   8, 11,    47, 2, 2,   157, 47,   8, 14,    47, 2, 2,   158, 48,   8, 14,
    47, 2, 2,   159, 49,   8, 14,    47, 2, 2,   160, 53,   8, 11,    47, 2, 2,   161, 54,   8, 11,
    47, 1, 2,   170, 66,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "768b6bffc4cb646e9ad18909faa11142ce2a9d8e438d4aa330a0099c5e0e21aa"},
    {"Actuators.xmi", "2cb7c729402ca85379e84ebe16029e1c88cb9d12e2c0c74ecb59253506b4189f"},
    {"RotationalMechanics.xmi", "e54748cfd485acbdf139029111ee6bf34028dace58fd0fb62f2eedb91ede7110"},
    {"TranslationalMechanics.xmi", "ba6bccf523ac52840c3bd8fa770fba19068f3e84f6e7e4f43c51258dc7289559"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {"RealSignals.xmi", "81975f90adf202f3403c57876de25d6278a35d465c44c0ad6ec4207fe8b67cd3"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "GravityCompensationExperiment",
    .qualified_name = "Robot::GravityCompensationExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "27fff4c1e721ccdf383b2b24dab0686c641baceef9dda1a503f712a14fd1f617",
    .files = files,
    .start = 0.0, .stop = 31.0, .interval = 0.02, .tolerance = 1e-10, .solver = "bdf",
    .plot = (const ModelPlot[]){{"pend1.angle", 0, 0}, {"operator.source.p.t", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {171, lines, forms},
    .joints = &model_joints,
    .margins = model_branch_margins,
};
