/* RodExperiment_checks.c - the equations as drawn, for --verify, of HeatedRod::RodExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "RodExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* Rod::first  der(T[1]) = k1*(2*(a.t - T[1]) - (T[1] - T[2])) */
static void Rod_first(const ModelPoint *at, double *residual, double *scale)
{
    const double der_T_1 = model_value(at, 0), k1 = model_value(at, 1), a_t = model_value(at, 2),
            T_1 = model_value(at, 3), T_2 = model_value(at, 4);
    const double part_of_law = k1 * (2.0 * (a_t - T_1) - (T_1 - T_2));
    *residual = der_T_1 - part_of_law;
    *scale = fabs(der_T_1) + fabs(part_of_law);
}

/* Rod::inner  der(T[i]) = k1*(T[i + 1] - 2*T[i] + T[i - 1]), i = 2 */
static void Rod_inner(const ModelPoint *at, double *residual, double *scale)
{
    const double der_T_2 = model_value(at, 0), k1 = model_value(at, 1), T_3 = model_value(at, 2),
            T_2 = model_value(at, 3), T_1 = model_value(at, 4);
    *residual = der_T_2 - k1 * (T_3 - 2.0 * T_2 + T_1);
    *scale = fabs(der_T_2) + fabs(k1 * (T_3 - 2.0 * T_2 + T_1));
}

/* Rod::last  der(T[n]) = k1*((T[n - 1] - T[n]) - 2*(T[n] - b.t)) */
static void Rod_last(const ModelPoint *at, double *residual, double *scale)
{
    const double der_T_5 = model_value(at, 0), k1 = model_value(at, 1), T_4 = model_value(at, 2),
            T_5 = model_value(at, 3), b_t = model_value(at, 4);
    const double part_of_law = k1 * (T_4 - T_5 - 2.0 * (T_5 - b_t));
    *residual = der_T_5 - part_of_law;
    *scale = fabs(der_T_5) + fabs(part_of_law);
}

/* Rod::left  Qa = k2*(a.t - T[1]) */
static void Rod_left(const ModelPoint *at, double *residual, double *scale)
{
    const double Qa = model_value(at, 0), k2 = model_value(at, 1), a_t = model_value(at, 2), T_1 = model_value(at, 3);
    *residual = Qa - k2 * (a_t - T_1);
    *scale = fabs(Qa) + fabs(k2 * (a_t - T_1));
}

/* Rod::right  Qb = k2*(b.t - T[n]) */
static void Rod_right(const ModelPoint *at, double *residual, double *scale)
{
    const double Qb = model_value(at, 0), k2 = model_value(at, 1), b_t = model_value(at, 2), T_5 = model_value(at, 3);
    *residual = Qb - k2 * (b_t - T_5);
    *scale = fabs(Qb) + fabs(k2 * (b_t - T_5));
}

/* Rod::leftEntropy  a.sF*a.t = Qa */
static void Rod_leftEntropy(const ModelPoint *at, double *residual, double *scale)
{
    const double a_sF = model_value(at, 0), a_t = model_value(at, 1), Qa = model_value(at, 2);
    *residual = a_sF * a_t - Qa;
    *scale = fabs(a_sF * a_t) + fabs(Qa);
}

/* Rod::rightEntropy  b.sF*b.t = Qb */
static void Rod_rightEntropy(const ModelPoint *at, double *residual, double *scale)
{
    const double b_sF = model_value(at, 0), b_t = model_value(at, 1), Qb = model_value(at, 2);
    *residual = b_sF * b_t - Qb;
    *scale = fabs(b_sF * b_t) + fabs(Qb);
}

/* Rod::heat  stored = rho*c*A*dx*sum(T[i] - T0 for i in 1:n) */
static void Rod_heat(const ModelPoint *at, double *residual, double *scale)
{
    const double stored = model_value(at, 0), rho = model_value(at, 1), c = model_value(at, 2), A = model_value(at, 3),
            dx_ = model_value(at, 4), T_1 = model_value(at, 5), T0 = model_value(at, 6), T_2 = model_value(at, 7),
            T_3 = model_value(at, 8), T_4 = model_value(at, 9), T_5 = model_value(at, 10);
    const double part_of_law = rho * c * A * dx_ * (T_1 - T0 + (T_2 - T0) + (T_3 - T0) + (T_4 - T0) + (T_5 - T0));
    *residual = stored - part_of_law;
    *scale = fabs(stored) + fabs(part_of_law);
}

/* FixedThermalPowerConstraint::heat  sF*t = -power */
static void FixedThermalPowerConstraint_heat(const ModelPoint *at, double *residual, double *scale)
{
    const double p_sF = model_value(at, 0), p_t = model_value(at, 1), power = model_value(at, 2);
    *residual = p_sF * p_t + power;
    *scale = fabs(p_sF * p_t) + fabs(power);
}

