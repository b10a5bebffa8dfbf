/* formula.h - operators of formulas that C lacks; called by generated code. */
#ifndef FORMULA_H
#define FORMULA_H

#include <math.h>
#include <stdbool.h>

/* Long functions come in pieces, evaluate_2 and the like: a compiler that joined them again would take very long. */
#if defined(__GNUC__)
#define NOINLINE __attribute__((noinline))
#else
#define NOINLINE
#endif

/* If an argument of sign_of(), smaller() or larger() is NaN, so is the result. */
static inline double sign_of(double a)
{
    return (a > 0.0) ? 1.0 : ((a < 0.0) ? -1.0 : (a + 0.0)); /* -0 becomes 0 */
}

static inline double smaller(double a, double b)
{
    return (a < b) ? a : ((b <= a) ? b : (a + b));
}

static inline double larger(double a, double b)
{
    return (a > b) ? a : ((b >= a) ? b : (a + b));
}

static inline double integer_quotient(double a, double b)
{
    return trunc(a / b);
}

/* Has the sign of b. */
static inline double modulo(double a, double b)
{
    return a - (floor(a / b) * b);
}

/* Has the sign of a. */
static inline double truncated_remainder(double a, double b)
{
    return a - (trunc(a / b) * b);
}

/* NaN if the Integer is 2^53 (float: 2^24) or larger in magnitude, because its last digits may be lost. */
static inline double exact_integer(double a)
{
    return (fabs(a) < 9007199254740992.0) ? a : NAN;
}

/* First guess of an unknown: its stated or set guess. If this is NaN, the value that other start values imply, or 0 if
 * that is not finite. */
static inline double guess_of(double stated, double implied)
{
    return (isnan(stated) == 0) ? stated : ((isfinite(implied) != 0) ? implied : 0.0);
}

static inline bool are_equal(double a, double b)
{
    return (a <= b) && (a >= b);
}

#endif
