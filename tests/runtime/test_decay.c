/* Two exponential decays of very different size: der(x) = -x from 300 and from 1e-6. */
#define STOP 5.0
enum { STATES = 2 };
#define ODE_VARIABLES STATE(0, "warm", 0), STATE(1, "small", 0)
static const double start_values[STATES] = {300, 1e-6};

static void slope(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = -x[0];
    dx[1] = -x[1];
}

#include "ode.h"

static void both_sizes_are_accurate(void **state)
{
    (void)state;
    const double expected[STATES] = {300 * exp(-STOP), 1e-6 * exp(-STOP)};
    assert_true(error_at_end("1e-6", "bdf", expected) < 10);
    assert_true(error_at_end("1e-9", "bdf", expected) < 10);
    assert_true(error_at_end("1e-6", "adams", expected) < 10);
    assert_true(error_at_end("1e-9", "adams", expected) < 10);
    assert_true(error_at_end("1e-6", "auto", expected) < 10);
    assert_true(error_at_end("1e-12", "bdf", expected) < 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(both_sizes_are_accurate)};
    return run_group(tests, 1);
}
