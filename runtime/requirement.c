/* requirement.c - checks along a run: since when one is violated, and the least margin of each.
 *
 * That a check does not hold is a discrete variable of the model, so that its instant is an event and exact. Rounding
 * alone violates nothing: a ball that bounces is below its floor by as much as the instant is. It is some units in the
 * last place of what is compared, and a part of how far the margin has gone in the run, not of how large values are.
 * Where the margin is that small the check is violated if it is falling, which a look at the near future tells; at the
 * end of the run there is none.
 *
 * Margins are looked at along the trajectory (trajectory.c). One that is negative there is a violation that no event
 * has told: a method of fixed steps has gone over it, or noEvent() has kept it from being one. Its begin is found by
 * halving the step.
 *
 * What is true at an instant only is of the event as a whole: looked at once it is over, with everything as it has
 * become, but with pre() as it was before it, and with its phase and ticks.
 *
 * Where a side is no finite number the check is not decided: from then on it cannot be told whether the check holds. No
 * event marks that instant, so it is found by halving the step. */
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

static const double units = 256; /* by which values that are compared may be rounded, in DBL_EPSILON: by many steps */
static const double closeness = 1e-9; /* as a part of how far a margin has gone: steps end so near to a limit */

static const char *words_of_check(const ModelCheck *check)
{
    return check->message ? check->message : check->text;
}

static const double same = 1e-12; /* a margin that is less by that is the same, at its first time */

static void keep_values(const ModelCheck *check, double *values, const Model *shown)
{
    for (int k = 0; check->variables[k] >= 0; k++)
        values[k] = variable_value(shown, check->variables[k]);
}

/* At points of a step in any order. */
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

/* The margins of those that count. After an event, those of an instant are noted once that is seen as a whole. */
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

/* shown: then, of what has no margin; else NULL. */
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

/* A negative margin that is no further from 0 is no violation by itself. */
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

/* Since when the margin that is least now, within the last step, is negative; of one that has been so by rounding as
 * the step began, since when it is more than that. */
static double violated_since(Run *run, int i)
{
    const Requirements *r = run->requirements;
    const double begin = run->time.at, end = r->watched[i].least_at;
    const bool is_known = trajectory_look(run, begin) && r->here[i].is_exercised;
    const double limit = is_known && r->here[i].margin < 0 ? -forgiven(r, i) : 0;
    return trajectory_turn(run, begin, end, is_lower, &(Limit){i, limit});
}

/* By a margin that an event need not have told of. */
static void judge_margins(Run *run)
{
    const Requirements *r = run->requirements;
    for (int i = 0; i < r->count; i++) {
        const Watched *w = &r->watched[i];
        if (!w->is_violated && isfinite(w->least) && w->least < -forgiven(r, i))
            violate(run, i, isnan(r->since[i]) ? violated_since(run, i) : r->since[i], NULL);
    }
}

/* Checks a little later, if nothing happens until then; the states are left as they are. */
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

/* By what events say: a margin within rounding counts if it falls. Equal sides of < are no rounding, but where
 * they follow it: a relation keeps its value within rounding. */
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

/* Where a run begins, goes on after an event, or ends: with what events have made of it, which the trajectory shows.
 * What is of an instant counts again as it is just after it, unless that is the last one. */
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

/* Finds the first time at which a check that was decided at run->time.at is not; looking there moves open_at. */
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
