/* GripExperiment_tables.c - names, patterns and data, of Gripper::GripExperiment, from model.xmi, by sysphsc
 *     0.1.0. */
#include "GripExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_SOLVING()
WITH_EQUATIONS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_PHASES()
WITHOUT_CLOCKS()

const int model_variable_count = 30, model_instance_count = 4;
const int model_equation_count = 13, model_constraint_count = 13;
const int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const char *const truths[] = {"false", "true", NULL};
static const char *const literals_1[] = {"Free", "Held", "Released", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "s", .description = "When the sphere is released",
        .source = "model.xmi:152 Gripper::GripTest::releaseTime"},
    /* 1 */ {.unit = "", .description = "Is the sphere held?", .source = "model.xmi:157 Gripper::GripTest::attached",
        .literals = truths},
    /* 2 */ {.unit = "N", .description = "Force of the gripper on the sphere: it gives both the same acceleration",
        .source = "model.xmi:162 Gripper::GripTest::grip"},
    /* 3 */ {.unit = "m/s", .description = "Velocity of both after a plastic impact now",
        .source = "model.xmi:166 Gripper::GripTest::common"},
    /* 4 */ {.unit = "", .source = "model.xmi:185 Gripper::GripTest::Gripping",
        .literals = literals_1, .first_literal = 1},
    /* 5 */ {.unit = "kg", .description = "Mass", .source = "model.xmi:16 Gripper::Arm::m"},
    /* 6 */ {.unit = "N/m", .description = "Force per distance from the target",
        .source = "model.xmi:20 Gripper::Arm::kp"},
    /* 7 */ {.unit = "N*s/m", .description = "Force per velocity", .source = "model.xmi:24 Gripper::Arm::kd"},
    /* 8 */ {.unit = "m/s^2", .description = "Acceleration of gravity", .source = "model.xmi:28 Gripper::Arm::g"},
    /* 9 */ {.unit = "m", .description = "Height", .source = "model.xmi:32 Gripper::Arm::z"},
    /* 10 */ {.unit = "m/s", .description = "Velocity, upwards", .source = "model.xmi:37 Gripper::Arm::v"},
    /* 11 */ {.unit = "m", .description = "Height that is asked for", .source = "model.xmi:42 Gripper::Arm::target"},
    /* 12 */ {.unit = "N", .description = "Force of the controller, upwards",
        .source = "model.xmi:46 Gripper::Arm::force"},
    /* 13 */ {.unit = "N", .description = "Force of what is held, downwards",
        .source = "model.xmi:50 Gripper::Arm::load"},
    /* 14 */ {.unit = "m/s", .source = "model.xmi:32 Gripper::Arm::z"},
    /* 15 */ {.unit = "m/s^2", .source = "model.xmi:37 Gripper::Arm::v"},
    /* 16 */ {.unit = "kg", .description = "Mass", .source = "model.xmi:66 Gripper::Sphere::m"},
    /* 17 */ {.unit = "m", .description = "Radius", .source = "model.xmi:70 Gripper::Sphere::r"},
    /* 18 */ {.unit = "1", .description = "Speed after an impact divided by the speed before it",
        .source = "model.xmi:75 Gripper::Sphere::restitution"},
    /* 19 */ {.unit = "m/s^2", .description = "Acceleration of gravity", .source = "model.xmi:80 Gripper::Sphere::g"},
    /* 20 */ {.unit = "m", .description = "Height of the center", .source = "model.xmi:84 Gripper::Sphere::h"},
    /* 21 */ {.unit = "m/s", .description = "Velocity, upwards", .source = "model.xmi:89 Gripper::Sphere::v"},
    /* 22 */ {.unit = "N", .description = "Force that holds the sphere, upwards",
        .source = "model.xmi:94 Gripper::Sphere::hold"},
    /* 23 */ {.unit = "", .description = "Number of impacts", .source = "model.xmi:98 Gripper::Sphere::bounces"},
    /* 24 */ {.unit = "m/s", .source = "model.xmi:84 Gripper::Sphere::h"},
    /* 25 */ {.unit = "m/s^2", .source = "model.xmi:89 Gripper::Sphere::v"},
    /* 26 */ {.unit = "m", .description = "Height before the change",
        .source = "model.xmi:115 Gripper::Target::first"},
    /* 27 */ {.unit = "m", .description = "Height from the change on",
        .source = "model.xmi:120 Gripper::Target::second"},
    /* 28 */ {.unit = "s", .description = "Time of the change",
        .source = "model.xmi:125 Gripper::Target::changeTime"},
    /* 29 */ {.unit = "m", .description = "Height", .source = "model.xmi:130 Gripper::Target::height"},
};

