/* past.c - the past of a quantity, for delays.
 *
 * Each accepted step adds pieces: polynomials of degree 4 through the values at five Chebyshev points, which reproduce
 * the integrator's own interpolant up to that degree. No piece crosses a break. Pieces that no delay reaches any more
 * make room for new ones. */
#include "keeper.h"
#include "past.h"
#include "runtime.h"

#include <float.h>
#include <math.h>
#include <string.h>

typedef struct {
    double begin, end;
    double interval;
    double c[PAST_NODES]; /* of the powers of z, from -1 at the begin to 1 at the end */
} Piece;

typedef struct {
    double time, value; /* just after it */
    int order;
} Break;

struct Past {
    Arena *arena;
    double first;    /* value at the start, and before */
    double value;    /* at the end, after what happened there */
    double end;      /* so far it is known */
    double longest, shortest; /* delay that it is kept for; step that is not cut */
    double most;     /* |value| so far */
    double dropped;  /* breaks that are no longer kept */
    Piece *pieces;
    Break *breaks;
    int piece_count, piece_capacity, break_count, break_capacity;
};

Past *past_new(Arena *a)
{
    Past *p = arena_take(a, 1, sizeof *p);
    p->arena = a;
    return p;
}

void past_limits(Past *p, double longest, double shortest)
{
    p->longest = fmax(p->longest, longest);
    p->shortest = shortest;
}

void past_begin(Past *p, double time, double value)
{
    p->first = p->value = value;
    p->most = fabs(value);
    p->end = time;
    p->dropped = 0;
    p->piece_count = p->break_count = 0;
}

/* ---- intervals ---- */

/* The breaks that are kept. */
static Knots knots_of(const Past *p)
{
    return (Knots){p->break_count ? &p->breaks->time : NULL, sizeof *p->breaks, p->break_count};
}

double past_interval(double time, const Past *p)
{
    return p->dropped + knots_interval(knots_of(p), time);
}

double past_interval_at(Instant now, double rate, double rest, const Past *p)
{
    return p->dropped + knots_interval_at(knots_of(p), now, rate, rest);
}

double past_instant(double time, double rate, double rest, double interval, const Past *p)
{
    return knots_instant(knots_of(p), time, rate, rest, (int)(interval - p->dropped));
}

double past_above(double time, double interval, const Past *p)
{
    return knots_above(knots_of(p), time, (int)(interval - p->dropped));
}

double past_below(double time, double interval, const Past *p)
{
    return knots_below(knots_of(p), time, (int)(interval - p->dropped));
}

/* ---- values ---- */

/* The piece of the interval that holds the time or is nearest to it; NULL if there is none. */
static const Piece *piece_at(double time, double interval, const Past *p)
{
    int low = 0, high = p->piece_count;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        const Piece *piece = &p->pieces[middle];
        if (piece->interval < interval || (!(piece->interval > interval) && piece->begin <= time))
            low = middle + 1;
        else
            high = middle;
    }
    for (int i = low > 0 ? low - 1 : 0; i <= low && i < p->piece_count; i++)
        if (!(p->pieces[i].interval < interval || p->pieces[i].interval > interval))
            return &p->pieces[i];
    return NULL;
}

/* By the time. */
static double polynomial_slope(const Piece *piece, double z)
{
    double sum = 0;
    for (int i = PAST_NODES - 1; i > 0; i--)
        sum = sum * z + i * piece->c[i];
    return sum * 2 / (piece->end - piece->begin);
}

static double within(const Piece *piece, double time)
{
    const double z = (time - piece->begin) / (piece->end - piece->begin) * 2 - 1;
    return fmin(fmax(z, -1), 1);
}

double past_value(double time, double interval, const Past *p)
{
    if (!(interval > 0))
        return p->first;
    const Piece *piece = piece_at(time, interval, p);
    if (!piece) { /* what it was where an interval without a piece begins */
        const int i = (int)(interval - p->dropped) - 1;
        return i >= 0 && i < p->break_count ? p->breaks[i].value : p->value;
    }
    const double z = within(piece, time), beyond = time - fmin(fmax(time, piece->begin), piece->end);
    double value = 0;
    for (int i = PAST_NODES - 1; i >= 0; i--)
        value = value * z + piece->c[i];
    return beyond > 0 || beyond < 0 ? value + polynomial_slope(piece, z) * beyond : value;
}

double past_slope(double time, double interval, const Past *p)
{
    const Piece *piece = interval > 0 ? piece_at(time, interval, p) : NULL;
    return piece ? polynomial_slope(piece, within(piece, time)) : 0;
}

