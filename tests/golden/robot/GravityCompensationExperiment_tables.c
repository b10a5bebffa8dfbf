/* GravityCompensationExperiment_tables.c - names, patterns and data, of Robot::GravityCompensationExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "GravityCompensationExperiment.h"

const int model_variable_count = 105;
const int model_equation_count = 74;
const int model_constraint_count = 69;
const int model_loop_count = 0;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "m/s^2", .source = "model.xmi:248 Robot::GravityCompensationTest::verticalAcceleration",
        .description = "Acceleration of gravity"},
    /* 1 */ {.unit = "m", .source = "model.xmi:252 Robot::GravityCompensationTest::pendulumLength",
        .description = "Length of the arm"},
    /* 2 */ {.unit = "kg", .source = "model.xmi:257 Robot::GravityCompensationTest::pendulumMass",
        .description = "Mass of the payload"},
    /* 3 */ {.unit = "N*m",
        .source = "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t",
        .description = "Torque on the block that owns the port"},
    /* 4 */ {.unit = "rad/s",
        .source = "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV",
        .description = "Angular velocity of the flange"},
    /* 5 */ {.unit = "kg", .source = "model.xmi:28 Robot::Pendulum::mass",
        .description = "Mass at the end of the arm"},
    /* 6 */ {.unit = "m", .source = "model.xmi:32 Robot::Pendulum::cmgDist",
        .description = "Distance of the mass from the axis"},
    /* 7 */ {.unit = "m/s^2", .source = "model.xmi:36 Robot::Pendulum::verticalAcceleration",
        .description = "Acceleration of gravity"},
    /* 8 */ {.unit = "rad", .source = "model.xmi:39 Robot::Pendulum::angle",
        .description = "Angle of the arm from hanging down"},
    /* 9 */ {.unit = "rad/s", .source = "model.xmi:43 Robot::Pendulum::aV",
        .description = "Angular velocity of the arm"},
    /* 10 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Value of the signal"},
    /* 11 */ {.unit = "rad", .source = "model.xmi:87 Robot::PendulumWithAngleSensor::angle2Signal",
        .description = "Angle at which the signal is one"},
    /* 12 */ {.unit = "rad/s", .source = "model.xmi:39 Robot::Pendulum::angle"},
    /* 13 */ {.unit = "rad/s^2", .source = "model.xmi:43 Robot::Pendulum::aV"},
    /* 14 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Value of the signal"},
    /* 15 */ {.unit = "kg*m^2/s^2",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Value of the signal"},
    /* 16 */ {.unit = "1", .source = "model.xmi:116 Robot::GravityCompensationController::gain",
        .description = "Factor on the torque"},
    /* 17 */ {.unit = "kg", .source = "model.xmi:121 Robot::GravityCompensationController::massEst",
        .description = "Estimate of the mass"},
    /* 18 */ {.unit = "m", .source = "model.xmi:125 Robot::GravityCompensationController::lengthEst",
        .description = "Estimate of the arm's length"},
    /* 19 */ {.unit = "m/s^2", .source = "model.xmi:129 Robot::GravityCompensationController::gEst",
        .description = "Estimate of the acceleration of gravity"},
    /* 20 */ {.unit = "kg*m^2/s^2",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Torque that the load shall get, in N*m"},
    /* 21 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Torque of the motor over the torque source's signal2Torque"},
    /* 22 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Torque over signal2Torque; positive drives in the positive direction"},
    /* 23 */ {.unit = "N*m",
        .source = "RotationalMechanics.xmi:294 RotationalMechanics::FixedTorqueSource::signal2Torque",
        .description = "Torque at signal one"},
    /* 24 */ {.unit = "kg*m^2", .source = "RotationalMechanics.xmi:146 RotationalMechanics::RotInertia::I",
        .description = "Moment of inertia about the axis, greater than 0"},
    /* 25 */ {.unit = "rad/s", .source = "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV",
        .description = "Angular velocity of the rotor"},
    /* 26 */ {.unit = "rad", .source = "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle",
        .description = "Angle of the rotor"},
    /* 27 */ {.unit = "rad/s", .source = "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle"},
    /* 28 */ {.unit = "rad/s^2", .source = "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV"},
    /* 29 */ {.unit = "rad/s",
        .source = "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel",
        .description = "Angular velocity of b relative to a"},
    /* 30 */ {.unit = "N*m",
        .source = "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru",
        .description = "Torque through the component"},
    /* 31 */ {.unit = "N*m*s/rad", .source = "RotationalMechanics.xmi:125 RotationalMechanics::RotLinearDamper::k",
        .description = "Damping"},
    /* 32 */ {.unit = "1", .source = "RotationalMechanics.xmi:205 RotationalMechanics::IdealFixedGearBox::gearRatio",
        .description = "Angular velocity of rotA over that of rotB"},
    /* 33 */ {.unit = "N*m/rad", .source = "RotationalMechanics.xmi:70 RotationalMechanics::RotLinearSpring::k",
        .description = "Stiffness"},
    /* 34 */ {.unit = "rad", .source = "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi",
        .description = "Twist, the angle of b relative to a"},
    /* 35 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Twist over displacement2Signal"},
    /* 36 */ {.unit = "rad",
        .source = "RotationalMechanics.xmi:102 "
        "RotationalMechanics::RotLinearSpringWithDisplacementSensor::displacement2Signal",
        .description = "Twist at which the signal is one"},
    /* 37 */ {.unit = "rad/s", .source = "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi"},
    /* 38 */ {.unit = "kg*m^2/s^2",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Torque that the spring shall have, in N*m"},
    /* 39 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Twist of the spring in rad, as measured"},
    /* 40 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Signal to the motor"},
    /* 41 */ {.unit = "N*m/rad", .source = "Actuators.xmi:94 Actuators::SimpleSEAController::springConstant",
        .description = "Stiffness of the spring"},
    /* 42 */ {.unit = "", .source = "Actuators.xmi:99 Actuators::SimpleSEAController::gearRatio",
        .description = "Ratio of the gear box"},
    /* 43 */ {.unit = "", .source = "Actuators.xmi:104 Actuators::SimpleSEAController::outputScale",
        .description = "Factor from the output of the controller, times the gear ratio, to the signal"},
    /* 44 */ {.unit = "kg*m^2/s^2",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Value that the controlled quantity is to have"},
    /* 45 */ {.unit = "kg*m^2/s^2",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Value that it has, as measured"},
    /* 46 */ {.unit = "",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Output, which drives what is controlled"},
    /* 47 */ {.unit = "", .source = "RealSignals.xmi:122 RealSignals::PIDControl::kp",
        .description = "Proportional gain"},
    /* 48 */ {.unit = "", .source = "RealSignals.xmi:127 RealSignals::PIDControl::ki",
        .description = "Integral gain"},
    /* 49 */ {.unit = "", .source = "RealSignals.xmi:132 RealSignals::PIDControl::kd",
        .description = "Derivative gain"},
    /* 50 */ {.unit = "kg*m^2/s^2", .source = "RealSignals.xmi:137 RealSignals::PIDControl::err",
        .description = "Set point minus current value"},
    /* 51 */ {.unit = "kg*m^2/s", .source = "RealSignals.xmi:141 RealSignals::PIDControl::intErr",
        .description = "Time integral of the error"},
    /* 52 */ {.unit = "kg*m^2/s^2", .source = "RealSignals.xmi:141 RealSignals::PIDControl::intErr"},
    /* 53 */ {.unit = "kg*m^2/s^3", .source = "RealSignals.xmi:137 RealSignals::PIDControl::err"},
    /* 54 */ {.unit = "s", .source = "model.xmi:167 Robot::OperatorActionModel::changeTime",
        .description = "Instant at which the operator starts"},
    /* 55 */ {.unit = "1", .source = "model.xmi:171 Robot::OperatorActionModel::speed1",
        .description = "Signal from then on"},
    /* 56 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Speed over signal2AngVelocity"},
    /* 57 */ {.unit = "rad/s",
        .source = "RotationalMechanics.xmi:327 RotationalMechanics::FixedaVSource::signal2AngVelocity",
        .description = "Angular velocity at signal one"},
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
    {.name = "rot.t", .quantity = 3, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct PendulumWithAngleSensor, rot.t), .origin = 3, .equation = 43},
    {.name = "rot.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = 5, .origin = 1},
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
    {.name = "angleOut.rSig", .quantity = 10, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct PendulumWithAngleSensor, angleOut.rSig), .origin = 1, .equation = 3},
    {.name = "angle2Signal", .quantity = 11, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct PendulumWithAngleSensor, angle2Signal)},
    {.name = "der(angle)", .quantity = 12, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct PendulumWithAngleSensor, der_angle), .origin = 1, .equation = -2, .is_late = true},
    {.name = "der(aV)", .quantity = 13, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct PendulumWithAngleSensor, der_aV), .origin = 1, .equation = 1, .is_late = true},
};

/* Robot::GravityCompensationController */
static const ModelMember members_2[] = {
    {.name = "angle.rSig", .quantity = 14, .kind = MODEL_ALGEBRAIC, .equals = -4, .origin = 2, .equation = 41},
    {.name = "torque.rSig", .quantity = 15, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct GravityCompensationController, torque.rSig), .origin = 1, .equation = 2},
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
    {.name = "desiredTorque.rSig", .quantity = 20, .kind = MODEL_ALGEBRAIC, .equals = -5, .origin = 2, .equation = 1},
    {.name = "rot.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 37, .is_negative = true, .origin = 3,
        .equation = 9},
    {.name = "rot.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = -13, .origin = 2, .equation = -3},
};

/* Actuators::SimpleMotor */
static const ModelMember members_4[] = {
    {.name = "torqueSignal.rSig", .quantity = 21, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct SimpleMotor, torqueSignal.rSig), .origin = 1, .equation = 20},
    {.name = "rot.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct SimpleMotor, rot.t),
        .origin = 1, .equation = -8},
    {.name = "rot.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = 10, .origin = 2, .equation = 5},
};

/* RotationalMechanics::FixedTorqueSource */
static const ModelMember members_5[] = {
    {.name = "in.rSig", .quantity = 22, .kind = MODEL_ALGEBRAIC, .equals = -3, .origin = 2, .equation = 9},
    {.name = "p.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct FixedTorqueSource, p.t),
        .origin = 1, .equation = -11},
    {.name = "p.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = 7, .origin = 2, .equation = 1},
    {.name = "signal2Torque", .quantity = 23, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct FixedTorqueSource, signal2Torque)},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_6[] = {
    {.name = "a.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = -3, .is_negative = true, .origin = 3,
        .equation = 6},
    {.name = "a.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = 4, .origin = 1, .equation = 1},
    {.name = "b.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotInertia, b.t), .origin = 3,
        .equation = 1},
    {.name = "b.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 1},
    {.name = "I", .quantity = 24, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 25, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 26, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 27, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 1, .equation = 1, .is_late = true},
    {.name = "der(aV)", .quantity = 28, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 1, .equation = 1, .is_late = true},
};

/* RotationalMechanics::RotLinearDamper */
static const ModelMember members_7[] = {
    {.name = "a.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 5, .is_negative = true, .origin = 1,
        .equation = 1},
    {.name = "a.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 2,
        .equation = 3},
    {.name = "b.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = 2},
    {.name = "b.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = -7, .origin = 2, .equation = -1},
    {.name = "aVRel", .quantity = 29, .kind = MODEL_ALGEBRAIC, .equals = -8, .origin = 1, .equation = -1},
    {.name = "torqueThru", .quantity = 30, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct RotLinearDamper, torqueThru), .origin = 1, .equation = 2},
    {.name = "k", .quantity = 31, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearDamper, k)},
};

/* RotationalMechanics::RotFixed */
static const ModelMember members_8[] = {
    {.name = "p.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = -2, .origin = 3, .equation = 1},
    {.name = "p.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 1,
        .equation = 1},
};

/* RotationalMechanics::IdealFixedGearBox */
static const ModelMember members_9[] = {
    {.name = "rotA.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = -24, .is_negative = true, .origin = 3,
        .equation = -10},
    {.name = "rotA.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = -14, .origin = 2, .equation = -1},
    {.name = "rotB.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 8, .is_negative = true, .origin = 3,
        .equation = 1},
    {.name = "rotB.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct IdealFixedGearBox, rotB.aV), .origin = 1, .equation = 1},
    {.name = "gearRatio", .quantity = 32, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct IdealFixedGearBox, gearRatio)},
};

/* RotationalMechanics::RotLinearSpringWithDisplacementSensor */
static const ModelMember members_10[] = {
    {.name = "a.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 5, .is_negative = true, .origin = 1,
        .equation = 2},
    {.name = "a.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = -45, .origin = 2, .equation = -9},
    {.name = "b.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = 2},
    {.name = "b.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = -5, .origin = 2, .equation = -1},
    {.name = "aVRel", .quantity = 29, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct RotLinearSpringWithDisplacementSensor, aVRel), .origin = 1, .equation = -1},
    {.name = "torqueThru", .quantity = 30, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct RotLinearSpringWithDisplacementSensor, torqueThru), .origin = 1, .equation = 3},
    {.name = "k", .quantity = 33, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct RotLinearSpringWithDisplacementSensor, k)},
    {.name = "relPhi", .quantity = 34, .kind = MODEL_STATE,
        .offset = offsetof(struct RotLinearSpringWithDisplacementSensor, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpringWithDisplacementSensor, relPhi_start)},
    {.name = "out.rSig", .quantity = 35, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct RotLinearSpringWithDisplacementSensor, out.rSig), .origin = 1, .equation = 1},
    {.name = "displacement2Signal", .quantity = 36, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct RotLinearSpringWithDisplacementSensor, displacement2Signal)},
    {.name = "der(relPhi)", .quantity = 37, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpringWithDisplacementSensor, der_relPhi), .origin = 1, .equation = -2,
        .is_late = true},
};

/* Actuators::SimpleSEAController */
static const ModelMember members_11[] = {
    {.name = "desiredTorque.rSig", .quantity = 38, .kind = MODEL_ALGEBRAIC, .equals = -49, .origin = 2,
        .equation = 3},
    {.name = "displacement.rSig", .quantity = 39, .kind = MODEL_ALGEBRAIC, .equals = -4, .origin = 2, .equation = -1},
    {.name = "motorSignal.rSig", .quantity = 40, .kind = MODEL_ALGEBRAIC, .equals = -43, .origin = 2, .equation = 2},
    {.name = "springConstant", .quantity = 41, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct SimpleSEAController, springConstant)},
    {.name = "gearRatio", .quantity = 42, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct SimpleSEAController, gearRatio)},
    {.name = "outputScale", .quantity = 43, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct SimpleSEAController, outputScale)},
};

