/* StickSlipExperiment.c - simulation of CoulombFriction::StickSlipExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 4 states, 26 equations (16 eliminated), no algebraic loops.
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

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::LMomFlowElement */
struct LMomFlowElement {
    double f;                               /* N, variable, SysPhSLibrary.xmi:85 */
};

/* TranslationalMechanics::TransFixed */
struct TransFixed {
    struct LMomFlowElement p;               /* port, TranslationalMechanics.xmi:562 */
};

/* TranslationalMechanics::TransLinearSpring */
struct TransLinearSpring {
    double forceThru;                       /* N, variable, TranslationalMechanics.xmi:21 */
    double displ;                           /* m, state, TranslationalMechanics.xmi:33 */
    double k;                               /* N/m, constant, TranslationalMechanics.xmi:78 */
    double der_displ;                       /* m/s, derivative */
};

/* TranslationalMechanics::TransLinearDamper */
struct TransLinearDamper {
    double forceThru;                       /* N, variable, TranslationalMechanics.xmi:21 */
    double displ;                           /* m, state, TranslationalMechanics.xmi:33 */
    double k;                               /* N*s/m, constant, TranslationalMechanics.xmi:99 */
    double der_displ;                       /* m/s, derivative */
};

/* CoulombFriction::PositionInertia */
struct PositionInertia {
    double m;                               /* kg, constant, TranslationalMechanics.xmi:127 */
    double v;                               /* m/s, state, TranslationalMechanics.xmi:131 */
    double x;                               /* m, state, model.xmi:22 */
    double der_v;                           /* m/s^2, derivative */
    double der_x;                           /* m/s, derivative */
    struct LMomFlowElement a;               /* port, TranslationalMechanics.xmi:119 */
};

/* CoulombFriction::BeltFriction */
struct BeltFriction {
    double beltSpeed;                       /* m/s, constant, model.xmi:43 */
    double staticForce;                     /* N, constant, model.xmi:47 */
    double slidingForce;                    /* N, constant, model.xmi:51 */
    double force;                           /* N, variable, model.xmi:55 */
    double acceleration;                    /* m/s^2, variable, model.xmi:59 */
    double mode;                            /* discrete, model.xmi:62 */
    double Contact;                         /* discrete, model.xmi:98 */
    double seen_Contact_SlipForward_1;      /* discrete, model.xmi:279 */
    double since_Contact_SlipForward_1;     /* discrete, model.xmi:279 */
    double consumed_Contact_1;              /* discrete, model.xmi:279 */
    double held_Contact_SlipForward_1;      /* discrete, model.xmi:279 */
    double seen_Contact_Stick_1;            /* discrete, model.xmi:291 */
    double since_Contact_Stick_1;           /* discrete, model.xmi:291 */
    double consumed_Contact_2;              /* discrete, model.xmi:291 */
    double held_Contact_Stick_1;            /* discrete, model.xmi:291 */
    double seen_Contact_Stick_2;            /* discrete, model.xmi:297 */
    double since_Contact_Stick_2;           /* discrete, model.xmi:297 */
    double consumed_Contact_3;              /* discrete, model.xmi:297 */
    double held_Contact_Stick_2;            /* discrete, model.xmi:297 */
    double seen_Contact_SlipBackward_1;     /* discrete, model.xmi:285 */
    double since_Contact_SlipBackward_1;    /* discrete, model.xmi:285 */
    double consumed_Contact_4;              /* discrete, model.xmi:285 */
    double held_Contact_SlipBackward_1;     /* discrete, model.xmi:285 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double spring_displ;                    /* m, initial value */
    double damper_displ;                    /* m, initial value */
    double mass_v;                          /* m/s, initial value */
    double mass_x;                          /* m, initial value */
    double friction_mode;                   /* initial value */
    double friction_Contact;                /* initial value */
    double friction_seen_Contact_SlipForward_1; /* initial value */
    double friction_since_Contact_SlipForward_1; /* initial value */
    double friction_consumed_Contact_1;     /* initial value */
    double friction_held_Contact_SlipForward_1; /* initial value */
    double friction_seen_Contact_Stick_1;   /* initial value */
    double friction_since_Contact_Stick_1;  /* initial value */
    double friction_consumed_Contact_2;     /* initial value */
    double friction_held_Contact_Stick_1;   /* initial value */
    double friction_seen_Contact_Stick_2;   /* initial value */
    double friction_since_Contact_Stick_2;  /* initial value */
    double friction_consumed_Contact_3;     /* initial value */
    double friction_held_Contact_Stick_2;   /* initial value */
    double friction_seen_Contact_SlipBackward_1; /* initial value */
    double friction_since_Contact_SlipBackward_1; /* initial value */
    double friction_consumed_Contact_4;     /* initial value */
    double friction_held_Contact_SlipBackward_1; /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double mass_v_at_least_friction_beltSpeed; /* mass.v >= friction.beltSpeed */
    double friction_acceleration_above_0;   /* friction.acceleration > 0 */
    double friction_force_at_least_friction_staticForce; /* friction.force >= friction.staticForce */
    double friction_force_at_most__friction_staticForce; /* friction.force <= -friction.staticForce */
    double mass_v_at_most_friction_beltSpeed; /* mass.v <= friction.beltSpeed */
    double friction_acceleration_below_0;   /* friction.acceleration < 0 */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double friction_mode;
    double friction_Contact;
    double friction_seen_Contact_SlipForward_1;
    double friction_since_Contact_SlipForward_1;
    double friction_consumed_Contact_1;
    double friction_held_Contact_SlipForward_1;
    double friction_seen_Contact_Stick_1;
    double friction_since_Contact_Stick_1;
    double friction_consumed_Contact_2;
    double friction_held_Contact_Stick_1;
    double friction_seen_Contact_Stick_2;
    double friction_since_Contact_Stick_2;
    double friction_consumed_Contact_3;
    double friction_held_Contact_Stick_2;
    double friction_seen_Contact_SlipBackward_1;
    double friction_since_Contact_SlipBackward_1;
    double friction_consumed_Contact_4;
    double friction_held_Contact_SlipBackward_1;
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct TransFixed wall;                 /* part, model.xmi:136 */
    struct TransLinearSpring spring;        /* part, model.xmi:139 */
    struct TransLinearDamper damper;        /* part, model.xmi:143 */
    struct PositionInertia mass;            /* part, model.xmi:147 */
    struct BeltFriction friction;           /* part, model.xmi:150 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[6];           /* how near to its boundary each of them keeps its value */
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
    /* E4  spring  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620
     *     relV is mass.v */
    m->spring.der_displ = m->mass.v;

    /* E6  spring  TransLinearSpringConstraint::law  forceThru = k*displ  TranslationalMechanics.xmi:647 */
    const double spring_forceThru = m->spring.k * m->spring.displ;

    /* E9  damper  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620
     *     relV is mass.v */
    m->damper.der_displ = m->mass.v;

    /* E11  damper  TransLinearDamperConstraint::law  forceThru = k*relV  TranslationalMechanics.xmi:668
     *     relV is mass.v */
    const double damper_forceThru = m->damper.k * m->mass.v;