/* Gripper::GripTest */
static const ModelMember members_0[] = {
    {.name = "releaseTime", .kind = MODEL_CONSTANT, .offset = offsetof(struct Model, releaseTime), .behind = 3},
    {.name = "attached", .quantity = 1, .kind = MODEL_DISCRETE, .offset = offsetof(struct Model, attached),
        .type = MODEL_TRUTH, .has_start = true, .start = offsetof(struct Model, attached_start), .behind = 3},
    {.name = "grip", .quantity = 2, .equals = 11, .origin = 1, .skipped = 3, .behind = 3},
    {.name = "common", .quantity = 3, .offset = offsetof(struct Model, common), .origin = 1, .behind = 3},
    {.name = "Gripping", .quantity = 4, .kind = MODEL_DISCRETE, .offset = offsetof(struct Model, Gripping),
        .type = MODEL_CHOICE, .is_late = true},
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
    {.name = "target", .quantity = 11, .offset = offsetof(struct Arm, target), .origin = 1, .skipped = 7},
    {.name = "force", .quantity = 12, .offset = offsetof(struct Arm, force), .origin = 1, .skipped = -8},
    {.name = "load", .quantity = 13, .offset = offsetof(struct Arm, load), .origin = 1, .skipped = -5},
    {.name = "der(z)", .quantity = 14, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Arm, der_z), .origin = 1,
        .skipped = 4, .is_late = true},
    {.name = "der(v)", .quantity = 15, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Arm, der_v), .origin = 1,
        .is_late = true},
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
    {.name = "hold", .quantity = 22, .equals = -9, .origin = 1, .skipped = -6},
    {.name = "bounces", .quantity = 23, .kind = MODEL_DISCRETE, .offset = offsetof(struct Sphere, bounces),
        .has_start = true, .start = offsetof(struct Sphere, bounces_start), .origin = 1, .skipped = 8},
    {.name = "der(h)", .quantity = 24, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Sphere, der_h),
        .origin = 1, .skipped = -4, .is_late = true},
    {.name = "der(v)", .quantity = 25, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Sphere, der_v),
        .origin = 1, .is_late = true},
};

/* Gripper::Target */
static const ModelMember members_3[] = {
    {.name = "first", .quantity = 26, .kind = MODEL_CONSTANT, .offset = offsetof(struct Target, first)},
    {.name = "second", .quantity = 27, .kind = MODEL_CONSTANT, .offset = offsetof(struct Target, second)},
    {.name = "changeTime", .quantity = 28, .kind = MODEL_CONSTANT, .offset = offsetof(struct Target, changeTime)},
    {.name = "height", .quantity = 29, .equals = -18, .origin = 1, .skipped = -10},
};

static const ModelShape shapes[] = {
    {members_0, 5}, {members_1, 11}, {members_2, 10}, {members_3, 4},
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
    {"", -1, 0, 0, 0}, {"gripper", 0, 1, 1, 0}, {"sphere", 0, 2, 2, 0}, {"ref", 0, 3, 3, 0},
};

/* Instances of what is listed behind all others, in that order. */
static const int late[] = {
    1, 1, 2, 2, 0};

static ModelPlace places[4];
static int rows[30];
static ModelVariable variables[30];
static char path_text[362];
const ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
    .late = late,
    .places = places, .rows = rows, .variables = variables, .text = path_text,
};
const ModelVariable *const model_variables = variables;

