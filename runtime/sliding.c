/* sliding.c - sliding motion along the boundary of a relation, if the vector fields on both sides lead back to it.
 *
 * "Here" is the side of the model, with the field f; "there" is the other side, with f'. The states move as
 * w f + (1 - w) f', with w such that the relation's indicator g stays 0 (Filippov, Differential Equations with
 * Discontinuous Righthand Sides, 1988, section 4). This is the limit of switching back and forth ever faster, and w is
 * the share of time spent here. The slide ends where one of the fields leads away from the boundary. Errors of
 * integration in g are drawn back slowly.
 *
 * Between events the boundary's relations keep their values, by an infinite slack. In the rounds of an event the slack
 * is the error of integration in g: if states, set points or the structure jump off the boundary, relations turn as
 * usual. If an event leaves the model on the boundary, both sides are determined anew, and the slide continues if both
 * fields lead to it.
 *
 * The slopes of g along the fields are central differences of fourth order, on each side with its branches. Their step
 * is so short that a shorter one yields the same slope; it is chosen anew after each step of the integrator.
 *
 * Everything that turns together with the relation belongs to the sides: other relations with the same boundary, such
 * as the two relations of a sign, and discrete variables. There is no slide if assumed branches are involved, as in a
 * circuit of ideal diodes, if the motion meets a second boundary, which two fields do not determine, or if the model
 * has delays. */
#include "discrete.h"
#include "event.h"
#include "jacobian.h"
#include "keeper.h"
#include "run.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { NODES = 4, MOST_STEPS = 20, MOST_PASSES = 8 };
static const double node[NODES] = {-2, -1, 1, 2}, weight[NODES] = {1.0 / 12, -8.0 / 12, 8.0 / 12, -1.0 / 12};

/* Steps of differences, as parts of the run; neither is close to a multiple of a probable period. */
static const double first_step = 0.0037182818, step_ratio = 3.7320508;
static const double agreement = 1e-11;                 /* of slopes, relative: the step is short enough */
static const double least_slope = 1e-9;                /* of one field, relative to the sum of both */
static const double parallel = 1e-6;                   /* of slopes of one boundary's indicators, relative */
static const double golden = 0.6180339887498949, probe_step = 1e-4; /* of a direction, part of the run */
static const double pull_part = 100;                   /* errors of g decay in 1/pull_part of the run */

struct Sliding {
    const ModelDescription *about;
    Model *other, *former, *shown; /* there; there before the event; the one that results show */
    Switches *pass, *here_values;
    Switches *previous;   /* before the previous event, if a slide may begin with that */
    bool has_previous, is_on, was_on; /* was_on: before the event */
    bool is_before; /* results show the model before the event */
    bool *is_boundary, *is_turned, *is_discrete_turned; /* by branch; the last by discrete variable */
    bool *is_wanted; /* by branch of the boundary: its truth on the model's side */
    int leader;      /* the indicator that leads: one of the boundary */
    double *size;    /* by variable: magnitudes of states */
    double step, other_step, length; /* of differences; of the run */
    double *here, *there, *moved, *states, *direction; /* derivatives on both sides; states; a direction */
    double *value, *slope, *other_value, *other_slope, *probe, *trial; /* by indicator */
};

static Sliding *sliding_new(Arena *a, const Options *o)
{
    const size_t states = (size_t)o->about->variable_count, indicators = (size_t)o->about->events->indicator_count;
    const size_t branches = (size_t)o->about->events->branch_count;
    Sliding *s = arena_take(a, 1, sizeof *s);
    s->about = o->about;
    s->other = model_new(a, o->about);
    s->former = model_new(a, o->about);
    s->shown = model_new(a, o->about);
    s->length = o->stop - o->origin;
    s->previous = switches_new(o->about, a);
    s->pass = switches_new(o->about, a);
    s->here_values = switches_new(o->about, a);
    s->is_boundary = arena_take(a, branches, sizeof *s->is_boundary);
    s->is_turned = arena_take(a, branches, sizeof *s->is_turned);
    s->is_wanted = arena_take(a, branches, sizeof *s->is_wanted);
    s->is_discrete_turned = arena_take(a, (size_t)o->about->events->discrete_count, sizeof *s->is_discrete_turned);
    double **const by_state[] = {&s->here, &s->there, &s->moved, &s->states, &s->direction, &s->size};
    double **const by_indicator[] = {&s->value, &s->slope, &s->other_value, &s->other_slope, &s->probe, &s->trial};
    for (size_t i = 0; i < sizeof by_state / sizeof *by_state; i++)
        *by_state[i] = arena_doubles(a, states);
    for (size_t i = 0; i < sizeof by_indicator / sizeof *by_indicator; i++)
        *by_indicator[i] = arena_doubles(a, indicators);
    return s;
}

