/* RotationalTrainExperiment_tables.c - names, patterns and data, of RotationalTrain::RotationalTrainExperiment,
 *     from model.xmi, by sysphsc 0.1.0. */
#include "RotationalTrainExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "SysPhSLibrary.xmi:20"
#define DRAWN_2 "RealSignals.xmi:73"
#define DRAWN_3 "RealSignals.xmi:78"
#define DRAWN_4 "RealSignals.xmi:83"
#define DRAWN_5 "SysPhSLibrary.xmi:13"
#define DRAWN_6 "SysPhSLibrary.xmi:95"
#define DRAWN_7 "SysPhSLibrary.xmi:98"
#define DRAWN_8 "RotationalMechanics.xmi:294"
#define DRAWN_9 "RotationalMechanics.xmi:146"
#define DRAWN_10 "RotationalMechanics.xmi:150"
#define DRAWN_11 "RotationalMechanics.xmi:154"
#define DRAWN_12 "RotationalMechanics.xmi:25"
#define DRAWN_13 "RotationalMechanics.xmi:29"
#define DRAWN_14 "RotationalMechanics.xmi:70"
#define DRAWN_15 "RotationalMechanics.xmi:74"
#define DRAWN_16 "RotationalMechanics.xmi:205"
#define DRAWN_17 "RotationalMechanics.xmi:125"
#define DRAWN_18 "RotationalMechanics.xmi:399"
#define DRAWN_19 "RotationalMechanics.xmi:403"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITHOUT_MODES()
WITH_EQUATIONS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_INDICATORS()
WITHOUT_INSTANTS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_UPDATE()
WITHOUT_PHASES()
WITHOUT_ACTIONS()
WITHOUT_CLOCKS()

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .joints = &joint_part,
};

int model_variable_count = 98, model_instance_count = 14;
int model_equation_count = 71, model_constraint_count = 69;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "1", .description = "The sine about its offset",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 1 */ {.unit = "Hz", .description = "Periods per second",
        .source = DRAWN_2 " RealSignals::SineRealSignal::frequency"},
    /* 2 */ {.unit = "1", .description = "Amplitude of the wave",
        .source = DRAWN_3 " RealSignals::SineRealSignal::amplitude"},
    /* 3 */ {.unit = "1", .description = "Mean of the wave",
        .source = DRAWN_4 " RealSignals::SineRealSignal::offset"},
    /* 4 */ {.unit = "1", .description = "Torque over signal2Torque; positive drives in the positive direction",
        .source = DRAWN_5 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 5 */ {.unit = "N*m", .description = "Torque on the block that owns the port",
        .source = DRAWN_6 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t"},
    /* 6 */ {.unit = "rad/s", .description = "Angular velocity of the flange",
        .source = DRAWN_7 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV"},
    /* 7 */ {.unit = "N*m", .description = "Torque at signal one",
        .source = DRAWN_8 " RotationalMechanics::FixedTorqueSource::signal2Torque"},
    /* 8 */ {.unit = "kg*m^2", .description = "Moment of inertia about the axis, greater than 0",
        .source = DRAWN_9 " RotationalMechanics::RotInertia::I"},
    /* 9 */ {.unit = "rad/s", .description = "Angular velocity of the rotor",
        .source = DRAWN_10 " RotationalMechanics::RotInertia::aV"},
    /* 10 */ {.unit = "rad", .description = "Angle of the rotor",
        .source = DRAWN_11 " RotationalMechanics::RotInertia::angle"},
    /* 11 */ {.unit = "rad/s", .source = DRAWN_11 " RotationalMechanics::RotInertia::angle"},
    /* 12 */ {.unit = "rad/s^2", .source = DRAWN_10 " RotationalMechanics::RotInertia::aV"},
    /* 13 */ {.unit = "rad/s", .description = "Angular velocity of b relative to a",
        .source = DRAWN_12 " RotationalMechanics::CompliantRotComponent::aVRel"},
    /* 14 */ {.unit = "N*m", .description = "Torque through the component",
        .source = DRAWN_13 " RotationalMechanics::CompliantRotComponent::torqueThru"},
    /* 15 */ {.unit = "N*m/rad", .description = "Stiffness",
        .source = DRAWN_14 " RotationalMechanics::RotLinearSpring::k"},
    /* 16 */ {.unit = "rad", .description = "Twist, the angle of b relative to a",
        .source = DRAWN_15 " RotationalMechanics::RotLinearSpring::relPhi"},
    /* 17 */ {.unit = "rad/s", .source = DRAWN_15 " RotationalMechanics::RotLinearSpring::relPhi"},
    /* 18 */ {.unit = "1", .description = "Angular velocity of rotA over that of rotB",
        .source = DRAWN_16 " RotationalMechanics::IdealFixedGearBox::gearRatio"},
    /* 19 */ {.unit = "N*m*s/rad", .description = "Damping",
        .source = DRAWN_17 " RotationalMechanics::RotLinearDamper::k"},
    /* 20 */ {.unit = "1", .description = "Angle over angle2Signal",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 21 */ {.unit = "rad", .description = "Angle at which the signal is one",
        .source = DRAWN_18 " RotationalMechanics::AngleSensor::angle2Signal"},
    /* 22 */ {.unit = "rad", .description = "Angle turned",
        .source = DRAWN_19 " RotationalMechanics::AngleSensor::angle"},
    /* 23 */ {.unit = "rad/s", .source = DRAWN_19 " RotationalMechanics::AngleSensor::angle"},
};

/* RealSignals::SineRealSignal */
static const ModelMember members_1[] = {
    {.name = "out.rSig", .offset = offsetof(struct SineRealSignal, out.rSig), .origin = 1},
    {.name = "frequency", .quantity = 1, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct SineRealSignal, frequency)},
    {.name = "amplitude", .quantity = 2, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct SineRealSignal, amplitude)},
    {.name = "offset", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct SineRealSignal, offset)},
};

