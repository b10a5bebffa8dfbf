/* requirement.c - checks along a run: the time since which one is violated, and the least margin of each.
 *
 * The violation of a check is a discrete variable of the model, so that its instant is an event and exact. Rounding
 * alone is no violation: a bouncing ball is below its floor by the rounding of the instant. Rounding is assumed to be
 * some units in the last place of the compared values, plus a part of the range that the margin has covered in the run.
 * If the margin is that small, the check is violated if the margin is falling, which is found by looking ahead in time;
 * at the end of the run this is not possible.
 *
 * Margins are monitored along the trajectory (trajectory.c). A negative margin there is a violation without an event: a
 * fixed-step method has stepped over it, or noEvent() has suppressed the event. Its begin is found by bisection within
 * the step.
 *
 * A condition about an instant refers to the event as a whole: it is evaluated once the event is over, with the final
 * values, but with pre() as before the event, and with its phase and ticks.
 *
 * If a side is not finite, the check is not decided: from then on it is unknown whether it holds. No event marks that
 * instant, so it is found by bisection within the step. */
#include "between.h"
#include "keeper.h"
#include "requirement.h"
#include "trajectory.h"
#include "verdict.h"

#include <float.h>
#include <math.h>
#include <string.h>

static int mentioned_count(const ModelCheck *check)
{
    int count = 0;
    while (check->variables[count] >= 0)
        count++;
    return count;
}

static const double units = 256; /* rounding of compared values after many steps, in DBL_EPSILON */
static const double closeness = 1e-9; /* relative to the range of a margin: steps end this near to a limit */

static const char *words_of_check(const ModelCheck *check)
{
    return check->message ? check->message : check->text;
}

static const double same = 1e-12; /* relative: a margin less than this much smaller is the same, at its first time */

static void keep_values(const ModelCheck *check, double *values, const Model *shown)
{
    for (int k = 0; check->variables[k] >= 0; k++)
        values[k] = variable_value(shown, check->variables[k]);
}

/* Notes the value of a check. The points of a step come in any order. */
static void note(Requirements *r, int i, const ModelCheckValue *value, const Model *shown, double time)
{
    Watched *w = &r->watched[i];
    if (!value->is_exercised)
        return;
    w->is_exercised = true;
    if (!isfinite(value->margin)) {
        if (time < w->open_at) {
            w->open_at = time;
            keep_values(w->check, w->open_values, shown);
        }
        return;
    }
    double size = 0;
    for (int k = 0; w->check->variables[k] >= 0; k++)
        size += fabs(variable_value(shown, w->check->variables[k]));
    r->size[i] = fmax(r->size[i], size);
    r->greatest[i] = fmax(r->greatest[i], value->margin);
    const double least = isfinite(w->least) ? w->least - same * fabs(w->least) : INFINITY;
    if (!w->check->has_margin || !(value->margin < least))
        return;
    w->least = value->margin;
    w->least_at = time;
    keep_values(w->check, w->values, shown);
}

/* Notes the checks at a point, and gives the margins of those that are exercised. After an event, momentary checks are
 * noted later, with the event as a whole. */
static void look(void *context, const Model *shown, const TrajectoryPoint *point, double *numbers, double *slopes)
{
    Requirements *r = context;
    (void)slopes;
    described(shown)->info->requirements->values(shown, r->here);
    for (int i = 0; i < r->count; i++) {
        if (!r->watched[i].check->is_momentary || !point->is_after_event)
            note(r, i, &r->here[i], shown, point->time);
        if (r->watched[i].check->has_margin && r->here[i].is_exercised)
            numbers[i] = r->here[i].margin;
    }
}

