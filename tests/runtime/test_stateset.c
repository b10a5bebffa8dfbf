/* test_stateset.c - the columns chosen by stateset_pivot: random matrices, dependent rows, hysteresis. */
#include "plant.h"

enum { MOST_ROWS = 6, MOST_COLUMNS = 12, MOST_ENTRIES = MOST_ROWS * MOST_COLUMNS };

/* Marsaglia's xorshift: the same numbers everywhere, in -1 .. 1. */
static double random_number(unsigned long long *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return (double)(*seed >> 11) / 4503599627370496.0 - 1;
}

static bool is_chosen(const double *dummies, int n, int column)
{
    for (int i = 0; i < n; i++)
        if ((int)dummies[i] == column)
            return true;
    return false;
}

/* Solves J_d b = column k by Gaussian elimination with pivoting; returns the largest |b|. Independent of the tested
 * code. */
static double coefficient(const double *matrix, int n, int m, const double *dummies, int k)
{
    double a[MOST_ROWS][MOST_ROWS + 1], largest = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++)
            a[i][j] = matrix[i * m + (int)dummies[j]];
        a[i][n] = matrix[i * m + k];
    }
    for (int c = 0; c < n; c++) {
        int best = c;
        for (int i = c + 1; i < n; i++)
            if (fabs(a[i][c]) > fabs(a[best][c]))
                best = i;
        for (int j = 0; j <= n; j++) {
            const double kept = a[c][j];
            a[c][j] = a[best][j];
            a[best][j] = kept;
        }
        for (int i = 0; i < n; i++)
            for (int j = n; i != c && j >= c; j--)
                a[i][j] -= a[i][c] / a[c][c] * a[c][j];
    }
    for (int i = 0; i < n; i++)
        largest = fmax(largest, fabs(a[i][n] / a[i][i]));
    return largest;
}

static double largest_of(const double *matrix, int n, int m, const double *dummies)
{
    double largest = 0;
    for (int k = 0; k < m; k++)
        if (!is_chosen(dummies, n, k))
            largest = fmax(largest, coefficient(matrix, n, m, dummies, k));
    return largest;
}

static void no_coefficient_exceeds_one(void **state)
{
    (void)state;
    unsigned long long seed = 20000101;
    int changes = 0;
    for (int round = 0; round < 2000; round++) {
        double matrix[MOST_ENTRIES], tableau[MOST_ENTRIES], dummies[MOST_ROWS], again[MOST_ROWS];
        const int n = 1 + round % MOST_ROWS, m = n + 1 + round % (MOST_COLUMNS - MOST_ROWS);
        for (int i = 0; i < n * m; i++)
            matrix[i] = round % 3 ? random_number(&seed) : pow(random_number(&seed), 9);
        for (int i = 0; i < n; i++)
            dummies[i] = i;
        const double before = largest_of(matrix, n, m, dummies);
        const double pivot = stateset_pivot(matrix, n, m, dummies, 1 + 1e-8, tableau);
        if (pivot <= 0) /* because of ninth powers, rows may be nearly 0 */
            continue;
        assert_true(largest_of(matrix, n, m, dummies) <= 1 + 1e-6);
        changes += before > 1 + 1e-6;
        for (int i = 0; i < n; i++) {
            assert_true(dummies[i] >= 0 && dummies[i] < m);
            again[i] = dummies[i];
            for (int k = 0; k < i; k++)
                assert_true((int)dummies[i] != (int)dummies[k]);
        }
        stateset_pivot(matrix, n, m, again, 1 + 1e-6, tableau);
        for (int i = 0; i < n; i++)
            assert_true(is_chosen(again, n, (int)dummies[i]));
    }
    assert_true(changes > 1000);
}

static void a_choice_is_kept_until_it_is_bad(void **state)
{
    (void)state;
    double tableau[2];
    for (int i = 0; i < 2; i++) {
        const double kept[2] = {1, 1.9}, left[2] = {1, i ? -2.1 : 2.1};
        double dummy = 0;
        assert_true(stateset_pivot(kept, 1, 2, &dummy, 2, tableau) > 0);
        assert_int_equal((int)dummy, 0);
        assert_true(stateset_pivot(left, 1, 2, &dummy, 2, tableau) > 0);
        assert_int_equal((int)dummy, 1);
        assert_true(stateset_pivot(kept, 1, 2, &dummy, 2, tableau) > 0);
        assert_int_equal((int)dummy, 1);
    }
}

static void a_singular_choice_is_left(void **state)
{
    (void)state;
    const double matrix[6] = {1, 1, 0, 0.5, 0.5, 1}; /* the first two columns are the same */
    double dummies[2] = {0, 1}, tableau[6];
    assert_true(stateset_pivot(matrix, 2, 3, dummies, 1e9, tableau) > 0.1);
    assert_true(is_chosen(dummies, 2, 2));
}

static void dependent_rows_are_found(void **state)
{
    (void)state;
    unsigned long long seed = 7;
    for (int round = 0; round < 200; round++) {
        double matrix[MOST_ENTRIES], tableau[MOST_ENTRIES], dummies[MOST_ROWS];
        const int n = 2 + round % (MOST_ROWS - 1), m = n + 1 + round % 5;
        for (int i = 0; i < n * m; i++)
            matrix[i] = random_number(&seed);
        for (int k = 0; k < m; k++) { /* the last row from the others */
            matrix[(n - 1) * m + k] = 0;
            for (int i = 0; i < n - 1; i++)
                matrix[(n - 1) * m + k] += matrix[i * m + k] / (i + 1);
        }
        for (int i = 0; i < n; i++)
            dummies[i] = i;
        assert_false(stateset_pivot(matrix, n, m, dummies, 2, tableau) > 0);
    }
    const double nothing[2] = {0, 0}, undefined[2] = {NAN, NAN};
    double dummy = 0, tableau[2];
    assert_false(stateset_pivot(nothing, 1, 2, &dummy, 2, tableau) > 0);
    assert_false(stateset_pivot(undefined, 1, 2, &dummy, 2, tableau) > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_coefficient_exceeds_one),
        cmocka_unit_test(a_choice_is_kept_until_it_is_bad),
        cmocka_unit_test(a_singular_choice_is_left),
        cmocka_unit_test(dependent_rows_are_found),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
