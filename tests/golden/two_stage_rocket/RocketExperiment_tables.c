/* RocketExperiment_tables.c - names, patterns and data, of TwoStageRocket::RocketExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "RocketExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "model.xmi:62"
#define DRAWN_2 "model.xmi:66"
#define DRAWN_3 "model.xmi:70"
#define DRAWN_4 "model.xmi:74"
#define DRAWN_5 "model.xmi:79"
#define DRAWN_6 "model.xmi:84"
#define DRAWN_7 "model.xmi:89"
#define DRAWN_8 "model.xmi:94"
#define DRAWN_9 "model.xmi:109"
#define DRAWN_10 "model.xmi:151"
#define DRAWN_11 "model.xmi:16"
#define DRAWN_12 "model.xmi:20"
#define DRAWN_13 "model.xmi:24"
#define DRAWN_14 "model.xmi:29"
#define DRAWN_15 "model.xmi:33"
#define DRAWN_16 "model.xmi:36"
#define DRAWN_17 "model.xmi:41"
#define DRAWN_18 "model.xmi:46"
#define DRAWN_19 "model.xmi:51"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITH_MODES()
WITH_EQUATIONS()
WITHOUT_OUTPUTS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_INDICATORS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_PHASES()
WITHOUT_PARTIALS()
WITHOUT_CLOCKS()

/* Where statements of algorithms are drawn. */

/* rocket.Flight()  TwoStageRocket::Rocket::Flight  model.xmi:151
 * 155  Joined
 * 163  Separated
 * 172  stage2.h := stage1.h
 * 172  stage2.v := stage1.v
 * 175  Stage2Only */

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .impulses = &impulse_part, .modes = &mode_part, .checks = &check_part,
};

int model_variable_count = 30, model_instance_count = 4;
int model_equation_count = 11, model_constraint_count = 9;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const char *const literals_1[] = {"Joined", "Separated", "Stage2Only", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "kg", .description = "Mass of the first stage", .source = DRAWN_1 " TwoStageRocket::Rocket::m1"},
    /* 1 */ {.unit = "kg", .description = "Mass of the second stage",
        .source = DRAWN_2 " TwoStageRocket::Rocket::m2"},
    /* 2 */ {.unit = "m/s^2", .description = "Acceleration of gravity",
        .source = DRAWN_3 " TwoStageRocket::Rocket::g"},
    /* 3 */ {.unit = "N", .description = "Thrust of the first stage at the start",
        .source = DRAWN_4 " TwoStageRocket::Rocket::F1max"},
    /* 4 */ {.unit = "N", .description = "Thrust of the second stage at the separation",
        .source = DRAWN_5 " TwoStageRocket::Rocket::F2max"},
    /* 5 */ {.unit = "s", .description = "When the stages separate, the first one burnt out",
        .source = DRAWN_6 " TwoStageRocket::Rocket::t1"},
    /* 6 */ {.unit = "s", .description = "From when on the first stage is of no interest",
        .source = DRAWN_7 " TwoStageRocket::Rocket::t2"},
    /* 7 */ {.unit = "s", .description = "When the second stage has burnt out",
        .source = DRAWN_8 " TwoStageRocket::Rocket::t3"},
    /* 8 */ {.unit = "kg", .description = "Mass of the first stage and of what it carries",
        .source = DRAWN_9 " TwoStageRocket::Rocket::mass1"},
    /* 9 */ {.unit = "", .source = DRAWN_10 " TwoStageRocket::Rocket::Flight",
        .literals = literals_1, .first_literal = 1},
    /* 10 */ {.unit = "m/s^2", .description = "Acceleration of gravity",
        .source = DRAWN_11 " TwoStageRocket::Stage::g"},
    /* 11 */ {.unit = "N", .description = "Thrust at the ignition",
        .source = DRAWN_12 " TwoStageRocket::Stage::Fmax"},
    /* 12 */ {.unit = "s", .description = "When the engine begins to burn",
        .source = DRAWN_13 " TwoStageRocket::Stage::ignition"},
    /* 13 */ {.unit = "s", .description = "When the engine has burnt out",
        .source = DRAWN_14 " TwoStageRocket::Stage::burnOut"},
    /* 14 */ {.unit = "kg", .description = "Mass, with all that the stage carries",
        .source = DRAWN_15 " TwoStageRocket::Stage::m"},
    /* 15 */ {.unit = "m", .description = "Height", .source = DRAWN_16 " TwoStageRocket::Stage::h"},
    /* 16 */ {.unit = "m/s", .description = "Velocity, upwards", .source = DRAWN_17 " TwoStageRocket::Stage::v"},
    /* 17 */ {.unit = "N", .description = "Thrust", .source = DRAWN_18 " TwoStageRocket::Stage::F"},
    /* 18 */ {.unit = "m/s", .source = DRAWN_16 " TwoStageRocket::Stage::h"},
    /* 19 */ {.unit = "m/s^2", .source = DRAWN_17 " TwoStageRocket::Stage::v"},
};

