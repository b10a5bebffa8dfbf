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
#include "BedWarmUpExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

const size_t model_size = sizeof(struct Model);

/* ---- algebraic loops ---- */

/* What loop 1 assumes and its own values decide. */
void decide_loop_1(Model *m, bool *has_changed)
{
    /* E1  decides bed.bedHeater.in.rSig > 0  EntropyTransfer.xmi:627 */
    loop_decide(&m->branch.bed_bedHeater_in_rSig_above_0,
            instant_kept(m->bed.bedHeater.in.rSig > 0.0 ? 1.0 : 0.0, m->bed.bedHeater.in.rSig,
            m->branch.bed_bedHeater_in_rSig_above_0, m->slack[0]), has_changed);
}

/* ---- loop 1: power of bed.bedHeater, conduction of bed.bedInsulation, balance of bed.bedInsulation ----
 *
 * 3 unknowns, by Newton's method, from E1, E3, E2; 5 more follow from them in order, from E5, E29, E7', E11', E13.
 *     It holds time derivatives of equations, E7', E11': a singular Jacobian means that the choice of states does
 *     not fit. */
enum { BED_HEATER_T, BED_HEATER_SF, BED_HEAT_CAPACITY_SF, LOOP_1_SIZE };
enum { BY_E1, BY_E3, BY_E2 };
enum { BED_HEAT_CAPACITY_DER_T, BED_INSULATION_SF, BED_TEMP_SENSOR_DER_R_SIG, BED_CONTROLLER_DER_ERR,
    BED_HEATER_R_SIG, LOOP_1_INNER };
#define J(row, column) jacobian[(row) * LOOP_1_SIZE + (column)]

