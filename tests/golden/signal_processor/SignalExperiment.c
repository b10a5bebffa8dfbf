/* SignalExperiment.c - simulation of SignalProcessor::SignalExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 2 states, 22 equations (16 eliminated), no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "SignalExperiment.h"
#include "runtime/formula.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    struct Amplifier *a = &m->processor.a;
    struct HighPassFilter *hPF = &m->processor.hPF;
    struct LowPassFilter *lPF = &m->processor.lPF;

    /* source.source  y.rSig = amp*sin(2*Modelica.Constants.pi*frequency*time) */
    a->ip = m->source.amp * sin(6.283185307179586 * m->source.frequency * m->time);
    a->op = a->g * a->ip; /* processor.a.amplifier  op = g*ip */
    hPF->der_xi = hPF->alpha * (a->op - hPF->xi); /* processor.hPF.state  der(xi) = alpha*(ip - xi) */
    lPF->der_xi = lPF->alpha * (a->op - lPF->xi); /* processor.lPF.state  der(xi) = alpha*(ip - xi) */

    return MODEL_OK;
}

/* ---- quantities for results only ---- */

ModelStatus model_outputs(Model *m)
{
    struct HighPassFilter *hPF = &m->processor.hPF;

    hPF->op = m->processor.a.op - hPF->xi; /* processor.hPF.highPass  op = ip - xi */
    m->sink.scope = hPF->op + m->processor.lPF.xi; /* processor.mixer.mixer  y.rSig = u1.rSig + u2.rSig */

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->source.amp = 2.0;
    m->source.frequency = 1.0; /* Hz */
    m->processor.a.g = 3.0;
    m->processor.hPF.alpha = 20.0; /* 1/s */
    m->processor.lPF.alpha = 2.0; /* 1/s */
    m->processor.hPF.xi_start = 0.5;
    m->processor.lPF.xi_start = -1.0;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->processor.hPF.xi = m->processor.hPF.xi_start;
    m->processor.lPF.xi = m->processor.lPF.xi_start;
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_processor_hPF_state_BY_XI, D_processor_lPF_state_BY_XI };

void model_partials(const Model *m, double *partial)
{
    partial[D_processor_hPF_state_BY_XI] = -m->processor.hPF.alpha; /* der(processor.hPF.xi) */
    partial[D_processor_lPF_state_BY_XI] = -m->processor.lPF.alpha; /* der(processor.lPF.xi) */
}
