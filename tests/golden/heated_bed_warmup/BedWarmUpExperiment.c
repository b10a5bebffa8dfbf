/* BedWarmUpExperiment.c - simulation of HeatedBedWarmup::BedWarmUpExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 2 states, 30 equations (19 eliminated), 2 time derivatives of equations, 1 algebraic loop (nonlinear, 3 iterated
 *     of 8 unknowns).
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

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::EntropyFlowElement */
struct EntropyFlowElement {
    double sF;                              /* W/K, variable, SysPhSLibrary.xmi:105 */
};

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement */
struct RealSignalInElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:13 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::EntropyFlowElement */
struct EntropyFlowElement_2 {
    double sF;                              /* W/K, variable, SysPhSLibrary.xmi:105 */
    double t;                               /* K, variable, SysPhSLibrary.xmi:108 */
};

/* EntropyTransfer::Heater */
struct Heater {
    double signal2Power;                    /* W, constant, EntropyTransfer.xmi:290 */
    struct RealSignalInElement in;          /* port, EntropyTransfer.xmi:282 */
    struct EntropyFlowElement_2 p;          /* port, EntropyTransfer.xmi:286 */
};

/* EntropyTransfer::ThermalConductor */
struct ThermalConductor {
    double conductivity;                    /* W/K, constant, EntropyTransfer.xmi:86 */
    struct EntropyFlowElement b;            /* port, EntropyTransfer.xmi:17 */
};

/* EntropyTransfer::ThermalCapacitor */
struct ThermalCapacitor {
    double heatCapacity;                    /* J/K, constant, EntropyTransfer.xmi:53 */
    double T;                               /* K, state, EntropyTransfer.xmi:57 */
    double der_T;                           /* K/s, derivative */
    struct EntropyFlowElement p;            /* port, EntropyTransfer.xmi:49 */
};

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement */
struct RealSignalOutElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:20 */
    double der_rSig;                        /* variable */
};

/* EntropyTransfer::TemperatureSensor */
struct TemperatureSensor {
    double signal2Temperature;              /* K, constant, EntropyTransfer.xmi:251 */
    struct RealSignalOutElement out;        /* port, EntropyTransfer.xmi:247 */
};

/* EntropyTransfer::Convection */
struct Convection {
    double signal2Conductance;              /* W/K, constant, EntropyTransfer.xmi:167 */
    struct EntropyFlowElement a;            /* port, EntropyTransfer.xmi:13 */
};

/* RealSignals::ConstantRealSignal */
struct ConstantRealSignal {
    double cnsnt;                           /* constant, RealSignals.xmi:17 */
};

/* RealSignals::PIDControl */
struct PIDControl {
    double kp;                              /* constant, RealSignals.xmi:122 */
    double ki;                              /* constant, RealSignals.xmi:127 */
    double kd;                              /* constant, RealSignals.xmi:132 */
    double err;                             /* variable, RealSignals.xmi:137 */
    double intErr;                          /* state, RealSignals.xmi:141 */
    double der_intErr;                      /* derivative */
    double der_err;                         /* variable */
};

/* HeatedBedWarmup::HeatedBed */
struct HeatedBed {
    struct EntropyFlowElement air;          /* port, model.xmi:25 */
    struct Heater bedHeater;                /* part, model.xmi:28 */
    struct ThermalConductor bedInsulation;  /* part, model.xmi:32 */
    struct ThermalCapacitor bedHeatCapacity; /* part, model.xmi:36 */
    struct TemperatureSensor bedTempSensor; /* part, model.xmi:40 */
    struct Convection bedConvection;        /* part, model.xmi:44 */
    struct ConstantRealSignal convectionCoefficientBed; /* part, model.xmi:48 */
    struct PIDControl bedController;        /* part, model.xmi:52 */
};

/* EntropyTransfer::FixedTemperature */
struct FixedTemperature {
    double t_set;                           /* K, constant, EntropyTransfer.xmi:352 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double bed_bedHeater_p_sF;              /* W/K, first guess */
    double bed_bedHeater_p_t;               /* K, first guess */
    double bed_bedHeatCapacity_p_sF;        /* W/K, first guess */
    double bed_bedHeatCapacity_T;           /* K, initial value */
    double bed_bedController_intErr;        /* initial value */
};

/* What loops iterate on, at the last accepted step. */
struct ModelGuess {
    double bed_bedHeater_in_rSig;
    double bed_bedHeater_p_sF;              /* W/K */
    double bed_bedHeater_p_t;               /* K */
    double bed_bedInsulation_b_sF;          /* W/K */
    double bed_bedHeatCapacity_p_sF;        /* W/K */
    double der_bed_bedHeatCapacity_T;       /* K/s */
    double der_bed_bedController_err;
    double der_bed_bedTempSensor_out_rSig;
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double bed_bedHeater_in_rSig_above_0;   /* bed.bedHeater.in.rSig > 0 */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct HeatedBed bed;                   /* part, model.xmi:127 */
    struct FixedTemperature ambient;        /* part, model.xmi:128 */
    struct ConstantRealSignal setTemperature; /* part, model.xmi:132 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[1];           /* how near to its boundary each of them keeps its value */
    struct ModelStart start;
    struct ModelGuess guess;
};

const size_t model_size = sizeof(struct Model);

/* ---- algebraic loops ---- */

/* What loop 1 assumes and its own values decide. */
static void decide_loop_1(Model *m, bool *has_changed)
{
    /* E1  decides bed.bedHeater.in.rSig > 0  EntropyTransfer.xmi:627 */
    loop_decide(&m->branch.bed_bedHeater_in_rSig_above_0,
            instant_kept(m->bed.bedHeater.in.rSig > 0.0 ? 1.0 : 0.0, m->bed.bedHeater.in.rSig,
            m->branch.bed_bedHeater_in_rSig_above_0, m->slack[0]), has_changed);
}

static const int loop_1_unknowns[] = {5, 4, 12};
static const int loop_1_residuals[] = {0, 2, 1};
static const int loop_1_inner[] = {41, 9, -1, 43, 3};
static const int loop_1_inner_equations[] = {4, 28, 31, 30, 12};
static const size_t loop_1_inner_values[] = {
    offsetof(Model, bed.bedHeatCapacity.der_T),
    offsetof(Model, bed.bedInsulation.b.sF),
    offsetof(Model, bed.bedTempSensor.out.der_rSig),
    offsetof(Model, bed.bedController.der_err),
    offsetof(Model, bed.bedHeater.in.rSig)};
static const size_t loop_1_inner_guesses[] = {
    offsetof(Model, guess.der_bed_bedHeatCapacity_T),
    offsetof(Model, guess.bed_bedInsulation_b_sF),
    offsetof(Model, guess.der_bed_bedTempSensor_out_rSig),
    offsetof(Model, guess.der_bed_bedController_err),
    offsetof(Model, guess.bed_bedHeater_in_rSig)};

/* Number, linear, from a choice of states; unknowns iterated on: their number, rows of model_variables, rows of
 * model_equations; those that follow in order: likewise; the pattern of a large one; what decides the branches that it
 * assumes; where those that follow are stored, and their guesses. */
static const ModelLoop loops[] = {
    {1, false, true, 3, loop_1_unknowns, loop_1_residuals,
        5, loop_1_inner, loop_1_inner_equations, NULL, NULL, decide_loop_1,
        loop_1_inner_values, loop_1_inner_guesses},
};

/* Loop 1: E5, E29, E7', E11', E13, E1, ... determine der(bed.bedHeatCapacity.T), bed.bedInsulation.b.sF,
 *     der(bed.bedTempSensor.out.rSig), der(bed.bedController.err), bed.bedHeater.in.rSig, bed.bedHeater.p.t, ...
 *     (8 variables) together
 * nonlinear, by Newton's method, iterating on bed.bedHeater.p.t, bed.bedHeater.p.sF, bed.bedHeatCapacity.p.sF
 * it holds differentiated constraints: a singular one means that the choice of states does not fit */
