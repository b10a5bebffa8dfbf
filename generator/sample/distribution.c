/* distribution.c - kinds of distributions: their parameters and values. */
#include "sample/sample.h"

#include <math.h>

const char *const distribution_kinds[DISTRIBUTIONS] = {"normal", "uniform", "triangular", "lognormal", "choice"};

static const char *not_positive(Arena *arena, const char *what, double number)
{
    return arena_format(arena, "%s is %s, not a positive number", what, number_text(number));
}

static const char *not_finite(const Distribution *d)
{
    const bool has_moments = d->kind == DISTRIBUTION_NORMAL || d->kind == DISTRIBUTION_LOGNORMAL;
    const bool has_ends = d->kind == DISTRIBUTION_UNIFORM || d->kind == DISTRIBUTION_TRIANGULAR;
    if (has_moments && !isfinite(d->mean))
        return "it has no mean";
    if (has_moments && isnan(d->deviation))
        return "it has no deviation";
    if (has_ends && !(isfinite(d->least) && isfinite(d->greatest)))
        return "it has no least or no greatest value";
    return NULL;
}

/* Computes the probabilities. If the part that is kept lies on one side of the mean, its probability is a difference of
 * tails, because these are precise. */
static void cut_off(Distribution *d)
{
    const double low = (d->least - d->mean) / d->deviation, high = (d->greatest - d->mean) / d->deviation;
    d->below = normal_probability(low);
    d->above = normal_probability(-high);
    d->kept = low > 0    ? normal_probability(-low) - d->above
              : high < 0 ? normal_probability(high) - d->below
                         : 1 - d->below - d->above;
}

const char *distribution_settle(Arena *arena, Distribution *d)
{
    const bool has_moments = d->kind == DISTRIBUTION_NORMAL || d->kind == DISTRIBUTION_LOGNORMAL;
    const char *fault = not_finite(d);
    if (fault)
        return fault;
    if (has_moments && !(d->deviation > 0 && isfinite(d->deviation)))
        return not_positive(arena, "its deviation", d->deviation);
    if (d->kind == DISTRIBUTION_LOGNORMAL && !(d->mean > 0))
        return not_positive(arena, "its mean", d->mean);
    if (d->kind == DISTRIBUTION_CHOICE || d->kind == DISTRIBUTION_LOGNORMAL)
        return NULL;
    if (!(d->least < d->greatest))
        return arena_format(arena, "its least value %s is not below its greatest, %s", number_text(d->least),
                            number_text(d->greatest));
    if (d->kind == DISTRIBUTION_TRIANGULAR && !(d->least <= d->mode && d->mode <= d->greatest))
        return arena_format(arena, "its mode %s lies outside", number_text(d->mode));
    if (d->kind == DISTRIBUTION_NORMAL) {
        cut_off(d);
        if (!(d->kept > 0))
            return "it has no values between its least and its greatest value";
    }
    return NULL;
}

static double within(const Distribution *d, double value)
{
    return value < d->least ? d->least : value > d->greatest ? d->greatest : value;
}

/* The quantile u of the part that is kept, computed from the end with the smaller probability, which is precise. */
static double truncated(const Distribution *d, double u)
{
    const double lower = d->below + u * d->kept, upper = d->above + (1 - u) * d->kept;
    const double z = lower < upper ? normal_quantile(lower) : -normal_quantile(upper);
    return within(d, d->mean + d->deviation * z);
}

static double triangular(const Distribution *d, double u)
{
    const double width = d->greatest - d->least, left = d->mode - d->least, right = d->greatest - d->mode;
    return within(d,
                  u * width < left ? d->least + sqrt(u * width * left) : d->greatest - sqrt((1 - u) * width * right));
}

/* Its logarithm has the variance log(1 + c^2), c being the deviation over the mean. */
static double lognormal(const Distribution *d, double z)
{
    const double ratio = d->deviation / d->mean, grown = 1 + ratio * ratio;
    return d->mean / sqrt(grown) * normal_exp(sqrt(normal_log(grown)) * z);
}

static bool is_whole(const Distribution *d)
{
    return isinf(d->least) && isinf(d->greatest);
}

double distribution_value(const Distribution *d, double u)
{
    switch (d->kind) {
    case DISTRIBUTION_NORMAL: return is_whole(d) ? d->mean + d->deviation * normal_quantile(u) : truncated(d, u);
    case DISTRIBUTION_UNIFORM: return within(d, d->least * (1 - u) + d->greatest * u);
    case DISTRIBUTION_TRIANGULAR: return triangular(d, u);
    case DISTRIBUTION_LOGNORMAL: return lognormal(d, normal_quantile(u));
    default: return fmin(floor(u * d->choices.count), d->choices.count - 1);
    }
}

double distribution_of_score(const Distribution *d, double z)
{
    if (d->kind == DISTRIBUTION_NORMAL && is_whole(d))
        return d->mean + d->deviation * z;
    return d->kind == DISTRIBUTION_LOGNORMAL ? lognormal(d, z) : distribution_value(d, normal_probability(z));
}

long distribution_levels(const Distribution *d, long wanted)
{
    return d->kind == DISTRIBUTION_CHOICE ? d->choices.count : wanted;
}

double distribution_level(const Distribution *d, long level, long levels)
{
    if (d->kind == DISTRIBUTION_CHOICE)
        return (double)level;
    if (d->kind == DISTRIBUTION_UNIFORM && levels > 1)
        return distribution_value(d, (double)level / (double)(levels - 1));
    return distribution_value(d, ((double)level + 0.5) / (double)levels);
}