static bool sliding_is_on(const Sliding *s)
{
    return s->is_on;
}

static int sliding_boundary(const Sliding *s)
{
    return s->is_on ? s->about->events->indicator_branches[s->leader] : -1;
}

static Model *sliding_other(Sliding *s)
{
    return s->other;
}

/* ---- slopes ---- */

/* The slope of each indicator along the field f; moves the model. */
static ModelStatus slopes_along(Sliding *s, Model *m, double time, const double *x, const double *f, double step,
                                double *slope)
{
    const int count = model_state_count(m);
    ModelStatus status = MODEL_OK;
    memset(slope, 0, (size_t)described(m)->events->indicator_count * sizeof *slope);
    for (int k = 0; k < NODES && status == MODEL_OK; k++) {
        for (int i = 0; i < count; i++)
            s->moved[i] = x[i] + node[k] * step * f[i];
        model_set_states(m, time + node[k] * step, s->moved);
        status = model_indicators(m, s->trial);
        for (int i = 0; i < described(m)->events->indicator_count; i++)
            slope[i] += weight[k] / step * s->trial[i];
    }
    return status;
}

static ModelStatus look(Sliding *s, Model *m, double time, const double *x, double step, double *f, double *value,
                        double *slope)
{
    ModelStatus status = derivatives_of(m, time, x, f);
    if (status == MODEL_OK)
        status = model_indicators(m, value);
    if (status == MODEL_OK)
        status = slopes_along(s, m, time, x, f, step, slope);
    model_set_states(m, time, x);
    return status;
}

/* Evaluates both fields, and the indicators with their slopes along these. */
static ModelStatus look_both(Sliding *s, Model *m, double time, const double *x)
{
    ModelStatus status = look(s, s->other, time, x, s->other_step, s->there, s->other_value, s->other_slope);
    if (status != MODEL_OK)
        *model_failure(m) = *model_failure(s->other);
    else
        status = look(s, m, time, x, s->step, s->here, s->value, s->slope);
    return status;
}

/* The step for differences at which the leader's slope along a field changes least; 0 if it is not defined nearby. */
static double choose_step(Sliding *s, Model *m, double time, const double *x, const double *f)
{
    double step = first_step * s->length, best = 0, least = INFINITY, former = NAN;
    for (int k = 0; k < MOST_STEPS && least > agreement; k++, step /= step_ratio) {
        const bool is_defined = slopes_along(s, m, time, x, f, step, s->slope) == MODEL_OK;
        const double slope = is_defined ? s->slope[s->leader] : NAN;
        const double change = fabs(slope - former) / fmax(fabs(slope), DBL_MIN);
        if (change < least) {
            least = change;
            best = step;
        }
        former = slope;
    }
    model_set_states(m, time, x);
    return best;
}

/* The share of time that is spent here. */
static double part_here(const Sliding *s)
{
    const double away = -s->slope[s->leader], back = -s->other_slope[s->leader], pull = pull_part / s->length;
    return (back + pull * s->value[s->leader]) / (away + back);
}

static ModelStatus sliding_derivatives(Sliding *s, Model *m, double time, const double *x, double *dx)
{
    const ModelStatus status = look_both(s, m, time, x);
    const double part = part_here(s);
    for (int i = 0; i < model_state_count(m) && status == MODEL_OK; i++)
        dx[i] = part * s->here[i] + (1 - part) * s->there[i];
    return status;
}

