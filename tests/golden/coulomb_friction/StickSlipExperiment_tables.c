/* StickSlipExperiment_tables.c - names, patterns and data, of CoulombFriction::StickSlipExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "StickSlipExperiment.h"

const int model_variable_count = 39;
const int model_equation_count = 28;
const int model_constraint_count = 26;
const int model_loop_count = 0;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* ---- variables, by kind of part ---- */

static const char *const literals_1[] = {"SlipForward", "Stick", "SlipBackward", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "N",
        .source = "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f",
        .description = "Force on the block that owns the port"},
    /* 1 */ {.unit = "m/s",
        .source = "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV",
        .description = "Velocity of the flange"},
    /* 2 */ {.unit = "N",
        .source = "TranslationalMechanics.xmi:21 TranslationalMechanics::TwoFlangeTransComponent::forceThru",
        .description = "Force through the component, positive in tension"},
    /* 3 */ {.unit = "m/s",
        .source = "TranslationalMechanics.xmi:29 TranslationalMechanics::CompliantTransComponent::relV",
        .description = "Velocity of b relative to a"},
    /* 4 */ {.unit = "m",
        .source = "TranslationalMechanics.xmi:33 TranslationalMechanics::CompliantTransComponent::displ",
        .description = "Displacement of b relative to a; components side by side start with the same"},
    /* 5 */ {.unit = "N/m", .source = "TranslationalMechanics.xmi:78 TranslationalMechanics::TransLinearSpring::k",
        .description = "Stiffness"},
    /* 6 */ {.unit = "m/s",
        .source = "TranslationalMechanics.xmi:33 TranslationalMechanics::CompliantTransComponent::displ"},
    /* 7 */ {.unit = "N*s/m", .source = "TranslationalMechanics.xmi:99 TranslationalMechanics::TransLinearDamper::k",
        .description = "Damping"},
    /* 8 */ {.unit = "kg", .source = "TranslationalMechanics.xmi:127 TranslationalMechanics::TransInertia::m",
        .description = "Mass, greater than 0"},
    /* 9 */ {.unit = "m/s", .source = "TranslationalMechanics.xmi:131 TranslationalMechanics::TransInertia::v",
        .description = "Velocity of the body"},
    /* 10 */ {.unit = "m", .source = "model.xmi:22 CoulombFriction::PositionInertia::x",
        .description = "Position of the body"},
    /* 11 */ {.unit = "m/s^2", .source = "TranslationalMechanics.xmi:131 TranslationalMechanics::TransInertia::v"},
    /* 12 */ {.unit = "m/s", .source = "model.xmi:22 CoulombFriction::PositionInertia::x"},
    /* 13 */ {.unit = "m/s", .source = "model.xmi:43 CoulombFriction::BeltFriction::beltSpeed",
        .description = "Speed of the belt"},
    /* 14 */ {.unit = "N", .source = "model.xmi:47 CoulombFriction::BeltFriction::staticForce",
        .description = "Largest force while body and belt move together"},
    /* 15 */ {.unit = "N", .source = "model.xmi:51 CoulombFriction::BeltFriction::slidingForce",
        .description = "Force while the body slips"},
    /* 16 */ {.unit = "N", .source = "model.xmi:55 CoulombFriction::BeltFriction::force",
        .description = "Force on the body"},
    /* 17 */ {.unit = "m/s^2", .source = "model.xmi:59 CoulombFriction::BeltFriction::acceleration",
        .description = "Acceleration of the body"},
    /* 18 */ {.unit = "", .source = "model.xmi:62 CoulombFriction::BeltFriction::mode",
        .description = "0: sticks; 1: slower than the belt, which pulls it forward; -1: faster"},
    /* 19 */ {.unit = "m/s^2",
        .source = "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV"},
    /* 20 */ {.unit = "", .source = "model.xmi:98 CoulombFriction::BeltFriction::Contact",
        .literals = literals_1, .first_literal = 1},
};

/* TranslationalMechanics::TransFixed */
static const ModelMember members_1[] = {
    {.name = "p.f", .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct TransFixed, p.f), .origin = 3, .equation = 23},
    {.name = "p.lV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 1},
};

/* TranslationalMechanics::TransLinearSpring */
static const ModelMember members_2[] = {
    {.name = "a.f", .kind = MODEL_ALGEBRAIC, .equals = 4, .is_negative = true, .origin = 1, .equation = 1},
    {.name = "a.lV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 2,
        .equation = 18},
    {.name = "b.f", .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 3},
    {.name = "b.lV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 20, .origin = 2, .equation = 2},
    {.name = "forceThru", .quantity = 2, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct TransLinearSpring, forceThru), .origin = 1, .equation = 1},
    {.name = "relV", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 18, .origin = 1, .equation = -3},
    {.name = "displ", .quantity = 4, .kind = MODEL_STATE, .offset = offsetof(struct TransLinearSpring, displ),
        .has_start = true, .start = offsetof(struct TransLinearSpring, displ_start)},
    {.name = "k", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct TransLinearSpring, k)},
    {.name = "der(displ)", .quantity = 6, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct TransLinearSpring, der_displ), .origin = 1, .equation = 1, .is_late = true},
};

