/* GripExperiment_tables.c - names, patterns and data, of Gripper::GripExperiment, from model.xmi, by sysphsc
 *     0.1.0. */
#include "GripExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "model.xmi:152"
#define DRAWN_2 "model.xmi:157"
#define DRAWN_3 "model.xmi:162"
#define DRAWN_4 "model.xmi:178"
#define DRAWN_5 "model.xmi:16"
#define DRAWN_6 "model.xmi:20"
#define DRAWN_7 "model.xmi:24"
#define DRAWN_8 "model.xmi:28"
#define DRAWN_9 "model.xmi:32"
#define DRAWN_10 "model.xmi:37"
#define DRAWN_11 "model.xmi:42"
#define DRAWN_12 "model.xmi:46"
#define DRAWN_13 "model.xmi:50"
#define DRAWN_14 "model.xmi:66"
#define DRAWN_15 "model.xmi:70"
#define DRAWN_16 "model.xmi:75"
#define DRAWN_17 "model.xmi:80"
#define DRAWN_18 "model.xmi:84"
#define DRAWN_19 "model.xmi:89"
#define DRAWN_20 "model.xmi:94"
#define DRAWN_21 "model.xmi:98"
#define DRAWN_22 "model.xmi:115"
#define DRAWN_23 "model.xmi:120"
#define DRAWN_24 "model.xmi:125"
#define DRAWN_25 "model.xmi:130"
#define DRAWN_26 "model.xmi:110"
#define DRAWN_27 "model.xmi:135"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITH_MODES()
WITH_EQUATIONS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_PHASES()
WITHOUT_CLOCKS()

/* Where statements of algorithms are drawn. */

/* sphere.impact()  Gripper::Sphere::impact  model.xmi:110
 * 110  when h <= r and v < 0
 * 110  reinit(v, -restitution*v) */
/* Gripping()  Gripper::GripTest::Gripping  model.xmi:178
 * 287  Free->Held
 * 182  Free
 * 287  Free
 * 183  Held
 * 186  attached := true
 * 189  Released
 * 192  attached := false */

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .impulses = &impulse_part, .sliding = &sliding_part, .modes = &mode_part,
    .checks = &check_part,
};