static ModelStatus loop_1(Model *m, const double *z, double *residual, double *jacobian)
{
    m->bed.bedHeater.p.t = z[0]; /* K */
    m->bed.bedHeater.p.sF = z[1]; /* W/K */
    m->bed.bedHeatCapacity.p.sF = z[2]; /* W/K */

    /* E5  bed.bedHeatCapacity  ThermalCapacitorConstraint::storage  EntropyTransfer.xmi:455
     *     heatCapacity*der(T) = sF*t
     *     solved for der(bed.bedHeatCapacity.T); p.t is bed.bedHeatCapacity.T */
    m->bed.bedHeatCapacity.der_T = m->bed.bedHeatCapacity.p.sF * m->bed.bedHeatCapacity.T
            / m->bed.bedHeatCapacity.heatCapacity;
    m->bed.bedHeatCapacity.der_T += loop_shift(&m->solving, 0);

    /* E29  flows at HeatedBed::c2  model.xmi:64
     *     bed.bedInsulation.b.sF + bed.bedHeatCapacity.p.sF + bed.bedTempSensor.p.sF + bed.bedConvection.a.sF = 0
     *     solved for bed.bedInsulation.b.sF; bedTempSensor.p.sF is 0 */
    m->bed.bedInsulation.b.sF = -(m->bed.bedHeatCapacity.p.sF + m->bed.bedConvection.a.sF);
    m->bed.bedInsulation.b.sF += loop_shift(&m->solving, 1);

    /* E7'  time derivative of E7  bed.bedTempSensor  TemperatureSensorConstraint::signal  EntropyTransfer.xmi:602
     *     y = t/signal2Temperature
     *     p.t is bed.bedHeatCapacity.T */
    m->bed.bedTempSensor.out.der_rSig = m->bed.bedHeatCapacity.der_T / m->bed.bedTempSensor.signal2Temperature;
    m->bed.bedTempSensor.out.der_rSig += loop_shift(&m->solving, 2);

    /* E11'  time derivative of E11  bed.bedController  PIDControlConstraint::error  RealSignals.xmi:287
     *     err = setPoint - curValue
     *     setPoint.rSig is setTemperature.cnsnt, curValue.rSig is bed.bedTempSensor.out.rSig */
    m->bed.bedController.der_err = -m->bed.bedTempSensor.out.der_rSig;
    m->bed.bedController.der_err += loop_shift(&m->solving, 3);

    /* E13  bed.bedController  PIDControlConstraint::control  RealSignals.xmi:299
     *     outSig = kp*err + ki*intErr + kd*der(err)
     *     outSig.rSig is bed.bedHeater.in.rSig */
    m->bed.bedHeater.in.rSig = m->bed.bedController.kp * m->bed.bedController.err
            + m->bed.bedController.ki * m->bed.bedController.intErr
            + m->bed.bedController.kd * m->bed.bedController.der_err;
    m->bed.bedHeater.in.rSig += loop_shift(&m->solving, 4);

    /* E1  bed.bedHeater  HeaterConstraint::power  EntropyTransfer.xmi:627
     *     if u > 0 then sF*t = -u*signal2Power; else sF*t = 0; end if
     *     must hold */
    residual[0] = m->bed.bedHeater.p.sF * m->bed.bedHeater.p.t
            - (m->branch.bed_bedHeater_in_rSig_above_0 > 0.5
            ? -(m->bed.bedHeater.in.rSig * m->bed.bedHeater.signal2Power) : 0.0);

    /* E3  bed.bedInsulation  ThermalConductorConstraint::conduction  EntropyTransfer.xmi:480
     *     sFA*tA = conductivity*(tA - tB)
     *     must hold; a.sF is -bed.bedHeater.p.sF, a.t is bed.bedHeater.p.t, b.t is bed.bedHeatCapacity.T */
    residual[1] = -(m->bed.bedHeater.p.sF * m->bed.bedHeater.p.t)
            - m->bed.bedInsulation.conductivity * (m->bed.bedHeater.p.t - m->bed.bedHeatCapacity.T);

    /* E2  bed.bedInsulation  HeatBalanceConstraint::balance  sFA*tA + sFB*tB = 0  EntropyTransfer.xmi:424
     *     must hold; a.sF is -bed.bedHeater.p.sF, a.t is bed.bedHeater.p.t, b.t is bed.bedHeatCapacity.T */
    residual[2] = -(m->bed.bedHeater.p.sF * m->bed.bedHeater.p.t)
            + m->bed.bedInsulation.b.sF * m->bed.bedHeatCapacity.T;

    if (jacobian) {
        for (int i = 0; i < 9; i++)
            jacobian[i] = 0.0;
        const double d_der_bed_bedHeatCapacity_T_d_z2 = m->bed.bedHeatCapacity.T
                / m->bed.bedHeatCapacity.heatCapacity;
        const double d_der_bed_bedTempSensor_out_rSig_d_z2 = 1.0 / m->bed.bedTempSensor.signal2Temperature
                * d_der_bed_bedHeatCapacity_T_d_z2;
        const double d_der_bed_bedController_err_d_z2 = -d_der_bed_bedTempSensor_out_rSig_d_z2;
        const double d_bed_bedHeater_in_rSig_d_z2 = m->bed.bedController.kd * d_der_bed_bedController_err_d_z2;
        /* E1 by bed.bedHeater.p.t */
        jacobian[0] = m->bed.bedHeater.p.sF;
        /* E1 by bed.bedHeater.p.sF */
        jacobian[1] = m->bed.bedHeater.p.t;
        /* E1 by bed.bedHeatCapacity.p.sF */
        jacobian[2] = -((m->branch.bed_bedHeater_in_rSig_above_0 > 0.5 ? -m->bed.bedHeater.signal2Power : 0.0)
                * d_bed_bedHeater_in_rSig_d_z2);
        /* E3 by bed.bedHeater.p.t */
        jacobian[3] = -m->bed.bedHeater.p.sF - m->bed.bedInsulation.conductivity;
        /* E3 by bed.bedHeater.p.sF */
        jacobian[4] = -m->bed.bedHeater.p.t;
        /* E2 by bed.bedHeater.p.t */
        jacobian[6] = -m->bed.bedHeater.p.sF;
        /* E2 by bed.bedHeater.p.sF */
        jacobian[7] = -m->bed.bedHeater.p.t;
        /* E2 by bed.bedHeatCapacity.p.sF */
        jacobian[8] = -m->bed.bedHeatCapacity.T;
    }

    return MODEL_OK;
}

