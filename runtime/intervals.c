/* intervals.c - confidence intervals.
 *
 * The incomplete beta function is a continued fraction (DLMF 8.17.22), evaluated by Lentz's method as Thompson and
 * Barnett modified it (J. Comput. Phys. 64, 1986). Its factor is a binomial probability. For many cases, gamma
 * functions would leave few digits of it: so it is computed by Loader's method (Fast and accurate computation of
 * binomial probabilities, 2000) from the error of Stirling's formula and from deviances. */
#include "intervals.h"

#include <float.h>
#include <math.h>

static const double two_pi = 6.283185307179586477;

/* ln(n!) - ln(sqrt(2 pi n) (n/e)^n); n > 0 need not be whole. */
static double stirling_error(double n)
{
    const double square = n * n;
    if (n <= 15)
        return log(tgamma(n + 1)) - (n + 0.5) * log(n) + n - 0.5 * log(two_pi);
    return (1.0 / 12 -
            (1.0 / 360 -
             (1.0 / 1260 - (1.0 / 1680 - (1.0 / 1188 - 691.0 / 360360 / square) / square) / square) / square) /
                square) /
           n;
}

/* x ln(x/mean) + mean - x; by a series where these nearly cancel. */
static double deviance(double x, double mean)
{
    const double difference = x - mean;
    if (!(fabs(difference) < 0.1 * (x + mean)))
        return x * log(x / mean) + mean - x;
    const double v = difference / (x + mean), square = v * v;
    double sum = difference * v, term = 2 * x * v;
    for (int k = 1; k < 1000; k++) {
        term *= square;
        const double next = sum + term / (2 * k + 1);
        if (!(fabs(next - sum) > 0))
            break;
        sum = next;
    }
    return sum;
}

/* x^a y^b/B(a, b) */
static double beta_power(double x, double y, double a, double b)
{
    const double n = a + b;
    const double exponent =
        stirling_error(n) - stirling_error(a) - stirling_error(b) - deviance(a, n * x) - deviance(b, n * y);
    return exp(exponent) * sqrt(a * b / (two_pi * n));
}

/* Converges in some sqrt(max(a, b)) steps for x < (a + 1)/(a + b + 2). */
static double beta_fraction(double x, double a, double b)
{
    const double tiny = DBL_MIN / DBL_EPSILON;
    const long most = 1000 + 20 * (long)sqrt(fmax(a, b));
    double c = 1, d = 1 - (a + b) * x / (a + 1);
    d = 1 / (fabs(d) < tiny ? tiny : d);
    double fraction = d;
    for (long k = 1; k <= most; k++) {
        const double m = (double)k;
        for (int part = 0; part < 2; part++) {
            const double term = part == 0 ? m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
                                          : -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            d = 1 + term * d;
            d = 1 / (fabs(d) < tiny ? tiny : d);
            c = 1 + term / c;
            c = fabs(c) < tiny ? tiny : c;
            fraction *= d * c;
        }
        if (fabs(d * c - 1) < DBL_EPSILON)
            break;
    }
    return fraction;
}

/* A share of the beta distribution with a, b > 0 below x, or above it; y is 1 - x, for x near 1. The share is accurate
 * to some 1e-10 of itself for a + b up to 1e8, to 1e-13 where neither a nor b is small. */
static double beta_share(double x, double y, double a, double b, bool is_above)
{
    if (!(x > 0) || !(y > 0))
        return is_above == (x > 0) ? 0 : 1;
    const double power = beta_power(x, y, a, b);
    const bool is_low = x < (a + 1) / (a + b + 2);
    const double share = is_low ? power * beta_fraction(x, a, b) / a : power * beta_fraction(y, b, a) / b;
    return is_low == is_above ? 1 - share : share;
}

/* The x at which the share is `share`, which is between 0 and 1: Newton's steps from the mean, kept within the bracket
 * that the signs so far give. A bracket that spans powers of ten is halved on a logarithmic scale. */
static double beta_quantile(double share, double a, double b, bool is_above)
{
    double low = 0, high = 1, x = a / (a + b);
    for (int k = 0; k < 2000 && high > low; k++) {
        const double excess = (beta_share(x, 1 - x, a, b, is_above) - share) * (is_above ? -1 : 1);
        *(excess > 0 ? &high : &low) = x;
        if (!(fabs(excess) > 0))
            break;
        const double slope = beta_power(x, 1 - x, a, b) / (x * (1 - x));
        double next = x - excess / slope;
        if (!(next > low && next < high))
            next = low > 0 ? sqrt(low * high) : high > 1e-300 ? high * 1e-3 : 0;
        if (!(next > low && next < high))
            next = 0.5 * (low + high);
        if (!(fabs(next - x) > 2 * DBL_EPSILON * x))
            return next;
        x = next;
    }
    return x;
}

void binomial_interval(long met, long of, double level, double *low, double *high)
{
    const double tail = 0.5 * (1 - level), yes = (double)met, no = (double)(of - met);
    const double all = -expm1(log(tail) / (double)of); /* 1 - tail^(1/of) */
    *low = met == 0 ? 0 : met == of ? 1 - all : beta_quantile(tail, yes, no + 1, false);
    *high = met == of ? 1 : met == 0 ? all : beta_quantile(tail, yes + 1, no, true);
}

/* By the quantile of t^2/(freedom + t^2) or of its complement to 1, whichever is smaller in ordinary cases: so no
 * digits are lost. */
double student_quantile(double level, double freedom)
{
    if (freedom <= 10) {
        const double rest = beta_quantile(1 - level, 0.5 * freedom, 0.5, false);
        return sqrt(freedom * (1 - rest) / rest);
    }
    const double square = beta_quantile(1 - level, 0.5, 0.5 * freedom, true);
    return sqrt(freedom * square / (1 - square));
}

double student_share(double t, double freedom)
{
    const double square = t * t, sum = freedom + square;
    return isfinite(sum) ? beta_share(square / sum, freedom / sum, 0.5, 0.5 * freedom, true) : 0;
}

void replications_interval(const double *estimates, int count, double estimate, double level, double *low, double *high)
{
    double sum = 0, squares = 0;
    for (int i = 0; i < count; i++)
        sum += estimates[i] - estimates[0];
    const double mean = sum / count;
    for (int i = 0; i < count; i++)
        squares += (estimates[i] - estimates[0] - mean) * (estimates[i] - estimates[0] - mean);
    const double half = student_quantile(level, count - 1) * sqrt(squares / (count - 1) / count);
    *low = estimate - half;
    *high = estimate + half;
}
