/* RocketExperiment_checks.c - the equations as drawn, for --verify, of TwoStageRocket::RocketExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "RocketExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* Rocket::carried  mass1 = m1 + (if stage2->isEmpty() then m2 else 0) */
static void Rocket_carried(const ModelPoint *at, double *residual, double *scale)
{
    const double mass1 = model_value(at, 0), m1 = model_value(at, 1), Flight = model_value(at, 2),
            m2 = model_value(at, 3);
    const double part_of_law = !(are_equal(Flight, 2.0) || are_equal(Flight, 3.0)) ? m2 : 0.0;
    *residual = mass1 - (m1 + part_of_law);
    *scale = fabs(mass1) + fabs(m1) + fabs(part_of_law);
}

/* Stage::thrust  F = if time >= ignition and time < burnOut then Fmax*(1 - (time - ignition)/(burnOut - ignition))
 *     else 0 */
static void Stage_thrust(const ModelPoint *at, double *residual, double *scale)
{
    const double F = model_value(at, 0), ignition = model_value(at, 1), burnOut = model_value(at, 2),
            Fmax = model_value(at, 3), rocket_Flight = model_value(at, 4),
            time_at_least_rocket_stage1_ignition = model_value(at, 5),
            time_below_rocket_stage1_burnOut = model_value(at, 6);
    const double time = at->time;
    const bool part_of_law = are_equal(rocket_Flight, 1.0) || are_equal(rocket_Flight, 2.0);
    const double part_of_law_2 = part_of_law ? F : 0.0;
    const double part_of_law_3 = part_of_law
            ? (time_at_least_rocket_stage1_ignition > 0.5 && time_below_rocket_stage1_burnOut > 0.5
            ? Fmax * (1.0 - (time - ignition) / (burnOut - ignition)) : 0.0) : 0.0;
    *residual = part_of_law_2 - part_of_law_3;
    *scale = fabs(part_of_law_2) + fabs(part_of_law_3);
}

/* Stage::height  der(h) = v */
static void Stage_height(const ModelPoint *at, double *residual, double *scale)
{
    const double der_h = model_value(at, 0), v = model_value(at, 1), rocket_Flight = model_value(at, 2);
    const bool part_of_law = are_equal(rocket_Flight, 1.0) || are_equal(rocket_Flight, 2.0);
    const double part_of_law_2 = part_of_law ? der_h : 0.0;
    const double part_of_law_3 = part_of_law ? v : 0.0;
    *residual = part_of_law_2 - part_of_law_3;
    *scale = fabs(part_of_law_2) + fabs(part_of_law_3);
}

/* Stage::momentum  m*der(v) = F - m*g */
static void Stage_momentum(const ModelPoint *at, double *residual, double *scale)
{
    const double m_ = model_value(at, 0), der_v = model_value(at, 1), F = model_value(at, 2), g = model_value(at, 3),
            rocket_Flight = model_value(at, 4);
    const bool part_of_law = are_equal(rocket_Flight, 1.0) || are_equal(rocket_Flight, 2.0);
    const double part_of_law_2 = part_of_law ? m_ * der_v : 0.0;
    *residual = part_of_law_2 - (part_of_law ? F - m_ * g : 0.0);
    *scale = fabs(part_of_law_2) + fabs(part_of_law ? F : 0.0) + fabs(part_of_law ? m_ * g : 0.0);
}

/* Stage::thrust  F = if time >= ignition and time < burnOut then Fmax*(1 - (time - ignition)/(burnOut - ignition))
 *     else 0 */
static void Stage_thrust_2(const ModelPoint *at, double *residual, double *scale)
{
    const double F = model_value(at, 0), ignition = model_value(at, 1), burnOut = model_value(at, 2),
            Fmax = model_value(at, 3), rocket_Flight = model_value(at, 4),
            time_at_least_rocket_stage2_ignition = model_value(at, 5),
            time_below_rocket_stage2_burnOut = model_value(at, 6);
    const double time = at->time;
    const bool part_of_law = are_equal(rocket_Flight, 2.0) || are_equal(rocket_Flight, 3.0);
    const double part_of_law_2 = part_of_law ? F : 0.0;
    const double part_of_law_3 = part_of_law
            ? (time_at_least_rocket_stage2_ignition > 0.5 && time_below_rocket_stage2_burnOut > 0.5
            ? Fmax * (1.0 - (time - ignition) / (burnOut - ignition)) : 0.0) : 0.0;
    *residual = part_of_law_2 - part_of_law_3;
    *scale = fabs(part_of_law_2) + fabs(part_of_law_3);
}