static ModelStatus solve_loop_1(Model *m)
{
    double z[3], work[LOOP_WORK(3, 5)];
    z[0] = m->guess.bed_bedHeater_p_t;
    z[1] = m->guess.bed_bedHeater_p_sF;
    z[2] = m->guess.bed_bedHeatCapacity_p_sF;
    return loop_newton(m, &loops[0], loop_1, z, work);
}

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    ModelStatus status;

    /* E7  bed.bedTempSensor  TemperatureSensorConstraint::signal  EntropyTransfer.xmi:602
     *     y = t/signal2Temperature
     *     p.t is bed.bedHeatCapacity.T */
    const double bed_bedTempSensor_out_rSig = m->bed.bedHeatCapacity.T / m->bed.bedTempSensor.signal2Temperature;

    /* E9  bed.bedConvection  ConvectionConstraint::convection  EntropyTransfer.xmi:542
     *     sFA*tA = u*signal2Conductance*(tA - tB)
     *     solved for bed.bedConvection.a.sF; a.t is bed.bedHeatCapacity.T, conductance.rSig is
     *     bed.convectionCoefficientBed.cnsnt, b.t is ambient.t_set */
    if (!(fabs(m->bed.bedHeatCapacity.T) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 8, NULL, m->bed.bedHeatCapacity.T);
    m->bed.bedConvection.a.sF = m->bed.convectionCoefficientBed.cnsnt * m->bed.bedConvection.signal2Conductance
            * (m->bed.bedHeatCapacity.T - m->ambient.t_set) / m->bed.bedHeatCapacity.T;

    /* E11  bed.bedController  PIDControlConstraint::error  err = setPoint - curValue  RealSignals.xmi:287
     *     setPoint.rSig is setTemperature.cnsnt, curValue.rSig is bed.bedTempSensor.out.rSig */
    m->bed.bedController.err = m->setTemperature.cnsnt - bed_bedTempSensor_out_rSig;

    /* E12  bed.bedController  PIDControlConstraint::integral  der(intErr) = err  RealSignals.xmi:293 */
    m->bed.bedController.der_intErr = m->bed.bedController.err;

    /* loop_1: 8 equations for 8 unknowns together, among them bed.bedHeater.p.t */
    status = solve_loop_1(m);
    if (status != MODEL_OK)
        return status;

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E7 again, as in model_evaluate */
    m->bed.bedTempSensor.out.rSig = m->bed.bedHeatCapacity.T / m->bed.bedTempSensor.signal2Temperature;

    /* E8  bed.bedConvection  HeatBalanceConstraint::balance  sFA*tA + sFB*tB = 0  EntropyTransfer.xmi:424
     *     solved for bed.air.sF; a.t is bed.bedHeatCapacity.T, b.sF is bed.air.sF, b.t is ambient.t_set */
    m->bed.air.sF = -(m->bed.bedConvection.a.sF * m->bed.bedHeatCapacity.T / m->ambient.t_set);

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E8  bed.bedConvection  HeatBalanceConstraint::balance  sFA*tA + sFB*tB = 0
     *     EntropyTransfer.xmi:424 */
    if (!(fabs(m->ambient.t_set) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 7, NULL, m->ambient.t_set);

    /* divisor in E5  bed.bedHeatCapacity  ThermalCapacitorConstraint::storage  EntropyTransfer.xmi:455
     *     heatCapacity*der(T) = sF*t */
    if (!(fabs(m->bed.bedHeatCapacity.heatCapacity) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 4, NULL, m->bed.bedHeatCapacity.heatCapacity);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->bed.bedHeatCapacity.T = m->start.bed_bedHeatCapacity_T;
    m->bed.bedController.intErr = m->start.bed_bedController_intErr;
}

static void start_guesses(Model *m)
{
    m->guess.bed_bedHeater_in_rSig = NAN; /* none is stated */
    m->guess.bed_bedHeater_p_sF = m->start.bed_bedHeater_p_sF;
    m->guess.bed_bedHeater_p_t = m->start.bed_bedHeater_p_t;
    m->guess.bed_bedInsulation_b_sF = NAN; /* none is stated */
    m->guess.bed_bedHeatCapacity_p_sF = m->start.bed_bedHeatCapacity_p_sF;
    m->guess.der_bed_bedHeatCapacity_T = NAN; /* none is stated */
    m->guess.der_bed_bedController_err = NAN; /* none is stated */
    m->guess.der_bed_bedTempSensor_out_rSig = NAN; /* none is stated */
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->bed.bedHeater.signal2Power = 1.0; /* W */
    m->bed.bedInsulation.conductivity = 91.592; /* W/K */
    m->bed.bedHeatCapacity.heatCapacity = 385.0; /* J/K */
    m->bed.bedTempSensor.signal2Temperature = 1.0; /* K */
    m->bed.bedConvection.signal2Conductance = 1.0; /* W/K */
    m->bed.convectionCoefficientBed.cnsnt = 0.55;
    m->bed.bedController.kp = 6.0;
    m->bed.bedController.ki = 0.0085;
    m->bed.bedController.kd = 5.0;
    m->ambient.t_set = 293.0; /* K */
    m->setTemperature.cnsnt = 373.0;
    m->start.bed_bedHeater_p_t = 300.0; /* K */
    m->start.bed_bedHeatCapacity_T = 293.0; /* K */
    m->start.bed_bedController_intErr = 0.0;
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
    start_guesses(m);
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
    m->guess.bed_bedHeater_in_rSig = m->bed.bedHeater.in.rSig;
    m->guess.bed_bedHeater_p_sF = m->bed.bedHeater.p.sF;
    m->guess.bed_bedHeater_p_t = m->bed.bedHeater.p.t;
    m->guess.bed_bedInsulation_b_sF = m->bed.bedInsulation.b.sF;
    m->guess.bed_bedHeatCapacity_p_sF = m->bed.bedHeatCapacity.p.sF;
    m->guess.der_bed_bedHeatCapacity_T = m->bed.bedHeatCapacity.der_T;
    m->guess.der_bed_bedController_err = m->bed.bedController.der_err;
    m->guess.der_bed_bedTempSensor_out_rSig = m->bed.bedTempSensor.out.der_rSig;
}

void model_accept_outputs(Model *m)
{
    (void)m; /* no loops */
}

void model_set_states(Model *m, double time, const double *restrict x)
{
    m->time = time;
    m->bed.bedHeatCapacity.T = x[0]; /* K */
    m->bed.bedController.intErr = x[1];
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->bed.bedHeatCapacity.T; /* K */
    x[1] = m->bed.bedController.intErr;
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->bed.bedHeatCapacity.der_T; /* K/s */
    dx[1] = m->bed.bedController.der_intErr;
}

/* Rows of model_variables. */
static const int states[] = {
        15, 35};

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

static ModelStatus before_indicators(Model *m)
{
    ModelStatus status;

    /* E7 again, as in model_evaluate */
    m->bed.bedTempSensor.out.rSig = m->bed.bedHeatCapacity.T / m->bed.bedTempSensor.signal2Temperature;

    /* E9 again, as in model_evaluate */
    if (!(fabs(m->bed.bedHeatCapacity.T) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 8, NULL, m->bed.bedHeatCapacity.T);
    m->bed.bedConvection.a.sF = m->bed.convectionCoefficientBed.cnsnt * m->bed.bedConvection.signal2Conductance
            * (m->bed.bedHeatCapacity.T - m->ambient.t_set) / m->bed.bedHeatCapacity.T;

    /* E11 again, as in model_evaluate */
    m->bed.bedController.err = m->setTemperature.cnsnt - m->bed.bedTempSensor.out.rSig;

    /* loop_1: 8 equations for 8 unknowns together, among them bed.bedHeater.p.t */
    status = solve_loop_1(m);
    if (status != MODEL_OK)
        return status;

    return MODEL_OK;
}

static ModelStatus update(Model *m)
{
    ModelStatus status;

    /* E7 again, as in model_evaluate */
    m->bed.bedTempSensor.out.rSig = m->bed.bedHeatCapacity.T / m->bed.bedTempSensor.signal2Temperature;

    /* E9 again, as in model_evaluate */
    if (!(fabs(m->bed.bedHeatCapacity.T) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 8, NULL, m->bed.bedHeatCapacity.T);
    m->bed.bedConvection.a.sF = m->bed.convectionCoefficientBed.cnsnt * m->bed.bedConvection.signal2Conductance
            * (m->bed.bedHeatCapacity.T - m->ambient.t_set) / m->bed.bedHeatCapacity.T;

    /* E11 again, as in model_evaluate */
    m->bed.bedController.err = m->setTemperature.cnsnt - m->bed.bedTempSensor.out.rSig;

    /* loop_1: 8 equations for 8 unknowns together, among them bed.bedHeater.p.t */
    status = solve_loop_1(m);
    if (status != MODEL_OK)
        return status;
    decide_loop_1(m, NULL);

    return MODEL_OK;
}

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    ModelStatus status;

    status = before_indicators(m);
    if (status != MODEL_OK)
        return status;
    indicator[0] = instant_margin(m->bed.bedHeater.in.rSig, m->branch.bed_bedHeater_in_rSig_above_0, false);

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
    /* E1  decides bed.bedHeater.in.rSig > 0  EntropyTransfer.xmi:627 */
    m->branch.bed_bedHeater_in_rSig_above_0 = m->bed.bedController.kp
            * (m->setTemperature.cnsnt - m->start.bed_bedHeatCapacity_T / m->bed.bedTempSensor.signal2Temperature)
            + m->bed.bedController.ki * m->start.bed_bedController_intErr
            + m->bed.bedController.kd * ((-(m->bed.bedInsulation.conductivity
            * (m->start.bed_bedHeater_p_t - m->start.bed_bedHeatCapacity_T) / m->start.bed_bedHeater_p_t
            * m->start.bed_bedHeater_p_t / m->start.bed_bedHeatCapacity_T) + m->bed.convectionCoefficientBed.cnsnt * m->bed.bedConvection.signal2Conductance * (m->start.bed_bedHeatCapacity_T - m->ambient.t_set) / m->start.bed_bedHeatCapacity_T) * m->start.bed_bedHeatCapacity_T / m->bed.bedHeatCapacity.heatCapacity / m->bed.bedTempSensor.signal2Temperature) > 0.0 ? 1.0 : 0.0;
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    ModelStatus status;

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
    (void)time;
    /* E1  bed.bedHeater  HeaterConstraint::power  EntropyTransfer.xmi:627
     *     if u > 0 then sF*t = -u*signal2Power; else sF*t = 0; end if */
    const double bed_bedHeater_p_sF = listed[4];
    const double bed_bedHeater_p_t = listed[5];
    const double bed_bedHeater_in_rSig = listed[3];
    const double bed_bedHeater_signal2Power = listed[6];
    const double part_of_E1 = m->branch.bed_bedHeater_in_rSig_above_0 > 0.5
            ? -(bed_bedHeater_in_rSig * bed_bedHeater_signal2Power) : 0.0;
    residual[0] = bed_bedHeater_p_sF * bed_bedHeater_p_t - part_of_E1;
    scale[0] = fabs(bed_bedHeater_p_sF * bed_bedHeater_p_t) + fabs(part_of_E1);

    /* E2  bed.bedInsulation  HeatBalanceConstraint::balance  sFA*tA + sFB*tB = 0  EntropyTransfer.xmi:424 */
    const double bed_bedInsulation_a_sF = listed[7];
    const double bed_bedInsulation_a_t = listed[8];
    const double bed_bedInsulation_b_sF = listed[9];
    const double bed_bedInsulation_b_t = listed[10];
    residual[1] = bed_bedInsulation_a_sF * bed_bedInsulation_a_t + bed_bedInsulation_b_sF * bed_bedInsulation_b_t
            - 0.0;
    scale[1] = fabs(bed_bedInsulation_a_sF * bed_bedInsulation_a_t)
            + fabs(bed_bedInsulation_b_sF * bed_bedInsulation_b_t);

    /* E3  bed.bedInsulation  ThermalConductorConstraint::conduction  EntropyTransfer.xmi:480
     *     sFA*tA = conductivity*(tA - tB) */
    const double bed_bedInsulation_conductivity = listed[11];
    residual[2] = bed_bedInsulation_a_sF * bed_bedInsulation_a_t
            - bed_bedInsulation_conductivity * (bed_bedInsulation_a_t - bed_bedInsulation_b_t);
    scale[2] = fabs(bed_bedInsulation_a_sF * bed_bedInsulation_a_t)
            + fabs(bed_bedInsulation_conductivity * (bed_bedInsulation_a_t - bed_bedInsulation_b_t));

    /* E4  bed.bedHeatCapacity  ThermalCapacitorConstraint::temperature  T = t  EntropyTransfer.xmi:449 */
    const double bed_bedHeatCapacity_T = listed[15];
    const double bed_bedHeatCapacity_p_t = listed[13];
    residual[3] = bed_bedHeatCapacity_T - bed_bedHeatCapacity_p_t;
    scale[3] = fabs(bed_bedHeatCapacity_T) + fabs(bed_bedHeatCapacity_p_t);

    /* E5  bed.bedHeatCapacity  ThermalCapacitorConstraint::storage  EntropyTransfer.xmi:455
     *     heatCapacity*der(T) = sF*t */
    const double bed_bedHeatCapacity_heatCapacity = listed[14];
    const double der_bed_bedHeatCapacity_T = listed[41];
    const double bed_bedHeatCapacity_p_sF = listed[12];
    residual[4] = bed_bedHeatCapacity_heatCapacity * der_bed_bedHeatCapacity_T
            - bed_bedHeatCapacity_p_sF * bed_bedHeatCapacity_p_t;
    scale[4] = fabs(bed_bedHeatCapacity_heatCapacity * der_bed_bedHeatCapacity_T)
            + fabs(bed_bedHeatCapacity_p_sF * bed_bedHeatCapacity_p_t);

    /* E6  bed.bedTempSensor  TemperatureSensorConstraint::noHeat  sF = 0  EntropyTransfer.xmi:596 */
    const double bed_bedTempSensor_p_sF = listed[16];
    residual[5] = bed_bedTempSensor_p_sF - 0.0;
    scale[5] = fabs(bed_bedTempSensor_p_sF);

    /* E7  bed.bedTempSensor  TemperatureSensorConstraint::signal  EntropyTransfer.xmi:602
     *     y = t/signal2Temperature */
    const double bed_bedTempSensor_out_rSig = listed[18];
    const double bed_bedTempSensor_p_t = listed[17];
    const double bed_bedTempSensor_signal2Temperature = listed[19];
    residual[6] = bed_bedTempSensor_out_rSig - bed_bedTempSensor_p_t / bed_bedTempSensor_signal2Temperature;
    scale[6] = fabs(bed_bedTempSensor_out_rSig) + fabs(bed_bedTempSensor_p_t / bed_bedTempSensor_signal2Temperature);

    /* E8  bed.bedConvection  HeatBalanceConstraint::balance  sFA*tA + sFB*tB = 0  EntropyTransfer.xmi:424 */
    const double bed_bedConvection_a_sF = listed[20];
    const double bed_bedConvection_a_t = listed[21];
    const double bed_bedConvection_b_sF = listed[22];
    const double bed_bedConvection_b_t = listed[23];
    residual[7] = bed_bedConvection_a_sF * bed_bedConvection_a_t + bed_bedConvection_b_sF * bed_bedConvection_b_t
            - 0.0;
    scale[7] = fabs(bed_bedConvection_a_sF * bed_bedConvection_a_t)
            + fabs(bed_bedConvection_b_sF * bed_bedConvection_b_t);

    /* E9  bed.bedConvection  ConvectionConstraint::convection  EntropyTransfer.xmi:542
     *     sFA*tA = u*signal2Conductance*(tA - tB) */
    const double bed_bedConvection_conductance_rSig = listed[24];
    const double bed_bedConvection_signal2Conductance = listed[25];
    residual[8] = bed_bedConvection_a_sF * bed_bedConvection_a_t
            - bed_bedConvection_conductance_rSig * bed_bedConvection_signal2Conductance
            * (bed_bedConvection_a_t - bed_bedConvection_b_t);
    scale[8] = fabs(bed_bedConvection_a_sF * bed_bedConvection_a_t)
            + fabs(bed_bedConvection_conductance_rSig * bed_bedConvection_signal2Conductance
            * (bed_bedConvection_a_t - bed_bedConvection_b_t));

    /* E10  bed.convectionCoefficientBed  ConstantRealSignalConstraint::signal  y = cnsnt  RealSignals.xmi:200 */
    const double bed_convectionCoefficientBed_out_rSig = listed[26];
    const double bed_convectionCoefficientBed_cnsnt = listed[27];
    residual[9] = bed_convectionCoefficientBed_out_rSig - bed_convectionCoefficientBed_cnsnt;
    scale[9] = fabs(bed_convectionCoefficientBed_out_rSig) + fabs(bed_convectionCoefficientBed_cnsnt);

    /* E11  bed.bedController  PIDControlConstraint::error  err = setPoint - curValue  RealSignals.xmi:287 */
    const double bed_bedController_err = listed[34];
    const double bed_bedController_setPoint_rSig = listed[28];
    const double bed_bedController_curValue_rSig = listed[29];
    residual[10] = bed_bedController_err - (bed_bedController_setPoint_rSig - bed_bedController_curValue_rSig);
    scale[10] = fabs(bed_bedController_err) + fabs(bed_bedController_setPoint_rSig)
            + fabs(bed_bedController_curValue_rSig);

    /* E12  bed.bedController  PIDControlConstraint::integral  der(intErr) = err  RealSignals.xmi:293 */
    const double der_bed_bedController_intErr = listed[42];
    residual[11] = der_bed_bedController_intErr - bed_bedController_err;
    scale[11] = fabs(der_bed_bedController_intErr) + fabs(bed_bedController_err);

    /* E13  bed.bedController  PIDControlConstraint::control  RealSignals.xmi:299
     *     outSig = kp*err + ki*intErr + kd*der(err) */
    const double bed_bedController_outSig_rSig = listed[30];
    const double bed_bedController_kp = listed[31];
    const double bed_bedController_ki = listed[32];
    const double bed_bedController_intErr = listed[35];
    const double bed_bedController_kd = listed[33];
    const double der_bed_bedController_err = listed[43];
    residual[12] = bed_bedController_outSig_rSig
            - (bed_bedController_kp * bed_bedController_err + bed_bedController_ki * bed_bedController_intErr
            + bed_bedController_kd * der_bed_bedController_err);
    scale[12] = fabs(bed_bedController_outSig_rSig) + fabs(bed_bedController_kp * bed_bedController_err)
            + fabs(bed_bedController_ki * bed_bedController_intErr)
            + fabs(bed_bedController_kd * der_bed_bedController_err);

    /* E14  ambient  FixedTemperatureConstraint::temperature  t = t_set  EntropyTransfer.xmi:665 */
    const double ambient_p_t = listed[37];
    const double ambient_t_set = listed[38];
    residual[13] = ambient_p_t - ambient_t_set;
    scale[13] = fabs(ambient_p_t) + fabs(ambient_t_set);

    /* E15  setTemperature  ConstantRealSignalConstraint::signal  y = cnsnt  RealSignals.xmi:200 */
    const double setTemperature_out_rSig = listed[39];
    const double setTemperature_cnsnt = listed[40];
    residual[14] = setTemperature_out_rSig - setTemperature_cnsnt;
    scale[14] = fabs(setTemperature_out_rSig) + fabs(setTemperature_cnsnt);

    /* E16  connection BedWarmUp::c1  setTemperature.out.rSig = bed.setPoint.rSig  model.xmi:136 */
    const double bed_setPoint_rSig = listed[0];
    residual[15] = setTemperature_out_rSig - bed_setPoint_rSig;
    scale[15] = fabs(setTemperature_out_rSig) + fabs(bed_setPoint_rSig);

    /* E17  connection BedWarmUp::c2  ambient.p.t = bed.air.t  model.xmi:142 */
    const double bed_air_t = listed[2];
    residual[16] = ambient_p_t - bed_air_t;
    scale[16] = fabs(ambient_p_t) + fabs(bed_air_t);

    /* E18  flows at BedWarmUp::c2  ambient.p.sF + bed.air.sF = 0  model.xmi:142 */
    const double ambient_p_sF = listed[36];
    const double bed_air_sF = listed[1];
    residual[17] = ambient_p_sF + bed_air_sF - 0.0;
    scale[17] = fabs(ambient_p_sF) + fabs(bed_air_sF);

    /* E19  connection HeatedBed::c1  bed.bedHeater.p.t = bed.bedInsulation.a.t  model.xmi:56 */
    residual[18] = bed_bedHeater_p_t - bed_bedInsulation_a_t;
    scale[18] = fabs(bed_bedHeater_p_t) + fabs(bed_bedInsulation_a_t);

    /* E20  connection HeatedBed::c2  bed.bedInsulation.b.t = bed.bedHeatCapacity.p.t  model.xmi:64 */
    residual[19] = bed_bedInsulation_b_t - bed_bedHeatCapacity_p_t;
    scale[19] = fabs(bed_bedInsulation_b_t) + fabs(bed_bedHeatCapacity_p_t);

    /* E21  connection HeatedBed::c3  bed.bedInsulation.b.t = bed.bedTempSensor.p.t  model.xmi:72 */
    residual[20] = bed_bedInsulation_b_t - bed_bedTempSensor_p_t;
    scale[20] = fabs(bed_bedInsulation_b_t) + fabs(bed_bedTempSensor_p_t);

    /* E22  connection HeatedBed::c4  bed.bedInsulation.b.t = bed.bedConvection.a.t  model.xmi:80 */
    residual[21] = bed_bedInsulation_b_t - bed_bedConvection_a_t;
    scale[21] = fabs(bed_bedInsulation_b_t) + fabs(bed_bedConvection_a_t);

    /* E23  connection HeatedBed::c5  bed.bedConvection.b.t = bed.air.t  model.xmi:88 */
    residual[22] = bed_bedConvection_b_t - bed_air_t;
    scale[22] = fabs(bed_bedConvection_b_t) + fabs(bed_air_t);

    /* E24  connection HeatedBed::c6  model.xmi:94
     *     bed.convectionCoefficientBed.out.rSig = bed.bedConvection.conductance.rSig */
    residual[23] = bed_convectionCoefficientBed_out_rSig - bed_bedConvection_conductance_rSig;
    scale[23] = fabs(bed_convectionCoefficientBed_out_rSig) + fabs(bed_bedConvection_conductance_rSig);

    /* E25  connection HeatedBed::c7  bed.setPoint.rSig = bed.bedController.setPoint.rSig  model.xmi:102 */
    residual[24] = bed_setPoint_rSig - bed_bedController_setPoint_rSig;
    scale[24] = fabs(bed_setPoint_rSig) + fabs(bed_bedController_setPoint_rSig);

    /* E26  connection HeatedBed::c8  bed.bedTempSensor.out.rSig = bed.bedController.curValue.rSig  model.xmi:108 */
    residual[25] = bed_bedTempSensor_out_rSig - bed_bedController_curValue_rSig;
    scale[25] = fabs(bed_bedTempSensor_out_rSig) + fabs(bed_bedController_curValue_rSig);

    /* E27  connection HeatedBed::c9  bed.bedController.outSig.rSig = bed.bedHeater.in.rSig  model.xmi:116 */
    residual[26] = bed_bedController_outSig_rSig - bed_bedHeater_in_rSig;
    scale[26] = fabs(bed_bedController_outSig_rSig) + fabs(bed_bedHeater_in_rSig);

    /* E28  flows at HeatedBed::c1  bed.bedHeater.p.sF + bed.bedInsulation.a.sF = 0  model.xmi:56 */
    residual[27] = bed_bedHeater_p_sF + bed_bedInsulation_a_sF - 0.0;
    scale[27] = fabs(bed_bedHeater_p_sF) + fabs(bed_bedInsulation_a_sF);

    /* E29  flows at HeatedBed::c2  model.xmi:64
     *     bed.bedInsulation.b.sF + bed.bedHeatCapacity.p.sF + bed.bedTempSensor.p.sF + bed.bedConvection.a.sF = 0 */
    residual[28] = bed_bedInsulation_b_sF + bed_bedHeatCapacity_p_sF + bed_bedTempSensor_p_sF + bed_bedConvection_a_sF
            - 0.0;
    scale[28] = fabs(bed_bedInsulation_b_sF) + fabs(bed_bedHeatCapacity_p_sF) + fabs(bed_bedTempSensor_p_sF)
            + fabs(bed_bedConvection_a_sF);

    /* E30  flows at HeatedBed::c5  bed.bedConvection.b.sF - bed.air.sF = 0  model.xmi:88 */
    residual[29] = bed_bedConvection_b_sF - bed_air_sF - 0.0;
    scale[29] = fabs(bed_bedConvection_b_sF) + fabs(bed_air_sF);
}

/* ---- how far branches are from changing ---- */

static void branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    /* E1  decides bed.bedHeater.in.rSig > 0  EntropyTransfer.xmi:627 */
    const double bed_bedHeater_in_rSig = listed[3];
    margin[0] = (2.0 * m->branch.bed_bedHeater_in_rSig_above_0 - 1.0) * (bed_bedHeater_in_rSig);
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
    /* E7: bed.bedTempSensor.out.rSig by bed.bedHeatCapacity.T */
    partial[2] = 1.0 / m->bed.bedTempSensor.signal2Temperature;

    /* E9: bed.bedConvection.a.sF by bed.bedHeatCapacity.T */
    partial[3] = (m->bed.convectionCoefficientBed.cnsnt * m->bed.bedConvection.signal2Conductance
            * m->bed.bedHeatCapacity.T - m->bed.convectionCoefficientBed.cnsnt
            * m->bed.bedConvection.signal2Conductance
            * (m->bed.bedHeatCapacity.T - m->ambient.t_set)) / (m->bed.bedHeatCapacity.T * m->bed.bedHeatCapacity.T);

    /* E5: der(bed.bedHeatCapacity.T) by bed.bedHeatCapacity.p.sF, bed.bedHeatCapacity.T */
    partial[4] = m->bed.bedHeatCapacity.T / m->bed.bedHeatCapacity.heatCapacity;
    partial[5] = m->bed.bedHeatCapacity.p.sF / m->bed.bedHeatCapacity.heatCapacity;

    /* E7': der(bed.bedTempSensor.out.rSig) by der(bed.bedHeatCapacity.T) */
    partial[6] = 1.0 / m->bed.bedTempSensor.signal2Temperature;

    /* E13: bed.bedHeater.in.rSig by bed.bedController.err, bed.bedController.intErr, der(bed.bedController.err) */
    partial[7] = m->bed.bedController.kp;
    partial[8] = m->bed.bedController.ki;
    partial[9] = m->bed.bedController.kd;

    /* E1: left - right by bed.bedHeater.p.sF, bed.bedHeater.p.t, bed.bedHeater.in.rSig */
    partial[10] = m->bed.bedHeater.p.t;
    partial[11] = m->bed.bedHeater.p.sF;
    partial[12] = -(m->branch.bed_bedHeater_in_rSig_above_0 > 0.5 ? -m->bed.bedHeater.signal2Power : 0.0);

    /* E3: left - right by bed.bedHeater.p.sF, bed.bedHeater.p.t, bed.bedHeatCapacity.T */
    partial[13] = -m->bed.bedHeater.p.t;
    partial[14] = -m->bed.bedHeater.p.sF - m->bed.bedInsulation.conductivity;
    partial[15] = m->bed.bedInsulation.conductivity;

    /* E2: left - right by bed.bedHeater.p.sF, bed.bedHeater.p.t, bed.bedInsulation.b.sF, bed.bedHeatCapacity.T */
    partial[16] = -m->bed.bedHeater.p.t;
    partial[17] = -m->bed.bedHeater.p.sF;
    partial[18] = m->bed.bedHeatCapacity.T;
    partial[19] = m->bed.bedInsulation.b.sF;
}

/* ---- tables ---- */

const int model_variable_count = 44;
const int model_equation_count = 32;
const int model_constraint_count = 30;
const int model_loop_count = 1;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"bed.setPoint.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "setTemperature.cnsnt", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, setTemperature.cnsnt), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 1 */ {"bed.air.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.air.sF), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 2 */ {"bed.air.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", "ambient.t_set", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, ambient.t_set), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 16, NULL, 0, false},
    /* 3 */ {"bed.bedHeater.in.rSig", "1", "Power over signal2Power; off at 0 and below",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedHeater.in.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 4 */ {"bed.bedHeater.p.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedHeater.p.sF), 1, 0.0, offsetof(Model, start.bed_bedHeater_p_sF), 0.0, 2, NULL, 0, false},
    /* 5 */ {"bed.bedHeater.p.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedHeater.p.t), 1, 0.0, offsetof(Model, start.bed_bedHeater_p_t), 0.0, 0, NULL, 0, false},
    /* 6 */ {"bed.bedHeater.signal2Power", "W", "Heat flow at signal one",
        "EntropyTransfer.xmi:290 EntropyTransfer::Heater::signal2Power", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, bed.bedHeater.signal2Power), 1, 0.0, offsetof(Model, bed.bedHeater.signal2Power), 0.0, -1, NULL, 0, false},
    /* 7 */ {"bed.bedInsulation.a.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", "-bed.bedHeater.p.sF", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedHeater.p.sF), -1, 0.0, offsetof(Model, start.bed_bedHeater_p_sF), 0.0, 27, NULL, 0, false},
    /* 8 */ {"bed.bedInsulation.a.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", "bed.bedHeater.p.t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedHeater.p.t), 1, 0.0, offsetof(Model, start.bed_bedHeater_p_t), 0.0, 18, NULL, 0, false},
    /* 9 */ {"bed.bedInsulation.b.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedInsulation.b.sF), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 28, NULL, 0, false},
    /* 10 */ {"bed.bedInsulation.b.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", "bed.bedHeatCapacity.T", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedHeatCapacity.T), 1, 0.0, offsetof(Model, start.bed_bedHeatCapacity_T), 0.0, 19, NULL, 0, false},
    /* 11 */ {"bed.bedInsulation.conductivity", "W/K", "Heat flow for one kelvin of difference",
        "EntropyTransfer.xmi:86 EntropyTransfer::ThermalConductor::conductivity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, bed.bedInsulation.conductivity), 1, 0.0, offsetof(Model, bed.bedInsulation.conductivity), 0.0, -1, NULL, 0, false},
    /* 12 */ {"bed.bedHeatCapacity.p.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedHeatCapacity.p.sF), 1, 0.0, offsetof(Model, start.bed_bedHeatCapacity_p_sF), 0.0, 1, NULL, 0, false},
    /* 13 */ {"bed.bedHeatCapacity.p.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", "bed.bedHeatCapacity.T", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedHeatCapacity.T), 1, 0.0, offsetof(Model, start.bed_bedHeatCapacity_T), 0.0, 3, NULL, 0, false},
    /* 14 */ {"bed.bedHeatCapacity.heatCapacity", "J/K", "Heat for one kelvin, greater than 0",
        "EntropyTransfer.xmi:53 EntropyTransfer::ThermalCapacitor::heatCapacity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, bed.bedHeatCapacity.heatCapacity), 1, 0.0, offsetof(Model, bed.bedHeatCapacity.heatCapacity), 0.0, -1, NULL, 0, false},
    /* 15 */ {"bed.bedHeatCapacity.T", "K", "Temperature of the body; its start is to be stated, greater than 0",
        "EntropyTransfer.xmi:57 EntropyTransfer::ThermalCapacitor::T", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, bed.bedHeatCapacity.T), 1, 0.0, offsetof(Model, start.bed_bedHeatCapacity_T), 0.0, -1, NULL, 0, false},
    /* 16 */ {"bed.bedTempSensor.p.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 17 */ {"bed.bedTempSensor.p.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", "bed.bedHeatCapacity.T", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedHeatCapacity.T), 1, 0.0, offsetof(Model, start.bed_bedHeatCapacity_T), 0.0, 20, NULL, 0, false},
    /* 18 */ {"bed.bedTempSensor.out.rSig", "1", "Temperature over signal2Temperature",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedTempSensor.out.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 19 */ {"bed.bedTempSensor.signal2Temperature", "K", "Temperature at which the signal is one",
        "EntropyTransfer.xmi:251 EntropyTransfer::TemperatureSensor::signal2Temperature", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, bed.bedTempSensor.signal2Temperature), 1, 0.0, offsetof(Model, bed.bedTempSensor.signal2Temperature), 0.0, -1, NULL, 0, false},
    /* 20 */ {"bed.bedConvection.a.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedConvection.a.sF), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 21 */ {"bed.bedConvection.a.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", "bed.bedHeatCapacity.T", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedHeatCapacity.T), 1, 0.0, offsetof(Model, start.bed_bedHeatCapacity_T), 0.0, 21, NULL, 0, false},
    /* 22 */ {"bed.bedConvection.b.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", "bed.air.sF", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.air.sF), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 29, NULL, 0, false},
    /* 23 */ {"bed.bedConvection.b.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", "ambient.t_set", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, ambient.t_set), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 22, NULL, 0, false},
    /* 24 */ {"bed.bedConvection.conductance.rSig", "1", "Conductance over signal2Conductance",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "bed.convectionCoefficientBed.cnsnt", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.convectionCoefficientBed.cnsnt), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 23, NULL, 0, false},
    /* 25 */ {"bed.bedConvection.signal2Conductance", "W/K", "Conductance at signal one",
        "EntropyTransfer.xmi:167 EntropyTransfer::Convection::signal2Conductance", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, bed.bedConvection.signal2Conductance), 1, 0.0, offsetof(Model, bed.bedConvection.signal2Conductance), 0.0, -1, NULL, 0, false},
    /* 26 */ {"bed.convectionCoefficientBed.out.rSig", "1", "The constant",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "bed.convectionCoefficientBed.cnsnt", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.convectionCoefficientBed.cnsnt), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 27 */ {"bed.convectionCoefficientBed.cnsnt", "1", "Value of the signal",
        "RealSignals.xmi:17 RealSignals::ConstantRealSignal::cnsnt", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, bed.convectionCoefficientBed.cnsnt), 1, 0.0, offsetof(Model, bed.convectionCoefficientBed.cnsnt), 0.0, -1, NULL, 0, false},
    /* 28 */ {"bed.bedController.setPoint.rSig", "1", "Value that the controlled quantity is to have",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "setTemperature.cnsnt", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, setTemperature.cnsnt), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 24, NULL, 0, false},
    /* 29 */ {"bed.bedController.curValue.rSig", "1", "Value that it has, as measured",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "bed.bedTempSensor.out.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedTempSensor.out.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 25, NULL, 0, false},
    /* 30 */ {"bed.bedController.outSig.rSig", "1", "Output, which drives what is controlled",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "bed.bedHeater.in.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedHeater.in.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 26, NULL, 0, false},
    /* 31 */ {"bed.bedController.kp", "1", "Proportional gain",
        "RealSignals.xmi:122 RealSignals::PIDControl::kp", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, bed.bedController.kp), 1, 0.0, offsetof(Model, bed.bedController.kp), 0.0, -1, NULL, 0, false},
    /* 32 */ {"bed.bedController.ki", "1/s", "Integral gain",
        "RealSignals.xmi:127 RealSignals::PIDControl::ki", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, bed.bedController.ki), 1, 0.0, offsetof(Model, bed.bedController.ki), 0.0, -1, NULL, 0, false},
    /* 33 */ {"bed.bedController.kd", "s", "Derivative gain",
        "RealSignals.xmi:132 RealSignals::PIDControl::kd", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, bed.bedController.kd), 1, 0.0, offsetof(Model, bed.bedController.kd), 0.0, -1, NULL, 0, false},
    /* 34 */ {"bed.bedController.err", "1", "Set point minus current value",
        "RealSignals.xmi:137 RealSignals::PIDControl::err", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.bedController.err), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 35 */ {"bed.bedController.intErr", "s", "Time integral of the error",
        "RealSignals.xmi:141 RealSignals::PIDControl::intErr", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, bed.bedController.intErr), 1, 0.0, offsetof(Model, start.bed_bedController_intErr), 0.0, -1, NULL, 0, false},
    /* 36 */ {"ambient.p.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", "-bed.air.sF", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, bed.air.sF), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 17, NULL, 0, false},
    /* 37 */ {"ambient.p.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", "ambient.t_set", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, ambient.t_set), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
    /* 38 */ {"ambient.t_set", "K", "Temperature",
        "EntropyTransfer.xmi:352 EntropyTransfer::FixedTemperature::t_set", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ambient.t_set), 1, 0.0, offsetof(Model, ambient.t_set), 0.0, -1, NULL, 0, false},
    /* 39 */ {"setTemperature.out.rSig", "1", "The constant",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "setTemperature.cnsnt", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, setTemperature.cnsnt), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 40 */ {"setTemperature.cnsnt", "1", "Value of the signal",
        "RealSignals.xmi:17 RealSignals::ConstantRealSignal::cnsnt", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, setTemperature.cnsnt), 1, 0.0, offsetof(Model, setTemperature.cnsnt), 0.0, -1, NULL, 0, false},
    /* 41 */ {"der(bed.bedHeatCapacity.T)", "K/s", "",
        "EntropyTransfer.xmi:57 EntropyTransfer::ThermalCapacitor::T", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, bed.bedHeatCapacity.der_T), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 42 */ {"der(bed.bedController.intErr)", "1", "",
        "RealSignals.xmi:141 RealSignals::PIDControl::intErr", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, bed.bedController.der_intErr), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 11, NULL, 0, false},
    /* 43 */ {"der(bed.bedController.err)", "1/s", "",
        "RealSignals.xmi:137 RealSignals::PIDControl::err", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, bed.bedController.der_err), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 30, NULL, 0, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    4, 5, 3, 6, -1,
    7, 8, 9, 10, -1,
    7, 8, 11, 10, -1,
    15, 13, -1,
    14, 41, 12, 13, -1,
    16, -1,
    18, 17, 19, -1,
    20, 21, 22, 23, -1,
    20, 21, 24, 25, 23, -1,
    26, 27, -1,
    34, 28, 29, -1,
    42, 34, -1,
    30, 31, 34, 32, 35, 33, 43, -1,
    37, 38, -1,
    39, 40, -1,
    39, 0, -1,
    37, 2, -1,
    36, 1, -1,
    5, 8, -1,
    10, 13, -1,
    10, 17, -1,
    10, 21, -1,
    23, 2, -1,
    26, 24, -1,
    0, 28, -1,
    18, 29, -1,
    30, 3, -1,
    4, 7, -1,
    9, 12, 16, 20, -1,
    22, 1, -1,
    43, -1,
    41, 19, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "EntropyTransfer::Constraints::HeaterConstraint::power", "bed.bedHeater",
        "bed.bedHeater.p.sF*bed.bedHeater.p.t = if bed.bedHeater.in.rSig > 0 then -bed.bedHeater.in.rSig*bed.bedHeater.signal2Power else 0", "EntropyTransfer.xmi:627", held + 0, false},
    /* 1 */ {"E2", "EntropyTransfer::Constraints::HeatBalanceConstraint::balance", "bed.bedInsulation",
        "bed.bedInsulation.a.sF*bed.bedInsulation.a.t + bed.bedInsulation.b.sF*bed.bedInsulation.b.t = 0", "EntropyTransfer.xmi:424", held + 5, false},
    /* 2 */ {"E3", "EntropyTransfer::Constraints::ThermalConductorConstraint::conduction", "bed.bedInsulation",
        "bed.bedInsulation.a.sF*bed.bedInsulation.a.t = bed.bedInsulation.conductivity*(bed.bedInsulation.a.t - bed.bedInsulation.b.t)", "EntropyTransfer.xmi:480", held + 10, false},
    /* 3 */ {"E4", "EntropyTransfer::Constraints::ThermalCapacitorConstraint::temperature", "bed.bedHeatCapacity",
        "bed.bedHeatCapacity.T = bed.bedHeatCapacity.p.t", "EntropyTransfer.xmi:449", held + 15, false},
    /* 4 */ {"E5", "EntropyTransfer::Constraints::ThermalCapacitorConstraint::storage", "bed.bedHeatCapacity",
        "bed.bedHeatCapacity.heatCapacity*der(bed.bedHeatCapacity.T) = bed.bedHeatCapacity.p.sF*bed.bedHeatCapacity.p.t", "EntropyTransfer.xmi:455", held + 18, false},
    /* 5 */ {"E6", "EntropyTransfer::Constraints::TemperatureSensorConstraint::noHeat", "bed.bedTempSensor",
        "bed.bedTempSensor.p.sF = 0", "EntropyTransfer.xmi:596", held + 23, false},
    /* 6 */ {"E7", "EntropyTransfer::Constraints::TemperatureSensorConstraint::signal", "bed.bedTempSensor",
        "bed.bedTempSensor.out.rSig = bed.bedTempSensor.p.t/bed.bedTempSensor.signal2Temperature", "EntropyTransfer.xmi:602", held + 25, false},
    /* 7 */ {"E8", "EntropyTransfer::Constraints::HeatBalanceConstraint::balance", "bed.bedConvection",
        "bed.bedConvection.a.sF*bed.bedConvection.a.t + bed.bedConvection.b.sF*bed.bedConvection.b.t = 0", "EntropyTransfer.xmi:424", held + 29, false},
    /* 8 */ {"E9", "EntropyTransfer::Constraints::ConvectionConstraint::convection", "bed.bedConvection",
        "bed.bedConvection.a.sF*bed.bedConvection.a.t = bed.bedConvection.conductance.rSig*bed.bedConvection.signal2Conductance*(bed.bedConvection.a.t - bed.bedConvection.b.t)", "EntropyTransfer.xmi:542", held + 34, false},
    /* 9 */ {"E10", "RealSignals::Constraints::ConstantRealSignalConstraint::signal", "bed.convectionCoefficientBed",
        "bed.convectionCoefficientBed.out.rSig = bed.convectionCoefficientBed.cnsnt", "RealSignals.xmi:200", held + 40, false},
    /* 10 */ {"E11", "RealSignals::Constraints::PIDControlConstraint::error", "bed.bedController",
        "bed.bedController.err = bed.bedController.setPoint.rSig - bed.bedController.curValue.rSig", "RealSignals.xmi:287", held + 43, false},
    /* 11 */ {"E12", "RealSignals::Constraints::PIDControlConstraint::integral", "bed.bedController",
        "der(bed.bedController.intErr) = bed.bedController.err", "RealSignals.xmi:293", held + 47, false},
    /* 12 */ {"E13", "RealSignals::Constraints::PIDControlConstraint::control", "bed.bedController",
        "bed.bedController.outSig.rSig = bed.bedController.kp*bed.bedController.err + bed.bedController.ki*bed.bedController.intErr + bed.bedController.kd*der(bed.bedController.err)", "RealSignals.xmi:299", held + 50, false},
    /* 13 */ {"E14", "EntropyTransfer::Constraints::FixedTemperatureConstraint::temperature", "ambient",
        "ambient.p.t = ambient.t_set", "EntropyTransfer.xmi:665", held + 58, false},
    /* 14 */ {"E15", "RealSignals::Constraints::ConstantRealSignalConstraint::signal", "setTemperature",
        "setTemperature.out.rSig = setTemperature.cnsnt", "RealSignals.xmi:200", held + 61, false},
    /* 15 */ {"E16", "HeatedBedWarmup::BedWarmUp::c1", "",
        "setTemperature.out.rSig = bed.setPoint.rSig", "model.xmi:136", held + 64, false},
    /* 16 */ {"E17", "HeatedBedWarmup::BedWarmUp::c2", "",
        "ambient.p.t = bed.air.t", "model.xmi:142", held + 67, false},
    /* 17 */ {"E18", "HeatedBedWarmup::BedWarmUp::c2", "",
        "ambient.p.sF + bed.air.sF = 0", "model.xmi:142", held + 70, false},
    /* 18 */ {"E19", "HeatedBedWarmup::HeatedBed::c1", "bed",
        "bed.bedHeater.p.t = bed.bedInsulation.a.t", "model.xmi:56", held + 73, false},
    /* 19 */ {"E20", "HeatedBedWarmup::HeatedBed::c2", "bed",
        "bed.bedInsulation.b.t = bed.bedHeatCapacity.p.t", "model.xmi:64", held + 76, false},
    /* 20 */ {"E21", "HeatedBedWarmup::HeatedBed::c3", "bed",
        "bed.bedInsulation.b.t = bed.bedTempSensor.p.t", "model.xmi:72", held + 79, false},
    /* 21 */ {"E22", "HeatedBedWarmup::HeatedBed::c4", "bed",
        "bed.bedInsulation.b.t = bed.bedConvection.a.t", "model.xmi:80", held + 82, false},
    /* 22 */ {"E23", "HeatedBedWarmup::HeatedBed::c5", "bed",
        "bed.bedConvection.b.t = bed.air.t", "model.xmi:88", held + 85, false},
    /* 23 */ {"E24", "HeatedBedWarmup::HeatedBed::c6", "bed",
        "bed.convectionCoefficientBed.out.rSig = bed.bedConvection.conductance.rSig", "model.xmi:94", held + 88, false},
    /* 24 */ {"E25", "HeatedBedWarmup::HeatedBed::c7", "bed",
        "bed.setPoint.rSig = bed.bedController.setPoint.rSig", "model.xmi:102", held + 91, false},
    /* 25 */ {"E26", "HeatedBedWarmup::HeatedBed::c8", "bed",
        "bed.bedTempSensor.out.rSig = bed.bedController.curValue.rSig", "model.xmi:108", held + 94, false},
    /* 26 */ {"E27", "HeatedBedWarmup::HeatedBed::c9", "bed",
        "bed.bedController.outSig.rSig = bed.bedHeater.in.rSig", "model.xmi:116", held + 97, false},
    /* 27 */ {"E28", "HeatedBedWarmup::HeatedBed::c1", "bed",
        "bed.bedHeater.p.sF + bed.bedInsulation.a.sF = 0", "model.xmi:56", held + 100, false},
    /* 28 */ {"E29", "HeatedBedWarmup::HeatedBed::c2", "bed",
        "bed.bedInsulation.b.sF + bed.bedHeatCapacity.p.sF + bed.bedTempSensor.p.sF + bed.bedConvection.a.sF = 0", "model.xmi:64", held + 103, false},
    /* 29 */ {"E30", "HeatedBedWarmup::HeatedBed::c5", "bed",
        "bed.bedConvection.b.sF - bed.air.sF = 0", "model.xmi:88", held + 108, false},
    /* 30 */ {"E11'", "RealSignals::Constraints::PIDControlConstraint::error", "bed.bedController",
        "der(bed.bedController.err) = -der(bed.bedTempSensor.out.rSig)", "RealSignals.xmi:287", held + 111, false},
    /* 31 */ {"E7'", "EntropyTransfer::Constraints::TemperatureSensorConstraint::signal", "bed.bedTempSensor",
        "der(bed.bedTempSensor.out.rSig) = der(bed.bedHeatCapacity.T)/bed.bedTempSensor.signal2Temperature", "EntropyTransfer.xmi:602", held + 113, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"bed.bedHeater.in.rSig > 0", "EntropyTransfer::Constraints::HeaterConstraint::power", "EntropyTransfer.xmi:627", 0, offsetof(Model, branch.bed_bedHeater_in_rSig_above_0), false, false, true, 0, 0, offsetof(Model, slack[0])},
};

