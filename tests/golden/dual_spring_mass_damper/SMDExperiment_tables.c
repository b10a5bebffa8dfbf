/* SMDExperiment_tables.c - names, patterns and data, of DualSpringMassDamper::SMDExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "SMDExperiment.h"
#include "runtime/requirement.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "model.xmi:43"
#define DRAWN_2 "SysPhSLibrary.xmi:95"
#define DRAWN_3 "SysPhSLibrary.xmi:98"
#define DRAWN_4 "RotationalMechanics.xmi:146"
#define DRAWN_5 "RotationalMechanics.xmi:150"
#define DRAWN_6 "RotationalMechanics.xmi:154"
#define DRAWN_7 "RotationalMechanics.xmi:25"
#define DRAWN_8 "RotationalMechanics.xmi:29"
#define DRAWN_9 "RotationalMechanics.xmi:70"
#define DRAWN_10 "RotationalMechanics.xmi:74"
#define DRAWN_11 "RotationalMechanics.xmi:125"
#define DRAWN_12 "model.xmi:146"
#define DRAWN_13 "model.xmi:134"
#define DRAWN_14 "model.xmi:149"
#define DRAWN_15 "model.xmi:150"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITHOUT_MODES()
WITH_EQUATIONS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_PHASES()
WITHOUT_ACTIONS()
WITHOUT_CLOCKS()

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .checks = &check_part, .joints = &joint_part, .requirements = &requirement_part,
};

int model_variable_count = 53, model_instance_count = 8;
int model_equation_count = 45, model_constraint_count = 44;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "rad", .source = DRAWN_1 " DualSpringMassDamper::SMD::mostTwist"},
    /* 1 */ {.unit = "N*m", .description = "Torque on the block that owns the port",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t"},
    /* 2 */ {.unit = "rad/s", .description = "Angular velocity of the flange",
        .source = DRAWN_3 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV"},
    /* 3 */ {.unit = "kg*m^2", .description = "Moment of inertia about the axis, greater than 0",
        .source = DRAWN_4 " RotationalMechanics::RotInertia::I"},
    /* 4 */ {.unit = "rad/s", .description = "Angular velocity of the rotor",
        .source = DRAWN_5 " RotationalMechanics::RotInertia::aV"},
    /* 5 */ {.unit = "rad", .description = "Angle of the rotor",
        .source = DRAWN_6 " RotationalMechanics::RotInertia::angle"},
    /* 6 */ {.unit = "rad/s", .source = DRAWN_6 " RotationalMechanics::RotInertia::angle"},
    /* 7 */ {.unit = "rad/s^2", .source = DRAWN_5 " RotationalMechanics::RotInertia::aV"},
    /* 8 */ {.unit = "rad/s", .description = "Angular velocity of b relative to a",
        .source = DRAWN_7 " RotationalMechanics::CompliantRotComponent::aVRel"},
    /* 9 */ {.unit = "N*m", .description = "Torque through the component",
        .source = DRAWN_8 " RotationalMechanics::CompliantRotComponent::torqueThru"},
    /* 10 */ {.unit = "N*m/rad", .description = "Stiffness",
        .source = DRAWN_9 " RotationalMechanics::RotLinearSpring::k"},
    /* 11 */ {.unit = "rad", .description = "Twist, the angle of b relative to a",
        .source = DRAWN_10 " RotationalMechanics::RotLinearSpring::relPhi"},
    /* 12 */ {.unit = "rad/s", .source = DRAWN_10 " RotationalMechanics::RotLinearSpring::relPhi"},
    /* 13 */ {.unit = "N*m*s/rad", .description = "Damping",
        .source = DRAWN_11 " RotationalMechanics::RotLinearDamper::k"},
};

/* DualSpringMassDamper::SMD */
static const ModelMember members_0[] = {
    {.name = "mostTwist", .kind = MODEL_CONSTANT, .offset = offsetof(struct Model, mostTwist), .behind = 7},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_1[] = {
    {.name = "a.t", .quantity = 1, .is_number = true, .number = 0.0, .origin = 1, .skipped = 39},
    {.name = "a.aV", .quantity = 2, .equals = 4, .origin = 2},
    {.name = "b.t", .quantity = 1, .offset = offsetof(struct RotInertia, b.t), .origin = 3, .skipped = 35},
    {.name = "b.aV", .quantity = 2, .equals = 2, .origin = 2},
    {.name = "I", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 4, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 5, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 6, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_angle),
        .origin = 2, .is_late = true},
    {.name = "der(aV)", .quantity = 7, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 2, .is_late = true},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_2[] = {
    {.name = "a.t", .quantity = 1, .equals = -7, .is_negative = true, .origin = 3},
    {.name = "a.aV", .quantity = 2, .equals = 4, .origin = 2},
    {.name = "b.t", .quantity = 1, .offset = offsetof(struct RotInertia, b.t), .origin = 3},
    {.name = "b.aV", .quantity = 2, .equals = 2, .origin = 2},
    {.name = "I", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 4, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 5, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 6, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_angle),
        .origin = 2, .is_late = true},
    {.name = "der(aV)", .quantity = 7, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 2, .is_late = true},
};

/* RotationalMechanics::RotLinearSpring */
static const ModelMember members_3[] = {
    {.name = "a.t", .quantity = 1, .equals = 5, .is_negative = true, .origin = 2},
    {.name = "a.aV", .quantity = 2, .equals = -14, .origin = 4, .skipped = 27},
    {.name = "b.t", .quantity = 1, .equals = 3, .origin = 2, .skipped = 1},
    {.name = "b.aV", .quantity = 2, .equals = -7, .origin = 4, .skipped = 1},
    {.name = "aVRel", .quantity = 8, .offset = offsetof(struct RotLinearSpring, aVRel), .origin = 2, .skipped = -2},
    {.name = "torqueThru", .quantity = 9, .offset = offsetof(struct RotLinearSpring, torqueThru), .origin = 2,
        .skipped = 2},
    {.name = "k", .quantity = 10, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearSpring, k)},
    {.name = "relPhi", .quantity = 11, .kind = MODEL_STATE, .offset = offsetof(struct RotLinearSpring, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpring, relPhi_start)},
    {.name = "der(relPhi)", .quantity = 12, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpring, der_relPhi), .origin = 2, .skipped = -2, .is_late = true},
};

