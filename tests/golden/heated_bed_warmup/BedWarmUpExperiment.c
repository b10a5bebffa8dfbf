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
    const struct Heater *bedHeater = &m->bed.bedHeater;

    /* E1  bed.bedHeater.in.rSig > 0 */
    loop_decide_truth(&m->branch.bed_bedHeater_in_rSig_above_0,
            instant_kept(bedHeater->in.rSig > 0.0, bedHeater->in.rSig, m->branch.bed_bedHeater_in_rSig_above_0,
            m->slack.bed_bedHeater_in_rSig_above_0), has_changed);
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
    struct Heater *bedHeater = &m->bed.bedHeater;
    struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    struct ThermalConductor *bedInsulation = &m->bed.bedInsulation;
    const struct Convection *bedConvection = &m->bed.bedConvection;
    struct TemperatureSensor *bedTempSensor = &m->bed.bedTempSensor;
    struct PIDControl *bedController = &m->bed.bedController;
    const double T = bedHeatCapacity->T; /* K */

    bedHeater->p.t = z[BED_HEATER_T]; /* K */
    bedHeater->p.sF = z[BED_HEATER_SF]; /* W/K */
    bedHeatCapacity->p.sF = z[BED_HEAT_CAPACITY_SF]; /* W/K */

    /* E5  heatCapacity*der(T) = sF*t */
    bedHeatCapacity->der_T = bedHeatCapacity->p.sF * T / bedHeatCapacity->heatCapacity
            + loop_shift(&m->solving, BED_HEAT_CAPACITY_DER_T);
    /* E29  flows at HeatedBed::c2 */
    bedInsulation->b.sF = -(bedHeatCapacity->p.sF + bedConvection->a.sF) + loop_shift(&m->solving, BED_INSULATION_SF);
    /* E7'  of y = t/signal2Temperature */
    bedTempSensor->out.der_rSig = bedHeatCapacity->der_T / bedTempSensor->signal2Temperature
            + loop_shift(&m->solving, BED_TEMP_SENSOR_DER_R_SIG);
    /* E11'  of err = setPoint - curValue */
    bedController->der_err = -bedTempSensor->out.der_rSig + loop_shift(&m->solving, BED_CONTROLLER_DER_ERR);
    /* E13  outSig = kp*err + ki*intErr + kd*der(err) */
    bedHeater->in.rSig = bedController->kp * bedController->err + bedController->ki * bedController->intErr
            + bedController->kd * bedController->der_err + loop_shift(&m->solving, BED_HEATER_R_SIG);

    /* E1  if u > 0 then sF*t = -u*signal2Power; else sF*t = 0; end if */
    residual[BY_E1] = bedHeater->p.sF * bedHeater->p.t
            - (m->branch.bed_bedHeater_in_rSig_above_0 ? -(bedHeater->in.rSig * bedHeater->signal2Power) : 0.0);
    /* E3  sFA*tA = conductivity*(tA - tB) */
    residual[BY_E3] = -(bedHeater->p.sF * bedHeater->p.t) - bedInsulation->conductivity * (bedHeater->p.t - T);
    residual[BY_E2] = -(bedHeater->p.sF * bedHeater->p.t) + bedInsulation->b.sF * T; /* E2  sFA*tA + sFB*tB = 0 */

    if (jacobian == NULL)
        return MODEL_OK;

    const double d_bedHeatCapacity_der_T = T / bedHeatCapacity->heatCapacity;
    const double d_bedTempSensor_der_rSig = 1.0 / bedTempSensor->signal2Temperature * d_bedHeatCapacity_der_T;
    const double d_bedController_der_err = -d_bedTempSensor_der_rSig;
    const double d_bedHeater_rSig = bedController->kd * d_bedController_der_err;
    J(BY_E1, BED_HEATER_T) = bedHeater->p.sF;
    J(BY_E1, BED_HEATER_SF) = bedHeater->p.t;
    J(BY_E1, BED_HEAT_CAPACITY_SF) = -((m->branch.bed_bedHeater_in_rSig_above_0 ? -bedHeater->signal2Power : 0.0)
            * d_bedHeater_rSig);
    J(BY_E3, BED_HEATER_T) = -bedHeater->p.sF - bedInsulation->conductivity;
    J(BY_E3, BED_HEATER_SF) = -bedHeater->p.t;
    J(BY_E3, BED_HEAT_CAPACITY_SF) = 0.0;
    J(BY_E2, BED_HEATER_T) = -bedHeater->p.sF;
    J(BY_E2, BED_HEATER_SF) = -bedHeater->p.t;
    J(BY_E2, BED_HEAT_CAPACITY_SF) = -T;

    return MODEL_OK;
}
#undef J

