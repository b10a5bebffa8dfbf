/* drawing.c - the plot of a run: its variables, their figures, the chart. */
#include "between.h"
#include "figures.h"
#include "plot.h"
#include "requirement.h"

#include <signal.h>
#include <string.h>

struct Drawing {
    Selection drawn;
    Plot *plot;
    Figures *figures; /* of the plotted variables */
};

static const char *path_of_number(Arena *a, const char *form, int number)
{
    enum { NUMBER_LENGTH = 11 };
    const size_t size = strlen(form) + NUMBER_LENGTH + 1;
    const char *place = strchr(form, '%');
    char *path = arena_take(a, size, 1);
    snprintf(path, size, "%.*s%d%s", (int)(place - form), form, number, place + 1);
    return path;
}

/* The variables that the model names to be plotted. */
static const char **plot_paths(const ModelDescription *about, Arena *a, int *count)
{
    const ModelPlot *const plot = about->info->plot;
    *count = 0;
    for (int i = 0; plot && plot[i].path; i++)
        *count += plot[i].count > 0 ? plot[i].count : 1;
    const char **paths = arena_take(a, (size_t)*count, sizeof *paths), **to = paths;
    for (int i = 0; plot && plot[i].path; i++)
        for (int k = 0; k < plot[i].count || k == 0; k++)
            *to++ = plot[i].count > 0 ? path_of_number(a, plot[i].path, plot[i].first + k) : plot[i].path;
    return paths;
}

static void create(Run *run, Onlooker *onlooker)
{
    const Options *o = run->options;
    run->rows.drawing->figures = figures_new(run->about, run->arena, &run->rows.drawing->drawn, onlooker);
    run->rows.drawing->plot = plot_new(run->about, run->arena, run->rows.drawing->figures, o->start, o->stop);
}

/* For a record without a plot: only the bounds, which need no values between rows, and the names. */
static void create_for_record(Run *run)
{
    const ModelRequirements *r = run->about->info->requirements;
    if (!run->options->record || ((!r || r->bound_count == 0) && !run->about->info->plot))
        return;
    run->rows.drawing = arena_take(run->arena, 1, sizeof *run->rows.drawing);
    create(run, &(Onlooker){.count = 0});
}

/* Selects the variables that --variables names, otherwise those that the model plots, otherwise the states, otherwise
 * all. */
static int select_drawn(Run *run)
{
    const Options *o = run->options;
    if (!o->plot) {
        create_for_record(run);
        return STATUS_DONE;
    }
    run->rows.drawing = arena_take(run->arena, 1, sizeof *run->rows.drawing);
    Selection *drawn = &run->rows.drawing->drawn;
    int named = 0, kept = 0;
    const char *const *paths = plot_paths(run->about, run->arena, &named);
    if (o->glob_count == 0 && named > 0)
        return selection_new(run->about, drawn, run->arena, paths, named, "--variables");
    const int status = selection_new(run->about, drawn, run->arena, o->globs, o->glob_count, "--variables");
    for (int i = 0; i < drawn->count && o->glob_count == 0; i++) {
        const ModelVariableKind kind = run->about->variables[drawn->variables[i]].kind;
        if (kind == MODEL_STATE || kind == MODEL_CANDIDATE)
            drawn->variables[kept++] = drawn->variables[i];
    }
    if (kept > 0)
        drawn->count = kept;
    return status;
}

static void draw_row(Run *run, const Model *shown, double time)
{
    if (!run->rows.drawing)
        return;
    plot_row(run->rows.drawing->plot, shown, time);
    figures_row(run->rows.drawing->figures, shown, time);
}

static int close_chart(Run *run, int reason)
{
    char title[512];
    if (!run->options->plot)
        return STATUS_DONE;
    if (run->rows.times.rows == 0) {
        file_discard(run->options->plot);
        return STATUS_DONE;
    }
    snprintf(title, sizeof title, "%s%s%s", run->about->info->name,
             reason > STATUS_SIGNAL && reason != STATUS_SIGNAL + SIGPIPE ? " - interrupted after time "
             : reason != STATUS_DONE                                     ? " - FAILED after time "
                                                                         : "",
             reason != STATUS_DONE ? number_text(run->rows.time).text : "");
    return plot_write(run->rows.drawing->plot, run, reason, title);
}

static void record_figures(const Run *run, Json *j)
{
    int named = 0;
    const char *const *paths = plot_paths(run->about, run->arena, &named);
    if (named > 0)
        json_open_line(j, "plot", '[');
    for (int i = 0; i < named; i++)
        json_text(j, NULL, paths[i]);
    if (named > 0)
        json_close(j, ']');
    if (run->options->plot)
        figures_record(run->rows.drawing->figures, j);
    plot_record(run->rows.drawing->plot, run->requirements, j);
}

const struct PlotPart plot_part = {{.select = select_drawn, .row = draw_row, .close = close_chart}, create,
                                   record_figures, plot_paths};
