/* transition.c - the values of quantities at a change of the structure.
 *
 * States that remain keep their values. States that appear begin with the value of the quantity just before. Quantities
 * that are no longer states follow from the others. But the values just before need not satisfy the new constraints:
 * the values that these give differ from them, as if quantities had jumped. The impulses that belong to these jumps
 * move the states until all constraints hold. Momentum, charge and the like are thus conserved, exactly if the
 * equations are linear in the jumping quantities (Trenn, Switched Differential Algebraic Equations: Solution Theory,
 * Lyapunov Functions, and Stability, 2012; Benveniste, Caillaud et al., Multi-Mode DAE Models, 2020). */
#include "dense.h"
#include "discrete.h"
#include "equation.h"
#include "stateset.h"
#include "transition.h"
#include "compose.h"

#include <math.h>
#include <string.h>

static const double part_ahead = 1e-6;     /* of a run: how far a quantity is followed to measure its slope */

/* Finds the slopes just before of all quantities that may jump, by their values a little later. */
static bool find_slopes(Impulses *s, const Model *m, double time)
{
    double *further = s->moved, *slope = s->derivatives[0];
    const double ahead = part_ahead / (s->factor * part_of_run); /* s->factor depends on the run's length */
    model_get_states(m, further);
    if (!impulses_evaluate(s, s->before, time, further, NULL, 0))
        return false;
    model_get_derivatives(s->trial, slope);
    for (int i = 0; i < described(m)->events->jump_count; i++)
        s->slope[0][i] = double_of(s->trial, described(m)->events->jumps[i].offset);
    for (int i = 0; i < model_state_count(s->before); i++)
        further[i] += ahead * slope[i];
    const bool is_known = impulses_evaluate(s, s->before, time + ahead, further, NULL, 0);
    for (int i = 0; i < described(m)->events->jump_count; i++)
        s->slope[0][i] =
            is_known ? (double_of(s->trial, described(m)->events->jumps[i].offset) - s->slope[0][i]) / ahead : 0;
    return true;
}

/* Finds the values just before the change. For jumping quantities, states that the event has set count as set before.
 * In s->trial they do not: a quantity that becomes a state keeps its own value, whatever it was tied to. */
static bool find_values_before(Impulses *s, const Model *m, double time)
{
    const ModelStructure *old = model_structure(m);
    double *former = s->moved;
    if (!find_slopes(s, m, time))
        return impulses_fail(s, IMPULSE_NOT_SOLVED, -1);
    model_get_states(m, former);
    if (!impulses_evaluate(s, s->before, time, former, NULL, 0))
        return impulses_fail(s, IMPULSE_NOT_SOLVED, -1);
    for (int i = 0; i < described(m)->events->jump_count; i++) {
        const size_t offset = described(m)->events->jumps[i].offset;
        s->value[0][i] = double_of(structure_has_state(old, offset) ? m : s->trial, offset);
    }
    model_get_states(s->before, former);
    return impulses_evaluate(s, s->before, time, former, NULL, 0) || impulses_fail(s, IMPULSE_NOT_SOLVED, -1);
}

static bool is_row_absent(const ModelStructure *structure, int row)
{
    for (int i = 0; i < structure->absent_count; i++)
        if (structure->absent[i] == row)
            return true;
    return false;
}

/* True if an action or reinit() of the event has set this quantity. */
static bool is_set(const ModelDescription *about, size_t offset, const bool *was_set)
{
    for (int i = 0; i < about->events->reset_count; i++)
        if (about->events->resets[i].offset == offset && was_set[i])
            return true;
    return false;
}

/* Sets a state that appears to its start value, or to the value that the event has set. */
static void appear(Impulses *s, const Model *m, int state, const ModelStructure *old, const bool *was_set)
{
    const int row = model_structure(m)->states[state];
    const ModelVariable *v = row >= 0 ? &described(m)->variables[row] : NULL;
    if (!v || structure_has_state(old, v->offset))
        return;
    if (is_set(described(m), v->offset, was_set)) {
        s->states[state] = s->kept[state] = double_of(m, v->offset);
    } else if (is_row_absent(old, row) && v->set_offset != MODEL_NOT_SETTABLE) {
        s->states[state] = s->kept[state] = double_of(m, v->set_offset);
    }
}

