/* ControlledTanksExperiment.c - simulation of TwoTankControl::ControlledTanksExperiment, from model.xmi, by
 *     sysphsc 0.1.0.
 *
 * 2 states, 28 equations (17 eliminated), no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "ControlledTanksExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* pump.law.flow  q = if on then -delivery else 0 */
    m->pump.outlet.q = m->control.running ? -m->pump.delivery : 0.0;
    /* tank1.law.pressure  p = density*gravity*level */
    m->pump.outlet.p = m->tank1.density * m->tank1.gravity * m->tank1.level;
    /* tank2.law.pressure  p = density*gravity*level */
    m->pipe.b.p = m->tank2.density * m->tank2.gravity * m->tank2.level;
    m->pipe.dpC = m->pump.outlet.p - m->pipe.b.p; /* pipe.law.drop  dpC = pA - pB */
    m->pipe.VflowC = m->pipe.dpC / m->pipe.resistance; /* pipe.law.law  dpC = resistance*VflowC */
    m->tank1.opening.q = -(m->pump.outlet.q + m->pipe.VflowC); /* sum(pump.outlet.q)  flows at ControlledTanks::c1 */
    m->tank1.der_level = m->tank1.opening.q / m->tank1.area; /* tank1.law.storage  area*der(level) = q */
    m->outlet.dpC = m->pipe.b.p - m->drain.pressure; /* outlet.law.drop  dpC = pA - pB */
    m->outlet.VflowC = m->outlet.dpC / m->outlet.resistance; /* outlet.law.law  dpC = resistance*VflowC */
    m->tank2.opening.q = m->pipe.VflowC - m->outlet.VflowC; /* sum(pipe.b.q)  flows at ControlledTanks::c3 */
    m->tank2.der_level = m->tank2.opening.q / m->tank2.area; /* tank2.law.storage  area*der(level) = q */

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->pump.delivery = 0.002; /* m^3/s */
    m->tank1.area = 0.05; /* m^2 */
    m->tank1.gravity = 9.81; /* m/s^2 */
    m->tank1.density = 1000.0; /* kg/m^3 */
    m->pipe.resistance = 4905000.0; /* Pa*s/m^3 */
    m->tank2.area = 0.08; /* m^2 */
    m->tank2.gravity = 9.81; /* m/s^2 */
    m->tank2.density = 1000.0; /* kg/m^3 */
    m->outlet.resistance = 9810000.0; /* Pa*s/m^3 */
    m->drain.pressure = 0.0; /* Pa */
    m->control.full = 1.2; /* m */
    m->control.low = 0.45; /* m */
    m->control.pause = 74.0; /* s */
    m->tank1.level_start = 0.2; /* m */
    m->tank2.level_start = 0.1; /* m */
    m->control.fillings_start = 0.0;
    m->control.running_start = false;
    m->control.Operation_start = Operation_inactive;
    m->control.consumed_Operation_1_start = -1e+300;
    m->control.held_Operation_Filling_1_start = false;
    m->control.consumed_Operation_2_start = -1e+300;
    m->control.held_Operation_Waiting_1_start = false;
}

ModelStatus model_derive_constants(Model *m)
{
    REQUIRE_NONZERO(m, m->pipe.resistance, EQ_pipe_law_law);
    REQUIRE_NONZERO(m, m->tank1.area, EQ_tank1_law_storage);
    REQUIRE_NONZERO(m, m->outlet.resistance, EQ_outlet_law_law);
    REQUIRE_NONZERO(m, m->tank2.area, EQ_tank2_law_storage);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->tank1.level = m->tank1.level_start;
    m->tank2.level = m->tank2.level_start;
    return model_evaluate(m);
}

/* ---- events ---- */

enum { WATCH_TANK1_LEVEL_AT_LEAST_CONTROL_FULL, WATCH_TANK2_LEVEL_AT_MOST_CONTROL_LOW };

