/* ComputerExperiment_checks.c - the equations as drawn, for --verify, of Computer::ComputerExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "ComputerExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* TwoPulsesConstraint::pulses  level = if time >= firstStart and time < firstEnd or time >= secondStart and time <
 *     secondEnd then 1 else 0 */
static void TwoPulsesConstraint_pulses(const ModelPoint *at, double *residual, double *scale)
{
    const double level = model_value(at, 0), time_at_least_source_firstStart = model_value(at, 5),
            time_below_source_firstEnd = model_value(at, 6), time_at_least_source_secondStart = model_value(at, 7),
            time_below_source_secondEnd = model_value(at, 8);
    const double part_of_law = (time_at_least_source_firstStart > 0.5 && time_below_source_firstEnd > 0.5)
            || (time_at_least_source_secondStart > 0.5 && time_below_source_secondEnd > 0.5) ? 1.0 : 0.0;
    *residual = level - part_of_law;
    *scale = fabs(level) + fabs(part_of_law);
}

enum {
    LAW_TwoPulsesConstraint_pulses, LAW_TwoPulsesConstraint_signal, LAW_connection
};

const ModelLaw model_laws[] = {
    [LAW_TwoPulsesConstraint_pulses] = {
        .text = "%1 = if time >= %2 and time < %3 or time >= %4 and time < %5 then 1 else 0", .id = "%p.law.pulses",
        .held = 5, .is_discrete = true, .residual = TwoPulsesConstraint_pulses},
    [LAW_TwoPulsesConstraint_signal] = {
        .text = "%1 = %2", .id = "%p.law.signal", .held = 2, .residual = equation_equality},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"Computer::Constraints::TwoPulsesConstraint::", "model.xmi"},
    {"Computer::ComputerTest::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "pulses", 165},
    {0, "signal", 171},
    {1, "c1", 109},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {offsetof(Model, branch.time_at_least_source_firstStart), MODEL_TRUTH},
    {offsetof(Model, branch.time_below_source_firstEnd), MODEL_TRUTH},
    {offsetof(Model, branch.time_at_least_source_secondStart), MODEL_TRUTH},
    {offsetof(Model, branch.time_below_source_secondEnd), MODEL_TRUTH},
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_TwoPulsesConstraint_pulses, 1, 12,   0, 2, 0, 7, 3, 4, 5, 6, -1, -2, -3, -4,
    LAW_TwoPulsesConstraint_signal, 1, 5,   1, 2, 1, 2, 7,
    LAW_connection, 1, 5,   2, 0, 2, 2, 0,
    -1};
const int *model_equations = equations;

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    const double source_firstStart = listed[3];
    /* source.law.pulses  time >= source.firstStart */
    margin[0] = (m->branch.time_at_least_source_firstStart ? 1.0 : -1.0) * (time - source_firstStart);
    const double source_firstEnd = listed[4];
    /* source.law.pulses  time < source.firstEnd */
    margin[1] = (m->branch.time_below_source_firstEnd ? 1.0 : -1.0) * (source_firstEnd - time);
    const double source_secondStart = listed[5];
    /* source.law.pulses  time >= source.secondStart */
    margin[2] = (m->branch.time_at_least_source_secondStart ? 1.0 : -1.0) * (time - source_secondStart);
    const double source_secondEnd = listed[6];
    /* source.law.pulses  time < source.secondEnd */
    margin[3] = (m->branch.time_below_source_secondEnd ? 1.0 : -1.0) * (source_secondEnd - time);
    /* computer.Operation()  time >= computer.entered(Operation) + 5.0 */
    margin[4] = m->pre.computer_Operation == Operation_initial
            ? (m->branch.time_at_least_computer_entered_Operation_plus_5_0 ? 1.0 : -1.0)
            * (time - (m->computer.entered_Operation + 5.0)) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* computer.Operation() */
