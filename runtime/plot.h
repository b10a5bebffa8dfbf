/* plot.h - the chart of a run, with bounds of checks, as SVG or as a page. */
#ifndef PLOT_H
#define PLOT_H

#include "figures.h"
#include "runtime.h"

typedef struct Plot Plot;
typedef struct Run Run;

/* With a curve for each variable of the figures. */
Plot *plot_new(const ModelDescription *about, Arena *a, const Figures *f, double start, double stop);
void plot_row(Plot *p, const Model *m, double time);
void plot_record(Plot *p, const Requirements *r, Json *j); /* the bounds, as a member of the record */

int plot_write(Plot *p, const Run *run, int reason, const char *title); /* reason: the run's exit status */

#endif
