/* ConverterExperiment.c - simulation of BuckConverter::ConverterExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 4 states, 45 equations (30 eliminated), 3 time derivatives of equations, no algebraic loops.
 *
 * README.md says how to read it.
 */
#include "ConverterExperiment.h"
#include "runtime/compose.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

/* While not diode.off. */
static void evaluate_not_diode_off(Model *m)
{
    struct ConstantVoltage *source = &m->source;
    struct Diode *diode = &m->diode;
    struct Inductor *inductor = &m->inductor;

    source->i = 0.0; /* switch.law  0 = -source.i */
    diode->v = 0.0; /* diode.voltage  diode.v = 0 */
    diode->i = source->i + inductor->i; /* sum(switch.n.i)  flows at Converter::c3 */
    diode->s = diode->i * diode->unitResistance; /* diode.current  diode.i = diode.s/diode.unitResistance */
    m->switch_.v = source->V + diode->v; /* switch.pins.voltage  v = vP - vN */
    inductor->v = -diode->v - m->capacitor.v; /* inductor.pins.voltage  v = vP - vN */
    inductor->der_i = inductor->v / inductor->l; /* inductor.law.induction  l*der(i) = v */
}

/* While diode.off, not clock.y.bSig. */
static void evaluate_diode_off_not_clock_y_bSig(Model *m)
{
    struct ConstantVoltage *source = &m->source;
    struct Diode *diode = &m->diode;
    struct Inductor *inductor = &m->inductor;

    source->i = 0.0; /* switch.law  0 = -source.i */
    source->der_i = 0.0; /* switch.law'  of 0 = if control.bSig then v else i */
    diode->der_i = 0.0; /* diode.current'  of i = if off then 0 else s/unitResistance */
    inductor->der_i = diode->der_i - source->der_i; /* sum(switch.n.i)'  of flows at Converter::c3 */
    inductor->v = inductor->l * inductor->der_i; /* inductor.law.induction  l*der(i) = v */
    diode->v = -(inductor->v + m->capacitor.v); /* inductor.pins.voltage  v = vP - vN */
    m->switch_.v = source->V + diode->v; /* switch.pins.voltage  v = vP - vN */
    diode->i = 0.0; /* diode.current  diode.i = 0 */
    inductor->i = diode->i - source->i; /* sum(switch.n.i)  flows at Converter::c3 */
    diode->s = diode->v; /* diode.voltage  diode.v = diode.s */
}

/* While clock.y.bSig. */
static void evaluate_clock_y_bSig(Model *m)
{
    struct Diode *diode = &m->diode;
    struct Switch *switch_ = &m->switch_;
    struct ConstantVoltage *source = &m->source;
    struct Inductor *inductor = &m->inductor;

    diode->i = 0.0; /* diode.current  diode.i = 0 */
    switch_->v = 0.0; /* switch.law  0 = switch.v */
    diode->v = switch_->v - source->V; /* switch.pins.voltage  v = vP - vN */
    source->i = diode->i - inductor->i; /* sum(switch.n.i)  flows at Converter::c3 */
    inductor->v = -diode->v - m->capacitor.v; /* inductor.pins.voltage  v = vP - vN */
    inductor->der_i = inductor->v / inductor->l; /* inductor.law.induction  l*der(i) = v */
    diode->s = diode->v; /* diode.voltage  diode.v = diode.s */
}

