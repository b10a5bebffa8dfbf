/* ControlledTanksExperiment_checks.c - the equations as drawn, for --verify, of
 *     TwoTankControl::ControlledTanksExperiment, from model.xmi, by sysphsc 0.1.0. */
#include "ControlledTanksExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* PumpConstraint::flow  q = if on then -delivery else 0 */
static void PumpConstraint_flow(const ModelPoint *at, double *residual, double *scale)
{
    const double outlet_q = model_value(at, 0), on_bSig = model_value(at, 1), delivery = model_value(at, 2);
    *residual = outlet_q - (on_bSig > 0.5 ? -delivery : 0.0);
    *scale = fabs(outlet_q) + fabs(on_bSig > 0.5 ? delivery : 0.0);
}

/* TankConstraint::pressure  p = density*gravity*level */
static void TankConstraint_pressure(const ModelPoint *at, double *residual, double *scale)
{
    const double opening_p = model_value(at, 0), density = model_value(at, 1), gravity = model_value(at, 2),
            level = model_value(at, 3);
    *residual = opening_p - density * gravity * level;
    *scale = fabs(opening_p) + fabs(density * gravity * level);
}

/* TankConstraint::storage  area*der(level) = q */
static void TankConstraint_storage(const ModelPoint *at, double *residual, double *scale)
{
    const double area = model_value(at, 0), der_level = model_value(at, 1), opening_q = model_value(at, 2);
    *residual = area * der_level - opening_q;
    *scale = fabs(area * der_level) + fabs(opening_q);
}

/* SimplePipeConstraint::drop  dpC = pA - pB */
static void SimplePipeConstraint_drop(const ModelPoint *at, double *residual, double *scale)
{
    const double dpC = model_value(at, 0), a_p = model_value(at, 1), b_p = model_value(at, 2);
    *residual = dpC - (a_p - b_p);
    *scale = fabs(dpC) + fabs(a_p) + fabs(b_p);
}

/* SimplePipeConstraint::law  dpC = resistance*VflowC */
static void SimplePipeConstraint_law(const ModelPoint *at, double *residual, double *scale)
{
    const double dpC = model_value(at, 0), resistance = model_value(at, 1), VflowC = model_value(at, 2);
    *residual = dpC - resistance * VflowC;
    *scale = fabs(dpC) + fabs(resistance * VflowC);
}

enum {
    LAW_PumpConstraint_flow, LAW_TankConstraint_pressure, LAW_TankConstraint_storage, LAW_TankConstraint_signal,
    LAW_SimplePipeConstraint_balance, LAW_SimplePipeConstraint_flow, LAW_SimplePipeConstraint_drop,
    LAW_SimplePipeConstraint_law, LAW_CnstPressureSourceConstraint_source, LAW_PumpControlConstraint_signal,
    LAW_connection, LAW_connection_2, LAW_sum_of_flows, LAW_sum_of_flows_2
};