/* TranslationalMechanics::TransLinearDamper */
static const ModelMember members_3[] = {
    {.name = "a.f", .kind = MODEL_ALGEBRAIC, .equals = 4, .is_negative = true, .origin = 1, .equation = 3},
    {.name = "a.lV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 2,
        .equation = -1},
    {.name = "b.f", .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 3},
    {.name = "b.lV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 11, .origin = 2, .equation = 2},
    {.name = "forceThru", .quantity = 2, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct TransLinearDamper, forceThru), .origin = 1, .equation = 1},
    {.name = "relV", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 9, .origin = 1, .equation = -3},
    {.name = "displ", .quantity = 4, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct TransLinearDamper, displ),
        .has_start = true, .start = offsetof(struct TransLinearDamper, displ_start), .origin = 6, .equation = 26},
    {.name = "k", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct TransLinearDamper, k)},
    {.name = "der(displ)", .quantity = 6, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct TransLinearDamper, der_displ), .origin = 1, .equation = 1, .is_late = true},
};

/* CoulombFriction::PositionInertia */
static const ModelMember members_4[] = {
    {.name = "a.f", .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct PositionInertia, a.f), .origin = 1,
        .equation = 5},
    {.name = "a.lV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 4, .origin = 1, .equation = -2},
    {.name = "b.f", .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 4, .equation = 25},
    {.name = "b.lV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 2, .origin = 1, .equation = 1},
    {.name = "m", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct PositionInertia, m)},
    {.name = "v", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct PositionInertia, v),
        .has_start = true, .start = offsetof(struct PositionInertia, v_start)},
    {.name = "x", .quantity = 10, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct PositionInertia, x),
        .has_start = true, .start = offsetof(struct PositionInertia, x_start), .origin = 6, .equation = 1},
    {.name = "der(v)", .quantity = 11, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct PositionInertia, der_v),
        .origin = 1, .equation = 4, .is_late = true},
    {.name = "der(x)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct PositionInertia, der_x),
        .origin = 1, .equation = -2, .is_late = true},
};

/* CoulombFriction::BeltFriction */
static const ModelMember members_5[] = {
    {.name = "a.f", .kind = MODEL_ALGEBRAIC, .equals = 5, .is_negative = true, .origin = 1, .equation = 3},
    {.name = "a.lV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -5, .origin = 2, .equation = 1},
    {.name = "beltSpeed", .quantity = 13, .kind = MODEL_CONSTANT, .offset = offsetof(struct BeltFriction, beltSpeed)},
    {.name = "staticForce", .quantity = 14, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct BeltFriction, staticForce)},
    {.name = "slidingForce", .quantity = 15, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct BeltFriction, slidingForce)},
    {.name = "force", .quantity = 16, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct BeltFriction, force),
        .origin = 3, .equation = 1},
    {.name = "acceleration", .quantity = 17, .kind = MODEL_ALGEBRAIC,
        .offset = offsetof(struct BeltFriction, acceleration), .origin = 1, .equation = -2},
    {.name = "mode", .quantity = 18, .kind = MODEL_DISCRETE, .offset = offsetof(struct BeltFriction, mode),
        .has_start = true, .start = offsetof(struct BeltFriction, mode_start)},
    {.name = "der(a.lV)", .quantity = 19, .kind = MODEL_DERIVATIVE, .equals = -10, .origin = 2, .is_late = true},
    {.name = "Contact", .quantity = 20, .kind = MODEL_DISCRETE, .offset = offsetof(struct BeltFriction, Contact),
        .is_late = true},
};

static const ModelShape shapes[] = {
    /* 0 */ {NULL, 0},
    /* 1 */ {members_1, 2},
    /* 2 */ {members_2, 9},
    /* 3 */ {members_3, 9},
    /* 4 */ {members_4, 9},
    /* 5 */ {members_5, 10},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0},
    /* 1 */ {offsetof(struct Model, wall), sizeof(struct TransFixed)},
    /* 2 */ {offsetof(struct Model, spring), sizeof(struct TransLinearSpring)},
    /* 3 */ {offsetof(struct Model, damper), sizeof(struct TransLinearDamper)},
    /* 4 */ {offsetof(struct Model, mass), sizeof(struct PositionInertia)},
    /* 5 */ {offsetof(struct Model, friction), sizeof(struct BeltFriction)},
};

/* Parts, owners first: name, row of the owner, of shapes, of fields; element of that. */
const ModelInstance model_instances[] = {
    {"", -1, 0, 0, 0},
    {"wall", 0, 1, 1, 0},
    {"spring", 0, 2, 2, 0},
    {"damper", 0, 3, 3, 0},
    {"mass", 0, 4, 4, 0},
    {"friction", 0, 5, 5, 0},
};
const int model_instance_count = 6;

