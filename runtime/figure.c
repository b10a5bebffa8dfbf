/* figure.c - numbers that --figures asks for, found on the trajectory of a run, independently of its rows.
 *
 * The run is counted from its start, or from where it is continued, to its end. At an event a variable has two values;
 * at() and final() take the later one.
 *
 * min, max             least and greatest values, as trajectory.c finds them
 * first, duration      when a relation first holds, and for how long: it turns at an event, or at an instant that is
 *                      located between points of a step by halving. The points are those that other figures need, and
 *                      those where the variable comes nearest to the bound. Values that differ by rounding are equal
 * integral, mean, rms  by quadrature.c, from event to event, step by step. Variables other than states may vary within
 *                      a step, which is then divided. Variables that change only at events are summed exactly
 *
 * While a part is absent its variables have no value, and contribute nothing. If a value is not finite, figures that
 * depend on it have no value; this does not apply to the end of a step beyond which equations are not defined. */
#include "between.h"
#include "figure.h"
#include "figures.h"
#include "json.h"
#include "quadrature.h"
#include "trajectory.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double units = 256;            /* rounding of values that are compared, in DBL_EPSILON */
static const double edge = 1.0 / 4096;      /* part of a step at its ends where equations may be undefined: at most, */
static const double nearest = 1e-9;         /* and usually */
static const double quadrature_part = 0.01; /* of the run's tolerance */
enum { STRETCH = 5 };                       /* length in points of trajectory.c: quantities may vary freely in it */

/* A figure, and its data so far. */
typedef struct {
    const AskedFigure *asked;
    bool is_held;    /* it changes at events only */
    bool is_smooth;  /* it is a state: a polynomial in each step */
    int derivative;  /* row of variables; -1: there is none */
    int number;      /* its first number in the Onlooker; -1: none */
    int integrand;   /* -1: it has none, or is held */
    double here;     /* value at the last point; NAN: absent, INFINITY: not finite */
    double largest;  /* absolute value */
    Extremes extremes;
    double last, at, first; /* NAN: there is none */
    double duration;  /* for which a relation holds, or the variable is there */
    double integral;
    double broken_at; /* first time at which a value is not finite; NAN: none */
} Answer;

struct Answers {
    Answer *items;
    int count, integrands;
    bool is_smooth;  /* all integrands are */
    double begin;    /* time from which on values count */
    bool is_begun;   /* a point has been looked at */
    bool is_looking; /* an instant is being located: points are not kept */

    /* Points of the present step: a time, and then the values by answer. The first one is its begin, if known. */
    double *points;
    int point_count, capacity;
    double *first, *final; /* of these the first, and the last */
    Quadrature *quadrature;
    double *from, *to, *ahead, *sums; /* of a stretch, and at the end of the step, by integrand */
};

static bool has_relation(const Answer *w)
{
    return w->asked->kind >= FIGURE_FIRST;
}

static bool is_extreme(const Answer *w)
{
    return w->asked->kind == FIGURE_MIN || w->asked->kind == FIGURE_MAX;
}

static bool is_integrated(const Answer *w)
{
    return w->asked->kind == FIGURE_INTEGRAL || w->asked->kind == FIGURE_MEAN || w->asked->kind == FIGURE_RMS;
}

/* ---- relations ---- */

/* The margin by which a relation holds for a value. */
static double margin_of(const Answer *w, double value)
{
    const double above = value - w->asked->number;
    switch (w->asked->relation) {
    case RELATION_EQUAL: return 0.5 - fabs(above);
    case RELATION_ABOVE: case RELATION_AT_LEAST: return above;
    default: return -above;
    }
}

static bool holds_at_equality(const Answer *w)
{
    return w->asked->relation == RELATION_AT_LEAST || w->asked->relation == RELATION_AT_MOST;
}

/* The margin from which on a relation holds; values within rounding count as equal. */
static double boundary_of(const Answer *w)
{
    const double rounding = units * DBL_EPSILON * fmax(w->largest, fabs(w->asked->number));
    return w->asked->relation == RELATION_EQUAL ? 0 : holds_at_equality(w) ? -rounding : rounding;
}

static bool holds(const Answer *w, double value, double boundary)
{
    return holds_at_equality(w) ? margin_of(w, value) >= boundary : margin_of(w, value) > boundary;
}

