/* BedWarmUpExperiment.h - quantities, of HeatedBedWarmup::BedWarmUpExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_BedWarmUpExperiment_H
#define MODEL_BedWarmUpExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::EntropyFlowElement */
struct EntropyFlowElement {
    double sF;                              /* W/K, variable, SysPhSLibrary.xmi:105 */
};

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement */
struct RealSignalInElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:13 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::EntropyFlowElement */
struct EntropyFlowElement_2 {
    double sF;                              /* W/K, variable, SysPhSLibrary.xmi:105 */
    double t;                               /* K, variable, SysPhSLibrary.xmi:108 */
};

/* EntropyTransfer::Heater */
struct Heater {
    double signal2Power;                    /* W, constant, EntropyTransfer.xmi:290 */
    struct RealSignalInElement in;          /* port, EntropyTransfer.xmi:282 */
    struct EntropyFlowElement_2 p;          /* port, EntropyTransfer.xmi:286 */
};

/* EntropyTransfer::ThermalConductor */
struct ThermalConductor {
    double conductivity;                    /* W/K, constant, EntropyTransfer.xmi:86 */
    struct EntropyFlowElement b;            /* port, EntropyTransfer.xmi:17 */
};

/* EntropyTransfer::ThermalCapacitor */
struct ThermalCapacitor {
    double heatCapacity;                    /* J/K, constant, EntropyTransfer.xmi:53 */
    double T;                               /* K, state, EntropyTransfer.xmi:57 */
    double der_T;                           /* K/s, derivative */
    struct EntropyFlowElement p;            /* port, EntropyTransfer.xmi:49 */
};

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement */
struct RealSignalOutElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:20 */
    double der_rSig;                        /* variable */
};

/* EntropyTransfer::TemperatureSensor */
struct TemperatureSensor {
    double signal2Temperature;              /* K, constant, EntropyTransfer.xmi:251 */
    struct RealSignalOutElement out;        /* port, EntropyTransfer.xmi:247 */
};

/* EntropyTransfer::Convection */
struct Convection {
    double signal2Conductance;              /* W/K, constant, EntropyTransfer.xmi:167 */
    struct EntropyFlowElement a;            /* port, EntropyTransfer.xmi:13 */
};

/* RealSignals::ConstantRealSignal */
struct ConstantRealSignal {
    double cnsnt;                           /* constant, RealSignals.xmi:17 */
};

/* RealSignals::PIDControl */
struct PIDControl {
    double kp;                              /* constant, RealSignals.xmi:122 */
    double ki;                              /* constant, RealSignals.xmi:127 */
    double kd;                              /* constant, RealSignals.xmi:132 */
    double err;                             /* variable, RealSignals.xmi:137 */
    double intErr;                          /* state, RealSignals.xmi:141 */
    double der_intErr;                      /* derivative */
    double der_err;                         /* variable */
};

/* HeatedBedWarmup::HeatedBed */
struct HeatedBed {
    struct EntropyFlowElement air;          /* port, model.xmi:25 */
    struct Heater bedHeater;                /* part, model.xmi:28 */
    struct ThermalConductor bedInsulation;  /* part, model.xmi:32 */
    struct ThermalCapacitor bedHeatCapacity; /* part, model.xmi:36 */
    struct TemperatureSensor bedTempSensor; /* part, model.xmi:40 */
    struct Convection bedConvection;        /* part, model.xmi:44 */
    struct ConstantRealSignal convectionCoefficientBed; /* part, model.xmi:48 */
    struct PIDControl bedController;        /* part, model.xmi:52 */
};

/* EntropyTransfer::FixedTemperature */
struct FixedTemperature {
    double t_set;                           /* K, constant, EntropyTransfer.xmi:352 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double bed_bedHeater_p_sF;              /* W/K, first guess */
    double bed_bedHeater_p_t;               /* K, first guess */
    double bed_bedHeatCapacity_p_sF;        /* W/K, first guess */
    double bed_bedHeatCapacity_T;           /* K, initial value */
    double bed_bedController_intErr;        /* initial value */
};

/* What loops iterate on, at the last accepted step. */
struct ModelGuess {
    double bed_bedHeater_in_rSig;
    double bed_bedHeater_p_sF;              /* W/K */
    double bed_bedHeater_p_t;               /* K */
    double bed_bedInsulation_b_sF;          /* W/K */
    double bed_bedHeatCapacity_p_sF;        /* W/K */
    double der_bed_bedHeatCapacity_T;       /* K/s */
    double der_bed_bedController_err;
    double der_bed_bedTempSensor_out_rSig;
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double bed_bedHeater_in_rSig_above_0;   /* bed.bedHeater.in.rSig > 0 */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct HeatedBed bed;                   /* part, model.xmi:127 */
    struct FixedTemperature ambient;        /* part, model.xmi:128 */
    struct ConstantRealSignal setTemperature; /* part, model.xmi:132 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[1];           /* how near to its boundary each of them keeps its value */
    struct ModelStart start;
    struct ModelGuess guess;
};

/* How far branches are from changing. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