/* RotationalMechanics::RotLinearSpring */
static const ModelMember members_4[] = {
    {.name = "a.t", .quantity = 1, .equals = 5, .is_negative = true, .origin = 2, .skipped = 1},
    {.name = "a.aV", .quantity = 2, .equals = -14, .origin = 4, .skipped = 1},
    {.name = "b.t", .quantity = 1, .equals = 3, .origin = 2, .skipped = 1},
    {.name = "b.aV", .quantity = 2, .is_number = true, .number = 0.0, .origin = 4, .skipped = 1},
    {.name = "aVRel", .quantity = 8, .equals = -17, .is_negative = true, .origin = 2, .skipped = -2},
    {.name = "torqueThru", .quantity = 9, .offset = offsetof(struct RotLinearSpring, torqueThru), .origin = 2,
        .skipped = 2},
    {.name = "k", .quantity = 10, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearSpring, k)},
    {.name = "relPhi", .quantity = 11, .offset = offsetof(struct RotLinearSpring, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpring, relPhi_start), .origin = 5, .skipped = 44},
    {.name = "der(relPhi)", .quantity = 12, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpring, der_relPhi), .origin = 2, .skipped = -2, .is_late = true},
};

/* RotationalMechanics::RotLinearDamper */
static const ModelMember members_5[] = {
    {.name = "a.t", .quantity = 1, .equals = 5, .is_negative = true, .origin = 2, .skipped = 1},
    {.name = "a.aV", .quantity = 2, .equals = -32, .origin = 4, .skipped = -6},
    {.name = "b.t", .quantity = 1, .equals = 3, .origin = 2, .skipped = 1},
    {.name = "b.aV", .quantity = 2, .equals = -25, .origin = 4, .skipped = 1},
    {.name = "aVRel", .quantity = 8, .equals = -18, .origin = 2, .skipped = -2},
    {.name = "torqueThru", .quantity = 9, .offset = offsetof(struct RotLinearDamper, torqueThru), .origin = 2,
        .skipped = 1},
    {.name = "k", .quantity = 13, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearDamper, k)},
};

