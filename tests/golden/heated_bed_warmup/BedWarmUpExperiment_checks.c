/* BedWarmUpExperiment_checks.c - the equations as drawn, for --verify, of HeatedBedWarmup::BedWarmUpExperiment,
 *     from model.xmi, by sysphsc 0.1.0. */
#include "BedWarmUpExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* HeaterConstraint::power  if u > 0 then sF*t = -u*signal2Power; else sF*t = 0; end if */
static void HeaterConstraint_power(const ModelPoint *at, double *residual, double *scale)
{
    const double p_sF = model_value(at, 0), p_t = model_value(at, 1), in_rSig = model_value(at, 2),
            signal2Power = model_value(at, 3), bed_bedHeater_in_rSig_above_0 = model_value(at, 4);
    *residual = p_sF * p_t - (bed_bedHeater_in_rSig_above_0 > 0.5 ? -in_rSig * signal2Power : 0.0);
    *scale = fabs(p_sF * p_t) + fabs(bed_bedHeater_in_rSig_above_0 > 0.5 ? in_rSig * signal2Power : 0.0);
}

/* HeatBalanceConstraint::balance  sFA*tA + sFB*tB = 0 */
static void HeatBalanceConstraint_balance(const ModelPoint *at, double *residual, double *scale)
{
    const double a_sF = model_value(at, 0), a_t = model_value(at, 1), b_sF = model_value(at, 2),
            b_t = model_value(at, 3);
    *residual = a_sF * a_t + b_sF * b_t;
    *scale = fabs(a_sF * a_t) + fabs(b_sF * b_t);
}

/* ThermalConductorConstraint::conduction  sFA*tA = conductivity*(tA - tB) */
static void ThermalConductorConstraint_conduction(const ModelPoint *at, double *residual, double *scale)
{
    const double a_sF = model_value(at, 0), a_t = model_value(at, 1), conductivity = model_value(at, 2),
            b_t = model_value(at, 3);
    *residual = a_sF * a_t - conductivity * (a_t - b_t);
    *scale = fabs(a_sF * a_t) + fabs(conductivity * (a_t - b_t));
}

/* ThermalCapacitorConstraint::storage  heatCapacity*der(T) = sF*t */
static void ThermalCapacitorConstraint_storage(const ModelPoint *at, double *residual, double *scale)
{
    const double heatCapacity = model_value(at, 0), der_T = model_value(at, 1), p_sF = model_value(at, 2),
            p_t = model_value(at, 3);
    *residual = heatCapacity * der_T - p_sF * p_t;
    *scale = fabs(heatCapacity * der_T) + fabs(p_sF * p_t);
}

/* TemperatureSensorConstraint::signal  y = t/signal2Temperature */
static void TemperatureSensorConstraint_signal(const ModelPoint *at, double *residual, double *scale)
{
    const double out_rSig = model_value(at, 0), p_t = model_value(at, 1), signal2Temperature = model_value(at, 2);
    *residual = out_rSig - p_t / signal2Temperature;
    *scale = fabs(out_rSig) + fabs(p_t / signal2Temperature);
}

/* ConvectionConstraint::convection  sFA*tA = u*signal2Conductance*(tA - tB) */
static void ConvectionConstraint_convection(const ModelPoint *at, double *residual, double *scale)
{
    const double a_sF = model_value(at, 0), a_t = model_value(at, 1), conductance_rSig = model_value(at, 2),
            signal2Conductance = model_value(at, 3), b_t = model_value(at, 4);
    *residual = a_sF * a_t - conductance_rSig * signal2Conductance * (a_t - b_t);
    *scale = fabs(a_sF * a_t) + fabs(conductance_rSig * signal2Conductance * (a_t - b_t));
}

/* PIDControlConstraint::error  err = setPoint - curValue */
static void PIDControlConstraint_error(const ModelPoint *at, double *residual, double *scale)
{
    const double err = model_value(at, 0), setPoint_rSig = model_value(at, 1), curValue_rSig = model_value(at, 2);
    *residual = err - (setPoint_rSig - curValue_rSig);
    *scale = fabs(err) + fabs(setPoint_rSig) + fabs(curValue_rSig);
}