static ModelPlace places[6];
static int rows[39];
static ModelVariable variables[39];
static char path_text[542];
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
    1, -1,
    2, 4, -1,
    7, 5, 3, -1,
    33, 7, -1,
    6, 4, -1,
    6, 9, 8, -1,
    10, 12, -1,
    15, 13, 11, -1,
    34, 15, -1,
    14, 12, -1,
    14, 17, 15, -1,
    19, 23, -1,
    21, 23, -1,
    22, 35, 18, 20, -1,
    36, 23, -1,
    31, 37, -1,
    32, 31, 30, 29, -1,
    25, 30, -1,
    1, 3, -1,
    1, 11, -1,
    5, 19, -1,
    13, 19, -1,
    26, 19, -1,
    0, 2, 10, -1,
    4, 18, 12, 25, -1,
    20, -1,
    16, 8, -1,
    24, 8, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "TranslationalMechanics::Constraints::TransFixedConstraint::standstill", "wall",
        "wall.p.lV = 0", "TranslationalMechanics.xmi:840", held + 0, false},
    /* 1 */ {"E2", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::balance", "spring",
        "spring.a.f + spring.b.f = 0", "TranslationalMechanics.xmi:608", held + 2, false},
    /* 2 */ {"E3", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::motion", "spring",
        "spring.relV = spring.b.lV - spring.a.lV", "TranslationalMechanics.xmi:614", held + 5, false},
    /* 3 */ {"E4", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::integral", "spring",
        "der(spring.displ) = spring.relV", "TranslationalMechanics.xmi:620", held + 9, false},
    /* 4 */ {"E5", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::force", "spring",
        "spring.forceThru = spring.b.f", "TranslationalMechanics.xmi:626", held + 12, false},
    /* 5 */ {"E6", "TranslationalMechanics::Constraints::TransLinearSpringConstraint::law", "spring",
        "spring.forceThru = spring.k*spring.displ", "TranslationalMechanics.xmi:647", held + 15, false},
    /* 6 */ {"E7", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::balance", "damper",
        "damper.a.f + damper.b.f = 0", "TranslationalMechanics.xmi:608", held + 19, false},
    /* 7 */ {"E8", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::motion", "damper",
        "damper.relV = damper.b.lV - damper.a.lV", "TranslationalMechanics.xmi:614", held + 22, false},
    /* 8 */ {"E9", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::integral", "damper",
        "der(damper.displ) = damper.relV", "TranslationalMechanics.xmi:620", held + 26, false},
    /* 9 */ {"E10", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::force", "damper",
        "damper.forceThru = damper.b.f", "TranslationalMechanics.xmi:626", held + 29, false},
    /* 10 */ {"E11", "TranslationalMechanics::Constraints::TransLinearDamperConstraint::law", "damper",
        "damper.forceThru = damper.k*damper.relV", "TranslationalMechanics.xmi:668", held + 32, false},
    /* 11 */ {"E12", "TranslationalMechanics::Constraints::TransInertiaConstraint::flangeA", "mass",
        "mass.a.lV = mass.v", "TranslationalMechanics.xmi:701", held + 36, false},
    /* 12 */ {"E13", "TranslationalMechanics::Constraints::TransInertiaConstraint::flangeB", "mass",
        "mass.b.lV = mass.v", "TranslationalMechanics.xmi:707", held + 39, false},
    /* 13 */ {"E14", "TranslationalMechanics::Constraints::TransInertiaConstraint::newton", "mass",
        "mass.m*der(mass.v) = mass.a.f + mass.b.f", "TranslationalMechanics.xmi:713", held + 42, false},
    /* 14 */ {"E15", "CoulombFriction::Constraints::PositionConstraint::position", "mass",
        "der(mass.x) = mass.v", "model.xmi:231", held + 47, false},
    /* 15 */ {"E16", "CoulombFriction::Constraints::BeltFrictionConstraint::motion", "friction",
        "friction.acceleration = der(friction.a.lV)", "model.xmi:258", held + 50, false},
    /* 16 */ {"E17", "CoulombFriction::Constraints::BeltFrictionConstraint::friction", "friction",
        "0 = if friction.mode == 0 then friction.acceleration else friction.force - friction.mode*friction.slidingForce", "model.xmi:264", held + 53, false},
    /* 17 */ {"E18", "CoulombFriction::Constraints::BeltFrictionConstraint::reaction", "friction",
        "friction.a.f = -friction.force", "model.xmi:270", held + 58, false},
    /* 18 */ {"E19", "CoulombFriction::StickSlip::c1", "",
        "wall.p.lV = spring.a.lV", "model.xmi:153", held + 61, false},
    /* 19 */ {"E20", "CoulombFriction::StickSlip::c2", "",
        "wall.p.lV = damper.a.lV", "model.xmi:161", held + 64, false},
    /* 20 */ {"E21", "CoulombFriction::StickSlip::c3", "",
        "spring.b.lV = mass.a.lV", "model.xmi:169", held + 67, false},
    /* 21 */ {"E22", "CoulombFriction::StickSlip::c4", "",
        "damper.b.lV = mass.a.lV", "model.xmi:177", held + 70, false},
    /* 22 */ {"E23", "CoulombFriction::StickSlip::c5", "",
        "friction.a.lV = mass.a.lV", "model.xmi:185", held + 73, false},
    /* 23 */ {"E24", "CoulombFriction::StickSlip::c1", "",
        "wall.p.f + spring.a.f + damper.a.f = 0", "model.xmi:153", held + 76, false},
    /* 24 */ {"E25", "CoulombFriction::StickSlip::c3", "",
        "spring.b.f + mass.a.f + damper.b.f + friction.a.f = 0", "model.xmi:169", held + 80, false},
    /* 25 */ {"E26", "TranslationalMechanics::TransInertia::b", "mass",
        "mass.b.f = 0", "TranslationalMechanics.xmi:123", held + 85, false},
    /* 26 */ {"E9~", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::integral", "damper",
        "damper.displ = spring.displ + offset(damper.displ)", "TranslationalMechanics.xmi:620", held + 87, false},
    /* 27 */ {"E15~", "CoulombFriction::Constraints::PositionConstraint::position", "mass",
        "mass.x = spring.displ + offset(mass.x)", "model.xmi:231", held + 90, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

static const ModelBranch branches[] = {
    {.text = "mass.v >= friction.beltSpeed", .element = "CoulombFriction::BeltFriction::Contact",
    .source = "model.xmi:96", .equation = -1, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.mass_v_at_least_friction_beltSpeed), .group = -1,
    .slack = offsetof(Model, slack.mass_v_at_least_friction_beltSpeed)},
    {.text = "friction.acceleration > 0", .element = "CoulombFriction::BeltFriction::Contact",
    .source = "model.xmi:96", .equation = -1, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.friction_acceleration_above_0), .group = -1,
    .slack = offsetof(Model, slack.friction_acceleration_above_0)},
    {.text = "friction.force >= friction.staticForce", .element = "CoulombFriction::BeltFriction::Contact",
    .source = "model.xmi:96", .equation = -1, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.friction_force_at_least_friction_staticForce), .group = -1,
    .slack = offsetof(Model, slack.friction_force_at_least_friction_staticForce)},
    {.text = "friction.force <= -friction.staticForce", .element = "CoulombFriction::BeltFriction::Contact",
    .source = "model.xmi:96", .equation = -1, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.friction_force_at_most__friction_staticForce), .group = -1,
    .slack = offsetof(Model, slack.friction_force_at_most__friction_staticForce)},
    {.text = "mass.v <= friction.beltSpeed", .element = "CoulombFriction::BeltFriction::Contact",
    .source = "model.xmi:96", .equation = -1, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.mass_v_at_most_friction_beltSpeed), .group = -1,
    .slack = offsetof(Model, slack.mass_v_at_most_friction_beltSpeed)},
    {.text = "friction.acceleration < 0", .element = "CoulombFriction::BeltFriction::Contact",
    .source = "model.xmi:96", .equation = -1, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.friction_acceleration_below_0), .group = -1,
    .slack = offsetof(Model, slack.friction_acceleration_below_0)},
};