typedef struct {
    const Answer *answer;
    double boundary;
    bool held; /* at the first point */
} Turn;

static bool has_turned(const Run *run, const void *context)
{
    const Turn *t = context;
    (void)run;
    return holds(t->answer, t->answer->here, t->boundary) != t->held;
}

/* The instant at which a relation turns between two points, one on each side. If both are further away than rounding,
 * it is the instant of equal values. */
static double turn_between(Run *run, const Answer *w, const double *before, const double *after)
{
    const long column = 1 + (w - run->answers->items);
    Turn turn = {w, boundary_of(w), holds(w, before[column], boundary_of(w))};
    const double inner = margin_of(w, turn.held == holds_at_equality(w) ? before[column] : after[column]);
    if (holds_at_equality(w) ? inner >= 0 : inner <= 0)
        turn.boundary = 0;
    run->answers->is_looking = true;
    const double time = trajectory_turn(run, before[0], after[0], has_turned, &turn);
    run->answers->is_looking = false;
    return time - before[0] > 4 * time_resolution(run->options) ? time : before[0];
}

static void count_relation(Run *run, Answer *w, const double *before, const double *after)
{
    const long column = 1 + (w - run->answers->items);
    if (isnan(before[column]) || isnan(after[column]))
        return;
    const bool held = holds(w, before[column], boundary_of(w)), is_held = holds(w, after[column], boundary_of(w));
    double from = before[0], to = after[0];
    if (w->asked->kind == FIGURE_FIRST && (w->first <= before[0] || (!held && !is_held)))
        return;
    if (held != is_held)
        *(held ? &to : &from) = turn_between(run, w, before, after);
    if (held || is_held) {
        w->duration += to - from;
        w->first = isnan(w->first) ? from : w->first;
    }
}

/* ---- points ---- */

static size_t point_size(const Answers *a)
{
    return (size_t)a->count + 1;
}

static double *point_at(const Answers *a, int index)
{
    return a->points + (size_t)index * point_size(a);
}

static void keep_point(Run *run, double time)
{
    Answers *a = run->answers;
    if (a->point_count == a->capacity) {
        double *former = a->points;
        a->capacity = a->capacity ? 2 * a->capacity : 64;
        a->points = arena_doubles(run->arena, (size_t)a->capacity * point_size(a));
        if (former)
            memcpy(a->points, former, (size_t)a->point_count * point_size(a) * sizeof *former);
    }
    double *point = point_at(a, a->point_count++);
    *point++ = time;
    for (int i = 0; i < a->count; i++)
        *point++ = a->items[i].here;
}

static int compare_points(const void *a, const void *b)
{
    const double one = *(const double *)a, other = *(const double *)b;
    return (one > other) - (one < other);
}

static void sort_points(Answers *a)
{
    qsort(a->points, (size_t)a->point_count, point_size(a) * sizeof *a->points, compare_points);
}

/* Keeps only the points from `first` on. */
static void keep_points_from(Answers *a, int first)
{
    a->point_count -= first;
    memmove(a->points, point_at(a, first), (size_t)a->point_count * point_size(a) * sizeof *a->points);
}

static bool is_broken(const double *point, int count)
{
    for (int i = 1; i <= count; i++)
        if (isinf(point[i]))
            return true;
    return false;
}

/* Sets the numbers whose least values the trajectory looks for: a value, its opposite, or its distance from a bound on
 * both sides. A figure that is already found asks for nothing. */
static void ask(const Answer *w, double slope, double *numbers, double *slopes)
{
    const bool is_done = w->asked->kind == FIGURE_FIRST && !isnan(w->first);
    const bool is_level = has_relation(w);
    const double value = is_done ? 0 : is_level ? margin_of(w, w->here) : w->here;
    const bool is_equal = is_level && w->asked->relation == RELATION_EQUAL;
    const double sign = w->asked->kind == FIGURE_MAX || (is_level && margin_of(w, 1) < margin_of(w, 0)) ? -1 : 1;
    numbers[w->number] = is_level ? value : sign * value;
    slopes[w->number] = is_done ? 0 : is_equal ? NAN : sign * slope;
    if (!is_level)
        return;
    numbers[w->number + 1] = -numbers[w->number];
    slopes[w->number + 1] = -slopes[w->number];
}

