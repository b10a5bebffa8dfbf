/* RocketExperiment.c - simulation of TwoStageRocket::RocketExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 4 states, 6 equations (0 eliminated), no algebraic loops.
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

/* TwoStageRocket::Rocket */
struct Rocket {
    double m1;                              /* kg, constant, model.xmi:16 */
    double m2;                              /* kg, constant, model.xmi:20 */
    double g;                               /* m/s^2, constant, model.xmi:24 */
    double F1max;                           /* N, constant, model.xmi:28 */
    double F2max;                           /* N, constant, model.xmi:33 */
    double t1;                              /* s, constant, model.xmi:38 */
    double t2;                              /* s, constant, model.xmi:43 */
    double t3;                              /* s, constant, model.xmi:48 */
    double h1;                              /* m, state, model.xmi:53 */
    double v1;                              /* m/s, state, model.xmi:58 */
    double h2;                              /* m, state, model.xmi:63 */
    double v2;                              /* m/s, state, model.xmi:68 */
    double F1;                              /* N, variable, model.xmi:73 */
    double F2;                              /* N, variable, model.xmi:77 */
    double phase;                           /* discrete, model.xmi:81 */
    double der_h1;                          /* m/s, derivative */
    double der_v1;                          /* m/s^2, derivative */
    double der_h2;                          /* m/s, derivative */
    double der_v2;                          /* m/s^2, derivative */
    double Flight;                          /* discrete, model.xmi:106 */
    double entered_Flight;                  /* discrete, model.xmi:106 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double rocket_h1;                       /* m, initial value */
    double rocket_v1;                       /* m/s, initial value */
    double rocket_h2;                       /* m, initial value */
    double rocket_v2;                       /* m/s, initial value */
    double rocket_phase;                    /* initial value */
    double rocket_Flight;                   /* initial value */
    double rocket_entered_Flight;           /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double time_below_rocket_t3;            /* time < rocket.t3 */
    double time_at_least_rocket_entered_Flight___rocket_t1; /* time >= rocket.entered(Flight) + rocket.t1 */
    double relation_of_algorithm;           /* time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double rocket_phase;
    double rocket_Flight;
    double rocket_entered_Flight;
};

/* What algorithms set states to at the present event, and whether they do. */
struct ModelResets {
    double rocket_h2;
    double rocket_h2_is_set;
    double rocket_v2;
    double rocket_v2_is_set;
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Rocket rocket;                   /* part, model.xmi:133 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[3];           /* how near to its boundary each of them keeps its value */
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
    /* E1  rocket  Rocket::thrust1  F1 = if phase == 1 then F1max*(1 - time/t1) else 0  model.xmi:87 */
    const bool part_of_rocket_F1 = are_equal(m->rocket.phase, 1.0);
    const double rocket_F1 = part_of_rocket_F1 ? m->rocket.F1max * (1.0 - m->time / m->rocket.t1) : 0.0;

    /* E2  rocket  Rocket::thrust2  model.xmi:90
     *     F2 = if phase > 1 and time < t3 then F2max*(1 - (time - t1)/(t3 - t1)) else 0 */
    const double rocket_F2 = m->rocket.phase > 1.0 && m->branch.time_below_rocket_t3 > 0.5
            ? m->rocket.F2max * (1.0 - (m->time - m->rocket.t1) / (m->rocket.t3 - m->rocket.t1)) : 0.0;

    /* E3  rocket  Rocket::height1  der(h1) = v1  model.xmi:93 */
    m->rocket.der_h1 = m->rocket.v1;

    /* E4  rocket  Rocket::momentum1  der(v1) = (if phase == 1 then F1/(m1 + m2) else 0) - g  model.xmi:96 */
    m->rocket.der_v1 = (part_of_rocket_F1 ? rocket_F1 / (m->rocket.m1 + m->rocket.m2) : 0.0) - m->rocket.g;

    /* E5  rocket  Rocket::height2  der(h2) = v2  model.xmi:99 */
    m->rocket.der_h2 = m->rocket.v2;

