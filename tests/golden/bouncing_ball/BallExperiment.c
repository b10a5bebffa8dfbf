/* BallExperiment.c - simulation of BouncingBall::BallExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 2 states, 2 equations (0 eliminated), no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "BallExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    m->ball.der_h = m->ball.atRest ? 0.0 : m->ball.v; /* ball.law.speed  der(h) = if atRest then 0 else v */
    m->ball.der_v = m->ball.atRest ? 0.0 : -m->ball.g; /* ball.law.gravity  der(v) = if atRest then 0 else -g */

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->ball.g = 9.81; /* m/s^2 */
    m->ball.restitution = 0.7;
    m->ball.vMin = 0.001; /* m/s */
    m->ball.h_start = 1.0; /* m */
    m->ball.v_start = 0.0; /* m/s */
    m->ball.bounces_start = 0.0;
    m->ball.atRest_start = false;
    m->ball.Motion_start = Motion_inactive;
    m->ball.consumed_Motion_1_start = -1e+300;
    m->ball.held_Motion_Flying_1_start = false;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->ball.h = m->ball.h_start;
    m->ball.v = m->ball.v_start;
    return model_evaluate(m);
}

/* ---- events ---- */

enum { WATCH_BALL_H_AT_MOST_0, WATCH_BALL_V_BELOW_0 };

/* ball.Motion()  BouncingBall::Ball::Motion */
static void step_ball_Motion(Model *m)
{
    struct Ball *ball = &m->ball;

    if (m->pre.ball_Motion == Motion_Flying) {
        if (!(m->branch.ball_h_at_most_0 && m->branch.ball_v_below_0)) { /* Flying->rebound */
            ball->seen_Motion_Flying_1 = seen_not_true;
        } else if (ball->seen_Motion_Flying_1 <= seen_not_true) {
            ball->seen_Motion_Flying_1 = ball->seen_Motion_Flying_1 == seen_nothing ? seen_held : seen_become_true;
            ball->since_Motion_Flying_1 = m->time;
        }
    }
    if (m->pre.ball_Motion == Motion_inactive) {
        ball->Motion = Motion_Flying;
        ball->seen_Motion_Flying_1 = m->time <= ball->consumed_Motion_1 ? seen_consumed : seen_nothing;
    } else if (m->pre.ball_Motion == Motion_Flying) {
        if (ball->seen_Motion_Flying_1 >= seen_become_true && m->time <= ball->since_Motion_Flying_1) {
            /* Flying->rebound */
            ball->held_Motion_Flying_1 = ball->held_Motion_Flying_1 || ball->seen_Motion_Flying_1 == seen_held;
            ball->consumed_Motion_1 = m->time;
            ball->seen_Motion_Flying_1 = seen_consumed;
            m->reset.ball_v = -ball->restitution * m->reset.ball_v; /* v := -restitution*v */
            m->reset.ball_v_is_set = true;
            ball->bounces = ball->bounces + 1.0; /* bounces := bounces + 1 */
            ball->Motion = Motion_inactive;
            if (m->reset.ball_v < ball->vMin) {
                ball->Motion = Motion_Resting;
                m->reset.ball_h = 0.0; /* h := 0 */
                m->reset.ball_h_is_set = true;
                m->reset.ball_v = 0.0; /* v := 0 */
                m->reset.ball_v_is_set = true;
                ball->atRest = true; /* atRest := true */
            } else {
                ball->Motion = Motion_Flying;
            }
        }
    }
}

/* Distances of watched branches from a change. A distance becomes negative when its branch changes. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    indicator[WATCH_BALL_H_AT_MOST_0] = m->pre.ball_Motion == Motion_Flying
            ? instant_margin(-m->ball.h, m->branch.ball_h_at_most_0, HOLDS_AT_ZERO) : 1.0;
    indicator[WATCH_BALL_V_BELOW_0] = m->pre.ball_Motion == Motion_Flying
            ? instant_margin(-m->ball.v, m->branch.ball_v_below_0, FAILS_AT_ZERO) : 1.0;

    return MODEL_OK;
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    const bool pre_Motion_is_Flying = m->pre.ball_Motion == Motion_Flying;
    if (pre_Motion_is_Flying) /* ball.Motion()  ball.h <= 0 */
        KEEP_TRUTH(m, ball_h_at_most_0, m->ball.h <= 0.0, m->ball.h);
    if (pre_Motion_is_Flying) /* ball.Motion()  ball.v < 0 */
        KEEP_TRUTH(m, ball_v_below_0, m->ball.v < 0.0, m->ball.v);
    step_ball_Motion(m);

    return MODEL_OK;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_ball_law_speed_BY_V };

void model_partials(const Model *m, double *partial)
{
    partial[D_ball_law_speed_BY_V] = m->ball.atRest ? 0.0 : 1.0; /* der(ball.h) */
}
