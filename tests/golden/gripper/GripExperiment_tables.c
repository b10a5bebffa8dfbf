/* GripExperiment_tables.c - names, patterns and data, of Gripper::GripExperiment, from model.xmi, by sysphsc
 *     0.1.0. */
#include "GripExperiment.h"

const int model_variable_count = 30;
const int model_equation_count = 13;
const int model_constraint_count = 13;
const int model_loop_count = 0;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* ---- variables, by kind of part ---- */

static const char *const truths[] = {"false", "true", NULL};
static const char *const literals_1[] = {"Free", "Held", "Released", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "s", .source = "model.xmi:152 Gripper::GripTest::releaseTime",
        .description = "When the sphere is released"},
    /* 1 */ {.unit = "", .source = "model.xmi:157 Gripper::GripTest::attached", .description = "Is the sphere held?",
        .literals = truths},
    /* 2 */ {.unit = "N", .source = "model.xmi:162 Gripper::GripTest::grip",
        .description = "Force of the gripper on the sphere: it gives both the same acceleration"},
    /* 3 */ {.unit = "m/s", .source = "model.xmi:166 Gripper::GripTest::common",
        .description = "Velocity of both after a plastic impact now"},
    /* 4 */ {.unit = "", .source = "model.xmi:187 Gripper::GripTest::Gripping",
        .literals = literals_1, .first_literal = 1},
    /* 5 */ {.unit = "kg", .source = "model.xmi:16 Gripper::Arm::m", .description = "Mass"},
    /* 6 */ {.unit = "N/m", .source = "model.xmi:20 Gripper::Arm::kp",
        .description = "Force per distance from the target"},
    /* 7 */ {.unit = "N*s/m", .source = "model.xmi:24 Gripper::Arm::kd", .description = "Force per velocity"},
    /* 8 */ {.unit = "m/s^2", .source = "model.xmi:28 Gripper::Arm::g", .description = "Acceleration of gravity"},
    /* 9 */ {.unit = "m", .source = "model.xmi:32 Gripper::Arm::z", .description = "Height"},
    /* 10 */ {.unit = "m/s", .source = "model.xmi:37 Gripper::Arm::v", .description = "Velocity, upwards"},
    /* 11 */ {.unit = "m", .source = "model.xmi:42 Gripper::Arm::target", .description = "Height that is asked for"},
    /* 12 */ {.unit = "N", .source = "model.xmi:46 Gripper::Arm::force",
        .description = "Force of the controller, upwards"},
    /* 13 */ {.unit = "N", .source = "model.xmi:50 Gripper::Arm::load",
        .description = "Force of what is held, downwards"},
    /* 14 */ {.unit = "m/s", .source = "model.xmi:32 Gripper::Arm::z"},
    /* 15 */ {.unit = "m/s^2", .source = "model.xmi:37 Gripper::Arm::v"},
    /* 16 */ {.unit = "kg", .source = "model.xmi:66 Gripper::Sphere::m", .description = "Mass"},
    /* 17 */ {.unit = "m", .source = "model.xmi:70 Gripper::Sphere::r", .description = "Radius"},
    /* 18 */ {.unit = "1", .source = "model.xmi:75 Gripper::Sphere::restitution",
        .description = "Speed after an impact divided by the speed before it"},
    /* 19 */ {.unit = "m/s^2", .source = "model.xmi:80 Gripper::Sphere::g", .description = "Acceleration of gravity"},
    /* 20 */ {.unit = "m", .source = "model.xmi:84 Gripper::Sphere::h", .description = "Height of the center"},
    /* 21 */ {.unit = "m/s", .source = "model.xmi:89 Gripper::Sphere::v", .description = "Velocity, upwards"},
    /* 22 */ {.unit = "N", .source = "model.xmi:94 Gripper::Sphere::hold",
        .description = "Force that holds the sphere, upwards"},
    /* 23 */ {.unit = "", .source = "model.xmi:98 Gripper::Sphere::bounces", .description = "Number of impacts"},
    /* 24 */ {.unit = "m/s", .source = "model.xmi:84 Gripper::Sphere::h"},
    /* 25 */ {.unit = "m/s^2", .source = "model.xmi:89 Gripper::Sphere::v"},
    /* 26 */ {.unit = "m", .source = "model.xmi:115 Gripper::Target::first",
        .description = "Height before the change"},
    /* 27 */ {.unit = "m", .source = "model.xmi:120 Gripper::Target::second",
        .description = "Height from the change on"},
    /* 28 */ {.unit = "s", .source = "model.xmi:125 Gripper::Target::changeTime",
        .description = "Time of the change"},
    /* 29 */ {.unit = "m", .source = "model.xmi:130 Gripper::Target::height", .description = "Height"},
};

