/* BedWarmUpExperiment.c - simulation of HeatedBedWarmup::BedWarmUpExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 2 states, 30 equations (19 eliminated), 2 time derivatives of equations, 1 algebraic loop (1 solved
 *     symbolically).
 *
 * README.md explains how to read it.
 */
#include "BedWarmUpExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

/* Equations for results, indicators and events, in addition to those for derivatives. */
static void evaluate_bed(Model *m)
{
    struct PIDControl *bedController = &m->bed.bedController;

    /* bed.bedTempSensor.law.signal'  of y = t/signal2Temperature */
    const double bedTempSensor_out_der_rSig = m->bed.bedHeatCapacity.der_T / m->bed.bedTempSensor.signal2Temperature;
    /* bed.bedController.law.error'  of err = setPoint - curValue */
    bedController->der_err = -bedTempSensor_out_der_rSig;
    /* bed.bedController.law.control  outSig = kp*err + ki*intErr + kd*der(err) */
    m->bed.bedHeater.in.rSig = bedController->kp * bedController->err + bedController->ki * bedController->intErr
            + bedController->kd * bedController->der_err;
}

ModelStatus model_evaluate(Model *m)
{
    struct TemperatureSensor *bedTempSensor = &m->bed.bedTempSensor;
    struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    struct Convection *bedConvection = &m->bed.bedConvection;
    struct PIDControl *bedController = &m->bed.bedController;
    const double T = bedHeatCapacity->T; /* K */
    const double signal2Temperature = bedTempSensor->signal2Temperature; /* K */
    const double heatCapacity = bedHeatCapacity->heatCapacity; /* J/K */

    bedTempSensor->out.rSig = T / signal2Temperature; /* bed.bedTempSensor.law.signal  y = t/signal2Temperature */
    REQUIRE_NONZERO(m, T, EQ_bed_bedConvection_law_convection);
    /* bed.bedConvection.law.convection  sFA*tA = u*signal2Conductance*(tA - tB) */
    bedConvection->a.sF = m->bed.convectionCoefficientBed.cnsnt * bedConvection->signal2Conductance
            * (T - m->ambient.t_set) / T;
    /* bed.bedController.law.error  err = setPoint - curValue */
    bedController->err = m->setTemperature.cnsnt - bedTempSensor->out.rSig;
    bedController->der_intErr = bedController->err; /* bed.bedController.law.integral  der(intErr) = err */
    const double divisor_for_bedInsulation_b_sF = T
            - (m->branch.bed_bedHeater_in_rSig_above_0
            ? -bedController->kd * (T / heatCapacity / signal2Temperature) * m->bed.bedHeater.signal2Power : 0.0);
    REQUIRE_NONZERO(m, divisor_for_bedInsulation_b_sF, EQ_bed_bedHeater_law_power);
    /* bed.bedHeater.law.power  if u > 0 then sF*t = -u*signal2Power; else sF*t = 0; end if; with
     *     bed.bedInsulation.balance.balance, sum(bed.bedInsulation.b.sF), bed.bedHeatCapacity.law.storage,
     *     bed.bedTempSensor.law.signal', bed.bedController.law.error', bed.bedController.law.control */
    m->bed.bedInsulation.b.sF = (m->branch.bed_bedHeater_in_rSig_above_0
            ? -(bedController->kp * bedController->err + bedController->ki * bedController->intErr
            + bedController->kd * (bedConvection->a.sF * T / heatCapacity / signal2Temperature))
            * m->bed.bedHeater.signal2Power : 0.0) / divisor_for_bedInsulation_b_sF;
    /* sum(bed.bedInsulation.b.sF)  flows at HeatedBed::c2 */
    bedHeatCapacity->p.sF = -(m->bed.bedInsulation.b.sF + bedConvection->a.sF);
    /* bed.bedHeatCapacity.law.storage  heatCapacity*der(T) = sF*t */
    bedHeatCapacity->der_T = bedHeatCapacity->p.sF * T / heatCapacity;

    return MODEL_OK;
}