/* Stage::height  der(h) = v */
static void Stage_height_2(const ModelPoint *at, double *residual, double *scale)
{
    const double der_h = model_value(at, 0), v = model_value(at, 1), rocket_Flight = model_value(at, 2);
    const bool part_of_law = are_equal(rocket_Flight, 2.0) || are_equal(rocket_Flight, 3.0);
    const double part_of_law_2 = part_of_law ? der_h : 0.0;
    const double part_of_law_3 = part_of_law ? v : 0.0;
    *residual = part_of_law_2 - part_of_law_3;
    *scale = fabs(part_of_law_2) + fabs(part_of_law_3);
}

/* Stage::momentum  m*der(v) = F - m*g */
static void Stage_momentum_2(const ModelPoint *at, double *residual, double *scale)
{
    const double m_ = model_value(at, 0), der_v = model_value(at, 1), F = model_value(at, 2), g = model_value(at, 3),
            rocket_Flight = model_value(at, 4);
    const bool part_of_law = are_equal(rocket_Flight, 2.0) || are_equal(rocket_Flight, 3.0);
    const double part_of_law_2 = part_of_law ? m_ * der_v : 0.0;
    *residual = part_of_law_2 - (part_of_law ? F - m_ * g : 0.0);
    *scale = fabs(part_of_law_2) + fabs(part_of_law ? F : 0.0) + fabs(part_of_law ? m_ * g : 0.0);
}

/* v1 = v2 */
static void binding(const ModelPoint *at, double *residual, double *scale)
{
    const double v1 = model_value(at, 0), v2 = model_value(at, 1), v3 = model_value(at, 2);
    const bool part_of_law = are_equal(v3, 1.0) || are_equal(v3, 2.0);
    const double part_of_law_2 = part_of_law ? v1 : 0.0;
    const double part_of_law_3 = part_of_law ? v2 : 0.0;
    *residual = part_of_law_2 - part_of_law_3;
    *scale = fabs(part_of_law_2) + fabs(part_of_law_3);
}

/* v1 = v2 */
static void binding_2(const ModelPoint *at, double *residual, double *scale)
{
    const double v1 = model_value(at, 0), v2 = model_value(at, 1), v3 = model_value(at, 2);
    const bool part_of_law = are_equal(v3, 2.0) || are_equal(v3, 3.0);
    const double part_of_law_2 = part_of_law ? v1 : 0.0;
    const double part_of_law_3 = part_of_law ? v2 : 0.0;
    *residual = part_of_law_2 - part_of_law_3;
    *scale = fabs(part_of_law_2) + fabs(part_of_law_3);
}

enum {
    LAW_Rocket_carried, LAW_Stage_thrust, LAW_Stage_height, LAW_Stage_momentum, LAW_Stage_thrust_2,
    LAW_Stage_height_2, LAW_Stage_momentum_2, LAW_binding, LAW_binding_2, LAW_derived_Rocket_carried,
    LAW_derived_Rocket_carried_2
};

const ModelLaw model_laws[] = {
    [LAW_Rocket_carried] = {
        .text = "%1 = %2 + (if not (%3 == 2 or %3 == 3) then %4 else 0)", .id = "%p.carried", .held = 4,
        .residual = Rocket_carried},
    [LAW_Stage_thrust] = {
        .text = "%1 = if time >= %2 and time < %3 then %4*(1 - (time - %2)/(%3 - %2)) else 0", .id = "%p.thrust",
        .held = 4, .residual = Stage_thrust},
    [LAW_Stage_height] = {.text = "%1 = %2", .id = "%p.height", .held = 2, .residual = Stage_height},
    [LAW_Stage_momentum] = {.text = "%1*%2 = %3 - %1*%4", .id = "%p.momentum", .held = 4, .residual = Stage_momentum},
    [LAW_Stage_thrust_2] = {
        .text = "%1 = if time >= %2 and time < %3 then %4*(1 - (time - %2)/(%3 - %2)) else 0", .id = "%p.thrust",
        .held = 4, .residual = Stage_thrust_2},
    [LAW_Stage_height_2] = {.text = "%1 = %2", .id = "%p.height", .held = 2, .residual = Stage_height_2},
    [LAW_Stage_momentum_2] = {
        .text = "%1*%2 = %3 - %1*%4", .id = "%p.momentum", .held = 4, .residual = Stage_momentum_2},
    [LAW_binding] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = binding},
    [LAW_binding_2] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = binding_2},
    [LAW_derived_Rocket_carried] = {.text = "%1 = %2 + %3", .id = "%p.carried", .held = 3},
    [LAW_derived_Rocket_carried_2] = {.text = "%1 = %2", .id = "%p.carried", .held = 2},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"TwoStageRocket::Rocket::", "model.xmi"},
    {"TwoStageRocket::Stage::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "carried", 113},
    {1, "thrust", 51},
    {1, "height", 54},
    {1, "momentum", 57},
    {0, "firstMass", 115},
    {0, "secondMass", 131},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {offsetof(Model, branch.time_at_least_rocket_stage1_ignition), MODEL_TRUTH},
    {offsetof(Model, branch.time_below_rocket_stage1_burnOut), MODEL_TRUTH},
    {offsetof(Model, branch.time_at_least_rocket_stage2_ignition), MODEL_TRUTH},
    {offsetof(Model, branch.time_below_rocket_stage2_burnOut), MODEL_TRUTH},
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_Rocket_carried, 1, 7,   0, 1, 0, 24, 0, 25, 1,
    LAW_Stage_thrust, 1, 10,   1, 2, 1, 15, 10, 11, 9, 25, -1, -2,
    LAW_Stage_height, 1, 6,   2, 2, 2, 26, 14, 25,
    LAW_Stage_momentum, 1, 8,   3, 2, 3, 12, 27, 15, 8, 25,
    LAW_Stage_thrust_2, 1, 10,   4, 3, 1, 23, 18, 19, 17, 25, -3, -4,
    LAW_Stage_height_2, 1, 6,   5, 3, 2, 28, 22, 25,
    LAW_Stage_momentum_2, 1, 8,   6, 3, 3, 20, 29, 23, 16, 25,
    LAW_binding, 1, 6,   7, 1, 4, 24, 12, 25,
    LAW_binding_2, 1, 6,   8, 1, 5, 1, 20, 25,
    LAW_derived_Rocket_carried, 1, 6,   9, 1, 0, 24, 0, 1,
    LAW_derived_Rocket_carried_2, 1, 5,   10, 1, 0, 24, 0,
    -1};
