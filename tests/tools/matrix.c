#include "matrix.h"

#include <math.h>
#include <string.h>

void matrix_clear(Matrix *m, int rows, int columns)
{
    memset(m, 0, sizeof *m);
    m->rows = rows;
    m->columns = columns;
}

void matrix_multiply(Matrix *product, const Matrix *a, const Matrix *b)
{
    matrix_clear(product, a->rows, b->columns);
    for (int i = 0; i < a->rows; i++)
        for (int k = 0; k < a->columns; k++)
            for (int j = 0; j < b->columns && fabs(a->at[i][k]) > 0; j++)
                product->at[i][j] += a->at[i][k] * b->at[k][j];
}

void matrix_transpose(Matrix *result, const Matrix *a)
{
    matrix_clear(result, a->columns, a->rows);
    for (int i = 0; i < a->rows; i++)
        for (int j = 0; j < a->columns; j++)
            result->at[j][i] = a->at[i][j];
}

void matrix_add(Matrix *sum, double factor, const Matrix *a)
{
    for (int i = 0; i < a->rows; i++)
        for (int j = 0; j < a->columns; j++)
            sum->at[i][j] += factor * a->at[i][j];
}

static void swap_rows(Matrix *m, int a, int b)
{
    double row[ORDER];
    memcpy(row, m->at[a], sizeof row);
    memcpy(m->at[a], m->at[b], sizeof row);
    memcpy(m->at[b], row, sizeof row);
}

bool matrix_solve(Matrix *x, const Matrix *a, const Matrix *b)
{
    const double least = 1e-10; /* relative to the largest element */
    static Matrix m;
    double largest = 0;
    m = *a;
    *x = *b;
    for (int i = 0; i < a->rows; i++)
        for (int j = 0; j < a->rows; j++)
            largest = fmax(largest, fabs(a->at[i][j]));
    for (int k = 0; k < m.rows; k++) {
        int pivot = k;
        for (int i = k; i < m.rows; i++)
            if (fabs(m.at[i][k]) > fabs(m.at[pivot][k]))
                pivot = i;
        if (fabs(m.at[pivot][k]) <= least * largest)
            return false;
        swap_rows(&m, k, pivot);
        swap_rows(x, k, pivot);
        for (int i = 0; i < m.rows; i++) {
            const double factor = m.at[i][k] / m.at[k][k];
            for (int j = k; j < m.rows && i != k; j++)
                m.at[i][j] -= factor * m.at[k][j];
            for (int j = 0; j < x->columns && i != k; j++)
                x->at[i][j] -= factor * x->at[k][j];
        }
    }
    for (int i = 0; i < m.rows; i++)
        for (int j = 0; j < x->columns; j++)
            x->at[i][j] /= m.at[i][i];
    return true;
}

/* Appends the part of a vector that is orthogonal to `columns` and `others`, normalized, unless it is nearly 0. */
static void extend(double *vector, int size, Matrix *columns, const Matrix *others)
{
    const double least = 1e-9;
    double length = 0;
    for (int pass = 0; pass < 2; pass++)
        for (const Matrix *m = columns; m; m = m == columns ? others : NULL)
            for (int j = 0; j < m->columns; j++) {
                double along = 0;
                for (int i = 0; i < size; i++)
                    along += vector[i] * m->at[i][j];
                for (int i = 0; i < size; i++)
                    vector[i] -= along * m->at[i][j];
            }
    for (int i = 0; i < size; i++)
        length = hypot(length, vector[i]);
    if (length <= least)
        return;
    for (int i = 0; i < size; i++)
        columns->at[i][columns->columns] = vector[i] / length;
    columns->columns++;
}

void matrix_spaces(const Matrix *a, Matrix *rows, Matrix *null)
{
    double vector[ORDER];
    matrix_clear(rows, a->columns, 0);
    matrix_clear(null, a->columns, 0);
    for (int i = 0; i < a->rows; i++) {
        memcpy(vector, a->at[i], sizeof vector);
        extend(vector, a->columns, rows, NULL);
    }
    for (int i = 0; i < a->columns; i++) {
        memset(vector, 0, sizeof vector);
        vector[i] = 1;
        extend(vector, a->columns, null, rows);
    }
}

void matrix_exponential(Matrix *result, const Matrix *a, double factor)
{
    enum { TERMS = 18 };
    static Matrix scaled, term, next;
    double largest = 0;
    int squarings = 0;
    for (int i = 0; i < a->rows; i++) {
        double sum = 0;
        for (int j = 0; j < a->rows; j++)
            sum += fabs(factor * a->at[i][j]);
        largest = fmax(largest, sum);
    }
    for (; largest > 0.5; largest /= 2)
        squarings++;
    matrix_clear(&scaled, a->rows, a->rows);
    matrix_add(&scaled, ldexp(factor, -squarings), a);
    matrix_clear(result, a->rows, a->rows);
    for (int i = 0; i < a->rows; i++)
        result->at[i][i] = 1;
    term = *result;
    for (int k = 1; k <= TERMS; k++) {
        matrix_multiply(&next, &term, &scaled);
        matrix_clear(&term, a->rows, a->rows);
        matrix_add(&term, 1.0 / k, &next);
        matrix_add(result, 1, &term);
    }
    for (; squarings > 0; squarings--) {
        next = *result;
        matrix_multiply(result, &next, &next);
    }
}