    /* E17  friction  BeltFrictionConstraint::friction  model.xmi:264
     *     if mode == 0 then acceleration = 0; else force = mode*slidingForce; end if
     *     solved for der(mass.v) */
    const bool divisor_for_der_mass_v = are_equal(m->friction.mode, 0.0);
    const double divisor_for_der_mass_v_2 = divisor_for_der_mass_v ? 1.0 : m->mass.m;
    if (!(fabs(divisor_for_der_mass_v_2) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 16, NULL, divisor_for_der_mass_v_2);
    m->mass.der_v = divisor_for_der_mass_v ? 0.0
            : (m->friction.mode * m->friction.slidingForce - (spring_forceThru + damper_forceThru)) / m->mass.m;

    /* E15  mass  PositionConstraint::position  der(x) = v  model.xmi:231 */
    m->mass.der_x = m->mass.v;

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E6 again, as in model_evaluate */
    m->spring.forceThru = m->spring.k * m->spring.displ;

    /* E11 again, as in model_evaluate */
    m->damper.forceThru = m->damper.k * m->mass.v;

    /* E24  flows at StickSlip::c1  wall.p.f + spring.a.f + damper.a.f = 0  model.xmi:153
     *     solved for wall.p.f; spring.a.f is -spring.forceThru, damper.a.f is -damper.forceThru */
    m->wall.p.f = m->damper.forceThru + m->spring.forceThru;

    /* E14  mass  TransInertiaConstraint::newton  m*der(v) = fA + fB  TranslationalMechanics.xmi:713
     *     solved for mass.a.f; b.f is 0 */
    m->mass.a.f = m->mass.m * m->mass.der_v;

    /* E25  flows at StickSlip::c3  spring.b.f + mass.a.f + damper.b.f + friction.a.f = 0  model.xmi:169
     *     solved for friction.force; spring.b.f is spring.forceThru, damper.b.f is damper.forceThru, friction.a.f
     *     is -friction.force */
    m->friction.force = m->spring.forceThru + m->mass.a.f + m->damper.forceThru;

    /* E16  friction  BeltFrictionConstraint::motion  acceleration = der(v)  model.xmi:258
     *     der(friction.a.lV) is der(mass.v) */
    m->friction.acceleration = m->mass.der_v;

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static void start_states(Model *m)
{
    m->spring.displ = m->start.spring_displ;
    m->damper.displ = m->start.damper_displ;
    m->mass.v = m->start.mass_v;
    m->mass.x = m->start.mass_x;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->spring.k = 40.0; /* N/m */
    m->damper.k = 0.5; /* N*s/m */
    m->mass.m = 1.0; /* kg */
    m->friction.beltSpeed = 0.3; /* m/s */
    m->friction.staticForce = 4.905; /* N */
    m->friction.slidingForce = 2.943; /* N */
    m->start.spring_displ = 0.0; /* m */
    m->start.damper_displ = 0.0; /* m */
    m->start.mass_v = 0.0; /* m/s */
    m->start.mass_x = 0.0; /* m */
    m->start.friction_mode = 0.0;
    m->start.friction_Contact = 0.0;
    m->start.friction_seen_Contact_SlipForward_1 = 0.0;
    m->start.friction_since_Contact_SlipForward_1 = 0.0;
    m->start.friction_consumed_Contact_1 = -1e+300;
    m->start.friction_held_Contact_SlipForward_1 = 0.0;
    m->start.friction_seen_Contact_Stick_1 = 0.0;
    m->start.friction_since_Contact_Stick_1 = 0.0;
    m->start.friction_consumed_Contact_2 = -1e+300;
    m->start.friction_held_Contact_Stick_1 = 0.0;
    m->start.friction_seen_Contact_Stick_2 = 0.0;
    m->start.friction_since_Contact_Stick_2 = 0.0;
    m->start.friction_consumed_Contact_3 = -1e+300;
    m->start.friction_held_Contact_Stick_2 = 0.0;
    m->start.friction_seen_Contact_SlipBackward_1 = 0.0;
    m->start.friction_since_Contact_SlipBackward_1 = 0.0;
    m->start.friction_consumed_Contact_4 = -1e+300;
    m->start.friction_held_Contact_SlipBackward_1 = 0.0;
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
    m->spring.displ = x[0]; /* m */
    m->damper.displ = x[1]; /* m */
    m->mass.v = x[2]; /* m/s */
    m->mass.x = x[3]; /* m */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->spring.displ; /* m */
    x[1] = m->damper.displ; /* m */
    x[2] = m->mass.v; /* m/s */
    x[3] = m->mass.x; /* m */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->spring.der_displ; /* m/s */
    dx[1] = m->damper.der_displ; /* m/s */
    dx[2] = m->mass.der_v; /* m/s^2 */
    dx[3] = m->mass.der_x; /* m/s */
}

/* Rows of model_variables. */
static const int states[] = {
        8, 16, 23, 24};

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

/* A1  friction  CoulombFriction::BeltFriction::Contact  model.xmi:96 */
static ModelStatus algorithm_1(Model *m)
{
    double friction_mode = m->pre.friction_mode;
    double friction_Contact = m->pre.friction_Contact;
    double friction_seen_Contact_SlipForward_1 = m->pre.friction_seen_Contact_SlipForward_1;
    double friction_since_Contact_SlipForward_1 = m->pre.friction_since_Contact_SlipForward_1;
    double friction_consumed_Contact_1 = m->pre.friction_consumed_Contact_1;
    double friction_held_Contact_SlipForward_1 = m->pre.friction_held_Contact_SlipForward_1;
    double friction_seen_Contact_Stick_1 = m->pre.friction_seen_Contact_Stick_1;
    double friction_since_Contact_Stick_1 = m->pre.friction_since_Contact_Stick_1;
    double friction_consumed_Contact_2 = m->pre.friction_consumed_Contact_2;
    double friction_held_Contact_Stick_1 = m->pre.friction_held_Contact_Stick_1;
    double friction_seen_Contact_Stick_2 = m->pre.friction_seen_Contact_Stick_2;
    double friction_since_Contact_Stick_2 = m->pre.friction_since_Contact_Stick_2;
    double friction_consumed_Contact_3 = m->pre.friction_consumed_Contact_3;
    double friction_held_Contact_Stick_2 = m->pre.friction_held_Contact_Stick_2;
    double friction_seen_Contact_SlipBackward_1 = m->pre.friction_seen_Contact_SlipBackward_1;
    double friction_since_Contact_SlipBackward_1 = m->pre.friction_since_Contact_SlipBackward_1;
    double friction_consumed_Contact_4 = m->pre.friction_consumed_Contact_4;
    double friction_held_Contact_SlipBackward_1 = m->pre.friction_held_Contact_SlipBackward_1;

    /* CoulombFriction::BeltFriction::Contact  model.xmi:98 */
    if (are_equal(m->pre.friction_Contact, 1.0)) {
        /* CoulombFriction::BeltFriction::Contact::SlipForward->Stick  model.xmi:279 */
        if (m->branch.mass_v_at_least_friction_beltSpeed > 0.5 && m->branch.friction_acceleration_above_0 > 0.5) {
            if (are_equal(friction_seen_Contact_SlipForward_1, 0.0)) {
                friction_seen_Contact_SlipForward_1 = 3.0;
                friction_since_Contact_SlipForward_1 = m->time;
            } else if (are_equal(friction_seen_Contact_SlipForward_1, 1.0)) {
                friction_seen_Contact_SlipForward_1 = 2.0;
                friction_since_Contact_SlipForward_1 = m->time;
            }
        } else {
            friction_seen_Contact_SlipForward_1 = 1.0;
        }
    } else if (are_equal(m->pre.friction_Contact, 2.0)) {
        /* CoulombFriction::BeltFriction::Contact::Stick->SlipForward  model.xmi:291 */
        if (m->branch.friction_force_at_least_friction_staticForce > 0.5) {
            if (are_equal(friction_seen_Contact_Stick_1, 0.0)) {
                friction_seen_Contact_Stick_1 = 3.0;
                friction_since_Contact_Stick_1 = m->time;
            } else if (are_equal(friction_seen_Contact_Stick_1, 1.0)) {
                friction_seen_Contact_Stick_1 = 2.0;
                friction_since_Contact_Stick_1 = m->time;
            }
        } else {
            friction_seen_Contact_Stick_1 = 1.0;
        }
        /* CoulombFriction::BeltFriction::Contact::Stick->SlipBackward  model.xmi:297 */
        if (m->branch.friction_force_at_most__friction_staticForce > 0.5) {
            if (are_equal(friction_seen_Contact_Stick_2, 0.0)) {
                friction_seen_Contact_Stick_2 = 3.0;
                friction_since_Contact_Stick_2 = m->time;
            } else if (are_equal(friction_seen_Contact_Stick_2, 1.0)) {
                friction_seen_Contact_Stick_2 = 2.0;
                friction_since_Contact_Stick_2 = m->time;
            }
        } else {
            friction_seen_Contact_Stick_2 = 1.0;
        }
    } else if (are_equal(m->pre.friction_Contact, 3.0)) {
        /* CoulombFriction::BeltFriction::Contact::SlipBackward->Stick  model.xmi:285 */
        if (m->branch.mass_v_at_most_friction_beltSpeed > 0.5 && m->branch.friction_acceleration_below_0 > 0.5) {
            if (are_equal(friction_seen_Contact_SlipBackward_1, 0.0)) {
                friction_seen_Contact_SlipBackward_1 = 3.0;
                friction_since_Contact_SlipBackward_1 = m->time;
            } else if (are_equal(friction_seen_Contact_SlipBackward_1, 1.0)) {
                friction_seen_Contact_SlipBackward_1 = 2.0;
                friction_since_Contact_SlipBackward_1 = m->time;
            }
        } else {
            friction_seen_Contact_SlipBackward_1 = 1.0;
        }
    }
    /* CoulombFriction::BeltFriction::Contact  model.xmi:98 */
    if (are_equal(m->pre.friction_Contact, 0.0)) {
        /* CoulombFriction::BeltFriction::Contact::SlipForward  model.xmi:100 */
        friction_Contact = 1.0;
        /* CoulombFriction::BeltFriction::Contact::SlipForward  model.xmi:279 */
        friction_seen_Contact_SlipForward_1 = m->time <= friction_consumed_Contact_1 ? 4.0 : 0.0;
        /* mode := 1  model.xmi:103 */
        friction_mode = 1.0;
    } else if (are_equal(m->pre.friction_Contact, 1.0)) {
        /* CoulombFriction::BeltFriction::Contact::SlipForward  model.xmi:100 */
        if (friction_seen_Contact_SlipForward_1 >= 2.0 && friction_seen_Contact_SlipForward_1 <= 3.0
                && m->time <= friction_since_Contact_SlipForward_1) {
            /* CoulombFriction::BeltFriction::Contact::SlipForward->Stick  model.xmi:279 */
            if (friction_seen_Contact_SlipForward_1 >= 3.0 && friction_seen_Contact_SlipForward_1 <= 3.0
                    && m->time <= friction_since_Contact_SlipForward_1) {
                friction_held_Contact_SlipForward_1 = 1.0;
            }
            if (friction_seen_Contact_SlipForward_1 >= 2.0 && friction_seen_Contact_SlipForward_1 <= 3.0
                    && m->time <= friction_since_Contact_SlipForward_1) {
                friction_consumed_Contact_1 = m->time;
                friction_seen_Contact_SlipForward_1 = 4.0;
            }
            /* CoulombFriction::BeltFriction::Contact::Stick  model.xmi:106 */
            friction_Contact = 2.0;
            /* CoulombFriction::BeltFriction::Contact::Stick  model.xmi:291 */
            friction_seen_Contact_Stick_1 = m->time <= friction_consumed_Contact_2 ? 4.0 : 0.0;
            /* CoulombFriction::BeltFriction::Contact::Stick  model.xmi:297 */
            friction_seen_Contact_Stick_2 = m->time <= friction_consumed_Contact_3 ? 4.0 : 0.0;
            /* mode := 0  model.xmi:109 */
            friction_mode = 0.0;
        }
    } else if (are_equal(m->pre.friction_Contact, 2.0)) {
        /* CoulombFriction::BeltFriction::Contact::Stick  model.xmi:106 */
        if (friction_seen_Contact_Stick_1 >= 2.0 && friction_seen_Contact_Stick_1 <= 3.0
                && m->time <= friction_since_Contact_Stick_1) {
            /* CoulombFriction::BeltFriction::Contact::Stick->SlipForward  model.xmi:291 */
            if (friction_seen_Contact_Stick_1 >= 3.0 && friction_seen_Contact_Stick_1 <= 3.0
                    && m->time <= friction_since_Contact_Stick_1) {
                friction_held_Contact_Stick_1 = 1.0;
            }
            if (friction_seen_Contact_Stick_1 >= 2.0 && friction_seen_Contact_Stick_1 <= 3.0
                    && m->time <= friction_since_Contact_Stick_1) {
                friction_consumed_Contact_2 = m->time;
                friction_seen_Contact_Stick_1 = 4.0;
            }
            /* CoulombFriction::BeltFriction::Contact::SlipForward  model.xmi:100 */
            friction_Contact = 1.0;
            /* CoulombFriction::BeltFriction::Contact::SlipForward  model.xmi:279 */
            friction_seen_Contact_SlipForward_1 = m->time <= friction_consumed_Contact_1 ? 4.0 : 0.0;
            /* mode := 1  model.xmi:103 */
            friction_mode = 1.0;
        } else if (friction_seen_Contact_Stick_2 >= 2.0 && friction_seen_Contact_Stick_2 <= 3.0
                && m->time <= friction_since_Contact_Stick_2) {
            /* CoulombFriction::BeltFriction::Contact::Stick->SlipBackward  model.xmi:297 */
            if (friction_seen_Contact_Stick_2 >= 3.0 && friction_seen_Contact_Stick_2 <= 3.0
                    && m->time <= friction_since_Contact_Stick_2) {
                friction_held_Contact_Stick_2 = 1.0;
            }
            if (friction_seen_Contact_Stick_2 >= 2.0 && friction_seen_Contact_Stick_2 <= 3.0
                    && m->time <= friction_since_Contact_Stick_2) {
                friction_consumed_Contact_3 = m->time;
                friction_seen_Contact_Stick_2 = 4.0;
            }
            /* CoulombFriction::BeltFriction::Contact::SlipBackward  model.xmi:112 */
            friction_Contact = 3.0;
            /* CoulombFriction::BeltFriction::Contact::SlipBackward  model.xmi:285 */
            friction_seen_Contact_SlipBackward_1 = m->time <= friction_consumed_Contact_4 ? 4.0 : 0.0;
            /* mode := -1  model.xmi:115 */
            friction_mode = -1.0;
        }
    } else if (are_equal(m->pre.friction_Contact, 3.0)) {
        /* CoulombFriction::BeltFriction::Contact::SlipBackward  model.xmi:112 */
        if (friction_seen_Contact_SlipBackward_1 >= 2.0 && friction_seen_Contact_SlipBackward_1 <= 3.0
                && m->time <= friction_since_Contact_SlipBackward_1) {
            /* CoulombFriction::BeltFriction::Contact::SlipBackward->Stick  model.xmi:285 */
            if (friction_seen_Contact_SlipBackward_1 >= 3.0 && friction_seen_Contact_SlipBackward_1 <= 3.0
                    && m->time <= friction_since_Contact_SlipBackward_1) {
                friction_held_Contact_SlipBackward_1 = 1.0;
            }
            if (friction_seen_Contact_SlipBackward_1 >= 2.0 && friction_seen_Contact_SlipBackward_1 <= 3.0
                    && m->time <= friction_since_Contact_SlipBackward_1) {
                friction_consumed_Contact_4 = m->time;
                friction_seen_Contact_SlipBackward_1 = 4.0;
            }
            /* CoulombFriction::BeltFriction::Contact::Stick  model.xmi:106 */
            friction_Contact = 2.0;
            /* CoulombFriction::BeltFriction::Contact::Stick  model.xmi:291 */
            friction_seen_Contact_Stick_1 = m->time <= friction_consumed_Contact_2 ? 4.0 : 0.0;
            /* CoulombFriction::BeltFriction::Contact::Stick  model.xmi:297 */
            friction_seen_Contact_Stick_2 = m->time <= friction_consumed_Contact_3 ? 4.0 : 0.0;
            /* mode := 0  model.xmi:109 */
            friction_mode = 0.0;
        }
    }
    m->friction.mode = friction_mode;
    m->friction.Contact = friction_Contact;
    m->friction.seen_Contact_SlipForward_1 = friction_seen_Contact_SlipForward_1;
    m->friction.since_Contact_SlipForward_1 = friction_since_Contact_SlipForward_1;
    m->friction.consumed_Contact_1 = friction_consumed_Contact_1;
    m->friction.held_Contact_SlipForward_1 = friction_held_Contact_SlipForward_1;
    m->friction.seen_Contact_Stick_1 = friction_seen_Contact_Stick_1;
    m->friction.since_Contact_Stick_1 = friction_since_Contact_Stick_1;
    m->friction.consumed_Contact_2 = friction_consumed_Contact_2;
    m->friction.held_Contact_Stick_1 = friction_held_Contact_Stick_1;
    m->friction.seen_Contact_Stick_2 = friction_seen_Contact_Stick_2;
    m->friction.since_Contact_Stick_2 = friction_since_Contact_Stick_2;
    m->friction.consumed_Contact_3 = friction_consumed_Contact_3;
    m->friction.held_Contact_Stick_2 = friction_held_Contact_Stick_2;
    m->friction.seen_Contact_SlipBackward_1 = friction_seen_Contact_SlipBackward_1;
    m->friction.since_Contact_SlipBackward_1 = friction_since_Contact_SlipBackward_1;
    m->friction.consumed_Contact_4 = friction_consumed_Contact_4;
    m->friction.held_Contact_SlipBackward_1 = friction_held_Contact_SlipBackward_1;

    return MODEL_OK;
}

static ModelStatus before_indicators(Model *m)
{
    /* E6 again, as in model_evaluate */
    m->spring.forceThru = m->spring.k * m->spring.displ;

    /* E11 again, as in model_evaluate */
    m->damper.forceThru = m->damper.k * m->mass.v;

    /* E17 again, as in model_evaluate */
    const bool divisor_for_der_mass_v = are_equal(m->friction.mode, 0.0);
    const double divisor_for_der_mass_v_2 = divisor_for_der_mass_v ? 1.0 : m->mass.m;
    if (!(fabs(divisor_for_der_mass_v_2) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 16, NULL, divisor_for_der_mass_v_2);
    m->mass.der_v = divisor_for_der_mass_v ? 0.0
            : (m->friction.mode * m->friction.slidingForce - (m->spring.forceThru + m->damper.forceThru)) / m->mass.m;

    /* E14 again, as in model_outputs */
    m->mass.a.f = m->mass.m * m->mass.der_v;

    /* E25 again, as in model_outputs */
    m->friction.force = m->spring.forceThru + m->mass.a.f + m->damper.forceThru;

    /* E16 again, as in model_outputs */
    m->friction.acceleration = m->mass.der_v;

    return MODEL_OK;
}

static void begin_update(Model *m)
{
    /* What algorithms assign is seen in the next round; what no tick changes stays. */
    m->friction.mode = m->pre.friction_mode;
    m->friction.Contact = m->pre.friction_Contact;
    m->friction.seen_Contact_SlipForward_1 = m->pre.friction_seen_Contact_SlipForward_1;
    m->friction.since_Contact_SlipForward_1 = m->pre.friction_since_Contact_SlipForward_1;
    m->friction.consumed_Contact_1 = m->pre.friction_consumed_Contact_1;
    m->friction.held_Contact_SlipForward_1 = m->pre.friction_held_Contact_SlipForward_1;
    m->friction.seen_Contact_Stick_1 = m->pre.friction_seen_Contact_Stick_1;
    m->friction.since_Contact_Stick_1 = m->pre.friction_since_Contact_Stick_1;
    m->friction.consumed_Contact_2 = m->pre.friction_consumed_Contact_2;
    m->friction.held_Contact_Stick_1 = m->pre.friction_held_Contact_Stick_1;
    m->friction.seen_Contact_Stick_2 = m->pre.friction_seen_Contact_Stick_2;
    m->friction.since_Contact_Stick_2 = m->pre.friction_since_Contact_Stick_2;
    m->friction.consumed_Contact_3 = m->pre.friction_consumed_Contact_3;
    m->friction.held_Contact_Stick_2 = m->pre.friction_held_Contact_Stick_2;
    m->friction.seen_Contact_SlipBackward_1 = m->pre.friction_seen_Contact_SlipBackward_1;
    m->friction.since_Contact_SlipBackward_1 = m->pre.friction_since_Contact_SlipBackward_1;
    m->friction.consumed_Contact_4 = m->pre.friction_consumed_Contact_4;
    m->friction.held_Contact_SlipBackward_1 = m->pre.friction_held_Contact_SlipBackward_1;
}

static ModelStatus update(Model *m)
{
    ModelStatus status;

    /* E6 again, as in model_evaluate */
    m->spring.forceThru = m->spring.k * m->spring.displ;

    /* E11 again, as in model_evaluate */
    m->damper.forceThru = m->damper.k * m->mass.v;

    /* E17 again, as in model_evaluate */
    const bool divisor_for_der_mass_v = are_equal(m->friction.mode, 0.0);
    const double divisor_for_der_mass_v_2 = divisor_for_der_mass_v ? 1.0 : m->mass.m;
    if (!(fabs(divisor_for_der_mass_v_2) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 16, NULL, divisor_for_der_mass_v_2);
    m->mass.der_v = divisor_for_der_mass_v ? 0.0
            : (m->friction.mode * m->friction.slidingForce - (m->spring.forceThru + m->damper.forceThru)) / m->mass.m;

    /* E14 again, as in model_outputs */
    m->mass.a.f = m->mass.m * m->mass.der_v;

    /* E25 again, as in model_outputs */
    m->friction.force = m->spring.forceThru + m->mass.a.f + m->damper.forceThru;

    /* E16 again, as in model_outputs */
    m->friction.acceleration = m->mass.der_v;

    /* A1  decides mass.v >= friction.beltSpeed  model.xmi:96 */
    const bool gate = are_equal(m->pre.friction_Contact, 1.0);
    m->branch.mass_v_at_least_friction_beltSpeed = gate
            ? instant_kept(m->mass.v >= m->friction.beltSpeed ? 1.0 : 0.0, m->mass.v - m->friction.beltSpeed,
            m->branch.mass_v_at_least_friction_beltSpeed, m->slack[0]) : m->branch.mass_v_at_least_friction_beltSpeed;

    /* A1  decides friction.acceleration > 0  model.xmi:96 */
    m->branch.friction_acceleration_above_0 = gate
            ? instant_kept(m->friction.acceleration > 0.0 ? 1.0 : 0.0, m->friction.acceleration,
            m->branch.friction_acceleration_above_0, m->slack[1]) : m->branch.friction_acceleration_above_0;

    /* A1  decides friction.force >= friction.staticForce  model.xmi:96 */
    const bool gate_2 = are_equal(m->pre.friction_Contact, 2.0);
    m->branch.friction_force_at_least_friction_staticForce = gate_2
            ? instant_kept(m->friction.force >= m->friction.staticForce ? 1.0 : 0.0,
            m->friction.force - m->friction.staticForce, m->branch.friction_force_at_least_friction_staticForce,
            m->slack[2]) : m->branch.friction_force_at_least_friction_staticForce;

    /* A1  decides friction.force <= -friction.staticForce  model.xmi:96 */
    m->branch.friction_force_at_most__friction_staticForce = gate_2
            ? instant_kept(m->friction.force <= -m->friction.staticForce ? 1.0 : 0.0,
            m->friction.force + m->friction.staticForce, m->branch.friction_force_at_most__friction_staticForce,
            m->slack[3]) : m->branch.friction_force_at_most__friction_staticForce;

    /* A1  decides mass.v <= friction.beltSpeed  model.xmi:96 */
    const bool gate_3 = are_equal(m->pre.friction_Contact, 3.0);
    m->branch.mass_v_at_most_friction_beltSpeed = gate_3
            ? instant_kept(m->mass.v <= m->friction.beltSpeed ? 1.0 : 0.0, m->mass.v - m->friction.beltSpeed,
            m->branch.mass_v_at_most_friction_beltSpeed, m->slack[4]) : m->branch.mass_v_at_most_friction_beltSpeed;

    /* A1  decides friction.acceleration < 0  model.xmi:96 */
    m->branch.friction_acceleration_below_0 = gate_3
            ? instant_kept(m->friction.acceleration < 0.0 ? 1.0 : 0.0, m->friction.acceleration,
            m->branch.friction_acceleration_below_0, m->slack[5]) : m->branch.friction_acceleration_below_0;

    status = algorithm_1(m);
    if (status != MODEL_OK)
        return status;

    return MODEL_OK;
}

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    ModelStatus status;

    status = before_indicators(m);
    if (status != MODEL_OK)
        return status;
    indicator[0] = are_equal(m->pre.friction_Contact, 1.0)
            ? instant_margin(m->mass.v - m->friction.beltSpeed, m->branch.mass_v_at_least_friction_beltSpeed, true)
            : 1.0;
    indicator[1] = are_equal(m->pre.friction_Contact, 1.0)
            ? instant_margin(m->friction.acceleration, m->branch.friction_acceleration_above_0, false) : 1.0;
    indicator[2] = are_equal(m->pre.friction_Contact, 2.0)
            ? instant_margin(m->friction.force - m->friction.staticForce,
            m->branch.friction_force_at_least_friction_staticForce, true) : 1.0;
    indicator[3] = are_equal(m->pre.friction_Contact, 2.0)
            ? instant_margin(-m->friction.staticForce - m->friction.force,
            m->branch.friction_force_at_most__friction_staticForce, true) : 1.0;
    indicator[4] = are_equal(m->pre.friction_Contact, 3.0)
            ? instant_margin(m->friction.beltSpeed - m->mass.v, m->branch.mass_v_at_most_friction_beltSpeed, true)
            : 1.0;
    indicator[5] = are_equal(m->pre.friction_Contact, 3.0)
            ? instant_margin(-m->friction.acceleration, m->branch.friction_acceleration_below_0, false) : 1.0;

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
    /* E1  wall  TransFixedConstraint::standstill  lV = 0  TranslationalMechanics.xmi:840 */
    const double wall_p_lV = listed[1];
    residual[0] = wall_p_lV - 0.0;
    scale[0] = fabs(wall_p_lV);

    /* E2  spring  BinaryCompliantTransConstraint::balance  fA + fB = 0  TranslationalMechanics.xmi:608 */
    const double spring_a_f = listed[2];
    const double spring_b_f = listed[4];
    residual[1] = spring_a_f + spring_b_f - 0.0;
    scale[1] = fabs(spring_a_f) + fabs(spring_b_f);

    /* E3  spring  BinaryCompliantTransConstraint::motion  relV = vB - vA  TranslationalMechanics.xmi:614 */
    const double spring_relV = listed[7];
    const double spring_b_lV = listed[5];
    const double spring_a_lV = listed[3];
    residual[2] = spring_relV - (spring_b_lV - spring_a_lV);
    scale[2] = fabs(spring_relV) + fabs(spring_b_lV) + fabs(spring_a_lV);

    /* E4  spring  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620 */
    const double der_spring_displ = listed[33];
    residual[3] = der_spring_displ - spring_relV;
    scale[3] = fabs(der_spring_displ) + fabs(spring_relV);

    /* E5  spring  BinaryCompliantTransConstraint::force  forceThru = fB  TranslationalMechanics.xmi:626 */
    const double spring_forceThru = listed[6];
    residual[4] = spring_forceThru - spring_b_f;
    scale[4] = fabs(spring_forceThru) + fabs(spring_b_f);

    /* E6  spring  TransLinearSpringConstraint::law  forceThru = k*displ  TranslationalMechanics.xmi:647 */
    const double spring_k = listed[9];
    const double spring_displ = listed[8];
    residual[5] = spring_forceThru - spring_k * spring_displ;
    scale[5] = fabs(spring_forceThru) + fabs(spring_k * spring_displ);

    /* E7  damper  BinaryCompliantTransConstraint::balance  fA + fB = 0  TranslationalMechanics.xmi:608 */
    const double damper_a_f = listed[10];
    const double damper_b_f = listed[12];
    residual[6] = damper_a_f + damper_b_f - 0.0;
    scale[6] = fabs(damper_a_f) + fabs(damper_b_f);

    /* E8  damper  BinaryCompliantTransConstraint::motion  relV = vB - vA  TranslationalMechanics.xmi:614 */
    const double damper_relV = listed[15];
    const double damper_b_lV = listed[13];
    const double damper_a_lV = listed[11];
    residual[7] = damper_relV - (damper_b_lV - damper_a_lV);
    scale[7] = fabs(damper_relV) + fabs(damper_b_lV) + fabs(damper_a_lV);

    /* E9  damper  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620 */
    const double der_damper_displ = listed[34];
    residual[8] = der_damper_displ - damper_relV;
    scale[8] = fabs(der_damper_displ) + fabs(damper_relV);

    /* E10  damper  BinaryCompliantTransConstraint::force  forceThru = fB  TranslationalMechanics.xmi:626 */
    const double damper_forceThru = listed[14];
    residual[9] = damper_forceThru - damper_b_f;
    scale[9] = fabs(damper_forceThru) + fabs(damper_b_f);

    /* E11  damper  TransLinearDamperConstraint::law  forceThru = k*relV  TranslationalMechanics.xmi:668 */
    const double damper_k = listed[17];
    residual[10] = damper_forceThru - damper_k * damper_relV;
    scale[10] = fabs(damper_forceThru) + fabs(damper_k * damper_relV);

    /* E12  mass  TransInertiaConstraint::flangeA  vA = v  TranslationalMechanics.xmi:701 */
    const double mass_a_lV = listed[19];
    const double mass_v = listed[23];
    residual[11] = mass_a_lV - mass_v;
    scale[11] = fabs(mass_a_lV) + fabs(mass_v);

    /* E13  mass  TransInertiaConstraint::flangeB  vB = v  TranslationalMechanics.xmi:707 */
    const double mass_b_lV = listed[21];
    residual[12] = mass_b_lV - mass_v;
    scale[12] = fabs(mass_b_lV) + fabs(mass_v);

    /* E14  mass  TransInertiaConstraint::newton  m*der(v) = fA + fB  TranslationalMechanics.xmi:713 */
    const double mass_m = listed[22];
    const double der_mass_v = listed[35];
    const double mass_a_f = listed[18];
    const double mass_b_f = listed[20];
    residual[13] = mass_m * der_mass_v - (mass_a_f + mass_b_f);
    scale[13] = fabs(mass_m * der_mass_v) + fabs(mass_a_f) + fabs(mass_b_f);

    /* E15  mass  PositionConstraint::position  der(x) = v  model.xmi:231 */
    const double der_mass_x = listed[36];
    residual[14] = der_mass_x - mass_v;
    scale[14] = fabs(der_mass_x) + fabs(mass_v);

    /* E16  friction  BeltFrictionConstraint::motion  acceleration = der(v)  model.xmi:258 */
    const double friction_acceleration = listed[31];
    const double der_friction_a_lV = listed[37];
    residual[15] = friction_acceleration - der_friction_a_lV;
    scale[15] = fabs(friction_acceleration) + fabs(der_friction_a_lV);

    /* E17  friction  BeltFrictionConstraint::friction  model.xmi:264
     *     if mode == 0 then acceleration = 0; else force = mode*slidingForce; end if */
    const double friction_mode = listed[32];
    const double friction_force = listed[30];
    const double friction_slidingForce = listed[29];
    const double part_of_E17 = are_equal(friction_mode, 0.0) ? friction_acceleration
            : friction_force - friction_mode * friction_slidingForce;
    residual[16] = 0.0 - part_of_E17;
    scale[16] = fabs(part_of_E17);

    /* E18  friction  BeltFrictionConstraint::reaction  f = -force  model.xmi:270 */
    const double friction_a_f = listed[25];
    residual[17] = friction_a_f + friction_force;
    scale[17] = fabs(friction_a_f) + fabs(friction_force);

    /* E19  connection StickSlip::c1  wall.p.lV = spring.a.lV  model.xmi:153 */
    residual[18] = wall_p_lV - spring_a_lV;
    scale[18] = fabs(wall_p_lV) + fabs(spring_a_lV);

    /* E20  connection StickSlip::c2  wall.p.lV = damper.a.lV  model.xmi:161 */
    residual[19] = wall_p_lV - damper_a_lV;
    scale[19] = fabs(wall_p_lV) + fabs(damper_a_lV);

    /* E21  connection StickSlip::c3  spring.b.lV = mass.a.lV  model.xmi:169 */
    residual[20] = spring_b_lV - mass_a_lV;
    scale[20] = fabs(spring_b_lV) + fabs(mass_a_lV);

    /* E22  connection StickSlip::c4  damper.b.lV = mass.a.lV  model.xmi:177 */
    residual[21] = damper_b_lV - mass_a_lV;
    scale[21] = fabs(damper_b_lV) + fabs(mass_a_lV);

    /* E23  connection StickSlip::c5  friction.a.lV = mass.a.lV  model.xmi:185 */
    const double friction_a_lV = listed[26];
    residual[22] = friction_a_lV - mass_a_lV;
    scale[22] = fabs(friction_a_lV) + fabs(mass_a_lV);

    /* E24  flows at StickSlip::c1  wall.p.f + spring.a.f + damper.a.f = 0  model.xmi:153 */
    const double wall_p_f = listed[0];
    residual[23] = wall_p_f + spring_a_f + damper_a_f - 0.0;
    scale[23] = fabs(wall_p_f) + fabs(spring_a_f) + fabs(damper_a_f);

    /* E25  flows at StickSlip::c3  spring.b.f + mass.a.f + damper.b.f + friction.a.f = 0  model.xmi:169 */
    residual[24] = spring_b_f + mass_a_f + damper_b_f + friction_a_f - 0.0;
    scale[24] = fabs(spring_b_f) + fabs(mass_a_f) + fabs(damper_b_f) + fabs(friction_a_f);

    /* E26  unconnected TransInertia::b  mass.b.f = 0  TranslationalMechanics.xmi:123 */
    residual[25] = mass_b_f - 0.0;
    scale[25] = fabs(mass_b_f);
}

/* ---- how far branches are from changing ---- */

static void branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    /* A1  decides mass.v >= friction.beltSpeed  model.xmi:96 */
    const double mass_v = listed[23];
    const double friction_beltSpeed = listed[27];
    const bool gate = are_equal(m->pre.friction_Contact, 1.0);
    margin[0] = gate ? (2.0 * m->branch.mass_v_at_least_friction_beltSpeed - 1.0) * (mass_v - friction_beltSpeed)
            : 1.0;
    /* A1  decides friction.acceleration > 0  model.xmi:96 */
    const double friction_acceleration = listed[31];
    margin[1] = gate ? (2.0 * m->branch.friction_acceleration_above_0 - 1.0) * (friction_acceleration) : 1.0;
    /* A1  decides friction.force >= friction.staticForce  model.xmi:96 */
    const double friction_force = listed[30];
    const double friction_staticForce = listed[28];
    const bool gate_2 = are_equal(m->pre.friction_Contact, 2.0);
    margin[2] = gate_2 ? (2.0 * m->branch.friction_force_at_least_friction_staticForce - 1.0)
            * (friction_force - friction_staticForce) : 1.0;
    /* A1  decides friction.force <= -friction.staticForce  model.xmi:96 */
    margin[3] = gate_2 ? (2.0 * m->branch.friction_force_at_most__friction_staticForce - 1.0)
            * (-friction_staticForce - friction_force) : 1.0;
    /* A1  decides mass.v <= friction.beltSpeed  model.xmi:96 */
    const bool gate_3 = are_equal(m->pre.friction_Contact, 3.0);
    margin[4] = gate_3 ? (2.0 * m->branch.mass_v_at_most_friction_beltSpeed - 1.0) * (friction_beltSpeed - mass_v)
            : 1.0;
    /* A1  decides friction.acceleration < 0  model.xmi:96 */
    margin[5] = gate_3 ? (2.0 * m->branch.friction_acceleration_below_0 - 1.0) * (-friction_acceleration) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double friction_mode = m->pre.friction_mode;
    bool friction_mode_is_set = false;
    double friction_Contact = m->pre.friction_Contact;
    bool friction_Contact_is_set = false;
    double friction_seen_Contact_SlipForward_1 = m->pre.friction_seen_Contact_SlipForward_1;
    bool friction_seen_Contact_SlipForward_1_is_set = false;
    double friction_since_Contact_SlipForward_1 = m->pre.friction_since_Contact_SlipForward_1;
    bool friction_since_Contact_SlipForward_1_is_set = false;
    double friction_consumed_Contact_1 = m->pre.friction_consumed_Contact_1;
    bool friction_consumed_Contact_1_is_set = false;
    double friction_held_Contact_SlipForward_1 = m->pre.friction_held_Contact_SlipForward_1;
    bool friction_held_Contact_SlipForward_1_is_set = false;
    double friction_seen_Contact_Stick_1 = m->pre.friction_seen_Contact_Stick_1;
    bool friction_seen_Contact_Stick_1_is_set = false;
    double friction_since_Contact_Stick_1 = m->pre.friction_since_Contact_Stick_1;
    bool friction_since_Contact_Stick_1_is_set = false;
    double friction_consumed_Contact_2 = m->pre.friction_consumed_Contact_2;
    bool friction_consumed_Contact_2_is_set = false;
    double friction_held_Contact_Stick_1 = m->pre.friction_held_Contact_Stick_1;
    bool friction_held_Contact_Stick_1_is_set = false;
    double friction_seen_Contact_Stick_2 = m->pre.friction_seen_Contact_Stick_2;
    bool friction_seen_Contact_Stick_2_is_set = false;
    double friction_since_Contact_Stick_2 = m->pre.friction_since_Contact_Stick_2;
    bool friction_since_Contact_Stick_2_is_set = false;
    double friction_consumed_Contact_3 = m->pre.friction_consumed_Contact_3;
    bool friction_consumed_Contact_3_is_set = false;
    double friction_held_Contact_Stick_2 = m->pre.friction_held_Contact_Stick_2;
    bool friction_held_Contact_Stick_2_is_set = false;
    double friction_seen_Contact_SlipBackward_1 = m->pre.friction_seen_Contact_SlipBackward_1;
    bool friction_seen_Contact_SlipBackward_1_is_set = false;
    double friction_since_Contact_SlipBackward_1 = m->pre.friction_since_Contact_SlipBackward_1;
    bool friction_since_Contact_SlipBackward_1_is_set = false;
    double friction_consumed_Contact_4 = m->pre.friction_consumed_Contact_4;
    bool friction_consumed_Contact_4_is_set = false;
    double friction_held_Contact_SlipBackward_1 = m->pre.friction_held_Contact_SlipBackward_1;
    bool friction_held_Contact_SlipBackward_1_is_set = false;
    if (are_equal(m->pre.friction_Contact, 1.0)) {
        if (m->branch.mass_v_at_least_friction_beltSpeed > 0.5 && m->branch.friction_acceleration_above_0 > 0.5) {
            if (are_equal(friction_seen_Contact_SlipForward_1, 0.0)) {
                friction_seen_Contact_SlipForward_1 = 3.0;
                friction_seen_Contact_SlipForward_1_is_set = true;
                friction_since_Contact_SlipForward_1 = time;
                friction_since_Contact_SlipForward_1_is_set = true;
            } else if (are_equal(friction_seen_Contact_SlipForward_1, 1.0)) {
                friction_seen_Contact_SlipForward_1 = 2.0;
                friction_seen_Contact_SlipForward_1_is_set = true;
                friction_since_Contact_SlipForward_1 = time;
                friction_since_Contact_SlipForward_1_is_set = true;
            }
        } else {
            friction_seen_Contact_SlipForward_1 = 1.0;
            friction_seen_Contact_SlipForward_1_is_set = true;
        }
    } else if (are_equal(m->pre.friction_Contact, 2.0)) {
        if (m->branch.friction_force_at_least_friction_staticForce > 0.5) {
            if (are_equal(friction_seen_Contact_Stick_1, 0.0)) {
                friction_seen_Contact_Stick_1 = 3.0;
                friction_seen_Contact_Stick_1_is_set = true;
                friction_since_Contact_Stick_1 = time;
                friction_since_Contact_Stick_1_is_set = true;
            } else if (are_equal(friction_seen_Contact_Stick_1, 1.0)) {
                friction_seen_Contact_Stick_1 = 2.0;
                friction_seen_Contact_Stick_1_is_set = true;
                friction_since_Contact_Stick_1 = time;
                friction_since_Contact_Stick_1_is_set = true;
            }
        } else {
            friction_seen_Contact_Stick_1 = 1.0;
            friction_seen_Contact_Stick_1_is_set = true;
        }
        if (m->branch.friction_force_at_most__friction_staticForce > 0.5) {
            if (are_equal(friction_seen_Contact_Stick_2, 0.0)) {
                friction_seen_Contact_Stick_2 = 3.0;
                friction_seen_Contact_Stick_2_is_set = true;
                friction_since_Contact_Stick_2 = time;
                friction_since_Contact_Stick_2_is_set = true;
            } else if (are_equal(friction_seen_Contact_Stick_2, 1.0)) {
                friction_seen_Contact_Stick_2 = 2.0;
                friction_seen_Contact_Stick_2_is_set = true;
                friction_since_Contact_Stick_2 = time;
                friction_since_Contact_Stick_2_is_set = true;
            }
        } else {
            friction_seen_Contact_Stick_2 = 1.0;
            friction_seen_Contact_Stick_2_is_set = true;
        }
    } else if (are_equal(m->pre.friction_Contact, 3.0)) {
        if (m->branch.mass_v_at_most_friction_beltSpeed > 0.5 && m->branch.friction_acceleration_below_0 > 0.5) {
            if (are_equal(friction_seen_Contact_SlipBackward_1, 0.0)) {
                friction_seen_Contact_SlipBackward_1 = 3.0;
                friction_seen_Contact_SlipBackward_1_is_set = true;
                friction_since_Contact_SlipBackward_1 = time;
                friction_since_Contact_SlipBackward_1_is_set = true;
            } else if (are_equal(friction_seen_Contact_SlipBackward_1, 1.0)) {
                friction_seen_Contact_SlipBackward_1 = 2.0;
                friction_seen_Contact_SlipBackward_1_is_set = true;
                friction_since_Contact_SlipBackward_1 = time;
                friction_since_Contact_SlipBackward_1_is_set = true;
            }
        } else {
            friction_seen_Contact_SlipBackward_1 = 1.0;
            friction_seen_Contact_SlipBackward_1_is_set = true;
        }
    }
    if (are_equal(m->pre.friction_Contact, 0.0)) {
        friction_Contact = 1.0;
        friction_Contact_is_set = true;
        friction_seen_Contact_SlipForward_1 = time <= friction_consumed_Contact_1 ? 4.0 : 0.0;
        friction_seen_Contact_SlipForward_1_is_set = true;
        friction_mode = 1.0;
        friction_mode_is_set = true;
    } else if (are_equal(m->pre.friction_Contact, 1.0)) {
        if (friction_seen_Contact_SlipForward_1 >= 2.0 && friction_seen_Contact_SlipForward_1 <= 3.0
                && time <= friction_since_Contact_SlipForward_1) {
            if (friction_seen_Contact_SlipForward_1 >= 3.0 && friction_seen_Contact_SlipForward_1 <= 3.0
                    && time <= friction_since_Contact_SlipForward_1) {
                friction_held_Contact_SlipForward_1 = 1.0;
                friction_held_Contact_SlipForward_1_is_set = true;
            }
            if (friction_seen_Contact_SlipForward_1 >= 2.0 && friction_seen_Contact_SlipForward_1 <= 3.0
                    && time <= friction_since_Contact_SlipForward_1) {
                friction_consumed_Contact_1 = time;
                friction_consumed_Contact_1_is_set = true;
                friction_seen_Contact_SlipForward_1 = 4.0;
                friction_seen_Contact_SlipForward_1_is_set = true;
            }
            friction_Contact = 2.0;
            friction_Contact_is_set = true;
            friction_seen_Contact_Stick_1 = time <= friction_consumed_Contact_2 ? 4.0 : 0.0;
            friction_seen_Contact_Stick_1_is_set = true;
            friction_seen_Contact_Stick_2 = time <= friction_consumed_Contact_3 ? 4.0 : 0.0;
            friction_seen_Contact_Stick_2_is_set = true;
            friction_mode = 0.0;
            friction_mode_is_set = true;
        }
    } else if (are_equal(m->pre.friction_Contact, 2.0)) {
        if (friction_seen_Contact_Stick_1 >= 2.0 && friction_seen_Contact_Stick_1 <= 3.0
                && time <= friction_since_Contact_Stick_1) {
            if (friction_seen_Contact_Stick_1 >= 3.0 && friction_seen_Contact_Stick_1 <= 3.0
                    && time <= friction_since_Contact_Stick_1) {
                friction_held_Contact_Stick_1 = 1.0;
                friction_held_Contact_Stick_1_is_set = true;
            }
            if (friction_seen_Contact_Stick_1 >= 2.0 && friction_seen_Contact_Stick_1 <= 3.0
                    && time <= friction_since_Contact_Stick_1) {
                friction_consumed_Contact_2 = time;
                friction_consumed_Contact_2_is_set = true;
                friction_seen_Contact_Stick_1 = 4.0;
                friction_seen_Contact_Stick_1_is_set = true;
            }
            friction_Contact = 1.0;
            friction_Contact_is_set = true;
            friction_seen_Contact_SlipForward_1 = time <= friction_consumed_Contact_1 ? 4.0 : 0.0;
            friction_seen_Contact_SlipForward_1_is_set = true;
            friction_mode = 1.0;
            friction_mode_is_set = true;
        } else if (friction_seen_Contact_Stick_2 >= 2.0 && friction_seen_Contact_Stick_2 <= 3.0
                && time <= friction_since_Contact_Stick_2) {
            if (friction_seen_Contact_Stick_2 >= 3.0 && friction_seen_Contact_Stick_2 <= 3.0
                    && time <= friction_since_Contact_Stick_2) {
                friction_held_Contact_Stick_2 = 1.0;
                friction_held_Contact_Stick_2_is_set = true;
            }
            if (friction_seen_Contact_Stick_2 >= 2.0 && friction_seen_Contact_Stick_2 <= 3.0
                    && time <= friction_since_Contact_Stick_2) {
                friction_consumed_Contact_3 = time;
                friction_consumed_Contact_3_is_set = true;
                friction_seen_Contact_Stick_2 = 4.0;
                friction_seen_Contact_Stick_2_is_set = true;
            }
            friction_Contact = 3.0;
            friction_Contact_is_set = true;
            friction_seen_Contact_SlipBackward_1 = time <= friction_consumed_Contact_4 ? 4.0 : 0.0;
            friction_seen_Contact_SlipBackward_1_is_set = true;
            friction_mode = -1.0;
            friction_mode_is_set = true;
        }
    } else if (are_equal(m->pre.friction_Contact, 3.0)) {
        if (friction_seen_Contact_SlipBackward_1 >= 2.0 && friction_seen_Contact_SlipBackward_1 <= 3.0
                && time <= friction_since_Contact_SlipBackward_1) {
            if (friction_seen_Contact_SlipBackward_1 >= 3.0 && friction_seen_Contact_SlipBackward_1 <= 3.0
                    && time <= friction_since_Contact_SlipBackward_1) {
                friction_held_Contact_SlipBackward_1 = 1.0;
                friction_held_Contact_SlipBackward_1_is_set = true;
            }
            if (friction_seen_Contact_SlipBackward_1 >= 2.0 && friction_seen_Contact_SlipBackward_1 <= 3.0
                    && time <= friction_since_Contact_SlipBackward_1) {
                friction_consumed_Contact_4 = time;
                friction_consumed_Contact_4_is_set = true;
                friction_seen_Contact_SlipBackward_1 = 4.0;
                friction_seen_Contact_SlipBackward_1_is_set = true;
            }
            friction_Contact = 2.0;
            friction_Contact_is_set = true;
            friction_seen_Contact_Stick_1 = time <= friction_consumed_Contact_2 ? 4.0 : 0.0;
            friction_seen_Contact_Stick_1_is_set = true;
            friction_seen_Contact_Stick_2 = time <= friction_consumed_Contact_3 ? 4.0 : 0.0;
            friction_seen_Contact_Stick_2_is_set = true;
            friction_mode = 0.0;
            friction_mode_is_set = true;
        }
    }
    value[0] = friction_mode;
    is_set[0] = friction_mode_is_set;
    value[1] = friction_Contact;
    is_set[1] = friction_Contact_is_set;
    value[2] = friction_seen_Contact_SlipForward_1;
    is_set[2] = friction_seen_Contact_SlipForward_1_is_set;
    value[3] = friction_since_Contact_SlipForward_1;
    is_set[3] = friction_since_Contact_SlipForward_1_is_set;
    value[4] = friction_consumed_Contact_1;
    is_set[4] = friction_consumed_Contact_1_is_set;
    value[5] = friction_held_Contact_SlipForward_1;
    is_set[5] = friction_held_Contact_SlipForward_1_is_set;
    value[6] = friction_seen_Contact_Stick_1;
    is_set[6] = friction_seen_Contact_Stick_1_is_set;
    value[7] = friction_since_Contact_Stick_1;
    is_set[7] = friction_since_Contact_Stick_1_is_set;
    value[8] = friction_consumed_Contact_2;
    is_set[8] = friction_consumed_Contact_2_is_set;
    value[9] = friction_held_Contact_Stick_1;
    is_set[9] = friction_held_Contact_Stick_1_is_set;
    value[10] = friction_seen_Contact_Stick_2;
    is_set[10] = friction_seen_Contact_Stick_2_is_set;
    value[11] = friction_since_Contact_Stick_2;
    is_set[11] = friction_since_Contact_Stick_2_is_set;
    value[12] = friction_consumed_Contact_3;
    is_set[12] = friction_consumed_Contact_3_is_set;
    value[13] = friction_held_Contact_Stick_2;
    is_set[13] = friction_held_Contact_Stick_2_is_set;
    value[14] = friction_seen_Contact_SlipBackward_1;
    is_set[14] = friction_seen_Contact_SlipBackward_1_is_set;
    value[15] = friction_since_Contact_SlipBackward_1;
    is_set[15] = friction_since_Contact_SlipBackward_1_is_set;
    value[16] = friction_consumed_Contact_4;
    is_set[16] = friction_consumed_Contact_4_is_set;
    value[17] = friction_held_Contact_SlipBackward_1;
    is_set[17] = friction_held_Contact_SlipBackward_1_is_set;
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
    /* E6: spring.forceThru by spring.displ */
    partial[1] = m->spring.k;

    /* E11: damper.forceThru by mass.v */
    partial[2] = m->damper.k;

    /* E17: der(mass.v) by spring.forceThru */
    partial[3] = are_equal(m->friction.mode, 0.0) ? 0.0 : -(1.0 / m->mass.m);
}

/* ---- tables ---- */

const int model_variable_count = 39;
const int model_equation_count = 26;
const int model_constraint_count = 26;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

static const char *const literals_38[] = {"SlipForward", "Stick", "SlipBackward", NULL};

/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"wall.p.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, wall.p.f), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 23, NULL, 0, false},
    /* 1 */ {"wall.p.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 2 */ {"spring.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "-spring.forceThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, spring.forceThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 3 */ {"spring.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 18, NULL, 0, false},
    /* 4 */ {"spring.b.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "spring.forceThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, spring.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 5 */ {"spring.b.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "mass.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, mass.v), 1, 0.0, offsetof(Model, start.mass_v), 0.0, 20, NULL, 0, false},
    /* 6 */ {"spring.forceThru", "N", "Force through the component, positive in tension",
        "TranslationalMechanics.xmi:21 TranslationalMechanics::TwoFlangeTransComponent::forceThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, spring.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 7 */ {"spring.relV", "m/s", "Velocity of b relative to a",
        "TranslationalMechanics.xmi:29 TranslationalMechanics::CompliantTransComponent::relV", "mass.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, mass.v), 1, 0.0, offsetof(Model, start.mass_v), 0.0, 2, NULL, 0, false},
    /* 8 */ {"spring.displ", "m", "Displacement of b relative to a; components side by side start with the same",
        "TranslationalMechanics.xmi:33 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, spring.displ), 1, 0.0, offsetof(Model, start.spring_displ), 0.0, -1, NULL, 0, false},
    /* 9 */ {"spring.k", "N/m", "Stiffness",
        "TranslationalMechanics.xmi:78 TranslationalMechanics::TransLinearSpring::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, spring.k), 1, 0.0, offsetof(Model, spring.k), 0.0, -1, NULL, 0, false},
    /* 10 */ {"damper.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "-damper.forceThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, damper.forceThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 11 */ {"damper.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 19, NULL, 0, false},
    /* 12 */ {"damper.b.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "damper.forceThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, damper.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 13 */ {"damper.b.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "mass.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, mass.v), 1, 0.0, offsetof(Model, start.mass_v), 0.0, 21, NULL, 0, false},
    /* 14 */ {"damper.forceThru", "N", "Force through the component, positive in tension",
        "TranslationalMechanics.xmi:21 TranslationalMechanics::TwoFlangeTransComponent::forceThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, damper.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 15 */ {"damper.relV", "m/s", "Velocity of b relative to a",
        "TranslationalMechanics.xmi:29 TranslationalMechanics::CompliantTransComponent::relV", "mass.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, mass.v), 1, 0.0, offsetof(Model, start.mass_v), 0.0, 7, NULL, 0, false},
    /* 16 */ {"damper.displ", "m", "Displacement of b relative to a; components side by side start with the same",
        "TranslationalMechanics.xmi:33 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, damper.displ), 1, 0.0, offsetof(Model, start.damper_displ), 0.0, -1, NULL, 0, false},
    /* 17 */ {"damper.k", "N*s/m", "Damping",
        "TranslationalMechanics.xmi:99 TranslationalMechanics::TransLinearDamper::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, damper.k), 1, 0.0, offsetof(Model, damper.k), 0.0, -1, NULL, 0, false},
    /* 18 */ {"mass.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, mass.a.f), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
    /* 19 */ {"mass.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "mass.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, mass.v), 1, 0.0, offsetof(Model, start.mass_v), 0.0, 11, NULL, 0, false},
    /* 20 */ {"mass.b.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 25, NULL, 0, false},
    /* 21 */ {"mass.b.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "mass.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, mass.v), 1, 0.0, offsetof(Model, start.mass_v), 0.0, 12, NULL, 0, false},
    /* 22 */ {"mass.m", "kg", "Mass, greater than 0",
        "TranslationalMechanics.xmi:127 TranslationalMechanics::TransInertia::m", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, mass.m), 1, 0.0, offsetof(Model, mass.m), 0.0, -1, NULL, 0, false},
    /* 23 */ {"mass.v", "m/s", "Velocity of the body",
        "TranslationalMechanics.xmi:131 TranslationalMechanics::TransInertia::v", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, mass.v), 1, 0.0, offsetof(Model, start.mass_v), 0.0, -1, NULL, 0, false},
    /* 24 */ {"mass.x", "m", "Position of the body",
        "model.xmi:22 CoulombFriction::PositionInertia::x", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, mass.x), 1, 0.0, offsetof(Model, start.mass_x), 0.0, -1, NULL, 0, false},
    /* 25 */ {"friction.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "-friction.force", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, friction.force), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 17, NULL, 0, false},
    /* 26 */ {"friction.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "mass.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, mass.v), 1, 0.0, offsetof(Model, start.mass_v), 0.0, 22, NULL, 0, false},
    /* 27 */ {"friction.beltSpeed", "m/s", "Speed of the belt",
        "model.xmi:43 CoulombFriction::BeltFriction::beltSpeed", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, friction.beltSpeed), 1, 0.0, offsetof(Model, friction.beltSpeed), 0.0, -1, NULL, 0, false},
    /* 28 */ {"friction.staticForce", "N", "Largest force while body and belt move together",
        "model.xmi:47 CoulombFriction::BeltFriction::staticForce", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, friction.staticForce), 1, 0.0, offsetof(Model, friction.staticForce), 0.0, -1, NULL, 0, false},
    /* 29 */ {"friction.slidingForce", "N", "Force while the body slips",
        "model.xmi:51 CoulombFriction::BeltFriction::slidingForce", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, friction.slidingForce), 1, 0.0, offsetof(Model, friction.slidingForce), 0.0, -1, NULL, 0, false},
    /* 30 */ {"friction.force", "N", "Force on the body",
        "model.xmi:55 CoulombFriction::BeltFriction::force", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, friction.force), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 24, NULL, 0, false},
    /* 31 */ {"friction.acceleration", "m/s^2", "Acceleration of the body",
        "model.xmi:59 CoulombFriction::BeltFriction::acceleration", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, friction.acceleration), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 32 */ {"friction.mode", "", "0: sticks; 1: slower than the belt, which pulls it forward; -1: faster",
        "model.xmi:62 CoulombFriction::BeltFriction::mode", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, friction.mode), 1, 0.0, offsetof(Model, start.friction_mode), 0.0, -1, NULL, 0, false},
    /* 33 */ {"der(spring.displ)", "m/s", "",
        "TranslationalMechanics.xmi:33 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, spring.der_displ), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
    /* 34 */ {"der(damper.displ)", "m/s", "",
        "TranslationalMechanics.xmi:33 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, damper.der_displ), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 35 */ {"der(mass.v)", "m/s^2", "",
        "TranslationalMechanics.xmi:131 TranslationalMechanics::TransInertia::v", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, mass.der_v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 16, NULL, 0, false},
    /* 36 */ {"der(mass.x)", "m/s", "",
        "model.xmi:22 CoulombFriction::PositionInertia::x", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, mass.der_x), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 37 */ {"der(friction.a.lV)", "m/s^2", "",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "der(mass.v)", NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, mass.der_v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 22, NULL, 0, false},
    /* 38 */ {"friction.Contact", "", "",
        "model.xmi:98 CoulombFriction::BeltFriction::Contact", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, friction.Contact), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, literals_38, 1, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    1, -1,
    2, 4, -1,
    7, 5, 3, -1,
    33, 7, -1,
    6, 4, -1,
    6, 9, 8, -1,
    10, 12, -1,
    15, 13, 11, -1,
    34, 15, -1,
    14, 12, -1,
    14, 17, 15, -1,
    19, 23, -1,
    21, 23, -1,
    22, 35, 18, 20, -1,
    36, 23, -1,
    31, 37, -1,
    32, 31, 30, 29, -1,
    25, 30, -1,
    1, 3, -1,
    1, 11, -1,
    5, 19, -1,
    13, 19, -1,
    26, 19, -1,
    0, 2, 10, -1,
    4, 18, 12, 25, -1,
    20, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "TranslationalMechanics::Constraints::TransFixedConstraint::standstill", "wall",
        "wall.p.lV = 0", "TranslationalMechanics.xmi:840", held + 0, false},
    /* 1 */ {"E2", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::balance", "spring",
        "spring.a.f + spring.b.f = 0", "TranslationalMechanics.xmi:608", held + 2, false},
    /* 2 */ {"E3", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::motion", "spring",
        "spring.relV = spring.b.lV - spring.a.lV", "TranslationalMechanics.xmi:614", held + 5, false},
    /* 3 */ {"E4", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::integral", "spring",
        "der(spring.displ) = spring.relV", "TranslationalMechanics.xmi:620", held + 9, false},
    /* 4 */ {"E5", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::force", "spring",
        "spring.forceThru = spring.b.f", "TranslationalMechanics.xmi:626", held + 12, false},
    /* 5 */ {"E6", "TranslationalMechanics::Constraints::TransLinearSpringConstraint::law", "spring",
        "spring.forceThru = spring.k*spring.displ", "TranslationalMechanics.xmi:647", held + 15, false},
    /* 6 */ {"E7", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::balance", "damper",
        "damper.a.f + damper.b.f = 0", "TranslationalMechanics.xmi:608", held + 19, false},
    /* 7 */ {"E8", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::motion", "damper",
        "damper.relV = damper.b.lV - damper.a.lV", "TranslationalMechanics.xmi:614", held + 22, false},
    /* 8 */ {"E9", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::integral", "damper",
        "der(damper.displ) = damper.relV", "TranslationalMechanics.xmi:620", held + 26, false},
    /* 9 */ {"E10", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::force", "damper",
        "damper.forceThru = damper.b.f", "TranslationalMechanics.xmi:626", held + 29, false},
    /* 10 */ {"E11", "TranslationalMechanics::Constraints::TransLinearDamperConstraint::law", "damper",
        "damper.forceThru = damper.k*damper.relV", "TranslationalMechanics.xmi:668", held + 32, false},
    /* 11 */ {"E12", "TranslationalMechanics::Constraints::TransInertiaConstraint::flangeA", "mass",
        "mass.a.lV = mass.v", "TranslationalMechanics.xmi:701", held + 36, false},
    /* 12 */ {"E13", "TranslationalMechanics::Constraints::TransInertiaConstraint::flangeB", "mass",
        "mass.b.lV = mass.v", "TranslationalMechanics.xmi:707", held + 39, false},
    /* 13 */ {"E14", "TranslationalMechanics::Constraints::TransInertiaConstraint::newton", "mass",
        "mass.m*der(mass.v) = mass.a.f + mass.b.f", "TranslationalMechanics.xmi:713", held + 42, false},
    /* 14 */ {"E15", "CoulombFriction::Constraints::PositionConstraint::position", "mass",
        "der(mass.x) = mass.v", "model.xmi:231", held + 47, false},
    /* 15 */ {"E16", "CoulombFriction::Constraints::BeltFrictionConstraint::motion", "friction",
        "friction.acceleration = der(friction.a.lV)", "model.xmi:258", held + 50, false},
    /* 16 */ {"E17", "CoulombFriction::Constraints::BeltFrictionConstraint::friction", "friction",
        "0 = if friction.mode == 0 then friction.acceleration else friction.force - friction.mode*friction.slidingForce", "model.xmi:264", held + 53, false},
    /* 17 */ {"E18", "CoulombFriction::Constraints::BeltFrictionConstraint::reaction", "friction",
        "friction.a.f = -friction.force", "model.xmi:270", held + 58, false},
    /* 18 */ {"E19", "CoulombFriction::StickSlip::c1", "",
        "wall.p.lV = spring.a.lV", "model.xmi:153", held + 61, false},
    /* 19 */ {"E20", "CoulombFriction::StickSlip::c2", "",
        "wall.p.lV = damper.a.lV", "model.xmi:161", held + 64, false},
    /* 20 */ {"E21", "CoulombFriction::StickSlip::c3", "",
        "spring.b.lV = mass.a.lV", "model.xmi:169", held + 67, false},
    /* 21 */ {"E22", "CoulombFriction::StickSlip::c4", "",
        "damper.b.lV = mass.a.lV", "model.xmi:177", held + 70, false},
    /* 22 */ {"E23", "CoulombFriction::StickSlip::c5", "",
        "friction.a.lV = mass.a.lV", "model.xmi:185", held + 73, false},
    /* 23 */ {"E24", "CoulombFriction::StickSlip::c1", "",
        "wall.p.f + spring.a.f + damper.a.f = 0", "model.xmi:153", held + 76, false},
    /* 24 */ {"E25", "CoulombFriction::StickSlip::c3", "",
        "spring.b.f + mass.a.f + damper.b.f + friction.a.f = 0", "model.xmi:169", held + 80, false},
    /* 25 */ {"E26", "TranslationalMechanics::TransInertia::b", "mass",
        "mass.b.f = 0", "TranslationalMechanics.xmi:123", held + 85, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"mass.v >= friction.beltSpeed", "CoulombFriction::BeltFriction::Contact", "model.xmi:96", -1, offsetof(Model, branch.mass_v_at_least_friction_beltSpeed), false, false, false, -1, 0, offsetof(Model, slack[0])},
    {"friction.acceleration > 0", "CoulombFriction::BeltFriction::Contact", "model.xmi:96", -1, offsetof(Model, branch.friction_acceleration_above_0), false, false, false, -1, 0, offsetof(Model, slack[1])},
    {"friction.force >= friction.staticForce", "CoulombFriction::BeltFriction::Contact", "model.xmi:96", -1, offsetof(Model, branch.friction_force_at_least_friction_staticForce), false, false, false, -1, 0, offsetof(Model, slack[2])},
    {"friction.force <= -friction.staticForce", "CoulombFriction::BeltFriction::Contact", "model.xmi:96", -1, offsetof(Model, branch.friction_force_at_most__friction_staticForce), false, false, false, -1, 0, offsetof(Model, slack[3])},
    {"mass.v <= friction.beltSpeed", "CoulombFriction::BeltFriction::Contact", "model.xmi:96", -1, offsetof(Model, branch.mass_v_at_most_friction_beltSpeed), false, false, false, -1, 0, offsetof(Model, slack[4])},
    {"friction.acceleration < 0", "CoulombFriction::BeltFriction::Contact", "model.xmi:96", -1, offsetof(Model, branch.friction_acceleration_below_0), false, false, false, -1, 0, offsetof(Model, slack[5])},
};

/* Rows of branches. */
static const int indicator_branches[] = {0, 1, 2, 3, 4, 5, -1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 6;
const int model_indicator_count = 6;

/* Row of model_variables, name, where it is stored, its value before and its start; felt between events, group
 * in which it is assumed, set by what steps; what is said when it ends the run, and if that is a failure. */
static const ModelDiscrete discretes[] = {
    {32, "friction.mode", offsetof(Model, friction.mode), offsetof(Model, pre.friction_mode), offsetof(Model, start.friction_mode), true, -1, true, false, NULL, NULL, false},
    {38, "friction.Contact", offsetof(Model, friction.Contact), offsetof(Model, pre.friction_Contact), offsetof(Model, start.friction_Contact), false, -1, true, false, NULL, NULL, false},
    {-1, "friction.seen(Contact.SlipForward,1)", offsetof(Model, friction.seen_Contact_SlipForward_1), offsetof(Model, pre.friction_seen_Contact_SlipForward_1), offsetof(Model, start.friction_seen_Contact_SlipForward_1), false, -1, true, false, NULL, NULL, false},
    {-1, "friction.since(Contact.SlipForward,1)", offsetof(Model, friction.since_Contact_SlipForward_1), offsetof(Model, pre.friction_since_Contact_SlipForward_1), offsetof(Model, start.friction_since_Contact_SlipForward_1), false, -1, true, false, NULL, NULL, false},
    {-1, "friction.consumed(Contact,1)", offsetof(Model, friction.consumed_Contact_1), offsetof(Model, pre.friction_consumed_Contact_1), offsetof(Model, start.friction_consumed_Contact_1), false, -1, true, false, NULL, NULL, false},
    {-1, "friction.held(Contact.SlipForward,1)", offsetof(Model, friction.held_Contact_SlipForward_1), offsetof(Model, pre.friction_held_Contact_SlipForward_1), offsetof(Model, start.friction_held_Contact_SlipForward_1), false, -1, true, false, "'a.lMomF.lV >= beltSpeed and acceleration > 0' (CoulombFriction::BeltFriction::Contact::SlipForward->Stick, of friction, model.xmi:279)", NULL, false},
    {-1, "friction.seen(Contact.Stick,1)", offsetof(Model, friction.seen_Contact_Stick_1), offsetof(Model, pre.friction_seen_Contact_Stick_1), offsetof(Model, start.friction_seen_Contact_Stick_1), false, -1, true, false, NULL, NULL, false},
    {-1, "friction.since(Contact.Stick,1)", offsetof(Model, friction.since_Contact_Stick_1), offsetof(Model, pre.friction_since_Contact_Stick_1), offsetof(Model, start.friction_since_Contact_Stick_1), false, -1, true, false, NULL, NULL, false},
    {-1, "friction.consumed(Contact,2)", offsetof(Model, friction.consumed_Contact_2), offsetof(Model, pre.friction_consumed_Contact_2), offsetof(Model, start.friction_consumed_Contact_2), false, -1, true, false, NULL, NULL, false},
    {-1, "friction.held(Contact.Stick,1)", offsetof(Model, friction.held_Contact_Stick_1), offsetof(Model, pre.friction_held_Contact_Stick_1), offsetof(Model, start.friction_held_Contact_Stick_1), false, -1, true, false, "'force >= staticForce' (CoulombFriction::BeltFriction::Contact::Stick->SlipForward, of friction, model.xmi:291)", NULL, false},
    {-1, "friction.seen(Contact.Stick,2)", offsetof(Model, friction.seen_Contact_Stick_2), offsetof(Model, pre.friction_seen_Contact_Stick_2), offsetof(Model, start.friction_seen_Contact_Stick_2), false, -1, true, false, NULL, NULL, false},
    {-1, "friction.since(Contact.Stick,2)", offsetof(Model, friction.since_Contact_Stick_2), offsetof(Model, pre.friction_since_Contact_Stick_2), offsetof(Model, start.friction_since_Contact_Stick_2), false, -1, true, false, NULL, NULL, false},
    {-1, "friction.consumed(Contact,3)", offsetof(Model, friction.consumed_Contact_3), offsetof(Model, pre.friction_consumed_Contact_3), offsetof(Model, start.friction_consumed_Contact_3), false, -1, true, false, NULL, NULL, false},
    {-1, "friction.held(Contact.Stick,2)", offsetof(Model, friction.held_Contact_Stick_2), offsetof(Model, pre.friction_held_Contact_Stick_2), offsetof(Model, start.friction_held_Contact_Stick_2), false, -1, true, false, "'force <= -staticForce' (CoulombFriction::BeltFriction::Contact::Stick->SlipBackward, of friction, model.xmi:297)", NULL, false},
    {-1, "friction.seen(Contact.SlipBackward,1)", offsetof(Model, friction.seen_Contact_SlipBackward_1), offsetof(Model, pre.friction_seen_Contact_SlipBackward_1), offsetof(Model, start.friction_seen_Contact_SlipBackward_1), false, -1, true, false, NULL, NULL, false},
    {-1, "friction.since(Contact.SlipBackward,1)", offsetof(Model, friction.since_Contact_SlipBackward_1), offsetof(Model, pre.friction_since_Contact_SlipBackward_1), offsetof(Model, start.friction_since_Contact_SlipBackward_1), false, -1, true, false, NULL, NULL, false},
    {-1, "friction.consumed(Contact,4)", offsetof(Model, friction.consumed_Contact_4), offsetof(Model, pre.friction_consumed_Contact_4), offsetof(Model, start.friction_consumed_Contact_4), false, -1, true, false, NULL, NULL, false},
    {-1, "friction.held(Contact.SlipBackward,1)", offsetof(Model, friction.held_Contact_SlipBackward_1), offsetof(Model, pre.friction_held_Contact_SlipBackward_1), offsetof(Model, start.friction_held_Contact_SlipBackward_1), false, -1, true, false, "'a.lMomF.lV <= beltSpeed and acceleration < 0' (CoulombFriction::BeltFriction::Contact::SlipBackward->Stick, of friction, model.xmi:285)", NULL, false},
};

const ModelDiscrete *const model_discretes = discretes;
const int model_discrete_count = 18;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

/* What algorithms set: name, statements, part, source; row of resets, -1 if it is discrete and stored there, its sign. */
static const ModelAction actions[] = {
    {"friction.mode", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.mode), 1},
    {"friction.Contact", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.Contact), 1},
    {"friction.seen(Contact.SlipForward,1)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.seen_Contact_SlipForward_1), 1},
    {"friction.since(Contact.SlipForward,1)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.since_Contact_SlipForward_1), 1},
    {"friction.consumed(Contact,1)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.consumed_Contact_1), 1},
    {"friction.held(Contact.SlipForward,1)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.held_Contact_SlipForward_1), 1},
    {"friction.seen(Contact.Stick,1)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.seen_Contact_Stick_1), 1},
    {"friction.since(Contact.Stick,1)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.since_Contact_Stick_1), 1},
    {"friction.consumed(Contact,2)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.consumed_Contact_2), 1},
    {"friction.held(Contact.Stick,1)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.held_Contact_Stick_1), 1},
    {"friction.seen(Contact.Stick,2)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.seen_Contact_Stick_2), 1},
    {"friction.since(Contact.Stick,2)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.since_Contact_Stick_2), 1},
    {"friction.consumed(Contact,3)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.consumed_Contact_3), 1},
    {"friction.held(Contact.Stick,2)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.held_Contact_Stick_2), 1},
    {"friction.seen(Contact.SlipBackward,1)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.seen_Contact_SlipBackward_1), 1},
    {"friction.since(Contact.SlipBackward,1)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.since_Contact_SlipBackward_1), 1},
    {"friction.consumed(Contact,4)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.consumed_Contact_4), 1},
    {"friction.held(Contact.SlipBackward,1)", "CoulombFriction::BeltFriction::Contact", "friction", "model.xmi:96", -1, offsetof(Model, friction.held_Contact_SlipBackward_1), 1},
};

const ModelAction *const model_actions = actions;
const int model_action_count = 18;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 3, 4, 6, 7};
static const int jacobian_row_slot[] = {
    4, 5, 6, 7, 8, 9};
static const int jacobian_term_slot[] = {
    2, 0, 2, 2, 5, 7, 2};
static const int jacobian_term_partial[] = {
    0, 1, 0, 2, 3, 3, 0};
static const int jacobian_derivative[] = {
    4, 6, 8, 9};
static const int jacobian_column_start[] = {
    0, 2, 3, 7, 8};
static const int jacobian_row_index[] = {
    0, 2, 1, 0, 1, 2, 3, 3};
static const int jacobian_colour[] = {
    0, 0, 1, 0};

const ModelJacobian model_jacobian = {
    .states = 4,
    .slots = 10,
    .rows = 6,
    .loop_count = 0,
    .partial_count = 4,
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

/* Connector, part, source. */
static const ModelConnector connectors[] = {
    {"CoulombFriction::StickSlip::c1", "", "model.xmi:153"},
    {"CoulombFriction::StickSlip::c2", "", "model.xmi:161"},
    {"CoulombFriction::StickSlip::c3", "", "model.xmi:169"},
    {"CoulombFriction::StickSlip::c4", "", "model.xmi:177"},
    {"CoulombFriction::StickSlip::c5", "", "model.xmi:185"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {0, 2}, {false, false}},
    {0, {1, 3}, {false, false}},
    {1, {0, 10}, {false, false}},
    {1, {1, 11}, {false, false}},
    {2, {4, 18}, {false, false}},
    {2, {5, 19}, {false, false}},
    {3, {12, 18}, {false, false}},
    {3, {13, 19}, {false, false}},
    {4, {25, 18}, {false, false}},
    {4, {26, 19}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    0, 2, 4, 10, 12, 18, 20, 25};

static const ModelJoints model_joints = {10, 8, joint_table, connectors, flows};

static const char *const plot[] = {"mass.v", "friction.force", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

/* Variables that are whole numbers. */
static const int integers[] = {32, -1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of StickSlipExperiment",
    "",
    "26 equations drawn, 0 derived; 16 eliminated as aliases, 0 redundant, 0 of constants, 10 in use",
    "4 states; 10 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  spring.displ                                  start 0.0                                           its start is given",
    "  damper.displ                                  start 0.0                                           its start is given",
    "  mass.v                                        start 0.0                                           its start is given",
    "  mass.x                                        start 0.0                                           its start is given",
    "",
    "Eliminated",
    "  E1     wall.p.lV                              = 0                                                 TranslationalMechanics.xmi:840",
    "  E2     spring.a.f                             = -spring.forceThru                                 TranslationalMechanics.xmi:608",
    "  E19    spring.a.lV                            = 0                                                 model.xmi:153",
    "  E5     spring.b.f                             = spring.forceThru                                  TranslationalMechanics.xmi:626",
    "  E21    spring.b.lV                            = mass.v                                            model.xmi:169",
    "  E3     spring.relV                            = mass.v                                            TranslationalMechanics.xmi:614",
    "  E7     damper.a.f                             = -damper.forceThru                                 TranslationalMechanics.xmi:608",
    "  E20    damper.a.lV                            = 0                                                 model.xmi:161",
    "  E10    damper.b.f                             = damper.forceThru                                  TranslationalMechanics.xmi:626",
    "  E22    damper.b.lV                            = mass.v                                            model.xmi:177",
    "  E8     damper.relV                            = mass.v                                            TranslationalMechanics.xmi:614",
    "  E12    mass.a.lV                              = mass.v                                            TranslationalMechanics.xmi:701",
    "  E26    mass.b.f                               = 0                                                 TranslationalMechanics.xmi:123",
    "  E13    mass.b.lV                              = mass.v                                            TranslationalMechanics.xmi:707",
    "  E18    friction.a.f                           = -friction.force                                   model.xmi:270",
    "  E23    friction.a.lV                          = mass.v                                            model.xmi:185",
    "  E23    der(friction.a.lV)                     = der(mass.v)                                       model.xmi:185",
    "",
    "Start",
    "         spring.displ := 0.0",
    "         damper.displ := 0.0",
    "         mass.v := 0.0",
    "         mass.x := 0.0",
    "",
    "Continuous time",
    "  E4     der(spring.displ) := mass.v                                                                TranslationalMechanics.xmi:620",
    "  E6     spring.forceThru := spring.k*spring.displ                                                  TranslationalMechanics.xmi:647",
    "  E9     der(damper.displ) := mass.v                                                                TranslationalMechanics.xmi:620",
    "  E11    damper.forceThru := damper.k*mass.v                                                        TranslationalMechanics.xmi:668",
    "  E17    der(mass.v) := if friction.mode == 0 then 0 else (friction.mode*friction.slidingForce - (spring.forceThru + damper.forceThru))/mass.m  unless if friction.mode == 0 then 1 else mass.m vanishes model.xmi:264",
    "  E15    der(mass.x) := mass.v                                                                      model.xmi:231",
    "",
    "For results only",
    "  E24    wall.p.f := damper.forceThru + spring.forceThru                                            model.xmi:153",
    "  E14    mass.a.f := mass.m*der(mass.v)                                                             TranslationalMechanics.xmi:713",
    "  E25    friction.force := spring.forceThru + mass.a.f + damper.forceThru                           model.xmi:169",
    "  E16    friction.acceleration := der(mass.v)                                                       model.xmi:258",
    "",
    "Branches, kept between events",
    "         mass.v >= friction.beltSpeed           located",
    "         friction.acceleration > 0              located",
    "         friction.force >= friction.staticForce located",
    "         friction.force <= -friction.staticForce located",
    "         mass.v <= friction.beltSpeed           located",
    "         friction.acceleration < 0              located",
    "",
    "At events",
    "  E6     spring.forceThru := spring.k*spring.displ                                                  TranslationalMechanics.xmi:647",
    "  E11    damper.forceThru := damper.k*mass.v                                                        TranslationalMechanics.xmi:668",
    "  E17    der(mass.v) := if friction.mode == 0 then 0 else (friction.mode*friction.slidingForce - (spring.forceThru + damper.forceThru))/mass.m  unless if friction.mode == 0 then 1 else mass.m vanishes model.xmi:264",
    "  E14    mass.a.f := mass.m*der(mass.v)                                                             TranslationalMechanics.xmi:713",
    "  E25    friction.force := spring.forceThru + mass.a.f + damper.forceThru                           model.xmi:169",
    "  E16    friction.acceleration := der(mass.v)                                                       model.xmi:258",
    "         decide mass.v >= friction.beltSpeed",
    "         decide friction.acceleration > 0",
    "         decide friction.force >= friction.staticForce",
    "         decide friction.force <= -friction.staticForce",
    "         decide mass.v <= friction.beltSpeed",
    "         decide friction.acceleration < 0",
    "  A1     CoulombFriction::BeltFriction::Contact                                                     model.xmi:96",
    "         if pre(friction.Contact) == 1 then",
    "             if mass.v >= friction.beltSpeed and friction.acceleration > 0 then",
    "                 if noEvent(friction.seen(Contact.SlipForward,1) == 0) then",
    "                     friction.seen(Contact.SlipForward,1) := 3;",
    "                     friction.since(Contact.SlipForward,1) := time;",
    "                 elseif noEvent(friction.seen(Contact.SlipForward,1) == 1) then",
    "                     friction.seen(Contact.SlipForward,1) := 2;",
    "                     friction.since(Contact.SlipForward,1) := time;",
    "                 end if;",
    "             else",
    "                 friction.seen(Contact.SlipForward,1) := 1;",
    "             end if;",
    "         elseif pre(friction.Contact) == 2 then",
    "             if friction.force >= friction.staticForce then",
    "                 if noEvent(friction.seen(Contact.Stick,1) == 0) then",
    "                     friction.seen(Contact.Stick,1) := 3;",
    "                     friction.since(Contact.Stick,1) := time;",
    "                 elseif noEvent(friction.seen(Contact.Stick,1) == 1) then",
    "                     friction.seen(Contact.Stick,1) := 2;",
    "                     friction.since(Contact.Stick,1) := time;",
    "                 end if;",
    "             else",
    "                 friction.seen(Contact.Stick,1) := 1;",
    "             end if;",
    "             if friction.force <= -friction.staticForce then",
    "                 if noEvent(friction.seen(Contact.Stick,2) == 0) then",
    "                     friction.seen(Contact.Stick,2) := 3;",
    "                     friction.since(Contact.Stick,2) := time;",
    "                 elseif noEvent(friction.seen(Contact.Stick,2) == 1) then",
    "                     friction.seen(Contact.Stick,2) := 2;",
    "                     friction.since(Contact.Stick,2) := time;",
    "                 end if;",
    "             else",
    "                 friction.seen(Contact.Stick,2) := 1;",
    "             end if;",
    "         elseif pre(friction.Contact) == 3 then",
    "             if mass.v <= friction.beltSpeed and friction.acceleration < 0 then",
    "                 if noEvent(friction.seen(Contact.SlipBackward,1) == 0) then",
    "                     friction.seen(Contact.SlipBackward,1) := 3;",
    "                     friction.since(Contact.SlipBackward,1) := time;",
    "                 elseif noEvent(friction.seen(Contact.SlipBackward,1) == 1) then",
    "                     friction.seen(Contact.SlipBackward,1) := 2;",
    "                     friction.since(Contact.SlipBackward,1) := time;",
    "                 end if;",
    "             else",
    "                 friction.seen(Contact.SlipBackward,1) := 1;",
    "             end if;",
    "         end if;",
    "         if pre(friction.Contact) == 0 then",
    "             friction.Contact := 1;",
    "             friction.seen(Contact.SlipForward,1) := if noEvent(time <= friction.consumed(Contact,1)) then 4 else 0;",
    "             friction.mode := 1;",
    "         elseif pre(friction.Contact) == 1 then",
    "             if noEvent(friction.seen(Contact.SlipForward,1) >= 2) and noEvent(friction.seen(Contact.SlipForward,1) <= 3) and noEvent(time <= friction.since(Contact.SlipForward,1)) then",
    "                 if noEvent(friction.seen(Contact.SlipForward,1) >= 3) and noEvent(friction.seen(Contact.SlipForward,1) <= 3) and noEvent(time <= friction.since(Contact.SlipForward,1)) then",
    "                     friction.held(Contact.SlipForward,1) := true;",
    "                 end if;",
    "                 if noEvent(friction.seen(Contact.SlipForward,1) >= 2) and noEvent(friction.seen(Contact.SlipForward,1) <= 3) and noEvent(time <= friction.since(Contact.SlipForward,1)) then",
    "                     friction.consumed(Contact,1) := time;",
    "                     friction.seen(Contact.SlipForward,1) := 4;",
    "                 end if;",
    "                 friction.Contact := 2;",
    "                 friction.seen(Contact.Stick,1) := if noEvent(time <= friction.consumed(Contact,2)) then 4 else 0;",
    "                 friction.seen(Contact.Stick,2) := if noEvent(time <= friction.consumed(Contact,3)) then 4 else 0;",
    "                 friction.mode := 0;",
    "             end if;",
    "         elseif pre(friction.Contact) == 2 then",
    "             if noEvent(friction.seen(Contact.Stick,1) >= 2) and noEvent(friction.seen(Contact.Stick,1) <= 3) and noEvent(time <= friction.since(Contact.Stick,1)) then",
    "                 if noEvent(friction.seen(Contact.Stick,1) >= 3) and noEvent(friction.seen(Contact.Stick,1) <= 3) and noEvent(time <= friction.since(Contact.Stick,1)) then",
    "                     friction.held(Contact.Stick,1) := true;",
    "                 end if;",
    "                 if noEvent(friction.seen(Contact.Stick,1) >= 2) and noEvent(friction.seen(Contact.Stick,1) <= 3) and noEvent(time <= friction.since(Contact.Stick,1)) then",
    "                     friction.consumed(Contact,2) := time;",
    "                     friction.seen(Contact.Stick,1) := 4;",
    "                 end if;",
    "                 friction.Contact := 1;",
    "                 friction.seen(Contact.SlipForward,1) := if noEvent(time <= friction.consumed(Contact,1)) then 4 else 0;",
    "                 friction.mode := 1;",
    "             elseif noEvent(friction.seen(Contact.Stick,2) >= 2) and noEvent(friction.seen(Contact.Stick,2) <= 3) and noEvent(time <= friction.since(Contact.Stick,2)) then",
    "                 if noEvent(friction.seen(Contact.Stick,2) >= 3) and noEvent(friction.seen(Contact.Stick,2) <= 3) and noEvent(time <= friction.since(Contact.Stick,2)) then",
    "                     friction.held(Contact.Stick,2) := true;",
    "                 end if;",
    "                 if noEvent(friction.seen(Contact.Stick,2) >= 2) and noEvent(friction.seen(Contact.Stick,2) <= 3) and noEvent(time <= friction.since(Contact.Stick,2)) then",
    "                     friction.consumed(Contact,3) := time;",
    "                     friction.seen(Contact.Stick,2) := 4;",
    "                 end if;",
    "                 friction.Contact := 3;",
    "                 friction.seen(Contact.SlipBackward,1) := if noEvent(time <= friction.consumed(Contact,4)) then 4 else 0;",
    "                 friction.mode := -1;",
    "             end if;",
    "         elseif pre(friction.Contact) == 3 then",
    "             if noEvent(friction.seen(Contact.SlipBackward,1) >= 2) and noEvent(friction.seen(Contact.SlipBackward,1) <= 3) and noEvent(time <= friction.since(Contact.SlipBackward,1)) then",
    "                 if noEvent(friction.seen(Contact.SlipBackward,1) >= 3) and noEvent(friction.seen(Contact.SlipBackward,1) <= 3) and noEvent(time <= friction.since(Contact.SlipBackward,1)) then",
    "                     friction.held(Contact.SlipBackward,1) := true;",
    "                 end if;",
    "                 if noEvent(friction.seen(Contact.SlipBackward,1) >= 2) and noEvent(friction.seen(Contact.SlipBackward,1) <= 3) and noEvent(time <= friction.since(Contact.SlipBackward,1)) then",
    "                     friction.consumed(Contact,4) := time;",
    "                     friction.seen(Contact.SlipBackward,1) := 4;",
    "                 end if;",
    "                 friction.Contact := 2;",
    "                 friction.seen(Contact.Stick,1) := if noEvent(time <= friction.consumed(Contact,2)) then 4 else 0;",
    "                 friction.seen(Contact.Stick,2) := if noEvent(time <= friction.consumed(Contact,3)) then 4 else 0;",
    "                 friction.mode := 0;",
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
    .name = "StickSlipExperiment",
    .qualified_name = "CoulombFriction::StickSlipExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 10.0,
    .interval = 0.01,
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
