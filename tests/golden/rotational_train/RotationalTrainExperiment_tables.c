/* RotationalTrainExperiment_tables.c - names, patterns and data, of RotationalTrain::RotationalTrainExperiment,
 *     from model.xmi, by sysphsc 0.1.0. */
#include "RotationalTrainExperiment.h"

const int model_variable_count = 98;
const int model_equation_count = 71;
const int model_constraint_count = 69;
const int model_loop_count = 0;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "The sine about its offset"},
    /* 1 */ {.unit = "Hz", .source = "RealSignals.xmi:73 RealSignals::SineRealSignal::frequency",
        .description = "Periods per second"},
    /* 2 */ {.unit = "1", .source = "RealSignals.xmi:78 RealSignals::SineRealSignal::amplitude",
        .description = "Amplitude of the wave"},
    /* 3 */ {.unit = "1", .source = "RealSignals.xmi:83 RealSignals::SineRealSignal::offset",
        .description = "Mean of the wave"},
    /* 4 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Torque over signal2Torque; positive drives in the positive direction"},
    /* 5 */ {.unit = "N*m",
        .source = "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t",
        .description = "Torque on the block that owns the port"},
    /* 6 */ {.unit = "rad/s",
        .source = "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV",
        .description = "Angular velocity of the flange"},
    /* 7 */ {.unit = "N*m",
        .source = "RotationalMechanics.xmi:294 RotationalMechanics::FixedTorqueSource::signal2Torque",
        .description = "Torque at signal one"},
    /* 8 */ {.unit = "kg*m^2", .source = "RotationalMechanics.xmi:146 RotationalMechanics::RotInertia::I",
        .description = "Moment of inertia about the axis, greater than 0"},
    /* 9 */ {.unit = "rad/s", .source = "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV",
        .description = "Angular velocity of the rotor"},
    /* 10 */ {.unit = "rad", .source = "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle",
        .description = "Angle of the rotor"},
    /* 11 */ {.unit = "rad/s", .source = "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle"},
    /* 12 */ {.unit = "rad/s^2", .source = "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV"},
    /* 13 */ {.unit = "rad/s",
        .source = "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel",
        .description = "Angular velocity of b relative to a"},
    /* 14 */ {.unit = "N*m",
        .source = "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru",
        .description = "Torque through the component"},
    /* 15 */ {.unit = "N*m/rad", .source = "RotationalMechanics.xmi:70 RotationalMechanics::RotLinearSpring::k",
        .description = "Stiffness"},
    /* 16 */ {.unit = "rad", .source = "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi",
        .description = "Twist, the angle of b relative to a"},
    /* 17 */ {.unit = "rad/s", .source = "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi"},
    /* 18 */ {.unit = "1", .source = "RotationalMechanics.xmi:205 RotationalMechanics::IdealFixedGearBox::gearRatio",
        .description = "Angular velocity of rotA over that of rotB"},
    /* 19 */ {.unit = "N*m*s/rad", .source = "RotationalMechanics.xmi:125 RotationalMechanics::RotLinearDamper::k",
        .description = "Damping"},
    /* 20 */ {.unit = "1",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Angle over angle2Signal"},
    /* 21 */ {.unit = "rad", .source = "RotationalMechanics.xmi:399 RotationalMechanics::AngleSensor::angle2Signal",
        .description = "Angle at which the signal is one"},
    /* 22 */ {.unit = "rad", .source = "RotationalMechanics.xmi:403 RotationalMechanics::AngleSensor::angle",
        .description = "Angle turned"},
    /* 23 */ {.unit = "rad/s", .source = "RotationalMechanics.xmi:403 RotationalMechanics::AngleSensor::angle"},
};

/* RealSignals::SineRealSignal */
static const ModelMember members_1[] = {
    {.name = "out.rSig", .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct SineRealSignal, out.rSig), .origin = 1},
    {.name = "frequency", .quantity = 1, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct SineRealSignal, frequency)},
    {.name = "amplitude", .quantity = 2, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct SineRealSignal, amplitude)},
    {.name = "offset", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct SineRealSignal, offset)},
};

