/* HumidifierExperiment.c - simulation of Humidifier::HumidifierExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 3 states, 22 equations (17 eliminated), no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals
 * another one, up to its sign) has no member and appears in the table model_variables alone. The comment above each
 * statement names the equation, the part and the constraint that it was drawn in, its text there, and where that stands;
 * of a state machine, the state or action. model_evaluate computes what the derivatives need, in order; model_outputs all
 * else; model_residuals evaluates the equations as drawn, with the values that results show, to check the former.
 * Positions in the solver's vectors occur in model_set_states, model_get_states and model_get_derivatives only.
 *
 * Between events, m->branch keeps what relations and integer parts are, and discrete variables keep their values;
 * model_indicators and model_next_instant tell when a branch changes. At an event model_update determines them anew, with
 * their values before it in m->pre, and is called again until nothing changes.
 */
#include "runtime/instant.h"
#include "runtime/loop.h"
#include "runtime/model.h"

#include <math.h>
#include <string.h>

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

const size_t model_size = sizeof(struct Model);

static inline bool are_equal(double a, double b)
{
    return a <= b && a >= b;
}

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* E6  h.vGP  VaporGenerationPlantConstraint::loss  model.xmi:661
     *     radiation = (temperature - roomTemperature)*(radiationFactor + fanEff*fan)
     *     fanPowerIn.rSig is h.c.fanPower */
    const double h_vGP_radiation = (m->h.vGP.temperature - m->h.vGP.roomTemperature)
            * (m->h.vGP.radiationFactor + m->h.vGP.fanEff * m->h.c.fanPower);

    /* E7  h.vGP  VaporGenerationPlantConstraint::evaporation  model.xmi:667
     *     vapor = evaporationRate*(1 + fanGain*fan)*max(0, temperature - evaporationStart)
     *     fanPowerIn.rSig is h.c.fanPower */
    const double h_vGP_vapor = m->h.vGP.evaporationRate * (1.0 + m->h.vGP.fanGain * m->h.c.fanPower)
            * (m->branch.relation_of_E7 > 0.5 ? 0.0 : m->h.vGP.temperature - m->h.vGP.evaporationStart);

    /* E5  h.vGP  VaporGenerationPlantConstraint::balance  model.xmi:655
     *     heatCapacity*der(temperature) = maxHeaterPower*ratio - radiation - evaporationHeat*vapor
     *     solved for der(h.vGP.temperature); heaterPowerRatioIn.rSig is h.hC.heaterPowerRatio */
    m->h.vGP.der_temperature = (m->h.vGP.maxHeaterPower * m->h.hC.heaterPowerRatio - h_vGP_radiation
            - m->h.vGP.evaporationHeat * h_vGP_vapor) / m->h.vGP.heatCapacity;

    /* E10  h.wT  WaterTankConstraint::balance  der(mass) = -vapor  model.xmi:694
     *     vaporIn.rSig is h.vGP.vapor */
    m->h.wT.der_mass = -h_vGP_vapor;

    /* E11  hR  HumidifiedRoomConstraint::balance  model.xmi:721
     *     der(humidity) = percentPerKg*vapor - (humidity - envHumidity)/timeConstant
     *     vaporIn.rSig is h.vGP.vapor */
    m->hR.der_humidity = m->hR.percentPerKg * h_vGP_vapor - (m->hR.humidity - m->hR.envHumidity) / m->hR.timeConstant;

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E6 again, as in model_evaluate */
    m->h.vGP.radiation = (m->h.vGP.temperature - m->h.vGP.roomTemperature)
            * (m->h.vGP.radiationFactor + m->h.vGP.fanEff * m->h.c.fanPower);

    /* E7 again, as in model_evaluate */
    m->h.vGP.vapor = m->h.vGP.evaporationRate * (1.0 + m->h.vGP.fanGain * m->h.c.fanPower)
            * (m->branch.relation_of_E7 > 0.5 ? 0.0 : m->h.vGP.temperature - m->h.vGP.evaporationStart);

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static void derive_constants(Model *m)
{
    /* h.vGP.roomTemperature = hR.roomTemperature  model.xmi:283 */
    m->h.vGP.roomTemperature = m->hR.roomTemperature;
}

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E5  h.vGP  VaporGenerationPlantConstraint::balance  model.xmi:655
     *     heatCapacity*der(temperature) = maxHeaterPower*ratio - radiation - evaporationHeat*vapor */
    if (!(fabs(m->h.vGP.heatCapacity) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 4, NULL, m->h.vGP.heatCapacity);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->h.vGP.temperature = m->start.h_vGP_temperature;
    m->h.wT.mass = m->start.h_wT_mass;
    m->hR.humidity = m->start.hR_humidity;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->h.uS.onAfter = 60.0; /* s */
    m->h.uS.offAfter = 9000.0; /* s */
    m->h.c.target = 50.0; /* % */
    m->h.c.threshold = 3.0; /* % */
    m->h.hC.onTemperature = 90.0; /* degC */
    m->h.hC.safeTemperature = 95.0; /* degC */
    m->h.hC.prLow = 0.0;
    m->h.hC.prHigh = 1.0;
    m->h.vGP.maxHeaterPower = 400.0; /* W */
    m->h.vGP.heatCapacity = 2000.0; /* J/K */
    m->h.vGP.radiationFactor = 0.2; /* W/K */
    m->h.vGP.fanEff = 0.8; /* W/K */
    m->h.vGP.evaporationHeat = 2270000.0; /* J/kg */
    m->h.vGP.evaporationStart = 60.0; /* degC */
    m->h.vGP.evaporationRate = 2.5e-06; /* kg/(s*K) */
    m->h.vGP.fanGain = 0.5;
    m->hR.envHumidity = 30.0; /* % */
    m->hR.timeConstant = 7200.0; /* s */
    m->hR.percentPerKg = 115.0; /* %/kg */
    m->hR.roomTemperature = 22.0; /* degC */
    m->start.h_uS_switch = 0.0;
    m->start.h_c_mode = 0.0;
    m->start.h_c_fanPower = 0.0;
    m->start.h_hC_heating = 0.0;
    m->start.h_hC_heaterPowerRatio = 0.0;
    m->start.h_vGP_temperature = 22.0; /* degC */
    m->start.h_wT_mass = 3.0; /* kg */
    m->start.hR_humidity = 32.0; /* % */
    m->start.h_uS_Usage = 0.0;
    m->start.h_uS_entered_Usage = 0.0;
    m->start.h_c_Controlling = 0.0;
    m->start.h_hC_Heating = 0.0;
}

ModelStatus model_derive_constants(Model *m)
{
    ModelStatus status;

    derive_constants(m);
    status = check_divisors(m);
    if (status != MODEL_OK)
        return status;

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    ModelStatus status;

    m->time = time;
    start_states(m);
    status = model_evaluate(m);
    if (status != MODEL_OK)
        return status;
    status = model_outputs(m);
    if (status != MODEL_OK)
        return status;
    model_accept(m);
    model_accept_outputs(m);

    return MODEL_OK;
}

void model_accept(Model *m)
{
    (void)m; /* no loops */
}

void model_accept_outputs(Model *m)
{
    (void)m; /* no loops */
}

void model_set_states(Model *m, double time, const double *restrict x)
{
    m->time = time;
    m->h.vGP.temperature = x[0]; /* degC */
    m->h.wT.mass = x[1]; /* kg */
    m->hR.humidity = x[2]; /* % */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->h.vGP.temperature; /* degC */
    x[1] = m->h.wT.mass; /* kg */
    x[2] = m->hR.humidity; /* % */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->h.vGP.der_temperature; /* degC/s */
    dx[1] = m->h.wT.der_mass; /* kg/s */
    dx[2] = m->hR.der_humidity; /* %/s */
}

/* Rows of model_variables. */
static const int states[] = {
        36, 40, 47};

int model_state_count(const Model *m)
{
    (void)m;
    return 3;
}

int model_state_variable(const Model *m, int state)
{
    (void)m;
    return states[state];
}

const ModelLoop *model_large_loop(int index)
{
    (void)index;
    return NULL;
}

void model_attach(Model *m, int index, LargeLoop *memory)
{
    (void)m, (void)index, (void)memory;
}


ModelSolving *model_solving(Model *m)
{
    return &m->solving;
}

ModelFailure *model_failure(Model *m)
{
    return &m->failure;
}

/* ---- events ---- */

/* A1  h.uS  Humidifier::UsageScenario::Usage  model.xmi:41 */
static ModelStatus algorithm_1(Model *m)
{
    double h_uS_switch = m->pre.h_uS_switch;
    double h_uS_Usage = m->pre.h_uS_Usage;
    double h_uS_entered_Usage = m->pre.h_uS_entered_Usage;

    /* Humidifier::UsageScenario::Usage  model.xmi:43 */
    if (are_equal(m->pre.h_uS_Usage, 0.0)) {
        /* Humidifier::UsageScenario::Usage::Before  model.xmi:45 */
        h_uS_Usage = 1.0;
        h_uS_entered_Usage = m->time;
        /* switch := 0  model.xmi:48 */
        h_uS_switch = 0.0;
    } else if (are_equal(m->pre.h_uS_Usage, 1.0)) {
        /* Humidifier::UsageScenario::Usage::Before  model.xmi:45 */
        if (m->branch.time_at_least_h_uS_entered_Usage___h_uS_onAfter > 0.5) {
            /* Humidifier::UsageScenario::Usage::InUse  model.xmi:51 */
            h_uS_Usage = 2.0;
            h_uS_entered_Usage = m->time;
            /* switch := 1  model.xmi:54 */
            h_uS_switch = 1.0;
        }
    } else if (are_equal(m->pre.h_uS_Usage, 2.0)) {
        /* Humidifier::UsageScenario::Usage::InUse  model.xmi:51 */
        if (m->branch.time_at_least_h_uS_entered_Usage___h_uS_offAfter > 0.5) {
            /* Humidifier::UsageScenario::Usage::After  model.xmi:57 */
            h_uS_Usage = 3.0;
            /* switch := 0  model.xmi:60 */
            h_uS_switch = 0.0;
        }
    }
    m->h.uS.switch_ = h_uS_switch;
    m->h.uS.Usage = h_uS_Usage;
    m->h.uS.entered_Usage = h_uS_entered_Usage;

    return MODEL_OK;
}