int model_variable_count = 29, model_instance_count = 4;
int model_equation_count = 18, model_constraint_count = 12;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const char *const truths[] = {"false", "true", NULL};
static const char *const literals_1[] = {"Free", "Held", "Released", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "s", .description = "When the sphere is released",
        .source = DRAWN_1 " Gripper::GripTest::releaseTime"},
    /* 1 */ {.unit = "", .description = "Is the sphere held?", .source = DRAWN_2 " Gripper::GripTest::attached",
        .literals = truths},
    /* 2 */ {.unit = "N", .description = "Force of the gripper on the sphere: what holding demands, or none",
        .source = DRAWN_3 " Gripper::GripTest::grip"},
    /* 3 */ {.unit = "", .source = DRAWN_4 " Gripper::GripTest::Gripping",
        .literals = literals_1, .first_literal = 1},
    /* 4 */ {.unit = "kg", .description = "Mass", .source = DRAWN_5 " Gripper::Arm::m"},
    /* 5 */ {.unit = "N/m", .description = "Force per distance from the target",
        .source = DRAWN_6 " Gripper::Arm::kp"},
    /* 6 */ {.unit = "N*s/m", .description = "Force per velocity", .source = DRAWN_7 " Gripper::Arm::kd"},
    /* 7 */ {.unit = "m/s^2", .description = "Acceleration of gravity", .source = DRAWN_8 " Gripper::Arm::g"},
    /* 8 */ {.unit = "m", .description = "Height", .source = DRAWN_9 " Gripper::Arm::z"},
    /* 9 */ {.unit = "m/s", .description = "Velocity, upwards", .source = DRAWN_10 " Gripper::Arm::v"},
    /* 10 */ {.unit = "m", .description = "Height that is asked for", .source = DRAWN_11 " Gripper::Arm::target"},
    /* 11 */ {.unit = "N", .description = "Force of the controller, upwards",
        .source = DRAWN_12 " Gripper::Arm::force"},
    /* 12 */ {.unit = "N", .description = "Force of what is held, downwards",
        .source = DRAWN_13 " Gripper::Arm::load"},
    /* 13 */ {.unit = "m/s", .source = DRAWN_9 " Gripper::Arm::z"},
    /* 14 */ {.unit = "m/s^2", .source = DRAWN_10 " Gripper::Arm::v"},
    /* 15 */ {.unit = "kg", .description = "Mass", .source = DRAWN_14 " Gripper::Sphere::m"},
    /* 16 */ {.unit = "m", .description = "Radius", .source = DRAWN_15 " Gripper::Sphere::r"},
    /* 17 */ {.unit = "1", .description = "Speed after an impact divided by the speed before it",
        .source = DRAWN_16 " Gripper::Sphere::restitution"},
    /* 18 */ {.unit = "m/s^2", .description = "Acceleration of gravity", .source = DRAWN_17 " Gripper::Sphere::g"},
    /* 19 */ {.unit = "m", .description = "Height of the center", .source = DRAWN_18 " Gripper::Sphere::h"},
    /* 20 */ {.unit = "m/s", .description = "Velocity, upwards", .source = DRAWN_19 " Gripper::Sphere::v"},
    /* 21 */ {.unit = "N", .description = "Force that holds the sphere, upwards",
        .source = DRAWN_20 " Gripper::Sphere::hold"},
    /* 22 */ {.unit = "", .description = "Number of impacts", .source = DRAWN_21 " Gripper::Sphere::bounces"},
    /* 23 */ {.unit = "m/s", .source = DRAWN_18 " Gripper::Sphere::h"},
    /* 24 */ {.unit = "m/s^2", .source = DRAWN_19 " Gripper::Sphere::v"},
    /* 25 */ {.unit = "m", .description = "Height before the change", .source = DRAWN_22 " Gripper::Target::first"},
    /* 26 */ {.unit = "m", .description = "Height from the change on", .source = DRAWN_23 " Gripper::Target::second"},
    /* 27 */ {.unit = "s", .description = "Time of the change", .source = DRAWN_24 " Gripper::Target::changeTime"},
    /* 28 */ {.unit = "m", .description = "Height", .source = DRAWN_25 " Gripper::Target::height"},
};

/* Gripper::GripTest */
static const ModelMember members_0[] = {
    {.name = "releaseTime", .kind = MODEL_CONSTANT, .offset = offsetof(struct Model, releaseTime), .behind = 3},
    {.name = "attached", .quantity = 1, .kind = MODEL_DISCRETE, .offset = offsetof(struct Model, attached),
        .type = MODEL_TRUTH, .has_start = true, .start = offsetof(struct Model, attached_start), .behind = 3},
    {.name = "grip", .quantity = 2, .equals = 10, .origin = 1, .skipped = 3, .behind = 3},
    {.name = "Gripping", .quantity = 3, .kind = MODEL_DISCRETE, .offset = offsetof(struct Model, Gripping),
        .type = MODEL_CHOICE, .is_late = true},
};

/* Gripper::Arm */
static const ModelMember members_1[] = {
    {.name = "m", .quantity = 4, .kind = MODEL_CONSTANT, .offset = offsetof(struct Arm, m)},
    {.name = "kp", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct Arm, kp)},
    {.name = "kd", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Arm, kd)},
    {.name = "g", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Arm, g)},
    {.name = "z", .quantity = 8, .kind = MODEL_STATE, .offset = offsetof(struct Arm, z),
        .has_start = true, .start = offsetof(struct Arm, z_start)},
    {.name = "v", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct Arm, v),
        .has_start = true, .start = offsetof(struct Arm, v_start)},
    {.name = "target", .quantity = 10, .offset = offsetof(struct Arm, target), .origin = 2, .skipped = 11},
    {.name = "force", .quantity = 11, .offset = offsetof(struct Arm, force), .origin = 2, .skipped = -8},
    {.name = "load", .quantity = 12, .offset = offsetof(struct Arm, load), .origin = 3, .skipped = 16},
    {.name = "der(z)", .quantity = 13, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Arm, der_z), .origin = 2,
        .is_late = true},
    {.name = "der(v)", .quantity = 14, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Arm, der_v), .origin = 2,
        .is_late = true},
};

