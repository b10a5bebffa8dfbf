/* plot.c - the chart of a run: the curves of variables, the bounds of checks on them. */
#include "plot.h"
#include "between.h"
#include "chart.h"
#include "figures.h"
#include "requirement.h"
#include "results.h"

#include <errno.h>
#include <math.h>
#include <string.h>

struct Plot {
    const ModelDescription *about;
    const Figures *figures; /* of the curves */
    Chart chart;
    int *rows; /* of the model's bounds, by bound of the chart */
    ModelCheckValue *checks;
    double *bound_values; /* by row */
};

static void plan_bounds(Plot *p, Arena *a)
{
    const ModelRequirements *r = p->about->info->requirements;
    int checks = 0, capacity = 0, row_capacity = 0;
    Chart *c = &p->chart;
    for (int k = 0; r && k < r->bound_count; k++)
        for (int i = 0; i < c->count; i++)
            if (figures_of(p->figures, i).variable == r->bounds[k].variable) {
                c->bounds = arena_room(a, c->bounds, c->bound_count, &capacity, sizeof *c->bounds);
                p->rows = arena_room(a, p->rows, c->bound_count, &row_capacity, sizeof *p->rows);
                p->rows[c->bound_count] = k;
                c->bounds[c->bound_count++] =
                    (ChartBound){.curve = i, .check = r->bounds[k].check, .text = r->checks[r->bounds[k].check].text,
                                 .is_upper = r->bounds[k].is_upper, .violated = NAN,
                                 .point = arena_take(a, CHART_BOUND_POINTS, sizeof(ChartPoint))};
            }
    if (!c->bound_count)
        return;
    while (r->checks[checks].text)
        checks++;
    p->checks = arena_take(a, (size_t)checks, sizeof *p->checks);
    p->bound_values = arena_doubles(a, (size_t)r->bound_count);
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
        c->curves[i] = (ChartCurve){.name = v->path, .unit = v->unit,
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
        chart_bound(&p->chart, i, p->checks[p->chart.bounds[i].check].is_exercised ? p->bound_values[p->rows[i]] : NAN);
}

void plot_row(Plot *p, const Model *m, double time)
{
    if (chart_row(&p->chart, time))
        add_bounds(p, m);
    for (int i = 0; i < p->chart.count; i++)
        chart_value(&p->chart, i, variable_value(m, figures_of(p->figures, i).variable));
}

static void complete(Plot *p, const Requirements *r)
{
    for (int i = 0; i < p->chart.count; i++) {
        const Figure f = figures_of(p->figures, i);
        chart_extreme(&p->chart, i, f.least.time, f.least.value, true);
        chart_extreme(&p->chart, i, f.greatest.time, f.greatest.value, false);
    }
    for (int i = 0; i < p->chart.bound_count && r; i++)
        p->chart.bounds[i].violated = model_parts.requirements->violated_at(r, p->chart.bounds[i].check);
}

int plot_write(Plot *p, const Requirements *r, const char *file, const char *title)
{
    FILE *out = fopen(file, "w");
    if (!out)
        return message_fail(UNWRITABLE, "%s: %s", file, strerror(errno));
    complete(p, r);
    chart_write(&p->chart, out, title);
    const bool written = fflush(out) == 0 && !ferror(out);
    if (fclose(out) != 0 || !written)
        return message_fail(UNWRITABLE, "%s: %s", file, strerror(errno));
    return STATUS_DONE;
}
