/* quadrature.c - integrals of several functions over time, from values at the same points.
 *
 * Gander and Gautschi's adaptive rule (Adaptive Quadrature - Revisited, BIT 40, 2000): Lobatto's rule of 4 points,
 * exact for polynomials up to degree 5, and Kronrod's extension of it by 3 points, exact up to degree 9. The difference
 * of both is much larger than the error of the second one. If it is too large for a function, the part is divided at
 * its points into six parts, whose end values are known; this encloses a jump.
 *
 * Noise does not decrease in smaller parts. If a division does not reduce a small difference, or the third division a
 * large one, the function is assumed to have noise of this size. For some stretches, no part is then divided because of
 * a smaller difference. The uncertainty due to noise, or to the limit of divisions, is reported. */
#include "quadrature.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

enum {
    POINTS = 7,
    PARTS = POINTS - 1,
    DEPTH = 16,       /* of divisions */
    SURE = 2,         /* depth from which a difference that does not decrease is noise, however large it is */
    MOST_LOOKS = 4000 /* points that are evaluated in one stretch */
};

static const double small = 1e-5;  /* a small difference, relative to the same as the tolerance */
static const double memory = 0.97; /* factor by which known noise decreases per stretch */
static const double least = 1e-6;  /* part of the largest value so far that counts as the least value of a stretch */

typedef struct {
    double from, to;
    double *at[POINTS]; /* values, by function; those of both ends belong to other parts */
    double *integral;   /* by function */
    double *difference; /* by function: of both rules */
    bool is_divided;    /* a difference is too large */
} Part;

struct Quadrature {
    int count;
    double tolerance;
    QuadratureValues *values;
    Part whole, parts[DEPTH][PARTS];
    double *largest; /* absolute value so far, by function */
    double *allowed; /* difference allowed in the present stretch, by function */
    double *noise;   /* difference due to noise, divided by the length of a part, by function */
    double *uncertain; /* possible error of the sums so far, by function */
    int looks;         /* in the present stretch */
};

static void take_memory(Part *p, Arena *a, int count)
{
    for (int k = 1; k < POINTS - 1; k++)
        p->at[k] = arena_doubles(a, (size_t)count);
    p->integral = arena_doubles(a, (size_t)count);
    p->difference = arena_doubles(a, (size_t)count);
}

Quadrature *quadrature_new(Arena *a, int count, double tolerance, QuadratureValues *values)
{
    Quadrature *q = arena_take(a, 1, sizeof *q);
    q->count = count;
    q->tolerance = tolerance;
    q->values = values;
    take_memory(&q->whole, a, count);
    q->whole.at[0] = arena_doubles(a, (size_t)count);
    q->whole.at[POINTS - 1] = arena_doubles(a, (size_t)count);
    for (int d = 0; d < DEPTH; d++)
        for (int k = 0; k < PARTS; k++)
            take_memory(&q->parts[d][k], a, count);
    q->largest = arena_doubles(a, (size_t)count);
    q->allowed = arena_doubles(a, (size_t)count);
    q->noise = arena_doubles(a, (size_t)count);
    q->uncertain = arena_doubles(a, (size_t)count);
    return q;
}

static double point_of(const Part *p, int k)
{
    static const double inner = 0.4472135954999579, outer = 0.8164965809277260; /* sqrt(1/5), sqrt(2/3) */
    static const double places[POINTS] = {-1, -outer, -inner, 0, inner, outer, 1};
    return k == 0 ? p->from : k == PARTS ? p->to : p->from + (p->to - p->from) / 2 * (1 + places[k]);
}

static void look(Quadrature *q, void *context, Part *p)
{
    for (int k = 1; k < PARTS; k++)
        q->values(context, point_of(p, k), p->at[k]);
    q->looks += PARTS - 1;
}

static bool is_too_large(const Quadrature *q, const Part *p, int i)
{
    return p->difference[i] > fmax(q->allowed[i], q->noise[i] * (p->to - p->from));
}

static void judge(const Quadrature *q, Part *p)
{
    p->is_divided = false;
    for (int i = 0; i < q->count; i++)
        p->is_divided |= is_too_large(q, p, i);
}

static void integrate(const Quadrature *q, Part *p)
{
    const double length = p->to - p->from;
    for (int i = 0; i < q->count; i++) {
        const double ends = p->at[0][i] + p->at[6][i], outer = p->at[1][i] + p->at[5][i];
        const double inner = p->at[2][i] + p->at[4][i];
        p->integral[i] = length * (77 * ends + 432 * outer + 625 * inner + 672 * p->at[3][i]) / 2940;
        p->difference[i] = fabs(p->integral[i] - length * (ends + 5 * inner) / 12);
    }
}

/* Detects noise by comparing a part with the parts into which it was divided. */
static void find_noise(Quadrature *q, const Part *p, const Part *parts, int depth)
{
    for (int i = 0; i < q->count; i++) {
        double sum = 0;
        for (int k = 0; k < PARTS; k++)
            sum += parts[k].difference[i];
        const bool may_be_noise = depth >= SURE || p->difference[i] < small / q->tolerance * q->allowed[i];
        if (may_be_noise && is_too_large(q, p, i) && sum > p->difference[i] / 2)
            q->noise[i] = 2 * p->difference[i] / (p->to - p->from);
    }
}

static void add(Quadrature *q, void *context, const Part *p, int depth, double *sums)
{
    if (!p->is_divided || depth == DEPTH || q->looks > MOST_LOOKS) {
        for (int i = 0; i < q->count; i++) {
            sums[i] += p->integral[i];
            if (p->difference[i] > q->allowed[i])
                q->uncertain[i] += p->difference[i];
        }
        return;
    }
    Part *parts = q->parts[depth];
    for (int k = 0; k < PARTS; k++) {
        parts[k].from = point_of(p, k);
        parts[k].to = point_of(p, k + 1);
        parts[k].at[0] = p->at[k];
        parts[k].at[PARTS] = p->at[k + 1];
        look(q, context, &parts[k]);
        integrate(q, &parts[k]);
    }
    find_noise(q, p, parts, depth);
    for (int k = 0; k < PARTS; k++) {
        judge(q, &parts[k]);
        add(q, context, &parts[k], depth + 1, sums);
    }
}

double quadrature_uncertainty(const Quadrature *q, int function)
{
    return q->uncertain[function];
}

void quadrature_add(Quadrature *q, void *context, double from, double to, const double *at_from, const double *at_to,
                    double *sums)
{
    Part *p = &q->whole;
    p->from = from;
    p->to = to;
    memcpy(p->at[0], at_from, (size_t)q->count * sizeof *at_from);
    memcpy(p->at[PARTS], at_to, (size_t)q->count * sizeof *at_to);
    q->looks = 0;
    look(q, context, p);
    for (int i = 0; i < q->count; i++) {
        double largest = 0;
        for (int k = 0; k < POINTS; k++)
            largest = fmax(largest, fabs(p->at[k][i]));
        q->largest[i] = fmax(q->largest[i], isfinite(largest) ? largest : 0);
        q->allowed[i] = q->tolerance * (to - from) * fmax(largest, least * q->largest[i]);
        q->noise[i] *= memory;
    }
    integrate(q, p);
    judge(q, p);
    add(q, context, p, 0, sums);
}
