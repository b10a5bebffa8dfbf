/* CruiseExperiment_checks.c - the equations as drawn, for --verify, of CruiseController::CruiseExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "CruiseExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* VehicleConstraint::air  drag = 0.5*airDensity*dragArea*v*abs(v) */
static void VehicleConstraint_air(const ModelPoint *at, double *residual, double *scale)
{
    const double drag = model_value(at, 0), airDensity = model_value(at, 1), dragArea = model_value(at, 2),
            v = model_value(at, 3);
    const double part_of_law = 0.5 * airDensity * dragArea * v * fabs(v);
    *residual = drag - part_of_law;
    *scale = fabs(drag) + fabs(part_of_law);
}

/* VehicleConstraint::momentum  m*der(v) = fA + fB - drag - m*g*(rolling*cos(slope) + sin(slope)) */
static void VehicleConstraint_momentum(const ModelPoint *at, double *residual, double *scale)
{
    const double m_ = model_value(at, 0), der_v = model_value(at, 1), a_f = model_value(at, 2),
            b_f = model_value(at, 3), drag = model_value(at, 4), g = model_value(at, 5), rolling = model_value(at, 6),
            slope_rSig = model_value(at, 7);
    const double part_of_law = m_ * g * (rolling * cos(slope_rSig) + sin(slope_rSig));
    *residual = m_ * der_v - (a_f + b_f - drag - part_of_law);
    *scale = fabs(m_ * der_v) + fabs(a_f) + fabs(b_f) + fabs(drag) + fabs(part_of_law);
}

/* EngineConstraint::lag  timeConstant*der(force) = maxForce*throttle - force */
static void EngineConstraint_lag(const ModelPoint *at, double *residual, double *scale)
{
    const double timeConstant = model_value(at, 0), der_force = model_value(at, 1), maxForce = model_value(at, 2),
            throttle_rSig = model_value(at, 3), force = model_value(at, 4);
    *residual = timeConstant * der_force - (maxForce * throttle_rSig - force);
    *scale = fabs(timeConstant * der_force) + fabs(maxForce * throttle_rSig) + fabs(force);
}

/* EngineConstraint::reaction  f = -force */
static void EngineConstraint_reaction(const ModelPoint *at, double *residual, double *scale)
{
    const double p_f = model_value(at, 0), force = model_value(at, 1);
    *residual = p_f + force;
    *scale = fabs(p_f) + fabs(force);
}

/* PIControllerConstraint::error  err = setSpeed - speed */
static void PIControllerConstraint_error(const ModelPoint *at, double *residual, double *scale)
{
    const double err = model_value(at, 0), setSpeed_rSig = model_value(at, 1), speed_rSig = model_value(at, 2);
    *residual = err - (setSpeed_rSig - speed_rSig);
    *scale = fabs(err) + fabs(setSpeed_rSig) + fabs(speed_rSig);
}

/* PIControllerConstraint::control  unlimited = kp*err + ki*intErr */
static void PIControllerConstraint_control(const ModelPoint *at, double *residual, double *scale)
{
    const double unlimited = model_value(at, 0), kp = model_value(at, 1), err = model_value(at, 2),
            ki = model_value(at, 3), intErr = model_value(at, 4);
    *residual = unlimited - (kp * err + ki * intErr);
    *scale = fabs(unlimited) + fabs(kp * err) + fabs(ki * intErr);
}

/* PIControllerConstraint::limits  throttle = min(1, max(0, unlimited)) */
static void PIControllerConstraint_limits(const ModelPoint *at, double *residual, double *scale)
{
    const double throttle = model_value(at, 0), unlimited = model_value(at, 1),
            relation_of_controller_law_limits = model_value(at, 2), n0_above_controller_unlimited = model_value(at, 3);
    const double part_of_law = relation_of_controller_law_limits > 0.5 ? 1.0
            : (n0_above_controller_unlimited > 0.5 ? 0.0 : unlimited);
    *residual = throttle - part_of_law;
    *scale = fabs(throttle) + fabs(part_of_law);
}

/* TransVelocitySensorConstraint::signal  y = lV/velocity2Signal */
static void TransVelocitySensorConstraint_signal(const ModelPoint *at, double *residual, double *scale)
{
    const double out_rSig = model_value(at, 0), p_lV = model_value(at, 1), velocity2Signal = model_value(at, 2);
    *residual = out_rSig - p_lV / velocity2Signal;
    *scale = fabs(out_rSig) + fabs(p_lV / velocity2Signal);
}

/* StepSignalConstraint::signal  y = if time < changeTime then first else second */
static void StepSignalConstraint_signal(const ModelPoint *at, double *residual, double *scale)
{
    const double out_rSig = model_value(at, 0), first = model_value(at, 2), second = model_value(at, 3),
            time_below_setSpeed_changeTime = model_value(at, 4);
    const double part_of_law = time_below_setSpeed_changeTime > 0.5 ? first : second;
    *residual = out_rSig - part_of_law;
    *scale = fabs(out_rSig) + fabs(part_of_law);
}

