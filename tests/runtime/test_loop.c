/* Algebraic loops: linear and nonlinear, badly scaled, singular, without solution, with kinks.
 * Every function also checks that its last evaluation is at the solution, because inner variables rely on that. */
#include "plant.h"

static const int unknowns[] = {A, B, ROOT, M_X}, equations[] = {0, 1, 2, 3};
static double last[4];
static Model model;

static ModelLoop loop_of(int size)
{
    return (ModelLoop){.number = 1, .size = size, .unknowns = unknowns, .equations = equations};
}

static ModelStatus solve(LoopFunction f, int size, bool is_linear, double *z)
{
    double work[LOOP_WORK(4, 0)];
    const ModelLoop loop = loop_of(size);
    model_clear(&model);
    const ModelStatus status = is_linear ? loop_linear(&model, &loop, f, z, work)
                                         : loop_newton(&model, &loop, f, z, work);
    if (status == MODEL_OK)
        assert_memory_equal(last, z, (size_t)size * sizeof *z);
    return status;
}

static void near(double value, double expected, double tolerance)
{
    if (!(fabs(value - expected) <= tolerance * fmax(fabs(expected), 1e-3)))
        fail_msg("%.17g is not %.17g", value, expected);
}

/* Unknowns of 1e9 and 1e-9, rows of 1e6 and 1e-6. */
static ModelStatus badly_scaled(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    memcpy(last, z, sizeof *z * 2);
    r[0] = 1e6 * (1e-9 * z[0] + 2e9 * z[1] - 5);
    r[1] = 1e-6 * (3e-9 * z[0] - 1e9 * z[1] - 1);
    if (j)
        j[0] = 1e-3, j[1] = 2e15, j[2] = 3e-15, j[3] = -1e3;
    return MODEL_OK;
}

static void scaling_does_not_matter(void **state)
{
    (void)state;
    double z[2] = {0, 0}, y[2] = {7e9, -3e-9};
    assert_int_equal(solve(badly_scaled, 2, true, z), MODEL_OK);
    near(z[0], 1e9, 1e-14);
    near(1e9 * z[1], 2, 1e-14);
    assert_int_equal(solve(badly_scaled, 2, false, y), MODEL_OK);
    near(y[0], 1e9, 1e-14);
    near(1e9 * y[1], 2, 1e-14);
}

static ModelStatus dependent(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    memcpy(last, z, sizeof *z * 3);
    r[0] = z[0] + z[1] + z[2] - 1;
    r[1] = 0.1 * z[0] + 0.2 * z[1] + 0.3 * z[2] - 1;
    r[2] = 1.1 * z[0] + 1.2 * z[1] + 1.3 * z[2] - 5;
    if (j)
        for (int k = 0; k < 3; k++)
            j[k] = 1, j[3 + k] = 0.1 * (k + 1), j[6 + k] = 1 + 0.1 * (k + 1);
    return MODEL_OK;
}

static void a_singular_loop_is_named(void **state)
{
    (void)state;
    double z[3] = {1, 2, 3};
    const double before[3] = {1, 2, 3};
    assert_int_equal(solve(dependent, 3, true, z), MODEL_RETRY);
    assert_int_equal(model.failure.kind, MODEL_SINGULAR_LOOP);
    assert_true(model.failure.equation >= 0 && model.failure.equation <= 2);
    assert_memory_equal(z, before, sizeof z);
    assert_int_not_equal(solve(dependent, 3, false, z), MODEL_OK);
    assert_memory_equal(z, before, sizeof z);
    assert_non_null(model.failure.loop);
}

static ModelStatus square(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    last[0] = z[0];
    r[0] = z[0] * z[0] - 4;
    if (j)
        j[0] = 2 * z[0];
    return MODEL_OK;
}

static void a_singular_guess_is_left(void **state)
{
    (void)state;
    double z = 0;
    assert_int_equal(solve(square, 1, false, &z), MODEL_OK);
    near(fabs(z), 2, 1e-15);
}

static ModelStatus impossible(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    last[0] = z[0];
    r[0] = z[0] * z[0] + 1;
    if (j)
        j[0] = 2 * z[0];
    return MODEL_OK;
}

static void a_loop_without_solution_fails(void **state)
{
    (void)state;
    double z = 3;
    assert_int_equal(solve(impossible, 1, false, &z), MODEL_RETRY);
    assert_int_equal(model.failure.equation, 0);
    assert_true(model.failure.kind == MODEL_NO_CONVERGENCE || model.failure.kind == MODEL_SINGULAR_LOOP);
    near(z, 3, 0);
}

