/* CircuitExperiment_checks.c - the equations as drawn, for --verify, of RlcCircuit::CircuitExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "CircuitExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* BinaryElectricalConstraint::voltage  v = vP - vN */
static void BinaryElectricalConstraint_voltage(const ModelPoint *at, double *residual, double *scale)
{
    const double v = model_value(at, 0), p_v = model_value(at, 1), n_v = model_value(at, 2);
    *residual = v - (p_v - n_v);
    *scale = fabs(v) + fabs(p_v) + fabs(n_v);
}

/* SourceConstraint::sine  v = amp*sin(2*3.141592653589793*frequency*time) */
static void SourceConstraint_sine(const ModelPoint *at, double *residual, double *scale)
{
    const double v = model_value(at, 0), amp = model_value(at, 1), frequency = model_value(at, 2);
    const double time = at->time;
    const double part_of_law = amp * sin(2.0 * 3.141592653589793 * frequency * time);
    *residual = v - part_of_law;
    *scale = fabs(v) + fabs(part_of_law);
}

/* ResistorConstraint::ohm  r*i = v */
static void ResistorConstraint_ohm(const ModelPoint *at, double *residual, double *scale)
{
    const double resistance = model_value(at, 0), i = model_value(at, 1), v = model_value(at, 2);
    *residual = resistance * i - v;
    *scale = fabs(resistance * i) + fabs(v);
}

/* CapacitorConstraint::charging  c*der(v) = i */
static void CapacitorConstraint_charging(const ModelPoint *at, double *residual, double *scale)
{
    const double c = model_value(at, 0), der_v = model_value(at, 1), i = model_value(at, 2);
    *residual = c * der_v - i;
    *scale = fabs(c * der_v) + fabs(i);
}

/* InductorConstraint::induction  l*der(i) = v */
static void InductorConstraint_induction(const ModelPoint *at, double *residual, double *scale)
{
    const double l = model_value(at, 0), der_i = model_value(at, 1), v = model_value(at, 2);
    *residual = l * der_i - v;
    *scale = fabs(l * der_i) + fabs(v);
}

enum {
    LAW_BinaryElectricalConstraint_voltage, LAW_BinaryElectricalConstraint_current,
    LAW_BinaryElectricalConstraint_balance, LAW_SourceConstraint_sine, LAW_ResistorConstraint_ohm,
    LAW_CapacitorConstraint_charging, LAW_InductorConstraint_induction, LAW_GroundConstraint_potential,
    LAW_connection, LAW_sum_of_flows, LAW_sum_of_flows_2, LAW_sum_of_flows_3
};

