/* lanes.c - the chain rule along one row of a pattern, for several directions at once: sweeps spend their time
 * in it. */
#include "slopes.h"

void lanes_sum(const ModelJacobian *p, int row, const double *partials, const double *tangent, double *restrict sum)
{
    for (int l = 0; l < LANES; l++)
        sum[l] = 0;
    for (int t = p->row_start[row]; t < p->row_start[row + 1]; t++) {
        const double partial = partials[p->term_partial[t]];
        const double *restrict of = tangent + (size_t)p->term_slot[t] * LANES;
        for (int l = 0; l < LANES; l++)
            sum[l] += partial * of[l];
    }
}

void lanes_spread(const ModelJacobian *p, int row, const double *partials, const double *restrict adjoint,
                  double *tangent)
{
    for (int t = p->row_start[row]; t < p->row_start[row + 1]; t++) {
        const double partial = partials[p->term_partial[t]];
        double *restrict of = tangent + (size_t)p->term_slot[t] * LANES;
        for (int l = 0; l < LANES; l++)
            of[l] += partial * adjoint[l];
    }
}
