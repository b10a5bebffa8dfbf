/* RodExperiment.h - quantities, of HeatedRod::RodExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_RodExperiment_H
#define MODEL_RodExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* EntropyTransfer::FixedTemperature */
struct FixedTemperature {
    double t_set;                           /* K, constant */
    struct {
        double sF;                          /* W/K, variable */
    } p;
};

/* HeatedRod::Rod */
struct Rod {
    double n;                               /* constant */
    double L;                               /* m, constant */
    double A;                               /* m^2, constant */
    double rho;                             /* kg/m^3, constant */
    double lambda;                          /* W/(m*K), constant */
    double c;                               /* J/(kg*K), constant */
    double T0;                              /* K, constant */
    double dx;                              /* m, derived constant */
    double k1;                              /* 1/s, derived constant */
    double k2;                              /* W/K, derived constant */
    double T[5], T_start[5];                /* K, state; initial value */
    double der_T[5];                        /* K/s, derivative */
    double Qa;                              /* W, variable */
    double Qb;                              /* W, derived constant */
    double stored;                          /* J, variable */
    struct {
        double sF;                          /* W/K, variable */
        double product_sF;                  /* derived constant */
        double t;                           /* K, variable */
    } b;
};

/* EntropyTransfer::FixedThermalPower */
struct FixedThermalPower {
    double power;                           /* W, constant */
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct FixedTemperature fixedT;
    struct Rod rod;
    struct FixedThermalPower fixedQflow;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_rod_right = 7, EQ_rod_leftEntropy = 8, EQ_rod_rightEntropy_product = 16 };

#endif