/* Rows of branches. */
static const int indicator_branches[] = {0, -1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 1;
const int model_indicator_count = 1;

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
    -1.0, 1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 3, 4, 6, 8, 9, 10, 13, 16, 19, 23};
static const int jacobian_row_slot[] = {
    2, 3, 4, 5, 9, 10, 11, 12, 13, -1, -1, -1};
static const int jacobian_term_slot[] = {
    0, 0, 2, 4, 8, 0, 8, 3, 9, 11, 4, 1, 12, 7, 6, 13, 7, 6, 0, 7, 6, 10, 0};
static const int jacobian_term_partial[] = {
    2, 3, 0, 1, 4, 5, 0, 0, 6, 0, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19};
/* First row, inner assignments, size, first slot of what is iterated on. */
static const ModelSlopeLoop jacobian_loops[] = {
    {4, 5, 3, 6}};
static const int jacobian_derivative[] = {
    9, 5};
static const int jacobian_column_start[] = {
    0, 2, 4};
static const int jacobian_row_index[] = {
    0, 1, 0, 1};
static const int jacobian_colour[] = {
    0, 1};

const ModelJacobian model_jacobian = {
    .states = 2,
    .slots = 14,
    .rows = 12,
    .loop_count = 1,
    .partial_count = 20,
    .number_count = 2,
    .colours = 2,
    .numbers = jacobian_numbers,
    .row_start = jacobian_row_start,
    .row_slot = jacobian_row_slot,
    .term_slot = jacobian_term_slot,
    .term_partial = jacobian_term_partial,
    .loops = jacobian_loops,
    .derivative = jacobian_derivative,
    .column_start = jacobian_column_start,
    .row_index = jacobian_row_index,
    .colour = jacobian_colour,
};