/* TwoStageRocket::Rocket */
static const ModelMember members_1[] = {
    {.name = "m1", .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, m1)},
    {.name = "m2", .quantity = 1, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, m2)},
    {.name = "g", .quantity = 2, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, g)},
    {.name = "F1max", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, F1max)},
    {.name = "F2max", .quantity = 4, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, F2max)},
    {.name = "t1", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, t1)},
    {.name = "t2", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, t2)},
    {.name = "t3", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, t3)},
    {.name = "mass1", .quantity = 8, .offset = offsetof(struct Rocket, mass1), .origin = 1, .skipped = 10,
        .behind = 2},
    {.name = "Flight", .quantity = 9, .kind = MODEL_DISCRETE, .offset = offsetof(struct Rocket, Flight),
        .type = MODEL_CHOICE, .behind = 2},
};

/* TwoStageRocket::Stage */
static const ModelMember members_2[] = {
    {.name = "g", .quantity = 10, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Stage, g),
        .bound_to = -8},
    {.name = "Fmax", .quantity = 11, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Stage, Fmax),
        .bound_to = -8},
    {.name = "ignition", .quantity = 12, .kind = MODEL_CONSTANT, .offset = offsetof(struct Stage, ignition)},
    {.name = "burnOut", .quantity = 13, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Stage, burnOut),
        .bound_to = -8},
    {.name = "m", .quantity = 14, .offset = offsetof(struct Stage, m), .origin = 2, .skipped = 7},
    {.name = "h", .quantity = 15, .kind = MODEL_STATE, .offset = offsetof(struct Stage, h),
        .has_start = true, .start = offsetof(struct Stage, h_start)},
    {.name = "v", .quantity = 16, .kind = MODEL_STATE, .offset = offsetof(struct Stage, v),
        .has_start = true, .start = offsetof(struct Stage, v_start)},
    {.name = "F", .quantity = 17, .offset = offsetof(struct Stage, F), .origin = 3, .skipped = 1},
    {.name = "der(h)", .quantity = 18, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Stage, der_h),
        .origin = 3, .is_late = true},
    {.name = "der(v)", .quantity = 19, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Stage, der_v),
        .origin = 3, .is_late = true},
};