/* A2  h.c  Humidifier::Control::Controlling  model.xmi:124 */
static ModelStatus algorithm_2(Model *m)
{
    double h_c_mode = m->pre.h_c_mode;
    double h_c_fanPower = m->pre.h_c_fanPower;
    double h_c_Controlling = m->pre.h_c_Controlling;

    /* Humidifier::Control::Controlling  model.xmi:126 */
    if (are_equal(m->pre.h_c_Controlling, 0.0)) {
        /* Humidifier::Control::Controlling::Idle  model.xmi:128 */
        h_c_Controlling = 1.0;
        /* mode := 0  model.xmi:131 */
        h_c_mode = 0.0;
        /* fanPower := 0  model.xmi:131 */
        h_c_fanPower = 0.0;
    } else if (are_equal(m->pre.h_c_Controlling, 1.0)) {
        /* Humidifier::Control::Controlling::Idle  model.xmi:128 */
        if (are_equal(m->pre.h_uS_switch, 1.0) && m->branch.hR_humidity_below_h_c_target___h_c_threshold > 0.5) {
            /* Humidifier::Control::Controlling::Active  model.xmi:134 */
            h_c_Controlling = 2.0;
            /* mode := 1  model.xmi:137 */
            h_c_mode = 1.0;
            /* fanPower := 1  model.xmi:137 */
            h_c_fanPower = 1.0;
        }
    } else if (are_equal(m->pre.h_c_Controlling, 2.0)) {
        /* Humidifier::Control::Controlling::Active  model.xmi:134 */
        if (are_equal(m->pre.h_uS_switch, 0.0) || m->branch.hR_humidity_above_h_c_target > 0.5) {
            /* Humidifier::Control::Controlling::Idle  model.xmi:128 */
            h_c_Controlling = 1.0;
            /* mode := 0  model.xmi:131 */
            h_c_mode = 0.0;
            /* fanPower := 0  model.xmi:131 */
            h_c_fanPower = 0.0;
        }
    }
    m->h.c.mode = h_c_mode;
    m->h.c.fanPower = h_c_fanPower;
    m->h.c.Controlling = h_c_Controlling;

    return MODEL_OK;
}

/* A3  h.hC  Humidifier::HeaterControl::Heating  model.xmi:208 */
static ModelStatus algorithm_3(Model *m)
{
    double h_hC_heating = m->pre.h_hC_heating;
    double h_hC_heaterPowerRatio = m->pre.h_hC_heaterPowerRatio;
    double h_hC_Heating = m->pre.h_hC_Heating;

    /* Humidifier::HeaterControl::Heating  model.xmi:210 */
    if (are_equal(m->pre.h_hC_Heating, 0.0)) {
        /* Humidifier::HeaterControl::Heating::Off  model.xmi:212 */
        h_hC_Heating = 1.0;
        /* heating := false  model.xmi:215 */
        h_hC_heating = 0.0;
        /* heaterPowerRatio := prLow  model.xmi:215 */
        h_hC_heaterPowerRatio = m->h.hC.prLow;
    } else if (are_equal(m->pre.h_hC_Heating, 1.0)) {
        /* Humidifier::HeaterControl::Heating::Off  model.xmi:212 */
        if (are_equal(m->pre.h_c_mode, 1.0) && m->branch.h_vGP_temperature_at_most_h_hC_onTemperature > 0.5) {
            /* Humidifier::HeaterControl::Heating::On  model.xmi:218 */
            h_hC_Heating = 2.0;
            /* heating := true  model.xmi:221 */
            h_hC_heating = 1.0;
            /* heaterPowerRatio := prHigh  model.xmi:221 */
            h_hC_heaterPowerRatio = m->h.hC.prHigh;
        }
    } else if (are_equal(m->pre.h_hC_Heating, 2.0)) {
        /* Humidifier::HeaterControl::Heating::On  model.xmi:218 */
        if (are_equal(m->pre.h_c_mode, 0.0) || m->branch.h_vGP_temperature_above_h_hC_safeTemperature > 0.5) {
            /* Humidifier::HeaterControl::Heating::Off  model.xmi:212 */
            h_hC_Heating = 1.0;
            /* heating := false  model.xmi:215 */
            h_hC_heating = 0.0;
            /* heaterPowerRatio := prLow  model.xmi:215 */
            h_hC_heaterPowerRatio = m->h.hC.prLow;
        }
    }
    m->h.hC.heating = h_hC_heating;
    m->h.hC.heaterPowerRatio = h_hC_heaterPowerRatio;
    m->h.hC.Heating = h_hC_Heating;

    return MODEL_OK;
}

static void begin_update(Model *m)
{
    /* What algorithms assign is seen in the next round; what no tick changes stays. */
    m->h.uS.switch_ = m->pre.h_uS_switch;
    m->h.c.mode = m->pre.h_c_mode;
    m->h.c.fanPower = m->pre.h_c_fanPower;
    m->h.hC.heating = m->pre.h_hC_heating;
    m->h.hC.heaterPowerRatio = m->pre.h_hC_heaterPowerRatio;
    m->h.uS.Usage = m->pre.h_uS_Usage;
    m->h.uS.entered_Usage = m->pre.h_uS_entered_Usage;
    m->h.c.Controlling = m->pre.h_c_Controlling;
    m->h.hC.Heating = m->pre.h_hC_Heating;
}

static ModelStatus update(Model *m)
{
    ModelStatus status;

    /* E7  decides 0 > h.vGP.temperature - h.vGP.evaporationStart  model.xmi:667 */
    m->branch.relation_of_E7 = instant_kept(0.0 > m->h.vGP.temperature - m->h.vGP.evaporationStart ? 1.0 : 0.0,
            m->h.vGP.evaporationStart - m->h.vGP.temperature, m->branch.relation_of_E7, m->slack[0]);

    /* A1  decides time >= h.uS.entered(Usage) + h.uS.onAfter  model.xmi:41 */
    m->branch.time_at_least_h_uS_entered_Usage___h_uS_onAfter = are_equal(m->pre.h_uS_Usage, 1.0)
            ? instant_truth(m->time, 1.0, -(m->h.uS.entered_Usage + m->h.uS.onAfter), true)
            : m->branch.time_at_least_h_uS_entered_Usage___h_uS_onAfter;

    /* A1  decides time >= h.uS.entered(Usage) + h.uS.offAfter  model.xmi:41 */
    m->branch.time_at_least_h_uS_entered_Usage___h_uS_offAfter = are_equal(m->pre.h_uS_Usage, 2.0)
            ? instant_truth(m->time, 1.0, -(m->h.uS.entered_Usage + m->h.uS.offAfter), true)
            : m->branch.time_at_least_h_uS_entered_Usage___h_uS_offAfter;

    /* A2  decides hR.humidity < h.c.target - h.c.threshold  model.xmi:124 */
    m->branch.hR_humidity_below_h_c_target___h_c_threshold = are_equal(m->pre.h_c_Controlling, 1.0)
            ? instant_kept(m->hR.humidity < m->h.c.target - m->h.c.threshold ? 1.0 : 0.0,
            m->hR.humidity - (m->h.c.target - m->h.c.threshold),
            m->branch.hR_humidity_below_h_c_target___h_c_threshold,
            m->slack[3]) : m->branch.hR_humidity_below_h_c_target___h_c_threshold;

    /* A2  decides hR.humidity > h.c.target  model.xmi:124 */
    m->branch.hR_humidity_above_h_c_target = are_equal(m->pre.h_c_Controlling, 2.0)
            ? instant_kept(m->hR.humidity > m->h.c.target ? 1.0 : 0.0, m->hR.humidity - m->h.c.target,
            m->branch.hR_humidity_above_h_c_target, m->slack[4]) : m->branch.hR_humidity_above_h_c_target;

    /* A3  decides h.vGP.temperature <= h.hC.onTemperature  model.xmi:208 */
    m->branch.h_vGP_temperature_at_most_h_hC_onTemperature = are_equal(m->pre.h_hC_Heating, 1.0)
            ? instant_kept(m->h.vGP.temperature <= m->h.hC.onTemperature ? 1.0 : 0.0,
            m->h.vGP.temperature - m->h.hC.onTemperature, m->branch.h_vGP_temperature_at_most_h_hC_onTemperature,
            m->slack[5]) : m->branch.h_vGP_temperature_at_most_h_hC_onTemperature;

    /* A3  decides h.vGP.temperature > h.hC.safeTemperature  model.xmi:208 */
    m->branch.h_vGP_temperature_above_h_hC_safeTemperature = are_equal(m->pre.h_hC_Heating, 2.0)
            ? instant_kept(m->h.vGP.temperature > m->h.hC.safeTemperature ? 1.0 : 0.0,
            m->h.vGP.temperature - m->h.hC.safeTemperature, m->branch.h_vGP_temperature_above_h_hC_safeTemperature,
            m->slack[6]) : m->branch.h_vGP_temperature_above_h_hC_safeTemperature;

    status = algorithm_1(m);
    if (status != MODEL_OK)
        return status;

    status = algorithm_2(m);
    if (status != MODEL_OK)
        return status;

    status = algorithm_3(m);
    if (status != MODEL_OK)
        return status;

    return MODEL_OK;
}

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    indicator[0] = instant_margin(m->h.vGP.evaporationStart - m->h.vGP.temperature, m->branch.relation_of_E7, false);
    indicator[1] = are_equal(m->pre.h_c_Controlling, 1.0)
            ? instant_margin(m->h.c.target - m->h.c.threshold - m->hR.humidity,
            m->branch.hR_humidity_below_h_c_target___h_c_threshold, false) : 1.0;
    indicator[2] = are_equal(m->pre.h_c_Controlling, 2.0)
            ? instant_margin(m->hR.humidity - m->h.c.target, m->branch.hR_humidity_above_h_c_target, false) : 1.0;
    indicator[3] = are_equal(m->pre.h_hC_Heating, 1.0)
            ? instant_margin(m->h.hC.onTemperature - m->h.vGP.temperature,
            m->branch.h_vGP_temperature_at_most_h_hC_onTemperature, true) : 1.0;
    indicator[4] = are_equal(m->pre.h_hC_Heating, 2.0)
            ? instant_margin(m->h.vGP.temperature - m->h.hC.safeTemperature,
            m->branch.h_vGP_temperature_above_h_hC_safeTemperature, false) : 1.0;

    return MODEL_OK;
}