const ModelLaw model_laws[] = {
    [LAW_BinaryElectricalConstraint_voltage] = {
        .text = "%1 = %2 - %3", .id = "%p.pins.voltage", .held = 3, .residual = BinaryElectricalConstraint_voltage},
    [LAW_BinaryElectricalConstraint_current] = {
        .text = "%1 = %2", .id = "%p.pins.current", .held = 2, .residual = equation_equality},
    [LAW_BinaryElectricalConstraint_balance] = {
        .text = "%1 + %2 = 0", .id = "%p.pins.balance", .held = 2, .residual = equation_sum},
    [LAW_SourceConstraint_sine] = {.text = "%1 = %2*sin(2*3.141592653589793*%3*time)", .id = "%p.law.sine", .held = 3,
        .residual = SourceConstraint_sine},
    [LAW_ResistorConstraint_ohm] = {
        .text = "%1*%2 = %3", .id = "%p.law.ohm", .held = 3, .residual = ResistorConstraint_ohm},
    [LAW_CapacitorConstraint_charging] = {
        .text = "%1*%2 = %3", .id = "%p.law.charging", .held = 3, .residual = CapacitorConstraint_charging},
    [LAW_InductorConstraint_induction] = {
        .text = "%1*%2 = %3", .id = "%p.law.induction", .held = 3, .residual = InductorConstraint_induction},
    [LAW_GroundConstraint_potential] = {
        .text = "%1 = 0", .id = "%p.law.potential", .held = 1, .residual = equation_sum},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 + %3 = 0", .id = "sum(%1)", .held = 3, .residual = equation_sum},
    [LAW_sum_of_flows_2] = {.text = "%1 + %2 = 0", .id = "sum(%1)", .held = 2, .residual = equation_sum},
    [LAW_sum_of_flows_3] = {.text = "%1 + %2 + %3 + %4 = 0", .id = "sum(%1)", .held = 4, .residual = equation_sum},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"Electrical::Constraints::BinaryElectricalConstraint::", "Electrical.xmi"},
    {"RlcCircuit::Constraints::SourceConstraint::", "model.xmi"},
    {"Electrical::Constraints::ResistorConstraint::", "Electrical.xmi"},
    {"Electrical::Constraints::CapacitorConstraint::", "Electrical.xmi"},
    {"Electrical::Constraints::InductorConstraint::", "Electrical.xmi"},
    {"Electrical::Constraints::GroundConstraint::", "Electrical.xmi"},
    {"RlcCircuit::Circuit::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "voltage", 263},
    {0, "current", 269},
    {0, "balance", 275},
    {1, "sine", 213},
    {2, "ohm", 296},
    {3, "charging", 317},
    {4, "induction", 338},
    {5, "potential", 417},
    {6, "c1", 70},
    {6, "c2", 78},
    {6, "c3", 86},
    {6, "c4", 94},
    {6, "c5", 102},
    {6, "c6", 110},
    {6, "c7", 118},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_BinaryElectricalConstraint_voltage, 1, 6,   0, 1, 0, 4, 1, 3,
    LAW_BinaryElectricalConstraint_current, 1, 5,   1, 1, 1, 5, 0,
    LAW_BinaryElectricalConstraint_balance, 1, 5,   2, 1, 2, 0, 2,
    LAW_SourceConstraint_sine, 1, 6,   3, 1, 3, 4, 6, 7,
    LAW_BinaryElectricalConstraint_voltage, 2, 6,   4, 2, 0, 12, 9, 11,   8, 2, 0, 18, 18, 18,
    LAW_BinaryElectricalConstraint_current, 2, 5,   5, 2, 1, 13, 8,   8, 2, 0, 18, 18,
    LAW_BinaryElectricalConstraint_balance, 2, 5,   6, 2, 2, 8, 10,   8, 2, 0, 18, 18,
    LAW_ResistorConstraint_ohm, 2, 6,   7, 2, 4, 18, 13, 12,   8, 2, 0, 18, 18, 18,
    LAW_BinaryElectricalConstraint_voltage, 2, 6,   8, 3, 0, 23, 20, 22,   8, 2, 0, 18, 18, 18,
    LAW_BinaryElectricalConstraint_current, 2, 5,   9, 3, 1, 24, 19,   8, 2, 0, 18, 18,
    LAW_BinaryElectricalConstraint_balance, 2, 5,   10, 3, 2, 19, 21,   8, 2, 0, 18, 18,
    LAW_CapacitorConstraint_charging, 1, 6,   11, 3, 5, 25, 46, 24,
    LAW_InductorConstraint_induction, 1, 6,   19, 5, 6, 43, 47, 41,
    LAW_GroundConstraint_potential, 1, 4,   20, 6, 7, 45,
    LAW_connection, 1, 5,   21, 0, 8, 1, 9,
    LAW_connection, 2, 5,   22, 0, 9, 11, 20,   3, 0, 3, 18, 18,
    LAW_connection, 2, 5,   23, 0, 10, 22, 3,   3, 0, 3, 18, 0,
    LAW_connection, 2, 5,   24, 0, 11, 1, 27,   3, 0, 3, 2, 18,
    LAW_sum_of_flows, 1, 6,   28, 0, 8, 0, 8, 26,
    LAW_sum_of_flows_2, 2, 5,   29, 0, 9, 10, 19,   2, 0, 3, 18, 18,
    LAW_sum_of_flows_3, 1, 7,   30, 0, 10, 21, 2, 39, 44,
    -1};
const int *model_equations = equations;