static bool sliding_indicators(Sliding *s, Model *m, double time, const double *x, double *values)
{
    if (look_both(s, m, time, x) != MODEL_OK)
        return false;
    for (int i = 0; i < described(m)->events->indicator_count; i++) {
        const ModelBranch *b = &described(m)->events->branches[described(m)->events->indicator_branches[i]];
        const double here = s->value[i] + double_of(m, b->slack);
        const double there = s->other_value[i] + double_of(s->other, b->slack);
        const double least = fmin(here, there);
        values[i] = isnan(here + there) && !(least < 0) ? NAN : least;
    }
    values[described(m)->events->indicator_count] = -s->slope[s->leader];
    values[described(m)->events->indicator_count + 1] = -s->other_slope[s->leader];
    return true;
}

static double sliding_next_instant(const Sliding *s)
{
    double next = INFINITY;
    if (s->is_on)
        model_next_instant(s->other, &next);
    return next;
}

static const Model *sliding_shown(Sliding *s, Model *m, double time)
{
    model_get_states(m, s->states);
    model_copy(s->shown, m);
    if (look_both(s, s->shown, time, s->states) != MODEL_OK)
        return NULL;
    const double part = part_here(s);
    if (model_evaluate(s->other) != MODEL_OK || model_outputs(s->other) != MODEL_OK)
        return NULL;
    model_copy(s->shown, m);
    for (int i = 0; i < described(m)->variable_count; i++) {
        const ModelVariable *v = &described(m)->variables[i];
        const bool is_continuous = v->kind == MODEL_ALGEBRAIC || v->kind == MODEL_DERIVATIVE;
        if (!is_continuous || v->sign == 0 || v->alias_of || v->literals || variable_is_integer(described(m), i))
            continue;
        double *value = double_at(s->shown, v->offset);
        *value += (1 - part) * (double_of(s->other, v->offset) - *value);
    }
    return s->shown;
}

/* ---- the begin of a slide ---- */

static bool are_equal(const Switches *s, const Model *m)
{
    for (int i = 0; i < described(m)->events->branch_count; i++)
        if (are_different(switches_branch(s, i), branch_value(m, i)))
            return false;
    for (int i = 0; i < described(m)->events->discrete_count; i++)
        if (discrete_is_other(m, i, s))
            return false;
    return true;
}

/* Finds the differences of the two sides. False if one of these excludes a slide. */
static bool compare_sides(Sliding *s, const Switches *here, const Switches *there)
{
    for (int i = 0; i < s->about->events->branch_count; i++) {
        const ModelBranch *b = &s->about->events->branches[i];
        s->is_turned[i] = are_different(switches_branch(there, i), switches_branch(here, i));
        if (s->is_turned[i] && (b->is_integer_part || b->group >= 0))
            return false;
    }
    for (int i = 0; i < s->about->events->discrete_count; i++)
        s->is_discrete_turned[i] = discrete_differs(s->about, i, discrete_kept(there, i), discrete_kept(here, i));
    return true;
}

/* Chooses a turned relation that caused the event as the leader. False if there is none. */
static bool find_leader(Sliding *s, const bool *is_crossed)
{
    for (int i = 0; i < s->about->events->indicator_count; i++) {
        const int branch = s->about->events->indicator_branches[i];
        if (!s->is_turned[branch] || !is_crossed[branch])
            continue;
        s->leader = i;
        return true;
    }
    return false;
}

static bool evaluate(Model *m, double time, const double *x, double *f)
{
    bool is_defined = derivatives_of(m, time, x, f) == MODEL_OK;
    if (!is_defined) {
        model_solving(m)->is_searching = true;
        is_defined = derivatives_of(m, time, x, f) == MODEL_OK;
        model_solving(m)->is_searching = false;
    }
    if (is_defined)
        model_accept(m);
    return is_defined;
}

static void take_sizes(Sliding *s, const Model *m, const Magnitudes *magnitudes)
{
    for (int i = 0; i < model_state_count(m); i++)
        s->size[model_state_variable(m, i)] = magnitudes->size[i];
}

/* The magnitude of a state; 1 if it is not known yet, as for a state that has just appeared. */
static double size_of(const Sliding *s, const Model *m, int state)
{
    const double known = fmax(fabs(s->states[state]), s->size[model_state_variable(m, state)]);
    return known > 0 ? known : 1;
}