static void next_instant(const Model *m, double *next)
{
    /* time >= h.uS.entered(Usage) + h.uS.onAfter */
    *next = fmin(*next, are_equal(m->pre.h_uS_Usage, 1.0)
            ? instant_of_truth(m->time, 1.0, -(m->h.uS.entered_Usage + m->h.uS.onAfter)) : INFINITY);
    /* time >= h.uS.entered(Usage) + h.uS.offAfter */
    *next = fmin(*next, are_equal(m->pre.h_uS_Usage, 2.0)
            ? instant_of_truth(m->time, 1.0, -(m->h.uS.entered_Usage + m->h.uS.offAfter)) : INFINITY);
}

double model_next_instant(const Model *m)
{
    double next = INFINITY;
    next_instant(m, &next);
    return next;
}

/* Before the first event: branches that loops assume, as far as stated starts decide them. */
void model_guess(Model *m, double time)
{
    m->time = time;
    (void)m; /* stated starts decide nothing */
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    ModelStatus status;

    begin_update(m);
    status = update(m);
    if (status != MODEL_OK)
        return status;

    return MODEL_OK;
}

void model_set_phase(Model *m, bool is_initial, bool is_terminal)
{
    m->is_initial = is_initial;
    m->is_terminal = is_terminal;
}

/* ---- the equations as drawn ---- */

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)time;
    /* E1  h.uS  UsageScenarioConstraint::signal  y = switch  model.xmi:556 */
    const double h_uS_switchOut_iSig = listed[2];
    const double h_uS_switch = listed[5];
    residual[0] = h_uS_switchOut_iSig - h_uS_switch;
    scale[0] = fabs(h_uS_switchOut_iSig) + fabs(h_uS_switch);

    /* E2  h.c  ControlConstraint::modeSignal  m = mode  model.xmi:577 */
    const double h_c_modeOut_iSig = listed[8];
    const double h_c_mode = listed[12];
    residual[1] = h_c_modeOut_iSig - h_c_mode;
    scale[1] = fabs(h_c_modeOut_iSig) + fabs(h_c_mode);

    /* E3  h.c  ControlConstraint::powerSignal  p = fanPower  model.xmi:583 */
    const double h_c_fanPowerOut_rSig = listed[9];
    const double h_c_fanPower = listed[13];
    residual[2] = h_c_fanPowerOut_rSig - h_c_fanPower;
    scale[2] = fabs(h_c_fanPowerOut_rSig) + fabs(h_c_fanPower);

    /* E4  h.hC  HeaterControlConstraint::signal  y = heaterPowerRatio  model.xmi:598 */
    const double h_hC_heaterPowerRatioOut_rSig = listed[16];
    const double h_hC_heaterPowerRatio = listed[22];
    residual[3] = h_hC_heaterPowerRatioOut_rSig - h_hC_heaterPowerRatio;
    scale[3] = fabs(h_hC_heaterPowerRatioOut_rSig) + fabs(h_hC_heaterPowerRatio);

    /* E5  h.vGP  VaporGenerationPlantConstraint::balance  model.xmi:655
     *     heatCapacity*der(temperature) = maxHeaterPower*ratio - radiation - evaporationHeat*vapor */
    const double h_vGP_heatCapacity = listed[28];
    const double der_h_vGP_temperature = listed[48];
    const double h_vGP_maxHeaterPower = listed[27];
    const double h_vGP_heaterPowerRatioIn_rSig = listed[24];
    const double h_vGP_radiation = listed[37];
    const double h_vGP_evaporationHeat = listed[31];
    const double h_vGP_vapor = listed[38];
    residual[4] = h_vGP_heatCapacity * der_h_vGP_temperature
            - (h_vGP_maxHeaterPower * h_vGP_heaterPowerRatioIn_rSig - h_vGP_radiation
            - h_vGP_evaporationHeat * h_vGP_vapor);
    scale[4] = fabs(h_vGP_heatCapacity * der_h_vGP_temperature)
            + fabs(h_vGP_maxHeaterPower * h_vGP_heaterPowerRatioIn_rSig) + fabs(h_vGP_radiation)
            + fabs(h_vGP_evaporationHeat * h_vGP_vapor);

    /* E6  h.vGP  VaporGenerationPlantConstraint::loss  model.xmi:661
     *     radiation = (temperature - roomTemperature)*(radiationFactor + fanEff*fan) */
    const double h_vGP_temperature = listed[36];
    const double h_vGP_roomTemperature = listed[35];
    const double h_vGP_radiationFactor = listed[29];
    const double h_vGP_fanEff = listed[30];
    const double h_vGP_fanPowerIn_rSig = listed[23];
    residual[5] = h_vGP_radiation - (h_vGP_temperature - h_vGP_roomTemperature)
            * (h_vGP_radiationFactor + h_vGP_fanEff * h_vGP_fanPowerIn_rSig);
    scale[5] = fabs(h_vGP_radiation) + fabs((h_vGP_temperature - h_vGP_roomTemperature)
            * (h_vGP_radiationFactor + h_vGP_fanEff * h_vGP_fanPowerIn_rSig));

    /* E7  h.vGP  VaporGenerationPlantConstraint::evaporation  model.xmi:667
     *     vapor = evaporationRate*(1 + fanGain*fan)*max(0, temperature - evaporationStart) */
    const double h_vGP_evaporationRate = listed[33];
    const double h_vGP_fanGain = listed[34];
    const double h_vGP_evaporationStart = listed[32];
    const double part_of_E7 = h_vGP_evaporationRate * (1.0 + h_vGP_fanGain * h_vGP_fanPowerIn_rSig)
            * (m->branch.relation_of_E7 > 0.5 ? 0.0 : h_vGP_temperature - h_vGP_evaporationStart);
    residual[6] = h_vGP_vapor - part_of_E7;
    scale[6] = fabs(h_vGP_vapor) + fabs(part_of_E7);

    /* E8  h.vGP  VaporGenerationPlantConstraint::temperatureSignal  t = temperature  model.xmi:673 */
    const double h_vGP_temperatureOut_rSig = listed[25];
    residual[7] = h_vGP_temperatureOut_rSig - h_vGP_temperature;
    scale[7] = fabs(h_vGP_temperatureOut_rSig) + fabs(h_vGP_temperature);

    /* E9  h.vGP  VaporGenerationPlantConstraint::vaporSignal  y = vapor  model.xmi:679 */
    const double h_vGP_vaporOut_rSig = listed[26];
    residual[8] = h_vGP_vaporOut_rSig - h_vGP_vapor;
    scale[8] = fabs(h_vGP_vaporOut_rSig) + fabs(h_vGP_vapor);

    /* E10  h.wT  WaterTankConstraint::balance  der(mass) = -vapor  model.xmi:694 */
    const double der_h_wT_mass = listed[49];
    const double h_wT_vaporIn_rSig = listed[39];
    residual[9] = der_h_wT_mass + h_wT_vaporIn_rSig;
    scale[9] = fabs(der_h_wT_mass) + fabs(h_wT_vaporIn_rSig);

    /* E11  hR  HumidifiedRoomConstraint::balance  model.xmi:721
     *     der(humidity) = percentPerKg*vapor - (humidity - envHumidity)/timeConstant */
    const double der_hR_humidity = listed[50];
    const double hR_percentPerKg = listed[45];
    const double hR_vaporIn_rSig = listed[41];
    const double hR_humidity = listed[47];
    const double hR_envHumidity = listed[43];
    const double hR_timeConstant = listed[44];
    residual[10] = der_hR_humidity - (hR_percentPerKg * hR_vaporIn_rSig
            - (hR_humidity - hR_envHumidity) / hR_timeConstant);
    scale[10] = fabs(der_hR_humidity) + fabs(hR_percentPerKg * hR_vaporIn_rSig)
            + fabs((hR_humidity - hR_envHumidity) / hR_timeConstant);

    /* E12  hR  HumidifiedRoomConstraint::signal  y = humidity  model.xmi:727 */
    const double hR_humidityOut_rSig = listed[42];
    residual[11] = hR_humidityOut_rSig - hR_humidity;
    scale[11] = fabs(hR_humidityOut_rSig) + fabs(hR_humidity);

    /* E13  connection HumidifierSystem::c1  hR.humidityOut.rSig = h.humidity.rSig  model.xmi:504 */
    const double h_humidity_rSig = listed[0];
    residual[12] = hR_humidityOut_rSig - h_humidity_rSig;
    scale[12] = fabs(hR_humidityOut_rSig) + fabs(h_humidity_rSig);

    /* E14  connection HumidifierSystem::c2  h.vapor.rSig = hR.vaporIn.rSig  model.xmi:508 */
    const double h_vapor_rSig = listed[1];
    residual[13] = h_vapor_rSig - hR_vaporIn_rSig;
    scale[13] = fabs(h_vapor_rSig) + fabs(hR_vaporIn_rSig);

    /* E15  connection Humidifier::c1  h.humidity.rSig = h.c.humidityIn.rSig  model.xmi:412 */
    const double h_c_humidityIn_rSig = listed[7];
    residual[14] = h_humidity_rSig - h_c_humidityIn_rSig;
    scale[14] = fabs(h_humidity_rSig) + fabs(h_c_humidityIn_rSig);

    /* E16  connection Humidifier::c2  h.uS.switchOut.iSig = h.c.switchIn.iSig  model.xmi:416 */
    const double h_c_switchIn_iSig = listed[6];
    residual[15] = h_uS_switchOut_iSig - h_c_switchIn_iSig;
    scale[15] = fabs(h_uS_switchOut_iSig) + fabs(h_c_switchIn_iSig);

    /* E17  connection Humidifier::c3  h.c.modeOut.iSig = h.hC.modeIn.iSig  model.xmi:420 */
    const double h_hC_modeIn_iSig = listed[14];
    residual[16] = h_c_modeOut_iSig - h_hC_modeIn_iSig;
    scale[16] = fabs(h_c_modeOut_iSig) + fabs(h_hC_modeIn_iSig);

    /* E18  connection Humidifier::c4  h.c.fanPowerOut.rSig = h.vGP.fanPowerIn.rSig  model.xmi:424 */
    residual[17] = h_c_fanPowerOut_rSig - h_vGP_fanPowerIn_rSig;
    scale[17] = fabs(h_c_fanPowerOut_rSig) + fabs(h_vGP_fanPowerIn_rSig);

    /* E19  connection Humidifier::c5  h.vGP.temperatureOut.rSig = h.hC.temperatureIn.rSig  model.xmi:428 */
    const double h_hC_temperatureIn_rSig = listed[15];
    residual[18] = h_vGP_temperatureOut_rSig - h_hC_temperatureIn_rSig;
    scale[18] = fabs(h_vGP_temperatureOut_rSig) + fabs(h_hC_temperatureIn_rSig);

    /* E20  connection Humidifier::c6  h.hC.heaterPowerRatioOut.rSig = h.vGP.heaterPowerRatioIn.rSig  model.xmi:432 */
    residual[19] = h_hC_heaterPowerRatioOut_rSig - h_vGP_heaterPowerRatioIn_rSig;
    scale[19] = fabs(h_hC_heaterPowerRatioOut_rSig) + fabs(h_vGP_heaterPowerRatioIn_rSig);

    /* E21  connection Humidifier::c7  h.vGP.vaporOut.rSig = h.wT.vaporIn.rSig  model.xmi:436 */
    residual[20] = h_vGP_vaporOut_rSig - h_wT_vaporIn_rSig;
    scale[20] = fabs(h_vGP_vaporOut_rSig) + fabs(h_wT_vaporIn_rSig);

    /* E22  connection Humidifier::c8  h.vGP.vaporOut.rSig = h.vapor.rSig  model.xmi:440 */
    residual[21] = h_vGP_vaporOut_rSig - h_vapor_rSig;
    scale[21] = fabs(h_vGP_vaporOut_rSig) + fabs(h_vapor_rSig);
}

