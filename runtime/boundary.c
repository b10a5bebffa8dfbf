/* boundary.c - relations that meet their boundaries at one event.
 *
 * A quantity that stops at its limit must be at the limit, neither short of it nor beyond. The instant is located to
 * the last digit of a double, but at 1e9 s a state moves by much more than its own rounding from one double to the
 * next. So the states of the event are interpolated between its instant and the one before, to the point at which the
 * indicator just turns.
 *
 * Other relations with the same boundary, level > 20 beside level < 20, may then still be beyond it by rounding, or not
 * be there yet. A relation that was moving to its boundary and is within rounding of it counts as if its sides were
 * equal: it turns if its value changes there, and keeps its value if that changes only beyond. The event is then tried
 * on a copy: if the motion leads on beyond a boundary, its relation turns, too. If the motion leads on beyond all
 * boundaries, the states are those at the instant, just beyond, and the signs of indicators decide. */
#include "event.h"
#include "past.h"
#include "run.h"

#include <float.h>
#include <math.h>
#include <string.h>

double *boundary_slack(Run *run, int indicator)
{
    return double_at(run->model, run->search->slacks[indicator]);
}

bool indicators_of(Run *run, double time, double *values)
{
    run->event->counts.indicators++;
    if (is_sliding(run))
        return model_parts.sliding->indicators(run->sliding, run->model, time, run->states, values);
    model_set_states(run->model, time, run->states);
    if (model_indicators(run->model, values) != MODEL_OK)
        return false;
    for (int k = 0; k < run->search->slackened_count; k++) {
        const int i = run->search->slackened[k];
        values[i] += *boundary_slack(run, i);
    }
    return true;
}

void boundary_look(Run *run)
{
    run->search->slackened_count = 0;
    for (int i = 0; i < run->about->events->indicator_count; i++)
        if (*boundary_slack(run, i) > 0)
            run->search->slackened[run->search->slackened_count++] = i;
}

enum { MOST_REFINED = 8, MOST_TRIALS = 8 };
static const double ahead = 1e-7; /* part of the run: length of the motion that shows whether a boundary is left */

double boundary_while(const Run *run)
{
    return fmax(ahead * (run->options->stop - run->options->origin), 64 * time_resolution(run->options));
}

static const ModelBranch *branch_of(const ModelDescription *about, int indicator)
{
    return &about->events->branches[about->events->indicator_branches[indicator]];
}

/* ---- the states of an event ---- */

static void mix(Run *run, double part)
{
    const double *a = run->search->former, *b = run->search->beyond;
    for (int i = 0; i < model_state_count(run->model); i++)
        run->states[i] = part < 1 ? a[i] + part * (b[i] - a[i]) : b[i];
}

/* True if every indicator that crosses is exactly on its boundary. */
static bool is_met(const Locator *l)
{
    for (int i = 0; i < l->count; i++)
        if (l->high[i] < -DBL_TRUE_MIN)
            return false;
    return true;
}

/* True if the indicators that are negative at the end do not distinguish the trial point from one of the ends. */
static bool is_flat(const Locator *l)
{
    bool is_low = true, is_high = true;
    for (int i = 0; i < l->count; i++)
        if (l->high[i] < 0) {
            is_low = is_low && !are_different(l->trial[i], l->low[i]);
            is_high = is_high && !are_different(l->trial[i], l->high[i]);
        }
    return is_low || is_high;
}

/* True if an assumed branch crosses, which its loop settles itself on either side of the boundary, or if a slide ends,
 * which has no relation. */
static bool is_assumed(const ModelDescription *about, const Locator *l)
{
    for (int i = 0; i < l->count; i++)
        if (l->high[i] < 0 && (i >= about->events->indicator_count || branch_of(about, i)->group >= 0))
            return true;
    return false;
}

void boundary_refine(Run *run, Locator *l, double time, bool may_be)
{
    const size_t size = (size_t)model_state_count(run->model) * sizeof *run->states;
    double low = 0, high = 1;
    for (int i = 0; i < run->about->events->indicator_count; i++)
        run->search->grain[i] = fabs(l->high[i] - l->low[i]);
    if (!may_be || is_assumed(run->about, l) || !run_states_at(run, l->before))
        return;
    memcpy(run->search->former, run->states, size);
    if (!run_states_at(run, time))
        return;
    memcpy(run->search->beyond, run->states, size);
    locator_look(l, l->high);
    for (int i = 0; i < MOST_REFINED && !is_met(l); i++) {
        const double least = (high - low) / 16, guess = locator_guess(l, low, high);
        const double part = isnan(guess) ? low + 8 * least : fmin(fmax(guess, low + least), high - least);
        mix(run, part);
        if (!indicators_of(run, time, l->trial) || is_flat(l))
            break;
        const bool is_crossed = locator_look(l, l->trial);
        double **const end = is_crossed ? &l->high : &l->low, *kept = *end;
        *end = l->trial;
        l->trial = kept;
        *(is_crossed ? &high : &low) = part;
    }
    mix(run, high);
    memcpy(run->time.crossing, run->states, size);
    run->time.crossed_at = time;
}

