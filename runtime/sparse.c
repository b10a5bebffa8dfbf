/* sparse.c - sparse linear systems by SUNDIALS' KLU (Davis and Palamadai Natarajan, ACM TOMS 37, 2010). */
#include "between.h"
#include "solver.h"
#include "sparse.h"

#ifdef __has_include
#if __has_include(<suitesparse/klu.h>)
#include <suitesparse/klu.h> /* SUNDIALS includes it without the folder */
#endif
#endif
#include <sunlinsol/sunlinsol_klu.h>

#include <math.h>
#include <string.h>

struct Sparse {
    SUNContext context;
    SUNMatrix matrix;
    SUNLinearSolver solver;
    N_Vector right, solution;
    int n, entries;
    bool is_factored;
};

static void close_sparse(void *sparse)
{
    Sparse *s = sparse;
    if (s->solver)
        SUNLinSolFree(s->solver);
    if (s->matrix)
        SUNMatDestroy(s->matrix);
    if (s->right)
        N_VDestroy(s->right);
    if (s->solution)
        N_VDestroy(s->solution);
    SUNContext_Free(&s->context);
}

Sparse *sparse_new(Arena *a, int n, const int *row_start, const int *column)
{
    Sparse *s = arena_take(a, 1, sizeof *s);
    s->n = n;
    s->entries = row_start[n];
    arena_close_with(a, close_sparse, s);
    if (sundials_begin(&s->context) == 0) {
        s->matrix = SUNSparseMatrix(n, n, s->entries, CSR_MAT, s->context);
        s->right = N_VNew_Serial(n, s->context);
        s->solution = N_VNew_Serial(n, s->context);
        if (s->matrix && s->right && s->solution)
            s->solver = SUNLinSol_KLU(s->solution, s->matrix, s->context);
    }
    if (!s->solver)
        arena_exhausted();
    for (int i = 0; i <= n; i++)
        SUNSparseMatrix_IndexPointers(s->matrix)[i] = row_start[i];
    for (int k = 0; k < s->entries; k++)
        SUNSparseMatrix_IndexValues(s->matrix)[k] = column[k];
    return s;
}

void sparse_pivot_anew(Sparse *s)
{
    s->is_factored = false;
    SUNLinSol_KLUReInit(s->solver, s->matrix, s->entries, SUNKLU_REINIT_PARTIAL);
}

bool sparse_factor(Sparse *s, const double *values)
{
    double *stored = SUNSparseMatrix_Data(s->matrix);
    const size_t size = (size_t)s->entries * sizeof *values;
    if (s->is_factored && memcmp(stored, values, size) == 0)
        return true;
    memcpy(stored, values, size);
    s->is_factored = SUNLinSolSetup(s->solver, s->matrix) == 0;
    if (!s->is_factored) { /* it keeps former pivots if they seem suitable, though one may be 0 now */
        sparse_pivot_anew(s);
        s->is_factored = SUNLinSolSetup(s->solver, s->matrix) == 0;
    }
    return s->is_factored;
}

bool sparse_solve(Sparse *s, double *b)
{
    const size_t size = (size_t)s->n * sizeof *b;
    memcpy(N_VGetArrayPointer(s->right), b, size);
    if (SUNLinSolSolve(s->solver, s->matrix, s->solution, s->right, 0) != 0)
        return false;
    memcpy(b, N_VGetArrayPointer(s->solution), size);
    return all_finite(b, s->n);
}

static bool prepare_solver(Solver *solver, Arena *a)
{
    const sunindextype n = solver->count, nonzeros = (sunindextype)jacobian_nonzeros(jacobian_pattern(solver->model));
    (void)a;
    solver->matrix = SUNSparseMatrix(n, n, nonzeros, CSC_MAT, solver->context);
    solver->linear = solver->matrix ? SUNLinSol_KLU(solver->x, solver->matrix, solver->context) : NULL;
    return solver->linear != NULL;
}

/* ---- the augmented system ---- */

/* Factors I - gamma J for CVODE, with the former J if this suffices. If a partial derivative does not exist, those at a
 * nearby point are used. A singular matrix may be regular for a smaller gamma: then CVODE tries a shorter step. */
static int fill_augmented(sunrealtype since, N_Vector x, N_Vector dx, SUNMatrix matrix, sunbooleantype may_be_former,
                          sunbooleantype *is_new, sunrealtype gamma, void *data, N_Vector derivatives,
                          N_Vector unused1, N_Vector unused2)
{
    Solver *s = data;
    const struct AugmentedPart *augmented = model_parts.augmented;
    const double *values = N_VGetArrayPointer(x), time = solver_model_time(s, since);
    double *dx_there = N_VGetArrayPointer(derivatives);
    (void)dx, (void)matrix, (void)unused1, (void)unused2;
    *is_new = !may_be_former || !augmented->fits(s->augmented, s->model);
    if (*is_new) {
        ModelStatus status = matrix_ensure_evaluated(s, time, values, dx_there);
        if (status == MODEL_OK && !augmented->read(s->augmented, s->model)) {
            s->differences++;
            s->evaluations += 2;
            s->is_evaluated = false;
            status = augmented->read_nearby(s->augmented, s->model, time, values, &s->magnitudes, dx_there);
        }
        if (status != MODEL_OK)
            return solver_status(s, status, time);
    }
    return augmented->factor(s->augmented, gamma) ? 0 : 1;
}

static SUNLinearSolver_Type augmented_type(SUNLinearSolver linear)
{
    (void)linear;
    return SUNLINEARSOLVER_DIRECT;
}

static int solve_augmented(SUNLinearSolver linear, SUNMatrix matrix, N_Vector d, N_Vector b, sunrealtype tolerance)
{
    (void)matrix, (void)tolerance;
    return model_parts.augmented->solve(linear->content, N_VGetArrayPointer(b), N_VGetArrayPointer(d)) ? 0 : 1;
}

static int free_augmented(SUNLinearSolver linear)
{
    SUNLinSolFreeEmpty(linear); /* its content belongs to the solver */
    return 0;
}

bool sparse_prepare_augmented(Solver *s, Arena *a)
{
    s->augmented = EQUATION_PART(augmented)->augment(a, jacobian_pattern(s->model));
    s->matrix = SUNMatNewEmpty(s->context);
    s->linear = SUNLinSolNewEmpty(s->context);
    if (!s->matrix || !s->linear)
        return false;
    s->linear->content = s->augmented;
    s->linear->ops->gettype = augmented_type;
    s->linear->ops->solve = solve_augmented;
    s->linear->ops->free = free_augmented;
    s->fill_augmented = fill_augmented;
    return true;
}

const struct SparsePart sparse_part = {{.matrix = prepare_solver}, sparse_new, sparse_factor, sparse_solve};
