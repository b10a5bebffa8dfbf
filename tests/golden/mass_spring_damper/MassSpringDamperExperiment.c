/* MassSpringDamperExperiment.c - simulation of MassSpringDamper::MassSpringDamperExperiment, from model.xmi, by
 *     sysphsc 0.1.0.
 *
 * 3 states, 25 equations (16 eliminated), no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals
 * another one, up to its sign) has no member and appears in the table model_variables alone. The comment above each
 * statement names the equation, the part and the constraint that it was drawn in, its text there, and where that stands;
 * of a state machine, the state or action. model_evaluate computes what the derivatives need, in order; model_outputs all
 * else; model_residuals evaluates the equations as drawn, with the values that results show, to check the former.
 * Positions in the solver's vectors occur in model_set_states, model_get_states and model_get_derivatives only.
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

/* TranslationalMechanics::TransInertia */
struct TransInertia {
    double m;                               /* kg, constant, TranslationalMechanics.xmi:127 */
    double v;                               /* m/s, state, TranslationalMechanics.xmi:131 */
    double der_v;                           /* m/s^2, derivative */
    struct LMomFlowElement a;               /* port, TranslationalMechanics.xmi:119 */
    struct LMomFlowElement b;               /* port, TranslationalMechanics.xmi:123 */
};

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement */
struct RealSignalInElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:13 */
};

/* TranslationalMechanics::TransForceSource */
struct TransForceSource {
    double signal2Force;                    /* N, constant, TranslationalMechanics.xmi:504 */
    struct RealSignalInElement in;          /* port, TranslationalMechanics.xmi:496 */
};

/* RealSignals::SineRealSignal */
struct SineRealSignal {
    double frequency;                       /* Hz, constant, RealSignals.xmi:73 */
    double amplitude;                       /* constant, RealSignals.xmi:78 */
    double offset;                          /* constant, RealSignals.xmi:83 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double k1_displ;                        /* m, initial value */
    double d1_displ;                        /* m, initial value */
    double m1_v;                            /* m/s, initial value */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct TransFixed wall;                 /* part, model.xmi:19 */
    struct TransLinearSpring k1;            /* part, model.xmi:22 */
    struct TransLinearDamper d1;            /* part, model.xmi:26 */
    struct TransInertia m1;                 /* part, model.xmi:30 */
    struct TransForceSource f;              /* part, model.xmi:34 */
    struct SineRealSignal sine;             /* part, model.xmi:38 */
    struct ModelStart start;
};

const size_t model_size = sizeof(struct Model);

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* E4  k1  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620
     *     relV is m1.v */
    m->k1.der_displ = m->m1.v;

    /* E6  k1  TransLinearSpringConstraint::law  forceThru = k*displ  TranslationalMechanics.xmi:647 */
    const double k1_forceThru = m->k1.k * m->k1.displ;

    /* E9  d1  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620
     *     relV is m1.v */
    m->d1.der_displ = m->m1.v;

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
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 13, NULL, m->m1.m);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->k1.displ = m->start.k1_displ;
    m->d1.displ = m->start.d1_displ;
    m->m1.v = m->start.m1_v;
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
    m->start.k1_displ = 0.05; /* m */
    m->start.d1_displ = 0.05; /* m */
    m->start.m1_v = 0.0; /* m/s */
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
    m->d1.displ = x[1]; /* m */
    m->m1.v = x[2]; /* m/s */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->k1.displ; /* m */
    x[1] = m->d1.displ; /* m */
    x[2] = m->m1.v; /* m/s */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->k1.der_displ; /* m/s */
    dx[1] = m->d1.der_displ; /* m/s */
    dx[2] = m->m1.der_v; /* m/s^2 */
}

/* Rows of model_variables. */
static const int states[] = {
        8, 16, 23};