/* ---- how far branches are from changing ---- */

static void branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    /* E7  decides 0 > h.vGP.temperature - h.vGP.evaporationStart  model.xmi:667 */
    const double h_vGP_evaporationStart = listed[32];
    const double h_vGP_temperature = listed[36];
    margin[0] = (2.0 * m->branch.relation_of_E7 - 1.0) * (h_vGP_evaporationStart - h_vGP_temperature);
    /* A1  decides time >= h.uS.entered(Usage) + h.uS.onAfter  model.xmi:41 */
    const double h_uS_onAfter = listed[3];
    margin[1] = are_equal(m->pre.h_uS_Usage, 1.0)
            ? (2.0 * m->branch.time_at_least_h_uS_entered_Usage___h_uS_onAfter - 1.0)
            * (time - (m->h.uS.entered_Usage + h_uS_onAfter)) : 1.0;
    /* A1  decides time >= h.uS.entered(Usage) + h.uS.offAfter  model.xmi:41 */
    const double h_uS_offAfter = listed[4];
    margin[2] = are_equal(m->pre.h_uS_Usage, 2.0)
            ? (2.0 * m->branch.time_at_least_h_uS_entered_Usage___h_uS_offAfter - 1.0)
            * (time - (m->h.uS.entered_Usage + h_uS_offAfter)) : 1.0;
    /* A2  decides hR.humidity < h.c.target - h.c.threshold  model.xmi:124 */
    const double h_c_target = listed[10];
    const double h_c_threshold = listed[11];
    const double hR_humidity = listed[47];
    margin[3] = are_equal(m->pre.h_c_Controlling, 1.0)
            ? (2.0 * m->branch.hR_humidity_below_h_c_target___h_c_threshold - 1.0)
            * (h_c_target - h_c_threshold - hR_humidity) : 1.0;
    /* A2  decides hR.humidity > h.c.target  model.xmi:124 */
    margin[4] = are_equal(m->pre.h_c_Controlling, 2.0)
            ? (2.0 * m->branch.hR_humidity_above_h_c_target - 1.0) * (hR_humidity - h_c_target) : 1.0;
    /* A3  decides h.vGP.temperature <= h.hC.onTemperature  model.xmi:208 */
    const double h_hC_onTemperature = listed[17];
    margin[5] = are_equal(m->pre.h_hC_Heating, 1.0)
            ? (2.0 * m->branch.h_vGP_temperature_at_most_h_hC_onTemperature - 1.0)
            * (h_hC_onTemperature - h_vGP_temperature) : 1.0;
    /* A3  decides h.vGP.temperature > h.hC.safeTemperature  model.xmi:208 */
    const double h_hC_safeTemperature = listed[18];
    margin[6] = are_equal(m->pre.h_hC_Heating, 2.0)
            ? (2.0 * m->branch.h_vGP_temperature_above_h_hC_safeTemperature - 1.0)
            * (h_vGP_temperature - h_hC_safeTemperature) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* A1 */
static void execute_1(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double h_uS_switch = m->pre.h_uS_switch;
    bool h_uS_switch_is_set = false;
    double h_uS_Usage = m->pre.h_uS_Usage;
    bool h_uS_Usage_is_set = false;
    double h_uS_entered_Usage = m->pre.h_uS_entered_Usage;
    bool h_uS_entered_Usage_is_set = false;
    if (are_equal(m->pre.h_uS_Usage, 0.0)) {
        h_uS_Usage = 1.0;
        h_uS_Usage_is_set = true;
        h_uS_entered_Usage = time;
        h_uS_entered_Usage_is_set = true;
        h_uS_switch = 0.0;
        h_uS_switch_is_set = true;
    } else if (are_equal(m->pre.h_uS_Usage, 1.0)) {
        if (m->branch.time_at_least_h_uS_entered_Usage___h_uS_onAfter > 0.5) {
            h_uS_Usage = 2.0;
            h_uS_Usage_is_set = true;
            h_uS_entered_Usage = time;
            h_uS_entered_Usage_is_set = true;
            h_uS_switch = 1.0;
            h_uS_switch_is_set = true;
        }
    } else if (are_equal(m->pre.h_uS_Usage, 2.0)) {
        if (m->branch.time_at_least_h_uS_entered_Usage___h_uS_offAfter > 0.5) {
            h_uS_Usage = 3.0;
            h_uS_Usage_is_set = true;
            h_uS_switch = 0.0;
            h_uS_switch_is_set = true;
        }
    }
    value[0] = h_uS_switch;
    is_set[0] = h_uS_switch_is_set;
    value[1] = h_uS_Usage;
    is_set[1] = h_uS_Usage_is_set;
    value[2] = h_uS_entered_Usage;
    is_set[2] = h_uS_entered_Usage_is_set;
}

/* A2 */
static void execute_2(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double h_c_mode = m->pre.h_c_mode;
    bool h_c_mode_is_set = false;
    double h_c_fanPower = m->pre.h_c_fanPower;
    bool h_c_fanPower_is_set = false;
    double h_c_Controlling = m->pre.h_c_Controlling;
    bool h_c_Controlling_is_set = false;
    if (are_equal(m->pre.h_c_Controlling, 0.0)) {
        h_c_Controlling = 1.0;
        h_c_Controlling_is_set = true;
        h_c_mode = 0.0;
        h_c_mode_is_set = true;
        h_c_fanPower = 0.0;
        h_c_fanPower_is_set = true;
    } else if (are_equal(m->pre.h_c_Controlling, 1.0)) {
        if (are_equal(listed[6], 1.0) && m->branch.hR_humidity_below_h_c_target___h_c_threshold > 0.5) {
            h_c_Controlling = 2.0;
            h_c_Controlling_is_set = true;
            h_c_mode = 1.0;
            h_c_mode_is_set = true;
            h_c_fanPower = 1.0;
            h_c_fanPower_is_set = true;
        }
    } else if (are_equal(m->pre.h_c_Controlling, 2.0)) {
        if (are_equal(listed[6], 0.0) || m->branch.hR_humidity_above_h_c_target > 0.5) {
            h_c_Controlling = 1.0;
            h_c_Controlling_is_set = true;
            h_c_mode = 0.0;
            h_c_mode_is_set = true;
            h_c_fanPower = 0.0;
            h_c_fanPower_is_set = true;
        }
    }
    value[3] = h_c_mode;
    is_set[3] = h_c_mode_is_set;
    value[4] = h_c_fanPower;
    is_set[4] = h_c_fanPower_is_set;
    value[5] = h_c_Controlling;
    is_set[5] = h_c_Controlling_is_set;
}