/* RotationalMechanics::FixedTorqueSource */
static const ModelMember members_2[] = {
    {.name = "in.rSig", .quantity = 4, .equals = -4, .origin = 2, .skipped = 46},
    {.name = "p.t", .quantity = 5, .offset = offsetof(struct FixedTorqueSource, p.t), .origin = 1},
    {.name = "p.aV", .quantity = 6, .equals = 7, .origin = 2},
    {.name = "signal2Torque", .quantity = 7, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct FixedTorqueSource, signal2Torque)},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_3[] = {
    {.name = "a.t", .quantity = 5, .equals = -3, .is_negative = true, .origin = 3, .skipped = 59},
    {.name = "a.aV", .quantity = 6, .equals = 4, .origin = 1},
    {.name = "b.t", .quantity = 5, .equals = 12, .origin = 3},
    {.name = "b.aV", .quantity = 6, .equals = 2, .origin = 1},
    {.name = "I", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 11, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 1, .is_late = true},
    {.name = "der(aV)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 1, .is_late = true},
};

/* RotationalMechanics::RotLinearSpring */
static const ModelMember members_4[] = {
    {.name = "a.t", .quantity = 5, .equals = 5, .is_negative = true, .origin = 1},
    {.name = "a.aV", .quantity = 6, .equals = -5, .origin = 2},
    {.name = "b.t", .quantity = 5, .equals = 3, .origin = 1, .skipped = 1},
    {.name = "b.aV", .quantity = 6, .equals = 11, .origin = 2},
    {.name = "aVRel", .quantity = 13, .offset = offsetof(struct RotLinearSpring, aVRel), .origin = 1, .skipped = -2},
    {.name = "torqueThru", .quantity = 14, .offset = offsetof(struct RotLinearSpring, torqueThru), .origin = 1,
        .skipped = 2},
    {.name = "k", .quantity = 15, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearSpring, k)},
    {.name = "relPhi", .quantity = 16, .kind = MODEL_STATE, .offset = offsetof(struct RotLinearSpring, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpring, relPhi_start)},
    {.name = "der(relPhi)", .quantity = 17, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpring, der_relPhi), .origin = 1, .skipped = -2, .is_late = true},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_5[] = {
    {.name = "a.t", .quantity = 5, .equals = -4, .is_negative = true, .origin = 3},
    {.name = "a.aV", .quantity = 6, .equals = 4, .origin = 1, .skipped = 1},
    {.name = "b.t", .quantity = 5, .offset = offsetof(struct RotInertia, b.t), .origin = 1, .skipped = 2},
    {.name = "b.aV", .quantity = 6, .equals = 2, .origin = 1, .skipped = -3},
    {.name = "I", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 9, .offset = offsetof(struct RotInertia, aV), .origin = 1, .skipped = 2},
    {.name = "angle", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 11, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 1, .skipped = -3, .is_late = true},
    {.name = "der(aV)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 1, .skipped = 6, .is_late = true},
};

/* RotationalMechanics::IdealFixedGearBox */
static const ModelMember members_6[] = {
    {.name = "rotA.t", .quantity = 5, .equals = -7, .is_negative = true, .origin = 3},
    {.name = "rotA.aV", .quantity = 6, .equals = -5, .origin = 2},
    {.name = "rotB.t", .quantity = 5, .offset = offsetof(struct IdealFixedGearBox, rotB.t), .origin = 1,
        .skipped = -5},
    {.name = "rotB.aV", .quantity = 6, .equals = 7, .origin = 2},
    {.name = "gearRatio", .quantity = 18, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct IdealFixedGearBox, gearRatio)},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_7[] = {
    {.name = "a.t", .quantity = 5, .equals = -3, .is_negative = true, .origin = 3},
    {.name = "a.aV", .quantity = 6, .equals = 4, .origin = 1},
    {.name = "b.t", .quantity = 5, .equals = 12, .origin = 3},
    {.name = "b.aV", .quantity = 6, .equals = 2, .origin = 1},
    {.name = "I", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 11, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 1, .is_late = true},
    {.name = "der(aV)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 4, .skipped = 69, .is_late = true},
};

/* RotationalMechanics::RotLinearSpring */
static const ModelMember members_8[] = {
    {.name = "a.t", .quantity = 5, .equals = 5, .is_negative = true, .origin = 1, .skipped = 1},
    {.name = "a.aV", .quantity = 6, .equals = -5, .origin = 2},
    {.name = "b.t", .quantity = 5, .equals = 3, .origin = 1, .skipped = 1},
    {.name = "b.aV", .quantity = 6, .equals = 11, .origin = 2},
    {.name = "aVRel", .quantity = 13, .offset = offsetof(struct RotLinearSpring, aVRel), .origin = 1, .skipped = -2},
    {.name = "torqueThru", .quantity = 14, .offset = offsetof(struct RotLinearSpring, torqueThru), .origin = 1,
        .skipped = 2},
    {.name = "k", .quantity = 15, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearSpring, k)},
    {.name = "relPhi", .quantity = 16, .kind = MODEL_STATE, .offset = offsetof(struct RotLinearSpring, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpring, relPhi_start)},
    {.name = "der(relPhi)", .quantity = 17, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpring, der_relPhi), .origin = 1, .skipped = -2, .is_late = true},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_9[] = {
    {.name = "a.t", .quantity = 5, .equals = -4, .is_negative = true, .origin = 3},
    {.name = "a.aV", .quantity = 6, .equals = 4, .origin = 1, .skipped = 1},
    {.name = "b.t", .quantity = 5, .offset = offsetof(struct RotInertia, b.t), .origin = 3},
    {.name = "b.aV", .quantity = 6, .equals = 2, .origin = 1},
    {.name = "I", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 11, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 1, .is_late = true},
    {.name = "der(aV)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 1, .is_late = true},
};

/* RotationalMechanics::RotLinearSpring */
static const ModelMember members_10[] = {
    {.name = "a.t", .quantity = 5, .equals = 5, .is_negative = true, .origin = 1},
    {.name = "a.aV", .quantity = 6, .equals = -5, .origin = 2},
    {.name = "b.t", .quantity = 5, .equals = 3, .origin = 1, .skipped = 1},
    {.name = "b.aV", .quantity = 6, .equals = 18, .origin = 2, .skipped = 1},
    {.name = "aVRel", .quantity = 13, .offset = offsetof(struct RotLinearSpring, aVRel), .origin = 1, .skipped = -2},
    {.name = "torqueThru", .quantity = 14, .offset = offsetof(struct RotLinearSpring, torqueThru), .origin = 1,
        .skipped = 2},
    {.name = "k", .quantity = 15, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearSpring, k)},
    {.name = "relPhi", .quantity = 16, .kind = MODEL_STATE, .offset = offsetof(struct RotLinearSpring, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpring, relPhi_start)},
    {.name = "der(relPhi)", .quantity = 17, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpring, der_relPhi), .origin = 1, .skipped = -2, .is_late = true},
};

