/* step_ball.c - a step of models/bouncing_ball, written by hand. */
#define STATES 2 /* height, speed */
#define STEP 0.001
#include "step.h"

extern double gravity, restitution, slowest; /* parameters, which may be set */
double gravity = 9.81, restitution = 0.7, slowest = 0.001;

static bool is_at_rest, is_below, is_falling; /* the previous values of the relations */
static int bounces;

static void derivatives(double time, const double *state, double *slope)
{
    (void)time;
    slope[0] = is_at_rest ? 0 : state[1];
    slope[1] = is_at_rest ? 0 : -gravity;
}

static void bounce(void)
{
    x[1] = -restitution * x[1];
    bounces++;
    if (x[1] < slowest) {
        x[0] = x[1] = 0;
        is_at_rest = true;
    }
    memset(rest, 0, sizeof rest);
}

bool step_by_hand(void)
{
    double slope[STATES];
    if (!has_begun) {
        has_begun = true;
        x[0] = 1;
    }
    if (!is_at_rest && ((x[0] <= 0) != is_below || (x[1] < 0) != is_falling)) {
        is_below = x[0] <= 0;
        is_falling = x[1] < 0;
        if (is_below && is_falling) {
            bounce();
            is_falling = false;
        }
    }
    derivatives(now, x, slope);
    return runge_kutta(slope);
}
