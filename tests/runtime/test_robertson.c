/* Robertson's chemical reactions to t = 40: stiff, two states start at 0, the second stays below 4e-5.
 * Expected values: the classical Runge-Kutta method with steps of 1e-4 in extended precision; halving the step confirms
 * thirteen digits. */
#define STOP 40.0
enum { STATES = 3 };
#define ODE_VARIABLES STATE(0, "y[1]", 0), STATE(1, "y[2]", 0), STATE(2, "y[3]", 0)
static const double start_values[STATES] = {1, 0, 0};

static void slope(double time, const double *y, double *dy)
{
    (void)time;
    dy[0] = -0.04 * y[0] + 1e4 * y[1] * y[2];
    dy[2] = 3e7 * y[1] * y[1];
    dy[1] = -dy[0] - dy[2];
}

#include "ode.h"

static void stiff_reactions_are_accurate(void **state)
{
    (void)state;
    const double expected[STATES] = {0.715827068719404, 9.18553476455775e-06, 0.284163745745831};
    assert_true(error_at_end("1e-6", "bdf", expected) < 10);
    assert_true(error_at_end("1e-9", "bdf", expected) < 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(stiff_reactions_are_accurate)};
    return run_group(tests, 1);
}
