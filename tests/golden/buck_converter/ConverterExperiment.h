/* ConverterExperiment.h - quantities, of BuckConverter::ConverterExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_ConverterExperiment_H
#define MODEL_ConverterExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"

/* ---- quantities ---- */

/* Electrical::ConstantVoltage */
struct ConstantVoltage {
    double i;                               /* A, variable */
    double der_i;                           /* A/s, variable */
    double V;                               /* V, constant */
};

/* SysPhSLibrary::ComponentBehavior::Sources::BooleanPulse */
struct BooleanPulse {
    double width;                           /* constant */
    double period;                          /* s, constant */
    double startTime;                       /* s, constant */
    struct {
        bool bSig, bSig_start;              /* discrete; initial value */
    } y;
};

/* BuckConverter::Switch */
struct Switch {
    double v;                               /* V, variable */
};

/* BuckConverter::Diode */
struct Diode {
    double v;                               /* V, variable */
    double i;                               /* A, variable */
    double der_i;                           /* A/s, variable */
    double unitResistance;                  /* ohm, constant */
    double s;                               /* V, variable */
    bool off, off_start;                    /* discrete; initial value */
};

/* Electrical::Inductor */
struct Inductor {
    double v;                               /* V, variable */
    double i, i_start;                      /* A, state; initial value */
    double der_i;                           /* A/s, derivative */
    double l;                               /* H, constant */
};

/* Electrical::Capacitor */
struct Capacitor {
    double v, v_start;                      /* V, state; initial value */
    double der_v;                           /* V/s, derivative */
    double i;                               /* A, variable */
    double c;                               /* F, constant */
};

/* Electrical::Resistor */
struct Resistor {
    double i;                               /* A, variable */
    double r;                               /* ohm, constant */
    double T_ref;                           /* K, constant */
    double alpha;                           /* 1/K, constant */
    double T;                               /* K, derived constant */
    double resistance;                      /* ohm, derived constant */
};

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool time_at_least_clock_startTime;     /* time >= clock.startTime */
    double clock_floor_of_time_minus_startTime_per_period; /* floor((time - clock.startTime)/clock.period) */
    bool relation_of_clock_value;
    bool diode_s_below_0;                   /* diode.s < 0 */
};

/* Distances from the boundary within which a relation with an indicator keeps its value. */
struct ModelSlacks {
    double diode_s_below_0;
};

/* Values of discrete variables before the present event. */
struct ModelBefore {
    bool clock_y_bSig;
    bool diode_off;
};

/* Jumps of differentiated quantities while their impulses are traced; otherwise 0. */
struct ModelJumps {
    double source_i;
    double diode_i;
    double inductor_i;
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    double delivered, delivered_start;      /* J, state; initial value */
    double der_delivered;                   /* J/s, derivative */
    double used, used_start;                /* J, state; initial value */
    double der_used;                        /* J/s, derivative */
    double energyBalance;                   /* J, variable */
    struct ConstantVoltage source;
    struct BooleanPulse clock;
    struct Switch switch_;
    struct Diode diode;
    struct Inductor inductor;
    struct Capacitor capacitor;
    struct Resistor load;
    struct ModelBranches branch;
    struct ModelSlacks slack;
    struct ModelBefore pre;
    struct ModelJumps jump;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_inductor_law_induction = 21, EQ_capacitor_law_charging = 25, EQ_load_law_ohm = 29 };

/* Modes of the equations. One mode of each cluster is active. */
enum {
    MODE_NOT_DIODE_OFF_NOT_CLOCK_Y_BSIG, /* not diode.off, not clock.y.bSig */
    MODE_DIODE_OFF_NOT_CLOCK_Y_BSIG, /* diode.off, not clock.y.bSig */
    MODE_DIODE_OFF_CLOCK_Y_BSIG, /* diode.off, clock.y.bSig */
};

#define MODE_OF(m, cluster) ((m)->solving.structure->mode[cluster])
#define BIT(mode) (1ull << (mode))
#define WHILE_NOT_DIODE_OFF_OR_CLOCK_Y_BSIG 0x5u /* not diode.off; or clock.y.bSig */
int wanted_mode(const Model *m);

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