/* ---- quantities for results only ---- */

ModelStatus model_outputs(Model *m)
{
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    struct Heater *bedHeater = &m->bed.bedHeater;

    evaluate_bed(m);
    /* bed.bedConvection.balance.balance  sFA*tA + sFB*tB = 0 */
    m->bed.air.sF = -(m->bed.bedConvection.a.sF * bedHeatCapacity->T) / m->ambient.t_set;
    /* bed.bedInsulation.balance.balance  sFA*tA + sFB*tB = 0 */
    const double bedHeater_p_product_sF = m->bed.bedInsulation.b.sF * bedHeatCapacity->T;
    /* bed.bedInsulation.law.conduction  sFA*tA = conductivity*(tA - tB) */
    bedHeater->p.t = -bedHeater_p_product_sF / m->bed.bedInsulation.conductivity + bedHeatCapacity->T;
    REQUIRE_NONZERO(m, bedHeater->p.t, EQ_bed_bedHeater_law_power_product);
    /* bed.bedHeater.law.power#  an unknown in the place of bed.bedHeater.p.sF  if u > 0 then sF*t =
     *     -u*signal2Power; else sF*t = 0; end if */
    bedHeater->p.sF = bedHeater_p_product_sF / bedHeater->p.t;

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
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
    m->exercised_warm_start = false;
    m->violated_warm_start = false;
    m->violated_noOvershoot_start = false;
    m->violated_power_start = false;
}

ModelStatus model_derive_constants(Model *m)
{
    REQUIRE_NONZERO(m, m->ambient.t_set, EQ_bed_bedConvection_balance_balance);
    REQUIRE_NONZERO(m, m->bed.bedHeatCapacity.heatCapacity, EQ_bed_bedHeatCapacity_law_storage);
    REQUIRE_NONZERO(m, m->bed.bedInsulation.conductivity, EQ_bed_bedInsulation_law_conduction);

    return MODEL_OK;
}

