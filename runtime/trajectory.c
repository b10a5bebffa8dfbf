/* trajectory.c - values monitored along a run: at the ends of steps, on both sides of events, and at the minima of
 * numbers within steps.
 *
 * The law: minima are those of the trajectory, by the integrator's interpolation; rows have no influence. Each step is
 * therefore sampled at points: close to its ends, which shows whether a number falls or rises there, and at regular
 * times, a thousandth of the run apart, for variations within long steps. A number whose slope is known does not need
 * these points. If a number was lower than before and after, or if its slope changes sign, and if it may fall below its
 * least value so far, its minimum is located (Brent, Algorithms for Minimization without Derivatives, 1973, chapter 5).
 * A level is only watched for falling below 0 between points at which it is not below 0.
 *
 * The model is evaluated once at each point, for all onlookers and numbers. Each look narrows all brackets around it:
 * numbers with a minimum at the same time share one search.
 */
#include "between.h"
#include "trajectory.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { PARTS = 1000, ROUNDS = 60, MOST_ONLOOKERS = 3, WINDOW = 3 };
static const double edge = 1.0 / 4096;      /* part of a step */
static const double resolution = 1e-7;      /* of the time of a minimum, relative to the searched interval */
static const double least_gain = 1e-9;      /* relative to a number's range so far: smaller gains are not searched */

/* A point of the search, and its value. */
typedef struct {
    double time, value;
} Place;

/* The bracket of a minimum: the best point so far, and two points around it that are not lower. NAN: no search. */
typedef struct {
    Place low, best, high;
} Bracket;

struct Trajectory {
    Onlooker onlookers[MOST_ONLOOKERS];
    int onlooker_count, count; /* of numbers, of all onlookers */
    double *now, *slope;       /* at the point looked at last */
    double *last, *last_slope, *former; /* at the ends of the last two steps; NaN: none */
    double *end, *end_slope;   /* of the step */
    double *window[WINDOW];    /* at points that follow each other */
    double *least, *greatest;  /* so far */
    bool *is_level;            /* by number: only watched for falling below 0; NULL: none */
    Bracket *brackets;         /* by number: around the present points */
    bool is_searching;         /* within the brackets */
};

/* Marks the numbers that are only watched for falling below 0. */
static void mark_levels(Trajectory *t, Arena *a)
{
    t->is_level = arena_take(a, (size_t)t->count, sizeof *t->is_level);
    for (int k = 0, end = 0; k < t->onlooker_count; k++) {
        end += t->onlookers[k].count;
        for (int i = end - t->onlookers[k].levels; i < end; i++) {
            t->is_level[i] = true;
            t->least[i] = 0;
        }
    }
}

static Trajectory *trajectory_new(Arena *a, const Onlooker *onlookers, int count)
{
    Trajectory *t = arena_take(a, 1, sizeof *t);
    for (int i = 0; i < count; i++) {
        t->onlookers[t->onlooker_count++] = onlookers[i];
        t->count += onlookers[i].count;
    }
    const size_t numbers = (size_t)t->count;
    double **const all[] = {&t->now, &t->slope, &t->last, &t->last_slope, &t->former, &t->end, &t->end_slope,
                            &t->window[0], &t->window[1], &t->window[2], &t->least, &t->greatest};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        *all[i] = arena_doubles(a, numbers);
    t->brackets = arena_take(a, numbers, sizeof *t->brackets);
    for (int i = 0; i < t->count; i++) {
        t->least[i] = INFINITY;
        t->greatest[i] = -INFINITY;
        t->last[i] = t->last_slope[i] = t->former[i] = NAN;
    }
    return t;
}

static void narrow(Trajectory *t, double time)
{
    for (int i = 0; i < t->count; i++) {
        Bracket *b = &t->brackets[i];
        const Place here = {time, t->now[i]};
        if (!(time > b->low.time && time < b->high.time) || isnan(b->best.value) || !isfinite(here.value))
            continue;
        if (here.value < b->best.value) {
            *(time < b->best.time ? &b->high : &b->low) = b->best;
            b->best = here;
        } else if (time < b->best.time || time > b->best.time) {
            *(time < b->best.time ? &b->low : &b->high) = here;
        }
    }
}

static bool is_level(const Trajectory *t, int i)
{
    return HAS_REPORTS && t->is_level && t->is_level[i];
}