/* PIDControlConstraint::control  outSig = kp*err + ki*intErr + kd*der(err) */
static void PIDControlConstraint_control(const ModelPoint *at, double *residual, double *scale)
{
    const double outSig_rSig = model_value(at, 0), kp = model_value(at, 1), err = model_value(at, 2),
            ki = model_value(at, 3), intErr = model_value(at, 4), kd = model_value(at, 5), der_err = model_value(at, 6);
    *residual = outSig_rSig - (kp * err + ki * intErr + kd * der_err);
    *scale = fabs(outSig_rSig) + fabs(kp * err) + fabs(ki * intErr) + fabs(kd * der_err);
}

/* BedWarmUp::warm  if time > 300 then bed.bedHeatCapacity.T >= 372 */
static void BedWarmUp_warm(const ModelPoint *at, double *residual, double *scale)
{
    const double exercised_warm = model_value(at, 0), time_above_300 = model_value(at, 1);
    *residual = exercised_warm - time_above_300;
    *scale = fabs(exercised_warm) + fabs(time_above_300);
}

/* BedWarmUp::warm  if time > 300 then bed.bedHeatCapacity.T >= 372 */
static void BedWarmUp_warm_2(const ModelPoint *at, double *residual, double *scale)
{
    const double violated_warm = model_value(at, 1), exercised_warm = model_value(at, 2),
            bed_bedHeatCapacity_T_at_least_372 = model_value(at, 3);
    *residual = violated_warm - (exercised_warm > 0.5 && !(bed_bedHeatCapacity_T_at_least_372 > 0.5) ? 1.0 : 0.0);
    *scale = fabs(violated_warm) + fabs(exercised_warm > 0.5 && !(bed_bedHeatCapacity_T_at_least_372 > 0.5) ? 1.0
            : 0.0);
}

/* BedWarmUp::noOvershoot  bed.bedHeatCapacity.T <= 374 */
static void BedWarmUp_noOvershoot(const ModelPoint *at, double *residual, double *scale)
{
    const double violated_noOvershoot = model_value(at, 1), bed_bedHeatCapacity_T_at_most_374 = model_value(at, 2);
    *residual = violated_noOvershoot - (!(bed_bedHeatCapacity_T_at_most_374 > 0.5) ? 1.0 : 0.0);
    *scale = fabs(violated_noOvershoot) + fabs(!(bed_bedHeatCapacity_T_at_most_374 > 0.5) ? 1.0 : 0.0);
}

/* BedWarmUp::power  bed.bedHeater.signal2Power*bed.bedController.outSig.rSig <= 500 */
static void BedWarmUp_power(const ModelPoint *at, double *residual, double *scale)
{
    const double violated_power = model_value(at, 2), relation_of_violated = model_value(at, 3);
    *residual = violated_power - (!(relation_of_violated > 0.5) ? 1.0 : 0.0);
    *scale = fabs(violated_power) + fabs(!(relation_of_violated > 0.5) ? 1.0 : 0.0);
}

enum {
    LAW_HeaterConstraint_power, LAW_HeatBalanceConstraint_balance, LAW_ThermalConductorConstraint_conduction,
    LAW_ThermalCapacitorConstraint_temperature, LAW_ThermalCapacitorConstraint_storage,
    LAW_TemperatureSensorConstraint_noHeat, LAW_TemperatureSensorConstraint_signal,
    LAW_ConvectionConstraint_convection, LAW_ConstantRealSignalConstraint_signal, LAW_PIDControlConstraint_error,
    LAW_PIDControlConstraint_integral, LAW_PIDControlConstraint_control, LAW_FixedTemperatureConstraint_temperature,
    LAW_connection, LAW_sum_of_flows, LAW_sum_of_flows_2, LAW_sum_of_flows_3, LAW_BedWarmUp_warm,
    LAW_BedWarmUp_warm_2, LAW_BedWarmUp_noOvershoot, LAW_BedWarmUp_power, LAW_derived_PIDControlConstraint_error,
    LAW_derived_TemperatureSensorConstraint_signal, LAW_derived_HeaterConstraint_power
};