/* What may change at events. */
const ModelEvents model_events = {
    .branch_count = 5,
    .branches = (const ModelBranch[]){
        {.text = "sphere.h <= sphere.r", .element = "Gripper::Sphere::impact", .source = "model.xmi:110",
        .equation = 10, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.sphere_h_at_most_sphere_r),
        .group = -1, .slack = offsetof(Model, slack.sphere_h_at_most_sphere_r)},
        {.text = "sphere.v < 0", .element = "Gripper::Sphere::impact", .source = "model.xmi:110", .equation = 10,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.sphere_v_below_0), .group = -1,
        .slack = offsetof(Model, slack.sphere_v_below_0)},
        {.text = "time < ref.changeTime", .element = "Gripper::Target::change", .source = "model.xmi:135",
        .equation = 12, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_below_ref_changeTime),
        .is_timed = true, .is_felt = true, .group = -1},
        {.text = "sphere.h + sphere.r >= gripper.z", .element = "Gripper::GripTest::Gripping",
        .source = "model.xmi:185", .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.sphere_h_plus_sphere_r_at_least_gripper_z), .group = -1,
        .slack = offsetof(Model, slack.sphere_h_plus_sphere_r_at_least_gripper_z)},
        {.text = "time >= releaseTime", .element = "Gripper::GripTest::Gripping", .source = "model.xmi:185",
        .equation = -1, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_at_least_releaseTime),
        .is_timed = true, .group = -1},
    },
    .discrete_count = 8,
    .discretes = (const ModelDiscrete[]){
        {.variable = 16, .name = "sphere.bounces", .offset = offsetof(Model, sphere.bounces),
        .pre = offsetof(Model, pre.sphere_bounces), .start = offsetof(Model, sphere.bounces_start), .group = -1},
        {.variable = 22, .name = "attached", .type = MODEL_TRUTH, .offset = offsetof(Model, attached),
        .pre = offsetof(Model, pre.attached), .start = offsetof(Model, attached_start), .is_felt = true,
        .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "sphere.when(1)", .type = MODEL_TRUTH, .offset = offsetof(Model, sphere.when_1),
        .pre = offsetof(Model, pre.sphere_when_1), .start = offsetof(Model, sphere.when_1_start), .group = -1,
        .is_condition = true},
        {.variable = 29, .name = "Gripping", .type = MODEL_CHOICE, .offset = offsetof(Model, Gripping),
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
        .remark = "'sphere.h + sphere.r >= gripper.z' (Gripper::GripTest::Gripping::Free->Held, model.xmi:294)"},
    },
    .reset_count = 2,
    .resets = (const ModelReset[]){
        {.variable = 5, .offset = offsetof(Model, gripper.v), .value = offsetof(Model, reset.gripper_v),
        .is_set = offsetof(Model, reset.gripper_v_is_set)},
        {.variable = 14, .offset = offsetof(Model, sphere.v), .value = offsetof(Model, reset.sphere_v),
        .is_set = offsetof(Model, reset.sphere_v_is_set)},
    },
    .action_count = 9,
    .actions = (const ModelAction[]){
        {.name = "sphere.v", .element = "Gripper::Sphere::impact", .instance = "sphere", .source = "model.xmi:110",
        .reset = 2, .offset = offsetof(Model, sphere.v), .sign = 1},
        {.name = "gripper.v", .element = "Gripper::GripTest::Gripping", .instance = "", .source = "model.xmi:185",
        .reset = 1, .offset = offsetof(Model, gripper.v), .sign = 1},
        {.name = "sphere.v", .element = "Gripper::GripTest::Gripping", .instance = "", .source = "model.xmi:185",
        .reset = 2, .offset = offsetof(Model, sphere.v), .sign = 1},
        {.name = "attached", .element = "Gripper::GripTest::Gripping", .instance = "", .source = "model.xmi:185",
        .type = MODEL_TRUTH, .offset = offsetof(Model, attached), .sign = 1},
        {.name = "Gripping", .element = "Gripper::GripTest::Gripping", .instance = "", .source = "model.xmi:185",
        .type = MODEL_CHOICE, .offset = offsetof(Model, Gripping), .sign = 1},
        {.name = "seen(Gripping.Free,1)", .element = "Gripper::GripTest::Gripping", .instance = "",
        .source = "model.xmi:185", .type = MODEL_CHOICE, .offset = offsetof(Model, seen_Gripping_Free_1),
        .sign = 1},
        {.name = "since(Gripping.Free,1)", .element = "Gripper::GripTest::Gripping", .instance = "",
        .source = "model.xmi:185", .offset = offsetof(Model, since_Gripping_Free_1), .sign = 1},
        {.name = "consumed(Gripping,1)", .element = "Gripper::GripTest::Gripping", .instance = "",
        .source = "model.xmi:185", .offset = offsetof(Model, consumed_Gripping_1), .sign = 1},
        {.name = "held(Gripping.Free,1)", .element = "Gripper::GripTest::Gripping", .instance = "",
        .source = "model.xmi:185", .type = MODEL_TRUTH, .offset = offsetof(Model, held_Gripping_Free_1), .sign = 1},
    },
    .indicator_count = 3,
    .indicator_branches = (const int[]){0, 1, 3},
};

