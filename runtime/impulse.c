/* impulse.c - jumps of differentiated variables: the impulses of their derivatives, and the states that these move.
 *
 * An event has changed branches and discrete variables. A variable that is no state may have jumped with them. If it
 * was differentiated, its derivative is an impulse (Dirac) as large as the jump. Impulses obey the equations of the
 * derivatives without the terms that stay finite. A state jumps by the impulse of its derivative: the charge that a
 * voltage step drives into a capacitor, the speed that a step of a prescribed motion gives to a pushed body.
 *
 * The model takes sizes of jumps as if they were rates (ModelJump). They are multiplied by `factor`, which is so large
 * that finite terms are negligible. The change of the states' derivatives, divided by the factor, is the jump of the
 * states. Variables that depend on them jump with them: sizes are corrected until the derivative of each differentiated
 * variable is an impulse as large as the variable's whole jump.
 *
 * Relations follow impulses: bounded quantities transmit none, a diode only those of one direction. Apart from that,
 * impulses must enter linearly, and their factors must not jump: the values just before and just after must lead to the
 * same response. An impulse has no meaning if it would be differentiated again, or if a discrete variable or a delay
 * would take it over. Each of these cases ends the run. */
#include "dense.h"
#include "discrete.h"
#include "impulse.h"
#include "keeper.h"
#include "past.h"

#include <float.h>
#include <math.h>
#include <string.h>

static const double least_part = 1e-8;     /* of a variable's largest value: smaller jumps may be integration errors */
static const double agreement = 1e-6;      /* of values that must be equal, relative */

enum { MOST_CORRECTIONS = 30, TIME_UNITS = 1 << 16, USUAL_STEPS = 1000 /* of a run */ };

static Impulses *impulses_new(const ModelDescription *about, Arena *a, const Clocks *clocks)
{
    Impulses *s = arena_take(a, 1, sizeof *s);
    s->about = about;
    Model **const models[] = {&s->before, &s->settled, &s->decided, &s->trial};
    double **const by_jump[] = {&s->largest,  &s->value[0], &s->value[1], &s->slope[0], &s->slope[1], &s->jump,
                                &s->size, &s->noise, &s->response[0].impulse, &s->response[1].impulse};
    double **const by_state[] = {&s->kept,           &s->states,         &s->moved,          &s->derivatives[0],
                                 &s->derivatives[1], &s->derivatives[2], &s->response[0].change,
                                 &s->response[1].change};
    s->clocks = clocks;
    s->without = switches_new(about, a);
    s->loops = large_loops_create(about, a);
    if (model_parts.modes && model_parts.state_sets)
        s->work = arena_doubles(a, model_parts.state_sets->work(about));
    for (size_t i = 0; i < sizeof models / sizeof *models; i++)
        *models[i] = model_new(a, about);
    for (size_t i = 0; i < sizeof by_jump / sizeof *by_jump; i++)
        *by_jump[i] = arena_doubles(a, (size_t)about->events->jump_count);
    for (size_t i = 0; i < sizeof by_state / sizeof *by_state; i++)
        *by_state[i] = arena_doubles(a, (size_t)about->variable_count);
    return s;
}

/* With fixed steps, the length of a usual run is taken: events must not depend on when the run stops. */
static void impulses_start(Impulses *s, const Options *o)
{
    const double length = has_fixed_steps(o->method) ? USUAL_STEPS * o->step
                          : o->stop > o->origin      ? o->stop - o->origin
                                                     : 1;
    s->length = length;
    s->factor = ldexp(1, -ilogb(part_of_run * length));
    s->tolerance = fmax(least_part, o->tolerance);
    s->step = has_fixed_steps(o->method) ? o->step : 0;
}

static void impulses_begin(Impulses *s, const Model *m)
{
    model_copy(s->before, m);
    model_get_states(m, s->kept);
}

static void take_discretes(Model *m, const Model *from, bool are_before)
{
    for (int i = 0; i < described(m)->events->discrete_count; i++) {
        const ModelDiscrete *d = &described(m)->events->discretes[i];
        const bool is_before = are_before && d->is_stepwise;
        discrete_copy(described(m), i, discrete_at(m, i),
                      is_before ? discrete_before_of(from, i) : discrete_of(from, i));
    }
}

static void impulses_settle(Impulses *s, const Model *m)
{
    if (described(m)->events->jump_count == 0)
        return;
    model_copy(s->settled, m);
    take_discretes(s->settled, m, true);
}