/* Sets candidates of state sets that appear to their start values, by which they are then chosen. */
static void begin_candidates(Model *m, const ModelStructure *old, const ModelStructure *new)
{
    for (int i = 0; i < old->absent_count; i++) {
        const ModelVariable *v = &described(m)->variables[old->absent[i]];
        if (v->kind == MODEL_CANDIDATE && v->sign > 0 && v->set_offset != MODEL_NOT_SETTABLE &&
            !is_row_absent(new, old->absent[i]))
            *double_at(m, v->offset) = double_of(m, v->set_offset);
    }
}

/* Determines the states of the new structure, with the choices of its state sets. */
static bool find_states(Impulses *s, Model *m, const ModelStructure *new, const bool *was_set)
{
    const ModelStructure *old = model_structure(m);
    double *present = s->states;
    model_get_states(m, present);
    begin_candidates(s->trial, old, new);
    model_set_states(s->trial, model_time(m), present);
    model_solving(s->trial)->structure = model_solving(m)->structure = new;
    if (s->work && model_parts.state_sets->enter(s->trial, s->work) != MODEL_OK)
        return impulses_fail(s, IMPULSE_NOT_SOLVED, -1);
    for (int i = 0; s->work && i < described(m)->info->state_set_count; i++) {
        const ModelStateSet *set = &described(m)->info->state_sets[i];
        const size_t free = (size_t)(set->candidate_count - set->constraint_count);
        for (int k = 0; k < set->count; k++)
            memcpy(double_at(m, set->selection + (size_t)k * set->size),
                   double_at(s->trial, set->selection + (size_t)k * set->size),
                   free * (size_t)set->candidate_count * sizeof(double));
    }
    model_get_states(s->trial, present);
    memcpy(s->kept, present, (size_t)new->state_count * sizeof *s->kept);
    for (int i = 0; i < new->state_count; i++)
        appear(s, m, i, old, was_set);
    return true;
}

/* The values that the former structure gives to the states of the new one; NAN if not known. */
static void read_tied(Impulses *s, const Model *m, double time, const double *former, double *tied)
{
    const bool is_known = impulses_evaluate(s, s->before, time, former, NULL, 0);
    for (int i = 0; i < model_state_count(m); i++)
        tied[i] = is_known ? variable_value(s->trial, model_state_variable(m, i)) : NAN;
}

/* Measures the noise of jumps. Rounding of the former states affects the quantities that they determined, thereby the
 * new states, and then the quantities that these determine. */
static void measure_noise(Impulses *s, const Model *m, double time, const ModelStructure *old)
{
    const int count = model_state_count(m);
    double *moved = s->moved, *former = s->derivatives[0], *tied = s->derivatives[1], *value = s->derivatives[2];
    uint32_t dice = 1;
    model_get_states(s->before, former);
    read_tied(s, m, time, former, tied);
    for (int k = 0; k < ROUNDING_SAMPLES; k++) {
        rounding_shake(moved, former, old->state_count, &dice);
        read_tied(s, m, time, moved, value);
        for (int i = 0; i < count; i++)
            moved[i] = are_different(tied[i], s->states[i]) || isnan(value[i]) ? s->states[i] : value[i];
        rounding_shake(moved, moved, count, &dice);
        impulses_compare(s, m, time, moved, s->value[1]);
    }
}

