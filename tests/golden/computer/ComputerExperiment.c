/* ComputerExperiment.c - simulation of Computer::ComputerExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 0 states, 3 equations (2 eliminated), no algebraic loops.
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

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement */
struct RealSignalOutElement {
    double rSig;                            /* discrete, SysPhSLibrary.xmi:20 */
};

/* Computer::Computer */
struct Computer {
    double Operation;                       /* discrete, model.xmi:24 */
    double entered_Operation;               /* discrete, model.xmi:24 */
    double seen_Operation_StandBy_1;        /* discrete, model.xmi:185 */
    double since_Operation_StandBy_1;       /* discrete, model.xmi:185 */
    double consumed_Operation_1;            /* discrete, model.xmi:185 */
    double held_Operation_StandBy_1;        /* discrete, model.xmi:185 */
    double seen_Operation_On_1;             /* discrete, model.xmi:191 */
    double since_Operation_On_1;            /* discrete, model.xmi:191 */
    double consumed_Operation_2;            /* discrete, model.xmi:191 */
    double held_Operation_On_1;             /* discrete, model.xmi:191 */
    struct RealSignalOutElement y;          /* port, model.xmi:19 */
};

/* Computer::TwoPulses */
struct TwoPulses {
    double firstStart;                      /* s, constant, model.xmi:55 */
    double firstEnd;                        /* s, constant, model.xmi:59 */
    double secondStart;                     /* s, constant, model.xmi:63 */
    double secondEnd;                       /* s, constant, model.xmi:67 */
    double level;                           /* discrete, model.xmi:71 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double computer_y_rSig;                 /* initial value */
    double source_level;                    /* initial value */
    double computer_Operation;              /* initial value */
    double computer_entered_Operation;      /* initial value */
    double computer_seen_Operation_StandBy_1; /* initial value */
    double computer_since_Operation_StandBy_1; /* initial value */
    double computer_consumed_Operation_1;   /* initial value */
    double computer_held_Operation_StandBy_1; /* initial value */
    double computer_seen_Operation_On_1;    /* initial value */
    double computer_since_Operation_On_1;   /* initial value */
    double computer_consumed_Operation_2;   /* initial value */
    double computer_held_Operation_On_1;    /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double time_at_least_source_firstStart; /* time >= source.firstStart */
    double time_below_source_firstEnd;      /* time < source.firstEnd */
    double time_at_least_source_secondStart; /* time >= source.secondStart */
    double time_below_source_secondEnd;     /* time < source.secondEnd */
    double time_at_least_computer_entered_Operation___5_0; /* time >= computer.entered(Operation) + 5.0 */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double computer_y_rSig;
    double source_level;
    double computer_Operation;
    double computer_entered_Operation;
    double computer_seen_Operation_StandBy_1;
    double computer_since_Operation_StandBy_1;
    double computer_consumed_Operation_1;
    double computer_held_Operation_StandBy_1;
    double computer_seen_Operation_On_1;
    double computer_since_Operation_On_1;
    double computer_consumed_Operation_2;
    double computer_held_Operation_On_1;
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Computer computer;               /* part, model.xmi:105 */
    struct TwoPulses source;                /* part, model.xmi:106 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[5];           /* how near to its boundary each of them keeps its value */
    struct ModelBefore pre;
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
    (void)m; /* nothing to do */

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    (void)m; /* nothing to do */

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->source.firstStart = 2.0; /* s */
    m->source.firstEnd = 3.0; /* s */
    m->source.secondStart = 7.0; /* s */
    m->source.secondEnd = 8.5; /* s */
    m->start.computer_y_rSig = 0.0;
    m->start.source_level = 0.0;
    m->start.computer_Operation = 0.0;
    m->start.computer_entered_Operation = 0.0;
    m->start.computer_seen_Operation_StandBy_1 = 0.0;
    m->start.computer_since_Operation_StandBy_1 = 0.0;
    m->start.computer_consumed_Operation_1 = -1e+300;
    m->start.computer_held_Operation_StandBy_1 = 0.0;
    m->start.computer_seen_Operation_On_1 = 0.0;
    m->start.computer_since_Operation_On_1 = 0.0;
    m->start.computer_consumed_Operation_2 = -1e+300;
    m->start.computer_held_Operation_On_1 = 0.0;
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
    (void)x;
}

void model_get_states(const Model *m, double *restrict x)
{
    (void)m, (void)x;
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    (void)m, (void)dx;
}

int model_state_count(const Model *m)
{
    (void)m;
    return 0;
}