static ModelStatus solve_loop_1(Model *m)
{
    double work[LOOP_WORK(LOOP_1_SIZE, LOOP_1_INNER)];
    const struct Heater *bedHeater = &m->bed.bedHeater;
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;

    double z[LOOP_1_SIZE] = {
        [BED_HEATER_T] = bedHeater->p.t_guess,
        [BED_HEATER_SF] = bedHeater->p.sF_guess,
        [BED_HEAT_CAPACITY_SF] = bedHeatCapacity->p.sF_guess};
    return loop_newton(m, &model_loops[LOOP_1], loop_1, z, work);
}

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    const struct TemperatureSensor *bedTempSensor = &m->bed.bedTempSensor;
    struct Convection *bedConvection = &m->bed.bedConvection;
    const struct ConstantRealSignal *convectionCoefficientBed = &m->bed.convectionCoefficientBed;
    struct PIDControl *bedController = &m->bed.bedController;
    const double T = bedHeatCapacity->T; /* K */

    const double bed_bedTempSensor_out_rSig = T / bedTempSensor->signal2Temperature; /* E7  y = t/signal2Temperature */
    REQUIRE_NONZERO(m, T, EQ_E9);
    /* E9  sFA*tA = u*signal2Conductance*(tA - tB) */
    bedConvection->a.sF = convectionCoefficientBed->cnsnt * bedConvection->signal2Conductance * (T - m->ambient.t_set)
            / T;
    bedController->err = m->setTemperature.cnsnt - bed_bedTempSensor_out_rSig; /* E11  err = setPoint - curValue */
    bedController->der_intErr = bedController->err; /* E12  der(intErr) = err */
    /* loop_1: 8 equations for 8 unknowns together, among them bed.bedHeater.p.t */
    return solve_loop_1(m);
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    struct TemperatureSensor *bedTempSensor = &m->bed.bedTempSensor;
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    const struct Convection *bedConvection = &m->bed.bedConvection;

    bedTempSensor->out.rSig = bedHeatCapacity->T / bedTempSensor->signal2Temperature; /* E7 again */
    m->bed.air.sF = -(bedConvection->a.sF * bedHeatCapacity->T / m->ambient.t_set); /* E8  sFA*tA + sFB*tB = 0 */

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static ModelStatus check_divisors(Model *m)
{
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;

    REQUIRE_NONZERO(m, m->ambient.t_set, EQ_E8);
    REQUIRE_NONZERO(m, bedHeatCapacity->heatCapacity, EQ_E5);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    struct PIDControl *bedController = &m->bed.bedController;

    bedHeatCapacity->T = bedHeatCapacity->T_start;
    bedController->intErr = bedController->intErr_start;
}

static void start_guesses(Model *m)
{
    struct Heater *bedHeater = &m->bed.bedHeater;
    struct ThermalConductor *bedInsulation = &m->bed.bedInsulation;
    struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    struct PIDControl *bedController = &m->bed.bedController;
    struct TemperatureSensor *bedTempSensor = &m->bed.bedTempSensor;

    bedHeater->in.rSig_guess = NAN; /* none is stated */
    bedHeater->p.sF_guess = bedHeater->p.sF_start;
    bedHeater->p.t_guess = bedHeater->p.t_start;
    bedInsulation->b.sF_guess = NAN; /* none is stated */
    bedHeatCapacity->p.sF_guess = bedHeatCapacity->p.sF_start;
    bedHeatCapacity->der_T_guess = NAN; /* none is stated */
    bedController->der_err_guess = NAN; /* none is stated */
    bedTempSensor->out.der_rSig_guess = NAN; /* none is stated */
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    struct Heater *bedHeater = &m->bed.bedHeater;
    struct ThermalConductor *bedInsulation = &m->bed.bedInsulation;
    struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    struct TemperatureSensor *bedTempSensor = &m->bed.bedTempSensor;
    struct Convection *bedConvection = &m->bed.bedConvection;
    struct ConstantRealSignal *convectionCoefficientBed = &m->bed.convectionCoefficientBed;
    struct PIDControl *bedController = &m->bed.bedController;

    bedHeater->signal2Power = 1.0; /* W */
    bedInsulation->conductivity = 91.592; /* W/K */
    bedHeatCapacity->heatCapacity = 385.0; /* J/K */
    bedTempSensor->signal2Temperature = 1.0; /* K */
    bedConvection->signal2Conductance = 1.0; /* W/K */
    convectionCoefficientBed->cnsnt = 0.55;
    bedController->kp = 6.0;
    bedController->ki = 0.0085;
    bedController->kd = 5.0;
    m->ambient.t_set = 293.0; /* K */
    m->setTemperature.cnsnt = 373.0;
    bedHeater->p.t_start = 300.0; /* K */
    bedHeatCapacity->T_start = 293.0; /* K */
    bedController->intErr_start = 0.0;
}

