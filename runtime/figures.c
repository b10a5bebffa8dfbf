/* figures.c - the first, last, least and greatest values of quantities in a run.
 *
 * Least and greatest values are those of the trajectory, between rows too, so that they do not depend on the rows. The
 * value of a row replaces one of them only if it is more extreme: a peak may be so narrow that no step and no point in
 * between has met it.
 */
#include "figures.h"
#include "json.h"
#include "trajectory.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double same = 1e-12;   /* part of the range of values: nearer extremes are equal, the first counts */
static const double missed = 1e-8;  /* least excess of a row, relative to the largest absolute value */

typedef struct {
    int variable, derivative; /* rows; of its derivative by time, -1: there is none */
    Extreme first, last;
    Extremes rows, trajectory;
} Quantity;

struct Figures {
    const ModelDescription *about;
    int count;
    Quantity *quantities;
};

/* ---- values ---- */

const Extremes extremes_none = {{NAN, NAN}, {NAN, NAN}};

void extremes_take(Extremes *r, double value, double time)
{
    const double rounding = DBL_EPSILON * fmax(fabs(r->least.value), fabs(r->greatest.value));
    const double noise = same * (r->greatest.value - r->least.value) + rounding;
    if (!isfinite(value))
        return;
    if (!(value >= r->least.value - noise))
        r->least = (Extreme){value, time};
    if (!(value <= r->greatest.value + noise))
        r->greatest = (Extreme){value, time};
}

/* Asks where each quantity is least, and where its opposite is. */
static void look(void *context, const Model *shown, const TrajectoryPoint *point, double *numbers, double *slopes)
{
    Figures *f = context;
    for (int i = 0; i < f->count; i++) {
        Quantity *q = &f->quantities[i];
        const double value = variable_value(shown, q->variable);
        const double slope = q->derivative >= 0 ? variable_value(shown, q->derivative) : NAN;
        extremes_take(&q->trajectory, value, point->time);
        numbers[2 * i] = value, numbers[2 * i + 1] = -value;
        slopes[2 * i] = slope, slopes[2 * i + 1] = -slope;
    }
}

Figures *figures_new(const ModelDescription *about, Arena *a, const Selection *s, Onlooker *onlooker)
{
    const Extreme none = {NAN, NAN};
    Figures *f = arena_take(a, 1, sizeof *f);
    f->about = about;
    f->quantities = arena_take(a, (size_t)s->count, sizeof *f->quantities);
    for (int i = 0; i < s->count; i++)
        if (about->variables[s->variables[i]].kind < MODEL_CONSTANT)
            f->quantities[f->count++] = (Quantity){
                s->variables[i], variable_derivative(about, s->variables[i]), none, none, extremes_none, extremes_none};
    *onlooker = (Onlooker){f, 2 * f->count, 0, look};
    return f;
}

void figures_row(Figures *f, const Model *m, double time)
{
    for (int i = 0; i < f->count; i++) {
        Quantity *q = &f->quantities[i];
        const double value = variable_value(m, q->variable);
        if (isnan(value))
            continue;
        if (isnan(q->first.value))
            q->first = (Extreme){value, time};
        q->last = (Extreme){value, time};
        extremes_take(&q->rows, value, time);
    }
}

int figures_count(const Figures *f)
{
    return f->count;
}

/* The excess of a row's extreme up to which that of the trajectory counts. */
static double room_of(const Quantity *q)
{
    return missed * fmax(fabs(q->rows.least.value), fabs(q->rows.greatest.value));
}

Figure figures_of(const Figures *f, int index)
{
    const Quantity *q = &f->quantities[index];
    Figure figure = {q->variable, q->first, q->last, q->trajectory.least, q->trajectory.greatest};
    if (!(q->rows.least.value >= figure.least.value - room_of(q)) && !isnan(q->rows.least.value))
        figure.least = q->rows.least;
    if (!(q->rows.greatest.value <= figure.greatest.value + room_of(q)) && !isnan(q->rows.greatest.value))
        figure.greatest = q->rows.greatest;
    return figure;
}

static void add(Json *j, const char *value, const char *time, Extreme e)
{
    json_number(j, value, e.value);
    if (time)
        json_number(j, time, e.time);
}

void figures_record(const Figures *f, Json *j)
{
    json_open(j, "figures", '[');
    for (int i = 0; i < f->count; i++) {
        const Figure figure = figures_of(f, i);
        if (isnan(figure.first.value))
            continue;
        json_open(j, NULL, '{');
        json_text(j, "variable", f->about->variables[figure.variable].path);
        json_text(j, "unit", f->about->variables[figure.variable].unit);
        add(j, "first", NULL, figure.first);
        add(j, "last", NULL, figure.last);
        add(j, "least", "least_at", figure.least);
        add(j, "greatest", "greatest_at", figure.greatest);
        json_close(j, '}');
    }
    json_close(j, ']');
}
