/* slopes.c - derivatives at the points of a table that give the cubics between them a continuous derivative.
 *
 * Akima, H.: A new method of interpolation and smooth curve fitting based on local procedures. Journal of the ACM 17
 * (1970) 589-602: chords that differ little from their neighbours weigh much, so that a bend stays local.
 * Steffen, M.: A simple method for monotonic interpolation in one dimension. Astronomy and Astrophysics 239 (1990)
 * 443-450: no slope is steeper than that of a parabola that does not overshoot.
 */
#include "expr/inside.h"

#include <math.h>

/* Values over an axis, `stride` apart. */
typedef struct {
    const double *x, *y;
    int count, stride;
} Points;

static double width(const Points *p, int i)
{
    return p->x[i + 1] - p->x[i];
}

/* Slope of the line from point i to the next. */
static double chord(const Points *p, int i)
{
    return (p->y[(i + 1) * p->stride] - p->y[i * p->stride]) / width(p, i);
}

/* chord(), also beyond the ends, where points on the parabola through the last three points are assumed: the chords
 * continue to change by the same difference. */
static double akima_chord(const Points *p, int i)
{
    const int last = p->count - 2;
    if (last == 0)
        return chord(p, 0);
    if (i < 0)
        return chord(p, 0) + i * (chord(p, 1) - chord(p, 0));
    if (i > last)
        return chord(p, last) + (i - last) * (chord(p, last) - chord(p, last - 1));
    return chord(p, i);
}

static double akima(const Points *p, int i)
{
    static const double least = 1e-12; /* relative to the chords: smaller differences count as a straight line */
    double m[4], all = 0;
    for (int k = 0; k < 4; k++) {
        m[k] = akima_chord(p, i - 2 + k);
        all += fabs(m[k]);
    }
    double before = fabs(m[3] - m[2]), after = fabs(m[1] - m[0]);
    return before + after > least * all ? (before * m[1] + after * m[2]) / (before + after) : (m[1] + m[2]) / 2;
}

/* The slope if it has the sign of the chord's, else 0; at most `most` times as steep as that. */
static double limited(double slope, double chord_slope, double most)
{
    if (!(slope * chord_slope > 0))
        return 0;
    return fabs(slope) > most * fabs(chord_slope) ? most * chord_slope : slope;
}

static double monotone_end(const Points *p, int near, int far)
{
    double share = width(p, near) / (width(p, near) + width(p, far));
    return limited(chord(p, near) * (1 + share) - chord(p, far) * share, chord(p, near), 2);
}

static double monotone(const Points *p, int i)
{
    const int last = p->count - 1;
    if (last == 1)
        return chord(p, 0);
    if (i == 0)
        return monotone_end(p, 0, 1);
    if (i == last)
        return monotone_end(p, last - 1, last - 2);
    double before = chord(p, i - 1), after = chord(p, i);
    double parabola = (before * width(p, i) + after * width(p, i - 1)) / (width(p, i - 1) + width(p, i));
    return before * after > 0 ? limited(limited(parabola, before, 2), after, 2) : 0;
}

/* The derivatives by the first quantity (by 0), along each column, or by the second (by 1), along each row. */
static void slopes_by(int by, const DataTable *x, const DataTable *y, const double *values, double *slopes)
{
    const int rows = x->count, columns = y ? y->count : 1;
    for (int k = 0; k < (by ? rows : columns); k++) {
        const int first = by ? k * columns : k;
        const Points p = {.x = by ? y->at : x->at, .y = values + first, .count = by ? columns : rows,
                          .stride = by ? 1 : columns};
        for (int i = 0; i < p.count; i++)
            slopes[first + i * p.stride] = x->smoothness == SMOOTH_AKIMA ? akima(&p, i) : monotone(&p, i);
    }
}

double *table_slopes(Arena *arena, const DataTable *x, const DataTable *y, const double *values)
{
    const int count = x->count * (y ? y->count : 1);
    double *slopes = arena_array(arena, double, y ? 3 * count : count);
    slopes_by(0, x, y, values, slopes);
    if (!y)
        return slopes;
    double *by_y = slopes + count, *cross = by_y + count, *other = arena_array(arena, double, count);
    slopes_by(1, x, y, values, by_y);
    slopes_by(0, x, y, by_y, cross);
    slopes_by(1, x, y, slopes, other);
    for (int i = 0; i < count; i++)
        cross[i] = (cross[i] + other[i]) / 2; /* so that the order of the quantities does not matter */
    return slopes;
}
