/* ConverterExperiment_checks.c - the equations as drawn, for --verify, of BuckConverter::ConverterExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "ConverterExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* Converter::supply  der(delivered) = -source.v*source.i */
static void Converter_supply(const ModelPoint *at, double *residual, double *scale)
{
    const double der_delivered = model_value(at, 0), source_v = model_value(at, 1), source_i = model_value(at, 2);
    *residual = der_delivered + source_v * source_i;
    *scale = fabs(der_delivered) + fabs(source_v * source_i);
}

/* Converter::use  der(used) = load.v*load.i */
static void Converter_use(const ModelPoint *at, double *residual, double *scale)
{
    const double der_used = model_value(at, 0), load_v = model_value(at, 1), load_i = model_value(at, 2);
    *residual = der_used - load_v * load_i;
    *scale = fabs(der_used) + fabs(load_v * load_i);
}

/* Converter::balance  energyBalance = delivered - used - inductor.l*inductor.i^2/2 - capacitor.c*capacitor.v^2/2 */
static void Converter_balance(const ModelPoint *at, double *residual, double *scale)
{
    const double energyBalance = model_value(at, 0), delivered = model_value(at, 1), used = model_value(at, 2),
            inductor_l = model_value(at, 3), inductor_i = model_value(at, 4), capacitor_c = model_value(at, 5),
            capacitor_v = model_value(at, 6);
    *residual = energyBalance - (delivered - used - inductor_l * (inductor_i * inductor_i) / 2.0
            - capacitor_c * (capacitor_v * capacitor_v) / 2.0);
    *scale = fabs(energyBalance) + fabs(delivered) + fabs(used) + fabs(inductor_l * (inductor_i * inductor_i) / 2.0)
            + fabs(capacitor_c * (capacitor_v * capacitor_v) / 2.0);
}

/* BinaryElectricalConstraint::voltage  v = vP - vN */
static void BinaryElectricalConstraint_voltage(const ModelPoint *at, double *residual, double *scale)
{
    const double v = model_value(at, 0), p_v = model_value(at, 1), n_v = model_value(at, 2);
    *residual = v - (p_v - n_v);
    *scale = fabs(v) + fabs(p_v) + fabs(n_v);
}

/* BooleanPulse::value  y.bSig = time >= startTime and mod(time - startTime, period) < period*width/100 */
static void BooleanPulse_value(const ModelPoint *at, double *residual, double *scale)
{
    const double y_bSig = model_value(at, 0), time_at_least_clock_startTime = model_value(at, 4),
            relation_of_clock_value = model_value(at, 5);
    *residual = y_bSig - (time_at_least_clock_startTime > 0.5 && relation_of_clock_value > 0.5 ? 1.0 : 0.0);
    *scale = fabs(y_bSig) + fabs(time_at_least_clock_startTime > 0.5 && relation_of_clock_value > 0.5 ? 1.0 : 0.0);
}

/* Switch::law  0 = if control.bSig then v else i */
static void Switch_law(const ModelPoint *at, double *residual, double *scale)
{
    const double control_bSig = model_value(at, 0), v = model_value(at, 1), i = model_value(at, 2);
    const double part_of_law = control_bSig > 0.5 ? v : i;
    *residual = 0.0 - part_of_law;
    *scale = fabs(part_of_law);
}

/* Diode::state  off = s < 0 */
static void Diode_state(const ModelPoint *at, double *residual, double *scale)
{
    const double off = model_value(at, 0), diode_s_below_0 = model_value(at, 2);
    *residual = off - diode_s_below_0;
    *scale = fabs(off) + fabs(diode_s_below_0);
}

/* Diode::voltage  v = if off then s else 0 */
static void Diode_voltage(const ModelPoint *at, double *residual, double *scale)
{
    const double v = model_value(at, 0), off = model_value(at, 1), s = model_value(at, 2);
    const double part_of_law = off > 0.5 ? s : 0.0;
    *residual = v - part_of_law;
    *scale = fabs(v) + fabs(part_of_law);
}

/* Diode::current  i = if off then 0 else s/unitResistance */
static void Diode_current(const ModelPoint *at, double *residual, double *scale)
{
    const double i = model_value(at, 0), off = model_value(at, 1), s = model_value(at, 2),
            unitResistance = model_value(at, 3);
    const double part_of_law = off > 0.5 ? 0.0 : s / unitResistance;
    *residual = i - part_of_law;
    *scale = fabs(i) + fabs(part_of_law);
}

