/* serial.c - replaces SUNDIALS's own vectors and dense matrices in libraries, which are to be small. It has the
 * operations that CVODE uses here, with bitwise equal results, and stubs for functions that CVODE refers to but never
 * calls here. All symbols are weak: if more of SUNDIALS is linked, its own functions are used. */
#include "sundials.h"

#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define IN_PLACE_OF(type, name, ...)              \
    __attribute__((weak)) type name(__VA_ARGS__); \
    type name(__VA_ARGS__)

/* ---- vectors ---- */

static N_Vector_ID vector_id(N_Vector v)
{
    (void)v;
    return SUNDIALS_NVEC_SERIAL;
}

static void vector_destroy(N_Vector v)
{
    if (v && v->content) {
        free(NV_DATA_S(v));
        free(v->content);
    }
    if (v)
        N_VFreeEmpty(v);
}

static N_Vector vector_clone(N_Vector v)
{
    N_Vector copy = N_VNew_Serial(NV_LENGTH_S(v), v->sunctx);
    if (copy)
        N_VCopyOps(v, copy);
    return copy;
}

static sunindextype vector_length(N_Vector v)
{
    return NV_LENGTH_S(v);
}

static double *vector_numbers(N_Vector v)
{
    return NV_DATA_S(v);
}

/* Sets each element of z to an expression of x = a[i] and y = b[i]. */
#define ELEMENTS(a, b, z, value)                                         \
    do {                                                                 \
        const double *const a_ = NV_DATA_S(a), *const b_ = NV_DATA_S(b); \
        double *const z_ = NV_DATA_S(z);                                 \
        for (sunindextype i = 0; i < NV_LENGTH_S(z); i++) {              \
            const double x = a_[i], y = b_[i];                           \
            (void)y;                                                     \
            z_[i] = (value);                                             \
        }                                                                \
    } while (0)

IN_PLACE_OF(void, N_VLinearSum_Serial, double p, N_Vector a, double q, N_Vector b, N_Vector z)
{
    if (!(p < q) && !(p > q))
        ELEMENTS(a, b, z, p * (x + y));
    else if (!(p < -q) && !(p > -q))
        ELEMENTS(a, b, z, p * (x - y));
    else
        ELEMENTS(a, b, z, p * x + q * y);
}

static void vector_fill(double c, N_Vector z)
{
    ELEMENTS(z, z, z, ((void)x, c));
}

static void vector_multiply(N_Vector a, N_Vector b, N_Vector z)
{
    ELEMENTS(a, b, z, x * y);
}

static void vector_divide(N_Vector a, N_Vector b, N_Vector z)
{
    ELEMENTS(a, b, z, x / y);
}

static void vector_scale(double c, N_Vector a, N_Vector z)
{
    ELEMENTS(a, a, z, c * x);
}

static void vector_magnitudes(N_Vector a, N_Vector z)
{
    ELEMENTS(a, a, z, fabs(x));
}

static void vector_invert(N_Vector a, N_Vector z)
{
    ELEMENTS(a, a, z, 1 / x);
}

static void vector_add(N_Vector a, double c, N_Vector z)
{
    ELEMENTS(a, a, z, x + c);
}

static double vector_largest(N_Vector a)
{
    double largest = 0;
    for (sunindextype i = 0; i < NV_LENGTH_S(a); i++)
        if (fabs(NV_Ith_S(a, i)) > largest)
            largest = fabs(NV_Ith_S(a, i));
    return largest;
}

static double vector_norm(N_Vector a, N_Vector weights)
{
    double sum = 0;
    for (sunindextype i = 0; i < NV_LENGTH_S(a); i++) {
        const double weighted = NV_Ith_S(a, i) * NV_Ith_S(weights, i);
        sum += weighted * weighted;
    }
    return sqrt(sum / (double)NV_LENGTH_S(a));
}

IN_PLACE_OF(N_Vector, N_VNew_Serial, sunindextype count, SUNContext context)
{
    N_Vector v = N_VNewEmpty(context);
    if (!v)
        return NULL;
    N_VectorContent_Serial content = v->content = calloc(1, sizeof *content);
    if (content)
        content->data = calloc((size_t)count + 1, sizeof *content->data);
    if (!content || !content->data) {
        vector_destroy(v);
        return NULL;
    }
    content->length = count;
    content->own_data = 1;
    v->ops->nvgetvectorid = vector_id;
    v->ops->nvclone = vector_clone;
    v->ops->nvdestroy = vector_destroy;
    v->ops->nvgetlength = vector_length;
    v->ops->nvgetarraypointer = vector_numbers;
    v->ops->nvlinearsum = N_VLinearSum_Serial;
    v->ops->nvconst = vector_fill;
    v->ops->nvprod = vector_multiply;
    v->ops->nvdiv = vector_divide;
    v->ops->nvscale = vector_scale;
    v->ops->nvabs = vector_magnitudes;
    v->ops->nvinv = vector_invert;
    v->ops->nvaddconst = vector_add;
    v->ops->nvmaxnorm = vector_largest;
    v->ops->nvwrmsnorm = vector_norm;
    return v;
}

