/* BallExperiment.c - simulation of BouncingBall::BallExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 2 states, 2 equations (0 eliminated), no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals
 * another one, up to its sign) has no member and appears in the table model_variables alone. The comment above each
 * statement names the equation, the part and the constraint that it was drawn in, its text there, and where that stands;
 * of a state machine, the state or action. model_evaluate computes what the derivatives need, in order; model_outputs all
 * else; model_residuals evaluates the equations as drawn, with the values that results show, to check the former.
 * Positions in the solver's vectors occur in model_set_states, model_get_states and model_get_derivatives only.
 *
 * Between events, m->branch keeps what relations and integer parts are, and discrete variables keep their values;
 * model_indicators and model_next_instant tell when a branch changes. At an event model_update determines them anew, with
 * their values before it in m->pre, and is called again until nothing changes.
 */
#include "runtime/instant.h"
#include "runtime/loop.h"
#include "runtime/model.h"

#include <math.h>
#include <string.h>

/* ---- quantities ---- */

/* BouncingBall::Ball */
struct Ball {
    double g;                               /* m/s^2, constant, model.xmi:16 */
    double restitution;                     /* constant, model.xmi:20 */
    double vMin;                            /* m/s, constant, model.xmi:25 */
    double h;                               /* m, state, model.xmi:30 */
    double v;                               /* m/s, state, model.xmi:35 */
    double bounces;                         /* discrete, model.xmi:40 */
    double atRest;                          /* discrete, model.xmi:45 */
    double der_h;                           /* m/s, derivative */
    double der_v;                           /* m/s^2, derivative */
    double Motion;                          /* discrete, model.xmi:69 */
    double seen_Motion_Flying_1;            /* discrete, model.xmi:172 */
    double since_Motion_Flying_1;           /* discrete, model.xmi:172 */
    double consumed_Motion_1;               /* discrete, model.xmi:172 */
    double held_Motion_Flying_1;            /* discrete, model.xmi:172 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double ball_h;                          /* m, initial value */
    double ball_v;                          /* m/s, initial value */
    double ball_bounces;                    /* initial value */
    double ball_atRest;                     /* initial value */
    double ball_Motion;                     /* initial value */
    double ball_seen_Motion_Flying_1;       /* initial value */
    double ball_since_Motion_Flying_1;      /* initial value */
    double ball_consumed_Motion_1;          /* initial value */
    double ball_held_Motion_Flying_1;       /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double ball_h_at_most_0;                /* ball.h <= 0 */
    double ball_v_below_0;                  /* ball.v < 0 */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double ball_bounces;
    double ball_atRest;
    double ball_Motion;
    double ball_seen_Motion_Flying_1;
    double ball_since_Motion_Flying_1;
    double ball_consumed_Motion_1;
    double ball_held_Motion_Flying_1;
};

/* What algorithms set states to at the present event, and whether they do. */
struct ModelResets {
    double ball_h;
    double ball_h_is_set;
    double ball_v;
    double ball_v_is_set;
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Ball ball;                       /* part, model.xmi:108 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[2];           /* how near to its boundary each of them keeps its value */
    struct ModelBefore pre;
    struct ModelResets reset;
    struct ModelStart start;
};

const size_t model_size = sizeof(struct Model);

static inline bool are_equal(double a, double b)
{
    return a <= b && a >= b;
}

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* E1  ball  BallConstraint::speed  der(h) = if atRest then 0 else v  model.xmi:157 */
    m->ball.der_h = m->ball.atRest > 0.5 ? 0.0 : m->ball.v;

    /* E2  ball  BallConstraint::gravity  der(v) = if atRest then 0 else -g  model.xmi:163 */
    m->ball.der_v = m->ball.atRest > 0.5 ? 0.0 : -m->ball.g;

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    (void)m; /* nothing to do */

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static void start_states(Model *m)
{
    m->ball.h = m->start.ball_h;
    m->ball.v = m->start.ball_v;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->ball.g = 9.81; /* m/s^2 */
    m->ball.restitution = 0.7;
    m->ball.vMin = 0.001; /* m/s */
    m->start.ball_h = 1.0; /* m */
    m->start.ball_v = 0.0; /* m/s */
    m->start.ball_bounces = 0.0;
    m->start.ball_atRest = 0.0;
    m->start.ball_Motion = 0.0;
    m->start.ball_seen_Motion_Flying_1 = 0.0;
    m->start.ball_since_Motion_Flying_1 = 0.0;
    m->start.ball_consumed_Motion_1 = -1e+300;
    m->start.ball_held_Motion_Flying_1 = 0.0;
}