/* RotationalMechanics::RotLinearDamper */
static const ModelMember members_6[] = {
    {.name = "a.t", .quantity = 1, .equals = 5, .is_negative = true, .origin = 2},
    {.name = "a.aV", .quantity = 2, .equals = -30, .origin = 4, .skipped = 1},
    {.name = "b.t", .quantity = 1, .equals = 3, .origin = 2, .skipped = 1},
    {.name = "b.aV", .quantity = 2, .is_number = true, .number = 0.0, .origin = 4, .skipped = 1},
    {.name = "aVRel", .quantity = 8, .equals = -33, .is_negative = true, .origin = 2, .skipped = -2},
    {.name = "torqueThru", .quantity = 9, .offset = offsetof(struct RotLinearDamper, torqueThru), .origin = 2,
        .skipped = 1},
    {.name = "k", .quantity = 13, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearDamper, k)},
};

/* RotationalMechanics::RotFixed */
static const ModelMember members_7[] = {
    {.name = "p.t", .quantity = 1, .equals = -39, .is_negative = true, .origin = 3},
    {.name = "p.aV", .quantity = 2, .is_number = true, .number = 0.0, .origin = 2},
};

static const ModelShape shapes[] = {
    {members_0, 1}, {members_1, 9}, {members_2, 9}, {members_3, 9}, {members_4, 9}, {members_5, 7}, {members_6, 7},
    {members_7, 2},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, inertia1), sizeof(struct RotInertia), 0},
    /* 2 */ {offsetof(struct Model, inertia2), sizeof(struct RotInertia), 0},
    /* 3 */ {offsetof(struct Model, spring1), sizeof(struct RotLinearSpring), 0},
    /* 4 */ {offsetof(struct Model, spring2), sizeof(struct RotLinearSpring), 0},
    /* 5 */ {offsetof(struct Model, damper1), sizeof(struct RotLinearDamper), 0},
    /* 6 */ {offsetof(struct Model, damper2), sizeof(struct RotLinearDamper), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"inertia1", 0, 1, 1, 0, 0, 0, 0}, {"inertia2", 0, 2, 2, 0, 0, 0, 0},
    {"spring1", 0, 3, 3, 0, 0, 0, 0}, {"spring2", 0, 4, 4, 0, 0, 0, 0}, {"damper1", 0, 5, 5, 0, 0, 0, 0},
    {"damper2", 0, 6, 6, 0, 0, 0, 0}, {"ground", 0, 7, 0, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 7,
    .branches = (const ModelBranch[]){
        {.text = "-mostTwist <= spring1.relPhi", .element = "DualSpringMassDamper::Twist::limit",
        .source = DRAWN_12, .equation = 40, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.minus_mostTwist_at_most_spring1_relPhi), .holds_at_zero = true,
        .group = -1, .slack = offsetof(Model, slack.minus_mostTwist_at_most_spring1_relPhi)},
        {.text = "spring1.relPhi <= mostTwist", .element = "DualSpringMassDamper::Twist::limit", .source = DRAWN_12,
        .equation = 40, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.spring1_relPhi_at_most_mostTwist),
        .holds_at_zero = true, .group = -1, .slack = offsetof(Model, slack.spring1_relPhi_at_most_mostTwist)},
        {.text = "-mostTwist <= spring2.relPhi", .element = "DualSpringMassDamper::Twist::limit",
        .source = DRAWN_12, .equation = 41, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.minus_mostTwist_at_most_spring2_relPhi), .holds_at_zero = true,
        .group = -1, .slack = offsetof(Model, slack.minus_mostTwist_at_most_spring2_relPhi)},
        {.text = "spring2.relPhi <= mostTwist", .element = "DualSpringMassDamper::Twist::limit", .source = DRAWN_12,
        .equation = 41, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.spring2_relPhi_at_most_mostTwist),
        .holds_at_zero = true, .group = -1, .slack = offsetof(Model, slack.spring2_relPhi_at_most_mostTwist)},
        {.text = "time > 8", .element = "DualSpringMassDamper::SMD::settled", .source = DRAWN_13, .equation = 42,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_above_8), .is_timed = true, .group = -1},
        {.text = "-0.1 <= inertia1.angle", .element = "DualSpringMassDamper::SMD::settled", .source = DRAWN_13,
        .equation = 43, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.minus_0_1_at_most_inertia1_angle),
        .holds_at_zero = true, .group = -1, .slack = offsetof(Model, slack.minus_0_1_at_most_inertia1_angle)},
        {.text = "inertia1.angle <= 0.1", .element = "DualSpringMassDamper::SMD::settled", .source = DRAWN_13,
        .equation = 43, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.inertia1_angle_at_most_0_1),
        .holds_at_zero = true, .group = -1, .slack = offsetof(Model, slack.inertia1_angle_at_most_0_1)},
    },
    .discrete_count = 4,
    .discretes = (const ModelDiscrete[]){
        {.variable = -1, .name = "twist1.violated(limit)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, twist1_violated_limit), .pre = offsetof(Model, pre.twist1_violated_limit),
        .start = offsetof(Model, twist1_violated_limit_start), .group = -1, .is_of_check = true},
        {.variable = -1, .name = "twist2.violated(limit)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, twist2_violated_limit), .pre = offsetof(Model, pre.twist2_violated_limit),
        .start = offsetof(Model, twist2_violated_limit_start), .group = -1, .is_of_check = true},
        {.variable = -1, .name = "exercised(settled)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, exercised_settled), .pre = offsetof(Model, pre.exercised_settled),
        .start = offsetof(Model, exercised_settled_start), .group = -1, .is_of_check = true},
        {.variable = -1, .name = "violated(settled)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, violated_settled), .pre = offsetof(Model, pre.violated_settled),
        .start = offsetof(Model, violated_settled_start), .group = -1, .is_of_check = true},
    },
    .indicator_count = 6,
    .indicator_branches = (const int[]){0, 1, 2, 3, 5, 6},
};