static Requirements *create(const ModelDescription *about, Arena *a, Onlooker *onlooker)
{
    const ModelCheck *checks = about->info->requirements->checks;
    Requirements *r = arena_take(a, 1, sizeof *r);
    while (checks[r->count].text)
        r->count++;
    const size_t count = (size_t)r->count;
    bool is_any_momentary = false;
    r->watched = arena_take(a, count, sizeof *r->watched);
    r->now = arena_take(a, count, sizeof *r->now);
    r->here = arena_take(a, count, sizeof *r->here);
    r->size = arena_doubles(a, count);
    r->greatest = arena_doubles(a, count);
    r->since = arena_doubles(a, count);
    r->states = arena_doubles(a, 2 * (size_t)about->variable_count);
    for (int i = 0; i < r->count; i++) {
        r->watched[i].check = &checks[i];
        r->watched[i].values = arena_doubles(a, (size_t)mentioned_count(&checks[i]));
        r->watched[i].open_values = arena_doubles(a, (size_t)mentioned_count(&checks[i]));
        r->watched[i].least = r->watched[i].open_at = INFINITY;
        r->since[i] = NAN;
        r->greatest[i] = -INFINITY;
        is_any_momentary |= checks[i].is_momentary;
    }
    r->instant = is_any_momentary && model_parts.events ? model_new(a, about) : NULL;
    *onlooker = (Onlooker){r, r->count, 0, look};
    return r;
}

/* Marks a check as violated. shown: the model at that time, for a check without a margin; else NULL. */
static void violate(Run *run, int i, double time, const Model *shown)
{
    Watched *w = &run->requirements->watched[i];
    if (w->is_violated)
        return;
    w->is_violated = true;
    w->violated_at = time;
    if (shown && !w->check->has_margin)
        keep_values(w->check, w->values, shown);
    if (run->options->stops_on_violation && !run->termination && run->time.at < run->options->stop)
        run->termination = words_of_check(w->check);
}

static double rounding_of(const Requirements *r, int i)
{
    return units * DBL_EPSILON * r->size[i];
}

/* The distance from 0 within which a negative margin alone is no violation. */
static double forgiven(const Requirements *r, int i)
{
    const double gone = r->greatest[i] - fmin(0, r->watched[i].least);
    return rounding_of(r, i) + (gone > 0 && isfinite(gone) ? closeness * gone : 0);
}

typedef struct {
    int check;
    double margin;
} Limit;

static bool is_lower(const Run *run, const void *context)
{
    const Limit *limit = context;
    const ModelCheckValue *here = &run->requirements->here[limit->check];
    return here->is_exercised && here->margin < limit->margin;
}

/* The time within the last step from which the margin is negative, for a margin whose least value is in that step. If
 * it was negative by rounding at the begin of the step: the time from which it exceeds rounding. */
static double violated_since(Run *run, int i)
{
    const Requirements *r = run->requirements;
    const double begin = run->time.at, end = r->watched[i].least_at;
    const bool is_known = trajectory_look(run, begin) && r->here[i].is_exercised;
    const double limit = is_known && r->here[i].margin < 0 ? -forgiven(r, i) : 0;
    return trajectory_turn(run, begin, end, is_lower, &(Limit){i, limit});
}

/* Finds violations by margins, also those without an event. */
static void judge_margins(Run *run)
{
    const Requirements *r = run->requirements;
    for (int i = 0; i < r->count; i++) {
        const Watched *w = &r->watched[i];
        if (!w->is_violated && isfinite(w->least) && w->least < -forgiven(r, i))
            violate(run, i, isnan(r->since[i]) ? violated_since(run, i) : r->since[i], NULL);
    }
}

/* Evaluates the checks for a time a little later, assuming that nothing happens until then. Leaves the states as they
 * are. */
static bool look_ahead(Run *run, double time)
{
    static const double part = 1e-7; /* of the run */
    Requirements *r = run->requirements;
    const Model *shown;
    const int count = model_state_count(run->model);
    double *kept = r->states, *slope = r->states + run->about->variable_count;
    const double later = fmax(part * run_length(run), 64 * time_resolution(run->options));
    memcpy(kept, run->states, (size_t)count * sizeof *kept);
    model_get_derivatives(run->model, slope);
    for (int i = 0; i < count; i++)
        run->states[i] += later * slope[i];
    const bool is_defined = evaluate_at(run, time + later);
    shown = is_sliding(run) ? NULL : run->model;
    if (is_defined && shown)
        run->about->info->requirements->values(shown, r->here);
    memcpy(run->states, kept, (size_t)count * sizeof *kept);
    return evaluate_at(run, time) && is_defined && shown;
}

