/* GripExperiment.c - simulation of Gripper::GripExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 4 states, 13 equations (3 eliminated), no algebraic loops.
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

/* Gripper::Arm */
struct Arm {
    double m;                               /* kg, constant, model.xmi:16 */
    double kp;                              /* N/m, constant, model.xmi:20 */
    double kd;                              /* N*s/m, constant, model.xmi:24 */
    double g;                               /* m/s^2, constant, model.xmi:28 */
    double z;                               /* m, state, model.xmi:32 */
    double v;                               /* m/s, state, model.xmi:37 */
    double target;                          /* m, variable, model.xmi:42 */
    double force;                           /* N, variable, model.xmi:46 */
    double load;                            /* N, variable, model.xmi:50 */
    double der_z;                           /* m/s, derivative */
    double der_v;                           /* m/s^2, derivative */
};

/* Gripper::Sphere */
struct Sphere {
    double m;                               /* kg, constant, model.xmi:66 */
    double r;                               /* m, constant, model.xmi:70 */
    double restitution;                     /* constant, model.xmi:75 */
    double g;                               /* m/s^2, constant, model.xmi:80 */
    double h;                               /* m, state, model.xmi:84 */
    double v;                               /* m/s, state, model.xmi:89 */
    double bounces;                         /* discrete, model.xmi:98 */
    double der_h;                           /* m/s, derivative */
    double der_v;                           /* m/s^2, derivative */
    double when_1;                          /* discrete, model.xmi:110 */
};

/* Gripper::Target */
struct Target {
    double first;                           /* m, constant, model.xmi:115 */
    double second;                          /* m, constant, model.xmi:120 */
    double changeTime;                      /* s, constant, model.xmi:125 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double gripper_z;                       /* m, initial value */
    double gripper_v;                       /* m/s, initial value */
    double sphere_h;                        /* m, initial value */
    double sphere_v;                        /* m/s, initial value */
    double sphere_bounces;                  /* initial value */
    double attached;                        /* initial value */
    double sphere_when_1;                   /* initial value */
    double Gripping;                        /* initial value */
    double seen_Gripping_Free_1;            /* initial value */
    double since_Gripping_Free_1;           /* initial value */
    double consumed_Gripping_1;             /* initial value */
    double held_Gripping_Free_1;            /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double sphere_h_at_most_sphere_r;       /* sphere.h <= sphere.r */
    double sphere_v_below_0;                /* sphere.v < 0 */
    double time_below_ref_changeTime;       /* time < ref.changeTime */
    double sphere_h___sphere_r_at_least_gripper_z; /* sphere.h + sphere.r >= gripper.z */
    double time_at_least_releaseTime;       /* time >= releaseTime */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double sphere_bounces;
    double attached;
    double sphere_when_1;
    double Gripping;
    double seen_Gripping_Free_1;
    double since_Gripping_Free_1;
    double consumed_Gripping_1;
    double held_Gripping_Free_1;
};

/* What algorithms set states to at the present event, and whether they do. */
struct ModelResets {
    double gripper_v;
    double gripper_v_is_set;
    double sphere_v;
    double sphere_v_is_set;
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    double releaseTime;                     /* s, constant, model.xmi:152 */
    double attached;                        /* discrete, model.xmi:157 */
    double common;                          /* m/s, variable, model.xmi:166 */
    double Gripping;                        /* discrete, model.xmi:187 */
    double seen_Gripping_Free_1;            /* discrete, model.xmi:294 */
    double since_Gripping_Free_1;           /* discrete, model.xmi:294 */
    double consumed_Gripping_1;             /* discrete, model.xmi:294 */
    double held_Gripping_Free_1;            /* discrete, model.xmi:294 */
    struct Arm gripper;                     /* part, model.xmi:140 */
    struct Sphere sphere;                   /* part, model.xmi:144 */
    struct Target ref;                      /* part, model.xmi:148 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[5];           /* how near to its boundary each of them keeps its value */
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
    /* E7  gripper  Arm::height  der(z) = v  model.xmi:58 */
    m->gripper.der_z = m->gripper.v;

    /* E13  ref  Target::change  height = if time < changeTime then first else second  model.xmi:135
     *     height is gripper.target */
    const double gripper_target = m->branch.time_below_ref_changeTime > 0.5 ? m->ref.first : m->ref.second;

    /* E6  gripper  Arm::control  force = kp*(target - z) - kd*v + m*g  model.xmi:55 */
    const double gripper_force = m->gripper.kp * (gripper_target - m->gripper.z) - m->gripper.kd * m->gripper.v
            + m->gripper.m * m->gripper.g;

    /* E2  GripTest::holding  model.xmi:174
     *     grip = if attached then gripper.force*sphere.m/(gripper.m + sphere.m) else 0
     *     grip is gripper.load */
    const double gripper_load = m->attached > 0.5 ? gripper_force * m->sphere.m / (m->gripper.m + m->sphere.m) : 0.0;

    /* E8  gripper  Arm::momentum  m*der(v) = force - load - m*g  model.xmi:61
     *     solved for der(gripper.v) */
    m->gripper.der_v = (gripper_force - gripper_load - m->gripper.m * m->gripper.g) / m->gripper.m;

    /* E9  sphere  Sphere::height  der(h) = v  model.xmi:104 */
    m->sphere.der_h = m->sphere.v;