/* A3 */
static void execute_3(const Model *m, double time, const double *listed, double *value,
                      bool *is_set)
{
    (void)m, (void)time, (void)listed;
    double h_hC_heating = m->pre.h_hC_heating;
    bool h_hC_heating_is_set = false;
    double h_hC_heaterPowerRatio = m->pre.h_hC_heaterPowerRatio;
    bool h_hC_heaterPowerRatio_is_set = false;
    double h_hC_Heating = m->pre.h_hC_Heating;
    bool h_hC_Heating_is_set = false;
    if (are_equal(m->pre.h_hC_Heating, 0.0)) {
        h_hC_Heating = 1.0;
        h_hC_Heating_is_set = true;
        h_hC_heating = 0.0;
        h_hC_heating_is_set = true;
        h_hC_heaterPowerRatio = listed[19];
        h_hC_heaterPowerRatio_is_set = true;
    } else if (are_equal(m->pre.h_hC_Heating, 1.0)) {
        if (are_equal(listed[14], 1.0) && m->branch.h_vGP_temperature_at_most_h_hC_onTemperature > 0.5) {
            h_hC_Heating = 2.0;
            h_hC_Heating_is_set = true;
            h_hC_heating = 1.0;
            h_hC_heating_is_set = true;
            h_hC_heaterPowerRatio = listed[20];
            h_hC_heaterPowerRatio_is_set = true;
        }
    } else if (are_equal(m->pre.h_hC_Heating, 2.0)) {
        if (are_equal(listed[14], 0.0) || m->branch.h_vGP_temperature_above_h_hC_safeTemperature > 0.5) {
            h_hC_Heating = 1.0;
            h_hC_Heating_is_set = true;
            h_hC_heating = 0.0;
            h_hC_heating_is_set = true;
            h_hC_heaterPowerRatio = listed[19];
            h_hC_heaterPowerRatio_is_set = true;
        }
    }
    value[6] = h_hC_heating;
    is_set[6] = h_hC_heating_is_set;
    value[7] = h_hC_heaterPowerRatio;
    is_set[7] = h_hC_heaterPowerRatio_is_set;
    value[8] = h_hC_Heating;
    is_set[8] = h_hC_Heating_is_set;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
    execute_2(m, time, listed, value, is_set);
    execute_3(m, time, listed, value, is_set);
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

void model_partials(const Model *m, double *partial)
{
    /* E6: h.vGP.radiation by h.vGP.temperature */
    partial[1] = m->h.vGP.radiationFactor + m->h.vGP.fanEff * m->h.c.fanPower;

    /* E7: h.vGP.vapor by h.vGP.temperature */
    partial[2] = m->h.vGP.evaporationRate * (1.0 + m->h.vGP.fanGain * m->h.c.fanPower)
            * (m->branch.relation_of_E7 > 0.5 ? 0.0 : 1.0);

    /* E5: der(h.vGP.temperature) by h.vGP.radiation, h.vGP.vapor */
    partial[3] = -(1.0 / m->h.vGP.heatCapacity);
    partial[4] = -(m->h.vGP.evaporationHeat / m->h.vGP.heatCapacity);

    /* E11: der(hR.humidity) by h.vGP.vapor, hR.humidity */
    partial[5] = m->hR.percentPerKg;
    partial[6] = -(1.0 / m->hR.timeConstant);
}

/* ---- tables ---- */

const int model_variable_count = 54;
const int model_equation_count = 22;
const int model_constraint_count = 22;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

static const char *const truths[] = {"false", "true", NULL};
static const char *const literals_51[] = {"Before", "InUse", "After", NULL};
static const char *const literals_53[] = {"Idle", "Active", NULL};
static const char *const literals_54[] = {"Off", "On", NULL};

/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"h.humidity.rSig", "%", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "hR.humidity", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, hR.humidity), 1, 0.0, offsetof(Model, start.hR_humidity), 0.0, 12, NULL, 0, false},
    /* 1 */ {"h.vapor.rSig", "kg/s", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "h.vGP.vapor", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.vapor), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
    /* 2 */ {"h.uS.switchOut.iSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:34 SysPhSLibrary::ComponentInteraction::SignalFlow::IntegerSignalOutElement::iSig", "h.uS.switch", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.uS.switch_), 1, 0.0, offsetof(Model, start.h_uS_switch), 0.0, 0, NULL, 0, false},
    /* 3 */ {"h.uS.onAfter", "s", "Time from the start until the humidifier is switched on",
        "model.xmi:19 Humidifier::UsageScenario::onAfter", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.uS.onAfter), 1, 0.0, offsetof(Model, h.uS.onAfter), 0.0, -1, NULL, 0, false},
    /* 4 */ {"h.uS.offAfter", "s", "Time from then until it is switched off",
        "model.xmi:22 Humidifier::UsageScenario::offAfter", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.uS.offAfter), 1, 0.0, offsetof(Model, h.uS.offAfter), 0.0, -1, NULL, 0, false},
    /* 5 */ {"h.uS.switch", "", "1: switched on",
        "model.xmi:25 Humidifier::UsageScenario::switch", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.uS.switch_), 1, 0.0, offsetof(Model, start.h_uS_switch), 0.0, -1, NULL, 0, false},
    /* 6 */ {"h.c.switchIn.iSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:27 SysPhSLibrary::ComponentInteraction::SignalFlow::IntegerSignalInElement::iSig", "h.uS.switch", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.uS.switch_), 1, 0.0, offsetof(Model, start.h_uS_switch), 0.0, 15, NULL, 0, false},
    /* 7 */ {"h.c.humidityIn.rSig", "%", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "hR.humidity", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, hR.humidity), 1, 0.0, offsetof(Model, start.hR_humidity), 0.0, 14, NULL, 0, false},
    /* 8 */ {"h.c.modeOut.iSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:34 SysPhSLibrary::ComponentInteraction::SignalFlow::IntegerSignalOutElement::iSig", "h.c.mode", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.c.mode), 1, 0.0, offsetof(Model, start.h_c_mode), 0.0, 1, NULL, 0, false},
    /* 9 */ {"h.c.fanPowerOut.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "h.c.fanPower", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.c.fanPower), 1, 0.0, offsetof(Model, start.h_c_fanPower), 0.0, 2, NULL, 0, false},
    /* 10 */ {"h.c.target", "%", "Humidity at which to turn off",
        "model.xmi:87 Humidifier::Control::target", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.c.target), 1, 0.0, offsetof(Model, h.c.target), 0.0, -1, NULL, 0, false},
    /* 11 */ {"h.c.threshold", "%", "How far the humidity must fall below the target before the humidifier turns on again",
        "model.xmi:90 Humidifier::Control::threshold", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.c.threshold), 1, 0.0, offsetof(Model, h.c.threshold), 0.0, -1, NULL, 0, false},
    /* 12 */ {"h.c.mode", "", "1: active",
        "model.xmi:93 Humidifier::Control::mode", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.c.mode), 1, 0.0, offsetof(Model, start.h_c_mode), 0.0, -1, NULL, 0, false},
    /* 13 */ {"h.c.fanPower", "1", "Power of the fan, from 0 to 1",
        "model.xmi:98 Humidifier::Control::fanPower", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.c.fanPower), 1, 0.0, offsetof(Model, start.h_c_fanPower), 0.0, -1, NULL, 0, false},
    /* 14 */ {"h.hC.modeIn.iSig", "", "Value of the signal",
        "SysPhSLibrary.xmi:27 SysPhSLibrary::ComponentInteraction::SignalFlow::IntegerSignalInElement::iSig", "h.c.mode", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.c.mode), 1, 0.0, offsetof(Model, start.h_c_mode), 0.0, 16, NULL, 0, false},
    /* 15 */ {"h.hC.temperatureIn.rSig", "degC", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "h.vGP.temperature", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.temperature), 1, 0.0, offsetof(Model, start.h_vGP_temperature), 0.0, 18, NULL, 0, false},
    /* 16 */ {"h.hC.heaterPowerRatioOut.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "h.hC.heaterPowerRatio", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.hC.heaterPowerRatio), 1, 0.0, offsetof(Model, start.h_hC_heaterPowerRatio), 0.0, 3, NULL, 0, false},
    /* 17 */ {"h.hC.onTemperature", "degC", "Highest temperature at which the heater turns on",
        "model.xmi:171 Humidifier::HeaterControl::onTemperature", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.hC.onTemperature), 1, 0.0, offsetof(Model, h.hC.onTemperature), 0.0, -1, NULL, 0, false},
    /* 18 */ {"h.hC.safeTemperature", "degC", "Temperature at which it turns off",
        "model.xmi:174 Humidifier::HeaterControl::safeTemperature", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.hC.safeTemperature), 1, 0.0, offsetof(Model, h.hC.safeTemperature), 0.0, -1, NULL, 0, false},
    /* 19 */ {"h.hC.prLow", "1", "Power ratio while off",
        "model.xmi:177 Humidifier::HeaterControl::prLow", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.hC.prLow), 1, 0.0, offsetof(Model, h.hC.prLow), 0.0, -1, NULL, 0, false},
    /* 20 */ {"h.hC.prHigh", "1", "Power ratio while on",
        "model.xmi:182 Humidifier::HeaterControl::prHigh", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.hC.prHigh), 1, 0.0, offsetof(Model, h.hC.prHigh), 0.0, -1, NULL, 0, false},
    /* 21 */ {"h.hC.heating", "", "Is the heater on?",
        "model.xmi:187 Humidifier::HeaterControl::heating", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.hC.heating), 1, 0.0, offsetof(Model, start.h_hC_heating), 0.0, -1, truths, 0, false},
    /* 22 */ {"h.hC.heaterPowerRatio", "1", "Part of the full power",
        "model.xmi:192 Humidifier::HeaterControl::heaterPowerRatio", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.hC.heaterPowerRatio), 1, 0.0, offsetof(Model, start.h_hC_heaterPowerRatio), 0.0, -1, NULL, 0, false},
    /* 23 */ {"h.vGP.fanPowerIn.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "h.c.fanPower", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.c.fanPower), 1, 0.0, offsetof(Model, start.h_c_fanPower), 0.0, 17, NULL, 0, false},
    /* 24 */ {"h.vGP.heaterPowerRatioIn.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "h.hC.heaterPowerRatio", NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.hC.heaterPowerRatio), 1, 0.0, offsetof(Model, start.h_hC_heaterPowerRatio), 0.0, 19, NULL, 0, false},
    /* 25 */ {"h.vGP.temperatureOut.rSig", "degC", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "h.vGP.temperature", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.temperature), 1, 0.0, offsetof(Model, start.h_vGP_temperature), 0.0, 7, NULL, 0, false},
    /* 26 */ {"h.vGP.vaporOut.rSig", "kg/s", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "h.vGP.vapor", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.vapor), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 27 */ {"h.vGP.maxHeaterPower", "W", "Full power of the heater",
        "model.xmi:258 Humidifier::VaporGenerationPlant::maxHeaterPower", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.maxHeaterPower), 1, 0.0, offsetof(Model, h.vGP.maxHeaterPower), 0.0, -1, NULL, 0, false},
    /* 28 */ {"h.vGP.heatCapacity", "J/K", "Heat capacity of the water",
        "model.xmi:261 Humidifier::VaporGenerationPlant::heatCapacity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.heatCapacity), 1, 0.0, offsetof(Model, h.vGP.heatCapacity), 0.0, -1, NULL, 0, false},
    /* 29 */ {"h.vGP.radiationFactor", "W/K", "Heat loss without the fan",
        "model.xmi:264 Humidifier::VaporGenerationPlant::radiationFactor", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.radiationFactor), 1, 0.0, offsetof(Model, h.vGP.radiationFactor), 0.0, -1, NULL, 0, false},
    /* 30 */ {"h.vGP.fanEff", "W/K", "What the fan at full power adds to the heat loss",
        "model.xmi:267 Humidifier::VaporGenerationPlant::fanEff", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.fanEff), 1, 0.0, offsetof(Model, h.vGP.fanEff), 0.0, -1, NULL, 0, false},
    /* 31 */ {"h.vGP.evaporationHeat", "J/kg", "Heat of evaporation",
        "model.xmi:270 Humidifier::VaporGenerationPlant::evaporationHeat", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.evaporationHeat), 1, 0.0, offsetof(Model, h.vGP.evaporationHeat), 0.0, -1, NULL, 0, false},
    /* 32 */ {"h.vGP.evaporationStart", "degC", "Temperature at which the water begins to evaporate",
        "model.xmi:273 Humidifier::VaporGenerationPlant::evaporationStart", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.evaporationStart), 1, 0.0, offsetof(Model, h.vGP.evaporationStart), 0.0, -1, NULL, 0, false},
    /* 33 */ {"h.vGP.evaporationRate", "kg/(s*K)", "Evaporation above that temperature, without the fan",
        "model.xmi:276 Humidifier::VaporGenerationPlant::evaporationRate", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.evaporationRate), 1, 0.0, offsetof(Model, h.vGP.evaporationRate), 0.0, -1, NULL, 0, false},
    /* 34 */ {"h.vGP.fanGain", "1", "What the fan at full power adds to the evaporation, as a part",
        "model.xmi:279 Humidifier::VaporGenerationPlant::fanGain", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, h.vGP.fanGain), 1, 0.0, offsetof(Model, h.vGP.fanGain), 0.0, -1, NULL, 0, false},
    /* 35 */ {"h.vGP.roomTemperature", "degC", "Temperature of the room",
        "model.xmi:283 Humidifier::VaporGenerationPlant::roomTemperature", NULL, "hR.roomTemperature", NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, h.vGP.roomTemperature), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 36 */ {"h.vGP.temperature", "degC", "Temperature of the water",
        "model.xmi:286 Humidifier::VaporGenerationPlant::temperature", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, h.vGP.temperature), 1, 0.0, offsetof(Model, start.h_vGP_temperature), 0.0, -1, NULL, 0, false},
    /* 37 */ {"h.vGP.radiation", "W", "Heat loss",
        "model.xmi:289 Humidifier::VaporGenerationPlant::radiation", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.radiation), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 38 */ {"h.vGP.vapor", "kg/s", "Water that evaporates",
        "model.xmi:292 Humidifier::VaporGenerationPlant::vapor", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.vapor), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 39 */ {"h.wT.vaporIn.rSig", "kg/s", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "h.vGP.vapor", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.vapor), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 20, NULL, 0, false},
    /* 40 */ {"h.wT.mass", "kg", "Mass of the water",
        "model.xmi:374 Humidifier::WaterTank::mass", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, h.wT.mass), 1, 0.0, offsetof(Model, start.h_wT_mass), 0.0, -1, NULL, 0, false},
    /* 41 */ {"hR.vaporIn.rSig", "kg/s", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "h.vGP.vapor", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, h.vGP.vapor), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
    /* 42 */ {"hR.humidityOut.rSig", "%", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "hR.humidity", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, hR.humidity), 1, 0.0, offsetof(Model, start.hR_humidity), 0.0, 11, NULL, 0, false},
    /* 43 */ {"hR.envHumidity", "%", "Humidity of the environment",
        "model.xmi:453 Humidifier::HumidifiedRoom::envHumidity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, hR.envHumidity), 1, 0.0, offsetof(Model, hR.envHumidity), 0.0, -1, NULL, 0, false},
    /* 44 */ {"hR.timeConstant", "s", "Time constant of the exchange of air",
        "model.xmi:456 Humidifier::HumidifiedRoom::timeConstant", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, hR.timeConstant), 1, 0.0, offsetof(Model, hR.timeConstant), 0.0, -1, NULL, 0, false},
    /* 45 */ {"hR.percentPerKg", "%/kg", "Humidity that a mass of vapor adds",
        "model.xmi:459 Humidifier::HumidifiedRoom::percentPerKg", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, hR.percentPerKg), 1, 0.0, offsetof(Model, hR.percentPerKg), 0.0, -1, NULL, 0, false},
    /* 46 */ {"hR.roomTemperature", "degC", "Temperature of the room",
        "model.xmi:462 Humidifier::HumidifiedRoom::roomTemperature", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, hR.roomTemperature), 1, 0.0, offsetof(Model, hR.roomTemperature), 0.0, -1, NULL, 0, false},
    /* 47 */ {"hR.humidity", "%", "Relative humidity",
        "model.xmi:465 Humidifier::HumidifiedRoom::humidity", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, hR.humidity), 1, 0.0, offsetof(Model, start.hR_humidity), 0.0, -1, NULL, 0, false},
    /* 48 */ {"der(h.vGP.temperature)", "degC/s", "",
        "model.xmi:286 Humidifier::VaporGenerationPlant::temperature", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, h.vGP.der_temperature), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 49 */ {"der(h.wT.mass)", "kg/s", "",
        "model.xmi:374 Humidifier::WaterTank::mass", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, h.wT.der_mass), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 50 */ {"der(hR.humidity)", "%/s", "",
        "model.xmi:465 Humidifier::HumidifiedRoom::humidity", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, hR.der_humidity), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 51 */ {"h.uS.Usage", "", "",
        "model.xmi:43 Humidifier::UsageScenario::Usage", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.uS.Usage), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, literals_51, 1, false},
    /* 52 */ {"h.c.Controlling", "", "",
        "model.xmi:126 Humidifier::Control::Controlling", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.c.Controlling), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, literals_53, 1, false},
    /* 53 */ {"h.hC.Heating", "", "",
        "model.xmi:210 Humidifier::HeaterControl::Heating", NULL, NULL, NULL,
        MODEL_DISCRETE, offsetof(Model, h.hC.Heating), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, literals_54, 1, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    2, 5, -1,
    8, 12, -1,
    9, 13, -1,
    16, 22, -1,
    28, 48, 27, 24, 37, 31, 38, -1,
    37, 36, 35, 29, 30, 23, -1,
    38, 33, 34, 23, 36, 32, -1,
    25, 36, -1,
    26, 38, -1,
    49, 39, -1,
    50, 45, 41, 47, 43, 44, -1,
    42, 47, -1,
    42, 0, -1,
    1, 41, -1,
    0, 7, -1,
    2, 6, -1,
    8, 14, -1,
    9, 23, -1,
    25, 15, -1,
    16, 24, -1,
    26, 39, -1,
    26, 1, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "Humidifier::Constraints::UsageScenarioConstraint::signal", "h.uS",
        "h.uS.switchOut.iSig = h.uS.switch", "model.xmi:556", held + 0, false},
    /* 1 */ {"E2", "Humidifier::Constraints::ControlConstraint::modeSignal", "h.c",
        "h.c.modeOut.iSig = h.c.mode", "model.xmi:577", held + 3, false},
    /* 2 */ {"E3", "Humidifier::Constraints::ControlConstraint::powerSignal", "h.c",
        "h.c.fanPowerOut.rSig = h.c.fanPower", "model.xmi:583", held + 6, false},
    /* 3 */ {"E4", "Humidifier::Constraints::HeaterControlConstraint::signal", "h.hC",
        "h.hC.heaterPowerRatioOut.rSig = h.hC.heaterPowerRatio", "model.xmi:598", held + 9, false},
    /* 4 */ {"E5", "Humidifier::Constraints::VaporGenerationPlantConstraint::balance", "h.vGP",
        "h.vGP.heatCapacity*der(h.vGP.temperature) = h.vGP.maxHeaterPower*h.vGP.heaterPowerRatioIn.rSig - h.vGP.radiation - h.vGP.evaporationHeat*h.vGP.vapor", "model.xmi:655", held + 12, false},
    /* 5 */ {"E6", "Humidifier::Constraints::VaporGenerationPlantConstraint::loss", "h.vGP",
        "h.vGP.radiation = (h.vGP.temperature - h.vGP.roomTemperature)*(h.vGP.radiationFactor + h.vGP.fanEff*h.vGP.fanPowerIn.rSig)", "model.xmi:661", held + 20, false},
    /* 6 */ {"E7", "Humidifier::Constraints::VaporGenerationPlantConstraint::evaporation", "h.vGP",
        "h.vGP.vapor = h.vGP.evaporationRate*(1 + h.vGP.fanGain*h.vGP.fanPowerIn.rSig)*max(0, h.vGP.temperature - h.vGP.evaporationStart)", "model.xmi:667", held + 27, false},
    /* 7 */ {"E8", "Humidifier::Constraints::VaporGenerationPlantConstraint::temperatureSignal", "h.vGP",
        "h.vGP.temperatureOut.rSig = h.vGP.temperature", "model.xmi:673", held + 34, false},
    /* 8 */ {"E9", "Humidifier::Constraints::VaporGenerationPlantConstraint::vaporSignal", "h.vGP",
        "h.vGP.vaporOut.rSig = h.vGP.vapor", "model.xmi:679", held + 37, false},
    /* 9 */ {"E10", "Humidifier::Constraints::WaterTankConstraint::balance", "h.wT",
        "der(h.wT.mass) = -h.wT.vaporIn.rSig", "model.xmi:694", held + 40, false},
    /* 10 */ {"E11", "Humidifier::Constraints::HumidifiedRoomConstraint::balance", "hR",
        "der(hR.humidity) = hR.percentPerKg*hR.vaporIn.rSig - (hR.humidity - hR.envHumidity)/hR.timeConstant", "model.xmi:721", held + 43, false},
    /* 11 */ {"E12", "Humidifier::Constraints::HumidifiedRoomConstraint::signal", "hR",
        "hR.humidityOut.rSig = hR.humidity", "model.xmi:727", held + 50, false},
    /* 12 */ {"E13", "Humidifier::HumidifierSystem::c1", "",
        "hR.humidityOut.rSig = h.humidity.rSig", "model.xmi:504", held + 53, false},
    /* 13 */ {"E14", "Humidifier::HumidifierSystem::c2", "",
        "h.vapor.rSig = hR.vaporIn.rSig", "model.xmi:508", held + 56, false},
    /* 14 */ {"E15", "Humidifier::Humidifier::c1", "h",
        "h.humidity.rSig = h.c.humidityIn.rSig", "model.xmi:412", held + 59, false},
    /* 15 */ {"E16", "Humidifier::Humidifier::c2", "h",
        "h.uS.switchOut.iSig = h.c.switchIn.iSig", "model.xmi:416", held + 62, false},
    /* 16 */ {"E17", "Humidifier::Humidifier::c3", "h",
        "h.c.modeOut.iSig = h.hC.modeIn.iSig", "model.xmi:420", held + 65, false},
    /* 17 */ {"E18", "Humidifier::Humidifier::c4", "h",
        "h.c.fanPowerOut.rSig = h.vGP.fanPowerIn.rSig", "model.xmi:424", held + 68, false},
    /* 18 */ {"E19", "Humidifier::Humidifier::c5", "h",
        "h.vGP.temperatureOut.rSig = h.hC.temperatureIn.rSig", "model.xmi:428", held + 71, false},
    /* 19 */ {"E20", "Humidifier::Humidifier::c6", "h",
        "h.hC.heaterPowerRatioOut.rSig = h.vGP.heaterPowerRatioIn.rSig", "model.xmi:432", held + 74, false},
    /* 20 */ {"E21", "Humidifier::Humidifier::c7", "h",
        "h.vGP.vaporOut.rSig = h.wT.vaporIn.rSig", "model.xmi:436", held + 77, false},
    /* 21 */ {"E22", "Humidifier::Humidifier::c8", "h",
        "h.vGP.vaporOut.rSig = h.vapor.rSig", "model.xmi:440", held + 80, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"0 > h.vGP.temperature - h.vGP.evaporationStart", "Humidifier::Constraints::VaporGenerationPlantConstraint::evaporation", "model.xmi:667", 6, offsetof(Model, branch.relation_of_E7), false, false, true, -1, 0, offsetof(Model, slack[0])},
    {"time >= h.uS.entered(Usage) + h.uS.onAfter", "Humidifier::UsageScenario::Usage", "model.xmi:41", -1, offsetof(Model, branch.time_at_least_h_uS_entered_Usage___h_uS_onAfter), false, true, false, -1, 0, offsetof(Model, slack[1])},
    {"time >= h.uS.entered(Usage) + h.uS.offAfter", "Humidifier::UsageScenario::Usage", "model.xmi:41", -1, offsetof(Model, branch.time_at_least_h_uS_entered_Usage___h_uS_offAfter), false, true, false, -1, 0, offsetof(Model, slack[2])},
    {"hR.humidity < h.c.target - h.c.threshold", "Humidifier::Control::Controlling", "model.xmi:124", -1, offsetof(Model, branch.hR_humidity_below_h_c_target___h_c_threshold), false, false, false, -1, 0, offsetof(Model, slack[3])},
    {"hR.humidity > h.c.target", "Humidifier::Control::Controlling", "model.xmi:124", -1, offsetof(Model, branch.hR_humidity_above_h_c_target), false, false, false, -1, 0, offsetof(Model, slack[4])},
    {"h.vGP.temperature <= h.hC.onTemperature", "Humidifier::HeaterControl::Heating", "model.xmi:208", -1, offsetof(Model, branch.h_vGP_temperature_at_most_h_hC_onTemperature), false, false, false, -1, 0, offsetof(Model, slack[5])},
    {"h.vGP.temperature > h.hC.safeTemperature", "Humidifier::HeaterControl::Heating", "model.xmi:208", -1, offsetof(Model, branch.h_vGP_temperature_above_h_hC_safeTemperature), false, false, false, -1, 0, offsetof(Model, slack[6])},
};