    /* E6  rocket  Rocket::momentum2  der(v2) = if phase == 1 then der(v1) else F2/m2 - g  model.xmi:102 */
    m->rocket.der_v2 = part_of_rocket_F1 ? m->rocket.der_v1 : rocket_F2 / m->rocket.m2 - m->rocket.g;

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E1 again, as in model_evaluate */
    m->rocket.F1 = are_equal(m->rocket.phase, 1.0) ? m->rocket.F1max * (1.0 - m->time / m->rocket.t1) : 0.0;

    /* E2 again, as in model_evaluate */
    m->rocket.F2 = m->rocket.phase > 1.0 && m->branch.time_below_rocket_t3 > 0.5
            ? m->rocket.F2max * (1.0 - (m->time - m->rocket.t1) / (m->rocket.t3 - m->rocket.t1)) : 0.0;

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static void start_states(Model *m)
{
    m->rocket.h1 = m->start.rocket_h1;
    m->rocket.v1 = m->start.rocket_v1;
    m->rocket.h2 = m->start.rocket_h2;
    m->rocket.v2 = m->start.rocket_v2;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->rocket.m1 = 5.0; /* kg */
    m->rocket.m2 = 2.0; /* kg */
    m->rocket.g = 9.81; /* m/s^2 */
    m->rocket.F1max = 200.0; /* N */
    m->rocket.F2max = 60.0; /* N */
    m->rocket.t1 = 5.0; /* s */
    m->rocket.t2 = 10.0; /* s */
    m->rocket.t3 = 15.0; /* s */
    m->start.rocket_h1 = 0.0; /* m */
    m->start.rocket_v1 = 0.0; /* m/s */
    m->start.rocket_h2 = 0.0; /* m */
    m->start.rocket_v2 = 0.0; /* m/s */
    m->start.rocket_phase = 1.0;
    m->start.rocket_Flight = 0.0;
    m->start.rocket_entered_Flight = 0.0;
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
    m->rocket.h1 = x[0]; /* m */
    m->rocket.v1 = x[1]; /* m/s */
    m->rocket.h2 = x[2]; /* m */
    m->rocket.v2 = x[3]; /* m/s */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->rocket.h1; /* m */
    x[1] = m->rocket.v1; /* m/s */
    x[2] = m->rocket.h2; /* m */
    x[3] = m->rocket.v2; /* m/s */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->rocket.der_h1; /* m/s */
    dx[1] = m->rocket.der_v1; /* m/s^2 */
    dx[2] = m->rocket.der_h2; /* m/s */
    dx[3] = m->rocket.der_v2; /* m/s^2 */
}

/* Rows of model_variables. */
static const int states[] = {
        8, 9, 10, 11};

int model_state_count(const Model *m)
{
    (void)m;
    return 4;
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

/* A1  rocket  TwoStageRocket::Rocket::Flight  model.xmi:104 */
static ModelStatus algorithm_1(Model *m)
{
    double rocket_h2 = m->rocket.h2;
    bool rocket_h2_is_set = false;
    double rocket_v2 = m->rocket.v2;
    bool rocket_v2_is_set = false;
    double rocket_phase = m->pre.rocket_phase;
    double rocket_Flight = m->pre.rocket_Flight;
    double rocket_entered_Flight = m->pre.rocket_entered_Flight;

    /* TwoStageRocket::Rocket::Flight  model.xmi:106 */
    if (are_equal(m->pre.rocket_Flight, 0.0)) {
        /* TwoStageRocket::Rocket::Flight::Joined  model.xmi:108 */
        rocket_Flight = 1.0;
        rocket_entered_Flight = m->time;
    } else if (are_equal(m->pre.rocket_Flight, 1.0)) {
        if (m->branch.time_at_least_rocket_entered_Flight___rocket_t1 > 0.5) {
            /* TwoStageRocket::Rocket::Flight::Separated  model.xmi:109 */
            rocket_Flight = 2.0;
            rocket_entered_Flight = m->time;
            /* phase := 2  model.xmi:112 */
            rocket_phase = 2.0;
            /* h2 := h1  model.xmi:112 */
            rocket_h2 = m->rocket.h1;
            rocket_h2_is_set = true;
            /* v2 := v1  model.xmi:112 */
            rocket_v2 = m->rocket.v1;
            rocket_v2_is_set = true;
        }
    } else if (are_equal(m->pre.rocket_Flight, 2.0)) {
        /* TwoStageRocket::Rocket::Flight::Separated  model.xmi:109 */
        if (m->branch.relation_of_algorithm > 0.5) {
            /* TwoStageRocket::Rocket::Flight::Stage2Only  model.xmi:115 */
            rocket_Flight = 3.0;
            /* phase := 3  model.xmi:118 */
            rocket_phase = 3.0;
        }
    }
    if (rocket_h2_is_set) {
        m->reset.rocket_h2 = rocket_h2;
        m->reset.rocket_h2_is_set = 1.0;
    }
    if (rocket_v2_is_set) {
        m->reset.rocket_v2 = rocket_v2;
        m->reset.rocket_v2_is_set = 1.0;
    }
    m->rocket.phase = rocket_phase;
    m->rocket.Flight = rocket_Flight;
    m->rocket.entered_Flight = rocket_entered_Flight;

    return MODEL_OK;
}

static void begin_update(Model *m)
{
    /* What algorithms assign is seen in the next round; what no tick changes stays. */
    m->rocket.phase = m->pre.rocket_phase;
    m->rocket.Flight = m->pre.rocket_Flight;
    m->rocket.entered_Flight = m->pre.rocket_entered_Flight;
    m->reset.rocket_h2 = m->rocket.h2;
    m->reset.rocket_h2_is_set = 0.0;
    m->reset.rocket_v2 = m->rocket.v2;
    m->reset.rocket_v2_is_set = 0.0;
}

static ModelStatus update(Model *m)
{
    ModelStatus status;

    /* E2  decides time < rocket.t3  model.xmi:90 */
    m->branch.time_below_rocket_t3 = instant_truth(m->time, -1.0, m->rocket.t3, false);

    /* A1  decides time >= rocket.entered(Flight) + rocket.t1  model.xmi:104 */
    m->branch.time_at_least_rocket_entered_Flight___rocket_t1 = are_equal(m->pre.rocket_Flight, 1.0)
            ? instant_truth(m->time, 1.0, -(m->rocket.entered_Flight + m->rocket.t1), true)
            : m->branch.time_at_least_rocket_entered_Flight___rocket_t1;

    /* A1  decides time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1)  model.xmi:104 */
    m->branch.relation_of_algorithm = are_equal(m->pre.rocket_Flight, 2.0)
            ? instant_truth(m->time, 1.0, -(m->rocket.entered_Flight + (m->rocket.t2 - m->rocket.t1)), true)
            : m->branch.relation_of_algorithm;

    status = algorithm_1(m);
    if (status != MODEL_OK)
        return status;

    return MODEL_OK;
}

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    (void)m, (void)indicator; /* nothing is watched */

    return MODEL_OK;
}

static void next_instant(const Model *m, double *next)
{
    /* time < rocket.t3 */
    *next = fmin(*next, instant_of_truth(m->time, -1.0, m->rocket.t3));
    /* time >= rocket.entered(Flight) + rocket.t1 */
    *next = fmin(*next, are_equal(m->pre.rocket_Flight, 1.0)
            ? instant_of_truth(m->time, 1.0, -(m->rocket.entered_Flight + m->rocket.t1)) : INFINITY);
    /* time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) */
    *next = fmin(*next, are_equal(m->pre.rocket_Flight, 2.0)
            ? instant_of_truth(m->time, 1.0, -(m->rocket.entered_Flight + (m->rocket.t2 - m->rocket.t1))) : INFINITY);
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
    /* E1  rocket  Rocket::thrust1  F1 = if phase == 1 then F1max*(1 - time/t1) else 0  model.xmi:87 */
    const double rocket_F1 = listed[12];
    const double rocket_phase = listed[14];
    const double rocket_F1max = listed[3];
    const double rocket_t1 = listed[5];
    const bool part_of_E1 = are_equal(rocket_phase, 1.0);
    const double part_of_E1_2 = part_of_E1 ? rocket_F1max * (1.0 - time / rocket_t1) : 0.0;
    residual[0] = rocket_F1 - part_of_E1_2;
    scale[0] = fabs(rocket_F1) + fabs(part_of_E1_2);

    /* E2  rocket  Rocket::thrust2  model.xmi:90
     *     F2 = if phase > 1 and time < t3 then F2max*(1 - (time - t1)/(t3 - t1)) else 0 */
    const double rocket_F2 = listed[13];
    const double rocket_F2max = listed[4];
    const double rocket_t3 = listed[7];
    const double part_of_E2 = rocket_phase > 1.0 && m->branch.time_below_rocket_t3 > 0.5
            ? rocket_F2max * (1.0 - (time - rocket_t1) / (rocket_t3 - rocket_t1)) : 0.0;
    residual[1] = rocket_F2 - part_of_E2;
    scale[1] = fabs(rocket_F2) + fabs(part_of_E2);

    /* E3  rocket  Rocket::height1  der(h1) = v1  model.xmi:93 */
    const double der_rocket_h1 = listed[15];
    const double rocket_v1 = listed[9];
    residual[2] = der_rocket_h1 - rocket_v1;
    scale[2] = fabs(der_rocket_h1) + fabs(rocket_v1);

    /* E4  rocket  Rocket::momentum1  der(v1) = (if phase == 1 then F1/(m1 + m2) else 0) - g  model.xmi:96 */
    const double der_rocket_v1 = listed[16];
    const double rocket_m1 = listed[0];
    const double rocket_m2 = listed[1];
    const double rocket_g = listed[2];
    const double part_of_E4 = part_of_E1 ? rocket_F1 / (rocket_m1 + rocket_m2) : 0.0;
    residual[3] = der_rocket_v1 - (part_of_E4 - rocket_g);
    scale[3] = fabs(der_rocket_v1) + fabs(part_of_E4) + fabs(rocket_g);

    /* E5  rocket  Rocket::height2  der(h2) = v2  model.xmi:99 */
    const double der_rocket_h2 = listed[17];
    const double rocket_v2 = listed[11];
    residual[4] = der_rocket_h2 - rocket_v2;
    scale[4] = fabs(der_rocket_h2) + fabs(rocket_v2);

    /* E6  rocket  Rocket::momentum2  der(v2) = if phase == 1 then der(v1) else F2/m2 - g  model.xmi:102 */
    const double der_rocket_v2 = listed[18];
    const double part_of_E6 = part_of_E1 ? der_rocket_v1 : rocket_F2 / rocket_m2 - rocket_g;
    residual[5] = der_rocket_v2 - part_of_E6;
    scale[5] = fabs(der_rocket_v2) + fabs(part_of_E6);
}

/* ---- how far branches are from changing ---- */

static void branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    /* E2  decides time < rocket.t3  model.xmi:90 */
    const double rocket_t3 = listed[7];
    margin[0] = (2.0 * m->branch.time_below_rocket_t3 - 1.0) * (rocket_t3 - time);
    /* A1  decides time >= rocket.entered(Flight) + rocket.t1  model.xmi:104 */
    const double rocket_t1 = listed[5];
    margin[1] = are_equal(m->pre.rocket_Flight, 1.0)
            ? (2.0 * m->branch.time_at_least_rocket_entered_Flight___rocket_t1 - 1.0)
            * (time - (m->rocket.entered_Flight + rocket_t1)) : 1.0;
    /* A1  decides time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1)  model.xmi:104 */
    const double rocket_t2 = listed[6];
    margin[2] = are_equal(m->pre.rocket_Flight, 2.0)
            ? (2.0 * m->branch.relation_of_algorithm - 1.0)
            * (time - (m->rocket.entered_Flight + (rocket_t2 - rocket_t1))) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double rocket_h2 = listed[10];
    bool rocket_h2_is_set = false;
    double rocket_v2 = listed[11];
    bool rocket_v2_is_set = false;
    double rocket_phase = m->pre.rocket_phase;
    bool rocket_phase_is_set = false;
    double rocket_Flight = m->pre.rocket_Flight;
    bool rocket_Flight_is_set = false;
    double rocket_entered_Flight = m->pre.rocket_entered_Flight;
    bool rocket_entered_Flight_is_set = false;
    if (are_equal(m->pre.rocket_Flight, 0.0)) {
        rocket_Flight = 1.0;
        rocket_Flight_is_set = true;
        rocket_entered_Flight = time;
        rocket_entered_Flight_is_set = true;
    } else if (are_equal(m->pre.rocket_Flight, 1.0)) {
        if (m->branch.time_at_least_rocket_entered_Flight___rocket_t1 > 0.5) {
            rocket_Flight = 2.0;
            rocket_Flight_is_set = true;
            rocket_entered_Flight = time;
            rocket_entered_Flight_is_set = true;
            rocket_phase = 2.0;
            rocket_phase_is_set = true;
            rocket_h2 = listed[8];
            rocket_h2_is_set = true;
            rocket_v2 = listed[9];
            rocket_v2_is_set = true;
        }
    } else if (are_equal(m->pre.rocket_Flight, 2.0)) {
        if (m->branch.relation_of_algorithm > 0.5) {
            rocket_Flight = 3.0;
            rocket_Flight_is_set = true;
            rocket_phase = 3.0;
            rocket_phase_is_set = true;
        }
    }
    value[0] = rocket_h2;
    is_set[0] = rocket_h2_is_set;
    value[1] = rocket_v2;
    is_set[1] = rocket_v2_is_set;
    value[2] = rocket_phase;
    is_set[2] = rocket_phase_is_set;
    value[3] = rocket_Flight;
    is_set[3] = rocket_Flight_is_set;
    value[4] = rocket_entered_Flight;
    is_set[4] = rocket_entered_Flight_is_set;
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
    (void)m, (void)partial; /* all of them are numbers */
}

/* ---- tables ---- */

const int model_variable_count = 20;
const int model_equation_count = 6;
const int model_constraint_count = 6;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

static const char *const literals_19[] = {"Joined", "Separated", "Stage2Only", NULL};

/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"rocket.m1", "kg", "Mass of the first stage",
        "model.xmi:16 TwoStageRocket::Rocket::m1", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rocket.m1), 1, 0.0, offsetof(Model, rocket.m1), 0.0, -1, NULL, 0, false},
    /* 1 */ {"rocket.m2", "kg", "Mass of the second stage",
        "model.xmi:20 TwoStageRocket::Rocket::m2", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rocket.m2), 1, 0.0, offsetof(Model, rocket.m2), 0.0, -1, NULL, 0, false},
    /* 2 */ {"rocket.g", "m/s^2", "Acceleration of gravity",
        "model.xmi:24 TwoStageRocket::Rocket::g", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rocket.g), 1, 0.0, offsetof(Model, rocket.g), 0.0, -1, NULL, 0, false},
    /* 3 */ {"rocket.F1max", "N", "Thrust of the first stage at the start",
        "model.xmi:28 TwoStageRocket::Rocket::F1max", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rocket.F1max), 1, 0.0, offsetof(Model, rocket.F1max), 0.0, -1, NULL, 0, false},
    /* 4 */ {"rocket.F2max", "N", "Thrust of the second stage at the separation",
        "model.xmi:33 TwoStageRocket::Rocket::F2max", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rocket.F2max), 1, 0.0, offsetof(Model, rocket.F2max), 0.0, -1, NULL, 0, false},
    /* 5 */ {"rocket.t1", "s", "When the stages separate, the first one burnt out",
        "model.xmi:38 TwoStageRocket::Rocket::t1", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rocket.t1), 1, 0.0, offsetof(Model, rocket.t1), 0.0, -1, NULL, 0, false},
    /* 6 */ {"rocket.t2", "s", "From when on the first stage is of no interest",
        "model.xmi:43 TwoStageRocket::Rocket::t2", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rocket.t2), 1, 0.0, offsetof(Model, rocket.t2), 0.0, -1, NULL, 0, false},
    /* 7 */ {"rocket.t3", "s", "When the second stage has burnt out",
        "model.xmi:48 TwoStageRocket::Rocket::t3", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rocket.t3), 1, 0.0, offsetof(Model, rocket.t3), 0.0, -1, NULL, 0, false},
    /* 8 */ {"rocket.h1", "m", "Height of the first stage",
        "model.xmi:53 TwoStageRocket::Rocket::h1", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rocket.h1), 1, 0.0, offsetof(Model, start.rocket_h1), 0.0, -1, NULL, 0, false},
    /* 9 */ {"rocket.v1", "m/s", "Velocity of the first stage, upwards",
        "model.xmi:58 TwoStageRocket::Rocket::v1", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rocket.v1), 1, 0.0, offsetof(Model, start.rocket_v1), 0.0, -1, NULL, 0, false},
    /* 10 */ {"rocket.h2", "m", "Height of the second stage, that of the first one while they are joined",
        "model.xmi:63 TwoStageRocket::Rocket::h2", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rocket.h2), 1, 0.0, offsetof(Model, start.rocket_h2), 0.0, -1, NULL, 0, false},
    /* 11 */ {"rocket.v2", "m/s", "Velocity of the second stage, upwards",
        "model.xmi:68 TwoStageRocket::Rocket::v2", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rocket.v2), 1, 0.0, offsetof(Model, start.rocket_v2), 0.0, -1, NULL, 0, false},
    /* 12 */ {"rocket.F1", "N", "Thrust of the first stage",
        "model.xmi:73 TwoStageRocket::Rocket::F1", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rocket.F1), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 13 */ {"rocket.F2", "N", "Thrust of the second stage",
        "model.xmi:77 TwoStageRocket::Rocket::F2", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rocket.F2), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 14 */ {"rocket.phase", "", "1 joined, 2 separated, 3 second stage only",
        "model.xmi:81 TwoStageRocket::Rocket::phase", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, rocket.phase), 1, 0.0, offsetof(Model, start.rocket_phase), 0.0, -1, NULL, 0, false},
    /* 15 */ {"der(rocket.h1)", "m/s", "",
        "model.xmi:53 TwoStageRocket::Rocket::h1", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rocket.der_h1), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 16 */ {"der(rocket.v1)", "m/s^2", "",
        "model.xmi:58 TwoStageRocket::Rocket::v1", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rocket.der_v1), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
    /* 17 */ {"der(rocket.h2)", "m/s", "",
        "model.xmi:63 TwoStageRocket::Rocket::h2", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rocket.der_h2), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 18 */ {"der(rocket.v2)", "m/s^2", "",
        "model.xmi:68 TwoStageRocket::Rocket::v2", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rocket.der_v2), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 19 */ {"rocket.Flight", "", "",
        "model.xmi:106 TwoStageRocket::Rocket::Flight", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, rocket.Flight), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, literals_19, 1, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    12, 14, 3, 5, -1,
    13, 14, 7, 4, 5, -1,
    15, 9, -1,
    16, 14, 12, 0, 1, 2, -1,
    17, 11, -1,
    18, 14, 16, 13, 1, 2, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "TwoStageRocket::Rocket::thrust1", "rocket",
        "rocket.F1 = if rocket.phase == 1 then rocket.F1max*(1 - time/rocket.t1) else 0", "model.xmi:87", held + 0, false},
    /* 1 */ {"E2", "TwoStageRocket::Rocket::thrust2", "rocket",
        "rocket.F2 = if rocket.phase > 1 and time < rocket.t3 then rocket.F2max*(1 - (time - rocket.t1)/(rocket.t3 - rocket.t1)) else 0", "model.xmi:90", held + 5, false},
    /* 2 */ {"E3", "TwoStageRocket::Rocket::height1", "rocket",
        "der(rocket.h1) = rocket.v1", "model.xmi:93", held + 11, false},
    /* 3 */ {"E4", "TwoStageRocket::Rocket::momentum1", "rocket",
        "der(rocket.v1) = (if rocket.phase == 1 then rocket.F1/(rocket.m1 + rocket.m2) else 0) - rocket.g", "model.xmi:96", held + 14, false},
    /* 4 */ {"E5", "TwoStageRocket::Rocket::height2", "rocket",
        "der(rocket.h2) = rocket.v2", "model.xmi:99", held + 21, false},
    /* 5 */ {"E6", "TwoStageRocket::Rocket::momentum2", "rocket",
        "der(rocket.v2) = if rocket.phase == 1 then der(rocket.v1) else rocket.F2/rocket.m2 - rocket.g", "model.xmi:102", held + 24, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"time < rocket.t3", "TwoStageRocket::Rocket::thrust2", "model.xmi:90", 1, offsetof(Model, branch.time_below_rocket_t3), false, true, true, -1, 0, offsetof(Model, slack[0])},
    {"time >= rocket.entered(Flight) + rocket.t1", "TwoStageRocket::Rocket::Flight", "model.xmi:104", -1, offsetof(Model, branch.time_at_least_rocket_entered_Flight___rocket_t1), false, true, false, -1, 0, offsetof(Model, slack[1])},
    {"time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1)", "TwoStageRocket::Rocket::Flight", "model.xmi:104", -1, offsetof(Model, branch.relation_of_algorithm), false, true, false, -1, 0, offsetof(Model, slack[2])},
};