/* Gripper::Sphere */
static const ModelMember members_2[] = {
    {.name = "m", .quantity = 15, .kind = MODEL_CONSTANT, .offset = offsetof(struct Sphere, m)},
    {.name = "r", .quantity = 16, .kind = MODEL_CONSTANT, .offset = offsetof(struct Sphere, r)},
    {.name = "restitution", .quantity = 17, .kind = MODEL_CONSTANT, .offset = offsetof(struct Sphere, restitution)},
    {.name = "g", .quantity = 18, .kind = MODEL_CONSTANT, .offset = offsetof(struct Sphere, g)},
    {.name = "h", .quantity = 19, .kind = MODEL_STATE, .offset = offsetof(struct Sphere, h),
        .has_start = true, .start = offsetof(struct Sphere, h_start), .origin = 4, .skipped = 13},
    {.name = "v", .quantity = 20, .kind = MODEL_STATE, .offset = offsetof(struct Sphere, v),
        .has_start = true, .start = offsetof(struct Sphere, v_start), .origin = 2},
    {.name = "hold", .quantity = 21, .equals = -9, .origin = 1, .skipped = -2},
    {.name = "bounces", .quantity = 22, .kind = MODEL_DISCRETE, .offset = offsetof(struct Sphere, bounces),
        .has_start = true, .start = offsetof(struct Sphere, bounces_start), .origin = 2, .skipped = 2},
    {.name = "der(h)", .quantity = 23, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Sphere, der_h),
        .origin = 5, .skipped = 14, .is_late = true},
    {.name = "der(v)", .quantity = 24, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Sphere, der_v),
        .origin = 2, .skipped = -3, .is_late = true},
};

/* Gripper::Target */
static const ModelMember members_3[] = {
    {.name = "first", .quantity = 25, .kind = MODEL_CONSTANT, .offset = offsetof(struct Target, first)},
    {.name = "second", .quantity = 26, .kind = MODEL_CONSTANT, .offset = offsetof(struct Target, second)},
    {.name = "changeTime", .quantity = 27, .kind = MODEL_CONSTANT, .offset = offsetof(struct Target, changeTime)},
    {.name = "height", .quantity = 28, .equals = -18, .origin = 1, .skipped = -3},
};