/* RotationalMechanics::FixedTorqueSource */
static const ModelMember members_2[] = {
    {.name = "in.rSig", .quantity = 4, .kind = MODEL_ALGEBRAIC, .equals = -4, .origin = 2, .equation = 46},
    {.name = "p.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct FixedTorqueSource, p.t),
        .origin = 1, .equation = 1},
    {.name = "p.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 7, .origin = 2, .equation = 1},
    {.name = "signal2Torque", .quantity = 7, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct FixedTorqueSource, signal2Torque)},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_3[] = {
    {.name = "a.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = -3, .is_negative = true, .origin = 3,
        .equation = 59},
    {.name = "a.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 4, .origin = 1, .equation = 1},
    {.name = "b.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = 12, .origin = 3, .equation = 1},
    {.name = "b.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 1},
    {.name = "I", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 11, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 1, .equation = 1, .is_late = true},
    {.name = "der(aV)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 1, .equation = 1, .is_late = true},
};

/* RotationalMechanics::RotLinearSpring */
static const ModelMember members_4[] = {
    {.name = "a.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = 5, .is_negative = true, .origin = 1,
        .equation = 1},
    {.name = "a.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = -5, .origin = 2, .equation = 1},
    {.name = "b.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = 2},
    {.name = "b.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 11, .origin = 2, .equation = 1},
    {.name = "aVRel", .quantity = 13, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotLinearSpring, aVRel),
        .origin = 1, .equation = -1},
    {.name = "torqueThru", .quantity = 14, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct RotLinearSpring, torqueThru), .origin = 1, .equation = 3},
    {.name = "k", .quantity = 15, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearSpring, k)},
    {.name = "relPhi", .quantity = 16, .kind = MODEL_STATE, .offset = offsetof(struct RotLinearSpring, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpring, relPhi_start)},
    {.name = "der(relPhi)", .quantity = 17, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpring, der_relPhi), .origin = 1, .equation = -1, .is_late = true},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_5[] = {
    {.name = "a.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = -4, .is_negative = true, .origin = 3,
        .equation = 1},
    {.name = "a.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 4, .origin = 1, .equation = 2},
    {.name = "b.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotInertia, b.t), .origin = 1,
        .equation = 3},
    {.name = "b.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = -2},
    {.name = "I", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 9, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotInertia, aV), .origin = 1,
        .equation = 3},
    {.name = "angle", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 11, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 1, .equation = -2, .is_late = true},
    {.name = "der(aV)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 1, .equation = 7, .is_late = true},
};

/* RotationalMechanics::IdealFixedGearBox */
static const ModelMember members_6[] = {
    {.name = "rotA.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = -7, .is_negative = true, .origin = 3,
        .equation = 1},
    {.name = "rotA.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = -5, .origin = 2, .equation = 1},
    {.name = "rotB.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct IdealFixedGearBox, rotB.t),
        .origin = 1, .equation = -4},
    {.name = "rotB.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 7, .origin = 2, .equation = 1},
    {.name = "gearRatio", .quantity = 18, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct IdealFixedGearBox, gearRatio)},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_7[] = {
    {.name = "a.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = -3, .is_negative = true, .origin = 3,
        .equation = 1},
    {.name = "a.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 4, .origin = 1, .equation = 1},
    {.name = "b.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = 12, .origin = 3, .equation = 1},
    {.name = "b.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 1},
    {.name = "I", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 11, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 1, .equation = 1, .is_late = true},
    {.name = "der(aV)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 6, .equation = 69, .is_late = true},
};

/* RotationalMechanics::RotLinearSpring */
static const ModelMember members_8[] = {
    {.name = "a.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = 5, .is_negative = true, .origin = 1,
        .equation = 2},
    {.name = "a.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = -5, .origin = 2, .equation = 1},
    {.name = "b.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = 2},
    {.name = "b.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 11, .origin = 2, .equation = 1},
    {.name = "aVRel", .quantity = 13, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotLinearSpring, aVRel),
        .origin = 1, .equation = -1},
    {.name = "torqueThru", .quantity = 14, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct RotLinearSpring, torqueThru), .origin = 1, .equation = 3},
    {.name = "k", .quantity = 15, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearSpring, k)},
    {.name = "relPhi", .quantity = 16, .kind = MODEL_STATE, .offset = offsetof(struct RotLinearSpring, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpring, relPhi_start)},
    {.name = "der(relPhi)", .quantity = 17, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpring, der_relPhi), .origin = 1, .equation = -1, .is_late = true},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_9[] = {
    {.name = "a.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = -4, .is_negative = true, .origin = 3,
        .equation = 1},
    {.name = "a.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 4, .origin = 1, .equation = 2},
    {.name = "b.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotInertia, b.t), .origin = 3,
        .equation = 1},
    {.name = "b.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 1},
    {.name = "I", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 11, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 1, .equation = 1, .is_late = true},
    {.name = "der(aV)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 1, .equation = 1, .is_late = true},
};

/* RotationalMechanics::RotLinearSpring */
static const ModelMember members_10[] = {
    {.name = "a.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = 5, .is_negative = true, .origin = 1,
        .equation = 1},
    {.name = "a.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = -5, .origin = 2, .equation = 1},
    {.name = "b.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = 2},
    {.name = "b.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 18, .origin = 2, .equation = 2},
    {.name = "aVRel", .quantity = 13, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotLinearSpring, aVRel),
        .origin = 1, .equation = -1},
    {.name = "torqueThru", .quantity = 14, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct RotLinearSpring, torqueThru), .origin = 1, .equation = 3},
    {.name = "k", .quantity = 15, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearSpring, k)},
    {.name = "relPhi", .quantity = 16, .kind = MODEL_STATE, .offset = offsetof(struct RotLinearSpring, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpring, relPhi_start)},
    {.name = "der(relPhi)", .quantity = 17, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpring, der_relPhi), .origin = 1, .equation = -1, .is_late = true},
};

/* RotationalMechanics::RotLinearDamper */
static const ModelMember members_11[] = {
    {.name = "a.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = 5, .is_negative = true, .origin = 1,
        .equation = 2},
    {.name = "a.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = -14, .origin = 2, .equation = -1},
    {.name = "b.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = 2},
    {.name = "b.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 9, .origin = 2, .equation = 2},
    {.name = "aVRel", .quantity = 13, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotLinearDamper, aVRel),
        .origin = 1, .equation = -1},
    {.name = "torqueThru", .quantity = 14, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct RotLinearDamper, torqueThru), .origin = 1, .equation = 2},
    {.name = "k", .quantity = 19, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearDamper, k)},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_12[] = {
    {.name = "a.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotInertia, a.t), .origin = 3,
        .equation = 1},
    {.name = "a.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 4, .origin = 1, .equation = 1},
    {.name = "b.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 3,
        .equation = 1},
    {.name = "b.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 1},
    {.name = "I", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 11, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 1, .equation = 1, .is_late = true},
    {.name = "der(aV)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 1, .equation = 1, .is_late = true},
};

/* RotationalMechanics::AngleSensor */
static const ModelMember members_13[] = {
    {.name = "p.t", .quantity = 5, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 1,
        .equation = 1},
    {.name = "p.aV", .quantity = 6, .kind = MODEL_ALGEBRAIC, .equals = -5, .origin = 2, .equation = 1},
    {.name = "out.rSig", .quantity = 20, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct AngleSensor, out.rSig),
        .origin = 1, .equation = 2},
    {.name = "angle2Signal", .quantity = 21, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct AngleSensor, angle2Signal)},
    {.name = "angle", .quantity = 22, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct AngleSensor, angle),
        .has_start = true, .start = offsetof(struct AngleSensor, angle_start), .origin = 6, .equation = 1},
    {.name = "der(angle)", .quantity = 23, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct AngleSensor, der_angle), .origin = 1, .equation = -1, .is_late = true},
};

static const ModelShape shapes[] = {
    /* 0 */ {NULL, 0},
    /* 1 */ {members_1, 4},
    /* 2 */ {members_2, 4},
    /* 3 */ {members_3, 9},
    /* 4 */ {members_4, 9},
    /* 5 */ {members_5, 9},
    /* 6 */ {members_6, 5},
    /* 7 */ {members_7, 9},
    /* 8 */ {members_8, 9},
    /* 9 */ {members_9, 9},
    /* 10 */ {members_10, 9},
    /* 11 */ {members_11, 7},
    /* 12 */ {members_12, 9},
    /* 13 */ {members_13, 6},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0},
    /* 1 */ {offsetof(struct Model, sine), sizeof(struct SineRealSignal)},
    /* 2 */ {offsetof(struct Model, tau), sizeof(struct FixedTorqueSource)},
    /* 3 */ {offsetof(struct Model, i1), sizeof(struct RotInertia)},
    /* 4 */ {offsetof(struct Model, k1), sizeof(struct RotLinearSpring)},
    /* 5 */ {offsetof(struct Model, i4), sizeof(struct RotInertia)},
    /* 6 */ {offsetof(struct Model, g1), sizeof(struct IdealFixedGearBox)},
    /* 7 */ {offsetof(struct Model, i5), sizeof(struct RotInertia)},
    /* 8 */ {offsetof(struct Model, k2), sizeof(struct RotLinearSpring)},
    /* 9 */ {offsetof(struct Model, i2), sizeof(struct RotInertia)},
    /* 10 */ {offsetof(struct Model, k3), sizeof(struct RotLinearSpring)},
    /* 11 */ {offsetof(struct Model, d3), sizeof(struct RotLinearDamper)},
    /* 12 */ {offsetof(struct Model, i3), sizeof(struct RotInertia)},
    /* 13 */ {offsetof(struct Model, sensor), sizeof(struct AngleSensor)},
};

/* Parts, owners first: name, row of the owner, of shapes, of fields; element of that. */
const ModelInstance model_instances[] = {
    {"", -1, 0, 0, 0},
    {"sine", 0, 1, 1, 0},
    {"tau", 0, 2, 2, 0},
    {"i1", 0, 3, 3, 0},
    {"k1", 0, 4, 4, 0},
    {"i4", 0, 5, 5, 0},
    {"g1", 0, 6, 6, 0},
    {"i5", 0, 7, 7, 0},
    {"k2", 0, 8, 8, 0},
    {"i2", 0, 9, 9, 0},
    {"k3", 0, 10, 10, 0},
    {"d3", 0, 11, 11, 0},
    {"i3", 0, 12, 12, 0},
    {"sensor", 0, 13, 13, 0},
};
const int model_instance_count = 14;

static ModelPlace places[14];
static int rows[98];
static ModelVariable variables[98];
static char path_text[977];
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
    0, 3, 2, 1, -1,
    5, 4, 7, -1,
    9, 13, -1,
    11, 13, -1,
    84, 13, -1,
    12, 85, 8, 10, -1,
    15, 17, -1,
    19, 18, 16, -1,
    20, 17, -1,
    86, 19, -1,
    20, 21, 22, -1,
    24, 28, -1,
    26, 28, -1,
    87, 28, -1,
    27, 88, 23, 25, -1,
    31, 34, 33, -1,
    32, 34, 30, -1,
    36, 40, -1,
    38, 40, -1,
    89, 40, -1,
    39, 90, 35, 37, -1,
    42, 44, -1,
    46, 45, 43, -1,
    47, 44, -1,
    91, 46, -1,
    47, 48, 49, -1,
    51, 55, -1,
    53, 55, -1,
    92, 55, -1,
    54, 93, 50, 52, -1,
    57, 59, -1,
    61, 60, 58, -1,
    62, 59, -1,
    94, 61, -1,
    62, 63, 64, -1,
    65, 67, -1,
    69, 68, 66, -1,
    70, 67, -1,
    70, 71, 69, -1,
    73, 77, -1,
    75, 77, -1,
    95, 77, -1,
    76, 96, 72, 74, -1,
    79, -1,
    97, 80, -1,
    81, 83, 82, -1,
    0, 4, -1,
    6, 9, -1,
    11, 16, -1,
    18, 24, -1,
    26, 31, -1,
    33, 36, -1,
    38, 43, -1,
    45, 51, -1,
    53, 58, -1,
    53, 66, -1,
    60, 73, -1,
    68, 73, -1,
    75, 80, -1,
    5, 8, -1,
    10, 15, -1,
    17, 23, -1,
    25, 30, -1,
    32, 35, -1,
    37, 42, -1,
    44, 50, -1,
    52, 57, 65, -1,
    59, 72, 67, -1,
    74, 79, -1,
    88, 34, 90, -1,
    83, 78, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "RealSignals::Constraints::SineRealSignalConstraint::signal", "sine",
        "sine.out.rSig = sine.offset + sine.amplitude*sin(2*3.141592653589793*sine.frequency*time)", "RealSignals.xmi:246", held + 0, false},
    /* 1 */ {"E2", "RotationalMechanics::Constraints::FixedTorqueSourceConstraint::torque", "tau",
        "tau.p.t = -tau.in.rSig*tau.signal2Torque", "RotationalMechanics.xmi:709", held + 5, false},
    /* 2 */ {"E3", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i1",
        "i1.a.aV = i1.aV", "RotationalMechanics.xmi:600", held + 9, false},
    /* 3 */ {"E4", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i1",
        "i1.b.aV = i1.aV", "RotationalMechanics.xmi:606", held + 12, false},
    /* 4 */ {"E5", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i1",
        "der(i1.angle) = i1.aV", "RotationalMechanics.xmi:612", held + 15, false},
    /* 5 */ {"E6", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i1",
        "i1.I*der(i1.aV) = i1.a.t + i1.b.t", "RotationalMechanics.xmi:618", held + 18, false},
    /* 6 */ {"E7", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "k1",
        "k1.a.t + k1.b.t = 0", "RotationalMechanics.xmi:478", held + 23, false},
    /* 7 */ {"E8", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "k1",
        "k1.aVRel = k1.b.aV - k1.a.aV", "RotationalMechanics.xmi:484", held + 26, false},
    /* 8 */ {"E9", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "k1",
        "k1.torqueThru = k1.b.t", "RotationalMechanics.xmi:490", held + 30, false},
    /* 9 */ {"E10", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "k1",
        "der(k1.relPhi) = k1.aVRel", "RotationalMechanics.xmi:515", held + 33, false},
    /* 10 */ {"E11", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "k1",
        "k1.torqueThru = k1.k*k1.relPhi", "RotationalMechanics.xmi:521", held + 36, false},
    /* 11 */ {"E12", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i4",
        "i4.a.aV = i4.aV", "RotationalMechanics.xmi:600", held + 40, false},
    /* 12 */ {"E13", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i4",
        "i4.b.aV = i4.aV", "RotationalMechanics.xmi:606", held + 43, false},
    /* 13 */ {"E14", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i4",
        "der(i4.angle) = i4.aV", "RotationalMechanics.xmi:612", held + 46, false},
    /* 14 */ {"E15", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i4",
        "i4.I*der(i4.aV) = i4.a.t + i4.b.t", "RotationalMechanics.xmi:618", held + 49, false},
    /* 15 */ {"E16", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::ratio", "g1",
        "g1.rotA.aV = g1.gearRatio*g1.rotB.aV", "RotationalMechanics.xmi:647", held + 54, false},
    /* 16 */ {"E17", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::torque", "g1",
        "g1.rotB.t = -g1.gearRatio*g1.rotA.t", "RotationalMechanics.xmi:653", held + 58, false},
    /* 17 */ {"E18", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i5",
        "i5.a.aV = i5.aV", "RotationalMechanics.xmi:600", held + 62, false},
    /* 18 */ {"E19", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i5",
        "i5.b.aV = i5.aV", "RotationalMechanics.xmi:606", held + 65, false},
    /* 19 */ {"E20", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i5",
        "der(i5.angle) = i5.aV", "RotationalMechanics.xmi:612", held + 68, false},
    /* 20 */ {"E21", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i5",
        "i5.I*der(i5.aV) = i5.a.t + i5.b.t", "RotationalMechanics.xmi:618", held + 71, false},
    /* 21 */ {"E22", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "k2",
        "k2.a.t + k2.b.t = 0", "RotationalMechanics.xmi:478", held + 76, false},
    /* 22 */ {"E23", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "k2",
        "k2.aVRel = k2.b.aV - k2.a.aV", "RotationalMechanics.xmi:484", held + 79, false},
    /* 23 */ {"E24", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "k2",
        "k2.torqueThru = k2.b.t", "RotationalMechanics.xmi:490", held + 83, false},
    /* 24 */ {"E25", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "k2",
        "der(k2.relPhi) = k2.aVRel", "RotationalMechanics.xmi:515", held + 86, false},
    /* 25 */ {"E26", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "k2",
        "k2.torqueThru = k2.k*k2.relPhi", "RotationalMechanics.xmi:521", held + 89, false},
    /* 26 */ {"E27", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i2",
        "i2.a.aV = i2.aV", "RotationalMechanics.xmi:600", held + 93, false},
    /* 27 */ {"E28", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i2",
        "i2.b.aV = i2.aV", "RotationalMechanics.xmi:606", held + 96, false},
    /* 28 */ {"E29", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i2",
        "der(i2.angle) = i2.aV", "RotationalMechanics.xmi:612", held + 99, false},
    /* 29 */ {"E30", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i2",
        "i2.I*der(i2.aV) = i2.a.t + i2.b.t", "RotationalMechanics.xmi:618", held + 102, false},
    /* 30 */ {"E31", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "k3",
        "k3.a.t + k3.b.t = 0", "RotationalMechanics.xmi:478", held + 107, false},
    /* 31 */ {"E32", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "k3",
        "k3.aVRel = k3.b.aV - k3.a.aV", "RotationalMechanics.xmi:484", held + 110, false},
    /* 32 */ {"E33", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "k3",
        "k3.torqueThru = k3.b.t", "RotationalMechanics.xmi:490", held + 114, false},
    /* 33 */ {"E34", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "k3",
        "der(k3.relPhi) = k3.aVRel", "RotationalMechanics.xmi:515", held + 117, false},
    /* 34 */ {"E35", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "k3",
        "k3.torqueThru = k3.k*k3.relPhi", "RotationalMechanics.xmi:521", held + 120, false},
    /* 35 */ {"E36", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "d3",
        "d3.a.t + d3.b.t = 0", "RotationalMechanics.xmi:478", held + 124, false},
    /* 36 */ {"E37", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "d3",
        "d3.aVRel = d3.b.aV - d3.a.aV", "RotationalMechanics.xmi:484", held + 127, false},
    /* 37 */ {"E38", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "d3",
        "d3.torqueThru = d3.b.t", "RotationalMechanics.xmi:490", held + 131, false},
    /* 38 */ {"E39", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "d3",
        "d3.torqueThru = d3.k*d3.aVRel", "RotationalMechanics.xmi:563", held + 134, false},
    /* 39 */ {"E40", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "i3",
        "i3.a.aV = i3.aV", "RotationalMechanics.xmi:600", held + 138, false},
    /* 40 */ {"E41", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "i3",
        "i3.b.aV = i3.aV", "RotationalMechanics.xmi:606", held + 141, false},
    /* 41 */ {"E42", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "i3",
        "der(i3.angle) = i3.aV", "RotationalMechanics.xmi:612", held + 144, false},
    /* 42 */ {"E43", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "i3",
        "i3.I*der(i3.aV) = i3.a.t + i3.b.t", "RotationalMechanics.xmi:618", held + 147, false},
    /* 43 */ {"E44", "RotationalMechanics::Constraints::AngleSensorConstraint::noTorque", "sensor",
        "sensor.p.t = 0", "RotationalMechanics.xmi:790", held + 152, false},
    /* 44 */ {"E45", "RotationalMechanics::Constraints::AngleSensorConstraint::motion", "sensor",
        "der(sensor.angle) = sensor.p.aV", "RotationalMechanics.xmi:796", held + 154, false},
    /* 45 */ {"E46", "RotationalMechanics::Constraints::AngleSensorConstraint::signal", "sensor",
        "sensor.out.rSig = sensor.angle/sensor.angle2Signal", "RotationalMechanics.xmi:802", held + 157, false},
    /* 46 */ {"E47", "RotationalTrain::RotationalTrain::c1", "",
        "sine.out.rSig = tau.in.rSig", "model.xmi:71", held + 161, false},
    /* 47 */ {"E48", "RotationalTrain::RotationalTrain::c2", "",
        "tau.p.aV = i1.a.aV", "model.xmi:79", held + 164, false},
    /* 48 */ {"E49", "RotationalTrain::RotationalTrain::c3", "",
        "i1.b.aV = k1.a.aV", "model.xmi:87", held + 167, false},
    /* 49 */ {"E50", "RotationalTrain::RotationalTrain::c4", "",
        "k1.b.aV = i4.a.aV", "model.xmi:95", held + 170, false},
    /* 50 */ {"E51", "RotationalTrain::RotationalTrain::c5", "",
        "i4.b.aV = g1.rotA.aV", "model.xmi:103", held + 173, false},
    /* 51 */ {"E52", "RotationalTrain::RotationalTrain::c6", "",
        "g1.rotB.aV = i5.a.aV", "model.xmi:111", held + 176, false},
    /* 52 */ {"E53", "RotationalTrain::RotationalTrain::c7", "",
        "i5.b.aV = k2.a.aV", "model.xmi:119", held + 179, false},
    /* 53 */ {"E54", "RotationalTrain::RotationalTrain::c8", "",
        "k2.b.aV = i2.a.aV", "model.xmi:127", held + 182, false},
    /* 54 */ {"E55", "RotationalTrain::RotationalTrain::c9", "",
        "i2.b.aV = k3.a.aV", "model.xmi:135", held + 185, false},
    /* 55 */ {"E56", "RotationalTrain::RotationalTrain::c10", "",
        "i2.b.aV = d3.a.aV", "model.xmi:143", held + 188, false},
    /* 56 */ {"E57", "RotationalTrain::RotationalTrain::c11", "",
        "k3.b.aV = i3.a.aV", "model.xmi:151", held + 191, false},
    /* 57 */ {"E58", "RotationalTrain::RotationalTrain::c12", "",
        "d3.b.aV = i3.a.aV", "model.xmi:159", held + 194, false},
    /* 58 */ {"E59", "RotationalTrain::RotationalTrain::c13", "",
        "i3.b.aV = sensor.p.aV", "model.xmi:167", held + 197, false},
    /* 59 */ {"E60", "RotationalTrain::RotationalTrain::c2", "",
        "tau.p.t + i1.a.t = 0", "model.xmi:79", held + 200, false},
    /* 60 */ {"E61", "RotationalTrain::RotationalTrain::c3", "",
        "i1.b.t + k1.a.t = 0", "model.xmi:87", held + 203, false},
    /* 61 */ {"E62", "RotationalTrain::RotationalTrain::c4", "",
        "k1.b.t + i4.a.t = 0", "model.xmi:95", held + 206, false},
    /* 62 */ {"E63", "RotationalTrain::RotationalTrain::c5", "",
        "i4.b.t + g1.rotA.t = 0", "model.xmi:103", held + 209, false},
    /* 63 */ {"E64", "RotationalTrain::RotationalTrain::c6", "",
        "g1.rotB.t + i5.a.t = 0", "model.xmi:111", held + 212, false},
    /* 64 */ {"E65", "RotationalTrain::RotationalTrain::c7", "",
        "i5.b.t + k2.a.t = 0", "model.xmi:119", held + 215, false},
    /* 65 */ {"E66", "RotationalTrain::RotationalTrain::c8", "",
        "k2.b.t + i2.a.t = 0", "model.xmi:127", held + 218, false},
    /* 66 */ {"E67", "RotationalTrain::RotationalTrain::c9", "",
        "i2.b.t + k3.a.t + d3.a.t = 0", "model.xmi:135", held + 221, false},
    /* 67 */ {"E68", "RotationalTrain::RotationalTrain::c11", "",
        "k3.b.t + i3.a.t + d3.b.t = 0", "model.xmi:151", held + 225, false},
    /* 68 */ {"E69", "RotationalTrain::RotationalTrain::c13", "",
        "i3.b.t + sensor.p.t = 0", "model.xmi:167", held + 229, false},
    /* 69 */ {"E16'", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::ratio", "g1",
        "der(i4.aV) = g1.gearRatio*der(i5.aV)", "RotationalMechanics.xmi:647", held + 232, false},
    /* 70 */ {"E45~", "RotationalMechanics::Constraints::AngleSensorConstraint::motion", "sensor",
        "sensor.angle = i3.angle + offset(sensor.angle)", "RotationalMechanics.xmi:796", held + 236, false},
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

static const double jacobian_numbers[] = {
    1.0, -1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21, 23, 24, 26, 28, 29, 31, 32};
static const int jacobian_row_slot[] = {
    12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35};
static const int jacobian_term_slot[] = {
    0, 2, 13, 4, 15, 15, 0, 17, 4, 7, 4, 20, 6, 13, 22, 23, 7, 10, 7, 26, 9, 10, 7, 29, 30, 28, 22, 31, 10, 28, 30,
    34};
static const int jacobian_term_partial[] = {
    0, 2, 3, 4, 0, 0, 1, 0, 0, 0, 1, 0, 5, 6, 7, 8, 0, 0, 1, 0, 9, 0, 1, 10, 0, 0, 11, 12, 0, 1, 1, 13};
static const int jacobian_derivative[] = {
    14, 12, 18, 16, 24, 19, 21, 32, 25, 27, 35, 33};
static const int jacobian_column_start[] = {
    0, 3, 4, 7, 8, 13, 14, 17, 22, 23, 26, 30, 31};
static const int jacobian_row_index[] = {
    0, 1, 2, 1, 0, 2, 4, 3, 2, 3, 4, 5, 6, 5, 4, 6, 7, 6, 7, 8, 9, 10, 8, 7, 9, 10, 7, 9, 10, 11, 11};
static const int jacobian_colour[] = {
    0, 1, 1, 0, 2, 0, 0, 1, 0, 2, 3, 0};

const ModelJacobian model_jacobian = {
    .states = 12,
    .slots = 36,
    .rows = 24,
    .loop_count = 0,
    .partial_count = 14,
    .number_count = 2,
    .colours = 4,
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
    {"RotationalTrain::RotationalTrain::c1", "", "model.xmi:71"},
    {"RotationalTrain::RotationalTrain::c2", "", "model.xmi:79"},
    {"RotationalTrain::RotationalTrain::c3", "", "model.xmi:87"},
    {"RotationalTrain::RotationalTrain::c4", "", "model.xmi:95"},
    {"RotationalTrain::RotationalTrain::c5", "", "model.xmi:103"},
    {"RotationalTrain::RotationalTrain::c6", "", "model.xmi:111"},
    {"RotationalTrain::RotationalTrain::c7", "", "model.xmi:119"},
    {"RotationalTrain::RotationalTrain::c8", "", "model.xmi:127"},
    {"RotationalTrain::RotationalTrain::c9", "", "model.xmi:135"},
    {"RotationalTrain::RotationalTrain::c10", "", "model.xmi:143"},
    {"RotationalTrain::RotationalTrain::c11", "", "model.xmi:151"},
    {"RotationalTrain::RotationalTrain::c12", "", "model.xmi:159"},
    {"RotationalTrain::RotationalTrain::c13", "", "model.xmi:167"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {0, 4}, {false, false}},
    {1, {5, 8}, {false, false}},
    {1, {6, 9}, {false, false}},
    {2, {10, 15}, {false, false}},
    {2, {11, 16}, {false, false}},
    {3, {17, 23}, {false, false}},
    {3, {18, 24}, {false, false}},
    {4, {25, 30}, {false, false}},
    {4, {26, 31}, {false, false}},
    {5, {32, 35}, {false, false}},
    {5, {33, 36}, {false, false}},
    {6, {37, 42}, {false, false}},
    {6, {38, 43}, {false, false}},
    {7, {44, 50}, {false, false}},
    {7, {45, 51}, {false, false}},
    {8, {52, 57}, {false, false}},
    {8, {53, 58}, {false, false}},
    {9, {52, 65}, {false, false}},
    {9, {53, 66}, {false, false}},
    {10, {59, 72}, {false, false}},
    {10, {60, 73}, {false, false}},
    {11, {67, 72}, {false, false}},
    {11, {68, 73}, {false, false}},
    {12, {74, 79}, {false, false}},
    {12, {75, 80}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    5, 8, 10, 15, 17, 23, 25, 30, 32, 35, 37, 42, 44, 50, 52, 57, 59, 65, 67, 72, 74, 79};

static const ModelJoints model_joints = {25, 22, joint_table, connectors, flows};

static const char *const plot[] = {"i1.aV", "i5.aV", "sensor.angle", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of RotationalTrainExperiment",
    "",
    "69 equations drawn, 2 derived; 40 eliminated as aliases, 0 redundant, 0 of constants, 30 in use",
    "12 states; 31 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  i1.aV                                         start 0.0                                           its start is given",
    "  i1.angle                                      start 0.0                                           its start is given",
    "  k1.relPhi                                     start 0.0                                           its start is given",
    "  i4.angle                                      start 0.0                                           its start is given",
    "  i5.aV                                         start 0.0                                           its start is given",
    "  i5.angle                                      start 0.0                                           its start is given",
    "  k2.relPhi                                     start 0.1                                           its start is given",
    "  i2.aV                                         start 0.0                                           its start is given",
    "  i2.angle                                      start 0.0                                           its start is given",
    "  k3.relPhi                                     start 0.0                                           its start is given",
    "  i3.aV                                         start 0.0                                           its start is given",
    "  i3.angle                                      start 0.0                                           its start is given",
    "",
    "Would be states, but move as others do",
    "  E45~   sensor.angle = i3.angle + offset(sensor.angle)                                             moves as i3.angle",
    "",
    "Eliminated",
    "  E47    tau.in.rSig                            = sine.out.rSig                                     model.xmi:71",
    "  E48    tau.p.aV                               = i1.aV                                             model.xmi:79",
    "  E60    i1.a.t                                 = -tau.p.t                                          model.xmi:79",
    "  E3     i1.a.aV                                = i1.aV                                             RotationalMechanics.xmi:600",
    "  E61    i1.b.t                                 = k1.torqueThru                                     model.xmi:87",
    "  E4     i1.b.aV                                = i1.aV                                             RotationalMechanics.xmi:606",
    "  E7     k1.a.t                                 = -k1.torqueThru                                    RotationalMechanics.xmi:478",
    "  E49    k1.a.aV                                = i1.aV                                             model.xmi:87",
    "  E9     k1.b.t                                 = k1.torqueThru                                     RotationalMechanics.xmi:490",
    "  E50    k1.b.aV                                = i4.aV                                             model.xmi:95",
    "  E62    i4.a.t                                 = -k1.torqueThru                                    model.xmi:95",
    "  E12    i4.a.aV                                = i4.aV                                             RotationalMechanics.xmi:600",
    "  E13    i4.b.aV                                = i4.aV                                             RotationalMechanics.xmi:606",
    "  E63    g1.rotA.t                              = -i4.b.t                                           model.xmi:103",
    "  E51    g1.rotA.aV                             = i4.aV                                             model.xmi:103",
    "  E52    g1.rotB.aV                             = i5.aV                                             model.xmi:111",
    "  E64    i5.a.t                                 = -g1.rotB.t                                        model.xmi:111",
    "  E18    i5.a.aV                                = i5.aV                                             RotationalMechanics.xmi:600",
    "  E65    i5.b.t                                 = k2.torqueThru                                     model.xmi:119",
    "  E19    i5.b.aV                                = i5.aV                                             RotationalMechanics.xmi:606",
    "  E22    k2.a.t                                 = -k2.torqueThru                                    RotationalMechanics.xmi:478",
    "  E53    k2.a.aV                                = i5.aV                                             model.xmi:119",
    "  E24    k2.b.t                                 = k2.torqueThru                                     RotationalMechanics.xmi:490",
    "  E54    k2.b.aV                                = i2.aV                                             model.xmi:127",
    "  E66    i2.a.t                                 = -k2.torqueThru                                    model.xmi:127",
    "  E27    i2.a.aV                                = i2.aV                                             RotationalMechanics.xmi:600",
    "  E28    i2.b.aV                                = i2.aV                                             RotationalMechanics.xmi:606",
    "  E31    k3.a.t                                 = -k3.torqueThru                                    RotationalMechanics.xmi:478",
    "  E55    k3.a.aV                                = i2.aV                                             model.xmi:135",
    "  E33    k3.b.t                                 = k3.torqueThru                                     RotationalMechanics.xmi:490",
    "  E57    k3.b.aV                                = i3.aV                                             model.xmi:151",
    "  E36    d3.a.t                                 = -d3.torqueThru                                    RotationalMechanics.xmi:478",
    "  E56    d3.a.aV                                = i2.aV                                             model.xmi:143",
    "  E38    d3.b.t                                 = d3.torqueThru                                     RotationalMechanics.xmi:490",
    "  E58    d3.b.aV                                = i3.aV                                             model.xmi:159",
    "  E40    i3.a.aV                                = i3.aV                                             RotationalMechanics.xmi:600",
    "  E69    i3.b.t                                 = 0                                                 model.xmi:167",
    "  E41    i3.b.aV                                = i3.aV                                             RotationalMechanics.xmi:606",
    "  E44    sensor.p.t                             = 0                                                 RotationalMechanics.xmi:790",
    "  E59    sensor.p.aV                            = i3.aV                                             model.xmi:167",
    "",
    "Differentiated",
    "  E16'   der(i4.aV) = g1.gearRatio*der(i5.aV)                                                       time derivative of E16: it constrains i4.aV, i5.aV, which other equations determine already",
    "",
    "Start",
    "         i1.aV := 0.0",
    "         i1.angle := 0.0",
    "         k1.relPhi := 0.0",
    "         i4.angle := 0.0",
    "         i5.aV := 0.0",
    "         i5.angle := 0.0",
    "         k2.relPhi := 0.1",
    "         i2.aV := 0.0",
    "         i2.angle := 0.0",
    "         k3.relPhi := 0.0",
    "         i3.aV := 0.0",
    "         i3.angle := 0.0",
    "         sensor.angle := 0.0",
    "  E45~   offset(sensor.angle) := sensor.angle - i3.angle                                            RotationalMechanics.xmi:796",
    "",
    "Continuous time",
    "  E1     sine.out.rSig := sine.offset + sine.amplitude*sin(6.283185307179586*sine.frequency*time)   RealSignals.xmi:246",
    "  E2     tau.p.t := -sine.out.rSig*tau.signal2Torque                                                RotationalMechanics.xmi:709",
    "  E5     der(i1.angle) := i1.aV                                                                     RotationalMechanics.xmi:612",
    "  E11    k1.torqueThru := k1.k*k1.relPhi                                                            RotationalMechanics.xmi:521",
    "  E6     der(i1.aV) := (-tau.p.t + k1.torqueThru)/i1.I  unless i1.I vanishes                        RotationalMechanics.xmi:618",
    "  E16    i4.aV := g1.gearRatio*i5.aV                                                                RotationalMechanics.xmi:647",
    "  E14    der(i4.angle) := i4.aV                                                                     RotationalMechanics.xmi:612",
    "  E8     k1.aVRel := i4.aV - i1.aV                                                                  RotationalMechanics.xmi:484",
    "  E10    der(k1.relPhi) := k1.aVRel                                                                 RotationalMechanics.xmi:515",
    "  E20    der(i5.angle) := i5.aV                                                                     RotationalMechanics.xmi:612",
    "  E23    k2.aVRel := i2.aV - i5.aV                                                                  RotationalMechanics.xmi:484",
    "  E25    der(k2.relPhi) := k2.aVRel                                                                 RotationalMechanics.xmi:515",
    "  E26    k2.torqueThru := k2.k*k2.relPhi                                                            RotationalMechanics.xmi:521",
    "  E21    der(i4.aV) := (-g1.gearRatio*k1.torqueThru + k2.torqueThru - i5.I*(0/g1.gearRatio))/(i5.I*(1/g1.gearRatio) + g1.gearRatio*i4.I)  unless i5.I*(1/g1.gearRatio) + g1.gearRatio*i4.I vanishes RotationalMechanics.xmi:618",
    "  E16'   der(i5.aV) := der(i4.aV)/g1.gearRatio  unless g1.gearRatio vanishes                        RotationalMechanics.xmi:647",
    "  E29    der(i2.angle) := i2.aV                                                                     RotationalMechanics.xmi:612",
    "  E32    k3.aVRel := i3.aV - i2.aV                                                                  RotationalMechanics.xmi:484",
    "  E34    der(k3.relPhi) := k3.aVRel                                                                 RotationalMechanics.xmi:515",
    "  E35    k3.torqueThru := k3.k*k3.relPhi                                                            RotationalMechanics.xmi:521",
    "  E37    d3.aVRel := i3.aV - i2.aV                                                                  RotationalMechanics.xmi:484",
    "  E39    d3.torqueThru := d3.k*d3.aVRel                                                             RotationalMechanics.xmi:563",
    "  E67    i2.b.t := d3.torqueThru + k3.torqueThru                                                    model.xmi:135",
    "  E30    der(i2.aV) := (-k2.torqueThru + i2.b.t)/i2.I  unless i2.I vanishes                         RotationalMechanics.xmi:618",
    "  E42    der(i3.angle) := i3.aV                                                                     RotationalMechanics.xmi:612",
    "  E68    i3.a.t := -(k3.torqueThru + d3.torqueThru)                                                 model.xmi:151",
    "  E43    der(i3.aV) := i3.a.t/i3.I  unless i3.I vanishes                                            RotationalMechanics.xmi:618",
    "",
    "For results only",
    "  E15    i4.b.t := i4.I*der(i4.aV) + k1.torqueThru                                                  RotationalMechanics.xmi:618",
    "  E17    g1.rotB.t := g1.gearRatio*i4.b.t                                                           RotationalMechanics.xmi:653",
    "  E45~   sensor.angle := i3.angle + offset(sensor.angle)                                            RotationalMechanics.xmi:796",
    "  E45    der(sensor.angle) := i3.aV                                                                 RotationalMechanics.xmi:796",
    "  E46    sensor.out.rSig := sensor.angle/sensor.angle2Signal                                        RotationalMechanics.xmi:802",
    NULL};

/* Rows of model_variables; -1: of a state set. */
static const int states[] = {
    13, 14, 22, 29, 40, 41, 49, 55, 56, 64, 77, 78};

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
    .name = "RotationalTrainExperiment",
    .qualified_name = "RotationalTrain::RotationalTrainExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 20.0,
    .interval = 0.02,
    .tolerance = 1e-10,
    .solver = "bdf",
    .plot = plot,
    .state_count = 12,
    .states = states,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
};