    /* E10  sphere  Sphere::momentum  m*der(v) = hold - m*g  model.xmi:107
     *     solved for der(sphere.v); hold is gripper.load */
    m->sphere.der_v = (gripper_load - m->sphere.m * m->sphere.g) / m->sphere.m;

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E5  GripTest::merged  model.xmi:183
     *     common = (gripper.m*gripper.v + sphere.m*sphere.v)/(gripper.m + sphere.m) */
    m->common = (m->gripper.m * m->gripper.v + m->sphere.m * m->sphere.v) / (m->gripper.m + m->sphere.m);

    /* E13 again, as in model_evaluate */
    m->gripper.target = m->branch.time_below_ref_changeTime > 0.5 ? m->ref.first : m->ref.second;

    /* E6 again, as in model_evaluate */
    m->gripper.force = m->gripper.kp * (m->gripper.target - m->gripper.z) - m->gripper.kd * m->gripper.v
            + m->gripper.m * m->gripper.g;

    /* E2 again, as in model_evaluate */
    m->gripper.load = m->attached > 0.5 ? m->gripper.force * m->sphere.m / (m->gripper.m + m->sphere.m) : 0.0;

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E8  gripper  Arm::momentum  m*der(v) = force - load - m*g  model.xmi:61 */
    if (!(fabs(m->gripper.m) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 7, NULL, m->gripper.m);

    /* divisor in E10  sphere  Sphere::momentum  m*der(v) = hold - m*g  model.xmi:107 */
    if (!(fabs(m->sphere.m) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 9, NULL, m->sphere.m);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->gripper.z = m->start.gripper_z;
    m->gripper.v = m->start.gripper_v;
    m->sphere.h = m->start.sphere_h;
    m->sphere.v = m->start.sphere_v;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->gripper.m = 2.0; /* kg */
    m->gripper.kp = 100.0; /* N/m */
    m->gripper.kd = 25.0; /* N*s/m */
    m->gripper.g = 9.81; /* m/s^2 */
    m->sphere.m = 0.5; /* kg */
    m->sphere.r = 0.05; /* m */
    m->sphere.restitution = 0.6;
    m->sphere.g = 9.81; /* m/s^2 */
    m->ref.first = 1.0; /* m */
    m->ref.second = 0.6; /* m */
    m->ref.changeTime = 0.9; /* s */
    m->releaseTime = 1.5; /* s */
    m->start.gripper_z = 1.2; /* m */
    m->start.gripper_v = 0.0; /* m/s */
    m->start.sphere_h = 0.05; /* m */
    m->start.sphere_v = 5.0; /* m/s */
    m->start.sphere_bounces = 0.0;
    m->start.attached = 0.0;
    m->start.sphere_when_1 = 0.0;
    m->start.Gripping = 0.0;
    m->start.seen_Gripping_Free_1 = 0.0;
    m->start.since_Gripping_Free_1 = 0.0;
    m->start.consumed_Gripping_1 = -1e+300;
    m->start.held_Gripping_Free_1 = 0.0;
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
    m->gripper.z = x[0]; /* m */
    m->gripper.v = x[1]; /* m/s */
    m->sphere.h = x[2]; /* m */
    m->sphere.v = x[3]; /* m/s */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->gripper.z; /* m */
    x[1] = m->gripper.v; /* m/s */
    x[2] = m->sphere.h; /* m */
    x[3] = m->sphere.v; /* m/s */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->gripper.der_z; /* m/s */
    dx[1] = m->gripper.der_v; /* m/s^2 */
    dx[2] = m->sphere.der_h; /* m/s */
    dx[3] = m->sphere.der_v; /* m/s^2 */
}

/* Rows of model_variables. */
static const int states[] = {
        4, 5, 13, 14};

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

/* A1  sphere  Gripper::Sphere::impact  model.xmi:110 */
static ModelStatus algorithm_1(Model *m)
{
    double sphere_v = m->sphere.v;
    bool sphere_v_is_set = false;

    /* when h <= r and v < 0  model.xmi:110 */
    if (m->sphere.when_1 > 0.5 && !(m->pre.sphere_when_1 > 0.5)) {
        /* reinit(v, -restitution*v)  model.xmi:110 */
        sphere_v = -(m->sphere.restitution * m->sphere.v);
        sphere_v_is_set = true;
    }
    if (sphere_v_is_set) {
        if (m->reset.sphere_v_is_set > 0.0 && instant_is_other(m->reset.sphere_v, sphere_v))
            return model_fail_at(m, MODEL_SET_TWICE,
            "sphere.v by 'Gripper::Sphere::impact' of sphere, model.xmi:110; also set by 'Gripper::GripTest::Gripping', model.xmi:185", sphere_v);
        m->reset.sphere_v = sphere_v;
        m->reset.sphere_v_is_set = 1.0;
    }

    return MODEL_OK;
}

/* A2    Gripper::GripTest::Gripping  model.xmi:185 */
static ModelStatus algorithm_2(Model *m)
{
    double gripper_v = m->gripper.v;
    bool gripper_v_is_set = false;
    double sphere_v = m->sphere.v;
    bool sphere_v_is_set = false;
    double attached = m->pre.attached;
    double Gripping = m->pre.Gripping;
    double seen_Gripping_Free_1 = m->pre.seen_Gripping_Free_1;
    double since_Gripping_Free_1 = m->pre.since_Gripping_Free_1;
    double consumed_Gripping_1 = m->pre.consumed_Gripping_1;
    double held_Gripping_Free_1 = m->pre.held_Gripping_Free_1;

    /* Gripper::GripTest::Gripping  model.xmi:187 */
    if (are_equal(m->pre.Gripping, 1.0)) {
        /* Gripper::GripTest::Gripping::Free->Held  model.xmi:294 */
        if (m->branch.sphere_h___sphere_r_at_least_gripper_z > 0.5) {
            if (are_equal(seen_Gripping_Free_1, 0.0)) {
                seen_Gripping_Free_1 = 3.0;
                since_Gripping_Free_1 = m->time;
            } else if (are_equal(seen_Gripping_Free_1, 1.0)) {
                seen_Gripping_Free_1 = 2.0;
                since_Gripping_Free_1 = m->time;
            }
        } else {
            seen_Gripping_Free_1 = 1.0;
        }
    }
    /* Gripper::GripTest::Gripping  model.xmi:187 */
    if (are_equal(m->pre.Gripping, 0.0)) {
        /* Gripper::GripTest::Gripping::Free  model.xmi:189 */
        Gripping = 1.0;
        /* Gripper::GripTest::Gripping::Free  model.xmi:294 */
        seen_Gripping_Free_1 = m->time <= consumed_Gripping_1 ? 4.0 : 0.0;
    } else if (are_equal(m->pre.Gripping, 1.0)) {
        /* Gripper::GripTest::Gripping::Free  model.xmi:189 */
        if (seen_Gripping_Free_1 >= 2.0 && seen_Gripping_Free_1 <= 3.0 && m->time <= since_Gripping_Free_1) {
            /* Gripper::GripTest::Gripping::Free->Held  model.xmi:294 */
            if (seen_Gripping_Free_1 >= 3.0 && seen_Gripping_Free_1 <= 3.0 && m->time <= since_Gripping_Free_1) {
                held_Gripping_Free_1 = 1.0;
            }
            if (seen_Gripping_Free_1 >= 2.0 && seen_Gripping_Free_1 <= 3.0 && m->time <= since_Gripping_Free_1) {
                consumed_Gripping_1 = m->time;
                seen_Gripping_Free_1 = 4.0;
            }
            /* Gripper::GripTest::Gripping::Held  model.xmi:190 */
            Gripping = 2.0;
            /* attached := true  model.xmi:193 */
            attached = 1.0;
            /* gripper.v := common  model.xmi:193 */
            gripper_v = m->common;
            gripper_v_is_set = true;
            /* sphere.v := common  model.xmi:193 */
            sphere_v = m->common;
            sphere_v_is_set = true;
        }
    } else if (are_equal(m->pre.Gripping, 2.0)) {
        /* Gripper::GripTest::Gripping::Held  model.xmi:190 */
        if (m->branch.time_at_least_releaseTime > 0.5) {
            /* Gripper::GripTest::Gripping::Released  model.xmi:196 */
            Gripping = 3.0;
            /* attached := false  model.xmi:199 */
            attached = 0.0;
        }
    }
    if (gripper_v_is_set) {
        m->reset.gripper_v = gripper_v;
        m->reset.gripper_v_is_set = 1.0;
    }
    if (sphere_v_is_set) {
        if (m->reset.sphere_v_is_set > 0.0 && instant_is_other(m->reset.sphere_v, sphere_v))
            return model_fail_at(m, MODEL_SET_TWICE,
            "sphere.v by 'Gripper::GripTest::Gripping', model.xmi:185; also set by 'Gripper::Sphere::impact' of sphere, model.xmi:110", sphere_v);
        m->reset.sphere_v = sphere_v;
        m->reset.sphere_v_is_set = 1.0;
    }
    m->attached = attached;
    m->Gripping = Gripping;
    m->seen_Gripping_Free_1 = seen_Gripping_Free_1;
    m->since_Gripping_Free_1 = since_Gripping_Free_1;
    m->consumed_Gripping_1 = consumed_Gripping_1;
    m->held_Gripping_Free_1 = held_Gripping_Free_1;

    return MODEL_OK;
}

static void begin_update(Model *m)
{
    /* What algorithms assign is seen in the next round; what no tick changes stays. */
    m->attached = m->pre.attached;
    m->Gripping = m->pre.Gripping;
    m->seen_Gripping_Free_1 = m->pre.seen_Gripping_Free_1;
    m->since_Gripping_Free_1 = m->pre.since_Gripping_Free_1;
    m->consumed_Gripping_1 = m->pre.consumed_Gripping_1;
    m->held_Gripping_Free_1 = m->pre.held_Gripping_Free_1;
    m->reset.gripper_v = m->gripper.v;
    m->reset.gripper_v_is_set = 0.0;
    m->reset.sphere_v = m->sphere.v;
    m->reset.sphere_v_is_set = 0.0;
}

static ModelStatus update(Model *m)
{
    ModelStatus status;

    /* E5 again, as in model_outputs */
    m->common = (m->gripper.m * m->gripper.v + m->sphere.m * m->sphere.v) / (m->gripper.m + m->sphere.m);

    /* E11  decides sphere.h <= sphere.r  model.xmi:110 */
    m->branch.sphere_h_at_most_sphere_r = instant_kept(m->sphere.h <= m->sphere.r ? 1.0 : 0.0,
            m->sphere.h - m->sphere.r, m->branch.sphere_h_at_most_sphere_r, m->slack[0]);

    /* E11  decides sphere.v < 0  model.xmi:110 */
    m->branch.sphere_v_below_0 = instant_kept(m->sphere.v < 0.0 ? 1.0 : 0.0, m->sphere.v, m->branch.sphere_v_below_0,
            m->slack[1]);

    /* E13  decides time < ref.changeTime  model.xmi:135 */
    m->branch.time_below_ref_changeTime = instant_truth(m->time, -1.0, m->ref.changeTime, false);

    /* A2  decides sphere.h + sphere.r >= gripper.z  model.xmi:185 */
    m->branch.sphere_h___sphere_r_at_least_gripper_z = are_equal(m->pre.Gripping, 1.0)
            ? instant_kept(m->sphere.h + m->sphere.r >= m->gripper.z ? 1.0 : 0.0,
            m->sphere.h + m->sphere.r - m->gripper.z, m->branch.sphere_h___sphere_r_at_least_gripper_z,
            m->slack[3]) : m->branch.sphere_h___sphere_r_at_least_gripper_z;

    /* A2  decides time >= releaseTime  model.xmi:185 */
    m->branch.time_at_least_releaseTime = are_equal(m->pre.Gripping, 2.0)
            ? instant_truth(m->time, 1.0, -m->releaseTime, true) : m->branch.time_at_least_releaseTime;

    /* E11  sphere  Sphere::impact  when h <= r and v < 0 then  model.xmi:110 */
    m->sphere.when_1 = m->branch.sphere_h_at_most_sphere_r > 0.5 && m->branch.sphere_v_below_0 > 0.5 ? 1.0 : 0.0;

    /* E12  sphere  Sphere::impact  model.xmi:110
     *     when h <= r and v < 0 then reinit(v, -restitution*v); bounces = pre(bounces) + 1; end when */
    m->sphere.bounces = m->sphere.when_1 > 0.5 && !(m->pre.sphere_when_1 > 0.5) ? m->pre.sphere_bounces + 1.0
            : m->pre.sphere_bounces;

    status = algorithm_2(m);
    if (status != MODEL_OK)
        return status;

    status = algorithm_1(m);
    if (status != MODEL_OK)
        return status;

    return MODEL_OK;
}

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    indicator[0] = instant_margin(m->sphere.r - m->sphere.h, m->branch.sphere_h_at_most_sphere_r, true);
    indicator[1] = instant_margin(-m->sphere.v, m->branch.sphere_v_below_0, false);
    indicator[2] = are_equal(m->pre.Gripping, 1.0)
            ? instant_margin(m->sphere.h + m->sphere.r - m->gripper.z,
            m->branch.sphere_h___sphere_r_at_least_gripper_z, true) : 1.0;

    return MODEL_OK;
}

static void next_instant(const Model *m, double *next)
{
    /* time < ref.changeTime */
    *next = fmin(*next, instant_of_truth(m->time, -1.0, m->ref.changeTime));
    /* time >= releaseTime */
    *next = fmin(*next, are_equal(m->pre.Gripping, 2.0) ? instant_of_truth(m->time, 1.0, -m->releaseTime) : INFINITY);
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
    /* E1  GripTest::asked  gripper.target = ref.height  model.xmi:171 */
    const double gripper_target = listed[6];
    const double ref_height = listed[20];
    residual[0] = gripper_target - ref_height;
    scale[0] = fabs(gripper_target) + fabs(ref_height);

    /* E2  GripTest::holding  model.xmi:174
     *     grip = if attached then gripper.force*sphere.m/(gripper.m + sphere.m) else 0 */
    const double grip = listed[23];
    const double attached = listed[22];
    const double gripper_force = listed[7];
    const double sphere_m = listed[9];
    const double gripper_m = listed[0];
    const double part_of_E2 = attached > 0.5 ? gripper_force * sphere_m / (gripper_m + sphere_m) : 0.0;
    residual[1] = grip - part_of_E2;
    scale[1] = fabs(grip) + fabs(part_of_E2);

    /* E3  GripTest::action  sphere.hold = grip  model.xmi:177 */
    const double sphere_hold = listed[15];
    residual[2] = sphere_hold - grip;
    scale[2] = fabs(sphere_hold) + fabs(grip);

    /* E4  GripTest::reaction  gripper.load = grip  model.xmi:180 */
    const double gripper_load = listed[8];
    residual[3] = gripper_load - grip;
    scale[3] = fabs(gripper_load) + fabs(grip);

    /* E5  GripTest::merged  model.xmi:183
     *     common = (gripper.m*gripper.v + sphere.m*sphere.v)/(gripper.m + sphere.m) */
    const double common = listed[24];
    const double gripper_v = listed[5];
    const double sphere_v = listed[14];
    const double part_of_E5 = (gripper_m * gripper_v + sphere_m * sphere_v) / (gripper_m + sphere_m);
    residual[4] = common - part_of_E5;
    scale[4] = fabs(common) + fabs(part_of_E5);

    /* E6  gripper  Arm::control  force = kp*(target - z) - kd*v + m*g  model.xmi:55 */
    const double gripper_kp = listed[1];
    const double gripper_z = listed[4];
    const double gripper_kd = listed[2];
    const double gripper_g = listed[3];
    residual[5] = gripper_force - (gripper_kp * (gripper_target - gripper_z) - gripper_kd * gripper_v
            + gripper_m * gripper_g);
    scale[5] = fabs(gripper_force) + fabs(gripper_kp * (gripper_target - gripper_z)) + fabs(gripper_kd * gripper_v)
            + fabs(gripper_m * gripper_g);

    /* E7  gripper  Arm::height  der(z) = v  model.xmi:58 */
    const double der_gripper_z = listed[25];
    residual[6] = der_gripper_z - gripper_v;
    scale[6] = fabs(der_gripper_z) + fabs(gripper_v);

    /* E8  gripper  Arm::momentum  m*der(v) = force - load - m*g  model.xmi:61 */
    const double der_gripper_v = listed[26];
    residual[7] = gripper_m * der_gripper_v - (gripper_force - gripper_load - gripper_m * gripper_g);
    scale[7] = fabs(gripper_m * der_gripper_v) + fabs(gripper_force) + fabs(gripper_load)
            + fabs(gripper_m * gripper_g);

    /* E9  sphere  Sphere::height  der(h) = v  model.xmi:104 */
    const double der_sphere_h = listed[27];
    residual[8] = der_sphere_h - sphere_v;
    scale[8] = fabs(der_sphere_h) + fabs(sphere_v);

    /* E10  sphere  Sphere::momentum  m*der(v) = hold - m*g  model.xmi:107 */
    const double der_sphere_v = listed[28];
    const double sphere_g = listed[12];
    residual[9] = sphere_m * der_sphere_v - (sphere_hold - sphere_m * sphere_g);
    scale[9] = fabs(sphere_m * der_sphere_v) + fabs(sphere_hold) + fabs(sphere_m * sphere_g);

    /* E11  sphere  Sphere::impact  when h <= r and v < 0 then  model.xmi:110 */
    residual[10] = m->sphere.when_1 - (m->branch.sphere_h_at_most_sphere_r > 0.5 && m->branch.sphere_v_below_0 > 0.5
            ? 1.0 : 0.0);
    scale[10] = fabs(m->sphere.when_1) + fabs(m->branch.sphere_h_at_most_sphere_r > 0.5
            && m->branch.sphere_v_below_0 > 0.5 ? 1.0 : 0.0);

    /* E12  sphere  Sphere::impact  model.xmi:110
     *     when h <= r and v < 0 then reinit(v, -restitution*v); bounces = pre(bounces) + 1; end when */
    const double sphere_bounces = listed[16];
    const double part_of_E12 = m->sphere.when_1 > 0.5 && !(m->pre.sphere_when_1 > 0.5) ? m->pre.sphere_bounces + 1.0
            : m->pre.sphere_bounces;
    residual[11] = sphere_bounces - part_of_E12;
    scale[11] = fabs(sphere_bounces) + fabs(part_of_E12);

    /* E13  ref  Target::change  height = if time < changeTime then first else second  model.xmi:135 */
    const double ref_first = listed[17];
    const double ref_second = listed[18];
    const double part_of_E13 = m->branch.time_below_ref_changeTime > 0.5 ? ref_first : ref_second;
    residual[12] = ref_height - part_of_E13;
    scale[12] = fabs(ref_height) + fabs(part_of_E13);
}

/* ---- how far branches are from changing ---- */

static void branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    /* E11  decides sphere.h <= sphere.r  model.xmi:110 */
    const double sphere_r = listed[10];
    const double sphere_h = listed[13];
    margin[0] = (2.0 * m->branch.sphere_h_at_most_sphere_r - 1.0) * (sphere_r - sphere_h);
    /* E11  decides sphere.v < 0  model.xmi:110 */
    const double sphere_v = listed[14];
    margin[1] = (2.0 * m->branch.sphere_v_below_0 - 1.0) * (-sphere_v);
    /* E13  decides time < ref.changeTime  model.xmi:135 */
    const double ref_changeTime = listed[19];
    margin[2] = (2.0 * m->branch.time_below_ref_changeTime - 1.0) * (ref_changeTime - time);
    /* A2  decides sphere.h + sphere.r >= gripper.z  model.xmi:185 */
    const double gripper_z = listed[4];
    margin[3] = are_equal(m->pre.Gripping, 1.0)
            ? (2.0 * m->branch.sphere_h___sphere_r_at_least_gripper_z - 1.0) * (sphere_h + sphere_r - gripper_z)
            : 1.0;
    /* A2  decides time >= releaseTime  model.xmi:185 */
    const double releaseTime = listed[21];
    margin[4] = are_equal(m->pre.Gripping, 2.0)
            ? (2.0 * m->branch.time_at_least_releaseTime - 1.0) * (time - releaseTime) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double sphere_v = listed[14];
    bool sphere_v_is_set = false;
    if (m->sphere.when_1 > 0.5 && !(m->pre.sphere_when_1 > 0.5)) {
        sphere_v = -(listed[11] * listed[14]);
        sphere_v_is_set = true;
    }
    value[0] = sphere_v;
    is_set[0] = sphere_v_is_set;
}

