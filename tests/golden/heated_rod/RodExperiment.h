/* RodExperiment.h - quantities, of HeatedRod::RodExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_RodExperiment_H
#define MODEL_RodExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::EntropyFlowElement */
struct EntropyFlowElement {
    double sF;                              /* W/K, variable, SysPhSLibrary.xmi:105 */
};

/* EntropyTransfer::FixedTemperature */
struct FixedTemperature {
    double t_set;                           /* K, constant, EntropyTransfer.xmi:352 */
    struct EntropyFlowElement p;            /* port, EntropyTransfer.xmi:348 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::EntropyFlowElement */
struct EntropyFlowElement_2 {
    double sF;                              /* W/K, variable, SysPhSLibrary.xmi:105 */
    double t;                               /* K, variable, SysPhSLibrary.xmi:108 */
};

/* HeatedRod::Rod */
struct Rod {
    double n;                               /* constant, model.xmi:27 */
    double L;                               /* m, constant, model.xmi:32 */
    double A;                               /* m^2, constant, model.xmi:37 */
    double rho;                             /* kg/m^3, constant, model.xmi:42 */
    double lambda;                          /* W/(m*K), constant, model.xmi:46 */
    double c;                               /* J/(kg*K), constant, model.xmi:51 */
    double T0;                              /* K, constant, model.xmi:55 */
    double dx;                              /* m, derived constant, model.xmi:60 */
    double k1;                              /* 1/s, derived constant, model.xmi:65 */
    double k2;                              /* W/K, derived constant, model.xmi:69 */
    double T_1;                             /* K, state, model.xmi:74 */
    double T_2;                             /* K, state, model.xmi:74 */
    double T_3;                             /* K, state, model.xmi:74 */
    double T_4;                             /* K, state, model.xmi:74 */
    double T_5;                             /* K, state, model.xmi:74 */
    double Qa;                              /* W, variable, model.xmi:81 */
    double Qb;                              /* W, variable, model.xmi:85 */
    double stored;                          /* J, variable, model.xmi:89 */
    double der_T_1;                         /* K/s, derivative */
    double der_T_2;                         /* K/s, derivative */
    double der_T_3;                         /* K/s, derivative */
    double der_T_4;                         /* K/s, derivative */
    double der_T_5;                         /* K/s, derivative */
    struct EntropyFlowElement_2 b;          /* port, model.xmi:23 */
};

/* EntropyTransfer::FixedThermalPower */
struct FixedThermalPower {
    double power;                           /* W, constant, EntropyTransfer.xmi:324 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double rod_b_sF;                        /* W/K, first guess */
    double rod_b_t;                         /* K, first guess */
    double rod_T_1;                         /* K, initial value */
    double rod_T_2;                         /* K, initial value */
    double rod_T_3;                         /* K, initial value */
    double rod_T_4;                         /* K, initial value */
    double rod_T_5;                         /* K, initial value */
};

/* What loops iterate on, at the last accepted step. */
struct ModelGuess {
    double rod_b_sF;                        /* W/K */
    double rod_b_t;                         /* K */
    double rod_Qb;                          /* W */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct FixedTemperature fixedT;         /* part, model.xmi:119 */
    struct Rod rod;                         /* part, model.xmi:124 */
    struct FixedThermalPower fixedQflow;    /* part, model.xmi:127 */
    struct ModelStart start;
    struct ModelGuess guess;
};

#endif
