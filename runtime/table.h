/* table.h - interpolation in constant data; called by generated code.
 *
 * Knots cut an axis into intervals, numbered from 0; at a knot the interval to its right begins. Where the last pieces
 * go on beyond the ends, the ends are no knots; where values are held there, they are, and the outermost intervals are
 * constant. Where two neighbours are equal, values jump; beyond an end with a jump they are constant. Over smooth axes
 * values are cubics with given slopes; there the ends are always knots, beyond which the tangent goes on if values are
 * not held. Between events the numbers of intervals are kept, so that values are smooth functions. */
#ifndef TABLE_H
#define TABLE_H

#include "instant.h"

#include <stdbool.h>

typedef struct {
    int count;        /* 2 or more */
    bool is_held, is_smooth;
    const double *at; /* ascending; at jumps two are equal */
} Axis;

/* Values over one axis, or row by row over two: a row for each number of x. */
typedef struct {
    const Axis *x, *y; /* y is NULL over one axis */
    const double *values;
    const double *slopes; /* over smooth axes: by x, then over two axes by y, then by both; else NULL */
} Table;

/* What is given to an instance over the time: both are filled before the start. */
typedef struct ModelGiven {
    Axis times;
    Table values;
    struct LiveInput *live; /* of values that come while the program runs: the numbers of both; else NULL */
} ModelGiven;

double axis_interval(double u, const Axis *axis);

/* The interval of rate*time + rest just after `time`, and when it changes next; INFINITY if it does not. Instants
 * within rounding of each other are one. */
double axis_interval_at(Instant now, double rate, double rest, const Axis *axis);
double axis_instant(double time, double rate, double rest, double interval, const Axis *axis);

/* The interval of u, or a former one where u is beyond it, by its slack at most. */
double axis_kept(double u, double former, double slack, const Axis *axis);
#define KEPT_INTERVAL(m, name, u, axis) axis_kept((u), (m)->branch.name, (m)->slack.name, (axis))
#define KEEP_INTERVAL(m, name, u, axis) ((m)->branch.name = KEPT_INTERVAL(m, name, u, axis))

/* How far u is from leaving the interval downwards or upwards: not negative as long as it is inside. */
double axis_above(double u, double interval, const Axis *axis);
double axis_below(double u, double interval, const Axis *axis);

/* The knots that it lies between, infinite beyond the last ones. */
double axis_begin(double interval, const Axis *axis);
double axis_end(double interval, const Axis *axis);

/* In the interval of u, or in a given one; and the derivative there. */
double table_value(double u, const Axis *axis, const Table *table);
double table_piece(double u, double interval, const Table *table);
double table_slope(double interval, const Table *table);

/* The same over two axes; `table2_slope` is the derivative by u if by_u, by v if by_v. */
double table2_value(double u, double v, const Axis *x, const Axis *y, const Table *table);
double table2_piece(double u, double v, double i, double k, const Table *table);
double table2_slope(double u, double v, double i, double k, const Table *table, bool by_u, bool by_v);

/* Over smooth axes; orders of the derivative by u and v, 0 to 3. */
double cubic_piece(double u, double interval, const Table *table, int order);
double cubic2_piece(double u, double v, double i, double k, const Table *table, int order_u, int order_v);

#endif
