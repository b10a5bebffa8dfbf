/* BallExperiment_tables.c - names, patterns and data, of BouncingBall::BallExperiment, from model.xmi, by sysphsc
 *     0.1.0. */
#include "BallExperiment.h"

const int model_variable_count = 10;
const int model_equation_count = 2;
const int model_constraint_count = 2;
const int model_loop_count = 0;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* Parts, owners first: name, row of the owner. */
const ModelInstance model_instances[] = {
    {"", -1},
    {"ball", 0},
};
const int model_instance_count = 2;

static const char *instance_paths[2];
static char path_text[6];
const ModelMemory model_memory = {instance_paths, path_text};

static const char *const truths[] = {"false", "true", NULL};
static const char *const literals_9[] = {"Flying", "Resting", NULL};

/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"ball.g", "m/s^2", "Acceleration of gravity",
        "model.xmi:16 BouncingBall::Ball::g", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ball.g), 1, 0.0, offsetof(Model, ball.g), 0.0, -1, NULL, 0, false},
    /* 1 */ {"ball.restitution", "1", "Speed after an impact divided by the speed before it",
        "model.xmi:20 BouncingBall::Ball::restitution", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ball.restitution), 1, 0.0, offsetof(Model, ball.restitution), 0.0, -1, NULL, 0, false},
    /* 2 */ {"ball.vMin", "m/s", "Least speed with which the ball leaves the floor",
        "model.xmi:25 BouncingBall::Ball::vMin", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ball.vMin), 1, 0.0, offsetof(Model, ball.vMin), 0.0, -1, NULL, 0, false},
    /* 3 */ {"ball.h", "m", "Height above the floor",
        "model.xmi:30 BouncingBall::Ball::h", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, ball.h), 1, 0.0, offsetof(Model, ball.h_start), 0.0, -1, NULL, 0, false},
    /* 4 */ {"ball.v", "m/s", "Velocity, upwards",
        "model.xmi:35 BouncingBall::Ball::v", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, ball.v), 1, 0.0, offsetof(Model, ball.v_start), 0.0, -1, NULL, 0, false},
    /* 5 */ {"ball.bounces", "", "Number of impacts",
        "model.xmi:40 BouncingBall::Ball::bounces", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, ball.bounces), 1, 0.0, offsetof(Model, ball.bounces_start), 0.0, -1, NULL, 0, false},
    /* 6 */ {"ball.atRest", "", "Does the ball lie on the floor?",
        "model.xmi:45 BouncingBall::Ball::atRest", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, ball.atRest), 1, 0.0, offsetof(Model, ball.atRest_start), 0.0, -1, truths, 0, false},
    /* 7 */ {"der(ball.h)", "m/s", "",
        "model.xmi:30 BouncingBall::Ball::h", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, ball.der_h), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 8 */ {"der(ball.v)", "m/s^2", "",
        "model.xmi:35 BouncingBall::Ball::v", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, ball.der_v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 9 */ {"ball.Motion", "", "",
        "model.xmi:69 BouncingBall::Ball::Motion", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, ball.Motion), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, literals_9, 1, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    7, 6, 4, -1,
    8, 6, 0, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "BouncingBall::Constraints::BallConstraint::speed", "ball",
        "der(ball.h) = if ball.atRest then 0 else ball.v", "model.xmi:157", held + 0, false},
    /* 1 */ {"E2", "BouncingBall::Constraints::BallConstraint::gravity", "ball",
        "der(ball.v) = if ball.atRest then 0 else -ball.g", "model.xmi:163", held + 4, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"ball.h <= 0", "BouncingBall::Ball::Motion", "model.xmi:67", -1, offsetof(Model, branch.ball_h_at_most_0), false, false, false, -1, 0, offsetof(Model, slack[0])},
    {"ball.v < 0", "BouncingBall::Ball::Motion", "model.xmi:67", -1, offsetof(Model, branch.ball_v_below_0), false, false, false, -1, 0, offsetof(Model, slack[1])},
};