/* PulseSignalConstraint::pulse  slopeNow = if time >= start and time < stop then slope else 0 */
static void PulseSignalConstraint_pulse(const ModelPoint *at, double *residual, double *scale)
{
    const double slopeNow = model_value(at, 0), slope = model_value(at, 3),
            time_at_least_road_start = model_value(at, 4), time_below_road_end = model_value(at, 5);
    const double part_of_law = time_at_least_road_start > 0.5 && time_below_road_end > 0.5 ? slope : 0.0;
    *residual = slopeNow - part_of_law;
    *scale = fabs(slopeNow) + fabs(part_of_law);
}

enum {
    LAW_VehicleConstraint_flangeA, LAW_VehicleConstraint_flangeB, LAW_VehicleConstraint_distance,
    LAW_VehicleConstraint_air, LAW_VehicleConstraint_momentum, LAW_EngineConstraint_lag,
    LAW_EngineConstraint_reaction, LAW_PIControllerConstraint_error, LAW_PIControllerConstraint_integral,
    LAW_PIControllerConstraint_control, LAW_PIControllerConstraint_limits, LAW_PIControllerConstraint_signal,
    LAW_TransVelocitySensorConstraint_noForce, LAW_TransVelocitySensorConstraint_signal,
    LAW_StepSignalConstraint_signal, LAW_PulseSignalConstraint_pulse, LAW_PulseSignalConstraint_signal,
    LAW_connection, LAW_sum_of_flows, LAW_no_flow
};

