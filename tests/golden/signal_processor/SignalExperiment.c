/* SignalExperiment.c - simulation of SignalProcessor::SignalExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 2 states, 22 equations (16 eliminated), no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals
 * another one, up to its sign) has no member and appears in the table model_variables alone. The comment above each
 * statement names the equation, the part and the constraint that it was drawn in, its text there, and where that stands;
 * of a state machine, the state or action. model_evaluate computes what the derivatives need, in order; model_outputs all
 * else; model_residuals evaluates the equations as drawn, with the values that results show, to check the former.
 * Positions in the solver's vectors occur in model_set_states, model_get_states and model_get_derivatives only.
 */
#include "SignalExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

const size_t model_size = sizeof(struct Model);

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* E1  source  SignalSource::source  y.rSig = amp*sin(2*Modelica.Constants.pi*frequency*time)  model.xmi:31
     *     y.rSig is processor.a.ip */
    const double processor_a_ip = m->source.amp * sin(6.283185307179586 * m->source.frequency * m->time);

    /* E4  processor.a  Amplifier::amplifier  op = g*ip  model.xmi:82 */
    const double processor_a_op = m->processor.a.g * processor_a_ip;

    /* E7  processor.hPF  HighPassFilter::state  der(xi) = alpha*(ip - xi)  model.xmi:117
     *     ip is processor.a.op */
    m->processor.hPF.der_xi = m->processor.hPF.alpha * (processor_a_op - m->processor.hPF.xi);

    /* E11  processor.lPF  LowPassFilter::state  der(xi) = alpha*(ip - xi)  model.xmi:98
     *     ip is processor.a.op */
    m->processor.lPF.der_xi = m->processor.lPF.alpha * (processor_a_op - m->processor.lPF.xi);

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E1 again, as in model_evaluate */
    m->processor.a.ip = m->source.amp * sin(6.283185307179586 * m->source.frequency * m->time);

    /* E4 again, as in model_evaluate */
    m->processor.a.op = m->processor.a.g * m->processor.a.ip;

    /* E8  processor.hPF  HighPassFilter::highPass  op = ip - xi  model.xmi:120
     *     ip is processor.a.op */
    m->processor.hPF.op = m->processor.a.op - m->processor.hPF.xi;

    /* E13  processor.mixer  Mixer::mixer  y.rSig = u1.rSig + u2.rSig  model.xmi:138
     *     y.rSig is sink.scope, u1.rSig is processor.hPF.op, u2.rSig is processor.lPF.xi */
    m->sink.scope = m->processor.hPF.op + m->processor.lPF.xi;

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static void start_states(Model *m)
{
    m->processor.hPF.xi = m->processor.hPF.xi_start;
    m->processor.lPF.xi = m->processor.lPF.xi_start;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->source.amp = 2.0;
    m->source.frequency = 1.0; /* Hz */
    m->processor.a.g = 3.0;
    m->processor.hPF.alpha = 20.0; /* 1/s */
    m->processor.lPF.alpha = 2.0; /* 1/s */
    m->processor.hPF.xi_start = 0.5;
    m->processor.lPF.xi_start = -1.0;
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
    m->processor.hPF.xi = x[0];
    m->processor.lPF.xi = x[1];
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->processor.hPF.xi;
    x[1] = m->processor.lPF.xi;
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->processor.hPF.der_xi;
    dx[1] = m->processor.lPF.der_xi;
}

/* Rows of model_variables. */
static const int states[] = {
        15, 21};

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
enum { D_E7_BY_XI = 0, D_E11_BY_XI };

void model_partials(const Model *m, double *partial)
{
    /* E7  der(processor.hPF.xi) */
    partial[D_E7_BY_XI] = -m->processor.hPF.alpha;

    /* E11  der(processor.lPF.xi) */
    partial[D_E11_BY_XI] = -m->processor.lPF.alpha;
}