/* ---- dense matrices ---- */

static SUNMatrix_ID matrix_id(SUNMatrix a)
{
    (void)a;
    return SUNMATRIX_DENSE;
}

static void matrix_destroy(SUNMatrix a)
{
    free(a->content); /* with its numbers */
    SUNMatFreeEmpty(a);
}

static SUNMatrix matrix_clone(SUNMatrix a)
{
    return SUNDenseMatrix(SM_ROWS_D(a), SM_COLUMNS_D(a), a->sunctx);
}

static size_t matrix_bytes(SUNMatrix a)
{
    return (size_t)SM_LDATA_D(a) * sizeof *SM_DATA_D(a);
}

static int matrix_clear(SUNMatrix a)
{
    memset(SM_DATA_D(a), 0, matrix_bytes(a));
    return 0;
}

static int matrix_copy(SUNMatrix a, SUNMatrix to)
{
    memcpy(SM_DATA_D(to), SM_DATA_D(a), matrix_bytes(a));
    return 0;
}

static int matrix_scale_add_one(double factor, SUNMatrix a)
{
    for (sunindextype i = 0; i < SM_LDATA_D(a); i++)
        SM_DATA_D(a)[i] *= factor;
    for (sunindextype i = 0; i < SM_COLUMNS_D(a); i++)
        SM_ELEMENT_D(a, i, i) += 1;
    return 0;
}

IN_PLACE_OF(SUNMatrix, SUNDenseMatrix, sunindextype rows, sunindextype columns, SUNContext context)
{
    const size_t count = (size_t)(rows * columns);
    SUNMatrix a = SUNMatNewEmpty(context);
    SUNMatrixContent_Dense content =
        a ? calloc(1, sizeof *content + (size_t)columns * sizeof *content->cols + count * sizeof *content->data) : NULL;
    if (!content) {
        SUNMatFreeEmpty(a);
        return NULL;
    }
    content->M = rows;
    content->N = columns;
    content->ldata = rows * columns;
    content->cols = (sunrealtype **)(content + 1);
    content->data = (sunrealtype *)(content->cols + columns);
    for (sunindextype i = 0; i < columns; i++)
        content->cols[i] = content->data + i * rows;
    a->content = content;
    a->ops->getid = matrix_id;
    a->ops->clone = matrix_clone;
    a->ops->destroy = matrix_destroy;
    a->ops->zero = matrix_clear;
    a->ops->copy = matrix_copy;
    a->ops->scaleaddi = matrix_scale_add_one;
    return a;
}

IN_PLACE_OF(sunindextype, SUNDenseMatrix_Columns, SUNMatrix a)
{
    return SM_COLUMNS_D(a);
}

IN_PLACE_OF(sunrealtype *, SUNDenseMatrix_Column, SUNMatrix a, sunindextype column)
{
    return SM_COLUMN_D(a, column);
}

/* ---- Gaussian elimination, with the largest entry of a column as its pivot ---- */

static SUNLinearSolver_Type linear_type(SUNLinearSolver s)
{
    (void)s;
    return SUNLINEARSOLVER_DIRECT;
}

static void exchange(double *a, double *b)
{
    const double kept = *a;
    *a = *b;
    *b = kept;
}

/* to -= factor * from, of elements from `first` to `end` */
static void subtract(double *to, double factor, const double *from, sunindextype first, sunindextype end)
{
    for (sunindextype i = first; i < end; i++)
        to[i] -= factor * from[i];
}

