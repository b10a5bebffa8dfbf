/* ranking.h - the order of values, and their ranks. */
#ifndef RANKING_H
#define RANKING_H

#include "arena.h"

#include <stdint.h>

/* Sorts the indices of the chosen values that are finite, in ascending order, equal ones by index; -0 equals 0. Returns
 * their number. is_chosen: by index; order: room for `count` indices; count is at most UINT32_MAX. */
long ranking_order(const double *values, const unsigned char *is_chosen, long count, uint32_t *order);

/* The ranks of the chosen indices in an order, doubled and reduced by their mean: for k indices from 1 - k to k - 1.
 * Equal values share the average of their ranks. Returns k. ranks: by index; those of other indices do not change. */
long ranking_ranks(const double *values, const uint32_t *order, long length, const unsigned char *is_chosen,
                   double *ranks);

/* The quantile of type 7 of Hyndman and Fan (Sample quantiles in statistical packages, Am. Stat. 50, 1996) of values in
 * ascending order: linear between the k-th and the next one, counted from 0, at (count - 1)*p = k + part. count > 0. */
double ranking_quantile(const double *sorted, long count, double p);

#endif
