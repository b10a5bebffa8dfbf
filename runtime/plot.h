/* plot.h - a line chart as SVG, one panel per unit; with bounds of checks, and marks where these are violated. */
#ifndef PLOT_H
#define PLOT_H

#include "figures.h"
#include "runtime.h"

typedef struct Plot Plot;

/* of all that these are of */
Plot *plot_new(const ModelDescription *about, Arena *a, const Figures *f, double start, double stop);
void plot_row(Plot *p, const Model *m, double time);
int plot_write(Plot *p, const Requirements *r, const char *file, const char *title); /* r: or NULL */

#endif