ModelStatus model_derive_constants(Model *m)
{
    return check_divisors(m);
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    start_states(m);
    start_guesses(m);
    REQUIRE(model_evaluate(m));
    REQUIRE(model_outputs(m));
    model_accept(m);
    model_accept_outputs(m);

    return MODEL_OK;
}

void model_accept(Model *m)
{
    struct Heater *bedHeater = &m->bed.bedHeater;
    struct ThermalConductor *bedInsulation = &m->bed.bedInsulation;
    struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    struct PIDControl *bedController = &m->bed.bedController;
    struct TemperatureSensor *bedTempSensor = &m->bed.bedTempSensor;

    bedHeater->in.rSig_guess = bedHeater->in.rSig;
    bedHeater->p.sF_guess = bedHeater->p.sF;
    bedHeater->p.t_guess = bedHeater->p.t;
    bedInsulation->b.sF_guess = bedInsulation->b.sF;
    bedHeatCapacity->p.sF_guess = bedHeatCapacity->p.sF;
    bedHeatCapacity->der_T_guess = bedHeatCapacity->der_T;
    bedController->der_err_guess = bedController->der_err;
    bedTempSensor->out.der_rSig_guess = bedTempSensor->out.der_rSig;
}

void model_accept_outputs(Model *m)
{
    (void)m; /* no loops */
}

void model_set_states(Model *m, double time, const double *restrict x)
{
    m->time = time;
    struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    struct PIDControl *bedController = &m->bed.bedController;

    bedHeatCapacity->T = x[0]; /* K */
    bedController->intErr = x[1];
}

void model_get_states(const Model *m, double *restrict x)
{
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    const struct PIDControl *bedController = &m->bed.bedController;

    x[0] = bedHeatCapacity->T; /* K */
    x[1] = bedController->intErr;
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    const struct PIDControl *bedController = &m->bed.bedController;

    dx[0] = bedHeatCapacity->der_T; /* K/s */
    dx[1] = bedController->der_intErr;
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
    struct TemperatureSensor *bedTempSensor = &m->bed.bedTempSensor;
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    struct Convection *bedConvection = &m->bed.bedConvection;
    const struct ConstantRealSignal *convectionCoefficientBed = &m->bed.convectionCoefficientBed;
    struct PIDControl *bedController = &m->bed.bedController;
    const double T = bedHeatCapacity->T; /* K */

    bedTempSensor->out.rSig = T / bedTempSensor->signal2Temperature; /* E7 again */
    REQUIRE_NONZERO(m, T, EQ_E9);
    /* E9 again */
    bedConvection->a.sF = convectionCoefficientBed->cnsnt * bedConvection->signal2Conductance * (T - m->ambient.t_set)
            / T;
    bedController->err = m->setTemperature.cnsnt - bedTempSensor->out.rSig; /* E11 again */
    /* loop_1: 8 equations for 8 unknowns together, among them bed.bedHeater.p.t */
    return solve_loop_1(m);
}

