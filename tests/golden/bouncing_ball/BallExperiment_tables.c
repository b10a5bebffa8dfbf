/* BallExperiment_tables.c - names, patterns and data, of BouncingBall::BallExperiment, from model.xmi, by sysphsc
 *     0.1.0. */
#include "BallExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "model.xmi:16"
#define DRAWN_2 "model.xmi:20"
#define DRAWN_3 "model.xmi:25"
#define DRAWN_4 "model.xmi:30"
#define DRAWN_5 "model.xmi:35"
#define DRAWN_6 "model.xmi:40"
#define DRAWN_7 "model.xmi:45"
#define DRAWN_8 "model.xmi:67"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITHOUT_MODES()
WITH_EQUATIONS()
WITHOUT_OUTPUTS()
WITHOUT_DERIVED_CONSTANTS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_INSTANTS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_PHASES()
WITHOUT_CLOCKS()

/* Where statements of algorithms are drawn. */

/* ball.Motion()  BouncingBall::Ball::Motion  model.xmi:67
 * 172  Flying->rebound
 * 71  Flying
 * 172  Flying
 * 84  v := -restitution*v
 * 84  bounces := bounces + 1
 * 72  rebound
 * 73  Resting
 * 76  h := 0
 * 76  v := 0
 * 76  atRest := true */

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .sliding = &sliding_part, .checks = &check_part,
};

int model_variable_count = 10, model_instance_count = 2;
int model_equation_count = 2, model_constraint_count = 2;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const char *const truths[] = {"false", "true", NULL};
static const char *const literals_1[] = {"Flying", "Resting", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "m/s^2", .description = "Acceleration of gravity", .source = DRAWN_1 " BouncingBall::Ball::g"},
    /* 1 */ {.unit = "1", .description = "Speed after an impact divided by the speed before it",
        .source = DRAWN_2 " BouncingBall::Ball::restitution"},
    /* 2 */ {.unit = "m/s", .description = "Least speed with which the ball leaves the floor",
        .source = DRAWN_3 " BouncingBall::Ball::vMin"},
    /* 3 */ {.unit = "m", .description = "Height above the floor", .source = DRAWN_4 " BouncingBall::Ball::h"},
    /* 4 */ {.unit = "m/s", .description = "Velocity, upwards", .source = DRAWN_5 " BouncingBall::Ball::v"},
    /* 5 */ {.unit = "", .description = "Number of impacts", .source = DRAWN_6 " BouncingBall::Ball::bounces"},
    /* 6 */ {.unit = "", .description = "Does the ball lie on the floor?",
        .source = DRAWN_7 " BouncingBall::Ball::atRest", .literals = truths},
    /* 7 */ {.unit = "m/s", .source = DRAWN_4 " BouncingBall::Ball::h"},
    /* 8 */ {.unit = "m/s^2", .source = DRAWN_5 " BouncingBall::Ball::v"},
    /* 9 */ {.unit = "", .source = DRAWN_8 " BouncingBall::Ball::Motion", .literals = literals_1, .first_literal = 1},
};

