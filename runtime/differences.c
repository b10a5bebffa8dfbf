/* differences.c - compares every derivative with differences of its variable along the flow, for --verify.
 *
 * At a point (t, x) where the states have the slopes f, the model is evaluated at (t + h, x + h f), and at (t - h,
 * x - h f). A derivative along the flow depends on the flow's tangent alone, so that a straight line suffices: central
 * differences of any variable along it have an error in even powers of h, whatever the model, and are extrapolated to
 * h = 0 (Richardson; the error is estimated as in Ridders 1982). No step suits all variables, so h is divided by four
 * until each derivative is confirmed or only rounding is left.
 *
 * The uncertainty of an extrapolated difference is the sum of three terms: the last change by extrapolation, half of
 * the distance between the two one-sided differences, and rounding. The second term is large at and next to a jump or a
 * kink of the variable, where `if`, `max` and the like switch, and where differences mean nothing. The third term is
 * measured: as the reaction of the model to changes of its states in the last digit, at the point and a step away. */
#include "between.h"
#include "differences.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_LEVELS = 26, ORDERS = 3, SAMPLES = 2 };

static const double ratio = 4;               /* of successive steps h */
static const double safety = 8;              /* factor on rounding */
static const double least_part = 1e-3;       /* of the largest derivative so far: least scale of a deviation */
static const double least_change = 1e-4;     /* the same, of the variable's largest value per length of the run */
static const double least_step = 1024;       /* the first one, in units of time's rounding */
static const double least_scale = 1e-200;    /* below, numbers lose their digits */

/* The last row of Richardson's table. */
typedef struct {
    double value[ORDERS];
    int count;
} Extrapolation;

typedef struct {
    double value, error;
} Estimate;

/* A derivative and its variable, with data of the present point. */
typedef struct {
    int variable, derivative;
    double largest_variable, largest_derivative;
    double value, slope, value_noise, slope_noise, scale;
    double rest; /* rounding of the difference at the present step */
    Extrapolation central, sides;
    double uncertainty, difference; /* the best estimate so far */
    int resolved;                   /* levels at which the estimate was certain */
    bool is_absent, is_confirmed;
} Pair;

struct Differences {
    const ModelDescription *about;
    Pair *pairs;
    Deviation *comparisons;
    int count;
    Model *model;
    LargeLoops loops; /* of the copy, whose factorizations must not affect the run's */
    double *states, *slopes, *trial, *ahead;
    double length, longest; /* of the run; of a step */
};

/* ---- derivatives and their variables ---- */

/* Pairs each der(path) with its variable, in the order of derivatives. Variables that results do not show are left out:
 * they need not be up to date. */
static void find_pairs(Differences *d, int *variable_of)
{
    const ModelVariable *const variables = d->about->variables;
    for (int i = 0; i < d->about->variable_count; i++) {
        const int derivative = variable_derivative(d->about, i);
        if (derivative >= 0)
            variable_of[derivative] = i + 1;
    }
    for (int i = 0; i < d->about->variable_count; i++) {
        const int variable = variable_of[i] - 1;
        if (variable < 0 || variables[i].is_protected || variables[variable].is_protected ||
            variables[i].kind == MODEL_CONSTANT)
            continue;
        d->comparisons[d->count].derivative = i;
        d->pairs[d->count++] = (Pair){.variable = variable, .derivative = i};
    }
}

Differences *differences_new(Arena *a, const Options *o)
{
    const size_t count = (size_t)o->about->variable_count + 1;
    Differences *d = arena_take(a, 1, sizeof *d);
    d->about = o->about;
    d->length = o->stop > o->start ? o->stop - o->start : o->interval;
    d->longest = fmax(o->interval, d->length / 100);
    d->pairs = arena_take(a, count, sizeof *d->pairs);
    d->comparisons = arena_take(a, count, sizeof *d->comparisons);
    d->model = model_new(a, o->about);
    d->states = arena_doubles(a, count);
    d->slopes = arena_doubles(a, count);
    d->trial = arena_doubles(a, count);
    d->ahead = arena_doubles(a, count);
    d->loops = large_loops_create(o->about, a);
    find_pairs(d, arena_take(a, count, sizeof(int)));
    return d;
}

