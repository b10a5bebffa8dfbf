/* MassSpringDamperExperiment.c - simulation of MassSpringDamper::MassSpringDamperExperiment, from model.xmi, by
 *     sysphsc 0.1.0.
 *
 * 2 states, 25 equations (17 eliminated), no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "MassSpringDamperExperiment.h"
#include "runtime/formula.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    m->k1.der_displ = m->m1.v; /* k1.binary.integral  der(displ) = relV */
    m->k1.forceThru = m->k1.k * m->k1.displ; /* k1.law.law  forceThru = k*displ */
    m->d1.forceThru = m->d1.k * m->m1.v; /* d1.law.law  forceThru = k*relV */
    m->wall.p.f = m->d1.forceThru + m->k1.forceThru; /* sum(wall.p.f)  flows at MassSpringDamper::c1 */
    /* sine.law.signal  y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    m->f.in.rSig = m->sine.offset + m->sine.amplitude * sin(6.283185307179586 * m->sine.frequency * m->time);
    m->m1.b.f = m->f.in.rSig * m->f.signal2Force; /* f.law.force  f = -u*signal2Force */
    m->m1.der_v = (-m->wall.p.f + m->m1.b.f) / m->m1.m; /* m1.law.newton  m*der(v) = fA + fB */

    return MODEL_OK;
}

/* ---- quantities for results only ---- */

ModelStatus model_outputs(Model *m)
{
    m->d1.displ = m->k1.displ + m->d1.offset_displ; /* d1.binary.integral~  changes as k1.displ  der(displ) = relV */
    m->d1.der_displ = m->m1.v; /* d1.binary.integral  der(displ) = relV */

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->k1.k = 40.0; /* N/m */
    m->d1.k = 1.2; /* N*s/m */
    m->m1.m = 1.5; /* kg */
    m->f.signal2Force = 1.0; /* N */
    m->sine.frequency = 0.6; /* Hz */
    m->sine.amplitude = 2.0;
    m->sine.offset = 0.5;
    m->k1.displ_start = 0.05; /* m */
    m->d1.displ_start = 0.05; /* m */
    m->m1.v_start = 0.0; /* m/s */
}

ModelStatus model_derive_constants(Model *m)
{
    REQUIRE_NONZERO(m, m->m1.m, EQ_m1_law_newton);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->k1.displ = m->k1.displ_start;
    m->d1.displ = m->d1.displ_start;
    m->m1.v = m->m1.v_start;
    m->d1.offset_displ = m->d1.displ - m->k1.displ; /* d1.binary.integral~  changes as k1.displ  der(displ) = relV */
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_k1_law_law_BY_DISPL = 1, D_d1_law_law_BY_V, D_m1_law_newton_BY_F };

void model_partials(const Model *m, double *partial)
{
    partial[D_k1_law_law_BY_DISPL] = m->k1.k; /* k1.forceThru */
    partial[D_d1_law_law_BY_V] = m->d1.k; /* d1.forceThru */
    partial[D_m1_law_newton_BY_F] = -1.0 / m->m1.m; /* der(m1.v) */
}
