/* BallExperiment_checks.c - the equations as drawn, for --verify, of BouncingBall::BallExperiment, from model.xmi,
 *     by sysphsc 0.1.0. */
#include "BallExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* BallConstraint::speed  der(h) = if atRest then 0 else v */
static void BallConstraint_speed(const ModelPoint *at, double *residual, double *scale)
{
    const double der_h = model_value(at, 0), atRest = model_value(at, 1), v = model_value(at, 2);
    const double part_of_law = atRest > 0.5 ? 0.0 : v;
    *residual = der_h - part_of_law;
    *scale = fabs(der_h) + fabs(part_of_law);
}

/* BallConstraint::gravity  der(v) = if atRest then 0 else -g */
static void BallConstraint_gravity(const ModelPoint *at, double *residual, double *scale)
{
    const double der_v = model_value(at, 0), atRest = model_value(at, 1), g = model_value(at, 2);
    const double part_of_law = atRest > 0.5 ? 0.0 : -g;
    *residual = der_v - part_of_law;
    *scale = fabs(der_v) + fabs(part_of_law);
}

enum {
    LAW_BallConstraint_speed, LAW_BallConstraint_gravity
};

const ModelLaw model_laws[] = {
    [LAW_BallConstraint_speed] = {
        .text = "%1 = if %2 then 0 else %3", .id = "%p.law.speed", .held = 3, .residual = BallConstraint_speed},
    [LAW_BallConstraint_gravity] = {
        .text = "%1 = if %2 then 0 else -%3", .id = "%p.law.gravity", .held = 3, .residual = BallConstraint_gravity},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"BouncingBall::Constraints::BallConstraint::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "speed", 157},
    {0, "gravity", 163},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_BallConstraint_speed, 1, 6,   0, 1, 0, 7, 6, 4,
    LAW_BallConstraint_gravity, 1, 6,   1, 1, 1, 8, 6, 0,
    -1};
const int *model_equations = equations;

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double ball_h = listed[3];
    const bool pre_Motion_is_Flying = m->pre.ball_Motion == Motion_Flying;
    /* ball.Motion()  ball.h <= 0 */
    margin[0] = pre_Motion_is_Flying ? (m->branch.ball_h_at_most_0 ? 1.0 : -1.0) * (-ball_h) : 1.0;
    const double ball_v = listed[4];
    /* ball.Motion()  ball.v < 0 */
    margin[1] = pre_Motion_is_Flying ? (m->branch.ball_v_below_0 ? 1.0 : -1.0) * (-ball_v) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* ball.Motion() */
static void execute_1(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)is_set;
    double h = listed[3];
    bool h_is_set = false;
    double v = listed[4];
    bool v_is_set = false;
    double bounces = m->pre.ball_bounces;
    double atRest = m->pre.ball_atRest;
    double Motion = m->pre.ball_Motion;
    double seen_Motion_Flying_1 = m->pre.ball_seen_Motion_Flying_1;
    double since_Motion_Flying_1 = m->pre.ball_since_Motion_Flying_1;
    double consumed_Motion_1 = m->pre.ball_consumed_Motion_1;
    double held_Motion_Flying_1 = m->pre.ball_held_Motion_Flying_1;
    if (m->pre.ball_Motion == Motion_Flying) {
        if (!(m->branch.ball_h_at_most_0 && m->branch.ball_v_below_0)) {
            seen_Motion_Flying_1 = 1.0;
        } else if (seen_Motion_Flying_1 <= 1.0) {
            seen_Motion_Flying_1 = are_equal(seen_Motion_Flying_1, 0.0) ? 4.0 : 3.0;
            since_Motion_Flying_1 = time;
        }
    }
    if (m->pre.ball_Motion == Motion_inactive) {
        Motion = 1.0;
        seen_Motion_Flying_1 = time <= consumed_Motion_1 ? 2.0 : 0.0;
    } else if (m->pre.ball_Motion == Motion_Flying) {
        if (seen_Motion_Flying_1 >= 3.0 && time <= since_Motion_Flying_1) {
            held_Motion_Flying_1 = held_Motion_Flying_1 > 0.5 || are_equal(seen_Motion_Flying_1, 4.0) ? 1.0 : 0.0;
            consumed_Motion_1 = time;
            seen_Motion_Flying_1 = 2.0;
            v = -listed[1] * v;
            v_is_set = true;
            bounces = bounces + 1.0;
            Motion = 0.0;
            if (v < listed[2]) {
                Motion = 2.0;
                h = 0.0;
                h_is_set = true;
                v = 0.0;
                v_is_set = true;
                atRest = 1.0;
            } else {
                Motion = 1.0;
            }
        }
    }
    value[0] = h;
    is_set[0] = h_is_set;
    value[1] = v;
    is_set[1] = v_is_set;
    value[2] = bounces;
    value[3] = atRest;
    value[4] = Motion;
    value[5] = seen_Motion_Flying_1;
    value[6] = since_Motion_Flying_1;
    value[7] = consumed_Motion_1;
    value[8] = held_Motion_Flying_1;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
}