/* RealSignals::PIDControl */
static const ModelMember members_12[] = {
    {.name = "setPoint.rSig", .quantity = 44, .kind = MODEL_ALGEBRAIC, .equals = -55, .origin = 2, .equation = 12},
    {.name = "curValue.rSig", .quantity = 45, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct PIDControl, curValue.rSig), .origin = 1, .equation = 3},
    {.name = "outSig.rSig", .quantity = 46, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct PIDControl, outSig.rSig), .origin = 1, .equation = 4},
    {.name = "kp", .quantity = 47, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIDControl, kp)},
    {.name = "ki", .quantity = 48, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIDControl, ki)},
    {.name = "kd", .quantity = 49, .kind = MODEL_CONSTANT, .offset = offsetof(struct PIDControl, kd)},
    {.name = "err", .quantity = 50, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct PIDControl, err), .origin = 1,
        .equation = -2},
    {.name = "intErr", .quantity = 51, .kind = MODEL_STATE, .offset = offsetof(struct PIDControl, intErr),
        .has_start = true, .start = offsetof(struct PIDControl, intErr_start)},
    {.name = "der(intErr)", .quantity = 52, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct PIDControl, der_intErr), .origin = 1, .equation = 1, .is_late = true},
    {.name = "der(err)", .quantity = 53, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct PIDControl, der_err),
        .origin = 6, .equation = 69, .is_late = true},
};

