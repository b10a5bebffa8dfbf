/* SMDExperiment_tables.c - names, patterns and data, of DualSpringMassDamper::SMDExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "SMDExperiment.h"

const int model_variable_count = 52;
const int model_equation_count = 41;
const int model_constraint_count = 40;
const int model_loop_count = 0;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "N*m",
        .source = "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t",
        .description = "Torque on the block that owns the port"},
    /* 1 */ {.unit = "rad/s",
        .source = "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV",
        .description = "Angular velocity of the flange"},
    /* 2 */ {.unit = "kg*m^2", .source = "RotationalMechanics.xmi:146 RotationalMechanics::RotInertia::I",
        .description = "Moment of inertia about the axis, greater than 0"},
    /* 3 */ {.unit = "rad/s", .source = "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV",
        .description = "Angular velocity of the rotor"},
    /* 4 */ {.unit = "rad", .source = "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle",
        .description = "Angle of the rotor"},
    /* 5 */ {.unit = "rad/s", .source = "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle"},
    /* 6 */ {.unit = "rad/s^2", .source = "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV"},
    /* 7 */ {.unit = "rad/s",
        .source = "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel",
        .description = "Angular velocity of b relative to a"},
    /* 8 */ {.unit = "N*m",
        .source = "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru",
        .description = "Torque through the component"},
    /* 9 */ {.unit = "N*m/rad", .source = "RotationalMechanics.xmi:70 RotationalMechanics::RotLinearSpring::k",
        .description = "Stiffness"},
    /* 10 */ {.unit = "rad", .source = "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi",
        .description = "Twist, the angle of b relative to a"},
    /* 11 */ {.unit = "rad/s", .source = "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi"},
    /* 12 */ {.unit = "N*m*s/rad", .source = "RotationalMechanics.xmi:125 RotationalMechanics::RotLinearDamper::k",
        .description = "Damping"},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_1[] = {
    {.name = "a.t", .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 4, .equation = 39},
    {.name = "a.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 4, .origin = 1},
    {.name = "b.t", .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotInertia, b.t), .origin = 3, .equation = 35},
    {.name = "b.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 1},
    {.name = "I", .quantity = 2, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 3, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 4, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 5, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_angle),
        .origin = 1, .equation = 1, .is_late = true},
    {.name = "der(aV)", .quantity = 6, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 1, .equation = 1, .is_late = true},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_2[] = {
    {.name = "a.t", .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotInertia, a.t), .origin = 3, .equation = 1},
    {.name = "a.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 4, .origin = 1, .equation = 1},
    {.name = "b.t", .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotInertia, b.t), .origin = 3, .equation = 1},
    {.name = "b.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 1},
    {.name = "I", .quantity = 2, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 3, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 4, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 5, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_angle),
        .origin = 1, .equation = 1, .is_late = true},
    {.name = "der(aV)", .quantity = 6, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 1, .equation = 1, .is_late = true},
};

/* RotationalMechanics::RotLinearSpring */
static const ModelMember members_3[] = {
    {.name = "a.t", .kind = MODEL_ALGEBRAIC, .equals = 5, .is_negative = true, .origin = 1, .equation = 1},
    {.name = "a.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -14, .origin = 2, .equation = 27},
    {.name = "b.t", .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = 2},
    {.name = "b.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -7, .origin = 2, .equation = 2},
    {.name = "aVRel", .quantity = 7, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotLinearSpring, aVRel),
        .origin = 1, .equation = -1},
    {.name = "torqueThru", .quantity = 8, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct RotLinearSpring, torqueThru), .origin = 1, .equation = 3},
    {.name = "k", .quantity = 9, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearSpring, k)},
    {.name = "relPhi", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct RotLinearSpring, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpring, relPhi_start)},
    {.name = "der(relPhi)", .quantity = 11, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpring, der_relPhi), .origin = 1, .equation = -1, .is_late = true},
};

