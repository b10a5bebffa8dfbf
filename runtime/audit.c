/* audit.c - checks the effects of events for --verify: statements, clocks and impulses in each round of each event, and
 * relations between events.
 *
 * Statements: the settings of algorithms are compared with the statements as drawn, executed on the values that results
 * show and on those before the event. After the round, the states are compared with the values set; a state that
 * nothing sets must keep its value.
 * Clocks: a clock must tick where the drawn period has a tick, and only there; no tick may be missed.
 * Impulses: see impulse.c. The drawn equations must also hold under impulses, which shows whether the states have moved
 * as the equations demand; between events all that is left of such a derivative is 0. The jump of a variable must be
 * the one that results show. */
#include "between.h"
#include "model_events.h"
#include "parts.h"
#include "verify.h"

#include <float.h>
#include <math.h>
#include <string.h>

static const double least_size = 1e-9; /* least magnitude to which differences are relative */
static const double agreement = 1e-5;  /* tolerance of jumps, relative to the values before and after */

struct Audit {
    const ModelDescription *about;
    Finding *findings; /* by action, then by clock, then by jump */
    double *value, *states, *present, *period, *first, *next, *last;
    bool *is_set;
};

static int audit_count(const ModelDescription *about)
{
    return about->events->action_count + about->events->clock_count + about->events->jump_count;
}

static Audit *audit_new(const ModelDescription *about, Arena *arena)
{
    const size_t actions = (size_t)about->events->action_count, clocks = (size_t)about->events->clock_count;
    Audit *a = arena_take(arena, 1, sizeof *a);
    a->about = about;
    a->findings = arena_take(arena, (size_t)audit_count(about), sizeof *a->findings);
    a->value = arena_doubles(arena, actions);
    a->is_set = arena_take(arena, actions, sizeof *a->is_set);
    a->states = arena_doubles(arena, (size_t)about->variable_count);
    a->present = arena_doubles(arena, (size_t)about->variable_count);
    a->period = arena_doubles(arena, clocks);
    a->first = arena_doubles(arena, clocks);
    a->next = arena_doubles(arena, clocks);
    a->last = arena_doubles(arena, clocks);
    for (int i = 0; i < about->events->clock_count; i++)
        a->next[i] = a->last[i] = -HUGE_VAL;
    return a;
}

static const Finding *audit_of(const Audit *a, int index)
{
    return &a->findings[index];
}

static void find(Audit *a, int index, double found, double drawn, double size, double time)
{
    Finding *f = &a->findings[index];
    const double difference = fabs(found - drawn) / fmax(fmax(fabs(found), fabs(drawn)), size);
    const double scaled = difference >= 0 ? difference : found != found && drawn != drawn ? 0 : HUGE_VAL;
    if (!(scaled > f->scaled))
        return;
    *f = (Finding){scaled, found, drawn, time};
}

/* ---- statements ---- */

/* Compares settings with the drawn statements. Whether a state is set is compared for all actions on it together. */
static void audit_statements(Audit *a, const Model *m, const Model *seen, const double *listed, double time)
{
    model_execute(seen, time, listed, a->value, a->is_set);
    for (int i = 0; i < described(m)->events->action_count; i++) {
        const ModelAction *action = &described(m)->events->actions[i];
        if (!action->reset) {
            find(a, i, action->sign * place_value(m, action->offset, action->type), a->value[i], 1, time);
            continue;
        }
        const ModelReset *r = &described(m)->events->resets[action->reset - 1];
        const bool is_set = truth_of(m, r->is_set);
        bool is_drawn = false;
        for (int k = 0; k < described(m)->events->action_count; k++)
            is_drawn |= described(m)->events->actions[k].reset == action->reset && a->is_set[k];
        if (is_set != is_drawn)
            find(a, i, is_set, !is_set, 1, time);
        else if (a->is_set[i])
            find(a, i, action->sign * double_of(m, r->value), a->value[i], least_size, time);
    }
    model_get_states(m, a->states);
}

/* A state that nothing sets must keep its value. Candidates of a state set follow only when the model is evaluated. */
static void audit_states(Audit *a, const Model *m, double time)
{
    model_get_states(m, a->present);
    for (int i = 0; i < model_state_count(m) && described(m)->events->action_count > 0; i++) {
        const int variable = model_state_variable(m, i);
        const ModelAction *actions = described(m)->events->actions;
        int setter = 0;
        while (setter < described(m)->events->action_count &&
               !(actions[setter].reset && a->is_set[setter] &&
                 described(m)->events->resets[actions[setter].reset - 1].variable == variable))
            setter++;
        const bool is_set = setter < described(m)->events->action_count;
        const double drawn = is_set ? actions[setter].sign * a->value[setter] : a->states[i];
        find(a, is_set ? setter : 0, a->present[i], drawn, least_size, time);
    }
}