/* Robot::Operator */
static const ModelMember members_13[] = {
    {.name = "rot.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Operator, rot.t),
        .origin = 3, .equation = 17},
    {.name = "rot.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = -72, .origin = 2, .equation = -21},
};

/* Robot::OperatorActionModel */
static const ModelMember members_14[] = {
    {.name = "action.rSig", .quantity = 10, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct OperatorActionModel, action.rSig), .origin = 1, .equation = 2},
    {.name = "changeTime", .quantity = 54, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct OperatorActionModel, changeTime)},
    {.name = "speed1", .quantity = 55, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct OperatorActionModel, speed1)},
};

/* RotationalMechanics::FixedaVSource */
static const ModelMember members_15[] = {
    {.name = "in.rSig", .quantity = 56, .kind = MODEL_ALGEBRAIC, .equals = -3, .origin = 2, .equation = 22},
    {.name = "p.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct FixedaVSource, p.t),
        .origin = 3, .equation = -1},
    {.name = "p.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct FixedaVSource, p.aV),
        .origin = 1, .equation = 1},
    {.name = "signal2AngVelocity", .quantity = 57, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct FixedaVSource, signal2AngVelocity)},
};

/* RotationalMechanics::RotLinearSpring */
static const ModelMember members_16[] = {
    {.name = "a.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 5, .is_negative = true, .origin = 1,
        .equation = 1},
    {.name = "a.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = -3, .origin = 2, .equation = 1},
    {.name = "b.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = 2},
    {.name = "b.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = -83, .origin = 2, .equation = 2},
    {.name = "aVRel", .quantity = 29, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotLinearSpring, aVRel),
        .origin = 1, .equation = -1},
    {.name = "torqueThru", .quantity = 30, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct RotLinearSpring, torqueThru), .origin = 1, .equation = 3},
    {.name = "k", .quantity = 33, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearSpring, k)},
    {.name = "relPhi", .quantity = 34, .kind = MODEL_STATE, .offset = offsetof(struct RotLinearSpring, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpring, relPhi_start)},
    {.name = "der(relPhi)", .quantity = 37, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpring, der_relPhi), .origin = 1, .equation = -1, .is_late = true},
};

/* RotationalMechanics::RotLinearDamper */
static const ModelMember members_17[] = {
    {.name = "a.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 5, .is_negative = true, .origin = 1,
        .equation = 2},
    {.name = "a.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = -12, .origin = 2, .equation = -1},
    {.name = "b.t", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = 2},
    {.name = "b.aV", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = -92, .origin = 2, .equation = 2},
    {.name = "aVRel", .quantity = 29, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotLinearDamper, aVRel),
        .origin = 1, .equation = -1},
    {.name = "torqueThru", .quantity = 30, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct RotLinearDamper, torqueThru), .origin = 1, .equation = 2},
    {.name = "k", .quantity = 31, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearDamper, k)},
};

static const ModelShape shapes[] = {
    /* 0 */ {members_0, 3},
    /* 1 */ {members_1, 11},
    /* 2 */ {members_2, 6},
    /* 3 */ {members_3, 3},
    /* 4 */ {members_4, 3},
    /* 5 */ {members_5, 4},
    /* 6 */ {members_6, 9},
    /* 7 */ {members_7, 7},
    /* 8 */ {members_8, 2},
    /* 9 */ {members_9, 5},
    /* 10 */ {members_10, 11},
    /* 11 */ {members_11, 6},
    /* 12 */ {members_12, 10},
    /* 13 */ {members_13, 2},
    /* 14 */ {members_14, 3},
    /* 15 */ {members_15, 4},
    /* 16 */ {members_16, 9},
    /* 17 */ {members_17, 7},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0},
    /* 1 */ {offsetof(struct Model, pend1), sizeof(struct PendulumWithAngleSensor)},
    /* 2 */ {offsetof(struct Model, gravityCompensationController), sizeof(struct GravityCompensationController)},
    /* 3 */ {offsetof(struct Model, sea0), sizeof(struct SeriesElasticActuator)},
    /* 4 */ {offsetof(struct SeriesElasticActuator, motor), sizeof(struct SimpleMotor)},
    /* 5 */ {offsetof(struct SimpleMotor, torqueSource), sizeof(struct FixedTorqueSource)},
    /* 6 */ {offsetof(struct SimpleMotor, inertia), sizeof(struct RotInertia)},
    /* 7 */ {offsetof(struct SimpleMotor, damper), sizeof(struct RotLinearDamper)},
    /* 8 */ {offsetof(struct SeriesElasticActuator, gearbox), sizeof(struct IdealFixedGearBox)},
    /* 9 */ {offsetof(struct SeriesElasticActuator, spring), sizeof(struct RotLinearSpringWithDisplacementSensor)},
    /* 10 */ {offsetof(struct SeriesElasticActuator, controller), sizeof(struct SimpleSEAController)},
    /* 11 */ {offsetof(struct SimpleSEAController, pid), sizeof(struct PIDControl)},
    /* 12 */ {offsetof(struct Model, operator_), sizeof(struct Operator)},
    /* 13 */ {offsetof(struct Operator, action), sizeof(struct OperatorActionModel)},
    /* 14 */ {offsetof(struct Operator, source), sizeof(struct FixedaVSource)},
    /* 15 */ {offsetof(struct Operator, spring), sizeof(struct RotLinearSpring)},
    /* 16 */ {offsetof(struct Operator, damper), sizeof(struct RotLinearDamper)},
};

/* Parts, owners first: name, row of the owner, of shapes, of fields; element of that. */
const ModelInstance model_instances[] = {
    {"", -1, 0, 0, 0},
    {"pend1", 0, 1, 1, 0},
    {"gravityCompensationController", 0, 2, 2, 0},
    {"sea0", 0, 3, 3, 0},
    {"motor", 3, 4, 4, 0},
    {"torqueSource", 4, 5, 5, 0},
    {"inertia", 4, 6, 6, 0},
    {"damper", 4, 7, 7, 0},
    {"ground", 4, 8, 0, 0},
    {"gearbox", 3, 9, 8, 0},
    {"spring", 3, 10, 9, 0},
    {"controller", 3, 11, 10, 0},
    {"pid", 11, 12, 11, 0},
    {"operator", 0, 13, 12, 0},
    {"action", 13, 14, 13, 0},
    {"source", 13, 15, 14, 0},
    {"spring", 13, 16, 15, 0},
    {"damper", 13, 17, 16, 0},
};
const int model_instance_count = 18;

