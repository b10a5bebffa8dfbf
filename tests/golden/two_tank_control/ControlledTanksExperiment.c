/* ControlledTanksExperiment.c - simulation of TwoTankControl::ControlledTanksExperiment, from model.xmi, by
 *     sysphsc 0.1.0.
 *
 * 2 states, 28 equations (17 eliminated), no algebraic loops.
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

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::VolumeFlowElement */
struct VolumeFlowElement {
    double q;                               /* m^3/s, variable, SysPhSLibrary.xmi:116 */
    double p;                               /* Pa, variable, SysPhSLibrary.xmi:119 */
};

/* TwoTankControl::Pump */
struct Pump {
    double delivery;                        /* m^3/s, constant, model.xmi:85 */
    struct VolumeFlowElement outlet;        /* port, model.xmi:82 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::VolumeFlowElement */
struct VolumeFlowElement_2 {
    double q;                               /* m^3/s, variable, SysPhSLibrary.xmi:116 */
};

/* TwoTankControl::Tank */
struct Tank {
    double area;                            /* m^2, constant, model.xmi:25 */
    double gravity;                         /* m/s^2, constant, model.xmi:29 */
    double density;                         /* kg/m^3, constant, model.xmi:33 */
    double level;                           /* m, state, model.xmi:37 */
    double der_level;                       /* m/s, derivative */
    struct VolumeFlowElement_2 opening;     /* port, model.xmi:19 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::VolumeFlowElement */
struct VolumeFlowElement_3 {
    double p;                               /* Pa, variable, SysPhSLibrary.xmi:119 */
};

/* Fluid::SimplePipe */
struct SimplePipe {
    double resistance;                      /* Pa*s/m^3, constant, Fluid.xmi:65 */
    double VflowC;                          /* m^3/s, variable, Fluid.xmi:68 */
    double dpC;                             /* Pa, variable, Fluid.xmi:72 */
    struct VolumeFlowElement_3 b;           /* port, Fluid.xmi:61 */
};

/* Fluid::SimplePipe */
struct SimplePipe_2 {
    double resistance;                      /* Pa*s/m^3, constant, Fluid.xmi:65 */
    double VflowC;                          /* m^3/s, variable, Fluid.xmi:68 */
    double dpC;                             /* Pa, variable, Fluid.xmi:72 */
};

/* Fluid::CnstPressureSource */
struct CnstPressureSource {
    double pressure;                        /* Pa, constant, Fluid.xmi:120 */
};

/* TwoTankControl::PumpControl */
struct PumpControl {
    double full;                            /* m, constant, model.xmi:118 */
    double low;                             /* m, constant, model.xmi:122 */
    double pause;                           /* s, constant, model.xmi:126 */
    double fillings;                        /* discrete, model.xmi:129 */
    double running;                         /* discrete, model.xmi:134 */
    double Operation;                       /* discrete, model.xmi:152 */
    double entered_Operation;               /* discrete, model.xmi:152 */
    double seen_Operation_Filling_1;        /* discrete, model.xmi:356 */
    double since_Operation_Filling_1;       /* discrete, model.xmi:356 */
    double consumed_Operation_1;            /* discrete, model.xmi:356 */
    double held_Operation_Filling_1;        /* discrete, model.xmi:356 */
    double seen_Operation_Waiting_1;        /* discrete, model.xmi:370 */
    double since_Operation_Waiting_1;       /* discrete, model.xmi:370 */
    double consumed_Operation_2;            /* discrete, model.xmi:370 */
    double held_Operation_Waiting_1;        /* discrete, model.xmi:370 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double tank1_level;                     /* m, initial value */
    double tank2_level;                     /* m, initial value */
    double control_fillings;                /* initial value */
    double control_running;                 /* initial value */
    double control_Operation;               /* initial value */
    double control_entered_Operation;       /* initial value */
    double control_seen_Operation_Filling_1; /* initial value */
    double control_since_Operation_Filling_1; /* initial value */
    double control_consumed_Operation_1;    /* initial value */
    double control_held_Operation_Filling_1; /* initial value */
    double control_seen_Operation_Waiting_1; /* initial value */
    double control_since_Operation_Waiting_1; /* initial value */
    double control_consumed_Operation_2;    /* initial value */
    double control_held_Operation_Waiting_1; /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double tank1_level_at_least_control_full; /* tank1.level >= control.full */
    double tank2_level_at_most_control_low; /* tank2.level <= control.low */
    double relation_of_algorithm;           /* time >= control.entered(Operation) + control.pause */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double control_fillings;
    double control_running;
    double control_Operation;
    double control_entered_Operation;
    double control_seen_Operation_Filling_1;
    double control_since_Operation_Filling_1;
    double control_consumed_Operation_1;
    double control_held_Operation_Filling_1;
    double control_seen_Operation_Waiting_1;
    double control_since_Operation_Waiting_1;
    double control_consumed_Operation_2;
    double control_held_Operation_Waiting_1;
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Pump pump;                       /* part, model.xmi:181 */
    struct Tank tank1;                      /* part, model.xmi:184 */
    struct SimplePipe pipe;                 /* part, model.xmi:187 */
    struct Tank tank2;                      /* part, model.xmi:191 */
    struct SimplePipe_2 outlet;             /* part, model.xmi:194 */
    struct CnstPressureSource drain;        /* part, model.xmi:198 */
    struct PumpControl control;             /* part, model.xmi:202 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[3];           /* how near to its boundary each of them keeps its value */
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
    /* E1  pump  PumpConstraint::flow  q = if on then -delivery else 0  model.xmi:332
     *     on.bSig is control.running */
    const double pump_outlet_q = m->control.running > 0.5 ? -m->pump.delivery : 0.0;

    /* E2  tank1  TankConstraint::pressure  p = density*gravity*level  model.xmi:302
     *     opening.p is pump.outlet.p */
    const double pump_outlet_p = m->tank1.density * m->tank1.gravity * m->tank1.level;

    /* E9  tank2  TankConstraint::pressure  p = density*gravity*level  model.xmi:302
     *     opening.p is pipe.b.p */
    const double pipe_b_p = m->tank2.density * m->tank2.gravity * m->tank2.level;

    /* E7  pipe  SimplePipeConstraint::drop  dpC = pA - pB  Fluid.xmi:218
     *     a.p is pump.outlet.p */
    const double pipe_dpC = pump_outlet_p - pipe_b_p;

    /* E8  pipe  SimplePipeConstraint::law  dpC = resistance*VflowC  Fluid.xmi:224
     *     solved for pipe.VflowC */
    const double pipe_VflowC = pipe_dpC / m->pipe.resistance;

    /* E26  flows at ControlledTanks::c1  pump.outlet.q + tank1.opening.q + pipe.a.q = 0  model.xmi:205
     *     solved for tank1.opening.q; pipe.a.q is pipe.VflowC */
    const double tank1_opening_q = -(pump_outlet_q + pipe_VflowC);

    /* E3  tank1  TankConstraint::storage  area*der(level) = q  model.xmi:308
     *     solved for der(tank1.level) */
    m->tank1.der_level = tank1_opening_q / m->tank1.area;

    /* E14  outlet  SimplePipeConstraint::drop  dpC = pA - pB  Fluid.xmi:218
     *     a.p is pipe.b.p, b.p is drain.pressure */
    const double outlet_dpC = pipe_b_p - m->drain.pressure;

    /* E15  outlet  SimplePipeConstraint::law  dpC = resistance*VflowC  Fluid.xmi:224
     *     solved for outlet.VflowC */
    const double outlet_VflowC = outlet_dpC / m->outlet.resistance;

    /* E27  flows at ControlledTanks::c3  pipe.b.q + tank2.opening.q + outlet.a.q = 0  model.xmi:215
     *     solved for tank2.opening.q; pipe.b.q is -pipe.VflowC, outlet.a.q is outlet.VflowC */
    const double tank2_opening_q = -(-pipe_VflowC + outlet_VflowC);

    /* E10  tank2  TankConstraint::storage  area*der(level) = q  model.xmi:308
     *     solved for der(tank2.level) */
    m->tank2.der_level = tank2_opening_q / m->tank2.area;

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E1 again, as in model_evaluate */
    m->pump.outlet.q = m->control.running > 0.5 ? -m->pump.delivery : 0.0;

    /* E2 again, as in model_evaluate */
    m->pump.outlet.p = m->tank1.density * m->tank1.gravity * m->tank1.level;

    /* E9 again, as in model_evaluate */
    m->pipe.b.p = m->tank2.density * m->tank2.gravity * m->tank2.level;

    /* E7 again, as in model_evaluate */
    m->pipe.dpC = m->pump.outlet.p - m->pipe.b.p;

    /* E8 again, as in model_evaluate */
    m->pipe.VflowC = m->pipe.dpC / m->pipe.resistance;

    /* E26 again, as in model_evaluate */
    m->tank1.opening.q = -(m->pump.outlet.q + m->pipe.VflowC);

    /* E14 again, as in model_evaluate */
    m->outlet.dpC = m->pipe.b.p - m->drain.pressure;

    /* E15 again, as in model_evaluate */
    m->outlet.VflowC = m->outlet.dpC / m->outlet.resistance;

