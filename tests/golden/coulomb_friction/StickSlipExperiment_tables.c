/* StickSlipExperiment_tables.c - names, patterns and data, of CoulombFriction::StickSlipExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "StickSlipExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "SysPhSLibrary.xmi:85"
#define DRAWN_2 "SysPhSLibrary.xmi:88"
#define DRAWN_3 "TranslationalMechanics.xmi:21"
#define DRAWN_4 "TranslationalMechanics.xmi:29"
#define DRAWN_5 "TranslationalMechanics.xmi:33"
#define DRAWN_6 "TranslationalMechanics.xmi:78"
#define DRAWN_7 "TranslationalMechanics.xmi:99"
#define DRAWN_8 "TranslationalMechanics.xmi:127"
#define DRAWN_9 "TranslationalMechanics.xmi:131"
#define DRAWN_10 "model.xmi:22"
#define DRAWN_11 "model.xmi:43"
#define DRAWN_12 "model.xmi:47"
#define DRAWN_13 "model.xmi:51"
#define DRAWN_14 "model.xmi:55"
#define DRAWN_15 "model.xmi:59"
#define DRAWN_16 "model.xmi:62"
#define DRAWN_17 "model.xmi:96"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITHOUT_MODES()
WITH_EQUATIONS()
WITHOUT_DERIVED_CONSTANTS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_INSTANTS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_PHASES()
WITHOUT_CLOCKS()

/* Where statements of algorithms are drawn. */

/* friction.Contact()  CoulombFriction::BeltFriction::Contact  model.xmi:96
 * 279  SlipForward->Stick
 * 291  Stick->SlipForward
 * 297  Stick->SlipBackward
 * 285  SlipBackward->Stick
 * 100  SlipForward
 * 279  SlipForward
 * 103  mode := 1
 * 106  Stick
 * 291  Stick
 * 297  Stick
 * 109  mode := 0
 * 112  SlipBackward
 * 285  SlipBackward
 * 115  mode := -1 */

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .sliding = &sliding_part, .checks = &check_part, .joints = &joint_part,
    .poles = &pole_part,
};

int model_variable_count = 39, model_instance_count = 6;
int model_equation_count = 28, model_constraint_count = 26;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const char *const literals_1[] = {"SlipForward", "Stick", "SlipBackward", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "N", .description = "Force on the block that owns the port",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f"},
    /* 1 */ {.unit = "m/s", .description = "Velocity of the flange",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV"},
    /* 2 */ {.unit = "N", .description = "Force through the component, positive in tension",
        .source = DRAWN_3 " TranslationalMechanics::TwoFlangeTransComponent::forceThru"},
    /* 3 */ {.unit = "m/s", .description = "Velocity of b relative to a",
        .source = DRAWN_4 " TranslationalMechanics::CompliantTransComponent::relV"},
    /* 4 */ {.unit = "m",
        .description = "Displacement of b relative to a; components side by side start with the same",
        .source = DRAWN_5 " TranslationalMechanics::CompliantTransComponent::displ"},
    /* 5 */ {.unit = "N/m", .description = "Stiffness",
        .source = DRAWN_6 " TranslationalMechanics::TransLinearSpring::k"},
    /* 6 */ {.unit = "m/s", .source = DRAWN_5 " TranslationalMechanics::CompliantTransComponent::displ"},
    /* 7 */ {.unit = "N*s/m", .description = "Damping",
        .source = DRAWN_7 " TranslationalMechanics::TransLinearDamper::k"},
    /* 8 */ {.unit = "kg", .description = "Mass, greater than 0",
        .source = DRAWN_8 " TranslationalMechanics::TransInertia::m"},
    /* 9 */ {.unit = "m/s", .description = "Velocity of the body",
        .source = DRAWN_9 " TranslationalMechanics::TransInertia::v"},
    /* 10 */ {.unit = "m", .description = "Position of the body",
        .source = DRAWN_10 " CoulombFriction::PositionInertia::x"},
    /* 11 */ {.unit = "m/s^2", .source = DRAWN_9 " TranslationalMechanics::TransInertia::v"},
    /* 12 */ {.unit = "m/s", .source = DRAWN_10 " CoulombFriction::PositionInertia::x"},
    /* 13 */ {.unit = "m/s", .description = "Speed of the belt",
        .source = DRAWN_11 " CoulombFriction::BeltFriction::beltSpeed"},
    /* 14 */ {.unit = "N", .description = "Largest force while body and belt move together",
        .source = DRAWN_12 " CoulombFriction::BeltFriction::staticForce"},
    /* 15 */ {.unit = "N", .description = "Force while the body slips",
        .source = DRAWN_13 " CoulombFriction::BeltFriction::slidingForce"},
    /* 16 */ {.unit = "N", .description = "Force on the body",
        .source = DRAWN_14 " CoulombFriction::BeltFriction::force"},
    /* 17 */ {.unit = "m/s^2", .description = "Acceleration of the body",
        .source = DRAWN_15 " CoulombFriction::BeltFriction::acceleration"},
    /* 18 */ {.unit = "", .description = "0: sticks; 1: slower than the belt, which pulls it forward; -1: faster",
        .source = DRAWN_16 " CoulombFriction::BeltFriction::mode"},
    /* 19 */ {.unit = "m/s^2",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV"},
    /* 20 */ {.unit = "", .source = DRAWN_17 " CoulombFriction::BeltFriction::Contact",
        .literals = literals_1, .first_literal = 1},
};

/* TranslationalMechanics::TransFixed */
static const ModelMember members_1[] = {
    {.name = "p.f", .offset = offsetof(struct TransFixed, p.f), .origin = 1, .skipped = 23},
    {.name = "p.lV", .quantity = 1, .is_number = true, .number = 0.0, .origin = 2},
};

/* TranslationalMechanics::TransLinearSpring */
static const ModelMember members_2[] = {
    {.name = "a.f", .equals = 4, .is_negative = true, .origin = 2},
    {.name = "a.lV", .quantity = 1, .is_number = true, .number = 0.0, .origin = 3, .skipped = 18},
    {.name = "b.f", .equals = 2, .origin = 2, .skipped = 2},
    {.name = "b.lV", .quantity = 1, .equals = 20, .origin = 3, .skipped = 1},
    {.name = "forceThru", .quantity = 2, .offset = offsetof(struct TransLinearSpring, forceThru), .origin = 2},
    {.name = "relV", .quantity = 3, .equals = 18, .origin = 2, .skipped = -4},
    {.name = "displ", .quantity = 4, .kind = MODEL_STATE, .offset = offsetof(struct TransLinearSpring, displ),
        .has_start = true, .start = offsetof(struct TransLinearSpring, displ_start)},
    {.name = "k", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct TransLinearSpring, k)},
    {.name = "der(displ)", .quantity = 6, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct TransLinearSpring, der_displ), .origin = 2, .is_late = true},
};