static const ModelShape shapes[] = {
    {members_0, 4}, {members_1, 11}, {members_2, 10}, {members_3, 4},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, gripper), sizeof(struct Arm), 0},
    /* 2 */ {offsetof(struct Model, sphere), sizeof(struct Sphere), 0},
    /* 3 */ {offsetof(struct Model, ref), sizeof(struct Target), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"gripper", 0, 1, 1, 0, 0, 0, 0}, {"sphere", 0, 2, 2, 0, 0, 0, 0},
    {"ref", 0, 3, 3, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

/* Instances of what is listed behind all others, in that order. */
static const int late[] = {1, 1, 2, 2, 0};

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
    .late = late,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 5,
    .branches = (const ModelBranch[]){
        {.text = "sphere.h <= sphere.r", .element = "Gripper::Sphere::impact", .source = DRAWN_26, .equation = 9,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.sphere_h_at_most_sphere_r), .holds_at_zero = true,
        .group = -1, .slack = offsetof(Model, slack.sphere_h_at_most_sphere_r)},
        {.text = "sphere.v < 0", .element = "Gripper::Sphere::impact", .source = DRAWN_26, .equation = 9,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.sphere_v_below_0), .group = -1,
        .slack = offsetof(Model, slack.sphere_v_below_0)},
        {.text = "time < ref.changeTime", .element = "Gripper::Target::change", .source = DRAWN_27, .equation = 11,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_below_ref_changeTime), .is_timed = true,
        .is_felt = true, .group = -1},
        {.text = "sphere.h + sphere.r >= gripper.z", .element = "Gripper::GripTest::Gripping", .source = DRAWN_4,
        .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.sphere_h_plus_sphere_r_at_least_gripper_z), .holds_at_zero = true,
        .group = -1, .slack = offsetof(Model, slack.sphere_h_plus_sphere_r_at_least_gripper_z)},
        {.text = "time >= releaseTime", .element = "Gripper::GripTest::Gripping", .source = DRAWN_4, .equation = -1,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_at_least_releaseTime), .is_timed = true,
        .group = -1},
    },
    .discrete_count = 8,
    .discretes = (const ModelDiscrete[]){
        {.variable = 16, .name = "sphere.bounces", .offset = offsetof(Model, sphere.bounces),
        .pre = offsetof(Model, pre.sphere_bounces), .start = offsetof(Model, sphere.bounces_start), .group = -1},
        {.variable = 22, .name = "attached", .type = MODEL_TRUTH, .offset = offsetof(Model, attached),
        .pre = offsetof(Model, pre.attached), .start = offsetof(Model, attached_start), .group = -1,
        .is_stepwise = true},
        {.variable = -1, .name = "sphere.when(impact)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, sphere.when_impact), .pre = offsetof(Model, pre.sphere_when_impact),
        .start = offsetof(Model, sphere.when_impact_start), .group = -1, .is_condition = true},
        {.variable = 28, .name = "Gripping", .type = MODEL_CHOICE, .offset = offsetof(Model, Gripping),
        .pre = offsetof(Model, pre.Gripping), .start = offsetof(Model, Gripping_start), .group = -1,
        .is_stepwise = true},
        {.variable = -1, .name = "seen(Gripping.Free,1)", .type = MODEL_CHOICE,
        .offset = offsetof(Model, seen_Gripping_Free_1), .pre = offsetof(Model, pre.seen_Gripping_Free_1),
        .start = offsetof(Model, seen_Gripping_Free_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "since(Gripping.Free,1)", .offset = offsetof(Model, since_Gripping_Free_1),
        .pre = offsetof(Model, pre.since_Gripping_Free_1), .start = offsetof(Model, since_Gripping_Free_1_start),
        .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "consumed(Gripping,1)", .offset = offsetof(Model, consumed_Gripping_1),
        .pre = offsetof(Model, pre.consumed_Gripping_1), .start = offsetof(Model, consumed_Gripping_1_start),
        .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "held(Gripping.Free,1)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, held_Gripping_Free_1), .pre = offsetof(Model, pre.held_Gripping_Free_1),
        .start = offsetof(Model, held_Gripping_Free_1_start), .group = -1, .is_stepwise = true,
        .remark = "'sphere.h + sphere.r >= gripper.z' (Gripper::GripTest::Gripping::Free->Held, model.xmi:287)"},
    },
    .reset_count = 1,
    .resets = (const ModelReset[]){
        {.variable = 14, .offset = offsetof(Model, sphere.v), .value = offsetof(Model, reset.sphere_v),
        .is_set = offsetof(Model, reset.sphere_v_is_set)},
    },
    .jump_count = 3,
    .jumps = (const ModelJump[]){
        {.name = "sphere.h", .variable = 13, .equation = 13, .offset = offsetof(Model, sphere.h),
        .derivative = offsetof(Model, sphere.der_h), .size = offsetof(Model, jump.sphere_h), .is_twice = true,
        .is_position = true, .modes = {0, 0x2u}},
        {.name = "sphere.v", .variable = 14, .equation = 7, .offset = offsetof(Model, sphere.v),
        .derivative = offsetof(Model, sphere.der_v), .size = offsetof(Model, jump.sphere_v), .modes = {0, 0x2u}},
        {.name = "der(sphere.h)", .variable = 26, .equation = 14, .offset = offsetof(Model, sphere.der_h),
        .derivative = offsetof(Model, sphere.der_der_h), .size = offsetof(Model, jump.der_sphere_h),
        .modes = {0, 0x2u}},
    },
    .action_count = 7,
    .actions = (const ModelAction[]){
        {.name = "sphere.v", .element = "Gripper::Sphere::impact", .instance = "sphere", .source = DRAWN_26,
        .reset = 1, .offset = offsetof(Model, sphere.v), .sign = 1},
        {.name = "attached", .element = "Gripper::GripTest::Gripping", .instance = "", .source = DRAWN_4,
        .type = MODEL_TRUTH, .offset = offsetof(Model, attached), .sign = 1},
        {.name = "Gripping", .element = "Gripper::GripTest::Gripping", .instance = "", .source = DRAWN_4,
        .type = MODEL_CHOICE, .offset = offsetof(Model, Gripping), .sign = 1},
        {.name = "seen(Gripping.Free,1)", .element = "Gripper::GripTest::Gripping", .instance = "",
        .source = DRAWN_4, .type = MODEL_CHOICE, .offset = offsetof(Model, seen_Gripping_Free_1), .sign = 1},
        {.name = "since(Gripping.Free,1)", .element = "Gripper::GripTest::Gripping", .instance = "",
        .source = DRAWN_4, .offset = offsetof(Model, since_Gripping_Free_1), .sign = 1},
        {.name = "consumed(Gripping,1)", .element = "Gripper::GripTest::Gripping", .instance = "",
        .source = DRAWN_4, .offset = offsetof(Model, consumed_Gripping_1), .sign = 1},
        {.name = "held(Gripping.Free,1)", .element = "Gripper::GripTest::Gripping", .instance = "",
        .source = DRAWN_4, .type = MODEL_TRUTH, .offset = offsetof(Model, held_Gripping_Free_1), .sign = 1},
    },
    .indicator_count = 3,
    .indicator_branches = (const int[]){0, 1, 3},
};