/* Rows of branches. */
static const int indicator_branches[] = {0, 1, -1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 2;
const int model_indicator_count = 2;

/* Row of model_variables, name, where it is stored, its value before and its start; felt between events, group
 * in which it is assumed, set by what steps; what is said when it ends the run, and if that is a failure. */
static const ModelDiscrete discretes[] = {
    {5, "ball.bounces", offsetof(Model, ball.bounces), offsetof(Model, pre.ball_bounces), offsetof(Model, ball.bounces_start), false, -1, true, false, NULL, NULL, false},
    {6, "ball.atRest", offsetof(Model, ball.atRest), offsetof(Model, pre.ball_atRest), offsetof(Model, ball.atRest_start), true, -1, true, false, NULL, NULL, false},
    {9, "ball.Motion", offsetof(Model, ball.Motion), offsetof(Model, pre.ball_Motion), offsetof(Model, ball.Motion_start), false, -1, true, false, NULL, NULL, false},
    {-1, "ball.seen(Motion.Flying,1)", offsetof(Model, ball.seen_Motion_Flying_1), offsetof(Model, pre.ball_seen_Motion_Flying_1), offsetof(Model, ball.seen_Motion_Flying_1_start), false, -1, true, false, NULL, NULL, false},
    {-1, "ball.since(Motion.Flying,1)", offsetof(Model, ball.since_Motion_Flying_1), offsetof(Model, pre.ball_since_Motion_Flying_1), offsetof(Model, ball.since_Motion_Flying_1_start), false, -1, true, false, NULL, NULL, false},
    {-1, "ball.consumed(Motion,1)", offsetof(Model, ball.consumed_Motion_1), offsetof(Model, pre.ball_consumed_Motion_1), offsetof(Model, ball.consumed_Motion_1_start), false, -1, true, false, NULL, NULL, false},
    {-1, "ball.held(Motion.Flying,1)", offsetof(Model, ball.held_Motion_Flying_1), offsetof(Model, pre.ball_held_Motion_Flying_1), offsetof(Model, ball.held_Motion_Flying_1_start), false, -1, true, false, "'h <= 0 and v < 0' (BouncingBall::Ball::Motion::Flying->rebound, of ball, model.xmi:172)", NULL, false},
};

const ModelDiscrete *const model_discretes = discretes;
const int model_discrete_count = 7;

/* States that are set: row of model_variables, where it is stored, its new value, whether there is one. */
static const ModelReset resets[] = {
    {3, offsetof(Model, ball.h), offsetof(Model, reset.ball_h), offsetof(Model, reset.ball_h_is_set)},
    {4, offsetof(Model, ball.v), offsetof(Model, reset.ball_v), offsetof(Model, reset.ball_v_is_set)},
};

const ModelReset *const model_resets = resets;
const int model_reset_count = 2;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

/* What algorithms set: name, statements, part, source; row of resets, -1 if it is discrete and stored there, its sign. */
static const ModelAction actions[] = {
    {"ball.h", "BouncingBall::Ball::Motion", "ball", "model.xmi:67", 0, offsetof(Model, ball.h), 1},
    {"ball.v", "BouncingBall::Ball::Motion", "ball", "model.xmi:67", 1, offsetof(Model, ball.v), 1},
    {"ball.bounces", "BouncingBall::Ball::Motion", "ball", "model.xmi:67", -1, offsetof(Model, ball.bounces), 1},
    {"ball.atRest", "BouncingBall::Ball::Motion", "ball", "model.xmi:67", -1, offsetof(Model, ball.atRest), 1},
    {"ball.Motion", "BouncingBall::Ball::Motion", "ball", "model.xmi:67", -1, offsetof(Model, ball.Motion), 1},
    {"ball.seen(Motion.Flying,1)", "BouncingBall::Ball::Motion", "ball", "model.xmi:67", -1, offsetof(Model, ball.seen_Motion_Flying_1), 1},
    {"ball.since(Motion.Flying,1)", "BouncingBall::Ball::Motion", "ball", "model.xmi:67", -1, offsetof(Model, ball.since_Motion_Flying_1), 1},
    {"ball.consumed(Motion,1)", "BouncingBall::Ball::Motion", "ball", "model.xmi:67", -1, offsetof(Model, ball.consumed_Motion_1), 1},
    {"ball.held(Motion.Flying,1)", "BouncingBall::Ball::Motion", "ball", "model.xmi:67", -1, offsetof(Model, ball.held_Motion_Flying_1), 1},
};

const ModelAction *const model_actions = actions;
const int model_action_count = 9;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const int jacobian_row_start[] = {
    0, 1};
static const int jacobian_row_slot[] = {
    2};
static const int jacobian_term_slot[] = {
    1};
static const int jacobian_term_partial[] = {
    0};
static const int jacobian_derivative[] = {
    2, -1};
static const int jacobian_column_start[] = {
    0, 1, 3};
static const int jacobian_row_index[] = {
    0, 0, 1};
static const int jacobian_colour[] = {
    0, 1};

const ModelJacobian model_jacobian = {
    .states = 2,
    .slots = 3,
    .rows = 1,
    .loop_count = 0,
    .partial_count = 1,
    .number_count = 0,
    .colours = 2,
    .row_start = jacobian_row_start,
    .row_slot = jacobian_row_slot,
    .term_slot = jacobian_term_slot,
    .term_partial = jacobian_term_partial,
    .derivative = jacobian_derivative,
    .column_start = jacobian_column_start,
    .row_index = jacobian_row_index,
    .colour = jacobian_colour,
};

static const char *const plot[] = {"ball.h", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

/* Variables that are whole numbers. */
static const int integers[] = {5, -1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of BallExperiment",
    "",
    "2 equations drawn, 0 derived; 0 eliminated as aliases, 0 redundant, 0 of constants, 2 in use",
    "2 states; 2 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  ball.h                                        start 1.0                                           its start is given",
    "  ball.v                                        start 0.0                                           its start is given",
    "",
    "Start",
    "         ball.h := 1.0",
    "         ball.v := 0.0",
    "",
    "Continuous time",
    "  E1     der(ball.h) := if ball.atRest then 0 else ball.v                                           model.xmi:157",
    "  E2     der(ball.v) := if ball.atRest then 0 else -ball.g                                          model.xmi:163",
    "",
    "Branches, kept between events",
    "         ball.h <= 0                            located",
    "         ball.v < 0                             located",
    "",
    "At events",
    "         decide ball.h <= 0",
    "         decide ball.v < 0",
    "  A1     BouncingBall::Ball::Motion                                                                 model.xmi:67",
    "         if pre(ball.Motion) == 1 then",
    "             if ball.h <= 0 and ball.v < 0 then",
    "                 if noEvent(ball.seen(Motion.Flying,1) == 0) then",
    "                     ball.seen(Motion.Flying,1) := 3;",
    "                     ball.since(Motion.Flying,1) := time;",
    "                 elseif noEvent(ball.seen(Motion.Flying,1) == 1) then",
    "                     ball.seen(Motion.Flying,1) := 2;",
    "                     ball.since(Motion.Flying,1) := time;",
    "                 end if;",
    "             else",
    "                 ball.seen(Motion.Flying,1) := 1;",
    "             end if;",
    "         end if;",
    "         if pre(ball.Motion) == 0 then",
    "             ball.Motion := 1;",
    "             ball.seen(Motion.Flying,1) := if noEvent(time <= ball.consumed(Motion,1)) then 4 else 0;",
    "         elseif pre(ball.Motion) == 1 then",
    "             if noEvent(ball.seen(Motion.Flying,1) >= 2) and noEvent(ball.seen(Motion.Flying,1) <= 3) and noEvent(time <= ball.since(Motion.Flying,1)) then",
    "                 if noEvent(ball.seen(Motion.Flying,1) >= 3) and noEvent(ball.seen(Motion.Flying,1) <= 3) and noEvent(time <= ball.since(Motion.Flying,1)) then",
    "                     ball.held(Motion.Flying,1) := true;",
    "                 end if;",
    "                 if noEvent(ball.seen(Motion.Flying,1) >= 2) and noEvent(ball.seen(Motion.Flying,1) <= 3) and noEvent(time <= ball.since(Motion.Flying,1)) then",
    "                     ball.consumed(Motion,1) := time;",
    "                     ball.seen(Motion.Flying,1) := 4;",
    "                 end if;",
    "                 ball.v := -ball.restitution*ball.v;",
    "                 ball.bounces := ball.bounces + 1;",
    "                 ball.Motion := 0;",
    "                 if noEvent(ball.v < ball.vMin) then",
    "                     ball.Motion := 2;",
    "                     ball.h := 0;",
    "                     ball.v := 0;",
    "                     ball.atRest := true;",
    "                 else",
    "                     ball.Motion := 1;",
    "                 end if;",
    "             end if;",
    "         end if;",
    NULL};

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
    .name = "BallExperiment",
    .qualified_name = "BouncingBall::BallExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 3.0,
    .interval = 0.005,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .margins = model_branch_margins,
    .integers = integers,
};