/* Finds the slopes of indicators along both fields, and along a third, unrelated direction. */
static bool find_slopes(Sliding *s, Model *here, double time)
{
    const double *x = s->states;
    if (!evaluate(s->other, time, x, s->there) || !evaluate(here, time, x, s->here))
        return false;
    s->other_step = choose_step(s, s->other, time, x, s->there);
    s->step = choose_step(s, here, time, x, s->here);
    for (int i = 0; i < model_state_count(here); i++)
        s->direction[i] = fmod((i + 1) * golden, 1) * size_of(s, here, i) / s->length;
    const bool is_known =
        s->step > 0 && s->other_step > 0 && look_both(s, here, time, x) == MODEL_OK &&
        slopes_along(s, here, time, x, s->direction, probe_step * s->length, s->probe) == MODEL_OK;
    model_set_states(here, time, x);
    return is_known;
}

/* The sign that turns an indicator into the difference of its relation's sides. */
static double sign_of(const Model *m, int indicator)
{
    return branch_value(m, described(m)->events->indicator_branches[indicator]) > 0 ? 1 : -1;
}

/* The ratio of an indicator's slopes to the leader's; NAN if it is not the same in all directions. */
static double ratio_of(const Sliding *s, const Model *here, int indicator)
{
    const int leader = s->leader;
    const double sign = sign_of(here, indicator), other_sign = sign_of(s->other, indicator);
    const double leaders = sign_of(here, leader), other_leaders = sign_of(s->other, leader);
    const double ratio = sign * s->probe[indicator] / (leaders * s->probe[leader]);
    const double most = parallel * fabs(ratio) * (fabs(s->slope[leader]) + fabs(s->other_slope[leader]));
    const double off = sign * s->slope[indicator] - ratio * leaders * s->slope[leader];
    const double other_off = other_sign * s->other_slope[indicator] - ratio * other_leaders * s->other_slope[leader];
    return fabs(off) <= most && fabs(other_off) <= most && fabs(ratio) > 0 ? ratio : NAN;
}

/* Finds the relations that share the leader's boundary, and their truths on the model's side, off the boundary. False
 * if a relation that has turned has another boundary nearby, or if a relation of the boundary is an assumed branch. */
static bool find_boundary(Sliding *s, const Model *here, double near)
{
    const double steepest = fabs(s->slope[s->leader]) + fabs(s->other_slope[s->leader]);
    const double distance = near + 8 * fabs(s->value[s->leader]) / steepest;
    const bool truth = sign_of(here, s->leader) > 0;
    memset(s->is_boundary, 0, (size_t)described(here)->events->branch_count * sizeof *s->is_boundary);
    for (int i = 0; i < described(here)->events->indicator_count; i++) {
        const int branch = described(here)->events->indicator_branches[i];
        const double size = fabs(s->slope[i]) + fabs(s->other_slope[i]), ratio = ratio_of(s, here, i);
        if (described(here)->events->branches[branch].is_integer_part ||
            !(fmax(fabs(s->value[i]), fabs(s->other_value[i])) <= distance * size))
            continue;
        s->is_boundary[branch] = !isnan(ratio);
        s->is_wanted[branch] = (ratio > 0) == truth;
        if (isnan(ratio) ? s->is_turned[branch] : described(here)->events->branches[branch].group >= 0)
            return false;
    }
    return s->is_boundary[described(here)->events->indicator_branches[s->leader]];
}

static void set_slack(const Sliding *s, Model *m, double slack)
{
    for (int i = 0; i < described(m)->events->branch_count; i++)
        if (s->is_boundary[i])
            *double_at(m, described(m)->events->branches[i].slack) = slack;
}

/* Sets the boundary's relations of a side, and repeats passes for what follows. False if these do not settle, or set
 * states. */
static bool set_side(Sliding *s, Model *side, bool is_here)
{
    bool is_settled = false;
    for (int i = 0; i < described(side)->events->branch_count; i++)
        if (s->is_boundary[i])
            branch_set(side, i, s->is_wanted[i] == is_here);
    set_slack(s, side, INFINITY);
    for (int k = 0; k < MOST_PASSES && !is_settled; k++) {
        switches_keep(s->pass, side);
        if (event_pass(side) != MODEL_OK)
            return false;
        is_settled = are_equal(s->pass, side);
        for (int i = 0; i < s->about->events->discrete_count; i++)
            discrete_accept(side, i);
    }
    for (int i = 0; i < described(side)->events->reset_count; i++)
        if (truth_of(side, described(side)->events->resets[i].is_set))
            return false;
    return is_settled;
}

