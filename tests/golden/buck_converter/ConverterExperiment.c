/* ConverterExperiment.c - simulation of BuckConverter::ConverterExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 4 states, 45 equations (30 eliminated), 3 time derivatives of equations, no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "ConverterExperiment.h"
#include "runtime/compose.h"
#include "runtime/formula.h"
#include "runtime/instant.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

/* While not diode.off. */
static void evaluate_not_diode_off(Model *m)
{
    m->source.i = 0.0; /* switch.law  0 = -source.i */
    m->diode.v = 0.0; /* diode.voltage  diode.v = 0 */
    m->diode.i = m->inductor.i; /* sum(switch.n.i)  flows at Converter::c3; with switch.law */
    m->diode.s = m->diode.i * m->diode.unitResistance; /* diode.current  diode.i = diode.s/diode.unitResistance */
    m->switch_.v = m->source.V; /* switch.pins.voltage  v = vP - vN; with diode.voltage */
    m->inductor.v = -m->capacitor.v; /* inductor.pins.voltage  v = vP - vN; with diode.voltage */
    m->inductor.der_i = m->inductor.v / m->inductor.l; /* inductor.law.induction  l*der(i) = v */
}

/* Effects of jumps, while diode.off, not clock.y.bSig. */
static void evaluate_impulses_diode_off_not_clock_y_bSig(Model *m)
{
    m->source.der_i = m->jump.source_i; /* switch.law' */
    m->diode.der_i = m->jump.diode_i; /* diode.current' */
    m->inductor.der_i = m->jump.inductor_i; /* sum(switch.n.i)' */
    m->inductor.v = m->inductor.l * m->jump.inductor_i; /* inductor.law.induction */
}

/* While diode.off, not clock.y.bSig. */
static void evaluate_diode_off_not_clock_y_bSig(Model *m)
{
    m->source.i = 0.0; /* switch.law  0 = -source.i */
    m->source.der_i = 0.0; /* switch.law'  of 0 = -source.i */
    m->diode.der_i = 0.0; /* diode.current'  of diode.i = 0 */
    m->inductor.der_i = 0.0; /* sum(switch.n.i)'  of flows at Converter::c3; with diode.current', switch.law' */
    m->inductor.v = 0.0; /* inductor.law.induction  l*der(i) = v; with sum(switch.n.i)' */
    if (m->solving.is_traced)
        evaluate_impulses_diode_off_not_clock_y_bSig(m);
    m->diode.v = -(m->inductor.v + m->capacitor.v); /* inductor.pins.voltage  v = vP - vN */
    m->switch_.v = m->source.V + m->diode.v; /* switch.pins.voltage  v = vP - vN */
    m->diode.i = 0.0; /* diode.current  diode.i = 0 */
    m->inductor.i = 0.0; /* sum(switch.n.i)  flows at Converter::c3; with diode.current, switch.law */
    m->diode.s = m->diode.v; /* diode.voltage  diode.v = diode.s */
}

/* While clock.y.bSig. */
static void evaluate_clock_y_bSig(Model *m)
{
    m->diode.i = 0.0; /* diode.current  diode.i = 0 */
    m->switch_.v = 0.0; /* switch.law  0 = switch.v */
    m->diode.v = -m->source.V; /* switch.pins.voltage  v = vP - vN; with switch.law */
    m->source.i = -m->inductor.i; /* sum(switch.n.i)  flows at Converter::c3; with diode.current */
    m->inductor.v = -m->diode.v - m->capacitor.v; /* inductor.pins.voltage  v = vP - vN */
    m->inductor.der_i = m->inductor.v / m->inductor.l; /* inductor.law.induction  l*der(i) = v */
    m->diode.s = m->diode.v; /* diode.voltage  diode.v = diode.s */
}

ModelStatus model_evaluate(Model *m)
{
    m->load.i = m->capacitor.v / m->load.resistance; /* load.law.ohm  r*i = v */
    m->der_used = m->capacitor.v * m->load.i; /* use  der(used) = load.v*load.i */
    switch (MODE_OF(m, 0)) {
    case MODE_NOT_DIODE_OFF_NOT_CLOCK_Y_BSIG: evaluate_not_diode_off(m); break;
    case MODE_DIODE_OFF_NOT_CLOCK_Y_BSIG: evaluate_diode_off_not_clock_y_bSig(m); break;
    case MODE_DIODE_OFF_CLOCK_Y_BSIG: evaluate_clock_y_bSig(m); break;
    }
    m->capacitor.i = m->inductor.i - m->load.i; /* sum(inductor.n.i)  flows at Converter::c5 */
    m->capacitor.der_v = m->capacitor.i / m->capacitor.c; /* capacitor.law.charging  c*der(v) = i */
    m->der_delivered = -m->source.V * m->source.i; /* supply  der(delivered) = -source.v*source.i */

    return MODEL_OK;
}

