/* table.h - interpolation in constant data; called by generated code.
 *
 * Knots divide an axis into intervals, numbered from 0; a knot belongs to the interval on its right. If the outermost
 * pieces are extrapolated, the ends of the axis are not knots. If values are held beyond the ends, the ends are knots
 * and the outermost intervals are constant. Values jump where two neighbours on the axis are equal; beyond an end with
 * a jump they are constant. Over smooth axes values are cubics with given slopes; there the ends are always knots, and
 * the tangent continues beyond them unless values are held. Between events the interval numbers are kept, so that
 * values are smooth functions. */
#ifndef TABLE_H
#define TABLE_H

#include "instant.h"

#include <stdbool.h>

typedef struct {
    int count;        /* 2 or more */
    bool is_held, is_smooth;
    const double *at; /* ascending; at jumps two are equal */
} Axis;

/* Values over one axis, or over two axes row by row: one row for each number of x. */
typedef struct {
    const Axis *x, *y; /* y is NULL over one axis */
    const double *values;
    const double *slopes; /* over smooth axes: derivatives by x; over two axes then by y, then by both; else NULL */
} Table;

/* The course of an input over time. `times` and `values` are filled before the start. */
typedef struct ModelGiven {
    Axis times;
    Table values;
    struct LiveInput *live; /* if values arrive while the program runs: the numbers of both; else NULL */
} ModelGiven;

double axis_interval(double u, const Axis *axis);

/* The interval of rate*time + rest just after an instant; and the time of its next change, INFINITY if there is none.
 * Instants that differ only by rounding count as one. */
double axis_interval_at(Instant now, double rate, double rest, const Axis *axis);
double axis_instant(double time, double rate, double rest, double interval, const Axis *axis);

/* The interval of u; but the former interval as long as u is beyond its ends by at most the slack. */
double axis_kept(double u, double former, double slack, const Axis *axis);
#define KEPT_INTERVAL(m, name, u, axis) axis_kept((u), (m)->branch.name, (m)->slack.name, (axis))
#define KEEP_INTERVAL(m, name, u, axis) ((m)->branch.name = KEPT_INTERVAL(m, name, u, axis))

/* The distance of u from the lower and from the upper end of the interval: not negative while u is inside. */
double axis_above(double u, double interval, const Axis *axis);
double axis_below(double u, double interval, const Axis *axis);

/* The knots at both ends of an interval; infinite at the outer ends. */
double axis_begin(double interval, const Axis *axis);
double axis_end(double interval, const Axis *axis);

/* The value in the interval of u; the value and the derivative in a given interval. */
double table_value(double u, const Axis *axis, const Table *table);
double table_piece(double u, double interval, const Table *table);
double table_slope(double interval, const Table *table);

/* The same over two axes; `table2_slope` is the derivative by u if by_u, by v if by_v. */
double table2_value(double u, double v, const Axis *x, const Axis *y, const Table *table);
double table2_piece(double u, double v, double i, double k, const Table *table);
double table2_slope(double u, double v, double i, double k, const Table *table, bool by_u, bool by_v);

/* The same over smooth axes; order: of the derivative by u or v, 0 (the value) to 3. */
double cubic_piece(double u, double interval, const Table *table, int order);
double cubic2_piece(double u, double v, double i, double k, const Table *table, int order_u, int order_v);

#endif