int differences_count(const Differences *d)
{
    return d->count;
}

const Deviation *differences_of(const Differences *d, int index)
{
    return &d->comparisons[index];
}

/* ---- extrapolation ---- */

/* Adds the value at the next step; its error is a series in h^power, h^(power + 2) ... Returns the best estimate. */
static Estimate extrapolate(Extrapolation *e, double value, int power)
{
    double factor = power == 1 ? ratio : ratio * ratio, before = e->value[0];
    Estimate best = {value, HUGE_VAL};
    if (!isfinite(value)) {
        e->count = 0;
        return best;
    }
    e->value[0] = value;
    for (int order = 1; order < ORDERS && order <= e->count; order++) {
        const double raised = e->value[order - 1] + (e->value[order - 1] - before) / (factor - 1);
        const double error = fmax(fabs(raised - e->value[order - 1]), fabs(raised - before));
        before = e->value[order];
        e->value[order] = raised;
        factor *= ratio * ratio;
        if (error < best.error)
            best = (Estimate){raised, error};
    }
    e->count += e->count < ORDERS;
    return best;
}

/* ---- one point ---- */

/* Evaluates the copy at d->trial; false if the model is not defined there. */
static bool evaluate(Differences *d, const Model *m, double time)
{
    model_copy(d->model, m);
    large_loops_attach_to(&d->loops, d->model);
    model_set_states(d->model, time, d->trial);
    return model_evaluate(d->model) == MODEL_OK && model_outputs(d->model) == MODEL_OK;
}

static bool step(Differences *d, const Model *m, double time, double h)
{
    for (int i = 0; i < model_state_count(m); i++)
        d->trial[i] = d->states[i] + h * d->slopes[i];
    return evaluate(d, m, time + h);
}

/* A factor that changes a number in its last digit, up and down in turn. */
static double last_digit(int index)
{
    return 1 + (index % 2 ? DBL_EPSILON : -DBL_EPSILON);
}

/* Measures how the compared values react to a change of all states and of time in the last digit. */
static void measure_rounding(Differences *d, const Model *m, double time)
{
    for (int sample = 0; sample < SAMPLES; sample++) {
        for (int i = 0; i < model_state_count(m); i++)
            d->trial[i] = d->states[i] * last_digit(i + sample);
        const bool is_defined = evaluate(d, m, time * last_digit(sample));
        for (int i = 0; i < d->count; i++) {
            Pair *p = &d->pairs[i];
            const double value = is_defined ? variable_value(d->model, p->variable) : HUGE_VAL;
            const double slope = is_defined ? variable_value(d->model, p->derivative) : HUGE_VAL;
            p->value_noise = fmax(p->value_noise, fabs(value - p->value));
            p->slope_noise = fmax(p->slope_noise, fabs(slope - p->slope));
        }
    }
}

static void begin_point(Differences *d, const Model *m, double time)
{
    model_get_states(m, d->states);
    model_get_derivatives(m, d->slopes);
    for (int i = 0; i < d->count; i++) {
        Pair *p = &d->pairs[i];
        p->value = variable_value(m, p->variable);
        p->slope = variable_value(m, p->derivative);
        p->value_noise = DBL_EPSILON * fabs(p->value);
        p->slope_noise = DBL_EPSILON * fabs(p->slope);
        p->largest_variable = fmax(p->largest_variable, fabs(p->value));
        p->largest_derivative = fmax(p->largest_derivative, fabs(p->slope));
        p->scale = fmax(least_change * p->largest_variable / d->length, least_part * p->largest_derivative);
        p->scale = fmax(fabs(p->slope), fmax(p->scale, least_scale));
        p->central.count = p->sides.count = 0;
        p->uncertainty = HUGE_VAL;
        p->resolved = 0;
        p->is_confirmed = p->is_absent = isnan(p->value) || isnan(p->slope);
    }
    measure_rounding(d, m, time);
}

/* The same at the distance h, whose values are in d->ahead: a value that is 0 at the point shows no rounding there, and
 * with steps that are powers of two, terms that cancel leave the same rest at each step. */