static void look(void *context, const Model *shown, const TrajectoryPoint *point, double *numbers, double *slopes)
{
    Run *run = context;
    Answers *a = run->answers;
    const bool counts = !(point->time < a->begin) || is_same_instant(point->time, a->begin);
    a->is_begun = true;
    for (int i = 0; i < a->count; i++) {
        Answer *w = &a->items[i];
        const int variable = w->asked->variable;
        const double value = variable_value(shown, variable);
        w->here = isfinite(value) ? value : variable_is_absent(shown, variable) ? NAN : INFINITY;
        if (isfinite(value))
            w->largest = fmax(w->largest, fabs(value));
        if (numbers && w->number >= 0 && isfinite(value))
            ask(w, w->derivative >= 0 ? variable_value(shown, w->derivative) : NAN, numbers, slopes);
        if (counts && is_extreme(w))
            extremes_take(&w->extremes, value, point->time);
    }
    if (point->is_after_event)
        a->point_count = 0;
    if (!a->is_looking)
        keep_point(run, point->time);
}

/* ---- integrals ---- */

static double integrand_of(const Answer *w, double value)
{
    return isnan(value) ? 0 : w->asked->kind == FIGURE_RMS ? value * value : value;
}

/* The end of the step that is so near to the time that equations may be undefined; NULL: neither. */
static const double *near_end(const Run *run, double time)
{
    const Answers *a = run->answers;
    const double length = a->final[0] - a->first[0];
    const double near = fmin(fmax(nearest * length, units * time_resolution(run->options)), edge * length);
    return time - a->first[0] < near ? a->first : a->final[0] - time < near ? a->final : NULL;
}

static void values_at(void *context, double time, double *values)
{
    Run *run = context;
    const Answers *a = run->answers;
    const bool is_there = trajectory_look(run, time);
    const double *end = near_end(run, time);
    for (int i = 0; i < a->count; i++) {
        const Answer *w = &a->items[i];
        const double here = is_there ? w->here : INFINITY;
        if (w->integrand >= 0)
            values[w->integrand] = integrand_of(w, isinf(here) && end ? end[1 + i] : here);
    }
}

static void values_of(const Answers *a, const double *point, double *values)
{
    for (int i = 0; i < a->count; i++)
        if (a->items[i].integrand >= 0)
            values[a->items[i].integrand] = integrand_of(&a->items[i], point[1 + i]);
}

/* The end of the stretch of a step that begins at `time`; stretches end at equally spaced times of the run. */
static double stretch_end(const Run *run, double time, double end)
{
    const double length = STRETCH * model_parts.trajectories->spacing(run);
    if (run->answers->is_smooth || !(length > 0))
        return end;
    const double next = trajectory_regular(run, time, length);
    return next > time && next < end ? next : end;
}

/* Integrates over a step, between its first and its last point. */
static void integrate(Run *run)
{
    Answers *a = run->answers;
    const size_t size = (size_t)a->integrands * sizeof *a->from;
    const double begin = a->first[0], end = a->final[0];
    for (int i = 0; i < a->count; i++) {
        Answer *w = &a->items[i];
        if (!is_integrated(w) || isnan(a->first[1 + i]))
            continue;
        w->duration += end - begin;
        if (w->integrand < 0)
            w->integral += (end - begin) * integrand_of(w, a->first[1 + i]);
    }
    if (a->integrands == 0)
        return;
    values_of(a, a->first, a->from);
    values_of(a, a->final, a->ahead);
    memset(a->sums, 0, size);
    for (double time = begin, next; time < end; time = next) {
        next = stretch_end(run, time, end);
        if (next < end)
            values_at(run, next, a->to);
        else
            memcpy(a->to, a->ahead, size);
        quadrature_add(a->quadrature, run, time, next, a->from, a->to, a->sums);
        memcpy(a->from, a->to, size);
    }
}

/* Adds the integrals of a step. One that is not finite counts as broken from the step's begin on, unless a point has
 * already shown when. */
static void add_integrals(Answers *a)
{
    for (int i = 0; i < a->count; i++) {
        Answer *w = &a->items[i];
        if (w->integrand >= 0 && isfinite(a->sums[w->integrand]))
            w->integral += a->sums[w->integrand];
        else if (w->integrand >= 0 && isnan(w->broken_at))
            w->broken_at = a->first[0];
    }
}

/* ---- along the run ---- */

