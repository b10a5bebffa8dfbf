/* matrix.c - the integrator's linear systems, with the exact Jacobian.
 *
 * Where it does not exist, as for the square root of a level that is 0 at the start, difference quotients replace it.
 * As the compiler decides, its matrix is dense if it is small or full, else sparse and factored by KLU (Davis and
 * Palamadai Natarajan, ACM TOMS 37, 2010). If it would be much fuller than the statements, there is none: CVODE gets a
 * linear solver for the augmented system, and an empty matrix as a placeholder. */
#include "solver.h"

#include <cvode/cvode.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>

#include <string.h>

/* CVODE asks for the Jacobian where it has asked for the derivatives just before; in general, not always. */
ModelStatus matrix_ensure_evaluated(Solver *s, double time, const double *x, double *derivatives)
{
    if (s->is_evaluated && memcmp(&s->evaluated_time, &time, sizeof time) == 0) {
        model_get_states(s->model, s->states);
        if (memcmp(s->states, x, (size_t)s->count * sizeof *x) == 0)
            return MODEL_OK;
    }
    s->evaluations++;
    return derivatives_of(s->model, time, x, derivatives);
}

static ModelStatus jacobian_at(Solver *s, double time, const double *x, double *derivatives, double *values)
{
    const ModelJacobian *p = jacobian_pattern(s->model);
    ModelStatus status = matrix_ensure_evaluated(s, time, x, derivatives);
    if (status != MODEL_OK || jacobian_exact(s->jacobian, s->model, values) == MODEL_OK)
        return status;
    for (int i = 0; i < s->count; i++)
        s->states[i] = magnitudes_difference(&s->magnitudes, i, x[i]);
    s->differences++;
    s->evaluations += (p->long_row_count > 0 ? s->count : p->colours) + 1;
    status = jacobian_differences(s->jacobian, s->model, time, x, s->states, values);
    s->is_evaluated = false;
    return status;
}

/* Passes on the diagonal, too, because it limits the effect of noise in derivatives. */
static int fill_jacobian(sunrealtype since, N_Vector x, N_Vector dx, SUNMatrix matrix, void *data, N_Vector derivatives,
                         N_Vector unused1, N_Vector unused2)
{
    Solver *s = data;
    const ModelJacobian *p = jacobian_pattern(s->model);
    const bool is_sparse = SUNMatGetID(matrix) == SUNMATRIX_SPARSE;
    double *values = is_sparse ? SM_DATA_S(matrix) : s->entries ? s->entries : SM_DATA_D(matrix);
    const double time = solver_model_time(s, since);
    (void)dx, (void)unused1, (void)unused2;
    const ModelStatus status =
        s->sliding ? RUN_PART(sliding)->state->slide(s, time, N_VGetArrayPointer(x), N_VGetArrayPointer(derivatives),
                                                     SM_DATA_D(matrix))
                   : jacobian_at(s, time, N_VGetArrayPointer(x), N_VGetArrayPointer(derivatives), values);
    if (status != MODEL_OK)
        return solver_status(s, status, time);
    for (int column = 0; column < s->count && !s->sliding; column++) {
        size_t first;
        const int count = jacobian_column(p, column, &first);
        if (is_sparse)
            SM_INDEXPTRS_S(matrix)[column + 1] = p->column_start[column + 1];
        for (int k = 0; k < count; k++) {
            const int row = jacobian_row(p, first, k);
            if (row == column && s->pace)
                model_parts.pace->slope(s->pace, column, values[first + (size_t)k]);
            if (is_sparse)
                SM_INDEXVALS_S(matrix)[first + (size_t)k] = row;
            else if (s->entries)
                SM_COLUMN_D(matrix, column)[row] = values[first + (size_t)k];
        }
    }
    if (is_sparse)
        SM_INDEXPTRS_S(matrix)[0] = p->column_start[0];
    return 0;
}

bool matrix_create(Solver *s, Arena *a)
{
    const sunindextype n = s->count;
    const ModelJacobian *p = jacobian_pattern(s->model);
    s->states = arena_doubles(a, 2 * (size_t)s->count); /* and memory for derivatives */
    if (p->is_augmented)
        return EQUATION_PART(augmented)->matrix(s, a);
    s->jacobian = jacobian_new(a, p);
    if (p->is_sparse)
        return EQUATION_PART(sparse)->matrix(s, a);
    s->matrix = SUNDenseMatrix(n, n, s->context);
    s->linear = s->matrix ? SUNLinSol_Dense(s->x, s->matrix, s->context) : NULL;
    s->entries = p->column_start ? arena_doubles(a, jacobian_nonzeros(p)) : NULL;
    return s->linear != NULL;
}

bool matrix_attach(Solver *s)
{
    return CVodeSetLinearSolver(s->cvode, s->linear, s->matrix) == CV_SUCCESS &&
           (s->fill_augmented ? CVodeSetLinSysFn(s->cvode, s->fill_augmented)
                              : CVodeSetJacFn(s->cvode, fill_jacobian)) == CV_SUCCESS;
}