/* Finds violations by events: a margin within rounding counts only if it is falling. Equal sides of < do not count as
 * rounding, except after rounding: a relation keeps its value within rounding. */
static void judge_events(Run *run, const Model *shown, double time)
{
    Requirements *r = run->requirements;
    bool is_known = time >= run->options->stop || run->termination, is_ahead = false;
    for (int i = 0; i < r->count; i++) {
        const ModelCheckValue *now = &r->now[i];
        if (!now->is_exercised || !now->is_violated || !isfinite(now->margin)) {
            r->since[i] = NAN;
            continue;
        }
        const bool was_rounding = !isnan(r->since[i]);
        r->since[i] = was_rounding ? r->since[i] : time;
        const bool is_rounding = r->watched[i].check->has_margin && (now->margin < 0 || was_rounding) &&
                                 now->margin >= -forgiven(r, i);
        if (is_rounding && !is_known)
            is_ahead = look_ahead(run, time);
        is_known |= is_rounding;
        if (!is_rounding || (is_ahead && r->here[i].margin - now->margin < -rounding_of(r, i)))
            violate(run, i, r->since[i], shown);
    }
}

static void note_momentary(Requirements *r, const Model *shown, double time)
{
    described(shown)->info->requirements->values(shown, r->now);
    for (int i = 0; i < r->count; i++)
        if (r->watched[i].check->is_momentary)
            note(r, i, &r->now[i], shown, time);
}

/* At the start, after an event, and at the end: looks at the checks with the values after the event, as the trajectory
 * shows them. Momentary checks count again with the values just after the event, unless it is the last one. */
static void look_after_event(Run *run, const Model *shown, double time)
{
    Requirements *r = run->requirements;
    bool is_last = false;
    if (r->instant) {
        model_copy(r->instant, shown);
        is_last = model_parts.events->show_whole(run->event, r->instant);
        note_momentary(r, r->instant, time);
        judge_events(run, shown, time);
    }
    if (is_last)
        return;
    note_momentary(r, shown, time);
    judge_events(run, shown, time);
}

/* Finds the first time at which a check that was decided at run->time.at is not decided; each look there moves
 * open_at. */
static void locate_open(Run *run, int i)
{
    const Watched *w = &run->requirements->watched[i];
    double low = run->time.at;
    while (w->open_at - low > 2 * time_resolution(run->options)) {
        const double middle = low + (w->open_at - low) / 2;
        if (!trajectory_look(run, middle))
            return;
        low = w->open_at > middle ? middle : low;
    }
}

static void follow(Run *run)
{
    const Requirements *r = run->requirements;
    for (int i = 0; i < r->count; i++)
        if (isfinite(r->watched[i].open_at) && r->watched[i].open_at > run->time.at && !r->watched[i].is_violated)
            locate_open(run, i);
    judge_margins(run);
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
        keep(k, &w->open_at, sizeof w->open_at);
        keep(k, &r->size[i], sizeof r->size[i]);
        keep(k, &r->greatest[i], sizeof r->greatest[i]);
        keep(k, &r->since[i], sizeof r->since[i]);
        keep(k, &w->least, sizeof w->least);
        keep(k, &w->least_at, sizeof w->least_at);
        keep(k, w->values, (size_t)mentioned_count(w->check) * sizeof *w->values);
        keep(k, w->open_values, (size_t)mentioned_count(w->check) * sizeof *w->open_values);
    }
}

static bool are_violated(const Run *run)
{
    const Requirements *r = run->requirements;
    bool are = false;
    for (int i = 0; i < r->count; i++)
        are = are || r->watched[i].is_violated;
    return are;
}

const struct RequirementPart requirement_part = {create,      follow,       look_after_event,
                                                 violated_at, keep_watched, are_violated};