/* Rows of branches. */
static const int indicator_branches[] = {0, 3, 4, 5, 6, -1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 7;
const int model_indicator_count = 5;

/* Row of model_variables, name, where it is stored, its value before and its start; felt between events, group
 * in which it is assumed, set by what steps; what is said when it ends the run, and if that is a failure. */
static const ModelDiscrete discretes[] = {
    {5, "h.uS.switch", offsetof(Model, h.uS.switch_), offsetof(Model, pre.h_uS_switch), offsetof(Model, start.h_uS_switch), false, -1, true, false, NULL, NULL, false},
    {12, "h.c.mode", offsetof(Model, h.c.mode), offsetof(Model, pre.h_c_mode), offsetof(Model, start.h_c_mode), false, -1, true, false, NULL, NULL, false},
    {13, "h.c.fanPower", offsetof(Model, h.c.fanPower), offsetof(Model, pre.h_c_fanPower), offsetof(Model, start.h_c_fanPower), true, -1, true, false, NULL, NULL, false},
    {21, "h.hC.heating", offsetof(Model, h.hC.heating), offsetof(Model, pre.h_hC_heating), offsetof(Model, start.h_hC_heating), false, -1, true, false, NULL, NULL, false},
    {22, "h.hC.heaterPowerRatio", offsetof(Model, h.hC.heaterPowerRatio), offsetof(Model, pre.h_hC_heaterPowerRatio), offsetof(Model, start.h_hC_heaterPowerRatio), true, -1, true, false, NULL, NULL, false},
    {51, "h.uS.Usage", offsetof(Model, h.uS.Usage), offsetof(Model, pre.h_uS_Usage), offsetof(Model, start.h_uS_Usage), false, -1, true, false, NULL, NULL, false},
    {-1, "h.uS.entered(Usage)", offsetof(Model, h.uS.entered_Usage), offsetof(Model, pre.h_uS_entered_Usage), offsetof(Model, start.h_uS_entered_Usage), false, -1, true, false, NULL, NULL, false},
    {52, "h.c.Controlling", offsetof(Model, h.c.Controlling), offsetof(Model, pre.h_c_Controlling), offsetof(Model, start.h_c_Controlling), false, -1, true, false, NULL, NULL, false},
    {53, "h.hC.Heating", offsetof(Model, h.hC.Heating), offsetof(Model, pre.h_hC_Heating), offsetof(Model, start.h_hC_Heating), false, -1, true, false, NULL, NULL, false},
};

const ModelDiscrete *const model_discretes = discretes;
const int model_discrete_count = 9;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

/* What algorithms set: name, statements, part, source; row of resets, -1 if it is discrete and stored there, its sign. */
static const ModelAction actions[] = {
    {"h.uS.switch", "Humidifier::UsageScenario::Usage", "h.uS", "model.xmi:41", -1, offsetof(Model, h.uS.switch_), 1},
    {"h.uS.Usage", "Humidifier::UsageScenario::Usage", "h.uS", "model.xmi:41", -1, offsetof(Model, h.uS.Usage), 1},
    {"h.uS.entered(Usage)", "Humidifier::UsageScenario::Usage", "h.uS", "model.xmi:41", -1, offsetof(Model, h.uS.entered_Usage), 1},
    {"h.c.mode", "Humidifier::Control::Controlling", "h.c", "model.xmi:124", -1, offsetof(Model, h.c.mode), 1},
    {"h.c.fanPower", "Humidifier::Control::Controlling", "h.c", "model.xmi:124", -1, offsetof(Model, h.c.fanPower), 1},
    {"h.c.Controlling", "Humidifier::Control::Controlling", "h.c", "model.xmi:124", -1, offsetof(Model, h.c.Controlling), 1},
    {"h.hC.heating", "Humidifier::HeaterControl::Heating", "h.hC", "model.xmi:208", -1, offsetof(Model, h.hC.heating), 1},
    {"h.hC.heaterPowerRatio", "Humidifier::HeaterControl::Heating", "h.hC", "model.xmi:208", -1, offsetof(Model, h.hC.heaterPowerRatio), 1},
    {"h.hC.Heating", "Humidifier::HeaterControl::Heating", "h.hC", "model.xmi:208", -1, offsetof(Model, h.hC.Heating), 1},
};

const ModelAction *const model_actions = actions;
const int model_action_count = 9;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    -1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 4, 5, 7};
static const int jacobian_row_slot[] = {
    3, 4, 5, 6, 7};