/* Shows a point to all onlookers; the model's outputs must be complete there. */
static void show(Trajectory *t, const Model *shown, TrajectoryPoint point)
{
    for (int i = 0; i < t->count; i++)
        t->now[i] = t->slope[i] = NAN;
    for (int k = 0, first = 0; k < t->onlooker_count; first += t->onlookers[k++].count)
        t->onlookers[k].look(t->onlookers[k].context, shown, &point, t->now + first, t->slope + first);
    for (int i = 0; i < t->count; i++) {
        if (!isfinite(t->now[i]))
            continue;
        if (!is_level(t, i))
            t->least[i] = fmin(t->least[i], t->now[i]);
        t->greatest[i] = fmax(t->greatest[i], t->now[i]);
    }
    if (t->is_searching)
        narrow(t, point.time);
}

static const Model *shown_at(Run *run, double time)
{
    return is_sliding(run) ? model_parts.sliding->shown(run->sliding, run->model, time) : run->model;
}

/* Looks at the end of a step, or after an event. NULL: the model is not defined there. */
static const Model *look_at_end(Run *run, double time, bool is_after_event)
{
    const Model *shown = run_states_at(run, time) && evaluate_at(run, time) ? shown_at(run, time) : NULL;
    if (shown)
        show(run->trajectory, shown, (TrajectoryPoint){time, is_after_event});
    return shown;
}

/* Loops may have several solutions there: follows the one that continues the present one. Keeps the loops' guesses. */
bool trajectory_look(Run *run, double time)
{
    const double accepted = run->guesses.accepted;
    bool is_defined;
    const bool is_sure = evaluate_for(run, time, true, &is_defined);
    const bool is_followed = !is_sure && is_defined && model_parts.paths;
    if (is_followed)
        model_copy(run->guesses.kept, run->model);
    const bool is_there = is_sure || (is_followed && model_parts.paths->look(run, time));
    const Model *shown = is_there ? shown_at(run, time) : NULL;
    if (shown)
        show(run->trajectory, shown, (TrajectoryPoint){time, false});
    if (is_followed)
        model_copy(run->model, run->guesses.kept);
    run->guesses.accepted = accepted;
    return shown;
}

double trajectory_turn(Run *run, double before, double after, bool (*has_turned)(const Run *, const void *),
                       const void *context)
{
    while (after - before > 2 * time_resolution(run->options)) {
        const double middle = before + (after - before) / 2;
        if (!trajectory_look(run, middle))
            return after;
        *(has_turned(run, context) ? &after : &before) = middle;
    }
    return after;
}

/* ---- minima within a step ---- */

/* True if a level is already below 0 at one of two values: then it needs no search between them. */
static bool is_below(const Trajectory *t, int i, double a, double b)
{
    return is_level(t, i) && fmin(a, b) < 0;
}

static double number_at(Run *run, int i, double time)
{
    Trajectory *t = run->trajectory;
    return trajectory_look(run, time) && isfinite(t->now[i]) ? t->now[i] : INFINITY;
}

/* The step from the first point to the extremum of the parabola through three points; 0: there is none. */
static double step_of_parabola(Place from, Place second, Place third)
{
    const double b = from.time - second.time, c = from.time - third.time;
    const double r = b * (from.value - third.value), q = c * (from.value - second.value);
    const double step = (b * r - c * q) / (2 * (q - r));
    return isfinite(step) ? step : 0;
}

/* How low a number may be around b, the lowest of three successive points: by a parabola through them, with a margin,
 * or below b by as much as the higher outer point is above it. */
static double depth_of(Place a, Place b, Place c)
{
    const double step = step_of_parabola(b, a, c);
    const double left = (b.value - a.value) / (b.time - a.time), right = (c.value - b.value) / (c.time - b.time);
    const double bend = (right - left) / (c.time - a.time);
    return fmin(b.value - 2 * bend * step * step, 2 * b.value - fmax(a.value, c.value));
}