/* Rows of branches. */
static const int indicator_branches[] = {0, 1, 2, 3, 4, 5, -1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 6;
const int model_indicator_count = 6;

static const ModelDiscrete discretes[] = {
    {.variable = 32, .name = "friction.mode", .type = MODEL_NUMBER, .offset = offsetof(Model, friction.mode),
    .pre = offsetof(Model, pre.friction_mode), .start = offsetof(Model, friction.mode_start), .is_felt = true,
    .group = -1, .is_stepwise = true},
    {.variable = 38, .name = "friction.Contact", .type = MODEL_NUMBER, .offset = offsetof(Model, friction.Contact),
    .pre = offsetof(Model, pre.friction_Contact), .start = offsetof(Model, friction.Contact_start), .group = -1,
    .is_stepwise = true},
    {.variable = -1, .name = "friction.seen(Contact.SlipForward,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.seen_Contact_SlipForward_1),
    .pre = offsetof(Model, pre.friction_seen_Contact_SlipForward_1),
    .start = offsetof(Model, friction.seen_Contact_SlipForward_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "friction.since(Contact.SlipForward,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.since_Contact_SlipForward_1),
    .pre = offsetof(Model, pre.friction_since_Contact_SlipForward_1),
    .start = offsetof(Model, friction.since_Contact_SlipForward_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "friction.consumed(Contact,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.consumed_Contact_1),
    .pre = offsetof(Model, pre.friction_consumed_Contact_1),
    .start = offsetof(Model, friction.consumed_Contact_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "friction.held(Contact.SlipForward,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.held_Contact_SlipForward_1),
    .pre = offsetof(Model, pre.friction_held_Contact_SlipForward_1),
    .start = offsetof(Model, friction.held_Contact_SlipForward_1_start), .group = -1, .is_stepwise = true,
    .remark = "'a.lMomF.lV >= beltSpeed and acceleration > 0' (CoulombFriction::BeltFriction::Contact::SlipForward->Stick, of friction, model.xmi:279)"},
    {.variable = -1, .name = "friction.seen(Contact.Stick,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.seen_Contact_Stick_1),
    .pre = offsetof(Model, pre.friction_seen_Contact_Stick_1),
    .start = offsetof(Model, friction.seen_Contact_Stick_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "friction.since(Contact.Stick,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.since_Contact_Stick_1),
    .pre = offsetof(Model, pre.friction_since_Contact_Stick_1),
    .start = offsetof(Model, friction.since_Contact_Stick_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "friction.consumed(Contact,2)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.consumed_Contact_2),
    .pre = offsetof(Model, pre.friction_consumed_Contact_2),
    .start = offsetof(Model, friction.consumed_Contact_2_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "friction.held(Contact.Stick,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.held_Contact_Stick_1),
    .pre = offsetof(Model, pre.friction_held_Contact_Stick_1),
    .start = offsetof(Model, friction.held_Contact_Stick_1_start), .group = -1, .is_stepwise = true,
    .remark = "'force >= staticForce' (CoulombFriction::BeltFriction::Contact::Stick->SlipForward, of friction, model.xmi:291)"},
    {.variable = -1, .name = "friction.seen(Contact.Stick,2)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.seen_Contact_Stick_2),
    .pre = offsetof(Model, pre.friction_seen_Contact_Stick_2),
    .start = offsetof(Model, friction.seen_Contact_Stick_2_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "friction.since(Contact.Stick,2)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.since_Contact_Stick_2),
    .pre = offsetof(Model, pre.friction_since_Contact_Stick_2),
    .start = offsetof(Model, friction.since_Contact_Stick_2_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "friction.consumed(Contact,3)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.consumed_Contact_3),
    .pre = offsetof(Model, pre.friction_consumed_Contact_3),
    .start = offsetof(Model, friction.consumed_Contact_3_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "friction.held(Contact.Stick,2)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.held_Contact_Stick_2),
    .pre = offsetof(Model, pre.friction_held_Contact_Stick_2),
    .start = offsetof(Model, friction.held_Contact_Stick_2_start), .group = -1, .is_stepwise = true,
    .remark = "'force <= -staticForce' (CoulombFriction::BeltFriction::Contact::Stick->SlipBackward, of friction, model.xmi:297)"},
    {.variable = -1, .name = "friction.seen(Contact.SlipBackward,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.seen_Contact_SlipBackward_1),
    .pre = offsetof(Model, pre.friction_seen_Contact_SlipBackward_1),
    .start = offsetof(Model, friction.seen_Contact_SlipBackward_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "friction.since(Contact.SlipBackward,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.since_Contact_SlipBackward_1),
    .pre = offsetof(Model, pre.friction_since_Contact_SlipBackward_1),
    .start = offsetof(Model, friction.since_Contact_SlipBackward_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "friction.consumed(Contact,4)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.consumed_Contact_4),
    .pre = offsetof(Model, pre.friction_consumed_Contact_4),
    .start = offsetof(Model, friction.consumed_Contact_4_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "friction.held(Contact.SlipBackward,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, friction.held_Contact_SlipBackward_1),
    .pre = offsetof(Model, pre.friction_held_Contact_SlipBackward_1),
    .start = offsetof(Model, friction.held_Contact_SlipBackward_1_start), .group = -1, .is_stepwise = true,
    .remark = "'a.lMomF.lV <= beltSpeed and acceleration < 0' (CoulombFriction::BeltFriction::Contact::SlipBackward->Stick, of friction, model.xmi:285)"},
};

const ModelDiscrete *const model_discretes = discretes;
const int model_discrete_count = 18;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

/* What algorithms set. */
static const ModelAction actions[] = {
    {.name = "friction.mode", .element = "CoulombFriction::BeltFriction::Contact", .instance = "friction",
    .source = "model.xmi:96", .reset = -1, .offset = offsetof(Model, friction.mode), .sign = 1},
    {.name = "friction.Contact", .element = "CoulombFriction::BeltFriction::Contact", .instance = "friction",
    .source = "model.xmi:96", .reset = -1, .offset = offsetof(Model, friction.Contact), .sign = 1},
    {.name = "friction.seen(Contact.SlipForward,1)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.seen_Contact_SlipForward_1), .sign = 1},
    {.name = "friction.since(Contact.SlipForward,1)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.since_Contact_SlipForward_1), .sign = 1},
    {.name = "friction.consumed(Contact,1)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.consumed_Contact_1), .sign = 1},
    {.name = "friction.held(Contact.SlipForward,1)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.held_Contact_SlipForward_1), .sign = 1},
    {.name = "friction.seen(Contact.Stick,1)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.seen_Contact_Stick_1), .sign = 1},
    {.name = "friction.since(Contact.Stick,1)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.since_Contact_Stick_1), .sign = 1},
    {.name = "friction.consumed(Contact,2)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.consumed_Contact_2), .sign = 1},
    {.name = "friction.held(Contact.Stick,1)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.held_Contact_Stick_1), .sign = 1},
    {.name = "friction.seen(Contact.Stick,2)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.seen_Contact_Stick_2), .sign = 1},
    {.name = "friction.since(Contact.Stick,2)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.since_Contact_Stick_2), .sign = 1},
    {.name = "friction.consumed(Contact,3)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.consumed_Contact_3), .sign = 1},
    {.name = "friction.held(Contact.Stick,2)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.held_Contact_Stick_2), .sign = 1},
    {.name = "friction.seen(Contact.SlipBackward,1)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.seen_Contact_SlipBackward_1), .sign = 1},
    {.name = "friction.since(Contact.SlipBackward,1)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.since_Contact_SlipBackward_1), .sign = 1},
    {.name = "friction.consumed(Contact,4)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.consumed_Contact_4), .sign = 1},
    {.name = "friction.held(Contact.SlipBackward,1)", .element = "CoulombFriction::BeltFriction::Contact",
    .instance = "friction", .source = "model.xmi:96", .reset = -1,
    .offset = offsetof(Model, friction.held_Contact_SlipBackward_1), .sign = 1},
};

const ModelAction *const model_actions = actions;
const int model_action_count = 18;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 3, 5};
static const int jacobian_row_slot[] = {
    2, 3, 4, 5};
static const int jacobian_term_slot[] = {
    1, 0, 1, 3, 4};
static const int jacobian_term_partial[] = {
    0, 1, 2, 3, 3};
static const int jacobian_derivative[] = {
    2, 5};
static const int jacobian_column_start[] = {
    0, 2, 4};
static const int jacobian_row_index[] = {
    0, 1, 0, 1};
static const int jacobian_colour[] = {
    0, 1};

const ModelJacobian model_jacobian = {
    .states = 2,
    .slots = 6,
    .rows = 4,
    .loop_count = 0,
    .partial_count = 4,
    .number_count = 1,
    .colours = 2,
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
    {"CoulombFriction::StickSlip::c1", "", "model.xmi:153"},
    {"CoulombFriction::StickSlip::c2", "", "model.xmi:161"},
    {"CoulombFriction::StickSlip::c3", "", "model.xmi:169"},
    {"CoulombFriction::StickSlip::c4", "", "model.xmi:177"},
    {"CoulombFriction::StickSlip::c5", "", "model.xmi:185"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {0, 2}, {false, false}},
    {0, {1, 3}, {false, false}},
    {1, {0, 10}, {false, false}},
    {1, {1, 11}, {false, false}},
    {2, {4, 18}, {false, false}},
    {2, {5, 19}, {false, false}},
    {3, {12, 18}, {false, false}},
    {3, {13, 19}, {false, false}},
    {4, {25, 18}, {false, false}},
    {4, {26, 19}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    0, 2, 4, 10, 12, 18, 20, 25};

static const ModelJoints model_joints = {10, 8, joint_table, connectors, flows};

static const char *const plot[] = {"mass.v", "friction.force", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

/* Variables that are whole numbers. */
static const int integers[] = {32, -1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of StickSlipExperiment",
    "",
    "26 equations drawn, 2 derived; 16 eliminated as aliases, 0 redundant, 0 of constants, 10 in use",
    "2 states; 12 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  spring.displ                                  start 0.0                                           its start is given",
    "  mass.v                                        start 0.0                                           its start is given",
    "",
    "Would be states, but move as others do",
    "  E9~    damper.displ = spring.displ + offset(damper.displ)                                         moves as spring.displ",
    "  E15~   mass.x = spring.displ + offset(mass.x)                                                     moves as spring.displ",
    "",
    "Eliminated",
    "  E1     wall.p.lV                              = 0                                                 TranslationalMechanics.xmi:840",
    "  E2     spring.a.f                             = -spring.forceThru                                 TranslationalMechanics.xmi:608",
    "  E19    spring.a.lV                            = 0                                                 model.xmi:153",
    "  E5     spring.b.f                             = spring.forceThru                                  TranslationalMechanics.xmi:626",
    "  E21    spring.b.lV                            = mass.v                                            model.xmi:169",
    "  E3     spring.relV                            = mass.v                                            TranslationalMechanics.xmi:614",
    "  E7     damper.a.f                             = -damper.forceThru                                 TranslationalMechanics.xmi:608",
    "  E20    damper.a.lV                            = 0                                                 model.xmi:161",
    "  E10    damper.b.f                             = damper.forceThru                                  TranslationalMechanics.xmi:626",
    "  E22    damper.b.lV                            = mass.v                                            model.xmi:177",
    "  E8     damper.relV                            = mass.v                                            TranslationalMechanics.xmi:614",
    "  E12    mass.a.lV                              = mass.v                                            TranslationalMechanics.xmi:701",
    "  E26    mass.b.f                               = 0                                                 TranslationalMechanics.xmi:123",
    "  E13    mass.b.lV                              = mass.v                                            TranslationalMechanics.xmi:707",
    "  E18    friction.a.f                           = -friction.force                                   model.xmi:270",
    "  E23    friction.a.lV                          = mass.v                                            model.xmi:185",
    "  E23    der(friction.a.lV)                     = der(mass.v)                                       model.xmi:185",
    "",
    "Start",
    "         spring.displ := 0.0",
    "         damper.displ := 0.0",
    "         mass.v := 0.0",
    "         mass.x := 0.0",
    "  E9~    offset(damper.displ) := damper.displ - spring.displ                                        TranslationalMechanics.xmi:620",
    "  E15~   offset(mass.x) := mass.x - spring.displ                                                    model.xmi:231",
    "",
    "Continuous time",
    "  E4     der(spring.displ) := mass.v                                                                TranslationalMechanics.xmi:620",
    "  E6     spring.forceThru := spring.k*spring.displ                                                  TranslationalMechanics.xmi:647",
    "  E11    damper.forceThru := damper.k*mass.v                                                        TranslationalMechanics.xmi:668",
    "  E17    der(mass.v) := if friction.mode == 0 then 0 else (friction.mode*friction.slidingForce - (spring.forceThru + damper.forceThru))/mass.m  unless if friction.mode == 0 then 1 else mass.m vanishes model.xmi:264",
    "",
    "For results only",
    "  E9~    damper.displ := spring.displ + offset(damper.displ)                                        TranslationalMechanics.xmi:620",
    "  E9     der(damper.displ) := mass.v                                                                TranslationalMechanics.xmi:620",
    "  E24    wall.p.f := damper.forceThru + spring.forceThru                                            model.xmi:153",
    "  E14    mass.a.f := mass.m*der(mass.v)                                                             TranslationalMechanics.xmi:713",
    "  E25    friction.force := spring.forceThru + mass.a.f + damper.forceThru                           model.xmi:169",
    "  E16    friction.acceleration := der(mass.v)                                                       model.xmi:258",
    "  E15~   mass.x := spring.displ + offset(mass.x)                                                    model.xmi:231",
    "  E15    der(mass.x) := mass.v                                                                      model.xmi:231",
    "",
    "Branches, kept between events",
    "         mass.v >= friction.beltSpeed           located",
    "         friction.acceleration > 0              located",
    "         friction.force >= friction.staticForce located",
    "         friction.force <= -friction.staticForce located",
    "         mass.v <= friction.beltSpeed           located",
    "         friction.acceleration < 0              located",
    "",
    "At events",
    "  E6     spring.forceThru := spring.k*spring.displ                                                  TranslationalMechanics.xmi:647",
    "  E11    damper.forceThru := damper.k*mass.v                                                        TranslationalMechanics.xmi:668",
    "  E17    der(mass.v) := if friction.mode == 0 then 0 else (friction.mode*friction.slidingForce - (spring.forceThru + damper.forceThru))/mass.m  unless if friction.mode == 0 then 1 else mass.m vanishes model.xmi:264",
    "  E14    mass.a.f := mass.m*der(mass.v)                                                             TranslationalMechanics.xmi:713",
    "  E25    friction.force := spring.forceThru + mass.a.f + damper.forceThru                           model.xmi:169",
    "  E16    friction.acceleration := der(mass.v)                                                       model.xmi:258",
    "         decide mass.v >= friction.beltSpeed",
    "         decide friction.acceleration > 0",
    "         decide friction.force >= friction.staticForce",
    "         decide friction.force <= -friction.staticForce",
    "         decide mass.v <= friction.beltSpeed",
    "         decide friction.acceleration < 0",
    "  A1     CoulombFriction::BeltFriction::Contact                                                     model.xmi:96",
    "         if pre(friction.Contact) == 1 then",
    "             if mass.v >= friction.beltSpeed and friction.acceleration > 0 then",
    "                 if noEvent(friction.seen(Contact.SlipForward,1) == 0) then",
    "                     friction.seen(Contact.SlipForward,1) := 3;",
    "                     friction.since(Contact.SlipForward,1) := time;",
    "                 elseif noEvent(friction.seen(Contact.SlipForward,1) == 1) then",
    "                     friction.seen(Contact.SlipForward,1) := 2;",
    "                     friction.since(Contact.SlipForward,1) := time;",
    "                 end if;",
    "             else",
    "                 friction.seen(Contact.SlipForward,1) := 1;",
    "             end if;",
    "         elseif pre(friction.Contact) == 2 then",
    "             if friction.force >= friction.staticForce then",
    "                 if noEvent(friction.seen(Contact.Stick,1) == 0) then",
    "                     friction.seen(Contact.Stick,1) := 3;",
    "                     friction.since(Contact.Stick,1) := time;",
    "                 elseif noEvent(friction.seen(Contact.Stick,1) == 1) then",
    "                     friction.seen(Contact.Stick,1) := 2;",
    "                     friction.since(Contact.Stick,1) := time;",
    "                 end if;",
    "             else",
    "                 friction.seen(Contact.Stick,1) := 1;",
    "             end if;",
    "             if friction.force <= -friction.staticForce then",
    "                 if noEvent(friction.seen(Contact.Stick,2) == 0) then",
    "                     friction.seen(Contact.Stick,2) := 3;",
    "                     friction.since(Contact.Stick,2) := time;",
    "                 elseif noEvent(friction.seen(Contact.Stick,2) == 1) then",
    "                     friction.seen(Contact.Stick,2) := 2;",
    "                     friction.since(Contact.Stick,2) := time;",
    "                 end if;",
    "             else",
    "                 friction.seen(Contact.Stick,2) := 1;",
    "             end if;",
    "         elseif pre(friction.Contact) == 3 then",
    "             if mass.v <= friction.beltSpeed and friction.acceleration < 0 then",
    "                 if noEvent(friction.seen(Contact.SlipBackward,1) == 0) then",
    "                     friction.seen(Contact.SlipBackward,1) := 3;",
    "                     friction.since(Contact.SlipBackward,1) := time;",
    "                 elseif noEvent(friction.seen(Contact.SlipBackward,1) == 1) then",
    "                     friction.seen(Contact.SlipBackward,1) := 2;",
    "                     friction.since(Contact.SlipBackward,1) := time;",
    "                 end if;",
    "             else",
    "                 friction.seen(Contact.SlipBackward,1) := 1;",
    "             end if;",
    "         end if;",
    "         if pre(friction.Contact) == 0 then",
    "             friction.Contact := 1;",
    "             friction.seen(Contact.SlipForward,1) := if noEvent(time <= friction.consumed(Contact,1)) then 4 else 0;",
    "             friction.mode := 1;",
    "         elseif pre(friction.Contact) == 1 then",
    "             if noEvent(friction.seen(Contact.SlipForward,1) >= 2) and noEvent(friction.seen(Contact.SlipForward,1) <= 3) and noEvent(time <= friction.since(Contact.SlipForward,1)) then",
    "                 if noEvent(friction.seen(Contact.SlipForward,1) >= 3) and noEvent(friction.seen(Contact.SlipForward,1) <= 3) and noEvent(time <= friction.since(Contact.SlipForward,1)) then",
    "                     friction.held(Contact.SlipForward,1) := true;",
    "                 end if;",
    "                 if noEvent(friction.seen(Contact.SlipForward,1) >= 2) and noEvent(friction.seen(Contact.SlipForward,1) <= 3) and noEvent(time <= friction.since(Contact.SlipForward,1)) then",
    "                     friction.consumed(Contact,1) := time;",
    "                     friction.seen(Contact.SlipForward,1) := 4;",
    "                 end if;",
    "                 friction.Contact := 2;",
    "                 friction.seen(Contact.Stick,1) := if noEvent(time <= friction.consumed(Contact,2)) then 4 else 0;",
    "                 friction.seen(Contact.Stick,2) := if noEvent(time <= friction.consumed(Contact,3)) then 4 else 0;",
    "                 friction.mode := 0;",
    "             end if;",
    "         elseif pre(friction.Contact) == 2 then",
    "             if noEvent(friction.seen(Contact.Stick,1) >= 2) and noEvent(friction.seen(Contact.Stick,1) <= 3) and noEvent(time <= friction.since(Contact.Stick,1)) then",
    "                 if noEvent(friction.seen(Contact.Stick,1) >= 3) and noEvent(friction.seen(Contact.Stick,1) <= 3) and noEvent(time <= friction.since(Contact.Stick,1)) then",
    "                     friction.held(Contact.Stick,1) := true;",
    "                 end if;",
    "                 if noEvent(friction.seen(Contact.Stick,1) >= 2) and noEvent(friction.seen(Contact.Stick,1) <= 3) and noEvent(time <= friction.since(Contact.Stick,1)) then",
    "                     friction.consumed(Contact,2) := time;",
    "                     friction.seen(Contact.Stick,1) := 4;",
    "                 end if;",
    "                 friction.Contact := 1;",
    "                 friction.seen(Contact.SlipForward,1) := if noEvent(time <= friction.consumed(Contact,1)) then 4 else 0;",
    "                 friction.mode := 1;",
    "             elseif noEvent(friction.seen(Contact.Stick,2) >= 2) and noEvent(friction.seen(Contact.Stick,2) <= 3) and noEvent(time <= friction.since(Contact.Stick,2)) then",
    "                 if noEvent(friction.seen(Contact.Stick,2) >= 3) and noEvent(friction.seen(Contact.Stick,2) <= 3) and noEvent(time <= friction.since(Contact.Stick,2)) then",
    "                     friction.held(Contact.Stick,2) := true;",
    "                 end if;",
    "                 if noEvent(friction.seen(Contact.Stick,2) >= 2) and noEvent(friction.seen(Contact.Stick,2) <= 3) and noEvent(time <= friction.since(Contact.Stick,2)) then",
    "                     friction.consumed(Contact,3) := time;",
    "                     friction.seen(Contact.Stick,2) := 4;",
    "                 end if;",
    "                 friction.Contact := 3;",
    "                 friction.seen(Contact.SlipBackward,1) := if noEvent(time <= friction.consumed(Contact,4)) then 4 else 0;",
    "                 friction.mode := -1;",
    "             end if;",
    "         elseif pre(friction.Contact) == 3 then",
    "             if noEvent(friction.seen(Contact.SlipBackward,1) >= 2) and noEvent(friction.seen(Contact.SlipBackward,1) <= 3) and noEvent(time <= friction.since(Contact.SlipBackward,1)) then",
    "                 if noEvent(friction.seen(Contact.SlipBackward,1) >= 3) and noEvent(friction.seen(Contact.SlipBackward,1) <= 3) and noEvent(time <= friction.since(Contact.SlipBackward,1)) then",
    "                     friction.held(Contact.SlipBackward,1) := true;",
    "                 end if;",
    "                 if noEvent(friction.seen(Contact.SlipBackward,1) >= 2) and noEvent(friction.seen(Contact.SlipBackward,1) <= 3) and noEvent(time <= friction.since(Contact.SlipBackward,1)) then",
    "                     friction.consumed(Contact,4) := time;",
    "                     friction.seen(Contact.SlipBackward,1) := 4;",
    "                 end if;",
    "                 friction.Contact := 2;",
    "                 friction.seen(Contact.Stick,1) := if noEvent(time <= friction.consumed(Contact,2)) then 4 else 0;",
    "                 friction.seen(Contact.Stick,2) := if noEvent(time <= friction.consumed(Contact,3)) then 4 else 0;",
    "                 friction.mode := 0;",
    "             end if;",
    "         end if;",
    NULL};

/* Rows of model_variables; -1: of a state set. */
static const int states[] = {
    8, 23};

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
    .name = "StickSlipExperiment",
    .qualified_name = "CoulombFriction::StickSlipExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 10.0,
    .interval = 0.01,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .state_count = 2,
    .states = states,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = model_branch_margins,
    .integers = integers,
};
