/* stability.c - detects steps that are short because of a method's stability, and the highest order without this limit.
 *
 * Formulas of BDF and Adams from order 3 on let a hardly damped motion continue or grow, even at steps at which it
 * should have vanished: a spring that has come to rest keeps ringing at the size of the tolerance, and its frequency
 * limits the step for the rest of the run. The local error e then lies along this motion. With f's Jacobian J, the
 * motion has the eigenvalue for which J^2 e = a J e + b e fits best, in the least squares weighted by the tolerances. A
 * formula of order k, applied to y' = z y at a constant step, shows its damping (Hairer and Wanner, Solving Ordinary
 * Differential Equations II, ch. V). Stability limits the steps if the formula damps the motion less than half as fast
 * as it should, although the motion has had the time to vanish. Orders up to 2 have no such limit.
 *
 * A lower order is kept as long as its steps are longer than the steps before. */
#include "stability.h"

#include <complex.h>
#include <math.h>
#include <string.h>

enum { MOST_ORDER = 12, BETWEEN = 50, MOST_BETWEEN = 800, STRETCH = 20, FIRST_STEPS = 2 * STRETCH,
       TRIAL = 20 * STRETCH };

static const double fit = 0.2;           /* largest relative residual of an eigenvalue's fit */
static const double vanished = 3;        /* time constants after which the motion should have vanished */
static const double least_damping = 0.5; /* relative to the exact damping */
static const double a_little = 1.25;     /* steps longer by this factor are tested: steps at the limit waver about it */
static const double enough = 0.05;       /* damping in a step with which the motion vanishes anyway */
static const double steady = 4;          /* largest ratio of steps in a window */

struct Stability {
    bool is_adams;
    int highest, order; /* highest order of the method; order that is allowed now */
    long steps;         /* since `begin` */
    long pause, idle;   /* steps to wait between looks; steps since the last one */
    double begin;       /* since then steps are about as long as the first one, or the order is lowered */
    double length;      /* of that first step; with a lowered order, of the steps before */
    double last, mark;  /* times of the last step, and of the begin of the present stretch */
    double recent;      /* mean step of the stretch before */
    double complex motion; /* with a lowered order: the eigenvalue */
    double trial;       /* number of steps after which the lower order must have paid off */
};

Stability *stability_new(Arena *a)
{
    Stability *s = arena_take(a, 1, sizeof *s);
    s->pause = BETWEEN;
    return s;
}

/* A formula for y' = z y in backward differences: sum of a[k] D^k y = z sum of b[k] D^k y. */
static void formula(bool is_adams, int order, double *a, double *b)
{
    for (int k = 0; k <= MOST_ORDER; k++)
        a[k] = b[k] = 0;
    b[0] = a[1] = 1;
    for (int k = 2; k <= order && !is_adams; k++)
        a[k] = 1.0 / k;
    for (int k = 1; k < order && is_adams; k++)
        for (int i = 0; i < k; i++)
            b[k] -= b[i] / (k + 1 - i);
}

/* Converts coefficients of differences to those of values: c[j] is the coefficient of y j steps ago. */
static void expand(const double *differences, double *c)
{
    for (int j = 0; j <= MOST_ORDER; j++)
        c[j] = 0;
    for (int k = 0; k <= MOST_ORDER; k++) {
        double binomial = differences[k];
        for (int j = 0; j <= k; j++) {
            c[j] += binomial;
            binomial *= -(double)(k - j) / (j + 1);
        }
    }
}

/* The product of finite numbers. C's own product and quotient take 2 kB of code for other numbers. */
static double complex complex_product(double complex a, double complex b)
{
    const double parts[] = {creal(a) * creal(b) - cimag(a) * cimag(b), creal(a) * cimag(b) + cimag(a) * creal(b)};
    double complex z;
    memcpy(&z, parts, sizeof z);
    return z;
}

double stability_growth(bool is_adams, int order, double real, double imaginary)
{
    enum { SETTLING = 100, MEASURED = 100 };
    const double complex z = real + imaginary * I;
    double complex y[MOST_ORDER + 1];
    double a[MOST_ORDER + 1], b[MOST_ORDER + 1], differences[MOST_ORDER + 1], growth = 0;
    formula(is_adams, order, differences, b);
    expand(differences, a);
    for (int k = 0; k <= MOST_ORDER; k++)
        differences[k] = b[k];
    expand(differences, b);
    const double complex divisor = a[0] - z * b[0];
    const double square = creal(divisor) * creal(divisor) + cimag(divisor) * cimag(divisor);
    const double complex inverse = conj(divisor) / square;
    for (int j = 0; j < MOST_ORDER; j++)
        y[j] = 1 + 0.1 * (j % 3);
    for (int step = 0; step < SETTLING + MEASURED; step++) {
        double complex sum = 0;
        for (int j = 1; j <= order; j++)
            sum += complex_product(z * b[j] - a[j], y[j - 1]);
        sum = complex_product(sum, inverse);
        double size = cabs(sum);
        for (int j = 0; j + 1 < order; j++)
            size = fmax(size, cabs(y[j]));
        if (!(size > 0))
            return -HUGE_VAL;
        for (int j = order - 1; j > 0; j--)
            y[j] = y[j - 1] / size;
        y[0] = sum / size;
        growth += step < SETTLING ? 0 : log(size);
    }
    return growth / MEASURED;
}

