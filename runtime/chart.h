/* chart.h - a line chart over time as SVG: one panel per unit and magnitude, with bounds, marks where these are
 * violated, and strokes for events. A program draws its run with it; the compiler draws result files. */
#ifndef CHART_H
#define CHART_H

#include <stdbool.h>
#include <stdio.h>

enum {
    CHART_BUCKETS = 1000, /* of time, two points of a curve each */
    CHART_POINTS = 2 * CHART_BUCKETS + 2, /* with the least and the greatest value */
    CHART_BOUND_POINTS = CHART_BUCKETS + 1
};

typedef struct {
    double time, value;
    long row;
    bool is_first; /* the pen is lifted before it: the variable was absent */
} ChartPoint;

typedef struct {
    const char *name, *unit, *about;
    ChartPoint *point; /* room for CHART_POINTS, the caller's */
    int points;
    ChartPoint low, high; /* of the bucket being filled */
    int in_bucket;        /* rows of it in which the variable is there */
    bool is_there;        /* present in the last row */
    int panel;            /* number of its panel */
} ChartCurve;

/* The bound of a check on the variable of a curve, once in each bucket; NaN where the check is not active. */
typedef struct {
    int curve; /* -1: the variable is not drawn */
    const char *path;
    int check;
    const char *text; /* of the check */
    bool is_upper;
    double violated;   /* the first time; NaN: never */
    ChartPoint *point; /* room for CHART_BOUND_POINTS, the caller's */
    int points;
} ChartBound;

/* The caller sets the curves, bounds, start and stop; all else begins with zeros. */
typedef struct {
    ChartCurve *curves, **order; /* room for as many, the caller's */
    int count;
    ChartBound *bounds;
    int bound_count;
    double start, stop;
    double first, last; /* times of rows */
    long rows;
    bool is_reduced; /* rows were left out between the extremes of a bucket */
    int bucket;      /* the one being filled */
    double *events; /* times with several rows: the first of each bucket; room for CHART_BUCKETS, the caller's */
    int event_count;
    int event_bucket; /* bucket of the last event, from 1 */
} Chart;

/* Begins a row; true for the first row of a bucket, which is the row for bounds. */
bool chart_row(Chart *c, double time);
void chart_value(Chart *c, int curve, double value); /* of this row; NaN: absent */
void chart_bound(Chart *c, int bound, double value); /* likewise; NaN: not active */

/* The least or greatest value of the run, which may lie between rows. */
void chart_extreme(Chart *c, int curve, double time, double value, bool is_least);

bool chart_is_marked(const Chart *c, const ChartBound *b); /* true if this is the violated bound of its check */

/* Writes the picture as a file of its own. */
void chart_write(Chart *c, FILE *out, const char *title);

#endif