/* ---- relations that are held ---- */

/* True if the branch changes where its sides are equal, false if only beyond. The second indicator of an integer part
 * or an interval belongs to its upper end. */
static bool is_left_at(const Model *m, int indicator)
{
    const int branch = described(m)->events->indicator_branches[indicator];
    const ModelBranch *b = &described(m)->events->branches[branch];
    if (b->is_integer_part)
        return indicator > 0 && described(m)->events->indicator_branches[indicator - 1] == branch;
    return (branch_value(m, branch) > 0) != b->holds_at_zero;
}

/* False for assumed branches, which are settled in another way, and for the branches of delays (their part of the
 * past), which do not turn by rounding. */
static bool may_meet(const ModelDescription *about, int indicator)
{
    const ModelDelays *d = about->info->delays;
    bool is_of_delay = false;
    for (int k = 0; d && d->count > 0 && k < d->count; k++)
        is_of_delay |= d->at[k].branch == about->events->indicator_branches[indicator];
    return branch_of(about, indicator)->group < 0 && !is_of_delay;
}

/* The largest rounding error to expect of an indicator, that of the event's instant included. */
static double noise_of(const Run *run, int indicator)
{
    const double grain = run->search->grain[indicator];
    return fmax(run->event->rounding->level[indicator], isfinite(grain) ? fmax(grain, DBL_MIN) : DBL_MIN);
}

/* True if the indicator is within rounding of its boundary and moving beyond it. */
static bool is_meeting(const Run *run, int indicator)
{
    const Rounding *r = run->event->rounding;
    const double noise = noise_of(run, indicator);
    return rounding_may_be(r, indicator, r->value[indicator]) && fabs(r->value[indicator]) <= noise &&
           r->change[indicator] < -noise && may_meet(run->about, indicator);
}

/* Measures the rounding of indicators at r->base, and how its present motion changes them. */
static bool measure(Run *run, double time)
{
    Rounding *r = run->event->rounding;
    rounding_measure(r, time);
    return rounding_go_on(r, time, boundary_while(run));
}

bool boundary_is_reached(Run *run, const double *values, double time)
{
    Rounding *r = run->event->rounding;
    bool is_reached = false;
    for (int i = 0; i < run->about->events->indicator_count && !is_reached; i++)
        is_reached = rounding_may_be(r, i, values[i]) && is_left_at(run->model, i) && may_meet(run->about, i);
    if (!is_reached || !run_states_at(run, time))
        return false;
    model_copy(r->base, run->model);
    model_set_states(r->base, time, run->states);
    if (!rounding_evaluate(r) || !measure(run, time))
        return false;
    is_reached = false;
    for (int i = 0; i < run->about->events->indicator_count; i++)
        is_reached |= is_meeting(run, i) && is_left_at(run->model, i);
    return is_reached;
}

/* Finds the relations that meet their boundaries, and how they count if the motion ends there. Returns how many may be
 * within rounding of their boundaries; if it is only the one that has crossed, nothing is measured. *is_limit: one of
 * them turns at its boundary. */
static int find_meeting(Run *run, double time, bool *is_limit)
{
    Event *e = run->event;
    Rounding *r = e->rounding;
    int count = 0;
    *is_limit = false;
    memset(e->meeting, 0, (size_t)run->about->events->indicator_count * sizeof *e->meeting);
    model_copy(r->base, run->model);
    if (!rounding_evaluate(r))
        return 0;
    for (int i = 0; i < run->about->events->indicator_count; i++)
        count += rounding_may_be(r, i, r->value[i]);
    const bool is_known = count > 1 && measure(run, time);
    for (int i = 0; i < run->about->events->indicator_count && is_known; i++) {
        if (is_meeting(run, i))
            e->meeting[i] = is_left_at(run->model, i) ? MEETING_TURNED : MEETING_HELD;
        e->noise[i] = noise_of(run, i);
        *is_limit |= e->meeting[i] == MEETING_TURNED;
    }
    return count;
}