/* Looks at a point near the end `from` of a step at which no needed value is missing. It is moved into the step by as
 * little as possible, because equations may be undefined at the end itself. */
static void look_within(Run *run, double from, double to)
{
    Answers *a = run->answers;
    double gap = 2 * time_resolution(run->options);
    while (gap < edge * fabs(to - from)) {
        const int count = a->point_count;
        if (trajectory_look(run, from + copysign(gap, to - from)) && !is_broken(point_at(a, count), a->count))
            return;
        a->point_count = count;
        gap *= 4;
    }
}

/* Sorts the present points. The first is at the step's begin, or where values begin to count; the last is at its end.
 * False if there are not two. */
static bool arrange_points(Run *run, double begin, double end)
{
    Answers *a = run->answers;
    sort_points(a);
    if (a->point_count > 1 && is_broken(point_at(a, a->point_count - 1), a->count)) {
        const int count = a->point_count;
        look_within(run, end, begin);
        if (a->point_count > count)
            memmove(point_at(a, count - 1), point_at(a, count), point_size(a) * sizeof *a->points);
        a->point_count = count;
    }
    if (a->point_count > 0 && point_at(a, 0)[0] > begin)
        look_within(run, begin, end);
    if (begin < a->begin && a->begin < end)
        trajectory_look(run, a->begin);
    sort_points(a);
    int first = 0;
    while (first + 1 < a->point_count && point_at(a, first)[0] < a->begin)
        first++;
    keep_points_from(a, first);
    return a->point_count > 1;
}

/* Notes the first times of values that are not finite. Near the ends of the step such points are left out instead. */
static void note_broken(const Run *run)
{
    Answers *a = run->answers;
    int kept = 0;
    for (int k = 0; k < a->point_count; k++) {
        const double *point = point_at(a, k);
        const bool is_within = k > 0 && k + 1 < a->point_count;
        const bool is_left_out = is_within && near_end(run, point[0]) && is_broken(point, a->count);
        for (int i = 0; i < a->count && !is_left_out; i++)
            if (isinf(point[1 + i]))
                a->items[i].broken_at = fmin(a->items[i].broken_at, point[0]);
        if (!is_left_out)
            memmove(point_at(a, kept++), point, point_size(a) * sizeof *point);
    }
    a->point_count = kept;
}

/* Takes values at given times. At a step's end it is the value of the last point, until an event there replaces it. */
static void answer_at(Run *run, double begin, double end)
{
    Answers *a = run->answers;
    const double *last = point_at(a, a->point_count - 1);
    for (int i = 0; i < a->count; i++) {
        Answer *w = &a->items[i];
        const double time = w->asked->number;
        if (w->asked->kind != FIGURE_AT || is_same_instant(time, begin))
            continue;
        if (is_same_instant(time, end)) {
            w->at = last[1 + i];
        } else if (begin < time && time < end) {
            a->is_looking = true;
            w->at = trajectory_look(run, time) ? w->here : INFINITY;
            a->is_looking = false;
        }
    }
}

static void follow(Run *run, double end)
{
    Answers *a = run->answers;
    const double begin = run->time.at;
    if (!arrange_points(run, begin, end))
        return;
    memcpy(a->first, point_at(a, 0), point_size(a) * sizeof *a->first);
    memcpy(a->final, point_at(a, a->point_count - 1), point_size(a) * sizeof *a->final);
    integrate(run);
    sort_points(a);
    note_broken(run);
    add_integrals(a);
    answer_at(run, begin, end);
    for (int k = 1; k < a->point_count; k++)
        for (int i = 0; i < a->count; i++)
            if (has_relation(&a->items[i]))
                count_relation(run, &a->items[i], point_at(a, k - 1), point_at(a, k));
    for (int i = 0; i < a->count; i++)
        a->items[i].last = a->final[1 + i];
    keep_points_from(a, a->point_count - 1);
}

/* Takes values after an event, or the start. Equations may be undefined just there. */
static void after(Run *run, double time, bool is_defined)
{
    Answers *a = run->answers;
    const bool counts = !(time < a->begin) || is_same_instant(time, a->begin);
    if (!is_defined)
        a->point_count = 0;
    for (int i = 0; i < a->count && is_defined && counts; i++) {
        Answer *w = &a->items[i];
        w->last = w->here;
        if (w->asked->kind == FIGURE_AT && is_same_instant(w->asked->number, time))
            w->at = w->here;
        if (has_relation(w) && isnan(w->first) && isfinite(w->here) && holds(w, w->here, boundary_of(w)))
            w->first = time;
        if (isinf(w->here))
            w->broken_at = fmin(w->broken_at, time);
    }
}

