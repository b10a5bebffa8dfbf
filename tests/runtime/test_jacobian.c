/* test_jacobian.c - exact Jacobians through a loop, and finite differences where there is no exact one. */
#define IS_AUGMENTED false
#include "roots.h"
#include "jacobian.h"

static void exact_through_a_loop(void **state)
{
    (void)state;
    Arena arena = {NULL};
    Jacobian *j = jacobian_new(&arena, &state_slopes);
    assert_non_null(j);
    assert_int_equal(jacobian_nonzeros(&state_slopes), 3);
    for (int i = 1; i < 20; i++) {
        const double a = 0.3 * i, s = i - 5.5, z_slope = (1 - 0.5 / sqrt(a)) / (1 + s);
        Model m = model_at(a, s);
        double values[3] = {0};
        assert_int_equal(jacobian_exact(j, &m, values), MODEL_OK);
        assert_true(fabs(values[0] + 0.5 / sqrt(a) + z_slope) < 1e-14 * (1 + fabs(z_slope)));
        assert_true(fabs(values[1] - z_slope) < 1e-14 * (1 + fabs(z_slope)));
        assert_true(fabs(values[2] + 1) < 1e-15);
    }
    arena_release(&arena);
}

static void differences_are_near(void **state)
{
    (void)state;
    Arena arena = {NULL};
    Jacobian *j = jacobian_new(&arena, &state_slopes);
    Model m = model_at(2, 2);
    const double x[] = {2, 3}, step[] = {1e-7, 1e-7};
    double exact[3], near[3];
    assert_int_equal(jacobian_exact(j, &m, exact), MODEL_OK);
    assert_int_equal(jacobian_differences(j, &m, 0, x, step, near), MODEL_OK);
    for (int i = 0; i < 3; i++)
        assert_true(fabs(exact[i] - near[i]) < 1e-6);
    arena_release(&arena);
}

static void none_at_the_root_of_zero(void **state)
{
    (void)state;
    Arena arena = {NULL};
    Jacobian *j = jacobian_new(&arena, &state_slopes);
    Model m = model_at(0, 2);
    double values[3];
    assert_int_equal(jacobian_exact(j, &m, values), MODEL_RETRY);
    arena_release(&arena);
}

static void none_of_a_singular_loop(void **state)
{
    (void)state;
    Arena arena = {NULL};
    Jacobian *j = jacobian_new(&arena, &state_slopes);
    Model m = model_at(2, 2);
    double values[3];
    m.s = -1;
    assert_int_equal(jacobian_exact(j, &m, values), MODEL_RETRY);
    const double x[] = {2, 3}, step[] = {1e-7, 1e-7};
    assert_int_equal(jacobian_differences(j, &m, 0, x, step, values), MODEL_RETRY);
    assert_int_equal(m.failure.kind, MODEL_SINGULAR_LOOP);
    arena_release(&arena);
}

/* An entry that is not finite is reported as the model's failure. */
static void none_without_derivatives(void **state)
{
    (void)state;
    Arena arena = {NULL};
    Jacobian *j = jacobian_new(&arena, &state_slopes);
    Model m = model_at(2, 2);
    double values[3];
    const double x[] = {0, 3}, step[] = {-1e-7, 1e-7};
    assert_int_equal(jacobian_differences(j, &m, 0, x, step, values), MODEL_RETRY);
    assert_int_equal(m.failure.kind, MODEL_NOT_FINITE);
    arena_release(&arena);
}

static void runs_from_the_root_of_zero(void **state)
{
    (void)state;
    assert_int_equal(run("-q", "--stats", "--set", "a=0", "-o", scratch("roots.csv"), NULL), STATUS_DONE);
    assert_has(printed, "Jacobian                 2 x 2, 3 nonzeros, 1 colour and 1 long row, dense\n");
    assert_has(printed, " by differences\n");
}

static void runs_exactly(void **state)
{
    (void)state;
    assert_int_equal(run("-q", "--stats", "--set", "a=4", "-o", scratch("roots.csv"), NULL), STATUS_DONE);
    assert_lacks(printed, " by differences");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exact_through_a_loop),      cmocka_unit_test(differences_are_near),
        cmocka_unit_test(none_at_the_root_of_zero),  cmocka_unit_test(none_of_a_singular_loop),
        cmocka_unit_test(none_without_derivatives),  cmocka_unit_test(runs_from_the_root_of_zero),
        cmocka_unit_test(runs_exactly),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