/* InductorConstraint::induction  l*der(i) = v */
static void InductorConstraint_induction(const ModelPoint *at, double *residual, double *scale)
{
    const double l = model_value(at, 0), der_i = model_value(at, 1), v = model_value(at, 2);
    *residual = l * der_i - v;
    *scale = fabs(l * der_i) + fabs(v);
}

/* CapacitorConstraint::charging  c*der(v) = i */
static void CapacitorConstraint_charging(const ModelPoint *at, double *residual, double *scale)
{
    const double c = model_value(at, 0), der_v = model_value(at, 1), i = model_value(at, 2);
    *residual = c * der_v - i;
    *scale = fabs(c * der_v) + fabs(i);
}

/* ResistorConstraint::ohm  r*i = v */
static void ResistorConstraint_ohm(const ModelPoint *at, double *residual, double *scale)
{
    const double resistance = model_value(at, 0), i = model_value(at, 1), v = model_value(at, 2);
    *residual = resistance * i - v;
    *scale = fabs(resistance * i) + fabs(v);
}

enum {
    LAW_Converter_supply, LAW_Converter_use, LAW_Converter_balance, LAW_BinaryElectricalConstraint_voltage,
    LAW_BinaryElectricalConstraint_current, LAW_BinaryElectricalConstraint_balance, LAW_ConstantVoltage_source,
    LAW_BooleanPulse_value, LAW_Switch_law, LAW_Diode_state, LAW_Diode_voltage, LAW_Diode_current,
    LAW_InductorConstraint_induction, LAW_CapacitorConstraint_charging, LAW_ResistorConstraint_ohm,
    LAW_GroundConstraint_potential, LAW_connection, LAW_connection_2, LAW_sum_of_flows, LAW_sum_of_flows_2,
    LAW_sum_of_flows_3, LAW_derived_Switch_law, LAW_derived_Diode_voltage, LAW_derived_Diode_current,
    LAW_derived_Diode_voltage_2, LAW_derived_Diode_current_2, LAW_derived_sum_of_flows, LAW_derived_Switch_law_2,
    LAW_derived_Diode_current_3, LAW_derived_Switch_law_3
};

