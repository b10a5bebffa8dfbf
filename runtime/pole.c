/* pole.c - detects poles: a divisor passes through zero, and derivatives become infinite there.
 *
 * The law: a step has no valid solution if the quotient in a derivative changes its sign through infinity within it.
 * The integrator does not notice this if a state is 0 within its tolerance, or if the pole is narrower than the step.
 * The signs of divisors are therefore compared from step to step: first by the last evaluation of derivatives in the
 * step, which costs almost nothing; if a sign differs, by the states at both ends. A step is examined in the same way
 * if it ends so close to a zero that the rounding of time decides on the sign, as when a mass has been emptied.
 *
 * There is a pole if the jump of a derivative over the zero grows while the divisors on both sides of it decrease a
 * thousandfold, twice. A finite limit, as of sin(x)/x, or a finite jump, as of atan(1/x), does not grow. A divisor that
 * vanishes with a vertical slope, such as a cubic root, is no pole, because the integral is finite.
 */
#include "between.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { MOST_HALVED = 100, LEVELS = 2 };
static const double nearer = 1e-3, growth = 100;
static const double least_part = 1e-9; /* of a step, between points at which a divisor of finite slope is so small */
static const double resolution = 64 * DBL_EPSILON; /* of time: an event so close before a zero is at the zero */

/* Stretches of a step that are searched, as parts of its length, also beyond its ends: signs are only as exact as the
 * last iteration, and a step may be as short as the rounding of time. */
static const struct {
    double low, high;
} stretches[] = {{0, 1}, {-1, 0}, {-16, 16}, {-1e3, 1e3}, {-1e7, 1e7}};

/* A point between the ends of a step, or beyond them. */
typedef struct {
    double part;
    double *divisors, *derivatives;
} Place;

struct Poles {
    const ModelDescription *about;
    double *sign;              /* by divisor: last sign that is not 0; 0: not known */
    double *expected;          /* divisors at the end of the last step */
    double *former;            /* divisors at the end of the step before */
    double *from, *to, *state; /* states: at the step's ends, and at a point */
    double begin, end;
    double *centre, *leap; /* by state: mean and leap of its derivative */
    Model *kept;
    bool is_doubtful; /* some sign seems to have changed, or some divisor to be 0 */
    Place low, high, middle;
};

static Place place_new(const ModelDescription *about, Arena *a)
{
    return (Place){0, arena_doubles(a, (size_t)about->info->divisor_count),
                   arena_doubles(a, (size_t)about->info->structure->state_count)};
}

static void open_poles(Run *run)
{
    const ModelDescription *about = run->about;
    Arena *a = run->arena;
    Poles *p = arena_take(a, 1, sizeof *p);
    p->about = about;
    double **const states[] = {&p->from, &p->to, &p->state, &p->centre, &p->leap};
    p->sign = arena_doubles(a, (size_t)about->info->divisor_count);
    p->expected = arena_doubles(a, (size_t)about->info->divisor_count);
    p->former = arena_doubles(a, (size_t)about->info->divisor_count);
    for (size_t i = 0; i < sizeof states / sizeof *states; i++)
        *states[i] = arena_doubles(a, (size_t)about->info->structure->state_count);
    p->kept = model_new(a, about);
    p->low = place_new(about, a);
    p->high = place_new(about, a);
    p->middle = place_new(about, a);
    run->poles = p;
}

static double sign(double x)
{
    return x > 0 ? 1 : x < 0 ? -1 : 0;
}

/* A divisor of 0 keeps its former sign. */
static void take_signs(Poles *p, const double *divisors)
{
    for (int i = 0; i < p->about->info->divisor_count; i++)
        p->sign[i] = sign(divisors[i]) != 0 ? sign(divisors[i]) : p->sign[i];
}

static void begin(Run *run)
{
    Poles *p = run->poles;
    memset(p->sign, 0, (size_t)run->about->info->divisor_count * sizeof *p->sign);
    model_copy(p->kept, run->model);
    model_set_states(run->model, run->time.at, run->states);
    if (model_evaluate(run->model) == MODEL_OK) {
        run->about->info->divisors(run->model, p->expected);
        take_signs(p, p->expected);
    }
    model_copy(run->model, p->kept);
}

static bool has_turned(const Poles *p, int i)
{
    return sign(p->expected[i]) * p->sign[i] < 0;
}

/* True if a divisor that continues as in a step of this length reaches 0 within the rounding of time. */
static bool is_near(const Run *run, double from, double to, double length)
{
    const double rounding = resolution * fmax(fabs(run->time.ahead), run->options->stop - run->options->start);
    return fabs(to - from) > 0 && fabs(to) * length <= rounding * fabs(to - from);
}

static void expect(Run *run)
{
    Poles *p = run->poles;
    p->is_doubtful = false;
    for (int i = 0; i < run->about->info->divisor_count; i++)
        p->former[i] = p->expected[i];
    run->about->info->divisors(run->model, p->expected);
    for (int i = 0; i < run->about->info->divisor_count; i++)
        p->is_doubtful |= has_turned(p, i) ||
                          is_near(run, p->former[i], p->expected[i], run->time.ahead - run->time.at);
    p->is_doubtful &= !is_sliding(run);
    if (!p->is_doubtful)
        take_signs(p, p->expected);
}

static bool look_at(Run *run, Place *place, double part)
{
    Poles *p = run->poles;
    const double time = p->begin + part * (p->end - p->begin);
    for (int i = 0; i < model_state_count(run->model); i++)
        p->state[i] = p->from[i] + part * (p->to[i] - p->from[i]);
    model_set_states(run->model, time, p->state);
    if (model_evaluate(run->model) != MODEL_OK)
        return false;
    place->part = part;
    run->about->info->divisors(run->model, place->divisors);
    model_get_derivatives(run->model, place->derivatives);
    return true;
}