static void execute_1(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)is_set;
    double y_rSig = m->pre.computer_y_rSig;
    double Operation = m->pre.computer_Operation;
    double entered_Operation = m->pre.computer_entered_Operation;
    double seen_Operation_StandBy_1 = m->pre.computer_seen_Operation_StandBy_1;
    double since_Operation_StandBy_1 = m->pre.computer_since_Operation_StandBy_1;
    double consumed_Operation_1 = m->pre.computer_consumed_Operation_1;
    double held_Operation_StandBy_1 = m->pre.computer_held_Operation_StandBy_1;
    double seen_Operation_On_1 = m->pre.computer_seen_Operation_On_1;
    double since_Operation_On_1 = m->pre.computer_since_Operation_On_1;
    double consumed_Operation_2 = m->pre.computer_consumed_Operation_2;
    double held_Operation_On_1 = m->pre.computer_held_Operation_On_1;
    if (m->pre.computer_Operation == Operation_StandBy) {
        if (!are_equal(listed[0], 1.0)) {
            seen_Operation_StandBy_1 = 1.0;
        } else if (seen_Operation_StandBy_1 <= 1.0) {
            seen_Operation_StandBy_1 = are_equal(seen_Operation_StandBy_1, 0.0) ? 4.0 : 3.0;
            since_Operation_StandBy_1 = time;
        }
    } else if (m->pre.computer_Operation == Operation_On) {
        if (!are_equal(listed[0], 0.0)) {
            seen_Operation_On_1 = 1.0;
        } else if (seen_Operation_On_1 <= 1.0) {
            seen_Operation_On_1 = are_equal(seen_Operation_On_1, 0.0) ? 4.0 : 3.0;
            since_Operation_On_1 = time;
        }
    }
    if (m->pre.computer_Operation == Operation_inactive) {
        Operation = 1.0;
        entered_Operation = time;
    } else if (m->pre.computer_Operation == Operation_initial) {
        if (m->branch.time_at_least_computer_entered_Operation_plus_5_0) {
            Operation = 2.0;
            seen_Operation_StandBy_1 = time <= consumed_Operation_1 ? 2.0 : 0.0;
        }
    } else if (m->pre.computer_Operation == Operation_StandBy) {
        if (seen_Operation_StandBy_1 >= 3.0 && time <= since_Operation_StandBy_1) {
            held_Operation_StandBy_1 = held_Operation_StandBy_1 > 0.5 || are_equal(seen_Operation_StandBy_1, 4.0) ? 1.0
                    : 0.0;
            consumed_Operation_1 = time;
            seen_Operation_StandBy_1 = 2.0;
            Operation = 3.0;
            seen_Operation_On_1 = time <= consumed_Operation_2 ? 2.0 : 0.0;
        }
    } else if (m->pre.computer_Operation == Operation_On) {
        if (seen_Operation_On_1 >= 3.0 && time <= since_Operation_On_1) {
            held_Operation_On_1 = held_Operation_On_1 > 0.5 || are_equal(seen_Operation_On_1, 4.0) ? 1.0 : 0.0;
            consumed_Operation_2 = time;
            seen_Operation_On_1 = 2.0;
            Operation = 2.0;
            seen_Operation_StandBy_1 = time <= consumed_Operation_1 ? 2.0 : 0.0;
        }
    }
    if (are_equal(Operation, 2.0)) {
        y_rSig = 8.0;
    } else if (are_equal(Operation, 3.0)) {
        y_rSig = 3.0;
    }
    value[0] = y_rSig;
    value[1] = Operation;
    value[2] = entered_Operation;
    value[3] = seen_Operation_StandBy_1;
    value[4] = since_Operation_StandBy_1;
    value[5] = consumed_Operation_1;
    value[6] = held_Operation_StandBy_1;
    value[7] = seen_Operation_On_1;
    value[8] = since_Operation_On_1;
    value[9] = consumed_Operation_2;
    value[10] = held_Operation_On_1;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
}
