/* estimate.c - probabilities that requirements are met, and means, with their intervals.
 *
 * For a random sample, the interval of a probability is that of Clopper and Pearson, and the interval of a mean that of
 * Student. The cases of other samples depend on each other: there the interval follows from the estimates of
 * independent replications. */
#include "estimate.h"

StudyInterval study_replications(const double *estimates, int count, double estimate, double level)
{
    StudyInterval i = {count < 2 ? INTERVAL_ONE_SAMPLE : INTERVAL_IS_THERE, NAN, NAN};
    for (int k = 0; k < count; k++)
        if (!isfinite(estimates[k]))
            i.reason = INTERVAL_MISSING;
    if (i.reason != INTERVAL_IS_THERE || !isfinite(estimate))
        return i.reason == INTERVAL_IS_THERE ? (StudyInterval){INTERVAL_MISSING, NAN, NAN} : i;
    replications_interval(estimates, count, estimate, level, &i.low, &i.high);
    return i.high > i.low ? i : (StudyInterval){INTERVAL_ALL_EQUAL, NAN, NAN};
}

static IntervalReason reason_of(const Study *s, long cases)
{
    return cases == 0                                             ? INTERVAL_NO_CASES
           : s->method == DESIGN_NONE || s->method == DESIGN_GRID ? INTERVAL_NO_SAMPLE
           : s->method != DESIGN_RANDOM && s->replications < 2    ? INTERVAL_ONE_SAMPLE
                                                                  : INTERVAL_IS_THERE;
}

/* The interval of the share of met cases. Counts are given in all, and by replication. */
static StudyInterval interval_of(const Study *s, long met, long of, const long *mets, const long *ofs, double level,
                                 Arena *a)
{
    StudyInterval i = {reason_of(s, of), NAN, NAN};
    if (i.reason != INTERVAL_IS_THERE)
        return i;
    if (s->method == DESIGN_RANDOM) {
        binomial_interval(met, of, level, &i.low, &i.high);
        return i;
    }
    double *estimates = arena_doubles(a, (size_t)s->replications);
    for (int r = 0; r < s->replications; r++)
        estimates[r] = ofs[r] ? (double)mets[r] / (double)ofs[r] : NAN;
    i = study_replications(estimates, s->replications, (double)met / (double)of, level);
    i.low = fmax(i.low, i.reason == INTERVAL_IS_THERE ? 0 : NAN);
    i.high = fmin(i.high, i.reason == INTERVAL_IS_THERE ? 1 : NAN);
    return i;
}

static bool is_verdict(double value)
{
    return value >= 0 && value < VERDICTS;
}

/* The heaviest verdict of these columns, which is the verdict of the requirement that they belong to. -1: a verdict is
 * missing, and none is violated. */
static int verdict_of(const Study *s, const int *columns, int count, long i)
{
    int worst = VERDICT_MET;
    bool is_missing = false;
    for (int k = 0; k < count; k++) {
        const double value = s->columns[columns[k]].values[i];
        is_missing |= !is_verdict(value);
        if (is_verdict(value) && (int)value > worst)
            worst = (int)value;
    }
    return is_missing && worst != VERDICT_VIOLATED ? -1 : worst;
}

void estimate_requirement(const Study *s, const int *columns, int count, double level, StudyRequirement *r)
{
    Arena own = {NULL};
    const int replications = s->replications > 1 ? s->replications : 1;
    long *met = arena_take(&own, 3 * (size_t)replications, sizeof *met);
    long *decided = met + replications, *with_excluded = decided + replications, met_in_all = 0, all = 0;
    for (long i = 0; i < s->count; i++) {
        const int at =
            case_replication(s, i) >= 0 && case_replication(s, i) < replications ? case_replication(s, i) : 0;
        if (!case_represents(s, i))
            continue;
        if (!case_has_run(s, i)) {
            r->excluded++;
            with_excluded[at]++;
            continue;
        }
        const int verdict = verdict_of(s, columns, count, i);
        if (verdict < 0) {
            r->missing++;
            continue;
        }
        r->verdicts[verdict]++;
        if (verdict != VERDICT_MET && verdict != VERDICT_VIOLATED)
            continue;
        met[at] += verdict == VERDICT_MET;
        decided[at]++;
        with_excluded[at]++;
    }
    met_in_all = r->verdicts[VERDICT_MET];
    r->decided = met_in_all + r->verdicts[VERDICT_VIOLATED];
    all = r->decided + r->excluded;
    r->probability = r->decided ? (double)met_in_all / (double)r->decided : NAN;
    r->interval = interval_of(s, met_in_all, r->decided, met, decided, level, &own);
    r->worst = r->excluded && r->decided ? (double)met_in_all / (double)all : NAN;
    r->worst_interval = interval_of(s, met_in_all, r->decided ? all : 0, met, with_excluded, level, &own);
    arena_release(&own);
}

/* The interval of the mean; order holds its cases. */
StudyInterval estimate_mean(const Study *s, const StudyDistribution *d, const uint32_t *order, double level)
{
    StudyInterval i = {reason_of(s, d->count), NAN, NAN};
    if (i.reason != INTERVAL_IS_THERE)
        return i;
    if (s->method == DESIGN_RANDOM) {
        const double n = (double)d->count;
        if (d->count < 2 || !isfinite(d->deviation))
            return (StudyInterval){INTERVAL_MISSING, NAN, NAN};
        const double half = student_quantile(level, n - 1) * d->deviation / sqrt(n);
        return half > 0 ? (StudyInterval){INTERVAL_IS_THERE, d->mean - half, d->mean + half}
                        : (StudyInterval){INTERVAL_ALL_EQUAL, NAN, NAN};
    }
    Arena own = {NULL};
    double *sums = arena_doubles(&own, 2 * (size_t)s->replications), *counts = sums + s->replications;
    for (long k = 0; k < d->count; k++) {
        const int r = case_replication(s, order[k]);
        if (r < 0 || r >= s->replications)
            continue;
        sums[r] += d->column->values[order[k]] - d->mean;
        counts[r]++;
    }
    for (int r = 0; r < s->replications; r++)
        sums[r] = sums[r] / counts[r]; /* NAN without cases */
    i = study_replications(sums, s->replications, 0, level);
    i.low += d->mean;
    i.high += d->mean;
    arena_release(&own);
    return i;
}