ModelStatus model_derive_constants(Model *m)
{
    (void)m;

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    ModelStatus status;

    m->time = time;
    start_states(m);
    status = model_evaluate(m);
    if (status != MODEL_OK)
        return status;
    status = model_outputs(m);
    if (status != MODEL_OK)
        return status;
    model_accept(m);
    model_accept_outputs(m);

    return MODEL_OK;
}

void model_accept(Model *m)
{
    (void)m; /* no loops */
}

void model_accept_outputs(Model *m)
{
    (void)m; /* no loops */
}

void model_set_states(Model *m, double time, const double *restrict x)
{
    m->time = time;
    m->ball.h = x[0]; /* m */
    m->ball.v = x[1]; /* m/s */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->ball.h; /* m */
    x[1] = m->ball.v; /* m/s */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->ball.der_h; /* m/s */
    dx[1] = m->ball.der_v; /* m/s^2 */
}

/* Rows of model_variables. */
static const int states[] = {
        3, 4};

int model_state_count(const Model *m)
{
    (void)m;
    return 2;
}

int model_state_variable(const Model *m, int state)
{
    (void)m;
    return states[state];
}

const ModelLoop *model_large_loop(int index)
{
    (void)index;
    return NULL;
}

void model_attach(Model *m, int index, LargeLoop *memory)
{
    (void)m, (void)index, (void)memory;
}


ModelSolving *model_solving(Model *m)
{
    return &m->solving;
}

ModelFailure *model_failure(Model *m)
{
    return &m->failure;
}

/* ---- events ---- */

