/* HIRES, the high irradiance response of plants: eight concentrations, six of which start at 0.
 * Equations and expected values: Hairer & Wanner; test set for initial value problem solvers, problem HIRES. */
#define STOP 321.8122
enum { STATES = 8 };
#define ODE_VARIABLES \
    STATE(0, "y[1]", 0), STATE(1, "y[2]", 0), STATE(2, "y[3]", 0), STATE(3, "y[4]", 0), STATE(4, "y[5]", 0), \
    STATE(5, "y[6]", 0), STATE(6, "y[7]", 0), STATE(7, "y[8]", 0)
static const double start_values[STATES] = {1, 0, 0, 0, 0, 0, 0, 0.0057};

static void slope(double time, const double *y, double *dy)
{
    (void)time;
    const double reaction = 280 * y[5] * y[7];
    dy[0] = -1.71 * y[0] + 0.43 * y[1] + 8.32 * y[2] + 0.0007;
    dy[1] = 1.71 * y[0] - 8.75 * y[1];
    dy[2] = -10.03 * y[2] + 0.43 * y[3] + 0.035 * y[4];
    dy[3] = 8.32 * y[1] + 1.71 * y[2] - 1.12 * y[3];
    dy[4] = -1.745 * y[4] + 0.43 * y[5] + 0.43 * y[6];
    dy[5] = -reaction + 0.69 * y[3] + 1.71 * y[4] - 0.43 * y[5] + 0.69 * y[6];
    dy[6] = reaction - 1.81 * y[6];
    dy[7] = -dy[6];
}

#include "ode.h"

static void concentrations_are_accurate(void **state)
{
    (void)state;
    const double expected[STATES] = {0.7371312573325668e-3, 0.1442485726316185e-3, 0.5888729740967575e-4,
                                     0.1175651343283149e-2, 0.2386356198831331e-2, 0.6238968252742796e-2,
                                     0.2849998395185769e-2, 0.2850001604814231e-2};
    assert_true(error_at_end("1e-6", "bdf", expected) < 100);
    assert_true(error_at_end("1e-9", "bdf", expected) < 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(concentrations_are_accurate)};
    return run_group(tests, 1);
}