/* ---- evaluations of a copy ---- */

/* Evaluates a copy of the model, s->trial, at other states, under impulses of these sizes. */
bool impulses_evaluate(Impulses *s, const Model *m, double time, const double *states, const double *size,
                       double factor)
{
    for (int search = 0; search < 2; search++) {
        model_copy(s->trial, m);
        large_loops_attach_to(&s->loops, s->trial);
        for (int i = 0; i < described(m)->events->jump_count; i++)
            *double_at(s->trial, described(m)->events->jumps[i].size) = size ? factor * size[i] : 0;
        model_set_states(s->trial, time, states);
        model_solving(s->trial)->is_traced = size && factor > 0;
        model_solving(s->trial)->is_searching = search > 0;
        if (model_evaluate(s->trial) == MODEL_OK && model_outputs(s->trial) == MODEL_OK)
            return true;
    }
    return false;
}

/* True if the variable is not a state in that structure. Otherwise its jump is that of the state. */
bool impulses_count(const ModelDescription *about, int jump, const ModelStructure *structure)
{
    return modes_hold(about->events->jumps[jump].modes, structure);
}

bool impulses_read(Impulses *s, const Model *m, double time, const double *states, double *value, double *slope)
{
    if (!impulses_evaluate(s, m, time, states, NULL, 0))
        return false;
    for (int i = 0; i < described(m)->events->jump_count; i++) {
        const bool is_one = impulses_count(described(m), i, model_structure(m));
        value[i] = is_one ? double_of(s->trial, described(m)->events->jumps[i].offset) : 0;
        slope[i] = is_one ? double_of(s->trial, described(m)->events->jumps[i].derivative) : 0;
    }
    return true;
}

/* True if both differ by more than the required agreement and rounding of numbers of that size. */
bool impulses_is_other(double a, double b, double size)
{
    return !(fabs(a - b) <= agreement * fmax(fabs(a), fabs(b)) + rounding * size);
}

bool impulses_fail(Impulses *s, ImpulseTrouble trouble, int row)
{
    s->failure.trouble = trouble;
    s->failure.row = row;
    return false;
}

/* Takes over the branches of s->trial that differ from those without impulses. *changed: one that s->decided did not
 * have yet, -1: none. Integer parts must not differ. */
static bool take_branches(Impulses *s, int *changed)
{
    *changed = -1;
    for (int i = 0; i < s->about->events->branch_count; i++) {
        const bool is_felt = are_different(switches_branch(s->without, i), branch_value(s->trial, i));
        if (!is_felt || !are_different(branch_value(s->decided, i), branch_value(s->trial, i)))
            continue;
        if (s->about->events->branches[i].is_integer_part)
            return impulses_fail(s, IMPULSE_OF_RELATION, i);
        branch_set(s->decided, i, branch_value(s->trial, i));
        *changed = i;
    }
    return true;
}

/* Makes s->decided, a copy of the model with the branches as they are under impulses. */
static bool decide(Impulses *s, const Model *m, double time, const double *states)
{
    int changed = 0;
    model_copy(s->decided, m);
    for (int k = 0; changed >= 0; k++) {
        for (int is_with = 0; is_with < 2; is_with++) {
            if (!impulses_evaluate(s, s->decided, time, states, s->size, is_with * s->factor) ||
                event_pass(s->trial) != MODEL_OK)
                return impulses_fail(s, IMPULSE_NOT_SOLVED, -1);
            if (!is_with)
                switches_keep(s->without, s->trial);
        }
        if (!take_branches(s, &changed))
            return false;
        if (changed >= 0 && k > 2 * described(m)->events->branch_count)
            return impulses_fail(s, IMPULSE_OF_RELATION, changed);
    }
    return true;
}

/* The response to impulses of s->size at these states: it must grow by equal amounts from impulses once to twice and to
 * three times as large. */