/* Determines both sides of the boundary, from the model here and s->other there. Both may still have the values that
 * hold exactly on the boundary. False if there is no slide. */
static bool find_sides(Sliding *s, Model *here, double time, double near)
{
    if (!find_slopes(s, here, time) || !find_boundary(s, here, near) || !set_side(s, here, true) ||
        !set_side(s, s->other, false))
        return false;
    switches_keep(s->pass, s->other);
    switches_keep(s->here_values, here);
    return compare_sides(s, s->here_values, s->pass) && find_slopes(s, here, time);
}

/* True if the field here, or the field there, leads to the boundary. */
static bool leads_back(const Sliding *s, bool is_here)
{
    const double here = -s->slope[s->leader], there = -s->other_slope[s->leader];
    return (is_here ? here : there) > least_slope * (here + there);
}

/* After an event that has crossed the boundary: the sides have the values before and after it. */
static bool begin_sides(Sliding *s, Model *here, double time, const bool *is_crossed, const Switches *before,
                        double near)
{
    switches_keep(s->pass, here);
    if (!compare_sides(s, s->pass, before) || !find_leader(s, is_crossed))
        return false;
    model_copy(s->other, here);
    switches_restore(before, s->other);
    switches_restore_before(before, s->other);
    return find_sides(s, here, time, near) && leads_back(s, true) && leads_back(s, false);
}

/* After an event that has left the model on the boundary: determines both sides anew. */
static bool renew_sides(Sliding *s, Model *here, double time, double near)
{
    model_copy(s->other, here);
    for (int i = 0; i < described(here)->events->branch_count; i++)
        if (s->is_boundary[i])
            branch_set(s->other, i, !(branch_value(here, i) > 0));
    switches_keep(s->pass, s->other);
    switches_keep(s->here_values, here);
    return compare_sides(s, s->here_values, s->pass) && find_sides(s, here, time, near);
}

/* Takes over the switches that differ on the two sides. */
static void take_switches(const Sliding *s, const Model *from, Model *m)
{
    for (int i = 0; i < described(from)->events->branch_count; i++)
        if (s->is_turned[i])
            branch_set(m, i, branch_value(from, i));
    for (int i = 0; i < described(from)->events->discrete_count; i++)
        if (s->is_discrete_turned[i]) {
            discrete_copy(described(m), i, discrete_at(m, i), discrete_of(from, i));
            discrete_accept(m, i);
        }
}

/* ---- along a run ---- */

static void log_slide(const Run *run, const char *what)
{
    enum { LINE = 1024 };
    const ModelBranch *b = &run->about->events->branches[run->about->events->indicator_branches[run->sliding->leader]];
    char line[LINE];
    snprintf(line, sizeof line, "sliding along %s %s", b->text, what);
    events_log(run->rows.events, run->time.at, line, b->element);
}

/* After a located event that has set no states: begins a slide if the event has undone the previous one, which was
 * close to it, and if both fields lead to the boundary. The model stays on its side; the boundary's relations keep
 * their values until the slide ends. */
static void begin_slide(Run *run, const Magnitudes *magnitudes)
{
    Sliding *s = run->sliding;
    Model *m = run->model;
    const Switches *before = run->event->before;
    const double near = event_nearness(run->event);
    const bool is_return = s->has_previous && run->event->time - run->event->last <= near &&
                           are_equal(s->previous, m) && !are_equal(before, m);
    switches_copy(s->previous, before);
    s->has_previous = true;
    if (!is_return)
        return;
    model_get_states(m, s->states);
    take_sizes(s, m, magnitudes);
    model_copy(s->shown, m);
    s->is_on = begin_sides(s, s->shown, run->time.at, run->search->is_crossed, before, near);
    if (!s->is_on)
        return;
    take_switches(s, s->shown, m);
    set_slack(s, m, INFINITY);
    solver_slide(run->solver, s);
    run->event->counts.slides++;
    log_slide(run, "begins");
}

/* Sets the slack to the error of integration in g. It is positive even if there is no error, because a relation without
 * slack decides by itself about values exactly on its boundary. */