/* Gripper::GripTest */
static const ModelMember members_0[] = {
    {.name = "releaseTime", .kind = MODEL_CONSTANT, .offset = offsetof(struct Model, releaseTime), .behind = 3},
    {.name = "attached", .quantity = 1, .kind = MODEL_DISCRETE, .offset = offsetof(struct Model, attached),
        .has_start = true, .start = offsetof(struct Model, attached_start), .behind = 3},
    {.name = "grip", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = 11, .origin = 1, .equation = 3, .behind = 3},
    {.name = "common", .quantity = 3, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Model, common), .origin = 1,
        .equation = 1, .behind = 3},
    {.name = "Gripping", .quantity = 4, .kind = MODEL_DISCRETE, .offset = offsetof(struct Model, Gripping),
        .is_late = true},
};

/* Gripper::Arm */
static const ModelMember members_1[] = {
    {.name = "m", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct Arm, m)},
    {.name = "kp", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Arm, kp)},
    {.name = "kd", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Arm, kd)},
    {.name = "g", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct Arm, g)},
    {.name = "z", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct Arm, z),
        .has_start = true, .start = offsetof(struct Arm, z_start)},
    {.name = "v", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct Arm, v),
        .has_start = true, .start = offsetof(struct Arm, v_start)},
    {.name = "target", .quantity = 11, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Arm, target), .origin = 1,
        .equation = 8},
    {.name = "force", .quantity = 12, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Arm, force), .origin = 1,
        .equation = -7},
    {.name = "load", .quantity = 13, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Arm, load), .origin = 1,
        .equation = -4},
    {.name = "der(z)", .quantity = 14, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Arm, der_z), .origin = 1,
        .equation = 5, .is_late = true},
    {.name = "der(v)", .quantity = 15, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Arm, der_v), .origin = 1,
        .equation = 1, .is_late = true},
};

/* Gripper::Sphere */
static const ModelMember members_2[] = {
    {.name = "m", .quantity = 16, .kind = MODEL_CONSTANT, .offset = offsetof(struct Sphere, m)},
    {.name = "r", .quantity = 17, .kind = MODEL_CONSTANT, .offset = offsetof(struct Sphere, r)},
    {.name = "restitution", .quantity = 18, .kind = MODEL_CONSTANT, .offset = offsetof(struct Sphere, restitution)},
    {.name = "g", .quantity = 19, .kind = MODEL_CONSTANT, .offset = offsetof(struct Sphere, g)},
    {.name = "h", .quantity = 20, .kind = MODEL_STATE, .offset = offsetof(struct Sphere, h),
        .has_start = true, .start = offsetof(struct Sphere, h_start)},
    {.name = "v", .quantity = 21, .kind = MODEL_STATE, .offset = offsetof(struct Sphere, v),
        .has_start = true, .start = offsetof(struct Sphere, v_start)},
    {.name = "hold", .quantity = 22, .kind = MODEL_ALGEBRAIC, .equals = -9, .origin = 1, .equation = -5},
    {.name = "bounces", .quantity = 23, .kind = MODEL_DISCRETE, .offset = offsetof(struct Sphere, bounces),
        .has_start = true, .start = offsetof(struct Sphere, bounces_start), .origin = 1, .equation = 9},
    {.name = "der(h)", .quantity = 24, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Sphere, der_h),
        .origin = 1, .equation = -3, .is_late = true},
    {.name = "der(v)", .quantity = 25, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Sphere, der_v),
        .origin = 1, .equation = 1, .is_late = true},
};

/* Gripper::Target */
static const ModelMember members_3[] = {
    {.name = "first", .quantity = 26, .kind = MODEL_CONSTANT, .offset = offsetof(struct Target, first)},
    {.name = "second", .quantity = 27, .kind = MODEL_CONSTANT, .offset = offsetof(struct Target, second)},
    {.name = "changeTime", .quantity = 28, .kind = MODEL_CONSTANT, .offset = offsetof(struct Target, changeTime)},
    {.name = "height", .quantity = 29, .kind = MODEL_ALGEBRAIC, .equals = -18, .origin = 1, .equation = -9},
};

