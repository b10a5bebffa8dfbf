/* Van der Pol's oscillator with mu = 1000 to t = 2000: relaxation with alternating slow and fast phases.
 * Expected values: test set for initial value problem solvers (Mazzia & Magherini), problem VDPOL scaled to mu. */
#define STOP 2000.0
enum { STATES = 2 };
#define ODE_VARIABLES STATE(0, "x", 0), STATE(1, "v", 0)
static const double start_values[STATES] = {2, 0};

static void slope(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = x[1];
    dx[1] = 1000 * (1 - x[0] * x[0]) * x[1] - x[0];
}

#include "ode.h"

static void relaxation_is_accurate(void **state)
{
    (void)state;
    const double expected[STATES] = {1.706167732170469, -0.8928097010248125e-3};
    assert_true(error_at_end("1e-6", "bdf", expected) < 100);
    assert_true(error_at_end("1e-9", "bdf", expected) < 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(relaxation_is_accurate)};
    return run_group(tests, 1);
}