int model_state_variable(const Model *m, int state)
{
    (void)m, (void)state;
    return -1;
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

/* A1  computer  Computer::Computer::Operation  model.xmi:22 */
static ModelStatus algorithm_1(Model *m)
{
    double computer_y_rSig = m->pre.computer_y_rSig;
    double computer_Operation = m->pre.computer_Operation;
    double computer_entered_Operation = m->pre.computer_entered_Operation;
    double computer_seen_Operation_StandBy_1 = m->pre.computer_seen_Operation_StandBy_1;
    double computer_since_Operation_StandBy_1 = m->pre.computer_since_Operation_StandBy_1;
    double computer_consumed_Operation_1 = m->pre.computer_consumed_Operation_1;
    double computer_held_Operation_StandBy_1 = m->pre.computer_held_Operation_StandBy_1;
    double computer_seen_Operation_On_1 = m->pre.computer_seen_Operation_On_1;
    double computer_since_Operation_On_1 = m->pre.computer_since_Operation_On_1;
    double computer_consumed_Operation_2 = m->pre.computer_consumed_Operation_2;
    double computer_held_Operation_On_1 = m->pre.computer_held_Operation_On_1;

    /* Computer::Computer::Operation  model.xmi:24 */
    if (are_equal(m->pre.computer_Operation, 2.0)) {
        /* Computer::Computer::Operation::StandBy->On  model.xmi:185 */
        if (are_equal(m->source.level, 1.0)) {
            if (are_equal(computer_seen_Operation_StandBy_1, 0.0)) {
                computer_seen_Operation_StandBy_1 = 3.0;
                computer_since_Operation_StandBy_1 = m->time;
            } else if (are_equal(computer_seen_Operation_StandBy_1, 1.0)) {
                computer_seen_Operation_StandBy_1 = 2.0;
                computer_since_Operation_StandBy_1 = m->time;
            }
        } else {
            computer_seen_Operation_StandBy_1 = 1.0;
        }
    } else if (are_equal(m->pre.computer_Operation, 3.0)) {
        /* Computer::Computer::Operation::On->StandBy  model.xmi:191 */
        if (are_equal(m->source.level, 0.0)) {
            if (are_equal(computer_seen_Operation_On_1, 0.0)) {
                computer_seen_Operation_On_1 = 3.0;
                computer_since_Operation_On_1 = m->time;
            } else if (are_equal(computer_seen_Operation_On_1, 1.0)) {
                computer_seen_Operation_On_1 = 2.0;
                computer_since_Operation_On_1 = m->time;
            }
        } else {
            computer_seen_Operation_On_1 = 1.0;
        }
    }
    /* Computer::Computer::Operation  model.xmi:24 */
    if (are_equal(m->pre.computer_Operation, 0.0)) {
        /* Computer::Computer::Operation::initial  model.xmi:25 */
        computer_Operation = 1.0;
        computer_entered_Operation = m->time;
    } else if (are_equal(m->pre.computer_Operation, 1.0)) {
        if (m->branch.time_at_least_computer_entered_Operation___5_0 > 0.5) {
            /* Computer::Computer::Operation::StandBy  model.xmi:26 */
            computer_Operation = 2.0;
            /* Computer::Computer::Operation::StandBy  model.xmi:185 */
            computer_seen_Operation_StandBy_1 = m->time <= computer_consumed_Operation_1 ? 4.0 : 0.0;
        }
    } else if (are_equal(m->pre.computer_Operation, 2.0)) {
        /* Computer::Computer::Operation::StandBy  model.xmi:26 */
        if (computer_seen_Operation_StandBy_1 >= 2.0 && computer_seen_Operation_StandBy_1 <= 3.0
                && m->time <= computer_since_Operation_StandBy_1) {
            /* Computer::Computer::Operation::StandBy->On  model.xmi:185 */
            if (computer_seen_Operation_StandBy_1 >= 3.0 && computer_seen_Operation_StandBy_1 <= 3.0
                    && m->time <= computer_since_Operation_StandBy_1) {
                computer_held_Operation_StandBy_1 = 1.0;
            }
            if (computer_seen_Operation_StandBy_1 >= 2.0 && computer_seen_Operation_StandBy_1 <= 3.0
                    && m->time <= computer_since_Operation_StandBy_1) {
                computer_consumed_Operation_1 = m->time;
                computer_seen_Operation_StandBy_1 = 4.0;
            }
            /* Computer::Computer::Operation::On  model.xmi:32 */
            computer_Operation = 3.0;
            /* Computer::Computer::Operation::On  model.xmi:191 */
            computer_seen_Operation_On_1 = m->time <= computer_consumed_Operation_2 ? 4.0 : 0.0;
        }
    } else if (are_equal(m->pre.computer_Operation, 3.0)) {
        /* Computer::Computer::Operation::On  model.xmi:32 */
        if (computer_seen_Operation_On_1 >= 2.0 && computer_seen_Operation_On_1 <= 3.0
                && m->time <= computer_since_Operation_On_1) {
            /* Computer::Computer::Operation::On->StandBy  model.xmi:191 */
            if (computer_seen_Operation_On_1 >= 3.0 && computer_seen_Operation_On_1 <= 3.0
                    && m->time <= computer_since_Operation_On_1) {
                computer_held_Operation_On_1 = 1.0;
            }
            if (computer_seen_Operation_On_1 >= 2.0 && computer_seen_Operation_On_1 <= 3.0
                    && m->time <= computer_since_Operation_On_1) {
                computer_consumed_Operation_2 = m->time;
                computer_seen_Operation_On_1 = 4.0;
            }
            /* Computer::Computer::Operation::StandBy  model.xmi:26 */
            computer_Operation = 2.0;
            /* Computer::Computer::Operation::StandBy  model.xmi:185 */
            computer_seen_Operation_StandBy_1 = m->time <= computer_consumed_Operation_1 ? 4.0 : 0.0;
        }
    }
    /* Computer::Computer::Operation  model.xmi:24 */
    if (are_equal(computer_Operation, 2.0)) {
        /* y.rSig := 8  model.xmi:29 */
        computer_y_rSig = 8.0;
    } else if (are_equal(computer_Operation, 3.0)) {
        /* y.rSig := 3  model.xmi:35 */
        computer_y_rSig = 3.0;
    }
    m->computer.y.rSig = computer_y_rSig;
    m->computer.Operation = computer_Operation;
    m->computer.entered_Operation = computer_entered_Operation;
    m->computer.seen_Operation_StandBy_1 = computer_seen_Operation_StandBy_1;
    m->computer.since_Operation_StandBy_1 = computer_since_Operation_StandBy_1;
    m->computer.consumed_Operation_1 = computer_consumed_Operation_1;
    m->computer.held_Operation_StandBy_1 = computer_held_Operation_StandBy_1;
    m->computer.seen_Operation_On_1 = computer_seen_Operation_On_1;
    m->computer.since_Operation_On_1 = computer_since_Operation_On_1;
    m->computer.consumed_Operation_2 = computer_consumed_Operation_2;
    m->computer.held_Operation_On_1 = computer_held_Operation_On_1;

    return MODEL_OK;
}

static void begin_update(Model *m)
{
    /* What algorithms assign is seen in the next round; what no tick changes stays. */
    m->computer.y.rSig = m->pre.computer_y_rSig;
    m->computer.Operation = m->pre.computer_Operation;
    m->computer.entered_Operation = m->pre.computer_entered_Operation;
    m->computer.seen_Operation_StandBy_1 = m->pre.computer_seen_Operation_StandBy_1;
    m->computer.since_Operation_StandBy_1 = m->pre.computer_since_Operation_StandBy_1;
    m->computer.consumed_Operation_1 = m->pre.computer_consumed_Operation_1;
    m->computer.held_Operation_StandBy_1 = m->pre.computer_held_Operation_StandBy_1;
    m->computer.seen_Operation_On_1 = m->pre.computer_seen_Operation_On_1;
    m->computer.since_Operation_On_1 = m->pre.computer_since_Operation_On_1;
    m->computer.consumed_Operation_2 = m->pre.computer_consumed_Operation_2;
    m->computer.held_Operation_On_1 = m->pre.computer_held_Operation_On_1;
}

static ModelStatus update(Model *m)
{
    ModelStatus status;

    /* E1  decides time >= source.firstStart  model.xmi:165 */
    m->branch.time_at_least_source_firstStart = instant_truth(m->time, 1.0, -m->source.firstStart, true);

    /* E1  decides time < source.firstEnd  model.xmi:165 */
    m->branch.time_below_source_firstEnd = instant_truth(m->time, -1.0, m->source.firstEnd, false);

    /* E1  decides time >= source.secondStart  model.xmi:165 */
    m->branch.time_at_least_source_secondStart = instant_truth(m->time, 1.0, -m->source.secondStart, true);

    /* E1  decides time < source.secondEnd  model.xmi:165 */
    m->branch.time_below_source_secondEnd = instant_truth(m->time, -1.0, m->source.secondEnd, false);

    /* A1  decides time >= computer.entered(Operation) + 5.0  model.xmi:22 */
    m->branch.time_at_least_computer_entered_Operation___5_0 = are_equal(m->pre.computer_Operation, 1.0)
            ? instant_truth(m->time, 1.0, -(m->computer.entered_Operation + 5.0), true)
            : m->branch.time_at_least_computer_entered_Operation___5_0;

    /* E1  source  TwoPulsesConstraint::pulses  model.xmi:165
     *     level = if time >= firstStart and time < firstEnd or time >= secondStart and time < secondEnd then 1
     *     else 0 */
    m->source.level = (m->branch.time_at_least_source_firstStart > 0.5 && m->branch.time_below_source_firstEnd > 0.5)
            || (m->branch.time_at_least_source_secondStart > 0.5 && m->branch.time_below_source_secondEnd > 0.5) ? 1.0
            : 0.0;

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
    /* time >= source.firstStart */
    *next = fmin(*next, instant_of_truth(m->time, 1.0, -m->source.firstStart));
    /* time < source.firstEnd */
    *next = fmin(*next, instant_of_truth(m->time, -1.0, m->source.firstEnd));
    /* time >= source.secondStart */
    *next = fmin(*next, instant_of_truth(m->time, 1.0, -m->source.secondStart));
    /* time < source.secondEnd */
    *next = fmin(*next, instant_of_truth(m->time, -1.0, m->source.secondEnd));
    /* time >= computer.entered(Operation) + 5.0 */
    *next = fmin(*next, are_equal(m->pre.computer_Operation, 1.0)
            ? instant_of_truth(m->time, 1.0, -(m->computer.entered_Operation + 5.0)) : INFINITY);
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
    (void)time;
    /* E1  source  TwoPulsesConstraint::pulses  model.xmi:165
     *     level = if time >= firstStart and time < firstEnd or time >= secondStart and time < secondEnd then 1
     *     else 0 */
    const double source_level = listed[7];
    const double part_of_E1 = (m->branch.time_at_least_source_firstStart > 0.5
            && m->branch.time_below_source_firstEnd > 0.5) || (m->branch.time_at_least_source_secondStart > 0.5
            && m->branch.time_below_source_secondEnd > 0.5) ? 1.0 : 0.0;
    residual[0] = source_level - part_of_E1;
    scale[0] = fabs(source_level) + fabs(part_of_E1);

    /* E2  source  TwoPulsesConstraint::signal  y = level  model.xmi:171 */
    const double source_out_rSig = listed[2];
    residual[1] = source_out_rSig - source_level;
    scale[1] = fabs(source_out_rSig) + fabs(source_level);

    /* E3  connection ComputerTest::c1  source.out.rSig = computer.u.rSig  model.xmi:109 */
    const double computer_u_rSig = listed[0];
    residual[2] = source_out_rSig - computer_u_rSig;
    scale[2] = fabs(source_out_rSig) + fabs(computer_u_rSig);
}

/* ---- how far branches are from changing ---- */

static void branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    /* E1  decides time >= source.firstStart  model.xmi:165 */
    const double source_firstStart = listed[3];
    margin[0] = (2.0 * m->branch.time_at_least_source_firstStart - 1.0) * (time - source_firstStart);
    /* E1  decides time < source.firstEnd  model.xmi:165 */
    const double source_firstEnd = listed[4];
    margin[1] = (2.0 * m->branch.time_below_source_firstEnd - 1.0) * (source_firstEnd - time);
    /* E1  decides time >= source.secondStart  model.xmi:165 */
    const double source_secondStart = listed[5];
    margin[2] = (2.0 * m->branch.time_at_least_source_secondStart - 1.0) * (time - source_secondStart);
    /* E1  decides time < source.secondEnd  model.xmi:165 */
    const double source_secondEnd = listed[6];
    margin[3] = (2.0 * m->branch.time_below_source_secondEnd - 1.0) * (source_secondEnd - time);
    /* A1  decides time >= computer.entered(Operation) + 5.0  model.xmi:22 */
    margin[4] = are_equal(m->pre.computer_Operation, 1.0)
            ? (2.0 * m->branch.time_at_least_computer_entered_Operation___5_0 - 1.0)
            * (time - (m->computer.entered_Operation + 5.0)) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double computer_y_rSig = m->pre.computer_y_rSig;
    bool computer_y_rSig_is_set = false;
    double computer_Operation = m->pre.computer_Operation;
    bool computer_Operation_is_set = false;
    double computer_entered_Operation = m->pre.computer_entered_Operation;
    bool computer_entered_Operation_is_set = false;
    double computer_seen_Operation_StandBy_1 = m->pre.computer_seen_Operation_StandBy_1;
    bool computer_seen_Operation_StandBy_1_is_set = false;
    double computer_since_Operation_StandBy_1 = m->pre.computer_since_Operation_StandBy_1;
    bool computer_since_Operation_StandBy_1_is_set = false;
    double computer_consumed_Operation_1 = m->pre.computer_consumed_Operation_1;
    bool computer_consumed_Operation_1_is_set = false;
    double computer_held_Operation_StandBy_1 = m->pre.computer_held_Operation_StandBy_1;
    bool computer_held_Operation_StandBy_1_is_set = false;
    double computer_seen_Operation_On_1 = m->pre.computer_seen_Operation_On_1;
    bool computer_seen_Operation_On_1_is_set = false;
    double computer_since_Operation_On_1 = m->pre.computer_since_Operation_On_1;
    bool computer_since_Operation_On_1_is_set = false;
    double computer_consumed_Operation_2 = m->pre.computer_consumed_Operation_2;
    bool computer_consumed_Operation_2_is_set = false;
    double computer_held_Operation_On_1 = m->pre.computer_held_Operation_On_1;
    bool computer_held_Operation_On_1_is_set = false;
    if (are_equal(m->pre.computer_Operation, 2.0)) {
        if (are_equal(listed[0], 1.0)) {
            if (are_equal(computer_seen_Operation_StandBy_1, 0.0)) {
                computer_seen_Operation_StandBy_1 = 3.0;
                computer_seen_Operation_StandBy_1_is_set = true;
                computer_since_Operation_StandBy_1 = time;
                computer_since_Operation_StandBy_1_is_set = true;
            } else if (are_equal(computer_seen_Operation_StandBy_1, 1.0)) {
                computer_seen_Operation_StandBy_1 = 2.0;
                computer_seen_Operation_StandBy_1_is_set = true;
                computer_since_Operation_StandBy_1 = time;
                computer_since_Operation_StandBy_1_is_set = true;
            }
        } else {
            computer_seen_Operation_StandBy_1 = 1.0;
            computer_seen_Operation_StandBy_1_is_set = true;
        }
    } else if (are_equal(m->pre.computer_Operation, 3.0)) {
        if (are_equal(listed[0], 0.0)) {
            if (are_equal(computer_seen_Operation_On_1, 0.0)) {
                computer_seen_Operation_On_1 = 3.0;
                computer_seen_Operation_On_1_is_set = true;
                computer_since_Operation_On_1 = time;
                computer_since_Operation_On_1_is_set = true;
            } else if (are_equal(computer_seen_Operation_On_1, 1.0)) {
                computer_seen_Operation_On_1 = 2.0;
                computer_seen_Operation_On_1_is_set = true;
                computer_since_Operation_On_1 = time;
                computer_since_Operation_On_1_is_set = true;
            }
        } else {
            computer_seen_Operation_On_1 = 1.0;
            computer_seen_Operation_On_1_is_set = true;
        }
    }
    if (are_equal(m->pre.computer_Operation, 0.0)) {
        computer_Operation = 1.0;
        computer_Operation_is_set = true;
        computer_entered_Operation = time;
        computer_entered_Operation_is_set = true;
    } else if (are_equal(m->pre.computer_Operation, 1.0)) {
        if (m->branch.time_at_least_computer_entered_Operation___5_0 > 0.5) {
            computer_Operation = 2.0;
            computer_Operation_is_set = true;
            computer_seen_Operation_StandBy_1 = time <= computer_consumed_Operation_1 ? 4.0 : 0.0;
            computer_seen_Operation_StandBy_1_is_set = true;
        }
    } else if (are_equal(m->pre.computer_Operation, 2.0)) {
        if (computer_seen_Operation_StandBy_1 >= 2.0 && computer_seen_Operation_StandBy_1 <= 3.0
                && time <= computer_since_Operation_StandBy_1) {
            if (computer_seen_Operation_StandBy_1 >= 3.0 && computer_seen_Operation_StandBy_1 <= 3.0
                    && time <= computer_since_Operation_StandBy_1) {
                computer_held_Operation_StandBy_1 = 1.0;
                computer_held_Operation_StandBy_1_is_set = true;
            }
            if (computer_seen_Operation_StandBy_1 >= 2.0 && computer_seen_Operation_StandBy_1 <= 3.0
                    && time <= computer_since_Operation_StandBy_1) {
                computer_consumed_Operation_1 = time;
                computer_consumed_Operation_1_is_set = true;
                computer_seen_Operation_StandBy_1 = 4.0;
                computer_seen_Operation_StandBy_1_is_set = true;
            }
            computer_Operation = 3.0;
            computer_Operation_is_set = true;
            computer_seen_Operation_On_1 = time <= computer_consumed_Operation_2 ? 4.0 : 0.0;
            computer_seen_Operation_On_1_is_set = true;
        }
    } else if (are_equal(m->pre.computer_Operation, 3.0)) {
        if (computer_seen_Operation_On_1 >= 2.0 && computer_seen_Operation_On_1 <= 3.0
                && time <= computer_since_Operation_On_1) {
            if (computer_seen_Operation_On_1 >= 3.0 && computer_seen_Operation_On_1 <= 3.0
                    && time <= computer_since_Operation_On_1) {
                computer_held_Operation_On_1 = 1.0;
                computer_held_Operation_On_1_is_set = true;
            }
            if (computer_seen_Operation_On_1 >= 2.0 && computer_seen_Operation_On_1 <= 3.0
                    && time <= computer_since_Operation_On_1) {
                computer_consumed_Operation_2 = time;
                computer_consumed_Operation_2_is_set = true;
                computer_seen_Operation_On_1 = 4.0;
                computer_seen_Operation_On_1_is_set = true;
            }
            computer_Operation = 2.0;
            computer_Operation_is_set = true;
            computer_seen_Operation_StandBy_1 = time <= computer_consumed_Operation_1 ? 4.0 : 0.0;
            computer_seen_Operation_StandBy_1_is_set = true;
        }
    }
    if (are_equal(computer_Operation, 2.0)) {
        computer_y_rSig = 8.0;
        computer_y_rSig_is_set = true;
    } else if (are_equal(computer_Operation, 3.0)) {
        computer_y_rSig = 3.0;
        computer_y_rSig_is_set = true;
    }
    value[0] = computer_y_rSig;
    is_set[0] = computer_y_rSig_is_set;
    value[1] = computer_Operation;
    is_set[1] = computer_Operation_is_set;
    value[2] = computer_entered_Operation;
    is_set[2] = computer_entered_Operation_is_set;
    value[3] = computer_seen_Operation_StandBy_1;
    is_set[3] = computer_seen_Operation_StandBy_1_is_set;
    value[4] = computer_since_Operation_StandBy_1;
    is_set[4] = computer_since_Operation_StandBy_1_is_set;
    value[5] = computer_consumed_Operation_1;
    is_set[5] = computer_consumed_Operation_1_is_set;
    value[6] = computer_held_Operation_StandBy_1;
    is_set[6] = computer_held_Operation_StandBy_1_is_set;
    value[7] = computer_seen_Operation_On_1;
    is_set[7] = computer_seen_Operation_On_1_is_set;
    value[8] = computer_since_Operation_On_1;
    is_set[8] = computer_since_Operation_On_1_is_set;
    value[9] = computer_consumed_Operation_2;
    is_set[9] = computer_consumed_Operation_2_is_set;
    value[10] = computer_held_Operation_On_1;
    is_set[10] = computer_held_Operation_On_1_is_set;
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

const int model_variable_count = 9;
const int model_equation_count = 3;
const int model_constraint_count = 3;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

static const char *const literals_8[] = {"initial", "StandBy", "On", NULL};

/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"computer.u.rSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "source.level", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, source.level), 1, 0.0, offsetof(Model, start.source_level), 0.0, 2, NULL, 0, false},
    /* 1 */ {"computer.y.rSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, computer.y.rSig), 1, 0.0, offsetof(Model, start.computer_y_rSig), 0.0, -1, NULL, 0, false},
    /* 2 */ {"source.out.rSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "source.level", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, source.level), 1, 0.0, offsetof(Model, start.source_level), 0.0, 1, NULL, 0, false},
    /* 3 */ {"source.firstStart", "s", "Begin of the first pulse",
        "model.xmi:55 Computer::TwoPulses::firstStart", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, source.firstStart), 1, 0.0, offsetof(Model, source.firstStart), 0.0, -1, NULL, 0, false},
    /* 4 */ {"source.firstEnd", "s", "End of the first pulse",
        "model.xmi:59 Computer::TwoPulses::firstEnd", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, source.firstEnd), 1, 0.0, offsetof(Model, source.firstEnd), 0.0, -1, NULL, 0, false},
    /* 5 */ {"source.secondStart", "s", "Begin of the second pulse",
        "model.xmi:63 Computer::TwoPulses::secondStart", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, source.secondStart), 1, 0.0, offsetof(Model, source.secondStart), 0.0, -1, NULL, 0, false},
    /* 6 */ {"source.secondEnd", "s", "End of the second pulse",
        "model.xmi:67 Computer::TwoPulses::secondEnd", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, source.secondEnd), 1, 0.0, offsetof(Model, source.secondEnd), 0.0, -1, NULL, 0, false},
    /* 7 */ {"source.level", "", "Value of the signal",
        "model.xmi:71 Computer::TwoPulses::level", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, source.level), 1, 0.0, offsetof(Model, start.source_level), 0.0, 0, NULL, 0, false},
    /* 8 */ {"computer.Operation", "", "",
        "model.xmi:24 Computer::Computer::Operation", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, computer.Operation), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, literals_8, 1, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    7, 3, 4, 5, 6, -1,
    2, 7, -1,
    2, 0, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "Computer::Constraints::TwoPulsesConstraint::pulses", "source",
        "source.level = if time >= source.firstStart and time < source.firstEnd or time >= source.secondStart and time < source.secondEnd then 1 else 0", "model.xmi:165", held + 0, true},
    /* 1 */ {"E2", "Computer::Constraints::TwoPulsesConstraint::signal", "source",
        "source.out.rSig = source.level", "model.xmi:171", held + 6, false},
    /* 2 */ {"E3", "Computer::ComputerTest::c1", "",
        "source.out.rSig = computer.u.rSig", "model.xmi:109", held + 9, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"time >= source.firstStart", "Computer::Constraints::TwoPulsesConstraint::pulses", "model.xmi:165", 0, offsetof(Model, branch.time_at_least_source_firstStart), false, true, false, -1, 0, offsetof(Model, slack[0])},
    {"time < source.firstEnd", "Computer::Constraints::TwoPulsesConstraint::pulses", "model.xmi:165", 0, offsetof(Model, branch.time_below_source_firstEnd), false, true, false, -1, 0, offsetof(Model, slack[1])},
    {"time >= source.secondStart", "Computer::Constraints::TwoPulsesConstraint::pulses", "model.xmi:165", 0, offsetof(Model, branch.time_at_least_source_secondStart), false, true, false, -1, 0, offsetof(Model, slack[2])},
    {"time < source.secondEnd", "Computer::Constraints::TwoPulsesConstraint::pulses", "model.xmi:165", 0, offsetof(Model, branch.time_below_source_secondEnd), false, true, false, -1, 0, offsetof(Model, slack[3])},
    {"time >= computer.entered(Operation) + 5.0", "Computer::Computer::Operation", "model.xmi:22", -1, offsetof(Model, branch.time_at_least_computer_entered_Operation___5_0), false, true, false, -1, 0, offsetof(Model, slack[4])},
};