static const ModelShape shapes[] = {
    /* 0 */ {members_0, 5},
    /* 1 */ {members_1, 11},
    /* 2 */ {members_2, 10},
    /* 3 */ {members_3, 4},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0},
    /* 1 */ {offsetof(struct Model, gripper), sizeof(struct Arm)},
    /* 2 */ {offsetof(struct Model, sphere), sizeof(struct Sphere)},
    /* 3 */ {offsetof(struct Model, ref), sizeof(struct Target)},
};

/* Parts, owners first: name, row of the owner, of shapes, of fields; element of that. */
const ModelInstance model_instances[] = {
    {"", -1, 0, 0, 0},
    {"gripper", 0, 1, 1, 0},
    {"sphere", 0, 2, 2, 0},
    {"ref", 0, 3, 3, 0},
};
const int model_instance_count = 4;

/* Instances of what is listed behind all others, in that order. */
static const int late[] = {
    1, 1, 2, 2, 0};

static ModelPlace places[4];
static int rows[30];
static ModelVariable variables[30];
static char path_text[362];
const ModelTables model_tables = {
    .quantities = quantities,
    .shapes = shapes,
    .fields = fields,
    .late = late,
    .places = places,
    .rows = rows,
    .variables = variables,
    .text = path_text,
};
const ModelVariable *const model_variables = variables;

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    6, 20, -1,
    23, 22, 7, 9, 0, -1,
    15, 23, -1,
    8, 23, -1,
    24, 0, 5, 9, 14, -1,
    7, 1, 6, 4, 2, 5, 0, 3, -1,
    25, 5, -1,
    0, 26, 7, 8, 3, -1,
    27, 14, -1,
    9, 28, 15, 12, -1,
    13, 10, 14, -1,
    16, -1,
    20, 19, 17, 18, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "Gripper::GripTest::asked", "",
        "gripper.target = ref.height", "model.xmi:171", held + 0, false},
    /* 1 */ {"E2", "Gripper::GripTest::holding", "",
        "grip = if attached then gripper.force*sphere.m/(gripper.m + sphere.m) else 0", "model.xmi:174", held + 3, false},
    /* 2 */ {"E3", "Gripper::GripTest::action", "",
        "sphere.hold = grip", "model.xmi:177", held + 9, false},
    /* 3 */ {"E4", "Gripper::GripTest::reaction", "",
        "gripper.load = grip", "model.xmi:180", held + 12, false},
    /* 4 */ {"E5", "Gripper::GripTest::merged", "",
        "common = (gripper.m*gripper.v + sphere.m*sphere.v)/(gripper.m + sphere.m)", "model.xmi:183", held + 15, false},
    /* 5 */ {"E6", "Gripper::Arm::control", "gripper",
        "gripper.force = gripper.kp*(gripper.target - gripper.z) - gripper.kd*gripper.v + gripper.m*gripper.g", "model.xmi:55", held + 21, false},
    /* 6 */ {"E7", "Gripper::Arm::height", "gripper",
        "der(gripper.z) = gripper.v", "model.xmi:58", held + 30, false},
    /* 7 */ {"E8", "Gripper::Arm::momentum", "gripper",
        "gripper.m*der(gripper.v) = gripper.force - gripper.load - gripper.m*gripper.g", "model.xmi:61", held + 33, false},
    /* 8 */ {"E9", "Gripper::Sphere::height", "sphere",
        "der(sphere.h) = sphere.v", "model.xmi:104", held + 39, false},
    /* 9 */ {"E10", "Gripper::Sphere::momentum", "sphere",
        "sphere.m*der(sphere.v) = sphere.hold - sphere.m*sphere.g", "model.xmi:107", held + 42, false},
    /* 10 */ {"E11", "Gripper::Sphere::impact", "sphere",
        "sphere.when(1) = sphere.h <= sphere.r and sphere.v < 0", "model.xmi:110", held + 47, true},
    /* 11 */ {"E12", "Gripper::Sphere::impact", "sphere",
        "sphere.bounces = if edge(sphere.when(1)) then pre(sphere.bounces) + 1 else pre(sphere.bounces)", "model.xmi:110", held + 51, true},
    /* 12 */ {"E13", "Gripper::Target::change", "ref",
        "ref.height = if time < ref.changeTime then ref.first else ref.second", "model.xmi:135", held + 53, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

static const ModelBranch branches[] = {
    {.text = "sphere.h <= sphere.r", .element = "Gripper::Sphere::impact", .source = "model.xmi:110",
    .equation = 10, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.sphere_h_at_most_sphere_r), .group = -1,
    .slack = offsetof(Model, slack.sphere_h_at_most_sphere_r)},
    {.text = "sphere.v < 0", .element = "Gripper::Sphere::impact", .source = "model.xmi:110", .equation = 10,
    .type = MODEL_TRUTH, .offset = offsetof(Model, branch.sphere_v_below_0), .group = -1,
    .slack = offsetof(Model, slack.sphere_v_below_0)},
    {.text = "time < ref.changeTime", .element = "Gripper::Target::change", .source = "model.xmi:135",
    .equation = 12, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_below_ref_changeTime),
    .is_timed = true, .is_felt = true, .group = -1, .slack = offsetof(Model, slack.time_below_ref_changeTime)},
    {.text = "sphere.h + sphere.r >= gripper.z", .element = "Gripper::GripTest::Gripping",
    .source = "model.xmi:185", .equation = -1, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.sphere_h___sphere_r_at_least_gripper_z), .group = -1,
    .slack = offsetof(Model, slack.sphere_h___sphere_r_at_least_gripper_z)},
    {.text = "time >= releaseTime", .element = "Gripper::GripTest::Gripping", .source = "model.xmi:185",
    .equation = -1, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_at_least_releaseTime),
    .is_timed = true, .group = -1, .slack = offsetof(Model, slack.time_at_least_releaseTime)},
};