static ModelStatus loop_1(Model *m, const double *z, double *residual, double *jacobian)
{
    m->bed.bedHeater.p.t = z[BED_HEATER_T]; /* K */
    m->bed.bedHeater.p.sF = z[BED_HEATER_SF]; /* W/K */
    m->bed.bedHeatCapacity.p.sF = z[BED_HEAT_CAPACITY_SF]; /* W/K */

    /* E5  bed.bedHeatCapacity  ThermalCapacitorConstraint::storage  EntropyTransfer.xmi:455
     *     heatCapacity*der(T) = sF*t
     *     solved for der(bed.bedHeatCapacity.T); p.t is bed.bedHeatCapacity.T */
    m->bed.bedHeatCapacity.der_T = m->bed.bedHeatCapacity.p.sF * m->bed.bedHeatCapacity.T
            / m->bed.bedHeatCapacity.heatCapacity + loop_shift(&m->solving, BED_HEAT_CAPACITY_DER_T);

    /* E29  flows at HeatedBed::c2  model.xmi:64
     *     bed.bedInsulation.b.sF + bed.bedHeatCapacity.p.sF + bed.bedTempSensor.p.sF + bed.bedConvection.a.sF = 0
     *     solved for bed.bedInsulation.b.sF; bedTempSensor.p.sF is 0 */
    m->bed.bedInsulation.b.sF = -(m->bed.bedHeatCapacity.p.sF + m->bed.bedConvection.a.sF)
            + loop_shift(&m->solving, BED_INSULATION_SF);

    /* E7'  time derivative of E7  bed.bedTempSensor  TemperatureSensorConstraint::signal  EntropyTransfer.xmi:602
     *     y = t/signal2Temperature
     *     p.t is bed.bedHeatCapacity.T */
    m->bed.bedTempSensor.out.der_rSig = m->bed.bedHeatCapacity.der_T / m->bed.bedTempSensor.signal2Temperature
            + loop_shift(&m->solving, BED_TEMP_SENSOR_DER_R_SIG);

    /* E11'  time derivative of E11  bed.bedController  PIDControlConstraint::error  RealSignals.xmi:287
     *     err = setPoint - curValue
     *     setPoint.rSig is setTemperature.cnsnt, curValue.rSig is bed.bedTempSensor.out.rSig */
    m->bed.bedController.der_err = -m->bed.bedTempSensor.out.der_rSig
            + loop_shift(&m->solving, BED_CONTROLLER_DER_ERR);

    /* E13  bed.bedController  PIDControlConstraint::control  RealSignals.xmi:299
     *     outSig = kp*err + ki*intErr + kd*der(err)
     *     outSig.rSig is bed.bedHeater.in.rSig */
    m->bed.bedHeater.in.rSig = m->bed.bedController.kp * m->bed.bedController.err
            + m->bed.bedController.ki * m->bed.bedController.intErr
            + m->bed.bedController.kd * m->bed.bedController.der_err + loop_shift(&m->solving, BED_HEATER_R_SIG);

    /* E1  bed.bedHeater  HeaterConstraint::power  EntropyTransfer.xmi:627
     *     if u > 0 then sF*t = -u*signal2Power; else sF*t = 0; end if
     *     must hold */
    residual[BY_E1] = m->bed.bedHeater.p.sF * m->bed.bedHeater.p.t
            - (m->branch.bed_bedHeater_in_rSig_above_0 > 0.5
            ? -(m->bed.bedHeater.in.rSig * m->bed.bedHeater.signal2Power) : 0.0);

    /* E3  bed.bedInsulation  ThermalConductorConstraint::conduction  EntropyTransfer.xmi:480
     *     sFA*tA = conductivity*(tA - tB)
     *     must hold; a.sF is -bed.bedHeater.p.sF, a.t is bed.bedHeater.p.t, b.t is bed.bedHeatCapacity.T */
    residual[BY_E3] = -(m->bed.bedHeater.p.sF * m->bed.bedHeater.p.t)
            - m->bed.bedInsulation.conductivity * (m->bed.bedHeater.p.t - m->bed.bedHeatCapacity.T);

    /* E2  bed.bedInsulation  HeatBalanceConstraint::balance  sFA*tA + sFB*tB = 0  EntropyTransfer.xmi:424
     *     must hold; a.sF is -bed.bedHeater.p.sF, a.t is bed.bedHeater.p.t, b.t is bed.bedHeatCapacity.T */
    residual[BY_E2] = -(m->bed.bedHeater.p.sF * m->bed.bedHeater.p.t)
            + m->bed.bedInsulation.b.sF * m->bed.bedHeatCapacity.T;

    if (jacobian == NULL)
        return MODEL_OK;

    const double d_bedHeatCapacity_der_T = m->bed.bedHeatCapacity.T / m->bed.bedHeatCapacity.heatCapacity;
    const double d_bedTempSensor_der_rSig = 1.0 / m->bed.bedTempSensor.signal2Temperature * d_bedHeatCapacity_der_T;
    const double d_bedController_der_err = -d_bedTempSensor_der_rSig;
    const double d_bedHeater_rSig = m->bed.bedController.kd * d_bedController_der_err;
    J(BY_E1, BED_HEATER_T) = m->bed.bedHeater.p.sF;
    J(BY_E1, BED_HEATER_SF) = m->bed.bedHeater.p.t;
    J(BY_E1, BED_HEAT_CAPACITY_SF) = -((m->branch.bed_bedHeater_in_rSig_above_0 > 0.5 ? -m->bed.bedHeater.signal2Power
            : 0.0) * d_bedHeater_rSig);
    J(BY_E3, BED_HEATER_T) = -m->bed.bedHeater.p.sF - m->bed.bedInsulation.conductivity;
    J(BY_E3, BED_HEATER_SF) = -m->bed.bedHeater.p.t;
    J(BY_E3, BED_HEAT_CAPACITY_SF) = 0.0;
    J(BY_E2, BED_HEATER_T) = -m->bed.bedHeater.p.sF;
    J(BY_E2, BED_HEATER_SF) = -m->bed.bedHeater.p.t;
    J(BY_E2, BED_HEAT_CAPACITY_SF) = -m->bed.bedHeatCapacity.T;
    return MODEL_OK;
}
#undef J