const ModelLaw model_laws[] = {
    [LAW_HeaterConstraint_power] = {.text = "%1*%2 = if %3 > 0 then -%3*%4 else 0", .id = "%p.law.power", .held = 4,
        .residual = HeaterConstraint_power},
    [LAW_HeatBalanceConstraint_balance] = {
        .text = "%1*%2 + %3*%4 = 0", .id = "%p.balance.balance", .held = 4, .residual = HeatBalanceConstraint_balance},
    [LAW_ThermalConductorConstraint_conduction] = {
        .text = "%1*%2 = %3*(%2 - %4)", .id = "%p.law.conduction", .held = 4,
        .residual = ThermalConductorConstraint_conduction},
    [LAW_ThermalCapacitorConstraint_temperature] = {
        .text = "%1 = %2", .id = "%p.law.temperature", .held = 2, .residual = equation_equality},
    [LAW_ThermalCapacitorConstraint_storage] = {
        .text = "%1*%2 = %3*%4", .id = "%p.law.storage", .held = 4, .residual = ThermalCapacitorConstraint_storage},
    [LAW_TemperatureSensorConstraint_noHeat] = {
        .text = "%1 = 0", .id = "%p.law.noHeat", .held = 1, .residual = equation_sum},
    [LAW_TemperatureSensorConstraint_signal] = {
        .text = "%1 = %2/%3", .id = "%p.law.signal", .held = 3, .residual = TemperatureSensorConstraint_signal},
    [LAW_ConvectionConstraint_convection] = {.text = "%1*%2 = %3*%4*(%2 - %5)", .id = "%p.law.convection", .held = 5,
        .residual = ConvectionConstraint_convection},
    [LAW_ConstantRealSignalConstraint_signal] = {
        .text = "%1 = %2", .id = "%p.law.signal", .held = 2, .residual = equation_equality},
    [LAW_PIDControlConstraint_error] = {
        .text = "%1 = %2 - %3", .id = "%p.law.error", .held = 3, .residual = PIDControlConstraint_error},
    [LAW_PIDControlConstraint_integral] = {
        .text = "%1 = %2", .id = "%p.law.integral", .held = 2, .residual = equation_equality},
    [LAW_PIDControlConstraint_control] = {.text = "%1 = %2*%3 + %4*%5 + %6*%7", .id = "%p.law.control", .held = 7,
        .residual = PIDControlConstraint_control},
    [LAW_FixedTemperatureConstraint_temperature] = {
        .text = "%1 = %2", .id = "%p.law.temperature", .held = 2, .residual = equation_equality},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 = 0", .id = "sum(%1)", .held = 2, .residual = equation_sum},
    [LAW_sum_of_flows_2] = {.text = "%1 + %2 + %3 + %4 = 0", .id = "sum(%1)", .held = 4, .residual = equation_sum},
    [LAW_sum_of_flows_3] = {.text = "%1 - %2 = 0", .id = "sum(%1)", .held = 2, .residual = equation_equality},
    [LAW_BedWarmUp_warm] = {.text = "exercised(warm) = time > 300", .id = "exercised(warm)", .is_discrete = true,
        .residual = BedWarmUp_warm},
    [LAW_BedWarmUp_warm_2] = {
        .text = "violated(warm) = exercised(warm) and not %1 >= 372", .id = "violated(warm)", .held = 1,
        .is_discrete = true, .residual = BedWarmUp_warm_2},
    [LAW_BedWarmUp_noOvershoot] = {
        .text = "violated(noOvershoot) = not %1 <= 374", .id = "violated(noOvershoot)", .held = 1, .is_discrete = true,
        .residual = BedWarmUp_noOvershoot},
    [LAW_BedWarmUp_power] = {
        .text = "violated(power) = not %1*%2 <= 500", .id = "violated(power)", .held = 2, .is_discrete = true,
        .residual = BedWarmUp_power},
    [LAW_derived_PIDControlConstraint_error] = {.text = "%1 = -der(%2)", .id = "%p.law.error'", .held = 1},
    [LAW_derived_TemperatureSensorConstraint_signal] = {.text = "der(%3) = %1/%2", .id = "%p.law.signal'", .held = 2},
    [LAW_derived_HeaterConstraint_power] = {.text = "product(%p.p.sF, t) = %1*%2", .id = "%p.law.power#", .held = 2},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"EntropyTransfer::Constraints::HeaterConstraint::", "EntropyTransfer.xmi"},
    {"EntropyTransfer::Constraints::HeatBalanceConstraint::", "EntropyTransfer.xmi"},
    {"EntropyTransfer::Constraints::ThermalConductorConstraint::", "EntropyTransfer.xmi"},
    {"EntropyTransfer::Constraints::ThermalCapacitorConstraint::", "EntropyTransfer.xmi"},
    {"EntropyTransfer::Constraints::TemperatureSensorConstraint::", "EntropyTransfer.xmi"},
    {"EntropyTransfer::Constraints::ConvectionConstraint::", "EntropyTransfer.xmi"},
    {"RealSignals::Constraints::ConstantRealSignalConstraint::", "RealSignals.xmi"},
    {"RealSignals::Constraints::PIDControlConstraint::", "RealSignals.xmi"},
    {"EntropyTransfer::Constraints::FixedTemperatureConstraint::", "EntropyTransfer.xmi"},
    {"HeatedBedWarmup::BedWarmUp::", "model.xmi"},
    {"HeatedBedWarmup::HeatedBed::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "power", 627},
    {1, "balance", 424},
    {2, "conduction", 480},
    {3, "temperature", 449},
    {3, "storage", 455},
    {4, "noHeat", 596},
    {4, "signal", 602},
    {5, "convection", 542},
    {6, "signal", 200},
    {7, "error", 287},
    {7, "integral", 293},
    {7, "control", 299},
    {8, "temperature", 665},
    {9, "c1", 136},
    {9, "c2", 142},
    {10, "c1", 56},
    {10, "c2", 64},
    {10, "c3", 72},
    {10, "c4", 80},
    {10, "c5", 88},
    {10, "c6", 94},
    {10, "c7", 102},
    {10, "c8", 108},
    {10, "c9", 116},
    {9, "warm", 149},
    {9, "noOvershoot", 152},
    {9, "power", 155},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {offsetof(Model, branch.bed_bedHeater_in_rSig_above_0), MODEL_TRUTH},
    {offsetof(Model, exercised_warm), MODEL_TRUTH},
    {offsetof(Model, branch.time_above_300), MODEL_TRUTH},
    {offsetof(Model, violated_warm), MODEL_TRUTH},
    {offsetof(Model, branch.bed_bedHeatCapacity_T_at_least_372), MODEL_TRUTH},
    {offsetof(Model, violated_noOvershoot), MODEL_TRUTH},
    {offsetof(Model, branch.bed_bedHeatCapacity_T_at_most_374), MODEL_TRUTH},
    {offsetof(Model, violated_power), MODEL_TRUTH},
    {offsetof(Model, branch.relation_of_violated), MODEL_TRUTH},
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_HeaterConstraint_power, 1, 8,   0, 2, 0, 4, 5, 3, 6, -1,
    LAW_HeatBalanceConstraint_balance, 2, 7,   1, 3, 1, 7, 8, 9, 10,   6, 3, 0, 13, 13, 13, 13,
    LAW_ThermalConductorConstraint_conduction, 1, 7,   2, 3, 2, 7, 8, 11, 10,
    LAW_ThermalCapacitorConstraint_temperature, 1, 5,   3, 4, 3, 15, 13,
    LAW_ThermalCapacitorConstraint_storage, 1, 7,   4, 4, 4, 14, 41, 12, 13,
    LAW_TemperatureSensorConstraint_noHeat, 1, 4,   5, 5, 5, 16,
    LAW_TemperatureSensorConstraint_signal, 1, 6,   6, 5, 6, 18, 17, 19,
    LAW_ConvectionConstraint_convection, 1, 8,   8, 6, 7, 20, 21, 24, 25, 23,
    LAW_ConstantRealSignalConstraint_signal, 2, 5,   9, 7, 8, 26, 27,   5, 3, 0, 13, 13,
    LAW_PIDControlConstraint_error, 1, 6,   10, 8, 9, 34, 28, 29,
    LAW_PIDControlConstraint_integral, 1, 5,   11, 8, 10, 42, 34,
    LAW_PIDControlConstraint_control, 1, 10,   12, 8, 11, 30, 31, 34, 32, 35, 33, 43,
    LAW_FixedTemperatureConstraint_temperature, 1, 5,   13, 9, 12, 37, 38,
    LAW_connection, 1, 5,   15, 0, 13, 39, 0,
    LAW_connection, 2, 5,   16, 0, 14, 37, 2,   6, 1, 5, -14, 0,
    LAW_sum_of_flows, 2, 5,   17, 0, 14, 36, 1,   10, 1, 1, -32, 6,
    LAW_connection, 2, 5,   18, 1, 15, 5, 8,   5, 0, 5, 21, 16,
    LAW_connection, 2, 5,   19, 1, 16, 10, 13,   5, 0, 5, -10, 15,
    LAW_connection, 2, 5,   20, 1, 17, 10, 17,   5, 0, 5, 8, 12,
    LAW_connection, 2, 5,   21, 1, 18, 10, 21,   5, 0, 5, 20, -18,
    LAW_sum_of_flows_2, 1, 7,   28, 1, 16, 9, 12, 16, 20,
    LAW_sum_of_flows_3, 1, 5,   29, 1, 19, 22, 1,
    LAW_BedWarmUp_warm, 1, 5,   30, 0, 24, -2, -3,
    LAW_BedWarmUp_warm_2, 1, 7,   31, 0, 24, 15, -4, -2, -5,
    LAW_BedWarmUp_noOvershoot, 1, 6,   32, 0, 25, 15, -6, -7,
    LAW_BedWarmUp_power, 1, 7,   33, 0, 26, 6, 30, -8, -9,
    LAW_derived_PIDControlConstraint_error, 1, 5,   34, 8, 9, 43, 18,
    LAW_derived_TemperatureSensorConstraint_signal, 1, 6,   35, 5, 6, 41, 19, 18,
    LAW_derived_HeaterConstraint_power, 1, 5,   36, 2, 0, 4, 5,
    -1};