    /* E27 again, as in model_evaluate */
    m->tank2.opening.q = -(-m->pipe.VflowC + m->outlet.VflowC);

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E8  pipe  SimplePipeConstraint::law  dpC = resistance*VflowC  Fluid.xmi:224 */
    if (!(fabs(m->pipe.resistance) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 7, NULL, m->pipe.resistance);

    /* divisor in E3  tank1  TankConstraint::storage  area*der(level) = q  model.xmi:308 */
    if (!(fabs(m->tank1.area) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 2, NULL, m->tank1.area);

    /* divisor in E15  outlet  SimplePipeConstraint::law  dpC = resistance*VflowC  Fluid.xmi:224 */
    if (!(fabs(m->outlet.resistance) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 14, NULL, m->outlet.resistance);

    /* divisor in E10  tank2  TankConstraint::storage  area*der(level) = q  model.xmi:308 */
    if (!(fabs(m->tank2.area) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 9, NULL, m->tank2.area);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->tank1.level = m->start.tank1_level;
    m->tank2.level = m->start.tank2_level;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->pump.delivery = 0.002; /* m^3/s */
    m->tank1.area = 0.05; /* m^2 */
    m->tank1.gravity = 9.81; /* m/s^2 */
    m->tank1.density = 1000.0; /* kg/m^3 */
    m->pipe.resistance = 4905000.0; /* Pa*s/m^3 */
    m->tank2.area = 0.08; /* m^2 */
    m->tank2.gravity = 9.81; /* m/s^2 */
    m->tank2.density = 1000.0; /* kg/m^3 */
    m->outlet.resistance = 9810000.0; /* Pa*s/m^3 */
    m->drain.pressure = 0.0; /* Pa */
    m->control.full = 1.2; /* m */
    m->control.low = 0.45; /* m */
    m->control.pause = 74.0; /* s */
    m->start.tank1_level = 0.2; /* m */
    m->start.tank2_level = 0.1; /* m */
    m->start.control_fillings = 0.0;
    m->start.control_running = 0.0;
    m->start.control_Operation = 0.0;
    m->start.control_entered_Operation = 0.0;
    m->start.control_seen_Operation_Filling_1 = 0.0;
    m->start.control_since_Operation_Filling_1 = 0.0;
    m->start.control_consumed_Operation_1 = -1e+300;
    m->start.control_held_Operation_Filling_1 = 0.0;
    m->start.control_seen_Operation_Waiting_1 = 0.0;
    m->start.control_since_Operation_Waiting_1 = 0.0;
    m->start.control_consumed_Operation_2 = -1e+300;
    m->start.control_held_Operation_Waiting_1 = 0.0;
}

ModelStatus model_derive_constants(Model *m)
{
    ModelStatus status;

    status = check_divisors(m);
    if (status != MODEL_OK)
        return status;

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
    m->tank1.level = x[0]; /* m */
    m->tank2.level = x[1]; /* m */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->tank1.level; /* m */
    x[1] = m->tank2.level; /* m */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->tank1.der_level; /* m/s */
    dx[1] = m->tank2.der_level; /* m/s */
}

/* Rows of model_variables. */
static const int states[] = {
        10, 24};

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

/* A1  control  TwoTankControl::PumpControl::Operation  model.xmi:150 */
static ModelStatus algorithm_1(Model *m)
{
    double control_fillings = m->pre.control_fillings;
    double control_running = m->pre.control_running;
    double control_Operation = m->pre.control_Operation;
    double control_entered_Operation = m->pre.control_entered_Operation;
    double control_seen_Operation_Filling_1 = m->pre.control_seen_Operation_Filling_1;
    double control_since_Operation_Filling_1 = m->pre.control_since_Operation_Filling_1;
    double control_consumed_Operation_1 = m->pre.control_consumed_Operation_1;
    double control_held_Operation_Filling_1 = m->pre.control_held_Operation_Filling_1;
    double control_seen_Operation_Waiting_1 = m->pre.control_seen_Operation_Waiting_1;
    double control_since_Operation_Waiting_1 = m->pre.control_since_Operation_Waiting_1;
    double control_consumed_Operation_2 = m->pre.control_consumed_Operation_2;
    double control_held_Operation_Waiting_1 = m->pre.control_held_Operation_Waiting_1;

    /* TwoTankControl::PumpControl::Operation  model.xmi:152 */
    if (are_equal(m->pre.control_Operation, 1.0)) {
        /* TwoTankControl::PumpControl::Operation::Filling->Pausing  model.xmi:356 */
        if (m->branch.tank1_level_at_least_control_full > 0.5) {
            if (are_equal(control_seen_Operation_Filling_1, 0.0)) {
                control_seen_Operation_Filling_1 = 3.0;
                control_since_Operation_Filling_1 = m->time;
            } else if (are_equal(control_seen_Operation_Filling_1, 1.0)) {
                control_seen_Operation_Filling_1 = 2.0;
                control_since_Operation_Filling_1 = m->time;
            }
        } else {
            control_seen_Operation_Filling_1 = 1.0;
        }
    } else if (are_equal(m->pre.control_Operation, 3.0)) {
        /* TwoTankControl::PumpControl::Operation::Waiting->Filling  model.xmi:370 */
        if (m->branch.tank2_level_at_most_control_low > 0.5) {
            if (are_equal(control_seen_Operation_Waiting_1, 0.0)) {
                control_seen_Operation_Waiting_1 = 3.0;
                control_since_Operation_Waiting_1 = m->time;
            } else if (are_equal(control_seen_Operation_Waiting_1, 1.0)) {
                control_seen_Operation_Waiting_1 = 2.0;
                control_since_Operation_Waiting_1 = m->time;
            }
        } else {
            control_seen_Operation_Waiting_1 = 1.0;
        }
    }
    /* TwoTankControl::PumpControl::Operation  model.xmi:152 */
    if (are_equal(m->pre.control_Operation, 0.0)) {
        /* TwoTankControl::PumpControl::Operation::Filling  model.xmi:154 */
        control_Operation = 1.0;
        /* TwoTankControl::PumpControl::Operation::Filling  model.xmi:356 */
        control_seen_Operation_Filling_1 = m->time <= control_consumed_Operation_1 ? 4.0 : 0.0;
        /* running := true  model.xmi:157 */
        control_running = 1.0;
        /* fillings := fillings + 1  model.xmi:157 */
        control_fillings = control_fillings + 1.0;
    } else if (are_equal(m->pre.control_Operation, 1.0)) {
        /* TwoTankControl::PumpControl::Operation::Filling  model.xmi:154 */
        if (control_seen_Operation_Filling_1 >= 2.0 && control_seen_Operation_Filling_1 <= 3.0
                && m->time <= control_since_Operation_Filling_1) {
            /* TwoTankControl::PumpControl::Operation::Filling->Pausing  model.xmi:356 */
            if (control_seen_Operation_Filling_1 >= 3.0 && control_seen_Operation_Filling_1 <= 3.0
                    && m->time <= control_since_Operation_Filling_1) {
                control_held_Operation_Filling_1 = 1.0;
            }
            if (control_seen_Operation_Filling_1 >= 2.0 && control_seen_Operation_Filling_1 <= 3.0
                    && m->time <= control_since_Operation_Filling_1) {
                control_consumed_Operation_1 = m->time;
                control_seen_Operation_Filling_1 = 4.0;
            }
            /* running := false  model.xmi:161 */
            control_running = 0.0;
            /* TwoTankControl::PumpControl::Operation::Pausing  model.xmi:164 */
            control_Operation = 2.0;
            control_entered_Operation = m->time;
        }
    } else if (are_equal(m->pre.control_Operation, 2.0)) {
        if (m->branch.relation_of_algorithm > 0.5) {
            /* TwoTankControl::PumpControl::Operation::Waiting  model.xmi:165 */
            control_Operation = 3.0;
            /* TwoTankControl::PumpControl::Operation::Waiting  model.xmi:370 */
            control_seen_Operation_Waiting_1 = m->time <= control_consumed_Operation_2 ? 4.0 : 0.0;
        }
    } else if (are_equal(m->pre.control_Operation, 3.0)) {
        /* TwoTankControl::PumpControl::Operation::Waiting  model.xmi:165 */
        if (control_seen_Operation_Waiting_1 >= 2.0 && control_seen_Operation_Waiting_1 <= 3.0
                && m->time <= control_since_Operation_Waiting_1) {
            /* TwoTankControl::PumpControl::Operation::Waiting->Filling  model.xmi:370 */
            if (control_seen_Operation_Waiting_1 >= 3.0 && control_seen_Operation_Waiting_1 <= 3.0
                    && m->time <= control_since_Operation_Waiting_1) {
                control_held_Operation_Waiting_1 = 1.0;
            }
            if (control_seen_Operation_Waiting_1 >= 2.0 && control_seen_Operation_Waiting_1 <= 3.0
                    && m->time <= control_since_Operation_Waiting_1) {
                control_consumed_Operation_2 = m->time;
                control_seen_Operation_Waiting_1 = 4.0;
            }
            /* TwoTankControl::PumpControl::Operation::Filling  model.xmi:154 */
            control_Operation = 1.0;
            /* TwoTankControl::PumpControl::Operation::Filling  model.xmi:356 */
            control_seen_Operation_Filling_1 = m->time <= control_consumed_Operation_1 ? 4.0 : 0.0;
            /* running := true  model.xmi:157 */
            control_running = 1.0;
            /* fillings := fillings + 1  model.xmi:157 */
            control_fillings = control_fillings + 1.0;
        }
    }
    m->control.fillings = control_fillings;
    m->control.running = control_running;
    m->control.Operation = control_Operation;
    m->control.entered_Operation = control_entered_Operation;
    m->control.seen_Operation_Filling_1 = control_seen_Operation_Filling_1;
    m->control.since_Operation_Filling_1 = control_since_Operation_Filling_1;
    m->control.consumed_Operation_1 = control_consumed_Operation_1;
    m->control.held_Operation_Filling_1 = control_held_Operation_Filling_1;
    m->control.seen_Operation_Waiting_1 = control_seen_Operation_Waiting_1;
    m->control.since_Operation_Waiting_1 = control_since_Operation_Waiting_1;
    m->control.consumed_Operation_2 = control_consumed_Operation_2;
    m->control.held_Operation_Waiting_1 = control_held_Operation_Waiting_1;

    return MODEL_OK;
}

static void begin_update(Model *m)
{
    /* What algorithms assign is seen in the next round; what no tick changes stays. */
    m->control.fillings = m->pre.control_fillings;
    m->control.running = m->pre.control_running;
    m->control.Operation = m->pre.control_Operation;
    m->control.entered_Operation = m->pre.control_entered_Operation;
    m->control.seen_Operation_Filling_1 = m->pre.control_seen_Operation_Filling_1;
    m->control.since_Operation_Filling_1 = m->pre.control_since_Operation_Filling_1;
    m->control.consumed_Operation_1 = m->pre.control_consumed_Operation_1;
    m->control.held_Operation_Filling_1 = m->pre.control_held_Operation_Filling_1;
    m->control.seen_Operation_Waiting_1 = m->pre.control_seen_Operation_Waiting_1;
    m->control.since_Operation_Waiting_1 = m->pre.control_since_Operation_Waiting_1;
    m->control.consumed_Operation_2 = m->pre.control_consumed_Operation_2;
    m->control.held_Operation_Waiting_1 = m->pre.control_held_Operation_Waiting_1;
}

static ModelStatus update(Model *m)
{
    ModelStatus status;

    /* A1  decides tank1.level >= control.full  model.xmi:150 */
    m->branch.tank1_level_at_least_control_full = are_equal(m->pre.control_Operation, 1.0)
            ? instant_kept(m->tank1.level >= m->control.full ? 1.0 : 0.0, m->tank1.level - m->control.full,
            m->branch.tank1_level_at_least_control_full, m->slack[0]) : m->branch.tank1_level_at_least_control_full;

    /* A1  decides tank2.level <= control.low  model.xmi:150 */
    m->branch.tank2_level_at_most_control_low = are_equal(m->pre.control_Operation, 3.0)
            ? instant_kept(m->tank2.level <= m->control.low ? 1.0 : 0.0, m->tank2.level - m->control.low,
            m->branch.tank2_level_at_most_control_low, m->slack[1]) : m->branch.tank2_level_at_most_control_low;

    /* A1  decides time >= control.entered(Operation) + control.pause  model.xmi:150 */
    m->branch.relation_of_algorithm = are_equal(m->pre.control_Operation, 2.0)
            ? instant_truth(m->time, 1.0, -(m->control.entered_Operation + m->control.pause), true)
            : m->branch.relation_of_algorithm;

    status = algorithm_1(m);
    if (status != MODEL_OK)
        return status;

    return MODEL_OK;
}

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    indicator[0] = are_equal(m->pre.control_Operation, 1.0)
            ? instant_margin(m->tank1.level - m->control.full, m->branch.tank1_level_at_least_control_full, true)
            : 1.0;
    indicator[1] = are_equal(m->pre.control_Operation, 3.0)
            ? instant_margin(m->control.low - m->tank2.level, m->branch.tank2_level_at_most_control_low, true) : 1.0;

    return MODEL_OK;
}

static void next_instant(const Model *m, double *next)
{
    /* time >= control.entered(Operation) + control.pause */
    *next = fmin(*next, are_equal(m->pre.control_Operation, 2.0)
            ? instant_of_truth(m->time, 1.0, -(m->control.entered_Operation + m->control.pause)) : INFINITY);
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
    /* E1  pump  PumpConstraint::flow  q = if on then -delivery else 0  model.xmi:332 */
    const double pump_outlet_q = listed[1];
    const double pump_on_bSig = listed[0];
    const double pump_delivery = listed[3];
    const double part_of_E1 = pump_on_bSig > 0.5 ? -pump_delivery : 0.0;
    residual[0] = pump_outlet_q - part_of_E1;
    scale[0] = fabs(pump_outlet_q) + fabs(part_of_E1);

    /* E2  tank1  TankConstraint::pressure  p = density*gravity*level  model.xmi:302 */
    const double tank1_opening_p = listed[5];
    const double tank1_density = listed[9];
    const double tank1_gravity = listed[8];
    const double tank1_level = listed[10];
    residual[1] = tank1_opening_p - tank1_density * tank1_gravity * tank1_level;
    scale[1] = fabs(tank1_opening_p) + fabs(tank1_density * tank1_gravity * tank1_level);

    /* E3  tank1  TankConstraint::storage  area*der(level) = q  model.xmi:308 */
    const double tank1_area = listed[7];
    const double der_tank1_level = listed[43];
    const double tank1_opening_q = listed[4];
    residual[2] = tank1_area * der_tank1_level - tank1_opening_q;
    scale[2] = fabs(tank1_area * der_tank1_level) + fabs(tank1_opening_q);

    /* E4  tank1  TankConstraint::signal  y = level  model.xmi:314 */
    const double tank1_levelOut_rSig = listed[6];
    residual[3] = tank1_levelOut_rSig - tank1_level;
    scale[3] = fabs(tank1_levelOut_rSig) + fabs(tank1_level);

    /* E5  pipe  SimplePipeConstraint::balance  qA + qB = 0  Fluid.xmi:206 */
    const double pipe_a_q = listed[11];
    const double pipe_b_q = listed[13];
    residual[4] = pipe_a_q + pipe_b_q - 0.0;
    scale[4] = fabs(pipe_a_q) + fabs(pipe_b_q);

    /* E6  pipe  SimplePipeConstraint::flow  VflowC = qA  Fluid.xmi:212 */
    const double pipe_VflowC = listed[16];
    residual[5] = pipe_VflowC - pipe_a_q;
    scale[5] = fabs(pipe_VflowC) + fabs(pipe_a_q);

    /* E7  pipe  SimplePipeConstraint::drop  dpC = pA - pB  Fluid.xmi:218 */
    const double pipe_dpC = listed[17];
    const double pipe_a_p = listed[12];
    const double pipe_b_p = listed[14];
    residual[6] = pipe_dpC - (pipe_a_p - pipe_b_p);
    scale[6] = fabs(pipe_dpC) + fabs(pipe_a_p) + fabs(pipe_b_p);

    /* E8  pipe  SimplePipeConstraint::law  dpC = resistance*VflowC  Fluid.xmi:224 */
    const double pipe_resistance = listed[15];
    residual[7] = pipe_dpC - pipe_resistance * pipe_VflowC;
    scale[7] = fabs(pipe_dpC) + fabs(pipe_resistance * pipe_VflowC);

    /* E9  tank2  TankConstraint::pressure  p = density*gravity*level  model.xmi:302 */
    const double tank2_opening_p = listed[19];
    const double tank2_density = listed[23];
    const double tank2_gravity = listed[22];
    const double tank2_level = listed[24];
    residual[8] = tank2_opening_p - tank2_density * tank2_gravity * tank2_level;
    scale[8] = fabs(tank2_opening_p) + fabs(tank2_density * tank2_gravity * tank2_level);

    /* E10  tank2  TankConstraint::storage  area*der(level) = q  model.xmi:308 */
    const double tank2_area = listed[21];
    const double der_tank2_level = listed[44];
    const double tank2_opening_q = listed[18];
    residual[9] = tank2_area * der_tank2_level - tank2_opening_q;
    scale[9] = fabs(tank2_area * der_tank2_level) + fabs(tank2_opening_q);

    /* E11  tank2  TankConstraint::signal  y = level  model.xmi:314 */
    const double tank2_levelOut_rSig = listed[20];
    residual[10] = tank2_levelOut_rSig - tank2_level;
    scale[10] = fabs(tank2_levelOut_rSig) + fabs(tank2_level);

    /* E12  outlet  SimplePipeConstraint::balance  qA + qB = 0  Fluid.xmi:206 */
    const double outlet_a_q = listed[25];
    const double outlet_b_q = listed[27];
    residual[11] = outlet_a_q + outlet_b_q - 0.0;
    scale[11] = fabs(outlet_a_q) + fabs(outlet_b_q);

    /* E13  outlet  SimplePipeConstraint::flow  VflowC = qA  Fluid.xmi:212 */
    const double outlet_VflowC = listed[30];
    residual[12] = outlet_VflowC - outlet_a_q;
    scale[12] = fabs(outlet_VflowC) + fabs(outlet_a_q);

    /* E14  outlet  SimplePipeConstraint::drop  dpC = pA - pB  Fluid.xmi:218 */
    const double outlet_dpC = listed[31];
    const double outlet_a_p = listed[26];
    const double outlet_b_p = listed[28];
    residual[13] = outlet_dpC - (outlet_a_p - outlet_b_p);
    scale[13] = fabs(outlet_dpC) + fabs(outlet_a_p) + fabs(outlet_b_p);

    /* E15  outlet  SimplePipeConstraint::law  dpC = resistance*VflowC  Fluid.xmi:224 */
    const double outlet_resistance = listed[29];
    residual[14] = outlet_dpC - outlet_resistance * outlet_VflowC;
    scale[14] = fabs(outlet_dpC) + fabs(outlet_resistance * outlet_VflowC);

    /* E16  drain  CnstPressureSourceConstraint::source  p = pressure  Fluid.xmi:241 */
    const double drain_p_p = listed[33];
    const double drain_pressure = listed[34];
    residual[15] = drain_p_p - drain_pressure;
    scale[15] = fabs(drain_p_p) + fabs(drain_pressure);

    /* E17  control  PumpControlConstraint::signal  y = running  model.xmi:347 */
    const double control_pumpOn_bSig = listed[37];
    const double control_running = listed[42];
    residual[16] = control_pumpOn_bSig - control_running;
    scale[16] = fabs(control_pumpOn_bSig) + fabs(control_running);

    /* E18  connection ControlledTanks::c1  pump.outlet.p = tank1.opening.p  model.xmi:205 */
    const double pump_outlet_p = listed[2];
    residual[17] = pump_outlet_p - tank1_opening_p;
    scale[17] = fabs(pump_outlet_p) + fabs(tank1_opening_p);

    /* E19  connection ControlledTanks::c2  tank1.opening.p = pipe.a.p  model.xmi:209 */
    residual[18] = tank1_opening_p - pipe_a_p;
    scale[18] = fabs(tank1_opening_p) + fabs(pipe_a_p);

    /* E20  connection ControlledTanks::c3  pipe.b.p = tank2.opening.p  model.xmi:215 */
    residual[19] = pipe_b_p - tank2_opening_p;
    scale[19] = fabs(pipe_b_p) + fabs(tank2_opening_p);

    /* E21  connection ControlledTanks::c4  tank2.opening.p = outlet.a.p  model.xmi:221 */
    residual[20] = tank2_opening_p - outlet_a_p;
    scale[20] = fabs(tank2_opening_p) + fabs(outlet_a_p);

    /* E22  connection ControlledTanks::c5  outlet.b.p = drain.p.p  model.xmi:227 */
    residual[21] = outlet_b_p - drain_p_p;
    scale[21] = fabs(outlet_b_p) + fabs(drain_p_p);

    /* E23  connection ControlledTanks::c6  tank1.levelOut.rSig = control.upperLevel.rSig  model.xmi:235 */
    const double control_upperLevel_rSig = listed[35];
    residual[22] = tank1_levelOut_rSig - control_upperLevel_rSig;
    scale[22] = fabs(tank1_levelOut_rSig) + fabs(control_upperLevel_rSig);

    /* E24  connection ControlledTanks::c7  tank2.levelOut.rSig = control.lowerLevel.rSig  model.xmi:239 */
    const double control_lowerLevel_rSig = listed[36];
    residual[23] = tank2_levelOut_rSig - control_lowerLevel_rSig;
    scale[23] = fabs(tank2_levelOut_rSig) + fabs(control_lowerLevel_rSig);

    /* E25  connection ControlledTanks::c8  control.pumpOn.bSig = pump.on.bSig  model.xmi:243 */
    residual[24] = control_pumpOn_bSig - pump_on_bSig;
    scale[24] = fabs(control_pumpOn_bSig) + fabs(pump_on_bSig);

    /* E26  flows at ControlledTanks::c1  pump.outlet.q + tank1.opening.q + pipe.a.q = 0  model.xmi:205 */
    residual[25] = pump_outlet_q + tank1_opening_q + pipe_a_q - 0.0;
    scale[25] = fabs(pump_outlet_q) + fabs(tank1_opening_q) + fabs(pipe_a_q);

    /* E27  flows at ControlledTanks::c3  pipe.b.q + tank2.opening.q + outlet.a.q = 0  model.xmi:215 */
    residual[26] = pipe_b_q + tank2_opening_q + outlet_a_q - 0.0;
    scale[26] = fabs(pipe_b_q) + fabs(tank2_opening_q) + fabs(outlet_a_q);

    /* E28  flows at ControlledTanks::c5  outlet.b.q + drain.p.q = 0  model.xmi:227 */
    const double drain_p_q = listed[32];
    residual[27] = outlet_b_q + drain_p_q - 0.0;
    scale[27] = fabs(outlet_b_q) + fabs(drain_p_q);
}

/* ---- how far branches are from changing ---- */

static void branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    /* A1  decides tank1.level >= control.full  model.xmi:150 */
    const double tank1_level = listed[10];
    const double control_full = listed[38];
    margin[0] = are_equal(m->pre.control_Operation, 1.0)
            ? (2.0 * m->branch.tank1_level_at_least_control_full - 1.0) * (tank1_level - control_full) : 1.0;
    /* A1  decides tank2.level <= control.low  model.xmi:150 */
    const double control_low = listed[39];
    const double tank2_level = listed[24];
    margin[1] = are_equal(m->pre.control_Operation, 3.0)
            ? (2.0 * m->branch.tank2_level_at_most_control_low - 1.0) * (control_low - tank2_level) : 1.0;
    /* A1  decides time >= control.entered(Operation) + control.pause  model.xmi:150 */
    const double control_pause = listed[40];
    margin[2] = are_equal(m->pre.control_Operation, 2.0)
            ? (2.0 * m->branch.relation_of_algorithm - 1.0) * (time - (m->control.entered_Operation + control_pause))
            : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double control_fillings = m->pre.control_fillings;
    bool control_fillings_is_set = false;
    double control_running = m->pre.control_running;
    bool control_running_is_set = false;
    double control_Operation = m->pre.control_Operation;
    bool control_Operation_is_set = false;
    double control_entered_Operation = m->pre.control_entered_Operation;
    bool control_entered_Operation_is_set = false;
    double control_seen_Operation_Filling_1 = m->pre.control_seen_Operation_Filling_1;
    bool control_seen_Operation_Filling_1_is_set = false;
    double control_since_Operation_Filling_1 = m->pre.control_since_Operation_Filling_1;
    bool control_since_Operation_Filling_1_is_set = false;
    double control_consumed_Operation_1 = m->pre.control_consumed_Operation_1;
    bool control_consumed_Operation_1_is_set = false;
    double control_held_Operation_Filling_1 = m->pre.control_held_Operation_Filling_1;
    bool control_held_Operation_Filling_1_is_set = false;
    double control_seen_Operation_Waiting_1 = m->pre.control_seen_Operation_Waiting_1;
    bool control_seen_Operation_Waiting_1_is_set = false;
    double control_since_Operation_Waiting_1 = m->pre.control_since_Operation_Waiting_1;
    bool control_since_Operation_Waiting_1_is_set = false;
    double control_consumed_Operation_2 = m->pre.control_consumed_Operation_2;
    bool control_consumed_Operation_2_is_set = false;
    double control_held_Operation_Waiting_1 = m->pre.control_held_Operation_Waiting_1;
    bool control_held_Operation_Waiting_1_is_set = false;
    if (are_equal(m->pre.control_Operation, 1.0)) {
        if (m->branch.tank1_level_at_least_control_full > 0.5) {
            if (are_equal(control_seen_Operation_Filling_1, 0.0)) {
                control_seen_Operation_Filling_1 = 3.0;
                control_seen_Operation_Filling_1_is_set = true;
                control_since_Operation_Filling_1 = time;
                control_since_Operation_Filling_1_is_set = true;
            } else if (are_equal(control_seen_Operation_Filling_1, 1.0)) {
                control_seen_Operation_Filling_1 = 2.0;
                control_seen_Operation_Filling_1_is_set = true;
                control_since_Operation_Filling_1 = time;
                control_since_Operation_Filling_1_is_set = true;
            }
        } else {
            control_seen_Operation_Filling_1 = 1.0;
            control_seen_Operation_Filling_1_is_set = true;
        }
    } else if (are_equal(m->pre.control_Operation, 3.0)) {
        if (m->branch.tank2_level_at_most_control_low > 0.5) {
            if (are_equal(control_seen_Operation_Waiting_1, 0.0)) {
                control_seen_Operation_Waiting_1 = 3.0;
                control_seen_Operation_Waiting_1_is_set = true;
                control_since_Operation_Waiting_1 = time;
                control_since_Operation_Waiting_1_is_set = true;
            } else if (are_equal(control_seen_Operation_Waiting_1, 1.0)) {
                control_seen_Operation_Waiting_1 = 2.0;
                control_seen_Operation_Waiting_1_is_set = true;
                control_since_Operation_Waiting_1 = time;
                control_since_Operation_Waiting_1_is_set = true;
            }
        } else {
            control_seen_Operation_Waiting_1 = 1.0;
            control_seen_Operation_Waiting_1_is_set = true;
        }
    }
    if (are_equal(m->pre.control_Operation, 0.0)) {
        control_Operation = 1.0;
        control_Operation_is_set = true;
        control_seen_Operation_Filling_1 = time <= control_consumed_Operation_1 ? 4.0 : 0.0;
        control_seen_Operation_Filling_1_is_set = true;
        control_running = 1.0;
        control_running_is_set = true;
        control_fillings = control_fillings + 1.0;
        control_fillings_is_set = true;
    } else if (are_equal(m->pre.control_Operation, 1.0)) {
        if (control_seen_Operation_Filling_1 >= 2.0 && control_seen_Operation_Filling_1 <= 3.0
                && time <= control_since_Operation_Filling_1) {
            if (control_seen_Operation_Filling_1 >= 3.0 && control_seen_Operation_Filling_1 <= 3.0
                    && time <= control_since_Operation_Filling_1) {
                control_held_Operation_Filling_1 = 1.0;
                control_held_Operation_Filling_1_is_set = true;
            }
            if (control_seen_Operation_Filling_1 >= 2.0 && control_seen_Operation_Filling_1 <= 3.0
                    && time <= control_since_Operation_Filling_1) {
                control_consumed_Operation_1 = time;
                control_consumed_Operation_1_is_set = true;
                control_seen_Operation_Filling_1 = 4.0;
                control_seen_Operation_Filling_1_is_set = true;
            }
            control_running = 0.0;
            control_running_is_set = true;
            control_Operation = 2.0;
            control_Operation_is_set = true;
            control_entered_Operation = time;
            control_entered_Operation_is_set = true;
        }
    } else if (are_equal(m->pre.control_Operation, 2.0)) {
        if (m->branch.relation_of_algorithm > 0.5) {
            control_Operation = 3.0;
            control_Operation_is_set = true;
            control_seen_Operation_Waiting_1 = time <= control_consumed_Operation_2 ? 4.0 : 0.0;
            control_seen_Operation_Waiting_1_is_set = true;
        }
    } else if (are_equal(m->pre.control_Operation, 3.0)) {
        if (control_seen_Operation_Waiting_1 >= 2.0 && control_seen_Operation_Waiting_1 <= 3.0
                && time <= control_since_Operation_Waiting_1) {
            if (control_seen_Operation_Waiting_1 >= 3.0 && control_seen_Operation_Waiting_1 <= 3.0
                    && time <= control_since_Operation_Waiting_1) {
                control_held_Operation_Waiting_1 = 1.0;
                control_held_Operation_Waiting_1_is_set = true;
            }
            if (control_seen_Operation_Waiting_1 >= 2.0 && control_seen_Operation_Waiting_1 <= 3.0
                    && time <= control_since_Operation_Waiting_1) {
                control_consumed_Operation_2 = time;
                control_consumed_Operation_2_is_set = true;
                control_seen_Operation_Waiting_1 = 4.0;
                control_seen_Operation_Waiting_1_is_set = true;
            }
            control_Operation = 1.0;
            control_Operation_is_set = true;
            control_seen_Operation_Filling_1 = time <= control_consumed_Operation_1 ? 4.0 : 0.0;
            control_seen_Operation_Filling_1_is_set = true;
            control_running = 1.0;
            control_running_is_set = true;
            control_fillings = control_fillings + 1.0;
            control_fillings_is_set = true;
        }
    }
    value[0] = control_fillings;
    is_set[0] = control_fillings_is_set;
    value[1] = control_running;
    is_set[1] = control_running_is_set;
    value[2] = control_Operation;
    is_set[2] = control_Operation_is_set;
    value[3] = control_entered_Operation;
    is_set[3] = control_entered_Operation_is_set;
    value[4] = control_seen_Operation_Filling_1;
    is_set[4] = control_seen_Operation_Filling_1_is_set;
    value[5] = control_since_Operation_Filling_1;
    is_set[5] = control_since_Operation_Filling_1_is_set;
    value[6] = control_consumed_Operation_1;
    is_set[6] = control_consumed_Operation_1_is_set;
    value[7] = control_held_Operation_Filling_1;
    is_set[7] = control_held_Operation_Filling_1_is_set;
    value[8] = control_seen_Operation_Waiting_1;
    is_set[8] = control_seen_Operation_Waiting_1_is_set;
    value[9] = control_since_Operation_Waiting_1;
    is_set[9] = control_since_Operation_Waiting_1_is_set;
    value[10] = control_consumed_Operation_2;
    is_set[10] = control_consumed_Operation_2_is_set;
    value[11] = control_held_Operation_Waiting_1;
    is_set[11] = control_held_Operation_Waiting_1_is_set;
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
    /* E2: pump.outlet.p by tank1.level */
    partial[2] = m->tank1.density * m->tank1.gravity;

    /* E9: pipe.b.p by tank2.level */
    partial[3] = m->tank2.density * m->tank2.gravity;

    /* E8: pipe.VflowC by pipe.dpC */
    partial[4] = 1.0 / m->pipe.resistance;

    /* E3: der(tank1.level) by tank1.opening.q */
    partial[5] = 1.0 / m->tank1.area;

    /* E15: outlet.VflowC by outlet.dpC */
    partial[6] = 1.0 / m->outlet.resistance;

    /* E10: der(tank2.level) by tank2.opening.q */
    partial[7] = 1.0 / m->tank2.area;
}

/* ---- tables ---- */

const int model_variable_count = 46;
const int model_equation_count = 28;
const int model_constraint_count = 28;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

static const char *const truths[] = {"false", "true", NULL};
static const char *const literals_45[] = {"Filling", "Pausing", "Waiting", NULL};

/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"pump.on.bSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:41 SysPhSLibrary::ComponentInteraction::SignalFlow::BooleanSignalInElement::bSig", "control.running", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, control.running), 1, 0.0, offsetof(Model, start.control_running), 0.0, 24, truths, 0, false},
    /* 1 */ {"pump.outlet.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pump.outlet.q), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 2 */ {"pump.outlet.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pump.outlet.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 3 */ {"pump.delivery", "m^3/s", "Flow while the pump runs",
        "model.xmi:85 TwoTankControl::Pump::delivery", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pump.delivery), 1, 0.0, offsetof(Model, pump.delivery), 0.0, -1, NULL, 0, false},
    /* 4 */ {"tank1.opening.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tank1.opening.q), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 25, NULL, 0, false},
    /* 5 */ {"tank1.opening.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "pump.outlet.p", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pump.outlet.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 17, NULL, 0, false},
    /* 6 */ {"tank1.levelOut.rSig", "m", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "tank1.level", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tank1.level), 1, 0.0, offsetof(Model, start.tank1_level), 0.0, 3, NULL, 0, false},
    /* 7 */ {"tank1.area", "m^2", "Area of the surface",
        "model.xmi:25 TwoTankControl::Tank::area", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tank1.area), 1, 0.0, offsetof(Model, tank1.area), 0.0, -1, NULL, 0, false},
    /* 8 */ {"tank1.gravity", "m/s^2", "Acceleration of gravity",
        "model.xmi:29 TwoTankControl::Tank::gravity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tank1.gravity), 1, 0.0, offsetof(Model, tank1.gravity), 0.0, -1, NULL, 0, false},
    /* 9 */ {"tank1.density", "kg/m^3", "Density of the fluid",
        "model.xmi:33 TwoTankControl::Tank::density", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tank1.density), 1, 0.0, offsetof(Model, tank1.density), 0.0, -1, NULL, 0, false},
    /* 10 */ {"tank1.level", "m", "Level of the fluid above the opening",
        "model.xmi:37 TwoTankControl::Tank::level", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, tank1.level), 1, 0.0, offsetof(Model, start.tank1_level), 0.0, -1, NULL, 0, false},
    /* 11 */ {"pipe.a.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "pipe.VflowC", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.VflowC), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 12 */ {"pipe.a.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "pump.outlet.p", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pump.outlet.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 18, NULL, 0, false},
    /* 13 */ {"pipe.b.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "-pipe.VflowC", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.VflowC), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 14 */ {"pipe.b.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.b.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 15 */ {"pipe.resistance", "Pa*s/m^3", "Pressure drop at unit flow",
        "Fluid.xmi:65 Fluid::SimplePipe::resistance", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pipe.resistance), 1, 0.0, offsetof(Model, pipe.resistance), 0.0, -1, NULL, 0, false},
    /* 16 */ {"pipe.VflowC", "m^3/s", "Flow from a to b",
        "Fluid.xmi:68 Fluid::SimplePipe::VflowC", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.VflowC), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 17 */ {"pipe.dpC", "Pa", "Pressure at a minus pressure at b",
        "Fluid.xmi:72 Fluid::SimplePipe::dpC", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.dpC), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 18 */ {"tank2.opening.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tank2.opening.q), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 26, NULL, 0, false},
    /* 19 */ {"tank2.opening.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "pipe.b.p", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.b.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 19, NULL, 0, false},
    /* 20 */ {"tank2.levelOut.rSig", "m", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "tank2.level", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tank2.level), 1, 0.0, offsetof(Model, start.tank2_level), 0.0, 10, NULL, 0, false},
    /* 21 */ {"tank2.area", "m^2", "Area of the surface",
        "model.xmi:25 TwoTankControl::Tank::area", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tank2.area), 1, 0.0, offsetof(Model, tank2.area), 0.0, -1, NULL, 0, false},
    /* 22 */ {"tank2.gravity", "m/s^2", "Acceleration of gravity",
        "model.xmi:29 TwoTankControl::Tank::gravity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tank2.gravity), 1, 0.0, offsetof(Model, tank2.gravity), 0.0, -1, NULL, 0, false},
    /* 23 */ {"tank2.density", "kg/m^3", "Density of the fluid",
        "model.xmi:33 TwoTankControl::Tank::density", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, tank2.density), 1, 0.0, offsetof(Model, tank2.density), 0.0, -1, NULL, 0, false},
    /* 24 */ {"tank2.level", "m", "Level of the fluid above the opening",
        "model.xmi:37 TwoTankControl::Tank::level", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, tank2.level), 1, 0.0, offsetof(Model, start.tank2_level), 0.0, -1, NULL, 0, false},
    /* 25 */ {"outlet.a.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "outlet.VflowC", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, outlet.VflowC), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 11, NULL, 0, false},
    /* 26 */ {"outlet.a.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "pipe.b.p", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pipe.b.p), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 20, NULL, 0, false},
    /* 27 */ {"outlet.b.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "-outlet.VflowC", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, outlet.VflowC), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 28 */ {"outlet.b.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "drain.pressure", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, drain.pressure), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
    /* 29 */ {"outlet.resistance", "Pa*s/m^3", "Pressure drop at unit flow",
        "Fluid.xmi:65 Fluid::SimplePipe::resistance", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, outlet.resistance), 1, 0.0, offsetof(Model, outlet.resistance), 0.0, -1, NULL, 0, false},
    /* 30 */ {"outlet.VflowC", "m^3/s", "Flow from a to b",
        "Fluid.xmi:68 Fluid::SimplePipe::VflowC", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, outlet.VflowC), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 31 */ {"outlet.dpC", "Pa", "Pressure at a minus pressure at b",
        "Fluid.xmi:72 Fluid::SimplePipe::dpC", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, outlet.dpC), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
    /* 32 */ {"drain.p.q", "m^3/s", "Volume flow into the block that owns the port",
        "SysPhSLibrary.xmi:116 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::q", "outlet.VflowC", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, outlet.VflowC), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 27, NULL, 0, false},
    /* 33 */ {"drain.p.p", "Pa", "Pressure",
        "SysPhSLibrary.xmi:119 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingVolume::p", "drain.pressure", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, drain.pressure), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 34 */ {"drain.pressure", "Pa", "Pressure",
        "Fluid.xmi:120 Fluid::CnstPressureSource::pressure", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, drain.pressure), 1, 0.0, offsetof(Model, drain.pressure), 0.0, -1, NULL, 0, false},
    /* 35 */ {"control.upperLevel.rSig", "m", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "tank1.level", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tank1.level), 1, 0.0, offsetof(Model, start.tank1_level), 0.0, 22, NULL, 0, false},
    /* 36 */ {"control.lowerLevel.rSig", "m", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "tank2.level", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, tank2.level), 1, 0.0, offsetof(Model, start.tank2_level), 0.0, 23, NULL, 0, false},
    /* 37 */ {"control.pumpOn.bSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:48 SysPhSLibrary::ComponentInteraction::SignalFlow::BooleanSignalOutElement::bSig", "control.running", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, control.running), 1, 0.0, offsetof(Model, start.control_running), 0.0, 16, truths, 0, false},
    /* 38 */ {"control.full", "m", "Level of the first tank at which the pump stops",
        "model.xmi:118 TwoTankControl::PumpControl::full", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, control.full), 1, 0.0, offsetof(Model, control.full), 0.0, -1, NULL, 0, false},
    /* 39 */ {"control.low", "m", "Level of the second tank at which the pump may start",
        "model.xmi:122 TwoTankControl::PumpControl::low", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, control.low), 1, 0.0, offsetof(Model, control.low), 0.0, -1, NULL, 0, false},
    /* 40 */ {"control.pause", "s", "Least time between two runs of the pump",
        "model.xmi:126 TwoTankControl::PumpControl::pause", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, control.pause), 1, 0.0, offsetof(Model, control.pause), 0.0, -1, NULL, 0, false},
    /* 41 */ {"control.fillings", "", "Number of starts of the pump",
        "model.xmi:129 TwoTankControl::PumpControl::fillings", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, control.fillings), 1, 0.0, offsetof(Model, start.control_fillings), 0.0, -1, NULL, 0, false},
    /* 42 */ {"control.running", "", "Does the pump run?",
        "model.xmi:134 TwoTankControl::PumpControl::running", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, control.running), 1, 0.0, offsetof(Model, start.control_running), 0.0, -1, truths, 0, false},
    /* 43 */ {"der(tank1.level)", "m/s", "",
        "model.xmi:37 TwoTankControl::Tank::level", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, tank1.der_level), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 44 */ {"der(tank2.level)", "m/s", "",
        "model.xmi:37 TwoTankControl::Tank::level", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, tank2.der_level), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 45 */ {"control.Operation", "", "",
        "model.xmi:152 TwoTankControl::PumpControl::Operation", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, control.Operation), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, literals_45, 1, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    1, 0, 3, -1,
    5, 9, 8, 10, -1,
    7, 43, 4, -1,
    6, 10, -1,
    11, 13, -1,
    16, 11, -1,
    17, 12, 14, -1,
    17, 15, 16, -1,
    19, 23, 22, 24, -1,
    21, 44, 18, -1,
    20, 24, -1,
    25, 27, -1,
    30, 25, -1,
    31, 26, 28, -1,
    31, 29, 30, -1,
    33, 34, -1,
    37, 42, -1,
    2, 5, -1,
    5, 12, -1,
    14, 19, -1,
    19, 26, -1,
    28, 33, -1,
    6, 35, -1,
    20, 36, -1,
    37, 0, -1,
    1, 4, 11, -1,
    13, 18, 25, -1,
    27, 32, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "TwoTankControl::Constraints::PumpConstraint::flow", "pump",
        "pump.outlet.q = if pump.on.bSig then -pump.delivery else 0", "model.xmi:332", held + 0, false},
    /* 1 */ {"E2", "TwoTankControl::Constraints::TankConstraint::pressure", "tank1",
        "tank1.opening.p = tank1.density*tank1.gravity*tank1.level", "model.xmi:302", held + 4, false},
    /* 2 */ {"E3", "TwoTankControl::Constraints::TankConstraint::storage", "tank1",
        "tank1.area*der(tank1.level) = tank1.opening.q", "model.xmi:308", held + 9, false},
    /* 3 */ {"E4", "TwoTankControl::Constraints::TankConstraint::signal", "tank1",
        "tank1.levelOut.rSig = tank1.level", "model.xmi:314", held + 13, false},
    /* 4 */ {"E5", "Fluid::Constraints::SimplePipeConstraint::balance", "pipe",
        "pipe.a.q + pipe.b.q = 0", "Fluid.xmi:206", held + 16, false},
    /* 5 */ {"E6", "Fluid::Constraints::SimplePipeConstraint::flow", "pipe",
        "pipe.VflowC = pipe.a.q", "Fluid.xmi:212", held + 19, false},
    /* 6 */ {"E7", "Fluid::Constraints::SimplePipeConstraint::drop", "pipe",
        "pipe.dpC = pipe.a.p - pipe.b.p", "Fluid.xmi:218", held + 22, false},
    /* 7 */ {"E8", "Fluid::Constraints::SimplePipeConstraint::law", "pipe",
        "pipe.dpC = pipe.resistance*pipe.VflowC", "Fluid.xmi:224", held + 26, false},
    /* 8 */ {"E9", "TwoTankControl::Constraints::TankConstraint::pressure", "tank2",
        "tank2.opening.p = tank2.density*tank2.gravity*tank2.level", "model.xmi:302", held + 30, false},
    /* 9 */ {"E10", "TwoTankControl::Constraints::TankConstraint::storage", "tank2",
        "tank2.area*der(tank2.level) = tank2.opening.q", "model.xmi:308", held + 35, false},
    /* 10 */ {"E11", "TwoTankControl::Constraints::TankConstraint::signal", "tank2",
        "tank2.levelOut.rSig = tank2.level", "model.xmi:314", held + 39, false},
    /* 11 */ {"E12", "Fluid::Constraints::SimplePipeConstraint::balance", "outlet",
        "outlet.a.q + outlet.b.q = 0", "Fluid.xmi:206", held + 42, false},
    /* 12 */ {"E13", "Fluid::Constraints::SimplePipeConstraint::flow", "outlet",
        "outlet.VflowC = outlet.a.q", "Fluid.xmi:212", held + 45, false},
    /* 13 */ {"E14", "Fluid::Constraints::SimplePipeConstraint::drop", "outlet",
        "outlet.dpC = outlet.a.p - outlet.b.p", "Fluid.xmi:218", held + 48, false},
    /* 14 */ {"E15", "Fluid::Constraints::SimplePipeConstraint::law", "outlet",
        "outlet.dpC = outlet.resistance*outlet.VflowC", "Fluid.xmi:224", held + 52, false},
    /* 15 */ {"E16", "Fluid::Constraints::CnstPressureSourceConstraint::source", "drain",
        "drain.p.p = drain.pressure", "Fluid.xmi:241", held + 56, false},
    /* 16 */ {"E17", "TwoTankControl::Constraints::PumpControlConstraint::signal", "control",
        "control.pumpOn.bSig = control.running", "model.xmi:347", held + 59, false},
    /* 17 */ {"E18", "TwoTankControl::ControlledTanks::c1", "",
        "pump.outlet.p = tank1.opening.p", "model.xmi:205", held + 62, false},
    /* 18 */ {"E19", "TwoTankControl::ControlledTanks::c2", "",
        "tank1.opening.p = pipe.a.p", "model.xmi:209", held + 65, false},
    /* 19 */ {"E20", "TwoTankControl::ControlledTanks::c3", "",
        "pipe.b.p = tank2.opening.p", "model.xmi:215", held + 68, false},
    /* 20 */ {"E21", "TwoTankControl::ControlledTanks::c4", "",
        "tank2.opening.p = outlet.a.p", "model.xmi:221", held + 71, false},
    /* 21 */ {"E22", "TwoTankControl::ControlledTanks::c5", "",
        "outlet.b.p = drain.p.p", "model.xmi:227", held + 74, false},
    /* 22 */ {"E23", "TwoTankControl::ControlledTanks::c6", "",
        "tank1.levelOut.rSig = control.upperLevel.rSig", "model.xmi:235", held + 77, false},
    /* 23 */ {"E24", "TwoTankControl::ControlledTanks::c7", "",
        "tank2.levelOut.rSig = control.lowerLevel.rSig", "model.xmi:239", held + 80, false},
    /* 24 */ {"E25", "TwoTankControl::ControlledTanks::c8", "",
        "control.pumpOn.bSig = pump.on.bSig", "model.xmi:243", held + 83, false},
    /* 25 */ {"E26", "TwoTankControl::ControlledTanks::c1", "",
        "pump.outlet.q + tank1.opening.q + pipe.a.q = 0", "model.xmi:205", held + 86, false},
    /* 26 */ {"E27", "TwoTankControl::ControlledTanks::c3", "",
        "pipe.b.q + tank2.opening.q + outlet.a.q = 0", "model.xmi:215", held + 90, false},
    /* 27 */ {"E28", "TwoTankControl::ControlledTanks::c5", "",
        "outlet.b.q + drain.p.q = 0", "model.xmi:227", held + 94, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"tank1.level >= control.full", "TwoTankControl::PumpControl::Operation", "model.xmi:150", -1, offsetof(Model, branch.tank1_level_at_least_control_full), false, false, false, -1, 0, offsetof(Model, slack[0])},
    {"tank2.level <= control.low", "TwoTankControl::PumpControl::Operation", "model.xmi:150", -1, offsetof(Model, branch.tank2_level_at_most_control_low), false, false, false, -1, 0, offsetof(Model, slack[1])},
    {"time >= control.entered(Operation) + control.pause", "TwoTankControl::PumpControl::Operation", "model.xmi:150", -1, offsetof(Model, branch.relation_of_algorithm), false, true, false, -1, 0, offsetof(Model, slack[2])},
};

