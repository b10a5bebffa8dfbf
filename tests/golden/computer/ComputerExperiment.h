/* ComputerExperiment.h - quantities, of Computer::ComputerExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_ComputerExperiment_H
#define MODEL_ComputerExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"

/* ---- quantities ---- */

/* Computer::Computer::Operation */
enum Operation { Operation_inactive, Operation_initial, Operation_StandBy, Operation_On };

/* what a state has seen of a change event since it was entered */
enum seen { seen_nothing, seen_not_true, seen_consumed, seen_become_true, seen_held };

/* Computer::Computer */
struct Computer {
    enum Operation Operation, Operation_start; /* discrete; initial value */
    double entered_Operation, entered_Operation_start; /* discrete; initial value */
    enum seen seen_Operation_StandBy_1, seen_Operation_StandBy_1_start; /* discrete; initial value */
    double since_Operation_StandBy_1, since_Operation_StandBy_1_start; /* discrete; initial value */
    double consumed_Operation_1, consumed_Operation_1_start; /* discrete; initial value */
    bool held_Operation_StandBy_1, held_Operation_StandBy_1_start; /* discrete; initial value */
    enum seen seen_Operation_On_1, seen_Operation_On_1_start; /* discrete; initial value */
    double since_Operation_On_1, since_Operation_On_1_start; /* discrete; initial value */
    double consumed_Operation_2, consumed_Operation_2_start; /* discrete; initial value */
    bool held_Operation_On_1, held_Operation_On_1_start; /* discrete; initial value */
    struct {
        double rSig, rSig_start;            /* discrete; initial value */
    } y;
};

/* Computer::TwoPulses */
struct TwoPulses {
    double firstStart;                      /* s, constant */
    double firstEnd;                        /* s, constant */
    double secondStart;                     /* s, constant */
    double secondEnd;                       /* s, constant */
    double level, level_start;              /* discrete; initial value */
};

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool time_at_least_source_firstStart;   /* time >= source.firstStart */
    bool time_below_source_firstEnd;        /* time < source.firstEnd */
    bool time_at_least_source_secondStart;  /* time >= source.secondStart */
    bool time_below_source_secondEnd;       /* time < source.secondEnd */
    bool time_at_least_computer_entered_Operation_plus_5_0; /* time >= computer.entered(Operation) + 5.0 */
};

/* Values of discrete variables before the present event. */
struct ModelBefore {
    double computer_y_rSig;
    double source_level;
    enum Operation computer_Operation;
    double computer_entered_Operation;
    enum seen computer_seen_Operation_StandBy_1;
    double computer_since_Operation_StandBy_1;
    double computer_consumed_Operation_1;
    bool computer_held_Operation_StandBy_1;
    enum seen computer_seen_Operation_On_1;
    double computer_since_Operation_On_1;
    double computer_consumed_Operation_2;
    bool computer_held_Operation_On_1;
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct Computer computer;
    struct TwoPulses source;
    struct ModelBranches branch;
    struct ModelBefore pre;
};

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