/* Applies e->meeting to the model: these relations turn or keep their values despite rounding. */
static void impose(const Event *e, Model *m, bool *is_crossed)
{
    memset(e->is_turned, 0, (size_t)described(m)->events->branch_count * sizeof *e->is_turned);
    for (int i = 0; i < described(m)->events->indicator_count; i++) {
        const int branch = described(m)->events->indicator_branches[i];
        if (e->meeting[i] == MEETING_NOT)
            continue;
        e->is_turned[branch] |= e->meeting[i] == MEETING_TURNED;
        is_crossed[branch] = e->meeting[i] != MEETING_HELD;
        *double_at(m, branch_of(described(m), i)->slack) = e->noise[i];
    }
}

/* Looks at the motion after the tried event: held relations beyond whose boundaries it leads turn, too. True if there
 * is one. *is_limit: the motion does not lead beyond the boundary of another one. */
static bool turn_more(Run *run, double time, Model *after, bool *is_limit)
{
    Event *e = run->event;
    bool is_any = false;
    *is_limit = false;
    model_copy(e->rounding->base, after);
    const bool is_known = rounding_go_on(e->rounding, time, boundary_while(run));
    for (int i = 0; i < run->about->events->indicator_count; i++) {
        const double change = is_known ? e->rounding->change[i] : NAN;
        const bool is_left = e->meeting[i] == MEETING_HELD && !(change >= -e->noise[i]);
        *is_limit |= (e->meeting[i] == MEETING_HELD && !is_left) ||
                     (e->meeting[i] == MEETING_TURNED && fabs(change) <= e->noise[i]);
        e->meeting[i] = is_left ? MEETING_TURNED : e->meeting[i];
        is_any |= is_left;
    }
    return is_any;
}

/* True if the motion ends at boundaries at this event, or goes back. The model is then prepared for it. */
static bool is_at_limit(Run *run, double time)
{
    Event *e = run->event;
    bool is_limit = false, is_other = true;
    for (int k = 0; k < MOST_TRIALS && is_other; k++) {
        model_copy(e->trial, run->model);
        impose(e, e->trial, run->search->is_crossed);
        is_other = event_try(e, e->trial, time, run->search->is_crossed) && turn_more(run, time, e->trial, &is_limit);
    }
    if (is_limit)
        impose(e, run->model, run->search->is_crossed);
    else
        memset(e->is_turned, 0, (size_t)run->about->events->branch_count * sizeof *e->is_turned);
    return is_limit;
}

void boundary_meet(Run *run, double time)
{
    bool is_limit;
    memset(run->event->is_turned, 0, (size_t)run->about->events->branch_count * sizeof *run->event->is_turned);
    const int count = find_meeting(run, time, &is_limit);
    if (count < 2 || (is_limit && is_at_limit(run, time)))
        return;
    for (int i = 0; i < run->about->events->indicator_count; i++)
        run->search->is_crossed[run->about->events->indicator_branches[i]] |= run->event->meeting[i] != MEETING_NOT;
    if (time < run->time.crossed_at || time > run->time.crossed_at || isnan(run->time.crossed_at))
        return;
    memcpy(run->time.crossing, run->search->beyond, (size_t)model_state_count(run->model) * sizeof *run->time.crossing);
    memcpy(run->states, run->search->beyond, (size_t)model_state_count(run->model) * sizeof *run->states);
    model_set_states(run->model, time, run->states);
}

void boundary_open(Run *run)
{
    const ModelEvents *events = run->about->events;
    const size_t variables = (size_t)run->about->variable_count;
    const size_t indicators = (size_t)events->indicator_count + 2; /* two of a slide */
    EventSearch *s = run->search = arena_take(run->arena, 1, sizeof *s);
    double **const by_indicator[] = {&s->low, &s->high, &s->trial, &s->grain, &s->known};
    for (size_t i = 0; i < sizeof by_indicator / sizeof *by_indicator; i++)
        *by_indicator[i] = arena_doubles(run->arena, indicators);
    s->former = arena_doubles(run->arena, variables);
    s->beyond = arena_doubles(run->arena, variables);
    s->is_crossed = arena_take(run->arena, (size_t)events->branch_count, sizeof *s->is_crossed);
    s->slacks = arena_take(run->arena, indicators, sizeof *s->slacks);
    for (int i = 0; i < events->indicator_count; i++)
        s->slacks[i] = events->branches[events->indicator_branches[i]].slack;
    s->slackened = arena_take(run->arena, 2 * indicators, sizeof *s->slackened);
    s->negative = s->slackened + indicators;
    s->is_hidden = arena_take(run->arena, indicators, sizeof *s->is_hidden);
    s->searched = INFINITY;
    s->known_at = NAN;
    run->event = event_new(run->about, run->arena);
}