static double product(const double *u, const double *v, const double *weights, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += u[i] * v[i] * weights[i] * weights[i];
    return sum;
}

/* Product of the vectors (J^i e, J^(i+1) e/rate) and (J^j e, J^(j+1) e/rate): J^i e alone may have only one entry of
 * relevant size. */
static double pair(double *const *e, int i, int j, const double *weights, int n, double rate)
{
    return product(e[i], e[j], weights, n) + product(e[i + 1], e[j + 1], weights, n) / (rate * rate);
}

bool stability_motion(double *const *e, const double *weights, int n, double complex *eigenvalue)
{
    const double rate = sqrt(sqrt(product(e[2], e[2], weights, n) / product(e[0], e[0], weights, n)));
    if (!(rate > 0) || !isfinite(rate))
        return false;
    const double uu = pair(e, 0, 0, weights, n, rate), uv = pair(e, 0, 1, weights, n, rate);
    const double vv = pair(e, 1, 1, weights, n, rate), uw = pair(e, 0, 2, weights, n, rate);
    const double ww = pair(e, 2, 2, weights, n, rate), vw = pair(e, 1, 2, weights, n, rate);
    const double determinant = uu * vv - uv * uv;
    if (determinant <= fit * fit * uu * vv) {
        *eigenvalue = uv / uu;
        return true;
    }
    const double a = (uu * vw - uv * uw) / determinant, b = (vv * uw - uv * vw) / determinant;
    *eigenvalue = a / 2 + csqrt(a * a / 4 + b);
    return ww - a * vw - b * uw <= fit * fit * ww;
}

bool stability_is_damped(bool is_adams, int order, double complex z)
{
    return stability_growth(is_adams, order, creal(z), cimag(z)) <= fmax(least_damping * creal(z), -enough);
}

/* True if steps of the length in z, and steps of up to 16 times this length, damp the motion. */
static bool is_damped(const Stability *s, int order, double complex z)
{
    for (double times = 1; times <= 16; times *= 2)
        if (!stability_is_damped(s->is_adams, order, times * z))
            return false;
    return true;
}

static void begin(Stability *s, double time, double length)
{
    s->begin = s->last = s->mark = time;
    s->recent = length;
    s->length = length;
    s->steps = 0;
}

static int allow_all(Stability *s, double time)
{
    s->order = s->highest;
    begin(s, time, 0);
    return s->order;
}

int stability_restart(Stability *s, bool is_adams, double time)
{
    s->is_adams = is_adams;
    s->highest = is_adams ? MOST_ORDER : 5;
    return allow_all(s, time);
}

bool stability_is_due(Stability *s, double time, int order)
{
    const double length = time - s->last;
    s->last = time;
    s->steps++;
    s->idle++;
    if (s->steps % STRETCH == 0) {
        s->recent = (time - s->mark) / STRETCH;
        s->mark = time;
    }
    if (s->order < s->highest)
        return false;
    if (!(length <= steady * s->length && s->length <= steady * length))
        begin(s, time, length);
    return order > 2 && s->steps >= BETWEEN && s->idle >= s->pause;
}

int stability_look(Stability *s, double *const *e, const double *weights, int n, int order)
{
    const double time = s->last - s->begin, length = s->recent;
    double complex eigenvalue;
    const bool is_limited = stability_motion(e, weights, n, &eigenvalue) &&
                            !stability_is_damped(s->is_adams, order, a_little * length * eigenvalue);
    s->idle = 0;
    s->pause = is_limited || s->pause >= MOST_BETWEEN ? s->pause : 2 * s->pause;
    if (!is_limited || creal(eigenvalue) * time >= -vanished)
        return s->order;
    s->order = order - 1;
    while (s->order > 2 && !is_damped(s, s->order, length * eigenvalue))
        s->order--;
    s->motion = eigenvalue;
    s->trial = 0;
    begin(s, s->last, length);
    return s->order;
}

/* The number of steps after which the lower order should allow steps as long as before: twice as many as the motion
 * needs to become small enough at the present step. */
static double steps_to_pay(const Stability *s)
{
    const double complex z = s->recent * s->motion;
    const double growth = stability_growth(s->is_adams, s->order, creal(z), cimag(z));
    return growth < 0 ? 2 * (s->order + 1) * log(s->length / s->recent) / -growth : HUGE_VAL;
}

int stability_keep(Stability *s)
{
    if (s->order == s->highest || s->steps % STRETCH != 0)
        return s->order;
    if (s->steps == FIRST_STEPS && s->recent < s->length) {
        const double needed = FIRST_STEPS + steps_to_pay(s);
        s->trial = needed <= TRIAL ? needed : 0;
    }
    if (s->steps < FIRST_STEPS || (double)s->steps <= s->trial || s->recent >= s->length)
        return s->order;
    s->idle = 0;
    s->pause = s->steps > TRIAL ? BETWEEN : s->pause < MOST_BETWEEN ? 4 * s->pause : s->pause;
    return allow_all(s, s->last);
}
