/* requirement.c - checks along a run: since when one is violated, and the least margin of each.
 *
 * That a check does not hold is a discrete variable of the model, so that its instant is an event and exact. Rounding
 * alone violates nothing: a ball that bounces is below its floor by as much as the instant is. Where the margin is that
 * small the check is violated if it is falling, which a look at the near future tells.
 *
 * Margins are looked at where steps end and on both sides of events. Between them a margin may be less: where it may
 * become the least one so far, and falls at the step's begin and rises at its end, its minimum is searched for by
 * golden section, with the integrator's interpolation (Kiefer 1953). A margin that dips and rises again within one step
 * is not found, as little as the integrator sees it. One that is negative then is a violation that no event has told: a
 * method of fixed steps has gone over it, or noEvent() has kept it from being one.
 */
#include "requirement.h"
#include "run.h"
#include "verdict.h"

#include <math.h>
#include <string.h>

struct Requirements {
    Arena *arena;
    int count;
    Watched *watched; /* by check */
    ModelCheckValue *now, *here;
    double *last, *former; /* margins at the last two points, NaN: there was none */
    double *size;          /* the largest sum of absolute values that it mentions, so far */
    double *since;         /* of those that do not hold by an event: since when; NaN: they hold */
    double *states;        /* memory */
};

Watched *requirement_watched(const Requirements *r, int *count)
{
    *count = r->count;
    return r->watched;
}

static int mentioned_count(const ModelCheck *check)
{
    int count = 0;
    while (check->variables[count] >= 0)
        count++;
    return count;
}

static const double least_violation = 1e-9; /* relative to the values compared: less may be rounding */

static const char *words_of_check(const ModelCheck *check)
{
    return check->message ? check->message : check->text;
}

static Requirements *create(Arena *a)
{
    const ModelCheck *checks = model_info.requirements->checks;
    Requirements *r = arena_take(a, 1, sizeof *r);
    while (checks[r->count].text)
        r->count++;
    const size_t count = (size_t)r->count;
    r->arena = a;
    r->watched = arena_take(a, count, sizeof *r->watched);
    r->now = arena_take(a, count, sizeof *r->now);
    r->here = arena_take(a, count, sizeof *r->here);
    r->last = arena_doubles(a, count);
    r->former = arena_doubles(a, count);
    r->size = arena_doubles(a, count);
    r->since = arena_doubles(a, count);
    r->states = arena_doubles(a, 2 * (size_t)model_variable_count);
    for (int i = 0; i < r->count; i++) {
        r->watched[i].check = &checks[i];
        r->watched[i].values = arena_doubles(a, (size_t)mentioned_count(&checks[i]));
        r->watched[i].least = INFINITY;
        r->last[i] = r->former[i] = r->since[i] = NAN;
    }
    return r;
}

/* All checks at a time between run->at and run->ahead; false where the model is not defined. */
static bool look(Run *run, double time, ModelCheckValue *values, const Model **shown)
{
    if (!states_at(run, time) || !evaluate_at(run, time))
        return false;
    *shown = is_sliding(run) ? model_parts.sliding->shown(run->sliding, run->model, time) : run->model;
    if (*shown)
        model_info.requirements->values(*shown, values);
    return *shown;
}

static const double rounding = 1e-12; /* a margin that is less by that is the same, at its first time */

static void note(Requirements *r, int i, const ModelCheckValue *value, const Model *shown, double time)
{
    Watched *w = &r->watched[i];
    if (!value->is_exercised)
        return;
    w->is_exercised = true;
    double size = 0;
    for (int k = 0; w->check->variables[k] >= 0; k++)
        size += fabs(variable_value(shown, w->check->variables[k]));
    r->size[i] = fmax(r->size[i], size);
    const double least = isfinite(w->least) ? w->least - rounding * fabs(w->least) : INFINITY;
    if (!w->check->has_margin || !(value->margin < least))
        return;
    w->least = value->margin;
    w->least_at = time;
    for (int k = 0; w->check->variables[k] >= 0; k++)
        w->values[k] = variable_value(shown, w->check->variables[k]);
}

static void note_all(Requirements *r, const ModelCheckValue *values, const Model *shown, double time)
{
    for (int i = 0; i < r->count; i++)
        note(r, i, &values[i], shown, time);
}

static void violate(Run *run, int i, double time)
{
    Watched *w = &run->requirements->watched[i];
    if (w->is_violated)
        return;
    w->is_violated = true;
    w->violated_at = time;
    if (run->options->stops_on_violation && !run->termination && run->at < run->options->stop)
        run->termination = words_of_check(w->check);
}

/* By a margin that an event need not have told of. */
static void judge_margins(Run *run)
{
    const Requirements *r = run->requirements;
    for (int i = 0; i < r->count; i++) {
        const Watched *w = &r->watched[i];
        if (isfinite(w->least) && w->least < -least_violation * r->size[i])
            violate(run, i, isnan(r->since[i]) ? w->least_at : r->since[i]);
    }
}

/* May the margin be less within the step than at its ends, and less than ever? */
static bool may_dip(const Requirements *r, int i)
{
    const double a = r->last[i], b = r->now[i].margin, before = r->former[i];
    const double change = fmax(fabs(b - a), isnan(before) ? 0 : fabs(a - before));
    return r->watched[i].check->has_margin && r->now[i].is_exercised && a - a == 0 && b - b == 0 &&
           fmin(a, b) - change < r->watched[i].least;
}

