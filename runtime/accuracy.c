/* accuracy.c - estimates the errors of results by a second run with a tenth of the tolerance or half the step.
 *
 * A tolerance bounds the errors of single steps, not the accumulated error. The second run's errors are a fraction of
 * the first one's, so that the difference of the two is about the first one's error. With half the step of Euler's
 * methods the errors are halved, and so the difference is half the error (Richardson 1911), except for discrete
 * variables.
 *
 * Values are compared at rows of the grid, whose times both runs have. The runs have an event at slightly different
 * instants: a row in between is before a jump in one run and behind it in the other, and would show the whole jump as
 * an error. An event appears as two consecutive rows of the same time. Each event is paired with the nearest one of
 * the other run, in order, and their distance is printed. Rows between the two are not compared but counted; events
 * that only one run has are counted too. */
#include "between.h"
#include "fixed.h"

#include <math.h>
#include <string.h>

static const double finest_tolerance = 1e-13; /* a tenth of it is the smallest one that a run takes */

typedef struct GridRow {
    struct GridRow *next;
    double time;
    double values[]; /* by shown variable; NAN: absent */
} GridRow;

/* The rows and events of a run that are compared. */
struct RunTrace {
    const ModelDescription *about;
    Selection shown;
    GridRow *first, *last;
    long grid;      /* the row of the grid that is expected */
    double time;    /* of the last row, on the grid or not; NAN before the first one */
    double *events; /* their instants, ascending */
    int event_count, event_capacity;
};

/* Two runs' instants of one event. */
typedef struct {
    double early, late;
} Pair;

typedef struct {
    Pair *items;
    int count;
    long alone; /* events that only one of the runs has */
} Pairs;

/* The largest difference of one variable, its time, and the variable's largest absolute value. */
typedef struct {
    double absolute, at, largest;
} Difference;

/* ---- along a run ---- */

static void note_event(RunTrace *t, Arena *a, double time)
{
    if (t->event_count > 0 && !(t->events[t->event_count - 1] < time))
        return;
    t->events = arena_room(a, t->events, t->event_count, &t->event_capacity, sizeof *t->events);
    t->events[t->event_count++] = time;
}

/* If two rows of the grid have the same time, the second one counts, which is after the event. */
static void note_row(Run *run, const Model *shown, double time)
{
    const Options *o = run->options;
    RunTrace *t = o->trace;
    if (!t)
        return;
    if (time <= t->time)
        note_event(t, run->arena, time);
    t->shown = run->rows.written;
    t->time = time;
    while (t->grid < grid_count(o) && grid_time(o, t->grid) < time)
        t->grid++;
    if (t->grid == grid_count(o) || grid_time(o, t->grid) > time)
        return;
    const size_t count = (size_t)t->shown.count;
    GridRow *row = t->last;
    if (!row || row->time < time) {
        row = arena_take(run->arena, 1, sizeof *row + count * sizeof *row->values);
        *(t->last ? &t->last->next : &t->first) = row;
        t->last = row;
    }
    row->time = time;
    for (size_t i = 0; i < count; i++)
        row->values[i] = variable_value(shown, t->shown.variables[i]);
}

/* ---- two runs ---- */

static Pairs pair_events(const RunTrace *one, const RunTrace *other, Arena *a)
{
    Pairs pairs = {.items = arena_take(a, (size_t)one->event_count + 1, sizeof *pairs.items)};
    int i = 0, k = 0;
    while (i < one->event_count && k < other->event_count) {
        const double here = one->events[i], there = other->events[k], apart = fabs(here - there);
        if (i + 1 < one->event_count && fabs(one->events[i + 1] - there) < apart)
            i++;
        else if (k + 1 < other->event_count && fabs(here - other->events[k + 1]) < apart)
            k++;
        else
            pairs.items[pairs.count++] = (Pair){fmin(here, there), fmax(here, there)}, i++, k++;
    }
    pairs.alone = (long)one->event_count + other->event_count - 2L * pairs.count;
    return pairs;
}

static void compare_row(const RunTrace *t, const GridRow *one, const GridRow *other, Difference *d)
{
    for (int i = 0; i < t->shown.count; i++) {
        const double a = one->values[i], b = other->values[i];
        const double apart = isnan(a) && isnan(b) ? 0 : isnan(a) || isnan(b) ? INFINITY : fabs(a - b);
        d[i].largest = fmax(d[i].largest, fmax(fabs(a), fabs(b)));
        if (apart > d[i].absolute) {
            d[i].absolute = apart;
            d[i].at = one->time;
        }
    }
}

/* Returns the number of compared rows; *count: the number of rows of the first run. */
static long compare(const RunTrace *one, const RunTrace *other, const Pairs *pairs, Difference *d, long *count)
{
    long compared = 0;
    int next = 0;
    const GridRow *there = other->first;
    *count = 0;
    for (const GridRow *row = one->first; row; row = row->next) {
        ++*count;
        while (next < pairs->count && pairs->items[next].late <= row->time)
            next++;
        while (there && there->time < row->time)
            there = there->next;
        const bool is_between = next < pairs->count && pairs->items[next].early <= row->time;
        if (is_between || !there || there->time > row->time)
            continue;
        compare_row(one, row, there, d);
        compared++;
    }
    return compared;
}

/* ---- the report ---- */