static const ModelJacobian jacobian = {
    .states = 4, .slots = 10, .rows = 7, .partial_count = 7, .number_count = 1, .colours = 3,
    .numbers = (const double[]){1.0},
    .row_start = (const int[]){0, 1, 2, 4, 5, 6, 8, 9},
    .row_slot = (const int[]){4, 5, 6, 7, 4, 8, 9},
    .term_slot = (const int[]){3, 1, 0, 1, 6, 5, 6, 7, 7},
    .term_partial = (const int[]){0, 0, 1, 2, 3, 0, 4, 5, 6},
    .derivative = (const int[]){5, 8, 4, 9},
    .column_start = (const int[]){0, 3, 7, 8, 10},
    .row_index = (const int[]){0, 1, 3, 0, 1, 2, 3, 2, 2, 3},
    .colour = (const int[]){0, 1, 0, 2},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, gripper.z)}, {.at = 1, .offset = offsetof(Model, gripper.v)},
        {.at = 2, .offset = offsetof(Model, sphere.h)}, {.at = 3, .offset = offsetof(Model, sphere.v)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, gripper.der_z)}, {.at = 1, .offset = offsetof(Model, gripper.der_v)},
        {.at = 2, .offset = offsetof(Model, sphere.der_h)}, {.at = 3, .offset = offsetof(Model, sphere.der_v)},
        {.at = -1}},
    .state_count = 4,
    .states = (const int[]){4, 5, 13, 14},
    .jacobian = &jacobian,
};

static const ModelMode modes_0[] = {
    {
        .condition = "not attached",
    },
    {
        .condition = "attached",
        .start_obstacle =
        "the starts of 'sphere.h' (0.05) and 'gripper.z' (1.2) contradict the equation holding of "
        "'Gripper::GripTest::holding'",
    },
};

/* Values for which there is none, and why. */
static const ModelObstacle impossible_0[] = {
    {NULL, NULL},
};
static const ModelCluster clusters[] = {
    {0, 2, modes_0, wanted_mode, impossible_0},
};