/* What depends on how far variables jump, while their impulses are traced. */
static void evaluate_impulses(Model *m)
{
    struct ConstantVoltage *source = &m->source;
    struct Diode *diode = &m->diode;
    struct Inductor *inductor = &m->inductor;

    if (MODE_OF(m, 0) == MODE_DIODE_OFF_NOT_CLOCK_Y_BSIG) {
        source->der_i = m->jump.source_i; /* switch.law'  of 0 = if control.bSig then v else i */
        diode->der_i = m->jump.diode_i; /* diode.current'  of i = if off then 0 else s/unitResistance */
        /* sum(switch.n.i)'  of flows at Converter::c3 */
        inductor->der_i = diode->der_i - m->jump.diode_i - (source->der_i - m->jump.source_i) + m->jump.inductor_i;
        inductor->v = inductor->l * inductor->der_i; /* inductor.law.induction  l*der(i) = v */
        diode->v = -(inductor->v + m->capacitor.v); /* inductor.pins.voltage  v = vP - vN */
    }
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_DIODE_OFF_OR_NOT_CLOCK_Y_BSIG)
        m->switch_.v = source->V + diode->v; /* switch.pins.voltage  v = vP - vN */
    if (BIT(MODE_OF(m, 0)) & WHILE_DIODE_OFF)
        diode->s = diode->v; /* diode.voltage  diode.v = diode.s */
}

ModelStatus model_evaluate(Model *m)
{
    struct Resistor *load = &m->load;
    struct Capacitor *capacitor = &m->capacitor;
    const struct ConstantVoltage *source = &m->source;

    load->i = capacitor->v / load->resistance; /* load.law.ohm  r*i = v */
    m->der_used = capacitor->v * load->i; /* use  der(used) = load.v*load.i */
    switch (MODE_OF(m, 0)) {
    case MODE_NOT_DIODE_OFF_NOT_CLOCK_Y_BSIG: evaluate_not_diode_off(m); break;
    case MODE_DIODE_OFF_NOT_CLOCK_Y_BSIG: evaluate_diode_off_not_clock_y_bSig(m); break;
    case MODE_DIODE_OFF_CLOCK_Y_BSIG: evaluate_clock_y_bSig(m); break;
    }
    capacitor->i = m->inductor.i - load->i; /* sum(inductor.n.i)  flows at Converter::c5 */
    capacitor->der_v = capacitor->i / capacitor->c; /* capacitor.law.charging  c*der(v) = i */
    m->der_delivered = -source->V * source->i; /* supply  der(delivered) = -source.v*source.i */
    if (m->solving.is_traced)
        evaluate_impulses(m);

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    const struct Inductor *inductor = &m->inductor;
    const struct Capacitor *capacitor = &m->capacitor;

    /* balance  energyBalance = delivered - used - inductor.l*inductor.i^2/2 - capacitor.c*capacitor.v^2/2 */
    m->energyBalance = m->delivered - m->used - inductor->l * (inductor->i * inductor->i) / 2.0
            - capacitor->c * (capacitor->v * capacitor->v) / 2.0;

    return MODEL_OK;
}

/* ---- the start ---- */

/* The start, while not diode.off; or clock.y.bSig. */
static void start_not_diode_off_or_clock_y_bSig(Model *m)
{
    struct Inductor *inductor = &m->inductor;

    inductor->i = inductor->i_start;
}

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->source.V = 12.0; /* V */
    m->clock.width = 40.0;
    m->clock.period = 2e-05; /* s */
    m->clock.startTime = 0.0; /* s */
    m->diode.unitResistance = 1.0; /* ohm */
    m->inductor.l = 2.2e-05; /* H */
    m->capacitor.c = 4.7e-05; /* F */
    m->load.r = 20.0; /* ohm */
    m->load.T_ref = 300.15; /* K */
    m->load.alpha = 0.0; /* 1/K */
    m->delivered_start = 0.0; /* J */
    m->used_start = 0.0; /* J */
    m->clock.y.bSig_start = false;
    m->diode.off_start = false;
    m->inductor.i_start = 0.0; /* A */
    m->capacitor.v_start = 0.0; /* V */
}

ModelStatus model_derive_constants(Model *m)
{
    struct Resistor *load = &m->load;

    load->T = load->T_ref;
    load->resistance = load->r * (1.0 + load->alpha * (load->T - load->T_ref));
    REQUIRE_NONZERO(m, load->resistance, EQ_load_law_ohm);
    REQUIRE_NONZERO(m, m->capacitor.c, EQ_capacitor_law_charging);
    REQUIRE_NONZERO(m, m->inductor.l, EQ_inductor_law_induction);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    struct Capacitor *capacitor = &m->capacitor;

    m->time = time;
    m->delivered = m->delivered_start;
    m->used = m->used_start;
    capacitor->v = capacitor->v_start;
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_DIODE_OFF_OR_CLOCK_Y_BSIG)
        start_not_diode_off_or_clock_y_bSig(m);
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- structures ---- */

