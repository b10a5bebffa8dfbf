/* Start values of loops that Newton's method does not solve from their guess, found by a homotopy or from other
 * guesses. */
#include "plant.h"

#include "newton.h"

enum { MOST = 4 };

static const int unknowns[MOST] = {A, B, ROOT, M_X}, equations[MOST] = {0, 1, 2, 3};
static double last[MOST];
static long evaluations;

#define LOOP(name) static ModelStatus name(Model *m, const double *z, double *r, double *j)

/* Damped Newton from 0 converges to the local minimum at 0.8. The homotopy path turns back there and leads to infinity;
 * in the other direction it turns at -0.8 and leads to the solution. */
LOOP(cubic)
{
    (void)m;
    r[0] = z[0] * z[0] * z[0] - 2 * z[0] + 2;
    if (j)
        j[0] = 3 * z[0] * z[0] - 2;
    return MODEL_OK;
}

/* Freudenstein & Roth, J. ACM 10 (1963); More, Garbow, Hillstrom, ACM TOMS 7 (1981), problem 2. */
LOOP(freudenstein)
{
    (void)m;
    const double x = z[0], y = z[1];
    r[0] = -13 + x + ((5 - y) * y - 2) * y;
    r[1] = -29 + x + ((y + 1) * y - 14) * y;
    if (j)
        j[0] = 1, j[1] = 10 * y - 3 * y * y - 2, j[2] = 1, j[3] = 3 * y * y + 2 * y - 14;
    return MODEL_OK;
}

/* Boggs, SIAM J. Numer. Anal. 8 (1971): the regions of attraction of Newton's method have fringed borders. */
LOOP(boggs)
{
    (void)m;
    const double quarter = 2 * atan(1);
    r[0] = z[0] * z[0] - z[1] + 1;
    r[1] = z[0] - cos(quarter * z[1]);
    if (j)
        j[0] = 2 * z[0], j[1] = -1, j[2] = 1, j[3] = quarter * sin(quarter * z[1]);
    return MODEL_OK;
}

/* Defined for positive unknowns only. */
LOOP(logarithms)
{
    (void)m;
    r[0] = log(z[0]) + z[1] - 1;
    r[1] = log(z[1]) + (z[0] - 1) / 2;
    if (j)
        j[0] = 1 / z[0], j[1] = 1, j[2] = 0.5, j[3] = 1 / z[1];
    return MODEL_OK;
}

/* Brown's almost linear function; problem 27 of More, Garbow, Hillstrom. */
LOOP(brown)
{
    (void)m;
    double sum = 0, product = 1;
    for (int i = 0; i < 4; i++) {
        sum += z[i];
        product *= z[i];
    }
    for (int i = 0; i < 3; i++)
        r[i] = z[i] + sum - 5;
    r[3] = product - 1;
    for (int i = 0; j && i < 16; i++)
        j[i] = i < 12 ? 1 + (i / 4 == i % 4) : 1;
    for (int k = 0; j && k < 4; k++)
        for (int i = 0; i < 4; i++)
            j[12 + k] *= i == k ? 1 : z[i];
    return MODEL_OK;
}

/* Problem 26 of More, Garbow, Hillstrom. */
LOOP(trigonometric)
{
    (void)m;
    double sum = 0;
    for (int k = 0; k < 4; k++)
        sum += cos(z[k]);
    for (int i = 0; i < 4; i++) {
        r[i] = 4 - sum + (i + 1) * (1 - cos(z[i])) - sin(z[i]) - 0.1 * (i + 1);
        for (int k = 0; j && k < 4; k++)
            j[4 * i + k] = sin(z[k]) + (i == k ? (i + 1) * sin(z[i]) - cos(z[i]) : 0);
    }
    return MODEL_OK;
}

