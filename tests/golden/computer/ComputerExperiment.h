/* ComputerExperiment.h - quantities, of Computer::ComputerExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_ComputerExperiment_H
#define MODEL_ComputerExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement */
struct RealSignalOutElement {
    double rSig;                            /* discrete, SysPhSLibrary.xmi:20 */
};

/* Computer::Computer */
struct Computer {
    double Operation;                       /* discrete, model.xmi:24 */
    double entered_Operation;               /* discrete, model.xmi:24 */
    double seen_Operation_StandBy_1;        /* discrete, model.xmi:185 */
    double since_Operation_StandBy_1;       /* discrete, model.xmi:185 */
    double consumed_Operation_1;            /* discrete, model.xmi:185 */
    double held_Operation_StandBy_1;        /* discrete, model.xmi:185 */
    double seen_Operation_On_1;             /* discrete, model.xmi:191 */
    double since_Operation_On_1;            /* discrete, model.xmi:191 */
    double consumed_Operation_2;            /* discrete, model.xmi:191 */
    double held_Operation_On_1;             /* discrete, model.xmi:191 */
    struct RealSignalOutElement y;          /* port, model.xmi:19 */
};

/* Computer::TwoPulses */
struct TwoPulses {
    double firstStart;                      /* s, constant, model.xmi:55 */
    double firstEnd;                        /* s, constant, model.xmi:59 */
    double secondStart;                     /* s, constant, model.xmi:63 */
    double secondEnd;                       /* s, constant, model.xmi:67 */
    double level;                           /* discrete, model.xmi:71 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double computer_y_rSig;                 /* initial value */
    double source_level;                    /* initial value */
    double computer_Operation;              /* initial value */
    double computer_entered_Operation;      /* initial value */
    double computer_seen_Operation_StandBy_1; /* initial value */
    double computer_since_Operation_StandBy_1; /* initial value */
    double computer_consumed_Operation_1;   /* initial value */
    double computer_held_Operation_StandBy_1; /* initial value */
    double computer_seen_Operation_On_1;    /* initial value */
    double computer_since_Operation_On_1;   /* initial value */
    double computer_consumed_Operation_2;   /* initial value */
    double computer_held_Operation_On_1;    /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double time_at_least_source_firstStart; /* time >= source.firstStart */
    double time_below_source_firstEnd;      /* time < source.firstEnd */
    double time_at_least_source_secondStart; /* time >= source.secondStart */
    double time_below_source_secondEnd;     /* time < source.secondEnd */
    double time_at_least_computer_entered_Operation___5_0; /* time >= computer.entered(Operation) + 5.0 */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double computer_y_rSig;
    double source_level;
    double computer_Operation;
    double computer_entered_Operation;
    double computer_seen_Operation_StandBy_1;
    double computer_since_Operation_StandBy_1;
    double computer_consumed_Operation_1;
    double computer_held_Operation_StandBy_1;
    double computer_seen_Operation_On_1;
    double computer_since_Operation_On_1;
    double computer_consumed_Operation_2;
    double computer_held_Operation_On_1;
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Computer computer;               /* part, model.xmi:105 */
    struct TwoPulses source;                /* part, model.xmi:106 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[5];           /* how near to its boundary each of them keeps its value */
    struct ModelBefore pre;
    struct ModelStart start;
};

/* How far branches are from changing. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