/* The modes that the present values ask for; of those that have no solution less than 0. */

int wanted_mode(const Model *m)
{
    static const short modes[] = {0, -1, 1, 2};
    return modes[2 * ((m->diode.off ? 1 : 0)) + (m->clock.y.bSig ? 1 : 0)];
}

/* ---- events ---- */

enum { WATCH_DIODE_S_BELOW_0 };

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    REQUIRE(model_evaluate(m));
    indicator[WATCH_DIODE_S_BELOW_0] = instant_margin(-m->diode.s, m->branch.diode_s_below_0, FAILS_AT_ZERO);

    return MODEL_OK;
}

void model_next_instant(const Model *m, double *next)
{
    const struct BooleanPulse *clock = &m->clock;
    const double startTime = clock->startTime; /* s */
    const double period = clock->period; /* s */

    *next = fmin(*next, instant_ahead(m->time, startTime)); /* time >= clock.startTime */
    /* floor((time - clock.startTime)/clock.period) */
    *next = fmin(*next, instant_of_part(m->time, 1.0 / period, -startTime / period, m->branch.part_of_clock_value));
    *next = fmin(*next, instant_ahead(m->time,
            startTime + m->branch.part_of_clock_value * period + period * clock->width / 100.0));
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    struct BooleanPulse *clock = &m->clock;
    struct Diode *diode = &m->diode;
    const double startTime = clock->startTime; /* s */
    const double period = clock->period; /* s */

    REQUIRE(model_evaluate(m));
    /* clock.value  time >= clock.startTime */
    m->branch.time_at_least_clock_startTime = instant_from(NOW(m), startTime);
    /* clock.value  floor((time - clock.startTime)/clock.period) */
    m->branch.part_of_clock_value = instant_part(NOW(m), 1.0 / period, -startTime / period);
    /* clock.value */
    m->branch.relation_of_clock_value = instant_before(NOW(m),
            startTime + m->branch.part_of_clock_value * period + period * clock->width / 100.0);
    KEEP_TRUTH(m, diode_s_below_0, diode->s < 0.0, diode->s); /* diode.state  diode.s < 0 */
    /* clock.value  y.bSig = time >= startTime and mod(time - startTime, period) < period*width/100 */
    clock->y.bSig = m->branch.time_at_least_clock_startTime && m->branch.relation_of_clock_value;
    diode->off = m->branch.diode_s_below_0; /* diode.state  off = s < 0 */

    return MODEL_OK;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_load_law_ohm_BY_V = 2, D_use_BY_V, D_use_BY_I, D_capacitor_law_charging_BY_I, D_supply_BY_I,
    D_INDUCTOR_LAW_INDUCTION_BY_V_NOT_DIODE_OFF_OR_CLOCK_Y_BSIG };

void model_partials(const Model *m, double *partial)
{
    const struct Resistor *load = &m->load;
    const struct Capacitor *capacitor = &m->capacitor;

    partial[D_load_law_ohm_BY_V] = 1.0 / load->resistance; /* load.i */
    partial[D_use_BY_V] = load->i; /* der(used) */
    partial[D_use_BY_I] = capacitor->v;
    partial[D_capacitor_law_charging_BY_I] = 1.0 / capacitor->c; /* der(capacitor.v) */
    partial[D_supply_BY_I] = -m->source.V; /* der(delivered) */
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_DIODE_OFF_OR_CLOCK_Y_BSIG) {
        /* der(inductor.i) */
        partial[D_INDUCTOR_LAW_INDUCTION_BY_V_NOT_DIODE_OFF_OR_CLOCK_Y_BSIG] = 1.0 / m->inductor.l;
    }
}
