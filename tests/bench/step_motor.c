/* step_motor.c - a step of tests/events/sampled_motor, written by hand. */
#define STATES 2 /* current, speed */
#define STEP 0.00025
#include "step.h"

static double voltage, integral;
static double ticks, next_tick; /* number of ticks so far; time of the next one in s */

static void derivatives(double time, const double *state, double *slope)
{
    (void)time;
    slope[0] = (voltage - state[0] - 0.05 * state[1]) / 0.002;
    slope[1] = (0.05 * state[0] - 1e-4 * state[1]) / 1e-4;
}

static void sample(void)
{
    const double former = voltage, error = 100 + 10 * sin(now) - x[1];
    integral = integral + 0.001 * error;
    voltage = 0.05 * error + 2 * integral;
    if (voltage < former || voltage > former)
        memset(rest, 0, sizeof rest);
    ticks += 1;
    next_tick = ticks / 1000;
}

bool step_by_hand(void)
{
    double slope[STATES];
    if (next_tick <= now || is_same(next_tick, now)) {
        now = next_tick;
        sample();
    }
    derivatives(now, x, slope);
    return runge_kutta(slope);
}