static void swap(Place *a, Place *b)
{
    const Place kept = *a;
    *a = *b;
    *b = kept;
}

/* Moves both ends towards the zero of a divisor, until it is small on both sides; false if there are no such points. */
static bool close_in(Run *run, int i, double small)
{
    Poles *p = run->poles;
    for (int k = 0; k < MOST_HALVED; k++) {
        const double low = fabs(p->low.divisors[i]), high = fabs(p->high.divisors[i]);
        const double between = p->low.part + (p->high.part - p->low.part) / 2;
        if (low <= small && high <= small)
            return true;
        if (!(between > p->low.part && between < p->high.part))
            return false;
        if (!look_at(run, &p->middle, between) &&
            !look_at(run, &p->middle, p->low.part + 0.4 * (p->high.part - p->low.part)))
            return false;
        swap(&p->middle, sign(p->middle.divisors[i]) == sign(p->low.divisors[i]) ? &p->low : &p->high);
    }
    return false;
}

/* The distance of a derivative from its mean value at the ends of the stretch, the smaller one of both sides; 0: both
 * are on the same side of it. */
static double leap_of(const Poles *p, int state)
{
    const double low = p->low.derivatives[state] - p->centre[state];
    const double high = p->high.derivatives[state] - p->centre[state];
    return low * high < 0 ? fmin(fabs(low), fabs(high)) : 0;
}

/* True if there is a pole where the divisor changes its sign. *is_known: the ends came close enough to decide. */
static bool is_pole(Run *run, int i, bool *is_known)
{
    Poles *p = run->poles;
    const int states = model_state_count(run->model);
    const double whole = p->high.part - p->low.part;
    double small = fmin(fabs(p->low.divisors[i]), fabs(p->high.divisors[i]));
    bool is_growing = small > 0;
    for (int s = 0; s < states; s++) {
        p->centre[s] = p->low.derivatives[s] / 2 + p->high.derivatives[s] / 2;
        p->leap[s] = leap_of(p, s);
    }
    *is_known = is_growing;
    for (int level = 0; level < LEVELS && is_growing; level++) {
        small *= nearer;
        is_growing = false;
        *is_known = close_in(run, i, small);
        for (int s = 0; s < states && *is_known; s++) {
            const double leap = leap_of(p, s);
            p->leap[s] = leap > growth * p->leap[s] ? leap : INFINITY;
            is_growing |= isfinite(p->leap[s]);
        }
    }
    return is_growing && p->high.part - p->low.part > least_part * whole;
}

/* True if the divisor has a zero between two points of the step. */
static bool is_between(Run *run, int i, double low, double high)
{
    Poles *p = run->poles;
    return look_at(run, &p->low, low) && look_at(run, &p->high, high) &&
           sign(p->low.divisors[i]) * sign(p->high.divisors[i]) < 0;
}

/* True if the step ends where only rounding decides on the divisor's sign. */
static bool ends_at_zero(Run *run, int i)
{
    Poles *p = run->poles;
    return look_at(run, &p->low, 0) && look_at(run, &p->high, 1) &&
           is_near(run, p->low.divisors[i], p->high.divisors[i], p->end - p->begin);
}

static int explain(const Model *m, int equation, double divisor, double time)
{
    message_begin(DIVISION_BY_ZERO, "at time %s: a divisor passes through zero", number_text(time).text);
    explain_equation(described(m), equation);
    explain_variables(m, equation, true);
    message_detail("divisor %s; a derivative grows beyond all bounds on both sides of its zero",
                   number_text(divisor).text);
    return message_end_with(DIVISION_BY_ZERO, "stop before this time, limit the divisor, or end the motion by an event "
                                              "before it is zero");
}

static int fail(Run *run, int i)
{
    Poles *p = run->poles;
    const double time = p->begin + p->high.part * (p->end - p->begin);
    look_at(run, &p->high, p->high.part);
    return explain(run->model, run->about->info->divided[i], p->high.divisors[i], time);
}

/* Searches the step for poles; leaves the model at another point. Exit status. */
static int look_closely(Run *run)
{
    Poles *p = run->poles;
    for (int i = 0; i < run->about->info->divisor_count; i++) {
        bool is_known = !has_turned(p, i) && !ends_at_zero(run, i);
        for (size_t k = 0; k < sizeof stretches / sizeof *stretches && !is_known; k++)
            if (is_between(run, i, stretches[k].low, stretches[k].high) && is_pole(run, i, &is_known))
                return fail(run, i);
    }
    return STATUS_DONE;
}

static int follow(Run *run, double time)
{
    Poles *p = run->poles;
    const size_t size = (size_t)model_state_count(run->model) * sizeof *p->to;
    if (!p->is_doubtful || !run_states_at(run, run->time.at))
        return STATUS_DONE;
    memcpy(p->from, run->states, size);
    if (!run_states_at(run, time))
        return STATUS_DONE;
    memcpy(p->to, run->states, size);
    p->begin = run->time.at;
    p->end = time;
    model_copy(p->kept, run->model);
    const int status = look_closely(run);
    if (!(time < run->time.ahead) && look_at(run, &p->high, 1))
        take_signs(p, p->high.divisors);
    model_copy(run->model, p->kept);
    return status;
}

static void step(Run *run, bool is_made)
{
    if (is_made)
        expect(run);
    else if (run->time.stage == STAGE_ANEW)
        begin(run);
}

static int after(Run *run, Piece *p)
{
    return follow(run, p->time);
}

const struct PolePart pole_part = {{.open = open_poles, .step = step, .after = after}};