/* RotationalMechanics::RotLinearDamper */
static const ModelMember members_11[] = {
    {.name = "a.t", .quantity = 5, .equals = 5, .is_negative = true, .origin = 1, .skipped = 1},
    {.name = "a.aV", .quantity = 6, .equals = -14, .origin = 2, .skipped = -2},
    {.name = "b.t", .quantity = 5, .equals = 3, .origin = 1, .skipped = 1},
    {.name = "b.aV", .quantity = 6, .equals = 9, .origin = 2, .skipped = 1},
    {.name = "aVRel", .quantity = 13, .equals = -9, .origin = 1, .skipped = -2},
    {.name = "torqueThru", .quantity = 14, .offset = offsetof(struct RotLinearDamper, torqueThru), .origin = 1,
        .skipped = 1},
    {.name = "k", .quantity = 19, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearDamper, k)},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_12[] = {
    {.name = "a.t", .quantity = 5, .equals = -23, .is_negative = true, .origin = 3},
    {.name = "a.aV", .quantity = 6, .equals = 4, .origin = 1},
    {.name = "b.t", .quantity = 5, .is_number = true, .number = 0.0, .origin = 3},
    {.name = "b.aV", .quantity = 6, .equals = 2, .origin = 1},
    {.name = "I", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 11, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 1, .is_late = true},
    {.name = "der(aV)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 1, .is_late = true},
};

/* RotationalMechanics::AngleSensor */
static const ModelMember members_13[] = {
    {.name = "p.t", .quantity = 5, .is_number = true, .number = 0.0, .origin = 1},
    {.name = "p.aV", .quantity = 6, .equals = -5, .origin = 2},
    {.name = "out.rSig", .quantity = 20, .offset = offsetof(struct AngleSensor, out.rSig), .origin = 1, .skipped = 1},
    {.name = "angle2Signal", .quantity = 21, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct AngleSensor, angle2Signal)},
    {.name = "angle", .quantity = 22, .offset = offsetof(struct AngleSensor, angle),
        .has_start = true, .start = offsetof(struct AngleSensor, angle_start), .origin = 5, .skipped = 70},
    {.name = "der(angle)", .quantity = 23, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct AngleSensor, der_angle), .origin = 1, .skipped = -2, .is_late = true},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 4}, {members_2, 4}, {members_3, 9}, {members_4, 9}, {members_5, 9}, {members_6, 5},
    {members_7, 9}, {members_8, 9}, {members_9, 9}, {members_10, 9}, {members_11, 7}, {members_12, 9},
    {members_13, 6},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, sine), sizeof(struct SineRealSignal), 0},
    /* 2 */ {offsetof(struct Model, tau), sizeof(struct FixedTorqueSource), 0},
    /* 3 */ {offsetof(struct Model, i1), sizeof(struct RotInertia), 0},
    /* 4 */ {offsetof(struct Model, k1), sizeof(struct RotLinearSpring), 0},
    /* 5 */ {offsetof(struct Model, i4), sizeof(struct RotInertia), 0},
    /* 6 */ {offsetof(struct Model, g1), sizeof(struct IdealFixedGearBox), 0},
    /* 7 */ {offsetof(struct Model, i5), sizeof(struct RotInertia), 0},
    /* 8 */ {offsetof(struct Model, k2), sizeof(struct RotLinearSpring), 0},
    /* 9 */ {offsetof(struct Model, i2), sizeof(struct RotInertia), 0},
    /* 10 */ {offsetof(struct Model, k3), sizeof(struct RotLinearSpring), 0},
    /* 11 */ {offsetof(struct Model, d3), sizeof(struct RotLinearDamper), 0},
    /* 12 */ {offsetof(struct Model, i3), sizeof(struct RotInertia), 0},
    /* 13 */ {offsetof(struct Model, sensor), sizeof(struct AngleSensor), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"sine", 0, 1, 1, 0, 0, 0, 0}, {"tau", 0, 2, 2, 0, 0, 0, 0},
    {"i1", 0, 3, 3, 0, 0, 0, 0}, {"k1", 0, 4, 4, 0, 0, 0, 0}, {"i4", 0, 5, 5, 0, 0, 0, 0},
    {"g1", 0, 6, 6, 0, 0, 0, 0}, {"i5", 0, 7, 7, 0, 0, 0, 0}, {"k2", 0, 8, 8, 0, 0, 0, 0},
    {"i2", 0, 9, 9, 0, 0, 0, 0}, {"k3", 0, 10, 10, 0, 0, 0, 0}, {"d3", 0, 11, 11, 0, 0, 0, 0},
    {"i3", 0, 12, 12, 0, 0, 0, 0}, {"sensor", 0, 13, 13, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 0,
};