/* Connector, part, source. */
static const ModelConnector connectors[] = {
    {"HeatedBedWarmup::BedWarmUp::c1", "", "model.xmi:136"},
    {"HeatedBedWarmup::BedWarmUp::c2", "", "model.xmi:142"},
    {"HeatedBedWarmup::HeatedBed::c1", "bed", "model.xmi:56"},
    {"HeatedBedWarmup::HeatedBed::c2", "bed", "model.xmi:64"},
    {"HeatedBedWarmup::HeatedBed::c3", "bed", "model.xmi:72"},
    {"HeatedBedWarmup::HeatedBed::c4", "bed", "model.xmi:80"},
    {"HeatedBedWarmup::HeatedBed::c5", "bed", "model.xmi:88"},
    {"HeatedBedWarmup::HeatedBed::c6", "bed", "model.xmi:94"},
    {"HeatedBedWarmup::HeatedBed::c7", "bed", "model.xmi:102"},
    {"HeatedBedWarmup::HeatedBed::c8", "bed", "model.xmi:108"},
    {"HeatedBedWarmup::HeatedBed::c9", "bed", "model.xmi:116"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {39, 0}, {false, false}},
    {1, {36, 1}, {false, false}},
    {1, {37, 2}, {false, false}},
    {2, {4, 7}, {false, false}},
    {2, {5, 8}, {false, false}},
    {3, {9, 12}, {false, false}},
    {3, {10, 13}, {false, false}},
    {4, {9, 16}, {false, false}},
    {4, {10, 17}, {false, false}},
    {5, {9, 20}, {false, false}},
    {5, {10, 21}, {false, false}},
    {6, {22, 1}, {false, true}},
    {6, {23, 2}, {false, true}},
    {7, {26, 24}, {false, false}},
    {8, {0, 28}, {true, false}},
    {9, {18, 29}, {false, false}},
    {10, {30, 3}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    1, 4, 7, 9, 12, 16, 20, 22, 36};

static const ModelJoints model_joints = {17, 9, joint_table, connectors, flows};

static const char *const plot[] = {"bed.bedHeatCapacity.T", "bed.bedController.outSig.rSig", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of BedWarmUpExperiment",
    "",
    "30 equations drawn, 2 derived; 19 eliminated as aliases, 0 redundant, 0 of constants, 13 in use",
    "2 states; 5 assignments, 0 linear and 1 nonlinear loops",
    "",
    "States",
    "  bed.bedHeatCapacity.T                         start 293.0                                         its start is given",
    "  bed.bedController.intErr                      start 0.0                                           its start is given",
    "",
    "Eliminated",
    "  E16    bed.setPoint.rSig                      = setTemperature.cnsnt                              model.xmi:136",
    "  E17    bed.air.t                              = ambient.t_set                                     model.xmi:142",
    "  E28    bed.bedInsulation.a.sF                 = -bed.bedHeater.p.sF                               model.xmi:56",
    "  E19    bed.bedInsulation.a.t                  = bed.bedHeater.p.t                                 model.xmi:56",
    "  E20    bed.bedInsulation.b.t                  = bed.bedHeatCapacity.T                             model.xmi:64",
    "  E4     bed.bedHeatCapacity.p.t                = bed.bedHeatCapacity.T                             EntropyTransfer.xmi:449",
    "  E6     bed.bedTempSensor.p.sF                 = 0                                                 EntropyTransfer.xmi:596",
    "  E21    bed.bedTempSensor.p.t                  = bed.bedHeatCapacity.T                             model.xmi:72",
    "  E22    bed.bedConvection.a.t                  = bed.bedHeatCapacity.T                             model.xmi:80",
    "  E30    bed.bedConvection.b.sF                 = bed.air.sF                                        model.xmi:88",
    "  E23    bed.bedConvection.b.t                  = ambient.t_set                                     model.xmi:88",
    "  E24    bed.bedConvection.conductance.rSig     = bed.convectionCoefficientBed.cnsnt                model.xmi:94",
    "  E10    bed.convectionCoefficientBed.out.rSig  = bed.convectionCoefficientBed.cnsnt                RealSignals.xmi:200",
    "  E25    bed.bedController.setPoint.rSig        = setTemperature.cnsnt                              model.xmi:102",
    "  E26    bed.bedController.curValue.rSig        = bed.bedTempSensor.out.rSig                        model.xmi:108",
    "  E27    bed.bedController.outSig.rSig          = bed.bedHeater.in.rSig                             model.xmi:116",
    "  E18    ambient.p.sF                           = -bed.air.sF                                       model.xmi:142",
    "  E14    ambient.p.t                            = ambient.t_set                                     EntropyTransfer.xmi:665",
    "  E15    setTemperature.out.rSig                = setTemperature.cnsnt                              RealSignals.xmi:200",
    "",
    "Differentiated",
    "  E11'   der(bed.bedController.err) = -der(bed.bedTempSensor.out.rSig)                              time derivative of E11: it constrains bed.bedController.err, bed.bedTempSensor.out.rSig, which other equations determine already",
    "  E7'    der(bed.bedTempSensor.out.rSig) = der(bed.bedHeatCapacity.T)/bed.bedTempSensor.signal2Temperature time derivative of E7: it says what der(bed.bedTempSensor.out.rSig) is",
    "",
    "Start",
    "         bed.bedHeatCapacity.T := 293.0",
    "         bed.bedController.intErr := 0.0",
    "",
    "Continuous time",
    "  E7     bed.bedTempSensor.out.rSig := bed.bedHeatCapacity.T/bed.bedTempSensor.signal2Temperature   EntropyTransfer.xmi:602",
    "  E9     bed.bedConvection.a.sF := bed.convectionCoefficientBed.cnsnt*bed.bedConvection.signal2Conductance*(bed.bedHeatCapacity.T - ambient.t_set)/bed.bedHeatCapacity.T  unless bed.bedHeatCapacity.T vanishes EntropyTransfer.xmi:542",
    "  E11    bed.bedController.err := setTemperature.cnsnt - bed.bedTempSensor.out.rSig                 RealSignals.xmi:287",
    "  E12    der(bed.bedController.intErr) := bed.bedController.err                                     RealSignals.xmi:293",
    "  loop 1, nonlinear, 8 unknowns, torn to 3, holds differentiated constraints",
    "             solve for bed.bedHeater.p.t",
    "             solve for bed.bedHeater.p.sF",
    "             solve for bed.bedHeatCapacity.p.sF",
    "      E5     der(bed.bedHeatCapacity.T) := bed.bedHeatCapacity.p.sF*bed.bedHeatCapacity.T/bed.bedHeatCapacity.heatCapacity  unless bed.bedHeatCapacity.heatCapacity vanishes EntropyTransfer.xmi:455",
    "      E29    bed.bedInsulation.b.sF := -(bed.bedHeatCapacity.p.sF + bed.bedConvection.a.sF)         model.xmi:64",
    "      E7'    der(bed.bedTempSensor.out.rSig) := der(bed.bedHeatCapacity.T)/bed.bedTempSensor.signal2Temperature EntropyTransfer.xmi:602",
    "      E11'   der(bed.bedController.err) := -der(bed.bedTempSensor.out.rSig)                         RealSignals.xmi:287",
    "      E13    bed.bedHeater.in.rSig := bed.bedController.kp*bed.bedController.err + bed.bedController.ki*bed.bedController.intErr + bed.bedController.kd*der(bed.bedController.err) RealSignals.xmi:299",
    "      E1     so that bed.bedHeater.p.sF*bed.bedHeater.p.t = if bed.bedHeater.in.rSig > 0 then -bed.bedHeater.in.rSig*bed.bedHeater.signal2Power else 0 EntropyTransfer.xmi:627",
    "      E3     so that -bed.bedHeater.p.sF*bed.bedHeater.p.t = bed.bedInsulation.conductivity*(bed.bedHeater.p.t - bed.bedHeatCapacity.T) EntropyTransfer.xmi:480",
    "      E2     so that -bed.bedHeater.p.sF*bed.bedHeater.p.t + bed.bedInsulation.b.sF*bed.bedHeatCapacity.T = 0 EntropyTransfer.xmi:424",
    "",
    "For results only",
    "  E8     bed.air.sF := -bed.bedConvection.a.sF*bed.bedHeatCapacity.T/ambient.t_set  unless ambient.t_set vanishes EntropyTransfer.xmi:424",
    "",
    "Branches, kept between events",
    "  E1     bed.bedHeater.in.rSig > 0              located                                             EntropyTransfer.xmi:627",
    "",
    "At events their former values are assumed, until they are confirmed",
    "  bed.bedHeater.in.rSig > 0",
    "",
    "At events",
    "  E7     bed.bedTempSensor.out.rSig := bed.bedHeatCapacity.T/bed.bedTempSensor.signal2Temperature   EntropyTransfer.xmi:602",
    "  E9     bed.bedConvection.a.sF := bed.convectionCoefficientBed.cnsnt*bed.bedConvection.signal2Conductance*(bed.bedHeatCapacity.T - ambient.t_set)/bed.bedHeatCapacity.T  unless bed.bedHeatCapacity.T vanishes EntropyTransfer.xmi:542",
    "  E11    bed.bedController.err := setTemperature.cnsnt - bed.bedTempSensor.out.rSig                 RealSignals.xmi:287",
    "  loop 1, nonlinear, 8 unknowns, torn to 3, holds differentiated constraints",
    "             solve for bed.bedHeater.p.t",
    "             solve for bed.bedHeater.p.sF",
    "             solve for bed.bedHeatCapacity.p.sF",
    "      E5     der(bed.bedHeatCapacity.T) := bed.bedHeatCapacity.p.sF*bed.bedHeatCapacity.T/bed.bedHeatCapacity.heatCapacity  unless bed.bedHeatCapacity.heatCapacity vanishes EntropyTransfer.xmi:455",
    "      E29    bed.bedInsulation.b.sF := -(bed.bedHeatCapacity.p.sF + bed.bedConvection.a.sF)         model.xmi:64",
    "      E7'    der(bed.bedTempSensor.out.rSig) := der(bed.bedHeatCapacity.T)/bed.bedTempSensor.signal2Temperature EntropyTransfer.xmi:602",
    "      E11'   der(bed.bedController.err) := -der(bed.bedTempSensor.out.rSig)                         RealSignals.xmi:287",
    "      E13    bed.bedHeater.in.rSig := bed.bedController.kp*bed.bedController.err + bed.bedController.ki*bed.bedController.intErr + bed.bedController.kd*der(bed.bedController.err) RealSignals.xmi:299",
    "      E1     so that bed.bedHeater.p.sF*bed.bedHeater.p.t = if bed.bedHeater.in.rSig > 0 then -bed.bedHeater.in.rSig*bed.bedHeater.signal2Power else 0 EntropyTransfer.xmi:627",
    "      E3     so that -bed.bedHeater.p.sF*bed.bedHeater.p.t = bed.bedInsulation.conductivity*(bed.bedHeater.p.t - bed.bedHeatCapacity.T) EntropyTransfer.xmi:480",
    "      E2     so that -bed.bedHeater.p.sF*bed.bedHeater.p.t + bed.bedInsulation.b.sF*bed.bedHeatCapacity.T = 0 EntropyTransfer.xmi:424",
    "  E1     decide bed.bedHeater.in.rSig > 0                                                           EntropyTransfer.xmi:627",
    NULL};

const ModelParts model_parts = {
    .events = &event_part,
    .impulses = NULL,
    .sliding = NULL,
    .delays = NULL,
    .paths = &path_part,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = &check_part,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "BedWarmUpExperiment",
    .qualified_name = "HeatedBedWarmup::BedWarmUpExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 400.0,
    .interval = 0.5,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = branch_margins,
};
