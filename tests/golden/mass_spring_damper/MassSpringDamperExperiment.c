/* MassSpringDamperExperiment.c - simulation of MassSpringDamper::MassSpringDamperExperiment, from model.xmi, by
 *     sysphsc 0.1.0.
 *
 * 2 states, 25 equations (16 eliminated), no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals
 * another one, up to its sign) has no member and appears in the table model_variables alone. The comment above each
 * statement names the equation, the part and the constraint that it was drawn in, its text there, and where that stands;
 * of a state machine, the state or action. model_evaluate computes what the derivatives need, in order; model_outputs all
 * else; model_residuals evaluates the equations as drawn, with the values that results show, to check the former.
 * Positions in the solver's vectors occur in model_set_states, model_get_states and model_get_derivatives only.
 */
#include "MassSpringDamperExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

const size_t model_size = sizeof(struct Model);

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* E4  k1  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620
     *     relV is m1.v */
    m->k1.der_displ = m->m1.v;

    /* E6  k1  TransLinearSpringConstraint::law  forceThru = k*displ  TranslationalMechanics.xmi:647 */
    const double k1_forceThru = m->k1.k * m->k1.displ;

    /* E11  d1  TransLinearDamperConstraint::law  forceThru = k*relV  TranslationalMechanics.xmi:668
     *     relV is m1.v */
    const double d1_forceThru = m->d1.k * m->m1.v;

    /* E24  flows at MassSpringDamper::c3  k1.b.f + m1.a.f + d1.b.f = 0  model.xmi:58
     *     solved for m1.a.f; k1.b.f is k1.forceThru, d1.b.f is d1.forceThru */
    const double m1_a_f = -(k1_forceThru + d1_forceThru);

    /* E16  sine  SineRealSignalConstraint::signal  RealSignals.xmi:246
     *     y = offset + amplitude*sin(2*3.141592653589793*frequency*time)
     *     out.rSig is f.in.rSig */
    const double f_in_rSig = m->sine.offset
            + m->sine.amplitude * sin(6.283185307179586 * m->sine.frequency * m->time);

    /* E15  f  TransForceSourceConstraint::force  f = -u*signal2Force  TranslationalMechanics.xmi:806
     *     solved for m1.b.f; p.f is -m1.b.f */
    const double m1_b_f = f_in_rSig * m->f.signal2Force;

    /* E14  m1  TransInertiaConstraint::newton  m*der(v) = fA + fB  TranslationalMechanics.xmi:713
     *     solved for der(m1.v) */
    m->m1.der_v = (m1_a_f + m1_b_f) / m->m1.m;

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E6 again, as in model_evaluate */
    m->k1.forceThru = m->k1.k * m->k1.displ;

    /* E9~  moves as k1.displ  d1  BinaryCompliantTransConstraint::integral  TranslationalMechanics.xmi:620
     *     der(displ) = relV
     *     relV is m1.v */
    m->d1.displ = m->k1.displ + m->d1.offset_displ;

    /* E9  d1  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620
     *     relV is m1.v */
    m->d1.der_displ = m->m1.v;

    /* E11 again, as in model_evaluate */
    m->d1.forceThru = m->d1.k * m->m1.v;

    /* E23  flows at MassSpringDamper::c1  wall.p.f + k1.a.f + d1.a.f = 0  model.xmi:42
     *     solved for wall.p.f; k1.a.f is -k1.forceThru, d1.a.f is -d1.forceThru */
    m->wall.p.f = m->d1.forceThru + m->k1.forceThru;

    /* E24 again, as in model_evaluate */
    m->m1.a.f = -(m->k1.forceThru + m->d1.forceThru);

    /* E16 again, as in model_evaluate */
    m->f.in.rSig = m->sine.offset + m->sine.amplitude * sin(6.283185307179586 * m->sine.frequency * m->time);

    /* E15 again, as in model_evaluate */
    m->m1.b.f = m->f.in.rSig * m->f.signal2Force;

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E14  m1  TransInertiaConstraint::newton  m*der(v) = fA + fB  TranslationalMechanics.xmi:713 */
    if (!(fabs(m->m1.m) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E14, NULL, m->m1.m);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->k1.displ = m->k1.displ_start;
    m->d1.displ = m->d1.displ_start;
    m->m1.v = m->m1.v_start;

    /* E9~  moves as k1.displ  d1  BinaryCompliantTransConstraint::integral  TranslationalMechanics.xmi:620
     *     der(displ) = relV
     *     solved for offset(d1.displ); relV is m1.v */
    m->d1.offset_displ = m->d1.displ - m->k1.displ;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
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
    m->k1.displ = x[0]; /* m */
    m->m1.v = x[1]; /* m/s */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->k1.displ; /* m */
    x[1] = m->m1.v; /* m/s */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->k1.der_displ; /* m/s */
    dx[1] = m->m1.der_v; /* m/s^2 */
}

/* Rows of model_variables. */
static const int states[] = {
        8, 23};

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
enum { D_E6_BY_DISPL = 2, D_E11_BY_V, D_E14_BY_F };

void model_partials(const Model *m, double *partial)
{
    /* E6  k1.forceThru */
    partial[D_E6_BY_DISPL] = m->k1.k;

    /* E11  d1.forceThru */
    partial[D_E11_BY_V] = m->d1.k;

    /* E14  der(m1.v) */
    partial[D_E14_BY_F] = 1.0 / m->m1.m;
}
