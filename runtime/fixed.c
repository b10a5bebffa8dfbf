/* fixed.c - fixed steps: Euler's method, the classical method of Runge and Kutta, the implicit Euler method, and its
 * linearly implicit form, which makes a single Newton step (Deuflhard, SIAM Review 27(4), 1985).
 *
 * Steps end at start + k*step, computed by a multiplication so that rounding does not add up. For a run that continues
 * from a saved state, the start is that of the first run. The last step is cut off at the stop. If the state is saved,
 * the last step is not cut off and the run ends within it, so that its rows are those of a longer run. Within a step
 * states are interpolated: between its ends on a straight line, which is as exact as Euler's methods are; for Runge and
 * Kutta by the cubic through the same stages (Hairer, Norsett, Wanner, Solving Ordinary Differential Equations I, 2nd
 * ed., Springer 1993, ch. II.6), so that all rows are of order four.
 *
 * Explicit methods work on the states and derivatives in the model itself: nothing is copied. Each derivative
 * contributes to the new state, so that one which is not finite shows there. Only then the stages are repeated, and the
 * derivatives of each are checked.
 *
 * Where a stage is not defined, as the root of a level that has run empty, a step along the slope at its begin replaces
 * the method's step, if it crosses a branch's end: the event is of order one anyway. */
#include "between.h"
#include "fixed.h"
#include "implicit.h"
#include "jacobian.h"
#include "keeper.h"

#include <float.h>
#include <math.h>
#include <string.h>

static const double safety = 0.05;           /* the tolerance of iterations, as a part of the one asked for */
static const double least_tolerance = 1e-13; /* below it iterations find only rounding */
static const double rounding = 8 * DBL_EPSILON;

struct Fixed {
    const ModelDescription *about;
    Model *model;
    Method method;
    int count;
    double start, stop, step;
    double time, begin, length; /* time reached; begin and length of the last step */
    double steps;               /* of the grid, until `time` */
    double stop_steps;          /* and to the stop, or the first end after it */
    double **state;             /* by state: where it is in the model, */
    const double **slope;       /* and its derivative, or in `turned`: */
    double *turned;             /* slopes that are minus a derivative */
    const double **straight;    /* by state: this derivative, or NULL; NULL: there are none */
    double *x, *former;         /* at the last step's end and its begin */
    double *first, *middle, *last; /* slopes: at the begin; the sum of those in the middle; at the end */
    double *rest, *former_rest; /* rounding errors of their sums (Kahan, CACM 8(1), 1965) */
    double *trial; /* derivatives to be checked */
    double *indicators;
    bool is_straight;   /* the last step is along a line, whatever the method */
    bool is_careful;    /* derivatives of each stage are checked */
    bool is_whole;      /* the last step is not cut off at the stop, if the model is defined to its end */
    Implicit *implicit; /* or NULL */
    Magnitudes magnitudes; /* of implicit methods */
    double tolerance;
    ImplicitResult result;
    double failed_at;
    Model *failed; /* as it was then */
    SolverCounts counts;
};

/* ---- the grid ---- */

/* Near to 0, times have the rounding of the start, from which they are computed. */
static bool is_same_end(double start, double a, double b)
{
    const double largest = fabs(start) > fabs(b) ? fabs(start) : fabs(b);
    return fabs(a - b) <= rounding * largest;
}

static bool is_same(const Fixed *f, double a, double b)
{
    return is_same_end(f->start, a, b);
}

static double fixed_step_with(const Options *o, double time)
{
    const double step = ceil((time - o->origin) / o->step);
    return is_same_end(o->origin, o->origin + (step - 1) * o->step, time) ? step - 1 : step;
}

static double end_of(const Fixed *f, double steps)
{
    return f->start + steps * f->step;
}

/* The number of steps to the first step end at or after a time, within rounding. */
static double steps_to(const Fixed *f, double time)
{
    double steps = floor((time - f->start) / f->step) - 1;
    while (end_of(f, steps) < time && !is_same(f, end_of(f, steps), time))
        steps++;
    return steps;
}

/* The end of the step with this number, but at least one step ahead. */
static double end_ahead(const Fixed *f, double steps)
{
    return end_of(f, steps > f->steps + 1 ? steps : f->steps + 1);
}

static double fixed_end(const Fixed *f)
{
    const double end = end_ahead(f, f->stop_steps);
    return is_same(f, end, f->stop) && !is_same_instant(f->stop, f->time) ? end : f->stop;
}

/* The time itself, if it is on the grid within rounding, or if the last step has led there; else the next step end. */
static double fixed_boundary(const Fixed *f, double time)
{
    const double end = end_ahead(f, steps_to(f, time));
    return is_same_instant(time, f->time) || is_same(f, end, time) ? time : fmin(end, fixed_end(f));
}