bool past_holds(double time, double delay, double longest, const Past *p)
{
    const double rounding = 16 * DBL_EPSILON * fmax(fabs(time), fabs(delay));
    return delay >= -p->shortest && delay <= longest && time - delay <= p->end + p->shortest + rounding;
}

double past_end(const Past *p)
{
    return p->value;
}

/* ---- what is new ---- */

/* Drops what no delay reaches from `time` on, if there is no room left; at least half then, or nothing. */
static void make_room(Past *p, double time)
{
    int old = 0;
    while (p->piece_count == p->piece_capacity && old < p->piece_count && p->pieces[old].end < time - p->longest)
        old++;
    if (old > p->piece_count / 2) {
        p->piece_count -= old;
        memmove(p->pieces, p->pieces + old, (size_t)p->piece_count * sizeof *p->pieces);
    }
    old = 0;
    while (p->break_count == p->break_capacity && old + 1 < p->break_count &&
           p->breaks[old + 1].time < time - p->longest)
        old++;
    if (old > p->break_count / 2) {
        p->break_count -= old;
        p->dropped += old;
        memmove(p->breaks, p->breaks + old, (size_t)p->break_count * sizeof *p->breaks);
    }
}

void past_break(Past *p, double time, double value, int order)
{
    make_room(p, time);
    p->value = value;
    p->most = fmax(p->most, fabs(value));
    Break *last = p->break_count ? &p->breaks[p->break_count - 1] : NULL;
    if (last && last->time >= time) {
        last->value = value;
        last->order = order < last->order ? order : last->order;
        return;
    }
    p->breaks = arena_room(p->arena, p->breaks, p->break_count, &p->break_capacity, sizeof *p->breaks);
    p->breaks[p->break_count++] = (Break){time, value, order};
}

int past_order(const Past *p, double interval)
{
    const int i = (int)(interval - p->dropped) - 1;
    return i >= 0 && i < p->break_count ? p->breaks[i].order : 0;
}

/* Chebyshev points. */
#define INNER 0.7071067811865476

double past_node(double begin, double end, int node)
{
    static const double part[PAST_NODES] = {0, (1 - INNER) / 2, 0.5, (1 + INNER) / 2, 1};
    return node == PAST_NODES - 1 ? end : begin + (end - begin) * part[node];
}

bool past_fits(const Past *p, const double *v, double tolerance)
{
    const double line = (v[4] - v[0]) / 2, inner_line = (v[3] - v[1]) / 2 / INNER;
    const double bend = (v[4] + v[0]) / 2 - v[2], inner_bend = (v[3] + v[1]) / 2 - v[2];
    double most = p->most;
    for (int i = 0; i < PAST_NODES; i++)
        most = fmax(most, fabs(v[i]));
    return fabs(inner_bend - bend / 2) + INNER * fabs(inner_line - line) <= pow(tolerance, 0.6) * most;
}

void past_add(Past *p, double begin, double end, const double *v)
{
    const double line = (v[4] - v[0]) / 2, inner_line = (v[3] - v[1]) / 2 / INNER;
    const double bend = (v[4] + v[0]) / 2 - v[2], inner_bend = (v[3] + v[1]) / 2 - v[2];
    make_room(p, begin);
    p->pieces = arena_room(p->arena, p->pieces, p->piece_count, &p->piece_capacity, sizeof *p->pieces);
    p->pieces[p->piece_count++] =
        (Piece){begin, end, p->dropped + p->break_count,
                {v[2], 2 * inner_line - line, 4 * inner_bend - bend, 2 * (line - inner_line),
                 2 * bend - 4 * inner_bend}};
    for (int i = 0; i < PAST_NODES; i++)
        p->most = fmax(p->most, fabs(v[i]));
    p->end = end;
    p->value = v[PAST_NODES - 1];
}

/* ---- a state that is saved ---- */

static void *keep_items(Past *p, Keeper *k, void *items, int *count, int *capacity, size_t size)
{
    keep(k, count, sizeof *count);
    if (k->is_reading) {
        *capacity = *count = *count > 0 ? *count : 0;
        items = arena_take(p->arena, (size_t)*count, size);
    }
    keep(k, items, (size_t)*count * size);
    return items;
}

void past_keep(Past *p, Keeper *k)
{
    double *const numbers[] = {&p->first, &p->value, &p->end, &p->most, &p->dropped};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        keep(k, numbers[i], sizeof **numbers);
    p->pieces = keep_items(p, k, p->pieces, &p->piece_count, &p->piece_capacity, sizeof *p->pieces);
    p->breaks = keep_items(p, k, p->breaks, &p->break_count, &p->break_capacity, sizeof *p->breaks);
}
