/* RocketExperiment.h - quantities, of TwoStageRocket::RocketExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_RocketExperiment_H
#define MODEL_RocketExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* TwoStageRocket::Rocket::Flight */
enum Flight { Flight_inactive, Flight_Joined, Flight_Separated, Flight_Stage2Only };

/* TwoStageRocket::Rocket */
struct Rocket {
    double m1;                              /* kg, constant */
    double m2;                              /* kg, constant */
    double g;                               /* m/s^2, constant */
    double F1max;                           /* N, constant */
    double F2max;                           /* N, constant */
    double t1;                              /* s, constant */
    double t2;                              /* s, constant */
    double t3;                              /* s, constant */
    double h1, h1_start;                    /* m, state; initial value */
    double der_h1;                          /* m/s, derivative */
    double v1, v1_start;                    /* m/s, state; initial value */
    double der_v1;                          /* m/s^2, derivative */
    double h2, h2_start;                    /* m, state; initial value */
    double der_h2;                          /* m/s, derivative */
    double v2, v2_start;                    /* m/s, state; initial value */
    double der_v2;                          /* m/s^2, derivative */
    double F1;                              /* N, variable */
    double F2;                              /* N, variable */
    double phase, phase_start;              /* discrete; initial value */
    enum Flight Flight, Flight_start;       /* discrete; initial value */
    double entered_Flight, entered_Flight_start; /* discrete; initial value */
};

/* What relations and integer parts are between events. */
struct ModelBranches {
    bool time_below_rocket_t3;              /* time < rocket.t3 */
    bool time_at_least_rocket_entered_Flight_plus_rocket_t1; /* time >= rocket.entered(Flight) + rocket.t1 */
    bool relation_of_A1;                    /* time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double rocket_phase;
    enum Flight rocket_Flight;
    double rocket_entered_Flight;
};

/* What algorithms set states to at the present event, and whether they do. */
struct ModelResets {
    double rocket_h2;
    bool rocket_h2_is_set;
    double rocket_v2;
    bool rocket_v2_is_set;
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Rocket rocket;
    struct ModelBranches branch;
    struct ModelBefore pre;
    struct ModelResets reset;
};

/* How far branches are from changing. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