/* A1  ball  BouncingBall::Ball::Motion  model.xmi:67 */
static ModelStatus algorithm_1(Model *m)
{
    double ball_h = m->ball.h;
    bool ball_h_is_set = false;
    double ball_v = m->ball.v;
    bool ball_v_is_set = false;
    double ball_bounces = m->pre.ball_bounces;
    double ball_atRest = m->pre.ball_atRest;
    double ball_Motion = m->pre.ball_Motion;
    double ball_seen_Motion_Flying_1 = m->pre.ball_seen_Motion_Flying_1;
    double ball_since_Motion_Flying_1 = m->pre.ball_since_Motion_Flying_1;
    double ball_consumed_Motion_1 = m->pre.ball_consumed_Motion_1;
    double ball_held_Motion_Flying_1 = m->pre.ball_held_Motion_Flying_1;

    /* BouncingBall::Ball::Motion  model.xmi:69 */
    if (are_equal(m->pre.ball_Motion, 1.0)) {
        /* BouncingBall::Ball::Motion::Flying->rebound  model.xmi:172 */
        if (m->branch.ball_h_at_most_0 > 0.5 && m->branch.ball_v_below_0 > 0.5) {
            if (are_equal(ball_seen_Motion_Flying_1, 0.0)) {
                ball_seen_Motion_Flying_1 = 3.0;
                ball_since_Motion_Flying_1 = m->time;
            } else if (are_equal(ball_seen_Motion_Flying_1, 1.0)) {
                ball_seen_Motion_Flying_1 = 2.0;
                ball_since_Motion_Flying_1 = m->time;
            }
        } else {
            ball_seen_Motion_Flying_1 = 1.0;
        }
    }
    /* BouncingBall::Ball::Motion  model.xmi:69 */
    if (are_equal(m->pre.ball_Motion, 0.0)) {
        /* BouncingBall::Ball::Motion::Flying  model.xmi:71 */
        ball_Motion = 1.0;
        /* BouncingBall::Ball::Motion::Flying  model.xmi:172 */
        ball_seen_Motion_Flying_1 = m->time <= ball_consumed_Motion_1 ? 4.0 : 0.0;
    } else if (are_equal(m->pre.ball_Motion, 1.0)) {
        /* BouncingBall::Ball::Motion::Flying  model.xmi:71 */
        if (ball_seen_Motion_Flying_1 >= 2.0 && ball_seen_Motion_Flying_1 <= 3.0
                && m->time <= ball_since_Motion_Flying_1) {
            /* BouncingBall::Ball::Motion::Flying->rebound  model.xmi:172 */
            if (ball_seen_Motion_Flying_1 >= 3.0 && ball_seen_Motion_Flying_1 <= 3.0
                    && m->time <= ball_since_Motion_Flying_1) {
                ball_held_Motion_Flying_1 = 1.0;
            }
            if (ball_seen_Motion_Flying_1 >= 2.0 && ball_seen_Motion_Flying_1 <= 3.0
                    && m->time <= ball_since_Motion_Flying_1) {
                ball_consumed_Motion_1 = m->time;
                ball_seen_Motion_Flying_1 = 4.0;
            }
            /* v := -restitution*v  model.xmi:84 */
            ball_v = -(m->ball.restitution * ball_v);
            ball_v_is_set = true;
            /* bounces := bounces + 1  model.xmi:84 */
            ball_bounces = ball_bounces + 1.0;
            /* BouncingBall::Ball::Motion::rebound  model.xmi:72 */
            ball_Motion = 0.0;
            if (ball_v < m->ball.vMin) {
                /* BouncingBall::Ball::Motion::Resting  model.xmi:73 */
                ball_Motion = 2.0;
                /* h := 0  model.xmi:76 */
                ball_h = 0.0;
                ball_h_is_set = true;
                /* v := 0  model.xmi:76 */
                ball_v = 0.0;
                ball_v_is_set = true;
                /* atRest := true  model.xmi:76 */
                ball_atRest = 1.0;
            } else {
                /* BouncingBall::Ball::Motion::Flying  model.xmi:71 */
                ball_Motion = 1.0;
            }
        }
    }
    if (ball_h_is_set) {
        m->reset.ball_h = ball_h;
        m->reset.ball_h_is_set = 1.0;
    }
    if (ball_v_is_set) {
        m->reset.ball_v = ball_v;
        m->reset.ball_v_is_set = 1.0;
    }
    m->ball.bounces = ball_bounces;
    m->ball.atRest = ball_atRest;
    m->ball.Motion = ball_Motion;
    m->ball.seen_Motion_Flying_1 = ball_seen_Motion_Flying_1;
    m->ball.since_Motion_Flying_1 = ball_since_Motion_Flying_1;
    m->ball.consumed_Motion_1 = ball_consumed_Motion_1;
    m->ball.held_Motion_Flying_1 = ball_held_Motion_Flying_1;

    return MODEL_OK;
}

static void begin_update(Model *m)
{
    /* What algorithms assign is seen in the next round; what no tick changes stays. */
    m->ball.bounces = m->pre.ball_bounces;
    m->ball.atRest = m->pre.ball_atRest;
    m->ball.Motion = m->pre.ball_Motion;
    m->ball.seen_Motion_Flying_1 = m->pre.ball_seen_Motion_Flying_1;
    m->ball.since_Motion_Flying_1 = m->pre.ball_since_Motion_Flying_1;
    m->ball.consumed_Motion_1 = m->pre.ball_consumed_Motion_1;
    m->ball.held_Motion_Flying_1 = m->pre.ball_held_Motion_Flying_1;
    m->reset.ball_h = m->ball.h;
    m->reset.ball_h_is_set = 0.0;
    m->reset.ball_v = m->ball.v;
    m->reset.ball_v_is_set = 0.0;
}