static ModelStatus solve_loop_1(Model *m)
{
    double work[LOOP_WORK(LOOP_1_SIZE, LOOP_1_INNER)];
    double z[LOOP_1_SIZE] = {
        [BED_HEATER_T] = m->bed.bedHeater.p.t_guess,
        [BED_HEATER_SF] = m->bed.bedHeater.p.sF_guess,
        [BED_HEAT_CAPACITY_SF] = m->bed.bedHeatCapacity.p.sF_guess};
    return loop_newton(m, &model_loops[LOOP_1], loop_1, z, work);
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
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E9, NULL, m->bed.bedHeatCapacity.T);
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
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E8, NULL, m->ambient.t_set);

    /* divisor in E5  bed.bedHeatCapacity  ThermalCapacitorConstraint::storage  EntropyTransfer.xmi:455
     *     heatCapacity*der(T) = sF*t */
    if (!(fabs(m->bed.bedHeatCapacity.heatCapacity) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E5, NULL, m->bed.bedHeatCapacity.heatCapacity);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->bed.bedHeatCapacity.T = m->bed.bedHeatCapacity.T_start;
    m->bed.bedController.intErr = m->bed.bedController.intErr_start;
}

static void start_guesses(Model *m)
{
    m->bed.bedHeater.in.rSig_guess = NAN; /* none is stated */
    m->bed.bedHeater.p.sF_guess = m->bed.bedHeater.p.sF_start;
    m->bed.bedHeater.p.t_guess = m->bed.bedHeater.p.t_start;
    m->bed.bedInsulation.b.sF_guess = NAN; /* none is stated */
    m->bed.bedHeatCapacity.p.sF_guess = m->bed.bedHeatCapacity.p.sF_start;
    m->bed.bedHeatCapacity.der_T_guess = NAN; /* none is stated */
    m->bed.bedController.der_err_guess = NAN; /* none is stated */
    m->bed.bedTempSensor.out.der_rSig_guess = NAN; /* none is stated */
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
    m->bed.bedHeater.p.t_start = 300.0; /* K */
    m->bed.bedHeatCapacity.T_start = 293.0; /* K */
    m->bed.bedController.intErr_start = 0.0;
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
    m->bed.bedHeater.in.rSig_guess = m->bed.bedHeater.in.rSig;
    m->bed.bedHeater.p.sF_guess = m->bed.bedHeater.p.sF;
    m->bed.bedHeater.p.t_guess = m->bed.bedHeater.p.t;
    m->bed.bedInsulation.b.sF_guess = m->bed.bedInsulation.b.sF;
    m->bed.bedHeatCapacity.p.sF_guess = m->bed.bedHeatCapacity.p.sF;
    m->bed.bedHeatCapacity.der_T_guess = m->bed.bedHeatCapacity.der_T;
    m->bed.bedController.der_err_guess = m->bed.bedController.der_err;
    m->bed.bedTempSensor.out.der_rSig_guess = m->bed.bedTempSensor.out.der_rSig;
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
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E9, NULL, m->bed.bedHeatCapacity.T);
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
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E9, NULL, m->bed.bedHeatCapacity.T);
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
            * (m->setTemperature.cnsnt - m->bed.bedHeatCapacity.T_start / m->bed.bedTempSensor.signal2Temperature)
            + m->bed.bedController.ki * m->bed.bedController.intErr_start
            + m->bed.bedController.kd * ((-(m->bed.bedInsulation.conductivity
            * (m->bed.bedHeater.p.t_start - m->bed.bedHeatCapacity.T_start) / m->bed.bedHeater.p.t_start
            * m->bed.bedHeater.p.t_start / m->bed.bedHeatCapacity.T_start) + m->bed.convectionCoefficientBed.cnsnt * m->bed.bedConvection.signal2Conductance * (m->bed.bedHeatCapacity.T_start - m->ambient.t_set) / m->bed.bedHeatCapacity.T_start) * m->bed.bedHeatCapacity.T_start / m->bed.bedHeatCapacity.heatCapacity / m->bed.bedTempSensor.signal2Temperature) > 0.0 ? 1.0 : 0.0;
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

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_E7_BY_T = 2, D_E9_BY_T, D_E5_BY_SF, D_E5_BY_T, D_E7_DOT_BY_DER_T, D_E13_BY_ERR, D_E13_BY_INT_ERR,
    D_E13_BY_DER_ERR, D_E1_BY_SF, D_E1_BY_T, D_E1_BY_R_SIG, D_E3_BY_SF, D_E3_BY_BED_HEATER_T,
    D_E3_BY_BED_HEAT_CAPACITY_T, D_E2_BY_BED_HEATER_SF, D_E2_BY_BED_HEATER_T, D_E2_BY_BED_INSULATION_SF,
    D_E2_BY_BED_HEAT_CAPACITY_T };

