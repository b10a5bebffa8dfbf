/* calibration.c - changes parameters while a program runs: all at one instant, with the constants derived from them.
 *
 * States do not jump. Relations, loops and discrete variables follow as at an event, and the integrator begins anew. A
 * change is refused as a whole if a divisor vanishes with it, if a derived constant would not be finite, or if it would
 * alter a clock or the longest time of a delay, which are fixed for a whole run. */
#include "calibration.h"
#include "between.h"
#include "past.h"

#include <math.h>
#include <string.h>

typedef struct {
    double time, value;
    int variable;
} Change;

struct Changes {
    Change *items;
    int count, room;
};

struct Calibration {
    int count;
    int *variables;
    double *values, *now, *former, *periods, *former_periods;
    Model *trial;
    int next;      /* known change that is due next */
    int undefined; /* the derived constant for which the last change was refused; -1: none */
};

static bool is_parameter(const ModelDescription *about, int variable)
{
    const ModelVariable *v = &about->variables[variable];
    return v->kind == MODEL_CONSTANT && v->set_offset != MODEL_NOT_SETTABLE && v->sign != 0 && !v->decides &&
           !v->alias_of;
}

static Changes *create_changes(Arena *a)
{
    return arena_take(a, 1, sizeof(Changes));
}

static void add_change(Changes *c, Arena *a, double time, int variable, double value)
{
    c->items = arena_room(a, c->items, c->count, &c->room, sizeof *c->items);
    c->items[c->count++] = (Change){time, value, variable};
}

/* ---- what holds for a whole run ---- */

static int period_count(const ModelDescription *about)
{
    return 2 * about->events->clock_count + 2 * (about->info->delays ? about->info->delays->count : 0);
}

/* The periods and first ticks of clocks, and the longest times of delays. */
static void find_periods(const Model *m, double *periods)
{
    const ModelDescription *about = described(m);
    const ModelDelays *delays = about->info->delays;
    for (int i = 0; i < about->events->clock_count; i++) {
        *periods++ = double_of(m, about->events->clocks[i].period);
        *periods++ = double_of(m, about->events->clocks[i].first);
    }
    if (!delays)
        return;
    delays->times(m, periods + delays->count, periods);
    for (int i = 0; i < delays->count; i++)
        periods[delays->count + i] = 0;
}

static bool have_same_periods(Calibration *c, const Model *m)
{
    const int count = period_count(described(m));
    find_periods(m, c->former_periods);
    find_periods(c->trial, c->periods);
    for (int i = 0; i < count; i++)
        if (c->periods[i] < c->former_periods[i] || c->periods[i] > c->former_periods[i])
            return false;
    return true;
}

/* ---- changes ---- */

static void open(Run *run)
{
    if (run->calibration)
        return;
    const ModelDescription *about = run->about;
    const size_t variables = (size_t)about->variable_count, periods = (size_t)period_count(about);
    Calibration *c = run->calibration = arena_take(run->arena, 1, sizeof *c);
    c->variables = arena_take(run->arena, variables, sizeof *c->variables);
    for (int i = 0; i < about->variable_count; i++)
        if (is_parameter(about, i))
            c->variables[c->count++] = i;
    c->values = arena_doubles(run->arena, (size_t)c->count);
    c->now = arena_doubles(run->arena, (size_t)c->count);
    c->former = arena_doubles(run->arena, (size_t)c->count);
    c->periods = arena_doubles(run->arena, periods);
    c->former_periods = arena_doubles(run->arena, periods);
    c->trial = model_new(run->arena, about);
}

static int count(const Run *run)
{
    return run->calibration->count;
}

static int variable(const Run *run, int parameter)
{
    return run->calibration->variables[parameter];
}

static void get(const Run *run, double *values)
{
    for (int i = 0; i < run->calibration->count; i++)
        values[i] = variable_value(run->model, run->calibration->variables[i]);
}

/* The first derived constant that is not finite; -1: all are. */
static int undefined_constant(const Model *m)
{
    for (int i = 0; i < described(m)->variable_count; i++)
        if (described(m)->variables[i].kind == MODEL_DERIVED_CONSTANT && !isfinite(variable_value(m, i)))
            return i;
    return -1;
}