static const int jacobian_term_slot[] = {
    0, 0, 3, 4, 4, 4, 2};
static const int jacobian_term_partial[] = {
    1, 2, 3, 4, 0, 5, 6};
static const int jacobian_derivative[] = {
    5, 6, 7};
static const int jacobian_column_start[] = {
    0, 3, 4, 5};
static const int jacobian_row_index[] = {
    0, 1, 2, 1, 2};
static const int jacobian_colour[] = {
    0, 1, 1};

const ModelJacobian model_jacobian = {
    .states = 3,
    .slots = 8,
    .rows = 5,
    .loop_count = 0,
    .partial_count = 7,
    .number_count = 1,
    .colours = 2,
    .numbers = jacobian_numbers,
    .row_start = jacobian_row_start,
    .row_slot = jacobian_row_slot,
    .term_slot = jacobian_term_slot,
    .term_partial = jacobian_term_partial,
    .derivative = jacobian_derivative,
    .column_start = jacobian_column_start,
    .row_index = jacobian_row_index,
    .colour = jacobian_colour,
};

/* Connector, part, source. */
static const ModelConnector connectors[] = {
    {"Humidifier::HumidifierSystem::c1", "", "model.xmi:504"},
    {"Humidifier::HumidifierSystem::c2", "", "model.xmi:508"},
    {"Humidifier::Humidifier::c1", "h", "model.xmi:412"},
    {"Humidifier::Humidifier::c2", "h", "model.xmi:416"},
    {"Humidifier::Humidifier::c3", "h", "model.xmi:420"},
    {"Humidifier::Humidifier::c4", "h", "model.xmi:424"},
    {"Humidifier::Humidifier::c5", "h", "model.xmi:428"},
    {"Humidifier::Humidifier::c6", "h", "model.xmi:432"},
    {"Humidifier::Humidifier::c7", "h", "model.xmi:436"},
    {"Humidifier::Humidifier::c8", "h", "model.xmi:440"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {42, 0}, {false, false}},
    {1, {1, 41}, {false, false}},
    {2, {0, 7}, {true, false}},
    {3, {2, 6}, {false, false}},
    {4, {8, 14}, {false, false}},
    {5, {9, 23}, {false, false}},
    {6, {25, 15}, {false, false}},
    {7, {16, 24}, {false, false}},
    {8, {26, 39}, {false, false}},
    {9, {26, 1}, {false, true}},
};