bool impulses_respond(Impulses *s, const Model *m, double time, const double *states, Response *r)
{
    const int count = model_state_count(m);
    if (!decide(s, m, time, states))
        return false;
    for (int k = 0; k < 3; k++) {
        if (!impulses_evaluate(s, s->decided, time, states, s->size, (k + 1) * s->factor))
            return impulses_fail(s, IMPULSE_NOT_SOLVED, -1);
        model_get_derivatives(s->trial, s->derivatives[k]);
        for (int i = 0; i < described(m)->events->jump_count && k < 2; i++) {
            const double slope = double_of(s->trial, described(m)->events->jumps[i].derivative);
            r->impulse[i] = k == 0 ? -slope : (slope + r->impulse[i]) / s->factor;
        }
    }
    for (int i = 0; i < count; i++)
        r->change[i] = (s->derivatives[1][i] - s->derivatives[0][i]) / s->factor;
    const double largest =
        fmax(loop_largest(r->change, count), loop_largest(s->size, described(m)->events->jump_count));
    for (int i = 0; i < count; i++) {
        const double next = (s->derivatives[2][i] - s->derivatives[1][i]) / s->factor;
        if (!isfinite(r->change[i]) || impulses_is_other(next, r->change[i], fmax(fabs(states[i]), largest)))
            return impulses_fail(s, IMPULSE_NOT_LINEAR, -1);
    }
    return true;
}

/* ---- jumps of differentiated variables ---- */

void impulses_compare(Impulses *s, const Model *m, double time, const double *states, const double *value)
{
    double *there = s->response[0].impulse;
    if (!impulses_read(s, m, time, states, there, s->response[1].impulse))
        return;
    for (int i = 0; i < described(m)->events->jump_count; i++)
        s->noise[i] = fmax(s->noise[i], rounding_safety * fabs(there[i] - value[i]));
}

/* True if the jump may be rounding. If large terms cancel, as in a difference of positions, it is that of the terms. */
static bool is_rounding(const Impulses *s, int i)
{
    return fabs(s->jump[i]) <= rounding * s->largest[i] + s->noise[i];
}

/* True if the jump exceeds the integrator's errors and the change within the location of an event. */
bool impulses_are_certain(const Impulses *s, int i, double time)
{
    const double slope = fabs(s->slope[0][i]) + fabs(s->slope[1][i]); /* they may be opposite */
    const double latest = fmax(fabs(time), s->length); /* near 0, times are finer than the location of events */
    const double time_rounding = TIME_UNITS * (nextafter(latest, INFINITY) - latest);
    return fabs(s->jump[i]) > s->tolerance * s->largest[i] + s->noise[i] + slope * (time_rounding + s->step);
}

/* True if the event set the state anew: it keeps the value that it was set to, whatever impulse acts on it. */
bool impulses_is_set_anew(const Impulses *s, int state)
{
    return are_different(s->kept[state], s->states[state]);
}

static bool are_states_set(const Impulses *s, const Model *m)
{
    for (int i = 0; i < model_state_count(m); i++)
        if (impulses_is_set_anew(s, i))
            return true;
    return false;
}

/* States that were set anew, and branches that they switch, transmit no impulse: what counts is how far variables
 * jump before that, and after it by discrete variables. */
static bool find_values(Impulses *s, const Model *m, double time)
{
    double *before = s->value[0], *after = s->value[1], *jump = s->jump;
    if (!are_states_set(s, m))
        return impulses_read(s, s->before, time, s->states, before, s->slope[0]) &&
               impulses_read(s, m, time, s->states, after, s->slope[1]);
    if (!impulses_read(s, s->before, time, s->kept, before, s->slope[0]) ||
        !impulses_read(s, s->settled, time, s->kept, after, s->slope[1]))
        return false;
    for (int i = 0; i < described(m)->events->jump_count; i++)
        jump[i] = after[i] - before[i];
    model_copy(s->decided, m);
    take_discretes(s->decided, s->settled, false);
    if (!impulses_read(s, s->decided, time, s->states, before, s->slope[0]) ||
        !impulses_read(s, m, time, s->states, after, s->slope[1]))
        return false;
    for (int i = 0; i < described(m)->events->jump_count; i++)
        before[i] -= jump[i];
    return true;
}

static void measure_noise(Impulses *s, const Model *m, double time)
{
    const int count = model_state_count(m);
    uint32_t dice = 1;
    for (int k = 0; k < ROUNDING_SAMPLES; k++) {
        rounding_shake(s->moved, s->states, count, &dice);
        impulses_compare(s, m, time, s->moved, s->value[1]);
        if (are_states_set(s, m))
            continue; /* value[0] is a sum then */
        impulses_compare(s, s->before, time, s->moved, s->value[0]);
    }
}

/* Jumps that are more than rounding; false if there are none. */
bool impulses_take_jumps(Impulses *s)
{
    bool is_any = false;
    for (int i = 0; i < s->about->events->jump_count; i++) {
        s->jump[i] = s->value[1][i] - s->value[0][i];
        if (is_rounding(s, i))
            s->jump[i] = 0;
        s->size[i] = s->jump[i];
        is_any |= fabs(s->jump[i]) > 0;
    }
    return is_any;
}