static const ModelJacobian jacobian = {
    .states = 12, .slots = 34, .rows = 22, .partial_count = 14, .number_count = 2, .colours = 4,
    .numbers = (const double[]){1.0, -1.0},
    .row_start = (const int[]){
        0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21, 22, 24, 26, 27, 28},
    .row_slot = (const int[]){
        12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33},
    .term_slot = (const int[]){
        0, 2, 13, 4, 15, 15, 0, 17, 4, 7, 4, 20, 6, 13, 22, 23, 7, 10, 7, 26, 9, 26, 29, 28, 22, 30, 10, 30},
    .term_partial = (const int[]){
        0, 2, 3, 4, 0, 0, 1, 0, 0, 0, 1, 0, 5, 6, 7, 8, 0, 0, 1, 0, 9, 10, 0, 0, 11, 12, 0, 13},
    .derivative = (const int[]){14, 12, 18, 16, 24, 19, 21, 31, 25, 27, 33, 32},
    .column_start = (const int[]){0, 3, 4, 7, 8, 13, 14, 17, 22, 23, 26, 30, 31},
    .row_index = (const int[]){
        0, 1, 2, 1, 0, 2, 4, 3, 2, 3, 4, 5, 6, 5, 4, 6, 7, 6, 7, 8, 9, 10, 8, 7, 9, 10, 7, 9, 10, 11, 11},
    .colour = (const int[]){0, 1, 1, 0, 2, 0, 0, 1, 0, 2, 3, 0},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, i1.aV)}, {.at = 1, .offset = offsetof(Model, i1.angle)},
        {.at = 2, .offset = offsetof(Model, k1.relPhi)}, {.at = 3, .offset = offsetof(Model, i4.angle)},
        {.at = 4, .offset = offsetof(Model, i5.aV)}, {.at = 5, .offset = offsetof(Model, i5.angle)},
        {.at = 6, .offset = offsetof(Model, k2.relPhi)}, {.at = 7, .offset = offsetof(Model, i2.aV)},
        {.at = 8, .offset = offsetof(Model, i2.angle)}, {.at = 9, .offset = offsetof(Model, k3.relPhi)},
        {.at = 10, .offset = offsetof(Model, i3.aV)}, {.at = 11, .offset = offsetof(Model, i3.angle)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, i1.der_aV)}, {.at = 1, .offset = offsetof(Model, i1.der_angle)},
        {.at = 2, .offset = offsetof(Model, k1.der_relPhi)}, {.at = 3, .offset = offsetof(Model, i4.der_angle)},
        {.at = 4, .offset = offsetof(Model, i5.der_aV)}, {.at = 5, .offset = offsetof(Model, i5.der_angle)},
        {.at = 6, .offset = offsetof(Model, k2.der_relPhi)}, {.at = 7, .offset = offsetof(Model, i2.der_aV)},
        {.at = 8, .offset = offsetof(Model, i2.der_angle)}, {.at = 9, .offset = offsetof(Model, k3.der_relPhi)},
        {.at = 10, .offset = offsetof(Model, i3.der_aV)}, {.at = 11, .offset = offsetof(Model, i3.der_angle)},
        {.at = -1}},
    .state_count = 12,
    .states = (const int[]){13, 14, 22, 29, 40, 41, 49, 55, 56, 64, 77, 78},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 25,
    .connectors = (const int[]){
        17, 0, 18, 0, 19, 0, 20, 0, 21, 0, 22, 0, 23, 0, 24, 0, 25, 0, 26, 0, 27, 0, 28, 0, 29, 0},
    .joints = (const int[]){
        0, 0, 4, 0, 1, 5, 8, 0, 1, 6, 9, 0, 2, 10, 15, 0, 2, 11, 16, 0, 3, 17, 23, 0, 3, 18, 24, 0, 4, 25, 30, 0,
        4, 26, 31, 0, 5, 32, 35, 0, 5, 33, 36, 0, 6, 37, 42, 0, 6, 38, 43, 0, 7, 44, 50, 0, 7, 45, 51, 0, 8, 52,
        57, 0, 8, 53, 58, 0, 9, 52, 65, 0, 9, 53, 66, 0, 10, 59, 72, 0, 10, 60, 73, 0, 11, 67, 72, 0, 11, 68, 73,
        0, 12, 74, 79, 0, 12, 75, 80, 0},
    .flow_count = 22,
    .flows = (const int[]){
        5, 8, 10, 15, 17, 23, 25, 30, 32, 35, 37, 42, 44, 50, 52, 57, 59, 65, 67, 72, 74, 79},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of RotationalTrainExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of states that "
        "move alike, %d6 of constants, %d7 in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 0.0%oits start is given",
    /* 6 */ "  %1%vstart 0.1%oits start is given",
    /* 7 */ "Would be states, but move as others do",
    /* 8 */ "  %1 = %2 + offset(%1)%o%i  moves as %2",
    /* 9 */ "Eliminated",
    /* 10 */ "  %1%v= %2%o%i",
    /* 11 */ "  %1%v= -%2%o%i",
    /* 12 */ "  %1%v= %2%o%i  with %e3",
    /* 13 */ "  %1%v= -%2%o%i  with %e3",
    /* 14 */ "  %1%v= 0%o%i",
    /* 15 */ "Differentiated",
    /* 16 */ "  %1 = %2*%3%o%i  time derivative of %e4: it constrains %5, %6, which other equations determine "
        "already",
    /* 17 */ "Start",
    /* 18 */ "  %1 := 0.0",
    /* 19 */ "  %1 := 0.1",
    /* 20 */ "  offset(%1) := %1 - %2%o%i",
    /* 21 */ "Continuous time",
    /* 22 */ "  %1 := %2 + %3*sin(6.283185307179586*%4*time)%o%i",
    /* 23 */ "  %1 := -%2*%3%o%i",
    /* 24 */ "  %1 := %2%o%i",
    /* 25 */ "  %1 := %2*%3%o%i",
    /* 26 */ "  %1 := (-%2 + %3)/%4  unless %4 vanishes%o%i",
    /* 27 */ "  %1 := %2 - %3%o%i",
    /* 28 */ "  %1 := (-%2*%3 + %4)/(%5/%2 + %2*%6)  unless %5/%2 + %2*%6 vanishes%o%i",
    /* 29 */ "  %1 := %2/%3  unless %3 vanishes%o%i",
    /* 30 */ "  %1 := %2 + %3%o%i",
    /* 31 */ "  %1 := -%2/%3  unless %3 vanishes%o%i",
    /* 32 */ "For results only",
    /* 33 */ "  %1 := %2*%3 + %4%o%i",
    /* 34 */ "  %1 := %2 + offset(%1)%o%i",
    /* 35 */ "  %1 := %2/%3%o%i",
    /* 36 */ "Drawn in",
    /* 37 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 1, 2,   1, -1,    2, 1, 9,   2, -1, 69, 2, 42, 0, 1, 0, 28,
    3, 1, 6,   3, -1, 12, 29, 0, 0,    1, 2, 2,   4, -1,   64, 0,    4, 1, 2,   5, -1,    5, 1, 3,   6, -1, 13,
    5, 2, 3,   7, -1, 14,   6, 0, 41,    5, 2, 3,   8, -1, 22,   6, 0, 34,    5, 2, 3,   9, -1, 29,   6, 0, 35,
    5, 2, 3,   10, -1, 40,   6, 0, 37,    5, 2, 3,   11, -1, 41,   6, 0, 37,    6, 1, 3,   12, -1, 49,
    1, 2, 2,   18, -1,   66, 0,    7, 1, 2,   19, -1,    8, 1, 4,   20, 70, 83, 78,    1, 2, 2,   21, -1,   89, 0,
    9, 1, 2,   22, -1,    10, 1, 4,   23, 46, 4, 0,    10, 1, 4,   24, 47, 6, 13,    11, 1, 4,   25, 59, 8, 5,
    10, 1, 4,   26, 2, 9, 13,    10, 1, 4,   27, 60, 10, 20,    10, 1, 4,   28, 3, 11, 13,
    11, 2, 4,   29, 6, 15, 20,   14, 15, 27, 27,    10, 2, 4,   30, 48, 16, 13,   16, 5, 29, 42,
    10, 2, 4,   31, 8, 17, 20,   17, 18, 34, 35,    10, 2, 4,   32, 49, 18, 28,   17, -22, 35, 27,
    11, 2, 4,   33, 61, 23, 20,   14, 4, 27, 27,    10, 2, 4,   34, 11, 24, 28,   17, 43, 34, 27,
    10, 2, 4,   35, 12, 26, 28,   17, 20, 33, 34,    11, 2, 4,   36, 62, 30, 25,   14, -32, 27, 37,
    10, 2, 4,   37, 50, 31, 28,   16, 6, 29, 49,    10, 2, 4,   38, 51, 33, 40,   17, 4, 33, 15,
    11, 2, 4,   39, 63, 35, 32,   15, -28, 30, 38,    10, 2, 4,   40, 17, 36, 40,   16, 20, 31, 30,
    10, 2, 4,   41, 64, 37, 47,   16, -7, 31, 30,    10, 2, 4,   42, 18, 38, 40,   18, 21, 35, 37,
    10, 2, 4,   44, 52, 43, 40,   18, -12, 32, 37,    10, 2, 4,   45, 23, 44, 47,   19, 35, 36, 30,
    12, 1, 5,   58, 36, 69, 61, 31,    13, 1, 5,   59, 67, 72, 52, 66,    14, 2, 3,   61, 68, 74,   2, -25, 5,
    1, 2, 2,   65, -1,   52, 0,    15, 1, 2,   66, -1,    16, 1, 8,   67, 69, 88, 34, 90, 15, 28, 40,
    17, 1, 2,   69, -1,    18, 2, 3,   70, -1, 13,   7, 0, 42,    18, 2, 3,   71, -1, 14,   7, 0, 42,
    18, 2, 3,   72, -1, 22,   7, 0, 42,    18, 2, 3,   73, -1, 29,   7, 0, 48,    18, 2, 3,   74, -1, 40,   7, 0, 38,
    18, 2, 3,   75, -1, 41,   7, 0, 42,    19, 1, 3,   76, -1, 49,    20, 1, 4,   83, 70, 83, 78,
    21, 1, 2,   85, -1,    22, 1, 6,   86, 0, 0, 3, 2, 1,    23, 1, 5,   87, 1, 5, 0, 7,
    24, 1, 4,   88, 4, 84, 13,    25, 2, 5,   89, 10, 20, 21, 22,   15, 24, 42, 42, 42,
    26, 2, 6,   90, 5, 85, 5, 20, 12,   17, 24, 8, 42, 32, 42,
    25, 2, 5,   91, 15, 28, 34, 40,   14, 23, 42, 37, 21,    24, 2, 4,   92, 13, 87, 28,   9, 15, 5, 27,
    27, 1, 5,   93, 7, 19, 28, 13,    24, 2, 4,   94, 9, 86, 19,   9, 24, 8, 42,
    24, 2, 4,   95, 19, 89, 40,   13, 22, 6, 37,    27, 2, 5,   96, 22, 46, 55, 40,   6, 9, 15, 22, 15,
    24, 2, 4,   97, 24, 91, 46,   18, 20, 6, 31,    25, 2, 5,   98, 25, 47, 48, 49,   15, -9, -15, -14, -24,
    28, 1, 8,   99, 20, 88, 34, 20, 47, 39, 27,    29, 1, 5,   100, 69, 90, 88, 34,
    30, 1, 5,   106, 66, 52, 70, 62,    31, 1, 5,   109, 42, 96, 52, 76,    32, 1, 2,   111, -1,
    33, 1, 6,   112, 14, 25, 27, 88, 20,    34, 1, 4,   114, 70, 83, 78,    35, 1, 5,   116, 45, 81, 83, 82,
    36, 1, 2,   118, -1,    37, 11, 2,   119, 0,   1, 1,    37, 1, 2,   130, 15,    37, 2, 2,   131, 16,   9, 34,
    37, 2, 2,   132, 38,   9, 13,    37, 2, 2,   133, 43,   9, 9,    37, 2, 2,   134, 44,   9, 9,
    37, 2, 2,   135, 45,   9, 9,    37, 2, 2,   136, 46,   9, 9,    37, 2, 2,   137, 47,   9, 9,
    37, 2, 2,   138, 48,   9, 9,    37, 2, 2,   139, 49,   9, 9,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "c9910708f412f3a0ec2cdcc6403a69258c8db0236b2bea390b75bc1449464954"},
    {"RotationalMechanics.xmi", "e54748cfd485acbdf139029111ee6bf34028dace58fd0fb62f2eedb91ede7110"},
    {"RealSignals.xmi", "81975f90adf202f3403c57876de25d6278a35d465c44c0ad6ec4207fe8b67cd3"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "RotationalTrainExperiment",
    .qualified_name = "RotationalTrain::RotationalTrainExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "530a601eb7981672be006e0a2a464e74ab31801d86f83ff421ca3a23a4e386d9",
    .files = files,
    .start = 0.0, .stop = 20.0, .interval = 0.02, .tolerance = 1e-10, .solver = "bdf",
    .plot = (const ModelPlot[]){{"i1.aV", 0, 0}, {"i5.aV", 0, 0}, {"sensor.angle", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {149, lines, forms},
    .joints = &model_joints,
};
