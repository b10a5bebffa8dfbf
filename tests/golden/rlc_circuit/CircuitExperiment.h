/* CircuitExperiment.h - quantities, of RlcCircuit::CircuitExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_CircuitExperiment_H
#define MODEL_CircuitExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* RlcCircuit::Source */
struct Source {
    double v;                               /* V, variable, Electrical.xmi:21 */
    double i;                               /* A, variable, Electrical.xmi:25 */
    double amp;                             /* V, constant, model.xmi:22 */
    double frequency;                       /* Hz, constant, model.xmi:26 */
};

/* Electrical::Resistor */
struct Resistor {
    double v;                               /* V, variable, Electrical.xmi:21 */
    double i;                               /* A, variable, Electrical.xmi:25 */
    double r;                               /* ohm, constant, Electrical.xmi:66 */
    double T_ref;                           /* K, constant, Electrical.xmi:69 */
    double alpha;                           /* 1/K, constant, Electrical.xmi:74 */
    double T;                               /* K, derived constant, Electrical.xmi:78 */
    double resistance;                      /* ohm, derived constant, Electrical.xmi:83 */
};

/* Electrical::Capacitor */
struct Capacitor {
    double v;                               /* V, state, Electrical.xmi:21 */
    double c;                               /* F, constant, Electrical.xmi:104 */
    double der_v;                           /* V/s, derivative */
};

/* Electrical::Resistor */
struct Resistor_2 {
    double v;                               /* V, variable, Electrical.xmi:21 */
    double r;                               /* ohm, constant, Electrical.xmi:66 */
    double T_ref;                           /* K, constant, Electrical.xmi:69 */
    double alpha;                           /* 1/K, constant, Electrical.xmi:74 */
    double T;                               /* K, derived constant, Electrical.xmi:78 */
    double resistance;                      /* ohm, derived constant, Electrical.xmi:83 */
};

/* Electrical::Inductor */
struct Inductor {
    double v;                               /* V, variable, Electrical.xmi:21 */
    double i;                               /* A, state, Electrical.xmi:25 */
    double l;                               /* H, constant, Electrical.xmi:124 */
    double der_i;                           /* A/s, derivative */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double c_v;                             /* V, initial value */
    double i_i;                             /* A, initial value */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Source s;                        /* part, model.xmi:48 */
    struct Resistor rc;                     /* part, model.xmi:51 */
    struct Capacitor c;                     /* part, model.xmi:55 */
    struct Resistor_2 ri;                   /* part, model.xmi:59 */
    struct Inductor i;                      /* part, model.xmi:63 */
    struct ModelStart start;
};

#endif