static bool put(const Calibration *c, Model *m, const double *values)
{
    for (int i = 0; i < c->count; i++) {
        const ModelVariable *v = &described(m)->variables[c->variables[i]];
        place_set(m, v->set_offset, v->type, v->sign * values[i]);
    }
    return model_derive_constants(m) == MODEL_OK;
}

static bool set(Run *run, const double *values)
{
    Calibration *c = run->calibration;
    model_copy(c->trial, run->model);
    c->undefined = -1;
    if (!put(c, c->trial, values) || (c->undefined = undefined_constant(c->trial)) >= 0 ||
        !have_same_periods(c, run->model))
        return false;
    if (!run->is_recalibrated)
        get(run, c->former);
    memcpy(c->now, values, (size_t)c->count * sizeof *values);
    put(c, run->model, values);
    if (model_parts.sliding && is_sliding(run))
        put(c, model_parts.sliding->other(run->sliding), values);
    run->is_recalibrated = true;
    return true;
}

static void show_former(const Run *run, Model *m, bool are_former)
{
    const Calibration *c = run->calibration;
    put(c, m, are_former ? c->former : c->now);
}

/* ---- changes that are known beforehand ---- */

static void open_known(Run *run)
{
    if (run->options->changes->count > 0)
        open(run);
}

static const Change *next_change(const Run *run)
{
    const Changes *known = run->options->changes;
    return known->count > 0 && run->calibration->next < known->count ? &known->items[run->calibration->next] : NULL;
}

/* Makes all known changes until this time at once. */
static bool take_changes(Run *run, double time)
{
    Calibration *c = run->calibration;
    const Change *change = next_change(run);
    get(run, c->values);
    for (; change && (change->time < time || is_same_instant(change->time, time)); change = next_change(run)) {
        for (int i = 0; i < c->count; i++)
            if (c->variables[i] == change->variable)
                c->values[i] = change->value;
        c->next++;
    }
    return set(run, c->values);
}

/* Changes until the start set the constants that the model begins with; a restored run has had them already. */
static void calibrate(Run *run, Model *m)
{
    const Change *change = next_change(run);
    for (; change && !(change->time > run->options->start); change = next_change(run)) {
        const ModelVariable *v = &run->about->variables[change->variable];
        place_set(m, v->set_offset, v->type, v->sign * change->value);
        run->calibration->next++;
    }
}

static int refuse_change(const Run *run, const Change *change)
{
    const int undefined = run->calibration->undefined;
    message_begin(NO_CHANGE, "%s to %s at time %s", run->about->variables[change->variable].path,
                  number_text(change->value).text, number_text(change->time).text);
    if (undefined >= 0)
        message_detail("%s would not be finite", run->about->variables[undefined].path);
    return message_end(NO_CHANGE);
}

static void begin_at_start(Run *run)
{
    while (next_change(run) && !(next_change(run)->time > run->options->start))
        run->calibration->next++;
}

/* Steps end where parameters change. */
static void limit(Run *run, Piece *p)
{
    const Change *change = next_change(run);
    if (change && change->time < p->reach && change->time > run->time.at)
        p->reach = change->time;
}

static int pass(Run *run, Piece *p)
{
    const Change *change = next_change(run);
    if (!change || (p->time < change->time && !is_same_instant(p->time, change->time)))
        return STATUS_DONE;
    if (!take_changes(run, p->time))
        return refuse_change(run, change);
    p->is_event |= event_is_possible(run->about);
    return STATUS_DONE;
}

/* Without events, the integrator begins anew here. */
static int begin_anew(Run *run, Piece *p)
{
    (void)p;
    if (!run->is_recalibrated)
        return STATUS_DONE;
    run->is_recalibrated = false;
    return run->solver ? integrate_anew(run) : STATUS_DONE;
}

const struct CalibrationPart calibration_part = {{.open = open_known,
                                                  .calibrate = calibrate,
                                                  .begin = begin_at_start,
                                                  .limit = limit,
                                                  .passed = pass,
                                                  .before = begin_anew},
                                                 is_parameter,
                                                 create_changes,
                                                 add_change,
                                                 open,
                                                 count,
                                                 variable,
                                                 get,
                                                 set,
                                                 show_former};