/* TwoStageRocket::Stage */
static const ModelMember members_3[] = {
    {.name = "g", .quantity = 10, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Stage, g),
        .bound_to = -18},
    {.name = "Fmax", .quantity = 11, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Stage, Fmax),
        .bound_to = -17},
    {.name = "ignition", .quantity = 12, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Stage, ignition),
        .bound_to = -17},
    {.name = "burnOut", .quantity = 13, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Stage, burnOut),
        .bound_to = -16},
    {.name = "m", .quantity = 14, .offset = offsetof(struct Stage, m), .origin = 2},
    {.name = "h", .quantity = 15, .kind = MODEL_STATE, .offset = offsetof(struct Stage, h),
        .has_start = true, .start = offsetof(struct Stage, h_start)},
    {.name = "v", .quantity = 16, .kind = MODEL_STATE, .offset = offsetof(struct Stage, v),
        .has_start = true, .start = offsetof(struct Stage, v_start)},
    {.name = "F", .quantity = 17, .offset = offsetof(struct Stage, F), .origin = 3},
    {.name = "der(h)", .quantity = 18, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Stage, der_h),
        .origin = 3, .is_late = true},
    {.name = "der(v)", .quantity = 19, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Stage, der_v),
        .origin = 3, .is_late = true},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 10}, {members_2, 10}, {members_3, 10},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, rocket), sizeof(struct Rocket), 0},
    /* 2 */ {offsetof(struct Rocket, stage1), sizeof(struct Stage), 0},
    /* 3 */ {offsetof(struct Rocket, stage2), sizeof(struct Stage), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"rocket", 0, 1, 1, 0, 0, 0, 0}, {"stage1", 1, 2, 2, 0, 0, 0, 0},
    {"stage2", 1, 3, 3, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 6,
    .branches = (const ModelBranch[]){
        {.text = "time >= rocket.stage1.ignition", .element = "TwoStageRocket::Stage::thrust", .source = DRAWN_19,
        .equation = 1, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_at_least_rocket_stage1_ignition),
        .is_timed = true, .is_felt = true, .group = -1, .absent = {0, 0x3u}},
        {.text = "time < rocket.stage1.burnOut", .element = "TwoStageRocket::Stage::thrust", .source = DRAWN_19,
        .equation = 1, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_below_rocket_stage1_burnOut),
        .is_timed = true, .is_felt = true, .group = -1, .absent = {0, 0x3u}},
        {.text = "time >= rocket.stage2.ignition", .element = "TwoStageRocket::Stage::thrust", .source = DRAWN_19,
        .equation = 4, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_at_least_rocket_stage2_ignition),
        .is_timed = true, .is_felt = true, .group = -1, .absent = {0, 0x9u}},
        {.text = "time < rocket.stage2.burnOut", .element = "TwoStageRocket::Stage::thrust", .source = DRAWN_19,
        .equation = 4, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_below_rocket_stage2_burnOut),
        .is_timed = true, .is_felt = true, .group = -1, .absent = {0, 0x9u}},
        {.text = "time >= rocket.entered(Flight) + rocket.t1", .element = "TwoStageRocket::Rocket::Flight",
        .source = DRAWN_10, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.time_at_least_rocket_entered_Flight_plus_rocket_t1), .is_timed = true,
        .group = -1},
        {.text = "time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1)",
        .element = "TwoStageRocket::Rocket::Flight", .source = DRAWN_10, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.relation_of_rocket_Flight), .is_timed = true, .group = -1},
    },
    .discrete_count = 2,
    .discretes = (const ModelDiscrete[]){
        {.variable = 25, .name = "rocket.Flight", .type = MODEL_CHOICE, .offset = offsetof(Model, rocket.Flight),
        .pre = offsetof(Model, pre.rocket_Flight), .start = offsetof(Model, rocket.Flight_start), .group = -1,
        .is_stepwise = true},
        {.variable = -1, .name = "rocket.entered(Flight)", .offset = offsetof(Model, rocket.entered_Flight),
        .pre = offsetof(Model, pre.rocket_entered_Flight), .start = offsetof(Model, rocket.entered_Flight_start),
        .group = -1, .is_stepwise = true},
    },
    .reset_count = 2,
    .resets = (const ModelReset[]){
        {.variable = 21, .offset = offsetof(Model, rocket.stage2.h),
        .value = offsetof(Model, reset.rocket_stage2_h), .is_set = offsetof(Model, reset.rocket_stage2_h_is_set)},
        {.variable = 22, .offset = offsetof(Model, rocket.stage2.v),
        .value = offsetof(Model, reset.rocket_stage2_v), .is_set = offsetof(Model, reset.rocket_stage2_v_is_set)},
    },
    .action_count = 4,
    .actions = (const ModelAction[]){
        {.name = "rocket.stage2.h", .element = "TwoStageRocket::Rocket::Flight", .instance = "rocket",
        .source = DRAWN_10, .reset = 1, .offset = offsetof(Model, rocket.stage2.h), .sign = 1},
        {.name = "rocket.stage2.v", .element = "TwoStageRocket::Rocket::Flight", .instance = "rocket",
        .source = DRAWN_10, .reset = 2, .offset = offsetof(Model, rocket.stage2.v), .sign = 1},
        {.name = "rocket.Flight", .element = "TwoStageRocket::Rocket::Flight", .instance = "rocket",
        .source = DRAWN_10, .type = MODEL_CHOICE, .offset = offsetof(Model, rocket.Flight), .sign = 1},
        {.name = "rocket.entered(Flight)", .element = "TwoStageRocket::Rocket::Flight", .instance = "rocket",
        .source = DRAWN_10, .offset = offsetof(Model, rocket.entered_Flight), .sign = 1},
    },
};