/* Factors in place; the solver's content is the row of each pivot. If a pivot is 0, CVODE tries a shorter step. */
static int linear_factor(SUNLinearSolver s, SUNMatrix a)
{
    const sunindextype n = SM_COLUMNS_D(a);
    sunindextype *rows = s->content;
    for (sunindextype k = 0; k < n; k++) {
        double *column = SM_COLUMN_D(a, k);
        rows[k] = k;
        for (sunindextype i = k + 1; i < n; i++)
            if (fabs(column[i]) > fabs(column[rows[k]]))
                rows[k] = i;
        if (fabs(column[rows[k]]) <= 0)
            return 1;
        for (sunindextype j = 0; j < n && rows[k] != k; j++)
            exchange(&SM_ELEMENT_D(a, k, j), &SM_ELEMENT_D(a, rows[k], j));
        const double reciprocal = 1 / column[k];
        for (sunindextype i = k + 1; i < n; i++)
            column[i] *= reciprocal;
        for (sunindextype j = k + 1; j < n; j++)
            if (!(fabs(SM_ELEMENT_D(a, k, j)) <= 0)) /* many are 0 */
                subtract(SM_COLUMN_D(a, j), SM_ELEMENT_D(a, k, j), column, k + 1, n);
    }
    return 0;
}

static int linear_solve(SUNLinearSolver s, SUNMatrix a, N_Vector x, N_Vector b, sunrealtype tolerance)
{
    const sunindextype n = SM_COLUMNS_D(a);
    const sunindextype *rows = s->content;
    double *z = NV_DATA_S(x);
    (void)tolerance;
    memcpy(z, NV_DATA_S(b), (size_t)n * sizeof *z);
    for (sunindextype k = 0; k < n; k++)
        exchange(&z[k], &z[rows[k]]);
    for (sunindextype k = 0; k < n; k++)
        subtract(z, z[k], SM_COLUMN_D(a, k), k + 1, n);
    for (sunindextype k = n - 1; k >= 0; k--) {
        z[k] /= SM_ELEMENT_D(a, k, k);
        subtract(z, z[k], SM_COLUMN_D(a, k), 0, k);
    }
    return 0;
}

static int linear_free(SUNLinearSolver s)
{
    free(s->content);
    SUNLinSolFreeEmpty(s);
    return 0;
}

IN_PLACE_OF(SUNLinearSolver, SUNLinSol_Dense, N_Vector x, SUNMatrix a, SUNContext context)
{
    SUNLinearSolver s = SUNLinSolNewEmpty(context);
    (void)x;
    if (!s)
        return NULL;
    s->content = calloc((size_t)SM_COLUMNS_D(a), sizeof(sunindextype));
    s->ops->gettype = linear_type;
    s->ops->setup = linear_factor;
    s->ops->solve = linear_solve;
    s->ops->free = linear_free;
    if (s->content)
        return s;
    linear_free(s);
    return NULL;
}

/* ---- stubs: differences of banded Jacobians, projections, sensitivities, and a log ---- */

IN_PLACE_OF(sunindextype, SUNBandMatrix_Columns, SUNMatrix a)
{
    (void)a;
    return 0;
}

IN_PLACE_OF(sunindextype, SUNBandMatrix_LowerBandwidth, SUNMatrix a)
{
    (void)a;
    return 0;
}

IN_PLACE_OF(sunindextype, SUNBandMatrix_UpperBandwidth, SUNMatrix a)
{
    (void)a;
    return 0;
}

IN_PLACE_OF(sunrealtype *, SUNBandMatrix_Column, SUNMatrix a, sunindextype column)
{
    (void)a, (void)column;
    return NULL;
}

IN_PLACE_OF(int, cvDoProjection, void)
{
    return 0;
}

IN_PLACE_OF(int, cvProjInit, void)
{
    return 0;
}

IN_PLACE_OF(int, cvProjFree, void)
{
    return 0;
}

IN_PLACE_OF(N_Vector, N_VNew_SensWrapper, int count, SUNContext context)
{
    (void)count, (void)context;
    return NULL;
}

#if SUNDIALS_VERSION_MAJOR == 6
IN_PLACE_OF(int, SUNLogger_Create, void *communicator, int rank, SUNLogger *log)
{
    (void)communicator, (void)rank;
    *log = NULL;
    return 0;
}

IN_PLACE_OF(int, SUNLogger_Destroy, SUNLogger *log)
{
    (void)log;
    return 0;
}

#define WITHOUT_FILE(name)                                  \
    IN_PLACE_OF(int, name, SUNLogger log, const char *file) \
    {                                                       \
        (void)log, (void)file;                              \
        return 0;                                           \
    }
WITHOUT_FILE(SUNLogger_SetErrorFilename)
WITHOUT_FILE(SUNLogger_SetWarningFilename)
WITHOUT_FILE(SUNLogger_SetDebugFilename)
WITHOUT_FILE(SUNLogger_SetInfoFilename)
#endif
