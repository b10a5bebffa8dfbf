/* RocketExperiment.h - quantities, of TwoStageRocket::RocketExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_RocketExperiment_H
#define MODEL_RocketExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* TwoStageRocket::Rocket */
struct Rocket {
    double m1;                              /* kg, constant, model.xmi:16 */
    double m2;                              /* kg, constant, model.xmi:20 */
    double g;                               /* m/s^2, constant, model.xmi:24 */
    double F1max;                           /* N, constant, model.xmi:28 */
    double F2max;                           /* N, constant, model.xmi:33 */
    double t1;                              /* s, constant, model.xmi:38 */
    double t2;                              /* s, constant, model.xmi:43 */
    double t3;                              /* s, constant, model.xmi:48 */
    double h1;                              /* m, state, model.xmi:53 */
    double v1;                              /* m/s, state, model.xmi:58 */
    double h2;                              /* m, state, model.xmi:63 */
    double v2;                              /* m/s, state, model.xmi:68 */
    double F1;                              /* N, variable, model.xmi:73 */
    double F2;                              /* N, variable, model.xmi:77 */
    double phase;                           /* discrete, model.xmi:81 */
    double der_h1;                          /* m/s, derivative */
    double der_v1;                          /* m/s^2, derivative */
    double der_h2;                          /* m/s, derivative */
    double der_v2;                          /* m/s^2, derivative */
    double Flight;                          /* discrete, model.xmi:106 */
    double entered_Flight;                  /* discrete, model.xmi:106 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double rocket_h1;                       /* m, initial value */
    double rocket_v1;                       /* m/s, initial value */
    double rocket_h2;                       /* m, initial value */
    double rocket_v2;                       /* m/s, initial value */
    double rocket_phase;                    /* initial value */
    double rocket_Flight;                   /* initial value */
    double rocket_entered_Flight;           /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double time_below_rocket_t3;            /* time < rocket.t3 */
    double time_at_least_rocket_entered_Flight___rocket_t1; /* time >= rocket.entered(Flight) + rocket.t1 */
    double relation_of_algorithm;           /* time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double rocket_phase;
    double rocket_Flight;
    double rocket_entered_Flight;
};

/* What algorithms set states to at the present event, and whether they do. */
struct ModelResets {
    double rocket_h2;
    double rocket_h2_is_set;
    double rocket_v2;
    double rocket_v2_is_set;
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Rocket rocket;                   /* part, model.xmi:133 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[3];           /* how near to its boundary each of them keeps its value */
    struct ModelBefore pre;
    struct ModelResets reset;
    struct ModelStart start;
};

/* How far branches are from changing. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
