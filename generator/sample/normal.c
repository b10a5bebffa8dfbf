/* normal.c - the normal distribution, computed only by operations that IEEE 754 determines. */
#include "sample/sample.h"

#include <math.h>

/* The logarithm of 2: the first part has so few bits that its products with exponents are exact. */
static const double log_two_high = 0x1.62e42fefa38p-1, log_two_low = 0x1.ef35793c7673p-45;

static double polynomial(const double *coefficients, int count, double x)
{
    double value = coefficients[count - 1];
    for (int i = count - 2; i >= 0; i--)
        value = value * x + coefficients[i];
    return value;
}

/* log((1 + f)/(1 - f)) = 2 (f + f^3/3 + f^5/5 + ...), for a mantissa from sqrt(1/2) to sqrt(2). */
double normal_log(double x)
{
    enum { LAST = 21 };
    int exponent;
    double mantissa = frexp(x, &exponent);
    if (mantissa < 0x1.6a09e667f3bcdp-1) { /* sqrt(1/2) */
        mantissa *= 2;
        exponent--;
    }
    const double rest = mantissa - 1, f = rest / (mantissa + 1), square = f * f;
    double sum = 0;
    for (int i = LAST; i >= 3; i -= 2)
        sum = (sum + 1.0 / i) * square;
    /* 2 f = rest - f rest, of which rest is exact */
    return exponent * log_two_high + (rest - (f * rest - (2 * f * sum + exponent * log_two_low)));
}

/* exp(x) = 2^k exp(r), |r| <= log(2)/2, by Taylor's series. */
double normal_exp(double x)
{
    enum { TERMS = 14 };
    if (!(x > -746))
        return x < 0 ? 0 : x;
    if (x > 710)
        return INFINITY;
    const double k = floor(x / log_two_high + 0.5), r = (x - k * log_two_high) - k * log_two_low;
    double sum = 0;
    for (int i = TERMS; i >= 2; i--)
        sum = (sum + 1) * r / i;
    return ldexp(1 + (r + r * sum), (int)k);
}

/* Near 0: 1/2 + phi(x) (x + x^3/3 + x^5/15 + ...) (Marsaglia: Evaluating the normal distribution, 2004). Further out:
 * Laplace's continued fraction for the tail. */
double normal_probability(double x)
{
    enum { FRACTIONS = 100 };
    static const double middle = 2, root = 0x1.9884533d43651p-2; /* 1/sqrt(2 pi) */
    const double distance = fabs(x), square = x * x;
    if (isnan(x) || distance > 39)
        return isnan(x) ? x : x > 0;
    const double density = root * normal_exp(-square / 2);
    if (distance < middle) {
        double term = x, sum = x, before = 0;
        for (int i = 3; sum < before || sum > before; i += 2) {
            before = sum;
            term *= square / i;
            sum += term;
        }
        return 0.5 + density * sum;
    }
    double rest = distance;
    for (int i = FRACTIONS; i > 0; i--)
        rest = distance + i / rest;
    return x > 0 ? 1 - density / rest : density / rest;
}

/* Wichura: Algorithm AS 241, the percentage points of the normal distribution, 1988 (PPND16). */
double normal_quantile(double p)
{
    static const double middle[] = {3.3871328727963666080e0,  1.3314166789178437745e+2, 1.9715909503065514427e+3,
                                    1.3731693765509461125e+4, 4.5921953931549871457e+4, 6.7265770927008700853e+4,
                                    3.3430575583588128105e+4, 2.5090809287301226727e+3};
    static const double middle_below[] = {1,
                                          4.2313330701600911252e+1,
                                          6.8718700749205790830e+2,
                                          5.3941960214247511077e+3,
                                          2.1213794301586595867e+4,
                                          3.9307895800092710610e+4,
                                          2.8729085735721942674e+4,
                                          5.2264952788528545610e+3};
    static const double near[] = {1.42343711074968357734e0,  4.63033784615654529590e0, 5.76949722146069140550e0,
                                  3.64784832476320460504e0,  1.27045825245236838258e0, 2.41780725177450611770e-1,
                                  2.27238449892691845833e-2, 7.74545014278341407640e-4};
    static const double near_below[] = {1,
                                        2.05319162663775882187e0,
                                        1.67638483018380384940e0,
                                        6.89767334985100004550e-1,
                                        1.48103976427480074590e-1,
                                        1.51986665636164571966e-2,
                                        5.47593808499534494600e-4,
                                        1.05075007164441684324e-9};
    static const double far[] = {6.65790464350110377720e0,  5.46378491116411436990e0,  1.78482653991729133580e0,
                                 2.96560571828504891230e-1, 2.65321895265761230930e-2, 1.24266094738807843860e-3,
                                 2.71155556874348757815e-5, 2.01033439929228813265e-7};
    static const double far_below[] = {1,
                                       5.99832206555887937690e-1,
                                       1.36929880922735805310e-1,
                                       1.48753612908506148525e-2,
                                       7.86869131145613259100e-4,
                                       1.84631831751005468180e-5,
                                       1.42151175831644588870e-7,
                                       2.04426310338993978564e-15};
    const double q = p - 0.5;
    if (fabs(q) <= 0.425) {
        const double r = 0.180625 - q * q;
        return q * polynomial(middle, 8, r) / polynomial(middle_below, 8, r);
    }
    const double tail = q < 0 ? p : 1 - p, r = sqrt(-normal_log(tail));
    const double z = r <= 5 ? polynomial(near, 8, r - 1.6) / polynomial(near_below, 8, r - 1.6)
                            : polynomial(far, 8, r - 5) / polynomial(far_below, 8, r - 5);
    return q < 0 ? -z : z;
}
