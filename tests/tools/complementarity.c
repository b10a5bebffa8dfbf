/* complementarity.c - linear complementarity problems by Lemke's method (Management Science 11, 1965), with the
 * lexicographic rule against cycles (Cottle, Pang, Stone, The Linear Complementarity Problem, 4.9). */
#include "complementarity.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { WIDTH = 2 * MOST_COMPLEMENTARY + 2, MOST_PIVOTS = 2000 };
static const double least_pivot = 1e-13; /* for columns with entries of about 1 */

/* Columns: w, z, the artificial variable, right-hand sides. */
typedef struct {
    int count;
    double entry[MOST_COMPLEMENTARY][WIDTH];
    int basic[MOST_COMPLEMENTARY]; /* by row: the column of its basic variable */
} Tableau;

static void pivot(Tableau *t, int row, int column)
{
    const int width = 2 * t->count + 2;
    const double divisor = t->entry[row][column];
    for (int j = 0; j < width; j++)
        t->entry[row][j] /= divisor;
    for (int i = 0; i < t->count; i++) {
        const double factor = t->entry[i][column];
        for (int j = 0; i != row && j < width; j++)
            t->entry[i][j] -= factor * t->entry[row][j];
    }
    t->basic[row] = column;
}

/* True if row a is lexicographically less than row b, each divided by its entry in the column. */
static bool is_less(const Tableau *t, int a, int b, int column)
{
    const double *x = t->entry[a], *y = t->entry[b];
    double difference = x[2 * t->count + 1] / x[column] - y[2 * t->count + 1] / y[column];
    for (int j = 0; j < t->count && fabs(difference) < DBL_EPSILON; j++)
        difference = x[j] / x[column] - y[j] / y[column];
    return difference < 0;
}

/* The row that limits the variable of a column when it increases; -1 if there is none. */
static int blocking_row(const Tableau *t, int column)
{
    int row = -1;
    for (int i = 0; i < t->count; i++)
        if (t->entry[i][column] > least_pivot && (row < 0 || is_less(t, i, row, column)))
            row = i;
    return row;
}

/* Pivots to the final basis; true if the method ends with a solution. */
static bool run(Tableau *t)
{
    const int artificial = 2 * t->count, right = artificial + 1;
    int row = 0;
    for (int i = 0; i < t->count; i++) {
        t->entry[i][artificial] = -1;
        row = t->entry[i][right] < t->entry[row][right] ? i : row;
    }
    if (t->entry[row][right] >= 0)
        return true;
    int entering = artificial;
    for (int k = 0; k < MOST_PIVOTS; k++) {
        const int leaving = t->basic[row];
        pivot(t, row, entering);
        if (leaving == artificial)
            return true;
        entering = leaving < t->count ? leaving + t->count : leaving - t->count;
        row = blocking_row(t, entering);
        if (row < 0)
            return false;
    }
    return false;
}

bool matrix_solve(double *rows, int count, int width)
{
    for (int k = 0; k < count; k++) {
        int best = k;
        for (int i = k + 1; i < count; i++)
            if (fabs(rows[i * width + k]) > fabs(rows[best * width + k]))
                best = i;
        const double divisor = rows[best * width + k];
        if (!(fabs(divisor) > DBL_MIN))
            return false;
        for (int j = 0; j < width; j++) {
            const double moved = rows[best * width + j];
            rows[best * width + j] = rows[k * width + j];
            rows[k * width + j] = moved / divisor;
        }
        for (int i = 0; i < count; i++) {
            const double factor = rows[i * width + k];
            for (int j = k; i != k && j < width; j++)
                rows[i * width + j] -= factor * rows[k * width + j];
        }
    }
    return true;
}

/* Scales the diagonal to 1, so that rounding errors of cancelled entries are recognized by their size. */
static void begin(Tableau *t, const Complementarity *problem)
{
    const int n = t->count = problem->count;
    double scale[MOST_COMPLEMENTARY];
    for (int i = 0; i < n; i++)
        scale[i] = problem->matrix[i][i] > 0 ? 1 / sqrt(problem->matrix[i][i]) : 1;
    for (int i = 0; i < n; i++) {
        t->basic[i] = i;
        t->entry[i][i] = 1;
        for (int j = 0; j < n; j++)
            t->entry[i][n + j] = -scale[i] * problem->matrix[i][j] * scale[j];
        t->entry[i][2 * n + 1] = scale[i] * problem->vector[i];
    }
}

bool complementarity_solve(const Complementarity *problem, double *z)
{
    const int n = problem->count;
    Tableau t = {.count = 0};
    begin(&t, problem);
    if (n > 0 && !run(&t))
        return false;
    /* Solved again from the matrix, because the tableau has accumulated rounding errors. */
    double rows[MOST_COMPLEMENTARY * (MOST_COMPLEMENTARY + 1)] = {0};
    int chosen[MOST_COMPLEMENTARY], count = 0;
    for (int i = 0; i < n; i++)
        if (t.basic[i] >= n && t.basic[i] < 2 * n)
            chosen[count++] = t.basic[i] - n;
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < count; j++)
            rows[i * (count + 1) + j] = problem->matrix[chosen[i]][chosen[j]];
        rows[i * (count + 1) + count] = -problem->vector[chosen[i]];
    }
    if (!matrix_solve(rows, count, count + 1))
        return false;
    memset(z, 0, (size_t)n * sizeof *z);
    for (int i = 0; i < count; i++)
        z[chosen[i]] = rows[i * (count + 1) + count];
    return true;
}
