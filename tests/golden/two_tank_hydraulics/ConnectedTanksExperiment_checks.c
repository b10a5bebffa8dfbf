/* ConnectedTanksExperiment_checks.c - the equations as drawn, for --verify, of
 *     TwoTankHydraulics::ConnectedTanksExperiment, from model.xmi, by sysphsc 0.1.0. */
#include "ConnectedTanksExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* TankConstraint::pressure  p = gravity*fluidLevel*fluidDensity */
static void TankConstraint_pressure(const ModelPoint *at, double *residual, double *scale)
{
    const double tankOpening_p = model_value(at, 0), gravity = model_value(at, 1), fluidLevel = model_value(at, 2),
            fluidDensity = model_value(at, 3);
    *residual = tankOpening_p - gravity * fluidLevel * fluidDensity;
    *scale = fabs(tankOpening_p) + fabs(gravity * fluidLevel * fluidDensity);
}

/* TankConstraint::storage  der(fluidLevel) = -q/tankSurfaceArea */
static void TankConstraint_storage(const ModelPoint *at, double *residual, double *scale)
{
    const double der_fluidLevel = model_value(at, 0), tankOpening_q = model_value(at, 1),
            tankSurfaceArea = model_value(at, 2);
    *residual = der_fluidLevel + tankOpening_q / tankSurfaceArea;
    *scale = fabs(der_fluidLevel) + fabs(tankOpening_q / tankSurfaceArea);
}

/* PipeConstraint::friction  resistance = (8*dynamicViscosity*pipeLength)/(3.1416*(radius^4)) */
static void PipeConstraint_friction(const ModelPoint *at, double *residual, double *scale)
{
    const double resistance = model_value(at, 0), dynamicViscosity = model_value(at, 1),
            pipeLength = model_value(at, 2), radius = model_value(at, 3);
    const double part_of_law = 8.0 * dynamicViscosity * pipeLength / (3.1416 * (radius * radius * radius * radius));
    *residual = resistance - part_of_law;
    *scale = fabs(resistance) + fabs(part_of_law);
}

/* PipeConstraint::law  fluidFlow = fluidPressureDiff/resistance */
static void PipeConstraint_law(const ModelPoint *at, double *residual, double *scale)
{
    const double fluidFlow = model_value(at, 0), fluidPressureDiff = model_value(at, 1),
            resistance = model_value(at, 2);
    *residual = fluidFlow - fluidPressureDiff / resistance;
    *scale = fabs(fluidFlow) + fabs(fluidPressureDiff / resistance);
}

/* PipeConstraint::difference  fluidPressureDiff = p2 - p1 */
static void PipeConstraint_difference(const ModelPoint *at, double *residual, double *scale)
{
    const double fluidPressureDiff = model_value(at, 0), pipeOpening2_p = model_value(at, 1),
            pipeOpening1_p = model_value(at, 2);
    *residual = fluidPressureDiff - (pipeOpening2_p - pipeOpening1_p);
    *scale = fabs(fluidPressureDiff) + fabs(pipeOpening2_p) + fabs(pipeOpening1_p);
}

enum {
    LAW_TankConstraint_pressure, LAW_TankConstraint_storage, LAW_PipeConstraint_friction, LAW_PipeConstraint_law,
    LAW_PipeConstraint_difference, LAW_PipeConstraint_balance, LAW_PipeConstraint_flow, LAW_connection,
    LAW_sum_of_flows
};

const ModelLaw model_laws[] = {
    [LAW_TankConstraint_pressure] = {
        .text = "%1 = %2*%3*%4", .id = "%p.law.pressure", .held = 4, .residual = TankConstraint_pressure},
    [LAW_TankConstraint_storage] = {
        .text = "%1 = -%2/%3", .id = "%p.law.storage", .held = 3, .residual = TankConstraint_storage},
    [LAW_PipeConstraint_friction] = {
        .text = "%1 = 8*%2*%3/(3.1416*%4^4)", .id = "%p.law.friction", .held = 4, .residual = PipeConstraint_friction},
    [LAW_PipeConstraint_law] = {.text = "%1 = %2/%3", .id = "%p.law.law", .held = 3, .residual = PipeConstraint_law},
    [LAW_PipeConstraint_difference] = {
        .text = "%1 = %2 - %3", .id = "%p.law.difference", .held = 3, .residual = PipeConstraint_difference},
    [LAW_PipeConstraint_balance] = {.text = "%1 + %2 = 0", .id = "%p.law.balance", .held = 2, .residual = equation_sum},
    [LAW_PipeConstraint_flow] = {.text = "%1 = %2", .id = "%p.law.flow", .held = 2, .residual = equation_equality},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 = 0", .id = "sum(%1)", .held = 2, .residual = equation_sum},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"TwoTankHydraulics::Constraints::TankConstraint::", "model.xmi"},
    {"TwoTankHydraulics::Constraints::PipeConstraint::", "model.xmi"},
    {"TwoTankHydraulics::ConnectedTanks::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "pressure", 247},
    {0, "storage", 253},
    {1, "friction", 292},
    {1, "law", 298},
    {1, "difference", 304},
    {1, "balance", 310},
    {1, "flow", 316},
    {2, "c1", 160},
    {2, "c2", 164},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_TankConstraint_pressure, 2, 7,   0, 1, 0, 1, 3, 5, 4,   2, 1, 0, 6, 6, 6, 6,
    LAW_TankConstraint_storage, 2, 6,   1, 1, 1, 22, 0, 2,   2, 1, 0, 1, 6, 6,
    LAW_PipeConstraint_friction, 1, 7,   4, 3, 2, 19, 18, 16, 17,
    LAW_PipeConstraint_law, 1, 6,   5, 3, 3, 20, 21, 19,
    LAW_PipeConstraint_difference, 1, 6,   6, 3, 4, 21, 15, 13,
    LAW_PipeConstraint_balance, 1, 5,   7, 3, 5, 12, 14,
    LAW_PipeConstraint_flow, 1, 5,   8, 3, 6, 20, 12,
    LAW_connection, 2, 5,   9, 0, 7, 1, 13,   1, 0, 1, 14, -6,
    LAW_sum_of_flows, 2, 5,   11, 0, 7, 0, 12,   1, 0, 1, 14, -6,
    -1};
const int *model_equations = equations;
