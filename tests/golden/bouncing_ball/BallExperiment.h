/* BallExperiment.h - quantities, of BouncingBall::BallExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_BallExperiment_H
#define MODEL_BallExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* BouncingBall::Ball */
struct Ball {
    double g;                               /* m/s^2, constant, model.xmi:16 */
    double restitution;                     /* constant, model.xmi:20 */
    double vMin;                            /* m/s, constant, model.xmi:25 */
    double h;                               /* m, state, model.xmi:30 */
    double v;                               /* m/s, state, model.xmi:35 */
    double bounces;                         /* discrete, model.xmi:40 */
    double atRest;                          /* discrete, model.xmi:45 */
    double der_h;                           /* m/s, derivative */
    double der_v;                           /* m/s^2, derivative */
    double Motion;                          /* discrete, model.xmi:69 */
    double seen_Motion_Flying_1;            /* discrete, model.xmi:172 */
    double since_Motion_Flying_1;           /* discrete, model.xmi:172 */
    double consumed_Motion_1;               /* discrete, model.xmi:172 */
    double held_Motion_Flying_1;            /* discrete, model.xmi:172 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double ball_h;                          /* m, initial value */
    double ball_v;                          /* m/s, initial value */
    double ball_bounces;                    /* initial value */
    double ball_atRest;                     /* initial value */
    double ball_Motion;                     /* initial value */
    double ball_seen_Motion_Flying_1;       /* initial value */
    double ball_since_Motion_Flying_1;      /* initial value */
    double ball_consumed_Motion_1;          /* initial value */
    double ball_held_Motion_Flying_1;       /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double ball_h_at_most_0;                /* ball.h <= 0 */
    double ball_v_below_0;                  /* ball.v < 0 */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double ball_bounces;
    double ball_atRest;
    double ball_Motion;
    double ball_seen_Motion_Flying_1;
    double ball_since_Motion_Flying_1;
    double ball_consumed_Motion_1;
    double ball_held_Motion_Flying_1;
};

/* What algorithms set states to at the present event, and whether they do. */
struct ModelResets {
    double ball_h;
    double ball_h_is_set;
    double ball_v;
    double ball_v_is_set;
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Ball ball;                       /* part, model.xmi:108 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[2];           /* how near to its boundary each of them keeps its value */
    struct ModelBefore pre;
    struct ModelResets reset;
    struct ModelStart start;
};

/* How far branches are from changing. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