/* A diode in series with a resistor: exp overflows far from the solution. */
static ModelStatus diode(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    last[0] = z[0];
    r[0] = 1e-12 * (exp(z[0] / 0.025) - 1) - (5 - z[0]) / 1000;
    if (j)
        j[0] = 1e-12 / 0.025 * exp(z[0] / 0.025) + 1e-3;
    return MODEL_OK;
}

static void a_steep_loop_converges_to_rounding(void **state)
{
    (void)state;
    const double guesses[] = {0, 0.5, 5, -100, 17};
    for (size_t i = 0; i < sizeof guesses / sizeof guesses[0]; i++) {
        double z = guesses[i], r;
        assert_int_equal(solve(diode, 1, false, &z), MODEL_OK);
        diode(&model, &z, &r, NULL);
        assert_true(fabs(r) < 1e-16);
    }
}

/* A square root of a negative number means that the step is too long; it does not end the solution. */
static ModelStatus rooted(Model *m, const double *z, double *r, double *j)
{
    last[0] = z[0];
    if (z[0] < 0)
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 5, NULL, z[0]);
    r[0] = sqrt(z[0]) - 0.01;
    if (j)
        j[0] = z[0] > 0 ? 0.5 / sqrt(z[0]) : HUGE_VAL;
    return MODEL_OK;
}

static void undefined_trial_points_shorten_the_step(void **state)
{
    (void)state;
    double z = 9;
    assert_int_equal(solve(rooted, 1, false, &z), MODEL_OK);
    near(z, 1e-4, 1e-12);
    z = -1;
    assert_int_equal(solve(rooted, 1, false, &z), MODEL_OK); /* from a perturbed guess */
}

static ModelStatus broken(Model *m, const double *z, double *r, double *j)
{
    (void)z, (void)r, (void)j;
    model_fail(m, MODEL_DIVISION_BY_ZERO, 5, NULL, 0);
    return MODEL_FAIL;
}

static void a_fatal_failure_is_passed_on(void **state)
{
    (void)state;
    double z = 1;
    assert_int_equal(solve(broken, 1, false, &z), MODEL_FAIL);
    assert_int_equal(model.failure.equation, 5);
    assert_int_equal(solve(broken, 1, true, &z), MODEL_FAIL);
}

/* Saturation: gain 100 within +-1, and a load; then a dead zone of slope 1e-3. */
static ModelStatus kinked(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    memcpy(last, z, sizeof *z * 2);
    const double inside = fmax(-1, fmin(1, 100 * (z[1] - 0.3)));
    r[0] = z[0] - inside;
    r[1] = z[0] + 2 * z[1] + fmax(0, z[1] - 5) - 8;
    if (j) {
        j[0] = 1, j[1] = fabs(100 * (z[1] - 0.3)) < 1 ? -100 : 0;
        j[2] = 1, j[3] = z[1] > 5 ? 3 : 2;
    }
    return MODEL_OK;
}

static ModelStatus dead_zone(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    last[0] = z[0];
    r[0] = 1e-3 * z[0] + fmax(0, z[0] - 1) + fmin(0, z[0] + 1) - 10;
    if (j)
        j[0] = 1e-3 + (fabs(z[0]) > 1 ? 1 : 0);
    return MODEL_OK;
}

static void kinks_are_passed(void **state)
{
    (void)state;
    for (int i = -20; i <= 20; i++) {
        double z[2] = {0.7 * i, 1.3 * i}, y = 3.1 * i;
        assert_int_equal(solve(kinked, 2, false, z), MODEL_OK);
        near(z[0], 1, 1e-15);
        near(z[1], 3.5, 1e-15);
        assert_int_equal(solve(dead_zone, 1, false, &y), MODEL_OK);
        near(y, 11 / 1.001, 1e-14);
    }
}

/* Powell's badly scaled function. */
static ModelStatus powell(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    memcpy(last, z, sizeof *z * 2);
    r[0] = 1e4 * z[0] * z[1] - 1;
    r[1] = exp(-z[0]) + exp(-z[1]) - 1.0001;
    if (j)
        j[0] = 1e4 * z[1], j[1] = 1e4 * z[0], j[2] = -exp(-z[0]), j[3] = -exp(-z[1]);
    return MODEL_OK;
}

/* Powell's singular function: a multiple root, with a singular Jacobian at the solution. */
static ModelStatus powell_singular(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    memcpy(last, z, sizeof *z * 4);
    const double a = z[1] - 2 * z[2], b = z[0] - z[3];
    r[0] = z[0] + 10 * z[1];
    r[1] = sqrt(5) * (z[2] - z[3]);
    r[2] = a * a;
    r[3] = sqrt(10) * b * b;
    if (j) {
        memset(j, 0, 16 * sizeof *j);
        j[0] = 1, j[1] = 10, j[6] = sqrt(5), j[7] = -sqrt(5), j[9] = 2 * a, j[10] = -4 * a;
        j[12] = 2 * sqrt(10) * b, j[15] = -2 * sqrt(10) * b;
    }
    return MODEL_OK;
}