/* Finds the jumps with unchanged states; false if nothing jumps. If the model is not defined with the branches before
 * the event, nothing counts as a jump. */
static bool find_jumps(Impulses *s, const Model *m, double time)
{
    if (!find_values(s, m, time))
        return false;
    for (int i = 0; i < described(m)->events->jump_count; i++) {
        s->largest[i] = fmax(s->largest[i], fmax(fabs(s->value[0][i]), fabs(s->value[1][i])));
        s->noise[i] = 0;
    }
    if (!impulses_take_jumps(s))
        return false;
    measure_noise(s, m, time);
    return impulses_take_jumps(s);
}

/* Adds to the sizes the differences between the variables' whole jumps and the impulses of their derivatives. False if
 * there are none. */
static bool correct_sizes(Impulses *s, const Model *m, const Response *r)
{
    bool is_corrected = false;
    for (int i = 0; i < described(m)->events->jump_count; i++) {
        if (described(m)->events->jumps[i].is_lost || !impulses_count(described(m), i, model_structure(m)) ||
            !impulses_is_other(r->impulse[i], s->jump[i], s->largest[i] + s->noise[i] / rounding))
            continue;
        s->size[i] += s->jump[i] - r->impulse[i];
        is_corrected = true;
    }
    return is_corrected;
}

/* Finds the states to which the model jumps, s->moved. */
bool impulses_follow_after(Impulses *s, const Model *m, double time)
{
    const int count = model_state_count(m);
    Response *r = &s->response[1];
    memcpy(s->moved, s->states, (size_t)count * sizeof *s->moved);
    for (int k = 0; k < MOST_CORRECTIONS; k++) {
        if (!impulses_respond(s, m, time, s->moved, r))
            return false;
        for (int i = 0; i < count; i++)
            if (!impulses_is_set_anew(s, i))
                s->moved[i] = s->states[i] + r->change[i];
        if (!impulses_read(s, m, time, s->moved, s->value[1], s->response[0].impulse)) /* s->slope stays */
            return impulses_fail(s, IMPULSE_NOT_SOLVED, -1);
        for (int i = 0; i < described(m)->events->jump_count; i++)
            s->jump[i] = s->value[1][i] - s->value[0][i];
        if (!correct_sizes(s, m, r))
            return true;
    }
    return impulses_fail(s, IMPULSE_NOT_LINEAR, -1);
}

/* ---- discrete variables and delays that must not depend on impulses ---- */

/* Executes the first round of the event under impulses, in s->trial; the steps of algorithms have been taken. */
bool impulses_update(Impulses *s, const Model *m, double time, double factor)
{
    if (!impulses_evaluate(s, m, time, s->moved, s->size, factor))
        return impulses_fail(s, IMPULSE_NOT_SOLVED, -1);
    for (int i = 0; i < described(m)->events->clock_count; i++)
        *truth_at(s->trial, described(m)->events->clocks[i].ticks) = model_parts.clocks->tick_at(s->clocks, i, time);
    for (int i = 0; i < described(m)->events->discrete_count; i++)
        discrete_copy(described(m), i, discrete_before_at(s->trial, i),
                      discrete_of(described(m)->events->discretes[i].is_stepwise ? m : s->before, i));
    return event_pass(s->trial) == MODEL_OK || impulses_fail(s, IMPULSE_NOT_SOLVED, -1);
}

/* True if the discrete variable differs from its value without impulses. */
static bool is_other(const Impulses *s, int i, double size)
{
    const ModelDescription *about = described(s->trial);
    const void *without = discrete_kept(s->without, i), *with = discrete_of(s->trial, i);
    return about->events->discretes[i].type == MODEL_QUEUE
               ? discrete_differs(about, i, without, with)
               : impulses_is_other(discrete_number(about, i, without), discrete_number(about, i, with), size);
}

static bool are_discretes_free(Impulses *s, const Model *m, double time)
{
    const double size = s->factor * loop_largest(s->size, described(m)->events->jump_count);
    if (!impulses_update(s, m, time, 0))
        return false;
    switches_keep(s->without, s->trial);
    if (!impulses_update(s, s->decided, time, s->factor))
        return false;
    for (int i = 0; i < described(m)->events->discrete_count; i++)
        if (is_other(s, i, size))
            return impulses_fail(s, IMPULSE_OF_DISCRETE, i);
    return true;
}