/* Guesses of loop unknowns without a start value, and assumed branches if start values determine them. */
void model_guess(Model *m, double time)
{
    const struct PIDControl *bedController = &m->bed.bedController;
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;

    m->time = time;
    /* bed.bedHeater.law.power  bed.bedHeater.in.rSig > 0 */
    m->branch.bed_bedHeater_in_rSig_above_0 = bedController->kp
            * (m->setTemperature.cnsnt - bedHeatCapacity->T_start / m->bed.bedTempSensor.signal2Temperature)
            + bedController->ki * bedController->intErr_start
            - bedController->kd * ((m->bed.bedInsulation.conductivity
            * (m->bed.bedHeater.p.t_start - bedHeatCapacity->T_start) / bedHeatCapacity->T_start
            - m->bed.convectionCoefficientBed.cnsnt * m->bed.bedConvection.signal2Conductance
            * (bedHeatCapacity->T_start - m->ambient.t_set) / bedHeatCapacity->T_start) * bedHeatCapacity->T_start
            / bedHeatCapacity->heatCapacity / m->bed.bedTempSensor.signal2Temperature) > 0.0;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->bed.bedHeatCapacity.T = m->bed.bedHeatCapacity.T_start;
    m->bed.bedController.intErr = m->bed.bedController.intErr_start;
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- events ---- */

enum { WATCH_BED_BED_HEATER_IN_R_SIG_ABOVE_0, WATCH_BED_BED_HEAT_CAPACITY_T_AT_LEAST_372,
    WATCH_BED_BED_HEAT_CAPACITY_T_AT_MOST_374, WATCH_RELATION_OF_VIOLATED_POWER };

/* Distances of watched branches from a change. A distance becomes negative when its branch changes. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    const struct Heater *bedHeater = &m->bed.bedHeater;

    REQUIRE(model_evaluate(m));
    evaluate_bed(m);
    indicator[WATCH_BED_BED_HEATER_IN_R_SIG_ABOVE_0] = instant_margin(bedHeater->in.rSig,
            m->branch.bed_bedHeater_in_rSig_above_0, FAILS_AT_ZERO);
    indicator[WATCH_BED_BED_HEAT_CAPACITY_T_AT_LEAST_372] = instant_margin(m->bed.bedHeatCapacity.T - 372.0,
            m->branch.bed_bedHeatCapacity_T_at_least_372, HOLDS_AT_ZERO);
    indicator[WATCH_BED_BED_HEAT_CAPACITY_T_AT_MOST_374] = instant_margin(374.0 - m->bed.bedHeatCapacity.T,
            m->branch.bed_bedHeatCapacity_T_at_most_374, HOLDS_AT_ZERO);
    indicator[WATCH_RELATION_OF_VIOLATED_POWER] = instant_margin(500.0 - bedHeater->signal2Power * bedHeater->in.rSig,
            m->branch.relation_of_violated_power, HOLDS_AT_ZERO);

    return MODEL_OK;
}

void model_next_instant(const Model *m, double *next)
{
    *next = fmin(*next, instant_ahead(m->time, 300.0)); /* time > 300 */
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    const struct Heater *bedHeater = &m->bed.bedHeater;
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;

    REQUIRE(model_evaluate(m));
    evaluate_bed(m);
    /* bed.bedHeater.law.power  bed.bedHeater.in.rSig > 0 */
    KEEP_TRUTH(m, bed_bedHeater_in_rSig_above_0, bedHeater->in.rSig > 0.0, bedHeater->in.rSig);
    m->branch.time_above_300 = instant_after(NOW(m), 300.0); /* exercised(warm)  time > 300 */
    /* violated(warm)  bed.bedHeatCapacity.T >= 372 */
    KEEP_TRUTH(m, bed_bedHeatCapacity_T_at_least_372, bedHeatCapacity->T >= 372.0, bedHeatCapacity->T - 372.0);
    /* violated(noOvershoot)  bed.bedHeatCapacity.T <= 374 */
    KEEP_TRUTH(m, bed_bedHeatCapacity_T_at_most_374, bedHeatCapacity->T <= 374.0, bedHeatCapacity->T - 374.0);
    /* violated(power)  bed.bedHeater.signal2Power*bed.bedHeater.in.rSig <= 500 */
    KEEP_TRUTH(m, relation_of_violated_power, bedHeater->signal2Power * bedHeater->in.rSig <= 500.0,
            bedHeater->signal2Power * bedHeater->in.rSig - 500.0);
    m->exercised_warm = m->branch.time_above_300; /* exercised(warm)  if time > 300 then bed.bedHeatCapacity.T >= 372 */
    /* violated(warm)  if time > 300 then bed.bedHeatCapacity.T >= 372 */
    m->violated_warm = m->exercised_warm && !m->branch.bed_bedHeatCapacity_T_at_least_372;
    /* violated(noOvershoot)  bed.bedHeatCapacity.T <= 374 */
    m->violated_noOvershoot = !m->branch.bed_bedHeatCapacity_T_at_most_374;
    /* violated(power)  bed.bedHeater.signal2Power*bed.bedController.outSig.rSig <= 500 */
    m->violated_power = !m->branch.relation_of_violated_power;

    return MODEL_OK;
}

/* ---- checks: margin, whether the check applies, whether it is violated ---- */

void model_checks(const Model *m, ModelCheckValue *check)
{
    /* R1.1 warm  if time > 300 then bed.bedHeatCapacity.T >= 372 */
    check[0] = (ModelCheckValue){m->bed.bedHeatCapacity.T - 372.0, m->exercised_warm, m->violated_warm};
    /* R1.2 noOvershoot  bed.bedHeatCapacity.T <= 374 */
    check[1] = (ModelCheckValue){374.0 - m->bed.bedHeatCapacity.T, true, m->violated_noOvershoot};
    /* R1.3 power  bed.bedHeater.signal2Power*bed.bedController.outSig.rSig <= 500 */
    check[2] = (ModelCheckValue){500.0 - m->bed.bedHeater.signal2Power * m->bed.bedHeater.in.rSig, true,
            m->violated_power};
}