/* Rows of branches. */
static const int indicator_branches[] = {0, 1, -1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 3;
const int model_indicator_count = 2;

/* Row of model_variables, name, where it is stored, its value before and its start; felt between events, group
 * in which it is assumed, set by what steps; what is said when it ends the run, and if that is a failure. */
static const ModelDiscrete discretes[] = {
    {41, "control.fillings", offsetof(Model, control.fillings), offsetof(Model, pre.control_fillings), offsetof(Model, start.control_fillings), false, -1, true, false, NULL, NULL, false},
    {42, "control.running", offsetof(Model, control.running), offsetof(Model, pre.control_running), offsetof(Model, start.control_running), true, -1, true, false, NULL, NULL, false},
    {45, "control.Operation", offsetof(Model, control.Operation), offsetof(Model, pre.control_Operation), offsetof(Model, start.control_Operation), false, -1, true, false, NULL, NULL, false},
    {-1, "control.entered(Operation)", offsetof(Model, control.entered_Operation), offsetof(Model, pre.control_entered_Operation), offsetof(Model, start.control_entered_Operation), false, -1, true, false, NULL, NULL, false},
    {-1, "control.seen(Operation.Filling,1)", offsetof(Model, control.seen_Operation_Filling_1), offsetof(Model, pre.control_seen_Operation_Filling_1), offsetof(Model, start.control_seen_Operation_Filling_1), false, -1, true, false, NULL, NULL, false},
    {-1, "control.since(Operation.Filling,1)", offsetof(Model, control.since_Operation_Filling_1), offsetof(Model, pre.control_since_Operation_Filling_1), offsetof(Model, start.control_since_Operation_Filling_1), false, -1, true, false, NULL, NULL, false},
    {-1, "control.consumed(Operation,1)", offsetof(Model, control.consumed_Operation_1), offsetof(Model, pre.control_consumed_Operation_1), offsetof(Model, start.control_consumed_Operation_1), false, -1, true, false, NULL, NULL, false},
    {-1, "control.held(Operation.Filling,1)", offsetof(Model, control.held_Operation_Filling_1), offsetof(Model, pre.control_held_Operation_Filling_1), offsetof(Model, start.control_held_Operation_Filling_1), false, -1, true, false, "'upperLevel.rSig >= full' (TwoTankControl::PumpControl::Operation::Filling->Pausing, of control, model.xmi:356)", NULL, false},
    {-1, "control.seen(Operation.Waiting,1)", offsetof(Model, control.seen_Operation_Waiting_1), offsetof(Model, pre.control_seen_Operation_Waiting_1), offsetof(Model, start.control_seen_Operation_Waiting_1), false, -1, true, false, NULL, NULL, false},
    {-1, "control.since(Operation.Waiting,1)", offsetof(Model, control.since_Operation_Waiting_1), offsetof(Model, pre.control_since_Operation_Waiting_1), offsetof(Model, start.control_since_Operation_Waiting_1), false, -1, true, false, NULL, NULL, false},
    {-1, "control.consumed(Operation,2)", offsetof(Model, control.consumed_Operation_2), offsetof(Model, pre.control_consumed_Operation_2), offsetof(Model, start.control_consumed_Operation_2), false, -1, true, false, NULL, NULL, false},
    {-1, "control.held(Operation.Waiting,1)", offsetof(Model, control.held_Operation_Waiting_1), offsetof(Model, pre.control_held_Operation_Waiting_1), offsetof(Model, start.control_held_Operation_Waiting_1), false, -1, true, false, "'lowerLevel.rSig <= low' (TwoTankControl::PumpControl::Operation::Waiting->Filling, of control, model.xmi:370)", NULL, false},
};

const ModelDiscrete *const model_discretes = discretes;
const int model_discrete_count = 12;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

/* What algorithms set: name, statements, part, source; row of resets, -1 if it is discrete and stored there, its sign. */
static const ModelAction actions[] = {
    {"control.fillings", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.fillings), 1},
    {"control.running", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.running), 1},
    {"control.Operation", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.Operation), 1},
    {"control.entered(Operation)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.entered_Operation), 1},
    {"control.seen(Operation.Filling,1)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.seen_Operation_Filling_1), 1},
    {"control.since(Operation.Filling,1)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.since_Operation_Filling_1), 1},
    {"control.consumed(Operation,1)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.consumed_Operation_1), 1},
    {"control.held(Operation.Filling,1)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.held_Operation_Filling_1), 1},
    {"control.seen(Operation.Waiting,1)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.seen_Operation_Waiting_1), 1},
    {"control.since(Operation.Waiting,1)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.since_Operation_Waiting_1), 1},
    {"control.consumed(Operation,2)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.consumed_Operation_2), 1},
    {"control.held(Operation.Waiting,1)", "TwoTankControl::PumpControl::Operation", "control", "model.xmi:150", -1, offsetof(Model, control.held_Operation_Waiting_1), 1},
};

const ModelAction *const model_actions = actions;
const int model_action_count = 12;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    1.0, -1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 4, 5, 6, 7, 8, 9, 11, 12};
static const int jacobian_row_slot[] = {
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
static const int jacobian_term_slot[] = {
    0, 1, 2, 3, 4, 5, 6, 3, 8, 5, 9, 10};
static const int jacobian_term_partial[] = {
    2, 3, 0, 1, 4, 1, 5, 0, 6, 0, 1, 7};
static const int jacobian_derivative[] = {
    7, 11};
static const int jacobian_column_start[] = {
    0, 2, 4};
static const int jacobian_row_index[] = {
    0, 1, 0, 1};
static const int jacobian_colour[] = {
    0, 1};

const ModelJacobian model_jacobian = {
    .states = 2,
    .slots = 12,
    .rows = 10,
    .loop_count = 0,
    .partial_count = 8,
    .number_count = 2,
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

/* Connector, part, source. */
static const ModelConnector connectors[] = {
    {"TwoTankControl::ControlledTanks::c1", "", "model.xmi:205"},
    {"TwoTankControl::ControlledTanks::c2", "", "model.xmi:209"},
    {"TwoTankControl::ControlledTanks::c3", "", "model.xmi:215"},
    {"TwoTankControl::ControlledTanks::c4", "", "model.xmi:221"},
    {"TwoTankControl::ControlledTanks::c5", "", "model.xmi:227"},
    {"TwoTankControl::ControlledTanks::c6", "", "model.xmi:235"},
    {"TwoTankControl::ControlledTanks::c7", "", "model.xmi:239"},
    {"TwoTankControl::ControlledTanks::c8", "", "model.xmi:243"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {1, 4}, {false, false}},
    {0, {2, 5}, {false, false}},
    {1, {4, 11}, {false, false}},
    {1, {5, 12}, {false, false}},
    {2, {13, 18}, {false, false}},
    {2, {14, 19}, {false, false}},
    {3, {18, 25}, {false, false}},
    {3, {19, 26}, {false, false}},
    {4, {27, 32}, {false, false}},
    {4, {28, 33}, {false, false}},
    {5, {6, 35}, {false, false}},
    {6, {20, 36}, {false, false}},
    {7, {37, 0}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    1, 4, 11, 13, 18, 25, 27, 32};

static const ModelJoints model_joints = {13, 8, joint_table, connectors, flows};

static const char *const plot[] = {"tank1.level", "tank2.level", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

/* Variables that are whole numbers. */
static const int integers[] = {41, -1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of ControlledTanksExperiment",
    "",
    "28 equations drawn, 0 derived; 17 eliminated as aliases, 0 redundant, 0 of constants, 11 in use",
    "2 states; 11 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  tank1.level                                   start 0.2                                           its start is given",
    "  tank2.level                                   start 0.1                                           its start is given",
    "",
    "Eliminated",
    "  E25    pump.on.bSig                           = control.running                                   model.xmi:243",
    "  E18    tank1.opening.p                        = pump.outlet.p                                     model.xmi:205",
    "  E4     tank1.levelOut.rSig                    = tank1.level                                       model.xmi:314",
    "  E5     pipe.a.q                               = pipe.VflowC                                       Fluid.xmi:206",
    "  E19    pipe.a.p                               = pump.outlet.p                                     model.xmi:209",
    "  E6     pipe.b.q                               = -pipe.VflowC                                      Fluid.xmi:212",
    "  E20    tank2.opening.p                        = pipe.b.p                                          model.xmi:215",
    "  E11    tank2.levelOut.rSig                    = tank2.level                                       model.xmi:314",
    "  E12    outlet.a.q                             = outlet.VflowC                                     Fluid.xmi:206",
    "  E21    outlet.a.p                             = pipe.b.p                                          model.xmi:221",
    "  E13    outlet.b.q                             = -outlet.VflowC                                    Fluid.xmi:212",
    "  E22    outlet.b.p                             = drain.pressure                                    model.xmi:227",
    "  E28    drain.p.q                              = outlet.VflowC                                     model.xmi:227",
    "  E16    drain.p.p                              = drain.pressure                                    Fluid.xmi:241",
    "  E23    control.upperLevel.rSig                = tank1.level                                       model.xmi:235",
    "  E24    control.lowerLevel.rSig                = tank2.level                                       model.xmi:239",
    "  E17    control.pumpOn.bSig                    = control.running                                   model.xmi:347",
    "",
    "Start",
    "         tank1.level := 0.2",
    "         tank2.level := 0.1",
    "",
    "Continuous time",
    "  E1     pump.outlet.q := if control.running then -pump.delivery else 0                             model.xmi:332",
    "  E2     pump.outlet.p := tank1.density*tank1.gravity*tank1.level                                   model.xmi:302",
    "  E9     pipe.b.p := tank2.density*tank2.gravity*tank2.level                                        model.xmi:302",
    "  E7     pipe.dpC := pump.outlet.p - pipe.b.p                                                       Fluid.xmi:218",
    "  E8     pipe.VflowC := pipe.dpC/pipe.resistance  unless pipe.resistance vanishes                   Fluid.xmi:224",
    "  E26    tank1.opening.q := -(pump.outlet.q + pipe.VflowC)                                          model.xmi:205",
    "  E3     der(tank1.level) := tank1.opening.q/tank1.area  unless tank1.area vanishes                 model.xmi:308",
    "  E14    outlet.dpC := pipe.b.p - drain.pressure                                                    Fluid.xmi:218",
    "  E15    outlet.VflowC := outlet.dpC/outlet.resistance  unless outlet.resistance vanishes           Fluid.xmi:224",
    "  E27    tank2.opening.q := -(-pipe.VflowC + outlet.VflowC)                                         model.xmi:215",
    "  E10    der(tank2.level) := tank2.opening.q/tank2.area  unless tank2.area vanishes                 model.xmi:308",
    "",
    "Branches, kept between events",
    "         tank1.level >= control.full            located",
    "         tank2.level <= control.low             located",
    "         time >= control.entered(Operation) + control.pause at control.entered(Operation) + control.pause",
    "",
    "At events",
    "         decide tank1.level >= control.full",
    "         decide tank2.level <= control.low",
    "         decide time >= control.entered(Operation) + control.pause",
    "  A1     TwoTankControl::PumpControl::Operation                                                     model.xmi:150",
    "         if pre(control.Operation) == 1 then",
    "             if tank1.level >= control.full then",
    "                 if noEvent(control.seen(Operation.Filling,1) == 0) then",
    "                     control.seen(Operation.Filling,1) := 3;",
    "                     control.since(Operation.Filling,1) := time;",
    "                 elseif noEvent(control.seen(Operation.Filling,1) == 1) then",
    "                     control.seen(Operation.Filling,1) := 2;",
    "                     control.since(Operation.Filling,1) := time;",
    "                 end if;",
    "             else",
    "                 control.seen(Operation.Filling,1) := 1;",
    "             end if;",
    "         elseif pre(control.Operation) == 3 then",
    "             if tank2.level <= control.low then",
    "                 if noEvent(control.seen(Operation.Waiting,1) == 0) then",
    "                     control.seen(Operation.Waiting,1) := 3;",
    "                     control.since(Operation.Waiting,1) := time;",
    "                 elseif noEvent(control.seen(Operation.Waiting,1) == 1) then",
    "                     control.seen(Operation.Waiting,1) := 2;",
    "                     control.since(Operation.Waiting,1) := time;",
    "                 end if;",
    "             else",
    "                 control.seen(Operation.Waiting,1) := 1;",
    "             end if;",
    "         end if;",
    "         if pre(control.Operation) == 0 then",
    "             control.Operation := 1;",
    "             control.seen(Operation.Filling,1) := if noEvent(time <= control.consumed(Operation,1)) then 4 else 0;",
    "             control.running := true;",
    "             control.fillings := control.fillings + 1;",
    "         elseif pre(control.Operation) == 1 then",
    "             if noEvent(control.seen(Operation.Filling,1) >= 2) and noEvent(control.seen(Operation.Filling,1) <= 3) and noEvent(time <= control.since(Operation.Filling,1)) then",
    "                 if noEvent(control.seen(Operation.Filling,1) >= 3) and noEvent(control.seen(Operation.Filling,1) <= 3) and noEvent(time <= control.since(Operation.Filling,1)) then",
    "                     control.held(Operation.Filling,1) := true;",
    "                 end if;",
    "                 if noEvent(control.seen(Operation.Filling,1) >= 2) and noEvent(control.seen(Operation.Filling,1) <= 3) and noEvent(time <= control.since(Operation.Filling,1)) then",
    "                     control.consumed(Operation,1) := time;",
    "                     control.seen(Operation.Filling,1) := 4;",
    "                 end if;",
    "                 control.running := false;",
    "                 control.Operation := 2;",
    "                 control.entered(Operation) := time;",
    "             end if;",
    "         elseif pre(control.Operation) == 2 then",
    "             if time >= control.entered(Operation) + control.pause then",
    "                 control.Operation := 3;",
    "                 control.seen(Operation.Waiting,1) := if noEvent(time <= control.consumed(Operation,2)) then 4 else 0;",
    "             end if;",
    "         elseif pre(control.Operation) == 3 then",
    "             if noEvent(control.seen(Operation.Waiting,1) >= 2) and noEvent(control.seen(Operation.Waiting,1) <= 3) and noEvent(time <= control.since(Operation.Waiting,1)) then",
    "                 if noEvent(control.seen(Operation.Waiting,1) >= 3) and noEvent(control.seen(Operation.Waiting,1) <= 3) and noEvent(time <= control.since(Operation.Waiting,1)) then",
    "                     control.held(Operation.Waiting,1) := true;",
    "                 end if;",
    "                 if noEvent(control.seen(Operation.Waiting,1) >= 2) and noEvent(control.seen(Operation.Waiting,1) <= 3) and noEvent(time <= control.since(Operation.Waiting,1)) then",
    "                     control.consumed(Operation,2) := time;",
    "                     control.seen(Operation.Waiting,1) := 4;",
    "                 end if;",
    "                 control.Operation := 1;",
    "                 control.seen(Operation.Filling,1) := if noEvent(time <= control.consumed(Operation,1)) then 4 else 0;",
    "                 control.running := true;",
    "                 control.fillings := control.fillings + 1;",
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
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "ControlledTanksExperiment",
    .qualified_name = "TwoTankControl::ControlledTanksExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 600.0,
    .interval = 0.5,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = branch_margins,
    .integers = integers,
};