/* Rows of branches. */
static const int indicator_branches[] = {0, 1, 3, -1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 5;
const int model_indicator_count = 3;

static const ModelDiscrete discretes[] = {
    {.variable = 16, .name = "sphere.bounces", .type = MODEL_NUMBER, .offset = offsetof(Model, sphere.bounces),
    .pre = offsetof(Model, pre.sphere_bounces), .start = offsetof(Model, sphere.bounces_start), .group = -1},
    {.variable = 22, .name = "attached", .type = MODEL_NUMBER, .offset = offsetof(Model, attached),
    .pre = offsetof(Model, pre.attached), .start = offsetof(Model, attached_start), .is_felt = true, .group = -1,
    .is_stepwise = true},
    {.variable = -1, .name = "sphere.when(1)", .type = MODEL_NUMBER, .offset = offsetof(Model, sphere.when_1),
    .pre = offsetof(Model, pre.sphere_when_1), .start = offsetof(Model, sphere.when_1_start), .group = -1,
    .is_condition = true},
    {.variable = 29, .name = "Gripping", .type = MODEL_NUMBER, .offset = offsetof(Model, Gripping),
    .pre = offsetof(Model, pre.Gripping), .start = offsetof(Model, Gripping_start), .group = -1,
    .is_stepwise = true},
    {.variable = -1, .name = "seen(Gripping.Free,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, seen_Gripping_Free_1), .pre = offsetof(Model, pre.seen_Gripping_Free_1),
    .start = offsetof(Model, seen_Gripping_Free_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "since(Gripping.Free,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, since_Gripping_Free_1), .pre = offsetof(Model, pre.since_Gripping_Free_1),
    .start = offsetof(Model, since_Gripping_Free_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "consumed(Gripping,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, consumed_Gripping_1), .pre = offsetof(Model, pre.consumed_Gripping_1),
    .start = offsetof(Model, consumed_Gripping_1_start), .group = -1, .is_stepwise = true},
    {.variable = -1, .name = "held(Gripping.Free,1)", .type = MODEL_NUMBER,
    .offset = offsetof(Model, held_Gripping_Free_1), .pre = offsetof(Model, pre.held_Gripping_Free_1),
    .start = offsetof(Model, held_Gripping_Free_1_start), .group = -1, .is_stepwise = true,
    .remark = "'sphere.h + sphere.r >= gripper.z' (Gripper::GripTest::Gripping::Free->Held, model.xmi:294)"},
};

const ModelDiscrete *const model_discretes = discretes;
const int model_discrete_count = 8;

static const ModelReset resets[] = {
    {.variable = 5, .offset = offsetof(Model, gripper.v), .value = offsetof(Model, reset.gripper_v),
    .is_set = offsetof(Model, reset.gripper_v_is_set)},
    {.variable = 14, .offset = offsetof(Model, sphere.v), .value = offsetof(Model, reset.sphere_v),
    .is_set = offsetof(Model, reset.sphere_v_is_set)},
};

const ModelReset *const model_resets = resets;
const int model_reset_count = 2;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

/* What algorithms set. */
static const ModelAction actions[] = {
    {.name = "sphere.v", .element = "Gripper::Sphere::impact", .instance = "sphere", .source = "model.xmi:110",
    .reset = 1, .offset = offsetof(Model, sphere.v), .sign = 1},
    {.name = "gripper.v", .element = "Gripper::GripTest::Gripping", .instance = "", .source = "model.xmi:185",
    .offset = offsetof(Model, gripper.v), .sign = 1},
    {.name = "sphere.v", .element = "Gripper::GripTest::Gripping", .instance = "", .source = "model.xmi:185",
    .reset = 1, .offset = offsetof(Model, sphere.v), .sign = 1},
    {.name = "attached", .element = "Gripper::GripTest::Gripping", .instance = "", .source = "model.xmi:185",
    .reset = -1, .offset = offsetof(Model, attached), .sign = 1},
    {.name = "Gripping", .element = "Gripper::GripTest::Gripping", .instance = "", .source = "model.xmi:185",
    .reset = -1, .offset = offsetof(Model, Gripping), .sign = 1},
    {.name = "seen(Gripping.Free,1)", .element = "Gripper::GripTest::Gripping", .instance = "",
    .source = "model.xmi:185", .reset = -1, .offset = offsetof(Model, seen_Gripping_Free_1), .sign = 1},
    {.name = "since(Gripping.Free,1)", .element = "Gripper::GripTest::Gripping", .instance = "",
    .source = "model.xmi:185", .reset = -1, .offset = offsetof(Model, since_Gripping_Free_1), .sign = 1},
    {.name = "consumed(Gripping,1)", .element = "Gripper::GripTest::Gripping", .instance = "",
    .source = "model.xmi:185", .reset = -1, .offset = offsetof(Model, consumed_Gripping_1), .sign = 1},
    {.name = "held(Gripping.Free,1)", .element = "Gripper::GripTest::Gripping", .instance = "",
    .source = "model.xmi:185", .reset = -1, .offset = offsetof(Model, held_Gripping_Free_1), .sign = 1},
};

const ModelAction *const model_actions = actions;
const int model_action_count = 9;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    1.0};
static const int jacobian_row_start[] = {
    0, 1, 3, 4, 6, 7, 8};
static const int jacobian_row_slot[] = {
    4, 5, 6, 7, 8, 9};
static const int jacobian_term_slot[] = {
    1, 0, 1, 5, 5, 6, 3, 6};
static const int jacobian_term_partial[] = {
    0, 1, 2, 3, 4, 5, 0, 6};
static const int jacobian_derivative[] = {
    4, 7, 8, 9};
static const int jacobian_column_start[] = {
    0, 3, 6, 7, 9};
static const int jacobian_row_index[] = {
    0, 1, 3, 0, 1, 3, 2, 2, 3};
static const int jacobian_colour[] = {
    0, 1, 0, 2};

const ModelJacobian model_jacobian = {
    .states = 4,
    .slots = 10,
    .rows = 6,
    .loop_count = 0,
    .partial_count = 7,
    .number_count = 1,
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

static const char *const plot[] = {"gripper.z", "sphere.h", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

/* Variables that are whole numbers. */
static const int integers[] = {16, -1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of GripExperiment",
    "",
    "13 equations drawn, 0 derived; 3 eliminated as aliases, 0 redundant, 0 of constants, 8 in use",
    "4 states; 8 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  gripper.z                                     start 1.2                                           its start is given",
    "  gripper.v                                     start 0.0                                           its start is given",
    "  sphere.h                                      start 0.05                                          its start is given",
    "  sphere.v                                      start 5.0                                           its start is given",
    "",
    "Eliminated",
    "  E3     sphere.hold                            = gripper.load                                      model.xmi:177",
    "  E1     ref.height                             = gripper.target                                    model.xmi:171",
    "  E4     grip                                   = gripper.load                                      model.xmi:180",
    "",
    "Start",
    "         gripper.z := 1.2",
    "         gripper.v := 0.0",
    "         sphere.h := 0.05",
    "         sphere.v := 5.0",
    "",
    "Continuous time",
    "  E7     der(gripper.z) := gripper.v                                                                model.xmi:58",
    "  E13    gripper.target := if time < ref.changeTime then ref.first else ref.second                  model.xmi:135",
    "  E6     gripper.force := gripper.kp*(gripper.target - gripper.z) - gripper.kd*gripper.v + gripper.m*gripper.g model.xmi:55",
    "  E2     gripper.load := if attached then gripper.force*sphere.m/(gripper.m + sphere.m) else 0      model.xmi:174",
    "  E8     der(gripper.v) := (gripper.force - gripper.load - gripper.m*gripper.g)/gripper.m  unless gripper.m vanishes model.xmi:61",
    "  E9     der(sphere.h) := sphere.v                                                                  model.xmi:104",
    "  E10    der(sphere.v) := (gripper.load - sphere.m*sphere.g)/sphere.m  unless sphere.m vanishes     model.xmi:107",
    "",
    "For results only",
    "  E5     common := (gripper.m*gripper.v + sphere.m*sphere.v)/(gripper.m + sphere.m)                 model.xmi:183",
    "",
    "Branches, kept between events",
    "  E11    sphere.h <= sphere.r                   located                                             model.xmi:110",
    "  E11    sphere.v < 0                           located                                             model.xmi:110",
    "  E13    time < ref.changeTime                  at ref.changeTime                                   model.xmi:135",
    "         sphere.h + sphere.r >= gripper.z       located",
    "         time >= releaseTime                    at releaseTime",
    "",
    "At events",
    "  E5     common := (gripper.m*gripper.v + sphere.m*sphere.v)/(gripper.m + sphere.m)                 model.xmi:183",
    "  E11    decide sphere.h <= sphere.r                                                                model.xmi:110",
    "  E11    decide sphere.v < 0                                                                        model.xmi:110",
    "  E13    decide time < ref.changeTime                                                               model.xmi:135",
    "         decide sphere.h + sphere.r >= gripper.z",
    "         decide time >= releaseTime",
    "  E11    sphere.when(1) := sphere.h <= sphere.r and sphere.v < 0                                    model.xmi:110",
    "  E12    sphere.bounces := if sphere.when(1) and not pre(sphere.when(1)) then pre(sphere.bounces) + 1 else pre(sphere.bounces) model.xmi:110",
    "  A2     Gripper::GripTest::Gripping                                                                model.xmi:185",
    "         if pre(Gripping) == 1 then",
    "             if sphere.h + sphere.r >= gripper.z then",
    "                 if noEvent(seen(Gripping.Free,1) == 0) then",
    "                     seen(Gripping.Free,1) := 3;",
    "                     since(Gripping.Free,1) := time;",
    "                 elseif noEvent(seen(Gripping.Free,1) == 1) then",
    "                     seen(Gripping.Free,1) := 2;",
    "                     since(Gripping.Free,1) := time;",
    "                 end if;",
    "             else",
    "                 seen(Gripping.Free,1) := 1;",
    "             end if;",
    "         end if;",
    "         if pre(Gripping) == 0 then",
    "             Gripping := 1;",
    "             seen(Gripping.Free,1) := if noEvent(time <= consumed(Gripping,1)) then 4 else 0;",
    "         elseif pre(Gripping) == 1 then",
    "             if noEvent(seen(Gripping.Free,1) >= 2) and noEvent(seen(Gripping.Free,1) <= 3) and noEvent(time <= since(Gripping.Free,1)) then",
    "                 if noEvent(seen(Gripping.Free,1) >= 3) and noEvent(seen(Gripping.Free,1) <= 3) and noEvent(time <= since(Gripping.Free,1)) then",
    "                     held(Gripping.Free,1) := true;",
    "                 end if;",
    "                 if noEvent(seen(Gripping.Free,1) >= 2) and noEvent(seen(Gripping.Free,1) <= 3) and noEvent(time <= since(Gripping.Free,1)) then",
    "                     consumed(Gripping,1) := time;",
    "                     seen(Gripping.Free,1) := 4;",
    "                 end if;",
    "                 Gripping := 2;",
    "                 attached := true;",
    "                 gripper.v := common;",
    "                 sphere.v := common;",
    "             end if;",
    "         elseif pre(Gripping) == 2 then",
    "             if time >= releaseTime then",
    "                 Gripping := 3;",
    "                 attached := false;",
    "             end if;",
    "         end if;",
    "  A1     Gripper::Sphere::impact                                                                    model.xmi:110",
    "         if sphere.when(1) and not pre(sphere.when(1)) then",
    "             sphere.v := -sphere.restitution*sphere.v;",
    "         end if;",
    NULL};

/* Rows of model_variables; -1: of a state set. */
static const int states[] = {
    4, 5, 13, 14};

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
    .joints = NULL,
};

const ModelInfo model_info = {
    .name = "GripExperiment",
    .qualified_name = "Gripper::GripExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 2.5,
    .interval = 0.0025,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .state_count = 4,
    .states = states,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .margins = model_branch_margins,
    .integers = integers,
};