/* RotationalMechanics::RotLinearSpring */
static const ModelMember members_4[] = {
    {.name = "a.t", .kind = MODEL_ALGEBRAIC, .equals = 5, .is_negative = true, .origin = 1, .equation = 2},
    {.name = "a.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -14, .origin = 2, .equation = 2},
    {.name = "b.t", .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = 2},
    {.name = "b.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 2,
        .equation = 2},
    {.name = "aVRel", .quantity = 7, .kind = MODEL_ALGEBRAIC, .equals = -17, .is_negative = true, .origin = 1,
        .equation = -1},
    {.name = "torqueThru", .quantity = 8, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct RotLinearSpring, torqueThru), .origin = 1, .equation = 3},
    {.name = "k", .quantity = 9, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearSpring, k)},
    {.name = "relPhi", .quantity = 10, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotLinearSpring, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpring, relPhi_start), .origin = 6, .equation = 40},
    {.name = "der(relPhi)", .quantity = 11, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpring, der_relPhi), .origin = 1, .equation = -1, .is_late = true},
};

/* RotationalMechanics::RotLinearDamper */
static const ModelMember members_5[] = {
    {.name = "a.t", .kind = MODEL_ALGEBRAIC, .equals = 5, .is_negative = true, .origin = 1, .equation = 2},
    {.name = "a.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -32, .origin = 2, .equation = -5},
    {.name = "b.t", .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = 2},
    {.name = "b.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -25, .origin = 2, .equation = 2},
    {.name = "aVRel", .quantity = 7, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotLinearDamper, aVRel),
        .origin = 1, .equation = -1},
    {.name = "torqueThru", .quantity = 8, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct RotLinearDamper, torqueThru), .origin = 1, .equation = 2},
    {.name = "k", .quantity = 12, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearDamper, k)},
};

/* RotationalMechanics::RotLinearDamper */
static const ModelMember members_6[] = {
    {.name = "a.t", .kind = MODEL_ALGEBRAIC, .equals = 5, .is_negative = true, .origin = 1, .equation = 1},
    {.name = "a.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -30, .origin = 2, .equation = 2},
    {.name = "b.t", .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = 2},
    {.name = "b.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 2,
        .equation = 2},
    {.name = "aVRel", .quantity = 7, .kind = MODEL_ALGEBRAIC, .equals = -33, .is_negative = true, .origin = 1,
        .equation = -1},
    {.name = "torqueThru", .quantity = 8, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct RotLinearDamper, torqueThru), .origin = 1, .equation = 2},
    {.name = "k", .quantity = 12, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearDamper, k)},
};

/* RotationalMechanics::RotFixed */
static const ModelMember members_7[] = {
    {.name = "p.t", .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct RotFixed, p.t), .origin = 3, .equation = 1},
    {.name = "p.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 1,
        .equation = 1},
};

static const ModelShape shapes[] = {
    /* 0 */ {NULL, 0},
    /* 1 */ {members_1, 9},
    /* 2 */ {members_2, 9},
    /* 3 */ {members_3, 9},
    /* 4 */ {members_4, 9},
    /* 5 */ {members_5, 7},
    /* 6 */ {members_6, 7},
    /* 7 */ {members_7, 2},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0},
    /* 1 */ {offsetof(struct Model, inertia1), sizeof(struct RotInertia)},
    /* 2 */ {offsetof(struct Model, inertia2), sizeof(struct RotInertia)},
    /* 3 */ {offsetof(struct Model, spring1), sizeof(struct RotLinearSpring)},
    /* 4 */ {offsetof(struct Model, spring2), sizeof(struct RotLinearSpring)},
    /* 5 */ {offsetof(struct Model, damper1), sizeof(struct RotLinearDamper)},
    /* 6 */ {offsetof(struct Model, damper2), sizeof(struct RotLinearDamper)},
    /* 7 */ {offsetof(struct Model, ground), sizeof(struct RotFixed)},
};

/* Parts, owners first: name, row of the owner, of shapes, of fields; element of that. */
const ModelInstance model_instances[] = {
    {"", -1, 0, 0, 0},
    {"inertia1", 0, 1, 1, 0},
    {"inertia2", 0, 2, 2, 0},
    {"spring1", 0, 3, 3, 0},
    {"spring2", 0, 4, 4, 0},
    {"damper1", 0, 5, 5, 0},
    {"damper2", 0, 6, 6, 0},
    {"ground", 0, 7, 7, 0},
};
const int model_instance_count = 8;