static ModelStatus update(Model *m)
{
    struct TemperatureSensor *bedTempSensor = &m->bed.bedTempSensor;
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    struct Convection *bedConvection = &m->bed.bedConvection;
    const struct ConstantRealSignal *convectionCoefficientBed = &m->bed.convectionCoefficientBed;
    struct PIDControl *bedController = &m->bed.bedController;
    const double T = bedHeatCapacity->T; /* K */

    bedTempSensor->out.rSig = T / bedTempSensor->signal2Temperature; /* E7 again */
    REQUIRE_NONZERO(m, T, EQ_E9);
    /* E9 again */
    bedConvection->a.sF = convectionCoefficientBed->cnsnt * bedConvection->signal2Conductance * (T - m->ambient.t_set)
            / T;
    bedController->err = m->setTemperature.cnsnt - bedTempSensor->out.rSig; /* E11 again */
    /* loop_1: 8 equations for 8 unknowns together, among them bed.bedHeater.p.t */
    REQUIRE(solve_loop_1(m));
    decide_loop_1(m, NULL);

    return MODEL_OK;
}

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    const struct Heater *bedHeater = &m->bed.bedHeater;

    REQUIRE(before_indicators(m));
    indicator[0] = instant_margin(bedHeater->in.rSig, m->branch.bed_bedHeater_in_rSig_above_0, false);

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
    const struct PIDControl *bedController = &m->bed.bedController;
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    const struct TemperatureSensor *bedTempSensor = &m->bed.bedTempSensor;
    const struct ThermalConductor *bedInsulation = &m->bed.bedInsulation;
    const struct Heater *bedHeater = &m->bed.bedHeater;
    const struct ConstantRealSignal *convectionCoefficientBed = &m->bed.convectionCoefficientBed;
    const struct Convection *bedConvection = &m->bed.bedConvection;

    /* E1  bed.bedHeater.in.rSig > 0 */
    m->branch.bed_bedHeater_in_rSig_above_0 = bedController->kp
            * (m->setTemperature.cnsnt - bedHeatCapacity->T_start / bedTempSensor->signal2Temperature)
            + bedController->ki * bedController->intErr_start
            + bedController->kd * ((-(bedInsulation->conductivity * (bedHeater->p.t_start - bedHeatCapacity->T_start)
            / bedHeater->p.t_start * bedHeater->p.t_start / bedHeatCapacity->T_start)
            + convectionCoefficientBed->cnsnt * bedConvection->signal2Conductance
            * (bedHeatCapacity->T_start - m->ambient.t_set) / bedHeatCapacity->T_start) * bedHeatCapacity->T_start
            / bedHeatCapacity->heatCapacity / bedTempSensor->signal2Temperature) > 0.0;
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    return update(m);
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
    const struct TemperatureSensor *bedTempSensor = &m->bed.bedTempSensor;
    const struct ConstantRealSignal *convectionCoefficientBed = &m->bed.convectionCoefficientBed;
    const struct Convection *bedConvection = &m->bed.bedConvection;
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    const struct PIDControl *bedController = &m->bed.bedController;
    const struct Heater *bedHeater = &m->bed.bedHeater;
    const struct ThermalConductor *bedInsulation = &m->bed.bedInsulation;
    const double T = bedHeatCapacity->T; /* K */
    const double p_t = bedHeater->p.t; /* K */
    const double p_sF = bedHeater->p.sF; /* W/K */

    /* E7  bed.bedTempSensor.out.rSig */
    partial[D_E7_BY_T] = 1.0 / bedTempSensor->signal2Temperature;

    /* E9  bed.bedConvection.a.sF */
    partial[D_E9_BY_T] = (convectionCoefficientBed->cnsnt * bedConvection->signal2Conductance * T
            - convectionCoefficientBed->cnsnt * bedConvection->signal2Conductance * (T - m->ambient.t_set)) / (T * T);

    /* E5  der(bed.bedHeatCapacity.T) */
    partial[D_E5_BY_SF] = T / bedHeatCapacity->heatCapacity;
    partial[D_E5_BY_T] = bedHeatCapacity->p.sF / bedHeatCapacity->heatCapacity;

    /* E7'  der(bed.bedTempSensor.out.rSig) */
    partial[D_E7_DOT_BY_DER_T] = 1.0 / bedTempSensor->signal2Temperature;

    /* E13  bed.bedHeater.in.rSig */
    partial[D_E13_BY_ERR] = bedController->kp;
    partial[D_E13_BY_INT_ERR] = bedController->ki;
    partial[D_E13_BY_DER_ERR] = bedController->kd;

    /* E1  left - right */
    partial[D_E1_BY_SF] = p_t;
    partial[D_E1_BY_T] = p_sF;
    partial[D_E1_BY_R_SIG] = -(m->branch.bed_bedHeater_in_rSig_above_0 ? -bedHeater->signal2Power : 0.0);

    /* E3  left - right */
    partial[D_E3_BY_SF] = -p_t;
    partial[D_E3_BY_BED_HEATER_T] = -p_sF - bedInsulation->conductivity;
    partial[D_E3_BY_BED_HEAT_CAPACITY_T] = bedInsulation->conductivity;

    /* E2  left - right */
    partial[D_E2_BY_BED_HEATER_SF] = -p_t;
    partial[D_E2_BY_BED_HEATER_T] = -p_sF;
    partial[D_E2_BY_BED_INSULATION_SF] = T;
    partial[D_E2_BY_BED_HEAT_CAPACITY_T] = bedInsulation->b.sF;
}