static void classical_problems(void **state)
{
    (void)state;
    double z[2] = {0, 1}, y[4] = {3, -1, 0, 1};
    assert_int_equal(solve(powell, 2, false, z), MODEL_OK);
    near(z[0], 1.098159e-5, 1e-6);
    near(z[1], 9.106146739867, 1e-10);
    assert_int_equal(solve(powell_singular, 4, false, y), MODEL_OK);
    assert_true(fabs(y[0]) < 1e-6);
}

/* A curve y = exp(x), with remainders a millionth as large in both equations. A method that reduces the residuals stays
 * on the curve and creeps; full steps lead away from the zero of the arc tangent. */
static ModelStatus curved(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    memcpy(last, z, sizeof *z * 2);
    const double off = 1e6 * (z[1] - exp(z[0])), far = 2 * (z[0] - 3), rest = atan(far);
    r[0] = off + rest;
    r[1] = off - rest;
    if (j) {
        const double slope = -1e6 * exp(z[0]), bend = 2 / (1 + far * far);
        j[0] = slope + bend, j[1] = 1e6, j[2] = slope - bend, j[3] = 1e6;
    }
    return MODEL_OK;
}

static void scales_of_residuals_do_not_matter(void **state)
{
    (void)state;
    double z[2] = {0, 1};
    assert_int_equal(solve(curved, 2, false, z), MODEL_OK);
    near(z[0], 3, 1e-12);
    near(z[1], exp(3), 1e-12);
}

/* Turbulent flow: the Jacobian vanishes at rest, and rest is a solution. */
static double pressure;

static ModelStatus turbulent(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    last[0] = z[0];
    r[0] = pressure - 1e6 * z[0] * fabs(z[0]);
    if (j)
        j[0] = -2e6 * fabs(z[0]);
    return MODEL_OK;
}

static void turbulent_flow_may_rest(void **state)
{
    (void)state;
    const double pressures[] = {0, 1e-17, -1e-11, 1e-3, 1e5, -1e7}, guesses[] = {0, 1e-9, -1e-3, 1, 50};
    for (int p = 0; p < 6; p++)
        for (int g = 0; g < 5; g++) {
            double z = guesses[g], r;
            pressure = pressures[p];
            assert_int_equal(solve(turbulent, 1, false, &z), MODEL_OK);
            turbulent(&model, &z, &r, NULL);
            assert_true(fabs(r) <= 1e-13 * fabs(pressure) + 1e-16);
        }
}

static double level;

/* The solution branch ends in a fold at the level 2/(3 sqrt(3)). */
static ModelStatus folded(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    last[0] = z[0];
    r[0] = z[0] * z[0] * z[0] - z[0] - level;
    if (j)
        j[0] = 3 * z[0] * z[0] - 1;
    return MODEL_OK;
}

/* True if the guess leads to no solution, even with scaled residuals. */
static bool jumps(LoopFunction f, double *z)
{
    double work[LOOP_WORK(4, 0)];
    const ModelLoop loop = loop_of(1);
    model_clear(&model);
    model_solving(&model)->is_divided = true;
    if (loop_newton(&model, &loop, f, z, work) != MODEL_OK)
        return true;
    assert_memory_equal(last, z, sizeof *z);
    return model_solving(&model)->doubtful != NULL;
}

static void slopes_are_told_from_jumps(void **state)
{
    (void)state;
    const double fold = -1 / sqrt(3);
    for (int exponent = -3; exponent >= -12; exponent--) {
        const double step = pow(10, exponent);
        double z = 0;
        pressure = 1e6 * step;
        assert_false(jumps(turbulent, &z));
        near(z, sqrt(step), 1e-12);
        z = fold - sqrt(step);
        level = 2 / (3 * sqrt(3)) + step;
        assert_true(jumps(folded, &z));
        z = fold - 1e-3;
        level = z * z * z - z + 1e-3 * step;
        assert_false(jumps(folded, &z));
    }
}

/* A force of 1e3 cancels and leaves a rounding error of 1e-13 in the residual, which is never zero. */
static ModelStatus noisy(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    last[0] = z[0];
    volatile const double sum = 1e3 + 0.1 * z[0];
    r[0] = sum - 1e3 - 3e-14;
    if (j)
        j[0] = 0.1;
    return MODEL_OK;
}

