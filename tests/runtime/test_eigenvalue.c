/* Eigenvalues of matrices with known eigenvalues, and of matrices for which they are hard to compute. */
#include "hybrid.h"

#include "linear.h"

enum { MOST = 40 };

static double a[MOST * MOST], real[MOST], imaginary[MOST];

static double chance(void)
{
    static uint64_t state = 1;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (double)(state >> 11) / 9007199254740992.0 * 2 - 1;
}

static void find(int n)
{
    Arena arena = {NULL};
    assert_true(eigenvalues_of(&arena, a, n, real, imaginary));
    arena_release(&arena);
}

/* Asserts that each wanted eigenvalue is among those found; each found one counts once. */
static void must_be(int n, const double *x, const double *y, double tolerance)
{
    bool is_taken[MOST] = {false};
    for (int i = 0; i < n; i++) {
        double least = INFINITY;
        int best = 0;
        for (int k = 0; k < n; k++) {
            const double distance = hypot(real[k] - x[i], imaginary[k] - y[i]);
            if (!is_taken[k] && distance < least) {
                least = distance;
                best = k;
            }
        }
        is_taken[best] = true;
        if (least > tolerance)
            fail_msg("%d: %g + %g i instead of %g + %g i", i, real[best], imaginary[best], x[i], y[i]);
    }
}

/* a := (I - 2 v v') a (I - 2 v v'), then scales rows and columns by different powers of two. */
static void disguise(int n, bool is_scaled)
{
    double v[MOST], square = 0;
    for (int i = 0; i < n; i++) {
        v[i] = chance();
        square += v[i] * v[i];
    }
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < n; i++) {
            double sum = 0;
            for (int k = 0; k < n; k++)
                sum += v[k] * a[side ? i * n + k : k * n + i];
            for (int k = 0; k < n; k++)
                a[side ? i * n + k : k * n + i] -= 2 * sum * v[k] / square;
        }
    for (int i = 0; i < n && is_scaled; i++) {
        const int exponent = (int)(40 * chance());
        for (int k = 0; k < n; k++) {
            a[i * n + k] = ldexp(a[i * n + k], exponent);
            a[k * n + i] = ldexp(a[k * n + i], -exponent);
        }
    }
}

static void made_from_them(void **state)
{
    (void)state;
    double x[MOST], y[MOST];
    for (int trial = 0; trial < 300; trial++) {
        const int n = 1 + trial % MOST;
        memset(a, 0, sizeof a);
        for (int i = 0; i < n; i++) {
            x[i] = chance();
            y[i] = 0;
            a[i * n + i] = x[i];
            if (i % 3 != 1)
                continue;
            x[i] = a[i * n + i] = x[i - 1];
            y[i - 1] = fabs(chance());
            y[i] = -y[i - 1];
            a[(i - 1) * n + i] = y[i - 1];
            a[i * n + i - 1] = y[i];
        }
        disguise(n, false);
        disguise(n, trial % 2);
        find(n);
        must_be(n, x, y, 1e-12);
    }
}

static void closed_forms(void **state)
{
    (void)state;
    /* A chain of n equal springs: 2 cos(k pi/(n + 1)). */
    const int n = 30;
    double x[MOST], y[MOST] = {0};
    memset(a, 0, sizeof a);
    for (int i = 0; i < n; i++) {
        x[i] = 2 * cos((i + 1) * acos(-1) / (n + 1));
        if (i > 0)
            a[i * n + i - 1] = a[(i - 1) * n + i] = 1;
    }
    find(n);
    must_be(n, x, y, 1e-14 * n);
    /* A cyclic shift, for which the iteration needs exceptional shifts: roots of 1. */
    memset(a, 0, sizeof a);
    for (int i = 0; i < 8; i++) {
        a[(i + 1) % 8 * 8 + i] = 1;
        x[i] = cos(i * acos(-1) / 4);
        y[i] = sin(i * acos(-1) / 4);
    }
    find(8);
    must_be(8, x, y, 1e-14);
}

static void of_what_stands_alone_exactly(void **state)
{
    (void)state;
    const double triangle[9] = {-1e-9, 1e12, 3, 0, -2, 1e15, 0, 0, 1e9};
    const double wanted[3] = {-1e-9, -2, 1e9}, none[3] = {0};
    memcpy(a, triangle, sizeof triangle);
    find(3);
    must_be(3, wanted, none, 0);
    memset(a, 0, sizeof a);
    find(5);
    must_be(5, (double[5]){0}, (double[5]){0}, 0);
    find(0);
}

static void of_different_units(void **state)
{
    (void)state;
    /* 1/(1 + s)(1 + 1e-9 s), weakly coupled: both the fast and the slow eigenvalue are accurate. */
    const double slow[4] = {-1e9, 1e9, 1e-3, -1.001};
    memcpy(a, slow, sizeof slow);
    find(2);
    const double sum = -1e9 - 1.001, product = 1e9 * 1.001 - 1e6;
    assert_true(fabs(real[0] + real[1] - sum) < 1e-6);
    assert_true(fabs(fmax(real[0], real[1]) * fmin(real[0], real[1]) / product - 1) < 1e-14);
}

static void numbers_only(void **state)
{
    (void)state;
    Arena arena = {NULL};
    a[0] = NAN;
    assert_false(eigenvalues_of(&arena, a, 1, real, imaginary));
    arena_release(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(made_from_them), cmocka_unit_test(closed_forms),
                                       cmocka_unit_test(of_what_stands_alone_exactly),
                                       cmocka_unit_test(of_different_units), cmocka_unit_test(numbers_only)};
    return RUN_GROUP(tests);
}