/* TranslationalMechanics::TransLinearDamper */
static const ModelMember members_3[] = {
    {.name = "a.f", .equals = 4, .is_negative = true, .origin = 2, .skipped = 2},
    {.name = "a.lV", .quantity = 1, .is_number = true, .number = 0.0, .origin = 3, .skipped = -2},
    {.name = "b.f", .equals = 2, .origin = 2, .skipped = 2},
    {.name = "b.lV", .quantity = 1, .equals = 11, .origin = 3, .skipped = 1},
    {.name = "forceThru", .quantity = 2, .offset = offsetof(struct TransLinearDamper, forceThru), .origin = 2},
    {.name = "relV", .quantity = 3, .equals = 9, .origin = 2, .skipped = -4},
    {.name = "displ", .quantity = 4, .offset = offsetof(struct TransLinearDamper, displ),
        .has_start = true, .start = offsetof(struct TransLinearDamper, displ_start), .origin = 4, .skipped = 26},
    {.name = "k", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct TransLinearDamper, k)},
    {.name = "der(displ)", .quantity = 6, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct TransLinearDamper, der_displ), .origin = 2, .is_late = true},
};

/* CoulombFriction::PositionInertia */
static const ModelMember members_4[] = {
    {.name = "a.f", .offset = offsetof(struct PositionInertia, a.f), .origin = 2, .skipped = 4},
    {.name = "a.lV", .quantity = 1, .equals = 4, .origin = 2, .skipped = -3},
    {.name = "b.f", .is_number = true, .number = 0.0, .origin = 5, .skipped = 25},
    {.name = "b.lV", .quantity = 1, .equals = 2, .origin = 2},
    {.name = "m", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct PositionInertia, m)},
    {.name = "v", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct PositionInertia, v),
        .has_start = true, .start = offsetof(struct PositionInertia, v_start)},
    {.name = "x", .quantity = 10, .offset = offsetof(struct PositionInertia, x),
        .has_start = true, .start = offsetof(struct PositionInertia, x_start), .origin = 6, .skipped = 27},
    {.name = "der(v)", .quantity = 11, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct PositionInertia, der_v),
        .origin = 2, .skipped = 3, .is_late = true},
    {.name = "der(x)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct PositionInertia, der_x),
        .origin = 2, .skipped = -3, .is_late = true},
};