static bool fixed_passes_stop(const Fixed *f)
{
    const double next = end_of(f, f->steps + 1);
    return next > f->stop && !is_same(f, next, f->stop);
}

/* ---- the integrator ---- */

/* Addresses remain valid: the model is not moved, and this integrator is for a single structure. */
static void find_places(Fixed *f, Arena *a)
{
    const size_t count = (size_t)f->count;
    const ModelStructure *structure = model_structure(f->model);
    f->state = arena_take(a, count, sizeof *f->state);
    f->slope = arena_take(a, count, sizeof *f->slope);
    for (const ModelRun *run = structure->states_at; run->at >= 0; run++)
        for (int i = 0; i <= run->more; i++)
            f->state[run->at + i * run->step] = double_at(f->model, run->offset + (size_t)i * run->distance);
    for (const ModelRun *run = structure->derivatives_at; run->at >= 0; run++)
        for (int i = 0; i <= run->more; i++)
            f->slope[run->at + i * run->step] =
                run->is_number ? &run->number : double_at(f->model, run->offset + (size_t)i * run->distance);
    for (const ModelRun *run = structure->derivatives_at; run->at >= 0; run++)
        for (int i = 0; i <= run->more && run->is_negative; i++) {
            const int state = run->at + i * run->step;
            f->turned = f->turned ? f->turned : arena_doubles(a, count);
            f->straight = f->straight ? f->straight : arena_take(a, count, sizeof *f->straight);
            f->straight[state] = f->slope[state];
            f->slope[state] = &f->turned[state];
        }
}

static Fixed *fixed_new(Arena *a, Model *m, const Options *o)
{
    const size_t count = (size_t)model_state_count(m);
    Fixed *f = arena_take(a, 1, sizeof *f);
    f->about = o->about;
    double **const vectors[] = {&f->x,    &f->former, &f->first,       &f->middle,
                                &f->last, &f->rest,   &f->former_rest, &f->trial};
    f->model = m;
    f->failed = model_new(a, o->about);
    f->method = o->method;
    f->count = (int)count;
    f->start = o->origin;
    f->time = f->begin = o->start;
    f->steps = floor((o->start - o->origin) / o->step + rounding);
    f->stop = o->stop;
    f->step = o->step;
    f->stop_steps = steps_to(f, f->stop);
    f->is_whole = o->save_state && !o->is_linear;
    f->tolerance = fmax(safety * o->tolerance, least_tolerance);
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
        *vectors[i] = arena_doubles(a, count);
    f->indicators = arena_doubles(a, (size_t)o->about->events->indicator_count);
    model_get_states(m, f->x);
    find_places(f, a);
    if (f->method < METHOD_IMPLICIT_EULER)
        return f;
    f->implicit = model_parts.implicit->create(a, jacobian_pattern(m), f->tolerance);
    f->magnitudes = magnitudes_new(a, f->count);
    magnitudes_start(&f->magnitudes, m, f->x);
    return f;
}

/* ---- methods ---- */

/* Evaluates the slopes of the states that are in the model. */
static bool evaluate(Fixed *f, double time)
{
    f->counts.evaluations++;
    ((ModelHead *)(void *)f->model)->time = time;
    ModelStatus status = model_evaluate(f->model);
    if (status == MODEL_OK && f->is_careful) {
        model_get_derivatives(f->model, f->trial);
        status = derivatives_check(f->model, f->trial);
    }
    for (int i = 0; f->straight && i < f->count; i++)
        if (f->straight[i])
            f->turned[i] = -*f->straight[i];
    if (status == MODEL_OK)
        return true;
    f->result = IMPLICIT_MODEL_FAILED;
    f->failed_at = time;
    return false;
}

static bool evaluate_begin(Fixed *f)
{
    for (int i = 0; i < f->count; i++)
        *f->state[i] = f->former[i];
    return evaluate(f, f->begin);
}

/* Evaluates at states from the last step's begin along the present slopes, which are kept. */
static bool evaluate_along(Fixed *f, double length, double time, double *kept)
{
    for (int i = 0; i < f->count; i++) {
        const double slope = *f->slope[i];
        kept[i] = slope;
        *f->state[i] = f->former[i] + length * slope;
    }
    return evaluate(f, time);
}

/* x = former + change as a compensated sum, whose rounding does not add up over steps. */
static inline double add_change(Fixed *f, int state, double change)
{
    const double former = f->former[state], whole = change + f->former_rest[state], x = former + whole;
    f->rest[state] = whole - (x - former);
    return f->x[state] = x;
}