static void prepare(Answer *w, const AskedFigure *asked, const ModelDescription *about)
{
    const ModelVariable *v = &about->variables[asked->variable];
    const ModelVariableKind kind = (v->alias_of ? v->alias_of : v)->kind;
    *w = (Answer){.asked = asked, .number = -1, .integrand = -1, .here = NAN, .last = NAN, .at = NAN, .first = NAN,
                  .broken_at = NAN, .extremes = extremes_none};
    w->is_held = variable_is_constant(v) || kind == MODEL_DISCRETE;
    w->is_smooth = kind == MODEL_STATE;
    w->derivative = variable_derivative(about, asked->variable);
}

/* Numbers of the onlooker: those of least and greatest values, then those of relations, two each. */
static void create(Run *run, Onlooker *onlooker)
{
    const AskedFigures *asked = run->options->figures;
    Arena *arena = run->arena;
    Answers *a = arena_take(arena, 1, sizeof *a);
    *onlooker = (Onlooker){run, 0, 0, look};
    const double tolerance = fmin(fmax(quadrature_part * run->options->tolerance, 1e-12), 1e-8);
    a->count = asked->count;
    a->items = arena_take(arena, (size_t)a->count, sizeof *a->items);
    a->begin = run->options->shown;
    a->is_smooth = true;
    for (int i = 0; i < a->count; i++) {
        Answer *w = &a->items[i];
        prepare(w, &asked->items[i], run->about);
        if (is_integrated(w) && !w->is_held) {
            w->integrand = a->integrands++;
            a->is_smooth &= w->is_smooth;
        }
        if (!w->is_held && is_extreme(w))
            w->number = onlooker->count++;
    }
    for (int i = 0; i < a->count; i++)
        if (!a->items[i].is_held && has_relation(&a->items[i])) {
            a->items[i].number = onlooker->count;
            onlooker->count += 2;
            onlooker->levels += 2;
        }
    a->first = arena_doubles(arena, point_size(a));
    a->final = arena_doubles(arena, point_size(a));
    if (a->integrands > 0) {
        a->quadrature = quadrature_new(arena, a->integrands, tolerance, values_at);
        a->from = arena_doubles(arena, (size_t)a->integrands);
        a->to = arena_doubles(arena, (size_t)a->integrands);
        a->ahead = arena_doubles(arena, (size_t)a->integrands);
        a->sums = arena_doubles(arena, (size_t)a->integrands);
    }
    run->answers = a;
}

/* ---- answers ---- */

/* The value of a figure. INFINITY: a variable is not finite, at *time. NAN: there is no value. */
static double answer_of(const Answer *w, double *time)
{
    const bool is_instant = !(w->duration > 0); /* the variable was there at an instant only, or never */
    double value = NAN;
    *time = NAN;
    switch (w->asked->kind) {
    case FIGURE_FINAL: value = w->last; break;
    case FIGURE_AT: value = w->at; break;
    case FIGURE_MIN: value = w->extremes.least.value, *time = w->extremes.least.time; break;
    case FIGURE_MAX: value = w->extremes.greatest.value, *time = w->extremes.greatest.time; break;
    case FIGURE_MEAN: value = is_instant ? w->last : w->integral / w->duration; break;
    case FIGURE_RMS: value = is_instant ? fabs(w->last) : sqrt(w->integral / w->duration); break;
    case FIGURE_INTEGRAL: value = w->integral; break;
    case FIGURE_DURATION: value = w->duration; break;
    case FIGURE_FIRST: value = w->first; break;
    case FIGURE_KINDS: break;
    }
    const bool is_of_point = w->asked->kind == FIGURE_FINAL || w->asked->kind == FIGURE_AT;
    const bool is_sooner = w->asked->kind == FIGURE_FIRST && w->first <= w->broken_at;
    if (isnan(w->broken_at) || is_sooner || (is_of_point && !isinf(value)))
        return value;
    *time = is_of_point ? NAN : w->broken_at;
    return INFINITY;
}