static ModelStatus update(Model *m)
{
    ModelStatus status;

    /* A1  decides ball.h <= 0  model.xmi:67 */
    const bool gate = are_equal(m->pre.ball_Motion, 1.0);
    m->branch.ball_h_at_most_0 = gate ? instant_kept(m->ball.h <= 0.0 ? 1.0 : 0.0, m->ball.h,
            m->branch.ball_h_at_most_0, m->slack[0]) : m->branch.ball_h_at_most_0;

    /* A1  decides ball.v < 0  model.xmi:67 */
    m->branch.ball_v_below_0 = gate ? instant_kept(m->ball.v < 0.0 ? 1.0 : 0.0, m->ball.v, m->branch.ball_v_below_0,
            m->slack[1]) : m->branch.ball_v_below_0;

    status = algorithm_1(m);
    if (status != MODEL_OK)
        return status;

    return MODEL_OK;
}

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    indicator[0] = are_equal(m->pre.ball_Motion, 1.0) ? instant_margin(-m->ball.h, m->branch.ball_h_at_most_0, true)
            : 1.0;
    indicator[1] = are_equal(m->pre.ball_Motion, 1.0) ? instant_margin(-m->ball.v, m->branch.ball_v_below_0, false)
            : 1.0;

    return MODEL_OK;
}

static void next_instant(const Model *m, double *next)
{
    (void)m, (void)next; /* no branch is of time alone */
}

double model_next_instant(const Model *m)
{
    double next = INFINITY;
    next_instant(m, &next);
    return next;
}

/* Before the first event: branches that loops assume, as far as stated starts decide them. */
void model_guess(Model *m, double time)
{
    m->time = time;
    (void)m; /* stated starts decide nothing */
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    ModelStatus status;

    begin_update(m);
    status = update(m);
    if (status != MODEL_OK)
        return status;

    return MODEL_OK;
}

void model_set_phase(Model *m, bool is_initial, bool is_terminal)
{
    m->is_initial = is_initial;
    m->is_terminal = is_terminal;
}

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E1  ball  BallConstraint::speed  der(h) = if atRest then 0 else v  model.xmi:157 */
    const double der_ball_h = listed[7];
    const double ball_atRest = listed[6];
    const double ball_v = listed[4];
    const double part_of_E1 = ball_atRest > 0.5 ? 0.0 : ball_v;
    residual[0] = der_ball_h - part_of_E1;
    scale[0] = fabs(der_ball_h) + fabs(part_of_E1);

    /* E2  ball  BallConstraint::gravity  der(v) = if atRest then 0 else -g  model.xmi:163 */
    const double der_ball_v = listed[8];
    const double ball_g = listed[0];
    const double part_of_E2 = ball_atRest > 0.5 ? 0.0 : -ball_g;
    residual[1] = der_ball_v - part_of_E2;
    scale[1] = fabs(der_ball_v) + fabs(part_of_E2);
}

/* ---- how far branches are from changing ---- */