/* ---- clocks ---- */

/* The first tick after a time; is_that_too: a tick at this time counts, too. */
static double next_tick(const Audit *a, int clock, double start, double time, bool is_that_too)
{
    const double first = a->about->events->clocks[clock].is_from_start ? start : a->first[clock],
                 period = a->period[clock];
    double tick = first + fmax(ceil((time - first) / period) - 1, 0) * period;
    while (is_same_instant(tick, time) || tick == time ? !is_that_too : tick < time)
        tick += period;
    return tick;
}

/* A drawn tick at which the clock does not tick was missed; within rounding of the drawn tick, the clock may tick at
 * the next event. Ticks until `done` are those of the run that this one continues. */
static void audit_clocks(Audit *a, const Model *m, const double *listed, double start, double done, double time)
{
    model_clock_times(m, listed, a->period, a->first);
    for (int i = 0; i < described(m)->events->clock_count; i++) {
        if (!(a->period[i] > 0))
            continue;
        const double first = described(m)->events->clocks[i].is_from_start ? start : a->first[i];
        const double near = 64 * DBL_EPSILON * fmax(fabs(time), fabs(first));
        if (!(a->next[i] > -HUGE_VAL)) /* the first event is at the start */
            a->next[i] = done > -HUGE_VAL ? next_tick(a, i, start, done, false) : next_tick(a, i, start, time, true);
        const bool ticks = truth_of(m, described(m)->events->clocks[i].ticks);
        const bool is_drawn = a->next[i] <= (ticks ? time + near : time - near);
        if (is_same_instant(a->last[i], time)) /* at the start, which takes several passes */
            continue;
        find(a, described(m)->events->action_count + i, ticks, is_drawn, 1, time);
        if (is_drawn) {
            a->last[i] = time;
            a->next[i] = next_tick(a, i, start, time + near, false);
        }
    }
}

/* ---- impulses ---- */

/* Checks the jumps that count in the structure. Other derivatives hold no impulses, as nothing integrates them. */
static void audit_jumps(Audit *a, const ModelStructure *structure, const double *before, const double *after,
                        const double *noise, const double *under, double factor, double time)
{
    for (int i = 0; i < a->about->events->jump_count; i++) {
        const int row = variable_find(a->about, a->about->events->jumps[i].name),
                  derivative = row < 0 ? -1 : variable_derivative(a->about, row);
        if (derivative < 0 || a->about->events->jumps[i].is_lost ||
            !modes_hold(a->about->events->jumps[i].modes, structure))
            continue;
        const double shown = after[row] - before[row], impulse = (under[derivative] - after[derivative]) / factor;
        const double size = fmax(fabs(after[row]), fabs(before[row]));
        const double slope = fmax(fabs(after[derivative]), fabs(before[derivative]));
        if (fabs(impulse - shown) > agreement * size + 64 * DBL_EPSILON * fabs(time) * slope + noise[row])
            find(a, a->about->events->action_count + a->about->events->clock_count + i, impulse, shown, 0, time);
    }
}

/* ---- the report ---- */

static void audit_describe(const ModelDescription *about, FILE *out, int index)
{
    const int clock = index - about->events->action_count, jump = clock - about->events->clock_count;
    if (jump >= 0) {
        fprintf(out, "jump of %s\n", about->events->jumps[jump].name);
    } else if (clock >= 0) {
        fprintf(out, "ticks of %s\n", about->events->clocks[clock].element);
    } else {
        const ModelAction *action = &about->events->actions[index];
        fprintf(out, "%s, set by %s%s%s, %s\n", action->name, action->element, action->instance[0] ? " of " : "",
                action->instance, action->source);
    }
}

/* ---- relations: branches against their sides, at each row ----
 *
 * The law: between events a branch has the value that its sides imply. It may differ while these are within rounding of
 * the boundary: within the branch's slack, or so near that a small change reaches it. Small changes are: motion of the
 * states for 1e-8 of the run; 1e-8 of the largest value so far of each state; the error that the integrator allows a
 * state. A few of them (8) are allowed, because an equation may keep a quantity at the boundary. Beyond that, an event
 * was missed, or decided otherwise than drawn. */