const int *model_equations = equations;

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    const struct Rocket *rocket = &m->rocket;

    (void)m, (void)time, (void)listed;
    const double rocket_stage1_ignition = listed[10];
    /* rocket.stage1.thrust  time >= rocket.stage1.ignition */
    margin[0] = (m->branch.time_at_least_rocket_stage1_ignition ? 1.0 : -1.0) * (time - rocket_stage1_ignition);
    const double rocket_stage1_burnOut = listed[11];
    /* rocket.stage1.thrust  time < rocket.stage1.burnOut */
    margin[1] = (m->branch.time_below_rocket_stage1_burnOut ? 1.0 : -1.0) * (rocket_stage1_burnOut - time);
    const double rocket_stage2_ignition = listed[18];
    /* rocket.stage2.thrust  time >= rocket.stage2.ignition */
    margin[2] = (m->branch.time_at_least_rocket_stage2_ignition ? 1.0 : -1.0) * (time - rocket_stage2_ignition);
    const double rocket_stage2_burnOut = listed[19];
    /* rocket.stage2.thrust  time < rocket.stage2.burnOut */
    margin[3] = (m->branch.time_below_rocket_stage2_burnOut ? 1.0 : -1.0) * (rocket_stage2_burnOut - time);
    const double rocket_t1 = listed[5];
    /* rocket.Flight()  time >= rocket.entered(Flight) + rocket.t1 */
    margin[4] = m->pre.rocket_Flight == Flight_Joined
            ? (m->branch.time_at_least_rocket_entered_Flight_plus_rocket_t1 ? 1.0 : -1.0)
            * (time - (rocket->entered_Flight + rocket_t1)) : 1.0;
    const double rocket_t2 = listed[6];
    /* rocket.Flight()  time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) */
    margin[5] = m->pre.rocket_Flight == Flight_Separated
            ? (m->branch.relation_of_rocket_Flight ? 1.0 : -1.0)
            * (time - (rocket->entered_Flight + (rocket_t2 - rocket_t1))) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* rocket.Flight() */
static void execute_1(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)is_set;
    double h = listed[21];
    bool h_is_set = false;
    double v = listed[22];
    bool v_is_set = false;
    double Flight = m->pre.rocket_Flight;
    double entered_Flight = m->pre.rocket_entered_Flight;
    if (m->pre.rocket_Flight == Flight_inactive) {
        Flight = 1.0;
        entered_Flight = time;
    } else if (m->pre.rocket_Flight == Flight_Joined) {
        if (m->branch.time_at_least_rocket_entered_Flight_plus_rocket_t1) {
            Flight = 2.0;
            entered_Flight = time;
            h = listed[13];
            h_is_set = true;
            v = listed[14];
            v_is_set = true;
        }
    } else if (m->pre.rocket_Flight == Flight_Separated) {
        if (m->branch.relation_of_rocket_Flight) {
            Flight = 3.0;
        }
    }
    value[0] = h;
    is_set[0] = h_is_set;
    value[1] = v;
    is_set[1] = v_is_set;
    value[2] = Flight;
    value[3] = entered_Flight;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
}
