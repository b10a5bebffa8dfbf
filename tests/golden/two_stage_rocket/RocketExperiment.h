/* RocketExperiment.h - quantities, of TwoStageRocket::RocketExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_RocketExperiment_H
#define MODEL_RocketExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"

/* ---- quantities ---- */

/* TwoStageRocket::Rocket::Flight */
enum Flight { Flight_inactive, Flight_Joined, Flight_Separated, Flight_Stage2Only };

/* TwoStageRocket::Stage */
struct Stage {
    double g;                               /* m/s^2, derived constant */
    double Fmax;                            /* N, derived constant */
    double ignition;                        /* s */
    double burnOut;                         /* s, derived constant */
    double m;                               /* kg, variable */
    double h, h_start;                      /* m, state; initial value */
    double der_h;                           /* m/s, derivative */
    double v, v_start;                      /* m/s, state; initial value */
    double der_v;                           /* m/s^2, derivative */
    double F;                               /* N, variable */
};

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
    double mass1;                           /* kg, variable */
    enum Flight Flight, Flight_start;       /* discrete; initial value */
    double entered_Flight, entered_Flight_start; /* discrete; initial value */
    struct Stage stage1;
    struct Stage stage2;
};

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool time_at_least_rocket_stage1_ignition; /* time >= rocket.stage1.ignition */
    bool time_below_rocket_stage1_burnOut;  /* time < rocket.stage1.burnOut */
    bool time_at_least_rocket_stage2_ignition; /* time >= rocket.stage2.ignition */
    bool time_below_rocket_stage2_burnOut;  /* time < rocket.stage2.burnOut */
    bool time_at_least_rocket_entered_Flight_plus_rocket_t1; /* time >= rocket.entered(Flight) + rocket.t1 */
    /* time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) */
    bool rocket_time_at_least_entered_Flight_plus_t2_minus_t1;
};

/* Values of discrete variables before the present event. */
struct ModelBefore {
    enum Flight rocket_Flight;
    double rocket_entered_Flight;
};

/* Values to which algorithms set states at the present event, and whether they do. */
struct ModelResets {
    double rocket_stage2_h;
    bool rocket_stage2_h_is_set;
    double rocket_stage2_v;
    bool rocket_stage2_v_is_set;
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct Rocket rocket;
    struct ModelBranches branch;
    struct ModelBefore pre;
    struct ModelResets reset;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_rocket_stage1_momentum = 3, EQ_rocket_stage2_momentum = 6 };

/* Modes of the equations. One mode of each cluster is active. */
enum {
    MODE_ROCKET_FLIGHT_NONE, /* rocket.Flight = none */
    MODE_ROCKET_FLIGHT_STAGE2ONLY, /* rocket.Flight = Stage2Only */
    MODE_ROCKET_FLIGHT_SEPARATED, /* rocket.Flight = Separated */
    MODE_ROCKET_FLIGHT_JOINED, /* rocket.Flight = Joined */
};

#define MODE_OF(m, cluster) ((m)->solving.structure->mode[cluster])
#define BIT(mode) (1ull << (mode))
#define WHILE_ROCKET_FLIGHT_STAGE2ONLY_OR_SEPARATED 0x6u /* rocket.Flight = Stage2Only or Separated */
#define WHILE_ROCKET_FLIGHT_SEPARATED_OR_JOINED 0xcu /* rocket.Flight = Separated or Joined */
int wanted_mode(const Model *m);

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
