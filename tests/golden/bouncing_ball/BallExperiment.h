/* BallExperiment.h - quantities, of BouncingBall::BallExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_BallExperiment_H
#define MODEL_BallExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"

/* ---- quantities ---- */

/* BouncingBall::Ball::Motion */
enum Motion { Motion_inactive, Motion_Flying, Motion_Resting };

/* what a state has seen of a change event since it was entered */
enum seen { seen_nothing, seen_not_true, seen_consumed, seen_become_true, seen_held };

/* BouncingBall::Ball */
struct Ball {
    double g;                               /* m/s^2, constant */
    double restitution;                     /* constant */
    double vMin;                            /* m/s, constant */
    double h, h_start;                      /* m, state; initial value */
    double der_h;                           /* m/s, derivative */
    double v, v_start;                      /* m/s, state; initial value */
    double der_v;                           /* m/s^2, derivative */
    double bounces, bounces_start;          /* discrete; initial value */
    bool atRest, atRest_start;              /* discrete; initial value */
    enum Motion Motion, Motion_start;       /* discrete; initial value */
    enum seen seen_Motion_Flying_1, seen_Motion_Flying_1_start; /* discrete; initial value */
    double since_Motion_Flying_1, since_Motion_Flying_1_start; /* discrete; initial value */
    double consumed_Motion_1, consumed_Motion_1_start; /* discrete; initial value */
    bool held_Motion_Flying_1, held_Motion_Flying_1_start; /* discrete; initial value */
};

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool ball_h_at_most_0;                  /* ball.h <= 0 */
    bool ball_v_below_0;                    /* ball.v < 0 */
};

/* Distances from the boundary within which a relation with an indicator keeps its value. */
struct ModelSlacks {
    double ball_h_at_most_0;
    double ball_v_below_0;
};

/* Values of discrete variables before the present event. */
struct ModelBefore {
    double ball_bounces;
    bool ball_atRest;
    enum Motion ball_Motion;
    enum seen ball_seen_Motion_Flying_1;
    double ball_since_Motion_Flying_1;
    double ball_consumed_Motion_1;
    bool ball_held_Motion_Flying_1;
};

/* Values to which algorithms set states at the present event, and whether they do. */
struct ModelResets {
    double ball_h;
    bool ball_h_is_set;
    double ball_v;
    bool ball_v_is_set;
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct Ball ball;
    struct ModelBranches branch;
    struct ModelSlacks slack;
    struct ModelBefore pre;
    struct ModelResets reset;
};

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
