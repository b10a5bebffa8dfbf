/* SignalExperiment.c - simulation of SignalProcessor::SignalExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 2 states, 22 equations (16 eliminated), no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; of quantities that are equal, up to
 * their signs, one. Each statement stands once, with the number and the text of its equation as drawn; where that
 * stands, and in which part, the tables tell. model_evaluate computes what derivatives need, model_outputs what else
 * results show. Positions in the solver's vectors occur in model_set_states, model_get_states and
 * model_get_derivatives only.
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
    struct Amplifier *a = &m->processor.a;
    const struct SignalSource *source = &m->source;
    struct HighPassFilter *hPF = &m->processor.hPF;
    struct LowPassFilter *lPF = &m->processor.lPF;

    /* E1  y.rSig = amp*sin(2*Modelica.Constants.pi*frequency*time) */
    a->ip = source->amp * sin(6.283185307179586 * source->frequency * m->time);
    a->op = a->g * a->ip; /* E4  op = g*ip */
    hPF->der_xi = hPF->alpha * (a->op - hPF->xi); /* E7  der(xi) = alpha*(ip - xi) */
    lPF->der_xi = lPF->alpha * (a->op - lPF->xi); /* E11  der(xi) = alpha*(ip - xi) */

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    struct HighPassFilter *hPF = &m->processor.hPF;
    const struct Amplifier *a = &m->processor.a;
    const struct LowPassFilter *lPF = &m->processor.lPF;

    hPF->op = a->op - hPF->xi; /* E8  op = ip - xi */
    m->sink.scope = hPF->op + lPF->xi; /* E13  y.rSig = u1.rSig + u2.rSig */

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static void start_states(Model *m)
{
    struct HighPassFilter *hPF = &m->processor.hPF;
    struct LowPassFilter *lPF = &m->processor.lPF;

    hPF->xi = hPF->xi_start;
    lPF->xi = lPF->xi_start;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    struct SignalSource *source = &m->source;
    struct Amplifier *a = &m->processor.a;
    struct HighPassFilter *hPF = &m->processor.hPF;
    struct LowPassFilter *lPF = &m->processor.lPF;

    source->amp = 2.0;
    source->frequency = 1.0; /* Hz */
    a->g = 3.0;
    hPF->alpha = 20.0; /* 1/s */
    lPF->alpha = 2.0; /* 1/s */
    hPF->xi_start = 0.5;
    lPF->xi_start = -1.0;
}

ModelStatus model_derive_constants(Model *m)
{
    (void)m;

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    start_states(m);
    REQUIRE(model_evaluate(m));
    REQUIRE(model_outputs(m));
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
    struct HighPassFilter *hPF = &m->processor.hPF;
    struct LowPassFilter *lPF = &m->processor.lPF;

    hPF->xi = x[0];
    lPF->xi = x[1];
}

void model_get_states(const Model *m, double *restrict x)
{
    const struct HighPassFilter *hPF = &m->processor.hPF;
    const struct LowPassFilter *lPF = &m->processor.lPF;

    x[0] = hPF->xi;
    x[1] = lPF->xi;
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    const struct HighPassFilter *hPF = &m->processor.hPF;
    const struct LowPassFilter *lPF = &m->processor.lPF;

    dx[0] = hPF->der_xi;
    dx[1] = lPF->der_xi;
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
    const struct HighPassFilter *hPF = &m->processor.hPF;
    const struct LowPassFilter *lPF = &m->processor.lPF;

    /* E7  der(processor.hPF.xi) */
    partial[D_E7_BY_XI] = -hPF->alpha;

    /* E11  der(processor.lPF.xi) */
    partial[D_E11_BY_XI] = -lPF->alpha;
}