void model_bounds(const Model *m, double *bound)
{
    (void)m;
    bound[0] = 372.0; /* R1.1 warm  if time > 300 then bed.bedHeatCapacity.T >= 372 */
    bound[1] = 374.0; /* R1.2 noOvershoot  bed.bedHeatCapacity.T <= 374 */
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_bed_bedTempSensor_law_signal_BY_T = 2, D_bed_bedConvection_law_convection_BY_T,
    D_bed_bedHeater_law_power_BY_ERR, D_bed_bedHeater_law_power_BY_INT_ERR, D_bed_bedHeater_law_power_BY_SF,
    D_bed_bedHeater_law_power_BY_T, D_bed_bedHeatCapacity_law_storage_BY_SF,
    D_bed_bedHeatCapacity_law_storage_BY_T };

void model_partials(const Model *m, double *partial)
{
    const struct Convection *bedConvection = &m->bed.bedConvection;
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    const struct PIDControl *bedController = &m->bed.bedController;
    const double signal2Temperature = m->bed.bedTempSensor.signal2Temperature; /* K */
    const double T = bedHeatCapacity->T; /* K */
    const double kd = bedController->kd;
    const double heatCapacity = bedHeatCapacity->heatCapacity; /* J/K */
    const double signal2Power = m->bed.bedHeater.signal2Power; /* W */

    partial[D_bed_bedTempSensor_law_signal_BY_T] = 1.0 / signal2Temperature; /* bed.bedTempSensor.out.rSig */
    /* bed.bedConvection.a.sF */
    partial[D_bed_bedConvection_law_convection_BY_T] = (m->bed.convectionCoefficientBed.cnsnt
            * bedConvection->signal2Conductance * T
            - m->bed.convectionCoefficientBed.cnsnt * bedConvection->signal2Conductance * (T - m->ambient.t_set))
            / (T * T);
    const double part_of_bed_bedHeater_law_power = m->branch.bed_bedHeater_in_rSig_above_0
            ? -kd * (T / heatCapacity / signal2Temperature) * signal2Power : 0.0;
    const double part_of_bed_bedHeater_law_power_2 = T - part_of_bed_bedHeater_law_power;
    /* bed.bedInsulation.b.sF */
    partial[D_bed_bedHeater_law_power_BY_ERR] = (m->branch.bed_bedHeater_in_rSig_above_0
            ? -bedController->kp * signal2Power : 0.0) / part_of_bed_bedHeater_law_power_2;
    partial[D_bed_bedHeater_law_power_BY_INT_ERR] = (m->branch.bed_bedHeater_in_rSig_above_0
            ? -bedController->ki * signal2Power : 0.0) / part_of_bed_bedHeater_law_power_2;
    partial[D_bed_bedHeater_law_power_BY_SF] = part_of_bed_bedHeater_law_power / part_of_bed_bedHeater_law_power_2;
    partial[D_bed_bedHeater_law_power_BY_T] = ((m->branch.bed_bedHeater_in_rSig_above_0
            ? -kd * (bedConvection->a.sF / heatCapacity / signal2Temperature) * signal2Power : 0.0)
            * part_of_bed_bedHeater_law_power_2 - (m->branch.bed_bedHeater_in_rSig_above_0
            ? -(bedController->kp * bedController->err + bedController->ki * bedController->intErr
            + kd * (bedConvection->a.sF * T / heatCapacity / signal2Temperature)) * signal2Power : 0.0)
            * (1.0 - (m->branch.bed_bedHeater_in_rSig_above_0
            ? -kd * (1.0 / heatCapacity / signal2Temperature) * signal2Power : 0.0)))
            / (part_of_bed_bedHeater_law_power_2 * part_of_bed_bedHeater_law_power_2);
    partial[D_bed_bedHeatCapacity_law_storage_BY_SF] = T / heatCapacity; /* der(bed.bedHeatCapacity.T) */
    partial[D_bed_bedHeatCapacity_law_storage_BY_T] = bedHeatCapacity->p.sF / heatCapacity;
}