enum {
    LAW_FixedTemperatureConstraint_temperature, LAW_Rod_first, LAW_Rod_inner, LAW_Rod_last, LAW_Rod_left,
    LAW_Rod_right, LAW_Rod_leftEntropy, LAW_Rod_rightEntropy, LAW_Rod_heat, LAW_FixedThermalPowerConstraint_heat,
    LAW_connection, LAW_sum_of_flows, LAW_derived_Rod_rightEntropy
};

const ModelLaw model_laws[] = {
    [LAW_FixedTemperatureConstraint_temperature] = {
        .text = "%1 = %2", .id = "%p.law.temperature", .held = 2, .residual = equation_equality},
    [LAW_Rod_first] = {.text = "%1 = %2*(2*(%3 - %4) - (%4 - %5))", .id = "%p.first", .held = 5, .residual = Rod_first},
    [LAW_Rod_inner] = {.text = "%1 = %2*(%3 - 2*%4 + %5)", .id = "%p.inner[%n1]", .held = 5, .residual = Rod_inner},
    [LAW_Rod_last] = {.text = "%1 = %2*(%3 - %4 - 2*(%4 - %5))", .id = "%p.last", .held = 5, .residual = Rod_last},
    [LAW_Rod_left] = {.text = "%1 = %2*(%3 - %4)", .id = "%p.left", .held = 4, .residual = Rod_left},
    [LAW_Rod_right] = {.text = "%1 = %2*(%3 - %4)", .id = "%p.right", .held = 4, .residual = Rod_right},
    [LAW_Rod_leftEntropy] = {.text = "%1*%2 = %3", .id = "%p.leftEntropy", .held = 3, .residual = Rod_leftEntropy},
    [LAW_Rod_rightEntropy] = {.text = "%1*%2 = %3", .id = "%p.rightEntropy", .held = 3, .residual = Rod_rightEntropy},
    [LAW_Rod_heat] = {
        .text = "%1 = %2*%3*%4*%5*(%6 - %7 + (%8 - %7) + (%9 - %7) + (%10 - %7) + (%11 - %7))", .id = "%p.heat",
        .held = 11, .residual = Rod_heat},
    [LAW_FixedThermalPowerConstraint_heat] = {
        .text = "%1*%2 = -%3", .id = "%p.law.heat", .held = 3, .residual = FixedThermalPowerConstraint_heat},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 = 0", .id = "sum(%1)", .held = 2, .residual = equation_sum},
    [LAW_derived_Rod_rightEntropy] = {.text = "product(%p.b.sF, t) = %1*%2", .id = "%p.rightEntropy#", .held = 2},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"EntropyTransfer::Constraints::FixedTemperatureConstraint::", "EntropyTransfer.xmi"},
    {"HeatedRod::Rod::", "model.xmi"},
    {"EntropyTransfer::Constraints::FixedThermalPowerConstraint::", "EntropyTransfer.xmi"},
    {"HeatedRod::HeatedRod::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "temperature", 665},
    {1, "first", 93},
    {1, "inner", 96},
    {1, "last", 99},
    {1, "left", 102},
    {1, "right", 105},
    {1, "leftEntropy", 108},
    {1, "rightEntropy", 111},
    {1, "heat", 114},
    {2, "heat", 648},
    {3, "fixedT.p-rod.a", 132},
    {3, "rod.b-fixedQflow.p", 138},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_FixedTemperatureConstraint_temperature, 1, 5,   0, 1, 0, 1, 2,
    LAW_Rod_first, 1, 8,   1, 2, 1, 28, 15, 4, 17, 18,
    LAW_Rod_inner, 3, 9,   2, 2, 2, 29, 15, 19, 18, 17, 2,   1, 0, 0, 1, 0, 1, 1, 1, 1,
    LAW_Rod_last, 1, 8,   5, 2, 3, 32, 15, 20, 21, 6,
    LAW_Rod_left, 1, 7,   6, 2, 4, 22, 16, 4, 17,
    LAW_Rod_right, 1, 7,   7, 2, 5, 23, 16, 6, 21,
    LAW_Rod_leftEntropy, 1, 6,   8, 2, 6, 3, 4, 22,
    LAW_Rod_rightEntropy, 1, 6,   9, 2, 7, 5, 6, 23,
    LAW_Rod_heat, 1, 14,   10, 2, 8, 24, 10, 12, 9, 14, 17, 13, 18, 19, 20, 21,
    LAW_FixedThermalPowerConstraint_heat, 1, 6,   11, 3, 9, 25, 26, 27,
    LAW_connection, 2, 5,   12, 0, 10, 1, 4,   1, 0, 1, 5, 22,
    LAW_sum_of_flows, 2, 5,   14, 0, 10, 0, 3,   1, 0, 1, 5, 22,
    LAW_derived_Rod_rightEntropy, 1, 5,   16, 2, 7, 5, 6,
    -1};
const int *model_equations = equations;