/* A2 */
static void execute_2(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double gripper_v = listed[5];
    bool gripper_v_is_set = false;
    double sphere_v = listed[14];
    bool sphere_v_is_set = false;
    double attached = m->pre.attached;
    bool attached_is_set = false;
    double Gripping = m->pre.Gripping;
    bool Gripping_is_set = false;
    double seen_Gripping_Free_1 = m->pre.seen_Gripping_Free_1;
    bool seen_Gripping_Free_1_is_set = false;
    double since_Gripping_Free_1 = m->pre.since_Gripping_Free_1;
    bool since_Gripping_Free_1_is_set = false;
    double consumed_Gripping_1 = m->pre.consumed_Gripping_1;
    bool consumed_Gripping_1_is_set = false;
    double held_Gripping_Free_1 = m->pre.held_Gripping_Free_1;
    bool held_Gripping_Free_1_is_set = false;
    if (are_equal(m->pre.Gripping, 1.0)) {
        if (m->branch.sphere_h___sphere_r_at_least_gripper_z > 0.5) {
            if (are_equal(seen_Gripping_Free_1, 0.0)) {
                seen_Gripping_Free_1 = 3.0;
                seen_Gripping_Free_1_is_set = true;
                since_Gripping_Free_1 = time;
                since_Gripping_Free_1_is_set = true;
            } else if (are_equal(seen_Gripping_Free_1, 1.0)) {
                seen_Gripping_Free_1 = 2.0;
                seen_Gripping_Free_1_is_set = true;
                since_Gripping_Free_1 = time;
                since_Gripping_Free_1_is_set = true;
            }
        } else {
            seen_Gripping_Free_1 = 1.0;
            seen_Gripping_Free_1_is_set = true;
        }
    }
    if (are_equal(m->pre.Gripping, 0.0)) {
        Gripping = 1.0;
        Gripping_is_set = true;
        seen_Gripping_Free_1 = time <= consumed_Gripping_1 ? 4.0 : 0.0;
        seen_Gripping_Free_1_is_set = true;
    } else if (are_equal(m->pre.Gripping, 1.0)) {
        if (seen_Gripping_Free_1 >= 2.0 && seen_Gripping_Free_1 <= 3.0 && time <= since_Gripping_Free_1) {
            if (seen_Gripping_Free_1 >= 3.0 && seen_Gripping_Free_1 <= 3.0 && time <= since_Gripping_Free_1) {
                held_Gripping_Free_1 = 1.0;
                held_Gripping_Free_1_is_set = true;
            }
            if (seen_Gripping_Free_1 >= 2.0 && seen_Gripping_Free_1 <= 3.0 && time <= since_Gripping_Free_1) {
                consumed_Gripping_1 = time;
                consumed_Gripping_1_is_set = true;
                seen_Gripping_Free_1 = 4.0;
                seen_Gripping_Free_1_is_set = true;
            }
            Gripping = 2.0;
            Gripping_is_set = true;
            attached = 1.0;
            attached_is_set = true;
            gripper_v = listed[24];
            gripper_v_is_set = true;
            sphere_v = listed[24];
            sphere_v_is_set = true;
        }
    } else if (are_equal(m->pre.Gripping, 2.0)) {
        if (m->branch.time_at_least_releaseTime > 0.5) {
            Gripping = 3.0;
            Gripping_is_set = true;
            attached = 0.0;
            attached_is_set = true;
        }
    }
    value[1] = gripper_v;
    is_set[1] = gripper_v_is_set;
    value[2] = sphere_v;
    is_set[2] = sphere_v_is_set;
    value[3] = attached;
    is_set[3] = attached_is_set;
    value[4] = Gripping;
    is_set[4] = Gripping_is_set;
    value[5] = seen_Gripping_Free_1;
    is_set[5] = seen_Gripping_Free_1_is_set;
    value[6] = since_Gripping_Free_1;
    is_set[6] = since_Gripping_Free_1_is_set;
    value[7] = consumed_Gripping_1;
    is_set[7] = consumed_Gripping_1_is_set;
    value[8] = held_Gripping_Free_1;
    is_set[8] = held_Gripping_Free_1_is_set;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
    execute_2(m, time, listed, value, is_set);
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

void model_partials(const Model *m, double *partial)
{
    /* E6: gripper.force by gripper.z, gripper.v */
    partial[1] = -m->gripper.kp;
    partial[2] = -m->gripper.kd;

    /* E2: gripper.load by gripper.force */
    partial[3] = m->attached > 0.5 ? m->sphere.m / (m->gripper.m + m->sphere.m) : 0.0;

    /* E8: der(gripper.v) by gripper.force, gripper.load */
    partial[4] = 1.0 / m->gripper.m;
    partial[5] = -(1.0 / m->gripper.m);

    /* E10: der(sphere.v) by gripper.load */
    partial[6] = 1.0 / m->sphere.m;
}

/* ---- tables ---- */

const int model_variable_count = 30;
const int model_equation_count = 13;
const int model_constraint_count = 13;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

static const char *const truths[] = {"false", "true", NULL};
static const char *const literals_30[] = {"Free", "Held", "Released", NULL};

/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"gripper.m", "kg", "Mass",
        "model.xmi:16 Gripper::Arm::m", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gripper.m), 1, 0.0, offsetof(Model, gripper.m), 0.0, -1, NULL, 0, false},
    /* 1 */ {"gripper.kp", "N/m", "Force per distance from the target",
        "model.xmi:20 Gripper::Arm::kp", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gripper.kp), 1, 0.0, offsetof(Model, gripper.kp), 0.0, -1, NULL, 0, false},
    /* 2 */ {"gripper.kd", "N*s/m", "Force per velocity",
        "model.xmi:24 Gripper::Arm::kd", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gripper.kd), 1, 0.0, offsetof(Model, gripper.kd), 0.0, -1, NULL, 0, false},
    /* 3 */ {"gripper.g", "m/s^2", "Acceleration of gravity",
        "model.xmi:28 Gripper::Arm::g", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gripper.g), 1, 0.0, offsetof(Model, gripper.g), 0.0, -1, NULL, 0, false},
    /* 4 */ {"gripper.z", "m", "Height",
        "model.xmi:32 Gripper::Arm::z", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, gripper.z), 1, 0.0, offsetof(Model, start.gripper_z), 0.0, -1, NULL, 0, false},
    /* 5 */ {"gripper.v", "m/s", "Velocity, upwards",
        "model.xmi:37 Gripper::Arm::v", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, gripper.v), 1, 0.0, offsetof(Model, start.gripper_v), 0.0, -1, NULL, 0, false},
    /* 6 */ {"gripper.target", "m", "Height that is asked for",
        "model.xmi:42 Gripper::Arm::target", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gripper.target), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 7 */ {"gripper.force", "N", "Force of the controller, upwards",
        "model.xmi:46 Gripper::Arm::force", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gripper.force), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 8 */ {"gripper.load", "N", "Force of what is held, downwards",
        "model.xmi:50 Gripper::Arm::load", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gripper.load), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 9 */ {"sphere.m", "kg", "Mass",
        "model.xmi:66 Gripper::Sphere::m", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sphere.m), 1, 0.0, offsetof(Model, sphere.m), 0.0, -1, NULL, 0, false},
    /* 10 */ {"sphere.r", "m", "Radius",
        "model.xmi:70 Gripper::Sphere::r", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sphere.r), 1, 0.0, offsetof(Model, sphere.r), 0.0, -1, NULL, 0, false},
    /* 11 */ {"sphere.restitution", "1", "Speed after an impact divided by the speed before it",
        "model.xmi:75 Gripper::Sphere::restitution", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sphere.restitution), 1, 0.0, offsetof(Model, sphere.restitution), 0.0, -1, NULL, 0, false},
    /* 12 */ {"sphere.g", "m/s^2", "Acceleration of gravity",
        "model.xmi:80 Gripper::Sphere::g", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sphere.g), 1, 0.0, offsetof(Model, sphere.g), 0.0, -1, NULL, 0, false},
    /* 13 */ {"sphere.h", "m", "Height of the center",
        "model.xmi:84 Gripper::Sphere::h", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, sphere.h), 1, 0.0, offsetof(Model, start.sphere_h), 0.0, -1, NULL, 0, false},
    /* 14 */ {"sphere.v", "m/s", "Velocity, upwards",
        "model.xmi:89 Gripper::Sphere::v", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, sphere.v), 1, 0.0, offsetof(Model, start.sphere_v), 0.0, -1, NULL, 0, false},
    /* 15 */ {"sphere.hold", "N", "Force that holds the sphere, upwards",
        "model.xmi:94 Gripper::Sphere::hold", "gripper.load", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gripper.load), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 16 */ {"sphere.bounces", "", "Number of impacts",
        "model.xmi:98 Gripper::Sphere::bounces", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, sphere.bounces), 1, 0.0, offsetof(Model, start.sphere_bounces), 0.0, 11, NULL, 0, false},
    /* 17 */ {"ref.first", "m", "Height before the change",
        "model.xmi:115 Gripper::Target::first", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ref.first), 1, 0.0, offsetof(Model, ref.first), 0.0, -1, NULL, 0, false},
    /* 18 */ {"ref.second", "m", "Height from the change on",
        "model.xmi:120 Gripper::Target::second", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ref.second), 1, 0.0, offsetof(Model, ref.second), 0.0, -1, NULL, 0, false},
    /* 19 */ {"ref.changeTime", "s", "Time of the change",
        "model.xmi:125 Gripper::Target::changeTime", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ref.changeTime), 1, 0.0, offsetof(Model, ref.changeTime), 0.0, -1, NULL, 0, false},
    /* 20 */ {"ref.height", "m", "Height",
        "model.xmi:130 Gripper::Target::height", "gripper.target", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gripper.target), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 21 */ {"releaseTime", "s", "When the sphere is released",
        "model.xmi:152 Gripper::GripTest::releaseTime", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, releaseTime), 1, 0.0, offsetof(Model, releaseTime), 0.0, -1, NULL, 0, false},
    /* 22 */ {"attached", "", "Is the sphere held?",
        "model.xmi:157 Gripper::GripTest::attached", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, attached), 1, 0.0, offsetof(Model, start.attached), 0.0, -1, truths, 0, false},
    /* 23 */ {"grip", "N", "Force of the gripper on the sphere: it gives both the same acceleration",
        "model.xmi:162 Gripper::GripTest::grip", "gripper.load", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gripper.load), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
    /* 24 */ {"common", "m/s", "Velocity of both after a plastic impact now",
        "model.xmi:166 Gripper::GripTest::common", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, common), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 25 */ {"der(gripper.z)", "m/s", "",
        "model.xmi:32 Gripper::Arm::z", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, gripper.der_z), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 26 */ {"der(gripper.v)", "m/s^2", "",
        "model.xmi:37 Gripper::Arm::v", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, gripper.der_v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 27 */ {"der(sphere.h)", "m/s", "",
        "model.xmi:84 Gripper::Sphere::h", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, sphere.der_h), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 28 */ {"der(sphere.v)", "m/s^2", "",
        "model.xmi:89 Gripper::Sphere::v", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, sphere.der_v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 29 */ {"Gripping", "", "",
        "model.xmi:187 Gripper::GripTest::Gripping", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, Gripping), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, literals_30, 1, false},
};

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

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"sphere.h <= sphere.r", "Gripper::Sphere::impact", "model.xmi:110", 10, offsetof(Model, branch.sphere_h_at_most_sphere_r), false, false, false, -1, 0, offsetof(Model, slack[0])},
    {"sphere.v < 0", "Gripper::Sphere::impact", "model.xmi:110", 10, offsetof(Model, branch.sphere_v_below_0), false, false, false, -1, 0, offsetof(Model, slack[1])},
    {"time < ref.changeTime", "Gripper::Target::change", "model.xmi:135", 12, offsetof(Model, branch.time_below_ref_changeTime), false, true, true, -1, 0, offsetof(Model, slack[2])},
    {"sphere.h + sphere.r >= gripper.z", "Gripper::GripTest::Gripping", "model.xmi:185", -1, offsetof(Model, branch.sphere_h___sphere_r_at_least_gripper_z), false, false, false, -1, 0, offsetof(Model, slack[3])},
    {"time >= releaseTime", "Gripper::GripTest::Gripping", "model.xmi:185", -1, offsetof(Model, branch.time_at_least_releaseTime), false, true, false, -1, 0, offsetof(Model, slack[4])},
};

