/* test_augmented.c - solves (I - gamma J) d = b by the augmented system and compares it with J computed by hand; also
 * whole runs. */
#define IS_AUGMENTED true
#include "roots.h"
#include "between.h"
#include "jacobian.h"

/* J is {{-p, 0}, {q, -1}}. */
static void slopes(double a, double s, double *p, double *q)
{
    *q = (1 - 0.5 / sqrt(a)) / (1 + s);
    *p = 0.5 / sqrt(a) + *q;
}

static void solves_steps(void **state)
{
    (void)state;
    static const double gammas[] = {0, 1e-12, 1e-3, 0.7, -2.5, 1e6};
    Arena arena = {NULL};
    Augmented *augmented = augmented_part.equations.augment(&arena, &state_slopes);
    assert_non_null(augmented);
    /* terms, assigned slots, states with their derivatives */
    assert_int_equal(augmented_part.nonzeros(&state_slopes), 9 + 4 + 4);
    for (int i = 1; i < 20; i++) {
        const double a = 0.3 * i, s = i - 5.5;
        double p, q;
        slopes(a, s, &p, &q);
        const Model m = model_at(a, s);
        assert_true(augmented_part.read(augmented, &m));
        for (size_t k = 0; k < sizeof gammas / sizeof *gammas; k++) {
            const double g = gammas[k], b[] = {1.5 - i, 2}, first = b[0] / (1 + g * p),
                         second = (b[1] + g * q * first) / (1 + g),
                         rounding = 1e-13 * (fabs(b[0]) + fabs(b[1]) + fabs(first) + fabs(second));
            double d[2];
            assert_true(augmented_part.factor(augmented, g));
            assert_true(augmented_part.solve(augmented, b, d));
            assert_true(fabs(d[0] - first) <= rounding && fabs(d[1] - second) <= rounding);
            assert_true(fabs(augmented_part.derivative(augmented, 0) + p * first) <= rounding);
        }
    }
    arena_release(&arena);
}

static void does_not_solve_singular_ones(void **state)
{
    (void)state;
    Arena arena = {NULL};
    Augmented *augmented = augmented_part.equations.augment(&arena, &state_slopes);
    Model m = model_at(4, 2);
    assert_true(augmented_part.read(augmented, &m));
    assert_false(augmented_part.factor(augmented, -1)); /* b's own slope is -1 */
    assert_true(augmented_part.factor(augmented, 1)); /* the failure has left no trace */
    m.s = -1; /* a singular loop */
    assert_true(augmented_part.read(augmented, &m));
    assert_false(augmented_part.factor(augmented, 0));
    m = model_at(0, 2);
    assert_false(augmented_part.read(augmented, &m));
    arena_release(&arena);
}

static void gives_columns(void **state)
{
    (void)state;
    Arena arena = {NULL};
    Jacobian *j = jacobian_new(&arena, &state_slopes);
    Model m = model_at(2, 3);
    double p, q, values[3];
    slopes(2, 3, &p, &q);
    assert_int_equal(jacobian_exact(j, &m, values), MODEL_OK);
    assert_true(fabs(values[0] + p) < 1e-14 && fabs(values[1] - q) < 1e-14 && fabs(values[2] + 1) < 1e-14);
    m.s = -1;
    assert_int_equal(jacobian_exact(j, &m, values), MODEL_RETRY);
    arena_release(&arena);
}

static void runs(void **state)
{
    (void)state;
    assert_int_equal(run("-q", "--stats", "--set", "a=4", "-o", scratch("roots.csv"), NULL), STATUS_DONE);
    assert_has(printed, "Jacobian                 augmented 7 x 7, 17 nonzeros, KLU\n");
    assert_has(printed, "convergence failures     0\n");
    assert_lacks(printed, " nearby");
}

static void runs_from_the_root_of_zero(void **state)
{
    (void)state;
    assert_int_equal(run("-q", "--stats", "--set", "a=0", "-o", scratch("roots.csv"), NULL), STATUS_DONE);
    assert_has(printed, " at a nearby point\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(solves_steps), cmocka_unit_test(does_not_solve_singular_ones),
        cmocka_unit_test(gives_columns), cmocka_unit_test(runs),
        cmocka_unit_test(runs_from_the_root_of_zero),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