void model_partials(const Model *m, double *partial)
{
    /* E7  bed.bedTempSensor.out.rSig */
    partial[D_E7_BY_T] = 1.0 / m->bed.bedTempSensor.signal2Temperature;

    /* E9  bed.bedConvection.a.sF */
    partial[D_E9_BY_T] = (m->bed.convectionCoefficientBed.cnsnt * m->bed.bedConvection.signal2Conductance
            * m->bed.bedHeatCapacity.T - m->bed.convectionCoefficientBed.cnsnt
            * m->bed.bedConvection.signal2Conductance
            * (m->bed.bedHeatCapacity.T - m->ambient.t_set)) / (m->bed.bedHeatCapacity.T * m->bed.bedHeatCapacity.T);

    /* E5  der(bed.bedHeatCapacity.T) */
    partial[D_E5_BY_SF] = m->bed.bedHeatCapacity.T / m->bed.bedHeatCapacity.heatCapacity;
    partial[D_E5_BY_T] = m->bed.bedHeatCapacity.p.sF / m->bed.bedHeatCapacity.heatCapacity;

    /* E7'  der(bed.bedTempSensor.out.rSig) */
    partial[D_E7_DOT_BY_DER_T] = 1.0 / m->bed.bedTempSensor.signal2Temperature;

    /* E13  bed.bedHeater.in.rSig */
    partial[D_E13_BY_ERR] = m->bed.bedController.kp;
    partial[D_E13_BY_INT_ERR] = m->bed.bedController.ki;
    partial[D_E13_BY_DER_ERR] = m->bed.bedController.kd;

    /* E1  left - right */
    partial[D_E1_BY_SF] = m->bed.bedHeater.p.t;
    partial[D_E1_BY_T] = m->bed.bedHeater.p.sF;
    partial[D_E1_BY_R_SIG] = -(m->branch.bed_bedHeater_in_rSig_above_0 > 0.5 ? -m->bed.bedHeater.signal2Power : 0.0);

    /* E3  left - right */
    partial[D_E3_BY_SF] = -m->bed.bedHeater.p.t;
    partial[D_E3_BY_BED_HEATER_T] = -m->bed.bedHeater.p.sF - m->bed.bedInsulation.conductivity;
    partial[D_E3_BY_BED_HEAT_CAPACITY_T] = m->bed.bedInsulation.conductivity;

    /* E2  left - right */
    partial[D_E2_BY_BED_HEATER_SF] = -m->bed.bedHeater.p.t;
    partial[D_E2_BY_BED_HEATER_T] = -m->bed.bedHeater.p.sF;
    partial[D_E2_BY_BED_INSULATION_SF] = m->bed.bedHeatCapacity.T;
    partial[D_E2_BY_BED_HEAT_CAPACITY_T] = m->bed.bedInsulation.b.sF;
}