/* Finds the jumps: differences of the quantities that the new constraints determine. False if not defined there. */
static bool find_jumps(Impulses *s, const Model *m, double time, const ModelStructure *old, const bool *was_set,
                       bool *is_any_certain)
{
    *is_any_certain = false;
    if (!impulses_read(s, m, time, s->states, s->value[1], s->slope[1]))
        return impulses_fail(s, IMPULSE_NOT_SOLVED, -1);
    for (int i = 0; i < described(m)->events->jump_count; i++) {
        const ModelJump *j = &described(m)->events->jumps[i];
        if (is_set(described(m), j->offset, was_set))
            s->value[0][i] = double_of(m, j->offset);
        else if (is_row_absent(old, j->variable)) /* what appears cannot jump */
            s->value[0][i] = s->value[1][i];
        s->value[0][i] = impulses_count(described(m), i, model_structure(m)) ? s->value[0][i] : 0;
        s->largest[i] = fmax(s->largest[i], fmax(fabs(s->value[0][i]), fabs(s->value[1][i])));
        s->noise[i] = 0;
    }
    if (impulses_take_jumps(s)) {
        measure_noise(s, m, time, old);
        impulses_take_jumps(s);
    }
    for (int i = 0; i < described(m)->events->jump_count; i++) {
        const ModelJump *j = &described(m)->events->jumps[i];
        *is_any_certain |= impulses_are_certain(s, i, time);
        if (j->is_position && structure_has_state(old, j->offset) && impulses_are_certain(s, i, time))
            return impulses_fail(s, IMPULSE_TWICE, i);
    }
    return true;
}

/* True if impulses act on the new states as on the former ones: factors of impulses must not jump themselves. */
static bool is_same_after(Impulses *s, const Model *m, double time)
{
    const int count = model_state_count(m);
    const double *here = s->response[0].change, *there = s->response[1].change;
    if (!impulses_respond(s, m, time, s->states, &s->response[0]))
        return false;
    const double largest = fmax(loop_largest(there, count), loop_largest(s->size, described(m)->events->jump_count));
    for (int i = 0; i < count; i++)
        if (!impulses_is_set_anew(s, i) && impulses_is_other(here[i], there[i], fmax(fabs(s->states[i]), largest)))
            return impulses_fail(s, IMPULSE_OF_FACTOR, model_state_variable(m, i));
    return true;
}

static bool follow(Impulses *s, const Model *m, double time)
{
    return !impulses_are_any_twice(s, time) && impulses_follow_after(s, m, time) &&
           !impulses_are_any_twice(s, time) && is_same_after(s, m, time);
}

bool transition_change(Impulses *s, Model *m, double time, const ModelStructure *structure, int cluster,
                       const bool *was_set, int *wanted, bool *jumps)
{
    const ModelStructure *old = model_structure(m);
    *wanted = structure->mode[cluster];
    memset(s->jump, 0, (size_t)described(m)->events->jump_count * sizeof *s->jump);
    memset(s->size, 0, (size_t)described(m)->events->jump_count * sizeof *s->size);
    if (!find_values_before(s, m, time) || !find_states(s, m, structure, was_set) ||
        !find_jumps(s, m, time, old, was_set, jumps))
        return false;
    const bool is_any = loop_largest(s->size, described(m)->events->jump_count) > 0;
    const bool is_followed = is_any && follow(s, m, time);
    if (is_any && *jumps && !is_followed)
        return false;
    if (!is_followed)
        memcpy(s->moved, s->states, (size_t)model_state_count(m) * sizeof *s->moved);
    if (*jumps) {
        if (!impulses_update(s, s->decided, time, s->factor))
            return false;
        *wanted = described(m)->info->modal->clusters[cluster].wanted(s->trial);
    }
    model_set_states(m, time, s->moved);
    return true;
}

/* True if the log has the jump already: the quantity is a state, or a derivative. */
static bool is_told(const Model *m, const ModelJump *jump)
{
    bool is_state = strncmp(jump->name, "der(", 4) == 0;
    for (int i = 0; i < model_state_count(m) && !is_state; i++)
        is_state = strcmp(described(m)->variables[model_state_variable(m, i)].path, jump->name) == 0;
    return is_state;
}

void transition_tell(const Impulses *s, const Model *m, double time, FILE *log)
{
    enum { LINE = 1024 };
    char line[LINE];
    impulses_log_states(s, m, time, log);
    for (int i = 0; log && i < described(m)->events->jump_count; i++) {
        const ModelJump *j = &described(m)->events->jumps[i];
        if (!impulses_count(described(m), i, model_structure(m)) || !impulses_are_certain(s, i, time) || is_told(m, j))
            continue;
        snprintf(line, sizeof line, "%s jumps to %s (was %s)", j->name, number_text(s->value[1][i] + 0.0).text,
                 number_text(s->value[0][i] + 0.0).text);
        events_log(log, time, line, j->equation >= 0 ? equation_element(described(m), j->equation).text : "");
    }
}