static const ModelJacobian jacobian = {
    .states = 5, .slots = 18, .rows = 13, .partial_count = 9, .number_count = 2, .colours = 4,
    .numbers = (const double[]){1.0, -1.0},
    .row_start = (const int[]){0, 1, 2, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 17},
    .row_slot = (const int[]){5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17},
    .term_slot = (const int[]){0, 2, 2, 0, 7, 4, 3, 10, 7, 12, 9, 13, 2, 15, 11, 13, 16},
    .term_partial = (const int[]){0, 0, 0, 1, 0, 2, 1, 3, 4, 0, 0, 5, 6, 0, 0, 7, 8},
    .derivative = (const int[]){14, 5, 17, 6, 8},
    .column_start = (const int[]){0, 4, 5, 9, 11, 14},
    .row_index = (const int[]){0, 1, 2, 4, 1, 0, 2, 3, 4, 2, 3, 0, 2, 4},
    .colour = (const int[]){0, 1, 1, 2, 3},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, inertia1.aV)}, {.at = 1, .offset = offsetof(Model, inertia1.angle)},
        {.at = 2, .offset = offsetof(Model, inertia2.aV)}, {.at = 3, .offset = offsetof(Model, inertia2.angle)},
        {.at = 4, .offset = offsetof(Model, spring1.relPhi)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, inertia1.der_aV)}, {.at = 1, .offset = offsetof(Model, inertia1.der_angle)},
        {.at = 2, .offset = offsetof(Model, inertia2.der_aV)},
        {.at = 3, .offset = offsetof(Model, inertia2.der_angle)},
        {.at = 4, .offset = offsetof(Model, spring1.der_relPhi)}, {.at = -1}},
    .state_count = 5,
    .states = (const int[]){5, 6, 12, 13, 21},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 16,
    .connectors = (const int[]){11, 0, 12, 0, 13, 0, 14, 0, 15, 0, 16, 0, 17, 0, 18, 0},
    .joints = (const int[]){
        0, 2, 14, 0, 0, 3, 15, 0, 1, 2, 30, 0, 1, 3, 31, 0, 2, 16, 7, 0, 2, 17, 8, 0, 3, 32, 7, 0, 3, 33, 8, 0, 4,
        9, 22, 0, 4, 10, 23, 0, 5, 9, 37, 0, 5, 10, 38, 0, 6, 24, 44, 0, 6, 25, 45, 0, 7, 39, 44, 0, 7, 40, 45, 0},
    .flow_count = 13,
    .flows = (const int[]){0, 2, 7, 9, 14, 16, 22, 24, 30, 32, 37, 39, 44},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of SMDExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of states that "
        "move alike, %d6 at events only, %d7 of constants, %d8 in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 0.0%oits start is given",
    /* 6 */ "  %1%vstart 1.0%oits start is given",
    /* 7 */ "Would be states, but move as others do",
    /* 8 */ "  %1 = -%2 + offset(%1)%o%i  moves as -inertia2.angle",
    /* 9 */ "Eliminated",
    /* 10 */ "  %1%v= 0%o%i",
    /* 11 */ "  %1%v= %2%o%i",
    /* 12 */ "  %1%v= -%2%o%i  with %e3",
    /* 13 */ "  %1%v= -%2%o%i",
    /* 14 */ "  %1%v= %2%o%i  with %e3",
    /* 15 */ "Start",
    /* 16 */ "  %1 := 0.0",
    /* 17 */ "  %1 := 1.0",
    /* 18 */ "  %1 := -1.0",
    /* 19 */ "  offset(%1) := %1 + %2%o%i",
    /* 20 */ "Continuous time",
    /* 21 */ "  %1 := %2%o%i",
    /* 22 */ "  %1 := %2 - %3%o%i",
    /* 23 */ "  %1 := %2*%3%o%i",
    /* 24 */ "  %1 := -%2 + offset(%1)%o%i",
    /* 25 */ "  %1 := %2 + %3%o%i",
    /* 26 */ "  %1 := %2/%3  unless %3 vanishes%o%i",
    /* 27 */ "  %1 := -%2*%3%o%i",
    /* 28 */ "  %1 := (-%2 + %3)/%4  unless %4 vanishes%o%i",
    /* 29 */ "For results only",
    /* 30 */ "  %1 := -%2%o%i",
    /* 31 */ "Branches, kept between events",
    /* 32 */ "  -%1 <= %2%vlocated%o%i",
    /* 33 */ "  %1 <= %2%vlocated%o%i",
    /* 34 */ "  time > 8%vat 8%o%i",
    /* 35 */ "  -0.1 <= %1%vlocated%o%i",
    /* 36 */ "  %1 <= 0.1%vlocated%o%i",
    /* 37 */ "At events",
    /* 38 */ "  decide -%1 <= %2%o%i",
    /* 39 */ "  decide %1 <= %2%o%i",
    /* 40 */ "  decide time > 8%o%i",
    /* 41 */ "  decide -0.1 <= %1%o%i",
    /* 42 */ "  decide %1 <= 0.1%o%i",
    /* 43 */ "  twist1.violated(limit) := not (-%1 <= %2 and %2 <= %1)%o%i",
    /* 44 */ "  twist2.violated(limit) := not (-%1 <= %2 and %2 <= %1)%o%i",
    /* 45 */ "  exercised(settled) := time > 8%o%i",
    /* 46 */ "  violated(settled) := exercised(settled) and not (-0.1 <= %1 and %1 <= 0.1)%o%i",
    /* 47 */ "Drawn in",
    /* 48 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 2, 2,   1, -1,   51, 0,    2, 1, 10,   2, -1, 40, 5, 27, 0, 1, 4, 0, 13,
    3, 1, 6,   3, -1, 5, 14, 0, 0,    1, 2, 2,   4, -1,   63, 0,    4, 1, 2,   5, -1,    5, 1, 3,   6, -1, 5,
    5, 2, 3,   7, -1, 6,   1, 0, 6,    6, 2, 3,   9, -1, 13,   1, 0, 8,    1, 2, 2,   11, -1,   59, 0,
    7, 1, 2,   12, -1,    8, 1, 4,   13, 44, 29, 13,    1, 2, 2,   14, -1,   65, 0,    9, 1, 2,   15, -1,
    10, 2, 3,   16, 39, 0,   23, -5, 40,    11, 2, 4,   17, 0, 1, 5,   10, 31, 22, 7,
    11, 2, 4,   18, 1, 3, 5,   10, 14, 21, 22,    12, 2, 5,   19, 36, 7, 2, 35,   22, 2, 37, 7, 2,
    11, 2, 4,   20, 4, 8, 12,   12, 24, 23, -7,    11, 2, 4,   21, 5, 10, 12,   12, 15, 22, 23,
    13, 2, 4,   22, 8, 14, 19,   9, 10, 16, 16,    11, 2, 4,   23, 27, 15, 5,   11, 3, 18, 7,
    11, 2, 4,   24, 10, 16, 19,   13, 22, 22, -7,    11, 2, 4,   25, 29, 17, 12,   13, -5, 22, 30,
    13, 2, 4,   26, 13, 22, 27,   10, 9, 15, 15,    10, 2, 3,   29, 33, 25,   13, -7, 20,
    13, 2, 4,   30, 14, 26, 12,   10, 9, 15, 0,    14, 1, 5,   35, 19, 34, 18, 9,    1, 2, 2,   43, -1,   50, 0,
    15, 1, 2,   44, -1,    16, 1, 3,   45, -1, 5,    16, 2, 3,   46, -1, 6,   1, 0, 6,
    17, 2, 3,   48, -1, 13,   1, 0, 8,    18, 1, 3,   50, -1, 29,    19, 1, 4,   51, 44, 29, 13,
    20, 1, 2,   53, -1,    21, 1, 4,   54, 2, 47, 5,    21, 2, 4,   55, 6, 49, 12,   2, 5, 2, 6,
    22, 1, 5,   56, 9, 18, 12, 5,    23, 1, 5,   58, 12, 19, 20, 21,    24, 2, 4,   59, 44, 29, 13,   24, 0, 0, 0,
    23, 2, 5,   60, 17, 27, 28, 29,   1, 4, 8, 8, -11,    25, 2, 5,   62, 35, 2, 35, 19,   3, 2, 7, 7, 8,
    26, 1, 5,   63, 3, 48, 2, 4,    27, 1, 5,   64, 25, 42, 43, 12,    28, 1, 6,   66, 7, 50, 2, 9, 11,
    29, 1, 2,   68, -1,    30, 1, 4,   69, 16, 52, 12,    31, 1, 2,   71, -1,
    32, 2, 4,   72, 40, 46, 21,   2, 1, 0, 8,    33, 2, 4,   73, 40, 21, 46,   2, 1, 8, 0,    34, 1, 2,   76, 42,
    35, 1, 3,   77, 43, 6,    36, 1, 3,   78, 43, 6,    37, 1, 2,   80, -1,
    38, 2, 4,   81, 40, 46, 21,   3, 1, 0, 8,    39, 2, 4,   82, 40, 21, 46,   3, 1, 8, 0,    40, 1, 2,   86, 42,
    41, 1, 3,   87, 43, 6,    42, 1, 3,   88, 43, 6,    43, 1, 4,   89, 40, 46, 21,    44, 1, 4,   90, 41, 46, 29,
    45, 1, 2,   91, 42,    46, 1, 3,   92, 43, 6,    47, 1, 2,   94, -1,    48, 2, 2,   95, 0,   11, 27,
    48, 2, 2,   96, 1,   11, 27,    48, 2, 2,   97, 2,   11, 27,    48, 2, 2,   98, 3,   11, 27,
    48, 2, 2,   99, 8,   11, 23,    48, 2, 2,   100, 9,   11, 23,    48, 2, 2,   101, 10,   11, 23,
    48, 2, 2,   102, 11,   11, 23,    48, 2, 2,   103, 12,   11, 27,    48, 2, 2,   104, 21,   11, 19,
    48, 2, 2,   105, 26,   11, 16,
    -1};

/* What must hold, by row as model_checks tells of it. */
static const ModelCheck checks[] = {
    {.text = "-most <= angle and angle <= most", .element = 20, .instance = "twist1", .has_margin = true,
        .unit = "rad", .variables = (const int[]){46, 21, -1}},
    {.text = "-most <= angle and angle <= most", .element = 20, .instance = "twist2", .has_margin = true,
        .unit = "rad", .variables = (const int[]){46, 29, -1}},
    {.text = "if time > 8 then -0.1 <= inertia1.angle <= 0.1", .element = 21, .has_margin = true,
        .has_premise = true, .unit = "rad", .variables = (const int[]){6, -1}},
    {.text = NULL},
};