/* Locates the minimum of a number between two times. At `middle` it is lower than at both, or may be, by its slopes. */
static void locate_least(Run *run, int i, double from, Place middle, double to, double nearest)
{
    static const double golden = 0.3819660112501051;
    Place best = middle, second = middle, third = middle;
    double low = from, high = to, step = 0, before = 0;
    for (int round = 0; round < ROUNDS; round++) {
        const double centre = low + (high - low) / 2;
        if (fabs(best.time - centre) <= 2 * nearest - (high - low) / 2 || is_below(run->trajectory, i, best.value, 0))
            return;
        const double proposed = fabs(before) > nearest ? step_of_parabola(best, second, third) : 0;
        const bool is_good = fabs(proposed) > 0 && fabs(proposed) < fabs(before) / 2 &&
                             best.time + proposed > low + 2 * nearest && best.time + proposed < high - 2 * nearest;
        before = is_good ? step : (best.time < centre ? high : low) - best.time;
        step = is_good ? proposed : golden * before;
        const double time = best.time + (fabs(step) >= nearest ? step : copysign(nearest, step));
        const Place here = {time, number_at(run, i, time)};
        if (here.value <= best.value) {
            *(time < best.time ? &high : &low) = best.time;
            third = second, second = best, best = here;
        } else {
            *(time < best.time ? &low : &high) = time;
            const bool is_second = here.value <= second.value || !(fabs(second.time - best.time) > 0);
            const bool is_third = here.value <= third.value || !(fabs(third.time - second.time) > 0);
            third = is_second ? second : is_third ? here : third;
            second = is_second ? here : second;
        }
    }
}

/* True if a number may fall so low within the step, judging by its change, that a search is worthwhile. */
static bool may_dip(const Trajectory *t, int i)
{
    const double a = t->last[i], b = t->end[i], before = t->former[i];
    const double change = fmax(fabs(b - a), isnan(before) ? 0 : fabs(a - before));
    return isfinite(a) && isfinite(b) && fmin(a, b) - change < t->least[i] && !is_below(t, i, a, b);
}

static bool has_slopes(const Trajectory *t, int i)
{
    return isfinite(t->last_slope[i]) && isfinite(t->end_slope[i]);
}

static bool is_worth_it(const Trajectory *t, int i, double value)
{
    const double rounding = 4 * DBL_EPSILON * fmax(fabs(t->least[i]), fabs(t->greatest[i]));
    return value < t->least[i] - least_gain * (t->greatest[i] - t->least[i]) - rounding;
}

/* Searches a number whose slopes are known at both ends if the cubic with these values and slopes dips low enough. */
static void look_by_slopes(Run *run, int i, double from, double to)
{
    Trajectory *t = run->trajectory;
    const double length = to - from, a = t->last[i], b = t->end[i];
    const double falls = t->last_slope[i] * length, rises = t->end_slope[i] * length;
    if (!isfinite(a) || !isfinite(b) || !(falls < 0 && rises > 0) || is_below(t, i, a, b))
        return;
    const double part = falls / (falls - rises), rest = 1 - part;
    const double value = a * rest * rest * (1 + 2 * part) + b * part * part * (3 - 2 * part) +
                         part * rest * (falls * rest - rises * part);
    if (is_worth_it(t, i, value - (rises - falls) / 256))
        locate_least(run, i, from, (Place){from + part * length, number_at(run, i, from + part * length)}, to,
                     resolution * length);
}

static Bracket bracket_of(const Trajectory *t, int i, const double *time)
{
    const Place a = {time[0], t->window[0][i]}, b = {time[1], t->window[1][i]}, c = {time[2], t->window[2][i]};
    const bool is_lowest = a.value >= b.value && c.value >= b.value && a.value + c.value > 2 * b.value;
    const bool is_known = isfinite(a.value) && isfinite(b.value) && isfinite(c.value);
    return (Bracket){a, {b.time, is_lowest && is_known ? b.value : NAN}, c};
}

static void look_around(Run *run, const double *time)
{
    Trajectory *t = run->trajectory;
    for (int i = 0; i < t->count; i++)
        t->brackets[i] = bracket_of(t, i, time);
    t->is_searching = true;
    for (int i = 0; i < t->count; i++) {
        const Bracket b = t->brackets[i];
        if (!isnan(b.best.value) && !is_below(t, i, b.best.value, 0) &&
            is_worth_it(t, i, depth_of(b.low, b.best, b.high)))
            locate_least(run, i, b.low.time, b.best, b.high.time, resolution * (time[2] - time[0]));
    }
    t->is_searching = false;
}

static double trajectory_spacing(const Run *run)
{
    return run_length(run) / PARTS;
}

double trajectory_regular(const Run *run, double time, double distance)
{
    const double origin = run->options->origin, count = floor((time - origin) / distance);
    const double next = origin + (count + 1) * distance;
    return next > time && !is_same_instant(next, time) ? next : origin + (count + 2) * distance;
}

