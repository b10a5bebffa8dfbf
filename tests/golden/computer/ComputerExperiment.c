/* ComputerExperiment.c - simulation of Computer::ComputerExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 0 states, 3 equations (2 eliminated), no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "ComputerExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"

#include <math.h>
#include <string.h>

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->source.firstStart = 2.0; /* s */
    m->source.firstEnd = 3.0; /* s */
    m->source.secondStart = 7.0; /* s */
    m->source.secondEnd = 8.5; /* s */
    m->computer.y.rSig_start = 0.0;
    m->source.level_start = 0.0;
    m->computer.Operation_start = Operation_inactive;
    m->computer.consumed_Operation_1_start = -1e+300;
    m->computer.held_Operation_StandBy_1_start = false;
    m->computer.consumed_Operation_2_start = -1e+300;
    m->computer.held_Operation_On_1_start = false;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    return model_evaluate(m);
}

/* ---- events ---- */

/* computer.Operation()  Computer::Computer::Operation */
static void step_computer_Operation(Model *m)
{
    struct Computer *computer = &m->computer;

    if (m->pre.computer_Operation == Operation_StandBy) {
        if (!are_equal(m->source.level, 1.0)) { /* StandBy->On */
            computer->seen_Operation_StandBy_1 = seen_not_true;
        } else if (computer->seen_Operation_StandBy_1 <= seen_not_true) {
            computer->seen_Operation_StandBy_1 = computer->seen_Operation_StandBy_1 == seen_nothing ? seen_held
                    : seen_become_true;
            computer->since_Operation_StandBy_1 = m->time;
        }
    } else if (m->pre.computer_Operation == Operation_On) {
        if (!are_equal(m->source.level, 0.0)) { /* On->StandBy */
            computer->seen_Operation_On_1 = seen_not_true;
        } else if (computer->seen_Operation_On_1 <= seen_not_true) {
            computer->seen_Operation_On_1 = computer->seen_Operation_On_1 == seen_nothing ? seen_held
                    : seen_become_true;
            computer->since_Operation_On_1 = m->time;
        }
    }
    if (m->pre.computer_Operation == Operation_inactive) {
        computer->Operation = Operation_initial;
        computer->entered_Operation = m->time;
    } else if (m->pre.computer_Operation == Operation_initial) {
        if (m->branch.time_at_least_computer_entered_Operation_plus_5_0) {
            computer->Operation = Operation_StandBy;
            computer->seen_Operation_StandBy_1 = m->time <= computer->consumed_Operation_1 ? seen_consumed
                    : seen_nothing;
        }
    } else if (m->pre.computer_Operation == Operation_StandBy) {
        if (computer->seen_Operation_StandBy_1 >= seen_become_true && m->time <= computer->since_Operation_StandBy_1) {
            /* StandBy->On */
            computer->held_Operation_StandBy_1 = computer->held_Operation_StandBy_1
                    || computer->seen_Operation_StandBy_1 == seen_held;
            computer->consumed_Operation_1 = m->time;
            computer->seen_Operation_StandBy_1 = seen_consumed;
            computer->Operation = Operation_On;
            computer->seen_Operation_On_1 = m->time <= computer->consumed_Operation_2 ? seen_consumed : seen_nothing;
        }
    } else if (m->pre.computer_Operation == Operation_On) {
        if (computer->seen_Operation_On_1 >= seen_become_true && m->time <= computer->since_Operation_On_1) {
            /* On->StandBy */
            computer->held_Operation_On_1 = computer->held_Operation_On_1 || computer->seen_Operation_On_1 == seen_held;
            computer->consumed_Operation_2 = m->time;
            computer->seen_Operation_On_1 = seen_consumed;
            computer->Operation = Operation_StandBy;
            computer->seen_Operation_StandBy_1 = m->time <= computer->consumed_Operation_1 ? seen_consumed
                    : seen_nothing;
        }
    }
    if (computer->Operation == Operation_StandBy) {
        computer->y.rSig = 8.0; /* y.rSig := 8 */
    } else if (computer->Operation == Operation_On) {
        computer->y.rSig = 3.0; /* y.rSig := 3 */
    }
}

void model_next_instant(const Model *m, double *next)
{
    *next = fmin(*next, instant_ahead(m->time, m->source.firstStart)); /* time >= source.firstStart */
    *next = fmin(*next, instant_ahead(m->time, m->source.firstEnd)); /* time < source.firstEnd */
    *next = fmin(*next, instant_ahead(m->time, m->source.secondStart)); /* time >= source.secondStart */
    *next = fmin(*next, instant_ahead(m->time, m->source.secondEnd)); /* time < source.secondEnd */
    if (m->pre.computer_Operation == Operation_initial) /* time >= computer.entered(Operation) + 5.0 */
        *next = fmin(*next, instant_ahead(m->time, m->computer.entered_Operation + 5.0));
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    /* source.law.pulses  time >= source.firstStart */
    m->branch.time_at_least_source_firstStart = instant_from(NOW(m), m->source.firstStart);
    /* source.law.pulses  time < source.firstEnd */
    m->branch.time_below_source_firstEnd = instant_before(NOW(m), m->source.firstEnd);
    /* source.law.pulses  time >= source.secondStart */
    m->branch.time_at_least_source_secondStart = instant_from(NOW(m), m->source.secondStart);
    /* source.law.pulses  time < source.secondEnd */
    m->branch.time_below_source_secondEnd = instant_before(NOW(m), m->source.secondEnd);
    /* computer.Operation()  time >= computer.entered(Operation) + 5.0 */
    if (m->pre.computer_Operation == Operation_initial)
        m->branch.time_at_least_computer_entered_Operation_plus_5_0 = instant_from(NOW(m),
                m->computer.entered_Operation + 5.0);
    /* source.law.pulses  level = if time >= firstStart and time < firstEnd or time >= secondStart and time <
     *     secondEnd then 1 else 0 */
    m->source.level = (m->branch.time_at_least_source_firstStart && m->branch.time_below_source_firstEnd)
            || (m->branch.time_at_least_source_secondStart && m->branch.time_below_source_secondEnd) ? 1.0 : 0.0;
    step_computer_Operation(m);

    return MODEL_OK;
}
