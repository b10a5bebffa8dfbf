/* past.c - the past of a quantity, for delays.
 *
 * Each accepted step adds pieces: polynomials of degree 4 through the values at five Chebyshev points. They reproduce
 * the integrator's own interpolant up to this degree. No piece crosses a break. Pieces that no delay reaches any more
 * are dropped when room is needed. */
#include "keeper.h"
#include "past.h"
#include "runtime.h"

#include <float.h>
#include <math.h>
#include <string.h>

typedef struct {
    double begin, end;
    double interval;
    double c[PAST_NODES]; /* coefficients of powers of z, which is -1 at the begin and 1 at the end */
} Piece;

typedef struct {
    double value; /* just after the break */
    int order;
} Break;

struct Past {
    Arena *arena;
    double first;    /* value at and before the start */
    double value;    /* value at the end, after an event there */
    double end;      /* time until which the past is known */
    double longest, shortest; /* longest delay; step that no delay cuts */
    double most;     /* largest |value| so far */
    double dropped;  /* number of breaks that are no longer kept */
    Piece *pieces;
    double *times; /* of breaks */
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
    p->first = value;
    p->value = value;
    p->most = fabs(value);
    p->end = time;
    p->dropped = 0.0;
    p->piece_count = 0;
    p->break_count = 0;
}

/* ---- intervals ---- */

/* The breaks that are kept. */
static Knots breaks_of(const Past *p)
{
    return (Knots){p->times, sizeof *p->times, p->break_count};
}

/* Number of kept breaks up to the begin of an interval; -1 if the interval is older, or does not exist. */
static int breaks_until(double interval, const Past *p)
{
    const double count = interval - p->dropped;
    return ((count >= 0.0) && (count <= (double)p->break_count)) ? (int)count : -1;
}

double past_interval(double time, const Past *p)
{
    return p->dropped + (double)knots_interval(breaks_of(p), time);
}

double past_interval_at(Instant now, double rate, double rest, const Past *p)
{
    return p->dropped + (double)knots_interval_at(breaks_of(p), now, rate, rest);
}

double past_instant(double time, double rate, double rest, double interval, const Past *p)
{
    return knots_instant(breaks_of(p), time, rate, rest, breaks_until(interval, p));
}

double past_above(double time, double interval, const Past *p)
{
    return knots_above(breaks_of(p), time, breaks_until(interval, p));
}

double past_below(double time, double interval, const Past *p)
{
    return knots_below(breaks_of(p), time, breaks_until(interval, p));
}

/* ---- values ---- */

/* Piece i; piece 0 is the oldest one that is kept. */
static const Piece *piece_of(const Past *p, int i)
{
    return &p->pieces[i];
}