static bool are_delays_free(Impulses *s, const Model *m, double time)
{
    const ModelDelays *d = described(m)->info->delays;
    const double size = s->factor * loop_largest(s->size, described(m)->events->jump_count);
    for (int i = 0; d && i < d->past_count; i++) {
        if (!impulses_evaluate(s, m, time, s->moved, s->size, 0))
            return impulses_fail(s, IMPULSE_NOT_SOLVED, -1);
        const double without = variable_value(s->trial, d->operands[i]);
        if (!impulses_evaluate(s, m, time, s->moved, s->size, s->factor))
            return impulses_fail(s, IMPULSE_NOT_SOLVED, -1);
        if (impulses_is_other(without, variable_value(s->trial, d->operands[i]), size))
            return impulses_fail(s, IMPULSE_OF_DELAY, d->operands[i]);
    }
    return true;
}

/* ---- the whole response ---- */

/* True if the values just before the event lead to the same response. The jumps are known. */
static bool is_same_before(Impulses *s, const Model *m, double time)
{
    const int count = model_state_count(m);
    bool is_followed = false;
    for (int k = 0; k < MOST_CORRECTIONS && !is_followed; k++) {
        if (!impulses_respond(s, s->before, time, s->kept, &s->response[0]))
            return false;
        is_followed = !correct_sizes(s, m, &s->response[0]);
    }
    if (!is_followed)
        return impulses_fail(s, IMPULSE_NOT_LINEAR, -1);
    const double largest = fmax(loop_largest(s->response[1].change, count),
                                loop_largest(s->size, described(m)->events->jump_count));
    for (int i = 0; i < count; i++) {
        const double before = s->response[0].change[i], after = s->response[1].change[i];
        if (!impulses_is_set_anew(s, i) && impulses_is_other(before, after, fmax(fabs(s->states[i]), largest)))
            return impulses_fail(s, IMPULSE_OF_FACTOR, model_state_variable(m, i));
    }
    return true;
}

/* True, with a failure, if a certain jump is differentiated once more, or within an expression. */
bool impulses_are_any_twice(Impulses *s, double time)
{
    for (int i = 0; i < s->about->events->jump_count; i++) {
        const ModelJump *j = &s->about->events->jumps[i];
        if ((j->is_twice || j->is_lost) && impulses_are_certain(s, i, time))
            return !impulses_fail(s, j->is_lost ? IMPULSE_LOST : IMPULSE_TWICE, i);
    }
    return false;
}

static bool follow(Impulses *s, const Model *m, double time)
{
    return !impulses_are_any_twice(s, time) && impulses_follow_after(s, m, time) && !impulses_are_any_twice(s, time) &&
           are_discretes_free(s, m, time) && are_delays_free(s, m, time) && is_same_before(s, m, time);
}

void impulses_log_states(const Impulses *s, const Model *m, double time, FILE *log)
{
    enum { LINE = 1024 };
    char line[LINE];
    for (int i = 0; log && i < model_state_count(m); i++) {
        const ModelVariable *v = &described(m)->variables[model_state_variable(m, i)];
        if (!has_moved(s->states[i], s->moved[i]))
            continue;
        snprintf(line, sizeof line, "%s jumps to %s (was %s)", v->path, number_text(s->moved[i] + 0.0).text,
                 number_text(s->states[i] + 0.0).text); /* of -0 too */
        events_log(log, time, line, v->source);
    }
}

/* ---- messages ---- */

/* True if the variable jumps, or its impulse has a size after the last correction. */
static bool is_any_jump(const Impulses *s, int i)
{
    return fabs(s->jump[i]) > 0 || fabs(s->size[i]) > 0;
}

/* Shows the jump that causes the failure, or all jumps. */
static void show_jumps(const Impulses *s)
{
    enum { MOST = 4 };
    const ImpulseFailure *f = &s->failure;
    const bool is_one = f->trouble == IMPULSE_LOST || f->trouble == IMPULSE_TWICE;
    int count = 0;
    for (int i = 0; i < s->about->events->jump_count; i++) {
        const ModelJump *j = &s->about->events->jumps[i];
        const double before = s->value[0][i];
        if (!is_any_jump(s, i) || (is_one && i != f->row) || count++ >= MOST)
            continue;
        message_detail("%s jumps from %s to %s, and its derivative is used", j->name, number_rounded(before, 6).text,
                       number_rounded(before + s->jump[i], 6).text);
        if (j->equation >= 0)
            explain_equation(s->about, j->equation);
    }
    if (count > MOST)
        message_detail("and %d more", count - MOST);
}

