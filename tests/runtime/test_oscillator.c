/* An undamped oscillator, 100 Hz and one micrometre, over ten periods: released (x = 1e-6) or pushed (v = 2e-4 pi),
 * together with a state of 300 that hardly changes and one that stays at zero. */
#define STOP 0.1
enum { STATES = 6 };
#define ODE_VARIABLES \
    STATE(0, "x", 0), STATE(1, "v", 0), STATE(2, "pushed.x", 0), STATE(3, "pushed.v", 0), STATE(4, "T", 0), \
    STATE(5, "rest", 0)
#define OMEGA 628.318530717958647692
static const double start_values[STATES] = {1e-6, 0, 0, 1e-6 * OMEGA, 300, 0};

static void slope(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = x[1];
    dx[1] = -OMEGA * OMEGA * x[0];
    dx[2] = x[3];
    dx[3] = -OMEGA * OMEGA * x[2];
    dx[4] = 0.01 * (350 - x[4]);
    dx[5] = 0;
}

#include "ode.h"

static void micrometres_are_as_accurate_as_kelvins(void **state)
{
    (void)state;
    const double expected[STATES] = {1e-6, 0, 0, 1e-6 * OMEGA, 350 - 50 * exp(-0.01 * STOP), 0};
    assert_true(error_at_end("1e-6", "bdf", expected) < 100);
    assert_true(error_at_end("1e-9", "bdf", expected) < 100);
    assert_true(error_at_end("1e-6", "adams", expected) < 100);
    assert_true(error_at_end("1e-9", "adams", expected) < 100);
    assert_true(error_at_end("1e-6", "auto", expected) < 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(micrometres_are_as_accurate_as_kelvins)};
    return run_group(tests, 1);
}