/* A pressure of 1e12 and a flow that vanishes: a column of small entries does not mean a singular matrix. */
static ModelStatus vanishing(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    memcpy(last, z, sizeof *z * 2);
    r[0] = z[0] + z[1] - 1e12;
    r[1] = z[0] - z[1] + z[1] * z[1] - 1e12;
    if (j)
        j[0] = 1, j[1] = 1, j[2] = 1, j[3] = -1 + 2 * z[1];
    return MODEL_OK;
}

static void rounding_is_neither_failure_nor_singularity(void **state)
{
    (void)state;
    double z = 1, y[2] = {2e12, 1e-3};
    assert_int_equal(solve(noisy, 1, false, &z), MODEL_OK);
    assert_true(fabs(z) < 1e-11);
    assert_int_equal(solve(vanishing, 2, false, y), MODEL_OK);
    near(y[0], 1e12, 1e-15);
}

/* A heater that warms itself: bilinear with a kink, typical for signals and heat flow. Counts its evaluations. */
static int residuals, jacobians;

static ModelStatus heated(Model *m, const double *z, double *r, double *j)
{
    (void)m;
    memcpy(last, z, sizeof *z * 2);
    residuals++;
    jacobians += j != NULL;
    const double signal = 500 - z[0];
    r[0] = z[0] * z[1] - (signal > 0 ? signal : 0);
    r[1] = z[0] * z[1] - 90 * (z[0] - 300);
    if (j)
        j[0] = z[1] + (signal > 0 ? 1 : 0), j[1] = z[0], j[2] = z[1] - 90, j[3] = z[0];
    return MODEL_OK;
}

static void a_good_guess_is_cheap(void **state)
{
    (void)state;
    const double expected = 27500.0 / 91, offsets[] = {0, 1e-15, 1e-9, 1e-6, 1e-3, 0.05};
    for (size_t i = 0; i < sizeof offsets / sizeof offsets[0]; i++) {
        double z[2] = {expected * (1 + offsets[i]), (500 / expected - 1) * (1 - offsets[i])}, again[2];
        memcpy(again, z, sizeof z);
        residuals = jacobians = 0;
        assert_int_equal(solve(heated, 2, false, z), MODEL_OK);
        near(z[0], expected, 4e-16);
        near(z[1], 500 / expected - 1, 1e-15);
        assert_true(jacobians <= (offsets[i] < 1e-2 ? 1 : 3));
        assert_true(residuals <= (offsets[i] < 1e-8 ? 3 : offsets[i] < 1e-2 ? 6 : 9));
        assert_int_equal(solve(heated, 2, false, again), MODEL_OK); /* independent of previous solutions */
        assert_memory_equal(z, again, sizeof z);
    }
}

static void a_bad_guess_is_no_obstacle(void **state)
{
    (void)state;
    for (int i = -10; i <= 10; i++) {
        double z[2] = {100.0 * i + 7, 3.0 * i};
        assert_int_equal(solve(heated, 2, false, z), MODEL_OK);
        near(z[0], 27500.0 / 91, 4e-16);
    }
}

static void sums_find_what_is_not_finite(void **state)
{
    (void)state;
    double v[11];
    for (int i = 0; i < 11; i++)
        v[i] = 1e308;
    assert_true(all_finite(v, 11));
    assert_true(all_finite(v, 0));
    for (int i = 0; i < 11; i++) {
        v[i] = i % 2 ? HUGE_VAL : NAN;
        assert_false(all_finite(v, 11));
        assert_true(all_finite(v, i));
        v[i] = -1;
    }
    v[3] = HUGE_VAL, v[4] = -HUGE_VAL;
    assert_false(all_finite(v, 11));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(scaling_does_not_matter),
        cmocka_unit_test(a_singular_loop_is_named),
        cmocka_unit_test(a_singular_guess_is_left),
        cmocka_unit_test(a_loop_without_solution_fails),
        cmocka_unit_test(a_steep_loop_converges_to_rounding),
        cmocka_unit_test(undefined_trial_points_shorten_the_step),
        cmocka_unit_test(a_fatal_failure_is_passed_on),
        cmocka_unit_test(kinks_are_passed),
        cmocka_unit_test(scales_of_residuals_do_not_matter),
        cmocka_unit_test(turbulent_flow_may_rest),
        cmocka_unit_test(slopes_are_told_from_jumps),
        cmocka_unit_test(classical_problems),
        cmocka_unit_test(rounding_is_neither_failure_nor_singularity),
        cmocka_unit_test(a_good_guess_is_cheap),
        cmocka_unit_test(a_bad_guess_is_no_obstacle),
        cmocka_unit_test(sums_find_what_is_not_finite),
    };
    open_model();
    model.description = tested;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