/* Rows of branches. */
static const int indicator_branches[] = {-1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 3;
const int model_indicator_count = 0;

/* Row of model_variables, name, where it is stored, its value before and its start; felt between events, group
 * in which it is assumed, set by what steps; what is said when it ends the run, and if that is a failure. */
static const ModelDiscrete discretes[] = {
    {14, "rocket.phase", offsetof(Model, rocket.phase), offsetof(Model, pre.rocket_phase), offsetof(Model, start.rocket_phase), true, -1, true, false, NULL, NULL, false},
    {19, "rocket.Flight", offsetof(Model, rocket.Flight), offsetof(Model, pre.rocket_Flight), offsetof(Model, start.rocket_Flight), false, -1, true, false, NULL, NULL, false},
    {-1, "rocket.entered(Flight)", offsetof(Model, rocket.entered_Flight), offsetof(Model, pre.rocket_entered_Flight), offsetof(Model, start.rocket_entered_Flight), false, -1, true, false, NULL, NULL, false},
};

const ModelDiscrete *const model_discretes = discretes;
const int model_discrete_count = 3;

/* States that are set: row of model_variables, where it is stored, its new value, whether there is one. */
static const ModelReset resets[] = {
    {10, offsetof(Model, rocket.h2), offsetof(Model, reset.rocket_h2), offsetof(Model, reset.rocket_h2_is_set)},
    {11, offsetof(Model, rocket.v2), offsetof(Model, reset.rocket_v2), offsetof(Model, reset.rocket_v2_is_set)},
};

const ModelReset *const model_resets = resets;
const int model_reset_count = 2;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

/* What algorithms set: name, statements, part, source; row of resets, -1 if it is discrete and stored there, its sign. */
static const ModelAction actions[] = {
    {"rocket.h2", "TwoStageRocket::Rocket::Flight", "rocket", "model.xmi:104", 0, offsetof(Model, rocket.h2), 1},
    {"rocket.v2", "TwoStageRocket::Rocket::Flight", "rocket", "model.xmi:104", 1, offsetof(Model, rocket.v2), 1},
    {"rocket.phase", "TwoStageRocket::Rocket::Flight", "rocket", "model.xmi:104", -1, offsetof(Model, rocket.phase), 1},
    {"rocket.Flight", "TwoStageRocket::Rocket::Flight", "rocket", "model.xmi:104", -1, offsetof(Model, rocket.Flight), 1},
    {"rocket.entered(Flight)", "TwoStageRocket::Rocket::Flight", "rocket", "model.xmi:104", -1, offsetof(Model, rocket.entered_Flight), 1},
};

const ModelAction *const model_actions = actions;
const int model_action_count = 5;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    1.0};
static const int jacobian_row_start[] = {
    0, 1, 2};