static ModelPlace places[8];
static int rows[52];
static ModelVariable variables[52];
static char path_text[781];
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
    1, 5, -1,
    3, 5, -1,
    46, 5, -1,
    4, 47, 0, 2, -1,
    8, 12, -1,
    10, 12, -1,
    48, 12, -1,
    11, 49, 7, 9, -1,
    14, 16, -1,
    18, 17, 15, -1,
    19, 16, -1,
    50, 18, -1,
    19, 20, 21, -1,
    22, 24, -1,
    26, 25, 23, -1,
    27, 24, -1,
    51, 26, -1,
    27, 28, 29, -1,
    30, 32, -1,
    34, 33, 31, -1,
    35, 32, -1,
    35, 36, 34, -1,
    37, 39, -1,
    41, 40, 38, -1,
    42, 39, -1,
    42, 43, 41, -1,
    45, -1,
    3, 15, -1,
    3, 31, -1,
    17, 8, -1,
    33, 8, -1,
    10, 23, -1,
    10, 38, -1,
    25, 45, -1,
    40, 45, -1,
    2, 14, 30, -1,
    16, 7, 32, -1,
    9, 22, 37, -1,
    24, 44, 39, -1,
    0, -1,
    29, 13, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "inertia1",
        "inertia1.a.aV = inertia1.aV", "RotationalMechanics.xmi:600", held + 0, false},
    /* 1 */ {"E2", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "inertia1",
        "inertia1.b.aV = inertia1.aV", "RotationalMechanics.xmi:606", held + 3, false},
    /* 2 */ {"E3", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "inertia1",
        "der(inertia1.angle) = inertia1.aV", "RotationalMechanics.xmi:612", held + 6, false},
    /* 3 */ {"E4", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "inertia1",
        "inertia1.I*der(inertia1.aV) = inertia1.a.t + inertia1.b.t", "RotationalMechanics.xmi:618", held + 9, false},
    /* 4 */ {"E5", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "inertia2",
        "inertia2.a.aV = inertia2.aV", "RotationalMechanics.xmi:600", held + 14, false},
    /* 5 */ {"E6", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "inertia2",
        "inertia2.b.aV = inertia2.aV", "RotationalMechanics.xmi:606", held + 17, false},
    /* 6 */ {"E7", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "inertia2",
        "der(inertia2.angle) = inertia2.aV", "RotationalMechanics.xmi:612", held + 20, false},
    /* 7 */ {"E8", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "inertia2",
        "inertia2.I*der(inertia2.aV) = inertia2.a.t + inertia2.b.t", "RotationalMechanics.xmi:618", held + 23, false},
    /* 8 */ {"E9", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "spring1",
        "spring1.a.t + spring1.b.t = 0", "RotationalMechanics.xmi:478", held + 28, false},
    /* 9 */ {"E10", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "spring1",
        "spring1.aVRel = spring1.b.aV - spring1.a.aV", "RotationalMechanics.xmi:484", held + 31, false},
    /* 10 */ {"E11", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "spring1",
        "spring1.torqueThru = spring1.b.t", "RotationalMechanics.xmi:490", held + 35, false},
    /* 11 */ {"E12", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "spring1",
        "der(spring1.relPhi) = spring1.aVRel", "RotationalMechanics.xmi:515", held + 38, false},
    /* 12 */ {"E13", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "spring1",
        "spring1.torqueThru = spring1.k*spring1.relPhi", "RotationalMechanics.xmi:521", held + 41, false},
    /* 13 */ {"E14", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "spring2",
        "spring2.a.t + spring2.b.t = 0", "RotationalMechanics.xmi:478", held + 45, false},
    /* 14 */ {"E15", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "spring2",
        "spring2.aVRel = spring2.b.aV - spring2.a.aV", "RotationalMechanics.xmi:484", held + 48, false},
    /* 15 */ {"E16", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "spring2",
        "spring2.torqueThru = spring2.b.t", "RotationalMechanics.xmi:490", held + 52, false},
    /* 16 */ {"E17", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "spring2",
        "der(spring2.relPhi) = spring2.aVRel", "RotationalMechanics.xmi:515", held + 55, false},
    /* 17 */ {"E18", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "spring2",
        "spring2.torqueThru = spring2.k*spring2.relPhi", "RotationalMechanics.xmi:521", held + 58, false},
    /* 18 */ {"E19", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "damper1",
        "damper1.a.t + damper1.b.t = 0", "RotationalMechanics.xmi:478", held + 62, false},
    /* 19 */ {"E20", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "damper1",
        "damper1.aVRel = damper1.b.aV - damper1.a.aV", "RotationalMechanics.xmi:484", held + 65, false},
    /* 20 */ {"E21", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "damper1",
        "damper1.torqueThru = damper1.b.t", "RotationalMechanics.xmi:490", held + 69, false},
    /* 21 */ {"E22", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "damper1",
        "damper1.torqueThru = damper1.k*damper1.aVRel", "RotationalMechanics.xmi:563", held + 72, false},
    /* 22 */ {"E23", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "damper2",
        "damper2.a.t + damper2.b.t = 0", "RotationalMechanics.xmi:478", held + 76, false},
    /* 23 */ {"E24", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "damper2",
        "damper2.aVRel = damper2.b.aV - damper2.a.aV", "RotationalMechanics.xmi:484", held + 79, false},
    /* 24 */ {"E25", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "damper2",
        "damper2.torqueThru = damper2.b.t", "RotationalMechanics.xmi:490", held + 83, false},
    /* 25 */ {"E26", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "damper2",
        "damper2.torqueThru = damper2.k*damper2.aVRel", "RotationalMechanics.xmi:563", held + 86, false},
    /* 26 */ {"E27", "RotationalMechanics::Constraints::RotFixedConstraint::standstill", "ground",
        "ground.p.aV = 0", "RotationalMechanics.xmi:815", held + 90, false},
    /* 27 */ {"E28", "DualSpringMassDamper::SMD::c1", "",
        "inertia1.b.aV = spring1.a.aV", "model.xmi:43", held + 92, false},
    /* 28 */ {"E29", "DualSpringMassDamper::SMD::c2", "",
        "inertia1.b.aV = damper1.a.aV", "model.xmi:51", held + 95, false},
    /* 29 */ {"E30", "DualSpringMassDamper::SMD::c3", "",
        "spring1.b.aV = inertia2.a.aV", "model.xmi:59", held + 98, false},
    /* 30 */ {"E31", "DualSpringMassDamper::SMD::c4", "",
        "damper1.b.aV = inertia2.a.aV", "model.xmi:67", held + 101, false},
    /* 31 */ {"E32", "DualSpringMassDamper::SMD::c5", "",
        "inertia2.b.aV = spring2.a.aV", "model.xmi:75", held + 104, false},
    /* 32 */ {"E33", "DualSpringMassDamper::SMD::c6", "",
        "inertia2.b.aV = damper2.a.aV", "model.xmi:83", held + 107, false},
    /* 33 */ {"E34", "DualSpringMassDamper::SMD::c7", "",
        "spring2.b.aV = ground.p.aV", "model.xmi:91", held + 110, false},
    /* 34 */ {"E35", "DualSpringMassDamper::SMD::c8", "",
        "damper2.b.aV = ground.p.aV", "model.xmi:99", held + 113, false},
    /* 35 */ {"E36", "DualSpringMassDamper::SMD::c1", "",
        "inertia1.b.t + spring1.a.t + damper1.a.t = 0", "model.xmi:43", held + 116, false},
    /* 36 */ {"E37", "DualSpringMassDamper::SMD::c3", "",
        "spring1.b.t + inertia2.a.t + damper1.b.t = 0", "model.xmi:59", held + 120, false},
    /* 37 */ {"E38", "DualSpringMassDamper::SMD::c5", "",
        "inertia2.b.t + spring2.a.t + damper2.a.t = 0", "model.xmi:75", held + 124, false},
    /* 38 */ {"E39", "DualSpringMassDamper::SMD::c7", "",
        "spring2.b.t + ground.p.t + damper2.b.t = 0", "model.xmi:91", held + 128, false},
    /* 39 */ {"E40", "RotationalMechanics::TwoFlangeRotComponent::a", "inertia1",
        "inertia1.a.t = 0", "RotationalMechanics.xmi:13", held + 132, false},
    /* 40 */ {"E17~", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "spring2",
        "spring2.relPhi = -inertia2.angle + offset(spring2.relPhi)", "RotationalMechanics.xmi:515", held + 134, false},
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
    0, 1, 2, 4, 5, 6, 7, 8, 10, 11, 13, 14, 16, 17, 19, 21};