static const ModelJacobian jacobian = {
    .states = 4, .slots = 6, .rows = 2, .partial_count = 1, .number_count = 1, .colours = 2,
    .numbers = (const double[]){1.0},
    .row_start = (const int[]){0, 1, 2},
    .row_slot = (const int[]){4, 5},
    .term_slot = (const int[]){3, 1},
    .term_partial = (const int[]){0, 0},
    .derivative = (const int[]){5, -1, 4, -1},
    .column_start = (const int[]){0, 1, 3, 4, 6},
    .row_index = (const int[]){0, 0, 1, 2, 2, 3},
    .colour = (const int[]){0, 1, 0, 1},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, rocket.stage1.h)}, {.at = 1, .offset = offsetof(Model, rocket.stage1.v)},
        {.at = 2, .offset = offsetof(Model, rocket.stage2.h)},
        {.at = 3, .offset = offsetof(Model, rocket.stage2.v)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, rocket.stage1.der_h)},
        {.at = 1, .offset = offsetof(Model, rocket.stage1.der_v)},
        {.at = 2, .offset = offsetof(Model, rocket.stage2.der_h)},
        {.at = 3, .offset = offsetof(Model, rocket.stage2.der_v)}, {.at = -1}},
    .state_count = 4,
    .states = (const int[]){13, 14, 21, 22},
    .jacobian = &jacobian,
    .absent = (const int[]){12, 13, 14, 15, 20, 21, 22, 23, 26, 27, 28, 29}, .absent_count = 12,
};

static const ModelMode modes_0[] = {
    {
        .condition = "rocket.Flight = none",
    },
    {
        .condition = "rocket.Flight = Stage2Only",
    },
    {
        .condition = "rocket.Flight = Separated",
    },
    {
        .condition = "rocket.Flight = Joined",
    },
};

/* Values for which there is none, and why. */
static const ModelObstacle impossible_0[] = {
    {NULL, NULL},
};
static const ModelCluster clusters[] = {
    {0, 4, modes_0, wanted_mode, impossible_0},
};