/* CoulombFriction::BeltFriction */
static const ModelMember members_5[] = {
    {.name = "a.f", .equals = 5, .is_negative = true, .origin = 2, .skipped = 2},
    {.name = "a.lV", .quantity = 1, .equals = -5, .origin = 3},
    {.name = "beltSpeed", .quantity = 13, .kind = MODEL_CONSTANT, .offset = offsetof(struct BeltFriction, beltSpeed)},
    {.name = "staticForce", .quantity = 14, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct BeltFriction, staticForce)},
    {.name = "slidingForce", .quantity = 15, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct BeltFriction, slidingForce)},
    {.name = "force", .quantity = 16, .offset = offsetof(struct BeltFriction, force), .origin = 1},
    {.name = "acceleration", .quantity = 17, .offset = offsetof(struct BeltFriction, acceleration), .origin = 2,
        .skipped = -3},
    {.name = "mode", .quantity = 18, .kind = MODEL_DISCRETE, .offset = offsetof(struct BeltFriction, mode),
        .has_start = true, .start = offsetof(struct BeltFriction, mode_start)},
    {.name = "der(a.lV)", .quantity = 19, .kind = MODEL_DERIVATIVE, .equals = -10, .origin = 3, .skipped = -1,
        .is_late = true},
    {.name = "Contact", .quantity = 20, .kind = MODEL_DISCRETE, .offset = offsetof(struct BeltFriction, Contact),
        .type = MODEL_CHOICE, .is_late = true},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 2}, {members_2, 9}, {members_3, 9}, {members_4, 9}, {members_5, 10},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, wall), sizeof(struct TransFixed), 0},
    /* 2 */ {offsetof(struct Model, spring), sizeof(struct TransLinearSpring), 0},
    /* 3 */ {offsetof(struct Model, damper), sizeof(struct TransLinearDamper), 0},
    /* 4 */ {offsetof(struct Model, mass), sizeof(struct PositionInertia), 0},
    /* 5 */ {offsetof(struct Model, friction), sizeof(struct BeltFriction), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"wall", 0, 1, 1, 0, 0, 0, 0}, {"spring", 0, 2, 2, 0, 0, 0, 0},
    {"damper", 0, 3, 3, 0, 0, 0, 0}, {"mass", 0, 4, 4, 0, 0, 0, 0}, {"friction", 0, 5, 5, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 6,
    .branches = (const ModelBranch[]){
        {.text = "mass.v >= friction.beltSpeed", .element = "CoulombFriction::BeltFriction::Contact",
        .source = DRAWN_17, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.mass_v_at_least_friction_beltSpeed), .holds_at_zero = true, .group = -1,
        .slack = offsetof(Model, slack.mass_v_at_least_friction_beltSpeed)},
        {.text = "friction.acceleration > 0", .element = "CoulombFriction::BeltFriction::Contact",
        .source = DRAWN_17, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.friction_acceleration_above_0), .group = -1,
        .slack = offsetof(Model, slack.friction_acceleration_above_0)},
        {.text = "friction.force >= friction.staticForce", .element = "CoulombFriction::BeltFriction::Contact",
        .source = DRAWN_17, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.friction_force_at_least_friction_staticForce), .holds_at_zero = true,
        .group = -1, .slack = offsetof(Model, slack.friction_force_at_least_friction_staticForce)},
        {.text = "friction.force <= -friction.staticForce", .element = "CoulombFriction::BeltFriction::Contact",
        .source = DRAWN_17, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.friction_force_at_most_minus_friction_staticForce), .holds_at_zero = true,
        .group = -1, .slack = offsetof(Model, slack.friction_force_at_most_minus_friction_staticForce)},
        {.text = "mass.v <= friction.beltSpeed", .element = "CoulombFriction::BeltFriction::Contact",
        .source = DRAWN_17, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.mass_v_at_most_friction_beltSpeed), .holds_at_zero = true, .group = -1,
        .slack = offsetof(Model, slack.mass_v_at_most_friction_beltSpeed)},
        {.text = "friction.acceleration < 0", .element = "CoulombFriction::BeltFriction::Contact",
        .source = DRAWN_17, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.friction_acceleration_below_0), .group = -1,
        .slack = offsetof(Model, slack.friction_acceleration_below_0)},
    },
    .discrete_count = 18,
    .discretes = (const ModelDiscrete[]){
        {.variable = 32, .name = "friction.mode", .offset = offsetof(Model, friction.mode),
        .pre = offsetof(Model, pre.friction_mode), .start = offsetof(Model, friction.mode_start), .is_felt = true,
        .group = -1, .is_stepwise = true},
        {.variable = 38, .name = "friction.Contact", .type = MODEL_CHOICE,
        .offset = offsetof(Model, friction.Contact), .pre = offsetof(Model, pre.friction_Contact),
        .start = offsetof(Model, friction.Contact_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "friction.seen(Contact.SlipForward,1)", .type = MODEL_CHOICE,
        .offset = offsetof(Model, friction.seen_Contact_SlipForward_1),
        .pre = offsetof(Model, pre.friction_seen_Contact_SlipForward_1),
        .start = offsetof(Model, friction.seen_Contact_SlipForward_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "friction.since(Contact.SlipForward,1)",
        .offset = offsetof(Model, friction.since_Contact_SlipForward_1),
        .pre = offsetof(Model, pre.friction_since_Contact_SlipForward_1),
        .start = offsetof(Model, friction.since_Contact_SlipForward_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "friction.consumed(Contact,1)",
        .offset = offsetof(Model, friction.consumed_Contact_1),
        .pre = offsetof(Model, pre.friction_consumed_Contact_1),
        .start = offsetof(Model, friction.consumed_Contact_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "friction.held(Contact.SlipForward,1)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, friction.held_Contact_SlipForward_1),
        .pre = offsetof(Model, pre.friction_held_Contact_SlipForward_1),
        .start = offsetof(Model, friction.held_Contact_SlipForward_1_start), .group = -1, .is_stepwise = true,
        .remark = "'a.lMomF.lV >= beltSpeed and acceleration > 0' "
        "(CoulombFriction::BeltFriction::Contact::SlipForward->Stick, of friction, model.xmi:279)"},
        {.variable = -1, .name = "friction.seen(Contact.Stick,1)", .type = MODEL_CHOICE,
        .offset = offsetof(Model, friction.seen_Contact_Stick_1),
        .pre = offsetof(Model, pre.friction_seen_Contact_Stick_1),
        .start = offsetof(Model, friction.seen_Contact_Stick_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "friction.since(Contact.Stick,1)",
        .offset = offsetof(Model, friction.since_Contact_Stick_1),
        .pre = offsetof(Model, pre.friction_since_Contact_Stick_1),
        .start = offsetof(Model, friction.since_Contact_Stick_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "friction.consumed(Contact,2)",
        .offset = offsetof(Model, friction.consumed_Contact_2),
        .pre = offsetof(Model, pre.friction_consumed_Contact_2),
        .start = offsetof(Model, friction.consumed_Contact_2_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "friction.held(Contact.Stick,1)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, friction.held_Contact_Stick_1),
        .pre = offsetof(Model, pre.friction_held_Contact_Stick_1),
        .start = offsetof(Model, friction.held_Contact_Stick_1_start), .group = -1, .is_stepwise = true,
        .remark = "'force >= staticForce' (CoulombFriction::BeltFriction::Contact::Stick->SlipForward, of "
        "friction, model.xmi:291)"},
        {.variable = -1, .name = "friction.seen(Contact.Stick,2)", .type = MODEL_CHOICE,
        .offset = offsetof(Model, friction.seen_Contact_Stick_2),
        .pre = offsetof(Model, pre.friction_seen_Contact_Stick_2),
        .start = offsetof(Model, friction.seen_Contact_Stick_2_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "friction.since(Contact.Stick,2)",
        .offset = offsetof(Model, friction.since_Contact_Stick_2),
        .pre = offsetof(Model, pre.friction_since_Contact_Stick_2),
        .start = offsetof(Model, friction.since_Contact_Stick_2_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "friction.consumed(Contact,3)",
        .offset = offsetof(Model, friction.consumed_Contact_3),
        .pre = offsetof(Model, pre.friction_consumed_Contact_3),
        .start = offsetof(Model, friction.consumed_Contact_3_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "friction.held(Contact.Stick,2)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, friction.held_Contact_Stick_2),
        .pre = offsetof(Model, pre.friction_held_Contact_Stick_2),
        .start = offsetof(Model, friction.held_Contact_Stick_2_start), .group = -1, .is_stepwise = true,
        .remark = "'force <= -staticForce' (CoulombFriction::BeltFriction::Contact::Stick->SlipBackward, of "
        "friction, model.xmi:297)"},
        {.variable = -1, .name = "friction.seen(Contact.SlipBackward,1)", .type = MODEL_CHOICE,
        .offset = offsetof(Model, friction.seen_Contact_SlipBackward_1),
        .pre = offsetof(Model, pre.friction_seen_Contact_SlipBackward_1),
        .start = offsetof(Model, friction.seen_Contact_SlipBackward_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "friction.since(Contact.SlipBackward,1)",
        .offset = offsetof(Model, friction.since_Contact_SlipBackward_1),
        .pre = offsetof(Model, pre.friction_since_Contact_SlipBackward_1),
        .start = offsetof(Model, friction.since_Contact_SlipBackward_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "friction.consumed(Contact,4)",
        .offset = offsetof(Model, friction.consumed_Contact_4),
        .pre = offsetof(Model, pre.friction_consumed_Contact_4),
        .start = offsetof(Model, friction.consumed_Contact_4_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "friction.held(Contact.SlipBackward,1)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, friction.held_Contact_SlipBackward_1),
        .pre = offsetof(Model, pre.friction_held_Contact_SlipBackward_1),
        .start = offsetof(Model, friction.held_Contact_SlipBackward_1_start), .group = -1, .is_stepwise = true,
        .remark = "'a.lMomF.lV <= beltSpeed and acceleration < 0' "
        "(CoulombFriction::BeltFriction::Contact::SlipBackward->Stick, of friction, model.xmi:285)"},
    },
    .action_count = 18,
    .actions = (const ModelAction[]){
        {.name = "friction.mode", .element = "CoulombFriction::BeltFriction::Contact", .instance = "friction",
        .source = DRAWN_17, .offset = offsetof(Model, friction.mode), .sign = 1},
        {.name = "friction.Contact", .element = "CoulombFriction::BeltFriction::Contact", .instance = "friction",
        .source = DRAWN_17, .type = MODEL_CHOICE, .offset = offsetof(Model, friction.Contact), .sign = 1},
        {.name = "friction.seen(Contact.SlipForward,1)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17, .type = MODEL_CHOICE,
        .offset = offsetof(Model, friction.seen_Contact_SlipForward_1), .sign = 1},
        {.name = "friction.since(Contact.SlipForward,1)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17,
        .offset = offsetof(Model, friction.since_Contact_SlipForward_1), .sign = 1},
        {.name = "friction.consumed(Contact,1)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17, .offset = offsetof(Model, friction.consumed_Contact_1),
        .sign = 1},
        {.name = "friction.held(Contact.SlipForward,1)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17, .type = MODEL_TRUTH,
        .offset = offsetof(Model, friction.held_Contact_SlipForward_1), .sign = 1},
        {.name = "friction.seen(Contact.Stick,1)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17, .type = MODEL_CHOICE,
        .offset = offsetof(Model, friction.seen_Contact_Stick_1), .sign = 1},
        {.name = "friction.since(Contact.Stick,1)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17, .offset = offsetof(Model, friction.since_Contact_Stick_1),
        .sign = 1},
        {.name = "friction.consumed(Contact,2)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17, .offset = offsetof(Model, friction.consumed_Contact_2),
        .sign = 1},
        {.name = "friction.held(Contact.Stick,1)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17, .type = MODEL_TRUTH,
        .offset = offsetof(Model, friction.held_Contact_Stick_1), .sign = 1},
        {.name = "friction.seen(Contact.Stick,2)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17, .type = MODEL_CHOICE,
        .offset = offsetof(Model, friction.seen_Contact_Stick_2), .sign = 1},
        {.name = "friction.since(Contact.Stick,2)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17, .offset = offsetof(Model, friction.since_Contact_Stick_2),
        .sign = 1},
        {.name = "friction.consumed(Contact,3)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17, .offset = offsetof(Model, friction.consumed_Contact_3),
        .sign = 1},
        {.name = "friction.held(Contact.Stick,2)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17, .type = MODEL_TRUTH,
        .offset = offsetof(Model, friction.held_Contact_Stick_2), .sign = 1},
        {.name = "friction.seen(Contact.SlipBackward,1)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17, .type = MODEL_CHOICE,
        .offset = offsetof(Model, friction.seen_Contact_SlipBackward_1), .sign = 1},
        {.name = "friction.since(Contact.SlipBackward,1)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17,
        .offset = offsetof(Model, friction.since_Contact_SlipBackward_1), .sign = 1},
        {.name = "friction.consumed(Contact,4)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17, .offset = offsetof(Model, friction.consumed_Contact_4),
        .sign = 1},
        {.name = "friction.held(Contact.SlipBackward,1)", .element = "CoulombFriction::BeltFriction::Contact",
        .instance = "friction", .source = DRAWN_17, .type = MODEL_TRUTH,
        .offset = offsetof(Model, friction.held_Contact_SlipBackward_1), .sign = 1},
    },
    .indicator_count = 6,
    .indicator_branches = (const int[]){0, 1, 2, 3, 4, 5},
};

static const ModelJacobian jacobian = {
    .states = 2, .slots = 6, .rows = 4, .partial_count = 4, .number_count = 1, .colours = 2,
    .numbers = (const double[]){1.0},
    .row_start = (const int[]){0, 1, 2, 3, 5},
    .row_slot = (const int[]){2, 3, 4, 5},
    .term_slot = (const int[]){1, 0, 1, 3, 4},
    .term_partial = (const int[]){0, 1, 2, 3, 3},
    .derivative = (const int[]){2, 5},
    .column_start = (const int[]){0, 2, 4},
    .row_index = (const int[]){0, 1, 0, 1},
    .colour = (const int[]){0, 1},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, spring.displ)}, {.at = 1, .offset = offsetof(Model, mass.v)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, spring.der_displ)}, {.at = 1, .offset = offsetof(Model, mass.der_v)},
        {.at = -1}},
    .state_count = 2,
    .states = (const int[]){8, 23},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 10,
    .connectors = (const int[]){14, 0, 15, 0, 16, 0, 17, 0, 18, 0},
    .joints = (const int[]){
        0, 0, 2, 0, 0, 1, 3, 0, 1, 0, 10, 0, 1, 1, 11, 0, 2, 4, 18, 0, 2, 5, 19, 0, 3, 12, 18, 0, 3, 13, 19, 0, 4,
        25, 18, 0, 4, 26, 19, 0},
    .flow_count = 8,
    .flows = (const int[]){0, 2, 4, 10, 12, 18, 20, 25},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of StickSlipExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of states that "
        "move alike, %d6 of constants, %d7 in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 0.0%oits start is given",
    /* 6 */ "Would be states, but move as others do",
    /* 7 */ "  %1 = %2 + offset(%1)%o%i  moves as %2",
    /* 8 */ "Eliminated",
    /* 9 */ "  %1%v= 0%o%i",
    /* 10 */ "  %1%v= -%2%o%i",
    /* 11 */ "  %1%v= %2%o%i",
    /* 12 */ "  %1%v= %2%o%i  differentiated",
    /* 13 */ "Start",
    /* 14 */ "  %1 := 0.0",
    /* 15 */ "  offset(%1) := %1 - %2%o%i",
    /* 16 */ "Continuous time",
    /* 17 */ "  %1 := %2%o%i",
    /* 18 */ "  %1 := %2*%3%o%i",
    /* 19 */ "  %1 := if %2 == 0 then 0 else (%2*%3 - (%4 + %5))/%6  unless if %2 == 0 then 1 else %6 "
        "vanishes%o%i",
    /* 20 */ "For results only",
    /* 21 */ "  %1 := %2 + offset(%1)%o%i",
    /* 22 */ "  %1 := %2 + %3%o%i",
    /* 23 */ "  %1 := %2 + %3 + %4%o%i",
    /* 24 */ "Branches, kept between events",
    /* 25 */ "  %1 >= %2%vlocated",
    /* 26 */ "  %1 > 0%vlocated",
    /* 27 */ "  %1 <= -%2%vlocated",
    /* 28 */ "  %1 <= %2%vlocated",
    /* 29 */ "  %1 < 0%vlocated",
    /* 30 */ "At events",
    /* 31 */ "  decide %1 >= %2",
    /* 32 */ "  decide %1 > 0",
    /* 33 */ "  decide %1 <= -%2",
    /* 34 */ "  decide %1 <= %2",
    /* 35 */ "  decide %1 < 0",
    /* 36 */ "  friction.Contact()",
    /* 37 */ "      if pre(%1) == 1 then",
    /* 38 */ "          if not (%1 >= %2 and %3 > 0) then",
    /* 39 */ "              friction.seen(Contact.SlipForward,1) := 1;",
    /* 40 */ "          elseif noEvent(friction.seen(Contact.SlipForward,1) <= 1) then",
    /* 41 */ "              friction.seen(Contact.SlipForward,1) := if "
        "noEvent(friction.seen(Contact.SlipForward,1) == 0) then 4 else 3;",
    /* 42 */ "              friction.since(Contact.SlipForward,1) := time;",
    /* 43 */ "          end if;",
    /* 44 */ "      elseif pre(%1) == 2 then",
    /* 45 */ "          if not %1 >= %2 then",
    /* 46 */ "              friction.seen(Contact.Stick,1) := 1;",
    /* 47 */ "          elseif noEvent(friction.seen(Contact.Stick,1) <= 1) then",
    /* 48 */ "              friction.seen(Contact.Stick,1) := if noEvent(friction.seen(Contact.Stick,1) == 0) "
        "then 4 else 3;",
    /* 49 */ "              friction.since(Contact.Stick,1) := time;",
    /* 50 */ "          if not %1 <= -%2 then",
    /* 51 */ "              friction.seen(Contact.Stick,2) := 1;",
    /* 52 */ "          elseif noEvent(friction.seen(Contact.Stick,2) <= 1) then",
    /* 53 */ "              friction.seen(Contact.Stick,2) := if noEvent(friction.seen(Contact.Stick,2) == 0) "
        "then 4 else 3;",
    /* 54 */ "              friction.since(Contact.Stick,2) := time;",
    /* 55 */ "      elseif pre(%1) == 3 then",
    /* 56 */ "          if not (%1 <= %2 and %3 < 0) then",
    /* 57 */ "              friction.seen(Contact.SlipBackward,1) := 1;",
    /* 58 */ "          elseif noEvent(friction.seen(Contact.SlipBackward,1) <= 1) then",
    /* 59 */ "              friction.seen(Contact.SlipBackward,1) := if "
        "noEvent(friction.seen(Contact.SlipBackward,1) == 0) then 4 else 3;",
    /* 60 */ "              friction.since(Contact.SlipBackward,1) := time;",
    /* 61 */ "      end if;",
    /* 62 */ "      if pre(%1) == 0 then",
    /* 63 */ "          %1 := 1;",
    /* 64 */ "          friction.seen(Contact.SlipForward,1) := if noEvent(time <= "
        "friction.consumed(Contact,1)) then 2 else 0;",
    /* 65 */ "      elseif pre(%1) == 1 then",
    /* 66 */ "          if noEvent(friction.seen(Contact.SlipForward,1) >= 3) and noEvent(time <= "
        "friction.since(Contact.SlipForward,1)) then",
    /* 67 */ "              friction.held(Contact.SlipForward,1) := friction.held(Contact.SlipForward,1) or "
        "noEvent(friction.seen(Contact.SlipForward,1) == 4);",
    /* 68 */ "              friction.consumed(Contact,1) := time;",
    /* 69 */ "              friction.seen(Contact.SlipForward,1) := 2;",
    /* 70 */ "              %1 := 2;",
    /* 71 */ "              friction.seen(Contact.Stick,1) := if noEvent(time <= "
        "friction.consumed(Contact,2)) then 2 else 0;",
    /* 72 */ "              friction.seen(Contact.Stick,2) := if noEvent(time <= "
        "friction.consumed(Contact,3)) then 2 else 0;",
    /* 73 */ "              %1 := 0;",
    /* 74 */ "          if noEvent(friction.seen(Contact.Stick,1) >= 3) and noEvent(time <= "
        "friction.since(Contact.Stick,1)) then",
    /* 75 */ "              friction.held(Contact.Stick,1) := friction.held(Contact.Stick,1) or "
        "noEvent(friction.seen(Contact.Stick,1) == 4);",
    /* 76 */ "              friction.consumed(Contact,2) := time;",
    /* 77 */ "              friction.seen(Contact.Stick,1) := 2;",
    /* 78 */ "              %1 := 1;",
    /* 79 */ "              friction.seen(Contact.SlipForward,1) := if noEvent(time <= "
        "friction.consumed(Contact,1)) then 2 else 0;",
    /* 80 */ "          elseif noEvent(friction.seen(Contact.Stick,2) >= 3) and noEvent(time <= "
        "friction.since(Contact.Stick,2)) then",
    /* 81 */ "              friction.held(Contact.Stick,2) := friction.held(Contact.Stick,2) or "
        "noEvent(friction.seen(Contact.Stick,2) == 4);",
    /* 82 */ "              friction.consumed(Contact,3) := time;",
    /* 83 */ "              friction.seen(Contact.Stick,2) := 2;",
    /* 84 */ "              %1 := 3;",
    /* 85 */ "              friction.seen(Contact.SlipBackward,1) := if noEvent(time <= "
        "friction.consumed(Contact,4)) then 2 else 0;",
    /* 86 */ "              %1 := -1;",
    /* 87 */ "          if noEvent(friction.seen(Contact.SlipBackward,1) >= 3) and noEvent(time <= "
        "friction.since(Contact.SlipBackward,1)) then",
    /* 88 */ "              friction.held(Contact.SlipBackward,1) := friction.held(Contact.SlipBackward,1) or "
        "noEvent(friction.seen(Contact.SlipBackward,1) == 4);",
    /* 89 */ "              friction.consumed(Contact,4) := time;",
    /* 90 */ "              friction.seen(Contact.SlipBackward,1) := 2;",
    /* 91 */ "Drawn in",
    /* 92 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 2, 2,   1, -1,   38, 0,    2, 1, 9,   2, -1, 26, 2, 16, 0, 2, 0, 10,
    3, 1, 6,   3, -1, 2, 12, 0, 0,    1, 2, 2,   4, -1,   41, 0,    4, 1, 2,   5, -1,
    5, 2, 3,   6, -1, 8,   1, 0, 15,    1, 2, 2,   8, -1,   47, 0,    6, 1, 2,   9, -1,
    7, 2, 4,   10, 26, 16, 8,   1, 1, 8, 0,    1, 2, 2,   12, -1,   51, 0,    8, 1, 2,   13, -1,
    9, 2, 3,   14, 0, 1,   7, 19, 10,    10, 1, 4,   15, 1, 2, 6,    9, 2, 3,   16, 18, 3,   10, 7, 17,
    11, 1, 4,   17, 4, 4, 6,    11, 2, 4,   18, 20, 5, 23,   6, -13, 10, 0,
    11, 2, 4,   19, 2, 7, 23,   6, 9, 12, 0,    10, 2, 4,   20, 6, 10, 14,   8, 11, 15, 16,
    11, 2, 4,   22, 9, 12, 14,   5, 3, 9, 9,    11, 2, 4,   23, 21, 13, 23,   6, 1, 13, 0,
    12, 1, 4,   30, 22, 37, 35,    1, 2, 2,   31, -1,   116, 0,    13, 1, 2,   32, -1,
    14, 2, 3,   33, -1, 8,   2, 0, 15,    14, 2, 3,   34, -1, 16,   2, 0, 8,
    15, 2, 4,   37, 26, 16, 8,   1, 1, 8, 0,    16, 1, 2,   40, -1,    17, 1, 4,   41, 3, 33, 23,
    18, 2, 5,   42, 5, 6, 9, 8,   23, 0, 0, 0, 0,    18, 2, 5,   43, 10, 14, 17, 23,   23, 0, 0, 0, 0,
    19, 2, 8,   44, 16, 35, 32, 29, 6, 14, 22,   23, 0, 0, 0, 0, 0, 0, 0,    20, 1, 2,   46, -1,
    21, 2, 4,   47, 26, 16, 8,   6, 1, 8, 0,    17, 2, 4,   48, 8, 34, 23,   6, 6, 2, 0,
    22, 1, 5,   49, 23, 0, 14, 6,    18, 2, 5,   50, 13, 18, 22, 35,   18, 0, 0, 0, 0,
    23, 2, 6,   51, 24, 30, 6, 18, 14,   18, 0, 0, 0, 0, 0,    17, 2, 4,   52, 15, 31, 35,   18, 0, 0, 0,
    24, 1, 2,   56, -1,    25, 2, 4,   57, -1, 23, 27,   2, 0, 7, 1,    26, 1, 3,   58, -1, 31,
    27, 1, 4,   60, -1, 30, 28,    28, 1, 4,   61, -1, 23, 27,    29, 1, 3,   62, -1, 31,    30, 1, 2,   64, -1,
    31, 2, 4,   71, -1, 23, 27,   2, 0, 7, 1,    32, 1, 3,   72, -1, 31,    33, 1, 4,   74, -1, 30, 28,
    34, 1, 4,   75, -1, 23, 27,    35, 1, 3,   76, -1, 31,    36, 1, 2,   77, -1,    37, 1, 3,   78, -1, 38,
    38, 1, 5,   79, -1, 23, 27, 31,    39, 1, 2,   80, -1,    40, 1, 2,   81, -1,    41, 1, 2,   82, -1,
    42, 1, 2,   83, -1,    43, 1, 2,   84, -1,    44, 2, 3,   85, -1, 38,   35, 0, 0,    45, 1, 4,   86, -1, 30, 28,
    46, 1, 2,   87, -1,    47, 1, 2,   88, -1,    48, 1, 2,   89, -1,    49, 1, 2,   90, -1,
    43, 2, 2,   91, -1,   28, 0,    50, 1, 4,   92, -1, 30, 28,    51, 1, 2,   93, -1,    52, 1, 2,   94, -1,
    53, 1, 2,   95, -1,    54, 1, 2,   96, -1,    43, 2, 2,   97, -1,   38, 0,    55, 2, 3,   98, -1, 38,   38, 0, 0,
    56, 1, 5,   99, -1, 23, 27, 31,    57, 1, 2,   100, -1,    58, 1, 2,   101, -1,    59, 1, 2,   102, -1,
    60, 1, 2,   103, -1,    43, 2, 2,   104, -1,   41, 0,    61, 2, 2,   105, -1,   41, 0,
    62, 1, 3,   106, -1, 38,    63, 2, 3,   107, -1, 38,   2, 0, -6,    64, 1, 2,   108, -1,
    65, 1, 3,   110, -1, 38,    66, 1, 2,   111, -1,    67, 1, 2,   112, -1,    68, 1, 2,   113, -1,
    69, 1, 2,   114, -1,    70, 2, 3,   115, -1, 38,   26, 0, 0,    71, 2, 2,   116, -1,   26, 0,
    72, 2, 2,   117, -1,   26, 0,    73, 2, 3,   118, -1, 32,   26, 0, 0,    74, 1, 2,   121, -1,
    75, 1, 2,   122, -1,    76, 1, 2,   123, -1,    77, 1, 2,   124, -1,    78, 2, 3,   125, -1, 38,   2, 0, -6,
    79, 1, 2,   126, -1,    80, 1, 2,   128, -1,    81, 1, 2,   129, -1,    82, 1, 2,   130, -1,
    83, 1, 2,   131, -1,    84, 1, 3,   132, -1, 38,    85, 1, 2,   133, -1,    86, 1, 3,   134, -1, 32,
    87, 1, 2,   137, -1,    88, 1, 2,   138, -1,    89, 1, 2,   139, -1,    90, 1, 2,   140, -1,
    91, 1, 2,   148, -1,    92, 2, 2,   149, 0,   10, 14,    92, 2, 2,   150, 1,   10, 14,
    92, 2, 2,   151, 2,   10, 14,    92, 2, 2,   152, 3,   10, 14,    92, 2, 2,   153, 4,   10, 14,
    92, 2, 2,   154, 5,   10, 14,    92, 2, 2,   155, 10,   10, 10,    92, 2, 2,   156, 11,   10, 10,
    92, 2, 2,   157, 12,   10, 10,    92, 2, 2,   158, 13,   10, 12,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "bd52beab1ba5b1d79a68a9713338f6b1e7388e63be11d72923ce8acd75721e0a"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"TranslationalMechanics.xmi", "ba6bccf523ac52840c3bd8fa770fba19068f3e84f6e7e4f43c51258dc7289559"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "StickSlipExperiment",
    .qualified_name = "CoulombFriction::StickSlipExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "f752a82161742d3bfa051fc5fa0f9882c4d9df6c0fed7e0d5058116e2fbf042b",
    .files = files,
    .start = 0.0, .stop = 10.0, .interval = 0.01, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){{"mass.v", 0, 0}, {"friction.force", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {169, lines, forms},
    .joints = &model_joints,
    .divisors = model_divisors,
    .divisor_count = 1,
    .divided = (const int[]){16},
    .margins = model_branch_margins,
    .integers = (const int[]){32, -1},
};