static bool measure_rest(Differences *d, const Model *m, double time, double h)
{
    for (int i = 0; i < d->count; i++)
        d->pairs[i].rest = 0;
    for (int sample = 0; sample < SAMPLES; sample++) {
        for (int i = 0; i < model_state_count(m); i++)
            d->trial[i] = (d->states[i] + h * d->slopes[i]) * last_digit(i + sample);
        if (!evaluate(d, m, (time + h) * last_digit(sample)))
            return false;
        for (int i = 0; i < d->count; i++) {
            Pair *p = &d->pairs[i];
            p->rest = fmax(p->rest, fabs(variable_value(d->model, p->variable) - d->ahead[i]) / h);
        }
    }
    return true;
}

/* Adds a difference of the pair's variable, from its values at both ends, and compares it with the derivative. */
static void compare(Pair *p, double ahead, double behind, double h)
{
    const Estimate central = extrapolate(&p->central, (ahead - behind) / (2 * h), 2);
    const Estimate sides = extrapolate(&p->sides, (ahead - p->value - (p->value - behind)) / h, 1);
    const double uncertainty = central.error + (fabs(sides.value) + sides.error) / 2 +
                               safety * (p->value_noise / h + p->slope_noise + p->rest);
    const bool is_resolved = uncertainty <= DIFFERENCES_CERTAIN * p->scale;
    p->resolved += is_resolved;
    if (uncertainty < p->uncertainty) {
        p->uncertainty = uncertainty;
        p->difference = central.value;
    }
    p->is_confirmed = is_resolved && fabs(central.value - p->slope) <= uncertainty + DIFFERENCES_BOUND * p->scale;
    if (p->is_confirmed) {
        p->uncertainty = uncertainty;
        p->difference = central.value;
    }
}

/* Compares all derivatives that are not confirmed yet, at one step; returns the number of those that remain. */
static int compare_all(Differences *d, const Model *m, double time, double h)
{
    int open = 0;
    bool is_defined = step(d, m, time, h);
    for (int i = 0; is_defined && i < d->count; i++)
        d->ahead[i] = variable_value(d->model, d->pairs[i].variable);
    is_defined = is_defined && measure_rest(d, m, time, h) && step(d, m, time, -h);
    for (int i = 0; i < d->count; i++) {
        Pair *p = &d->pairs[i];
        if (!is_defined)
            p->central.count = p->sides.count = 0;
        else if (!p->is_confirmed)
            compare(p, d->ahead[i], variable_value(d->model, p->variable), h);
        open += !p->is_confirmed;
    }
    return open;
}

/* A deviation that is not confirmed is wrong only if it was certain more than once: a fast motion may look slow to long
 * steps. */
static void end_point(Pair *p, Deviation *c, double time)
{
    c->is_zero = !(p->largest_derivative > 0);
    c->was_distinct |= fabs(p->slope) > p->uncertainty;
    if ((!p->is_confirmed && p->resolved < 2) || p->is_absent)
        return;
    const double beyond = fmax(0, fabs(p->difference - p->slope) - p->uncertainty);
    const double scaled = beyond / p->scale;
    if (scaled > c->scaled || c->compared == 0) {
        c->scaled = scaled;
        c->value = p->slope;
        c->difference = p->difference;
        c->time = time;
    }
    c->compared++;
}

/* The first step is a tenth of the time in which a state changes by its own size, as a power of two so that time + h
 * has no rounding. A state that is 0 but for rounding, as one held at 0, has no size. */
void differences_point(Differences *d, const Model *m, double time)
{
    const double least = least_step * (nextafter(fabs(time), INFINITY) - fabs(time));
    double first = d->longest;
    int open = d->count;
    if (d->count == 0)
        return;
    begin_point(d, m, time);
    for (int i = 0; i < model_state_count(m); i++) {
        const double nominal = fabs(described(m)->variables[model_state_variable(m, i)].nominal);
        const double size = fmax(fabs(d->states[i]), nominal), length = size / fabs(d->slopes[i]) / 10;
        if (size > 0 && length < first && length >= least)
            first = length;
    }
    double h = ldexp(1, ilogb(first));
    for (int level = 0; level < MOST_LEVELS && open > 0 && time + h > time && time - h < time; level++) {
        open = compare_all(d, m, time, h);
        h /= ratio;
    }
    for (int i = 0; i < d->count; i++)
        end_point(&d->pairs[i], &d->comparisons[i], time);
}