static ModelPlace places[18];
static int rows[105];
static ModelVariable variables[105];
static char path_text[2727];
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
    4, 9, -1,
    97, 9, -1,
    5, 6, 98, 3, 7, 8, -1,
    10, 8, 11, -1,
    13, 14, 15, 17, 16, 12, -1,
    25, 24, 27, -1,
    29, 33, -1,
    31, 33, -1,
    99, 33, -1,
    32, 100, 28, 30, -1,
    35, 37, -1,
    39, 38, 36, -1,
    40, 37, -1,
    40, 41, 39, -1,
    43, -1,
    45, 48, 47, -1,
    46, 48, 44, -1,
    49, 51, -1,
    53, 52, 50, -1,
    54, 51, -1,
    101, 53, -1,
    54, 55, 56, -1,
    57, 56, 58, -1,
    66, 62, 60, -1,
    61, 64, 63, 67, -1,
    71, 65, 66, -1,
    102, 71, -1,
    67, 68, 71, 69, 72, 70, 103, -1,
    75, 76, 77, -1,
    80, 78, 81, -1,
    82, 84, -1,
    86, 85, 83, -1,
    87, 84, -1,
    104, 86, -1,
    87, 88, 89, -1,
    90, 92, -1,
    94, 93, 91, -1,
    95, 92, -1,
    95, 96, 94, -1,
    4, 20, -1,
    4, 74, -1,
    10, 12, -1,
    13, 18, -1,
    3, 19, 73, -1,
    23, 45, -1,
    47, 52, -1,
    50, 20, -1,
    57, 60, -1,
    18, 59, -1,
    61, 21, -1,
    22, 44, -1,
    46, 51, -1,
    49, 19, -1,
    21, 24, -1,
    26, 29, -1,
    31, 23, -1,
    38, 31, -1,
    36, 43, -1,
    25, 28, -1,
    30, 37, 22, -1,
    35, 42, -1,
    59, 65, -1,
    75, 78, -1,
    80, 83, -1,
    80, 91, -1,
    85, 74, -1,
    93, 74, -1,
    79, 82, 90, -1,
    84, 92, 73, -1,
    103, -1,
    14, 15, 17, 16, 10, -1,
    97, 11, -1,
    62, -1,
    101, 58, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "Robot::Constraints::PendulumConstraint::velocity", "pend1",
        "pend1.rot.aV = pend1.aV", "model.xmi:615", held + 0, false},
    /* 1 */ {"E2", "Robot::Constraints::PendulumConstraint::motion", "pend1",
        "der(pend1.angle) = pend1.aV", "model.xmi:621", held + 3, false},
    /* 2 */ {"E3", "Robot::Constraints::PendulumConstraint::momentum", "pend1",
        "pend1.mass*pend1.cmgDist^2*der(pend1.aV) = pend1.rot.t - pend1.mass*pend1.verticalAcceleration*pend1.cmgDist*sin(pend1.angle)", "model.xmi:627", held + 6, false},
    /* 3 */ {"E4", "Robot::Constraints::AngleSignalConstraint::signal", "pend1",
        "pend1.angleOut.rSig = pend1.angle/pend1.angle2Signal", "model.xmi:645", held + 13, false},
    /* 4 */ {"E5", "Robot::Constraints::GravityCompensationConstraint::torqueOfWeight", "gravityCompensationController",
        "gravityCompensationController.torque.rSig = gravityCompensationController.gain*gravityCompensationController.massEst*gravityCompensationController.gEst*gravityCompensationController.lengthEst*sin(gravityCompensationController.angle.rSig)", "model.xmi:672", held + 17, false},
    /* 5 */ {"E6", "RotationalMechanics::Constraints::FixedTorqueSourceConstraint::torque", "sea0.motor.torqueSource",
        "sea0.motor.torqueSource.p.t = -sea0.motor.torqueSource.in.rSig*sea0.motor.torqueSource.signal2Torque", "RotationalMechanics.xmi:709", held + 24, false},
    /* 6 */ {"E7", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "sea0.motor.inertia",
        "sea0.motor.inertia.a.aV = sea0.motor.inertia.aV", "RotationalMechanics.xmi:600", held + 28, false},
    /* 7 */ {"E8", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "sea0.motor.inertia",
        "sea0.motor.inertia.b.aV = sea0.motor.inertia.aV", "RotationalMechanics.xmi:606", held + 31, false},
    /* 8 */ {"E9", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "sea0.motor.inertia",
        "der(sea0.motor.inertia.angle) = sea0.motor.inertia.aV", "RotationalMechanics.xmi:612", held + 34, false},
    /* 9 */ {"E10", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "sea0.motor.inertia",
        "sea0.motor.inertia.I*der(sea0.motor.inertia.aV) = sea0.motor.inertia.a.t + sea0.motor.inertia.b.t", "RotationalMechanics.xmi:618", held + 37, false},
    /* 10 */ {"E11", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "sea0.motor.damper",
        "sea0.motor.damper.a.t + sea0.motor.damper.b.t = 0", "RotationalMechanics.xmi:478", held + 42, false},
    /* 11 */ {"E12", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "sea0.motor.damper",
        "sea0.motor.damper.aVRel = sea0.motor.damper.b.aV - sea0.motor.damper.a.aV", "RotationalMechanics.xmi:484", held + 45, false},
    /* 12 */ {"E13", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "sea0.motor.damper",
        "sea0.motor.damper.torqueThru = sea0.motor.damper.b.t", "RotationalMechanics.xmi:490", held + 49, false},
    /* 13 */ {"E14", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "sea0.motor.damper",
        "sea0.motor.damper.torqueThru = sea0.motor.damper.k*sea0.motor.damper.aVRel", "RotationalMechanics.xmi:563", held + 52, false},
    /* 14 */ {"E15", "RotationalMechanics::Constraints::RotFixedConstraint::standstill", "sea0.motor.ground",
        "sea0.motor.ground.p.aV = 0", "RotationalMechanics.xmi:815", held + 56, false},
    /* 15 */ {"E16", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::ratio", "sea0.gearbox",
        "sea0.gearbox.rotA.aV = sea0.gearbox.gearRatio*sea0.gearbox.rotB.aV", "RotationalMechanics.xmi:647", held + 58, false},
    /* 16 */ {"E17", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::torque", "sea0.gearbox",
        "sea0.gearbox.rotB.t = -sea0.gearbox.gearRatio*sea0.gearbox.rotA.t", "RotationalMechanics.xmi:653", held + 62, false},
    /* 17 */ {"E18", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "sea0.spring",
        "sea0.spring.a.t + sea0.spring.b.t = 0", "RotationalMechanics.xmi:478", held + 66, false},
    /* 18 */ {"E19", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "sea0.spring",
        "sea0.spring.aVRel = sea0.spring.b.aV - sea0.spring.a.aV", "RotationalMechanics.xmi:484", held + 69, false},
    /* 19 */ {"E20", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "sea0.spring",
        "sea0.spring.torqueThru = sea0.spring.b.t", "RotationalMechanics.xmi:490", held + 73, false},
    /* 20 */ {"E21", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "sea0.spring",
        "der(sea0.spring.relPhi) = sea0.spring.aVRel", "RotationalMechanics.xmi:515", held + 76, false},
    /* 21 */ {"E22", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "sea0.spring",
        "sea0.spring.torqueThru = sea0.spring.k*sea0.spring.relPhi", "RotationalMechanics.xmi:521", held + 79, false},
    /* 22 */ {"E23", "RotationalMechanics::Constraints::RotDisplacementSignalConstraint::signal", "sea0.spring",
        "sea0.spring.out.rSig = sea0.spring.relPhi/sea0.spring.displacement2Signal", "RotationalMechanics.xmi:542", held + 83, false},
    /* 23 */ {"E24", "Actuators::Constraints::SimpleSEAControllerConstraint::springTorque", "sea0.controller",
        "sea0.controller.pid.curValue.rSig = sea0.controller.springConstant*sea0.controller.displacement.rSig", "Actuators.xmi:250", held + 87, false},
    /* 24 */ {"E25", "Actuators::Constraints::SimpleSEAControllerConstraint::scaling", "sea0.controller",
        "sea0.controller.motorSignal.rSig = sea0.controller.outputScale*sea0.controller.gearRatio*sea0.controller.pid.outSig.rSig", "Actuators.xmi:256", held + 91, false},
    /* 25 */ {"E26", "RealSignals::Constraints::PIDControlConstraint::error", "sea0.controller.pid",
        "sea0.controller.pid.err = sea0.controller.pid.setPoint.rSig - sea0.controller.pid.curValue.rSig", "RealSignals.xmi:287", held + 96, false},
    /* 26 */ {"E27", "RealSignals::Constraints::PIDControlConstraint::integral", "sea0.controller.pid",
        "der(sea0.controller.pid.intErr) = sea0.controller.pid.err", "RealSignals.xmi:293", held + 100, false},
    /* 27 */ {"E28", "RealSignals::Constraints::PIDControlConstraint::control", "sea0.controller.pid",
        "sea0.controller.pid.outSig.rSig = sea0.controller.pid.kp*sea0.controller.pid.err + sea0.controller.pid.ki*sea0.controller.pid.intErr + sea0.controller.pid.kd*der(sea0.controller.pid.err)", "RealSignals.xmi:299", held + 103, false},
    /* 28 */ {"E29", "Robot::Constraints::OperatorActionConstraint::change", "operator.action",
        "operator.action.action.rSig = if time < operator.action.changeTime then 0 else operator.action.speed1", "model.xmi:690", held + 111, false},
    /* 29 */ {"E30", "RotationalMechanics::Constraints::FixedaVSourceConstraint::velocity", "operator.source",
        "operator.source.p.aV = operator.source.in.rSig*operator.source.signal2AngVelocity", "RotationalMechanics.xmi:730", held + 115, false},
    /* 30 */ {"E31", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "operator.spring",
        "operator.spring.a.t + operator.spring.b.t = 0", "RotationalMechanics.xmi:478", held + 119, false},
    /* 31 */ {"E32", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "operator.spring",
        "operator.spring.aVRel = operator.spring.b.aV - operator.spring.a.aV", "RotationalMechanics.xmi:484", held + 122, false},
    /* 32 */ {"E33", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "operator.spring",
        "operator.spring.torqueThru = operator.spring.b.t", "RotationalMechanics.xmi:490", held + 126, false},
    /* 33 */ {"E34", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "operator.spring",
        "der(operator.spring.relPhi) = operator.spring.aVRel", "RotationalMechanics.xmi:515", held + 129, false},
    /* 34 */ {"E35", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "operator.spring",
        "operator.spring.torqueThru = operator.spring.k*operator.spring.relPhi", "RotationalMechanics.xmi:521", held + 132, false},
    /* 35 */ {"E36", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "operator.damper",
        "operator.damper.a.t + operator.damper.b.t = 0", "RotationalMechanics.xmi:478", held + 136, false},
    /* 36 */ {"E37", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "operator.damper",
        "operator.damper.aVRel = operator.damper.b.aV - operator.damper.a.aV", "RotationalMechanics.xmi:484", held + 139, false},
    /* 37 */ {"E38", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "operator.damper",
        "operator.damper.torqueThru = operator.damper.b.t", "RotationalMechanics.xmi:490", held + 143, false},
    /* 38 */ {"E39", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "operator.damper",
        "operator.damper.torqueThru = operator.damper.k*operator.damper.aVRel", "RotationalMechanics.xmi:563", held + 146, false},
    /* 39 */ {"E40", "Robot::GravityCompensationTest::c1", "",
        "pend1.rot.aV = sea0.rot.aV", "model.xmi:297", held + 150, false},
    /* 40 */ {"E41", "Robot::GravityCompensationTest::c2", "",
        "pend1.rot.aV = operator.rot.aV", "model.xmi:303", held + 153, false},
    /* 41 */ {"E42", "Robot::GravityCompensationTest::c3", "",
        "pend1.angleOut.rSig = gravityCompensationController.angle.rSig", "model.xmi:307", held + 156, false},
    /* 42 */ {"E43", "Robot::GravityCompensationTest::c4", "",
        "gravityCompensationController.torque.rSig = sea0.desiredTorque.rSig", "model.xmi:311", held + 159, false},
    /* 43 */ {"E44", "Robot::GravityCompensationTest::c1", "",
        "pend1.rot.t + sea0.rot.t + operator.rot.t = 0", "model.xmi:297", held + 162, false},
    /* 44 */ {"E45", "Actuators::SeriesElasticActuator::c1", "sea0",
        "sea0.motor.rot.aV = sea0.gearbox.rotA.aV", "Actuators.xmi:181", held + 166, false},
    /* 45 */ {"E46", "Actuators::SeriesElasticActuator::c2", "sea0",
        "sea0.gearbox.rotB.aV = sea0.spring.b.aV", "Actuators.xmi:187", held + 169, false},
    /* 46 */ {"E47", "Actuators::SeriesElasticActuator::c3", "sea0",
        "sea0.spring.a.aV = sea0.rot.aV", "Actuators.xmi:195", held + 172, false},
    /* 47 */ {"E48", "Actuators::SeriesElasticActuator::c4", "sea0",
        "sea0.spring.out.rSig = sea0.controller.displacement.rSig", "Actuators.xmi:201", held + 175, false},
    /* 48 */ {"E49", "Actuators::SeriesElasticActuator::c5", "sea0",
        "sea0.desiredTorque.rSig = sea0.controller.desiredTorque.rSig", "Actuators.xmi:207", held + 178, false},
    /* 49 */ {"E50", "Actuators::SeriesElasticActuator::c6", "sea0",
        "sea0.controller.motorSignal.rSig = sea0.motor.torqueSignal.rSig", "Actuators.xmi:211", held + 181, false},
    /* 50 */ {"E51", "Actuators::SeriesElasticActuator::c1", "sea0",
        "sea0.motor.rot.t + sea0.gearbox.rotA.t = 0", "Actuators.xmi:181", held + 184, false},
    /* 51 */ {"E52", "Actuators::SeriesElasticActuator::c2", "sea0",
        "sea0.gearbox.rotB.t + sea0.spring.b.t = 0", "Actuators.xmi:187", held + 187, false},
    /* 52 */ {"E53", "Actuators::SeriesElasticActuator::c3", "sea0",
        "sea0.spring.a.t - sea0.rot.t = 0", "Actuators.xmi:195", held + 190, false},
    /* 53 */ {"E54", "Actuators::SimpleMotor::c1", "sea0.motor",
        "sea0.motor.torqueSignal.rSig = sea0.motor.torqueSource.in.rSig", "Actuators.xmi:43", held + 193, false},
    /* 54 */ {"E55", "Actuators::SimpleMotor::c2", "sea0.motor",
        "sea0.motor.torqueSource.p.aV = sea0.motor.inertia.a.aV", "Actuators.xmi:49", held + 196, false},
    /* 55 */ {"E56", "Actuators::SimpleMotor::c3", "sea0.motor",
        "sea0.motor.inertia.b.aV = sea0.motor.rot.aV", "Actuators.xmi:57", held + 199, false},
    /* 56 */ {"E57", "Actuators::SimpleMotor::c4", "sea0.motor",
        "sea0.motor.damper.b.aV = sea0.motor.inertia.b.aV", "Actuators.xmi:63", held + 202, false},
    /* 57 */ {"E58", "Actuators::SimpleMotor::c5", "sea0.motor",
        "sea0.motor.damper.a.aV = sea0.motor.ground.p.aV", "Actuators.xmi:71", held + 205, false},
    /* 58 */ {"E59", "Actuators::SimpleMotor::c2", "sea0.motor",
        "sea0.motor.torqueSource.p.t + sea0.motor.inertia.a.t = 0", "Actuators.xmi:49", held + 208, false},
    /* 59 */ {"E60", "Actuators::SimpleMotor::c3", "sea0.motor",
        "sea0.motor.inertia.b.t + sea0.motor.damper.b.t - sea0.motor.rot.t = 0", "Actuators.xmi:57", held + 211, false},
    /* 60 */ {"E61", "Actuators::SimpleMotor::c5", "sea0.motor",
        "sea0.motor.damper.a.t + sea0.motor.ground.p.t = 0", "Actuators.xmi:71", held + 215, false},
    /* 61 */ {"E62", "Actuators::SimpleSEAController::c1", "sea0.controller",
        "sea0.controller.desiredTorque.rSig = sea0.controller.pid.setPoint.rSig", "Actuators.xmi:150", held + 218, false},
    /* 62 */ {"E63", "Robot::Operator::c1", "operator",
        "operator.action.action.rSig = operator.source.in.rSig", "model.xmi:211", held + 221, false},
    /* 63 */ {"E64", "Robot::Operator::c2", "operator",
        "operator.source.p.aV = operator.spring.a.aV", "model.xmi:217", held + 224, false},
    /* 64 */ {"E65", "Robot::Operator::c3", "operator",
        "operator.source.p.aV = operator.damper.a.aV", "model.xmi:225", held + 227, false},
    /* 65 */ {"E66", "Robot::Operator::c4", "operator",
        "operator.spring.b.aV = operator.rot.aV", "model.xmi:233", held + 230, false},
    /* 66 */ {"E67", "Robot::Operator::c5", "operator",
        "operator.damper.b.aV = operator.rot.aV", "model.xmi:239", held + 233, false},
    /* 67 */ {"E68", "Robot::Operator::c2", "operator",
        "operator.source.p.t + operator.spring.a.t + operator.damper.a.t = 0", "model.xmi:217", held + 236, false},
    /* 68 */ {"E69", "Robot::Operator::c4", "operator",
        "operator.spring.b.t + operator.damper.b.t - operator.rot.t = 0", "model.xmi:233", held + 240, false},
    /* 69 */ {"E26'", "RealSignals::Constraints::PIDControlConstraint::error", "sea0.controller.pid",
        "der(sea0.controller.pid.err) = der(gravityCompensationController.torque.rSig) - der(sea0.controller.pid.curValue.rSig)", "RealSignals.xmi:287", held + 244, false},
    /* 70 */ {"E5'", "Robot::Constraints::GravityCompensationConstraint::torqueOfWeight", "gravityCompensationController",
        "der(gravityCompensationController.torque.rSig) = gravityCompensationController.gain*gravityCompensationController.massEst*gravityCompensationController.gEst*gravityCompensationController.lengthEst*(cos(pend1.angleOut.rSig)*der(pend1.angleOut.rSig))", "model.xmi:672", held + 246, false},
    /* 71 */ {"E4'", "Robot::Constraints::AngleSignalConstraint::signal", "pend1",
        "der(pend1.angleOut.rSig) = der(pend1.angle)/pend1.angle2Signal", "model.xmi:645", held + 252, false},
    /* 72 */ {"E24'", "Actuators::Constraints::SimpleSEAControllerConstraint::springTorque", "sea0.controller",
        "der(sea0.controller.pid.curValue.rSig) = sea0.controller.springConstant*der(sea0.spring.out.rSig)", "Actuators.xmi:250", held + 255, false},
    /* 73 */ {"E23'", "RotationalMechanics::Constraints::RotDisplacementSignalConstraint::signal", "sea0.spring",
        "der(sea0.spring.out.rSig) = der(sea0.spring.relPhi)/sea0.spring.displacement2Signal", "RotationalMechanics.xmi:542", held + 257, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

static const ModelBranch branches[] = {
    {.text = "time < operator.action.changeTime", .element = "Robot::Constraints::OperatorActionConstraint::change",
    .source = "model.xmi:690", .equation = 28, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.time_below_operator_action_changeTime), .is_timed = true, .is_felt = true,
    .group = -1, .slack = offsetof(Model, slack.time_below_operator_action_changeTime)},
};