static const int jacobian_row_slot[] = {
    5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19};
static const int jacobian_term_slot[] = {
    0, 2, 2, 0, 7, 4, 3, 10, 2, 0, 12, 13, 9, 14, 9, 13, 2, 17, 11, 16, 18};
static const int jacobian_term_partial[] = {
    0, 0, 0, 1, 0, 2, 1, 3, 0, 1, 4, 0, 0, 5, 1, 1, 6, 0, 0, 7, 7};
static const int jacobian_derivative[] = {
    15, 5, 19, 6, 8};
static const int jacobian_column_start[] = {
    0, 4, 5, 9, 11, 14};
static const int jacobian_row_index[] = {
    0, 1, 2, 4, 1, 0, 2, 3, 4, 2, 3, 0, 2, 4};
static const int jacobian_colour[] = {
    0, 1, 1, 2, 3};

const ModelJacobian model_jacobian = {
    .states = 5,
    .slots = 20,
    .rows = 15,
    .loop_count = 0,
    .partial_count = 8,
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
    {"DualSpringMassDamper::SMD::c1", "", "model.xmi:43"},
    {"DualSpringMassDamper::SMD::c2", "", "model.xmi:51"},
    {"DualSpringMassDamper::SMD::c3", "", "model.xmi:59"},
    {"DualSpringMassDamper::SMD::c4", "", "model.xmi:67"},
    {"DualSpringMassDamper::SMD::c5", "", "model.xmi:75"},
    {"DualSpringMassDamper::SMD::c6", "", "model.xmi:83"},
    {"DualSpringMassDamper::SMD::c7", "", "model.xmi:91"},
    {"DualSpringMassDamper::SMD::c8", "", "model.xmi:99"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {2, 14}, {false, false}},
    {0, {3, 15}, {false, false}},
    {1, {2, 30}, {false, false}},
    {1, {3, 31}, {false, false}},
    {2, {16, 7}, {false, false}},
    {2, {17, 8}, {false, false}},
    {3, {32, 7}, {false, false}},
    {3, {33, 8}, {false, false}},
    {4, {9, 22}, {false, false}},
    {4, {10, 23}, {false, false}},
    {5, {9, 37}, {false, false}},
    {5, {10, 38}, {false, false}},
    {6, {24, 44}, {false, false}},
    {6, {25, 45}, {false, false}},
    {7, {39, 44}, {false, false}},
    {7, {40, 45}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    0, 2, 7, 9, 14, 16, 22, 24, 30, 32, 37, 39, 44};

static const ModelJoints model_joints = {16, 13, joint_table, connectors, flows};

static const char *const plot[] = {"inertia1.angle", "inertia2.angle", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of SMDExperiment",
    "",
    "40 equations drawn, 1 derived; 24 eliminated as aliases, 0 redundant, 0 of constants, 16 in use",
    "5 states; 17 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  inertia1.aV                                   start 0.0                                           its start is given",
    "  inertia1.angle                                start 0.0                                           its start is given",
    "  inertia2.aV                                   start 0.0                                           its start is given",
    "  inertia2.angle                                start 1.0                                           its start is given",
    "  spring1.relPhi                                start 1.0                                           its start is given",
    "",
    "Would be states, but move as others do",
    "  E17~   spring2.relPhi = -inertia2.angle + offset(spring2.relPhi)                                  moves as -inertia2.angle",
    "",
    "Eliminated",
    "  E40    inertia1.a.t                           = 0                                                 RotationalMechanics.xmi:13",
    "  E1     inertia1.a.aV                          = inertia1.aV                                       RotationalMechanics.xmi:600",
    "  E2     inertia1.b.aV                          = inertia1.aV                                       RotationalMechanics.xmi:606",
    "  E5     inertia2.a.aV                          = inertia2.aV                                       RotationalMechanics.xmi:600",
    "  E6     inertia2.b.aV                          = inertia2.aV                                       RotationalMechanics.xmi:606",
    "  E9     spring1.a.t                            = -spring1.torqueThru                               RotationalMechanics.xmi:478",
    "  E28    spring1.a.aV                           = inertia1.aV                                       model.xmi:43",
    "  E11    spring1.b.t                            = spring1.torqueThru                                RotationalMechanics.xmi:490",
    "  E30    spring1.b.aV                           = inertia2.aV                                       model.xmi:59",
    "  E14    spring2.a.t                            = -spring2.torqueThru                               RotationalMechanics.xmi:478",
    "  E32    spring2.a.aV                           = inertia2.aV                                       model.xmi:75",
    "  E16    spring2.b.t                            = spring2.torqueThru                                RotationalMechanics.xmi:490",
    "  E34    spring2.b.aV                           = 0                                                 model.xmi:91",
    "  E15    spring2.aVRel                          = -inertia2.aV                                      RotationalMechanics.xmi:484",
    "  E19    damper1.a.t                            = -damper1.torqueThru                               RotationalMechanics.xmi:478",
    "  E29    damper1.a.aV                           = inertia1.aV                                       model.xmi:51",
    "  E21    damper1.b.t                            = damper1.torqueThru                                RotationalMechanics.xmi:490",
    "  E31    damper1.b.aV                           = inertia2.aV                                       model.xmi:67",
    "  E23    damper2.a.t                            = -damper2.torqueThru                               RotationalMechanics.xmi:478",
    "  E33    damper2.a.aV                           = inertia2.aV                                       model.xmi:83",
    "  E25    damper2.b.t                            = damper2.torqueThru                                RotationalMechanics.xmi:490",
    "  E35    damper2.b.aV                           = 0                                                 model.xmi:99",
    "  E24    damper2.aVRel                          = -inertia2.aV                                      RotationalMechanics.xmi:484",
    "  E27    ground.p.aV                            = 0                                                 RotationalMechanics.xmi:815",
    "",
    "Start",
    "         inertia1.aV := 0.0",
    "         inertia1.angle := 0.0",
    "         inertia2.aV := 0.0",
    "         inertia2.angle := 1.0",
    "         spring1.relPhi := 1.0",
    "         spring2.relPhi := -1.0",
    "  E17~   offset(spring2.relPhi) := spring2.relPhi + inertia2.angle                                  RotationalMechanics.xmi:515",
    "",
    "Continuous time",
    "  E3     der(inertia1.angle) := inertia1.aV                                                         RotationalMechanics.xmi:612",
    "  E7     der(inertia2.angle) := inertia2.aV                                                         RotationalMechanics.xmi:612",
    "  E10    spring1.aVRel := inertia2.aV - inertia1.aV                                                 RotationalMechanics.xmi:484",
    "  E12    der(spring1.relPhi) := spring1.aVRel                                                       RotationalMechanics.xmi:515",
    "  E13    spring1.torqueThru := spring1.k*spring1.relPhi                                             RotationalMechanics.xmi:521",
    "  E17~   spring2.relPhi := -inertia2.angle + offset(spring2.relPhi)                                 RotationalMechanics.xmi:515",
    "  E18    spring2.torqueThru := spring2.k*spring2.relPhi                                             RotationalMechanics.xmi:521",
    "  E20    damper1.aVRel := inertia2.aV - inertia1.aV                                                 RotationalMechanics.xmi:484",
    "  E22    damper1.torqueThru := damper1.k*damper1.aVRel                                              RotationalMechanics.xmi:563",
    "  E36    inertia1.b.t := damper1.torqueThru + spring1.torqueThru                                    model.xmi:43",
    "  E4     der(inertia1.aV) := inertia1.b.t/inertia1.I  unless inertia1.I vanishes                    RotationalMechanics.xmi:618",
    "  E37    inertia2.a.t := -(spring1.torqueThru + damper1.torqueThru)                                 model.xmi:59",
    "  E26    damper2.torqueThru := -damper2.k*inertia2.aV                                               RotationalMechanics.xmi:563",
    "  E38    inertia2.b.t := damper2.torqueThru + spring2.torqueThru                                    model.xmi:75",
    "  E8     der(inertia2.aV) := (inertia2.a.t + inertia2.b.t)/inertia2.I  unless inertia2.I vanishes   RotationalMechanics.xmi:618",
    "",
    "For results only",
    "  E17    der(spring2.relPhi) := -inertia2.aV                                                        RotationalMechanics.xmi:515",
    "  E39    ground.p.t := -(spring2.torqueThru + damper2.torqueThru)                                   model.xmi:91",
    NULL};

/* Rows of model_variables; -1: of a state set. */
static const int states[] = {
    5, 6, 12, 13, 21};

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
    .name = "SMDExperiment",
    .qualified_name = "DualSpringMassDamper::SMDExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 10.0,
    .interval = 0.01,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .state_count = 5,
    .states = states,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
};
