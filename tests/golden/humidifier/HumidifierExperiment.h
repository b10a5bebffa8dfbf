/* HumidifierExperiment.h - quantities, of Humidifier::HumidifierExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_HumidifierExperiment_H
#define MODEL_HumidifierExperiment_H

#include "runtime/model.h"
#include "runtime/model_events.h"

/* ---- quantities ---- */

/* Humidifier::HeaterControl::Heating */
enum Heating { Heating_inactive, Heating_Off, Heating_On };

/* Humidifier::Control::Controlling */
enum Controlling { Controlling_inactive, Controlling_Idle, Controlling_Active };

/* Humidifier::UsageScenario::Usage */
enum Usage { Usage_inactive, Usage_Before, Usage_InUse, Usage_After };

/* Humidifier::UsageScenario */
struct UsageScenario {
    double onAfter;                         /* s, constant */
    double offAfter;                        /* s, constant */
    double switch_, switch_start;           /* discrete; initial value */
    enum Usage Usage, Usage_start;          /* discrete; initial value */
    double entered_Usage, entered_Usage_start; /* discrete; initial value */
};

/* Humidifier::Control */
struct Control {
    double target;                          /* %, constant */
    double threshold;                       /* %, constant */
    double mode, mode_start;                /* discrete; initial value */
    double fanPower, fanPower_start;        /* discrete; initial value */
    enum Controlling Controlling, Controlling_start; /* discrete; initial value */
};

/* Humidifier::HeaterControl */
struct HeaterControl {
    double onTemperature;                   /* degC, constant */
    double safeTemperature;                 /* degC, constant */
    double prLow;                           /* constant */
    double prHigh;                          /* constant */
    bool heating, heating_start;            /* discrete; initial value */
    double heaterPowerRatio, heaterPowerRatio_start; /* discrete; initial value */
    enum Heating Heating, Heating_start;    /* discrete; initial value */
};

/* Humidifier::VaporGenerationPlant */
struct VaporGenerationPlant {
    double maxHeaterPower;                  /* W, constant */
    double heatCapacity;                    /* J/K, constant */
    double radiationFactor;                 /* W/K, constant */
    double fanEff;                          /* W/K, constant */
    double evaporationHeat;                 /* J/kg, constant */
    double evaporationStart;                /* degC, constant */
    double evaporationRate;                 /* kg/(s*K), constant */
    double fanGain;                         /* constant */
    double roomTemperature;                 /* degC, derived constant */
    double temperature, temperature_start;  /* degC, state; initial value */
    double der_temperature;                 /* degC/s, derivative */
    double radiation;                       /* W, variable */
    double vapor;                           /* kg/s, variable */
};

/* Humidifier::WaterTank */
struct WaterTank {
    double mass, mass_start;                /* kg, state; initial value */
    double der_mass;                        /* kg/s, derivative */
};

/* Humidifier::Humidifier */
struct Humidifier {
    struct UsageScenario uS;
    struct Control c;
    struct HeaterControl hC;
    struct VaporGenerationPlant vGP;
    struct WaterTank wT;
};

/* Humidifier::HumidifiedRoom */
struct HumidifiedRoom {
    double envHumidity;                     /* %, constant */
    double timeConstant;                    /* s, constant */
    double percentPerKg;                    /* %/kg, constant */
    double roomTemperature;                 /* degC, constant */
    double humidity, humidity_start;        /* %, state; initial value */
    double der_humidity;                    /* %/s, derivative */
};

/* Values of relations and integer parts between events. */
struct ModelBranches {
    bool vGP_0_above_temperature_minus_evaporationStart; /* 0 > h.vGP.temperature - h.vGP.evaporationStart */
    bool time_at_least_h_uS_entered_Usage_plus_h_uS_onAfter; /* time >= h.uS.entered(Usage) + h.uS.onAfter */
    bool time_at_least_h_uS_entered_Usage_plus_h_uS_offAfter; /* time >= h.uS.entered(Usage) + h.uS.offAfter */
    bool hR_humidity_below_h_c_target_minus_h_c_threshold; /* hR.humidity < h.c.target - h.c.threshold */
    bool hR_humidity_above_h_c_target;      /* hR.humidity > h.c.target */
    bool h_vGP_temperature_at_most_h_hC_onTemperature; /* h.vGP.temperature <= h.hC.onTemperature */
    bool h_vGP_temperature_above_h_hC_safeTemperature; /* h.vGP.temperature > h.hC.safeTemperature */
};

/* Distances from the boundary within which a relation with an indicator keeps its value. */
struct ModelSlacks {
    double vGP_0_above_temperature_minus_evaporationStart;
    double hR_humidity_below_h_c_target_minus_h_c_threshold;
    double hR_humidity_above_h_c_target;
    double h_vGP_temperature_at_most_h_hC_onTemperature;
    double h_vGP_temperature_above_h_hC_safeTemperature;
};

/* Values of discrete variables before the present event. */
struct ModelBefore {
    double h_uS_switch;
    double h_c_mode;
    double h_c_fanPower;
    bool h_hC_heating;
    double h_hC_heaterPowerRatio;
    enum Usage h_uS_Usage;
    double h_uS_entered_Usage;
    enum Controlling h_c_Controlling;
    enum Heating h_hC_Heating;
};

struct Model {
    const ModelDescription *description;
    double time;                            /* s */
    ModelFailure failure;
    ModelSolving solving;
    struct Humidifier h;
    struct HumidifiedRoom hR;
    struct ModelBranches branch;
    struct ModelSlacks slack;
    struct ModelBefore pre;
};

/* Equations that messages name: rows of model_equations. */
enum { EQ_h_vGP_law_balance = 4 };

/* Distances of branches from a change. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
