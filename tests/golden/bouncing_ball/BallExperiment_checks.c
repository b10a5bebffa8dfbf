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
    const double part_of_BallConstraint_speed = atRest > 0.5 ? 0.0 : v;
    *residual = der_h - part_of_BallConstraint_speed;
    *scale = fabs(der_h) + fabs(part_of_BallConstraint_speed);
}

/* BallConstraint::gravity  der(v) = if atRest then 0 else -g */
static void BallConstraint_gravity(const ModelPoint *at, double *residual, double *scale)
{
    const double der_v = model_value(at, 0), atRest = model_value(at, 1), g = model_value(at, 2);
    const double part_of_BallConstraint_gravity = atRest > 0.5 ? 0.0 : -g;
    *residual = der_v - part_of_BallConstraint_gravity;
    *scale = fabs(der_v) + fabs(part_of_BallConstraint_gravity);
}

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    equations_evaluate(m, time, listed, residual, scale);
}

enum {
    LAW_BallConstraint_speed, LAW_BallConstraint_gravity
};

const ModelLaw model_laws[] = {
    [LAW_BallConstraint_speed] = {.text = "%1 = if %2 then 0 else %3", .held = 3, .residual = BallConstraint_speed},
    [LAW_BallConstraint_gravity] = {.text = "%1 = if %2 then 0 else -%3", .held = 3,
            .residual = BallConstraint_gravity},
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
const ModelStored model_members[] = {
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, the number in its id if it is derived; then the steps from each to the next. */
const int model_equations[] = {
    LAW_BallConstraint_speed, 1, 6,   0, 1, 0, 7, 6, 4,
    LAW_BallConstraint_gravity, 1, 6,   1, 1, 1, 8, 6, 0,
    -1};

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double ball_h = listed[3];
    const bool pre_ball_Motion_is_Flying = m->pre.ball_Motion == Motion_Flying;
    /* A1  ball.h <= 0 */
    margin[0] = pre_ball_Motion_is_Flying ? (m->branch.ball_h_at_most_0 ? -ball_h : -(-ball_h)) : 1.0;
    const double ball_v = listed[4];
    /* A1  ball.v < 0 */
    margin[1] = pre_ball_Motion_is_Flying ? (m->branch.ball_v_below_0 ? -ball_v : -(-ball_v)) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double ball_h = listed[3];
    bool ball_h_is_set = false;
    double ball_v = listed[4];
    bool ball_v_is_set = false;
    double ball_bounces = m->pre.ball_bounces;
    bool ball_bounces_is_set = false;
    double ball_atRest = m->pre.ball_atRest;
    bool ball_atRest_is_set = false;
    double ball_Motion = m->pre.ball_Motion;
    bool ball_Motion_is_set = false;
    double ball_seen_Motion_Flying_1 = m->pre.ball_seen_Motion_Flying_1;
    bool ball_seen_Motion_Flying_1_is_set = false;
    double ball_since_Motion_Flying_1 = m->pre.ball_since_Motion_Flying_1;
    bool ball_since_Motion_Flying_1_is_set = false;
    double ball_consumed_Motion_1 = m->pre.ball_consumed_Motion_1;
    bool ball_consumed_Motion_1_is_set = false;
    double ball_held_Motion_Flying_1 = m->pre.ball_held_Motion_Flying_1;
    bool ball_held_Motion_Flying_1_is_set = false;
    if (m->pre.ball_Motion == Motion_Flying) {
        if (!(m->branch.ball_h_at_most_0 && m->branch.ball_v_below_0)) {
            ball_seen_Motion_Flying_1 = 1.0;
            ball_seen_Motion_Flying_1_is_set = true;
        } else if (ball_seen_Motion_Flying_1 <= 1.0) {
            ball_seen_Motion_Flying_1 = are_equal(ball_seen_Motion_Flying_1, 0.0) ? 4.0 : 3.0;
            ball_seen_Motion_Flying_1_is_set = true;
            ball_since_Motion_Flying_1 = time;
            ball_since_Motion_Flying_1_is_set = true;
        }
    }
    if (m->pre.ball_Motion == Motion_inactive) {
        ball_Motion = 1.0;
        ball_Motion_is_set = true;
        ball_seen_Motion_Flying_1 = time <= ball_consumed_Motion_1 ? 2.0 : 0.0;
        ball_seen_Motion_Flying_1_is_set = true;
    } else if (m->pre.ball_Motion == Motion_Flying) {
        if (ball_seen_Motion_Flying_1 >= 3.0 && time <= ball_since_Motion_Flying_1) {
            ball_held_Motion_Flying_1 = ball_held_Motion_Flying_1 > 0.5 || are_equal(ball_seen_Motion_Flying_1, 4.0)
                    ? 1.0 : 0.0;
            ball_held_Motion_Flying_1_is_set = true;
            ball_consumed_Motion_1 = time;
            ball_consumed_Motion_1_is_set = true;
            ball_seen_Motion_Flying_1 = 2.0;
            ball_seen_Motion_Flying_1_is_set = true;
            ball_v = -listed[1] * ball_v;
            ball_v_is_set = true;
            ball_bounces = ball_bounces + 1.0;
            ball_bounces_is_set = true;
            ball_Motion = 0.0;
            ball_Motion_is_set = true;
            if (ball_v < listed[2]) {
                ball_Motion = 2.0;
                ball_Motion_is_set = true;
                ball_h = 0.0;
                ball_h_is_set = true;
                ball_v = 0.0;
                ball_v_is_set = true;
                ball_atRest = 1.0;
                ball_atRest_is_set = true;
            } else {
                ball_Motion = 1.0;
                ball_Motion_is_set = true;
            }
        }
    }
    value[0] = ball_h;
    is_set[0] = ball_h_is_set;
    value[1] = ball_v;
    is_set[1] = ball_v_is_set;
    value[2] = ball_bounces;
    is_set[2] = ball_bounces_is_set;
    value[3] = ball_atRest;
    is_set[3] = ball_atRest_is_set;
    value[4] = ball_Motion;
    is_set[4] = ball_Motion_is_set;
    value[5] = ball_seen_Motion_Flying_1;
    is_set[5] = ball_seen_Motion_Flying_1_is_set;
    value[6] = ball_since_Motion_Flying_1;
    is_set[6] = ball_since_Motion_Flying_1_is_set;
    value[7] = ball_consumed_Motion_1;
    is_set[7] = ball_consumed_Motion_1_is_set;
    value[8] = ball_held_Motion_Flying_1;
    is_set[8] = ball_held_Motion_Flying_1_is_set;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}
