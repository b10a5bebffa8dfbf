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
#include "runtime/instant.h"
#include "runtime/loop.h"
#include "runtime/model.h"

#include <math.h>
#include <string.h>

/* ---- quantities ---- */

/* SignalProcessor::SignalSource */
struct SignalSource {
    double amp;                             /* constant, model.xmi:20 */
    double frequency;                       /* Hz, constant, model.xmi:25 */
};

/* SignalProcessor::Amplifier */
struct Amplifier {
    double ip;                              /* variable, model.xmi:58 */
    double op;                              /* variable, model.xmi:62 */
    double g;                               /* constant, model.xmi:76 */
};

/* SignalProcessor::HighPassFilter */
struct HighPassFilter {
    double op;                              /* variable, model.xmi:62 */
    double alpha;                           /* 1/s, constant, model.xmi:107 */
    double xi;                              /* state, model.xmi:111 */
    double der_xi;                          /* derivative */
};

/* SignalProcessor::LowPassFilter */
struct LowPassFilter {
    double alpha;                           /* 1/s, constant, model.xmi:88 */
    double xi;                              /* state, model.xmi:92 */
    double der_xi;                          /* derivative */
};

/* SignalProcessor::Processor */
struct Processor {
    struct Amplifier a;                     /* part, model.xmi:151 */
    struct HighPassFilter hPF;              /* part, model.xmi:155 */
    struct LowPassFilter lPF;               /* part, model.xmi:159 */
};

