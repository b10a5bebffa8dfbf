/* undefined.c - relations with a side that is not a number: finds out whether anything depends on their truths.
 *
 * Such a relation counts as false. This is harmless if another condition decides, as in `x > 0 and sqrt(x) > 1`, and if
 * the relation is not used: in the branch of an `if` that is not taken, in a transition of a state that is not active,
 * in equations of another mode. Otherwise the run ends. To find out, copies of the model carry out the next event with
 * these relations false, and with some of them true. If the outcomes differ, the relation is needed. Checks are
 * ignored: without a number they are not checkable.
 *
 * For few relations all combinations are tried. For more, each one is tried alone, and then all together. */
#include "discrete.h"
#include "event.h"
#include "jacobian.h"
#include "run.h"

#include <math.h>
#include <string.h>

enum { MOST_COMBINED = 3, SHOWN = 5 };

struct Undefined {
    const ModelDescription *about;
    Model *side, *reference, *trial;
    double *indicators, *states, *derivatives, *other; /* `other`: derivatives of a trial */
    int *at;                                           /* the undefined branches */
    bool *is_true;                                     /* by position in `at`: its truth in the present trial */
    int count;
};

static Undefined *undefined_new(const ModelDescription *about, Arena *a)
{
    const size_t states = (size_t)about->variable_count;
    Undefined *u = arena_take(a, 1, sizeof *u);
    u->about = about;
    u->side = model_new(a, about);
    u->reference = model_new(a, about);
    u->trial = model_new(a, about);
    u->indicators = arena_doubles(a, (size_t)about->events->indicator_count);
    u->states = arena_doubles(a, states);
    u->derivatives = arena_doubles(a, states);
    u->other = arena_doubles(a, states);
    u->at = arena_take(a, (size_t)about->events->branch_count, sizeof *u->at);
    u->is_true = arena_take(a, (size_t)about->events->branch_count, sizeof *u->is_true);
    return u;
}

static void find_undefined(Undefined *u)
{
    u->count = 0;
    for (int i = 0; i < u->about->events->indicator_count; i++) {
        const int branch = u->about->events->indicator_branches[i];
        const bool is_known = u->count && u->at[u->count - 1] == branch;
        if (isnan(u->indicators[i]) && !is_known && !branch_is_absent(u->side, branch))
            u->at[u->count++] = branch;
    }
}

/* The value of a branch in the present trial. "True" is a neighbouring value for integer parts and intervals. */
static double value_of(const Undefined *u, int k)
{
    const ModelBranch *b = &u->about->events->branches[u->at[k]];
    const double present = branch_value(u->side, u->at[k]), low = isfinite(present) ? present : 0;
    if (!b->is_integer_part)
        return u->is_true[k];
    return !u->is_true[k] ? low : low > 0 ? low - 1 : low + 1;
}

/* Carries out an event with these values, which an infinite slack keeps. False if the event does not end. */
static bool happen(Run *run, Undefined *u, Model *m, double time, const bool *is_crossed)
{
    model_copy(m, u->side);
    for (int k = 0; k < u->count; k++) {
        branch_set(m, u->at[k], value_of(u, k));
        *double_at(m, run->about->events->branches[u->at[k]].slack) = INFINITY;
    }
    return event_try(run->event, m, time, is_crossed);
}

static ModelStatus evaluate(Undefined *u, Model *m, double time, double *derivatives)
{
    model_get_states(m, u->states);
    const ModelStatus status = derivatives_of(m, time, u->states, derivatives);
    return status == MODEL_OK ? model_outputs(m) : status;
}

static bool have_other_switches(const Model *a, const Model *b)
{
    const ModelDescription *about = described(a);
    for (int i = 0; i < about->events->discrete_count; i++)
        if (!about->events->discretes[i].is_of_check &&
            discrete_has_moved(about, i, discrete_of(a, i), discrete_of(b, i)))
            return true;
    return model_structure(a) != model_structure(b);
}

/* True if derivatives or listed variables of the trial differ from the reference. */
static bool have_other_values(const Undefined *u)
{
    for (int i = 0; i < model_state_count(u->reference); i++)
        if (has_moved(u->derivatives[i], u->other[i]))
            return true;
    for (int i = 0; i < u->about->variable_count; i++)
        if (!variable_is_absent(u->reference, i) &&
            has_moved(variable_value(u->reference, i), variable_value(u->trial, i)))
            return true;
    return false;
}

/* True if the present combination leads to another outcome than the reference, in which all relations are false. If the
 * structure changes, its equations are not evaluated before the run is in it. */