/* Two diodes in series at 10 V. */
LOOP(diodes)
{
    (void)m;
    const double v = 0.0259, first = 1e-14 * exp(z[0] / v), second = 1e-14 * exp((z[1] - z[0]) / v);
    r[0] = first - second + z[0] / 1e4;
    r[1] = (z[1] - 10) / 1e3 + second - 1e-14;
    if (j)
        j[0] = (first + second) / v + 1e-4, j[1] = -second / v, j[2] = -second / v, j[3] = 1e-3 + second / v;
    return MODEL_OK;
}

/* An exothermic reactor; unknown: its temperature. The guess 0 divides by zero, and the gain varies by 1e10. */
LOOP(reactor)
{
    (void)m;
    const double k = exp(25 - 9000 / z[0]);
    r[0] = z[0] - 300 - 150 * k / (1 + k);
    if (j)
        j[0] = 1 - 150 * k * 9000 / (z[0] * z[0] * (1 + k) * (1 + k));
    return MODEL_OK;
}

LOOP(too_high)
{
    (void)m;
    r[0] = sin(z[0]) - 2;
    if (j)
        j[0] = cos(z[0]);
    return MODEL_OK;
}

LOOP(never_negative)
{
    (void)m;
    r[0] = exp(z[0]) + 1;
    if (j)
        j[0] = exp(z[0]);
    return MODEL_OK;
}

LOOP(apart)
{
    (void)m;
    r[0] = z[0] * z[0] + z[1] * z[1] - 1;
    r[1] = z[0] + z[1] - 3;
    if (j)
        j[0] = 2 * z[0], j[1] = 2 * z[1], j[2] = 1, j[3] = 1;
    return MODEL_OK;
}

LOOP(undefined)
{
    (void)m;
    r[0] = sqrt(-1 - z[0] * z[0]);
    if (j)
        j[0] = 1;
    return MODEL_OK;
}

static LoopFunction counted;

LOOP(count)
{
    evaluations++;
    memset(last, 0, sizeof last);
    memcpy(last, z, (counted == brown || counted == trigonometric ? 4 : counted == cubic ? 1 : 2) * sizeof *z);
    return counted(m, z, r, j);
}

/* The largest residual relative to its row's sum of |Jacobian * unknown|, at z. */
static double error_at(LoopFunction f, int n, const double *z)
{
    double residual[MOST], jacobian[MOST * MOST], most = 0;
    assert_int_equal(f(NULL, z, residual, jacobian), MODEL_OK);
    for (int i = 0; i < n; i++) {
        double scale = 0;
        for (int k = 0; k < n; k++)
            scale += fabs(jacobian[n * i + k]) * fmax(fabs(z[k]), 1e-3);
        most = fmax(most, fabs(residual[i]) / scale);
    }
    return most;
}

static bool solve(LoopFunction f, int n, bool is_start, double *z, Model *m)
{
    double work[LOOP_WORK(MOST, 0)];
    const ModelLoop loop = {.number = 1, .size = n, .unknowns = unknowns, .equations = equations};
    model_clear(m);
    model_solving(m)->is_searching = is_start;
    counted = f;
    evaluations = 0;
    return loop_newton(m, &loop, count, z, work) == MODEL_OK;
}