const ModelLaw model_laws[] = {
    [LAW_PumpConstraint_flow] = {
        .text = "%1 = if %2 then -%3 else 0", .id = "%p.law.flow", .held = 3, .residual = PumpConstraint_flow},
    [LAW_TankConstraint_pressure] = {
        .text = "%1 = %2*%3*%4", .id = "%p.law.pressure", .held = 4, .residual = TankConstraint_pressure},
    [LAW_TankConstraint_storage] = {
        .text = "%1*%2 = %3", .id = "%p.law.storage", .held = 3, .residual = TankConstraint_storage},
    [LAW_TankConstraint_signal] = {.text = "%1 = %2", .id = "%p.law.signal", .held = 2, .residual = equation_equality},
    [LAW_SimplePipeConstraint_balance] = {
        .text = "%1 + %2 = 0", .id = "%p.law.balance", .held = 2, .residual = equation_sum},
    [LAW_SimplePipeConstraint_flow] = {
        .text = "%1 = %2", .id = "%p.law.flow", .held = 2, .residual = equation_equality},
    [LAW_SimplePipeConstraint_drop] = {
        .text = "%1 = %2 - %3", .id = "%p.law.drop", .held = 3, .residual = SimplePipeConstraint_drop},
    [LAW_SimplePipeConstraint_law] = {
        .text = "%1 = %2*%3", .id = "%p.law.law", .held = 3, .residual = SimplePipeConstraint_law},
    [LAW_CnstPressureSourceConstraint_source] = {
        .text = "%1 = %2", .id = "%p.law.source", .held = 2, .residual = equation_equality},
    [LAW_PumpControlConstraint_signal] = {
        .text = "%1 = %2", .id = "%p.law.signal", .held = 2, .residual = equation_equality},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_connection_2] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 + %3 = 0", .id = "sum(%1)", .held = 3, .residual = equation_sum},
    [LAW_sum_of_flows_2] = {.text = "%1 + %2 = 0", .id = "sum(%1)", .held = 2, .residual = equation_sum},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"TwoTankControl::Constraints::PumpConstraint::", "model.xmi"},
    {"TwoTankControl::Constraints::TankConstraint::", "model.xmi"},
    {"Fluid::Constraints::SimplePipeConstraint::", "Fluid.xmi"},
    {"Fluid::Constraints::CnstPressureSourceConstraint::", "Fluid.xmi"},
    {"TwoTankControl::Constraints::PumpControlConstraint::", "model.xmi"},
    {"TwoTankControl::ControlledTanks::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "flow", 332},
    {1, "pressure", 302},
    {1, "storage", 308},
    {1, "signal", 314},
    {2, "balance", 206},
    {2, "flow", 212},
    {2, "drop", 218},
    {2, "law", 224},
    {3, "source", 241},
    {4, "signal", 347},
    {5, "c1", 205},
    {5, "c2", 209},
    {5, "c3", 215},
    {5, "c4", 221},
    {5, "c5", 227},
    {5, "c6", 235},
    {5, "c7", 239},
    {5, "c8", 243},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_PumpConstraint_flow, 1, 6,   0, 1, 0, 1, 0, 3,
    LAW_TankConstraint_pressure, 2, 7,   1, 2, 1, 5, 9, 8, 10,   7, 2, 0, 14, 14, 14, 14,
    LAW_TankConstraint_storage, 2, 6,   2, 2, 2, 7, 43, 4,   7, 2, 0, 14, 1, 14,
    LAW_TankConstraint_signal, 2, 5,   3, 2, 3, 6, 10,   7, 2, 0, 14, 14,
    LAW_SimplePipeConstraint_balance, 2, 5,   4, 3, 4, 11, 13,   7, 2, 0, 14, 14,
    LAW_SimplePipeConstraint_flow, 2, 5,   5, 3, 5, 16, 11,   7, 2, 0, 14, 14,
    LAW_SimplePipeConstraint_drop, 2, 6,   6, 3, 6, 17, 12, 14,   7, 2, 0, 14, 14, 14,
    LAW_SimplePipeConstraint_law, 2, 6,   7, 3, 7, 17, 15, 16,   7, 2, 0, 14, 14, 14,
    LAW_CnstPressureSourceConstraint_source, 1, 5,   15, 6, 8, 33, 34,
    LAW_PumpControlConstraint_signal, 1, 5,   16, 7, 9, 37, 42,
    LAW_connection, 1, 5,   17, 0, 10, 2, 5,
    LAW_connection, 2, 5,   18, 0, 11, 5, 12,   3, 0, 3, 23, 21,
    LAW_connection, 2, 5,   19, 0, 12, 14, 19,   3, 0, 3, -8, 16,
    LAW_connection, 2, 5,   20, 0, 13, 19, 26,   3, 0, 3, 1, 10,
    LAW_connection_2, 1, 5,   24, 0, 17, 37, 0,
    LAW_sum_of_flows, 2, 6,   25, 0, 10, 1, 4, 11,   1, 0, 2, 12, 14, 14,
    LAW_sum_of_flows_2, 1, 5,   27, 0, 14, 27, 32,
    -1};
const int *model_equations = equations;

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double tank1_level = listed[10];
    const double control_full = listed[38];
    /* control.Operation()  tank1.level >= control.full */
    margin[0] = m->pre.control_Operation == Operation_Filling
            ? (m->branch.tank1_level_at_least_control_full ? 1.0 : -1.0) * (tank1_level - control_full) : 1.0;
    const double control_low = listed[39];
    const double tank2_level = listed[24];
    /* control.Operation()  tank2.level <= control.low */
    margin[1] = m->pre.control_Operation == Operation_Waiting
            ? (m->branch.tank2_level_at_most_control_low ? 1.0 : -1.0) * (control_low - tank2_level) : 1.0;
    const double control_pause = listed[40];
    /* control.Operation()  time >= control.entered(Operation) + control.pause */
    margin[2] = m->pre.control_Operation == Operation_Pausing
            ? (m->branch.relation_of_control_Operation ? 1.0 : -1.0)
            * (time - (m->control.entered_Operation + control_pause)) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* control.Operation() */