/* The next point of a step from `begin` to `end`: close to its ends, at regular times of the run, or its end. */
static double next_point(const Run *run, double time, double begin, double end, bool with_edges, bool with_even)
{
    const double part = trajectory_spacing(run), reach = edge * (end - begin);
    double next = end;
    if (with_even && part > 0)
        next = fmin(next, trajectory_regular(run, time, part));
    if (with_edges && time < begin + reach)
        next = fmin(next, begin + reach);
    if (with_edges && time < end - reach)
        next = fmin(next, end - reach);
    return next > time ? next : end;
}

static void go_through(Run *run, double begin, double end, bool with_edges)
{
    Trajectory *t = run->trajectory;
    const size_t size = (size_t)t->count * sizeof *t->now;
    double time[WINDOW] = {begin, begin, begin}, point = begin;
    int points = 1;
    memcpy(t->window[WINDOW - 1], t->last, size);
    while (point < end) {
        point = next_point(run, point, begin, end, with_edges, true);
        if (point < end && !trajectory_look(run, point))
            continue;
        double *first = t->window[0];
        t->window[0] = t->window[1], t->window[1] = t->window[2], t->window[2] = first;
        time[0] = time[1], time[1] = time[2], time[2] = point;
        memcpy(t->window[2], point < end ? t->now : t->end, size);
        if (++points >= WINDOW)
            look_around(run, time);
    }
}

/* Looks at the end of a step, or slightly earlier if the equations are not defined beyond a located crossing. */
static bool look_at_step_end(Run *run, double begin, double time)
{
    bool is_there = look_at_end(run, time, false);
    if (!HAS_REPORTS || is_there)
        return is_there;
    for (double gap = 2 * time_resolution(run->options); !is_there && gap < edge * (time - begin); gap *= 4)
        is_there = look_at_end(run, time - gap, false);
    return is_there;
}

static void trajectory_follow(Run *run, double time)
{
    Trajectory *t = run->trajectory;
    const size_t size = (size_t)t->count * sizeof *t->now;
    const double begin = run->time.at;
    bool is_sampled = false, with_edges = false;
    if (!(time > begin) || !look_at_step_end(run, begin, time))
        return;
    memcpy(t->end, t->now, size);
    memcpy(t->end_slope, t->slope, size);
    for (int i = 0; i < t->count; i++) {
        const bool is_known = has_slopes(t, i);
        if (is_known)
            look_by_slopes(run, i, begin, time);
        is_sampled |= !is_known;
        with_edges |= !is_known && may_dip(t, i);
    }
    if (is_sampled)
        go_through(run, begin, time, with_edges);
    memcpy(t->former, t->last, size);
    memcpy(t->last, t->end, size);
    memcpy(t->last_slope, t->end_slope, size);
    if (run->requirements)
        model_parts.requirements->follow(run);
    if (HAS_REPORTS && run->answers)
        model_parts.figures->follow(run, time);
}

static void trajectory_after(Run *run, double time)
{
    Trajectory *t = run->trajectory;
    if (!t)
        return;
    const Model *shown = look_at_end(run, time, true);
    for (int i = 0; i < t->count; i++) {
        t->former[i] = NAN;
        t->last[i] = shown ? t->now[i] : NAN;
        t->last_slope[i] = shown ? t->slope[i] : NAN;
    }
    if (shown && run->requirements)
        model_parts.requirements->after(run, shown, time);
    if (HAS_REPORTS && run->answers)
        model_parts.figures->after(run, time, shown);
}

/* Creates the trajectory for all onlookers. A search for rest has none. */
static void look_along(Run *run)
{
    Onlooker onlookers[MOST_ONLOOKERS];
    int count = 0;
    if (model_parts.requirements)
        run->requirements = model_parts.requirements->create(run->about, run->arena, &onlookers[count++]);
    if (HAS_REPORTS && run->options->plot)
        model_parts.plots->create(run, &onlookers[count++]);
    if (HAS_REPORTS && run->options->figures)
        model_parts.figures->create(run, &onlookers[count++]);
    if (count > 0 && !run->options->is_steady)
        run->trajectory = trajectory_new(run->arena, onlookers, count);
    if (HAS_REPORTS && run->answers)
        mark_levels(run->trajectory, run->arena);
}

static void look(Run *run)
{
    trajectory_after(run, run->options->start);
}

static int passed(Run *run, Piece *p)
{
    if (run->trajectory)
        trajectory_follow(run, p->time);
    return STATUS_DONE;
}

const struct TrajectoryPart trajectory_part = {{.open = look_along, .look = look, .passed = passed}, trajectory_after,
                                               trajectory_spacing};