static void classical_problems_are_solved_from_anywhere(void **state)
{
    static const struct {
        LoopFunction function;
        int n, at_least; /* unknowns; least number of 101 guesses solved without a search */
        double guess[MOST], spread;
    } problems[] = {{cubic, 1, 90, {0}, 3},
                    {freudenstein, 2, 70, {0.5, -2}, 6},
                    {boggs, 2, 30, {1, 0}, 3},
                    {logarithms, 2, 10, {0, 0}, 3},
                    {brown, 4, 80, {0.5, 0.5, 0.5, 0.5}, 5},
                    {trigonometric, 4, 70, {0.25, 0.25, 0.25, 0.25}, 3},
                    {diodes, 2, 20, {0, 0}, 10},
                    {reactor, 1, 90, {0}, 500}};
    (void)state;
    int without = 0, all = 0;
    Model m = {.description = tested};
    for (size_t p = 0; p < sizeof problems / sizeof *problems; p++) {
        uint32_t seed = 1;
        int solved = 0;
        for (int attempt = 0; attempt <= 100; attempt++, all++) {
            double z[MOST], again[MOST];
            for (int k = 0; k < MOST; k++) {
                seed = seed * 1103515245u + 12345u;
                z[k] = attempt ? problems[p].spread * ((seed >> 8) / 8388608.0 - 1) : problems[p].guess[k];
            }
            memcpy(again, z, sizeof z);
            solved += solve(problems[p].function, problems[p].n, false, again, &m);
            if (!solve(problems[p].function, problems[p].n, true, z, &m))
                fail_msg("problem %zu is not solved from guess %d", p, attempt);
            assert_memory_equal(z, last, (size_t)problems[p].n * sizeof *z);
            const double error = error_at(problems[p].function, problems[p].n, z);
            if (!(error < 1e-12))
                fail_msg("problem %zu from guess %d: error %g at %g, %g", p, attempt, error, z[0], z[1]);
            assert_true(evaluations < 60000);
        }
        assert_true(solved >= problems[p].at_least);
        without += solved;
    }
    assert_true(all - without >= 100);
}

static void paths_lead_to_solutions_both_ways(void **state)
{
    static const struct {
        LoopFunction function;
        int n;
        double guess[2], solution[2];
    } problems[] = {{cubic, 1, {0}, {-1.7692923542386314}}, {cubic, 1, {3}, {-1.7692923542386314}},
                    {freudenstein, 2, {0.5, -2}, {5, 4}},   {freudenstein, 2, {6, 2}, {5, 4}}};
    (void)state;
    for (size_t p = 0; p < sizeof problems / sizeof *problems; p++) {
        const ModelLoop loop = {.number = 1, .size = problems[p].n, .unknowns = unknowns, .equations = equations};
        double z[2], work[LOOP_WORK(MOST, 0)];
        Model m = {.description = tested};
        memcpy(z, problems[p].guess, sizeof z);
        counted = problems[p].function;
        const Loop l = loop_prepare(&m, &loop, count, z, work);
        if (!homotopy_solve(&l, false, 400))
            fail_msg("path %zu leads nowhere", p);
        for (int k = 0; k < problems[p].n; k++)
            assert_true(fabs(z[k] - problems[p].solution[k]) < 1e-12);
    }
}

static void what_has_no_solution_fails_soon_and_as_before(void **state)
{
    static const struct {
        LoopFunction function;
        int n;
    } problems[] = {{too_high, 1}, {never_negative, 1}, {apart, 2}, {undefined, 1}};
    (void)state;
    for (size_t p = 0; p < sizeof problems / sizeof *problems; p++) {
        Model first = {.description = tested}, second = first;
        double z[2] = {0.3, 0.2};
        assert_false(solve(problems[p].function, problems[p].n, true, z, &first));
        assert_true(evaluations < 60000);
        assert_true(fabs(z[0] - 0.3) + fabs(z[1] - 0.2) <= 0);
        assert_false(solve(problems[p].function, problems[p].n, false, z, &second));
        assert_int_equal(first.failure.kind, second.failure.kind);
        assert_int_equal(first.failure.equation, second.failure.equation);
        assert_non_null(first.failure.loop);
        assert_int_equal(first.failure.is_at_guess, problems[p].function == undefined);
        assert_false(second.failure.is_at_guess);
        assert_int_equal(first.failure.worst_count, problems[p].function == undefined ? 0 : problems[p].n);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(classical_problems_are_solved_from_anywhere),
        cmocka_unit_test(paths_lead_to_solutions_both_ways),
        cmocka_unit_test(what_has_no_solution_fails_soon_and_as_before),
    };
    open_model();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