int model_state_count(const Model *m)
{
    (void)m;
    return 3;
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

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    /* E1  wall  TransFixedConstraint::standstill  lV = 0  TranslationalMechanics.xmi:840 */
    const double wall_p_lV = listed[1];
    residual[0] = wall_p_lV - 0.0;
    scale[0] = fabs(wall_p_lV);

    /* E2  k1  BinaryCompliantTransConstraint::balance  fA + fB = 0  TranslationalMechanics.xmi:608 */
    const double k1_a_f = listed[2];
    const double k1_b_f = listed[4];
    residual[1] = k1_a_f + k1_b_f - 0.0;
    scale[1] = fabs(k1_a_f) + fabs(k1_b_f);

    /* E3  k1  BinaryCompliantTransConstraint::motion  relV = vB - vA  TranslationalMechanics.xmi:614 */
    const double k1_relV = listed[7];
    const double k1_b_lV = listed[5];
    const double k1_a_lV = listed[3];
    residual[2] = k1_relV - (k1_b_lV - k1_a_lV);
    scale[2] = fabs(k1_relV) + fabs(k1_b_lV) + fabs(k1_a_lV);

    /* E4  k1  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620 */
    const double der_k1_displ = listed[32];
    residual[3] = der_k1_displ - k1_relV;
    scale[3] = fabs(der_k1_displ) + fabs(k1_relV);

    /* E5  k1  BinaryCompliantTransConstraint::force  forceThru = fB  TranslationalMechanics.xmi:626 */
    const double k1_forceThru = listed[6];
    residual[4] = k1_forceThru - k1_b_f;
    scale[4] = fabs(k1_forceThru) + fabs(k1_b_f);

    /* E6  k1  TransLinearSpringConstraint::law  forceThru = k*displ  TranslationalMechanics.xmi:647 */
    const double k1_k = listed[9];
    const double k1_displ = listed[8];
    residual[5] = k1_forceThru - k1_k * k1_displ;
    scale[5] = fabs(k1_forceThru) + fabs(k1_k * k1_displ);

    /* E7  d1  BinaryCompliantTransConstraint::balance  fA + fB = 0  TranslationalMechanics.xmi:608 */
    const double d1_a_f = listed[10];
    const double d1_b_f = listed[12];
    residual[6] = d1_a_f + d1_b_f - 0.0;
    scale[6] = fabs(d1_a_f) + fabs(d1_b_f);

    /* E8  d1  BinaryCompliantTransConstraint::motion  relV = vB - vA  TranslationalMechanics.xmi:614 */
    const double d1_relV = listed[15];
    const double d1_b_lV = listed[13];
    const double d1_a_lV = listed[11];
    residual[7] = d1_relV - (d1_b_lV - d1_a_lV);
    scale[7] = fabs(d1_relV) + fabs(d1_b_lV) + fabs(d1_a_lV);

    /* E9  d1  BinaryCompliantTransConstraint::integral  der(displ) = relV  TranslationalMechanics.xmi:620 */
    const double der_d1_displ = listed[33];
    residual[8] = der_d1_displ - d1_relV;
    scale[8] = fabs(der_d1_displ) + fabs(d1_relV);

    /* E10  d1  BinaryCompliantTransConstraint::force  forceThru = fB  TranslationalMechanics.xmi:626 */
    const double d1_forceThru = listed[14];
    residual[9] = d1_forceThru - d1_b_f;
    scale[9] = fabs(d1_forceThru) + fabs(d1_b_f);

    /* E11  d1  TransLinearDamperConstraint::law  forceThru = k*relV  TranslationalMechanics.xmi:668 */
    const double d1_k = listed[17];
    residual[10] = d1_forceThru - d1_k * d1_relV;
    scale[10] = fabs(d1_forceThru) + fabs(d1_k * d1_relV);

    /* E12  m1  TransInertiaConstraint::flangeA  vA = v  TranslationalMechanics.xmi:701 */
    const double m1_a_lV = listed[19];
    const double m1_v = listed[23];
    residual[11] = m1_a_lV - m1_v;
    scale[11] = fabs(m1_a_lV) + fabs(m1_v);

    /* E13  m1  TransInertiaConstraint::flangeB  vB = v  TranslationalMechanics.xmi:707 */
    const double m1_b_lV = listed[21];
    residual[12] = m1_b_lV - m1_v;
    scale[12] = fabs(m1_b_lV) + fabs(m1_v);

    /* E14  m1  TransInertiaConstraint::newton  m*der(v) = fA + fB  TranslationalMechanics.xmi:713 */
    const double m1_m = listed[22];
    const double der_m1_v = listed[34];
    const double m1_a_f = listed[18];
    const double m1_b_f = listed[20];
    residual[13] = m1_m * der_m1_v - (m1_a_f + m1_b_f);
    scale[13] = fabs(m1_m * der_m1_v) + fabs(m1_a_f) + fabs(m1_b_f);

    /* E15  f  TransForceSourceConstraint::force  f = -u*signal2Force  TranslationalMechanics.xmi:806 */
    const double f_p_f = listed[25];
    const double f_in_rSig = listed[24];
    const double f_signal2Force = listed[27];
    residual[14] = f_p_f + (f_in_rSig * f_signal2Force);
    scale[14] = fabs(f_p_f) + fabs(f_in_rSig * f_signal2Force);

    /* E16  sine  SineRealSignalConstraint::signal  RealSignals.xmi:246
     *     y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    const double sine_out_rSig = listed[28];
    const double sine_offset = listed[31];
    const double sine_amplitude = listed[30];
    const double sine_frequency = listed[29];
    const double part_of_E16 = sine_amplitude * sin(2.0 * 3.141592653589793 * sine_frequency * time);
    residual[15] = sine_out_rSig - (sine_offset + part_of_E16);
    scale[15] = fabs(sine_out_rSig) + fabs(sine_offset) + fabs(part_of_E16);

    /* E17  connection MassSpringDamper::c1  wall.p.lV = k1.a.lV  model.xmi:42 */
    residual[16] = wall_p_lV - k1_a_lV;
    scale[16] = fabs(wall_p_lV) + fabs(k1_a_lV);

    /* E18  connection MassSpringDamper::c2  wall.p.lV = d1.a.lV  model.xmi:50 */
    residual[17] = wall_p_lV - d1_a_lV;
    scale[17] = fabs(wall_p_lV) + fabs(d1_a_lV);

    /* E19  connection MassSpringDamper::c3  k1.b.lV = m1.a.lV  model.xmi:58 */
    residual[18] = k1_b_lV - m1_a_lV;
    scale[18] = fabs(k1_b_lV) + fabs(m1_a_lV);

    /* E20  connection MassSpringDamper::c4  d1.b.lV = m1.a.lV  model.xmi:66 */
    residual[19] = d1_b_lV - m1_a_lV;
    scale[19] = fabs(d1_b_lV) + fabs(m1_a_lV);

    /* E21  connection MassSpringDamper::c5  m1.b.lV = f.p.lV  model.xmi:74 */
    const double f_p_lV = listed[26];
    residual[20] = m1_b_lV - f_p_lV;
    scale[20] = fabs(m1_b_lV) + fabs(f_p_lV);

    /* E22  connection MassSpringDamper::c6  sine.out.rSig = f.in.rSig  model.xmi:82 */
    residual[21] = sine_out_rSig - f_in_rSig;
    scale[21] = fabs(sine_out_rSig) + fabs(f_in_rSig);

    /* E23  flows at MassSpringDamper::c1  wall.p.f + k1.a.f + d1.a.f = 0  model.xmi:42 */
    const double wall_p_f = listed[0];
    residual[22] = wall_p_f + k1_a_f + d1_a_f - 0.0;
    scale[22] = fabs(wall_p_f) + fabs(k1_a_f) + fabs(d1_a_f);

    /* E24  flows at MassSpringDamper::c3  k1.b.f + m1.a.f + d1.b.f = 0  model.xmi:58 */
    residual[23] = k1_b_f + m1_a_f + d1_b_f - 0.0;
    scale[23] = fabs(k1_b_f) + fabs(m1_a_f) + fabs(d1_b_f);

    /* E25  flows at MassSpringDamper::c5  m1.b.f + f.p.f = 0  model.xmi:74 */
    residual[24] = m1_b_f + f_p_f - 0.0;
    scale[24] = fabs(m1_b_f) + fabs(f_p_f);
}