static void execute_1(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)is_set;
    double fillings = m->pre.control_fillings;
    double running = m->pre.control_running;
    double Operation = m->pre.control_Operation;
    double entered_Operation = m->pre.control_entered_Operation;
    double seen_Operation_Filling_1 = m->pre.control_seen_Operation_Filling_1;
    double since_Operation_Filling_1 = m->pre.control_since_Operation_Filling_1;
    double consumed_Operation_1 = m->pre.control_consumed_Operation_1;
    double held_Operation_Filling_1 = m->pre.control_held_Operation_Filling_1;
    double seen_Operation_Waiting_1 = m->pre.control_seen_Operation_Waiting_1;
    double since_Operation_Waiting_1 = m->pre.control_since_Operation_Waiting_1;
    double consumed_Operation_2 = m->pre.control_consumed_Operation_2;
    double held_Operation_Waiting_1 = m->pre.control_held_Operation_Waiting_1;
    if (m->pre.control_Operation == Operation_Filling) {
        if (!m->branch.tank1_level_at_least_control_full) {
            seen_Operation_Filling_1 = 1.0;
        } else if (seen_Operation_Filling_1 <= 1.0) {
            seen_Operation_Filling_1 = are_equal(seen_Operation_Filling_1, 0.0) ? 4.0 : 3.0;
            since_Operation_Filling_1 = time;
        }
    } else if (m->pre.control_Operation == Operation_Waiting) {
        if (!m->branch.tank2_level_at_most_control_low) {
            seen_Operation_Waiting_1 = 1.0;
        } else if (seen_Operation_Waiting_1 <= 1.0) {
            seen_Operation_Waiting_1 = are_equal(seen_Operation_Waiting_1, 0.0) ? 4.0 : 3.0;
            since_Operation_Waiting_1 = time;
        }
    }
    if (m->pre.control_Operation == Operation_inactive) {
        Operation = 1.0;
        seen_Operation_Filling_1 = time <= consumed_Operation_1 ? 2.0 : 0.0;
        running = 1.0;
        fillings = fillings + 1.0;
    } else if (m->pre.control_Operation == Operation_Filling) {
        if (seen_Operation_Filling_1 >= 3.0 && time <= since_Operation_Filling_1) {
            held_Operation_Filling_1 = held_Operation_Filling_1 > 0.5 || are_equal(seen_Operation_Filling_1, 4.0) ? 1.0
                    : 0.0;
            consumed_Operation_1 = time;
            seen_Operation_Filling_1 = 2.0;
            running = 0.0;
            Operation = 2.0;
            entered_Operation = time;
        }
    } else if (m->pre.control_Operation == Operation_Pausing) {
        if (m->branch.relation_of_control_Operation) {
            Operation = 3.0;
            seen_Operation_Waiting_1 = time <= consumed_Operation_2 ? 2.0 : 0.0;
        }
    } else if (m->pre.control_Operation == Operation_Waiting) {
        if (seen_Operation_Waiting_1 >= 3.0 && time <= since_Operation_Waiting_1) {
            held_Operation_Waiting_1 = held_Operation_Waiting_1 > 0.5 || are_equal(seen_Operation_Waiting_1, 4.0) ? 1.0
                    : 0.0;
            consumed_Operation_2 = time;
            seen_Operation_Waiting_1 = 2.0;
            Operation = 1.0;
            seen_Operation_Filling_1 = time <= consumed_Operation_1 ? 2.0 : 0.0;
            running = 1.0;
            fillings = fillings + 1.0;
        }
    }
    value[0] = fillings;
    value[1] = running;
    value[2] = Operation;
    value[3] = entered_Operation;
    value[4] = seen_Operation_Filling_1;
    value[5] = since_Operation_Filling_1;
    value[6] = consumed_Operation_1;
    value[7] = held_Operation_Filling_1;
    value[8] = seen_Operation_Waiting_1;
    value[9] = since_Operation_Waiting_1;
    value[10] = consumed_Operation_2;
    value[11] = held_Operation_Waiting_1;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
}