static bool step_euler(Fixed *f, double end)
{
    (void)end;
    double sum = 0;
    if (!evaluate_begin(f))
        return false;
    for (int i = 0; i < f->count; i++) {
        f->first[i] = *f->slope[i];
        sum += add_change(f, i, f->length * f->first[i]);
    }
    return isfinite(sum) || f->is_careful;
}

/* Kutta, Zeitschrift fuer Mathematik und Physik 46, 1901. */
static bool step_rk4(Fixed *f, double end)
{
    const double h = f->length, half = f->begin + h / 2, sixth = h / 6;
    double sum = 0;
    if (!evaluate_begin(f) || !evaluate_along(f, h / 2, half, f->first) || !evaluate_along(f, h / 2, half, f->middle))
        return false;
    for (int i = 0; i < f->count; i++) {
        const double slope = *f->slope[i];
        f->middle[i] += slope;
        *f->state[i] = f->former[i] + h * slope;
    }
    if (!evaluate(f, end))
        return false;
    for (int i = 0; i < f->count; i++) {
        const double slope = *f->slope[i];
        f->last[i] = slope;
        sum += add_change(f, i, sixth * (f->first[i] + 2 * f->middle[i] + slope));
    }
    return isfinite(sum) || f->is_careful;
}

static bool step_explicit(Fixed *f, double end)
{
    const SolverCounts counts = f->counts;
    bool (*const step)(Fixed *, double) = f->method == METHOD_EULER ? step_euler : step_rk4;
    f->is_careful = false;
    if (step(f, end))
        return true;
    f->is_careful = true;
    if (f->result == IMPLICIT_MODEL_FAILED && all_finite(f->first, f->count) && all_finite(f->middle, f->count))
        return false;
    f->counts = counts;
    f->result = IMPLICIT_SOLVED;
    return step(f, end);
}

/* Tries a step along a line, after a stage that was not defined. */
static bool step_over(Fixed *f, double end)
{
    model_copy(f->failed, f->model);
    f->is_careful = true;
    if (f->result != IMPLICIT_MODEL_FAILED || !(f->failed_at > f->begin))
        return false;
    if (f->about->events->indicator_count > 0 && step_euler(f, end)) {
        model_set_states(f->model, end, f->x);
        if (model_parts.events->indicators(f->model, f->indicators) == MODEL_OK)
            for (int i = 0; i < f->about->events->indicator_count; i++)
                if (f->indicators[i] < 0)
                    return f->is_straight = true;
    }
    f->result = IMPLICIT_MODEL_FAILED;
    return false;
}

/* Exchanges the last step's end and its begin. */
static void exchange_ends(Fixed *f)
{
    double *const x = f->x, *const rest = f->rest;
    f->x = f->former, f->rest = f->former_rest;
    f->former = x, f->former_rest = rest;
}

/* Makes a step. One that begins or ends off the grid is shorter than others. All others have the same stages, at times
 * of the grid, however the run has got there. */
static bool step_to(Fixed *f, double end, bool is_cut)
{
    const bool is_begin = is_same(f, f->time, end_of(f, f->steps));
    f->begin = is_begin ? end_of(f, f->steps) : f->time;
    f->length = is_begin && !is_cut ? f->step : end - f->begin;
    f->result = IMPLICIT_SOLVED;
    exchange_ends(f);
    bool is_done;
    if (f->implicit) {
        memcpy(f->x, f->former, (size_t)f->count * sizeof *f->x);
        const ImplicitStep step = {f->model, end, f->length, f->former, &f->magnitudes, f->x, &f->counts};
        f->result = f->method == METHOD_LINEARLY_IMPLICIT ? model_parts.implicit->step(f->implicit, &step)
                                                          : model_parts.implicit->solve(f->implicit, &step);
        f->failed_at = end;
        f->counts.convergence_failures += f->result == IMPLICIT_NOT_SOLVED;
        is_done = f->result == IMPLICIT_SOLVED;
    } else {
        is_done = step_explicit(f, end);
    }
    f->is_straight = f->method != METHOD_RK4;
    if (!is_done && !step_over(f, end)) {
        exchange_ends(f);
        return false;
    }
    f->time = end;
    f->steps += !is_cut;
    f->counts.steps++;
    if (f->implicit)
        magnitudes_follow(&f->magnitudes, f->x);
    return true;
}

/* Makes the next step of the grid. Its end becomes the limit, if they are equal within rounding. */
static bool fixed_step(Fixed *f, double limit)
{
    const double next = end_of(f, f->steps + 1);
    const bool is_same_end = is_same(f, next, limit), is_cut = next > limit && !is_same_end;
    if (is_cut && f->is_whole && step_to(f, next, false))
        return true;
    if (!step_to(f, is_cut ? limit : next, is_cut))
        return false;
    if (is_same_end)
        f->time = limit;
    return true;
}

