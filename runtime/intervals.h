/* intervals.h - confidence intervals, and the distributions that they come from. */
#ifndef INTERVALS_H
#define INTERVALS_H

#include <stdbool.h>

/* Clopper and Pearson's interval (The use of confidence or fiducial limits illustrated in the case of the binomial,
 * Biometrika 26, 1934) for the probability of an event that occurred in `met` of `of` cases: it contains the
 * probability with at least this level of confidence. 0 <= met <= of, of > 0, 0 < level < 1. */
void binomial_interval(long met, long of, double level, double *low, double *high);

/* The quantile t of Student's distribution for which -t to t has the probability `level`; and the share of the
 * distribution beyond +-t. freedom > 0. */
double student_quantile(double level, double freedom);
double student_share(double t, double freedom);

/* The interval of an estimate, from count >= 2 independent estimates: estimate +- t*s/sqrt(count). `low` and `high` are
 * equal if all of these are. The estimate is from all cases: this is the method of random groups (Wolter,
 * Introduction to Variance Estimation, 2007, chapter 2). */
void replications_interval(const double *estimates, int count, double estimate, double level, double *low,
                           double *high);

#endif
