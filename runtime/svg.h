/* svg.h - SVG charts: coordinates, lines, labels, axes with ticks. Coordinates are pixels; they are written
 * independently of the locale. */
#ifndef SVG_H
#define SVG_H

#include "variables.h"

#include <stdio.h>

/* Values from `low` to `high`, with ticks at multiples of `step`. */
typedef struct {
    double low, high, step;
} SvgAxis;

double svg_step(double range, int wanted); /* 1, 2 or 5 times a power of ten: about `wanted` steps fill the range */

/* An axis with about `wanted` ticks. A constant gets room around it. With round_out the axis ends at ticks. Both ends
 * and their distance must be finite. */
SvgAxis svg_axis(double low, double high, int wanted, bool round_out);
double svg_place(const SvgAxis *a, double value, double from, double to); /* pixel of the value */
bool svg_tick(const SvgAxis *a, int k, double *value, Number *label); /* the k-th, from 0; false behind the last */

void svg_coordinate(FILE *out, const char *text, double pixels); /* writes the text, then the coordinate */
void svg_line(FILE *out, const char *style, double x1, double y1, double x2, double y2); /* style: a class */
void svg_label(FILE *out, const char *style, double x, double y, const char *text);

#endif
