/* CircuitExperiment.c - simulation of RlcCircuit::CircuitExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 2 states, 32 equations (24 eliminated), no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "CircuitExperiment.h"
#include "runtime/formula.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* s.law.sine  v = amp*sin(2*3.141592653589793*frequency*time) */
    m->s.v = m->s.amp * sin(6.283185307179586 * m->s.frequency * m->time);
    m->rc.v = m->s.v - m->c.v; /* rc.pins.voltage  v = vP - vN */
    m->rc.i = m->rc.v / m->rc.resistance; /* rc.law.ohm  r*i = v */
    m->c.der_v = m->rc.i / m->c.c; /* c.law.charging  c*der(v) = i */
    m->ri.v = m->ri.resistance * m->i.i; /* ri.law.ohm  r*i = v */
    m->i.v = m->s.v - m->ri.v; /* ri.pins.voltage  v = vP - vN */
    m->i.der_i = m->i.v / m->i.l; /* i.law.induction  l*der(i) = v */

    return MODEL_OK;
}

/* ---- quantities for results only ---- */

ModelStatus model_outputs(Model *m)
{
    m->s.i = -(m->rc.i + m->i.i); /* sum(s.p.i)  flows at Circuit::c1 */

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
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
    m->rc.T = m->rc.T_ref;
    m->rc.resistance = m->rc.r * (1.0 + m->rc.alpha * (m->rc.T - m->rc.T_ref));
    m->ri.T = m->ri.T_ref;
    m->ri.resistance = m->ri.r * (1.0 + m->ri.alpha * (m->ri.T - m->ri.T_ref));
    REQUIRE_NONZERO(m, m->rc.resistance, EQ_rc_law_ohm);
    REQUIRE_NONZERO(m, m->c.c, EQ_c_law_charging);
    REQUIRE_NONZERO(m, m->i.l, EQ_i_law_induction);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->c.v = m->c.v_start;
    m->i.i = m->i.i_start;
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_rc_law_ohm_BY_V = 1, D_c_law_charging_BY_I, D_ri_law_ohm_BY_I, D_i_law_induction_BY_V };

void model_partials(const Model *m, double *partial)
{
    partial[D_rc_law_ohm_BY_V] = 1.0 / m->rc.resistance; /* rc.i */
    partial[D_c_law_charging_BY_I] = 1.0 / m->c.c; /* der(c.v) */
    partial[D_ri_law_ohm_BY_I] = m->ri.resistance; /* ri.v */
    partial[D_i_law_induction_BY_V] = 1.0 / m->i.l; /* der(i.i) */
}