static const ModelJoints model_joints = {10, 0, joint_table, connectors, NULL};

static const char *const plot[] = {"hR.humidity", "h.vGP.temperature", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

/* Variables that are whole numbers. */
static const int integers[] = {2, 5, 6, 8, 12, 14, -1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of HumidifierExperiment",
    "",
    "22 equations drawn, 0 derived; 17 eliminated as aliases, 0 redundant, 0 of constants, 5 in use",
    "3 states; 5 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  h.vGP.temperature                             start 22.0                                          its start is given",
    "  h.wT.mass                                     start 3.0                                           its start is given",
    "  hR.humidity                                   start 32.0                                          its start is given",
    "",
    "Eliminated",
    "  E13    h.humidity.rSig                        = hR.humidity                                       model.xmi:504",
    "  E14    h.vapor.rSig                           = h.vGP.vapor                                       model.xmi:508",
    "  E1     h.uS.switchOut.iSig                    = h.uS.switch                                       model.xmi:556",
    "  E16    h.c.switchIn.iSig                      = h.uS.switch                                       model.xmi:416",
    "  E15    h.c.humidityIn.rSig                    = hR.humidity                                       model.xmi:412",
    "  E2     h.c.modeOut.iSig                       = h.c.mode                                          model.xmi:577",
    "  E3     h.c.fanPowerOut.rSig                   = h.c.fanPower                                      model.xmi:583",
    "  E17    h.hC.modeIn.iSig                       = h.c.mode                                          model.xmi:420",
    "  E19    h.hC.temperatureIn.rSig                = h.vGP.temperature                                 model.xmi:428",
    "  E4     h.hC.heaterPowerRatioOut.rSig          = h.hC.heaterPowerRatio                             model.xmi:598",
    "  E18    h.vGP.fanPowerIn.rSig                  = h.c.fanPower                                      model.xmi:424",
    "  E20    h.vGP.heaterPowerRatioIn.rSig          = h.hC.heaterPowerRatio                             model.xmi:432",
    "  E8     h.vGP.temperatureOut.rSig              = h.vGP.temperature                                 model.xmi:673",
    "  E9     h.vGP.vaporOut.rSig                    = h.vGP.vapor                                       model.xmi:679",
    "  E21    h.wT.vaporIn.rSig                      = h.vGP.vapor                                       model.xmi:436",
    "  E22    hR.vaporIn.rSig                        = h.vGP.vapor                                       model.xmi:440",
    "  E12    hR.humidityOut.rSig                    = hR.humidity                                       model.xmi:727",
    "",
    "Constants",
    "         h.vGP.roomTemperature := hR.roomTemperature",
    "",
    "Start",
    "         h.vGP.temperature := 22.0",
    "         h.wT.mass := 3.0",
    "         hR.humidity := 32.0",
    "",
    "Continuous time",
    "  E6     h.vGP.radiation := (h.vGP.temperature - h.vGP.roomTemperature)*(h.vGP.radiationFactor + h.vGP.fanEff*h.c.fanPower) model.xmi:661",
    "  E7     h.vGP.vapor := h.vGP.evaporationRate*(1 + h.vGP.fanGain*h.c.fanPower)*(if 0 > h.vGP.temperature - h.vGP.evaporationStart then 0 else h.vGP.temperature - h.vGP.evaporationStart) model.xmi:667",
    "  E5     der(h.vGP.temperature) := (h.vGP.maxHeaterPower*h.hC.heaterPowerRatio - h.vGP.radiation - h.vGP.evaporationHeat*h.vGP.vapor)/h.vGP.heatCapacity  unless h.vGP.heatCapacity vanishes model.xmi:655",
    "  E10    der(h.wT.mass) := -h.vGP.vapor                                                             model.xmi:694",
    "  E11    der(hR.humidity) := hR.percentPerKg*h.vGP.vapor - (hR.humidity - hR.envHumidity)/hR.timeConstant model.xmi:721",
    "",
    "Branches, kept between events",
    "  E7     0 > h.vGP.temperature - h.vGP.evaporationStart located                                     model.xmi:667",
    "         time >= h.uS.entered(Usage) + h.uS.onAfter at h.uS.entered(Usage) + h.uS.onAfter",
    "         time >= h.uS.entered(Usage) + h.uS.offAfter at h.uS.entered(Usage) + h.uS.offAfter",
    "         hR.humidity < h.c.target - h.c.threshold located",
    "         hR.humidity > h.c.target               located",
    "         h.vGP.temperature <= h.hC.onTemperature located",
    "         h.vGP.temperature > h.hC.safeTemperature located",
    "",
    "At events",
    "  E7     decide 0 > h.vGP.temperature - h.vGP.evaporationStart                                      model.xmi:667",
    "         decide time >= h.uS.entered(Usage) + h.uS.onAfter",
    "         decide time >= h.uS.entered(Usage) + h.uS.offAfter",
    "         decide hR.humidity < h.c.target - h.c.threshold",
    "         decide hR.humidity > h.c.target",
    "         decide h.vGP.temperature <= h.hC.onTemperature",
    "         decide h.vGP.temperature > h.hC.safeTemperature",
    "  A1     Humidifier::UsageScenario::Usage                                                           model.xmi:41",
    "         if pre(h.uS.Usage) == 0 then",
    "             h.uS.Usage := 1;",
    "             h.uS.entered(Usage) := time;",
    "             h.uS.switch := 0;",
    "         elseif pre(h.uS.Usage) == 1 then",
    "             if time >= h.uS.entered(Usage) + h.uS.onAfter then",
    "                 h.uS.Usage := 2;",
    "                 h.uS.entered(Usage) := time;",
    "                 h.uS.switch := 1;",
    "             end if;",
    "         elseif pre(h.uS.Usage) == 2 then",
    "             if time >= h.uS.entered(Usage) + h.uS.offAfter then",
    "                 h.uS.Usage := 3;",
    "                 h.uS.switch := 0;",
    "             end if;",
    "         end if;",
    "  A2     Humidifier::Control::Controlling                                                           model.xmi:124",
    "         if pre(h.c.Controlling) == 0 then",
    "             h.c.Controlling := 1;",
    "             h.c.mode := 0;",
    "             h.c.fanPower := 0;",
    "         elseif pre(h.c.Controlling) == 1 then",
    "             if h.uS.switch == 1 and hR.humidity < h.c.target - h.c.threshold then",
    "                 h.c.Controlling := 2;",
    "                 h.c.mode := 1;",
    "                 h.c.fanPower := 1;",
    "             end if;",
    "         elseif pre(h.c.Controlling) == 2 then",
    "             if h.uS.switch == 0 or hR.humidity > h.c.target then",
    "                 h.c.Controlling := 1;",
    "                 h.c.mode := 0;",
    "                 h.c.fanPower := 0;",
    "             end if;",
    "         end if;",
    "  A3     Humidifier::HeaterControl::Heating                                                         model.xmi:208",
    "         if pre(h.hC.Heating) == 0 then",
    "             h.hC.Heating := 1;",
    "             h.hC.heating := false;",
    "             h.hC.heaterPowerRatio := h.hC.prLow;",
    "         elseif pre(h.hC.Heating) == 1 then",
    "             if h.c.mode == 1 and h.vGP.temperature <= h.hC.onTemperature then",
    "                 h.hC.Heating := 2;",
    "                 h.hC.heating := true;",
    "                 h.hC.heaterPowerRatio := h.hC.prHigh;",
    "             end if;",
    "         elseif pre(h.hC.Heating) == 2 then",
    "             if h.c.mode == 0 or h.vGP.temperature > h.hC.safeTemperature then",
    "                 h.hC.Heating := 1;",
    "                 h.hC.heating := false;",
    "                 h.hC.heaterPowerRatio := h.hC.prLow;",
    "             end if;",
    "         end if;",
    NULL};

const ModelParts model_parts = {
    .events = &event_part,
    .impulses = NULL,
    .sliding = &sliding_part,
    .delays = NULL,
    .paths = NULL,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = &check_part,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "HumidifierExperiment",
    .qualified_name = "Humidifier::HumidifierExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 14400.0,
    .interval = 10.0,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = branch_margins,
    .integers = integers,
};