/* Rows of branches. */
static const int indicator_branches[] = {0, 1, 3, -1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 5;
const int model_indicator_count = 3;

/* Row of model_variables, name, where it is stored, its value before and its start; felt between events, group
 * in which it is assumed, set by what steps; what is said when it ends the run, and if that is a failure. */
static const ModelDiscrete discretes[] = {
    {16, "sphere.bounces", offsetof(Model, sphere.bounces), offsetof(Model, pre.sphere_bounces), offsetof(Model, start.sphere_bounces), false, -1, false, false, NULL, NULL, false},
    {22, "attached", offsetof(Model, attached), offsetof(Model, pre.attached), offsetof(Model, start.attached), true, -1, true, false, NULL, NULL, false},
    {-1, "sphere.when(1)", offsetof(Model, sphere.when_1), offsetof(Model, pre.sphere_when_1), offsetof(Model, start.sphere_when_1), false, -1, false, true, NULL, NULL, false},
    {29, "Gripping", offsetof(Model, Gripping), offsetof(Model, pre.Gripping), offsetof(Model, start.Gripping), false, -1, true, false, NULL, NULL, false},
    {-1, "seen(Gripping.Free,1)", offsetof(Model, seen_Gripping_Free_1), offsetof(Model, pre.seen_Gripping_Free_1), offsetof(Model, start.seen_Gripping_Free_1), false, -1, true, false, NULL, NULL, false},
    {-1, "since(Gripping.Free,1)", offsetof(Model, since_Gripping_Free_1), offsetof(Model, pre.since_Gripping_Free_1), offsetof(Model, start.since_Gripping_Free_1), false, -1, true, false, NULL, NULL, false},
    {-1, "consumed(Gripping,1)", offsetof(Model, consumed_Gripping_1), offsetof(Model, pre.consumed_Gripping_1), offsetof(Model, start.consumed_Gripping_1), false, -1, true, false, NULL, NULL, false},
    {-1, "held(Gripping.Free,1)", offsetof(Model, held_Gripping_Free_1), offsetof(Model, pre.held_Gripping_Free_1), offsetof(Model, start.held_Gripping_Free_1), false, -1, true, false, "'sphere.h + sphere.r >= gripper.z' (Gripper::GripTest::Gripping::Free->Held, model.xmi:294)", NULL, false},
};

const ModelDiscrete *const model_discretes = discretes;
const int model_discrete_count = 8;

/* States that are set: row of model_variables, where it is stored, its new value, whether there is one. */
static const ModelReset resets[] = {
    {5, offsetof(Model, gripper.v), offsetof(Model, reset.gripper_v), offsetof(Model, reset.gripper_v_is_set)},
    {14, offsetof(Model, sphere.v), offsetof(Model, reset.sphere_v), offsetof(Model, reset.sphere_v_is_set)},
};

const ModelReset *const model_resets = resets;
const int model_reset_count = 2;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

/* What algorithms set: name, statements, part, source; row of resets, -1 if it is discrete and stored there, its sign. */
static const ModelAction actions[] = {
    {"sphere.v", "Gripper::Sphere::impact", "sphere", "model.xmi:110", 1, offsetof(Model, sphere.v), 1},
    {"gripper.v", "Gripper::GripTest::Gripping", "", "model.xmi:185", 0, offsetof(Model, gripper.v), 1},
    {"sphere.v", "Gripper::GripTest::Gripping", "", "model.xmi:185", 1, offsetof(Model, sphere.v), 1},
    {"attached", "Gripper::GripTest::Gripping", "", "model.xmi:185", -1, offsetof(Model, attached), 1},
    {"Gripping", "Gripper::GripTest::Gripping", "", "model.xmi:185", -1, offsetof(Model, Gripping), 1},
    {"seen(Gripping.Free,1)", "Gripper::GripTest::Gripping", "", "model.xmi:185", -1, offsetof(Model, seen_Gripping_Free_1), 1},
    {"since(Gripping.Free,1)", "Gripper::GripTest::Gripping", "", "model.xmi:185", -1, offsetof(Model, since_Gripping_Free_1), 1},
    {"consumed(Gripping,1)", "Gripper::GripTest::Gripping", "", "model.xmi:185", -1, offsetof(Model, consumed_Gripping_1), 1},
    {"held(Gripping.Free,1)", "Gripper::GripTest::Gripping", "", "model.xmi:185", -1, offsetof(Model, held_Gripping_Free_1), 1},
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
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .margins = branch_margins,
    .integers = integers,
};