/* Piece of the interval that contains the time or is nearest to it; NULL if the interval has no piece. */
static const Piece *piece_at(double time, double interval, const Past *p)
{
    const Piece *found = NULL;
    int low = 0;
    int high = p->piece_count;
    while (low < high) { /* bisection */
        const int middle = (low + high) / 2;
        const Piece *piece = piece_of(p, middle);
        if ((piece->interval < interval) || (!(piece->interval > interval) && (piece->begin <= time))) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    for (int i = (low <= 0) ? 0 : (low - 1); (i <= low) && (i < p->piece_count) && (found == NULL); i++) {
        const Piece *piece = piece_of(p, i);
        if (!(piece->interval < interval) && !(piece->interval > interval)) {
            found = piece;
        }
    }
    return found;
}

/* Derivative of a piece by time at z, from -1 to 1. */
static double polynomial_slope(const Piece *piece, double z)
{
    double sum = 0.0;
    for (int i = PAST_NODES - 1; i > 0; i--) {
        sum = (sum * z) + ((double)i * piece->c[i]);
    }
    return (sum * 2.0) / (piece->end - piece->begin);
}

/* Place of a time within a piece, from -1 to 1; beyond an end, this end. */
static double piece_place(const Piece *piece, double time)
{
    const double z = (((time - piece->begin) / (piece->end - piece->begin)) * 2.0) - 1.0;
    return fmin(fmax(z, -1.0), 1.0);
}

double past_value(double time, double interval, const Past *p)
{
    const Piece *piece = (interval > 0.0) ? piece_at(time, interval, p) : NULL;
    if (!(interval > 0.0)) {
        return p->first;
    }
    if (piece == NULL) { /* value at the begin of an interval without pieces */
        const int i = breaks_until(interval, p) - 1;
        return (i >= 0) ? p->breaks[i].value : p->value;
    }
    const double z = piece_place(piece, time);
    const double beyond = time - fmin(fmax(time, piece->begin), piece->end);
    double value = 0.0;
    for (int i = PAST_NODES - 1; i >= 0; i--) {
        value = (value * z) + piece->c[i];
    }
    return ((beyond > 0.0) || (beyond < 0.0)) ? (value + (polynomial_slope(piece, z) * beyond)) : value;
}

double past_slope(double time, double interval, const Past *p)
{
    const Piece *piece = (interval > 0.0) ? piece_at(time, interval, p) : NULL;
    return (piece != NULL) ? polynomial_slope(piece, piece_place(piece, time)) : 0.0;
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

/* ---- new pieces and breaks ---- */

/* If there is no room left, drops pieces and breaks that no delay reaches after `time`: more than half, or none. */
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
    while (p->break_count == p->break_capacity && old + 1 < p->break_count && p->times[old + 1] < time - p->longest)
        old++;
    if (old > p->break_count / 2) {
        p->break_count -= old;
        p->dropped += old;
        memmove(p->times, p->times + old, (size_t)p->break_count * sizeof *p->times);
        memmove(p->breaks, p->breaks + old, (size_t)p->break_count * sizeof *p->breaks);
    }
}

/* Room for a new piece or break at that time, behind the others. */
static Piece *new_piece(Past *p, double time)
{
    make_room(p, time);
    p->pieces = arena_room(p->arena, p->pieces, p->piece_count, &p->piece_capacity, sizeof *p->pieces);
    return &p->pieces[p->piece_count++];
}

static Break *new_break(Past *p, double time)
{
    int capacity = p->break_capacity;
    make_room(p, time);
    p->times = arena_room(p->arena, p->times, p->break_count, &capacity, sizeof *p->times);
    p->breaks = arena_room(p->arena, p->breaks, p->break_count, &p->break_capacity, sizeof *p->breaks);
    p->times[p->break_count] = time;
    return &p->breaks[p->break_count++];
}

void past_break(Past *p, double time, double value, int order)
{
    p->value = value;
    p->most = fmax(p->most, fabs(value));
    if ((p->break_count > 0) && (p->times[p->break_count - 1] >= time)) {
        Break *last = &p->breaks[p->break_count - 1];
        last->value = value;
        last->order = (order < last->order) ? order : last->order;
    } else {
        Break *last = new_break(p, time);
        last->value = value;
        last->order = order;
    }
}

int past_order(const Past *p, double interval)
{
    const int i = breaks_until(interval, p) - 1;
    return (i >= 0) ? p->breaks[i].order : 0;
}

/* Time of a Chebyshev point between two times. */
double past_node(double begin, double end, int node)
{
    static const double part[PAST_NODES] = {0.0, (1.0 - PAST_INNER) / 2.0, 0.5, (1.0 + PAST_INNER) / 2.0, 1.0};
    return (node == (PAST_NODES - 1)) ? end : (begin + ((end - begin) * part[node]));
}

bool past_fits(const Past *p, const double *v, double part)
{
    const double line = (v[4] - v[0]) / 2.0;
    const double inner_line = ((v[3] - v[1]) / 2.0) / PAST_INNER;
    const double bend = ((v[4] + v[0]) / 2.0) - v[2];
    const double inner_bend = ((v[3] + v[1]) / 2.0) - v[2];
    double most = p->most;
    for (int i = 0; i < PAST_NODES; i++) {
        most = fmax(most, fabs(v[i]));
    }
    return (fabs(inner_bend - (bend / 2.0)) + (PAST_INNER * fabs(inner_line - line))) <= (part * most);
}

void past_add(Past *p, double begin, double end, const double *v)
{
    const double line = (v[4] - v[0]) / 2.0;
    const double inner_line = ((v[3] - v[1]) / 2.0) / PAST_INNER;
    const double bend = ((v[4] + v[0]) / 2.0) - v[2];
    const double inner_bend = ((v[3] + v[1]) / 2.0) - v[2];
    Piece *piece = new_piece(p, begin);
    piece->begin = begin;
    piece->end = end;
    piece->interval = p->dropped + (double)p->break_count;
    piece->c[0] = v[2];
    piece->c[1] = (2.0 * inner_line) - line;
    piece->c[2] = (4.0 * inner_bend) - bend;
    piece->c[3] = 2.0 * (line - inner_line);
    piece->c[4] = (2.0 * bend) - (4.0 * inner_bend);
    for (int i = 0; i < PAST_NODES; i++) {
        p->most = fmax(p->most, fabs(v[i]));
    }
    p->end = end;
    p->value = v[PAST_NODES - 1];
}

/* ---- saved states ---- */

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
    p->times = keep_items(p, k, p->times, &p->break_count, &p->break_capacity, sizeof *p->times);
    p->breaks = keep_items(p, k, p->breaks, &p->break_count, &p->break_capacity, sizeof *p->breaks);
}