/* BouncingBall::Ball */
static const ModelMember members_1[] = {
    {.name = "g", .kind = MODEL_CONSTANT, .offset = offsetof(struct Ball, g)},
    {.name = "restitution", .quantity = 1, .kind = MODEL_CONSTANT, .offset = offsetof(struct Ball, restitution)},
    {.name = "vMin", .quantity = 2, .kind = MODEL_CONSTANT, .offset = offsetof(struct Ball, vMin)},
    {.name = "h", .quantity = 3, .kind = MODEL_STATE, .offset = offsetof(struct Ball, h),
        .has_start = true, .start = offsetof(struct Ball, h_start)},
    {.name = "v", .quantity = 4, .kind = MODEL_STATE, .offset = offsetof(struct Ball, v),
        .has_start = true, .start = offsetof(struct Ball, v_start)},
    {.name = "bounces", .quantity = 5, .kind = MODEL_DISCRETE, .offset = offsetof(struct Ball, bounces),
        .has_start = true, .start = offsetof(struct Ball, bounces_start)},
    {.name = "atRest", .quantity = 6, .kind = MODEL_DISCRETE, .offset = offsetof(struct Ball, atRest),
        .type = MODEL_TRUTH, .has_start = true, .start = offsetof(struct Ball, atRest_start)},
    {.name = "der(h)", .quantity = 7, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Ball, der_h), .origin = 1},
    {.name = "der(v)", .quantity = 8, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Ball, der_v), .origin = 1},
    {.name = "Motion", .quantity = 9, .kind = MODEL_DISCRETE, .offset = offsetof(struct Ball, Motion),
        .type = MODEL_CHOICE},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 10},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, ball), sizeof(struct Ball), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"ball", 0, 1, 1, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 2,
    .branches = (const ModelBranch[]){
        {.text = "ball.h <= 0", .element = "BouncingBall::Ball::Motion", .source = DRAWN_8, .equation = -1,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.ball_h_at_most_0), .holds_at_zero = true,
        .group = -1, .slack = offsetof(Model, slack.ball_h_at_most_0)},
        {.text = "ball.v < 0", .element = "BouncingBall::Ball::Motion", .source = DRAWN_8, .equation = -1,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.ball_v_below_0), .group = -1,
        .slack = offsetof(Model, slack.ball_v_below_0)},
    },
    .discrete_count = 7,
    .discretes = (const ModelDiscrete[]){
        {.variable = 5, .name = "ball.bounces", .offset = offsetof(Model, ball.bounces),
        .pre = offsetof(Model, pre.ball_bounces), .start = offsetof(Model, ball.bounces_start), .group = -1,
        .is_stepwise = true},
        {.variable = 6, .name = "ball.atRest", .type = MODEL_TRUTH, .offset = offsetof(Model, ball.atRest),
        .pre = offsetof(Model, pre.ball_atRest), .start = offsetof(Model, ball.atRest_start), .is_felt = true,
        .group = -1, .is_stepwise = true},
        {.variable = 9, .name = "ball.Motion", .type = MODEL_CHOICE, .offset = offsetof(Model, ball.Motion),
        .pre = offsetof(Model, pre.ball_Motion), .start = offsetof(Model, ball.Motion_start), .group = -1,
        .is_stepwise = true},
        {.variable = -1, .name = "ball.seen(Motion.Flying,1)", .type = MODEL_CHOICE,
        .offset = offsetof(Model, ball.seen_Motion_Flying_1),
        .pre = offsetof(Model, pre.ball_seen_Motion_Flying_1),
        .start = offsetof(Model, ball.seen_Motion_Flying_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "ball.since(Motion.Flying,1)",
        .offset = offsetof(Model, ball.since_Motion_Flying_1),
        .pre = offsetof(Model, pre.ball_since_Motion_Flying_1),
        .start = offsetof(Model, ball.since_Motion_Flying_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "ball.consumed(Motion,1)", .offset = offsetof(Model, ball.consumed_Motion_1),
        .pre = offsetof(Model, pre.ball_consumed_Motion_1), .start = offsetof(Model, ball.consumed_Motion_1_start),
        .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "ball.held(Motion.Flying,1)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, ball.held_Motion_Flying_1),
        .pre = offsetof(Model, pre.ball_held_Motion_Flying_1),
        .start = offsetof(Model, ball.held_Motion_Flying_1_start), .group = -1, .is_stepwise = true,
        .remark = "'h <= 0 and v < 0' (BouncingBall::Ball::Motion::Flying->rebound, of ball, model.xmi:172)"},
    },
    .reset_count = 2,
    .resets = (const ModelReset[]){
        {.variable = 3, .offset = offsetof(Model, ball.h), .value = offsetof(Model, reset.ball_h),
        .is_set = offsetof(Model, reset.ball_h_is_set)},
        {.variable = 4, .offset = offsetof(Model, ball.v), .value = offsetof(Model, reset.ball_v),
        .is_set = offsetof(Model, reset.ball_v_is_set)},
    },
    .action_count = 9,
    .actions = (const ModelAction[]){
        {.name = "ball.h", .element = "BouncingBall::Ball::Motion", .instance = "ball", .source = DRAWN_8,
        .reset = 1, .offset = offsetof(Model, ball.h), .sign = 1},
        {.name = "ball.v", .element = "BouncingBall::Ball::Motion", .instance = "ball", .source = DRAWN_8,
        .reset = 2, .offset = offsetof(Model, ball.v), .sign = 1},
        {.name = "ball.bounces", .element = "BouncingBall::Ball::Motion", .instance = "ball", .source = DRAWN_8,
        .offset = offsetof(Model, ball.bounces), .sign = 1},
        {.name = "ball.atRest", .element = "BouncingBall::Ball::Motion", .instance = "ball", .source = DRAWN_8,
        .type = MODEL_TRUTH, .offset = offsetof(Model, ball.atRest), .sign = 1},
        {.name = "ball.Motion", .element = "BouncingBall::Ball::Motion", .instance = "ball", .source = DRAWN_8,
        .type = MODEL_CHOICE, .offset = offsetof(Model, ball.Motion), .sign = 1},
        {.name = "ball.seen(Motion.Flying,1)", .element = "BouncingBall::Ball::Motion", .instance = "ball",
        .source = DRAWN_8, .type = MODEL_CHOICE, .offset = offsetof(Model, ball.seen_Motion_Flying_1), .sign = 1},
        {.name = "ball.since(Motion.Flying,1)", .element = "BouncingBall::Ball::Motion", .instance = "ball",
        .source = DRAWN_8, .offset = offsetof(Model, ball.since_Motion_Flying_1), .sign = 1},
        {.name = "ball.consumed(Motion,1)", .element = "BouncingBall::Ball::Motion", .instance = "ball",
        .source = DRAWN_8, .offset = offsetof(Model, ball.consumed_Motion_1), .sign = 1},
        {.name = "ball.held(Motion.Flying,1)", .element = "BouncingBall::Ball::Motion", .instance = "ball",
        .source = DRAWN_8, .type = MODEL_TRUTH, .offset = offsetof(Model, ball.held_Motion_Flying_1), .sign = 1},
    },
    .indicator_count = 2,
    .indicator_branches = (const int[]){0, 1},
};

static const ModelJacobian jacobian = {
    .states = 2, .slots = 3, .rows = 1, .partial_count = 1, .colours = 2,
    .row_start = (const int[]){0, 1},
    .row_slot = (const int[]){2},
    .term_slot = (const int[]){1},
    .term_partial = (const int[]){0},
    .derivative = (const int[]){2, -1},
    .column_start = (const int[]){0, 1, 3},
    .row_index = (const int[]){0, 0, 1},
    .colour = (const int[]){0, 1},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, ball.h)}, {.at = 1, .offset = offsetof(Model, ball.v)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, ball.der_h)}, {.at = 1, .offset = offsetof(Model, ball.der_v)}, {.at = -1}},
    .state_count = 2,
    .states = (const int[]){3, 4},
    .jacobian = &jacobian,
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of BallExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of constants, %d6 "
        "in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 1.0%oits start is given",
    /* 6 */ "  %1%vstart 0.0%oits start is given",
    /* 7 */ "Start",
    /* 8 */ "  %1 := 1.0",
    /* 9 */ "  %1 := 0.0",
    /* 10 */ "Continuous time",
    /* 11 */ "  %1 := if %2 then 0 else %3%o%i",
    /* 12 */ "  %1 := if %2 then 0 else -%3%o%i",
    /* 13 */ "Branches, kept between events",
    /* 14 */ "  %1 <= 0%vlocated",
    /* 15 */ "  %1 < 0%vlocated",
    /* 16 */ "At events",
    /* 17 */ "  decide %1 <= 0",
    /* 18 */ "  decide %1 < 0",
    /* 19 */ "  ball.Motion()",
    /* 20 */ "      if pre(%1) == 1 then",
    /* 21 */ "          if not (%1 <= 0 and %2 < 0) then",
    /* 22 */ "              ball.seen(Motion.Flying,1) := 1;",
    /* 23 */ "          elseif noEvent(ball.seen(Motion.Flying,1) <= 1) then",
    /* 24 */ "              ball.seen(Motion.Flying,1) := if noEvent(ball.seen(Motion.Flying,1) == 0) then 4 "
        "else 3;",
    /* 25 */ "              ball.since(Motion.Flying,1) := time;",
    /* 26 */ "          end if;",
    /* 27 */ "      end if;",
    /* 28 */ "      if pre(%1) == 0 then",
    /* 29 */ "          %1 := 1;",
    /* 30 */ "          ball.seen(Motion.Flying,1) := if noEvent(time <= ball.consumed(Motion,1)) then 2 else "
        "0;",
    /* 31 */ "      elseif pre(%1) == 1 then",
    /* 32 */ "          if noEvent(ball.seen(Motion.Flying,1) >= 3) and noEvent(time <= "
        "ball.since(Motion.Flying,1)) then",
    /* 33 */ "              ball.held(Motion.Flying,1) := ball.held(Motion.Flying,1) or "
        "noEvent(ball.seen(Motion.Flying,1) == 4);",
    /* 34 */ "              ball.consumed(Motion,1) := time;",
    /* 35 */ "              ball.seen(Motion.Flying,1) := 2;",
    /* 36 */ "              %1 := -%2*%1;",
    /* 37 */ "              %1 := %1 + 1;",
    /* 38 */ "              %1 := 0;",
    /* 39 */ "              if noEvent(%1 < %2) then",
    /* 40 */ "                  %1 := 2;",
    /* 41 */ "                  %1 := 0;",
    /* 42 */ "                  %1 := true;",
    /* 43 */ "              else",
    /* 44 */ "                  %1 := 1;",
    /* 45 */ "              end if;",
    /* 46 */ "Drawn in",
    /* 47 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 1, 2,   1, -1,    2, 1, 8,   2, -1, 2, 0, 0, 0, 0, 2,    3, 1, 6,   3, -1, 2, 2, 0, 0,
    1, 5, 2,   4, -1,   4, 0,    4, 1, 2,   5, -1,    5, 1, 3,   6, -1, 3,    6, 1, 3,   7, -1, 4,
    7, 1, 2,   9, -1,    8, 1, 3,   10, -1, 3,    9, 1, 3,   11, -1, 4,    10, 1, 2,   13, -1,
    11, 1, 5,   14, 0, 7, 6, 4,    12, 1, 5,   15, 1, 8, 6, 0,    13, 1, 2,   17, -1,    14, 1, 3,   18, -1, 3,
    15, 1, 3,   19, -1, 4,    16, 1, 2,   21, -1,    17, 1, 3,   22, -1, 3,    18, 1, 3,   23, -1, 4,
    19, 1, 2,   24, -1,    20, 1, 3,   25, -1, 9,    21, 1, 4,   26, -1, 3, 4,    22, 1, 2,   27, -1,
    23, 1, 2,   28, -1,    24, 1, 2,   29, -1,    25, 1, 2,   30, -1,    26, 2, 2,   31, -1,   21, 0,
    27, 2, 2,   32, -1,   21, 0,    28, 1, 3,   33, -1, 9,    29, 1, 3,   34, -1, 9,    30, 1, 2,   35, -1,
    31, 1, 3,   36, -1, 9,    32, 1, 2,   37, -1,    33, 1, 2,   38, -1,    34, 1, 2,   39, -1,
    35, 1, 2,   40, -1,    36, 1, 4,   41, -1, 4, 1,    37, 1, 3,   42, -1, 5,    38, 1, 3,   43, -1, 9,
    39, 1, 4,   44, -1, 4, 2,    40, 1, 3,   45, -1, 9,    41, 2, 3,   46, -1, 3,   1, 0, 1,
    42, 1, 3,   48, -1, 6,    43, 1, 2,   49, -1,    44, 1, 3,   50, -1, 9,    45, 1, 2,   51, -1,
    1, 1, 2,   54, -1,    46, 1, 2,   55, -1,    47, 2, 2,   56, 0,   1, 1,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "e6dee5c59a61c105ee4298069efb215736409acf9438bb803e6ccc836ade845e"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "BallExperiment",
    .qualified_name = "BouncingBall::BallExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "42b54467267166b60beaab49ac8a86ecf4d4a74056028120de6fb906ed5e0519",
    .files = files,
    .start = 0.0, .stop = 3.0, .interval = 0.005, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){{"ball.h", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {58, lines, forms},
    .margins = model_branch_margins,
    .integers = (const int[]){5, -1},
};