static void branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    /* A1  decides ball.h <= 0  model.xmi:67 */
    const double ball_h = listed[3];
    const bool gate = are_equal(m->pre.ball_Motion, 1.0);
    margin[0] = gate ? (2.0 * m->branch.ball_h_at_most_0 - 1.0) * (-ball_h) : 1.0;
    /* A1  decides ball.v < 0  model.xmi:67 */
    const double ball_v = listed[4];
    margin[1] = gate ? (2.0 * m->branch.ball_v_below_0 - 1.0) * (-ball_v) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double ball_h = listed[3];
    bool ball_h_is_set = false;
    double ball_v = listed[4];
    bool ball_v_is_set = false;
    double ball_bounces = m->pre.ball_bounces;
    bool ball_bounces_is_set = false;
    double ball_atRest = m->pre.ball_atRest;
    bool ball_atRest_is_set = false;
    double ball_Motion = m->pre.ball_Motion;
    bool ball_Motion_is_set = false;
    double ball_seen_Motion_Flying_1 = m->pre.ball_seen_Motion_Flying_1;
    bool ball_seen_Motion_Flying_1_is_set = false;
    double ball_since_Motion_Flying_1 = m->pre.ball_since_Motion_Flying_1;
    bool ball_since_Motion_Flying_1_is_set = false;
    double ball_consumed_Motion_1 = m->pre.ball_consumed_Motion_1;
    bool ball_consumed_Motion_1_is_set = false;
    double ball_held_Motion_Flying_1 = m->pre.ball_held_Motion_Flying_1;
    bool ball_held_Motion_Flying_1_is_set = false;
    if (are_equal(m->pre.ball_Motion, 1.0)) {
        if (m->branch.ball_h_at_most_0 > 0.5 && m->branch.ball_v_below_0 > 0.5) {
            if (are_equal(ball_seen_Motion_Flying_1, 0.0)) {
                ball_seen_Motion_Flying_1 = 3.0;
                ball_seen_Motion_Flying_1_is_set = true;
                ball_since_Motion_Flying_1 = time;
                ball_since_Motion_Flying_1_is_set = true;
            } else if (are_equal(ball_seen_Motion_Flying_1, 1.0)) {
                ball_seen_Motion_Flying_1 = 2.0;
                ball_seen_Motion_Flying_1_is_set = true;
                ball_since_Motion_Flying_1 = time;
                ball_since_Motion_Flying_1_is_set = true;
            }
        } else {
            ball_seen_Motion_Flying_1 = 1.0;
            ball_seen_Motion_Flying_1_is_set = true;
        }
    }
    if (are_equal(m->pre.ball_Motion, 0.0)) {
        ball_Motion = 1.0;
        ball_Motion_is_set = true;
        ball_seen_Motion_Flying_1 = time <= ball_consumed_Motion_1 ? 4.0 : 0.0;
        ball_seen_Motion_Flying_1_is_set = true;
    } else if (are_equal(m->pre.ball_Motion, 1.0)) {
        if (ball_seen_Motion_Flying_1 >= 2.0 && ball_seen_Motion_Flying_1 <= 3.0
                && time <= ball_since_Motion_Flying_1) {
            if (ball_seen_Motion_Flying_1 >= 3.0 && ball_seen_Motion_Flying_1 <= 3.0
                    && time <= ball_since_Motion_Flying_1) {
                ball_held_Motion_Flying_1 = 1.0;
                ball_held_Motion_Flying_1_is_set = true;
            }
            if (ball_seen_Motion_Flying_1 >= 2.0 && ball_seen_Motion_Flying_1 <= 3.0
                    && time <= ball_since_Motion_Flying_1) {
                ball_consumed_Motion_1 = time;
                ball_consumed_Motion_1_is_set = true;
                ball_seen_Motion_Flying_1 = 4.0;
                ball_seen_Motion_Flying_1_is_set = true;
            }
            ball_v = -(listed[1] * ball_v);
            ball_v_is_set = true;
            ball_bounces = ball_bounces + 1.0;
            ball_bounces_is_set = true;
            ball_Motion = 0.0;
            ball_Motion_is_set = true;
            if (ball_v < listed[2]) {
                ball_Motion = 2.0;
                ball_Motion_is_set = true;
                ball_h = 0.0;
                ball_h_is_set = true;
                ball_v = 0.0;
                ball_v_is_set = true;
                ball_atRest = 1.0;
                ball_atRest_is_set = true;
            } else {
                ball_Motion = 1.0;
                ball_Motion_is_set = true;
            }
        }
    }
    value[0] = ball_h;
    is_set[0] = ball_h_is_set;
    value[1] = ball_v;
    is_set[1] = ball_v_is_set;
    value[2] = ball_bounces;
    is_set[2] = ball_bounces_is_set;
    value[3] = ball_atRest;
    is_set[3] = ball_atRest_is_set;
    value[4] = ball_Motion;
    is_set[4] = ball_Motion_is_set;
    value[5] = ball_seen_Motion_Flying_1;
    is_set[5] = ball_seen_Motion_Flying_1_is_set;
    value[6] = ball_since_Motion_Flying_1;
    is_set[6] = ball_since_Motion_Flying_1_is_set;
    value[7] = ball_consumed_Motion_1;
    is_set[7] = ball_consumed_Motion_1_is_set;
    value[8] = ball_held_Motion_Flying_1;
    is_set[8] = ball_held_Motion_Flying_1_is_set;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