const ModelLaw model_laws[] = {
    [LAW_VehicleConstraint_flangeA] = {
        .text = "%1 = %2", .id = "%p.law.flangeA", .held = 2, .residual = equation_equality},
    [LAW_VehicleConstraint_flangeB] = {
        .text = "%1 = %2", .id = "%p.law.flangeB", .held = 2, .residual = equation_equality},
    [LAW_VehicleConstraint_distance] = {
        .text = "%1 = %2", .id = "%p.law.distance", .held = 2, .residual = equation_equality},
    [LAW_VehicleConstraint_air] = {
        .text = "%1 = 0.5*%2*%3*%4*abs(%4)", .id = "%p.law.air", .held = 4, .residual = VehicleConstraint_air},
    [LAW_VehicleConstraint_momentum] = {
        .text = "%1*%2 = %3 + %4 - %5 - %1*%6*(%7*cos(%8) + sin(%8))", .id = "%p.law.momentum", .held = 8,
        .residual = VehicleConstraint_momentum},
    [LAW_EngineConstraint_lag] = {
        .text = "%1*%2 = %3*%4 - %5", .id = "%p.law.lag", .held = 5, .residual = EngineConstraint_lag},
    [LAW_EngineConstraint_reaction] = {
        .text = "%1 = -%2", .id = "%p.law.reaction", .held = 2, .residual = EngineConstraint_reaction},
    [LAW_PIControllerConstraint_error] = {
        .text = "%1 = %2 - %3", .id = "%p.law.error", .held = 3, .residual = PIControllerConstraint_error},
    [LAW_PIControllerConstraint_integral] = {
        .text = "%1 = %2", .id = "%p.law.integral", .held = 2, .residual = equation_equality},
    [LAW_PIControllerConstraint_control] = {
        .text = "%1 = %2*%3 + %4*%5", .id = "%p.law.control", .held = 5, .residual = PIControllerConstraint_control},
    [LAW_PIControllerConstraint_limits] = {
        .text = "%1 = min(1, max(0, %2))", .id = "%p.law.limits", .held = 2, .residual = PIControllerConstraint_limits},
    [LAW_PIControllerConstraint_signal] = {
        .text = "%1 = %2", .id = "%p.law.signal", .held = 2, .residual = equation_equality},
    [LAW_TransVelocitySensorConstraint_noForce] = {
        .text = "%1 = 0", .id = "%p.law.noForce", .held = 1, .residual = equation_sum},
    [LAW_TransVelocitySensorConstraint_signal] = {
        .text = "%1 = %2/%3", .id = "%p.law.signal", .held = 3, .residual = TransVelocitySensorConstraint_signal},
    [LAW_StepSignalConstraint_signal] = {
        .text = "%1 = if time < %2 then %3 else %4", .id = "%p.law.signal", .held = 4,
        .residual = StepSignalConstraint_signal},
    [LAW_PulseSignalConstraint_pulse] = {
        .text = "%1 = if time >= %2 and time < %3 then %4 else 0", .id = "%p.law.pulse", .held = 4,
        .residual = PulseSignalConstraint_pulse},
    [LAW_PulseSignalConstraint_signal] = {
        .text = "%1 = %2", .id = "%p.law.signal", .held = 2, .residual = equation_equality},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 + %3 = 0", .id = "sum(%1)", .held = 3, .residual = equation_sum},
    [LAW_no_flow] = {.text = "%1 = 0", .id = "open(%1)", .held = 1, .residual = equation_sum},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"CruiseController::Constraints::VehicleConstraint::", "model.xmi"},
    {"CruiseController::Constraints::EngineConstraint::", "model.xmi"},
    {"CruiseController::Constraints::PIControllerConstraint::", "model.xmi"},
    {"TranslationalMechanics::Constraints::TransVelocitySensorConstraint::", "TranslationalMechanics.xmi"},
    {"CruiseController::Constraints::StepSignalConstraint::", "model.xmi"},
    {"CruiseController::Constraints::PulseSignalConstraint::", "model.xmi"},
    {"CruiseController::CruiseTest::", "model.xmi"},
    {"CruiseController::Vehicle::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "flangeA", 446},
    {0, "flangeB", 452},
    {0, "distance", 458},
    {0, "air", 464},
    {0, "momentum", 470},
    {1, "lag", 494},
    {1, "reaction", 500},
    {2, "error", 536},
    {2, "integral", 542},
    {2, "control", 548},
    {2, "limits", 554},
    {2, "signal", 560},
    {3, "noForce", 738},
    {3, "signal", 744},
    {4, "signal", 581},
    {5, "pulse", 605},
    {5, "signal", 611},
    {6, "c1", 345},
    {6, "c2", 349},
    {6, "c3", 355},
    {6, "c4", 361},
    {6, "c5", 365},
    {6, "c6", 369},
    {7, "b", 22},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {offsetof(Model, branch.relation_of_controller_law_limits), MODEL_TRUTH},
    {offsetof(Model, branch.n0_above_controller_unlimited), MODEL_TRUTH},
    {offsetof(Model, branch.time_below_setSpeed_changeTime), MODEL_TRUTH},
    {offsetof(Model, branch.time_at_least_road_start), MODEL_TRUTH},
    {offsetof(Model, branch.time_below_road_end), MODEL_TRUTH},
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_VehicleConstraint_flangeA, 1, 5,   0, 1, 0, 1, 10,
    LAW_VehicleConstraint_flangeB, 1, 5,   1, 1, 1, 3, 10,
    LAW_VehicleConstraint_distance, 1, 5,   2, 1, 2, 41, 10,
    LAW_VehicleConstraint_air, 1, 7,   3, 1, 3, 12, 6, 7, 10,
    LAW_VehicleConstraint_momentum, 1, 11,   4, 1, 4, 5, 42, 0, 2, 12, 9, 8, 4,
    LAW_EngineConstraint_lag, 1, 8,   5, 2, 5, 17, 43, 16, 13, 18,
    LAW_EngineConstraint_reaction, 1, 5,   6, 2, 6, 14, 18,
    LAW_PIControllerConstraint_error, 1, 6,   7, 3, 7, 24, 19, 20,
    LAW_PIControllerConstraint_integral, 1, 5,   8, 3, 8, 44, 24,
    LAW_PIControllerConstraint_control, 1, 8,   9, 3, 9, 26, 22, 24, 23, 25,
    LAW_PIControllerConstraint_limits, 1, 7,   10, 3, 10, 27, 26, -1, -2,
    LAW_PIControllerConstraint_signal, 1, 5,   11, 3, 11, 21, 27,
    LAW_TransVelocitySensorConstraint_noForce, 1, 4,   12, 4, 12, 28,
    LAW_TransVelocitySensorConstraint_signal, 1, 6,   13, 4, 13, 30, 29, 31,
    LAW_StepSignalConstraint_signal, 1, 8,   14, 5, 14, 32, 35, 33, 34, -3,
    LAW_PulseSignalConstraint_pulse, 1, 9,   15, 6, 15, 40, 38, 39, 37, -4, -5,
    LAW_PulseSignalConstraint_signal, 1, 5,   16, 6, 16, 36, 40,
    LAW_connection, 2, 5,   17, 0, 17, 15, 1,   3, 0, 3, 17, 18,
    LAW_connection, 2, 5,   18, 0, 18, 29, 1,   3, 0, 3, -8, 12,
    LAW_connection, 2, 5,   19, 0, 19, 30, 20,   3, 0, 3, 6, -16,
    LAW_sum_of_flows, 1, 6,   23, 0, 17, 14, 0, 28,
    LAW_no_flow, 1, 4,   24, 1, 23, 2,
    -1};
const int *model_equations = equations;

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double controller_unlimited = listed[26];
    /* controller.law.limits  0 > controller.unlimited */
    margin[0] = (m->branch.n0_above_controller_unlimited ? 1.0 : -1.0) * (-controller_unlimited);
    /* controller.law.limits  1 < (if 0 > controller.unlimited then 0 else controller.unlimited) */
    margin[1] = (m->branch.relation_of_controller_law_limits ? 1.0 : -1.0)
            * ((m->branch.n0_above_controller_unlimited ? 0.0 : controller_unlimited) - 1.0);
    const double setSpeed_changeTime = listed[35];
    /* setSpeed.law.signal  time < setSpeed.changeTime */
    margin[2] = (m->branch.time_below_setSpeed_changeTime ? 1.0 : -1.0) * (setSpeed_changeTime - time);
    const double road_start = listed[38];
    /* road.law.pulse  time >= road.start */
    margin[3] = (m->branch.time_at_least_road_start ? 1.0 : -1.0) * (time - road_start);
    const double road_end = listed[39];
    margin[4] = (m->branch.time_below_road_end ? 1.0 : -1.0) * (road_end - time); /* road.law.pulse  time < road.end */
}
