/* CircuitExperiment.h - quantities, of RlcCircuit::CircuitExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_CircuitExperiment_H
#define MODEL_CircuitExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* RlcCircuit::Source */
struct Source {
    double v;                               /* V, variable */
    double i;                               /* A, variable */
    double amp;                             /* V, constant */
    double frequency;                       /* Hz, constant */
};

/* Electrical::Resistor */
struct Resistor {
    double v;                               /* V, variable */
    double i;                               /* A, variable */
    double r;                               /* ohm, constant */
    double T_ref;                           /* K, constant */
    double alpha;                           /* 1/K, constant */
    double T;                               /* K, derived constant */
    double resistance;                      /* ohm, derived constant */
};

/* Electrical::Capacitor */
struct Capacitor {
    double v, v_start;                      /* V, state; initial value */
    double der_v;                           /* V/s, derivative */
    double c;                               /* F, constant */
};

/* Electrical::Inductor */
struct Inductor {
    double v;                               /* V, variable */
    double i, i_start;                      /* A, state; initial value */
    double der_i;                           /* A/s, derivative */
    double l;                               /* H, constant */
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct Source s;
    struct Resistor rc;
    struct Capacitor c;
    struct Resistor ri;
    struct Inductor i;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_rc_law_ohm = 7, EQ_c_law_charging = 11, EQ_i_law_induction = 19 };

#endif