/* The uncertainty of a figure's value by quadrature; 0 if it does not affect the digits that are printed. */
static double uncertainty_of(const Run *run, const Answer *w, double value)
{
    static const double shown = 5e-6;
    if (w->integrand < 0 || !isfinite(value))
        return 0;
    const double sum = quadrature_uncertainty(run->answers->quadrature, w->integrand);
    const double off = w->asked->kind == FIGURE_INTEGRAL || !(w->duration > 0) ? sum : sum / w->duration;
    const double own = w->asked->kind == FIGURE_RMS && value > 0 ? off / (2 * value) : off;
    return own > shown * fabs(value) ? own : 0;
}

static bool is_of_time(const AskedFigure *f)
{
    return f->kind == FIGURE_FIRST || f->kind == FIGURE_DURATION;
}

static void print_answer(const Run *run, const Answer *w, FILE *out)
{
    const AskedFigure *f = w->asked;
    const char *unit = strcmp(f->unit, "1") == 0 ? "" : f->unit;
    const bool has_literals = run->about->variables[f->variable].literals && f->kind != FIGURE_MEAN &&
                              f->kind != FIGURE_RMS && f->kind != FIGURE_INTEGRAL;
    double time;
    Number number;
    const double value = answer_of(w, &time);
    if (isnan(value) || isinf(value)) {
        fputs(isnan(value) ? "none" : "none: a value is not finite", out);
        unit = "";
    } else if (is_of_time(f)) {
        fputs(report_time(run, value).text, out);
    } else {
        fputs(has_literals ? variable_text(run->about, f->variable, value, &number) : number_rounded(value, 6).text,
              out);
    }
    fprintf(out, "%s%s", unit[0] ? " " : "", unit);
    if (uncertainty_of(run, w, value) > 0)
        fprintf(out, ", uncertain by %s", number_rounded(uncertainty_of(run, w, value), 2).text);
    if (isfinite(time))
        fprintf(out, " at time %s", report_time(run, time).text);
    fputc('\n', out);
}

static void print(const Run *run, int reason, FILE *out)
{
    const Answers *a = run->options->is_mute ? NULL : run->answers;
    int width = 0;
    (void)reason;
    for (int i = 0; a && i < a->count; i++)
        width = report_wider(width, a->items[i].asked->name);
    if (a)
        fputs("figures\n", out);
    for (int i = 0; a && i < a->count; i++) {
        fprintf(out, "  %-*s  ", width, a->items[i].asked->name);
        print_answer(run, &a->items[i], out);
    }
}

static void record(const Run *run, Json *j)
{
    const Answers *a = run->answers;
    json_open(j, "asked", '[');
    for (int i = 0; i < a->count; i++) {
        const AskedFigure *f = a->items[i].asked;
        double time;
        const double value = answer_of(&a->items[i], &time);
        json_open_line(j, NULL, '{');
        json_text(j, "figure", f->name);
        json_number(j, "value", value);
        if (f->unit[0])
            json_text(j, "unit", f->unit);
        if (isfinite(time))
            json_number(j, "time", time);
        if (uncertainty_of(run, &a->items[i], value) > 0)
            json_number(j, "uncertainty", uncertainty_of(run, &a->items[i], value));
        if (isinf(value))
            json_text(j, "reason", "a value is not finite");
        json_close(j, '}');
    }
    json_close(j, ']');
}

static int answer_count(const Options *o)
{
    return o->figures ? o->figures->count : 0;
}

static const char *answer_name(const Options *o, int figure)
{
    return o->figures->items[figure].name;
}

static const char *answer_unit(const Options *o, int figure)
{
    return o->figures->items[figure].unit;
}

static double answer_value(const Run *run, int figure)
{
    double time;
    const double value = run->answers ? answer_of(&run->answers->items[figure], &time) : NAN;
    return isfinite(value) ? value : NAN;
}

/* For a run of one instant, which has no trajectory. */
static void leave(Run *run)
{
    if (!run->answers || run->answers->is_begun || run->rows.times.rows == 0)
        return;
    look(run, run->model, &(TrajectoryPoint){run->options->start, true}, NULL, NULL);
    after(run, run->options->start, true);
}

const struct FigurePart figure_part = {{.left = leave, .print = print}, figure_list_read, figure_list_check, create,
                                       follow, after, answer_count, answer_name, answer_unit, answer_value,
                                       record};
