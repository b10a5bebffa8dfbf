/* ControlledTanksExperiment.h - quantities, of TwoTankControl::ControlledTanksExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#ifndef MODEL_ControlledTanksExperiment_H
#define MODEL_ControlledTanksExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"

/* ---- quantities ---- */

/* TwoTankControl::PumpControl::Operation */
enum Operation { Operation_inactive, Operation_Filling, Operation_Pausing, Operation_Waiting };

/* what a state has seen of a change event since it was entered */
enum seen { seen_nothing, seen_not_true, seen_consumed, seen_become_true, seen_held };

/* TwoTankControl::Pump */
struct Pump {
    double delivery;                        /* m^3/s, constant */
    struct {
        double q;                           /* m^3/s, variable */
        double p;                           /* Pa, variable */
    } outlet;
};

/* TwoTankControl::Tank */
struct Tank {
    double area;                            /* m^2, constant */
    double gravity;                         /* m/s^2, constant */
    double density;                         /* kg/m^3, constant */
    double level, level_start;              /* m, state; initial value */
    double der_level;                       /* m/s, derivative */
    struct {
        double q;                           /* m^3/s, variable */
    } opening;
};

/* Fluid::SimplePipe */
struct SimplePipe {
    double resistance;                      /* Pa*s/m^3, constant */
    double VflowC;                          /* m^3/s, variable */
    double dpC;                             /* Pa, variable */
    struct {
        double p;                           /* Pa, variable */
    } b;
};

/* Fluid::CnstPressureSource */
struct CnstPressureSource {
    double pressure;                        /* Pa, constant */
};

/* TwoTankControl::PumpControl */
struct PumpControl {
    double full;                            /* m, constant */
    double low;                             /* m, constant */
    double pause;                           /* s, constant */
    double fillings, fillings_start;        /* discrete; initial value */
    bool running, running_start;            /* discrete; initial value */
    enum Operation Operation, Operation_start; /* discrete; initial value */
    double entered_Operation, entered_Operation_start; /* discrete; initial value */
    enum seen seen_Operation_Filling_1, seen_Operation_Filling_1_start; /* discrete; initial value */
    double since_Operation_Filling_1, since_Operation_Filling_1_start; /* discrete; initial value */
    double consumed_Operation_1, consumed_Operation_1_start; /* discrete; initial value */
    bool held_Operation_Filling_1, held_Operation_Filling_1_start; /* discrete; initial value */
    enum seen seen_Operation_Waiting_1, seen_Operation_Waiting_1_start; /* discrete; initial value */
    double since_Operation_Waiting_1, since_Operation_Waiting_1_start; /* discrete; initial value */
    double consumed_Operation_2, consumed_Operation_2_start; /* discrete; initial value */
    bool held_Operation_Waiting_1, held_Operation_Waiting_1_start; /* discrete; initial value */
};

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool tank1_level_at_least_control_full; /* tank1.level >= control.full */
    bool tank2_level_at_most_control_low;   /* tank2.level <= control.low */
    bool control_time_at_least_entered_Operation_plus_pause; /* time >= control.entered(Operation) + control.pause */
};

/* Distances from the boundary within which a relation with an indicator keeps its value. */
struct ModelSlacks {
    double tank1_level_at_least_control_full;
    double tank2_level_at_most_control_low;
};

/* Values of discrete variables before the present event. */
struct ModelBefore {
    double control_fillings;
    bool control_running;
    enum Operation control_Operation;
    double control_entered_Operation;
    enum seen control_seen_Operation_Filling_1;
    double control_since_Operation_Filling_1;
    double control_consumed_Operation_1;
    bool control_held_Operation_Filling_1;
    enum seen control_seen_Operation_Waiting_1;
    double control_since_Operation_Waiting_1;
    double control_consumed_Operation_2;
    bool control_held_Operation_Waiting_1;
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct Pump pump;
    struct Tank tank1;
    struct SimplePipe pipe;
    struct Tank tank2;
    struct SimplePipe outlet;
    struct CnstPressureSource drain;
    struct PumpControl control;
    struct ModelBranches branch;
    struct ModelSlacks slack;
    struct ModelBefore pre;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_tank1_law_storage = 2, EQ_pipe_law_law = 7, EQ_tank2_law_storage = 9, EQ_outlet_law_law = 14 };

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