static void set_slack_of_rest(Sliding *s, Model *m)
{
    set_slack(s, m, 0);
    if (model_indicators(m, s->trial) != MODEL_OK)
        return;
    for (int i = 0; i < described(m)->events->indicator_count; i++) {
        const int branch = described(m)->events->indicator_branches[i];
        if (s->is_boundary[branch])
            *double_at(m, described(m)->events->branches[branch].slack) = fmax(2 * fabs(s->trial[i]), DBL_MIN);
    }
}

/* Ends the slide. If the model is still on the boundary, an error in g must not turn the relations back. */
static void end_slide(Run *run, bool is_on_boundary)
{
    Sliding *s = run->sliding;
    s->is_on = s->has_previous = false;
    if (is_on_boundary)
        set_slack_of_rest(s, run->model);
    else
        set_slack(s, run->model, 0);
    if (run->solver)
        solver_slide(run->solver, NULL);
    log_slide(run, "ends");
}

static void break_slide(Run *run)
{
    if (run->sliding->is_on)
        end_slide(run, false);
}

static void attach(Run *run)
{
    Sliding *s = run->sliding;
    if (!s->is_on)
        return;
    if (run->solver && solver_magnitudes(run->solver))
        solver_slide(run->solver, s);
    else
        end_slide(run, true);
}

/* At an accepted step: the guesses there follow, and the steps of differences are chosen anew. */
static bool accept_slide(Run *run)
{
    Sliding *s = run->sliding;
    if (!s->is_on)
        return true;
    if (!run_states_at(run, run->time.at))
        return false;
    if (run->solver)
        take_sizes(s, run->model, solver_magnitudes(run->solver));
    if (derivatives_of(s->other, run->time.at, run->states, s->there) != MODEL_OK)
        return true;
    model_accept(s->other);
    const double other_step = choose_step(s, s->other, run->time.at, run->states, s->there);
    const double step = derivatives_of(run->model, run->time.at, run->states, s->here) == MODEL_OK
                            ? choose_step(s, run->model, run->time.at, run->states, s->here) : 0;
    s->other_step = other_step > 0 ? other_step : s->other_step;
    s->step = step > 0 ? step : s->step;
    return true;
}

/* ---- at events ---- */

static void loosen(Run *run)
{
    Sliding *s = run->sliding;
    if (!s->is_on)
        return;
    model_copy(s->former, s->other);
    set_slack_of_rest(s, run->model);
}

static bool is_mean(const Sliding *s)
{
    return s->is_before ? s->was_on : s->is_on;
}

static void show_before(Sliding *s)
{
    s->is_before = !s->is_before;
    if (!s->was_on)
        return;
    Model *other = s->other;
    s->other = s->former;
    s->former = other;
}

/* After an event: true if the model is still on the boundary. Relations that have turned or moved away have left it. */
static bool stays(Sliding *s, Model *m, const Switches *before)
{
    int leader = -1;
    if (model_indicators(m, s->value) != MODEL_OK)
        return false;
    for (int i = 0; i < described(m)->events->indicator_count; i++) {
        const int branch = described(m)->events->indicator_branches[i];
        double *slack = double_at(m, described(m)->events->branches[branch].slack);
        if (!s->is_boundary[branch])
            continue;
        s->is_boundary[branch] = !are_different(branch_value(m, branch), switches_branch(before, branch)) &&
                                 fabs(s->value[i]) <= *slack;
        if (!s->is_boundary[branch])
            *slack = 0;
        else if (leader < 0 || i == s->leader)
            leader = i;
    }
    s->leader = leader < 0 ? s->leader : leader;
    return leader >= 0;
}

/* True if the event has changed branches or discrete variables there on which derivatives depend. */
static bool is_other_felt(const Sliding *s)
{
    for (int i = 0; i < s->about->events->branch_count; i++)
        if (s->about->events->branches[i].is_felt &&
            are_different(branch_value(s->former, i), branch_value(s->other, i)))
            return true;
    for (int i = 0; i < s->about->events->discrete_count; i++)
        if (s->about->events->discretes[i].is_felt &&
            discrete_differs(s->about, i, discrete_of(s->former, i), discrete_of(s->other, i)))
            return true;
    return false;
}

/* Continues or ends the slide after an event. If one field leads away, the model goes to its side. If the event is the
 * end of the slide, the search knows this side, as the slope itself is then zero but for rounding. */