static bool is_other_outcome(Run *run, Undefined *u, double time, const bool *is_crossed, ModelStatus status)
{
    if (!happen(run, u, u->trial, time, is_crossed) || have_other_switches(u->reference, u->trial))
        return true;
    if (model_structure(u->trial) != model_structure(u->side))
        return false;
    const ModelStatus other = evaluate(u, u->trial, time, u->other);
    return other != status || (status == MODEL_OK && have_other_values(u));
}

/* The next combination; false after the last one. */
static bool next_combination(Undefined *u, int number)
{
    const bool are_all = u->count <= MOST_COMBINED;
    if (number > (are_all ? (1 << u->count) - 1 : u->count + 1))
        return false;
    for (int k = 0; k < u->count; k++)
        u->is_true[k] = are_all ? number >> k & 1 : number == k + 1 || number == u->count + 1;
    return true;
}

static bool are_needed(Run *run, Undefined *u, double time, const bool *is_crossed)
{
    next_combination(u, 0);
    if (!happen(run, u, u->reference, time, is_crossed))
        return false; /* the event itself will report this */
    ModelStatus status = MODEL_OK;
    if (model_structure(u->reference) == model_structure(u->side))
        status = evaluate(u, u->reference, time, u->derivatives);
    for (int number = 1; next_combination(u, number); number++)
        if (is_other_outcome(run, u, time, is_crossed, status))
            return true;
    return false;
}

static int explain(Run *run, const Undefined *u, double time)
{
    int shown = 0;
    if (run_states_at(run, time))
        evaluate_at(run, time);
    message_begin(NOT_FINITE, "at time %s, where it is compared", number_text(time).text);
    for (int k = 0; k < u->count; k++) {
        const ModelBranch *b = &run->about->events->branches[u->at[k]];
        if (!u->is_true[k] || shown++ == SHOWN)
            continue;
        message_detail("%s  (%s, %s)", b->text, b->element, b->source);
        if (b->equation < 0)
            continue;
        explain_equation(run->about, b->equation);
        explain_variables(run->model, b->equation, true);
    }
    return message_end(NOT_FINITE);
}

/* True if this side (the model, or the other side of a slide) needs an undefined relation there. */
static bool is_any_needed(Run *run, const Model *side, double time, const bool *is_crossed)
{
    Undefined *u = run->search->undefined;
    model_copy(u->side, side);
    model_set_states(u->side, time, run->states);
    if (model_indicators(u->side, u->indicators) != MODEL_OK)
        return false;
    find_undefined(u);
    return u->count && are_needed(run, u, time, is_crossed);
}

/* The first time after run->time.at at which an undefined relation is needed; `time` itself if it is close to that. */
static double first_time(Run *run, const Model *side, double time)
{
    double low = run->time.at, high = time;
    for (double middle = low + (high - low) / 2; middle > low && middle < high; middle = low + (high - low) / 2)
        *(run_states_at(run, middle) && is_any_needed(run, side, middle, NULL) ? &high : &low) = middle;
    return time - high <= event_nearness(run->event) ? time : high;
}

static int look_at_side(Run *run, const Model *side, double time, const bool *is_crossed)
{
    if (!is_any_needed(run, side, time, is_crossed))
        return STATUS_DONE;
    const double first = is_crossed ? time : first_time(run, side, time);
    if (!is_crossed && run_states_at(run, first))
        is_any_needed(run, side, first, NULL);
    return explain(run, run->search->undefined, first);
}

/* Looks at the model and at the other side of a slide; run->states must be set. Exit status. */
static int look(Run *run, double time, const bool *is_crossed)
{
    if (!run->search->undefined)
        run->search->undefined = undefined_new(run->about, run->arena);
    int status = look_at_side(run, run->model, time, is_crossed);
    if (status == STATUS_DONE && is_sliding(run))
        status = look_at_side(run, model_parts.sliding->other(run->sliding), time, is_crossed);
    return status;
}

int undefined_look(Run *run, const double *indicators, double time, bool is_found)
{
    run->search->is_undefined = false;
    for (int i = 0; i < run->about->events->indicator_count; i++)
        run->search->is_undefined |= isnan(indicators[i]);
    return run->search->is_undefined && !is_found && run_states_at(run, time) ? look(run, time, NULL) : STATUS_DONE;
}

int undefined_meet(Run *run, double time)
{
    return run->search->is_undefined ? look(run, time, run->search->is_crossed) : STATUS_DONE;
}
