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
    return (double)knots_interval(knots_of(axis), u);
}

double axis_interval_at(Instant now, double rate, double rest, const Axis *axis)
{
    return (double)knots_interval_at(knots_of(axis), now, rate, rest);
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

/* The two numbers of the axis between which the value of an interval is interpolated. */
typedef struct {
    int low, high;
    double weight, rate; /* weight of the value at `high`; derivative of this weight by u */
} Between;

static Between between(double u, double interval, const Axis *axis)
{
    const int i = (int)interval;
    const int last = axis->count - 1;
    const int end = (i <= 0) ? 0 : last;
    if (axis->is_held && ((i <= 0) || (i > last))) {
        return (Between){.low = end, .high = end};
    }
    const int low = i - (axis->is_held ? 1 : 0);
    const int jump = (i == 0) ? 0 : (low + 1);
    const double width = axis->at[low + 1] - axis->at[low];
    if (!(width > 0.0)) {
        return (Between){.low = jump, .high = jump};
    }
    return (Between){low, low + 1, (u - axis->at[low]) / width, 1.0 / width};
}

static double blend(double low, double high, const Between *b, bool is_slope)
{
    return is_slope ? ((high - low) * b->rate) : (low + ((high - low) * b->weight));
}

double table_piece(double u, double interval, const Table *table)
{
    const Between b = between(u, interval, table->x);
    return blend(table->values[b.low], table->values[b.high], &b, false);
}

double table_slope(double interval, const Table *table)
{
    const Between b = between(0.0, interval, table->x);
    return blend(table->values[b.low], table->values[b.high], &b, true);
}

double table_value(double u, const Axis *axis, const Table *table)
{
    const double interval = axis_interval(u, axis);
    return (table->slopes != NULL) ? cubic_piece(u, interval, table, 0) : table_piece(u, interval, table);
}

double table2_slope(double u, double v, double i, double k, const Table *table, bool by_u, bool by_v)
{
    const Between b = between(u, i, table->x);
    const Between c = between(v, k, table->y);
    const double *low = &table->values[(size_t)b.low * (size_t)table->y->count];
    const double *high = &table->values[(size_t)b.high * (size_t)table->y->count];
    return blend(blend(low[c.low], low[c.high], &c, by_v), blend(high[c.low], high[c.high], &c, by_v), &b, by_u);
}

double table2_piece(double u, double v, double i, double k, const Table *table)
{
    return table2_slope(u, v, i, k, table, false, false);
}

double table2_value(double u, double v, const Axis *x, const Axis *y, const Table *table)
{
    const double i = axis_interval(u, x);
    const double k = axis_interval(v, y);
    return (table->slopes != NULL) ? cubic2_piece(u, v, i, k, table, 0, 0) : table2_piece(u, v, i, k, table);
}

/* ---- cubics ---- */

/* Factors of the values and of the slopes at both ends of the interval. */
typedef struct {
    int at[2];
    double value[2], slope[2];
} Share;

/* Extrapolation beyond an end: the tangent, or the held value. */
static Share straight(double u, int end, const Axis *axis, int order)
{
    const double derivative = (order == 1) ? 1.0 : 0.0;
    const double slope = (order == 0) ? (u - axis->at[end]) : derivative;
    return (Share){
        .at = {end, end}, .value = {(order == 0) ? 1.0 : 0.0, 0.0}, .slope = {axis->is_held ? 0.0 : slope, 0.0}};
}

static Share share(double u, double interval, const Axis *axis, int order)
{
    const int i = (int)interval;
    const int last = axis->count - 1;
    if ((i <= 0) || (i > last)) {
        return straight(u, (i <= 0) ? 0 : last, axis, order);
    }
    const double h = axis->at[i] - axis->at[i - 1];
    const double s = (u - axis->at[i - 1]) / h;
    const double t = 1.0 - s;
    if (order == 0) {
        return (Share){
            {i - 1, i}, {(1.0 + (2.0 * s)) * t * t, s * s * (1.0 + (2.0 * t))}, {h * s * t * t, -h * s * s * t}};
    }
    if (order == 1) {
        return (Share){{i - 1, i}, {-6.0 * s * t / h, 6.0 * s * t / h}, {t * (1.0 - (3.0 * s)), s * (1.0 - (3.0 * t))}};
    }
    if (order == 2) {
        return (Share){{i - 1, i},
                       {6.0 * (s - t) / (h * h), 6.0 * (t - s) / (h * h)},
                       {((6.0 * s) - 4.0) / h, (4.0 - (6.0 * t)) / h}};
    }
    return (Share){{i - 1, i}, {12.0 / (h * h * h), -12.0 / (h * h * h)}, {6.0 / (h * h), 6.0 / (h * h)}};
}

double cubic_piece(double u, double interval, const Table *table, int order)
{
    const Share a = share(u, interval, table->x, order);
    double sum = 0.0;
    for (int k = 0; k < 2; k++) {
        sum += (a.value[k] * table->values[a.at[k]]) + (a.slope[k] * table->slopes[a.at[k]]);
    }
    return sum;
}

double cubic2_piece(double u, double v, double i, double k, const Table *table, int order_u, int order_v)
{
    const Share of_u = share(u, i, table->x, order_u);
    const Share of_v = share(v, k, table->y, order_v);
    const size_t columns = (size_t)table->y->count;
    const size_t count = (size_t)table->x->count * columns;
    const double *by_u = table->slopes;
    const double *by_v = &by_u[count];
    const double *cross = &by_v[count];
    double sum = 0.0;
    for (int corner = 0; corner < 4; corner++) {
        const int m = corner / 2;
        const int n = corner % 2;
        const size_t at = ((size_t)of_u.at[m] * columns) + (size_t)of_v.at[n];
        sum += of_u.value[m] * ((of_v.value[n] * table->values[at]) + (of_v.slope[n] * by_v[at]));
        sum += of_u.slope[m] * ((of_v.value[n] * by_u[at]) + (of_v.slope[n] * cross[at]));
    }
    return sum;
}
