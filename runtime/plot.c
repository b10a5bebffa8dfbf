/* plot.c - the chart of a run: the curves of variables, the bounds of checks on them. */
#include "plot.h"
#include "between.h"
#include "bounds.h"
#include "chart.h"
#include "figures.h"
#include "page.h"
#include "requirement.h"
#include "results.h"

#include <errno.h>
#include <math.h>
#include <string.h>

struct Plot {
    const ModelDescription *about;
    const Figures *figures; /* of the curves */
    Chart chart;
    ModelCheckValue *checks;
    double *bound_values; /* by bound */
};

/* The curve of a variable; -1: it is not drawn. */
static int curve_of(const Plot *p, int variable)
{
    for (int i = 0; i < p->chart.count; i++)
        if (figures_of(p->figures, i).variable == variable)
            return i;
    return -1;
}

static void plan_bounds(Plot *p, Arena *a)
{
    const ModelRequirements *r = p->about->info->requirements;
    const int count = r ? r->bound_count : 0;
    int checks = 0;
    Chart *c = &p->chart;
    if (!count)
        return;
    c->bound_count = count;
    c->bounds = arena_take(a, (size_t)count, sizeof *c->bounds);
    for (int k = 0; k < count; k++) {
        const ModelBound *b = &r->bounds[k];
        c->bounds[k] = (ChartBound){.curve = curve_of(p, b->variable), .path = p->about->variables[b->variable].path,
                                    .check = b->check, .text = r->checks[b->check].text, .is_upper = b->is_upper,
                                    .violated = NAN, .point = arena_take(a, CHART_BOUND_POINTS, sizeof(ChartPoint))};
    }
    while (r->checks[checks].text)
        checks++;
    p->checks = arena_take(a, (size_t)checks, sizeof *p->checks);
    p->bound_values = arena_doubles(a, (size_t)count);
}

Plot *plot_new(const ModelDescription *about, Arena *a, const Figures *f, double start, double stop)
{
    Plot *p = arena_take(a, 1, sizeof *p);
    *p = (Plot){.about = about, .figures = f, .chart = {.start = start, .stop = stop, .count = figures_count(f)}};
    Chart *c = &p->chart;
    c->curves = arena_take(a, (size_t)c->count, sizeof *c->curves);
    c->order = arena_take(a, (size_t)c->count, sizeof *c->order);
    c->events = arena_doubles(a, CHART_BUCKETS);
    for (int i = 0; i < c->count; i++) {
        const ModelVariable *v = &about->variables[figures_of(f, i).variable];
        c->curves[i] = (ChartCurve){.name = v->path, .unit = v->unit, .about = v->description,
                                    .point = arena_take(a, CHART_POINTS, sizeof(ChartPoint))};
    }
    plan_bounds(p, a);
    return p;
}

static void add_bounds(Plot *p, const Model *m)
{
    const ModelRequirements *r = described(m)->info->requirements;
    if (!p->chart.bound_count)
        return;
    r->values(m, p->checks);
    r->bound_values(m, p->bound_values);
    for (int i = 0; i < p->chart.bound_count; i++)
        chart_bound(&p->chart, i, p->checks[p->chart.bounds[i].check].is_exercised ? p->bound_values[i] : NAN);
}

void plot_row(Plot *p, const Model *m, double time)
{
    if (chart_row(&p->chart, time))
        add_bounds(p, m);
    for (int i = 0; i < p->chart.count; i++)
        chart_value(&p->chart, i, variable_value(m, figures_of(p->figures, i).variable));
}

static void complete_bounds(Plot *p, const Requirements *r)
{
    for (int i = 0; i < p->chart.bound_count && r; i++)
        p->chart.bounds[i].violated = model_parts.requirements->violated_at(r, p->chart.bounds[i].check);
}

void plot_record(Plot *p, const Requirements *r, Json *j)
{
    complete_bounds(p, r);
    if (p->chart.bound_count)
        bounds_write(&p->chart, j);
}

static void complete(Plot *p, const Requirements *r)
{
    complete_bounds(p, r);
    for (int i = 0; i < p->chart.count; i++) {
        const Figure f = figures_of(p->figures, i);
        chart_extreme(&p->chart, i, f.least.time, f.least.value, true);
        chart_extreme(&p->chart, i, f.greatest.time, f.greatest.value, false);
    }
}

/* True by the ending of the file; otherwise it is a picture in SVG. */
static bool plot_is_page(const char *file)
{
    static const char ending[] = ".html";
    const size_t length = strlen(file), end = sizeof ending - 1;
    return length > end && strcmp(file + length - end, ending) == 0;
}

int plot_write(Plot *p, const Run *run, int reason, const char *title)
{
    const char *file = run->options->plot;
    int status = STATUS_DONE;
    FILE *out = fopen(file, "w");
    if (!out)
        return message_fail(UNWRITABLE, "%s: %s", file, strerror(errno));
    complete(p, run->requirements);
    if (plot_is_page(file))
        status = model_parts.pages->chart(&p->chart, out, title, run, reason);
    else
        chart_write(&p->chart, out, title);
    const bool written = fflush(out) == 0 && !ferror(out);
    if (fclose(out) != 0 || !written)
        return message_fail(UNWRITABLE, "%s: %s", file, strerror(errno));
    return status;
}