static void go_on(Run *run, bool is_located, bool is_timed, EventChange *change)
{
    Sliding *s = run->sliding;
    Model *m = run->model;
    const bool is_end = is_located && (run->search->is_leaving_here || run->search->is_leaving_there);
    const bool is_changed = change->is_any || is_timed || (is_located && !is_end);
    bool is_on_boundary = stays(s, m, run->event->before), is_there = false;
    if (is_on_boundary && is_changed) {
        model_get_states(m, s->states);
        model_copy(s->shown, m);
        is_on_boundary = renew_sides(s, s->shown, run->time.at, event_nearness(run->event));
    }
    if (is_on_boundary && is_changed)
        take_switches(s, s->shown, m);
    if (is_on_boundary && (is_end && !change->is_felt)) {
        is_there = !run->search->is_leaving_here;
    } else if (is_on_boundary && (!is_changed || (leads_back(s, true) && leads_back(s, false)))) {
        set_slack(s, m, INFINITY);
        if (is_changed && is_other_felt(s))
            change->is_any = change->is_felt = change->is_seen = change->is_own = true;
        return;
    } else if (is_on_boundary) {
        is_there = leads_back(s, true) && !leads_back(s, false);
    }
    if (is_there)
        take_switches(s, s->other, m);
    end_slide(run, is_on_boundary);
    change->is_any = change->is_felt = change->is_seen = change->is_own = true;
}

static void follow(Run *run, bool is_located, bool is_timed, EventChange *change)
{
    const Magnitudes *magnitudes = run->solver ? solver_magnitudes(run->solver) : NULL;
    run->sliding->was_on = run->sliding->is_on;
    if (run->sliding->is_on) {
        go_on(run, is_located, is_timed, change);
        return;
    }
    bool may_begin = is_located && change->is_felt && magnitudes && !change->is_restructured && !run->delays;
    if (may_begin) { /* only if no state has been set */
        double *after = run->time.origin; /* free memory, because the event is felt */
        model_get_states(run->model, after);
        may_begin = memcmp(after, run->before, (size_t)model_state_count(run->model) * sizeof *after) == 0;
    }
    if (may_begin)
        begin_slide(run, magnitudes);
    else
        run->sliding->has_previous = false;
}

/* ---- saving ---- */

static void keep_slide(Run *run, Keeper *k)
{
    Sliding *s = run->sliding;
    const size_t branches = (size_t)run->about->events->branch_count,
                 discretes = (size_t)run->about->events->discrete_count;
    keep(k, &s->has_previous, sizeof s->has_previous);
    keep(k, s->previous->value, s->previous->size);
    keep(k, &s->is_on, sizeof s->is_on);
    if (!s->is_on)
        return;
    if (k->is_reading)
        model_copy(s->other, run->model);
    model_parts.snapshots->keep_model(run, s->other, k);
    keep(k, s->is_boundary, branches * sizeof *s->is_boundary);
    keep(k, s->is_wanted, branches * sizeof *s->is_wanted);
    keep(k, s->is_turned, branches * sizeof *s->is_turned);
    keep(k, s->is_discrete_turned, discretes * sizeof *s->is_discrete_turned);
    keep(k, s->size, (size_t)run->about->variable_count * sizeof *s->size);
    keep(k, &s->step, sizeof s->step);
    keep(k, &s->other_step, sizeof s->other_step);
    keep(k, &s->leader, sizeof s->leader);
    s->is_on = s->leader >= 0 && s->leader < run->about->events->indicator_count; /* the file may be damaged */
}

static void open_sliding(Run *run)
{
    run->sliding = sliding_new(run->arena, run->options);
}

static int show(Run *run, double time, const Model **shown)
{
    if (!is_mean(run->sliding))
        return STATUS_DONE;
    *shown = sliding_shown(run->sliding, run->model, time);
    return *shown ? STATUS_DONE : explain_model(run->sliding->other, time);
}

const struct SlidingPart sliding_part = {
    {.open = open_sliding, .integrate = attach, .show = show, .accept = accept_slide,
     .state = &(const StatePart){.derivatives = sliding_derivatives, .slide = sliding_jacobian}},
    sliding_is_on, sliding_boundary, sliding_other, sliding_shown, sliding_indicators, sliding_next_instant,
    break_slide, loosen, follow, show_before, is_mean, attach, keep_slide};