static const ModelJacobian jacobian = {
    .states = 4, .slots = 10, .rows = 6, .partial_count = 7, .number_count = 1, .colours = 3,
    .numbers = (const double[]){1.0},
    .row_start = (const int[]){0, 1, 3, 4, 6, 7, 8},
    .row_slot = (const int[]){4, 5, 6, 7, 8, 9},
    .term_slot = (const int[]){1, 0, 1, 5, 5, 6, 3, 6},
    .term_partial = (const int[]){0, 1, 2, 3, 4, 5, 0, 6},
    .derivative = (const int[]){4, 7, 8, 9},
    .column_start = (const int[]){0, 3, 6, 7, 9},
    .row_index = (const int[]){0, 1, 3, 0, 1, 3, 2, 2, 3},
    .colour = (const int[]){0, 1, 0, 2},
};

/* Which variables are states, and where they are. */
static const ModelStructure structures[] = {
    {
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
    },
};
const ModelJacobian *model_jacobian = &jacobian;

/* Where statements of algorithms are drawn. */

/* A1  sphere  Gripper::Sphere::impact  model.xmi:110
 * 110  when h <= r and v < 0
 * 110  reinit(v, -restitution*v) */
/* A2  Gripper::GripTest::Gripping  model.xmi:185
 * 294  Free->Held
 * 189  Free
 * 294  Free
 * 190  Held
 * 193  attached := true
 * 193  gripper.v := common
 * 193  sphere.v := common
 * 196  Released
 * 199  attached := false */