/* If nothing jumps, there is no impulse: the model itself is not defined there. */
int impulses_explain_failure(const Impulses *s, const Model *m, double time)
{
    const ImpulseFailure *f = &s->failure;
    const int equation = model_failure(s->trial)->equation;
    bool is_any = false;
    for (int i = 0; i < described(m)->events->jump_count && !is_any; i++)
        is_any = is_any_jump(s, i);
    if (f->trouble == IMPULSE_NOT_SOLVED && !is_any)
        return explain_model(s->trial, time);
    message_begin(IMPULSE, "at time %s", number_text(time).text);
    show_jumps(s);
    switch (f->trouble) {
    case IMPULSE_LOST:
        message_detail("it is differentiated within an expression; let a variable of its own be equal to it, and "
                       "differentiate that one");
        break;
    case IMPULSE_TWICE:
        message_detail("its derivative, an impulse, is differentiated again: der(der(%s)) counts",
                       described(m)->events->jumps[f->row].name);
        break;
    case IMPULSE_NOT_LINEAR:
        message_detail("its derivative, an impulse, enters equations that are not linear in it and in the other "
                       "jumping quantities");
        break;
    case IMPULSE_NOT_SOLVED:
        message_detail("its derivative, an impulse, enters equations that cannot be solved with it");
        if (equation >= 0)
            explain_equation(described(m), equation);
        break;
    case IMPULSE_OF_FACTOR:
        message_detail("its derivative, an impulse, is multiplied by a quantity that jumps at the same time; "
                       "affected:");
        explain_variable(described(m), "", f->row, variable_value(m, f->row));
        break;
    case IMPULSE_OF_RELATION:
        message_detail("its derivative, an impulse, decides %s  (%s, %s)", described(m)->events->branches[f->row].text,
                       described(m)->events->branches[f->row].element, described(m)->events->branches[f->row].source);
        break;
    case IMPULSE_OF_DISCRETE:
        message_detail("its derivative, an impulse, is taken over by %s", described(m)->events->discretes[f->row].name);
        break;
    case IMPULSE_OF_DELAY:
        message_detail("its derivative, an impulse, would be delayed with");
        explain_variable(described(m), "", f->row, variable_value(m, f->row));
        break;
    }
    return message_end(IMPULSE);
}

static int impulses_follow(Impulses *s, Model *m, double time, FILE *log, bool *has_moved_any)
{
    *has_moved_any = false;
    if (described(m)->events->jump_count == 0)
        return STATUS_DONE;
    model_get_states(m, s->states);
    if (!find_jumps(s, m, time))
        return STATUS_DONE;
    bool is_any_certain = false; /* others may be errors of the integrator, and need not be followed */
    for (int i = 0; i < described(m)->events->jump_count; i++)
        is_any_certain |= impulses_are_certain(s, i, time);
    if (!follow(s, m, time)) {
        if (!is_any_certain)
            return STATUS_DONE;
        return impulses_explain_failure(s, m, time);
    }
    for (int i = 0; i < model_state_count(m); i++)
        *has_moved_any |= has_moved(s->states[i], s->moved[i]);
    if (*has_moved_any) {
        impulses_log_states(s, m, time, log);
        model_set_states(m, time, s->moved);
    }
    return STATUS_DONE;
}

static void impulses_show(Impulses *s, const Model *m, double time, EventWatch watch, void *watcher)
{
    if (are_states_set(s, m) || !impulses_follow_after(s, m, time))
        return; /* states that are set anew jump as well */
    if (impulses_evaluate(s, s->before, time, s->states, NULL, 0))
        watch(watcher, s->trial, time, EVENT_UNMOVED, 0);
    if (impulses_evaluate(s, s->decided, time, s->moved, NULL, 0))
        watch(watcher, s->trial, time, EVENT_MOVED, 0);
    if (impulses_evaluate(s, s->decided, time, s->moved, s->size, s->factor))
        watch(watcher, s->trial, time, EVENT_UNDER, s->factor);
}

/* Keeps the largest values of variables that may jump, which tell what part of a jump is rounding. */
static void impulses_keep(Impulses *s, Keeper *k)
{
    keep(k, s->largest, (size_t)s->about->events->jump_count * sizeof *s->largest);
}

const struct ImpulsePart impulse_part = {impulses_new,    impulses_start,  impulses_begin,
                                         impulses_settle, impulses_follow, impulses_show, impulses_keep};
