/* plot.h - the chart of a run, with bounds of checks, as SVG or as a page. */
#ifndef PLOT_H
#define PLOT_H

#include "figures.h"
#include "runtime.h"

typedef struct Plot Plot;

/* of all that these are of */
Plot *plot_new(const ModelDescription *about, Arena *a, const Figures *f, double start, double stop);
void plot_row(Plot *p, const Model *m, double time);
void plot_record(Plot *p, const Requirements *r, Json *j); /* the bounds, as a member of the record */
bool plot_is_page(const char *file); /* or SVG, by its ending */

/* r: or NULL; result: the name of the run in a page. */
int plot_write(Plot *p, const Requirements *r, const char *file, const char *title, const char *result);

#endif