/* In which modes states, rows of the Jacobian and variables are: by number of a set. */
static const ModelModal modal = {
    .count = 1, .mode_count = 4,
    .clusters = clusters,
    .sets = (const ModelModes[]){{0, 0xcu}, {0, 0x6u}, {0, 0x3u}, {0, 0x9u}},
    .set_count = 4,
    .states = (const int[]){0, 0, 1, 1},
    .rows = (const int[]){1, 0},
    .absent = (const int[]){2, 2, 2, 2, 3, 3, 3, 3, 2, 2, 3, 3},
    .tears = NULL,
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of RocketExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of constants, %d6 "
        "of modes, %d7 in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "Modes",
    /* 5 */ "  %d1  rocket.Flight = none%v%d2 states",
    /* 6 */ "  %d1  rocket.Flight = Stage2Only%v%d2 states: %3, %4",
    /* 7 */ "  %d1  rocket.Flight = Separated%v%d2 states: %3, %4, %5, %6",
    /* 8 */ "  %d1  rocket.Flight = Joined%v%d2 states: %3, %4",
    /* 9 */ "States",
    /* 10 */ "  %1%vstart 0.0%oits start is given",
    /* 11 */ "As they are in single modes",
    /* 12 */ "  %1 = %2 + %3%o%i  while rocket.Flight = none or Joined",
    /* 13 */ "  %1 = %2%o%i  while rocket.Flight = Stage2Only or Separated",
    /* 14 */ "Constants",
    /* 15 */ "  %1 := %2",
    /* 16 */ "Start, while rocket.Flight = Stage2Only or Separated",
    /* 17 */ "  %1 := 0.0",
    /* 18 */ "Start, while rocket.Flight = Separated or Joined",
    /* 19 */ "  %1 must come out as 0.0",
    /* 20 */ "Continuous time, while rocket.Flight = none or Joined",
    /* 21 */ "  %1 := %2 + %3%o%i",
    /* 22 */ "Continuous time, while rocket.Flight = Stage2Only or Separated",
    /* 23 */ "  %1 := %2%o%i",
    /* 24 */ "  %1 := if time >= %2 and time < %3 then %4*(1 - (time - %2)/(%3 - %2)) else 0%o%i",
    /* 25 */ "  %1 := (%2 - %3*%4)/%3  unless %3 vanishes%o%i",
    /* 26 */ "Continuous time, while rocket.Flight = Separated or Joined",
    /* 27 */ "Branches, kept between events",
    /* 28 */ "  time >= %1%vat %1%o%i",
    /* 29 */ "  time < %1%vat %1%o%i",
    /* 30 */ "  time >= rocket.entered(Flight) + %1%vat rocket.entered(Flight) + %1",
    /* 31 */ "  time >= rocket.entered(Flight) + (%1 - %2)%vat rocket.entered(Flight) + (%1 - %2)",
    /* 32 */ "At events",
    /* 33 */ "  decide time >= %1%o%i",
    /* 34 */ "  decide time < %1%o%i",
    /* 35 */ "  decide time >= rocket.entered(Flight) + %1",
    /* 36 */ "  decide time >= rocket.entered(Flight) + (%1 - %2)",
    /* 37 */ "  rocket.Flight()",
    /* 38 */ "      if pre(%1) == 0 then",
    /* 39 */ "          %1 := 1;",
    /* 40 */ "          rocket.entered(Flight) := time;",
    /* 41 */ "      elseif pre(%1) == 1 then",
    /* 42 */ "          if time >= rocket.entered(Flight) + %1 then",
    /* 43 */ "              %1 := 2;",
    /* 44 */ "              rocket.entered(Flight) := time;",
    /* 45 */ "              %1 := %2;",
    /* 46 */ "          end if;",
    /* 47 */ "      elseif pre(%1) == 2 then",
    /* 48 */ "          if time >= rocket.entered(Flight) + (%1 - %2) then",
    /* 49 */ "              %1 := 3;",
    /* 50 */ "      end if;",
    /* 51 */ "Drawn in",
    /* 52 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 1, 2,   1, -1,    2, 1, 9,   2, -1, 9, 2, 0, 0, 0, 2, 9,
    3, 1, 6,   3, -1, 4, 10, 0, 0,    1, 2, 2,   4, -1,   37, 0,    4, 1, 2,   5, -1,    5, 1, 4,   6, -1, 1, 0,
    6, 1, 6,   7, -1, 2, 2, 21, 22,    7, 1, 8,   8, -1, 3, 4, 13, 14, 21, 22,    8, 1, 6,   9, -1, 4, 2, 13, 14,
    1, 2, 2,   10, -1,   34, 0,    9, 1, 2,   11, -1,    10, 2, 3,   12, -1, 13,   2, 0, 8,
    10, 2, 3,   13, -1, 14,   2, 0, 8,    1, 2, 2,   16, -1,   35, 0,    11, 1, 2,   17, -1,
    12, 1, 5,   18, 9, 24, 0, 1,    13, 1, 4,   19, 10, 24, 0,    1, 2, 2,   20, -1,   37, 0,    14, 1, 2,   21, -1,
    15, 1, 4,   22, -1, 8, 2,    15, 2, 4,   23, -1, 9, 3,   3, 0, 8, 1,    15, 2, 4,   24, -1, 11, 5,   3, 0, 7, 0,
    15, 2, 4,   25, -1, 16, 2,   3, 0, 3, 5,    1, 2, 2,   29, -1,   36, 0,    16, 1, 2,   30, -1,
    17, 2, 3,   31, -1, 21,   4, 0, -8,    17, 2, 3,   32, -1, 22,   4, 0, -8,    1, 2, 2,   33, -1,   56, 0,
    18, 1, 2,   34, -1,    19, 2, 3,   37, -1, 13,   2, 0, 8,    19, 2, 3,   38, -1, 14,   2, 0, 8,
    20, 1, 2,   42, -1,    21, 1, 5,   43, 9, 24, 0, 1,    22, 1, 2,   45, -1,    23, 1, 4,   46, 10, 24, 0,
    24, 2, 6,   47, 4, 23, 18, 19, 17,   6, -3, -8, -8, -8, -8,    23, 2, 4,   48, 5, 28, 22,   6, -3, -2, -8,
    23, 2, 4,   49, 8, 20, 1,   6, -1, -8, 23,    25, 2, 6,   50, 6, 29, 23, 20, 16,   6, -3, -2, -8, -8, -8,
    26, 1, 2,   52, -1,    27, 1, 2,   58, -1,    28, 2, 3,   59, 1, 10,   2, 3, 8,
    29, 2, 3,   60, 1, 11,   2, 3, 8,    30, 1, 3,   63, -1, 5,    31, 1, 4,   64, -1, 6, 5,    32, 1, 2,   66, -1,
    33, 2, 3,   67, 1, 10,   2, 3, 8,    34, 2, 3,   68, 1, 11,   2, 3, 8,    35, 1, 3,   71, -1, 5,
    36, 1, 4,   72, -1, 6, 5,    37, 1, 2,   73, -1,    38, 1, 3,   74, -1, 25,    39, 1, 3,   75, -1, 25,
    40, 1, 2,   76, -1,    41, 1, 3,   77, -1, 25,    42, 1, 3,   78, -1, 5,    43, 1, 3,   79, -1, 25,
    44, 1, 2,   80, -1,    45, 2, 4,   81, -1, 21, 13,   1, 0, 1, 1,    46, 2, 2,   83, -1,   4, 0,
    47, 1, 3,   84, -1, 25,    48, 1, 4,   85, -1, 6, 5,    49, 1, 3,   86, -1, 25,    50, 1, 2,   88, -1,
    51, 1, 2,   90, -1,    52, 4, 2,   91, 0,   1, 1,    52, 2, 2,   95, 7,   1, 1,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "bb3108cf13a0470010005f9e332dcc4a8ba15aa5ee9d756f58aa0bcf1cf62785"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "RocketExperiment",
    .qualified_name = "TwoStageRocket::RocketExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "0a9f8c7e44c78b070245e364c1995aab58f7f86319f854ee11a0f37ac628b3f7",
    .files = files,
    .start = 0.0, .stop = 20.0, .interval = 0.05, .tolerance = 1e-10, .solver = "bdf",
    .plot = (const ModelPlot[]){{"rocket.stage1.h", 0, 0}, {"rocket.stage2.h", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .modal = &modal,
    .start_checks = (const int[]){13, -1, -1, 14, -1, -1, 21, -1, -1, 22, -1, -1, -1},
    .listing = {97, lines, forms},
    .margins = model_branch_margins,
};