static const int jacobian_row_slot[] = {
    4, 5};
static const int jacobian_term_slot[] = {
    1, 3};
static const int jacobian_term_partial[] = {
    0, 0};
static const int jacobian_derivative[] = {
    4, -1, 5, -1};
static const int jacobian_column_start[] = {
    0, 1, 3, 4, 6};
static const int jacobian_row_index[] = {
    0, 0, 1, 2, 2, 3};
static const int jacobian_colour[] = {
    0, 1, 0, 1};

const ModelJacobian model_jacobian = {
    .states = 4,
    .slots = 6,
    .rows = 2,
    .loop_count = 0,
    .partial_count = 1,
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

static const char *const plot[] = {"rocket.h1", "rocket.h2", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

/* Variables that are whole numbers. */
static const int integers[] = {14, -1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of RocketExperiment",
    "",
    "6 equations drawn, 0 derived; 0 eliminated as aliases, 0 redundant, 0 of constants, 6 in use",
    "4 states; 6 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  rocket.h1                                     start 0.0                                           its start is given",
    "  rocket.v1                                     start 0.0                                           its start is given",
    "  rocket.h2                                     start 0.0                                           its start is given",
    "  rocket.v2                                     start 0.0                                           its start is given",
    "",
    "Start",
    "         rocket.h1 := 0.0",
    "         rocket.v1 := 0.0",
    "         rocket.h2 := 0.0",
    "         rocket.v2 := 0.0",
    "",
    "Continuous time",
    "  E1     rocket.F1 := if rocket.phase == 1 then rocket.F1max*(1 - time/rocket.t1) else 0            model.xmi:87",
    "  E2     rocket.F2 := if rocket.phase > 1 and time < rocket.t3 then rocket.F2max*(1 - (time - rocket.t1)/(rocket.t3 - rocket.t1)) else 0 model.xmi:90",
    "  E3     der(rocket.h1) := rocket.v1                                                                model.xmi:93",
    "  E4     der(rocket.v1) := (if rocket.phase == 1 then rocket.F1/(rocket.m1 + rocket.m2) else 0) - rocket.g model.xmi:96",
    "  E5     der(rocket.h2) := rocket.v2                                                                model.xmi:99",
    "  E6     der(rocket.v2) := if rocket.phase == 1 then der(rocket.v1) else rocket.F2/rocket.m2 - rocket.g model.xmi:102",
    "",
    "Branches, kept between events",
    "  E2     time < rocket.t3                       at rocket.t3                                        model.xmi:90",
    "         time >= rocket.entered(Flight) + rocket.t1 at rocket.entered(Flight) + rocket.t1",
    "         time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) at rocket.entered(Flight) + (rocket.t2 - rocket.t1)",
    "",
    "At events",
    "  E2     decide time < rocket.t3                                                                    model.xmi:90",
    "         decide time >= rocket.entered(Flight) + rocket.t1",
    "         decide time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1)",
    "  A1     TwoStageRocket::Rocket::Flight                                                             model.xmi:104",
    "         if pre(rocket.Flight) == 0 then",
    "             rocket.Flight := 1;",
    "             rocket.entered(Flight) := time;",
    "         elseif pre(rocket.Flight) == 1 then",
    "             if time >= rocket.entered(Flight) + rocket.t1 then",
    "                 rocket.Flight := 2;",
    "                 rocket.entered(Flight) := time;",
    "                 rocket.phase := 2;",
    "                 rocket.h2 := rocket.h1;",
    "                 rocket.v2 := rocket.v1;",
    "             end if;",
    "         elseif pre(rocket.Flight) == 2 then",
    "             if time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) then",
    "                 rocket.Flight := 3;",
    "                 rocket.phase := 3;",
    "             end if;",
    "         end if;",
    NULL};

const ModelParts model_parts = {
    .events = &event_part,
    .impulses = NULL,
    .sliding = NULL,
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
    .name = "RocketExperiment",
    .qualified_name = "TwoStageRocket::RocketExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 20.0,
    .interval = 0.05,
    .tolerance = 1e-10,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .margins = branch_margins,
    .integers = integers,
};
