/* gradient.c - long rows of a Jacobian, by backward sweeps.
 *
 * A row with entries in very many columns would give each of these a colour of its own. It is the gradient of one
 * quantity, which one backward sweep gives: the adjoint of a quantity is passed on to its operands, by the same partial
 * derivatives. */
#include "slopes.h"

#include <string.h>

/* Passes the adjoints of variables that the rows determine on to their operands, and clears them. */
static void gradient_return(const Jacobian *j, int from, int to)
{
    for (int row = to - 1; row >= from; row--) {
        double adjoint[LANES], *own = j->tangent + (size_t)j->pattern->row_slot[row] * LANES;
        memcpy(adjoint, own, sizeof adjoint);
        memset(own, 0, sizeof adjoint);
        lanes_spread(j->pattern, row, j->partial, adjoint, j->tangent);
    }
}

static void sweep_back(const Jacobian *j, int lanes)
{
    const ModelJacobian *p = j->pattern;
    double *factors = j->factors + j->factor_count;
    int end = p->rows;
    for (int i = p->loop_count - 1; i >= 0; i--) {
        const ModelSlopeLoop *loop = &p->loops[i];
        gradient_return(j, loop->row + loop->inner + loop->size, end);
        factors -= LOOP_FACTORS((size_t)loop->size);
        model_parts.loops->back(j, loop, factors, lanes);
        end = loop->row;
    }
    gradient_return(j, 0, end);
}

/* Finds the long rows from `from` on, one in each lane. */
static void find_rows(const Jacobian *j, int from, int lanes, double *values)
{
    const ModelJacobian *p = j->pattern;
    memset(j->tangent, 0, (size_t)p->slots * LANES * sizeof *j->tangent);
    for (int l = 0; l < lanes; l++)
        j->tangent[(size_t)p->derivative[p->long_rows[from + l]] * LANES + (size_t)l] = 1;
    sweep_back(j, lanes);
    for (int column = 0; column < p->states; column++) {
        size_t first;
        const int count = jacobian_column(p, column, &first);
        for (int k = 0; k < count; k++) {
            const int lane = j->long_row[jacobian_row(p, first, k)] - from;
            if (lane >= 0 && lane < lanes)
                values[first + (size_t)k] = j->tangent[(size_t)column * LANES + (size_t)lane];
        }
    }
}

static void find(const Jacobian *j, double *values)
{
    for (int from = 0; from < j->pattern->long_row_count; from += LANES)
        find_rows(j, from, lanes_from(from, j->pattern->long_row_count), values);
}

const struct GradientPart gradient_part = {find, sweep_back, gradient_return};