/* SignalProcessor::SignalSink */
struct SignalSink {
    double scope;                           /* variable, model.xmi:40 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double processor_hPF_xi;                /* initial value */
    double processor_lPF_xi;                /* initial value */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct SignalSource source;             /* part, model.xmi:193 */
    struct Processor processor;             /* part, model.xmi:197 */
    struct SignalSink sink;                 /* part, model.xmi:200 */
    struct ModelStart start;
};

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
    m->processor.hPF.xi = m->start.processor_hPF_xi;
    m->processor.lPF.xi = m->start.processor_lPF_xi;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->source.amp = 2.0;
    m->source.frequency = 1.0; /* Hz */
    m->processor.a.g = 3.0;
    m->processor.hPF.alpha = 20.0; /* 1/s */
    m->processor.lPF.alpha = 2.0; /* 1/s */
    m->start.processor_hPF_xi = 0.5;
    m->start.processor_lPF_xi = -1.0;
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
    /* E1  source  SignalSource::source  y.rSig = amp*sin(2*Modelica.Constants.pi*frequency*time)  model.xmi:31 */
    const double source_y_rSig = listed[0];
    const double source_amp = listed[1];
    const double source_frequency = listed[2];
    const double part_of_E1 = source_amp * sin(2.0 * 3.141592653589793 * source_frequency * time);
    residual[0] = source_y_rSig - part_of_E1;
    scale[0] = fabs(source_y_rSig) + fabs(part_of_E1);

    /* E2  processor.a  TwoPinSignalComponent::input  ip = u.rSig  model.xmi:67 */
    const double processor_a_ip = listed[7];
    const double processor_a_u_rSig = listed[5];
    residual[1] = processor_a_ip - processor_a_u_rSig;
    scale[1] = fabs(processor_a_ip) + fabs(processor_a_u_rSig);

    /* E3  processor.a  TwoPinSignalComponent::output  op = y.rSig  model.xmi:70 */
    const double processor_a_op = listed[8];
    const double processor_a_y_rSig = listed[6];
    residual[2] = processor_a_op - processor_a_y_rSig;
    scale[2] = fabs(processor_a_op) + fabs(processor_a_y_rSig);

    /* E4  processor.a  Amplifier::amplifier  op = g*ip  model.xmi:82 */
    const double processor_a_g = listed[9];
    residual[3] = processor_a_op - processor_a_g * processor_a_ip;
    scale[3] = fabs(processor_a_op) + fabs(processor_a_g * processor_a_ip);

    /* E5  processor.hPF  TwoPinSignalComponent::input  ip = u.rSig  model.xmi:67 */
    const double processor_hPF_ip = listed[12];
    const double processor_hPF_u_rSig = listed[10];
    residual[4] = processor_hPF_ip - processor_hPF_u_rSig;
    scale[4] = fabs(processor_hPF_ip) + fabs(processor_hPF_u_rSig);

    /* E6  processor.hPF  TwoPinSignalComponent::output  op = y.rSig  model.xmi:70 */
    const double processor_hPF_op = listed[13];
    const double processor_hPF_y_rSig = listed[11];
    residual[5] = processor_hPF_op - processor_hPF_y_rSig;
    scale[5] = fabs(processor_hPF_op) + fabs(processor_hPF_y_rSig);

    /* E7  processor.hPF  HighPassFilter::state  der(xi) = alpha*(ip - xi)  model.xmi:117 */
    const double der_processor_hPF_xi = listed[27];
    const double processor_hPF_alpha = listed[14];
    const double processor_hPF_xi = listed[15];
    residual[6] = der_processor_hPF_xi - processor_hPF_alpha * (processor_hPF_ip - processor_hPF_xi);
    scale[6] = fabs(der_processor_hPF_xi) + fabs(processor_hPF_alpha * (processor_hPF_ip - processor_hPF_xi));

    /* E8  processor.hPF  HighPassFilter::highPass  op = ip - xi  model.xmi:120 */
    residual[7] = processor_hPF_op - (processor_hPF_ip - processor_hPF_xi);
    scale[7] = fabs(processor_hPF_op) + fabs(processor_hPF_ip) + fabs(processor_hPF_xi);

    /* E9  processor.lPF  TwoPinSignalComponent::input  ip = u.rSig  model.xmi:67 */
    const double processor_lPF_ip = listed[18];
    const double processor_lPF_u_rSig = listed[16];
    residual[8] = processor_lPF_ip - processor_lPF_u_rSig;
    scale[8] = fabs(processor_lPF_ip) + fabs(processor_lPF_u_rSig);

    /* E10  processor.lPF  TwoPinSignalComponent::output  op = y.rSig  model.xmi:70 */
    const double processor_lPF_op = listed[19];
    const double processor_lPF_y_rSig = listed[17];
    residual[9] = processor_lPF_op - processor_lPF_y_rSig;
    scale[9] = fabs(processor_lPF_op) + fabs(processor_lPF_y_rSig);

    /* E11  processor.lPF  LowPassFilter::state  der(xi) = alpha*(ip - xi)  model.xmi:98 */
    const double der_processor_lPF_xi = listed[28];
    const double processor_lPF_alpha = listed[20];
    const double processor_lPF_xi = listed[21];
    residual[10] = der_processor_lPF_xi - processor_lPF_alpha * (processor_lPF_ip - processor_lPF_xi);
    scale[10] = fabs(der_processor_lPF_xi) + fabs(processor_lPF_alpha * (processor_lPF_ip - processor_lPF_xi));

    /* E12  processor.lPF  LowPassFilter::lowPass  op = xi  model.xmi:101 */
    residual[11] = processor_lPF_op - processor_lPF_xi;
    scale[11] = fabs(processor_lPF_op) + fabs(processor_lPF_xi);

    /* E13  processor.mixer  Mixer::mixer  y.rSig = u1.rSig + u2.rSig  model.xmi:138 */
    const double processor_mixer_y_rSig = listed[24];
    const double processor_mixer_u1_rSig = listed[22];
    const double processor_mixer_u2_rSig = listed[23];
    residual[12] = processor_mixer_y_rSig - (processor_mixer_u1_rSig + processor_mixer_u2_rSig);
    scale[12] = fabs(processor_mixer_y_rSig) + fabs(processor_mixer_u1_rSig) + fabs(processor_mixer_u2_rSig);

    /* E14  sink  SignalSink::sink  scope = u.rSig  model.xmi:45 */
    const double sink_scope = listed[26];
    const double sink_u_rSig = listed[25];
    residual[13] = sink_scope - sink_u_rSig;
    scale[13] = fabs(sink_scope) + fabs(sink_u_rSig);

    /* E15  connection TestBed::source.y-processor.u  source.y.rSig = processor.u.rSig  model.xmi:203 */
    const double processor_u_rSig = listed[3];
    residual[14] = source_y_rSig - processor_u_rSig;
    scale[14] = fabs(source_y_rSig) + fabs(processor_u_rSig);

    /* E16  connection TestBed::processor.y-sink.u  processor.y.rSig = sink.u.rSig  model.xmi:207 */
    const double processor_y_rSig = listed[4];
    residual[15] = processor_y_rSig - sink_u_rSig;
    scale[15] = fabs(processor_y_rSig) + fabs(sink_u_rSig);

    /* E17  connection Processor::u-a.u  processor.u.rSig = processor.a.u.rSig  model.xmi:166 */
    residual[16] = processor_u_rSig - processor_a_u_rSig;
    scale[16] = fabs(processor_u_rSig) + fabs(processor_a_u_rSig);

    /* E18  connection Processor::a.y-hPF.u  processor.a.y.rSig = processor.hPF.u.rSig  model.xmi:170 */
    residual[17] = processor_a_y_rSig - processor_hPF_u_rSig;
    scale[17] = fabs(processor_a_y_rSig) + fabs(processor_hPF_u_rSig);

    /* E19  connection Processor::a.y-lPF.u  processor.a.y.rSig = processor.lPF.u.rSig  model.xmi:174 */
    residual[18] = processor_a_y_rSig - processor_lPF_u_rSig;
    scale[18] = fabs(processor_a_y_rSig) + fabs(processor_lPF_u_rSig);

    /* E20  connection Processor::hPF.y-mixer.u1  processor.hPF.y.rSig = processor.mixer.u1.rSig  model.xmi:178 */
    residual[19] = processor_hPF_y_rSig - processor_mixer_u1_rSig;
    scale[19] = fabs(processor_hPF_y_rSig) + fabs(processor_mixer_u1_rSig);

    /* E21  connection Processor::lPF.y-mixer.u2  processor.lPF.y.rSig = processor.mixer.u2.rSig  model.xmi:182 */
    residual[20] = processor_lPF_y_rSig - processor_mixer_u2_rSig;
    scale[20] = fabs(processor_lPF_y_rSig) + fabs(processor_mixer_u2_rSig);

    /* E22  connection Processor::mixer.y-y  processor.mixer.y.rSig = processor.y.rSig  model.xmi:186 */
    residual[21] = processor_mixer_y_rSig - processor_y_rSig;
    scale[21] = fabs(processor_mixer_y_rSig) + fabs(processor_y_rSig);
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
    /* E7: der(processor.hPF.xi) by processor.hPF.xi */
    partial[0] = -m->processor.hPF.alpha;

    /* E11: der(processor.lPF.xi) by processor.lPF.xi */
    partial[1] = -m->processor.lPF.alpha;
}

