/* HumidifierExperiment.h - quantities, of Humidifier::HumidifierExperiment, from model.xmi, by sysphsc 0.1.0. */
#ifndef MODEL_HumidifierExperiment_H
#define MODEL_HumidifierExperiment_H

#include "runtime/model.h"

/* ---- quantities ---- */

/* Humidifier::UsageScenario */
struct UsageScenario {
    double onAfter;                         /* s, constant, model.xmi:19 */
    double offAfter;                        /* s, constant, model.xmi:22 */
    double switch_;                         /* discrete, model.xmi:25 */
    double Usage;                           /* discrete, model.xmi:43 */
    double entered_Usage;                   /* discrete, model.xmi:43 */
};

/* Humidifier::Control */
struct Control {
    double target;                          /* %, constant, model.xmi:87 */
    double threshold;                       /* %, constant, model.xmi:90 */
    double mode;                            /* discrete, model.xmi:93 */
    double fanPower;                        /* discrete, model.xmi:98 */
    double Controlling;                     /* discrete, model.xmi:126 */
};

/* Humidifier::HeaterControl */
struct HeaterControl {
    double onTemperature;                   /* degC, constant, model.xmi:171 */
    double safeTemperature;                 /* degC, constant, model.xmi:174 */
    double prLow;                           /* constant, model.xmi:177 */
    double prHigh;                          /* constant, model.xmi:182 */
    double heating;                         /* discrete, model.xmi:187 */
    double heaterPowerRatio;                /* discrete, model.xmi:192 */
    double Heating;                         /* discrete, model.xmi:210 */
};

/* Humidifier::VaporGenerationPlant */
struct VaporGenerationPlant {
    double maxHeaterPower;                  /* W, constant, model.xmi:258 */
    double heatCapacity;                    /* J/K, constant, model.xmi:261 */
    double radiationFactor;                 /* W/K, constant, model.xmi:264 */
    double fanEff;                          /* W/K, constant, model.xmi:267 */
    double evaporationHeat;                 /* J/kg, constant, model.xmi:270 */
    double evaporationStart;                /* degC, constant, model.xmi:273 */
    double evaporationRate;                 /* kg/(s*K), constant, model.xmi:276 */
    double fanGain;                         /* constant, model.xmi:279 */
    double roomTemperature;                 /* degC, derived constant, model.xmi:283 */
    double temperature;                     /* degC, state, model.xmi:286 */
    double radiation;                       /* W, variable, model.xmi:289 */
    double vapor;                           /* kg/s, variable, model.xmi:292 */
    double der_temperature;                 /* degC/s, derivative */
};

/* Humidifier::WaterTank */
struct WaterTank {
    double mass;                            /* kg, state, model.xmi:374 */
    double der_mass;                        /* kg/s, derivative */
};

/* Humidifier::Humidifier */
struct Humidifier {
    struct UsageScenario uS;                /* part, model.xmi:397 */
    struct Control c;                       /* part, model.xmi:400 */
    struct HeaterControl hC;                /* part, model.xmi:403 */
    struct VaporGenerationPlant vGP;        /* part, model.xmi:406 */
    struct WaterTank wT;                    /* part, model.xmi:409 */
};

/* Humidifier::HumidifiedRoom */
struct HumidifiedRoom {
    double envHumidity;                     /* %, constant, model.xmi:453 */
    double timeConstant;                    /* s, constant, model.xmi:456 */
    double percentPerKg;                    /* %/kg, constant, model.xmi:459 */
    double roomTemperature;                 /* degC, constant, model.xmi:462 */
    double humidity;                        /* %, state, model.xmi:465 */
    double der_humidity;                    /* %/s, derivative */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double h_uS_switch;                     /* initial value */
    double h_c_mode;                        /* initial value */
    double h_c_fanPower;                    /* initial value */
    double h_hC_heating;                    /* initial value */
    double h_hC_heaterPowerRatio;           /* initial value */
    double h_vGP_temperature;               /* degC, initial value */
    double h_wT_mass;                       /* kg, initial value */
    double hR_humidity;                     /* %, initial value */
    double h_uS_Usage;                      /* initial value */
    double h_uS_entered_Usage;              /* initial value */
    double h_c_Controlling;                 /* initial value */
    double h_hC_Heating;                    /* initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double relation_of_E7;                  /* 0 > h.vGP.temperature - h.vGP.evaporationStart */
    double time_at_least_h_uS_entered_Usage___h_uS_onAfter; /* time >= h.uS.entered(Usage) + h.uS.onAfter */
    double time_at_least_h_uS_entered_Usage___h_uS_offAfter; /* time >= h.uS.entered(Usage) + h.uS.offAfter */
    double hR_humidity_below_h_c_target___h_c_threshold; /* hR.humidity < h.c.target - h.c.threshold */
    double hR_humidity_above_h_c_target;    /* hR.humidity > h.c.target */
    double h_vGP_temperature_at_most_h_hC_onTemperature; /* h.vGP.temperature <= h.hC.onTemperature */
    double h_vGP_temperature_above_h_hC_safeTemperature; /* h.vGP.temperature > h.hC.safeTemperature */
};

/* Discrete variables before the present event. */
struct ModelBefore {
    double h_uS_switch;
    double h_c_mode;
    double h_c_fanPower;
    double h_hC_heating;
    double h_hC_heaterPowerRatio;
    double h_uS_Usage;
    double h_uS_entered_Usage;
    double h_c_Controlling;
    double h_hC_Heating;
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    struct Humidifier h;                    /* part, model.xmi:500 */
    struct HumidifiedRoom hR;               /* part, model.xmi:501 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[7];           /* how near to its boundary each of them keeps its value */
    struct ModelBefore pre;
    struct ModelStart start;
};

/* How far branches are from changing. */
void model_branch_margins(const Model *m, double time, const double *listed, double *margin);

#endif