static double relative(const Difference *d)
{
    return d->absolute > 0 ? d->absolute / d->largest : 0;
}

static void print_variables(const Options *o, const RunTrace *t, const Difference *d, FILE *out)
{
    const bool is_fixed = has_fixed_steps(o->method);
    int width = (int)strlen("variable");
    for (int i = 0; i < t->shown.count; i++) {
        const int length = (int)strlen(t->about->variables[t->shown.variables[i]].path);
        width = length > width ? length : width;
    }
    fprintf(out, "  %-*s  %9s  %9s%s  %s\n", width, "variable", "absolute", "relative",
            is_fixed ? "" : "  tolerances", "at time");
    for (int i = 0; i < t->shown.count; i++) {
        const char *path = t->about->variables[t->shown.variables[i]].path;
        fprintf(out, "  %-*s  %9.2g  %9.2g", width, path, d[i].absolute, relative(&d[i]));
        if (!is_fixed)
            fprintf(out, "  %10.3g", relative(&d[i]) / o->tolerance);
        fprintf(out, "  %s\n", d[i].absolute > 0 ? number_rounded(d[i].at, 10).text : "-");
    }
}

static void print_events(const Pairs *pairs, const RunTrace *one, const RunTrace *other, FILE *out)
{
    const Pair *worst = NULL;
    for (int i = 0; i < pairs->count; i++) {
        const Pair *p = &pairs->items[i];
        if (!worst || p->late - p->early > worst->late - worst->early)
            worst = p;
    }
    fprintf(out, "  events: %d and %d", one->event_count, other->event_count);
    if (worst)
        fprintf(out, ", at most %.2g s apart, at time %s", worst->late - worst->early,
                number_rounded(worst->early, 10).text);
    if (pairs->alone > 0)
        fprintf(out, "; %ld of them only in one of the runs", pairs->alone);
    fputc('\n', out);
}

static void report(const Options *o, const Options *finer, const RunTrace *one, const RunTrace *other, Arena *a)
{
    FILE *out = o->stats_as_json ? stderr : report_stream(o);
    const bool is_fixed = has_fixed_steps(o->method);
    const bool is_euler = has_fixed_steps(o->method) && o->method != METHOD_RK4;
    const Pairs pairs = pair_events(one, other, a);
    Difference *d = arena_take(a, (size_t)one->shown.count, sizeof *d);
    long count;
    const long compared = compare(one, other, &pairs, d, &count);
    for (int i = 0; i < one->shown.count; i++)
        if (is_euler && o->about->variables[one->shown.variables[i]].kind != MODEL_DISCRETE)
            d[i].absolute *= 2;
    fprintf(out, "Estimated errors of the results with a %s of %s, from a run with %s (%ld rows):\n",
            is_fixed ? "step" : "tolerance", number_text(is_fixed ? o->step : o->tolerance).text,
            number_text(is_fixed ? finer->step : finer->tolerance).text, compared);
    print_variables(o, one, d, out);
    if (one->event_count + other->event_count > 0)
        print_events(&pairs, one, other, out);
    if (compared < count)
        fprintf(out, "  %ld row%s not compared: between the times of an event in the two runs, or behind the end of "
                     "one\n",
                count - compared, count - compared == 1 ? " is" : "s are");
}

static int check_accuracy(const Options *o)
{
    const char *const other = o->is_steady                ? "--steady"
                              : o->is_linear              ? "--linearize"
                              : o->save_state             ? "--save-state"
                              : o->rows != ROWS_OF_GRID   ? "--rows"
                                                          : NULL;
    if (other)
        return message_fail(BAD_ARGUMENT, "--check-tolerance compares rows of the grid: it cannot be combined with %s",
                            other);
    if (!has_fixed_steps(o->method) && o->tolerance < finest_tolerance)
        return message_fail(OUT_OF_RANGE, "--check-tolerance needs a tolerance of at least %s, not %s",
                            number_text(finest_tolerance).text, number_text(o->tolerance).text);
    return STATUS_DONE;
}

static int run_twice(const Options *o, Arena *a)
{
    RunTrace one = {.about = o->about, .time = NAN}, other = one;
    Options given = *o, finer = *o;
    given.trace = &one;
    finer.trace = &other;
    if (has_fixed_steps(o->method))
        finer.step /= 2;
    else
        finer.tolerance /= 10;
    finer.output = finer.events = finer.plot = finer.record = finer.requirements = NULL;
    finer.verify = finer.stats = finer.stats_as_json = finer.is_timed = false;
    finer.quiet = finer.is_mute = finer.ignores_requirements = true;
    int status = has_fixed_steps(o->method) ? model_parts.fixed->check(&finer) : STATUS_DONE;
    if (status != STATUS_DONE)
        return status;
    status = simulate(&given, a);
    if (status != STATUS_DONE && status != STATUS_VIOLATED)
        return status;
    const int second = simulate(&finer, a);
    if (second == STATUS_DONE || second == STATUS_VIOLATED)
        report(o, &finer, &one, &other, a);
    else if (second == STATUS_FAILED)
        message_fail(NOT_REPEATED, "the errors of the results are unknown");
    return worse_status(status, second == STATUS_VIOLATED ? STATUS_DONE : second);
}

const struct AccuracyPart accuracy_part = {{.row = note_row}, check_accuracy, run_twice};