/* ---- quantities for results only ---- */

ModelStatus model_outputs(Model *m)
{
    /* balance  energyBalance = delivered - used - inductor.l*inductor.i^2/2 - capacitor.c*capacitor.v^2/2 */
    m->energyBalance = m->delivered - m->used - m->inductor.l * (m->inductor.i * m->inductor.i) / 2.0
            - m->capacitor.c * (m->capacitor.v * m->capacitor.v) / 2.0;

    return MODEL_OK;
}

/* ---- initialization ---- */

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
    m->load.T = m->load.T_ref;
    m->load.resistance = m->load.r * (1.0 + m->load.alpha * (m->load.T - m->load.T_ref));
    REQUIRE_NONZERO(m, m->load.resistance, EQ_load_law_ohm);
    REQUIRE_NONZERO(m, m->capacitor.c, EQ_capacitor_law_charging);
    REQUIRE_NONZERO(m, m->inductor.l, EQ_inductor_law_induction);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->delivered = m->delivered_start;
    m->used = m->used_start;
    m->capacitor.v = m->capacitor.v_start;
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_DIODE_OFF_OR_CLOCK_Y_BSIG)
        m->inductor.i = m->inductor.i_start;
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- structures ---- */

/* Mode that the present values select; negative if they select none with a solution. */
int wanted_mode(const Model *m)
{
    static const short modes[] = {0, -1, 1, 2};
    return modes[2 * (m->diode.off ? 1 : 0) + (m->clock.y.bSig ? 1 : 0)];
}

/* ---- events ---- */

enum { WATCH_DIODE_S_BELOW_0 };

/* Distances of watched branches from a change. A distance becomes negative when its branch changes. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    REQUIRE(model_evaluate(m));
    indicator[WATCH_DIODE_S_BELOW_0] = instant_margin(-m->diode.s, m->branch.diode_s_below_0, FAILS_AT_ZERO);

    return MODEL_OK;
}

void model_next_instant(const Model *m, double *next)
{
    const double startTime = m->clock.startTime; /* s */
    const double period = m->clock.period; /* s */

    *next = fmin(*next, instant_ahead(m->time, startTime)); /* time >= clock.startTime */
    /* floor((time - clock.startTime)/clock.period) */
    *next = fmin(*next, instant_of_part(m->time, 1.0 / period, -startTime / period,
            m->branch.clock_floor_of_time_minus_startTime_per_period));
    *next = fmin(*next, instant_ahead(m->time,
            startTime + m->branch.clock_floor_of_time_minus_startTime_per_period * period
            + period * m->clock.width / 100.0));
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    const double startTime = m->clock.startTime; /* s */
    const double period = m->clock.period; /* s */

    REQUIRE(model_evaluate(m));
    /* clock.value  time >= clock.startTime */
    m->branch.time_at_least_clock_startTime = instant_from(NOW(m), startTime);
    /* clock.value  floor((time - clock.startTime)/clock.period) */
    m->branch.clock_floor_of_time_minus_startTime_per_period = instant_part(NOW(m), 1.0 / period, -startTime / period);
    /* clock.value */
    m->branch.relation_of_clock_value = instant_before(NOW(m),
            startTime + m->branch.clock_floor_of_time_minus_startTime_per_period * period
            + period * m->clock.width / 100.0);
    KEEP_TRUTH(m, diode_s_below_0, m->diode.s < 0.0, m->diode.s); /* diode.state  diode.s < 0 */
    /* clock.value  y.bSig = time >= startTime and mod(time - startTime, period) < period*width/100 */
    m->clock.y.bSig = m->branch.time_at_least_clock_startTime && m->branch.relation_of_clock_value;
    m->diode.off = m->branch.diode_s_below_0; /* diode.state  off = s < 0 */

    return MODEL_OK;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_load_law_ohm_BY_V = 2, D_use_BY_V, D_use_BY_I, D_capacitor_law_charging_BY_I, D_supply_BY_I,
    D_inductor_law_induction_BY_V };

void model_partials(const Model *m, double *partial)
{
    partial[D_load_law_ohm_BY_V] = 1.0 / m->load.resistance; /* load.i */
    partial[D_use_BY_V] = m->load.i; /* der(used) */
    partial[D_use_BY_I] = m->capacitor.v;
    partial[D_capacitor_law_charging_BY_I] = 1.0 / m->capacitor.c; /* der(capacitor.v) */
    partial[D_supply_BY_I] = -m->source.V; /* der(delivered) */
    partial[D_inductor_law_induction_BY_V] = 1.0 / m->inductor.l; /* der(inductor.i) */
}