static const double reach = 1e-8, few = 8;

struct Relations {
    const ModelDescription *about;
    Model *copy;
    double *states, *listed;
    double *slopes, *largest;        /* by state; by variable: a state's largest value so far */
    double *margin, *nearby, *excuse; /* by branch */
    Excess *worst;
};

static int relations_count(const ModelDescription *about)
{
    return about->info->margins ? about->events->branch_count : 0;
}

static Relations *relations_new(const ModelDescription *about, Arena *a)
{
    const size_t branches = (size_t)about->events->branch_count, variables = (size_t)about->variable_count;
    Relations *r = arena_take(a, 1, sizeof *r);
    r->about = about;
    r->copy = model_new(a, about);
    r->states = arena_doubles(a, variables);
    r->listed = arena_doubles(a, variables);
    r->slopes = arena_doubles(a, variables);
    r->largest = arena_doubles(a, variables);
    r->margin = arena_doubles(a, branches);
    r->nearby = arena_doubles(a, branches);
    r->excuse = arena_doubles(a, branches);
    r->worst = arena_take(a, branches, sizeof *r->worst);
    return r;
}

/* Finds how much the margins change at a nearby point: `way` along the motion, and with the states moved `apart`. */
static void look_around(Relations *r, const Model *m, const Solver *solver, double time, int way, double apart)
{
    const double later = way * reach * fmax(fabs(time), described(m)->info->stop - described(m)->info->start);
    const bool is_known = solver && solver_is_for(solver, m);
    model_copy(r->copy, m);
    model_get_states(m, r->states);
    model_get_derivatives(m, r->slopes);
    for (int i = 0; i < model_state_count(m); i++) {
        const double error = is_known ? solver_absolute_tolerance(solver, i) / reach : 0;
        const double size = fmax(r->largest[model_state_variable(m, i)], error);
        const double weight = (i % 2 ? 1 : -1) * (0.5 + fmod(0.618 * i, 1)); /* so that all differences change */
        r->states[i] += later * r->slopes[i] + weight * apart * size;
    }
    model_set_states(r->copy, time + later, r->states);
    if (model_evaluate(r->copy) != MODEL_OK || model_outputs(r->copy) != MODEL_OK)
        return;
    for (int i = 0; i < described(m)->variable_count; i++)
        r->listed[i] = variable_value(r->copy, i);
    described(m)->info->margins(r->copy, time + later, r->listed, r->nearby);
    for (int i = 0; i < described(m)->events->branch_count; i++)
        r->excuse[i] = fmax(r->excuse[i], fabs(r->nearby[i] - r->margin[i]));
}

static void relations_point(Relations *r, const Model *m, const Solver *solver, double time, const double *listed)
{
    bool is_any = false;
    if (!described(m)->info->margins)
        return;
    for (int i = 0; i < model_state_count(m); i++) {
        const int variable = model_state_variable(m, i);
        r->largest[variable] = fmax(r->largest[variable], fabs(variable_value(m, variable)));
    }
    described(m)->info->margins(m, time, listed, r->margin);
    for (int i = 0; i < described(m)->events->branch_count; i++) {
        const double slack =
            described(m)->events->branches[i].is_timed ? 0 : double_of(m, described(m)->events->branches[i].slack);
        r->excuse[i] = isfinite(slack) ? slack : 0; /* a slide's slack excuses nothing */
        is_any = is_any || r->margin[i] < -r->excuse[i];
    }
    for (int k = -1; k <= 1 && is_any; k += 2) {
        look_around(r, m, solver, time, k, 0);
        look_around(r, m, solver, time, 0, k * reach);
    }
    for (int i = 0; i < described(m)->events->branch_count; i++) {
        const double excess = -r->margin[i] - few * r->excuse[i], scaled = excess / fabs(r->margin[i]);
        if (excess > 0 && scaled > r->worst[i].scaled)
            r->worst[i] = (Excess){scaled, r->margin[i], time};
    }
}

static const Excess *relations_of(const Relations *r, int branch)
{
    return &r->worst[branch];
}

const struct CheckPart check_part = {audit_new,    audit_count,  audit_of,    audit_describe, audit_statements,
                                     audit_states, audit_clocks, audit_jumps, relations_new,  relations_point,
                                     relations_count, relations_of};
