/* A thermostat: heated to the upper temperature, then off until the lower one. Closed form: exponentials. */
#include "../by_hand.h"

static bool is_on = true;

static void derivatives(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = (10 - x[0]) / 300 + (is_on ? 0.1 : 0);
}

static void jacobian(double time, const double *x, double *columns)
{
    (void)time, (void)x;
    columns[0] = -1 / 300.0;
}

static void indicators(double time, const double *x, double *g)
{
    (void)time;
    g[0] = is_on ? 22 - x[0] : x[0] - 20;
}

static bool event(double time, double *x, int root)
{
    (void)x, (void)root;
    is_on = !is_on;
    report(time);
    return true;
}

int main(int argc, char **argv)
{
    static const double start[] = {15};
    static const Switching thermostat = {1, start, 0.05, derivatives, jacobian, 1, indicators, NULL, event};
    return by_hand(argc, argv, &thermostat);
}