/* Rows of branches. */
static const int indicator_branches[] = {-1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 5;
const int model_indicator_count = 0;

/* Row of model_variables, name, where it is stored, its value before and its start; felt between events, group
 * in which it is assumed, set by what steps; what is said when it ends the run, and if that is a failure. */
static const ModelDiscrete discretes[] = {
    {1, "computer.y.rSig", offsetof(Model, computer.y.rSig), offsetof(Model, pre.computer_y_rSig), offsetof(Model, start.computer_y_rSig), false, -1, true, false, NULL, NULL, false},
    {7, "source.level", offsetof(Model, source.level), offsetof(Model, pre.source_level), offsetof(Model, start.source_level), false, -1, false, false, NULL, NULL, false},
    {8, "computer.Operation", offsetof(Model, computer.Operation), offsetof(Model, pre.computer_Operation), offsetof(Model, start.computer_Operation), false, -1, true, false, NULL, NULL, false},
    {-1, "computer.entered(Operation)", offsetof(Model, computer.entered_Operation), offsetof(Model, pre.computer_entered_Operation), offsetof(Model, start.computer_entered_Operation), false, -1, true, false, NULL, NULL, false},
    {-1, "computer.seen(Operation.StandBy,1)", offsetof(Model, computer.seen_Operation_StandBy_1), offsetof(Model, pre.computer_seen_Operation_StandBy_1), offsetof(Model, start.computer_seen_Operation_StandBy_1), false, -1, true, false, NULL, NULL, false},
    {-1, "computer.since(Operation.StandBy,1)", offsetof(Model, computer.since_Operation_StandBy_1), offsetof(Model, pre.computer_since_Operation_StandBy_1), offsetof(Model, start.computer_since_Operation_StandBy_1), false, -1, true, false, NULL, NULL, false},
    {-1, "computer.consumed(Operation,1)", offsetof(Model, computer.consumed_Operation_1), offsetof(Model, pre.computer_consumed_Operation_1), offsetof(Model, start.computer_consumed_Operation_1), false, -1, true, false, NULL, NULL, false},
    {-1, "computer.held(Operation.StandBy,1)", offsetof(Model, computer.held_Operation_StandBy_1), offsetof(Model, pre.computer_held_Operation_StandBy_1), offsetof(Model, start.computer_held_Operation_StandBy_1), false, -1, true, false, "'u.rSig == 1' (Computer::Computer::Operation::StandBy->On, of computer, model.xmi:185)", NULL, false},
    {-1, "computer.seen(Operation.On,1)", offsetof(Model, computer.seen_Operation_On_1), offsetof(Model, pre.computer_seen_Operation_On_1), offsetof(Model, start.computer_seen_Operation_On_1), false, -1, true, false, NULL, NULL, false},
    {-1, "computer.since(Operation.On,1)", offsetof(Model, computer.since_Operation_On_1), offsetof(Model, pre.computer_since_Operation_On_1), offsetof(Model, start.computer_since_Operation_On_1), false, -1, true, false, NULL, NULL, false},
    {-1, "computer.consumed(Operation,2)", offsetof(Model, computer.consumed_Operation_2), offsetof(Model, pre.computer_consumed_Operation_2), offsetof(Model, start.computer_consumed_Operation_2), false, -1, true, false, NULL, NULL, false},
    {-1, "computer.held(Operation.On,1)", offsetof(Model, computer.held_Operation_On_1), offsetof(Model, pre.computer_held_Operation_On_1), offsetof(Model, start.computer_held_Operation_On_1), false, -1, true, false, "'u.rSig == 0' (Computer::Computer::Operation::On->StandBy, of computer, model.xmi:191)", NULL, false},
};

const ModelDiscrete *const model_discretes = discretes;
const int model_discrete_count = 12;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

/* What algorithms set: name, statements, part, source; row of resets, -1 if it is discrete and stored there, its sign. */
static const ModelAction actions[] = {
    {"computer.y.rSig", "Computer::Computer::Operation", "computer", "model.xmi:22", -1, offsetof(Model, computer.y.rSig), 1},
    {"computer.Operation", "Computer::Computer::Operation", "computer", "model.xmi:22", -1, offsetof(Model, computer.Operation), 1},
    {"computer.entered(Operation)", "Computer::Computer::Operation", "computer", "model.xmi:22", -1, offsetof(Model, computer.entered_Operation), 1},
    {"computer.seen(Operation.StandBy,1)", "Computer::Computer::Operation", "computer", "model.xmi:22", -1, offsetof(Model, computer.seen_Operation_StandBy_1), 1},
    {"computer.since(Operation.StandBy,1)", "Computer::Computer::Operation", "computer", "model.xmi:22", -1, offsetof(Model, computer.since_Operation_StandBy_1), 1},
    {"computer.consumed(Operation,1)", "Computer::Computer::Operation", "computer", "model.xmi:22", -1, offsetof(Model, computer.consumed_Operation_1), 1},
    {"computer.held(Operation.StandBy,1)", "Computer::Computer::Operation", "computer", "model.xmi:22", -1, offsetof(Model, computer.held_Operation_StandBy_1), 1},
    {"computer.seen(Operation.On,1)", "Computer::Computer::Operation", "computer", "model.xmi:22", -1, offsetof(Model, computer.seen_Operation_On_1), 1},
    {"computer.since(Operation.On,1)", "Computer::Computer::Operation", "computer", "model.xmi:22", -1, offsetof(Model, computer.since_Operation_On_1), 1},
    {"computer.consumed(Operation,2)", "Computer::Computer::Operation", "computer", "model.xmi:22", -1, offsetof(Model, computer.consumed_Operation_2), 1},
    {"computer.held(Operation.On,1)", "Computer::Computer::Operation", "computer", "model.xmi:22", -1, offsetof(Model, computer.held_Operation_On_1), 1},
};

const ModelAction *const model_actions = actions;
const int model_action_count = 11;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;


const ModelJacobian model_jacobian = {
    .states = 0,
    .slots = 0,
    .rows = 0,
    .loop_count = 0,
    .partial_count = 0,
    .number_count = 0,
    .colours = 0,
};

/* Connector, part, source. */
static const ModelConnector connectors[] = {
    {"Computer::ComputerTest::c1", "", "model.xmi:109"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {2, 0}, {false, false}},
};

static const ModelJoints model_joints = {1, 0, joint_table, connectors, NULL};

static const char *const plot[] = {"computer.u.rSig", "computer.y.rSig", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of ComputerExperiment",
    "",
    "3 equations drawn, 0 derived; 2 eliminated as aliases, 0 redundant, 0 of constants, 0 in use",
    "0 states; 0 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "",
    "Eliminated",
    "  E3     computer.u.rSig                        = source.level                                      model.xmi:109",
    "  E2     source.out.rSig                        = source.level                                      model.xmi:171",
    "",
    "Branches, kept between events",
    "  E1     time >= source.firstStart              at source.firstStart                                model.xmi:165",
    "  E1     time < source.firstEnd                 at source.firstEnd                                  model.xmi:165",
    "  E1     time >= source.secondStart             at source.secondStart                               model.xmi:165",
    "  E1     time < source.secondEnd                at source.secondEnd                                 model.xmi:165",
    "         time >= computer.entered(Operation) + 5.0 at computer.entered(Operation) + 5.0",
    "",
    "At events",
    "  E1     decide time >= source.firstStart                                                           model.xmi:165",
    "  E1     decide time < source.firstEnd                                                              model.xmi:165",
    "  E1     decide time >= source.secondStart                                                          model.xmi:165",
    "  E1     decide time < source.secondEnd                                                             model.xmi:165",
    "         decide time >= computer.entered(Operation) + 5.0",
    "  E1     source.level := if time >= source.firstStart and time < source.firstEnd or time >= source.secondStart and time < source.secondEnd then 1 else 0 model.xmi:165",
    "  A1     Computer::Computer::Operation                                                              model.xmi:22",
    "         if pre(computer.Operation) == 2 then",
    "             if source.level == 1 then",
    "                 if noEvent(computer.seen(Operation.StandBy,1) == 0) then",
    "                     computer.seen(Operation.StandBy,1) := 3;",
    "                     computer.since(Operation.StandBy,1) := time;",
    "                 elseif noEvent(computer.seen(Operation.StandBy,1) == 1) then",
    "                     computer.seen(Operation.StandBy,1) := 2;",
    "                     computer.since(Operation.StandBy,1) := time;",
    "                 end if;",
    "             else",
    "                 computer.seen(Operation.StandBy,1) := 1;",
    "             end if;",
    "         elseif pre(computer.Operation) == 3 then",
    "             if source.level == 0 then",
    "                 if noEvent(computer.seen(Operation.On,1) == 0) then",
    "                     computer.seen(Operation.On,1) := 3;",
    "                     computer.since(Operation.On,1) := time;",
    "                 elseif noEvent(computer.seen(Operation.On,1) == 1) then",
    "                     computer.seen(Operation.On,1) := 2;",
    "                     computer.since(Operation.On,1) := time;",
    "                 end if;",
    "             else",
    "                 computer.seen(Operation.On,1) := 1;",
    "             end if;",
    "         end if;",
    "         if pre(computer.Operation) == 0 then",
    "             computer.Operation := 1;",
    "             computer.entered(Operation) := time;",
    "         elseif pre(computer.Operation) == 1 then",
    "             if time >= computer.entered(Operation) + 5.0 then",
    "                 computer.Operation := 2;",
    "                 computer.seen(Operation.StandBy,1) := if noEvent(time <= computer.consumed(Operation,1)) then 4 else 0;",
    "             end if;",
    "         elseif pre(computer.Operation) == 2 then",
    "             if noEvent(computer.seen(Operation.StandBy,1) >= 2) and noEvent(computer.seen(Operation.StandBy,1) <= 3) and noEvent(time <= computer.since(Operation.StandBy,1)) then",
    "                 if noEvent(computer.seen(Operation.StandBy,1) >= 3) and noEvent(computer.seen(Operation.StandBy,1) <= 3) and noEvent(time <= computer.since(Operation.StandBy,1)) then",
    "                     computer.held(Operation.StandBy,1) := true;",
    "                 end if;",
    "                 if noEvent(computer.seen(Operation.StandBy,1) >= 2) and noEvent(computer.seen(Operation.StandBy,1) <= 3) and noEvent(time <= computer.since(Operation.StandBy,1)) then",
    "                     computer.consumed(Operation,1) := time;",
    "                     computer.seen(Operation.StandBy,1) := 4;",
    "                 end if;",
    "                 computer.Operation := 3;",
    "                 computer.seen(Operation.On,1) := if noEvent(time <= computer.consumed(Operation,2)) then 4 else 0;",
    "             end if;",
    "         elseif pre(computer.Operation) == 3 then",
    "             if noEvent(computer.seen(Operation.On,1) >= 2) and noEvent(computer.seen(Operation.On,1) <= 3) and noEvent(time <= computer.since(Operation.On,1)) then",
    "                 if noEvent(computer.seen(Operation.On,1) >= 3) and noEvent(computer.seen(Operation.On,1) <= 3) and noEvent(time <= computer.since(Operation.On,1)) then",
    "                     computer.held(Operation.On,1) := true;",
    "                 end if;",
    "                 if noEvent(computer.seen(Operation.On,1) >= 2) and noEvent(computer.seen(Operation.On,1) <= 3) and noEvent(time <= computer.since(Operation.On,1)) then",
    "                     computer.consumed(Operation,2) := time;",
    "                     computer.seen(Operation.On,1) := 4;",
    "                 end if;",
    "                 computer.Operation := 2;",
    "                 computer.seen(Operation.StandBy,1) := if noEvent(time <= computer.consumed(Operation,1)) then 4 else 0;",
    "             end if;",
    "         end if;",
    "         if noEvent(computer.Operation == 2) then",
    "             computer.y.rSig := 8;",
    "         elseif noEvent(computer.Operation == 3) then",
    "             computer.y.rSig := 3;",
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
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "ComputerExperiment",
    .qualified_name = "Computer::ComputerExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 10.0,
    .interval = 0.25,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = branch_margins,
};