/* ---- tables ---- */

const int model_variable_count = 29;
const int model_equation_count = 22;
const int model_constraint_count = 22;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"source.y.rSig", "", "Signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "processor.a.ip", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.ip), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 1 */ {"source.amp", "", "Amplitude",
        "model.xmi:20 SignalProcessor::SignalSource::amp", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, source.amp), 1, 0.0, offsetof(Model, source.amp), 0.0, -1, NULL, 0, false},
    /* 2 */ {"source.frequency", "Hz", "Frequency",
        "model.xmi:25 SignalProcessor::SignalSource::frequency", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, source.frequency), 1, 0.0, offsetof(Model, source.frequency), 0.0, -1, NULL, 0, false},
    /* 3 */ {"processor.u.rSig", "", "Signal in",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "processor.a.ip", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.ip), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 16, NULL, 0, false},
    /* 4 */ {"processor.y.rSig", "", "Signal out",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "sink.scope", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sink.scope), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 5 */ {"processor.a.u.rSig", "", "Signal in",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "processor.a.ip", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.ip), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 6 */ {"processor.a.y.rSig", "", "Signal out",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "processor.a.op", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 7 */ {"processor.a.ip", "", "Signal in",
        "model.xmi:58 SignalProcessor::TwoPinSignalComponent::ip", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.ip), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 8 */ {"processor.a.op", "", "Signal out",
        "model.xmi:62 SignalProcessor::TwoPinSignalComponent::op", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
    /* 9 */ {"processor.a.g", "", "Gain",
        "model.xmi:76 SignalProcessor::Amplifier::g", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, processor.a.g), 1, 0.0, offsetof(Model, processor.a.g), 0.0, -1, NULL, 0, false},
    /* 10 */ {"processor.hPF.u.rSig", "", "Signal in",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "processor.a.op", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 11 */ {"processor.hPF.y.rSig", "", "Signal out",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "processor.hPF.op", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.hPF.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 12 */ {"processor.hPF.ip", "", "Signal in",
        "model.xmi:58 SignalProcessor::TwoPinSignalComponent::ip", "processor.a.op", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 17, NULL, 0, false},
    /* 13 */ {"processor.hPF.op", "", "Signal out",
        "model.xmi:62 SignalProcessor::TwoPinSignalComponent::op", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.hPF.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 14 */ {"processor.hPF.alpha", "1/s", "Cut-off angular frequency",
        "model.xmi:107 SignalProcessor::HighPassFilter::alpha", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, processor.hPF.alpha), 1, 0.0, offsetof(Model, processor.hPF.alpha), 0.0, -1, NULL, 0, false},
    /* 15 */ {"processor.hPF.xi", "", "State: the slow part, which is taken away",
        "model.xmi:111 SignalProcessor::HighPassFilter::xi", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, processor.hPF.xi), 1, 0.0, offsetof(Model, start.processor_hPF_xi), 0.0, -1, NULL, 0, false},
    /* 16 */ {"processor.lPF.u.rSig", "", "Signal in",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "processor.a.op", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 17 */ {"processor.lPF.y.rSig", "", "Signal out",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "processor.lPF.xi", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.lPF.xi), 1, 0.0, offsetof(Model, start.processor_lPF_xi), 0.0, 9, NULL, 0, false},
    /* 18 */ {"processor.lPF.ip", "", "Signal in",
        "model.xmi:58 SignalProcessor::TwoPinSignalComponent::ip", "processor.a.op", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.a.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 18, NULL, 0, false},
    /* 19 */ {"processor.lPF.op", "", "Signal out",
        "model.xmi:62 SignalProcessor::TwoPinSignalComponent::op", "processor.lPF.xi", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.lPF.xi), 1, 0.0, offsetof(Model, start.processor_lPF_xi), 0.0, 11, NULL, 0, false},
    /* 20 */ {"processor.lPF.alpha", "1/s", "Cut-off angular frequency",
        "model.xmi:88 SignalProcessor::LowPassFilter::alpha", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, processor.lPF.alpha), 1, 0.0, offsetof(Model, processor.lPF.alpha), 0.0, -1, NULL, 0, false},
    /* 21 */ {"processor.lPF.xi", "", "State: the filtered signal",
        "model.xmi:92 SignalProcessor::LowPassFilter::xi", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, processor.lPF.xi), 1, 0.0, offsetof(Model, start.processor_lPF_xi), 0.0, -1, NULL, 0, false},
    /* 22 */ {"processor.mixer.u1.rSig", "", "First signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "processor.hPF.op", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.hPF.op), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 19, NULL, 0, false},
    /* 23 */ {"processor.mixer.u2.rSig", "", "Second signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "processor.lPF.xi", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, processor.lPF.xi), 1, 0.0, offsetof(Model, start.processor_lPF_xi), 0.0, 20, NULL, 0, false},
    /* 24 */ {"processor.mixer.y.rSig", "", "Sum",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "sink.scope", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sink.scope), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
    /* 25 */ {"sink.u.rSig", "", "Signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "sink.scope", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sink.scope), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
    /* 26 */ {"sink.scope", "", "What is shown",
        "model.xmi:40 SignalProcessor::SignalSink::scope", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sink.scope), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 27 */ {"der(processor.hPF.xi)", "", "",
        "model.xmi:111 SignalProcessor::HighPassFilter::xi", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, processor.hPF.der_xi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 28 */ {"der(processor.lPF.xi)", "", "",
        "model.xmi:92 SignalProcessor::LowPassFilter::xi", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, processor.lPF.der_xi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    0, 1, 2, -1,
    7, 5, -1,
    8, 6, -1,
    8, 9, 7, -1,
    12, 10, -1,
    13, 11, -1,
    27, 14, 12, 15, -1,
    13, 12, 15, -1,
    18, 16, -1,
    19, 17, -1,
    28, 20, 18, 21, -1,
    19, 21, -1,
    24, 22, 23, -1,
    26, 25, -1,
    0, 3, -1,
    4, 25, -1,
    3, 5, -1,
    6, 10, -1,
    6, 16, -1,
    11, 22, -1,
    17, 23, -1,
    24, 4, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "SignalProcessor::SignalSource::source", "source",
        "source.y.rSig = source.amp*sin(2*3.141592653589793*source.frequency*time)", "model.xmi:31", held + 0, false},
    /* 1 */ {"E2", "SignalProcessor::TwoPinSignalComponent::input", "processor.a",
        "processor.a.ip = processor.a.u.rSig", "model.xmi:67", held + 4, false},
    /* 2 */ {"E3", "SignalProcessor::TwoPinSignalComponent::output", "processor.a",
        "processor.a.op = processor.a.y.rSig", "model.xmi:70", held + 7, false},
    /* 3 */ {"E4", "SignalProcessor::Amplifier::amplifier", "processor.a",
        "processor.a.op = processor.a.g*processor.a.ip", "model.xmi:82", held + 10, false},
    /* 4 */ {"E5", "SignalProcessor::TwoPinSignalComponent::input", "processor.hPF",
        "processor.hPF.ip = processor.hPF.u.rSig", "model.xmi:67", held + 14, false},
    /* 5 */ {"E6", "SignalProcessor::TwoPinSignalComponent::output", "processor.hPF",
        "processor.hPF.op = processor.hPF.y.rSig", "model.xmi:70", held + 17, false},
    /* 6 */ {"E7", "SignalProcessor::HighPassFilter::state", "processor.hPF",
        "der(processor.hPF.xi) = processor.hPF.alpha*(processor.hPF.ip - processor.hPF.xi)", "model.xmi:117", held + 20, false},
    /* 7 */ {"E8", "SignalProcessor::HighPassFilter::highPass", "processor.hPF",
        "processor.hPF.op = processor.hPF.ip - processor.hPF.xi", "model.xmi:120", held + 25, false},
    /* 8 */ {"E9", "SignalProcessor::TwoPinSignalComponent::input", "processor.lPF",
        "processor.lPF.ip = processor.lPF.u.rSig", "model.xmi:67", held + 29, false},
    /* 9 */ {"E10", "SignalProcessor::TwoPinSignalComponent::output", "processor.lPF",
        "processor.lPF.op = processor.lPF.y.rSig", "model.xmi:70", held + 32, false},
    /* 10 */ {"E11", "SignalProcessor::LowPassFilter::state", "processor.lPF",
        "der(processor.lPF.xi) = processor.lPF.alpha*(processor.lPF.ip - processor.lPF.xi)", "model.xmi:98", held + 35, false},
    /* 11 */ {"E12", "SignalProcessor::LowPassFilter::lowPass", "processor.lPF",
        "processor.lPF.op = processor.lPF.xi", "model.xmi:101", held + 40, false},
    /* 12 */ {"E13", "SignalProcessor::Mixer::mixer", "processor.mixer",
        "processor.mixer.y.rSig = processor.mixer.u1.rSig + processor.mixer.u2.rSig", "model.xmi:138", held + 43, false},
    /* 13 */ {"E14", "SignalProcessor::SignalSink::sink", "sink",
        "sink.scope = sink.u.rSig", "model.xmi:45", held + 47, false},
    /* 14 */ {"E15", "SignalProcessor::TestBed::source.y-processor.u", "",
        "source.y.rSig = processor.u.rSig", "model.xmi:203", held + 50, false},
    /* 15 */ {"E16", "SignalProcessor::TestBed::processor.y-sink.u", "",
        "processor.y.rSig = sink.u.rSig", "model.xmi:207", held + 53, false},
    /* 16 */ {"E17", "SignalProcessor::Processor::u-a.u", "processor",
        "processor.u.rSig = processor.a.u.rSig", "model.xmi:166", held + 56, false},
    /* 17 */ {"E18", "SignalProcessor::Processor::a.y-hPF.u", "processor",
        "processor.a.y.rSig = processor.hPF.u.rSig", "model.xmi:170", held + 59, false},
    /* 18 */ {"E19", "SignalProcessor::Processor::a.y-lPF.u", "processor",
        "processor.a.y.rSig = processor.lPF.u.rSig", "model.xmi:174", held + 62, false},
    /* 19 */ {"E20", "SignalProcessor::Processor::hPF.y-mixer.u1", "processor",
        "processor.hPF.y.rSig = processor.mixer.u1.rSig", "model.xmi:178", held + 65, false},
    /* 20 */ {"E21", "SignalProcessor::Processor::lPF.y-mixer.u2", "processor",
        "processor.lPF.y.rSig = processor.mixer.u2.rSig", "model.xmi:182", held + 68, false},
    /* 21 */ {"E22", "SignalProcessor::Processor::mixer.y-y", "processor",
        "processor.mixer.y.rSig = processor.y.rSig", "model.xmi:186", held + 71, false},
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

static const int jacobian_row_start[] = {
    0, 1, 2};
static const int jacobian_row_slot[] = {
    2, 3};
static const int jacobian_term_slot[] = {
    0, 1};
static const int jacobian_term_partial[] = {
    0, 1};
static const int jacobian_derivative[] = {
    2, 3};
static const int jacobian_column_start[] = {
    0, 1, 2};
static const int jacobian_row_index[] = {
    0, 1};
static const int jacobian_colour[] = {
    0, 0};

const ModelJacobian model_jacobian = {
    .states = 2,
    .slots = 4,
    .rows = 2,
    .loop_count = 0,
    .partial_count = 2,
    .number_count = 0,
    .colours = 1,
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
    {"SignalProcessor::TestBed::source.y-processor.u", "", "model.xmi:203"},
    {"SignalProcessor::TestBed::processor.y-sink.u", "", "model.xmi:207"},
    {"SignalProcessor::Processor::u-a.u", "processor", "model.xmi:166"},
    {"SignalProcessor::Processor::a.y-hPF.u", "processor", "model.xmi:170"},
    {"SignalProcessor::Processor::a.y-lPF.u", "processor", "model.xmi:174"},
    {"SignalProcessor::Processor::hPF.y-mixer.u1", "processor", "model.xmi:178"},
    {"SignalProcessor::Processor::lPF.y-mixer.u2", "processor", "model.xmi:182"},
    {"SignalProcessor::Processor::mixer.y-y", "processor", "model.xmi:186"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {0, 3}, {false, false}},
    {1, {4, 25}, {false, false}},
    {2, {3, 5}, {true, false}},
    {3, {6, 10}, {false, false}},
    {4, {6, 16}, {false, false}},
    {5, {11, 22}, {false, false}},
    {6, {17, 23}, {false, false}},
    {7, {24, 4}, {false, true}},
};

static const ModelJoints model_joints = {8, 0, joint_table, connectors, NULL};

static const char *const plot[] = {"source.y.rSig", "processor.y.rSig", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of SignalExperiment",
    "",
    "22 equations drawn, 0 derived; 16 eliminated as aliases, 0 redundant, 0 of constants, 6 in use",
    "2 states; 6 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  processor.hPF.xi                              start 0.5                                           its start is given",
    "  processor.lPF.xi                              start -1.0                                          its start is given",
    "",
    "Eliminated",
    "  E15    source.y.rSig                          = processor.a.ip                                    model.xmi:203",
    "  E17    processor.u.rSig                       = processor.a.ip                                    model.xmi:166",
    "  E16    processor.y.rSig                       = sink.scope                                        model.xmi:207",
    "  E2     processor.a.u.rSig                     = processor.a.ip                                    model.xmi:67",
    "  E3     processor.a.y.rSig                     = processor.a.op                                    model.xmi:70",
    "  E5     processor.hPF.u.rSig                   = processor.a.op                                    model.xmi:67",
    "  E6     processor.hPF.y.rSig                   = processor.hPF.op                                  model.xmi:70",
    "  E18    processor.hPF.ip                       = processor.a.op                                    model.xmi:170",
    "  E9     processor.lPF.u.rSig                   = processor.a.op                                    model.xmi:67",
    "  E10    processor.lPF.y.rSig                   = processor.lPF.xi                                  model.xmi:70",
    "  E19    processor.lPF.ip                       = processor.a.op                                    model.xmi:174",
    "  E12    processor.lPF.op                       = processor.lPF.xi                                  model.xmi:101",
    "  E20    processor.mixer.u1.rSig                = processor.hPF.op                                  model.xmi:178",
    "  E21    processor.mixer.u2.rSig                = processor.lPF.xi                                  model.xmi:182",
    "  E22    processor.mixer.y.rSig                 = sink.scope                                        model.xmi:186",
    "  E14    sink.u.rSig                            = sink.scope                                        model.xmi:45",
    "",
    "Start",
    "         processor.hPF.xi := 0.5",
    "         processor.lPF.xi := -1.0",
    "",
    "Continuous time",
    "  E1     processor.a.ip := source.amp*sin(6.283185307179586*source.frequency*time)                  model.xmi:31",
    "  E4     processor.a.op := processor.a.g*processor.a.ip                                             model.xmi:82",
    "  E7     der(processor.hPF.xi) := processor.hPF.alpha*(processor.a.op - processor.hPF.xi)           model.xmi:117",
    "  E11    der(processor.lPF.xi) := processor.lPF.alpha*(processor.a.op - processor.lPF.xi)           model.xmi:98",
    "",
    "For results only",
    "  E8     processor.hPF.op := processor.a.op - processor.hPF.xi                                      model.xmi:120",
    "  E13    sink.scope := processor.hPF.op + processor.lPF.xi                                          model.xmi:138",
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
    .name = "SignalExperiment",
    .qualified_name = "SignalProcessor::SignalExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 4.0,
    .interval = 0.01,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
};