static double margin_at(Run *run, Requirements *r, int i, double time)
{
    const Model *shown;
    if (!look(run, time, r->here, &shown))
        return INFINITY;
    note(r, i, &r->here[i], shown, time);
    return r->here[i].is_exercised ? r->here[i].margin : INFINITY;
}

static void search(Run *run, Requirements *r, int i, double from, double to)
{
    enum { ROUNDS = 24 };
    const double golden = 0.6180339887498949, edge = (to - from) / 64;
    if (!(from + edge > from) || !(margin_at(run, r, i, from + edge) < r->last[i]) ||
        !(margin_at(run, r, i, to - edge) < r->now[i].margin))
        return;
    double a = from, b = to, c = b - golden * (b - a), d = a + golden * (b - a);
    double at_c = margin_at(run, r, i, c), at_d = margin_at(run, r, i, d);
    for (int round = 0; round < ROUNDS && a < c && c < d && d < b; round++) {
        if (at_c < at_d) {
            b = d, d = c, at_d = at_c;
            at_c = margin_at(run, r, i, c = b - golden * (b - a));
        } else {
            a = c, c = d, at_c = at_d;
            at_d = margin_at(run, r, i, d = a + golden * (b - a));
        }
    }
}

static void keep_margins(Requirements *r, const ModelCheckValue *values)
{
    for (int i = 0; i < r->count; i++) {
        r->former[i] = r->last[i];
        r->last[i] = values[i].is_exercised ? values[i].margin : NAN;
    }
}

/* Checks a little later, if nothing happens until then; the states are left as they are. */
static bool look_ahead(Run *run, double time)
{
    static const double part = 1e-7; /* of the run */
    Requirements *r = run->requirements;
    const Model *shown;
    const int count = model_state_count(run->model);
    double *kept = r->states, *slope = r->states + model_variable_count;
    const double later = fmax(part * (run->options->stop - run->options->start), 64 * time_resolution(run->options));
    memcpy(kept, run->states, (size_t)count * sizeof *kept);
    model_get_derivatives(run->model, slope);
    for (int i = 0; i < count; i++)
        run->states[i] += later * slope[i];
    const bool is_defined = evaluate_at(run, time + later);
    shown = is_sliding(run) ? NULL : run->model;
    if (is_defined && shown)
        model_info.requirements->values(shown, r->here);
    memcpy(run->states, kept, (size_t)count * sizeof *kept);
    return evaluate_at(run, time) && is_defined && shown;
}

/* By what events say: a margin within rounding counts if it falls. Equal sides of < are no rounding. */
static void judge_events(Run *run, double time)
{
    Requirements *r = run->requirements;
    bool is_known = false, is_ahead = false;
    for (int i = 0; i < r->count; i++) {
        const ModelCheckValue *now = &r->now[i];
        if (!now->is_exercised || !now->is_violated) {
            r->since[i] = NAN;
            continue;
        }
        r->since[i] = isnan(r->since[i]) ? time : r->since[i];
        const bool is_rounding = r->watched[i].check->has_margin && now->margin < 0 &&
                                 now->margin >= -least_violation * r->size[i];
        if (is_rounding && !is_known)
            is_ahead = look_ahead(run, time);
        is_known |= is_rounding;
        if (!is_rounding || (is_ahead && r->here[i].margin - now->margin < -rounding * r->size[i]))
            violate(run, i, r->since[i]);
    }
}

/* Where a run begins, goes on after an event, or ends: with what events have made of it. */
static void look_after_event(Run *run, double time)
{
    Requirements *r = run->requirements;
    const Model *shown;
    if (!look(run, time, r->now, &shown))
        return;
    note_all(r, r->now, shown, time);
    judge_events(run, time);
    for (int i = 0; i < r->count; i++)
        r->former[i] = NAN;
    keep_margins(r, r->now);
}

static void follow(Run *run, double time)
{
    Requirements *r = run->requirements;
    const Model *shown;
    if (!(time > run->at) || !look(run, time, r->now, &shown))
        return;
    note_all(r, r->now, shown, time);
    for (int i = 0; i < r->count; i++)
        if (may_dip(r, i))
            search(run, r, i, run->at, time);
    judge_margins(run);
    keep_margins(r, r->now);
}

static double violated_at(const Requirements *r, int check)
{
    return r->watched[check].is_violated ? r->watched[check].violated_at : NAN;
}

static void keep_watched(Requirements *r, Keeper *k)
{
    for (int i = 0; i < r->count; i++) {
        Watched *w = &r->watched[i];
        keep(k, &w->is_exercised, sizeof w->is_exercised);
        keep(k, &w->is_violated, sizeof w->is_violated);
        keep(k, &w->violated_at, sizeof w->violated_at);
        keep(k, &r->size[i], sizeof r->size[i]);
        keep(k, &r->since[i], sizeof r->since[i]);
        keep(k, &w->least, sizeof w->least);
        keep(k, &w->least_at, sizeof w->least_at);
        keep(k, w->values, (size_t)mentioned_count(w->check) * sizeof *w->values);
    }
}

const struct RequirementPart requirement_part = {create,       follow,           look_after_event, violated_at,
                                                 keep_watched, verdicts_are_met, verdicts_print,   verdicts_write};