/* What they allow variables, by row as model_bounds tells of it. */
static const ModelBound bounds[] = {
    {.variable = 21},
    {.variable = 21, .is_upper = true},
    {.check = 1, .variable = 29},
    {.check = 1, .variable = 29, .is_upper = true},
    {.check = 2, .variable = 6},
    {.check = 2, .variable = 6, .is_upper = true},
};

/* And what it is required for. */
static const ModelRequirement required[] = {
    {.name = "Twist of the springs", .id = "R1", .text = "No spring shall be twisted by more than 1.2 rad.",
        .source = DRAWN_14, .checks = (const int[]){0, 1, -1}},
    {.name = "Settling", .id = "R2", .text = "After 8 s the free rotor shall stay within 0.1 rad of its rest.",
        .source = DRAWN_15, .checks = (const int[]){2, -1}},
    {.name = NULL},
};

static const ModelRequirements requirements = {
    .checks = checks,
    .requirements = required,
    .values = model_checks,
    .bounds = bounds,
    .bound_count = 6,
    .bound_values = model_bounds,
};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "58da55c729234dd8e2570bc110eca7e033e27f7bb51923f1d93683fcc61af533"},
    {"RotationalMechanics.xmi", "e54748cfd485acbdf139029111ee6bf34028dace58fd0fb62f2eedb91ede7110"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "SMDExperiment",
    .qualified_name = "DualSpringMassDamper::SMDExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "6e3a02a926aeb962715cc6b9afb7b0e5e0f53d1c3b65429ff47196616ace3608",
    .files = files,
    .start = 0.0, .stop = 10.0, .interval = 0.01, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){{"inertia1.angle", 0, 0}, {"inertia2.angle", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {117, lines, forms},
    .joints = &model_joints,
    .margins = model_branch_margins,
    .requirements = &requirements,
};
