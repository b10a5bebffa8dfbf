/* slide_jacobian.c - the Jacobian while the model slides. */
#include "between.h"
#include "solver.h"

#include <string.h>

/* While the model slides, each derivative depends on all states on which the boundary depends. The matrix is therefore
 * full; it is computed by differences. */
ModelStatus sliding_jacobian(Solver *s, double time, const double *x, double *derivatives, double *matrix)
{
    double *moved = s->states, *there = s->states + s->count;
    ModelStatus status = solver_derivatives(s, time, x, derivatives);
    memcpy(moved, x, (size_t)s->count * sizeof *moved);
    for (int column = 0; column < s->count && status == MODEL_OK; column++) {
        double *entries = matrix + (size_t)column * (size_t)s->count;
        moved[column] = x[column] + magnitudes_difference(&s->magnitudes, column, x[column]);
        status = solver_derivatives(s, time, moved, there);
        for (int row = 0; row < s->count; row++)
            entries[row] = (there[row] - derivatives[row]) / (moved[column] - x[column]);
        moved[column] = x[column];
    }
    s->differences++;
    s->evaluations += s->count + 1;
    s->is_evaluated = false;
    return status;
}