const ModelLaw model_laws[] = {
    [LAW_Converter_supply] = {.text = "%1 = -%2*%3", .id = "supply", .held = 3, .residual = Converter_supply},
    [LAW_Converter_use] = {.text = "%1 = %2*%3", .id = "use", .held = 3, .residual = Converter_use},
    [LAW_Converter_balance] = {
        .text = "%1 = %2 - %3 - %4*%5^2/2 - %6*%7^2/2", .id = "balance", .held = 7, .residual = Converter_balance},
    [LAW_BinaryElectricalConstraint_voltage] = {
        .text = "%1 = %2 - %3", .id = "%p.pins.voltage", .held = 3, .residual = BinaryElectricalConstraint_voltage},
    [LAW_BinaryElectricalConstraint_current] = {
        .text = "%1 = %2", .id = "%p.pins.current", .held = 2, .residual = equation_equality},
    [LAW_BinaryElectricalConstraint_balance] = {
        .text = "%1 + %2 = 0", .id = "%p.pins.balance", .held = 2, .residual = equation_sum},
    [LAW_ConstantVoltage_source] = {.text = "%1 = %2", .id = "%p.source", .held = 2, .residual = equation_equality},
    [LAW_BooleanPulse_value] = {
        .text = "%1 = time >= %2 and mod(time - %2, %3) < %3*%4/100", .id = "%p.value", .held = 4, .is_discrete = true,
        .residual = BooleanPulse_value},
    [LAW_Switch_law] = {.text = "0 = if %1 then %2 else %3", .id = "%p.law", .held = 3, .residual = Switch_law},
    [LAW_Diode_state] = {
        .text = "%1 = %2 < 0", .id = "%p.state", .held = 2, .is_discrete = true, .residual = Diode_state},
    [LAW_Diode_voltage] = {
        .text = "%1 = if %2 then %3 else 0", .id = "%p.voltage", .held = 3, .residual = Diode_voltage},
    [LAW_Diode_current] = {
        .text = "%1 = if %2 then 0 else %3/%4", .id = "%p.current", .held = 4, .residual = Diode_current},
    [LAW_InductorConstraint_induction] = {
        .text = "%1*%2 = %3", .id = "%p.law.induction", .held = 3, .residual = InductorConstraint_induction},
    [LAW_CapacitorConstraint_charging] = {
        .text = "%1*%2 = %3", .id = "%p.law.charging", .held = 3, .residual = CapacitorConstraint_charging},
    [LAW_ResistorConstraint_ohm] = {
        .text = "%1*%2 = %3", .id = "%p.law.ohm", .held = 3, .residual = ResistorConstraint_ohm},
    [LAW_GroundConstraint_potential] = {
        .text = "%1 = 0", .id = "%p.law.potential", .held = 1, .residual = equation_sum},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_connection_2] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 = 0", .id = "sum(%1)", .held = 2, .residual = equation_sum},
    [LAW_sum_of_flows_2] = {.text = "%1 + %2 + %3 = 0", .id = "sum(%1)", .held = 3, .residual = equation_sum},
    [LAW_sum_of_flows_3] = {.text = "%1 + %2 + %3 + %4 + %5 = 0", .id = "sum(%1)", .held = 5, .residual = equation_sum},
    [LAW_derived_Switch_law] = {.text = "0 = -%1", .id = "%p.law", .held = 1},
    [LAW_derived_Diode_voltage] = {.text = "%1 = 0", .id = "%p.voltage", .held = 1},
    [LAW_derived_Diode_current] = {.text = "%1 = %2/%3", .id = "%p.current", .held = 3},
    [LAW_derived_Diode_voltage_2] = {.text = "%1 = %2", .id = "%p.voltage", .held = 2},
    [LAW_derived_Diode_current_2] = {.text = "%1 = 0", .id = "%p.current", .held = 1},
    [LAW_derived_sum_of_flows] = {
        .text = "der(%2) - jump(%2) + (%1 - jump(%3)) - (der(%4) - jump(%4)) = 0", .id = "sum(%m1)'", .held = 1},
    [LAW_derived_Switch_law_2] = {.text = "0 = jump(%1) - der(%1)", .id = "%p.law'"},
    [LAW_derived_Diode_current_3] = {.text = "der(%1) - jump(%1) = 0", .id = "%p.current'"},
    [LAW_derived_Switch_law_3] = {.text = "0 = %1", .id = "%p.law", .held = 1},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"BuckConverter::Converter::", "model.xmi"},
    {"Electrical::Constraints::BinaryElectricalConstraint::", "Electrical.xmi"},
    {"Electrical::ConstantVoltage::", "Electrical.xmi"},
    {"SysPhSLibrary::ComponentBehavior::Sources::BooleanPulse::", "SysPhSLibrary.xmi"},
    {"BuckConverter::Switch::", "model.xmi"},
    {"BuckConverter::Diode::", "model.xmi"},
    {"Electrical::Constraints::InductorConstraint::", "Electrical.xmi"},
    {"Electrical::Constraints::CapacitorConstraint::", "Electrical.xmi"},
    {"Electrical::Constraints::ResistorConstraint::", "Electrical.xmi"},
    {"Electrical::Constraints::GroundConstraint::", "Electrical.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "supply", 175},
    {0, "use", 178},
    {0, "balance", 181},
    {1, "voltage", 263},
    {1, "current", 269},
    {1, "balance", 275},
    {2, "source", 808},
    {3, "value", 1604},
    {4, "law", 27},
    {5, "state", 49},
    {5, "voltage", 52},
    {5, "current", 55},
    {6, "induction", 338},
    {7, "charging", 317},
    {8, "ohm", 296},
    {9, "potential", 417},
    {0, "c1", 96},
    {0, "c2", 102},
    {0, "c3", 110},
    {0, "c4", 118},
    {0, "c5", 126},
    {0, "c6", 134},
    {0, "c7", 142},
    {0, "c8", 150},
    {0, "c9", 158},
    {0, "c10", 166},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {offsetof(Model, branch.time_at_least_clock_startTime), MODEL_TRUTH},
    {offsetof(Model, branch.relation_of_clock_value), MODEL_TRUTH},
    {offsetof(Model, branch.diode_s_below_0), MODEL_TRUTH},
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_Converter_supply, 1, 6,   0, 0, 0, 57, 7, 8,
    LAW_Converter_use, 1, 6,   1, 0, 1, 58, 48, 49,
    LAW_Converter_balance, 1, 10,   2, 0, 2, 2, 0, 1, 36, 35, 43, 41,
    LAW_BinaryElectricalConstraint_voltage, 2, 6,   3, 1, 3, 7, 4, 6,   15, 4, 0, 27, 27, 27,
    LAW_BinaryElectricalConstraint_current, 2, 5,   4, 1, 4, 8, 3,   15, 4, 0, 27, 27,
    LAW_BinaryElectricalConstraint_balance, 2, 5,   5, 1, 5, 3, 5,   15, 4, 0, 27, 27,
    LAW_ConstantVoltage_source, 1, 5,   6, 1, 6, 7, 9,
    LAW_BooleanPulse_value, 1, 9,   7, 2, 7, 10, 13, 12, 11, -1, -2,
    LAW_BinaryElectricalConstraint_voltage, 2, 6,   8, 3, 3, 18, 15, 17,   14, 3, 0, 23, 23, 23,
    LAW_BinaryElectricalConstraint_current, 2, 5,   9, 3, 4, 19, 14,   14, 3, 0, 23, 23,
    LAW_BinaryElectricalConstraint_balance, 2, 5,   10, 3, 5, 14, 16,   14, 3, 0, 23, 23,
    LAW_Switch_law, 1, 6,   11, 3, 8, 20, 18, 19,
    LAW_BinaryElectricalConstraint_voltage, 2, 6,   12, 4, 3, 25, 22, 24,   14, 3, 0, 23, 23, 23,
    LAW_BinaryElectricalConstraint_current, 2, 5,   13, 4, 4, 26, 21,   14, 3, 0, 23, 23,
    LAW_BinaryElectricalConstraint_balance, 2, 5,   14, 4, 5, 21, 23,   14, 3, 0, 23, 23,
    LAW_Diode_state, 1, 6,   15, 4, 9, 29, 28, -3,
    LAW_Diode_voltage, 1, 6,   16, 4, 10, 25, 29, 28,
    LAW_Diode_current, 1, 7,   17, 4, 11, 26, 29, 28, 27,
    LAW_InductorConstraint_induction, 1, 6,   21, 5, 12, 36, 59, 34,
    LAW_CapacitorConstraint_charging, 1, 6,   25, 6, 13, 43, 60, 42,
    LAW_ResistorConstraint_ohm, 1, 6,   29, 7, 14, 54, 49, 48,
    LAW_GroundConstraint_potential, 1, 4,   30, 8, 15, 56,
    LAW_connection, 1, 5,   31, 0, 16, 10, 20,
    LAW_connection_2, 1, 5,   32, 0, 17, 4, 15,
    LAW_connection_2, 2, 5,   33, 0, 18, 17, 31,   4, 0, 4, -11, 25,
    LAW_connection_2, 2, 5,   34, 0, 19, 24, 31,   4, 0, 4, -2, 25,
    LAW_connection_2, 2, 5,   35, 0, 20, 33, 38,   4, 0, 4, 7, 18,
    LAW_connection_2, 2, 5,   36, 0, 21, 33, 45,   4, 0, 4, 14, 11,
    LAW_sum_of_flows, 1, 5,   41, 0, 17, 3, 14,
    LAW_sum_of_flows_2, 2, 6,   42, 0, 18, 16, 30, 23,   1, 0, 2, 16, 7, 21,
    LAW_sum_of_flows_3, 1, 8,   44, 0, 22, 5, 55, 21, 39, 46,
    LAW_derived_Switch_law, 1, 4,   45, 3, 8, 8,
    LAW_derived_Diode_voltage, 1, 4,   46, 4, 10, 25,
    LAW_derived_Diode_current, 1, 6,   47, 4, 11, 26, 28, 27,
    LAW_derived_Diode_voltage_2, 1, 5,   48, 4, 10, 25, 28,
    LAW_derived_Diode_current_2, 1, 4,   49, 4, 11, 26,
    LAW_derived_sum_of_flows, 1, 8,   50, 0, 18, 59, 8, 35, 26, 16,
    LAW_derived_Switch_law_2, 1, 4,   51, 3, 8, 8,
    LAW_derived_Diode_current_3, 1, 4,   52, 4, 11, 26,
    LAW_derived_Switch_law_3, 1, 4,   53, 3, 8, 18,
    -1};
const int *model_equations = equations;

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double clock_startTime = listed[13];
    /* clock.value  time >= clock.startTime */
    margin[0] = (m->branch.time_at_least_clock_startTime ? 1.0 : -1.0) * (time - clock_startTime);
    const double clock_period = listed[12];
    /* clock.value  floor((time - clock.startTime)/clock.period) */
    margin[1] = fmin((time - clock_startTime) / clock_period - m->branch.part_of_clock_value,
            m->branch.part_of_clock_value + 1.0 - ((time - clock_startTime) / clock_period));
    const double clock_width = listed[11];
    /* clock.value */
    margin[2] = (m->branch.relation_of_clock_value ? 1.0 : -1.0)
            * (clock_period * clock_width / 100.0
            - (time - clock_startTime - m->branch.part_of_clock_value * clock_period));
    const double diode_s = listed[28];
    margin[3] = (m->branch.diode_s_below_0 ? 1.0 : -1.0) * (-diode_s); /* diode.state  diode.s < 0 */
}