/* In which modes states, rows of the Jacobian and variables are: by number of a set. */
static const ModelModal modal = {
    .count = 1, .mode_count = 2,
    .clusters = clusters,
    .sets = (const ModelModes[]){{0, 0x0u}, {0, 0x1u}, {0, 0x2u}},
    .set_count = 3,
    .states = (const int[]){0, 0, 1, 1},
    .rows = (const int[]){1, 0, 0, 2, 2, 0, 0},
    .absent = NULL,
    .tears = NULL,
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of GripExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 at events only, "
        "%d6 of constants, %d7 of modes, %d8 in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "Modes",
    /* 5 */ "  %d1  not attached%v%d2 states: %3, %4, %5, %6",
    /* 6 */ "  %d1  attached%v%d2 states: %3, %4",
    /* 7 */ "     no run begins in it: the starts of 'sphere.h' (0.05) and 'gripper.z' (1.2) contradict the "
        "equation holding of 'Gripper::GripTest::holding'",
    /* 8 */ "States",
    /* 9 */ "  %1%vstart 1.2%oits start is given",
    /* 10 */ "  %1%vstart 0.0%oits start is given",
    /* 11 */ "  %1%vstart 0.05%oits start is given",
    /* 12 */ "  %1%vstart 5.0%oits start is given",
    /* 13 */ "Eliminated",
    /* 14 */ "  %1%v= %2%o%i",
    /* 15 */ "As they are in single modes",
    /* 16 */ "  0 = %1%o%i  while not attached",
    /* 17 */ "  0 = %1 + %2 - %3%o%i  while attached",
    /* 18 */ "Differentiated",
    /* 19 */ "  0 = %1 - jump(%2) - %3%o%i  time derivative of %e4: it constrains %2, %5, which other "
        "equations determine already",
    /* 20 */ "  0 = der(%1) - jump(der(sphere.h)) - der(%2)%o%i  time derivative of %e3: it constrains %1, "
        "%2, which other equations determine already",
    /* 21 */ "  der(%1) - jump(der(sphere.h)) = %2 - jump(%3)%o%i  time derivative of %e4: it determines "
        "der(%1)",
    /* 22 */ "  der(%1) = %2%o%i  time derivative of %e3: it determines der(%1)",
    /* 23 */ "Start",
    /* 24 */ "  %1 := 1.2",
    /* 25 */ "  %1 := 0.0",
    /* 26 */ "  %1 := 0.05",
    /* 27 */ "  %1 := 5.0",
    /* 28 */ "  %1 must come out as 0.05",
    /* 29 */ "  %1 must come out as 5.0",
    /* 30 */ "Continuous time, while not attached",
    /* 31 */ "  %1 := 0%o%i",
    /* 32 */ "  %1 := %2%o%i",
    /* 33 */ "Continuous time",
    /* 34 */ "  %1 := if time < %2 then %3 else %4%o%i",
    /* 35 */ "  %1 := %2*(%3 - %4) - %5*%6 + %7*%8%o%i",
    /* 36 */ "Continuous time, while attached",
    /* 37 */ "  %1 := (-%2*%3/%2 - jump(%4) - (%5 - %6*%7)/%6)/(-1/%6 - 1/%2)  unless -1/%6 - 1/%2 "
        "vanishes%o%i",
    /* 38 */ "  %1 := %2 + jump(%3)%o%i",
    /* 39 */ "  %1 := (%2 - %3 - %4*%5)/%4  unless %4 vanishes%o%i",
    /* 40 */ "  %1 := (%2 - %3*%4)/%3  unless %3 vanishes%o%i",
    /* 41 */ "For results only, while attached",
    /* 42 */ "  %1 := %2 - %3%o%i",
    /* 43 */ "  der(%1) := %2%o%i",
    /* 44 */ "  der(%1) := der(%2) + jump(der(sphere.h))%o%i",
    /* 45 */ "Branches, kept between events",
    /* 46 */ "  %1 <= %2%vlocated%o%i",
    /* 47 */ "  %1 < 0%vlocated%o%i",
    /* 48 */ "  time < %1%vat %1%o%i",
    /* 49 */ "  %1 + %2 >= %3%vlocated",
    /* 50 */ "  time >= %1%vat %1",
    /* 51 */ "At events",
    /* 52 */ "At events, while attached",
    /* 53 */ "  decide %1 <= %2%o%i",
    /* 54 */ "  decide %1 < 0%o%i",
    /* 55 */ "  decide time < %1%o%i",
    /* 56 */ "  decide %1 + %2 >= %3",
    /* 57 */ "  decide time >= %1",
    /* 58 */ "  sphere.when(impact) := %1 <= %2 and %3 < 0%o%i",
    /* 59 */ "  %1 := if sphere.when(impact) and not pre(sphere.when(impact)) then pre(%1) + 1 else "
        "pre(%1)%o%i",
    /* 60 */ "  Gripping()",
    /* 61 */ "      if pre(%1) == 1 then",
    /* 62 */ "          if not %1 + %2 >= %3 then",
    /* 63 */ "              seen(Gripping.Free,1) := 1;",
    /* 64 */ "          elseif noEvent(seen(Gripping.Free,1) <= 1) then",
    /* 65 */ "              seen(Gripping.Free,1) := if noEvent(seen(Gripping.Free,1) == 0) then 4 else 3;",
    /* 66 */ "              since(Gripping.Free,1) := time;",
    /* 67 */ "          end if;",
    /* 68 */ "      end if;",
    /* 69 */ "      if pre(%1) == 0 then",
    /* 70 */ "          %1 := 1;",
    /* 71 */ "          seen(Gripping.Free,1) := if noEvent(time <= consumed(Gripping,1)) then 2 else 0;",
    /* 72 */ "      elseif pre(%1) == 1 then",
    /* 73 */ "          if noEvent(seen(Gripping.Free,1) >= 3) and noEvent(time <= since(Gripping.Free,1)) "
        "then",
    /* 74 */ "              held(Gripping.Free,1) := held(Gripping.Free,1) or noEvent(seen(Gripping.Free,1) "
        "== 4);",
    /* 75 */ "              consumed(Gripping,1) := time;",
    /* 76 */ "              seen(Gripping.Free,1) := 2;",
    /* 77 */ "              %1 := 2;",
    /* 78 */ "              %1 := true;",
    /* 79 */ "      elseif pre(%1) == 2 then",
    /* 80 */ "          if time >= %1 then",
    /* 81 */ "              %1 := 3;",
    /* 82 */ "              %1 := false;",
    /* 83 */ "  sphere.impact()",
    /* 84 */ "      if sphere.when(impact) and not pre(sphere.when(impact)) then",
    /* 85 */ "          %1 := -%2*%1;",
    /* 86 */ "Drawn in",
    /* 87 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 1, 2,   1, -1,    2, 1, 10,   2, -1, 11, 7, 3, 0, 2, 0, 6, 7,
    3, 1, 6,   3, -1, 4, 13, 0, 0,    1, 2, 2,   4, -1,   43, 0,    4, 1, 2,   5, -1,
    5, 1, 8,   6, -1, 1, 4, 4, 5, 13, 14,    6, 1, 6,   7, -1, 2, 2, 4, 5,    7, 1, 2,   8, -1,
    1, 2, 2,   9, -1,   42, 0,    8, 1, 2,   10, -1,    9, 1, 3,   11, -1, 4,    10, 1, 3,   12, -1, 5,
    11, 1, 3,   13, -1, 13,    12, 1, 3,   14, -1, 14,    1, 2, 2,   15, -1,   40, 0,    13, 1, 2,   16, -1,
    14, 1, 4,   17, 2, 15, 8,    14, 2, 4,   18, 0, 20, 6,   1, 3, 3, 2,    1, 2, 2,   20, -1,   41, 0,
    15, 1, 2,   21, -1,    16, 1, 3,   22, 12, 8,    17, 1, 5,   23, 13, 13, 10, 4,    1, 2, 2,   24, -1,   44, 0,
    18, 1, 2,   25, -1,    19, 1, 7,   26, 14, 26, 13, 24, 13, 4,    20, 1, 5,   27, 15, 26, 24, 14,
    21, 1, 6,   28, 16, 26, 27, 14, 7,    22, 1, 5,   29, 17, 24, 25, 5,    1, 2, 2,   30, -1,   41, 0,
    23, 1, 2,   31, -1,    24, 1, 3,   32, -1, 4,    25, 1, 3,   33, -1, 5,    26, 1, 3,   34, -1, 13,
    27, 1, 3,   35, -1, 14,    28, 1, 3,   36, -1, 13,    29, 1, 3,   37, -1, 14,    1, 2, 2,   38, -1,   38, 0,
    30, 1, 2,   39, -1,    31, 1, 3,   40, 12, 8,    32, 1, 4,   41, 7, 26, 14,    1, 2, 2,   42, -1,   73, 0,
    33, 2, 2,   43, -1,   9, 0,    32, 2, 4,   44, 5, 24, 5,   26, 0, 0, 0,    34, 1, 6,   45, 11, 6, 19, 17, 18,
    35, 1, 10,   46, 4, 7, 1, 6, 4, 2, 5, 0, 3,    36, 1, 2,   48, -1,    37, 1, 9,   49, 16, 8, 9, 12, 14, 7, 0, 3,
    38, 2, 5,   50, 14, 26, 24, 13,   24, 0, 0, 0, 0,    39, 1, 7,   53, 6, 25, 7, 8, 0, 3,
    40, 1, 6,   54, 8, 27, 8, 9, 12,    41, 1, 2,   56, -1,    42, 2, 5,   57, 13, 13, 4, 10,   16, 0, 0, 0, 0,
    32, 2, 4,   58, 7, 14, 26,   17, 0, 0, 0,    43, 1, 4,   59, 17, 24, 25,    44, 1, 4,   60, 15, 26, 24,
    45, 1, 2,   62, -1,    46, 1, 4,   63, 9, 13, 10,    47, 1, 3,   64, 9, 14,    48, 1, 3,   65, 11, 19,
    49, 1, 5,   66, -1, 13, 10, 4,    50, 1, 3,   67, -1, 21,    51, 2, 2,   69, -1,   8, 0,    52, 1, 2,   72, -1,
    53, 1, 4,   78, 9, 13, 10,    54, 1, 3,   79, 9, 14,    55, 1, 3,   80, 11, 19,    56, 1, 5,   81, -1, 13, 10, 4,
    57, 1, 3,   82, -1, 21,    58, 1, 5,   83, 9, 13, 10, 14,    59, 1, 3,   84, 10, 16,    60, 1, 2,   85, -1,
    61, 1, 3,   86, -1, 28,    62, 1, 5,   87, -1, 13, 10, 4,    63, 1, 2,   88, -1,    64, 1, 2,   89, -1,
    65, 1, 2,   90, -1,    66, 1, 2,   91, -1,    67, 1, 2,   92, -1,    68, 1, 2,   93, -1,
    69, 1, 3,   94, -1, 28,    70, 1, 3,   95, -1, 28,    71, 1, 2,   96, -1,    72, 1, 3,   97, -1, 28,
    73, 1, 2,   98, -1,    74, 1, 2,   99, -1,    75, 1, 2,   100, -1,    76, 1, 2,   101, -1,
    77, 1, 3,   102, -1, 28,    78, 1, 3,   103, -1, 22,    67, 2, 2,   104, -1,   5, 0,    79, 1, 3,   105, -1, 28,
    80, 1, 3,   106, -1, 21,    81, 1, 3,   107, -1, 28,    82, 1, 3,   108, -1, 22,    68, 2, 2,   110, -1,   4, 0,
    83, 1, 2,   111, -1,    84, 1, 2,   112, -1,    85, 1, 4,   113, -1, 14, 11,    86, 1, 2,   116, -1,
    87, 10, 2,   117, 0,   1, 1,    87, 1, 2,   127, 11,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "035d8222a708f28f8c735e0cd4b58ed2db16ce9ea99bc447e5944955fb163aac"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "GripExperiment",
    .qualified_name = "Gripper::GripExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "2ebf4afcb5c45ba54598d44daac546141734d2346bb43cec28c168767be187ae",
    .files = files,
    .start = 0.0, .stop = 2.5, .interval = 0.0025, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){{"gripper.z", 0, 0}, {"sphere.h", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .modal = &modal,
    .start_checks = (const int[]){13, 4, -1, 13, -1, 14, 5, -1, 14, 7, 5, -1, -1},
    .listing = {128, lines, forms},
    .margins = model_branch_margins,
    .integers = (const int[]){16, -1},
};