void model_partials(const Model *m, double *partial)
{
    /* E1: der(ball.h) by ball.v */
    partial[0] = m->ball.atRest > 0.5 ? 0.0 : 1.0;
}

/* ---- tables ---- */

const int model_variable_count = 10;
const int model_equation_count = 2;
const int model_constraint_count = 2;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

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
        MODEL_STATE, offsetof(Model, ball.h), 1, 0.0, offsetof(Model, start.ball_h), 0.0, -1, NULL, 0, false},
    /* 4 */ {"ball.v", "m/s", "Velocity, upwards",
        "model.xmi:35 BouncingBall::Ball::v", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, ball.v), 1, 0.0, offsetof(Model, start.ball_v), 0.0, -1, NULL, 0, false},
    /* 5 */ {"ball.bounces", "", "Number of impacts",
        "model.xmi:40 BouncingBall::Ball::bounces", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, ball.bounces), 1, 0.0, offsetof(Model, start.ball_bounces), 0.0, -1, NULL, 0, false},
    /* 6 */ {"ball.atRest", "", "Does the ball lie on the floor?",
        "model.xmi:45 BouncingBall::Ball::atRest", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, ball.atRest), 1, 0.0, offsetof(Model, start.ball_atRest), 0.0, -1, truths, 0, false},
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
    {5, "ball.bounces", offsetof(Model, ball.bounces), offsetof(Model, pre.ball_bounces), offsetof(Model, start.ball_bounces), false, -1, true, false, NULL, NULL, false},
    {6, "ball.atRest", offsetof(Model, ball.atRest), offsetof(Model, pre.ball_atRest), offsetof(Model, start.ball_atRest), true, -1, true, false, NULL, NULL, false},
    {9, "ball.Motion", offsetof(Model, ball.Motion), offsetof(Model, pre.ball_Motion), offsetof(Model, start.ball_Motion), false, -1, true, false, NULL, NULL, false},
    {-1, "ball.seen(Motion.Flying,1)", offsetof(Model, ball.seen_Motion_Flying_1), offsetof(Model, pre.ball_seen_Motion_Flying_1), offsetof(Model, start.ball_seen_Motion_Flying_1), false, -1, true, false, NULL, NULL, false},
    {-1, "ball.since(Motion.Flying,1)", offsetof(Model, ball.since_Motion_Flying_1), offsetof(Model, pre.ball_since_Motion_Flying_1), offsetof(Model, start.ball_since_Motion_Flying_1), false, -1, true, false, NULL, NULL, false},
    {-1, "ball.consumed(Motion,1)", offsetof(Model, ball.consumed_Motion_1), offsetof(Model, pre.ball_consumed_Motion_1), offsetof(Model, start.ball_consumed_Motion_1), false, -1, true, false, NULL, NULL, false},
    {-1, "ball.held(Motion.Flying,1)", offsetof(Model, ball.held_Motion_Flying_1), offsetof(Model, pre.ball_held_Motion_Flying_1), offsetof(Model, start.ball_held_Motion_Flying_1), false, -1, true, false, "'h <= 0 and v < 0' (BouncingBall::Ball::Motion::Flying->rebound, of ball, model.xmi:172)", NULL, false},
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
    .margins = branch_margins,
    .integers = integers,
};