/* control.Operation()  TwoTankControl::PumpControl::Operation */
static void step_control_Operation(Model *m)
{
    struct PumpControl *control = &m->control;

    if (m->pre.control_Operation == Operation_Filling) {
        if (!m->branch.tank1_level_at_least_control_full) { /* Filling->Pausing */
            control->seen_Operation_Filling_1 = seen_not_true;
        } else if (control->seen_Operation_Filling_1 <= seen_not_true) {
            control->seen_Operation_Filling_1 = control->seen_Operation_Filling_1 == seen_nothing ? seen_held
                    : seen_become_true;
            control->since_Operation_Filling_1 = m->time;
        }
    } else if (m->pre.control_Operation == Operation_Waiting) {
        if (!m->branch.tank2_level_at_most_control_low) { /* Waiting->Filling */
            control->seen_Operation_Waiting_1 = seen_not_true;
        } else if (control->seen_Operation_Waiting_1 <= seen_not_true) {
            control->seen_Operation_Waiting_1 = control->seen_Operation_Waiting_1 == seen_nothing ? seen_held
                    : seen_become_true;
            control->since_Operation_Waiting_1 = m->time;
        }
    }
    if (m->pre.control_Operation == Operation_inactive) {
        control->Operation = Operation_Filling;
        control->seen_Operation_Filling_1 = m->time <= control->consumed_Operation_1 ? seen_consumed : seen_nothing;
        control->running = true; /* running := true */
        control->fillings = control->fillings + 1.0; /* fillings := fillings + 1 */
    } else if (m->pre.control_Operation == Operation_Filling) {
        if (control->seen_Operation_Filling_1 >= seen_become_true && m->time <= control->since_Operation_Filling_1) {
            /* Filling->Pausing */
            control->held_Operation_Filling_1 = control->held_Operation_Filling_1
                    || control->seen_Operation_Filling_1 == seen_held;
            control->consumed_Operation_1 = m->time;
            control->seen_Operation_Filling_1 = seen_consumed;
            control->running = false; /* running := false */
            control->Operation = Operation_Pausing;
            control->entered_Operation = m->time;
        }
    } else if (m->pre.control_Operation == Operation_Pausing) {
        if (m->branch.control_time_at_least_entered_Operation_plus_pause) {
            control->Operation = Operation_Waiting;
            control->seen_Operation_Waiting_1 = m->time <= control->consumed_Operation_2 ? seen_consumed : seen_nothing;
        }
    } else if (m->pre.control_Operation == Operation_Waiting) {
        if (control->seen_Operation_Waiting_1 >= seen_become_true && m->time <= control->since_Operation_Waiting_1) {
            /* Waiting->Filling */
            control->held_Operation_Waiting_1 = control->held_Operation_Waiting_1
                    || control->seen_Operation_Waiting_1 == seen_held;
            control->consumed_Operation_2 = m->time;
            control->seen_Operation_Waiting_1 = seen_consumed;
            control->Operation = Operation_Filling;
            control->seen_Operation_Filling_1 = m->time <= control->consumed_Operation_1 ? seen_consumed : seen_nothing;
            control->running = true; /* running := true */
            control->fillings = control->fillings + 1.0; /* fillings := fillings + 1 */
        }
    }
}

/* Distances of watched branches from a change. A distance becomes negative when its branch changes. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    indicator[WATCH_TANK1_LEVEL_AT_LEAST_CONTROL_FULL] = m->pre.control_Operation == Operation_Filling
            ? instant_margin(m->tank1.level - m->control.full, m->branch.tank1_level_at_least_control_full,
            HOLDS_AT_ZERO) : 1.0;
    indicator[WATCH_TANK2_LEVEL_AT_MOST_CONTROL_LOW] = m->pre.control_Operation == Operation_Waiting
            ? instant_margin(m->control.low - m->tank2.level, m->branch.tank2_level_at_most_control_low, HOLDS_AT_ZERO)
            : 1.0;

    return MODEL_OK;
}

void model_next_instant(const Model *m, double *next)
{
    if (m->pre.control_Operation == Operation_Pausing) /* time >= control.entered(Operation) + control.pause */
        *next = fmin(*next, instant_ahead(m->time, m->control.entered_Operation + m->control.pause));
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    if (m->pre.control_Operation == Operation_Filling) /* control.Operation()  tank1.level >= control.full */
        KEEP_TRUTH(m, tank1_level_at_least_control_full, m->tank1.level >= m->control.full,
                m->tank1.level - m->control.full);
    if (m->pre.control_Operation == Operation_Waiting) /* control.Operation()  tank2.level <= control.low */
        KEEP_TRUTH(m, tank2_level_at_most_control_low, m->tank2.level <= m->control.low,
                m->tank2.level - m->control.low);
    /* control.Operation()  time >= control.entered(Operation) + control.pause */
    if (m->pre.control_Operation == Operation_Pausing)
        m->branch.control_time_at_least_entered_Operation_plus_pause = instant_from(NOW(m),
                m->control.entered_Operation + m->control.pause);
    step_control_Operation(m);

    return MODEL_OK;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_tank1_law_pressure_BY_LEVEL = 2, D_tank2_law_pressure_BY_LEVEL, D_pipe_law_law_BY_DPC,
    D_tank1_law_storage_BY_Q, D_outlet_law_law_BY_DPC, D_tank2_law_storage_BY_Q };

void model_partials(const Model *m, double *partial)
{
    partial[D_tank1_law_pressure_BY_LEVEL] = m->tank1.density * m->tank1.gravity; /* pump.outlet.p */
    partial[D_tank2_law_pressure_BY_LEVEL] = m->tank2.density * m->tank2.gravity; /* pipe.b.p */
    partial[D_pipe_law_law_BY_DPC] = 1.0 / m->pipe.resistance; /* pipe.VflowC */
    partial[D_tank1_law_storage_BY_Q] = 1.0 / m->tank1.area; /* der(tank1.level) */
    partial[D_outlet_law_law_BY_DPC] = 1.0 / m->outlet.resistance; /* outlet.VflowC */
    partial[D_tank2_law_storage_BY_Q] = 1.0 / m->tank2.area; /* der(tank2.level) */
}