/* ---- what events set, as drawn ---- */

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)value, (void)is_set; /* nothing */
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

void model_partials(const Model *m, double *partial)
{
    /* E6: k1.forceThru by k1.displ */
    partial[2] = m->k1.k;

    /* E11: d1.forceThru by m1.v */
    partial[3] = m->d1.k;

    /* E14: der(m1.v) by m1.a.f */
    partial[4] = 1.0 / m->m1.m;
}

/* ---- tables ---- */

const int model_variable_count = 35;
const int model_equation_count = 25;
const int model_constraint_count = 25;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"wall.p.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, wall.p.f), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 22, NULL, 0, false},
    /* 1 */ {"wall.p.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 2 */ {"k1.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "-k1.forceThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.forceThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 3 */ {"k1.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 16, NULL, 0, false},
    /* 4 */ {"k1.b.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "k1.forceThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 5 */ {"k1.b.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "m1.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, m1.v), 1, 0.0, offsetof(Model, start.m1_v), 0.0, 18, NULL, 0, false},
    /* 6 */ {"k1.forceThru", "N", "Force through the component, positive in tension",
        "TranslationalMechanics.xmi:21 TranslationalMechanics::TwoFlangeTransComponent::forceThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, k1.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 7 */ {"k1.relV", "m/s", "Velocity of b relative to a",
        "TranslationalMechanics.xmi:29 TranslationalMechanics::CompliantTransComponent::relV", "m1.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, m1.v), 1, 0.0, offsetof(Model, start.m1_v), 0.0, 2, NULL, 0, false},
    /* 8 */ {"k1.displ", "m", "Displacement of b relative to a; components side by side start with the same",
        "TranslationalMechanics.xmi:33 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, k1.displ), 1, 0.0, offsetof(Model, start.k1_displ), 0.0, -1, NULL, 0, false},
    /* 9 */ {"k1.k", "N/m", "Stiffness",
        "TranslationalMechanics.xmi:78 TranslationalMechanics::TransLinearSpring::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, k1.k), 1, 0.0, offsetof(Model, k1.k), 0.0, -1, NULL, 0, false},
    /* 10 */ {"d1.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "-d1.forceThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, d1.forceThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 11 */ {"d1.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 17, NULL, 0, false},
    /* 12 */ {"d1.b.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "d1.forceThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, d1.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 13 */ {"d1.b.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "m1.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, m1.v), 1, 0.0, offsetof(Model, start.m1_v), 0.0, 19, NULL, 0, false},
    /* 14 */ {"d1.forceThru", "N", "Force through the component, positive in tension",
        "TranslationalMechanics.xmi:21 TranslationalMechanics::TwoFlangeTransComponent::forceThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, d1.forceThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 15 */ {"d1.relV", "m/s", "Velocity of b relative to a",
        "TranslationalMechanics.xmi:29 TranslationalMechanics::CompliantTransComponent::relV", "m1.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, m1.v), 1, 0.0, offsetof(Model, start.m1_v), 0.0, 7, NULL, 0, false},
    /* 16 */ {"d1.displ", "m", "Displacement of b relative to a; components side by side start with the same",
        "TranslationalMechanics.xmi:33 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, d1.displ), 1, 0.0, offsetof(Model, start.d1_displ), 0.0, -1, NULL, 0, false},
    /* 17 */ {"d1.k", "N*s/m", "Damping",
        "TranslationalMechanics.xmi:99 TranslationalMechanics::TransLinearDamper::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, d1.k), 1, 0.0, offsetof(Model, d1.k), 0.0, -1, NULL, 0, false},
    /* 18 */ {"m1.a.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, m1.a.f), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 23, NULL, 0, false},
    /* 19 */ {"m1.a.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "m1.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, m1.v), 1, 0.0, offsetof(Model, start.m1_v), 0.0, 11, NULL, 0, false},
    /* 20 */ {"m1.b.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, m1.b.f), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 21 */ {"m1.b.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "m1.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, m1.v), 1, 0.0, offsetof(Model, start.m1_v), 0.0, 12, NULL, 0, false},
    /* 22 */ {"m1.m", "kg", "Mass, greater than 0",
        "TranslationalMechanics.xmi:127 TranslationalMechanics::TransInertia::m", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, m1.m), 1, 0.0, offsetof(Model, m1.m), 0.0, -1, NULL, 0, false},
    /* 23 */ {"m1.v", "m/s", "Velocity of the body",
        "TranslationalMechanics.xmi:131 TranslationalMechanics::TransInertia::v", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, m1.v), 1, 0.0, offsetof(Model, start.m1_v), 0.0, -1, NULL, 0, false},
    /* 24 */ {"f.in.rSig", "1", "Force over signal2Force; positive pushes in the positive direction",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, f.in.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 25 */ {"f.p.f", "N", "Force on the block that owns the port",
        "SysPhSLibrary.xmi:85 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f", "-m1.b.f", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, m1.b.f), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 24, NULL, 0, false},
    /* 26 */ {"f.p.lV", "m/s", "Velocity of the flange",
        "SysPhSLibrary.xmi:88 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV", "m1.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, m1.v), 1, 0.0, offsetof(Model, start.m1_v), 0.0, 20, NULL, 0, false},
    /* 27 */ {"f.signal2Force", "N", "Force at signal one",
        "TranslationalMechanics.xmi:504 TranslationalMechanics::TransForceSource::signal2Force", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, f.signal2Force), 1, 0.0, offsetof(Model, f.signal2Force), 0.0, -1, NULL, 0, false},
    /* 28 */ {"sine.out.rSig", "1", "The sine about its offset",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "f.in.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, f.in.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
    /* 29 */ {"sine.frequency", "Hz", "Periods per second",
        "RealSignals.xmi:73 RealSignals::SineRealSignal::frequency", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sine.frequency), 1, 0.0, offsetof(Model, sine.frequency), 0.0, -1, NULL, 0, false},
    /* 30 */ {"sine.amplitude", "1", "Amplitude of the wave",
        "RealSignals.xmi:78 RealSignals::SineRealSignal::amplitude", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sine.amplitude), 1, 0.0, offsetof(Model, sine.amplitude), 0.0, -1, NULL, 0, false},
    /* 31 */ {"sine.offset", "1", "Mean of the wave",
        "RealSignals.xmi:83 RealSignals::SineRealSignal::offset", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sine.offset), 1, 0.0, offsetof(Model, sine.offset), 0.0, -1, NULL, 0, false},
    /* 32 */ {"der(k1.displ)", "m/s", "",
        "TranslationalMechanics.xmi:33 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, k1.der_displ), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
    /* 33 */ {"der(d1.displ)", "m/s", "",
        "TranslationalMechanics.xmi:33 TranslationalMechanics::CompliantTransComponent::displ", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, d1.der_displ), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 34 */ {"der(m1.v)", "m/s^2", "",
        "TranslationalMechanics.xmi:131 TranslationalMechanics::TransInertia::v", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, m1.der_v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    1, -1,
    2, 4, -1,
    7, 5, 3, -1,
    32, 7, -1,
    6, 4, -1,
    6, 9, 8, -1,
    10, 12, -1,
    15, 13, 11, -1,
    33, 15, -1,
    14, 12, -1,
    14, 17, 15, -1,
    19, 23, -1,
    21, 23, -1,
    22, 34, 18, 20, -1,
    25, 24, 27, -1,
    28, 31, 30, 29, -1,
    1, 3, -1,
    1, 11, -1,
    5, 19, -1,
    13, 19, -1,
    21, 26, -1,
    28, 24, -1,
    0, 2, 10, -1,
    4, 18, 12, -1,
    20, 25, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "TranslationalMechanics::Constraints::TransFixedConstraint::standstill", "wall",
        "wall.p.lV = 0", "TranslationalMechanics.xmi:840", held + 0, false},
    /* 1 */ {"E2", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::balance", "k1",
        "k1.a.f + k1.b.f = 0", "TranslationalMechanics.xmi:608", held + 2, false},
    /* 2 */ {"E3", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::motion", "k1",
        "k1.relV = k1.b.lV - k1.a.lV", "TranslationalMechanics.xmi:614", held + 5, false},
    /* 3 */ {"E4", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::integral", "k1",
        "der(k1.displ) = k1.relV", "TranslationalMechanics.xmi:620", held + 9, false},
    /* 4 */ {"E5", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::force", "k1",
        "k1.forceThru = k1.b.f", "TranslationalMechanics.xmi:626", held + 12, false},
    /* 5 */ {"E6", "TranslationalMechanics::Constraints::TransLinearSpringConstraint::law", "k1",
        "k1.forceThru = k1.k*k1.displ", "TranslationalMechanics.xmi:647", held + 15, false},
    /* 6 */ {"E7", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::balance", "d1",
        "d1.a.f + d1.b.f = 0", "TranslationalMechanics.xmi:608", held + 19, false},
    /* 7 */ {"E8", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::motion", "d1",
        "d1.relV = d1.b.lV - d1.a.lV", "TranslationalMechanics.xmi:614", held + 22, false},
    /* 8 */ {"E9", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::integral", "d1",
        "der(d1.displ) = d1.relV", "TranslationalMechanics.xmi:620", held + 26, false},
    /* 9 */ {"E10", "TranslationalMechanics::Constraints::BinaryCompliantTransConstraint::force", "d1",
        "d1.forceThru = d1.b.f", "TranslationalMechanics.xmi:626", held + 29, false},
    /* 10 */ {"E11", "TranslationalMechanics::Constraints::TransLinearDamperConstraint::law", "d1",
        "d1.forceThru = d1.k*d1.relV", "TranslationalMechanics.xmi:668", held + 32, false},
    /* 11 */ {"E12", "TranslationalMechanics::Constraints::TransInertiaConstraint::flangeA", "m1",
        "m1.a.lV = m1.v", "TranslationalMechanics.xmi:701", held + 36, false},
    /* 12 */ {"E13", "TranslationalMechanics::Constraints::TransInertiaConstraint::flangeB", "m1",
        "m1.b.lV = m1.v", "TranslationalMechanics.xmi:707", held + 39, false},
    /* 13 */ {"E14", "TranslationalMechanics::Constraints::TransInertiaConstraint::newton", "m1",
        "m1.m*der(m1.v) = m1.a.f + m1.b.f", "TranslationalMechanics.xmi:713", held + 42, false},
    /* 14 */ {"E15", "TranslationalMechanics::Constraints::TransForceSourceConstraint::force", "f",
        "f.p.f = -f.in.rSig*f.signal2Force", "TranslationalMechanics.xmi:806", held + 47, false},
    /* 15 */ {"E16", "RealSignals::Constraints::SineRealSignalConstraint::signal", "sine",
        "sine.out.rSig = sine.offset + sine.amplitude*sin(2*3.141592653589793*sine.frequency*time)", "RealSignals.xmi:246", held + 51, false},
    /* 16 */ {"E17", "MassSpringDamper::MassSpringDamper::c1", "",
        "wall.p.lV = k1.a.lV", "model.xmi:42", held + 56, false},
    /* 17 */ {"E18", "MassSpringDamper::MassSpringDamper::c2", "",
        "wall.p.lV = d1.a.lV", "model.xmi:50", held + 59, false},
    /* 18 */ {"E19", "MassSpringDamper::MassSpringDamper::c3", "",
        "k1.b.lV = m1.a.lV", "model.xmi:58", held + 62, false},
    /* 19 */ {"E20", "MassSpringDamper::MassSpringDamper::c4", "",
        "d1.b.lV = m1.a.lV", "model.xmi:66", held + 65, false},
    /* 20 */ {"E21", "MassSpringDamper::MassSpringDamper::c5", "",
        "m1.b.lV = f.p.lV", "model.xmi:74", held + 68, false},
    /* 21 */ {"E22", "MassSpringDamper::MassSpringDamper::c6", "",
        "sine.out.rSig = f.in.rSig", "model.xmi:82", held + 71, false},
    /* 22 */ {"E23", "MassSpringDamper::MassSpringDamper::c1", "",
        "wall.p.f + k1.a.f + d1.a.f = 0", "model.xmi:42", held + 74, false},
    /* 23 */ {"E24", "MassSpringDamper::MassSpringDamper::c3", "",
        "k1.b.f + m1.a.f + d1.b.f = 0", "model.xmi:58", held + 78, false},
    /* 24 */ {"E25", "MassSpringDamper::MassSpringDamper::c5", "",
        "m1.b.f + f.p.f = 0", "model.xmi:74", held + 82, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

const ModelBranch *const model_branches = NULL;
const int *const model_indicator_branches = NULL;
const int model_branch_count = 0;
const int model_indicator_count = 0;

const ModelDiscrete *const model_discretes = NULL;
const int model_discrete_count = 0;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

const ModelAction *const model_actions = NULL;
const int model_action_count = 0;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    1.0, -1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 3, 4, 6, 7};
static const int jacobian_row_slot[] = {
    3, 4, 5, 6, 7, 8};
static const int jacobian_term_slot[] = {
    2, 0, 2, 2, 4, 6, 7};
static const int jacobian_term_partial[] = {
    0, 2, 0, 3, 1, 1, 4};
static const int jacobian_derivative[] = {
    3, 5, 8};
static const int jacobian_column_start[] = {
    0, 2, 3, 6};
static const int jacobian_row_index[] = {
    0, 2, 1, 0, 1, 2};
static const int jacobian_colour[] = {
    0, 0, 1};

const ModelJacobian model_jacobian = {
    .states = 3,
    .slots = 9,
    .rows = 6,
    .loop_count = 0,
    .partial_count = 5,
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
    {"MassSpringDamper::MassSpringDamper::c1", "", "model.xmi:42"},
    {"MassSpringDamper::MassSpringDamper::c2", "", "model.xmi:50"},
    {"MassSpringDamper::MassSpringDamper::c3", "", "model.xmi:58"},
    {"MassSpringDamper::MassSpringDamper::c4", "", "model.xmi:66"},
    {"MassSpringDamper::MassSpringDamper::c5", "", "model.xmi:74"},
    {"MassSpringDamper::MassSpringDamper::c6", "", "model.xmi:82"},
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
    {4, {20, 25}, {false, false}},
    {4, {21, 26}, {false, false}},
    {5, {28, 24}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    0, 2, 4, 10, 12, 18, 20, 25};

static const ModelJoints model_joints = {11, 8, joint_table, connectors, flows};

static const char *const plot[] = {"k1.displ", "m1.v", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of MassSpringDamperExperiment",
    "",
    "25 equations drawn, 0 derived; 16 eliminated as aliases, 0 redundant, 0 of constants, 9 in use",
    "3 states; 9 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  k1.displ                                      start 0.05                                          its start is given",
    "  d1.displ                                      start 0.05                                          its start is given",
    "  m1.v                                          start 0.0                                           its start is given",
    "",
    "Eliminated",
    "  E1     wall.p.lV                              = 0                                                 TranslationalMechanics.xmi:840",
    "  E2     k1.a.f                                 = -k1.forceThru                                     TranslationalMechanics.xmi:608",
    "  E17    k1.a.lV                                = 0                                                 model.xmi:42",
    "  E5     k1.b.f                                 = k1.forceThru                                      TranslationalMechanics.xmi:626",
    "  E19    k1.b.lV                                = m1.v                                              model.xmi:58",
    "  E3     k1.relV                                = m1.v                                              TranslationalMechanics.xmi:614",
    "  E7     d1.a.f                                 = -d1.forceThru                                     TranslationalMechanics.xmi:608",
    "  E18    d1.a.lV                                = 0                                                 model.xmi:50",
    "  E10    d1.b.f                                 = d1.forceThru                                      TranslationalMechanics.xmi:626",
    "  E20    d1.b.lV                                = m1.v                                              model.xmi:66",
    "  E8     d1.relV                                = m1.v                                              TranslationalMechanics.xmi:614",
    "  E12    m1.a.lV                                = m1.v                                              TranslationalMechanics.xmi:701",
    "  E13    m1.b.lV                                = m1.v                                              TranslationalMechanics.xmi:707",
    "  E25    f.p.f                                  = -m1.b.f                                           model.xmi:74",
    "  E21    f.p.lV                                 = m1.v                                              model.xmi:74",
    "  E22    sine.out.rSig                          = f.in.rSig                                         model.xmi:82",
    "",
    "Start",
    "         k1.displ := 0.05",
    "         d1.displ := 0.05",
    "         m1.v := 0.0",
    "",
    "Continuous time",
    "  E4     der(k1.displ) := m1.v                                                                      TranslationalMechanics.xmi:620",
    "  E6     k1.forceThru := k1.k*k1.displ                                                              TranslationalMechanics.xmi:647",
    "  E9     der(d1.displ) := m1.v                                                                      TranslationalMechanics.xmi:620",
    "  E11    d1.forceThru := d1.k*m1.v                                                                  TranslationalMechanics.xmi:668",
    "  E24    m1.a.f := -(k1.forceThru + d1.forceThru)                                                   model.xmi:58",
    "  E16    f.in.rSig := sine.offset + sine.amplitude*sin(6.283185307179586*sine.frequency*time)       RealSignals.xmi:246",
    "  E15    m1.b.f := f.in.rSig*f.signal2Force                                                         TranslationalMechanics.xmi:806",
    "  E14    der(m1.v) := (m1.a.f + m1.b.f)/m1.m  unless m1.m vanishes                                  TranslationalMechanics.xmi:713",
    "",
    "For results only",
    "  E23    wall.p.f := d1.forceThru + k1.forceThru                                                    model.xmi:42",
    NULL};

const ModelParts model_parts = {
    .events = NULL,
    .impulses = NULL,
    .sliding = NULL,
    .delays = NULL,
    .paths = NULL,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = NULL,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "MassSpringDamperExperiment",
    .qualified_name = "MassSpringDamper::MassSpringDamperExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 20.0,
    .interval = 0.02,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
};