/* Rows of branches. */
static const int indicator_branches[] = {-1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 1;
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

static const double jacobian_numbers[] = {
    1.0, -1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18, 19, 20, 22, 23, 25, 28, 29, 30, 32, 33, 34, 35, 36, 37,
    39, 41, 43};
static const int jacobian_row_slot[] = {
    7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
    35, 36, 37, 38};
static const int jacobian_term_slot[] = {
    1, 0, 7, 8, 8, 9, 2, 2, 2, 14, 1, 15, 4, 17, 18, 13, 4, 16, 20, 21, 10, 22, 24, 11, 23, 24, 5, 26, 27, 28, 29,
    19, 1, 31, 6, 1, 34, 33, 35, 36, 17, 37, 0};
static const int jacobian_term_partial[] = {
    0, 2, 3, 4, 5, 6, 0, 7, 8, 0, 1, 0, 9, 10, 0, 1, 11, 12, 13, 14, 0, 1, 0, 0, 1, 15, 16, 17, 18, 19, 20, 21, 0,
    0, 22, 0, 23, 0, 0, 1, 0, 24, 25};
static const int jacobian_derivative[] = {
    7, 38, 30, 12, 16, 25, 32};
static const int jacobian_column_start[] = {
    0, 4, 9, 12, 13, 17, 19, 21};
static const int jacobian_row_index[] = {
    0, 1, 2, 5, 0, 1, 2, 4, 6, 2, 3, 4, 3, 1, 2, 4, 5, 2, 5, 1, 6};
static const int jacobian_colour[] = {
    0, 1, 2, 0, 3, 4, 2};

const ModelJacobian model_jacobian = {
    .states = 7,
    .slots = 39,
    .rows = 32,
    .loop_count = 0,
    .partial_count = 26,
    .number_count = 2,
    .colours = 5,
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
    {"Robot::GravityCompensationTest::c1", "", "model.xmi:297"},
    {"Robot::GravityCompensationTest::c2", "", "model.xmi:303"},
    {"Robot::GravityCompensationTest::c3", "", "model.xmi:307"},
    {"Robot::GravityCompensationTest::c4", "", "model.xmi:311"},
    {"Actuators::SeriesElasticActuator::c1", "sea0", "Actuators.xmi:181"},
    {"Actuators::SeriesElasticActuator::c2", "sea0", "Actuators.xmi:187"},
    {"Actuators::SeriesElasticActuator::c3", "sea0", "Actuators.xmi:195"},
    {"Actuators::SeriesElasticActuator::c4", "sea0", "Actuators.xmi:201"},
    {"Actuators::SeriesElasticActuator::c5", "sea0", "Actuators.xmi:207"},
    {"Actuators::SeriesElasticActuator::c6", "sea0", "Actuators.xmi:211"},
    {"Actuators::SimpleMotor::c1", "sea0.motor", "Actuators.xmi:43"},
    {"Actuators::SimpleMotor::c2", "sea0.motor", "Actuators.xmi:49"},
    {"Actuators::SimpleMotor::c3", "sea0.motor", "Actuators.xmi:57"},
    {"Actuators::SimpleMotor::c4", "sea0.motor", "Actuators.xmi:63"},
    {"Actuators::SimpleMotor::c5", "sea0.motor", "Actuators.xmi:71"},
    {"Actuators::SimpleSEAController::c1", "sea0.controller", "Actuators.xmi:150"},
    {"Robot::Operator::c1", "operator", "model.xmi:211"},
    {"Robot::Operator::c2", "operator", "model.xmi:217"},
    {"Robot::Operator::c3", "operator", "model.xmi:225"},
    {"Robot::Operator::c4", "operator", "model.xmi:233"},
    {"Robot::Operator::c5", "operator", "model.xmi:239"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {3, 19}, {false, false}},
    {0, {4, 20}, {false, false}},
    {1, {3, 73}, {false, false}},
    {1, {4, 74}, {false, false}},
    {2, {10, 12}, {false, false}},
    {3, {13, 18}, {false, false}},
    {4, {22, 44}, {false, false}},
    {4, {23, 45}, {false, false}},
    {5, {46, 51}, {false, false}},
    {5, {47, 52}, {false, false}},
    {6, {49, 19}, {false, true}},
    {6, {50, 20}, {false, true}},
    {7, {57, 60}, {false, false}},
    {8, {18, 59}, {true, false}},
    {9, {61, 21}, {false, false}},
    {10, {21, 24}, {true, false}},
    {11, {25, 28}, {false, false}},
    {11, {26, 29}, {false, false}},
    {12, {30, 22}, {false, true}},
    {12, {31, 23}, {false, true}},
    {13, {37, 30}, {false, false}},
    {13, {38, 31}, {false, false}},
    {14, {35, 42}, {false, false}},
    {14, {36, 43}, {false, false}},
    {15, {59, 65}, {true, false}},
    {16, {75, 78}, {false, false}},
    {17, {79, 82}, {false, false}},
    {17, {80, 83}, {false, false}},
    {18, {79, 90}, {false, false}},
    {18, {80, 91}, {false, false}},
    {19, {84, 73}, {false, true}},
    {19, {85, 74}, {false, true}},
    {20, {92, 73}, {false, true}},
    {20, {93, 74}, {false, true}},
};

/* Rows of model_variables. */
static const int flows[] = {
    3, 19, 22, 25, 28, 30, 35, 37, 42, 44, 46, 49, 51, 73, 79, 82, 84, 90, 92};

static const ModelJoints model_joints = {34, 19, joint_table, connectors, flows};

static const char *const plot[] = {"pend1.angle", "operator.source.p.t", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of GravityCompensationExperiment",
    "",
    "69 equations drawn, 5 derived; 39 eliminated as aliases, 0 redundant, 0 of constants, 35 in use",
    "7 states; 35 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  pend1.angle                                   start 1.5707963267948966                            its start is given",
    "  pend1.aV                                      start 0.0                                           its start is given",
    "  sea0.motor.inertia.aV                         start 0.0                                           its start is given",
    "  sea0.motor.inertia.angle                      start 0.0                                           its start is given",
    "  sea0.spring.relPhi                            start 0.0                                           its start is given",
    "  sea0.controller.pid.intErr                    start 0.0                                           its start is given",
    "  operator.spring.relPhi                        start 0.0                                           its start is given",
    "",
    "Eliminated",
    "  E1     pend1.rot.aV                           = pend1.aV                                          model.xmi:615",
    "  E42    gravityCompensationController.angle.rSig = pend1.angleOut.rSig                             model.xmi:307",
    "  E43    sea0.desiredTorque.rSig                = gravityCompensationController.torque.rSig         model.xmi:311",
    "  E53    sea0.rot.t                             = -sea0.spring.torqueThru                           Actuators.xmi:195",
    "  E40    sea0.rot.aV                            = pend1.aV                                          model.xmi:297",
    "  E45    sea0.motor.rot.aV                      = sea0.motor.inertia.aV                             Actuators.xmi:181",
    "  E54    sea0.motor.torqueSource.in.rSig        = sea0.motor.torqueSignal.rSig                      Actuators.xmi:43",
    "  E55    sea0.motor.torqueSource.p.aV           = sea0.motor.inertia.aV                             Actuators.xmi:49",
    "  E59    sea0.motor.inertia.a.t                 = -sea0.motor.torqueSource.p.t                      Actuators.xmi:49",
    "  E7     sea0.motor.inertia.a.aV                = sea0.motor.inertia.aV                             RotationalMechanics.xmi:600",
    "  E8     sea0.motor.inertia.b.aV                = sea0.motor.inertia.aV                             RotationalMechanics.xmi:606",
    "  E11    sea0.motor.damper.a.t                  = -sea0.motor.damper.torqueThru                     RotationalMechanics.xmi:478",
    "  E58    sea0.motor.damper.a.aV                 = 0                                                 Actuators.xmi:71",
    "  E13    sea0.motor.damper.b.t                  = sea0.motor.damper.torqueThru                      RotationalMechanics.xmi:490",
    "  E57    sea0.motor.damper.b.aV                 = sea0.motor.inertia.aV                             Actuators.xmi:63",
    "  E12    sea0.motor.damper.aVRel                = sea0.motor.inertia.aV                             RotationalMechanics.xmi:484",
    "  E61    sea0.motor.ground.p.t                  = sea0.motor.damper.torqueThru                      Actuators.xmi:71",
    "  E15    sea0.motor.ground.p.aV                 = 0                                                 RotationalMechanics.xmi:815",
    "  E51    sea0.gearbox.rotA.t                    = -sea0.motor.rot.t                                 Actuators.xmi:181",
    "  E56    sea0.gearbox.rotA.aV                   = sea0.motor.inertia.aV                             Actuators.xmi:57",
    "  E52    sea0.gearbox.rotB.t                    = -sea0.spring.torqueThru                           Actuators.xmi:187",
    "  E18    sea0.spring.a.t                        = -sea0.spring.torqueThru                           RotationalMechanics.xmi:478",
    "  E47    sea0.spring.a.aV                       = pend1.aV                                          Actuators.xmi:195",
    "  E20    sea0.spring.b.t                        = sea0.spring.torqueThru                            RotationalMechanics.xmi:490",
    "  E46    sea0.spring.b.aV                       = sea0.gearbox.rotB.aV                              Actuators.xmi:187",
    "  E49    sea0.controller.desiredTorque.rSig     = gravityCompensationController.torque.rSig         Actuators.xmi:207",
    "  E48    sea0.controller.displacement.rSig      = sea0.spring.out.rSig                              Actuators.xmi:201",
    "  E50    sea0.controller.motorSignal.rSig       = sea0.motor.torqueSignal.rSig                      Actuators.xmi:211",
    "  E62    sea0.controller.pid.setPoint.rSig      = gravityCompensationController.torque.rSig         Actuators.xmi:150",
    "  E41    operator.rot.aV                        = pend1.aV                                          model.xmi:303",
    "  E63    operator.source.in.rSig                = operator.action.action.rSig                       model.xmi:211",
    "  E31    operator.spring.a.t                    = -operator.spring.torqueThru                       RotationalMechanics.xmi:478",
    "  E64    operator.spring.a.aV                   = operator.source.p.aV                              model.xmi:217",
    "  E33    operator.spring.b.t                    = operator.spring.torqueThru                        RotationalMechanics.xmi:490",
    "  E66    operator.spring.b.aV                   = pend1.aV                                          model.xmi:233",
    "  E36    operator.damper.a.t                    = -operator.damper.torqueThru                       RotationalMechanics.xmi:478",
    "  E65    operator.damper.a.aV                   = operator.source.p.aV                              model.xmi:225",
    "  E38    operator.damper.b.t                    = operator.damper.torqueThru                        RotationalMechanics.xmi:490",
    "  E67    operator.damper.b.aV                   = pend1.aV                                          model.xmi:239",
    "",
    "Differentiated",
    "  E26'   der(sea0.controller.pid.err) = der(gravityCompensationController.torque.rSig) - der(sea0.controller.pid.curValue.rSig) time derivative of E26: it constrains sea0.controller.pid.err, gravityCompensationController.torque.rSig, sea0.controller.pid.curValue.rSig, which other equations determine already",
    "  E5'    der(gravityCompensationController.torque.rSig) = gravityCompensationController.gain*gravityCompensationController.massEst*gravityCompensationController.gEst*gravityCompensationController.lengthEst*(cos(pend1.angleOut.rSig)*der(pend1.angleOut.rSig)) time derivative of E5: it says what der(gravityCompensationController.torque.rSig) is",
    "  E4'    der(pend1.angleOut.rSig) = der(pend1.angle)/pend1.angle2Signal                             time derivative of E4: it says what der(pend1.angleOut.rSig) is",
    "  E24'   der(sea0.controller.pid.curValue.rSig) = sea0.controller.springConstant*der(sea0.spring.out.rSig) time derivative of E24: it says what der(sea0.controller.pid.curValue.rSig) is",
    "  E23'   der(sea0.spring.out.rSig) = der(sea0.spring.relPhi)/sea0.spring.displacement2Signal        time derivative of E23: it says what der(sea0.spring.out.rSig) is",
    "",
    "Constants",
    "         pend1.mass := pendulumMass",
    "         pend1.cmgDist := pendulumLength",
    "         pend1.verticalAcceleration := verticalAcceleration",
    "         gravityCompensationController.massEst := pendulumMass",
    "         gravityCompensationController.lengthEst := pendulumLength",
    "         gravityCompensationController.gEst := verticalAcceleration",
    "",
    "Start",
    "         pend1.angle := 1.5707963267948966",
    "         pend1.aV := 0.0",
    "         sea0.motor.inertia.aV := 0.0",
    "         sea0.motor.inertia.angle := 0.0",
    "         sea0.spring.relPhi := 0.0",
    "         sea0.controller.pid.intErr := 0.0",
    "         operator.spring.relPhi := 0.0",
    "",
    "Continuous time",
    "  E2     der(pend1.angle) := pend1.aV                                                               model.xmi:621",
    "  E4     pend1.angleOut.rSig := pend1.angle/pend1.angle2Signal                                      model.xmi:645",
    "  E4'    der(pend1.angleOut.rSig) := der(pend1.angle)/pend1.angle2Signal                            model.xmi:645",
    "  E5     gravityCompensationController.torque.rSig := gravityCompensationController.gain*gravityCompensationController.massEst*gravityCompensationController.gEst*gravityCompensationController.lengthEst*sin(pend1.angleOut.rSig) model.xmi:672",
    "  E5'    der(gravityCompensationController.torque.rSig) := gravityCompensationController.gain*gravityCompensationController.massEst*gravityCompensationController.gEst*gravityCompensationController.lengthEst*(cos(pend1.angleOut.rSig)*der(pend1.angleOut.rSig)) model.xmi:672",
    "  E9     der(sea0.motor.inertia.angle) := sea0.motor.inertia.aV                                     RotationalMechanics.xmi:612",
    "  E14    sea0.motor.damper.torqueThru := sea0.motor.damper.k*sea0.motor.inertia.aV                  RotationalMechanics.xmi:563",
    "  E16    sea0.gearbox.rotB.aV := sea0.motor.inertia.aV/sea0.gearbox.gearRatio  unless sea0.gearbox.gearRatio vanishes RotationalMechanics.xmi:647",
    "  E19    sea0.spring.aVRel := sea0.gearbox.rotB.aV - pend1.aV                                       RotationalMechanics.xmi:484",
    "  E21    der(sea0.spring.relPhi) := sea0.spring.aVRel                                               RotationalMechanics.xmi:515",
    "  E22    sea0.spring.torqueThru := sea0.spring.k*sea0.spring.relPhi                                 RotationalMechanics.xmi:521",
    "  E17    sea0.motor.rot.t := -sea0.spring.torqueThru/sea0.gearbox.gearRatio  unless sea0.gearbox.gearRatio vanishes RotationalMechanics.xmi:653",
    "  E60    sea0.motor.inertia.b.t := sea0.motor.rot.t - sea0.motor.damper.torqueThru                  Actuators.xmi:57",
    "  E23    sea0.spring.out.rSig := sea0.spring.relPhi/sea0.spring.displacement2Signal                 RotationalMechanics.xmi:542",
    "  E23'   der(sea0.spring.out.rSig) := der(sea0.spring.relPhi)/sea0.spring.displacement2Signal       RotationalMechanics.xmi:542",
    "  E24    sea0.controller.pid.curValue.rSig := sea0.controller.springConstant*sea0.spring.out.rSig   Actuators.xmi:250",
    "  E24'   der(sea0.controller.pid.curValue.rSig) := sea0.controller.springConstant*der(sea0.spring.out.rSig) Actuators.xmi:250",
    "  E26    sea0.controller.pid.err := gravityCompensationController.torque.rSig - sea0.controller.pid.curValue.rSig RealSignals.xmi:287",
    "  E27    der(sea0.controller.pid.intErr) := sea0.controller.pid.err                                 RealSignals.xmi:293",
    "  E26'   der(sea0.controller.pid.err) := der(gravityCompensationController.torque.rSig) - der(sea0.controller.pid.curValue.rSig) RealSignals.xmi:287",
    "  E28    sea0.controller.pid.outSig.rSig := sea0.controller.pid.kp*sea0.controller.pid.err + sea0.controller.pid.ki*sea0.controller.pid.intErr + sea0.controller.pid.kd*der(sea0.controller.pid.err) RealSignals.xmi:299",
    "  E25    sea0.motor.torqueSignal.rSig := sea0.controller.outputScale*sea0.controller.gearRatio*sea0.controller.pid.outSig.rSig Actuators.xmi:256",
    "  E6     sea0.motor.torqueSource.p.t := -sea0.motor.torqueSignal.rSig*sea0.motor.torqueSource.signal2Torque RotationalMechanics.xmi:709",
    "  E10    der(sea0.motor.inertia.aV) := (-sea0.motor.torqueSource.p.t + sea0.motor.inertia.b.t)/sea0.motor.inertia.I  unless sea0.motor.inertia.I vanishes RotationalMechanics.xmi:618",
    "  E29    operator.action.action.rSig := if time < operator.action.changeTime then 0 else operator.action.speed1 model.xmi:690",
    "  E30    operator.source.p.aV := operator.action.action.rSig*operator.source.signal2AngVelocity     RotationalMechanics.xmi:730",
    "  E32    operator.spring.aVRel := pend1.aV - operator.source.p.aV                                   RotationalMechanics.xmi:484",
    "  E34    der(operator.spring.relPhi) := operator.spring.aVRel                                       RotationalMechanics.xmi:515",
    "  E35    operator.spring.torqueThru := operator.spring.k*operator.spring.relPhi                     RotationalMechanics.xmi:521",
    "  E37    operator.damper.aVRel := pend1.aV - operator.source.p.aV                                   RotationalMechanics.xmi:484",
    "  E39    operator.damper.torqueThru := operator.damper.k*operator.damper.aVRel                      RotationalMechanics.xmi:563",
    "  E69    operator.rot.t := operator.spring.torqueThru + operator.damper.torqueThru                  model.xmi:233",
    "  E44    pend1.rot.t := -operator.rot.t + sea0.spring.torqueThru                                    model.xmi:297",
    "  E3     der(pend1.aV) := (pend1.rot.t - pend1.mass*pend1.verticalAcceleration*pend1.cmgDist*sin(pend1.angle))/(pend1.mass*pend1.cmgDist^2)  unless pend1.mass*pend1.cmgDist^2 vanishes model.xmi:627",
    "",
    "For results only",
    "  E68    operator.source.p.t := operator.damper.torqueThru + operator.spring.torqueThru             model.xmi:217",
    "",
    "Branches, kept between events",
    "  E29    time < operator.action.changeTime      at operator.action.changeTime                       model.xmi:690",
    "",
    "At events",
    "  E29    decide time < operator.action.changeTime                                                   model.xmi:690",
    NULL};

/* Rows of model_variables; -1: of a state set. */
static const int states[] = {
    8, 9, 33, 34, 56, 72, 89};

const ModelParts model_parts = {
    .events = &event_part,
    .impulses = NULL,
    .sliding = NULL,
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
    .name = "GravityCompensationExperiment",
    .qualified_name = "Robot::GravityCompensationExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 31.0,
    .interval = 0.02,
    .tolerance = 1e-10,
    .solver = "bdf",
    .plot = plot,
    .state_count = 7,
    .states = states,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = model_branch_margins,
};