const char *const model_statements[] = {
    [AT_A1] = "sphere.v by 'Gripper::Sphere::impact' of sphere, model.xmi:110; also set by "
        "'Gripper::GripTest::Gripping', model.xmi:185",
    [AT_A2] = "sphere.v by 'Gripper::GripTest::Gripping', model.xmi:185; also set by 'Gripper::Sphere::impact' "
        "of sphere, model.xmi:110",
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of GripExperiment",
    /* 1 */ "",
    /* 2 */ "13 equations drawn, 0 derived; 3 eliminated as aliases, 0 redundant, 2 at events only, 0 of "
        "constants, 8 in use",
    /* 3 */ "4 states; 8 assignments, 0 linear and 0 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 1.2%oits start is given",
    /* 6 */ "  %1%vstart 0.0%oits start is given",
    /* 7 */ "  %1%vstart 0.05%oits start is given",
    /* 8 */ "  %1%vstart 5.0%oits start is given",
    /* 9 */ "Eliminated",
    /* 10 */ "  %i %1%v= %2%o%s",
    /* 11 */ "Start",
    /* 12 */ "         %1 := 1.2",
    /* 13 */ "         %1 := 0.0",
    /* 14 */ "         %1 := 0.05",
    /* 15 */ "         %1 := 5.0",
    /* 16 */ "Continuous time",
    /* 17 */ "  %i %1 := %2%o%s",
    /* 18 */ "  %i %1 := if time < %2 then %3 else %4%o%s",
    /* 19 */ "  %i %1 := %2*(%3 - %4) - %5*%6 + %7*%8%o%s",
    /* 20 */ "  %i %1 := if %2 then %3*%4/(%5 + %4) else 0%o%s",
    /* 21 */ "  %i %1 := (%2 - %3 - %4*%5)/%4  unless %4 vanishes%o%s",
    /* 22 */ "  %i %1 := (%2 - %3*%4)/%3  unless %3 vanishes%o%s",
    /* 23 */ "For results only",
    /* 24 */ "  %i %1 := (%2*%3 + %4*%5)/(%2 + %4)%o%s",
    /* 25 */ "Branches, kept between events",
    /* 26 */ "  %i %1 <= %2%vlocated%o%s",
    /* 27 */ "  %i %1 < 0%vlocated%o%s",
    /* 28 */ "  %i time < %1%vat %1%o%s",
    /* 29 */ "         %1 + %2 >= %3%vlocated",
    /* 30 */ "         time >= %1%vat %1",
    /* 31 */ "At events",
    /* 32 */ "  %i decide %1 <= %2%o%s",
    /* 33 */ "  %i decide %1 < 0%o%s",
    /* 34 */ "  %i decide time < %1%o%s",
    /* 35 */ "         decide %1 + %2 >= %3",
    /* 36 */ "         decide time >= %1",
    /* 37 */ "  %i sphere.when(1) := %1 <= %2 and %3 < 0%o%s",
    /* 38 */ "  %i %1 := if sphere.when(1) and not pre(sphere.when(1)) then pre(%1) + 1 else pre(%1)%o%s",
    /* 39 */ "  A2     Gripper::GripTest::Gripping%omodel.xmi:185",
    /* 40 */ "         if pre(Gripping) == 1 then",
    /* 41 */ "             if not sphere.h + sphere.r >= gripper.z then",
    /* 42 */ "                 seen(Gripping.Free,1) := 1;",
    /* 43 */ "             elseif noEvent(seen(Gripping.Free,1) <= 1) then",
    /* 44 */ "                 seen(Gripping.Free,1) := if noEvent(seen(Gripping.Free,1) == 0) then 4 else 3;",
    /* 45 */ "                 since(Gripping.Free,1) := time;",
    /* 46 */ "             end if;",
    /* 47 */ "         end if;",
    /* 48 */ "         if pre(Gripping) == 0 then",
    /* 49 */ "             Gripping := 1;",
    /* 50 */ "             seen(Gripping.Free,1) := if noEvent(time <= consumed(Gripping,1)) then 2 else 0;",
    /* 51 */ "         elseif pre(Gripping) == 1 then",
    /* 52 */ "             if noEvent(seen(Gripping.Free,1) >= 3) and noEvent(time <= since(Gripping.Free,1)) "
        "then",
    /* 53 */ "                 held(Gripping.Free,1) := held(Gripping.Free,1) or "
        "noEvent(seen(Gripping.Free,1) == 4);",
    /* 54 */ "                 consumed(Gripping,1) := time;",
    /* 55 */ "                 seen(Gripping.Free,1) := 2;",
    /* 56 */ "                 Gripping := 2;",
    /* 57 */ "                 attached := true;",
    /* 58 */ "                 gripper.v := common;",
    /* 59 */ "                 sphere.v := common;",
    /* 60 */ "         elseif pre(Gripping) == 2 then",
    /* 61 */ "             if time >= releaseTime then",
    /* 62 */ "                 Gripping := 3;",
    /* 63 */ "                 attached := false;",
    /* 64 */ "  A1     Gripper::Sphere::impact%omodel.xmi:110",
    /* 65 */ "         if sphere.when(1) and not pre(sphere.when(1)) then",
    /* 66 */ "             sphere.v := -sphere.restitution*sphere.v;",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 1, 2,   1, -1,    2, 1, 2,   2, -1,    3, 1, 2,   3, -1,    1, 1, 2,   4, -1,
    4, 1, 2,   5, -1,    5, 1, 3,   6, -1, 4,    6, 1, 3,   7, -1, 5,    7, 1, 3,   8, -1, 13,
    8, 1, 3,   9, -1, 14,    1, 2, 2,   10, -1,   20, 0,    9, 1, 2,   11, -1,    10, 1, 4,   12, 2, 15, 8,
    10, 2, 4,   13, 0, 20, 6,   1, 3, 3, 2,    1, 2, 2,   15, -1,   18, 0,    11, 1, 2,   16, -1,
    12, 1, 3,   17, -1, 4,    13, 1, 3,   18, -1, 5,    14, 1, 3,   19, -1, 13,    15, 1, 3,   20, -1, 14,
    1, 2, 2,   21, -1,   19, 0,    16, 1, 2,   22, -1,    17, 2, 4,   23, 6, 25, 5,   5, 2, 2, 9,
    18, 1, 6,   24, 12, 6, 19, 17, 18,    19, 1, 10,   25, 5, 7, 1, 6, 4, 2, 5, 0, 3,
    20, 1, 7,   26, 1, 8, 22, 7, 9, 0,    21, 1, 7,   27, 7, 26, 7, 8, 0, 3,    22, 1, 6,   29, 9, 28, 8, 9, 12,
    23, 1, 2,   31, -1,    24, 2, 7,   32, 4, 24, 0, 5, 9, 14,   10, 0, 0, 0, 0, 0, 0,    25, 1, 2,   34, -1,
    26, 1, 4,   35, 10, 13, 10,    27, 1, 3,   36, 10, 14,    28, 1, 3,   37, 12, 19,
    29, 1, 5,   38, -1, 13, 10, 4,    30, 1, 3,   39, -1, 21,    31, 1, 2,   41, -1,    32, 1, 4,   43, 10, 13, 10,
    33, 1, 3,   44, 10, 14,    34, 1, 3,   45, 12, 19,    35, 1, 5,   46, -1, 13, 10, 4,    36, 1, 3,   47, -1, 21,
    37, 1, 5,   48, 10, 13, 10, 14,    38, 1, 3,   49, 11, 16,    39, 1, 2,   50, -1,    40, 1, 2,   51, -1,
    41, 1, 2,   52, -1,    42, 1, 2,   53, -1,    43, 1, 2,   54, -1,    44, 1, 2,   55, -1,    45, 1, 2,   56, -1,
    46, 1, 2,   57, -1,    47, 1, 2,   58, -1,    48, 1, 2,   59, -1,    49, 1, 2,   60, -1,    50, 1, 2,   61, -1,
    51, 1, 2,   62, -1,    52, 1, 2,   63, -1,    53, 1, 2,   64, -1,    54, 1, 2,   65, -1,    55, 1, 2,   66, -1,
    56, 1, 2,   67, -1,    57, 1, 2,   68, -1,    58, 1, 2,   69, -1,    59, 1, 2,   70, -1,
    46, 2, 2,   71, -1,   5, 0,    60, 1, 2,   72, -1,    61, 1, 2,   73, -1,    62, 1, 2,   74, -1,
    63, 1, 2,   75, -1,    47, 2, 2,   77, -1,   4, 0,    64, 1, 2,   78, -1,    65, 1, 2,   79, -1,
    66, 1, 2,   80, -1,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "61c86ffe04f8bc7bcaaf0f555520971034082e9b3fb726e2583c0158f49d539d"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .sliding = &sliding_part, .checks = &check_part,
};

const ModelInfo model_info = {
    .name = "GripExperiment",
    .qualified_name = "Gripper::GripExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "791b384de51137772fff63499189d2145334ae604d4b47251ed00b0526cd5eaa",
    .files = files,
    .start = 0.0, .stop = 2.5, .interval = 0.0025, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const char *const[]){"gripper.z", "sphere.h", NULL},
    .time = offsetof(Model, time),
    .structures = structures, .structure_count = sizeof structures / sizeof *structures,
    .listing = {82, lines, forms},
    .margins = model_branch_margins,
    .integers = (const int[]){16, -1},
};
