/* Amplification of the formulas for y' = z y, and the lowering of the order. */
#include "hybrid.h"
#include "stability.h"

#include <complex.h>

static void expect_growth(bool is_adams, int order, double complex z, double expected, double tolerance)
{
    assert_true(fabs(stability_growth(is_adams, order, creal(z), cimag(z)) - expected) < tolerance);
}

/* Low orders are compared with their only root, or the larger of two. */
static void low_orders_grow_as_their_roots(void **state)
{
    (void)state;
    for (int k = 1; k <= 40; k++) {
        const double complex z = -0.1 * k + 0.05 * (k % 7) * k * I, root = csqrt(4 - 2 * (1.5 - z));
        const double larger = fmax(cabs(2 + root), cabs(2 - root)) / cabs(3 - 2 * z);
        expect_growth(false, 1, z, -log(cabs(1 - z)), 1e-9);
        expect_growth(true, 2, z, log(cabs((1 + z / 2) / (1 - z / 2))), 1e-9);
        expect_growth(false, 2, z, log(larger), 0.02);
    }
}

/* Ends of the intervals of absolute stability of the Adams methods from order 3 on (Hairer and Wanner, ch. V.1). */
static void adams_ends_where_it_should(void **state)
{
    (void)state;
    static const double end[] = {-6, -3, -90.0 / 49, -45.0 / 38};
    for (int order = 3; order <= 6; order++) {
        assert_true(stability_growth(true, order, 0.98 * end[order - 3], 0) < 0);
        assert_true(stability_growth(true, order, 1.02 * end[order - 3], 0) > 0);
    }
}

/* Angles of A(alpha)-stability of BDF of orders 3 to 5: 86.03, 73.35 and 51.84 degrees (ch. V.2). */
static void bdf_is_stable_within_its_angles(void **state)
{
    (void)state;
    static const double angle[] = {86.03, 73.35, 51.84};
    for (int order = 3; order <= 5; order++) {
        double most = -1, inside = -1;
        for (double size = 0.02; size < 20; size *= 1.05) {
            const double out = (angle[order - 3] + 0.5) * acos(-1) / 180, in = out - acos(-1) / 180;
            most = fmax(most, stability_growth(false, order, -size * cos(out), size * sin(out)));
            inside = fmax(inside, stability_growth(false, order, -size * cos(in), size * sin(in)));
        }
        assert_true(most > 0);
        assert_true(inside < 0);
    }
}

/* The order chosen for errors along the oscillation of x'' = -2 d x' - x, scaled so that the two entries differ by
 * orders of magnitude. */
static int order_after(double damping, double length, int order)
{
    double e[STABILITY_VECTORS][2] = {{0.3, 0.7e3}};
    double *vectors[STABILITY_VECTORS];
    const double weights[2] = {1, 1e-6};
    for (int k = 0; k < STABILITY_VECTORS; k++) {
        vectors[k] = e[k];
        if (k > 0) {
            e[k][0] = 1e-3 * e[k - 1][1];
            e[k][1] = -1e3 * e[k - 1][0] - 2 * damping * e[k - 1][1];
        }
    }
    Arena arena = {NULL};
    Stability *s = stability_new(&arena);
    int allowed = stability_restart(s, false, 0);
    for (int step = 1; step <= 1000 && allowed == 5; step++)
        if (stability_is_due(s, step * length, order))
            allowed = stability_look(s, vectors, weights, 2, order);
    arena_release(&arena);
    return allowed;
}

static void orders_are_lowered_where_stability_limits(void **state)
{
    (void)state;
    assert_int_equal(order_after(0.02, 0.9, 5), 2);  /* rings at orders 3 to 5 */
    assert_int_equal(order_after(0.4, 0.9, 5), 4);   /* 66 degrees: stable up to order 4 */
    assert_int_equal(order_after(0.8, 0.9, 5), 5);   /* well damped */
    assert_int_equal(order_after(0.02, 0.05, 5), 5); /* steps are short for another reason */
    assert_int_equal(order_after(0, 0.9, 5), 5);     /* undamped: the oscillation does not decay */
    assert_int_equal(order_after(0.02, 0.9, 2), 5);  /* order 2 is A-stable: no lower order helps */
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(low_orders_grow_as_their_roots),
                                       cmocka_unit_test(adams_ends_where_it_should),
                                       cmocka_unit_test(bdf_is_stable_within_its_angles),
                                       cmocka_unit_test(orders_are_lowered_where_stability_limits)};
    return RUN_GROUP(tests);
}
