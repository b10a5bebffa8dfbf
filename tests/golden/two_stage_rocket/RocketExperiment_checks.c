/* RocketExperiment_checks.c - the equations as drawn, for --verify, of TwoStageRocket::RocketExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "RocketExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* Rocket::thrust1  F1 = if phase == 1 then F1max*(1 - time/t1) else 0 */
static void Rocket_thrust1(const ModelPoint *at, double *residual, double *scale)
{
    const double F1 = model_value(at, 0), phase = model_value(at, 1), F1max = model_value(at, 2),
            t1 = model_value(at, 3);
    const double time = at->time;
    const double part_of_law = are_equal(phase, 1.0) ? F1max * (1.0 - time / t1) : 0.0;
    *residual = F1 - part_of_law;
    *scale = fabs(F1) + fabs(part_of_law);
}

/* Rocket::thrust2  F2 = if phase > 1 and time < t3 then F2max*(1 - (time - t1)/(t3 - t1)) else 0 */
static void Rocket_thrust2(const ModelPoint *at, double *residual, double *scale)
{
    const double F2 = model_value(at, 0), phase = model_value(at, 1), t3 = model_value(at, 2),
            F2max = model_value(at, 3), t1 = model_value(at, 4), time_below_rocket_t3 = model_value(at, 5);
    const double time = at->time;
    const double part_of_law = phase > 1.0 && time_below_rocket_t3 > 0.5 ? F2max * (1.0 - (time - t1) / (t3 - t1))
            : 0.0;
    *residual = F2 - part_of_law;
    *scale = fabs(F2) + fabs(part_of_law);
}

/* Rocket::momentum1  der(v1) = (if phase == 1 then F1/(m1 + m2) else 0) - g */
static void Rocket_momentum1(const ModelPoint *at, double *residual, double *scale)
{
    const double der_v1 = model_value(at, 0), phase = model_value(at, 1), F1 = model_value(at, 2),
            m1 = model_value(at, 3), m2 = model_value(at, 4), g = model_value(at, 5);
    const double part_of_law = are_equal(phase, 1.0) ? F1 / (m1 + m2) : 0.0;
    *residual = der_v1 - (part_of_law - g);
    *scale = fabs(der_v1) + fabs(part_of_law) + fabs(g);
}

/* Rocket::momentum2  der(v2) = if phase == 1 then der(v1) else F2/m2 - g */
static void Rocket_momentum2(const ModelPoint *at, double *residual, double *scale)
{
    const double der_v2 = model_value(at, 0), phase = model_value(at, 1), der_v1 = model_value(at, 2),
            F2 = model_value(at, 3), m2 = model_value(at, 4), g = model_value(at, 5);
    const double part_of_law = are_equal(phase, 1.0) ? der_v1 : F2 / m2 - g;
    *residual = der_v2 - part_of_law;
    *scale = fabs(der_v2) + fabs(part_of_law);
}

enum {
    LAW_Rocket_thrust1, LAW_Rocket_thrust2, LAW_Rocket_height1, LAW_Rocket_momentum1, LAW_Rocket_height2,
    LAW_Rocket_momentum2
};

const ModelLaw model_laws[] = {
    [LAW_Rocket_thrust1] = {
        .text = "%1 = if %2 == 1 then %3*(1 - time/%4) else 0", .held = 4, .residual = Rocket_thrust1},
    [LAW_Rocket_thrust2] = {
        .text = "%1 = if %2 > 1 and time < %3 then %4*(1 - (time - %5)/(%3 - %5)) else 0", .held = 5,
        .residual = Rocket_thrust2},
    [LAW_Rocket_height1] = {.text = "%1 = %2", .held = 2, .residual = equation_equality},
    [LAW_Rocket_momentum1] = {
        .text = "%1 = (if %2 == 1 then %3/(%4 + %5) else 0) - %6", .held = 6, .residual = Rocket_momentum1},
    [LAW_Rocket_height2] = {.text = "%1 = %2", .held = 2, .residual = equation_equality},
    [LAW_Rocket_momentum2] = {
        .text = "%1 = if %2 == 1 then %3 else %4/%5 - %6", .held = 6, .residual = Rocket_momentum2},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"TwoStageRocket::Rocket::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "thrust1", 87},
    {0, "thrust2", 90},
    {0, "height1", 93},
    {0, "momentum1", 96},
    {0, "height2", 99},
    {0, "momentum2", 102},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
const ModelStored model_members[] = {
    {offsetof(Model, branch.time_below_rocket_t3), MODEL_TRUTH},
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, the number in its id if it is derived; then the steps from each to the next. */
const int model_equations[] = {
    LAW_Rocket_thrust1, 1, 7,   0, 1, 0, 12, 14, 3, 5,
    LAW_Rocket_thrust2, 1, 9,   1, 1, 1, 13, 14, 7, 4, 5, -1,
    LAW_Rocket_height1, 1, 5,   2, 1, 2, 15, 9,
    LAW_Rocket_momentum1, 1, 9,   3, 1, 3, 16, 14, 12, 0, 1, 2,
    LAW_Rocket_height2, 1, 5,   4, 1, 4, 17, 11,
    LAW_Rocket_momentum2, 1, 9,   5, 1, 5, 18, 14, 16, 13, 1, 2,
    -1};

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    const struct Rocket *rocket = &m->rocket;

    (void)m, (void)time, (void)listed;
    const double rocket_t3 = listed[7];
    margin[0] = (m->branch.time_below_rocket_t3 ? 1.0 : -1.0) * (rocket_t3 - time); /* E2  time < rocket.t3 */
    const double rocket_t1 = listed[5];
    /* A1  time >= rocket.entered(Flight) + rocket.t1 */
    margin[1] = m->pre.rocket_Flight == Flight_Joined
            ? (m->branch.time_at_least_rocket_entered_Flight_plus_rocket_t1 ? 1.0 : -1.0)
            * (time - (rocket->entered_Flight + rocket_t1)) : 1.0;
    const double rocket_t2 = listed[6];
    /* A1  time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) */
    margin[2] = m->pre.rocket_Flight == Flight_Separated
            ? (m->branch.relation_of_A1 ? 1.0 : -1.0) * (time - (rocket->entered_Flight + (rocket_t2 - rocket_t1)))
            : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)is_set;
    double h2 = listed[10];
    bool h2_is_set = false;
    double v2 = listed[11];
    bool v2_is_set = false;
    double phase = m->pre.rocket_phase;
    double Flight = m->pre.rocket_Flight;
    double entered_Flight = m->pre.rocket_entered_Flight;
    if (m->pre.rocket_Flight == Flight_inactive) {
        Flight = 1.0;
        entered_Flight = time;
    } else if (m->pre.rocket_Flight == Flight_Joined) {
        if (m->branch.time_at_least_rocket_entered_Flight_plus_rocket_t1) {
            Flight = 2.0;
            entered_Flight = time;
            phase = 2.0;
            h2 = listed[8];
            h2_is_set = true;
            v2 = listed[9];
            v2_is_set = true;
        }
    } else if (m->pre.rocket_Flight == Flight_Separated) {
        if (m->branch.relation_of_A1) {
            Flight = 3.0;
            phase = 3.0;
        }
    }
    value[0] = h2;
    is_set[0] = h2_is_set;
    value[1] = v2;
    is_set[1] = v2_is_set;
    value[2] = phase;
    value[3] = Flight;
    value[4] = entered_Flight;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
}
