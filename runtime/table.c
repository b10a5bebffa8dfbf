/* table.c - interpolation in constant data. */
#include "table.h"

#include <math.h>

static Knots knots_of(const Axis *axis)
{
    const bool are_ends = axis->is_held || axis->is_smooth;
    return (Knots){axis->at + !are_ends, sizeof *axis->at, axis->count - (are_ends ? 0 : 2)};
}

double axis_interval(double u, const Axis *axis)
{
    return knots_interval(knots_of(axis), u);
}

double axis_interval_at(Instant now, double rate, double rest, const Axis *axis)
{
    return knots_interval_at(knots_of(axis), now, rate, rest);
}

double axis_instant(double time, double rate, double rest, double interval, const Axis *axis)
{
    return knots_instant(knots_of(axis), time, rate, rest, (int)interval);
}

double axis_begin(double interval, const Axis *axis)
{
    return interval > 0 ? knots_at(knots_of(axis), (int)interval - 1) : -INFINITY;
}

double axis_end(double interval, const Axis *axis)
{
    const Knots k = knots_of(axis);
    return interval < k.count ? knots_at(k, (int)interval) : INFINITY;
}

double axis_above(double u, double interval, const Axis *axis)
{
    return knots_above(knots_of(axis), u, (int)interval);
}

double axis_below(double u, double interval, const Axis *axis)
{
    return knots_below(knots_of(axis), u, (int)interval);
}

double axis_kept(double u, double former, double slack, const Axis *axis)
{
    const double inside = fmin(axis_above(u, former, axis), axis_below(u, former, axis));
    return isinf(slack) || (slack > 0 && inside >= -slack) ? former : axis_interval(u, axis);
}

/* In an interval, the value lies between those at two numbers of the axis. */
typedef struct {
    int low, high;
    double weight, rate; /* of that at high; its derivative by u */
} Between;

static Between between(double u, double interval, const Axis *axis)
{
    const int i = (int)interval, last = axis->count - 1;
    if (axis->is_held && (i <= 0 || i > last))
        return (Between){.low = i <= 0 ? 0 : last, .high = i <= 0 ? 0 : last};
    const int low = axis->is_held ? i - 1 : i;
    const double width = axis->at[low + 1] - axis->at[low];
    if (!(width > 0))
        return (Between){.low = i ? low + 1 : 0, .high = i ? low + 1 : 0};
    return (Between){low, low + 1, (u - axis->at[low]) / width, 1 / width};
}

static double blend(double low, double high, const Between *b, bool is_slope)
{
    return is_slope ? (high - low) * b->rate : low + (high - low) * b->weight;
}

double table_piece(double u, double interval, const Table *table)
{
    const Between b = between(u, interval, table->x);
    return blend(table->values[b.low], table->values[b.high], &b, false);
}

double table_slope(double interval, const Table *table)
{
    const Between b = between(0, interval, table->x);
    return blend(table->values[b.low], table->values[b.high], &b, true);
}

double table_value(double u, const Axis *axis, const Table *table)
{
    const double interval = axis_interval(u, axis);
    return table->slopes ? cubic_piece(u, interval, table, 0) : table_piece(u, interval, table);
}

double table2_slope(double u, double v, double i, double k, const Table *table, bool by_u, bool by_v)
{
    const Between b = between(u, i, table->x), c = between(v, k, table->y);
    const double *low = table->values + (long)b.low * table->y->count;
    const double *high = table->values + (long)b.high * table->y->count;
    return blend(blend(low[c.low], low[c.high], &c, by_v), blend(high[c.low], high[c.high], &c, by_v), &b, by_u);
}

double table2_piece(double u, double v, double i, double k, const Table *table)
{
    return table2_slope(u, v, i, k, table, false, false);
}

double table2_value(double u, double v, const Axis *x, const Axis *y, const Table *table)
{
    const double i = axis_interval(u, x), k = axis_interval(v, y);
    return table->slopes ? cubic2_piece(u, v, i, k, table, 0, 0) : table2_piece(u, v, i, k, table);
}

/* ---- cubics ---- */

/* Contributions of the values at both ends of the interval, and of the slopes there. */
typedef struct {
    int at[2];
    double value[2], slope[2];
} Share;

/* Beyond the ends: the tangent, or the held value. */
static Share straight(double u, int end, const Axis *axis, int order)
{
    const double slope = order == 0 ? u - axis->at[end] : order == 1;
    return (Share){.at = {end, end}, .value = {order == 0}, .slope = {axis->is_held ? 0 : slope}};
}

static Share share(double u, double interval, const Axis *axis, int order)
{
    const int i = (int)interval, last = axis->count - 1;
    if (i <= 0 || i > last)
        return straight(u, i <= 0 ? 0 : last, axis, order);
    const double h = axis->at[i] - axis->at[i - 1], s = (u - axis->at[i - 1]) / h, t = 1 - s;
    switch (order) {
    case 0: return (Share){{i - 1, i}, {(1 + 2 * s) * t * t, s * s * (1 + 2 * t)}, {h * s * t * t, -h * s * s * t}};
    case 1: return (Share){{i - 1, i}, {-6 * s * t / h, 6 * s * t / h}, {t * (1 - 3 * s), s * (1 - 3 * t)}};
    case 2:
        return (Share){{i - 1, i}, {6 * (s - t) / (h * h), 6 * (t - s) / (h * h)},
                       {(6 * s - 4) / h, (4 - 6 * t) / h}};
    default: return (Share){{i - 1, i}, {12 / (h * h * h), -12 / (h * h * h)}, {6 / (h * h), 6 / (h * h)}};
    }
}

double cubic_piece(double u, double interval, const Table *table, int order)
{
    const Share a = share(u, interval, table->x, order);
    double sum = 0;
    for (int k = 0; k < 2; k++)
        sum += a.value[k] * table->values[a.at[k]] + a.slope[k] * table->slopes[a.at[k]];
    return sum;
}

double cubic2_piece(double u, double v, double i, double k, const Table *table, int order_u, int order_v)
{
    const Share of_u = share(u, i, table->x, order_u), of_v = share(v, k, table->y, order_v);
    const long columns = table->y->count, count = table->x->count * columns;
    const double *by_u = table->slopes, *by_v = by_u + count, *cross = by_v + count;
    double sum = 0;
    for (int corner = 0; corner < 4; corner++) {
        const int m = corner / 2, n = corner % 2;
        const long at = of_u.at[m] * columns + of_v.at[n];
        sum += of_u.value[m] * (of_v.value[n] * table->values[at] + of_v.slope[n] * by_v[at]);
        sum += of_u.slope[m] * (of_v.value[n] * by_u[at] + of_v.slope[n] * cross[at]);
    }
    return sum;
}
