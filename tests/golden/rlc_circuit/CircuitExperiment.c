/* CircuitExperiment.c - simulation of RlcCircuit::CircuitExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 2 states, 32 equations (24 eliminated), no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals
 * another one, up to its sign) has no member and appears in the table model_variables alone. The comment above each
 * statement names the equation, the part and the constraint that it was drawn in, its text there, and where that stands;
 * of a state machine, the state or action. model_evaluate computes what the derivatives need, in order; model_outputs all
 * else; model_residuals evaluates the equations as drawn, with the values that results show, to check the former.
 * Positions in the solver's vectors occur in model_set_states, model_get_states and model_get_derivatives only.
 */
#include "CircuitExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

const size_t model_size = sizeof(struct Model);

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* E4  s  SourceConstraint::sine  v = amp*sin(2*3.141592653589793*frequency*time)  model.xmi:213 */
    const double s_v = m->s.amp * sin(6.283185307179586 * m->s.frequency * m->time);

    /* E5  rc  BinaryElectricalConstraint::voltage  v = vP - vN  Electrical.xmi:263
     *     p.v is s.v, n.v is c.v */
    const double rc_v = s_v - m->c.v;

    /* E8  rc  ResistorConstraint::ohm  r*i = v  Electrical.xmi:296
     *     solved for rc.i */
    const double rc_i = rc_v / m->rc.resistance;

    /* E12  c  CapacitorConstraint::charging  c*der(v) = i  Electrical.xmi:317
     *     solved for der(c.v); i is rc.i */
    m->c.der_v = rc_i / m->c.c;

    /* E16  ri  ResistorConstraint::ohm  r*i = v  Electrical.xmi:296
     *     solved for ri.v; i is i.i */
    const double ri_v = m->ri.resistance * m->i.i;

    /* E13  ri  BinaryElectricalConstraint::voltage  v = vP - vN  Electrical.xmi:263
     *     solved for i.v; p.v is s.v, n.v is i.v */
    const double i_v = s_v - ri_v;

    /* E20  i  InductorConstraint::induction  l*der(i) = v  Electrical.xmi:338
     *     solved for der(i.i) */
    m->i.der_i = i_v / m->i.l;

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E4 again, as in model_evaluate */
    m->s.v = m->s.amp * sin(6.283185307179586 * m->s.frequency * m->time);

    /* E5 again, as in model_evaluate */
    m->rc.v = m->s.v - m->c.v;

    /* E8 again, as in model_evaluate */
    m->rc.i = m->rc.v / m->rc.resistance;

    /* E29  flows at Circuit::c1  s.p.i + rc.p.i + ri.p.i = 0  model.xmi:70
     *     solved for s.i; s.p.i is s.i, rc.p.i is rc.i, ri.p.i is i.i */
    m->s.i = -(m->rc.i + m->i.i);

    /* E16 again, as in model_evaluate */
    m->ri.v = m->ri.resistance * m->i.i;

    /* E13 again, as in model_evaluate */
    m->i.v = m->s.v - m->ri.v;

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static void derive_constants(Model *m)
{
    /* rc.T = rc.T_ref  Electrical.xmi:78 */
    m->rc.T = m->rc.T_ref;

    /* rc.resistance = rc.r*(1 + rc.alpha*(rc.T - rc.T_ref))  Electrical.xmi:83 */
    m->rc.resistance = m->rc.r * (1.0 + m->rc.alpha * (m->rc.T - m->rc.T_ref));

    /* ri.T = ri.T_ref  Electrical.xmi:78 */
    m->ri.T = m->ri.T_ref;

    /* ri.resistance = ri.r*(1 + ri.alpha*(ri.T - ri.T_ref))  Electrical.xmi:83 */
    m->ri.resistance = m->ri.r * (1.0 + m->ri.alpha * (m->ri.T - m->ri.T_ref));
}

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E8  rc  ResistorConstraint::ohm  r*i = v  Electrical.xmi:296 */
    if (!(fabs(m->rc.resistance) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E8, NULL, m->rc.resistance);

    /* divisor in E12  c  CapacitorConstraint::charging  c*der(v) = i  Electrical.xmi:317 */
    if (!(fabs(m->c.c) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E12, NULL, m->c.c);

    /* divisor in E20  i  InductorConstraint::induction  l*der(i) = v  Electrical.xmi:338 */
    if (!(fabs(m->i.l) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E20, NULL, m->i.l);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->c.v = m->c.v_start;
    m->i.i = m->i.i_start;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->s.amp = 220.0; /* V */
    m->s.frequency = 1.0; /* Hz */
    m->rc.r = 10.0; /* ohm */
    m->rc.T_ref = 300.15; /* K */
    m->rc.alpha = 0.0; /* 1/K */
    m->c.c = 0.01; /* F */
    m->ri.r = 20.0; /* ohm */
    m->ri.T_ref = 300.15; /* K */
    m->ri.alpha = 0.0; /* 1/K */
    m->i.l = 0.1; /* H */
    m->c.v_start = 0.0; /* V */
    m->i.i_start = 0.0; /* A */
}

ModelStatus model_derive_constants(Model *m)
{
    ModelStatus status;

    derive_constants(m);
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
    m->c.v = x[0]; /* V */
    m->i.i = x[1]; /* A */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->c.v; /* V */
    x[1] = m->i.i; /* A */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->c.der_v; /* V/s */
    dx[1] = m->i.der_i; /* A/s */
}

/* Rows of model_variables. */
static const int states[] = {
        23, 42};

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

ModelSolving *model_solving(Model *m)
{
    return &m->solving;
}

ModelFailure *model_failure(Model *m)
{
    return &m->failure;
}

/* ---- events ---- */

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    (void)m, (void)indicator; /* nothing is watched */

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
    (void)m; /* nothing changes */

    return MODEL_OK;
}

void model_set_phase(Model *m, bool is_initial, bool is_terminal)
{
    (void)m, (void)is_initial, (void)is_terminal;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_E8_BY_V = 1, D_E12_BY_I, D_E16_BY_I, D_E20_BY_V };

void model_partials(const Model *m, double *partial)
{
    /* E8  rc.i */
    partial[D_E8_BY_V] = 1.0 / m->rc.resistance;

    /* E12  der(c.v) */
    partial[D_E12_BY_I] = 1.0 / m->c.c;

    /* E16  ri.v */
    partial[D_E16_BY_I] = m->ri.resistance;

    /* E20  der(i.i) */
    partial[D_E20_BY_V] = 1.0 / m->i.l;
}
