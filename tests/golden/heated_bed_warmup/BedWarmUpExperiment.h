/* BedWarmUpExperiment.h - quantities, of HeatedBedWarmup::BedWarmUpExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_BedWarmUpExperiment_H
#define MODEL_BedWarmUpExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"
#include "runtime/requirement.h"

/* ---- quantities ---- */

/* EntropyTransfer::Heater */
struct Heater {
    double signal2Power;                    /* W, constant */
    struct {
        double rSig;                        /* variable */
    } in;
    struct {
        double sF;                          /* W/K, variable */
        double t, t_start;                  /* K, variable; initial value */
    } p;
};

/* EntropyTransfer::ThermalConductor */
struct ThermalConductor {
    double conductivity;                    /* W/K, constant */
    struct {
        double sF;                          /* W/K, variable */
    } b;
};

/* EntropyTransfer::ThermalCapacitor */
struct ThermalCapacitor {
    double heatCapacity;                    /* J/K, constant */
    double T, T_start;                      /* K, state; initial value */
    double der_T;                           /* K/s, derivative */
    struct {
        double sF;                          /* W/K, variable */
    } p;
};

/* EntropyTransfer::TemperatureSensor */
struct TemperatureSensor {
    double signal2Temperature;              /* K, constant */
    struct {
        double rSig;                        /* variable */
    } out;
};

/* EntropyTransfer::Convection */
struct Convection {
    double signal2Conductance;              /* W/K, constant */
    struct {
        double sF;                          /* W/K, variable */
    } a;
};

/* RealSignals::ConstantRealSignal */
struct ConstantRealSignal {
    double cnsnt;                           /* constant */
};

/* RealSignals::PIDControl */
struct PIDControl {
    double kp;                              /* constant */
    double ki;                              /* constant */
    double kd;                              /* constant */
    double err;                             /* variable */
    double der_err;                         /* variable */
    double intErr, intErr_start;            /* state; initial value */
    double der_intErr;                      /* derivative */
};

/* HeatedBedWarmup::HeatedBed */
struct HeatedBed {
    struct {
        double sF;                          /* W/K, variable */
    } air;
    struct Heater bedHeater;
    struct ThermalConductor bedInsulation;
    struct ThermalCapacitor bedHeatCapacity;
    struct TemperatureSensor bedTempSensor;
    struct Convection bedConvection;
    struct ConstantRealSignal convectionCoefficientBed;
    struct PIDControl bedController;
};

/* EntropyTransfer::FixedTemperature */
struct FixedTemperature {
    double t_set;                           /* K, constant */
};

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool bed_bedHeater_in_rSig_above_0;     /* bed.bedHeater.in.rSig > 0 */
    bool time_above_300;                    /* time > 300 */
    bool bed_bedHeatCapacity_T_at_least_372; /* bed.bedHeatCapacity.T >= 372 */
    bool bed_bedHeatCapacity_T_at_most_374; /* bed.bedHeatCapacity.T <= 374 */
    bool relation_of_violated_power;        /* bed.bedHeater.signal2Power*bed.bedHeater.in.rSig <= 500 */
};

/* Distances from the boundary within which a relation with an indicator keeps its value. */
struct ModelSlacks {
    double bed_bedHeater_in_rSig_above_0;
    double bed_bedHeatCapacity_T_at_least_372;
    double bed_bedHeatCapacity_T_at_most_374;
    double relation_of_violated_power;
};

/* Values of discrete variables before the present event. */
struct ModelBefore {
    bool exercised_warm;
    bool violated_warm;
    bool violated_noOvershoot;
    bool violated_power;
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    bool exercised_warm, exercised_warm_start; /* discrete; initial value */
    bool violated_warm, violated_warm_start; /* discrete; initial value */
    bool violated_noOvershoot, violated_noOvershoot_start; /* discrete; initial value */
    bool violated_power, violated_power_start; /* discrete; initial value */
    struct HeatedBed bed;
    struct FixedTemperature ambient;
    struct ConstantRealSignal setTemperature;
    struct ModelBranches branch;
    struct ModelSlacks slack;
    struct ModelBefore pre;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_bed_bedHeater_law_power = 0, EQ_bed_bedInsulation_law_conduction = 2,
    EQ_bed_bedHeatCapacity_law_storage = 4, EQ_bed_bedConvection_balance_balance = 7,
    EQ_bed_bedConvection_law_convection = 8, EQ_bed_bedHeater_law_power_product = 36 };

/* Divisors that may pass through zero. */
void model_divisors(const Model *m, double *divisor);

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

/* Margins of checks. */
void model_checks(const Model *m, ModelCheckValue *check);
void model_bounds(const Model *m, double *bound); /* limits of variables in checks */

#endif