const int *model_equations = equations;

/* ---- divisors that may pass through zero ---- */

void model_divisors(const Model *m, double *divisor)
{
    const struct ThermalCapacitor *bedHeatCapacity = &m->bed.bedHeatCapacity;
    const struct HeatedBed *bed = &m->bed;
    const double T = bedHeatCapacity->T; /* K */

    divisor[0] = T;
    divisor[1] = T - (m->branch.bed_bedHeater_in_rSig_above_0
            ? -bed->bedController.kd * (T / bedHeatCapacity->heatCapacity / bed->bedTempSensor.signal2Temperature)
            * bed->bedHeater.signal2Power : 0.0);
}

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double bed_bedHeater_in_rSig = listed[3];
    /* bed.bedHeater.law.power  bed.bedHeater.in.rSig > 0 */
    margin[0] = (m->branch.bed_bedHeater_in_rSig_above_0 ? 1.0 : -1.0) * (bed_bedHeater_in_rSig);
    margin[1] = (m->branch.time_above_300 ? 1.0 : -1.0) * (time - 300.0); /* exercised(warm)  time > 300 */
    const double bed_bedHeatCapacity_T = listed[15];
    /* violated(warm)  bed.bedHeatCapacity.T >= 372 */
    margin[2] = (m->branch.bed_bedHeatCapacity_T_at_least_372 ? 1.0 : -1.0) * (bed_bedHeatCapacity_T - 372.0);
    /* violated(noOvershoot)  bed.bedHeatCapacity.T <= 374 */
    margin[3] = (m->branch.bed_bedHeatCapacity_T_at_most_374 ? 1.0 : -1.0) * (374.0 - bed_bedHeatCapacity_T);
    const double bed_bedHeater_signal2Power = listed[6];
    /* violated(power)  bed.bedHeater.signal2Power*bed.bedHeater.in.rSig <= 500 */
    margin[4] = (m->branch.relation_of_violated ? 1.0 : -1.0)
            * (500.0 - bed_bedHeater_signal2Power * bed_bedHeater_in_rSig);
}