static double fixed_time(const Fixed *f)
{
    return f->time;
}

/* Steps that the integrator of another structure has made count, too. */
static bool fixed_restart(Fixed *f, double time, const StateSets *sets)
{
    while (end_of(f, f->steps + 1) < time || is_same(f, end_of(f, f->steps + 1), time))
        f->steps++;
    f->time = time;
    model_get_states(f->model, f->x);
    memset(f->rest, 0, (size_t)f->count * sizeof *f->rest);
    if (f->implicit)
        magnitudes_restart(&f->magnitudes, f->model, sets, f->x);
    return true;
}

static bool fixed_states(const Fixed *f, double time, double *x)
{
    const double h = f->length, p = h > 0 ? fmin(1, fmax(0, (time - f->begin) / h)) : 1;
    if (time >= f->time || p >= 1) {
        memcpy(x, f->x, (size_t)f->count * sizeof *x);
        return true;
    }
    const double middle = p * p * (1 - 2 * p / 3), last = p * p * (2 * p / 3 - 0.5), first = p - 2 * middle - last;
    for (int i = 0; i < f->count; i++)
        x[i] = f->is_straight ? f->former[i] + p * (f->x[i] - f->former[i])
                              : f->former[i] + h * (first * f->first[i] + middle * f->middle[i] + last * f->last[i]);
    return true;
}

/* ---- reports ---- */

static int fixed_explain(const Fixed *f)
{
    const double soon = 4 * f->length;
    if (f->result == IMPLICIT_MODEL_FAILED)
        return explain_along(f->failed, f->failed_at, soon);
    return explain_state(f->failed, STEP_NOT_SOLVED, model_parts.implicit->worst(f->implicit), f->failed_at, soon);
}

static void fixed_keep(Fixed *f, Keeper *k)
{
    int method = (int)f->method;
    double step = f->step;
    const size_t size = (size_t)f->count * sizeof(double);
    keep(k, &method, sizeof method);
    keep(k, &step, sizeof step);
    if (method != (int)f->method || step < f->step || step > f->step)
        return;
    double *const vectors[] = {f->x,    f->former, f->first,           f->middle,
                               f->last, f->rest,   f->magnitudes.size, f->magnitudes.growing};
    const size_t count = sizeof vectors / sizeof *vectors - (f->implicit ? 0 : 2);
    for (size_t i = 0; i < count; i++)
        keep(k, vectors[i], size);
    keep(k, &f->begin, sizeof f->begin);
    keep(k, &f->length, sizeof f->length);
    keep(k, &f->steps, sizeof f->steps);
    keep(k, &f->is_straight, sizeof f->is_straight);
}

static void fixed_counts(const Fixed *f, SolverCounts *counts)
{
    *counts = f->counts;
    const ModelJacobian *p = jacobian_pattern(f->model);
    const bool is_sparse = p->is_augmented || p->is_sparse;
    counts->factoring = !f->implicit ? NULL : is_sparse ? "KLU" : "dense";
}

static void fixed_gather(const Fixed *f, double *reached)
{
    if (f->implicit)
        magnitudes_gather(&f->magnitudes, reached);
}

static double fixed_absolute_tolerance(const Fixed *f, int state)
{
    return f->implicit ? f->tolerance * f->magnitudes.size[state] : 0;
}

/* ---- options ---- */

static const double most_steps = 1e9;
static const double least_step = 1024 * DBL_EPSILON; /* as a part of the largest time */

static int check(const Options *o)
{
    const double length = o->stop - o->origin, latest = fmax(fabs(o->start), fabs(o->stop));
    const Number step = number_text(o->step);
    if (!(o->step > 0))
        return message_fail(OUT_OF_RANGE, "the step must be positive, not %s", step.text);
    if (length > 0 && o->step > length && !is_same_instant(o->step, length) && !o->save_state)
        return message_fail(OUT_OF_RANGE, "a step of %s is longer than the whole run, %s", step.text,
                            number_text(length).text);
    if (!o->is_endless && length / o->step > most_steps)
        return message_fail(OUT_OF_RANGE, "a step of %s makes more than %s steps", step.text,
                            number_text(most_steps).text);
    if (o->step < least_step * latest)
        return message_fail(OUT_OF_RANGE, "a step of %s is within the rounding of times such as %s", step.text,
                            number_text(latest).text);
    return STATUS_DONE;
}

const struct FixedPart fixed_part = {fixed_new, fixed_step_with, fixed_boundary, fixed_end, fixed_passes_stop,
                                     fixed_step, fixed_time, fixed_restart, fixed_states, fixed_explain,
                                     fixed_keep, fixed_counts, fixed_gather, fixed_absolute_tolerance, check};
